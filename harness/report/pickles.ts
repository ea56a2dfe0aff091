// Where the pickles of a run stand in their feature files, for the report. Pure.

import type { Background, GherkinDocument, Pickle, Scenario } from '@cucumber/messages';
import type { Lines } from './report-data';

/** A pickle's place: the lines that the report shows of it, and the lines of its steps. */
export interface PicklePlace {
  readonly backgrounds: readonly Lines[];
  readonly block: Lines;
  readonly row?: Readonly<Record<string, string>>;
  /** Lines by pickle step id. */
  readonly stepLines: ReadonlyMap<string, number>;
}

/** The scenarios of a document by their node id, each with what it shares with others. */
interface ScenarioPlace {
  readonly scenario: Scenario;
  readonly backgrounds: readonly Background[];
  /** The first line after the scenario that belongs to something else. */
  readonly end: number;
}

/** Finds pickles in one feature file. */
export class FeaturePlaces {
  private readonly scenarios = new Map<string, ScenarioPlace>();
  private readonly lines: readonly string[];

  /** @param text the feature file that the document was read from */
  constructor(
    private readonly document: GherkinDocument,
    text: string,
  ) {
    this.lines = text.split('\n');
    const shared: Background[] = [];
    const children = document.feature?.children ?? [];
    children.forEach(({ background, scenario, rule }, position) => {
      const end = startOf(children[position + 1]) ?? this.lines.length + 1;
      if (background) shared.push(background);
      if (scenario) this.scenarios.set(scenario.id, { scenario, backgrounds: [...shared], end });
      const own: Background[] = [];
      rule?.children.forEach((child, index) => {
        if (child.background) own.push(child.background);
        if (!child.scenario) return;
        const next = startOf(rule.children[index + 1]) ?? end;
        this.scenarios.set(child.scenario.id, {
          scenario: child.scenario,
          backgrounds: [...shared, ...own],
          end: next,
        });
      });
    });
  }

  /** The place of a pickle of this document. @throws if it is another document's */
  placeOf(pickle: Pickle): PicklePlace {
    const [scenarioId, rowId] = pickle.astNodeIds;
    const found = this.scenarios.get(scenarioId ?? '');
    if (!found) throw new Error(`${this.document.uri}: the pickle ${pickle.id} is not of this document`);
    const { scenario, backgrounds, end } = found;
    const steps = [...backgrounds, scenario].flatMap(({ steps: inside }) => inside);
    const lineOf = new Map(steps.map(({ id, location }) => [id, location.line]));
    const row = rowId === undefined ? undefined : rowOf(scenario, rowId);
    return {
      backgrounds: backgrounds.map((background) => this.shown(background.location.line, this.endOf(background))),
      block: this.shown(scenario.location.line, scenario.examples[0]?.location.line ?? end),
      ...(row && { row }),
      stepLines: new Map(
        pickle.steps.flatMap(({ id, astNodeIds: [node] }) => {
          const line = lineOf.get(node ?? '');
          return line === undefined ? [] : [[id, line] as const];
        }),
      ),
    };
  }

  private endOf(background: Background): number {
    const starts = [...this.scenarios.values()].map(({ scenario }) => scenario.location.line);
    const rules = (this.document.feature?.children ?? []).flatMap(({ rule }) => rule?.location.line ?? []);
    const after = [...starts, ...rules].filter((line) => line > background.location.line);
    return Math.min(...after, this.lines.length + 1);
  }

  /** Lines up to an end, without the tags, comments and blank lines that lead over to what comes next. */
  private shown(first: number, end: number): Lines {
    let last = end - 1;
    while (last > first && /^\s*(?:[@#].*)?$/.test(this.lines[last - 1] ?? '')) last--;
    return [first, last];
  }
}

function startOf(
  child: { background?: Background; scenario?: Scenario; rule?: { location: { line: number } } } | undefined,
) {
  return (child?.background ?? child?.scenario ?? child?.rule)?.location.line;
}

function rowOf({ examples }: Scenario, rowId: string): Record<string, string> | undefined {
  for (const { tableHeader, tableBody } of examples) {
    const row = tableBody.find(({ id }) => id === rowId);
    if (row && tableHeader)
      return Object.fromEntries(tableHeader.cells.map(({ value }, column) => [value, row.cells[column]?.value ?? '']));
  }
  return undefined;
}
