// The types of leftovers.mjs.

/**
 * Ends the processes and removes the temporary folders of owners that are gone, and of one that counts as gone.
 * @returns what was there, in words
 */
export function clearLeftovers(owner?: string): Promise<string[]>;

/** The processes that some owners have started, directly or not. Linux only. */
export function processesOf(owners: ReadonlySet<string>): { pid: number; command: string }[];

/** The processes in whose environment a variable has one of some values. Linux only. */
export function processesWith(variable: string, values: ReadonlySet<string>): { pid: number; command: string }[];
