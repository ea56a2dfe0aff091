// Output paths that are not regular files: devices, pipes, links, read-only folders, full disks.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { onlyInWhole, sampleOf } from '../../../../support/test-sample';
import { command, eachInSandbox } from '../testing';

const A = 'syntax = "proto3";\nmessage A { int32 x = 1; }\n';
const sandbox = eachInSandbox();
const isRoot = process.getuid?.() === 0;
const needsRoot = isRoot ? false : 'only root can create device nodes';
const NOBODY = 65534;

/** Device numbers of the memory devices. */
const devices = { null: ['1', '3'], zero: ['1', '5'], full: ['1', '7'] } as const;

/** Creates a device node in the sandbox, so that no test can damage the machine's own. */
function device(name: keyof typeof devices): string {
  const { status, stderr } = spawnSync('mknod', [sandbox().at(name), 'c', ...devices[name]], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return name;
}

function isDevice(name: string): boolean {
  return lstatSync(sandbox().at(name)).isCharacterDevice();
}

/** Asserts that the command fails with this line and exit status 1, and leaves no files behind. */
function refusedWith(args: readonly string[], said: string): void {
  const before = readdirSync(sandbox().folder, { recursive: true }).sort();
  const { status, stderr } = sandbox().ours(args);
  assert.equal(stderr, `${said}\n`);
  assert.equal(status, 1);
  assert.deepEqual(readdirSync(sandbox().folder, { recursive: true }).sort(), before);
}

/** Runs a shell script in which `$protoc` is the command. */
function shell(script: string): { status: number | null; stdout: string; stderr: string } {
  const environment = { ...process.env, protoc: `${process.execPath} ${command}` };
  const options = { cwd: sandbox().folder, encoding: 'utf8', timeout: 60_000, env: environment } as const;
  return spawnSync('bash', ['-c', script], options);
}

describe('devices', { skip: needsRoot }, () => {
  const outputs = [
    ['a descriptor set', ['-oNAME', 'a.proto']],
    ['a dependency file', ['-oset', '--dependency_out=NAME', 'a.proto']],
    ['a generated header', ['--cpp_out=out', 'a.proto']],
    ['an archive', ['--cpp_out=NAME.zip', 'a.proto']],
  ] as const;
  /** The arguments with the device's name; a link leads to it where the output's name is fixed. */
  function argsFor(args: readonly string[], name: string): string[] {
    symlinkSync(`../${name}`, sandbox().at('out/a.pb.h'));
    symlinkSync(name, sandbox().at(`${name}.zip`));
    return args.map((arg) => arg.replace('NAME', name));
  }
  for (const [what, args] of sampleOf(outputs, 4)) {
    for (const name of ['null', 'zero'] as const) {
      test(`${what} is written to a device like /dev/${name}, which stays a device`, () => {
        sandbox().write('a.proto', A);
        const { status, stderr } = sandbox().ours(argsFor(args, device(name)));
        assert.equal(stderr, '');
        assert.equal(status, 0);
        assert.ok(isDevice(name));
        assert.equal(readlinkSync(sandbox().at(`${name}.zip`)), name);
      });
    }
    test(`${what} on a full device gives one message, and nothing else is written`, () => {
      sandbox().write('a.proto', A);
      const written = argsFor(args, device('full'));
      const shown = { 'a generated header': 'out/a.pb.h', 'an archive': 'full.zip' }[what as string] ?? 'full';
      refusedWith(written, `${shown}: cannot be written: No space left on the device.`);
      assert.ok(isDevice('full'));
    });
  }

  test("a plugin's file with another plugin's insertion is written to a device", () => {
    sandbox().write('a.proto', A);
    // CodeGeneratorResponse { file { name: "x.txt" content: "@@protoc_insertion_point(p)\n" } }, then an insertion.
    sandbox().write(
      'one',
      `#!/bin/sh\ncat >/dev/null\nprintf '\\172\\046\\012\\005x.txt\\172\\035@@protoc_insertion_point(p)..'\n`,
    );
    sandbox().write('two', `#!/bin/sh\ncat >/dev/null\nprintf '\\172\\015\\012\\005x.txt\\022\\001p\\172\\001i'\n`);
    for (const plugin of ['one', 'two']) chmodSync(sandbox().at(plugin), 0o755);
    symlinkSync(`../${device('full')}`, sandbox().at('out/x.txt'));
    const plugins = ['--plugin=protoc-gen-one=one', '--one_out=out', '--plugin=protoc-gen-two=two', '--two_out=out'];
    refusedWith([...plugins, 'a.proto'], 'out/x.txt: cannot be written: No space left on the device.');
  });

  test('an endless input is rejected', onlyInWhole, () => {
    sandbox().write('a.proto', A);
    device('zero');
    const endless = 'zero: cannot be read: It is a pipe or a device with more than';
    refusedWith(['-oset', 'zero'], `${endless} 64 MiB.`);
    refusedWith(['-oset', '--descriptor_set_in=zero', 'a.proto'], `${endless} 1024 MiB.`);
  });

  const printing = [
    ['--help', '--help'],
    ['--decode', '--decode=A a.proto'],
    ['--version', '--version'],
    ['--print_free_field_numbers', '--print_free_field_numbers a.proto'],
    ['--encode', '--encode=A a.proto'],
    ['--decode_raw', '--decode_raw'],
  ] as const;
  for (const [what, args] of sampleOf(printing, 4)) {
    test(`${what} to a full device gives one message`, () => {
      sandbox().write('a.proto', A);
      device('full');
      const input = what === '--encode' ? 'x: 1' : '\\x08\\x01';
      const { status, stderr } = shell(`printf '${input}' | $protoc ${args} > full`);
      assert.equal(stderr, 'standard output: cannot be written: No space left on the device.\n');
      assert.equal(status, 1);
    });
  }

  test('a failure to write to standard error does not change the exit status', onlyInWhole, () => {
    sandbox().write('a.proto', 'message A {}\n');
    device('full');
    assert.equal(shell('$protoc -oset a.proto 2> full').status, 0);
    assert.equal(shell('$protoc -oset b.proto 2> full').status, 1);
  });
});

describe('pipes', () => {
  for (const args of ['--help', '--decode_raw']) {
    test(`${args} to a pipe without a reader gives one message`, () => {
      const { stderr } = shell(
        `mkfifo gone; printf '\\x08\\x01' > m; exec 3<>gone 4>gone 3<&-; $protoc ${args} < m >&4; echo $? >&2`,
      );
      assert.equal(stderr, 'standard output: cannot be written: The reader has closed the pipe.\n1\n');
    });
  }

  test('a named pipe receives the bytes and stays a pipe', async () => {
    sandbox().write('a.proto', A);
    sandbox().ours(['-oset', 'a.proto']);
    assert.equal(spawnSync('mkfifo', [sandbox().at('pipe')]).status, 0);
    const reader = spawn('cat', [sandbox().at('pipe')], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pieces: Buffer[] = [];
    reader.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    const ended = new Promise((resolve) => reader.on('close', resolve));
    const { status, stderr } = sandbox().ours(['-opipe', 'a.proto']);
    if (status !== 0) reader.kill();
    await ended;
    assert.equal(status, 0, stderr);
    assert.deepEqual(Buffer.concat(pieces), sandbox().read('set'));
    assert.ok(lstatSync(sandbox().at('pipe')).isFIFO());
  });

  test('/dev/stdout is standard output: a socket, a pipe, or a file, which is appended to', () => {
    sandbox().write('a.proto', A);
    sandbox().ours(['-oset', 'a.proto']);
    const set = sandbox().read('set').toString();
    assert.equal(sandbox().ours(['-o/dev/stdout', 'a.proto']).stdout.toString(), set);
    assert.equal(shell('$protoc -o/dev/stdout a.proto | cat').stdout, set);
    shell('{ echo before; $protoc -o/dev/stdout a.proto; echo after; } > log');
    assert.equal(sandbox().read('log').toString(), `before\n${set}after\n`);
    assert.ok(lstatSync('/dev/stdout').isSymbolicLink());
  });
});

describe('links', () => {
  test('to an existing or missing file are followed and stay links', () => {
    sandbox().write('a.proto', A);
    sandbox().write('deep/there', 'old');
    symlinkSync('deep/there', sandbox().at('one'));
    symlinkSync('one', sandbox().at('two'));
    symlinkSync('deep/new', sandbox().at('dangling'));
    for (const [link, end] of [
      ['two', 'deep/there'],
      ['dangling', 'deep/new'],
    ] as const) {
      const { status, stderr } = sandbox().ours([`-o${link}`, 'a.proto']);
      assert.equal(status, 0, stderr);
      assert.ok(lstatSync(sandbox().at(link)).isSymbolicLink());
      assert.match(sandbox().read(end).toString('latin1'), /a\.proto/);
    }
    assert.deepEqual(readdirSync(sandbox().at('deep')).sort(), ['new', 'there']);
  });

  test('with relative parts below a linked folder are resolved as the system does', () => {
    sandbox().write('a.proto', A);
    mkdirSync(sandbox().at('real/deep'), { recursive: true });
    symlinkSync('real/deep', sandbox().at('short'));
    symlinkSync('../set', sandbox().at('real/deep/link'));
    assert.equal(sandbox().ours(['-oshort/link', 'a.proto']).status, 0);
    assert.ok(statSync(sandbox().at('real/set')).isFile());
  });

  test('that form a loop or lead to a folder are rejected', () => {
    sandbox().write('a.proto', A);
    symlinkSync('there', sandbox().at('back'));
    symlinkSync('back', sandbox().at('there'));
    symlinkSync('out', sandbox().at('folder'));
    refusedWith(['-oback', 'a.proto'], 'back: cannot be written: Its symbolic links lead back to themselves.');
    refusedWith(['-ofolder', 'a.proto'], 'folder: is a directory.');
  });

  test('that are hard links: the other name keeps its content, as build caches need it', () => {
    sandbox().write('a.proto', A);
    sandbox().write('cached', 'old');
    linkSync(sandbox().at('cached'), sandbox().at('set'));
    assert.equal(sandbox().ours(['-oset', 'a.proto']).status, 0);
    assert.equal(sandbox().read('cached').toString(), 'old');
  });
});

describe('files', () => {
  test('keep their permissions when they are replaced', () => {
    sandbox().write('a.proto', A);
    sandbox().write('set', 'old');
    chmodSync(sandbox().at('set'), 0o640);
    assert.equal(sandbox().ours(['-oset', 'a.proto']).status, 0);
    assert.equal(statSync(sandbox().at('set')).mode & 0o777, 0o640);
  });

  test('that two outputs share are rejected, whether by name or through a link', () => {
    sandbox().write('a.proto', A);
    symlinkSync('set', sandbox().at('link'));
    for (const other of ['./set', 'link'])
      refusedWith(
        ['-oset', `--dependency_out=${other}`, 'a.proto'],
        `${other}: another output is the same file (set). Name two different files.`,
      );
  });

  test('in a read-only folder are overwritten; read-only files are rejected', { skip: needsRoot }, () => {
    sandbox().write('a.proto', A);
    sandbox().write('closed/open.set', 'old');
    sandbox().write('closed/read-only.set', 'old');
    chownSync(sandbox().at('closed/open.set'), NOBODY, NOBODY);
    copyFileSync(command, sandbox().at('command.cjs'));
    for (const folder of ['.', 'closed']) chmodSync(sandbox().at(folder), 0o755);
    const run = (name: string) =>
      spawnSync('node', ['./command.cjs', `-oclosed/${name}`, 'a.proto'], {
        cwd: sandbox().folder,
        encoding: 'utf8',
        uid: NOBODY,
        gid: NOBODY,
      });
    const open = run('open.set');
    assert.equal(open.status, 0, open.stderr);
    assert.match(readFileSync(sandbox().at('closed/open.set'), 'latin1'), /a\.proto/);
    for (const name of ['read-only.set', 'new.set']) {
      const { status, stderr } = run(name);
      assert.equal(stderr, `closed/${name}: cannot be written: Permission denied.\n`);
      assert.equal(status, 1);
    }
    assert.equal(sandbox().read('closed/read-only.set').toString(), 'old');
    assert.deepEqual(readdirSync(sandbox().at('closed')).sort(), ['open.set', 'read-only.set']);
  });

  test('that are mount points are overwritten', { skip: needsRoot }, (context) => {
    sandbox().write('a.proto', A);
    sandbox().write('set', 'old');
    sandbox().write('below', 'old');
    const mounted = spawnSync(
      'unshare',
      [...['-m', 'sh', '-c'], `mount --bind below set && exec ${process.execPath} ${command} -oset a.proto`],
      { cwd: sandbox().folder, encoding: 'utf8' },
    );
    if (/mount|unshare/.test(mounted.stderr)) {
      context.skip('this machine does not allow mounting');
      return;
    }
    assert.equal(mounted.status, 0, mounted.stderr);
    assert.match(sandbox().read('below').toString('latin1'), /a\.proto/);
    assert.deepEqual(readdirSync(sandbox().folder).sort(), ['a.proto', 'below', 'out', 'set']);
  });

  test('whose folder is a file are rejected', () => {
    sandbox().write('a.proto', A);
    sandbox().write('out/sub', 'a file');
    sandbox().write('sub/b.proto', A);
    const { status, stderr } = sandbox().ours(['--cpp_out=out', 'sub/b.proto']);
    assert.equal(
      stderr,
      `${path.join('out', 'sub', 'b.pb.cc')}: cannot be written: A part of the path is a file, not a folder.\n`,
    );
    assert.equal(status, 1);
  });
});
