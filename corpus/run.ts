// `npm run corpus`: the front end held to the real compiler on 8,000 real schemas.

import path from 'node:path';
import { parseArgs } from 'node:util';
import { replaceFile } from '../harness/verdict/report';
import { type Agreement, type CorpusJudgement, judgeSchemas } from './judge';
import { corpusNames, corpusRoots, sampleOf } from './schemas';

const root = path.dirname(__dirname);

const help = `Compiles the real schemas of the npm packages google-proto-files and protoc with our front end and with the real
protoc, and compares the descriptors field by field.

  npm run corpus                  all of them, without and with source info
  npm run corpus -- --sample 200  so many, the same ones every time
  npm run corpus -- FILE…         these, by their names in the packages: google/api/http.proto

  --show N          how many files with differences are shown (default: 20)
  --reports FOLDER  where corpus.json goes (default: reports)

Exit status: 0 no difference, 1 some, 2 could not be judged.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      show: { type: 'string', default: '20' },
      reports: { type: 'string', default: path.join(root, 'reports') },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return;
  }
  const names = positionals.length > 0 ? positionals : sampleOf(corpusNames(), Number(values.sample ?? 'Infinity'));
  const judgements: Record<string, CorpusJudgement> = {};
  for (const sourceInfo of [false, true]) {
    const title = sourceInfo ? 'with source info' : 'without source info';
    process.stderr.write(`${title}: ${names.length} schemas …\n`);
    const judgement = judgeSchemas(names, corpusRoots, sourceInfo);
    judgements[title] = judgement;
    process.stdout.write(`${summary(title, judgement)}\n`);
    for (const line of shown(judgement.agreements, Number(values.show))) process.stdout.write(`  ${line}\n`);
  }
  const report = path.join(path.resolve(values.reports), 'corpus.json');
  await replaceFile(report, `${JSON.stringify(judgements, null, 2)}\n`);
  const all = Object.values(judgements).flatMap(({ agreements }) => agreements);
  if (all.some(isDisagreement)) process.exitCode = 1;
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
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 2;
});
