// The one kind of error that is the fault of what the user gave us, not of the subject and not of the program.

/** Exit statuses of every command: what a caller (a person's shell, a CI job) may rely on. */
export const exitStatus = { conforms: 0, doesNotConform: 1, couldNotBeJudged: 2 } as const;

/**
 * A run that cannot be judged because of its input: an option, a manifest, a baseline, a feature, a missing tool.
 * The command line prints the message without a stack and exits with {@link UsageError.exitStatus}.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly exitStatus = exitStatus.couldNotBeJudged;

  /**
   * @param why what is wrong, quoting what was written and naming its place (`file:line`) where there is one
   * @param instead what to write or do instead; printed on lines of its own, indented
   */
  constructor(why: string, instead?: string) {
    super(instead === undefined ? why : `${why}\n${indent(instead)}`);
  }

  /** One error that carries the messages of several, in their order; a single error is returned as it is. */
  static all(errors: readonly UsageError[]): UsageError {
    const [first] = errors;
    if (errors.length === 1 && first !== undefined) return first;
    return new UsageError(errors.map((error) => error.message).join('\n'));
  }
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
