// Plays projects in the reference's IDE, in a real browser: every command, passing and failing.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { commandNames } from '../../reference/ide/playback/commands';
import { cases } from './cases';
import { type Played, Player } from './player';
import { type Site, serveSite } from './site';

let player: Player;
let site: Site;

before(async () => {
  [player, site] = await Promise.all([Player.start(), serveSite()]);
});
after(async () => {
  await Promise.all([player.close(), site.close()]);
});

test('every command has a test that passes', () => {
  const played = new Set(
    cases.filter(({ fails }) => !fails).flatMap(({ lines }) => lines.map(({ command }) => command)),
  );
  const spelled = new Set([...played].map((name) => name.replace(/\s/g, '').toLowerCase()));
  const missing = commandNames.filter((name) => !spelled.has(name.toLowerCase()));
  // `debugger` pauses: it has a test of its own.
  assert.deepEqual(missing, ['debugger']);
});

test('every command does what it says, or says why not', { timeout: 300_000 }, async (context) => {
  await player.open(site.origin, cases);
  const results = await player.playSuite();
  for (const { name, fails, says } of cases) {
    await context.test(name, () => {
      const { verdict, log } = results.get(name) ?? ({ verdict: 'not played', log: [] } satisfies Played);
      const text = log.join('\n');
      assert.equal(verdict, fails ? 'failed' : 'passed', text);
      if (fails) assert.match(text, fails);
      if (says) assert.match(text, says);
    });
  }
});
