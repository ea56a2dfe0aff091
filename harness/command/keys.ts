// What the user types while `--watch` waits: single keys on a terminal, lines elsewhere.

export type Key = 'again' | 'all' | 'failed' | 'quit';

const keys: Readonly<Record<string, Key>> = { '': 'again', a: 'all', f: 'failed', q: 'quit' };
const interrupt = '\u0003';

/** Reads keys until it is closed. Others do nothing. @returns a function that closes it */
export function readKeys(input: NodeJS.ReadStream, onKey: (key: Key) => void): () => void {
  // Without this, a terminal waits for Enter, and Ctrl-C is a signal. With it, Ctrl-C is a character.
  if (input.isTTY) input.setRawMode(true);
  const onData = (data: Buffer | string): void => {
    const text = String(data);
    if (text.includes(interrupt)) {
      process.kill(process.pid, 'SIGINT');
      return;
    }
    const key = keys[text.trim()];
    if (key !== undefined) onKey(key);
  };
  input.on('data', onData);
  return () => {
    input.off('data', onData);
    if (input.isTTY) input.setRawMode(false);
    input.pause();
  };
}
