// `npm run build`: builds the compiler as one JavaScript file, the generated part of the runtime, and the Test IDE as
// an unpacked extension, all in dist/.

import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newCommand, runCommand } from '../support/command-line';
import { bundleCompiler } from './compiler/bundle';

const root = path.resolve(__dirname, '..');

/** An output of the build. `inputs` are globs below the project's root. */
interface Target {
  readonly output: string;
  readonly inputs: readonly string[];
  /** Loads the sources that it needs itself, so that a mistake in one of them is a failure of this target. */
  make(): Promise<void>;
}

/** The files that the globs match, with their modification times: the text changes when any input changes. */
function stamp(inputs: readonly string[]): string {
  const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  return files.map((file) => `${file} ${statSync(path.join(root, file)).mtimeMs}`).join('\n');
}

/** Builds a target unless it was already built from the same inputs. */
async function upToDate({ output, inputs, make }: Target): Promise<void> {
  const record = path.join(root, 'dist', `.${path.basename(output)}.stamp`);
  const now = stamp([...inputs, 'package.json', 'reference/build.ts']);
  const before = existsSync(path.join(root, output)) && existsSync(record) ? readFileSync(record, 'utf8') : undefined;
  if (before === now) return;
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  await make();
  writeFileSync(record, now);
}

async function buildCompiler(): Promise<void> {
  const output = path.join(root, 'dist', 'touchstone-protoc.cjs');
  const beside = `${output}.${process.pid}.new`;
  await bundleCompiler({ outfile: beside, banner: { js: '#!/usr/bin/env node' } });
  chmodSync(beside, 0o755);
  // Renaming keeps concurrent builds from leaving a half-written file.
  renameSync(beside, output);
  // The name by which protoc finds its plugins.
  const plugin = path.join(root, 'dist', 'protoc-gen-touchstone.cjs');
  writeFileSync(
    plugin,
    "#!/usr/bin/env node\nprocess.exitCode = require('./touchstone-protoc.cjs').runProcess([], __filename);\n",
  );
  chmodSync(plugin, 0o755);
}

const compilerInputs = ['reference/compiler/**/*.ts', 'reference/compiler/protos/**/*.proto', 'support/**/*.ts'];

const targets: readonly Target[] = [
  {
    output: 'dist/touchstone-protoc.cjs',
    inputs: compilerInputs,
    make: buildCompiler,
  },
  {
    output: 'dist/runtime',
    inputs: [...compilerInputs, 'reference/runtime/build.ts'],
    async make() {
      const { buildRuntimeSchemas } = require('./runtime/build') as typeof import('./runtime/build');
      await buildRuntimeSchemas(path.join(root, 'dist', 'runtime'));
    },
  },
  {
    output: 'dist/ide',
    inputs: ['reference/ide/**/*'],
    async make() {
      const { buildIde } = require('./ide/build') as typeof import('./ide/build');
      await buildIde(path.join(root, 'dist', 'ide'));
    },
  },
];

/** Builds all targets. @returns why the first target that failed did, for the user; undefined if none failed */
async function buildAll(): Promise<string | undefined> {
  const results = await Promise.allSettled(targets.map(upToDate));
  const failed = results.findIndex(({ status }) => status === 'rejected');
  const result = results[failed];
  return result?.status === 'rejected' ? failureText(targets[failed]!, result.reason) : undefined;
}

function failureText({ output }: Target, error: unknown): string {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  const remedy = /^E[A-Z]+$/.test(code ?? '')
    ? 'Make sure that dist/ is a folder that you can write to, and that the disk is not full.'
    : 'Correct this, then run `npm run build` again.';
  return `${output} could not be built: ${message}\n  ${remedy}`;
}

void runCommand(
  newCommand(
    'npm run build --',
    'Builds the schema compiler, the C++ that it generates for the runtime, and the Test IDE.',
  )
    .addHelpText(
      'after',
      `\nWrites:\n${targets.map(({ output }) => `  ${output}`).join('\n')}\n\nExit status: 0, 1 if something could not be built, 2 wrong arguments.`,
    )
    .action(async () => {
      const failure = await buildAll();
      if (failure === undefined) return;
      process.stderr.write(`${failure}\n`);
      process.exitCode = 1;
    }),
);
