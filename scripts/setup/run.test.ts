// Tests of the whole set-up step on temporary projects, with real processes and files and without network.

import assert from 'node:assert/strict';
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { findTools, isExecutable, type Tool, type ToolName } from '../../support/tools.mjs';
import { withLock } from './lock.mjs';
import { npmCommand, npmProblem } from './npm-packages.mjs';

const projectRoot = path.resolve(__dirname, '../..');

/** The folders of the set-up step. It needs nothing else. */
const setUp = ['scripts/setup', 'support'];

/** For locks that no other process holds. */
const mustNotWait = (holder: number) => assert.fail(`waited for process ${holder}`);

describe('node_modules', () => {
  let root: string;
  const lockfile = (version: string) => ({
    packages: {
      '': { name: 'made-up' },
      'node_modules/node': { version: '24.0.0', integrity: 'a', hasInstallScript: true },
      'node_modules/one': { version, integrity: 'b' },
      'node_modules/elsewhere': { version: '1.0.0', optional: true },
    },
  });
  const write = async (file: string, value: unknown) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), typeof value === 'string' ? value : JSON.stringify(value));
  };

  before(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'setup-test-'));
    await write('package-lock.json', lockfile('1.0.0'));
  });
  after(() => rm(root, { recursive: true }));

  test('matches the lockfile, or the problem is named', async () => {
    assert.equal(npmProblem(root), 'they are not installed');
    await write('node_modules/one/package.json', {});
    await write('node_modules/node/package.json', {});
    assert.equal(npmProblem(root), 'their installation was not finished');
    const { '': _, 'node_modules/elsewhere': __, ...installed } = lockfile('1.0.0').packages;
    await write('node_modules/.package-lock.json', { packages: installed });
    assert.match(npmProblem(root) ?? '', /node has not installed its binary/);
    await write('node_modules/node/bin/node', '');
    assert.equal(npmProblem(root), undefined);

    await write('package-lock.json', lockfile('2.0.0'));
    assert.equal(npmProblem(root), 'one is not the version of package-lock.json');
    await write('package-lock.json', lockfile('1.0.0'));
    await write('node_modules/.package-lock.json', { packages: { ...installed, 'node_modules/extra': {} } });
    assert.equal(npmProblem(root), 'node_modules/extra is not in package-lock.json');
    await write('node_modules/.package-lock.json', { packages: installed });
    await rm(path.join(root, 'node_modules/one/package.json'));
    assert.equal(npmProblem(root), 'node_modules/one is incomplete');
  });

  test('is installed by a Node.js and an npm from outside', () => {
    const inside = path.join(projectRoot, 'node_modules', '.bin');
    const npm = npmCommand(projectRoot, { ...process.env, PATH: `${inside}${path.delimiter}${process.env.PATH}` });
    assert(npm !== undefined);
    assert(!npm.command.startsWith(inside));
    assert(!npm.env.PATH?.split(path.delimiter).includes(inside));
    assert.equal(npm.env.PUPPETEER_SKIP_DOWNLOAD, 'true');
    assert.equal(npmCommand(projectRoot, { PATH: '/none', npm_execpath: '' }), undefined);
  });
});

describe('the lock', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lock-test-'));
  });
  after(() => rm(folder, { recursive: true }));

  test('has one holder at a time', async () => {
    const file = path.join(folder, 'nested', 'setup.lock');
    const events: string[] = [];
    const first = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const one = withLock(file, mustNotWait, async () => {
      events.push('first in');
      entered.resolve();
      await first.promise;
      events.push('first out');
    });
    await entered.promise;
    const two = withLock(
      file,
      (holder) => {
        assert.equal(holder, process.pid);
        first.resolve();
      },
      async () => {
        events.push('second in');
        return 7;
      },
    );
    assert.deepEqual(await Promise.all([one, two]), [undefined, 7]);
    assert.deepEqual(events, ['first in', 'first out', 'second in']);
  });

  test('of a dead process is taken over', async () => {
    const file = path.join(folder, 'dead.lock');
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'close');
    await writeFile(file, JSON.stringify({ pid: child.pid, started: '1' }));
    assert.equal(await withLock(file, mustNotWait, async () => 'in'), 'in');
    // A running process with the dead one's id has another start time.
    if (process.platform === 'linux') {
      await writeFile(file, JSON.stringify({ pid: process.pid, started: '1' }));
      assert.equal(await withLock(file, mustNotWait, async () => 'in'), 'in');
    }
  });

  test('is released when the work fails', async () => {
    const file = path.join(folder, 'failed.lock');
    await assert.rejects(
      withLock(file, mustNotWait, () => Promise.reject(new Error('no'))),
      /^Error: no$/,
    );
    assert.equal(await withLock(file, mustNotWait, async () => 'in'), 'in');
  });
});

describe('run.mjs', () => {
  let root: string;
  const start = (args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
    spawn(process.execPath, [path.join(root, 'scripts', 'setup', 'run.cjs'), ...args], { env, cwd: os.tmpdir() });
  const finish = async (child: ChildProcess) => {
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (chunk) => (stdout += chunk));
    child.stderr?.on('data', (chunk) => (stderr += chunk));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status, stdout, stderr };
  };

  before(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'run-test-'));
    for (const part of setUp) await cp(path.join(projectRoot, part), path.join(root, part), { recursive: true });
    for (const file of ['package-lock.json', 'tsconfig.json'])
      await cp(path.join(projectRoot, file), path.join(root, file));
    await symlink(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
    await writeFile(
      path.join(root, 'echo.ts'),
      `import { other } from './other';
       const seen: unknown = { node: process.versions.node, args: process.argv.slice(2), cwd: process.cwd(), other };
       console.log(JSON.stringify(seen));
       process.exitCode = 7;`,
    );
    await writeFile(path.join(root, 'other.ts'), 'export const other: number = 5;');
    await writeFile(
      path.join(root, 'wait.ts'),
      `const kept: NodeJS.Timeout = setInterval(() => {}, 1000);
       process.once('SIGTERM', () => { clearInterval(kept); process.exitCode = 42; });
       console.log('ready');`,
    );
    await writeFile(path.join(root, 'die.ts'), `process.kill(process.pid, 'SIGKILL');`);
  });
  after(() => rm(root, { recursive: true }));

  test('passes on arguments, folder and exit status, and uses the project’s Node.js', async () => {
    const { status, stdout, stderr } = await finish(start(['echo.ts', 'a b', '--x']));
    assert.equal(stderr, '');
    const { version } = JSON.parse(await readFile(path.join(projectRoot, 'node_modules/node/package.json'), 'utf8'));
    assert.deepEqual(JSON.parse(stdout), { node: version, args: ['a b', '--x'], cwd: os.tmpdir(), other: 5 });
    assert.equal(status, 7);
  });

  test('passes on signals, and reports a child that a signal killed', async () => {
    const child = start(['wait.ts']);
    child.stdout?.once('data', () => child.kill('SIGTERM'));
    assert.equal((await finish(child)).status, 42);
    assert.equal((await finish(start(['die.ts']))).status, 128 + os.constants.signals.SIGKILL);
  });

  test('a program ends when its launcher is killed', async () => {
    const child = start(['wait.ts']);
    const ended = once(child, 'close');
    await once(child.stdout!, 'data');
    child.kill('SIGKILL');
    // Standard output closes when the last process that holds it ends.
    await ended;
  });

  test('fails before any work if it cannot install, and lists everything', async () => {
    const bare = await mkdtemp(path.join(os.tmpdir(), 'bare-test-'));
    try {
      for (const part of setUp) await cp(path.join(root, part), path.join(bare, part), { recursive: true });
      await cp(path.join(root, 'package-lock.json'), path.join(bare, 'package-lock.json'));
      // Without apt-get in PATH, not even root can install.
      const child = spawn(process.execPath, [path.join(bare, 'scripts', 'setup', 'run.mjs'), 'echo.ts'], {
        env: { PATH: bare },
      });
      const { status, stdout, stderr } = await finish(child);
      assert.equal(status, 2);
      assert.equal(stdout, '');
      for (const part of ['clang++', 'ninja', 'protoc', 'cmake', 'npm packages', 'apt-get', 'dnf', 'brew', 'npm ci']) {
        assert(stderr.includes(part), `${part} is not in:\n${stderr}`);
      }
      await assert.rejects(readFile(path.join(bare, 'node_modules')), /ENOENT/);
      await assert.rejects(readFile(path.join(bare, '.cache')), /ENOENT/);
    } finally {
      await rm(bare, { recursive: true });
    }
  });

  test('shows npm’s output if npm fails, and exits with 2', async () => {
    const broken = await mkdtemp(path.join(os.tmpdir(), 'broken-test-'));
    try {
      for (const part of setUp) await cp(path.join(root, part), path.join(broken, part), { recursive: true });
      await cp(path.join(root, 'package-lock.json'), path.join(broken, 'package-lock.json'));
      const npm = path.join(broken, 'npm');
      await writeFile(npm, '#!/bin/sh\necho "npm error the registry is down" >&2\nexit 1\n');
      await chmod(npm, 0o755);
      const { npm_execpath: _, ...env } = process.env;
      const child = spawn(process.execPath, [path.join(broken, 'scripts', 'setup', 'run.mjs'), 'echo.ts'], {
        env: { ...env, PATH: `${broken}${path.delimiter}${env.PATH}` },
      });
      const { status, stderr } = await finish(child);
      assert.equal(status, 2);
      assert.match(stderr, /Installing the npm packages/);
      assert.match(stderr, /npm ci [^\n]*\nfailed with status 1\. Its output:\nnpm error the registry is down/);
    } finally {
      await rm(broken, { recursive: true });
    }
  });

  for (const victim of ['npm', 'everything'] as const) {
    test(`an installation in which ${victim} was killed half-way is repeated by the next run`, async () => {
      const half = await mkdtemp(path.join(os.tmpdir(), 'half-test-'));
      try {
        for (const part of setUp) await cp(path.join(root, part), path.join(half, part), { recursive: true });
        for (const file of ['package-lock.json', 'tsconfig.json', 'echo.ts', 'other.ts'])
          await cp(path.join(root, file), path.join(half, file));
        // As npm does: packages first, the list of what is installed last.
        const npm = path.join(half, 'npm');
        const begin =
          'mkdir -p node_modules/node/bin node_modules/esbuild && echo "{}" > node_modules/node/package.json';
        const death = victim === 'npm' ? 'kill -9 $$' : 'kill -9 0';
        await writeFile(npm, `#!/bin/sh\n${begin}\n${death}\n`);
        await chmod(npm, 0o755);
        const { npm_execpath: _, ...env } = process.env;
        const run = () =>
          spawn(process.execPath, [path.join(half, 'scripts', 'setup', 'run.cjs'), 'echo.ts'], {
            env: { ...env, PATH: `${half}${path.delimiter}${env.PATH}` },
            // A process group of its own, which can be killed.
            detached: true,
          });
        const { status: killed, stderr: said } = await finish(run());
        if (victim === 'npm') assert.match(said, /npm ci [^\n]*\nwas killed by SIGKILL\. Its output:/);
        assert.equal(killed, victim === 'npm' ? 2 : null);
        assert.equal(npmProblem(half), 'their installation was not finished');

        const installed = path.join(projectRoot, 'node_modules');
        await writeFile(npm, `#!/bin/sh\nrm -rf node_modules && ln -s '${installed}' node_modules\n`);
        const { status, stdout, stderr } = await finish(run());
        assert.equal(status, 7, stderr);
        assert.match(stderr, /^Installing the npm packages \(npm ci\) …\n$/);
        assert.equal(JSON.parse(stdout).other, 5);
      } finally {
        await rm(half, { recursive: true });
      }
    });
  }

  test('is started by any Node.js from 20 on, and refuses older ones', async (context) => {
    // The project's own, the one that runs the tests, and those that lie in PATH.
    const folders = (process.env.PATH ?? '').split(path.delimiter);
    const names = ['node', 'node20', 'node22', 'node24', 'node-20', 'node-22', 'node-24'];
    const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
    const versions = new Map<string, string>();
    for (const node of [path.join(projectRoot, 'node_modules/node/bin/node'), process.execPath, ...candidates]) {
      if (!existsSync(node)) continue;
      versions.set(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(), node);
    }
    context.diagnostic([...versions.keys()].join(', '));
    const words = [path.join(root, 'scripts', 'setup', 'run.cjs'), 'echo.ts'];
    for (const [version, node] of versions) {
      const { status, stdout, stderr } = await finish(spawn(node, words));
      if (Number(/\d+/.exec(version)) < 20) {
        assert.equal(status, 2, version);
        assert.match(stderr, /^Touchstone needs Node\.js 20 or newer\. This is /, version);
        continue;
      }
      assert.equal(status, 7, `${version}: ${stderr}`);
      assert.equal(JSON.parse(stdout).other, 5, version);
    }
    const old = path.join(root, 'old.cjs');
    await writeFile(old, "Object.defineProperty(process.versions, 'node', { value: '18.20.0' });");
    const { status, stderr } = await finish(spawn(process.execPath, ['-r', old, ...words]));
    assert.equal(status, 2);
    assert.match(stderr, /^Touchstone needs Node\.js 20 or newer\. This is .*\n {2}Install a newer one: https:.*\n$/);
  });

  test('does no set-up work the second time, on a machine without Firefox, too', async () => {
    const own = await mkdtemp(path.join(os.tmpdir(), 'without-firefox-test-'));
    try {
      const parts = [...setUp, 'echo.ts', 'other.ts', 'package-lock.json', 'tsconfig.json'];
      for (const part of parts) await cp(path.join(root, part), path.join(own, part), { recursive: true });
      // The packages of the project, but a stamp of its own.
      const packages = path.join(projectRoot, 'node_modules');
      await mkdir(path.join(own, 'node_modules'));
      for (const name of await readdir(packages))
        if (name !== '.cache') await symlink(path.join(packages, name), path.join(own, 'node_modules', name));
      const tools = path.join(own, 'tools');
      await mkdir(tools);
      for (const [name, tool] of Object.entries(findTools()) as [ToolName, Tool | undefined][]) {
        const executable = tool !== undefined && isExecutable(tool.path);
        if (executable && name !== 'firefox') await symlink(tool.path, path.join(tools, path.basename(tool.path)));
      }
      for (const folder of [tools, '/no/such/folder']) {
        const command = [path.join(own, 'scripts', 'setup', 'run.mjs'), 'echo.ts'];
        const { status, stderr } = await finish(spawn(process.execPath, command, { env: { PATH: folder } }));
        assert.equal(stderr, '');
        assert.equal(status, 7);
      }
    } finally {
      await rm(own, { recursive: true });
    }
  });

  test('in a folder with a backslash, says that Node.js cannot import from there', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'back\\slash-'));
    try {
      for (const part of setUp) await cp(path.join(root, part), path.join(folder, part), { recursive: true });
      const child = spawn(process.execPath, [path.join(folder, 'scripts', 'setup', 'run.cjs'), 'echo.ts']);
      const { status, stderr } = await finish(child);
      assert.equal(status, 2);
      assert.match(stderr, /^The project is in .*back\\slash-.*, whose path has a backslash: .*\n {2}Move it to .*\n$/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('all npm scripts with a set-up step start run.cjs', async () => {
    const { scripts } = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
    const launchers = Object.values<string>(scripts).flatMap((line) => /scripts\/setup\/\S+/.exec(line) ?? []);
    assert.deepEqual([...new Set(launchers)], ['scripts/setup/run.cjs']);
  });

  test('without a file prints its usage', async () => {
    const { stderr } = await new Promise<{ stderr: string }>((resolve) => {
      execFile(process.execPath, [path.join(root, 'scripts', 'setup', 'run.mjs')], (_, __, stderr) =>
        resolve({ stderr }),
      );
    });
    assert.match(stderr, /^usage: /);
  });
});
