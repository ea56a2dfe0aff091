// Finding elements in the page, and naming them by xpath.

import type { Locator } from '../locators/locator';
import { collapse, textPattern } from '../locators/text-pattern';
import { type PathStep, xpathOf } from '../locators/xpath';

/**
 * The first element that a locator means, in document order.
 * @throws a DOMException when the selector or the xpath is not valid
 */
export function find({ kind, value }: Locator, root: Document | ShadowRoot = document): Element | null {
  switch (kind) {
    case 'css':
      return root.querySelector(value);
    case 'id':
      return root.getElementById(value);
    case 'name':
      return root.querySelector(`[name="${CSS.escape(value)}"]`);
    case 'xpath':
      return root instanceof Document ? evaluate(value) : null;
    case 'linkText':
      return links(root).find(hasText(value)) ?? null;
    case 'partialLinkText':
      return links(root).find(hasPart(value)) ?? null;
    case 'className':
      return root.querySelector(`.${CSS.escape(value)}`);
    case 'tagName':
      return root.querySelector(CSS.escape(value));
  }
}

/** All elements that a locator means. */
export function findAll(locator: Locator): Element[] {
  const { kind, value } = locator;
  switch (kind) {
    case 'css':
      return [...document.querySelectorAll(value)];
    case 'id':
      return [...document.querySelectorAll(`[id="${CSS.escape(value)}"]`)];
    case 'name':
      return [...document.querySelectorAll(`[name="${CSS.escape(value)}"]`)];
    case 'xpath':
      return evaluateAll(value);
    case 'linkText':
      return links(document).filter(hasText(value));
    case 'partialLinkText':
      return links(document).filter(hasPart(value));
    case 'className':
      return [...document.querySelectorAll(`.${CSS.escape(value)}`)];
    case 'tagName':
      return [...document.querySelectorAll(CSS.escape(value))];
  }
}

/** Whether a locator finds something in an open shadow root, where no xpath leads. */
export function isInShadowRoot(locator: Locator): boolean {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      if (find(locator, shadowRoot)) return true;
      roots.push(shadowRoot);
    }
  }
  return false;
}

/** The xpath that leads to an element of the document. */
export function xpathTo(element: Element): string {
  const path: PathStep[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) path.unshift(step(current));
  return xpathOf(path);
}

/** What an xpath finds first. */
export function evaluate(xpath: string): Element | null {
  const found = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue;
  return found instanceof Element ? found : null;
}

function evaluateAll(xpath: string): Element[] {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index)).filter(
    (node) => node instanceof Element,
  );
}

/** The text of an element as a reader sees it, with runs of white space as one space. */
export function visibleText(element: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out what is not rendered
  return collapse(element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));
}

function hasText(pattern: string): (element: Element) => boolean {
  const matches = textPattern(pattern);
  return (element) => matches(visibleText(element));
}

function hasPart(value: string): (element: Element) => boolean {
  return (link) => visibleText(link).includes(collapse(value));
}

function links(root: Document | ShadowRoot): Element[] {
  return [...root.querySelectorAll('a')];
}

function step(element: Element): PathStep {
  // XPath matches a bare name without regard to the namespace only for HTML elements of HTML documents.
  const bareName = document instanceof HTMLDocument && isHtml(element) && document.contentType === 'text/html';
  const siblings = [...(element.parentElement?.children ?? [element])].filter(
    (sibling) => sibling.localName === element.localName && (!bareName || isHtml(sibling)),
  );
  return {
    localName: element.localName,
    position: siblings.indexOf(element) + 1,
    ambiguous: siblings.length > 1,
    bareName: bareName && /^[a-z][a-z0-9-]*$/.test(element.localName),
    uniqueId:
      element.id !== '' && document.querySelectorAll(`[id="${CSS.escape(element.id)}"]`).length === 1
        ? element.id
        : null,
  };
}

function isHtml(element: Element): boolean {
  return element.namespaceURI === 'http://www.w3.org/1999/xhtml';
}
