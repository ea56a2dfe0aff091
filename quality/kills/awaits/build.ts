// Bundles the Test IDE's service worker with a hook at each of its awaits.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';

const sources = path.resolve(__dirname, '../../../reference/ide');

/** The name of the hook that the bundle calls: `hook(place, start)`. `start` evaluates what is awaited. */
export const hookName = 'touchstoneAwait';

/** A bundle of the worker. */
export interface HookedWorker {
  readonly code: string;
  /** Every await in the bundle, as `worker/ide.ts:25`. */
  readonly places: readonly string[];
}

/** Bundles the worker. Each `await X` becomes `await hook(place, async () => X)`. */
export async function buildHookedWorker(): Promise<HookedWorker> {
  const places: string[] = [];
  const { outputFiles } = await build({
    entryPoints: [path.join(sources, 'worker/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [
      {
        name: 'hooked awaits',
        setup({ onLoad }) {
          onLoad({ filter: /reference\/ide\/.*\.ts$/ }, async ({ path: file }) => {
            const name = path.relative(sources, file);
            const contents = hooked(await readFile(file, 'utf8'), name, (place) => places.push(place));
            return { contents, loader: 'js' };
          });
        },
      },
    ],
  });
  return { code: outputFiles[0]!.text, places };
}

/** A source as JavaScript with hooks. @param found called with each place */
export function hooked(text: string, name: string, found: (place: string) => void): string {
  const transformer: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
    const visit = (node: ts.Node): ts.Node => {
      const seen = ts.visitEachChild(node, visit, context);
      if (!ts.isAwaitExpression(seen)) return seen;
      const place = `${name}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
      found(place);
      const { factory } = context;
      const start = factory.createArrowFunction(
        [factory.createModifier(ts.SyntaxKind.AsyncKeyword)],
        undefined,
        [],
        undefined,
        undefined,
        factory.createParenthesizedExpression(seen.expression),
      );
      const hook = factory.createIdentifier(hookName);
      const call = factory.createCallExpression(hook, undefined, [factory.createStringLiteral(place), start]);
      return factory.createAwaitExpression(call);
    };
    return ts.visitNode(file, visit) as ts.SourceFile;
  };
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(text, { compilerOptions, transformers: { before: [transformer] } }).outputText;
}
