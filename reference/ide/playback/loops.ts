// Runs the loops of a test, and evaluates the conditions of blocks.

import type { Command } from '../project/side-project';
import type { CommandContext } from './command';
import { CommandFailure } from './failure';
import type { LoopKind } from './flow/flow';
import { interpolateScript } from './script-text';
import { interpolate, textOf } from './variables';

/** Limits loops whose condition never fails. The command's value can set another limit. */
const roundLimit = 1000;

/** The progress of a loop. */
interface LoopState {
  /** Rounds started. */
  rounds: number;
  /** For `times`. */
  count: number;
  /** For `forEach`: the list at the start of the loop. */
  items: readonly unknown[];
}

/** Counts the rounds of a test's loops, and decides whether there is another. */
export class Loops {
  readonly #states = new Map<number, LoopState>();
  readonly #context: Pick<CommandContext, 'browser' | 'variables'>;

  constructor(context: Pick<CommandContext, 'browser' | 'variables'>) {
    this.#context = context;
  }

  /** Enters the loop at a position: resets its rounds. */
  enter(place: number): void {
    this.#states.delete(place);
  }

  /**
   * Starts the next round of the loop at a position, if there is one. Returns whether it did.
   * @throws CommandFailure if its condition cannot be evaluated, or the limit is exceeded
   */
  async startNextRound(place: number, loop: LoopKind, command: Command): Promise<boolean> {
    let state = this.#states.get(place);
    if (!state) {
      state = { rounds: 0, count: this.#countOf(loop, command), items: this.#itemsOf(loop, command) };
      this.#states.set(place, state);
    }
    // Check the condition before the limit: a loop may end by itself after its last allowed round.
    if (!(await this.#prepareNextRound(loop, command, state))) return false;
    const limit = this.#limitOf(loop, command);
    // The body of a `do` has already run once before `repeat if`.
    if (state.rounds >= (loop === 'repeatIf' ? limit - 1 : limit)) {
      throw new CommandFailure(`the loop exceeded its limit of ${limit} rounds; set a higher limit in its value`);
    }
    state.rounds++;
    return true;
  }

  /**
   * Evaluates a condition, a JavaScript expression, in the page.
   * @throws CommandFailure if it cannot be evaluated
   */
  async condition(expression: string): Promise<boolean> {
    const { browser, variables } = this.#context;
    const { script, args } = interpolateScript(`return Boolean(${expression}\n)`, variables);
    return (await browser.evaluate(script, args)) === true;
  }

  async #prepareNextRound(loop: LoopKind, command: Command, { rounds, count, items }: LoopState): Promise<boolean> {
    if (loop === 'times') return rounds < count;
    if (loop !== 'forEach') return await this.condition(command.target);
    if (rounds >= items.length) return false;
    this.#context.variables.set(command.value.trim(), items[rounds]);
    return true;
  }

  #countOf(loop: LoopKind, { target }: Command): number {
    if (loop !== 'times') return 0;
    return wholeNumber(interpolate(target, this.#context.variables), 'the target');
  }

  /** The allowed rounds. `times` and `forEach` end by themselves, so they have no default limit. */
  #limitOf(loop: LoopKind, { value }: Command): number {
    if (loop === 'forEach') return Number.POSITIVE_INFINITY;
    const written = interpolate(value, this.#context.variables).trim();
    if (written !== '') return wholeNumber(written, 'the value');
    return loop === 'times' ? Number.POSITIVE_INFINITY : roundLimit;
  }

  #itemsOf(loop: LoopKind, { target }: Command): readonly unknown[] {
    if (loop !== 'forEach') return [];
    const [, referenced] = /^\$\{(.+)\}$/.exec(target.trim()) ?? [];
    const name = referenced ?? target.trim();
    const list = this.#context.variables.get(name);
    if (Array.isArray(list)) return [...list];
    throw new CommandFailure(
      this.#context.variables.has(name)
        ? `the variable ${name} is not a list: ${JSON.stringify(textOf(list).slice(0, 80))}`
        : `there is no variable ${name}`,
    );
  }
}

function wholeNumber(text: string, what: string): number {
  if (/^\s*\d+\s*$/.test(text)) return Number(text);
  throw new CommandFailure(`${what} must be a whole number, not ${JSON.stringify(text)}`);
}
