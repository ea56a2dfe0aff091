// Runs scenarios in cucumber, and reads what became of them.

import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { type ISupportCodeLibrary, loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import { globLiteral } from '../../../support/glob-literal';
import type { Progress } from '../../../support/progress';
import { isCheckout, root } from '../../../support/project';
import type { AttachmentRecorder } from '../../report/attachments';
import type { Outcome } from '../../verdict/outcome';
import { messagesFile, outcomesFile, type RunParameters, reportsFolder } from './context';
import { optionsKey, type PlannedPickles } from './planned-pickles';
import { ScenarioProgress } from './scenario-progress';
import { stepFiles } from './step-files';

/** The step definitions and hooks of the features, loaded. */
type Steps = ISupportCodeLibrary;

export interface FeatureRun {
  /** What the paths of features in messages are relative to. */
  readonly base: string;
  /** The run's temporary folder, with its context. Reports go to `reportsFolder` in it. */
  readonly folder: string;
  /** The feature files with planned scenarios, in the order in which they run. */
  readonly files: readonly string[];
  readonly pickles: PlannedPickles;
  /** Worker threads; 0 runs the scenarios in this process. */
  readonly workers: number;
  /** Whether to stop at the first red scenario. */
  readonly failFast: boolean;
  /** Whether a red IDE scenario runs once more. */
  readonly secondLook: boolean;
  /** Whether to write cucumber's messages. */
  readonly messages: boolean;
  /** Receives what the scenarios attach. */
  readonly attachments: AttachmentRecorder;
  readonly progress: Progress;
}

let loaded: Promise<Steps> | undefined;

/** Loads the step definitions, once in a process: a module that is required again defines nothing. */
function loadSteps(): Promise<Steps> {
  loaded ??= loadDefinitions();
  return loaded;
}

async function loadDefinitions(): Promise<Steps> {
  const { runConfiguration } = await configuration(root, {
    requireModule: isCheckout ? [path.join(root, 'support', 'typescript.cjs')] : [],
    require: [stepFiles('steps/**/!(*.test)'), stepFiles('harness/run/cucumber/support')],
  });
  return await loadSupport(runConfiguration, { cwd: root });
}

/** A file beside this one, as cucumber imports it. */
function beside(name: string): string {
  return pathToFileURL(path.join(__dirname, name)).href;
}

/** Runs the planned scenarios. @returns the outcomes of those that ran, in no particular order */
export async function runFeatures(run: FeatureRun): Promise<Outcome[]> {
  const reports = reportsFolder(run.folder);
  await mkdir(reports, { recursive: true });
  const worldParameters = { run: run.folder } satisfies RunParameters;
  const { runConfiguration } = await configuration(run.base, {
    paths: run.files.map(globLiteral),
    plugin: [beside('plugin.cjs')],
    pluginOptions: { [optionsKey]: run.pickles },
    worldParameters,
    parallel: run.workers,
    failFast: run.failFast,
    ...(run.secondLook && { retry: 1, retryTagFilter: '@needs.ide' }),
    format: run.messages ? [[beside('message-format.cjs'), path.join(reports, messagesFile)]] : [],
  });
  // Without a format on standard output cucumber adds one of its own. The summary is ours.
  const stdout = new Writable({ write: (_chunk, _encoding, done) => done() });
  const environment = { cwd: run.base, stdout, stderr: process.stderr };
  const shown = new ScenarioProgress(run.progress);
  await runCucumber({ ...runConfiguration, support: await loadSteps() }, environment, (message) => {
    run.attachments.take(message);
    shown.take(message);
  });
  shown.end();
  return await readOutcomes(run.folder);
}

type Configuration = NonNullable<NonNullable<Parameters<typeof loadConfiguration>[0]>['provided']>;

async function configuration(cwd: string, provided: Configuration) {
  return await loadConfiguration({ file: false, provided }, { cwd });
}

async function readOutcomes(folder: string): Promise<Outcome[]> {
  const text = await readFile(outcomesFile(folder), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Outcome);
}
