// Tokens -> syntax tree of a file. The parser reports faulty statements and leaves them out of the tree.
import type { FileNode, MethodNode, Name, OptionNode, ServiceNode, Span } from './ast';
import { EDITIONS, UNUSABLE_EDITIONS } from './editions';
import { MessageParser } from './message-parser';
import { isScalar } from './names';
import type { Reporter } from './source';
import { SyntaxFault, TokenStream } from './token-stream';

/**
 * Parses the text of a schema file.
 * @returns the tree; incomplete if `reporter` received errors
 */
export function parse(reporter: Reporter): FileNode {
  const tokens = new TokenStream(reporter);
  const span = { start: tokens.start, end: tokens.start };
  const tree: FileNode = {
    syntax: 'proto2',
    edition: undefined,
    syntaxStatement: undefined,
    package: undefined,
    packageStatement: undefined,
    imports: [],
    messages: [],
    enums: [],
    extensions: [],
    extends: [],
    services: [],
    options: [],
    emptyStatements: [],
    comments: tokens.lexer.comments,
    tokens: span,
  };
  new FileParser(reporter, tokens, tree).file();
  span.end = tokens.previousEnd;
  return tree;
}

class FileParser extends MessageParser {
  /** Whether an `import option` was parsed. */
  private hasOptionImport = false;

  file(): void {
    const { tokens } = this;
    try {
      if (!this.syntax()) return;
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      return;
    }
    while (!tokens.atEnd) {
      if (tokens.take(';')) {
        this.tree.emptyStatements.push(tokens.previousEnd);
        continue;
      }
      if (tokens.sees('}')) {
        this.reporter.error(tokens.start, 'this `}` has no matching `{`');
        tokens.next();
        continue;
      }
      tokens.statement(() => this.topLevel());
    }
  }

  /** Parses the syntax or edition statement. @returns false if it is unknown; the rest cannot be parsed then */
  private syntax(): boolean {
    const { tokens, tree } = this;
    const { start } = tokens;
    const isEdition = tokens.seesWord('edition');
    if (!isEdition && !tokens.seesWord('syntax')) {
      this.reporter.warning(0, 'missing `syntax` statement: the file is read as proto2');
      return true;
    }
    tokens.next();
    tokens.expect('=');
    const version = tokens.text(isEdition ? 'an edition in quotes' : 'a syntax in quotes');
    tokens.expect(';');
    tree.syntaxStatement = { start, end: tokens.previousEnd };
    if (isEdition) {
      if (!EDITIONS.includes(version.text)) {
        const place = UNUSABLE_EDITIONS.includes(version.text) ? start : version.start;
        this.reporter.error(place, `unknown edition "${version.text}": expected one of ${EDITIONS.join(', ')}`);
        return false;
      }
      tree.syntax = 'editions';
      tree.edition = version.text;
      return true;
    }
    if (version.text !== 'proto2' && version.text !== 'proto3') {
      this.reporter.error(version.start, `unknown syntax "${version.text}": expected "proto2" or "proto3"`);
      return false;
    }
    tree.syntax = version.text;
    return true;
  }

  private topLevel(): void {
    const { tokens, tree } = this;
    const visibility = this.visibility();
    if (visibility === undefined && tokens.seesWord('import')) this.import();
    else if (visibility === undefined && tokens.seesWord('package')) this.package();
    else if (visibility === undefined && tokens.seesWord('option')) tree.options.push(this.optionStatement());
    else if (tokens.seesWord('message')) this.message(tree.messages, visibility);
    else if (tokens.seesWord('enum')) this.enum(tree.enums, visibility);
    else if (tokens.seesWord('service')) this.service();
    else if (tokens.seesWord('extend')) this.extend(tree);
    else tokens.fail('a top-level statement such as `message`');
  }

  private import(): void {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    // Where protoc reports errors about the modifier, or its absence.
    const place = tokens.start;
    const modifier = MODIFIERS.find((word) => tokens.takeWord(word));
    const modifierSpan = modifier === undefined ? undefined : tokens.previousToken;
    this.importModifier(modifier, place);
    const path = tokens.text('a file name in quotes').text;
    tokens.expect(';');
    this.hasOptionImport ||= modifier === 'option';
    this.tree.imports.push({ path, modifier, modifierSpan, start, end: tokens.previousEnd });
  }

  /** In edition 2024, `import option` replaces `import weak`; it follows all other imports. */
  private importModifier(modifier: (typeof MODIFIERS)[number] | undefined, place: number): void {
    const { reporter } = this;
    if (modifier === 'option' && !this.isEditionFrom('2024'))
      reporter.error(place, '`import option` requires edition 2024');
    if (modifier === 'weak' && this.isEditionFrom('2024'))
      reporter.error(place, 'edition 2024 has no `import weak`: use `import option`');
    if (modifier !== 'option' && this.hasOptionImport)
      reporter.error(place, 'this import must come before all `import option` statements');
  }

  private package(): void {
    const { tokens, tree } = this;
    const start = tokens.start;
    tokens.next();
    if (tree.package !== undefined) this.reporter.error(start, 'a file can have only one package statement');
    tree.package = tokens.qualifiedName('a package name', false);
    tokens.expect(';');
    tree.packageStatement = { start, end: tokens.previousEnd };
  }

  private service(): void {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    const name = tokens.identifier('a service name');
    const service = {
      name,
      methods: [] as MethodNode[],
      options: [] as OptionNode[],
      start,
      bodyStart: start,
      end: start,
    };
    this.tree.services.push(service satisfies ServiceNode);
    this.block(service, `service "${name.text}"`, () => {
      if (tokens.seesWord('option')) service.options.push(this.optionStatement());
      else if (tokens.seesWord('rpc')) service.methods.push(this.method());
      else tokens.fail('`rpc` or `option`');
    });
    service.end = tokens.previousEnd;
  }

  private method(): MethodNode {
    const { tokens } = this;
    const start = tokens.start;
    tokens.next();
    const name = tokens.identifier('a method name');
    const request = this.methodType();
    tokens.expectWord('returns');
    const response = this.methodType();
    let options: OptionNode[] | undefined;
    const place = { bodyStart: 0 };
    if (tokens.sees('{')) {
      const inBlock: OptionNode[] = [];
      this.block(place, `method "${name.text}"`, () => {
        if (!tokens.seesWord('option')) tokens.fail('`option` or `}`');
        inBlock.push(this.optionStatement());
      });
      options = inBlock;
    } else {
      tokens.expect(';');
    }
    return {
      name,
      input: request.type,
      output: response.type,
      clientStreaming: request.streaming,
      serverStreaming: response.streaming,
      options,
      bodyStart: options === undefined ? undefined : place.bodyStart,
      start,
      end: tokens.previousEnd,
    };
  }

  /** `(Type)` or `(stream Type)`. A scalar is reported and then treated as a name. */
  private methodType(): { type: Name; streaming: Span | undefined } {
    const { tokens } = this;
    tokens.expect('(');
    const streaming = tokens.takeWord('stream') ? tokens.previousToken : undefined;
    const type = tokens.qualifiedName('a message type', true);
    if (isScalar(type.text))
      this.reporter.error(type.start, `a method must take and return messages, not \`${type.text}\``);
    tokens.expect(')');
    return { type, streaming };
  }
}

const MODIFIERS = ['public', 'weak', 'option'] as const;
