// The calls that the plugins of a scenario have sent, in sending order, and the answers that have come.

import { eventually, ifInTime, momentMs, waitLimit, within } from '../../../support/waiting';
import type { Answer, PluginLetter } from '../plugin/plugin';
import type { IdeDriver } from '../window/ide-driver';
import type { InstalledIde } from '../window/ide-window';

export interface Call {
  readonly sender: PluginLetter;
  /** What a wait for the answer waits for, in words. */
  readonly what: string;
  readonly answer: Promise<Answer>;
  answered: boolean;
  /** Whether a wait for the answer has timed out, so that no step waits for it again. */
  overdue: boolean;
  /** Whether it counts as granted without an answer, so that only a step that reads the answer waits for it. */
  granted: boolean;
}

/**
 * How long a call waits for its answer while the user is asked about an earlier call, in milliseconds. The open question
 * does not show that the IDE has received this call.
 */
const besideQuestionMs = 1000;

export class Calls {
  private readonly sent: Call[] = [];
  /** Whether the last wait ended with a question, to which the user has not replied. */
  private asked = false;

  constructor(
    private readonly ide: InstalledIde,
    private readonly driver: IdeDriver,
  ) {}

  /**
   * Notes a call that has been sent.
   * @param what was sent, in words: `GET /health`
   */
  add(sender: PluginLetter, what: string, answer: Promise<Answer>): Call {
    const call: Call = {
      sender,
      what: `an answer to ${what} of plugin ${sender}`,
      answer,
      answered: false,
      overdue: false,
      granted: false,
    };
    this.sent.push(call);
    const done = (): void => {
      call.answered = true;
    };
    // Who reads the answer gets the error.
    answer.then(done, done);
    return call;
  }

  /** The answer to the last call of a plugin. @throws WaitTimeout if none comes */
  async answer(sender: PluginLetter): Promise<Answer> {
    const call = this.of(sender).at(-1);
    if (call === undefined) throw new Error(`Plugin ${sender} has sent nothing in this scenario.`);
    return within(call.what, call.answer, call.overdue ? 0 : waitLimit.ms);
  }

  /** The answers to all calls of a plugin, in sending order. @throws WaitTimeout if one is missing */
  async answers(sender: PluginLetter): Promise<readonly Answer[]> {
    return Promise.all(this.of(sender).map(({ what, answer }) => within(what, answer)));
  }

  /** The calls that may still be answered. */
  pending(): Call[] {
    return this.sent.filter(isPending);
  }

  /**
   * Waits until calls are answered or the user is asked a question. Marks the other calls at the limit. A question that was
   * open before the calls ends the wait only after a second.
   *
   * @param granted whether the calls count as granted without an answer
   */
  async untilAnsweredOrAsked(
    calls: readonly Call[] = this.pending(),
    granted: () => Promise<boolean> = async () => false,
  ): Promise<void> {
    const waiting = (): Call[] => calls.filter(isPending);
    // Most calls are answered at once. To look at the window in the meantime would take longer than the call.
    await ifInTime(Promise.all(waiting().map((call) => call.answer)), this.asked ? besideQuestionMs : momentMs);
    const isDone = async (): Promise<boolean> => {
      if (waiting().length > 0 && (await granted())) for (const call of waiting()) call.granted = true;
      return waiting().length === 0 || (await this.driver.dialog()) !== undefined;
    };
    const change = (): Promise<unknown> => Promise.race([...waiting().map((call) => call.answer), this.ide.change()]);
    const isInTime = await eventually(isDone, Boolean, async () => void (await change()));
    this.asked ||= isInTime && waiting().length > 0;
    if (!isInTime) for (const call of waiting()) call.overdue = true;
  }

  /** Notes that the user has replied: the next question is another one. */
  replied(): void {
    this.asked = false;
  }

  private of(sender: PluginLetter): Call[] {
    return this.sent.filter((call) => call.sender === sender);
  }
}

function isPending({ answered, overdue, granted }: Call): boolean {
  return !answered && !overdue && !granted;
}
