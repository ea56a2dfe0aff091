// The scenarios of a worker share one browser, which starts before the first one and ends with the worker.

import { AfterAll, BeforeAll } from '@cucumber/cucumber';
import { currentSession, endSessions } from '../../harness/ide/session/current';
import { type RunParameters, runContext } from '../../harness/run/cucumber/context';

BeforeAll(async function (this: { parameters: Partial<RunParameters> }) {
  const { subject, usesIde } = runContext(this.parameters);
  // A browser that does not start fails the first scenario, which tries again.
  if (subject.ide && usesIde === true) await currentSession(subject.ide).catch(() => {});
});

AfterAll(async () => {
  await endSessions();
});
