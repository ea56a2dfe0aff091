// Schemas that stand for one message of the real compiler each, and what both compilers say to them.

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
  /** Parts of the real compiler's texts, each enough to tell one from all others. All are in what it says. */
  says: strings,
  /** The schema `a.proto`. `«3 text#»` stands for `text0text1text2`. */
  schema: z.string(),
  /** Other files that it imports, by name. */
  files: z.record(z.string(), z.string()).default({}),
  /** Set where the text's characters are bytes. */
  bytes: z.boolean().default(false),
  /** Set where the C++ generator says it. */
  cpp: z.boolean().default(false),
  /**
   * Where the real compiler reports, and we do: `line:column`, with a file's name in front if it is not `a.proto`, and
   * `warning` behind. `-` is an error that the real compiler gives no place; ours may have any.
   */
  at: strings,
  /** Where the real compiler reports the same fault again, and we do not. */
  realOnly: strings.default([]),
  /** Where we report the same fault again, and the real compiler does not. */
  oursOnly: strings.default([]),
});

const unreached = z.strictObject({
  says: strings,
  /** Why no schema makes the real compiler say it. */
  unreachable: z.string(),
});

export type ErrorCase = z.infer<typeof reached>;
export type Unreached = z.infer<typeof unreached>;

const folder = path.join(__dirname, '../../reference/compiler/schema/testdata/errors');

/** The whole list, by the name of the file that a part of it is in. @throws ZodError where an entry is malformed */
export function errorCases(): { readonly area: string; readonly entries: readonly (ErrorCase | Unreached)[] }[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      area: path.basename(name, '.yaml'),
      entries: z.array(z.union([reached, unreached])).parse(parse(readFileSync(path.join(folder, name), 'utf8'))),
    }));
}

/** Stands for an error that the real compiler reports without a place. */
export const NOWHERE = '-';

/** What a compiler says to a schema. */
export interface Said {
  readonly accepted: boolean;
  /** `line:column` with what an entry's `at` has around it, sorted, each once. */
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

function said(accepted: boolean, places: readonly string[], text: string): Said {
  return { accepted, places: sorted(places), text };
}

/** Each place once, in the order of lines. */
function sorted(places: readonly string[]): string[] {
  return [...new Set(places)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** What the real compiler says. */
export function realSays(one: ErrorCase): Said {
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
    return said(status === 0, places, stderr);
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}

/** Tells how our front end does not agree with the real compiler on a schema. @returns one line each */
export function disagreements(one: ErrorCase, real: Said, ours: Said): string[] {
  const found: string[] = [];
  if (real.accepted !== ours.accepted) found.push(`protoc ${inWords(real)} it, we ${inWords(ours, 'do')}`);
  const expected = sorted([...one.at, ...one.realOnly]);
  if (expected.join() !== real.places.join()) found.push(`protoc reports at ${real.places}, not at ${expected}`);
  const common = one.at.filter((place) => place !== NOWHERE);
  for (const place of common) if (!ours.places.includes(place)) found.push(`protoc reports at ${place}, we do not`);
  if (one.at.includes(NOWHERE)) return found;
  for (const place of ours.places)
    if (!common.includes(place) && !one.oursOnly.includes(place)) found.push(`we report at ${place}, protoc does not`);
  return found;
}

function inWords({ accepted }: Said, verb: 'does' | 'do' = 'does'): string {
  const ending = verb === 'does' ? 's' : '';
  return accepted ? `accept${ending}` : `refuse${ending}`;
}

/** Finds what a text of the real compiler is in its output: it fills in `$0`, `%s` and the like. */
export function isSaid(text: string, output: string): boolean {
  const parts = text.split(/\$\d|%[sd]/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^]*?')).test(output);
}

/** What our front end says. */
export function weSay(one: ErrorCase): Said {
  const ours = contents(one);
  const library = readerOf([realInclude]);
  const { files, diagnostics } = compile(['a.proto'], (name) => ours.get(name) ?? library(name));
  const places = diagnostics.map(({ file, line, column, severity }) =>
    place(file, line, column, severity === 'warning'),
  );
  const refused = one.cpp ? cppFault(files[0]) : undefined;
  if (refused !== undefined) return said(false, places, refused);
  return said(
    files.length > 0,
    places,
    diagnostics
      .map(({ file, line, column, severity, message }) => `${file}:${line}:${column}: ${severity}: ${message}`)
      .join('\n'),
  );
}

/** Why no C++ comes of the file; undefined if it does. */
function cppFault(file: FileDescriptor | undefined): string | undefined {
  try {
    if (file !== undefined) generateCpp(file, '');
    return undefined;
  } catch (error) {
    if (error instanceof GenerateError) return error.message;
    throw error;
  }
}
