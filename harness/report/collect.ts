// A judged run -> the data of its report. Pure.

import type { GherkinDocument, Pickle } from '@cucumber/messages';
import type { Catalogue, Source } from '../verdict/catalogue';
import { type GeneratedPart, generatedOf, toolErrorOf } from '../verdict/cause';
import { groupFailures } from '../verdict/groups';
import type { Judgement } from '../verdict/judge';
import { causesOf, type RunFacts } from '../verdict/report';
import type { JudgedScenario } from '../verdict/verdict';
import type { Attachments } from './attachments';
import { FeaturePlaces } from './pickles';
import type { ReportData, ReportScenario, ReportSource } from './report-data';

/** A feature as it was read for the run. */
export interface FeatureSource {
  readonly document: GherkinDocument;
  readonly text: string;
}

/** What was run. */
export interface ReportedFeatures {
  readonly catalogue: Catalogue;
  /** By path, as locations name it. */
  readonly features: ReadonlyMap<string, FeatureSource>;
  /** Pickles by scenario id. */
  readonly pickles: ReadonlyMap<string, Pickle>;
  /** The C++ of the cases by scenario id: each step's line and its text. */
  readonly cases?: ReadonlyMap<string, NonNullable<ReportScenario['cpp']>>;
  /** The lines of the generated headers that red C++ scenarios use, by their ids. */
  readonly parts?: ReadonlyMap<string, readonly GeneratedPart[]>;
  /** What each scenario uses of the generated interface, see `groupFailures`. */
  readonly used?: ReadonlyMap<string, readonly string[]>;
}

/** The data of a run's report. */
export function reportData(
  facts: RunFacts,
  judgement: Judgement,
  { catalogue, features, pickles, cases, parts, used }: ReportedFeatures,
  attachments: Attachments,
): ReportData {
  const uris = [...new Set(judgement.scenarios.flatMap(({ id }) => pickles.get(id)?.uri ?? []))];
  const sources = uris.map((uri) => features.get(uri)!);
  const places = sources.map(({ document, text }) => new FeaturePlaces(document, text));
  const scenarios = judgement.scenarios.flatMap((scenario): ReportScenario[] => {
    const pickle = pickles.get(scenario.id);
    if (!pickle) return [];
    const feature = uris.indexOf(pickle.uri);
    const { stepLines, ...where } = places[feature]!.placeOf(pickle);
    const cpp = scenario.verdict === 'passed' ? undefined : cases?.get(scenario.id);
    const isPointedAt = generatedOf(scenario.cause) !== undefined;
    const own = scenario.verdict === 'passed' || isPointedAt ? undefined : parts?.get(scenario.id);
    const attached = attachments.byPlace.get(scenario.location);
    return [
      {
        id: scenario.id,
        name: pickle.name,
        rules: scenario.rules,
        verdict: scenario.verdict,
        feature,
        line: Number(scenario.location.slice(scenario.location.lastIndexOf(':') + 1)),
        ...where,
        ...traceOf(
          scenario,
          pickle.steps.map(({ id }) => stepLines.get(id)),
        ),
        ...failureOf(scenario),
        ...(cpp && { cpp }),
        ...(own && own.length > 0 && { used: own }),
        ...(attached && { attachments: attached }),
        durationMs: scenario.durationMs,
      },
    ];
  });
  return {
    version: 1,
    subject: facts.subject,
    command: facts.command,
    ...judgedData(facts, judgement, used),
    rules: catalogue.rules.map(({ id, level, rule, sources }) => ({
      id,
      level,
      sentence: rule,
      sources: sources?.map(placeOf),
    })),
    features: uris.map((uri, index) => ({ uri, text: sources[index]!.text })),
    scenarios,
  };
}

type JudgedData = Pick<
  ReportData,
  'versions' | 'date' | 'elapsedMs' | 'conforms' | 'selection' | 'otherProblems' | 'groups'
>;

/**
 * What the report says about the run and its judgement as a whole.
 * @param used what each scenario uses of the generated interface, by its id
 */
export function judgedData(facts: RunFacts, judgement: Judgement, used?: ReportedFeatures['used']): JudgedData {
  return {
    versions: shownVersions(facts),
    date: facts.ended.toISOString(),
    elapsedMs: Math.round(facts.elapsedMs),
    conforms: judgement.conforms,
    selection: facts.selection !== undefined,
    otherProblems: judgement.otherProblems,
    groups: causesOf(groupFailures(judgement.scenarios, used)),
  };
}

/** The versions as the report shows them: the features' first, then the subject's, then the tools'. */
function shownVersions({ suite, versions }: RunFacts): Record<string, string> {
  return { Touchstone: suite, ...versions.subject, ...versions.tools };
}

/** @param lines the lines of the steps, in their order */
function traceOf(
  { trace }: JudgedScenario,
  lines: readonly (number | undefined)[],
): Pick<ReportScenario, 'observed' | 'failedAt'> {
  const observed = (trace?.observed ?? []).flatMap(
    ({ step, value, expected }): NonNullable<ReportScenario['observed']> => {
      const line = lines[step - 1];
      if (line === undefined) return [];
      return [expected === undefined ? [line, value] : [line, value, expected]];
    },
  );
  const failedAt = trace?.failedStep === undefined ? undefined : lines[trace.failedStep - 1];
  return { ...(observed.length > 0 && { observed }), ...(failedAt !== undefined && { failedAt }) };
}

function failureOf({
  message,
  cause,
  verdict,
  entry,
}: JudgedScenario): Pick<ReportScenario, 'message' | 'expected' | 'actual' | 'error' | 'generated' | 'reason'> {
  if (verdict === 'passed') return {};
  const { expected, actual } = cause?.kind === 'observed' ? cause : {};
  const error = toolErrorOf(cause);
  const generated = generatedOf(cause);
  return {
    ...(message !== undefined && { message }),
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
    ...(error !== undefined && { error }),
    ...(generated !== undefined && { generated }),
    ...(entry !== undefined && { reason: entry.reason }),
  };
}

function placeOf({ quote, section }: Source): ReportSource {
  return { quote, section };
}
