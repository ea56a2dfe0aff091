import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestProgram } from '../cpp/plan';
import { shardOf } from './shard';

const names = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
const program = (schemas: string, ids: readonly string[]) =>
  ({ schemas: { name: schemas }, cases: ids.map((pickleId) => ({ pickleId })) }) as unknown as TestProgram;
const scenario = (id: string, tag: string) => ({ id, tags: [tag], missing: [] as string[] });

const programs = [
  program('a', names('a', 40)),
  program('a', names('release', 3)),
  program('b', names('b', 5)),
  program('c', names('c', 7)),
];
const scenarios = [
  ...programs.flatMap(({ cases }) => cases.map(({ pickleId }) => scenario(pickleId, '@needs.cpp'))),
  ...names('ide', 20).map((id) => scenario(id, '@needs.ide')),
  ...names('none', 9).map((id) => ({ ...scenario(id, '@needs.cord'), missing: ['cord'] })),
];
const ids = (shard: string) => shardOf(scenarios, programs, shard).map(({ id }) => id);

test('every scenario is in one part, in the order of the whole', () => {
  for (const parts of [1, 2, 3, 7]) {
    const all = names('', parts).map((_, index) => ids(`${index + 1}/${parts}`));
    assert.deepEqual(all.flat().sort(), scenarios.map(({ id }) => id).sort());
    for (const part of all) {
      assert.deepEqual(
        part,
        scenarios.map(({ id }) => id).filter((id) => part.includes(id)),
      );
    }
  }
});

test('no two parts compile the code of the same schemas', () => {
  const parts = [1, 2, 3].map((part) => ids(`${part}/3`));
  for (const schemas of ['a', 'b', 'c']) {
    const built = programs.filter((one) => one.schemas.name === schemas).flatMap(({ cases }) => cases);
    const users = parts.filter((part) => built.some(({ pickleId }) => part.includes(pickleId)));
    assert.equal(users.length, 1, schemas);
  }
});

test('the parts are about equally long: the two programs of one schema set weigh more than one', () => {
  const [first, second] = [ids('1/2'), ids('2/2')];
  assert.ok(first.includes('a0') && first.includes('release0'));
  assert.ok(second.includes('b0') && second.includes('c0'));
  const ide = (part: string[]): number => part.filter((id) => id.startsWith('ide')).length;
  assert.ok(Math.abs(ide(first) - ide(second)) <= 2, `${ide(first)} and ${ide(second)}`);
});

test('a part may be empty', () => {
  assert.deepEqual(shardOf(scenarios.slice(0, 2), programs, '2/2'), []);
});
