// The plugins' messages to the IDE, and its answers.

import { expect } from 'chai';
import { answerText, isError, isSuccess } from '../../harness/ide/scenario/answers';
import { testsOfTable } from '../../harness/ide/scenario/observations';
import { exampleProject, sideProject } from '../../harness/ide/scenario/side-project';
import { Given, Then, When } from './step';

Given('{plugin} is registered', (ide, letter) => ide.register(letter));

Given('{plugin} is registered with the commands', (ide, letter, commands) =>
  ide.registerWithCommands(letter, commands.hashes()),
);

When('{plugin} {operation}', (ide, letter, { verb, uri }) => ide.send(letter, { uri, verb }));

When('{plugin} {operation} with', (ide, letter, { verb, uri }, fields) =>
  ide.send(letter, { uri, verb, ...ide.filledIn(fields.rowsHash()) }),
);

When('{plugin} {operation} {int} times with', (ide, letter, { verb, uri }, times, fields) => {
  const filled = JSON.stringify({ uri, verb, ...ide.filledIn(fields.rowsHash()) });
  const messages = Array.from({ length: times }, (_, index) => filled.replaceAll('{number}', String(index + 1)));
  return ide.sendEach(
    letter,
    messages.map((message) => JSON.parse(message) as Readonly<Record<string, unknown>>),
  );
});

When('{plugin} {operation} with {int} sentences before {string}', (ide, letter, { verb, uri }, count, end) =>
  ide.send(letter, { uri, verb, message: `${'The basket holds three items. '.repeat(count)}${end}` }),
);

When('{plugin} {operation} with its registration payload', (ide, letter, { verb, uri }) =>
  ide.send(letter, { uri, verb, ...ide.plugin(letter).registration }),
);

When('{plugin} posts \\/project with the project {string}', (ide, letter, name) =>
  ide.postProject(letter, exampleProject(name)),
);

When('{plugin} posts \\/project with the project {string} and the commands', (ide, letter, name, table) =>
  ide.postProject(letter, sideProject(name, ide.session.pages.origin, testsOfTable(ide, table.hashes()))),
);

When('{plugin} posts \\/project with the project {string}, which has {int} commands', (ide, letter, name, count) => {
  const commands = Array.from({ length: count }, () => ({ command: 'open', target: '/basket' }));
  return ide.postProject(letter, sideProject(name, ide.session.pages.origin, [{ name: 'Long', commands }]));
});

When('{plugin} sends {message}', (ide, letter, message) => ide.send(letter, ide.withIds(message)));

When('{plugin} sends the value {json}', (ide, letter, value) => ide.sendValue(letter, value));

When('{plugin} sends, each right after the answer to the one before', (ide, letter, messages) =>
  ide.sendEach(
    letter,
    messages.raw().map(([message = '']) => JSON.parse(message) as Readonly<Record<string, unknown>>),
  ),
);

When('both plugins send {message} at the same time', (ide, message) => ide.sendFromAll(message));

When('{plugin} sends', (ide, letter, json: string) =>
  ide.send(letter, JSON.parse(json) as Readonly<Record<string, unknown>>),
);

Then(
  'the answer to {plugin} is {json}',
  (ide, letter) => ide.answer(letter),
  (answer, letter, value) => {
    expect(answer, `the answer to plugin ${letter}`).to.deep.equal({ kind: 'value', value });
  },
);

Then(
  'the answer to {plugin} is',
  (ide, letter) => ide.answer(letter),
  (answer, letter, json: string) => {
    const value = JSON.parse(json) as unknown;
    expect(answer, `the answer to plugin ${letter}`).to.deep.equal({ kind: 'value', value });
  },
);

Then(
  'the answer to {plugin} is not {json}',
  (ide, letter) => ide.answer(letter),
  (answer, letter, value) => {
    expect(answer, `the answer to plugin ${letter}`).not.to.deep.equal({ kind: 'value', value });
  },
);

Then(
  'the answer to {plugin} is an error',
  (ide, letter) => ide.answer(letter),
  (answer, letter) => {
    expect(isError(answer), `an error was expected; plugin ${letter} was answered ${answerText(answer)}`).to.be.true;
  },
);

Then(
  '{plugin} is answered without an error',
  (ide, letter) => ide.answer(letter),
  (answer, letter) => {
    expect(isSuccess(answer), `no error was expected; plugin ${letter} was answered ${answerText(answer)}`).to.be.true;
  },
);

Then(
  'the answer to {plugin} is an error that mentions {string}',
  (ide, letter) => ide.answer(letter),
  (answer, letter, mention) => {
    expect(answer, `the answer to plugin ${letter}`).to.have.nested.property('value.error').that.includes(mention);
  },
);

Then(
  'the answer to {plugin} is an error with the code {string}',
  (ide, letter) => ide.answer(letter),
  (answer, letter, code) => {
    expect(isError(answer), `an error was expected; plugin ${letter} was answered ${answerText(answer)}`).to.be.true;
    expect(answer, `the answer to plugin ${letter}`).to.have.nested.property('value.errorCode', code);
  },
);

Then(
  'the calls of {plugin} are answered with',
  (ide, letter) => ide.answers(letter),
  (answers, letter, table) => {
    const values = table.raw().map(([json = '']) => ({ kind: 'value', value: JSON.parse(json) as unknown }));
    // The answers to the background's messages come first and are not checked here.
    expect(answers.slice(-values.length), `the answers to plugin ${letter}`).to.deep.equal(values);
  },
);
