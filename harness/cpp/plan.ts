// Pickles -> test programs: which scenario becomes which case, in which program. Pure.

import { createHash } from 'node:crypto';
import type { GherkinDocument, Pickle, PickleStep } from '@cucumber/messages';
import type { Field } from 'protobufjs';
import type { BuildMode, Runtime, SchemaFile, SchemaSet } from './build-config';
import { type Cpp, unbalanced } from './cpp-text';
import type { Insertion } from './insertion-plugin';
import { plainName } from './links';
import { findStepDefinition, type Planning, type StepDefinition } from './step-definition';
import { oracleOf, type WireOracle } from './wire-oracle';

export interface PlannedStep {
  readonly pickleStepId: string;
  /** Counted from 1 in the scenario. */
  readonly number: number;
  /** The step's line in its feature. */
  readonly line: number;
  readonly text: string;
  readonly definition: StepDefinition;
  /** The values of the step's parameters, for the definition's functions. */
  readonly values: readonly unknown[];
  readonly cpp?: Cpp;
}

export interface PlannedCase {
  /** Unique in its program: counted from 1 in the feature's order, independent of the selection. */
  readonly number: number;
  readonly pickleId: string;
  readonly feature: string;
  readonly line: number;
  readonly steps: readonly PlannedStep[];
  /** The step that could not be planned, and why. Such a case is not built. */
  readonly refused?: { readonly pickleStepId: string; readonly message: string };
}

/** A C++ program with all cases that have the same schema set, build mode, runtime, headers and own program. */
export interface TestProgram {
  /** Unique in the run, and usable as a file's name. */
  readonly name: string;
  readonly schemas: SchemaSet;
  readonly mode: BuildMode;
  readonly runtime: Runtime;
  /** Headers that the program includes besides the generated ones and the subject's, without angle brackets. */
  readonly headers: readonly string[];
  /** The source of the scenarios' own program, which the cases start. */
  readonly ownProgram?: string;
  readonly cases: readonly PlannedCase[];
}

/** A pickle and its document. */
export interface Scenario {
  readonly pickle: Pickle;
  readonly document: GherkinDocument;
}

/** @returns whether any step of the scenario is a C++ step. */
export function isCppScenario(pickle: Pickle): boolean {
  return pickle.steps.some((step) => findStepDefinition(step.text) !== undefined);
}

/**
 * A feature's name for files and for C++: `features/cpp/field/string-view.feature` -> `field_string_view`, and
 * `features/cpp/map/map.feature` -> `map`. Unique for features below a folder `cpp`; others have their file's name.
 */
function featureStem(uri: string): string {
  const parts = uri.replace(/\.feature$/, '').split('/');
  const column = parts.lastIndexOf('cpp');
  const place = column < 0 ? parts.slice(-1) : parts.slice(column + 1);
  if (place.length > 1 && place.at(-1) === place.at(-2)) place.pop();
  return place
    .join('_')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
}

const knownLines = new WeakMap<GherkinDocument, ReadonlyMap<string, number>>();

/** The lines of a document's steps and scenarios, by node id. */
function linesOf(document: GherkinDocument): ReadonlyMap<string, number> {
  const known = knownLines.get(document);
  if (known) return known;
  const lines = new Map<string, number>();
  knownLines.set(document, lines);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
    } else if (node !== null && typeof node === 'object') {
      const { id, location } = node as { id?: string; location?: { line: number } };
      if (id !== undefined && location !== undefined) lines.set(id, location.line);
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(document.feature);
  return lines;
}

function stepValues(step: PickleStep, values: readonly unknown[]): unknown[] {
  if (step.argument?.docString) return [...values, step.argument.docString.content];
  if (step.argument?.dataTable)
    return [...values, step.argument.dataTable.rows.map((row) => row.cells.map((cell) => cell.value))];
  return [...values];
}

/** Plans one scenario: collects its schemas and turns its steps into C++. */
class CasePlanner implements Planning {
  readonly files: SchemaFile[] = [];
  readonly headers: string[] = [];
  readonly insertions: Insertion[] = [];
  mode: BuildMode = 'debug';
  runtime: Runtime = 'full';
  ownProgram?: string;
  private oracle?: WireOracle;

  constructor(private readonly stem: string) {}

  addSchema(name: string | undefined, text: string): void {
    const used = name ?? `${this.stem}.proto`;
    if (this.files.some((file) => file.name === used)) throw new Error(`the scenario has two schemas named ${used}`);
    this.files.push({ name: used, text: text.endsWith('\n') ? text : `${text}\n` });
  }

  addHeader(header: string): void {
    if (!/^[\w.+-]+(\/[\w.+-]+)*$/.test(header)) {
      throw new Error(`\`${header}\` is not the name of a header; write it without angle brackets or quotes`);
    }
    if (this.headers.includes(header)) throw new Error(`the scenario includes ${header} twice`);
    this.headers.push(header);
  }

  addInsertion(insertion: Insertion): void {
    this.insertions.push(insertion);
  }

  setMode(mode: BuildMode): void {
    this.mode = mode;
  }

  setRuntime(runtime: Runtime): void {
    this.runtime = runtime;
  }

  setProgram(text: string): void {
    if (this.ownProgram !== undefined) throw new Error('the scenario has two programs');
    this.ownProgram = text.endsWith('\n') ? text : `${text}\n`;
  }

  encode(messageType: string, json: string): Uint8Array {
    this.oracle ??= oracleOf(this.files);
    return this.oracle.encode(messageType, json);
  }

  oneof(messageType: string, name: string): readonly Field[] {
    this.oracle ??= oracleOf(this.files);
    return this.oracle.oneof(messageType, name);
  }

  plan(step: PickleStep, number: number, line: number): PlannedStep | undefined {
    const found = findStepDefinition(step.text);
    if (!found) return undefined;
    const values = stepValues(step, found.values);
    const text = found.definition.emit.apply(this, values as never[]);
    const problem = text && unbalanced(text.text);
    if (problem) throw new Error(`the C++ of this step is not complete: ${problem}`);
    return {
      pickleStepId: step.id,
      number,
      line,
      text: step.text,
      definition: found.definition,
      values,
      ...(text && { cpp: text }),
    };
  }
}

interface Draft {
  readonly stem: string;
  readonly planner: CasePlanner;
  readonly planned: Omit<PlannedCase, 'number'>;
}

function draft({ pickle, document }: Scenario): Draft {
  const lines = linesOf(document);
  const stem = featureStem(pickle.uri);
  const planner = new CasePlanner(stem);
  const steps: PlannedStep[] = [];
  let refused: PlannedCase['refused'];
  for (const [index, step] of pickle.steps.entries()) {
    try {
      const planned = planner.plan(step, index + 1, lines.get(step.astNodeIds[0] ?? '') ?? 0);
      if (planned) steps.push(planned);
    } catch (error) {
      refused = { pickleStepId: step.id, message: error instanceof Error ? error.message : String(error) };
      break;
    }
  }
  const line = lines.get(pickle.astNodeIds[0] ?? '') ?? 0;
  return {
    stem,
    planner,
    planned: { pickleId: pickle.id, feature: pickle.uri, line, steps, ...(refused && { refused }) },
  };
}

/**
 * Plans all scenarios. Scenarios of one feature share a test program if they have the same schemas, insertions, build
 * mode, runtime, headers and own program. The programs must not depend on a selection: plan all scenarios of a feature.
 * @param scenarios C++ scenarios, in the order of their features
 */
export function plan(scenarios: readonly Scenario[]): TestProgram[] {
  const sets = new Map<string, SchemaSet>();
  const setsOfFeature = new Map<string, number>();
  const programs = new Map<string, TestProgram & { cases: PlannedCase[] }>();
  for (const scenario of scenarios) {
    const { stem, planner, planned } = draft(scenario);
    const uri = scenario.pickle.uri;
    const contents = JSON.stringify([uri, planner.files, planner.insertions]);
    const key = createHash('sha256').update(contents).digest('hex');
    let schemas = sets.get(key);
    if (!schemas) {
      const index = (setsOfFeature.get(uri) ?? 0) + 1;
      setsOfFeature.set(uri, index);
      schemas = { name: index === 1 ? stem : `${stem}_${index}`, files: planner.files, insertions: planner.insertions };
      sets.set(key, schemas);
    }
    const headers = [...planner.headers].sort();
    const { mode, runtime, ownProgram } = planner;
    const name = [
      schemas.name,
      mode === 'release' && 'release',
      runtime === 'lite' && 'lite',
      headers.length > 0 && `with-${plainName(headers.join('-').replaceAll('/', '.'))}`,
      ownProgram !== undefined && `running-${createHash('sha256').update(ownProgram).digest('hex').slice(0, 8)}`,
    ]
      .filter(Boolean)
      .join('-');
    let program = programs.get(name);
    if (!program) {
      program = { name, schemas, mode, runtime, headers, ...(ownProgram !== undefined && { ownProgram }), cases: [] };
      programs.set(name, program);
    }
    program.cases.push({ number: program.cases.length + 1, ...planned });
  }
  return [...programs.values()];
}
