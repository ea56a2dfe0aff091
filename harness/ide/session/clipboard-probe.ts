// The clipboard as a user knows it: what was copied in one window is pasted in another one.

import type { Page } from 'puppeteer';
import { eventually, NotInTime, patience } from '../../../support/waiting';
import type { BrowserSession } from './session';

const field = 'textarea';

/** A page with nothing but room for text, in a window beside the one that the user looks at, which stays in front. */
export class Notepad {
  private constructor(
    private readonly page: Page,
    private readonly session: BrowserSession,
  ) {}

  /** Opens the page; it is closed with whatever else a scenario leaves. */
  static async open(session: BrowserSession): Promise<Notepad> {
    return new Notepad(await session.openAside(session.pages.publish(`<${field}></${field}>`)), session);
  }

  /** Writes a text and copies all of it; it is on the clipboard then. @param text not empty @throws NotInTime when it does not come there */
  async copy(text: string): Promise<void> {
    const limit = patience.limitMs;
    await this.write(text);
    await this.page.keyboard.press('Insert', { commands: ['SelectAll', 'Copy'] });
    const copied = await this.pasteUntil((pasted) => pasted === text);
    if (copied !== text) throw new NotInTime(`"${text}" on the clipboard`, limit, `On it is "${copied}".`);
  }

  /** What is pasted over what stands here, as soon as it is another text than before; whatever it is when the time is up. */
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

  /** Pastes once. The text is empty when no text is on the clipboard, and also when the clipboard changes at this very moment. */
  private async paste(): Promise<string> {
    await this.write('');
    await this.page.keyboard.press('Insert', { commands: ['Paste'] });
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
