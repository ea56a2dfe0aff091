// Cases of a C++ test program that take longer than their time limit while cases run together.

import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { findTools } from '../support/tools.mjs';

/** The numbers of the cases that never end. */
const late = new Set([3, 6, 9]);

const program = `
#include <unistd.h>
#include "touchstone/case.h"
#include "touchstone/observe.h"
${Array.from({ length: 12 }, (_, index) => index + 1)
  .map(
    (number) =>
      `TOUCHSTONE_CASE(${number}) { touchstone::EnterStep(1); ${late.has(number) ? 'pause();' : 'touchstone::Observe(true, "", "");'} }`,
  )
  .join('\n')}
`;

test('the cases after a late one still run together; after the third late one, no more do', {
  timeout: 120_000,
  skip: process.platform !== 'linux',
}, async () => {
  const root = path.resolve(__dirname, '../conformance-cpp');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'touchstone-late-'));
  try {
    const source = path.join(folder, 'cases.cc');
    await writeFile(source, program);
    // The others are programs of their own.
    const sources = (await readdir(path.join(root, 'src'))).filter(
      (file) => file.endsWith('.cc') && !['ask.cc', 'limit.cc', 'renew.cc'].includes(file),
    );
    const compiler = findTools().compiler;
    assert.ok(compiler, 'clang++ is not installed');
    const files = [source, ...sources.map((file) => path.join(root, 'src', file))];
    // Cases run together only in programs with AddressSanitizer, which shows where variables are.
    const binary = path.join(folder, 'cases');
    await execa(compiler.path, [
      '-std=c++17',
      '-fsanitize=address',
      `-I${root}/include`,
      `-I${root}/src`,
      ...files,
      '-o',
      binary,
    ]);
    const { stdout } = await execa(binary, ['2000', 'together'], { env: { ASAN_OPTIONS: 'exitcode=86' } });
    const ended = stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line): { readonly case: number; readonly end?: string } => JSON.parse(line))
      .filter(({ end }) => end !== undefined);
    // The others are left: 3, 6 and 9 are late, 7 and 8 ran in one process with the third late case.
    assert.deepEqual(
      ended.map((line) => line.case),
      [1, 2, 4, 5],
    );
    assert(ended.every(({ end }) => end === 'returned'));
  } finally {
    await rm(folder, { recursive: true });
  }
});
