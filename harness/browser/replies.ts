// What a plugin under the harness's control replies to the IDE.

/** What the IDE waits for an answer to: the id of a command that the plugin executes, or the name of an event. */
type Subject = string;

/** The replies of one plugin. To everything that nothing else is said about it answers `true`. */
export class Replies {
  private readonly given = new Map<Subject, unknown>();
  private readonly withheld = new Set<Subject>();
  private waiting: { readonly subject: Subject; readonly resolve: (answer: unknown) => void }[] = [];

  /** Gives the answer to whoever waits for one, and to all who ask from now on. `undefined` is an answer without a value. */
  answer(subject: Subject, value: unknown): void {
    this.withheld.delete(subject);
    this.given.set(subject, value);
    const waiting = this.waiting.filter((one) => one.subject === subject);
    this.waiting = this.waiting.filter((one) => one.subject !== subject);
    for (const { resolve } of waiting) resolve(value);
  }

  /** Keeps whoever asks from now on waiting, until there is an answer. */
  withhold(subject: Subject): void {
    this.withheld.add(subject);
  }

  /** Forgets everything; who waits gets an answer without a value. */
  reset(): void {
    for (const { resolve } of this.waiting.splice(0)) resolve(undefined);
    this.given.clear();
    this.withheld.clear();
  }

  /** The answer to a message of the IDE, as soon as there is one. */
  to(message: Readonly<Record<string, unknown>>): Promise<unknown> {
    const subject = subjectOf(message);
    if (this.withheld.has(subject)) {
      return new Promise((resolve) => {
        this.waiting.push({ subject, resolve });
      });
    }
    return Promise.resolve(this.given.has(subject) ? this.given.get(subject) : true);
  }
}

/** What a message is about: `{action: 'execute', command: {command}}`, `{action: 'event', event}`. */
function subjectOf({ event, command }: Readonly<Record<string, unknown>>): Subject {
  if (typeof event === 'string') return event;
  if (typeof command === 'object' && command !== null && 'command' in command) return String(command.command);
  return '';
}
