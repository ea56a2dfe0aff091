// Tests that are played, and what the window shows of their commands.

import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { commandShown, testsOfTable } from '../../harness/ide/scenario/observations';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import { sideProject } from '../../harness/ide/scenario/side-project';
import type { TouchstoneWorld } from '../../harness/run/world';

Given(
  'the user has opened the project {string} with the commands',
  async function (this: TouchstoneWorld, name: string, table: DataTable) {
    const ide = await IdeScenario.of(this);
    await ide.openProject(sideProject(name, ide.session.pages.origin, testsOfTable(ide, table.hashes())));
  },
);

When('the user plays the test {string}', async function (this: TouchstoneWorld, name: string) {
  const { driver } = await IdeScenario.of(this);
  await driver.selectTest(name);
  await driver.play();
});

When('the user plays the suite', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).driver.playSuite();
});

When('the user plays the test', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).driver.play();
});

Then('the command {string} is shown as {word}', async function (this: TouchstoneWorld, command: string, state: string) {
  const asState = new RegExp(`\\b${state}\\b`, 'i');
  const shown = this.observed(await commandShown(await IdeScenario.of(this), command, (text) => asState.test(text)));
  expect(shown, `what the window shows of the command "${command}"`).to.match(asState);
});

Then(
  'the command {string} is not shown as {word}',
  async function (this: TouchstoneWorld, command: string, state: string) {
    const shown = this.observed(await commandShown(await IdeScenario.of(this), command));
    expect(shown, `what the window shows of the command "${command}"`).not.to.match(new RegExp(`\\b${state}\\b`, 'i'));
  },
);

Then(
  'the command {string} shows the message {string}',
  async function (this: TouchstoneWorld, command: string, message: string) {
    const shown = this.observed(
      await commandShown(await IdeScenario.of(this), command, (text) => text.includes(message)),
    );
    expect(shown, `what the window shows of the command "${command}"`).to.include(message);
  },
);

Then(
  'the command {string} does not show the message {string}',
  async function (this: TouchstoneWorld, command: string, message: string) {
    const shown = this.observed(
      await commandShown(await IdeScenario.of(this), command, (text) => !text.includes(message)),
    );
    expect(shown, `what the window shows of the command "${command}"`).not.to.include(message);
  },
);

Then('the playback is shown as {word}', async function (this: TouchstoneWorld, status: string) {
  const ide = await IdeScenario.of(this);
  const asStatus = new RegExp(`\\b${status}\\b`, 'i');
  const shown = this.observed(
    await ide.eventually(
      () => ide.driver.playback(),
      (text) => asStatus.test(text),
    ),
  );
  expect(shown, 'what the window says about the playback').to.match(asStatus);
});
