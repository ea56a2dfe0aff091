// The code that plugins generate for a project: in the project file, and in exported files.

import { expect } from 'chai';
import { codeRequestsTo, downloadedFile, downloadedProject } from '../../harness/ide/scenario/observations';
import { Then, When } from './step';

When('the user exports {string}', (ide, what) => ide.exportCode(what));

Then(
  'the downloaded project has',
  (ide) => downloadedProject(ide),
  ({ project }, table) => {
    for (const [path = '', json = ''] of table.raw()) {
      expect(project).to.have.nested.property(path).that.deep.equals(JSON.parse(json));
    }
  },
);

Then(
  'the downloaded project has no {string}',
  (ide) => downloadedProject(ide),
  ({ project }, path) => {
    expect(project).not.to.have.nested.property(path);
  },
);

Then(
  '{string} is downloaded, which holds the text {string}',
  (ide) => downloadedFile(ide),
  (file, name, text) => {
    expect(file).to.deep.equal({ name, text });
  },
);

Then(
  '{string} is downloaded, which has the lines',
  (ide) => downloadedFile(ide),
  (file, name, table) => {
    expect(file.name).to.equal(name);
    expect(file.text.split('\n').map((line) => line.trim())).to.include.members(table.raw().flat());
  },
);

Then(
  '{plugin} is asked to {codeAction} the {word} with',
  (ide, letter, action) => codeRequestsTo(ide, letter, action, 1),
  (requests, _letter, _action, entity, table) => {
    const request = requests.find((one) => one.entity === entity);
    for (const [path = '', json = ''] of table.raw()) {
      expect(request, `the request of ${entity}`).to.have.nested.property(path).that.deep.equals(JSON.parse(json));
    }
  },
);

Then(
  '{plugin} is asked to {codeAction} nothing',
  (ide, letter, action) => codeRequestsTo(ide, letter, action, 0),
  (requests, letter, action) => {
    expect(requests, `what plugin ${letter} was asked to ${action}`).to.be.empty;
  },
);
