// The cucumber plugin on the coordinator: identifies the scenarios, has the bench build and run the C++ ones, and
// hands the results to the workers, all before the first scenario starts.

import { writeFileSync } from 'node:fs';
import type { Plugin } from '@cucumber/cucumber/api';
import type { GherkinDocument, Pickle } from '@cucumber/messages';
import { didYouMean } from '../../../support/near-names';
import { UsageError } from '../../../support/usage-error';
import type { TestProgram } from '../../cpp/plan';
import { isCppScenario, plan } from '../../cpp/plan';
import type { CppResults } from '../../cpp/results';
import { missingCapabilities } from '../../subject/capabilities';
import type { Subject } from '../../subject/manifest';
import type { Baseline } from '../../verdict/baseline';
import type { Catalogue } from '../../verdict/catalogue';
import { type IdentifiedScenario, identify, requireEvidence } from '../../verdict/identity';
import { nothingSelected, type Selection } from '../selection';
import { publishContext, resultsFile, type ScenarioContext } from './context';

/** What the plugin needs of the run that it belongs to, and what it tells it. */
export interface Coordination {
  readonly root: string;
  /** The run's temporary folder. */
  readonly folder: string;
  readonly subject: Subject;
  readonly baseline: Baseline;
  readonly catalogue: Catalogue;
  /** Rule ids, or beginnings of ids, that must have a scenario. */
  readonly required: readonly string[];
  /** The id of the one scenario to run. */
  readonly only?: string;
  /** What the user selects, for the message when that is nothing. */
  readonly selection: Selection;
  /** Builds and runs C++ cases. */
  bench(units: readonly TestProgram[], selected: ReadonlySet<string>): Promise<CppResults>;
  /** Looks whether a browser is there. @throws UsageError if not */
  requireBrowser(): void;
  /** Looks whether the subject's generator works. @throws UsageError if not */
  requireGenerator(): Promise<void>;
  /** Receives the selected scenarios, in the order in which they run, and how many of them are applicable. */
  planned(scenarios: readonly IdentifiedScenario[], applicable: number): void;
}

let coordination: Coordination | undefined;

/** Says which run the plugin belongs to; cucumber offers no way to pass it an object. */
export function coordinate(run: Coordination): void {
  coordination = run;
}

const plugin: Plugin = {
  type: 'plugin',
  coordinator({ operation, on, transform }) {
    if (operation !== 'runCucumber') return;
    const documents = new Map<string, GherkinDocument>();
    const pickles: Pickle[] = [];
    on('message', (envelope) => {
      if (envelope.gherkinDocument?.uri) documents.set(envelope.gherkinDocument.uri, envelope.gherkinDocument);
      if (envelope.pickle) pickles.push(envelope.pickle);
    });
    // The last transform: what comes here has been filtered and sharded.
    transform('pickles:order', async (filtered) => {
      if (!coordination) throw new Error('the plugin was loaded outside of a conformance run');
      const run = coordination;
      const all = pickles.map((pickle) => ({ pickle, gherkinDocument: documents.get(pickle.uri)! }));
      const identified = identify(all, run.catalogue);
      requireEvidence(identified, run.catalogue, run.required);
      const scenarios = scenarioContexts(run, identified);
      const order = new Map(identified.map((scenario) => [scenario.pickleId, scenario]));
      const selected =
        run.only === undefined ? filtered : filtered.filter(({ pickle }) => order.get(pickle.id)!.id === run.only);
      if (run.only !== undefined && selected.length === 0) {
        throw new UsageError(
          `There is no scenario \`${run.only}\`.${didYouMean(
            run.only,
            identified.map(({ id }) => id),
          )}`,
          '`explain RULE` lists the scenarios of a rule.',
        );
      }
      // Where there is no scenario at all a feature may be no Gherkin, which cucumber tells later.
      if (selected.length === 0 && identified.length > 0) throw nothingSelected(run.selection, identified);
      const chosen = selected.map(({ pickle }) => order.get(pickle.id)!);
      const applicable = chosen.filter(({ pickleId }) => scenarios[pickleId]!.missing.length === 0);
      if (applicable.some(({ tags }) => tags.includes('@needs.ide'))) run.requireBrowser();
      const generating = ['@needs.generator', '@needs.cpp'];
      if (applicable.some(({ tags }) => tags.some((tag) => generating.includes(tag)))) await run.requireGenerator();
      run.planned(chosen, applicable.length);
      publishContext({
        subject: run.subject,
        root: run.root,
        folder: run.folder,
        baseline: run.baseline.file,
        scenarios,
      });

      const cpp = all.filter(({ pickle }) => isCppScenario(pickle) && scenarios[pickle.id]!.missing.length === 0);
      const units = plan(cpp.map(({ pickle, gherkinDocument }) => ({ pickle, document: gherkinDocument })));
      const results = await run.bench(units, new Set(applicable.map(({ pickleId }) => pickleId)));
      writeFileSync(resultsFile(run.folder), JSON.stringify(results));
      return selected;
    });
  },
};

function scenarioContexts(
  run: Coordination,
  identified: readonly IdentifiedScenario[],
): Record<string, ScenarioContext> {
  const entries = new Map(run.baseline.entries.map((entry) => [entry.scenario, entry]));
  return Object.fromEntries(
    identified.map(({ pickleId, id, rules, location, tags }) => {
      const expected = entries.get(id);
      const missing = missingCapabilities(tags, run.subject, location);
      return [pickleId, { id, rules, location, missing, ...(expected && { expected }) }];
    }),
  );
}

export default plugin;
