// Interprets the IDE's answers.

import type { Answer } from '../plugin/plugin';

/**
 * Whether the IDE answered with an error: a value with a text under `error`, or a rejection, also in the form in which
 * the library webextension-polyfill sends one. The document leaves the format of errors open, but an error must have a
 * message. A missing answer or a missing listener is not an error *of the IDE*.
 */
export function isError(answer: Answer): boolean {
  switch (answer.kind) {
    case 'value': {
      const { value } = answer;
      if (typeof value !== 'object' || value === null) return false;
      const message = isPolyfillRejection(value) ? value.message : 'error' in value ? value.error : undefined;
      return typeof message === 'string' && message !== '';
    }
    case 'rejected':
      return !/Receiving end does not exist|message (port|channel) (is )?closed/i.test(answer.reason);
    case 'nothing':
      return false;
  }
}

/** Whether an answer stands for a rejected promise: a listener's answer travels as a value. */
function isPolyfillRejection(value: object): value is { readonly message: unknown } {
  return '__mozWebExtensionPolyfillReject__' in value && 'message' in value;
}

/** Whether the IDE answered with a value that is not an error. */
export function isSuccess(answer: Answer): boolean {
  return answer.kind === 'value' && !isError(answer);
}

/** The `id` in an answer; undefined if it has none. */
export function idIn(answer: Answer): unknown {
  if (answer.kind !== 'value' || typeof answer.value !== 'object' || answer.value === null) return undefined;
  return 'id' in answer.value ? answer.value.id : undefined;
}

/** Describes an answer, for messages. */
export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'value':
      return JSON.stringify(answer.value);
    case 'rejected':
      return `a rejection: ${answer.reason}`;
    case 'nothing':
      return 'no answer (undefined)';
  }
}
