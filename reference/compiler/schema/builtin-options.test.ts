// Compares the compiler's built-in options with the bundled descriptor.proto.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { realInclude } from '../real-compiler/real-compiler';
import { optionsType } from './builtin-options';
import { compile } from './compiler';
import type { FieldDescriptor, MessageDescriptor, OptionMessage } from './model/descriptor';
import type { OptionsKind } from './model/elements';
import { SymbolTable } from './model/symbols';

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

function typeLines(type: MessageDescriptor): string[] {
  const typeOf = ({ type: kind, messageType, enumType }: FieldDescriptor): string =>
    messageType?.fullName ??
    enumType?.values
      .map(({ name, number }) => `${name}=${number}`)
      .sort()
      .join() ??
    kind;
  return type.fields
    .filter(({ name }) => name !== 'uninterpreted_option')
    .map((field) => `${field.number} ${field.label} ${field.name} ${typeOf(field)} ${rules(field)}`)
    .sort();
}

/** The metadata of an option: targets, retention and editions. Its message texts are ours and are not compared. */
function rules({ options }: FieldDescriptor): string {
  const { targets, retention, feature_support: support, edition_defaults: defaults } = options;
  const { removal_error: _removal, deprecation_warning: _warning, ...editions } = (support ?? {}) as OptionMessage;
  return JSON.stringify({ targets, retention, editions, defaults });
}

function ranges(type: MessageDescriptor): string {
  return JSON.stringify(type.extensionRanges.map(({ start, end, options }) => [start, end, options]));
}

function allMessages(types: readonly MessageDescriptor[]): MessageDescriptor[] {
  return types.flatMap((type) => [type, ...allMessages(type.messages)]);
}

test('the built-in options are those of descriptor.proto', () => {
  const name = 'google/protobuf/descriptor.proto';
  const { files } = compile([name], () => readFileSync(path.join(__dirname, '..', 'protos', name)));
  for (const kind of kinds) {
    const declared = files[0]!.messages.find((message) => message.name === kind);
    assert.deepEqual(typeLines(optionsType(kind, new SymbolTable())), typeLines(declared!), kind);
  }
  // The defaults of features are written in features.ts.
  const withoutDefaults = (type: MessageDescriptor) =>
    typeLines(type).map((line) =>
      line.replace(/"retention":"RETENTION_RUNTIME",/, '').replace(/(,"defaults":.*)?}$/, '}'),
    );
  const features = optionsType('FileOptions', new SymbolTable()).field('features')!.messageType!;
  const declared = files[0]!.messages.find((message) => message.name === 'FeatureSet')!;
  assert.deepEqual(withoutDefaults(features), withoutDefaults(declared));
});

test('the bundled descriptor.proto has the same rules as that of the real compiler', () => {
  const name = 'google/protobuf/descriptor.proto';
  const messagesIn = (folder: string): Map<string, MessageDescriptor> => {
    const { files } = compile([name], () => readFileSync(path.join(folder, name)));
    return new Map(allMessages(files[0]!.messages).map((type) => [type.fullName, type]));
  };
  const real = messagesIn(realInclude);
  const ours = messagesIn(path.join(__dirname, '..', 'protos'));
  assert.deepEqual([...ours.keys()].sort(), [...real.keys()].sort());
  for (const [fullName, type] of real) {
    assert.deepEqual(typeLines(ours.get(fullName)!), typeLines(type), fullName);
    assert.deepEqual(JSON.parse(ranges(ours.get(fullName)!)), JSON.parse(ranges(type)), fullName);
  }
});
