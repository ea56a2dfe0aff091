// Running the scripts of a test among the page's own.

import { CommandFailure } from './failure';
import { type FramePlace, goneUnless, unlessLeft } from './page-call';

/** How long a script of a test may take. */
const scriptLimitMs = 30_000;

/** What came of a script. `forbidden`: the page's own policy keeps texts from being run as scripts. */
type ScriptReply = { value: unknown } | { problem: string } | { forbidden: true };

/**
 * Runs a script in a frame.
 * @param args what the script reads as `arguments`
 * @param callback whether the script's end is the call of a function, which it finds as its last argument
 * @returns what it returns, or its promise resolves to; null when it left the page
 * @throws CommandFailure when it throws, when it does not end in time, and when the page's policy forbids it
 */
export async function runScript(
  place: FramePlace,
  script: string,
  args: readonly unknown[],
  callback: boolean,
): Promise<unknown> {
  const injection = chrome.scripting.executeScript({
    target: { tabId: place.tabId, frameIds: [place.frameId] },
    world: 'MAIN',
    func: runInPage,
    // `undefined` does not travel.
    args: [script, args.map((value) => value ?? null), callback, scriptLimitMs],
  });
  const results = await unlessLeft(place.tabId, injection, scriptLimitMs).catch((error: unknown) =>
    goneUnless(error, place.frameId),
  );
  const reply: ScriptReply = results === 'gone' ? { value: null } : (results[0]?.result ?? { value: null });
  if ('value' in reply) return reply.value;
  throw new CommandFailure(
    'problem' in reply
      ? reply.problem
      : "the page's content security policy forbids the scripts of tests: it does not allow 'unsafe-eval'",
  );
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
    return { value: (await Promise.race([end, late])) ?? null };
  } catch (error) {
    return { problem: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
