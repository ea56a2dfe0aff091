// The files of a build folder. Their paths are relative to it; ninja runs there.

import type { BuildMode, Runtime } from './build-config';
import { plainName } from './links';
import type { TestProgram } from './plan';

/** The files of one test program. */
export function programFiles(program: TestProgram) {
  const folder = `programs/${program.name}`;
  return {
    check: `${folder}/check.cc`,
    checked: `${folder}/check.log`,
    /** The check of the probes alone, for a program whose cases all compile. */
    probes: { check: `${folder}/probes.cc`, checked: `${folder}/probes.log` },
    /** A further check of some cases; the first check is round 1. */
    again: (round: number) => ({ check: `${folder}/check-${round}.cc`, checked: `${folder}/check-${round}.log` }),
    source: `${folder}/program.cc`,
    object: `${folder}/program.o`,
    executable: `${folder}/program`,
    linkLog: `${folder}/program.log`,
    /** The scenarios' own program, which their cases run. */
    own: { source: `${folder}/main.cc`, object: `${folder}/main.o`, executable: `${folder}/main` },
  };
}

/** The folder of a schema set's schemas. */
export function schemaFolder(set: string): string {
  return `schemas/${set}`;
}
/** The folder of the code generated from a schema set. */
export function generatedFolder(set: string): string {
  return `generated/${set}`;
}
/** `a/b.proto` -> `a/b`: the part that `.proto`, `.pb.h` and `.pb.cc` have in common. */
export function protoStem(name: string): string {
  return name.replace(/\.proto$/, '');
}
/** The object file of a generated source. @param stem see {@link protoStem} */
export function objectOf(program: TestProgram, stem: string): string {
  return `${configFolder(program.mode, program.runtime)}/generated/${program.schemas.name}/${plainName(stem)}.pb.o`;
}
/** The plugin that inserts into the code of a schema set, and its instructions. */
export function pluginFiles(set: string): { program: string; instructions: string } {
  return { program: `plugins/${set}/protoc-gen-insertion`, instructions: `plugins/${set}/insertions.json` };
}
export function generatorLog(set: string): string {
  return `generated/${set}.log`;
}
/** Whether a log is a generator's, and not that of a compiler or linker. */
export function isGeneratorLog(file: string): boolean {
  return file.startsWith('generated/');
}

/** The folder of everything that programs of one build mode and runtime share: the prelude and the libraries. */
export function configFolder(mode: BuildMode, runtime: Runtime): string {
  return `${mode}-${runtime}`;
}

/** The log of the command that makes a file. */
export function logOf(output: string): string {
  return `${output}.log`;
}
