// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how test projects write variables
// Plays projects in the reference's IDE, in a real browser: every command, passing and failing.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { commandNames } from '../../reference/ide/playback/commands';
import { sampleOf } from '../../support/test-sample';
import { cases } from './cases';
import { type Played, Player } from './player';
import { ProcessorTime } from './processor-time';
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

test('every command has a test that passes', () => {
  const played = new Set(
    cases.filter(({ fails }) => !fails).flatMap(({ lines }) => lines.map(({ command }) => command)),
  );
  const spelled = new Set([...played].map((name) => name.replace(/\s/g, '').toLowerCase()));
  const missing = commandNames.filter((name) => !spelled.has(name.toLowerCase()));
  // `debugger` pauses; another test covers it.
  assert.deepEqual(missing, ['debugger']);
});

test('every command passes or fails as expected', { timeout: 300_000 }, async (context) => {
  const played = new Set(sampleOf(cases, 12));
  // The command `run` plays another test of the project.
  const run = new Set(
    [...played].flatMap(({ lines }) => lines.filter(({ command }) => command === 'run').map(({ target }) => target)),
  );
  for (const each of cases) if (run.has(each.name)) played.add(each);
  await player.open(site.origin, [...played]);
  const results = await player.playSuite();
  for (const { name, fails, says } of played) {
    await context.test(name, () => {
      const { verdict, log } = results.get(name) ?? ({ verdict: 'not played', log: [] } satisfies Played);
      const text = log.join('\n');
      assert.equal(verdict, fails ? 'failed' : 'passed', text);
      if (fails) assert.match(text, fails);
      if (says) assert.match(text, says);
    });
  }
});

test('two thousand commands without a page take less than a second of processor time', {
  timeout: 120_000,
}, async () => {
  const time = await ProcessorTime.ofPage(await player.page());
  const long = Array.from({ length: 2000 }, (_, number) =>
    number % 2 ? { command: 'store', target: `${number}`, value: 'x' } : { command: 'echo', target: 'x is ${x}' },
  );
  const times: number[] = [];
  while (times.length < 4 && !times.some((taken) => taken < 1000)) {
    await player.open(site.origin, [{ name: 'Long', lines: long }]);
    const slowness = await time.slowness();
    const taken = await time.during(async () => {
      await player.press('Run test');
      assert.equal(await player.status('passed', 'failed'), 'passed');
    });
    times.push(taken / slowness);
  }
  assert.ok(Math.min(...times) < 1000, `${times.map(Math.round)} ms`);
});
