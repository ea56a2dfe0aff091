// `npm run fuzz`: fuzzes the C++ runtime and generated code with libFuzzer and sanitizers.

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../../harness/verdict/report';
import { newCommand, repeatable, runCommand, wholeNumber } from '../../../support/command-line';
import { didYouMean } from '../../../support/near-names';
import { withProgressLines } from '../../../support/progress-lines';
import { UsageError } from '../../../support/usage-error';
import { examinedCommit, recordCampaign } from '../../campaigns/campaigns';
import { buildFuzzer, fuzzFolder } from './build';
import { type EntryName, type EntryResult, entries, entryNames, fuzz } from './campaign';
import { hexOf, replay } from './process';
import { stopOnRequest } from './stop';

const root = path.resolve(__dirname, '../../..');

/** The processor time of a sample, which its entry points share. */
const sampleSeconds = 60;

/** The exit status of a campaign that was interrupted: what shells say of a program that SIGINT ended. */
const interruptedStatus = 130;

/** The options as the parser gives them. */
interface Values {
  readonly executions?: number;
  readonly seconds?: number;
  readonly sample?: boolean;
  readonly jobs: number;
  readonly seed?: number;
  readonly reports?: string;
  readonly replay?: readonly string[];
  readonly record?: boolean;
}

function entryOf(name: string): EntryName {
  const found = entryNames.find((one) => one === name);
  if (found !== undefined) return found;
  throw new UsageError(
    `There is no entry point \`${name}\`.${didYouMean(name, entryNames)}`,
    `The entry points are ${entryNames.join(', ')}.`,
  );
}

async function run(names: readonly string[], values: Values): Promise<number> {
  const chosen = names.length === 0 ? entryNames : names.map(entryOf);
  const program = await withProgressLines('building the fuzzing program', buildFuzzer());
  if (values.replay !== undefined) return await replayAll(program, chosen, values.replay);
  const reports = path.join(path.resolve(values.reports ?? path.join(root, 'reports')), 'fuzz');
  await mkdir(reports, { recursive: true });
  const corpora = path.join(fuzzFolder, values.sample ? 'sample' : 'corpora');
  // A sample has the same inputs each time, as far as its time reaches.
  if (values.sample) await rm(corpora, { recursive: true, force: true });
  const signal = stopOnRequest();
  const campaign = {
    program,
    corpora,
    reports,
    unfinished: path.join(fuzzFolder, 'unfinished'),
    commit: await examinedCommit(),
    signal,
    ...limitsOf(chosen, values),
  };
  const results: EntryResult[] = [];
  const fuzzed = async (entry: EntryName): Promise<EntryResult | undefined> =>
    signal.aborted ? undefined : await withProgressLines(entry, fuzz(entry, campaign));
  // Entry points of a sample have one process each, which leaves processors idle.
  for await (const result of inOrder(chosen, values.sample ? values.jobs : 1, fuzzed)) {
    if (result === undefined) break;
    const { entry } = result;
    results.push(result);
    process.stdout.write(`${await textOf(result)}\n`);
    await replaceFile(path.join(reports, 'fuzz.json'), `${JSON.stringify({ results }, null, 2)}\n`);
    if (values.record)
      await recordCampaign({
        campaign: `fuzz ${entry}`,
        question: entries[entry],
        command: `npm run fuzz -- ${entry}`,
        unit: 'executions',
        executions: result.executions,
        ...(result.asked !== undefined && { asked: result.asked }),
        seconds: result.seconds,
        processorSeconds: result.processorSeconds,
        findings: result.findings.length,
        commit: result.commit,
      });
  }
  const found = results.flatMap(({ findings }) => findings).length;
  const executions = results.reduce((sum, result) => sum + result.executions, 0);
  process.stdout.write(`${executions} executions of ${results.length} entry points, ${found} findings\n`);
  if (signal.aborted) return interruptedStatus;
  return found === 0 ? 0 : 1;
}

/** Works on items, at most `most` at a time. @returns the results, in the order of the items */
async function* inOrder<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for (const item of items) {
    const result = work(item);
    // It is awaited below, perhaps after it has failed.
    result.catch(() => {});
    begun.push(result);
    if (begun.length === most) yield await begun.shift()!;
  }
  for (const result of begun) yield await result;
}

/** How much is executed. Without a limit libFuzzer would never end. */
function limitsOf(chosen: readonly EntryName[], { executions, seconds, sample, jobs, seed }: Values) {
  if (sample) return { processorSeconds: sampleSeconds / chosen.length, jobs: 1, seed: 1 };
  const atMost = seconds ?? (executions === undefined ? 60 : undefined);
  return {
    jobs,
    ...(executions !== undefined && { executions }),
    ...(atMost !== undefined && { seconds: atMost }),
    ...(seed !== undefined && { seed }),
  };
}

async function textOf(result: EntryResult): Promise<string> {
  const { entry, executions, asked, seconds, processorSeconds, edges, corpus, findings, seed } = result;
  const lines = [
    `${entry.padEnd(12)} ${String(executions).padStart(9)} executions  ${seconds.toFixed(0).padStart(5)} s  ` +
      `${processorSeconds.toFixed(0)} s of a processor  ` +
      `${edges} edges  ${corpus} inputs kept  ${findings.length} findings  (seed ${seed})`,
  ];
  if (asked !== undefined)
    lines.push(`  interrupted: the same command goes on to ${asked} executions if the program is the same`);
  for (const { input, what } of findings) {
    lines.push(`  ${what}`, `  again: npm run fuzz -- ${entry} --replay ${path.relative(root, input)}`);
    lines.push(`  when corrected, keep it in quality/fuzz/cpp/found/${entry}.txt: ${await hexOf(input)}`);
  }
  return lines.join('\n');
}

async function replayAll(program: string, chosen: readonly EntryName[], files: readonly string[]): Promise<number> {
  const [entry] = chosen;
  if (chosen.length !== 1 || entry === undefined)
    throw new UsageError('`--replay` needs one entry point.', 'Write `npm run fuzz -- parse --replay FILE`.');
  const findings = await replay(
    program,
    entry,
    files.map((file) => path.resolve(file)),
  );
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.stdout.write(`${files.length} inputs, ${findings.length === 0 ? 'no finding' : 'a finding'}\n`);
  return findings.length === 0 ? 0 : 1;
}

const notes = `
Entry points (default: all, one after the other):
${entryNames.map((name) => `  ${name.padEnd(12)}${entries[name]}`).join('\n')}

Inputs that reach new code stay in build/fuzz/corpora, where the next campaign
begins. Logs, inputs that found something and fuzz.json go to reports/fuzz.

Ctrl-C ends a campaign early; its result is told and noted. A campaign with
\`--executions\` that was interrupted goes on where it was when the same command
is run again, if the program is the same, byte for byte.

Exit status: 0 no findings, 1 some findings, 2 could not run, 130 interrupted.`;

void runCommand(
  newCommand(
    'npm run fuzz --',
    'Fuzzes the C++ runtime and generated code with libFuzzer, AddressSanitizer, UndefinedBehaviorSanitizer and ' +
      'LeakSanitizer. A mutator that knows fields changes the messages.',
  )
    .argument('[entry...]', 'entry points')
    .addOption(wholeNumber('--executions <n>', 'executions of each entry point'))
    .addOption(
      wholeNumber('--seconds <n>', 'the longest time for each entry point (default: 60, without --executions)'),
    )
    .option('--sample', `${sampleSeconds} s of processor time in all, always with the same seeds: a part of npm test`)
    .addOption(wholeNumber('--jobs <n>', 'processes at a time', { initial: 2, most: 256 }))
    .addOption(wholeNumber('--seed <n>', 'seed of the mutations (default: a random one)'))
    .addOption(repeatable('--replay <file>', 'instead, run the entry point once on an input; repeatable'))
    .option('--reports <folder>', 'where the folder fuzz goes (default: reports)')
    .option('--record', 'note the result in quality/campaigns/results.json, for docs/reliability.md')
    .addHelpText('after', notes)
    .action(async (names: string[], values: Values) => {
      process.exitCode = await run(names, values);
    }),
);
