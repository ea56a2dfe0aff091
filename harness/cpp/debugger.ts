// Starts a debugger on a case of a test program, stopped at a line of its feature.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { clangVersions, lookUp } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';

/** What is debugged. Paths are absolute. */
export interface DebuggedCase {
  readonly program: string;
  /** The case's number in the program. */
  readonly number: number;
  /** The feature as the program's line tables name it: relative to the project. */
  readonly feature: string;
  readonly line: number;
  /** The project's folder, in which the debugger finds the feature. */
  readonly root: string;
}

/** Ten minutes: the runner ends a case when its time is up, also in a debugger. */
export const debugLimitMs = 600_000;

/** The debuggers, in the order in which they are looked for. */
const debuggers = ['gdb', 'lldb'] as const;
export type Debugger = (typeof debuggers)[number];

/** Also under the names that Debian gives to versions of it: `lldb-19`. @throws UsageError if neither is installed */
export function findDebugger(find: (name: string) => string | undefined = lookUp): { name: Debugger; file: string } {
  for (const name of debuggers) {
    const versioned = name === 'lldb' ? clangVersions().map((version) => `${name}-${version}`) : [];
    const file = [name, ...versioned].map((one) => find(one)).find((found) => found !== undefined);
    if (file !== undefined) return { name, file };
  }
  throw new UsageError(
    'Neither gdb nor lldb is installed, so `--debug` has nothing to start.',
    'Install one: apt-get install gdb.',
  );
}

/** The arguments that make a debugger run the case and stop at the line. A case runs in a child of the program. */
export function debuggerWords(name: Debugger, { program, number, feature, line, root }: DebuggedCase): string[] {
  const command = [program, String(debugLimitMs), String(number)];
  if (name === 'gdb') {
    const settings = [
      'set debuginfod enabled off',
      'set confirm off',
      'set breakpoint pending on',
      'set follow-fork-mode child',
    ];
    const acts = [`break ${feature}:${line}`, 'run'];
    return ['-q', '-d', root, ...[...settings, ...acts].flatMap((one) => ['-ex', one]), '--args', ...command];
  }
  // lldb takes the feature's path for one in the build folder, where the program was compiled. Generated code is there.
  const folder = path.dirname(feature);
  const compiled = path.resolve(program, '../../..', folder);
  const acts = [
    'settings set target.process.follow-fork-mode child',
    `settings append target.source-map "${compiled}" "${path.resolve(root, folder)}"`,
    `breakpoint set --file ${path.basename(feature)} --line ${line}`,
    'run',
  ];
  return [...acts.flatMap((one) => ['-o', one]), '--', ...command];
}

/**
 * Runs a debugger on this process's terminal until it ends.
 * @throws UsageError if neither gdb nor lldb is installed
 */
export async function debug(debugged: DebuggedCase): Promise<void> {
  const { name, file } = findDebugger();
  // In a terminal, Ctrl-C interrupts the debugged program only.
  const ignore = (): void => {};
  process.on('SIGINT', ignore);
  try {
    const child = spawn(file, debuggerWords(name, debugged), {
      stdio: 'inherit',
      env: {
        ...process.env,
        TOUCHSTONE_PROGRAM: path.join(path.dirname(debugged.program), 'main'),
        // A report stops in the debugger. Leaks cannot be looked for in a debugged process.
        ASAN_OPTIONS: 'abort_on_error=1:detect_leaks=0:detect_stack_use_after_return=0',
        UBSAN_OPTIONS: 'abort_on_error=1:print_stacktrace=1',
      },
    });
    await once(child, 'exit');
  } finally {
    process.off('SIGINT', ignore);
  }
}
