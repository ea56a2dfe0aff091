// The types of owner.mjs.

/** The environment variable with the owner of a process. All children of a guarded process inherit it. */
export const ownerVariable: 'TOUCHSTONE_OWNER';

/** The name of a process (default: this one) as an owner, made of its id, its start time and its namespace. */
export function ownerName(pid?: number): string;

/** The process id in an owner's name; undefined if the text is not an owner's name. */
export function pidOf(name: string): number | undefined;

/**
 * Whether an owner is running. For owners in other namespaces, which cannot be looked up, the age of what they own
 * decides.
 */
export function isAlive(name: string, ageMs: number): boolean;

/**
 * Makes a temporary folder with this process's name in it. When this process has ended, its guard or the next run
 * removes it.
 */
export function temporaryFolder(): Promise<string>;

/** The owner of a temporary folder, by the folder's name; undefined for other folders. */
export function ownerOfFolder(name: string): string | undefined;
