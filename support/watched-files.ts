// Says which files change. Node.js's own watch is only a bell: which file has changed is found by comparing, so it does
// not matter how an editor saves, in which order events come, or whether a tool wrote the same text again.

import { createHash } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** How long nothing may happen before the bell rings: an editor, and more so a build, writes several times. */
const quietMs = 50;

/** Whether a path is one of some places, or below one of them. */
export function isBelow(file: string, places: readonly string[]): boolean {
  return places.some((place) => file === place || file.startsWith(place + path.sep));
}

interface Version {
  readonly time: bigint;
  readonly size: bigint;
  readonly hash: string;
}

/** Files and folders, with all that is in the folders but hidden files, `node_modules`, and what is left out. */
export class WatchedFiles {
  #versions = new Map<string, Version>();
  readonly #watchers = new Map<string, FSWatcher>();
  #places: readonly string[] = [];
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param leftOut absolute paths
   * @param onEvent called some time after something has happened; {@link changes} says what
   */
  constructor(
    private readonly leftOut: readonly string[],
    private readonly onEvent: () => void,
  ) {}

  /**
   * Watches other places: absolute paths of files and folders. Those that do not exist yet count as empty. A file that
   * was watched before and has changed is still a change.
   */
  async watch(places: readonly string[]): Promise<void> {
    const before = this.#places;
    this.#places = [...new Set(places)];
    const now = await this.#look();
    for (const file of this.#versions.keys()) if (!isBelow(file, this.#places)) this.#versions.delete(file);
    for (const [file, version] of now) if (!isBelow(file, before)) this.#versions.set(file, version);
  }

  /** The files that were written, created or removed since the last call, sorted. */
  async changes(): Promise<string[]> {
    const before = this.#versions;
    this.#versions = await this.#look();
    const known = new Set([...before.keys(), ...this.#versions.keys()]);
    return [...known].filter((file) => before.get(file)?.hash !== this.#versions.get(file)?.hash).sort();
  }

  /** Whether a file was there at the last look. */
  has(file: string): boolean {
    return this.#versions.has(file);
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  async #look(): Promise<Map<string, Version>> {
    const folders = new Set<string>();
    const files = new Set<string>();
    for (const place of this.#places) await this.#collect(place, folders, files);
    // Before the files are read: what is written after that rings the bell.
    if (this.#listen(folders)) this.#ring();
    const versions = [...files].map(async (file) => [file, await versionOf(file, this.#versions.get(file))] as const);
    return new Map((await Promise.all(versions)).flatMap(([file, version]) => (version ? [[file, version]] : [])));
  }

  async #collect(place: string, folders: Set<string>, files: Set<string>): Promise<void> {
    if (this.leftOut.includes(place) || folders.has(place)) return;
    const entries = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => error.code);
    if (!Array.isArray(entries)) {
      if (entries === 'ENOTDIR') files.add(place);
      // A file that is replaced is another file: its folder sees that.
      folders.add(path.dirname(place));
      return;
    }
    folders.add(place);
    for (const entry of entries) {
      const name = path.join(place, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) await this.#collect(name, folders, files);
      else if (!this.leftOut.includes(name)) files.add(name);
    }
  }

  /** Watches exactly these folders. @returns whether some of them were not watched before */
  #listen(folders: ReadonlySet<string>): boolean {
    for (const [folder, watcher] of this.#watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    const added = [...folders].filter((folder) => !this.#watchers.has(folder));
    for (const folder of added) {
      try {
        const watcher = watch(folder, () => this.#ring());
        // The folder was removed: its parent sees that.
        watcher.on('error', () => watcher.close());
        this.#watchers.set(folder, watcher);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
    return added.some((folder) => this.#watchers.has(folder));
  }

  #ring(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.onEvent, quietMs);
  }
}

/** @param known what is known of the file; its text is read only if its time or size differs from that */
async function versionOf(file: string, known: Version | undefined): Promise<Version | undefined> {
  const status = await stat(file, { bigint: true }).catch(() => undefined);
  if (!status?.isFile()) return undefined;
  const { mtimeNs: time, size } = status;
  if (known?.time === time && known.size === size) return known;
  const text = await readFile(file).catch(() => undefined);
  return text && { time, size, hash: createHash('sha256').update(text).digest('hex') };
}
