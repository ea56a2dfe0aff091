import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyProject, fileName, formatProject, parseProject, readProject } from './side-project';

/** Identifiers that are the same at each run. */
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

test('what a project file holds survives reading and writing, fields of other programs too', () => {
  assert.deepEqual(JSON.parse(formatProject(read(written))), written);
});

test('what may be left out is filled in', () => {
  const project = read({ id: 'p', version: '2.0', name: 'x', tests: [{ id: 't', name: 'y' }] });
  assert.deepEqual(project.tests[0]?.commands, []);
  assert.deepEqual([project.url, project.suites, project.urls, project.plugins], ['', [], [], []]);
});

test('a project that cannot be read says where it is wrong', () => {
  const cases: [unknown, RegExp][] = [
    [null, /object/],
    ['text', /object/],
    [{ ...written, id: 5 }, /`id`/],
    [{ ...written, version: '3.0' }, /`version`: "3\.0" is none of 1\.0, 1\.1, 2\.0/],
    [{ ...written, version: undefined }, /`version`/],
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

test('ids that are used twice are told apart, tests keeping theirs', () => {
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
  assert.deepEqual(parseProject(formatProject(project)), { project, version: '2.0' });
});

test('file names carry no path', () => {
  const project = read(written);
  assert.equal(fileName(project), 'Shop.side');
  assert.equal(fileName({ ...project, name: '../a\\b:c\n' }), '.._a_b_c_.side');
  assert.equal(fileName({ ...project, name: '  ' }), 'project.side');
});
