// Interprets the IDE's answers.

import type { Answer } from '../plugin/plugin';

/**
 * Whether the IDE answered with an error: a value with a text under `error`, or a rejection. The document leaves the
 * format of errors open, but an error must have a message. A missing answer or a missing listener is not an error *of
 * the IDE*.
 */
export function isError(answer: Answer): boolean {
  switch (answer.kind) {
    case 'value': {
      const { value } = answer;
      return (
        typeof value === 'object' &&
        value !== null &&
        'error' in value &&
        typeof value.error === 'string' &&
        value.error !== ''
      );
    }
    case 'rejected':
      return !/Receiving end does not exist|message (port|channel) (is )?closed/i.test(answer.reason);
    case 'nothing':
      return false;
  }
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
