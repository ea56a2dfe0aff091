import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Help } from 'commander';
import { conformanceCommand } from './conformance';

test('the list of commands shows the arguments that each command takes when it is loaded', () => {
  const listed = conformanceCommand(['--help']);
  const loaded = conformanceCommand(['completion']);
  const terms = listed.commands.map((command) => listed.createHelp().subcommandTerm(command));
  assert.deepEqual(
    terms,
    loaded.commands.map((command) => new Help().subcommandTerm(command)),
  );
});
