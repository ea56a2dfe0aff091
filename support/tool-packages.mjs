// The packages that provide each tool on each system, and the commands that install them. Plain JavaScript: the set-up
// step uses it before any package is installed; `doctor` uses it too.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { clangVersions, oldestClang, preferredClang } from './tools.mjs';

/**
 * The title of each tool in messages, and the packages that provide it. `N` stands for the version of clang.
 * @typedef {{ title: string, debian: string[], fedora: string[], macos: string[] }} ToolPackages
 * @type {Record<import('./tools.d.mts').ToolName | 'gdb', ToolPackages>}
 */
const packagesOf = {
  compiler: {
    title: `clang++ (${oldestClang} or newer; ${preferredClang} is best)`,
    debian: ['clang-N'],
    fedora: ['clang'],
    macos: ['llvm'],
  },
  linker: { title: 'the linker lld', debian: ['lld-N'], fedora: ['lld'], macos: ['lld'] },
  symbolizer: { title: 'llvm-symbolizer', debian: ['llvm-N'], fedora: ['llvm'], macos: ['llvm'] },
  sanitizers: {
    title: 'clang’s sanitizer libraries',
    debian: ['libclang-rt-N-dev'],
    fedora: ['compiler-rt'],
    macos: ['llvm'],
  },
  gxx: { title: 'g++', debian: ['g++'], fedora: ['gcc-c++'], macos: ['gcc'] },
  ninja: { title: 'ninja', debian: ['ninja-build'], fedora: ['ninja-build'], macos: ['ninja'] },
  ccache: { title: 'ccache', debian: ['ccache'], fedora: ['ccache'], macos: ['ccache'] },
  cmake: { title: 'cmake', debian: ['cmake'], fedora: ['cmake'], macos: ['cmake'] },
  pkgConfig: { title: 'pkg-config', debian: ['pkg-config'], fedora: ['pkgconf-pkg-config'], macos: ['pkgconf'] },
  protoc: { title: 'protoc', debian: ['protobuf-compiler'], fedora: ['protobuf-compiler'], macos: ['protobuf'] },
  protobuf: {
    title: 'libprotobuf’s headers',
    debian: ['libprotobuf-dev'],
    fedora: ['protobuf-devel', 'protobuf-lite-devel'],
    macos: ['protobuf'],
  },
  abseil: { title: 'Abseil’s headers', debian: ['libabsl-dev'], fedora: ['abseil-cpp-devel'], macos: ['abseil'] },
  chromium: { title: 'Chromium', debian: ['chromium'], fedora: ['chromium'], macos: ['--cask chromium'] },
  firefox: { title: 'Firefox', debian: ['firefox-esr'], fedora: ['firefox'], macos: ['--cask firefox'] },
  fonts: { title: 'a font', debian: ['fonts-dejavu-core'], fedora: ['dejavu-sans-fonts'], macos: [] },
  gdb: { title: 'gdb', debian: ['gdb'], fedora: ['gdb'], macos: ['gdb'] },
};

/** Tools that only `doctor` looks for: nothing needs them, or only who asks for them. */
const extras = ['gdb', 'firefox'];

/**
 * The packages that provide some well-known packages of pkg-config.
 * @type {readonly [RegExp, ToolPackages][]}
 */
const pkgConfigPackages = [
  [/^protobuf(-lite)?$/, packagesOf.protobuf],
  [/^absl_/, packagesOf.abseil],
];

/** The arguments of `npx` that download a browser, for distributions that have Chromium only as a snap. */
export const browserDownload = ['puppeteer', 'browsers', 'install', 'chrome', '--install-deps'];

/**
 * The names of the tools that are missing.
 * @param {import('./tools.d.mts').Tools} tools
 */
export function missingTools(tools) {
  return Object.keys(packagesOf).filter((name) => !extras.includes(name) && tools[name] === undefined);
}

/** The title of a tool in messages. */
export function titleOf(name) {
  return packagesOf[name].title;
}

/**
 * The packages of Debian or Ubuntu that provide the missing tools.
 * @param {readonly string[]} missing names of tools
 * @param {{ installedClang?: number, available?: ReadonlySet<string>, ubuntu?: boolean }} system the version of the
 *   installed clang, the names of the clang packages that apt can install (absent: not known), and whether this is
 *   Ubuntu, which has Chromium only as a snap
 * @returns {string[]} each package once
 */
export function debianPackages(missing, { installedClang, available, ubuntu = false }) {
  const version = installedClang ?? availableClang(available, ubuntu);
  const names = missing.filter((name) => !(ubuntu && name === 'chromium')).flatMap((name) => packagesOf[name].debian);
  const numbered = names.map((name) => {
    if (version !== undefined) return name.replace(/\bN\b/, String(version));
    return name === 'libclang-rt-N-dev' ? 'clang' : name.replace('-N', '');
  });
  // Before version 15, another package contained the sanitizers.
  const present = numbered.map((name) =>
    /^libclang-rt-\d+-dev$/.test(name) && Number(version) < 15 ? `libclang-common-${version}-dev` : name,
  );
  return [...new Set(present)];
}

/** The best version of clang that apt can install; `undefined` for the unnumbered package. */
function availableClang(available, ubuntu) {
  if (available === undefined || available.size === 0) return ubuntu ? undefined : preferredClang;
  return clangVersions().find((version) => available.has(`clang-${version}`));
}

/**
 * The message that says what is missing and how to install it.
 *
 * - `missing`: the names of the missing tools
 * - `npm`: why the npm packages must be installed, if they must
 * - `root`: whether the user is root
 * - `debian`: the packages to install on Debian or Ubuntu
 * - `ubuntu`: whether this is Ubuntu
 * @param {{ missing: readonly string[], npm?: string, root: boolean, debian: readonly string[], ubuntu: boolean }} need
 */
export function missingMessage({ missing, npm, root, debian, ubuntu }) {
  const lines = ['This is missing:'];
  for (const name of missing) lines.push(`  - ${titleOf(name)}`);
  if (npm !== undefined) lines.push(`  - npm packages: ${npm}`);
  if (missing.length > 0) lines.push('', 'Install it with', ...installLines({ missing, root, debian, ubuntu }));
  if (npm !== undefined)
    lines.push('', missing.length > 0 ? 'and then, in this folder,' : 'Install them with', '  npm ci');
  return `${lines.join('\n')}\n`;
}

/**
 * The commands that install tools on each system, a line each.
 * @param {{ missing: readonly string[], root: boolean, debian: readonly string[], ubuntu: boolean }} need as for
 *   {@link missingMessage}
 */
export function installLines({ missing, root, debian, ubuntu }) {
  const of = (system) => [...new Set(missing.flatMap((name) => packagesOf[name][system]))];
  const sudo = root ? '' : 'sudo ';
  const apt =
    debian.length === 0
      ? []
      : [`${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${debian.join(' ')}`];
  const browser = ubuntu && missing.includes('chromium') ? [`${sudo}npx ${browserDownload.join(' ')}`] : [];
  const fedora = of('fedora');
  const [casks, formulas] = [of('macos').filter(isCask), of('macos').filter((name) => !isCask(name))];
  const brew = [
    ...(formulas.length === 0 ? [] : [`brew install ${formulas.join(' ')}`]),
    ...(casks.length === 0 ? [] : [`brew install ${casks.join(' ')}`]),
  ];
  return [
    ...commandLines('Debian, Ubuntu', [...apt, ...browser]),
    ...commandLines('Fedora', [`${sudo}dnf install -y ${fedora.join(' ')}`]),
    ...commandLines('macOS', brew.length === 0 ? ['(nothing)'] : brew),
  ];
}

/**
 * The tool whose packages contain a package of pkg-config; `undefined` if that is not known.
 * @param {string} name
 */
export function toolOfPkgConfig(name) {
  const packages = pkgConfigPackages.find(([pattern]) => pattern.test(name))?.[1];
  return Object.keys(packagesOf).find((tool) => packagesOf[tool] === packages);
}

/** Whether this system is a Debian or an Ubuntu, which is a Debian too. */
export function thisSystem() {
  let text = '';
  try {
    text = readFileSync('/etc/os-release', 'utf8');
  } catch {
    // Not Linux, or a minimal one: no packages are known there.
  }
  const of = (key) => new RegExp(`^${key}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? '';
  const names = `${of('ID')} ${of('ID_LIKE')}`.split(' ');
  return { debian: names.includes('debian') || names.includes('ubuntu'), ubuntu: names.includes('ubuntu') };
}

/**
 * The clang packages that apt can install; empty if there is no apt or its lists are empty.
 * @param {NodeJS.ProcessEnv} env
 */
export function knownClangPackages(env) {
  const { stdout } = spawnSync('apt-cache', ['pkgnames', 'clang-'], { encoding: 'utf8', env });
  return new Set((stdout ?? '').split('\n').filter((name) => /^clang-\d+$/.test(name)));
}

function commandLines(system, commands) {
  return commands.map((command, index) => `  ${(index === 0 ? `${system}:` : '').padEnd(16)}${command}`);
}

function isCask(name) {
  return name.startsWith('--cask ');
}
