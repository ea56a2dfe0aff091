// The selection in the window: a test, a suite, and a range of commands.

import type { Command, Project, Suite, Test } from '../../project/side-project';

/** The selection, by ids. */
export interface Selection {
  readonly project: Project;
  readonly selectedTestId: string | null;
  readonly selectedSuiteId: string | null;
  /** The command whose fields are edited; one end of the selected range. */
  readonly selectedCommandId: string | null;
  /** The other end. */
  readonly selectionAnchorId: string | null;
}

/** The test whose commands are shown. */
export function selectedTest({ project, selectedTestId }: Selection): Test | undefined {
  return project.tests.find(({ id }) => id === selectedTestId);
}

/** The suite that is played. */
export function selectedSuite({ project, selectedSuiteId }: Selection): Suite | undefined {
  return project.suites.find(({ id }) => id === selectedSuiteId);
}

/** The positions of the selected commands in their test: the first, and the one after the last. */
export function selectedRange(selection: Selection): readonly [from: number, to: number] {
  const commands = selectedTest(selection)?.commands ?? [];
  const focus = commands.findIndex(({ id }) => id === selection.selectedCommandId);
  if (focus < 0) return [0, 0];
  const anchor = commands.findIndex(({ id }) => id === selection.selectionAnchorId);
  const other = anchor < 0 ? focus : anchor;
  return [Math.min(focus, other), Math.max(focus, other) + 1];
}

/** The selected commands, in the order of the test. */
export function selectedCommands(selection: Selection): readonly Command[] {
  return (selectedTest(selection)?.commands ?? []).slice(...selectedRange(selection));
}

/** The selection in a project that was just opened. */
export function firstSelection({ tests, suites }: Project): Omit<Selection, 'project'> {
  const commandId = tests[0]?.commands[0]?.id ?? null;
  return {
    selectedTestId: tests[0]?.id ?? null,
    selectedSuiteId: suites[0]?.id ?? null,
    selectedCommandId: commandId,
    selectionAnchorId: commandId,
  };
}
