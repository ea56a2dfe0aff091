// A subject's baseline: the failures that are known and explained, a scenario an entry.

import { writeFile } from 'node:fs/promises';
import { isSeq, Lexer } from 'yaml';
import { z } from 'zod';
import { type Advice, LocatedYaml, shownPath } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';

/** One failure that is expected. */
export interface BaselineEntry {
  /** The id of the scenario that fails. */
  readonly scenario: string;
  /** A part of the failure's message, so that a different failure is not taken for this one. */
  readonly message: string;
  /** Why the subject fails it, in a sentence. */
  readonly reason: string;
  /** Where to read more. */
  readonly reference?: string;
  /** The 1-based line of the entry. */
  readonly line: number;
}

/** A baseline as it was read. */
export interface Baseline {
  /** The file as messages show it. */
  readonly file: string;
  readonly entries: readonly BaselineEntry[];
}

/** The baseline of a subject that has none. */
export const noBaseline: Baseline = { file: '(no baseline)', entries: [] };

const entrySchema = z.strictObject({
  scenario: z.string().regex(/^(cpp|ide)\.[a-z0-9.-]+(\/[^/\s]+)+$/, {
    error: 'a scenario’s id is its rule, `/`, and its name with `-` between the words',
  }),
  message: z.string().trim().min(1, { error: 'the message is empty, and would match every failure' }),
  reason: z.string().trim().min(1, { error: 'the reason is empty' }),
  reference: z.string().trim().min(1).optional(),
});

// An empty file, or one of comments alone, is a baseline without entries.
const baselineSchema = z.array(entrySchema).nullable();

const advice: Advice = {
  '': 'An entry is: `- scenario: ID`, below it `message: …`, `reason: …` and, where there is one, `reference: …`.',
  scenario: 'Copy the id from the report, such as `cpp.oneof.set/from-not-set`.',
  message: 'Write a part of the message that the failure has, such as `message: no viable conversion`.',
  reason: 'Say in a sentence why the subject fails the scenario.',
  reference: 'Write an address, or leave the key out.',
};

/**
 * Reads a baseline.
 * @throws UsageError when the file is missing or anything in it is wrong, quoting the line
 */
export async function loadBaseline(file: string): Promise<Baseline> {
  return parseBaseline(await LocatedYaml.read(file, shownPath(file)));
}

/** The baseline that a document holds; throws like {@link loadBaseline}. */
export function parseBaseline(yaml: LocatedYaml): Baseline {
  const written = yaml.check(baselineSchema, advice) ?? [];
  const list = yaml.nodeAt([]);
  if (isSeq(list) && list.flow === true) {
    throw yaml.error(
      [],
      'a baseline is written with one `- ` an entry, so that entries can be deleted by line.',
      advice[''],
    );
  }
  const errors: UsageError[] = [];
  const lines = new Map<string, number>();
  const entries = written.map((entry, index): BaselineEntry => {
    const at = [index, 'scenario'];
    const line = yaml.lineOf(at);
    const first = lines.get(entry.scenario);
    if (first === undefined) lines.set(entry.scenario, line);
    else errors.push(yaml.error(at, `this scenario has an entry at line ${first} already.`, 'Delete one of the two.'));
    const { scenario, message, reason, reference } = entry;
    return { scenario, message, reason, ...(reference !== undefined && { reference }), line };
  });
  if (errors.length > 0) throw UsageError.all(errors);
  return { file: yaml.file, entries };
}

/**
 * A baseline's text without some of its entries. Every comment line and every other entry keeps its bytes; a comment
 * at the end of a deleted entry's line goes with it.
 *
 * @param text the baseline's text, a valid one
 * @param scenarios the ids whose entries go
 */
export function pruneBaseline(text: string, scenarios: ReadonlySet<string>): string {
  const yaml = LocatedYaml.parse(text, 'baseline');
  const { entries } = parseBaseline(yaml);
  const starts = lineStarts(text);
  const comments = commentLines(text);
  const dropped = new Set<number>();
  entries.forEach((entry, index) => {
    if (!scenarios.has(entry.scenario)) return;
    const range = yaml.nodeAt([index])?.range;
    if (!range) return;
    const first = lineAt(starts, range[0]);
    // The value's own end: what follows it up to the next entry is not the entry's.
    const last = lineAt(starts, Math.max(range[0], range[1] - 1));
    for (let line = dashLine(text, starts, first); line <= last; line++) if (!comments.has(line)) dropped.add(line);
    // One of the blank lines around the entry goes too, or pruning would leave holes.
    const after = last + 1;
    const blank = (line: number) => line < starts.length && lineText(text, starts, line).trim() === '';
    if (blank(after) && after + 1 < starts.length && (first === 0 || blank(first - 1) || dropped.has(first - 1))) {
      dropped.add(after);
    }
  });
  return starts.map((_, line) => (dropped.has(line) ? '' : lineText(text, starts, line))).join('');
}

/** Deletes the entries of some scenarios from a baseline's file, all else kept. */
export async function pruneBaselineFile(file: string, scenarios: ReadonlySet<string>): Promise<void> {
  const { text } = await LocatedYaml.read(file);
  await writeFile(file, pruneBaseline(text, scenarios));
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1 && at + 1 < text.length; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return starts;
}

function lineText(text: string, starts: readonly number[], line: number): string {
  return text.slice(starts[line], starts[line + 1] ?? text.length);
}

function lineAt(starts: readonly number[], offset: number): number {
  const after = starts.findIndex((start) => start > offset);
  return (after === -1 ? starts.length : after) - 1;
}

/** The line of an entry's `-`, which may stand above its first key. */
function dashLine(text: string, starts: readonly number[], first: number): number {
  for (let line = first; line >= 0; line--) {
    const written = lineText(text, starts, line).trimStart();
    if (/^-(\s|$)/.test(written)) return line;
  }
  return first;
}

/** The 0-based lines that hold a comment and nothing else. A `#` inside a block of text is no comment. */
function commentLines(text: string): Set<number> {
  const found = new Set<number>();
  const starts = lineStarts(text);
  let offset = 0;
  let scalarNext = false;
  for (const lexeme of new Lexer().lex(text)) {
    // The lexer's marks for document starts, broken flows and scalars are no part of the text.
    if (lexeme === '\u0002' || lexeme === '\u0018' || lexeme === '\u001f') {
      scalarNext = lexeme === '\u001f';
      continue;
    }
    if (!scalarNext && lexeme.startsWith('#')) {
      const line = lineAt(starts, offset);
      if (text.slice(starts[line], offset).trim() === '') found.add(line);
    }
    scalarNext = false;
    offset += lexeme.length;
  }
  return found;
}
