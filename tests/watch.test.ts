// `--watch`: the test edits features, a generator and the input of a `prepare` command, and reads what runs.

import assert from 'node:assert/strict';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { folderOf, program, project, temporaryFolder } from './command';
import { observed, schema } from './made-up';

const scenario = (rule: string, steps: string): string =>
  [
    `  @cpp.made.${rule}`,
    `  Rule: ${rule}`,
    '    Scenario: it happens',
    ...steps.split('\n').map((line) => `      ${line}`),
  ].join('\n');
const feature = (rule: string, step = observed): string =>
  `@needs.cpp\nFeature: ${rule}\n${scenario(rule, `${schema}\n${step}`)}\n`;

/** Replaces a file at once: on a busy machine, the command might see one that is being written. */
async function save(file: string, text: string): Promise<void> {
  // Not beside it: the command would see that file too.
  const saved = path.join(path.dirname(path.dirname(file)), 'saved');
  await writeFile(saved, text);
  await rename(saved, file);
}

/** Runs `--watch` in another process. */
class Watched {
  #output = '';
  #read = 0;
  #ended = false;
  #changed: () => void = () => {};
  readonly #process;

  constructor(words: readonly string[]) {
    this.#process = execa(process.execPath, [...program, '--watch', ...words], {
      cwd: project,
      all: true,
      reject: false,
    });
    this.#process.all.on('data', (data: Buffer) => {
      this.#output += String(data);
      this.#changed();
    });
    this.#process.all.on('end', () => {
      this.#ended = true;
      this.#changed();
    });
  }

  /** What is written until the command waits. */
  async toThePrompt(): Promise<string> {
    return await this.seen(/Waiting for changes\..*\n/);
  }

  /** What is written, from what was seen before to the end of a text. */
  async seen(expected: RegExp): Promise<string> {
    for (;;) {
      const text = this.#output.slice(this.#read);
      const end = expected.exec(text);
      if (end) {
        this.#read += end.index + end[0].length;
        return text.slice(0, end.index + end[0].length);
      }
      assert.ok(!this.#ended, this.#output);
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }

  type(key: string): void {
    this.#process.stdin.write(key);
  }

  async end(): Promise<number | undefined> {
    return (await this.#process).exitCode;
  }

  kill(): void {
    this.#process.kill();
  }
}

describe('--watch', () => {
  let folder = '';
  let watched: Watched;
  const at = (name: string): string => path.join(folder, name);

  before(async () => {
    folder = await folderOf({
      'features/catalogue.yaml': ['first', 'second']
        .map((name) => `- { id: cpp.made.${name}, level: must, rule: Made up. }\n`)
        .join(''),
      'features/first.feature': feature('first'),
      'features/second.feature': feature('second', 'Then `m.foo()` is `9`'),
      'subject/mine.yaml': [
        `extends: ${project}/subjects/protoc.yaml`,
        'name: mine',
        'prepare: [["./source/build.sh"]]',
        'cpp: { generator: ["./generator.sh"] }',
        'capabilities: [generator, cpp]',
        '',
      ].join('\n'),
      'subject/source/build.sh':
        '#!/bin/sh\nsed /comment/d source/generator.txt > generator.new && chmod +x generator.new && mv generator.new generator.sh\n',
      'subject/source/generator.txt': '#!/bin/sh\nexec protoc "$@"\n',
    });
    await chmod(at('subject/source/build.sh'), 0o755);
    const folders = [
      '--features',
      at('features'),
      '--build',
      await temporaryFolder(),
      '--reports',
      await temporaryFolder(),
    ];
    watched = new Watched(['--subject', at('subject/mine.yaml'), ...folders]);
  });
  after(() => watched.kill());

  test('the first run is of everything', async () => {
    const text = await watched.toThePrompt();
    assert.match(text, /scenarios +1 passed {2}1 failed/);
    assert.match(text, /Enter runs the same again, a all, f runs the 1 failed, q quits\./);
  });

  test('an edit of a feature runs that feature', async () => {
    await save(at('features/first.feature'), feature('first', 'Then `m.foo()` is `8`'));
    const text = await watched.toThePrompt();
    assert.match(text, /first\.feature changed\n/);
    assert.match(text, /scenarios +0 passed {2}1 failed/);
    assert.match(text, /f runs the 2 failed/);
    await save(at('features/first.feature'), feature('first'));
    assert.match(await watched.toThePrompt(), /scenarios +1 passed {2}0 failed/);
  });

  test('keys: the failed, the same again, all', async () => {
    watched.type('f');
    const failed = await watched.toThePrompt();
    assert.match(failed, /The failed scenarios\n/);
    assert.match(failed, /scenarios +0 passed {2}1 failed/);
    watched.type('\n');
    assert.match(await watched.toThePrompt(), /Again\n[\s\S]*scenarios +0 passed {2}1 failed/);
    watched.type('a');
    assert.match(await watched.toThePrompt(), /All scenarios\n[\s\S]*scenarios +1 passed {2}1 failed/);
  });

  test('a feature that cannot be read is reported, and read again when it is corrected', async () => {
    await save(at('features/second.feature'), 'Faeture: second\n');
    assert.match(await watched.toThePrompt(), /second\.feature changed\n[\s\S]*second\.feature[\s\S]*expected/);
    await save(at('features/second.feature'), feature('second'));
    const text = await watched.toThePrompt();
    assert.match(text, /scenarios +1 passed {2}0 failed/);
    assert.match(text, /Enter runs the same again, a all, q quits\./);
  });

  test('a change of the generator runs the C++ scenarios', async () => {
    await save(at('subject/source/generator.txt'), '#!/bin/sh\nexit 1\n');
    const text = await watched.toThePrompt();
    assert.match(text, /generator\.txt changed\n/);
    assert.match(text, /the generator `.*` does not work/);
    await save(at('subject/source/generator.txt'), '#!/bin/sh\nexec protoc --fatal_warnings "$@"\n');
    const again = await watched.toThePrompt();
    assert.match(again, /scenarios +2 passed {2}0 failed/);
    assert.match(again, /^2 C\+\+ scenarios keep their results, because the test programs have not changed\./m);
  });

  test('a program that another generator makes otherwise is run again', async () => {
    const wrong = [
      '#!/bin/sh',
      'protoc "$@" || exit 1',
      'for word; do case $word in --cpp_out=*)',
      '  sed -i "s/return _internal_foo();/return 9;/" "$(echo "$word" | cut -d= -f2)"/*.h',
      'esac; done',
      '',
    ];
    await save(at('subject/source/generator.txt'), wrong.join('\n'));
    const text = await watched.toThePrompt();
    assert.doesNotMatch(text, /keep their results|keeps its result/);
    assert.match(text, /scenarios +0 passed {2}2 failed/);
    await save(at('subject/source/generator.txt'), '#!/bin/sh\nexec protoc --fatal_warnings "$@"\n');
    const mended = await watched.toThePrompt();
    assert.match(mended, /scenarios +2 passed {2}0 failed/);
    assert.doesNotMatch(mended, /keep their results|keeps its result/);
  });

  test('Enter runs all of them', async () => {
    watched.type('\n');
    const text = await watched.toThePrompt();
    assert.match(text, /scenarios +2 passed {2}0 failed/);
    assert.doesNotMatch(text, /keep their results|keeps its result/);
  });

  test('a change that makes no difference to the subject runs nothing', async () => {
    const source = at('subject/source/generator.txt');
    await save(source, `${await readFile(source, 'utf8')}# a comment\n`);
    const next = at('features/second.feature');
    await watched.seen(/generator\.txt changed, but nothing that the subject consists of\.\n/);
    await rm(next);
    await watched.seen(/second\.feature changed: it was removed\.\n/);
  });

  test('q quits, with the status of the last run', async () => {
    watched.type('q');
    assert.equal(await watched.end(), 0);
  });
});

test('--watch does not edit the baseline that it watches', async () => {
  const { exitCode, all } = await execa(process.execPath, [...program, '--watch', '--prune'], {
    cwd: project,
    all: true,
    reject: false,
  });
  assert.equal(exitCode, 2);
  assert.match(all, /^--watch cannot be combined with --prune\./);
});
