// Reads the data that stands beside the page, and indexes it.

import { groupBy } from '../../../support/group-by';
import { isRed } from '../../verdict/verdict';
import type { ReportData, ReportRule, ReportScenario } from '../report-data';

/** A rule with its scenarios and the verdict that follows from theirs. */
export interface RuleResult extends ReportRule {
  readonly section: string;
  readonly scenarios: readonly ReportScenario[];
  readonly status: RuleStatus;
}

/** A rule fails with one of its scenarios; `untested` rules have none in this run. */
export type RuleStatus = 'failed' | 'expected' | 'passed' | 'not-applicable' | 'untested';

export interface Section {
  /** `cpp.enum` */
  readonly id: string;
  readonly name: string;
  readonly rules: readonly RuleResult[];
}

/** The report with its indexes. */
export interface Report extends ReportData {
  readonly documents: readonly {
    readonly id: 'cpp' | 'ide';
    readonly title: string;
    readonly sections: readonly Section[];
  }[];
  readonly ruleById: ReadonlyMap<string, RuleResult>;
  readonly scenarioById: ReadonlyMap<string, ReportScenario>;
}

/** How rules ended, in words. */
export const statusNames: Readonly<Record<RuleStatus, string>> = {
  passed: 'passed',
  failed: 'failed',
  expected: 'failed as expected',
  'not-applicable': 'not applicable',
  untested: 'not run',
};

/** Unpacks data that was written beside the page: JSON, compressed by deflate, in base64. */
export async function unpack<Data>(packed: string): Promise<Data> {
  const text = atob(packed);
  const bytes = new Uint8Array(text.length);
  // A call for each byte, as `Uint8Array.from` makes it, takes 30 ms of the time until something shows.
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return (await new Response(stream).json()) as Data;
}

/** Adds the indexes that the pages need. */
export function index(data: ReportData): Report {
  const byRule = new Map<string, ReportScenario[]>();
  for (const scenario of data.scenarios) {
    for (const rule of scenario.rules) {
      const known = byRule.get(rule);
      if (known) known.push(scenario);
      else byRule.set(rule, [scenario]);
    }
  }
  const rules = data.rules.map((rule): RuleResult => {
    const scenarios = byRule.get(rule.id) ?? [];
    return { ...rule, section: rule.id.split('.').slice(0, 2).join('.'), scenarios, status: statusOf(scenarios) };
  });
  return {
    ...data,
    documents: (['cpp', 'ide'] as const).map((id) => ({
      id,
      title: id === 'cpp' ? 'Generated C++' : 'Test IDE plugin API',
      sections: sectionsOf(rules.filter((rule) => rule.id.startsWith(`${id}.`))),
    })),
    ruleById: new Map(rules.map((rule) => [rule.id, rule])),
    scenarioById: new Map(data.scenarios.map((scenario) => [scenario.id, scenario])),
  };
}

function statusOf(scenarios: readonly ReportScenario[]): RuleStatus {
  if (scenarios.some(({ verdict }) => isRed(verdict))) return 'failed';
  if (scenarios.some(({ verdict }) => verdict === 'expected')) return 'expected';
  if (scenarios.some(({ verdict }) => verdict === 'passed')) return 'passed';
  return scenarios.length > 0 ? 'not-applicable' : 'untested';
}

function sectionsOf(rules: readonly RuleResult[]): Section[] {
  return [...groupBy(rules, ({ section }) => section)].map(([id, members]) => ({
    id,
    name: id.slice(id.indexOf('.') + 1),
    rules: members,
  }));
}
