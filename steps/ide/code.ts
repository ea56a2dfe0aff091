// The code that plugins make of a project, for its file and for files of its own.

import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PluginLetter } from '../../harness/ide/plugin/plugin';
import { codeRequestsTo, downloadedFile, downloadedProject } from '../../harness/ide/scenario/observations';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import type { TouchstoneWorld } from '../../harness/run/world';

When('the user exports {string}', async function (this: TouchstoneWorld, what: string) {
  await (await IdeScenario.of(this)).driver.exportCode(what);
});

Then('the downloaded project has', async function (this: TouchstoneWorld, table: DataTable) {
  const { project } = this.observed(await downloadedProject(await IdeScenario.of(this)));
  for (const [path = '', json = ''] of table.raw()) {
    expect(project).to.have.nested.property(path).that.deep.equals(JSON.parse(json));
  }
});

Then('the downloaded project has no {string}', async function (this: TouchstoneWorld, path: string) {
  const { project } = this.observed(await downloadedProject(await IdeScenario.of(this)));
  expect(project).not.to.have.nested.property(path);
});

Then(
  '{string} is downloaded, which holds the text {string}',
  async function (this: TouchstoneWorld, name: string, text: string) {
    expect(this.observed(await downloadedFile(await IdeScenario.of(this)))).to.deep.equal({ name, text });
  },
);

Then(
  '{string} is downloaded, which has the lines',
  async function (this: TouchstoneWorld, name: string, table: DataTable) {
    const file = this.observed(await downloadedFile(await IdeScenario.of(this)));
    expect(file.name).to.equal(name);
    expect(file.text.split('\n').map((line) => line.trim())).to.include.members(table.raw().flat());
  },
);

Then(
  /^plugin (A|B) is asked to (emit|export) the (\w+) with$/,
  async function (this: TouchstoneWorld, letter: PluginLetter, action: string, entity: string, table: DataTable) {
    const requests = this.observed(await codeRequestsTo(await IdeScenario.of(this), letter, action, 1));
    const request = requests.find((one) => one.entity === entity);
    for (const [path = '', json = ''] of table.raw()) {
      expect(request, `the request of ${entity}`).to.have.nested.property(path).that.deep.equals(JSON.parse(json));
    }
  },
);

Then(
  /^plugin (A|B) is asked to (emit|export) nothing$/,
  async function (this: TouchstoneWorld, letter: PluginLetter, action: string) {
    const requests = this.observed(await codeRequestsTo(await IdeScenario.of(this), letter, action, 0));
    expect(requests, `what plugin ${letter} was asked to ${action}`).to.be.empty;
  },
);
