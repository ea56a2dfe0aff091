// The whole IDE is its page. It plays only the first command of the first test, an `open`, and stays on that page.

let project;
/** The window that a test plays in: a promise, because a call may come before the browser has opened the window. */
let playing;

const one = (selector) => document.querySelector(selector);

/** Runs in the page under test: the xpath of the element that a locator finds. The fault: empty if it finds none. */
function locate(location) {
  const [, kind, value] = /^(\w+)=(.*)$/s.exec(location) ?? [
    null,
    location.startsWith('//') ? 'xpath' : 'id',
    location,
  ];
  const linkWith = (matches) => [...document.links].find((link) => matches(link.textContent.trim()));
  const finders = {
    css: () => document.querySelector(value),
    id: () => document.getElementById(value),
    name: () => document.getElementsByName(value)[0],
    xpath: () => document.evaluate(value, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue,
    linkText: () => linkWith((text) => text === value),
    link: () => linkWith((text) => text === value),
    partialLinkText: () => linkWith((text) => text.includes(value)),
    className: () => document.getElementsByClassName(value)[0],
    tagName: () => document.getElementsByTagName(value)[0],
  };
  let path = '';
  for (let element = finders[kind]?.(); element; element = element.parentElement) {
    const siblings = [...(element.parentElement?.children ?? [element])].filter(
      ({ tagName }) => tagName === element.tagName,
    );
    path = `/${element.tagName.toLowerCase()}[${siblings.indexOf(element) + 1}]${path}`;
  }
  return path;
}

async function answer({ uri, location }) {
  if (uri === '/register') return true;
  if (uri !== '/playback/location') return { error: 'No such route' };
  if (playing === undefined) return { error: 'No test is playing' };
  const {
    tabs: [tab],
  } = await playing;
  const [{ result }] = await chrome.scripting.executeScript({
    target: { tabId: tab.id },
    func: locate,
    args: [location],
  });
  if (result === '') console.warn(`Found nothing at ${location}`);
  return result;
}

chrome.runtime.onMessageExternal.addListener((message, _sender, respond) => {
  answer(message).then(respond, ({ message: error }) => respond({ error }));
  return true;
});

one('#file').addEventListener('change', async ({ target }) => {
  project = JSON.parse(await target.files[0].text());
  one('h1').textContent = project.name;
});

one('#run').addEventListener('click', () => {
  const [{ target }] = project.tests[0].commands;
  playing = chrome.windows.create({ url: new URL(target, project.url).href });
  one('output').textContent = 'running';
});
