// `replay`: one scenario, step by step; a debugger on it; a capsule of it.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { requireDisplay, showBrowser } from '../../support/chromium';
import { exitStatus, UsageError } from '../../support/usage-error';
import { debug, debugLimitMs, findDebugger } from '../cpp/debugger';
import { detailLines, type Paint, painter } from '../report/failures';
import type { ReportScenario } from '../report/report-data';
import { stepLines } from '../report/steps';
import type { RunOptions } from '../run/options';
import { type ConformanceRun, runConformance } from '../run/run';
import { withTemporaryFolder } from '../run/temporary-folder';
import { isNotBuilt } from '../verdict/cause';
import { causeTitle, titleOf } from '../verdict/render';
import { type Capsule, capsuleOf, differences, featuresOf, isCapsule, readCapsule, writeCapsule } from './capsule';
import { runOptions, shellWord, type Values, valuesOf, withRunning } from './options';

interface ReplayValues extends Values {
  readonly debug?: boolean;
  readonly capsule?: string;
}

const aboutCapsules = `
A .capsule file holds one scenario and what a subject made of it. Its scenario
is replayed against the subject that you name.`;

/** Gives the command `replay` its arguments, options and action. */
export function replayCommand(command: Command): Command {
  return withRunning(command)
    .argument('<scenario>', 'a scenario id, such as cpp.oneof.set/a-number-from-not-set, or a .capsule file')
    .optionsGroup('What else to do:')
    .option('--debug', 'debug the C++ at the failing step with gdb or lldb; show the browser of an IDE')
    .option('--capsule <file>', 'write the scenario and what was observed to a .capsule file')
    .addHelpText('after', aboutCapsules)
    .action(async (scenario: string, _values: Values, command: Command) => {
      process.exitCode = await replay(scenario, valuesOf(command));
    });
}

async function replay(scenario: string, values: ReplayValues): Promise<number> {
  if (values.capsule !== undefined && !isCapsule(values.capsule))
    throw new UsageError(`--capsule takes a file whose name ends in .capsule, not \`${values.capsule}\`.`);
  if (!isCapsule(scenario)) return await replayOne(runOptions(values, [], scenario), values);
  const capsule = await readCapsule(scenario);
  return await withTemporaryFolder(async (folder) => {
    const features = path.join(folder, 'features');
    for (const [name, text] of Object.entries(featuresOf(capsule))) {
      await mkdir(path.dirname(path.join(features, name)), { recursive: true });
      await writeFile(path.join(features, name), text);
    }
    return await replayOne({ ...runOptions(values, [], capsule.scenario), features }, values, capsule);
  });
}

async function replayOne(options: RunOptions, values: ReplayValues, capsule?: Capsule): Promise<number> {
  const paint = painter(process.stdout.isTTY === true);
  const debugged = values.debug === true;
  const isIde = /^ide\./.test(options.scenario ?? '');
  // What is missing is said before anything runs.
  if (debugged && isIde) {
    requireDisplay();
    showBrowser();
  } else if (debugged) findDebugger();
  const run = await runConformance(debugged ? { ...options, noSecondLook: true, parallel: 0 } : options);
  const text = replayText(run, paint, capsule);
  process.stdout.write(text);
  if (values.capsule !== undefined) {
    await writeCapsule(values.capsule, await capsuleOf(run, options));
    process.stdout.write(`capsule     ${values.capsule}\n`);
  }
  if (debugged && !isIde) await debugCase(run, options.root);
  return run.judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
}

function replayText(run: ConformanceRun, paint: Paint, capsule: Capsule | undefined): string {
  const { judgement, report, subject, built } = run;
  const { data } = report;
  const scenario = data.scenarios[0] as ReportScenario;
  const [judged] = judgement.scenarios;
  const { verdict, cause } = judged!;
  const rules = data.rules.filter(({ id }) => scenario.rules.includes(id));
  const kind =
    verdict === 'passed' || cause === undefined ? titleOf(verdict) : `${titleOf(verdict)}: ${causeTitle(cause)}`;
  const feature = data.features[scenario.feature]!;
  const lines = [
    ...rules.map(({ id, sentence }) => `${paint('bold', id)}  ${sentence}`),
    scenario.id,
    paint('dim', `${feature.uri}:${scenario.line}`),
    '',
    ...stepLines(data, scenario, paint),
    '',
    ...(verdict === 'passed' || isShownInStep(scenario) ? [] : detailLines(scenario, paint)),
    ...(scenario.reason === undefined ? [] : [`the baseline's reason: ${scenario.reason}`]),
    paint(judgement.conforms ? 'green' : 'red', `${subject.name}: ${kind}`),
    ...judgement.otherProblems.map((problem) => paint('red', problem)),
    ...(capsule === undefined ? [] : capsuleLines(capsule, run, scenario)),
    `report      ${path.relative(process.cwd(), report.page)}`,
    ...built.flatMap(({ program, number }) => {
      const command = `${shellWord(path.relative(process.cwd(), program))} ${debugLimitMs} ${number}`;
      return !isNotBuilt(judged?.cause) ? [`run it      ${command}`] : [];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

/** Whether the failing step shows the two values already. */
function isShownInStep({ failedAt, expected = '\n', actual = '\n' }: ReportScenario): boolean {
  return failedAt !== undefined && !`${expected}${actual}`.includes('\n');
}

function capsuleLines(capsule: Capsule, { report }: ConformanceRun, scenario: ReportScenario): string[] {
  const { versions, subject } = capsule;
  const older = versions.Touchstone !== report.data.versions.Touchstone;
  const found = differences(capsule, scenario);
  return [
    ...(older ? [`The capsule is of Touchstone ${versions.Touchstone}: its steps may mean something else here.`] : []),
    ...(found.length === 0
      ? [`as in the capsule of ${subject}`]
      : ['unlike the capsule:', ...found.map((one) => `  ${one}`)]),
  ];
}

/** Starts a debugger on the case, if it could be built. */
async function debugCase({ built, judgement, report, plan }: ConformanceRun, root: string): Promise<void> {
  const [judged] = judgement.scenarios;
  const [one] = built;
  const planned = plan.programs.flatMap(({ cases }) => cases).find(({ pickleId }) => pickleId === judged?.id);
  if (one === undefined || planned === undefined || isNotBuilt(judged?.cause)) {
    process.stdout.write('There is no program to debug: the scenario could not be built, or runs no C++.\n');
    return;
  }
  const failedAt = report.data.scenarios[0]?.failedAt;
  const ran = planned.steps.filter(({ cpp, definition }) => cpp && definition.kind !== 'probe');
  const step = ran.find(({ line }) => line === failedAt) ?? ran[0];
  await debug({ ...one, feature: planned.feature, line: step?.line ?? planned.line, root });
}
