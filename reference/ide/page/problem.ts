/** An action failed on this element; the message is for the tester. */
export class ActionProblem extends Error {}
