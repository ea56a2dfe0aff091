// A user's folder in which `npx touchstone` runs the command of this checkout. tests/package.test.ts installs the real
// package; here the command has to be the same, and fast to install.

import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { conformanceProgram } from '../../harness/run/spawn';
import { project, temporaryFolder } from '../command';

/** The command as words of a shell, which work in any folder. */
export function touchstoneWords(): string {
  const words = [process.execPath, ...conformanceProgram(project)];
  return words.map((word) => `'${word}'`).join(' ');
}

/** Makes an empty folder with the command installed. It is removed after the file's tests. */
export async function userFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const commands = path.join(folder, 'node_modules', '.bin');
  await mkdir(commands, { recursive: true });
  const file = path.join(commands, 'touchstone');
  await writeFile(file, `#!/bin/sh\n${touchstoneWords()} "$@"\n`);
  await chmod(file, 0o755);
  return folder;
}
