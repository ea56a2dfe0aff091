// Parses the command line.

import {
  type AllowedDependencies,
  CommandLineError,
  type ErrorFormat,
  type Mapping,
  type Output,
  type Request,
  type Sources,
} from './request';

/** Flags that take a value, with their full names. */
const flagsWithValue = new Map([
  ['-I', '--proto_path'],
  ['-o', '--descriptor_set_out'],
  ...[
    '--proto_path',
    '--descriptor_set_in',
    '--descriptor_set_out',
    '--dependency_out',
    '--plugin',
    '--plugin_timeout',
    '--encode',
    '--decode',
    '--error_format',
    '--direct_dependencies',
    '--direct_dependencies_violation_msg',
    '--option_dependencies',
    '--option_dependencies_violation_msg',
  ].map((flag) => [flag, flag] as const),
]);

/** Flags that take no value. */
const flagsWithoutValue = new Map([
  ['-h', '--help'],
  ...[
    '--help',
    '--version',
    '--include_imports',
    '--include_source_info',
    '--retain_options',
    '--fatal_warnings',
    '--print_free_field_numbers',
    '--deterministic_output',
    '--decode_raw',
  ].map((flag) => [flag, flag] as const),
]);

/** List flags for which an empty value has a meaning: `--direct_dependencies=`. */
const mayBeEmpty = new Set(['--direct_dependencies', '--option_dependencies']);

/** Matches `--NAME_out` and `--NAME_opt`; captures the name, and `out` or `opt`. */
function generatorFlag(name: string): { generator: string; kind: string } | undefined {
  const [, generator, kind] = /^--([A-Za-z0-9][A-Za-z0-9_-]*)_(out|opt)$/.exec(name) ?? [];
  return generator === undefined || kind === undefined || flagsWithValue.has(name) ? undefined : { generator, kind };
}

function splitAt(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** The flags and inputs of a command line. */
interface ParsedFlags {
  readonly inputs: string[];
  /** The values of each flag in order, by full name; flags without a value have an empty string. */
  readonly flags: Map<string, string[]>;
  /** The `--NAME_out` flags, in command-line order. */
  readonly outputs: { generator: string; value: string }[];
  /** The `--NAME_opt` flags, by NAME. */
  readonly options: Map<string, string[]>;
}

function add(to: Map<string, string[]>, key: string, value: string): void {
  to.set(key, [...(to.get(key) ?? []), value]);
}

/** Separates flags, their values and inputs. @throws CommandLineError for an unknown flag or a missing value */
function parseFlags(args: readonly string[]): ParsedFlags {
  const read: ParsedFlags = { inputs: [], flags: new Map(), outputs: [], options: new Map() };
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!;
    if (arg === '') throw new CommandLineError('An argument is empty.');
    if (!arg.startsWith('-') || arg === '-') {
      read.inputs.push(arg);
      continue;
    }
    const [name, joined] = arg.startsWith('--') ? splitAt(arg, '=') : [arg.slice(0, 2), arg.slice(2)];
    const withoutValue = flagsWithoutValue.get(name);
    if (withoutValue !== undefined) {
      add(read.flags, withoutValue, '');
      continue;
    }
    const flag = flagsWithValue.get(name);
    const ofGenerator = generatorFlag(name);
    if (flag === undefined && ofGenerator === undefined) {
      throw new CommandLineError(`Unknown flag: ${name}. See touchstone-protoc --help.`);
    }
    // The next arg may be the value, unless it looks like a flag.
    const next = args[index + 1];
    const given = joined === '' && mayBeEmpty.has(name) ? '' : joined || undefined;
    const value = given ?? (next === undefined || next.startsWith('-') ? undefined : next);
    if (value === undefined) {
      const remedy = flag === '--decode' ? ' To decode without a schema, use --decode_raw.' : '';
      throw new CommandLineError(`Missing value for flag: ${name}.${remedy}`);
    }
    if (given === undefined) index += 1;
    if (flag !== undefined) add(read.flags, flag, value);
    else if (ofGenerator?.kind === 'out') read.outputs.push({ generator: ofGenerator.generator, value });
    else add(read.options, ofGenerator!.generator, value);
  }
  return read;
}

/** The value of a flag. @throws CommandLineError if the flag was passed twice */
function single(flags: ParsedFlags['flags'], name: string): string | undefined {
  const values = flags.get(name) ?? [];
  if (values.length > 1) throw new CommandLineError(`${name} may be passed only once.`);
  return values[0];
}

/** `PATH`, or `NAME=PATH`. @throws CommandLineError for an empty path */
function mappingOf(text: string): Mapping {
  const [before, after] = splitAt(text, '=');
  const [virtual, disk] = after === undefined ? ['', before] : [before, after];
  if (disk === '') {
    throw new CommandLineError(`--proto_path=${text}: the folder name is empty. For the current folder, use ".".`);
  }
  return { virtual, disk };
}

/** Splits a list of paths at the separator of PATH. On Windows, the colon after a drive letter does not separate. */
const separator = process.platform === 'win32' ? ';' : ':';

function listOf(values: readonly string[] | undefined): string[] {
  return (values ?? []).flatMap((value) => value.split(separator)).filter((item) => item !== '');
}

function sourcesOf({ inputs, flags }: ParsedFlags): Sources {
  const format = single(flags, '--error_format') ?? 'gcc';
  if (format !== 'gcc' && format !== 'msvs') {
    throw new CommandLineError(`Unknown error format: ${format}. Use gcc or msvs.`);
  }
  const descriptorSets = listOf(flags.get('--descriptor_set_in') && [single(flags, '--descriptor_set_in')!]);
  const written = listOf(flags.get('--proto_path')).map(mappingOf);
  // The default proto path is the current folder; with descriptor sets there is no default.
  const standard = descriptorSets.length === 0 ? [{ virtual: '', disk: '.' }] : [];
  return {
    protoPaths: written.length > 0 ? written : standard,
    descriptorSets,
    inputs,
    errorFormat: format satisfies ErrorFormat,
    fatalWarnings: flags.has('--fatal_warnings'),
  };
}

/** `protoc-gen-NAME=PATH`, or a path whose last part is the name. */
function pluginOf(value: string): [string, string] {
  const [before, after] = splitAt(value, '=');
  const name = after === undefined ? before.slice(before.lastIndexOf('/') + 1) : before;
  if (!/^protoc-gen-./.test(name)) {
    throw new CommandLineError(
      `--plugin=${value}: the plugin for --NAME_out must be called protoc-gen-NAME. Use --plugin=protoc-gen-NAME=${after ?? before}.`,
    );
  }
  return [name, after ?? before];
}

function pluginLimit(flags: ParsedFlags['flags']): number {
  const value = single(flags, '--plugin_timeout') ?? '60';
  if (!/^\d{1,6}$/.test(value) || Number(value) === 0) {
    throw new CommandLineError(
      `--plugin_timeout=${value}: expected a whole number of seconds, for example --plugin_timeout=60.`,
    );
  }
  return Number(value);
}

/**
 * The outputs with their `--NAME_opt` options.
 * @throws CommandLineError for options of a generator without an output
 */
function outputsOf({ outputs, options }: ParsedFlags): Output[] {
  for (const generator of options.keys()) {
    if (outputs.some((output) => output.generator === generator)) continue;
    throw new CommandLineError(`--${generator}_opt has no effect without --${generator}_out=DIR.`);
  }
  return outputs.map(({ generator, value }) => {
    const [before, after] = splitAt(value, ':');
    const [parameters, directory] = after === undefined ? ['', before] : [before, after];
    const all = [parameters, ...(options.get(generator) ?? [])];
    return { generator, parameters: all.filter((text) => text !== '').join(','), directory };
  });
}

/**
 * Parses the arguments, without the command's name.
 * @throws CommandLineError for an unknown flag, a flag without its value, flags that exclude each other, nothing to do
 */
export function readArguments(args: readonly string[]): Request {
  if (args.length === 0) return { kind: 'help' };
  const read = parseFlags(args);
  const { flags, inputs } = read;
  if (flags.has('--help')) return { kind: 'help' };
  if (flags.has('--version')) return { kind: 'version' };
  return translation(read) ?? freeNumbers(read) ?? compilation(read, inputs);
}

/** Parses `--encode`, `--decode` or `--decode_raw`: exactly one of them, and no outputs. */
function translation(read: ParsedFlags): Request | undefined {
  const { flags, inputs, outputs } = read;
  const modes = ['--encode', '--decode', '--decode_raw'].filter((flag) => flags.has(flag));
  const [mode] = modes;
  if (flags.has('--deterministic_output') && mode !== '--encode') {
    throw new CommandLineError('--deterministic_output has no effect without --encode=TYPE.');
  }
  if (mode === undefined) return undefined;
  if (modes.length > 1) throw new CommandLineError(`Only one of ${modes.join(' and ')} can be passed.`);
  if (outputs.length > 0 || flags.has('--descriptor_set_out') || flags.has('--dependency_out')) {
    throw new CommandLineError(`${mode} cannot be combined with output flags.`);
  }
  if (mode === '--decode_raw') {
    if (inputs.length > 0) throw new CommandLineError('--decode_raw takes no input files.');
    return { kind: 'decodeRaw' };
  }
  if (inputs.length === 0) throw new CommandLineError('Missing input file.');
  return {
    kind: mode === '--encode' ? 'encode' : 'decode',
    sources: sourcesOf(read),
    type: single(flags, mode)!,
    deterministic: flags.has('--deterministic_output'),
  };
}

/** Parses `--print_free_field_numbers`, which allows no outputs. */
function freeNumbers(read: ParsedFlags): Request | undefined {
  const { flags, inputs, outputs } = read;
  if (!flags.has('--print_free_field_numbers')) return undefined;
  if (outputs.length > 0 || flags.has('--descriptor_set_out') || flags.has('--dependency_out')) {
    throw new CommandLineError('--print_free_field_numbers cannot be combined with output flags.');
  }
  if (inputs.length === 0) throw new CommandLineError('Missing input file.');
  return { kind: 'freeNumbers', sources: sourcesOf(read) };
}

/** The lists of files that may be imported, and the errors for other imports. */
function dependenciesOf({ flags }: ParsedFlags): AllowedDependencies {
  const allowed = (flag: string): ReadonlySet<string> | undefined => {
    const list = single(flags, flag);
    return list === undefined ? undefined : new Set(listOf([list]));
  };
  const direct = allowed('--direct_dependencies');
  const option = allowed('--option_dependencies');
  return {
    ...(direct !== undefined && { direct }),
    directMessage:
      single(flags, '--direct_dependencies_violation_msg') ??
      'File is imported but not declared in --direct_dependencies: %s',
    ...(option !== undefined && { option }),
    optionMessage:
      single(flags, '--option_dependencies_violation_msg') ??
      'File is option imported but not declared in --option_dependencies: %s',
  };
}

function compilation(read: ParsedFlags, inputs: readonly string[]): Request {
  const { flags } = read;
  const sources = sourcesOf(read);
  const outputs = outputsOf(read);
  const plugins = new Map((flags.get('--plugin') ?? []).map(pluginOf));
  const pluginLimitSeconds = pluginLimit(flags);
  const descriptorSet = single(flags, '--descriptor_set_out');
  const dependencyFile = single(flags, '--dependency_out');
  if (inputs.length === 0) throw new CommandLineError('Missing input file.');
  if (outputs.length === 0 && descriptorSet === undefined) {
    throw new CommandLineError(
      'Missing output directives: pass --cpp_out=DIR, --NAME_out=DIR for a plugin, or --descriptor_set_out=FILE.',
    );
  }
  if (dependencyFile !== undefined && inputs.length > 1) {
    throw new CommandLineError('--dependency_out takes a single input file: run the command once for each.');
  }
  const includes = ['--include_imports', '--include_source_info', '--retain_options'].filter((flag) => flags.has(flag));
  const ineffective = descriptorSet === undefined ? includes : [];
  return {
    kind: 'compile',
    sources,
    outputs,
    plugins,
    pluginLimitSeconds,
    includeImports: flags.has('--include_imports'),
    includeSourceInfo: flags.has('--include_source_info'),
    retainOptions: flags.has('--retain_options'),
    dependencies: dependenciesOf(read),
    remarks: ineffective.map((flag) => `${flag} has no effect without --descriptor_set_out=FILE.`),
    ...(descriptorSet !== undefined && { descriptorSet }),
    ...(dependencyFile !== undefined && { dependencyFile }),
  };
}
