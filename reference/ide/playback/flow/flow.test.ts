import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command } from '../../project/side-project';
import { compileFlow, flowKeyword, placeOf } from './flow';

/** Commands from lines such as `if | x`; their ids are their positions. */
function commandsOf(...lines: readonly string[]): Command[] {
  return lines.map((line, position) => {
    const [command = '', target = '', value = ''] = line.split(' | ');
    return { id: String(position), comment: '', command, target, targets: [], value };
  });
}

/**
 * Walks through the blocks, with the given answers to conditions and loops in order.
 * @returns the names of the commands on the way
 */
function walk(commands: readonly Command[], answers: readonly boolean[], from = 0): string {
  const compiled = compileFlow(commands);
  assert.ok('program' in compiled, JSON.stringify(compiled));
  const rest = [...answers];
  const met: string[] = [];
  for (let place = from; place < compiled.program.length; ) {
    assert.ok(met.length < 100, 'it does not end');
    const step = compiled.program[place];
    if (!step) break;
    if (step.kind === 'jump') place = step.to;
    else if (step.kind === 'enter') place++;
    else {
      met.push(step.command.command);
      if (step.kind === 'branch') place = rest.shift() ? place + 1 : step.otherwise;
      else if (step.kind === 'loop') place = rest.shift() ? step.again : step.otherwise;
      else place++;
    }
  }
  assert.deepEqual(rest, [], 'all answers were used');
  return met.join(' ');
}

function problemsOf(...lines: readonly string[]): string[] {
  const compiled = compileFlow(commandsOf(...lines));
  return 'problems' in compiled ? compiled.problems.map(({ command, message }) => `${command.id}: ${message}`) : [];
}

test('an if plays exactly one branch', () => {
  const commands = commandsOf('if | x', 'a', 'else if | y', 'b', 'elseIf | z', 'c', 'else', 'd', 'end', 'e');
  assert.equal(walk(commands, [true]), 'if a end e');
  assert.equal(walk(commands, [false, true]), 'if else if b end e');
  assert.equal(walk(commands, [false, false, true]), 'if else if elseIf c end e');
  assert.equal(walk(commands, [false, false, false]), 'if else if elseIf else d end e');
});

test('an if without an else is skipped as a whole', () => {
  assert.equal(walk(commandsOf('if | x', 'a', 'end', 'b'), [false]), 'if end b');
});

for (const [name, head] of [
  ['while', 'while | x'],
  ['times', 'times | 2'],
  ['forEach', 'forEach | list | item'],
] as const) {
  test(`${name} evaluates its condition before every round`, () => {
    const commands = commandsOf(head, 'a', 'end', 'b');
    assert.equal(walk(commands, [false]), `${name} b`);
    assert.equal(walk(commands, [true, true, false]), `${name} a end ${name} a end ${name} b`);
  });
}

test('repeat if evaluates its condition after every round', () => {
  const commands = commandsOf('do', 'a', 'repeat if | x', 'b');
  assert.equal(walk(commands, [true, false]), 'do a repeat if do a repeat if b');
});

test('nested blocks', () => {
  const commands = commandsOf('while | x', 'if | y', 'a', 'else', 'do', 'b', 'repeatIf | z', 'end', 'end', 'c');
  assert.equal(
    walk(commands, [true, true, true, false, true, false, false]),
    'while if a end end while if else do b repeatIf do b repeatIf end end while c',
  );
});

test('an if that ends a branch of another if', () => {
  const commands = commandsOf('if | x', 'while | y', 'a', 'end', 'else', 'b', 'end', 'c');
  assert.equal(walk(commands, [true, true, false]), 'if while a end while end c');
});

test('a loop inside a loop starts over in each outer round', () => {
  const compiled = compileFlow(commandsOf('while | x', 'times | 2', 'a', 'end', 'end'));
  assert.ok('program' in compiled);
  const inner = compiled.program.findIndex((step) => step.kind === 'loop' && step.loop === 'times');
  assert.deepEqual(compiled.program[inner - 1], { kind: 'enter', loopAt: inner });
});

test('a run can start at any command, even inside a block', () => {
  const commands = commandsOf('a', 'if | x', 'b', 'else', 'c', 'end', 'while | y', 'd', 'end', '//e');
  const compiled = compileFlow(commands);
  assert.ok('program' in compiled);
  const from = (id: string) => placeOf(compiled.program, id) ?? -1;
  assert.equal(walk(commands, [false], from('2')), 'b end while');
  assert.equal(walk(commands, [false], from('4')), 'c end while');
  assert.equal(walk(commands, [false], from('7')), 'd end while');
  assert.equal(compiled.program[from('6')]?.kind, 'enter');
  assert.equal(placeOf(compiled.program, '9'), undefined);
});

test('a block error is reported at the faulty command', () => {
  assert.deepEqual(problemsOf('if | x', 'a'), ['0: this if has no matching end']);
  assert.deepEqual(problemsOf('do', 'a'), ['0: this do has no matching repeat if']);
  assert.deepEqual(problemsOf('end'), ['0: this end has no matching block']);
  assert.deepEqual(problemsOf('else'), ['0: else is not inside an if']);
  assert.deepEqual(problemsOf('while | x', 'else if | y', 'end'), ['1: else if is not inside an if']);
  assert.deepEqual(problemsOf('if | x', 'else', 'else', 'end'), ['2: else follows the else of its if']);
  assert.deepEqual(problemsOf('if | x', 'else', 'else if | y', 'end'), ['2: else if follows the else of its if']);
  assert.deepEqual(problemsOf('repeat if | x'), ['0: repeat if has no matching do']);
  assert.deepEqual(problemsOf('do', 'end', 'repeat if | x'), ['1: a do ends with repeat if, not with end']);
  assert.deepEqual(problemsOf('if', 'end', 'times', 'end', 'forEach | list', 'end', 'forEach', 'end'), [
    '0: the target must be a condition',
    '2: the target must be the number of rounds',
    '4: the value must name the variable for the items',
    '6: the target must name the variable that holds the list',
  ]);
  assert.deepEqual(problemsOf('end', 'if | x', 'end', 'while | y'), [
    '0: this end has no matching block',
    '3: this while has no matching end',
  ]);
});

test('disabled lines do not form blocks', () => {
  assert.deepEqual(problemsOf('//if | x', 'a', '// end', ''), []);
});

test('control-flow names may have spaces; other names are commands', () => {
  assert.deepEqual(['else if', 'elseIf', 'Else If', 'repeat if', 'forEach', 'END'].map(flowKeyword), [
    'elseIf',
    'elseIf',
    'elseIf',
    'repeatIf',
    'forEach',
    'end',
  ]);
  assert.equal(flowKeyword('echo'), undefined);
});
