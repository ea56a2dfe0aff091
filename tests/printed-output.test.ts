// What a subject prints cannot fill the reports, break the terminal or pass for the harness's own words.

import assert from 'node:assert/strict';
import { chmod, glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { conformance, folderOf, messageOf, project, temporaryFolder } from './command';
import { id, madeUpFeatures, observed, schema } from './made-up';

/** The bytes of all files of a folder. */
async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for await (const file of glob('**/*', { cwd: folder })) {
    const found = await stat(path.join(folder, file));
    if (found.isFile()) size += found.size;
  }
  return size;
}

/** No byte below 32 but line breaks and tabs, and no escape of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const control = /[\u0000-\u0008\u000b-\u001f\u007f\u202e]/;

/** A manifest of a generator that works for the smoke check, and else prints 300 MB and fails. */
async function loudGenerator(): Promise<string> {
  const folder = await folderOf({
    'loud.sh':
      '#!/bin/sh\ncase "$*" in *smoke*|*--version*) exec protoc "$@";; esac\n' +
      "printf 'first\\033[2J words\\n'; yes 'a line of a loud generator' | head -c 300000000; printf 'last words' >&2; exit 3\n",
    'subject.yaml': (await readFile(path.join(project, 'subjects', 'protoc.yaml'), 'utf8'))
      .replace('generator: [protoc]', 'generator: ["./loud.sh"]')
      .replace(/^baseline:.*$/m, ''),
  });
  await chmod(path.join(folder, 'loud.sh'), 0o755);
  return path.join(folder, 'subject.yaml');
}

test('a generator that prints 300 MB', async () => {
  const features = await madeUpFeatures({ fine: `${schema}\n${observed}` });
  const words = ['--subject', await loudGenerator(), '--features', features, '--build', await temporaryFolder()];
  const run = await conformance(words);
  assert.equal(run.status, 1, run.output.slice(0, 2000));
  const message = messageOf(run, id('fine'));
  assert.match(message, /first\\x1b\[2J words\n/);
  assert.match(message, /last words/);
  assert.match(message, /more lines/);
  assert.doesNotMatch(message + run.output, control);
  assert(message.length < 64 << 10, String(message.length));
  // The page of a report is about 1 MB by itself.
  const size = await sizeOf(run.reports);
  assert(size < 4 << 20, `${size} bytes`);
});

test('a scenario that prints 1 MB, and control characters at both ends', async () => {
  const prints = [
    'When `std::fputs("first\\x1b[2J words\\n", stderr)`',
    'And `for (int i = 0; i < 40000; ++i) std::fputs("a line of a loud scenario\\n", stderr)`',
    'And `std::fputs("last\\x07 words\\n", stderr)`',
    'And `std::abort()`',
  ].join('\n');
  const features = await madeUpFeatures({ loud: `${schema}\n${observed}\n${prints}` });
  const run = await conformance(['--subject', 'protoc', '--features', features]);
  assert.equal(run.status, 1, run.output.slice(0, 2000));
  const message = messageOf(run, id('loud'));
  assert.match(message, /first\\x1b\[2J words\n/);
  assert.match(message, /last\\x07 words/);
  assert.match(message, /more lines/);
  assert.doesNotMatch(message + run.output, control);
  assert(message.length < 64 << 10, String(message.length));
});
