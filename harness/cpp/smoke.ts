// Checks that a subject's generator works: it is run on one small schema before anything is judged.

import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../support/owner.mjs';
import { bothEnds, visible } from '../../support/printed';
import { UsageError } from '../../support/usage-error';
import { type CppSubject, manifestOf, type Subject } from '../subject/manifest';
import { runGenerator } from './run-generator';
import { program } from './toolchain';

const schema = 'syntax = "proto3";\npackage smoke;\nmessage Smoke { int32 number = 1; }\n';
const wanted = ['smoke.pb.h', 'smoke.pb.cc'];

/** The environment variable that {@link ../run/spawn} sets to `off` where a generator may be broken on purpose. */
export const smokeCheckVariable = 'TOUCHSTONE_SMOKE_CHECK';

/** Whether subjects are judged even if they fail on the smallest schema. */
export function isSmokeCheckOff(): boolean {
  return process.env[smokeCheckVariable] === 'off';
}

/**
 * Runs the generator on a small schema.
 *
 * @throws UsageError if it does not exist, cannot be executed, fails, hangs or does not write the header and the source
 */
export async function checkGenerator(subject: Subject, cpp: CppSubject): Promise<void> {
  const [command, ...rest] = cpp.generator;
  const file = program(command!);
  const inManifest = `${manifestOf(subject, 'cpp.generator')}: the generator \`${command}\``;
  if (file === undefined) {
    throw new UsageError(
      `${inManifest} does not exist, or is not an executable file.`,
      command!.includes('/')
        ? 'Correct `cpp.generator`, or build the generator with a `prepare` command; paths are relative to the manifest.'
        : 'Install it, or write its path: `generator: ["./build/my-protoc"]`.',
    );
  }
  if (isSmokeCheckOff()) return;
  const folder = await temporaryFolder();
  try {
    await writeFile(path.join(folder, 'smoke.proto'), schema);
    await mkdir(path.join(folder, 'out'));
    const argv = [...rest, '--cpp_out=out', '-I.', 'smoke.proto'];
    const limitMs = cpp.generatorLimitSeconds * 1000;
    const { succeeded, status, output } = await runGenerator([file, ...argv], { cwd: folder, limitMs }).catch(
      (error: Error) => ({ succeeded: false, status: error.message, output: '' }),
    );
    const missing = wanted.filter((name) => !existsSync(path.join(folder, 'out', name)));
    if (succeeded && missing.length === 0) return;
    const what = succeeded ? `it did not write ${missing.join(' and ')} to its --cpp_out folder.` : status;
    throw new UsageError(
      `${inManifest} does not work. With one small schema: ${visible(bothEnds([what, output].join('\n').trim(), 20))}`,
      `It is called as \`${[command, ...argv].join(' ')}\`, and has to exit with status 0.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
