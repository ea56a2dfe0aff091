// Finds elements of a page by ARIA role and accessible name, as assistive technology does.
// The functions that do so run in the page. They are sent there as text, so they must not refer to anything outside
// themselves.

import type { Page } from 'puppeteer-core';

/** What to look for. */
export interface ElementQuery {
  /** An ARIA role. */
  readonly role: string;
  /** The accessible name; absent: any name. */
  readonly name?: string;
  /** The elements to search in; absent: the whole page. */
  readonly within?: ElementQuery;
}

/** An element that was found, as a user perceives it. */
export interface PerceivedElement {
  readonly role: string;
  /** Its visible text, with white space collapsed. */
  readonly text: string;
  /** The computed colour of its text, in CSS notation. */
  readonly colour: string;
  readonly selected: boolean;
  readonly focused: boolean;
  readonly value: string;
  /** The links in it. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** A position in a window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The accessible name of an element: https://www.w3.org/TR/accname-1.2/ and https://www.w3.org/TR/html-aam-1.0/.
 * `accessible-names.test.ts` compares it with dom-accessibility-api, which takes 1.7 times as long. Left out are
 * text that a style sheet generates, `aria-owns`, slots, and elements that the IDE's interface does not name.
 */
function nameOf(element: HTMLElement, role: string): string {
  const namedByContent =
    /^(?:button|cell|checkbox|columnheader|gridcell|heading|link|menuitem(?:checkbox|radio)?|option)$/;
  const alsoNamedByContent = /^(?:radio|row|rowheader|switch|tab|tooltip|treeitem)$/;
  const collapse = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

  function isShown(node: Element): boolean {
    return node.getAttribute('aria-hidden') !== 'true' && node.checkVisibility({ visibilityProperty: true });
  }

  /** The value of a control inside another element's name; undefined for any other node. Step 2C. */
  function controlValue(node: Element): string | undefined {
    if (node instanceof HTMLSelectElement) return [...node.selectedOptions].map(({ label }) => label).join(' ');
    if (node instanceof HTMLTextAreaElement) return node.value;
    if (node instanceof HTMLInputElement && /^(?:text|url|email|tel|search|password|number|range)$/.test(node.type))
      return node.getAttribute('aria-valuetext') ?? node.value;
    return undefined;
  }

  /** The elements that aria-labelledby names. */
  function namers(node: Element): Element[] {
    const ids = node.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    return ids.flatMap((id) => document.getElementById(id) ?? []);
  }

  /**
   * What a node adds to a name.
   * @param reference how aria-labelledby led here: not at all, to what is shown, or to a hidden element, in which all counts
   */
  function partOf(node: Node, reference?: 'shown' | 'hidden'): string {
    if (node instanceof Text) return node.data;
    // A field in its own label adds nothing.
    if (!(node instanceof Element) || node === element || (reference !== 'hidden' && !isShown(node))) return '';
    if (reference === undefined) {
      const referred = collapse(namers(node).map(textOf).join(' '));
      if (referred !== '') return referred;
    }
    const value = controlValue(node);
    if (value !== undefined) return value;
    const label = collapse(node.getAttribute('aria-label'));
    if (label !== '') return label;
    if (node instanceof HTMLImageElement && node.alt !== '') return node.alt;
    if (node instanceof HTMLInputElement) return ownText(node);
    const content = contentOf(node, reference);
    return collapse(content) === '' ? (node.getAttribute('title') ?? '') : content;
  }

  /** The parts of a node's children. Text of neighbouring blocks is separated. */
  function contentOf(node: Node, reference?: 'shown' | 'hidden'): string {
    // Most elements have only text.
    if (!(node instanceof Element) || node.childElementCount === 0) return node.textContent ?? '';
    const parts = [...node.childNodes].map((child) => {
      const part = partOf(child, reference);
      const isBlock = child instanceof Element && !/^(?:inline|none)$/.test(getComputedStyle(child).display);
      return isBlock ? ` ${part} ` : part;
    });
    return parts.join('');
  }

  /** The text on a button that is an input. */
  function ownText(node: Element): string {
    if (!(node instanceof HTMLInputElement && /^(?:button|submit|reset)$/.test(node.type))) return '';
    return node.value || { button: '', submit: 'Submit', reset: 'Reset' }[node.type as 'button' | 'submit' | 'reset'];
  }

  /** The text of an element that names another one. */
  function textOf(node: Element): string {
    return node === element
      ? collapse(node.getAttribute('aria-label')) || contentOf(node, 'shown')
      : partOf(node, isShown(node) ? 'shown' : 'hidden');
  }

  /** The label that the host language has for an element of its kind. Step 2E. */
  function nativeLabel(): string {
    const text = collapse(ownText(element));
    if (text !== '') return text;
    if (element instanceof HTMLTableElement && element.caption) return collapse(partOf(element.caption));
    if ('labels' in element && element.labels instanceof NodeList)
      return collapse([...element.labels].map((label) => partOf(label)).join(' '));
    return '';
  }

  const steps = [
    () => namers(element).map(textOf).join(' '),
    () => element.getAttribute('aria-label'),
    nativeLabel,
    () => (namedByContent.test(role) || alsoNamedByContent.test(role) ? contentOf(element) : ''),
    () => element.getAttribute('title'),
    () => element.getAttribute('placeholder'),
  ];
  for (const step of steps) {
    const name = collapse(step());
    if (name !== '') return name;
  }
  return '';
}

/**
 * All visible elements that a query names, in document order.
 *
 * This takes less than 1 ms. The browser's own accessibility tree takes 50 ms for a page's first query and 10 ms for
 * each further one (Chromium 156). Roles come from the `role` attribute or the element. Case of names is ignored,
 * because a style sheet may capitalize what is displayed.
 * @param nameOf gives an element's accessible name
 */
function find(query: ElementQuery, nameOf: (element: HTMLElement, role: string) => string): HTMLElement[] {
  const native: Readonly<Record<string, string>> = {
    button: 'button, summary, input[type=button], input[type=submit]',
    cell: 'td',
    checkbox: 'input[type=checkbox]',
    combobox: 'select:not([multiple], [size])',
    dialog: 'dialog',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    list: 'ul, ol, menu',
    listbox: 'select[multiple], select[size]',
    listitem: 'li',
    option: 'option',
    region: 'section[aria-label], section[aria-labelledby]',
    row: 'tr',
    status: 'output',
    table: 'table',
    textbox: 'input:not([type]), input[type=text], input[type=url], input[type=email], textarea',
  };
  const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

  function isPerceivable(element: HTMLElement): boolean {
    return element.closest('[aria-hidden=true]') === null && element.checkVisibility({ visibilityProperty: true });
  }

  function search({ role, name, within }: ElementQuery): HTMLElement[] {
    const scopes: ParentNode[] = within === undefined ? [document] : search(within);
    const own = native[role];
    const selector = `[role~="${role}"]${own === undefined ? '' : `, :is(${own}):not([role])`}`;
    const found = new Set(scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)]));
    return [...found].filter(
      (element) => isPerceivable(element) && (name === undefined || sameName(nameOf(element, role), name)),
    );
  }

  return search(query);
}

/** What a user perceives of each element. */
function perceive(elements: HTMLElement[], query: ElementQuery): PerceivedElement[] {
  // Unlike textContent, this separates the words of neighbouring blocks and leaves out what is not displayed.
  // biome-ignore lint/performance/useDomNodeTextContent: this needs the rendered text
  const shown = (element: HTMLElement): string => element.innerText.replace(/\s+/g, ' ').trim();
  return elements.map((element) => ({
    role: query.role,
    text: shown(element),
    colour: getComputedStyle(element).color,
    selected: element.getAttribute('aria-selected') === 'true',
    focused: element === document.activeElement,
    value: 'value' in element ? String(element.value) : '',
    links: [...element.querySelectorAll<HTMLAnchorElement>('a[href], [role=link]')].map((link) => ({
      text: shown(link),
      href: link.href ?? '',
    })),
  }));
}

/**
 * Where to click the first element; null if it is disabled, covered or missing.
 *
 * @param clicked is called at the next click, and told whether it was on the element
 */
function aim([element]: HTMLElement[], clicked: (met: boolean) => void): Point | null {
  if (element === undefined || element.matches(':disabled, [aria-disabled=true], [inert] *')) return null;
  const target = element;
  const centre = (): { x: number; y: number } => {
    const { x, y, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const topAt = ({ x, y }: { x: number; y: number }): Element | null => document.elementFromPoint(x, y);
  const { top, left, bottom, right } = target.getClientRects()[0] ?? target.getBoundingClientRect();
  // Out of the window's view, or of that of a list which shows other entries.
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth || !target.contains(topAt(centre()))) {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  const at = centre();
  const uppermost = topAt(at);
  if (uppermost === null || !(target.contains(uppermost) || uppermost.contains(target))) return null;
  addEventListener('click', (event) => clicked(event.composedPath().includes(target)), { capture: true, once: true });
  return at;
}

/**
 * Chooses an option of the first element, a `<select>`, as a user does with the keyboard. Returns whether it is chosen
 * now.
 */
function choose([element]: HTMLElement[], option: string): boolean {
  if (!(element instanceof HTMLSelectElement) || element.disabled) return false;
  const isMeant = ({ label }: HTMLOptionElement): boolean => label.trim().toLowerCase() === option.toLowerCase();
  const index = [...element.options].findIndex((one) => isMeant(one) && !one.disabled);
  if (index === -1) return false;
  if (index !== element.selectedIndex) {
    element.focus();
    element.selectedIndex = index;
    element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return element.selectedIndex === index;
}

/** Where a document keeps the functions above, out of sight of the page's own scripts. */
const place = `document[Symbol.for('touchstone: senses')]`;
const senses = `{ nameOf: ${nameOf}, find: ${find}, perceive: ${perceive}, aim: ${aim}, choose: ${choose}, met: false }`;

/** A JavaScript expression to be evaluated in a page, where `senses` has the functions above. */
export type Question = string & { readonly question: true };

/**
 * Evaluates a question in a page. The functions that it uses are sent once for each document: they are more than ten times
 * as long as a question.
 *
 * @returns the answer, a JSON value
 */
export async function ask(page: Pick<Page, 'evaluate'>, question: Question): Promise<unknown> {
  const answered = await page.evaluate(`((senses) => senses && { answer: ${question} })(${place})`);
  if (answered !== undefined) return (answered as { answer: unknown }).answer;
  return page.evaluate(`((senses) => ${question})(${place} ??= ${senses})`);
}

/**
 * The elements that a query finds in a loaded page, as a part of a question. Before the page has loaded there are none: a
 * browser shows the document before the page's scripts have run, when controls do not work yet.
 */
export function finding(query: ElementQuery): string {
  return `(document.readyState === 'complete' ? senses.find(${JSON.stringify(query)}, senses.nameOf) : [])`;
}

/** Asks what a query finds in a loaded page: {@link PerceivedElement}s. */
export function perceiving(query: ElementQuery): Question {
  return `senses.perceive(${finding(query)}, ${JSON.stringify(query)})` as Question;
}

/** Asks for the accessible names of the elements that a query finds in a loaded page. */
export function naming(query: ElementQuery): Question {
  return `${finding(query)}.map((element) => senses.nameOf(element, ${JSON.stringify(query.role)}))` as Question;
}

/** Asks what each query finds in a loaded page at one moment; the answer is an empty list while the page loads. */
export function perceivingEach(queries: readonly ElementQuery[]): Question {
  const asked = `(document.readyState === 'complete' ? ${JSON.stringify(queries)} : [])`;
  return `${asked}.map((query) => senses.perceive(senses.find(query, senses.nameOf), query))` as Question;
}

/** Asks where to click the first element of a query in a loaded page: a {@link Point}, or null. */
export function aiming(query: ElementQuery): Question {
  const clicked = '(met) => { senses.met = met; }';
  return `(senses.met = false, senses.aim(${finding(query)}, ${clicked}))` as Question;
}

/**
 * JavaScript that returns whether the click after {@link aiming} was on the element; undefined in another document than
 * that in which the answer was given.
 */
export const hasMet = `${place}?.met`;

/** Asks whether an option of the first list of a query in a loaded page is chosen, after choosing it. */
export function choosing(query: ElementQuery, option: string): Question {
  return `senses.choose(${finding(query)}, ${JSON.stringify(option)})` as Question;
}

/** The file chooser with a label, visible or not: users open it with a button. Undefined while the page loads. */
export function fileChooser(label: string): HTMLInputElement | undefined {
  if (document.readyState !== 'complete') return undefined;
  return [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].find((input) => {
    const labels = [...(input.labels ?? [])].map(({ textContent }) => textContent.trim());
    return [input.getAttribute('aria-label'), ...labels].includes(label);
  });
}

/**
 * Resolves when the page changes or has loaded, or after `momentMs` milliseconds: some states that a query reads, such
 * as a scroll position or a value, are not part of the document tree.
 */
export function pageChange(momentMs: number): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(done);
    const timer = setTimeout(done, momentMs);
    // Queries find nothing until the page has loaded, so changes of its document do not matter before.
    if (document.readyState === 'complete') {
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    document.addEventListener('readystatechange', done);
    function done(): void {
      observer.disconnect();
      document.removeEventListener('readystatechange', done);
      clearTimeout(timer);
      resolve();
    }
  });
}

/** Describes a query: `button "Save" in region "Log"`. */
export function queryInWords({ role, name, within }: ElementQuery): string {
  return `${role}${name === undefined ? '' : ` "${name}"`}${within === undefined ? '' : ` in ${queryInWords(within)}`}`;
}
