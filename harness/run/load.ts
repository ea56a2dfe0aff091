// Stage 1 of a run: loads the subject.

import { existsSync } from 'node:fs';
import { type BenchDocument, readBench } from '../report/bench';
import { loadSubject, type Subject } from '../subject/manifest';
import { type Baseline, loadBaseline, noBaseline } from '../verdict/baseline';
import type { RunOptions } from './options';

/** A subject with its known failures. */
export interface LoadedSubject {
  readonly subject: Subject;
  readonly baseline: Baseline;
  /** The figures that its report plots. */
  readonly bench?: BenchDocument;
}

/** @throws UsageError for a manifest, a baseline or a bench.json that is missing or not valid */
export async function load({
  subject: name,
  root,
  wait,
  browser,
  fresh,
  updateBaseline = false,
  bench: benchFile,
}: RunOptions): Promise<LoadedSubject> {
  const subject = withIdeOptions(await loadSubject(name, root, { updateBaseline }), wait, browser, fresh);
  const { baseline: file } = subject;
  const baseline = file && existsSync(file) ? await loadBaseline(file) : noBaseline;
  const bench = benchFile === undefined ? undefined : await readBench(benchFile, subject.name);
  return { subject, baseline, ...(bench && { bench }) };
}

/** The subject, with what the command line says of its IDE in place of the manifest's values. */
function withIdeOptions(
  subject: Subject,
  wait: RunOptions['wait'] | undefined,
  browser: RunOptions['browser'] | undefined,
  fresh: boolean | undefined,
): Subject {
  const { ide } = subject;
  if (ide === undefined) return subject;
  const given = {
    ...(wait !== undefined && { limitSeconds: wait }),
    ...(browser !== undefined && { browser }),
    ...(fresh === true && { alwaysReloads: true }),
  };
  return { ...subject, ide: { ...ide, ...given } };
}
