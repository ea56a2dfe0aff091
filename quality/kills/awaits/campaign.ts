// Stops the worker of the Test IDE in Chromium at each of its awaits, in all trials.

import { AwaitLab } from './chromium';
import { type Death, type Trial, type TrialName, trialNames, trials } from './trials';

/** What one trial's kills showed. */
export interface TrialResult {
  readonly name: TrialName;
  /** Awaits of the undisturbed trial, and the places in the source where they stand. */
  readonly awaits: number;
  readonly places: ReadonlySet<string>;
  /** Workers that were stopped at the chosen await. */
  readonly kills: number;
  /** Trials that passed the chosen await by: the order of awaits differs a little from run to run. */
  readonly missed: number;
  readonly faults: readonly string[];
}

/**
 * Runs all trials, each once undisturbed and then once for each death.
 * @param most kills of each trial, spread evenly over its awaits; absent: all
 * @param tell called with each trial's result
 */
export async function killAtAwaits(
  tell: (result: TrialResult) => void,
  most = Number.POSITIVE_INFINITY,
): Promise<TrialResult[]> {
  const lab = await AwaitLab.launch();
  try {
    const results: TrialResult[] = [];
    for (const name of trialNames) {
      const result = await killAt(lab, name, most);
      results.push(result);
      tell(result);
    }
    return results;
  } finally {
    await lab.close();
  }
}

async function killAt(lab: AwaitLab, name: TrialName, most: number): Promise<TrialResult> {
  const trial: Trial = trials[name];
  const undisturbed = await lab.run(trial, null);
  const faults = undisturbed.faults.map((fault) => `undisturbed: ${fault}`);
  const places = new Set(undisturbed.places);
  let kills = 0;
  let missed = 0;
  for (const death of spread(deathsOf(undisturbed.places.length), most)) {
    const { ended, faults: found, places: reached } = await lab.run(trial, death);
    if (ended) kills++;
    else missed++;
    const where = `ended ${death.when} await ${death.at}, ${reached[death.at]}`;
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  }
  return { name, awaits: undisturbed.places.length, places, kills, missed, faults };
}

function deathsOf(awaits: number): Death[] {
  return Array.from({ length: awaits }, (_, at) => (['before', 'after'] as const).map((when) => ({ at, when }))).flat();
}

/** A sample of the values: at most a given number of them, at equal distances. */
function spread<Value>(values: readonly Value[], most: number): readonly Value[] {
  if (values.length <= most) return values;
  return Array.from({ length: most }, (_, index) => values[Math.floor(((index + 0.5) * values.length) / most)]!);
}

/** A result as a line, with its faults below. */
export function trialText({ name, awaits, kills, missed, faults }: TrialResult): string {
  const line = `${name}: ${awaits} awaits, ${kills} kills, ${missed} missed, ${faults.length} faults`;
  return [line, ...faults.map((fault) => `  ${fault}`)].join('\n');
}
