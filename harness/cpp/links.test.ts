import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { UsageError } from '../../support/usage-error';
import type { Toolchain } from './build-config';
import { plainName, plainPaths } from './links';
import { ninjaText } from './ninja';

const tools: Toolchain = {
  compiler: '/usr/bin/clang++',
  generator: ['/opt/my gen', 'it costs $5'],
  identity: { compiler: 'c1', generator: 'g1' },
  generatorLimitSeconds: 30,
  include: ['/plain/include', '/with $ and "quotes"/include'],
  flags: ['-DNAME=a b', '-I/with space'],
  sanitizers: false,
  precompiled: 'programs',
  compileFlags: { full: [], lite: [] },
  linkFlags: { full: [], lite: [] },
  sources: { full: ['/plain/a.cc', '/a|b/c.cc'], lite: [] },
  conformanceInclude: '/c/include',
  conformanceSources: ['/c/src/runner.cc'],
  limitSource: '/c/src/limit.cc',
  renewSource: '/c/src/renew.cc',
};

test('plain paths stay, and others are replaced by links', () => {
  const { tools: changed, links } = plainPaths(tools, '/build');
  assert.equal(changed.include[0], '/plain/include');
  assert.equal(changed.sources.full[0], '/plain/a.cc');
  assert.match(changed.include[1]!, /^linked\/\w+\/include$/);
  assert.equal(links.get(path.dirname(changed.include[1]!)), '/with $ and "quotes"');
  assert.equal(changed.flags[0], '-DNAME=a b');
  assert.equal(links.get(changed.flags[1]!.slice(2)), '/with space');
  assert.match(changed.sources.full[1]!, /^linked\/\w+\/c\.cc$/);
  assert.deepEqual([...links.values()].sort(), ['/a|b', '/with $ and "quotes"', '/with space']);
});

test('a build with links does not share what its prelude is compiled to', () => {
  const preludes = { full: '/cache/full.h', lite: '/cache/lite.h' };
  const plain = { ...tools, include: ['/plain/include'], flags: [], sources: { full: [], lite: [] } };
  assert.equal(plainPaths({ ...plain, preludes }, '/build').tools.preludes, preludes);
  assert.equal(plainPaths({ ...plain, preludes, include: ['/a b/include'] }, '/build').tools.preludes, undefined);
});

test('generated sources take the precompiled headers only if the subject says so', () => {
  const generated = (precompiled: Toolchain['precompiled']): string => {
    const { tools: plain } = plainPaths({ ...tools, precompiled }, '/build');
    return /^build \S*made\.pb\S*\.o: .*(?:\n .*)*/m.exec(ninjaText(plain, [program]))![0];
  };
  assert.match(generated('all'), /: compile \S+ \| \S+subject\.h\.pch .*\n(?:.*\n)* {2}pch_flag = -include-pch /);
  assert.doesNotMatch(generated('programs'), /pch/);
});

test('with `precompiled: all`, the runtime takes the precompiled header, and the harness does not', () => {
  const edge = (precompiled: Toolchain['precompiled'], source: string): string => {
    const { tools: plain } = plainPaths(
      { ...tools, precompiled, sources: { full: ['/plain/a.cc'], lite: [] } },
      '/build',
    );
    return new RegExp(`^build .*: compile ${source}.*`, 'm').exec(ninjaText(plain, [program]))![0];
  };
  assert.match(edge('all', '/plain/a\\.cc'), / \| debug-full\/subject\.h\.pch$/);
  assert.doesNotMatch(edge('programs', '/plain/a\\.cc'), /pch/);
  assert.doesNotMatch(edge('all', '/c/src/runner\\.cc'), /pch/);
});

test('the harness’s own sources are compiled alike for all subjects, whatever they include', () => {
  const flagsOf = (changed: Partial<Toolchain>, source: string): string => {
    const { tools: plain } = plainPaths(
      { ...tools, include: [], flags: [], sources: { full: ['/a.cc'], lite: [] }, ...changed },
      '/build',
    );
    return new RegExp(`^build .*: compile ${source}.*\n {2}flags = (.*)`, 'm').exec(ninjaText(plain, [program]))![1]!;
  };
  const subject = { include: ['/mine/include'], compileFlags: { full: ['-I/opt/include', '-DABI=2'], lite: [] } };
  assert.match(flagsOf(subject, '/a\\.cc'), / -I\/mine\/include -I\/opt\/include -DABI=2$/);
  const own = flagsOf(subject, '/c/src/runner\\.cc');
  assert.equal(own.replace(' -DABI=2', ''), flagsOf({}, '/c/src/runner\\.cc'));
  assert.match(own, / -I\/c\/include -DABI=2 -O1$/);
});

test('with `precompiled: all`, the generated code of one schema set in sixteen is compiled without the header', () => {
  const { tools: plain } = plainPaths({ ...tools, precompiled: 'all' }, '/build');
  const edge = (name: string): string => {
    const text = ninjaText(plain, [{ ...program, name, schemas: { ...program.schemas, name } }]);
    return new RegExp(`^build \\S*/${name}/made\\.pb\\S*\\.o: .*`, 'm').exec(text)![0];
  };
  const names = Array.from({ length: 320 }, (_, number) => `schemas_${number}`);
  const without = names.filter((name) => !edge(name).includes('subject.h.pch'));
  assert.ok(without.length >= 10 && without.length <= 30, `${without.length} of 320`);
});

test('a source whose own name cannot be expressed is refused', () => {
  const strange = { ...tools, sources: { full: ['/a/b"c.cc'], lite: [] } };
  assert.throws(
    () => plainPaths(strange, '/build'),
    /The source \/a\/b"c\.cc cannot be built: .*\n {2}Give the file a name/,
  );
});

test('different names stay different', () => {
  assert.equal(plainName('a/b-1.cc'), 'a/b-1.cc');
  assert.notEqual(plainName('a b'), plainName('a_b'));
  assert.notEqual(plainName('é'), plainName('è'));
});

const program = {
  name: 'made',
  schemas: { name: 'made', files: [{ name: 'made.proto', text: '' }], insertions: [] },
  mode: 'debug',
  runtime: 'full',
  headers: [],
  cases: [],
} as const;

test('a dollar sign in a word reaches the shell as one', () => {
  const text = ninjaText(plainPaths(tools, '/build').tools, [program]);
  assert.match(text, /generate = '\/opt\/my gen' 'it costs \$\$5' --cpp_out/);
});

test('the path of the build folder is removed from dependency files', () => {
  const { tools: changed } = plainPaths(tools, `/it's $5 #1/[b]`);
  assert.equal(changed.dependencyPrefix, `/it's\\ $$5\\ \\#1/[b]/`);
  assert.match(ninjaText(changed, [program]), /sed 's\/.*\/\/g' \$out\.d > \$out\.d\.new && mv/);
  assert.doesNotMatch(ninjaText(plainPaths(tools, '/build').tools, [program]), /sed/);
});

test('a backslash in the name of the build folder is a slash in dependency files', () => {
  assert.equal(plainPaths(tools, '/a\\b\\ c').tools.dependencyPrefix, '/a/b/\\ c/');
});

test('another generator or compiler makes other commands', () => {
  const commandsOf = (identity: Toolchain['identity'], rule: string): string =>
    new RegExp(`^rule ${rule}\n  command = (.*)$`, 'm').exec(
      ninjaText(plainPaths({ ...tools, identity }, '/build').tools, [program]),
    )![1]!;
  for (const rule of ['tool', 'precompile', 'check', 'compile', 'generate']) {
    const [generator, compiler] = [
      { compiler: 'c1', generator: 'g2' },
      { compiler: 'c2', generator: 'g1' },
    ].map((identity) => commandsOf(identity, rule) !== commandsOf(tools.identity, rule));
    assert.deepEqual([generator, compiler], rule === 'generate' ? [true, false] : [false, true], rule);
  }
});

test('a precompiled header has a digest of its text beside it, for ccache', () => {
  const precompile = (changed: Toolchain): string =>
    /^rule precompile\n {2}command = (.*)$/m.exec(ninjaText(plainPaths(changed, '/build').tools, [program]))![1]!;
  assert.match(precompile({ ...tools, launcher: '/usr/bin/ccache' }), / -E -dD -P .* sha256sum .* > \$out\.sum /);
  const { launcher: _, ...bare } = tools;
  assert.doesNotMatch(precompile(bare), /\.sum/);
});

test('a line break in a word is refused', () => {
  const broken = { ...tools, generator: ['/opt/a\nb'] };
  assert.throws(() => ninjaText(plainPaths(broken, '/build').tools, [program]), UsageError);
});
