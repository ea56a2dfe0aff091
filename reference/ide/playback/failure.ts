// The failure of a command.

/** A command failed; the message is for the tester. */
export class CommandFailure extends Error {
  constructor(
    message: string,
    /** `failed` counts as a failure; `fatal` also ends the test. */
    readonly state: 'failed' | 'fatal' = 'failed',
  ) {
    super(message);
  }
}
