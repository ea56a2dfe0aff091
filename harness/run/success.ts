// The success of a check, which a file in the build folder remembers.

import { readFile, rm, writeFile } from 'node:fs/promises';

/** A success that a file remembers, for as long as what it depends on stays the same. */
export class Success {
  constructor(
    private readonly file: string,
    /** What the success depends on. */
    private readonly key: string,
  ) {}

  async isRemembered(): Promise<boolean> {
    return (await readFile(this.file, 'utf8').catch(() => undefined)) === this.key;
  }

  async remember(): Promise<void> {
    if (!(await this.isRemembered())) await writeFile(this.file, this.key);
  }

  async forget(): Promise<void> {
    await rm(this.file, { force: true });
  }
}
