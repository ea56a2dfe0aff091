// Several verdicts side by side: rule by rule, subject by subject, with the class of each disagreement. Pure.

import type { Catalogue } from '../verdict/catalogue';
import type { VerdictDocument } from '../verdict/report';
import { isRed } from '../verdict/verdict';
import type { ComparedResult, ComparisonData, Disagreement } from './report-data';

/**
 * Compares runs.
 * @param documents their verdict.json, at least two; the reference or the older version first
 */
export function comparisonData(documents: readonly VerdictDocument[], catalogue: Catalogue): ComparisonData {
  const byId = documents.map(({ scenarios }) => new Map(scenarios.map((scenario) => [scenario.id, scenario])));
  const rulesOf = new Map(documents.flatMap(({ scenarios }) => scenarios.map(({ id, rules }) => [id, rules] as const)));
  const names = documents.map(({ subject }) => subject);
  return {
    version: 1,
    rules: catalogue.rules.map(({ id, level, rule }) => ({ id, level, sentence: rule })),
    runs: documents.map(({ subject, suite }, position) => ({
      name: names.indexOf(subject) === names.lastIndexOf(subject) ? subject : `${subject} (${position + 1})`,
      suite,
    })),
    scenarios: [...rulesOf].map(([id, rules]) => {
      const results = byId.map((run): ComparedResult | null => {
        const scenario = run.get(id);
        if (!scenario) return null;
        const { verdict, message, reason } = scenario;
        return {
          verdict,
          ...(message !== undefined && verdict !== 'not-applicable' && { message }),
          ...(reason !== undefined && { reason }),
        };
      });
      const disagreement = disagreementOf(results);
      return { id, rules, results, ...(disagreement && { disagreement }) };
    }),
  };
}

/** How runs disagree on a scenario. Those that it does not apply to, or that do not have it, have no say. */
export function disagreementOf(results: readonly (ComparedResult | null)[]): Disagreement | undefined {
  const judged = results.filter((result) => result !== null && result.verdict !== 'not-applicable');
  const failed = judged.filter((result) => fails(result));
  if (failed.length === 0 || failed.length === judged.length) return undefined;
  const [first] = results;
  if (first && !fails(first) && judged.length > 2 && failed.length === judged.length - 1) return 'suspect';
  return failed.every((result) => result?.verdict === 'expected') ? 'documented' : 'differs';
}

function fails(result: ComparedResult | null): boolean {
  return (
    result !== null &&
    (result.verdict === 'expected' || (isRed(result.verdict) && result.verdict !== 'unexpected-pass'))
  );
}
