// Pages, tests that play on them, and the elements that locators find there.

import { Given, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PluginLetter } from '../../harness/ide/plugin/plugin';
import { inWords } from '../../harness/ide/scenario/answers';
import { markAtXpath } from '../../harness/ide/scenario/observations';
import { IdeScenario } from '../../harness/ide/scenario/scenario';
import type { TouchstoneWorld } from '../../harness/run/world';

Given('the page', async function (this: TouchstoneWorld, html: string) {
  const ide = await IdeScenario.of(this);
  ide.pagePath = ide.session.pages.publish(html);
});

Given('the IDE plays a test on the page', async function (this: TouchstoneWorld) {
  await (await IdeScenario.of(this)).playOnPage();
});

Given('the user looks at another page', async function (this: TouchstoneWorld, html: string) {
  const { session } = await IdeScenario.of(this);
  await session.lookAt(session.pages.publish(html));
});

Then(
  'the answer to {plugin} is an xpath, in the frame, of the element marked {string}',
  async function (this: TouchstoneWorld, letter: PluginLetter, mark: string) {
    const ide = await IdeScenario.of(this);
    const answer = this.observed(await ide.answer(letter));
    expect(await markAtXpath(ide, answer, 'frame'), `the mark of the element at ${inWords(answer)}`).to.equal(mark);
  },
);

Then(
  'the answer to {plugin} is an xpath of the element marked {string}',
  async function (this: TouchstoneWorld, letter: PluginLetter, mark: string) {
    const ide = await IdeScenario.of(this);
    const answer = this.observed(await ide.answer(letter));
    expect(await markAtXpath(ide, answer), `the mark of the element at ${inWords(answer)}`).to.equal(mark);
  },
);
