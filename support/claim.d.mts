// The types of claim.mjs.

/**
 * Takes a claim, also one whose owner is gone and one that names no owner.
 * @returns the owner that has it; undefined when this process has it now
 */
export function takeClaim(file: string): string | undefined;

/** Gives a claim back. Nothing happens if another process has it. */
export function releaseClaim(file: string): void;
