// The types of npm-packages.mjs, for its tests.

/** A hash of the lockfile, which names a state of the packages. */
export function lockfileHash(root: string): string;

/** The Node.js that all scripts run on. */
export function nodeBinary(root: string): string;

/** Why node_modules has to be installed; `undefined` when it is what the lockfile says. */
export function npmProblem(root: string): string | undefined;

/** Whether this process may install packages. */
export function canInstallPackages(root: string): boolean;

/** PATH without the commands of the project's own packages. */
export function systemPath(root: string, env: NodeJS.ProcessEnv): string;

/** The command that runs npm, with an environment for it; `undefined` when there is no npm. */
export function npmCommand(
  root: string,
  env: NodeJS.ProcessEnv,
): { command: string; args: string[]; env: NodeJS.ProcessEnv } | undefined;
