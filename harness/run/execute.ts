// Stage 3 of a run: builds and runs the test programs and judges their cases, then runs the other scenarios in
// cucumber.

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { bothEnds, visible } from '../../support/printed';
import type { Progress } from '../../support/progress';
import { findTools } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';
import { textReader } from '../cpp/cpp-run';
import { GeneratedHeaders } from '../cpp/generated-parts';
import { programFiles } from '../cpp/layout';
import type { TestProgram } from '../cpp/plan';
import type { CaseResult, CppResults } from '../cpp/results';
import { checkGenerator } from '../cpp/smoke';
import { toolchain } from '../cpp/toolchain';
import { AttachmentRecorder, type Attachments } from '../report/attachments';
import { findBrowser } from '../subject/browsers';
import { checkExtension, type Subject } from '../subject/manifest';
import type { GeneratedPart } from '../verdict/cause';
import type { Outcome } from '../verdict/outcome';
import { runCheckedCases, usedPrograms } from './before-judging';
import { claimFolder } from './build-folder';
import { CppOutcomes } from './cpp-outcomes';
import { messagesFile, reportsFolder, type ScenarioContext, stopScenarios, writeContext } from './cucumber/context';
import { fingerprint, placeOf } from './cucumber/planned-pickles';
import type { FeatureRun } from './cucumber/run-features';
import { checkIde } from './ide-check';
import type { LoadedSubject } from './load';
import { checkTools } from './missing-tools';
import type { RunOptions } from './options';
import { applicable, type PlannedScenario, type RunPlan } from './plan';

/** A case of a selected scenario in the test program that was built for it. */
export interface BuiltCase {
  readonly scenario: string;
  readonly program: string;
  /** The case's number in its program. */
  readonly number: number;
}

export interface Execution {
  /** The outcomes of the scenarios that ran, in the order of the plan. */
  readonly outcomes: readonly Outcome[];
  readonly built: readonly BuiltCase[];
  readonly attachments: Attachments;
  /** The file of cucumber's messages, if they are wanted. */
  readonly messages?: string;
  /** The lines of the generated headers that C++ scenarios use, by their ids: of all that are red, and maybe others. */
  readonly parts: ReadonlyMap<string, readonly GeneratedPart[]>;
}

/**
 * Executes a plan. The subject has prepared itself. Scenarios that need no result of a C++ case, those of IDEs among
 * them, run while the C++ is compiled: they wait more than they compute.
 * @param folder the run's temporary folder
 * @throws UsageError if the subject cannot be prepared, or something that it needs is missing
 */
export async function execute(
  options: RunOptions,
  { subject, baseline }: LoadedSubject,
  plan: RunPlan,
  folder: string,
): Promise<Execution> {
  await checkPrerequisites(options, subject, plan);
  const whole = everythingInCucumber(options);
  const judge = new CppOutcomes(whole ? [] : plan.scenarios, plan.programs);
  const { beside, after } = whole ? { beside: [], after: plan.scenarios } : parted(judge.left, plan);
  const kept = new Set(after.map(({ id }) => id));
  /** The results of C++ scenarios that cucumber runs. */
  const results: Record<string, CaseResult> = {};
  const take = (taken: CppResults): void => {
    judge.take(taken);
    for (const [id, result] of Object.entries(taken)) if (kept.has(id)) results[id] = result;
  };
  const attachments = new AttachmentRecorder();
  const runInCucumber = async (scenarios: readonly PlannedScenario[], part: string): Promise<Outcome[]> => {
    if (scenarios.length === 0) return [];
    const partFolder = path.join(folder, part);
    await mkdir(partFolder);
    const usesIde = scenariosOfIde(scenarios).length > 0;
    const context = { subject, root: options.root, folder: partFolder, baseline: baseline.file, usesIde };
    writeContext({ ...context, scenarios: contextsOf(scenarios) }, results);
    return await cucumber().runFeatures({ ...featureRun(options, plan, scenarios, partFolder), attachments });
  };
  const runAll = () => runPrograms(options, subject, plan, { take, judged: (id) => judge.outcomeOf(id) });
  const [{ built, parts }, first] = await both(
    runAll().catch((error: unknown) => {
      stopScenarios(path.join(folder, 'beside'));
      throw error;
    }),
    runInCucumber(beside, 'beside'),
  );
  const outcomes = [...first, ...(await runInCucumber(after, 'after'))];
  const messages = options.messages && path.join(reportsFolder(path.join(folder, 'after')), messagesFile);
  const byId = new Map([...judge.end(), ...outcomes.map((outcome) => [outcome.id, outcome] as const)]);
  return {
    outcomes: plan.scenarios.flatMap(({ id }) => byId.get(id) ?? []),
    built,
    attachments,
    parts,
    ...(messages && { messages }),
  };
}

/** The scenarios that can run beside the C++ cases, and those that need the results of their cases. */
function parted(scenarios: readonly PlannedScenario[], { programs }: RunPlan) {
  const cases = new Set(programs.flatMap((program) => program.cases.map(({ pickleId }) => pickleId)));
  const [beside, after] = [false, true].map((needs) => scenarios.filter(({ id }) => cases.has(id) === needs));
  return { beside: beside!, after: after! };
}

/** Cucumber takes a while to load, and a run of C++ scenarios does without it. */
function cucumber(): typeof import('./cucumber/run-features') {
  return require('./cucumber/run-features');
}

/** Waits for two tasks. @throws the first one's error, else the second one's, after both have ended */
async function both<First, Second>(first: Promise<First>, second: Promise<Second>): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}

/** Whether cucumber runs C++ scenarios, too: it writes messages about all scenarios, and stops all at the first red one. */
function everythingInCucumber({ messages, failFast }: RunOptions): boolean {
  return messages === true || failFast === true;
}

function featureRun(
  options: RunOptions,
  { base }: RunPlan,
  scenarios: readonly PlannedScenario[],
  folder: string,
): Omit<FeatureRun, 'attachments'> {
  return {
    base,
    folder,
    files: [...new Set(scenarios.map(({ pickle }) => path.resolve(base, pickle.uri)))],
    pickles: Object.fromEntries(scenarios.map(({ pickle }) => [placeOf(pickle), fingerprint(pickle)])),
    workers: options.parallel ?? defaultWorkers(scenarios),
    failFast: options.failFast === true,
    secondLook: options.noSecondLook !== true,
    messages: options.messages === true,
    progress: options.progress,
  };
}

/**
 * Runs the commands by which the subject prepares itself. Their output is shown only if one fails.
 * @throws UsageError if one fails
 */
export async function prepare(subject: Subject, progress: Progress): Promise<void> {
  for (const [index, [program, ...words]] of subject.prepare.entries()) {
    progress.step('prepare', index, subject.prepare.length, [program, ...words].join(' '));
    const { failed, all, shortMessage } = await execa(program!, words, {
      cwd: subject.directory,
      reject: false,
      all: true,
      stdin: 'ignore',
    });
    if (failed)
      throw new UsageError(
        `${subject.name} could not be prepared: ${shortMessage}\n${visible(bothEnds(all ?? '', 40))}`,
      );
  }
  progress.done('prepare');
}

/** @throws UsageError if the extension, a browser, the generator or a tool that a scenario needs is missing or fails */
async function checkPrerequisites(
  options: RunOptions,
  subject: Subject,
  { scenarios, programs }: RunPlan,
): Promise<void> {
  if (subject.capabilities.has('ide')) checkExtension(subject);
  const selected = applicable(scenarios);
  const needed = new Set(selected.flatMap(({ tags }) => tags));
  if (needed.has('@needs.ide')) findBrowser(subject.ide);
  if (subject.cpp && needed.has('@needs.cpp')) checkTools(subject.cpp, options.command);
  // Before programs are built, `runCheckedCases` checks it.
  const builds = usedPrograms(programs, new Set(selected.map(({ id }) => id))).length > 0;
  if (
    subject.cpp &&
    !builds &&
    options.checked !== true &&
    (needed.has('@needs.generator') || needed.has('@needs.cpp'))
  )
    await checkGenerator(subject, subject.cpp);
  if (subject.ide && needed.has('@needs.ide')) await checkIde(subject, subject.ide, options);
}

/** Takes the results of each program, and tells the outcomes that are known. */
interface Judging {
  readonly take: (results: CppResults) => void;
  readonly judged: (id: string) => Outcome | undefined;
}

/** Builds the test programs and runs the selected cases. */
async function runPrograms(
  { root, build, jobs, progress, earlier, fresh = false }: RunOptions,
  subject: Subject,
  { scenarios, programs }: RunPlan,
  { take, judged }: Judging,
): Promise<Pick<Execution, 'built' | 'parts'>> {
  if (!subject.cpp || programs.length === 0) return { built: [], parts: new Map() };
  const selected = new Set(applicable(scenarios).map(({ id }) => id));
  const claimed = await claimFolder(build, subject.name);
  try {
    const { namespaces, headers, limits } = subject.cpp;
    const tools = await toolchain(subject, subject.cpp, path.join(root, 'conformance-cpp'));
    const symbolizer = findTools().symbolizer?.path;
    const buildFolder = claimed.folder;
    const settings = {
      tools,
      namespaces,
      headers,
      limits,
      buildFolder,
      jobs,
      progress,
      fresh,
      ...(earlier && { earlier }),
    };
    const cases = { programs, selected, take };
    await runCheckedCases({ ...subject, cpp: subject.cpp }, { ...settings, ...(symbolizer && { symbolizer }) }, cases);
    // Another run may write other headers into the folder once it is released.
    return {
      built: builtCases(programs, selected, buildFolder),
      parts: partsUsed(programs, selected, judged, buildFolder),
    };
  } finally {
    await claimed.release();
  }
}

/** The parts of the headers that cases use, without those that are known to have passed. */
function partsUsed(
  programs: readonly TestProgram[],
  selected: ReadonlySet<string>,
  judged: Judging['judged'],
  buildFolder: string,
): Execution['parts'] {
  const read = textReader(buildFolder);
  const parts = new Map<string, readonly GeneratedPart[]>();
  for (const program of programs) {
    const left = program.cases.filter(({ pickleId: id }) => selected.has(id) && judged(id)?.result !== 'passed');
    if (left.length === 0) continue;
    const headers = new GeneratedHeaders(program, read);
    for (const { pickleId: id, steps } of left) parts.set(id, headers.partsOf(steps, judged(id)?.trace?.failedStep));
  }
  return parts;
}

function builtCases(
  programs: readonly TestProgram[],
  selected: ReadonlySet<string>,
  buildFolder: string,
): readonly BuiltCase[] {
  return programs.flatMap((program) => {
    const executable = path.join(buildFolder, programFiles(program).executable);
    return program.cases
      .filter(({ pickleId }) => selected.has(pickleId))
      .map(({ pickleId, number }) => ({ scenario: pickleId, program: executable, number }));
  });
}

function contextsOf(scenarios: readonly PlannedScenario[]): Record<string, ScenarioContext> {
  return Object.fromEntries(
    scenarios.map(({ pickle, id, rules, location, missing, expected }) => [
      placeOf(pickle),
      { id, rules, location, missing, ...(expected && { expected }) },
    ]),
  );
}

/** Only IDE scenarios gain by workers: C++ scenarios have run before cucumber starts. */
function defaultWorkers(scenarios: readonly PlannedScenario[]): number {
  return scenariosOfIde(scenarios).length > 1 ? 2 : 0;
}

function scenariosOfIde(scenarios: readonly PlannedScenario[]): PlannedScenario[] {
  return applicable(scenarios).filter(({ tags }) => tags.includes('@needs.ide'));
}
