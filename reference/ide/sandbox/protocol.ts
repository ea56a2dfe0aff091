// The messages between the window and the sandbox.

/** A script to run outside any page. */
export interface SandboxCall {
  number: number;
  script: string;
  /** The script's `arguments`. */
  args: readonly unknown[];
}

/** The result of a script. */
export type ScriptOutcome = { value: unknown } | { problem: string };

/** The answer to a call. */
export interface SandboxAnswer {
  number: number;
  outcome: ScriptOutcome;
}

/** The sandbox's page in the package. */
export const sandboxPath = 'sandbox.html';
/** Time limit for a script. */
export const sandboxLimitMs = 5_000;
