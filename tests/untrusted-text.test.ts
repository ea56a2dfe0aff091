// The window shows the fields of plugins and project files as text, even if they contain markup.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { IdeLab, sendAll } from '../quality/fuzz/ide/lab';

const markup = '<img src=x onerror="document.title=`owned`"><b>bold</b><script>document.title="owned"</script>';

let lab: IdeLab;
let window: Page;
before(async () => {
  lab = await IdeLab.launch(1);
});
after(() => lab.close());

/** Sends messages from one caller, one after another. @returns the values of the answers */
async function send(...messages: readonly object[]): Promise<unknown[]> {
  const answers = await sendAll(
    lab.callers[0]!.page,
    lab.ide,
    messages.map((message) => JSON.stringify(message)),
  );
  return answers.map(({ answer }) => ('value' in answer ? answer.value : answer.rejected));
}

async function fresh(): Promise<void> {
  await lab.fresh();
  window = (await lab.openWindow())!;
}

/** The effects of the markup: elements that it became, whether it is shown as text, and the scripts that ran. */
async function traces(): Promise<{ elements: number; shown: boolean; title: string; complaints: string[] }> {
  const seen = await window.evaluate((text) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')].map(({ value }) => value);
    return {
      elements: document.querySelectorAll('body img, body b, body script').length,
      shown: `${document.body.textContent} ${fields.join(' ')}`.includes(text),
      title: document.title,
    };
  }, markup);
  const console = await lab.console();
  return { ...seen, complaints: console.filter((line) => /uncaught|Content Security|TrustedHTML/i.test(line)) };
}

async function assertText(): Promise<void> {
  const { elements, shown, title, complaints } = await traces();
  assert.equal(elements, 0);
  assert.equal(shown, true, 'the text is shown');
  assert.notEqual(title, 'owned');
  assert.deepEqual(complaints, []);
}

const command = { id: 'c', comment: markup, command: markup, target: markup, targets: [], value: markup };
const project = {
  id: 'p',
  version: '2.0',
  name: markup,
  url: markup,
  tests: [{ id: 't', name: markup, commands: [command] }],
  suites: [{ id: 's', name: markup, tests: ['t'] }],
  urls: [markup],
  plugins: [{ name: markup }],
};

test('a project with markup in every field', async () => {
  await fresh();
  assert.deepEqual(await send({ uri: '/project', verb: 'post', project }), [true]);
  await lab.until('the project to be shown', async () => (await lab.driver.projectName()) === markup);
  await assertText();
});

test("a plugin with markup in its name, its commands' and its log entries", async () => {
  await fresh();
  const commands = [{ id: markup, name: markup }];
  const answers = await send(
    { uri: '/register', verb: 'post', name: markup, version: markup, commands },
    { uri: '/log', verb: 'post', message: markup, type: 'error' },
    { uri: '/playback/log', verb: 'post', message: `${markup} javascript:alert(1) http://127.0.0.1/${markup}` },
    { uri: '/project', verb: 'post', project: { ...project, name: 'Plain' } },
  );
  assert.deepEqual(answers, [true, true, true, true]);
  await lab.until('the entries to be shown', async () => (await lab.driver.log()).length === 2);
  await assertText();
  const links = (await lab.driver.log()).flatMap((entry) => entry.links);
  assert.ok(
    links.every(({ href }) => href.startsWith('http://127.0.0.1/')),
    JSON.stringify(links),
  );
});

test('the question about a plugin with a deceptive name shows it unaltered, and the extension id', async () => {
  await fresh();
  // Turned by the second character, this would read “Chromium”; the rest is there to push the id out of sight.
  const name = `\u202Emuimorhc\u202C\u0000\u200B${markup}`;
  const answer = send({ uri: '/control', verb: 'post', name, version: '1.0' });
  await lab.until('a question to the user', async () => (await lab.driver.dialog()) !== undefined);
  const { text } = (await lab.driver.dialog())!;
  assert.ok(text.includes(`“muimorhc${markup}” asks to control`), text);
  assert.ok(text.includes(lab.callers[0]!.id), text);
  await assertText();
  await lab.driver.reply('accept');
  assert.deepEqual(await answer, [true]);
  await lab.until('the banner to be shown', async () => (await lab.driver.controller()).includes('muimorhc'));
  window = (await lab.openWindow())!;
  await assertText();
});

test("the window's security policies forbid it to parse texts, to run them as scripts, and to load foreign files", async () => {
  await fresh();
  const refused = await window.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('p').innerHTML = '<b>parsed</b>';
      },
      'new Function': () => new Function('return 1')(),
      script: () => {
        document.createElement('script').text = '1';
      },
      policy: () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('any', {}),
      fetch: () => fetch('http://127.0.0.1/'),
      worker: () => new Worker('http://127.0.0.1/worker.js'),
    };
    const outcome: string[] = [];
    // Code that puppeteer evaluates is exempt from the policies until its task ends.
    await new Promise((resolve) => setTimeout(resolve));
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        outcome.push(name);
      }
    }
    return outcome;
  });
  assert.deepEqual(refused, ['innerHTML', 'new Function', 'script', 'policy', 'fetch', 'worker']);
});
