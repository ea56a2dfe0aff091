// Undo and redo: the projects before and after the current one. Pure.

import type { Project } from './side-project';

/** The projects to undo and redo to, the nearest last. */
export interface History {
  past: readonly Project[];
  future: readonly Project[];
  /** The subject of the last change. Consecutive changes of the same subject, such as typed letters, are one step. */
  subject: string | null;
}

/** The history of a project that was just opened. */
export const noHistory: History = { past: [], future: [], subject: null };

/** The number of steps kept. */
const historyLimit = 200;

/**
 * The history after a change.
 * @param before the project before the change
 * @param subject the subject of the change, if it may form one step with neighbouring changes
 */
export function recordChange(history: History, before: Project, subject: string | null): History {
  const continued = subject !== null && subject === history.subject;
  return {
    past: continued ? history.past : [...history.past.slice(-(historyLimit - 1)), before],
    future: [],
    subject,
  };
}

/** Goes one step back, if there is one. */
export function undo({ past, future }: History, present: Project): { history: History; project: Project } | undefined {
  const project = past.at(-1);
  if (!project) return undefined;
  return { history: { past: past.slice(0, -1), future: [...future, present], subject: null }, project };
}

/** Goes one step forward, if there is one. */
export function redo({ past, future }: History, present: Project): { history: History; project: Project } | undefined {
  const project = future.at(-1);
  if (!project) return undefined;
  return { history: { past: [...past, present], future: future.slice(0, -1), subject: null }, project };
}
