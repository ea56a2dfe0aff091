// Two subjects without the model: the same programs on both, and where they show something else.

import type { Subject } from '../../harness/subject/manifest';
import { randomFrom } from '../random';
import type { BuildFailure, DriverBuild } from './driver-build';
import { type DriverRun, runDriver } from './driver-run';
import { makeProgram, rawPrograms } from './explore';
import type { JudgedCall } from './judge';
import { isLeftOut } from './known-differences';
import { ModelMessage } from './message';
import type { Operation } from './operation';
import { Operations, programBytes } from './program';
import { schemaText } from './schema';
import { type Focus, makeSchema } from './schema-maker';
import { parseInto } from './wire';

/** A call that shows something else on two subjects. */
export interface Disagreement {
  readonly program: number;
  readonly call: number;
  readonly one: string;
  readonly other: string;
}

/** Runs programs on both drivers. @returns the first call on which they differ */
export function compare(
  one: string,
  other: string,
  operations: Operations,
  programs: readonly (readonly JudgedCall[])[],
): Disagreement | undefined {
  const texts = programs.map((program) =>
    programBytes(
      operations,
      program.map(({ call }) => call),
    ),
  );
  const runs = [runDriver(one, texts), runDriver(other, texts)] as const;
  for (const [program, calls] of programs.entries()) {
    for (const [call, { effect }] of calls.entries()) {
      const [first, second] = runs.map((run) => shownBy(run, program, call, effect.writes)) as [string, string];
      if (first !== second) return { program, call, one: first, other: second };
    }
  }
  return undefined;
}

/** What a call showed. Bytes are read, because the order of fields in them is free. */
function shownBy(run: DriverRun, program: number, call: number, writes: ModelMessage | undefined): string {
  const values = run.programs[program]?.calls[call];
  if (values === undefined) return 'it did not return';
  if (!writes || values[0] !== 'true') return values.join(' ');
  const bytes = Buffer.from(values[1]!.slice(1), 'hex').toString('latin1');
  try {
    return `${parseInto(new ModelMessage(writes.type), bytes).text()} in ${values[2]} bytes`;
  } catch {
    return values.join(' ');
  }
}

/** What is explored on two subjects. */
export interface AgainstOptions {
  readonly builds: readonly [DriverBuild, DriverBuild];
  readonly seed: number;
  readonly schemas: number;
  readonly programs: number;
  readonly focus?: Focus;
}

/** Runs the same programs on two subjects. @returns a text for each schema on which they differ */
export async function compareRound(options: AgainstOptions): Promise<string[]> {
  const { builds, seed, focus } = options;
  const [one, other] = builds.map(({ subject }) => subject) as [Subject, Subject];
  const capabilities = new Set([...one.capabilities].filter((name) => other.capabilities.has(name)));
  const isOmitted = (operation: Operation): boolean =>
    isLeftOut(one.name, operation) || isLeftOut(other.name, operation);
  const made = Array.from({ length: options.schemas }, (_, index) => {
    const schema = makeSchema(randomFrom(seed * 1000 + index), { capabilities, ...(focus && { focus }) });
    return { name: `s${seed}_${index}`, operations: new Operations(schema, isOmitted) };
  });
  const drivers: (string | BuildFailure)[][] = [];
  for (const build of builds) {
    await build.clean();
    drivers.push(await build.build(made));
  }
  return made.flatMap(({ operations }, index) => {
    const [first, second] = drivers.map((list) => list[index]!);
    if (typeof first !== 'string' || typeof second !== 'string') {
      const broken = builds.filter((_, place) => typeof drivers[place]![index] !== 'string');
      return [
        `${broken.map(({ subject }) => subject.name).join(' and ')}: a schema's code cannot be built\n${schemaText(operations.schema)}`,
      ];
    }
    const programs = rawPrograms(seed + index, options.programs, 500).map((raw) => makeProgram(operations, raw));
    const found = compare(first, second, operations, programs);
    if (!found) return [];
    const { call } = programs[found.program]![found.call]!;
    const words = [...call.steps, call.action].map(({ operation }) => operation.key).join(' -> ');
    return [
      `${words}\n  ${one.name.padEnd(10)} ${found.one}\n  ${other.name.padEnd(10)} ${found.other}\n${schemaText(operations.schema)}`,
    ];
  });
}
