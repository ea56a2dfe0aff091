// A subject's manifest: where it is, and the `Subject` that it describes. manifest-schema.ts has its keys.

import { existsSync } from 'node:fs';
import { glob, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { globLiteral } from '../../support/glob-literal';
import { LocatedYaml, shownPath, type YamlPath } from '../../support/located-yaml';
import { didYouMean } from '../../support/near-names';
import { UsageError } from '../../support/usage-error';
import { type BrowserName, type Capability, prerequisites } from './capabilities';
import { type CaseLimits, defaultLimits } from './case-limits';
import { compareVersions, entryFor, findInstalled, type Installed } from './installed';
import { checkEach, keyPlaces, layerOf, type ManifestLayers, mergedValue, readLayers } from './layers';
import { type FieldPlace, layerSchema, type ManifestFile, manifestAdvice, manifestSchema } from './manifest-schema';

/** A value for programs that use the full runtime, and one for those that use the lite runtime alone. */
export interface ByRuntime<Value> {
  readonly full: Value;
  readonly lite: Value;
}

/** How a subject's C++ is generated, compiled and linked. Paths are absolute; commands are lists of words. */
export interface CppSubject {
  /** The generator's command; the harness appends `--cpp_out=…`, `-I…` and the inputs. */
  readonly generator: readonly string[];
  /** The time limit of one call of the generator. */
  readonly generatorLimitSeconds: number;
  /** Whether one process of the generator can answer many calls, see harness/cpp/generator-server.ts. */
  readonly generatorWorker: boolean;
  /** The namespaces that `rt` (the runtime) and `lib` (string_view, Cord, flags) stand for in the features. */
  readonly namespaces: { readonly rt: string; readonly lib: string };
  /** Headers that every test program includes, as written between the angle brackets. */
  readonly headers: ByRuntime<readonly string[]>;
  /** Include folders. */
  readonly include: readonly string[];
  /** Globs of the runtime's sources, which the harness compiles with its own flags; see {@link sourceFiles}. */
  readonly sources: ByRuntime<readonly string[]>;
  /** Linker arguments. */
  readonly libraries: ByRuntime<readonly string[]>;
  /** Packages whose compiler and linker flags pkg-config gives. */
  readonly pkgConfig: ByRuntime<readonly string[]>;
  /** Folders that pkg-config searches before its own. */
  readonly packageFolders: readonly string[];
  /** Extra compiler flags. */
  readonly flags: readonly string[];
  /** The compiler's command or path; absent: the best installed clang++. */
  readonly compiler?: string;
  /** A command to run the compiler with; absent: ccache if it is installed; `none`: no command. */
  readonly launcher?: string;
  readonly limits: CaseLimits;
  /** Whether cases run under the address, undefined-behaviour and leak sanitizers. */
  readonly sanitizers: boolean;
  /** What is compiled with the headers precompiled: the test programs, or the generated sources, too. */
  readonly precompiled: 'programs' | 'all';
}

/** Where a subject's IDE is, and how to use it. Paths are absolute. */
export interface IdeSubject {
  /** The folder of the unpacked extension. */
  readonly extension: string;
  /** The page of the IDE's window, relative to the extension. */
  readonly page: string;
  /** The browser that it is judged in; absent: Chromium. */
  readonly browser?: BrowserName;
  /** How long the IDE may take to answer or to show something; absent: the harness's default. */
  readonly limitSeconds?: number;
  /** The module of this IDE's driver; absent: the driver that finds controls by ARIA role and name. */
  readonly driver?: string;
  /** Where plugins put the fields of their messages; absent: `beside`. */
  readonly fields?: FieldPlace;
  /** The name of the open request in messages to this IDE; absent: `openIDEIfClosed`, as in the document. */
  readonly openRequest?: string;
  /** Whether clearing it between scenarios is declared to be enough; absent: the harness judges. */
  readonly staysInstalled?: boolean;
  /** Whether its page is loaded again after every scenario; absent: only where putting it back is not enough. */
  readonly alwaysReloads?: boolean;
}

/** The implementation that is judged, as its manifest describes it. */
export interface Subject {
  /** A short name, also used in file names. */
  readonly name: string;
  /** Its name in reports. */
  readonly title: string;
  /** The manifest's absolute path. */
  readonly manifest: string;
  /** The manifest, and those that it extends. Absolute paths. */
  readonly manifests: readonly string[];
  /** Where each key is written, as messages show it: `mine.yaml:3` by `cpp.generator`. */
  readonly places: Readonly<Record<string, string>>;
  /** Where the `prepare` commands run: the folder of the manifest that lists them. */
  readonly directory: string;
  /** Commands to run, in order, before anything else. */
  readonly prepare: readonly (readonly string[])[];
  readonly cpp?: CppSubject;
  readonly ide?: IdeSubject;
  readonly capabilities: ReadonlySet<Capability>;
  /** The baseline's absolute path, when there is one. */
  readonly baseline?: string;
}

/**
 * Finds, reads and validates a subject's manifest.
 *
 * A manifest with `extends: FILE` takes from FILE the keys that it lacks. Mappings are merged key by key; every other
 * value, lists too, is replaced as a whole. `name` and `title` are never inherited. Relative paths belong to the file
 * that they are written in.
 *
 * @param nameOrPath a bare name means `subjects/NAME.yaml` of the project; with a slash, or ending in `.yaml` or
 *   `.yml`, it is a path relative to the current directory
 * @param projectRoot the project's folder
 * @throws UsageError for a subject that does not exist (listing those that do) and for every fault of its manifests
 */
export async function loadSubject(
  nameOrPath: string,
  projectRoot: string,
  options: LoadOptions = {},
): Promise<Subject> {
  const isPath = /[/\\]|\.ya?ml$/.test(nameOrPath);
  const folder = path.join(projectRoot, 'subjects');
  const file = isPath ? path.resolve(nameOrPath) : path.join(folder, `${nameOrPath}.yaml`);
  if (!existsSync(file)) throw await unknownSubject(nameOrPath, isPath, folder);
  const layers = await readLayers(file, projectRoot);
  const installed = await findInstalled(layers);
  return parseManifest(layers, projectRoot, { ...options, ...(installed && { installed }) });
}

export interface LoadOptions {
  /** The library that `cpp.installed` names. */
  readonly installed?: Installed;
  /** Whether the baseline is going to be written: the manifest must name one, and the file may be missing. */
  readonly updateBaseline?: boolean;
}

/**
 * The subject that a manifest describes.
 *
 * @param layers the manifest and those that it extends
 * @param projectRoot the meaning of `{project}`
 * @throws UsageError for every fault, quoting its line
 */
export function parseManifest(layers: ManifestLayers, projectRoot: string, options: LoadOptions = {}): Subject {
  if (layers.length > 1) checkEach(layers, ({ yaml }) => yaml.check(layerSchema, manifestAdvice));
  const merged = layers[0].yaml.check(manifestSchema, manifestAdvice, mergedValue(layers));
  const version = versionEntry(merged, layers, options.installed);
  const written = {
    ...merged,
    capabilities: [...merged.capabilities, ...(version?.entry.capabilities ?? [])],
    ...(version?.entry.baseline !== undefined && { baseline: version.entry.baseline }),
  };
  const baselineAt: YamlPath = version?.entry.baseline ? ['versions', version.index, 'baseline'] : ['baseline'];
  const subject = resolveManifest(written, layers, projectRoot, { baselineAt, installed: options.installed });
  refuseInconsistencies(layers, written, subject, { ...options, baselineAt });
  return subject;
}

/**
 * Where a subject's manifest gives a key such as `cpp.generator`, as messages show it: the file and its line. For a key
 * that no manifest gives, the file alone.
 */
export function manifestOf({ manifest, places }: Pick<Subject, 'manifest' | 'places'>, key: string): string {
  return places[key] ?? shownPath(manifest);
}

/**
 * Checks that the files of a subject's IDE exist. Call it after the `prepare` commands, which may write them.
 *
 * @throws UsageError that names what is missing
 */
export function checkExtension(subject: Subject): void {
  const { ide } = subject;
  if (ide === undefined) return;
  const page = ide.page.replace(/[?#].*$/, '');
  const missing = [
    { file: ide.extension, what: 'folder', at: 'ide.extension' },
    {
      file: path.join(ide.extension, 'manifest.json'),
      what: 'extension, because there is no file',
      at: 'ide.extension',
    },
    { file: path.join(ide.extension, page), what: 'page', at: 'ide.page' },
  ].find(({ file }) => !existsSync(file));
  if (missing === undefined) return;
  throw new UsageError(
    `${manifestOf(subject, missing.at)}: \`${missing.at}\`: there is no ${missing.what} ${missing.file}.`,
    missing.at === 'ide.page'
      ? 'Write the page of the IDE’s window, relative to the extension: `page: ide.html`.'
      : 'Write the folder of the unpacked extension, relative to the manifest, or check the `prepare` command that makes it.',
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

/** The subjects in a folder: their titles by their names. */
export async function subjectTitles(folder: string): Promise<Record<string, string>> {
  const names = await subjectNames(folder);
  const titles = names.map(async (name) => {
    const { value } = await LocatedYaml.read(path.join(folder, `${name}.yaml`));
    return [name, z.object({ title: z.string() }).safeParse(value).data?.title ?? name] as const;
  });
  return Object.fromEntries(await Promise.all(titles));
}

/**
 * The runtime sources that a subject's globs match, sorted and each once.
 * Call it after the `prepare` commands, which may write sources.
 *
 * @throws UsageError for a glob that matches no file
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
        `${manifestOf(subject, `cpp.sources.${runtime}`)}: the glob \`${pattern}\` in \`cpp.sources.${runtime}\` matches no file.`,
        'Globs are relative to the manifest. Correct the glob, or check the `prepare` command that writes the files.',
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

/** The entry of `versions` that is for the installed library; undefined if the manifest has no such list. */
function versionEntry({ versions, cpp }: ManifestFile, layers: ManifestLayers, installed: Installed | undefined) {
  if (versions === undefined) return undefined;
  const { yaml } = layerOf(layers, ['versions']);
  if (cpp?.installed === undefined || installed === undefined) {
    throw yaml.error(['versions'], '`versions` needs the key `cpp.installed`.', manifestAdvice['cpp.installed']);
  }
  const first = versions.map(({ from }) => from);
  const unsorted = first.findIndex((from, index) => index > 0 && compareVersions(first[index - 1]!, from) >= 0);
  if (unsorted !== -1) {
    throw yaml.error(
      ['versions', unsorted, 'from'],
      'is not newer than the entry before.',
      'Sort the list, oldest first.',
    );
  }
  const index = entryFor(installed.version, first);
  if (index !== undefined) return { index, entry: versions[index]! };
  throw yaml.error(
    ['versions'],
    `${cpp.installed.package} in ${installed.prefix} is ${installed.version}; the oldest version that can be judged is ${first[0]}.`,
    `Set ${cpp.installed.variable} to the folder of a newer one.`,
  );
}

/** What the schema cannot say: the sections and capabilities that a capability needs, and files that must exist. */
function refuseInconsistencies(
  layers: ManifestLayers,
  written: ManifestFile,
  subject: Subject,
  { updateBaseline = false, baselineAt }: LoadOptions & { readonly baselineAt: YamlPath },
): void {
  const errors: UsageError[] = [];
  const { yaml } = layerOf(layers, ['capabilities']);
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
          `the capability \`${name}\` needs the section \`${section}:\`, which the manifest does not have.`,
          `${manifestAdvice[section === 'ide' ? 'ide' : 'cpp.generator']} Put it under \`${section}:\`, or delete \`${name}\` from the list.`,
        ),
      );
    }
  });
  if (written.capabilities.length === 0) {
    errors.push(
      yaml.error(['capabilities'], 'a subject without capabilities cannot be judged.', manifestAdvice.capabilities),
    );
  }
  if (updateBaseline && subject.baseline === undefined) {
    errors.push(
      layers[0].yaml.error(['baseline'], 'the manifest names no baseline to update.', manifestAdvice.baseline),
    );
  }
  const files: [YamlPath, string | undefined][] = [
    [baselineAt, updateBaseline ? undefined : subject.baseline],
    [['ide', 'driver'], subject.ide?.driver],
  ];
  for (const [at, file] of files) {
    if (file === undefined || existsSync(file)) continue;
    errors.push(layerOf(layers, at).yaml.error(at, `there is no file ${file}.`, 'Paths are relative to the manifest.'));
  }
  if (errors.length > 0) throw UsageError.all(errors);
}

/**
 * A path with the values of the environment variables that it names as `{env:NAME}`.
 *
 * @throws UsageError that quotes the line if one is not set
 */
function fromEnvironment({ yaml }: ManifestLayers[number], at: YamlPath, text: string): string {
  return text.replace(/\{env:(\w+)\}/g, (_, name: string) => {
    const value = process.env[name];
    if (value !== undefined && value !== '') return path.resolve(value);
    throw yaml.error(at, `the environment variable ${name} is not set.`, `Set it to the path: \`${name}=/a/path\`.`);
  });
}

interface Resolution {
  /** Where the baseline's path is written. */
  readonly baselineAt: YamlPath;
  readonly installed: Installed | undefined;
}

function resolveManifest(
  written: ManifestFile,
  layers: ManifestLayers,
  projectRoot: string,
  { baselineAt, installed }: Resolution,
): Subject {
  const { file } = layers[0];
  const directoryOf = (at: YamlPath) => path.dirname(layerOf(layers, at).file);
  const placed = (text: string) =>
    text
      .replaceAll('{project}', projectRoot)
      .replaceAll('{node}', process.execPath)
      .replaceAll('{prefix}', installed?.prefix ?? '{prefix}');
  const located = (at: YamlPath) => (text: string) =>
    path.resolve(directoryOf(at), placed(fromEnvironment(layerOf(layers, at), at, text)));
  // Special characters in the manifest's folder are no part of the glob.
  const globbed = (at: YamlPath) => (text: string) =>
    path.resolve(globLiteral(directoryOf(at)), text.replaceAll('{project}', globLiteral(projectRoot)));
  // A word of a command is a path only if it is written as a relative one: `protoc` is looked up in PATH, `./protoc`
  // is not.
  const argument = (at: YamlPath) => (text: string) =>
    placed(text).replace(/^(-I|-L|-isystem|)(\.\.?\/.*)$/, (_, flag: string, relative: string) => {
      return flag + path.resolve(directoryOf(at), relative);
    });
  const each = (key: 'sources' | 'libraries' | 'pkg_config', resolve: (at: YamlPath) => (text: string) => string) => ({
    full: (written.cpp?.[key]?.full ?? []).map(resolve(['cpp', key, 'full'])),
    lite: (written.cpp?.[key]?.lite ?? []).map(resolve(['cpp', key, 'lite'])),
  });
  const { cpp, ide } = written;
  return {
    name: written.name,
    title: `${written.title ?? written.name}${installed === undefined ? '' : `, ${installed.version}`}`,
    manifest: file,
    manifests: layers.map((layer) => layer.file),
    places: keyPlaces(written, layers),
    directory: directoryOf(['prepare']),
    prepare: (written.prepare ?? []).map((line) => line.map(argument(['prepare']))),
    ...(cpp && {
      cpp: {
        generator: cpp.generator.map(argument(['cpp', 'generator'])),
        generatorLimitSeconds: cpp.generator_limit_seconds ?? 30,
        generatorWorker: cpp.generator_worker ?? false,
        namespaces: cpp.namespaces ?? { rt: 'google::protobuf', lib: 'absl' },
        headers: { full: cpp.headers ?? [], lite: cpp.lite_headers ?? [] },
        include: (cpp.include ?? []).map(located(['cpp', 'include'])),
        sources: each('sources', globbed),
        libraries: each('libraries', argument),
        pkgConfig: each('pkg_config', () => (text) => text),
        packageFolders: installed?.packageFolders ?? [],
        flags: (cpp.flags ?? []).map(argument(['cpp', 'flags'])),
        ...(cpp.compiler !== undefined && { compiler: argument(['cpp', 'compiler'])(cpp.compiler) }),
        ...(cpp.launcher !== undefined && { launcher: argument(['cpp', 'launcher'])(cpp.launcher) }),
        sanitizers: cpp.sanitizers ?? true,
        precompiled: cpp.precompiled ?? 'programs',
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
        extension: located(['ide', 'extension'])(ide.extension),
        page: ide.page,
        ...(ide.limit_seconds !== undefined && { limitSeconds: ide.limit_seconds }),
        ...(ide.driver !== undefined && { driver: located(['ide', 'driver'])(ide.driver) }),
        ...(ide.browser !== undefined && { browser: ide.browser }),
        ...(ide.fields !== undefined && { fields: ide.fields }),
        ...(ide.open_request !== undefined && { openRequest: ide.open_request }),
        ...(ide.stays_installed !== undefined && { staysInstalled: ide.stays_installed }),
      },
    }),
    capabilities: new Set(written.capabilities),
    ...(written.baseline !== undefined && { baseline: located(baselineAt)(written.baseline) }),
  };
}
