// The reference's schema compiler as a library that is loaded into this process, perhaps with faults.

import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { Plugin } from 'esbuild';
import { bundleCompiler } from '../../../../reference/compiler/bundle';
import type * as Library from '../../../../reference/compiler/index';
import { stateName } from './operators';
import type { Compiled, CompiledSet } from './schema-sets';

/** What the bundled library exports. */
type Bundle = Pick<typeof Library, 'compile' | 'generateCpp' | 'GenerateError'> & {
  readonly bundledSchema: (name: string) => string | undefined;
};

/** The library's script. Each load evaluates its modules once more, from the beginning. */
export class CompilerLibrary {
  private constructor(private readonly script: vm.Script) {}

  /** @param project with the sources @param plugins of esbuild, which may change sources */
  static async build(project: string, plugins: Plugin[]): Promise<CompilerLibrary> {
    const contents =
      "export { compile, generateCpp, GenerateError } from './index';\n" +
      "export { bundledSchema } from './command-line/sources/bundled-schemas';\n";
    const { outputFiles } = await bundleCompiler({
      entryPoints: [],
      stdin: { contents, resolveDir: path.join(project, 'reference', 'compiler'), loader: 'ts' },
      minify: false,
      write: false,
      plugins,
    });
    const text = `(function (exports, require, module, ${stateName}) {${outputFiles![0]!.text}\n})`;
    return new CompilerLibrary(new vm.Script(text, { filename: 'faulty-compiler.cjs' }));
  }

  /**
   * @param state what code with generated faults asks
   * @param endless the message of the error that ends an endless loop
   */
  load(state?: object, endless?: string): (set: CompiledSet) => Compiled {
    const module: { exports: unknown } = { exports: {} };
    const evaluate = this.script.runInThisContext() as (...words: unknown[]) => void;
    evaluate(module.exports, createRequire(__filename), module, state);
    return (set) => compiled(module.exports as Bundle, set, endless);
  }
}

function compiled(
  bundle: Bundle,
  { files: sources, inputs, parameters }: CompiledSet,
  endless: string | undefined,
): Compiled {
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
    return failed(messages.at(-1) === endless ? 'endless' : 'crashed');
  }
}
