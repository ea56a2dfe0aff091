// Runs a subject's generator alone, in a temporary folder: for rules about its command line, files and exit status.

import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../support/owner.mjs';
import { root } from '../../support/project';
import type { Subject } from '../subject/manifest';
import { type Insertion, instructionsText, pluginText } from './insertion-plugin';
import { objectSize } from './object-size';
import { type GeneratorEnd, runGenerator } from './run-generator';
import { toolchain } from './toolchain';

/** The time limit for a few small files. */
const limitMs = 20_000;

/** The harness's own C++. */
const conformance = path.join(root, 'conformance-cpp');

/** How a run of the generator ended, and what it wrote. */
export interface GeneratorRun extends GeneratorEnd {
  /** New and changed files, relative to the sandbox, with forward slashes, sorted. */
  readonly written: readonly string[];
}

/** A temporary folder with a scenario's schemas, in which the generator runs. */
export class GeneratorSandbox {
  /** The insertions of each plugin, by the plugin's path. */
  private readonly insertions = new Map<string, Insertion[]>();

  private constructor(
    private readonly folder: string,
    private readonly subject: Subject,
  ) {}

  static async create(subject: Subject): Promise<GeneratorSandbox> {
    return new GeneratorSandbox(await temporaryFolder(), subject);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** @param file relative to the sandbox @throws Error if it is outside of the sandbox */
  private at(file: string): string {
    const target = path.resolve(this.folder, file);
    if (target !== this.folder && !target.startsWith(this.folder + path.sep))
      throw new Error(`${file} is outside of the sandbox`);
    return target;
  }

  async addFile(file: string, text: string): Promise<void> {
    const target = this.at(file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text.endsWith('\n') ? text : `${text}\n`);
  }

  /** Writes a generator plugin that inserts text, or adds the text to an existing plugin. */
  async addInsertion(program: string, insertion: Insertion): Promise<void> {
    const target = this.at(program);
    const instructions = `${target}.json`;
    const known = this.insertions.get(target) ?? [];
    known.push(insertion);
    this.insertions.set(target, known);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(instructions, instructionsText(known));
    await writeFile(target, pluginText(instructions), { mode: 0o777 });
  }

  async addFolder(folder: string): Promise<void> {
    await mkdir(this.at(folder), { recursive: true });
  }

  async read(file: string): Promise<string> {
    return await readFile(this.at(file), 'utf8');
  }

  /**
   * The size of a generated source's object code in a release build, in bytes.
   * @param file the source; its folder is searched for headers
   * @throws if it does not compile
   */
  async objectSize(file: string): Promise<number> {
    const { cpp } = this.subject;
    if (!cpp) throw new Error(`${this.subject.name} has no generator`);
    const tools = await toolchain(this.subject, cpp, conformance);
    return await objectSize(tools, this.at(file), [path.dirname(this.at(file))]);
  }

  /** Runs the subject's generator in the sandbox. @throws if the subject has none, or it cannot be started. */
  async run(argv: readonly string[]): Promise<GeneratorRun> {
    const command = this.subject.cpp?.generator;
    if (!command) throw new Error(`${this.subject.name} has no generator`);
    const before = await this.snapshot();
    const end = await runGenerator([...command, ...argv], { cwd: this.folder, limitMs });
    const after = await this.snapshot();
    const written = [...after].filter(([file, mark]) => before.get(file) !== mark).map(([file]) => file);
    return { ...end, written: written.sort() };
  }

  /** Every file, with a text that changes when it is written. */
  private async snapshot(): Promise<Map<string, string>> {
    const marks = new Map<string, string>();
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const { mtimeNs, size, ino } = await stat(file, { bigint: true });
      marks.set(path.relative(this.folder, file).split(path.sep).join('/'), `${mtimeNs}-${size}-${ino}`);
    }
    return marks;
  }
}

/** Splits a step's command line at spaces; words with spaces are in single or double quotes. */
export function splitArgv(line: string): string[] {
  return [...line.matchAll(/(?:[^\s'"]+|'[^']*'|"[^"]*")+/g)].map(([word]) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'),
  );
}
