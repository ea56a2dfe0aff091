// Interruptions of a run in the reference's IDE, in a real browser: pauses, stops, closed windows.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { lines } from './cases';
import { Player, played } from './player';
import { type Site, serveSite } from './site';

let player: Player;
let site: Site;

before(async () => {
  player = await Player.start();
  site = await serveSite();
});
after(async () => {
  // A part that failed to start has cleaned up after itself.
  await player?.close();
  await site?.close();
});

/** Opens a project with one test, and starts to play it. */
async function begin(text: string, more?: Record<number, object>): Promise<void> {
  await player.open(site.origin, [{ name: 'Test', lines: lines(text, more) }]);
  await player.press('Run test');
}

/** The result of each command in the window. */
async function results(): Promise<string[]> {
  return await (await player.page()).$$eval('[role=grid][aria-label=Commands] [role=row]', (rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('.state, .message')]
        .map((cell) => cell.textContent)
        .join(' ')
        .trim(),
    ),
  );
}

/** The log of the last played test. */
async function said(): Promise<string> {
  const log = (await player.driver.log()).map(({ text }) => text);
  return (
    played(log.slice(log.findLastIndex((line) => line.includes('Running'))))
      .get('Test')
      ?.log.join('\n') ?? ''
  );
}

test('a breakpoint pauses before its command, each step plays one command, and the run can be resumed', async () => {
  await begin('echo | a\necho | b\necho | c\ndebugger\necho | d', { 1: { isBreakpoint: true } });
  await player.status('paused');
  assert.deepEqual(await results(), ['passed', '', '', '', '']);
  await player.press('Step');
  await player.until(async () => (await results())[1] === 'passed');
  await player.status('paused');
  assert.equal((await results())[2], '');
  await player.press('Resume');
  await player.until(async () => (await results())[3] === 'passed');
  await player.status('paused');
  assert.equal((await results())[4], '');
  await player.press('Resume');
  assert.equal(await player.status('passed', 'failed'), 'passed');
});

test('a stopped run ends during its command, and another run can start', async () => {
  await begin('echo | a\npause | 60000\necho | b');
  await player.until(async () => (await results())[1] === 'pending');
  await player.press('Stop');
  assert.equal(await player.status('stopped', 'failed', 'passed'), 'stopped');
  assert.deepEqual(await results(), ['passed', 'undetermined stopped', '']);
});

test('a run that waits for a page that never loads can be stopped', async () => {
  await begin('open | /never');
  await player.until(async () => (await results())[0] === 'pending');
  await player.press('Stop');
  await player.status('stopped');
});

test('if the user closes the tab, the command that needs it fails, and the next run opens a new tab', async () => {
  await begin('open | /late\nwaitForElementPresent | id=nothing | 60000');
  const page = await player.session.pageAt(`${site.origin}/late`);
  await player.until(async () => (await results())[1] === 'pending');
  await page.close();
  assert.equal(await player.status('failed', 'passed'), 'failed');
  assert.deepEqual(await results(), ['passed', 'failed the tab was closed']);
  await begin('open | /start\nassertTitle | Start');
  assert.equal(await player.status('failed', 'passed'), 'passed', await said());
});

test('if a test closes its window, the next command fails', async () => {
  await begin('open | /start\nclose\nassertTitle | Start');
  assert.equal(await player.status('failed', 'passed'), 'failed');
  assert.deepEqual(await results(), ['passed', 'passed', 'failed the tab was closed']);
});

test('a run can start at the selected command, and can play only one command', async () => {
  await begin('frobnicate\necho | b\necho | c');
  await player.status('failed');
  await (await player.page()).locator('[role=grid][aria-label=Commands] [role=row]:nth-of-type(2)').click();
  await player.press('Run from here');
  await player.until(async () => (await results())[2] === 'passed');
  assert.deepEqual(await results(), ['', 'passed', 'passed']);
  await player.press('Run this command only');
  await player.until(async () => (await results())[2] === '');
  await player.status('passed');
  assert.deepEqual(await results(), ['', 'passed', '']);
});
