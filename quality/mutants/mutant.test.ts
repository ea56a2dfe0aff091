import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Catalogue, loadCatalogue } from '../../harness/verdict/catalogue';
import { loadRequiredRules } from '../../harness/verdict/required-rules';
import { UsageError } from '../../support/usage-error';
import { loadMutants, type Mutant, mutate } from './mutant';

const catalogue = new Catalogue([
  { id: 'cpp.made.up', level: 'must', rule: 'Made up.' },
  { id: 'cpp.made.open', level: 'undefined', rule: 'Undefined.' },
]);

describe('files of mutants', () => {
  let folder: string;
  const reference = (): string => path.join(folder, 'reference');
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'touchstone-mutants-'));
    await mkdir(path.join(folder, 'reference', 'cpp'), { recursive: true });
    await mkdir(path.join(folder, 'mutants'));
    await writeFile(path.join(folder, 'reference', 'cpp', 'number.ts'), 'once twice twice\n  three\n');
    await writeFile(path.join(folder, 'secret.ts'), 'once');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  async function load(text: string): Promise<Mutant[]> {
    await writeFile(path.join(folder, 'mutants', 'made.yaml'), text);
    return await loadMutants(path.join(folder, 'mutants'), reference(), catalogue);
  }
  const entry = (changes: Record<string, unknown> = {}): string => {
    const written = {
      id: 'made-up',
      file: 'cpp/number.ts',
      replace: 'once',
      by: 'never',
      breaks: ['cpp.made.up'],
      why: 'It is missing.',
      ...changes,
    };
    return `- ${JSON.stringify(written)}\n`;
  };
  async function refusal(text: string): Promise<string> {
    const error = await load(text).then(
      () => assert.fail('the file was accepted'),
      (thrown: unknown) => thrown,
    );
    assert(error instanceof UsageError, String(error));
    return error.message;
  }

  test('a mutant has its line', async () => {
    const [first, second] = await load(`# Two.\n${entry()}${entry({ id: 'other', compiles: false })}`);
    assert.deepEqual([first!.place.line, first!.compiles], [2, true]);
    assert.deepEqual([second!.id, second!.place.line, second!.compiles], ['other', 3, false]);
  });
  test('an empty file has no mutants', async () => assert.deepEqual(await load('# Empty.\n'), []));
  test('a text that occurs twice', async () => {
    assert.match(
      await refusal(entry({ replace: 'twice' })),
      /made\.yaml:1: .*occurs 2 times in reference\/cpp\/number/,
    );
  });
  test('a text that does not occur', async () => {
    assert.match(await refusal(entry({ replace: 'gone' })), /made\.yaml:1: .*does not occur in reference\/cpp\/number/);
  });
  test('a replacement that changes nothing', async () => {
    assert.match(await refusal(entry({ by: 'once' })), /changes nothing/);
  });
  test('a file that does not exist, or is not in the reference', async () => {
    assert.match(await refusal(entry({ file: 'cpp/gone.ts' })), /no file `cpp\/gone\.ts` in the reference/);
    assert.match(await refusal(entry({ file: '../secret.ts' })), /no file `\.\.\/secret\.ts` in the reference/);
  });
  test('a rule that does not exist', async () => {
    assert.match(await refusal(entry({ breaks: ['cpp.made.upp'] })), /no rule `cpp\.made\.upp`.*cpp\.made\.up/);
  });
  test('a rule that cannot be broken', async () => {
    assert.match(await refusal(entry({ breaks: ['cpp.made.open'] })), /documented as undefined/);
    assert.match(await refusal(entry({ breaks: [] })), /breaks no rule/);
  });
  test('an id that is used twice', async () => {
    assert.match(await refusal(entry() + entry()), /made\.yaml:2: .*id is already used at .*made\.yaml:1/);
  });
  test('an unknown key, a missing key and a bad id are reported together', async () => {
    const message = await refusal(entry({ brakes: 'x', why: undefined, id: 'Made Up' }));
    assert.match(message, /`brakes` is not a key.*Did you mean `?breaks/);
    assert.match(message, /`\d*\.?why` is missing/);
    assert.match(message, /an id is made of/);
  });
});

test('a replacement is literal text', () => {
  const mutant = { id: 'a', file: 'b', replace: '.', by: '$&$1' } as Mutant;
  assert.equal(mutate('a.b', mutant), 'a$&$1b');
  assert.throws(() => mutate('ab', mutant), UsageError);
  assert.throws(() => mutate('a.b.', mutant), UsageError);
});

test('the project’s own mutants fit the reference, and break every required rule', async () => {
  const project = path.resolve(__dirname, '../..');
  const features = path.join(project, 'features');
  const rules = await loadCatalogue(path.join(features, 'catalogue.yaml'));
  const mutants = await loadMutants(path.join(__dirname, 'faults'), path.join(project, 'reference'), rules);
  const broken = new Set(mutants.flatMap(({ breaks }) => breaks));
  const required = (await loadRequiredRules(features, rules)).flatMap((selector) => rules.select(selector));
  const unbroken = required.filter(({ id, level }) => level === 'must' && !broken.has(id));
  assert.deepEqual(
    unbroken.map(({ id }) => id),
    [],
  );
});
