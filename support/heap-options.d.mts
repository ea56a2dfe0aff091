/** Options of Node.js for the project's commands: a larger heap for new objects. */
export declare const heapOptions: readonly string[];
