// Control flow: compiles the blocks of a test to instructions with jump targets. Runs before playback, so that an
// unbalanced block is an error before the first click. Pure.

import type { Command } from '../../project/side-project';

/** The kinds of loops. */
export type LoopKind = 'times' | 'while' | 'forEach' | 'repeatIf';

/** An instruction. Jump targets are positions in the program; one past the last is the end of the test. */
export type Instruction =
  /** A command to execute. */
  | { kind: 'command'; command: Command }
  /** A line that only marks a place: `else`, `do`, `end`. */
  | { kind: 'mark'; command: Command }
  /** `if` and `else if`: continues below if the condition holds, else at `otherwise`. */
  | { kind: 'branch'; command: Command; otherwise: number }
  /** The line that decides about the next round of a loop: continues at `again` for one, else at `otherwise`. */
  | { kind: 'loop'; command: Command; loop: LoopKind; again: number; otherwise: number }
  /** Enters a loop: resets its rounds, also for a loop inside a loop. */
  | { kind: 'enter'; loopAt: number }
  | { kind: 'jump'; to: number };

/** A compiled test. */
export type Program = readonly Instruction[];

/** A problem with the blocks of a test, and its command. */
export interface FlowProblem {
  command: Command;
  message: string;
}

/** The names of control-flow commands: normalized, and as in project files. */
const keywords = new Map([
  ['if', 'if'],
  ['elseif', 'elseIf'],
  ['else', 'else'],
  ['while', 'while'],
  ['times', 'times'],
  ['foreach', 'forEach'],
  ['do', 'do'],
  ['repeatif', 'repeatIf'],
  ['end', 'end'],
] as const);

/** The names of control-flow commands in project files. */
export const flowNames: readonly string[] = [...keywords.values()];

type Keyword = typeof keywords extends Map<string, infer Name> ? Name : never;

/** The control-flow command of a name, with or without a space: `else if` is `elseIf`. */
export function flowKeyword(name: string): Keyword | undefined {
  return (keywords as Map<string, Keyword>).get(name.replace(/\s+/g, '').toLowerCase());
}

/** Whether a line is played: empty lines are comments, and lines that start with slashes are disabled. */
export function isPlayed({ command, skip }: Command): boolean {
  return command.trim() !== '' && !command.trimStart().startsWith('//') && skip !== true;
}

/** A block whose end has not been reached. */
interface Block {
  opener: Command;
  kind: 'if' | 'while' | 'times' | 'forEach' | 'do';
  /** The position of the block's loop instruction, or of the branch whose `otherwise` is not known yet. */
  at: number;
  hasElse: boolean;
  /** Jumps to the end of the block, whose position is not known yet. */
  toEnd: { to: number }[];
}

/**
 * Compiles the blocks of a test.
 * @returns the program, or all problems in the order of the test
 */
export function compileFlow(commands: readonly Command[]): { program: Program } | { problems: FlowProblem[] } {
  const program: Instruction[] = [];
  const problems: FlowProblem[] = [];
  const open: Block[] = [];
  for (const command of commands) {
    if (!isPlayed(command)) continue;
    const keyword = flowKeyword(command.command);
    const problem = keyword ? add(keyword, command, program, open) : undefined;
    if (problem) problems.push({ command, message: problem });
    else if (!keyword) program.push({ kind: 'command', command });
  }
  for (const { opener, kind } of open) {
    problems.push({ command: opener, message: `this ${kind} has no matching ${closing(kind)}` });
  }
  if (problems.length === 0) return { program };
  const order = new Map(commands.map((command, position) => [command, position]));
  return { problems: problems.sort((a, b) => (order.get(a.command) ?? 0) - (order.get(b.command) ?? 0)) };
}

/** Adds a control-flow line. Returns its problem, if any. */
function add(keyword: Keyword, command: Command, program: Instruction[], open: Block[]): string | undefined {
  const block = open.at(-1);
  const here = program.length;
  switch (keyword) {
    case 'if': {
      program.push({ kind: 'branch', command, otherwise: -1 });
      open.push({ opener: command, kind: 'if', at: here, hasElse: false, toEnd: [] });
      return missingCondition(keyword, command);
    }
    case 'elseIf':
    case 'else': {
      const name = keyword === 'else' ? 'else' : 'else if';
      if (block?.kind !== 'if') return `${name} is not inside an if`;
      if (block.hasElse) return `${name} follows the else of its if`;
      // The branch above ends here and jumps to the end of the block.
      const jump: Instruction = { kind: 'jump', to: -1 };
      program.push(jump);
      block.toEnd.push(jump);
      closeBranch(block, program);
      if (keyword === 'else') {
        block.hasElse = true;
        program.push({ kind: 'mark', command });
        return undefined;
      }
      block.at = program.length;
      program.push({ kind: 'branch', command, otherwise: -1 });
      return missingCondition(keyword, command);
    }
    case 'while':
    case 'times':
    case 'forEach': {
      program.push({ kind: 'enter', loopAt: here + 1 });
      program.push({ kind: 'loop', command, loop: keyword, again: here + 2, otherwise: -1 });
      open.push({ opener: command, kind: keyword, at: here + 1, hasElse: false, toEnd: [] });
      return missingCondition(keyword, command);
    }
    case 'do': {
      const enter: Instruction = { kind: 'enter', loopAt: -1 };
      program.push(enter, { kind: 'mark', command });
      open.push({ opener: command, kind: 'do', at: here, hasElse: false, toEnd: [] });
      return undefined;
    }
    case 'repeatIf': {
      if (block?.kind !== 'do') return 'repeat if has no matching do';
      open.pop();
      const enter = program[block.at];
      if (enter?.kind === 'enter') enter.loopAt = here;
      program.push({ kind: 'loop', command, loop: 'repeatIf', again: block.at + 1, otherwise: here + 1 });
      return missingCondition(keyword, command);
    }
    case 'end': {
      if (!block) return 'this end has no matching block';
      if (block.kind === 'do') return 'a do ends with repeat if, not with end';
      open.pop();
      if (block.kind === 'if') {
        closeBranch(block, program);
        for (const jump of block.toEnd) jump.to = here;
        program.push({ kind: 'mark', command });
        return undefined;
      }
      program.push({ kind: 'mark', command }, { kind: 'jump', to: block.at });
      const loop = program[block.at];
      if (loop?.kind === 'loop') loop.otherwise = program.length;
      return undefined;
    }
  }
}

/** Lets the open branch continue here if its condition does not hold. */
function closeBranch(block: Block, program: Instruction[]): void {
  const branch = program[block.at];
  if (branch?.kind === 'branch' && branch.otherwise === -1) branch.otherwise = program.length;
}

function missingCondition(keyword: Keyword, { target, value }: Command): string | undefined {
  if (keyword === 'forEach') {
    if (target.trim() === '') return 'the target must name the variable that holds the list';
    return value.trim() === '' ? 'the value must name the variable for the items' : undefined;
  }
  if (target.trim() !== '') return undefined;
  return keyword === 'times' ? 'the target must be the number of rounds' : 'the target must be a condition';
}

function closing(kind: Block['kind']): string {
  return kind === 'do' ? 'repeat if' : 'end';
}

/** The position at which to start a program from a command; `undefined` if the command is not played. */
export function placeOf(program: Program, commandId: string): number | undefined {
  const place = program.findIndex((step) => 'command' in step && step.command.id === commandId);
  if (place < 0) return undefined;
  // Starting at the head of a loop enters it.
  return program[place - 1]?.kind === 'enter' ? place - 1 : place;
}
