// Runs the C++ cases of a plan: generate -> check -> compile -> run -> results. All access to files and processes is
// here.

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Progress } from '../../support/progress';
import type { CaseLimits } from '../subject/case-limits';
import type { Runtime, Toolchain } from './build-config';
import { ProgramFindings } from './collect';
import { casesInLinkErrors, compilerErrors, firstLines } from './diagnostics';
import { instructionsText, pluginText } from './insertion-plugin';
import {
  configFolder,
  generatedFolder,
  generatorLog,
  logOf,
  objectOf,
  pluginFiles,
  programFiles,
  protoStem,
  schemaFolder,
} from './layout';
import { type Links, plainPaths } from './links';
import { ninjaText, roundNinjaText } from './ninja';
import { type NinjaResult, runNinja } from './ninja-runner';
import type { TestProgram } from './plan';
import type { CppResults } from './results';
import { type ProgramCommand, refusedMessage, runTestProgram } from './run-program';
import { checkText, type Namespaces, ownProgramText, programText, subjectHeader } from './test-program';

export interface CppRunOptions {
  readonly tools: Toolchain;
  readonly namespaces: Namespaces;
  readonly headers: Readonly<Record<Runtime, readonly string[]>>;
  /** The limits of each case: time, memory, processes, file size. */
  readonly limits: CaseLimits;
  /** Absolute. It is kept between runs, so that only changes are built. */
  readonly buildFolder: string;
  /** `llvm-symbolizer`, for readable stacks. */
  readonly symbolizer?: string;
  readonly progress: Progress;
  /** The maximum number of processes at a time. */
  readonly jobs: number;
}

/** Writes a file unless it has this text already, so that ninja does not rebuild what depends on it. */
async function writeIfChanged(file: string, text: string, mode = 0o666): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text, { mode });
  await rename(`${file}.new`, file);
}

/** Makes a symbolic link. Its name is derived from its target, so an existing link is right. */
async function linkTo(target: string, name: string): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true });
  await symlink(target, name).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** One run of the C++ harness over the test programs of a plan. */
export class CppRun {
  private readonly findings = new Map<TestProgram, ProgramFindings>();
  /** The toolchain, with paths that ninja and dependency files can express. */
  private readonly tools: Toolchain;
  private readonly links: Links;

  /** @throws UsageError for a path that cannot be expressed */
  constructor(private readonly options: CppRunOptions) {
    ({ tools: this.tools, links: this.links } = plainPaths(options.tools, options.buildFolder));
  }

  /**
   * Builds the programs and runs the selected cases.
   * @param selected pickle ids. The other cases of a program are built too, so that the build does not depend on the
   *   selection.
   */
  async run(programs: readonly TestProgram[], selected: ReadonlySet<string>): Promise<CppResults> {
    const needed = programs.filter((program) => program.cases.some((planned) => selected.has(planned.pickleId)));
    if (needed.length === 0) return {};
    for (const program of needed)
      this.findings.set(program, new ProgramFindings(program, this.options.limits, this.readText));
    const checks = await this.writeSources(programs, needed);

    const built = await runNinja(
      this.options,
      needed.map((program) => `programs/${program.name}/ready`),
      'generate and check',
    );
    const suspects = new Map<TestProgram, ReadonlySet<number>>();
    for (const program of needed) suspects.set(program, await this.readCheck(program, checks.get(program)!, built));
    await this.checkAgain(suspects);
    await this.build(needed);
    await this.execute(needed, selected);

    const results: Record<string, CppResults[string]> = {};
    for (const program of needed) Object.assign(results, this.findings.get(program)!.results());
    return results;
  }

  private at(file: string): string {
    return path.join(this.options.buildFolder, file);
  }

  private async writeSources(programs: readonly TestProgram[], needed: readonly TestProgram[]) {
    const { namespaces, headers } = this.options;
    const checks = new Map<TestProgram, ReturnType<typeof checkText>>();
    await mkdir(this.options.buildFolder, { recursive: true });
    await Promise.all([...this.links].map(([name, target]) => linkTo(target, this.at(name))));
    // By path: programs share headers and schemas, and each file is written once.
    const texts = new Map([['build.ninja', ninjaText(this.tools, programs)]]);
    for (const program of needed) {
      const check = checkText(program);
      checks.set(program, check);
      texts.set(programFiles(program).check, check.text);
      if (program.ownProgram !== undefined)
        texts.set(programFiles(program).own.source, ownProgramText(program, program.ownProgram));
      texts.set(
        `${configFolder(program.mode, program.runtime)}/subject.h`,
        subjectHeader(headers[program.runtime], namespaces),
      );
      for (const file of program.schemas.files)
        texts.set(`${schemaFolder(program.schemas.name)}/${file.name}`, file.text);
    }
    const plugins = new Map<string, string>();
    for (const { schemas } of needed) {
      if (schemas.insertions.length === 0) continue;
      const { program: plugin, instructions } = pluginFiles(schemas.name);
      plugins.set(plugin, pluginText(this.at(instructions)));
      texts.set(instructions, instructionsText(schemas.insertions));
    }
    await Promise.all([...texts].map(([file, text]) => writeIfChanged(this.at(file), text)));
    await Promise.all([...plugins].map(([file, text]) => writeIfChanged(this.at(file), text, 0o777)));
    return checks;
  }

  /** A file of the build folder; undefined if there is none. */
  private readonly readText = (file: string): string | undefined => {
    try {
      return readFileSync(this.at(file), 'utf8');
    } catch {
      return undefined;
    }
  };

  private async log(file: string): Promise<string> {
    return (await readFile(this.at(file), 'utf8').catch(() => '')).trim();
  }

  /**
   * Reads what the generator and the compiler printed before anything is linked.
   * @returns the cases to check again, see {@link checkAgain}
   */
  private async readCheck(
    program: TestProgram,
    check: ReturnType<typeof checkText>,
    built: NinjaResult,
  ): Promise<ReadonlySet<number>> {
    const findings = this.findings.get(program)!;
    const { schemas } = program;
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
    const { check: source, checked } = programFiles(program);
    const shared = [...built.failed].filter((output) => isShared(output, program));
    // A header that does not compile fails the sources that include it too.
    const broken = shared.find((output) => output.endsWith('.pch')) ?? shared[0];
    // An output of an earlier run may still exist; it is not the result of this one.
    if (broken !== undefined || !existsSync(this.at(checked))) {
      const said = broken === undefined ? '' : await this.log(logOf(broken));
      const what =
        broken === undefined || broken.endsWith('.pch')
          ? "The subject's headers do"
          : `${path.basename(broken, '.o')} does`;
      findings.failAllByTool('not-compiled', `${what} not compile.`, said || built.output);
      return new Set();
    }
    const errors = compilerErrors(await this.log(checked), source);
    findings.takeCheck(errors, check.lines);
    return findings.suspects(errors);
  }

  /**
   * Checks cases again that use a template whose instantiation failed: clang reports such an error for the first user
   * only. Each round excludes one more case, until no case is suspect.
   */
  private async checkAgain(first: ReadonlyMap<TestProgram, ReadonlySet<number>>): Promise<void> {
    let suspects = first;
    for (let round = 2; ; round++) {
      const programs = [...suspects].filter(([, numbers]) => numbers.size > 0).map(([program]) => program);
      if (programs.length === 0) return;
      const checks = new Map(programs.map((program) => [program, checkText(program, suspects.get(program))]));
      await writeIfChanged(this.at(`round-${round}.ninja`), roundNinjaText(this.tools, programs, round));
      for (const [program, { text }] of checks)
        await writeIfChanged(this.at(programFiles(program).again(round).check), text);
      const targets = programs.map((program) => programFiles(program).again(round).checked);
      await runNinja(this.options, ['-f', `round-${round}.ninja`, ...targets], 'check again');
      const left = new Map<TestProgram, ReadonlySet<number>>();
      for (const [program, { lines }] of checks) {
        const { check, checked } = programFiles(program).again(round);
        const findings = this.findings.get(program)!;
        const known = findings.excluded.size;
        const errors = compilerErrors(await this.log(checked), check);
        findings.takeAgain(errors, lines);
        // If no case was excluded, another round would find the same errors.
        if (findings.excluded.size > known) left.set(program, findings.suspects(errors));
      }
      suspects = left;
    }
  }

  /**
   * Compiles and links the test programs. Cases with undefined references are excluded, and the rest is linked again.
   */
  private async build(programs: readonly TestProgram[]): Promise<void> {
    let left = programs.filter((program) => !this.findings.get(program)!.failed);
    for (let attempt = 0; left.length > 0 && attempt < 3; attempt++) {
      for (const program of left) {
        await writeIfChanged(
          this.at(programFiles(program).source),
          programText(program, this.findings.get(program)!.excluded),
        );
      }
      const built = await runNinja(
        this.options,
        left.map((program) => programFiles(program).executable),
        'compile',
      );
      const again: TestProgram[] = [];
      for (const program of left) if (!(await this.linked(program, built))) again.push(program);
      left = again;
    }
    for (const program of left)
      this.findings
        .get(program)!
        .failAll({ kind: 'not-linked' }, 'It does not link, even without the cases that the linker names.');
  }

  /** @returns whether the program was linked or has failed for good; false: link it again without the excluded cases */
  private async linked(program: TestProgram, { failed, output }: NinjaResult): Promise<boolean> {
    const findings = this.findings.get(program)!;
    const files = programFiles(program);
    for (const file of program.schemas.files) {
      const object = objectOf(program, protoStem(file.name));
      if (failed.has(object)) {
        const what = `The generated ${protoStem(file.name)}.pb.cc does not compile:`;
        findings.failAllByTool('not-compiled', what, await this.log(logOf(object)));
        return true;
      }
    }
    for (const own of [files.own.object, files.own.executable]) {
      if (!failed.has(own)) continue;
      const kind = own === files.own.executable ? 'not-linked' : 'not-compiled';
      findings.failAllByTool(kind, "The scenario's program cannot be built:", await this.log(logOf(own)));
      return true;
    }
    if (failed.has(files.object)) {
      const said = await this.log(logOf(files.object));
      findings.failAllByTool('not-compiled', 'The test program does not compile:', said);
      return true;
    }
    // Checked last: if one of its inputs failed, ninja does not try to link it, and an older executable may exist.
    if (existsSync(this.at(files.executable)) && !failed.has(files.executable)) return true;
    const said = await this.log(files.linkLog);
    const cases = casesInLinkErrors(said);
    if (cases.size === 0) {
      findings.failAllByTool('not-linked', 'It does not link:', said || output);
      return true;
    }
    findings.takeLinkErrors(cases, said);
    return false;
  }

  private async execute(programs: readonly TestProgram[], selected: ReadonlySet<string>): Promise<void> {
    const { progress, jobs } = this.options;
    const queue = programs.filter((program) => !this.findings.get(program)!.failed);
    const total = queue.reduce((sum, program) => sum + this.runnable(program, selected).length, 0);
    let done = 0;
    const worker = async (): Promise<void> => {
      for (let program = queue.shift(); program; program = queue.shift()) {
        const cases = this.runnable(program, selected);
        if (cases.length === 0) continue;
        await this.runCases(program, cases, () => progress.step('run', ++done, total, program!.name));
      }
    };
    await Promise.all(Array.from({ length: jobs }, worker));
    progress.done('run');
  }

  private runnable(program: TestProgram, selected: ReadonlySet<string>): number[] {
    const { excluded } = this.findings.get(program)!;
    return program.cases
      .filter((planned) => selected.has(planned.pickleId) && !planned.refused && !excluded.has(planned.number))
      .map((planned) => planned.number);
  }

  /**
   * Runs cases until each has ended or failed. If the test program dies while a case runs, that case fails and the
   * program is started again for the others. If it dies before, all of them fail.
   * @param onEnd called when a case has ended
   */
  private async runCases(program: TestProgram, cases: readonly number[], onEnd: () => void): Promise<void> {
    const findings = this.findings.get(program)!;
    let left = cases;
    while (left.length > 0) {
      const { lines, refused, ended, unfinished, death } = await runTestProgram(
        this.commandOf(program),
        left,
        (line) => {
          if ('end' in line) onEnd();
        },
      );
      if (refused !== undefined) {
        findings.failCases(cases, { kind: 'harness' }, refusedMessage(refused));
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

  private commandOf(program: TestProgram): ProgramCommand {
    const { limits, symbolizer } = this.options;
    const { executable, own } = programFiles(program);
    return {
      limit: this.at('limit'),
      program: this.at(executable),
      ownProgram: this.at(own.executable),
      limits,
      ...(symbolizer && { symbolizer }),
    };
  }
}

/** Whether all programs of this program's build mode and runtime share the output: the prelude and the libraries. */
function isShared(output: string, program: TestProgram): boolean {
  const config = configFolder(program.mode, program.runtime);
  return output.startsWith(`${config}/`) && !output.startsWith(`${config}/generated/`);
}
