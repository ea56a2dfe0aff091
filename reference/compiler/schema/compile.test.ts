// Compares the front end with the real compiler: errors and their lines, and the bytes of valid schemas.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
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

describe('invalid schemas are refused as protoc refuses them, on the same line', () => {
  const folders = [path.join(testdata, 'invalid'), path.join(testdata, 'imported'), protos];
  for (const name of schemasIn('invalid')) {
    test(name, () => {
      const { files, diagnostics } = compile([name], readFrom(folders));
      const errors = diagnostics.filter(({ severity, file }) => severity === 'error' && file === name);
      const judged = protoc(name, folders);
      // Not compared as a whole: to tell the difference of linked files would take for ever.
      assert.equal(files.length, 0, 'we accept it');
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

/** Faults that leave nothing to be read behind them. */
const lastWords = new Map([
  ...[
    'syntax-unknown',
    'syntax-without-quotes',
    'edition-unknown',
    'edition-without-quotes',
    'edition-in-the-future',
  ].map((name) => [`${name}.proto`, 'in which language the rest is written is not known'] as const),
  ...['block-comment', 'string'].map(
    (what) => [`lexical-unterminated-${what}.proto`, 'it takes the rest, or the line that comes next'] as const,
  ),
  ['brace-missing.proto', 'what follows stands in the message that was not closed, up to the end of the file'],
  ['lexical-string-over-line-end.proto', 'its second quote opens another string'],
]);

describe('a second fault in the same file is reported too', () => {
  const folders = [path.join(testdata, 'invalid'), path.join(testdata, 'imported'), protos];
  for (const name of schemasIn('invalid')) {
    test(name, { skip: lastWords.get(name) ?? false }, () => {
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

describe('valid schemas have the descriptors that protoc gives them, byte for byte', () => {
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
      assert.ok(judged.accepted, 'protoc refuses it');
      const [real] = split(judged.descriptorSet).values();
      const ours = serialized(files[0]!);
      // Byte for byte; where that fails, the paths that differ are told.
      assert.deepEqual(differences(ours, real!), []);
      assert.ok(Buffer.from(ours).equals(real!));
    });
  }
});
