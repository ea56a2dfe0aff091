// Builds users' projects with an installed touchstone: projects that find it with CMake and with pkg-config, and the
// sample programs, which must print the same as with libprotobuf.

import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, suite, test } from 'node:test';
import { onlyInWhole, sampleOf } from '../support/test-sample';
import { project, temporaryFolder } from './command';
import { cachedBelow, configureWords, ended, installedTree, tool } from './installed-tree';
import { type SampleRun, sampleRuns } from './sample-runs';

/** The folder of the installed tree and of everything built with it. */
let sandbox: string;

/** Configures and builds an external project. @returns the build's output */
async function build(source: string, into: string, words: readonly string[], targets: readonly string[] = []) {
  await tool('cmake', ['-S', source, '-B', into, ...configureWords, ...words]);
  return rebuild(into, targets);
}

async function rebuild(into: string, targets: readonly string[] = []): Promise<string> {
  const only = targets.flatMap((target) => ['--target', target]);
  return tool('cmake', ['--build', into, '-j', '2', ...only], cachedBelow(sandbox));
}

suite('an installed touchstone', () => {
  let prefix: string;
  before(async () => {
    prefix = await installedTree();
    sandbox = path.dirname(prefix);
  });

  test('is found by find_package, and regenerates a changed schema and those that import it', async () => {
    const source = path.join(sandbox, 'find-package');
    const into = path.join(source, 'build');
    await cp(path.join(project, 'tests/install/find-package'), source, { recursive: true });
    const find = [`-DCMAKE_PREFIX_PATH=${prefix}`];
    await build(source, into, find);
    for (const program of ['shop', 'shop-lite']) {
      const { status, stdout } = await ended(path.join(into, program), [], into);
      assert.deepEqual([program, status, stdout], [program, 0, 'shop.Order 7: 1250 EUR, 12 bytes\n']);
    }
    assert.match(await rebuild(into), /no work to do/);

    const money = path.join(source, 'schemas/shop/money.proto');
    await writeFile(money, (await readFile(money, 'utf8')).replace('cents', 'minor_units'));
    await assert.rejects(rebuild(into), /no member named 'set_cents'/);
    await writeFile(money, (await readFile(money, 'utf8')).replace('minor_units', 'cents'));
    assert.match(await rebuild(into), /Generating the C\+\+ of shop\/order\.proto/);
  });

  test('builds a project that was changed as the guide on moving from libprotobuf says', onlyInWhole, async () => {
    const guide = await readFile(path.join(project, 'docs/guides/moving-from-libprotobuf.md'), 'utf8');
    const changes = [...guide.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
      ([, from, to]) => [from!, to!] as const,
    );
    const before = [
      ...['cmake_minimum_required(VERSION 3.16)', 'project(app LANGUAGES CXX)', 'find_package(Protobuf)'],
      ...['add_executable(app main.cc)', 'protobuf_generate(TARGET app PROTOS a.proto)'],
      'target_link_libraries(app PRIVATE protobuf::libprotobuf)',
    ].join('\n');
    const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    assert.doesNotMatch(after, /protobuf/i);
    const source = await temporaryFolder();
    await writeFile(path.join(source, 'CMakeLists.txt'), `${after}\n`);
    await writeFile(path.join(source, 'a.proto'), 'syntax = "proto3";\nmessage Note { string text = 1; }\n');
    await writeFile(
      path.join(source, 'main.cc'),
      `#include <iostream>
#include "a.pb.h"
int main() {
  Note note;
  note.set_text("moved");
  std::cout << note.ShortDebugString() << std::endl;
}
`,
    );
    await build(source, path.join(source, 'build'), [`-DCMAKE_PREFIX_PATH=${prefix}`]);
    const { status, stdout } = await ended(path.join(source, 'build', 'app'), [], source);
    assert.deepEqual([status, stdout], [0, 'text: "moved"\n']);
  });

  test(
    'builds a project that is not changed, if CMake is told as the guide says where libprotobuf is',
    onlyInWhole,
    async () => {
      const guide = await readFile(path.join(project, 'docs/guides/moving-from-libprotobuf.md'), 'utf8');
      const told = [...guide.matchAll(/(-DProtobuf_\w+=)"\$HOME\/touchstone([^"]+)"/g)];
      const words = told.map(([, variable, below]) => `${variable}${prefix}${below}`);
      assert.equal(words.length, 4);
      const into = path.join(sandbox, 'find-protobuf');
      await build(path.join(project, 'tests/install/find-protobuf'), into, [...words, '-DCMAKE_CXX_STANDARD=17']);
      const { status, stdout } = await ended(path.join(into, 'note'), [], into);
      assert.deepEqual([status, stdout], [0, 'Note 3021012 touchstone\n']);
      assert.equal(await readFile(path.join(into, 'version'), 'utf8'), '3.21.12');
    },
  );

  const wrong = [
    ['TARGET nothing PROTOS a.proto', /TARGET must be an existing target, not "nothing"/],
    ['TARGET app', /PROTOS must have at least one schema/],
    ['TARGET app PROTOS ../a.proto', /a\.proto is not in any of the IMPORT_DIRS/],
    ['FOR app', /unknown argument "FOR;app"/],
    ['TARGET app PROTOS a.proto IMPORTS x', /"IMPORTS" in PROTOS is neither/],
  ] as const;
  for (const [words, complaint] of sampleOf(wrong, 4)) {
    test(`refuses touchstone_generate(${words}) with the reason`, async () => {
      const source = await temporaryFolder();
      const head =
        'cmake_minimum_required(VERSION 3.16)\nproject(app LANGUAGES CXX)\nfind_package(touchstone REQUIRED)\n';
      await writeFile(path.join(source, 'main.cc'), 'int main() {}\n');
      const call = `add_executable(app main.cc)\ntouchstone_generate(${words})\n`;
      await writeFile(path.join(source, 'CMakeLists.txt'), head + call);
      const configure = [...configureWords, `-DCMAKE_PREFIX_PATH=${prefix}`];
      const { status, stderr } = await ended(
        'cmake',
        ['-S', source, '-B', path.join(source, 'b'), ...configure],
        source,
      );
      assert.equal(status, 1);
      assert.match(stderr.replace(/\s+/g, ' '), complaint);
    });
  }

  for (const library of ['touchstone', 'touchstone-lite']) {
    test(`is found by pkg-config ${library}`, async () => {
      const source = path.join(project, 'tests/install/pkg-config');
      const out = await temporaryFolder();
      const env = { PKG_CONFIG_PATH: path.join(prefix, 'lib/pkgconfig'), CXX: 'clang++-19' };
      await tool(path.join(source, 'build.sh'), [library, source, out], env);
      const { status, stdout } = await ended(path.join(out, 'note'), [], out);
      assert.deepEqual([status, stdout], [0, '\n\x05hello']);
    });
  }

  test('runs the sample programs, which print the same as with libprotobuf', async (t) => {
    const builds = path.join(sandbox, 'samples');
    const examples = path.join(project, 'examples');
    const runs = sampleOf(sampleRuns, 4);
    const programs = [...new Set(runs.map(({ program }) => program))];
    await build(examples, path.join(builds, 'touchstone'), [`-DCMAKE_PREFIX_PATH=${prefix}`], programs);
    await build(examples, path.join(builds, 'protobuf'), ['-DLIBRARY=protobuf'], programs);
    for (const run of runs) {
      await t.test(run.title, async () => {
        const theirs = await transcript(path.join(builds, 'protobuf', run.program), run);
        // Both could be wrong in the same way, so parts of the output are compared with fixed texts too.
        for (const text of run.shows) assert.ok(theirs.includes(text), `${text} is not in\n${theirs}`);
        assert.equal(await transcript(path.join(builds, 'touchstone', run.program), run), theirs);
      });
    }
  });
});

/** Runs a program's calls one after the other in an empty folder. @returns their outputs and exit statuses */
async function transcript(program: string, { calls }: SampleRun): Promise<string> {
  const folder = await temporaryFolder();
  let text = '';
  let previous = '';
  for (const { words, input, between } of calls) {
    await between?.(folder);
    const bytes = input === 'previous' ? Buffer.from(previous, 'latin1') : (input ?? '');
    const { status, stdout } = await ended(program, words, folder, bytes);
    previous = stdout;
    text += `$ ${words.join(' ')}\n${stdout}\n=> ${status}\n`;
  }
  return text;
}
