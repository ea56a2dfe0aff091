// The scenarios of a worker share one browser, which ends with the worker.

import { AfterAll } from '@cucumber/cucumber';
import { BrowserSession } from '../../harness/ide/session/session';

AfterAll(async () => {
  await BrowserSession.end();
});
