// The log.

import { expect } from 'chai';
import { entriesWith } from '../../harness/ide/scenario/observations';
import { Given, Then, When } from './step';

Given('the log shows the group {group}', (ide, group) => ide.log.filterByGroup(group));

When('the user filters the log by {group}', (ide, group) => ide.log.filterByGroup(group));

When('the user filters the log by the type {type}', (ide, type) => ide.log.filterByType(type));

When('the user copies the log', (ide) => ide.log.copy());

When('the user clears the log', ({ driver }) => driver.clearLog());

When('the user clicks the link {string}', (ide, text) => ide.driver.followLink(ide.filledIn({ text }).text));

Then(
  'the log shows {string}',
  (ide, message) => entriesWith(ide, message, 1),
  (entries, message) => {
    expect(entries, `entries with "${message}"`).not.to.be.empty;
  },
);

Then(
  'the log shows {string} once',
  (ide, message) => entriesWith(ide, message, 1),
  (entries, message) => {
    expect(entries, `entries with "${message}"`).to.have.length(1);
  },
);

Then(
  'the log shows {string} twice',
  (ide, message) => entriesWith(ide, message, 2),
  (entries, message) => {
    expect(entries, `entries with "${message}"`).to.have.length(2);
  },
);

Then(
  'the log shows {string} twice, once {word} and once {word}',
  (ide, message) => entriesWith(ide, message, 2),
  (entries, message, one, other) => {
    const colours = entries.map(({ colour }) => colour);
    expect(colours, `the colours of "${message}"`).to.have.members([one, other]);
  },
);

Then(
  'the log shows {string} as written by {string}',
  (ide, message) => entriesWith(ide, message, 1),
  ([entry], message, name) => {
    expect(entry?.text, `the entry with "${message}"`).to.include(name);
  },
);

Then(
  'one entry of the log mentions',
  (ide, table) => entriesWith(ide, table.raw()[0]?.[0] ?? '', 1),
  (entries, table) => {
    const [first, ...others] = table.raw().flat();
    expect(entries, `entries with "${first}"`).to.have.length(1);
    for (const text of others) expect(entries[0]?.text, `the entry with "${first}"`).to.include(text);
  },
);

Then(
  'the log does not show {string}',
  (ide, message) => entriesWith(ide, message, 0),
  (entries, message) => {
    expect(entries, `entries with "${message}"`).to.be.empty;
  },
);

Then(
  'the log shows {string} in {word}',
  (ide, message) => entriesWith(ide, message, 1),
  ([entry], message, colour) => {
    expect(entry?.colour, `the colour of "${message}"`).to.equal(colour);
  },
);

Then(
  'the log shows {string} neither in red nor in orange',
  (ide, message) => entriesWith(ide, message, 1),
  ([entry], message) => {
    expect(entry?.colour, `the colour of "${message}"`).to.equal('neutral');
  },
);

Then(
  'the entry {string} has the links',
  async (ide, message, table) => ({
    entries: await entriesWith(ide, message, 1),
    links: table.hashes().map((row) => ide.filledIn(row)),
  }),
  ({ entries: [entry], links }) => {
    expect(entry?.links).to.deep.equal(links);
  },
);

Then(
  'the entry {string} has no link',
  (ide, message) => entriesWith(ide, message, 1),
  ([entry]) => {
    expect(entry?.links).to.deep.equal([]);
  },
);

Then(
  'the page opens',
  async (ide) => ({ page: await ide.session.pageAt(ide.pageAddress), address: ide.pageAddress }),
  ({ page, address }) => {
    expect(page.url()).to.equal(address);
  },
);

Then(
  'what the user pastes has a line for each of',
  (ide) => ide.log.pasted(),
  (text, table) => {
    const lines = text.split('\n');
    const places = table.hashes().map(({ plugin = '', message = '' }) => {
      const own = lines.filter((line) => line.includes(message));
      expect(own, `the lines with "${message}" of ${JSON.stringify(lines)}`).to.have.length(1);
      expect(own[0], 'the line').to.include(plugin);
      return lines.indexOf(own[0] ?? '');
    });
    expect(places, 'the order of the lines').to.deep.equal(places.toSorted((one, other) => one - other));
  },
);

Then(
  'what the user pastes does not have {string}',
  (ide) => ide.log.pasted(),
  (pasted, text) => {
    expect(pasted, 'the pasted text').not.to.include(text);
  },
);
