import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, test } from 'node:test';
import { typescriptOptions } from './project';
import { columnsOf, painter, wrapped } from './terminal';

/** Whether a process with these variables would write colours to a pipe. */
function coloured(env: Readonly<Record<string, string>>): string {
  const script = `process.stdout.write(String(require('./terminal').hasColours()))`;
  const { stdout } = spawnSync(process.execPath, [...typescriptOptions(), '-e', script], {
    cwd: path.resolve(__dirname),
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  });
  return stdout;
}

describe('colours', () => {
  test('a pipe has none, unless they are forced', () => {
    assert.equal(coloured({}), 'false');
    assert.equal(coloured({ FORCE_COLOR: '1' }), 'true');
    assert.equal(coloured({ FORCE_COLOR: '0' }), 'false');
    assert.equal(coloured({ NO_COLOR: '1' }), 'false');
  });
  test('a text is painted, or left as it is', () => {
    assert.equal(painter(false)('red', 'x'), 'x');
    assert.equal(painter(true)('red', 'x'), '\u001b[31mx\u001b[39m');
  });
});

test('only a terminal has a width', () => {
  assert.equal(columnsOf({ isTTY: true, columns: 60 }), 60);
  assert.equal(columnsOf({ columns: 60 }), undefined);
});

test('text wraps at spaces', () => {
  assert.deepEqual(wrapped('one two three', 7), ['one two', 'three']);
  assert.deepEqual(wrapped('a-very-long-word x', 5), ['a-very-long-word', 'x']);
});
