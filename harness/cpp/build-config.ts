// What a case is built with: its schemas, what a plugin inserts into their code, the build mode, the runtime.

import type { Insertion } from './insertion-plugin';

/** debug leaves NDEBUG undefined, release defines it. */
export type BuildMode = 'debug' | 'release';

/** Which of the subject's libraries a case is linked with. */
export type Runtime = 'full' | 'lite';

export interface SchemaFile {
  /** Relative to the proto path, with forward slashes. */
  readonly name: string;
  readonly text: string;
}

/** Schemas that one run of the generator compiles together; scenarios with the same ones share them. */
export interface SchemaSet {
  /** Unique in the run; a folder's name. */
  readonly name: string;
  readonly files: readonly SchemaFile[];
  /** What a generator plugin inserts into the generated code, in this order. */
  readonly insertions: readonly Insertion[];
}

/** Everything that a build depends on besides the test programs. Paths are absolute. */
export interface Toolchain {
  readonly compiler: string;
  /** ccache or another compiler launcher. */
  readonly launcher?: string;
  /** Generator command, without arguments of this run. */
  readonly generator: readonly string[];
  /** Changes when the compiler or the generator is replaced by another version: see {@link ./tool-identity}. */
  readonly identity: { readonly compiler: string; readonly generator: string };
  /** How long one call of the generator may take. */
  readonly generatorLimitSeconds: number;
  readonly include: readonly string[];
  readonly flags: readonly string[];
  readonly sanitizers: boolean;
  readonly compileFlags: Readonly<Record<Runtime, readonly string[]>>;
  readonly linkFlags: Readonly<Record<Runtime, readonly string[]>>;
  /** The subject's runtime sources, if the harness compiles them. */
  readonly sources: Readonly<Record<Runtime, readonly string[]>>;
  /** The harness's own C++: include folder and sources. */
  readonly conformanceInclude: string;
  readonly conformanceSources: readonly string[];
  /** What dependency files are to lose where it stands in them, as it stands there: see {@link ./links}. */
  readonly dependencyPrefix?: string;
  /** The source of the program that ends a command which takes too long. */
  readonly limitSource: string;
}
