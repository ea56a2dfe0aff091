import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { findStepDefinition } from '../harness/cpp/step-definition';
import { findTools } from '../support/tools.mjs';
import '../steps/cpp/values';

/** A step, whether it holds, and the expected and actual texts that its failure shows. */
type Expectation = readonly [step: string, holds: boolean, expected: string, actual: string];

const expectations: readonly Expectation[] = [
  ['`text` contains `"oak"`', true, 'it to contain "oak"', '"an oak"'],
  ['`text` contains `"elm"`', false, 'it to contain "elm"', '"an oak"'],
  ["`text` contains `'k'`", true, 'it to contain 107', '"an oak"'],
  ['`"an oak"` contains `std::string("oak")`', true, 'it to contain "oak"', '"an oak"'],
  ['`numbers` contains `2`', true, 'it to contain 2', '{1, 2}'],
  ['`numbers` contains `3u`', false, 'it to contain 3', '{1, 2}'],
  ['`text` does not contain `"elm"`', true, 'it not to contain "elm"', '"an oak"'],
  ['`text` does not contain `"oak"`', false, 'it not to contain "oak"', '"an oak"'],
  ['`text.size()` is at most `6`', true, 'at most 6', '6'],
  ['`text.size()` is at most `5`', false, 'at most 5', '6'],
  ['`text.size()` is at most `-1`', false, 'at most -1', '6'],
  ['`-1` is at most `text.size()`', true, 'at most 6', '-1'],
  ['`0.5` is at most `nan`', false, 'at most nan', '0.5'],
  ['`text.size()` is at least `6`', true, 'at least 6', '6'],
  ['`text.size()` is at least `7`', false, 'at least 7', '6'],
  ['`text.size()` is at least `-1`', true, 'at least -1', '6'],
  ['`-1` is at least `text.size()`', false, 'at least 6', '-1'],
  ['`text.size()` is less than `7`', true, 'less than 7', '6'],
  ['`text.size()` is less than `6`', false, 'less than 6', '6'],
  ['`-1` is less than `text.size()`', true, 'less than 6', '-1'],
  ['`numbers.begin()` is less than `numbers.end()`', true, 'less than an object', 'an object'],
];

/** The C++ code of a step. */
function cppOf(step: string): string {
  const found = findStepDefinition(step);
  assert.ok(found, step);
  return String(found.definition.emit.apply(undefined as never, found.values as never[]));
}

/** Prints each observation: whether it holds, the expected text and the actual text, separated by tabs. */
const program = `
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>
#include "touchstone/observe.h"
void touchstone::Observe(bool holds, const std::string& actual, const std::string& expected) {
  std::printf("%d\\t%s\\t%s\\n", holds, expected.c_str(), actual.c_str());
}
int main() {
  const std::string text = "an oak";
  const std::vector<int> numbers = {1, 2};
  const double nan = std::nan("");
  ${expectations.map(([step]) => `${cppOf(step)};`).join('\n  ')}
}
`;

test('a comparison shows the expected and the actual value', { timeout: 120_000 }, async () => {
  const root = path.resolve(__dirname, '../conformance-cpp');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'touchstone-values-'));
  try {
    const source = path.join(folder, 'values.cc');
    await writeFile(source, program);
    const flags = ['-std=c++17', '-Wall', '-Wextra', '-Werror', `-I${root}/include`];
    const compiler = findTools().compiler;
    assert.ok(compiler, 'clang++ is not installed');
    await execa(compiler.path, [...flags, source, `${root}/src/render.cc`, '-o', path.join(folder, 'values')]);
    const { stdout } = await execa(path.join(folder, 'values'));
    const seen = stdout.split('\n').map((line, index) => {
      const [holds, expected, actual] = line.split('\t');
      return [expectations[index]?.[0], holds === '1', expected, actual];
    });
    assert.deepEqual(seen, expectations);
  } finally {
    await rm(folder, { recursive: true });
  }
});
