// `npm run kills`: kills conformance runs at random moments, and reports what they leave behind.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Argument } from 'commander';
import { newCommand, runCommand, wholeNumber } from '../../support/command-line';
import { guard } from '../../support/guard.mjs';
import { temporaryFolder } from '../../support/owner.mjs';
import { withProgressLines } from '../../support/progress-lines';
import { recordCampaign } from '../campaigns/campaigns';
import { killAtAwaits, trialText } from './awaits/campaign';
import { Kills, outcomeText, trials } from './kills';

async function kill(runs: number, seed: number, record: boolean): Promise<number> {
  guard();
  const start = performance.now();
  const folder = await temporaryFolder();
  const temporary = await mkdtemp(path.join(tmpdir(), 'k-'));
  const kills = new Kills(folder, temporary);
  let bad = 0;
  try {
    for (const [index, trial] of trials(runs, seed).entries()) {
      const what = `kill ${index + 1} of ${runs} (${trial.kind} run, ${trial.victim})`;
      const outcome = await withProgressLines(what, kills.run(trial));
      if (outcome.faults.length > 0) bad++;
      process.stdout.write(`${outcomeText(outcome)}\n`);
    }
  } finally {
    for (const made of [folder, temporary]) await rm(made, { recursive: true, force: true });
  }
  process.stdout.write(`${runs} kills, ${bad} failed\n`);
  if (record)
    await recordCampaign({
      campaign: 'kills',
      question: 'Does a killed run leave nothing behind, and judge rightly when its browser is killed?',
      command: 'npm run kills',
      unit: 'kills',
      executions: runs,
      seconds: (performance.now() - start) / 1000,
      findings: bad,
    });
  return bad === 0 ? 0 : 1;
}

/** Stops the Test IDE's worker at each of its awaits, in Chromium. */
async function killWorkers(record: boolean): Promise<number> {
  guard();
  const start = performance.now();
  const results = await killAtAwaits((result) => process.stdout.write(`${trialText(result)}\n`));
  const sum = (of: (result: (typeof results)[number]) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  const kills = sum((result) => result.kills);
  const findings = sum(({ faults }) => faults.length);
  const places = new Set(results.flatMap((result) => [...result.places]));
  process.stdout.write(
    `${kills} kills at ${places.size} places, ${sum(({ missed }) => missed)} missed, ${findings} faults\n`,
  );
  if (record)
    await recordCampaign({
      campaign: 'kills awaits',
      question: 'Is the Test IDE in one of the two allowed states when Chromium stops its worker at any of its awaits?',
      command: 'npm run kills -- awaits',
      unit: 'kills',
      executions: kills,
      seconds: (performance.now() - start) / 1000,
      findings,
    });
  return findings === 0 ? 0 : 1;
}

const notes = `
If the launcher or the run is killed, no process and no folder may be left after
10 s. If the browser is killed, the run must still judge correctly, and take at
most 10 s longer than an undisturbed run. Reports must be complete in any case.

With \`awaits\`, the Test IDE runs in Chromium with a hook at each await of its
service worker, and the worker is stopped there, before and after what is
awaited, while it handles a message. The IDE must then be in the state before
the message or in the state after it. This takes about a quarter of an hour.

Exit status: 0 all of this holds, 1 it does not, 2 could not run. Linux only.`;

void runCommand(
  newCommand(
    'npm run kills --',
    'Kills the launcher, the run or the browser of C++ and IDE runs, at random moments between start and end.',
  )
    .addArgument(new Argument('[what]', 'instead, stop the worker of the Test IDE').choices(['awaits']))
    .addOption(wholeNumber('--runs <n>', 'number of kills', { initial: 20 }))
    .addOption(wholeNumber('--seed <n>', 'seed of the random moments', { least: 0, initial: 1 }))
    .option('--record', 'note the result in quality/campaigns/results.json, for docs/reliability.md')
    .addHelpText('after', notes)
    .action(
      async (
        what: 'awaits' | undefined,
        { runs, seed, record }: { readonly runs: number; readonly seed: number; readonly record?: boolean },
      ) => {
        process.exitCode =
          what === 'awaits' ? await killWorkers(record === true) : await kill(runs, seed, record === true);
      },
    ),
);
