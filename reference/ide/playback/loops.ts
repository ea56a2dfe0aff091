// The loops of a test while they go round, and the conditions of blocks.

import type { Command } from '../project/side-project';
import type { CommandContext } from './command';
import { CommandFailure } from './failure';
import type { LoopKind } from './flow';
import { interpolateScript } from './script-text';
import { interpolate, textOf } from './variables';

/** A loop whose condition never fails is meant to end all the same; the command's value allows more rounds, or fewer. */
const roundLimit = 1000;

/** How far a loop is. */
interface LoopState {
  /** Rounds that were begun. */
  rounds: number;
  /** For `times`. */
  count: number;
  /** For `forEach`: the list as it was when the loop began. */
  items: readonly unknown[];
}

/** Decides for the loops of one test whether they go round again. */
export class Loops {
  readonly #states = new Map<number, LoopState>();
  readonly #context: Pick<CommandContext, 'browser' | 'variables'>;

  constructor(context: Pick<CommandContext, 'browser' | 'variables'>) {
    this.#context = context;
  }

  /** The loop at this place begins: its rounds are counted from none. */
  enter(place: number): void {
    this.#states.delete(place);
  }

  /**
   * Whether the loop at this place goes round once more.
   * @throws CommandFailure when it cannot tell, or has gone round too often
   */
  async goesRound(place: number, loop: LoopKind, command: Command): Promise<boolean> {
    let state = this.#states.get(place);
    if (!state) {
      state = { rounds: 0, count: this.#countOf(loop, command), items: this.#itemsOf(loop, command) };
      this.#states.set(place, state);
    }
    // Looked at before the limit is: a loop that ends of itself at its last allowed round has not gone too far.
    if (!(await this.#wantsRound(loop, command, state))) return false;
    const limit = this.#limitOf(loop, command);
    // What repeat if repeats has gone round once before the question comes.
    if (state.rounds >= (loop === 'repeatIf' ? limit - 1 : limit)) {
      throw new CommandFailure(`the loop went round ${limit} times; its value can allow more`);
    }
    state.rounds++;
    return true;
  }

  /**
   * Whether a condition, a JavaScript expression, holds in the page.
   * @throws CommandFailure when it cannot be evaluated
   */
  async condition(expression: string): Promise<boolean> {
    const { browser, variables } = this.#context;
    const { script, args } = interpolateScript(`return Boolean(${expression}\n)`, variables);
    return (await browser.evaluate(script, args)) === true;
  }

  async #wantsRound(loop: LoopKind, command: Command, { rounds, count, items }: LoopState): Promise<boolean> {
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

  /** Rounds that are allowed. `times` and `forEach` end of themselves: for them only a limit that is written counts. */
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
        ? `the variable ${name} is no list: ${JSON.stringify(textOf(list).slice(0, 80))}`
        : `there is no variable ${name}`,
    );
  }
}

function wholeNumber(text: string, what: string): number {
  if (/^\s*\d+\s*$/.test(text)) return Number(text);
  throw new CommandFailure(`${what} must be a whole number, not ${JSON.stringify(text)}`);
}
