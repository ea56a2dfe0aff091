// The command reference: the arguments and the effect of each command. The window shows it, and migration uses it to
// tell which arguments are locators, scripts or names of variables.

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `${name}` is how commands name variables

/** The kinds of arguments. */
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

/** The description of a command. */
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

/** The pair of `assert…` and `verify…`: a failed assert ends the test, a failed verify only counts. */
function expectations(
  what: string,
  docs: string,
  target?: ArgumentKind,
  value?: ArgumentKind,
): [string, CommandDescription][] {
  return [
    [`assert${what}`, described(`Ends the test unless ${docs}.`, target, value)],
    [`verify${what}`, described(`Counts a failure and continues unless ${docs}.`, target, value)],
  ];
}

/** Every command that the IDE itself plays, by its name in project files. */
export const commandReference: ReadonlyMap<string, CommandDescription> = new Map<string, CommandDescription>([
  ['open', described('Opens a URL, which may be relative to the base URL.', 'address')],
  ['click', described('Clicks an element.', 'locator')],
  [
    'clickAt',
    described('Clicks an element at a position such as 10,20 from its upper left corner.', 'locator', 'text'),
  ],
  ['doubleClick', described('Double-clicks an element.', 'locator')],
  ['doubleClickAt', described('Double-clicks an element at a position such as 10,20.', 'locator', 'text')],
  ['mouseOver', described('Moves the mouse over an element.', 'locator')],
  ['mouseOut', described('Moves the mouse away from an element.', 'locator')],
  ['mouseMove', described('Moves the mouse over an element.', 'locator')],
  ['mouseMoveAt', described('Moves the mouse to a position on an element, such as 10,20.', 'locator', 'text')],
  ['mouseDown', described('Presses the mouse button on an element and holds it.', 'locator')],
  ['mouseDownAt', described('Presses the mouse button at a position such as 10,20 and holds it.', 'locator', 'text')],
  ['mouseUp', described('Releases the mouse button over an element.', 'locator')],
  ['mouseUpAt', described('Releases the mouse button at a position such as 10,20.', 'locator', 'text')],
  ['dragAndDrop', described('Drags an element onto another one.', 'locator', 'locator')],
  ['dragAndDropToObject', described('Drags an element onto another one.', 'locator', 'locator')],
  ['type', described('Replaces the text of a field.', 'locator', 'text')],
  [
    'sendKeys',
    described('Types keys into an element; names such as ${KEY_ENTER} stand for special keys.', 'locator', 'keys'),
  ],
  ['editContent', described('Replaces the content of a contenteditable element.', 'locator', 'text')],
  ['select', described('Selects an option of a drop-down list by label=, value=, id= or index=.', 'locator', 'option')],
  ['addSelection', described('Selects one more option of a list with multiple selection.', 'locator', 'option')],
  ['removeSelection', described('Deselects an option of a list.', 'locator', 'option')],
  ['check', described('Checks a checkbox or selects a radio button.', 'locator')],
  ['uncheck', described('Unchecks a checkbox.', 'locator')],
  ['submit', described('Submits a form.', 'locator')],
  ['setWindowSize', described('Sets the size of the window, such as 1280x800.', 'size')],
  ['selectFrame', described('Selects a frame: index=0, relative=parent, relative=top or a locator.', 'frame')],
  ['selectWindow', described('Switches to another window: handle=${name}, name= or title=.', 'window')],
  ['storeWindowHandle', described('Stores the handle of the window in a variable.', 'variable')],
  ['close', described('Closes the window.')],
  ['store', described('Stores a text in a variable.', 'text', 'variable')],
  ['storeText', described('Stores the text of an element in a variable.', 'locator', 'variable')],
  ['storeValue', described('Stores the value of a field in a variable.', 'locator', 'variable')],
  ['storeAttribute', described('Stores an attribute in a variable: css=a@href.', 'locator', 'variable')],
  ['storeElementCount', described('Stores the number of elements that a locator finds.', 'locator', 'variable')],
  ['storeXpathCount', described('Stores the number of elements that a locator finds.', 'locator', 'variable')],
  ['storeXPathCount', described('The old name of storeXpathCount.', 'locator', 'variable')],
  [
    'storeJson',
    described('Stores the parsed value of a JSON text; ${name.part} refers to a part of it.', 'text', 'variable'),
  ],
  ['storeTitle', described('Stores the title of the page in a variable.', 'text', 'variable')],
  [
    'executeScript',
    described('Runs JavaScript in the page and stores the result in a variable.', 'script', 'variable'),
  ],
  [
    'executeAsyncScript',
    described('Like executeScript; the script ends when it calls its last argument.', 'script', 'variable'),
  ],
  ['runScript', described('Runs JavaScript in the page and ignores the result.', 'script')],
  ['setTimeout', described('Sets how long commands wait for their elements, in milliseconds.', 'number')],
  ['setSpeed', described('Sets the delay after each later command, in milliseconds.', 'number')],
  ['debugger', described('Pauses the run.')],
  ['assertAlert', described('Ends the test unless the page has shown an alert with a text.', 'text')],
  ['assertConfirmation', described('Ends the test unless the page has asked for a confirmation.', 'text')],
  ['assertPrompt', described('Ends the test unless the page has asked for a text.', 'text')],
  ['chooseOkOnNextConfirmation', described('Accepts the next confirmation that the page asks for.')],
  ['chooseCancelOnNextConfirmation', described('Declines the next confirmation that the page asks for.')],
  ['answerOnNextPrompt', described('Answers the next prompt of the page.', 'text')],
  ['chooseCancelOnNextPrompt', described('Declines the next prompt of the page.')],
  ['webdriverChooseOkOnVisibleConfirmation', described('Accepts the confirmation of the previous command.')],
  ['webdriverChooseCancelOnVisibleConfirmation', described('Declines the confirmation of the previous command.')],
  ['webdriverAnswerOnVisiblePrompt', described('Answers the prompt of the previous command.', 'text')],
  ['webdriverChooseCancelOnVisiblePrompt', described('Declines the prompt of the previous command.')],
  [
    'webdriverChooseOkOnNextConfirmation',
    described('Accepts the confirmation of the previous command, or the next one.'),
  ],
  [
    'webdriverChooseCancelOnNextConfirmation',
    described('Declines the confirmation of the previous command, or the next one.'),
  ],
  ['webdriverAnswerOnNextPrompt', described('Answers the prompt of the previous command, or the next one.', 'text')],
  ['webdriverChooseCancelOnNextPrompt', described('Declines the prompt of the previous command, or the next one.')],
  ['acceptAlert', described('Expects an alert of the previous command, and closes it.')],
  ['dismissAlert', described('Expects an alert of the previous command, and closes it.')],
  ['acceptConfirmation', described('Accepts the confirmation of the previous command.')],
  ['dismissConfirmation', described('Declines the confirmation of the previous command.')],
  ['answerPrompt', described('Answers the prompt of the previous command.', 'text')],
  ['dismissPrompt', described('Declines the prompt of the previous command.')],
  ['echo', described('Writes a text to the log.', 'text')],
  ['pause', described('Waits for a number of milliseconds.', 'number')],
  [
    'run',
    described(
      'Plays another test of the project with the variables of this one. --disable-assertions ignores its failed assertions.',
      'test',
      'option',
    ),
  ],
  ['if', described('Plays the next commands if the condition holds, otherwise the next branch.', 'condition')],
  ['elseIf', described('Another branch, whose condition is evaluated if the earlier ones did not hold.', 'condition')],
  ['else', described('The branch that is played if no earlier condition held.')],
  ['while', described('Repeats the commands up to end while the condition holds.', 'condition', 'number')],
  ['times', described('Repeats the commands up to end a number of times.', 'number', 'number')],
  ['do', described('Begins a block that repeatIf repeats.')],
  [
    'repeatIf',
    described('Ends the block that begins with do, and repeats it if the condition holds.', 'condition', 'number'),
  ],
  [
    'forEach',
    described(
      'Repeats the commands up to end for each element of an array, which it stores in a variable.',
      'variable',
      'variable',
    ),
  ],
  ['end', described('Ends an if, while, times or forEach.')],
  ...expectations('', 'a variable has a value', 'variable', 'text'),
  ...expectations('Text', 'an element has a text', 'locator', 'text'),
  ...expectations('NotText', 'an element has another text', 'locator', 'text'),
  ...expectations('Value', 'a field has a value (on or off for a checkbox)', 'locator', 'text'),
  ...expectations('NotValue', 'a field has another value', 'locator', 'text'),
  ...expectations('Title', 'the page has a title', 'text'),
  ...expectations('Checked', 'a checkbox is checked', 'locator'),
  ...expectations('NotChecked', 'a checkbox is not checked', 'locator'),
  ...expectations('SelectedLabel', 'the selected option of a drop-down list has a label', 'locator', 'text'),
  ...expectations('NotSelectedLabel', 'the selected option has another label', 'locator', 'text'),
  ...expectations('SelectedValue', 'the selected option of a drop-down list has a value', 'locator', 'text'),
  ...expectations('NotSelectedValue', 'the selected option has another value', 'locator', 'text'),
  ...expectations('ElementPresent', 'an element is in the page', 'locator'),
  ...expectations('ElementNotPresent', 'an element is not in the page', 'locator'),
  ...expectations('Editable', 'an element can be edited', 'locator'),
  ...expectations('NotEditable', 'an element cannot be edited', 'locator'),
  ['waitForText', described('Waits until an element has a text.', 'locator', 'text')],
  [
    'waitForPageToLoad',
    described('Waits until the page has loaded; the target is the time limit in milliseconds.', 'number'),
  ],
  ...(
    [
      ['Present', 'is in the page'],
      ['NotPresent', 'is no longer in the page'],
      ['Visible', 'is visible'],
      ['NotVisible', 'is no longer visible'],
      ['Editable', 'can be edited'],
      ['NotEditable', 'can no longer be edited'],
    ] as const
  ).map(([what, docs]): [string, CommandDescription] => [
    `waitForElement${what}`,
    described(`Waits until an element ${docs}; the value is the time limit in milliseconds.`, 'locator', 'number'),
  ]),
]);

const spelled = (name: string) => name.replaceAll(' ', '').toLowerCase();
const bySpelling = new Map([...commandReference].map(([name, description]) => [spelled(name), description]));

/** The description of a command; names such as `else if` may have spaces. */
export function describedCommand(name: string): CommandDescription | undefined {
  return commandReference.get(name) ?? (name.includes(' ') ? bySpelling.get(spelled(name)) : undefined);
}
