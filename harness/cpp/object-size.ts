// The size of generated sources' object code in a release build, measured by `size`.

import path from 'node:path';
import { execa } from 'execa';
import type { Runtime, Toolchain } from './build-config';
import { firstLines } from './diagnostics';

/**
 * Compiles a source at -O2 without sanitizers, and measures it.
 * @param source absolute; the object file is written beside it
 * @param include folders to search before the subject's
 * @returns the bytes of its code and data
 * @throws if it does not compile, or there is no `size`
 */
export async function objectSize(
  tools: Toolchain,
  source: string,
  include: readonly string[],
  runtime: Runtime = 'full',
): Promise<number> {
  const object = `${source}.o`;
  const folders = [...include, ...tools.include].map((folder) => `-I${folder}`);
  const flags = ['-std=c++17', '-O2', '-DNDEBUG', '-w', ...folders, ...tools.flags, ...tools.compileFlags[runtime]];
  const compiled = await execa(tools.compiler, [...flags, '-c', source, '-o', object], { reject: false });
  if (compiled.failed) {
    throw new Error(
      `${path.basename(source)} does not compile:\n${firstLines(compiled.stderr || (compiled.message ?? ''), 20)}`,
    );
  }
  const { stdout } = await execa('size', [object]);
  return totalOf(stdout);
}

/** The column `dec` of the output of `size`: code, data and zeroed data together. @throws Error for other output */
export function totalOf(printed: string): number {
  const [titles, values] = printed.split('\n').map((line) => line.trim().split(/\s+/));
  const total = Number(values?.[titles?.indexOf('dec') ?? -1]);
  if (!Number.isInteger(total)) throw new Error(`\`size\` did not print sizes: ${printed}`);
  return total;
}
