// The shapes' schemas compile, and their data is what the schemas describe.

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { execa } from 'execa';
import { realCompiler } from '../../../reference/compiler/real-compiler/real-compiler';
import { dataOf, recordFile } from './data';
import { fixedShapes } from './fixed-shapes';
import { randomShape } from './random-shape';
import { packageOf, schemaOf } from './schema';

const shapes = [...fixedShapes, ...[1, 2, 3, 4, 5, 6].map(randomShape)];

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchstone-shapes-'));
  for (const shape of shapes) await writeFile(path.join(folder, `${shape.name}.proto`), schemaOf(shape));
});
after(() => rm(folder, { recursive: true, force: true }));

test('each schema is accepted, and each first record is a message of it', async () => {
  for (const [index, shape] of shapes.entries()) {
    const name = `${packageOf(shape)}.${shape.root.name}`;
    const { stdout, stderr, exitCode } = await execa(
      realCompiler(),
      [`-I${folder}`, `--decode=${name}`, `${shape.name}.proto`],
      { input: dataOf(shape, index + 1)[0]!, reject: false },
    );
    assert.equal(exitCode, 0, `${shape.name}: ${stderr}`);
    // A field that the schema does not have, or of another type, is printed by its number.
    const unknown = stdout.split('\n').filter((line) => /^\s*\d+\b/.test(line));
    assert.equal(unknown.length > 0, shape.root.unknown !== undefined, `${shape.name}:\n${unknown.join('\n')}`);
  }
});

test('a seed gives the same shape and the same data', () => {
  assert.equal(schemaOf(randomShape(7)), schemaOf(randomShape(7)));
  assert.notEqual(schemaOf(randomShape(7)), schemaOf(randomShape(8)));
  const data = (): Buffer => recordFile(dataOf(randomShape(7), 9));
  assert.deepEqual(data(), data());
});

test('a record follows its length', () => {
  assert.deepEqual(recordFile([Buffer.from('abc'), Buffer.alloc(0)]), Buffer.from('\x03\0\0\0abc\0\0\0\0'));
});
