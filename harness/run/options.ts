// The options of a run.

import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import type { Progress } from '../../support/progress';
import { UsageError } from '../../support/usage-error';
import type { EarlierRuns } from '../cpp/earlier-runs';
import type { BrowserName } from '../subject/capabilities';
import type { Selection } from '../verdict/verdict-schema';
import { checkSelection } from './selection';

export interface RunOptions {
  /** The project's folder. */
  readonly root: string;
  /** The subject's name, or a path to its manifest. */
  readonly subject: string;
  /** What a user types to run this subject on these features again: `npm run conformance -- --subject ./mine.yaml`. */
  readonly command: string;
  /** The folder of the features; it may hold a catalogue of its own. */
  readonly features: string;
  /** Feature files, or folders of them, to run; none for all. */
  readonly paths: readonly string[];
  /** Rule ids, or prefixes of rule ids that end in `.` or `-`; none for all rules. */
  readonly rules: readonly string[];
  /** A tag expression that the scenarios must match. */
  readonly tags?: string;
  /** Regular expressions; a scenario's name must match one of them. None for all names. */
  readonly names: readonly string[];
  /** `I/N`: run the I-th of N parts of the selected scenarios. */
  readonly shard?: string;
  /** The id of the only scenario to run. */
  readonly scenario?: string;
  /** Only scenarios with these ids run, of those that the rest selects. */
  readonly ids?: ReadonlySet<string>;
  /** Whether the subject's `prepare` commands have run already. */
  readonly prepared?: boolean;
  /** Whether its generator is known to work. */
  readonly checked?: boolean;
  /** What C++ cases showed in earlier runs of this process. Absent: every selected case runs. */
  readonly earlier?: EarlierRuns;
  /** Cucumber's worker threads; 0 runs the scenarios in this process. Absent: two if several scenarios need an IDE. */
  readonly parallel?: number;
  /** How long to wait for an IDE to do anything, in seconds. Absent: what the manifest says. */
  readonly wait?: number;
  /** The browser in which an IDE is judged. Absent: what the manifest says. */
  readonly browser?: BrowserName;
  /** Whether to stop at the first red scenario. */
  readonly failFast?: boolean;
  /** Whether a red scenario is judged by its first run. Absent: a red IDE scenario runs once more, in a new browser. */
  readonly noSecondLook?: boolean;
  /**
   * Whether the IDE's page is loaded again after every scenario, and every C++ case runs in a process of its own.
   * Absent: only where putting the page back is not enough, and if a case did not go well beside others.
   */
  readonly fresh?: boolean;
  /** Whether new failures go into the baseline afterwards: the manifest must name one, and the file may be missing. */
  readonly updateBaseline?: boolean;
  /** How many processes may run at once while C++ is built and run. */
  readonly jobs: number;
  /** Whether cucumber's messages are written beside the reports. */
  readonly messages?: boolean;
  /** A bench.json whose figures the report plots. */
  readonly bench?: string;
  /** The folder for the reports. */
  readonly reports: string;
  /** The parent of the build folders, one per subject. They are kept between runs. */
  readonly build: string;
  readonly progress: Progress;
}

/** Whether the user selected some of the scenarios. */
export function isSelection({ rules, tags, names, shard, paths, scenario, ids }: RunOptions): boolean {
  return (
    scenario !== undefined ||
    ids !== undefined ||
    rules.length > 0 ||
    names.length > 0 ||
    paths.length > 0 ||
    tags !== undefined ||
    shard !== undefined
  );
}

/**
 * What the user selected, for the reports.
 * @param isSelection whether anything was selected, or `--fail-fast` ended the run early
 */
export function selectionOf(
  { rules, tags, names, shard, paths, scenario }: RunOptions,
  isSelection: boolean,
): Selection | undefined {
  if (!isSelection) return undefined;
  return {
    ...(rules.length > 0 && { rules: [...rules] }),
    ...(tags !== undefined && { tags }),
    ...(names.length > 0 && { names: [...names] }),
    ...(paths.length > 0 && { paths: [...paths] }),
    ...(scenario !== undefined && { scenario }),
    ...(shard !== undefined && { shard }),
  };
}

/**
 * Checks the options that can be checked without reading the subject or the features. Creates the reports folder.
 * @throws UsageError for an option that is not valid, or a folder that cannot be used
 */
export async function checkOptions(options: RunOptions): Promise<void> {
  checkSelection(options);
  await checkFolders(options);
}

async function checkFolders({ features, reports }: RunOptions): Promise<void> {
  if (!(await stat(features).catch(() => undefined))?.isDirectory())
    throw new UsageError(
      `There is no folder ${features}.`,
      '`--features` takes the folder that contains the features.',
    );
  try {
    await mkdir(reports, { recursive: true });
    await access(reports, constants.W_OK);
  } catch (error) {
    throw new UsageError(
      `No reports can be written to ${reports}: ${error instanceof Error ? error.message : String(error)}`,
      'Name another folder: `--reports FOLDER`.',
    );
  }
}
