// `npm run explore -- ide`: random sequences of plugins' calls, of what the user does, and of mishaps, judged by a model of
// the document. Each is a scenario in the words of the features, so it runs on any IDE that they run on.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spawnConformance } from '../../../harness/run/spawn';
import { withTemporaryFolder } from '../../../harness/run/temporary-folder';
import { isRed } from '../../../harness/verdict/verdict';
import { UsageError } from '../../../support/usage-error';
import { randomFrom } from '../../random';
import { featureOf, randomSequence, rulesOf, type Sequence, scenarioText, shorter } from './sequence';
import type { Step } from './state';

const root = path.resolve(__dirname, '../../..');

/** How to explore. */
export interface IdeExploration {
  /** A name in subjects/, or the path of a manifest. */
  readonly subject: string;
  readonly seed: number;
  /** When to begin no further round, as of `performance.now()`. */
  readonly until: number;
  readonly rounds: number;
  /** Sequences of each round, and moves of each. */
  readonly sequences: number;
  readonly moves: number;
  /** Rules that nothing is asked about: known differences of the subject. */
  readonly without: readonly string[];
  /** Whether to look for shorter sequences. */
  readonly isQuick: boolean;
  /** Called with the text of each finding. */
  readonly onFinding: (text: string) => void;
  /** Called after each round. */
  readonly onRound?: (tally: IdeTally) => void;
}

/** What was explored. */
export interface IdeTally {
  sequences: number;
  moves: number;
  findings: number;
  /** Failures that did not show again. */
  unsteady: number;
  /** How often each rule was checked. */
  readonly rules: Map<string, number>;
}

/** A sequence that did not do what the model says. */
interface Failure {
  readonly sequence: Sequence;
  /** The step that failed; absent if the harness could not say. */
  readonly step: Step | undefined;
  readonly message: string;
}

/** The rule of the catalogue that all explored scenarios stand under. */
const rule = 'ide.explorer.explored';
/** The rounds of shortening, each of which tries at most {@link candidates} sequences at once. */
const shortenings = 8;
const candidates = 12;

/** Explores until the time or the rounds are up. @throws UsageError if the subject cannot be judged */
export async function exploreIde(options: IdeExploration): Promise<IdeTally> {
  const tally: IdeTally = { sequences: 0, moves: 0, findings: 0, unsteady: 0, rules: new Map() };
  await withTemporaryFolder(async (folder) => {
    for (let round = 0; round < options.rounds && performance.now() < options.until; round++) {
      await exploreRound(options, options.seed + round, folder, tally);
      options.onRound?.(tally);
    }
  });
  return tally;
}

async function exploreRound(options: IdeExploration, seed: number, folder: string, tally: IdeTally): Promise<void> {
  const { subject, without, isQuick, onFinding } = options;
  const random = randomFrom(seed);
  const sequences = Array.from({ length: options.sequences }, () => randomSequence(random, options.moves, without));
  const failures = await judged(sequences, subject, folder);
  tally.sequences += sequences.length;
  for (const sequence of sequences) {
    tally.moves += sequence.length;
    for (const checked of rulesOf(sequence)) tally.rules.set(checked, (tally.rules.get(checked) ?? 0) + 1);
  }
  for (const found of distinct(failures)) {
    // On a slow machine a test may end, or a wait, before the sequence does.
    const [failure] = await judged([found.sequence], subject, folder);
    if (failure === undefined) {
      tally.unsteady++;
      continue;
    }
    tally.findings++;
    onFinding(findingText(isQuick ? failure : await shortened(failure, subject, folder)));
  }
}

/** One failure, the shortest, for each step's words: the same fault shows in many sequences. */
function distinct(failures: readonly Failure[]): Failure[] {
  const byRule = new Map<string, Failure>();
  for (const failure of failures) {
    const key = failure.step?.rules?.join() ?? failure.message;
    const known = byRule.get(key);
    if (known === undefined || failure.sequence.length < known.sequence.length) byRule.set(key, failure);
  }
  return [...byRule.values()];
}

/** Runs the sequences as scenarios. @returns those that failed, each up to the move that failed */
async function judged(sequences: readonly Sequence[], subject: string, folder: string): Promise<Failure[]> {
  const features = path.join(folder, 'features');
  await mkdir(features, { recursive: true });
  const { text, stepAt } = featureOf(sequences, rule);
  await writeFile(path.join(features, 'explored.feature'), text);
  await writeFile(path.join(features, 'catalogue.yaml'), `- { id: ${rule}, level: must, rule: Explored. }\n`);
  const words = ['--features', features, '--subject', subject, '--no-second-look', '--all'];
  const { verdict, output, status } = await spawnConformance(words, { root, reports: path.join(folder, 'reports') });
  if (verdict === undefined) throw new UsageError(`The run ended with status ${status}:\n${output}`);
  return verdict.scenarios
    .filter((scenario) => isRed(scenario.verdict))
    .map(({ id, message = '', failedStep }): Failure => {
      const sequence = sequences[Number(id.slice(id.lastIndexOf('/') + 1))]!;
      const step = failedStep && stepAt.get(failedStep.line);
      return { sequence: upTo(sequence, step), step, message };
    });
}

/** The moves until the one that a step belongs to. */
function upTo(sequence: Sequence, step: Step | undefined): Sequence {
  const failing = step ? sequence.findIndex(({ steps }) => steps.includes(step)) : -1;
  return failing < 0 ? sequence : sequence.slice(0, failing + 1);
}

/** The shortest sequence found that ends in the same move and fails. */
async function shortened(failure: Failure, subject: string, folder: string): Promise<Failure> {
  let shortest = failure;
  for (let turn = 0; turn < shortenings; turn++) {
    const last = shortest.sequence.at(-1)?.key;
    const tried = shorter(shortest.sequence).slice(0, candidates);
    if (tried.length === 0) break;
    const failures = (await judged(tried, subject, folder)).filter(({ sequence }) => sequence.at(-1)?.key === last);
    const best = failures.sort((one, other) => one.sequence.length - other.sequence.length)[0];
    if (best === undefined || best.sequence.length >= shortest.sequence.length) break;
    shortest = best;
  }
  return shortest;
}

/** What failed, and the scenario to keep. */
function findingText({ sequence, step, message }: Failure): string {
  const [first = 'ide.health.get'] = step?.rules ?? rulesOf(sequence).slice(-1);
  const lines = message.split('\n').slice(0, 12);
  return ['', `FOUND  ${first}`, ...lines.map((line) => `  | ${line}`), '', scenarioText(sequence, first)].join('\n');
}
