import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sampleOf } from '../../../support/test-sample';
import type { Subject } from '../../subject/manifest';
import { ChromiumSession } from '../session/chromium-session';
import { IdeScenario, type ScenarioWorld } from './scenario';

/** An IDE whose window and worker each count the messages since they started. */
const files: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({
    manifest_version: 3,
    name: 'Counting IDE',
    version: '1.0',
    background: { service_worker: 'worker.js' },
  }),
  'ide.html': '<!doctype html><html lang="en"><title>IDE</title><h1>Counting</h1><script src="ide.js"></script>',
  'ide.js': `
    let asked = 0;
    chrome.runtime.onMessageExternal.addListener(({ uri }, _, respond) => {
      if (uri === '/window') respond(++asked);
      if (uri === '/late') {
        respond(true);
        requestAnimationFrame(() => { document.title = 'Late'; });
      }
    });
  `,
  'worker.js': `
    let asked = 0;
    chrome.runtime.onMessageExternal.addListener(({ uri }, { id }, respond) => {
      if (uri === '/worker') respond(++asked);
      if (uri === '/call') chrome.runtime.sendMessage(id, { action: 'event' }).then(respond, (error) => respond(String(error)));
      return uri === '/call';
    });
  `,
};

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-counting-ide-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
after(async () => {
  await ChromiumSession.end();
  await rm(folder, { recursive: true });
});

/** Runs `act` in a scenario about the counting IDE, with its window open. */
async function inScenario(act: (ide: IdeScenario) => Promise<void>): Promise<void> {
  const cleanups: (() => Promise<void>)[] = [];
  const world: ScenarioWorld = {
    subject: { name: 'counting', ide: { extension: folder, page: 'ide.html' } } as Subject,
    atFailure: () => {},
    atEnd: (cleanup) => cleanups.push(cleanup),
    attach: () => {},
  };
  try {
    const ide = await IdeScenario.of(world);
    await ide.driver.open();
    await act(ide);
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}

const toWorker = { uri: '/worker', verb: 'get' };
const toWindow = { uri: '/window', verb: 'get' };
const callBack = { uri: '/call', verb: 'post' };

async function answer(ide: IdeScenario, message: Readonly<Record<string, unknown>>): Promise<unknown> {
  await ide.send('A', message);
  const given = await ide.answer('A');
  return given.kind === 'value' ? given.value : given;
}

test('a worker that the browser stops starts again at the next message', async () => {
  await inScenario(async (ide) => {
    deepEqual([await answer(ide, toWorker), await answer(ide, toWorker)], [1, 2]);
    await ide.session.stopWorker(ide.ide.extension);
    await ide.session.stopWorker(ide.ide.extension);
    equal(await answer(ide, toWorker), 1);
  });
});

test('a worker that has just been woken stops, too', async () => {
  await inScenario(async (ide) => {
    for (const delayMs of sampleOf([...Array(40).keys()], 4)) {
      // It may lose its answer.
      const woken = ide.plugin('A').send(ide.ide.extension, toWorker);
      const ended = woken.catch(() => {});
      await setTimeout(delayMs);
      await ide.ide.stopWorker();
      // On a busy machine the message may arrive only after that, and wake another worker.
      await ended;
    }
    await ide.ide.stopWorker();
    equal(await answer(ide, toWorker), 1);
  });
});

test('a disabled or uninstalled plugin cannot be reached until it is restored', async () => {
  for (const remove of ['disable', 'uninstall'] as const) {
    await inScenario(async (ide) => {
      const gone = ide.plugin('B');
      await ide.send('B', callBack);
      deepEqual(await ide.answer('B'), { kind: 'value', value: true });
      await gone[remove]();
      const { extension } = ide.ide;
      match(await gone.send(extension, callBack).then(String, String), /Plugin B is (disabled|uninstalled)/);
      equal(await answer(ide, toWorker), 1, 'the other plugin still works');
      await gone.restore();
      await ide.send('B', callBack);
      deepEqual(await ide.answer('B'), { kind: 'value', value: true }, remove);
      equal(gone.received.length, 2);
      await gone[remove]();
    });
    await inScenario(async (ide) => {
      await ide.send('B', callBack);
      deepEqual(await ide.answer('B'), { kind: 'value', value: true }, 'the next scenario has it again');
    });
  }
});

test('a reloaded window has lost its state, and a message can arrive before its scripts run', async () => {
  await inScenario(async (ide) => {
    deepEqual([await answer(ide, toWindow), await answer(ide, toWindow)], [1, 2]);
    await ide.ide.reload();
    equal(await answer(ide, toWindow), 1);
    // The worker receives the message and does not answer it; the page does not listen yet. On a busy machine the
    // message may arrive only when the page's scripts run, so this tries again.
    let early = false;
    for (let attempt = 1; attempt <= 5 && !early; attempt++) {
      await ide.sendWhileLoading('A', toWindow, () => ide.ide.reload());
      early = (await ide.answer('A')).kind === 'nothing';
    }
    equal(early, true);
    equal(await answer(ide, toWindow), 1);
  });
});

test('what must not appear is noticed, too, if it follows the answer by a frame', async () => {
  await inScenario(async (ide) => {
    await ide.send('A', { uri: '/late', verb: 'post' });
    const title = async (): Promise<string> => (await ide.ide.page())?.title() ?? 'closed';
    equal(await ide.lasting(title), 'Late');
  });
});

test('a crashed window counts as closed, and the next scenario has a working IDE', async () => {
  await inScenario(async (ide) => {
    await ide.ide.crash();
    equal(await ide.driver.isOpen(), false);
    equal(await answer(ide, toWorker), 1, 'the extension still works');
  });
  await inScenario(async (ide) => {
    equal(await answer(ide, toWindow), 1);
  });
});
