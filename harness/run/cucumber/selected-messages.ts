// What a run does not run is left out of its reports. Cucumber tells its formats of each feature and each scenario that
// it has read; those of all features are more than 20 MB, for whoever has one rule judged.

import type { FormatterPlugin } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';

/**
 * Passes on the messages of a run, in their order, without the scenarios that are not run and the features of which
 * none is.
 *
 * @param handler receives the messages: once it is known what is run, those before it, then each at once
 * @returns receives all messages
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
  return messages.filter(({ pickle, source, gherkinDocument }) => {
    if (pickle) return run.has(pickle.id);
    const uri = source?.uri ?? gherkinDocument?.uri;
    return uri === undefined || features.has(uri);
  });
}

/** A format that is told only of what is run. */
export function onlyChosen<Options>(format: FormatterPlugin<Options>): FormatterPlugin<Options> {
  return {
    ...format,
    formatter: (context) =>
      format.formatter({ ...context, on: (key, handler) => context.on(key, chosenMessages(handler)) }),
  };
}
