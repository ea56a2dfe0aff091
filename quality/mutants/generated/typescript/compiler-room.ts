// The room of the schema compiler: each fault is tried on the schemas of all features, and where it changes the code,
// with the scenarios that use this code.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { smokeCheckVariable } from '../../../../harness/cpp/smoke';
import { toolchain } from '../../../../harness/cpp/toolchain';
import { execute, prepare } from '../../../../harness/run/execute';
import type { RunOptions } from '../../../../harness/run/options';
import { applicable, plan, type RunPlan, select } from '../../../../harness/run/plan';
import { withTemporaryFolder } from '../../../../harness/run/temporary-folder';
import { type CppSubject, loadSubject, type Subject } from '../../../../harness/subject/manifest';
import { noBaseline } from '../../../../harness/verdict/baseline';
import { isNotBuilt } from '../../../../harness/verdict/cause';
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
import { FaultyCompiler } from './faulty-compiler';
import {
  type Compiled,
  type CompiledSet,
  type Difference,
  differenceOf,
  setsOfPrograms,
  setsOfScenario,
} from './schema-sets';

/** A fault that changes more schema sets than this is taken to change all of them; the rest is not compared. */
const mostDifferences = 40;
/** How many schema sets are built at most: first one, then several at a time. */
const mostBuilt = 8;
/** How many further schema sets are compiled before a fault counts as a survivor. */
const mostChecked = 16;
/** How many schema sets are built if one fault is tried thoroughly. Each takes two or three seconds. */
const mostThoroughly = 40;
const quiet: Progress = { step() {}, done() {}, close() {} };

/**
 * @param mutants tell which rules a source is about
 * @throws UsageError if the compiler with the faults cannot be built, or compiles the features' schemas otherwise
 */
export async function openCompilerRoom(
  project: string,
  mutants: readonly Mutant[],
  features: readonly string[],
  jobs: number,
): Promise<Room> {
  guard();
  const folder = path.join(project, 'build', 'mutants', 'compiler');
  await mkdir(folder, { recursive: true });
  const command = path.join(folder, 'faulty-protoc.cjs');
  const compiler = await FaultyCompiler.build(project);
  await compiler.writeCommand(project, command);
  const reference = await loadSubject('reference', project);
  if (!reference.cpp) throw new UsageError('The reference has no C++.');
  await prepare(reference, streamProgress(process.stderr));
  const subject = { ...reference, name: 'compiler-with-faults', cpp: reference.cpp };
  const options: RunOptions = {
    ...{ root: project, subject: subject.name, command: '', features: path.join(project, 'features') },
    ...{ paths: features.map((feature) => path.resolve(project, feature)), rules: [], names: [], jobs, parallel: 0 },
    ...{ reports: path.join(folder, 'reports'), build: folder, progress: quiet, noSecondLook: true },
  };
  const planned = await plan(options, await select(options, { subject, baseline: noBaseline }));
  process.env[smokeCheckVariable] = 'off';
  return await CompilerRoom.of({ compiler, command, subject, options, planned, folder, mutants });
}

interface Parts {
  readonly compiler: FaultyCompiler;
  readonly command: string;
  readonly subject: Subject & { readonly cpp: CppSubject };
  readonly options: RunOptions;
  readonly planned: RunPlan;
  readonly folder: string;
  readonly mutants: readonly Mutant[];
}

class CompilerRoom implements Room {
  /** Programs are built in one folder. */
  readonly jobs = 1;
  readonly faults: readonly Fault[];
  readonly reached: number;
  private readonly scenarios: ReadonlyMap<string, RunPlan['scenarios'][number]>;

  private constructor(
    private readonly parts: Parts,
    /** What becomes of each set without a fault. */
    private readonly before: ReadonlyMap<CompiledSet, Compiled>,
    /** The sets that reach each fault. */
    private readonly reaching: ReadonlyMap<number, readonly CompiledSet[]>,
  ) {
    const { options, compiler, planned } = parts;
    this.faults = faultsOf(compiler.faults, options.root, 'utf8');
    this.reached = reaching.size;
    this.scenarios = new Map(planned.scenarios.map((scenario) => [scenario.id, scenario]));
  }

  static async of(parts: Parts): Promise<Room> {
    const { planned, compiler } = parts;
    const applied = applicable(planned.scenarios);
    const ids = new Set(applied.map(({ id }) => id));
    const programs = planned.programs.filter(({ cases }) => cases.some(({ pickleId }) => ids.has(pickleId)));
    const sets = [...setsOfPrograms(programs), ...applied.flatMap(setsOfScenario)];
    const { before, reaching } = reachedBy(compiler, sets);
    for (const [{ name }, { failure, messages }] of before)
      if (failure === 'crashed' || failure === 'endless')
        throw new UsageError(`The compiler with all faults, and none active, fails on ${name}: ${messages.at(-1)}`);
    return new CompilerRoom(parts, before, reaching);
  }

  async tryFault({ number, file }: Fault, random: Random, thoroughly: boolean): Promise<Trial> {
    const reaching = this.reaching.get(number) ?? [];
    const reached = reaching.length;
    if (reached === 0) return { fate: 'not reached', reached };
    const found = this.differences(number, shuffled(reaching, random), thoroughly);
    if (found.length === 0) return { fate: 'changes nothing', reached };
    const crash = found.find(({ kind }) => kind === 'crashed');
    if (crash) return { fate: 'crashed', reached };
    // Programs need the code. A scenario that runs the generator may expect that it fails: it is run.
    const outright = found.find(
      ({ kind, set }) => (kind === 'endless' || kind === 'refused') && set.programs.length > 0,
    );
    if (outright) return { fate: 'killed', by: this.killedBy(outright), reached };
    const ordered = this.ordered(
      found.filter(({ kind }) => kind === 'code'),
      file,
    );
    const changed = ordered.slice(0, thoroughly ? mostThoroughly : mostBuilt);
    const others = found.filter(({ kind }) => kind !== 'code');
    const first = changed.find(({ set }) => set.programs.length > 0);
    if (first && !(await this.codeCompiles(number, first.set))) return { fate: 'not compiled', reached };
    for (const chunk of [
      others,
      changed.slice(0, 1),
      changed.slice(1, 3),
      changed.slice(3, mostBuilt),
      changed.slice(mostBuilt),
    ]) {
      if (chunk.length === 0) continue;
      const outcomes = (await this.run(number, chunk)).filter(({ result }) => result === 'failed');
      const red = outcomes.find(({ cause }) => !isNotBuilt(cause));
      if (red) return { fate: 'killed', by: byOutcome(red), reached };
      if (outcomes.length > 0) return { fate: 'not compiled', reached };
    }
    for (const { set } of ordered.slice(changed.length, changed.length + mostChecked))
      if (set.programs.length > 0 && !(await this.codeCompiles(number, set))) return { fate: 'not compiled', reached };
    return { fate: 'survived', reached, ...(first && { tried: this.example(number, first.set) }) };
  }

  async close(): Promise<void> {
    delete process.env[smokeCheckVariable];
  }

  private differences(number: number, sets: readonly CompiledSet[], all: boolean): Difference[] {
    const loaded = this.parts.compiler.load(number);
    const found: Difference[] = [];
    for (const set of sets) {
      const difference = differenceOf(set, this.before.get(set)!, loaded.compile(set));
      if (difference) found.push(difference);
      if (difference?.kind === 'crashed' || (found.length >= mostDifferences && !all)) break;
    }
    return found;
  }

  /**
   * First those with scenarios of rules that hand-written faults of the same source break, then those that the fault
   * changes most; of each feature one before a second one.
   */
  private ordered(differences: readonly Difference[], file: string): Difference[] {
    const own = this.parts.mutants.filter((mutant) => `reference/${mutant.file}` === file);
    const rules = new Set(own.flatMap(({ breaks }) => breaks));
    const isAbout = ({ set }: Difference): boolean =>
      set.scenarios.some((id) => this.scenarios.get(id)?.rules.some((rule) => rules.has(rule)));
    const sorted = [...differences].sort(
      (one, other) => Number(isAbout(other)) - Number(isAbout(one)) || other.share - one.share,
    );
    // The sets of a feature have its name and a number.
    const features = groupedBy(sorted, ({ set }) => set.name.replace(/_\d+$/, ''));
    const rounds = [...features.values()].flatMap((some) => some.map((difference, round) => ({ difference, round })));
    return rounds.sort((one, other) => one.round - other.round).map(({ difference }) => difference);
  }

  private killedBy({ set, kind }: Difference): NonNullable<Trial['by']> {
    const scenario = set.scenarios[0]!;
    const why = kind === 'endless' ? 'The generator does not end.' : 'The generator refuses its schemas.';
    return { scenario, rules: this.scenarios.get(scenario)?.rules ?? [], why };
  }

  /** The first lines that a fault changes in the code of a set. */
  private example(number: number, set: CompiledSet): string {
    const after = this.parts.compiler.load(number).compile(set);
    for (const [name, code] of this.before.get(set)!.files) {
      const lines = new Set(code.split('\n'));
      const other = (after.files.get(name) ?? '').split('\n');
      const kept = new Set(other);
      const gone = code.split('\n').find((line) => !kept.has(line));
      const added = other.find((line) => !lines.has(line));
      if (gone !== undefined || added !== undefined)
        return `${set.name}/${name}: - ${gone?.trim() ?? ''} + ${added?.trim() ?? ''}`.slice(0, 400);
    }
    return set.name;
  }

  /** Whether the sources of a set compile: a check that takes half a second, before programs are built. */
  private async codeCompiles(number: number, set: CompiledSet): Promise<boolean> {
    const { compiler, subject, options, folder } = this.parts;
    const { files } = compiler.load(number).compile(set);
    const place = path.join(folder, 'check');
    for (const [name, code] of files) {
      const file = path.join(place, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, code);
    }
    const tools = await toolchain(subject, subject.cpp, path.join(options.root, 'conformance-cpp'));
    const includes = [`-I${place}`, ...subject.cpp.include.map((include) => `-I${include}`)];
    const sources = [...files.keys()].filter((name) => name.endsWith('.cc'));
    const words = ['-std=c++17', '-fsyntax-only', '-w', ...includes, ...tools.compileFlags.full, ...sources];
    const { failed } = await execa(tools.compiler, words, { cwd: place, reject: false });
    return !failed;
  }

  /** Runs the scenarios of some sets with the faulty compiler. */
  private async run(number: number, chunk: readonly Difference[]): Promise<readonly Outcome[]> {
    const { subject, options, planned, command } = this.parts;
    const ids = new Set(chunk.flatMap(({ set }) => set.scenarios));
    const programs = chunk.flatMap(({ set }) => set.programs);
    const scenarios = planned.scenarios.filter(({ id }) => ids.has(id));
    const generator = [process.execPath, command, String(number)];
    const faulty = { ...subject, cpp: { ...subject.cpp, generator } };
    const { outcomes } = await withTemporaryFolder((folder) =>
      execute(options, { subject: faulty, baseline: noBaseline }, { ...planned, scenarios, programs }, folder),
    );
    return outcomes;
  }
}

/** Compiles all sets without a fault, and notes which faults each reaches. */
function reachedBy(compiler: FaultyCompiler, sets: readonly CompiledSet[]) {
  const loaded = compiler.load(0);
  // What the compiler does once, for whatever schema comes first.
  const empty = {
    name: '',
    files: new Map([['a.proto', 'syntax = "proto3";\n']]),
    inputs: ['a.proto'],
    parameters: '',
  };
  loaded.compile({ ...empty, programs: [], scenarios: [] });
  const always = loaded.takeReached();
  const before = new Map<CompiledSet, Compiled>();
  const reaching = new Map<number, CompiledSet[]>(always.map((number) => [number, [...sets]]));
  const isAlways = new Set(always);
  for (const set of sets) {
    before.set(set, loaded.compile(set));
    for (const number of loaded.takeReached()) {
      if (isAlways.has(number)) continue;
      const some = reaching.get(number);
      if (some) some.push(set);
      else reaching.set(number, [set]);
    }
  }
  return { before, reaching };
}

function byOutcome({ id, rules, message }: Outcome): NonNullable<Trial['by']> {
  return { scenario: id, rules, why: (message ?? '').split('\n', 1)[0]!.slice(0, 300) };
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return Array.from({ length: left.length }, () => left.splice(random(left.length), 1)[0]!);
}
