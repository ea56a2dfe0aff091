// A made-up generator with five faults, one after another: what the terminal says of each.
//
// The texts stand in tests/five-faults. `UPDATE_TEXTS=1` before the command that runs this test writes them.

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { sampleOf } from '../support/test-sample';
import { conformance, folderOf, project, reportOf } from './command';

const folder = path.join(project, 'tests', 'five-faults');

/** The fault, the feature and its rules that run, and the rule that the first entry has to name. */
const faults = [
  { fault: 'array-size', feature: 'enum/enum', run: ['cpp.enum.'], broken: 'cpp.enum.array-size' },
  { fault: 'size-not-const', feature: 'repeated/repeated', run: ['cpp.repeated.'], broken: 'cpp.repeated.numeric' },
  { fault: 'has-renamed', feature: 'presence/presence', run: ['cpp.presence.'], broken: 'cpp.presence.set' },
  {
    fault: 'clear-any-member',
    feature: 'oneof/oneof',
    run: ['cpp.oneof.clear-', 'cpp.oneof.set'],
    broken: 'cpp.oneof.clear-inactive',
  },
  {
    fault: 'number-off-by-one',
    feature: 'naming/naming',
    run: ['cpp.naming.number-'],
    broken: 'cpp.naming.number-constant',
  },
] as const;

/** The text from the first failure on, without what differs from run to run. */
function normalized(text: string, reports: string, manifest: string): string {
  return text
    .slice(text.indexOf('failed:'))
    .replaceAll(path.relative(project, reports), 'REPORTS')
    .replaceAll(reports, 'REPORTS')
    .replaceAll(manifest, 'MANIFEST')
    .replace(/\d+(?:\.\d+)? (m?s)\b/g, 'N $1');
}

describe('five faults', () => {
  for (const { fault, feature, run: rules, broken } of sampleOf(faults, 5)) {
    test(fault, async () => {
      const manifests = await folderOf({
        'subject.yaml': [
          `extends: ${JSON.stringify(path.join(project, 'subjects', 'protoc.yaml'))}`,
          'name: faulty',
          'cpp:',
          `  generator: ["{node}", ${JSON.stringify(path.join(folder, 'faulty-protoc.mjs'))}, ${fault}]`,
        ].join('\n'),
      });
      const manifest = path.join(manifests, 'subject.yaml');
      const file = path.join(project, 'features', 'cpp', `${feature}.feature`);
      const words = [file, '--subject', manifest, ...rules.flatMap((rule) => ['--rule', rule])];
      const run = await conformance(words);
      assert.equal(run.status, 1, run.output);
      const { groups } = await reportOf(run);
      const said = normalized(run.output, run.reports, manifest);
      const kept = path.join(folder, `${fault}.txt`);
      if (process.env.UPDATE_TEXTS === '1') await writeFile(kept, said);
      assert.equal(groups[0]?.rules[0], broken, run.output);
      assert.ok(groups.length <= 3, run.output);
      assert.equal(said, await readFile(kept, 'utf8'));
    });
  }
});
