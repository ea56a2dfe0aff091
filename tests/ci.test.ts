// The action and the examples for CI: valid for the services' own parsers, and their shell lines run.

import assert from 'node:assert/strict';
import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { buildSync } from 'esbuild';
import { execa } from 'execa';
import { parse } from 'yaml';
import { z } from 'zod';
import { onlyInWhole } from '../support/test-sample';
import { folderOf, project } from './command';
import { touchstoneWords } from './guides/user-folder';

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string().optional() })),
  runs: z.object({
    steps: z.array(z.object({ run: z.string().optional(), env: z.record(z.string(), z.string()).optional() })),
  }),
});
const jobSchema = z.object({
  parallel: z.number().optional(),
  before_script: z.array(z.string()),
  script: z.array(z.string()),
});
const workflowSchema = z.object({
  jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.string().optional() })) })),
});

/** A manifest of the installed protoc, as a user's repository has it. */
const subject = `name: mine
cpp:
  generator: [protoc]
  namespaces: { rt: google::protobuf, lib: absl }
  headers: [google/protobuf/message.h, google/protobuf/repeated_field.h, absl/strings/string_view.h]
  pkg_config: { full: [protobuf, absl_strings], lite: [protobuf-lite, absl_strings] }
capabilities: [generator, cpp]
`;
/** Rules with schemas of their own: a shard for each has something to run. */
const rules = ['cpp.message.parse-more', 'cpp.map.required', 'cpp.extension.required', 'cpp.error.memory'];
const selection = rules.map((rule) => `--rule ${rule}`).join(' ');

/** A folder for PATH with these commands, each a shell script. */
async function commands(scripts: Readonly<Record<string, string>>): Promise<string> {
  const folder = await folderOf(
    Object.fromEntries(Object.entries(scripts).map(([name, body]) => [name, `#!/bin/sh\n${body}\n`])),
  );
  for (const name of Object.keys(scripts)) await chmod(path.join(folder, name), 0o755);
  return folder;
}

const inPath = (folder: string): Record<string, string> => ({ PATH: `${folder}:${process.env.PATH}` });

describe('GitHub', () => {
  /** The problems that GitHub's own parser finds in a workflow or an action. */
  let problems: (kind: 'workflow' | 'action', name: string, content: string) => string[];
  before(() => {
    // The parser imports JSON files in a way that Node.js refuses; a bundle has them inside.
    const { outputFiles } = buildSync({
      stdin: {
        contents: `
          import { parseWorkflow, NoOperationTraceWriter } from '@actions/workflow-parser';
          import { parseAction } from '@actions/workflow-parser/actions/action-parser';
          export const problems = (kind, name, content) =>
            (kind === 'action' ? parseAction : parseWorkflow)({ name, content }, new NoOperationTraceWriter())
              .context.errors.getErrors().map(({ message }) => message);`,
        resolveDir: project,
      },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      write: false,
      logLevel: 'silent',
    });
    const bundle = { exports: {} as { problems: typeof problems } };
    new Function('module', 'exports', 'require', outputFiles[0]!.text)(bundle, bundle.exports, require);
    ({ problems } = bundle.exports);
  });

  const text = (file: string): Promise<string> => readFile(path.join(project, file), 'utf8');

  test('the parser refuses what GitHub refuses', () => {
    assert.match(problems('workflow', 'a.yml', 'on: pull_reqest\njobs: {}\n').join('\n'), /pull_reqest/);
    assert.match(problems('action', 'a.yml', 'name: a\nruns: { usin: composite }\n').join('\n'), /usin/);
  });

  test('the action and the workflows are valid', async () => {
    assert.deepEqual(problems('action', 'action.yml', await text('action.yml')), []);
    for (const name of ['github.yml', 'github-sharded.yml']) {
      assert.deepEqual(problems('workflow', name, await text(`examples/ci/${name}`)), [], name);
    }
  });

  test('the action judges a subject, and writes a summary and annotations', async () => {
    const folder = await folderOf({ 'ci/subject.yaml': subject });
    const summary = path.join(folder, 'summary.md');
    const outputs = path.join(folder, 'outputs');
    const run = await runAction(folder, {
      subject: 'ci/subject.yaml',
      options: selection,
      shard: '1/2',
      environment: { GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputs },
    });
    assert.equal(run.exitCode, 0, run.all);
    assert.match(await readFile(summary, 'utf8'), /conforms/);
    assert.equal(await readFile(outputs, 'utf8'), 'name=touchstone-1\n');
    assert.match(await readFile(path.join(folder, 'touchstone-reports', 'verdict.json'), 'utf8'), /"mine"/);
  });

  test('the sharded workflow merges the shards that the action wrote', onlyInWhole, async () => {
    const folder = await folderOf({ 'ci/subject.yaml': subject, 'summary.md': '' });
    for (const shard of ['1/2', '2/2']) {
      const reports = `shards/touchstone-${shard[0]}`;
      const run = await runAction(folder, { subject: 'ci/subject.yaml', options: selection, shard, reports });
      assert.equal(run.exitCode, 0, run.all);
    }
    const { jobs } = workflowSchema.parse(parse(await text('examples/ci/github-sharded.yml')));
    const lines = jobs.report!.steps.flatMap(({ run }) => run ?? []);
    assert.equal(lines.length, 3);
    // `npm ci` is a stand-in: the checkout is installed.
    const tools = await commands({ npm: 'exit 0' });
    for (const line of lines) {
      const run = await execa('bash', ['-eo', 'pipefail', '-c', line.replaceAll(' touchstone/', ` ${project}/`)], {
        cwd: folder,
        env: { ...inPath(tools), GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md') },
        all: true,
        reject: false,
      });
      assert.equal(run.exitCode, 0, `${line}\n${run.all}`);
    }
    assert.match(await readFile(path.join(folder, 'summary.md'), 'utf8'), /conforms/);
  });

  interface Inputs {
    readonly subject: string;
    readonly options: string;
    readonly shard: string;
    readonly reports?: string;
    readonly environment?: Readonly<Record<string, string>>;
  }

  /** Runs the shell lines of the action as GitHub does: `bash -eo pipefail`, inputs in the environment. */
  async function runAction(folder: string, { environment = {}, ...given }: Inputs) {
    const action = actionSchema.parse(parse(await text('action.yml')));
    const inputs: Record<string, string> = {
      ...Object.fromEntries(Object.entries(action.inputs).map(([name, { default: value = '' }]) => [name, value])),
      ...given,
    };
    const filled = (value: string): string => value.replace(/\$\{\{ inputs\.(\w+) \}\}/g, (_, name) => inputs[name]!);
    // Nothing is installed by this test: `sudo` is a stand-in that does nothing.
    const tools = await commands({ sudo: 'exit 0' });
    let all = '';
    for (const { run, env = {} } of action.runs.steps) {
      if (run === undefined) continue;
      const ended = await execa('bash', ['-eo', 'pipefail', '-c', run], {
        cwd: folder,
        env: {
          ...inPath(tools),
          GITHUB_ACTION_PATH: project,
          GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md'),
          GITHUB_OUTPUT: path.join(folder, 'outputs'),
          ...environment,
          ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)])),
        },
        all: true,
        reject: false,
      });
      all += `$ ${run}${ended.all}\n`;
      if (ended.exitCode !== 0) return { exitCode: ended.exitCode, all };
    }
    return { exitCode: 0, all };
  }
});

describe('GitLab', () => {
  const local = path.join(project, 'node_modules', 'gitlab-ci-local', 'dist', 'index.js');

  /** A repository with the example as its `.gitlab-ci.yml`. */
  async function repository(change: (text: string) => string = (text) => text): Promise<string> {
    const folder = await folderOf({ 'ci/subject.yaml': subject });
    const file = path.join(folder, '.gitlab-ci.yml');
    await copyFile(path.join(project, 'examples', 'ci', 'gitlab.yml'), file);
    await writeFile(file, change(await readFile(file, 'utf8')));
    const git = (...words: string[]) =>
      execa('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: folder });
    await git('init', '--quiet');
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'A subject');
    return folder;
  }

  const gitlab = (folder: string, words: readonly string[], env: Record<string, string> = {}) =>
    execa(process.execPath, [local, ...words], { cwd: folder, env, all: true, reject: false });

  test('the schema refuses what GitLab refuses', async () => {
    const folder = await repository((text) => text.replace('needs:', 'neeeds:'));
    const { exitCode, all } = await gitlab(folder, ['--list']);
    assert.equal(exitCode, 1);
    assert.match(all, /neeeds/);
  });

  test('the jobs are valid, and their shell lines run', onlyInWhole, async () => {
    const folder = await repository();
    const valid = await gitlab(folder, ['--list']);
    assert.equal(valid.exitCode, 0, valid.all);
    const { stdout } = await gitlab(folder, ['--preview']);
    const jobs = z.object({ conformance: jobSchema, report: jobSchema }).parse(parse(stdout));
    const tools = await commands({
      npm: 'exit 0',
      'apt-get': 'exit 0',
      npx: `test "$1" = touchstone || exit 9\nshift\n${touchstoneWords()} "$@"`,
    });
    const lines = ({ before_script, script }: z.infer<typeof jobSchema>): string[] => [...before_script, ...script];
    const shards = Array.from({ length: jobs.conformance.parallel ?? 1 }, (_, index) => `${index + 1}`);
    const steps = [...shards.map((index) => [index, jobs.conformance] as const), ['', jobs.report] as const];
    for (const [index, job] of steps) {
      const env = {
        ...inPath(tools),
        CI_NODE_INDEX: index,
        CI_NODE_TOTAL: `${shards.length}`,
        TOUCHSTONE: 'touchstone',
      };
      for (const line of lines(job)) {
        const selected = line.replace('--shard', `${selection} --shard`);
        const run = await execa('bash', ['-eo', 'pipefail', '-c', selected], {
          cwd: folder,
          env,
          all: true,
          reject: false,
        });
        assert.equal(run.exitCode, 0, `${selected}\n${run.all}`);
      }
    }
    // The report of all shards has all rules.
    const report = await readFile(path.join(folder, 'touchstone-reports', 'junit.xml'), 'utf8');
    for (const rule of rules) assert.ok(report.includes(`"${rule}"`), `${rule} is not in junit.xml`);
  });
});
