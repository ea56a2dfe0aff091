// `list`: what is printed for people and for programs.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { folderOf, program, project } from './command';

async function list(...words: readonly string[]) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [...program, 'list', ...words], {
    cwd: project,
    reject: false,
    stdin: 'ignore',
  });
  return { exitCode, stdout, stderr };
}

const catalogue = [
  '- { id: cpp.made.up, level: must, rule: It is made up. }',
  '- { id: cpp.made.other, level: choice, rule: It is made up as well. }',
  '- { id: cpp.single.one, level: must, rule: It is alone. }',
].join('\n');
const feature = `Feature: Made up
  Somebody made it up. Nobody
  believes it.

  @cpp.made.up
  Rule: made up
    Scenario: it happens
      Then \`1\` is \`1\`
    Scenario Outline: rows
      Then \`<n>\` is \`<n>\`
      Examples:
        | n |
        | 1 |
        | 2 |
`;

describe('list', { concurrency: 2 }, () => {
  test('sections, with their rules and scenarios counted, and what their feature says first', async () => {
    const features = await folderOf({ 'catalogue.yaml': catalogue, 'made.feature': feature });
    const { stdout } = await list('sections', '--features', features);
    assert.deepEqual(stdout.split('\n'), [
      'cpp.made       2 rules     3 scenarios  Made up. Somebody made it up.',
      'cpp.single     1 rule      0 scenarios  It is alone.',
    ]);
  });
  test('rules, with their levels', async () => {
    const { stdout } = await list('rules', 'cpp.oneof.set');
    assert.match(stdout, /^cpp\.oneof\.set +must {2}\S.*\.\ncpp\.oneof\.set-clears-others +must {2}/);
  });
  test('scenarios for programs', async () => {
    const features = await folderOf({ 'catalogue.yaml': catalogue, 'made.feature': feature });
    const { stdout } = await list('scenarios', 'cpp.made.up/', '--json', '--features', features);
    const items = JSON.parse(stdout) as { id: string; sentence: string; location: string }[];
    assert.deepEqual(
      items.map(({ id, sentence }) => [id, sentence]),
      [
        ['cpp.made.up/it-happens', 'it happens'],
        ['cpp.made.up/rows/1', 'rows'],
        ['cpp.made.up/rows/2', 'rows'],
      ],
    );
    assert.match(items[1]!.location, /made\.feature:13$/);
  });
  test('subjects and capabilities', async () => {
    assert.match((await list('subjects')).stdout, /^reference +Touchstone's own compiler/m);
    assert.match((await list('capabilities')).stdout, /^generator +a command turns \.proto files/);
  });
  test('a word or a prefix that does not exist', async () => {
    const word = await list('rulez');
    assert.deepEqual([word.exitCode, word.stdout], [2, '']);
    assert.match(word.stderr, /`list` takes sections, .* or capabilities, not `rulez`\. Did you mean `rules`\?/);
    const prefix = await list('rules', 'cpp.oneoff.');
    assert.equal(prefix.exitCode, 2);
    assert.match(prefix.stderr, /None of the rules begins with `cpp\.oneoff\.`\. Did you mean `cpp\.oneof\.`/);
  });
});
