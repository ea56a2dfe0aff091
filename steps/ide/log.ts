// What the log shows.

import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { entriesWith } from '../../harness/ide/scenario/observations';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import type { ColourName } from '../../harness/ide/window/colour';
import type { LogGroup, LogType } from '../../harness/ide/window/ide-driver';
import type { TouchstoneWorld } from '../../harness/run/world';

Given('the log shows the group {group}', async function (this: TouchstoneWorld, group: LogGroup) {
  await (await IdeScenario.of(this)).driver.filterLog(group);
});

When('the user filters the log by {group}', async function (this: TouchstoneWorld, group: LogGroup) {
  await (await IdeScenario.of(this)).driver.filterLog(group);
});

When('the user filters the log by the type {type}', async function (this: TouchstoneWorld, type: LogType) {
  await (await IdeScenario.of(this)).driver.filterLogByType(type);
});

When('the user copies the log', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).copyLog();
});

When('the user clears the log', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).driver.clearLog();
});

When('the user clicks the link {string}', async function (this: TouchstoneWorld, text: string) {
  const ide = await IdeScenario.of(this);
  await ide.driver.followLink(ide.filledIn({ text }).text);
});

Then('the log shows {string}', async function (this: TouchstoneWorld, message: string) {
  const entries = this.observed(await entriesWith(await IdeScenario.of(this), message, 1));
  expect(entries, `entries with "${message}"`).not.to.be.empty;
});

Then('the log shows {string} once', async function (this: TouchstoneWorld, message: string) {
  const entries = this.observed(await entriesWith(await IdeScenario.of(this), message, 1));
  expect(entries, `entries with "${message}"`).to.have.length(1);
});

Then(
  'the log shows {string} as written by {string}',
  async function (this: TouchstoneWorld, message: string, name: string) {
    const [entry] = this.observed(await entriesWith(await IdeScenario.of(this), message, 1));
    expect(entry?.text, `the entry with "${message}"`).to.include(name);
  },
);

Then('one entry of the log mentions', async function (this: TouchstoneWorld, table: DataTable) {
  const [first = '', ...others] = table.raw().flat();
  const entries = this.observed(await entriesWith(await IdeScenario.of(this), first, 1));
  expect(entries, `entries with "${first}"`).to.have.length(1);
  for (const text of others) expect(entries[0]?.text, `the entry with "${first}"`).to.include(text);
});

Then('the log does not show {string}', async function (this: TouchstoneWorld, message: string) {
  const entries = this.observed(await entriesWith(await IdeScenario.of(this), message, 0));
  expect(entries, `entries with "${message}"`).to.be.empty;
});

Then('the log shows {string} in {word}', async function (this: TouchstoneWorld, message: string, colour: ColourName) {
  const [entry] = this.observed(await entriesWith(await IdeScenario.of(this), message, 1));
  expect(entry?.colour, `the colour of "${message}"`).to.equal(colour);
});

Then('the log shows {string} neither in red nor in orange', async function (this: TouchstoneWorld, message: string) {
  const [entry] = this.observed(await entriesWith(await IdeScenario.of(this), message, 1));
  expect(entry?.colour, `the colour of "${message}"`).to.equal('neutral');
});

Then('the entry {string} has the links', async function (this: TouchstoneWorld, message: string, table: DataTable) {
  const ide = await IdeScenario.of(this);
  const [entry] = this.observed(await entriesWith(ide, message, 1));
  expect(entry?.links).to.deep.equal(table.hashes().map((row) => ide.filledIn(row)));
});

Then('the entry {string} has no link', async function (this: TouchstoneWorld, message: string) {
  const [entry] = this.observed(await entriesWith(await IdeScenario.of(this), message, 1));
  expect(entry?.links).to.deep.equal([]);
});

Then('the page opens', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  const page = this.observed(await ide.session.pageAt(ide.pageAddress));
  expect(page.url()).to.equal(ide.pageAddress);
});

Then('what the user pastes has a line for each of', async function (this: TouchstoneWorld, table: DataTable) {
  const lines = this.observed(await (await IdeScenario.of(this)).pastedLog()).split('\n');
  const places = table.hashes().map(({ plugin = '', message = '' }) => {
    const own = lines.filter((line) => line.includes(message));
    expect(own, `the lines with "${message}" of ${JSON.stringify(lines)}`).to.have.length(1);
    expect(own[0], 'the line').to.include(plugin);
    return lines.indexOf(own[0] ?? '');
  });
  expect(places, 'the order of the lines').to.deep.equal(places.toSorted((one, other) => one - other));
});

Then('what the user pastes does not have {string}', async function (this: TouchstoneWorld, text: string) {
  expect(this.observed(await (await IdeScenario.of(this)).pastedLog()), 'the pasted text').not.to.include(text);
});
