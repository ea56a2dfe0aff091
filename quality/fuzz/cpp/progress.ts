// How far a campaign with a number of executions has come. One that was interrupted goes on, if its program is the same.

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../../harness/verdict/report';

const progressSchema = z.strictObject({
  /** The SHA-256 of the program: what another program executed does not count. */
  program: z.string(),
  /** The commit that was examined, and `+` if the tree had changes. */
  commit: z.string(),
  /** The number of executions that the campaign is to have. */
  asked: z.int().positive(),
  seed: z.int(),
  /** The processes that have run; each has a seed of its own. */
  processes: z.int().nonnegative(),
  /** The executions of each stretch. */
  executions: z.record(z.string(), z.int().nonnegative()),
  seconds: z.number().nonnegative(),
  processorSeconds: z.number().nonnegative(),
});

/** A campaign's state after some processes. */
export type Progress = z.infer<typeof progressSchema>;

/** The campaign of one entry point: its state and its copy of the program, which a later build does not change. */
export class KeptCampaign {
  /** The program to run. */
  readonly program: string;
  private readonly file: string;

  /** @param folder holds the state of all entry points' campaigns */
  constructor(folder: string, entry: string) {
    this.program = path.join(folder, entry);
    this.file = path.join(folder, `${entry}.json`);
  }

  /**
   * The state to go on from.
   * @param fresh that of a campaign that begins now
   * @returns the kept state if it is of the same program and the same number of executions, else `fresh`
   */
  async begin(program: string, fresh: Omit<Progress, 'program'>): Promise<Progress> {
    const hash = createHash('sha256')
      .update(await readFile(program))
      .digest('hex');
    const text = await readFile(this.file, 'utf8').catch(() => undefined);
    const kept = text === undefined ? undefined : progressSchema.safeParse(JSON.parse(text)).data;
    await mkdir(path.dirname(this.program), { recursive: true });
    await copyFile(program, this.program);
    return kept?.program === hash && kept.asked === fresh.asked ? kept : { ...fresh, program: hash };
  }

  async keep(progress: Progress): Promise<void> {
    await replaceFile(this.file, `${JSON.stringify(progress, null, 2)}\n`);
  }

  /** A campaign that has come to its end is not gone on with. */
  async end(): Promise<void> {
    await rm(this.file, { force: true });
    await rm(this.program, { force: true });
  }
}
