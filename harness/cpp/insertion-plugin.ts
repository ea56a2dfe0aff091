// The harness's own generator plugin: it inserts a scenario's texts at insertion points.

import path from 'node:path';

/** Text for one insertion point. */
export interface Insertion {
  /** A generated file, relative to the output folder. */
  readonly file: string;
  /** `class_scope:package.Message` */
  readonly point: string;
  readonly text: string;
}

/** The plugin's name, and the generator's flag that runs it. */
export const insertionPluginName = 'protoc-gen-insertion';
export const insertionOutputFlag = '--insertion_out';

/** The text of the plugin's instructions file. */
export function instructionsText(insertions: readonly Insertion[]): string {
  return `${JSON.stringify(insertions, null, 2)}\n`;
}

/**
 * The plugin as a shell script; the caller makes it executable.
 * @param instructions the absolute path of its instructions
 */
export function pluginText(instructions: string): string {
  const argv = [process.execPath, path.join(__dirname, 'insertion-plugin.mjs'), instructions];
  return `#!/bin/sh\nexec ${argv.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')}\n`;
}
