// Every file of the repository is imported, run, mentioned, or read by a tool that reads its whole folder.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { execa } from 'execa';

const root = path.resolve(__dirname, '..');

/** Files that a tool or a reader finds by their place or name. Each entry says who finds them. */
const foundByPlace: readonly (readonly [pattern: string, by: string])[] = [
  ['.gitignore', 'git'],
  ['LICENSE', 'readers'],
  ['{.clang-format,.editorconfig,.npmrc,biome.json,package-lock.json,tsconfig.json}', 'editors, npm, Biome, tsc'],
  ['**/README.md', 'readers'],
  ['**/*.test.ts', 'tests/run.ts'],
  ['**/*.d.mts', 'tsc, next to the module of the same name'],
  ['reference/ide/ambient.d.ts', 'tsc'],
  ['features/**/*.feature', 'cucumber'],
  ['steps/*/*.ts', 'cucumber'],
  ['harness/run/cucumber/support.ts', 'harness/run/cucumber/run-features.ts'],
  ['subjects/*.yaml', '--subject NAME'],
  ['docs/verdicts/*.json', 'scripts/documents/kept-verdicts.ts'],
  ['quality/mutants/faults/*.yaml', 'quality/mutants/mutant.ts'],
  ['examples/plugins/**', 'reference/ide/demo/try-out.ts'],
  ['examples/own-ide/**', 'tests/own-ide.test.ts'],
  ['examples/*.cc', 'examples/CMakeLists.txt'],
  ['**/CMakeLists.txt', 'cmake'],
  ['reference/compiler/schema/testdata/**', 'the tests of reference/compiler/schema'],
  ['reference/compiler/cpp/adversarial/**/*.proto', 'reference/compiler/cpp/compiles.test.ts'],
  ['reference/compiler/protos/**/*.proto', 'users of the compiler'],
  ['reference/runtime/include/google/protobuf/{*,*/*,*/*/*}.{h,inc}', 'users of the runtime'],
  ['reference/runtime/src/**/*.cc', 'reference/runtime/CMakeLists.txt'],
  ['reference/runtime/tests/{*,beside/*}.{cc,proto}', 'reference/runtime/CMakeLists.txt'],
  ['quality/benchmarks/runtime/*.cc', 'quality/benchmarks/runtime.ts'],
  ['quality/fuzz/cpp/{*.cc,*.proto,entries/*.cc}', 'quality/fuzz/cpp/build.ts'],
  ['quality/differential/messages/*.cc', 'quality/differential/messages.ts'],
  ['quality/fuzz/cpp/{seeds,found}/*.txt', 'quality/fuzz/cpp/inputs.ts'],
  ['tests/five-faults/*.txt', 'tests/five-faults.test.ts'],
  ['tests/install/**', 'tests/install.test.ts'],
  ['tests/dishonest/evil/*', 'tests/evil-subject.test.ts'],
  ['tests/dishonest/{ide-*/**,*.yaml}', 'tests/honesty.test.ts'],
  ['harness/report/page/{main.tsx,index.html,style.css}', 'harness/report/write.ts'],
  ['examples/shop/*.html', 'reference/ide/demo/site.ts'],
  ['conformance-cpp/src/*.cc', 'harness/cpp/ninja.ts'],
];

/** How modules and C++ files name others: import with or without bindings, require, #include. */
const imports = /\b(?:from|import|require|require\.resolve)\s*\(?\s*['"](\.[^'"]+)['"]|#include\s+["<]([^">]+)[">]/g;

describe('the files of the repository', () => {
  let files: readonly string[];
  const texts = new Map<string, string>();

  before(async () => {
    const { stdout } = await execa('git', ['ls-files'], { cwd: root });
    files = stdout.split('\n');
    for (const file of files.filter((name) => !/\.png$|package-lock\.json$/.test(name))) {
      texts.set(file, await readFile(path.join(root, file), 'utf8'));
    }
  });

  test('are all used', () => {
    const used = imported();
    const unused = files.filter((file) => !used.has(file) && !isFoundByPlace(file) && !isMentioned(file));
    assert.deepEqual(unused, [], 'delete these files, or add who finds them to `foundByPlace`');
  });

  test('every entry of `foundByPlace` matches a file, and names an existing one', () => {
    const stale = foundByPlace.filter(
      ([pattern, by]) =>
        !files.some((file) => path.matchesGlob(file, pattern)) || (/^\S+\/\S+$/.test(by) && !files.includes(by)),
    );
    assert.deepEqual(stale, []);
  });

  /** The files that another one imports or includes. */
  function imported(): Set<string> {
    const used = new Set<string>();
    for (const [file, text] of texts) {
      for (const [, module, header] of text.matchAll(imports)) {
        for (const target of module === undefined ? headers(header!) : modules(path.join(path.dirname(file), module))) {
          if (target !== file) used.add(target);
        }
      }
    }
    return used;
  }

  function modules(target: string): string[] {
    return ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end);
  }

  function headers(name: string): string[] {
    return files.filter((file) => file === name || file.endsWith(`/${name}`));
  }

  function isFoundByPlace(file: string): boolean {
    return foundByPlace.some(([pattern]) => path.matchesGlob(file, pattern));
  }

  /** Whether another file contains the end of the file's path: its name alone if no other file has that name. */
  function isMentioned(file: string): boolean {
    const name = path.basename(file);
    const isUnique = files.filter((other) => path.basename(other) === name).length === 1;
    const end = isUnique ? name : `${path.basename(path.dirname(file))}/${name}`;
    return [...texts].some(([other, text]) => other !== file && text.includes(end));
  }
});
