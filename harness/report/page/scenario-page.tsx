// One scenario: its Gherkin with what each step observed, why it failed, and how to run it again.

import type { GeneratedLines, GeneratedPart } from '../../verdict/cause';
import { observedAnother } from '../../verdict/render';
import type { ReportAttachment, ReportScenario } from '../report-data';
import { hashOf } from './address';
import type { Report } from './data';
import { linesOf, type ShownLine } from './gherkin';
import { Command, Folded, Prose, Verdict } from './parts';

export function ScenarioPage({ report, id }: { report: Report; id: string }) {
  const scenario = report.scenarioById.get(id);
  if (!scenario) return <p>This report knows no scenario {id}.</p>;
  const { feature, line, verdict, rules } = scenario;
  const file = report.features[feature];
  return (
    <>
      <p class="crumbs">
        {rules.map((rule) => (
          <a key={rule} href={hashOf({ page: 'rule', id: rule })}>
            {rule}
          </a>
        ))}
      </p>
      <h1>{scenario.name}</h1>
      <p class="facts">
        <Verdict verdict={verdict} />
        <code>{id}</code>
        <span>
          {file?.uri}:{line}
        </span>
        <span>{scenario.durationMs < 10 ? scenario.durationMs.toFixed(1) : scenario.durationMs.toFixed(0)} ms</span>
      </p>
      {rules.map((rule) => (
        <p key={rule} class="sentence">
          <Prose text={report.ruleById.get(rule)?.sentence ?? ''} />
        </p>
      ))}
      <Failure scenario={scenario} />
      {file && (
        <section aria-labelledby="gherkin">
          <h2 id="gherkin">Scenario</h2>
          {scenario.backgrounds.map((range) => (
            <Folded key={range[0]} title={`Background, lines ${range[0]} to ${range[1]}`}>
              <Gherkin lines={linesOf(file, range, scenario.row)} scenario={scenario} />
            </Folded>
          ))}
          <Gherkin lines={linesOf(file, scenario.block, scenario.row)} scenario={scenario} />
          {scenario.row && (
            <p class="facts">
              Its row:{' '}
              {Object.entries(scenario.row).map(([name, value]) => (
                <span key={name}>
                  {name} <code>{value}</code>
                </span>
              ))}
            </p>
          )}
        </section>
      )}
      {scenario.cpp && (
        <Folded title="The C++ of its steps">
          <pre>{scenario.cpp.map(([at, text]) => `// line ${at}\n${text}`).join('\n\n')}</pre>
        </Folded>
      )}
      {scenario.generated && <Generated generated={scenario.generated} />}
      {scenario.used && <Used parts={scenario.used} />}
      <Attachments attachments={scenario.attachments ?? []} />
      <h2>Run it alone</h2>
      <Command text={`${report.command} replay ${id}`} />
    </>
  );
}

function Failure({ scenario: { message, expected, actual, reason, verdict } }: { scenario: ReportScenario }) {
  if (message === undefined && reason === undefined) return null;
  const repeats = expected !== undefined && actual !== undefined && message === observedAnother(expected, actual);
  return (
    <section class={`failure ${verdict}`} aria-label="Why">
      {reason !== undefined && (
        <p>
          <strong>Expected by the baseline:</strong> <Prose text={reason} />
        </p>
      )}
      {expected !== undefined && actual !== undefined && (
        <dl class="difference">
          <dt>expected</dt>
          <dd>
            <pre>{expected}</pre>
          </dd>
          <dt>actual</dt>
          <dd>
            <pre>{actual}</pre>
          </dd>
        </dl>
      )}
      {message !== undefined && !repeats && <pre>{message}</pre>}
    </section>
  );
}

/** The generated code that a tool points at. Open, because it is short and what to look at first. */
function Generated({ generated }: { generated: GeneratedLines }) {
  return (
    <Folded title={`The generated code: ${generated.file}:${generated.line}`} open>
      <Code part={generated} failing={generated.line} />
    </Folded>
  );
}

/** What the steps use of the generated headers. Folded, because none of it need be at fault. */
function Used({ parts }: { parts: readonly GeneratedPart[] }) {
  const files = [...new Set(parts.map(({ file }) => file))];
  return (
    <Folded title={`The generated code that its steps use: ${files.join(', ')}`}>
      {parts.map((part) => (
        <Code key={`${part.file}:${part.first}`} part={part} />
      ))}
    </Folded>
  );
}

/** Numbered lines of generated code. @param failing the number of the line to mark */
function Code({ part: { first, lines }, failing }: { part: GeneratedPart; failing?: number }) {
  return (
    <div class="gherkin code">
      {lines.map((text, index) => (
        <div key={index} class={`line ${first + index === failing ? 'failing' : ''}`}>
          <span class="number" aria-hidden="true">
            {first + index}
          </span>
          <span class="text">{text}</span>
        </div>
      ))}
    </div>
  );
}

function Gherkin({ lines, scenario }: { lines: readonly ShownLine[]; scenario: ReportScenario }) {
  const observed = new Map<number, string[]>();
  for (const [line, value, expected] of scenario.observed ?? []) {
    const shown = expected === undefined ? value : `${value} (expected ${expected})`;
    observed.set(line, [...(observed.get(line) ?? []), shown]);
  }
  return (
    <div class="gherkin">
      {lines.map(({ number, kind, keyword, text, indent }) => (
        <div key={number} class={`line ${kind} ${scenario.failedAt === number ? 'failing' : ''}`}>
          <span class="number" aria-hidden="true">
            {number}
          </span>
          <span class="text" style={{ paddingLeft: `${indent}ch` }}>
            {keyword !== '' && <b>{keyword}</b>} {kind === 'argument' ? text : <Prose text={text} />}
          </span>
          {observed.get(number)?.map((value, position) => (
            <span key={position} class="observed">
              {value}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Attachments({ attachments }: { attachments: readonly ReportAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments">What was kept of the failure</h2>
      {attachments.map(({ name, file, text }) => (
        <Folded key={name} title={name} open={file !== undefined}>
          {file === undefined ? <pre>{text}</pre> : <img src={file} alt={`Screenshot: ${name}`} loading="lazy" />}
        </Folded>
      ))}
    </section>
  );
}
