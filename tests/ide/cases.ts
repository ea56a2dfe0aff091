// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how test projects write variables
// Tests of the IDE's commands: for each, a test that passes, and one that fails at its last line with a message.

import type { Line } from './player';

/** A test and its expected result. */
export interface Case {
  name: string;
  lines: readonly Line[];
  /** The expected message in the log about the last line; a test without it must pass. */
  fails?: RegExp;
  /** The expected text in the log of a test that passes. */
  says?: RegExp;
}

/** The commands of lines `command | target | value`. `more` has additional fields, by line number. */
export function lines(text: string, more: Readonly<Record<number, object>> = {}): Line[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, number) => {
      const [command = '', target = '', ...value] = line.split(/ ?\| ?/);
      return { command: command.trim(), target: target.trim(), value: value.join('|').trim(), ...more[number] };
    });
}

const passes = (name: string, text: string, more?: Record<number, object>, says?: RegExp): Case => ({
  name,
  lines: lines(text, more),
  ...(says && { says }),
});
const fails = (name: string, message: RegExp, text: string, more?: Record<number, object>): Case => ({
  name,
  lines: lines(text, more),
  fails: message,
});

export const cases: readonly Case[] = [
  // --- pages
  passes(
    'open',
    'open | /start\nassertTitle | Start\nopen | /second#part\nassertTitle | Second\nopen | /second#other\nassertTitle | Second',
  ),
  fails('open an invalid address', /not a valid URL/, 'open | http://[oops'),
  fails('open an unsupported protocol', /chrome: pages cannot be played/, 'open | chrome://version'),
  fails('open an unreachable server', /could not be loaded/, 'open | http://127.0.0.1:1/'),
  passes(
    'setWindowSize',
    'open | /start\nsetWindowSize | 800x600\nexecuteScript | return window.outerWidth | width\nassert | width | 800',
  ),
  fails('setWindowSize without a valid size', /a size such as 1280x800/, 'setWindowSize | large'),
  passes(
    'a click that leads to another page',
    'open | /start\nclick | linkText=Second page\nassertTitle | Second\nclick | link=Back\nassertTitle | Start',
  ),
  passes(
    'a page that navigates on its own',
    'open | /leaves\nwaitForElementPresent | linkText=Back | 5000\nassertTitle | Second',
  ),
  fails('storeTitle without a name', /name of the variable is missing/, 'open | /start\nstoreTitle'),
  passes('storeTitle', 'open | /start\nstoreTitle | | a\nassert | a | Start\nstoreTitle | b\nassert | b | Start'),

  // --- locators
  passes(
    'locators of every kind',
    `open | /start
     assertText | css=h1#title | Start
     assertText | id=title | Start
     assertText | title | Start
     assertText | name=b | The other way
     assertText | xpath=//p[@class='note'] | two
     assertText | //p[@class='note'] | two
     assertText | linkText=Second page | Second page
     assertText | linkText=glob:The * way | The other way
     assertText | link=regexp:^The | The other way
     assertText | link=exact:Second page | Second page
     assertText | partialLinkText=other | The other way
     assertText | className=first | one
     assertText | tagName=h1 | Start`,
  ),
  fails('a locator of an unknown kind', /unknown locator kind "magic"/, 'open | /start\nclick | magic=x'),
  fails('an invalid selector', /not a valid selector/, 'open | /start\nclick | css=p['),
  fails('an invalid xpath', /XPath/i, 'open | /start\nclick | xpath=//p['),
  passes(
    'other locators of the same element',
    'open | /start\nsetTimeout | 50\nclick | id=renamed',
    {
      2: {
        targets: [
          ['id=renamed', 'id'],
          ['css=.gone', 'css'],
          ['linkText=Second page', 'linkText'],
        ],
      },
    },
    /id=renamed was not found; used linkText=Second page/,
  ),
  fails(
    'no other locator helps',
    /no element was found: id=renamed/,
    'open | /start\nsetTimeout | 50\nclick | id=renamed',
    {
      2: {
        targets: [
          ['id=renamed', 'id'],
          ['css=.gone', 'css'],
        ],
      },
    },
  ),

  fails(
    'an element inside a shadow root',
    /in a shadow root: xpaths cannot reach it: css=#within/,
    'open | /shadow\nsetTimeout | 50\nclick | css=#within',
  ),

  // --- the pointer
  passes(
    'click',
    'open | /events\nclick | id=button\nassertText | id=heard | pointerdown mousedown focus pointerup mouseup click',
  ),
  fails(
    'click on a missing element',
    /no element was found: id=nothing/,
    'open | /events\nsetTimeout | 50\nclick | id=nothing',
  ),
  fails('click on a hidden element', /is not visible/, 'open | /start\nsetTimeout | 50\nclick | id=hidden'),
  passes(
    'click on an element that appears later',
    'open | /late\nclick | id=add\nclick | id=added\nassertText | id=added | clicked',
  ),
  passes('click on an element that becomes visible', 'open | /late\nclick | id=show\nclick | id=unseen'),
  passes(
    'click on an option',
    'open | /form\nclick | id=o2\nassertSelectedValue | id=fruit | p\nassertText | id=chosen | chose p',
  ),
  passes('clickAt', 'open | /events\nclickAt | id=area | 12,7\nassertText | id=where | 12,7'),
  fails('clickAt without a position', /a position such as 10,20/, 'open | /events\nclickAt | id=area | here'),
  passes(
    'doubleClick',
    'open | /events\ndoubleClick | id=button\nassertText | id=heard | pointerdown mousedown focus pointerup mouseup click pointerdown mousedown pointerup mouseup click dblclick',
  ),
  fails('doubleClick on a missing element', /no element/, 'open | /events\nsetTimeout | 50\ndoubleClick | id=nothing'),
  passes('doubleClickAt', 'open | /events\ndoubleClickAt | id=area | 3,4\nassertText | id=where | 3,4'),
  fails('doubleClickAt without a position', /a position such as/, 'open | /events\ndoubleClickAt | id=area | 3'),
  passes(
    'the mouse over an element and out of it',
    'open | /events\nmouseOver | id=area\nmouseMove | id=area\nmouseOut | id=area\nassertText | id=heard | mouseover mouseenter mousemove mousemove mouseout mouseleave',
  ),
  passes(
    'the mouse button down and up',
    'open | /events\nmouseMoveAt | id=area | 5,6\nmouseDown | id=area\nmouseUp | id=area\nmouseDownAt | id=area | 8,9\nmouseUpAt | id=area | 8,9\nassertText | id=where | 8,9\nassertText | id=heard | regexp:mousedown mouseup mousemove mousedown mouseup$',
  ),
  ...['mouseOver', 'mouseOut', 'mouseMove', 'mouseDown', 'mouseUp', 'submit', 'check', 'uncheck'].map((command) =>
    fails(`${command} of nothing`, /no element/, `open | /events\nsetTimeout | 50\n${command} | id=nothing`),
  ),
  ...['mouseMoveAt', 'mouseDownAt', 'mouseUpAt'].map((command) =>
    fails(`${command} no place`, /a position such as/, `open | /events\n${command} | id=area | x`),
  ),
  passes(
    'dragAndDropToObject',
    'open | /events\ndragAndDropToObject | id=drag | id=drop\nassertText | id=dropped | cargo',
  ),
  fails(
    'dragAndDropToObject to a missing element',
    /no element/,
    'open | /events\nsetTimeout | 50\ndragAndDropToObject | id=drag | id=nothing',
  ),
  passes('dragAndDrop', 'open | /events\ndragAndDrop | id=drag | id=drop\nassertText | id=dropped | cargo'),
  fails('dragAndDrop without a second locator', /the locator is empty/, 'open | /events\ndragAndDrop | id=drag | '),

  // --- the keyboard
  passes(
    'type',
    'open | /events\ntype | id=field | ab\nassertValue | id=field | ab\nassertText | id=heard | focus keydown:a keypress:a beforeinput input keyup:a keydown:b keypress:b beforeinput input keyup:b change',
  ),
  passes(
    'type into fields of all kinds',
    `open | /form
     type | id=text | after
     assertValue | id=text | after
     type | id=short | abcdef
     assertValue | id=short | abc
     type | id=number | 42
     assertValue | id=number | 42
     type | id=number | -1.5
     assertValue | id=number | -1.5
     sendKeys | id=number | \${KEY_BACKSPACE}25
     assertValue | id=number | -1.25
     type | id=date | 2026-11-21
     assertValue | id=date | 2026-11-21
     type | id=mail | a@example.org
     assertValue | id=mail | a@example.org
     type | id=area | new
     assertValue | id=area | new
     type | id=text |
     assertValue | id=text |
     type | id=editor | written
     assertText | id=editor | written`,
  ),
  fails('type into a read-only field', /cannot be edited/, 'open | /form\ntype | id=read-only | x'),
  fails('type into a file field', /cannot type into a file field/, 'open | /form\ntype | id=file | /etc/hosts'),
  fails('type an invalid date', /the field does not accept "soon"/, 'open | /form\ntype | id=date | soon'),
  passes(
    'sendKeys',
    `open | /form
     sendKeys | id=text | !\${KEY_BACKSPACE}\${KEY_HOME}>\${KEY_END}<
     assertValue | id=text | >before<
     sendKeys | id=text | \${KEY_CONTROL}a\${KEY_NULL}\${KEY_DELETE}all new
     assertValue | id=text | all new
     sendKeys | id=text | \${KEY_LEFT}\${KEY_LEFT}\${KEY_DEL}\${KEY_RIGHT}\${KEY_N5}
     assertValue | id=text | all nw5
     sendKeys | id=text | \${KEY_TAB}xy
     assertValue | id=short | xy
     sendKeys | id=area | \${KEY_ENTER}line
     executeScript | return area.value | area
     assert | area | exact:old line
     sendKeys | id=fruit | \${KEY_DOWN}
     assertSelectedLabel | id=fruit | Pear tree
     sendKeys | id=box | \${KEY_SPACE}
     assertChecked | id=box
     sendKeys | id=alone | \${KEY_ENTER}
     assertTitle | Sent
     open | /form
     sendKeys | id=first-of-two | \${KEY_ENTER}
     assertTitle | Form
     sendKeys | id=text | \${KEY_ENTER}
     assertTitle | Sent`,
  ),
  fails('sendKeys to a missing element', /no element/, 'open | /form\nsetTimeout | 50\nsendKeys | id=nothing | x'),
  passes('editContent', 'open | /form\neditContent | id=editor | <b>bold</b> text\nassertText | css=#editor b | bold'),
  fails('editContent of a field', /not contenteditable/, 'open | /form\neditContent | id=text | x'),

  // --- forms
  passes(
    'select',
    `open | /form
     select | id=fruit | label=Pear tree
     assertText | id=chosen | chose p
     select | id=fruit | Apple
     assertSelectedLabel | id=fruit | Apple
     select | id=fruit | value=p
     assertSelectedValue | id=fruit | p
     select | id=fruit | id=o1
     verifySelectedValue | id=fruit | a
     select | id=fruit | index=1
     verifySelectedLabel | id=fruit | Pear tree
     select | id=fruit | label=glob:App*
     assertSelectedLabel | id=fruit | Apple
     select | id=fruit | label=regexp:^P
     assertNotSelectedLabel | id=fruit | Apple
     assertNotSelectedValue | id=fruit | a
     verifyNotSelectedLabel | id=fruit | Apple
     verifyNotSelectedValue | id=fruit | a`,
  ),
  fails(
    'select a missing option',
    /no option label=Plum; its options: "Apple", "Pear tree"/,
    'open | /form\nselect | id=fruit | label=Plum',
  ),
  fails('select a disabled option', /it is disabled/, 'open | /form\nselect | id=fruit | label=Gone'),
  fails('select in an element that is not a select', /not a select/, 'open | /form\nselect | id=text | label=Apple'),
  passes(
    'addSelection and removeSelection',
    'open | /form\naddSelection | id=many | label=Three\nremoveSelection | id=many | value=1\nassertSelectedLabel | id=many | Three',
  ),
  fails(
    'addSelection in a list for one option',
    /multiple selection/,
    'open | /form\naddSelection | id=fruit | label=Apple',
  ),
  fails(
    'removeSelection of a missing option',
    /no option label=Nine/,
    'open | /form\nremoveSelection | id=many | label=Nine',
  ),
  passes(
    'check and uncheck',
    `open | /form
     check | id=box
     assertChecked | id=box
     check | id=on
     verifyChecked | id=on
     uncheck | id=on
     assertNotChecked | id=on
     check | id=r2
     assertChecked | id=r2
     verifyNotChecked | id=r1
     assertValue | id=box | on
     verifyValue | id=on | off
     assertChecked | id=aria`,
  ),
  fails('check a box that stays unchecked', /cannot be checked by a click/, 'open | /form\ncheck | id=stuck'),
  fails('uncheck a radio button', /cannot be unchecked by a click/, 'open | /form\ncheck | id=r1\nuncheck | id=r1'),
  passes(
    'submit',
    'open | /form\ntype | id=text | x y\nsubmit | id=form\nassertTitle | Sent\nassertText | id=query | regexp:text=x\\+y',
  ),
  fails('submit an invalid form', /the form was not submitted: needed is invalid/, 'open | /form\nsubmit | id=strict'),

  // --- waiting
  passes(
    'waitFor',
    `open | /late
     click | id=add
     waitForElementPresent | id=added | 2000
     click | id=show
     waitForElementVisible | id=unseen | 2000
     click | id=hide
     waitForElementNotVisible | id=there | 2000
     click | id=remove
     waitForElementNotPresent | id=there | 2000
     click | id=enable
     waitForElementEditable | id=off | 2000
     click | id=disable
     waitForElementNotEditable | id=field | 2000
     click | id=say
     waitForText | id=said | hello there
     click | id=say
     waitForText | id=said | glob:hello*`,
  ),
  fails('waitForElementPresent', /was not present within 50 ms/, 'open | /late\nwaitForElementPresent | id=added | 50'),
  fails(
    'waitForElementNotPresent',
    /was still present within 50 ms/,
    'open | /late\nwaitForElementNotPresent | id=there | 50',
  ),
  fails(
    'waitForElementVisible',
    /was not visible within 50 ms/,
    'open | /late\nwaitForElementVisible | id=unseen | 50',
  ),
  fails(
    'waitForElementNotVisible',
    /was still visible within 50 ms/,
    'open | /late\nwaitForElementNotVisible | id=there | 50',
  ),
  fails(
    'waitForElementEditable',
    /was not editable within 50 ms/,
    'open | /late\nwaitForElementEditable | id=off | 50',
  ),
  fails(
    'waitForElementNotEditable',
    /was still editable within 50 ms/,
    'open | /late\nwaitForElementNotEditable | id=field | 50',
  ),
  fails(
    'waitForText of an invalid pattern',
    /not a regular expression/,
    'open | /late\nwaitForText | id=said | regexp:(',
  ),
  fails(
    'waitForElementPresent with an invalid time',
    /not a number of milliseconds/,
    'open | /late\nwaitForElementPresent | id=there | soon',
  ),
  passes(
    'waitForPageToLoad',
    `open | /start
     waitForPageToLoad
     executeScript | setTimeout(() => location.assign('/slow'))
     waitForElementPresent | id=state | 5000
     waitForPageToLoad | 5000
     assertText | id=state | loaded
     click | link=Start
     waitForPageToLoad | | 5000
     assertTitle | Start`,
  ),
  fails(
    'waitForPageToLoad of a page that does not load',
    /waitForPageToLoad \| 50: the page did not load within 0\.05 seconds/,
    "open | /start\nexecuteScript | setTimeout(() => location.assign('/stuck'), 20)\npause | 300\nwaitForPageToLoad | 50",
  ),
  fails(
    'waitForPageToLoad with an invalid time',
    /not a number of milliseconds/,
    'open | /start\nwaitForPageToLoad | soon',
  ),
  passes('pause', 'pause | 20\npause | | 20'),
  fails('pause with an invalid time', /not a number of milliseconds/, 'pause | a while'),
  fails('setTimeout to an invalid time', /not a number of milliseconds/, 'setTimeout | -1'),
  passes('setSpeed', 'setSpeed | 5\necho | a\nsetSpeed | 0'),
  fails('setSpeed to an invalid time', /not a number of milliseconds/, 'setSpeed | slow'),

  fails(
    'waitForText',
    /the text is "nothing", and did not become "hello" within 50 ms/,
    'open | /late\nsetTimeout | 50\nwaitForText | id=said | hello',
  ),

  // --- what pages show
  passes(
    'assert and verify',
    `open | /start
     assertText | id=text | Some text in two lines
     verifyText | id=text | glob:Some*lines
     assertNotText | id=text | Some
     verifyNotText | id=text | text
     verifyText | id=hidden |
     assertTitle | Start
     verifyTitle | regexpi:^start$
     assertElementPresent | id=hidden
     verifyElementPresent | id=dot
     assertElementNotPresent | id=nothing
     verifyElementNotPresent | id=nothing
     open | /form
     assertValue | id=text | before
     verifyNotValue | id=text | after
     assertNotValue | id=text | after
     assertEditable | id=text
     verifyEditable | id=fruit
     assertNotEditable | id=read-only
     verifyNotEditable | id=disabled
     store | a*b | pattern
     assert | pattern | a*b
     verify | pattern | glob:a*`,
  ),
  passes(
    'assert elements that change later',
    'open | /late\nclick | id=add\nassertElementPresent | id=added\nclick | id=remove\nassertElementNotPresent | id=there',
  ),
  ...(
    [
      ['Text', 'id=text | Other', /the text is "Some text in two lines", not "Other"/, '/start'],
      ['NotText', 'id=title | Start', /the text is "Start"/, '/start'],
      ['Title', 'Stop', /the title is "Start", not "Stop"/, '/start'],
      ['Value', 'id=text | after', /the value is "before", not "after"/, '/form'],
      ['NotValue', 'id=text | before', /the value is "before"/, '/form'],
      ['Checked', 'id=box', /is not checked/, '/form'],
      ['NotChecked', 'id=on', /is checked/, '/form'],
      ['SelectedLabel', 'id=fruit | Pear tree', /the selected label is "Apple", not "Pear tree"/, '/form'],
      ['NotSelectedLabel', 'id=fruit | Apple', /the selected label is "Apple"/, '/form'],
      ['SelectedValue', 'id=fruit | p', /the selected value is "a", not "p"/, '/form'],
      ['NotSelectedValue', 'id=fruit | a', /the selected value is "a"/, '/form'],
      ['ElementPresent', 'id=nothing', /is not present/, '/form'],
      ['ElementNotPresent', 'id=text', /is present/, '/form'],
      ['Editable', 'id=disabled', /is not editable/, '/form'],
      ['NotEditable', 'id=text', /is editable/, '/form'],
    ] as const
  ).flatMap(([name, line, message, page]) => [
    fails(`assert${name}, not so`, message, `open | ${page}\nsetTimeout | 50\nassert${name} | ${line}`),
    fails(`verify${name}, not so`, message, `open | ${page}\nsetTimeout | 50\nverify${name} | ${line}`),
  ]),
  fails('assert a variable', /the variable x is "1", not "2"/, 'store | 1 | x\nassert | x | 2'),
  fails('verify a variable', /the variable x is "1", not "2"/, 'store | 1 | x\nverify | x | 2'),
  fails('the value of an element without one', /the element has no value/, 'open | /start\nassertValue | id=title | x'),
  fails(
    'assertChecked of an element that is not a checkbox',
    /neither a checkbox nor a radio button/,
    'open | /start\nassertChecked | id=title',
  ),

  // --- variables
  passes(
    'store',
    `open | /start
     store | Ada | name
     storeText | id=title | text
     storeAttribute | css=a[name=b]@title | way
     storeAttribute | xpath=//img/@alt | alt
     storeXpathCount | xpath=//p | count
     storeElementCount | css=p.note | notes
     assert | notes | 2
     storeElementCount | linkText=Nowhere | none
     assert | none | 0
     storeXPathCount | xpath=//p[@class='note'] | older
     assert | older | 1
     storeJson | {"lines": [{"price": 3}, {"price": 4}], "who": "Ada"} | order
     assert | name | \${order.who}
     assert | way | way
     assert | alt | A picture
     assert | count | 4
     assert | text | Start
     store | \${order.lines[1].price} | price
     assert | price | 4
     echo | \${name} has \${order.lines.length} lines and \${nothing}
     storeWindowHandle | root
     open | /form
     storeValue | id=text | value
     assert | value | before`,
    {},
    /echo: Ada has 2 lines and \$\{nothing\}/,
  ),
  fails('store without a name', /name of the variable is missing/, 'store | x'),
  fails('storeText of a missing element', /no element/, 'open | /start\nsetTimeout | 50\nstoreText | id=nothing | x'),
  fails('storeValue of an element without a value', /has no value/, 'open | /start\nstoreValue | id=title | x'),
  fails(
    'storeAttribute of a missing attribute',
    /no attribute nothing/,
    'open | /start\nstoreAttribute | id=title@nothing | x',
  ),
  fails(
    'storeAttribute without its name',
    /a locator and an attribute/,
    'open | /start\nstoreAttribute | id=title | x',
  ),
  fails(
    'storeElementCount of an invalid locator',
    /unknown locator kind "magic"/,
    'open | /start\nstoreElementCount | magic=x | x',
  ),
  fails(
    'storeElementCount without a name',
    /name of the variable is missing/,
    'open | /start\nstoreElementCount | css=p',
  ),
  fails('storeXpathCount of an invalid xpath', /XPath/i, 'open | /start\nstoreXpathCount | xpath=//p[ | x'),
  fails('storeJson of invalid JSON', /the target is not JSON/, 'storeJson | {oops | x'),
  fails('storeWindowHandle without a name', /name of the variable is missing/, 'storeWindowHandle'),

  // --- scripts
  passes(
    'scripts',
    `open | /start
     store | it's "x" | odd
     executeScript | return \${odd} + ';' + "\${odd}" + ';' + \`\${odd}\` | copies
     assert | copies | it's "x";it's "x";it's "x"
     executeScript | return {a: [1, 2]} | object
     assert | object | {"a":[1,2]}
     executeScript | return Promise.resolve(7) | seven
     assert | seven | 7
     executeScript | document.title = 'Changed'
     assertTitle | Changed
     runScript | document.title = 'Again'
     assertTitle | Again
     executeAsyncScript | const done = arguments[arguments.length - 1]; setTimeout(() => done(\${seven} + 1), 10) | eight
     assert | eight | 8
     executeScript | location.href = '/second'
     assertTitle | Second`,
  ),
  fails('executeScript that throws', /Error: oops/, "open | /start\nexecuteScript | throw new Error('oops')"),
  fails('executeScript with a syntax error', /SyntaxError/, 'open | /start\nexecuteScript | return ('),
  fails(
    'executeScript of a promise that rejects',
    /no/,
    "open | /start\nexecuteScript | return Promise.reject(new Error('no'))",
  ),
  fails('executeAsyncScript that throws', /Error: oops/, "open | /start\nexecuteAsyncScript | throw new Error('oops')"),
  fails('runScript that throws', /oops/, "open | /start\nrunScript | throw new Error('oops')"),
  passes(
    'scripts without a page',
    `executeScript | return 2 | n
     while | \${n} > 0
     executeScript | return \${n} - 1 | n
     end
     assert | n | 0
     open | /strict
     assertTitle | Strict
     executeScript | return {sum: \${n} + 1} | result
     assert | result | {"sum":1}
     if | \${result.sum} === 1
     click | id=title
     end`,
  ),
  fails(
    'a page that forbids scripts',
    /document is not defined; .*content security policy forbids/,
    'open | /strict\nexecuteScript | return document.title | x',
  ),
  fails(
    'a script that calls back in a page that forbids scripts',
    /content security policy forbids/,
    'open | /strict\nexecuteAsyncScript | arguments[0](1)',
  ),
  fails('an endless condition, without a page', /did not end within 5000 ms/, 'if | (() => { for (;;); })()\nend'),

  // --- frames
  passes(
    'selectFrame',
    `open | /frames
     selectFrame | index=0
     assertText | id=where | inside
     type | id=name | x
     selectFrame | id=deep
     assertText | id=where | deep
     selectFrame | relative=parent
     assertValue | id=name | x
     selectFrame | relative=top
     assertText | id=title | Outside
     selectFrame | css=#foreign
     assertText | id=where | inside
     executeScript | return location.hostname | host
     assert | host | localhost
     selectFrame | index=0
     assertText | id=where | deep
     selectFrame | relative=top
     selectFrame | name=inner
     click | id=go
     assertText | id=title | Second
     open | /start
     assertText | id=title | Start`,
  ),
  fails(
    'selectFrame of an element that is not a frame',
    /the element is not a frame/,
    'open | /frames\nselectFrame | id=title',
  ),
  fails(
    'selectFrame beyond the last',
    /the page has no frame 7/,
    'open | /frames\nsetTimeout | 50\nselectFrame | index=7',
  ),
  fails(
    'selectFrame with an unknown relation',
    /unknown frame relative=up/,
    'open | /frames\nselectFrame | relative=up',
  ),
  fails(
    'a frame that is removed',
    /the selected frame is no longer in the page/,
    'open | /frames\nselectFrame | id=first\nexecuteScript | setTimeout(() => parent.document.getElementById("first").remove(), 0)\npause | 100\nassertText | id=where | inside',
  ),

  // --- windows
  passes(
    'selectWindow',
    `open | /windows
     storeWindowHandle | root
     click | id=open
     selectWindow | handle=\${other}
     assertTitle | Second
     selectWindow | handle=\${root}
     assertTitle | First
     selectWindow | name=other
     assertTitle | Second
     selectWindow | win_ser_local
     selectWindow | title=glob:Sec*
     assertTitle | Second
     close
     selectWindow | handle=\${root}
     click | id=script
     selectWindow | named
     assertTitle | Start
     close
     selectWindow | \${root}
     assertTitle | First`,
    {
      2: { opensWindow: true, windowHandleName: 'other', windowTimeout: 3000 },
      13: { opensWindow: true, windowHandleName: 'by script', windowTimeout: 3000 },
    },
  ),
  fails('a click that opens no window', /no window was opened within 60 ms/, 'open | /windows\nclick | id=title', {
    1: { opensWindow: true, windowHandleName: 'other', windowTimeout: 60 },
  }),
  fails(
    'selectWindow of a missing window',
    /the test has no window name=nobody/,
    'open | /windows\nselectWindow | name=nobody',
  ),

  // --- dialogs
  passes(
    'dialogs',
    `open | /dialogs
     click | id=alert
     assertAlert | Careful
     click | id=confirm
     assertConfirmation | Sure?
     assertText | id=said | true
     chooseCancelOnNextConfirmation
     click | id=confirm
     assertText | id=said | false
     chooseOkOnNextConfirmation
     click | id=confirm
     assertText | id=said | true
     answerOnNextPrompt | Ada
     click | id=prompt
     assertText | id=said | Ada
     chooseCancelOnNextPrompt
     click | id=prompt
     assertText | id=said | null
     click | id=prompt
     assertText | id=said | nobody
     click | id=late
     assertAlert | Late`,
  ),
  passes(
    'dialogs in the form of recorders',
    `open | /dialogs
     click | id=confirm
     assertConfirmation | Sure?
     webdriverChooseCancelOnVisibleConfirmation
     assertText | id=said | false
     click | id=confirm
     webdriverChooseOkOnVisibleConfirmation
     assertText | id=said | true
     click | id=prompt
     assertPrompt | Name?
     webdriverAnswerOnVisiblePrompt | Grace
     assertText | id=said | Grace
     click | id=prompt
     webdriverChooseCancelOnVisiblePrompt
     assertText | id=said | null`,
  ),
  fails(
    'assertAlert without one',
    /the page has shown no alert/,
    'open | /dialogs\nsetTimeout | 50\nassertAlert | Careful',
  ),
  fails(
    'assertAlert of another text',
    /the alert is "Careful", not "Calm"/,
    'open | /dialogs\nclick | id=alert\nassertAlert | Calm',
  ),
  fails(
    'assertConfirmation without one',
    /no confirmation/,
    'open | /dialogs\nsetTimeout | 50\nassertConfirmation | Sure?',
  ),
  fails('assertPrompt without one', /no prompt/, 'open | /dialogs\nsetTimeout | 50\nassertPrompt | Name?'),
  ...(
    [
      ['webdriverAnswerOnVisiblePrompt | x', 'confirm', 'prompt'],
      ['webdriverChooseCancelOnVisiblePrompt', 'confirm', 'prompt'],
      ['webdriverChooseOkOnVisibleConfirmation', 'alert', 'confirmation'],
      ['webdriverChooseCancelOnVisibleConfirmation', 'alert', 'confirmation'],
      ['acceptAlert', 'confirm', 'alert'],
      ['dismissAlert', 'confirm', 'alert'],
      ['acceptConfirmation', 'alert', 'confirmation'],
      ['dismissConfirmation', 'alert', 'confirmation'],
      ['answerPrompt | x', 'confirm', 'prompt'],
      ['dismissPrompt', 'confirm', 'prompt'],
    ] as const
  ).map(([line, shown, missing]) =>
    fails(
      `${line} without its dialog`,
      new RegExp(`the previous command has shown no ${missing}`),
      `open | /dialogs\nsetTimeout | 50\nclick | id=${shown}\n${line}`,
    ),
  ),
  passes(
    'dialogs in the form of version 3.0',
    `open | /dialogs
     click | id=alert
     assertAlert | Careful
     acceptAlert
     click | id=alert
     dismissAlert
     click | id=confirm
     assertConfirmation | Sure?
     dismissConfirmation
     assertText | id=said | false
     click | id=confirm
     acceptConfirmation
     assertText | id=said | true
     store | Grace | who
     click | id=prompt
     assertPrompt | Name?
     answerPrompt | \${who}
     assertText | id=said | Grace
     click | id=prompt
     answerPrompt
     assertText | id=said | exact:
     click | id=prompt
     dismissPrompt
     assertText | id=said | null
     click | id=late
     acceptAlert
     click | id=late-confirm
     dismissConfirmation
     assertText | id=said | false`,
  ),
  passes(
    'dialogs in the form before 1.0: the answer after the dialog',
    `open | /dialogs
     chooseCancelOnNextConfirmation
     click | id=confirm
     assertConfirmation | Sure?
     webdriverChooseCancelOnNextConfirmation
     assertText | id=said | false
     chooseOkOnNextConfirmation
     click | id=confirm
     webdriverChooseOkOnNextConfirmation
     assertText | id=said | true
     click | id=confirm
     webdriverChooseCancelOnNextConfirmation
     assertText | id=said | false
     answerOnNextPrompt | Ada
     click | id=prompt
     assertPrompt | Name?
     webdriverAnswerOnNextPrompt | Ada
     assertText | id=said | Ada
     chooseCancelOnNextPrompt
     click | id=prompt
     webdriverChooseCancelOnNextPrompt
     assertText | id=said | null
     click | id=prompt
     assertText | id=said | nobody`,
  ),
  passes(
    'the answer before the dialog, with its name before 1.0',
    `open | /dialogs
     webdriverChooseCancelOnNextConfirmation
     click | id=confirm
     assertText | id=said | false
     webdriverChooseOkOnNextConfirmation
     click | id=confirm
     assertText | id=said | true
     webdriverAnswerOnNextPrompt | Ada
     click | id=prompt
     assertText | id=said | Ada
     webdriverChooseCancelOnNextPrompt
     click | id=prompt
     assertText | id=said | null`,
  ),
  passes(
    'the dialogs of a script',
    `open | /dialogs
     executeScript | return confirm('Really?') | sure
     assertConfirmation | Really?
     dismissConfirmation
     assert | sure | false
     answerOnNextPrompt | Ada
     executeScript | return prompt('Who?') | who
     assert | who | Ada
     executeScript | return prompt('Who?') | who
     answerPrompt | Grace
     assert | who | Grace`,
  ),

  // --- blocks
  passes(
    'if, else if, else',
    `open | /start
     store | 2 | n
     if | \${n} == 1
     store | one | word
     else if | \${n} == 2
     store | two | word
     else
     store | many | word
     end
     assert | word | two
     if | "\${word}" === "three"
     assert | word | three
     elseIf | false
     else
     store | none | word
     end
     assert | word | none`,
  ),
  passes(
    'loops',
    `open | /start
     store | | path
     times | 3
     store | \${path}t | path
     end
     executeScript | return 0 | i
     while | \${i} < 3
     executeScript | return \${i} + 1 | i
     if | \${i} == 2
     store | \${path}w | path
     end
     end
     do
     executeScript | return \${i} - 1 | i
     store | \${path}d | path
     repeat if | \${i} > 0
     executeScript | return ['x', 'y'] | list
     forEach | list | item
     times | 2
     store | \${path}\${item} | path
     end
     end
     assert | path | tttwdddxxyy`,
  ),
  fails('an endless loop', /the loop exceeded its limit of 20 rounds/, 'open | /start\nwhile | true | 20\nend'),
  fails('an invalid condition', /SyntaxError/, 'open | /start\nif | ==\nend'),
  fails('times without a number', /must be a whole number, not "some"/, 'times | some\nend'),
  fails('forEach without a list', /there is no variable list/, 'forEach | list | item\nend'),
  fails('an unknown command', /unknown command "frobnicate"/, 'frobnicate'),
  passes('skipped lines', '//frobnicate | x\necho | a\nfrobnicate', { 2: { skip: true } }),
  passes(
    'run',
    'open | /start\nstore | given | x\nrun | pause\nrun | if, else if, else\nassert | word | none\nassert | x | given',
  ),
  fails('run of a missing test', /the project has no test "nobody"/, 'run | nobody'),
  fails('run of a test that fails', /the called test failed/, 'run | run of a missing test'),
  fails('run of itself', /more than 50 deep/, 'run | run of itself'),
];
