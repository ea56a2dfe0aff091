// The browser outlives the scenarios of a worker, and nothing outlives the worker.

import { AfterAll } from '@cucumber/cucumber';
import { BrowserSession } from '../../harness/ide/session/session';

AfterAll(async () => {
  await BrowserSession.end();
});
