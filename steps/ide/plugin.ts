// What the IDE says to plugins, and what they answer.

import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PluginLetter } from '../../harness/ide/plugin/plugin';
import { eventsOf, executionsOf, toldOf } from '../../harness/ide/scenario/observations';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import type { TouchstoneWorld } from '../../harness/run/world';

Given(
  /^plugin (A|B) answers the (?:command|event|request) "([^"]*)" with `([^`]*)`$/,
  async function (this: TouchstoneWorld, letter: PluginLetter, subject: string, json: string) {
    (await IdeScenario.of(this)).plugin(letter).replies.answer(subject, JSON.parse(json));
  },
);

Given(
  /^plugin (A|B) answers the (?:command|event) "([^"]*)" with nothing$/,
  async function (this: TouchstoneWorld, letter: PluginLetter, subject: string) {
    (await IdeScenario.of(this)).plugin(letter).replies.answer(subject, undefined);
  },
);

Given(
  /^plugin (A|B) does not answer the (?:command|event|request) "([^"]*)"$/,
  async function (this: TouchstoneWorld, letter: PluginLetter, subject: string) {
    (await IdeScenario.of(this)).plugin(letter).replies.withhold(subject);
  },
);

Given(
  /^plugin (A|B) answers the (?:command|event) "([^"]*)" with `([^`]*)` right after it has sent$/,
  async function (this: TouchstoneWorld, letter: PluginLetter, subject: string, json: string, messages: DataTable) {
    const first = messages.raw().map(([message = '']) => JSON.parse(message) as unknown);
    (await IdeScenario.of(this)).plugin(letter).replies.answer(subject, JSON.parse(json), first);
  },
);

Then('{plugin} is asked to execute', async function (this: TouchstoneWorld, letter: PluginLetter, table: DataTable) {
  const wanted = table.hashes();
  const executed = this.observed(await executionsOf(await IdeScenario.of(this), letter, wanted.length));
  expect(
    executed.map(({ command }) => command),
    `what plugin ${letter} was asked to execute`,
  ).to.deep.equal(wanted);
});

Then('{plugin} is asked to execute nothing', async function (this: TouchstoneWorld, letter: PluginLetter) {
  const executed = this.observed(await executionsOf(await IdeScenario.of(this), letter, 0));
  expect(executed, `what plugin ${letter} was asked to execute`).to.be.empty;
});

Then(
  '{plugin} is told with the command',
  async function (this: TouchstoneWorld, letter: PluginLetter, table: DataTable) {
    const [execution] = this.observed(await executionsOf(await IdeScenario.of(this), letter, 1));
    for (const [option = '', value = ''] of table.raw()) {
      const wanted = value === 'true' || value === 'false' ? value === 'true' : value;
      expect(execution?.options, 'the options').to.have.property(option, wanted);
    }
  },
);

Then(
  '{plugin} is told a tab, a window, a frame and a run with the command',
  async function (this: TouchstoneWorld, letter: PluginLetter) {
    const [execution] = this.observed(await executionsOf(await IdeScenario.of(this), letter, 1));
    const { tabId, windowId, frameId, runId } = execution?.options ?? {};
    expect([tabId, windowId, frameId].map((id) => typeof id)).to.deep.equal(['number', 'number', 'number']);
    expect(runId).to.be.a('string').that.is.not.empty;
  },
);

Then(
  'the answer to {plugin} is the tab that came with the command',
  async function (this: TouchstoneWorld, letter: PluginLetter) {
    const ide = await IdeScenario.of(this);
    const [execution] = this.observed(await executionsOf(ide, letter, 1));
    expect(await ide.answer(letter)).to.deep.equal({ kind: 'value', value: { id: execution?.options.tabId } });
  },
);

Then('{plugin} is told of {string}', async function (this: TouchstoneWorld, letter: PluginLetter, event: string) {
  const told = this.observed(await toldOf(await IdeScenario.of(this), letter, event));
  expect(told, `the event ${event}`).not.to.be.undefined;
});

Then(
  '{plugin} is told of {string} with',
  async function (this: TouchstoneWorld, letter: PluginLetter, event: string, table: DataTable) {
    const told = this.observed(await toldOf(await IdeScenario.of(this), letter, event));
    for (const [path = '', value] of table.raw()) {
      expect(told, `the options of ${event}`).to.have.nested.property(path, value);
    }
  },
);

Then(
  '{plugin} is told in this order of',
  async function (this: TouchstoneWorld, letter: PluginLetter, table: DataTable) {
    const wanted = table.raw().flat();
    const told = this.observed(await eventsOf(await IdeScenario.of(this), letter, wanted.length));
    expect(
      told.map(({ event }) => event),
      `the events that plugin ${letter} was told of`,
    ).to.deep.equal(wanted);
  },
);

Then('{plugin} is told nothing', async function (this: TouchstoneWorld, letter: PluginLetter) {
  const told = this.observed(await eventsOf(await IdeScenario.of(this), letter, 0));
  expect(told, `the events that plugin ${letter} was told of`).to.be.empty;
});

Then(/^(?:both|all) events have the same run$/, async function (this: TouchstoneWorld) {
  const told = await eventsOf(await IdeScenario.of(this), 'A', 2);
  const runs = this.observed(told).flatMap(({ event, options }) => (event === 'projectLoaded' ? [] : [options.runId]));
  expect(runs[0]).to.be.a('string').that.is.not.empty;
  expect(new Set(runs), 'the runs of the events').to.have.property('size', 1);
});
