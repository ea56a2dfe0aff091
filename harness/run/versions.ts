// The versions of everything that takes part in a run: of the subject, and of the tools that judge it.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { findTools } from '../../support/tools.mjs';
import { runGenerator } from '../cpp/run-generator';
import { program } from '../cpp/toolchain';
import { browserTitle, findBrowser } from '../subject/browsers';
import { askPackage } from '../subject/installed';
import type { CppSubject, Subject } from '../subject/manifest';
import type { Versions } from '../verdict/verdict-schema';

/** How long a program may take to print its version. */
const limitMs = 10_000;
/** How many characters of a version are kept. */
const longest = 120;

type Entry = readonly [name: string, version: string | undefined];

/**
 * Asks for versions. What does not answer is left out.
 * @param tags all tags of the applicable scenarios: what they do not need is not asked
 * @param folder where the subject's generator may leave files
 */
export async function versionsOf({ cpp, ide }: Subject, tags: ReadonlySet<string>, folder: string): Promise<Versions> {
  const needsCpp = cpp !== undefined && tags.has('@needs.cpp');
  const [tools, generator, packages, extension] = await Promise.all([
    Promise.all([
      ...(needsCpp ? [compilerVersion(cpp), toolVersion('ninja', findTools().ninja?.path)] : []),
      ...(tags.has('@needs.ide') ? [toolVersion(browserTitle(ide), findBrowser(ide))] : []),
    ]),
    cpp && generatorVersion(cpp, folder),
    cpp ? packageVersions(cpp) : [],
    ide && extensionVersion(ide.extension),
  ]);
  return {
    tools: known([['Node.js', process.versions.node], ...tools]),
    subject: known([['generator', generator], ...packages, ['extension', extension]]),
  };
}

function known(entries: readonly Entry[]): Record<string, string> {
  return Object.fromEntries(entries.flatMap(([name, version]) => (version ? [[name, version] as const] : [])));
}

async function compilerVersion({ compiler }: CppSubject): Promise<Entry> {
  const file = compiler === undefined ? findTools().compiler?.path : program(compiler);
  const text = await answerOf(file);
  const clang = /clang version (\S+)/.exec(text)?.[1];
  return clang === undefined ? ['compiler', firstLine(text)] : ['clang', clang];
}

async function toolVersion(name: string, file: string | undefined): Promise<Entry> {
  return [name, /\d+(?:\.\d+)+/.exec(await answerOf(file))?.[0]];
}

async function answerOf(file: string | undefined): Promise<string> {
  if (file === undefined) return '';
  const { stdout, failed } = await execa(file, ['--version'], { reject: false, stdin: 'ignore', timeout: limitMs });
  return failed ? '' : (stdout ?? '');
}

/** A generator is the subject's own code: it runs as it does for schemas, so that nothing of it is left behind. */
async function generatorVersion(
  { generator: [command, ...words] }: CppSubject,
  cwd: string,
): Promise<string | undefined> {
  const file = program(command!);
  if (file === undefined) return undefined;
  const answer = await runGenerator([file, ...words, '--version'], { cwd, limitMs }).catch(() => undefined);
  // It may print more than its version, and so may processes that it starts: only a line with a digit is a version.
  return answer?.succeeded ? firstLine(answer.output.split('\n').find((line) => /\d/.test(line)) ?? '') : undefined;
}

async function packageVersions({ pkgConfig, packageFolders }: CppSubject): Promise<Entry[]> {
  const names = [...new Set([...pkgConfig.full, ...pkgConfig.lite])];
  if (names.length === 0) return [];
  const versions = ((await askPackage(packageFolders, '--modversion', ...names)) ?? '').split('\n');
  return names.map((name, position) => [name, versions[position]?.trim()]);
}

async function extensionVersion(folder: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
    const { version } = manifest as { readonly version?: unknown };
    return typeof version === 'string' ? firstLine(version) : undefined;
  } catch {
    return undefined;
  }
}

/** The first line, without control characters. */
function firstLine(text: string): string | undefined {
  const [line = ''] = text.trimStart().split('\n', 1);
  return line.replace(/\p{C}/gu, '').trim().slice(0, longest) || undefined;
}
