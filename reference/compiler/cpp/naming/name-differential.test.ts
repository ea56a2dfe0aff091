// Random schemas with colliding names: the schema's own names stay as they are, and nothing is declared twice.
import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { isSample } from '../../../../support/test-sample';
import { generate, inTemporaryFolder, runTool, runtimeFolder, type Schemas, textOf, writeOutputs } from '../testing';

/** A seeded generator: a linear congruence with the constants of Numerical Recipes. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Names that every schema declares; all other names are derived from these. */
const ENUM_SUFFIXES = [
  'MIN',
  'MAX',
  'ARRAYSIZE',
  'IsValid',
  'Name',
  'Parse',
  'descriptor',
  'INT_MIN_SENTINEL_DO_NOT_USE_',
];
const INTERNAL_SUFFIXES = ['table_', 'numbers_', 'names_', 'Enum_MAX', 'E_MAX'];
const FILE_NAMES = [
  ...['E', 'A_E', 'A_E_E'].flatMap((base) => [...ENUM_SUFFIXES, ...INTERNAL_SUFFIXES].map((end) => `${base}_${end}`)),
  ...['A_B', 'A_B_', 'A_E', 'A_V', 'A_E_V', 'A_MEntry', 'S_Stub', 'S_Stub_', 'kXFieldNumber', 'extension_infos_'],
];
const MEMBER_NAMES = [
  ...['E', 'E_E'].flatMap((base) => ENUM_SUFFIXES.map((end) => `${base}_${end}`)),
  ...['has_', 'set_', 'clear_', 'mutable_', 'add_', 'release_', 'set_allocated_', 'allocated_'].flatMap((start) =>
    ['f', 'r', 't', 'm', 'g'].map((field) => start + field),
  ),
  ...['f_size', 'r_size', 'm_size', 'o_case', 'clear_o', 'has_o', 'OCase', 'O_NOT_SET', 'kF', 'kG', 'kFFieldNumber'],
  ...['kGFieldNumber', 'F', 'R', 'f_', 'has_f_', 'Message', 'kFFieldNumber_1', 'OCase_', 'has_has_f', 'f__'],
];

type Random = (below: number) => number;

/** A random selection of the names, in random order. */
function some(names: readonly string[], count: number, random: Random): string[] {
  const left = [...new Set(names)];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)[0]!);
}

function shuffled(lines: readonly string[], random: Random): string {
  return some(lines, lines.length, random).join('\n');
}

/** A name that the schema declares, and the pattern that finds its declaration in the header. */
interface Own {
  readonly name: string;
  readonly shape: RegExp;
}

/** Declarations of some names at the scope of a file, of random kinds. */
function atFileScope(names: readonly string[], extendee: string, random: Random): { lines: string[]; own: Own[] } {
  const lines: string[] = [];
  const own: Own[] = [];
  names.forEach((name, index) => {
    const kinds: readonly (readonly [string, RegExp])[] = [
      [`message ${name} { optional int32 i = 1; }`, new RegExp(`^class ${name} final : `, 'm')],
      [`enum ${name} { Z${name}_${index} = ${index}; }`, new RegExp(`^enum ${name} : int \\{`, 'm')],
      [`enum Own${name} { ${name} = ${1000 + index}; }`, new RegExp(`^ {2}${name} = ${1000 + index},$`, 'm')],
      [
        `extend ${extendee} { optional int32 ${name} = ${1000 + index}; }`,
        new RegExp(`^extern const .* ${name};$`, 'm'),
      ],
    ];
    const [line, shape] = kinds[random(kinds.length)]!;
    lines.push(line);
    own.push({ name, shape });
  });
  return { lines, own };
}

/** Declarations of some names in a message. */
function inMessage(names: readonly string[], random: Random): { lines: string[]; own: Own[] } {
  const lines: string[] = [];
  const own: Own[] = [];
  const taken = new Set(['f', 'r', 't', 'm', 'g', 'o']);
  names.forEach((name, index) => {
    const kinds: readonly (readonly [string, RegExp])[] = [
      [`message ${name} {}`, new RegExp(`^ {2}using ${name} = `, 'm')],
      [
        `enum Own${name} { ${name} = ${1000 + index}; }`,
        new RegExp(`^ {2}static constexpr Own${name} ${name} = `, 'm'),
      ],
      [`extend .p.A { optional int32 ${name} = ${2000 + index}; }`, new RegExp(`^ {2}static const .* ${name};$`, 'm')],
      ...['optional int32', 'optional string', 'repeated string', 'optional .p.A', 'repeated bool'].map(
        (type) =>
          [
            `${type} ${name} = ${100 + index};`,
            new RegExp(`^ {2}.*[ &]${name.toLowerCase()}\\(\\) const( \\{|;)`, 'm'),
          ] as const,
      ),
    ];
    const [line, shape] = kinds[random(kinds.length)]!;
    const isField = /^(optional|repeated)/.test(line);
    // If two fields are equal in lower case, only one can have the name.
    if (isField && taken.has(name.toLowerCase())) return;
    if (isField) taken.add(name.toLowerCase());
    lines.push(line);
    // The getter of `F` is `f`. If the schema also has a field `f`, that one owns the name.
    if (!isField || name === name.toLowerCase()) own.push({ name, shape });
  });
  return { lines, own };
}

interface Case {
  readonly schemas: Schemas;
  readonly own: readonly { readonly file: string; readonly names: readonly Own[]; readonly inMessage?: true }[];
}

/** Two files of one package; the second declares names that collide with derived names of both. */
function makeCase(seed: number): Case {
  const random = seeded(seed);
  const names = some(FILE_NAMES, 14, random);
  const imported = atFileScope(names.slice(0, 4), 'Base', random);
  const own = atFileScope(names.slice(4), 'A', random);
  const memberNames = some(MEMBER_NAMES, 12, random);
  const members = inMessage(memberNames, random);
  const values = some(random(2) ? ['MAX', 'MIN', 'IsValid', 'Name'] : ['E_MAX', 'E_MIN', 'Parse'], 3, random).filter(
    (name) => !memberNames.includes(name),
  );
  // Mangled names of nested values give way to names of the file and to nested types, and follow the name of their
  // enum.
  const isTaken = (name: string) => names.includes(`A_E_${name}`) || memberNames.includes(`E_${name}`);
  const mangled = names.includes('A_E') ? [] : values.filter((name) => !isTaken(name));
  const message = [
    ...members.lines,
    'extensions 1000 to max;',
    `enum E { V = 1; W = 2; ${values.map((name, index) => `${name} = ${10 + index};`).join(' ')} }`,
    'message B { optional int32 i = 1; }',
    'optional int32 f = 1; repeated int32 r = 2; optional string t = 3; map<int32, B> m = 4;',
    'oneof o { int32 g = 5; string h = 6; }',
  ];
  const head = 'syntax = "proto2";\npackage p;\noption cc_generic_services = true;\n';
  return {
    schemas: {
      'base.proto': `${head}message Base { extensions 1000 to max; }\n${shuffled(imported.lines, random)}\n`,
      'a.proto': `${head}import "base.proto";\n${shuffled(
        [
          ...own.lines,
          // These enums and services may be nested in a message that declares some of their derived names.
          `message A {\n${shuffled(message, random)}\n}`,
          ...(names.includes('E') ? [] : ['enum E { EV = 1; EW = 2; }']),
          'service S { rpc Call(.p.A) returns (.p.A); }',
          'extend A { optional int32 x = 999999; }',
        ],
        random,
      )}\n`,
    },
    own: [
      { file: 'base.pb.h', names: imported.own },
      { file: 'a.pb.h', names: own.own },
      {
        file: 'a.pb.h',
        names: mangled.map((name) => ({
          name: `A_E_${name}`,
          shape: new RegExp(`^ {2}A_E_${name} = ${10 + values.indexOf(name)},$`, 'm'),
        })),
      },
      { file: 'a.pb.h', names: members.own, inMessage: true },
    ],
  };
}

/**
 * The public declarations of a header, as it prints them: `::name` at the scope of the file, `Class::name` in a class.
 */
function declarations(header: string): string[] {
  const found: string[] = [];
  /** The current class; empty at file scope; undefined in scopes that no other element declares names in. */
  let scope: string | undefined = '';
  for (const line of header.split('\n')) {
    const opened = /^(class|enum) (\w+)(?: final)? : .*\{$/.exec(line);
    if (opened) found.push(`::${opened[2]}`);
    // Enumerators belong to the scope around their enum.
    if (opened) scope = opened[1] === 'class' ? opened[2] : '';
    else if (line === ' private:' || line === '};') scope = undefined;
    else if (/^[a-z]/.test(line)) scope = '';
    if (scope === undefined) continue;
    const name = declaredName(line, scope === '');
    if (name !== undefined) found.push(`${scope}::${name}`);
  }
  return found;
}

/** What a line declares; with its parameters if it is a function of a class. */
function declaredName(line: string, atFileScope: boolean): string | undefined {
  const indent = atFileScope ? '' : ' {2}';
  const named = new RegExp(
    `^${indent}(?:using (\\w+) = |(?:static )?constexpr \\S+ (\\w+) = |(?:extern|static) const .* (\\w+);$)`,
  ).exec(line);
  if (named) return named[1] ?? named[2] ?? named[3];
  if (atFileScope) {
    const enumerator = /^ {2}(\w+) = -?\d[-\d ]*,$/.exec(line);
    // At file scope only functions found by argument-dependent lookup are overloaded.
    const called = /^(?!inline)[\w:&<>, *]*[ &*](?!Absl)(\w+)\([^()]*\);$/.exec(line);
    return (enumerator ?? called)?.[1];
  }
  const method =
    /^ {2}(?! |using|return|friend)(?:\[\[nodiscard\]\] )?[\w:&<>, *]*?[ *&](\w+)\(([^()]*)\)( const)?( \{|;| override)/;
  const [, name, parameters, constant = ''] = method.exec(line) ?? [];
  return name === undefined ? undefined : `${name}(${types(parameters!)})${constant}`;
}

/** Parameters without their names. */
function types(parameters: string): string {
  return parameters
    .split(', ')
    .map((each) => each.replace(/ \w+$/, ''))
    .join(', ');
}

const CASES = isSample ? 100 : 300;
/** How many of them a C++ compiler checks. */
const COMPILED = isSample ? 4 : 8;

describe('random colliding names', () => {
  test(`in ${CASES} pairs of files, declared names stay as they are, and no name is declared twice`, () => {
    for (let seed = 0; seed < CASES; seed++) {
      const { schemas, own } = makeCase(seed);
      const { outputs, warnings } = generate(schemas);
      const shown = `seed ${seed}\n${Object.values(schemas).join('\n')}`;
      const before = new Set(declarations(textOf(outputs, 'base.pb.h')));
      for (const { file, names, inMessage } of own) {
        const header = textOf(outputs, file);
        for (const { name, shape } of names) {
          // A name of an imported header is taken, whatever the importer declares.
          if (file === 'a.pb.h' && !inMessage && before.has(`::${name}`)) {
            assert.ok(
              warnings.some(({ message }) => message.includes(`\`${name}\` is taken by base.proto:`)),
              shown,
            );
            continue;
          }
          assert.match(header, shape, `${name}: ${shown}`);
        }
        const all = declarations(header);
        assert.ok(all.length > (file === 'a.pb.h' ? 60 : 2), `${all.length} declarations: ${shown}`);
        const met = new Set<string>();
        const twice = all.filter((each) => met.size === met.add(each).size);
        assert.deepEqual(twice, [], shown);
      }
    }
  });

  test(`${COMPILED} of them compile`, async () => {
    const seeds = Array.from({ length: COMPILED }, (_, index) => Math.floor((index * CASES) / COMPILED));
    const worker = async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) await compileCase(seed);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  });
});

async function compileCase(seed: number): Promise<void> {
  const { schemas } = makeCase(seed);
  const lite = seed % 3 === 0 ? 'lite' : '';
  await inTemporaryFolder(async (folder) => {
    await writeOutputs(folder, [...generate(schemas, lite).outputs]);
    const flags = [
      '-std=c++17',
      '-fsyntax-only',
      '-Wall',
      '-Wextra',
      '-Werror',
      `-I${path.join(runtimeFolder, 'include')}`,
      '-I.',
    ];
    for (const source of ['base.pb.cc', 'a.pb.cc']) {
      await runTool(process.env.CXX ?? 'clang++-19', [...flags, source], folder).catch((error: unknown) => {
        throw new Error(`seed ${seed}\n${schemas['base.proto']}\n${schemas['a.proto']}\n${String(error)}`);
      });
    }
  });
}
