// The types of packages.mjs, for its tests.
import type { ToolName, Tools } from '../../support/tools.mjs';

/** The arguments of `npx` that download a browser, for distributions that have Chromium only as a snap. */
export const browserDownload: readonly [string, ...string[]];

/** The names of the tools that are missing. */
export function missingTools(tools: Tools): ToolName[];

/** The title of a tool in messages. */
export function titleOf(name: ToolName): string;

/** The packages of Debian or Ubuntu that provide the missing tools, each once. */
export function debianPackages(
  missing: readonly ToolName[],
  system: { installedClang?: number; available?: ReadonlySet<string>; ubuntu?: boolean },
): string[];

/** The message that says what is missing and how to install it. */
export function missingMessage(need: {
  missing: readonly ToolName[];
  npm: string | undefined;
  root: boolean;
  debian: readonly string[];
  ubuntu: boolean;
}): string;
