// The replies of a test plugin to the IDE.

/** What a message is about: a command's id, an event's name, or a request for code such as `emit project`. */
type Topic = string;

/** A plugin's reply to a message. */
export interface Reply {
  /** Messages that the plugin sends to the IDE just before the answer, without waiting for their answers. */
  readonly first: readonly unknown[];
  readonly answer: unknown;
}

/** The replies of one plugin. The default answer is `true`. */
export class Replies {
  private readonly given = new Map<Topic, Reply>();
  private readonly withheld = new Set<Topic>();
  private waiting: { readonly topic: Topic; readonly resolve: (reply: Reply) => void }[] = [];

  /**
   * Sets the answer to the waiting messages on a topic and to all later ones. `undefined` is an answer without a value.
   *
   * @param first messages that the plugin sends to the IDE just before
   */
  answer(topic: Topic, answer: unknown, first: readonly unknown[] = []): void {
    const reply = { first, answer };
    this.withheld.delete(topic);
    this.given.set(topic, reply);
    const waiting = this.waiting.filter((one) => one.topic === topic);
    this.waiting = this.waiting.filter((one) => one.topic !== topic);
    for (const { resolve } of waiting) resolve(reply);
  }

  /** Keeps later messages on a topic waiting until {@link answer} is called for it. */
  withhold(topic: Topic): void {
    this.withheld.add(topic);
  }

  /** Forgets everything. Waiting messages get an answer without a value. */
  reset(): void {
    for (const { resolve } of this.waiting.splice(0)) resolve({ first: [], answer: undefined });
    this.given.clear();
    this.withheld.clear();
  }

  /** Resolves with the reply to a message of the IDE. */
  to(message: Readonly<Record<string, unknown>>): Promise<Reply> {
    const topic = topicOf(message);
    if (this.withheld.has(topic)) {
      return new Promise((resolve) => {
        this.waiting.push({ topic, resolve });
      });
    }
    return Promise.resolve(this.given.get(topic) ?? { first: [], answer: true });
  }
}

/**
 * The topic of a message: the command of `{action: 'execute', command: {command}}`, the event of
 * `{action: 'event', event}`, or action and entity of `{action: 'emit', entity}` and `{action: 'export', entity}`.
 */
function topicOf({ action, entity, event, command }: Readonly<Record<string, unknown>>): Topic {
  if (action === 'emit' || action === 'export') return `${action} ${String(entity)}`;
  if (typeof event === 'string') return event;
  if (typeof command === 'object' && command !== null && 'command' in command) return String(command.command);
  return '';
}
