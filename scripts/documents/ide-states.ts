// The state of the IDE when a plugin calls it, told by the steps before the call: the rows of the tables in
// docs/coverage.md. Pure.

/** A state that earlier steps have led to: `begins` is among them, and no `ends` comes after it. */
interface Lasting {
  readonly begins: RegExp;
  readonly ends: RegExp;
}

/** A property of the call itself. */
interface Shape {
  readonly call: RegExp;
}

const newWindow = /^the user (closes|reloads|accepts)|^the window of the IDE closes/;
const anotherProject = /^the user (has opened|discards)|^plugin \w posts \/project|^the window of the IDE closes/;
const noQuestion = /^the user (accepts|declines|discards|ignores|dismisses|presses|closes|reloads)/;
const noPlayback = /^the playback is shown as (passed|failed|stopped)|^the user (has opened|closes|reloads|accepts)/;
const never = /(?!)/;

/** How each state is recognized. The text that `begins` searches has a line for each step. */
const words = {
  'another plugin is registered': {
    begins:
      /^plugin A (?:is registered|controls|sends .*"\/register"|posts \/register)[\s\S]*^plugin B (?:is registered|sends .*"\/register"|posts \/register)|^plugin B is registered[\s\S]*^plugin A (?:is registered|sends .*"\/register")/m,
    ends: newWindow,
  },
  'another has the same name': {
    begins: /^plugin B sends .*"\/register".*"name": "Plugin A"|^both plugins send .*"\/register"/m,
    ends: newWindow,
  },
  'it has registered twice': {
    begins:
      /^plugin (?<who>[AB]) (?:is registered|controls|sends .*"\/register"|posts \/register)[\s\S]*^plugin \k<who> (?:sends .*"\/register"|posts \/register|is registered)/m,
    ends: newWindow,
  },
  'the user is asked about a close': {
    begins: /^plugin \w posts \/close\nthe user is asked about/m,
    ends: noQuestion,
  },
  'the user is asked about a project': {
    begins: /^plugin \w posts \/project.*\nthe user is asked about/m,
    ends: noQuestion,
  },
  'the user is asked about control': { begins: /^the user is asked whether/m, ends: noQuestion },
  'the user reads something else': {
    begins: /^the user (is shown the message|opens the list)/m,
    ends: noQuestion,
  },
  'the user has declined a connection': {
    begins: /^the user declines/m,
    ends: /^the user (closes|accepts)|^the window of the IDE closes/,
  },
  'the user has kept changes': {
    begins: /^the user (ignores|dismisses)/m,
    ends: /^the user (closes|accepts|discards)|^the window of the IDE closes/,
  },
  'a test is played': {
    begins: /^the IDE plays a test|^the user plays the test.*\n(.*\n)?the command "\w+" is shown as pending/m,
    ends: noPlayback,
  },
  'a suite is played': { begins: /^the user plays the suite/m, ends: noPlayback },
  'a part of a test is played': { begins: /^the user plays the (first command alone|test from)/m, ends: noPlayback },
  'a test has called another': { begins: /^the command "run" is shown as pending/m, ends: noPlayback },
  'a test has paused': { begins: /^the playback is shown as paused/m, ends: noPlayback },
  'a test has ended': { begins: /^the playback is shown as (passed|failed|stopped)/m, ends: newWindow },
  'the user looks at another test': { begins: /^the user selects the test/m, ends: noPlayback },
  'a plugin executes a command': {
    begins: /^plugin \w does not answer the command[\s\S]*^the user plays the test/m,
    ends: /^plugin \w answers the command|^the playback is shown as|^the user (closes|accepts)/,
  },
  'a plugin has refused something': {
    begins: /^plugin \w answers the (event|command).*\{"error[\s\S]*^the (user (saves|plays)|command|log)/m,
    ends: newWindow,
  },
  'a plugin answers nothing': {
    begins: /^plugin \w does not answer the event[\s\S]*^the user (saves|plays)/m,
    ends: /^plugin \w answers the event|^the user (closes|accepts)/,
  },
  'a plugin controls the IDE': {
    begins: /^plugin \w (controls|takes control of) the IDE|^the user accepts/m,
    ends: /^the user closes|^the window of the IDE closes|^plugin \w is (disabled|uninstalled)/,
  },
  'control was taken over': {
    begins:
      /^(?:plugin \w (?:controls|takes control)|the user accepts)(?:.*\n(?!the user closes|the window of the IDE closes))+(?:plugin \w (?:controls|takes control)|the user accepts)/m,
    ends: /^the user closes|^the window of the IDE closes/,
  },
  'control has ended': {
    begins:
      /^(?:plugin \w (?:controls|takes control)|the user accepts)[\s\S]*^(?:the user closes|the window of the IDE closes)[\s\S]*^(?:the user opens the IDE|the window of the IDE opens)/m,
    ends: never,
  },
  'the window is a later one': {
    begins:
      /^(?:the user closes the IDE|the window of the IDE closes)[\s\S]*^(?:the user opens the IDE|the window of the IDE opens)/m,
    ends: never,
  },
  'the window was reloaded': {
    begins: /^the user reloads the window/m,
    ends: /^the user (closes|accepts)|^the window of the IDE closes/,
  },
  'the worker was stopped': { begins: /^the browser stops the worker/m, ends: never },
  'there are unsaved changes': {
    begins: /^the user has (renamed|changed|added|removed|moved|switched)|^the project has unsaved changes/m,
    ends: /^the user (saves|discards|closes|reloads|accepts|has opened)|^the window of the IDE closes|^the project has no unsaved/,
  },
  'the project was saved': {
    begins: /^the user saves/m,
    ends: anotherProject,
  },
  'a plugin has opened the project': {
    begins: /^plugin \w posts \/project(?!.*\nthe user is asked)/m,
    ends: /^the user has opened|^the window of the IDE closes|^the user (closes|reloads|accepts)/,
  },
  'the log shows a part': {
    begins:
      /^the user filters the log by (System|Playback|the type (Err|Warn|Inf))|^the log shows the group (System|Play)/m,
    ends: /^the user filters the log by (All)/,
  },
  'the log is long, or was emptied': {
    begins: /^plugin \w posts \/(playback\/)?log \d+ times|^the user clears the log/m,
    ends: newWindow,
  },
  'the text is long': { call: /\d+ sentences before|[^|"]{200}/ },
  'the text has other scripts or signs': { call: /[^\x20-\x7e]|[<&%$]/ },
  'the fields are in a payload': { call: /"payload": \{/ },
  'the call may open the IDE': { call: /openIDEIfClosed[" |:]+true/ },
} as const satisfies Readonly<Record<string, Lasting | Shape>>;
export const noState = 'nothing else';
export type ToldState = keyof typeof words;
export type State = ToldState | typeof noState;
/** The states that steps or calls tell: all but `noState`. */
export const toldStates = Object.keys(words) as readonly ToldState[];
export const states: readonly State[] = [noState, ...toldStates];

/**
 * Whether the IDE is in a state at a call.
 *
 * @param before the lines of the steps before it
 * @param line its own line
 */
export function isIn(state: ToldState, before: string, line: string): boolean {
  const how: Lasting | Shape = words[state];
  if ('call' in how) return how.call.test(line);
  // Behind each `begins`, from the last one on: a text of several steps may hold an `ends` of another state.
  let rest = before;
  let begun = false;
  for (let found = how.begins.exec(rest); found; found = how.begins.exec(rest)) {
    begun = true;
    rest = rest.slice(found.index + found[0].length);
  }
  return begun && !rest.split('\n').some((step) => how.ends.test(step));
}
