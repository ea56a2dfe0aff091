// For every message of the real compiler about schemas, there is a schema that causes it, or the reason why none does.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sampleOf } from '../../support/test-sample';
import { contains, disagreements, errorCases, ourReport, realReport } from './error-cases';
import { frontEndTexts, isInRealCompiler } from './real-messages';

const areas = errorCases();
const reached = areas.map(({ area, entries }) => ({ area, cases: entries.filter((entry) => 'schema' in entry) }));
const texts = [...frontEndTexts()];

/** The messages that a part stands for: the one that equals it, or else those that contain it. */
function textsWith(part: string): string[] {
  return texts.includes(part) ? [part] : texts.filter((text) => text.includes(part));
}

/** The message that a part stands for; the part itself for messages in tables, which no function refers to directly. */
function wholeText(part: string): string {
  return textsWith(part)[0] ?? part;
}

for (const { area, cases } of reached.filter(({ cases: some }) => some.length > 0)) {
  describe(`both compilers report at the same place: ${area}`, () => {
    for (const [index, one] of sampleOf([...cases.entries()], 2)) {
      test(`${index + 1}: ${one.says[0]}`, () => {
        const real = realReport(one);
        const ours = ourReport(one);
        assert.deepEqual(disagreements(one, real, ours), [], `protoc: ${real.text}\nours: ${ours.text}`);
        for (const part of one.says) assert.ok(contains(real.text, wholeText(part)), `protoc does not report: ${part}`);
      });
    }
  });
}

describe('the list of messages', () => {
  const parts = areas.flatMap(({ entries }) => entries.flatMap(({ says }) => says));

  test('each entry names one message of the real compiler', () => {
    for (const part of parts) {
      const found = textsWith(part);
      assert.ok(found.length <= 1, `${part} is in more than one message: ${found.join(' | ')}`);
      assert.ok(found.length === 1 || isInRealCompiler(part), `${part} is in no message`);
    }
  });

  test('no message of the front end is missing', () => {
    const listed = new Set(parts.flatMap(textsWith));
    const missing = texts.filter((text) => !listed.has(text));
    assert.deepEqual(missing, [], 'add a schema that makes protoc report it, or the reason why none does');
    assert.ok(texts.length > 400, `only ${texts.length} messages were found`);
  });

  test('no schema causes a message that is listed as unreachable', () => {
    const caused = new Set(reached.flatMap(({ cases }) => cases.flatMap(({ says }) => says.flatMap(textsWith))));
    const unreached = areas.flatMap(({ entries }) => entries.flatMap((one) => ('unreachable' in one ? one.says : [])));
    assert.deepEqual(
      unreached.filter((part) => textsWith(part).some((text) => caused.has(text))),
      [],
    );
  });
});
