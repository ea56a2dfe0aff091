// Normalizes a message of an extension to a request that the route table understands. Pure.

import { type ApiError, refuse } from './answer';

/** A message in normal form. */
export interface ApiRequest {
  /** In upper case. */
  verb: string;
  /** In lower case, with its leading slash, without the version prefix. */
  path: string;
  /** The fields beside `uri` and inside `payload`; the latter win. */
  payload: Record<string, unknown>;
}

/** Fields that belong to the envelope and never to the payload. */
const envelope = new Set(['uri', 'verb', 'payload', 'openIDEIfClosed', 'openSeleniumIDEIfClosed']);

/**
 * Reads a message.
 * @returns the request, or a refusal that says what is wrong with the envelope
 */
export function normalize(message: unknown): ApiRequest | ApiError {
  if (!isRecord(message)) return refuse('A message must be an object with `uri` and `verb`');
  const { uri, verb, payload } = message;
  if (typeof uri !== 'string') return refuse('The message has no `uri`: expected a string such as "/health"');
  if (typeof verb !== 'string') return refuse('The message has no `verb`: expected "get", "post", "put" or "delete"');
  if (payload !== undefined && payload !== null && !isRecord(payload)) {
    return refuse('`payload` must be an object');
  }
  const beside = Object.fromEntries(Object.entries(message).filter(([name]) => !envelope.has(name)));
  return {
    verb: verb.toUpperCase(),
    path: absolute(uri)
      .toLowerCase()
      .replace(/^\/v1(?=\/)/, ''),
    payload: { ...beside, ...payload },
  };
}

/** Some plugins write `health` where others write `/health`. */
function absolute(uri: string): string {
  return uri.startsWith('/') ? uri : `/${uri}`;
}

/** Whether the message asks to open a closed IDE (rule ide.open.request). Only the boolean `true` counts. */
export function asksToOpen(message: unknown): boolean {
  return isRecord(message) && (message.openIDEIfClosed === true || message.openSeleniumIDEIfClosed === true);
}

/** Whether the message is an open request and nothing else. */
export function onlyAsksToOpen(message: unknown): boolean {
  return asksToOpen(message) && isRecord(message) && message.uri === undefined && message.verb === undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Quotes a caller's text for an error message; long text is cut. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
