// What happens to an IDE and to plugins in a browser without anybody's fault: workers sleep, extensions go, windows load anew.

import { When } from '@cucumber/cucumber';
import type { PluginLetter } from '../../harness/ide/plugin/plugin';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import type { TouchstoneWorld } from '../../harness/run/world';

When('the browser stops the worker of the IDE', async function (this: TouchstoneWorld) {
  const { session, ide } = await IdeScenario.of(this);
  await session.stopWorker(ide.extension);
});

When('{plugin} is disabled', async function (this: TouchstoneWorld, letter: PluginLetter) {
  await (await IdeScenario.of(this)).plugin(letter).disable();
});

When('{plugin} is uninstalled', async function (this: TouchstoneWorld, letter: PluginLetter) {
  await (await IdeScenario.of(this)).plugin(letter).uninstall();
});

When('{plugin} is there again', async function (this: TouchstoneWorld, letter: PluginLetter) {
  await (await IdeScenario.of(this)).plugin(letter).restore();
});

When('the user reloads the window of the IDE', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).ide.reload();
});

When('the window of the IDE crashes', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).ide.crash();
});

When(
  'the user accepts the connection, and {plugin} sends {json} while the IDE restarts',
  async function (this: TouchstoneWorld, letter: PluginLetter, message: object) {
    const ide = await IdeScenario.of(this);
    await ide.sendWhileLoading(letter, { ...message }, () => ide.driver.reply('accept'));
  },
);

When(
  'the user reloads the window of the IDE, and {plugin} sends {json} while it loads',
  async function (this: TouchstoneWorld, letter: PluginLetter, message: object) {
    const ide = await IdeScenario.of(this);
    await ide.sendWhileLoading(letter, { ...message }, () => ide.ide.reload());
  },
);
