// The IDE's messages to plugins, and their answers.

import { expect } from 'chai';
import { eventsOf, executionsOf, runIdsOf, toldOf } from '../../harness/ide/scenario/observations';
import { Given, Then } from './step';

Given('{plugin} answers the {topic} with {json}', (ide, letter, topic, answer) =>
  ide.plugin(letter).replies.answer(topic, answer),
);

Given('{plugin} answers the {topic} with nothing', (ide, letter, topic) =>
  ide.plugin(letter).replies.answer(topic, undefined),
);

Given('{plugin} does not answer the {topic}', (ide, letter, topic) => ide.plugin(letter).replies.withhold(topic));

Given('{plugin} answers the {topic} with {json} right after it has sent', (ide, letter, topic, answer, messages) => {
  const first = messages.raw().map(([message = '']) => JSON.parse(message) as unknown);
  ide.plugin(letter).replies.answer(topic, answer, first);
});

Then(
  '{plugin} is asked to execute',
  (ide, letter, table) => executionsOf(ide, letter, table.hashes().length),
  (executed, letter, table) => {
    const commands = executed.map(({ command }) => command);
    expect(commands, `what plugin ${letter} was asked to execute`).to.deep.equal(table.hashes());
  },
);

Then(
  '{plugin} is asked to execute nothing',
  (ide, letter) => executionsOf(ide, letter, 0),
  (executed, letter) => {
    expect(executed, `what plugin ${letter} was asked to execute`).to.be.empty;
  },
);

Then(
  '{plugin} is told with the command',
  (ide, letter) => executionsOf(ide, letter, 1),
  ([execution], _letter, table) => {
    for (const [option = '', value = ''] of table.raw()) {
      const wanted = value === 'true' || value === 'false' ? value === 'true' : value;
      expect(execution?.options, 'the options').to.have.property(option, wanted);
    }
  },
);

Then(
  '{plugin} is told a tab, a window, a frame and a run with the command',
  (ide, letter) => executionsOf(ide, letter, 1),
  ([execution]) => {
    const { tabId, windowId, frameId, runId } = execution?.options ?? {};
    expect([tabId, windowId, frameId].map((id) => typeof id)).to.deep.equal(['number', 'number', 'number']);
    expect(runId).to.be.a('string').that.is.not.empty;
  },
);

Then(
  'the answer to {plugin} is the tab that came with the command',
  async (ide, letter) => ({ executions: await executionsOf(ide, letter, 1), answer: await ide.answer(letter) }),
  ({ executions: [execution], answer }) => {
    expect(answer).to.deep.equal({ kind: 'value', value: { id: execution?.options.tabId } });
  },
);

Then(
  '{plugin} is told of {string}',
  (ide, letter, event) => toldOf(ide, letter, event),
  (told, _letter, event) => {
    expect(told, `the event ${event}`).not.to.be.undefined;
  },
);

Then(
  '{plugin} is told of {string} with',
  (ide, letter, event) => toldOf(ide, letter, event),
  (told, _letter, event, table) => {
    for (const [path = '', value] of table.raw()) {
      expect(told, `the options of ${event}`).to.have.nested.property(path, value);
    }
  },
);

Then(
  '{plugin} is told in this order of',
  (ide, letter, table) => eventsOf(ide, letter, table.raw().flat().length),
  (told, letter, table) => {
    const events = told.map(({ event }) => event);
    expect(events, `the events that plugin ${letter} was told of`).to.deep.equal(table.raw().flat());
  },
);

Then(
  '{plugin} is told nothing',
  (ide, letter) => eventsOf(ide, letter, 0),
  (told, letter) => {
    expect(told, `the events that plugin ${letter} was told of`).to.be.empty;
  },
);

Then(
  'both/all events have the same run',
  (ide) => runIdsOf(ide, 'A'),
  (runs) => {
    expect(runs[0]).to.be.a('string').that.is.not.empty;
    expect(new Set(runs), 'the runs of the events').to.have.property('size', 1);
  },
);
