// The compiler's command line, read: what the words ask for.

/** What cannot be understood or done; the message is for the user, without a stack. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}

/** One `--cpp_out` or `--NAME_out`. */
export interface Output {
  /** `cpp`, which is built in, or the NAME of the plugin protoc-gen-NAME. */
  readonly generator: string;
  /** What stands before the colon, and in `--NAME_opt`: options of the generator, separated by commas. */
  readonly parameters: string;
  readonly directory: string;
}

/** A command line that asks for something to be compiled. */
export interface CompileRequest {
  readonly kind: 'compile';
  /** Folders in which inputs and imports are searched, in order. */
  readonly protoPaths: readonly string[];
  readonly inputs: readonly string[];
  /** In the order of the command line. */
  readonly outputs: readonly Output[];
  /** Where `--plugin` says that a program `protoc-gen-NAME` is. */
  readonly plugins: ReadonlyMap<string, string>;
  /** How long a plugin may take. */
  readonly pluginLimitSeconds: number;
  /** Where the descriptors go as a FileDescriptorSet. */
  readonly descriptorSet?: string;
  readonly includeImports: boolean;
  /** Where a rule for make goes: what is written depends on what was read. */
  readonly dependencyFile?: string;
}

export type Request = CompileRequest | { readonly kind: 'help' } | { readonly kind: 'version' };

export const help = `Usage: touchstone-protoc [OPTION]... PROTO_FILE...

Compiles schemas of the protobuf language to C++, and hands them to generator plugins.

  -IPATH, --proto_path=PATH   a folder in which inputs and imports are searched; may be repeated, and
                              hold several paths with a colon between them; without it, the current one
  --cpp_out=[OPTIONS:]DIR     writes C++ into the folder: a .pb.h and a .pb.cc for every input;
                              OPTIONS are lite, speed, code_size, dllexport_decl=MACRO
  --cpp_opt=OPTIONS           more of these options
  --NAME_out=[OPTIONS:]DIR    has the plugin protoc-gen-NAME write into the folder, or insert into what was generated
                              for the same folder by an output before it
  --NAME_opt=OPTIONS          more options of that plugin
  --plugin=[NAME=]PATH        where the plugin NAME (protoc-gen-…) is, if not in PATH; may be repeated
  --plugin_timeout=SECONDS    how long a plugin may take; 60 without it
  --descriptor_set_out=FILE   writes the descriptors of the inputs, as a FileDescriptorSet
  --include_imports           with the descriptors of all that they import
  --dependency_out=FILE       writes a rule for make and ninja: what is written for the one input depends on these files
  --version                   prints the version
  -h, --help                  prints this

Errors are printed as FILE:LINE:COLUMN: MESSAGE, all of them, and then nothing is written.
Exit status: 0, or 1 if anything was wrong.`;

/** Flags that take a value, and what they are called in full. */
const valued = new Map([
  ['--proto_path', '--proto_path'],
  ['-I', '--proto_path'],
  ['--descriptor_set_out', '--descriptor_set_out'],
  ['-o', '--descriptor_set_out'],
  ['--dependency_out', '--dependency_out'],
  ['--plugin', '--plugin'],
  ['--plugin_timeout', '--plugin_timeout'],
]);

/** Flags of this shape that belong to no generator. */
const notOfGenerators = new Set(['--descriptor_set_out', '--dependency_out']);

/** `--NAME_out`, `--NAME_opt`: the generator's name, and which of the two. */
function generatorFlag(name: string): { generator: string; kind: string } | undefined {
  const [, generator, kind] = /^--([A-Za-z0-9][A-Za-z0-9_-]*)_(out|opt)$/.exec(name) ?? [];
  if (generator === undefined || kind === undefined || notOfGenerators.has(name)) return undefined;
  return { generator, kind };
}

/** Splits a word into flag and value; the value may also be the next word. */
function readFlag(word: string, next: () => string | undefined): { flag: string; value: string } | undefined {
  const [name, joined] = word.startsWith('--') ? splitAt(word, '=') : [word.slice(0, 2), word.slice(2) || undefined];
  const flag = valued.get(name) ?? (generatorFlag(name) && name);
  if (flag === undefined) return undefined;
  const value = joined ?? next();
  if (value === undefined) throw new CommandLineError(`${name} needs a value.`);
  return { flag, value };
}

function splitAt(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** A command line as far as it is read. */
class Words {
  readonly protoPaths: string[] = [];
  readonly inputs: string[] = [];
  readonly outputs: Output[] = [];
  readonly plugins = new Map<string, string>();
  /** `--NAME_opt` by NAME. */
  readonly options = new Map<string, string[]>();
  pluginLimitSeconds = 60;
  descriptorSet?: string;
  includeImports = false;
  dependencyFile?: string;

  /** @throws CommandLineError for a flag that does not exist, or that does not take this value */
  take(flag: string, value: string): void {
    const ofGenerator = generatorFlag(flag);
    if (ofGenerator?.kind === 'out') this.takeOutput(ofGenerator.generator, value);
    else if (ofGenerator?.kind === 'opt') {
      this.options.set(ofGenerator.generator, [...(this.options.get(ofGenerator.generator) ?? []), value]);
    } else if (flag === '--proto_path') this.protoPaths.push(...value.split(':').filter((path) => path !== ''));
    else if (flag === '--plugin') this.takePlugin(value);
    else if (flag === '--plugin_timeout') {
      if (!/^\d+$/.test(value) || Number(value) === 0) {
        throw new CommandLineError(`${flag}=${value}: a whole number of seconds is needed, such as ${flag}=60.`);
      }
      this.pluginLimitSeconds = Number(value);
    } else if (flag === '--descriptor_set_out') {
      if (this.descriptorSet !== undefined) throw new CommandLineError(`${flag} may be passed only once.`);
      this.descriptorSet = value;
    } else if (flag === '--dependency_out') {
      if (this.dependencyFile !== undefined) throw new CommandLineError(`${flag} may be passed only once.`);
      this.dependencyFile = value;
    }
  }

  private takeOutput(generator: string, value: string): void {
    const [before, after] = splitAt(value, ':');
    const [parameters, directory] = after === undefined ? ['', before] : [before, after];
    this.outputs.push({ generator, parameters, directory });
  }

  /** `protoc-gen-NAME=PATH`, or a path whose last part is the name. */
  private takePlugin(value: string): void {
    const [before, after] = splitAt(value, '=');
    const name = after === undefined ? before.slice(before.lastIndexOf('/') + 1) : before;
    if (!/^protoc-gen-./.test(name)) {
      throw new CommandLineError(
        `--plugin=${value}: a plugin is named protoc-gen-NAME, where --NAME_out asks for it. Write --plugin=protoc-gen-NAME=${after ?? before}.`,
      );
    }
    this.plugins.set(name, after ?? before);
  }

  /** The outputs, with the options that were given apart. @throws CommandLineError for options of a generator without output */
  outputsWithOptions(): Output[] {
    for (const generator of this.options.keys()) {
      if (this.outputs.some((output) => output.generator === generator)) continue;
      throw new CommandLineError(`--${generator}_opt is of no use without --${generator}_out=DIR.`);
    }
    return this.outputs.map((output) => {
      const parameters = [output.parameters, ...(this.options.get(output.generator) ?? [])];
      return { ...output, parameters: parameters.filter((text) => text !== '').join(',') };
    });
  }
}

/**
 * Reads the words after the command's name.
 * @throws CommandLineError for an unknown flag, a flag without a value, nothing to do
 */
export function readArguments(words: readonly string[]): Request {
  const read = new Words();
  if (words.length === 0) return { kind: 'help' };
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (word === '--help' || word === '-h') return { kind: 'help' };
    if (word === '--version') return { kind: 'version' };
    if (word === '--include_imports') {
      read.includeImports = true;
      continue;
    }
    if (!word.startsWith('-') || word === '-') {
      read.inputs.push(word);
      continue;
    }
    const found = readFlag(word, () => words[++index]);
    if (found === undefined) {
      throw new CommandLineError(`Unknown flag: ${splitAt(word, '=')[0]}. See touchstone-protoc --help.`);
    }
    read.take(found.flag, found.value);
  }
  const { protoPaths, inputs, plugins, pluginLimitSeconds, includeImports, descriptorSet, dependencyFile } = read;
  const outputs = read.outputsWithOptions();
  if (inputs.length === 0) throw new CommandLineError('Missing input file.');
  if (outputs.length === 0 && descriptorSet === undefined) {
    throw new CommandLineError(
      'Missing output directives: pass --cpp_out=DIR, --NAME_out=DIR for a plugin, or --descriptor_set_out=FILE.',
    );
  }
  if (dependencyFile !== undefined && inputs.length > 1) {
    throw new CommandLineError(
      '--dependency_out is the rule of one input file: compile each with a command of its own.',
    );
  }
  return {
    kind: 'compile',
    protoPaths: protoPaths.length > 0 ? protoPaths : ['.'],
    inputs,
    outputs,
    plugins,
    pluginLimitSeconds,
    includeImports,
    ...(descriptorSet !== undefined && { descriptorSet }),
    ...(dependencyFile !== undefined && { dependencyFile }),
  };
}
