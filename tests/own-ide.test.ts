// The example IDE, which has its own driver, is judged like any other IDE.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { onlyInWhole } from '../support/test-sample';
import { conformance, project } from './command';

const subject = path.join(project, 'examples', 'own-ide', 'subject.yaml');

test('an IDE in another language conforms with its own driver', async () => {
  // Rules that it keeps, and one whose failures its baseline expects.
  const rules = ['ide.health.shape', 'ide.control.declined', 'ide.close.not-controller', 'ide.api.roots'];
  const words = rules.flatMap((rule) => ['--rule', rule]);
  const run = await conformance(['--subject', subject, '--parallel', '0', ...words]);
  assert.equal(run.status, 0, run.output);
  assert(run.verdict!.counts.observed >= 10);
});

test('its baseline expects each failure in all of the features', { ...onlyInWhole, timeout: 1_200_000 }, async () => {
  const run = await conformance(['--subject', subject]);
  assert.equal(run.status, 0, run.output);
});
