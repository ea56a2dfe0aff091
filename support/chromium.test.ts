import { equal, match, rejects, throws } from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { findChromium, launchChromium } from './chromium';
import { onlyInWhole } from './test-sample';
import { eventually } from './waiting';

test('CHROMIUM_PATH takes precedence over installed browsers', () => {
  equal(
    findChromium({ CHROMIUM_PATH: '/opt/mine' }, () => true),
    '/opt/mine',
  );
  equal(
    findChromium({}, (path) => path === '/usr/bin/google-chrome'),
    '/usr/bin/google-chrome',
  );
});

test('a browser that puppeteer has downloaded is found, and preferred to a snap', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'touchstone-browsers-'));
  try {
    const downloaded = join(cache, 'chrome', 'linux-140.0', 'chrome-linux64', 'chrome');
    await mkdir(dirname(downloaded), { recursive: true });
    await writeFile(downloaded, '', { mode: 0o755 });
    const isThere = (path: string): boolean => path === downloaded || path === '/snap/bin/chromium';
    equal(findChromium({ PUPPETEER_CACHE_DIR: cache }, isThere), downloaded);
  } finally {
    await rm(cache, { recursive: true });
  }
});

test('a missing browser is a usage error that says what to do', () => {
  throws(() => findChromium({ CHROMIUM_PATH: '/opt/mine' }, () => false), /CHROMIUM_PATH is `\/opt\/mine`/);
  throws(() => findChromium({}, () => false), /apt-get install chromium/);
});

/** A browser that another process or thread has started. */
interface Started {
  readonly directory: string;
  readonly id: number;
}

const program = `
  require(${JSON.stringify(require.resolve('./typescript.cjs'))});
  require(${JSON.stringify(require.resolve('./chromium'))}).launchChromium().then(({ browser, directory }) => {
    const started = JSON.stringify({ directory, id: browser.process().pid });
    const { parentPort } = require('node:worker_threads');
    if (parentPort) parentPort.postMessage(started);
    else console.log(started);
  });
`;

/** Whether a process is running. A zombie is not. */
function isRunning(id: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

/** Waits until the browser and its folder are gone. @returns what is left at the time limit */
async function leftOf({ directory, id }: Started): Promise<string[]> {
  const left = async (): Promise<string[]> => [
    ...(isRunning(id) ? ['browser'] : []),
    ...(existsSync(directory) ? ['folder'] : []),
  ];
  return eventually(
    left,
    ({ length }) => length === 0,
    () => new Promise((resolve) => setTimeout(resolve, 10)),
  );
}

async function startedBy(child: ChildProcess): Promise<Started> {
  const [line] = await once(child.stdout!, 'data');
  match(String(line), /"directory"/);
  return JSON.parse(String(line)) as Started;
}

test('pages draw frames, in the first window and in others', async () => {
  // With `--disable-threaded-compositing`, Chromium draws none: the features still pass, but an IDE may wait for a frame.
  const { browser, close } = await launchChromium();
  try {
    const [first] = await browser.pages();
    const other = await browser.newPage({ type: 'window' });
    const drawn = () =>
      Promise.race([
        new Promise<string>((resolve) => void requestAnimationFrame(() => resolve('drawn'))),
        new Promise<string>((resolve) => void setTimeout(() => resolve('not drawn'), 10_000)),
      ]);
    for (const page of [first!, other]) equal(await page.evaluate(drawn), 'drawn');
  } finally {
    await close();
  }
});

test('closing ends the browser and removes its folder', async () => {
  const { browser, directory, close } = await launchChromium();
  const started = { directory, id: browser.process()?.pid ?? 0 };
  equal(existsSync(directory), true);
  equal(isRunning(started.id), true);
  await close();
  equal(existsSync(directory), false);
  equal((await leftOf(started)).join(), '');
});

for (const signal of ['SIGINT', 'SIGKILL'] as const) {
  test(`a process that ends by ${signal} leaves nothing behind`, async () => {
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const started = await startedBy(child);
    child.kill(signal);
    equal((await leftOf(started)).join(), '');
  });
}

test('a process that is killed while it starts a browser leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-killed-'));
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore', env: { ...process.env, TMPDIR: folder } });
  // globSync tolerates files that disappear while it runs.
  const content = (): string => globSync('touchstone-*{,/profile/*}', { cwd: folder }).join();
  const change = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
  // The first file in the profile is the browser's.
  await eventually(
    async () => content(),
    (names) => names.includes('profile/'),
    change,
    60_000,
  );
  child.kill('SIGKILL');
  const left = await eventually(
    async () => content(),
    (names) => !names.includes('touchstone-'),
    change,
    20_000,
  );
  equal(left.includes('touchstone-'), false, left);
  await rm(folder, { recursive: true, force: true });
});

test('a worker thread that is terminated leaves nothing behind', onlyInWhole, async () => {
  const worker = new Worker(program, { eval: true });
  const [line] = await once(worker, 'message');
  const started = JSON.parse(String(line)) as Started;
  await worker.terminate();
  equal((await leftOf(started)).join(), '');
});

test('a browser whose main process is killed is disconnected, although a helper holds its pipe open', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-helper-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const wrapper = join(folder, 'chromium');
  const script = `#!/bin/sh\nsleep 600 <&3 >&4 &\nexec '${findChromium()}' "$@"\n`;
  await writeFile(wrapper, script, { mode: 0o755 });
  const { CHROMIUM_PATH } = process.env;
  process.env.CHROMIUM_PATH = wrapper;
  context.after(() => {
    if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  });
  const { browser, close } = await launchChromium();
  context.after(() => close().catch(() => {}));
  const gone = new Promise((resolve) => browser.once('disconnected', resolve));
  browser.process()?.kill('SIGKILL');
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('still connected')), 10_000).unref());
  await Promise.race([gone, late]);
  await rejects(browser.version());
});

test('the browser starts even if the temporary folder has a long path', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-a-long-name-of-a-folder-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  context.after(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  });
  const { browser, close } = await launchChromium();
  try {
    match(await browser.version(), /Chrom/);
  } finally {
    await close();
  }
});

test('a browser that is killed while it starts is started again', onlyInWhole, async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-killed-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const wrapper = join(folder, 'chromium');
  const script = `#!/bin/sh\nmkdir '${folder}/first' 2>/dev/null && kill -KILL $$\nexec '${findChromium()}' "$@"\n`;
  await writeFile(wrapper, script, { mode: 0o755 });
  const { CHROMIUM_PATH } = process.env;
  process.env.CHROMIUM_PATH = wrapper;
  context.after(() => {
    if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  });
  const { browser, close } = await launchChromium();
  try {
    equal(existsSync(join(folder, 'first')), true);
    match(await browser.version(), /Chrom/);
  } finally {
    await close();
  }
});
