// The controls of playback: what to play, how fast, and the current state.

import type { PlaybackProgress } from '../../playback/host';
import { Icon, IconButton } from '../controls/icons';
import type { IdeWindow } from '../ide-window';
import { selectedTest } from '../state/selection';
import type { EditingState } from '../state/store';

/** Delays after each command in milliseconds, with their names. */
const speeds: readonly (readonly [delayMs: number, name: string])[] = [
  [0, 'Full speed'],
  [250, 'Fast'],
  [1000, 'Slow'],
  [3000, 'Very slow'],
];

/** Buttons, settings and state of playback. */
export function RunBar({ ide, state }: { ide: IdeWindow; state: EditingState }) {
  const { progress, settings, selectedCommandId } = state;
  const test = selectedTest(state);
  const going = progress.status === 'running' || progress.status === 'paused';
  const paused = progress.status === 'paused';
  const canRun = !going && test !== undefined;
  return (
    <div class="run-bar">
      <div class="actions" role="toolbar" aria-label="Run">
        <button
          type="button"
          class="primary"
          title="Run test (Ctrl+Enter)"
          disabled={!canRun}
          onClick={() => void ide.runTest()}
        >
          <Icon name="play" />
          Run test
        </button>
        <button
          type="button"
          title="Run suite (Ctrl+Shift+Enter)"
          disabled={!canRun}
          onClick={() => void ide.runSuite()}
        >
          Run suite
        </button>
        <IconButton
          icon="playFrom"
          label="Run from here"
          disabled={!canRun || selectedCommandId === null}
          onClick={() => void ide.runFromHere()}
        />
        <IconButton
          icon="playOne"
          label="Run this command only"
          disabled={!canRun || selectedCommandId === null}
          onClick={() => void ide.runCommand()}
        />
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? 'Resume' : 'Pause'}
          keys="F8"
          disabled={!going}
          onClick={() => ide.pauseOrResume()}
        />
        <IconButton icon="step" label="Step" keys="F10" disabled={!paused} onClick={() => ide.step()} />
        <IconButton icon="stop" label="Stop" keys="Ctrl+." disabled={!going} onClick={() => ide.stop()} />
      </div>
      <select
        aria-label="Speed"
        value={settings.delayMs}
        onChange={({ currentTarget }) => ide.setPlayback({ delayMs: Number(currentTarget.value) })}
      >
        {speeds.map(([delayMs, name]) => (
          <option key={delayMs} value={delayMs}>
            {name}
          </option>
        ))}
      </select>
      <IconButton
        icon="breakpoint"
        label="Pause at breakpoints"
        pressed={settings.breakpoints}
        onClick={() => ide.setPlayback({ breakpoints: !settings.breakpoints })}
      />
      <div class="standing">
        <span class="summary">{summaryOf(progress)}</span>
        <span role="status" aria-label="Playback" class={`playback ${progress.status}`}>
          {progress.status}
        </span>
      </div>
    </div>
  );
}

function summaryOf({ runs, failures }: PlaybackProgress): string {
  return runs === 0 ? '' : `${runs} run, ${failures} failed`;
}
