// Locators as code of the JavaScript bindings of WebDriver, for plugins that export tests. Pure.

import { type Answer, refuse } from '../api/answer';
import { type LocatorKind, parseLocator } from './locator';

/** The function of `By` for each kind of locator. */
const functions: Readonly<Record<LocatorKind, string>> = {
  css: 'css',
  id: 'id',
  name: 'name',
  xpath: 'xpath',
  linkText: 'linkText',
  partialLinkText: 'partialLinkText',
  className: 'className',
  tagName: 'tagName',
};

/**
 * GET /export/location: the code that finds the element of a locator, such as `By.css("input.text")`.
 * @returns the code, or a refusal when the text is no locator
 */
export function webDriverCode(location: string): Answer {
  const locator = parseLocator(location);
  if ('problem' in locator) return refuse(`The location is no valid locator: ${locator.problem}`);
  return `By.${functions[locator.kind]}(${JSON.stringify(locator.value)})`;
}
