// Runs the conformance command in a child process and reads its verdict.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { execa, type Options } from 'execa';
import { heapOptions } from '../../support/heap-options.mjs';
import { typescriptOptions } from '../../support/project';
import { exitStatus } from '../../support/usage-error';
import { smokeCheckVariable } from '../cpp/smoke';
import { readVerdict, type VerdictDocument } from '../verdict/report';

export interface SpawnOptions {
  /** The project's folder, or a copy of the project. */
  readonly root: string;
  /** The folder for the reports. */
  readonly reports: string;
  /** Environment variables, in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** False: a generator that fails on the smallest schema is judged all the same. For mutants, which may break it. */
  readonly smokeCheck?: boolean;
  /** Whether the command writes to this process's terminal; else its output is returned. */
  readonly inherit?: boolean;
}

export interface SpawnedRun {
  /** Undefined if a signal ended the command. */
  readonly status: number | undefined;
  /** Standard output and standard error; empty with `inherit`. */
  readonly output: string;
  /** Absent if the run could not be judged. */
  readonly verdict?: VerdictDocument;
}

/** The arguments for Node.js that start the conformance command of a project. */
export function conformanceProgram(root: string): string[] {
  return [...heapOptions, ...typescriptOptions(root), path.join(root, 'harness', 'command', 'main.ts')];
}

/**
 * Runs the conformance command to its end.
 *
 * @param words the command's arguments, without `--reports`
 * @throws UsageError if its verdict.json is not valid
 */
export async function spawnConformance(words: readonly string[], options: SpawnOptions): Promise<SpawnedRun> {
  const { root, reports, inherit = false } = options;
  const env = { ...options.env, ...(options.smokeCheck === false && { [smokeCheckVariable]: 'off' }) };
  const output: Options = inherit ? { stdout: 'inherit', stderr: 'inherit' } : { all: true };
  const { exitCode, all } = await execa(
    process.execPath,
    [...conformanceProgram(root), ...words, '--reports', reports],
    { cwd: root, env, reject: false, stdin: inherit ? 'inherit' : 'ignore', ...output },
  );
  const file = path.join(reports, 'verdict.json');
  // `explain` and `compare` write no verdict.json.
  const judged = (exitCode === exitStatus.conforms || exitCode === exitStatus.doesNotConform) && existsSync(file);
  return {
    status: exitCode,
    output: typeof all === 'string' ? all : '',
    // If the run could not be judged, a verdict.json in the folder is from an earlier run.
    ...(judged && { verdict: await readVerdict(file) }),
  };
}
