// What plugins say to the IDE, and what it answers.

import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PluginLetter } from '../../harness/ide/plugin/plugin';
import { inWords, isError, isSuccess } from '../../harness/ide/scenario/answers';
import { testsOfTable } from '../../harness/ide/scenario/observations';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import { exampleProject, sideProject } from '../../harness/ide/scenario/side-project';
import type { TouchstoneWorld } from '../../harness/run/world';

interface Operation {
  readonly verb: string;
  readonly uri: string;
}

Given('{plugin} is registered', async function (this: TouchstoneWorld, letter: PluginLetter) {
  const ide = await IdeScenario.of(this);
  await ide.send(letter, { uri: '/register', verb: 'post', ...ide.plugin(letter).registration });
  expect(isSuccess(await ide.answer(letter)), `the registration of plugin ${letter}`).to.be.true;
});

Given(
  '{plugin} is registered with the commands',
  async function (this: TouchstoneWorld, letter: PluginLetter, commands: DataTable) {
    const ide = await IdeScenario.of(this);
    ide.plugin(letter).commands = commands.hashes();
    await ide.send(letter, { uri: '/register', verb: 'post', payload: ide.plugin(letter).registration });
    expect(isSuccess(await ide.answer(letter)), `the registration of plugin ${letter}`).to.be.true;
    ide.plugin(letter).commands = [];
  },
);

When('{plugin} {operation}', async function (this: TouchstoneWorld, letter: PluginLetter, { verb, uri }: Operation) {
  await (await IdeScenario.of(this)).send(letter, { uri, verb });
});

When(
  '{plugin} {operation} with',
  async function (this: TouchstoneWorld, letter: PluginLetter, { verb, uri }: Operation, fields: DataTable) {
    const ide = await IdeScenario.of(this);
    await ide.send(letter, { uri, verb, ...ide.filledIn(fields.rowsHash()) });
  },
);

When(
  '{plugin} {operation} with its registration payload',
  async function (this: TouchstoneWorld, letter: PluginLetter, { verb, uri }: Operation) {
    const ide = await IdeScenario.of(this);
    await ide.send(letter, { uri, verb, ...ide.plugin(letter).registration });
  },
);

When(
  '{plugin} posts \\/project with the project {string}',
  async function (this: TouchstoneWorld, letter: PluginLetter, name: string) {
    const ide = await IdeScenario.of(this);
    await ide.send(letter, { uri: '/project', verb: 'post', project: exampleProject(name) });
  },
);

When(
  '{plugin} posts \\/project with the project {string} and the commands',
  async function (this: TouchstoneWorld, letter: PluginLetter, name: string, table: DataTable) {
    const ide = await IdeScenario.of(this);
    const project = sideProject(name, ide.session.pages.origin, testsOfTable(ide, table.hashes()));
    await ide.send(letter, { uri: '/project', verb: 'post', project });
  },
);

When(
  '{plugin} posts \\/project with the project {string}, which has {int} commands',
  async function (this: TouchstoneWorld, letter: PluginLetter, name: string, count: number) {
    const ide = await IdeScenario.of(this);
    const commands = Array.from({ length: count }, () => ({ command: 'open', target: '/basket' }));
    const project = sideProject(name, ide.session.pages.origin, [{ name: 'Long', commands }]);
    await ide.send(letter, { uri: '/project', verb: 'post', project });
  },
);

When('{plugin} sends {json}', async function (this: TouchstoneWorld, letter: PluginLetter, message: object) {
  await (await IdeScenario.of(this)).send(letter, { ...message });
});

Then('the answer to {plugin} is {json}', async function (this: TouchstoneWorld, letter: PluginLetter, value: unknown) {
  const answer = this.observed(await (await IdeScenario.of(this)).answer(letter));
  expect(answer, `the answer to plugin ${letter}`).to.deep.equal({ kind: 'value', value });
});

Then(
  'the answer to {plugin} is not {json}',
  async function (this: TouchstoneWorld, letter: PluginLetter, value: unknown) {
    const answer = this.observed(await (await IdeScenario.of(this)).answer(letter));
    expect(answer, `the answer to plugin ${letter}`).not.to.deep.equal({ kind: 'value', value });
  },
);

Then('the answer to {plugin} is an error', async function (this: TouchstoneWorld, letter: PluginLetter) {
  const answer = this.observed(await (await IdeScenario.of(this)).answer(letter));
  expect(isError(answer), `an error was expected; plugin ${letter} was answered ${inWords(answer)}`).to.be.true;
});

Then('{plugin} is answered without an error', async function (this: TouchstoneWorld, letter: PluginLetter) {
  const answer = this.observed(await (await IdeScenario.of(this)).answer(letter));
  expect(isSuccess(answer), `no error was expected; plugin ${letter} was answered ${inWords(answer)}`).to.be.true;
});

Then(
  'the answer to {plugin} is an error that mentions {string}',
  async function (this: TouchstoneWorld, letter: PluginLetter, mention: string) {
    const answer = this.observed(await (await IdeScenario.of(this)).answer(letter));
    expect(answer, `the answer to plugin ${letter}`).to.have.nested.property('value.error').that.includes(mention);
  },
);

Then(
  'the answer to {plugin} is an error with the code {string}',
  async function (this: TouchstoneWorld, letter: PluginLetter, code: string) {
    const answer = this.observed(await (await IdeScenario.of(this)).answer(letter));
    expect(isError(answer), `an error was expected; plugin ${letter} was answered ${inWords(answer)}`).to.be.true;
    expect(answer, `the answer to plugin ${letter}`).to.have.nested.property('value.errorCode', code);
  },
);

Then(
  'the calls of {plugin} are answered with',
  async function (this: TouchstoneWorld, letter: PluginLetter, table: DataTable) {
    const answers = this.observed(await (await IdeScenario.of(this)).answers(letter));
    const values = table.raw().map(([json = '']) => ({ kind: 'value', value: JSON.parse(json) as unknown }));
    // Of what the background sent nothing is said here.
    expect(answers.slice(-values.length), `the answers to plugin ${letter}`).to.deep.equal(values);
  },
);
