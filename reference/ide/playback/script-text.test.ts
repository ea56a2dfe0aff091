// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how test projects write variables

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interpolateScript } from './script-text';

const variables = new Map<string, unknown>([
  ['name', 'Ada'],
  ['list', [1, 2]],
  ['order', { who: 'Grace' }],
]);

/** The result of a script after interpolation. */
function run(script: string): unknown {
  const { script: source, args } = interpolateScript(script, variables);
  return new Function(source)(...args);
}

test('a variable becomes an argument, never code', () => {
  const { script, args } = interpolateScript('return ${name} + ${list}.length + ${name} + `${x}`', variables);
  assert.equal(script, 'return arguments[0] + arguments[1].length + arguments[0] + `${x}`');
  assert.deepEqual(args, ['Ada', [1, 2]]);
});

test('a variable in quotes becomes its text', () => {
  assert.equal(run('return "${name}" === \'Ada\''), true);
  assert.equal(run('return !"${name}"'), false);
  assert.equal(run("return 'Hi ${name} and ${name}!'"), 'Hi Ada and Ada!');
  assert.equal(run('return "it\'s ${name}"'), "it's Ada");
  assert.equal(run('return "${nobody}"'), '${nobody}');
});

test('a variable in a template literal becomes its value; other expressions stay', () => {
  assert.equal(run('const x = 1; return `${name} ${x} ${order.who}`'), 'Ada 1 Grace');
});

test('a reference may name a part of a variable', () => {
  assert.equal(run('return ${order.who} + ${list[1]} + ${list}[0]'), 'Grace21');
});

test("a function in the script can use the test's variables", () => {
  assert.deepEqual(run('return [1, 2].map(function (each) { return each + ${list}[1]; })'), [3, 4]);
});

test('comments are not changed', () => {
  assert.equal(run("// it's ${name}\nreturn /* ${name} */ ${name}"), 'Ada');
});
