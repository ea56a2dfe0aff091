// Control of the IDE by a plugin.

import { expect } from 'chai';
import { runAfterRestart } from '../../harness/ide/scenario/observations';
import { Given, Then, When } from './step';

Given('{plugin} controls the IDE', (ide, letter) => ide.takeControl(letter));

When('{plugin} takes control of the IDE, which the user allows', (ide, letter) => ide.takeControl(letter));

Then(
  'the IDE is controlled by {plugin}',
  (ide, letter) =>
    ide.eventually(
      () => ide.driver.controller(),
      (text) => text.includes(ide.plugin(letter).name),
    ),
  (shown, letter) => {
    expect(shown, 'who controls the IDE').to.include(`Plugin ${letter}`);
  },
);

Then(
  'the IDE is not controlled',
  (ide) =>
    ide.lasting(
      () => ide.driver.controller(),
      (text) => text === '',
    ),
  (shown) => {
    expect(shown, 'who controls the IDE').to.equal('');
  },
);

Then(
  'the IDE has restarted',
  async (ide) => ({ before: ide.runBefore, now: await runAfterRestart(ide) }),
  ({ before, now }) => {
    expect(now !== undefined && now !== before, 'whether this is another run of the IDE').to.be.true;
  },
);

Then(
  'the IDE has not restarted',
  async (ide) => ({ before: ide.runBefore, now: await ide.driver.run() }),
  ({ before, now }) => {
    expect(now).to.equal(before);
  },
);
