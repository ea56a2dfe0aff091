// The types of tool-packages.mjs.
import type { ToolName, Tools } from './tools.mjs';

/** A tool that has packages; gdb and Firefox are not needed, and the set-up step does not install them. */
export type PackagedTool = ToolName | 'gdb';

/** The arguments of `npx` that download a browser, for distributions that have Chromium only as a snap. */
export const browserDownload: readonly [string, ...string[]];

/** The names of the tools that are missing. */
export function missingTools(tools: Tools): ToolName[];

/** The title of a tool in messages. */
export function titleOf(name: PackagedTool): string;

/** The packages of Debian or Ubuntu that provide the missing tools, each once. */
export function debianPackages(
  missing: readonly PackagedTool[],
  system: { installedClang?: number; available?: ReadonlySet<string>; ubuntu?: boolean },
): string[];

/** The message that says what is missing and how to install it. */
export function missingMessage(need: {
  missing: readonly PackagedTool[];
  npm: string | undefined;
  root: boolean;
  debian: readonly string[];
  ubuntu: boolean;
}): string;

/** The commands that install tools on each system, a line each. */
export function installLines(need: {
  missing: readonly PackagedTool[];
  root: boolean;
  debian: readonly string[];
  ubuntu: boolean;
}): string[];

/** The tool whose packages contain a package of pkg-config, if that is known. */
export function toolOfPkgConfig(name: string): ToolName | undefined;

/** Whether this system is a Debian or an Ubuntu, which is a Debian too. */
export function thisSystem(): { debian: boolean; ubuntu: boolean };

/** The clang packages that apt can install; empty if there is no apt or its lists are empty. */
export function knownClangPackages(env: NodeJS.ProcessEnv): ReadonlySet<string>;
