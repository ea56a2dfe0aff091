import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webDriverCode } from './webdriver-code';

test('the value is a JavaScript literal, whatever stands in it', () => {
  const value = '[title="a \\ b\n\u2028c"] > .it\'s';
  const code = webDriverCode(`css=${value}`);
  assert(typeof code === 'string');
  assert.match(code, /^By\.css\("(?:.|\u2028)*"\)$/);
  assert.equal(new Function('By', `return ${code}`)({ css: (text: string) => text }), value);
});

test('what is no locator is refused', () => {
  const answer = webDriverCode('magic=wand');
  assert(typeof answer === 'object' && 'error' in answer);
  assert.match(answer.error, /no valid locator: unknown locator kind "magic"/);
});
