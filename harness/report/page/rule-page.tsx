// One rule: its sentence, where its document says it, how it stands, and its scenarios.

import { isRed } from '../../verdict/verdict';
import { counted } from '../counted';
import { hashOf } from './address';
import { type Report, statusNames } from './data';
import { Command, Prose, ScenarioLine } from './parts';

const levels = {
  must: 'Every implementation is held to this rule.',
  choice: 'The document is silent here: the reference decides, and no other implementation fails for it.',
  undefined: 'The document leaves this open, so no scenario depends on it.',
};

export function RulePage({ report, id }: { report: Report; id: string }) {
  const rule = report.ruleById.get(id);
  if (!rule) return <p>This report knows no rule {id}.</p>;
  const scenarios = [...rule.scenarios].sort((one, other) => Number(isRed(other.verdict)) - Number(isRed(one.verdict)));
  const document = id.startsWith('ide.') ? 'ide' : 'cpp';
  return (
    <>
      <p class="crumbs">
        <a href={hashOf({ page: 'document', id: document })}>
          {report.documents.find((candidate) => candidate.id === document)?.title}
        </a>{' '}
        / {rule.section.split('.')[1]}
      </p>
      <h1 class="id">{rule.id}</h1>
      <p class="sentence large">
        <Prose text={rule.sentence} />
      </p>
      {rule.sources?.map(({ quote, section }) => (
        <p key={quote} class="source">
          <q>{quote}</q> <span class="place">{section}</span>
        </p>
      ))}
      <p class="facts">
        <span class={`verdict ${rule.status}`}>{statusNames[rule.status]}</span>
        <span>
          <strong>{rule.level}</strong> {levels[rule.level]}
        </span>
      </p>
      {scenarios.length === 0 ? (
        <p>No scenario of this rule was run.</p>
      ) : (
        <section aria-labelledby="scenarios">
          <h2 id="scenarios">{counted(scenarios.length, 'scenario')}</h2>
          <ul class="scenarios">
            {scenarios.map((scenario) => (
              <ScenarioLine key={scenario.id} scenario={scenario} rule={id} />
            ))}
          </ul>
        </section>
      )}
      <Command text={`${report.command} --rule ${id}`} />
    </>
  );
}
