// Runs ninja in a build folder and says which outputs could not be built.

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { largePages } from '../../support/large-pages';
import { readPrinted } from '../../support/printed';
import type { Progress } from '../../support/progress';
import { findTools } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';
import { firstLines } from './diagnostics';
import { failedCommands, faultOf, faultOfNinja, fullDisk, machineFault } from './machine-faults';

/** How a ninja run ended. */
export interface NinjaResult {
  /** What ninja was told to build. */
  readonly targets: ReadonlySet<string>;
  /** The outputs whose commands failed. Older versions of them may still exist. */
  readonly failed: ReadonlySet<string>;
  /** What ninja printed. */
  readonly output: string;
}

/** Starts ninja. */
export type SpawnNinja = (
  argv: readonly string[],
  buildFolder: string,
  environment?: Readonly<Record<string, string>>,
) => NinjaProcess;

export interface NinjaProcess {
  /** The lines that ninja prints, as they come. */
  readonly lines: AsyncIterable<string>;
  readonly end: Promise<{ output: string; exitCode?: number; signal?: string; code?: string }>;
}

export interface NinjaOptions {
  readonly buildFolder: string;
  /** The maximum number of processes at a time. */
  readonly jobs: number;
  readonly progress: Progress;
  /** Environment variables for the commands, in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly spawn?: SpawnNinja;
}

/**
 * Builds as many of the targets as possible.
 * @param argv ninja's targets and further options
 * @param phase the name of this run for the progress display
 * @returns the result, also if commands failed; their logs say why
 * @throws UsageError if ninja is not installed or was killed, or if the machine made a command fail
 * @throws Error if the build file is invalid, or the harness's own tool does not compile
 */
export async function runNinja(options: NinjaOptions, argv: readonly string[], phase: string): Promise<NinjaResult> {
  const { buildFolder, jobs, progress, environment, spawn = spawnNinja } = options;
  const { lines, end } = spawn(['-k', '0', '-j', String(jobs), ...argv], buildFolder, environment);
  for await (const line of lines) {
    const step = /^\[(\d+)\/(\d+)\] (.*)$/.exec(line);
    if (step) progress.step(phase, Number(step[1]), Number(step[2]), step[3]!);
  }
  const { output, exitCode, signal, code } = await end;
  if (code === 'ENOENT') throw new UsageError('ninja is not installed.', 'Install it: apt-get install ninja-build.');
  progress.done(phase);
  const failed = failedOutputs(output);
  if (signal === undefined) await refuseMachineFaults(output, buildFolder);
  for (const tool of ['limit', 'renew', 'ask']) {
    if (!failed.has(tool)) continue;
    const log = await readFile(path.join(buildFolder, `${tool}.log`), 'utf8').catch(() => '');
    throw new Error(`The harness's own tool does not compile:\n${log.trim()}`);
  }
  if (signal) throw machineFault(`ninja was killed by ${signal}.`, buildFolder);
  // A failed command is a result. After any other error nothing can be judged.
  const isError = exitCode !== 0 && /^ninja: (error|fatal)/m.test(output);
  if (isError && !/^ninja: (error: rebuilding|build stopped)/m.test(output))
    throw new Error(`ninja: ${firstLines(output, 10)}`);
  return { targets: new Set(argv), failed, output };
}

/** @throws UsageError if the machine made a command fail, or may have cut off what it wrote */
async function refuseMachineFaults(output: string, buildFolder: string): Promise<void> {
  const disk = await fullDisk(buildFolder);
  if (disk !== undefined) throw machineFault(disk, buildFolder);
  for (const command of failedCommands(output)) {
    const said = readPrinted(path.join(buildFolder, command.log));
    const fault = faultOf(command, said);
    if (fault !== undefined) throw machineFault(fault, buildFolder);
  }
  const fault = faultOfNinja(output);
  if (fault !== undefined) throw machineFault(fault, buildFolder);
}

function failedOutputs(output: string): ReadonlySet<string> {
  const lines = output.split('\n').filter((line) => line.startsWith('FAILED: '));
  return new Set(lines.flatMap((line) => line.trim().split(' ').slice(1)));
}

function spawnNinja(
  argv: readonly string[],
  buildFolder: string,
  environment?: Readonly<Record<string, string>>,
): NinjaProcess {
  // Fedora calls it `ninja-build`.
  const child = execa(findTools().ninja?.path ?? 'ninja', argv, {
    cwd: buildFolder,
    env: { NINJA_STATUS: '[%f/%t] ', ...largePages(), ...ccacheEnvironment(buildFolder), ...environment },
    reject: false,
    all: true,
    stdin: 'ignore',
  });
  const end = async () => {
    const { all, exitCode, signal, code } = await child;
    return {
      output: all ?? '',
      ...(exitCode !== undefined && { exitCode }),
      ...(signal !== undefined && { signal }),
      ...(code !== undefined && { code }),
    };
  };
  return { lines: child.iterable({ from: 'all' }), end: end() };
}

/**
 * Settings that let ccache share objects between checkouts and build folders. Its own folder is in the build folder if
 * the user has no home where it could be: ccache would fail every command.
 */
export function ccacheEnvironment(buildFolder: string, env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const home = env.HOME ?? homedir();
  const folder = env.CCACHE_DIR ?? path.join(env.XDG_CACHE_HOME || path.join(home, '.cache'), 'ccache');
  return {
    CCACHE_SLOPPINESS: 'pch_defines,time_macros,include_file_mtime,include_file_ctime',
    CCACHE_BASEDIR: path.dirname(path.dirname(buildFolder)),
    CCACHE_NOHASHDIR: 'true',
    // A precompiled header's content is what the file beside it says.
    CCACHE_PCH_EXTSUM: 'true',
    // It compares the files that the compiler has listed. Otherwise it would preprocess each test program, which takes
    // ten times as long, because it does not find the features that the lines of the program name.
    CCACHE_DEPEND: 'true',
    // ccache prefers the older place if it exists.
    ...(canWrite(path.join(home, '.ccache')) || canCreate(folder)
      ? {}
      : { CCACHE_DIR: path.join(buildFolder, '.ccache') }),
  };
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Whether a folder exists or can be created, and can be written to. */
function canCreate(folder: string): boolean {
  if (existsSync(folder)) return canWrite(folder);
  const parent = path.dirname(folder);
  return parent !== folder && canCreate(parent);
}
