// What the explorer does not explore, as data: faults of quality/mutants that it cannot notice by its definition.

import path from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '../../harness/verdict/catalogue';
import { type Advice, LocatedYaml, shownPath } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import type { Mutant } from '../mutants/mutant';

const text = z.string().trim().min(1);
const entrySchema = z.strictObject({
  why: text,
  /** Rules, or prefixes of rules that end in `.` or `-`: faults that break no other rule are not explored. */
  rules: z.array(text).min(1).optional(),
  /** Ids of faults. */
  faults: z.array(text).min(1).optional(),
});

const advice: Advice = {
  '': 'An entry is `- why: no program parses text`, and below it `rules: [cpp.message.text-format]` or `faults`.',
};

/** The faults that are not explored, each with the reason. */
export type NotExplored = ReadonlyMap<Mutant, string>;

/** @throws UsageError if an entry names a rule or fault that does not exist, or matches no fault */
export async function loadNotExplored(
  mutants: readonly Mutant[],
  catalogue: Catalogue,
  file = path.join(__dirname, 'not-explored.yaml'),
): Promise<NotExplored> {
  const yaml = await LocatedYaml.read(file, shownPath(file));
  const reasons = new Map<Mutant, string>();
  const errors: UsageError[] = [];
  for (const [index, { why, rules = [], faults = [] }] of yaml.check(z.array(entrySchema), advice).entries()) {
    const covered = new Set(rules.flatMap((rule) => catalogue.select(rule)).map(({ id }) => id));
    const matched = mutants.filter(
      ({ id, breaks }) => faults.includes(id) || breaks.every((rule) => covered.has(rule)),
    );
    for (const id of faults)
      if (!matched.some((mutant) => mutant.id === id))
        errors.push(yaml.error([index, 'faults'], `there is no fault \`${id}\` in quality/mutants/faults.`));
    if (matched.length === 0) errors.push(yaml.error([index], 'no fault breaks these rules only: delete the entry.'));
    for (const mutant of matched) reasons.set(mutant, reasons.get(mutant) ?? why);
  }
  if (errors.length > 0) throw UsageError.all(errors);
  return reasons;
}
