// The C++ bench: plan -> generate -> check -> compile -> run -> observations. The edge of it: files and processes.

import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import type { Progress } from '../../support/progress';
import { UsageError } from '../../support/usage-error';
import type { CaseLimits } from '../subject/case-limits';
import type { Runtime, Toolchain } from './build-config';
import { UnitFindings } from './collect';
import { casesInLinkErrors, compilerErrors, firstLines } from './diagnostics';
import { instructionsText, pluginText } from './insertion-plugin';
import {
  generatedFolder,
  generatorLog,
  logOf,
  modeFolder,
  objectOf,
  pluginFiles,
  protoStem,
  schemaFolder,
  unitFiles,
} from './layout';
import { type Links, plainPaths } from './links';
import { ninjaText, roundNinjaText } from './ninja';
import type { Unit } from './plan';
import type { BenchResults } from './results';
import { type Driver, refusedInWords, runDriver } from './run-program';
import { checkText, driverText, type Namespaces, programText, subjectHeader } from './test-program';

export interface BenchOptions {
  readonly tools: Toolchain;
  readonly namespaces: Namespaces;
  readonly headers: Readonly<Record<Runtime, readonly string[]>>;
  /** What each case may use of the machine. */
  readonly limits: CaseLimits;
  /** Absolute; kept between runs, so that only what changed is built again. */
  readonly buildFolder: string;
  /** `llvm-symbolizer`, for readable stacks. */
  readonly symbolizer?: string;
  readonly progress: Progress;
  /** Processes at a time. */
  readonly jobs: number;
}

/** Writes a file if it is to change: an untouched file is not built again. */
async function writeIfChanged(file: string, text: string, mode = 0o666): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text, { mode });
  await rename(`${file}.new`, file);
}

/** Has a symbolic link lead somewhere. What it led to is told by its name, so that one that is there is right. */
async function linkTo(target: string, name: string): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true });
  await symlink(target, name).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** One run of the bench over the units of a plan. */
export class Bench {
  private readonly findings = new Map<Unit, UnitFindings>();
  /** What ninja printed last: shown only where no log explains a failure. */
  private ninjaOutput = '';

  /** The toolchain with paths that the build can express. */
  private readonly tools: Toolchain;
  private readonly links: Links;

  /** @throws UsageError for a path that cannot be expressed */
  constructor(private readonly options: BenchOptions) {
    ({ tools: this.tools, links: this.links } = plainPaths(options.tools, options.buildFolder));
  }

  /**
   * Builds the units and runs the selected cases.
   * @param selected pickle ids; other cases of a unit are built with it, so that a selection changes nothing of the build.
   */
  async run(units: readonly Unit[], selected: ReadonlySet<string>): Promise<BenchResults> {
    const needed = units.filter((unit) => unit.cases.some((planned) => selected.has(planned.pickleId)));
    if (needed.length === 0) return {};
    for (const unit of needed) this.findings.set(unit, new UnitFindings(unit, this.options.limits));
    const checks = await this.writeSources(units, needed);

    await this.ninja(
      needed.map((unit) => `units/${unit.name}/ready`),
      'generate and check',
    );
    const suspects = new Map<Unit, ReadonlySet<number>>();
    for (const unit of needed) suspects.set(unit, await this.readCheck(unit, checks.get(unit)!));
    await this.checkAgain(suspects);
    await this.build(needed);
    await this.execute(needed, selected);

    const results: Record<string, BenchResults[string]> = {};
    for (const unit of needed) Object.assign(results, this.findings.get(unit)!.results());
    return results;
  }

  private at(file: string): string {
    return path.join(this.options.buildFolder, file);
  }

  private async writeSources(units: readonly Unit[], needed: readonly Unit[]) {
    const { namespaces, headers } = this.options;
    const checks = new Map<Unit, ReturnType<typeof checkText>>();
    await mkdir(this.options.buildFolder, { recursive: true });
    await Promise.all([...this.links].map(([name, target]) => linkTo(target, this.at(name))));
    // By path: units share headers and schemas, and no file is to be written twice.
    const texts = new Map([['build.ninja', ninjaText(this.tools, units)]]);
    for (const unit of needed) {
      const check = checkText(unit);
      checks.set(unit, check);
      texts.set(unitFiles(unit).check, check.text);
      if (unit.program !== undefined) texts.set(unitFiles(unit).own.source, programText(unit, unit.program));
      texts.set(`${modeFolder(unit.mode, unit.runtime)}/subject.h`, subjectHeader(headers[unit.runtime], namespaces));
      for (const file of unit.schemas.files) texts.set(`${schemaFolder(unit.schemas.name)}/${file.name}`, file.text);
    }
    const programs = new Map<string, string>();
    for (const { schemas } of needed) {
      if (schemas.insertions.length === 0) continue;
      const { program, instructions } = pluginFiles(schemas.name);
      programs.set(program, pluginText(this.at(instructions)));
      texts.set(instructions, instructionsText(schemas.insertions));
    }
    await Promise.all([...texts].map(([file, text]) => writeIfChanged(this.at(file), text)));
    await Promise.all([...programs].map(([file, text]) => writeIfChanged(this.at(file), text, 0o777)));
    return checks;
  }

  /** Runs ninja on the targets. Failing targets are no error here: their logs say which units they concern. */
  private async ninja(targets: readonly string[], phase: string): Promise<void> {
    const { progress, buildFolder, jobs } = this.options;
    const child = execa('ninja', ['-k', '0', '-j', String(jobs), ...targets], {
      cwd: buildFolder,
      env: { NINJA_STATUS: '[%f/%t] ', ...ccacheEnvironment(buildFolder) },
      reject: false,
      all: true,
      stdin: 'ignore',
    });
    for await (const line of child.iterable({ from: 'all' })) {
      const step = /^\[(\d+)\/(\d+)\] (.*)$/.exec(line);
      if (step) progress.step(phase, Number(step[1]), Number(step[2]), step[3]!);
    }
    const { all, exitCode, signal, code } = await child;
    if (code === 'ENOENT') throw new UsageError('ninja is not installed.', 'Install it: apt-get install ninja-build.');
    this.ninjaOutput = all ?? '';
    progress.done(phase);
    if (this.failedOutputs().includes('limit'))
      throw new Error(`The bench's own tool does not compile:\n${await this.log('limit.log')}`);
    if (signal) throw new Error(`ninja was stopped by ${signal}`);
    if (exitCode !== 0 && /^ninja: (error|fatal)/m.test(this.ninjaOutput)) {
      // Anything but a failing command means that the build itself is at fault, and that nothing can be judged.
      if (!/^ninja: (error: rebuilding|build stopped)/m.test(this.ninjaOutput))
        throw new Error(`ninja: ${firstLines(this.ninjaOutput, 10)}`);
    }
  }

  private async log(file: string): Promise<string> {
    return (await readFile(this.at(file), 'utf8').catch(() => '')).trim();
  }

  /** Reads what the generator and the compiler said before anything is linked. */
  private async readCheck(unit: Unit, check: ReturnType<typeof checkText>): Promise<ReadonlySet<number>> {
    const findings = this.findings.get(unit)!;
    const { schemas } = unit;
    const headers = schemas.files.map((file) => `${generatedFolder(schemas.name)}/${protoStem(file.name)}.pb.h`);
    const missing = headers.filter((header) => !existsSync(this.at(header)));
    if (missing.length > 0) {
      const said = await this.log(generatorLog(schemas.name));
      findings.failAll(
        { kind: 'not-generated' },
        `The generator did not write ${missing.map((file) => path.basename(file)).join(', ')}.\n${firstLines(said, 20)}`,
      );
      return new Set();
    }
    const { check: source, checked } = unitFiles(unit);
    const shared = this.failedOutputs().filter((output) => isShared(output, unit));
    // A header that does not compile fails the sources that include it too.
    const broken = shared.find((output) => output.endsWith('.pch')) ?? shared[0];
    // What was built from it before may still be there, and must not be taken for the result of this run.
    if (broken !== undefined || !existsSync(this.at(checked))) {
      const said = broken === undefined ? '' : await this.log(logOf(broken));
      const what =
        broken === undefined || broken.endsWith('.pch')
          ? "The subject's headers do"
          : `${path.basename(broken, '.o')} does`;
      findings.failAll({ kind: 'not-compiled' }, `${what} not compile.\n${firstLines(said || this.ninjaOutput, 20)}`);
      return new Set();
    }
    const errors = compilerErrors(await this.log(checked), source);
    findings.takeCheck(errors, check.lines);
    return findings.suspects(errors);
  }

  /**
   * Checks the cases once more that use a template whose instantiation failed: the compiler says so for the first of
   * its users only. Each round takes one out, until none is left.
   */
  private async checkAgain(first: ReadonlyMap<Unit, ReadonlySet<number>>): Promise<void> {
    let suspects = first;
    for (let round = 2; ; round++) {
      const units = [...suspects].filter(([, numbers]) => numbers.size > 0).map(([unit]) => unit);
      if (units.length === 0) return;
      const checks = new Map(units.map((unit) => [unit, checkText(unit, suspects.get(unit))]));
      await writeIfChanged(this.at(`round-${round}.ninja`), roundNinjaText(this.tools, units, round));
      for (const [unit, { text }] of checks) await writeIfChanged(this.at(unitFiles(unit).again(round).check), text);
      const targets = units.map((unit) => unitFiles(unit).again(round).checked);
      await this.ninja(['-f', `round-${round}.ninja`, ...targets], 'check again');
      const left = new Map<Unit, ReadonlySet<number>>();
      for (const [unit, { lines }] of checks) {
        const { check, checked } = unitFiles(unit).again(round);
        const findings = this.findings.get(unit)!;
        const known = findings.excluded.size;
        const errors = compilerErrors(await this.log(checked), check);
        findings.takeAgain(errors, lines);
        // Errors that exclude nobody cannot be got rid of by another round.
        if (findings.excluded.size > known) left.set(unit, findings.suspects(errors));
      }
      suspects = left;
    }
  }

  /** Compiles and links the drivers; a case whose references are undefined is taken out, and the rest is linked again. */
  private async build(units: readonly Unit[]): Promise<void> {
    let left = units.filter((unit) => !this.findings.get(unit)!.failed);
    for (let attempt = 0; left.length > 0 && attempt < 3; attempt++) {
      for (const unit of left) {
        await writeIfChanged(this.at(unitFiles(unit).driver), driverText(unit, this.findings.get(unit)!.excluded));
      }
      await this.ninja(
        left.map((unit) => unitFiles(unit).program),
        'compile',
      );
      const again: Unit[] = [];
      for (const unit of left) if (!(await this.linked(unit))) again.push(unit);
      left = again;
    }
    for (const unit of left)
      this.findings
        .get(unit)!
        .failAll({ kind: 'not-linked' }, 'It does not link, even without the cases that the linker names.');
  }

  /** @returns whether there is nothing left to try for the unit. */
  private async linked(unit: Unit): Promise<boolean> {
    const findings = this.findings.get(unit)!;
    const files = unitFiles(unit);
    for (const file of unit.schemas.files) {
      const object = objectOf(unit, protoStem(file.name));
      if (await this.failedToBuild(object)) {
        findings.failAll(
          { kind: 'not-compiled' },
          `The generated ${protoStem(file.name)}.pb.cc does not compile:\n${firstLines(await this.log(logOf(object)), 20)}`,
        );
        return true;
      }
    }
    for (const output of [files.own.object, files.own.program]) {
      if (!(await this.failedToBuild(output))) continue;
      findings.failAll(
        { kind: output === files.own.program ? 'not-linked' : 'not-compiled' },
        `The scenario's program cannot be built:\n${firstLines(await this.log(logOf(output)), 20)}`,
      );
      return true;
    }
    if (await this.failedToBuild(files.object)) {
      findings.failAll(
        { kind: 'not-compiled' },
        `The driver does not compile:\n${firstLines(await this.log(logOf(files.object)), 20)}`,
      );
      return true;
    }
    // Looked at last: where something that it is made of failed, ninja does not try it, and an older one is still there.
    if (existsSync(this.at(files.program)) && !(await this.failedToBuild(files.program))) return true;
    const said = await this.log(files.linkLog);
    const cases = casesInLinkErrors(said);
    if (cases.size === 0) {
      findings.failAll({ kind: 'not-linked' }, `It does not link:\n${firstLines(said || this.ninjaOutput, 20)}`);
      return true;
    }
    findings.takeLinkErrors(cases, said);
    return false;
  }

  /** Whether ninja named the file as one whose command failed. An older version of it may still be there. */
  private async failedToBuild(output: string): Promise<boolean> {
    return this.failedOutputs().includes(output);
  }

  private failedOutputs(): string[] {
    const lines = this.ninjaOutput.split('\n').filter((line) => line.startsWith('FAILED: '));
    return lines.flatMap((line) => line.trim().split(' ').slice(1));
  }

  private async execute(units: readonly Unit[], selected: ReadonlySet<string>): Promise<void> {
    const { progress, jobs } = this.options;
    const queue = units.filter((unit) => !this.findings.get(unit)!.failed);
    const total = queue.reduce((sum, unit) => sum + this.runnable(unit, selected).length, 0);
    let done = 0;
    const worker = async (): Promise<void> => {
      for (let unit = queue.shift(); unit; unit = queue.shift()) {
        const cases = this.runnable(unit, selected);
        if (cases.length === 0) continue;
        await this.runCases(unit, cases, () => progress.step('run', ++done, total, unit!.name));
      }
    };
    await Promise.all(Array.from({ length: jobs }, worker));
    progress.done('run');
  }

  private runnable(unit: Unit, selected: ReadonlySet<string>): number[] {
    const { excluded } = this.findings.get(unit)!;
    return unit.cases
      .filter((planned) => selected.has(planned.pickleId) && !planned.refused && !excluded.has(planned.number))
      .map((planned) => planned.number);
  }

  /**
   * Runs cases until each has ended or is known not to. A driver that dies while a case runs is that case's trouble, and
   * the others are run by another one; one that dies before is everybody's.
   * @param onEnd is called when a case has ended
   */
  private async runCases(unit: Unit, cases: readonly number[], onEnd: () => void): Promise<void> {
    const findings = this.findings.get(unit)!;
    let left = cases;
    while (left.length > 0) {
      const { lines, refused, ended, unfinished, death } = await runDriver(this.driverOf(unit), left, (line) => {
        if ('end' in line) onEnd();
      });
      if (refused !== undefined) {
        findings.failCases(cases, { kind: 'harness' }, refusedInWords(refused));
        return;
      }
      findings.takeRun(lines);
      left = left.filter((number) => !ended.has(number));
      if (left.length === 0) return;
      if (unfinished === undefined) {
        findings.failCases(left, death.cause, `The program ended before it ran the scenario: ${death.message}`);
        return;
      }
      findings.failCases(
        [unfinished],
        death.cause,
        `The program that runs the scenario did not survive it: ${death.message}`,
      );
      left = left.filter((number) => number !== unfinished);
      onEnd();
    }
  }

  private driverOf(unit: Unit): Driver {
    const { limits, symbolizer } = this.options;
    const { program, own } = unitFiles(unit);
    return {
      limit: this.at('limit'),
      program: this.at(program),
      ownProgram: this.at(own.program),
      limits,
      ...(symbolizer && { symbolizer }),
    };
  }
}

/** Whether an output is built once for all units of the unit's build mode and runtime: the prelude and the libraries. */
function isShared(output: string, unit: Unit): boolean {
  const variant = modeFolder(unit.mode, unit.runtime);
  return output.startsWith(`${variant}/`) && !output.startsWith(`${variant}/generated/`);
}

/** ccache shares what it can between checkouts and build folders. */
function ccacheEnvironment(buildFolder: string): Record<string, string> {
  return {
    CCACHE_SLOPPINESS: 'pch_defines,time_macros,include_file_mtime,include_file_ctime',
    CCACHE_BASEDIR: path.dirname(path.dirname(buildFolder)),
    CCACHE_NOHASHDIR: 'true',
  };
}
