// The types of tools.mjs.

/** A tool, a library or a font that is installed. */
export interface Tool {
  /** The absolute path of the executable, or of one file of the library. */
  readonly path: string;
  /** The major version, if it is known. */
  readonly version?: number;
}

/** All tools of the system that the project uses; `undefined` for those that are not installed. */
export interface Tools {
  /** clang++ 14 or newer: version 19 if it is installed, else the newest. */
  readonly compiler: Tool | undefined;
  /** ld.lld, of the compiler's version if it is installed. */
  readonly linker: Tool | undefined;
  /** llvm-symbolizer, for readable sanitizer reports (`ASAN_SYMBOLIZER_PATH`). */
  readonly symbolizer: Tool | undefined;
  /** The compiler's sanitizer libraries. */
  readonly sanitizers: Tool | undefined;
  readonly gxx: Tool | undefined;
  readonly ninja: Tool | undefined;
  readonly ccache: Tool | undefined;
  readonly cmake: Tool | undefined;
  readonly pkgConfig: Tool | undefined;
  readonly protoc: Tool | undefined;
  /** libprotobuf's headers. */
  readonly protobuf: Tool | undefined;
  /** Abseil's headers. */
  readonly abseil: Tool | undefined;
  /** A Chromium that can load extensions and is not a snap. */
  readonly chromium: Tool | undefined;
  /** Needed only to judge an IDE in Firefox. */
  readonly firefox: Tool | undefined;
  /** Any font. */
  readonly fonts: Tool | undefined;
}

/** The name of a tool. */
export type ToolName = keyof Tools;

/** The version of clang that is used if it is installed. */
export const preferredClang: number;
/** The oldest version of clang that the project supports. */
export const oldestClang: number;

/** Looks for every tool in the environment's PATH and in the usual places. Takes about a millisecond. */
export function findTools(env?: NodeJS.ProcessEnv): Tools;

/** A Chromium that can load extensions and is not a snap: one in PATH, or one that puppeteer has downloaded. */
export function findBrowser(env?: NodeJS.ProcessEnv): Tool | undefined;

/** The path of a command in PATH. */
export function lookUp(name: string, env?: NodeJS.ProcessEnv): string | undefined;

/** The versions of clang to look for, best first. */
export function clangVersions(): number[];

/** Whether a path leads to a file that this user may execute. */
export function isExecutable(file: string): boolean;
