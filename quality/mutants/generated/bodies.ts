// Hand-written faults of C++ sources that are in one build: each has a copy of the function that it is in. Pure.

import type { Mutant } from '../mutant';
import type { TreeNode } from './clang-tree';
import type { Numbered } from './rewrite';
import type { Piece } from './rewriting';

/** A mutant with the number that makes it active. */
export interface NumberedMutant {
  readonly number: number;
  readonly mutant: Mutant;
}

/** The faults of a file that can be in one build. */
export interface Copies {
  /** The functions with a fault: they run the body of their active fault instead of their own. */
  readonly functions: readonly Numbered[];
  /** The faults that are in them. The others are outside of functions, or reach beyond one. */
  readonly placed: readonly NumberedMutant[];
}

const functionKinds = new Set([
  'FunctionDecl',
  'CXXMethodDecl',
  'CXXConstructorDecl',
  'CXXDestructorDecl',
  'CXXConversionDecl',
  // Outside of functions: in the initializer of a constant.
  'LambdaExpr',
]);

/** The bodies of a file's functions, with their braces. A function in a function is part of that. */
export function bodiesOf(tree: TreeNode, isFile: (file: string) => boolean): Piece[] {
  const found = new Map<number, Piece>();
  const visit = (node: TreeNode): void => {
    if (node.isImplicit) return;
    const body = functionKinds.has(node.kind) ? node.inner.find(({ kind }) => kind === 'CompoundStmt') : undefined;
    if (!body) {
      for (const child of node.inner) visit(child);
    } else if (body.span && !body.span.inMacro && isFile(body.span.file)) {
      found.set(body.span.begin, body.span);
    }
  };
  visit(tree);
  return [...found.values()].sort((one, other) => one.begin - other.begin);
}

/**
 * Places the faults of a file.
 * @param source one character for each byte
 */
export function copiesOf(source: string, bodies: readonly Piece[], faults: readonly NumberedMutant[]): Copies {
  const placed: NumberedMutant[] = [];
  const changes = faults.map((fault) => ({ fault, change: changeOf(source, fault.mutant) }));
  const functions = bodies.flatMap((piece): Numbered[] => {
    const { begin, end } = piece;
    const inside = changes.filter(({ change }) => change.begin > begin && change.end < end);
    if (inside.length === 0) return [];
    placed.push(...inside.map(({ fault }) => fault));
    const copies = inside.map(
      ({ fault: { number }, change }) =>
        `if (::touchstone_fault::On(${number})) ` +
        `${source.slice(begin, change.begin)}${change.by}${source.slice(change.end, end)} else `,
    );
    const edits = () => [
      { at: begin, length: 0, side: 'begin', text: `{ ${copies.join('')}` } as const,
      { at: end, length: 0, side: 'end', text: ' }' } as const,
    ];
    return [{ number: inside[0]!.fault.number, place: { operator: 'call dropped', piece, shown: '', edits } }];
  });
  return { functions, placed };
}

/** What a fault changes: the part of its text that differs. */
function changeOf(source: string, { replace, by }: Mutant): { begin: number; end: number; by: string } {
  const place = source.indexOf(replace);
  const shorter = Math.min(replace.length, by.length);
  let same = 0;
  while (same < shorter && replace[same] === by[same]) same++;
  let after = 0;
  while (after < shorter - same && replace.at(-1 - after) === by.at(-1 - after)) after++;
  return { begin: place + same, end: place + replace.length - after, by: by.slice(same, by.length - after) };
}
