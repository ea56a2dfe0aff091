// The whole IDE is this window. sessionStorage, which ends with the window, keeps the state that survives a restart.

const untitled = { id: 'untitled', name: 'Neues Projekt', tests: [] };
const plugins = new Map(JSON.parse(sessionStorage.getItem('plugins') ?? '[]'));
const controller = sessionStorage.getItem('controller');
let project = untitled;

const one = (selector) => document.querySelector(selector);

function show(next, unsaved) {
  project = next;
  one('h1').textContent = project.name;
  one('[aria-label=Zustand]').textContent = unsaved ? 'ungespeichert' : 'gespeichert';
}

function load(next) {
  show(next, false);
  one('#name').value = next.name;
  return true;
}

/** Asks the user one question at a time. @returns whether the answer is yes; undefined if another question is open */
function ask(title, text, yes, no) {
  const dialog = one('dialog');
  if (dialog.open) return Promise.resolve(undefined);
  one('#question').textContent = title;
  one('dialog p').textContent = text;
  one('#yes').textContent = yes;
  one('#no').textContent = no;
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = (value) => () => {
      dialog.close();
      resolve(value);
    };
    one('#yes').onclick = answer(true);
    one('#no').onclick = answer(false);
    dialog.oncancel = answer(false);
  });
}

const discard = (text) => ask('Ungespeicherte Änderungen', text, 'Verwerfen', 'Abbrechen');
const isUnsaved = () => one('[aria-label=Zustand]').textContent === 'ungespeichert';

async function requestControl(caller, { name }) {
  if (caller === controller) return true;
  const answer = await ask('Verbindungsanfrage', `${name} möchte die IDE steuern.`, 'Annehmen', 'Ablehnen');
  if (answer === undefined) return { error: 'The user is being asked something else' };
  if (!answer) return false;
  sessionStorage.setItem('controller', caller);
  sessionStorage.setItem('plugins', JSON.stringify([[caller, name]]));
  setTimeout(() => location.reload());
  return true;
}

async function close(caller) {
  if (caller !== controller) return false;
  if (isUnsaved() && !(await discard('Trotzdem schließen?'))) return false;
  const { id } = await chrome.tabs.getCurrent();
  setTimeout(() => chrome.tabs.remove(id));
  return true;
}

function log(caller, { message }) {
  if (!plugins.has(caller) || !message) return { error: 'Register first, and say something' };
  const entry = document.createElement('li');
  entry.textContent = `${plugins.get(caller)}: ${message}`;
  one('ul').append(entry);
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
  'POST /project': async (_, { project: next }) => {
    if (isUnsaved() && !(await discard('Trotzdem laden?'))) return false;
    return load(next);
  },
  'POST /control': requestControl,
  'POST /close': close,
};

async function answer(message, caller) {
  const route = `${message.verb} ${message.uri}`.replace(/^\w+/, (verb) => verb.toUpperCase());
  const isOpenToAll = route === 'GET /health' || route === 'POST /control';
  if (controller && caller !== controller && !isOpenToAll)
    return { error: 'The IDE is controlled by another plugin', errorCode: 'CannotAccessInControlMode' };
  return (await routes[route]?.(caller, message)) ?? { error: 'No such route' };
}

chrome.runtime.onMessageExternal.addListener((message, { id: caller }, respond) => {
  answer(message, caller).then(respond, ({ message: error }) => respond({ error }));
  return true;
});

one('#name').addEventListener('input', ({ target }) => show({ ...project, name: target.value }, true));

one('#file').addEventListener('change', async ({ target }) => load(JSON.parse(await target.files[0].text())));

one('#save').addEventListener('click', () => {
  show(project, false);
  if (controller) {
    chrome.runtime.sendMessage(controller, { action: 'event', event: 'saveProject', options: { project } });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(project)], { type: 'application/json' }));
  link.download = `${project.name}.side`;
  link.click();
});

one('[aria-label=Steuerung]').textContent = controller ? `Gesteuert von ${plugins.get(controller)}` : '';
load(untitled);
