// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how test projects write variables

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HookName, hookNames, mochaFile } from './mocha-export';

const line = (command: string, target = '', value = '') => ({
  id: command,
  comment: '',
  command,
  target,
  targets: [],
  value,
});
const hooks = Object.fromEntries(hookNames.map((name) => [name, [] as string[]])) as Record<HookName, string[]>;

/** Runs an exported file with stand-ins for mocha and the browser. @returns its actions in order */
async function play(...commands: ReturnType<typeof line>[]): Promise<string[]> {
  const body = mochaFile('Shop', [{ id: 't', name: 'Buy', commands }], 'https://example.org/', {
    command: () => undefined,
    hooks,
  });
  const did: string[] = [];
  const element = (by: string) => ({
    click: async () => did.push(`click ${by}`),
    clear: async () => did.push(`clear ${by}`),
    sendKeys: async (keys: string) => did.push(`keys ${keys}`),
    getText: async () => 'twelve',
  });
  const driver = {
    get: async (url: string) => did.push(`get ${url}`),
    wait: async (by: string) => element(by),
    getTitle: async () => 'Shop',
    quit: async () => did.push('quit'),
    manage: () => ({ window: () => ({ setRect: async (rect: object) => did.push(JSON.stringify(rect)) }) }),
  };
  const builder = { forBrowser: () => builder, build: async () => driver };
  const By = new Proxy({}, { get: (_, kind) => (value: string) => `${String(kind)}=${value}` });
  const selenium = {
    Builder: function Builder() {
      return builder;
    },
    By,
    until: { elementLocated: (by: string) => by },
  };
  const steps: (() => Promise<void>)[] = [];
  const after: (() => Promise<void>)[] = [];
  const run = new Function('require', 'describe', 'it', 'beforeEach', 'afterEach', 'console', body);
  run(
    (name: string) => (name === 'selenium-webdriver' ? selenium : assert),
    (_: string, tests: () => void) => tests(),
    (_: string, test: () => Promise<void>) => {
      steps.push(test);
      return { timeout: () => undefined };
    },
    (step: () => Promise<void>) => steps.unshift(step),
    (step: () => Promise<void>) => after.push(step),
    { log: (text: string) => did.push(`log ${text}`) },
  );
  try {
    for (const step of steps) await step();
  } catch (error) {
    did.push(`failed: ${(error as Error).message.split('\n')[0]}`);
  }
  for (const step of after) await step();
  return did;
}

test('an exported test does the same as the original', async () => {
  const did = await play(
    line('open', '/basket'),
    line('setWindowSize', '800x600'),
    line('click', 'css=a[title="b"]'),
    line('store', 'id=name', 'field'),
    line('type', '${field}', 'Ann'),
    line('storeText', 'id=count', 'count'),
    line('echo', '${count} "apples" of ${count}'),
    line('assertText', 'id=count', '${count}'),
    line('//echo', 'switched off'),
    line('assertTitle', 'Shop'),
  );
  assert.deepEqual(did, [
    'get https://example.org/basket',
    '{"width":800,"height":600}',
    'click css=a[title="b"]',
    'clear id=id=name',
    'keys Ann',
    'log twelve "apples" of twelve',
    'quit',
  ]);
});

test('a failed assertion makes the test fail, and so does a command that cannot be exported', async () => {
  assert.match((await play(line('assertTitle', 'Inn'))).join(), /^failed: .*,quit$/);
  assert.deepEqual(await play(line('dance', 'tango'), line('echo', 'after')), [
    'failed: dance cannot be exported',
    'quit',
  ]);
  assert.deepEqual(await play(line('click', 'magic=wand')), ['failed: magic=wand is not a locator', 'quit']);
  assert.deepEqual(await play(line('pause', '1); evil(')), ['failed: 1); evil( is not a time', 'quit']);
});
