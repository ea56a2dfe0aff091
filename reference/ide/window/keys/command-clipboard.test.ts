import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asTable, fromTable } from './command-clipboard';

function counter(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

test('commands survive a round trip through a text table', () => {
  const commands = fromTable('open\t/\r\ntype\tid=a\t"two\nlines, a ""quote"" and a\ttab"\r\nend\n', counter());
  assert.deepEqual(
    commands.map(({ id, command, target, value }) => [id, command, target, value]),
    [
      ['id-1', 'open', '/', ''],
      ['id-2', 'type', 'id=a', 'two\nlines, a "quote" and a\ttab'],
      ['id-3', 'end', '', ''],
    ],
  );
  assert.deepEqual(fromTable(asTable(commands), counter()), commands);
});

test('other text is not a table of commands', () => {
  for (const text of ['', 'a sentence', 'a\tb\tc\td', 'one\nother']) assert.deepEqual(fromTable(text, counter()), []);
});
