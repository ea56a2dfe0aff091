// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `${name}` is how commands name variables

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatProject, parseProject } from './side-project';

/** A project file with one test, as IDEs of that version wrote it. */
function file(version: string, commands: readonly object[]): string {
  return JSON.stringify({
    id: '7d5a7c6e-8a0f-4b0f-a0a5-0d1f4b6f2a10',
    version,
    name: 'Search',
    url: 'https://search.example.org',
    tests: [
      {
        id: 'a3d6c1f0-1111-4c1b-9a53-0d4b8f0e6a01',
        name: 'finds something',
        commands: commands.map((command, index) => ({
          id: `c${index}`,
          comment: '',
          target: '',
          value: '',
          ...command,
        })),
      },
    ],
    suites: [{ id: 's', name: 'Default Suite', persistSession: true, parallel: false, timeout: 300, tests: [] }],
    urls: ['https://search.example.org/'],
    plugins: [],
    snapshot: { tests: [] },
  });
}

function opened(text: string) {
  const reading = parseProject(text);
  assert.ok('project' in reading, JSON.stringify(reading));
  return reading;
}

/** Command, target and value of each command. */
function lines(text: string): string[] {
  return opened(text).project.tests[0]!.commands.map(({ command, target, value }) =>
    [command, target, value].join('|'),
  );
}

test('1.0: locators get an explicit kind', () => {
  const commands = [
    { command: 'click', target: 'submit' },
    { command: 'click', target: '//form/button' },
    { command: 'click', target: '(//a)[2]' },
    { command: 'click', target: 'css=.go' },
    { command: 'click', target: '${where}' },
    { command: 'click', target: '' },
    { command: '//click', target: 'later' },
    { command: 'type', target: 'q', value: 'lamp' },
    { command: 'selectFrame', target: 'index=0' },
    { command: 'myPluginCommand', target: 'submit' },
  ];
  assert.deepEqual(lines(file('1.0', commands)), [
    'click|id=submit|',
    'click|xpath=//form/button|',
    'click|xpath=(//a)[2]|',
    'click|css=.go|',
    'click|${where}|',
    'click||',
    '//click|id=later|',
    'type|id=q|lamp',
    'selectFrame|index=0|',
    'myPluginCommand|submit|',
  ]);
  const recorded = {
    command: 'click',
    target: 'go',
    targets: [
      ['go', 'id'],
      ['//button', 'xpath:position'],
    ],
  };
  assert.deepEqual(opened(file('1.0', [recorded])).project.tests[0]!.commands[0]!.targets, [
    ['id=go', 'id'],
    ['xpath=//button', 'xpath:position'],
  ]);
});

test('1.0: variable names lose their braces, and variables in scripts their quotes', () => {
  const commands = [
    { command: 'storeText', target: 'id=a', value: '${name}' },
    { command: 'assert', target: '${name}', value: '${other}' },
    { command: 'executeScript', target: 'return \'${name}\' + "${other}" + `${third}`', value: '${sum}' },
    { command: 'if', target: '"${name}" == "Ada ${x}"' },
    { command: 'echo', target: "'${name}'" },
    { command: 'else if', target: "'${name}' == 1" },
  ];
  assert.deepEqual(lines(file('1.0', commands)), [
    'storeText|id=a|name',
    'assert|name|${other}',
    'executeScript|return ${name} + ${other} + ${third}|sum',
    'if|${name} == "Ada ${x}"|',
    "echo|'${name}'|",
    'else if|${name} == 1|',
  ]);
});

test('1.0: commands are renamed, and the time of a pause becomes its target', () => {
  const commands = [
    { command: 'waitForVisible', target: 'id=a', value: '100' },
    { command: '//waitForEditable', target: 'a' },
    { command: 'pause', value: '500' },
    { command: 'pause', target: '200', value: 'a note' },
  ];
  assert.deepEqual(lines(file('1.0', commands)), [
    'waitForElementVisible|id=a|100',
    '//waitForElementEditable|id=a|',
    'pause|500|',
    'pause|200|a note',
  ]);
});

test('1.1: numbered windows get names', () => {
  const commands = [
    { command: 'open', target: '/' },
    { command: 'click', target: 'css=a' },
    { command: 'selectWindow', target: 'win_ser_1' },
    { command: 'click', target: 'id=more' },
    { command: 'selectWindow', target: 'win_ser_2' },
    { command: 'close', target: 'win_ser_2' },
    { command: 'selectWindow', target: 'win_ser_1' },
    { command: 'selectWindow', target: 'win_ser_local' },
    { command: 'selectWindow', target: 'title=Help' },
  ];
  for (const version of ['1.0', '1.1']) {
    const text = file(version, commands);
    assert.deepEqual(lines(text), [
      'open|/|',
      'storeWindowHandle|root|',
      'click|css=a|',
      'selectWindow|handle=${win_ser_1}|',
      'click|id=more|',
      'selectWindow|handle=${win_ser_2}|',
      'close||',
      'selectWindow|handle=${win_ser_1}|',
      'selectWindow|handle=${root}|',
      'selectWindow|title=Help|',
    ]);
    const openers = opened(text).project.tests[0]!.commands.filter(({ opensWindow }) => opensWindow);
    assert.deepEqual(
      openers.map(({ target, windowHandleName, windowTimeout }) => [target, windowHandleName, windowTimeout]),
      [
        ['css=a', 'win_ser_1', 2000],
        ['id=more', 'win_ser_2', 2000],
      ],
    );
  }
});

test('1.1: the changes for 1.0 are not applied', () => {
  assert.deepEqual(lines(file('1.1', [{ command: 'click', target: 'submit' }])), ['click|submit|']);
});

test('a migrated project has the current version, keeps unknown fields, and is migrated once', () => {
  const text = file('1.0', [{ command: 'click', target: 'a', extra: { of: 'a plugin' } }]);
  const { project, version } = opened(text);
  assert.deepEqual([version, project.version], ['1.0', '2.0']);
  assert.deepEqual(project.snapshot, { tests: [] });
  assert.deepEqual(project.tests[0]?.commands[0]?.extra, { of: 'a plugin' });
  assert.deepEqual(opened(formatProject(project)), { project, version: '2.0', assumptions: [] });
});

test('a file that is not a project is rejected with a reason', () => {
  const problems: [string, RegExp][] = [
    ['{ "id": "x", }', /^not JSON: .*position \d+/],
    ['<html></html>', /^not JSON/],
    ['[]', /object/],
    [file('4.1', []), /`version`: "4\.1" is not one of 1\.0, 1\.1, 2\.0, 3\.0/],
    [file('1.0', [{ command: 5 }]), /`tests\[0\]\.commands\[0\]\.command`/],
  ];
  for (const [text, expected] of problems) {
    const reading = parseProject(text);
    assert.ok('problem' in reading);
    assert.match(reading.problem, expected);
  }
  assert.ok('project' in parseProject(`\uFEFF${file('2.0', [{ command: 'echo', target: null }])}`));
});
