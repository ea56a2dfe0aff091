import assert from 'node:assert/strict';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Mutant } from './mutant';
import { Slot } from './worktree';

const root = path.resolve(__dirname, '../..');

/** Stands for the conformance command: its one scenario passes if the reference says what it should. */
const conformance = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const project = path.resolve(__dirname, '../..');
const says = readFileSync(path.join(project, 'reference', 'answer.txt'), 'utf8').trim();
if (says === 'garbage') {
  console.error('the reference cannot be built');
  process.exit(2);
}
const reports = process.argv[process.argv.indexOf('--reports') + 1]!;
mkdirSync(reports, { recursive: true });
const passes = says === 'yes';
const scenario = { id: 'cpp.made.up/a', rules: ['cpp.made.up'], verdict: passes ? 'passed' : 'failed', location: process.argv.at(-1), observations: 1, durationMs: 1 };
const counts = { planned: 1, executed: 1, observed: 1 };
writeFileSync(path.join(reports, 'verdict.json'), JSON.stringify({ subject: 'reference', suite: '0', counts, rules: {}, scenarios: [scenario] }));
process.exitCode = passes ? 0 : 1;
`;

const mutant = (by: string): Mutant => ({
  id: 'made-up',
  file: 'answer.txt',
  replace: 'yes',
  by,
  breaks: ['cpp.made.up'],
  why: 'It says something else.',
  compiles: true,
  place: { file: 'made.yaml', line: 1 },
});

let project: string;
before(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'touchstone-slot-'));
  for (const folder of ['harness/command', 'reference', 'features']) {
    await mkdir(path.join(project, folder), { recursive: true });
  }
  for (const file of ['package.json', 'tsconfig.json']) await copyFile(path.join(root, file), path.join(project, file));
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  await writeFile(path.join(project, 'harness', 'command', 'main.ts'), conformance);
  await writeFile(path.join(project, 'reference', 'answer.txt'), 'yes\n');
});
after(() => rm(project, { recursive: true, force: true }));

/** Opens a slot for a while. */
async function inSlot(act: (slot: Slot) => Promise<void>): Promise<void> {
  const slot = await Slot.open(project);
  try {
    await act(slot);
  } finally {
    await slot.close();
  }
}

async function verdictOf(slot: Slot, fault?: Mutant): Promise<string> {
  const run = await slot.run({ features: ['features/made.feature'], ...(fault && { mutant: fault }) });
  return 'output' in run ? run.output : run.scenarios[0]!.verdict;
}

test('a fault is there for one run, and the project never sees it', async () => {
  await inSlot(async (slot) => {
    assert.equal(await verdictOf(slot), 'passed');
    assert.equal(await verdictOf(slot, mutant('no')), 'failed');
    assert.equal(await readFile(path.join(project, 'reference', 'answer.txt'), 'utf8'), 'yes\n');
    assert.equal(await verdictOf(slot), 'passed');
  });
});

test('a reference that cannot be built is no verdict', async () => {
  await inSlot(async (slot) => {
    assert.match(await verdictOf(slot, mutant('garbage')), /the reference cannot be built/);
    assert.equal(await verdictOf(slot), 'passed');
  });
});

test('a slot that is opened again is what the project is now', async () => {
  const slots = path.join(project, 'build', 'mutants', 'slot');
  // As an interrupted run leaves it.
  await writeFile(path.join(slots, 'reference', 'answer.txt'), 'no\n');
  await writeFile(path.join(slots, 'reference', 'gone.txt'), 'no longer in the project\n');
  await inSlot(async (slot) => {
    assert.equal(await verdictOf(slot), 'passed');
    await assert.rejects(readFile(path.join(slots, 'reference', 'gone.txt')));
  });
});

test('two at once have a slot each', async () => {
  await inSlot(async (one) => {
    await inSlot(async (other) => {
      const verdicts = await Promise.all([verdictOf(one, mutant('no')), verdictOf(other)]);
      assert.deepEqual(verdicts, ['failed', 'passed']);
    });
  });
});
