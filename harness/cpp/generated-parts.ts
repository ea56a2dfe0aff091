// The parts of generated headers that a case uses, for failures that no tool points at. Pure.

import type { GeneratedPart } from '../verdict/cause';
import type { ReadText } from './generated-lines';
import { generatedFolder, protoStem } from './layout';
import type { PlannedStep, TestProgram } from './plan';

/** How many lines are shown after one with a name that the case uses: an inline function often has three lines. */
const after = 2;
/** How many lines a case may show. */
const mostLines = 48;
/** A name on more lines than this, such as that of a message, does not tell where to look. */
const mostPlaces = 12;

/** A line of a header. */
interface Place {
  readonly header: number;
  /** From 0. */
  readonly line: number;
}

/** The headers that were generated for a program, with the places of each name. */
export class GeneratedHeaders {
  private readonly headers: readonly { readonly file: string; readonly lines: readonly string[] }[];
  private readonly places = new Map<string, Place[]>();

  /** @param read reads a file of the build folder */
  constructor({ schemas }: Pick<TestProgram, 'schemas'>, read: ReadText) {
    this.headers = schemas.files.flatMap(({ name }) => {
      const file = `${generatedFolder(schemas.name)}/${protoStem(name)}.pb.h`;
      const text = read(file);
      return text === undefined ? [] : [{ file, lines: text.split('\n') }];
    });
    for (const [header, { lines }] of this.headers.entries()) {
      for (const [line, text] of lines.entries()) {
        for (const name of namesIn(text)) {
          const places = this.places.get(name) ?? [];
          if (places.push({ header, line }) === 1) this.places.set(name, places);
        }
      }
    }
  }

  /**
   * The parts of the headers that a case uses.
   * @param steps of the case
   * @param failedStep the number of the step that failed, if it is known; later steps did not cause the failure
   * @returns in the order of the headers and their lines; empty if the headers have no name that the steps use
   */
  partsOf(steps: readonly Pick<PlannedStep, 'number' | 'cpp'>[], failedStep?: number): GeneratedPart[] {
    const ran = steps.filter(({ number }) => failedStep === undefined || number <= failedStep);
    // The failed step first, then backwards what led to it.
    const names = new Set(ran.reverse().flatMap(({ cpp }) => (cpp === undefined ? [] : [...namesIn(cpp.text)])));
    const shown = this.headers.map(() => new Set<number>());
    let left = mostLines;
    for (const name of names) {
      const places = this.places.get(name) ?? [];
      if (places.length > mostPlaces) continue;
      for (const { header, line: first } of places) {
        const end = Math.min(first + after, this.headers[header]!.lines.length - 1);
        for (let line = first; line <= end && left > 0; line++) {
          if (shown[header]!.has(line)) continue;
          shown[header]!.add(line);
          left--;
        }
      }
    }
    return this.headers.flatMap(({ file, lines }, header) => joined(file, lines, shown[header]!));
  }
}

/** The identifiers in some C++, each once, in their order; none of those in string literals. */
function namesIn(cpp: string): ReadonlySet<string> {
  return new Set(cpp.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/[A-Za-z_]\w*/g) ?? []);
}

/** Lines that follow each other are one part. */
function joined(file: string, lines: readonly string[], shown: ReadonlySet<number>): GeneratedPart[] {
  const parts: { file: string; first: number; lines: string[] }[] = [];
  for (const line of [...shown].sort((one, other) => one - other)) {
    const last = parts.at(-1);
    if (last && last.first + last.lines.length === line + 1) last.lines.push(lines[line]!);
    else parts.push({ file, first: line + 1, lines: [lines[line]!] });
  }
  return parts;
}
