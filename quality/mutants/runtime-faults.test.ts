// A fault of the runtime that no longer compiles would be killed by every scenario, whatever these look at.

import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { loadCatalogue } from '../../harness/verdict/catalogue';
import { typescriptOptions } from '../../support/project';
import { sampleOf } from '../../support/test-sample';
import { findTools } from '../../support/tools.mjs';
import { project, temporaryFolder } from '../../tests/command';
import { loadMutants, type Mutant, mutate } from './mutant';

const reference = path.join(project, 'reference');
const headers = 'runtime/include/';

/** Checks a file of the runtime with a fault in it. @returns what the C++ compiler says; empty if it compiles */
async function complaintsOf(mutant: Mutant): Promise<string> {
  const source = path.join(reference, mutant.file);
  const folder = await temporaryFolder();
  // A header is found before the one without the fault.
  const isHeader = mutant.file.startsWith(headers);
  const copy = path.join(folder, isHeader ? mutant.file.slice(headers.length) : path.basename(mutant.file));
  await mkdir(path.dirname(copy), { recursive: true });
  await writeFile(copy, mutate(await readFile(source, 'utf8'), mutant));
  const includes = [folder, path.join(reference, headers), path.join(project, 'dist', 'runtime')];
  const { exitCode, stderr } = await execa(
    findTools().compiler!.path,
    [
      ...['-x', 'c++', '-std=c++17', '-w', '-fsyntax-only', '-iquote', path.dirname(source)],
      ...includes.map((include) => `-I${include}`),
      copy,
    ],
    { reject: false },
  );
  return exitCode === 0 ? '' : `${mutant.id}: ${stderr.split('\n').find((line) => line.includes('error')) ?? stderr}`;
}

test('faults of the runtime compile', async () => {
  // The messages of descriptor.proto, which the runtime includes.
  await execa(process.execPath, [...typescriptOptions(), 'reference/build.ts'], { cwd: project });
  const catalogue = await loadCatalogue(path.join(project, 'features', 'catalogue.yaml'));
  const all = await loadMutants(path.join(__dirname, 'faults'), reference, catalogue);
  const ours = all.filter(({ file, compiles }) => compiles && /^runtime\/.*\.(cc|h)$/.test(file));
  const complaints: string[] = [];
  const queue = [...sampleOf(ours, 24)];
  assert.ok(queue.length > 10, `${queue.length} faults`);
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) complaints.push(await complaintsOf(next));
  };
  await Promise.all([worker(), worker()]);
  assert.deepEqual(
    complaints.filter((complaint) => complaint !== ''),
    [],
  );
});
