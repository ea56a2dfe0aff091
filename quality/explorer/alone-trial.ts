// Tries faults of the C++ runtime that cannot be in one build with others: each in a worktree, with a build of its own.

import { prepare } from '../../harness/run/execute';
import { loadSubject } from '../../harness/subject/manifest';
import { streamProgress } from '../../support/progress';
import type { Mutant } from '../mutants/mutant';
import { Worktree } from '../mutants/worktree';
import { DriverBuild } from './driver-build';
import { makeBatches, makeOperations } from './explore';
import { noticed, type SectionOptions } from './section-trial';

/** Tries faults with a section's schemas and programs. trySection has shown that these find nothing without a fault. */
export async function tryAlone(
  project: string,
  options: Omit<SectionOptions, 'build' | 'subject' | 'project'>,
  mutants: readonly Mutant[],
): Promise<void> {
  if (mutants.length === 0) return;
  const worktree = await Worktree.open(project, 'alone');
  try {
    for (const mutant of mutants) {
      const start = performance.now();
      const how = await worktree.withFault(mutant, (folder) => exploreIn(folder, options));
      const missed = `seed ${options.seed}, ${options.schemas} schemas`;
      const seconds = (performance.now() - start) / 1000;
      options.onResult({ mutant, found: how !== undefined, how: how ?? missed, seconds });
    }
  } finally {
    await worktree.close();
  }
}

/** @returns how the first program that shows something wrong shows it; undefined if none does */
async function exploreIn(
  folder: string,
  { focuses, seed, schemas, programs }: Omit<SectionOptions, 'build' | 'subject' | 'project'>,
): Promise<string | undefined> {
  const subject = await loadSubject('reference', folder);
  await prepare(subject, streamProgress(process.stderr));
  const build = await DriverBuild.open(subject, 1, 'explore-alone');
  try {
    for (let index = 0; index < schemas; index++) {
      const first = seed * 1000 + index;
      const operations = makeOperations(subject, first, focuses[index % focuses.length]);
      await build.clean();
      const [driver] = await build.build([{ name: `s${seed}_${index}`, operations }]);
      if (typeof driver !== 'string') return 'the code does not compile';
      for (const batch of makeBatches(operations, first, programs)) {
        const how = noticed(driver, operations, batch, {});
        if (how !== undefined) return how;
      }
    }
    return undefined;
  } finally {
    await build.close();
  }
}
