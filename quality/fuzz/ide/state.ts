// All that the IDE is at one moment: what it stores, what its window holds, what is open.

import type { Session } from '../../../reference/ide/bridge/session';
import type { IdeWindow } from '../../../reference/ide/window/ide-window';

/** An entry of the log. */
export interface SeenEntry {
  readonly number: number;
  readonly group: string;
  readonly source: string;
  readonly level: string;
  readonly message: string;
}

/** The window's own state: nothing of it is left out, but long texts stand for themselves by length and beginning. */
export interface SeenWindow {
  readonly project: { readonly id: string; readonly name: string; readonly everything: string };
  readonly unsaved: boolean;
  /** How many commands the selected test has; null when none is selected. */
  readonly commands: number | null;
  readonly log: readonly SeenEntry[];
  readonly dialogs: readonly string[];
  /** Whatever else the window holds, as JSON by name. */
  readonly others: Readonly<Record<string, string>>;
}

/** The whole state. */
export interface IdeState {
  readonly session: Session;
  /** Everything that is stored anywhere else, as JSON. */
  readonly stored: string;
  /** Null while it starts. */
  readonly window: SeenWindow | null;
  /** The addresses of all tabs of the browser. */
  readonly tabs: readonly string[];
  /** What somebody has added to the prototypes that all objects share. */
  readonly pollution: readonly string[];
}

/** How a text is shown in a state: whole, unless it is long. */
export function abridged(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 200)}… (${text.length})`;
}

/**
 * Reads the state, inside of the IDE's page. Refers to nothing outside itself.
 *
 * The window keeps its state to itself; it is found where Preact, which draws it, remembers what it has drawn.
 */
export async function readIdeState(): Promise<IdeState> {
  const cut = (text: string): string => (text.length <= 200 ? text : `${text.slice(0, 200)}… (${text.length})`);
  const hash = async (text: string): Promise<string> => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const json = (value: unknown): string =>
    JSON.stringify(value, (_, part: unknown) => (part instanceof Map || part instanceof Set ? [...part] : part)) ?? '';
  const { session, local, sync } = chrome.storage;
  const { session: stored, ...rest } = await session.get(null);
  // Unsaved work is kept for a crash, whenever the window finds the time; it is compared as the window's project.
  const kept = Object.entries(await local.get(null)).filter(([key]) => !key.startsWith('unsaved:'));
  const others = [rest, Object.fromEntries(kept), await sync.get(null), { ...localStorage }];

  const drawn = document.body as unknown as { __k?: { __k?: { props?: { ide?: IdeWindow } }[] } };
  const ide = drawn.__k?.__k?.[0]?.props?.ide;
  let seen: SeenWindow | null = null;
  if (ide) {
    const { project, savedProject, log, dialogs, ...rest } = ide.state;
    // These follow what is stored, which is compared itself, a moment later.
    const { pluginCommands: _, exportLanguages: __, controlledBy: ___, ...more } = rest;
    const text = json(project);
    seen = {
      project: { id: cut(project.id), name: cut(project.name), everything: await hash(text) },
      unsaved: project !== savedProject,
      commands: project.tests.find(({ id }) => id === more.selectedTestId)?.commands.length ?? null,
      log: log.map(({ number, group, source, level, message }) => {
        return { number, group, source: cut(source), level, message: cut(message) };
      }),
      dialogs: dialogs.map(({ kind }) => kind),
      others: Object.fromEntries(
        await Promise.all(
          Object.entries(more).map(async ([name, value]) => {
            const written = json(value);
            return [name, written.length <= 1000 ? written : await hash(written)];
          }),
        ),
      ),
    };
  }
  const expected = (prototype: object) =>
    Object.getOwnPropertyNames(prototype).filter((name) => {
      // What the browser itself put there is not enumerable.
      return Object.getOwnPropertyDescriptor(prototype, name)?.enumerable === true;
    });
  const tabs = await chrome.tabs.query({});
  return {
    session: (stored as Session | undefined) ?? {
      registrations: {},
      control: { controller: null, pending: null },
      window: null,
    },
    stored: json(others),
    window: seen,
    tabs: tabs.map(({ url, pendingUrl }) => url ?? pendingUrl ?? '').sort(),
    pollution: [Object.prototype, Array.prototype, String.prototype, Function.prototype].flatMap(expected),
  };
}
