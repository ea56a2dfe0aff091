// One part of several: `--shard 2/8`.

import { UsageError } from './usage-error';

/** A part of a whole, counted from 1. */
export interface Shard {
  readonly part: number;
  readonly parts: number;
}

/** Reads `I/N`. @throws UsageError for anything else, and for a part that does not exist */
export function readShard(text: string): Shard {
  const [, part, parts] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (part === undefined || parts === undefined) {
    throw new UsageError(
      `--shard takes I/N, two numbers of at least 1, not \`${text}\`.`,
      'Write `--shard 1/3` for the first of three parts.',
    );
  }
  if (Number(part) > Number(parts)) {
    throw new UsageError(
      `--shard ${text}: there is no part ${part} of ${parts}.`,
      `The last one is ${parts}/${parts}.`,
    );
  }
  return { part: Number(part), parts: Number(parts) };
}

/** Every N-th item, starting with the I-th, so that all parts have about the same size and a similar mixture. */
export function partOf<Item>(items: readonly Item[], { part, parts }: Shard): Item[] {
  return items.filter((_, index) => index % parts === part - 1);
}
