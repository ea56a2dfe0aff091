// A schema of ten times the size takes about the processor time of ten schemas: in the front end with source info, and
// in the C++ generator. A quadratic step would make it ten times as much.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { sampleOf } from '../../support/test-sample';
import { generateCpp } from './cpp';
import { compile } from './schema/compiler';
import { serializedWithSourceInfo } from './schema/serialization/file-descriptor-proto';

const protos = path.join(__dirname, 'protos');
/** The number of elements in the smaller schema. */
const SMALL = 1500;
const FACTOR = 10;
/** The largest accepted ratio of the large schema to `FACTOR` small ones. Garbage costs up to 3; quadratic time gives 10. */
const MOST = 4;
/** A busy machine spoils a measurement, but not all of several. */
const ATTEMPTS = 5;
/** Shorter times, in milliseconds, are noise. */
const LEAST = 10;

type Files = Readonly<Record<string, string>>;
type Shape = (count: number) => string | Files;

function times(count: number, text: (index: number) => string, separator = '\n'): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(separator);
}

/** A valid field number for an index from 0: it skips the reserved ones. */
function number(index: number): number {
  return index < 18_999 ? index + 1 : index + 1001;
}

const P2 = 'syntax = "proto2";\n';
const P3 = 'syntax = "proto3";\n';
const OPTIONS = 'import "google/protobuf/descriptor.proto";\n';
/** Fields of a message by a template, in which `#` is the index and `@` the number. */
const fields = (template: string) => (count: number) =>
  times(count, (index) => template.replaceAll('#', String(index)).replaceAll('@', String(number(index))));

/** Declarations; the C++ generator is measured with them too. */
const declarations: Readonly<Record<string, Shape>> = {
  'values of an enum': (n) => `${P3}enum E {\n${times(n, (i) => `V${i} = ${i};`)}\n}`,
  'values of a nested enum': (n) => `${P3}message M { enum E {\n${times(n, (i) => `V${i} = ${i};`)}\n} }`,
  aliases: (n) => `${P3}enum E { option allow_alias = true;\n${times(n, (i) => `V${i} = ${i >> 1};`)}\n}`,
  enums: (n) => P3 + times(n, (i) => `enum E${i} { V${i} = 0; }`),
  messages: (n) => P3 + times(n, (i) => `message M${i} {}`),
  'nested messages': (n) => `${P3}message O {\n${times(n, (i) => `message M${i} {}`)}\n}`,
  'a chain of messages': (n) => `${P3}${times(n, (i) => `message M${i} { M${i + 1} m = 1; }`)}\nmessage M${n} {}`,
  'forward references': (n) => `${P3}package a.b.c;\n${times(n, (i) => `message M${i} { M${n - 1 - i} m = 1; }`)}`,
  fields: (n) => `${P3}message M {\n${fields('int32 f# = @;')(n)}\n}`,
  'fields of different types': (n) =>
    `${P3}${times(n, (i) => `message M${i} {}`)}\nmessage M {\n${fields('M# f# = @;')(n)}\n}`,
  'fields with enum defaults': (n) =>
    `${P2}enum E {\n${times(n, (i) => `V${i} = ${i};`)}\n}\nmessage M {\n${fields('optional E f# = @ [default = V#];')(n)}\n}`,
  'optional fields in proto3': (n) => `${P3}message M {\n${fields('optional int32 f# = @;')(n)}\n}`,
  oneofs: (n) => `${P3}message M {\n${fields('oneof o# { int32 f# = @; }')(n)}\n}`,
  'members of a oneof': (n) => `${P3}message M { oneof o {\n${fields('string f# = @;')(n)}\n} }`,
  maps: (n) => `${P3}message M {\n${fields('map<int32, string> f# = @;')(n)}\n}`,
  groups: (n) => `${P2}message M {\n${fields('optional group G# = @ {}')(n)}\n}`,
  extensions: (n) => `${P2}message M { extensions 1 to max; }\nextend M {\n${fields('optional string f# = @;')(n)}\n}`,
  'extension ranges, each with its extension': (n) =>
    `${P2}message M {\n${fields('extensions @;')(n)}\n}\n${fields('extend M { optional int32 f# = @; }')(n)}`,
  services: (n) =>
    `${P2}option cc_generic_services = true;\nmessage M {}\n${times(n, (i) => `service S${i} { rpc R(M) returns (M); }`)}`,
  methods: (n) =>
    `${P2}option cc_generic_services = true;\nmessage M {}\nservice S {\n${times(n, (i) => `rpc R${i}(M) returns (M);`)}\n}`,
  imports: (n) => ({
    'a.proto': `${P3}${times(n / 5, (i) => `import "b${i}.proto";`)}\nmessage M {\n${times(n / 5, (i) => `b${i}.M f${i} = ${i + 1};`)}\n}`,
    ...Object.fromEntries(
      Array.from({ length: n / 5 }, (_, i) => [`b${i}.proto`, `${P3}package b${i};\nmessage M {}`]),
    ),
  }),
};

const texts: Readonly<Record<string, Shape>> = {
  'reserved ranges with fields between them': (n) =>
    `${P3}message M {\n${times(n, (i) => `reserved ${20_001 + 2 * i}; int32 f${i} = ${20_002 + 2 * i};`)}\n}`,
  'extension ranges between reserved ones': (n) =>
    `${P2}message M {\n${times(n, (i) => `reserved ${20_001 + 2 * i}; extensions ${20_002 + 2 * i};`)}\n}`,
  'reserved numbers of an enum between its values': (n) =>
    `${P3}enum E {\n${times(n, (i) => `V${i} = ${2 * i}; reserved ${2 * i + 1};`)}\n}`,
  'reserved names': (n) => `${P3}message M { reserved ${times(n, (i) => `"r${i}"`, ', ')}; }`,
  'declared extensions': (n) =>
    `${P2}message M { extensions 1 to max [\n${times(n, (i) => `declaration = { number: ${number(i)} full_name: ".f${i}" type: "int32" }`, ',\n')}\n]; }\n${fields('extend M { optional int32 f# = @; }')(n)}`,
  'values of a repeated option': (n) =>
    `${P2}${OPTIONS}extend google.protobuf.FileOptions { repeated int32 o = 50000; }\n${times(n, (i) => `option (o) = ${i};`)}`,
  'custom options': (n) =>
    `${P2}${OPTIONS}extend google.protobuf.FileOptions {\n${times(n, (i) => `optional int32 o${i} = ${50_000 + i};`)}\n}\n${times(n, (i) => `option (o${i}) = ${i};`)}`,
  'options of fields': (n) => `${P3}message M {\n${fields('int32 f# = @ [deprecated = true];')(n)}\n}`,
  'enum values in options': (n) =>
    `${P2}${OPTIONS}enum E {\n${times(n, (i) => `V${i} = ${i};`)}\n}\nextend google.protobuf.FileOptions { repeated E o = 50000; }\n${times(n, (i) => `option (o) = V${i};`)}`,
  'fields, lists and groups in an aggregate': (n) =>
    `${P2}${OPTIONS}message A { repeated int32 x = 1; ${times(n, (i) => `optional group G${i} = ${number(i + 1)} {}`)} }\nextend google.protobuf.FileOptions { optional A o = 50000; }\noption (o) = {\n${times(n, (i) => `x: ${i} x: [1, 2] # comment\nG${i} {}`)}\n};`,
  'adjacent string literals': (n) =>
    `${P2}message M { optional string s = 1 [default =\n${times(4 * n, () => '"abc"')}]; }`,
  'escapes in a literal': (n) =>
    `${P2}message M { optional bytes s = 1 [default = "${times(4 * n, () => '\\n\\x41\\101\\u00e9', '')}"]; }`,
  'bytes in a literal that are not UTF-8': (n) =>
    `${P2}message M { optional bytes s = 1 [default = "${'a\udcff'.repeat(4 * n)}"]; }`,
  'statements on one line with a tab and non-ASCII characters': (n) =>
    `${P3}/* é */\tenum E { ${times(n, (i) => `V${i} = ${i};`, ' ')} }`,
  'comments of statements': (n) => `${P3}enum E {\n${times(n, (i) => `// c\nV${i} = ${i};  // d`)}\n}`,
  'detached comments': (n) => `${P3}${times(4 * n, () => '// c\n/* d */\n')}message M {}`,
  'lines of a comment': (n) => `${P3}/*\n${times(8 * n, () => ' * c')} */\n${times(8 * n, () => '// c')}\nmessage M {}`,
  'empty statements with comments': (n) => `${P3}${times(n, () => ';  // a\n\n// b\n')}message M {}`,
  'messages with the deepest allowed nesting': (n) =>
    P3 + times(n / 25, (i) => `message D${i} ${'{ message M '.repeat(30)}{}${' }'.repeat(30)}`),
};

/** Invalid schemas: rejecting them must take linear time too. */
const faults: Readonly<Record<string, Shape>> = {
  'unknown types': (n) => `${P3}message M {\n${fields('X f# = @;')(n)}\n}`,
  'syntax errors': (n) => `${P3}message M {\n${times(n, (i) => `int32 ${i};`)}\n}`,
  'unclosed blocks': (n) => `${P3}message M {\n${times(n, () => 'int32 3 {')}`,
  'overlapping ranges': (n) =>
    `${P2}message M {\n${times(n, (i) => `extensions 1 to ${n + i}; reserved ${n - i} to ${n + i};`)}\n}`,
  'comment openers in a comment': (n) => `${P3}/* ${'/* '.repeat(n)}*/`,
};

/** Compiles, and processes the result as the command does. @returns the processor time in milliseconds */
function measured(content: string | Files, isValid: boolean, cpp: boolean): number {
  const files: Files = typeof content === 'string' ? { 'a.proto': content } : content;
  const read = (name: string): string | undefined => {
    const bundled = path.join(protos, name);
    return files[name] ?? (existsSync(bundled) ? readFileSync(bundled, 'utf8') : undefined);
  };
  const before = process.cpuUsage();
  const { files: compiled, diagnostics } = compile(['a.proto'], read);
  if (cpp) generateCpp(compiled[0]!, '');
  else if (compiled[0] !== undefined) serializedWithSourceInfo(compiled[0]);
  const { user, system } = process.cpuUsage(before);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  assert.equal(errors.length === 0, isValid, JSON.stringify(errors.slice(0, 3)));
  return (user + system) / 1000;
}

function isLinear(shape: Shape, isValid = true, cpp = false): void {
  const [small, large] = [shape(SMALL), shape(SMALL * FACTOR)];
  const tried: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // As much is allocated on both sides, so that both pay for the collection of garbage.
    let several = 0;
    for (let index = 0; index < FACTOR; index++) several += measured(small, isValid, cpp);
    const whole = measured(large, isValid, cpp);
    if (whole <= Math.max(LEAST, several) * MOST) return;
    tried.push(`${several.toFixed(1)} and ${whole.toFixed(1)} ms`);
  }
  assert.fail(`${FACTOR} schemas with ${SMALL} of them, and one with ${SMALL * FACTOR}: ${tried.join('; ')}`);
}

/** The shapes with their names, or every sixth of them. */
const entriesOf = (shapes: Readonly<Record<string, Shape>>) => sampleOf(Object.entries(shapes), 6);

describe('compiling takes time in proportion to the number of', () => {
  for (const [what, shape] of entriesOf({ ...declarations, ...texts })) test(what, () => isLinear(shape));
  for (const [what, shape] of entriesOf(faults)) test(what, () => isLinear(shape, false));
});

describe('generating C++ takes time in proportion to the number of', () => {
  for (const [what, shape] of entriesOf(declarations)) test(what, () => isLinear(shape, true, true));
});
