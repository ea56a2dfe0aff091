// The driver for every IDE whose window has the expected ARIA roles and names.

import type { ElementHandle, Page } from 'puppeteer-core';
import { until, within } from '../../../support/waiting';
import {
  aiming,
  ask,
  choosing,
  type ElementQuery,
  fileChooser,
  hasMet,
  type PerceivedElement,
  type Point,
  perceiving,
  perceivingEach,
  queryInWords,
} from './accessible';
import { nameColour } from './colour';
import { giveEditingCommands } from './editing-commands';
import type {
  Dialog,
  Edit,
  IdeDriver,
  IdeWindow,
  LogEntry,
  LogGroup,
  LogType,
  Names,
  Question,
  Reply,
} from './ide-driver';

const questions: readonly (readonly [Question, ElementQuery])[] = [
  ['connection request', { role: 'dialog', name: 'Connection request' }],
  ['unsaved changes', { role: 'dialog', name: 'Unsaved changes' }],
  ['message', { role: 'dialog', name: 'Message' }],
];

const replies: Readonly<Record<Exclude<Reply, 'dismiss'>, ElementQuery>> = {
  accept: { role: 'button', name: 'Accept', within: { role: 'dialog', name: 'Connection request' } },
  decline: { role: 'button', name: 'Decline', within: { role: 'dialog', name: 'Connection request' } },
  discard: { role: 'button', name: 'Discard', within: { role: 'dialog', name: 'Unsaved changes' } },
  ignore: { role: 'button', name: 'Cancel', within: { role: 'dialog', name: 'Unsaved changes' } },
};

/** For each way of changing a project, the field to type into, or the controls to click one after another. */
const editing: Readonly<Record<Edit, { readonly field: string } | { readonly clicks: readonly ElementQuery[] }>> = {
  'changed the base URL': { field: 'Base URL' },
  'renamed a test': { field: 'Test name' },
  'added a test': { clicks: [{ role: 'button', name: 'Add test' }] },
  'removed a test': { clicks: [{ role: 'button', name: 'Remove test' }] },
  'moved a test': { clicks: [{ role: 'button', name: 'Move test down' }] },
  'renamed a suite': { field: 'Suite name' },
  'added a suite': { clicks: [{ role: 'button', name: 'Add suite' }] },
  'removed a suite': { clicks: [{ role: 'button', name: 'Remove suite' }] },
  'changed the tests of a suite': {
    clicks: [
      { role: 'button', name: 'Tests…' },
      { role: 'checkbox', within: { role: 'listitem', within: { role: 'dialog' } } },
      { role: 'button', name: 'Done', within: { role: 'dialog' } },
    ],
  },
  'changed a command': { field: 'Command' },
  'changed a target': { field: 'Target' },
  'changed a value': { field: 'Value' },
  'changed a comment': { field: 'Comment' },
  'added a command': { clicks: [{ role: 'button', name: 'Add command' }] },
  'removed a command': { clicks: [{ role: 'button', name: 'Remove command' }] },
  'moved a command': { clicks: [{ role: 'button', name: 'Move down' }] },
  'switched a command off': { clicks: [{ role: 'button', name: 'Disable command' }] },
};

const heading = { role: 'heading' };
const log = { role: 'region', name: 'Log' };
const tests = { role: 'listbox', name: 'Tests' };

/** Finds controls by ARIA role and accessible name. Subclass it for an IDE that differs. */
export class AriaDriver implements IdeDriver {
  private readonly mayBeLeft = new WeakSet<Page>();

  /**
   * @param names the IDE's names for controls, by the expected name; controls that are not listed have the expected
   *   name
   */
  constructor(
    protected readonly window: IdeWindow,
    private readonly names: Names = {},
  ) {}

  async open(): Promise<void> {
    await this.openWindow();
    await this.find(heading);
    await this.welcome();
  }

  /** Hook: opens the window. By default by its address; `window.pressToolbarButton()` is another way. */
  protected async openWindow(): Promise<void> {
    await this.window.open();
  }

  /** Hook: answers what the IDE asks its user first of all. By default it asks nothing. */
  protected async welcome(): Promise<void> {}

  async isOpen(): Promise<boolean> {
    return this.window.isOpen();
  }

  async close(): Promise<void> {
    const page = await this.openPage();
    this.mayLeave(page);
    await page.close({ runBeforeUnload: true });
    await this.until(
      'the IDE window to close',
      () => this.isOpen(),
      (open) => !open,
    );
  }

  /** Answers the browser's question "Leave site?" with yes from now on, in the user's place. May be called again. */
  protected mayLeave(page: Page): void {
    if (this.mayBeLeft.has(page)) return;
    this.mayBeLeft.add(page);
    // The page may be gone before the answer arrives.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  }

  async run(): Promise<string | undefined> {
    return this.onPage((page) => page.evaluate(() => performance.timeOrigin.toString()), undefined);
  }

  async dialog(): Promise<Dialog | undefined> {
    const shown = perceivingEach(questions.map(([, query]) => this.named(query)));
    const found = await this.onPage((page) => ask(page, shown) as Promise<PerceivedElement[][]>, []);
    const open = questions.flatMap(([question], index) =>
      (found[index] ?? []).map(({ text }): Dialog => ({ question, text })),
    );
    return open[0];
  }

  async reply(reply: Reply): Promise<void> {
    if (reply === 'dismiss') await this.answerQuestion(async () => (await this.openPage()).keyboard.press('Escape'));
    else await this.answerQuestion(() => this.click(replies[reply]));
  }

  async press(button: string): Promise<void> {
    await this.answerQuestion(() => this.click({ role: 'button', name: button, within: { role: 'dialog' } }));
  }

  /**
   * Answers the open dialog, and waits until it has closed. A plugin may get its answer before the dialog closes, and
   * the next step would then mistake the old dialog for a new one.
   */
  protected async answerQuestion(answer: () => Promise<void>): Promise<void> {
    const asked = await this.until(
      'a dialog to answer',
      () => this.dialog(),
      (dialog) => dialog !== undefined,
    );
    await answer();
    await this.until(
      'the dialog to close',
      () => this.dialog(),
      (dialog) => dialog?.question !== asked?.question || dialog?.text !== asked?.text,
    );
  }

  async openShortcuts(): Promise<void> {
    await this.click({ role: 'button', name: 'Keyboard shortcuts' });
  }

  async controller(): Promise<string> {
    return (await this.read({ role: 'status', name: 'Control' }))[0]?.text ?? '';
  }

  async log(): Promise<readonly LogEntry[]> {
    return this.entries({ role: 'listitem', within: { role: 'list', name: 'Log entries', within: log } });
  }

  /** The log entries that a query finds. */
  protected async entries(query: ElementQuery): Promise<readonly LogEntry[]> {
    const entries = await this.read(query);
    return entries.map(({ text, colour, links }) => ({ text, colour: nameColour(colour), links }));
  }

  async filterLog(group: LogGroup): Promise<void> {
    const tab = { role: 'tab', name: group, within: { role: 'tablist', name: 'Log group' } };
    await this.click(tab);
    const isSelected = async (): Promise<boolean> => (await this.read(tab))[0]?.selected === true;
    await this.until(`${queryInWords(tab)} to be selected`, isSelected, (selected) => selected);
  }

  async filterLogByType(type: LogType): Promise<void> {
    await this.choose({ role: 'combobox', name: 'Log type', within: log }, type);
  }

  async copyLog(): Promise<void> {
    await this.click({ role: 'button', name: 'Copy log', within: log });
  }

  async clearLog(): Promise<void> {
    await this.click({ role: 'button', name: 'Clear log', within: log });
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
    const chooser = await this.until(
      'a file chooser labelled "Project file"',
      () => this.fileChooser('Project file'),
      (found) => found !== null,
    );
    await chooser!.uploadFile(file);
    await this.until(
      `the project "${name}" to be loaded`,
      () => this.projectName(),
      (shown) => shown === name,
    );
  }

  async startProject(): Promise<void> {
    await this.click({ role: 'button', name: 'New' });
  }

  async renameProject(name: string): Promise<void> {
    await this.enter({ role: 'textbox', name: 'Project name' }, name);
    await this.until(
      'the window to show unsaved changes',
      () => this.hasUnsavedChanges(),
      (unsaved) => unsaved,
    );
  }

  async edit(edit: Edit): Promise<void> {
    const control = editing[edit];
    if ('field' in control) await this.enter({ role: 'textbox', name: control.field }, 'changed');
    else for (const query of control.clicks) await this.click(query);
  }

  async undo(): Promise<void> {
    await this.click({ role: 'button', name: 'Undo' });
  }

  async save(): Promise<void> {
    await this.click({ role: 'button', name: 'Save' });
  }

  async saveWithKeyboard(): Promise<void> {
    await this.pressWithControl('s');
  }

  async undoWithKeyboard(): Promise<void> {
    await this.pressWithControl('z');
  }

  private async pressWithControl(key: 's' | 'z'): Promise<void> {
    const { keyboard } = await this.openPage();
    await keyboard.down('Control');
    await keyboard.press(key);
    await keyboard.up('Control');
  }

  async tests(): Promise<readonly string[]> {
    return (await this.read({ role: 'option', within: tests })).map(({ text }) => text);
  }

  async selectTest(name: string): Promise<void> {
    const test = { role: 'option', name, within: tests };
    await this.click(test);
    const isSelected = async (): Promise<boolean> => (await this.read(test))[0]?.selected === true;
    await this.until(`${queryInWords(test)} to be selected`, isSelected, (selected) => selected);
  }

  async commands(): Promise<readonly string[]> {
    const rows = await this.read({ role: 'row', within: { role: 'grid', name: 'Commands' } });
    return rows.map(({ text }) => text);
  }

  async play(): Promise<void> {
    await this.begin('Run test');
  }

  async playCommand(): Promise<void> {
    await this.begin('Run this command only');
  }

  async playFrom(command: string): Promise<void> {
    await this.click({
      role: 'gridcell',
      name: command,
      within: { role: 'row', within: { role: 'grid', name: 'Commands' } },
    });
    await this.begin('Run from here');
  }

  async exportCode(what: string): Promise<void> {
    await this.click({ role: 'button', name: 'Export', within: { role: 'toolbar', name: 'Project' } });
    await this.click({ role: 'button', name: what, within: { role: 'dialog' } });
  }

  async playSuite(): Promise<void> {
    await this.begin('Run suite');
  }

  private async begin(button: string): Promise<void> {
    const before = await this.playback();
    await this.click({ role: 'button', name: button });
    // A short test may end before the harness sees it run.
    await this.until(
      'the playback status to be `running`, or to change',
      () => this.playback(),
      (shown) => shown !== before || /running/i.test(shown),
    );
  }

  async playback(): Promise<string> {
    return (await this.read({ role: 'status', name: 'Playback' }))[0]?.text ?? '';
  }

  /** The elements of a query that the window shows now; empty while it is closed. */
  protected async read(query: ElementQuery): Promise<readonly PerceivedElement[]> {
    return this.onPage((page) => ask(page, perceiving(this.named(query))) as Promise<PerceivedElement[]>, []);
  }

  /** Waits for the first element of a query. */
  protected async find(query: ElementQuery): Promise<PerceivedElement> {
    const found = await this.until(
      `a ${queryInWords(query)}`,
      () => this.read(query),
      ({ length }) => length > 0,
    );
    return found[0]!;
  }

  /** Clicks the first element of a query with the mouse as soon as it can be clicked. */
  protected async click(query: ElementQuery): Promise<void> {
    // The layout may change between aiming and clicking; a click that missed is repeated.
    await this.until(
      `a ${queryInWords(query)} that can be clicked`,
      () => this.tryClick(query),
      (met) => met,
    );
  }

  /** The query with this IDE's names. */
  private named({ role, name, within: around }: ElementQuery): ElementQuery {
    return {
      role,
      ...(name !== undefined && { name: this.names[name] ?? name }),
      ...(around !== undefined && { within: this.named(around) }),
    };
  }

  private async fileChooser(label: string): Promise<ElementHandle<HTMLInputElement> | null> {
    const found = await this.onPage((page) => page.evaluateHandle(fileChooser, this.names[label] ?? label), undefined);
    return (found?.asElement() as ElementHandle<HTMLInputElement> | null | undefined) ?? null;
  }

  private async tryClick(query: ElementQuery): Promise<boolean> {
    const page = await this.openPage();
    const at = await this.onPage(() => ask(page, aiming(this.named(query))) as Promise<Point | null>, null);
    if (at === null) return false;
    // If the click closed or reloaded the page, it hit the element.
    await page.mouse.click(at.x, at.y).catch(otherwiseIfGone(undefined));
    return page.evaluate(hasMet).then((met) => met !== false, otherwiseIfGone(true));
  }

  /** Replaces the text of a field by typing, so that an editor that loses keys is noticed. */
  protected async enter(field: ElementQuery, text: string): Promise<void> {
    const typeOver = async (): Promise<string> => {
      await this.click(field);
      const page = await this.openPage();
      await giveEditingCommands(page, 'SelectAll');
      // An editor that loses keys loses the second one. The rest comes at once, as from an input method.
      await page.keyboard.type(text.slice(0, 2));
      if (text.length > 2) await page.keyboard.sendCharacter(text.slice(2));
      return (await this.read(field))[0]?.value ?? '';
    };
    await this.until(`"${text}" in the ${queryInWords(field)}`, typeOver, (value) => value === text);
    // Some editors accept the text only when the field loses focus.
    await (await this.openPage()).keyboard.press('Tab');
  }

  /** Chooses an option of the first list of a query as soon as the list has it. @param option its label */
  protected async choose(list: ElementQuery, option: string): Promise<void> {
    const choice = choosing(this.named(list), this.names[option] ?? option);
    await this.until(
      `"${option}" to be chosen in the ${queryInWords(list)}`,
      () => this.onPage((page) => ask(page, choice) as Promise<boolean>, false),
      (chosen) => chosen,
    );
  }

  /** Reads a state until it is the wanted one. @throws WaitTimeout if the limit is reached */
  protected async until<State>(
    awaited: string,
    read: () => Promise<State>,
    wanted: (state: State) => boolean,
  ): Promise<State> {
    return await until(
      awaited,
      read,
      wanted,
      () => this.window.change(),
      (state) => (state === undefined ? '' : `Last seen: ${JSON.stringify(state)}`),
    );
  }

  /** The page of the open window. @throws WaitTimeout if the window stays closed */
  protected async openPage(): Promise<Page> {
    return (await this.until(
      'an open IDE window',
      () => this.window.page(),
      (page) => page !== undefined,
    ))!;
  }

  /**
   * Runs `action` on the page. Returns `otherwise` if the window is closed, or the page closes or reloads meanwhile.
   */
  protected async onPage<Value>(action: (page: Page) => Promise<Value>, otherwise: Value): Promise<Value> {
    const page = await this.window.page();
    if (page === undefined) return otherwise;
    return within('the IDE window to answer', action(page)).catch(otherwiseIfGone(otherwise));
  }
}

/** Handles the error of a page that was closed, reloaded or navigated meanwhile. @throws any other error */
function otherwiseIfGone<Value>(otherwise: Value): (error: unknown) => Value {
  const gone =
    /context was destroyed|Cannot find context|same JavaScript world|Target closed|Session closed|detached|Inspected target navigated|no such (?:frame|handle|node)|discarded|destroyed before query/i;
  return (error) => {
    if (error instanceof Error && gone.test(`${error.name} ${error.message}`)) return otherwise;
    throw error;
  };
}
