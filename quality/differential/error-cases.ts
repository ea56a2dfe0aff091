// Invalid schemas, each for one message of the real compiler, and what both compilers report for them.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { GenerateError, generateCpp } from '../../reference/compiler/cpp';
import { realCompiler, realInclude } from '../../reference/compiler/real-compiler/real-compiler';
import { compile } from '../../reference/compiler/schema/compiler';
import type { FileDescriptor } from '../../reference/compiler/schema/model/descriptor';
import { readerOf } from './schemas';

const strings = z.union([z.string(), z.array(z.string())]).transform((one) => (Array.isArray(one) ? one : [one]));

const reached = z.strictObject({
  /** Parts of the real compiler's messages, each of them unambiguous. The compiler must report all of them. */
  says: strings,
  /** The schema `a.proto`. `«3 text#»` stands for `text0text1text2`. */
  schema: z.string(),
  /** Other files that it imports, by name. */
  files: z.record(z.string(), z.string()).default({}),
  /** Whether each character of the texts is one byte. */
  bytes: z.boolean().default(false),
  /** Whether the C++ generator reports the error. */
  cpp: z.boolean().default(false),
  /**
   * The places that both compilers report: `line:column`, after the file's name if it is not `a.proto`, and followed by
   * `warning` for a warning. `-` is an error that the real compiler reports without a place; ours may have any.
   */
  at: strings,
  /** Places where only the real compiler reports the same mistake again. */
  realOnly: strings.default([]),
  /** Places where only our compiler reports the same mistake again. */
  oursOnly: strings.default([]),
});

const unreached = z.strictObject({
  says: strings,
  /** Why no schema causes the message. */
  unreachable: z.string(),
});

export type ErrorCase = z.infer<typeof reached>;
export type Unreached = z.infer<typeof unreached>;

const folder = path.join(__dirname, '../../reference/compiler/schema/testdata/errors');

/** All entries, with the name of the file that contains them. @throws ZodError if an entry is malformed */
export function errorCases(): { readonly area: string; readonly entries: readonly (ErrorCase | Unreached)[] }[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      area: path.basename(name, '.yaml'),
      entries: z.array(z.union([reached, unreached])).parse(parse(readFileSync(path.join(folder, name), 'utf8'))),
    }));
}

/** The place of an error that the real compiler reports without a place. */
export const NOWHERE = '-';

/** The result of compiling a schema with one of the compilers. */
export interface CompilerReport {
  readonly accepted: boolean;
  /** The reported places, in the form of an entry's `at`, sorted and without duplicates. */
  readonly places: readonly string[];
  readonly text: string;
}

function expanded(text: string): string {
  return text.replace(/«(\d+) ([^»]*)»/g, (_, count: string, what: string) =>
    Array.from({ length: Number(count) }, (_, index) => what.replaceAll('#', String(index))).join(''),
  );
}

function contents({ schema, files, bytes }: ErrorCase): Map<string, Buffer> {
  return new Map(
    Object.entries({ 'a.proto': schema, ...files }).map(([name, text]) => [
      name,
      Buffer.from(expanded(text), bytes ? 'latin1' : 'utf8'),
    ]),
  );
}

function place(file: string, line: number | string, column: number | string, isWarning: boolean): string {
  return `${file === 'a.proto' ? '' : `${file}:`}${line}:${column}${isWarning ? ' warning' : ''}`;
}

function reportOf(accepted: boolean, places: readonly string[], text: string): CompilerReport {
  return { accepted, places: sorted(places), text };
}

/** Sorts places by line, without duplicates. */
function sorted(places: readonly string[]): string[] {
  return [...new Set(places)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Compiles an entry with the real compiler. */
export function realReport(one: ErrorCase): CompilerReport {
  const sources = mkdtempSync(path.join(tmpdir(), 'touchstone-errors-'));
  try {
    for (const [name, content] of contents(one)) {
      mkdirSync(path.dirname(path.join(sources, name)), { recursive: true });
      writeFileSync(path.join(sources, name), content);
    }
    const output = one.cpp ? '--cpp_out=.' : '--descriptor_set_out=set';
    const words = ['-I.', `-I${realInclude}`, output, 'a.proto'];
    const options = { cwd: sources, encoding: 'latin1', maxBuffer: 2 ** 26 } as const;
    const { status, stderr } = spawnSync(realCompiler(), words, options);
    const places = [...stderr.matchAll(/^(?:--cpp_out: )?([\w./-]+\.proto):(?:(\d+):(\d+):)? (warning: )?/gm)].map(
      ([, file, line, column, warning]) =>
        line === undefined ? NOWHERE : place(file!, line, column!, warning !== undefined),
    );
    return reportOf(status === 0, places, stderr);
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}

/** Compares the two compilers' reports. @returns one line for each disagreement */
export function disagreements(one: ErrorCase, real: CompilerReport, ours: CompilerReport): string[] {
  const found: string[] = [];
  if (real.accepted !== ours.accepted) found.push(`protoc ${verdictOf(real)} the schema, ours ${verdictOf(ours)} it`);
  const expected = sorted([...one.at, ...one.realOnly]);
  if (expected.join() !== real.places.join()) found.push(`protoc reports at ${real.places}, not at ${expected}`);
  const common = one.at.filter((place) => place !== NOWHERE);
  for (const place of common) if (!ours.places.includes(place)) found.push(`protoc reports at ${place}, ours does not`);
  if (one.at.includes(NOWHERE)) return found;
  for (const place of ours.places)
    if (!common.includes(place) && !one.oursOnly.includes(place))
      found.push(`ours reports at ${place}, protoc does not`);
  return found;
}

function verdictOf({ accepted }: CompilerReport): string {
  return accepted ? 'accepts' : 'refuses';
}

/** Whether the real compiler's output contains a message. Placeholders such as `$0` and `%s` match any text. */
export function contains(output: string, text: string): boolean {
  const parts = text.split(/\$\d|%[sd]/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^]*?')).test(output);
}

/** Compiles an entry with our compiler. */
export function ourReport(one: ErrorCase): CompilerReport {
  const ours = contents(one);
  const library = readerOf([realInclude]);
  const { files, diagnostics } = compile(['a.proto'], (name) => ours.get(name) ?? library(name));
  const places = diagnostics.map(({ file, line, column, severity }) =>
    place(file, line, column, severity === 'warning'),
  );
  const refused = one.cpp ? generatorError(files[0]) : undefined;
  if (refused !== undefined) return reportOf(false, places, refused);
  return reportOf(
    files.length > 0,
    places,
    diagnostics
      .map(({ file, line, column, severity, message }) => `${file}:${line}:${column}: ${severity}: ${message}`)
      .join('\n'),
  );
}

/** The C++ generator's error for a file; undefined if there is none. */
function generatorError(file: FileDescriptor | undefined): string | undefined {
  try {
    if (file !== undefined) generateCpp(file, '');
    return undefined;
  } catch (error) {
    if (error instanceof GenerateError) return error.message;
    throw error;
  }
}
