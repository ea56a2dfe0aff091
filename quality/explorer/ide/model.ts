// The document's state machine of the IDE: what plugins, the user and the browser may do in a state, what then shows, and
// the next state. What the document leaves open is unknown here, and nothing is asked about it.

import { callsOf } from './plugin-moves';
import { act, check, controlled, type IdeState, leftOpen, type Move, type Plugin, plugins } from './state';
import { userMoves } from './user-moves';

/** Every move that the document allows a tester in this state: one whose effect it describes. */
export function movesIn(state: IdeState): Move[] {
  const next = {
    ...state,
    count: state.count + 1,
    ...(typeof state.playing === 'number' && { playing: state.playing + 1 }),
  };
  return state.isOpen
    ? [...plugins.flatMap((plugin) => callsOf(plugin, state, next)), ...userMoves(state, next), ...mishaps(state, next)]
    : closedMoves(next);
}

/** The moves while no window is open. */
function closedMoves(next: IdeState): Move[] {
  const opened = { ...next, isOpen: true };
  const request = (open: boolean): string =>
    `\`{"uri": "/health", "verb": "get", "openIDEIfClosed": ${String(open)}}\``;
  return [
    {
      key: 'the user opens the IDE',
      weight: 2,
      steps: [act('the user opens the IDE again'), controlled(opened, 'ide.control.user-closes')],
      next: opened,
    },
    ...plugins.flatMap((plugin): Move[] => [
      {
        key: `${plugin} asks to open`,
        weight: 2,
        steps: [
          act(`plugin ${plugin} sends ${request(true)}`),
          check('the window of the IDE opens', 'ide.open.request'),
          controlled(opened, 'ide.control.user-closes'),
        ],
        next: opened,
      },
      {
        key: `${plugin} asks, but not to open`,
        weight: 1,
        steps: [
          act(`plugin ${plugin} sends ${request(false)}`),
          check('the window of the IDE is closed', 'ide.open.false'),
        ],
        next,
      },
    ]),
  ];
}

/** What the browser does to the IDE. */
function mishaps(state: IdeState, next: IdeState): Move[] {
  const { question, isUnsaved, controller, playing } = state;
  if (question) return [];
  const stopped = { key: 'the worker stops', weight: 2, steps: [act('the browser stops the worker of the IDE')], next };
  // What a reloaded window still knows is left open.
  if (isUnsaved !== false || controller !== 'nobody' || typeof playing === 'number') return [stopped];
  const reloaded = { ...next, ...leftOpen, registered: new Set<Plugin>() };
  return [
    stopped,
    {
      key: 'the window is reloaded',
      weight: 1,
      steps: [act('the user reloads the window of the IDE')],
      next: reloaded,
    },
  ];
}
