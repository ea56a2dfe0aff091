// All faults of a component, with the keys under which people class them.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../random';
import { type FaultPlace, groupedBy } from './find-faults';
import type { Laboratory } from './laboratory';
import type { GeneratedFault } from './patterns';

export const components = ['runtime', 'generated', 'compiler', 'ide'] as const;
export type Component = (typeof components)[number];

/** A fault that can be tried. */
export interface Fault {
  readonly number: number;
  /** File, function, operator and code; the same as long as these are the same. */
  readonly key: string;
  readonly file: string;
  /** The line of its place, counted from 1; 0 if it has many places. */
  readonly line: number;
  readonly operator: string;
  /** The code without and with the fault. */
  readonly code: string;
  readonly shown: string;
}

/** The faults of the runtime. @param folder of the project */
export function runtimeFaultList({ runtime, folder }: Laboratory): Fault[] {
  return faultsOf(runtime, path.join(folder, 'reference/runtime'), 'latin1');
}

/** The faults of sources, with their code and their keys. @param folder of the sources */
export function faultsOf(
  faults: readonly { readonly number: number; readonly place: FaultPlace }[],
  folder: string,
  encoding: 'latin1' | 'utf8',
): Fault[] {
  const texts = new Map<string, string>();
  const counts = new Map<string, number>();
  return faults.map(({ number, place }) => {
    const { file, operator, piece, shown, function: name } = place;
    const text = texts.get(file) ?? readFileSync(path.join(folder, file), encoding);
    texts.set(file, text);
    const line = text.slice(0, piece.begin).split('\n').length;
    const end = text.indexOf('\n', piece.end);
    const around = text.slice(text.lastIndexOf('\n', piece.begin) + 1, end < 0 ? undefined : end).trim();
    const code = oneLine(text.slice(piece.begin, piece.end));
    const what = `${file}: ${name}: ${operator}: ${shortened(code)} in ${shortened(oneLine(around))}`;
    const count = (counts.get(what) ?? 0) + 1;
    counts.set(what, count);
    const key = count === 1 ? what : `${what} #${count}`;
    return { number, key, file, line, operator, code, shown: oneLine(shown) };
  });
}

/** The faults of generated code: one for each pattern. The programs must have been generated. */
export function generatedFaultList({ generated }: Laboratory): Fault[] {
  const all = globSync('*.json', { cwd: generated })
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(path.join(generated, file), 'utf8')) as GeneratedFault[]);
  return [...groupedBy(all, ({ number }) => number)].map(([number, places]) => {
    const { pattern, operator, file, code, shown } = places[0]!;
    return {
      number,
      key: pattern,
      file: `*.pb${path.extname(file)}`,
      line: 0,
      operator,
      code: oneLine(code),
      shown: oneLine(shown),
    };
  });
}

/** Some of the faults, in an order that depends on the seed alone. */
export function sampleOfFaults(faults: readonly Fault[], count: number, random: Random): Fault[] {
  const left = [...faults].sort((one, other) => (one.key < other.key ? -1 : 1));
  const chosen: Fault[] = [];
  while (chosen.length < count && left.length > 0) {
    const at = random(left.length);
    chosen.push(left[at]!);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return chosen;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 160)}…`;
}
