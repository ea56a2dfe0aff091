// The dialogs of a tab's pages, and their answers by commands of the test. Pure.

import type { DialogAnswer, DialogKind, ShownDialog } from '../page/protocol';

/** An answer by a command that follows the action. */
export interface LaterAnswer {
  readonly commandId: string;
  readonly answer: DialogAnswer;
}

/** The shown dialogs and the prepared answers. */
export class Dialogs {
  /** Shown dialogs that no command has checked yet. */
  #untaken: ShownDialog[] = [];
  /** The kinds of dialogs that the last action caused; recorders write the answer after it. */
  #recent = new Set<DialogKind>();
  #prepared: DialogAnswer[] = [];
  /** The later commands whose answers the last action used. */
  #later = new Set<string>();
  /** Whether the page may still have answers from the previous action. */
  #pageHasAnswers = false;

  /** Forgets everything. */
  clear(): void {
    this.#untaken = [];
    this.#prepared = [];
    this.#recent.clear();
    this.#later.clear();
  }

  /** Sets the answer to the next dialog of a kind. */
  prepare(answer: DialogAnswer): void {
    this.#prepared.push(answer);
  }

  /**
   * Prepares the answers for an action.
   * @param later the answers by the commands that follow it
   * @returns the answers that replace those in the page; undefined if nothing changes
   */
  beforeAction(later: readonly LaterAnswer[]): readonly DialogAnswer[] | undefined {
    this.#recent.clear();
    this.#later = new Set(later.map(({ commandId }) => commandId));
    const answers = [...this.#prepared, ...later.map(({ answer }) => answer)];
    const isKnown = answers.length === 0 && !this.#pageHasAnswers;
    this.#pageHasAnswers = answers.length > 0;
    return isKnown ? undefined : answers;
  }

  /** Whether the last action has already used a command's answer. */
  hasAnswered(commandId: string): boolean {
    return this.#later.has(commandId);
  }

  /** Records dialogs that the pages have shown. */
  shown(dialogs: readonly ShownDialog[]): void {
    for (const dialog of dialogs) {
      this.#untaken.push(dialog);
      this.#recent.add(dialog.kind);
      const answered = this.#prepared.findIndex(({ kind }) => kind === dialog.kind);
      if (answered >= 0) this.#prepared.splice(answered, 1);
    }
  }

  /** Takes the oldest dialog of a kind that no command has checked yet. */
  take(kind: DialogKind): ShownDialog | undefined {
    const position = this.#untaken.findIndex((dialog) => dialog.kind === kind);
    return position < 0 ? undefined : this.#untaken.splice(position, 1)[0];
  }

  /** Whether the last action caused a dialog of a kind. */
  wasJustShown(kind: DialogKind): boolean {
    return this.#recent.has(kind);
  }
}
