// The example for Kubernetes: valid for the types that are generated from Kubernetes' own schema, and its shell lines
// name the shards. `merge` itself runs in ci.test.ts.

import assert from 'node:assert/strict';
import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { folderOf, project } from './command';

/** Where the types of a kind of object are. */
const typeOf: Readonly<Record<string, string>> = {
  Job: 'kubernetes-types/batch/v1',
  PersistentVolumeClaim: 'kubernetes-types/core/v1',
};
const objectSchema = z.looseObject({ apiVersion: z.string(), kind: z.enum(Object.keys(typeOf)) });
const jobSchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    completions: z.number().optional(),
    template: z.object({
      spec: z.object({ containers: z.tuple([z.object({ command: z.array(z.string()), args: z.array(z.string()) })]) }),
    }),
  }),
});

async function example(): Promise<z.infer<typeof objectSchema>[]> {
  const text = await readFile(path.join(project, 'examples', 'ci', 'kubernetes.yaml'), 'utf8');
  return parseAllDocuments(text).map((document) => objectSchema.parse(document.toJS()));
}

/** What TypeScript says about objects that are declared with Kubernetes' types. It refuses unknown keys, too. */
function problems(objects: readonly z.infer<typeof objectSchema>[]): string[] {
  const lines = objects.map(
    (object, index) =>
      `export const o${index}: import('${typeOf[object.kind]}').${object.kind} = ${JSON.stringify(object)};`,
  );
  const file = path.join(project, 'tests', 'kubernetes-objects.ts');
  const source = ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.ES2022);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.CommonJS,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const onDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...more) => (name === file ? source : onDisk(name, ...more));
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test("the objects are valid for Kubernetes' types, which refuse a mistyped key and a missing one", async () => {
  const objects = await example();
  assert.deepEqual(problems(objects), []);
  const changed = (from: string, to: string) =>
    problems(objects.map((object) => objectSchema.parse(JSON.parse(JSON.stringify(object).replace(from, to))))).join();
  assert.match(changed('"completionMode"', '"completionmode"'), /completionmode.*does not exist in type 'JobSpec'/);
  assert.match(changed('"template"', '"containers"'), /containers.*does not exist in type 'JobSpec'/);
  assert.match(changed('"completions":4', '"completions":"4"'), /'string' is not assignable to type 'number'/);
});

test('each pod runs its shard, which is complete unless it could not be judged', async () => {
  const jobs = (await example()).filter(({ kind }) => kind === 'Job').map((job) => jobSchema.parse(job));
  const [shards, report] = jobs;
  // Says what it was called with, and ends like a run.
  const tools = await folderOf({ npx: '#!/bin/sh\necho "$@"\nexit "$STATUS"\n' });
  await chmod(path.join(tools, 'npx'), 0o755);
  const run = async (job: z.infer<typeof jobSchema>, env: Readonly<Record<string, string>>) => {
    const { command, args } = job.spec.template.spec.containers[0];
    const [program, ...words] = [...command, ...args];
    return await execa(program!, words, {
      env: { ...env, PATH: `${tools}:${process.env.PATH}` },
      reject: false,
    });
  };
  const count = shards!.spec.completions!;
  for (let index = 0; index < count; index++) {
    const { stdout } = await run(shards!, { JOB_COMPLETION_INDEX: `${index}`, STATUS: '0' });
    const words = `run --subject ci/subject.yaml --shard ${index + 1}/${count} --reports /reports/shards/${index}`;
    assert.equal(stdout, `touchstone ${words}`);
  }
  for (const [status, expected] of [
    ['0', 0],
    ['1', 0],
    ['2', 1],
  ] as const)
    assert.equal((await run(shards!, { JOB_COMPLETION_INDEX: '0', STATUS: status })).exitCode, expected, status);
  const merged = await run(report!, { STATUS: '1' });
  assert.match(merged.stdout, /^touchstone merge \/reports\/shards\/\S* --reports \/reports\/merged$/);
  assert.equal(merged.exitCode, 1);
});
