// Which mutants a run is about.

import { execa } from 'execa';
import type { Catalogue } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { didYouMean } from '../../support/near-names';
import { UsageError } from '../../support/usage-error';
import type { Mutant } from './mutant';

/** Which feature files hold the evidence of a rule. */
export class Evidence {
  private readonly features = new Map<string, Set<string>>();

  constructor(scenarios: readonly IdentifiedScenario[]) {
    for (const { rules, location } of scenarios) {
      const feature = location.replace(/:\d+$/, '');
      for (const rule of rules) this.features.set(rule, (this.features.get(rule) ?? new Set()).add(feature));
    }
  }

  /** The feature files that speak of the rules, relative to the project, sorted. */
  of(rules: readonly string[]): string[] {
    return [...new Set(rules.flatMap((rule) => [...(this.features.get(rule) ?? [])]))].sort();
  }
}

/** The mutant with an id, in a list. @throws UsageError that names the nearest ids when there is none */
export function withId(mutants: readonly Mutant[], id: string): Mutant[] {
  const found = mutants.filter((mutant) => mutant.id === id);
  if (found.length > 0) return found;
  throw new UsageError(
    `There is no mutant \`${id}\`.${didYouMean(
      id,
      mutants.map((mutant) => mutant.id),
    )}`,
  );
}

/**
 * The mutants that break one of some rules.
 * @param selectors rule ids, or beginnings of ids that end in `.` or `-`
 * @throws UsageError for one that stands for no rule
 */
export function withRules(mutants: readonly Mutant[], selectors: readonly string[], catalogue: Catalogue): Mutant[] {
  const rules = new Set(selectors.flatMap((selector) => catalogue.select(selector)).map(({ id }) => id));
  return mutants.filter(({ breaks }) => breaks.some((rule) => rules.has(rule)));
}

/**
 * One mutant a feature file: the first in the order of the files whose first rule has its evidence there.
 * @param most how many there may be; of more, evenly spread ones are taken
 */
export function sampleOf(mutants: readonly Mutant[], evidence: Evidence, most: number): Mutant[] {
  const taken = new Map<string, Mutant>();
  for (const mutant of mutants) {
    const [feature] = evidence.of(mutant.breaks.slice(0, 1));
    if (feature !== undefined && !taken.has(feature)) taken.set(feature, mutant);
  }
  const all = [...taken.values()];
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)]!);
}

/** The mutants that a change of files concerns: their own file, the file they stand in, their rules' features or steps. */
export function concernedBy(
  mutants: readonly Mutant[],
  changed: ReadonlySet<string>,
  evidence: Evidence,
  placeOf: (mutant: Mutant) => string,
): Mutant[] {
  const changedSteps = ['cpp', 'ide'].filter((part) => [...changed].some((file) => file.startsWith(`steps/${part}/`)));
  return mutants.filter(
    (mutant) =>
      changed.has(`reference/${mutant.file}`) ||
      changed.has(placeOf(mutant)) ||
      evidence.of(mutant.breaks).some((feature) => changed.has(feature)) ||
      mutant.breaks.some((rule) => changedSteps.includes(rule.slice(0, rule.indexOf('.')))),
  );
}

/**
 * The files that differ from where the branch left its upstream, or from the last commit if there is no upstream;
 * new files count.
 * @throws UsageError outside of a git repository
 */
export async function changedFiles(project: string): Promise<Set<string>> {
  const git = async (...words: string[]): Promise<string> => {
    const { stdout, failed, stderr } = await execa('git', words, { cwd: project, reject: false });
    if (failed) throw new UsageError(`--changed asks git what has changed, and git says: ${stderr}`);
    return stdout;
  };
  const base = await git('merge-base', 'HEAD', '@{upstream}').catch(() => 'HEAD');
  const lists = await Promise.all([
    git('diff', '--name-only', '--relative', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean));
}
