import { equal } from 'node:assert/strict';
import { after, test } from 'node:test';
import { Notepad } from './notepad';
import { BrowserSession } from './session';

after(() => BrowserSession.end());

test('what is copied in one window is pasted in another, and neither comes to the front', async () => {
  const session = await BrowserSession.current();
  const front = await session.openAside(session.pages.publish('<p>Somebody looks at this</p>'));
  await front.bringToFront();
  const one = await Notepad.open(session);
  const other = await Notepad.open(session);
  for (const text of ['two\nlines', 'Größe 16 µm, 価格 ¥300']) {
    await one.copy(text);
    equal(await other.paste(), text);
    equal(await one.paste(), text);
  }
  equal(await front.evaluate(() => document.hasFocus()), true);
  await session.clear();
});
