// `npm run corpus`: compares our schema compiler with the real protoc on 8,000 real schemas, and compiles its C++.

import path from 'node:path';
import { replaceFile } from '../../harness/verdict/report';
import {
  brokenSchemas,
  compareErrors,
  compareImports,
  judgedDifferently,
  protocVersion,
} from '../../reference/compiler/cpp/importing';
import { buildRuntimeTests } from '../../reference/compiler/cpp/runtime-build';
import { newCommand, runCommand, wholeNumber } from '../../support/command-line';
import { didYouMean } from '../../support/near-names';
import { progressLines } from '../../support/progress-lines';
import { UsageError } from '../../support/usage-error';
import { recordCampaign } from '../campaigns/campaigns';
import { judgeMutations } from './disagreements';
import { type CompilationJudgement, judgeGeneratedCode } from './generated-code';
import { compareJson } from './json';
import { type Agreement, type CorpusJudgement, judgeSchemas } from './judge';
import { compareMessages, readKnownDifferences } from './messages';
import { corpusNames, corpusRoots, sampleOf } from './schemas';

const root = path.resolve(__dirname, '../..');

const notes = `
Examples:
  npm run corpus                             all schemas
  npm run corpus -- --sample 200             200 schemas, always the same ones
  npm run corpus -- google/api/http.proto    one schema
  npm run corpus -- --mutate 5000            5000 random edits of valid schemas
  npm run corpus -- --messages 1000000       a million serialized messages
  npm run corpus -- --importer               the C++ importer beside protoc
  npm run corpus -- --json 100000            the JSON of random messages

Exit status: 0 no differences, 1 some differences, 2 could not be judged.`;

/** The options as the parser gives them. */
interface Values {
  readonly sample?: number;
  readonly mutate?: number;
  readonly messages?: number;
  readonly importer?: boolean;
  readonly json?: number;
  readonly seed: number;
  readonly compile: number;
  readonly show: number;
  readonly reports?: string;
  readonly record?: boolean;
}

async function judge(positionals: readonly string[], values: Values): Promise<number> {
  const report = path.join(path.resolve(values.reports ?? path.join(root, 'reports')), 'corpus.json');
  if (values.mutate !== undefined) return await mutate(values.mutate, values, report);
  if (values.messages !== undefined)
    return await messages(values.messages, values, report.replace('corpus', 'messages'));
  if (values.json !== undefined) return await json(values.json, values);
  const corpus = corpusNames();
  const unknown = positionals.find((name) => !corpus.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no schema \`${unknown}\` in the packages.${didYouMean(unknown, corpus)}`);
  const names = positionals.length > 0 ? positionals : sampleOf(corpus, values.sample ?? Number.POSITIVE_INFINITY);
  if (values.importer === true) return await importAll(names, values);
  const judgements: Record<string, CorpusJudgement | CompilationJudgement> = {};
  let agree = true;
  let accepted: string[] = [];
  for (const sourceInfo of [false, true]) {
    const title = sourceInfo ? 'with source info' : 'without source info';
    process.stderr.write(`${title}: ${names.length} schemas …\n`);
    const judgement = judgeSchemas(names, corpusRoots, sourceInfo);
    judgements[title] = judgement;
    process.stdout.write(`${summary(title, judgement)}\n`);
    for (const line of shown(judgement.agreements, values.show)) process.stdout.write(`  ${line}\n`);
    if (judgement.agreements.some(isDisagreement)) agree = false;
    accepted = judgement.agreements.filter(({ kind }) => kind === 'equal').map(({ name }) => name);
  }
  const compiled = await compileSome(sampleOf(accepted, values.compile), values.show);
  judgements['C++'] = compiled;
  await replaceFile(report, `${JSON.stringify(judgements, null, 2)}\n`);
  return agree && compiled.failed.length === 0 ? 0 : 1;
}

/** Compares the runtime's importer with protoc, and prints the differences. */
async function importAll(names: readonly string[], { record }: Values): Promise<number> {
  const start = performance.now();
  process.stderr.write('building the runtime, with sanitizers …\n');
  await buildRuntimeTests();
  process.stderr.write(`importing ${names.length} schemas …\n`);
  const { found, reasons, equal, editions } = await compareImports(corpusRoots, names);
  for (const line of found) process.stdout.write(`  ${line}\n`);
  for (const [reason, times] of reasons) process.stdout.write(`  ${times} × ${reason}\n`);
  process.stdout.write(
    `descriptors: ${equal} of ${names.length} equal those of protoc ${protocVersion()}, ${found.length} differ, ${editions} have an edition\n`,
  );
  const errors = await compareErrors(brokenSchemas());
  const unknown = errors.found.filter(({ says }) => judgedDifferently[says] === undefined);
  for (const { says, difference } of unknown) process.stdout.write(`  ${says}: ${difference}\n`);
  const known = errors.found.length - unknown.length;
  process.stdout.write(
    `errors: ${errors.compared - errors.found.length} of ${errors.compared} broken schemas at the same places, ${known} differ for known reasons, ${unknown.length} for others\n`,
  );
  const findings = found.length + unknown.length;
  if (record)
    await recordCampaign({
      campaign: 'importer',
      question: 'Does the importer of the runtime read schemas as protoc does, and report errors at the same places?',
      command: 'npm run corpus -- --importer',
      unit: 'schemas',
      executions: names.length + errors.compared,
      seconds: (performance.now() - start) / 1000,
      findings,
    });
  return findings === 0 ? 0 : 1;
}

/** Compiles the C++ of schemas, and prints which of it does not compile. */
async function compileSome(names: readonly string[], most: number): Promise<CompilationJudgement> {
  process.stderr.write(`the C++ of ${names.length} schemas …\n`);
  const show = progressLines();
  const judgement = await judgeGeneratedCode(names, (done) => show(`${done} of ${names.length} …`));
  const { compiled, failed, seconds } = judgement;
  process.stdout.write(
    `${'C++'.padEnd(20)} compiled ${compiled.length} of ${names.length} (${seconds.toFixed(1)} s)\n`,
  );
  for (const { name, output } of failed.slice(0, most)) {
    const [first = ''] = output.split('\n').filter((line) => /error|warning/.test(line));
    process.stdout.write(`  ${name}: ${first}\n`);
  }
  return judgement;
}

/** Compiles randomly edited schemas with both compilers. Prints disagreements, with the seeds that reproduce them. */
async function mutate(count: number, { seed, record }: Values, report: string): Promise<number> {
  const start = performance.now();
  const show = progressLines();
  const judgement = judgeMutations(count, seed, (done) => show(`${done} of ${count} …`));
  const { judged, acceptedByBoth, refusedByBoth, crashes, disagreements } = judgement;
  for (const { seed: one, from, kind, why } of disagreements)
    process.stdout.write(`seed ${one}, ${from}: ${kind}\n${why.map((line) => `  ${line}\n`).join('')}`);
  for (const { seed: one, from, output } of crashes)
    process.stdout.write(`seed ${one}, ${from}: protoc crashed\n  ${output.trim().split('\n').at(-2) ?? ''}\n`);
  process.stdout.write(
    `${judged} edits  ${acceptedByBoth} accepted by both, with equal descriptors  ${refusedByBoth} refused by both  ` +
      `${disagreements.length} disagreements  ${crashes.length} crashes of protoc\n`,
  );
  await replaceFile(report, `${JSON.stringify(judgement, null, 2)}\n`);
  if (record)
    await recordCampaign({
      campaign: 'corpus mutated',
      question: 'Do our schema compiler and protoc accept and refuse the same schemas after random edits?',
      command: 'npm run corpus -- --mutate',
      unit: 'schemas',
      executions: judged,
      seconds: (performance.now() - start) / 1000,
      findings: disagreements.length,
    });
  return disagreements.length > 0 ? 1 : 0;
}

/**
 * Compares what our runtime and libprotobuf make of messages. Differences that messages.yaml does not explain are
 * findings.
 */
async function messages(count: number, { seed, record }: Values, report: string): Promise<number> {
  const start = performance.now();
  const show = progressLines();
  const known = await readKnownDifferences();
  const comparison = await compareMessages(count, seed, (done) => show(`${done} of ${count} …`));
  await replaceFile(report, `${JSON.stringify(comparison, null, 2)}\n`);
  let findings = 0;
  for (const { difference, type, count: times, example, ours, theirs } of comparison.groups) {
    const why = known.find((one) => one.difference === difference && one.type === type)?.right;
    if (why === undefined) findings++;
    process.stdout.write(
      `${times} × ${difference}, ${type}: ${why ?? 'not explained'}\n  shortest: ${example}\n` +
        `  ours: ${ours}  libprotobuf: ${theirs}\n`,
    );
  }
  process.stdout.write(
    `${comparison.messages} messages, ${comparison.accepted} accepted by libprotobuf, ` +
      `${comparison.groups.length} classes of differences, ${findings} not explained\n`,
  );
  if (record)
    await recordCampaign({
      campaign: 'messages',
      question: 'Do our runtime and libprotobuf accept the same bytes, and read the same messages?',
      command: 'npm run corpus -- --messages',
      unit: 'messages',
      executions: comparison.messages,
      seconds: (performance.now() - start) / 1000,
      findings,
    });
  return findings === 0 ? 0 : 1;
}

/** Compares the JSON of messages with that of libprotobuf and protobufjs, and prints the differences. */
async function json(count: number, { seed, show, record }: Values): Promise<number> {
  const start = performance.now();
  process.stderr.write('building the runtime, with sanitizers …\n');
  await buildRuntimeTests();
  const batch = 10_000;
  const progress = progressLines();
  let besideProtobufjs = 0;
  let differing = 0;
  for (let done = 0; done < count; done += batch) {
    const compared = await compareJson(Math.min(batch, count - done), seed + done);
    besideProtobufjs += compared.besideProtobufjs;
    const findings = [
      ...compared.differences.map(
        ({ what, type, input, ours, theirs }) => `${what}, ${type}\n  ${input}\n  ${ours}\n  ${theirs}`,
      ),
      ...compared.stale.map(
        ({ why, expected, actual }) =>
          `no longer so: ${why}\n  expected: ${expected.join(', ')}\n  are: ${actual.join(', ')}`,
      ),
    ];
    for (const finding of findings.slice(0, Math.max(0, show - differing))) process.stdout.write(`${finding}\n`);
    differing += findings.length;
    progress(`${Math.min(count, done + batch)} of ${count} …`);
  }
  process.stdout.write(`${count} messages, ${besideProtobufjs} beside protobufjs too, ${differing} differences\n`);
  if (record)
    await recordCampaign({
      campaign: 'json',
      question: 'Do our runtime, libprotobuf and protobufjs write the same JSON, and read what the others wrote?',
      command: 'npm run corpus -- --json',
      unit: 'messages',
      executions: count,
      seconds: (performance.now() - start) / 1000,
      findings: differing,
    });
  return differing === 0 ? 0 : 1;
}

function isDisagreement(agreement: Agreement): agreement is Extract<Agreement, { why: string[] }> {
  return 'why' in agreement;
}

function summary(title: string, { agreements, ours, real }: CorpusJudgement): string {
  const count = (kind: Agreement['kind']) => agreements.filter((agreement) => agreement.kind === kind).length;
  const share = (100 * (count('equal') + count('both refuse'))) / Math.max(1, agreements.length);
  return (
    `${title.padEnd(20)} ${count('equal')} equal  ${count('different')} different  ` +
    `${count('both refuse')} refused by both  ${count('only we refuse')} only by us  ` +
    `${count('only we accept')} only by protoc  (${share.toFixed(2)} % agree; ` +
    `${ours.toFixed(1)} s, protoc ${real.toFixed(1)} s)`
  );
}

function shown(agreements: readonly Agreement[], most: number): string[] {
  const disagreeing = agreements.filter(isDisagreement);
  const lines = disagreeing
    .slice(0, most)
    .flatMap(({ name, kind, why }) => [`${name}: ${kind}`, ...why.slice(0, 5).map((reason) => `  ${reason}`)]);
  return disagreeing.length > most ? [...lines, `… and ${disagreeing.length - most} more: see corpus.json`] : lines;
}

void runCommand(
  newCommand(
    'npm run corpus --',
    'Compiles the real schemas of the npm packages google-proto-files and protoc with our schema compiler and with the ' +
      'real protoc, with and without source info, and compares the descriptors. Then compiles the C++ of some of them.',
  )
    .argument('[schema...]', 'names of schemas in the packages (default: all)')
    .addOption(wholeNumber('--sample <n>', 'a fixed sample of n schemas'))
    .addOption(
      wholeNumber(
        '--mutate <n>',
        'instead, compile n randomly edited schemas: do both compilers accept and refuse the same ones?',
      ),
    )
    .addOption(
      wholeNumber('--messages <n>', 'instead, let our runtime and libprotobuf read n messages: do they read the same?'),
    )
    .addOption(
      wholeNumber(
        '--json <n>',
        'instead, write and read n messages as JSON with our runtime, libprotobuf and protobufjs',
      ),
    )
    .addOption(
      wholeNumber('--seed <n>', 'seed of the first edited schema; the same seed gives the same schema', {
        least: 0,
        initial: 1,
      }),
    )
    .addOption(
      wholeNumber('--compile <n>', 'compile the C++ of n schemas with clang -fsyntax-only', { least: 0, initial: 300 }),
    )
    .addOption(wholeNumber('--show <n>', 'the maximal number of differing schemas to print', { least: 0, initial: 20 }))
    .option('--importer', "instead, compare the runtime's importer with the protoc of the system")
    .option('--reports <folder>', 'where corpus.json goes (default: reports)')
    .option(
      '--record',
      'with --mutate, --messages, --json or --importer, note the result in quality/campaigns/results.json, for docs/reliability.md',
    )
    .addHelpText('after', notes)
    .action(async (schemas: string[], values: Values) => {
      process.exitCode = await judge(schemas, values);
    }),
);
