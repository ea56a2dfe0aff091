import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { LocatedYaml } from '../../support/located-yaml';
import { loadCatalogue, parseCatalogue } from './catalogue';
import { readSuite } from './suite';

const projectRoot = path.resolve(__dirname, '../..');
const parse = (text: string) => parseCatalogue(LocatedYaml.parse(text, 'c.yaml'));

test('a catalogue selects rules by id and by prefix', () => {
  const catalogue = parse(
    ['cpp.enum.min', 'cpp.enum.max', 'cpp.enum-like.x', 'ide.log.post']
      .map((id) => `- id: ${id}\n  level: must\n  rule: A sentence.\n`)
      .join(''),
  );
  const ids = (prefix: string) => catalogue.select(prefix).map(({ id }) => id);
  assert.deepEqual(ids('cpp.enum.'), ['cpp.enum.min', 'cpp.enum.max']);
  assert.deepEqual(ids('cpp.enum.min'), ['cpp.enum.min']);
  assert.equal(catalogue.get('ide.log.post')?.level, 'must');
  assert.throws(() => catalogue.require('log.post'), /There is no rule `log\.post`\. Did you mean `ide\.log\.post`\?/);
});

test('errors in a catalogue are reported with their lines', () => {
  const entry = '- id: cpp.enum.min\n  level: must\n  rule: A sentence.\n';
  assert.throws(() => parse(entry + entry), /c\.yaml:4: .*this rule is already at line 1/);
  assert.throws(() => parse('- id: enum.min\n  level: must\n  rule: A sentence.\n'), /c\.yaml:1: .*cpp\.SECTION\.RULE/);
  assert.throws(() => parse('- id: cpp.enum.min\n  level: should\n  rule: x\n'), /c\.yaml:2: .*cannot be `should`/);
  assert.throws(() => parse('- id: cpp.enum.min\n  level: must\n'), /c\.yaml:1: .*rule` is missing/);
});

test('a rule’s sources are short quotations; several have keys that differ', () => {
  const rule = '- id: cpp.enum.min\n  level: must\n  rule: A sentence.\n  sources:\n';
  const source = (quote: string, key?: string) =>
    `    - quote: ${quote}\n      section: Enum\n      hash: 0123456789ab\n${key === undefined ? '' : `      key: ${key}\n`}`;
  const [first] = parse(rule + source('a smallest value')).rules;
  assert.deepEqual(first?.sources, [{ quote: 'a smallest value', section: 'Enum', hash: '0123456789ab' }]);
  assert.equal(parse(rule + source('a', 'min') + source('b', 'max')).rules[0]?.sources?.length, 2);
  assert.throws(() => parse(rule + source('word '.repeat(16))), /c\.yaml:5: .*at most 15 words/);
  assert.throws(() => parse(rule + source('a', 'min') + source('b')), /c\.yaml:9: .*needs a `key`/);
  assert.throws(() => parse(rule + source('a', 'min') + source('b', 'min')), /another source of this rule has the key/);
  assert.throws(
    () => parse(`${rule}    - quote: a\n      section: b\n      hash: 123\n`),
    /12 hexadecimal digits|a text/,
  );
});

test('the project’s catalogue and features fit together', async () => {
  const catalogue = await loadCatalogue(path.join(projectRoot, 'features/catalogue.yaml'));
  const scenarios = await readSuite(projectRoot, catalogue);
  assert(scenarios.length > 0);
  assert.equal(new Set(scenarios.map(({ id }) => id)).size, scenarios.length);
  for (const { id, rules } of scenarios) assert.equal(id.split('/')[0], rules[0]);
});

test('the rules of a long catalogue are kept until its text changes', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-catalogue-'));
  t.after(() => rm(folder, { recursive: true }));
  const [file, kept] = [path.join(folder, 'catalogue.yaml'), path.join(folder, 'kept.json')];
  const catalogueOf = (sentence: string) =>
    Array.from({ length: 400 }, (_, i) => `- id: cpp.enum.rule-${i}\n  level: must\n  rule: ${sentence}\n`).join('');
  await writeFile(file, catalogueOf('The first sentence.'));
  const first = await loadCatalogue(file, kept);

  // The kept file is really read: a rule that only it has is found.
  const text = await readFile(kept, 'utf8');
  await writeFile(kept, text.replace('cpp.enum.rule-7"', 'cpp.enum.kept-7"'));
  assert.equal((await loadCatalogue(file, kept)).get('cpp.enum.kept-7')?.rule, 'The first sentence.');
  await writeFile(kept, text);
  assert.deepEqual((await loadCatalogue(file, kept)).rules, first.rules);

  // A truncated file is ignored and replaced; so is one that was made from another text.
  await writeFile(kept, text.slice(0, 100));
  assert.deepEqual((await loadCatalogue(file, kept)).rules, first.rules);
  await writeFile(file, catalogueOf('The second sentence.'));
  assert.equal((await loadCatalogue(file, kept)).get('cpp.enum.rule-7')?.rule, 'The second sentence.');
});
