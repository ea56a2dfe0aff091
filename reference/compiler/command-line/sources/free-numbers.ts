// `--print_free_field_numbers`: prints the numbers that a new field of each message could have.

import type { MessageDescriptor } from '../../schema/model/descriptor';
import type { FreeNumbersRequest } from '../arguments/request';
import type { Console } from '../console';
import { load } from './loading';

/** The largest number of a field. */
const LARGEST = 536_870_911;
/** The column in which the numbers begin. */
const COLUMN = 35;

/** Prints a line for each message of the inputs, nested messages first. @returns the exit status */
export function printFreeNumbers(request: FreeNumbersRequest, console: Console): number {
  const loaded = load(request.sources, console);
  if (loaded === undefined) return 1;
  const print = (message: MessageDescriptor): void => {
    message.messages.forEach(print);
    console.out(
      `${message.fullName.padEnd(COLUMN)} free:${freeRanges(message)
        .map((range) => ` ${range}`)
        .join('')}`,
    );
  };
  for (const file of loaded.files) file.messages.forEach(print);
  return 0;
}

/** The ranges without fields, extension ranges and reserved ranges: `3`, `5-7`, `9-INF`. */
function freeRanges({ fields, extensionRanges, reservedRanges }: MessageDescriptor): string[] {
  const taken = [
    ...fields.map(({ number }) => ({ start: number, end: number + 1 })),
    ...extensionRanges,
    ...reservedRanges,
  ].sort((a, b) => a.start - b.start);
  const free: string[] = [];
  let next = 1;
  for (const { start, end } of [...taken, { start: LARGEST + 1, end: LARGEST + 1 }]) {
    if (start > next) {
      const last = start > LARGEST && end === start ? 'INF' : String(start - 1);
      free.push(last === String(next) ? last : `${next}-${last}`);
    }
    next = Math.max(next, end);
  }
  return free;
}
