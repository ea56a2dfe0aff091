// The compiler's own knowledge of options against the descriptor.proto that it brings along.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type OptionsKind, optionsType } from './builtin-options';
import type { FieldDescriptor, MessageDescriptor } from './descriptor';
import { compile } from './index';
import { SymbolTable } from './symbols';

const kinds: readonly OptionsKind[] = [
  'FileOptions',
  'MessageOptions',
  'FieldOptions',
  'OneofOptions',
  'EnumOptions',
  'EnumValueOptions',
  'ServiceOptions',
  'MethodOptions',
  'ExtensionRangeOptions',
];

function inWords(type: MessageDescriptor): string[] {
  const typeOf = ({ type: kind, messageType, enumType }: FieldDescriptor): string =>
    messageType?.fullName ??
    enumType?.values
      .map(({ name, number }) => `${name}=${number}`)
      .sort()
      .join() ??
    kind;
  return type.fields
    .filter(({ name }) => name !== 'uninterpreted_option')
    .map((field) => `${field.number} ${field.label} ${field.name} ${typeOf(field)}`)
    .sort();
}

test('the built-in options are those of descriptor.proto', () => {
  const name = 'google/protobuf/descriptor.proto';
  const { files } = compile([name], () => readFileSync(path.join(__dirname, '..', 'protos', name)));
  for (const kind of kinds) {
    const declared = files[0]!.messages.find((message) => message.name === kind);
    assert.deepEqual(inWords(optionsType(kind, new SymbolTable())), inWords(declared!), kind);
  }
});
