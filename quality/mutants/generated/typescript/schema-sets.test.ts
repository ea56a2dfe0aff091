import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestProgram } from '../../../../harness/cpp/plan';
import type { PlannedScenario } from '../../../../harness/run/plan';
import { parseFeature } from '../../../../harness/verdict/suite';
import { type Compiled, type CompiledSet, differenceOf, setsOfPrograms, setsOfScenario } from './schema-sets';

const program = {
  schemas: { name: 'map', files: [{ name: 'map.proto', text: 'schema' }], insertions: [] },
  cases: [{ pickleId: 'cpp.map.clear/one' }],
} as unknown as TestProgram;
const [ofProgram] = setsOfPrograms([program, program]);
const ofScenario: CompiledSet = { ...ofProgram!, programs: [] };
const compiled = (code: string, messages: string[] = []): Compiled => ({
  files: new Map([['a.pb.h', code]]),
  messages,
});
const kindOf = (set: CompiledSet, before: Compiled, after: Compiled) => differenceOf(set, before, after)?.kind;

test('programs with the same schemas are one set', () => {
  assert.deepEqual(ofProgram!.programs, [program, program]);
  assert.deepEqual(ofProgram!.inputs, ['map.proto']);
});

test('code that differs in nothing but comments is the same', () => {
  assert.equal(kindOf(ofProgram!, compiled('int a;\n// one\n'), compiled('int a;\n  // two\n')), undefined);
  assert.equal(kindOf(ofProgram!, compiled('int a;\n'), compiled('int b;\n')), 'code');
  const mark = '  // @@protoc_insertion_point(includes)\n';
  assert.equal(kindOf(ofProgram!, compiled(`int a;\n${mark}`), compiled('int a;\n')), 'code');
});

test('the part of the code that differs', () => {
  const { share } = differenceOf(ofProgram!, compiled('0123456789\nsame\n'), compiled('0123456780\nsame\n'))!;
  assert.equal(share, 20 / 32);
});

test('refusing, accepting, and never ending', () => {
  const refused: Compiled = { files: new Map(), messages: ['a.proto:1: no'], failure: 'refused' };
  assert.equal(kindOf(ofProgram!, compiled('int a;'), refused), 'refused');
  assert.equal(kindOf(ofProgram!, refused, compiled('int a;')), 'accepted');
  assert.equal(kindOf(ofProgram!, compiled('int a;'), { ...refused, failure: 'endless' }), 'endless');
  assert.equal(kindOf(ofProgram!, refused, refused), undefined);
});

test('only scenarios that run the generator see its messages', () => {
  const [before, after] = [compiled('int a;'), compiled('int a;', ['warning'])];
  assert.equal(kindOf(ofProgram!, before, after), undefined);
  assert.equal(kindOf(ofScenario, before, after), 'messages');
});

test('the schemas of a scenario that runs the generator', () => {
  const [parsed] = parseFeature(
    `Feature: f
  @cpp.output.name
  Rule: r
    Scenario: s
      Given the file \`protos/a/one.proto\`
        """
        syntax = "proto3";
        """
      And the file \`protos/two.proto\`
        """
        import "a/one.proto";
        """
      When the generator runs with \`--cpp_out=lite:out -Iprotos protos/two.proto\`
      Then it succeeds
`,
    'f.feature',
  );
  const scenario = { id: 'cpp.output.name/s', pickle: parsed!.pickle } as unknown as PlannedScenario;
  const [set, ...others] = setsOfScenario(scenario);
  assert.deepEqual(others, []);
  assert.deepEqual([...set!.files.keys()], ['a/one.proto', 'two.proto']);
  assert.deepEqual([set!.inputs, set!.parameters, set!.scenarios], [['two.proto'], 'lite', ['cpp.output.name/s']]);
});
