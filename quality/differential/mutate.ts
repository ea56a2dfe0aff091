// Small random edits of valid schemas. The same seed gives the same edits.

import { Lexer, TokenKind } from '../../reference/compiler/schema/syntax/lexer';
import { Reporter, SourceFile } from '../../reference/compiler/schema/syntax/source';

/** Pseudo-random numbers from 0 to 1: the mulberry32 sequence of a seed. */
export function randomSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Replacements for tokens: all kinds, and values at the limits of what is valid. */
const words: readonly string[] = [
  ...['0', '1', '2', '-1', '15', '16', '19000', '19999', '20000', '536870911', '536870912', '2147483647', '2147483648'],
  ...['9223372036854775807', '18446744073709551616', '0x10', '010', '08', '1.5', '1e3', 'inf', 'nan', '-inf', '.5'],
  ...['true', 'false', '"text"', "'x'", '"\\xff"', '""', 'foo', 'Foo', 'google', '.google', 'a.b', '_x', 'x__y', 'X9'],
  ...['int32', 'uint64', 'sint32', 'fixed64', 'bool', 'string', 'bytes', 'float', 'double', 'group', 'map'],
  ...['optional', 'required', 'repeated', 'message', 'enum', 'oneof', 'extend', 'extensions', 'reserved', 'option'],
  ...['service', 'rpc', 'returns', 'stream', 'import', 'public', 'weak', 'package', 'syntax', 'edition', 'to', 'max'],
  ...[
    '"proto2"',
    '"proto3"',
    '"2023"',
    '"2024"',
    'default',
    'json_name',
    'packed',
    'deprecated',
    'lazy',
    'ctype',
    'CORD',
  ],
  ...[
    'allow_alias',
    'features',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    '<',
    '>',
    ';',
    ',',
    '.',
    '=',
    ':',
    '-',
    '/',
    'export',
    'local',
  ],
];

/** Statements to insert. */
const statements: readonly string[] = [
  ...['reserved 1;', 'reserved 2 to 4;', 'reserved "foo";', 'reserved foo;', 'reserved 5 to max;', 'extensions 100;'],
  ...['extensions 1 to 3;', 'extensions 100 to max;', 'option deprecated = true;', 'option allow_alias = true;', ';'],
  ...['optional int32 added = 1;', 'int32 added = 77;', 'repeated string added = 2 [packed = true];', 'Foo added = 3;'],
  ...[
    'optional string added = 78 [default = "a"];',
    'repeated int32 added = 79 [packed = true];',
    'FOO = 0;',
    'BAR = -1;',
  ],
  ...['optional int32 added = 80 [default = 1];', 'map<string, int32> added = 81;', 'map<float, int32> added = 82;'],
  ...['oneof added { int32 one = 91; string two = 92; }', 'oneof added { }', 'oneof added { optional int32 x = 93; }'],
  ...['message Added { }', 'enum Added { ADDED = 0; }', 'enum Added { ADDED = 1; }', 'enum Added { }'],
  ...['optional group Added = 83 { optional int32 x = 1; }', 'extend Added { optional int32 y = 100; }'],
  ...['option java_package = "x";', 'option optimize_for = LITE_RUNTIME;', 'option (unknown) = 1;', 'option foo = 1;'],
  ...['import "google/protobuf/any.proto";', 'import public "google/protobuf/any.proto";', 'import "missing.proto";'],
  ...['option features.field_presence = IMPLICIT;', 'option features.enum_type = CLOSED;', 'package added;'],
  ...['option features.utf8_validation = NONE;', 'option features.message_encoding = DELIMITED;'],
  ...[
    'service Added { rpc Get(Foo) returns (stream Foo); }',
    'rpc Added(Foo) returns (Foo) { option deprecated = true; }',
  ],
  ...['int32 added = 84 [json_name = "fooBar"];', 'int32 added = 85 [deprecated = true, deprecated = false];'],
  ...['int32 added = 86 [features.field_presence = LEGACY_REQUIRED];', 'string added = 87 [ctype = CORD];'],
];

interface Token {
  readonly start: number;
  readonly end: number;
}

/**
 * Edits a schema one to three times.
 * @param text the schema
 * @param random returns numbers from 0 to 1
 */
export function mutated(text: string, random: () => number): string {
  let changed = text;
  const edits = random() < 0.7 ? 1 : random() < 0.7 ? 2 : 3;
  for (let edit = 0; edit < edits; edit++) changed = editedOnce(changed, random);
  return changed;
}

function editedOnce(text: string, random: () => number): string {
  const tokens = tokensOf(text);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  if (tokens.length < 2) return `${text} ${pick(words)}`;
  const index = Math.floor(random() * tokens.length);
  const token = tokens[index]!;
  const written = (one: Token) => text.slice(one.start, one.end);
  const replaced = (start: number, end: number, by: string) => `${text.slice(0, start)}${by}${text.slice(end)}`;
  const kind = Math.floor(random() * 14);
  switch (kind) {
    case 0:
      return replaced(token.start, token.end, '');
    case 1:
      return replaced(token.start, token.end, `${written(token)} ${written(token)}`);
    case 2: {
      const next = tokens[index + 1];
      if (next === undefined) return replaced(token.start, token.end, '');
      return replaced(token.start, next.end, `${written(next)} ${written(token)}`);
    }
    case 3:
    case 4:
      return replaced(token.start, token.end, pick(words));
    case 5:
    case 6:
      return replaced(token.start, token.end, written(pick(tokens)));
    case 7: {
      const lines = text.split('\n');
      const line = Math.floor(random() * lines.length);
      const other = Math.floor(random() * lines.length);
      if (random() < 0.5) lines.splice(line, 1);
      else lines.splice(line, 0, lines[other]!);
      return lines.join('\n');
    }
    case 8:
    case 9:
    case 10:
    case 11: {
      // A token of the same kind: the schema often stays valid, with another meaning.
      const kindOf = (word: string) => (/^[A-Za-z_]/.test(word) ? 'word' : /^-?[\d.]/.test(word) ? 'number' : word[0]);
      const wanted = kindOf(written(token));
      const others = random() < 0.4 ? words : tokens.map(written);
      const fitting = others.filter((other) => kindOf(other) === wanted);
      return replaced(token.start, token.end, fitting.length === 0 ? pick(words) : pick(fitting));
    }
    default: {
      // After a token that ends something, where a statement can start.
      const ends = tokens.filter((one) => /[;{}]/.test(written(one)));
      const place = ends.length === 0 ? token.end : pick(ends).end;
      return replaced(place, place, ` ${pick(statements)} `);
    }
  }
}

function tokensOf(text: string): Token[] {
  const lexer = new Lexer(new Reporter(new SourceFile('mutated.proto', text)));
  const tokens: Token[] = [];
  for (lexer.next(); lexer.kind !== TokenKind.End; lexer.next()) tokens.push({ start: lexer.start, end: lexer.end });
  return tokens;
}
