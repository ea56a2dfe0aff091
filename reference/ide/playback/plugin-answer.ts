// What plugins' answers to `execute` and to events mean. Pure.

import type { PluginOutcome } from './host';

/**
 * Reads the answer of a plugin that executed a command: `true`, `{status: 'undetermined'}`, `{error}` or
 * `{error, status: 'fatal'}`. Any other value means that the plugin is done and complains of nothing.
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
 * Reads the answer of a plugin to an event: `{status: 'fatal', message}` or `{error}` when it cannot do its part.
 * @returns its reason, or undefined when it has nothing against going on
 */
export function objectionOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { error, message, status } = answer as { error?: unknown; message?: unknown; status?: unknown };
  const reason = error ?? message;
  if (status === 'fatal') return reason === undefined || reason === null ? 'the plugin gave up' : String(reason);
  return error === undefined || error === null ? undefined : String(error);
}
