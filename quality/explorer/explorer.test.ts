// The explorer's model against protobufjs, its judge, and a short exploration of the reference.

import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import protobuf from 'protobufjs';
import { WireOracle } from '../../harness/cpp/wire-oracle';
import type { Capability } from '../../harness/subject/capabilities';
import { bundledSchema } from '../../reference/compiler/command-line/sources/bundled-schemas';
import { compile } from '../../reference/compiler/index';
import { typescriptOptions } from '../../support/project';
import { onlyInWhole } from '../../support/test-sample';
import { randomFrom } from '../random';
import { driverText } from './driver';
import { readPrograms } from './driver-run';
import { makeProgram, rawPrograms } from './explore';
import { type JudgedCall, judge } from './judge';
import { ModelMessage } from './message';
import { Operations } from './program';
import { pruned, transferred } from './prune';
import { className, type Field, fileName, isMessage, type MessageType, type Schema, schemaText } from './schema';
import { focuses, makeSchema } from './schema-maker';
import { singularOperations } from './singular';
import { encode, LeftOpen, Malformed, parseInto } from './wire';
import { makeBytes } from './wire-maker';

const capabilities = new Set<Capability>(['editions', 'cord']);

function schemaOf(seed: number, dialect?: Schema['dialect']): Schema {
  return makeSchema(randomFrom(seed), { capabilities, ...(dialect && { dialect }) });
}

/** What a driver of a subject that does as the model says would write. Bytes are the model's. */
function outputOf(program: readonly JudgedCall[]): string[] {
  const lines = program.flatMap(({ effect }) => {
    if (!effect.writes) return [...(effect.shows ?? []).map(({ text }) => text), ''];
    const bytes = encode(effect.writes);
    return ['true', `x${Buffer.from(bytes, 'latin1').toString('hex')}`, String(bytes.length), ''];
  });
  return [...lines, '.', ''];
}

describe('the model of the wire format', () => {
  test('reads what protobufjs reads, and writes what it reads', () => {
    let compared = 0;
    for (let seed = 0; seed < 40; seed++) {
      const schema = schemaOf(seed, 'proto3');
      const { root } = protobuf.parse(schemaText(schema), { keepCase: true });
      const random = randomFrom(seed);
      for (let turn = 0; turn < 20; turn++) {
        const type = schema.messages[turn % 2]!;
        let message: ModelMessage;
        try {
          message = parseInto(new ModelMessage(type), makeBytes(type, random));
        } catch (error) {
          assert.ok(error instanceof Malformed || error instanceof LeftOpen);
          continue;
        }
        if (message.hasUnknown()) continue;
        const oracle = root.lookupType(type.name);
        const bytes = oracle.encode(oracle.decode(Buffer.from(encode(message), 'latin1'))).finish();
        const again = parseInto(new ModelMessage(type), Buffer.from(bytes).toString('latin1'));
        assert.equal(again.text(), message.text(), `seed ${seed}, turn ${turn}`);
        compared++;
      }
    }
    assert.ok(compared > 200, `only ${compared} messages were compared`);
  });

  test('protobufjs refuses what it calls malformed', () => {
    const schema = schemaOf(1, 'proto3');
    const oracle = new WireOracle([{ name: fileName, text: schemaText(schema) }]);
    const type = schema.messages[0]!;
    for (const bytes of ['\x07', '\x0a\x05a', '\x80', '\xff'.repeat(11)]) {
      assert.throws(() => parseInto(new ModelMessage(type), bytes), Malformed);
      assert.equal(oracle.read(type.name, Buffer.from(bytes, 'latin1')), undefined, JSON.stringify(bytes));
    }
  });
});

test('an undefined value of a closed enum is an unknown field; what is kept of more than 32 bits is open', () => {
  const kind = { kind: 'enum', name: 'Kind', closed: true, values: [{ name: 'KIND_ONE', number: 1 }] } as const;
  const field: Field = {
    ...{ name: 'kind', number: 1, label: 'repeated', type: kind, presence: 'explicit' },
    ...{ packed: false, delimited: false, cord: false, extension: false },
  };
  const type: MessageType = { kind: 'message', name: 'Closed', fields: [field], oneofs: [], extensions: [] };
  const read = (bytes: string): string => encode(parseInto(new ModelMessage(type), bytes));
  const negative = `\x08\xfb${'\xff'.repeat(8)}\x01`;
  assert.equal(read(`${negative}\x08\x01\x08\x07`), `\x08\x01${negative}\x08\x07`);
  assert.equal(read('\x0a\x05\x81\x80\x80\x80\x10'), '\x08\x01');
  for (const bytes of ['\x08\x87\x80\x80\x80\x10', '\x0a\x05\x87\x80\x80\x80\x10'])
    assert.throws(() => read(bytes), LeftOpen);
});

test('whether unknown fields of a lite message keep varints that are longer than needed is open', () => {
  const type: MessageType = { kind: 'message', name: 'Empty', fields: [], oneofs: [], extensions: [] };
  const long = '\x38\xac\0';
  assert.equal(encode(parseInto(new ModelMessage(type), long)), '\x38\x2c');
  assert.throws(() => parseInto(new ModelMessage({ ...type, lite: true }), long), LeftOpen);
  assert.equal(encode(parseInto(new ModelMessage({ ...type, lite: true }), '\x38\x2c')), '\x38\x2c');
});

test('whether release of an unset message is null is open, but not in a oneof', () => {
  const seen = { open: 0, null: 0 };
  for (let seed = 0; seed < 20; seed++) {
    for (const type of schemaOf(seed).messages) {
      for (const field of type.fields.filter(({ label, type: of }) => label === 'singular' && isMessage(of))) {
        const release = singularOperations(type, field).find(({ key }) => key.endsWith('.release'));
        const effect = release?.apply({ message: new ModelMessage(type), args: [], object: () => undefined });
        if (field.oneof === undefined) {
          assert.equal(effect, undefined);
          seen.open++;
        } else {
          assert.deepEqual(
            effect?.shows?.map(({ text }) => text),
            ['false'],
          );
          seen.null++;
        }
      }
    }
  }
  assert.ok(seen.open > 10 && seen.null > 5, JSON.stringify(seen));
});

describe('the judge', () => {
  const operations = new Operations(schemaOf(3));
  const program = makeProgram(operations, rawPrograms(3, 1, 100)[0]!);

  test('finds no difference where a subject does as the model says', () => {
    const [run] = readPrograms(outputOf(program).join('\n'));
    assert.equal(judge(program, run), undefined);
  });

  test('finds the call that shows something else', () => {
    const changed = program.findIndex(({ effect }) => effect.shows?.length === 1);
    const before = outputOf(program.slice(0, changed)).length - 2;
    const output = outputOf(program).with(before, 'another value');
    const difference = judge(program, readPrograms(output.join('\n'))[0]);
    assert.equal(difference?.call, changed);
    assert.equal(difference?.actual, 'another value');
  });

  test('takes bytes that the model leaves open for a difference: no message of the model has them', () => {
    const kind = { kind: 'enum', name: 'Kind', closed: true, values: [{ name: 'KIND_ONE', number: 1 }] } as const;
    const field: Field = {
      ...{ name: 'kind', number: 1, label: 'singular', type: kind, presence: 'explicit' },
      ...{ packed: false, delimited: false, cord: false, extension: false },
    };
    const message = new ModelMessage({ kind: 'message', name: 'Closed', fields: [field], oneofs: [], extensions: [] });
    const value = '\x87\x80\x80\x80\x10';
    message.unknown = [`\x10${value}`];
    const [{ call }] = program as [JudgedCall, ...JudgedCall[]];
    const judged = [{ call, effect: { rules: [], writes: message } }];
    const wrote = (bytes: string) => ({
      calls: [['true', `x${Buffer.from(bytes, 'latin1').toString('hex')}`, '6']],
      completed: true,
    });
    assert.equal(judge(judged, wrote(`\x10${value}`)), undefined);
    assert.equal(judge(judged, wrote(`\x08${value}`))?.call, 0);
  });

  test('finds the call that did not return', () => {
    const output = outputOf(program.slice(0, 5)).slice(0, -2).join('\n');
    assert.equal(judge(program, readPrograms(`${output}\n`)[0])?.call, 5);
  });
});

test('a schema without what the calls do not use keeps what they use', () => {
  const operations = new Operations(schemaOf(5));
  const calls = makeProgram(operations, rawPrograms(5, 1, 60)[0]!).slice(0, 8);
  const finding = { schema: operations.schema, calls };
  const smaller = new Operations(pruned(finding));
  assert.equal(transferred(finding, smaller)?.calls.length, calls.length);
  assert.ok(smaller.all.length < operations.all.length);
});

test('some of the schemas have each kind of content', () => {
  const schemas = Array.from({ length: 60 }, (_, seed) =>
    makeSchema(randomFrom(seed), {
      capabilities: new Set(['editions', 'cord', 'lite', 'string-view']),
      required: true,
    }),
  );
  const text = schemas.map(schemaText).join('');
  for (const part of [
    ...['required ', 'LEGACY_REQUIRED', 'group Grp', 'allow_alias', 'CODE_SIZE', 'LITE_RUNTIME', 'string_type = VIEW'],
    ...['option features.(pb.cpp).string_type = VIEW', 'string_type = STRING', 'default = -0.0', 'default = true'],
    ...['field_presence = EXPLICIT', 'ctype = CORD', '= 536870911', 'oneof choice_8', 'int32 w', '\\u', '\\x'],
  ])
    assert.ok(text.includes(part), part);
  assert.ok(schemas.some(({ messages }) => messages.some(({ fields }) => fields.length > 64)));
  assert.ok(schemas.some(({ messages }) => messages.some(({ extensions }) => extensions.some(({ scope }) => scope))));
});

test('our compiler accepts all schemas', () => {
  for (const focus of [undefined, ...focuses])
    for (let seed = 0; seed < 60; seed++) {
      const capabilities = new Set<Capability>(['editions', 'cord', 'lite', 'string-view']);
      const schema = makeSchema(randomFrom(seed), { capabilities, required: true, ...(focus && { focus }) });
      const text = schemaText(schema);
      const { diagnostics } = compile([fileName], (name) => (name === fileName ? text : bundledSchema(name)));
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      assert.deepEqual(errors, [], `seed ${seed}, ${focus}:\n${text}`);
    }
});

test('a message without a required field is neither parsed nor written', () => {
  const field: Field = {
    ...{ name: 'id', number: 1, label: 'singular', type: 'int32', presence: 'explicit', required: true },
    ...{ packed: false, delimited: false, cord: false, extension: false },
  };
  const type: MessageType = { kind: 'message', name: 'Needy', fields: [field], oneofs: [], extensions: [] };
  const operations = new Operations({ dialect: 'proto2', enums: [], messages: [type] });
  const shown = (name: string, message: ModelMessage, ...args: string[]) =>
    operations
      .find(`Needy..${name}`)
      ?.apply({ message, args, object: () => undefined })
      ?.shows?.map(({ text }) => text);
  const message = new ModelMessage(type);
  assert.deepEqual(shown('parse', message, ''), ['false']);
  assert.deepEqual(shown('parse-partial', message, ''), ['true']);
  assert.deepEqual(shown('serialize-incomplete', message), ['false', 'x756e746f7563686564']);
  assert.deepEqual(shown('initialized', message), ['false']);
  assert.deepEqual(shown('parse', message, '\x08\x01'), ['true']);
  assert.deepEqual(shown('initialized', message), ['true']);
  assert.equal(shown('serialize-incomplete', message), undefined);
});

test('a driver has a function for each operation, in their order', () => {
  const operations = new Operations(schemaOf(7));
  const text = driverText(operations);
  for (const number of operations.all.keys()) assert.ok(text.includes(`void* Call${number}(void* target`));
  for (const type of operations.schema.messages)
    assert.ok(text.includes(`${className(type)} of_${className(type)}[3];`));
});

test('the reference does what the model says (one schema; `npm test` has a part with more)', onlyInWhole, async () => {
  const words = ['--seed', '11', '--rounds', '1', '--schemas', '1', '--programs', '100', '--jobs', '1'];
  const { exitCode, all } = await execa(
    process.execPath,
    [...typescriptOptions(), path.join(__dirname, 'run.ts'), ...words],
    { reject: false, all: true },
  );
  assert.equal(exitCode, 0, all);
  assert.match(all, /1 schemas, 100 programs, \d{5,} calls judged/);
});
