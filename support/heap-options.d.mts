/** See heap-options.mjs. */
export declare const heapOptions: readonly string[];
