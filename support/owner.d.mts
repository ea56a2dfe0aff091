// The types of owner.mjs.

/** The environment variable that names the owner of a process: every child of a guarded process has it. */
export const ownerVariable: 'TOUCHSTONE_OWNER';

/** The name of a process (default: this one) as an owner: its id, when it started, and its namespace. */
export function ownerName(pid?: number): string;

/** The process id that an owner's name tells; undefined for a text that is no such name. */
export function pidOf(name: string): number | undefined;

/** Whether an owner is there. The age of what it owns decides for owners that cannot be looked up from here. */
export function isAlive(name: string, ageMs: number): boolean;

/** Makes a temporary folder whose name tells its owner: when this process is gone, its guard or the next run removes it. */
export function temporaryFolder(): Promise<string>;

/** The owner of a temporary folder, by the folder's name; undefined for other folders. */
export function ownerOfFolder(name: string): string | undefined;
