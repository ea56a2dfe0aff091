// Documents name only existing files, commands, rules and scenarios.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { loadCatalogue } from '../../harness/verdict/catalogue';
import { readSuite } from '../../harness/verdict/suite';
import { documentsWithFigures } from './counts';

const root = path.resolve(__dirname, '../..');
const folders = 'conformance-cpp|docs|examples|features|harness|quality|reference|scripts|steps|subjects|support|tests';

/**
 * The files and folders that a document names: links, and paths in backticks, relative to the project or the document.
 */
function namedPaths(file: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, link]) =>
    path.join(path.dirname(file), link!),
  );
  const quoted = [...text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g'))].map(([, name]) => name!);
  return [...links, ...quoted.filter((name) => !/[A-Z]{4}/.test(name))];
}

describe('documents', () => {
  const documents = new Map<string, string>();
  before(async () => {
    for (const file of await documentsWithFigures(root)) {
      documents.set(file, await readFile(path.join(root, file), 'utf8'));
    }
  });

  /** Every match of a pattern's first group in all documents, with its document. */
  const matches = (pattern: RegExp): [string, string][] =>
    [...documents].flatMap(([file, text]) =>
      [...text.matchAll(pattern)].map(([, found]): [string, string] => [file, found!]),
    );

  test('name existing files and folders', () => {
    const missing = [...documents].flatMap(([file, text]) =>
      namedPaths(file, text)
        .filter(
          (name) => ![root, path.join(root, path.dirname(file))].some((base) => existsSync(path.join(base, name))),
        )
        .map((name) => `${file} names ${name}`),
    );
    assert.deepEqual(missing, []);
  });

  test('name existing npm scripts', async () => {
    const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
    const missing = matches(/npm run (?:--silent )?([\w:-]+)/g).filter(([, name]) => !(name in scripts));
    assert.deepEqual(missing, []);
  });

  test('name existing rules and scenarios in commands', async () => {
    const catalogue = await loadCatalogue(path.join(root, 'features', 'catalogue.yaml'));
    const suite = await readSuite(root, catalogue);
    const ids = new Set([...catalogue.rules, ...suite].map(({ id }) => id));
    const known = (name: string) => ids.has(name) || (/[.-]$/.test(name) && [...ids].some((id) => id.startsWith(name)));
    const named = matches(/(?:--rule|explain|replay) ((?:cpp|ide)\.[\w./-]+)/g);
    assert.deepEqual(
      named.filter(([, name]) => !name.startsWith('cpp.your.') && !known(name)),
      [],
    );
  });
});
