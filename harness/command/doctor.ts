// `doctor`: what a run of a subject needs, what of it is installed, and how to install the rest.

import path from 'node:path';
import type { Command } from 'commander';
import { execa } from 'execa';
import { findChromium } from '../../support/chromium';
import { findFirefox } from '../../support/firefox';
import { root } from '../../support/project';
import { tableLines } from '../../support/table';
import { columnsOf, hasColours, painter } from '../../support/terminal';
import {
  debianPackages,
  installLines,
  knownClangPackages,
  type PackagedTool,
  thisSystem,
  toolOfPkgConfig,
} from '../../support/tool-packages.mjs';
import { findTools, lookUp, type Tools } from '../../support/tools.mjs';
import { exitStatus, UsageError } from '../../support/usage-error';
import { program } from '../cpp/toolchain';
import { askPackage } from '../subject/installed';
import { loadSubject, type Subject } from '../subject/manifest';
import { type Need, needsOf } from '../subject/needs';
import { type Values, valuesOf } from './options';

/** Gives the command `doctor` its arguments, options and action. */
export function doctorCommand(command: Command): Command {
  return command
    .option('--subject <name|file>', "the subject's manifest (default: reference)")
    .option('--packages', 'print only the packages to install, on one line (Debian, Ubuntu)')
    .addHelpText('after', '\nExit status: 0 everything needed is there, 1 something is missing.')
    .action(async (_values: Values, command: Command) => {
      const { subject: name = 'reference', packages } = valuesOf(command) as Values & { readonly packages?: boolean };
      const subject = await loadSubject(name, root);
      process.exitCode = packages === true ? await printPackages(subject) : await examine(subject);
    });
}

/** A need, and what was found. */
interface Finding {
  readonly need: Need;
  readonly found: boolean;
  /** Absent if it could not be found out. */
  readonly version?: string;
}

/** Prints what is there. @returns the exit status */
export async function examine(subject: Subject): Promise<number> {
  const tools = findTools();
  const findings = await Promise.all(needsOf(subject).map((need) => lookFor(need, tools)));
  const missing = findings.filter(({ found }) => !found).map(({ need }) => need);
  const isMissing = missing.some(({ optional }) => !optional);
  const lines = [
    `What a run of ${subject.name} needs:`,
    '',
    ...findingLines(findings),
    ...(missing.length === 0 ? [] : ['', ...adviceLines(missing, tools)]),
    '',
    isMissing
      ? `Something is missing: ${subject.name} cannot be judged completely.`
      : `Everything that ${subject.name} needs is there.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return isMissing ? exitStatus.doesNotConform : exitStatus.conforms;
}

function findingLines(findings: readonly Finding[]): string[] {
  const paint = painter(hasColours());
  const rows = findings.map(({ need: { title, purpose, versions, optional }, found, version }) => [
    found ? 'found' : optional ? 'absent' : 'MISSING',
    title,
    version ?? '',
    `${purpose}${versions === undefined ? '' : ` (${versions})`}${optional ? ' (optional)' : ''}`,
  ]);
  const colours = { found: 'green', absent: 'yellow', MISSING: 'red' } as const;
  return tableLines(rows, columnsOf()).map((line) =>
    line.replace(/^(found|absent|MISSING)\b/, (word) => paint(colours[word as keyof typeof colours], word)),
  );
}

/** Prints the Debian packages that provide what is missing. @returns the exit status */
async function printPackages(subject: Subject): Promise<number> {
  if (!thisSystem().debian)
    throw new UsageError('`--packages` knows only the packages of Debian and Ubuntu.', 'Run `doctor` without it.');
  const tools = findTools();
  const findings = await Promise.all(needsOf(subject).map((need) => lookFor(need, tools)));
  const missing = findings.filter(({ found, need }) => !found && !isOnDemand(need));
  const { names } = packagedOf(missing.map(({ need }) => need));
  process.stdout.write(`${debianNames(names, tools).join(' ')}\n`);
  return exitStatus.conforms;
}

/** Whether only somebody who asks for a tool needs it: a browser of 300 MB is not installed unasked. */
function isOnDemand({ tool, optional }: Need): boolean {
  return optional === true && tool.kind === 'tool' && tool.name === 'firefox';
}

/** The missing tools whose packages are known, and advice for the others. */
function packagedOf(missing: readonly Need[]): { names: PackagedTool[]; others: string[] } {
  const names = new Set<PackagedTool>();
  const others: string[] = [];
  for (const { tool, title } of missing) {
    const name = tool.kind === 'tool' ? tool.name : packagedTool(tool);
    if (name !== undefined) names.add(name);
    else if (tool.kind === 'pkg-config') others.push(`Install the library whose development package has ${title}.pc.`);
    else if (tool.kind === 'command') others.push(`Install ${tool.command}, or correct its name in the manifest.`);
  }
  return { names: [...names], others };
}

function debianNames(names: readonly PackagedTool[], tools: Tools): string[] {
  return debianPackages(names, {
    available: knownClangPackages(process.env),
    ubuntu: thisSystem().ubuntu,
    ...(tools.compiler?.version !== undefined && { installedClang: tools.compiler.version }),
  });
}

/** How to install what is missing. */
function adviceLines(missing: readonly Need[], tools: Tools): string[] {
  const { names, others } = packagedOf(missing);
  if (names.length === 0) return others;
  const isRoot = process.getuid?.() === 0;
  return [
    'Install what is missing with',
    ...installLines({ missing: names, root: isRoot, debian: debianNames(names, tools), ubuntu: thisSystem().ubuntu }),
    ...others,
  ];
}

function packagedTool(tool: Need['tool']): PackagedTool | undefined {
  if (tool.kind === 'pkg-config') return toolOfPkgConfig(tool.package);
  return tool.kind === 'command' && tool.command === 'protoc' ? 'protoc' : undefined;
}

async function lookFor(need: Need, tools: Tools): Promise<Finding> {
  const { tool } = need;
  if (tool.kind === 'node') return { need, found: true, version: process.versions.node };
  if (tool.kind === 'pkg-config') {
    const version = await askPackage(tool.folders, '--modversion', tool.package);
    return { need, found: version !== undefined, ...(version !== undefined && { version }) };
  }
  const file = tool.kind === 'command' ? program(tool.command) : fileOf(tool.name, tools);
  if (file === undefined) return { need, found: false };
  // A library or a font is not a program.
  const isProgram = tool.kind === 'command' || !['sanitizers', 'fonts'].includes(tool.name);
  const version = isProgram ? await printedVersion(file, ['--version']) : undefined;
  return { need, found: true, ...(version !== undefined && { version }) };
}

function fileOf(name: PackagedTool, tools: Tools): string | undefined {
  if (name === 'gdb') return lookUp('gdb') ?? lookUp('lldb');
  if (name === 'chromium') return browser(findChromium);
  return name === 'firefox' ? browser(findFirefox) : tools[name]?.path;
}

/** The browser that a run starts. */
function browser(find: () => string): string | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

const versionLimitMs = 20_000;

/** The first version number that a command prints; undefined if it fails or prints none. */
async function printedVersion(file: string | undefined, words: readonly string[]): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const { failed, stdout } = await execa(file, words, {
    reject: false,
    stdin: 'ignore',
    timeout: versionLimitMs,
    cwd: path.parse(process.cwd()).root,
  });
  if (failed) return undefined;
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? (stdout.trim().split('\n')[0] || undefined);
}
