import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webDriverCode } from './webdriver-code';

test('any value becomes a JavaScript literal', () => {
  const value = '[title="a \\ b\n\u2028c"] > .it\'s';
  const code = webDriverCode(`css=${value}`);
  assert(typeof code === 'string');
  assert.match(code, /^By\.css\("(?:.|\u2028)*"\)$/);
  assert.equal(new Function('By', `return ${code}`)({ css: (text: string) => text }), value);
});

test('each language escapes quotes, backslashes and line ends', () => {
  for (const language of ['java-junit', 'python-pytest', 'csharp-nunit']) {
    const code = webDriverCode('css=a"b\\c\u0085\n', language);
    assert(typeof code === 'string');
    assert(code.includes('"a\\"b\\\\c"') || code.includes('"a\\"b\\\\c\\u0085'), code);
  }
  assert.equal(webDriverCode("css=a'b\\c#{d}", 'ruby-rspec'), ":css, 'a\\'b\\\\c#{d}'");
});

test('an unknown language is refused with a list of the known ones', () => {
  for (const language of ['cobol', '', '__proto__', 'constructor']) {
    const answer = webDriverCode('css=a', language);
    assert(typeof answer === 'object' && 'error' in answer);
    assert.match(answer.error, /^Unknown language ".*": expected one of javascript-mocha, java-junit,/);
  }
});

test('an invalid locator is refused', () => {
  const answer = webDriverCode('magic=wand');
  assert(typeof answer === 'object' && 'error' in answer);
  assert.match(answer.error, /not a valid locator: unknown locator kind "magic"/);
});
