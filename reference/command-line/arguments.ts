// The compiler's command line, read: what the words ask for.

/** What cannot be understood or done; the message is for the user, without a stack. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}

/** One `--cpp_out`. */
export interface CppOutput {
  /** What stands before the colon: options of the generator, separated by commas. */
  readonly parameters: string;
  readonly directory: string;
}

/** A command line that asks for something to be compiled. */
export interface CompileRequest {
  readonly kind: 'compile';
  /** Folders in which inputs and imports are searched, in order. */
  readonly protoPaths: readonly string[];
  readonly inputs: readonly string[];
  readonly cppOutputs: readonly CppOutput[];
  /** Where the descriptors go as a FileDescriptorSet. */
  readonly descriptorSet?: string;
  readonly includeImports: boolean;
}

export type Request = CompileRequest | { readonly kind: 'help' } | { readonly kind: 'version' };

export const help = `Usage: touchstone-protoc [OPTION]... PROTO_FILE...

Compiles schemas of the protobuf language to C++.

  -IPATH, --proto_path=PATH   a folder in which inputs and imports are searched; may be repeated, and
                              hold several paths with a colon between them; without it, the current one
  --cpp_out=[OPTIONS:]DIR     writes C++ into the folder: a .pb.h and a .pb.cc for every input;
                              OPTIONS are lite, speed, code_size, dllexport_decl=MACRO
  --descriptor_set_out=FILE   writes the descriptors of the inputs, as a FileDescriptorSet
  --include_imports           with the descriptors of all that they import
  --version                   prints the version
  -h, --help                  prints this

Errors are printed as FILE:LINE:COLUMN: MESSAGE, all of them, and then nothing is written.
Exit status: 0, or 1 if anything was wrong.`;

/** Flags that take a value, and what they are called in full. */
const valued = new Map([
  ['--cpp_out', '--cpp_out'],
  ['--proto_path', '--proto_path'],
  ['-I', '--proto_path'],
  ['--descriptor_set_out', '--descriptor_set_out'],
  ['-o', '--descriptor_set_out'],
]);

/** Splits a word into flag and value; the value may also be the next word. */
function readFlag(word: string, next: () => string | undefined): { flag: string; value: string } | undefined {
  const [name, joined] = word.startsWith('--') ? splitAt(word, '=') : [word.slice(0, 2), word.slice(2) || undefined];
  const flag = valued.get(name);
  if (flag === undefined) return undefined;
  const value = joined ?? next();
  if (value === undefined) throw new CommandLineError(`${name} needs a value.`);
  return { flag, value };
}

function splitAt(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Reads the words after the command's name.
 * @throws CommandLineError for an unknown flag, a flag without a value, nothing to do
 */
export function readArguments(words: readonly string[]): Request {
  const protoPaths: string[] = [];
  const inputs: string[] = [];
  const cppOutputs: CppOutput[] = [];
  let descriptorSet: string | undefined;
  let includeImports = false;
  if (words.length === 0) return { kind: 'help' };
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (word === '--help' || word === '-h') return { kind: 'help' };
    if (word === '--version') return { kind: 'version' };
    if (word === '--include_imports') {
      includeImports = true;
      continue;
    }
    if (!word.startsWith('-') || word === '-') {
      inputs.push(word);
      continue;
    }
    const read = readFlag(word, () => words[++index]);
    switch (read?.flag) {
      case '--proto_path':
        protoPaths.push(...read.value.split(':').filter((path) => path !== ''));
        break;
      case '--cpp_out': {
        const [before, after] = splitAt(read.value, ':');
        cppOutputs.push(
          after === undefined ? { parameters: '', directory: before } : { parameters: before, directory: after },
        );
        break;
      }
      case '--descriptor_set_out':
        if (descriptorSet !== undefined) throw new CommandLineError(`${read.flag} may be passed only once.`);
        descriptorSet = read.value;
        break;
      default:
        throw new CommandLineError(`Unknown flag: ${splitAt(word, '=')[0]}. See touchstone-protoc --help.`);
    }
  }
  if (inputs.length === 0) throw new CommandLineError('Missing input file.');
  if (cppOutputs.length === 0 && descriptorSet === undefined) {
    throw new CommandLineError('Missing output directives: pass --cpp_out=DIR or --descriptor_set_out=FILE.');
  }
  return {
    kind: 'compile',
    protoPaths: protoPaths.length > 0 ? protoPaths : ['.'],
    inputs,
    cppOutputs,
    includeImports,
    ...(descriptorSet !== undefined && { descriptorSet }),
  };
}
