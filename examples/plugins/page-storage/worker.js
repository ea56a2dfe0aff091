// A plugin for the Test IDE: commands for sessionStorage and localStorage of the page under test.

/** The extension id of the IDE. To use another IDE with this API, change only this id. */
const IDE = 'haiafckacagbacpfbggpfbbkglbjipen';

const registration = {
  name: 'Page Storage',
  version: '1.0.0',
  commands: [
    { id: 'setStorage', name: 'set storage' },
    { id: 'storeStorage', name: 'store storage' },
    { id: 'assertStorage', name: 'assert storage' },
    { id: 'compareStorage', name: 'compare storage' },
    { id: 'clearStorage', name: 'clear storage' },
    { id: 'outlineElement', name: 'outline element', type: 'locator' },
  ],
};

function call(verb, uri, payload) {
  return chrome.runtime.sendMessage(IDE, { verb, uri, payload });
}

// --- Registration: asks once a second whether the IDE knows this plugin, and registers if not.

setInterval(async () => {
  try {
    const healthy = await call('get', '/health');
    if (healthy === false) await call('post', '/register', registration);
  } catch {
    // The IDE is not installed or was just removed: ask again in a second.
  }
}, 1000);

// This listener starts the worker with the browser; then the polling keeps it awake.
chrome.runtime.onStartup.addListener(() => {});

// --- The commands

/** An item's storage and key: `local:theme` is in localStorage, `session:basket` and `basket` are in sessionStorage. */
function placeOf(target) {
  const [, area, key] = /^(?:(local|session):)?(.*)$/s.exec(target.trim());
  return { area: area === 'local' ? 'localStorage' : 'sessionStorage', key };
}

/** Runs a function in the frame of the page that the test is in, which the IDE's options name. */
async function inPage({ tabId, frameId }, func, ...args) {
  const [{ result }] = await chrome.scripting.executeScript({ target: { tabId, frameIds: [frameId] }, func, args });
  return result;
}

function read(options, target) {
  const { area, key } = placeOf(target);
  return inPage(options, (name, item) => globalThis[name].getItem(item), area, key);
}

const commands = {
  async setStorage({ target, value }, options) {
    const { area, key } = placeOf(target);
    await inPage(options, (name, item, text) => globalThis[name].setItem(item, text), area, key, value);
    return true;
  },

  /** Copies an item into a variable of the test. */
  async storeStorage({ target, value }, options) {
    const stored = await read(options, target);
    if (stored === null) return { error: `nothing is stored under ${target}` };
    // As JSON, so that the text "1e3" stays text.
    const set = await call('put', '/playback/var', { name: value, contents: JSON.stringify(stored) });
    return set === true ? true : { error: set.error };
  },

  async assertStorage({ target, value }, options) {
    const stored = await read(options, target);
    return stored === value ? true : { error: `${target} is ${JSON.stringify(stored)}, not ${JSON.stringify(value)}` };
  },

  /** Compares an item with its value in the last run. The first run has nothing to compare with. */
  async compareStorage({ target }, options) {
    const stored = await read(options, target);
    const memory = `${options.projectId} ${options.testId} ${options.commandId}`;
    const { [memory]: before } = await chrome.storage.local.get(memory);
    await chrome.storage.local.set({ [memory]: { stored } });
    if (before === undefined) return { status: 'undetermined' };
    if (before.stored === stored) return true;
    return { error: `${target} was ${JSON.stringify(before.stored)} in the last run and is ${JSON.stringify(stored)}` };
  },

  /** Always succeeds, so it answers nothing. */
  async clearStorage({ target }, options) {
    const { area } = placeOf(`${target}:`);
    await inPage(options, (name) => globalThis[name].clear(), area);
    return undefined;
  },

  /** Outlines an element. The IDE converts the locator to an xpath, which the page can evaluate. */
  async outlineElement({ target }, options) {
    const xpath = await call('get', '/playback/location', { location: target });
    if (xpath.error) return { error: xpath.error };
    await inPage(
      options,
      (path) => {
        const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
        if (found) found.style.outline = '3px solid orange';
      },
      xpath,
    );
    return true;
  },
};

chrome.runtime.onMessageExternal.addListener((message, sender, sendResponse) => {
  if (sender.id !== IDE || message.action !== 'execute' || !(message.command.command in commands)) {
    return sendResponse(undefined);
  }
  commands[message.command.command](message.command, message.options).then(sendResponse, (error) => {
    // Without its page the test cannot go on.
    sendResponse({ error: `the page cannot be reached: ${error.message}`, status: 'fatal' });
  });
  return true;
});
