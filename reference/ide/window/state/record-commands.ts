// /record/command: plugins read and edit the test that the user has selected. Every change is one undo step.

import { type Answer, refuse } from '../../api/answer';
import type { CommandInsertion, CommandRemoval, CommandReplacement } from '../../api/payloads';
import type { Command, Test } from '../../project/side-project';
import type { Editor } from './editor';
import { selectedTest } from './selection';
import type { WindowState } from './store';

/** The parts of a window that these functions need. */
interface Recorder {
  readonly state: WindowState;
  readonly editor: Editor;
}

const noTest = refuse('No test is selected');

/** GET /record/command: the commands of the selected test, as in the project file. */
export function listCommands({ state }: Recorder): Answer {
  const test = selectedTest(state);
  return test ? { commands: test.commands } : noTest;
}

/** POST /record/command: inserts a command at its index, else before the selected command, else at the end. */
export function insertCommand({ state, editor }: Recorder, insertion: CommandInsertion): Answer {
  const test = selectedTest(state);
  if (!test) return noTest;
  const { command, target, value, index, select } = insertion;
  editor.insertAt(index ?? selectedPosition(test, state), { command, target, value }, select === true);
  return true;
}

/** PUT /record/command: replaces all texts of a command. */
export function replaceCommand(recorder: Recorder, { id, ...texts }: CommandReplacement): Answer {
  return withCommand(recorder, id, (command) => recorder.editor.replaceCommand({ ...command, ...texts }));
}

/** DELETE /record/command. */
export function removeCommand(recorder: Recorder, { id }: CommandRemoval): Answer {
  return withCommand(recorder, id, () => recorder.editor.removeCommand(id));
}

function withCommand({ state }: Recorder, id: string, change: (command: Command) => void): Answer {
  const test = selectedTest(state);
  if (!test) return noTest;
  const command = test.commands.find((each) => each.id === id);
  if (!command) return refuse(`The selected test has no command with the id ${JSON.stringify(id.slice(0, 80))}`);
  change(command);
  return true;
}

function selectedPosition({ commands }: Test, { selectedCommandId }: WindowState): number {
  const position = commands.findIndex(({ id }) => id === selectedCommandId);
  return position < 0 ? commands.length : position;
}
