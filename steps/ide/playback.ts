// Playing tests, and the states of their commands in the window.

import { expect } from 'chai';
import { commandShown, commandWithout, testsOfTable } from '../../harness/ide/scenario/observations';
import { sideProject } from '../../harness/ide/scenario/side-project';
import { Given, Then, When } from './step';

Given('the user has opened the project {string} with the commands', (ide, name, table) =>
  ide.openProject(sideProject(name, ide.session.pages.origin, testsOfTable(ide, table.hashes()))),
);

Given('the user has opened the project {string}, whose test pauses before {int} other commands', (ide, name, count) => {
  const others = Array.from({ length: count }, (_, index) => ({ command: 'echo', target: `item ${index + 1}` }));
  const commands = [{ command: 'pause', target: '60000' }, ...others];
  return ide.openProject(sideProject(name, ide.session.pages.origin, [{ name: 'Long', commands }]));
});

When('the user plays the test {string}', async ({ driver }, name) => {
  await driver.selectTest(name);
  await driver.play();
});

When('the user plays the suite', ({ driver }) => driver.playSuite());

When('the user plays the first command alone', ({ driver }) => driver.playCommand());

When('the user plays the test from the command {string}', ({ driver }, command) => driver.playFrom(command));

When('the user plays the test', ({ driver }) => driver.play());

Then(
  'the command {string} is shown as {word}',
  (ide, command, state) => commandShown(ide, command, (text) => asWord(state).test(text)),
  (shown, command, state) => {
    expect(shown, `what the window shows of the command "${command}"`).to.match(asWord(state));
  },
);

Then(
  'the command {string} is not shown as {word}',
  (ide, command) => commandWithout(ide, command),
  (shown, command, state) => {
    expect(shown, `what the window shows of the command "${command}"`).not.to.match(asWord(state));
  },
);

Then(
  'the command {string} shows the message {string}',
  (ide, command, message) => commandShown(ide, command, (text) => text.includes(message)),
  (shown, command, message) => {
    expect(shown, `what the window shows of the command "${command}"`).to.include(message);
  },
);

Then(
  'the command {string} does not show the message {string}',
  (ide, command, message) => commandWithout(ide, command, (text) => !text.includes(message)),
  (shown, command, message) => {
    expect(shown, `what the window shows of the command "${command}"`).not.to.include(message);
  },
);

Then(
  'the playback is shown as {word}',
  (ide, status) =>
    ide.eventually(
      () => ide.driver.playback(),
      (text) => asWord(status).test(text),
    ),
  (shown, status) => {
    expect(shown, 'what the window says about the playback').to.match(asWord(status));
  },
);

/** Matches a text that has a word, in any case. */
function asWord(word: string): RegExp {
  return new RegExp(`\\b${word}\\b`, 'i');
}
