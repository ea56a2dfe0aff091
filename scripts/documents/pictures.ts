// What the pictures in docs/ show, as data (docs/pictures.json), and whether that is up to date. Pure.

import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

const count = z.number().int().nonnegative();

/** The contents of docs/pictures.json. */
export const picturesSchema = z.strictObject({
  /** A run that fails, and its report. */
  'run.png': z.strictObject({
    /** The rules that were run: the beginning of their ids. */
    rule: z.string(),
    /** The scenarios by verdict. */
    scenarios: z.record(z.string(), count),
  }),
  /** The reference Test IDE with a project. */
  'ide.png': z.strictObject({
    project: z.string(),
    tests: z.array(z.string()),
    suites: z.array(z.string()),
  }),
});
export type Pictures = z.infer<typeof picturesSchema>;
export type PictureName = keyof Pictures;

/** What the pictures would show if they were taken now. */
export interface Current {
  /** How many scenarios of the pictured rules apply to the subject, and how many do not. */
  readonly scenarios: { readonly applicable: number; readonly notApplicable: number };
  /** The project that the IDE's picture shows. */
  readonly project: Pictures['ide.png'];
}

/**
 * The outdated pictures, each with the reason.
 *
 * @param shown the data of docs/pictures.json; undefined if there is none
 */
export function outdated(shown: Pictures | undefined, current: Current): Map<PictureName, string> {
  const reasons = new Map<PictureName, string>();
  const verdicts = shown?.['run.png'].scenarios ?? {};
  const notApplicable = verdicts['not-applicable'] ?? 0;
  const applicable = Object.values(verdicts).reduce((sum, some) => sum + some, 0) - notApplicable;
  if (!isDeepStrictEqual({ applicable, notApplicable }, current.scenarios)) {
    const { scenarios } = current;
    reasons.set(
      'run.png',
      `it shows ${applicable} scenarios and ${notApplicable} that are not applicable; ` +
        `there are ${scenarios.applicable} and ${scenarios.notApplicable}`,
    );
  }
  if (!isDeepStrictEqual(shown?.['ide.png'], current.project)) {
    reasons.set('ide.png', 'the project that it shows has changed');
  }
  return reasons;
}
