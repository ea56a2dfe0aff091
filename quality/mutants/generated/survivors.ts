// survivors.yaml: what a person says of each generated fault that no scenario notices.

import { z } from 'zod';
import { LocatedYaml } from '../../../support/located-yaml';

/**
 * - equivalent: the fault changes nothing that a program can observe.
 * - outside: the fault changes what the documents do not speak of.
 * - hole: a scenario should notice it.
 */
export const survivorClasses = ['equivalent', 'outside', 'hole'] as const;
export type SurvivorClass = (typeof survivorClasses)[number];

const survivorSchema = z.strictObject({
  /** As the report shows it: file, function, operator and code. No line number: it changes too often. */
  fault: z.string().min(1),
  class: z.enum(survivorClasses),
  /** Why it is equivalent or outside, or what the missing scenario does. */
  why: z.string().trim().min(1),
});
export type Survivor = z.infer<typeof survivorSchema>;

/** Reads survivors.yaml. @throws UsageError for an entry that is not valid, or stands there twice */
export async function readSurvivors(file: string): Promise<ReadonlyMap<string, Survivor>> {
  return survivorsOf(await LocatedYaml.read(file));
}

/** @throws UsageError as {@link readSurvivors} */
export function survivorsOf(yaml: LocatedYaml): ReadonlyMap<string, Survivor> {
  const { data, error } = z.array(survivorSchema).safeParse(yaml.value);
  if (data === undefined) {
    const path = error.issues[0]!.path as (string | number)[];
    throw yaml.error(path, error.issues[0]!.message, 'An entry is `- fault: …`, and below it `class` and `why`.');
  }
  const found = new Map<string, Survivor>();
  for (const [index, survivor] of data.entries()) {
    if (found.has(survivor.fault)) throw yaml.error([index, 'fault'], 'this fault is classed already.');
    found.set(survivor.fault, survivor);
  }
  return found;
}
