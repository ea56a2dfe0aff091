// Starts the window: checks that it is the only one, accepts the worker's calls, and renders.

import { render } from 'preact';
import { answerCalls, callWorker, type WindowCalls } from '../bridge/protocol';
import { readSession } from '../bridge/session';
import { Playback } from '../playback/playback';
import { IdeWindow } from './ide-window';
import { listenToDrops, listenToFocus, listenToKeys, listenToLeftFields, renderWithActions } from './keys/listening';
import { App } from './panes/app';
import { locate, playbackHost, playbackTab } from './playback-host';
import { insertCommand, listCommands, removeCommand, replaceCommand } from './state/record-commands';
import './style.css';

async function start(): Promise<void> {
  // The worker closes a duplicate; until then it stays blank and answers nothing.
  const { duplicate } = await callWorker('hello', null);
  if (duplicate) return;

  const ide = new IdeWindow(await readSession());
  ide.playback = new Playback(playbackHost(ide));
  const draw = () => render(<App ide={ide} state={ide.state} />, document.body);
  draw();
  ide.store.subscribe(draw);
  listenToKeys(ide);
  listenToDrops(ide);
  listenToFocus();
  listenToLeftFields(ide);
  renderWithActions(ide);

  answerCalls<WindowCalls>('window', {
    log: async ({ group, source, entry }) => ide.log(group, source, entry),
    project: async () => ({ id: ide.state.project.id, name: ide.state.project.name }),
    loadProject: async ({ project }) => await ide.loadProject(project),
    close: async () => {
      const closes = await ide.mayClose();
      if (closes === true) {
        await ide.end();
        // In a later task, so that this answer comes first.
        setTimeout(() => void callWorker('mayClose', null).catch(() => undefined));
      }
      return closes;
    },
    location: async ({ location: text }) => await locate(text),
    setCommandState: async (update) => ide.setCommandState(update),
    setVariable: async (update) => ide.setVariable(update),
    playbackTab: async () => playbackTab(),
    commands: async () => listCommands(ide),
    insertCommand: async (command) => insertCommand(ide, command),
    replaceCommand: async (command) => replaceCommand(ide, command),
    removeCommand: async (command) => removeCommand(ide, command),
    showPopup: async ({ source, ...popup }) => await ide.showPopup(source, popup),
    askConnection: async ({ requestId, caller, name }) => ide.askConnection(requestId, caller, name),
    restart: async () => {
      await ide.end();
      location.reload();
      return true;
    },
  });
  await callWorker('ready', null);
  // Offer recovery only while no extension controls the IDE.
  if (ide.state.controlledBy === null) await ide.offerRecovery(await ide.recovery.left());
}

start().catch((error: unknown) => {
  // Without a word the window would stay blank.
  if (document.body.childElementCount > 0) throw error;
  render(<p role="alert">The Test IDE could not start: {String(error)}</p>, document.body);
});
