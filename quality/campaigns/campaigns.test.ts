import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readCampaigns, recordCampaign } from './campaigns';

test('a later result of a campaign replaces the earlier one, others stay', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-campaigns-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'campaigns.json');
  const result = { question: 'q', command: 'c', unit: 'messages', seconds: 1.4, findings: 0 };
  await recordCampaign({ ...result, campaign: 'b', executions: 1 }, file);
  await recordCampaign({ ...result, campaign: 'a', executions: 2 }, file);
  await recordCampaign({ ...result, campaign: 'b', executions: 3 }, file);
  const all = await readCampaigns(file);
  assert.deepEqual(
    all.map(({ campaign, executions, seconds }) => [campaign, executions, seconds]),
    [
      ['a', 2, 1],
      ['b', 3, 1],
    ],
  );
  assert.match(all[0]!.commit, /^[0-9a-f]{10}\+?$/);
  assert.match(all[0]!.date, /^\d{4}-\d\d-\d\d$/);
});
