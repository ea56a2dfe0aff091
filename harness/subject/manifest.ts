// A subject's manifest: where it is, what may stand in it, and what the harness makes of it.

import { existsSync } from 'node:fs';
import { glob, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { globLiteral } from '../../support/glob-literal';
import { type Advice, LocatedYaml, shownPath } from '../../support/located-yaml';
import { didYouMean } from '../../support/near-names';
import { UsageError } from '../../support/usage-error';
import { type Capability, capabilityNames, prerequisites } from './capabilities';
import { type CaseLimits, defaultLimits } from './case-limits';

/** A value for programs that use the full runtime, and one for those that use the lite runtime alone. */
export interface ByRuntime<Value> {
  readonly full: Value;
  readonly lite: Value;
}

/** How a subject's C++ is generated, compiled and linked. Paths are absolute; commands are lists of words. */
export interface CppSubject {
  /** The generator's command; the harness appends `--cpp_out=…`, `-I…` and the inputs. */
  readonly generator: readonly string[];
  /** How long one call of the generator may take before it is stopped. */
  readonly generatorLimitSeconds: number;
  /** What the features' `rt` (the runtime) and `lib` (string_view, Cord, flags) stand for. */
  readonly namespaces: { readonly rt: string; readonly lib: string };
  /** Headers that every driver includes, as they stand between the angle brackets. */
  readonly headers: ByRuntime<readonly string[]>;
  /** Include folders. */
  readonly include: readonly string[];
  /** Globs of the runtime's sources, which the bench compiles with its own flags; see {@link sourceFiles}. */
  readonly sources: ByRuntime<readonly string[]>;
  /** Linker arguments. */
  readonly libraries: ByRuntime<readonly string[]>;
  /** Packages whose compiler and linker flags pkg-config gives. */
  readonly pkgConfig: ByRuntime<readonly string[]>;
  /** Extra compiler flags. */
  readonly flags: readonly string[];
  /** The compiler's command or path; absent: the best clang++ that is installed. */
  readonly compiler?: string;
  /** A command put before the compiler; absent: ccache when it is installed; `none`: nothing. */
  readonly launcher?: string;
  /** What each case may use of the machine. */
  readonly limits: CaseLimits;
  /** Whether cases run under the address, undefined-behaviour and leak sanitizers. */
  readonly sanitizers: boolean;
}

/** How a subject's IDE is reached. Paths are absolute. */
export interface IdeSubject {
  /** The folder of the unpacked extension. */
  readonly extension: string;
  /** The page of the IDE's window, relative to the extension. */
  readonly page: string;
  /** How long anything that is waited for may take in it; absent: as long as the harness finds right. */
  readonly limitSeconds?: number;
  /** A module that drives this IDE; absent: the driver that goes by ARIA roles and names. */
  readonly driver?: string;
}

/** What is put to the test: anything that a manifest describes. */
export interface Subject {
  /** A short name, also used in file names. */
  readonly name: string;
  /** What to call it in a report. */
  readonly title: string;
  /** The manifest's absolute path. */
  readonly manifest: string;
  /** The manifest's folder: where its commands run. */
  readonly directory: string;
  /** Commands to run, in order, before anything else. */
  readonly prepare: readonly (readonly string[])[];
  readonly cpp?: CppSubject;
  readonly ide?: IdeSubject;
  readonly capabilities: ReadonlySet<Capability>;
  /** The baseline's absolute path, when there is one. */
  readonly baseline?: string;
}

const word = z.string().min(1, { error: 'an empty text means nothing here' });
const words = z.array(word);
const command = z.array(word).min(1, { error: 'a command needs at least one word' });
const byRuntime = z.strictObject({ full: words.optional(), lite: words.optional() });

const manifestSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'a name is made of a-z, 0-9 and `-`' }),
  title: word.optional(),
  prepare: z.array(command).optional(),
  cpp: z
    .strictObject({
      generator: command,
      generator_limit_seconds: z.int().min(1).max(3600).optional(),
      namespaces: z.strictObject({ rt: word, lib: word }).optional(),
      headers: words.optional(),
      lite_headers: words.optional(),
      include: words.optional(),
      sources: byRuntime.optional(),
      libraries: byRuntime.optional(),
      pkg_config: byRuntime.optional(),
      flags: words.optional(),
      compiler: word.optional(),
      launcher: word.optional(),
      sanitizers: z.boolean().optional(),
      limits: z
        .strictObject({
          seconds: z.int().min(1).max(3600).optional(),
          memory_mb: z.int().min(64).max(1_048_576).optional(),
          processes: z.int().min(1).max(100_000).optional(),
          file_mb: z.int().min(1).max(1_048_576).optional(),
        })
        .optional(),
    })
    .optional(),
  ide: z
    .strictObject({
      extension: word,
      page: word,
      limit_seconds: z.int().min(1).max(600).optional(),
      driver: word.optional(),
    })
    .optional(),
  capabilities: z.array(z.enum(capabilityNames)),
  baseline: word.optional(),
});

/** A manifest as it is written, before paths and placeholders are resolved. */
export type ManifestFile = z.infer<typeof manifestSchema>;

const advice: Advice = {
  '': 'A manifest says at least `name: mine`, a `cpp:` or an `ide:` section, and `capabilities: [generator, cpp]`.',
  name: 'Write a short name, such as `name: my-generator`.',
  title: 'Write `title: My generator and runtime`.',
  prepare: 'Write a list of commands, each a list of words: `- ["make", "-s"]`.',
  'cpp.generator': 'Write the command as a list of words: `generator: ["my-protoc"]`.',
  'cpp.generator_limit_seconds': 'Write a whole number of seconds: `generator_limit_seconds: 30`.',
  'cpp.namespaces': 'Write both: `namespaces: { rt: google::protobuf, lib: absl }`.',
  'cpp.headers': 'Write a list: `headers: ["google/protobuf/message.h"]`.',
  'cpp.lite_headers': 'Write a list: `lite_headers: ["google/protobuf/message_lite.h"]`.',
  'cpp.include': 'Write a list of folders: `include: ["../include"]`.',
  'cpp.sources': 'Write lists of globs: `sources: { full: ["../src/**/*.cc"], lite: ["../src/lite/**/*.cc"] }`.',
  'cpp.libraries': 'Write lists of linker arguments: `libraries: { full: ["-labsl_strings"], lite: [] }`.',
  'cpp.pkg_config': 'Write lists of packages: `pkg_config: { full: [protobuf], lite: [protobuf-lite] }`.',
  'cpp.flags': 'Write a list of compiler flags: `flags: ["-DNAME=1"]`.',
  'cpp.compiler': 'Write a command or a path: `compiler: clang++-19`.',
  'cpp.launcher': 'Write a command: `launcher: ccache`, or `launcher: none`.',
  'cpp.limits':
    'Write what one case may use: `limits: { seconds: 10, memory_mb: 4096, processes: 64, file_mb: 1024 }`.',
  'cpp.sanitizers': 'Write `sanitizers: true` or `sanitizers: false`.',
  ide: 'Write `ide: { extension: ../dist/ide, page: ide.html }`.',
  'ide.limit_seconds': 'Write a whole number of seconds: `limit_seconds: 20`.',
  capabilities: `Write a list of these: ${capabilityNames.join(', ')}.`,
  baseline: 'Write the file’s path: `baseline: mine.baseline.yaml`.',
};

/**
 * Finds, reads and validates a subject's manifest.
 *
 * @param nameOrPath a bare name means `subjects/NAME.yaml` of the project; with a slash, or ending in `.yaml` or
 *   `.yml`, it is a path relative to the current directory
 * @param projectRoot the project's folder
 * @throws UsageError for a subject that does not exist (listing those that do) and for every fault of the manifest
 */
export async function loadSubject(nameOrPath: string, projectRoot: string): Promise<Subject> {
  const isPath = /[/\\]|\.ya?ml$/.test(nameOrPath);
  const folder = path.join(projectRoot, 'subjects');
  const file = isPath ? path.resolve(nameOrPath) : path.join(folder, `${nameOrPath}.yaml`);
  if (!existsSync(file)) throw await unknownSubject(nameOrPath, isPath, folder);
  return parseManifest(await LocatedYaml.read(file), file, projectRoot);
}

/**
 * The subject that a manifest describes.
 *
 * @param yaml the manifest's text
 * @param file its absolute path, against which its relative paths are resolved
 * @param projectRoot what `{project}` stands for
 * @throws UsageError for every fault, quoting its line
 */
export function parseManifest(yaml: LocatedYaml, file: string, projectRoot: string): Subject {
  const written = yaml.check(manifestSchema, advice);
  refuseInconsistencies(yaml, written, path.dirname(file));
  return resolveManifest(written, file, projectRoot);
}

/**
 * Looks whether the files of a subject's IDE are there. Done late, because a subject may write them while it prepares.
 *
 * @throws UsageError that names what is missing
 */
export function checkExtension({ manifest, ide }: Subject): void {
  if (ide === undefined) return;
  const page = ide.page.replace(/[?#].*$/, '');
  const missing = [
    { file: ide.extension, what: 'no folder', at: 'ide.extension' },
    { file: path.join(ide.extension, 'manifest.json'), what: 'no extension: there is no file', at: 'ide.extension' },
    { file: path.join(ide.extension, page), what: 'no page', at: 'ide.page' },
  ].find(({ file }) => !existsSync(file));
  if (missing === undefined) return;
  throw new UsageError(
    `${shownPath(manifest)}: \`${missing.at}\` leads to ${missing.what} ${missing.file}.`,
    missing.at === 'ide.page'
      ? 'Write the page of the IDE’s window, relative to the extension: `page: ide.html`.'
      : 'Write the folder of the unpacked extension, relative to the manifest; check whether a `prepare` command should have made it.',
  );
}

/** The names of the subjects in a folder: its `NAME.yaml` files that are no baselines. */
export async function subjectNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith('.yaml') && !file.endsWith('.baseline.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

/**
 * The runtime sources that a subject's globs name, sorted and each once.
 * Expanded late, because a subject may write sources while it prepares.
 *
 * @throws UsageError for a glob that names no file
 */
export async function sourceFiles(subject: Subject, runtime: keyof ByRuntime<unknown>): Promise<string[]> {
  const found = new Set<string>();
  for (const pattern of subject.cpp?.sources[runtime] ?? []) {
    const before = found.size;
    let matched = false;
    for await (const file of glob(pattern)) {
      matched = true;
      found.add(file);
    }
    if (!matched && found.size === before) {
      throw new UsageError(
        `${shownPath(subject.manifest)}: the glob \`${pattern}\` in \`cpp.sources.${runtime}\` matches no file.`,
        'Globs are relative to the manifest’s folder; check it, or whether a `prepare` command should have written the files.',
      );
    }
  }
  return [...found].sort();
}

async function unknownSubject(written: string, isPath: boolean, folder: string): Promise<UsageError> {
  const names = await subjectNames(folder);
  const listed = `The subjects are: ${names.join(', ')}. A path to a manifest of your own works too: \`--subject ./mine/subject.yaml\`.`;
  return isPath
    ? new UsageError(`There is no manifest \`${written}\` (looked for ${path.resolve(written)}).`, listed)
    : new UsageError(`There is no subject \`${written}\`.${didYouMean(written, names)}`, listed);
}

/** What the schema cannot say: sections that claims need, claims that build on others, files that must be there. */
function refuseInconsistencies(yaml: LocatedYaml, written: ManifestFile, directory: string): void {
  const errors: UsageError[] = [];
  const seen = new Set<Capability>();
  written.capabilities.forEach((name, index) => {
    const at = ['capabilities', index];
    if (seen.has(name)) errors.push(yaml.error(at, `\`${name}\` is listed twice.`, 'Delete one of the two.'));
    seen.add(name);
    const needed = prerequisites[name];
    if (needed !== undefined && !written.capabilities.includes(needed)) {
      errors.push(yaml.error(at, `the capability \`${name}\` needs \`${needed}\`.`, `Add \`${needed}\` to the list.`));
    }
    const section = name === 'ide' ? 'ide' : 'cpp';
    if (written[section] === undefined && (name === 'ide' || name === 'generator' || name === 'cpp')) {
      errors.push(
        yaml.error(
          at,
          `the capability \`${name}\` is claimed, but the manifest has no \`${section}:\` section.`,
          `${advice[section === 'ide' ? 'ide' : 'cpp.generator']} Put it under \`${section}:\`, or take \`${name}\` out.`,
        ),
      );
    }
  });
  if (written.capabilities.length === 0) {
    errors.push(yaml.error(['capabilities'], 'a subject that claims nothing cannot be judged.', advice.capabilities));
  }
  for (const at of [['baseline'], ['ide', 'driver']] as const) {
    const file = at[0] === 'baseline' ? written.baseline : written.ide?.driver;
    if (file !== undefined && !existsSync(path.resolve(directory, file))) {
      errors.push(
        yaml.error(
          [...at],
          `there is no file ${path.resolve(directory, file)}.`,
          'Paths are relative to the manifest.',
        ),
      );
    }
  }
  if (errors.length > 0) throw UsageError.all(errors);
}

function resolveManifest(written: ManifestFile, file: string, projectRoot: string): Subject {
  const directory = path.dirname(file);
  const placed = (text: string) => text.replaceAll('{project}', projectRoot).replaceAll('{node}', process.execPath);
  const located = (text: string) => path.resolve(directory, placed(text));
  // The manifest's folder is no part of a glob, whatever its name is.
  const globbed = (text: string) =>
    path.resolve(globLiteral(directory), text.replaceAll('{project}', globLiteral(projectRoot)));
  // In a command only what is written as a relative path is one: `protoc` is looked up in PATH, `./protoc` is not.
  const argument = (text: string) =>
    placed(text).replace(/^(-I|-L|-isystem|)(\.\.?\/.*)$/, (_, flag: string, relative: string) => {
      return flag + path.resolve(directory, relative);
    });
  const each = (lists: ManifestCpp['sources'], resolve: (text: string) => string): ByRuntime<string[]> => ({
    full: (lists?.full ?? []).map(resolve),
    lite: (lists?.lite ?? []).map(resolve),
  });
  const { cpp, ide } = written;
  return {
    name: written.name,
    title: written.title ?? written.name,
    manifest: file,
    directory,
    prepare: (written.prepare ?? []).map((line) => line.map(argument)),
    ...(cpp && {
      cpp: {
        generator: cpp.generator.map(argument),
        generatorLimitSeconds: cpp.generator_limit_seconds ?? 30,
        namespaces: cpp.namespaces ?? { rt: 'google::protobuf', lib: 'absl' },
        headers: { full: cpp.headers ?? [], lite: cpp.lite_headers ?? [] },
        include: (cpp.include ?? []).map(located),
        sources: each(cpp.sources, globbed),
        libraries: each(cpp.libraries, argument),
        pkgConfig: each(cpp.pkg_config, (text) => text),
        flags: (cpp.flags ?? []).map(argument),
        ...(cpp.compiler !== undefined && { compiler: argument(cpp.compiler) }),
        ...(cpp.launcher !== undefined && { launcher: argument(cpp.launcher) }),
        sanitizers: cpp.sanitizers ?? true,
        limits: {
          seconds: cpp.limits?.seconds ?? defaultLimits.seconds,
          memoryMb: cpp.limits?.memory_mb ?? defaultLimits.memoryMb,
          processes: cpp.limits?.processes ?? defaultLimits.processes,
          fileMb: cpp.limits?.file_mb ?? defaultLimits.fileMb,
        },
      },
    }),
    ...(ide && {
      ide: {
        extension: located(ide.extension),
        page: ide.page,
        ...(ide.limit_seconds !== undefined && { limitSeconds: ide.limit_seconds }),
        ...(ide.driver !== undefined && { driver: located(ide.driver) }),
      },
    }),
    capabilities: new Set(written.capabilities),
    ...(written.baseline !== undefined && { baseline: located(written.baseline) }),
  };
}

type ManifestCpp = NonNullable<ManifestFile['cpp']>;
