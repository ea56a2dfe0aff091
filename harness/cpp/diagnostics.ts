// Reads the output of the generator, the compiler and the linker: errors, and the lines and cases that they are about. Pure.

import { shortened } from '../../support/printed';

/** One error with its notes. */
export interface CompilerError {
  /** The first line of the checked file that the error or one of its notes points at. */
  readonly line?: number;
  /** The compiler's message without its location. */
  readonly headline: string;
  /** The whole message with its notes. */
  readonly text: string;
  /**
   * The functions and classes whose instantiation failed, if the error is in a template elsewhere. A compiler reports
   * an instantiation once, for its first user; other users may have the same error.
   */
  readonly templates: readonly string[];
}

const place = /^(.*?):(\d+):(?:\d+:)? (fatal error|error|warning|note): (.*)$/;
/** The last name in `'Sample::set_name<lib::string_view>'`. Its arguments may contain character literals. */
const instantiation = /^in instantiation of [^']*'(?:[^'<(]*::)?(\w+)[<('].* requested here$/;
const includedFrom = /^In file included from (.*?):(\d+)[:,]$/;

/**
 * Reads clang's output.
 * @param file the path of the checked file, as it was given to the compiler
 */
export function compilerErrors(output: string, file: string): CompilerError[] {
  const errors: { line?: number; headline: string; text: string; templates: string[] }[] = [];
  let current: (typeof errors)[number] | undefined;
  let includes: string[] = [];
  for (const line of output.split('\n')) {
    const include = includedFrom.exec(line);
    if (include) {
      includes.push(line);
      continue;
    }
    const match = place.exec(line);
    if (match) {
      const [, path, number, severity, words] = match as unknown as [string, string, string, string, string];
      if (severity === 'warning') {
        current = undefined;
      } else if (severity !== 'note') {
        current = { headline: words, text: includes.map((from) => `${from}\n`).join(''), templates: [] };
        errors.push(current);
      }
      const template = severity === 'note' ? instantiation.exec(words)?.[1] : undefined;
      if (template) current?.templates.push(template);
      if (current && path === file) current.line ??= Number(number);
      includes = [];
    }
    if (current) current.text += `${line}\n`;
  }
  return errors;
}

/** The first error of a compiler or a linker, without its place. */
export function firstError(output: string): string | undefined {
  return /(?:^|: )(?:fatal )?error: (.+)$/m.exec(output)?.[1];
}

/** An error as protoc prints it, perhaps by way of a plugin: `a.proto:2:18: "int33" is not defined.` */
const schemaError = /^(?:--\w+_out: )?(?<file>\S+\.proto):(?<place>\d+:\d+:)? (?!warning: )(?<words>.+)$/m;

/**
 * The first error of a generator that prints errors as protoc does, without its place in the schema. A file that is none of
 * the schemas is part of the error: `google/protobuf/any.proto: File not found.`
 * @param schemas the schema files that it was given, by all paths that it may print
 */
export function generatorError(output: string, schemas: readonly string[]): string | undefined {
  const { file, place, words } = schemaError.exec(output)?.groups ?? {};
  if (file === undefined) return undefined;
  return place !== undefined || schemas.includes(file) ? words : `${file}: ${words}`;
}

/** @returns the numbers of the cases that have undefined references, by the functions that the linker names */
export function casesInLinkErrors(output: string): Set<number> {
  return new Set([...output.matchAll(/touchstone_case_(\d+)/g)].map((match) => Number(match[1])));
}

/** The first lines of a text, short enough for a failure message. */
export function firstLines(text: string, most: number): string {
  const lines = text.trimEnd().split('\n');
  const kept = lines.slice(0, most).map(shortened);
  return [...kept, ...(lines.length <= most ? [] : [`(${lines.length - most} more lines)`])].join('\n');
}
