// Changes of a baseline's file: takes out what is stale, adds new failures. All other bytes of the file stay.

import { existsSync } from 'node:fs';
import { Lexer, stringify } from 'yaml';
import { LocatedYaml, shownPath, type YamlPath } from '../../support/located-yaml';
import { locateEntries, missingReason, parseBaseline } from './baseline';
import type { Cause } from './cause';
import type { Judgement } from './judge';
import { mismatchNote } from './render';
import { replaceFile } from './report';

/** What to change in a baseline. */
export interface BaselineChanges {
  /** Delete stale entries. */
  readonly prune: boolean;
  /** Add the failures that the baseline does not expect. */
  readonly update: boolean;
}

/** A red scenario that can be added to a baseline. */
export interface NewFailure {
  readonly scenario: string;
  readonly message: string;
  readonly cause: Cause;
}

/** Entries that were added under one reason. */
export interface AddedGroup {
  /** The 1-based line of `reason: TODO`. */
  readonly line: number;
  readonly scenarios: number;
  /** The failures' messages, as far as they are written down. */
  readonly messages: readonly string[];
}

/**
 * Changes a baseline's file by what a run showed. A failure with another message than its entry's moves to a new entry,
 * because the old reason may not explain it. Failures of the harness itself are not added.
 *
 * @param file the baseline; with `update` it may be missing
 * @returns what was changed, in lines for the user
 * @throws UsageError if the file cannot be read or written
 */
export async function editBaselineFile(
  file: string,
  { scenarios, stale }: Pick<Judgement, 'scenarios' | 'stale'>,
  { prune, update }: BaselineChanges,
): Promise<string> {
  const shown = shownPath(file);
  const before = existsSync(file) ? (await LocatedYaml.read(file)).text : '';
  const failed = update ? scenarios.filter(({ verdict }) => verdict === 'failed') : [];
  const failures = failed.flatMap(({ id, message = '', cause, entry }): NewFailure[] => {
    if (cause === undefined || cause.kind === 'harness') return [];
    const note = entry && mismatchNote(entry, shown);
    const own = note !== undefined && message.endsWith(note) ? message.slice(0, -note.length) : message;
    return [{ scenario: id, message: own, cause }];
  });
  const moved = failed.filter(({ id, entry }) => entry && failures.some(({ scenario }) => scenario === id));
  const deleted = prune ? stale.map(({ scenario }) => scenario) : [];
  const pruned = pruneBaseline(before, new Set([...deleted, ...moved.map(({ id }) => id)]));
  const { text, added } = addToBaseline(pruned, failures);
  if (text !== before) await replaceFile(file, text);
  const lines: string[] = [];
  if (prune) lines.push(...deletedInWords(shown, deleted));
  if (update) {
    const left = failed.length - failures.length;
    lines.push(...addedInWords(shown, added, moved.length));
    if (left > 0)
      lines.push(`${counted(left, 'failure')} not added: their cause is the harness or the scenario itself.`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** How much of a message the user is told. */
const mostTold = 80;

function deletedInWords(shown: string, scenarios: readonly string[]): string[] {
  if (scenarios.length === 0) return [`${shown}: no stale entry to delete.`];
  return [`${shown}: deleted ${counted(scenarios.length, 'stale scenario')}:`, ...scenarios.map((id) => `  ${id}`)];
}

function addedInWords(shown: string, added: readonly AddedGroup[], moved: number): string[] {
  if (added.length === 0) return [`${shown}: no failure to add.`];
  const total = added.reduce((sum, { scenarios }) => sum + scenarios, 0);
  const ofThem = moved === 0 ? '' : ` (${moved} of them had an entry with another message)`;
  return [
    `${shown}: added ${counted(total, 'scenario')}${ofThem} under ${counted(added.length, 'reason')}:`,
    ...added.map(({ line, scenarios, messages: [first = '', ...others] }) => {
      const start = first.length <= mostTold ? first : `${first.slice(0, mostTold)}…`;
      const more = others.length === 0 ? '' : `, and ${counted(others.length, 'message')} like it`;
      return `  ${shown}:${line}: ${counted(scenarios, 'scenario')}: ${start}${more}`;
    }),
    `Replace each \`reason: ${missingReason}\` by the reason why the subject fails. Until then it does not conform.`,
  ];
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * A baseline's text with new failures at its end: an entry for each cause and kind of message, with {@link
 * missingReason} as its reason. Two messages are of a kind if they differ only in quoted words and numbers.
 *
 * @param text the baseline's text, a valid one; may be empty
 */
export function addToBaseline(
  text: string,
  failures: readonly NewFailure[],
): { text: string; added: readonly AddedGroup[] } {
  const groups = new Map<string, Map<string, Set<string>>>();
  for (const { scenario, message, cause } of failures) {
    const excerpt = messageExcerpt(message, cause);
    const key = `${cause.kind}: ${kindOfMessage(excerpt)}`;
    const group = groups.get(key) ?? new Map<string, Set<string>>();
    groups.set(key, group.set(excerpt, (group.get(excerpt) ?? new Set()).add(scenario)));
  }
  if (groups.size === 0) return { text, added: [] };
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const margin = marginOf(text);
  let result = text === '' ? heading : text;
  if (!result.endsWith('\n')) result += newline;
  const added: AddedGroup[] = [];
  for (const group of groups.values()) {
    result += newline;
    added.push({
      line: result.split('\n').length,
      scenarios: [...group.values()].reduce((sum, { size }) => sum + size, 0),
      messages: [...group.keys()],
    });
    result += entryLines(group)
      .map((line) => `${margin}${line}${newline}`)
      .join('');
  }
  parseBaseline(LocatedYaml.parse(result, 'the new baseline'));
  return { text: result, added };
}

const heading = '# Known failures of this subject. Each has a part of its message, and the reason for it.\n';

function entryLines(group: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const failures = [...group].map(([message, scenarios]) => {
    const [only, ...others] = scenarios;
    const ids =
      others.length === 0 ? [`scenario: ${only}`] : ['scenarios:', ...[...scenarios].map((id) => `  - ${id}`)];
    return [`message: ${scalar(message)}`, ...ids];
  });
  const [only, ...others] = failures;
  const body = others.length === 0 ? only! : ['failures:', ...failures.flatMap((lines) => item(lines, '  '))];
  return item([`reason: ${missingReason}`, ...body], '');
}

/** Lines as one item of a list. */
function item(lines: readonly string[], margin: string): string[] {
  return lines.map((line, index) => `${margin}${index === 0 ? '- ' : '  '}${line}`);
}

/** Text as one line of YAML. */
function scalar(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd();
}

/** What stands before the `-` of a baseline's entries. */
function marginOf(text: string): string {
  const yaml = LocatedYaml.parse(text, 'baseline');
  const start = yaml.nodeAt([0])?.range?.[0];
  if (start === undefined) return '';
  const starts = lineStarts(text);
  return /^\s*/.exec(lineText(text, starts, dashLine(text, starts, lineAt(starts, start))))![0];
}

/** A message without its quoted words and numbers. */
function kindOfMessage(excerpt: string): string {
  return excerpt.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '…').replace(/\d+/g, '0');
}

const mostExcerpt = 300;

/**
 * The part of a failure's message that a baseline keeps: of the line that says most, as much as another run repeats.
 * Always a part of the message, on one line.
 */
export function messageExcerpt(message: string, cause: Cause): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const [first = message, second] = lines;
  // An error of the compiler, the generator or a sanitizer. Its place changes with the schemas.
  const error = lines.map((line) => /\b(?:fatal error|runtime error|error|ERROR): .*$/.exec(line)?.[0]).find(Boolean);
  const told =
    error ??
    // The program's last words: those of its exception, or of an assertion.
    (cause.kind === 'crashed' && cause.signal === undefined ? lines.at(-1) : undefined) ??
    (first.trimEnd().endsWith(':') ? second : undefined) ??
    first;
  const withoutPlace = told.replace(/^\s*\S+:\d+(?::\d+)?: /, '');
  // Addresses, process ids, absolute paths and places in a file.
  const [repeated = ''] = withoutPlace.split(
    /==(?:\d+|PID)==|\b0x(?:[0-9a-f]{3,}|\()|(?<![\w.:/])\/[\w.-]+\/|\b[\w./-]+\.\w+:\d+/,
    1,
  );
  const excerpt = repeated.trim() === '' ? withoutPlace : repeated;
  return (excerpt.trim() === '' ? first : excerpt).trim().slice(0, mostExcerpt).trim();
}

/**
 * A baseline's text without some of its scenarios. An entry, a failure or a list loses the line of the scenario; one
 * that has no other scenario goes as a whole. Every comment line and all else keep their bytes; a comment at the end of
 * a deleted line goes with it.
 *
 * @param text the baseline's text, a valid one
 * @param scenarios the ids to delete
 */
export function pruneBaseline(text: string, scenarios: ReadonlySet<string>): string {
  const yaml = LocatedYaml.parse(text, 'baseline');
  const starts = lineStarts(text);
  const comments = commentLines(text);
  const dropped = new Set<number>();
  for (const at of itemsToDelete(yaml, scenarios)) {
    const range = yaml.nodeAt(at)?.range;
    if (!range) continue;
    const first = lineAt(starts, range[0]);
    // The value's own end: what follows it up to the next item is not the item's.
    const last = lineAt(starts, Math.max(range[0], range[1] - 1));
    for (let line = dashLine(text, starts, first); line <= last; line++) if (!comments.has(line)) dropped.add(line);
    // One of the blank lines around the item goes too, or pruning would leave holes.
    const after = last + 1;
    const blank = (line: number) => line < starts.length && lineText(text, starts, line).trim() === '';
    if (blank(after) && after + 1 < starts.length && (first === 0 || blank(first - 1) || dropped.has(first - 1))) {
      dropped.add(after);
    }
  }
  return starts.map((_, line) => (dropped.has(line) ? '' : lineText(text, starts, line))).join('');
}

/** The outermost list items all of whose scenarios go, in the order in which they are written. */
function itemsToDelete(yaml: LocatedYaml, scenarios: ReadonlySet<string>): YamlPath[] {
  const kept = new Set<string>();
  const entries = locateEntries(yaml);
  for (const { entry, items } of entries) {
    if (!scenarios.has(entry.scenario)) for (const item of items) kept.add(item.join('/'));
  }
  const found = new Map<string, YamlPath>();
  for (const { entry, items } of entries) {
    if (!scenarios.has(entry.scenario)) continue;
    const outermost = items.findLast((item) => !kept.has(item.join('/')));
    if (outermost) found.set(outermost.join('/'), outermost);
  }
  return [...found.values()];
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

/** The line of an item's `-`, which may stand above its first key. */
function dashLine(text: string, starts: readonly number[], first: number): number {
  for (let line = first; line >= 0; line--) {
    const written = lineText(text, starts, line).trimStart();
    if (/^-(\s|$)/.test(written)) return line;
  }
  return first;
}

/** The 0-based lines that hold only a comment. A `#` inside a block of text is no comment. */
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
