// The generator plugin that the harness brings: it inserts what a scenario says where the scenario says it.

import path from 'node:path';

/** Text for one insertion point. */
export interface Insertion {
  /** A generated file, relative to the output folder. */
  readonly file: string;
  /** `class_scope:package.Message` */
  readonly point: string;
  readonly text: string;
}

/** The name by which a generator knows the plugin, and asks for it: `--insertion_out`. */
export const insertionPluginName = 'protoc-gen-insertion';
export const insertionOutputFlag = '--insertion_out';

/** The instructions of the plugin, as the file that it reads. */
export function instructionsText(insertions: readonly Insertion[]): string {
  return `${JSON.stringify(insertions, null, 2)}\n`;
}

/**
 * The plugin as a program: a script that is to be made executable.
 * @param instructions the absolute path of its instructions
 */
export function pluginText(instructions: string): string {
  const argv = [process.execPath, path.join(__dirname, 'insertion-plugin.mjs'), instructions];
  return `#!/bin/sh\nexec ${argv.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')}\n`;
}
