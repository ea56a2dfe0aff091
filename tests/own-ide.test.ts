// The example IDE, which has its own driver, is judged like any other IDE.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { isSample } from '../support/test-sample';
import { conformance, project } from './command';

test('an IDE in another language conforms with its own driver', async () => {
  const subject = path.join(project, 'examples', 'own-ide', 'subject.yaml');
  // Rules that it keeps, and one whose failures its baseline expects.
  const rules = isSample
    ? ['ide.health.shape', 'ide.control.declined', 'ide.close.not-controller', 'ide.api.roots']
    : ['ide.health.', 'ide.control.declined', 'ide.close.not-controller', 'ide.log.group', 'ide.command.'];
  const words = rules.flatMap((rule) => ['--rule', rule]);
  const run = await conformance(['--subject', subject, '--parallel', '0', ...words]);
  assert.equal(run.status, 0, run.output);
  assert(run.verdict!.counts.observed >= 10);
});
