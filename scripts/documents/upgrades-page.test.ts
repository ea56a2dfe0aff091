// The pages that are made from kept verdicts: docs/comparison.md and docs/upgrades.md.

import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { Catalogue, loadCatalogue } from '../../harness/verdict/catalogue';
import type { IdentifiedScenario } from '../../harness/verdict/identity';
import { readSuite } from '../../harness/verdict/suite';
import { type VerdictDocument, verdictSchema } from '../../harness/verdict/verdict-schema';
import { LocatedYaml } from '../../support/located-yaml';
import { comparisonPage } from './comparison-page';
import { fileToKeep, type KeptVerdict, keptVerdicts, shortName, verdictToKeep } from './kept-verdicts';
import { parseTopics, upgradesPage } from './upgrades-page';

const root = path.resolve(__dirname, '../..');

/** How a scenario ended: `passed`, `not-applicable`, `needs CAPABILITIES`, or the reason of an expected failure. */
type Ends = Readonly<Record<string, string>>;

function documentOf(subject: string, version: string, ends: Ends): VerdictDocument {
  return verdictSchema.parse({
    version: 1,
    subject,
    title: subject,
    suite: '0.2.0',
    date: '2026-11-23T00:00:00.000Z',
    elapsedMs: 5,
    versions: { tools: {}, subject: { generator: `libprotoc ${version}`, protobuf: version } },
    conforms: true,
    counts: { planned: 1, executed: 1, observed: 1 },
    secondLooks: { taken: 0, differed: 0 },
    problems: [],
    causes: [],
    rules: {},
    scenarios: Object.entries(ends).map(([id, end]) => ({
      id,
      rules: [id.split('/')[0]],
      location: `features/cpp/map/map.feature:${id.length}`,
      observations: 1,
      durationMs: 3,
      ...(end === 'passed' || end === 'not-applicable'
        ? { verdict: end }
        : end.startsWith('needs ')
          ? { verdict: 'not-applicable', message: `The subject does not claim ${end.slice('needs '.length)}.` }
          : { verdict: 'expected', reason: end, message: `/work/some/where/map.cc:3: ${end}\nmore` }),
    })),
  });
}

function keptOf(subject: string, version: string, ends: Ends): KeptVerdict {
  const document = documentOf(subject, version, ends);
  return { file: fileToKeep(document), version, document };
}

const catalogue = new Catalogue([
  { id: 'cpp.map.insert', level: 'must', rule: 'Insert adds an entry.' },
  { id: 'cpp.map.get', level: 'must', rule: 'Get reads an entry.' },
]);
const suite = ['cpp.map.insert/one', 'cpp.map.insert/two', 'cpp.map.get/one', 'cpp.map.get/later'].map(
  (id, index): IdentifiedScenario => ({
    id,
    rules: [id.split('/')[0]!],
    name: id,
    written: { name: id, line: index + 7 },
    location: `features/cpp/map/map.feature:${index + 7}`,
    tags: [],
  }),
);
const versions = [
  keptOf('protoc', '3.21.12', {
    'cpp.map.insert/one': 'It throws.',
    'cpp.map.insert/two': 'It throws.',
    'cpp.map.get/one': 'passed',
  }),
  keptOf('libprotobuf', '33.6.0', {
    'cpp.map.insert/one': 'passed',
    'cpp.map.insert/two': 'passed',
    'cpp.map.get/one': 'passed',
  }),
  keptOf('libprotobuf', '36.0.0', {
    'cpp.map.insert/one': 'passed',
    'cpp.map.insert/two': 'passed',
    'cpp.map.get/one': 'It aborts.',
  }),
];
const topics = parseTopics(
  LocatedYaml.parse(
    `- change: Insert no longer throws.
  do: Check the result.
  scenarios: [cpp.map.insert/*]
- change: Get aborts.
  do: Look first.
  scenarios: [cpp.map.get/one]
`,
    'upgrades.yaml',
  ),
);

describe('the page on upgrades', () => {
  test('says for each change what to do, which scenario shows it, and since when', () => {
    const page = upgradesPage(versions, topics, catalogue, suite);
    assert.match(page, /^# Upgrading protobuf from 3\.21\.12 to 36\.0\.0$/m);
    assert.match(page, /^## Insert no longer throws\.\n\n\*\*What to do:\*\* Check the result\.$/m);
    assert.ok(
      page.includes(
        '| `cpp.map.insert`: Insert adds an entry. | [one](../features/cpp/map/map.feature#L7), and 1 more | It throws. | as documented | 33.6.0 |',
      ),
      page,
    );
    assert.ok(page.includes('| as documented | It aborts. | 36.0.0 |'), page);
  });

  test('says by when, where a version before has not run the scenario', () => {
    const [old, middle, newest] = versions as [KeptVerdict, KeptVerdict, KeptVerdict];
    const unjudged = keptOf('libprotobuf', '33.6.0', { 'cpp.map.insert/one': 'passed', 'cpp.map.get/one': 'passed' });
    const page = upgradesPage([old, unjudged, newest], topics, catalogue, suite);
    assert.ok(page.includes('| It throws. | as documented | 33.6.0 |'), page);
    assert.ok(page.includes('| It throws. | as documented | by 36.0.0 |'), page);
    const between = { ...unjudged, version: '35.0.0' };
    assert.ok(
      upgradesPage([old, middle, between, newest], topics, catalogue, suite).includes(
        'and 1 more | It throws. | as documented | 33.6.0 |',
      ),
    );
  });

  test('gives a change what its capability makes possible, and leaves out what depends on how a library was built', () => {
    const old = keptOf('protoc', '3.21.12', {
      'cpp.map.insert/one': 'needs cord, editions',
      'cpp.map.get/one': 'passed',
    });
    const newest = keptOf('libprotobuf', '36.0.0', {
      'cpp.map.insert/one': 'passed',
      'cpp.map.get/one': 'needs counted-memory',
    });
    const editions = parseTopics(
      LocatedYaml.parse('- { change: Editions., do: Nothing., capability: editions }\n', 'upgrades.yaml'),
    );
    const page = upgradesPage([old, newest], editions, catalogue, suite);
    assert.ok(page.includes('## Editions.'), page);
    assert.ok(page.includes('| not supported | as documented | 36.0.0 |'), page);
    assert.ok(!page.includes('cpp.map.get'), page);
    assert.throws(
      () => parseTopics(LocatedYaml.parse('- { change: Nothing., do: Nothing. }\n', 'upgrades.yaml')),
      /neither scenarios nor a capability/,
    );
  });

  test('refuses a change that no topic names, and a topic that nothing shows', () => {
    assert.throws(() => upgradesPage(versions, topics.slice(0, 1), catalogue, suite), /changed: cpp\.map\.get\/one\./);
    const idle = { change: 'Nothing.', do: 'Nothing.', scenarios: ['cpp.any.*'] };
    assert.throws(() => upgradesPage(versions, [...topics, idle], catalogue, suite), /no scenario shows .*`Nothing\.`/);
  });
});

test('the comparison counts by subject and rule, and what no kept run has judged', () => {
  const page = comparisonPage(versions, catalogue, suite);
  assert.ok(page.includes('| [protoc 3.21.12](verdicts/protoc-3.21.12.json) | 2026-11-23 | 1 | 2 | 0 | 1 |'), page);
  assert.ok(page.includes('| `cpp.map.insert`: Insert adds an entry. | 2 of 2 | met | met |'), page);
  assert.ok(page.includes('| `cpp.map.get`: Get reads an entry. | met | met | 1 of 1 |'), page);
});

describe('a kept verdict', () => {
  const whole = documentOf('libprotobuf', '36.0.0', {
    'cpp.map.insert/one': 'passed',
    'cpp.map.get/one': 'It aborts.',
  });

  test('has neither durations nor folders of the machine', () => {
    assert.equal(fileToKeep(whole), 'docs/verdicts/libprotobuf-36.0.0.json');
    const kept = verdictSchema.parse(JSON.parse(verdictToKeep(whole)));
    assert.deepEqual(
      kept.scenarios.map(({ id, verdict, message, durationMs }) => [id, verdict, message, durationMs]),
      [
        ['cpp.map.get/one', 'expected', 'map.cc:3: It aborts.', 0],
        ['cpp.map.insert/one', 'passed', undefined, 0],
      ],
    );
  });

  test('takes over a run of a section; a whole run replaces it', () => {
    const part = {
      ...documentOf('libprotobuf', '36.0.0', { 'cpp.map.get/one': 'passed' }),
      selection: { rules: ['x'] },
    };
    const ends = (text: string) =>
      verdictSchema.parse(JSON.parse(text)).scenarios.map(({ id, verdict }) => `${id} ${verdict}`);
    assert.deepEqual(ends(verdictToKeep(part, whole)), ['cpp.map.get/one passed', 'cpp.map.insert/one passed']);
    assert.deepEqual(ends(verdictToKeep({ ...part, selection: undefined }, whole)), ['cpp.map.get/one passed']);
  });

  test('loses what a run of its rule does not find any more, unless the run was of some scenarios only', () => {
    const run = documentOf('libprotobuf', '36.0.0', { 'cpp.map.get/another': 'passed' });
    const ids = (selection: VerdictDocument['selection']) =>
      verdictSchema.parse(JSON.parse(verdictToKeep({ ...run, selection }, whole))).scenarios.map(({ id }) => id);
    assert.deepEqual(ids({ rules: ['cpp.map.get'] }), ['cpp.map.get/another', 'cpp.map.insert/one']);
    assert.deepEqual(ids({ rules: ['cpp.map.'] }), ['cpp.map.get/another']);
    const both = ['cpp.map.get/another', 'cpp.map.get/one', 'cpp.map.insert/one'];
    assert.deepEqual(ids({ rules: ['cpp.map.get'], names: ['another'] }), both);
  });

  test('is not of a run that does not conform, nor of two versions', () => {
    assert.throws(() => verdictToKeep({ ...whole, conforms: false }), /does not conform/);
    const older = { ...documentOf('libprotobuf', '35.0.0', {}), selection: { rules: ['cpp.map.'] } };
    assert.throws(() => verdictToKeep(older, whole), /The kept verdict is of .*36\.0\.0.*this run is of .*35\.0\.0/);
  });
});

test('the kept verdicts name scenarios of the features, and no failure without a reason', async () => {
  const catalogueOfProject = await loadCatalogue(path.join(root, 'features', 'catalogue.yaml'));
  const known = new Set((await readSuite(root, catalogueOfProject)).map(({ id }) => id));
  const verdicts = await keptVerdicts(root);
  assert.ok(verdicts.length > 0);
  for (const verdict of verdicts) {
    const gone = verdict.document.scenarios.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    assert.deepEqual(
      gone,
      [],
      `${verdict.file} has scenarios that do not exist. Run ${shortName(verdict)} again, and keep it.`,
    );
    const red = verdict.document.scenarios.filter(
      ({ verdict: end }) => !['passed', 'expected', 'not-applicable'].includes(end),
    );
    assert.deepEqual(red, [], `${verdict.file} has failures without a reason`);
  }
});
