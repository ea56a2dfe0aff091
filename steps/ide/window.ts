// The window of the IDE, and the questions that it asks its user.

import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import type { TouchstoneWorld } from '../../harness/run/world';

Given('the IDE is open', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).driver.open();
});

Given('the IDE is closed', async function (this: TouchstoneWorld) {
  const { driver } = await IdeScenario.of(this);
  if (await driver.isOpen()) await driver.close();
});

When('the user closes the IDE', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).driver.close();
});

When('the user opens the IDE again', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).driver.open();
});

When('the user accepts the connection', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).reply('accept');
});

When('the user declines the connection', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).reply('decline');
});

When('the user discards the unsaved changes', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).reply('discard');
});

When('the user ignores the request', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).reply('ignore');
});

When('the user ignores the close', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).reply('ignore');
});

Then('the window of the IDE is open', async function (this: TouchstoneWorld) {
  const { driver } = await IdeScenario.of(this);
  expect(this.observed(await driver.isOpen()), 'whether the window is open').to.be.true;
});

When('the user presses {string}', async function (this: TouchstoneWorld, button: string) {
  await (await IdeScenario.of(this)).press(button);
});

Then('the user is shown the message {string}', async function (this: TouchstoneWorld, text: string) {
  const ide = await IdeScenario.of(this);
  const dialog = this.observed(
    await ide.eventually(
      () => ide.driver.dialog(),
      (shown) => shown?.text.includes(text) === true,
    ),
  );
  expect(dialog?.question ?? 'nothing', 'what the user is shown').to.equal('message');
  expect(dialog?.text, 'the text of the message').to.include(text);
});

When('the user dismisses the question', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).reply('dismiss');
});

Then('the user is asked nothing', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  // A question that was answered may still be on its way from the screen.
  const dialog = this.observed(
    await ide.eventually(
      () => ide.driver.dialog(),
      (asked) => asked === undefined,
    ),
  );
  expect(dialog?.question ?? 'nothing', 'what the user is asked').to.equal('nothing');
});

Then('the window of the IDE opens', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  const open = this.observed(await ide.eventually(() => ide.driver.isOpen(), Boolean));
  expect(open, 'whether the window is open').to.be.true;
});

Then('one window of the IDE is open', async function (this: TouchstoneWorld) {
  const { ide } = await IdeScenario.of(this);
  expect(this.observed(await ide.windows()), 'how many windows of the IDE are open').to.equal(1);
});

Then('the window of the IDE is closed', async function (this: TouchstoneWorld) {
  const { driver } = await IdeScenario.of(this);
  expect(this.observed(await driver.isOpen()), 'whether the window is open').to.be.false;
});

Then('the window of the IDE closes', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  const open = this.observed(
    await ide.eventually(
      () => ide.driver.isOpen(),
      (now) => !now,
    ),
  );
  expect(open, 'whether the window is open').to.be.false;
});

Then('the user is asked whether {string} may connect', async function (this: TouchstoneWorld, name: string) {
  const ide = await IdeScenario.of(this);
  const dialog = this.observed(
    await ide.eventually(
      () => ide.driver.dialog(),
      (asked) => asked !== undefined,
    ),
  );
  expect(dialog?.question ?? 'nothing', 'what the user is asked').to.equal('connection request');
  expect(dialog?.text, 'the text of the question').to.include(name);
});

Then('the user is asked about the unsaved changes', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  const dialog = this.observed(
    await ide.eventually(
      () => ide.driver.dialog(),
      (asked) => asked !== undefined,
    ),
  );
  expect(dialog?.question ?? 'nothing', 'what the user is asked').to.equal('unsaved changes');
});
