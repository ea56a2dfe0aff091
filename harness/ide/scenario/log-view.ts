// The log in the IDE's window, as the user of a scenario filters and copies it.

import { ClipboardProbe } from '../session/clipboard-probe';
import type { IdeSession } from '../session/ide-session';
import type { IdeDriver, LogGroup, LogType } from '../window/ide-driver';

const copiedBefore = 'what the user had copied before';

export class LogView {
  /** For each filter that the user has set, how to take it away. */
  private readonly filters = new Map<'group' | 'type', () => Promise<void>>();
  /** Reads what the IDE has copied. */
  private clipboard: ClipboardProbe | undefined;

  constructor(
    private readonly session: IdeSession,
    private readonly driver: IdeDriver,
  ) {}

  async filterByGroup(group: LogGroup): Promise<void> {
    this.filters.set('group', () => this.driver.filterLog('All'));
    await this.driver.filterLog(group);
  }

  async filterByType(type: LogType): Promise<void> {
    this.filters.set('type', () => this.driver.filterLogByType('All types'));
    await this.driver.filterLogByType(type);
  }

  /** Takes away the filters that the user has set. @returns whether there were any */
  async showAll(): Promise<boolean> {
    for (const takeAway of this.filters.values()) await takeAway();
    return this.filters.size > 0;
  }

  /** Copies the log, after putting another text on the clipboard. */
  async copy(): Promise<void> {
    this.clipboard ??= await ClipboardProbe.open(this.session);
    await this.clipboard.copy(copiedBefore);
    await this.driver.copyLog();
  }

  /** The clipboard's text after {@link copy}; the earlier text if the IDE copied nothing. */
  async pasted(): Promise<string> {
    const { clipboard } = this;
    if (clipboard === undefined)
      throw new Error('The scenario copies nothing. Add `When the user copies the log` before this step.');
    return clipboard.pasteOtherThan(copiedBefore);
  }
}
