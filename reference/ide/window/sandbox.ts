// The window's side of the sandbox, which is made when the first script needs it.

import {
  type SandboxAnswer,
  type SandboxCall,
  type ScriptOutcome,
  sandboxLimitMs,
  sandboxPath,
} from '../sandbox/protocol';

/** A sandbox that does not even answer that a script has not ended. */
const silenceLimitMs = sandboxLimitMs + 5_000;

let frame: Promise<HTMLIFrameElement> | undefined;
let calls = 0;

/**
 * Runs a script outside of all pages: for the conditions and sums of a test where no page runs scripts.
 * @param args what the script reads as `arguments`
 * @returns what it returns, as JSON keeps it, or what went wrong; always resolves
 */
export async function runInSandbox(script: string, args: readonly unknown[]): Promise<ScriptOutcome> {
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
    // A page of no origin can be told nothing by its origin; it is ours, and nobody else can be in the frame.
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
  // Beside the body, which is drawn anew and again.
  document.documentElement.append(made);
  return promise;
}
