// The IDE's whole state at one moment: its storage, its window's state, and the open tabs.

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

/** The window's state. Long texts are abridged or hashed. */
export interface SeenWindow {
  readonly project: { readonly id: string; readonly name: string; readonly everything: string };
  readonly unsaved: boolean;
  /** The number of commands of the selected test; null if no test is selected. */
  readonly commands: number | null;
  readonly log: readonly SeenEntry[];
  readonly dialogs: readonly string[];
  /** The rest of the window's state, as JSON by name. */
  readonly others: Readonly<Record<string, string>>;
}

/** The whole state. */
export interface IdeState {
  readonly session: Session;
  /** All other storage, as JSON. */
  readonly stored: string;
  /** Null while the window starts. */
  readonly window: SeenWindow | null;
  /** The addresses of the browser's tabs. */
  readonly tabs: readonly string[];
  /** Properties that were added to the built-in prototypes. */
  readonly pollution: readonly string[];
}

/** A text as a state contains it: only its start and its length if it is long. */
export function abridged(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 200)}… (${text.length})`;
}

/**
 * Reads the state. The function is self-contained, because it runs inside the IDE's page.
 *
 * The window does not expose its state, so this reads the properties of the component that Preact has rendered.
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
  // The window stores unsaved changes for recovery, with a delay. They are compared as the window's project.
  const kept = Object.entries(await local.get(null)).filter(([key]) => !key.startsWith('unsaved:'));
  const others = [rest, Object.fromEntries(kept), await sync.get(null), { ...localStorage }];

  const rendered = document.body as unknown as { __k?: { __k?: { props?: { ide?: IdeWindow } }[] } };
  const ide = rendered.__k?.__k?.[0]?.props?.ide;
  let seen: SeenWindow | null = null;
  if (ide) {
    const { project, savedProject, log, dialogs, ...rest } = ide.state;
    // These follow the storage with a delay. The storage itself is compared.
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
  const added = (prototype: object) =>
    Object.getOwnPropertyNames(prototype).filter((name) => {
      // The browser's own properties are not enumerable.
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
    pollution: [Object.prototype, Array.prototype, String.prototype, Function.prototype].flatMap(added),
  };
}
