import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CaseEnd, ProgramLines } from './program-output';

const end = (number: number): CaseEnd => ({
  number,
  case: 4,
  end: 'returned',
  entered: [2, 3],
  step: 3,
  microseconds: 1,
});
const begin = { number: 1, case: 4, begin: true } as const;
const text = (line: object, token = 'secret'): string => `${token} ${JSON.stringify(line)}`;

test('lines with the token and the next number are taken; a case is unfinished until its end', () => {
  const lines = new ProgramLines('secret');
  assert.deepEqual(lines.take(text(begin)), begin);
  assert.equal(lines.unfinished, 4);
  assert.deepEqual(lines.take(text(end(2))), end(2));
  assert.equal(lines.unfinished, undefined);
  assert.deepEqual([...lines.ended], [4]);
  assert.deepEqual(lines.lines, [begin, end(2)]);
  assert.equal(lines.refused, undefined);
});

const refused: Record<string, string> = {
  'a line without a token': JSON.stringify(end(2)),
  'a line with another token': text(end(2), 'guessed'),
  'a line that came before': text(begin),
  'a line out of turn': text(end(3)),
  'an end that does not exist': text({ ...end(2), end: 'well' }),
  'an observation without a value': text({ number: 2, case: 4, step: 3, holds: true }),
  'no JSON': 'secret {"number":2',
  'an empty line': '',
};
for (const [name, line] of Object.entries(refused)) {
  test(`${name} is refused, and the lines after it are taken`, () => {
    const lines = new ProgramLines('secret');
    lines.take(text(begin));
    assert.equal(lines.take(line), undefined);
    assert.equal(lines.refused, line);
    assert.deepEqual(lines.take(text(end(2))), end(2));
    assert.deepEqual([...lines.ended], [4]);
  });
}
