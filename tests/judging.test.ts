// The harness on small temporary features: exactly the faulty scenarios are red, and their messages say why.

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { loadBaseline } from '../harness/verdict/baseline';
import { pruneBaseline } from '../harness/verdict/baseline-edit';
import { isRed } from '../harness/verdict/verdict';
import { onlyInWhole } from '../support/test-sample';
import { type CommandRun, conformance, folderOf, messageOf, project, temporaryFolder, verdicts } from './command';
import { id, madeUpFeatures, observed, schema } from './made-up';

describe('one faulty scenario', () => {
  const endings = {
    trap: ['`__builtin_trap()`', /SIGILL|SIGTRAP/],
    abort: ['`std::abort()`', /The process died of SIGABRT/],
    address: ['`int* freed = new int(7); delete freed; m.set_foo(*freed)`', /A sanitizer .*[\s\S]*heap-use-after-free/],
    overflow: ['`m.set_foo(2147483647); m.set_foo(m.foo() + 1)`', /A sanitizer .*[\s\S]*signed integer overflow/],
    leak: ['`(new Sample)->set_foo(1)`', /Memory leaked/],
    // It waits for itself, and leaves the processor to other tests.
    loop: ['`std::mutex one; one.lock(); one.lock()`', /it did not end within 10 s/],
    thrown: ['`throw std::runtime_error("thrown away")`', /thrown away/],
    exit: ['`std::exit(3)`', /exit status 3/],
    uncompilable: ['`m.set_bar(1)`', /does not compile: no member named 'set_bar' in 'Sample'/],
    undefined: ['something that is no step', /not defined/],
  } as const;
  let run: CommandRun;
  before(async () => {
    const scenarios = Object.entries(endings).map(([name, [step]]) => [name, `${schema}\nWhen ${step}\n${observed}`]);
    const features = await madeUpFeatures({
      ...Object.fromEntries(scenarios),
      schema: `${schema.replace('int32 foo', 'int33 foo')}\n${observed}`,
      nothing: `${schema}\nThen \`m.set_foo(1)\``,
      thenless: `${schema}\nWhen \`m.set_foo(1)\``,
      fine: `${schema}\nWhen \`m.set_foo(7)\`\nThen \`m.foo()\` is \`7\``,
    });
    run = await conformance(['--subject', 'protoc', '--features', features]);
  });

  for (const [name, [, message]] of Object.entries(endings)) {
    test(name, () => {
      assert.equal(verdicts(run)[id(name)], 'failed', run.output);
      assert.match(messageOf(run, id(name)), message);
    });
  }
  test('a schema that does not parse', () => {
    assert.equal(verdicts(run)[id('schema')], 'failed');
    // The generator's own message, with the place.
    assert.match(messageOf(run, id('schema')), /made\.proto:2:18: "int33" is not defined/);
  });
  test('a Then that observes nothing', () => assert.equal(verdicts(run)[id('nothing')], 'vacuous'));
  test('a scenario without a Then', () => assert.equal(verdicts(run)[id('thenless')], 'vacuous'));
  test('all others are judged', () => {
    assert.equal(verdicts(run)[id('fine')], 'passed');
    assert.equal(run.status, 1);
    const all = Object.keys(endings).length + 4;
    assert.deepEqual([run.verdict?.counts.planned, run.verdict?.counts.executed], [all, all]);
  });
});

/** Writes a manifest of protoc with this baseline. @returns the manifest's path */
async function protocWithBaseline(baseline: string): Promise<string> {
  const folder = await temporaryFolder();
  const manifest = await readFile(path.join(project, 'subjects', 'protoc.yaml'), 'utf8');
  await writeFile(path.join(folder, 'protoc.yaml'), manifest);
  await writeFile(path.join(folder, 'protoc.baseline.yaml'), baseline);
  return path.join(folder, 'protoc.yaml');
}

test('a deleted entry of the baseline is red and names the scenario', async () => {
  const file = path.join(project, 'subjects', 'protoc.baseline.yaml');
  const { entries } = await loadBaseline(file);
  const deleted = entries.find(({ scenario }) => scenario.startsWith('cpp.naming.imported-first/'))!;
  const manifest = await protocWithBaseline(pruneBaseline(await readFile(file, 'utf8'), new Set([deleted.scenario])));
  const run = await conformance(['--subject', manifest, '--rule', 'cpp.naming.imported-first']);
  assert.equal(run.status, 1, run.output);
  assert.equal(verdicts(run)[deleted.scenario], 'failed');
  assert(run.output.includes(deleted.scenario), run.output);
  assert.equal(run.verdict?.scenarios.filter(({ verdict }) => isRed(verdict)).length, 1);
});

test('baseline entries that match no scenario, or no failure, are red', async () => {
  const features = await madeUpFeatures({ fine: `${schema}\n${observed}` });
  const entry = (scenario: string): string => `- { scenario: ${scenario}, message: anything, reason: Made up. }\n`;
  const manifest = await protocWithBaseline(entry('cpp.made.gone/it-happens') + entry(id('fine')));
  const run = await conformance(['--subject', manifest, '--features', features]);
  assert.equal(run.status, 1, run.output);
  assert.equal(verdicts(run)[id('fine')], 'unexpected-pass');
  assert.match(run.output, /protoc\.baseline\.yaml:1: `cpp\.made\.gone\/it-happens` matched no scenario/);
});

test('objects of an earlier run are not used for a subject that no longer compiles', async () => {
  const features = await madeUpFeatures({ fine: `${schema}\nThen \`extra()\` is \`7\`` });
  const subject = await folderOf({
    'mine.yaml': `
name: made-up-stale
cpp:
  generator: [protoc]
  headers: [google/protobuf/message.h, google/protobuf/repeated_field.h, extra.h]
  include: [.]
  sources: { full: [extra.cc] }
  pkg_config: { full: [protobuf], lite: [protobuf-lite] }
capabilities: [generator, cpp]
`,
    'extra.h': 'int extra();\n',
    'extra.cc': '#include "extra.h"\nint extra() { return 7; }\n',
  });
  const judged = async (): Promise<CommandRun> =>
    await conformance(['--subject', path.join(subject, 'mine.yaml'), '--features', features]);

  const whole = await judged();
  assert.equal(whole.status, 0, whole.output);

  await writeFile(path.join(subject, 'extra.cc'), '#include "extra.h"\nint extra() { return seven; }\n');
  // A subject whose smallest program does not work is not judged.
  const brokenSource = await judged();
  assert.equal(brokenSource.status, 2);
  assert.match(brokenSource.output, /extra\.cc[\s\S]*undeclared identifier 'seven'/);

  await writeFile(
    path.join(subject, 'extra.cc'),
    '#include <cstdlib>\nint extra() { return 7; }\nint now = (std::abort(), 1);\n',
  );
  const dying = await judged();
  assert.equal(verdicts(dying)[id('fine')], 'failed');
  assert.match(messageOf(dying, id('fine')), /The program ended before it ran the scenario: SIGABRT/);

  await writeFile(path.join(subject, 'extra.h'), 'int extra()\n');
  const brokenHeader = await judged();
  assert.equal(brokenHeader.status, 2);
  assert.match(brokenHeader.output, /extra\.h/);
});

test('objects of an earlier run are not used for generated code that no longer compiles', onlyInWhole, async () => {
  const features = await madeUpFeatures({ fine: `${schema}\n${observed}` });
  const generator = (tail: string): string => `
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
const words = process.argv.slice(2);
const { status } = spawnSync('protoc', words, { stdio: 'inherit' });
const folder = words.find((word) => word.startsWith('--cpp_out=')).slice('--cpp_out='.length);
appendFileSync(folder + '/made.pb.cc', ${JSON.stringify(tail)});
process.exit(status ?? 1);
`;
  const subject = await folderOf({
    'mine.yaml': `
name: made-up-stale-source
cpp:
  generator: ["{node}", ./generate.mjs]
  headers: [google/protobuf/message.h, google/protobuf/repeated_field.h]
  pkg_config: { full: [protobuf], lite: [protobuf-lite] }
capabilities: [generator, cpp]
`,
    'generate.mjs': generator('// whole\n'),
  });
  const judged = async (): Promise<CommandRun> =>
    await conformance(['--subject', path.join(subject, 'mine.yaml'), '--features', features]);

  const whole = await judged();
  assert.equal(whole.status, 0, whole.output);

  await writeFile(path.join(subject, 'generate.mjs'), generator('int seven() { return eight; }\n'));
  const broken = await judged();
  assert.equal(verdicts(broken)[id('fine')], 'failed');
  assert.match(messageOf(broken, id('fine')), /made\.pb\.cc does not compile[\s\S]*undeclared identifier 'eight'/);
});
