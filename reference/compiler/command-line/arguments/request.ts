// The parsed command line.

/** An error that the user can correct: printed without a stack trace. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}

/** One `--cpp_out` or `--NAME_out`. */
export interface Output {
  /** `cpp`, which is built in, or the NAME of the plugin protoc-gen-NAME. */
  readonly generator: string;
  /** The generator's options, separated by commas: those before the colon and those of `--NAME_opt`. */
  readonly parameters: string;
  readonly directory: string;
}

/** A folder or a single file, and its name in imports. */
export interface Mapping {
  /** Empty: names are relative to the disk path. */
  readonly virtual: string;
  readonly disk: string;
}

/** The format of errors: `FILE:LINE:COLUMN: MESSAGE`, or that of Visual Studio. */
export type ErrorFormat = 'gcc' | 'msvs';

/** The schemas to compile, and where to find them. */
export interface Sources {
  /** Where inputs and imports are searched, in order. */
  readonly protoPaths: readonly Mapping[];
  /** Files with a FileDescriptorSet, searched for schemas that no proto path has. */
  readonly descriptorSets: readonly string[];
  readonly inputs: readonly string[];
  readonly errorFormat: ErrorFormat;
  /** Treat warnings as errors. */
  readonly fatalWarnings: boolean;
}

/** The files that `import` and `import option` may name, and the error for others, in which `%s` is the file. */
export interface AllowedDependencies {
  readonly direct?: ReadonlySet<string>;
  readonly directMessage: string;
  readonly option?: ReadonlySet<string>;
  readonly optionMessage: string;
}

/** A request to print free field numbers. */
export interface FreeNumbersRequest {
  readonly kind: 'freeNumbers';
  readonly sources: Sources;
}

/** A request to compile schemas. */
export interface CompileRequest {
  readonly kind: 'compile';
  readonly sources: Sources;
  /** In command-line order. */
  readonly outputs: readonly Output[];
  /** The paths from `--plugin`, by program name: `protoc-gen-NAME`. */
  readonly plugins: ReadonlyMap<string, string>;
  /** The time limit of a plugin. */
  readonly pluginLimitSeconds: number;
  /** The file that receives the FileDescriptorSet. */
  readonly descriptorSet?: string;
  readonly includeImports: boolean;
  readonly includeSourceInfo: boolean;
  /** Include options with source retention. */
  readonly retainOptions: boolean;
  /** The files that the inputs may import. */
  readonly dependencies: AllowedDependencies;
  /** The file that receives the dependencies of the outputs, in the format of make. */
  readonly dependencyFile?: string;
  /** Warnings about the command line. */
  readonly remarks: readonly string[];
}

/** Translates a message between its text and its bytes, from standard input to standard output. */
export interface TranslateRequest {
  readonly kind: 'encode' | 'decode';
  readonly sources: Sources;
  /** The message's full name. */
  readonly type: string;
  /** Map entries in the order of their keys. */
  readonly deterministic: boolean;
}

export type Request =
  | CompileRequest
  | TranslateRequest
  | FreeNumbersRequest
  | { readonly kind: 'decodeRaw' }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' };
