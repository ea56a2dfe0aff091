// The dialogs of a tab's pages, as the commands of a test speak of them. Pure.

import type { DialogAnswer, DialogKind, ShownDialog } from '../page/protocol';

/** An answer that a command gives after the action whose dialog it answers. */
export interface LaterAnswer {
  readonly commandId: string;
  readonly answer: DialogAnswer;
}

/** What was shown, and what is to be answered next. */
export class Dialogs {
  /** Shown, and not asked for by a command yet. */
  #untaken: ShownDialog[] = [];
  /** What the action before has shown; recorders write their answer after it. */
  #recent = new Set<DialogKind>();
  #prepared: DialogAnswer[] = [];
  /** The commands after the last action whose answers it knew. */
  #later = new Set<string>();
  /** Whether the page may still know answers of the action before. */
  #hasTold = false;

  /** Forgets everything. */
  clear(): void {
    this.#untaken = [];
    this.#prepared = [];
    this.#recent.clear();
    this.#later.clear();
  }

  /** Says what the next dialog of a kind is answered. */
  prepare(answer: DialogAnswer): void {
    this.#prepared.push(answer);
  }

  /**
   * An action is about to be played.
   * @param later the answers that its dialogs get by the commands that follow it
   * @returns all answers that the page is to know, in place of those it knows; nothing when it knows no others
   */
  beforeAction(later: readonly LaterAnswer[]): readonly DialogAnswer[] | undefined {
    this.#recent.clear();
    this.#later = new Set(later.map(({ commandId }) => commandId));
    const answers = [...this.#prepared, ...later.map(({ answer }) => answer)];
    const isKnown = answers.length === 0 && !this.#hasTold;
    this.#hasTold = answers.length > 0;
    return isKnown ? undefined : answers;
  }

  /** Whether the last action knew the answer of a command that follows it. */
  hasAnswered(commandId: string): boolean {
    return this.#later.has(commandId);
  }

  /** The pages have shown dialogs. */
  shown(dialogs: readonly ShownDialog[]): void {
    for (const dialog of dialogs) {
      this.#untaken.push(dialog);
      this.#recent.add(dialog.kind);
      const answered = this.#prepared.findIndex(({ kind }) => kind === dialog.kind);
      if (answered >= 0) this.#prepared.splice(answered, 1);
    }
  }

  /** The oldest dialog of a kind that no command has asked for; it is asked for now. */
  take(kind: DialogKind): ShownDialog | undefined {
    const position = this.#untaken.findIndex((dialog) => dialog.kind === kind);
    return position < 0 ? undefined : this.#untaken.splice(position, 1)[0];
  }

  /** Whether the last action has shown a dialog of a kind. */
  wasJustShown(kind: DialogKind): boolean {
    return this.#recent.has(kind);
  }
}
