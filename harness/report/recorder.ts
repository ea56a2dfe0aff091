// Listens to a run of cucumber and keeps what the report shows of it.

import type { Envelope, GherkinDocument, Pickle, TestCase } from '@cucumber/messages';
import type { Catalogue } from '../verdict/catalogue';
import { groupFailures } from '../verdict/groups';
import type { Judgement } from '../verdict/judge';
import type { JudgedScenario } from '../verdict/verdict';
import { FeaturePlaces } from './pickles';
import type { ReportAttachment, ReportData, ReportScenario } from './report-data';

/** What the report says about the run as a whole. */
export interface RunFacts {
  readonly subject: string;
  /** By name, in the order in which they are shown. */
  readonly versions: Readonly<Record<string, string>>;
  readonly ended: Date;
  readonly elapsedMs: number;
  readonly selection: boolean;
}

/** A picture of the report: a file beside the page. */
export interface ReportPicture {
  readonly file: string;
  readonly content: Uint8Array;
}

/** Keeps the features and the attachments of a run. */
export class RunRecorder {
  private readonly sources = new Map<string, string>();
  private readonly documents = new Map<string, GherkinDocument>();
  private readonly pickles = new Map<string, Pickle>();
  private readonly testCases = new Map<string, TestCase>();
  /** Pickle ids by the id of an attempt to run it. */
  private readonly attempts = new Map<string, string>();
  private readonly attachments = new Map<string, ReportAttachment[]>();
  readonly pictures: ReportPicture[] = [];

  /** Takes a message of cucumber. */
  take({ source, gherkinDocument, pickle, testCase, testCaseStarted, attachment }: Envelope): void {
    if (source) this.sources.set(source.uri, source.data);
    if (gherkinDocument?.uri) this.documents.set(gherkinDocument.uri, gherkinDocument);
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.testCases.set(testCase.id, testCase);
    if (testCaseStarted)
      this.attempts.set(testCaseStarted.id, this.testCases.get(testCaseStarted.testCaseId)?.pickleId ?? '');
    if (!attachment?.fileName) return;
    const pickleId = this.attempts.get(attachment.testCaseStartedId ?? '') ?? '';
    const kept = this.attachments.get(pickleId) ?? [];
    this.attachments.set(pickleId, [...kept, this.keep(attachment.fileName, attachment)]);
  }

  private keep(
    name: string,
    { body, contentEncoding, mediaType }: { body: string; contentEncoding: string; mediaType: string },
  ): ReportAttachment {
    const content = Buffer.from(body, contentEncoding === 'BASE64' ? 'base64' : 'utf8');
    if (!mediaType.startsWith('image/')) return { name, text: content.toString('utf8') };
    const file = `pictures/${this.pictures.length + 1}.png`;
    this.pictures.push({ file, content });
    return { name, file };
  }

  /** The report of a run that has ended. @param pickleIds the ids of the judged scenarios' pickles, by scenario id */
  data(
    facts: RunFacts,
    judgement: Judgement,
    catalogue: Catalogue,
    pickleIds: ReadonlyMap<string, string>,
  ): ReportData {
    const features = new Map<string, { index: number; places: FeaturePlaces }>();
    const place = (pickle: Pickle) => {
      let feature = features.get(pickle.uri);
      if (!feature) {
        const places = new FeaturePlaces(this.documents.get(pickle.uri)!, this.sources.get(pickle.uri) ?? '');
        feature = { index: features.size, places };
        features.set(pickle.uri, feature);
      }
      return { feature: feature.index, ...feature.places.placeOf(pickle) };
    };
    const scenarios = judgement.scenarios.flatMap((scenario): ReportScenario[] => {
      const pickle = this.pickles.get(pickleIds.get(scenario.id) ?? '');
      if (!pickle) return [];
      const { stepLines, ...where } = place(pickle);
      const attachments = this.attachments.get(pickle.id);
      return [
        {
          id: scenario.id,
          name: pickle.name,
          rules: scenario.rules,
          verdict: scenario.verdict,
          line: Number(scenario.location.slice(scenario.location.lastIndexOf(':') + 1)),
          ...where,
          ...traceOf(scenario, stepLines),
          ...failureOf(scenario),
          ...(attachments && { attachments }),
          durationMs: scenario.durationMs,
        },
      ];
    });
    return {
      version: 1,
      subject: facts.subject,
      versions: facts.versions,
      date: facts.ended.toISOString(),
      elapsedMs: Math.round(facts.elapsedMs),
      conforms: judgement.conforms,
      selection: facts.selection,
      otherProblems: judgement.otherProblems,
      rules: catalogue.rules.map(({ id, level, rule }) => ({ id, level, sentence: rule })),
      features: [...features.keys()].map((uri) => ({ uri, text: this.sources.get(uri) ?? '' })),
      scenarios,
      groups: groupFailures(judgement.scenarios).map(({ kind, title, rules, scenarios: members }) => ({
        kind,
        title,
        rules,
        scenarios: members.map(({ id }) => id),
      })),
    };
  }
}

function traceOf(
  { trace }: JudgedScenario,
  lines: ReadonlyMap<string, number>,
): Pick<ReportScenario, 'observed' | 'failedAt'> {
  const observed = (trace?.observed ?? []).flatMap(({ step, value }) => {
    const line = lines.get(step);
    return line === undefined ? [] : [[line, value] as const];
  });
  const failedAt = trace?.failedStep === undefined ? undefined : lines.get(trace.failedStep);
  return { ...(observed.length > 0 && { observed }), ...(failedAt !== undefined && { failedAt }) };
}

function failureOf({
  message,
  cause,
  verdict,
  entry,
}: JudgedScenario): Pick<ReportScenario, 'message' | 'expected' | 'actual' | 'reason'> {
  if (verdict === 'passed') return {};
  const { expected, actual } = cause?.kind === 'observed' ? cause : {};
  return {
    ...(message !== undefined && { message }),
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
    ...(entry !== undefined && { reason: entry.reason }),
  };
}
