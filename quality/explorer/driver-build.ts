// Builds drivers with a subject's compiler, runtime and flags, as test programs are built.

import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Toolchain } from '../../harness/cpp/build-config';
import {
  configFolder,
  generatedFolder,
  generatorLog,
  logOf,
  objectOf,
  programFiles,
  protoStem,
  schemaFolder,
} from '../../harness/cpp/layout';
import { plainPaths } from '../../harness/cpp/links';
import { ninjaText } from '../../harness/cpp/ninja';
import { runNinja } from '../../harness/cpp/ninja-runner';
import type { TestProgram } from '../../harness/cpp/plan';
import { ownProgramText, subjectHeader } from '../../harness/cpp/test-program';
import { toolchain } from '../../harness/cpp/toolchain';
import { type ClaimedFolder, claimFolder } from '../../harness/run/build-folder';
import type { CppSubject, Subject } from '../../harness/subject/manifest';
import { streamProgress } from '../../support/progress';
import { defaultFolders, root } from '../../support/project';
import { UsageError } from '../../support/usage-error';
import { driverText } from './driver';
import type { Operations } from './program';
import { fileName, schemaText } from './schema';

/** A schema whose code or driver the subject cannot build. */
export interface BuildFailure {
  readonly log: string;
}

/**
 * The generator gets at least so long for a schema. `npm test` explores at the lowest priority, where a call may get hardly any
 * processor time for a minute.
 */
const leastLimitSeconds = 300;

/** A folder in which a subject's drivers are built. */
export class DriverBuild {
  private constructor(
    readonly subject: Subject,
    private readonly cpp: CppSubject,
    private readonly tools: Toolchain,
    private readonly claimed: ClaimedFolder,
    private readonly jobs: number,
  ) {}

  /**
   * @param name of its folder
   * @throws UsageError if the subject has no C++, or a tool is missing
   */
  static async open(subject: Subject, jobs: number, name = `explore-${subject.name}`): Promise<DriverBuild> {
    const { cpp } = subject;
    if (!cpp || !subject.capabilities.has('cpp')) throw new UsageError(`${subject.name} has no C++ to explore.`);
    const found = await toolchain(subject, cpp, path.join(root, 'conformance-cpp'));
    const claimed = await claimFolder(defaultFolders.build, name);
    const { tools, links } = plainPaths(found, claimed.folder);
    for (const [name, target] of links) {
      const link = path.join(claimed.folder, name);
      await mkdir(path.dirname(link), { recursive: true });
      await symlink(target, link).catch(() => {});
    }
    const generatorLimitSeconds = Math.max(tools.generatorLimitSeconds, leastLimitSeconds);
    return new DriverBuild(subject, cpp, { ...tools, generatorLimitSeconds }, claimed, jobs);
  }

  async close(): Promise<void> {
    await this.claimed.release();
  }

  private at(file: string): string {
    return path.join(this.claimed.folder, file);
  }

  /** Removes the drivers that were built. */
  async clean(): Promise<void> {
    const folders = ['programs', 'schemas', 'generated', 'debug-full/generated', 'debug-lite/generated'];
    await Promise.all(folders.map((folder) => rm(this.at(folder), { recursive: true, force: true })));
  }

  /**
   * Builds the drivers of some schemas at once. Drivers that were built before stay.
   * @returns for each schema the path of its driver, or what could not be built
   */
  async build(
    schemas: readonly { readonly name: string; readonly operations: Operations }[],
  ): Promise<(string | BuildFailure)[]> {
    const programs = schemas.map(({ name, operations }) => programOf(name, operations));
    const files = new Map([
      ['build.ninja', ninjaText(this.tools, programs)],
      ...(['full', 'lite'] as const).map((runtime): [string, string] => [
        `${configFolder('debug', runtime)}/subject.h`,
        subjectHeader(this.cpp.headers[runtime], this.cpp.namespaces),
      ]),
      ...programs.map((program): [string, string] => [
        programFiles(program).own.source,
        ownProgramText(program, program.ownProgram!),
      ]),
      ...programs.map(({ schemas: set }): [string, string] => [
        `${schemaFolder(set.name)}/${fileName}`,
        set.files[0]!.text,
      ]),
    ]);
    for (const [file, text] of files) await this.write(file, text);
    const targets = programs.map((program) => programFiles(program).own.executable);
    const progress = streamProgress(process.stderr);
    const built = await runNinja(
      { buildFolder: this.claimed.folder, jobs: this.jobs, progress },
      targets,
      'build drivers',
    );
    return await Promise.all(
      programs.map(async (program) => {
        const { executable, object } = programFiles(program).own;
        const generated = objectOf(program, protoStem(fileName));
        const logs = [generatorLog(program.schemas.name), logOf(generated), logOf(object), logOf(executable)];
        const isBuilt = await readFile(this.at(executable)).then(
          () => true,
          () => false,
        );
        if (isBuilt && !built.failed.has(executable)) return this.at(executable);
        const texts = await Promise.all(logs.map((log) => readFile(this.at(log), 'utf8').catch(() => '')));
        return { log: texts.join('').trim() || built.output.slice(-4000) };
      }),
    );
  }

  /** The path of a schema's driver. */
  driverOf({ name, operations }: { readonly name: string; readonly operations: Operations }): string {
    return this.at(programFiles(programOf(name, operations)).own.executable);
  }

  /**
   * Builds a driver that was built before with other generated code.
   * @param code generated files by name
   */
  async rebuild(
    schema: { readonly name: string; readonly operations: Operations },
    code: ReadonlyMap<string, string>,
  ): Promise<string | BuildFailure> {
    // A driver that cannot be linked must not be taken for the new one.
    await rm(this.driverOf(schema), { force: true });
    for (const [file, text] of code) await this.write(`${generatedFolder(schema.name)}/${file}`, text);
    const [driver] = await this.build([schema]);
    return driver!;
  }

  /** Writes a file unless it has this text, so that ninja does not build again what depends on it. */
  private async write(file: string, text: string): Promise<void> {
    if ((await readFile(this.at(file), 'utf8').catch(() => undefined)) === text) return;
    await mkdir(path.dirname(this.at(file)), { recursive: true });
    await writeFile(this.at(file), text);
  }
}

function programOf(name: string, operations: Operations): TestProgram {
  return {
    name,
    schemas: { name, files: [{ name: fileName, text: schemaText(operations.schema) }], insertions: [] },
    mode: 'debug',
    // Lite messages are linked with the lite runtime alone.
    runtime: operations.schema.optimize === 'LITE_RUNTIME' ? 'lite' : 'full',
    headers: [],
    ownProgram: driverText(operations),
    cases: [],
  };
}
