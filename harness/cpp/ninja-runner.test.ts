import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { Progress } from '../../support/progress';
import { UsageError } from '../../support/usage-error';
import { ccacheEnvironment, type NinjaProcess, type NinjaResult, runNinja } from './ninja-runner';

type End = Partial<Awaited<NinjaProcess['end']>>;

/** Runs a ninja that prints lines and then ends. */
function run(lines: readonly string[], end: End, steps: unknown[] = []): Promise<NinjaResult> {
  const progress = {
    step: (...step: unknown[]) => steps.push(step),
    done: (phase: string) => steps.push(phase),
  } as unknown as Progress;
  const spawn = (argv: readonly string[], buildFolder: string): NinjaProcess => {
    assert.deepEqual([argv, buildFolder], [['-k', '0', '-j', '2', 'all'], '/build']);
    return {
      lines: (async function* () {
        yield* lines;
      })(),
      end: Promise.resolve({ output: lines.join('\n'), exitCode: 0, ...end }),
    };
  };
  return runNinja({ buildFolder: '/build', jobs: 2, progress, spawn }, ['all'], 'compile');
}

test('failed commands are returned with their outputs', async () => {
  const lines = ['[1/3] compile a', 'FAILED: a.o b.o ', 'FAILED: c.o', 'ninja: build stopped: subcommand failed.'];
  const { failed, output } = await run(lines, { exitCode: 1 });
  assert.deepEqual([...failed], ['a.o', 'b.o', 'c.o']);
  assert.equal(output, lines.join('\n'));
});

test('steps go to the progress display', async () => {
  const steps: unknown[] = [];
  await run(['[1/2] compile a', 'a warning', '[2/2] link a'], {}, steps);
  assert.deepEqual(steps, [['compile', 1, 2, 'compile a'], ['compile', 2, 2, 'link a'], 'compile']);
});

test('an error of ninja itself is thrown', async () => {
  await assert.rejects(run(["ninja: error: unknown target 'all'"], { exitCode: 1 }), /ninja: .*unknown target/);
  await assert.rejects(run([], { signal: 'SIGTERM' }), /ninja was killed by SIGTERM/);
  await assert.rejects(run(['FAILED: limit'], { exitCode: 1 }), /The harness's own tool does not compile/);
  await assert.rejects(run([], { code: 'ENOENT' }), UsageError);
});

test('ccache has a folder even if the user has no home', () => {
  assert.equal(ccacheEnvironment('/build/protoc', { HOME: '/dev/null' }).CCACHE_DIR, '/build/protoc/.ccache');
  assert.equal(ccacheEnvironment('/build/protoc', { HOME: tmpdir() }).CCACHE_DIR, undefined);
  assert.equal(
    ccacheEnvironment('/build/protoc', { HOME: '/dev/null', CCACHE_DIR: path.join(tmpdir(), 'cc') }).CCACHE_DIR,
    undefined,
  );
});
