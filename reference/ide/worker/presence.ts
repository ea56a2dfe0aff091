// Detects whether another extension is installed and listens, by sending it a message. The browser's own API needs the
// permission `management`, which would let the IDE disable extensions.

/** An extension that has not answered by then exists but does not answer. */
const answerLimitMs = 1000;

/**
 * Sends an event that needs no answer. Returns whether somebody listens: false for an extension that is disabled or
 * uninstalled, or that does not listen to other extensions at all.
 */
export async function hears(extension: string, event: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(true), answerLimitMs);
  chrome.runtime.sendMessage(extension, { action: 'event', event, options: {} }).then(
    () => resolve(true),
    (error: unknown) => resolve(!/Receiving end does not exist/i.test(String(error))),
  );
  return await promise.finally(() => clearTimeout(timer));
}
