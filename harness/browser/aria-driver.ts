// The driver for every IDE whose window has the expected ARIA roles and names.

import type { ElementHandle, Page } from 'puppeteer';
import {
  type ElementQuery,
  fileChooser,
  type PerceivedElement,
  type Point,
  perceive,
  queryInWords,
} from './accessible';
import { nameColour } from './colour';
import type { Dialog, IdeDriver, IdeWindow, LogEntry, LogGroup, Question, Reply } from './driver';
import { eventually, NotInTime, within } from './waiting';

const questions: readonly (readonly [Question, ElementQuery])[] = [
  ['connection request', { role: 'dialog', name: 'Connection request' }],
  ['unsaved changes', { role: 'dialog', name: 'Unsaved changes' }],
];

const replies: Readonly<Record<Reply, ElementQuery>> = {
  accept: { role: 'button', name: 'Accept', within: { role: 'dialog', name: 'Connection request' } },
  decline: { role: 'button', name: 'Decline', within: { role: 'dialog', name: 'Connection request' } },
  discard: { role: 'button', name: 'Discard', within: { role: 'dialog', name: 'Unsaved changes' } },
  ignore: { role: 'button', name: 'Cancel', within: { role: 'dialog', name: 'Unsaved changes' } },
};

const heading = { role: 'heading' };
const log = { role: 'region', name: 'Log' };

/** Finds everything by ARIA role and accessible name. May be subclassed where an IDE differs. */
export class AriaDriver implements IdeDriver {
  constructor(protected readonly window: IdeWindow) {}

  async open(): Promise<void> {
    await this.window.open();
    await this.find(heading);
  }

  async isOpen(): Promise<boolean> {
    return (await this.window.page()) !== undefined;
  }

  async close(): Promise<void> {
    const page = await this.openPage();
    // The browser's own "Leave site?" comes when the page asks for it; a user who wants to close says yes.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.close({ runBeforeUnload: true });
    await this.until(
      'the IDE window is closed',
      () => this.isOpen(),
      (open) => !open,
    );
  }

  async run(): Promise<string | undefined> {
    return this.onPage((page) => page.evaluate(() => performance.timeOrigin.toString()), undefined);
  }

  async dialog(): Promise<Dialog | undefined> {
    for (const [question, query] of questions) {
      const [dialog] = await this.read(query);
      if (dialog !== undefined) return { question, text: dialog.text };
    }
    return undefined;
  }

  async reply(reply: Reply): Promise<void> {
    await this.click(replies[reply]);
  }

  async controller(): Promise<string> {
    return (await this.read({ role: 'status', name: 'Control' }))[0]?.text ?? '';
  }

  async log(): Promise<readonly LogEntry[]> {
    const entries = await this.read({ role: 'listitem', within: { role: 'list', name: 'Log entries', within: log } });
    return entries.map(({ text, colour, links }) => ({ text, colour: nameColour(colour), links }));
  }

  async filterLog(group: LogGroup): Promise<void> {
    const tab = { role: 'tab', name: group, within: { role: 'tablist', name: 'Log group' } };
    await this.click(tab);
    const isSelected = async (): Promise<boolean> => (await this.read(tab))[0]?.selected === true;
    await this.until(`${queryInWords(tab)} is selected`, isSelected, (selected) => selected);
  }

  async followLink(text: string): Promise<void> {
    await this.click({ role: 'link', name: text, within: log });
  }

  async projectName(): Promise<string> {
    return (await this.read(heading))[0]?.text ?? '';
  }

  async hasUnsavedChanges(): Promise<boolean> {
    return (await this.onPage((page) => page.title(), '')).startsWith('*');
  }

  async openProject(file: string, name: string): Promise<void> {
    const page = await this.openPage();
    const choosers = await page.evaluateHandle(fileChooser, 'Project file');
    const chooser = choosers.asElement() as ElementHandle<HTMLInputElement> | null;
    if (chooser === null) throw new Error('The IDE window has no file chooser labelled "Project file".');
    await chooser.uploadFile(file);
    await this.until(
      `the project "${name}" is loaded`,
      () => this.projectName(),
      (shown) => shown === name,
    );
  }

  async renameProject(name: string): Promise<void> {
    await this.enter({ role: 'textbox', name: 'Project name' }, name);
    await this.until(
      'the window shows an unsaved change',
      () => this.hasUnsavedChanges(),
      (unsaved) => unsaved,
    );
  }

  async save(): Promise<void> {
    await this.click({ role: 'button', name: 'Save' });
  }

  async play(): Promise<void> {
    await this.click({ role: 'button', name: 'Run test' });
    const status = async (): Promise<string> => (await this.read({ role: 'status', name: 'Playback' }))[0]?.text ?? '';
    await this.until('the playback status is `running`', status, (shown) => /running/i.test(shown));
  }

  /** What the window shows of a query at the moment; nothing while it is closed. */
  protected async read(query: ElementQuery): Promise<readonly PerceivedElement[]> {
    return this.onPage((page) => page.evaluate(perceive, query, false), []);
  }

  /** The first element of a query, as soon as there is one. */
  protected async find(query: ElementQuery): Promise<PerceivedElement> {
    const found = await this.until(
      `a ${queryInWords(query)}`,
      () => this.read(query),
      ({ length }) => length > 0,
    );
    return found[0]!;
  }

  /** Clicks the first element of a query, as soon as it can be clicked. */
  protected async click(query: ElementQuery): Promise<void> {
    const where = (): Promise<Point | undefined> =>
      this.onPage(async (page) => (await page.evaluate(perceive, query, true))[0]?.at, undefined);
    const at = await this.until(`a ${queryInWords(query)} that can be clicked`, where, (point) => point !== undefined);
    await (await this.openPage()).mouse.click(at!.x, at!.y);
  }

  /** Replaces the text of a field, as typing over all of it does. */
  protected async enter(field: ElementQuery, text: string): Promise<void> {
    await this.click(field);
    const { keyboard } = await this.openPage();
    await keyboard.down('Control');
    await keyboard.press('a', { commands: ['SelectAll'] });
    await keyboard.up('Control');
    await keyboard.sendCharacter(text);
    // Leaving the field is what tells some editors that the text is complete.
    await keyboard.press('Tab');
  }

  /** Reads a state until it is the wanted one. @throws NotInTime when it does not become that */
  protected async until<State>(
    awaited: string,
    read: () => Promise<State>,
    wanted: (state: State) => boolean,
  ): Promise<State> {
    const state = await eventually(read, wanted, () => this.window.change());
    if (!wanted(state))
      throw new NotInTime(`Waited in vain until there was: ${awaited}. Last seen: ${JSON.stringify(state)}`);
    return state;
  }

  /** The page of the open window. @throws NotInTime when it is closed and stays so */
  protected async openPage(): Promise<Page> {
    return (await this.until(
      'an open IDE window',
      () => this.window.page(),
      (page) => page !== undefined,
    ))!;
  }

  /** Does something on the page; when there is none, or it goes away meanwhile, `otherwise` is the result. */
  private async onPage<Value>(action: (page: Page) => Promise<Value>, otherwise: Value): Promise<Value> {
    const page = await this.window.page();
    if (page === undefined) return otherwise;
    try {
      return await within('the IDE window to answer', action(page));
    } catch (error) {
      if (error instanceof NotInTime || !isGone(error)) throw error;
      return otherwise;
    }
  }
}

/** Whether an error says that a document went away under our hands: it was closed, reloaded or navigated. */
function isGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    /context was destroyed|Cannot find context|Target closed|Session closed|detached|Inspected target navigated/i.test(
      `${error.name} ${error.message}`,
    )
  );
}
