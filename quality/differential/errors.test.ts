// Every message that the real compiler can give about a schema: one that makes it, or the reason that none does.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { disagreements, type ErrorCase, errorCases, isSaid, realSays, weSay } from './error-cases';
import { frontEndTexts, isInRealCompiler } from './real-messages';

const areas = errorCases();
const reached = areas.map(({ area, entries }) => ({ area, cases: entries.filter((entry) => 'schema' in entry) }));
const texts = [...frontEndTexts()];

/** The texts that a part of one stands for: the one that is just that, else those that have it in them. */
function textsWith(part: string): string[] {
  return texts.includes(part) ? [part] : texts.filter((text) => text.includes(part));
}

/** Like it, but of texts that the compiler keeps in tables, where the functions that use them cannot be seen. */
function wholeText(part: string): string {
  return textsWith(part)[0] ?? part;
}

for (const { area, cases } of reached.filter(({ cases: some }) => some.length > 0)) {
  describe(`both compilers report at one place: ${area}`, () => {
    cases.forEach((one: ErrorCase, index) => {
      test(`${index + 1}: ${one.says[0]}`, () => {
        const real = realSays(one);
        const ours = weSay(one);
        assert.deepEqual(disagreements(one, real, ours), [], `protoc: ${real.text}\nours: ${ours.text}`);
        for (const part of one.says) assert.ok(isSaid(wholeText(part), real.text), `protoc does not say: ${part}`);
      });
    });
  });
}

describe('the list of messages', () => {
  const parts = areas.flatMap(({ entries }) => entries.flatMap(({ says }) => says));

  test('each entry names one text of the real compiler', () => {
    for (const part of parts) {
      const found = textsWith(part);
      assert.ok(found.length <= 1, `${part} is in more than one text: ${found.join(' | ')}`);
      assert.ok(found.length === 1 || isInRealCompiler(part), `${part} is in no text`);
    }
  });

  test('no text of the front end is missing', () => {
    const listed = new Set(parts.flatMap(textsWith));
    const missing = texts.filter((text) => !listed.has(text));
    assert.deepEqual(missing, [], 'add a schema that makes protoc say it, or the reason why none does');
    assert.ok(texts.length > 400, `only ${texts.length} texts were found`);
  });

  test('what cannot be reached is not reached', () => {
    const said = new Set(reached.flatMap(({ cases }) => cases.flatMap(({ says }) => says.flatMap(textsWith))));
    const unreached = areas.flatMap(({ entries }) => entries.flatMap((one) => ('unreachable' in one ? one.says : [])));
    assert.deepEqual(
      unreached.filter((part) => textsWith(part).some((text) => said.has(text))),
      [],
    );
  });
});
