// The driver of Selenium IDE, with a window that behaves like that IDE where its speed matters. No build of it is needed.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import type { IdeDriver, ToolbarWindow } from '../harness/ide/window/ide-driver';
import { driverOf } from '../harness/ide/window/own-driver';

const driver = path.resolve(__dirname, '../subjects/selenium-ide/driver.mjs');

/** A window that asks a plugin's question, and restarts after it was accepted, one change at a time. */
class FakeIde {
  readonly happened: string[] = [];
  run: number | undefined = 1;
  controller = '';
  question = 'Assisted Control Plugin A is trying to control Selenium IDE';
  /** What the IDE does at each of the next changes. */
  private coming: (() => void)[] = [];

  readonly window = {
    page: async () => (this.run === undefined ? undefined : this.page),
    change: async () => {
      this.coming.shift()?.();
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
    stopWorker: async () => void this.happened.push('the worker stops'),
  } as unknown as ToolbarWindow;

  private readonly page = {
    on: () => {},
    evaluate: async (called: { readonly name: string }, selector?: string) => {
      if (called.name === 'clickOn') return this.accept();
      if (called.name !== 'textsOf') return String(this.run);
      const text = selector === '.modal.alert' ? this.question : this.controller;
      return text === '' ? [] : [text];
    },
  };

  private accept(): boolean {
    this.question = '';
    this.happened.push('the user accepts');
    const run = this.run!;
    const old = this.controller;
    this.coming = [
      () => {},
      // The window that was asked stays for a moment.
      () => this.closes(),
      () => {},
      () => {
        this.run = run + 1;
      },
      () => {
        this.controller = old === '' ? 'Controlled by Plugin A' : 'Controlled by Plugin B';
        this.happened.push('it is controlled');
      },
    ];
    return true;
  }

  closes(): void {
    this.run = undefined;
    this.controller = '';
  }
}

function started(): { ide: FakeIde; user: IdeDriver } {
  const ide = new FakeIde();
  return { ide, user: driverOf({ driver })(ide.window) };
}

test('a user who has accepted a connection goes on when the new window is under control', async () => {
  const { ide, user } = started();
  await user.reply('accept');
  assert.deepEqual(ide.happened, ['the user accepts', 'it is controlled']);
  assert.equal(await user.run(), '2');
});

test('the window of a former controller does not count as the new one', async () => {
  const { ide, user } = started();
  ide.controller = 'Controlled by Plugin A';
  await user.reply('accept');
  assert.equal(await user.run(), '2');
  assert.equal(await user.controller(), 'Controlled by Plugin B');
});

test('the worker, which would open no second window for a while, is stopped before it must', async () => {
  const { ide, user } = started();
  await user.reply('accept');
  ide.happened.length = 0;
  ide.question = 'Assisted Control Plugin B is trying to control Selenium IDE';
  await user.reply('accept');
  assert.deepEqual(ide.happened, ['the worker stops', 'the user accepts', 'it is controlled']);

  ide.happened.length = 0;
  ide.closes();
  // It is read before a message is sent, and the message may ask the closed IDE to open.
  assert.equal(await user.run(), undefined);
  assert.equal(await user.run(), undefined);
  assert.deepEqual(ide.happened, ['the worker stops']);
});

test('the worker of an IDE that has not restarted is left alone', async () => {
  const { ide, user } = started();
  ide.closes();
  assert.equal(await user.run(), undefined);
  assert.deepEqual(ide.happened, []);
});
