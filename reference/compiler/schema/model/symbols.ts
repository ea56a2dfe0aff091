// The symbol table of a compilation, and the resolution of references.
import type {
  EnumElement,
  EnumValueElement,
  FieldElement,
  FileElement,
  MessageElement,
  MethodElement,
  OneofElement,
  ServiceElement,
} from './elements';

/** A package: several files may be in it. */
export class PackageSymbol {
  readonly kind = 'package';
  readonly files = new Set<FileElement>();

  constructor(readonly fullName: string) {}
}

export type Declared =
  | MessageElement
  | FieldElement
  | OneofElement
  | EnumElement
  | EnumValueElement
  | ServiceElement
  | MethodElement;
export type Symbol = Declared | PackageSymbol;

/** The result of resolving a reference. `hidden` is a match in a file that is not imported. */
export interface Resolution {
  readonly symbol?: Symbol;
  readonly hidden?: Declared;
  /** The name that was looked up in the scope where its first part was found, and that this scope does not declare. */
  readonly shadowedBy?: string;
}

/** All symbols of a compilation, by full name. */
export class SymbolTable {
  private readonly symbols = new Map<string, Symbol>();
  /** By the extended message's full name and the number. */
  private readonly extensions = new Map<string, FieldElement>();

  /** Adds a declaration. @returns the symbol that already has this name, and keeps it */
  declare(symbol: Declared): Symbol | undefined {
    const existing = this.symbols.get(symbol.fullName);
    if (existing !== undefined) return existing;
    this.symbols.set(symbol.fullName, symbol);
    return undefined;
  }

  /**
   * Adds a file to its package and the enclosing packages.
   * @returns a declaration that already has one of their names
   */
  declarePackage(name: string, file: FileElement): Declared | undefined {
    let end = name.indexOf('.');
    for (;;) {
      const part = end === -1 ? name : name.slice(0, end);
      const existing = this.symbols.get(part);
      if (existing === undefined) {
        const symbol = new PackageSymbol(part);
        symbol.files.add(file);
        this.symbols.set(part, symbol);
      } else if (existing.kind === 'package') {
        existing.files.add(file);
      } else {
        return existing;
      }
      if (end === -1) return undefined;
      end = name.indexOf('.', end + 1);
    }
  }

  /** Registers an extension under its number. @returns the extension that already has the number, if any */
  registerExtension(extension: FieldElement): FieldElement | undefined {
    const key = `${extension.containingType.fullName}:${extension.number}`;
    const owner = this.extensions.get(key);
    if (owner !== undefined) return owner;
    this.extensions.set(key, extension);
    return undefined;
  }

  /** The registered extension of a message with this number. */
  extension(extendee: string, number: number): FieldElement | undefined {
    return this.extensions.get(`${extendee}:${number}`);
  }

  get(fullName: string): Symbol | undefined {
    return this.symbols.get(fullName);
  }

  /**
   * Resolves a reference: the innermost scope that knows its first part decides.
   * @param reference as written; a leading dot makes it absolute
   * @param scope the full name of the enclosing element, or the package
   * @param file the file that contains the reference; its imports decide which names are visible
   */
  resolve(reference: string, scope: string, file: FileElement): Resolution {
    return this.lookUp(reference, scope, file, file.visible, () => true);
  }

  /** Resolves the type of a field. Unlike `resolve`, it skips symbols that are not types in inner scopes. */
  resolveType(reference: string, scope: string, file: FileElement): Resolution {
    return this.lookUp(reference, scope, file, file.visible, ({ kind }) => kind === 'message' || kind === 'enum');
  }

  /** Resolves a name in an option. Unlike `resolve`, it sees the names of `import option` too. */
  resolveInOption(reference: string, scope: string, file: FileElement): Resolution {
    return this.lookUp(reference, scope, file, file.visibleInOptions, () => true);
  }

  private lookUp(
    reference: string,
    scope: string,
    file: FileElement,
    visible: ReadonlySet<FileElement>,
    accepts: (symbol: Symbol) => boolean,
  ): Resolution {
    let hidden: Declared | undefined;
    const see = (name: string): Symbol | undefined => {
      const symbol = this.symbols.get(name);
      if (symbol === undefined) return undefined;
      if (symbol.kind === 'package') return intersects(symbol.files, visible) ? symbol : undefined;
      if (visible.has(symbol.file)) {
        file.used.add(symbol.file);
        return symbol;
      }
      hidden ??= symbol;
      return undefined;
    };
    const result = (symbol: Symbol | undefined): Resolution =>
      symbol !== undefined ? { symbol } : hidden !== undefined ? { hidden } : {};
    if (reference.startsWith('.')) return result(see(reference.slice(1)));
    const dot = reference.indexOf('.');
    const first = dot === -1 ? reference : reference.slice(0, dot);
    for (let around = scope; ; around = around.slice(0, Math.max(0, around.lastIndexOf('.')))) {
      const prefix = around === '' ? '' : `${around}.`;
      const found = see(prefix + first);
      if (found !== undefined) {
        if (dot === -1) {
          if (accepts(found)) return { symbol: found };
        } else if (holdsNames(found)) {
          const whole = see(prefix + reference);
          if (whole !== undefined) return { symbol: whole };
          return hidden !== undefined ? { hidden } : { shadowedBy: prefix + reference };
        }
      }
      if (around === '') return result(undefined);
    }
  }
}

function holdsNames(symbol: Symbol): boolean {
  return symbol.kind === 'message' || symbol.kind === 'package' || symbol.kind === 'enum' || symbol.kind === 'service';
}

function intersects<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const item of few) if (many.has(item)) return true;
  return false;
}
