// Runs cases of the laboratory's test programs, with or without an active fault, and judges their scenarios.

import path from 'node:path';
import { ProgramFindings } from '../../../harness/cpp/collect';
import { programFiles } from '../../../harness/cpp/layout';
import type { PlannedCase, TestProgram } from '../../../harness/cpp/plan';
import { type ProgramCommand, runTestProgram } from '../../../harness/cpp/run-program';
import { CppOutcomes } from '../../../harness/run/cpp-outcomes';
import type { RunOptions } from '../../../harness/run/options';
import { type PlannedScenario, plan, select } from '../../../harness/run/plan';
import { loadSubject } from '../../../harness/subject/manifest';
import { noBaseline } from '../../../harness/verdict/baseline';
import { streamProgress } from '../../../support/progress';
import { findTools } from '../../../support/tools.mjs';

/** The scenarios that are red, and why: the first line of each message. */
export type Red = ReadonlyMap<string, string>;

/** The laboratory's test programs. They have been built. */
export class CasePrograms {
  private constructor(
    readonly programs: readonly TestProgram[],
    private readonly scenarios: ReadonlyMap<string, PlannedScenario>,
    private readonly build: string,
  ) {}

  /** Plans the programs as the run that built them did. @param features files or folders */
  static async open(folder: string, manifest: string, features: readonly string[]): Promise<CasePrograms> {
    const subject = await loadSubject(manifest, folder);
    const options: RunOptions = {
      root: folder,
      subject: manifest,
      command: '',
      features: path.join(folder, 'features'),
      paths: features.map((feature) => path.join(folder, feature)),
      rules: [],
      names: [],
      jobs: 1,
      reports: path.join(folder, 'reports'),
      build: path.join(folder, 'build'),
      progress: streamProgress(process.stderr),
    };
    const planned = await plan(options, await select(options, { subject, baseline: noBaseline }));
    const scenarios = new Map(planned.scenarios.map((scenario) => [scenario.id, scenario]));
    const programs = planned.programs.map((program) => ({ ...program, cases: program.cases.map(withoutProbes) }));
    return new CasePrograms(programs, scenarios, path.join(folder, 'build', subject.name));
  }

  /** The rules of a scenario. */
  rulesOf(scenario: string): readonly string[] {
    return this.scenarios.get(scenario)?.rules ?? [];
  }

  /**
   * Runs cases of one program.
   * @param seconds the time limit of each case
   */
  async run(
    program: TestProgram,
    cases: readonly number[],
    environment: Readonly<Record<string, string>>,
    seconds = 10,
  ): Promise<Red> {
    const limits = { seconds, memoryMb: 2048, processes: 64, fileMb: 1024 };
    const wanted = new Set(cases);
    const part = { ...program, cases: program.cases.filter(({ number }) => wanted.has(number)) };
    const findings = new ProgramFindings(part, limits);
    const { lines, ended, death, refused } = await runTestProgram(
      this.command(program, limits, environment),
      cases,
      () => {},
    );
    findings.takeRun(lines);
    const lost = cases.filter((number) => refused !== undefined || !ended.has(number));
    findings.failCases(lost, death.cause, death.message);
    return this.judged(part, findings);
  }

  private judged(program: TestProgram, findings: ProgramFindings): Red {
    const scenarios = program.cases.flatMap(({ pickleId }) => this.scenarios.get(pickleId) ?? []);
    const outcomes = new CppOutcomes(scenarios, [program]);
    outcomes.take(findings.results());
    const red = new Map<string, string>();
    for (const [id, { result, message }] of outcomes.end())
      if (result === 'failed') red.set(id, (message ?? '').split('\n', 1)[0]!);
    return red;
  }

  private command(
    program: TestProgram,
    limits: ProgramCommand['limits'],
    environment: Readonly<Record<string, string>>,
  ): ProgramCommand {
    const at = (file: string): string => path.join(this.build, file);
    const { executable, own } = programFiles(program);
    const symbolizer = findTools().symbolizer?.path;
    return {
      limit: at('limit'),
      program: at(executable),
      ownProgram: at(own.executable),
      limits,
      environment,
      ...(symbolizer !== undefined && { symbolizer }),
    };
  }
}

/** What only compiles, or does not, has no fault: faults do not keep code from compiling. */
function withoutProbes(planned: PlannedCase): PlannedCase {
  return { ...planned, steps: planned.steps.filter(({ definition }) => definition.kind !== 'probe') };
}
