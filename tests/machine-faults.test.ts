// A machine that fails: full disks, killed tools, a closed standard output. Nothing is judged then, one message says
// what failed and where, and the reports of earlier runs stay whole.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { execa } from 'execa';
import { readVerdict } from '../harness/verdict/report';
import { onlyInWhole } from '../support/test-sample';
import { conformance, folderOf, program, project, temporaryFolder } from './command';
import { madeUpFeatures, observed, schema } from './made-up';

const isRoot = process.getuid?.() === 0;
const earlier = 'of an earlier run';

/** A file system of its own, until the test ends. @returns its folder; undefined if the machine lets nobody mount one */
async function smallDisk(context: TestContext, kilobytes: number): Promise<string | undefined> {
  if (!isRoot || process.platform !== 'linux') return undefined;
  const folder = await temporaryFolder();
  const { exitCode } = await execa('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], {
    reject: false,
  });
  if (exitCode !== 0) return undefined;
  context.after(() => execa('umount', ['-l', folder]));
  return folder;
}

/** A reports folder with the verdict of an earlier run. */
async function reportsOfEarlierRun(inside?: string): Promise<string> {
  const reports = path.join(inside ?? (await temporaryFolder()), 'reports');
  await mkdir(reports, { recursive: true });
  await writeFile(path.join(reports, 'verdict.json'), earlier);
  return reports;
}

async function assertNotJudged(
  { status, output, reports }: { status: number | undefined; output: string; reports: string },
  message: RegExp,
): Promise<void> {
  assert.equal(status, 2, output);
  assert.match(output, message);
  assert.doesNotMatch(output, /^\s+at /m);
  assert.doesNotMatch(output, /\bFAILED\b|CONFORMS/);
  assert.equal(await readFile(path.join(reports, 'verdict.json'), 'utf8'), earlier);
}

const features = (): Promise<string> => madeUpFeatures({ fine: `${schema}\n${observed}` });
const protoc = ['--subject', 'protoc'];

for (const [title, kilobytes, options] of [
  ['from the start', 8, {}],
  ['while it compiles', 400, onlyInWhole],
] as const) {
  test(`a build folder on a disk that is full ${title}`, options, async (context) => {
    const disk = await smallDisk(context, kilobytes);
    if (disk === undefined) return context.skip('only root may mount the small disk that this test fills');
    const reports = await reportsOfEarlierRun();
    const words = [...protoc, '--features', await features(), '--build', path.join(disk, 'build')];
    await assertNotJudged(await conformance(words, {}, reports), new RegExp(`${disk}.*No space left`));
  });
}

test('a temporary folder on a full disk', onlyInWhole, async (context) => {
  const disk = await smallDisk(context, 16);
  if (disk === undefined) return context.skip('only root may mount the small disk that this test fills');
  const { bavail, bsize } = await statfs(disk);
  await writeFile(path.join(disk, 'filler'), Buffer.alloc(bavail * bsize));
  const reports = await reportsOfEarlierRun();
  const run = await conformance([...protoc, '--features', await features()], { TMPDIR: disk }, reports);
  await assertNotJudged(run, new RegExp(`${disk}.*No space left`));
});

test('reports on a full disk', onlyInWhole, async (context) => {
  const disk = await smallDisk(context, 40);
  if (disk === undefined) return context.skip('only root may mount the small disk that this test fills');
  const reports = await reportsOfEarlierRun(disk);
  const run = await conformance([...protoc, '--features', await features()], {}, reports);
  await assertNotJudged(run, new RegExp(`${reports}.*No space left`));
});

/** A folder for PATH with a tool that kills itself before or after the real one has run. */
async function killed(tool: string, real: string): Promise<string> {
  const folder = await folderOf({
    [tool]: `#!/bin/sh\ncase "$*" in *--version*) exec ${real} "$@";; esac\nkill -9 $$\n`,
  });
  await chmod(path.join(folder, tool), 0o755);
  return folder;
}

test('ninja is killed', onlyInWhole, async () => {
  const folder = await killed('ninja', '/usr/bin/ninja');
  const reports = await reportsOfEarlierRun();
  const environment = { PATH: `${folder}:${process.env.PATH}` };
  const words = [...protoc, '--features', await features(), '--build', await temporaryFolder()];
  await assertNotJudged(await conformance(words, environment, reports), /ninja was killed by SIGKILL/);
});

/** A manifest of the installed protoc with other tools. */
async function manifest(changes: (text: string) => string): Promise<string> {
  const text = await readFile(path.join(project, 'subjects', 'protoc.yaml'), 'utf8');
  const folder = await folderOf({ 'subject.yaml': changes(text.replace(/^baseline:.*$/m, '')) });
  return path.join(folder, 'subject.yaml');
}

test('the compiler is killed', onlyInWhole, async () => {
  const folder = await killed('clang-killed', 'clang++');
  const subject = await manifest(
    (text) => `${text.replace(/^cpp:/m, `cpp:\n  compiler: ${folder}/clang-killed\n  launcher: none`)}`,
  );
  const reports = await reportsOfEarlierRun();
  const run = await conformance(['--subject', subject, '--features', await features()], {}, reports);
  await assertNotJudged(run, /was killed: SIGKILL/);
});

test('the generator is killed', async () => {
  const folder = await killed('protoc-killed', 'protoc');
  // Only when it generates for the features: the small schema of the smoke check goes through.
  const file = path.join(folder, 'protoc-killed');
  await writeFile(file, '#!/bin/sh\ncase "$*" in *smoke*|*--version*) exec protoc "$@";; esac\nkill -9 $$\n');
  const subject = await manifest((text) => text.replace('generator: [protoc]', `generator: [${file}]`));
  const reports = await reportsOfEarlierRun();
  const run = await conformance(['--subject', subject, '--features', await features()], {}, reports);
  await assertNotJudged(run, /was killed: SIGKILL/);
});

test('a standard output that is full or closed: status 2, and one message', async () => {
  const full = openSync('/dev/full', 'w');
  try {
    const { status, stderr } = spawnSync(process.execPath, [...program, 'list', 'rules'], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    assert.equal(status, 2, stderr);
    assert.equal(stderr, 'Standard output cannot be written: No space left on the device.\n');
  } finally {
    closeSync(full);
  }
  // A run's verdict would not be told. `true` has ended long before the command writes.
  const run = [...protoc, '--features', await features(), '--reports', await temporaryFolder()];
  const stderr = await saidWithoutReader(run);
  assert.match(stderr, /^Standard output cannot be written: The reader has closed the pipe\.\nstatus 2$/m);
});

test('a command whose reader stops early, as head does: no message, status 0', async () => {
  for (const words of [['list', 'rules'], ['report', '--format', 'junit', 'docs/verdicts/reference.json'], ['--help']])
    assert.equal(await saidWithoutReader(words), 'status 0', words.join(' '));
});

/** Runs a command whose reader ends at once. @returns its standard error, and its exit status in the last line */
async function saidWithoutReader(words: readonly string[]): Promise<string> {
  const line = [process.execPath, ...program, ...words].map((word) => `'${word}'`).join(' ');
  const { stderr } = await execa('bash', ['-c', `{ ${line}; echo "status $?" >&2; } | true`], { cwd: project });
  return stderr;
}

test('a user without a home', onlyInWhole, async () => {
  const subject = await manifest((text) => text);
  const words = ['--subject', subject, '--features', await features()];
  const { status, output } = await conformance(words, { HOME: '/dev/null' });
  assert.equal(status, 0, output);
});

/** The words before a command that run it as a user who may write nothing; undefined if this user cannot. */
const asNobody =
  isRoot && existsSync('/usr/bin/setpriv')
    ? ['/usr/bin/setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
    : undefined;

/** Runs the command as another user, without a HOME, through the set-up step. */
async function runAsNobody(words: readonly string[]): Promise<{ status: number | undefined; output: string }> {
  const [setpriv, ...options] = asNobody!;
  const launcher = [path.join(project, 'scripts', 'setup', 'run.cjs'), 'harness/command/main.ts'];
  const { exitCode, all } = await execa(setpriv!, [...options, process.execPath, ...launcher, ...words], {
    cwd: '/',
    env: { PATH: process.env.PATH },
    extendEnv: false,
    reject: false,
    all: true,
  });
  return { status: exitCode, output: all };
}

test('a user without root and home, in a checkout that only others may write', onlyInWhole, async (context) => {
  if (asNobody === undefined) return context.skip('only root can become another user');
  const readable = await execa(asNobody[0]!, [...asNobody.slice(1), 'cat', process.execPath], {
    reject: false,
    stdout: 'ignore',
  });
  if (readable.exitCode !== 0) return context.skip('others may not read this checkout');
  const seen = await runAsNobody(['list', 'rules']);
  assert.equal(seen.status, 0, seen.output);

  const subject = await manifest((text) => text);
  const files = [path.dirname(subject), await features()];
  const own = await temporaryFolder();
  for (const folder of [...files, own]) await execa('chmod', ['-R', 'a+rX', folder]);
  await chown(own, 65534, 65534);
  const words = ['--subject', subject, '--features', files[1]!];

  const withoutReports = await runAsNobody(words);
  assert.equal(withoutReports.status, 2, withoutReports.output);
  assert.match(
    withoutReports.output,
    /^No reports can be written to .*: EACCES.*\n {2}Name another folder: `--reports/m,
  );
  const reports = ['--reports', path.join(own, 'reports')];
  const withoutBuild = await runAsNobody([...words, ...reports]);
  assert.equal(withoutBuild.status, 2, withoutBuild.output);
  assert.match(
    withoutBuild.output,
    /^The build folder .* cannot be used: EACCES.*\n {2}Name another place with `--build/m,
  );
  const judged = await runAsNobody([...words, ...reports, '--build', path.join(own, 'build')]);
  assert.equal(judged.status, 0, judged.output);
  assert.match(judged.output, /conforms/);
});

test(
  'two runs at once in one checkout, with the same reports: both judge, and the reports are of one of them',
  onlyInWhole,
  async () => {
    const subject = await manifest((text) => text);
    const made = await Promise.all([
      madeUpFeatures({ fine: `${schema}\n${observed}` }),
      madeUpFeatures({ wrong: `${schema}\nThen \`m.foo()\` is \`1\`` }),
    ]);
    const build = await temporaryFolder();
    const reports = path.join(await temporaryFolder(), 'reports');
    const [fine, wrong] = await Promise.all(
      made.map((folder) => conformance(['--subject', subject, '--features', folder, '--build', build], {}, reports)),
    );
    assert.equal(fine!.status, 0, fine!.output);
    assert.equal(wrong!.status, 1, wrong!.output);
    assert.match(wrong!.output, /1 failed/);
    const { scenarios } = await readVerdict(path.join(reports, 'verdict.json'));
    assert.equal(scenarios.length, 1);
  },
);
