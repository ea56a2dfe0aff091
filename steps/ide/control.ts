// Who controls the IDE.

import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PluginLetter } from '../../harness/ide/plugin/plugin';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import type { TouchstoneWorld } from '../../harness/run/world';

Given('{plugin} controls the IDE', async function (this: TouchstoneWorld, letter: PluginLetter) {
  await (await IdeScenario.of(this)).takeControl(letter);
});

When(
  '{plugin} takes control of the IDE, which the user allows',
  async function (this: TouchstoneWorld, letter: PluginLetter) {
    await (await IdeScenario.of(this)).takeControl(letter);
  },
);

Then('the IDE is controlled by {plugin}', async function (this: TouchstoneWorld, letter: PluginLetter) {
  const ide = await IdeScenario.of(this);
  const { name } = ide.plugin(letter);
  const shown = await ide.eventually(
    () => ide.driver.controller(),
    (text) => text.includes(name),
  );
  expect(this.observed(shown), 'who controls the IDE').to.include(name);
});

Then('the IDE is not controlled', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  const shown = await ide.eventually(
    () => ide.driver.controller(),
    (text) => text === '',
  );
  expect(this.observed(shown), 'who controls the IDE').to.equal('');
});

Then('the IDE has restarted', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  const isNew = (run: string | undefined): boolean => run !== undefined && run !== ide.runBefore;
  const run = this.observed(await ide.eventually(() => ide.driver.run(), isNew));
  expect(isNew(run), 'whether this is another run of the IDE').to.be.true;
});

Then('the IDE has not restarted', async function (this: TouchstoneWorld) {
  const ide = await IdeScenario.of(this);
  expect(this.observed(await ide.driver.run())).to.equal(ide.runBefore);
});
