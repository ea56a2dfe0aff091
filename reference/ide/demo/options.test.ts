import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from '../../../support/usage-error';
import { hasDisplay, ideCommand, type LaunchOptions } from './options';

/** The options with which the command would open the IDE. */
async function read(words: readonly string[], displayed: boolean): Promise<LaunchOptions | undefined> {
  let read: LaunchOptions | undefined;
  const command = ideCommand(displayed, async (options) => {
    read = options;
  });
  await command.parseAsync(words, { from: 'user' });
  return read;
}

test('a window needs a display, a screenshot does not', async () => {
  assert.deepEqual(await read([], true), {});
  assert.deepEqual(await read(['--screenshot', 'ide.png', '--dark'], false), { screenshot: 'ide.png', dark: true });
  await assert.rejects(
    read([], false),
    (error) => error instanceof UsageError && /no display[\s\S]*--screenshot/.test(error.message),
  );
});

test('invalid arguments are rejected', async () => {
  const cases: [string[], RegExp][] = [
    [['--screenshot', 'ide.jpg'], /\.png/],
    [['--play'], /--play requires --screenshot/],
    [['--wrong'], /--help/],
    [['my.side'], /--help/],
  ];
  for (const [words, message] of cases) await assert.rejects(read(words, true), message);
});

test('a display is detected for each platform', () => {
  assert.equal(hasDisplay('linux', {}), false);
  assert.equal(hasDisplay('linux', { DISPLAY: ':0' }), true);
  assert.equal(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' }), true);
  assert.equal(hasDisplay('darwin', {}), true);
});
