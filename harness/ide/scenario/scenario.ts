// One scenario about an IDE: a fresh IDE, the calls of the plugins, and the artifacts of a failure.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../../support/usage-error';
import { eventually, waitLimit } from '../../../support/waiting';
import type { IdeSubject, Subject } from '../../subject/manifest';
import type { Answer, Plugin, PluginLetter } from '../plugin/plugin';
import { currentSession, endSessions } from '../session/current';
import type { IdeSession } from '../session/ide-session';
import type { IdeDriver, Reply } from '../window/ide-driver';
import type { InstalledIde } from '../window/ide-window';
import { driverOf } from '../window/own-driver';
import { answerText, isSuccess } from './answers';
import { collectArtifacts } from './artifacts';
import { type Call, Calls } from './calls';
import { LogView } from './log-view';
import { messageTo } from './message';
import { sideProject } from './side-project';

/** What a scenario needs from its cucumber world. */
export interface ScenarioWorld {
  readonly subject: Subject;
  /** Whether the scenario was red a moment ago and runs once more. */
  readonly isSecondLook?: boolean;
  /** Why a step failed; absent while none has. */
  readonly failure?: unknown;
  attach(content: string | Buffer, options: { mediaType: string; fileName: string }): unknown;
  /** Registers a function whose lines are added to the message of a failed step. */
  explain?(words: () => Promise<readonly string[]>): void;
  /** Registers a collector to run at the moment a step fails. */
  atFailure(gather: () => Promise<void>): void;
  atEnd(cleanup: () => Promise<void>): void;
}

/** How long the answer to an accepted request for control may come after the IDE shows the control, in milliseconds. */
const graceMs = 500;

const running = new WeakMap<object, Promise<IdeScenario>>();

/** The state of one scenario. */
export class IdeScenario {
  /** What the window said about its controller before a plugin last asked for control; undefined if none has. */
  controllerBefore: string | undefined;
  /** The path of the page that the scenario defines. */
  pagePath: string | undefined;
  /** The id of a project, to be compared with a later one. */
  remembered: unknown;
  /** See {@link runBefore}. */
  private noted: { readonly run: string | undefined } | undefined;
  readonly log: LogView;
  private readonly calls: Calls;

  private constructor(
    readonly session: IdeSession,
    readonly ide: InstalledIde,
    readonly driver: IdeDriver,
    private readonly subject: IdeSubject,
  ) {
    this.calls = new Calls(ide, driver);
    this.log = new LogView(session, driver);
  }

  /** The scenario of a world. The first call starts a fresh IDE; the end of the world cleans up. */
  static of(world: ScenarioWorld): Promise<IdeScenario> {
    let scenario = running.get(world);
    if (scenario === undefined) {
      scenario = IdeScenario.start(world);
      running.set(world, scenario);
    }
    return scenario;
  }

  private static async start(world: ScenarioWorld): Promise<IdeScenario> {
    const subject = world.subject.ide;
    if (subject === undefined)
      throw new UsageError(`\`${world.subject.name}\` has no IDE: its manifest has no \`ide:\` section.`);
    const began = performance.now();
    const createDriver = driverOf(subject);
    if (subject.limitSeconds !== undefined) waitLimit.set(subject.limitSeconds * 1000);
    // Whatever an earlier scenario may have left in the browser is gone with it.
    if (world.isSecondLook === true) await endSessions();
    const session = await currentSession(subject);
    const ide = await session.installIde(subject);
    const scenario = new IdeScenario(session, ide, createDriver(ide), subject);
    world.explain?.(() => session.browserWords(ide.extension));
    world.atFailure(async () => {
      for (const { content, ...kind } of await collectArtifacts(session, ide, began)) world.attach(content, kind);
    });
    world.atEnd(async () => {
      const { A } = session.plugins;
      const send = (message: Readonly<Record<string, unknown>>) => A.send(ide.extension, messageTo(subject, message));
      const showWholeLog = () => scenario.log.showAll();
      const use = { driver: scenario.driver, send, registration: A.registration, showWholeLog };
      await session.clear({ careful: world.failure !== undefined, use });
    });
    return scenario;
  }

  /** One of the two plugins. */
  plugin(letter: PluginLetter): Plugin {
    return this.session.plugins[letter];
  }

  /**
   * Sends a message from a plugin. Returns when it is answered, the IDE shows a dialog, or the limit is reached; none
   * of these is an error here, because the `Then` steps judge.
   */
  async send(letter: PluginLetter, message: Readonly<Record<string, unknown>>): Promise<void> {
    await this.lookBefore(message);
    await this.calls.untilAnsweredOrAsked([this.call(letter, message)]);
  }

  /** Sends any value from a plugin as if it were a message. Returns as {@link send} does. */
  async sendValue(letter: PluginLetter, value: unknown): Promise<void> {
    const answer = this.plugin(letter).send(this.ide.extension, value);
    await this.calls.untilAnsweredOrAsked([this.calls.add(letter, 'a value', answer)]);
  }

  /** Sends messages from a plugin, each as soon as the one before is answered. Returns as {@link send} does. */
  async sendEach(letter: PluginLetter, messages: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    await this.lookBefore(messages[0]!);
    const written = messages.map((message) => messageTo(this.subject, message));
    const answers = this.plugin(letter).sendEach(this.ide.extension, written);
    const calls = messages.map((message, index) =>
      this.calls.add(
        letter,
        inWords(message),
        answers.then((all) => all[index]!),
      ),
    );
    await this.calls.untilAnsweredOrAsked(calls);
  }

  /** Sends a message from each plugin, the second without waiting for the first answer. Returns as {@link send} does. */
  async sendFromAll(message: Readonly<Record<string, unknown>>): Promise<void> {
    await this.lookBefore(message);
    const calls = (['A', 'B'] as const).map((letter) => this.call(letter, message));
    await this.calls.untilAnsweredOrAsked(calls);
  }

  /**
   * Sends a message from a plugin while the IDE restarts. Returns when the IDE has started and the message is answered.
   *
   * @param begin restarts the IDE
   */
  async sendWhileLoading(
    letter: PluginLetter,
    message: Readonly<Record<string, unknown>>,
    begin: () => Promise<void>,
  ): Promise<void> {
    await this.ide.whileLoading(begin, async () => {
      this.call(letter, message);
      await this.plugin(letter).sent();
    });
    await this.calls.untilAnsweredOrAsked();
  }

  /** Sends a plugin's message that opens the IDE, and closes the window before it has loaded, as a quick user would. */
  async sendAndCloseWindow(letter: PluginLetter, message: Readonly<Record<string, unknown>>): Promise<void> {
    await this.ide.closeWhileOpening(async () => {
      this.call(letter, message);
      await this.plugin(letter).sent();
    });
  }

  /** Registers a plugin with the IDE. @throws if the IDE does not answer with success */
  async register(letter: PluginLetter, fields = this.plugin(letter).registration): Promise<void> {
    await this.send(letter, { uri: '/register', verb: 'post', ...fields });
    const answer = await this.answer(letter);
    if (!isSuccess(answer))
      throw new Error(`Plugin ${letter} could not register: the answer was ${answerText(answer)}.`);
  }

  /** Registers a plugin with commands, as the payload of the message. */
  async registerWithCommands(letter: PluginLetter, commands: readonly unknown[]): Promise<void> {
    const plugin = this.plugin(letter);
    plugin.commands = commands;
    await this.register(letter, { payload: plugin.registration });
    plugin.commands = [];
  }

  /** Sends a project from a plugin to the IDE, as {@link send} does. */
  async postProject(letter: PluginLetter, project: Readonly<Record<string, unknown>>): Promise<void> {
    await this.send(letter, { uri: '/project', verb: 'post', project });
  }

  /** The answer to the last message of a plugin. @throws WaitTimeout if none comes */
  answer(letter: PluginLetter): Promise<Answer> {
    return this.calls.answer(letter);
  }

  /** The answers to all messages of a plugin, in sending order. @throws WaitTimeout if one is missing */
  answers(letter: PluginLetter): Promise<readonly Answer[]> {
    return this.calls.answers(letter);
  }

  /** Presses a button of the IDE's question as the user, and waits as {@link reply} does. */
  async press(button: string): Promise<void> {
    await this.driver.press(button);
    await this.afterReply();
  }

  /**
   * Replies to the IDE's question as the user, and waits until all calls are answered or the next question is asked.
   *
   * A call that the user has accepted counts as granted when the IDE has restarted and shows a controller: some IDEs lose
   * the answer when they restart, and the document does not say what it is.
   */
  async reply(reply: Reply): Promise<void> {
    const granted = reply === 'accept' ? await this.untilGranted() : undefined;
    await this.driver.reply(reply);
    await this.afterReply(granted);
  }

  private async afterReply(granted?: () => Promise<boolean>): Promise<void> {
    this.calls.replied();
    const pending = this.calls.pending();
    await Promise.race([...pending.map((call) => call.answer), this.ide.change()]);
    await this.calls.untilAnsweredOrAsked(pending, granted);
  }

  /** Whether the IDE, which has not restarted yet, has restarted under control, for as long as an answer may take. */
  private async untilGranted(): Promise<() => Promise<boolean>> {
    const before = await this.driver.run();
    let since: number | undefined;
    return async () => {
      const run = await this.driver.run();
      const isControlled = run !== undefined && run !== before && (await this.driver.controller()) !== '';
      since = isControlled ? (since ?? performance.now()) : undefined;
      return since !== undefined && performance.now() - since >= graceMs;
    };
  }

  /** Reads a state until it is the wanted one or the limit is reached. */
  eventually<State>(read: () => Promise<State>, wanted: (state: State) => boolean): Promise<State> {
    return eventually(read, wanted, () => this.ide.change());
  }

  /**
   * Reads a state as {@link eventually}, and once more when the window has drawn: what must not appear may follow an
   * answer by a frame.
   */
  async lasting<State>(read: () => Promise<State>, wanted: (state: State) => boolean = () => true): Promise<State> {
    const state = await this.eventually(read, wanted);
    if (!wanted(state)) return state;
    await this.ide.drawn();
    return read();
  }

  /** The address of the scenario's page. */
  get pageAddress(): string {
    if (this.pagePath === undefined)
      throw new Error('The scenario defines no page. Add `Given the page` before this step.');
    return this.session.pages.origin + this.pagePath;
  }

  /**
   * The run of the IDE before a plugin last asked for control, or asked it to open; undefined if it was closed then.
   *
   * @throws Error if no plugin has asked for either
   */
  get runBefore(): string | undefined {
    if (this.noted === undefined)
      throw new Error(
        'No plugin has asked for control in this scenario, or for the IDE to open. Let one ask before this step.',
      );
    return this.noted.run;
  }

  /**
   * Writes a project file to disk and opens it as the user. Its name is not the project's, so that an IDE shows which of the
   * two it tells.
   */
  async openProject(project: Readonly<Record<string, unknown>>): Promise<void> {
    const name = String(project.name);
    const file = join(this.session.directory, `file of ${name}.side`);
    await writeFile(file, JSON.stringify(project));
    await this.driver.openProject(file, name);
  }

  /** Saves the project as the user. */
  async save(): Promise<void> {
    await this.ide.noteDownloadNames();
    await this.driver.save();
  }

  /** Saves the project as the user, with the keyboard. */
  async saveWithKeyboard(): Promise<void> {
    await this.ide.noteDownloadNames();
    await this.driver.saveWithKeyboard();
  }

  /** Exports code as the user. @param what the label of the IDE's button */
  async exportCode(what: string): Promise<void> {
    await this.ide.noteDownloadNames();
    await this.driver.exportCode(what);
  }

  /**
   * Plays a test that opens the scenario's page and stays there. Returns when the page has loaded and the IDE shows
   * that `open` has ended, or the limit is reached.
   */
  async playOnPage(): Promise<void> {
    const commands = [
      { command: 'open', target: this.pagePath ?? '/' },
      { command: 'pause', target: '60000' },
    ];
    await this.openProject(sideProject('Playing', this.session.pages.origin, [{ name: 'Playing test', commands }]));
    await this.driver.play();
    await this.session.pageAt(this.pageAddress);
    await this.eventually(
      () => this.driver.commands(),
      (rows) => rows.some((row) => /\bopen\b.*\b(?:passed|failed|fatal)\b/is.test(row)),
    );
  }

  /**
   * Requests control for a plugin and accepts as the user, if asked: other rules judge whether the IDE must ask. What the
   * IDE answers does not matter, because the document does not say it.
   *
   * @throws if the plugin does not get control
   */
  async takeControl(letter: PluginLetter): Promise<void> {
    const plugin = this.plugin(letter);
    await this.send(letter, { uri: '/control', verb: 'post', ...plugin.registration });
    if ((await this.driver.dialog()) !== undefined) await this.reply('accept');
    const controller = await this.eventually(
      () => this.driver.controller(),
      (shown) => shown.includes(plugin.name),
    );
    if (controller.includes(plugin.name)) return;
    const answer = await this.answer(letter);
    throw new Error(
      `${plugin.name} did not get control: the answer was ${answerText(answer)}, the window says "${controller}".`,
    );
  }

  /** Replaces `{page}` in field values with the address of the scenario's page, and `{path}` with its path. */
  filledIn<Fields extends Readonly<Record<string, string>>>(fields: Fields): Fields {
    const fill = (value: string): string => {
      if (!/\{(?:page|path)\}/.test(value)) return value;
      const { pathname, search, href } = new URL(this.pageAddress);
      return value.replaceAll('{page}', href).replaceAll('{path}', pathname + search);
    };
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(value)])) as Fields;
  }

  /** Replaces `{the id of plugin A}` in the texts of a message with the id of that extension. */
  withIds<Message extends Readonly<Record<string, unknown>>>(message: Message): Message {
    const written = JSON.stringify(message).replaceAll(
      /\{the id of plugin (A|B)\}/g,
      (_, letter: PluginLetter) => this.plugin(letter).id,
    );
    return JSON.parse(written) as Message;
  }

  /** Notes the state of the IDE before a message that may change who controls it, or whether it is open. */
  private async lookBefore({ uri, openIDEIfClosed }: Readonly<Record<string, unknown>>): Promise<void> {
    const isAboutControl = /\bcontrol$/i.test(String(uri));
    if (isAboutControl || openIDEIfClosed === true) this.noted = { run: await this.driver.run() };
    if (isAboutControl) this.controllerBefore = await this.driver.controller();
  }

  private call(letter: PluginLetter, message: Readonly<Record<string, unknown>>): Call {
    const answer = this.plugin(letter).send(this.ide.extension, messageTo(this.subject, message));
    return this.calls.add(letter, inWords(message), answer);
  }
}

function inWords({ verb, uri }: Readonly<Record<string, unknown>>): string {
  return `${String(verb).toUpperCase()} ${String(uri)}`;
}
