// Runs the C++ cases of a plan: generate -> compile -> check what does not compile -> run -> results.

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { bothEnds, readPrinted, visible } from '../../support/printed';
import { writeIfChanged } from '../../support/write-if-changed';
import type { Runtime, Toolchain } from './build-config';
import { ProgramFindings } from './collect';
import { casesInLinkErrors, compilerErrors, generatorError } from './diagnostics';
import type { ReadText } from './generated-lines';
import { type GeneratorServer, startGeneratorServer } from './generator-server';
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
import { type CaseOptions, runCases } from './run-cases';
import {
  type CheckText,
  checkText,
  type Namespaces,
  ownProgramText,
  probeText,
  programText,
  subjectHeader,
} from './test-program';

export interface CppRunOptions extends CaseOptions {
  readonly tools: Toolchain;
  readonly namespaces: Namespaces;
  readonly headers: Readonly<Record<Runtime, readonly string[]>>;
}

/** Makes a symbolic link. Its name is derived from its target, so an existing link is right. */
async function linkTo(target: string, name: string): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true });
  await symlink(target, name).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/**
 * Removes what earlier runs left in a folder, for example under the old name of a schema: `#include` and `import` would
 * still find it.
 * @param kept the files that stay, as paths in the folder
 */
async function removeOthers(folder: string, kept: readonly string[]): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const others = files.filter((file) => !kept.includes(path.relative(folder, file)));
  await Promise.all(others.map((file) => rm(file, { force: true })));
}

/** Reads files of a build folder. */
export function textReader(buildFolder: string): ReadText {
  return (file) => {
    try {
      return readFileSync(path.join(buildFolder, file), 'utf8');
    } catch {
      return undefined;
    }
  };
}

/** One run of the C++ harness over the test programs of a plan. */
export class CppRun {
  private readonly findings = new Map<TestProgram, ProgramFindings>();
  /** The toolchain, with paths that ninja and dependency files can express. */
  private readonly tools: Toolchain;
  private readonly links: Links;
  /** Answers the calls of the generator while this runs, if the subject's generator can be a worker. */
  private server: GeneratorServer | undefined;

  /** @throws UsageError for a path that cannot be expressed */
  constructor(private readonly options: CppRunOptions) {
    ({ tools: this.tools, links: this.links } = plainPaths(options.tools, options.buildFolder));
  }

  /**
   * Builds the programs and runs the selected cases.
   * @param selected pickle ids. The other cases of a program are built too, so that the build does not depend on the
   *   selection.
   * @param take called with the results of each program as soon as its cases have run, while others still run
   */
  async run(
    programs: readonly TestProgram[],
    selected: ReadonlySet<string>,
    take: (results: CppResults) => void,
  ): Promise<void> {
    const needed = programs.filter((program) => program.cases.some((planned) => selected.has(planned.pickleId)));
    if (needed.length === 0) return;
    for (const program of needed)
      this.findings.set(
        program,
        new ProgramFindings(program, this.options.limits, textReader(this.options.buildFolder)),
      );
    await this.writeSources(programs, needed);
    const { tools, buildFolder, jobs } = this.options;
    if (tools.askSource !== undefined) {
      const { generator: command, generatorLimitSeconds: limitSeconds } = tools;
      this.server = await startGeneratorServer({ command, cwd: buildFolder, jobs, limitSeconds });
    }
    try {
      const built = await this.tryAll(needed);
      await this.build(needed, built);
    } finally {
      await this.server?.stop();
    }
    await runCases(this.options, this.findings, selected, take);
  }

  private async ninja(argv: readonly string[], phase: string): Promise<NinjaResult> {
    const environment = this.server?.environment;
    return await runNinja({ ...this.options, ...(environment && { environment }) }, argv, phase);
  }

  private at(file: string): string {
    return path.join(this.options.buildFolder, file);
  }

  /**
   * Builds the programs with all of their cases, and checks the probes. That most often succeeds. The cases of a
   * program that does not compile, or did not in an earlier run, are checked: which ones compile, and what is wrong
   * with the others.
   */
  private async tryAll(needed: readonly TestProgram[]): Promise<NinjaResult> {
    const doubtful = needed.filter((program) => existsSync(this.at(programFiles(program).checked)));
    const tried = needed.filter((program) => !doubtful.includes(program));
    const probes = new Map(tried.map((program) => [program, probeText(program)]));
    for (const [program, check] of probes) {
      if (check) await writeIfChanged(this.at(programFiles(program).probes.check), check.text);
      await writeIfChanged(this.at(programFiles(program).source), programText(program, new Set()));
    }
    const checks = await this.writeChecks(doubtful);
    const targets = [
      ...doubtful.map((program) => `programs/${program.name}/ready`),
      ...tried.map((program) => programFiles(program).executable),
      ...tried.flatMap((program) => (probes.get(program) ? [programFiles(program).probes.checked] : [])),
    ];
    const built = await this.ninja(targets, 'generate and compile');

    const suspects = new Map<TestProgram, ReadonlySet<number>>();
    const refuted: TestProgram[] = [];
    for (const [program, check] of probes) {
      if (built.failed.has(programFiles(program).object)) refuted.push(program);
      else suspects.set(program, await this.readCheck(program, programFiles(program).probes, check, built));
    }
    const again = await this.checkCases(refuted);
    for (const [program, check] of [...checks, ...again.checks])
      suspects.set(program, await this.readCheck(program, programFiles(program), check, merged(built, again.result)));
    await this.forgetChecks([...doubtful, ...refuted]);
    await this.checkAgain(suspects);
    return built;
  }

  private async writeChecks(programs: readonly TestProgram[]): Promise<Map<TestProgram, CheckText>> {
    const checks = new Map(programs.map((program) => [program, checkText(program)]));
    for (const [program, { text }] of checks) await writeIfChanged(this.at(programFiles(program).check), text);
    return checks;
  }

  private async checkCases(programs: readonly TestProgram[]) {
    const checks = await this.writeChecks(programs);
    if (programs.length === 0) return { checks, result: nothingBuilt };
    const targets = programs.map((program) => programFiles(program).checked);
    return { checks, result: await this.ninja(targets, 'check') };
  }

  /** Removes the checks of programs whose cases all compile, so that the next run builds them at once. */
  private async forgetChecks(programs: readonly TestProgram[]): Promise<void> {
    for (const program of programs) {
      const { failed, excluded } = this.findings.get(program)!;
      if (!failed && excluded.size === 0) await rm(this.at(programFiles(program).checked), { force: true });
    }
  }

  private async writeSources(programs: readonly TestProgram[], needed: readonly TestProgram[]): Promise<void> {
    const { namespaces, headers } = this.options;
    await mkdir(this.options.buildFolder, { recursive: true });
    await Promise.all([...this.links].map(([name, target]) => linkTo(target, this.at(name))));
    // By path: programs share headers and schemas, and each file is written once.
    const texts = new Map([['build.ninja', ninjaText(this.tools, programs)]]);
    for (const program of needed) {
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
    const sets = new Map(needed.map(({ schemas }) => [schemas.name, schemas]));
    await Promise.all(
      [...sets.values()].flatMap(({ name, files }) => {
        const stems = files.map((file) => protoStem(file.name));
        const generated = stems.flatMap((stem) => [`${stem}.pb.h`, `${stem}.pb.cc`]);
        return [
          removeOthers(
            this.at(schemaFolder(name)),
            files.map((file) => file.name),
          ),
          removeOthers(this.at(generatedFolder(name)), generated),
        ];
      }),
    );
    await Promise.all([...texts].map(([file, text]) => writeIfChanged(this.at(file), text)));
    await Promise.all([...plugins].map(([file, text]) => writeIfChanged(this.at(file), text, 0o777)));
  }

  /** What a command printed: its two ends if it is long, with control characters shown. */
  private log(file: string): string {
    return visible(readPrinted(this.at(file))).trim();
  }

  /** All that clang printed about a check. */
  private async checkLog(file: string): Promise<string> {
    return (await readFile(this.at(file), 'utf8').catch(() => '')).trim();
  }

  /**
   * Reads what the generator and the compiler printed about a check.
   * @param files of the check
   * @param check absent: there was nothing to check
   * @returns the cases to check again, see {@link checkAgain}
   */
  private async readCheck(
    program: TestProgram,
    { check: source, checked }: { readonly check: string; readonly checked: string },
    check: CheckText | undefined,
    built: NinjaResult,
  ): Promise<ReadonlySet<number>> {
    const findings = this.findings.get(program)!;
    const { schemas } = program;
    const headers = schemas.files.map((file) => `${generatedFolder(schemas.name)}/${protoStem(file.name)}.pb.h`);
    const missing = headers.filter((header) => !existsSync(this.at(header)));
    if (missing.length > 0) {
      const said = this.log(generatorLog(schemas.name));
      const given = schemas.files.flatMap(({ name }) => [name, `${schemaFolder(schemas.name)}/${name}`]);
      const error = generatorError(said, given);
      findings.failAll(
        { kind: 'not-generated', ...(error !== undefined && { error }) },
        `The generator did not write ${missing.map((file) => path.basename(file)).join(', ')}.\n${bothEnds(said, 20)}`,
      );
      return new Set();
    }
    const shared = [...built.failed].filter((output) => isShared(output, program));
    // A header that does not compile fails the sources that include it too.
    const broken = shared.find((output) => output.endsWith('.pch')) ?? shared[0];
    // An output of an earlier run may still exist; it is not the result of this one.
    if (broken !== undefined || (check && !existsSync(this.at(checked)))) {
      const said = broken === undefined ? '' : this.log(logOf(broken));
      const what =
        broken === undefined || broken.endsWith('.pch')
          ? "The subject's headers do"
          : `${path.basename(broken, '.o')} does`;
      findings.failAllByTool('not-compiled', `${what} not compile.`, said || built.output);
      return new Set();
    }
    if (!check) return new Set();
    const errors = compilerErrors(await this.checkLog(checked), source);
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
      await this.ninja(['-f', `round-${round}.ninja`, ...targets], 'check again');
      const left = new Map<TestProgram, ReadonlySet<number>>();
      for (const [program, { lines }] of checks) {
        const { check, checked } = programFiles(program).again(round);
        const findings = this.findings.get(program)!;
        const known = findings.excluded.size;
        const errors = compilerErrors(await this.checkLog(checked), check);
        findings.takeAgain(errors, lines);
        // If no case was excluded, another round would find the same errors.
        if (findings.excluded.size > known) left.set(program, findings.suspects(errors));
      }
      suspects = left;
    }
  }

  /**
   * Compiles and links the test programs that are not built yet. Cases with undefined references are excluded, and the
   * rest is linked again.
   * @param tried the result of the build with all cases
   */
  private async build(programs: readonly TestProgram[], tried: NinjaResult): Promise<void> {
    let left: TestProgram[] = [];
    for (const program of programs) {
      const { failed, excluded } = this.findings.get(program)!;
      const isBuilt = tried.targets.has(programFiles(program).executable) && excluded.size === 0;
      if (!failed && !(isBuilt && (await this.linked(program, tried)))) left.push(program);
    }
    for (let attempt = 0; left.length > 0 && attempt < 3; attempt++) {
      for (const program of left) {
        await writeIfChanged(
          this.at(programFiles(program).source),
          programText(program, this.findings.get(program)!.excluded),
        );
      }
      const built = await this.ninja(
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
        findings.failAllByTool('not-compiled', what, this.log(logOf(object)));
        return true;
      }
    }
    for (const own of [files.own.object, files.own.executable]) {
      if (!failed.has(own)) continue;
      const kind = own === files.own.executable ? 'not-linked' : 'not-compiled';
      findings.failAllByTool(kind, "The scenario's program cannot be built:", this.log(logOf(own)));
      return true;
    }
    if (failed.has(files.object)) {
      const said = this.log(logOf(files.object));
      findings.failAllByTool('not-compiled', 'The test program does not compile:', said);
      return true;
    }
    // Checked last: if one of its inputs failed, ninja does not try to link it, and an older executable may exist.
    if (existsSync(this.at(files.executable)) && !failed.has(files.executable)) return true;
    const said = this.log(files.linkLog);
    const cases = casesInLinkErrors(said);
    if (cases.size === 0) {
      findings.failAllByTool('not-linked', 'It does not link:', said || output);
      return true;
    }
    findings.takeLinkErrors(cases, said);
    return false;
  }
}

const nothingBuilt: NinjaResult = { targets: new Set(), failed: new Set(), output: '' };

/** The results of two ninja runs, together. */
function merged(one: NinjaResult, other: NinjaResult): NinjaResult {
  return {
    targets: new Set([...one.targets, ...other.targets]),
    failed: new Set([...one.failed, ...other.failed]),
    output: one.output + other.output,
  };
}

/** Whether all programs of this program's build mode and runtime share the output: the prelude and the libraries. */
function isShared(output: string, program: TestProgram): boolean {
  const config = configFolder(program.mode, program.runtime);
  return output.startsWith(`${config}/`) && !output.startsWith(`${config}/generated/`);
}
