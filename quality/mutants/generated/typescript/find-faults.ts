// Finds the places of faults in TypeScript by its syntax tree and its types, so that code with a fault still compiles.

import path from 'node:path';
import ts from 'typescript';
import type { FaultPlace } from '../find-faults';
import type { Numbered } from '../rewrite';
import type { Piece, Rewriting } from '../rewriting';
import * as operators from './operators';

/** A fault of a component, with its number. */
export type NumberedPlace = Numbered & { readonly place: FaultPlace };

/** Loads sources with their types. @param files relative to the project */
export function typedSources(project: string, files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(path.join(project, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, project);
  return ts.createProgram(
    files.map((file) => path.join(project, file)),
    options,
  );
}

/**
 * Finds the faults of some sources, numbered from 1.
 * @param files relative to the project, as their faults name them
 */
export function typescriptFaults(project: string, files: readonly string[], program: ts.Program): NumberedPlace[] {
  const checker = program.getTypeChecker();
  const places = files.flatMap((file) => {
    const source = program.getSourceFile(path.join(project, file));
    return source ? new FaultFinder(source, file, checker).places() : [];
  });
  return places.map((place, index) => ({ number: index + 1, place }));
}

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const sums: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken]);
const junctions: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
]);

/** Code that has no faults: declarations without code, types, and names. */
function isSkipped(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    (ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true)
  );
}

class FaultFinder {
  private readonly found: FaultPlace[] = [];
  private readonly text: string;
  /** Functions that the browser runs in another page, where nothing else of the bundle exists. */
  private readonly elsewhere = new Set<string>();

  constructor(
    private readonly source: ts.SourceFile,
    private readonly file: string,
    private readonly checker: ts.TypeChecker,
  ) {
    this.text = source.text;
    for (const [, name] of this.text.matchAll(/\bfunc: (\w+),/g)) this.elsewhere.add(name!);
  }

  /** In their order, outer code before inner code. */
  places(): FaultPlace[] {
    this.visit(this.source, []);
    return this.found.sort(({ piece: one }, { piece: other }) => one.begin - other.begin || other.end - one.end);
  }

  private visit(node: ts.Node, scope: readonly string[]): void {
    if (isSkipped(node)) return;
    if (ts.isPropertyAssignment(node) && node.name.getText(this.source) === 'func') return;
    const name = nameOf(node);
    if (ts.isFunctionDeclaration(node) && name !== undefined && this.elsewhere.has(name)) return;
    const below = name === undefined ? scope : [...scope, name];
    for (const rewriting of this.rewritingsOf(node))
      if (rewriting) this.found.push({ ...rewriting, file: this.file, function: below.join('.') });
    ts.forEachChild(node, (child) => this.visit(child, below));
  }

  private pieceOf(node: ts.Node): Piece {
    return { begin: node.getStart(this.source), end: node.getEnd() };
  }

  private rewritingsOf(node: ts.Node): (Rewriting | undefined)[] {
    if (ts.isBinaryExpression(node)) return [...this.condition(node), ...this.binary(node)];
    if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return [this.constant(node)];
    if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
      return this.hasFixedType(node as ts.Expression) || ts.isLiteralTypeNode(node.parent)
        ? []
        : [operators.flipped(this.pieceOf(node), node.getText(this.source))];
    if (ts.isExpressionStatement(node)) return [this.statement(node)];
    if (ts.isBlock(node)) return [this.body(node)];
    if (ts.isCallExpression(node))
      return [...this.condition(node), ...this.neighbours(node.arguments), this.method(node)];
    if (ts.isNewExpression(node)) return this.neighbours(node.arguments ?? []);
    if (ts.isTemplateExpression(node)) return this.parts(node);
    if (ts.isArrayLiteralExpression(node)) return this.elements(node);
    return ts.isExpression(node) ? this.condition(node) : [];
  }

  /** Whether only this value fits there: another one would not compile. */
  private hasFixedType(node: ts.Expression): boolean {
    const type = this.checker.getContextualType(node);
    if (type === undefined) return false;
    const types = type.isUnion() ? type.types : [type];
    // `boolean` itself is the union of two literals.
    if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
      return types.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 1;
    return types.some((one) => one.isNumberLiteral());
  }

  private constant(node: ts.NumericLiteral | ts.BigIntLiteral): Rewriting | undefined {
    const { parent } = node;
    if (!ts.isExpression(parent) && !('initializer' in parent) && !ts.isStatement(parent) && !ts.isCaseClause(parent))
      return undefined;
    if ('name' in parent && parent.name === node) return undefined;
    if (this.hasFixedType(node)) return undefined;
    return operators.constant(this.pieceOf(node), node.getText(this.source));
  }

  private binary(node: ts.BinaryExpression): (Rewriting | undefined)[] {
    const { left, right, operatorToken } = node;
    const { kind } = operatorToken;
    const pieces = [this.pieceOf(left), this.pieceOf(right)] as const;
    if (kind === ts.SyntaxKind.QuestionQuestionToken) return [operators.valueIgnored(pieces[0])];
    const areNumbers = [left, right].every((side) =>
      this.isOf(side, ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike),
    );
    if (areNumbers && (comparisons.has(kind) || sums.has(kind))) {
      const opcode = operatorToken.getText(this.source);
      return [operators.operation(opcode, ...pieces, this.pieceOf(operatorToken), this.text)];
    }
    if (!junctions.has(kind)) return [];
    const isBoolean = [left, right].every((side) => this.isOf(side, ts.TypeFlags.BooleanLike));
    const opcode = kind === ts.SyntaxKind.BarBarToken ? '||' : '&&';
    return isBoolean ? [operators.junction(opcode, ...pieces, this.text)] : [];
  }

  /** Whether an expression's type, without undefined and the like, has no other flags. */
  private isOf(node: ts.Expression, flags: ts.TypeFlags): boolean {
    const type = this.checker.getTypeAtLocation(node);
    const types = type.isUnion() ? type.types : [type];
    return types.every((one) => (one.flags & flags) !== 0);
  }

  /** An expression that decides something. */
  private condition(node: ts.Expression): (Rewriting | undefined)[] {
    const { parent, kind } = node;
    if (kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword) return [];
    const decides =
      (ts.isIfStatement(parent) && parent.expression === node) ||
      (ts.isWhileStatement(parent) && parent.expression === node) ||
      (ts.isDoStatement(parent) && parent.expression === node) ||
      (ts.isForStatement(parent) && parent.condition === node) ||
      (ts.isConditionalExpression(parent) && parent.condition === node) ||
      // Its negation is that of both sides, and both are offered.
      (isJunction(parent) && parent.left === node && !isJunction(node)) ||
      (isJunction(parent) && parent.right === node && !isJunction(node) && this.isOf(node, ts.TypeFlags.BooleanLike)) ||
      (ts.isReturnStatement(parent) && this.isBoolean(node)) ||
      (ts.isArrowFunction(parent) && parent.body === node && this.isBoolean(node)) ||
      (ts.isVariableDeclaration(parent) && parent.initializer === node && this.isBoolean(node)) ||
      (ts.isPropertyAssignment(parent) && parent.initializer === node && this.isBoolean(node));
    if (!decides) return [];
    // `a || b` as a value, where only a boolean can be negated.
    if (isJunction(parent) && !this.isOf(parent, ts.TypeFlags.BooleanLike) && !this.decidesAbove(parent)) return [];
    return [operators.negated(this.pieceOf(node), node.getText(this.source))];
  }

  private isBoolean(node: ts.Expression): boolean {
    return this.isOf(node, ts.TypeFlags.BooleanLike);
  }

  /** Whether a junction is itself a condition. */
  private decidesAbove({ parent }: ts.Node): boolean {
    return ts.isIfStatement(parent) || ts.isConditionalExpression(parent) || ts.isWhileStatement(parent);
  }

  private statement({ expression }: ts.ExpressionStatement): Rewriting | undefined {
    const piece = this.pieceOf(expression);
    const inner = withoutWrapping(expression);
    if (ts.isCallExpression(inner) || ts.isTaggedTemplateExpression(inner)) {
      if (ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.SuperKeyword) return undefined;
      return operators.dropped('call dropped', piece);
    }
    if (!ts.isBinaryExpression(inner) && !ts.isPostfixUnaryExpression(inner) && !ts.isPrefixUnaryExpression(inner))
      return undefined;
    // A constructor must give each member its value.
    return ts.findAncestor(expression, ts.isFunctionLike)?.kind === ts.SyntaxKind.Constructor
      ? undefined
      : operators.dropped('assignment dropped', piece);
  }

  private body(node: ts.Block): Rewriting | undefined {
    const { parent } = node;
    if (!ts.isFunctionLike(parent) || ts.isConstructorDeclaration(parent) || node.statements.length === 0)
      return undefined;
    const signature = this.checker.getSignatureFromDeclaration(parent);
    if (!signature) return undefined;
    const type = this.checker.getReturnTypeOfSignature(signature);
    const result = this.checker.getAwaitedType(type) ?? type;
    return result.flags & ts.TypeFlags.Void ? operators.returned(this.pieceOf(node)) : undefined;
  }

  /** Pairs of arguments. Each argument is in one pair at most, so that a fault is the whole exchange. */
  private neighbours(nodes: readonly ts.Expression[]): Rewriting[] {
    const found: Rewriting[] = [];
    for (let index = 1; index < nodes.length; index++) {
      const [first, second] = [nodes[index - 1]!, nodes[index]!];
      if (!isPlain(first) || !isPlain(second) || this.typeText(first) !== this.typeText(second)) continue;
      if (first.getText(this.source) === second.getText(this.source)) continue;
      found.push(operators.exchanged(this.pieceOf(first), this.pieceOf(second), this.text));
      index++;
    }
    return found;
  }

  /** Parts of a text that are members of one object: others are so different that nothing works with the fault. */
  private parts({ templateSpans }: ts.TemplateExpression): Rewriting[] {
    const objectOf = ({ expression }: ts.TemplateSpan): string | undefined =>
      ts.isPropertyAccessExpression(expression) ? expression.expression.getText(this.source) : undefined;
    return templateSpans.slice(1).flatMap((second, index) => {
      const first = templateSpans[index]!;
      const object = objectOf(first);
      const isPair = index % 2 === 0 && object !== undefined && object === objectOf(second);
      return isPair ? this.neighbours([first.expression, second.expression]) : [];
    });
  }

  private typeText(node: ts.Expression): string {
    const type = this.checker.getBaseTypeOfLiteralType(this.checker.getTypeAtLocation(node));
    return this.checker.typeToString(type);
  }

  private method({ expression }: ts.CallExpression): Rewriting | undefined {
    if (!ts.isPropertyAccessExpression(expression) || ts.isPrivateIdentifier(expression.name)) return undefined;
    const { name, questionDotToken } = expression;
    // `.name` becomes `[…]`, and `?.name` `?.[…]`.
    const dot = questionDotToken ? undefined : this.text.lastIndexOf('.', name.getStart(this.source));
    return operators.methodExchanged(this.pieceOf(name), dot, this.text);
  }

  private elements(node: ts.ArrayLiteralExpression): Rewriting[] {
    if (node.elements.length < 2) return [];
    const type = this.checker.getContextualType(node) ?? this.checker.getTypeAtLocation(node);
    const types = type.isUnion() ? type.types : [type];
    if (types.some((one) => this.checker.isTupleType(one))) return [];
    return node.elements.flatMap((element) =>
      ts.isSpreadElement(element) || ts.isOmittedExpression(element)
        ? []
        : [operators.elementDropped(this.pieceOf(element))],
    );
  }
}

function isJunction(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && junctions.has(node.operatorToken.kind);
}

/** Whether evaluating it twice, or not at all, has no effect. Its code has no faults of its own. */
function isPlain(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return isPlain(node.expression);
  return ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword;
}

function withoutWrapping(node: ts.Expression): ts.Expression {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node) || ts.isParenthesizedExpression(node))
    return withoutWrapping(node.expression);
  return node;
}

/** The name that a node gives to the code in it. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node);
  return named && node.name && (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name))
    ? node.name.text
    : undefined;
}
