// What a run tells the workers that execute its scenarios: files in the run's temporary folder.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../../../support/project';
import type { CppResults } from '../../cpp/results';
import type { Subject } from '../../subject/manifest';
import type { BaselineEntry } from '../../verdict/baseline';

/** What a worker must know of one scenario before it runs. */
export interface ScenarioContext {
  readonly id: string;
  readonly rules: readonly string[];
  readonly location: string;
  /** Capabilities that the scenario needs and the subject does not claim. */
  readonly missing: readonly string[];
  readonly expected?: BaselineEntry;
}

export interface RunContext {
  readonly subject: Subject;
  /** The project's folder. */
  readonly root: string;
  /** The run's temporary folder. */
  readonly folder: string;
  /** The baseline's file, as messages name it. */
  readonly baseline: string;
  /** Whether one of the scenarios uses an IDE. */
  readonly usesIde?: boolean;
  /** By the scenario's place, see `placeOf`. */
  readonly scenarios: Readonly<Record<string, ScenarioContext>>;
}

/** The world parameters by which a scenario finds its run. */
export interface RunParameters {
  /** The run's temporary folder. */
  readonly run: string;
}

/** A step's id: the scenario's id and the step's number, from 1. Gherkin's own ids differ each time a file is read. */
export const stepId = (scenario: string, number: number): string => `${scenario}:${number}`;

/** Where cucumber's reports are until they are published, and its messages among them. */
export const reportsFolder = (folder: string): string => path.join(folder, 'reports');
export const messagesFile = 'messages.ndjson';

/** Where a run's C++ results and its outcomes are. */
export const resultsFile = (folder: string): string => path.join(folder, 'results.json');
export const outcomesFile = (folder: string): string => path.join(folder, 'outcomes.ndjson');
const contextFile = (folder: string): string => path.join(folder, 'run.json');

/** Writes the context and the results of the C++ scenarios into the run's folder. */
export function writeContext(context: RunContext, results: CppResults): void {
  const subject = { ...context.subject, capabilities: [...context.subject.capabilities] };
  writeFileSync(contextFile(context.folder), JSON.stringify({ ...context, subject }));
  writeFileSync(resultsFile(context.folder), JSON.stringify(results));
}

const stopFile = (folder: string): string => path.join(folder, 'stopped');

/** Lets the scenarios that have not begun do nothing: the run has failed, and what they show does not matter. */
export function stopScenarios(folder: string): void {
  if (existsSync(folder)) writeFileSync(stopFile(folder), '');
}

/** Whether the run has failed, see {@link stopScenarios}. */
export function isStopped({ folder }: RunContext): boolean {
  return existsSync(stopFile(folder));
}

let known: RunContext | undefined;

/** The context in a run's folder; each process reads it once in a row. @throws if the scenario was not started by a run. */
export function runContext({ run }: Partial<RunParameters>): RunContext {
  if (run === undefined) throw new Error(`Features run by \`${commandLine()}\` only, not by \`cucumber-js\`.`);
  if (known?.folder !== run) {
    const parsed = JSON.parse(readFileSync(contextFile(run), 'utf8')) as RunContext & {
      subject: { capabilities: never[] };
    };
    known = { ...parsed, subject: { ...parsed.subject, capabilities: new Set(parsed.subject.capabilities) } };
  }
  return known;
}
