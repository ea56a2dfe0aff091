// The reference's schema compiler with all of its faults: as a library in this process, and as a command.

import { globSync } from 'node:fs';
import { bundleCompiler } from '../../../../reference/compiler/bundle';
import { CompilerLibrary } from './compiler-library';
import { endlessMessage, mostHits, newFaultState } from './fault-state';
import { stateText, withFaults } from './faulty-bundle';
import { type NumberedPlace, typedSources, typescriptFaults } from './find-faults';
import type { Compiled, CompiledSet } from './schema-sets';

/**
 * The parts that decide what the generated code is, and which schemas are accepted. Comments, source information and the
 * text forms of values are for other outputs.
 */
const sources = 'reference/compiler/{cpp,schema/{model,link,options,syntax,validate}}/**/*.ts';
const withoutFaults = /\.test\.ts$|\/(testing|doc-comments|columns)\.ts$/;

/** The compiler with one active fault. */
export interface LoadedCompiler {
  compile(set: CompiledSet): Compiled;
  /** The faults that were reached since it was loaded, or since the last call. */
  takeReached(): number[];
}

export class FaultyCompiler {
  private constructor(
    readonly faults: readonly NumberedPlace[],
    private readonly library: CompilerLibrary,
  ) {}

  /** @param project with the sources @param pattern of the sources that have faults */
  static async build(project: string, pattern = sources): Promise<FaultyCompiler> {
    const files = globSync(pattern, { cwd: project })
      .filter((file) => !withoutFaults.test(file))
      .sort();
    const faults = typescriptFaults(project, files, typedSources(project, files));
    return new FaultyCompiler(faults, await CompilerLibrary.build(project, [withFaults(project, faults)]));
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
    const compile = this.library.load(state, endlessMessage);
    return {
      compile: (set) => {
        state.left = mostHits;
        return compile(set);
      },
      takeReached: () => {
        const numbers: number[] = [];
        for (const [number, isReached] of state.reached.entries()) if (isReached) numbers.push(number);
        state.reached.fill(0);
        return numbers;
      },
    };
  }
}
