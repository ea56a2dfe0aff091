import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reproducible } from './endings';

test('a sanitizer’s report is the same in every run: no process number, a name for each address', () => {
  const report = (pid: number, base: string) =>
    [
      '=================================================================',
      `==${pid}==ERROR: AddressSanitizer: heap-use-after-free on address 0x${base}0010 at pc 0x5583aa001234`,
      `READ of size 4 at 0x${base}0010 thread T0`,
      `0x${base}0010 is located 0 bytes inside of 4-byte region [0x${base}0010,0x${base}0014)`,
      `==${pid}==ABORTING`,
    ].join('\n');
  assert.equal(reproducible(report(12, '6020')), reproducible(report(345, '7f31')));
  assert.match(
    reproducible(report(12, '6020')),
    /on address 0x\(1\) at pc 0x\(2\)\nREAD of size 4 at 0x\(1\) .*\n0x\(1\) is .* \[0x\(1\),0x\(3\)\)\n==PID==ABORTING$/,
  );
});

test('other output keeps its numbers', () => {
  assert.equal(reproducible('CHECK failed: 0xdeadbeef == 0xcafebabe'), 'CHECK failed: 0xdeadbeef == 0xcafebabe');
});
