// The sentences of a document, their index, and the sources of rules that are checked against both.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Catalogue, type CatalogueRule, type Source } from '../../harness/verdict/catalogue';
import { indexOf, parseIndex, printIndex, refuseQuotations, refuseStale, refuseUnsourced } from './sentence-index';
import { hashOf, sentencesOf } from './sentences';

const texts = (markdown: string) => sentencesOf(markdown).map(({ text }) => text);

test('prose is split into sentences; code, numbers and abbreviations are not', () => {
  assert.deepEqual(texts('A tree has leaves. `a.b. C` is code, e.g. Perl.\nVersion 2.4 is old! (So what?) "Yes."'), [
    'A tree has leaves.',
    'a.b. C is code, e.g. Perl.',
    'Version 2.4 is old!',
    '(So what?)',
    '"Yes."',
  ]);
});

test('list items, rows and code blocks are apart, each in its section', () => {
  const markdown = [
    '# Trees',
    'They grow:',
    '- up,',
    '  slowly;',
    '1. down. Roots do.',
    '## Kinds',
    '| Kind | Leaf |',
    '|---|:--|',
    '| `fir` \\| spruce | needle. Green. | |',
    '```c',
    'int x;  // One. Two.',
    '',
    '| not | a row |',
    '```',
    'The end.',
  ].join('\n');
  assert.deepEqual(
    sentencesOf(markdown).map(({ section, text }) => `${section}: ${text}`),
    [
      'Trees: Trees',
      'Trees: They grow:',
      'Trees: up, slowly;',
      'Trees: down.',
      'Trees: Roots do.',
      'Kinds: Kinds',
      'Kinds: Kind | Leaf',
      'Kinds: fir | spruce | needle. Green.',
      'Kinds: int x; // One. Two. | not | a row |',
      'Kinds: The end.',
    ],
  );
});

test('white space and code marks do not change a hash, words do', () => {
  const hashes = (markdown: string) => sentencesOf(markdown).map(hashOf);
  assert.deepEqual(hashes('A  `leaf`\n falls.'), hashes('A leaf falls.'));
  assert.notDeepEqual(hashes('A leaf fell.'), hashes('A leaf falls.'));
});

test('a sentence keeps its id when others come and go; the number of a removed one is not used again', () => {
  const ids = (markdown: string, known = '') =>
    indexOf(sentencesOf(markdown), parseIndex(known, 'x.tsv')).map(({ id }) => id);
  const first = printIndex(indexOf(sentencesOf('# Big trees\nOne. Two. Three.'), []));
  assert.deepEqual(ids('# Big trees\nOne. Two. Three.'), ['big-trees.1', 'big-trees.2', 'big-trees.3', 'big-trees.4']);
  assert.deepEqual(ids('# Big trees\nNew. Three. One.', first), [
    'big-trees.1',
    'big-trees.5',
    'big-trees.4',
    'big-trees.2',
  ]);
  assert.doesNotMatch(first, /Three/, 'the index has no text of the document');
  assert.throws(() => parseIndex('trees.1\tTrees\n', 'x.tsv'), /x\.tsv:1: .*expected an id, a section and a hash/);
});

const document = sentencesOf('# Trees\nA tree has leaves. In autumn they fall.');
const [, leaves, fall] = document;
assert(leaves && fall);

const catalogueWith = (source: Partial<Source>, level: CatalogueRule['level'] = 'must') =>
  new Catalogue([
    {
      id: 'ide.tree.leaf',
      level,
      rule: 'Leaves fall.',
      sources: [{ quote: 'they fall', section: 'Trees', hash: hashOf(fall), ...source }],
    },
  ]);

test('a source stands in the index and in the document', () => {
  assert.deepEqual(refuseStale(catalogueWith({}), 'ide', indexOf(document, [])), []);
  assert.deepEqual(refuseQuotations(catalogueWith({}), 'ide', document), []);
});

test('a sentence that is no longer in the index is named with its rule, its quotation and what to do', () => {
  const changed = sentencesOf('# Trees\nA tree has leaves. In autumn they may fall.');
  const [message, ...more] = refuseStale(catalogueWith({}), 'ide', indexOf(changed, []));
  assert.deepEqual(more, []);
  assert.match(
    message ?? '',
    /`ide\.tree\.leaf` quotes “they fall” in “Trees”, but docs\/spec\/ide\.tsv has no sentence/,
  );
  assert.match(message ?? '', /Read the document again: does the rule still hold\?/);
  assert.equal(refuseStale(catalogueWith({ section: 'Bushes' }), 'ide', indexOf(document, [])).length, 1);
  assert.deepEqual(refuseStale(catalogueWith({}), 'cpp', []), [], 'each column has its own index');
});

test('a quotation must be in the sentence whose hash it names; the message says the hash', () => {
  const refused = (source: Partial<Source>) => refuseQuotations(catalogueWith(source), 'ide', document).join('\n');
  assert.match(refused({ hash: hashOf(leaves) }), new RegExp(`Write \`hash: ${hashOf(fall)}\``));
  assert.match(refused({ quote: 'they rise' }), /no sentence of “Trees” in plugin-api\.md has these words/);
  assert.match(refused({ quote: 'e', hash: '0'.repeat(12) }), /Several have these words: quote more/);
});

test('a rule without a source is a choice', () => {
  const rule = (level: CatalogueRule['level']) => new Catalogue([{ id: 'ide.tree.leaf', level, rule: 'Leaves fall.' }]);
  assert.match(refuseUnsourced(rule('must')).join(), /`ide\.tree\.leaf` has the level `must`, but no source/);
  assert.equal(refuseUnsourced(rule('undefined')).length, 1);
  assert.deepEqual(refuseUnsourced(rule('choice')), []);
});
