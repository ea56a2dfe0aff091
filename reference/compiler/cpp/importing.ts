// Compares the runtime's importer, which reads schemas in C++, with the protoc of the system, whose library has the same
// classes.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Reader } from 'protobufjs';
import { parse } from 'yaml';
import { z } from 'zod';
import { differences } from '../real-compiler/compare';
import { runtimeBuild } from './runtime-build';

/** What one of them made of a schema: its descriptor, or the places of its errors, as `FILE:LINE:COLUMN` or `FILE`. */
export interface Imported {
  readonly places: readonly string[];
  readonly descriptor: Uint8Array | undefined;
  /** What protoc printed about the schema. */
  readonly text?: string;
}

/** A schema, and the folders in which it and its imports are. */
export interface Source {
  readonly folders: readonly string[];
  readonly name: string;
}

/**
 * Imports schemas with the runtime. The program must have been built: see buildRuntimeTests().
 * @returns the results, in the order of the schemas
 * @throws Error with the program's output if it fails, for example because of a sanitizer
 */
export async function importWithOurs(sources: readonly Source[]): Promise<Imported[]> {
  const program = spawn(path.join(runtimeBuild, 'touchstone-import'), [], { stdio: 'pipe' });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  program.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  program.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  program.stdin.end(sources.map(({ folders, name }) => `${folders.join(':')}\t${name}\n`).join(''));
  const status = await new Promise((resolve) => program.on('close', resolve));
  if (status !== 0) throw new Error(`touchstone-import ended with ${status}:\n${Buffer.concat(errors)}`);
  const lines = Buffer.concat(output).toString('latin1').trimEnd().split('\n');
  if (lines.length !== sources.length) throw new Error(`${lines.length} results for ${sources.length} schemas`);
  return lines.map((line) => {
    const [, places = '', descriptor = ''] = line.split('\t');
    return {
      places: places === '' ? [] : places.split(' '),
      descriptor: descriptor === '' ? undefined : Buffer.from(descriptor, 'hex'),
    };
  });
}

/** The version of the system's protoc: `3.21.12`. */
export function protocVersion(): string {
  return execFileSync('protoc', ['--version'], { encoding: 'utf8' }).replace('libprotoc', '').trim();
}

/** Compiles schemas of the same folders with protoc. @returns the results by name */
export function importWithProtoc(folders: readonly string[], names: readonly string[]): Map<string, Imported> {
  const results = new Map<string, Imported>();
  const atOnce = 200;
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce);
    // If one file is refused, there is no output at all.
    if (some.length > 1 && compileInto(results, folders, some).status === 0) continue;
    for (const name of some) {
      const { status, places, text } = compileInto(results, folders, [name]);
      if (status !== 0) results.set(name, { places, descriptor: undefined, text });
    }
  }
  return results;
}

function compileInto(
  results: Map<string, Imported>,
  folders: readonly string[],
  names: readonly string[],
): { status: number | null; places: string[]; text: string } {
  const scratch = mkdtempSync(path.join(tmpdir(), 'touchstone-import-'));
  try {
    const set = path.join(scratch, 'set');
    const words = [...folders.map((folder) => `-I${folder}`), '-o', set, '--include_source_info', ...names];
    const { status, stderr } = spawnSync('protoc', words, { encoding: 'latin1', maxBuffer: 2 ** 28 });
    if (status === 0) {
      const reader = Reader.create(readFileSync(set));
      // FileDescriptorSet has one field, with each file after those that it imports.
      while (reader.pos < reader.len) {
        reader.uint32();
        const descriptor = reader.bytes();
        results.set(nameOf(descriptor), { places: [], descriptor });
      }
    }
    const places = [...stderr.matchAll(/^([\w./-]+\.proto):(?:(\d+:\d+):)? (?!warning: )/gm)].map(([, file, at]) =>
      at === undefined ? file! : `${file}:${at}`,
    );
    return { status, places, text: stderr };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The name in a serialized FileDescriptorProto, which is its first field. */
function nameOf(descriptor: Uint8Array): string {
  const reader = Reader.create(descriptor);
  reader.uint32();
  return reader.string();
}

/** The difference between two results for a schema, in a line; undefined if there is none. */
export function disagreement(ours: Imported, theirs: Imported): string | undefined {
  if (theirs.descriptor === undefined || ours.descriptor === undefined) {
    if (theirs.descriptor !== undefined) return `ours refuses it at ${ours.places}`;
    if (ours.descriptor !== undefined) return `protoc refuses it at ${theirs.places}`;
    const missing = theirs.places.filter((place) => place.includes(':') && !ours.places.includes(place));
    if (missing.length > 0) return `protoc reports ${missing}, ours ${ours.places}`;
    // For a place that protoc does not know, ours may have one.
    if (theirs.places.some((place) => !place.includes(':'))) return undefined;
    const more = ours.places.filter((place) => !theirs.places.includes(place));
    return more.length > 0 ? `ours also reports ${more}` : undefined;
  }
  if (Buffer.from(ours.descriptor).equals(theirs.descriptor)) return undefined;
  return differences(ours.descriptor, theirs.descriptor).slice(0, 3).join('; ') || ANOTHER_ORDER;
}

const ANOTHER_ORDER = 'the order of fields differs';

/** Why the importer may differ from protoc in a schema; undefined if it is a fault. */
export function reasonFor(difference: string, theirs: Imported): string | undefined {
  if (LATER.test(theirs.text ?? '')) return 'only later versions of protoc know an option';
  if (difference === ANOTHER_ORDER)
    return 'protoc writes options that it does not know in the order of the text, ours are in the order of their numbers';
  if (/: Import "[^"]+" was not found/.test(theirs.text ?? ''))
    return 'protoc also reports the names that a missing import would have declared';
  return undefined;
}

/** Whether the text has an edition, which protoc 3.21.12 does not know. */
export function usesEdition(folders: readonly string[], name: string): boolean {
  for (const folder of folders) {
    try {
      return /^\s*edition\s*=/m.test(readFileSync(path.join(folder, name), 'latin1'));
    } catch {
      // In another folder.
    }
  }
  return false;
}

/**
 * Compares schemas.
 * @returns a line for each difference, how many schemas differ for each known reason, and how many both accepted
 */
export async function compareImports(
  folders: readonly string[],
  names: readonly string[],
): Promise<{ found: string[]; reasons: Map<string, number>; equal: number; editions: number }> {
  const known = names.filter((name) => !usesEdition(folders, name));
  const theirs = importWithProtoc(folders, known);
  const ours = await importWithOurs(known.map((name) => ({ folders, name })));
  const found: string[] = [];
  const reasons = new Map<string, number>();
  let equal = 0;
  known.forEach((name, index) => {
    const difference = disagreement(ours[index]!, theirs.get(name)!);
    const reason = difference === undefined ? undefined : reasonFor(difference, theirs.get(name)!);
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    else if (difference !== undefined) found.push(`${name}: ${difference}`);
    else if (ours[index]!.descriptor !== undefined) equal += 1;
  });
  return { found, reasons, equal, editions: names.length - known.length };
}

/** What protoc 3.21.12 does not know; later versions do. */
const LATER =
  /Option "(declaration|verification|feature_support|targets|deprecated_legacy_json_field_conflicts)" unknown/;

/** Files with an error; `a.proto` is the one to import. */
export interface BrokenSchema {
  /** Part of protoc's message. */
  readonly says: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

const strings = z
  .union([z.string(), z.array(z.string()).min(1)])
  .transform((one) => (Array.isArray(one) ? one[0]! : one));
const entry = z.object({
  says: strings,
  schema: z.string().optional(),
  files: z.record(z.string(), z.string()).default({}),
  bytes: z.boolean().default(false),
});

/**
 * The schemas with which our compiler is compared with protoc, one for each message of protoc's; without those that have
 * an edition.
 */
export function brokenSchemas(): BrokenSchema[] {
  const folder = path.join(__dirname, '../schema/testdata/errors');
  const entries = globSync('*.yaml', { cwd: folder })
    .sort()
    .flatMap((name) => z.array(entry).parse(parse(readFileSync(path.join(folder, name), 'utf8'))));
  return entries.flatMap(({ says, schema, files, bytes }) => {
    if (schema === undefined) return [];
    const texts = Object.entries({ 'a.proto': schema, ...files });
    if (texts.some(([, text]) => /^\s*edition\b/m.test(text))) return [];
    return {
      says,
      files: new Map(texts.map(([name, text]) => [name, Buffer.from(expanded(text), bytes ? 'latin1' : 'utf8')])),
    };
  });
}

/** `«3 text#»` stands for `text0text1text2`. */
function expanded(text: string): string {
  return text.replace(/«(\d+) ([^»]*)»/g, (_, count: string, what: string) =>
    Array.from({ length: Number(count) }, (_unused, index) => what.replaceAll('#', String(index))).join(''),
  );
}

/**
 * Compares the places of errors.
 * @returns the differences, and how many schemas were compared: not those that only later versions of protoc know
 */
export async function compareErrors(
  schemas: readonly BrokenSchema[],
): Promise<{ found: { says: string; difference: string }[]; compared: number }> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'touchstone-import-'));
  try {
    const include = execFileSync('pkg-config', ['--variable=includedir', 'protobuf'], { encoding: 'utf8' }).trim();
    const compared = schemas.flatMap(({ says, files }, index) => {
      const folder = path.join(scratch, String(index));
      for (const [name, content] of files) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), content);
      }
      const folders = [folder, include];
      const theirs = importWithProtoc(folders, ['a.proto']).get('a.proto')!;
      return LATER.test(theirs.text ?? '') ? [] : [{ says, source: { folders, name: 'a.proto' }, theirs }];
    });
    const ours = await importWithOurs(compared.map(({ source }) => source));
    const found = compared.flatMap(({ says, theirs }, index) => {
      const difference = disagreement(ours[index]!, theirs);
      return difference === undefined ? [] : [{ says, difference }];
    });
    return { found, compared: compared.length };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Mistakes that protoc 3.21.12 and the importer judge differently, by protoc's message. */
export const judgedDifferently: Readonly<Record<string, string>> = {
  'The %s JSON name of field': 'protoc 3.21.12 compares the names of fields even if one of them has another JSON name',
  'Reserved range end number must be': 'protoc 3.21.12 accepts a reserved range that is empty',
  'by extension "$2" defined in': 'protoc warns of an extension number that another file uses; our pools refuse it',
  '" unknown. Ensure that your proto': 'our descriptor.proto no longer has the option php_generic_services',
  'Field number out of bounds': 'protoc 3.21.12 accepts the reserved number 2147483647',
  'Expanded map entry type': 'protoc reports the message, too',
  'conflicts with an existing field': 'protoc reports the message and the map field, too',
  'conflicts with an existing enum type': 'protoc reports the message, too',
  'conflicts with an existing oneof type': 'protoc reports the message and the map field, too',
  'conflicts with an existing nested message': 'protoc reports the message, too',
};
