import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../support/owner.mjs';
import type { Progress } from '../../support/progress';
import type { CaseResult, CppResults } from '../cpp/results';
import { AttachmentRecorder } from '../report/attachments';
import { loadSubject } from '../subject/manifest';
import { noBaseline } from '../verdict/baseline';
import type { Outcome } from '../verdict/outcome';
import { CppOutcomes } from './cpp-outcomes';
import { writeContext } from './cucumber/context';
import { fingerprint, placeOf } from './cucumber/planned-pickles';
import { runFeatures } from './cucumber/run-features';
import { plan, type RunPlan, select } from './plan';

const root = path.resolve(__dirname, '../..');

const feature = `
@needs.cpp
Feature: f

  Background:
    Given the schema
      """
      syntax = "proto3"; message Sample { int32 foo = 1; }
      """
    And \`Sample m\`

  @cpp.oneof.set
  Rule: r

    Scenario: passes
      When \`m.set_foo(7)\`
      Then \`m.foo()\` is \`7\`
      And \`m.foo()\` is not \`8\`

    Scenario: another value
      Then \`m.foo()\` is \`7\`
      And \`m.foo()\` is not \`8\`

    Scenario: a failed action
      When \`m.set_foo(7)\`
      Then \`m.foo()\` is \`7\`

    Scenario: a later step does not compile
      When \`m.set_foo(7)\`
      Then \`m.foo()\` is \`7\`

    Scenario: a step that is not reached
      When \`m.set_foo(7)\`
      Then \`m.foo()\` is \`7\`
      And \`m.foo()\` is \`7\`

    Scenario: a case that did not run
      Then \`m.foo()\` is \`7\`

    Scenario: nothing generated
      Then \`m.foo()\` is \`7\`

    Scenario: no observation
      When \`m.set_foo(7)\`

    Scenario: an observation is missing
      Then \`m.foo()\` is \`7\`

    Scenario: no result
      Then \`m.foo()\` is \`7\`

    Scenario: refused by the planner
      When \`m.set_foo(\`
      Then \`m.foo()\` is \`7\`

    Scenario: bytes
      Then \`m\` serializes as the \`Sample\`
        """
        { "foo": 7 }
        """

    Scenario: other bytes
      Then \`m\` serializes as the \`Sample\`
        """
        { "foo": 7 }
        """

    Scenario: prefixes
      Then \`m\` accepts exactly the valid prefixes of the \`Sample\`
        """
        { "foo": 7 }
        """

    @needs.ide
    Scenario: not applicable
      Then \`m.foo()\` is \`7\`
`;

const yes = { holds: true, actual: '7', expected: '7' };
const no = { holds: false, actual: '8', expected: '7' };
const bytes = (actual: string) => ({ holds: true, actual, expected: '' });

/** The results of a case's own steps, which are the third and those after it; the settings and \`Sample m\` succeed. */
function result(...steps: CaseResult['steps'][string][]): (id: string) => CaseResult {
  return (id) => ({
    steps: Object.fromEntries([
      [`${id}:2`, { observed: [] }],
      ...steps.map((step, index) => [`${id}:${index + 3}`, step]),
    ]),
    milliseconds: 1.23456,
  });
}

const done = { observed: [] };
const crashed = { kind: 'crashed' } as const;
const results: Readonly<Record<string, (id: string) => CaseResult>> = {
  passes: result(done, { observed: [yes] }, { observed: [yes] }),
  'another-value': result({ observed: [no] }, { observed: [yes] }),
  'a-failed-action': result({ observed: [], failure: { cause: crashed, message: 'It died.' } }),
  'a-later-step-does-not-compile': result(
    {
      observed: [],
      failure: { cause: { kind: 'not-compiled' }, message: 'Not observed.', culprit: { step: 4, message: 'No.' } },
    },
    { observed: [], failure: { cause: { kind: 'not-compiled' }, message: 'No.' } },
  ),
  'a-step-that-is-not-reached': result(done, { observed: [yes] }),
  'a-case-that-did-not-run': () => ({ steps: {}, milliseconds: 0, notRun: { kind: 'not-linked' } }),
  'nothing-generated': () => ({
    steps: {},
    milliseconds: 0,
    failure: { cause: { kind: 'not-generated' }, message: 'No file.' },
  }),
  'no-observation': result(done),
  'an-observation-is-missing': result(done),
  'refused-by-the-planner': result({ observed: [], failure: { cause: { kind: 'harness' }, message: 'Refused.' } }),
  bytes: result({ observed: [bytes('0807')] }),
  'other-bytes': result({ observed: [bytes('0808')] }),
  prefixes: result({ observed: [bytes('= = =0807')] }),
};

const progress: Progress = { step() {}, done() {}, close() {} };

/** Runs the planned scenarios in cucumber. */
async function inCucumber(folder: string, { scenarios }: RunPlan, found: CppResults): Promise<Outcome[]> {
  const contexts = scenarios.map(({ pickle, id, rules, location, missing }) => {
    return [placeOf(pickle), { id, rules, location, missing }] as const;
  });
  const subject = await loadSubject('protoc', root);
  writeContext({ subject, root, folder, baseline: '', scenarios: Object.fromEntries(contexts) }, found);
  return await runFeatures({
    base: root,
    folder,
    files: [path.join(folder, 'f.feature')],
    pickles: Object.fromEntries(scenarios.map(({ pickle }) => [placeOf(pickle), fingerprint(pickle)])),
    workers: 0,
    failFast: false,
    secondLook: false,
    messages: false,
    attachments: new AttachmentRecorder(),
    progress,
  });
}

const withoutTime = ({ durationMs: _, ...outcome }: Outcome) => outcome;

test('C++ scenarios have the outcomes that cucumber would give them', async (context) => {
  const folder = await temporaryFolder();
  context.after(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'f.feature');
  await writeFile(file, feature);
  const subject = await loadSubject('protoc', root);
  const options = {
    root,
    subject: 'protoc',
    command: 'npm run conformance --',
    features: path.join(root, 'features'),
    paths: [file],
    rules: [],
    names: [],
  };
  const run = { ...options, jobs: 1, reports: folder, build: folder, progress };
  const planned = await plan(run, await select(run, { subject, baseline: noBaseline }));
  const found = Object.fromEntries(
    planned.scenarios.flatMap(({ id }) => {
      const make = results[id.slice(id.indexOf('/') + 1)];
      return make ? [[id, make(id)]] : [];
    }),
  );
  assert.equal(Object.keys(found).length, Object.keys(results).length);
  const outcomes = new CppOutcomes(planned.scenarios, planned.programs);
  assert.deepEqual(outcomes.left, []);
  outcomes.take(found);
  const expected = await inCucumber(folder, planned, found);
  assert.equal(expected.length, 15);
  const own = outcomes.end();
  assert.deepEqual(
    expected.map(({ id }) => withoutTime(own.get(id)!)),
    expected.map(withoutTime),
  );
  assert.equal(new Set(expected.map(({ message }) => message?.split('\n')[0])).size, 12);
});
