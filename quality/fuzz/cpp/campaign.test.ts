// Campaigns with a stand-in for the fuzzing program: what an interruption leaves, and what goes on.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { type Campaign, fuzz } from './campaign';

/** Does what it is asked at once; a waiting one waits for the request to end, and has then done 300 executions. */
const standIn = (folder: string, isWaiting: boolean): string => `#!${process.execPath}
const fs = require('node:fs');
const tell = (count) => console.log('#' + count + '\\tDONE cov: 7\\nstat::number_of_executed_units: ' + count);
const runs = Number(process.argv.find((word) => word.startsWith('-runs=')).slice(6));
process.on('SIGUSR1', () => { tell(300); process.exit(0); });
fs.appendFileSync(${JSON.stringify(path.join(folder, 'runs.txt'))}, runs + '\\n');
${isWaiting ? 'setInterval(() => {}, 1000);' : 'tell(runs);'}
`;

async function campaignIn(context: TestContext): Promise<Campaign> {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchstone-campaign-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const place = (name: string): string => path.join(folder, name);
  await writeFile(place('runs.txt'), '');
  return {
    program: place('program'),
    corpora: place('corpora'),
    reports: place('reports'),
    unfinished: place('unfinished'),
    executions: 1000,
    jobs: 1,
    seed: 1,
    commit: 'abc',
  };
}

async function writeProgram({ program }: Campaign, isWaiting: boolean): Promise<void> {
  await writeFile(program, standIn(path.dirname(program), isWaiting));
  await chmod(program, 0o755);
}

async function runsOf({ program }: Campaign): Promise<number[]> {
  const text = await readFile(path.join(path.dirname(program), 'runs.txt'), 'utf8');
  return text.trim().split('\n').map(Number);
}

/** Starts a campaign and interrupts it as soon as its program runs. */
async function interrupted(campaign: Campaign) {
  const stop = new AbortController();
  const changes = watch(path.dirname(campaign.program), { signal: AbortSignal.timeout(20_000) });
  const running = fuzz('parse', { ...campaign, signal: stop.signal });
  for await (const { filename } of changes) if (filename === 'runs.txt') break;
  stop.abort();
  return await running;
}

test('an interrupted campaign tells what it has executed', async (context) => {
  const campaign = await campaignIn(context);
  await writeProgram(campaign, true);
  const { executions, asked, findings, commit } = await interrupted(campaign);
  assert.deepEqual(
    { executions, asked, findings, commit },
    { executions: 300, asked: 1000, findings: [], commit: 'abc' },
  );
});

test('it goes on where it was, with the commit at which it began', async (context) => {
  const campaign = await campaignIn(context);
  await writeProgram(campaign, true);
  await interrupted(campaign);
  const before = await runsOf(campaign);
  const { executions, asked, commit } = await interrupted({ ...campaign, commit: 'def' });
  assert.deepEqual({ executions, asked, commit }, { executions: 600, asked: 1000, commit: 'abc' });
  assert.deepEqual([...before, 900 - 300], await runsOf(campaign));
});

test('what another program has executed does not count', async (context) => {
  const campaign = await campaignIn(context);
  await writeProgram(campaign, true);
  await interrupted(campaign);
  await writeProgram(campaign, false);
  const { executions, asked, commit } = await fuzz('parse', { ...campaign, commit: 'def' });
  assert.deepEqual({ executions, asked, commit }, { executions: 1000, asked: undefined, commit: 'def' });
});

test('a finished campaign starts again from zero', async (context) => {
  const campaign = await campaignIn(context);
  await writeProgram(campaign, false);
  await fuzz('parse', campaign);
  await fuzz('parse', campaign);
  const once = [900, 80, 20];
  assert.deepEqual(await runsOf(campaign), [...once, ...once]);
});

test('Ctrl-C lets the command end by itself, although it has started other programs', async () => {
  const script = `
    const { execa } = require('execa');
    const { stopOnRequest } = require('./stop');
    const signal = stopOnRequest();
    const child = execa(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { reject: false });
    signal.addEventListener('abort', () => child.kill());
    console.log('ready');
    child.then(() => console.log('noted'));`;
  const command = spawn(process.execPath, ['-r', path.resolve('support/typescript.cjs'), '-e', script], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  command.stdout.on('data', (text: Buffer) => {
    output += text;
    if (output === 'ready\n') command.kill('SIGINT');
  });
  assert.deepEqual(await once(command, 'close'), [0, null]);
  assert.equal(output, 'ready\nnoted\n');
});
