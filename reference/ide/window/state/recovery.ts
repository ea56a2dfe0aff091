// Recovery of unsaved changes: the browser stores a project while it has unsaved changes. If the window goes away
// before the project is saved, the next window offers to restore it. The browser's storage may be full or damaged: the
// user is told, and the window goes on.

import * as z from 'zod/mini';
import '../../validation/schema-settings';
import { type Project, readProject } from '../../project/side-project';
import { isUnsaved, type Store } from './store';

/** An unsaved project of an earlier window. */
export interface LeftProject {
  readonly key: string;
  readonly project: Project;
  readonly keptAt: Date;
}

/** Each window stores its project under its own key, so that no window overwrites another's project. */
const keyPrefix = 'unsaved:';
/** The shortest interval between two writes. */
const keepEveryMs = 500;
/** The interval between two attempts while the storage refuses a project. */
const retryMs = 5_000;
/** Storing a huge project is slow; writes may take at most this share of the window's time. */
const keepShare = 1 / 20;

const kept = z.object({ project: z.unknown(), keptAt: z.number() });

/** Stores the project while it has unsaved changes. */
export class Recovery {
  readonly #store: Store;
  readonly #key = `${keyPrefix}${crypto.randomUUID()}`;
  readonly #warn: (warning: string) => void;
  /** The stored project. */
  #kept: Project | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = keepEveryMs;
  #over = false;
  /** Whether the storage has refused the project since it last took it. */
  #hasFailed = false;

  /** @param warn called with a sentence for the user when the storage fails */
  constructor(store: Store, warn: (warning: string) => void) {
    this.#store = store;
    this.#warn = warn;
    store.subscribe(() => this.#changed());
    // The last chance to store pending changes when the window closes.
    addEventListener('pagehide', () => void this.#keep());
  }

  /** The unsaved projects of earlier windows, newest first. */
  async left(): Promise<readonly LeftProject[]> {
    const stored = await chrome.storage.local.get(null).catch((error: unknown) => {
      this.#warn(`Unsaved projects of earlier windows cannot be read: ${textOf(error)}`);
      return {};
    });
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

  /** Deletes a stored project after the user has opened or declined it. */
  async drop({ key, project }: LeftProject): Promise<void> {
    await this.#remove(key, project);
  }

  /** Deletes this window's stored project: the window ends, and the user has agreed to lose unsaved changes. */
  async end(): Promise<void> {
    this.#over = true;
    clearTimeout(this.#timer);
    if (this.#kept) await this.#remove(this.#key, this.#kept);
  }

  #changed(): void {
    const { project } = this.#store.state;
    if (!isUnsaved(this.#store.state)) {
      if (this.#kept) void this.#forget();
    } else if (project !== this.#kept && this.#timer === undefined) {
      // Store the first change at once, and later ones together.
      void this.#keep();
    }
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { project } = this.#store.state;
    if (this.#over || !isUnsaved(this.#store.state) || project === this.#kept) return;
    const before = this.#kept;
    this.#kept = project;
    this.#timer = setTimeout(() => void this.#keep(), this.#pauseMs);
    const start = performance.now();
    try {
      await chrome.storage.local.set({ [this.#key]: { project, keptAt: Date.now() } });
      this.#hasFailed = false;
    } catch (error) {
      // A later change may have been stored in the meantime.
      if (this.#kept === project) this.#kept = before;
      if (!this.#hasFailed)
        this.#warn(`Unsaved changes cannot be stored and would be lost if the window crashed: ${textOf(error)}`);
      this.#hasFailed = true;
    }
    this.#pauseMs = Math.max(this.#hasFailed ? retryMs : keepEveryMs, (performance.now() - start) / keepShare);
  }

  async #forget(): Promise<void> {
    const project = this.#kept;
    this.#kept = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (project) await this.#remove(this.#key, project);
  }

  /** Deletes a stored project. What stays is only offered once more, so that no caller has to fail. */
  async #remove(key: string, { name }: Project): Promise<void> {
    try {
      await chrome.storage.local.remove(key);
    } catch (error) {
      this.#warn(`“${name}” cannot be deleted from the browser's storage and will be offered again: ${textOf(error)}`);
    }
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
