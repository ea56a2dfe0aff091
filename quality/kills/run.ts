// `npm run kills -- --runs 20 --seed 1`: kills conformance runs at random moments, and names what is left of them.

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { guard } from '../../support/guard.mjs';
import { temporaryFolder } from '../../support/owner.mjs';
import { inWords, killOnce, trials } from './kills';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
  });
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
    process.stderr.write('--runs takes a number from 1 on, --seed a whole number.\n');
    return 2;
  }
  guard();
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'tmp'));
  let bad = 0;
  try {
    for (const trial of trials(runs, seed)) {
      const outcome = await killOnce(trial, folder);
      if (outcome.left.length > 0) bad++;
      process.stdout.write(`${inWords(outcome)}\n`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.stdout.write(`${runs} kills, ${bad} left something\n`);
  return bad === 0 ? 0 : 1;
}

main().then((status) => {
  process.exitCode = status;
});
