// Features and their effects; the expectations were derived by hand from the documents.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { compile } from '../compiler';
import type { FieldDescriptor, FileDescriptor } from './descriptor';

function compiled(text: string): FileDescriptor {
  const { files, diagnostics } = compile(['a.proto'], (name) =>
    name === 'a.proto' ? text : readFileSync(path.join(__dirname, '../../protos', name)),
  );
  assert.deepEqual(
    diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  );
  return files[0]!;
}

function fieldsOf(text: string): Record<string, FieldDescriptor> {
  return Object.fromEntries(compiled(text).messages[0]!.fields.map((field) => [field.name, field]));
}

describe('proto2', () => {
  const fields = fieldsOf(`syntax = "proto2";
    message M {
      required int32 required = 1; optional string text = 2; repeated int32 numbers = 3;
      repeated int32 packed = 4 [packed = true]; optional E e = 5; optional group G = 6 {}
      optional bytes cord = 7 [ctype = CORD]; optional string cord_string = 8 [ctype = CORD];
      repeated bytes cords = 9 [ctype = CORD]; oneof o { int32 member = 10; bytes cord_member = 11 [ctype = CORD]; }
      optional int64 wide = 12 [default = -9223372036854775808]; optional float f = 13 [default = 0.1];
    }
    enum E { A = 1; B = 2; }`);
  test('presence', () => {
    assert.ok(fields.required!.hasPresence && fields.required!.isRequired);
    assert.ok(fields.text!.hasPresence && !fields.text!.isRequired);
    assert.ok(!fields.numbers!.hasPresence);
    assert.ok(fields.member!.hasPresence);
  });
  test('encoding', () => {
    assert.equal(fields.numbers!.isPacked, false);
    assert.equal(fields.packed!.isPacked, true);
    assert.equal(fields.g!.type, 'group');
    assert.equal(fields.text!.requiresUtf8, false);
  });
  test('enums are closed, and their first value is the default', () => {
    assert.equal(fields.e!.enumType!.isClosed, true);
    assert.equal(fields.e!.treatsEnumAsClosed, true);
    assert.equal(fields.e!.defaultValue, fields.e!.enumType!.values[0]);
  });
  test('CORD applies to singular bytes fields, including oneof members, and is ignored elsewhere', () => {
    const types = ['cord', 'cord_member', 'cord_string', 'cords'].map((name) => fields[name]!.stringType);
    assert.deepEqual(types, ['CORD', 'CORD', 'STRING', 'STRING']);
  });
  test('defaults are exact', () => {
    assert.equal(fields.wide!.defaultValue, -9223372036854775808n);
    assert.equal(fields.f!.defaultValue, Math.fround(0.1));
  });
});

describe('proto3', () => {
  const fields = fieldsOf(`syntax = "proto3";
    message M {
      int32 plain = 1; optional int32 optional = 2; repeated int32 numbers = 3; repeated int32 expanded = 4 [packed = false];
      string text = 5; E e = 6; M message = 7; oneof o { int32 member = 8; } bytes data = 9; repeated string texts = 10;
      map<string, E> map = 11;
    }
    enum E { A = 0; }`);
  test('presence', () => {
    const present = Object.values(fields).filter(({ hasPresence }) => hasPresence);
    assert.deepEqual(
      present.map(({ name }) => name),
      ['optional', 'message', 'member'],
    );
  });
  test('a proto3 optional field gets a synthetic oneof after the declared oneofs', () => {
    const { oneofs } = fields.plain!.containingType;
    assert.deepEqual(
      oneofs.map(({ name, isSynthetic }) => [name, isSynthetic]),
      [
        ['o', false],
        ['_optional', true],
      ],
    );
    assert.equal(fields.optional!.realOneof, undefined);
    assert.equal(fields.optional!.oneof, oneofs[1]);
  });
  test('encoding', () => {
    assert.equal(fields.numbers!.isPacked, true);
    assert.equal(fields.expanded!.isPacked, false);
    assert.equal(fields.texts!.isPacked, false);
    assert.ok(fields.text!.requiresUtf8 && fields.texts!.requiresUtf8 && !fields.data!.requiresUtf8);
    assert.ok(fields.map!.messageType!.fields[0]!.requiresUtf8);
  });
  test('enums are open wherever they are declared', () => {
    const { one, two, three } = fieldsOf(`syntax = "proto3";
      message M {
        N.E one = 1; repeated In.E two = 2; map<int32, N.E> three = 3;
        message In { enum E { B = 0; } }
      }
      message N { enum E { C = 0; } }`);
    assert.equal(one!.treatsEnumAsClosed, false);
    assert.equal(two!.treatsEnumAsClosed, false);
    assert.equal(three!.messageType!.fields[1]!.treatsEnumAsClosed, false);
  });
  test('enums are open', () => {
    assert.equal(fields.e!.enumType!.isClosed, false);
    assert.equal(fields.e!.treatsEnumAsClosed, false);
  });
});

describe('editions', () => {
  test('defaults of edition 2023', () => {
    const file = compiled(
      'edition = "2023"; message M { int32 a = 1; repeated int32 b = 2; string c = 3; E e = 4; } enum E { X = 0; }',
    );
    assert.deepEqual(file.features, {
      fieldPresence: 'EXPLICIT',
      enumType: 'OPEN',
      repeatedFieldEncoding: 'PACKED',
      utf8Validation: 'VERIFY',
      messageEncoding: 'LENGTH_PREFIXED',
      enforceNamingStyle: 'STYLE_LEGACY',
      defaultSymbolVisibility: 'EXPORT_ALL',
      enforceProtoLimits: 'LEGACY_NO_EXPLICIT_LIMITS',
      jsonFormat: 'ALLOW',
      cpp: { stringType: 'STRING', legacyClosedEnum: false, enumNameUsesStringView: false },
    });
    assert.equal(file.messages[0]!.fields[0]!.hasPresence, true);
    assert.equal(file.edition, '2023');
  });
  test('strings are views in edition 2024', () => {
    const file = compiled('edition = "2024"; message M { string a = 1; }');
    assert.deepEqual(file.features.cpp, { stringType: 'VIEW', legacyClosedEnum: false, enumNameUsesStringView: true });
    assert.equal(file.messages[0]!.fields[0]!.stringType, 'VIEW');
  });
  test("an element overrides its parent's features, and its children inherit them", () => {
    const fields = fieldsOf(`edition = "2023";
      import "google/protobuf/cpp_features.proto";
      option features.field_presence = IMPLICIT;
      option features.utf8_validation = NONE;
      message M {
        int32 implicit = 1; int32 explicit = 2 [features.field_presence = EXPLICIT];
        int32 required = 3 [features.field_presence = LEGACY_REQUIRED];
        repeated int32 expanded = 4 [features.repeated_field_encoding = EXPANDED];
        M delimited = 5 [features.message_encoding = DELIMITED]; C closed = 6 [features.field_presence = EXPLICIT];
        string verified = 7 [features.utf8_validation = VERIFY]; string unverified = 8;
        string view = 9 [features.(pb.cpp).string_type = VIEW];
        bytes cord = 10 [features.(pb.cpp).string_type = CORD];
        map<string, M> map = 11 [features.utf8_validation = VERIFY];
      }
      enum C { option features.enum_type = CLOSED; X = 1; }`);
    assert.equal(fields.implicit!.hasPresence, false);
    assert.equal(fields.explicit!.hasPresence, true);
    assert.ok(fields.required!.isRequired && fields.required!.label === 'required');
    assert.equal(fields.expanded!.isPacked, false);
    assert.equal(fields.delimited!.type, 'group');
    assert.ok(fields.closed!.enumType!.isClosed && fields.closed!.treatsEnumAsClosed);
    assert.ok(fields.verified!.requiresUtf8 && !fields.unverified!.requiresUtf8);
    assert.equal(fields.view!.stringType, 'VIEW');
    assert.equal(fields.cord!.stringType, 'CORD');
    assert.equal(fields.map!.messageType!.fields[0]!.requiresUtf8, true);
  });
  test('DELIMITED on a file does not apply to map fields', () => {
    const fields = fieldsOf(
      'edition = "2023"; option features.message_encoding = DELIMITED; message M { M m = 1; map<int32, M> map = 2; }',
    );
    assert.equal(fields.m!.type, 'group');
    assert.equal(fields.map!.type, 'message');
    assert.equal(fields.map!.messageType!.fields[1]!.type, 'message');
  });
  for (const [fault, field] of [
    ['required', 'required int32 a = 1;'],
    ['optional', 'optional int32 a = 1;'],
    ['group', 'repeated group A = 1 {}'],
    ['packed', 'repeated int32 a = 1 [packed = true];'],
    ['presence of a repeated field', 'repeated int32 a = 1 [features.field_presence = EXPLICIT];'],
    ['presence of a oneof member', 'oneof o { int32 a = 1 [features.field_presence = EXPLICIT]; }'],
    ['implicit message', 'M a = 1 [features.field_presence = IMPLICIT];'],
    ['default without presence', 'int32 a = 1 [features.field_presence = IMPLICIT, default = 4];'],
    ['unknown feature', 'int32 a = 1 [features.nothing = IMPLICIT];'],
    ['unknown feature value', 'int32 a = 1 [features.field_presence = SOMETIMES];'],
    ['quoted reserved name', 'reserved "a";'],
  ] as const) {
    test(`${fault} is rejected`, () => {
      const { diagnostics } = compile(['a.proto'], () => `edition = "2023";\nmessage M {\n${field}\n}\n`);
      assert.ok(diagnostics.some(({ severity, line }) => severity === 'error' && line === 3));
    });
  }
  test('features outside editions are rejected', () => {
    const text = 'syntax = "proto3";\nmessage M { int32 a = 1 [features.field_presence = EXPLICIT]; }\n';
    assert.equal(compile(['a.proto'], () => text).diagnostics[0]?.line, 2);
  });
});

describe('option values', () => {
  test('have the names of their fields; custom options have full names', () => {
    const file = compiled(`syntax = "proto2"; package p;
      import "google/protobuf/descriptor.proto";
      message V { optional int64 a = 1; repeated string s = 2; }
      extend google.protobuf.FileOptions { optional V v = 50000; optional bytes b = 50001; }
      option (v) = { a: 4 s: ["x", "y"] };
      option (b) = "\\xff";
      option optimize_for = CODE_SIZE;`);
    assert.deepEqual(file.options, {
      optimize_for: 'CODE_SIZE',
      '[p.v]': { a: 4n, s: ['x', 'y'] },
      '[p.b]': Uint8Array.of(0xff),
    });
  });
});
