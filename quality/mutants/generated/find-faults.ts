// Finds the places of faults in clang's tree of a file. Pure.

import type { TreeNode } from './clang-tree';
import {
  constant,
  dropped,
  exchanged,
  flipped,
  junction,
  negated,
  operation,
  returned,
  withoutCasts,
} from './operators';
import type { Piece, Rewriting } from './rewriting';

/** A place of a source that can be faulty. */
export interface FaultPlace extends Rewriting {
  readonly file: string;
  /** The function that it is in, without its namespace. */
  readonly function: string;
}

/** A file that may have faults. */
export interface Source {
  readonly file: string;
  /** One character for each byte. */
  readonly text: string;
}

/** Items by a key, in their order. */
export function groupedBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Parts of the tree that are not executed, or that the source does not spell out. */
const skipped = new Set([
  'CXXDefaultArgExpr',
  'CXXDefaultInitExpr',
  'ConstantExpr',
  'EnumDecl',
  'StaticAssertDecl',
  'SubstNonTypeTemplateParmExpr',
  'TemplateArgument',
  'UnaryExprOrTypeTraitExpr',
]);

/** Functions that only save memory or time: their faults change nothing that a document speaks of. */
const savesOnly = /^(Reserve|reserve|Grow\w*|Capacity|Prefetch\w*|SpaceUsed\w*)$/;

const functions = new Set([
  'FunctionDecl',
  'CXXMethodDecl',
  'CXXConstructorDecl',
  'CXXDestructorDecl',
  'CXXConversionDecl',
]);
const comparisons = new Set(['==', '!=']);

/** Where a node stands: what its parents know of it. */
interface Context {
  readonly scope: readonly string[];
  /** Whether the code is in a function, a constructor's initializer, or a member's. */
  readonly executed: boolean;
  /** Whether it is an instance of a template: its types are not those of other instances of the same code. */
  readonly isInstance: boolean;
}

/** Collects the faults of some files. The same place may be in several trees, or in several instances of a template. */
export class FaultFinder {
  private readonly found = new Map<string, FaultPlace>();

  /** @param read finds a file by a path that clang prints; undefined: the file has no faults */
  constructor(private readonly read: (file: string) => Source | undefined) {}

  /** The places that were found in each file, in their order, outer code before inner code. */
  places(): ReadonlyMap<string, readonly FaultPlace[]> {
    const sorted = [...this.found.values()].sort(
      ({ piece: one }, { piece: other }) => one.begin - other.begin || other.end - one.end,
    );
    return groupedBy(sorted, ({ file }) => file);
  }

  add(tree: TreeNode): void {
    this.visit(tree, { scope: [], executed: false, isInstance: false });
  }

  private visit(node: TreeNode, context: Context): void {
    if (node.isImplicit || skipped.has(node.kind) || node.kind.endsWith('Attr') || node.kind.endsWith('Comment'))
      return;
    if (node.kind === 'ImplicitCastExpr' && node.castKind === 'NullToPointer') return;
    if (node.kind === 'VarDecl' && (node.constexpr || node.storageClass === 'static' || !context.executed)) return;
    const below = contextBelow(node, context);
    if (!below) return;
    if (node.span && !node.span.inMacro && below.executed) this.offer(node, below);
    for (const child of visited(node)) this.visit(child, below);
  }

  /** Adds the faults of one node. */
  private offer(node: TreeNode, context: Context): void {
    const source = this.read(node.span!.file);
    if (source === undefined) return;
    const { file } = source;
    for (const rewriting of rewritingsOf(node, source.text, context)) {
      if (!rewriting) continue;
      const { operator, piece } = rewriting;
      // clang takes `new T[n]` with a type that is not known yet to end after `new`.
      if (/\bnew$/.test(textOf(piece, source.text))) continue;
      const key = `${file} ${operator} ${piece.begin} ${piece.end}`;
      if (this.found.has(key)) continue;
      this.found.set(key, { ...rewriting, file, function: context.scope.join('::') });
    }
  }
}

/** The context of a node's children; undefined: they have no faults. */
function contextBelow(node: TreeNode, context: Context): Context | undefined {
  const { kind, name } = node;
  if (kind === 'CXXRecordDecl' || kind === 'ClassTemplateSpecializationDecl') {
    const isInstance = context.isInstance || kind === 'ClassTemplateSpecializationDecl';
    return { ...context, isInstance, scope: name === undefined ? context.scope : [...context.scope, name] };
  }
  if (functions.has(kind)) {
    if (name !== undefined && savesOnly.test(name)) return undefined;
    const isInstance = context.isInstance || node.inner.some((child) => child.kind === 'TemplateArgument');
    return { scope: name === undefined ? context.scope : [...context.scope, name], executed: true, isInstance };
  }
  return kind === 'FieldDecl' ? { ...context, executed: true } : context;
}

/** The children that may have faults. */
function visited(node: TreeNode): readonly TreeNode[] {
  const { inner } = node;
  // The loop itself is made of code that the source does not spell out.
  if (node.kind === 'CXXForRangeStmt') return inner.slice(-1);
  if (node.kind === 'CaseStmt') return inner.slice(1);
  if (node.kind === 'IfStmt' && node.isConstexpr) return inner.slice(1);
  return inner;
}

function* rewritingsOf(node: TreeNode, source: string, { isInstance }: Context): Generator<Rewriting | undefined> {
  yield* conditions(node, source);
  // Another instance may return something else than a bool.
  if (node.kind === 'ReturnStmt' && !isInstance && node.inner[0]?.type?.qualType === 'bool')
    yield condition(node.inner[0], source);
  yield* statements(node);
  const piece = pieceOf(node)!;
  switch (node.kind) {
    case 'BinaryOperator':
      yield* binary(node, source);
      break;
    case 'IntegerLiteral':
    case 'CharacterLiteral':
      yield constant(piece, textOf(piece, source));
      break;
    case 'CXXBoolLiteralExpr':
      yield flipped(piece, textOf(piece, source));
      break;
    case 'CallExpr':
    case 'CXXMemberCallExpr':
      yield* argumentsOf(node.inner.slice(1), source);
      break;
    case 'CXXConstructExpr':
    case 'CXXTemporaryObjectExpr':
      yield* argumentsOf(node.inner, source);
      break;
    case 'FunctionDecl':
    case 'CXXMethodDecl': {
      const body = node.inner.find(({ kind }) => kind === 'CompoundStmt');
      const isVoid = node.type?.qualType.startsWith('void (') === true;
      const braces = body && pieceOf(body);
      // Another instance may return something: the template itself says whether all return nothing.
      if (isVoid && !isInstance && braces && body.inner.length > 1) yield returned(braces);
      break;
    }
  }
}

function* binary({ opcode = '', inner, type }: TreeNode, source: string): Generator<Rewriting | undefined> {
  const [left, right] = inner.map(pieceOf);
  if (!left || !right) return;
  if (opcode === '&&' || opcode === '||') {
    yield junction(opcode, left, right, source);
    for (const operand of inner) if (!isJunction(operand)) yield condition(operand, source);
  } else if (comparisons.has(opcode)) {
    yield negated({ begin: left.begin, end: right.end }, source.slice(left.begin, right.end));
  } else if (!type?.qualType.includes('dependent')) {
    yield operation(opcode, left, right, source);
  }
}

/** The conditions of statements and of `?:`. */
function* conditions(node: TreeNode, source: string): Generator<Rewriting | undefined> {
  const { kind, inner, hasInit = false, hasVar = false, isConstexpr } = node;
  if (hasVar) return;
  if (kind === 'IfStmt' && !isConstexpr) yield condition(inner[hasInit ? 1 : 0], source);
  if (kind === 'WhileStmt' || kind === 'ConditionalOperator') yield condition(inner[0], source);
  if (kind === 'DoStmt') yield condition(inner[1], source);
  if (kind === 'ForStmt') yield condition(inner[2], source);
}

function condition(node: TreeNode | undefined, source: string): Rewriting | undefined {
  const piece = node && pieceOf(node);
  if (!piece) return undefined;
  const text = textOf(piece, source);
  // A literal has a fault of its own.
  return text === 'true' || text === 'false' ? undefined : negated(piece, text);
}

function isJunction(node: TreeNode): boolean {
  return node.kind === 'BinaryOperator' && (node.opcode === '&&' || node.opcode === '||');
}

/** The statements below a node that are a call or an assignment. */
function* statements(node: TreeNode): Generator<Rewriting | undefined> {
  for (const statement of statementsBelow(node)) {
    const piece = pieceOf(statement);
    const operator = droppable(withoutCasts(statement));
    if (piece && operator) yield dropped(operator, piece);
  }
}

function statementsBelow({ kind, inner, hasInit = false, hasVar = false }: TreeNode): readonly TreeNode[] {
  switch (kind) {
    case 'CompoundStmt':
      return inner;
    case 'IfStmt':
      return inner.slice(1 + Number(hasInit) + Number(hasVar));
    case 'ForStmt':
    case 'WhileStmt':
    case 'CXXForRangeStmt':
    case 'CaseStmt':
    case 'DefaultStmt':
      return inner.slice(-1);
    case 'DoStmt':
      return inner.slice(0, 1);
    default:
      return [];
  }
}

function droppable({ kind, opcode = '', inner }: TreeNode): 'call dropped' | 'assignment dropped' | undefined {
  if (kind === 'CallExpr' || kind === 'CXXMemberCallExpr') return 'call dropped';
  if (kind === 'CompoundAssignOperator' || (kind === 'BinaryOperator' && opcode === '=')) return 'assignment dropped';
  if (kind === 'UnaryOperator' && (opcode === '++' || opcode === '--')) return 'assignment dropped';
  if (kind !== 'CXXOperatorCallExpr') return undefined;
  const called = inner[0] && withoutCasts(inner[0]);
  return called && /^operator(\W?=|\+\+|--)$/.test(nameOf(called)) ? 'assignment dropped' : 'call dropped';
}

/** The name of the declaration that a reference stands for; empty if it has none. */
function nameOf(node: TreeNode): string {
  const { referencedDecl } = node as TreeNode & { readonly referencedDecl?: { readonly name?: string } };
  return referencedDecl?.name ?? '';
}

/** Pairs of neighbouring arguments of the same type, without effects. */
function* argumentsOf(inner: readonly TreeNode[], source: string): Generator<Rewriting | undefined> {
  for (const [index, first] of inner.slice(0, -1).entries()) {
    const second = inner[index + 1]!;
    const [one, other] = [pieceOf(first), pieceOf(second)];
    if (!one || !other || one.end > other.begin) continue;
    const isPlain = (node: TreeNode, piece: Piece): boolean =>
      ['DeclRefExpr', 'MemberExpr'].includes(withoutCasts(node).kind) && /^[\w.:>-]+$/.test(textOf(piece, source));
    if (!isPlain(first, one) || !isPlain(second, other)) continue;
    const types = [first, second, withoutCasts(first), withoutCasts(second)].map(({ type }) => type?.qualType ?? '');
    const isSame = types[0] === types[1] && types[2] === types[3] && !types[0]!.includes('dependent');
    if (isSame && textOf(one, source) !== textOf(other, source)) yield exchanged(one, other, source);
  }
}

function pieceOf({ span }: TreeNode): Piece | undefined {
  return span && !span.inMacro && span.end > span.begin ? span : undefined;
}

function textOf({ begin, end }: Piece, source: string): string {
  return source.slice(begin, end);
}
