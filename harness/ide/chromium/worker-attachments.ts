// Keeps puppeteer from attaching to a service worker several times.
//
// It attaches to each worker that starts through the browser, and once more through each page of the worker's extension,
// only to detach again. Each time takes six messages and lets the worker wait for its start.

import type { CDPSession, Connection } from 'puppeteer-core';

const options = {
  autoAttach: true,
  waitForDebuggerOnStart: true,
  flatten: true,
  filter: [{ type: 'service_worker', exclude: true }, {}],
};

/**
 * Lets all pages that are attached from now on leave the workers alone.
 *
 * @param parents sessions with the browser itself: what is attached through one of them, and through what is attached
 *   then
 */
export function attachToWorkersOnce(connection: Connection, parents: readonly (Connection | CDPSession)[]): void {
  for (const parent of parents) {
    parent.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type } }) => {
      const session = type === 'service_worker' ? null : connection.session(sessionId);
      if (!session) return;
      attachToWorkersOnce(connection, [session]);
      // A tab has only its page. After puppeteer has sent its own options; the page may be gone by then.
      if (type !== 'tab') setImmediate(() => session.send('Target.setAutoAttach', options).catch(() => {}));
    });
  }
}
