// Test programs -> build.ninja. Pure.

import { createHash } from 'node:crypto';
import { UsageError } from '../../support/usage-error';
import type { BuildMode, Runtime, SchemaSet, Toolchain } from './build-config';
import { insertionOutputFlag, insertionPluginName } from './insertion-plugin';
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
import { plainName } from './links';
import { failureMark, statusesFromOutside } from './machine-faults';
import type { TestProgram } from './plan';

/** Quotes a word for the shell. */
function shell(word: string): string {
  return /^[A-Za-z0-9_@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** Escapes text for a ninja variable's value. @throws UsageError for a line break, which ninja cannot express */
function value(text: string): string {
  if (/[\n\r]/.test(text))
    throw new UsageError(
      `A path or word of the build has a line break: ${JSON.stringify(text)}`,
      'Use a folder, file or word without one.',
    );
  // A function, because `$$` in a replacement text stands for one `$`.
  return text.replaceAll('$', () => '$$');
}
/** Escapes a path for a ninja build line. */
function path(text: string): string {
  return value(text).replace(/[ :]/g, (char) => `$${char}`);
}
const paths = (list: readonly string[]): string => list.map(path).join(' ');
const quoted = (list: readonly string[]): string => value(list.map(shell).join(' '));

const sanitizerFlags = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all', '-fno-omit-frame-pointer'];

function baseFlags(tools: Toolchain): string[] {
  // Sanitizer stacks and `replay` need line tables.
  return ['-std=c++17', '-O0', '-g1', '-w', ...(tools.sanitizers ? sanitizerFlags : []), ...tools.flags];
}

/** A build mode and a runtime that at least one program has. */
interface BuildConfig {
  readonly mode: BuildMode;
  readonly runtime: Runtime;
}

function buildConfigsOf(programs: readonly TestProgram[]): BuildConfig[] {
  const seen = new Map<string, BuildConfig>();
  for (const { mode, runtime } of programs) seen.set(configFolder(mode, runtime), { mode, runtime });
  return [...seen.values()];
}

/** A source's object file, named by the source's whole path: two sources may have the same name. */
function objectName(folder: string, source: string): string {
  return `${folder}/${plainName(source.replace(/^\//, ''))}.o`;
}

/**
 * The rules. The output of every command goes to a log beside the file that it makes, where the harness reads it.
 */
function rules(tools: Toolchain): string[] {
  const launch = tools.launcher ? `${value(shell(tools.launcher))} ` : '';
  const cxx = value(shell(tools.compiler));
  // A precompiled header contains the absolute paths of its headers, so another build may have it only if it has these
  // headers at these paths. ccache's base directory would make paths of two checkouts equal.
  const launchPrelude = launch !== '' && tools.preludes !== undefined ? `CCACHE_BASEDIR= ${launch}` : '';
  // The shell ignores it. Ninja runs a command again when its text changes; by times of modification it would not
  // notice a tool that is replaced by an older version.
  const made = (identity: string): string => `: ${identity}; `;
  const compiler = made(tools.identity.compiler);
  // If a header is missing, clang writes no dependencies. The result then gets an old time, so that it is made again
  // when the header exists.
  const recheckable = '[ -e $out.d ] || touch -t 200001010000 $out';
  const logged = (command: string): string => `${command} > $log 2>&1 || { ${failed('$log')}; exit $$s; }`;
  // An error of clang is what a check is for; a clang that was killed has checked nothing.
  const unlessJudged = `{ ${failed('$out')}; case $$s in ${statusesFromOutside}) rm -f $out; exit $$s;; esac; }`;
  // Dependencies that come from a precompiled header have absolute paths.
  const relative = tools.dependencyPrefix === undefined ? '' : ` && ${withoutPrefix(tools.dependencyPrefix)}`;
  return [
    'rule tool',
    `  command = ${logged(`{ ${compiler}${launch}${cxx} -std=c++17 -O1 -MD -MF $out.d -c $in -o $out.o && ${cxx} $out.o -o $out; }`)}`,
    '  description = compile $out',
    '  depfile = $out.d',
    '  deps = gcc',
    'rule generate',
    `  command = { ${made(tools.identity.generator)}./renew $folder $files -- ${asked(tools)}./limit ${tools.generatorLimitSeconds} $generate; ` +
      `} > $log 2>&1 || { ${failed('$log')}; rm -f $out; exit 1; }`,
    '  description = generate $name',
    '  restat = 1',
    'rule precompile',
    `  command = ${logged(`{ ${compiler}${launchPrelude}${cxx} $flags -MD -MF $out.d -x c++-header -fpch-instantiate-templates -Xclang -fno-pch-timestamp -c $in -o $out${relative}${launch === '' ? '' : ` && ${contentOf(cxx)}`}; }`)}`,
    '  description = compile the prelude ($name)',
    '  depfile = $out.d',
    '  deps = gcc',
    'rule check',
    `  command = ${compiler}${cxx} $flags -include-pch $pch -MD -MF $out.d -MT $out -fsyntax-only -ferror-limit=0 -fno-caret-diagnostics -fno-color-diagnostics -ftemplate-backtrace-limit=0 $in > $out 2>&1 || ${unlessJudged}; ${recheckable}${relative}; true`,
    '  description = check $name',
    '  depfile = $out.d',
    '  deps = gcc',
    'rule compile',
    `  command = ${logged(`{ ${compiler}${launch}${cxx} $flags $pch_flag -MD -MF $out.d -c $in -o $out${relative}; }`)}`,
    '  description = compile $name',
    '  depfile = $out.d',
    '  deps = gcc',
    'rule archive',
    '  command = rm -f $out && ar rcs $out $in',
    '  description = archive $name',
    'rule link',
    `  command = ${logged(`${cxx} $flags -fuse-ld=lld $in $libraries -o $out`)}`,
    '  description = link $name',
    '',
  ];
}

/** Shell commands that tell a failed command's exit status, which stays in `$s`, and its log. */
function failed(log: string): string {
  return `s=$$?; echo "${failureMark} $$s ${log}"`;
}

/**
 * The command that writes what ccache takes for the content of a precompiled header: a digest of the text that was
 * precompiled. The header itself contains the paths of its files, so that another checkout could not use the objects.
 */
function contentOf(compiler: string): string {
  const text = `${compiler} $flags -E -dD -P -x c++-header $in -o $out.text`;
  return `${text} && { { sha256sum || shasum -a 256; } < $out.text > $out.sum || rm -f $out.sum; } && rm -f $out.text`;
}

/** The command that removes a path prefix from a dependency file. */
function withoutPrefix(prefix: string): string {
  const expression = `s/${prefix.replace(/[\\/.*[\]^$]/g, '\\$&')}//g`;
  return `sed ${value(shell(expression))} $out.d > $out.d.new && mv -f $out.d.new $out.d`;
}

/** The precompiled header of the subject's headers. */
function precompiledHeader({ mode, runtime }: BuildConfig): string {
  return `${configFolder(mode, runtime)}/subject.h.pch`;
}

/** How a source is compiled. */
interface Compilation {
  readonly object: string;
  readonly source: string;
  readonly name: string;
  readonly flags: readonly string[];
  /** The precompiled header to use; absent: none. */
  readonly pch?: string | undefined;
  /** Headers that must have been generated. */
  readonly headers?: readonly string[];
}

function compileEdge({ object, source, name, flags, pch, headers = [] }: Compilation): string[] {
  const needs = pch === undefined ? '' : ` | ${pch}`;
  const after = headers.length === 0 ? '' : ` || ${paths(headers)}`;
  return [
    `build ${path(object)}: compile ${path(source)}${needs}${after}`,
    `  flags = ${quoted(flags)}`,
    ...(pch === undefined ? [] : [`  pch_flag = -include-pch ${pch}`]),
    `  name = ${value(name)}`,
    `  log = ${value(logOf(object))}`,
  ];
}

function buildLibraries(tools: Toolchain, config: BuildConfig): string[] {
  const { mode, runtime } = config;
  const folder = configFolder(mode, runtime);
  const flags = configFlags(tools, config);
  const pch = precompiledHeader(config);
  const library = (output: string, sources: readonly string[], how: Pick<Compilation, 'flags' | 'pch'>): string[] => {
    const objects = sources.map((source) => objectName(`${folder}/objects`, source));
    return [
      ...sources.flatMap((source, index) =>
        compileEdge({ ...how, object: objects[index]!, source, name: source.slice(source.lastIndexOf('/') + 1) }),
      ),
      `build ${output}: archive ${paths(objects)}`,
      `  name = ${output}`,
    ];
  };
  const sources = tools.sources[runtime];
  return [
    `build ${pch}: precompile ${path(tools.preludes?.[runtime] ?? `${folder}/subject.h`)}`,
    `  flags = ${quoted(flags)}`,
    `  name = ${folder}`,
    `  log = ${pch}.log`,
    ...library(`${folder}/libconformance.a`, tools.conformanceSources, { flags: ownFlags(tools, config) }),
    ...(sources.length === 0
      ? []
      : library(`${folder}/libsubject.a`, sources, { flags, pch: tools.precompiled === 'all' ? pch : undefined })),
  ];
}

function modeFlags(tools: Toolchain, mode: BuildMode): string[] {
  return [...baseFlags(tools), ...(mode === 'release' ? ['-DNDEBUG'] : []), `-I${tools.conformanceInclude}`];
}

function configFlags(tools: Toolchain, { mode, runtime }: BuildConfig): string[] {
  return [...modeFlags(tools, mode), ...tools.include.map((folder) => `-I${folder}`), ...tools.compileFlags[runtime]];
}

/**
 * The flags of the harness's own sources. They include nothing of the subject's, and without its folders in the command all
 * subjects share ccache's results. Optimized, because every case spends time in them.
 */
function ownFlags(tools: Toolchain, { mode, runtime }: BuildConfig): string[] {
  return [...modeFlags(tools, mode), ...tools.compileFlags[runtime].filter((word) => !word.startsWith('-I')), '-O1'];
}

/** What stands before the command of a call: it asks the generator's server, which needs the call's own words only. */
function asked({ askSource, generator }: Toolchain): string {
  const limit = 2;
  return askSource === undefined ? '' : `./ask ${limit + generator.length} `;
}

/** @param source of one of the harness's own tools */
function buildTool(name: string, source: string): string[] {
  return [`build ${name}: tool ${path(source)}`, `  log = ${name}.log`];
}

/** The harness's own tools that a call of the generator needs. */
function generatorTools({ askSource }: Toolchain): string[] {
  return ['limit', 'renew', ...(askSource === undefined ? [] : ['ask'])];
}

function generateSet(tools: Toolchain, set: SchemaSet): string[] {
  const from = schemaFolder(set.name);
  const to = generatedFolder(set.name);
  const inputs = set.files.map((file) => `${from}/${file.name}`);
  const written = set.files.flatMap(({ name }) => [`${protoStem(name)}.pb.h`, `${protoStem(name)}.pb.cc`]);
  const outputs = written.map((file) => `${to}/${file}`);
  const inserts = set.insertions.length > 0;
  const { program, instructions } = pluginFiles(set.name);
  // After --cpp_out: a generator handles its output flags in order.
  const plugin = inserts ? [`--plugin=${insertionPluginName}=${program}`, `${insertionOutputFlag}=${to}.new`] : [];
  const command = [...tools.generator, `--cpp_out=${to}.new`, ...plugin, `-I${from}`, ...inputs];
  return [
    `build ${paths(outputs)}: generate ${paths(inputs)} | ${paths([...(inserts ? [program, instructions] : []), ...generatorTools(tools)])}`,
    `  folder = ${value(to)}`,
    `  files = ${quoted(written)}`,
    // Not named `generator`: ninja does not compare the command's text where a variable of that name is set.
    `  generate = ${quoted(command)}`,
    `  log = ${generatorLog(set.name)}`,
    `  name = ${set.name}`,
  ];
}

function generatedHeaders(program: TestProgram): string[] {
  return program.schemas.files.map((file) => `${generatedFolder(program.schemas.name)}/${protoStem(file.name)}.pb.h`);
}

function programFlags(tools: Toolchain, program: TestProgram): string[] {
  return [...configFlags(tools, program), `-I${generatedFolder(program.schemas.name)}`];
}

function checkEdge(
  tools: Toolchain,
  program: TestProgram,
  { check, checked }: { check: string; checked: string },
): string[] {
  const pch = precompiledHeader(program);
  return [
    `build ${checked}: check ${check} | ${pch} || ${paths(generatedHeaders(program))}`,
    `  flags = ${quoted(programFlags(tools, program))}`,
    `  pch = ${pch}`,
    `  name = ${program.name}`,
  ];
}

/** A ninja file that extends build.ninja, for a further round of checks. */
export function roundNinjaText(tools: Toolchain, programs: readonly TestProgram[], round: number): string {
  return [
    '# Written by the harness.',
    'include build.ninja',
    ...programs.flatMap((program) => checkEdge(tools, program, programFiles(program).again(round))),
    '',
  ].join('\n');
}

/**
 * Whether generated code is always compiled without the precompiled header, so that a missing include shows. That is so for
 * one schema set in sixteen, chosen by its name.
 */
function showsMissingIncludes({ name }: SchemaSet): boolean {
  return createHash('sha256').update(name).digest()[0]! < 256 / 16;
}

/** @param built the object files of generated code that other programs build; this program's are added */
function buildProgram(tools: Toolchain, program: TestProgram, built: Set<string>): string[] {
  const files = programFiles(program);
  const config = configFolder(program.mode, program.runtime);
  const generated = generatedFolder(program.schemas.name);
  const flags = programFlags(tools, program);
  const stems = program.schemas.files.map((file) => protoStem(file.name));
  const headers = generatedHeaders(program);
  const pch = precompiledHeader(program);
  const lines = [
    ...checkEdge(tools, program, files),
    ...checkEdge(tools, program, files.probes),
    ...compileEdge({ object: files.object, source: files.source, name: program.name, flags, pch, headers }),
  ];
  const objects = stems.map((stem) => {
    const object = objectOf(program, stem);
    // Programs with the same schema set share the objects of its generated code.
    if (built.has(object)) return object;
    built.add(object);
    const precompiled = tools.precompiled === 'all' && !showsMissingIncludes(program.schemas);
    const source = `${generated}/${stem}.pb.cc`;
    lines.push(
      ...compileEdge({ object, source, name: `${stem}.pb.cc`, flags, pch: precompiled ? pch : undefined, headers }),
    );
    return object;
  });
  const libraries = [
    `${config}/libconformance.a`,
    ...(tools.sources[program.runtime].length > 0 ? [`${config}/libsubject.a`] : []),
  ];
  if (program.ownProgram !== undefined) {
    const { source, object, executable } = files.own;
    lines.push(
      ...compileEdge({ object, source, name: `the program of ${program.name}`, flags, pch, headers }),
      `build ${executable}: link ${object} ${paths([...objects, ...libraries.slice(1)])}`,
      `  flags = ${quoted(baseFlags(tools))}`,
      `  libraries = ${quoted(tools.linkFlags[program.runtime])}`,
      `  name = the program of ${program.name}`,
      `  log = ${logOf(executable)}`,
    );
  }
  const runs = program.ownProgram === undefined ? '' : ` || ${files.own.executable}`;
  lines.push(
    `build ${files.executable}: link ${files.object} ${paths([...objects, ...libraries])}${runs}`,
    `  flags = ${quoted(baseFlags(tools))}`,
    `  libraries = ${quoted(tools.linkFlags[program.runtime])}`,
    `  name = ${program.name}`,
    `  log = ${files.linkLog}`,
    // For a program with cases that may not compile: everything that does not depend on which do.
    `build programs/${program.name}/ready: phony ${files.checked} ${paths([...objects, ...libraries])}`,
  );
  return lines;
}

/** The whole build.ninja. */
export function ninjaText(tools: Toolchain, programs: readonly TestProgram[]): string {
  const sets = new Map(programs.map((program) => [program.schemas.name, program.schemas]));
  const built = new Set<string>();
  const lines = [
    '# Written by the harness.',
    'ninja_required_version = 1.8',
    'builddir = .',
    ...rules(tools),
    ...buildTool('limit', tools.limitSource),
    ...buildTool('renew', tools.renewSource),
    ...(tools.askSource === undefined ? [] : buildTool('ask', tools.askSource)),
    ...buildConfigsOf(programs).flatMap((config) => buildLibraries(tools, config)),
    ...[...sets.values()].flatMap((set) => generateSet(tools, set)),
    ...programs.flatMap((program) => buildProgram(tools, program, built)),
    '',
  ];
  return lines.join('\n');
}
