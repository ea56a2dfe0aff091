// The whole IDE is its page. sessionStorage, which ends with the window, holds only what must survive a restart.

const untitled = { id: 'untitled', name: 'Untitled Project', tests: [] };
const plugins = new Map(JSON.parse(sessionStorage.getItem('plugins') ?? '[]'));
const controller = sessionStorage.getItem('controller');
let project = untitled;

const one = (selector) => document.querySelector(selector);

function load(next) {
  project = next;
  one('h1').textContent = project.name;
  one('#name').value = project.name;
  document.title = `${project.name} - Test IDE`;
}

function log(caller, { message }) {
  if (!plugins.has(caller) || !message) return { error: 'Register first, and say something' };
  const entry = document.createElement('li');
  entry.textContent = `${plugins.get(caller)}: ${message}`;
  one('ul').append(entry);
  return true;
}

/** The fault: it does not ask the user first. */
function grantControl(caller, { name }) {
  if (caller === controller) return true;
  sessionStorage.setItem('controller', caller);
  sessionStorage.setItem('plugins', JSON.stringify([[caller, name]]));
  setTimeout(() => location.reload());
  return true;
}

function close(caller) {
  if (caller !== controller) return false;
  setTimeout(() => window.close());
  return true;
}

const routes = {
  'GET /health': (caller) => plugins.has(caller),
  'POST /register': (caller, { name }) => {
    plugins.set(caller, name);
    return true;
  },
  'POST /log': log,
  'POST /playback/log': log,
  'GET /project': () => ({ id: project.id, name: project.name }),
  'POST /project': (_, message) => {
    load(message.project);
    return true;
  },
  'POST /control': grantControl,
  'POST /close': close,
};

chrome.runtime.onMessageExternal.addListener((message, { id: caller }, respond) => {
  const route = `${message.verb} ${message.uri}`.replace(/^\w+/, (verb) => verb.toUpperCase());
  const isOpenToAll = route === 'GET /health' || route === 'POST /control';
  if (controller && caller !== controller && !isOpenToAll)
    respond({ error: 'The IDE is controlled by another plugin' });
  else respond(routes[route]?.(caller, message) ?? { error: 'No such route' });
});

one('#name').addEventListener('input', ({ target }) => {
  project.name = target.value;
  one('h1').textContent = project.name;
  document.title = `*${project.name} - Test IDE`;
});

one('#file').addEventListener('change', async ({ target }) => load(JSON.parse(await target.files[0].text())));

one('#save').addEventListener('click', () => {
  if (controller) {
    chrome.runtime.sendMessage(controller, { action: 'event', event: 'saveProject', options: { project } });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(project)], { type: 'application/json' }));
  link.download = `${project.name}.side`;
  link.click();
});

one('output').textContent = controller ? `Controlled by ${plugins.get(controller)}` : '';
load(untitled);
