// Pages, tests that play on them, and the elements that locators find on them.

import { expect } from 'chai';
import { markedElement } from '../../harness/ide/scenario/observations';
import { Given, Then, When } from './step';

Given('the page', (ide, html: string) => {
  ide.pagePath = ide.session.pages.publish(html);
});

Given('the IDE plays a test on the page', (ide) => ide.playOnPage());

Given('the user looks at the page', (ide) => ide.session.lookAt(new URL(ide.pageAddress).pathname));

When('the user closes the page', async (ide) => (await ide.session.pageAt(ide.pageAddress)).close());

Given('the user looks at another page', ({ session }, html: string) => session.lookAt(session.pages.publish(html)));

Then(
  'the answer to {plugin} is an xpath, in the frame, of the element marked {string}',
  (ide, letter) => markedElement(ide, letter, 'frame'),
  ({ mark, xpath }, _letter, expected) => {
    expect(mark, `the mark of the element at ${xpath}`).to.equal(expected);
  },
);

Then(
  'the answer to {plugin} is not an xpath of the element marked {string}',
  (ide, letter) => markedElement(ide, letter, 'page'),
  ({ mark, xpath }, _letter, unwanted) => {
    expect(mark, `the mark of the element at ${xpath}`).not.to.equal(unwanted);
  },
);

Then(
  'the answer to {plugin} is an xpath of the element marked {string}',
  (ide, letter) => markedElement(ide, letter, 'page'),
  ({ mark, xpath }, _letter, expected) => {
    expect(mark, `the mark of the element at ${xpath}`).to.equal(expected);
  },
);
