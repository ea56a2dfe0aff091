// Finds the real compiler's messages: the string constants that functions of its front end refer to.

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The executable to read: an ELF file with symbols. The package contains it on every platform. */
const executable = path.join(path.dirname(require.resolve('protoc/package.json')), 'bin', 'protoc-linux-x86_64');

const SECTION_HEADER = { name: 0, address: 16, offset: 24, size: 32, link: 40 } as const;
const SYMBOL = { length: 24, info: 4, address: 8, size: 16 } as const;
const FUNCTION = 2;

interface Section {
  readonly address: number;
  readonly offset: number;
  readonly size: number;
  readonly link: number;
}

/** The sections of a 64-bit little-endian ELF file, by name and in order. */
function sectionsOf(file: Buffer): { named: Map<string, Section>; all: readonly Section[] } {
  if (file.toString('latin1', 0, 6) !== '\x7fELF\x02\x01') throw new Error(`${executable} is not a 64-bit ELF file`);
  const start = Number(file.readBigUInt64LE(0x28));
  const [length, count, names] = [0x3a, 0x3c, 0x3e].map((at) => file.readUInt16LE(at)) as [number, number, number];
  const headers = Array.from({ length: count }, (_, index) => start + index * length);
  const word = (at: number) => Number(file.readBigUInt64LE(at));
  const all = headers.map((at) => ({
    address: word(at + SECTION_HEADER.address),
    offset: word(at + SECTION_HEADER.offset),
    size: word(at + SECTION_HEADER.size),
    link: file.readUInt32LE(at + SECTION_HEADER.link),
  }));
  const named = headers.map((at, index) => {
    const name = textAt(file, all[names]!.offset + file.readUInt32LE(at + SECTION_HEADER.name));
    return [name, all[index]!] as const;
  });
  return { named: new Map(named), all };
}

/** The text up to the next NUL. */
function textAt(file: Buffer, offset: number): string {
  return file.toString('latin1', offset, file.indexOf(0, offset));
}

/**
 * The string constants that functions of the real compiler refer to.
 * @param isWanted selects functions by their mangled names
 * @returns each string of at least four characters of printable ASCII, with the functions that refer to it
 * @throws Error if the executable has another format or no symbols
 */
export function textsOf(isWanted: (name: string) => boolean): Map<string, Set<string>> {
  const file = readFileSync(executable);
  const { named, all } = sectionsOf(file);
  const section = (name: string): Section => {
    const found = named.get(name);
    if (found === undefined) throw new Error(`${executable} has no section ${name}`);
    return found;
  };
  const [code, data, symbols] = ['.text', '.rodata', '.symtab'].map(section) as [Section, Section, Section];
  const texts = new Map<string, Set<string>>();
  for (let at = symbols.offset; at < symbols.offset + symbols.size; at += SYMBOL.length) {
    if ((file[at + SYMBOL.info]! & 15) !== FUNCTION) continue;
    const address = Number(file.readBigUInt64LE(at + SYMBOL.address));
    if (address < code.address || address >= code.address + code.size) continue;
    const name = textAt(file, all[symbols.link]!.offset + file.readUInt32LE(at));
    if (!isWanted(name)) continue;
    const size = Number(file.readBigUInt64LE(at + SYMBOL.size));
    for (const offset of references(file, code, data, address, size)) {
      const text = textAt(file, offset);
      if (!/^[\x20-\x7e\n\t]{4,}$/.test(text)) continue;
      const functions = texts.get(text);
      if (functions === undefined) texts.set(text, new Set([name]));
      else functions.add(name);
    }
  }
  return texts;
}

/**
 * Possible file offsets of the strings that a function refers to. Does not decode instructions: takes every four bytes
 * as an address and as a distance, and accepts targets right after a NUL.
 */
function* references(file: Buffer, code: Section, data: Section, address: number, size: number): Generator<number> {
  const start = address - code.address + code.offset;
  for (let at = start; at + 4 <= start + size; at++) {
    const value = file.readInt32LE(at);
    for (const target of [value, value + at + 4 - code.offset + code.address]) {
      if (target < data.address || target >= data.address + data.size) continue;
      const offset = target - data.address + data.offset;
      if (file[offset - 1] === 0 || /^[A-Z"][^ ]* [\x20-\x7e]*\0/.test(file.toString('latin1', offset, offset + 200)))
        yield offset;
    }
  }
}

/**
 * The functions that report errors in schemas, by mangled name: tokens, syntax, names and options, features, messages
 * in text format, imports, visibility, naming styles, and the checks of schemas in the command and the C++ generator.
 */
const frontEnd = new RegExp(
  [
    '2io9Tokenizer',
    '8compiler6Parser',
    'DescriptorBuilder',
    '8protobuf14DescriptorPool',
    '15FeatureResolver',
    '8protobuf12_GLOBAL__N_1\\d+(Validate|FillDefaults|CollectEditions)',
    '10TextFormat6Parser',
    '8compiler(8Importer|28SourceTreeDescriptorDatabase|14DiskSourceTree)',
    '13SymbolChecker|18SymbolCheckerError|6Symbol18GetVisibilityError',
    '8internal\\d+IsValid\\w+Name',
    '8compiler12_GLOBAL__N_1\\d+Validate',
    'cpp12CppGenerator16ValidateFeatures|cpp19ValidateCcNamespace',
    '20CommandLineInterface(3Run|\\d+(VerifyInputFiles|ParseInputFiles|Make\\w+Relative|Enforce\\w+Support|PopulateVirtual))',
  ].join('|'),
);

/** The messages of the real compiler's front end: strings with words. @throws Error like `textsOf` */
export function frontEndTexts(): Set<string> {
  const texts = textsOf((name) => frontEnd.test(name)).keys();
  return new Set([...texts].filter((text) => /[A-Za-z]{2}/.test(text) && text.includes(' ')));
}

/** Whether the real compiler's executable contains a text. */
export function isInRealCompiler(text: string): boolean {
  return readFileSync(executable).includes(text);
}
