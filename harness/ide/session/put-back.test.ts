import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { onlyInWhole } from '../../../support/test-sample';
import type { IdeSubject } from '../../subject/manifest';
import type { Answer } from '../plugin/plugin';
import { AriaDriver } from '../window/aria-driver';
import type { IdeDriver } from '../window/ide-driver';
import { ChromiumSession } from './chromium-session';

/** Keeps registrations in a store, so that the worker may stop. */
const storing = `
  chrome.runtime.onMessageExternal.addListener((message, { id }, respond) => {
    (async () => {
      if (message.uri === '/register') await chrome.storage.session.set({ [id]: true });
      if (message.uri === '/pages') return (await chrome.runtime.getContexts({ contextTypes: ['TAB'] })).length;
      if (message.uri === '/never') return await new Promise(() => {});
      if (message.uri === '/log') return await chrome.runtime.sendMessage(message);
      return (await chrome.storage.session.get(id))[id] === true;
    })().then(respond);
    return true;
  });
`;

/** Keeps registrations in a variable of the page. */
const remembering = `
  chrome.runtime.onMessageExternal.addListener((message, { id }, respond) => {
    chrome.runtime.sendMessage({ ...message, id }).then(respond);
    return true;
  });
`;

const page = `
  const registered = new Set();
  const list = document.querySelector('ul');
  const tabs = [...document.querySelectorAll('[role=tab]')];
  for (const tab of tabs) tab.onclick = () => {
    for (const one of tabs) one.ariaSelected = one === tab;
    list.className = tab.textContent;
  };
  document.querySelector('section > button').onclick = () => list.replaceChildren();
  chrome.runtime.onMessage.addListener(({ uri, id, message }, sender, respond) => {
    if (uri === '/register') registered.add(id);
    if (uri === '/log') list.append(Object.assign(document.createElement('li'), { textContent: message }));
    respond(registered.has(id));
  });
`;

const html = `<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1><input aria-label="Name">
  <style>.Playback > li { display: none }</style>
  <div role="tablist" aria-label="Log group"><button role="tab" aria-selected="true">All</button><button
    role="tab" aria-selected="false">Playback</button></div>
  <section aria-label="Log"><button>Clear log</button><ul class="All" aria-label="Log entries"></ul></section>
  <script src="ide.js"></script>`;

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-put-back-'));
  for (const [name, worker] of Object.entries({ storing, remembering })) {
    const manifest = { manifest_version: 3, name, version: '1.0', permissions: ['storage'] };
    const files = {
      'manifest.json': JSON.stringify({ ...manifest, background: { service_worker: 'worker.js' } }),
      'ide.html': html,
      'ide.js': page,
      'worker.js': worker,
    };
    await mkdir(join(folder, name));
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, name, file), text);
  }
});
after(() => ChromiumSession.end());
after(() => rm(folder, { recursive: true }));

/** The IDE of one scenario. */
interface Used {
  readonly driver: IdeDriver;
  readonly session: ChromiumSession;
  send(uri: string): Promise<Answer>;
  /** Lets the log show no entry of a plugin. */
  filterLog(): Promise<void>;
}

/** Runs a scenario with one of the IDEs. */
async function inScenario<Value>(
  name: string,
  act: (ide: Used) => Promise<Value>,
  more: Partial<IdeSubject> = {},
): Promise<Value> {
  const session = await ChromiumSession.current();
  const ide = await session.installIde({ extension: join(folder, name), page: 'ide.html', ...more });
  const driver = new AriaDriver(ide);
  const { A } = session.plugins;
  const send = (message: Readonly<Record<string, unknown>>) => A.send(ide.extension, message);
  let filtered = false;
  const filterLog = async (): Promise<void> => {
    filtered = true;
    await driver.filterLog('Playback');
  };
  const showWholeLog = async (): Promise<boolean> => {
    if (filtered) await driver.filterLog('All');
    return filtered;
  };
  try {
    return await act({ driver, session, filterLog, send: (uri) => send({ uri, message: 'Said' }) });
  } finally {
    await session.clear({ use: { driver, send, registration: A.registration, showWholeLog } });
  }
}

/** A scenario that opens the window. @returns the run of the IDE */
async function opened({ driver }: Used): Promise<string | undefined> {
  await driver.open();
  return await driver.run();
}

/** As many scenarios as it takes until the harness knows whether it can put the window back. */
async function learn(name: string, more?: Partial<IdeSubject>): Promise<void> {
  for (let scenario = 0; scenario < 4; scenario++) await inScenario(name, opened, more);
}

/** Leaves traces that can be undone. */
async function call({ driver, send }: Used): Promise<string | undefined> {
  await driver.open();
  await send('/register');
  await send('/log');
  deepEqual(await send('/health'), { kind: 'value', value: true });
  equal((await driver.log()).length, 1);
  return await driver.run();
}

test('calls are undone, and the window stays', async () => {
  await learn('storing');
  for (const round of [1, 2, 3]) {
    const before = await inScenario('storing', call);
    await inScenario('storing', async (ide) => {
      equal(await opened(ide), before, `round ${round}: the page was not loaded again`);
      deepEqual(await ide.send('/health'), { kind: 'value', value: false });
      deepEqual(await ide.driver.log(), []);
    });
  }
});

test('a filter of the log is taken away, and the window stays', async () => {
  await learn('storing');
  const before = await inScenario('storing', async (ide) => {
    const run = await call(ide);
    await ide.filterLog();
    deepEqual(await ide.driver.log(), []);
    return run;
  });
  await inScenario('storing', async (ide) => {
    equal(await opened(ide), before);
    await ide.send('/log');
    equal((await ide.driver.log()).length, 1);
  });
});

test('until somebody opens the IDE it is closed, for the harness and for itself', async () => {
  await learn('storing');
  await inScenario('storing', call);
  await inScenario('storing', async ({ driver, send }) => {
    equal(await driver.isOpen(), false);
    deepEqual(await send('/pages'), { kind: 'value', value: 0 });
    deepEqual(await send('/health'), { kind: 'value', value: false });
  });
});

const differences: Readonly<Record<string, () => void>> = {
  'another text': () => void document.body.append('more'),
  'what was typed': () => void Object.assign(document.querySelector('input')!, { value: 'typed' }),
  'an attribute': () => void document.body.classList.add('changed'),
  'the focus': () => document.querySelector('input')!.focus(),
  'a stored value': () => sessionStorage.setItem('kept', '1'),
  'a variable that all scripts share': () => void Object.assign(globalThis, { kept: 1 }),
  'an entry of the history': () => history.pushState(null, ''),
};

test('after any difference that stays, the page is loaded again', async (t) => {
  await learn('storing');
  const first = await inScenario('storing', opened);
  await inScenario('storing', async (ide) => equal(await opened(ide), first));
  for (const [what, change] of Object.entries(differences)) {
    await t.test(what, async () => {
      const before = await inScenario('storing', async (ide) => {
        const run = await opened(ide);
        const shown = await ide.session.pageOf((url) => url.endsWith('/ide.html'));
        await shown!.evaluate(change);
        return run;
      });
      await inScenario('storing', async (ide) => notEqual(await opened(ide), before));
    });
  }
});

test('after a scenario in which the worker was stopped, the page is loaded again', async () => {
  await learn('storing');
  const first = await inScenario('storing', opened);
  const before = await inScenario('storing', async (ide) => {
    const run = await opened(ide);
    equal(run, first);
    const [target] = ide.session.openPages().filter((open) => open.url().endsWith('/ide.html'));
    await ide.session.stopWorker(new URL(target!.url()).host);
    return run;
  });
  await inScenario('storing', async (ide) => notEqual(await opened(ide), before));
});

test('after a scenario whose last call was not answered, the page is loaded again', async () => {
  await learn('storing');
  const before = await inScenario('storing', async (ide) => {
    const run = await opened(ide);
    void ide.send('/never');
    return run;
  });
  await inScenario('storing', async (ide) => notEqual(await opened(ide), before));
});

test('an IDE that keeps a registration in a variable is always loaded again', onlyInWhole, async () => {
  await learn('remembering');
  const before = await inScenario('remembering', call);
  await inScenario('remembering', async (ide) => {
    notEqual(await opened(ide), before);
    deepEqual(await ide.send('/health'), { kind: 'value', value: false });
  });
});

test('an IDE is always loaded again if its run asks for that', onlyInWhole, async () => {
  const more = { alwaysReloads: true };
  await learn('storing', more);
  const before = await inScenario('storing', call, more);
  await inScenario('storing', async (ide) => notEqual(await opened(ide), before), more);
});
