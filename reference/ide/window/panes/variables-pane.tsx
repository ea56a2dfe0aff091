// The variables of the run.

import { textOf } from '../../playback/variables';

/** Longer values are cut for display. */
const shownLength = 500;

/** Names and values, sorted by name. */
export function VariablesPane({ variables }: { variables: ReadonlyMap<string, unknown> }) {
  const names = [...variables.keys()].sort((one, other) => one.localeCompare(other));
  return (
    <section class="variables" aria-label="Variables">
      <div class="pane-head">
        <h2>Variables</h2>
      </div>
      <dl tabIndex={0}>
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shown(textOf(variables.get(name)))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function shown(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
