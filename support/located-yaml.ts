// YAML documents that know the line of each value, so that error messages can name and quote it.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, isMap, isNode, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { didYouMean } from './near-names';
import { UsageError } from './usage-error';

/** The path of a value in a document: keys and indexes. */
export type YamlPath = readonly (string | number)[];

/** What to write instead, by dotted path without indexes: `cpp.flags`, or `` for the document itself. */
export type Advice = Readonly<Record<string, string>>;

/** A parsed YAML file that can point at the lines of its values. */
export class LocatedYaml {
  /** The document as plain values. */
  readonly value: unknown;
  private readonly lines: readonly string[];

  private constructor(
    /** The file's name for messages. */
    readonly file: string,
    /** The file's text, untouched. */
    readonly text: string,
    private readonly document: Document,
    private readonly counter: LineCounter,
  ) {
    this.value = document.errors.length === 0 ? document.toJS() : undefined;
    this.lines = text.split(/\r?\n/);
  }

  /** Parses text. @throws UsageError that quotes the line of the first syntax error */
  static parse(text: string, file: string): LocatedYaml {
    const counter = new LineCounter();
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
    const yaml = new LocatedYaml(file, text, document, counter);
    const [error] = document.errors;
    if (error !== undefined) {
      throw yaml.errorAtLine(counter.linePos(error.pos[0]).line, `is not YAML: ${firstLine(error.message)}`);
    }
    return yaml;
  }

  /**
   * Reads and parses a file.
   * @param shown the name for messages; relative to the current directory by default
   * @throws UsageError if the file cannot be read or is not YAML
   */
  static async read(file: string, shown = shownPath(file)): Promise<LocatedYaml> {
    return LocatedYaml.parse(await readText(file, shown), shown);
  }

  /** The parsed node at a path, for callers that need its range in the text. */
  nodeAt(at: YamlPath): Node | undefined {
    const node = at.length === 0 ? this.document.contents : this.document.getIn(at, true);
    return isNode(node) ? node : undefined;
  }

  /**
   * The 1-based line of a value: its key's line for a map entry; its nearest existing parent's line for a missing
   * value.
   */
  lineOf(at: YamlPath): number {
    for (let length = at.length; length > 0; length--) {
      const parent = this.nodeAt(at.slice(0, length - 1));
      const last = at[length - 1];
      const key = isMap(parent)
        ? parent.items.find((pair) => isNode(pair.key) && String(pair.key) === String(last))?.key
        : undefined;
      const node = isNode(key) ? key : this.nodeAt(at.slice(0, length));
      if (node?.range) return this.counter.linePos(node.range[0]).line;
    }
    const start = this.nodeAt([])?.range?.[0] ?? 0;
    return this.counter.linePos(start).line;
  }

  /** An error about the value at a path. The message quotes its line. */
  error(at: YamlPath, why: string, instead?: string): UsageError {
    return this.errorAtLine(this.lineOf(at), why, instead);
  }

  private errorAtLine(line: number, why: string, instead?: string): UsageError {
    const written = (this.lines[line - 1] ?? '').trim();
    return new UsageError(`${this.file}:${line}: ${written === '' ? '' : `\`${written}\`: `}${why}`, instead);
  }

  /**
   * Validates the document and returns it with the schema's type.
   * @param value validated instead of the document, if the document is only a part of it
   * @throws UsageError with one message for each value that the schema refuses
   */
  check<Schema extends z.ZodType>(schema: Schema, advice: Advice, value: unknown = this.value): z.output<Schema> {
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return result.data;
    throw UsageError.all(result.error.issues.flatMap((issue) => this.explainIssue(issue, schema, advice)));
  }

  private explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType, advice: Advice): UsageError[] {
    const at = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    const instead = adviceFor(at, advice);
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(schema, at);
      return issue.keys.map((key) =>
        this.error(
          [...at, key],
          `\`${key}\` is not a key of ${at.length === 0 ? 'this file' : `\`${at.join('.')}\``}.${didYouMean(key, known)}`,
          known.length === 0 ? instead : `The keys here are: ${known.join(', ')}.`,
        ),
      );
    }
    const name = at.length === 0 ? 'the file' : `\`${at.join('.')}\``;
    if (issue.code === 'invalid_type') {
      const why =
        issue.input === undefined || (issue.input === null && at.length === 0)
          ? `${name} is ${at.length === 0 ? 'empty' : 'missing'}.`
          : `${name} must be ${kindNames[issue.expected] ?? issue.expected}, not ${kindOf(issue.input)}.`;
      return [this.error(at, why, instead)];
    }
    if (issue.code === 'invalid_value') {
      const allowed = issue.values.map(String);
      return [
        this.error(
          at,
          `${name} cannot be \`${String(issue.input)}\`.${didYouMean(String(issue.input), allowed)}`,
          instead ?? `It is one of: ${allowed.join(', ')}.`,
        ),
      ];
    }
    return [this.error(at, `${name}: ${issue.message}.`, instead)];
  }
}

/**
 * Reads a file.
 * @param shown its name for messages
 * @throws UsageError if it cannot be read
 */
export async function readText(file: string, shown: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${shown}: cannot be read: ${reasonOf(error)}.`);
  }
}

/** A path for messages: relative to the current directory if it is below it. */
export function shownPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') || path.isAbsolute(relative) || relative === '' ? file : relative;
}

/** Why a file operation failed, in words: `there is no such file`. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return fileErrors[code] ?? (error instanceof Error ? error.message : String(error));
}

const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you have no permission to read it',
  ENOTDIR: 'a part of its path is a file',
};

const kindNames: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'a map of keys and values',
  record: 'a map of names to values',
  boolean: '`true` or `false`',
  number: 'a number',
};

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return `\`${String(value)}\``;
}

function adviceFor(at: YamlPath, advice: Advice): string | undefined {
  const names = at.filter((step) => typeof step === 'string');
  for (let length = names.length; length > 0; length--) {
    const found = advice[names.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return advice[''];
}

function knownKeys(schema: z.ZodType, at: YamlPath): string[] {
  let current: unknown = schema;
  for (const step of at) {
    current = unwrapped(current);
    if (typeof step === 'number') current = (current as { element?: unknown }).element;
    else current = (current as { shape?: Record<string, unknown> }).shape?.[step];
    if (current === undefined) return [];
  }
  return Object.keys((unwrapped(current) as { shape?: Record<string, unknown> }).shape ?? {});
}

function unwrapped(schema: unknown): unknown {
  let current = schema;
  for (;;) {
    const inner = current as { unwrap?: () => unknown; element?: unknown };
    // An array has `unwrap` too, but it returns the schema of the elements.
    if (typeof inner.unwrap !== 'function' || inner.element !== undefined) return current;
    current = inner.unwrap();
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
