// What the harness costs on a subject: a cold run, a warm one, one after an edit, and the same scenarios one by one.

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { conformanceProgram } from '../../harness/run/spawn';
import { readVerdict } from '../../harness/verdict/report';
import type { Figure } from './figure';
import { type Measured, measure, median } from './measure';
import { oneCallEach } from './one-call-each';

const root = path.resolve(__dirname, '../..');

/**
 * Measures the harness.
 * @param folder where copies, builds and caches go; empty at first.
 * @param runs how many of each kind; the median counts.
 * @param sample how many scenarios are compiled one by one.
 * @throws Error if a run cannot judge.
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

  const cppAlone = ['--tags', 'not @ide'];
  /** Nothing of an earlier run: an empty build folder, and an empty compiler cache. */
  const forget = async (): Promise<void> => {
    await rm(build, { recursive: true, force: true });
    await rm(cache, { recursive: true, force: true });
    await mkdir(cache, { recursive: true });
  };
  const cold: Measured[] = [];
  const coldCpp: Measured[] = [];
  for (let run = 1; run <= runs; run++) {
    await forget();
    coldCpp.push(await conformance(...cppAlone));
    say(`cold, C++ alone ${run} of ${runs}: ${coldCpp.at(-1)!.seconds.toFixed(1)} s`);
    await forget();
    cold.push(await conformance());
    say(`cold ${run} of ${runs}: ${cold.at(-1)!.seconds.toFixed(1)} s`);
  }
  const warm: Measured[] = [];
  const warmCpp: Measured[] = [];
  const edited: Measured[] = [];
  const editedAlone: Measured[] = [];
  const file = path.join(features, 'cpp', 'oneof', 'oneof.feature');
  const original = await readFile(file, 'utf8');
  // A comment above everything moves all lines, so that the whole driver of the feature is another one.
  const edit = (lines: number): Promise<void> => writeFile(file, `${'# edited\n'.repeat(lines)}${original}`);
  for (let run = 1; run <= runs; run++) {
    warm.push(await conformance());
    say(`warm ${run} of ${runs}: ${warm.at(-1)!.seconds.toFixed(1)} s`);
    warmCpp.push(await conformance(...cppAlone));
    say(`warm, C++ alone ${run} of ${runs}: ${warmCpp.at(-1)!.seconds.toFixed(1)} s`);
    await edit(2 * run - 1);
    edited.push(await conformance());
    say(`one feature edited ${run} of ${runs}: ${edited.at(-1)!.seconds.toFixed(1)} s`);
    await edit(2 * run);
    editedAlone.push(await conformance(file));
    say(`one feature edited, run alone ${run} of ${runs}: ${editedAlone.at(-1)!.seconds.toFixed(1)} s`);
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
      name,
      value,
      unit,
      runs: list,
      ...(limit !== undefined && { target: `<= ${limit} ${unit}`, reached: value <= limit }),
    };
  };
  const oneByOne = peer.secondsEach * peer.scenarios;
  // The peer has the C++ scenarios alone, and so has what it is compared with.
  const ratio = oneByOne / median(seconds(coldCpp));
  return [
    figure('cold run', seconds(cold), 's', 90),
    figure('cold run, C++ alone', seconds(coldCpp), 's'),
    figure('warm run', seconds(warm), 's', 10),
    figure('warm run, C++ alone', seconds(warmCpp), 's'),
    figure('one feature edited, everything run', seconds(edited), 's', 5),
    figure('one feature edited, it alone run', seconds(editedAlone), 's', 5),
    { name: 'scenarios', value: counts.executed, unit: '', runs: [] },
    { name: 'scenarios a second, warm', value: counts.executed / median(seconds(warm)), unit: '/s', runs: [] },
    figure(
      'peak memory, cold',
      cold.map((run) => run.peakMegabytes),
      'MB',
    ),
    {
      name: `one call a scenario (${peer.sample} measured, ${peer.scenarios} in all)`,
      value: oneByOne,
      unit: 's',
      runs: [],
    },
    {
      name: 'times faster than one call a scenario, cold, C++ alone',
      value: ratio,
      unit: 'x',
      target: '>= 10 x',
      reached: ratio >= 10,
      runs: [],
    },
  ];
}
