// The index of the documents' sentences, docs/spec/*.tsv: ids and hashes without the text. The catalogue's sources are
// checked against it, and against the documents themselves where somebody has them. Pure.

import { type Catalogue, columnOfRule, type Source } from '../../harness/verdict/catalogue';
import { slug } from '../../harness/verdict/identity';
import { hashOf, normalised, type Sentence } from './sentences';

/** The two documents: the file's name in the folder of documents, and what we call it. */
export const documents = {
  cpp: { file: 'cpp-generated-code.md', title: 'C++ generated code' },
  ide: { file: 'plugin-api.md', title: 'plugin API' },
} as const;

export type Column = keyof typeof documents;

/** A line of the index. */
export interface IndexedSentence {
  /** The section's name as a slug, and a number that no other sentence of the section has or had: `oneof.1`. */
  readonly id: string;
  readonly section: string;
  /** See {@link hashOf}. */
  readonly hash: string;
}

const head = [
  '# The sentences of one document: id, section, hash. Written by `npm run docs -- --documents FOLDER`.',
  '# A row of a table is one sentence. The hash is that of the normalised text (scripts/documents/sentences.ts).',
];

/** The text of an index file. */
export function printIndex(sentences: readonly IndexedSentence[]): string {
  const lines = sentences.map(({ id, section, hash }) => `${id}\t${section}\t${hash}`);
  return `${[...head, ...lines].join('\n')}\n`;
}

/** Reads the text of an index file. @throws Error that quotes a line that is not of the index's form */
export function parseIndex(text: string, file: string): IndexedSentence[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [id, section, hash, ...more] = line.split('\t');
    if (!id || !section || !hash || more.length > 0) {
      throw new Error(`${file}:${index + 1}: \`${line}\`: expected an id, a section and a hash, separated by tabs.`);
    }
    return [{ id, section, hash }];
  });
}

/**
 * The index of a document's sentences. A sentence that `known` has in the same section keeps its id; a new one gets the
 * section's next number.
 */
export function indexOf(sentences: readonly Sentence[], known: readonly IndexedSentence[]): IndexedSentence[] {
  const free = [...known];
  const last = new Map<string, number>();
  for (const { id } of known) {
    const [, prefix, number] = /^(.*)\.(\d+)$/.exec(id) ?? [];
    if (prefix !== undefined) last.set(prefix, Math.max(last.get(prefix) ?? 0, Number(number)));
  }
  const keep = (section: string, hash: string): string | undefined => {
    const at = free.findIndex((one) => one.section === section && one.hash === hash);
    return at < 0 ? undefined : free.splice(at, 1)[0]?.id;
  };
  const next = (prefix: string): string => {
    last.set(prefix, (last.get(prefix) ?? 0) + 1);
    return `${prefix}.${last.get(prefix)}`;
  };
  return sentences.map((sentence) => {
    const { section } = sentence;
    const hash = hashOf(sentence);
    return { id: keep(section, hash) ?? next(slug(section)), section, hash };
  });
}

/** A source with its rule. */
interface Placed {
  readonly rule: string;
  readonly source: Source;
}

function sourcesOf(catalogue: Catalogue, column: Column): Placed[] {
  return catalogue.rules
    .filter(({ id }) => columnOfRule(id) === column)
    .flatMap(({ id, sources = [] }) => sources.map((source) => ({ rule: id, source })));
}

const written = ({ rule, source }: Placed) => `features/catalogue.yaml: \`${rule}\` quotes “${source.quote}”`;

/** The rules that need a source and have none: what rests on no sentence is a choice. One message a rule. */
export function refuseUnsourced({ rules }: Catalogue): string[] {
  return rules
    .filter(({ level, sources = [] }) => level !== 'choice' && sources.length === 0)
    .map(
      ({ id, level }) =>
        `features/catalogue.yaml: \`${id}\` has the level \`${level}\`, but no source. Quote the sentence of the ` +
        'document that says it; if there is none, the level is `choice`.',
    );
}

/** What is wrong with the sources of one column: each must name a sentence of the index. One message a source. */
export function refuseStale(catalogue: Catalogue, column: Column, index: readonly IndexedSentence[]): string[] {
  const known = new Set(index.map(({ section, hash }) => `${section}\t${hash}`));
  return sourcesOf(catalogue, column)
    .filter(({ source: { section, hash } }) => !known.has(`${section}\t${hash}`))
    .map(
      (placed) =>
        `${written(placed)} in “${placed.source.section}”, but docs/spec/${column}.tsv has no sentence with the hash ` +
        `${placed.source.hash} there. Read the document again: does the rule still hold? Then correct the rule, its ` +
        'scenarios or the quotation; `npm run docs -- --documents FOLDER` says the hash.',
    );
}

/**
 * What is wrong with the quotations of one column, given the document: each must be in one sentence of its section, and
 * that sentence must have the source's hash. One message a source.
 */
export function refuseQuotations(catalogue: Catalogue, column: Column, sentences: readonly Sentence[]): string[] {
  const { file } = documents[column];
  return sourcesOf(catalogue, column).flatMap((placed) => {
    const { section, quote, hash } = placed.source;
    const containing = sentences.filter((one) => one.section === section && one.text.includes(normalised(quote)));
    if (containing.some((one) => hashOf(one) === hash)) return [];
    const hashes = [...new Set(containing.map(hashOf))];
    if (hashes.length === 0) {
      return [`${written(placed)}, but no sentence of “${section}” in ${file} has these words. Quote the document.`];
    }
    const instead = hashes.length === 1 ? `Write \`hash: ${hashes[0]}\`` : 'Several have these words: quote more';
    return [`${written(placed)}, but its sentence in ${file} does not have the hash ${hash}. ${instead}.`];
  });
}
