// The document's state machine of the IDE: what plugins, the user and the browser may do in a state, what then shows, and
// the next state. What the document leaves open is unknown here, and nothing is asked about it.

/** One of the two plugins. */
export type Plugin = 'A' | 'B';

const plugins: readonly Plugin[] = ['A', 'B'];

/** A dialog that waits for the user. */
type Question =
  | { readonly kind: 'connection'; readonly by: Plugin }
  | { readonly kind: 'load'; readonly project: string }
  | { readonly kind: 'close' };

/** An entry of the log in the open window. */
interface Entry {
  readonly text: string;
  readonly group: 'System' | 'Playback';
}

/** The open project. */
interface Project {
  readonly name: string;
  /** Whether its first command opens `/basket`: the steps about saved projects look for it. */
  readonly opensBasket: boolean;
}

/** What the document says about the IDE at one moment; what is `undefined` is unknown. */
export interface IdeState {
  readonly isOpen: boolean;
  readonly controller: Plugin | 'nobody';
  readonly registered: ReadonlySet<Plugin>;
  readonly project: Project | undefined;
  readonly isUnsaved: boolean | undefined;
  /** The dialog that is open, if there is one. */
  readonly question: Question | undefined;
  /** How many moves ago a test began to play; `never` in this window. */
  readonly playing: number | 'never' | undefined;
  readonly entries: readonly Entry[];
  /** How many projects each plugin has been sent. */
  readonly received: Readonly<Record<Plugin, number>>;
  /** Whether a download was looked for: the steps see the first one only. */
  readonly hasDownloaded: boolean;
  /** For texts that no earlier move has used. */
  readonly count: number;
}

/** One line of a scenario. */
export interface Step {
  readonly text: string;
  readonly table?: readonly (readonly [string, string])[];
  /** The rules that it checks; absent if it acts. */
  readonly rules?: readonly string[];
}

/** Something that happens, and what it shows. */
export interface Move {
  /** The same for the same move in another state. */
  readonly key: string;
  /** How often it is chosen beside others. */
  readonly weight: number;
  readonly steps: readonly Step[];
  readonly next: IdeState;
}

/** An IDE that was just opened for the first time. */
export const beginning: IdeState = {
  isOpen: true,
  controller: 'nobody',
  registered: new Set(),
  project: undefined,
  isUnsaved: false,
  question: undefined,
  playing: 'never',
  entries: [],
  received: { A: 0, B: 0 },
  hasDownloaded: false,
  count: 0,
};

/** A test pauses for a minute. After this many moves of a slow machine it may have ended. */
const movesOfTest = 5;

const act = (text: string, table?: Step['table']): Step => ({ text, ...(table && { table }) });
const check = (text: string, ...rules: string[]): Step => ({ text, rules });

/** What a new window or a restart leaves open. */
const anew = {
  entries: [] as readonly Entry[],
  project: undefined,
  isUnsaved: undefined,
  playing: undefined,
  question: undefined,
};

/** Whoever controls the IDE, if that is what a rule speaks of. */
function controlled({ controller }: IdeState, ...rules: string[]): Step {
  return check(
    controller === 'nobody' ? 'the IDE is not controlled' : `the IDE is controlled by plugin ${controller}`,
    ...rules,
  );
}

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

/** The moves of a plugin while a window is open. */
function callsOf(plugin: Plugin, state: IdeState, next: IdeState): Move[] {
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

function closed(state: IdeState): IdeState {
  return { ...state, ...anew, isOpen: false, controller: 'nobody', registered: new Set() };
}

/** What the user does in the open window. */
function userMoves(state: IdeState, next: IdeState): Move[] {
  const { question } = state;
  if (question) return repliesTo(question, state, next);
  return [
    ...(state.entries.length > 0 ? [filtering(state.entries, next)] : []),
    ...projectMoves(state, next),
    ...(state.project && state.isUnsaved !== undefined ? [saving(state, state.project, next)] : []),
    ...(state.isUnsaved === false
      ? [
          {
            key: 'the user closes the IDE',
            weight: 1,
            steps: [
              act('the user closes the IDE'),
              check('the window of the IDE is closed', 'ide.control.user-closes'),
            ],
            next: closed(next),
          },
        ]
      : []),
  ];
}

function repliesTo(question: Question, state: IdeState, next: IdeState): Move[] {
  const answered = { ...next, question: undefined };
  const project = state.project ? [check(`the project is "${state.project.name}"`, 'ide.project.post-unsaved')] : [];
  switch (question.kind) {
    case 'connection': {
      const restarted = {
        ...answered,
        ...anew,
        controller: question.by,
        registered: new Set([question.by]),
      };
      const gained =
        state.controller === 'nobody' ? ['ide.control.accept'] : ['ide.control.takeover', 'ide.control.takeover-loses'];
      return [
        {
          key: 'the user accepts',
          weight: 6,
          steps: [
            act('the user accepts the connection'),
            controlled(restarted, ...gained),
            check('the IDE has restarted', 'ide.control.restart'),
          ],
          next: restarted,
        },
        {
          key: 'the user declines',
          weight: 3,
          steps: [act('the user declines the connection'), controlled(state, 'ide.control.accept')],
          next: answered,
        },
      ];
    }
    case 'load':
      return [
        {
          key: 'the user discards the changes',
          weight: 6,
          steps: [
            act('the user discards the unsaved changes'),
            check(`the project is "${question.project}"`, 'ide.project.post-unsaved', 'ide.project.post'),
          ],
          next: { ...answered, project: { name: question.project, opensBasket: true }, isUnsaved: false },
        },
        {
          key: 'the user ignores the request',
          weight: 6,
          steps: [act('the user ignores the request'), ...project],
          next: answered,
        },
      ];
    case 'close':
      return [
        {
          key: 'the user discards the changes',
          weight: 6,
          steps: [
            act('the user discards the unsaved changes'),
            check('the window of the IDE closes', 'ide.close.unsaved-discard'),
          ],
          next: closed(answered),
        },
        {
          key: 'the user ignores the close',
          weight: 6,
          steps: [
            act('the user ignores the close'),
            check('the window of the IDE is open', 'ide.close.unsaved-ignore'),
            controlled(state, 'ide.close.unsaved-ignore'),
            ...project,
          ],
          next: answered,
        },
      ];
  }
}

/** The user looks at each group: the latest entry of each is there or not. */
function filtering(entries: readonly Entry[], next: IdeState): Move {
  const latest = (['System', 'Playback'] as const).flatMap((group) => {
    const entry = entries.findLast((one) => one.group === group);
    return entry ? [entry] : [];
  });
  const ruleOf = { System: 'ide.log.group', Playback: 'ide.playback-log.group' } as const;
  return {
    key: 'the user filters the log',
    weight: 2,
    steps: [
      ...(['System', 'Playback'] as const).flatMap((group) => [
        act(`the user filters the log by ${group}`),
        ...latest.map((entry) =>
          check(
            entry.group === group ? `the log shows "${entry.text}" once` : `the log does not show "${entry.text}"`,
            'ide.log.filter',
            ruleOf[entry.group],
          ),
        ),
      ]),
      act('the user filters the log by All'),
    ],
    next,
  };
}

/** The user opens, renames and plays projects. What the window does with unsaved changes then is left open. */
function projectMoves({ project, isUnsaved, playing, count }: IdeState, next: IdeState): Move[] {
  if (typeof playing === 'number') return [];
  const name = `Project ${count}`;
  return [
    {
      key: 'the user renames the project',
      weight: 3,
      steps: [act(`the user has renamed the project "${name}"`), check(`the project is "${name}"`, 'ide.project.get')],
      next: { ...next, project: { name, opensBasket: project?.opensBasket ?? false }, isUnsaved: true },
    },
    ...(isUnsaved === true
      ? []
      : [
          {
            key: 'the user opens a project',
            weight: 3,
            steps: [act(`the user has opened the project "${name}"`)],
            next: { ...next, project: { name, opensBasket: true }, isUnsaved: false },
          },
        ]),
    ...(isUnsaved === true || playing !== 'never'
      ? []
      : [
          {
            key: 'the user plays a test',
            weight: 1,
            steps: [act('the IDE plays a test on the page')],
            next: { ...next, project: { name: 'Playing', opensBasket: false }, isUnsaved: false, playing: 0 },
          },
        ]),
  ];
}

/** Saving sends the project to the controlling plugin, and to the computer without one. */
function saving(state: IdeState, project: Project, next: IdeState): Move {
  const { controller, received, hasDownloaded } = state;
  const rule = 'ide.control.save-override';
  const saved = { ...next, isUnsaved: false };
  const key = 'the user saves the project';
  const save = act(key);
  const clean = check('the project has no unsaved changes', rule);
  if (controller === 'nobody') {
    const isSeen = project.opensBasket && !hasDownloaded;
    const download = isSeen ? [check(`a file is downloaded, which holds the project "${project.name}"`, rule)] : [];
    const others = plugins.map((plugin) => check(`plugin ${plugin} has received ${received[plugin]} projects`, rule));
    return { key, weight: 2, steps: [save, ...download, clean, ...others], next: { ...saved, hasDownloaded: true } };
  }
  const count = received[controller] + 1;
  const content = project.opensBasket && count === 1;
  const steps = [
    save,
    clean,
    ...plugins.map((plugin) =>
      check(`plugin ${plugin} has received ${plugin === controller ? count : received[plugin]} projects`, rule),
    ),
    ...(content ? [check(`plugin ${controller} receives the project "${project.name}"`, rule)] : []),
    ...(hasDownloaded ? [] : [check('nothing is downloaded', rule)]),
  ];
  const after = { ...saved, received: { ...received, [controller]: count }, hasDownloaded: true };
  return { key, weight: 3, steps, next: after };
}

/** What the browser does to the IDE. */
function mishaps(state: IdeState, next: IdeState): Move[] {
  const { question, isUnsaved, controller, playing } = state;
  if (question) return [];
  const stopped = { key: 'the worker stops', weight: 2, steps: [act('the browser stops the worker of the IDE')], next };
  // What a reloaded window still knows is left open.
  if (isUnsaved !== false || controller !== 'nobody' || typeof playing === 'number') return [stopped];
  const reloaded = { ...next, ...anew, registered: new Set<Plugin>() };
  return [
    stopped,
    {
      key: 'the window is loaded anew',
      weight: 1,
      steps: [act('the user reloads the window of the IDE')],
      next: reloaded,
    },
  ];
}
