// Makes a finding small: as few calls as possible, with simple arguments.

import fc from 'fast-check';
import type { Finding } from './explore';
import { runPrograms } from './explore';
import { execute, type JudgedCall } from './judge';
import type { Argument, Parameter } from './operation';
import { type Action, type Call, type Operations, World } from './program';

/** Candidates that are tried before the next choice. */
const mostCandidates = 600;

/** A finding with fewer and simpler calls that shows a difference too. */
export function shrink(finding: Finding, driver: string, operations: Operations): Finding {
  const shrinker = new Shrinker(finding, driver, operations);
  return shrinker.run();
}

class Shrinker {
  private tried = 0;

  constructor(
    private best: Finding,
    private readonly driver: string,
    private readonly operations: Operations,
  ) {}

  run(): Finding {
    // What follows the call that differs does not matter.
    const { difference } = this.best;
    if (difference) this.tryCalls(this.calls().slice(0, difference.call + 1));
    for (let before = -1; before !== this.size() && this.tried < mostCandidates; ) {
      before = this.size();
      this.removeCalls();
      this.removeSteps();
      this.simplifyArguments();
    }
    return this.best;
  }

  private calls(): readonly Call[] {
    return this.best.calls.map(({ call }) => call);
  }

  private size(): number {
    return JSON.stringify(this.best.calls.map(({ call }) => [call.object, call.steps.map(textOf), textOf(call.action)]))
      .length;
  }

  /** @returns whether these calls show a difference too; they are the best then */
  private tryCalls(calls: readonly Call[]): boolean {
    this.tried++;
    const judged: JudgedCall[] = execute(new World(this.operations.schema), calls);
    const found = runPrograms(this.driver, this.operations, [judged]);
    if (!found) return false;
    const { program: _, ...rest } = found;
    const { schema } = this.best;
    const kept = found.difference ? judged.slice(0, found.difference.call + 1) : judged;
    this.best = { schema, calls: kept, ...rest };
    return true;
  }

  /** Removes halves, quarters and so on, down to single calls. */
  private removeCalls(): void {
    for (
      let length = Math.ceil(this.best.calls.length / 2);
      length >= 1;
      length = length === 1 ? 0 : Math.ceil(length / 2)
    ) {
      for (let end = this.best.calls.length; end > 0 && this.tried < mostCandidates; end -= length) {
        const calls = this.calls();
        if (end > calls.length) continue;
        const start = Math.max(0, end - length);
        this.tryCalls([...calls.slice(0, start), ...calls.slice(end)]);
      }
    }
  }

  /** Calls on an object itself instead of a message in it. */
  private removeSteps(): void {
    for (let index = 0; index < this.best.calls.length; index++) {
      const calls = this.calls();
      const call = calls[index]!;
      if (call.steps.length === 0) continue;
      const direct: Call = { type: call.action.operation.on, object: call.object, steps: [], action: call.action };
      if (this.tryCalls(calls.with(index, direct))) continue;
      // Only the way to the message matters.
      this.tryCalls(calls.with(index, { ...call, steps: call.steps.slice(0, -1), action: call.steps.at(-1)! }));
    }
  }

  private simplifyArguments(): void {
    for (let index = 0; index < this.best.calls.length; index++) {
      for (let place = 0; place < (this.calls()[index]?.action.args.length ?? 0); place++) {
        for (const simpler of this.simplerAt(index, place)) {
          const calls = this.calls();
          const call = calls[index]!;
          const action = { ...call.action, args: call.action.args.with(place, simpler) };
          if (this.tried >= mostCandidates) return;
          if (this.tryCalls(calls.with(index, { ...call, action }))) break;
        }
      }
    }
  }

  private simplerAt(index: number, place: number): Argument[] {
    const { operation, args } = this.calls()[index]!.action;
    return simpler(operation.parameters[place]!, args[place]!);
  }
}

/** Simpler arguments in place of one, the simplest first. fast-check knows them. */
function simpler(parameter: Parameter, value: Argument): Argument[] {
  const most = 12;
  const take = <Value>(arbitrary: fc.Arbitrary<Value>, given: Value): Value[] => [
    ...arbitrary
      .shrink(given, undefined)
      .map((shrunk) => shrunk.value)
      .take(most),
  ];
  if (parameter.kind === 'object') return [];
  if (parameter.kind === 'value' && typeof parameter.type === 'object') return [];
  if (typeof value === 'boolean') return [];
  if (typeof value === 'bigint') return take(fc.bigInt(-(1n << 63n), (1n << 64n) - 1n), value);
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 2 ** 31 && !Object.is(value, -0)
      ? take(fc.integer(), value)
      : [];
  if (parameter.kind !== 'wire') return value.length > 2 ? ['', 'a', 'ab', value.slice(0, value.length / 2)] : [];
  const chars = fc.array(fc.integer({ min: 0, max: 255 }));
  const codes = [...value].map((char) => char.charCodeAt(0));
  return take(chars, codes).map((shrunk) => String.fromCharCode(...shrunk));
}

function textOf({ operation, args }: Action): readonly string[] {
  return [operation.key, ...args.map(String)];
}
