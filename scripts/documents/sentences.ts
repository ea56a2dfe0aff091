// The sentences of a document in Markdown, as the index of docs/spec counts them. Pure.

import { createHash } from 'node:crypto';

/** A sentence of a document: of a paragraph or a list item, or a whole heading, row of a table or code block. */
export interface Sentence {
  /** The nearest heading above it; of a heading, itself. */
  readonly section: string;
  /** On one line, without code marks; the cells of a row are separated by ` | `. */
  readonly text: string;
}

/** The sentences of a Markdown text, in their order. The line below a table's head is none. */
export function sentencesOf(markdown: string): Sentence[] {
  return blocksOf(markdown).flatMap(({ section, kind, text }) =>
    (kind === 'prose' ? splitProse(text) : [text])
      .map((part) => ({ section, text: kind === 'row' ? rowText(part) : normalised(part) }))
      .filter(({ text }) => text !== ''),
  );
}

/** The hash by which the index and the catalogue know a sentence: of its normalised text, 12 hexadecimal digits. */
export function hashOf({ text }: Sentence): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** A text without code marks, with single spaces: the form in which quotations and sentences are compared. */
export function normalised(text: string): string {
  return text.replace(/`/g, '').replace(/\s+/g, ' ').trim();
}

interface Block {
  readonly section: string;
  readonly kind: 'heading' | 'prose' | 'row' | 'code';
  readonly text: string;
}

const fence = /^\s*(?:```|~~~)/;
const heading = /^#{1,6}\s+(.*?)\s*#*$/;
const listItem = /^\s*(?:[-*+]|\d+[.)])\s+/;
const tableRow = /^\s*\|.*\|\s*$/;
const belowTableHead = /^[\s|:-]+$/;

/** Headings, paragraphs, list items, table rows and code blocks, in their order. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  let open: { kind: 'prose' | 'code'; lines: string[] } | undefined;
  const close = () => {
    if (open !== undefined) blocks.push({ section, kind: open.kind, text: open.lines.join('\n') });
    open = undefined;
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (fence.test(line)) {
      const ends = open?.kind === 'code';
      close();
      if (!ends) open = { kind: 'code', lines: [] };
      continue;
    }
    if (open?.kind === 'code') {
      open.lines.push(line);
      continue;
    }
    const title = heading.exec(line)?.[1];
    if (title !== undefined || line.trim() === '' || tableRow.test(line) || listItem.test(line)) close();
    if (title !== undefined) {
      section = normalised(title);
      blocks.push({ section, kind: 'heading', text: title });
    } else if (tableRow.test(line)) {
      if (!belowTableHead.test(line)) blocks.push({ section, kind: 'row', text: line });
    } else if (line.trim() !== '') {
      open ??= { kind: 'prose', lines: [] };
      open.lines.push(line.replace(listItem, ''));
    }
  }
  close();
  return blocks;
}

/** Splits prose after a full stop, question mark or exclamation mark outside code, before what can begin a sentence. */
function splitProse(text: string): string[] {
  const code: string[] = [];
  // A code span may contain full stops. While the text is split, the span is one character for private use.
  const masked = text.replace(/`[^`]*`/g, (span) => {
    code.push(span);
    return '\uE000';
  });
  const parts = masked.split(/(?<=(?<!\b(?:e\.g|i\.e|vs|cf))[.!?][)"”’]*)\s+(?=["“(<\uE000\p{Lu}\p{N}])/u);
  let next = 0;
  return parts.map((part) => part.replace(/\uE000/g, () => code[next++] ?? ''));
}

/** A row with ` | ` between its cells; empty cells at its end are left out. */
function rowText(row: string): string {
  const cells = row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/);
  return cells
    .map((cell) => normalised(cell.replace(/\\\|/g, '|')))
    .join(' | ')
    .replace(/[ |]+$/, '');
}
