// Which tools of the machine a run of a subject needs. Pure.

import type { PackagedTool } from '../../support/tool-packages.mjs';
import { oldestClang, preferredClang } from '../../support/tools.mjs';
import type { Subject } from './manifest';

/** A tool that a run uses. */
export interface Need {
  readonly tool:
    | { readonly kind: 'node' }
    | { readonly kind: 'tool'; readonly name: PackagedTool }
    /** A command in the manifest: the generator, the compiler. */
    | { readonly kind: 'command'; readonly command: string }
    | { readonly kind: 'pkg-config'; readonly package: string; readonly folders: readonly string[] };
  readonly title: string;
  /** What the run does with it. */
  readonly purpose: string;
  /** The versions that will do, in words. */
  readonly versions?: string;
  /** Whether a run does without it. */
  readonly optional?: boolean;
}

const oldestNode = 20;

/** What a run of a subject needs, or could use, in the order in which a reader would look for it. */
export function needsOf(subject: Subject): Need[] {
  const needs: Need[] = [
    { tool: { kind: 'node' }, title: 'Node.js', purpose: 'runs Touchstone', versions: `${oldestNode} or newer` },
  ];
  if (subject.capabilities.has('generator')) needs.push(...generatorNeeds(subject));
  if (subject.capabilities.has('cpp')) needs.push(...cppNeeds(subject));
  if (subject.capabilities.has('ide')) {
    const inFirefox = subject.ide?.browser === 'firefox';
    const browser = 'runs the IDE and its plugins';
    if (inFirefox) needs.push(tool('firefox', 'Firefox', browser));
    else needs.push(tool('chromium', 'Chromium', browser));
    needs.push(tool('fonts', 'a font', 'without one, the browser draws no text'));
    if (!inFirefox)
      needs.push({
        ...tool('firefox', 'Firefox', 'judges the IDE in a second browser: --browser firefox'),
        optional: true,
      });
  }
  return needs;
}

function generatorNeeds({ cpp }: Subject): Need[] {
  const command = cpp?.generator[0];
  if (command === undefined) return [];
  return [
    { tool: { kind: 'command', command }, title: shortName(command), purpose: "the subject's generator" },
    // The generator's output is made and checked by ninja, also if it is not compiled.
    tool('ninja', 'ninja', 'runs the generator and builds the test programs'),
  ];
}

function cppNeeds({ cpp }: Subject): Need[] {
  if (!cpp) return [];
  const compiles = 'compiles the generated code';
  const packages = [...new Set([...cpp.pkgConfig.full, ...cpp.pkgConfig.lite])];
  const needs: Need[] = [
    cpp.compiler === undefined
      ? {
          ...tool('compiler', 'clang++', compiles),
          versions: `${oldestClang} or newer, best ${preferredClang}`,
        }
      : { tool: { kind: 'command', command: cpp.compiler }, title: shortName(cpp.compiler), purpose: compiles },
    tool('linker', 'lld', 'links the test programs'),
  ];
  if (cpp.sanitizers) {
    needs.push(tool('sanitizers', 'sanitizers', 'find errors of memory and undefined behaviour'));
    needs.push({
      ...tool('symbolizer', 'llvm-symbolizer', 'names functions in reports of sanitizers'),
      optional: true,
    });
  }
  if (cpp.launcher === undefined)
    needs.push({ ...tool('ccache', 'ccache', 'makes later runs faster'), optional: true });
  else if (cpp.launcher !== 'none')
    needs.push({
      tool: { kind: 'command', command: cpp.launcher },
      title: shortName(cpp.launcher),
      purpose: "the manifest's `launcher`",
    });
  if (packages.length > 0) needs.push(tool('pkgConfig', 'pkg-config', "finds the subject's libraries"));
  for (const name of packages)
    needs.push({
      tool: { kind: 'pkg-config', package: name, folders: cpp.packageFolders },
      title: name,
      purpose: "the manifest's `pkg_config`",
    });
  return [...needs, { ...tool('gdb', 'gdb or lldb', 'debugs a scenario'), optional: true }];
}

function tool(name: PackagedTool, title: string, purpose: string): Need {
  return { tool: { kind: 'tool', name }, title, purpose };
}

function shortName(command: string): string {
  return command.replace(/^.*\//, '');
}
