// The room of the Test IDE: each fault is tried with the scenarios that reach it, in a browser.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { smokeCheckVariable } from '../../../../harness/cpp/smoke';
import { execute, prepare } from '../../../../harness/run/execute';
import type { RunOptions } from '../../../../harness/run/options';
import { applicable, type PlannedScenario, plan, type RunPlan, select } from '../../../../harness/run/plan';
import { withTemporaryFolder } from '../../../../harness/run/temporary-folder';
import { type IdeSubject, loadSubject, type Subject } from '../../../../harness/subject/manifest';
import { noBaseline } from '../../../../harness/verdict/baseline';
import type { Outcome } from '../../../../harness/verdict/outcome';
import { guard } from '../../../../support/guard.mjs';
import { type Progress, streamProgress } from '../../../../support/progress';
import { UsageError } from '../../../../support/usage-error';
import type { Random } from '../../../random';
import type { Mutant } from '../../mutant';
import { type Fault, faultsOf } from '../fault-list';
import { groupedBy } from '../find-faults';
import type { Room } from '../room';
import type { Trial } from '../try-fault';
import { FaultyIde, receiveReports } from './faulty-ide';

/** How long a scenario waits, in seconds: with a fault, many waits end only by their limit. */
const waitSeconds = 5;
/** How many scenarios a fault is tried with at most. They are of as many rules as possible. */
const mostScenarios = 40;
/** How many of them run first: one of these notices most faults. */
const mostFirst = 12;
/**
 * With how many scenarios of a rule a sample of faults is tried at most, by whether the document states the rule. There are
 * too many scenarios to run all of them before the first fault.
 */
const mostOfRule = { stated: 20, ours: 5 };
/** How many scenarios run at a time to find what they reach: an interrupted run keeps what it has found. */
const mostAtOnce = 100;
/** A report that comes so soon after a scenario has begun may be about the one before it. */
const lateMs = 120;
const quiet: Progress = { step() {}, done() {}, close() {} };

/**
 * @param mutants tell which rules a source is about
 * @param thoroughly with all scenarios, not only some of each rule
 * @throws UsageError if the IDE with faults cannot be built, or no scenario passes while no fault is active
 */
export async function openIdeRoom(
  project: string,
  mutants: readonly Mutant[],
  features: readonly string[],
  thoroughly: boolean,
  print: (line: string) => void,
): Promise<Room> {
  guard();
  const folder = path.join(project, 'build', 'mutants', 'ide');
  await mkdir(folder, { recursive: true });
  const built = await FaultyIde.build(project, folder);
  const reference = await loadSubject('reference', project);
  if (!reference.ide) throw new UsageError('The reference has no IDE.');
  await prepare(reference, streamProgress(process.stderr));
  const subject = { ...reference, name: 'ide-with-faults', ide: reference.ide };
  const options: RunOptions = {
    ...{ root: project, subject: subject.name, command: '', features: path.join(project, 'features') },
    ...{ paths: features.map((feature) => path.resolve(project, feature)), rules: [], names: [], jobs: 1, parallel: 0 },
    ...{ reports: path.join(folder, 'reports'), build: folder, progress: quiet },
  };
  const planned = await plan(options, await select(options, { subject, baseline: noBaseline }));
  process.env[smokeCheckVariable] = 'off';
  const room = new IdeRoom(built, subject, options, planned, mutants);
  await room.findReached(path.join(folder, 'reached.json'), thoroughly, print);
  return room;
}

/** What a scenario does: the same text reaches the same faults. */
function textOf({ id, pickle }: PlannedScenario): string {
  return JSON.stringify([id, ...pickle.steps.map(({ text, argument }) => [text, argument])]);
}

class IdeRoom implements Room {
  /** Scenarios share this process with its browser. */
  readonly jobs = 1;
  readonly faults: readonly Fault[];
  /** The scenarios that reach each fault and pass without one. */
  private reaching: ReadonlyMap<number, readonly PlannedScenario[]> = new Map();

  constructor(
    private readonly built: FaultyIde,
    private readonly subject: Subject & { readonly ide: IdeSubject },
    private readonly options: RunOptions,
    private readonly planned: RunPlan,
    private readonly mutants: readonly Mutant[],
  ) {
    this.faults = faultsOf(built.faults, options.root, 'utf8');
  }

  get reached(): number {
    return this.reaching.size;
  }

  /**
   * Runs scenarios without an active fault.
   * @param file keeps what they reach. While the code stays the same, only new and changed scenarios run again
   * @param thoroughly all scenarios, not only some of each rule
   */
  async findReached(file: string, thoroughly: boolean, print: (line: string) => void): Promise<void> {
    const all = applicable(this.planned.scenarios);
    const scenarios = thoroughly ? all : this.someOfEachRule(all);
    const code = this.faults.map((fault) => fault.key).join('\n');
    const kept = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
    const known = new Map<string, number[]>(kept?.code === code ? kept.notes : []);
    const texts = new Map(scenarios.map((scenario) => [scenario.id, textOf(scenario)]));
    const unknown = scenarios.filter(({ id }) => !known.has(texts.get(id)!));
    for (let done = 0; done < unknown.length; done += mostAtOnce) {
      print(`Finding out what ${unknown.length - done} scenarios reach.`);
      for (const [id, numbers] of await this.notesOf(unknown.slice(done, done + mostAtOnce), print))
        known.set(texts.get(id)!, numbers);
      await writeFile(file, JSON.stringify({ code, notes: [...known] }));
    }
    const notes = scenarios.flatMap((scenario) => {
      const numbers = known.get(texts.get(scenario.id)!);
      return numbers ? [{ scenario, numbers }] : [];
    });
    if (notes.length === 0) throw new UsageError('No scenario passes without a fault.');
    const pairs = notes.flatMap(({ scenario, numbers }) => numbers.map((number) => [number, scenario] as const));
    const groups = groupedBy(pairs, ([number]) => number);
    this.reaching = new Map([...groups].map(([number, some]) => [number, some.map(([, scenario]) => scenario)]));
    print(`${notes.length} scenarios pass without a fault and reach ${this.reaching.size} faults.`);
  }

  /** Some scenarios of each rule, from all of its features, in their order. */
  private someOfEachRule(scenarios: readonly PlannedScenario[]): PlannedScenario[] {
    const chosen = [...groupedBy(scenarios, ({ rules }) => rules[0])].flatMap(([rule = '', some]) => {
      const most = this.planned.catalogue.get(rule)?.level === 'must' ? mostOfRule.stated : mostOfRule.ours;
      const step = Math.max(1, some.length / most);
      return some.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
    });
    const ids = new Set(chosen.map(({ id }) => id));
    return scenarios.filter(({ id }) => ids.has(id));
  }

  private async notesOf(
    scenarios: readonly PlannedScenario[],
    print: (line: string) => void,
  ): Promise<[string, number[]][]> {
    const notes = new Map<string, Set<number>>(scenarios.map(({ id }) => [id, new Set()]));
    const ids = [...notes.keys()];
    let running = 0;
    let since = performance.now();
    const server = await receiveReports((numbers) => {
      const late = performance.now() - since < lateMs ? [ids[running - 1]] : [];
      for (const id of [ids[running], ...late])
        for (const number of numbers) if (id !== undefined) notes.get(id)!.add(number);
    });
    const progress: Progress = {
      ...quiet,
      step: (_phase, ended) => {
        if (ended === running) return;
        running = ended;
        since = performance.now();
      },
    };
    try {
      const extension = await this.built.reporting(server.port);
      const outcomes = await this.run(extension, scenarios, { progress, noSecondLook: true });
      const red = outcomes.filter(({ result }) => result !== 'passed');
      for (const { id, message } of red) print(`left out, red without a fault: ${id}: ${message?.split('\n', 1)[0]}`);
      for (const { id } of red) notes.delete(id);
      return [...notes].map(([id, numbers]) => [id, [...numbers]]);
    } finally {
      server.close();
    }
  }

  async tryFault({ number, file }: Fault, random: Random, thoroughly: boolean): Promise<Trial> {
    const reaching = this.reaching.get(number) ?? [];
    const reached = reaching.length;
    if (reached === 0) return { fate: 'not reached', reached };
    const scenarios = this.ordered(reaching, file, random).slice(0, thoroughly ? undefined : mostScenarios);
    const extension = await this.built.withFault(number);
    // Within a run the order is that of the features.
    for (const chunk of [scenarios.slice(0, mostFirst), scenarios.slice(mostFirst)]) {
      if (chunk.length === 0) continue;
      const red = (await this.run(extension, chunk, { failFast: true })).find(({ result }) => result === 'failed');
      if (!red) continue;
      const why = (red.message ?? '').split('\n', 1)[0]!.slice(0, 300);
      return { fate: 'killed', by: { scenario: red.id, rules: red.rules, why }, reached };
    }
    return { fate: 'survived', reached };
  }

  /**
   * One scenario of each rule first: of rules that hand-written faults of the same source break, then of others that the
   * document states, then of the rest.
   */
  private ordered(scenarios: readonly PlannedScenario[], file: string, random: Random): PlannedScenario[] {
    const own = this.mutants.filter((mutant) => `reference/${mutant.file}` === file);
    const about = new Set(own.flatMap(({ breaks }) => breaks));
    const levelOf = ({ rules }: PlannedScenario): number => {
      if (rules.some((rule) => about.has(rule))) return 0;
      return rules.some((rule) => this.planned.catalogue.get(rule)?.level === 'must') ? 1 : 2;
    };
    const rounds = [...groupedBy(scenarios, ({ rules }) => rules[0]).values()].flatMap((group) => {
      const left = [...group];
      return group.map((_, round) => ({ round, scenario: left.splice(random(left.length), 1)[0]! }));
    });
    return rounds
      .sort((one, other) => one.round - other.round || levelOf(one.scenario) - levelOf(other.scenario))
      .map(({ scenario }) => scenario);
  }

  private async run(
    extension: string,
    scenarios: readonly PlannedScenario[],
    more: Partial<RunOptions>,
  ): Promise<readonly Outcome[]> {
    const ide = { ...this.subject.ide, extension, limitSeconds: waitSeconds };
    const subject = { ...this.subject, ide };
    const { outcomes } = await withTemporaryFolder((folder) =>
      execute(
        { ...this.options, ...more },
        { subject, baseline: noBaseline },
        { ...this.planned, scenarios, programs: [] },
        folder,
      ),
    );
    return outcomes;
  }

  async close(): Promise<void> {
    delete process.env[smokeCheckVariable];
  }
}
