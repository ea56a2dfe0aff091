// Test support for the command: runs the built command and the real compiler in a temporary folder.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach } from 'node:test';
import { typescriptOptions } from '../../../support/project';
import { realCompiler } from '../real-compiler/real-compiler';

const root = path.resolve(__dirname, '../../..');
/** The built command, as users run it. */
export const command = path.join(root, 'dist', 'touchstone-protoc.cjs');

/** The result of a compiler run. */
export interface Outcome {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A temporary folder that contains an empty folder `out`. */
export class Sandbox {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'touchstone-protoc-'));

  constructor() {
    mkdirSync(this.at('out'));
  }

  at(name: string): string {
    return path.join(this.folder, name);
  }

  write(name: string, content: string | Uint8Array): void {
    mkdirSync(path.dirname(this.at(name)), { recursive: true });
    writeFileSync(this.at(name), content);
  }

  read(name: string): Buffer {
    return readFileSync(this.at(name));
  }

  /** The files below `out`. */
  written(): string[] {
    return readdirSync(this.at('out'), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(this.at('out'), path.join(entry.parentPath, entry.name)))
      .sort();
  }

  empty(): void {
    rmSync(this.at('out'), { recursive: true, force: true });
    mkdirSync(this.at('out'));
  }

  ours(args: readonly string[], input?: string | Uint8Array): Outcome {
    return this.spawn(process.execPath, [command, ...args], input);
  }

  real(args: readonly string[], input?: string | Uint8Array): Outcome {
    return this.spawn(realCompiler(), args, input);
  }

  /** Runs our compiler and asserts that it fails with one message and writes nothing. @returns the message */
  refusal(args: readonly string[], input?: string | Uint8Array): string {
    const { status, stdout, stderr } = this.ours(args, input);
    assert.equal(status, 1, `${stdout}${stderr}`);
    assert.equal(stdout.toString(), '');
    assert.ok(!/^ +at /m.test(stderr), `a stack: ${stderr}`);
    assert.deepEqual(this.written(), []);
    return stderr;
  }

  /** Runs both compilers and asserts equal status and equal files below `out`. @returns our compiler's result */
  agreed(args: readonly string[], input?: string | Uint8Array): Outcome {
    this.empty();
    const real = this.real(args, input);
    const theirs = this.contents();
    this.empty();
    const ours = this.ours(args, input);
    assert.equal(ours.status, real.status, `ours: ${ours.stderr}\nreal: ${real.stderr}`);
    assert.equal(ours.stdout.toString('latin1'), real.stdout.toString('latin1'), ours.stderr);
    assert.deepEqual(this.contents(), theirs);
    return ours;
  }

  private contents(): Record<string, string> {
    return Object.fromEntries(this.written().map((name) => [name, this.read(path.join('out', name)).toString('hex')]));
  }

  private spawn(program: string, args: readonly string[], input: string | Uint8Array = ''): Outcome {
    const options = { cwd: this.folder, input, timeout: 60_000, maxBuffer: 2 ** 28 };
    const { status, stdout, stderr } = spawnSync(program, args, options);
    return { status, stdout, stderr: stderr.toString() };
  }
}

/** Builds the command and gives each test a sandbox. @returns a function that returns the running test's sandbox */
export function eachInSandbox(): () => Sandbox {
  let sandbox: Sandbox | undefined;
  before(() => {
    const built = spawnSync(process.execPath, [...typescriptOptions(), 'reference/build.ts'], { cwd: root });
    assert.equal(built.status, 0, String(built.stderr));
  });
  const remove = (): void => {
    if (sandbox !== undefined) rmSync(sandbox.folder, { recursive: true, force: true });
    sandbox = undefined;
  };
  beforeEach(() => {
    sandbox = new Sandbox();
  });
  afterEach(remove);
  after(remove);
  return () => sandbox!;
}
