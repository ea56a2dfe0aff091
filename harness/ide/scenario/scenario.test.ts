import { deepEqual, equal, match } from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { onlyInWhole } from '../../../support/test-sample';
import { waitLimit } from '../../../support/waiting';
import type { Subject } from '../../subject/manifest';
import { ChromiumSession } from '../session/chromium-session';
import { connectionQuestion } from './observations';
import { IdeScenario, type ScenarioWorld } from './scenario';

/** A small IDE for the harness's own tests. It grants control to every plugin. */
const extension = join(__dirname, '../../../tests/dishonest/ide-grants-control/extension');

after(() => ChromiumSession.end());

/**
 * Runs `act` in the world of one scenario, then the functions registered for a failure, if it fails, and for the end.
 * @returns the media types of the attachments
 */
async function inWorld(
  act: (world: ScenarioWorld) => Promise<void>,
  { failure, folder = extension }: { failure?: string; folder?: string } = {},
): Promise<string[]> {
  const cleanups: (() => Promise<void>)[] = [];
  const collectors: (() => Promise<void>)[] = [];
  const attached: string[] = [];
  const ide = { extension: folder, page: 'ide.html' };
  const world: ScenarioWorld = {
    subject: { name: 'small', ide } as Subject,
    atFailure: (collect) => collectors.push(collect),
    atEnd: (cleanup) => cleanups.push(cleanup),
    attach: (_content, { mediaType }) => attached.push(mediaType),
    ...(failure !== undefined && { failure }),
  };
  try {
    await act(world);
    if (failure !== undefined) for (const collect of collectors) await collect();
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
  return attached;
}

const register = { uri: '/register', verb: 'post', name: 'Plugin A', version: '1.0.0' };

test('a message is answered; every scenario has a fresh IDE', async () => {
  for (const round of [1, 2]) {
    await inWorld(async (world) => {
      const ide = await IdeScenario.of(world);
      await ide.driver.open();
      await ide.send('A', { uri: '/health', verb: 'get' });
      deepEqual(await ide.answer('A'), { kind: 'value', value: false }, `round ${round}`);
      await ide.send('A', register);
      await ide.send('A', { uri: '/health', verb: 'get' });
      deepEqual(await ide.answer('A'), { kind: 'value', value: true }, `round ${round}`);
    });
  }
});

test('messages that are sent together are answered one after another', async () => {
  await inWorld(async (world) => {
    const ide = await IdeScenario.of(world);
    await ide.driver.open();
    const health = { uri: '/health', verb: 'get' };
    await ide.sendEach('A', [health, register, health]);
    deepEqual(
      (await ide.answers('A')).map((answer) => answer.kind === 'value' && answer.value),
      [false, true, true],
    );
    deepEqual(await ide.answer('A'), { kind: 'value', value: true });
  });
});

test('no question is waited for once the IDE has given control without one', onlyInWhole, async () => {
  await inWorld(async (world) => {
    const ide = await IdeScenario.of(world);
    await ide.driver.open();
    const began = performance.now();
    await ide.send('A', { ...register, uri: '/control' });
    equal(await connectionQuestion(ide), undefined);
    equal(performance.now() - began < waitLimit.ms / 2, true);
  });
});

test('the driver reads and uses the window', async () => {
  await inWorld(async (world) => {
    const ide = await IdeScenario.of(world);
    equal(await ide.driver.isOpen(), false);
    await ide.driver.open();
    equal(await ide.driver.isOpen(), true);
    await ide.driver.renameProject('Checkout');
    equal(await ide.driver.projectName(), 'Checkout');
    equal(await ide.driver.hasUnsavedChanges(), true);
    const before = await ide.driver.run();
    await ide.takeControl('B');
    equal(await ide.driver.controller(), 'Controlled by Plugin B');
    equal((await ide.driver.run()) === before, false);
    await ide.driver.close();
    equal(await ide.driver.isOpen(), false);
  });
});

test('an IDE is not open until its scripts have run, whatever it shows', async () => {
  let requested: (response: ServerResponse) => void = () => {};
  const request = new Promise<ServerResponse>((resolve) => {
    requested = resolve;
  });
  // A script waits for the style sheets before it; the browser shows the document meanwhile.
  const server = createServer((_, response) => requested(response)).listen(0, '127.0.0.1');
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-slow-ide-'));
  try {
    await cp(extension, folder, { recursive: true });
    const page = join(folder, 'ide.html');
    const { port } = server.address() as AddressInfo;
    const sheet = `<link rel="stylesheet" href="http://127.0.0.1:${port}/">`;
    await writeFile(
      page,
      (await readFile(page, 'utf8')).replace('<script', `${sheet}<script`).replace('<h1>', '<h1>Test IDE'),
    );
    await inWorld(
      async (world) => {
        const ide = await IdeScenario.of(world);
        let released = false;
        const opened = ide.driver.open().then(() => released);
        const response = await request;
        const shown = async (): Promise<boolean> =>
          (await (await ide.ide.page())?.evaluate(() => document.body?.textContent.includes('Test IDE'))) === true;
        equal(await ide.eventually(shown, Boolean), true);
        await ide.ide.change();
        released = true;
        response.end();
        equal(await opened, true);
      },
      { folder },
    );
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  }
});

test('a page has loaded when its files have, also in a window that draws no frames', async () => {
  let requested: (response: ServerResponse) => void = () => {};
  const request = new Promise<ServerResponse>((resolve) => {
    requested = resolve;
  });
  const server = createServer((_, response) => requested(response)).listen(0, '127.0.0.1');
  try {
    await inWorld(async (world) => {
      const { session } = await IdeScenario.of(world);
      const { port } = server.address() as AddressInfo;
      const frameless = '<script>requestAnimationFrame = () => 0;</script>';
      const path = session.pages.publish(`${frameless}<img src="http://127.0.0.1:${port}/" alt="">`);
      const looked = session.lookAt(path);
      const response = await request;
      let released = false;
      const found = session.pageAt(session.pages.origin + path).then(() => released);
      // It is asked before the image is there.
      for (let asked = 0; asked < 3; asked++) await session.change();
      released = true;
      response.end();
      equal(await found, true);
      await looked;
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the user can open an IDE by its toolbar button', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-button-'));
  try {
    await cp(extension, folder, { recursive: true });
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as object;
    const button = { action: {}, background: { service_worker: 'worker.js' } };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...button }));
    // It opens one window, however often the button is pressed.
    const worker =
      "let opened; chrome.action.onClicked.addListener(() => { opened ??= chrome.windows.create({ url: 'ide.html', type: 'popup' }); });";
    await writeFile(join(folder, 'worker.js'), worker);
    await inWorld(
      async (world) => {
        const ide = await IdeScenario.of(world);
        equal(await ide.driver.isOpen(), false);
        // The first press may come before the worker listens.
        const pressed = async (): Promise<boolean> => {
          if (!(await ide.driver.isOpen())) await ide.ide.pressToolbarButton();
          return await ide.driver.isOpen();
        };
        equal(await ide.eventually(pressed, Boolean), true);
        equal(await ide.ide.windows(), 1);
      },
      { folder },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('control that the IDE shows after its restart counts, even if the answer is lost', onlyInWhole, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-lost-'));
  try {
    await cp(extension, folder, { recursive: true });
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as object;
    await writeFile(
      join(folder, 'manifest.json'),
      JSON.stringify({ ...manifest, background: { service_worker: 'worker.js' } }),
    );
    // The worker keeps every call open and answers none.
    await writeFile(join(folder, 'worker.js'), 'chrome.runtime.onMessageExternal.addListener(() => true);');
    const script = await readFile(join(folder, 'ide.js'), 'utf8');
    const asking = `  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Connection request"><button>Accept</button></div>');
  document.querySelector('[role=dialog] button').onclick = () => location.reload();
  return undefined;
}

function close(`;
    const silent = script
      .replace(/ {2}setTimeout\(\(\) => location\.reload\(\)\);\n {2}return true;\n\}\n\nfunction close\(/, asking)
      .replace(
        'respond(routes[route]?.',
        "route === 'POST /control' ? grantControl(caller, message) : respond(routes[route]?.",
      );
    await writeFile(join(folder, 'ide.js'), silent);
    await inWorld(
      async (world) => {
        const ide = await IdeScenario.of(world);
        await ide.driver.open();
        const began = performance.now();
        await ide.takeControl('B');
        equal(await ide.driver.controller(), 'Controlled by Plugin B');
        equal(performance.now() - began < waitLimit.ms / 2, true);
        // Later messages do not wait for that answer, either.
        await ide.send('B', { uri: '/health', verb: 'get' });
        deepEqual(await ide.answer('B'), { kind: 'value', value: true });
        equal(performance.now() - began < waitLimit.ms / 2, true);
      },
      { folder },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a message to a closed IDE is rejected', async () => {
  await inWorld(async (world) => {
    const ide = await IdeScenario.of(world);
    await ide.send('A', register);
    const answer = await ide.answer('A');
    match(answer.kind === 'rejected' ? answer.reason : '', /Receiving end does not exist/);
  });
});

test('a failed scenario attaches a screenshot, its messages and the consoles; a passed one attaches nothing', async () => {
  const act = async (world: ScenarioWorld): Promise<void> => {
    const ide = await IdeScenario.of(world);
    await ide.driver.open();
    await ide.send('A', register);
  };
  deepEqual(await inWorld(act, { failure: 'expected red to equal orange' }), ['image/png', 'text/plain', 'text/plain']);
  deepEqual(await inWorld(act), []);
});

test('after a crash the next scenario gets a new browser', async () => {
  const first = await ChromiumSession.current();
  await first.crash();
  await inWorld(async (world) => {
    const ide = await IdeScenario.of(world);
    await ide.driver.open();
    equal(await ide.driver.isOpen(), true);
    equal(ide.session === first, false);
  });
});
