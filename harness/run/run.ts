// One conformance run: subject -> cucumber (with the bench) -> judgement -> reports.

import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { execa } from 'execa';
import { findChromium } from '../../support/chromium';
import { globLiteral } from '../../support/glob-literal';
import { guard } from '../../support/guard.mjs';
import { clearLeftovers } from '../../support/leftovers.mjs';
import { temporaryFolder } from '../../support/owner.mjs';
import type { Progress } from '../../support/progress';
import { findTools } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';
import { CppRun } from '../cpp/cpp-run';
import { programFiles } from '../cpp/layout';
import type { TestProgram } from '../cpp/plan';
import { checkGenerator } from '../cpp/smoke';
import { toolchain } from '../cpp/toolchain';
import { checkExtension, loadSubject, type Subject } from '../subject/manifest';
import { loadBaseline, noBaseline } from '../verdict/baseline';
import { loadCatalogue } from '../verdict/catalogue';
import { recordVerdicts } from '../verdict/history';
import type { IdentifiedScenario } from '../verdict/identity';
import { type Judgement, judge } from '../verdict/judge';
import type { Outcome } from '../verdict/outcome';
import { verdictDocument, writeVerdict } from '../verdict/report';
import { loadEvidence } from '../verdict/required-rules';
import { claimFolder } from './build-folder';
import { outcomesFile } from './cucumber/context';
import { coordinate } from './cucumber/coordinator';
import { featureFilesOf } from './feature-files';
import { onInterrupt } from './interruption';
import { publishReports } from './publish';
import { checkSelection, nothingSelected } from './selection';
import { tagExpression } from './tags';

export interface RunOptions {
  /** The project's folder. */
  readonly root: string;
  /** A name, or a path to a manifest. */
  readonly subject: string;
  /** The folder of the features; it may hold a catalogue of its own. */
  readonly features: string;
  /** Feature files to run, or none for all. */
  readonly paths: readonly string[];
  /** Rule ids, or beginnings of ids that end in `.` or `-`. */
  readonly rules: readonly string[];
  readonly tags?: string;
  readonly names: readonly string[];
  readonly shard?: string;
  /** The one scenario to run, by its id. */
  readonly scenario?: string;
  /** Worker threads of cucumber; 0 runs the scenarios in this process. Absent: two where an IDE may be driven. */
  readonly parallel?: number;
  /** How long anything that is waited for may take in an IDE, in seconds. Absent: what the manifest says. */
  readonly wait?: number;
  /** Whether to start no scenario any more once one is red. */
  readonly failFast?: boolean;
  /** Whether a red scenario is judged by its first run. Absent: a red IDE scenario runs once more, in a new browser. */
  readonly noSecondLook?: boolean;
  /** Processes at a time while building and running C++. */
  readonly jobs: number;
  readonly reports: string;
  /** Where the bench keeps what it builds, a folder a subject. */
  readonly build: string;
  readonly progress: Progress;
}

export interface ConformanceRun {
  readonly subject: Subject;
  readonly judgement: Judgement;
  readonly elapsedMs: number;
  /** The programs that were built, with the number that the selected scenarios' cases have in them. */
  readonly built: readonly BuiltCase[];
}

/** A case in its program. */
export interface BuiltCase {
  readonly scenario: string;
  readonly program: string;
  readonly number: number;
}

/** Runs the features against the subject, judges what was observed and writes the reports. */
export async function runConformance(options: RunOptions): Promise<ConformanceRun> {
  const start = performance.now();
  checkSelection(options);
  await checkFolders(options);
  guard();
  await clearLeftovers();
  const subject = withWait(await loadSubject(options.subject, options.root), options.wait);
  const baseline = subject.baseline ? await loadBaseline(subject.baseline) : noBaseline;
  const catalogue = await loadCatalogue(catalogueFile(options));
  const rules = options.rules.flatMap((rule) => catalogue.select(rule)).map(({ id }) => id);
  const only = options.scenario === undefined ? rules : [options.scenario.replace(/\/.*$/s, '')];
  const files =
    options.paths.length === 0 && only.length > 0 ? await featureFilesOf(options.features, only) : options.paths;
  // Of a few feature files nobody expects the evidence for all rules.
  const required = files.length > 0 ? [] : await loadEvidence(options.features, catalogue);
  const tags = tagExpression(rules, options.tags);
  await prepare(subject);
  if (subject.capabilities.has('ide')) checkExtension(subject);

  const folder = await temporaryFolder();
  const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const cleanUp = onInterrupt(removeFolder);
  try {
    let planned: readonly IdentifiedScenario[] = [];
    let applicable = 0;
    const built: BuiltCase[] = [];
    coordinate({
      root: options.root,
      folder,
      subject,
      baseline,
      catalogue,
      required,
      ...(options.scenario !== undefined && { only: options.scenario }),
      selection: options,
      requireBrowser: () => void findChromium(),
      requireGenerator: async () => {
        if (subject.cpp) await checkGenerator(subject, subject.cpp);
      },
      planned(scenarios, count) {
        planned = scenarios;
        applicable = count;
      },
      async bench(units, selected) {
        if (!subject.cpp || units.length === 0) return {};
        const claimed = await claimFolder(options.build, subject.name);
        try {
          const { namespaces, headers, limits } = subject.cpp;
          const tools = await toolchain(subject, subject.cpp, path.join(options.root, 'conformance-cpp'));
          const symbolizer = findTools().symbolizer?.path;
          const { jobs, progress } = options;
          const run = new CppRun({
            tools,
            namespaces,
            headers,
            limits,
            buildFolder: claimed.folder,
            jobs,
            progress,
            ...(symbolizer && { symbolizer }),
          });
          const results = await run.run(units, selected);
          built.push(...builtCases(units, selected, planned, claimed.folder));
          return results;
        } finally {
          await claimed.release();
        }
      },
    });
    await runFeatures(
      { ...options, paths: files, parallel: options.parallel ?? defaultWorkers(subject, options) },
      tags,
      path.join(folder, 'reports'),
    );
    if (planned.length === 0) throw nothingSelected(options, []);
    const outcomes = await readOutcomes(folder, planned);
    const selection = isSelection(options) || (options.failFast === true && outcomes.length < planned.length);
    const judged = judge(
      {
        outcomes,
        counts: {
          planned: applicable,
          executed: outcomes.filter((outcome) => outcome.result !== 'not-applicable').length,
          observed: outcomes.filter((outcome) => outcome.result !== 'not-applicable' && outcome.observations > 0)
            .length,
        },
        selection,
        failFast: options.failFast === true,
      },
      baseline,
    );
    await publishReports(path.join(folder, 'reports'), options.reports);
    const document = verdictDocument(judged, subject.name, await suiteVersion(options.root));
    await writeVerdict(options.reports, document);
    await recordVerdicts(options.reports, document, selection, new Date());
    return { subject, judgement: judged, elapsedMs: performance.now() - start, built };
  } finally {
    await removeFolder();
    cleanUp();
  }
}

/** Looks at the folders that a run is told to use. @throws UsageError for one that cannot be used */
async function checkFolders({ features, reports }: RunOptions): Promise<void> {
  if (!(await stat(features).catch(() => undefined))?.isDirectory())
    throw new UsageError(`There is no folder ${features}.`, '`--features` takes the folder that the features are in.');
  try {
    await mkdir(reports, { recursive: true });
    await access(reports, constants.W_OK);
  } catch (error) {
    throw new UsageError(
      `No reports can be written to ${reports}: ${error instanceof Error ? error.message : String(error)}`,
      'Name another folder: `--reports FOLDER`.',
    );
  }
}

function withWait(subject: Subject, seconds: number | undefined): Subject {
  if (seconds === undefined || subject.ide === undefined) return subject;
  return { ...subject, ide: { ...subject.ide, limitSeconds: seconds } };
}

function builtCases(
  units: readonly TestProgram[],
  selected: ReadonlySet<string>,
  planned: readonly IdentifiedScenario[],
  folder: string,
): BuiltCase[] {
  const ids = new Map(planned.map(({ pickleId, id }) => [pickleId, id]));
  return units.flatMap((unit) =>
    unit.cases
      .filter(({ pickleId }) => selected.has(pickleId))
      .map(({ pickleId, number }) => ({
        scenario: ids.get(pickleId)!,
        program: path.join(folder, programFiles(unit).executable),
        number,
      })),
  );
}

/** The features' own catalogue, else the project's. */
export function catalogueFile({ features, root }: Pick<RunOptions, 'features' | 'root'>): string {
  const own = path.join(features, 'catalogue.yaml');
  return existsSync(own) ? own : path.join(root, 'features', 'catalogue.yaml');
}

/** Whether the user asks for some of the scenarios only. */
function isSelection({ rules, tags, names, shard, paths, scenario }: RunOptions): boolean {
  return (
    scenario !== undefined ||
    rules.length > 0 ||
    names.length > 0 ||
    paths.length > 0 ||
    tags !== undefined ||
    shard !== undefined
  );
}

/** C++ scenarios have run when cucumber comes to them, so that only IDE scenarios gain by workers. */
function defaultWorkers(subject: Subject, { rules, paths, scenario }: RunOptions): number {
  if (!subject.capabilities.has('ide') || scenario !== undefined) return 0;
  const mayDriveIde =
    (rules.length === 0 || rules.some((rule) => rule.startsWith('ide'))) &&
    (paths.length === 0 || paths.some((file) => file.includes(`${path.sep}ide${path.sep}`)));
  return mayDriveIde ? 2 : 0;
}

/** Runs the subject's own preparation. Its output is shown only if it fails. */
async function prepare(subject: Subject): Promise<void> {
  for (const [program, ...words] of subject.prepare) {
    const { failed, all, shortMessage } = await execa(program!, words, {
      cwd: subject.directory,
      reject: false,
      all: true,
      stdin: 'ignore',
    });
    if (failed) throw new UsageError(`${subject.name} could not be prepared: ${shortMessage}\n${all}`);
  }
}

async function runFeatures(options: RunOptions & { parallel: number }, tags: string, reports: string): Promise<void> {
  await mkdir(reports, { recursive: true });
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        paths:
          options.paths.length > 0
            ? options.paths.map(globLiteral)
            : [path.join(globLiteral(options.features), '**/*.feature')],
        requireModule: ['ts-node/register'],
        require: ['steps/**/!(*.test).ts', 'harness/run/cucumber/support.ts'],
        plugin: ['./harness/run/cucumber/plugin.cjs'],
        tags,
        name: [...options.names],
        parallel: options.parallel,
        failFast: options.failFast === true,
        ...(options.noSecondLook !== true && { retry: 1, retryTagFilter: '@needs.ide' }),
        format: [
          ['./harness/run/cucumber/html-format.cjs', path.join(reports, 'report.html')],
          ['junit', path.join(reports, 'junit.xml')],
          ['./harness/run/cucumber/message-format.cjs', path.join(reports, 'messages.ndjson')],
        ],
        ...(options.shard !== undefined && { shard: options.shard }),
      },
    },
    { cwd: options.root },
  );
  let parseErrors = '';
  // Where no format goes to standard output cucumber puts one there; the summary is ours.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await runCucumber(runConfiguration, { cwd: options.root, stdout: nowhere, stderr: process.stderr }, (envelope) => {
    if (envelope.parseError) {
      const { source, message } = envelope.parseError;
      parseErrors += `${source.uri}:${source.location?.line ?? 1}: ${message}\n`;
    }
  });
  if (parseErrors) throw new UsageError(parseErrors.trimEnd());
}

/** What the workers wrote down, in the order in which the scenarios were planned. */
async function readOutcomes(folder: string, planned: readonly IdentifiedScenario[]): Promise<Outcome[]> {
  const text = await readFile(outcomesFile(folder), 'utf8').catch(() => '');
  const byPickle = new Map<string, Outcome>();
  for (const line of text.split('\n').filter(Boolean)) {
    const { pickleId, ...outcome } = JSON.parse(line) as Outcome & { pickleId: string };
    byPickle.set(pickleId, outcome);
  }
  return planned.flatMap(({ pickleId }) => byPickle.get(pickleId) ?? []);
}

async function suiteVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}
