// Reads and writes the clipboard as a user does: by copying and pasting in a window.

import type { Page } from 'puppeteer-core';
import { eventually, WaitTimeout, waitLimit } from '../../../support/waiting';
import { giveEditingCommands } from '../window/editing-commands';
import type { IdeSession } from './ide-session';

const field = 'textarea';

/** A page with one text area, in a window behind the user's. */
export class ClipboardProbe {
  private constructor(
    private readonly page: Page,
    private readonly session: IdeSession,
  ) {}

  /** Opens the page. The end of the scenario closes it. */
  static async open(session: IdeSession): Promise<ClipboardProbe> {
    return new ClipboardProbe(await session.openAside(session.pages.publish(`<${field}></${field}>`)), session);
  }

  /**
   * Copies a text to the clipboard.
   *
   * @param text not empty
   * @throws WaitTimeout when the clipboard does not get it in time
   */
  async copy(text: string): Promise<void> {
    const limit = waitLimit.ms;
    await this.write(text);
    await giveEditingCommands(this.page, 'SelectAll', 'Copy');
    const copied = await this.pasteUntil((pasted) => pasted === text);
    if (copied !== text) throw new WaitTimeout(`"${text}" on the clipboard`, limit, `It has "${copied}".`);
  }

  /** Pastes until the text differs from an earlier one, or the limit is reached. @returns the pasted text */
  async pasteOtherThan(before: string): Promise<string> {
    return this.pasteUntil((pasted) => pasted !== before && pasted !== '');
  }

  private async pasteUntil(wanted: (pasted: string) => boolean): Promise<string> {
    return eventually(
      () => this.paste(),
      wanted,
      () => this.session.change(),
    );
  }

  /** Pastes once. @returns an empty text when the clipboard has no text or is just changing */
  private async paste(): Promise<string> {
    await this.write('');
    await giveEditingCommands(this.page, 'Paste');
    return this.page.$eval(field, ({ value }) => value);
  }

  private async write(text: string): Promise<void> {
    await this.page.$eval(
      field,
      (area, value) => {
        area.value = value;
        area.focus();
      },
      text,
    );
  }
}
