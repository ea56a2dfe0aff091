// The reference's schema compiler with all of its faults: as a library in this process, and as a command.

import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { bundleCompiler } from '../../../../reference/compiler/bundle';
import type * as Library from '../../../../reference/compiler/index';
import { endlessMessage, type FaultState, mostHits, newFaultState } from './fault-state';
import { stateText, withFaults } from './faulty-bundle';
import { type NumberedPlace, typedSources, typescriptFaults } from './find-faults';
import { stateName } from './operators';
import type { Compiled, CompiledSet } from './schema-sets';

/**
 * The parts that decide what the generated code is, and which schemas are accepted. Comments, source information and the
 * text forms of values are for other outputs.
 */
const sources = 'reference/compiler/{cpp,schema/{model,link,options,syntax,validate}}/**/*.ts';
const withoutFaults = /\.test\.ts$|\/(testing|doc-comments|columns)\.ts$/;

/** What the bundled library exports. */
type Bundle = Pick<typeof Library, 'compile' | 'generateCpp' | 'GenerateError'> & {
  readonly bundledSchema: (name: string) => string | undefined;
};

/** The compiler with one active fault. */
export interface LoadedCompiler {
  compile(set: CompiledSet): Compiled;
  /** The faults that were reached since it was loaded, or since the last call. */
  takeReached(): number[];
}

export class FaultyCompiler {
  private constructor(
    readonly faults: readonly NumberedPlace[],
    private readonly script: vm.Script,
  ) {}

  /** @param project with the sources @param pattern of the sources that have faults */
  static async build(project: string, pattern = sources): Promise<FaultyCompiler> {
    const files = globSync(pattern, { cwd: project })
      .filter((file) => !withoutFaults.test(file))
      .sort();
    const faults = typescriptFaults(project, files, typedSources(project, files));
    const folder = path.join(project, 'reference', 'compiler');
    const contents =
      "export { compile, generateCpp, GenerateError } from './index';\n" +
      "export { bundledSchema } from './command-line/sources/bundled-schemas';\n";
    const { outputFiles } = await bundleCompiler({
      entryPoints: [],
      stdin: { contents, resolveDir: folder, loader: 'ts' },
      minify: false,
      write: false,
      plugins: [withFaults(project, faults)],
    });
    const text = `(function (exports, require, module, ${stateName}) {${outputFiles![0]!.text}\n})`;
    return new FaultyCompiler(faults, new vm.Script(text, { filename: 'faulty-compiler.cjs' }));
  }

  /** Writes the compiler's command. Its first argument is the number of the active fault. */
  async writeCommand(project: string, outfile: string): Promise<void> {
    const banner = {
      js: `#!/usr/bin/env node\n${stateText('Number(process.argv.splice(2, 1)[0])', this.faults.length)}`,
    };
    await bundleCompiler({ outfile, banner, plugins: [withFaults(project, this.faults)] });
  }

  /** Evaluates the compiler's modules once more, from the beginning. @param fault the number of the active fault; 0: none */
  load(fault: number): LoadedCompiler {
    const state = newFaultState(fault, this.faults.length, mostHits, endlessMessage);
    const module: { exports: unknown } = { exports: {} };
    const evaluate = this.script.runInThisContext() as (...words: unknown[]) => void;
    evaluate(module.exports, createRequire(__filename), module, state);
    const bundle = module.exports as Bundle;
    return {
      compile: (set) => compiled(bundle, set, state),
      takeReached: () => {
        const numbers: number[] = [];
        for (const [number, isReached] of state.reached.entries()) if (isReached) numbers.push(number);
        state.reached.fill(0);
        return numbers;
      },
    };
  }
}

function compiled(bundle: Bundle, { files: sources, inputs, parameters }: CompiledSet, state: FaultState): Compiled {
  state.left = mostHits;
  const messages: string[] = [];
  const files = new Map<string, string>();
  const failed = (failure: NonNullable<Compiled['failure']>): Compiled => ({ files: new Map(), messages, failure });
  try {
    const { files: descriptors, diagnostics } = bundle.compile(
      inputs,
      (name) => sources.get(name) ?? bundle.bundledSchema(name),
    );
    for (const { severity, file, line, message } of diagnostics)
      messages.push(`${severity}: ${file}:${line}: ${message}`);
    if (diagnostics.some(({ severity }) => severity === 'error')) return failed('refused');
    for (const descriptor of descriptors) {
      const output = bundle.generateCpp(descriptor, parameters, (warning) =>
        messages.push(typeof warning === 'string' ? warning : warning.message),
      );
      for (const { name, content } of output) files.set(name, content);
    }
    return { files, messages };
  } catch (error) {
    if (error instanceof bundle.GenerateError) {
      messages.push(error.message);
      return failed('refused');
    }
    messages.push(error instanceof Error ? error.message : String(error));
    return failed(messages.at(-1) === endlessMessage ? 'endless' : 'crashed');
  }
}
