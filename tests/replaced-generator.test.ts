// If a generator is replaced and the build folder is kept, the output of the new generator is judged. If a schema file is
// renamed, nothing of its old name is left.

import assert from 'node:assert/strict';
import { chmod, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { onlyInWhole } from '../support/test-sample';
import { conformance, folderOf, messageOf, verdicts } from './command';
import { id, madeUpFeatures, observed, schema } from './made-up';

/** The manifest of a subject whose generator is the file beside it. */
const manifest =
  'name: mine\ncpp:\n  generator: [./generator]\n  headers: [google/protobuf/message.h]\n' +
  '  pkg_config: { full: [protobuf] }\ncapabilities: [generator, cpp]\n';

/** protoc, which also defines GENERATOR in each header. Like a reproducible build, it gives its files an old time. */
const generator = (number: number): string =>
  [
    '#!/bin/sh',
    'protoc "$@" || exit 1',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's
    'for word; do case $word in --cpp_out=*) out=${word#--cpp_out=} ;; esac; done',
    `for file in "$out"/*.pb.h; do echo '#define GENERATOR ${number}' >> "$file"; done`,
    'touch -t 200001010000 "$out"/*.pb.*',
    '',
  ].join('\n');

test('an older version of a generator is noticed', async () => {
  const features = await madeUpFeatures({ generator: `${schema}\n${observed}\nAnd \`GENERATOR\` is \`1\`` });
  const folder = await folderOf({
    generator: generator(1),
    'mine.yaml': manifest,
  });
  const file = path.join(folder, 'generator');
  await chmod(file, 0o755);
  const words = ['--subject', path.join(folder, 'mine.yaml'), '--features', features];
  words.push('--build', path.join(folder, 'build'));
  const first = await conformance(words);
  assert.deepEqual(verdicts(first), { [id('generator')]: 'passed' }, first.output);

  await writeFile(file, generator(2));
  await utimes(file, 1, 1);
  const second = await conformance(words);
  assert.match(messageOf(second, id('generator')), /expected 1, but it is 2/);

  await writeFile(file, generator(1));
  await utimes(file, 0, 0);
  assert.deepEqual(verdicts(await conformance(words)), { [id('generator')]: 'passed' });
});

test('nothing is found under the old name of a schema file', onlyInWhole, async () => {
  const other = (name: string): string =>
    `Given the schema file \`${name}\`\n  """proto\n  syntax = "proto3";\n  message Other {}\n  """`;
  const made = (name: string, found: number): Promise<string> =>
    madeUpFeatures({ renamed: `${schema}\n${other(name)}\nThen \`FOUND\` is \`${found}\`` });
  const folder = await folderOf({
    generator: [
      '#!/bin/sh',
      'protoc "$@" || exit 1',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's
      'for word; do case $word in --cpp_out=*) out=${word#--cpp_out=} ;; esac; done',
      'for file in "$out"/made*.pb.h; do',
      `  printf '#if __has_include("first.pb.h")\\n#define FOUND 1\\n#else\\n#define FOUND 0\\n#endif\\n' >> "$file"`,
      'done',
      '',
    ].join('\n'),
    'mine.yaml': manifest,
  });
  await chmod(path.join(folder, 'generator'), 0o755);
  const words = ['--subject', path.join(folder, 'mine.yaml'), '--build', path.join(folder, 'build')];
  for (const [name, found] of [
    ['first.proto', 1],
    ['second.proto', 0],
  ] as const) {
    const run = await conformance([...words, '--features', await made(name, found)]);
    assert.deepEqual(verdicts(run), { [id('renamed')]: 'passed' }, `${name}\n${run.output}`);
  }
});
