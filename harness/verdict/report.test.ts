import assert from 'node:assert/strict';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { UsageError } from '../../support/usage-error';
import { facts, judged, outcomes } from './made-up';
import { readVerdict, verdictDocument, writeVerdict } from './report';
import { verdictSchema } from './verdict-schema';

describe('verdict.json', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'report-test-'));
  });
  after(() => rm(folder, { recursive: true }));

  test('has the documented shape and survives writing and reading', async () => {
    const document = verdictDocument(judged(outcomes(['passed', 'failed', 'not-applicable'], 'why')), facts);
    assert.deepEqual(verdictSchema.parse(document), document);
    assert.deepEqual(
      document.causes.map(({ scenarios }) => scenarios),
      [['cpp.oneof.rule-1/scenario-1']],
    );
    assert.deepEqual(document.secondLooks, { taken: 0, differed: 0 });
    assert.deepEqual(document.rules['cpp.oneof.rule-1'], { passed: 0, failed: 1, expected: 0, notApplicable: 0 });
    assert.deepEqual(document.scenarios[1], {
      id: 'cpp.oneof.rule-1/scenario-1',
      rules: ['cpp.oneof.rule-1'],
      verdict: 'failed',
      message: 'why',
      location: 'features/cpp/oneof.feature:2',
      observations: 0,
      durationMs: 1.5,
    });
    const file = await writeVerdict(path.join(folder, 'new', 'reports'), document);
    assert.deepEqual(await readVerdict(file), document);
    assert.deepEqual(await readdir(path.dirname(file)), ['verdict.json'], 'nothing is left beside it');
    assert.match(await readFile(file, 'utf8'), /\n$/);
  });

  test('is written through a link; a folder in its place is refused', async () => {
    const document = verdictDocument(judged(outcomes(['passed'])), facts);
    const linked = path.join(folder, 'linked');
    await mkdir(linked);
    await symlink('../elsewhere.json', path.join(linked, 'verdict.json'));
    await writeVerdict(linked, document);
    assert.ok((await lstat(path.join(linked, 'verdict.json'))).isSymbolicLink());
    assert.deepEqual(await readVerdict(path.join(folder, 'elsewhere.json')), document);
    await mkdir(path.join(folder, 'taken', 'verdict.json'), { recursive: true });
    await assert.rejects(writeVerdict(path.join(folder, 'taken'), document), UsageError);
  });

  test('is refused if it is missing or not valid', async () => {
    await assert.rejects(readVerdict(path.join(folder, 'none.json')), /none\.json: there is no such file/);
    await writeFile(path.join(folder, 'text.json'), 'no');
    await assert.rejects(readVerdict(path.join(folder, 'text.json')), /text\.json: is not JSON/);
    await writeFile(path.join(folder, 'other.json'), '{"version":1,"subject":"x"}');
    await assert.rejects(readVerdict(path.join(folder, 'other.json')), /other\.json: is not a verdict: `title`/);
    await writeFile(path.join(folder, 'old.json'), '{"subject":"x","scenarios":[]}');
    await assert.rejects(readVerdict(path.join(folder, 'old.json')), /old\.json: has no `version`: .*earlier/);
    await writeFile(path.join(folder, 'next.json'), '{"version":2,"scenarios":[]}');
    await assert.rejects(readVerdict(path.join(folder, 'next.json')), /next\.json: has the version 2; .* version 1/);
  });
});
