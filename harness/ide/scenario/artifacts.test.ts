import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { Subject } from '../../subject/manifest';
import { ChromiumSession } from '../session/chromium-session';
import { transcript } from './artifacts';
import { IdeScenario, type ScenarioWorld } from './scenario';

describe('the transcript', () => {
  const message = { uri: '/log', verb: 'post' };

  test('has the messages and answers of both directions in order of time, and unanswered messages at the end', () => {
    const text = transcript(
      [
        { from: 'Plugin A', to: 'IDE', message, at: 1010, answer: true, answeredAt: 1040 },
        { from: 'IDE', to: 'Plugin A', message: { action: 'execute' }, at: 1020, answer: 'no value', answeredAt: 1021 },
        { from: 'Plugin B', to: 'IDE', message, at: 1015 },
      ],
      1000,
    );
    deepEqual(text.split('\n'), [
      '    10 ms  Plugin A -> IDE  {"uri":"/log","verb":"post"}',
      '    15 ms  Plugin B -> IDE  {"uri":"/log","verb":"post"}',
      '    20 ms  IDE -> Plugin A  {"action":"execute"}',
      '    21 ms  IDE <- Plugin A  "no value"',
      '    40 ms  Plugin A <- IDE  true',
      'not answered  Plugin B -> IDE  {"uri":"/log","verb":"post"}',
    ]);
  });

  test('has a limited number of messages, of limited lengths', () => {
    const long = { from: 'Plugin A', to: 'IDE', message: 'x'.repeat(10_000), at: 0, answer: true, answeredAt: 1 };
    const text = transcript(
      Array.from({ length: 1000 }, () => long),
      0,
    );
    equal(text.length < 900_000, true);
    match(text, /… 1800 more …/);
    match(text, /x… \(10002 characters\)/);
  });
});

const files: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({
    manifest_version: 3,
    name: 'Talking IDE',
    version: '1.0',
    background: { service_worker: 'worker.js' },
  }),
  'ide.html': '<!doctype html><html lang="en"><title>IDE</title><h1>Talking</h1><script src="ide.js"></script>',
  'ide.js': `console.info('the window says', 7); setTimeout(() => { throw new Error('the window fails'); });`,
  'worker.js': `
    chrome.runtime.onMessageExternal.addListener(({ uri }, _, respond) => {
      console.error('the worker was asked for ' + uri);
      respond(true);
    });
  `,
};

describe('a scenario that fails', () => {
  let folder: string | undefined;
  after(async () => {
    await ChromiumSession.end();
    if (folder !== undefined) await rm(folder, { recursive: true });
  });

  test('attaches the window, the pages under test, the messages and the consoles, even if a page hangs', async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-talking-ide-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const attached = new Map<string, string | Buffer>();
    const cleanups: (() => Promise<void>)[] = [];
    const collectors: (() => Promise<void>)[] = [];
    const world: ScenarioWorld = {
      subject: { name: 'talking', ide: { extension: folder, page: 'ide.html' } } as Subject,
      failure: 'expected red to equal orange',
      atFailure: (collect) => collectors.push(collect),
      atEnd: (cleanup) => cleanups.push(cleanup),
      attach: (content, { fileName }) => attached.set(fileName, content),
    };
    const ide = await IdeScenario.of(world);
    await ide.driver.open();
    await ide.send('A', { uri: '/health', verb: 'get' });
    await ide.session.lookAt(ide.session.pages.publish('<p>Under test</p>'));
    const path = ide.session.pages.publish('<p>Hangs</p>');
    await ide.session.lookAt(path);
    const hanging = await ide.session.pageAt(ide.session.pages.origin + path);
    hanging.evaluate('for (;;) {}').catch(() => {});
    for (const task of [...collectors, ...cleanups.reverse()]) await task();
    deepEqual([...attached.keys()].sort(), ['console.txt', 'ide.png', 'messages.txt', 'tab-1.png']);
    match(String(attached.get('messages.txt')), /Plugin A -> IDE {2}\{"uri":"\/health".*\n.*Plugin A <- IDE {2}true$/);
    const lines = String(attached.get('console.txt'));
    match(lines, /ms {2}chrome-extension:.*ide\.html info: the window says 7$/m);
    match(lines, /ide\.html uncaught: Error: the window fails$/m);
    match(lines, /worker\.js error: the worker was asked for \/health$/m);
    match(lines, /page-2 does not answer: its console could not be read$/m);
  });
});
