// Translates messages between bytes and text, with compiled schemas or without.

import { TypeRegistry } from './link/type-registry';
import type { Diagnostic, FileDescriptor } from './model/descriptor';
import type { MessageElement } from './model/elements';
import { readMessage } from './values/message-reader';
import { readText } from './values/text-format';
import { printMessage, printUnknown } from './values/text-printer';
import { readAllUnknown } from './wire/unknown-fields';
import { WireWriter } from './wire/wire';
import { WireError, WireReader } from './wire/wire-reader';

/** A message in the other form. */
export interface Translated<Form> {
  readonly result: Form;
  /** Paths of the required fields that are not set: `part.list[2].id`. */
  readonly missing: readonly string[];
}

/** A message that cannot be translated; the message says why. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';

  /** @param diagnostic the error with its position, if it is in a text */
  constructor(
    message: string,
    readonly diagnostic?: Diagnostic,
  ) {
    super(message);
  }
}

/**
 * The bytes of a message in text format.
 * @param files the files that declare the type, or import its declaration
 * @param fullName the type's name, with its package
 * @param text the text, which diagnostics call `input`
 * @param deterministic sort map entries by key
 * @throws TranslationError for an unknown type, and for the first error in the text
 */
export function encodeText(
  files: readonly FileDescriptor[],
  fullName: string,
  text: string,
  deterministic = false,
): Translated<Uint8Array> {
  const registry = new TypeRegistry(files);
  const message = readText('input', text, typeOf(registry, fullName), registry);
  if ('severity' in message) {
    const { file, line, column } = message;
    throw new TranslationError(`${file}:${line}:${column}: ${message.message}`, message);
  }
  if (deterministic) message.orderMaps();
  const out = new WireWriter();
  message.write(out);
  return { result: out.finish(), missing: message.missing().map(({ path }) => path) };
}

/**
 * The text of a message.
 * @param files the files that declare the type, or import its declaration
 * @param fullName the type's name, with its package
 * @throws TranslationError for an unknown type, and for bytes that are not a message of this type
 */
export function decodeToText(
  files: readonly FileDescriptor[],
  fullName: string,
  bytes: Uint8Array,
): Translated<string> {
  const registry = new TypeRegistry(files);
  const type = typeOf(registry, fullName);
  const message = orFault(() => readMessage(bytes, type, (of, number) => registry.extensionByNumber(of, number)));
  return { result: printMessage(message), missing: message.missing().map(({ path }) => path) };
}

/**
 * The text of a message of unknown type: field numbers instead of names; bytes that parse as a message are printed as
 * one.
 * @throws TranslationError for bytes that are not a message
 */
export function decodeRaw(bytes: Uint8Array): string {
  return printUnknown(orFault(() => readAllUnknown(new WireReader(bytes), 100)));
}

function typeOf(registry: TypeRegistry, fullName: string): MessageElement {
  const type = registry.message(fullName);
  if (type === undefined)
    throw new TranslationError(
      `Type not defined: the schemas have no message ${fullName}. Pass the full name, including the package.`,
    );
  return type;
}

function orFault<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof WireError) throw new TranslationError(`Failed to parse input: ${error.message}.`);
    throw error;
  }
}
