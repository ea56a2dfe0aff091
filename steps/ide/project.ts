// The project that is loaded, and where saving takes it.

import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Answer, PluginLetter } from '../../harness/ide/plugin/plugin';
import { downloadedProject, downloadsUntilNow, savedProjects } from '../../harness/ide/scenario/observations';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import { exampleProject } from '../../harness/ide/scenario/side-project';
import type { TouchstoneWorld } from '../../harness/run/world';

Given('the user has opened the project {string}', async function (this: TouchstoneWorld, name: string) {
  await (await IdeScenario.of(this)).openProject(exampleProject(name));
});

Given('the user has renamed the project {string}', async function (this: TouchstoneWorld, name: string) {
  await (await IdeScenario.of(this)).driver.renameProject(name);
});

When('the user saves the project', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).driver.save();
});

When('the user selects the test {string}', async function (this: TouchstoneWorld, name: string) {
  await (await IdeScenario.of(this)).driver.selectTest(name);
});

Then('the project is {string}', async function (this: TouchstoneWorld, name: string) {
  const ide = await IdeScenario.of(this);
  const shown = await ide.eventually(
    () => ide.driver.projectName(),
    (now) => now === name,
  );
  expect(this.observed(shown), 'the name of the project').to.equal(name);
});

Then('the project is not {string}', async function (this: TouchstoneWorld, name: string) {
  const { driver } = await IdeScenario.of(this);
  expect(this.observed(await driver.projectName()), 'the name of the project').not.to.equal(name);
});

Then('the project has unsaved changes', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  const unsaved = await ide.eventually(() => ide.driver.hasUnsavedChanges(), Boolean);
  expect(this.observed(unsaved), 'whether there are unsaved changes').to.be.true;
});

Then(
  '{plugin} receives the project {string}',
  async function (this: TouchstoneWorld, letter: PluginLetter, name: string) {
    const saved = this.observed(await savedProjects(await IdeScenario.of(this), letter, 1));
    expect(saved, `projects sent to plugin ${letter}`).to.have.length(1);
    expect(saved[0]).to.nested.include({ name, 'tests[0].commands[0].target': '/basket' });
  },
);

Then('{plugin} receives no project', async function (this: TouchstoneWorld, letter: PluginLetter) {
  const saved = this.observed(await savedProjects(await IdeScenario.of(this), letter, 0));
  expect(saved, `projects sent to plugin ${letter}`).to.be.empty;
});

Then(
  '{string} is downloaded, which holds the project {string}',
  async function (this: TouchstoneWorld, file: string, name: string) {
    const { name: shown, project } = this.observed(await downloadedProject(await IdeScenario.of(this)));
    expect(shown).to.equal(file);
    expect(project).to.nested.include({ name, 'tests[0].commands[0].target': '/basket' });
  },
);

Then('nothing is downloaded', async function (this: TouchstoneWorld) {
  const names = this.observed(await downloadsUntilNow(await IdeScenario.of(this)));
  expect(names, 'files downloaded to the computer').to.be.empty;
});

Then('the project has no unsaved changes', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  const unsaved = await ide.eventually(
    () => ide.driver.hasUnsavedChanges(),
    (now) => !now,
  );
  expect(this.observed(unsaved), 'whether there are unsaved changes').to.be.false;
});

Then('the project has the tests', async function (this: TouchstoneWorld, table: DataTable) {
  const ide = await IdeScenario.of(this);
  const names = table.raw().flat();
  const shown = await ide.eventually(
    () => ide.driver.tests(),
    (now) => now.join() === names.join(),
  );
  expect(this.observed(shown), 'the tests of the project').to.deep.equal(names);
});

Then('the selected test has the commands', async function (this: TouchstoneWorld, table: DataTable) {
  const ide = await IdeScenario.of(this);
  const lines = table.raw().map((cells) => cells.filter((cell) => cell !== '').join(' '));
  const shown = this.observed(
    await ide.eventually(
      () => ide.driver.commands(),
      (now) => now.length === lines.length && lines.every((line, index) => now[index]?.includes(line)),
    ),
  );
  expect(shown, 'the commands of the selected test').to.have.length(lines.length);
  lines.forEach((line, index) => {
    expect(shown[index], `command ${index + 1}`).to.include(line);
  });
});

Then(
  'the answer to {plugin} is the id and the name of the project {string}',
  async function (this: TouchstoneWorld, letter: PluginLetter, name: string) {
    const answer = this.observed(await (await IdeScenario.of(this)).answer(letter));
    expect(answer).to.have.nested.property('value.id').that.is.a('string').and.is.not.empty;
    expect(answer).to.have.nested.property('value.name', name);
  },
);

When('{plugin} remembers the id of the answer', async function (this: TouchstoneWorld, letter: PluginLetter) {
  const ide = await IdeScenario.of(this);
  ide.remembered = projectId(await ide.answer(letter));
});

Then(
  'the id of the answer to {plugin} is the remembered one',
  async function (this: TouchstoneWorld, letter: PluginLetter) {
    const ide = await IdeScenario.of(this);
    expect(projectId(this.observed(await ide.answer(letter))))
      .to.be.a('string')
      .that.equals(ide.remembered);
  },
);

Then('the id of the answer to {plugin} is another one', async function (this: TouchstoneWorld, letter: PluginLetter) {
  const ide = await IdeScenario.of(this);
  expect(projectId(this.observed(await ide.answer(letter))))
    .to.be.a('string')
    .that.does.not.equal(ide.remembered);
});

/** The `id` in an answer, whatever it is. */
function projectId(answer: Answer): unknown {
  if (answer.kind !== 'value' || typeof answer.value !== 'object' || answer.value === null) return undefined;
  return 'id' in answer.value ? answer.value.id : undefined;
}
