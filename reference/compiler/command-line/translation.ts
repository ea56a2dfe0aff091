// `--encode`, `--decode` and `--decode_raw`: a message from standard input to standard output.

import { readFileSync } from 'node:fs';
import type { FileDescriptor } from '../schema/model/descriptor';
import { decodeRaw, decodeToText, encodeText, type Translated, TranslationError } from '../schema/translate';
import { CommandLineError, type TranslateRequest } from './arguments/request';
import type { Console } from './console';
import { load } from './sources/loading';

/**
 * Translates the message on standard input.
 * @returns the exit status
 * @throws CommandLineError for an unknown type, or input that cannot be translated
 */
export function translate(request: TranslateRequest | { readonly kind: 'decodeRaw' }, console: Console): number {
  if (request.kind === 'decodeRaw') {
    console.write(orRefused(() => decodeRaw(standardInput())));
    return 0;
  }
  const loaded = load(request.sources, console);
  if (loaded === undefined) return 1;
  const { result, missing } = orRefused(() => translated(request, loaded.files));
  if (missing.length > 0) {
    console.error(`warning: the message lacks required fields: ${missing.join(', ')}`);
  }
  console.write(result);
  return 0;
}

function translated(
  { kind, type, deterministic }: TranslateRequest,
  files: readonly FileDescriptor[],
): Translated<string | Uint8Array> {
  const input = standardInput();
  if (kind === 'decode') return decodeToText(files, type, input);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(input);
  } catch {
    throw new CommandLineError('input: the text is not UTF-8. Write other bytes as escapes, for example \\377.');
  }
  return encodeText(files, type, text, deterministic);
}

function standardInput(): Uint8Array {
  try {
    return readFileSync(0);
  } catch (error) {
    throw new CommandLineError(`standard input cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
}

function orRefused<Result>(translate: () => Result): Result {
  try {
    return translate();
  } catch (error) {
    if (error instanceof TranslationError) throw new CommandLineError(error.message);
    throw error;
  }
}
