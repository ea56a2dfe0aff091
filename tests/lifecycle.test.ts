// The reference Test IDE while its worker, its windows and its callers end and restart: no call hangs, and no state is
// lost that does not belong to the ended part.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { IdeLab, sendAll, type TimedAnswer } from '../quality/fuzz/ide/lab';
import { onlyInWhole } from '../support/test-sample';
import { within } from '../support/waiting';

const health = { uri: '/health', verb: 'get' };
const getProject = { uri: '/project', verb: 'get' };
const registration = { name: 'Lifecycle', version: '1.0' };
const register = { uri: '/register', verb: 'post', ...registration };
const control = { uri: '/control', verb: 'post', ...registration };
const log = { uri: '/log', verb: 'post', message: 'an entry' };
const project = { id: 'p', version: '2.0', name: 'Loaded', tests: [] };
const load = { uri: '/project', verb: 'post', project };
const locate = { uri: '/playback/location', verb: 'get', location: 'css=body' };

let lab: IdeLab;
before(async () => {
  lab = await IdeLab.launch(2);
});
after(() => lab.close());
beforeEach(() => lab.fresh());

/** Sends all messages at once. @throws WaitTimeout if one hangs */
async function sendTogether(caller: number, ...messages: readonly object[]): Promise<TimedAnswer['answer'][]> {
  const texts = messages.map((message) => JSON.stringify(message));
  const { page } = lab.callers[caller]!;
  const answers = await within('all answers', sendAll(page, lab.ide, texts, true), 15_000);
  return answers.map(({ answer }) => answer);
}

async function send(message: object, caller = 0): Promise<unknown> {
  const [answer] = await sendTogether(caller, message);
  assert.ok(answer && 'value' in answer, JSON.stringify(answer));
  return answer.value;
}

function assertValues(answers: readonly TimedAnswer['answer'][]): void {
  for (const answer of answers) assert.ok('value' in answer, JSON.stringify(answer));
}

const codeOf = (answer: TimedAnswer['answer']): unknown =>
  'value' in answer && typeof answer.value === 'object' && answer.value !== null && 'errorCode' in answer.value
    ? answer.value.errorCode
    : undefined;

async function untilAsked(): Promise<void> {
  await lab.until('a question to the user', async () => (await lab.driver.dialog()) !== undefined);
}

async function closeWindow(): Promise<void> {
  await lab.driver.close();
}

test('many calls at once to a closed IDE open it once and are all answered', async () => {
  await closeWindow();
  const open = { openIDEIfClosed: true };
  const storm = Array.from({ length: 10 }, () => [open, { ...health, ...open }, { ...getProject, ...open }]).flat();
  const [first, second] = await Promise.all([sendTogether(0, ...storm), sendTogether(1, ...storm)]);
  assertValues([...first, ...second]);
  const ids = [...first, ...second].flatMap((answer) =>
    'value' in answer && typeof answer.value === 'object' && answer.value !== null && 'id' in answer.value
      ? [answer.value.id]
      : [],
  );
  assert.equal(ids.length, 20);
  assert.equal(new Set(ids).size, 1, 'all were answered by one window');
  const windows = lab.browser.targets().filter((target) => target.url() === lab.idePage && target.type() === 'page');
  assert.equal(windows.length, 1);
});

test('calls are answered if the window is closed meanwhile', async () => {
  await send(register);
  const calls = sendTogether(0, ...Array.from({ length: 10 }, () => [log, load, locate, getProject]).flat());
  const page = await lab.openWindow();
  await page?.close();
  assertValues(await calls);
  assert.equal(codeOf((await sendTogether(0, getProject))[0]!), 'NotActive');
});

test('calls are answered if the window reloads meanwhile', async () => {
  await send(register);
  const page = await lab.openWindow();
  const [answers] = await Promise.all([
    sendTogether(0, ...Array.from({ length: 10 }, () => [log, load, getProject]).flat()),
    page?.reload(),
  ]);
  assertValues(answers);
  assert.equal(await send(health), true);
});

test('a service worker that restarts between two calls has lost nothing', async () => {
  await send(register);
  for (let time = 0; time < 5; time++) {
    await lab.killWorker();
    assert.equal(await send(health), true);
    await lab.killWorker();
    assert.equal(await send(log), true);
  }
});

test('calls end if the service worker dies meanwhile, and the next ones are answered', async () => {
  await send(register);
  for (let time = 0; time < 5; time++) {
    // The browser rejects these calls; the IDE cannot do more for them.
    const calls = sendTogether(0, ...Array.from({ length: 20 }, () => [log, locate, health]).flat());
    await lab.killWorker();
    await calls;
    assert.equal(await send(health), true);
    assert.deepEqual(Object.keys((await send(getProject)) as object).sort(), ['id', 'name']);
  }
});

test('the user’s answer counts even if the service worker died after the question', async () => {
  const asked = sendTogether(0, control);
  await untilAsked();
  await lab.killWorker();
  assert.ok('rejected' in (await asked)[0]!);
  // The caller asks again, and waits for the answer to the same question.
  const again = sendTogether(0, control);
  await lab.driver.reply('accept');
  assert.deepEqual(await again, [{ value: true }]);
  await lab.until('the caller controls', async () => {
    return (await lab.state())?.session.control.controller?.name === 'Lifecycle';
  });
});

for (const moment of ['before', 'with', 'after'] as const) {
  test(`the IDE works after its service worker died ${moment} its restart`, async () => {
    const asked = sendTogether(0, control);
    await untilAsked();
    const page = await lab.openWindow();
    const loading = new Promise((resolve) => page?.once('framenavigated', resolve));
    if (moment === 'before') {
      await Promise.all([lab.killWorker(), lab.driver.reply('accept')]);
    } else {
      await lab.driver.reply('accept');
      if (moment === 'after') await within('the restart', loading);
      await lab.killWorker();
    }
    await asked;
    assert.equal(typeof (await send(health)), 'boolean');
    const answer = await send(getProject);
    assert.deepEqual(Object.keys(answer as object).sort(), ['id', 'name'], JSON.stringify(answer));
    // The caller has lost the answer and asks again: either it controls the IDE, or the IDE asks the user.
    const again = sendTogether(0, control);
    await lab.until('there is an answer or a question', async () => {
      if ((await lab.driver.dialog()) !== undefined) await lab.driver.reply('accept');
      return (await lab.state())?.session.control.controller !== null;
    });
    assert.deepEqual(await again, [{ value: true }]);
  });
}

test("a question can be answered after the caller's page has closed, and the IDE goes on", async () => {
  const page = await lab.browser.newPage();
  await page.goto(lab.callers[1]!.page.url());
  const lost = sendAll(page, lab.ide, [JSON.stringify(control)]).catch(() => 'gone');
  await untilAsked();
  await page.close();
  assert.equal(await lost, 'gone');
  await lab.driver.reply('decline');
  assert.equal(await send(health), false);
  assert.equal(await send(register), true);
});

test('all waiting callers are answered if the user closes the window with both kinds of questions open', async () => {
  await lab.driver.renameProject('Changed');
  const loading = sendTogether(0, load);
  await untilAsked();
  const asking = sendTogether(1, control);
  await lab.until('both are asked', async () => (await lab.state())?.window?.dialogs.length === 2);
  assert.equal(codeOf((await sendTogether(0, load))[0]!), 'QuestionPending');
  await (await lab.openWindow())?.close();
  assertValues([...(await loading), ...(await asking)]);
  assert.equal(codeOf((await sendTogether(0, getProject))[0]!), 'NotActive');
});

test('a second window is closed, and the first one goes on', async () => {
  await send(register);
  const first = await send(getProject);
  await lab.protocol.send('Target.createTarget', { url: lab.idePage });
  await lab.until('there is one window', async () => {
    const open = lab.browser.targets().filter((target) => target.url() === lab.idePage && target.type() === 'page');
    return open.length === 1 && (await lab.state())?.window !== null;
  });
  assert.deepEqual(await send(getProject), first);
  assert.equal(await send(health), true);
});

test('a crashed IDE counts as closed, and opens again', async () => {
  await send(register);
  const page = await lab.openWindow();
  const crashed = new Promise((resolve) => page!.once('error', resolve));
  const session = await page!.createCDPSession();
  // The crashed page does not answer this command.
  session.send('Page.crash').catch(() => {});
  await within('the crash', crashed);
  const [answer] = await sendTogether(0, getProject);
  assertValues([answer!]);
  await lab.closePages();
  assert.equal(await send({ openIDEIfClosed: true }), true);
  assert.equal(await send(health), false);
});

test('the window answers while it receives thousands of log entries at once', onlyInWhole, async () => {
  await send(register);
  for (let round = 0; round < 5; round++) {
    const answers = await sendTogether(0, ...Array.from({ length: 500 }, () => log));
    assert.ok(answers.every((answer) => 'value' in answer && answer.value === true));
  }
  const [{ milliseconds } = { milliseconds: Number.NaN }] = await sendAll(lab.callers[0]!.page, lab.ide, [
    JSON.stringify(getProject),
  ]);
  assert.ok(milliseconds < 1000, `${milliseconds} ms`);
});
