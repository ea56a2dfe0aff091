// Benchmarks of the harness: a cold run, a warm run, a run after an edit, and the same scenarios compiled one by one.

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { conformanceProgram } from '../../harness/run/spawn';
import { readVerdict } from '../../harness/verdict/report';
import type { Figure } from './figure';
import { type Measured, measure, median } from './measure';
import { oneCallEach } from './one-call-each';

const root = path.resolve(__dirname, '../..');
const heading = 'A conformance run';

/**
 * Measures the harness.
 * @param folder an empty folder for copies, builds and caches
 * @param runs the number of runs of each kind; the median counts
 * @param sample the number of scenarios to compile one by one
 * @throws Error if a run could not judge
 */
export async function measureHarness(folder: string, subject: string, runs: number, sample: number): Promise<Figure[]> {
  const features = path.join(folder, 'features');
  await cp(path.join(root, 'features'), features, { recursive: true });
  const reports = path.join(folder, 'reports');
  const build = path.join(folder, 'build');
  const cache = path.join(folder, 'cache');
  const conformance = (...selection: string[]): Promise<Measured> =>
    measure(
      [
        process.execPath,
        ...conformanceProgram(root),
        '--subject',
        subject,
        '--features',
        features,
        '--reports',
        reports,
        '--build',
        build,
        ...selection,
      ],
      { cwd: root, env: { CCACHE_DIR: cache } },
    );
  const say = (text: string): void => void process.stderr.write(`${text}\n`);

  const cppOnly = ['--tags', 'not @ide'];
  /** Makes the next run a cold one: empties the build folder and the compiler cache. */
  const clear = async (): Promise<void> => {
    await rm(build, { recursive: true, force: true });
    await rm(cache, { recursive: true, force: true });
    await mkdir(cache, { recursive: true });
  };
  const cold: Measured[] = [];
  const coldCpp: Measured[] = [];
  for (let run = 1; run <= runs; run++) {
    await clear();
    coldCpp.push(await conformance(...cppOnly));
    say(`cold, C++ only ${run} of ${runs}: ${coldCpp.at(-1)!.seconds.toFixed(1)} s`);
    await clear();
    cold.push(await conformance());
    say(`cold ${run} of ${runs}: ${cold.at(-1)!.seconds.toFixed(1)} s`);
  }
  const warm: Measured[] = [];
  const warmCpp: Measured[] = [];
  const edited: Measured[] = [];
  const editedOnly: Measured[] = [];
  const file = path.join(features, 'cpp', 'oneof', 'oneof.feature');
  const original = await readFile(file, 'utf8');
  // A comment at the top moves all lines, so that the feature's whole test program changes.
  const edit = (lines: number): Promise<void> => writeFile(file, `${'# edited\n'.repeat(lines)}${original}`);
  for (let run = 1; run <= runs; run++) {
    warm.push(await conformance());
    say(`warm ${run} of ${runs}: ${warm.at(-1)!.seconds.toFixed(1)} s`);
    warmCpp.push(await conformance(...cppOnly));
    say(`warm, C++ only ${run} of ${runs}: ${warmCpp.at(-1)!.seconds.toFixed(1)} s`);
    await edit(2 * run - 1);
    edited.push(await conformance());
    say(`one feature edited ${run} of ${runs}: ${edited.at(-1)!.seconds.toFixed(1)} s`);
    await edit(2 * run);
    editedOnly.push(await conformance(file));
    say(`one feature edited, only this one run ${run} of ${runs}: ${editedOnly.at(-1)!.seconds.toFixed(1)} s`);
  }
  await writeFile(file, original);
  await conformance();
  const { counts } = await readVerdict(path.join(reports, 'verdict.json'));
  say(`compiling ${sample} scenarios one by one`);
  const peer = await oneCallEach(features, path.join(build, subject), sample, availableParallelism());

  const seconds = (list: readonly Measured[]): number[] => list.map((run) => run.seconds);
  const figure = (name: string, list: number[], unit: string, limit?: number): Figure => {
    const value = median(list);
    return {
      group: heading,
      name,
      value,
      unit,
      better: 'less',
      runs: list,
      ...(limit !== undefined && { target: `<= ${limit} ${unit}`, reached: value <= limit }),
    };
  };
  const oneByOne = peer.secondsEach * peer.scenarios;
  // Only C++ scenarios are compiled one by one, so compare with the C++ run.
  const ratio = oneByOne / median(seconds(coldCpp));
  return [
    figure('cold run', seconds(cold), 's', 90),
    figure('cold run, C++ only', seconds(coldCpp), 's'),
    figure('warm run', seconds(warm), 's', 10),
    figure('warm run, C++ only', seconds(warmCpp), 's'),
    figure('one feature edited, whole suite run', seconds(edited), 's', 5),
    figure('one feature edited, only this one run', seconds(editedOnly), 's', 5),
    { group: heading, name: 'scenarios', value: counts.executed, unit: '', runs: [] },
    {
      group: heading,
      name: 'scenarios per second, warm',
      value: counts.executed / median(seconds(warm)),
      unit: '/s',
      better: 'more',
      runs: [],
    },
    figure(
      'peak memory, cold',
      cold.map((run) => run.peakMegabytes),
      'MB',
    ),
    {
      group: heading,
      name: `one compiler call per scenario (${peer.sample} measured, ${peer.scenarios} in all)`,
      value: oneByOne,
      unit: 's',
      runs: [],
    },
    {
      group: heading,
      name: 'speedup over one call per scenario, cold, C++ only',
      value: ratio,
      unit: 'x',
      target: '>= 10 x',
      reached: ratio >= 10,
      runs: [],
    },
  ];
}
