// Selects the mutants of a run.

import { execa } from 'execa';
import type { Catalogue } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { didYouMean } from '../../support/near-names';
import { UsageError } from '../../support/usage-error';
import type { Green } from './kill';
import type { Killers } from './killers';
import type { Mutant } from './mutant';

/** A scenario and the feature file, relative to the project, that it is in. */
export interface KnownScenario {
  readonly name: string;
  readonly feature: string;
}

/** The scenarios, the feature files that contain those of each rule, and how many scenarios it has. */
export class FeatureIndex {
  private readonly features = new Map<string, Set<string>>();
  private readonly counts = new Map<string, number>();
  private readonly scenarios = new Map<string, KnownScenario>();

  constructor(scenarios: readonly IdentifiedScenario[]) {
    for (const { id, name, rules, location } of scenarios) {
      const feature = location.replace(/:\d+$/, '');
      this.scenarios.set(id, { name, feature });
      for (const rule of rules) {
        this.features.set(rule, (this.features.get(rule) ?? new Set()).add(feature));
        this.counts.set(rule, (this.counts.get(rule) ?? 0) + 1);
      }
    }
  }

  /** The scenarios with these ids; undefined if one is not there. */
  withIds(ids: readonly string[]): KnownScenario[] | undefined {
    const found = ids.flatMap((id) => this.scenarios.get(id) ?? []);
    return found.length === ids.length ? found : undefined;
  }

  /**
   * About how many seconds of processor time it takes to judge a mutant of the rules: a C++ feature is compiled, whatever
   * number of its scenarios runs; a scenario of the IDE has a window of its own.
   */
  costOf(rules: readonly string[]): number {
    const programs = this.featuresOf(rules.filter((rule) => rule.startsWith('cpp.'))).length;
    const windows = rules.filter((rule) => rule.startsWith('ide.')).map((rule) => this.counts.get(rule) ?? 0);
    return 3 * programs + 0.4 * windows.reduce((sum, count) => sum + count, 0);
  }

  /** The feature files with scenarios of the rules, relative to the project, sorted. */
  featuresOf(rules: readonly string[]): string[] {
    return [...new Set(rules.flatMap((rule) => [...(this.features.get(rule) ?? [])]))].sort();
  }

  /** The feature files below a folder, sorted. */
  featuresBelow(folder: string): string[] {
    return this.featuresOf([...this.features.keys()]).filter((feature) => feature.startsWith(folder));
  }
}

/** The mutant with an id, in a list. @throws UsageError with the nearest ids if there is none */
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
 * The mutants that break at least one of the rules.
 * @param selectors rule ids, or prefixes that end in `.` or `-`
 * @throws UsageError for a selector that matches no rule
 */
export function withRules(mutants: readonly Mutant[], selectors: readonly string[], catalogue: Catalogue): Mutant[] {
  const rules = new Set(selectors.flatMap((selector) => catalogue.select(selector)).map(({ id }) => id));
  return mutants.filter(({ breaks }) => breaks.some((rule) => rules.has(rule)));
}

/**
 * The mutants that some scenarios are known to notice, each for all of its rules: nothing has to run without the fault.
 * @param killers the kept scenarios of each mutant
 * @param green the scenarios that pass without a fault
 */
export function noticedBy(mutants: readonly Mutant[], killers: Killers, green: Green): Mutant[] {
  return mutants.filter(({ id }) => {
    const known = killers[id] ?? [];
    return known.length > 0 && known.every((scenario) => green.has(scenario));
  });
}

/** What a mutant of the sample may cost, in seconds, if all scenarios of its rules have to run. */
const dearest = 12;

/**
 * One mutant for each feature file: of those whose first rule has its scenarios there, the cheapest. Rules with scenarios
 * in many files are left out: to judge one of their mutants takes as long as all others of a sample.
 * @param most the maximal number of mutants; if there are more, evenly spaced ones are taken
 * @param limit what a mutant may cost, in seconds; no limit is needed where few scenarios are known to notice each
 */
export function oneForEachFeature(
  mutants: readonly Mutant[],
  index: FeatureIndex,
  most: number,
  limit = dearest,
): Mutant[] {
  const taken = new Map<string, Mutant>();
  for (const mutant of mutants) {
    const [feature] = index.featuresOf(mutant.breaks.slice(0, 1));
    if (feature === undefined || index.costOf(mutant.breaks) > limit) continue;
    const known = taken.get(feature);
    if (known === undefined || index.costOf(mutant.breaks) < index.costOf(known.breaks)) taken.set(feature, mutant);
  }
  const all = [...taken.values()];
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, position) => all[Math.floor((position * all.length) / most)]!);
}

/** The mutants that changed files affect: the mutated file, the file with the fault, the rules' features or steps. */
export function affectedBy(
  mutants: readonly Mutant[],
  changed: ReadonlySet<string>,
  index: FeatureIndex,
  placeOf: (mutant: Mutant) => string,
): Mutant[] {
  const changedSteps = ['cpp', 'ide'].filter((part) => [...changed].some((file) => file.startsWith(`steps/${part}/`)));
  return mutants.filter(
    (mutant) =>
      changed.has(`reference/${mutant.file}`) ||
      changed.has(placeOf(mutant)) ||
      index.featuresOf(mutant.breaks).some((feature) => changed.has(feature)) ||
      mutant.breaks.some((rule) => changedSteps.includes(rule.slice(0, rule.indexOf('.')))),
  );
}

/**
 * The files that differ from the merge base with upstream, or from the last commit if there is no upstream. Includes
 * untracked files.
 * @throws UsageError outside a git repository
 */
export async function changedFiles(project: string): Promise<Set<string>> {
  const git = async (...words: string[]): Promise<string> => {
    const { stdout, failed, stderr } = await execa('git', words, { cwd: project, reject: false });
    if (failed) throw new UsageError(`--changed needs git, which failed: ${stderr}`);
    return stdout;
  };
  const base = await git('merge-base', 'HEAD', '@{upstream}').catch(() => 'HEAD');
  const lists = await Promise.all([
    git('diff', '--name-only', '--relative', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean));
}
