// The data behind the report's pages: one JSON value, written beside the page and read by it.

import type { Level } from '../verdict/catalogue';
import type { GeneratedLines, GeneratedPart } from '../verdict/cause';
import type { FailureGroup } from '../verdict/groups';
import type { TrendRun } from '../verdict/trend';
import type { Verdict } from '../verdict/verdict';
import type { BenchDocument } from './bench';

/** A whole run. Version 1. */
export interface ReportData {
  readonly version: 1;
  readonly subject: string;
  /** What a user types to run the subject again, without a selection. */
  readonly command: string;
  /** The versions of what took part: the suite's first, then those of tools, by name. */
  readonly versions: Readonly<Record<string, string>>;
  /** When the run ended, ISO 8601. */
  readonly date: string;
  readonly elapsedMs: number;
  readonly conforms: boolean;
  /** Whether only some scenarios were selected. */
  readonly selection: boolean;
  /** What makes the run red beside its red scenarios, in words. */
  readonly otherProblems: readonly string[];
  /** All rules of the catalogue, in its order. */
  readonly rules: readonly ReportRule[];
  /** The feature files that the scenarios stand in. */
  readonly features: readonly ReportFeature[];
  /** In the order in which they were planned. */
  readonly scenarios: readonly ReportScenario[];
  /** Failures by cause, the likeliest root first. */
  readonly groups: readonly ReportGroup[];
  /** The last whole runs of the subject, the oldest first. */
  readonly trend?: readonly TrendRun[];
  /** Measured figures of the subject beside those of a peer. */
  readonly bench?: BenchDocument;
}

export interface ReportRule {
  readonly id: string;
  readonly level: Level;
  readonly sentence: string;
  /** Where the document says it. */
  readonly sources?: readonly ReportSource[] | undefined;
}

/** A quotation of the document, and the heading above it. */
export interface ReportSource {
  readonly quote: string;
  readonly section: string;
}

/** A feature file, by lines. */
export interface ReportFeature {
  /** Its path in the project. */
  readonly uri: string;
  /** The text of the file, for the blocks below. */
  readonly text: string;
}

/** A range of lines in a feature file, from 1, both ends included. */
export type Lines = readonly [first: number, last: number];

export interface ReportScenario {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly string[];
  readonly verdict: Verdict;
  /** The feature file: an index in `features`. */
  readonly feature: number;
  /** The line of the scenario; of an outline's row, the row's. */
  readonly line: number;
  /** What runs before it: the Backgrounds of its feature and its rule. */
  readonly backgrounds: readonly Lines[];
  /** The scenario itself, without its tables of examples. */
  readonly block: Lines;
  /** The values of an outline's row, by the name of their column. */
  readonly row?: Readonly<Record<string, string>>;
  /** What its steps observed: the step's line, the value, and the expected value if it is known and another one. */
  readonly observed?: readonly (readonly [line: number, value: string, expected?: string])[];
  /** The line of the step that failed. */
  readonly failedAt?: number;
  readonly message?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** The first error of the compiler or the linker, without its place. */
  readonly error?: string;
  /** The generated code that the compiler, the linker or a sanitizer points at. */
  readonly generated?: GeneratedLines;
  /** Where no tool points at generated code: the lines of the generated headers that its steps use. */
  readonly used?: readonly GeneratedPart[];
  /** The reason that the baseline gives for the failure. */
  readonly reason?: string;
  /** The C++ of the steps, unless the scenario passed: the step's line and its text. */
  readonly cpp?: readonly (readonly [line: number, text: string])[];
  /** Screens, messages and consoles, kept when a scenario of an IDE fails. */
  readonly attachments?: readonly ReportAttachment[];
  readonly durationMs: number;
}

/** An attachment: a file beside the page, or its text. */
export interface ReportAttachment {
  readonly name: string;
  readonly file?: string;
  readonly text?: string;
}

/** Failures with one cause. */
export interface ReportGroup {
  /** The cause in a sentence. */
  readonly title: string;
  readonly kind: FailureGroup['kind'];
  /** The rule that it most likely breaks, then the others. */
  readonly rules: readonly string[];
  /** The ids of its scenarios; the first one is the example. */
  readonly scenarios: readonly string[];
}

/** Several runs side by side. Version 1. */
export interface ComparisonData {
  readonly version: 1;
  readonly rules: readonly ReportRule[];
  /** In the order in which they were named; the first one is the measure for "suite suspect". */
  readonly runs: readonly ComparedRun[];
  /** Every scenario of any run. */
  readonly scenarios: readonly ComparedScenario[];
}

export interface ComparedRun {
  /** The subject's name; with a number where two runs are of one subject. */
  readonly name: string;
  readonly suite: string;
  /** The subject's versions, by name. */
  readonly versions: Readonly<Record<string, string>>;
  /** When the run ended, ISO 8601. */
  readonly date: string;
  readonly conforms: boolean;
  /** Whether only some scenarios were selected. */
  readonly selection: boolean;
}

export interface ComparedScenario {
  readonly id: string;
  readonly rules: readonly string[];
  /** A result for each run, or null where the run does not have the scenario. */
  readonly results: readonly (ComparedResult | null)[];
  /** How the runs disagree; absent where they agree. */
  readonly disagreement?: Disagreement;
}

export interface ComparedResult {
  readonly verdict: Verdict;
  readonly message?: string;
  /** The reason that the subject's baseline gives. */
  readonly reason?: string;
}

/**
 * `differs`: one run passes and another fails without a reason. `documented`: every failure has a reason in its
 * baseline. `suspect`: the first run passes and all others that were judged fail, so that the suite or the first
 * subject may be wrong.
 */
export type Disagreement = 'differs' | 'documented' | 'suspect';
