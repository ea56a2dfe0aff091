// `npm run corpus`: the schema compiler held to the real one on 8,000 real schemas, and its C++ to a C++ compiler.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { replaceFile } from '../../harness/verdict/report';
import { judgeMutations } from './disagreements';
import { type CompilationJudgement, judgeGeneratedCode } from './generated-code';
import { type Agreement, type CorpusJudgement, judgeSchemas } from './judge';
import { corpusNames, corpusRoots, sampleOf } from './schemas';

const root = path.resolve(__dirname, '../..');

const help = `Compiles the real schemas of the npm packages google-proto-files and protoc with our front end and with the real
protoc, and compares the descriptors field by field; then compiles the C++ of 300 of them.

  npm run corpus                  all of them, without and with source info
  npm run corpus -- --sample 200  so many, the same ones every time
  npm run corpus -- FILE…         these, by their names in the packages: google/api/http.proto
  npm run corpus -- --mutate 5000 so many small random edits of valid schemas instead: accepted and refused alike?

  --seed N          the first edit's seed (default: 1); the same seed is the same schema
  --compile N       the C++ of so many, spread evenly, goes through a C++ compiler (default: 300; -fsyntax-only)
  --show N          how many files with differences are shown (default: 20)
  --reports FOLDER  where corpus.json goes (default: reports)

Exit status: 0 no difference, 1 some, 2 could not be judged.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      mutate: { type: 'string' },
      seed: { type: 'string', default: '1' },
      compile: { type: 'string', default: '300' },
      show: { type: 'string', default: '20' },
      reports: { type: 'string', default: path.join(root, 'reports') },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return;
  }
  const report = path.join(path.resolve(values.reports), 'corpus.json');
  if (values.mutate !== undefined) {
    await mutate(wholeNumber('--mutate', values.mutate), wholeNumber('--seed', values.seed), report);
    return;
  }
  const names =
    positionals.length > 0
      ? positionals
      : sampleOf(
          corpusNames(),
          values.sample === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--sample', values.sample),
        );
  const most = wholeNumber('--show', values.show);
  const judgements: Record<string, CorpusJudgement | CompilationJudgement> = {};
  let agree = true;
  let accepted: string[] = [];
  for (const sourceInfo of [false, true]) {
    const title = sourceInfo ? 'with source info' : 'without source info';
    process.stderr.write(`${title}: ${names.length} schemas …\n`);
    const judgement = judgeSchemas(names, corpusRoots, sourceInfo);
    judgements[title] = judgement;
    process.stdout.write(`${summary(title, judgement)}\n`);
    for (const line of shown(judgement.agreements, most)) process.stdout.write(`  ${line}\n`);
    if (judgement.agreements.some(isDisagreement)) agree = false;
    accepted = judgement.agreements.filter(({ kind }) => kind === 'equal').map(({ name }) => name);
  }
  const compiled = await compileSome(sampleOf(accepted, wholeNumber('--compile', values.compile)), most);
  judgements['C++'] = compiled;
  await replaceFile(report, `${JSON.stringify(judgements, null, 2)}\n`);
  if (!agree || compiled.failed.length > 0) process.exitCode = 1;
}

/** Compiles the C++ of schemas, and tells whose does not compile. */
async function compileSome(names: readonly string[], most: number): Promise<CompilationJudgement> {
  process.stderr.write(`the C++ of ${names.length} schemas …\n`);
  const judgement = await judgeGeneratedCode(names, (done) => {
    if (done % 50 === 0) process.stderr.write(`${done} of ${names.length} …\n`);
  });
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

function wholeNumber(option: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`${option} ${value}: a whole number is needed`);
  return Number(value);
}

/** Judges random edits, and tells the disagreements with the seeds that make them again. */
async function mutate(count: number, seed: number, report: string): Promise<void> {
  const judgement = judgeMutations(count, seed, (done) => {
    if (done % 500 === 0) process.stderr.write(`${done} of ${count} …\n`);
  });
  const { judged, acceptedByBoth, refusedByBoth, crashes, disagreements } = judgement;
  for (const { seed: one, from, kind, why } of disagreements)
    process.stdout.write(`seed ${one}, ${from}: ${kind}\n${why.map((line) => `  ${line}\n`).join('')}`);
  for (const { seed: one, from, output } of crashes)
    process.stdout.write(`seed ${one}, ${from}: protoc ended itself\n  ${output.trim().split('\n').at(-2) ?? ''}\n`);
  process.stdout.write(
    `${judged} edits  ${acceptedByBoth} accepted by both, with equal descriptors  ${refusedByBoth} refused by both  ` +
      `${disagreements.length} disagreements  ${crashes.length} on which protoc ended itself\n`,
  );
  await replaceFile(report, `${JSON.stringify(judgement, null, 2)}\n`);
  if (disagreements.length > 0) process.exitCode = 1;
}

function isDisagreement(agreement: Agreement): agreement is Extract<Agreement, { why: string[] }> {
  return 'why' in agreement;
}

function summary(title: string, { agreements, ours, real }: CorpusJudgement): string {
  const count = (kind: Agreement['kind']) => agreements.filter((agreement) => agreement.kind === kind).length;
  const share = (100 * (count('equal') + count('both refuse'))) / Math.max(1, agreements.length);
  return (
    `${title.padEnd(20)} ${count('equal')} equal  ${count('different')} different  ` +
    `${count('both refuse')} refused by both  ${count('only we refuse')} by us alone  ` +
    `${count('only we accept')} by protoc alone  (${share.toFixed(2)} % agree; ` +
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
});
