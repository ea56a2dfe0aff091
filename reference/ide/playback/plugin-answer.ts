// Interprets plugins' answers to `execute` and to events. Pure.

import type { PluginOutcome } from './host';

/**
 * Interprets a plugin's answer to `execute`: `true`, `{status: 'undetermined'}`, `{error}` or
 * `{error, status: 'fatal'}`. Any other value except `false` means success.
 */
export function outcomeOf(answer: unknown): PluginOutcome {
  if (answer === false) return { state: 'failed', message: 'the plugin answered false' };
  if (typeof answer !== 'object' || answer === null) return { state: 'passed', message: '' };
  const { error, status } = answer as { error?: unknown; status?: unknown };
  if (error !== undefined && error !== null) {
    return { state: status === 'fatal' ? 'fatal' : 'failed', message: String(error) };
  }
  return { state: status === 'undetermined' ? 'undetermined' : 'passed', message: '' };
}

/**
 * Interprets a plugin's answer to an event: `{status: 'fatal', message}` or `{error}` is an objection.
 * @returns the reason, or undefined if the plugin does not object
 */
export function objectionOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { error, message, status } = answer as { error?: unknown; message?: unknown; status?: unknown };
  const reason = error ?? message;
  if (status === 'fatal')
    return reason === undefined || reason === null ? 'the plugin reported a fatal error' : String(reason);
  return error === undefined || error === null ? undefined : String(error);
}
