// Locators as code for WebDriver bindings, for plugins that export tests. Pure.

import { type Answer, refuse } from '../api/answer';
import { quote } from '../api/message';
import { type LocatorKind, parseLocator } from './locator';

/** How a language writes a locator. */
interface LocatorSyntax {
  /** The language's name of each kind of locator. */
  kinds: Readonly<Record<LocatorKind, string>>;
  /** The code for a kind's name and a value's literal. */
  code: (kind: string, value: string) => string;
  /** The value as a string literal. */
  literal: (value: string) => string;
}

const call = (kind: string, value: string) => `By.${kind}(${value})`;
const pair = (kind: string, value: string) => `${kind}, ${value}`;

/** A string in double quotes, with the escapes that Java, C#, JavaScript and Python share. */
const doubleQuoted = (value: string) => JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029]/g, escaped);
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A string in single quotes, where Ruby has only these two escapes and no interpolation. */
const singleQuoted = (value: string) => `'${value.replace(/[\\']/g, '\\$&')}'`;

const camelCase: LocatorSyntax['kinds'] = {
  css: 'cssSelector',
  id: 'id',
  name: 'name',
  xpath: 'xpath',
  linkText: 'linkText',
  partialLinkText: 'partialLinkText',
  className: 'className',
  tagName: 'tagName',
};
const snakeCase: LocatorSyntax['kinds'] = {
  css: 'css',
  id: 'id',
  name: 'name',
  xpath: 'xpath',
  linkText: 'link_text',
  partialLinkText: 'partial_link_text',
  className: 'class_name',
  tagName: 'tag_name',
};

/** Applies a change to each kind's name. */
function renamed(kinds: LocatorSyntax['kinds'], change: (name: string) => string): LocatorSyntax['kinds'] {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, name]) => [kind, change(name)]),
  ) as LocatorSyntax['kinds'];
}

const csharp: LocatorSyntax = {
  kinds: { ...renamed(camelCase, (name) => name.replace(/^./, (first) => first.toUpperCase())), xpath: 'XPath' },
  code: call,
  literal: doubleQuoted,
};

/** The languages by Selenium IDE's names. */
const languages: Readonly<Record<string, LocatorSyntax>> = {
  'javascript-mocha': { kinds: { ...camelCase, css: 'css' }, code: call, literal: doubleQuoted },
  'java-junit': { kinds: camelCase, code: call, literal: doubleQuoted },
  'python-pytest': {
    kinds: renamed({ ...snakeCase, css: 'css_selector' }, (name) => `By.${name.toUpperCase()}`),
    code: pair,
    literal: doubleQuoted,
  },
  'ruby-rspec': { kinds: renamed(snakeCase, (name) => `:${name}`), code: pair, literal: singleQuoted },
  'csharp-nunit': csharp,
  'csharp-xunit': csharp,
};

/** The language for plugins that do not specify one. */
const usualLanguage = 'javascript-mocha';

/**
 * GET /export/location: the code that finds a locator's element, such as `By.css("input.text")`.
 * @param language one of Selenium IDE's export languages
 * @returns the code, or a refusal if the locator is invalid or the language is unknown
 */
export function webDriverCode(location: string, language = usualLanguage): Answer {
  const syntax = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!syntax) {
    const known = Object.keys(languages).join(', ');
    return refuse(`Unknown language ${quote(language)}: expected one of ${known}, or no language for ${usualLanguage}`);
  }
  const locator = parseLocator(location);
  if ('problem' in locator) return refuse(`The location is not a valid locator: ${locator.problem}`);
  return syntax.code(syntax.kinds[locator.kind], syntax.literal(locator.value));
}
