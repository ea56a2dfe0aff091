// Compares the front end with the real compiler: errors and their lines, and the bytes of valid schemas.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sampleOf } from '../../../support/test-sample';
import { differences } from '../real-compiler/compare';
import { realCompiler } from '../real-compiler/real-compiler';
import { split } from '../real-compiler/real-descriptors';
import { compile } from './compiler';
import { serialized } from './serialization/file-descriptor-proto';

const testdata = path.join(__dirname, 'testdata');
const protos = path.join(__dirname, '..', 'protos');

function readFrom(folders: readonly string[]): (name: string) => Uint8Array | undefined {
  return (name) => {
    const folder = folders.find((candidate) => existsSync(path.join(candidate, name)));
    return folder === undefined ? undefined : readFileSync(path.join(folder, name));
  };
}

let outputs: string;
before(() => {
  outputs = mkdtempSync(path.join(tmpdir(), 'touchstone-schema-'));
});
after(() => rmSync(outputs, { recursive: true, force: true }));

interface Judgement {
  readonly accepted: boolean;
  /** Lines of the schema itself, not of its imports, that errors point at. */
  readonly lines: readonly number[];
  readonly descriptorSet: Uint8Array;
}

function protoc(name: string, folders: readonly string[]): Judgement {
  const output = path.join(outputs, `${name.replaceAll('/', '_')}.bin`);
  const proto = folders.flatMap((folder) => ['-I', folder]);
  const { status, stderr } = spawnSync(realCompiler(), [...proto, `--descriptor_set_out=${output}`, name], {
    encoding: 'utf8',
  });
  const lines = [...stderr.matchAll(/^([^:\n]+):(\d+):\d+: (?!warning)/gm)]
    .filter(([, file]) => file === name)
    .map(([, , line]) => Number(line));
  return { accepted: status === 0, lines, descriptorSet: status === 0 ? readFileSync(output) : new Uint8Array(0) };
}

function schemasIn(folder: string): string[] {
  return readdirSync(path.join(testdata, folder)).filter((name) => name.endsWith('.proto'));
}

describe('protoc and our compiler reject invalid schemas on the same line', () => {
  const folders = [path.join(testdata, 'invalid'), path.join(testdata, 'imported'), protos];
  for (const name of sampleOf(schemasIn('invalid'), 2)) {
    test(name, () => {
      const { files, diagnostics } = compile([name], readFrom(folders));
      const errors = diagnostics.filter(({ severity, file }) => severity === 'error' && file === name);
      const judged = protoc(name, folders);
      // Only the count is asserted: printing the difference of linked files would take too long.
      assert.equal(files.length, 0, 'our compiler accepts it');
      assert.equal(judged.accepted, false, 'protoc accepts it');
      assert.ok(errors.length > 0, 'no error');
      for (const { line, column, message } of errors) {
        assert.ok(column > 0);
        assert.ok(
          judged.lines.length === 0 || judged.lines.includes(line),
          `${line}: ${message}; protoc: ${judged.lines}`,
        );
      }
    });
  }
});

/** Faults after which the rest of the file cannot be parsed. */
const unrecoverable = new Map([
  ...[
    'syntax-unknown',
    'syntax-without-quotes',
    'edition-unknown',
    'edition-without-quotes',
    'edition-in-the-future',
  ].map((name) => [`${name}.proto`, 'the language of the rest is unknown'] as const),
  ...['block-comment', 'string'].map(
    (what) =>
      [`lexical-unterminated-${what}.proto`, 'it extends to the end of the file or over the next line'] as const,
  ),
  ['brace-missing.proto', 'the unclosed message extends to the end of the file'],
  ['lexical-string-over-line-end.proto', 'its second quote opens another string'],
]);

describe('a second fault in the same file is reported too', () => {
  const folders = [path.join(testdata, 'invalid'), path.join(testdata, 'imported'), protos];
  for (const name of sampleOf(schemasIn('invalid'), 2)) {
    test(name, { skip: unrecoverable.get(name) ?? false }, () => {
      const read = readFrom(folders);
      const first = Buffer.from(read(name)!);
      const second = first.toString('latin1').split('\n').length + 2;
      const both = Buffer.concat([first, Buffer.from('\n\nmessage SecondFault {\n  repeated int32 none = 0;\n}\n')]);
      const { diagnostics } = compile([name], (file) => (file === name ? both : read(file)));
      const lines = diagnostics
        .filter(({ severity, file }) => severity === 'error' && file === name)
        .map(({ line }) => line);
      assert.ok(
        lines.some((line) => line < second),
        `the first fault: ${lines}`,
      );
      assert.ok(lines.includes(second + 1), `the second fault, on line ${second + 1}: ${lines}`);
    });
  }
});

describe('protoc and our compiler give valid schemas the same descriptors, byte for byte', () => {
  const folders = [path.join(testdata, 'valid'), path.join(testdata, 'imported'), protos];
  const bundled = readdirSync(path.join(protos, 'google', 'protobuf'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.proto'))
    .map((name) => `google/protobuf/${name.split(path.sep).join('/')}`);
  for (const name of [...schemasIn('valid'), ...bundled]) {
    test(name, () => {
      const { files, diagnostics } = compile([name], readFrom(folders));
      assert.deepEqual(
        diagnostics.filter(({ severity }) => severity === 'error'),
        [],
      );
      const judged = protoc(name, folders);
      assert.ok(judged.accepted, 'protoc rejects it');
      const [real] = split(judged.descriptorSet).values();
      const ours = serialized(files[0]!);
      // Byte for byte; on a difference, the failure lists the paths that differ.
      assert.deepEqual(differences(ours, real!), []);
      assert.ok(Buffer.from(ours).equals(real!));
    });
  }
});
