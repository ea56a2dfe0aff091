// Compares our accessible names with those of dom-accessibility-api, in Chromium, on made pages.
//
// Where the two have reason to differ, the pages are made so that they do not:
// - `placeholder`: dom-accessibility-api ignores it. HTML-AAM 1.0, 4.1: "Otherwise use `placeholder` attribute."
// - A hidden element that aria-labelledby names has only text: dom-accessibility-api leaves out what is hidden in it.
//   accname 1.2, step 2A: a hidden node counts if it is "part of an aria-labelledby [...] traversal, where the node
//   directly referenced [...] was hidden".
// - `title` inside a name stands beside text: dom-accessibility-api ignores it there, even if there is no text. accname
//   1.2, step 2I: "if the current node has a Tooltip attribute, return its value".
// - Space at the ends of an inline element, also around blocks in it: dom-accessibility-api drops it, so that "Save<b> all</b>" is "Saveall". accname
//   1.2, step 2F.i appends the children's results as they are; the name as a whole is trimmed.
// - Spaces stand around hidden elements: dom-accessibility-api separates what stands before and after them, although
//   nothing is between. accname 1.2, step 2A: a hidden node adds "the empty string".
// - Captions and labels have text: with an empty one, dom-accessibility-api has an empty name. HTML-AAM 1.0, 4.1 and 4.9:
//   "Otherwise use the title attribute."
// - No text from a style sheet, which accname 1.2 counts in step 2F.i and ours leaves out: reading it costs a
//   computation of style for each element, and the interfaces that we read have none.

import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import fc from 'fast-check';
import type { Page } from 'puppeteer-core';
import { type Chromium, launchChromium } from '../../../support/chromium';
import { ask, finding, naming, type Question } from './accessible';

/** How many pages are made, each with one element to be named, its labels and its contents. */
const pages = 200;
/** The roles whose elements are compared. */
const roles = ['button', 'link', 'heading', 'tab', 'option', 'cell', 'row', 'table', 'region', 'textbox', 'combobox'];

let chromium: Chromium;
let page: Page;
before(async () => {
  chromium = await launchChromium();
  page = await chromium.browser.newPage();
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { computeAccessibleName } from 'dom-accessibility-api'; globalThis.oracle = computeAccessibleName;",
      resolveDir: path.resolve(__dirname, '../../..'),
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  await page.evaluate(outputFiles[0]!.text);
});
after(() => chromium.close());

const word = fc.constantFrom('Save', 'Log', 'all  tests', 'ähm', '1', 'run\n it', 'Öffnen &amp; Schließen');
/** An attribute with a text, blank or absent. */
const attribute = (name: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: word.map((text) => ` ${name}="${text}"`) },
    { weight: 1, arbitrary: fc.constant(` ${name}=" "`) },
  );
const hiding = fc.constantFrom('hidden', 'aria-hidden="true"', 'style="display: none"', 'style="visibility: hidden"');

const image = fc.constantFrom('<img alt="Picture">', '<img alt="">', '<img>');
/** Attributes of an element inside another one. */
const inner = fc.tuple(attribute('aria-label'), attribute('title')).map((attributes) => attributes.join(''));

/** What stands in an element: text, images, inline elements, blocks; some of them hidden. */
const { content } = fc.letrec<Record<'content' | 'part' | 'phrase' | 'inline', string>>((tie) => {
  const depth = { depthSize: 'small', withCrossShrink: true } as const;
  const joined = (part: fc.Arbitrary<string>) =>
    fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
  return {
    content: joined(tie('part')),
    part: fc.oneof(
      depth,
      tie('inline'),
      fc.tuple(inner, tie('content')).map(([attributes, text]) => `<div${attributes}>${text}text</div>`),
    ),
    phrase: joined(tie('inline')),
    inline: fc.oneof(
      depth,
      word,
      image,
      fc
        .tuple(fc.constantFrom('span', 'div', 'img'), hiding, word)
        .map(
          ([tag, how, text]) => `here <${tag} ${how} alt="${text}">${tag === 'img' ? '' : `${text}</${tag}>`} there`,
        ),
      fc
        .tuple(fc.constantFrom('span', 'b', 'i'), inner, tie('phrase'))
        .map(([tag, attributes, text]) => `<${tag}${attributes}>${text}text</${tag}>`),
    ),
  };
});

/** Attributes that name an element: by the ids `a` and `b` of other elements, itself, or by their own text. */
const named = fc
  .tuple(
    fc.constantFrom('', '', '', ' aria-labelledby="a"', ' aria-labelledby="b a"', ' aria-labelledby="none"'),
    attribute('aria-label'),
    attribute('title'),
  )
  .map((attributes) => attributes.join(''));

const field = fc
  .tuple(named, fc.constantFrom(' value="typed"', ''))
  .map(([attributes, value]) => `<input id="field"${attributes}${value}>`);
const list = named.map(
  (attributes) => `<select id="field"${attributes}><option>One</option><option selected>Two</option></select>`,
);
const area = named.map((attributes) => `<textarea id="field"${attributes}>notes</textarea>`);
const control = fc.oneof(field, list, area);

/** An element to be named, in all the ways that an interface names its elements. */
const element = fc.oneof(
  fc.tuple(named, content).map(([attributes, inner]) => `<button${attributes}>${inner}</button>`),
  fc.tuple(named, content).map(([attributes, inner]) => `<a href="#"${attributes}>${inner}</a>`),
  fc.tuple(named, content).map(([attributes, inner]) => `<h2${attributes}>${inner}</h2>`),
  fc
    .tuple(fc.constantFrom('tab', 'option', 'button'), named, content)
    .map(([role, attributes, inner]) => `<div role="${role}"${attributes}>${inner}</div>`),
  fc
    .tuple(fc.constantFrom('button', 'submit'), named, attribute('value'))
    .map(([type, attributes, value]) => `<input type="${type}"${attributes}${value.replace('" "', '""')}>`),
  fc
    .tuple(named, fc.option(content), content, control)
    .map(
      ([attributes, caption, one, other]) =>
        `<table${attributes}>${caption === null ? '' : `<caption>${caption}text</caption>`}<tr><td>${one}</td><td>${other}</td></tr></table>`,
    ),
  fc.tuple(named, content).map(([attributes, inner]) => `<section${attributes}>${inner}</section>`),
  control,
  fc.tuple(content, control).map(([text, one]) => `<label for="field">${text}text</label>${one}`),
  fc.tuple(content, control, word).map(([text, one, rest]) => `<label>${text} ${one} ${rest}</label>`),
  fc
    .tuple(content, content, control)
    .map(([one, other, it]) => `<label>${one}</label><label for="field">${other}text</label>${it}`),
);

/** The elements `a` and `b`, which others are named by; `a` may be hidden, and then has only text. */
const references = fc
  .tuple(
    fc.oneof(
      content.map((inner) => `<div id="a">${inner}text</div>`),
      word.map((text) => `<div id="a" hidden>${text}</div>`),
    ),
    content,
  )
  .map(([a, inner]) => `${a}<div id="b">${inner}text</div>`);

/** The elements that are found in a page, with both names. */
async function namesIn(html: string): Promise<{ html: string; ours: string; theirs: string }[]> {
  await page.evaluate((text) => {
    document.body.innerHTML = text;
  }, html);
  const each = roles.map((role) => {
    return `((elements, ours) => elements.map((element, index) => ({
      html: element.outerHTML, ours: ours[index], theirs: oracle(element).replace(/\\s+/g, ' ').trim(),
    })))(${finding({ role })}, ${naming({ role })})`;
  });
  return (await ask(page, `[${each.join(', ')}].flat()` as Question)) as {
    html: string;
    ours: string;
    theirs: string;
  }[];
}

test('names are those of dom-accessibility-api', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(references, element, async (named, one) => {
      const names = await namesIn(named + one);
      compared += names.length;
      for (const { html, ours, theirs } of names) assert.equal(ours, theirs, html);
    }),
    { numRuns: pages, seed: 1 },
  );
  assert.ok(compared >= pages / 2, `only ${compared} elements were compared`);
});

test('where dom-accessibility-api differs, the specification decides', async () => {
  const nameIn = async (html: string) => (await namesIn(html)).map(({ ours }) => ours);
  assert.deepEqual(await nameIn('<input placeholder="Search">'), ['Search']);
  const hidden = '<div id="a" hidden><span hidden>Log</span> of <b style="display: none">today</b></div>';
  assert.deepEqual(await nameIn(`${hidden}<section aria-labelledby="a"></section>`), ['Log of today']);
  assert.deepEqual(await nameIn('<h2>Save<b> all</b></h2>'), ['Save all']);
  assert.deepEqual(await nameIn('<h2>Open <img title="Picture"></h2>'), ['Open Picture']);
});
