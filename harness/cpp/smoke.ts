// Whether a subject's generator works at all: run on one small schema before anything is judged.

import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { shownPath } from '../../support/located-yaml';
import { temporaryFolder } from '../../support/owner.mjs';
import { UsageError } from '../../support/usage-error';
import type { CppSubject, Subject } from '../subject/manifest';
import { firstLines } from './diagnostics';
import { program } from './toolchain';

const schema = 'syntax = "proto3";\npackage smoke;\nmessage Smoke { int32 number = 1; }\n';
const wanted = ['smoke.pb.h', 'smoke.pb.cc'];
const forceKillMs = 500;

/** The environment variable that {@link ../run/spawn} sets to `off` where a generator may be broken on purpose. */
export const smokeCheckVariable = 'TOUCHSTONE_SMOKE_CHECK';

/**
 * Runs the generator on a small schema.
 *
 * @throws UsageError when it is not there, cannot be executed, fails, hangs or does not write the header and the source
 */
export async function checkGenerator(subject: Subject, cpp: CppSubject): Promise<void> {
  const [command, ...rest] = cpp.generator;
  const file = program(command!);
  const inManifest = `${shownPath(subject.manifest)}: the generator \`${command}\``;
  if (file === undefined) {
    throw new UsageError(
      `${inManifest} is not there, or is no file that may be executed.`,
      command!.includes('/')
        ? 'Correct `cpp.generator`, or build the generator with a `prepare` command; paths are relative to the manifest.'
        : 'Install it, or write its path: `generator: ["./build/my-protoc"]`.',
    );
  }
  if (process.env[smokeCheckVariable] === 'off') return;
  const folder = await temporaryFolder();
  try {
    await writeFile(path.join(folder, 'smoke.proto'), schema);
    await mkdir(path.join(folder, 'out'));
    const argv = [...rest, '--cpp_out=out', '-I.', 'smoke.proto'];
    const { failed, shortMessage, all } = await execa(file, argv, {
      cwd: folder,
      reject: false,
      all: true,
      stdin: 'ignore',
      timeout: cpp.generatorLimitSeconds * 1000,
      forceKillAfterDelay: forceKillMs,
    });
    const missing = wanted.filter((name) => !existsSync(path.join(folder, 'out', name)));
    if (!failed && missing.length === 0) return;
    const what = failed ? shortMessage : `it did not write ${missing.join(' and ')} to its --cpp_out folder.`;
    throw new UsageError(
      `${inManifest} does not work. With one small schema: ${firstLines([what, all ?? ''].join('\n').trim(), 20)}`,
      `It is called as \`${[command, ...argv].join(' ')}\`, and has to exit with status 0.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
