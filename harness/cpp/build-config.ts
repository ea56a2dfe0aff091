// How a case is built: its schemas, what a plugin inserts into their code, its build mode and its runtime.

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

/** Schemas that one run of the generator compiles together. Scenarios with the same schemas share a set. */
export interface SchemaSet {
  /** Unique in the run, and usable as a folder's name. */
  readonly name: string;
  readonly files: readonly SchemaFile[];
  /** The texts that a generator plugin inserts into the generated code, in this order. */
  readonly insertions: readonly Insertion[];
}

/** Everything that a build depends on besides its test programs. Paths are absolute. */
export interface Toolchain {
  readonly compiler: string;
  /** ccache or another compiler launcher. */
  readonly launcher?: string;
  /** The generator's command, without the arguments of a run. */
  readonly generator: readonly string[];
  /** Changes when the compiler or the generator is replaced by another version: see {@link ./tool-identity}. */
  readonly identity: { readonly compiler: string; readonly generator: string };
  /** The time limit for one call of the generator. */
  readonly generatorLimitSeconds: number;
  readonly include: readonly string[];
  readonly flags: readonly string[];
  readonly sanitizers: boolean;
  /** What is compiled with the subject's headers precompiled: test programs only, or its runtime and generated code, too. */
  readonly precompiled: 'programs' | 'all';
  readonly compileFlags: Readonly<Record<Runtime, readonly string[]>>;
  readonly linkFlags: Readonly<Record<Runtime, readonly string[]>>;
  /** The subject's runtime sources, if the harness compiles them. */
  readonly sources: Readonly<Record<Runtime, readonly string[]>>;
  /** The preludes that all builds share, if the launcher can keep what they are compiled to: see {@link ./preludes}. */
  readonly preludes?: Readonly<Record<Runtime, string>>;
  /** The harness's own C++: include folder and sources. */
  readonly conformanceInclude: string;
  readonly conformanceSources: readonly string[];
  /** A path prefix to remove from dependency files, spelled as in those files; see {@link ./links}. */
  readonly dependencyPrefix?: string;
  /** The source of `limit`, the tool that kills a command when its time is up. */
  readonly limitSource: string;
  /** The source of `renew`, the tool that replaces those generated files that have changed. */
  readonly renewSource: string;
  /** The source of `ask`, with which commands ask the generator's server; absent: each call is a process of its own. */
  readonly askSource?: string;
}
