// Performs a sequence of steps on an IDE, and compares the IDE with the model after every step.

import { isDeepStrictEqual } from 'node:util';
import { type IdeLab, sendAll, type TimedAnswer } from './lab';
import type { Step } from './messages';
import { asksToOpen, closed, closes, concernsUser, type Expected, type Judgement, judge, opened } from './model';
import { type PackedMessage, unpack } from './packed-message';
import { abridged, type IdeState, type SeenEntry } from './state';

/** The source of the IDE's own log entries. */
const ownName = 'Test IDE';

/** Whether an entry reports plugin commands with the same name. It follows from the registrations, which are checked. */
function reportsCommands({ source, message }: SeenEntry): boolean {
  return source === ownName && /: .* executes (?:it|them)$/.test(message);
}

/** Whether a change edited commands. @param changed the model's description of the change */
const editsCommands = (changed: string | undefined): boolean => changed?.includes('the commands') === true;

/** Whether a change loaded or edited the project. @param changed the model's description of the change */
const changesProject = (changed: string | undefined): boolean =>
  changed?.includes('the project') === true || editsCommands(changed);

/** The totals of all sequences. */
export class Tally {
  messages = 0;
  slowestMs = 0;
  /** The message whose answer took the longest. */
  slowest: PackedMessage = '';
  /** The number of messages that were answered with an error. */
  refused = 0;
  /** The number of questions to the user. */
  questions = 0;
  /** The number of changes, by operation and part of the state. */
  readonly changes = new Map<string, number>();

  note(message: PackedMessage, milliseconds: number): void {
    if (milliseconds > this.slowestMs) [this.slowestMs, this.slowest] = [milliseconds, message];
  }
}

/** What is wrong with an answer after its time limit. @param message as it was sent */
export function lateAnswer(message: PackedMessage, milliseconds: number, limitMs: number): string {
  return `An answer took ${Math.round(milliseconds)} ms, more than ${limitMs}. The message was ${abridged(message)}.`;
}

/** The IDE did something that the model does not allow. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** The check of one sequence. */
export class ModelCheck {
  #expected: Expected = opened;
  #before: IdeState;

  private constructor(
    private readonly lab: IdeLab,
    private readonly tally: Tally,
    private readonly limitMs: number,
    before: IdeState,
  ) {
    this.#before = before;
  }

  /**
   * Performs a sequence of steps on a fresh IDE.
   * @param limitMs the time limit of an answer that does not wait for the user
   * @throws Violation at the first step after which the IDE differs from the model
   */
  static async run(lab: IdeLab, steps: readonly Step[], tally: Tally, limitMs: number): Promise<void> {
    await lab.fresh();
    const state = await lab.state();
    if (!state) throw new Error('The IDE did not open.');
    const check = new ModelCheck(lab, tally, limitMs, state);
    for (const step of steps) await check.#perform(step);
    await check.#checkHealth();
  }

  async #perform(step: Step): Promise<void> {
    switch (step.kind) {
      case 'burst':
        return await this.#burst(step.caller, step.messages, step.yes);
      case 'flood':
        return await this.#flood(step.messages);
      case 'edit':
        return await this.#edit(step.name);
      case 'close':
        // The next start would offer to recover unsaved changes; another test covers that.
        if (!this.#expected.open || this.#expected.unsaved !== false) return;
        await this.lab.driver.close();
        return await this.#waitUntilClosed();
      case 'open':
        if (this.#expected.open) return;
        await this.lab.driver.open();
        return await this.#waitUntilReady(opened);
      case 'idle':
        return await this.lab.killWorker();
    }
  }

  // --- sending

  #packed(message: PackedMessage): PackedMessage {
    return this.lab.callers.reduce((text, { id }, number) => text.replaceAll(`~caller:${number}`, id), message);
  }

  async #burst(number: number, messages: readonly PackedMessage[], yes: boolean): Promise<void> {
    const caller = this.lab.callers[number]!;
    const rest = messages.map((message) => this.#packed(message));
    while (rest.length > 0) {
      const asking = rest.findIndex((message) => concernsUser(this.#expected, caller.id, unpack(message)));
      if (asking === 0) {
        await this.#sendAlone(number, rest.shift()!, yes);
        continue;
      }
      const quiet = rest.splice(0, asking < 0 ? rest.length : asking);
      const answers = await sendAll(caller.page, this.lab.ide, quiet);
      const changes = quiet.map((message, position) => {
        const value = this.#valueOf(message, answers[position]!);
        return this.#follow(message, judge(this.#expected, caller.id, unpack(message), value, undefined), value);
      });
      await this.#compare(changes.some(changesProject));
    }
  }

  /** Sends a message that may ask the user, or open or close the window. */
  async #sendAlone(number: number, message: PackedMessage, yes: boolean): Promise<void> {
    const { id, page } = this.lab.callers[number]!;
    const unpacked = unpack(message);
    const wasOpen = this.#expected.open;
    let answer: TimedAnswer | undefined;
    const sent = sendAll(page, this.lab.ide, [message]).then(([first]) => {
      answer = first;
    });
    // If the check ends before the answer arrives, it reports another violation.
    sent.catch(() => {});
    let asked = false;
    await this.lab.until(`${abridged(message)} is answered`, async () => {
      if (answer) return true;
      const dialogs = (await this.lab.state())?.window?.dialogs ?? [];
      if (dialogs.length > 1) throw new Violation(`The user is asked ${dialogs.length} questions at once.`);
      if (dialogs.length === 1) {
        asked = true;
        await this.#reply(dialogs[0]!, yes);
      }
      return answer !== undefined;
    });
    await sent;
    // Opening or restarting a window can exceed the limit on a slow machine; the limit of the wait is enough.
    const value = this.#valueOf(message, answer!, asked || (!wasOpen && asksToOpen(unpacked)));
    const changed = this.#follow(message, judge(this.#expected, id, unpacked, value, asked ? yes : undefined), value);
    if (!this.#expected.open) await this.#waitUntilClosed();
    else if (!wasOpen || changed?.includes('a restart')) await this.#waitUntilReady(this.#expected);
    else await this.#compare(changesProject(changed));
  }

  async #reply(dialog: string, yes: boolean): Promise<void> {
    this.tally.questions++;
    if (dialog === 'message') await this.lab.answerMessage(yes);
    else if (dialog === 'connection') await this.lab.driver.reply(yes ? 'accept' : 'decline');
    else await this.lab.driver.reply(yes ? 'discard' : 'ignore');
  }

  #valueOf(message: PackedMessage, { answer, milliseconds }: TimedAnswer, unlimited = false): unknown {
    this.tally.messages++;
    if ('rejected' in answer) throw new Violation(`${abridged(message)} was not answered: ${answer.rejected}`);
    if (!unlimited) {
      this.tally.note(message, milliseconds);
      if (milliseconds > this.limitMs) {
        throw new Violation(lateAnswer(message, milliseconds, this.limitMs));
      }
    }
    return answer.value;
  }

  /** Adopts the model's next state. @returns the model's description of the change */
  #follow(message: PackedMessage, { problem, next, changed }: Judgement, value: unknown): string | undefined {
    if (problem !== undefined) throw new Violation(`${abridged(message)}: ${problem}.`);
    if (typeof value === 'object' && value !== null && 'error' in value) this.tally.refused++;
    this.#expected = next;
    this.#count(changed);
    return changed;
  }

  #count(changed: string | undefined): void {
    if (changed !== undefined) this.tally.changes.set(changed, (this.tally.changes.get(changed) ?? 0) + 1);
  }

  /** Sends all messages at once. Their order is unknown, so every change must be one that an answer has confirmed. */
  async #flood(messages: readonly (readonly PackedMessage[])[]): Promise<void> {
    if (!this.#expected.open) return;
    const before = this.#expected;
    const sent = messages.map((texts, number) =>
      texts
        .map((text) => this.#packed(text))
        .filter((text) => !closes(before, this.lab.callers[number]!.id, unpack(text))),
    );
    let answers: TimedAnswer[][] | undefined;
    const sending = Promise.all(
      sent.map((texts, number) => sendAll(this.lab.callers[number]!.page, this.lab.ide, texts, true)),
    ).then((all) => {
      answers = all;
    });
    sending.catch(() => {});
    await this.lab.until('the flood is answered', async () => {
      if (answers) return true;
      const dialogs = (await this.lab.state())?.window?.dialogs ?? [];
      if (dialogs.length > 3) throw new Violation(`The user is asked ${dialogs.length} questions at once.`);
      // The window shows the oldest question.
      if (dialogs.length > 0) await this.#reply(dialogs[0]!, false);
      return answers !== undefined;
    });
    await sending;
    const now = await this.#stateNow();
    const changes = sent.flatMap((texts, number) =>
      texts.map((text, position) => {
        const { id } = this.lab.callers[number]!;
        const message = unpack(text);
        const value = this.#valueOf(text, answers![number]![position]!, concernsUser(before, id, message));
        // Only confirmed messages may have changed something; the user has answered every question with no.
        if (value !== true) return undefined;
        // A confirmed answer implies that the caller was registered at that moment.
        const registrations = { [id]: { name: '', version: '' }, ...before.registrations };
        const judged = judge({ ...before, registrations, log: [] }, id, message, value, undefined);
        if (judged.problem !== undefined) throw new Violation(`${abridged(text)}: ${judged.problem}.`);
        this.#count(judged.changed);
        const { next } = judged;
        return { id, next, edited: editsCommands(judged.changed) };
      }),
    );
    this.#checkFlood(
      before,
      now,
      changes.filter((change) => change !== undefined),
    );
    this.#adopt(now);
  }

  #checkFlood(
    before: Expected,
    now: IdeState,
    changes: readonly { id: string; next: Expected; edited: boolean }[],
  ): void {
    const plain = (entries: readonly Omit<SeenEntry, 'number'>[]) =>
      entries.map(({ group, level, message }) => JSON.stringify([group, level, message])).sort();
    const entries = this.#newEntries(now).filter(({ source }) => source !== ownName);
    const confirmed = changes.flatMap(({ next }) => next.log);
    if (!isDeepStrictEqual(plain(entries), plain(confirmed))) {
      throw new Violation(
        `The log contains ${JSON.stringify(entries)}, but the answers confirmed ${JSON.stringify(confirmed)}.`,
      );
    }
    for (const [id, plugin] of Object.entries(registrationsOf(now))) {
      const confirmedOnes = changes.filter((change) => change.id === id).map(({ next }) => next.registrations[id]);
      if (![before.registrations[id], ...confirmedOnes].some((one) => isDeepStrictEqual(one, plugin))) {
        throw new Violation(`${id} is registered as ${JSON.stringify(plugin)}, which no answer confirmed.`);
      }
    }
    for (const id of Object.keys(before.registrations)) {
      if (!registrationsOf(now)[id]) throw new Violation(`${id} is no longer registered.`);
    }
    const controller = now.session.control.controller?.id ?? null;
    if (controller !== before.controller) throw new Violation(`${controller} has control, although the user declined.`);
    const { project } = now.window!;
    const projects = changes.map(({ next }) => next.project).filter((loaded) => loaded !== null);
    const unchanged = project.everything === this.#before.window!.project.everything;
    const edited = changes.some((change) => change.edited);
    if (!unchanged && !edited && !projects.some(({ id, name }) => id === project.id && name === project.name)) {
      throw new Violation(`The project ${JSON.stringify(project)} was loaded, which no answer confirmed.`);
    }
  }

  // --- the user

  async #edit(name: string): Promise<void> {
    if (!this.#expected.open || name.trim() === '') return;
    const field = `${name.trim()}, edited`;
    await this.lab.driver.renameProject(field);
    const now = await this.#stateNow();
    this.#expected = { ...this.#expected, project: { id: now.window!.project.id, name: field }, unsaved: true };
    this.#before = now;
  }

  // --- comparing

  async #stateNow(): Promise<IdeState> {
    const state = await this.lab.state();
    if (!state?.window) throw new Violation('The window has closed.');
    return state;
  }

  #newEntries(now: IdeState): SeenEntry[] {
    const last = this.#before.window?.log.at(-1)?.number ?? 0;
    return now.window!.log.filter(({ number }) => number > last);
  }

  /** Compares the state with the model. @param loaded whether the project has changed since the last comparison */
  async #compare(loaded: boolean): Promise<void> {
    if (!this.#expected.open) return;
    const now = await this.#stateNow();
    const expected = this.#expected;
    const was = this.#before.window!;
    const is = now.window!;
    const same = (what: string, actual: unknown, wanted: unknown): void => {
      if (isDeepStrictEqual(actual, wanted)) return;
      throw new Violation(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}.`);
    };
    same('registrations', registrationsOf(now), expected.registrations);
    same('controller', now.session.control.controller?.id ?? null, expected.controller);
    same('declined requests', now.session.control.declines ?? {}, expected.declines);
    same('request for control', now.session.control.pending, null);
    same('questions', is.dialogs, []);
    if (expected.unsaved === 'unknown') this.#expected = { ...this.#expected, unsaved: is.unsaved };
    else same('unsaved changes', is.unsaved, expected.unsaved);
    if (expected.commands === null) this.#expected = { ...this.#expected, commands: is.commands };
    else same('commands', is.commands, expected.commands);
    // The model does not describe the IDE's own entries about a project that it has loaded.
    const entries = is.log
      .filter((entry) => !reportsCommands(entry) && (!loaded || entry.source !== ownName))
      .map(({ number: _, ...entry }) => entry);
    same('log', entries.slice(-expected.log.length), expected.log);
    same('log entries', entries.length, expected.log.length);
    if (expected.project) same('project', { id: is.project.id, name: is.project.name }, expected.project);
    if (!loaded) {
      same('project', is.project.everything, was.project.everything);
      same('window', is.others, was.others);
      same('stored', now.stored, this.#before.stored);
    }
    same('tabs', now.tabs, this.#before.tabs);
    same('prototypes', now.pollution, []);
    this.#before = now;
  }

  /** Makes the state after a flood the model's state, once it has been checked. */
  #adopt(now: IdeState): void {
    const { project, unsaved, commands, log } = now.window!;
    this.#expected = {
      ...this.#expected,
      registrations: registrationsOf(now),
      declines: now.session.control.declines ?? {},
      project: { id: project.id, name: project.name },
      unsaved,
      commands,
      log: log.filter((entry) => !reportsCommands(entry)).map(({ number: _, ...entry }) => entry),
    };
    this.#before = now;
  }

  async #waitUntilClosed(): Promise<void> {
    this.#expected = closed;
    await this.lab.until('the window is closed', async () => (await this.lab.openWindow()) === undefined);
  }

  /** Waits until the window has opened or restarted. */
  async #waitUntilReady(expected: Expected): Promise<void> {
    this.#expected = expected;
    await this.lab.until('the window is ready', async () => {
      const state = await this.lab.state();
      return state?.window !== null && state?.session.window?.phase === 'ready';
    });
    this.#before = await this.#stateNow();
    await this.#compare(false);
  }

  /** At the end of a sequence, the IDE must still answer, and must have written no errors to its consoles. */
  async #checkHealth(): Promise<void> {
    if (!this.#expected.open) {
      await this.lab.driver.open();
      await this.#waitUntilReady(opened);
    }
    const ask = ['/health', '/project'].map((uri) => JSON.stringify({ uri, verb: 'get' }));
    for (const number of this.lab.callers.keys()) await this.#burst(number, ask, false);
    const complaints = (await this.lab.console()).filter((line) => /uncaught|error/i.test(line));
    if (complaints.length > 0) throw new Violation(`The consoles contain: ${complaints.join('\n')}`);
  }
}

function registrationsOf({ session }: IdeState): Expected['registrations'] {
  return Object.fromEntries(
    Object.entries(session.registrations).map(([id, { name, version }]) => [id, { name, version }]),
  );
}
