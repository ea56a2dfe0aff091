// What a plugin may do while the window of the IDE is open, and what then shows.

import { act, check, closed, controlled, type IdeState, type Move, type Plugin, type Step } from './state';

/** A test pauses for a minute. After this many moves of a slow machine it may have ended. */
const movesOfTest = 5;

/** The moves of a plugin while a window is open. */
export function callsOf(plugin: Plugin, state: IdeState, next: IdeState): Move[] {
  const { question, controller, registered } = state;
  // Other plugins go on while the user is asked whether one may connect.
  if (question && !(question.kind === 'connection' && question.by !== plugin)) return [];
  // What other plugins may still do while one has exclusive control is left open, but for a request of their own.
  const isHeard = controller === 'nobody' || controller === plugin;
  return [
    {
      key: `${plugin} checks its health`,
      weight: 1,
      steps: [
        act(`plugin ${plugin} gets /health`),
        check(`plugin ${plugin} is answered without an error`, 'ide.health.get', 'ide.api.roots'),
      ],
      next,
    },
    ...(question ? [] : controlMoves(plugin, state, next)),
    ...(isHeard && !registered.has(plugin) ? [registration(plugin, state, next)] : []),
    ...(isHeard && registered.has(plugin) ? registeredMoves(plugin, state, next) : []),
  ];
}

/** The payload's answer is not described; that the IDE knows the plugin shows in the calls that follow. */
function registration(plugin: Plugin, { registered }: IdeState, next: IdeState): Move {
  return {
    key: `${plugin} registers`,
    weight: 6,
    steps: [act(`plugin ${plugin} posts /register with its registration payload`)],
    next: { ...next, registered: new Set([...registered, plugin]) },
  };
}

function registeredMoves(plugin: Plugin, state: IdeState, next: IdeState): Move[] {
  const { project, playing, question } = state;
  return [
    ...logMoves(plugin, state, next),
    ...(project === undefined
      ? []
      : [
          {
            key: `${plugin} reads the project`,
            weight: 2,
            steps: [
              act(`plugin ${plugin} gets /project`),
              check(
                `the answer to plugin ${plugin} is the id and the name of the project "${project.name}"`,
                'ide.project.get',
              ),
            ],
            next,
          },
        ]),
    ...(question ? [] : loadMoves(plugin, state, next)),
    ...(typeof playing === 'number' && playing < movesOfTest ? playbackMoves(plugin, next) : []),
  ];
}

const entryTypes = [
  { type: undefined, shown: 'neither in red nor in orange', rule: 'ide.log.type-undefined' },
  { type: 'error', shown: 'in red', rule: 'ide.log.type-error' },
  { type: 'warn', shown: 'in orange', rule: 'ide.log.type-warn' },
] as const;

function logMoves(plugin: Plugin, state: IdeState, next: IdeState): Move[] {
  const text = `entry ${String(state.count).padStart(3, '0')}`;
  return (['System', 'Playback'] as const).flatMap((group) => {
    const [path, post] = group === 'System' ? ['/log', 'ide.log.post'] : ['/playback/log', 'ide.playback-log.post'];
    return [
      ...entryTypes.map(({ type, shown, rule }): Move => {
        const fields = type === undefined ? [] : ([['type', type]] as const);
        const steps = [
          ...posted(plugin, path, [['message', text], ...fields], post),
          check(`the log shows "${text}" once`, post),
          check(`the log shows "${text}" ${shown}`, rule),
        ];
        const key = `${plugin} logs to ${group}, ${type ?? 'information'}`;
        return { key, weight: 2, steps, next: { ...next, entries: [...state.entries, { text, group }] } };
      }),
      linked(
        plugin,
        state.count,
        posted(plugin, path, [['message', linkOf(state.count)]], post),
        `${group}, a link`,
        next,
      ),
    ];
  });
}

/** A call of a registered plugin with fields, which is answered with true. */
function posted(plugin: Plugin, path: string, fields: Step['table'], rule: string): Step[] {
  return [
    act(`plugin ${plugin} posts ${path} with`, fields),
    check(`the answer to plugin ${plugin} is \`true\``, rule, 'ide.register.post', 'ide.api.roots'),
  ];
}

const linkOf = (count: number): string => `https://shop.example/${String(count).padStart(3, '0')}`;

/** An entry with a link. */
function linked(plugin: Plugin, count: number, steps: readonly Step[], where: string, next: IdeState): Move {
  const link = linkOf(count);
  const table = [['text', 'href'] as const, [link, link] as const];
  const shown: Step = { text: `the entry "${link}" has the links`, table, rules: ['ide.log.links'] };
  return { key: `${plugin} logs to ${where}`, weight: 1, steps: [...steps, shown], next };
}

/** A plugin loads a project. What becomes of a test that plays is left open. */
function loadMoves(plugin: Plugin, { project, isUnsaved, playing, count }: IdeState, next: IdeState): Move[] {
  if (isUnsaved === undefined || typeof playing === 'number') return [];
  const name = `Project ${count}`;
  const post = act(`plugin ${plugin} posts /project with the project "${name}"`);
  const key = `${plugin} loads a project`;
  if (!isUnsaved) {
    return [
      {
        key,
        weight: 3,
        steps: [post, check(`the project is "${name}"`, 'ide.project.post')],
        next: { ...next, project: { name, opensBasket: true } },
      },
    ];
  }
  return [
    {
      key,
      weight: 3,
      steps: [
        post,
        check('the user is asked about the unsaved changes', 'ide.project.post-unsaved'),
        ...(project ? [check(`the project is "${project.name}"`, 'ide.project.post-unsaved')] : []),
      ],
      next: { ...next, question: { kind: 'load', project: name } },
    },
  ];
}

/** A plugin asks for control, or, with control, closes the IDE. */
function controlMoves(plugin: Plugin, state: IdeState, next: IdeState): Move[] {
  const { controller, isUnsaved } = state;
  if (isUnsaved === undefined) return [];
  if (controller === plugin) {
    const post = act(`plugin ${plugin} posts /close`);
    const key = `${plugin} closes the IDE`;
    if (!isUnsaved) {
      const steps = [post, check('the window of the IDE closes', 'ide.close.controller')];
      return [{ key, weight: 2, steps, next: closed(next) }];
    }
    const steps = [
      post,
      check('the user is asked about the unsaved changes', 'ide.close.unsaved-discard', 'ide.close.unsaved-ignore'),
      check('the window of the IDE is open', 'ide.close.unsaved-ignore'),
    ];
    return [{ key, weight: 3, steps, next: { ...next, question: { kind: 'close' } } }];
  }
  // What a restart does to unsaved changes is left open.
  if (isUnsaved) return [];
  return [
    {
      key: `${plugin} asks for control`,
      weight: 2,
      steps: [
        act(`plugin ${plugin} posts /control with its registration payload`),
        check(`the user is asked whether "Plugin ${plugin}" may connect`, 'ide.control.request'),
        controlled(state, 'ide.control.request', 'ide.control.exclusive'),
      ],
      next: { ...next, question: { kind: 'connection', by: plugin } },
    },
  ];
}

const commandStates = ['failed', 'fatal', 'passed', 'pending', 'undetermined'] as const;

/** What a plugin may do while the test on the page of the scenario's background plays. */
function playbackMoves(plugin: Plugin, next: IdeState): Move[] {
  const locate = (locator: string): Step =>
    act(`plugin ${plugin} gets /playback/location with`, [['location', locator]]);
  return [
    ...(['title', 'pay'] as const).map(
      (id): Move => ({
        key: `${plugin} finds ${id}`,
        weight: 2,
        steps: [
          locate(`css=#${id}`),
          check(
            `the answer to plugin ${plugin} is an xpath of the element marked "${id}"`,
            'ide.location.found',
            'ide.location.locators',
          ),
        ],
        next,
      }),
    ),
    {
      key: `${plugin} finds nothing`,
      weight: 2,
      steps: [locate('css=#nowhere'), check(`the answer to plugin ${plugin} is an error`, 'ide.location.not-found')],
      next,
    },
    ...commandStates.map(
      (word): Move => ({
        key: `${plugin} makes the command ${word}`,
        weight: 2,
        steps: [
          act(`plugin ${plugin} posts /playback/command with`, [
            ['commandId', 'command-1'],
            ['state', word],
          ]),
          check(`the answer to plugin ${plugin} is \`true\``, 'ide.command.post'),
          check(`the command "open" is shown as ${word}`, 'ide.command.states', 'ide.command.current-test'),
        ],
        next,
      }),
    ),
  ];
}
