// How a command fails.

/** A command did not do what it should; the message is for the tester. */
export class CommandFailure extends Error {
  constructor(
    message: string,
    /** `failed` counts, `fatal` ends the test as well. */
    readonly state: 'failed' | 'fatal' = 'failed',
  ) {
    super(message);
  }
}
