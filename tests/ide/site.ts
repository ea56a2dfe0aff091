// A small web site for tests of playback: forms, lists, frames, windows, dialogs, slow pages. Its pages are texts, and
// some wait before they answer, so `sirv`, which serves files, is no help.

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Records the events of one element in order. A name that repeats directly is recorded once. */
const recorder = `
  const heard = [];
  const record = (id, types) => {
    for (const type of types.split(' ')) {
      document.getElementById(id).addEventListener(type, (event) => {
        heard.push(event.key ? type + ':' + event.key : type);
        document.getElementById('heard').textContent = heard.join(' ');
      });
    }
  };`;

const pages: Readonly<Record<string, string>> = {
  '/start': `<h1 id="title">Start</h1>
    <p id="text">  Some   text
      in two lines </p><p id="hidden" hidden>unseen</p><p class="note first">one</p><p class="note">two</p>
    <a href="/second">Second page</a> <a href="/second?b" name="b" title="way">The other way</a>
    <img id="image" alt="A picture" src="data:,"><svg><circle id="dot" r="4"></circle></svg>`,
  '/second': `<h1 id="title">Second</h1><a href="/start">Back</a>`,
  '/form': `<h1>Form</h1><form action="/sent"><input id="alone"></form>
    <form action="/sent"><input id="first-of-two"><input></form><form action="/sent" id="form">
      <input id="text" name="text" value="before"><input id="short" maxlength="3">
      <input id="number" type="number"><input id="date" type="date"><input id="mail" type="email">
      <textarea id="area">old</textarea><input id="read-only" readonly value="fixed"><input id="disabled" disabled>
      <input id="box" type="checkbox"><input id="on" type="checkbox" checked><input id="stuck" type="checkbox" onclick="return false">
      <input type="radio" name="r" id="r1" value="1"><input type="radio" name="r" id="r2" value="2">
      <input id="file" type="file">
      <select id="fruit"><option value="a" id="o1">Apple</option><option value="p" id="o2">Pear  tree</option><option value="x" disabled>Gone</option></select>
      <select id="many" multiple><option value="1" selected>One</option><option value="2">Two</option><option value="3">Three</option></select>
      <button id="send">Send</button><button id="off" type="button" disabled>Off</button>
    </form>
    <form action="/sent" id="strict"><input name="needed" id="needed" required><button id="send-strict">Send</button></form>
    <div id="editor" contenteditable="true">rich</div>
    <div id="aria" role="checkbox" aria-checked="true" tabindex="0">aria</div>
    <p id="chosen"></p>
    <script>fruit.onchange = () => { chosen.textContent = 'chose ' + fruit.value; };</script>`,
  '/sent': `<h1 id="title">Sent</h1><p id="query"></p><script>query.textContent = location.search;</script>`,
  '/events': `<input id="field" value=""><button id="button" type="button">Press</button><div id="area" style="width:200px;height:100px">area</div>
    <div id="drag" draggable="true">drag me</div><div id="drop">here</div><div id="dropped"></div><p id="heard"></p><p id="where"></p>
    <script>${recorder}
      record('field', 'focus keydown keypress beforeinput input keyup change');
      record('button', 'pointerdown mousedown focus pointerup mouseup click dblclick');
      record('area', 'mouseover mouseenter mousemove mousedown mouseup mouseout mouseleave');
      area.addEventListener('mousedown', (event) => { where.textContent = event.offsetX + ',' + event.offsetY; });
      drop.ondragover = (event) => event.preventDefault();
      drag.ondragstart = (event) => event.dataTransfer.setData('text/plain', 'cargo');
      drop.ondrop = (event) => { dropped.textContent = event.dataTransfer.getData('text/plain'); };
    </script>`,
  '/late': `<button id="add">Add</button><button id="remove">Remove</button><button id="show">Show</button><button id="hide">Hide</button>
    <button id="enable">Enable</button><button id="disable">Disable</button><button id="say">Say</button>
    <div id="there">there</div><div id="unseen" style="display:none">unseen</div><input id="off" disabled><input id="field">
    <p id="said">nothing</p>
    <script>
      const later = (id, act) => { document.getElementById(id).onclick = () => setTimeout(act, 60); };
      later('add', () => document.body.insertAdjacentHTML('beforeend', '<div id="added" onclick="this.textContent=\\'clicked\\'">added</div>'));
      later('remove', () => there.remove());
      later('show', () => { unseen.style.display = 'block'; });
      later('hide', () => { there.style.display = 'none'; });
      later('enable', () => { off.disabled = false; });
      later('disable', () => { field.disabled = true; });
      later('say', () => { said.textContent = 'hello there'; });
    </script>`,
  '/frames': `<h1 id="title">Outside</h1><iframe id="first" name="inner" src="/inside"></iframe><iframe id="foreign" src="{foreign}/inside"></iframe>
    <button id="drop" onclick="first.remove()">Drop</button>`,
  '/inside': `<p id="where">inside</p><input id="name"><button id="go" onclick="location='/second'">Go</button><iframe id="deep" src="/deep"></iframe>`,
  '/deep': `<p id="where">deep</p>`,
  '/windows': `<h1 id="title">First</h1><a id="open" href="/second" target="other">Open</a>
    <button id="script" onclick="window.open('/start', 'named', 'width=300,height=300')">Open by a script</button>`,
  '/dialogs': `<button id="alert" onclick="alert('Careful')">Alert</button><button id="confirm" onclick="said.textContent = String(confirm('Sure?'))">Confirm</button>
    <button id="prompt" onclick="said.textContent = String(prompt('Name?', 'nobody'))">Prompt</button>
    <button id="late" onclick="setTimeout(() => alert('Late'), 60)">Late</button>
    <button id="late-confirm" onclick="setTimeout(() => { said.textContent = String(confirm('Still?')); }, 60)">Late</button><p id="said"></p>`,
  '/slow': `<h1>Slow</h1><p id="state">loading</p><a href="/start">Start</a><img src="/after-a-while">
    <script>addEventListener('load', () => { state.textContent = 'loaded'; });</script>`,
  '/stuck': `<h1>Stuck</h1><img src="/never">`,
  '/shadow': `<div id="host"></div><script>host.attachShadow({ mode: 'open' }).innerHTML = '<p id="within">within</p>';</script>`,
  '/strict': `<h1 id="title">Strict</h1>`,
  '/leaves': `<h1 id="title">Leaving</h1><script>setTimeout(() => { location = '/second'; }, 100);</script>`,
};

/** The site, while it is served. */
export interface Site {
  /** The site's address, without a final slash. */
  origin: string;
  /** Requests that are never answered. They end when the site is closed. */
  close(): Promise<void>;
}

/** Serves the site on the loopback interface. */
export async function serveSite(): Promise<Site> {
  const unanswered = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const body = pages[pathname];
    if (pathname === '/never') {
      unanswered.add(response);
      return;
    }
    if (pathname === '/after-a-while') {
      setTimeout(() => response.writeHead(404).end(), 300);
      return;
    }
    const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' };
    if (pathname === '/strict') headers['content-security-policy'] = "script-src 'self'";
    response.writeHead(body === undefined ? 404 : 200, headers);
    const { port } = server.address() as AddressInfo;
    // Another host name of the same machine: its frames run in another process.
    const text = (body ?? 'No such page').replaceAll('{foreign}', `http://localhost:${port}`);
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? pathname;
    response.end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><body>${text}</body></html>`,
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const response of unanswered) response.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
