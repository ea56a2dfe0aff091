// Keys without a character, written `${KEY_ENTER}` in tests. WebDriver assigns a code point to each.

const names: Readonly<Record<string, string>> = {
  KEY_NULL: '\uE000',
  KEY_CANCEL: '\uE001',
  KEY_HELP: '\uE002',
  KEY_BACKSPACE: '\uE003',
  KEY_BKSP: '\uE003',
  KEY_TAB: '\uE004',
  KEY_CLEAR: '\uE005',
  KEY_RETURN: '\uE006',
  KEY_ENTER: '\uE007',
  KEY_SHIFT: '\uE008',
  KEY_CONTROL: '\uE009',
  KEY_CTRL: '\uE009',
  KEY_ALT: '\uE00A',
  KEY_PAUSE: '\uE00B',
  KEY_ESC: '\uE00C',
  KEY_ESCAPE: '\uE00C',
  KEY_SPACE: '\uE00D',
  KEY_PAGE_UP: '\uE00E',
  KEY_PGUP: '\uE00E',
  KEY_PAGE_DOWN: '\uE00F',
  KEY_PGDN: '\uE00F',
  KEY_END: '\uE010',
  KEY_HOME: '\uE011',
  KEY_LEFT: '\uE012',
  KEY_UP: '\uE013',
  KEY_RIGHT: '\uE014',
  KEY_DOWN: '\uE015',
  KEY_INSERT: '\uE016',
  KEY_INS: '\uE016',
  KEY_DELETE: '\uE017',
  KEY_DEL: '\uE017',
  KEY_SEMICOLON: '\uE018',
  KEY_EQUALS: '\uE019',
  KEY_META: '\uE03D',
  KEY_COMMAND: '\uE03D',
};

/** The first of the ten digit keys of the number pad; `KEY_MUL` to `KEY_DIV` follow them. */
const firstNumberPadKey = 0xe01a;
const numberPadOperators = ['MUL', 'ADD', 'SEP', 'SUB', 'DEC', 'DIV'];
const firstFunctionKey = 0xe031;

/** The character for a key in the text of `sendKeys`; `undefined` if there is no such key. */
export function keyCharacter(name: string): string | undefined {
  if (Object.hasOwn(names, name)) return names[name];
  const [, digit, functionKey, operator] =
    /^KEY_(?:N(?:UMPAD)?([0-9])|F([1-9]|1[0-2])|(MUL|MULTIPLY|ADD|SEP|SEPARATOR|SUB|SUBTRACT|DEC|DECIMAL|DIV|DIVIDE))$/.exec(
      name,
    ) ?? [];
  if (digit) return String.fromCharCode(firstNumberPadKey + Number(digit));
  if (functionKey) return String.fromCharCode(firstFunctionKey + Number(functionKey) - 1);
  if (!operator) return undefined;
  return String.fromCharCode(firstNumberPadKey + 10 + numberPadOperators.indexOf(operator.slice(0, 3)));
}
