// The answers to calls. Refusals are values too, because extension messages have no status codes.

import type { Command } from '../project/side-project';

/** Machine-readable reasons for refusals. */
export type ErrorCode =
  | 'CannotAccessInControlMode'
  | 'ConnectionRequestBlocked'
  | 'ConnectionRequestPending'
  | 'InvalidProject'
  | 'MissingProject'
  | 'NotActive'
  | 'NotRegistered'
  | 'QuestionPending';

/** A refused call: a sentence for the plugin's author and, if a program may want to react, a code. */
export interface ApiError {
  error: string;
  errorCode?: ErrorCode;
}

/** Every value that an endpoint may return; all of them survive JSON. */
export type Answer =
  | boolean
  | string
  | { id: string; name: string }
  | { id: number }
  | { commands: readonly Command[] }
  | ApiError;

/** Makes a refusal. */
export function refuse(error: string, errorCode?: ErrorCode): ApiError {
  return errorCode === undefined ? { error } : { error, errorCode };
}

/** Whether an answer is a refusal. */
export function isRefusal(answer: unknown): answer is ApiError {
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}
