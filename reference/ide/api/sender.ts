// Who sent a message of another extension: Chromium and Firefox address extensions differently.

/** What the browser says about a sender. */
export type Sender = Pick<chrome.runtime.MessageSender, 'id' | 'origin' | 'url'>;

/**
 * Whether a sender is a page or the worker of an extension, not its content script in a web page.
 *
 * In Chromium the host of an extension's address is its id. In Firefox it is a random UUID, which differs on every
 * machine; but the browser itself sets the id, and only extensions have addresses of that scheme.
 * @param own an address of the IDE itself, which tells the browser
 */
export function isExtension({ id, origin, url }: Sender, own: string): boolean {
  if (id === undefined) return false;
  if (!own.startsWith('moz-extension:')) {
    const place = `chrome-extension://${id}`;
    return (origin ?? place) === place && (url === undefined || url.startsWith(`${place}/`));
  }
  const [host, ...others] = [origin, url].flatMap((place) => (place === undefined ? [] : [hostOf(place)]));
  return host !== '' && others.every((other) => other === host);
}

/** The host of an address of a Firefox extension; empty for any other address. */
function hostOf(address: string): string {
  return /^moz-extension:\/\/([^/]+)(?:\/|$)/.exec(address)?.[1] ?? '';
}
