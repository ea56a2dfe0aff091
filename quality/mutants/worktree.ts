// A worktree: a copy of the project in which faults are injected, so that the project itself never changes.

import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClaimedFolder, claimFolder } from '../../harness/run/build-folder';
import { spawnConformance } from '../../harness/run/spawn';
import type { VerdictDocument } from '../../harness/verdict/report';
import { type Mutant, mutate } from './mutant';

/**
 * The files that a conformance run and the explorer read. They are copied, because Node.js resolves a linked module's
 * imports in the real project. Only the packages are linked.
 */
const copied = [
  'package.json',
  'tsconfig.json',
  'conformance-cpp/**',
  'features/**',
  'harness/**',
  'quality/campaigns/*.ts',
  'quality/explorer/**',
  'quality/mutants/**/*.{ts,h}',
  'quality/random.ts',
  'reference/**',
  'scripts/setup/**',
  'steps/**',
  'subjects/**',
  'support/**',
];

/** A run that could not be judged: the mutated reference cannot be built, or the run itself failed. */
export interface Unjudged {
  readonly output: string;
}

/** One run in a worktree. */
export interface WorktreeRun {
  /** Feature files, relative to the project. */
  readonly features: readonly string[];
  /** Runs only the scenarios of these rules; absent: all. */
  readonly rules?: readonly string[];
  /** Runs only the scenarios with these names; absent: all. */
  readonly names?: readonly string[];
  /** The fault to inject for this run; absent: none. */
  readonly mutant?: Mutant;
  /** Whether to stop at the first red scenario. */
  readonly failFast?: boolean;
}

/**
 * A copy of the project. It keeps its build folder between runs. Paths relative to its root are the same as in the
 * project, so that all worktrees and the project share the compiler cache.
 */
export class Worktree {
  private constructor(
    private readonly project: string,
    private readonly claimed: ClaimedFolder,
  ) {}

  /**
   * Claims a worktree that no other process uses, and makes it equal to the project.
   * @param name of its folder; worktrees of one name are built alike
   */
  static async open(project: string, name = 'worktree'): Promise<Worktree> {
    const worktree = new Worktree(project, await claimFolder(path.join(project, 'build', 'mutants'), name));
    try {
      await worktree.synchronize();
    } catch (error) {
      await worktree.close();
      throw error;
    }
    return worktree;
  }

  /** Releases the worktree. Changes that an interrupted run left in it are undone when it is opened again. */
  async close(): Promise<void> {
    await this.claimed.release();
  }

  /** Its folder, which has the paths of the project. */
  get folder(): string {
    return this.claimed.folder;
  }

  private at(file: string): string {
    return path.join(this.claimed.folder, file);
  }

  /** Copies changed files, and deletes files that the project no longer has. */
  private async synchronize(): Promise<void> {
    const [wanted, present] = await Promise.all([filesOf(this.project, copied), filesOf(this.claimed.folder, copied)]);
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
   * Runs feature files against the worktree's reference.
   *
   * @returns the verdict, or the output if there is none
   */
  async run(run: WorktreeRun): Promise<VerdictDocument | Unjudged> {
    const { mutant } = run;
    if (!mutant) return await this.conformance(run);
    return await this.withFault(mutant, () => this.conformance(run));
  }

  /** Injects a fault while `use` runs. @param use receives the worktree's folder */
  async withFault<Result>(mutant: Mutant, use: (folder: string) => Promise<Result>): Promise<Result> {
    const file = this.at(path.join('reference', mutant.file));
    const original = await readFile(file, 'utf8');
    await writeFile(file, mutate(original, mutant));
    try {
      return await use(this.claimed.folder);
    } finally {
      await writeFile(file, original);
    }
  }

  private async conformance({
    features,
    rules = [],
    names = [],
    mutant,
    failFast,
  }: WorktreeRun): Promise<VerdictDocument | Unjudged> {
    const reports = this.at('reports');
    await rm(reports, { recursive: true, force: true });
    const { verdict, output } = await spawnConformance(
      [
        ...['--subject', 'reference'],
        ...rules.flatMap((rule) => ['--rule', rule]),
        ...names.flatMap((name) => ['--name', `^${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$`]),
        // With a fault, waits are expected to time out: keep them short. Without one, a slow machine needs long ones.
        ...(mutant ? ['--jobs', '1', '--wait', '5'] : []),
        ...(names.length > 0 ? ['--parallel', '0'] : workers(features, mutant !== undefined, failFast === true)),
        ...features.map((feature) => this.at(feature)),
      ],
      {
        root: this.claimed.folder,
        reports,
        // The smoke check would end the run if a fault breaks the generator for every schema.
        smokeCheck: mutant === undefined,
        env: { NODE_COMPILE_CACHE: this.at('build/.node') },
      },
    );
    return verdict ?? { output };
  }
}

/** Whether one of the feature files needs an IDE. */
export function drivesIde(features: readonly string[]): boolean {
  return features.some((feature) => feature.startsWith('features/ide/'));
}

/**
 * The options for parallel workers. Scenarios of a broken IDE spend their time waiting, so several run at a time,
 * unless the run stops at the first red one. C++ scenarios never wait. Without a fault, the command's default is best.
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
