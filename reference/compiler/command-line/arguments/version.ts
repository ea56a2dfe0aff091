// The version of the compiler.

/** Set by the build. */
declare const TOUCHSTONE_VERSION: string | undefined;

/** `1.2.3`, or a word that says that the compiler runs from its sources. */
export const version = typeof TOUCHSTONE_VERSION === 'undefined' ? 'development' : TOUCHSTONE_VERSION;
