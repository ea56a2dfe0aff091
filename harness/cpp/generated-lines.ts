// The line of generated code that a tool's output points at, with the lines around it. Pure.

import type { GeneratedLines } from '../verdict/cause';

/** Reads a file of the build folder, by its path there; undefined if there is none. */
export type ReadText = (file: string) => string | undefined;

/** How many lines are shown before and after the line. */
const around = 3;

/** `generated/oneof/oneof.pb.h:12`, also at the end of an absolute path. Build folders may have any name. */
const place = /(?:^|[\s/("'])(generated\/[^\s:()"']+\.pb\.(?:h|cc)):(\d+)/;

/**
 * The first line of generated code that an output names: the place of an error or of a note, or a frame of a stack.
 * @param output of the compiler, the linker or a sanitizer
 * @returns undefined if it names none, or the file has no such line
 */
export function generatedLines(output: string, read: ReadText): GeneratedLines | undefined {
  for (const said of output.split('\n')) {
    // These lead to the place of the error, which follows.
    if (/^(?:In file included| +) from /.test(said)) continue;
    const [, file, number] = place.exec(said) ?? [];
    if (file === undefined) continue;
    const line = Number(number);
    const lines = read(file)?.split('\n');
    if (lines === undefined || line < 1 || line > lines.length) return undefined;
    const first = Math.max(1, line - around);
    return { file, line, first, lines: lines.slice(first - 1, line + around) };
  }
  return undefined;
}
