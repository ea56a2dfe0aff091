// The clipboard as a user knows it: what was copied in one window is pasted in another one.

import type { Page } from 'puppeteer';
import type { BrowserSession } from './session';

const field = 'textarea';

/** A page with nothing but room for text, in a window beside the one that the user looks at, which stays in front. */
export class Notepad {
  private constructor(private readonly page: Page) {}

  /** Opens the page; it is closed with whatever else a scenario leaves. */
  static async open(session: BrowserSession): Promise<Notepad> {
    return new Notepad(await session.openAside(session.pages.publish(`<${field}></${field}>`)));
  }

  /** Writes a text and copies all of it, so that it is on the clipboard. @param text not empty */
  async copy(text: string): Promise<void> {
    await this.write(text);
    await this.page.keyboard.press('Insert', { commands: ['SelectAll', 'Copy'] });
  }

  /** Pastes what is on the clipboard over what stands here. Returns the text; an empty one when no text is on the clipboard. */
  async paste(): Promise<string> {
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
