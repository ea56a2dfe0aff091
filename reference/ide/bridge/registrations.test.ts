import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allCommands, contestedCommands, executorOf, type Registrations, withRegistration } from './registrations';

/** Registers plugins in order, each with its commands. */
function registered(...plugins: readonly (readonly [string, readonly string[]])[]): Registrations {
  return plugins.reduce<Registrations>(
    (known, [name, commands]) =>
      withRegistration(known, name, { name: `Plugin ${name}`, version: '1', commands: commands.map(asCommand) }),
    {},
  );
}

const asCommand = (id: string) => ({ id, name: id, type: undefined });
const isOwn = (command: string) => command === 'open';

/** The registrations as the browser's storage returns them: in the order of the ids. */
const stored = (registrations: Registrations): Registrations =>
  Object.fromEntries(Object.entries(registrations).sort(([one], [other]) => one.localeCompare(other)));

test('the plugin that registered a command first executes it, whatever its id', () => {
  const known = stored(registered(['b', ['count']], ['a', ['count', 'watch']]));
  assert.equal(executorOf(known, 'count'), 'b');
  assert.equal(executorOf(known, 'watch'), 'a');
  assert.equal(executorOf(known, 'open'), undefined);
  assert.deepEqual(
    allCommands(known).map(({ id, plugin }) => `${plugin} ${id}`),
    ['b count', 'a count', 'a watch'],
  );
});

test('registering again takes no command from others, and releases commands that are no longer listed', () => {
  const twice = registered(['a', ['count']], ['b', ['watch']], ['a', ['count', 'watch']], ['b', ['watch', 'count']]);
  assert.equal(executorOf(stored(twice), 'count'), 'a');
  assert.equal(executorOf(stored(twice), 'watch'), 'b');
  const gone = registered(['a', ['count']], ['b', ['count']], ['a', []]);
  assert.equal(executorOf(stored(gone), 'count'), 'b');
  const back = registered(['a', ['count']], ['b', ['count']], ['a', []], ['a', ['count']]);
  assert.equal(executorOf(stored(back), 'count'), 'b');
});

test('a warning names the plugin that will not execute its command, and the one that will', () => {
  assert.deepEqual(contestedCommands(registered(['a', ['count']], ['b', ['watch']]), isOwn), []);
  assert.deepEqual(contestedCommands(registered(['a', ['count', 'count']]), isOwn), []);
  assert.deepEqual(contestedCommands(stored(registered(['b', ['count', 'watch']], ['a', ['watch', 'count']])), isOwn), [
    'Plugin a has the commands “watch”, “count”, which Plugin b registered earlier: Plugin b executes them',
  ]);
  assert.deepEqual(contestedCommands(registered(['a', ['open', 'count']], ['b', ['open', 'count']]), isOwn), [
    'Plugin a has the command “open”, which is built into the Test IDE: the Test IDE executes it',
    'Plugin b has the command “open”, which is built into the Test IDE: the Test IDE executes it',
    'Plugin b has the command “count”, which Plugin a registered earlier: Plugin a executes it',
  ]);
});

test('a warning about many commands names the first few', () => {
  const many = Array.from({ length: 1000 }, (_, number) => `command${number}`);
  assert.deepEqual(contestedCommands(registered(['a', many], ['b', many]), isOwn), [
    'Plugin b has the commands “command0”, “command1”, “command2”, “command3”, “command4” and 995 more, which Plugin a registered earlier: Plugin a executes them',
  ]);
});
