// Writes descriptor.proto's SourceCodeInfo: source locations and comments, in the order of the text.
import type {
  EnumNode,
  EnumValueNode,
  ExtendNode,
  FieldNode,
  FileNode,
  MessageNode,
  MethodNode,
  OneofNode,
  OptionNode,
  RangeNode,
  ReservedName,
  ServiceNode,
  Span,
} from '../syntax/ast';
import { Columns } from '../syntax/columns';
import { commentsBetween } from '../syntax/doc-comments';
import { isScalar } from '../syntax/names';
import { LENGTH_DELIMITED, WireWriter } from '../wire/wire';

/** A path of SourceCodeInfo: field numbers of descriptor.proto and indexes, alternating. */
type Path = readonly number[];

/** Returns the path of an option below its options message: field numbers, and indexes of repeated fields. */
export type OptionPath = (option: OptionNode) => Path | undefined;

interface Location {
  readonly path: Path;
  readonly span: Span;
  /** The offset after the `;` or `{` that ends the declaration; undefined if no comments can belong to it. */
  readonly declarationEnd: number | undefined;
  trailing?: string | undefined;
  leading?: string | undefined;
  detached?: readonly string[];
}

/**
 * Writes the SourceCodeInfo of a file that has no errors.
 * @param text the file's text
 * @param optionPath returns the paths of options; undefined for options that programs do not see
 * @param isSeen whether programs see an option, or at least a message that it is in
 * @returns the serialized message
 */
export function sourceInfo(
  file: FileNode,
  text: string,
  optionPath: OptionPath,
  isSeen: (option: OptionNode) => boolean,
): Uint8Array {
  const recorder = new Recorder(optionPath, isSeen);
  recorder.file(file);
  attachComments(recorder.locations, [...recorder.closings, ...file.emptyStatements.map(emptyStatement)], file, text);
  const columns = new Columns(text);
  const out = new WireWriter();
  for (const location of recorder.locations) {
    out.tag(1, LENGTH_DELIMITED);
    out.bytes(encoded(location, columns));
  }
  return out.finish();
}

/** The end of a block or an empty statement: a comment after it trails no declaration. */
interface End {
  readonly at: number;
  readonly closesBlock: boolean;
}

function emptyStatement(at: number): End {
  return { at, closesBlock: false };
}

/** Collects the locations of a tree, in the order of the text. */
class Recorder {
  readonly locations: Location[] = [];
  /** The ends of blocks. */
  readonly closings: End[] = [];
  /** For each list of messages, their indexes by the offsets of their names. */
  private readonly messageIndexes = new Map<readonly MessageNode[], ReadonlyMap<number, number>>();

  constructor(
    private readonly optionPath: OptionPath,
    private readonly isSeen: (option: OptionNode) => boolean,
  ) {}

  file(file: FileNode): void {
    this.add([], file.tokens);
    // The edition statement is recorded under the path of `syntax`.
    if (file.syntaxStatement !== undefined) this.statement([12], file.syntaxStatement);
    const imports = { dependencies: 0, public: 0, weak: 0, option: 0 };
    this.inOrder([
      ...(file.packageStatement === undefined ? [] : [at(file.packageStatement, (span) => this.statement([2], span))]),
      ...file.imports.map((node) =>
        at(node, () => {
          if (node.modifier === 'option') {
            this.statement([15, imports.option++], node);
            return;
          }
          const index = imports.dependencies++;
          this.statement([3, index], node);
          if (node.modifier === 'public') this.add([10, imports.public++], node.modifierSpan!);
          if (node.modifier === 'weak') this.add([11, imports.weak++], node.modifierSpan!);
        }),
      ),
      ...this.optionStatements([8], file.options),
      ...file.messages.map((node, index) => at(node, () => this.message([4, index], node))),
      ...file.enums.map((node, index) => at(node, () => this.enum([5, index], node))),
      ...file.services.map((node, index) => at(node, () => this.service([6, index], node))),
      ...this.extensions([7], file.extends, file.extensions, file.messages, [4]),
    ]);
  }

  private add(path: Path, span: Span, declarationEnd?: number): void {
    this.locations.push({ path, span, declarationEnd });
  }

  /** A declaration that ends with its semicolon. */
  private statement(path: Path, span: Span): void {
    this.add(path, span, span.end);
  }

  private block(path: Path, span: Span, bodyStart: number): void {
    this.add(path, span, bodyStart);
    this.closings.push({ at: span.end, closesBlock: true });
  }

  private inOrder(steps: readonly Step[]): void {
    for (const { take } of [...steps].sort((a, b) => a.start - b.start)) take();
  }

  /** Whether programs see any of these options; if not, the element has no options for them. */
  private areSeen(options: readonly OptionNode[]): boolean {
    return options.some((option) => this.isSeen(option));
  }

  private optionStatements(path: Path, options: readonly OptionNode[]): Step[] {
    const seen = this.areSeen(options);
    return options.map((option) => at(option.statement!, () => this.optionStatement(path, option, seen)));
  }

  private optionStatement(path: Path, option: OptionNode, seen: boolean): void {
    if (seen) this.add(path, option.statement!);
    const below = this.optionPath(option);
    if (below !== undefined) this.statement([...path, ...below], option.statement!);
    else this.closings.push({ at: option.statement!.end, closesBlock: false });
  }

  private bracket(path: Path, options: readonly OptionNode[]): Step[] {
    return options.map((option) =>
      at(option, () => {
        const below = this.optionPath(option);
        if (below !== undefined) this.add([...path, ...below], option);
      }),
    );
  }

  /** The index of a group's message: group and message share the offset of their name. */
  private groupIndex(messages: readonly MessageNode[], nameStart: number): number {
    let indexes = this.messageIndexes.get(messages);
    if (indexes === undefined) {
      indexes = new Map(messages.map(({ name }, index) => [name.start, index]));
      this.messageIndexes.set(messages, indexes);
    }
    return indexes.get(nameStart) ?? -1;
  }

  private message(path: Path, node: MessageNode): void {
    this.block(path, node, node.bodyStart);
    this.add([...path, 1], node.name);
    this.messageBody(path, node);
  }

  private messageBody(path: Path, node: MessageNode): void {
    const isGroup = new Set(node.fields.concat(node.extensions).flatMap((f) => (f.isGroup ? [f.name.start] : [])));
    this.inOrder([
      ...node.fields.map((field, index) =>
        at(field, () => this.field([...path, 2, index], field, node.messages, [...path, 3])),
      ),
      ...node.messages.flatMap((nested, index) =>
        // Map entries have no source, and groups are recorded with their fields.
        nested.isMapEntry || isGroup.has(nested.name.start)
          ? []
          : [at(nested, () => this.message([...path, 3, index], nested))],
      ),
      ...node.enums.map((nested, index) => at(nested, () => this.enum([...path, 4, index], nested))),
      ...this.ranges([...path, 5], node.extensionRanges, (range, rangePath) => {
        const { bracket, options } = range;
        if (bracket === undefined || !this.areSeen(options)) return;
        this.add([...rangePath, 3], bracket);
        this.inOrder(this.bracket([...rangePath, 3], options));
      }),
      ...this.extensions([...path, 6], node.extends, node.extensions, node.messages, [...path, 3]),
      ...this.optionStatements([...path, 7], node.options),
      ...node.oneofs.map((oneof, index) => at(oneof, () => this.oneof([...path, 8, index], oneof))),
      ...this.ranges([...path, 9], node.reservedRanges),
      ...this.reservedNames([...path, 10], node.reservedNames),
    ]);
  }

  private oneof(path: Path, node: OneofNode): void {
    this.block(path, node, node.bodyStart);
    this.add([...path, 1], node.name);
    // Members of the oneof are recorded as fields of the message.
    this.inOrder(this.optionStatements([...path, 2], node.options));
  }

  private extensions(
    path: Path,
    extending: readonly ExtendNode[],
    fields: readonly FieldNode[],
    messages: readonly MessageNode[],
    messagesPath: Path,
  ): Step[] {
    return [
      ...extending.map((node) => at(node, () => this.block(path, node, node.bodyStart))),
      ...fields.map((field, index) => at(field, () => this.field([...path, index], field, messages, messagesPath))),
    ];
  }

  private field(path: Path, node: FieldNode, messages: readonly MessageNode[], messagesPath: Path): void {
    const groupIndex = node.isGroup ? this.groupIndex(messages, node.name.start) : -1;
    const group = messages[groupIndex];
    if (group === undefined) this.statement(path, node);
    else this.add(path, node, group.bodyStart);
    if (node.extendee !== undefined) this.add([...path, 2], node.extendee);
    if (node.labelSpan !== undefined) this.add([...path, 4], node.labelSpan);
    this.add([...path, node.isGroup || (isScalar(node.type.text) && !node.isMap) ? 5 : 6], node.type);
    this.add([...path, 1], node.name);
    this.add([...path, 3], node.numberSpan);
    if (node.bracket !== undefined) {
      if (node.options.length === 0 || this.areSeen(node.options)) this.add([...path, 8], node.bracket);
      const { defaultValue, jsonName, jsonNameSpan } = node;
      this.inOrder([
        ...this.bracket([...path, 8], node.options),
        ...(defaultValue === undefined ? [] : [at(defaultValue, (span) => this.add([...path, 7], span))]),
        ...(jsonNameSpan === undefined
          ? []
          : [
              at(jsonNameSpan, (span) => {
                this.add([...path, 10], span);
                this.add([...path, 10], jsonName!);
              }),
            ]),
      ]);
    }
    if (group === undefined) return;
    const groupPath = [...messagesPath, groupIndex];
    this.add(groupPath, group);
    this.add([...groupPath, 1], group.name);
    this.add([...path, 6], group.name);
    this.closings.push({ at: group.end, closesBlock: true });
    this.messageBody(groupPath, group);
  }

  /** Records statements of ranges, and each of their ranges. */
  private ranges<R extends RangeNode>(
    path: Path,
    ranges: readonly R[],
    more: (range: R, path: Path) => void = () => {},
  ): Step[] {
    return byStatement(ranges).map(({ statement, members }) =>
      at(statement, () => {
        this.statement(path, statement);
        for (const { member, index } of members) {
          const rangePath = [...path, index];
          this.add(rangePath, member);
          this.add([...rangePath, 1], member.firstSpan);
          this.add([...rangePath, 2], member.lastSpan);
        }
        for (const { member, index } of members) more(member, [...path, index]);
      }),
    );
  }

  private reservedNames(path: Path, names: readonly ReservedName[]): Step[] {
    return byStatement(names).map(({ statement, members }) =>
      at(statement, () => {
        this.statement(path, statement);
        for (const { member, index } of members) this.add([...path, index], member);
      }),
    );
  }

  private enum(path: Path, node: EnumNode): void {
    this.block(path, node, node.bodyStart);
    this.add([...path, 1], node.name);
    this.inOrder([
      ...node.values.map((value, index) => at(value, () => this.enumValue([...path, 2, index], value))),
      ...this.optionStatements([...path, 3], node.options),
      ...this.ranges([...path, 4], node.reservedRanges),
      ...this.reservedNames([...path, 5], node.reservedNames),
    ]);
  }

  private enumValue(path: Path, node: EnumValueNode): void {
    this.statement(path, node);
    this.add([...path, 1], node.name);
    this.add([...path, 2], node.numberSpan);
    if (node.bracket === undefined) return;
    if (this.areSeen(node.options)) this.add([...path, 3], node.bracket);
    this.inOrder(this.bracket([...path, 3], node.options));
  }

  private service(path: Path, node: ServiceNode): void {
    this.block(path, node, node.bodyStart);
    this.add([...path, 1], node.name);
    this.inOrder([
      ...node.methods.map((method, index) => at(method, () => this.method([...path, 2, index], method))),
      ...this.optionStatements([...path, 3], node.options),
    ]);
  }

  private method(path: Path, node: MethodNode): void {
    if (node.bodyStart === undefined) this.statement(path, node);
    else this.block(path, node, node.bodyStart);
    this.add([...path, 1], node.name);
    if (node.clientStreaming !== undefined) this.add([...path, 5], node.clientStreaming);
    this.add([...path, 2], node.input);
    if (node.serverStreaming !== undefined) this.add([...path, 6], node.serverStreaming);
    this.add([...path, 3], node.output);
    const options = node.options ?? [];
    this.inOrder(this.optionStatements([...path, 4], options));
  }
}

/** Something to record, with its offset in the text. */
interface Step {
  readonly start: number;
  readonly take: () => void;
}

function at<S extends Span>(span: S, take: (span: S) => void): Step {
  return { start: span.start, take: () => take(span) };
}

/** Groups declarations by statement; each keeps its index among all. */
function byStatement<T extends { readonly statement: Span }>(
  all: readonly T[],
): { statement: Span; members: { member: T; index: number }[] }[] {
  const statements = new Map<Span, { member: T; index: number }[]>();
  all.forEach((member, index) => {
    const members = statements.get(member.statement);
    if (members === undefined) statements.set(member.statement, [{ member, index }]);
    else members.push({ member, index });
  });
  return [...statements].map(([statement, members]) => ({ statement, members }));
}

/** Attaches the comments before and after each declaration. */
function attachComments(locations: readonly Location[], ends: readonly End[], file: FileNode, text: string): void {
  if (file.comments.size === 0) return;
  const { comments } = file;
  const between = (from: number) => {
    const end = comments.get(from);
    return end === undefined ? undefined : commentsBetween(text, from, end);
  };
  interface Event {
    readonly at: number;
    readonly location?: Location;
    readonly closesBlock?: boolean;
  }
  const events: Event[] = [
    ...locations.flatMap((location) =>
      location.declarationEnd === undefined ? [] : [{ at: location.declarationEnd, location }],
    ),
    ...ends,
  ].sort((a, b) => a.at - b.at);
  const first = between(0);
  let leading = first?.leading;
  let detached = [...(first?.detached ?? [])];
  for (const { at: end, location, closesBlock } of events) {
    const found = between(end);
    if (location !== undefined) {
      location.leading = leading;
      location.detached = detached;
      location.trailing = found?.trailing;
      detached = [...(found?.detached ?? [])];
    } else if (closesBlock === true) {
      detached = [...(found?.detached ?? [])];
    } else {
      for (const comment of found?.detached ?? []) detached.push(comment);
    }
    leading = found?.leading;
  }
}

function encoded({ path, span, leading, trailing, detached }: Location, columns: Columns): Uint8Array {
  const start = columns.position(span.start);
  const end = columns.position(span.end);
  const places = [start.line, start.column, ...(end.line === start.line ? [] : [end.line]), end.column];
  const out = new WireWriter();
  for (const [field, numbers] of [
    [1, path],
    [2, places],
  ] as const) {
    if (numbers.length === 0) continue;
    const packed = new WireWriter();
    for (const number of numbers) packed.int32(number);
    out.tag(field, LENGTH_DELIMITED);
    out.bytes(packed.finish());
  }
  const texts: readonly (readonly [number, string | undefined])[] = [
    [3, leading],
    [4, trailing],
    ...(detached ?? []).map((comment) => [6, comment] as const),
  ];
  for (const [field, comment] of texts) {
    if (comment === undefined) continue;
    out.tag(field, LENGTH_DELIMITED);
    out.string(comment);
  }
  return out.finish();
}
