// The output of a run depends neither on the number of parallel jobs, nor on processes that a subject leaves running.

import assert from 'node:assert/strict';
import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { conformance, folderOf, reportOf } from './command';
import { madeUpFeatures, observed, schema } from './made-up';

/** protoc, which leaves a process behind, in another session, that writes much, and then keeps its streams open. */
const generator = [
  '#!/bin/sh',
  `setsid sh -c 'for i in $(seq 20000); do echo noise; echo noise >&2; done; exec sleep 600' &`,
  'exec protoc "$@"',
  '',
].join('\n');

/** Each scenario has another schema and so another test program, so that several jobs have work. */
const scenario = (number: number, steps: string): string =>
  `${schema.replace('int32 foo = 1;', `int32 foo = 1; int32 number_${number} = 2;`)}\n${steps}`;

const scenarios: Record<string, string> = {
  'fails-to-observe': 'Then `m.foo()` is `1`',
  'fails-twice': 'Then `m.foo()` is `2`\nAnd `m.foo()` is `3`',
  'does-not-compile': `${observed}\nWhen \`m.set_bar(1)\`\nThen \`m.foo()\` is \`0\``,
  'does-not-link': `${observed}\nWhen \`extern int nowhere(); m.set_foo(nowhere())\`\nThen \`m.foo()\` is \`0\``,
  aborts: `${observed}\nWhen \`std::abort()\`\nThen \`m.foo()\` is \`0\``,
  prints: 'When `for (int i = 0; i < 100; ++i) printf("line %d\\n", i); abort()`\nThen `m.foo()` is `0`',
  passes: observed,
  'passes-too': 'When `m.set_foo(7)`\nThen `m.foo()` is `7`',
};

/** The text of a run's output without progress (which depends on time), times, random ids and process ids. */
function comparable(text: string): string {
  return text
    .replace(/^[a-zA-Z+ ]+:? (\d+ of \d+|done)\b.*\n/gm, '')
    .replace(/"(timestamp|duration)":\{[^}]*\}/g, '"$1"')
    .replace(/"(timestamp|durationMs|elapsedMs|date)":\s*("[^"]*"|[\d.]+)/g, '"$1"')
    .replace(/\btime(stamp)?="[^"]*"/g, 'time')
    .replace(/\b\d+(\.\d+)? (ms|s)\b/g, 'T')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/==\d+==/g, '==PID==')
    .replace(/touchstone-test-\w+|touchstone-[\w.]+-\w{6}/g, 'FOLDER');
}

test('the output and the reports of a run are the same with one job and with four', async () => {
  const numbered = Object.entries(scenarios).map(([name, steps], index) => [name, scenario(index, steps)]);
  const features = await madeUpFeatures(Object.fromEntries(numbered));
  const folder = await folderOf({
    generator,
    'mine.yaml':
      'name: mine\ncpp:\n  generator: [./generator]\n  headers: [google/protobuf/message.h]\n' +
      '  pkg_config: { full: [protobuf] }\ncapabilities: [generator, cpp]\n',
  });
  await chmod(path.join(folder, 'generator'), 0o755);
  const texts = async (jobs: number): Promise<Record<string, string>> => {
    const words = ['--subject', path.join(folder, 'mine.yaml'), '--features', features, '--jobs', String(jobs)];
    // A separate, empty build folder.
    const run = await conformance([...words, '--build', path.join(folder, `build-${jobs}`)]);
    assert.equal(run.status, 1, run.output);
    assert.equal(run.verdict?.scenarios.filter(({ verdict }) => verdict === 'passed').length, 2, run.output);
    const names = ['verdict.json', 'junit.xml'];
    const files = names.map(async (name) => [name, await readFile(path.join(run.reports, name), 'utf8')]);
    const all: Record<string, string> = {
      output: run.output,
      report: JSON.stringify(await reportOf(run), null, 1),
      ...Object.fromEntries(await Promise.all(files)),
    };
    return Object.fromEntries(
      Object.entries(all).map(([name, text]) => [name, comparable(text).replaceAll(`build-${jobs}`, 'BUILD')]),
    );
  };
  const one = await texts(1);
  const four = await texts(4);
  for (const [name, text] of Object.entries(one)) {
    const [left, right] = [text, four[name]!].map((whole) => whole.split('\n'));
    const different = left!.findIndex((line, index) => line !== right![index]);
    assert.equal(left!.length, right!.length, `${name} has another number of lines`);
    assert.equal(different, -1, `${name}:${different + 1}: ${left![different]}\n${right![different]}`);
  }
});
