// Finds the system's tools. Plain JavaScript: the set-up step uses it before any package is installed.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The version of clang that is used if it is installed; otherwise any version from `oldestClang` on. */
export const preferredClang = 19;
export const oldestClang = 14;
const newestClang = 30;
const oldestGcc = 12;

/**
 * Looks for every tool. Cheap: it stats files, and starts a process only for a version or an include path that it
 * cannot find otherwise.
 * @param {NodeJS.ProcessEnv} [env] whose PATH is searched
 * @returns {import('./tools.d.mts').Tools}
 */
export function findTools(env = process.env) {
  const compiler = findClang(env);
  const version = compiler?.version;
  return {
    compiler,
    linker: findLlvmTool('ld.lld', version, env),
    symbolizer: findLlvmTool('llvm-symbolizer', version, env),
    sanitizers: compiler && findSanitizers(compiler, env),
    gxx: findGcc(env),
    ninja: named(env, 'ninja', 'ninja-build'),
    ccache: named(env, 'ccache'),
    cmake: named(env, 'cmake'),
    pkgConfig: named(env, 'pkg-config', 'pkgconf'),
    protoc: named(env, 'protoc'),
    protobuf: findHeader('google/protobuf/message.h', 'protobuf', env),
    abseil: findHeader('absl/strings/string_view.h', 'absl_strings', env),
    chromium: findBrowser(env),
    firefox: named(env, 'firefox-esr', 'firefox'),
    fonts: findFonts(),
  };
}

/**
 * The first executable of some names in PATH.
 * @param {NodeJS.ProcessEnv} env
 * @param {...string} names
 * @returns {import('./tools.d.mts').Tool | undefined}
 */
function named(env, ...names) {
  for (const name of names) {
    const found = lookUp(name, env);
    if (found) return { path: found };
  }
  return undefined;
}

/** @returns {string | undefined} the path of a command in PATH */
export function lookUp(name, env = process.env) {
  for (const folder of (env.PATH ?? '').split(path.delimiter)) {
    if (folder === '') continue;
    const file = path.join(folder, name);
    if (isExecutable(file)) return file;
  }
  return undefined;
}

/** Whether a path leads to a file that this user may execute. */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function findClang(env) {
  for (const version of clangVersions()) {
    const found = lookUp(`clang++-${version}`, env);
    if (found) return { path: found, version };
  }
  const plain = lookUp('clang++', env) ?? lookUp('clang++', { PATH: homebrewFolders('llvm').join(path.delimiter) });
  if (plain === undefined) return undefined;
  const version = versionInPath(plain) ?? askVersion(plain, /clang version (\d+)/, env);
  return version !== undefined && version >= oldestClang ? { path: plain, version } : undefined;
}

/** The preferred version first, then the newest. */
export function clangVersions() {
  const all = Array.from({ length: newestClang - oldestClang + 1 }, (_, index) => newestClang - index);
  return [preferredClang, ...all.filter((version) => version !== preferredClang)];
}

/** An LLVM tool, in the compiler's version if that is installed. */
function findLlvmTool(name, version, env) {
  const own = version === undefined ? undefined : lookUp(`${name}-${version}`, env);
  const bundled = version === undefined ? undefined : `/usr/lib/llvm-${version}/bin/${name}`;
  if (own) return { path: own, version };
  if (bundled && isExecutable(bundled)) return { path: bundled, version };
  const homebrew = [...homebrewFolders('llvm'), ...homebrewFolders('lld')].join(path.delimiter);
  const plain = lookUp(name, env) ?? lookUp(name, { PATH: homebrew });
  return plain ? { path: plain } : undefined;
}

/** AddressSanitizer's library. Some distributions have it in a separate package. */
function findSanitizers(compiler, env) {
  const known = `/usr/lib/llvm-${compiler.version}/lib/clang/${compiler.version}`;
  const folder = existsSync(known) ? known : ask(compiler.path, ['-print-resource-dir'], env)?.trim();
  if (!folder) return undefined;
  const libraries = path.join(folder, 'lib');
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  for (const platform of listed(libraries)) {
    const library = listed(path.join(libraries, platform)).find((file) =>
      [`libclang_rt.asan-${machine}.a`, 'libclang_rt.asan.a', 'libclang_rt.asan_osx_dynamic.dylib'].includes(file),
    );
    if (library) return { path: path.join(libraries, platform, library) };
  }
  return undefined;
}

function findGcc(env) {
  for (let version = 20; version >= oldestGcc; version--) {
    const found = lookUp(`g++-${version}`, env);
    if (found) return { path: found, version };
  }
  const plain = lookUp('g++', env);
  if (plain === undefined) return undefined;
  // On macOS, `g++` is clang, which will do.
  return { path: plain };
}

function findHeader(header, packageName, env) {
  for (const folder of ['/usr/include', '/usr/local/include', '/opt/homebrew/include', '/opt/local/include']) {
    const file = path.join(folder, header);
    if (existsSync(file)) return { path: file };
  }
  const pkgConfig = lookUp('pkg-config', env) ?? lookUp('pkgconf', env);
  const folder = pkgConfig && ask(pkgConfig, ['--variable=includedir', packageName], env)?.trim();
  const file = folder && path.join(folder, header);
  return file && existsSync(file) ? { path: file } : undefined;
}

/**
 * A Chromium that can load extensions and is not a snap: one in PATH, or one that puppeteer has downloaded, which is how
 * the set-up installs it on Ubuntu.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {import('./tools.d.mts').Tool | undefined}
 */
export function findBrowser(env = process.env) {
  const given = env.PUPPETEER_EXECUTABLE_PATH ?? env.CHROME_PATH;
  if (given && isExecutable(given)) return { path: given };
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-for-testing']) {
    const found = lookUp(name, env);
    if (found && !isSnap(found)) return { path: found };
  }
  return downloadedChrome(env) ?? applicationChrome();
}

/** Whether a file starts a snap, which containers cannot run: Ubuntu's `chromium-browser` does. */
function isSnap(file) {
  if (/\/snap(d)?\//.test(realpathSync(file)) || realpathSync(file).endsWith('/snap')) return true;
  try {
    if (statSync(file).size > 20_000) return false;
    return /\/snap\/bin|snap (install|run)/.test(readFileSync(file, 'utf8'));
  } catch {
    return true;
  }
}

/** The newest browser that puppeteer has downloaded. */
function downloadedChrome(env) {
  const cache = path.join(env.PUPPETEER_CACHE_DIR ?? path.join(os.homedir(), '.cache', 'puppeteer'), 'chrome');
  const byVersion = listed(cache).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  for (const build of byVersion) {
    for (const platform of listed(path.join(cache, build))) {
      const folder = path.join(cache, build, platform);
      for (const file of ['chrome', 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing']) {
        if (isExecutable(path.join(folder, file))) return { path: path.join(folder, file) };
      }
    }
  }
  return undefined;
}

function applicationChrome() {
  for (const name of ['Chromium', 'Google Chrome for Testing']) {
    const file = `/Applications/${name}.app/Contents/MacOS/${name}`;
    if (isExecutable(file)) return { path: file };
  }
  return undefined;
}

/** Any font. Without fonts, Chromium draws no text, and a control without size cannot be clicked. */
function findFonts() {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', '/System/Library/Fonts'];
  for (const folder of folders) {
    const font = fontBelow(folder, 4);
    if (font) return { path: font };
  }
  return undefined;
}

function fontBelow(folder, depth) {
  for (const name of listed(folder)) {
    const file = path.join(folder, name);
    if (/\.(ttf|otf|ttc|pfb)$/i.test(name)) return file;
    const below = depth > 0 ? fontBelow(file, depth - 1) : undefined;
    if (below) return below;
  }
  return undefined;
}

function homebrewFolders(formula) {
  return ['/opt/homebrew', '/usr/local'].map((prefix) => `${prefix}/opt/${formula}/bin`);
}

function versionInPath(file) {
  const version = /\/llvm-?(\d+)\//.exec(realpathSync(file))?.[1];
  return version === undefined ? undefined : Number(version);
}

function askVersion(file, pattern, env) {
  const version = pattern.exec(ask(file, ['--version'], env) ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}

function ask(file, args, env) {
  const { status, stdout } = spawnSync(file, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout : undefined;
}

function listed(folder) {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
