// The example IDE, which has its own driver, is judged like any other IDE.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { conformance, project } from './command';

test('an IDE in another language conforms with its own driver', async () => {
  const subject = path.join(project, 'examples', 'own-ide', 'subject.yaml');
  // Rules that it keeps, and two whose failures its baseline expects.
  const rules = [
    'ide.control.request',
    'ide.control.save-override',
    'ide.close.',
    'ide.command.current-test',
    'ide.log.filter',
  ].flatMap((rule) => ['--rule', rule]);
  const run = await conformance(['--subject', subject, ...rules]);
  assert.equal(run.status, 0, run.output);
  assert(run.verdict!.counts.observed > 10);
});
