// The types of npm-packages.mjs, for its tests.

/** A hash of the lockfile: equal hashes mean equal packages. */
export function lockfileHash(root: string): string;

/** The Node.js that runs all scripts. */
export function nodeBinary(root: string): string;

/** Why node_modules must be installed; `undefined` if it matches the lockfile. */
export function npmProblem(root: string): string | undefined;

/** Whether this process may install packages. */
export function canInstallPackages(root: string): boolean;

/** PATH without the commands of the project's npm packages. */
export function systemPath(root: string, env: NodeJS.ProcessEnv): string;

/** The command that runs npm, with its environment; `undefined` if there is no npm. */
export function npmCommand(
  root: string,
  env: NodeJS.ProcessEnv,
): { command: string; args: string[]; env: NodeJS.ProcessEnv } | undefined;
