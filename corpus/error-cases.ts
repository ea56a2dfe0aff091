// Schemas that stand for one message of the real compiler each, and what both compilers say to them.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { compile } from '../reference/schema';
import { realCompiler, realInclude } from './real-compiler';
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
  /** Where both report: `line:column`, with a file's name in front if it is not `a.proto`, and `warning` behind. */
  at: strings,
});

const unreached = z.strictObject({
  says: strings,
  /** Why no schema makes the real compiler say it. */
  unreachable: z.string(),
});

export type ErrorCase = z.infer<typeof reached>;
export type Unreached = z.infer<typeof unreached>;

const folder = path.join(__dirname, '..', 'reference', 'schema', 'testdata', 'errors');

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
  const once = [...new Set(places)];
  return { accepted, places: once.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })), text };
}

/** What the real compiler says. */
export function realSays(one: ErrorCase): Said {
  const sources = mkdtempSync(path.join(tmpdir(), 'touchstone-errors-'));
  try {
    for (const [name, content] of contents(one)) {
      mkdirSync(path.dirname(path.join(sources, name)), { recursive: true });
      writeFileSync(path.join(sources, name), content);
    }
    const words = ['-I.', `-I${realInclude}`, '--descriptor_set_out=set', 'a.proto'];
    const options = { cwd: sources, encoding: 'latin1', maxBuffer: 2 ** 26 } as const;
    const { status, stderr } = spawnSync(realCompiler(), words, options);
    const places = [...stderr.matchAll(/^([\w./-]+\.proto):(?:(\d+):(\d+):)? (warning: )?/gm)].map(
      ([, file, line, column, warning]) =>
        line === undefined ? NOWHERE : place(file!, line, column!, warning !== undefined),
    );
    return said(status === 0, places, stderr);
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}

/** What our front end says. */
export function weSay(one: ErrorCase): Said {
  const ours = contents(one);
  const library = readerOf([realInclude]);
  const { files, diagnostics } = compile(['a.proto'], (name) => ours.get(name) ?? library(name));
  const places = diagnostics.map(({ file, line, column, severity }) =>
    place(file, line, column, severity === 'warning'),
  );
  return said(
    files.length > 0,
    places,
    diagnostics
      .map(({ file, line, column, severity, message }) => `${file}:${line}:${column}: ${severity}: ${message}`)
      .join('\n'),
  );
}
