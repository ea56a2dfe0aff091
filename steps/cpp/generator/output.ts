// Steps about the generator's command line: its arguments, the files that it writes, its exit status.

import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Cpp } from '../../../harness/cpp/cpp-text';
import { codeIn } from '../../../harness/cpp/cpp-text';
import { type GeneratorRun, GeneratorSandbox, splitArgv } from '../../../harness/cpp/generator';
import type { TouchstoneWorld } from '../../../harness/run/world';

const sandboxes = new WeakMap<TouchstoneWorld, GeneratorSandbox>();
const runs = new WeakMap<TouchstoneWorld, GeneratorRun>();

async function sandboxOf(world: TouchstoneWorld): Promise<GeneratorSandbox> {
  const known = sandboxes.get(world);
  if (known) return known;
  const made = await GeneratorSandbox.create(world.subject);
  world.atEnd(() => made.remove());
  sandboxes.set(world, made);
  return made;
}

/** The last run of the generator, as an observation. */
function lastRun(world: TouchstoneWorld): GeneratorRun {
  const run = runs.get(world);
  if (!run) throw new Error('the scenario has not run the generator yet');
  return world.observed(run);
}

Given('the file {cpp}', async function (this: TouchstoneWorld, file: Cpp, text: string) {
  await (await sandboxOf(this)).addFile(file.text, text);
});
Given(
  'the plugin {cpp} inserts at {cpp} of {cpp}',
  async function (this: TouchstoneWorld, program: Cpp, point: Cpp, file: Cpp, text: string) {
    await (await sandboxOf(this)).addInsertion(program.text, { point: point.text, file: file.text, text });
  },
);
Given('the folder {cpp}', async function (this: TouchstoneWorld, folder: Cpp) {
  await (await sandboxOf(this)).addFolder(folder.text);
});

When('the generator runs with {cpp}', async function (this: TouchstoneWorld, line: Cpp) {
  runs.set(this, await (await sandboxOf(this)).run(splitArgv(line.text)));
});

Then('it succeeds', function (this: TouchstoneWorld) {
  const run = lastRun(this);
  expect(run.succeeded, `${run.status}\n${run.output}`).to.equal(true);
});
Then('it fails', function (this: TouchstoneWorld) {
  const run = lastRun(this);
  expect(run.status, run.output).to.match(/^exit status [1-9]/);
});
Then('it fails naming {cpp}', function (this: TouchstoneWorld, text: Cpp) {
  const run = lastRun(this);
  expect(run.status, run.output).to.match(/^exit status [1-9]/);
  expect(run.output).to.contain(text.text);
});
Then('these files are written:', function (this: TouchstoneWorld, table: DataTable) {
  expect(lastRun(this).written).to.deep.equal(table.raw().flat().sort());
});
Then('no file is written', function (this: TouchstoneWorld) {
  expect(lastRun(this).written).to.deep.equal([]);
});
Then('the file {cpp} contains {cpp}', async function (this: TouchstoneWorld, file: Cpp, text: Cpp) {
  expect(this.observed(await (await sandboxOf(this)).read(file.text))).to.contain(text.text);
});
Then('the file {cpp} does not contain {cpp}', async function (this: TouchstoneWorld, file: Cpp, text: Cpp) {
  expect(this.observed(await (await sandboxOf(this)).read(file.text))).to.not.contain(text.text);
});
Then(
  'in the file {cpp} only comments and directives follow {cpp}',
  async function (this: TouchstoneWorld, file: Cpp, text: Cpp) {
    const content = this.observed(await (await sandboxOf(this)).read(file.text));
    expect(content).to.contain(text.text);
    expect(codeIn(content.slice(content.indexOf(text.text) + text.text.length))).to.equal('');
  },
);
Then(
  'the object code of {cpp} is smaller than that of {cpp}',
  { timeout: 120_000 },
  async function (this: TouchstoneWorld, small: Cpp, large: Cpp) {
    const sandbox = await sandboxOf(this);
    const sizes = { small: await sandbox.objectSize(small.text), large: await sandbox.objectSize(large.text) };
    expect(this.observed(sizes).small, `${large.text}: ${sizes.large} bytes`).to.be.below(sizes.large);
  },
);
