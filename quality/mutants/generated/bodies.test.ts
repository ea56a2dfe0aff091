import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { findTools } from '../../../support/tools.mjs';
import type { Mutant } from '../mutant';
import { bodiesOf, type Copies, copiesOf } from './bodies';
import { type Clang, readTree } from './clang-tree';
import { rewritten } from './rewrite';
import { precompile } from './runtime-faults';
import { numberedBy } from './written-faults';

const program = `
#include <cstdio>
constexpr int kBase = 5;
namespace one {
struct Counter {
  explicit Counter(int from) : count(from) { count += kBase; }
  int Next() { return ++count; }
  int count;
};
template <typename T> T Double(T value) { return value + value; }
int Apply(int value) { const auto inner = [&] { return value * 2; }; return inner() + 1; }
const auto triple = [](int tripled) { return tripled * 3; };
}
int main() {
  one::Counter counter(1);
  std::printf("%d %d %d %d\\n", counter.Next(), one::Double(4), one::Apply(3), one::triple(1));
}
`;

function mutant(replace: string, by: string): Mutant {
  const rest = { breaks: ['cpp.oneof.set'], why: 'Why.', compiles: true, place: { file: 'a.yaml', line: 1 } };
  return { id: replace, file: 'runtime/src/a.cc', replace, by, ...rest };
}

const faults = [
  mutant('count += kBase;', ''),
  mutant('return ++count;', 'return count++;'),
  mutant('value + value', 'value'),
  mutant('value * 2', 'value * 3'),
  mutant('inner() + 1', 'inner()'),
  mutant('kBase = 5', 'kBase = 6'),
  mutant('int Next() { return', 'int Next() { return 1 +'),
  mutant('int Next() { return ++', 'long Next() { return --'),
  mutant('tripled * 3', 'tripled * 4'),
];

describe('faults in one build', () => {
  let folder: string;
  let result: Copies;
  const clang: Clang = { compiler: findTools().compiler?.path ?? 'clang++', flags: ['-std=c++17'] };

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'touchstone-together-'));
    const source = path.join(folder, 'plain.cc');
    await writeFile(source, program);
    const precompiled = path.join(folder, 'standard.pch');
    await precompile(clang, '#include <cstdio>\n', precompiled, folder);
    const bodies = bodiesOf(await readTree(clang, precompiled, source, folder), (file) => file === source);
    result = copiesOf(
      program,
      bodies,
      faults.map((one, index) => ({ number: index + 1, mutant: one })),
    );
    const faulty = path.join(folder, 'program.cc');
    await writeFile(faulty, `#include "fault.h"\n${rewritten(program, result.functions)}`);
    const include = `-I${__dirname}`;
    await execa(clang.compiler, [...clang.flags, include, faulty, '-o', path.join(folder, 'program')]);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test('faults that change something outside of functions are not in it', () => {
    assert.deepEqual(
      result.placed.map(({ mutant: { replace } }) => replace),
      [0, 1, 6, 2, 3, 4, 8].map((index) => faults[index]!.replace),
    );
  });

  const outputs = [
    '7 8 7 3',
    '2 8 7 3',
    '6 8 7 3',
    '7 4 7 3',
    '7 8 10 3',
    '7 8 6 3',
    '7 8 7 3',
    '8 8 7 3',
    '7 8 7 3',
    '7 8 7 4',
  ];
  for (const [number, output] of outputs.entries()) {
    test(`fault ${number} of one function at a time: ${output}`, async () => {
      const env = { TOUCHSTONE_FAULT: String(number) };
      assert.equal((await execa(path.join(folder, 'program'), { env })).stdout, output);
    });
  }
});

test('a fault keeps its number when another one is added, and shares it with none', () => {
  const numberOf = (some: readonly Mutant[], one: Mutant) =>
    numberedBy(some).find(({ mutant: own }) => own === one)?.number;
  const [first, second] = faults;
  assert.ok(first && second);
  assert.equal(numberOf([first], first), numberOf([second, first], first));
  assert.equal(new Set(numberedBy([first, second, first]).map(({ number }) => number)).size, 3);
});
