// The schemas of the features, as the compiler gets them, and what a fault changes in their code. Pure.

import { splitArgv } from '../../../../harness/cpp/generator';
import type { TestProgram } from '../../../../harness/cpp/plan';
import type { PlannedScenario } from '../../../../harness/run/plan';

/** Schemas that are compiled together. */
export interface CompiledSet {
  readonly name: string;
  /** Their texts, by the names under which they are imported. */
  readonly files: ReadonlyMap<string, string>;
  /** The names of the files that get code. */
  readonly inputs: readonly string[];
  /** What stands before the folder in `--cpp_out=PARAMETERS:FOLDER`. */
  readonly parameters: string;
  /** The test programs with these schemas; none if a scenario runs the generator itself. */
  readonly programs: readonly TestProgram[];
  /** The scenarios that show what its code, or the messages about it, are. */
  readonly scenarios: readonly string[];
}

/** What the compiler makes of a set of schemas. */
export interface Compiled {
  /** Generated files, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** Errors and warnings. */
  readonly messages: readonly string[];
  /** Why there is no code: the schemas are refused, an unexpected error, or a loop without an end. */
  readonly failure?: 'refused' | 'crashed' | 'endless';
}

/** The schema sets of test programs. */
export function setsOfPrograms(programs: readonly TestProgram[]): CompiledSet[] {
  const sets = new Map<string, CompiledSet & { programs: TestProgram[]; scenarios: string[] }>();
  for (const program of programs) {
    const { name, files } = program.schemas;
    const set = sets.get(name) ?? {
      name,
      files: new Map(files.map((file) => [file.name, file.text])),
      inputs: files.map((file) => file.name),
      parameters: '',
      programs: [],
      scenarios: [],
    };
    set.programs.push(program);
    set.scenarios.push(...program.cases.map(({ pickleId }) => pickleId));
    sets.set(name, set);
  }
  return [...sets.values()];
}

/** A file in a step such as "Given the file `a.proto`", and a command in "When the generator runs with `…`". */
const fileStep = /^the file `([^`]+\.proto)`$/;
const commandStep = /^the generator runs with `(.+)`$/;

/** The schema sets of a scenario that runs the generator itself: one for each run. */
export function setsOfScenario({ id, pickle }: PlannedScenario): CompiledSet[] {
  const texts = new Map<string, string>();
  const sets: CompiledSet[] = [];
  for (const { text, argument } of pickle.steps) {
    const [, file] = fileStep.exec(text) ?? [];
    if (file !== undefined && argument?.docString) texts.set(file, `${argument.docString.content}\n`);
    const [, command] = commandStep.exec(text) ?? [];
    if (command === undefined) continue;
    const words = splitArgv(command);
    const roots = words.flatMap((word) => /^(?:-I|--proto_path=)(.+)$/.exec(word)?.[1] ?? []);
    const nameOf = (file: string): string => {
      const root = roots.map((folder) => `${folder.replace(/\/$/, '')}/`).find((folder) => file.startsWith(folder));
      return root === undefined ? file : file.slice(root.length);
    };
    const [, parameters = ''] = /--cpp_out=([^:\s]*):/.exec(command) ?? [];
    const options = words.flatMap((word) => /^--cpp_opt=(.+)$/.exec(word)?.[1] ?? []);
    sets.push({
      name: `${id} ${command}`,
      files: new Map([...texts].map(([name, content]) => [nameOf(name), content])),
      inputs: words.filter((word) => !word.startsWith('-') && word.endsWith('.proto')).map(nameOf),
      parameters: [parameters, ...options].filter(Boolean).join(','),
      programs: [],
      scenarios: [id],
    });
  }
  return sets;
}

/** How the code of a set differs with a fault. */
export interface Difference {
  readonly set: CompiledSet;
  readonly kind: NonNullable<Compiled['failure']> | 'accepted' | 'code' | 'messages';
  /** The part of the code that differs, from 0 to 1. */
  readonly share: number;
}

/** Compares what the compiler makes of a set without a fault and with one. */
export function differenceOf(set: CompiledSet, before: Compiled, after: Compiled): Difference | undefined {
  const { failure } = after;
  if (failure !== before.failure) return { set, kind: failure ?? 'accepted', share: 1 };
  const names = new Set([...before.files.keys(), ...after.files.keys()]);
  let total = 0;
  let changed = 0;
  for (const name of names) {
    const [old, own] = [before.files.get(name) ?? '', after.files.get(name) ?? ''];
    total += old.length + own.length;
    if (old !== own) changed += changedText(withoutComments(old), withoutComments(own));
  }
  if (changed > 0) return { set, kind: 'code', share: changed / total };
  // Programs do not see messages; a scenario that runs the generator does.
  if (set.programs.length > 0 || before.messages.join('\n') === after.messages.join('\n')) return undefined;
  return { set, kind: 'messages', share: 0 };
}

/** Without lines that are comments: they change no program. Others are marks for plugins. */
function withoutComments(code: string): string {
  return code.replace(/^\s*\/\/(?!.*@@protoc_insertion_point).*\n/gm, '');
}

/** How many characters are on lines that only one of the texts has. */
function changedText(one: string, other: string): number {
  if (one === other) return 0;
  const lines = new Set(one.split('\n'));
  const added = other.split('\n').filter((line) => !lines.has(line));
  const kept = new Set(other.split('\n'));
  const gone = one.split('\n').filter((line) => !kept.has(line));
  return Math.max(1, [...added, ...gone].join('').length);
}
