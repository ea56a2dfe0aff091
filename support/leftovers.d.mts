// The types of leftovers.mjs.

/**
 * Kills the processes and removes the temporary folders of dead owners.
 * @param owner an owner to treat as dead
 * @returns descriptions of what was found
 */
export function clearLeftovers(owner?: string): Promise<string[]>;

/** The processes that these owners have started, directly or indirectly. Linux only. */
export function processesOf(owners: ReadonlySet<string>): { pid: number; command: string }[];

/** The processes whose environment has one of these values for a variable. Linux only. */
export function processesWith(variable: string, values: ReadonlySet<string>): { pid: number; command: string }[];
