// A sample of `npm run corpus -- --json`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildRuntimeTests } from '../../reference/compiler/cpp/runtime-build';
import { isSample } from '../../support/test-sample';
import { compareJson } from './json';
import { decisions } from './json-decisions';
import { JsonMessages, loadJsonSchema } from './json-messages';

test('JSON is that of libprotobuf and protobufjs, and each reads what the others wrote', async () => {
  await buildRuntimeTests();
  const messages = isSample ? 1000 : 3000;
  const { written, besideProtobufjs, differences, stale } = await compareJson(messages, 1);
  assert.deepEqual(differences, []);
  // What differs is decided, and is as it was.
  assert.deepEqual(stale, []);
  assert.equal(written, messages);
  assert.ok(besideProtobufjs > messages / 3);
});

test('the messages have every field, and the same seed makes the same ones', async () => {
  const root = await loadJsonSchema();
  const [random, again] = [new JsonMessages(root, 5), new JsonMessages(root, 5)];
  const seen = new Set<string>();
  for (let i = 0; i < 2000; i += 1) {
    const { type, bytes } = random.next();
    assert.deepEqual(again.next(), { type, bytes });
    const messageType = root.lookupType(`beside.json.${type}`);
    for (const name of Object.keys(messageType.toObject(messageType.decode(bytes)))) seen.add(`${type}.${name}`);
  }
  const fields = ['Kinds', 'Forms'].flatMap((type) =>
    root.lookupType(`beside.json.${type}`).fieldsArray.map(({ name }) => `${type}.${name}`),
  );
  // Without presence, the only value of a NullValue is not written.
  assert.deepEqual(
    fields.filter((name) => !seen.has(name)),
    ['Forms.null'],
  );
  for (const { ours, theirs, why } of decisions(root)) assert.ok(ours !== theirs && /\.$/.test(why), why);
});
