// `npm run hostile`: sends thousands of hostile messages to the Test IDE.

import { newCommand, runCommand, wholeNumber } from '../../../support/command-line';
import { progressLines } from '../../../support/progress-lines';
import { recordCampaign } from '../../campaigns/campaigns';
import { report, runCampaign } from './campaign';

/** The options as the parser gives them. */
interface Values {
  readonly messages: number;
  readonly seed?: number;
  readonly first?: boolean;
  readonly limit: number;
  readonly record?: boolean;
}

async function runHostile(values: Values): Promise<number> {
  const seed = values.seed ?? Date.now() % 1_000_000_000;
  const start = performance.now();
  const show = progressLines();
  const { tally, failure } = await runCampaign({
    messages: values.messages,
    seed,
    limitMs: values.limit,
    first: values.first === true,
    progress: ({ messages }) => show(`${messages} of ${values.messages} messages …`),
  });
  console.log(report(tally, seed));
  const seconds = (performance.now() - start) / 1000;
  console.log(`${seconds.toFixed(1)} s`);
  if (values.record)
    await recordCampaign({
      campaign: 'hostile',
      question: 'Does the Test IDE answer hostile messages in time, and is every state change right?',
      command: 'npm run hostile',
      unit: 'messages',
      executions: tally.messages,
      seconds,
      findings: failure === undefined ? 0 : 1,
    });
  if (failure === undefined) return 0;
  console.error(failure);
  return 1;
}

void runCommand(
  newCommand(
    'npm run hostile --',
    'Sends hostile messages to the reference Test IDE from three extensions, and checks every answer and every state ' +
      'change against a model.',
  )
    .addOption(wholeNumber('--messages <n>', 'the minimal number of messages', { initial: 10_000 }))
    .addOption(wholeNumber('--seed <n>', 'repeats the messages of an earlier run, which prints its seed', { least: 0 }))
    .option('--first', 'stop at the first violation; do not search for a shorter sequence that causes it')
    .addOption(wholeNumber('--limit <ms>', 'time limit of an answer', { initial: 1000 }))
    .option('--record', 'note the result in quality/campaigns/results.json, for docs/reliability.md')
    .addHelpText(
      'after',
      '\nExit status: 0 every answer and every change was right, 1 some were wrong\n' +
        '(prints the shortest sequence of messages that shows it), 2 could not run.',
    )
    .action(async (values: Values) => {
      process.exitCode = await runHostile(values);
    }),
);
