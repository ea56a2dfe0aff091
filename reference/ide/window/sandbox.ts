// The window's side of the sandbox, which is created for the first script.

import {
  type SandboxAnswer,
  type SandboxCall,
  type ScriptOutcome,
  sandboxLimitMs,
  sandboxPath,
} from '../sandbox/protocol';

/** Time limit for the sandbox's answer; longer than a script's own limit. */
const silenceLimitMs = sandboxLimitMs + 5_000;

/** Whether the browser has sandboxed pages of extensions. Firefox has none, and evaluates no text in other pages. */
const hasSandbox = () => !chrome.runtime.getURL('').startsWith('moz-extension:');

let frame: Promise<HTMLIFrameElement> | undefined;
let calls = 0;

/**
 * Runs a script outside any page, for conditions and calculations of a test when the page cannot run scripts.
 * @param args the script's `arguments`
 * @returns its result after a round trip through JSON, or the problem; always resolves
 */
export async function runInSandbox(script: string, args: readonly unknown[]): Promise<ScriptOutcome> {
  if (!hasSandbox()) return { problem: 'Firefox runs scripts of tests in pages only: open a page that allows scripts' };
  frame ??= makeFrame();
  const { contentWindow } = await frame;
  const number = ++calls;
  const { promise, resolve } = Promise.withResolvers<ScriptOutcome>();
  const heard = ({ data, source }: MessageEvent<SandboxAnswer>) => {
    if (source === contentWindow && data.number === number) resolve(data.outcome);
  };
  const timer = setTimeout(() => resolve({ problem: 'the sandbox does not answer' }), silenceLimitMs);
  addEventListener('message', heard);
  try {
    const call: SandboxCall = { number, script, args: args.map((value) => value ?? null) };
    // The sandbox has no origin to name as the target; `*` is safe because no other page can be in this frame.
    contentWindow?.postMessage(call, '*');
    return await promise;
  } catch (error) {
    return { problem: String(error) };
  } finally {
    clearTimeout(timer);
    removeEventListener('message', heard);
  }
}

function makeFrame(): Promise<HTMLIFrameElement> {
  const made = document.createElement('iframe');
  made.hidden = true;
  made.title = 'Sandbox';
  made.src = sandboxPath;
  const { promise, resolve } = Promise.withResolvers<HTMLIFrameElement>();
  made.onload = () => resolve(made);
  // Outside the body, which Preact renders.
  document.documentElement.append(made);
  return promise;
}
