// Errors in the user's input, as opposed to faults of the subject or of the program, and the exit statuses of commands.

/** The exit statuses of every command. Scripts and CI jobs may rely on them. */
export const exitStatus = { conforms: 0, doesNotConform: 1, couldNotBeJudged: 2 } as const;

/**
 * An error that keeps a command from doing its work, and that the user can correct: a mistake in an option, a manifest,
 * a baseline or a feature, or a missing tool. The command line prints the message without a stack and exits with {@link
 * UsageError.exitStatus}.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly exitStatus = exitStatus.couldNotBeJudged;

  /**
   * @param why what is wrong; quotes the input and names its place (`file:line`) if it has one
   * @param instead what to write or do instead; printed on indented lines of its own
   */
  constructor(why: string, instead?: string) {
    super(instead === undefined ? why : `${why}\n${indent(instead)}`);
  }

  /** One error with the messages of several, in their order; a single error is returned unchanged. */
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
