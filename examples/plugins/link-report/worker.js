// A plugin for the Test IDE: a command that checks the links of a page, and a page that lists the runs.

/** The extension id of the IDE. To use another IDE with this API, change only this id. */
const SIDE_ID = 'haiafckacagbacpfbggpfbbkglbjipen';

const manifest = {
  name: 'Link Report',
  version: '1.0.0',
  commands: [{ id: 'checkLinks', name: 'check links' }],
};

function sendMessage(uri, verb, payload = null) {
  return chrome.runtime.sendMessage(SIDE_ID, { uri, verb, payload });
}

function register() {
  return sendMessage('/register', 'post', manifest);
}

/** The IDE answers `false` while it does not know the plugin, and an error while its window is closed. */
function poll() {
  sendMessage('/health', 'get')
    .catch((error) => ({ error: error.message }))
    .then((response) => {
      if (response === false) return register();
    })
    .catch((error) => console.log('not registered:', error.message));
}

setInterval(poll, 1000);
chrome.runtime.onStartup.addListener(() => {});
chrome.action.onClicked.addListener(() => chrome.tabs.create({ url: 'report.html' }));

// --- The command

/** The distinct addresses of a page's links. */
async function linksOf({ tabId, frameId }) {
  const [{ result }] = await chrome.scripting.executeScript({
    target: { tabId, frameIds: [frameId] },
    func: () =>
      [...new Set([...document.links].map(({ href }) => href.replace(/#.*/, '')))].filter((href) => /^http/.test(href)),
  });
  return result;
}

/** Requests every link, and reports progress to the IDE, because many links may take longer than five seconds. */
async function checkLinks(options) {
  const links = await linksOf(options);
  if (links.length === 0) return { status: 'undetermined' };
  const dead = [];
  for (const [index, link] of links.entries()) {
    const response = await fetch(link, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (!response?.ok) {
      dead.push(link);
      await sendMessage('/playback/log', 'post', {
        type: 'warn',
        message: `${link} ${response?.status ?? 'does not answer'}`,
      });
    }
    await sendMessage('/playback/command', 'post', {
      commandId: options.commandId,
      state: 'pending',
      message: `${index + 1} of ${links.length} links`,
    });
  }
  return dead.length === 0 ? true : { error: `${dead.length} of ${links.length} links are dead` };
}

// --- The list of runs, which report.html shows

/** Serializes changes to the list. */
let writing = Promise.resolve();

function changeRuns(change) {
  writing = writing
    .then(() => chrome.storage.local.get({ runs: [] }))
    .then(({ runs }) => chrome.storage.local.set({ runs: change(runs).slice(0, 100) }));
  return writing;
}

function begin({ runId, testId, testName, suiteName, projectName }) {
  const run = { runId, testId, testName, suiteName, projectName, startedAt: Date.now() };
  return changeRuns((runs) => [run, ...runs]);
}

function end({ runId, testId, passed }) {
  const stoppedAt = Date.now();
  return changeRuns((runs) =>
    runs.map((run) => (run.runId === runId && run.testId === testId ? { ...run, passed, stoppedAt } : run)),
  );
}

chrome.runtime.onMessageExternal.addListener((message, sender, sendResponse) => {
  if (sender.id !== SIDE_ID) return undefined;
  if (message.action === 'execute' && message.command.command === 'checkLinks') {
    checkLinks(message.options).then(sendResponse, (error) => sendResponse({ error: error.message }));
    return true;
  }
  if (message.action === 'event' && message.event === 'playbackStarted') {
    begin(message.options).then(() => sendResponse(true));
    return true;
  }
  if (message.action === 'event' && message.event === 'playbackStopped') {
    end(message.options).then(() => sendResponse(true));
    return true;
  }
  // Answer all other messages, so that the IDE does not wait.
  return sendResponse(undefined);
});
