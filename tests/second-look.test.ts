// A red IDE scenario runs once more in a new browser, and the second run counts.

import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { onlyInWhole } from '../support/test-sample';
import { type CommandRun, conformance, folderOf, messageOf, project, verdicts } from './command';

const ownIde = path.join(project, 'examples', 'own-ide');
const chosen = ['--rule', 'ide.control.request', '--name', '^(The user is asked, and until|Consent)'];
const asked = 'ide.control.request/the-user-is-asked-and-until-then-nobody-controls-the-ide';
const consent = 'ide.control.request/consent-is-for-once';

/**
 * The example IDE with a driver whose first readings fail.
 *
 * @param failures the number of readings that fail
 * @returns the path of the manifest
 */
async function flakyIde(failures: number, baseline = ''): Promise<string> {
  const folder = await folderOf({
    'subject.yaml': `name: flaky
ide: { extension: ${JSON.stringify(path.join(ownIde, 'extension'))}, page: fenster.html, driver: ./driver.mjs }
capabilities: [ide]
${baseline === '' ? '' : 'baseline: baseline.yaml'}
`,
    'driver.mjs': `import create from ${JSON.stringify(path.join(ownIde, 'driver.mjs'))};
let readings = 0;
export default (window, tools) => {
  const driver = create(window, tools);
  const controller = driver.controller.bind(driver);
  driver.controller = async () => {
    if (++readings <= ${failures}) throw new Error('reading ' + readings + ' fails');
    return controller();
  };
  return driver;
};
`,
    'baseline.yaml': baseline,
  });
  return path.join(folder, 'subject.yaml');
}

async function judged(manifest: string, ...words: string[]): Promise<CommandRun> {
  return await conformance(['--subject', manifest, '--parallel', '0', ...chosen, ...words]);
}

const firstLookOf = ({ verdict }: CommandRun, id: string) =>
  verdict?.scenarios.find((scenario) => scenario.id === id)?.firstLook;

describe('an IDE whose first reading fails', () => {
  test('is judged by the second run, and the report names both', async () => {
    const run = await judged(await flakyIde(1));
    assert.equal(run.status, 0, run.output);
    assert.deepEqual(verdicts(run), { [asked]: 'passed', [consent]: 'passed' });
    assert.deepEqual(run.verdict?.secondLooks, { taken: 1, differed: 1 });
    assert.equal(firstLookOf(run, asked)?.verdict, 'failed');
    assert.match(firstLookOf(run, asked)?.message ?? '', /reading 1 fails/);
    assert.equal(firstLookOf(run, consent), undefined);
    assert.match(run.output, /^again {7}1 red scenario ran once more in a new browser; 1 differed/m);
    assert.ok(run.output.includes(`${asked}: failed at first, then passed`), run.output);
    assert.deepEqual(run.verdict?.counts, { planned: 2, executed: 2, observed: 2 });
  });

  test('is red without a second look', onlyInWhole, async () => {
    const run = await judged(await flakyIde(1), '--no-second-look');
    assert.equal(run.status, 1, run.output);
    assert.deepEqual(verdicts(run), { [asked]: 'failed', [consent]: 'passed' });
    assert.deepEqual(run.verdict?.secondLooks, { taken: 0, differed: 0 });
    assert.doesNotMatch(run.output, /^again/m);
  });
});

test('a scenario that is red twice stays red, with the message of the second run', onlyInWhole, async () => {
  const run = await judged(await flakyIde(2));
  assert.equal(run.status, 1, run.output);
  assert.deepEqual(verdicts(run), { [asked]: 'failed', [consent]: 'passed' });
  assert.match(messageOf(run, asked), /reading 2 fails/);
  assert.match(run.output, /^again {7}1 red scenario ran once more in a new browser, with the same verdict$/m);
});

test('a failure that the baseline expects gets no second look; an unexpected pass does', onlyInWhole, async () => {
  const entry = (scenario: string, message: string): string =>
    `- scenario: ${scenario}\n  message: ${message}\n  reason: made up\n`;
  const baseline = entry(asked, 'reading 1 fails') + entry(consent, 'reading 1 fails');
  const run = await judged(await flakyIde(1, baseline));
  assert.equal(run.status, 1, run.output);
  assert.deepEqual(verdicts(run), { [asked]: 'expected', [consent]: 'unexpected-pass' });
  assert.equal(firstLookOf(run, asked), undefined);
  assert.equal(firstLookOf(run, consent)?.verdict, 'unexpected-pass');
  assert.deepEqual(run.verdict?.secondLooks, { taken: 1, differed: 0 });
});
