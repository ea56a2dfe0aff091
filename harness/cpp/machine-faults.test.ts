import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedCommands, faultIn, faultOf, faultOfNinja } from './machine-faults';

test('failed commands are read from what they print, not from what ninja shows of their text', () => {
  const output = [
    'FAILED: a.o ',
    'clang++ a.cc > a.log 2>&1 || { s=$?; echo "touchstone: failed with status $s a.log"; exit $s; }',
    'touchstone: failed with status 137 a.log',
    'touchstone: failed with status 1 my folder/b.log',
  ].join('\n');
  assert.deepEqual(failedCommands(output), [
    { status: 137, log: 'a.log' },
    { status: 1, log: 'my folder/b.log' },
  ]);
});

test('a tool that is killed from outside is no fault of the subject; one that aborts is', () => {
  for (const status of [137, 143, 135]) assert.match(faultOf({ status, log: 'a.log' }, '') ?? '', /a\.log.*: SIG/);
  for (const status of [1, 2, 127, 134, 139]) assert.equal(faultOf({ status, log: 'a.log' }, 'error: no'), undefined);
});

test('a compiler that fails and says nothing had no room for its words; a generator may fail without any', () => {
  assert.match(faultOf({ status: 1, log: 'debug-full/a.log' }, '\n') ?? '', /debug-full\/a\.log.*No space left/);
  assert.equal(faultOf({ status: 139, log: 'debug-full/a.log' }, ''), undefined);
  assert.equal(faultOf({ status: 1, log: 'generated/a.log' }, ''), undefined);
});

test("an exhausted machine is found in a tool's own words, not in what a compiler quotes of a source", () => {
  const line = "error: unable to open output file 'x.o': 'No space left on device'";
  assert.equal(faultIn(`warning: something\n${line}\n`), line);
  assert.equal(faultIn('ENOSPC: no space left on device, write'), 'ENOSPC: no space left on device, write');
  assert.equal(faultIn('a.cc:3:5: error: static assertion failed: No space left on device\n'), undefined);
  assert.equal(faultIn('a.cc:3:5: error: expected unqualified-id\n'), undefined);
});

test('of what ninja prints, only its own words and those of its shell count', () => {
  assert.equal(faultOfNinja('[1/2] check no space left on device'), undefined);
  const said = '/bin/sh: 1: cannot create a.log: No space left on device';
  assert.equal(faultOfNinja(`FAILED: a.o\n${said}`), said);
});
