// The sandbox: a page without an origin, extension APIs or network access. It runs the scripts of tests when the page
// under test cannot. Each script runs in its own worker: a worker has no document that a script could mistake for the
// page's, and it can be terminated if the script does not end.

import type { SandboxAnswer, SandboxCall, ScriptOutcome } from './protocol';
import { sandboxLimitMs } from './protocol';

/** The worker's program. A script's result travels as JSON, as it does from a page. */
const program = `onmessage = async ({ data: { script, args } }) => {
  try {
    const value = await new Function(script)(...args);
    postMessage({ value: value === undefined ? null : JSON.parse(JSON.stringify(value) ?? 'null') });
  } catch (error) {
    postMessage({ problem: String(error) });
  }
};`;

const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));

/** Runs a script; always resolves. */
function run({ script, args }: SandboxCall): Promise<ScriptOutcome> {
  return new Promise((resolve) => {
    const worker = new Worker(address);
    const finish = (outcome: ScriptOutcome) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(
      () => finish({ problem: `the script did not end within ${sandboxLimitMs} ms` }),
      sandboxLimitMs,
    );
    worker.onmessage = ({ data }: MessageEvent<ScriptOutcome>) => finish(data);
    worker.onerror = ({ message }) => finish({ problem: message || 'the script could not be run' });
    worker.postMessage({ script, args });
  });
}

addEventListener('message', ({ data, source }: MessageEvent<SandboxCall>) => {
  // Accept calls of the embedding window only.
  if (source !== parent) return;
  void run(data).then((outcome) => {
    const answer: SandboxAnswer = { number: data.number, outcome };
    parent.postMessage(answer, '*');
  });
});
