import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locatorKinds, parseLocator } from './locator';
import { literal, type PathStep, xpathOf } from './xpath';

test('a prefix selects the kind, in any case', () => {
  for (const kind of locatorKinds) {
    assert.deepEqual(parseLocator(`${kind}=a=b`), { kind, value: 'a=b' });
    assert.deepEqual(parseLocator(` ${kind.toUpperCase()}=a=b `), { kind, value: 'a=b' });
  }
  assert.deepEqual(parseLocator('link=Read more'), { kind: 'linkText', value: 'Read more' });
});

test('without a prefix, slashes start an xpath and anything else is an id', () => {
  assert.deepEqual(parseLocator('//a[@id="x"]'), { kind: 'xpath', value: '//a[@id="x"]' });
  assert.deepEqual(parseLocator('(//a)[2]'), { kind: 'xpath', value: '(//a)[2]' });
  assert.deepEqual(parseLocator('main'), { kind: 'id', value: 'main' });
  assert.deepEqual(parseLocator('a-b=c'), { kind: 'id', value: 'a-b=c' });
});

test('an invalid locator gives a reason', () => {
  for (const [text, problem] of [
    ['', /empty/],
    ['  ', /empty/],
    ['css=', /nothing follows "css="/],
    ['magic=x', /unknown locator kind "magic"/],
  ] as const) {
    const result = parseLocator(text);
    assert.ok('problem' in result);
    assert.match(result.problem, problem);
  }
});

const step = (localName: string, part: Partial<PathStep> = {}): PathStep => ({
  localName,
  position: 1,
  ambiguous: false,
  bareName: true,
  uniqueId: null,
  ...part,
});

test('an xpath from the root has positions only where needed', () => {
  assert.equal(xpathOf([step('html'), step('body'), step('p', { position: 3, ambiguous: true })]), '/html/body/p[3]');
});

test('an xpath starts at the nearest element with a unique id', () => {
  const path = [step('html', { uniqueId: 'top' }), step('body', { uniqueId: 'b' }), step('p'), step('i')];
  assert.equal(xpathOf(path), "//*[@id='b']/p/i");
  assert.equal(xpathOf(path.slice(0, 2)), "//*[@id='b']");
});

test('elements that need local-name() in an xpath', () => {
  const circle = step('circle', { bareName: false, position: 2, ambiguous: true });
  assert.equal(xpathOf([step('html'), circle]), "/html/*[local-name()='circle'][2]");
});

test('xpath literals with single quotes, double quotes, and both', () => {
  assert.equal(literal('a'), "'a'");
  assert.equal(literal("it's"), `"it's"`);
  assert.equal(literal('say "x"'), `'say "x"'`);
  assert.equal(literal(`it's "x"`), `concat('it', "'", 's "x"')`);
});
