// The cucumber plugin: of all scenarios in the feature files, cucumber runs the planned ones.

import { createHash } from 'node:crypto';
import type { Plugin } from '@cucumber/cucumber/api';
import type { Pickle } from '@cucumber/messages';
import { UsageError } from '../../../support/usage-error';

/** Where the plugin finds its options in cucumber's `pluginOptions`. */
export const optionsKey = 'touchstone';

/** The planned scenarios: their fingerprints by their places. */
export type PlannedPickles = Readonly<Record<string, string>>;

/** The location of a scenario or an outline's row, `FILE.feature:21`. Cucumber's own ids differ in each run. */
export function placeOf({ uri, location }: Pick<Pickle, 'uri' | 'location'>): string {
  return `${uri}:${location?.line ?? 0}`;
}

/** A digest of what a scenario says. */
export function fingerprint({ name, steps }: Pick<Pickle, 'name' | 'steps'>): string {
  const content = [name, ...steps.map(({ text, argument }) => [text, argument])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
}

/**
 * The planned ones of some pickles, in their order.
 * @throws UsageError if a planned one is missing or says something else: its feature has changed since it was planned
 */
export function keepPlanned<Readable extends { readonly pickle: Pickle }>(
  pickles: readonly Readable[],
  planned: PlannedPickles,
): Readable[] {
  const kept = pickles.filter(({ pickle }) => planned[placeOf(pickle)] === fingerprint(pickle));
  const found = new Set(kept.map(({ pickle }) => placeOf(pickle)));
  const lost = Object.keys(planned).find((place) => !found.has(place));
  if (lost === undefined) return kept;
  throw new UsageError(`${lost}: the feature has changed during the run.`, 'Run it again.');
}

const plugin: Plugin<PlannedPickles> = {
  type: 'plugin',
  optionsKey,
  coordinator({ operation, options, transform }) {
    if (operation === 'runCucumber') transform('pickles:filter', (pickles) => keepPlanned(pickles, options));
  },
};

export default plugin;
