// What the window and the sandbox say to each other.

/** A script to run where there is no page. */
export interface SandboxCall {
  number: number;
  script: string;
  /** What the script reads as `arguments`. */
  args: readonly unknown[];
}

/** What came of a script. */
export type ScriptOutcome = { value: unknown } | { problem: string };

/** The answer to a call. */
export interface SandboxAnswer {
  number: number;
  outcome: ScriptOutcome;
}

/** The sandbox's page in the package. */
export const sandboxPath = 'sandbox.html';
/** How long a script may take. */
export const sandboxLimitMs = 5_000;
