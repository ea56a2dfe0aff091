// The kinds of generated faults in TypeScript: how code is rewritten so that it can be faulty. Pure.

import {
  around,
  type Edit,
  exchanged as exchangedIn,
  type Operator,
  type Piece,
  type Rewriting,
  returned as returnedIn,
} from '../rewriting';

/** The name by which rewritten code reaches {@link FaultState}. */
export const stateName = 'touchstoneFault';

const on = (number: number): string => `${stateName}.on(${number})`;

/** A condition: it holds where it did not, and the other way round. */
export function negated(piece: Piece, text: string): Rewriting {
  const shown = /^!\w[\w.()[\]]*$/.test(text) ? text.slice(1) : `!(${text})`;
  return {
    operator: 'condition negated',
    piece,
    shown,
    edits: (number) => around(piece, `(${on(number)} !== !!(`, '))'),
  };
}

/** `true` or `false`. */
export function flipped(piece: Piece, text: string): Rewriting {
  return {
    operator: 'boolean flipped',
    piece,
    shown: text === 'true' ? 'false' : 'true',
    edits: (number) => around(piece, `(${on(number)} !== `, ')'),
  };
}

/** A number. @param text may be that of a bigint */
export function constant(piece: Piece, text: string): Rewriting {
  const one = text.endsWith('n') ? '1n' : '1';
  return {
    operator: 'constant off by one',
    piece,
    shown: `${text} + ${one}`,
    edits: (number) => around(piece, `(${on(number)} ? ${text} + ${one} : `, ')'),
  };
}

/** The operators of two numbers: what is called in their place, and what people see with the fault. */
const binary: Readonly<Record<string, readonly [string, Operator, (left: string, right: string) => string]>> = {
  '<': ['less', 'comparison off by one', (left, right) => `${left} <= ${right}`],
  '<=': ['lessOrEqual', 'comparison off by one', (left, right) => `${left} < ${right}`],
  '>': ['greater', 'comparison off by one', (left, right) => `${left} >= ${right}`],
  '>=': ['greaterOrEqual', 'comparison off by one', (left, right) => `${left} > ${right}`],
  '+': ['plus', 'sum off by one', (left, right) => `${left} + ${right} + 1`],
  '-': ['minus', 'sum off by one', (left, right) => `${left} - ${right} - 1`],
};

/** An operation on two numbers, if its operator has a fault. @param token the place of the operator */
export function operation(opcode: string, left: Piece, right: Piece, token: Piece, source: string) {
  const found = binary[opcode];
  if (!found) return undefined;
  const [name, operator, show] = found;
  const shown = show(source.slice(left.begin, left.end), source.slice(right.begin, right.end));
  const piece = { begin: left.begin, end: right.end };
  const edits = (number: number): Edit[] => [
    { at: left.begin, length: 0, side: 'begin', text: `${stateName}.${name}(${number}, ` },
    { at: token.begin, length: opcode.length, side: 'begin', text: ',' },
    { at: right.end, length: 0, side: 'end', text: ')' },
  ];
  return { operator, piece, shown, edits } satisfies Rewriting;
}

/** `&&` or `||` of booleans. By De Morgan, negating both sides and the whole makes one of the other. */
export function junction(opcode: '&&' | '||', left: Piece, right: Piece, source: string): Rewriting {
  const other = opcode === '&&' ? '||' : '&&';
  const edits = (number: number): Edit[] => [
    ...around(left, `(${on(number)} !== ((${on(number)} !== !!(`, '))'),
    ...around(right, `(${on(number)} !== !!(`, '))))'),
  ];
  const shown = `${source.slice(left.begin, left.end)} ${other} ${source.slice(right.begin, right.end)}`;
  return { operator: 'and/or exchanged', piece: { begin: left.begin, end: right.end }, shown, edits };
}

/** A statement that is an expression. @param piece without its semicolon */
export function dropped(operator: 'call dropped' | 'assignment dropped', piece: Piece): Rewriting {
  return {
    operator,
    piece,
    shown: '(nothing)',
    edits: (number) => around(piece, `(${on(number)} ? undefined : (`, '))'),
  };
}

/** An element of a list. */
export function elementDropped(piece: Piece): Rewriting {
  return {
    operator: 'element dropped',
    piece,
    shown: '(nothing)',
    edits: (number) => around(piece, `...(${on(number)} ? [] : [`, '])'),
  };
}

/** The left side of `??`. */
export function valueIgnored(piece: Piece): Rewriting {
  return {
    operator: 'value before ?? ignored',
    piece,
    shown: 'undefined',
    edits: (number) => around(piece, `(${on(number)} ? undefined : (`, '))'),
  };
}

/** The body of a function that returns nothing. @param piece with its braces */
export const returned = (piece: Piece): Rewriting => returnedIn(on, piece);

/** Two arguments, or two parts of a text, that follow each other, have the same type, and have no effects. */
export const exchanged = (first: Piece, second: Piece, source: string): Rewriting =>
  exchangedIn(on, first, second, source);

/** Methods with the same arguments and results, which are mistaken for each other. */
const counterparts: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['some', 'every'],
    ['startsWith', 'endsWith'],
    ['min', 'max'],
    ['toLowerCase', 'toUpperCase'],
    ['indexOf', 'lastIndexOf'],
    ['push', 'unshift'],
    ['find', 'findLast'],
    ['findIndex', 'findLastIndex'],
    ['floor', 'ceil'],
    ['shift', 'pop'],
  ].flatMap(([one, other]) => [
    [one!, other!],
    [other!, one!],
  ]),
);

/** A method, if it has a counterpart. @param name its name @param dot where `.name` begins; undefined after `?.` */
export function methodExchanged(name: Piece, dot: number | undefined, source: string): Rewriting | undefined {
  const own = source.slice(name.begin, name.end);
  const other = Object.hasOwn(counterparts, own) ? counterparts[own] : undefined;
  if (other === undefined) return undefined;
  const at = dot ?? name.begin;
  const edits = (number: number): Edit[] => [
    { at, length: name.end - at, side: 'begin', text: `[${on(number)} ? '${other}' : '${own}']` },
  ];
  return { operator: 'method exchanged', piece: name, shown: other, edits };
}
