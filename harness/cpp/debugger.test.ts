import assert from 'node:assert/strict';
import { test } from 'node:test';
import { debuggerWords, findDebugger } from './debugger';

const debugged = {
  program: '/build/mine/programs/oneof/program',
  number: 7,
  feature: 'features/cpp/oneof/oneof.feature',
  line: 21,
  root: '/project',
};

test('gdb is preferred, and lldb is used without it', () => {
  const installed = (names: readonly string[]) =>
    findDebugger((name) => (names.includes(name) ? `/bin/${name}` : undefined));
  assert.deepEqual(installed(['lldb', 'gdb']), { name: 'gdb', file: '/bin/gdb' });
  assert.deepEqual(installed(['lldb']), { name: 'lldb', file: '/bin/lldb' });
  assert.deepEqual(installed(['lldb-19']), { name: 'lldb', file: '/bin/lldb-19' });
  assert.throws(() => installed([]), /Neither gdb nor lldb is installed/);
});

test('a debugger follows the case into its process and stops at the line of the feature', () => {
  const gdb = debuggerWords('gdb', debugged);
  assert.ok(gdb.includes('set follow-fork-mode child'));
  assert.ok(gdb.includes('break features/cpp/oneof/oneof.feature:21'));
  assert.deepEqual(gdb.slice(-4), ['--args', debugged.program, '600000', '7']);
  const lldb = debuggerWords('lldb', debugged);
  assert.ok(lldb.includes('settings set target.process.follow-fork-mode child'));
  const map = '"/build/mine/features/cpp/oneof" "/project/features/cpp/oneof"';
  assert.ok(lldb.includes(`settings append target.source-map ${map}`));
  assert.ok(lldb.includes('breakpoint set --file oneof.feature --line 21'));
  assert.deepEqual(lldb.slice(-4), ['--', debugged.program, '600000', '7']);
});
