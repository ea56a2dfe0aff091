// The subject's manifest and the machine's tools -> the toolchain of a build.

import { join, resolve } from 'node:path';
import { cacheFolder } from '../../support/project';
import { findTools, isExecutable, lookUp } from '../../support/tools.mjs';
import { UsageError } from '../../support/usage-error';
import type { CppSubject, Subject } from '../subject/manifest';
import { manifestOf, sourceFiles } from '../subject/manifest';
import type { Runtime, Toolchain } from './build-config';
import { pkgConfig } from './pkg-config';
import { sharedPreludes } from './preludes';
import { filesIn, identityOf } from './tool-identity';

/** The executable file of a command in the manifest, which is a path or a name to look up in PATH. */
export function program(name: string): string | undefined {
  return name.includes('/') ? (isExecutable(name) ? resolve(name) : undefined) : lookUp(name);
}

function compilerOf(subject: Subject, cpp: CppSubject): string {
  const found = cpp.compiler === undefined ? findTools().compiler?.path : program(cpp.compiler);
  if (found) return found;
  throw new UsageError(
    `${manifestOf(subject, 'cpp.compiler')}: the compiler \`${cpp.compiler ?? 'clang++'}\` is not installed, or is not an executable file.`,
    'Install it, or name another one in the manifest: `compiler: clang++-19`.',
  );
}

function launcherOf(subject: Subject, cpp: CppSubject): string | undefined {
  if (cpp.launcher === 'none') return undefined;
  if (cpp.launcher === undefined) return findTools().ccache?.path;
  const found = program(cpp.launcher);
  if (found) return found;
  throw new UsageError(
    `${manifestOf(subject, 'cpp.launcher')}: the launcher \`${cpp.launcher}\` is not installed, or is not an executable file.`,
    'Install it, or write `launcher: none`.',
  );
}

async function byRuntime<Value>(make: (runtime: Runtime) => Promise<Value>): Promise<Record<Runtime, Value>> {
  const [full, lite] = await Promise.all([make('full'), make('lite')]);
  return { full, lite };
}

/**
 * Finds everything that is needed to build a subject's C++.
 * @param conformance the folder of the harness's own C++
 * @throws UsageError if something is missing
 */
export async function toolchain(subject: Subject, cpp: CppSubject, conformance: string): Promise<Toolchain> {
  const kept = join(cacheFolder, '.pkg-config');
  const [compileFlags, libraries, sources] = await Promise.all([
    byRuntime((runtime) => pkgConfig(cpp.pkgConfig[runtime], '--cflags', kept, cpp.packageFolders)),
    byRuntime((runtime) => pkgConfig(cpp.pkgConfig[runtime], '--libs', kept, cpp.packageFolders)),
    byRuntime((runtime) => sourceFiles(subject, runtime)),
  ]);
  const launcher = launcherOf(subject, cpp);
  const [command, ...rest] = cpp.generator;
  const generator = [program(command!) ?? command!, ...rest];
  const compiler = compilerOf(subject, cpp);
  const tools: Toolchain = {
    compiler,
    ...(launcher && { launcher }),
    generator,
    identity: { compiler: await identityOf([compiler]), generator: await identityOf(filesIn(generator)) },
    generatorLimitSeconds: cpp.generatorLimitSeconds,
    include: cpp.include,
    flags: cpp.flags,
    sanitizers: cpp.sanitizers,
    precompiled: cpp.precompiled,
    compileFlags,
    linkFlags: { full: [...cpp.libraries.full, ...libraries.full], lite: [...cpp.libraries.lite, ...libraries.lite] },
    sources,
    conformanceInclude: join(conformance, 'include'),
    conformanceSources: [
      'program.cc',
      'record.cc',
      'render.cc',
      'runner.cc',
      'running.cc',
      'survivors.cc',
      'variables.cc',
      'watch.cc',
    ].map((file) => join(conformance, 'src', file)),
    limitSource: join(conformance, 'src', 'limit.cc'),
    renewSource: join(conformance, 'src', 'renew.cc'),
    ...(cpp.generatorWorker && { askSource: join(conformance, 'src', 'ask.cc') }),
  };
  const preludes = await sharedPreludes(tools, cpp, join(cacheFolder, '.preludes'));
  return { ...tools, ...(preludes && { preludes }) };
}
