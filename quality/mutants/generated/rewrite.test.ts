import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { findTools } from '../../../support/tools.mjs';
import { type Clang, readTree } from './clang-tree';
import { FaultFinder, type FaultPlace } from './find-faults';
import { precompile, withFaults } from './runtime-faults';

/** Prints one line for each of its functions. */
const program = `
#include <cstdio>
#include <utility>
constexpr int kBase = 1 + 1;
static int calls = 0;
enum Kind { kOne = 1 };
template <typename T> T Same(T value) { return value; }
template <typename Work> auto Done(const Work& work) { const Work& same = work; return same(); }
bool Below(int a, int b) { return a < b; }
bool Both(bool a, bool b) { return a && b; }
int Sum(int a, int b) { return a + b; }
int Difference(int a, int b) { return a - b; }
void Count() { ++calls; ++calls; }
int Choose(int n) { switch (n) { case 1: return 10; default: return kBase; } }
int Loop(const int (&all)[3]) { int sum = 0; for (int one : all) { sum += one; } return sum; }
int main() {
  Count();
  Done([] {});
  Done([] { return 3; });
  const int all[] = {1, 2, 3};
  std::printf("%d %d %d %d\\n", Below(1, 1), Both(true, false), Sum(2, 3), Difference(3, 2));
  std::printf("%d %d %d %d %d\\n", calls, Choose(1), Loop(all), Same(7), Same(true));
  std::printf("%d\\n", static_cast<int>(Kind::kOne));
  return 0;
}
`;

describe('rewriting', () => {
  let folder: string;
  let places: readonly FaultPlace[];
  const clang: Clang = { compiler: findTools().compiler?.path ?? 'clang++', flags: ['-std=c++17'] };

  const run = async (fault?: number): Promise<string> => {
    const env = fault === undefined ? {} : { TOUCHSTONE_FAULT: String(fault) };
    return (await execa(path.join(folder, 'program'), { env, reject: false, timeout: 5000 })).stdout;
  };
  const numbersOf = (operator: string, text: string): number[] =>
    places.flatMap(({ operator: own, shown }, index) => (own === operator && shown === text ? [index + 1] : []));

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'touchstone-rewrite-'));
    const source = path.join(folder, 'plain.cc');
    await writeFile(source, program);
    const precompiled = path.join(folder, 'standard.pch');
    await precompile(clang, '#include <cstdio>\n#include <utility>\n', precompiled, folder);
    const finder = new FaultFinder((file) =>
      path.resolve(folder, file) === source ? { file, text: program } : undefined,
    );
    finder.add(await readTree(clang, precompiled, source, folder));
    places = [...finder.places().values()].flat();
    const faulty = path.join(folder, 'program.cc');
    await writeFile(
      faulty,
      withFaults(
        program,
        places.map((place, index) => ({ number: index + 1, place })),
      ),
    );
    await writeFile(path.join(folder, 'touchstone_fault.h'), await readFile(path.join(__dirname, 'fault.h')));
    await execa(clang.compiler, [...clang.flags, `-I${folder}`, faulty, '-o', path.join(folder, 'program')]);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test('changes nothing while no fault is active', async () => {
    assert.equal(await run(), '0 0 5 1\n2 10 6 7 1\n1');
  });

  const cases: readonly (readonly [operator: string, shown: string, first: RegExp])[] = [
    ['comparison off by one', 'a <= b', /^1 0 5 1\n2 10/],
    ['and/or exchanged', 'a || b', /^0 1 5 1\n/],
    ['sum off by one', 'a + b + 1', /^0 0 6 1\n/],
    ['sum off by one', 'a - b - 1', /^0 0 5 0\n/],
    ['return at the beginning', '{ return;', /\n0 10 6 7/],
    ['constant off by one', '10 + 1', /\n2 11 6 7/],
    ['call dropped', '(nothing)', /^(?!0 0 5 1\n2 10 6 7 1\n1$)/],
  ];
  for (const [operator, shown, output] of cases) {
    test(`${operator}: ${shown}`, async () => {
      const [number] = numbersOf(operator, shown);
      assert.ok(
        number !== undefined,
        `no such fault: ${places.map((place) => `${place.operator}: ${place.shown}`).join('\n')}`,
      );
      assert.match(await run(number), output);
    });
  }

  test('leaves constant expressions, case labels, enumerators and instances of templates alone', () => {
    const shown = places.map((place) => place.shown);
    assert.ok(!shown.includes('1 + 1 + 1'));
    assert.deepEqual(
      numbersOf('constant off by one', '1 + 1').filter((number) => places[number - 1]!.function === 'Choose'),
      [],
    );
    assert.ok(!places.some(({ function: name }) => name === 'Same' || name === 'Done'));
  });
});
