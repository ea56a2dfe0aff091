// What the document says about the IDE at one moment, and the moves that lead from one such state to another.

/** One of the two plugins. */
export type Plugin = 'A' | 'B';

/** Both plugins. */
export const plugins: readonly Plugin[] = ['A', 'B'];

/** A dialog that waits for the user. */
export type Question =
  | { readonly kind: 'connection'; readonly by: Plugin }
  | { readonly kind: 'load'; readonly project: string }
  | { readonly kind: 'close' };

/** An entry of the log in the open window. */
export interface Entry {
  readonly text: string;
  readonly group: 'System' | 'Playback';
}

/** The open project. */
export interface Project {
  readonly name: string;
  /** Whether its first command opens `/basket`: the steps about saved projects look for it. */
  readonly opensBasket: boolean;
}

/** What the document says about the IDE at one moment; what is `undefined` is unknown. */
export interface IdeState {
  readonly isOpen: boolean;
  readonly controller: Plugin | 'nobody';
  readonly registered: ReadonlySet<Plugin>;
  readonly project: Project | undefined;
  readonly isUnsaved: boolean | undefined;
  /** The dialog that is open, if there is one. */
  readonly question: Question | undefined;
  /** How many moves ago a test began to play; `never` in this window. */
  readonly playing: number | 'never' | undefined;
  readonly entries: readonly Entry[];
  /** How many projects each plugin has been sent. */
  readonly received: Readonly<Record<Plugin, number>>;
  /** Whether a download was looked for: the steps see the first one only. */
  readonly hasDownloaded: boolean;
  /** For texts that no earlier move has used. */
  readonly count: number;
}

/** One line of a scenario. */
export interface Step {
  readonly text: string;
  readonly table?: readonly (readonly [string, string])[];
  /** The rules that it checks; absent if it acts. */
  readonly rules?: readonly string[];
}

/** Something that happens, and what it shows. */
export interface Move {
  /** The same for the same move in another state. */
  readonly key: string;
  /** How often it is chosen beside others. */
  readonly weight: number;
  readonly steps: readonly Step[];
  readonly next: IdeState;
}

/** An IDE that was just opened for the first time. */
export const beginning: IdeState = {
  isOpen: true,
  controller: 'nobody',
  registered: new Set(),
  project: undefined,
  isUnsaved: false,
  question: undefined,
  playing: 'never',
  entries: [],
  received: { A: 0, B: 0 },
  hasDownloaded: false,
  count: 0,
};

/** A step that acts. */
export const act = (text: string, table?: Step['table']): Step => ({ text, ...(table && { table }) });
/** A step that checks these rules. */
export const check = (text: string, ...rules: string[]): Step => ({ text, rules });

/** What a new window or a restart leaves open. */
export const leftOpen = {
  entries: [] as readonly Entry[],
  project: undefined,
  isUnsaved: undefined,
  playing: undefined,
  question: undefined,
};

/** Whoever controls the IDE, if that is what a rule speaks of. */
export function controlled({ controller }: IdeState, ...rules: string[]): Step {
  return check(
    controller === 'nobody' ? 'the IDE is not controlled' : `the IDE is controlled by plugin ${controller}`,
    ...rules,
  );
}

/** The IDE after its window has closed. */
export function closed(state: IdeState): IdeState {
  return { ...state, ...leftOpen, isOpen: false, controller: 'nobody', registered: new Set() };
}
