// verdict.json is the same for two runs of the same thing, and for a run and its merged shards.

import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { execa } from 'execa';
import { z } from 'zod';
import { unpack } from '../harness/report/page/data';
import type { ReportData } from '../harness/report/report-data';
import { onlyInWhole } from '../support/test-sample';
import { type CommandRun, conformance, folderOf, program, project, temporaryFolder } from './command';

/** protoc without its baseline's entry, and with one for a scenario that passes: the run is red in three ways. */
const files = {
  'mine.yaml': `extends: ${JSON.stringify(path.join(project, 'subjects', 'protoc-current.yaml'))}
name: mine
baseline: mine.baseline.yaml
`,
  'mine.baseline.yaml': `- reason: It did not accept -I.
  message: unknown flag
  scenario: cpp.output.proto-path-short/both-spellings-together
- reason: TODO
  message: what it says
  scenario: cpp.output.proto-path-short/an-input-below-the-path
`,
};
const rules = ['cpp.insertion.global-scope', 'cpp.output.proto-path-short'];
const names = ['^(code size|services), in', '^(a|an|both) '];
const parts = 4;

let folder: string;
let whole: CommandRun;
let shards: readonly CommandRun[];

const run = (...words: string[]): Promise<CommandRun> =>
  conformance([
    '--subject',
    path.join(folder, 'mine.yaml'),
    '--jobs',
    '2',
    ...rules.flatMap((rule) => ['--rule', rule]),
    ...names.flatMap((name) => ['--name', name]),
    ...words,
  ]);

/** Runs `merge`. */
async function merge(folders: readonly string[]) {
  const reports = path.join(await temporaryFolder(), 'reports');
  const words = [...program, 'merge', ...folders, '--reports', reports];
  const { exitCode, stdout, stderr } = await execa(process.execPath, words, { cwd: project, reject: false });
  return { exitCode, stdout, stderr, reports };
}

/** A file of the reports without times. */
async function withoutTimes(reports: string, name: string): Promise<string> {
  const text = await readFile(path.join(reports, name), 'utf8');
  return text.replace(/("durationMs"|"elapsedMs"|"date"): ("[^"]*"|[\d.]+)/g, '$1').replace(/ time="[^"]*"/g, '');
}

async function dataOf(reports: string): Promise<unknown> {
  const script = await readFile(path.join(reports, 'report', 'data.js'), 'utf8');
  const data = await unpack<ReportData>(/^window\.touchstoneReport="([^"]+)";$/m.exec(script)?.[1] ?? '');
  const scenarios = data.scenarios.map(({ durationMs: _, ...scenario }) => scenario);
  return { ...data, date: undefined, elapsedMs: undefined, scenarios };
}

const summaryOf = (output: string): string =>
  output
    .slice(output.search(/^(failed|passed unexpectedly)/m))
    .replace(/\b[\d.]+ (ms|s)\b/g, 'T')
    .replace(/^report .*$/m, 'report')
    .replaceAll(/ --subject \S+/g, '');

before(async () => {
  folder = await folderOf(files);
  whole = await run();
  shards = await Promise.all(Array.from({ length: parts }, (_, index) => run('--shard', `${index + 1}/${parts}`)));
});

test('verdict.json has the published schema', async () => {
  const schema = JSON.parse(await readFile(path.join(project, 'docs', 'verdict.schema.json'), 'utf8')) as never;
  const verdict: unknown = JSON.parse(await readFile(path.join(whole.reports, 'verdict.json'), 'utf8'));
  assert.deepEqual(z.fromJSONSchema(schema).safeParse(verdict).error?.issues ?? [], []);
  assert.equal(z.fromJSONSchema(schema).safeParse({ ...(verdict as object), causes: 1 }).success, false);
});

test('verdict.json says what took part, what was selected, and why it is red', () => {
  const { verdict } = whole;
  assert.ok(verdict, whole.output);
  assert.match(verdict.versions.subject.generator ?? '', /^libprotoc \d/);
  assert.match(verdict.versions.tools['Node.js'] ?? '', /^\d+\.\d+\.\d+$/);
  assert.deepEqual(verdict.selection, { rules, names });
  assert.equal(verdict.conforms, false);
  assert.ok(verdict.causes.length >= 2, JSON.stringify(verdict.causes));
  const [red] = verdict.scenarios.filter((scenario) => scenario.verdict === 'failed');
  assert.match(red?.failedStep?.text ?? '', /^(Then|And) /);
});

test('two runs of the same thing differ only in times', onlyInWhole, async () => {
  const again = await run();
  for (const name of ['verdict.json', 'junit.xml'])
    assert.equal(await withoutTimes(again.reports, name), await withoutTimes(whole.reports, name), name);
});

describe('merged shards', () => {
  test('are the whole run: the verdict, every report, the summary and the exit status', async () => {
    // In any order.
    const merged = await merge(shards.map(({ reports }) => reports).reverse());
    assert.equal(merged.exitCode, whole.status, merged.stderr);
    assert.equal(merged.exitCode, 1);
    for (const name of ['verdict.json', 'junit.xml'])
      assert.equal(await withoutTimes(merged.reports, name), await withoutTimes(whole.reports, name), name);
    assert.deepEqual(await dataOf(merged.reports), await dataOf(whole.reports));
    assert.equal(summaryOf(merged.stdout), summaryOf(whole.output));
  });

  test('are refused if one is missing, or there twice', async () => {
    const folders = shards.map(({ reports }) => reports);
    const missing = await merge([folders[0]!, folders[3]!]);
    assert.deepEqual([missing.exitCode, missing.stdout], [2, '']);
    assert.match(missing.stderr, /^Shards 2\/4, 3\/4 are missing\.\n {2}Name the reports folders of all shards\.$/);
    const twice = await merge([...folders, folders[1]!]);
    assert.equal(twice.exitCode, 2);
    assert.match(twice.stderr, /^Shard 2\/4 is there twice: /);
    const noShard = await merge([whole.reports]);
    assert.equal(noShard.exitCode, 2);
    assert.match(noShard.stderr, /has no shard\.json: it is not the reports folder of a shard\./);
  });

  /** Merges the shards with another second one. */
  async function withOther(file: string, text: string, by: string) {
    const changed = path.join(await temporaryFolder(), 'changed');
    await cp(shards[1]!.reports, changed, { recursive: true });
    const original = await readFile(path.join(changed, file), 'utf8');
    assert.ok(original.includes(text), `${file} has no ${text}`);
    await writeFile(path.join(changed, file), original.replace(text, by));
    const merged = await merge(shards.map(({ reports }, index) => (index === 1 ? changed : reports)));
    assert.deepEqual([merged.exitCode, merged.stdout], [2, '']);
    return merged.stderr;
  }

  test('are refused if one is of another subject, suite, version or baseline', onlyInWhole, async () => {
    const verdict = 'verdict.json';
    assert.match(await withOther(verdict, '"subject": "mine"', '"subject": "other"'), /subject is mine and other\./);
    assert.match(await withOther(verdict, '"suite": "', '"suite": "9.'), /the suite’s version is \S+ and 9\./);
    assert.match(await withOther(verdict, '"libprotoc', '"libother'), /subject’s version \(generator\) is libprotoc/);
    assert.match(
      await withOther(verdict, '"cpp.insertion.global-scope",', '"cpp.output.flag",'),
      /their selections .* differ/,
    );
    assert.match(await withOther('shard.json', 'unknown flag', 'another flag'), /their baselines differ/);
    assert.match(await withOther('shard.json', '"parts":4', '"parts":5'), /the number of parts is 4 and 5/);
  });

  test('are refused if the files of one are not of one run', async () => {
    assert.match(await withOther('verdict.json', '"date": "2', '"date": "3'), /its files belong to several runs/);
    assert.match(await withOther('shard.json', '"version":1', '"version":7'), /is not valid, or another version/);
  });
});
