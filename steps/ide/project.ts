// The project that is loaded, and where saving takes it.

import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import { downloadedProject, downloadsUntilNow, savedProjects } from '../../harness/browser/observations';
import type { PluginLetter } from '../../harness/browser/plugin';
import { IdeScenario } from '../../harness/browser/scenario';
import { sideProject } from '../../harness/browser/side-project';
import type { TouchstoneWorld } from '../../harness/world';

Given('the user has opened the project {string}', async function (this: TouchstoneWorld, name: string) {
  const commands = [{ command: 'open', target: '/basket' }];
  await (await IdeScenario.of(this)).openProject(sideProject(name, 'http://127.0.0.1', commands));
});

Given('the user has renamed the project {string}', async function (this: TouchstoneWorld, name: string) {
  await (await IdeScenario.of(this)).driver.renameProject(name);
});

When('the user saves the project', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).driver.save();
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
  const { driver } = await IdeScenario.of(this);
  expect(this.observed(await driver.hasUnsavedChanges()), 'whether there are unsaved changes').to.be.true;
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
