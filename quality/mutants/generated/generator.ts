// A generator whose C++ can be faulty: runs the reference's compiler, and rewrites what it writes for a test program.
//
// usage: generator.ts SETTINGS GENERATOR ARGUMENT...   (SETTINGS: a file, see GeneratorSettings)

import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Clang, readTree } from './clang-tree';
import { FaultFinder, type Source } from './find-faults';
import { type GeneratedFault, patternOf, schemaNames } from './patterns';
import { withFaults } from './runtime-faults';

/** What the generator needs besides its arguments. */
export interface GeneratorSettings {
  readonly clang: Clang;
  /** The precompiled headers of the runtime. */
  readonly precompiled: string;
  /** The folder for the lists of faults: `SET.json` is a list of GeneratedFault. */
  readonly faults: string;
}

async function main([settingsFile, generator, ...words]: readonly string[]): Promise<number> {
  const { status } = spawnSync(process.execPath, [generator!, ...words], { stdio: 'inherit' });
  const output = words.find((word) => word.startsWith('--cpp_out='))?.slice('--cpp_out='.length);
  // The harness's own folders; scenarios about the generator itself use others.
  const set = output === undefined ? undefined : /^generated\/([^/]+)\.new$/.exec(output)?.[1];
  if (status !== 0 || output === undefined || set === undefined) return status ?? 1;
  const settings = JSON.parse(readFileSync(settingsFile!, 'utf8')) as GeneratorSettings;
  const schemas = words.filter((word) => word.endsWith('.proto')).map((file) => readFileSync(file, 'utf8'));
  const faults = await rewriteFolder(path.resolve(output), settings, schemas);
  mkdirSync(settings.faults, { recursive: true });
  writeFileSync(path.join(settings.faults, `${set}.json`), JSON.stringify(faults));
  return 0;
}

/** Rewrites the generated files of a folder. @param schemas their texts */
async function rewriteFolder(
  folder: string,
  { clang, precompiled }: GeneratorSettings,
  schemas: readonly string[],
): Promise<readonly GeneratedFault[]> {
  const texts = new Map<string, string>();
  const read = (printed: string): Source | undefined => {
    const file = path.relative(folder, path.resolve(folder, printed));
    if (file.startsWith('..')) return undefined;
    const text = texts.get(file) ?? readFileSync(path.join(folder, file), 'latin1');
    texts.set(file, text);
    return { file, text };
  };
  const finder = new FaultFinder(read);
  const withFolder = { ...clang, flags: [...clang.flags, `-I${folder}`] };
  for (const file of globSync('**/*.pb.cc', { cwd: folder }).sort())
    finder.add(await readTree(withFolder, precompiled, file, folder));
  const names = schemaNames(schemas);
  return [...finder.places()].flatMap(([file, places]) => {
    const text = texts.get(file)!;
    const numbered = places.map((place) => ({ place, ...patternOf(place, text, names) }));
    writeFileSync(path.join(folder, file), withFaults(text, numbered), 'latin1');
    return numbered.map(({ number, pattern, place }) => {
      const { operator, piece, shown } = place;
      return {
        number,
        pattern,
        operator,
        file,
        function: place.function,
        code: text.slice(piece.begin, piece.end),
        shown,
      };
    });
  });
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
