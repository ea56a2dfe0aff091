// Undo and redo: the projects before and after the one that is shown. Pure.

import type { Project } from './side-project';

/** What can be gone back to and forward to, the nearest last. */
export interface History {
  past: readonly Project[];
  future: readonly Project[];
  /** What the last change was about; changes that follow about the same, as letters of one word, are one step. */
  subject: string | null;
}

/** The history of a project that was just opened. */
export const noHistory: History = { past: [], future: [], subject: null };

/** Steps that are remembered. */
const historyLimit = 200;

/**
 * The history after a change.
 * @param before the project that was changed
 * @param subject what the change is about, if it may be one step with the changes before and after it
 */
export function recordChange(history: History, before: Project, subject: string | null): History {
  const continued = subject !== null && subject === history.subject;
  return {
    past: continued ? history.past : [...history.past.slice(-(historyLimit - 1)), before],
    future: [],
    subject,
  };
}

/** One step back, if there is one. */
export function undo({ past, future }: History, present: Project): { history: History; project: Project } | undefined {
  const project = past.at(-1);
  if (!project) return undefined;
  return { history: { past: past.slice(0, -1), future: [...future, present], subject: null }, project };
}

/** One step forward, if there is one. */
export function redo({ past, future }: History, present: Project): { history: History; project: Project } | undefined {
  const project = future.at(-1);
  if (!project) return undefined;
  return { history: { past: [...past, present], future: future.slice(0, -1), subject: null }, project };
}
