// `npm run remote-builds`: shows that a run's C++ can be compiled by other machines, and what a shared cache saves.

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRed } from '../../harness/verdict/verdict';
import { newCommand, repeatable, runCommand } from '../../support/command-line';
import { guard } from '../../support/guard.mjs';
import { withProgressLines } from '../../support/progress-lines';
import { tableLines } from '../../support/table';
import { UsageError } from '../../support/usage-error';
import { missingForDistcc } from './distcc';
import { compileOnServers, compileWithSharedCache, type RemoteBuild, type Run } from './remote-builds';
import { missingForSharedCache } from './shared-cache';

/** The options as the parser gives them. */
interface Values {
  readonly subject: string;
  readonly rule?: readonly string[];
}

async function show({ subject, rule = ['cpp.map.'] }: Values): Promise<number> {
  guard();
  const missing = [...missingForDistcc(), ...missingForSharedCache()];
  if (missing.length > 0)
    throw new UsageError(`This is missing: ${missing.join(', ')}.`, 'Install it: apt-get install distcc redis-server');
  // Short: a socket is made in it. Open to all: distccd does not run as root.
  const folder = await mkdtemp(path.join(tmpdir(), 'r-'));
  await chmod(folder, 0o755);
  const build: RemoteBuild = { subject, rules: rule, folder };
  try {
    const distributed = await withProgressLines('distcc', compileOnServers(build));
    write('distcc, two servers', [
      ...distributed.servers.map(({ address, compiled, failed, seconds }) => [
        address,
        `${compiled} compiled, ${failed} failed, ${seconds.toFixed(1)} s of compilers`,
      ]),
      ['the run', textOf(distributed.run)],
    ]);
    const cached = await withProgressLines('shared cache', compileWithSharedCache(build));
    write(
      'ccache, with Redis behind it',
      cached.map((run, index) => [
        `machine ${index + 1}`,
        `${run.compiled} compiled, ${run.shared} from Redis, ${run.own} from its own cache; ${textOf(run)}`,
      ]),
    );
    const [first, second] = cached;
    process.stdout.write(`Redis saved ${(first!.seconds - second!.seconds).toFixed(1)} s on the second machine.\n`);
    return [distributed.run, ...cached].some(({ verdict }) => !verdict.conforms) ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function textOf({ seconds, verdict }: Run): string {
  const red = verdict.scenarios.filter((scenario) => isRed(scenario.verdict)).length;
  return `${verdict.scenarios.length} scenarios, ${red} red, ${seconds.toFixed(1)} s`;
}

function write(title: string, rows: readonly (readonly string[])[]): void {
  process.stdout.write(
    `${title}\n${tableLines(rows)
      .map((line) => `  ${line}\n`)
      .join('')}`,
  );
}

const notes = `
distcc: two servers on the loopback address; nothing is compiled locally that
distcc can send. ccache: two runs without a common folder, of which the second
one finds in Redis what the first has compiled.

Exit status: 0 every run conforms, 1 one does not, 2 could not run.`;

void runCommand(
  newCommand('npm run remote-builds --', 'Compiles on distcc servers, then with a cache shared through Redis.')
    .option('--subject <name>', 'a name in subjects/', 'protoc')
    .addOption(repeatable('--rule <id>', 'the rules to run (default: cpp.map.); repeatable'))
    .addHelpText('after', notes)
    .action(async (values: Values) => {
      process.exitCode = await show(values);
    }),
);
