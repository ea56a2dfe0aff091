// Where the harness keeps what it builds. Paths in a build are relative to its folder, which is where ninja runs.

import type { BuildMode, Runtime } from './build-config';
import { plainName } from './links';
import type { TestProgram } from './plan';

/** The files of one test program. */
export function programFiles(program: TestProgram) {
  const folder = `programs/${program.name}`;
  return {
    check: `${folder}/check.cc`,
    checked: `${folder}/check.log`,
    /** What is checked once more, without the cases that failed before; rounds count from 2. */
    again: (round: number) => ({ check: `${folder}/check-${round}.cc`, checked: `${folder}/check-${round}.log` }),
    source: `${folder}/program.cc`,
    object: `${folder}/program.o`,
    executable: `${folder}/program`,
    linkLog: `${folder}/program.log`,
    /** The program that the cases run, if they have one. */
    own: { source: `${folder}/main.cc`, object: `${folder}/main.o`, executable: `${folder}/main` },
  };
}

/** The files of one schema set: where the schemas are, and what is generated from them. */
export function schemaFolder(set: string): string {
  return `schemas/${set}`;
}
export function generatedFolder(set: string): string {
  return `generated/${set}`;
}
/** `a/b.proto` -> `a/b`, as it is the same in `.proto`, `.pb.h` and `.pb.cc`. */
export function protoStem(name: string): string {
  return name.replace(/\.proto$/, '');
}
/** The object of a generated source. @param stem see {@link protoStem} */
export function objectOf(program: TestProgram, stem: string): string {
  return `${configFolder(program.mode, program.runtime)}/generated/${program.schemas.name}/${plainName(stem)}.pb.o`;
}
/** The plugin that inserts into what is generated from a schema set, and what it is told. */
export function pluginFiles(set: string): { program: string; instructions: string } {
  return { program: `plugins/${set}/protoc-gen-insertion`, instructions: `plugins/${set}/insertions.json` };
}
export function generatorLog(set: string): string {
  return `generated/${set}.log`;
}

/** What is built for a build mode and a runtime: the precompiled header and the libraries. */
export function configFolder(mode: BuildMode, runtime: Runtime): string {
  return `${mode}-${runtime}`;
}

/** The log of a command that makes a file. */
export function logOf(output: string): string {
  return `${output}.log`;
}
