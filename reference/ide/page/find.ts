// Finds elements in the page, and gives their xpaths.

import type { Locator } from '../locators/locator';
import { collapse, textPattern } from '../locators/text-pattern';
import { type PathStep, xpathOf } from '../locators/xpath';
import { intact, queryAll, queryOne } from './intact';

/**
 * The first element that a locator matches, in document order.
 * @throws a DOMException if the selector or the xpath is invalid
 */
export function find({ kind, value }: Locator, root: Document | ShadowRoot = document): Element | null {
  switch (kind) {
    case 'css':
      return queryOne(root, value);
    case 'id':
      return queryOne(root, `[id="${CSS.escape(value)}"]`);
    case 'name':
      return queryOne(root, `[name="${CSS.escape(value)}"]`);
    case 'xpath':
      return root instanceof Document ? evaluate(value) : null;
    case 'linkText':
      return links(root).find(hasText(value)) ?? null;
    case 'partialLinkText':
      return links(root).find(hasPart(value)) ?? null;
    case 'className':
      return queryOne(root, `.${CSS.escape(value)}`);
    case 'tagName':
      return queryOne(root, CSS.escape(value));
  }
}

/** All elements that a locator matches. */
export function findAll(locator: Locator): Element[] {
  const { kind, value } = locator;
  switch (kind) {
    case 'css':
      return queryAll(document, value);
    case 'id':
      return queryAll(document, `[id="${CSS.escape(value)}"]`);
    case 'name':
      return queryAll(document, `[name="${CSS.escape(value)}"]`);
    case 'xpath':
      return evaluateAll(value);
    case 'linkText':
      return links(document).filter(hasText(value));
    case 'partialLinkText':
      return links(document).filter(hasPart(value));
    case 'className':
      return queryAll(document, `.${CSS.escape(value)}`);
    case 'tagName':
      return queryAll(document, CSS.escape(value));
  }
}

/** Whether a locator matches in an open shadow root, which xpaths cannot reach. */
export function isInShadowRoot(locator: Locator): boolean {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of queryAll(root, '*')) {
      if (!shadowRoot) continue;
      if (find(locator, shadowRoot)) return true;
      roots.push(shadowRoot);
    }
  }
  return false;
}

/** The xpath of an element of the document. */
export function xpathTo(element: Element): string {
  const path: PathStep[] = [];
  for (let current: Element | null = element; current; current = parentOf(current)) path.unshift(step(current));
  return xpathOf(path);
}

/** The first element that an xpath matches. */
export function evaluate(xpath: string): Element | null {
  const search = intact(Document.prototype, 'evaluate', document);
  const found = search(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue;
  return found instanceof Element ? found : null;
}

function evaluateAll(xpath: string): Element[] {
  const search = intact(Document.prototype, 'evaluate', document);
  const found = search(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index)).filter(
    (node) => node instanceof Element,
  );
}

/** The visible text of an element, with runs of white space as one space. */
export function visibleText(element: Element): string {
  // Not textContent, which includes text that is not rendered.
  return collapse(
    element instanceof HTMLElement ? intact(HTMLElement.prototype, 'innerText', element) : (element.textContent ?? ''),
  );
}

function hasText(pattern: string): (element: Element) => boolean {
  const matches = textPattern(pattern);
  return (element) => matches(visibleText(element));
}

function hasPart(value: string): (element: Element) => boolean {
  return (link) => visibleText(link).includes(collapse(value));
}

function links(root: Document | ShadowRoot): Element[] {
  return queryAll(root, 'a');
}

function parentOf(element: Element): Element | null {
  return intact(Node.prototype, 'parentElement', element);
}

function step(element: Element): PathStep {
  const localName = localNameOf(element);
  // In XPath a bare name ignores the namespace only for HTML elements of HTML documents.
  const bareName =
    document instanceof HTMLDocument &&
    isHtml(element) &&
    intact(Document.prototype, 'contentType', document) === 'text/html';
  const parent = parentOf(element);
  const siblings = (parent ? [...intact(Element.prototype, 'children', parent)] : [element]).filter(
    (sibling) => localNameOf(sibling) === localName && (!bareName || isHtml(sibling)),
  );
  const id = intact(Element.prototype, 'id', element);
  return {
    localName,
    position: siblings.indexOf(element) + 1,
    ambiguous: siblings.length > 1,
    bareName: bareName && /^[a-z][a-z0-9-]*$/.test(localName),
    uniqueId: id !== '' && queryAll(document, `[id="${CSS.escape(id)}"]`).length === 1 ? id : null,
  };
}

function localNameOf(element: Element): string {
  return intact(Element.prototype, 'localName', element);
}

function isHtml(element: Element): boolean {
  return intact(Element.prototype, 'namespaceURI', element) === 'http://www.w3.org/1999/xhtml';
}
