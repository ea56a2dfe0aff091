// `init`: writes the manifest of a new subject, from flags, answers and what is installed, and tries it.

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { oneOf, seeHelp } from '../../support/command-line';
import { streamProgress } from '../../support/progress';
import { commandLine, root } from '../../support/project';
import { tableLines } from '../../support/table';
import { lookUp } from '../../support/tools.mjs';
import { exitStatus, UsageError } from '../../support/usage-error';
import { probed, smokeCheck } from '../run/smoke-check';
import type { Capability } from '../subject/capabilities';
import { driverBeside, extensionIn, type FoundExtension, findExtensions, hasPackage } from '../subject/discovery';
import { manifestText, type NewCpp, type NewIde, type NewManifest } from '../subject/new-manifest';
import { shellWord } from './options';

const kinds = ['generator', 'runtime', 'ide'] as const;
type Kind = (typeof kinds)[number];

interface InitValues {
  readonly kind?: Kind;
  readonly generator?: string;
  readonly pkgConfig?: string;
  readonly extension?: string;
  readonly page?: string;
  readonly name?: string;
  readonly yes?: boolean;
  readonly force?: boolean;
}

/** Gives the command `init` its arguments, options and action. */
export function initCommand(command: Command): Command {
  return command
    .argument('[folder]', 'where subject.yaml goes (default: the current folder)')
    .addOption(oneOf('--kind <kind>', 'generator, runtime or ide: what is yours', kinds))
    .option('--generator <command>', 'the code generator (default: protoc)')
    .option('--pkg-config <name>', "the runtime's package (default: protobuf)")
    .option('--extension <folder>', "the IDE's unpacked extension")
    .option('--page <file>', "the page of the IDE's window")
    .option('--name <name>', "the subject's name (default: the folder's)")
    .option('--yes', 'ask nothing, take what is found')
    .option('--force', 'replace a subject.yaml that exists')
    .action(async (folder: string | undefined, values: InitValues, command: Command) => {
      process.exitCode = await init(path.resolve(folder ?? '.'), values, command);
    });
}

/** Answers a question: the user, or the proposal itself if nobody is asked. */
type Ask = (question: string, proposal: string) => Promise<string>;

async function init(folder: string, values: InitValues, command: Command): Promise<number> {
  const file = path.join(folder, 'subject.yaml');
  if (existsSync(file) && values.force !== true)
    throw new UsageError(`${shown(file)} exists already.`, 'Name another folder, or replace the file: `--force`.');
  const manifest = await withAsk(values, command, (ask) => describeSubject(folder, values, ask));
  await mkdir(folder, { recursive: true });
  await writeFile(file, manifestText(manifest));
  process.stdout.write(`${shown(file)} is written. Trying it …\n`);
  return await tryOut(file, manifest);
}

/** Calls an action with a function that asks on the terminal. @throws UsageError if nothing says what to write */
async function withAsk<Result>(
  values: InitValues,
  command: Command,
  action: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const isTold = values.yes ?? (values.kind ?? values.generator ?? values.pkgConfig ?? values.extension) !== undefined;
  if (isTold) return await action((_, proposal) => Promise.resolve(proposal));
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new UsageError(
      '`init` asks on a terminal, and this is none.',
      `Say what is yours, such as \`--kind generator\`, or take what is found: \`--yes\`. ${seeHelp(command)}`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines are kept until they are asked for: whoever pastes several answers loses none.
  const answers = terminal[Symbol.asyncIterator]();
  let isOpen = true;
  terminal.once('close', () => {
    isOpen = false;
  });
  try {
    return await action(async (question, proposal) => {
      const prompt = `${question}${proposal === '' ? '' : ` [${proposal}]`} `;
      terminal.setPrompt(prompt);
      // Answers that were pasted with an end of input are still to be read when the terminal is closed.
      if (isOpen) terminal.prompt();
      else process.stdout.write(prompt);
      const { value, done } = await answers.next();
      if (done === true) throw new UsageError('Nothing is written: the question was not answered.');
      return value.trim() || proposal;
    });
  } finally {
    terminal.close();
  }
}

async function describeSubject(folder: string, values: InitValues, ask: Ask): Promise<NewManifest> {
  const extensions = values.extension === undefined ? await findExtensions(folder) : [];
  const proposed = values.kind ?? proposedKind(values, extensions);
  const kind = values.kind ?? (await askKind(ask, proposed));
  const name = values.name ?? subjectName(folder);
  const listCapabilities = commandLine('list', 'capabilities');
  if (kind === 'ide') {
    const ide = await describeIde(folder, values, extensions, ask);
    return { name, ide, capabilities: ['ide'], listCapabilities };
  }
  const cpp = await describeCpp(folder, kind, values, ask);
  return { name, cpp, capabilities: await cppCapabilities(cpp), listCapabilities };
}

/** What the flags and the machine suggest. @throws UsageError if they suggest nothing */
function proposedKind(values: InitValues, extensions: readonly FoundExtension[]): Kind {
  if (values.extension !== undefined || (extensions.length > 0 && values.generator === undefined)) return 'ide';
  if (values.generator === undefined && values.pkgConfig !== undefined) return 'runtime';
  if (values.generator !== undefined || lookUp('protoc') !== undefined) return 'generator';
  throw new UsageError(
    'Nothing to judge was found: no extension in the folder, and no protoc in PATH.',
    'Say what is yours: `--generator COMMAND`, `--pkg-config NAME` or `--extension FOLDER`.',
  );
}

async function askKind(ask: Ask, proposed: Kind): Promise<Kind> {
  const answer = await ask('What is yours: a code generator, a runtime or an IDE (generator, runtime, ide)?', proposed);
  const kind = kinds.find((word) => word === answer.toLowerCase());
  if (kind !== undefined) return kind;
  throw new UsageError(`\`${answer}\` is neither generator, runtime nor ide.`, 'Nothing is written.');
}

async function describeIde(
  folder: string,
  values: InitValues,
  found: readonly FoundExtension[],
  ask: Ask,
): Promise<NewIde> {
  const first = found[0];
  const proposal = first === undefined ? '' : relativeTo(folder, first.folder);
  const written = values.extension ?? (await ask("Which folder is the IDE's unpacked extension?", proposal));
  if (written === '')
    throw new UsageError(
      `No unpacked extension was found in ${shown(folder)}: no folder has a manifest.json with a manifest_version.`,
      'Name its folder: `--extension FOLDER`.',
    );
  // A flag is relative to the current folder, an answer to the folder that is asked about.
  const absolute = path.resolve(values.extension === undefined ? folder : '.', written);
  const extension = await extensionIn(absolute);
  if (extension === undefined)
    throw new UsageError(
      `${shown(absolute)} is not an unpacked extension: it has no valid manifest.json.`,
      'Name the folder that Chromium loads, often one that a build makes.',
    );
  const page = values.page ?? (await ask('Which page is its window?', extension.pages[0] ?? ''));
  if (page === '') throw new UsageError(`${shown(absolute)} has no page.`, 'Name the page: `--page FILE`.');
  const driver = driverBeside(absolute);
  return {
    extension: relativeTo(folder, absolute),
    page,
    ...(driver !== undefined && { driver: relativeTo(folder, driver) }),
  };
}

async function describeCpp(folder: string, kind: Kind, values: InitValues, ask: Ask): Promise<NewCpp> {
  const generator =
    values.generator ?? (await ask('Which command generates the code?', lookUp('protoc') ? 'protoc' : ''));
  if (generator === '')
    throw new UsageError(
      'No code generator was found: there is no protoc in PATH.',
      'Name its command: `--generator ./build/my-protoc`.',
    );
  const proposal = (await hasPackage('protobuf')) ? 'protobuf' : '';
  const runtime = values.pkgConfig ?? (await ask("Which of pkg-config's packages is the runtime?", proposal));
  if (runtime === '' && kind === 'runtime')
    throw new UsageError(
      'No runtime was found: pkg-config does not know `protobuf`.',
      'Name its package: `--pkg-config NAME`. A runtime without one is described by hand: docs/manifest.md.',
    );
  if (runtime !== '' && !(await hasPackage(runtime)))
    throw new UsageError(
      `pkg-config does not know the package \`${runtime}\`.`,
      'Correct the name, or add the folder of its .pc file to PKG_CONFIG_PATH.',
    );
  const words = commandWords(generator).map((word) => placed(folder, word, values.generator !== undefined));
  const abseil = await hasPackage('absl_strings');
  if (runtime === '') return { generator: words, abseil };
  const view = abseil ? ['absl_strings'] : [];
  const lite = (await hasPackage(`${runtime}-lite`)) ? [`${runtime}-lite`, ...view] : [];
  return { generator: words, packages: { full: [runtime, ...view], lite }, abseil };
}

/** What a generator and its packages may be able to do; {@link tryOut} leaves out what does not work. */
async function cppCapabilities({ generator, packages }: NewCpp): Promise<Capability[]> {
  if (packages === undefined) return ['generator'];
  const claimed: Capability[] = ['generator', 'cpp', 'release', 'proto3-optional', 'editions', 'descriptors'];
  if (packages.lite.length > 0) claimed.splice(2, 0, 'lite');
  if (path.basename(generator[0]!) === 'protoc')
    claimed.push('insertion-points', 'protobuf-names', 'protobuf-conventions', 'counted-memory');
  return claimed;
}

/** Runs the smoke check, and leaves out of the manifest what does not work. @returns the exit status */
async function tryOut(file: string, manifest: NewManifest): Promise<number> {
  const progress = streamProgress(process.stderr);
  const options = { root, subject: file, jobs: availableParallelism(), progress };
  const check = async () => await smokeCheck(options).finally(() => progress.close());
  const failures = await check().catch((error: unknown) => {
    throw error instanceof UsageError ? afterFailure(file, error.message) : error;
  });
  const essential = manifest.ide ? failures.get('ide') : failures.get('cpp');
  if (essential !== undefined) throw afterFailure(file, essential);
  const capabilities = manifest.capabilities.filter((name) => !failures.has(name));
  if (failures.size > 0)
    await writeFile(file, manifestText({ ...manifest, capabilities, withoutSuccess: [...failures.keys()] }));
  const subject = shellWord(path.relative('.', file).startsWith('..') ? file : `./${path.relative('.', file)}`);
  const section = manifest.ide ? 'ide.log.' : manifest.capabilities.includes('cpp') ? 'cpp.oneof.' : 'cpp.output.';
  const next = [
    [`  ${commandLine('--subject', subject, '--rule', section)}`, 'one section first'],
    [`  ${commandLine('--subject', subject)}`, 'everything'],
  ];
  const lines = [
    ...[...failures].map(([name, message]) => `Left out, because it does not work: ${name}: ${firstLine(message)}`),
    `It works: ${capabilities.filter((name) => probed.has(name) || name === 'generator').join(', ')}.`,
    '',
    'Next:',
    ...tableLines(next),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return exitStatus.conforms;
}

function afterFailure(file: string, why: string): UsageError {
  return new UsageError(
    `What ${shown(file)} describes does not work yet:\n${why}`,
    `Correct the file, then try it: ${commandLine('--subject', shellWord(shown(file)))}`,
  );
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0]!;
}

/** The words of a command that was written as one text. Quotes keep spaces in a word. */
function commandWords(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare!);
}

/** A word of the command as the manifest needs it: paths in it are relative to the manifest. */
function placed(folder: string, word: string, fromFlag: boolean): string {
  if (!fromFlag || !word.includes('/') || path.isAbsolute(word) || !existsSync(word)) return word;
  return relativeTo(folder, path.resolve(word));
}

function relativeTo(folder: string, file: string): string {
  const relative = path.relative(folder, file);
  if (relative === '') return '.';
  return relative.startsWith('..') ? relative : `./${relative}`;
}

/** A path as a message shows it: relative if it is below the current folder. */
function shown(file: string): string {
  const relative = path.relative('.', file);
  return relative === '' ? '.' : relative.startsWith('..') ? file : relative;
}

function subjectName(folder: string): string {
  const name = path
    .basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name === '' ? 'mine' : name;
}
