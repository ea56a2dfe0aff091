import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import ts from 'typescript';
import { rewritten } from '../rewrite';
import { endlessMessage, newFaultState } from './fault-state';
import { type NumberedPlace, typedSources, typescriptFaults } from './find-faults';

const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-typescript-faults-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Sources with one exported function each, a call of it, its result, and its results with each fault. */
const cases: readonly [source: string, call: string, result: unknown, faulty: Readonly<Record<string, unknown>>][] = [
  [
    'export const f = (a: number, b: number): boolean => a < b;',
    'f(1, 1)',
    false,
    { 'comparison off by one: a <= b': true, 'condition negated: !(a < b)': true },
  ],
  [
    'export function f(a: string, b: boolean): number { if (a === "x" && b) return 1; return 2; }',
    'f("x", false)',
    2,
    {
      'and/or exchanged: a === "x" || b': 1,
      'condition negated: !(a === "x")': 2,
      'condition negated: !(b)': 1,
      'constant off by one: 1 + 1': 2,
      'constant off by one: 2 + 1': 3,
      'condition negated: !(a === "x" && b)': 1,
    },
  ],
  [
    'export function f(list: number[]): number[] { const add = (n: number): void => { list.push(n); }; add(7); return list; }',
    'f([1])',
    [1, 7],
    {
      'call dropped: (nothing)': [1],
      'return at the beginning: { return;': [1],
      'call dropped: (nothing) #2': [1],
      'method exchanged: unshift': [7, 1],
      'constant off by one: 7 + 1': [1, 8],
    },
  ],
  [
    'export function f(a: string, b: string): string { const join = (x: string, y: string) => [x, y].join("-"); let c = ""; c = join(a, b); return c; }',
    'f("a", "b")',
    'a-b',
    {
      'arguments exchanged: b, a': 'b-a',
      'assignment dropped: (nothing)': '',
      'element dropped: (nothing)': 'b',
      'element dropped: (nothing) #2': 'a',
    },
  ],
  [
    `export const f = (o: { a: string; b: string }): string => \`\${o.a}\${o.b}\`;`,
    'f({ a: "1", b: "2" })',
    '12',
    { 'arguments exchanged: o.b, o.a': '21' },
  ],
  [
    'export const f = (a?: number): string => String(a ?? "none") + ["x", "y"].some((s) => s === "x");',
    'f(5)',
    '5true',
    {
      'value before ?? ignored: undefined': 'nonetrue',
      'element dropped: (nothing)': '5false',
      'element dropped: (nothing) #2': '5true',
      'method exchanged: every': '5false',
      'condition negated: !(s === "x")': '5true',
    },
  ],
  [
    'export const f = (a: bigint): bigint => a - 3n;',
    'f(5n)',
    2n,
    {
      'sum off by one: a - 3n - 1': 1n,
      'constant off by one: 3n + 1n': 1n,
    },
  ],
];

/** Code that has no faults: they would not compile, or would run where nothing else of the bundle exists. */
const without = `
export type Size = 4 | 8;
export interface Shape { readonly corners: 3 }
export const size: Size = 4;
export const pair: readonly [string, string] = ['a', 'b'];
export class Base { constructor(readonly name: string) {} }
export class Derived extends Base { readonly kind: string; constructor() { super('x'); this.kind = 'y'; } }
export declare const run: (order: { func: () => number }) => void;
export const order = { func: () => 1 + 1 };
enum Kind { One = 1 }
export const kind: Kind = Kind.One;
`;

writeFileSync(
  path.join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: { target: 'es2022', lib: ['es2023'], module: 'commonjs', strict: true, types: [] },
  }),
);
mkdirSync(path.join(folder, 'src'));
const files = cases.map(([source], index) => {
  writeFileSync(path.join(folder, 'src', `${index}.ts`), source);
  return `src/${index}.ts`;
});
writeFileSync(path.join(folder, 'src', 'without.ts'), without);
const program = typedSources(folder, [...files, 'src/without.ts']);

function evaluated(source: string, faults: readonly NumberedPlace[], active: number, call: string): unknown {
  const state = newFaultState(active, 100, 1000, endlessMessage);
  const { outputText } = ts.transpileModule(rewritten(source, faults), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  return new Function('exports', 'touchstoneFault', `${outputText}; return ((f) => ${call})(exports.f);`)({}, state);
}

for (const [index, [source, call, result, faulty]] of cases.entries()) {
  test(source.slice(0, 80), () => {
    const faults = typescriptFaults(folder, [files[index]!], program);
    assert.deepEqual(evaluated(source, faults, 0, call), result, 'without a fault');
    const seen = new Map<string, number>();
    const found = faults.map(({ number, place: { operator, shown } }) => {
      const name = `${operator}: ${shown}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      const times = seen.get(name)!;
      return [times === 1 ? name : `${name} #${times}`, evaluated(source, faults, number, call)];
    });
    assert.deepEqual(Object.fromEntries(found), faulty);
  });
}

test('code whose faults would not compile, or which runs elsewhere, has none', () => {
  const faults = typescriptFaults(folder, ['src/without.ts'], program);
  assert.deepEqual(
    faults.map(({ place }) => place.shown),
    [],
  );
});

test('a loop that has lost its end is ended', () => {
  const source = 'export const f = (): number => { let n = 0; while (n < 3) n++; return n; };';
  writeFileSync(path.join(folder, 'src', 'loop.ts'), source);
  const faults = typescriptFaults(folder, ['src/loop.ts'], typedSources(folder, ['src/loop.ts']));
  const { number } = faults.find(({ place }) => place.operator === 'assignment dropped')!;
  assert.throws(() => evaluated(source, faults, number, 'f()'), { message: endlessMessage });
});
