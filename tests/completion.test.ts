// `completion`: bash completes real command lines with the printed script; so do zsh and fish, where they are.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { execa } from 'execa';
import { onlyInWhole } from '../support/test-sample';
import { lookUp } from '../support/tools.mjs';
import { folderOf, program, project } from './command';

async function script(shell: string): Promise<string> {
  const { stdout } = await execa(process.execPath, [...program, 'completion', shell], { cwd: project });
  return stdout;
}

/** Why a test is skipped, if one of the programs is not installed. */
function missing(...programs: readonly string[]): string | false {
  const absent = programs.find((name) => lookUp(name) === undefined);
  return absent !== undefined && `${absent} is not installed`;
}

describe('bash', () => {
  let bash = '';
  before(async () => {
    bash = await script('bash');
  });

  /** What bash proposes for a command line whose last word is being written. */
  async function completed(...words: readonly string[]): Promise<string[]> {
    const state = ['COMP_WORDS=("$@")', 'COMP_CWORD=$(($# - 1))', '_touchstone', 'declare -p COMPREPLY'];
    const text = [bash, ...state].join('\n');
    const { stdout, stderr } = await execa('bash', ['-c', text, 'bash', 'touchstone', ...words], { cwd: project });
    assert.equal(stderr, '');
    return [...stdout.matchAll(/\[\d+\]="([^"]*)"/g)].map(([, word]) => word!);
  }

  test('commands', async () => {
    assert.deepEqual(await completed('exp'), ['explain']);
    for (const name of ['run', 'init', 'list', 'doctor', 'replay']) assert((await completed('')).includes(name));
  });
  test('options of the default command and of others', async () => {
    assert.deepEqual(await completed('--mess'), ['--messages']);
    assert.deepEqual(await completed('replay', '--mess'), []);
    assert.deepEqual(await completed('list', '--js'), ['--json']);
  });
  test('rules and their prefixes', async () => {
    assert.deepEqual(await completed('--rule', 'cpp.oneof.set-c'), ['cpp.oneof.set-clears-others']);
    assert((await completed('--subject', 'protoc', '--rule', 'cpp.one')).includes('cpp.oneof.'));
    assert.deepEqual(await completed('explain', 'cpp.oneof.not'), ['cpp.oneof.not-set']);
  });
  test('subjects, by name and by file', onlyInWhole, async () => {
    assert.deepEqual(await completed('--subject', 'ref'), ['reference', 'reference']);
    assert((await completed('--subject', 'examples/own-ide/s')).includes('examples/own-ide/subject.yaml'));
  });
  test('files, where a value is one', async () => {
    assert.deepEqual(await completed('run', '--reports', 'harn'), ['harness']);
  });
  test('what `list` and `completion` take', onlyInWhole, async () => {
    assert.deepEqual(await completed('list', 'sc'), ['scenarios']);
    assert.deepEqual(await completed('completion', ''), ['bash', 'zsh', 'fish']);
  });
  test('after the Tab key', { skip: missing('script') }, async () => {
    const folder = await folderOf({ rc: `${bash}\ntouchstone() { printf '<%s>' "$@"; }\n` });
    // `script` runs an interactive bash on a terminal of its own, and passes the keys on.
    const { all } = await execa('script', ['-qec', `bash --rcfile ${folder}/rc -i`, '/dev/null'], {
      input: 'touchstone --rule cpp.oneof.set-cl\t\nexit\n',
      env: { TERM: 'dumb', INPUTRC: '/dev/null', HISTFILE: '' },
      all: true,
      reject: false,
    });
    assert.match(all, /<--rule><cpp\.oneof\.set-clears-others>/);
  });
});

test('zsh, after the Tab key', { skip: missing('zsh', 'script') }, async () => {
  const rc = [
    'autoload -Uz compinit && compinit -u -D',
    await script('zsh'),
    `touchstone() { printf '<%s>' "$@"; print }`,
  ];
  const folder = await folderOf({ '.zshrc': rc.join('\n') });
  const { all } = await execa('script', ['-qec', 'zsh -i', '/dev/null'], {
    input: 'touchstone --rule cpp.oneof.set-cl\t\ntouchstone replay --deb\t\nexit\n',
    env: { TERM: 'dumb', ZDOTDIR: folder },
    all: true,
    reject: false,
  });
  assert.match(all, /<--rule><cpp\.oneof\.set-clears-others>/);
  assert.match(all, /<replay><--debug>/);
});

test('fish', { skip: missing('fish') }, async () => {
  const lines = ['touchstone --rule cpp.oneof.set-cl', 'touchstone replay --deb', 'touchstone completion '];
  const asked = lines.map((line) => `complete -C '${line}'`);
  const folder = await folderOf({ 'asked.fish': [await script('fish'), ...asked].join('\n') });
  const { stdout, stderr } = await execa('fish', ['--no-config', `${folder}/asked.fish`]);
  assert.equal(stderr, '');
  assert.deepEqual(
    stdout.split('\n').map((line) => line.split('\t')[0]),
    ['cpp.oneof.set-clears-others', '--debug', 'bash', 'fish', 'zsh'],
  );
});
