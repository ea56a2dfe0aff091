// The types of packages.mjs, for its tests.
import type { ToolName, Tools } from '../../support/tools.mjs';

/** The command, after `npx`, that downloads a browser where the distribution has Chromium as a snap only. */
export const browserDownload: readonly [string, ...string[]];

/** The names of the tools that are missing. */
export function missingTools(tools: Tools): ToolName[];

/** What a person calls a tool. */
export function titleOf(name: ToolName): string;

/** The packages of Debian or Ubuntu that bring what is missing, each once. */
export function debianPackages(
  missing: readonly ToolName[],
  system: { installedClang?: number; available?: ReadonlySet<string>; ubuntu?: boolean },
): string[];

/** The one message that says what is missing and how to install it. */
export function missingMessage(need: {
  missing: readonly ToolName[];
  npm: string | undefined;
  root: boolean;
  debian: readonly string[];
  ubuntu: boolean;
}): string;
