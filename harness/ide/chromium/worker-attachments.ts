// Keeps puppeteer from attaching to a service worker several times.
//
// It attaches to each worker that starts through the browser, and once more through each open page of the worker's
// extension, only to detach again. Each time takes six messages, and the worker waits for them before it starts.

import type { CDPSession, Connection } from 'puppeteer-core';

/** Puppeteer's own options, without service workers. */
const options = {
  autoAttach: true,
  waitForDebuggerOnStart: true,
  flatten: true,
  filter: [{ type: 'service_worker', exclude: true }, {}],
};

/**
 * From now on, puppeteer does not attach to workers through a page.
 *
 * @param parent what pages are attached through: the connection, or a session with the browser
 */
export function attachToWorkersOnce(connection: Connection, parent: Connection | CDPSession): void {
  parent.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type } }) => {
    const session = type === 'service_worker' ? null : connection.session(sessionId);
    if (!session) return;
    // A page is attached through its tab.
    attachToWorkersOnce(connection, session);
    if (type === 'tab') return;
    // Later than puppeteer sends its options in the same turn. The page may be gone by then.
    setImmediate(() => session.send('Target.setAutoAttach', options).catch(() => {}));
  });
}
