// What the coordinator of a run tells the workers: a JSON file whose path stands in the environment.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Subject } from '../../subject/manifest';
import type { BaselineEntry } from '../../verdict/baseline';

/** What a worker must know of one scenario before it runs. */
export interface ScenarioContext {
  readonly id: string;
  readonly rules: readonly string[];
  readonly location: string;
  /** Capabilities that the scenario asks for and the subject does not claim. */
  readonly missing: readonly string[];
  readonly expected?: BaselineEntry;
}

export interface RunContext {
  readonly subject: Subject;
  /** The project's folder. */
  readonly root: string;
  /** A temporary folder of this run. */
  readonly folder: string;
  /** The baseline as messages name it. */
  readonly baseline: string;
  /** By pickle id. */
  readonly scenarios: Readonly<Record<string, ScenarioContext>>;
}

const variable = 'TOUCHSTONE_RUN';

/** Where the bench's results and the workers' outcomes are. */
export const resultsFile = (folder: string): string => path.join(folder, 'results.json');
export const outcomesFile = (folder: string): string => path.join(folder, 'outcomes.ndjson');

/** Hands the context to all workers that start from now on. */
export function publishContext(context: RunContext): void {
  const file = path.join(context.folder, 'run.json');
  const subject = { ...context.subject, capabilities: [...context.subject.capabilities] };
  writeFileSync(file, JSON.stringify({ ...context, subject }));
  process.env[variable] = file;
}

let read: RunContext | undefined;

/** The context of the run that this process or worker belongs to. @throws if there is none. */
export function runContext(): RunContext {
  if (!read) {
    const file = process.env[variable];
    if (!file) throw new Error(`the features are run by \`npm run conformance\`, which sets ${variable}`);
    const parsed = JSON.parse(readFileSync(file, 'utf8')) as RunContext & { subject: { capabilities: never[] } };
    read = { ...parsed, subject: { ...parsed.subject, capabilities: new Set(parsed.subject.capabilities) } };
  }
  return read;
}
