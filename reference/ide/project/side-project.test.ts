import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyProject, fileName, formatProject, parseProject, readProject } from './side-project';

/** Deterministic ids. */
function counter(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

const written = {
  id: 'p',
  version: '2.0',
  name: 'Shop',
  url: 'https://example.org',
  tests: [
    {
      id: 't1',
      name: 'Buy',
      commands: [
        { id: 'c1', comment: '', command: 'open', target: '/', targets: [['id=a', 'id']], value: '', skip: 1 },
      ],
    },
    { id: 't2', name: 'Look', commands: [] },
  ],
  suites: [{ id: 's', name: 'All', parallel: true, tests: ['t2', 't1', 'gone'] }],
  urls: ['https://example.org/'],
  plugins: [{ id: 'x' }],
  snapshot: { dependencies: {} },
};

function read(value: unknown) {
  const reading = readProject(value);
  assert.ok('project' in reading, JSON.stringify(reading));
  return reading.project;
}

test('reading and writing a project file keeps everything, including fields of other programs', () => {
  assert.deepEqual(JSON.parse(formatProject(read(written))), written);
});

test('optional fields are filled in', () => {
  const project = read({ id: 'p', version: '2.0', name: 'x', tests: [{ id: 't', name: 'y' }] });
  assert.deepEqual(project.tests[0]?.commands, []);
  assert.deepEqual([project.url, project.suites, project.urls, project.plugins], ['', [], [], []]);
});

test('an invalid project gives an error that names the field', () => {
  const cases: [unknown, RegExp][] = [
    [null, /object/],
    ['text', /object/],
    [{ ...written, id: 5 }, /`id`/],
    [{ ...written, version: '3.1' }, /`version`: "3\.1" is not one of 1\.0, 1\.1, 2\.0, 3\.0/],
    [{ ...written, version: 2 }, /`version`/],
    [{ ...written, tests: {} }, /`tests`/],
    [{ ...written, tests: [{ id: 't', name: 'n', commands: [{ id: 'c' }] }] }, /`tests\[0\]\.commands\[0\]\.command`/],
  ];
  for (const [value, problem] of cases) {
    const reading = readProject(value);
    assert.ok('problem' in reading);
    assert.match(reading.problem, problem);
  }
  const reading = parseProject('{');
  assert.ok('problem' in reading && reading.problem.startsWith('not JSON'));
});

/** Reads `written` with changes. */
function readingWith(changes: object) {
  const reading = readProject({ ...written, ...changes });
  assert.ok('project' in reading, JSON.stringify(reading));
  return reading;
}

test('a complete project is opened without assumptions', () => {
  assert.deepEqual(readingWith({}).assumptions, []);
});

test('a missing version is read as the oldest', () => {
  const tests = [{ id: 't', name: 'n', commands: [{ id: 'c', command: 'click', target: 'submit' }] }];
  const { project, version, assumptions } = readingWith({ version: undefined, tests });
  assert.deepEqual([version, project.version, project.tests[0]?.commands[0]?.target], ['1.0', '2.0', 'id=submit']);
  assert.deepEqual(assumptions, ['The file has no version: it was read as version 1.0, the oldest']);
});

test('version 3.0 stays 3.0, and its alternative locators are read', () => {
  const targetFallback = [['css=a', 'css:finder']];
  const commands = [
    { id: 'c', command: 'acceptAlert', target: '', value: '', targetFallback },
    { id: 'd', command: 'click', target: 'id=b', value: '', targetFallback: 'something else' },
  ];
  const { project, version, assumptions } = readingWith({ version: '3.0', tests: [{ id: 't', name: 'n', commands }] });
  assert.deepEqual([version, project.version], ['3.0', '3.0']);
  assert.deepEqual(
    project.tests[0]?.commands.map(({ targets }) => targets),
    [targetFallback, []],
  );
  assert.match(assumptions.join(), /^Version 3\.0 is the format of Selenium IDE 4: .* it is saved as 3\.0$/);
  assert.deepEqual(readProject(JSON.parse(formatProject(project))), { project, version, assumptions });
});

test('recorded locators without a kind and commands without an id are kept and reported', () => {
  const commands = [
    { command: 'click', targets: [['id=a'], ['css=b', 'css', 'more'], [], ['id=c', 'id']] },
    { id: 'own', command: 'click', targets: [['id=a']] },
    { command: 'echo', targets: [['id=a']] },
  ];
  const { project, assumptions } = readingWith({ tests: [{ id: 't', name: 'Buy', commands }] });
  const read = project.tests[0]?.commands.map(({ id, targets }) => [id, targets]);
  assert.deepEqual(read, [
    [
      't-1',
      [
        ['id=a', ''],
        ['css=b', 'css'],
        ['id=c', 'id'],
      ],
    ],
    ['own', [['id=a', '']]],
    ['t-3', [['id=a', '']]],
  ]);
  assert.deepEqual(assumptions, [
    'Command 1 of “Buy” and 1 more command have no id: the IDE has added one',
    'Command 1 of “Buy” and 2 more commands have recorded locators without a strategy: they are kept',
  ]);
});

test('duplicate ids are made unique; tests keep theirs', () => {
  const commands = [
    { id: 't2', command: 'a' },
    { id: 'c', command: 'b' },
  ];
  const project = read({
    ...written,
    tests: [
      { id: 't1', name: 'One', commands },
      { id: 't2', name: 'Two', commands: [...commands, { id: 'c-2', command: 'c' }] },
    ],
  });
  assert.deepEqual(
    project.tests.map(({ id, commands }) => [id, ...commands.map((command) => command.id)]),
    [
      ['t1', 't2-2', 'c'],
      ['t2', 't2-3', 'c-2', 'c-2-2'],
    ],
  );
});

test('an empty project can be saved and read again', () => {
  const project = emptyProject(counter());
  assert.deepEqual(parseProject(formatProject(project)), { project, version: '2.0', assumptions: [] });
});

test('file names contain no path', () => {
  const project = read(written);
  assert.equal(fileName(project), 'Shop.side');
  assert.equal(fileName({ ...project, name: '../a\\b:c\n' }), '.._a_b_c_.side');
  assert.equal(fileName({ ...project, name: '  ' }), 'project.side');
});
