// Running the scripts of a test: among the page's own where the page allows it, else in the sandbox.

import type { ScriptOutcome } from '../sandbox/protocol';
import { CommandFailure } from './failure';
import { type FramePlace, goneUnless, unlessLeft } from './page-call';

/** How long a script of a test may take. */
const scriptLimitMs = 30_000;

/** What came of a script. `forbidden`: the page's own policy keeps texts from being run as scripts. */
type ScriptReply = ScriptOutcome | { forbidden: true };

/** Runs a script outside of all pages. */
export type RunInSandbox = (script: string, args: readonly unknown[]) => Promise<ScriptOutcome>;

/** Why a script is not run in the page. */
const noPage = 'there is no page yet';
const forbidden = "the page's content security policy forbids scripts of tests: it does not allow 'unsafe-eval'";

/**
 * Runs a script of a test where it can be run.
 * A test counts and compares with scripts also before its first page, and in pages whose policy keeps texts from being
 * run as scripts: those run in the sandbox, where there is no document.
 * @param args what the script reads as `arguments`
 * @returns what it returns, or its promise resolves to; null when it left the page
 * @throws CommandFailure when it throws, or does not end in time; it says why the page was not there, when it was not
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
  throw new CommandFailure(`${outcome.problem}; the script was run outside of the page: ${reply ? forbidden : noPage}`);
}

/**
 * As `runScript`, for a script that ends when it calls the function that is its last argument. It needs a page.
 * @throws CommandFailure also when the page's policy forbids it
 */
export async function runAsyncScript(place: FramePlace, script: string, args: readonly unknown[]): Promise<unknown> {
  const reply = await askPage(place, script, args, true);
  if ('forbidden' in reply) throw new CommandFailure(forbidden);
  return resultOf(reply);
}

/** Whether the tab shows a page that the IDE may play in: only those tell it their addresses. */
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
    // `undefined` does not travel.
    args: [script, args.map((value) => value ?? null), callback, scriptLimitMs],
  });
  const results = await unlessLeft(place.tabId, injection, 2 * scriptLimitMs).catch((error: unknown) =>
    goneUnless(error, place.frameId),
  );
  return results === 'gone' ? { value: null } : (results[0]?.result ?? { value: null });
}

/** Runs in the page; sent there as text. */
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
    // One task later a navigation that the script has caused has begun, and the next command meets the new page.
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
