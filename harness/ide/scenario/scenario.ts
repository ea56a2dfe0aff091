// One scenario about an IDE: the IDE as it is after its installation, what the plugins have asked of it, and the evidence when it goes wrong.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../../support/usage-error';
import { eventually, patience, within } from '../../../support/waiting';
import type { Subject } from '../../subject/manifest';
import type { Answer, Plugin, PluginLetter } from '../plugin/plugin';
import { Notepad } from '../session/clipboard-probe';
import { BrowserSession } from '../session/session';
import type { IdeDriver, Reply } from '../window/ide-driver';
import type { InstalledIde } from '../window/ide-window';
import { driverOf } from '../window/own-driver';
import { inWords, isSuccess } from './answers';
import { gatherEvidence } from './artifacts';
import { sideProject } from './side-project';

/** What a scenario needs of the world that it runs in. */
export interface ScenarioWorld {
  readonly subject: Subject;
  /** Why a step has failed, once one has. */
  readonly failure?: string;
  attach(content: string | Buffer, options: { mediaType: string; fileName: string }): unknown;
  /** Has something said in the message of a step that fails. */
  explain?(words: () => Promise<readonly string[]>): void;
  /** Has something done when a step fails, and not before. */
  atFailure(gather: () => Promise<void>): void;
  atEnd(cleanup: () => Promise<void>): void;
}

interface Call {
  readonly what: string;
  readonly answer: Promise<Answer>;
  answered: boolean;
  /** Whether the scenario has waited for the answer as long as it may. */
  overdue: boolean;
}

const copiedBefore = 'what the user had copied before';

const running = new WeakMap<object, Promise<IdeScenario>>();

/** The state of one scenario. */
export class IdeScenario {
  /** The run of the IDE in which the last message was sent to it. */
  runBefore: string | undefined;
  /** The path of the page that the scenario wrote down. */
  pagePath: string | undefined;
  /** The id of a project that a scenario compares with a later one. */
  remembered: unknown;
  /** Where the user pastes what the IDE has copied. */
  private notepad: Notepad | undefined;
  /** The last call of each plugin. */
  private readonly calls = new Map<PluginLetter, Call>();
  /** All calls, in the order in which they were sent. */
  private readonly sent: (readonly [PluginLetter, Call])[] = [];

  private constructor(
    readonly session: BrowserSession,
    readonly ide: InstalledIde,
    readonly driver: IdeDriver,
  ) {}

  /** The scenario of a world. The first question brings a fresh IDE; the world's end takes away what the scenario left. */
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
    if (subject.limitSeconds !== undefined) patience.set(subject.limitSeconds * 1000);
    const session = await BrowserSession.current();
    const ide = await session.installIde(subject);
    const scenario = new IdeScenario(session, ide, createDriver(ide));
    world.explain?.(() => session.chromiumWords(ide.extension));
    world.atFailure(async () => {
      for (const { content, ...kind } of await gatherEvidence(session, ide, began)) world.attach(content, kind);
    });
    world.atEnd(async () => {
      await session.clear({ careful: world.failure !== undefined });
    });
    return scenario;
  }

  /** One of the two plugins. */
  plugin(letter: PluginLetter): Plugin {
    return this.session.plugins[letter];
  }

  /**
   * Sends a message from a plugin, and comes back when it is answered or the user is asked something. Neither is an error here: the
   * scenario's `Then` steps say what should have come.
   */
  async send(letter: PluginLetter, message: Readonly<Record<string, unknown>>): Promise<void> {
    this.runBefore = await this.driver.run();
    const call = this.call(letter, message);
    await Promise.race([call.answer, this.ide.change()]);
    await this.settle();
  }

  /**
   * Sends a message from a plugin while the IDE starts anew, and comes back when the IDE has started and the message is answered.
   *
   * @param begin what has the IDE start anew
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
    await this.settle();
  }

  /** Registers a plugin with the IDE. @throws when the IDE does not answer with success */
  async register(letter: PluginLetter, fields = this.plugin(letter).registration): Promise<void> {
    await this.send(letter, { uri: '/register', verb: 'post', ...fields });
    const answer = await this.answer(letter);
    if (!isSuccess(answer)) throw new Error(`Plugin ${letter} could not register: the answer was ${inWords(answer)}.`);
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

  /** What the last message of a plugin was answered. @throws NotInTime when it is not answered */
  async answer(letter: PluginLetter): Promise<Answer> {
    const call = this.calls.get(letter);
    if (call === undefined) throw new Error(`Plugin ${letter} has sent nothing in this scenario.`);
    return within(call.what, call.answer, call.overdue ? 0 : patience.limitMs);
  }

  /** What all messages of a plugin were answered, in the order in which they were sent. @throws NotInTime when one is not answered */
  async answers(letter: PluginLetter): Promise<readonly Answer[]> {
    const calls = this.sent.filter(([sender]) => sender === letter);
    return Promise.all(calls.map(([, call]) => within(call.what, call.answer)));
  }

  /** Has the user press a button of the question of the IDE, and waits as {@link reply} does. */
  async press(button: string): Promise<void> {
    await this.driver.press(button);
    await this.afterReply();
  }

  /** Has the user reply to the question of the IDE, and waits until the plugins' calls are answered or the next question is asked. */
  async reply(reply: Reply): Promise<void> {
    await this.driver.reply(reply);
    await this.afterReply();
  }

  private async afterReply(): Promise<void> {
    await Promise.race([...this.pending().map((call) => call.answer), this.ide.change()]);
    await this.settle();
  }

  /** Reads a state until it is the wanted one or the time is up. */
  eventually<State>(read: () => Promise<State>, wanted: (state: State) => boolean): Promise<State> {
    return eventually(read, wanted, () => this.ide.change());
  }

  /** The address of the scenario's page. */
  get pageAddress(): string {
    if (this.pagePath === undefined)
      throw new Error('The scenario says nothing of a page: `Given the page` comes first.');
    return this.session.pages.origin + this.pagePath;
  }

  /** Writes a project file to this computer and has the user open it. */
  async openProject(project: Readonly<Record<string, unknown>>): Promise<void> {
    const name = String(project.name);
    const file = join(this.session.directory, `${name}.side`);
    await writeFile(file, JSON.stringify(project));
    await this.driver.openProject(file, name);
  }

  /** Has the user copy the log. Another text is on the clipboard before. */
  async copyLog(): Promise<void> {
    this.notepad ??= await Notepad.open(this.session);
    await this.notepad.copy(copiedBefore);
    await this.driver.copyLog();
  }

  /** What the user pastes after having copied the log; what was copied before that, when nothing else comes. */
  async pastedLog(): Promise<string> {
    const { notepad } = this;
    if (notepad === undefined)
      throw new Error('The scenario copies nothing: `When the user copies the log` comes first.');
    return notepad.pasteOtherThan(copiedBefore);
  }

  /** Has the IDE play a test that opens the scenario's page and stays there; comes back when the page has loaded. */
  async playOnPage(): Promise<void> {
    const commands = [
      { command: 'open', target: this.pagePath ?? '/' },
      { command: 'pause', target: '60000' },
    ];
    await this.openProject(sideProject('Playing', this.session.pages.origin, [{ name: 'Playing test', commands }]));
    await this.driver.play();
    await this.session.pageAt(this.pageAddress);
  }

  /**
   * Has a plugin ask for control, and the user accept if asked: whether an IDE asks at all is for the rules about asking to judge.
   *
   * @throws when that does not give it control
   */
  async takeControl(letter: PluginLetter): Promise<void> {
    const plugin = this.plugin(letter);
    await this.send(letter, { uri: '/control', verb: 'post', ...plugin.registration });
    if ((await this.driver.dialog()) !== undefined) await this.reply('accept');
    const answer = await this.answer(letter);
    const controller = await this.eventually(
      () => this.driver.controller(),
      (shown) => shown.includes(plugin.name),
    );
    if (isSuccess(answer) && controller.includes(plugin.name)) return;
    throw new Error(
      `${plugin.name} did not get control: the answer was ${inWords(answer)}, the window says "${controller}".`,
    );
  }

  /** Puts the address of the scenario's page where `{page}` stands in field values. */
  filledIn<Fields extends Readonly<Record<string, string>>>(fields: Fields): Fields {
    const filled = Object.entries(fields).map(([name, value]) => [
      name,
      value.includes('{page}') ? value.replaceAll('{page}', this.pageAddress) : value,
    ]);
    return Object.fromEntries(filled) as Fields;
  }

  private call(letter: PluginLetter, message: Readonly<Record<string, unknown>>): Call {
    const what = `an answer to ${String(message.verb).toUpperCase()} ${String(message.uri)} of plugin ${letter}`;
    const answer = this.plugin(letter).send(this.ide.extension, message);
    const call: Call = { what, answer, answered: false, overdue: false };
    this.calls.set(letter, call);
    this.sent.push([letter, call]);
    const done = (): void => {
      call.answered = true;
    };
    // Whoever asks for the answer meets the error.
    answer.then(done, done);
    return call;
  }

  private pending(): Call[] {
    return this.sent.map(([, call]) => call).filter((call) => !call.answered);
  }

  private async settle(): Promise<void> {
    const settled = async (): Promise<boolean> =>
      this.pending().length === 0 || (await this.driver.dialog()) !== undefined;
    const change = (): Promise<unknown> =>
      Promise.race([...this.pending().map((call) => call.answer), this.ide.change()]);
    if (await eventually(settled, Boolean, async () => void (await change()))) return;
    for (const call of this.pending()) call.overdue = true;
  }
}
