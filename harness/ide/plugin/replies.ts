// What a plugin under the harness's control replies to the IDE.

/** What the IDE waits for an answer to: the id of a command that the plugin executes, the name of an event, or what code is wanted of. */
type Subject = string;

/** What a plugin replies. */
export interface Reply {
  /** The messages that it sends to the IDE before it answers, without waiting for what they are answered. */
  readonly first: readonly unknown[];
  readonly answer: unknown;
}

/** The replies of one plugin. To everything that nothing else is said about it answers `true`. */
export class Replies {
  private readonly given = new Map<Subject, Reply>();
  private readonly withheld = new Set<Subject>();
  private waiting: { readonly subject: Subject; readonly resolve: (reply: Reply) => void }[] = [];

  /**
   * Gives the answer to whoever waits for one, and to all who ask from now on. `undefined` is an answer without a value.
   *
   * @param first what the plugin sends to the IDE right before
   */
  answer(subject: Subject, answer: unknown, first: readonly unknown[] = []): void {
    const reply = { first, answer };
    this.withheld.delete(subject);
    this.given.set(subject, reply);
    const waiting = this.waiting.filter((one) => one.subject === subject);
    this.waiting = this.waiting.filter((one) => one.subject !== subject);
    for (const { resolve } of waiting) resolve(reply);
  }

  /** Keeps whoever asks from now on waiting, until there is an answer. */
  withhold(subject: Subject): void {
    this.withheld.add(subject);
  }

  /** Forgets everything; who waits gets an answer without a value. */
  reset(): void {
    for (const { resolve } of this.waiting.splice(0)) resolve({ first: [], answer: undefined });
    this.given.clear();
    this.withheld.clear();
  }

  /** The answer to a message of the IDE, as soon as there is one. */
  to(message: Readonly<Record<string, unknown>>): Promise<Reply> {
    const subject = subjectOf(message);
    if (this.withheld.has(subject)) {
      return new Promise((resolve) => {
        this.waiting.push({ subject, resolve });
      });
    }
    return Promise.resolve(this.given.get(subject) ?? { first: [], answer: true });
  }
}

/**
 * What a message is about: `{action: 'execute', command: {command}}`, `{action: 'event', event}`, or, with both words as the subject,
 * `{action: 'emit', entity}` and `{action: 'export', entity}`.
 */
function subjectOf({ action, entity, event, command }: Readonly<Record<string, unknown>>): Subject {
  if (action === 'emit' || action === 'export') return `${action} ${String(entity)}`;
  if (typeof event === 'string') return event;
  if (typeof command === 'object' && command !== null && 'command' in command) return String(command.command);
  return '';
}
