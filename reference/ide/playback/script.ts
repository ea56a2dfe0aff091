// Runs the scripts of a test: in the page if its policy allows that, else in the sandbox.

import type { ScriptOutcome } from '../sandbox/protocol';
import { CommandFailure } from './failure';
import { type FramePlace, goneUnless, unlessLeft } from './page-call';

/** Time limit for a script of a test. */
const scriptLimitMs = 30_000;

/** The result of a script. `forbidden`: the page's content security policy forbids evaluating text. */
type ScriptReply = ScriptOutcome | { forbidden: true };

/** Runs a script outside any page. */
export type RunInSandbox = (script: string, args: readonly unknown[]) => Promise<ScriptOutcome>;

/** Reasons why a script does not run in the page. */
const noPage = 'no page is open';
const forbidden = "the page's content security policy forbids scripts of tests: it does not allow 'unsafe-eval'";

/**
 * Runs a script of a test in the page or in the sandbox.
 * Tests also calculate and compare with scripts before their first page, and in pages whose policy forbids evaluating
 * text. Such scripts run in the sandbox, where there is no document.
 * @param args the script's `arguments`
 * @returns its result, awaited if it is a promise; null if the script left the page
 * @throws CommandFailure if it throws or does not end in time; the message says why it ran outside the page, if it did
 */
export async function runScript(
  place: FramePlace,
  script: string,
  args: readonly unknown[],
  sandbox: RunInSandbox,
): Promise<unknown> {
  const inPage = await hasPage(place.tabId);
  const reply = inPage ? await askPage(place, script, args, false) : undefined;
  if (reply && !('forbidden' in reply)) return resultOf(reply);
  const outcome = await sandbox(script, args);
  if (!('problem' in outcome)) return outcome.value;
  throw new CommandFailure(`${outcome.problem}; the script ran outside the page: ${reply ? forbidden : noPage}`);
}

/**
 * Like `runScript`, for a script that ends by calling its last argument. It needs a page.
 * @throws CommandFailure also if the page's policy forbids it
 */
export async function runAsyncScript(place: FramePlace, script: string, args: readonly unknown[]): Promise<unknown> {
  const reply = await askPage(place, script, args, true);
  if ('forbidden' in reply) throw new CommandFailure(forbidden);
  return resultOf(reply);
}

/** Whether the IDE may access the tab's page: the browser reveals addresses of such pages only. */
async function hasPage(tabId: number): Promise<boolean> {
  const { url } = await chrome.tabs.get(tabId);
  return url !== undefined && /^(https?|file):/.test(url);
}

function resultOf(outcome: ScriptOutcome): unknown {
  if ('problem' in outcome) throw new CommandFailure(outcome.problem);
  return outcome.value;
}

async function askPage(
  place: FramePlace,
  script: string,
  args: readonly unknown[],
  callback: boolean,
): Promise<ScriptReply> {
  const injection = chrome.scripting.executeScript({
    target: { tabId: place.tabId, frameIds: [place.frameId] },
    world: 'MAIN',
    func: runInPage,
    // `undefined` cannot be sent.
    args: [script, args.map((value) => value ?? null), callback, scriptLimitMs],
  });
  const results = await unlessLeft(place.tabId, injection, 2 * scriptLimitMs).catch((error: unknown) =>
    goneUnless(error, place.frameId),
  );
  return results === 'gone' ? { value: null } : (results[0]?.result ?? { value: null });
}

/** Runs in the page; injected as text. */
async function runInPage(
  script: string,
  values: readonly unknown[],
  callback: boolean,
  limitMs: number,
): Promise<ScriptReply> {
  let run: (...given: unknown[]) => unknown;
  try {
    run = new Function(script) as typeof run;
  } catch (error) {
    return error instanceof EvalError ? { forbidden: true } : { problem: String(error) };
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the script did not end within ${limitMs} ms`)), limitMs);
  });
  try {
    const end = callback
      ? new Promise((resolve, reject) => {
          Promise.resolve(run(...values, resolve)).catch(reject);
        })
      : run(...values);
    const value = (await Promise.race([end, late])) ?? null;
    // Wait one task, so that a navigation that the script caused begins and the next command meets the new page.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
    return { value };
  } catch (error) {
    return { problem: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
