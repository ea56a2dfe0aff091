// The open project, and saving it.

import { expect } from 'chai';
import { idIn } from '../../harness/ide/scenario/answers';
import {
  commandsShown,
  downloadedProject,
  downloadsUntilNow,
  savedProjects,
} from '../../harness/ide/scenario/observations';
import { exampleProject } from '../../harness/ide/scenario/side-project';
import { Given, Then, When } from './step';

Given('the user has opened the project {string}', (ide, name) => ide.openProject(exampleProject(name)));

Given('the user has renamed the project {string}', ({ driver }, name) => driver.renameProject(name));

Given('the user has {edit}', ({ driver }, edit) => driver.edit(edit));

When('the user starts a new project', ({ driver }) => driver.startProject());

When('the user undoes the change', ({ driver }) => driver.undo());

When('the user undoes the change with the keyboard', ({ driver }) => driver.undoWithKeyboard());

When('the user saves the project', (ide) => ide.save());

When('the user saves the project with the keyboard', (ide) => ide.saveWithKeyboard());

When('the user selects the test {string}', ({ driver }, name) => driver.selectTest(name));

When('{plugin} remembers the id of the answer', async (ide, letter) => {
  ide.remembered = idIn(await ide.answer(letter));
});

Then(
  'the project is {string}',
  (ide, name) =>
    ide.eventually(
      () => ide.driver.projectName(),
      (now) => now === name,
    ),
  (shown, name) => {
    expect(shown, 'the name of the project').to.equal(name);
  },
);

Then(
  'the project is not {string}',
  (ide) => ide.lasting(() => ide.driver.projectName()),
  (shown, name) => {
    expect(shown, 'the name of the project').not.to.equal(name);
  },
);

Then(
  'the project has unsaved changes',
  (ide) => ide.eventually(() => ide.driver.hasUnsavedChanges(), Boolean),
  (unsaved) => {
    expect(unsaved, 'whether there are unsaved changes').to.be.true;
  },
);

Then(
  'the project has no unsaved changes',
  (ide) =>
    ide.lasting(
      () => ide.driver.hasUnsavedChanges(),
      (now) => !now,
    ),
  (unsaved) => {
    expect(unsaved, 'whether there are unsaved changes').to.be.false;
  },
);

Then(
  '{plugin} receives the project {string}',
  (ide, letter) => savedProjects(ide, letter, 1),
  (saved, letter, name) => {
    expect(saved, `projects sent to plugin ${letter}`).to.have.length(1);
    expect(saved[0]).to.nested.include({ name, 'tests[0].commands[0].target': '/basket' });
  },
);

Then(
  '{plugin} receives the project {string}, in which the target of the first command is {string}',
  (ide, letter) => savedProjects(ide, letter, 1),
  (saved, letter, name, target) => {
    expect(saved, `projects sent to plugin ${letter}`).to.have.length(1);
    expect(saved[0]).to.nested.include({ name, 'tests[0].commands[0].target': target });
  },
);

Then(
  '{plugin} receives the project {string}, in which {string} is {json}',
  (ide, letter) => savedProjects(ide, letter, 1),
  (saved, letter, name, path, value) => {
    expect(saved, `projects sent to plugin ${letter}`).to.have.length(1);
    expect(saved[0]).to.have.property('name', name);
    expect(saved[0]).to.have.nested.property(path).that.deep.equals(value);
  },
);

Then('{plugin} has received {int} projects', savedProjects, (saved, letter, count) => {
  expect(saved, `projects sent to plugin ${letter}`).to.have.length(count);
});

Then(
  '{plugin} has received {int} projects, the last of them {string}',
  (ide, letter, count, _name) => savedProjects(ide, letter, count),
  (saved, letter, count, name) => {
    expect(saved, `projects sent to plugin ${letter}`).to.have.length(count);
    expect(saved.at(-1), `the last project sent to plugin ${letter}`).to.have.property('name', name);
  },
);

Then(
  '{plugin} receives no project',
  (ide, letter) => savedProjects(ide, letter, 0),
  (saved, letter) => {
    expect(saved, `projects sent to plugin ${letter}`).to.be.empty;
  },
);

Then(
  '{string} is downloaded, which holds the project {string}',
  (ide) => downloadedProject(ide),
  ({ name: shown, project }, file, name) => {
    expect(shown).to.equal(file);
    expect(project).to.nested.include({ name, 'tests[0].commands[0].target': '/basket' });
  },
);

Then(
  'a file is downloaded, which holds the project {string}',
  (ide) => downloadedProject(ide),
  ({ project }, name) => {
    expect(project).to.nested.include({ name, 'tests[0].commands[0].target': '/basket' });
  },
);

Then(
  'nothing is downloaded',
  (ide) => downloadsUntilNow(ide),
  (names) => {
    expect(names, 'files downloaded to the computer').to.be.empty;
  },
);

Then(
  'the project has the tests',
  (ide, table) =>
    ide.eventually(
      () => ide.driver.tests(),
      (now) => now.join() === table.raw().flat().join(),
    ),
  (shown, table) => {
    expect(shown, 'the tests of the project').to.deep.equal(table.raw().flat());
  },
);

Then(
  'the selected test has the commands',
  (ide, table) => commandsShown(ide, table.raw()),
  ({ shown, wanted }) => {
    expect(shown, 'the commands of the selected test').to.have.length(wanted.length);
    wanted.forEach((line, index) => {
      expect(shown[index], `command ${index + 1}`).to.include(line);
    });
  },
);

Then(
  'the answer to {plugin} is the id and the name of the project {string}',
  (ide, letter) => ide.answer(letter),
  (answer, _letter, name) => {
    expect(answer).to.have.nested.property('value.id').that.is.a('string').and.is.not.empty;
    expect(answer).to.have.nested.property('value.name', name);
  },
);

Then(
  '{plugin} is not told the name of the project {string}',
  (ide, letter) => ide.answer(letter),
  (answer, letter, name) => {
    expect(answer, `the answer to plugin ${letter}`).not.to.have.nested.property('value.name', name);
  },
);

Then(
  'the id of the answer to {plugin} is the remembered one',
  async (ide, letter) => ({ id: idIn(await ide.answer(letter)), remembered: ide.remembered }),
  ({ id, remembered }) => {
    expect(id).to.be.a('string').that.equals(remembered);
  },
);

Then(
  'the id of the answer to {plugin} is another one',
  async (ide, letter) => ({ id: idIn(await ide.answer(letter)), remembered: ide.remembered }),
  ({ id, remembered }) => {
    expect(id).to.be.a('string').that.does.not.equal(remembered);
  },
);
