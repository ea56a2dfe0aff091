// The table of rules and kinds of files: a cell has a count or a reason, and a reason has a cell.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFeature } from '../../harness/verdict/suite';
import { filesUsed, kindsOfFiles, kindsOfFilesTable } from './kinds-of-files';

const schema = (name: string, text: string): string =>
  [
    '    Given the schema file `',
    name,
    '`\n      """proto\n      ',
    text.replaceAll('\n', '\n      '),
    '\n      """',
  ].join('');

const usedBy = (steps: readonly string[]) => {
  const feature = [
    'Feature: Files',
    '  Scenario: one',
    schema('second.proto', 'syntax = "proto2";\npackage second;\nmessage Sample {}'),
    schema(
      'third.proto',
      'syntax = "proto3";\npackage third.party;\noption optimize_for = LITE_RUNTIME;\nenum Kind { NONE = 0; }',
    ),
    schema(
      'bare.proto',
      'edition = "2023";\noption optimize_for = CODE_SIZE;\nmessage Bare {}\nenum Level { LOW = 0; }',
    ),
    ...steps.map((step) => `    Then ${step}`),
  ].join('\n');
  return [...filesUsed(parseFeature(feature, 'a.feature')[0]!.pickle)];
};

test('a file is used if its package, or a type of a file without one, is mentioned', () => {
  assert.deepEqual(usedBy(['`second::Sample m`']), ['proto2']);
  assert.deepEqual(usedBy(['`third::party::Kind_IsValid(1)` is `false`']), ['proto3, lite']);
  assert.deepEqual(usedBy(['`m.GetTypeName()` is `"third.party.Sample"`']), ['proto3, lite']);
  assert.deepEqual(usedBy(['`Bare m`']), ['editions, size']);
  assert.deepEqual(usedBy(['`Level_Name(0)` is `"LOW"s`']), ['editions, size']);
  assert.deepEqual(usedBy(['`second::Sample m`', '`Barely m`']), ['proto2']);
  assert.deepEqual(usedBy(['`other::Bare m`']), []);
});

const everywhere = { rules: ['cpp.a.one'], files: new Set(kindsOfFiles) };

test('a cell counts scenarios, or has the number of its reason', () => {
  const gaps = [{ rules: ['cpp.b.'], files: 'all' as const, reason: 'It is about the command.' }];
  const lines = kindsOfFilesTable(gaps, ['cpp.a.one', 'cpp.b.two'], [everywhere, everywhere]);
  assert.ok(lines.includes('| `cpp.a.one` | 2 | 2 | 2 | 2 | 2 | 2 | 2 | 2 | 2 |'));
  assert.ok(lines.includes('| `cpp.b.two` | [1] | [1] | [1] | [1] | [1] | [1] | [1] | [1] | [1] |'));
  assert.ok(lines.includes('1. It is about the command.'));
  assert.ok(lines.some((line) => line.includes('9 of 18 cells have a scenario')));
});

test('a cell without a scenario and without a reason is refused', () => {
  const files = new Set(kindsOfFiles.filter((kind) => kind !== 'proto3, lite'));
  assert.throws(
    () => kindsOfFilesTable([], ['cpp.a.one'], [{ rules: ['cpp.a.one'], files }]),
    /cpp\.a\.one: no scenario uses a file of proto3, lite\./,
  );
});

test('a reason whose cells all have scenarios is refused', () => {
  const gaps = [{ rules: ['cpp.a.one'], files: 'all' as const, reason: 'It is hard.' }];
  assert.throws(
    () => kindsOfFilesTable(gaps, ['cpp.a.one'], [everywhere]),
    /every cell of `It is hard\.` has a scenario/,
  );
});
