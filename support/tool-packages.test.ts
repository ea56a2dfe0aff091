import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { debianPackages, missingMessage, missingTools, toolOfPkgConfig } from './tool-packages.mjs';
import { findTools, type Tools } from './tools.mjs';

const clang = ['compiler', 'linker', 'symbolizer', 'sanitizers'] as const;

describe('the packages for missing tools', () => {
  test('are those of the preferred clang if apt has it', () => {
    assert.deepEqual(debianPackages(clang, { available: new Set(['clang-14', 'clang-19', 'clang-20']) }), [
      'clang-19',
      'lld-19',
      'llvm-19',
      'libclang-rt-19-dev',
    ]);
  });

  test('are those of the newest clang otherwise', () => {
    const available = new Set(['clang-14', 'clang-18', 'clang-16']);
    assert.deepEqual(debianPackages(['compiler'], { available, ubuntu: true }), ['clang-18']);
  });

  test('match the version of an installed clang', () => {
    const available = new Set(['clang-19']);
    assert.deepEqual(debianPackages(['linker', 'sanitizers'], { installedClang: 16, available }), [
      'lld-16',
      'libclang-rt-16-dev',
    ]);
    assert.deepEqual(debianPackages(['sanitizers'], { installedClang: 14 }), ['libclang-common-14-dev']);
  });

  test('are unnumbered on an Ubuntu whose packages are not known', () => {
    assert.deepEqual(debianPackages([...clang, 'ninja'], { ubuntu: true }), ['clang', 'lld', 'llvm', 'ninja-build']);
  });

  test('include Chromium on Debian, but not on Ubuntu, where it is a snap', () => {
    assert.deepEqual(debianPackages(['chromium', 'fonts'], {}), ['chromium', 'fonts-dejavu-core']);
    assert.deepEqual(debianPackages(['chromium', 'fonts'], { ubuntu: true }), ['fonts-dejavu-core']);
  });
});

describe('the message about missing tools', () => {
  test('lists all of them, with a command for each system', () => {
    assert.equal(
      missingMessage({
        missing: ['ninja', 'chromium'],
        npm: 'they are not installed',
        root: false,
        debian: ['ninja-build', 'chromium'],
        ubuntu: false,
      }),
      `This is missing:
  - ninja
  - Chromium
  - npm packages: they are not installed

Install it with
  Debian, Ubuntu: sudo apt-get update && sudo apt-get install -y --no-install-recommends ninja-build chromium
  Fedora:         sudo dnf install -y ninja-build chromium
  macOS:          brew install ninja
                  brew install --cask chromium

and then, in this folder,
  npm ci
`,
    );
  });

  test('has no sudo for root, and a browser download for Ubuntu', () => {
    const text = missingMessage({ missing: ['chromium'], npm: undefined, root: true, debian: [], ubuntu: true });
    assert.doesNotMatch(text, /sudo|apt-get|npm ci/);
    assert.match(text, /Debian, Ubuntu: npx puppeteer browsers install chrome --install-deps/);
  });

  test('mentions only npm if nothing else is missing', () => {
    const text = missingMessage({
      missing: [],
      npm: 'npm itself is not in PATH',
      root: false,
      debian: [],
      ubuntu: false,
    });
    assert.equal(
      text,
      'This is missing:\n  - npm packages: npm itself is not in PATH\n\nInstall them with\n  npm ci\n',
    );
  });
});

test('with an empty PATH the tools are missing, each listed once', () => {
  const tools = findTools({ PATH: '/no/such/folder' });
  const missing = missingTools(tools);
  for (const name of ['compiler', 'ninja', 'protoc', 'cmake'] satisfies (keyof Tools)[]) assert(missing.includes(name));
  assert.equal(new Set(missing).size, missing.length);
});

test('on this machine every tool is found', () => {
  const tools = findTools();
  assert.deepEqual(missingTools(tools), [], 'the set-up step runs before any test');
  assert((tools.compiler?.version ?? 0) >= 14);
});

test('well-known packages of pkg-config belong to a tool', () => {
  assert.equal(toolOfPkgConfig('protobuf-lite'), 'protobuf');
  assert.equal(toolOfPkgConfig('absl_cord'), 'abseil');
  assert.equal(toolOfPkgConfig('zlib'), undefined);
});
