// What a command line asks for, as it is understood.

/** What cannot be understood or done; the message is for the user, without a stack. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}

/** One `--cpp_out` or `--NAME_out`. */
export interface Output {
  /** `cpp`, which is built in, or the NAME of the plugin protoc-gen-NAME. */
  readonly generator: string;
  /** What stands before the colon, and in `--NAME_opt`: options of the generator, separated by commas. */
  readonly parameters: string;
  readonly directory: string;
}

/** A folder, or a single file, and what it is called by imports. */
export interface Mapping {
  /** Empty: names are relative to the disk path. */
  readonly virtual: string;
  readonly disk: string;
}

/** How errors are printed: `FILE:LINE:COLUMN: MESSAGE`, or as Visual Studio has it. */
export type ErrorFormat = 'gcc' | 'msvs';

/** Which schemas, and where they are. */
export interface Sources {
  /** Where inputs and imports are searched, in order. */
  readonly protoPaths: readonly Mapping[];
  /** Files with FileDescriptorSets, in which is searched what no proto path has. */
  readonly descriptorSets: readonly string[];
  readonly inputs: readonly string[];
  readonly errorFormat: ErrorFormat;
  /** Warnings end the run as errors do. */
  readonly fatalWarnings: boolean;
}

/** The files that `import` and `import option` may name, and the error for others, in which `%s` is the file. */
export interface AllowedDependencies {
  readonly direct?: ReadonlySet<string>;
  readonly directMessage: string;
  readonly option?: ReadonlySet<string>;
  readonly optionMessage: string;
}

/** A command line that asks which field numbers are free. */
export interface FreeNumbersRequest {
  readonly kind: 'freeNumbers';
  readonly sources: Sources;
}

/** A command line that asks for something to be compiled. */
export interface CompileRequest {
  readonly kind: 'compile';
  readonly sources: Sources;
  /** In the order of the command line. */
  readonly outputs: readonly Output[];
  /** Where `--plugin` says that a program `protoc-gen-NAME` is. */
  readonly plugins: ReadonlyMap<string, string>;
  /** How long a plugin may take. */
  readonly pluginLimitSeconds: number;
  /** Where the descriptors go as a FileDescriptorSet. */
  readonly descriptorSet?: string;
  readonly includeImports: boolean;
  readonly includeSourceInfo: boolean;
  /** With the options that are kept in the source alone. */
  readonly retainOptions: boolean;
  /** What the inputs may import. */
  readonly dependencies: AllowedDependencies;
  /** Where goes, in the format of make, what the outputs depend on. */
  readonly dependencyFile?: string;
  /** What is odd about the command line, and keeps nothing from being done. */
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
