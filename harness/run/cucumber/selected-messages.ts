// Keeps scenarios that do not run out of cucumber's messages, and texts that many scenarios share. Cucumber sends its
// formatters every feature and scenario that it has read, each with the schemas of its backgrounds: megabytes more than
// what a selection runs.

import type { FormatterPlugin } from '@cucumber/cucumber/api';
import type { Envelope, Pickle, PickleStep } from '@cucumber/messages';

/**
 * Passes on the messages of a run, in their order, but not those of scenarios that do not run and of features without
 * a scenario that runs. A doc string that an earlier scenario has, such as a background's schema, is empty; its text is
 * in the feature's document, at the step's node.
 *
 * @param handler receives the messages. Those before the first scenario are held back until it is known which run.
 * @returns a function that takes all messages of the run
 */
export function chosenMessages(handler: (message: Envelope) => void): (message: Envelope) => void {
  let held: Envelope[] | undefined = [];
  return (message) => {
    if (held === undefined) return handler(message);
    held.push(message);
    if (!message.testCaseStarted && !message.testRunFinished) return;
    for (const chosen of withoutOthers(held)) handler(chosen);
    held = undefined;
  };
}

function withoutOthers(messages: readonly Envelope[]): Envelope[] {
  const run = new Set(messages.flatMap(({ testCase }) => testCase?.pickleId ?? []));
  const pickles = messages.flatMap(({ pickle }) => (pickle && run.has(pickle.id) ? pickle : []));
  const features = new Set(pickles.map(({ uri }) => uri));
  const chosen = messages.filter(({ pickle, source, gherkinDocument }) => {
    if (pickle) return run.has(pickle.id);
    const uri = source?.uri ?? gherkinDocument?.uri;
    return uri === undefined || features.has(uri);
  });
  const known = new Set<string>();
  return chosen.map((message) => (message.pickle ? { pickle: withNewTexts(message.pickle, known) } : message));
}

/** A copy of the pickle with the doc strings that are not known yet; they are known afterwards. */
function withNewTexts(pickle: Pickle, known: Set<string>): Pickle {
  const withNewText = (step: PickleStep): PickleStep => {
    const docString = step.argument?.docString;
    if (!docString) return step;
    if (!known.has(docString.content)) {
      known.add(docString.content);
      return step;
    }
    return { ...step, argument: { ...step.argument, docString: { ...docString, content: '' } } };
  };
  return { ...pickle, steps: pickle.steps.map(withNewText) };
}

/** A formatter that receives only the messages of scenarios that run. */
export function onlyChosen<Options>(format: FormatterPlugin<Options>): FormatterPlugin<Options> {
  return {
    ...format,
    formatter: (context) =>
      format.formatter({ ...context, on: (key, handler) => context.on(key, chosenMessages(handler)) }),
  };
}
