/** A command that cannot do its work on this element; the message is for the tester. */
export class ActionProblem extends Error {}
