// The steps that failed in a run, as they are written in the features. Pure.

import type { FailedStep } from '../verdict/report';
import { linesOf } from './page/gherkin';
import type { ReportData } from './report-data';

/** By scenario id: the failed step with the values of its outline's row. */
export function failedSteps({ features, scenarios }: ReportData): Map<string, FailedStep> {
  const steps = new Map<string, FailedStep>();
  for (const { id, feature, failedAt: line, row } of scenarios) {
    const file = features[feature];
    if (line === undefined || !file) continue;
    const [step] = linesOf(file, [line, line], row);
    if (step) steps.set(id, { line, text: `${step.keyword} ${step.text}` });
  }
  return steps;
}
