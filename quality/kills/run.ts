// `npm run kills`: kills conformance runs at random moments, and reports what is left of them.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newCommand, runCommand, wholeNumber } from '../../support/command-line';
import { guard } from '../../support/guard.mjs';
import { temporaryFolder } from '../../support/owner.mjs';
import { inWords, Kills, trials } from './kills';

async function kill(runs: number, seed: number): Promise<number> {
  guard();
  const folder = await temporaryFolder();
  const temporary = await mkdtemp(path.join(tmpdir(), 'k-'));
  const kills = new Kills(folder, temporary);
  let bad = 0;
  try {
    for (const trial of trials(runs, seed)) {
      const outcome = await kills.run(trial);
      if (outcome.faults.length > 0) bad++;
      process.stdout.write(`${inWords(outcome)}\n`);
    }
  } finally {
    for (const made of [folder, temporary]) await rm(made, { recursive: true, force: true });
  }
  process.stdout.write(`${runs} kills, ${bad} failed\n`);
  return bad === 0 ? 0 : 1;
}

const notes = `
After a kill of the launcher or of the run, no process and no folder may be left
after 10 s. After a kill of the browser, the run may take 10 s longer than an
undisturbed one, and judges rightly. Reports are always whole.

Exit status: 0 all of this holds, 1 not so, 2 could not run. Linux only.`;

void runCommand(
  newCommand(
    'npm run kills --',
    'Kills C++ and IDE runs at random moments, from their start to their end: the launcher, the run, or its browser.',
  )
    .addOption(wholeNumber('--runs <n>', 'how many kills', { initial: 20 }))
    .addOption(wholeNumber('--seed <n>', 'the same seed makes the same moments', { least: 0, initial: 1 }))
    .addHelpText('after', notes)
    .action(async ({ runs, seed }: { readonly runs: number; readonly seed: number }) => {
      process.exitCode = await kill(runs, seed);
    }),
);
