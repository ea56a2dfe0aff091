// What a plugin's answer to `execute` means. Pure.

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
