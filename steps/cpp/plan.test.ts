import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProgramFindings } from '../../harness/cpp/collect';
import { compilerErrors } from '../../harness/cpp/diagnostics';
import { plan, type TestProgram } from '../../harness/cpp/plan';
import { checkText, ownProgramText, programText } from '../../harness/cpp/test-program';
import { parseFeature } from '../../harness/verdict/suite';
import './building';
import './program';
import './values';
import './wire';

const schema = (text: string): string => `      """proto\n      ${text}\n      """`;
const background = `  Background:
    Given the schema
${schema('syntax = "proto3"; message Sample { int32 foo = 1; }')}
`;

function programsOf(scenarios: string, uri = 'features/cpp/one.feature'): TestProgram[] {
  const pickles = parseFeature(`Feature: One\n${background}\n${scenarios}`, uri);
  return plan(pickles.map(({ pickle, gherkinDocument }) => ({ pickle, document: gherkinDocument })));
}

const getsAndSets = `
  Scenario: sets
    Given \`Sample m\`
    When \`m.set_foo(7)\`
    Then \`m.foo()\` is \`7\`
`;

test('scenarios of one feature with the same schemas share a test program; a release build is another program', () => {
  const programs = programsOf(`${getsAndSets}
  Scenario: released
    Given a release build
    And \`Sample m\`
    Then \`m.foo()\` is \`0\`
  Scenario: again
    Given \`Sample m\`
    Then \`m.foo()\` is \`0\`
`);
  assert.deepEqual(
    programs.map(({ name, mode, cases }) => [name, mode, cases.map(({ number }) => number)]),
    [
      ['one', 'debug', [1, 2]],
      ['one-release', 'release', [1]],
    ],
  );
  assert.equal(programs[0]!.schemas, programs[1]!.schemas);
});

test('other schemas form another set with another name', () => {
  const programs = programsOf(`${getsAndSets}
  Scenario: more
    Given the schema file \`more.proto\`
${schema('syntax = "proto3"; message More {}')}
    And \`More m\`
    Then \`m.ByteSizeLong()\` is \`0\`
`);
  assert.deepEqual(
    programs.map(({ schemas }) => [schemas.name, schemas.files.map(({ name }) => name)]),
    [
      ['one', ['one.proto']],
      ['one_2', ['one.proto', 'more.proto']],
    ],
  );
});

test('insertions form another set of the same schemas', () => {
  const inserting = (text: string): string => `
    Given a plugin inserts at \`includes\` of \`one.pb.h\`
      """
      ${text}
      """
    Then \`1\` is \`1\``;
  const programs = programsOf(`${getsAndSets}
  Scenario: inserts
${inserting('#include <complex>')}
  Scenario: inserts the same
${inserting('#include <complex>')}
  Scenario: inserts something else
${inserting('#include <valarray>')}
`);
  assert.deepEqual(
    programs.map(({ schemas, cases }) => [schemas.name, schemas.insertions.length, cases.length]),
    [
      ['one', 0, 1],
      ['one_2', 1, 2],
      ['one_3', 1, 1],
    ],
  );
  assert.deepEqual(programs[1]!.schemas.insertions, [
    { point: 'includes', file: 'one.pb.h', text: '#include <complex>' },
  ]);
});

test('scenarios that include the same headers share a test program, which includes them after the generated ones', () => {
  const programs = programsOf(`${getsAndSets}
  Scenario: two
    Given the header \`google/protobuf/text_format.h\`
    And the header \`google/protobuf/descriptor.h\`
    And \`Sample m\`
    Then \`m.foo()\` is \`0\`
  Scenario: in another order
    Given the header \`google/protobuf/descriptor.h\`
    And the header \`google/protobuf/text_format.h\`
    And \`Sample m\`
    Then \`m.foo()\` is \`0\`
`);
  assert.deepEqual(
    programs.map(({ headers, cases }) => [headers, cases.map(({ number }) => number)]),
    [
      [[], [1]],
      [
        ['google/protobuf/descriptor.h', 'google/protobuf/text_format.h'],
        [1, 2],
      ],
    ],
  );
  const text = programText(programs[1]!, new Set());
  assert.match(
    text,
    /#include "one\.pb\.h"\n#include <google\/protobuf\/descriptor\.h>\n#include <google\/protobuf\/text_format\.h>/,
  );
  assert.doesNotMatch(programText(programs[0]!, new Set()), /descriptor\.h/);
});

test('scenarios with the same own program share a test program; a scenario with two programs is refused', () => {
  const given = (status: number): string => `
    Given the program
      """cpp
      int main() { return ${status}; }
      """
    When the program runs with \`"--seven"\`
    Then the program prints \`""\``;
  const programs = programsOf(`${getsAndSets}
  Scenario: two${given(0)}
  Scenario: three${given(0)}
  Scenario: four${given(1)}
  Scenario: five${given(0)}${given(1)}
`);
  assert.deepEqual(
    programs.map(({ ownProgram, cases }) => [ownProgram?.trim(), cases.map((planned) => planned.refused?.message)]),
    [
      [undefined, [undefined]],
      ['int main() { return 0; }', [undefined, undefined, 'the scenario has two programs']],
      ['int main() { return 1; }', [undefined]],
    ],
  );
  assert.match(ownProgramText(programs[1]!, programs[1]!.ownProgram!), /#include "one\.pb\.h"\nint main/);
});
test('a scenario with an invalid or repeated header is refused', () => {
  const [brackets, twice] = programsOf(`
  Scenario: brackets
    Given the header \`<vector>\`
    Then \`1\` is \`1\`
  Scenario: twice
    Given the header \`vector\`
    And the header \`vector\`
    Then \`1\` is \`1\`
`);
  assert.match(brackets!.cases[0]!.refused!.message, /`<vector>` is not the name of a header/);
  assert.match(twice!.cases[0]!.refused!.message, /includes vector twice/);
});

test('every statement of the test program has a #line of the feature', () => {
  const text = programText(programsOf(getsAndSets)[0]!, new Set());
  assert.match(text, /#line 11 "features\/cpp\/one.feature"\n::touchstone::EnterStep\(3\); m.set_foo\(7\);/);
});

test('incomplete C++ in a step refuses only its own scenario', () => {
  const [program] = programsOf(`${getsAndSets}
  Scenario: open
    When \`f(\`
    Then \`1\` is \`1\`
`);
  assert.match(program!.cases[1]!.refused!.message, /`\)` is missing/);
  assert.doesNotMatch(programText(program!, new Set()), /TOUCHSTONE_CASE\(2\)/);
});

test('a scenario with JSON that does not fit the schema is refused, and the message names the field', () => {
  const [program] = programsOf(`
  Scenario: wrong field
    Given \`Sample m\`
    When \`m\` parses the \`Sample\`
      """
      {"bar": 1}
      """
    Then \`m.foo()\` is \`1\`
`);
  assert.equal(program!.cases[0]!.refused!.message, '`Sample` has no field `bar`; it has foo');
});

test('a compile error excludes its case, and the steps before it observe nothing', () => {
  const [program] = programsOf(`${getsAndSets}
  Scenario: wrong
    Given \`Sample m\`
    Then \`m.foo()\` is \`0\`
    When \`m.set_bar(7)\`
    Then \`m.foo()\` is \`7\`
`);
  const { lines } = checkText(program!);
  const line = [...lines].find(([, { step }]) => step?.cpp?.text === 'm.set_bar(7)')![0];
  const findings = new ProgramFindings(program!);
  findings.takeCheck(compilerErrors(`c.cc:${line}:3: error: no member named 'set_bar'\n`, 'c.cc'), lines);
  assert.deepEqual([...findings.excluded], [2]);
  const wrong = program!.cases[1]!;
  const steps = findings.results()[wrong.pickleId]!.steps;
  const [observation, culprit] = [2, 3].map((index) => steps[wrong.steps[index]!.pickleStepId]!.failure!);
  assert.match(culprit!.message, /^It does not compile: no member named 'set_bar'/);
  assert.match(observation!.message, /^It could not be observed, because .*:17 does not compile/);
  const error = "no member named 'set_bar'";
  const cause = { kind: 'not-compiled', error, alike: error };
  assert.deepEqual([culprit!.cause, observation!.cause], [cause, cause]);
  assert.deepEqual(observation!.culprit, { step: wrong.steps[3]!.number, message: culprit!.message });
  assert.deepEqual(findings.results()[wrong.pickleId]!.notRun, cause);
});

test('a probe is an observation whether it compiles or not', () => {
  const [program] = programsOf(`
  Scenario: probes
    Given \`Sample m\`
    Then \`m.foo()\` compiles
    And \`m.has_foo()\` does not compile
`);
  const { lines } = checkText(program!);
  const line = [...lines].find(
    ([, { probe, step }]) => probe && probe === step && probe.cpp!.text === 'm.has_foo()',
  )![0];
  const findings = new ProgramFindings(program!);
  findings.takeCheck(compilerErrors(`c.cc:${line}:3: error: no member\n`, 'c.cc'), lines);
  const planned = program!.cases[0]!;
  const steps = findings.results()[planned.pickleId]!.steps;
  assert.deepEqual([...findings.excluded], []);
  assert.equal(steps[planned.steps[2]!.pickleStepId]!.observed[0]!.holds, true);
  assert.equal(steps[planned.steps[3]!.pickleStepId]!.observed[0]!.actual, 'C++ that does not compile: no member');
});

test('an observation has the observed value; a leak fails the last step', () => {
  const [program] = programsOf(getsAndSets);
  const findings = new ProgramFindings(program!);
  findings.takeRun([
    { number: 1, case: 1, step: 4, holds: false, actual: '0', expected: '7' },
    {
      number: 2,
      case: 1,
      end: 'leaked',
      entered: [2, 3, 4],
      step: 4,
      microseconds: 1500,
      output: 'Direct leak of 4 byte(s)',
    },
  ]);
  const planned = program!.cases[0]!;
  const result = findings.results()[planned.pickleId]!;
  assert.deepEqual(result.steps[planned.steps[3]!.pickleStepId]!.observed, [
    { holds: false, actual: '0', expected: '7' },
  ]);
  assert.match(result.steps[planned.steps[3]!.pickleStepId]!.failure!.message, /^Memory leaked/);
  assert.equal(result.milliseconds, 1.5);
});

test('the step checks the presence of all members of a oneof, and the defaults of the unset ones', () => {
  const programs = programsOf(`
  Scenario: only one
    Given the schema file \`old.proto\`
${schema('syntax = "proto2"; message Old { oneof which { int32 a = 1 [default = -4]; string b = 2; Old c = 3; } }')}
    And \`Old m\`
    When \`m.set_a(7)\`
    Then \`m\`, a \`Old\`, has only \`a\` set
    And \`m\`, a \`Old\`, has no member of \`which\` set
  Scenario: no member
    Given \`Sample m\`
    Then \`m\`, a \`Sample\`, has only \`foo\` set
`);
  const cases = programs.flatMap((program) => program.cases);
  const [only, none] = cases[0]!.steps.slice(-2).map(({ cpp }) => cpp?.text ?? '');
  for (const name of ['a', 'b', 'c']) assert.match(only!, new RegExp(`seen\\.has_${name}\\(\\)`));
  assert.match(only!, /seen\.a\(\) == -4/);
  assert.match(only!, /seen\.b\(\) == bytes\(""\)/);
  assert.match(only!, /seen\.c\(\)\.ByteSizeLong\(\) == 0/);
  assert.match(only!, /std::string\(" a"\)\)$/);
  assert.match(none!, /std::string\(" none"\)\)$/);
  assert.match(cases[1]!.refused!.message, /`Sample` has no oneof `foo`, and no member of one/);
});
