// Several verdicts side by side: rule by rule, subject by subject, with the class of each disagreement. Pure.

import type { Catalogue } from '../verdict/catalogue';
import type { VerdictDocument } from '../verdict/report';
import { isRed } from '../verdict/verdict';
import type { ComparedResult, ComparisonData, Disagreement, ReportRule } from './report-data';

/**
 * Compares runs.
 * @param documents their verdict.json, at least two; the reference or the older version first
 */
export function comparisonData(documents: readonly VerdictDocument[], catalogue: Catalogue): ComparisonData {
  const byId = documents.map(({ scenarios }) => new Map(scenarios.map((scenario) => [scenario.id, scenario])));
  const rulesOf = new Map(documents.flatMap(({ scenarios }) => scenarios.map(({ id, rules }) => [id, rules] as const)));
  const names = runNames(documents);
  return {
    version: 1,
    rules: comparedRules(catalogue, new Set([...rulesOf.values()].flat())),
    runs: documents.map(({ suite, versions, date, conforms, selection }, position) => ({
      name: names[position]!,
      suite,
      versions: versions.subject,
      date,
      conforms,
      selection: selection !== undefined,
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

/** The names of the runs' subjects; runs of one subject are numbered. */
export function runNames(documents: readonly VerdictDocument[]): string[] {
  const names = documents.map(({ subject }) => subject);
  return names.map((name, position) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${position + 1})`,
  );
}

/** The rules of the catalogue, then those that only an older or newer run knows. */
function comparedRules({ rules }: Catalogue, ids: ReadonlySet<string>): ReportRule[] {
  const known = new Set(rules.map(({ id }) => id));
  const others = [...ids].filter((id) => !known.has(id));
  return [
    ...rules.map(({ id, level, rule }) => ({ id, level, sentence: rule })),
    ...others.map((id) => ({ id, level: 'must' as const, sentence: 'This rule is not in the catalogue.' })),
  ];
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
