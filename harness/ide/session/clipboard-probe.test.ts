import { equal } from 'node:assert/strict';
import { after, test } from 'node:test';
import { isSample } from '../../../support/test-sample';
import { ChromiumSession } from './chromium-session';
import { ClipboardProbe } from './clipboard-probe';

after(() => ChromiumSession.end());

test('a text copied in one window can be pasted in another, and neither window comes to the front', async () => {
  const session = await ChromiumSession.current();
  const front = await session.openAside(session.pages.publish('<p>Somebody looks at this</p>'));
  await front.bringToFront();
  const one = await ClipboardProbe.open(session);
  const other = await ClipboardProbe.open(session);
  for (const text of ['two\nlines', 'Größe 16 µm, 価格 ¥300']) {
    await one.copy(text);
    equal(await other.pasteOtherThan('another text'), text);
    equal(await one.pasteOtherThan('another text'), text);
  }
  equal(await front.evaluate(() => document.hasFocus()), true);
  await session.clear();
});

test('a text pasted while it is being copied is complete', async () => {
  const session = await ChromiumSession.current();
  const one = await ClipboardProbe.open(session);
  const other = await ClipboardProbe.open(session);
  await one.copy('text 0');
  const rounds = isSample ? 10 : 40;
  for (let number = 1; number <= rounds; number++) {
    const copied = one.copy(`text ${number}`);
    equal(await other.pasteOtherThan(`text ${number - 1}`), `text ${number}`);
    await copied;
  }
  await session.clear();
});
