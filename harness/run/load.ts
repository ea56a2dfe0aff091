// Stage 1 of a run: loads the subject.

import { loadSubject, type Subject } from '../subject/manifest';
import { type Baseline, loadBaseline, noBaseline } from '../verdict/baseline';
import type { RunOptions } from './options';

/** A subject with its known failures. */
export interface LoadedSubject {
  readonly subject: Subject;
  readonly baseline: Baseline;
}

/** @throws UsageError for a manifest or a baseline that is missing or not valid */
export async function load({ subject: name, root, wait }: RunOptions): Promise<LoadedSubject> {
  const subject = withWait(await loadSubject(name, root), wait);
  return { subject, baseline: subject.baseline ? await loadBaseline(subject.baseline) : noBaseline };
}

function withWait(subject: Subject, seconds: number | undefined): Subject {
  if (seconds === undefined || subject.ide === undefined) return subject;
  return { ...subject, ide: { ...subject.ide, limitSeconds: seconds } };
}
