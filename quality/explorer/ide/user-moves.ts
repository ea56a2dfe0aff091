// What the user may do in the open window of the IDE, and what then shows.

import {
  act,
  check,
  closed,
  controlled,
  type Entry,
  type IdeState,
  leftOpen,
  type Move,
  type Project,
  plugins,
  type Question,
} from './state';

/** What the user does in the open window. */
export function userMoves(state: IdeState, next: IdeState): Move[] {
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
        ...leftOpen,
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
