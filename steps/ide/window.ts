// The window of the IDE, and its dialogs.

import { expect } from 'chai';
import { connectionQuestion, dialogShown } from '../../harness/ide/scenario/observations';
import { Given, Then, When } from './step';

Given('the IDE is open', ({ driver }) => driver.open());

Given('the IDE is closed', async ({ driver }) => {
  if (await driver.isOpen()) await driver.close();
});

Given('the user prefers dark colours', ({ ide }) => ide.preferColours('dark'));

When('the user closes the IDE', ({ driver }) => driver.close());

When('the user opens the IDE again', ({ driver }) => driver.open());

When('the user opens the list of keyboard shortcuts', ({ driver }) => driver.openShortcuts());

When('the user accepts the connection', (ide) => ide.reply('accept'));

When('the user declines the connection', (ide) => ide.reply('decline'));

When('the user discards the unsaved changes', (ide) => ide.reply('discard'));

When('the user ignores the request', (ide) => ide.reply('ignore'));

When('the user ignores the close', (ide) => ide.reply('ignore'));

When('the user dismisses the question', (ide) => ide.reply('dismiss'));

When('the user presses {string}', (ide, button) => ide.press(button));

Then(
  'the window of the IDE is open',
  async ({ ide, driver }) => {
    // A wrong close may follow an answer by a frame.
    await ide.drawn();
    return driver.isOpen();
  },
  (open) => {
    expect(open, 'whether the window is open').to.be.true;
  },
);

Then(
  'the window of the IDE opens',
  (ide) => ide.eventually(() => ide.driver.isOpen(), Boolean),
  (open) => {
    expect(open, 'whether the window is open').to.be.true;
  },
);

Then(
  'one window of the IDE is open',
  ({ ide }) => ide.windows(),
  (windows) => {
    expect(windows, 'how many windows of the IDE are open').to.equal(1);
  },
);

Then(
  'the window of the IDE is closed',
  ({ driver }) => driver.isOpen(),
  (open) => {
    expect(open, 'whether the window is open').to.be.false;
  },
);

Then(
  'the window of the IDE closes',
  (ide) =>
    ide.eventually(
      () => ide.driver.isOpen(),
      (now) => !now,
    ),
  (open) => {
    expect(open, 'whether the window is open').to.be.false;
  },
);

Then(
  'the user is shown the message {string}',
  (ide, text) => dialogShown(ide, (dialog) => dialog?.text.includes(text) === true),
  (dialog, text) => {
    expect(dialog?.question ?? 'nothing', 'what the user is shown').to.equal('message');
    expect(dialog?.text, 'the text of the message').to.include(text);
  },
);

Then(
  'the user is asked nothing',
  // The dialog that was just answered may still be visible for a moment.
  (ide) =>
    ide.lasting(
      () => ide.driver.dialog(),
      (dialog) => dialog === undefined,
    ),
  (dialog) => {
    expect(dialog?.question ?? 'nothing', 'what the user is asked').to.equal('nothing');
  },
);

Then(
  'the user is asked whether {string} may connect',
  (ide) => connectionQuestion(ide),
  (dialog, name) => {
    expect(dialog?.question ?? 'nothing', 'what the user is asked').to.equal('connection request');
    expect(dialog?.text, 'the text of the question').to.include(name);
  },
);

Then(
  'the user is asked about the unsaved changes',
  (ide) => dialogShown(ide, (dialog) => dialog !== undefined),
  (dialog) => {
    expect(dialog?.question ?? 'nothing', 'what the user is asked').to.equal('unsaved changes');
  },
);
