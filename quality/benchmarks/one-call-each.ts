// The baseline for the C++ harness: the same scenarios, each compiled by its own clang call. The generated code and the
// libraries are built already and do not count.

import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { configFolder, programFiles } from '../../harness/cpp/layout';
import { isCppScenario, plan, type TestProgram } from '../../harness/cpp/plan';
import { programText } from '../../harness/cpp/test-program';
import { parseFeature } from '../../harness/verdict/suite';
import '../../steps/cpp/building';
import '../../steps/cpp/values';
import '../../steps/cpp/wire';

interface Sampled {
  readonly program: TestProgram;
  readonly number: number;
}

/** Every n-th case of all programs, so that each feature has the same share in the sample as in the suite. */
function sampleOf(programs: readonly TestProgram[], size: number): { sample: Sampled[]; total: number } {
  const all = programs.flatMap((program) =>
    program.cases.filter((planned) => !planned.refused).map(({ number }) => ({ program, number })),
  );
  const step = all.length / size;
  return { sample: Array.from({ length: size }, (_, index) => all[Math.floor(index * step)]!), total: all.length };
}

async function programsOf(features: string): Promise<TestProgram[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.feature', { cwd: features })) files.push(file);
  const scenarios = await Promise.all(
    files
      .sort()
      .map(async (file) => parseFeature(await readFile(path.join(features, file), 'utf8'), `features/${file}`)),
  );
  const cpp = scenarios.flat().filter(({ pickle }) => isCppScenario(pickle));
  return plan(cpp.map(({ pickle, gherkinDocument }) => ({ pickle, document: gherkinDocument })));
}

/** The command that builds a file, according to ninja. */
async function commandOf(build: string, output: string): Promise<string> {
  const { stdout } = await execa('ninja', ['-t', 'commands', '-s', output], { cwd: build });
  return stdout.trim();
}

/**
 * Copies the header that every test program includes, away from its precompiled form, which clang would use.
 * @returns its absolute path
 */
async function plainHeader(folder: string, build: string, { mode, runtime }: TestProgram): Promise<string> {
  const header = `${configFolder(mode, runtime)}/subject.h`;
  const plain = path.join(folder, `plain-${mode}-${runtime}.h`);
  await copyFile(path.join(build, header), plain);
  return plain;
}

/**
 * Compiles, links and runs a sample of the C++ scenarios, each by its own clang call.
 * @param build a build folder in which the whole suite has been built
 * @param size the number of scenarios in the sample
 * @param jobs the number of scenarios at a time
 * @returns elapsed seconds per scenario, the number of all scenarios, and the size of the sample
 */
export async function oneCallEach(
  features: string,
  build: string,
  size: number,
  jobs: number,
): Promise<{ secondsEach: number; scenarios: number; sample: number }> {
  const { sample, total } = sampleOf(await programsOf(features), size);
  const folder = path.join(build, 'one-call-each');
  await mkdir(folder, { recursive: true });
  const start = performance.now();
  const queue = [...sample.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, { program, number }] = next;
      const files = programFiles(program);
      const source = path.join(folder, `${index}.cc`);
      const others = new Set(program.cases.map((planned) => planned.number).filter((other) => other !== number));
      await writeFile(source, programText(program, others));
      const compile = (await commandOf(build, files.object))
        .replace(/\S*ccache /, '')
        .replace(/-include-pch \S+/, `-include ${await plainHeader(folder, build, program)}`)
        .replace(/-MD -MF \S+/, '')
        .replace(files.source, source)
        .replace(files.object, `${folder}/${index}.o`)
        .replace(/ > \S+ 2>&1$/, '');
      const link = (await commandOf(build, files.executable))
        .replace(files.object, `${folder}/${index}.o`)
        .replace(`-o ${files.executable}`, `-o ${folder}/${index}`)
        .replace(/ > \S+ 2>&1$/, '');
      await execa('sh', ['-c', `${compile} && ${link} && ${folder}/${index} 10000`], {
        cwd: build,
        env: { ASAN_OPTIONS: 'detect_leaks=1' },
      });
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
  return { secondsEach: (performance.now() - start) / 1000 / sample.length, scenarios: total, sample: sample.length };
}
