// `npm run hostile`: the Test IDE under thousands of messages from extensions that mean it no good.

import { parseArgs } from 'node:util';
import { report, runCampaign } from './campaign';

const help = `Sends hostile messages to the reference Test IDE from three extensions, and holds it to a model of what each may change.
Exit status: 0 when every answer and every change was right, 1 when not: then the shortest course to it is printed.

  --messages N   at least so many (default: 10000)
  --seed N       makes the same messages again (default: of the clock; it is printed)
  --first        ends at the first violation, without looking for a shorter course to it
  --limit MS     how long an answer may take (default: 1000)`;

function count(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error(`--${option} takes a whole number, not ${JSON.stringify(text)}.`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
      limit: { type: 'string', default: '1000' },
      first: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const seed = count('seed', values.seed);
  const start = performance.now();
  const { tally, failure } = await runCampaign({
    messages: count('messages', values.messages),
    seed,
    limitMs: count('limit', values.limit),
    first: values.first,
    progress: ({ messages }) => process.stderr.write(`\r${messages} messages`),
  });
  process.stderr.write('\r');
  console.log(report(tally, seed));
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (failure === undefined) return;
  console.error(failure);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
