// Stage 2 of a run: reads the features and decides which scenarios run, and which C++ programs they need.

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GherkinDocument, Pickle } from '@cucumber/messages';
import { didYouMean } from '../../support/near-names';
import { UsageError } from '../../support/usage-error';
import { isCppScenario, plan as planPrograms, type Scenario, type TestProgram } from '../cpp/plan';
import { type BrowserCapability, type Capability, missingCapabilities } from '../subject/capabilities';
import type { BaselineEntry } from '../verdict/baseline';
import { type Catalogue, loadCatalogue } from '../verdict/catalogue';
import { type IdentifiedScenario, identify, type PickleInDocument, requireScenarios } from '../verdict/identity';
import { loadRequiredRules } from '../verdict/required-rules';
import { readFeatures } from '../verdict/suite';
import { stepId } from './cucumber/context';
import { loadCppSteps } from './cucumber/step-files';
import { baseOf, featureFiles } from './feature-files';
import { filterScenarios } from './filter';
import type { LoadedSubject } from './load';
import type { RunOptions } from './options';
import { nothingSelected } from './selection';
import { shardOf } from './shard';

/** A scenario, with what is known of it before it runs. */
export interface PlannedScenario extends IdentifiedScenario {
  readonly pickle: Pickle;
  /** Capabilities that it needs and the subject does not claim; if there are any, it is not applicable. */
  readonly missing: readonly (Capability | BrowserCapability)[];
  /** Its entry in the subject's baseline. */
  readonly expected?: BaselineEntry;
}

export interface RunPlan {
  /** The selected scenarios, in the order in which they run. */
  readonly scenarios: readonly PlannedScenario[];
  /** The ids of the scenarios of all shards, in their order: those of `scenarios` if there is no shard. */
  readonly whole: readonly string[];
  /**
   * The test programs of the features with a selected scenario. They have all of these features' C++ scenarios: a
   * selection does not change a program.
   */
  readonly programs: readonly TestProgram[];
  readonly catalogue: Catalogue;
  /** What the paths of features in messages are relative to. */
  readonly base: string;
  /** The features that were read, by path relative to `base`. */
  readonly documents: ReadonlyMap<string, GherkinDocument>;
}

/** The selected scenarios, and what their plan needs. */
export interface SelectedScenarios {
  /** In the order in which they run. */
  readonly scenarios: readonly PlannedScenario[];
  /** All scenarios of the features that were read, and their pickles in the same order. */
  readonly all: readonly PlannedScenario[];
  readonly pickles: readonly PickleInDocument[];
  readonly catalogue: Catalogue;
  readonly base: string;
}

/**
 * Reads the features and selects the scenarios of a run. Nothing of the subject is executed.
 * @throws UsageError for features that are not valid, a required rule without a scenario, and an empty selection
 */
export async function select(options: RunOptions, loaded: LoadedSubject): Promise<SelectedScenarios> {
  const { features, scenario } = options;
  const catalogue = await loadCatalogue(catalogueFile(options));
  const rules = options.rules.flatMap((rule) => catalogue.select(rule)).map(({ id }) => id);
  const files = await featureFiles(options, scenario === undefined ? rules : [ruleOf(scenario)]);
  const base = baseOf(files, options.root);
  const pickles = await readFeatures(base, files);
  const all = planScenarios(pickles, catalogue, loaded);
  if (readsAllFeatures(options)) requireScenarios(all, catalogue, await loadRequiredRules(features, catalogue));
  return { scenarios: filtered(options, rules, all), all, pickles, catalogue, base };
}

/**
 * Plans a run. Nothing of the subject is executed.
 * @throws UsageError if the part of the selection that `--shard` names is empty
 */
export async function plan(options: RunOptions, selected: SelectedScenarios): Promise<RunPlan> {
  const { all, pickles, catalogue, base } = selected;
  loadCppSteps();
  const documents = new Map(pickles.map(({ pickle, gherkinDocument }) => [pickle.uri, gherkinDocument]));
  const features = new Set(selected.scenarios.map(({ pickle }) => pickle.uri));
  const programs = planPrograms(cppScenarios(pickles, all, features));
  const { shard } = options;
  const scenarios = shard === undefined ? selected.scenarios : shardOf(selected.scenarios, programs, shard);
  if (scenarios.length === 0) throw nothingSelected(options, all);
  const whole = selected.scenarios.map(({ id }) => id);
  return { scenarios, whole, programs, catalogue, base, documents };
}

/** The scenarios that can be judged: the subject claims all that they need. */
export function applicable(scenarios: readonly PlannedScenario[]): PlannedScenario[] {
  return scenarios.filter(({ missing }) => missing.length === 0);
}

/** The features' own catalogue, else the project's. */
export function catalogueFile({ features, root }: Pick<RunOptions, 'features' | 'root'>): string {
  const own = path.join(features, 'catalogue.yaml');
  return existsSync(own) ? own : path.join(root, 'features', 'catalogue.yaml');
}

/** A run of some features need not cover every required rule. */
function readsAllFeatures({ paths, rules, scenario }: RunOptions): boolean {
  return paths.length === 0 && rules.length === 0 && scenario === undefined;
}

function ruleOf(scenarioId: string): string {
  return scenarioId.replace(/\/.*$/s, '');
}

function planScenarios(
  pickles: readonly PickleInDocument[],
  catalogue: Catalogue,
  { subject, baseline }: LoadedSubject,
): PlannedScenario[] {
  const entries = new Map(baseline.entries.map((entry) => [entry.scenario, entry]));
  return identify(pickles, catalogue).map((scenario, index) => {
    const expected = entries.get(scenario.id);
    const missing = missingCapabilities(scenario.tags, subject, scenario.location);
    return { ...scenario, pickle: pickles[index]!.pickle, missing, ...(expected && { expected }) };
  });
}

/** @throws UsageError if nothing is selected, which says why */
function filtered(
  options: RunOptions,
  rules: readonly string[],
  all: readonly PlannedScenario[],
): readonly PlannedScenario[] {
  const { scenario: only, ids: among } = options;
  const matching = filterScenarios(all, { ...options, rules }).filter(({ id }) => among?.has(id) ?? true);
  const selected = only === undefined ? matching : matching.filter(({ id }) => id === only);
  if (selected.length > 0) return selected;
  if (only === undefined) throw nothingSelected(options, all);
  const ids = all.map(({ id }) => id);
  throw new UsageError(
    `There is no scenario \`${only}\`.${didYouMean(only, ids)}`,
    '`explain RULE` lists the scenarios of a rule.',
  );
}

/**
 * The applicable C++ scenarios of some features as the C++ harness takes them. Gherkin's ids hold for one reading, so they are replaced:
 * a pickle's by the scenario's id, a step's by its {@link stepId}.
 */
function cppScenarios(
  pickles: readonly PickleInDocument[],
  all: readonly PlannedScenario[],
  features: ReadonlySet<string>,
): Scenario[] {
  return pickles.flatMap(({ pickle, gherkinDocument: document }, index) => {
    const { id, missing } = all[index]!;
    if (!features.has(pickle.uri) || missing.length > 0 || !isCppScenario(pickle)) return [];
    const steps = pickle.steps.map((step, at) => ({ ...step, id: stepId(id, at + 1) }));
    return [{ pickle: { ...pickle, id, steps }, document }];
  });
}
