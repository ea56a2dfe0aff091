// How code is rewritten so that it can be faulty, in any language. Pure.

/** What a fault does, in the words of the report. */
export const operators = [
  'condition negated',
  'comparison off by one',
  'sum off by one',
  'constant off by one',
  'boolean flipped',
  'and/or exchanged',
  'call dropped',
  'assignment dropped',
  'return at the beginning',
  'arguments exchanged',
  'method exchanged',
  'element dropped',
  'value before ?? ignored',
] as const;
export type Operator = (typeof operators)[number];

/** A text that goes into the source. Of two at one place, an end of inner code comes before that of outer code. */
export interface Edit {
  readonly at: number;
  /** How many bytes of the source it replaces. */
  readonly length: number;
  readonly side: 'begin' | 'end';
  readonly text: string;
}

/** A piece of one source file. */
export interface Piece {
  readonly begin: number;
  readonly end: number;
}

/** How to rewrite a piece of code so that it can be faulty. */
export interface Rewriting {
  readonly operator: Operator;
  readonly piece: Piece;
  /** The piece as it is with the fault, for people. */
  readonly shown: string;
  /** @param number of the fault */
  readonly edits: (number: number) => readonly Edit[];
}

/** The expression of a language that says whether a fault is active. @param number of the fault */
export type IsActive = (number: number) => string;

/** Texts before and after a piece. */
export function around({ begin, end }: Piece, before: string, after: string): Edit[] {
  return [
    { at: begin, length: 0, side: 'begin', text: before },
    { at: end, length: 0, side: 'end', text: after },
  ];
}

/** The body of a function that returns nothing. @param piece with its braces */
export function returned(isActive: IsActive, piece: Piece): Rewriting {
  const at = piece.begin + 1;
  return {
    operator: 'return at the beginning',
    piece: { begin: piece.begin, end: at },
    shown: '{ return;',
    edits: (number) => [{ at, length: 0, side: 'begin', text: ` if (${isActive(number)}) return;` }],
  };
}

/** Two arguments, or two parts of a text, that follow each other, have the same type, and have no effects. */
export function exchanged(isActive: IsActive, first: Piece, second: Piece, source: string): Rewriting {
  const one = source.slice(first.begin, first.end);
  const other = source.slice(second.begin, second.end);
  const pick = (number: number, own: string, instead: string, { begin, end }: Piece): Edit => {
    return { at: begin, length: end - begin, side: 'begin', text: `(${isActive(number)} ? ${instead} : ${own})` };
  };
  return {
    operator: 'arguments exchanged',
    piece: { begin: first.begin, end: second.end },
    shown: `${other}, ${one}`,
    edits: (number) => [pick(number, one, other, first), pick(number, other, one, second)],
  };
}
