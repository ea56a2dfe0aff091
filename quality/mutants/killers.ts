// The scenarios that noticed each hand-written fault, kept from earlier runs in known-killers.json. They run first, so that most
// faults need one scenario. An entry that is out of date costs a run, and changes no result.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../harness/verdict/report';
import type { Cell } from './kill';
import type { MutantReport } from './report';

export const killersFile = path.join(__dirname, 'known-killers.json');

const killersSchema = z.record(z.string(), z.array(z.string()));

/** By mutant id, the ids of scenarios that together are of all rules that it breaks. */
export type Killers = Readonly<Record<string, readonly string[]>>;

/** @returns the kept scenarios; none if there is no file @throws ZodError or SyntaxError if the file is damaged */
export async function readKillers(file = killersFile): Promise<Killers> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return killersSchema.parse(JSON.parse(text));
}

/** Few scenarios that noticed a mutant for each of its rules; undefined if one of the rules did not notice it. */
export function killersOf(cells: readonly Pick<Cell, 'good' | 'by'>[]): readonly string[] | undefined {
  if (cells.length === 0 || cells.some(({ good }) => !good)) return undefined;
  const chosen: string[] = [];
  const open = new Set(cells);
  while (open.size > 0) {
    const covered = (id: string): number => [...open].filter(({ by }) => by.includes(id)).length;
    const [first] = open;
    const best = first!.by.reduce((known, id) => (covered(id) > covered(known) ? id : known));
    chosen.push(best);
    for (const cell of open) if (cell.by.includes(best)) open.delete(cell);
  }
  return chosen;
}

/**
 * The kept scenarios after a run.
 * @param tried the mutants of its report
 * @param ids all mutants: what is kept of others is dropped
 */
export function updatedKillers(killers: Killers, tried: MutantReport['mutants'], ids: readonly string[]): Killers {
  const updated = new Map(Object.entries(killers));
  for (const { id, rules } of tried) {
    const found = killersOf(Object.values(rules));
    if (found === undefined) updated.delete(id);
    else updated.set(id, found);
  }
  return Object.fromEntries([...ids].sort().flatMap((id) => (updated.has(id) ? [[id, updated.get(id)!]] : [])));
}

export async function writeKillers(killers: Killers, file = killersFile): Promise<void> {
  await replaceFile(file, `${JSON.stringify(killers, null, 1)}\n`);
}
