import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { copyFile, cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Mutant } from './mutant';
import { Worktree } from './worktree';

const root = path.resolve(__dirname, '../..');

/** Replaces the conformance command: its one scenario passes if the reference's file says `yes`. */
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
writeFileSync(
  path.join(reports, 'verdict.json'),
  JSON.stringify({
    version: 1, subject: 'reference', title: 'The reference', suite: '0', date: '2026-01-01T00:00:00.000Z', elapsedMs: 1,
    versions: { tools: {}, subject: {} }, conforms: passes, counts, secondLooks: { taken: 0, differed: 0 },
    problems: [], causes: [], rules: {}, scenarios: [scenario],
  }),
);
process.exitCode = passes ? 0 : 1;
`;

const mutant = (by: string): Mutant => ({
  id: 'made-up',
  file: 'answer.txt',
  replace: 'yes',
  by,
  breaks: ['cpp.made.up'],
  why: 'The answer is another one.',
  compiles: true,
  place: { file: 'made.yaml', line: 1 },
});

let project: string;
before(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'touchstone-worktree-'));
  for (const folder of ['harness/command', 'reference', 'features', 'support']) {
    await mkdir(path.join(project, folder), { recursive: true });
  }
  for (const file of ['package.json', 'support/typescript.cjs']) {
    await copyFile(path.join(root, file), path.join(project, file));
  }
  await cp(path.join(root, 'support', 'typescript'), path.join(project, 'support', 'typescript'), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  await writeFile(path.join(project, 'harness', 'command', 'main.ts'), conformance);
  await writeFile(path.join(project, 'reference', 'answer.txt'), 'yes\n');
});
after(() => rm(project, { recursive: true, force: true }));

/** Opens a worktree, and closes it after `act`. */
async function inWorktree(act: (worktree: Worktree) => Promise<void>): Promise<void> {
  const worktree = await Worktree.open(project);
  try {
    await act(worktree);
  } finally {
    await worktree.close();
  }
}

async function verdictOf(worktree: Worktree, fault?: Mutant): Promise<string> {
  const run = await worktree.run({ features: ['features/made.feature'], ...(fault && { mutant: fault }) });
  return 'output' in run ? run.output : run.scenarios[0]!.verdict;
}

test('a fault lasts for one run, and never changes the project', async () => {
  await inWorktree(async (worktree) => {
    assert.equal(await verdictOf(worktree), 'passed');
    assert.equal(await verdictOf(worktree, mutant('no')), 'failed');
    assert.equal(await readFile(path.join(project, 'reference', 'answer.txt'), 'utf8'), 'yes\n');
    assert.equal(await verdictOf(worktree), 'passed');
  });
});

test('a reference that cannot be built gets no verdict', async () => {
  await inWorktree(async (worktree) => {
    assert.match(await verdictOf(worktree, mutant('garbage')), /the reference cannot be built/);
    assert.equal(await verdictOf(worktree), 'passed');
  });
});

test('a worktree that is opened again equals the project', async () => {
  const folder = path.join(project, 'build', 'mutants', 'worktree');
  // As an interrupted run leaves it.
  await writeFile(path.join(folder, 'reference', 'answer.txt'), 'no\n');
  await writeFile(path.join(folder, 'reference', 'gone.txt'), 'no longer in the project\n');
  await inWorktree(async (worktree) => {
    assert.equal(await verdictOf(worktree), 'passed');
    await assert.rejects(readFile(path.join(folder, 'reference', 'gone.txt')));
  });
});

test('two open worktrees are independent', async () => {
  await inWorktree(async (one) => {
    await inWorktree(async (other) => {
      const verdicts = await Promise.all([verdictOf(one, mutant('no')), verdictOf(other)]);
      assert.deepEqual(verdicts, ['failed', 'passed']);
    });
  });
});

test('the explorer finds all that it imports in a worktree of the project', async () => {
  // What an earlier run copied could hide what is missing now.
  await rm(path.join(root, 'build', 'mutants', 'imports'), { recursive: true, force: true });
  const worktree = await Worktree.open(root, 'imports');
  try {
    const explorer = path.join(worktree.folder, 'quality', 'explorer');
    const missing: string[] = [];
    for await (const file of glob('**/*.ts', { cwd: explorer })) {
      if (file.endsWith('.test.ts')) continue;
      const text = await readFile(path.join(explorer, file), 'utf8');
      for (const [, imported = ''] of text.matchAll(/from '(\.[^']*)'/g)) {
        const place = path.resolve(explorer, path.dirname(file), imported);
        if (!existsSync(`${place}.ts`) && !existsSync(place)) missing.push(`${file}: ${imported}`);
      }
    }
    assert.deepEqual(missing, []);
  } finally {
    await worktree.close();
  }
});
