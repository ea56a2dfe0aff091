// Hand-written faults of C++ sources that are in one build: each has a copy of the function that it is in. Pure.

import type { TreeNode } from '../generated/clang-tree';
import type { Piece } from '../generated/operators';
import { type Mutant, mutate } from '../mutant';

/** A mutant with the number that makes it active. */
export interface Numbered {
  readonly number: number;
  readonly mutant: Mutant;
}

/** A source with all of its faults that can be in one build. */
export interface Combined {
  readonly text: string;
  /** The faults that are in it. The others are outside of functions, or reach beyond one. */
  readonly placed: readonly Numbered[];
}

const functions = new Set([
  'FunctionDecl',
  'CXXMethodDecl',
  'CXXConstructorDecl',
  'CXXDestructorDecl',
  'CXXConversionDecl',
]);

/** The bodies of a file's functions, with their braces. A function in a function is part of that. */
export function bodiesOf(tree: TreeNode, isFile: (file: string) => boolean): Piece[] {
  const found = new Map<number, Piece>();
  const visit = (node: TreeNode): void => {
    if (node.isImplicit) return;
    const body = functions.has(node.kind) ? node.inner.find(({ kind }) => kind === 'CompoundStmt') : undefined;
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
 * Puts the faults of a file into it. A function runs the body of its active fault instead of its own.
 * @param source one character for each byte
 */
export function combined(source: string, bodies: readonly Piece[], faults: readonly Numbered[]): Combined {
  const placed: Numbered[] = [];
  let text = '';
  let at = 0;
  for (const { begin, end } of bodies) {
    const own = source.slice(begin, end);
    let copies = '';
    for (const fault of faults) {
      const place = source.indexOf(fault.mutant.replace);
      if (place <= begin || place + fault.mutant.replace.length >= end) continue;
      copies += `if (::touchstone_fault::On(${fault.number})) ${mutate(own, fault.mutant)} else `;
      placed.push(fault);
    }
    if (copies === '') continue;
    text += `${source.slice(at, begin)}{ ${copies}${own} }`;
    at = end;
  }
  return { text: text + source.slice(at), placed };
}
