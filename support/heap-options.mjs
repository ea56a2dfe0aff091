/**
 * Options of Node.js for the project's commands. V8 starts with 1 MB for new objects, so it collects garbage often while
 * a run reads the features. With 16 MB, a run takes 8 % less processor time, and up to 32 MB more memory.
 *
 * @type {readonly string[]}
 */
export const heapOptions = ['--min-semi-space-size=16', '--max-semi-space-size=32'];
