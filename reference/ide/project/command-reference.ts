// What a tester is told about the commands: their arguments and what they do. The window offers the names, and migration
// knows by it which argument is a locator, a script or the name of a variable.

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `${name}` is how commands name variables

/** What an argument of a command is. */
export type ArgumentKind =
  | 'locator'
  | 'text'
  | 'variable'
  | 'script'
  | 'condition'
  | 'address'
  | 'number'
  | 'frame'
  | 'window'
  | 'keys'
  | 'option'
  | 'size'
  | 'test';

/** What is known of a command. */
export interface CommandDescription {
  readonly target?: ArgumentKind;
  readonly value?: ArgumentKind;
  /** One sentence. */
  readonly docs: string;
}

const described = (docs: string, target?: ArgumentKind, value?: ArgumentKind): CommandDescription => ({
  docs,
  ...(target && { target }),
  ...(value && { value }),
});

/** `assert…` and `verify…` of the same: the first ends the test when it is not so, the second only counts it. */
function expectations(
  what: string,
  docs: string,
  target?: ArgumentKind,
  value?: ArgumentKind,
): [string, CommandDescription][] {
  return [
    [`assert${what}`, described(`Ends the test unless ${docs}.`, target, value)],
    [`verify${what}`, described(`Counts a failure, and goes on, unless ${docs}.`, target, value)],
  ];
}

/** Every command that the IDE plays by itself, as it is written in project files. */
export const commandReference: ReadonlyMap<string, CommandDescription> = new Map<string, CommandDescription>([
  ['open', described('Opens an address, which may be relative to the base URL.', 'address')],
  ['click', described('Clicks an element.', 'locator')],
  ['clickAt', described('Clicks an element at a place such as 10,20 from its corner.', 'locator', 'text')],
  ['doubleClick', described('Clicks an element twice.', 'locator')],
  ['doubleClickAt', described('Clicks an element twice at a place such as 10,20.', 'locator', 'text')],
  ['mouseOver', described('Moves the mouse over an element.', 'locator')],
  ['mouseOut', described('Moves the mouse away from an element.', 'locator')],
  ['mouseMove', described('Moves the mouse over an element.', 'locator')],
  ['mouseMoveAt', described('Moves the mouse over an element to a place such as 10,20.', 'locator', 'text')],
  ['mouseDown', described('Presses the button of the mouse over an element and holds it.', 'locator')],
  ['mouseDownAt', described('Presses the button of the mouse at a place such as 10,20.', 'locator', 'text')],
  ['mouseUp', described('Releases the button of the mouse over an element.', 'locator')],
  ['mouseUpAt', described('Releases the button of the mouse at a place such as 10,20.', 'locator', 'text')],
  ['dragAndDrop', described('Drags an element onto another one.', 'locator', 'locator')],
  ['dragAndDropToObject', described('Drags an element onto another one.', 'locator', 'locator')],
  ['type', described('Replaces the text of a field.', 'locator', 'text')],
  ['sendKeys', described('Presses keys in an element; ${KEY_ENTER} and its like are named keys.', 'locator', 'keys')],
  ['editContent', described('Replaces the content of an element that can be edited as a whole.', 'locator', 'text')],
  ['select', described('Chooses an option of a drop-down list by label=, value=, id= or index=.', 'locator', 'option')],
  ['addSelection', described('Chooses one more option of a list.', 'locator', 'option')],
  ['removeSelection', described('Takes back the choice of an option of a list.', 'locator', 'option')],
  ['check', described('Ticks a checkbox or chooses a radio button.', 'locator')],
  ['uncheck', described('Takes the tick off a checkbox.', 'locator')],
  ['submit', described('Submits a form.', 'locator')],
  ['setWindowSize', described('Makes the window as wide and high as a size such as 1280x800.', 'size')],
  ['selectFrame', described('Goes into a frame: index=0, relative=parent, relative=top or a locator.', 'frame')],
  ['selectWindow', described('Goes on in another window: handle=${name}, name= or title=.', 'window')],
  ['storeWindowHandle', described('Keeps the handle of the window in a variable.', 'variable')],
  ['close', described('Closes the window.')],
  ['store', described('Keeps a text in a variable.', 'text', 'variable')],
  ['storeText', described('Keeps the text of an element in a variable.', 'locator', 'variable')],
  ['storeValue', described('Keeps the value of a field in a variable.', 'locator', 'variable')],
  ['storeAttribute', described('Keeps an attribute in a variable: css=a@href.', 'locator', 'variable')],
  ['storeElementCount', described('Keeps how many elements a locator finds.', 'locator', 'variable')],
  ['storeXpathCount', described('Keeps how many elements a locator finds.', 'locator', 'variable')],
  ['storeXPathCount', described('The older name of storeXpathCount.', 'locator', 'variable')],
  ['storeJson', described('Keeps what a JSON text says; ${name.part} is a part of it.', 'text', 'variable')],
  ['storeTitle', described('Keeps the title of the page in a variable.', 'text', 'variable')],
  [
    'executeScript',
    described('Runs JavaScript in the page; what it returns is kept in a variable.', 'script', 'variable'),
  ],
  [
    'executeAsyncScript',
    described('As executeScript; the script ends when it calls its last argument.', 'script', 'variable'),
  ],
  ['runScript', described('Runs JavaScript in the page and keeps nothing.', 'script')],
  ['setTimeout', described('Lets commands wait so many milliseconds for their elements.', 'number')],
  ['setSpeed', described('Waits so many milliseconds after every command that follows.', 'number')],
  ['debugger', described('Pauses the run.')],
  ['assertAlert', described('Ends the test unless the page has shown an alert with a text.', 'text')],
  ['assertConfirmation', described('Ends the test unless the page has asked for a confirmation.', 'text')],
  ['assertPrompt', described('Ends the test unless the page has asked for a text.', 'text')],
  ['chooseOkOnNextConfirmation', described('Accepts the next confirmation that the page asks for.')],
  ['chooseCancelOnNextConfirmation', described('Declines the next confirmation that the page asks for.')],
  ['answerOnNextPrompt', described('Answers the next text that the page asks for.', 'text')],
  ['chooseCancelOnNextPrompt', described('Declines the next text that the page asks for.')],
  ['webdriverChooseOkOnVisibleConfirmation', described('Accepts the confirmation of the command before.')],
  ['webdriverChooseCancelOnVisibleConfirmation', described('Declines the confirmation of the command before.')],
  ['webdriverAnswerOnVisiblePrompt', described('Answers the text that the command before has led to.', 'text')],
  ['webdriverChooseCancelOnVisiblePrompt', described('Declines the text that the command before has led to.')],
  ['webdriverChooseOkOnNextConfirmation', described('Accepts the confirmation of the command before, or the next.')],
  [
    'webdriverChooseCancelOnNextConfirmation',
    described('Declines the confirmation of the command before, or the next.'),
  ],
  [
    'webdriverAnswerOnNextPrompt',
    described('Answers the text that the command before has led to, or the next.', 'text'),
  ],
  [
    'webdriverChooseCancelOnNextPrompt',
    described('Declines the text that the command before has led to, or the next.'),
  ],
  ['acceptAlert', described('Expects an alert of the command before, and closes it.')],
  ['dismissAlert', described('Expects an alert of the command before, and closes it.')],
  ['acceptConfirmation', described('Accepts the confirmation of the command before.')],
  ['dismissConfirmation', described('Declines the confirmation of the command before.')],
  ['answerPrompt', described('Answers the text that the command before asks for.', 'text')],
  ['dismissPrompt', described('Declines the text that the command before asks for.')],
  ['echo', described('Writes a text to the log.', 'text')],
  ['pause', described('Waits so many milliseconds.', 'number')],
  [
    'run',
    described(
      'Plays another test of the project here, with the variables of this one. With --disable-assertions its assertions do not count.',
      'test',
      'option',
    ),
  ],
  ['if', described('Goes on with the next command when the condition holds, else after the next branch.', 'condition')],
  ['elseIf', described('Another condition, when those before did not hold.', 'condition')],
  ['else', described('The branch for when no condition before held.')],
  ['while', described('Repeats what follows as long as the condition holds.', 'condition', 'number')],
  ['times', described('Repeats what follows so many times.', 'number', 'number')],
  ['do', described('Begins a block that is repeated by repeatIf.')],
  ['repeatIf', described('Repeats the block since do when the condition holds.', 'condition', 'number')],
  [
    'forEach',
    described('Repeats what follows for each element of an array, which is put in a variable.', 'variable', 'variable'),
  ],
  ['end', described('Ends an if, while, times or forEach.')],
  ...expectations('', 'a variable has a value', 'variable', 'text'),
  ...expectations('Text', 'an element has a text', 'locator', 'text'),
  ...expectations('NotText', 'an element has another text', 'locator', 'text'),
  ...expectations('Value', 'a field has a value; that of a checkbox is on or off', 'locator', 'text'),
  ...expectations('NotValue', 'a field has another value', 'locator', 'text'),
  ...expectations('Title', 'the page has a title', 'text'),
  ...expectations('Checked', 'a checkbox is ticked', 'locator'),
  ...expectations('NotChecked', 'a checkbox is not ticked', 'locator'),
  ...expectations('SelectedLabel', 'the chosen option of a drop-down list has a label', 'locator', 'text'),
  ...expectations('NotSelectedLabel', 'the chosen option has another label', 'locator', 'text'),
  ...expectations('SelectedValue', 'the chosen option of a drop-down list has a value', 'locator', 'text'),
  ...expectations('NotSelectedValue', 'the chosen option has another value', 'locator', 'text'),
  ...expectations('ElementPresent', 'an element is in the page', 'locator'),
  ...expectations('ElementNotPresent', 'an element is not in the page', 'locator'),
  ...expectations('Editable', 'an element can be edited', 'locator'),
  ...expectations('NotEditable', 'an element cannot be edited', 'locator'),
  ['waitForText', described('Waits until an element has a text.', 'locator', 'text')],
  [
    'waitForPageToLoad',
    described('Waits, for so many milliseconds at most, until the page that is loading has loaded.', 'number'),
  ],
  ...(
    [
      ['Present', 'is in the page'],
      ['NotPresent', 'is not in the page any more'],
      ['Visible', 'can be seen'],
      ['NotVisible', 'cannot be seen any more'],
      ['Editable', 'can be edited'],
      ['NotEditable', 'cannot be edited any more'],
    ] as const
  ).map(([what, docs]): [string, CommandDescription] => [
    `waitForElement${what}`,
    described(`Waits, for so many milliseconds at most, until an element ${docs}.`, 'locator', 'number'),
  ]),
]);

const spelled = (name: string) => name.replaceAll(' ', '').toLowerCase();
const bySpelling = new Map([...commandReference].map(([name, description]) => [spelled(name), description]));

/** What is known of a command; people write some with spaces, as `else if`. */
export function describedCommand(name: string): CommandDescription | undefined {
  return commandReference.get(name) ?? (name.includes(' ') ? bySpelling.get(spelled(name)) : undefined);
}
