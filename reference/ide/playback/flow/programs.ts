// Compiles a test together with the tests that it runs. Pure.

import type { Test } from '../../project/side-project';
import { compileFlow, type FlowProblem, isPlayed, type Program } from './flow';

/** The name of the command that plays another test. */
export const runCommand = 'run';

/**
 * Compiles a test and all tests that it runs by a literal name, so that problems with their blocks are known before
 * playback starts.
 * @param testNamed finds a test of the project; a missing test is an error only when `run` is played
 */
export function compileTests(
  test: Test,
  testNamed: (name: string) => Test | undefined,
): { programs: Map<Test, Program> } | { problems: FlowProblem[] } {
  const programs = new Map<Test, Program>();
  const problems: FlowProblem[] = [];
  const pending = new Set([test]);
  for (const each of pending) {
    const compiled = compileFlow(each.commands);
    if ('problems' in compiled) problems.push(...compiled.problems);
    else programs.set(each, compiled.program);
    for (const command of each.commands) {
      if (!isPlayed(command) || command.command !== runCommand) continue;
      const called = testNamed(command.target.trim());
      if (called) pending.add(called);
    }
  }
  return problems.length > 0 ? { problems } : { programs };
}
