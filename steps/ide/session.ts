// The scenarios of a worker share one browser, which ends with the worker.

import { AfterAll } from '@cucumber/cucumber';
import { endSessions } from '../../harness/ide/session/current';

AfterAll(async () => {
  await endSessions();
});
