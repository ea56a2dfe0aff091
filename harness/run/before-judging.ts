// What must work before any C++ is judged: what the generator writes for one small schema compiles, links and runs. A
// success is remembered in the build folder. ide-check.ts does the same for IDEs.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { UsageError } from '../../support/usage-error';
import type { Runtime } from '../cpp/build-config';
import { CppRun, type CppRunOptions } from '../cpp/cpp-run';
import { plan as planPrograms, type TestProgram } from '../cpp/plan';
import type { CaseResult, CppResults } from '../cpp/results';
import { checkGenerator, isSmokeCheckOff } from '../cpp/smoke';
import { type CppSubject, manifestOf, type Subject } from '../subject/manifest';
import type { Cause, Failure } from '../verdict/cause';
import { parseFeature } from '../verdict/suite';
import { probeFeature, probes } from './smoke-probes';
import { Success } from './success';

/** The name of the small schema and its program in the build folder. */
const smokeName = 'touchstone_smoke_check';

/** Which cases run, and what takes their results. */
interface CppCases {
  readonly programs: readonly TestProgram[];
  /** Their ids. */
  readonly selected: ReadonlySet<string>;
  readonly take: (results: CppResults) => void;
}

/**
 * Builds and runs C++ cases, if a program with one small schema can be built and run. That program is built alone first.
 * If it has worked with the same manifest, compiler and generator before, it is built and run beside the others, so that
 * a warm run loses no time: then only a change of the runtime can break it.
 * @throws UsageError if it cannot be built or run: nothing was judged
 */
export async function runCheckedCases(
  subject: Subject & { readonly cpp: CppSubject },
  options: CppRunOptions,
  { programs, selected, take }: CppCases,
): Promise<void> {
  const used = usedPrograms(programs, selected);
  if (used.length === 0) return;
  if (isSmokeCheckOff()) {
    await checkGenerator(subject, subject.cpp);
    return await new CppRun(options).run(programs, selected, take);
  }
  const smoke = smokeProgram(used.some(({ runtime }) => runtime === 'full') ? 'full' : 'lite');
  // The smallest program is part of every build, so that the build file stays the same.
  const all = [...programs, smoke];
  const settings: CppRunOptions = { ...options, always: smoke.name };
  const success = new Success(path.join(options.buildFolder, `${smoke.name}.ok`), keyOf(options));
  let result: CaseResult | undefined;
  const takeRest = ({ [smokeName]: own, ...rest }: CppResults): void => {
    result = own ?? result;
    take(rest);
  };
  const judgeSmoke = async (): Promise<void> => {
    const failure = smokeFailure(result);
    await (failure === undefined ? success.remember() : success.forget());
    if (failure !== undefined) throw notWorking(subject, failure);
  };
  const isKnown = await success.isRemembered();
  if (!isKnown) {
    await checkGenerator(subject, subject.cpp);
    await new CppRun(settings).run(all, new Set([smokeName]), takeRest);
    await judgeSmoke();
  }
  await new CppRun({ ...options, always: smoke.name }).run(
    all,
    isKnown ? new Set([...selected, smokeName]) : selected,
    takeRest,
  );
  if (isKnown) await judgeSmoke();
}

/** The programs with a selected case. */
export function usedPrograms(programs: readonly TestProgram[], selected: ReadonlySet<string>): readonly TestProgram[] {
  return programs.filter(({ cases }) => cases.some(({ pickleId }) => selected.has(pickleId)));
}

/** A program with one small schema and one case, which needs nothing but a message of it. */
function smokeProgram(runtime: Runtime): TestProgram {
  const probe = probes.find(({ capability }) => capability === (runtime === 'lite' ? 'lite' : 'cpp'))!;
  const [parsed] = parseFeature(probeFeature(probe), `${smokeName}.feature`);
  const { pickle, gherkinDocument: document } = parsed!;
  const [program] = planPrograms([{ pickle: { ...pickle, id: smokeName }, document }]);
  return program!;
}

function keyOf({ tools, namespaces, headers }: CppRunOptions): string {
  return createHash('sha256').update(JSON.stringify({ tools, namespaces, headers })).digest('hex');
}

/** Failures of a single step that show that nothing can be run. A missing member or another value is for the rules. */
const fatal: ReadonlySet<Cause['kind']> = new Set(['crashed', 'sanitizer', 'timed-out']);

function smokeFailure(result: CaseResult | undefined): Failure | undefined {
  if (result === undefined) return undefined;
  const failed = result.failure ?? Object.values(result.steps).find(({ failure }) => failure)?.failure;
  if (failed === undefined) return undefined;
  const isFatal = fatal.has(failed.cause.kind) || (result.failure && failed.cause.kind !== 'harness');
  return isFatal ? failed : undefined;
}

function notWorking(subject: Subject, { cause, message }: Failure): UsageError {
  const { key, what } = blamed(subject, cause.kind);
  return new UsageError(
    `${manifestOf(subject, key)}: ${what} Nothing was judged.\n${message}`,
    'Correct the generator, the runtime, or what the manifest says of them: `cpp.headers`, `cpp.include`, ' +
      '`cpp.pkg_config`, `cpp.sources`, `cpp.libraries` and `cpp.flags`.',
  );
}

/** The manifest's key that most likely causes a failure, and the failure in a sentence. */
function blamed({ places }: Subject, kind: Cause['kind']): { key: string; what: string } {
  switch (kind) {
    case 'not-generated':
      return { key: 'cpp.generator', what: 'the generator does not work with one small schema.' };
    case 'not-compiled':
      return { key: 'cpp.generator', what: 'what the generator writes for one small schema does not compile.' };
    case 'not-linked': {
      const key = ['cpp.pkg_config', 'cpp.libraries', 'cpp.sources'].find((name) => name in places) ?? 'cpp';
      return { key, what: 'a program with one small generated message does not link.' };
    }
    default:
      return { key: 'cpp', what: 'a program with one small generated message does not run.' };
  }
}
