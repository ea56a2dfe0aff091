// What scenarios observe of an IDE besides answers: its log, window, downloads, and messages to plugins. Each function
// waits until the state is the wanted one or the limit is reached, and returns the last state for the step to check.

import { eventually, until } from '../../../support/waiting';
import type { Answer, PluginLetter } from '../plugin/plugin';
import type { Dialog, LogEntry } from '../window/ide-driver';
import { answerText } from './answers';
import type { IdeScenario } from './scenario';
import type { SideTest } from './side-project';

/**
 * The entries whose text contains a message. Waits until there are `count` of them. If that is 0, looks once more when
 * the window has drawn.
 */
export async function entriesWith(ide: IdeScenario, message: string, count: number): Promise<readonly LogEntry[]> {
  const text = message.replace(/\s+/g, ' ').trim();
  const matching = async (): Promise<LogEntry[]> =>
    (await ide.driver.log()).filter((entry) => entry.text.includes(text));
  const isWanted = ({ length }: readonly LogEntry[]): boolean => length === count;
  return count === 0 ? ide.lasting(matching, isWanted) : ide.eventually(matching, isWanted);
}

/**
 * The projects that the IDE sent to a plugin to save. Waits for `count` of them, and looks once more when further ones that
 * were sent at the same time have arrived.
 */
export async function savedProjects(
  ide: IdeScenario,
  letter: PluginLetter,
  count: number,
): Promise<readonly unknown[]> {
  const { received, arrival } = ide.plugin(letter);
  const projects = async (): Promise<unknown[]> =>
    received.flatMap(({ message: { action, event, options } }) => {
      if (action !== 'event' || event !== 'saveProject') return [];
      return typeof options === 'object' && options !== null && 'project' in options ? [options.project] : [options];
    });
  const now = await eventually(
    projects,
    ({ length }) => length >= count,
    () => Promise.race([arrival.next(), ide.ide.change()]),
  );
  if (now.length !== count) return now;
  await messagesArrived(ide, letter);
  return projects();
}

/** Resolves when the messages that the IDE has sent to a plugin so far are there. */
async function messagesArrived(ide: IdeScenario, letter: PluginLetter): Promise<void> {
  await ide.ide.drawn();
  // The plugin's page handles messages and expressions in the order of their arrival.
  await ide.plugin(letter).sent();
}

/** The first file that the IDE downloaded. @throws WaitTimeout if there is none */
export async function downloadedFile(ide: IdeScenario): Promise<{ name: string; text: string }> {
  const { downloads } = ide.session;
  const [download] = await until(
    'a download',
    async () => downloads.all,
    ({ length }) => length > 0,
    () => Promise.race([downloads.begun.next(), ide.ide.change()]),
  );
  const names = await ide.ide.downloadNames();
  return { name: names[download!.url] ?? download!.name, text: await downloads.read(download!) };
}

/** The project file that the IDE downloaded. @throws WaitTimeout if there is none, SyntaxError if it is not JSON */
export async function downloadedProject(ide: IdeScenario): Promise<{ name: string; project: unknown }> {
  const { name, text } = await downloadedFile(ide);
  return { name, project: JSON.parse(text) };
}

/**
 * The names of all files that the IDE has downloaded so far. This makes the IDE's page download one more file and waits
 * for it: a browser starts a page's downloads in order, so all earlier ones have started by then.
 */
export async function downloadsUntilNow(ide: IdeScenario): Promise<readonly string[]> {
  const { downloads } = ide.session;
  const last = 'the-last-download.txt';
  const page = await ide.ide.page();
  if (page === undefined) throw new Error('The IDE window is closed: its downloads cannot be observed.');
  await page.evaluate((name) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['']));
    link.download = name;
    link.click();
  }, last);
  const names = await until(
    'the last download',
    async () => downloads.all.map(({ name }) => name),
    (all) => all.includes(last),
    () => Promise.race([downloads.begun.next(), ide.ide.change()]),
  );
  return names.filter((name) => name !== last);
}

/**
 * The element that the last answer to a plugin finds as an XPath.
 *
 * @param place the document to search: the scenario's page, or its only frame
 * @returns the answer as text, and the element's mark (see {@link markAtXpath})
 */
export async function markedElement(
  ide: IdeScenario,
  letter: PluginLetter,
  place: 'page' | 'frame',
): Promise<{ xpath: string; mark: string | null }> {
  const answer = await ide.answer(letter);
  return { xpath: answerText(answer), mark: await markAtXpath(ide, answer, place) };
}

/**
 * The mark (attribute `data-mark`) of the element that an answer finds as an XPath.
 *
 * @returns null for an element without a mark; a sentence if the answer is not an XPath or finds no element
 */
async function markAtXpath(ide: IdeScenario, answer: Answer, place: 'page' | 'frame'): Promise<string | null> {
  if (answer.kind !== 'value' || typeof answer.value !== 'string') return 'the answer is not a text';
  const page = await ide.session.pageAt(ide.pageAddress);
  const frame = place === 'page' ? page.mainFrame() : page.mainFrame().childFrames()[0];
  if (frame === undefined) throw new Error('The page of the scenario has no frame.');
  return frame.evaluate((xpath) => {
    try {
      const found = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      return found instanceof Element ? found.getAttribute('data-mark') : 'it finds no element';
    } catch (error) {
      return `it is not an XPath: ${String(error)}`;
    }
  }, answer.value);
}

/**
 * The row of a command of the selected test. Waits until its text is the wanted one.
 *
 * @param command the command's name, with which its row begins
 * @returns the row's text; empty if there is no such row
 */
export async function commandShown(
  ide: IdeScenario,
  command: string,
  wanted: (text: string) => boolean,
): Promise<string> {
  return ide.eventually(() => rowOf(ide, command), wanted);
}

/**
 * The row of a command of the selected test, to see what it must not show. Waits until its text is the wanted one, and
 * looks once more when the window has drawn.
 *
 * @param command the command's name, with which its row begins
 * @returns the row's text; empty if there is no such row
 */
export async function commandWithout(
  ide: IdeScenario,
  command: string,
  wanted?: (text: string) => boolean,
): Promise<string> {
  return ide.lasting(() => rowOf(ide, command), wanted);
}

async function rowOf(ide: IdeScenario, command: string): Promise<string> {
  const isOfCommand = new RegExp(`^\\W*\\d*\\W*${command}\\b`);
  return (await ide.driver.commands()).find((text) => isOfCommand.test(text)) ?? '';
}

/**
 * The commands that the window shows for the selected test. Waits until each row contains its wanted text.
 *
 * @param rows the wanted texts, one row of cells for each command; empty cells are ignored
 * @returns the text of each shown row, and the wanted texts
 */
export async function commandsShown(
  ide: IdeScenario,
  rows: readonly (readonly string[])[],
): Promise<{ shown: readonly string[]; wanted: readonly string[] }> {
  const wanted = rows.map((cells) => cells.filter((cell) => cell !== '').join(' '));
  const shown = await ide.eventually(
    () => ide.driver.commands(),
    (now) => now.length === wanted.length && wanted.every((line, index) => now[index]?.includes(line)),
  );
  return { shown, wanted };
}

/** The dialog that the IDE shows to its user. Waits until it is the wanted one. */
export async function dialogShown(
  ide: IdeScenario,
  wanted: (dialog: Dialog | undefined) => boolean,
): Promise<Dialog | undefined> {
  return ide.eventually(() => ide.driver.dialog(), wanted);
}

/** The IDE's question after a plugin has asked for control. Stops waiting if the IDE has given control without asking. */
export async function connectionQuestion(ide: IdeScenario): Promise<Dialog | undefined> {
  const before = ide.controllerBefore;
  const last = await ide.eventually(
    async () => ({ dialog: await ide.driver.dialog(), controller: await ide.driver.controller() }),
    ({ dialog, controller }) =>
      dialog !== undefined || (before !== undefined && controller !== '' && controller !== before),
  );
  return last.dialog;
}

/** The run of the IDE. Waits until it differs from the run in which the last message was sent. */
export async function runAfterRestart(ide: IdeScenario): Promise<string | undefined> {
  return ide.eventually(
    () => ide.driver.run(),
    (run) => run !== undefined && run !== ide.runBefore,
  );
}

/**
 * The tests that a table describes, one command per row. The column `test` names the command's test; a table without it
 * describes one test. `{page}` in any column stands for the address of the scenario's page.
 */
export function testsOfTable(ide: IdeScenario, rows: readonly Readonly<Record<string, string>>[]): SideTest[] {
  const tests = new Map<string, SideTest['commands'][number][]>();
  for (const row of rows) {
    const { test = 'Test', command = '', target = '', value = '', breakpoint = '' } = ide.filledIn(row);
    const before = tests.get(test) ?? [];
    tests.set(test, [...before, { command, target, value, ...(breakpoint === 'yes' && { isBreakpoint: true }) }]);
  }
  return [...tests].map(([name, commands]) => ({ name, commands }));
}

/** A message to a plugin: a command or an event, with its options. */
interface Told {
  readonly command?: unknown;
  readonly event?: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * The messages of one action (`execute` or `event`) to a plugin. Waits for at least `count` of them. If that is 0, looks when
 * those that were just sent have arrived.
 */
async function messagesTo(
  ide: IdeScenario,
  letter: PluginLetter,
  action: string,
  count: number,
): Promise<readonly Told[]> {
  const { received, arrival } = ide.plugin(letter);
  const messages = async (): Promise<Told[]> =>
    received.filter(({ message }) => message.action === action).map(({ message }) => message as unknown as Told);
  if (count === 0) {
    await messagesArrived(ide, letter);
    return messages();
  }
  return eventually(
    messages,
    ({ length }) => length >= count,
    () => Promise.race([arrival.next(), ide.ide.change()]),
  );
}

/** The messages of the actions `emit` or `export` to a plugin. Waits for at least `count` of them. */
export async function codeRequestsTo(
  ide: IdeScenario,
  letter: PluginLetter,
  action: string,
  count: number,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return messagesTo(ide, letter, action, count) as Promise<readonly unknown[]> as Promise<
    readonly Readonly<Record<string, unknown>>[]
  >;
}

/** The commands that a plugin was asked to execute. Waits for at least `count` of them. */
export async function executionsOf(ide: IdeScenario, letter: PluginLetter, count: number): Promise<readonly Told[]> {
  return messagesTo(ide, letter, 'execute', count);
}

/** The events that the IDE sent to a plugin. Waits for at least `count` of them. */
export async function eventsOf(ide: IdeScenario, letter: PluginLetter, count: number): Promise<readonly Told[]> {
  return messagesTo(ide, letter, 'event', count);
}

/** The run ids of the playback events that the IDE sent to a plugin. Waits for at least two events. */
export async function runIdsOf(ide: IdeScenario, letter: PluginLetter): Promise<readonly unknown[]> {
  const told = await eventsOf(ide, letter, 2);
  return told.flatMap(({ event, options }) => (event === 'projectLoaded' ? [] : [options.runId]));
}

/** The options of the first event of this name that the IDE sent to a plugin; undefined if there is none. */
export async function toldOf(ide: IdeScenario, letter: PluginLetter, event: string): Promise<unknown> {
  const { received, arrival } = ide.plugin(letter);
  return eventually(
    async () => received.find(({ message }) => message.event === event)?.message.options,
    (options) => options !== undefined,
    () => Promise.race([arrival.next(), ide.ide.change()]),
  );
}
