// `--watch`: runs the features, then again what depends on each file that changes.

import path from 'node:path';
import { root } from '../../support/project';
import { exitStatus, UsageError } from '../../support/usage-error';
import { isBelow, WatchedFiles } from '../../support/watched-files';
import { EarlierRuns } from '../cpp/earlier-runs';
import { prepare } from '../run/execute';
import { load } from '../run/load';
import type { RunOptions } from '../run/options';
import type { ConformanceRun } from '../run/run';
import { NothingSelected } from '../run/selection';
import { placesOf, type SubjectPlaces } from '../run/subject-places';
import { isRed } from '../verdict/verdict';
import { type Key, readKeys } from './keys';

/** What a run of `--watch` is about. */
interface Request {
  /** Why it runs, for the reader. */
  readonly why: string;
  /** Narrows the selection of the command line. */
  readonly narrowed?: Partial<RunOptions>;
  /** Whether C++ cases run even if their program has not changed since they passed. */
  readonly fresh?: boolean;
}

/** The features for one of the two documents. */
type Column = 'cpp' | 'ide';
const tagsOf = { cpp: 'not @needs.ide', ide: '@needs.ide' } as const;

/** The harness's own files are loaded already. Those that ninja reads are not among them. */
const loadedFolders = ['harness', 'steps', 'support'].map((folder) => path.join(root, folder));
const harnessCpp = path.join(root, 'conformance-cpp');

export interface Watching {
  /** Runs the features and prints the result. */
  run(options: RunOptions): Promise<ConformanceRun>;
  /** What the user types. */
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WritableStream;
}

/** Runs and watches until the user quits. @returns the exit status of the last run */
export async function watch(options: RunOptions, watching: Watching): Promise<number> {
  return await new Watch(options, watching).toTheEnd();
}

class Watch {
  readonly #files: WatchedFiles;
  readonly #closeKeys: () => void;
  readonly #typed: Key[] = [];
  /** The red scenarios: the features that they are in, by their ids. */
  readonly #red = new Map<string, string>();
  #places: SubjectPlaces = { manifests: [], prepare: [], cpp: [], ide: [] };
  #baseline: readonly string[] = [];
  readonly #earlier = new EarlierRuns();
  #last: Request = { why: '' };
  #status: number = exitStatus.couldNotBeJudged;
  /** Whether the `prepare` commands ran, and the generator worked, since the subject changed. */
  #prepared = false;
  #checked = false;
  /** Whether something has happened to the files. */
  #rung = false;
  #running = false;
  #wake: () => void = () => {};

  constructor(
    private readonly options: RunOptions,
    private readonly watching: Watching,
  ) {
    this.#files = new WatchedFiles([options.build, options.reports], () => {
      this.#rung = true;
      this.#wake();
    });
    this.#closeKeys = readKeys(watching.input, (key) => {
      // A signal stops all that the run has started.
      if (key === 'quit' && this.#running) process.kill(process.pid, 'SIGINT');
      this.#typed.push(key);
      this.#wake();
    });
  }

  async toTheEnd(): Promise<number> {
    try {
      await this.#watchPlaces();
      await this.#run({ why: '' });
      for (let next = await this.#next(); next !== 'quit'; next = await this.#next()) await this.#run(next);
      return this.#status;
    } finally {
      this.#files.close();
      this.#closeKeys();
    }
  }

  /** Waits for a key or a change that asks for a run. */
  async #next(): Promise<Request | 'quit'> {
    const failed = this.#red.size === 0 ? '' : `, f runs the ${this.#red.size} failed`;
    this.#print(`\nWaiting for changes. Enter runs the same again, a all${failed}, q quits.\n`);
    for (;;) {
      const key = this.#typed.shift();
      if (key === 'quit') return 'quit';
      const request = key === undefined ? await this.#changes() : this.#asked(key);
      if (request !== undefined) return request;
      if (this.#typed.length > 0 || this.#rung) continue;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  #asked(key: Exclude<Key, 'quit'>): Request | undefined {
    if (key === 'all') return { why: 'All scenarios', fresh: true };
    if (key === 'again') return { ...this.#last, why: 'Again', fresh: true };
    if (this.#red.size === 0) {
      this.#print('No scenario has failed.\n');
      return undefined;
    }
    const paths = [...new Set(this.#red.values())];
    return { why: 'The failed scenarios', fresh: true, narrowed: { ids: new Set(this.#red.keys()), paths } };
  }

  async #changes(): Promise<Request | undefined> {
    if (!this.#rung) return undefined;
    this.#rung = false;
    const files = await this.#files.changes();
    return files.length === 0 ? undefined : await this.#dependents(files);
  }

  /** What depends on files that have changed. */
  async #dependents(changed: readonly string[]): Promise<Request | undefined> {
    const why = `${listed(changed)} changed`;
    const own = changed.filter((file) => isBelow(file, loadedFolders));
    if (own.length > 0) this.#print(`\n${listed(own)} changed: quit and start again to use it.\n`);
    if (changed.some((file) => isBelow(file, this.#places.manifests))) {
      this.#prepared = false;
      this.#checked = false;
      return { why, fresh: true };
    }
    const rebuilt = changed.some((file) => isBelow(file, this.#places.prepare));
    const written = rebuilt ? await this.#prepareAgain(why) : [];
    if (written === undefined) return undefined;
    const request = this.#requestFor(why, [...changed, ...written]);
    if (request === undefined && rebuilt) this.#print(`\n${why}, but nothing that the subject consists of.\n`);
    return request;
  }

  #requestFor(why: string, files: readonly string[]): Request | undefined {
    const some = (places: readonly string[]): boolean => files.some((file) => isBelow(file, places));
    const cpp = some(this.#places.cpp);
    const columns: Column[] = [
      ...(cpp || some([harnessCpp]) ? ['cpp' as const] : []),
      ...(some(this.#places.ide) ? ['ide' as const] : []),
    ];
    if (cpp) this.#checked = false;
    // A program that is linked with it stays the same file.
    if (files.some(isSharedLibrary)) this.#earlier.forget();
    const { features, paths } = this.options;
    const written = files.filter((file) => isBelow(file, [features, ...paths, ...this.#baseline]));
    const changed = written.filter((file) => file.endsWith('.feature'));
    // A catalogue or a baseline says something about all scenarios.
    const everything = written.length > changed.length || columns.length + Math.min(changed.length, 1) > 1;
    if (everything) return { why };
    if (columns[0] !== undefined) return { why, narrowed: { tags: this.#tags(columns[0]) } };
    return changed.length > 0 ? this.#ofFeatures(why, changed) : undefined;
  }

  #tags(column: Column): string {
    const { tags } = this.options;
    return tags === undefined ? tagsOf[column] : `(${tags}) and ${tagsOf[column]}`;
  }

  #ofFeatures(why: string, features: readonly string[]): Request | undefined {
    // Its scenarios may have other names now.
    for (const [id, file] of this.#red) if (features.includes(file)) this.#red.delete(id);
    const paths = features.filter((file) => this.#files.has(file));
    if (paths.length > 0) return { why, narrowed: { paths } };
    this.#print(`\n${why}: it was removed.\n`);
    return undefined;
  }

  /** Runs the `prepare` commands. @returns the files that changed meanwhile; undefined if it failed */
  async #prepareAgain(why: string): Promise<readonly string[] | undefined> {
    this.#prepared = false;
    return await this.#reported(why, () => this.#prepare());
  }

  async #prepare(): Promise<readonly string[]> {
    const written = new Set<string>();
    for (;;) {
      const { subject } = await load(this.options);
      await prepare(subject, this.options.progress);
      const { prepare: sources, cpp, ide } = this.#places;
      const files = await this.#files.changes();
      for (const file of files) written.add(file);
      // A source was changed while the commands ran. They may have read it before.
      if (files.some((file) => isBelow(file, sources) && !isBelow(file, [...cpp, ...ide]))) continue;
      this.#prepared = true;
      return [...written];
    }
  }

  async #run(request: Request): Promise<void> {
    this.#last = request;
    this.#running = true;
    await this.#reported(request.why, async () => {
      const before = this.#status;
      this.#status = exitStatus.couldNotBeJudged;
      // Here, and not in the run: what it writes is no change to run for.
      if (!this.#prepared) await this.#prepare();
      if (request.fresh === true) this.#earlier.forget();
      const { narrowed } = request;
      const options = { ...this.options, ...narrowed, prepared: true, checked: this.#checked, earlier: this.#earlier };
      try {
        this.#take(await this.watching.run(options));
        this.#checked = true;
        this.#tellReused();
      } catch (error) {
        if (!(error instanceof NothingSelected) || request.narrowed === undefined) throw error;
        this.#status = before;
        this.#print('No selected scenario depends on it.\n');
      }
    });
    this.#running = false;
    await this.#watchPlaces();
  }

  #take({ judgement, plan }: ConformanceRun): void {
    this.#status = judgement.conforms ? exitStatus.conforms : exitStatus.doesNotConform;
    const files = new Map(plan.scenarios.map(({ id, pickle }) => [id, path.resolve(plan.base, pickle.uri)]));
    for (const { id, verdict } of judgement.scenarios) {
      if (isRed(verdict)) this.#red.set(id, files.get(id)!);
      else this.#red.delete(id);
    }
  }

  #tellReused(): void {
    const count = this.#earlier.takeCount();
    if (count === 0) return;
    const kept = count === 1 ? '1 C++ scenario keeps its result' : `${count} C++ scenarios keep their results`;
    this.#print(`${kept}, because the test programs have not changed. Press Enter to run them too.\n`);
  }

  /** The subject may consist of other files than before. */
  async #watchPlaces(): Promise<void> {
    const { features, paths } = this.options;
    // A manifest that cannot be read was reported by the run.
    const { subject } = (await load(this.options).catch(() => undefined)) ?? {};
    if (subject !== undefined) {
      this.#places = placesOf(subject);
      this.#baseline = subject.baseline === undefined ? [] : [subject.baseline];
    }
    const ofSubject = Object.values(this.#places).flat();
    const ofFeatures = paths.length > 0 ? paths : [features];
    await this.#files.watch([...ofFeatures, ...ofSubject, ...this.#baseline, ...loadedFolders, harnessCpp]);
  }

  /** Does something, and prints why before, and the error if it cannot be done. */
  async #reported<Result>(why: string, task: () => Promise<Result>): Promise<Result | undefined> {
    if (why !== '') this.#print(`\n${why}\n`);
    try {
      return await task();
    } catch (error) {
      this.#print(`${error instanceof UsageError ? error.message : error instanceof Error ? error.stack : error}\n`);
      return undefined;
    }
  }

  #print(text: string): void {
    this.watching.output.write(text);
  }
}

/** `libfoo.so`, `libfoo.so.3.21`, `libfoo.dylib`. */
function isSharedLibrary(file: string): boolean {
  return /\.(so(\.[\d.]+)?|dylib)$/.test(file);
}

/** Some files, for the reader. */
function listed(files: readonly string[]): string {
  const names = files.slice(0, 3).map((file) => path.relative(process.cwd(), file));
  return files.length > names.length ? `${names.join(', ')} and ${files.length - names.length} more` : names.join(', ');
}
