// Whether another extension is there. The browser tells nobody without the permission `management`, which would let the
// IDE switch extensions off; so it is found out by sending a message.

/** An extension that has not answered by then is there, and has nothing to say. */
const answerLimitMs = 1000;

/**
 * Sends an event that needs no answer, and says whether somebody is there to hear it: false for an extension that is
 * disabled or uninstalled, and for one that does not listen to other extensions at all.
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
