// What keeps unsaved changes from being lost: the project is kept by the browser while it has any, and offered at the next
// start when the window went away before it was saved, in whatever way.

import * as z from 'zod/mini';
import '../../validation/schema-settings';
import { type Project, readProject } from '../../project/side-project';
import { isUnsaved, type Store } from './store';

/** A project that a window left behind. */
export interface LeftProject {
  readonly key: string;
  readonly project: Project;
  readonly keptAt: Date;
}

/** Each window keeps its project under a key of its own, so that none overwrites what another has left. */
const keyPrefix = 'unsaved:';
/** Changes that follow one another are kept together, no more often than this. */
const keepEveryMs = 500;
/** To keep a huge project takes its time; it may take this part of the window's. */
const keepShare = 1 / 20;

const kept = z.object({ project: z.unknown(), keptAt: z.number() });

/** Keeps the project of a store while it has unsaved changes. */
export class Recovery {
  readonly #store: Store;
  readonly #key = `${keyPrefix}${crypto.randomUUID()}`;
  readonly #failed: (problem: string) => void;
  /** What is kept now. */
  #kept: Project | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = keepEveryMs;
  #over = false;
  #hasFailed = false;

  /** @param failed told once when the project cannot be kept, with the browser's words */
  constructor(store: Store, failed: (problem: string) => void) {
    this.#store = store;
    this.#failed = failed;
    store.subscribe(() => this.#changed());
    // Closed with changes that are not kept yet: the last moment for it.
    addEventListener('pagehide', () => void this.#keep());
  }

  /** The projects that other windows have left behind, the newest first. */
  async left(): Promise<readonly LeftProject[]> {
    const stored = await chrome.storage.local.get(null);
    return Object.entries(stored)
      .filter(([key]) => key.startsWith(keyPrefix) && key !== this.#key)
      .flatMap(([key, value]) => {
        const entry = kept.safeParse(value);
        const reading = entry.success ? readProject(entry.data.project) : undefined;
        if (!entry.success || !reading || 'problem' in reading) return [];
        return [{ key, project: reading.project, keptAt: new Date(entry.data.keptAt) }];
      })
      .sort((one, other) => other.keptAt.getTime() - one.keptAt.getTime());
  }

  /** A project that was left behind is not needed any longer: it was opened, or is not wanted. */
  async drop({ key }: LeftProject): Promise<void> {
    await chrome.storage.local.remove(key);
  }

  /** The window goes away, and its user knows that unsaved changes are lost. */
  async end(): Promise<void> {
    this.#over = true;
    clearTimeout(this.#timer);
    await chrome.storage.local.remove(this.#key);
  }

  #changed(): void {
    const { project } = this.#store.state;
    if (!isUnsaved(this.#store.state)) {
      if (this.#kept) void this.#forget();
    } else if (project !== this.#kept && this.#timer === undefined) {
      // The first change at once, those that follow together.
      void this.#keep();
    }
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { project } = this.#store.state;
    if (this.#over || !isUnsaved(this.#store.state) || project === this.#kept) return;
    this.#kept = project;
    this.#timer = setTimeout(() => void this.#keep(), this.#pauseMs);
    const start = performance.now();
    try {
      await chrome.storage.local.set({ [this.#key]: { project, keptAt: Date.now() } });
    } catch (error) {
      if (!this.#hasFailed) this.#failed(error instanceof Error ? error.message : String(error));
      this.#hasFailed = true;
    }
    this.#pauseMs = Math.max(keepEveryMs, (performance.now() - start) / keepShare);
  }

  async #forget(): Promise<void> {
    this.#kept = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await chrome.storage.local.remove(this.#key);
  }
}
