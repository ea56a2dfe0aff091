// The report of a whole run, in a real browser: its size, its speed, its pages at three widths, its keyboard.

import assert from 'node:assert/strict';
import { glob, readdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { z } from 'zod';
import { AttachmentRecorder } from '../harness/report/attachments';
import type { BenchDocument } from '../harness/report/bench';
import { reportData } from '../harness/report/collect';
import { comparisonData } from '../harness/report/comparison';
import { writeComparison, writeReport } from '../harness/report/write';
import { noBaseline } from '../harness/verdict/baseline';
import { loadCatalogue } from '../harness/verdict/catalogue';
import { identify } from '../harness/verdict/identity';
import { judge } from '../harness/verdict/judge';
import { madeUpVerdict } from '../harness/verdict/made-up';
import type { Outcome } from '../harness/verdict/outcome';
import type { VerdictDocument } from '../harness/verdict/report';
import { readFeatures, readSuite } from '../harness/verdict/suite';
import { type Chromium, launchChromium } from '../support/chromium';
import { isSample, onlyInWhole, sampleOf } from '../support/test-sample';
import { project, temporaryFolder } from './command';

type Pickles = Awaited<ReturnType<typeof readFeatures>>;

/** The features whose report the sample looks at where the number of scenarios does not matter. */
const inSample = /^features\/(cpp\/(enum|oneof)|ide)\//;

/** The scenarios of all our features, or of some. */
async function readSome(isChosen = (_file: string) => true): Promise<Pickles> {
  const files: string[] = [];
  for await (const file of glob('features/**/*.feature', { cwd: project })) if (isChosen(file)) files.push(file);
  return await readFeatures(project, files.sort());
}

/** Writes the report of a run of these scenarios. @param failures the number of failed scenarios, with three causes */
async function reportOf(
  pickles: Pickles,
  failures: number,
): Promise<{ folder: string; page: string; red: string; unpointed: string }> {
  const catalogue = await loadCatalogue(path.join(project, 'features/catalogue.yaml'));
  const scenarios = identify(pickles, catalogue);
  const outcomes = scenarios.map(({ id, rules, location }, position): Outcome => {
    const steps = pickles[position]!.pickle.steps.flatMap(({ type }, index) => (type === 'Outcome' ? [index + 1] : []));
    return {
      id,
      rules,
      location,
      observations: steps.length,
      durationMs: 1,
      trace: { observed: steps.map((step) => ({ step, value: `${position} ${step} as observed` })) },
      ...(position < failures
        ? {
            result: 'failed',
            cause: {
              kind: 'not-compiled',
              error: `error ${position % 3}`,
              // The compiler does not always point at generated code.
              ...(position % 3 !== 2 && {
                generated: {
                  file: 'generated/a/a.pb.h',
                  line: position + 4,
                  first: position + 1,
                  lines: Array.from(
                    { length: 7 },
                    (_, line) => `  inline int field_${position + line}() const; // generated code`,
                  ),
                },
              }),
            },
            message: `It does not compile: error ${position % 3}\n${'a line of the compiler with a place in it\n'.repeat(18)}`,
          }
        : { result: 'passed' }),
    };
  });
  const counts = { planned: outcomes.length, executed: outcomes.length };
  const observed = outcomes.filter(({ observations }) => observations > 0).length;
  const judgement = judge({ outcomes, counts: { ...counts, observed }, selection: false }, noBaseline);
  const facts = {
    command: 'npm run conformance --',
    subject: 'example',
    title: 'An example',
    suite: '1',
    versions: { tools: {}, subject: {} },
    ended: new Date(0),
    elapsedMs: 1,
  };
  const documents = new Map(pickles.map(({ pickle: { uri }, gherkinDocument }) => [uri, gherkinDocument]));
  const features = await Promise.all(
    [...documents].map(async ([uri, document]) => {
      return [uri, { document, text: await readFile(path.join(project, uri), 'utf8') }] as const;
    }),
  );
  const run = {
    catalogue,
    features: new Map(features),
    pickles: new Map(scenarios.map(({ id }, position) => [id, pickles[position]!.pickle])),
    cases: new Map(
      scenarios.map(({ id }, position) => [
        id,
        pickles[position]!.pickle.steps.map(({ text }, line) => [line + 1, `::touchstone::Is(${text})`] as const),
      ]),
    ),
  };
  // As many lines as a scenario shows, in two parts.
  const partOf = (position: number, first: number) => ({
    file: 'generated/a/a.pb.h',
    first,
    lines: Array.from({ length: 24 }, (_, line) => `  inline int field_${position}_${line}() const; // generated code`),
  });
  const parts = new Map(
    scenarios.map(({ id }, position) => [id, [partOf(position, 11), partOf(position, 111)]] as const),
  );
  const folder = path.join(await temporaryFolder(), 'report');
  const trend = [4000, 4990, 5052, 5052].map((green, position) => ({
    date: `2026-01-0${position + 1}T00:00:00.000Z`,
    suite: '1',
    versions: { generator: `example ${position}` },
    conforms: position > 1,
    green,
    red: 5052 - green,
    elapsedMs: 60_000 + 1_000 * position,
  }));
  const data = { ...reportData(facts, judgement, { ...run, parts }, new AttachmentRecorder()), trend, bench };
  const page = await writeReport(folder, data, []);
  return { folder, page: pathToFileURL(page).href, red: outcomes[0]!.id, unpointed: outcomes[2]!.id };
}

/** A comparison of throughput, one of shapes as a matrix, and figures without a peer. */
const bench: BenchDocument = {
  version: 1,
  subject: 'example',
  peer: 'other',
  date: '2026-01-31T12:00:00Z',
  machine: { model: 'A processor with a name of the usual length @ 2.80GHz', processors: 2, node: '24.21.0' },
  figures: [
    ...[
      { name: 'parse, small flat messages (~230 B)', subject: 1240, peer: 310 },
      { name: 'serialize, a FileDescriptorSet (~1 MB)', subject: 400, peer: 500 },
    ].map(({ name, subject, peer }) => ({
      group: 'Throughput',
      name,
      value: subject / peer,
      unit: 'x',
      better: 'more' as const,
      sides: { subject, peer, unit: 'MB/s' },
      target: '>= 1.0 x',
      reached: subject >= peer,
      runs: [subject / peer - 0.1, subject / peer, subject / peer + 0.1],
    })),
    ...['parse', 'write', 'clear'].flatMap((group, column) =>
      ['flat: many numbers, a few strings', 'nested: groups in groups'].map((name, row) => ({
        matrix: 'Shapes',
        group,
        name,
        value: 1 + column + row / 2,
        unit: 'x',
        better: 'more' as const,
        sides: { subject: 3_000_000 * (1 + column + row / 2), peer: 3_000_000, unit: '/s' },
        runs: [],
      })),
    ),
    {
      group: 'A run',
      name: 'warm',
      value: 8.24,
      unit: 's',
      better: 'less',
      target: '<= 10 s',
      reached: true,
      runs: [8, 9],
    },
  ],
};

/** Writes the comparison of three runs of our features: `old` fails 40 scenarios, `new` 20 of them and 20 others. */
async function comparisonOfRuns(): Promise<string> {
  const catalogue = await loadCatalogue(path.join(project, 'features/catalogue.yaml'));
  const all = await readSuite(project, catalogue);
  const suite = isSample ? all.filter(({ location }) => inSample.test(location)) : all;
  const run = (subject: string, verdictOf: (position: number) => Partial<VerdictDocument['scenarios'][number]>) => {
    const scenarios = suite.map(({ id, rules, location }, position) => {
      const base = { id, rules: [...rules], location, verdict: 'passed' as const, observations: 1, durationMs: 1 };
      return { ...base, ...verdictOf(position) };
    });
    return madeUpVerdict(subject, scenarios, { conforms: subject !== 'new' });
  };
  const documented = { verdict: 'expected' as const, message: 'no `set_foo`', reason: 'It has no `set_foo` yet.' };
  const documents = [
    run('reference', () => ({})),
    run('old', (position) => (position < 40 ? documented : {})),
    run('new', (position) => (position >= 20 && position < 60 ? { verdict: 'failed', message: 'expected 9' } : {})),
  ];
  const folder = path.join(await temporaryFolder(), 'comparison');
  return pathToFileURL(await writeComparison(folder, comparisonData(documents, catalogue))).href;
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

let chromium: Chromium;
let axe: string;
let green: Awaited<ReturnType<typeof reportOf>>;
let red: Awaited<ReturnType<typeof reportOf>>;
/** A report with all scenarios. */
let large: { page: string };
let comparison: { page: string };
before(async () => {
  const pickles = await readSome();
  const failing = isSample ? await readSome((file) => inSample.test(file)) : pickles;
  [green, red] = [await reportOf(pickles, 0), await reportOf(failing, 400)];
  large = isSample ? green : red;
  comparison = { page: await comparisonOfRuns() };
  chromium = await launchChromium();
  axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
});
after(() => chromium?.close());

/** Opens a page of a report. The browser has no network, so everything must come from the folder. */
async function open(report: { page: string }, hash: string, width = 1280): Promise<Page> {
  const page = await chromium.browser.newPage();
  await page.setOfflineMode(true);
  await page.setViewport({ width, height: 900 });
  await page.goto(report.page + hash);
  await page.waitForSelector('h1');
  return page;
}

test('a whole green run is a report of at most 3 MB, one with 400 failures of at most 10 MB', async () => {
  assert.ok((await sizeOf(green.folder)) <= 3_000_000, String(await sizeOf(green.folder)));
  assert.ok((await sizeOf(red.folder)) <= 10_000_000, String(await sizeOf(red.folder)));
});

test('the overview names the subject and the causes of failure', async () => {
  const page = await open(red, '');
  const text = await page.$eval('main', (main) => main.textContent ?? '');
  assert.match(text, /example does not conform/);
  assert.match(text, /400 scenarios of [\d,]+ are red, with 3 causes/);
  assert.equal((await page.$$('.groups > li')).length, 3);
  await page.close();
});

test('the page of a scenario that does not compile shows the generated code and the C++ of its steps', async () => {
  const page = await open(red, `#/scenario/${red.red}`);
  const generated = await page.$$eval('.code .line', (lines) => lines.map((line) => line.textContent));
  assert.equal(generated.length, 7);
  assert.match((await page.$eval('.code .failing', (line) => line.textContent)) ?? '', /^4\s*inline int field_3\(\)/);
  const folded = await page.$$eval('details:not([open]) pre', (texts) => texts.map((text) => text.textContent));
  assert.ok(folded.some((text) => text?.startsWith('// line 1\n::touchstone::Is(')));
  await page.close();
});

test('the page of a failure that no tool points at has the generated code that its steps use, folded', async () => {
  const page = await open(red, `#/scenario/${red.unpointed}`);
  const folded = await page.$$eval('details:not([open])', (all) =>
    all.map((one) => [one.querySelector('summary')?.textContent, one.querySelectorAll('.code .line').length]),
  );
  assert.deepEqual(folded.at(-1), ['The generated code that its steps use: generated/a/a.pb.h', 48]);
  assert.equal((await page.$$('details[open] .code')).length, 0);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  const numbers = await page.$$eval('.code .number', (all) => all.map(({ textContent }) => textContent));
  assert.deepEqual([numbers[0], numbers[23], numbers[24]], ['11', '34', '111']);
  await page.close();
});

test('the overview plots the last runs', async () => {
  const page = await open(green, '');
  const labels = await page.$$eval('.plots svg', (plots) => plots.map((plot) => plot.getAttribute('aria-label')));
  assert.deepEqual(labels, [
    'Scenarios that passed, or failed as expected: 4,000, 4,990, 5,052, 5,052',
    'Time, in seconds: 60, 61, 62, 63',
  ]);
  assert.equal((await page.$$('.plots circle.failed')).length, 4);
  await page.close();
});

test('the page on speed plots the figures of the subject beside those of its peer', onlyInWhole, async () => {
  const page = await open(green, '');
  assert.match(await page.$eval('main', (main) => main.textContent ?? ''), /Speed2 of 3 targets reached\./);
  await page.click('nav a[href="#/speed"]');
  await page.waitForSelector('.speed');
  assert.equal(await page.$eval('h1', (title) => title.textContent), 'Speed of example beside other');
  const rows = await page.$$eval('.speed tbody tr', (all) =>
    all.map((row) => [...row.querySelectorAll('th, .bars > div, .measured > *')].map(({ textContent }) => textContent)),
  );
  assert.deepEqual(rows[0], [
    'parse, small flat messages (~230 B)',
    ...['example: 1,240 MB/s', 'other: 310 MB/s'],
    ...['4.00 x', '✓ >= 1.0 x reached', '3.90 to 4.10 x'],
  ]);
  assert.equal(rows[1]?.at(4), '✗ >= 1.0 x missed');
  assert.deepEqual(rows.at(-1), ['warm', '8.24 s', '✓ <= 10 s reached', '8 to 9 s']);
  const [ours, theirs] = await page.$$eval('.bar', (bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  assert.ok(Math.abs(ours! / theirs! - 4) < 0.1, `${ours} : ${theirs}`);
  const folded = await page.$$eval('details summary', (all) => all.map(({ textContent }) => textContent));
  assert.equal(folded[1], 'write: median 2.00 x, from 2.00 x to 2.50 x');
  await page.close();
});

/** What is used here of an event in Chromium's trace. Times are in microseconds. */
const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  /** The processor time of the event's thread; absent for an instant. */
  tdur: z.number().default(0),
});

/**
 * Opens a page that was not open before.
 * @returns the processor time of the page's main thread until its content was painted, in ms
 */
async function costOfFirstContent(report: { page: string }, hash: string): Promise<number> {
  const page = await chromium.browser.newPage();
  await page.tracing.start({ categories: ['toplevel', 'loading', 'devtools.timeline'] });
  await page.goto(report.page + hash);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntries().some(({ name }) => name === 'first-contentful-paint')) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  const trace = await page.tracing.stop();
  await page.close();
  const events = z
    .object({ traceEvents: z.array(traceEvent) })
    .parse(JSON.parse(Buffer.from(trace!).toString())).traceEvents;
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')!;
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === painted.pid && tid === painted.tid && ts < painted.ts,
  );
  return tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
}

/** How much longer things take because processes wait for a processor; 1 on a machine with nothing else to do. */
const slowdown = (): number => Math.max(1, loadavg()[0]! / availableParallelism());

test('the content is visible after less than half a second of work', async () => {
  for (const hash of sampleOf(['#/search', ''], 2)) {
    // Time on the clock would depend on what else the machine does.
    const costs: number[] = [];
    for (let opened = 0; opened < (isSample ? 2 : 3); opened++) costs.push(await costOfFirstContent(large, hash));
    assert.ok(Math.min(...costs) > 0 && Math.min(...costs) <= 500, `first content after ${costs.map(Math.round)} ms`);
  }
});

test('nothing is painted before the content', async () => {
  const html = await readFile(path.join(red.folder, 'index.html'), 'utf8');
  assert.match(html, /<body>\s*<div id="report"><\/div>\s*<noscript>/);
});

test('a filter reacts within 100 ms', onlyInWhole, async () => {
  const page = await open(large, '#/search');
  const answers = await page.evaluate(async () => {
    const field = document.querySelector('input')!;
    const answers: number[] = [];
    for (const text of ['e', 'enum', 'enum values', 'nothing at all', '']) {
      const start = performance.now();
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // Preact renders in a separate task; the change is visible one frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      answers.push(performance.now() - start);
    }
    return answers;
  });
  const median = answers.sort((one, other) => one - other)[2]!;
  assert.ok(median <= 100 * slowdown(), `filter answers after ${answers.map(Math.round)} ms`);
  await page.close();
});

test('the address contains the filter, and restores it', async () => {
  const page = await open(red, '#/search?verdict=passed&section=cpp.oneof');
  const count = await page.$eval('[role=status]', (status) => status.textContent);
  await page.type('#search', 'clear');
  await page.waitForFunction(() => location.hash.includes('text=clear'));
  const narrowed = await page.$eval('[role=status]', (status) => status.textContent);
  assert.notEqual(narrowed, count);
  await page.reload();
  await page.waitForSelector('[role=status]');
  assert.equal(await page.$eval('[role=status]', (status) => status.textContent), narrowed);
  await page.close();
});

/**
 * Runs in the page, after axe was injected.
 * @param only the rule to check; absent: all
 * @returns the violations that axe found, one line each
 */
async function violationsOf(only?: string): Promise<string[]> {
  type Violation = { id: string; nodes: { html: string }[] };
  type Results = { violations: Violation[]; passes: object[] };
  const { axe } = globalThis as unknown as { axe: { run(context: Document, options: object): Promise<Results> } };
  const results = await axe.run(document, only === undefined ? {} : { runOnly: [only] });
  // An empty page would have no violations either.
  if (results.passes.length < (only === undefined ? 10 : 1)) return [`axe checked only ${results.passes.length} rules`];
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

const places = () => [
  '#/',
  '#/document/cpp',
  '#/document/ide',
  '#/rule/cpp.enum.values',
  `#/scenario/${red.red}`,
  '#/speed',
  '#/search',
];

/** What axe checks at each width. The schemes differ only in colours, and the widths between the two only in room. */
const checks = [
  { width: 390, schemes: ['light', 'dark'] },
  { width: 820, schemes: [] },
  { width: 1280, schemes: ['light'] },
] as const;

for (const { width, schemes } of sampleOf(checks, 6)) {
  test(`every page fits a window ${width} pixels wide${schemes.length > 0 ? ', and axe finds no violations' : ''}`, async () => {
    const pages = [
      ...places().map((hash) => [red, hash] as const),
      [comparison, '#'],
      [comparison, '#show=all'],
    ] as const;
    for (const [index, [report, hash]] of pages.entries()) {
      const page = await open(report, hash, width);
      for (const button of (await page.$$('.compared button')).slice(0, 2)) await button.click();
      for (const summary of await page.$$('.speed-section summary')) await summary.click();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= width, `${hash} is ${wide} wide`);
      // Of the page with thousands of rows, one width is enough. Most of its rows look like those of the page before.
      const few = hash === '#show=all' && width !== 390;
      const isLong = /search|show|document/.test(hash);
      // The sample checks each page in one of the schemes, and no long page.
      const some = isSample ? schemes.filter((_, number) => number === index % schemes.length) : schemes;
      const checked = few || (isSample && isLong) ? [] : some;
      if (checked.length > 0) await page.evaluate(axe);
      for (const scheme of checked) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        const violations = await page.evaluate(violationsOf, scheme === 'dark' ? 'color-contrast' : undefined);
        assert.deepEqual(violations, [], `${hash}, ${scheme}`);
      }
      await page.close();
    }
  });
}

test('the keyboard leads from the overview to a failed scenario', onlyInWhole, async () => {
  const page = await open(red, '');
  await page.keyboard.press('/');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'search');
  const [name] = red.red.split('/').slice(-1);
  await page.keyboard.type(red.red);
  await page.waitForFunction(
    (wanted) => document.querySelector('.scenario-line a')?.textContent?.includes(wanted),
    {},
    name!,
  );
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('.scenario-line') !== null)) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash.startsWith('#/scenario/'));
  assert.match(await page.$eval('.failure', (failure) => failure.textContent ?? ''), /It does not compile: error 0/);
  await page.close();
});

/** The numbers of scenarios by class, as the page shows them. */
const classesOf = (page: Page): Promise<string[]> =>
  page.$$eval('.classes dt', (terms) => terms.map((term) => term.textContent ?? ''));

test('the comparison classes each disagreement, and filters by class', async () => {
  const page = await open(comparison, '');
  assert.deepEqual(await classesOf(page), ['20 differs', '20 documented', '20 suite suspect']);
  const all = await page.$$eval('.compared tbody tr', (rows) => rows.length);
  await page.select('select', 'documented');
  await page.waitForFunction(() => location.hash === '#class=documented');
  const documented = await page.$$eval('.compared tbody tr', (rows) => rows.length);
  assert.ok(documented < all, `${documented} of ${all}`);
  await page.click('.compared button');
  const text = await page.$eval('.difference-row', (row) => row.textContent ?? '');
  assert.match(text, /documented.*✓ passed.*≈ failed as expected.*It has no set_foo yet\..*✓ passed/);
  await page.select('select', 'all');
  await page.waitForFunction(() => location.hash === '#show=all');
  assert.match(await page.$eval('[role=status]', (status) => status.textContent ?? ''), /^(\d+) rules of \1$/);
  await page.close();
});
