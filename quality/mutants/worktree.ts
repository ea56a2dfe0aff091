// A slot: a mirror of the project in which the reference can be broken, while the real one stays as it is.

import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClaimedFolder, claimFolder } from '../../harness/run/build-folder';
import { spawnConformance } from '../../harness/run/spawn';
import type { VerdictDocument } from '../../harness/verdict/report';
import { type Mutant, mutate } from './mutant';

/**
 * What a conformance run reads. Everything is copied, because a symbolic link would lead a module back to the real
 * project; only the packages are linked.
 */
const mirrored = [
  'package.json',
  'tsconfig.json',
  'conformance-cpp/**',
  'features/**',
  'harness/**',
  'reference/**',
  'scripts/setup/**',
  'steps/**',
  'subjects/**',
  'support/**',
];

/** A run that could not be judged: the mutated reference cannot be built, or the run itself went wrong. */
export interface Unjudged {
  readonly output: string;
}

/** What is run in a slot. */
export interface SlotRun {
  /** Feature files, relative to the project. */
  readonly features: readonly string[];
  /** Only the scenarios of these rules; absent: all. */
  readonly rules?: readonly string[];
  /** The fault to put in for this run; absent: the reference as it is. */
  readonly mutant?: Mutant;
  /** Whether one red scenario says enough. */
  readonly failFast?: boolean;
}

/**
 * A mirror of the project that keeps what was built in it. Its paths relative to its root are those of the project,
 * so that the compiler cache serves all slots and the project alike.
 */
export class Slot {
  private constructor(
    private readonly project: string,
    private readonly claimed: ClaimedFolder,
  ) {}

  /** Takes a slot that nobody uses, and makes it equal to the project. */
  static async open(project: string): Promise<Slot> {
    const slot = new Slot(project, await claimFolder(path.join(project, 'build', 'mutants'), 'slot'));
    try {
      await slot.synchronize();
    } catch (error) {
      await slot.close();
      throw error;
    }
    return slot;
  }

  /** Lets the next run have the slot. What an interrupted run left in it is put right when it is opened again. */
  async close(): Promise<void> {
    await this.claimed.release();
  }

  private at(file: string): string {
    return path.join(this.claimed.folder, file);
  }

  /** Copies what differs, and deletes what the project has no more. */
  private async synchronize(): Promise<void> {
    const [wanted, present] = await Promise.all([
      filesOf(this.project, mirrored),
      filesOf(this.claimed.folder, mirrored),
    ]);
    for (const file of present) if (!wanted.has(file)) await rm(this.at(file), { force: true });
    for (const file of wanted) {
      const source = path.join(this.project, file);
      if (present.has(file) && (await equal(source, this.at(file)))) continue;
      await mkdir(path.dirname(this.at(file)), { recursive: true });
      await copyFile(source, this.at(file));
    }
    if (!existsSync(this.at('node_modules'))) {
      await symlink(path.join(this.project, 'node_modules'), this.at('node_modules'));
    }
  }

  /**
   * Runs feature files against the reference of the slot.
   *
   * @returns the verdict, or what was printed if there is none
   */
  async run(run: SlotRun): Promise<VerdictDocument | Unjudged> {
    const { mutant } = run;
    if (!mutant) return await this.conformance(run);
    const file = this.at(path.join('reference', mutant.file));
    const original = await readFile(file, 'utf8');
    await writeFile(file, mutate(original, mutant));
    try {
      return await this.conformance(run);
    } finally {
      await writeFile(file, original);
    }
  }

  private async conformance({ features, rules = [], mutant, failFast }: SlotRun): Promise<VerdictDocument | Unjudged> {
    const reports = this.at('reports');
    await rm(reports, { recursive: true, force: true });
    const { verdict, output } = await spawnConformance(
      [
        ...['--subject', 'reference'],
        ...rules.flatMap((rule) => ['--rule', rule]),
        // A fault is expected to keep something from coming. Without one all that is waited for comes, however late.
        ...(mutant ? ['--jobs', '1', '--wait', '5'] : []),
        ...workers(features, mutant !== undefined, failFast === true),
        ...features.map((feature) => this.at(feature)),
      ],
      {
        root: this.claimed.folder,
        reports,
        // A fault that breaks the generator for every schema must be judged too.
        smokeCheck: mutant === undefined,
        env: { TS_NODE_PROJECT: this.at('tsconfig.json'), NODE_COMPILE_CACHE: this.at('build/.node') },
      },
    );
    return verdict ?? { output };
  }
}

/** Whether one of the feature files drives an IDE. */
export function drivesIde(features: readonly string[]): boolean {
  return features.some((feature) => feature.startsWith('features/ide/'));
}

/**
 * A broken IDE makes its scenarios wait for what never comes: they wait side by side, unless one of them says enough.
 * C++ scenarios never wait, and without a fault the command line knows best.
 */
function workers(features: readonly string[], broken: boolean, failFast: boolean): string[] {
  if (failFast) return ['--fail-fast', '--parallel', '0'];
  if (!broken) return [];
  return ['--parallel', drivesIde(features) ? '3' : '0'];
}

async function filesOf(root: string, patterns: readonly string[]): Promise<Set<string>> {
  const files = new Set<string>();
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.add(path.relative(root, path.join(entry.parentPath, entry.name)));
  }
  return files;
}

async function equal(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(one), readFile(other)]);
  return a.equals(b);
}
