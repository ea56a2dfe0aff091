import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from '../../../support/usage-error';
import { hasDisplay, readOptions } from './options';

test('a window needs a display, a screenshot does not', () => {
  assert.equal(readOptions([], true).screenshot, undefined);
  assert.equal(readOptions(['--screenshot', 'ide.png'], false).screenshot, 'ide.png');
  assert.throws(
    () => readOptions([], false),
    (error) => error instanceof UsageError && /no display[\s\S]*--screenshot/.test(error.message),
  );
  assert.equal(readOptions(['--help'], false).help, true);
});

test('invalid arguments are refused', () => {
  const cases: [string[], RegExp][] = [
    [['--screenshot', 'ide.jpg'], /\.png/],
    [['--play'], /--play goes with --screenshot/],
    [['--wrong'], /--help/],
    [['my.side'], /--help/],
  ];
  for (const [words, message] of cases) assert.throws(() => readOptions(words, true), message);
});

test('a display is detected for each platform', () => {
  assert.equal(hasDisplay('linux', {}), false);
  assert.equal(hasDisplay('linux', { DISPLAY: ':0' }), true);
  assert.equal(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' }), true);
  assert.equal(hasDisplay('darwin', {}), true);
});
