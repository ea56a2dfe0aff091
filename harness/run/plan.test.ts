import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Subject } from '../subject/manifest';
import type { LoadedSubject } from './load';
import type { RunOptions } from './options';
import { applicable, plan, type RunPlan, select } from './plan';

const catalogue = `- id: cpp.made.up
  level: must
  rule: It is made up.
`;
const feature = `Feature: Made up

  Background:
    Given the schema
      """
      syntax = "proto3";
      message Sample { int32 a = 1; }
      """

  @cpp.made.up
  Rule: It is made up

    @needs.cpp
    Scenario: first
      Given \`Sample m\`
      Then \`m.a()\` is \`0\`

    @needs.cpp
    Scenario: second
      Given \`Sample m\`
      Then \`m.a()\` is \`0\`

    @needs.ide
    Scenario: third
      Given \`Sample m\`
`;

let features: string;
before(async () => {
  features = await mkdtemp(path.join(tmpdir(), 'touchstone-plan-'));
  await writeFile(path.join(features, 'catalogue.yaml'), catalogue);
  await writeFile(path.join(features, 'made-up.feature'), feature);
});
after(() => rm(features, { recursive: true }));

const entry = { scenario: 'cpp.made.up/second', message: 'x', reason: 'y', line: 1 };
const loaded: LoadedSubject = {
  subject: { name: 'mine', capabilities: new Set(['generator', 'cpp']) } as unknown as Subject,
  baseline: { file: 'mine.baseline.yaml', entries: [entry] },
};

async function planned(options: Partial<RunOptions> = {}): Promise<RunPlan> {
  const root = path.resolve(__dirname, '../..');
  const all = { root, features, paths: [], rules: [], names: [] };
  const run = { ...all, ...options } as unknown as RunOptions;
  return await plan(run, await select(run, loaded));
}

test('a plan has the selected scenarios, with what is known of them', async () => {
  const { scenarios, programs } = await planned();
  assert.deepEqual(
    scenarios.map(({ id, missing, expected }) => ({ id, missing, expected })),
    [
      { id: 'cpp.made.up/first', missing: [], expected: undefined },
      { id: 'cpp.made.up/second', missing: [], expected: entry },
      { id: 'cpp.made.up/third', missing: ['ide'], expected: undefined },
    ],
  );
  assert.deepEqual(
    applicable(scenarios).map(({ name }) => name),
    ['first', 'second'],
  );
  assert.deepEqual(
    programs.map(({ cases }) => cases.map(({ number, pickleId }) => ({ number, pickleId }))),
    [
      [
        { number: 1, pickleId: 'cpp.made.up/first' },
        { number: 2, pickleId: 'cpp.made.up/second' },
      ],
    ],
    'a scenario that is not applicable has no case',
  );
  const steps = programs[0]!.cases.flatMap((planned) => planned.steps.map(({ pickleStepId }) => pickleStepId));
  assert.equal(new Set(steps).size, 6, 'the ids of steps are unique in a run');
  assert.deepEqual(steps.slice(0, 2), ['cpp.made.up/first:1', 'cpp.made.up/first:2']);
});

test('a selection changes nothing of the programs', async () => {
  const [whole, some] = [await planned(), await planned({ names: ['second'] })];
  assert.deepEqual(
    some.scenarios.map(({ id }) => id),
    ['cpp.made.up/second'],
  );
  assert.deepEqual(some.programs, whole.programs);
});

test('a feature without a selected scenario is not planned', async () => {
  const other = path.join(features, 'other.feature');
  await writeFile(other, feature.replaceAll(/Scenario: (\w+)/g, 'Scenario: another $1'));
  try {
    assert.equal((await planned()).programs.length, 2);
    const { programs } = await planned({ names: ['another second'] });
    assert.deepEqual(
      programs.map(({ name, cases }) => [name, cases.map(({ pickleId }) => pickleId)]),
      [['other', ['cpp.made.up/another-first', 'cpp.made.up/another-second']]],
    );
  } finally {
    await rm(other);
  }
});

test('an empty selection is refused', async () => {
  await assert.rejects(planned({ names: ['fourth'] }), /No scenario has a name with `fourth` in it/);
  await assert.rejects(planned({ scenario: 'cpp.made.up/fist' }), /no scenario `cpp\.made\.up\/fist`\. Did you mean/);
});
