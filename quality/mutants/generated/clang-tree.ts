// clang's syntax tree of a C++ file, with the place of each node in the source.

import { execa } from 'execa';
import { UsageError } from '../../../support/usage-error';

/** A piece of a source file: byte offsets, `end` is one past the last byte. */
export interface Span {
  readonly file: string;
  readonly begin: number;
  readonly end: number;
  /** Whether a macro's expansion made one of its ends. */
  readonly inMacro: boolean;
}

/** A node of the tree, as far as faults depend on it. Names are clang's. */
export interface TreeNode {
  readonly kind: string;
  readonly name?: string;
  readonly opcode?: string;
  readonly castKind?: string;
  readonly storageClass?: string;
  readonly type?: { readonly qualType: string };
  /** True for what the source does not spell out, for `constexpr`, and for what has an initializer or variable of its own. */
  readonly isImplicit?: boolean;
  readonly constexpr?: boolean;
  readonly isConstexpr?: boolean;
  readonly hasInit?: boolean;
  readonly hasVar?: boolean;
  readonly isPostfix?: boolean;
  /** Absent where the source has nothing: `for (;;)` has no condition. */
  readonly span?: Span;
  readonly inner: readonly TreeNode[];
}

/** A command of clang, without the file. */
export interface Clang {
  readonly compiler: string;
  readonly flags: readonly string[];
}

/**
 * Reads the tree of a C++ file.
 * @param folder what relative paths of the flags are relative to
 * @param precompiled a precompiled header. The tree has nothing of what that declares: it would be a hundred times larger.
 * @throws UsageError if clang refuses the file
 */
export async function readTree(
  { compiler, flags }: Clang,
  precompiled: string,
  file: string,
  folder: string,
): Promise<TreeNode> {
  const words = ['-fsyntax-only', '-Xclang', '-ast-dump=json', file];
  const { failed, stdout, stderr } = await execa(compiler, [...flags, '-w', '-include-pch', precompiled, ...words], {
    cwd: folder,
    reject: false,
    maxBuffer: 1_000_000_000,
  });
  if (failed) throw new UsageError(`${compiler} cannot read ${file}:\n${stderr.slice(0, 2000)}`);
  return treeOf(stdout);
}

/** @param json what `-ast-dump=json` prints */
export function treeOf(json: string): TreeNode {
  return new Places().node(JSON.parse(json) as RawNode);
}

type RawNode = Partial<Omit<TreeNode, 'span' | 'inner'>> & { readonly [key: string]: unknown };

interface Place {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  readonly inMacro: boolean;
}

/**
 * Follows clang's places in the order in which it printed them: it prints a file's name only where it differs from the
 * one before.
 */
class Places {
  private file = '';

  node(raw: RawNode): TreeNode {
    let span: Span | undefined;
    let inner: readonly TreeNode[] = [];
    for (const [key, value] of Object.entries(raw)) {
      if (key === 'loc') this.place(value);
      else if (key === 'range') span = this.span(value as Record<string, unknown>);
      else if (key === 'inner') inner = (value as RawNode[]).map((child) => this.node(child));
      else if (typeof value === 'object' && value !== null && key !== 'type') this.follow(value);
    }
    return { ...raw, kind: raw.kind ?? '', ...(span && { span }), inner };
  }

  private span({ begin, end }: Record<string, unknown>): Span | undefined {
    const first = this.place(begin);
    const last = this.place(end);
    if (!first || !last || first.file !== last.file) return undefined;
    const inMacro = first.inMacro || last.inMacro;
    return { file: first.file, begin: first.offset, end: last.offset + last.length, inMacro };
  }

  private place(value: unknown): Place | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    const { file, offset, tokLen, spellingLoc, expansionLoc } = value as Record<string, unknown>;
    if (spellingLoc !== undefined || expansionLoc !== undefined) {
      this.place(spellingLoc);
      const place = this.place(expansionLoc);
      return place && { ...place, inMacro: true };
    }
    if (typeof file === 'string') this.file = file;
    if (typeof offset !== 'number' || typeof tokLen !== 'number') return undefined;
    return { file: this.file, offset, length: tokLen, inMacro: false };
  }

  /** Follows the places inside of what is not part of the tree. */
  private follow(value: object): void {
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== 'object' || part === null) continue;
      if (key === 'loc' || key === 'begin' || key === 'end') this.place(part);
      else if (key !== 'includedFrom') this.follow(part);
    }
  }
}
