// The kinds of generated faults in C++: which code each applies to, and how the code is rewritten. Pure.

import type { TreeNode } from './clang-tree';
import {
  around,
  type Edit,
  exchanged as exchangedIn,
  type Operator,
  type Piece,
  type Rewriting,
  returned as returnedIn,
} from './rewriting';

const on = (number: number): string => `::touchstone_fault::On(${number})`;

/** A condition: it holds where it did not, and the other way round. */
export function negated(piece: Piece, text: string): Rewriting {
  const inner = /^\w+(\(\w*\))?$/.test(text) ? text : `(${text})`;
  const shown = /^!\w[\w.()>-]*$/.test(text) ? text.slice(1) : `!${inner}`;
  const edits = (number: number) => around(piece, `(${on(number)} != static_cast<bool>(`, '))');
  return { operator: 'condition negated', piece, shown, edits };
}

/** `true` or `false`. */
export function flipped(piece: Piece, text: string): Rewriting {
  const shown = text === 'true' ? 'false' : 'true';
  return {
    operator: 'boolean flipped',
    piece,
    shown,
    edits: (number) => around(piece, `(${on(number)} != `, ')'),
  };
}

/** A number or a character. */
export function constant(piece: Piece, text: string): Rewriting {
  return {
    operator: 'constant off by one',
    piece,
    shown: `${text} + 1`,
    edits: (number) => around(piece, `::touchstone_fault::Constant(${number}, `, ')'),
  };
}

/** The operators that a function of fault.h replaces: its name, and what people see with the fault. */
const binary: Readonly<Record<string, readonly [string, Operator, (left: string, right: string) => string]>> = {
  '<': ['Less', 'comparison off by one', (left, right) => `${left} <= ${right}`],
  '<=': ['LessOrEqual', 'comparison off by one', (left, right) => `${left} < ${right}`],
  '>': ['Greater', 'comparison off by one', (left, right) => `${left} >= ${right}`],
  '>=': ['GreaterOrEqual', 'comparison off by one', (left, right) => `${left} > ${right}`],
  '+': ['Plus', 'sum off by one', (left, right) => `${left} + ${right} + 1`],
  '-': ['Minus', 'sum off by one', (left, right) => `${left} - ${right} - 1`],
};

/** An operation on two numbers or pointers, if its operator has a fault. */
export function operation(opcode: string, left: Piece, right: Piece, source: string): Rewriting | undefined {
  const found = binary[opcode];
  const token = operatorBetween(opcode, left, right, source);
  if (!found || token === undefined) return undefined;
  const [name, operator, show] = found;
  const edits = (number: number): Edit[] => [
    { at: left.begin, length: 0, side: 'begin', text: `::touchstone_fault::${name}(${number}, ` },
    { at: token, length: opcode.length, side: 'begin', text: ',' },
    { at: right.end, length: 0, side: 'end', text: ')' },
  ];
  const shown = show(source.slice(left.begin, left.end), source.slice(right.begin, right.end));
  return { operator, piece: { begin: left.begin, end: right.end }, shown, edits };
}

/** `&&` or `||`. By De Morgan, negating both sides and the whole makes one of the other, and evaluates no side twice. */
export function junction(opcode: '&&' | '||', left: Piece, right: Piece, source: string): Rewriting | undefined {
  if (operatorBetween(opcode, left, right, source) === undefined) return undefined;
  const other = opcode === '&&' ? '||' : '&&';
  const edits = (number: number): Edit[] => [
    ...around(left, `(${on(number)} != ((${on(number)} != static_cast<bool>(`, '))'),
    ...around(right, `(${on(number)} != static_cast<bool>(`, '))))'),
  ];
  const shown = `${source.slice(left.begin, left.end)} ${other} ${source.slice(right.begin, right.end)}`;
  return { operator: 'and/or exchanged', piece: { begin: left.begin, end: right.end }, shown, edits };
}

/** A statement that is an expression. @param piece without its semicolon */
export function dropped(operator: 'call dropped' | 'assignment dropped', piece: Piece): Rewriting {
  const edits = (number: number) => around(piece, `(${on(number)} ? (void)0 : (void)(`, '))');
  return { operator, piece, shown: '(nothing)', edits };
}

/** The body of a function that returns nothing. @param piece with its braces */
export const returned = (piece: Piece): Rewriting => returnedIn(on, piece);

/** Two arguments that follow each other, have the same type, and have no effects. */
export const exchanged = (first: Piece, second: Piece, source: string): Rewriting =>
  exchangedIn(on, first, second, source);

/** The place of an operator between its operands; undefined if there is something else between them. */
function operatorBetween(opcode: string, left: Piece, right: Piece, source: string): number | undefined {
  const between = source.slice(left.end, right.begin);
  return between.trim() === opcode ? left.end + between.indexOf(opcode) : undefined;
}

/** The expression below casts that the source does not spell out. */
export function withoutCasts(node: TreeNode): TreeNode {
  const [child] = node.inner;
  const isCast =
    node.kind === 'ImplicitCastExpr' ||
    node.kind === 'ExprWithCleanups' ||
    node.kind === 'CXXBindTemporaryExpr' ||
    node.kind === 'MaterializeTemporaryExpr';
  return isCast && child ? withoutCasts(child) : node;
}
