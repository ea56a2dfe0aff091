// The subject's manifest and the machine's tools -> what the bench's build needs.

import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { execa } from 'execa';
import type { CppSubject, Subject } from '../subject/manifest';
import { sourceFiles } from '../subject/manifest';
import { UsageError } from '../usage-error';
import type { Toolchain } from './ninja';
import type { Runtime } from './plan';

/** The path of the first of the programs that PATH has. */
function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of names) {
    if (name.includes('/')) return existsSync(name) ? resolve(name) : undefined;
    for (const folder of folders) if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

const versions = ['21', '20', '19', '18', '17', '16', '15', '14'];

/** llvm-symbolizer makes sanitizer stacks readable. */
export function findSymbolizer(): string | undefined {
  return onPath('llvm-symbolizer-19', ...versions.map((version) => `llvm-symbolizer-${version}`), 'llvm-symbolizer');
}

function compilerOf(subject: Subject, cpp: CppSubject): string {
  const found = cpp.compiler
    ? onPath(cpp.compiler)
    : onPath(...versions.slice(2).map((version) => `clang++-${version}`), 'clang++');
  if (!found) throw new UsageError(`${subject.name}: the compiler \`${cpp.compiler ?? 'clang++'}\` is not installed.`);
  return found;
}

function launcherOf(cpp: CppSubject): string | undefined {
  if (cpp.launcher === 'none') return undefined;
  return cpp.launcher ?? onPath('ccache');
}

async function pkgConfig(packages: readonly string[], what: '--cflags' | '--libs'): Promise<string[]> {
  if (packages.length === 0) return [];
  const { stdout, failed, stderr } = await execa('pkg-config', [what, ...packages], { reject: false });
  if (failed)
    throw new UsageError(
      `pkg-config knows no ${packages.join(', ')}: ${stderr}`,
      'Install the library, or correct `pkg_config` in the manifest.',
    );
  return stdout.split(/\s+/).filter(Boolean);
}

async function byRuntime<Value>(make: (runtime: Runtime) => Promise<Value>): Promise<Record<Runtime, Value>> {
  const [full, lite] = await Promise.all([make('full'), make('lite')]);
  return { full, lite };
}

/**
 * Finds everything that building a subject's C++ takes.
 * @param conformance the folder of the bench's own C++.
 * @throws UsageError if something is not there.
 */
export async function toolchain(subject: Subject, cpp: CppSubject, conformance: string): Promise<Toolchain> {
  const [compileFlags, libraries, sources] = await Promise.all([
    byRuntime((runtime) => pkgConfig(cpp.pkgConfig[runtime], '--cflags')),
    byRuntime((runtime) => pkgConfig(cpp.pkgConfig[runtime], '--libs')),
    byRuntime((runtime) => sourceFiles(subject, runtime)),
  ]);
  const launcher = launcherOf(cpp);
  const [program, ...rest] = cpp.generator;
  const generator = [onPath(program!) ?? program!, ...rest];
  return {
    compiler: compilerOf(subject, cpp),
    ...(launcher && { launcher }),
    generator,
    generatorFiles: generator.filter((word) => word.startsWith('/') && existsSync(word)),
    include: cpp.include,
    flags: cpp.flags,
    sanitizers: cpp.sanitizers,
    compileFlags,
    linkFlags: { full: [...cpp.libraries.full, ...libraries.full], lite: [...cpp.libraries.lite, ...libraries.lite] },
    sources,
    conformanceInclude: join(conformance, 'include'),
    conformanceSources: ['render.cc', 'runner.cc'].map((file) => join(conformance, 'src', file)),
  };
}
