// Names that collide: the name that each element gets instead, and one warning with both positions.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { generate, generateFile, inTemporaryFolder, textOf, writeOutputs } from '../testing';

interface Trap {
  readonly trap: string;
  readonly schema: string;
  /** Whole warnings. */
  readonly warnings: readonly string[];
  /** Shapes of the header. */
  readonly header: readonly RegExp[];
}

const traps: readonly Trap[] = [
  {
    trap: 'a field named like an accessor',
    schema: 'syntax = "proto2";\nmessage M {\n  optional int32 i = 1;\n  optional bool has_i = 2;\n}',
    warnings: [
      'a.proto:3:18: Field "M.i": its C++ name `has_i` is taken by a.proto:4:17; it is named `has_i_` instead.',
    ],
    header: [
      /bool has_i\(\) const \{ return fields_\.has_i_; \}/,
      /bool has_i_\(\) const/,
      /void set_i\(/,
      /void set_has_i\(/,
    ],
  },
  {
    trap: 'two fields that are equal in lower case: the one spelled in lower case keeps the name, and their constants differ',
    schema: 'syntax = "proto2";\nmessage M {\n  optional int32 FooBar = 1;\n  optional int32 foobar = 2;\n}',
    warnings: [
      'a.proto:3:18: Field "M.FooBar": its C++ name `foobar` is taken by a.proto:4:18; it is named `foobar_` instead.',
    ],
    header: [
      /kFooBarFieldNumber = 1;/,
      /kFoobarFieldNumber = 2;/,
      /int32_t foobar_\(\) const \{ return fields_\.foobar__/,
    ],
  },
  {
    trap: 'two fields that are equal in lower case and in camel case: one warning for both names',
    schema: 'syntax = "proto2";\nmessage M {\n  optional int32 foo_bar = 1;\n  optional int32 foo_Bar = 2;\n}',
    warnings: [
      'a.proto:4:18: Field "M.foo_Bar": its C++ name `foo_bar` is taken by a.proto:3:18; it is named `foo_bar_` instead, and its C++ name `kFooBarFieldNumber` is taken by a.proto:3:18; it is named `kFooBarFieldNumber_2` instead.',
    ],
    header: [/kFooBarFieldNumber_2 = 2;/, /void set_foo_bar_\(/],
  },
  {
    trap: 'a field named like a member of every message',
    schema: 'syntax = "proto3";\nmessage M {\n  int32 descriptor = 1;\n}',
    warnings: [
      'a.proto:3:9: Field "M.descriptor": its C++ name `descriptor` is taken by every generated class; it is named `descriptor_` instead.',
    ],
    header: [/int32_t descriptor_\(\) const/],
  },
  {
    trap: 'a field named like its class',
    schema: 'syntax = "proto3";\nmessage m {\n  int32 m = 1;\n}',
    warnings: ['a.proto:3:9: Field "m.m": its C++ name `m` is taken by a.proto:2:9; it is named `m_` instead.'],
    header: [/int32_t m_\(\) const/],
  },
  {
    trap: 'a message named like a nested one',
    schema: 'syntax = "proto3";\npackage p;\nmessage A { message B {} }\nmessage A_B {}',
    warnings: [
      'a.proto:3:21: Message "p.A.B": its C++ name `A_B` is taken by a.proto:4:9; it is named `A_B_` instead.',
    ],
    header: [/class A_B final/, /class A_B_ final/, /using B = ::p::A_B_;/],
  },
  {
    trap: 'a nested enum whose constant has the name of a value of another enum',
    schema: 'syntax = "proto3";\npackage p;\nmessage M {\n  enum E { Z = 0; }\n  enum F { E_MIN = 0; }\n}',
    warnings: [
      'a.proto:4:8: Enum "p.M.E": its C++ name `E_MIN` is taken by a.proto:5:12; it is named `E_E_MIN` instead.',
    ],
    header: [/static constexpr F E_MIN = ::p::M_F_E_MIN;/, /static constexpr E E_E_MIN = ::p::M_E_E_MIN;/],
  },
  {
    trap: "a nested type named like a oneof's case",
    schema: 'syntax = "proto3";\npackage p;\nmessage M {\n  message ChoiceCase {}\n  oneof choice { int32 i = 1; }\n}',
    warnings: [
      'a.proto:5:9: Oneof "p.M.choice": its C++ name `ChoiceCase` is taken by a.proto:4:11; it is named `ChoiceCase_` instead.',
    ],
    header: [/ChoiceCase_ choice_case\(\) const/],
  },
  {
    trap: "a nested type named like a oneof's member",
    schema: 'syntax = "proto3";\npackage p;\nmessage M {\n  message kFoo {}\n  oneof choice { int32 foo = 7; }\n}',
    warnings: [
      'a.proto:5:24: Field "p.M.foo": its C++ name `kFoo` is taken by a.proto:4:11; it is named `kFoo_7` instead.',
    ],
    header: [/kFoo_7 = 7,/, /kFooFieldNumber = 7;/],
  },
  {
    trap: 'extensions named like an accessor, and with equal constants',
    schema:
      'syntax = "proto2";\nmessage M {\n  extensions 100 to 199;\n  optional int32 i = 1;\n  extend M { optional int32 has_i = 100; }\n}\nextend M { optional int32 a_b = 101; optional int32 aB = 102; }',
    warnings: [
      'a.proto:4:18: Field "M.i": its C++ name `has_i` is taken by a.proto:5:29; it is named `has_i_` instead.',
      'a.proto:7:53: Extension "aB": its C++ name `kABFieldNumber` is taken by a.proto:7:27; it is named `kABFieldNumber_102` instead.',
    ],
    header: [/static const .* has_i;/, /bool has_i_\(\) const/, /kABFieldNumber_102 = 102/],
  },
  {
    trap: "a message named like a service's stub",
    schema:
      'syntax = "proto3";\npackage p;\noption cc_generic_services = true;\nmessage S_Stub {}\nservice S { rpc Call(S_Stub) returns (S_Stub); }',
    warnings: [
      'a.proto:5:9: Service "p.S": its C++ name `S_Stub` is taken by a.proto:4:9; it is named `S_Stub_` instead.',
    ],
    header: [/class S_Stub final/, /class S_Stub_ : public S \{/, /using Stub = S_Stub_;/],
  },
  {
    trap: "a package named like a library's namespace",
    schema: 'syntax = "proto3";\npackage std.x;\nmessage string {}',
    warnings: ['a.proto:2:9: Package "std.x": its C++ name `std` is taken by a library; it is named `std_` instead.'],
    header: [/namespace std_::x \{/, /class string final/],
  },
  {
    trap: 'a message named like a function of the C library, without a package',
    schema: 'syntax = "proto3";\nmessage time {}\nmessage T { time t = 1; }',
    warnings: ['a.proto:2:9: Message "time": its C++ name `time` is taken by a library; it is named `time_` instead.'],
    header: [/class time_ final/, /const ::time_& t\(\) const/],
  },
  {
    trap: 'an enum with a constant named like a macro',
    schema: 'syntax = "proto3";\npackage p;\nenum INT { ZERO = 0; }',
    warnings: [
      'a.proto:3:6: Enum "p.INT": its C++ name `INT_MIN` is taken by C++ or a macro; it is named `INT_INT_MIN` instead, and its C++ name `INT_MAX` is taken by C++ or a macro; it is named `INT_INT_MAX` instead.',
    ],
    header: [/enum INT : int/, /constexpr INT INT_INT_MIN = ZERO;/],
  },
  {
    trap: 'keywords and macros get an underscore by rule, without a warning',
    schema:
      'syntax = "proto3";\npackage p.new;\nmessage class { int32 errno = 1; int32 EOF = 2; enum E { NULL = 0; } oneof default { int32 co_await = 3; } }',
    warnings: [],
    header: [
      /class class_ final/,
      /errno_\(\) const/,
      / eof\(\) const/,
      /NULL_ = /,
      /DefaultCase default_case\(\)/,
      /co_await_\(\) const/,
    ],
  },
];

/** Names of a schema that equal a name derived from another element, and what the derived name becomes. */
const derived: readonly (readonly [own: string, beside: string, name: string, instead: string, shape: RegExp])[] = [
  ...['MIN', 'MAX'].map(
    (end) =>
      [
        `enum F { F_ZERO = 0; E_${end} = 7; }`,
        'enum E { Z = 0; }',
        `E_${end}`,
        `E_E_${end}`,
        new RegExp(`^ {2}E_${end} = 7,$`, 'm'),
      ] as const,
  ),
  ['message E_ARRAYSIZE {}', 'enum E { Z = 0; }', 'E_ARRAYSIZE', 'E_E_ARRAYSIZE', /class E_ARRAYSIZE final/],
  ['message E_IsValid {}', 'enum E { Z = 0; }', 'E_IsValid', 'E_IsValid_', /class E_IsValid final/],
  ['enum E_Name { N = 0; }', 'enum E { Z = 0; }', 'E_Name', 'E_Name_', /enum E_Name : int/],
  ['message E_Parse {}', 'enum E { Z = 0; }', 'E_Parse', 'E_Parse_', /class E_Parse final/],
  ['message E_descriptor {}', 'enum E { Z = 0; }', 'E_descriptor', 'E_descriptor_', /class E_descriptor final/],
  [
    'message E_INT_MIN_SENTINEL_DO_NOT_USE_ {}',
    'enum E { Z = 0; }',
    'E_INT_MIN_SENTINEL_DO_NOT_USE_',
    'E_INT_MIN_SENTINEL_DO_NOT_USE__',
    /class E_INT_MIN_SENTINEL_DO_NOT_USE_ final/,
  ],
  ['message S_Stub {}', 'message R {} service S { rpc A(R) returns (R); }', 'S_Stub', 'S_Stub_', /class S_Stub final/],
  ['message A_B {}', 'message A { message B {} }', 'A_B', 'A_B_', /class A_B final/],
  ['enum A_B { Z = 0; }', 'message A { enum B { Y = 0; } }', 'A_B', 'A_B_', /enum A_B : int/],
  ['message A_E_V {}', 'message A { enum E { V = 0; } }', 'A_E_V', 'A_E_V_', /class A_E_V final/],
  [
    'message A { enum E { Z = 0; E_MAX = 7; } }',
    'message P {}',
    'E_MAX',
    'E_E_MAX',
    /constexpr E E_MAX = ::p::A_E_E_MAX/,
  ],
];

describe('a name of the schema wins over a derived name, whichever comes first', () => {
  for (const [own, beside, name, instead, shape] of derived) {
    for (const declarations of [
      [own, beside],
      [beside, own],
    ]) {
      test(declarations.join(' '), () => {
        const schema = `syntax = "proto3";\npackage p;\noption cc_generic_services = true;\n${declarations.join('\n')}`;
        const { outputs, warnings } = generate({ 'a.proto': schema });
        const told = new RegExp(
          `its C\\+\\+ name \`${name}\` is taken by a.proto:\\d+:\\d+; it is named \`${instead}\` instead`,
        );
        assert.match(warnings.map(({ message }) => message).join('\n'), told);
        assert.match(textOf(outputs, 'a.pb.h'), shape);
      });
    }
  }
});

describe('a colliding name is changed, and one warning gives both positions', () => {
  for (const { trap, schema, warnings, header } of traps) {
    test(trap, () => {
      const { outputs, warnings: told } = generate({ 'a.proto': schema });
      assert.deepEqual(
        told.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`),
        warnings,
      );
      for (const shape of header) assert.match(textOf(outputs, 'a.pb.h'), shape);
    });
  }

  test('names of an import are taken, and the warning belongs to the file whose name changes', async () => {
    await inTemporaryFolder(async (folder) => {
      await writeOutputs(folder, [
        { name: 'a.proto', content: 'syntax = "proto3";\npackage p;\nmessage A { message B {} }' },
        { name: 'b.proto', content: 'syntax = "proto3";\npackage p;\nimport "a.proto";\nmessage A_B { A.B b = 1; }' },
      ]);
      const { outputs, warnings } = generateFile(folder, 'b.proto', '');
      assert.deepEqual(
        warnings.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`),
        ['b.proto:4:9: Message "p.A_B": its C++ name `A_B` is taken by a.proto:3:21; it is named `A_B_` instead.'],
      );
      assert.match(textOf(outputs, 'b.pb.h'), /const ::p::A_B& b\(\) const/);
    });
  });

  test('a derived name yields to a name that an import declares', async () => {
    await inTemporaryFolder(async (folder) => {
      await writeOutputs(folder, [
        { name: 'a.proto', content: 'syntax = "proto3";\npackage p;\nenum F { F_ZERO = 0; E_MAX = 3; }' },
        { name: 'b.proto', content: 'syntax = "proto3";\npackage p;\nimport "a.proto";\nenum E { E_ZERO = 0; }' },
      ]);
      const { outputs, warnings } = generateFile(folder, 'b.proto', '');
      assert.deepEqual(
        warnings.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`),
        ['b.proto:4:6: Enum "p.E": its C++ name `E_MAX` is taken by a.proto:3:22; it is named `E_E_MAX` instead.'],
      );
      assert.match(textOf(outputs, 'b.pb.h'), /constexpr E E_E_MAX = E_ZERO;/);
    });
  });

  test('a collision of two unrelated imports is reported in the file that imports both', () => {
    const schemas = {
      'a.proto': 'syntax = "proto3"; package p; enum E { Z = 0; }',
      'b.proto': 'syntax = "proto3"; package p; message E_MAX {}',
      'c.proto': 'syntax = "proto3"; package p; import "a.proto"; message E_MIN {}',
    };
    const user = (imports: string) => `syntax = "proto3"; package q;\n${imports}`;
    const { warnings } = generate({
      ...schemas,
      'd.proto': user('import "a.proto";\nimport "b.proto";\nmessage M { p.E e = 1; p.E_MAX m = 2; }'),
      'e.proto': user('import "a.proto";\nimport "c.proto";\nmessage N { p.E e = 1; p.E_MIN m = 2; }'),
    });
    assert.deepEqual(
      warnings.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`),
      [
        'c.proto:1:57: Message "p.E_MIN": its C++ name `E_MIN` is taken by a.proto:1:36; it is named `E_MIN_` instead.',
        'd.proto:3:1: The C++ headers of "a.proto" and "b.proto" both declare `p::E_MAX` (for a.proto:1:36 and b.proto:1:39), so that no C++ file can include both. To change one of the names, let one of the two files import the other.',
      ],
    );
  });

  test('names that only a source file declares cause no warning, and an importer may use them', () => {
    const { outputs, warnings } = generate({
      'a.proto':
        'syntax = "proto2"; package p; enum E { Z = 0; } message M { extensions 1 to 9; map<int32, int32> m = 10; } ' +
        'extend M { optional int32 x = 1; } message E_numbers_ {} message M_MEntry {} message extension_infos_ {}',
      'b.proto': 'syntax = "proto2"; package p; import "a.proto"; message E_names_ {} message M_MEntry_ {}',
    });
    assert.deepEqual(warnings, []);
    assert.match(
      textOf(outputs, 'a.pb.h'),
      /class E_numbers_ final[\s\S]*class M_MEntry final[\s\S]*class extension_infos_ final/,
    );
    assert.match(textOf(outputs, 'b.pb.h'), /class E_names_ final[\s\S]*class M_MEntry_ final/);
  });

  test('each file reports its own collisions, whichever is generated first', () => {
    const { warnings } = generate({
      'b.proto': 'syntax = "proto3"; package p; import "a.proto"; message B { M m = 1; }',
      'a.proto': 'syntax = "proto3"; package p; message M { int32 New = 1; int32 swap = 2; }',
    });
    assert.deepEqual(
      warnings.map(({ file }) => file),
      ['a.proto'],
    );
  });
});
