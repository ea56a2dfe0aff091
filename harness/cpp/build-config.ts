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
