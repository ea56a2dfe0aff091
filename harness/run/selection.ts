// The user's selection of scenarios: checked before anything runs, and explained when it selects nothing.

import parseTags from '@cucumber/tag-expressions';
import { didYouMean } from '../../support/near-names';
import { readShard } from '../../support/shard';
import { UsageError } from '../../support/usage-error';

/** The selection as written on the command line. */
export interface Selection {
  readonly rules: readonly string[];
  readonly tags?: string;
  readonly names: readonly string[];
  readonly shard?: string;
}

/** What a selection looks at in a scenario. */
export interface Selectable {
  readonly name: string;
  readonly tags: readonly string[];
}

/**
 * Checks the syntax of a selection; which scenarios exist does not matter.
 *
 * @throws UsageError with all errors
 */
export function checkSelection({ tags, names, shard }: Selection): void {
  const errors = [...names.map(nameError), tagsError(tags), shardError(shard)].filter((error) => error !== undefined);
  if (errors.length > 0) throw UsageError.all(errors);
}

function nameError(name: string): UsageError | undefined {
  try {
    new RegExp(name);
    return undefined;
  } catch (error) {
    return new UsageError(
      `--name takes a regular expression, not \`${name}\`: ${reason(error)}.`,
      `To search for the text itself, write \`--name '${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'\`.`,
    );
  }
}

function tagsError(tags: string | undefined): UsageError | undefined {
  if (tags === undefined) return undefined;
  const example = "Write tags with `and`, `or`, `not` and parentheses: `--tags '@needs.cpp and not @needs.lite'`.";
  try {
    parseTags(tags);
  } catch (error) {
    return new UsageError(`--tags takes a tag expression, not \`${tags}\`: ${reason(error)}.`, example);
  }
  const strange = tagsIn(tags).find((tag) => !/^@[^@\s]+$/.test(tag));
  if (strange === undefined) return undefined;
  return new UsageError(`--tags takes a tag expression, and in \`${tags}\` \`${strange}\` is no tag.`, example);
}

function shardError(shard: string | undefined): UsageError | undefined {
  try {
    if (shard !== undefined) readShard(shard);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
}

/** No scenario is selected. */
export class NothingSelected extends UsageError {}

/**
 * Explains why a selection selects nothing, with the nearest names that exist.
 *
 * @param all every scenario of the features that were read
 */
export function nothingSelected(selection: Selection, all: readonly Selectable[]): NothingSelected {
  if (all.length === 0)
    return new NothingSelected(
      'There is no scenario in the features.',
      'Name other feature files, or another folder: `--features FOLDER`.',
    );
  const written = [
    ...selection.rules.map((rule) => `--rule ${rule}`),
    ...(selection.tags === undefined ? [] : [`--tags '${selection.tags}'`]),
    ...selection.names.map((name) => `--name '${name}'`),
    ...(selection.shard === undefined ? [] : [`--shard ${selection.shard}`]),
  ].join(' ');
  const why = [...unknownTags(selection, all), ...unmatchedNames(selection, all)];
  const otherwise =
    selection.shard === undefined
      ? 'Each of these selects some scenario, but no scenario is selected by all of them.'
      : `C++ scenarios with the same schemas stay in one part, and there are not enough others: use fewer parts than ${selection.shard.split('/')[1]}.`;
  return new NothingSelected(
    written === '' ? 'No scenario is selected.' : `No scenario is selected by ${written}.`,
    why.length > 0 ? why.join('\n') : otherwise,
  );
}

function unknownTags({ tags }: Selection, all: readonly Selectable[]): string[] {
  if (tags === undefined) return [];
  const known = new Set(all.flatMap((scenario) => scenario.tags));
  return tagsIn(tags)
    .filter((tag) => !known.has(tag))
    .map((tag) => `No scenario has the tag \`${tag}\`.${didYouMean(tag, known) || ` There are ${examples(known)}.`}`);
}

function unmatchedNames({ names }: Selection, all: readonly Selectable[]): string[] {
  return names
    .filter((name) => !all.some((scenario) => new RegExp(name).test(scenario.name)))
    .map((name) => {
      const known = new Set(all.map((scenario) => scenario.name));
      return `No scenario has a name with \`${name}\` in it.${didYouMean(name, known)}`;
    });
}

/** The tags in an expression. */
function tagsIn(expression: string): string[] {
  return expression.split(/[\s()]+/).filter((word) => word !== '' && !['and', 'or', 'not'].includes(word));
}

function examples(tags: ReadonlySet<string>): string {
  const some = [...tags].sort().slice(0, 5).join(', ');
  return tags.size > 5 ? `${some} and ${tags.size - 5} more` : some;
}

function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Tag expression .* could not be parsed because of (a )?/s, '').replace(/\.$/, '');
}
