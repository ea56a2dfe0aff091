// Tests the comparison, and compares a fixed sample of the corpus.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { differences } from '../../reference/compiler/real-compiler/compare';
import { compileForReal } from '../../reference/compiler/real-compiler/real-descriptors';
import { judgeMutations } from './disagreements';
import { judgeGeneratedCode } from './generated-code';
import { judgeSchemas } from './judge';
import { corpusNames, corpusRoots, sampleOf } from './schemas';

const sample = sampleOf(corpusNames(), 200);

describe('200 real schemas have the same descriptors as from the real compiler', () => {
  for (const sourceInfo of [false, true]) {
    test(sourceInfo ? 'with source info' : 'without source info', () => {
      assert.equal(sample.length, 200);
      const { agreements } = judgeSchemas(sample, corpusRoots, sourceInfo);
      assert.deepEqual(
        agreements.filter(({ kind }) => kind !== 'equal' && kind !== 'both refuse'),
        [],
      );
      assert.ok(agreements.filter(({ kind }) => kind === 'equal').length > 190);
    });
  }
});

describe('the comparison', () => {
  const compiled = (name: string) => compileForReal([name], corpusRoots, false).descriptors.get(name)!;

  test('reports differences as paths with both values', () => {
    const one = compiled('google/protobuf/duration.proto');
    const other = compiled('google/protobuf/timestamp.proto');
    const found = differences(one, other);
    assert.ok(found.includes('name: "google/protobuf/duration.proto", not "google/protobuf/timestamp.proto"'));
    assert.ok(found.includes('message_type[0].name: "Duration", not "Timestamp"'));
  });

  test('finds a value that is missing', () => {
    const whole = compiled('google/protobuf/any.proto');
    // The last field is `syntax`, which takes eight bytes.
    assert.deepEqual(differences(whole.subarray(0, whole.length - 8), whole), ['syntax: nothing, not "proto3"']);
  });

  test('finds no difference between equal descriptors', () => {
    const whole = compiled('google/protobuf/api.proto');
    assert.deepEqual(differences(whole, whole), []);
  });
});

describe('the C++ of real schemas', () => {
  const names = ['google/protobuf/duration.proto', 'google/api/http.proto'];

  test('compiles', async () => {
    const { compiled, failed } = await judgeGeneratedCode(names, () => {});
    assert.deepEqual({ compiled, failed }, { compiled: names, failed: [] });
  });

  test('is reported if it does not compile', async () => {
    const { compiled, failed } = await judgeGeneratedCode(names, () => {}, 'false');
    assert.deepEqual({ compiled, failed: failed.map(({ name }) => name) }, { compiled: [], failed: names });
  });
});

test('our compiler accepts and refuses randomly edited schemas like the real one', () => {
  const { judged, acceptedByBoth, refusedByBoth, crashes, disagreements } = judgeMutations(150, 1, () => {});
  assert.deepEqual(disagreements, []);
  assert.equal(acceptedByBoth + refusedByBoth + crashes.length, judged);
  assert.ok(acceptedByBoth >= 20 && refusedByBoth >= 20);
});
