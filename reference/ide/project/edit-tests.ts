// The editor's changes to tests and suites. Pure: an edit without effect returns the same object.

import { copiesOf } from './edit-commands';
import type { NewId, Project, Suite, Test } from './side-project';

/** The default time limit of a suite for each test, in seconds. */
const defaultTimeout = 300;

/** Adds a test with a unique name at the end. */
export function addTest(project: Project, newId: NewId): { project: Project; added: Test } {
  const added = { id: newId(), name: freeName('Untitled', project.tests), commands: [] };
  return { project: { ...project, tests: [...project.tests, added] }, added };
}

/** Adds a copy of a test after it. */
export function duplicateTest(
  project: Project,
  testId: string,
  newId: NewId,
): { project: Project; added: Test } | undefined {
  const position = project.tests.findIndex(({ id }) => id === testId);
  const test = project.tests[position];
  if (!test) return undefined;
  const added = {
    ...test,
    id: newId(),
    name: freeName(`${test.name} copy`, project.tests),
    commands: copiesOf(test.commands, newId),
  };
  return { project: { ...project, tests: project.tests.toSpliced(position + 1, 0, added) }, added };
}

/** Gives a test another name. */
export function renameTest(project: Project, testId: string, name: string): Project {
  return { ...project, tests: renamed(project.tests, testId, name) };
}

/** Removes a test from the project and from its suites. */
export function removeTest(project: Project, testId: string): Project {
  return {
    ...project,
    tests: project.tests.filter(({ id }) => id !== testId),
    suites: project.suites.map((suite) => ({ ...suite, tests: suite.tests.filter((id) => id !== testId) })),
  };
}

/** Moves a test by a number of places, at most to the ends of the list. */
export function shiftTest(project: Project, testId: string, places: number): Project {
  const tests = shifted(project.tests, testId, places);
  return tests === project.tests ? project : { ...project, tests };
}

/** Adds a suite with a unique name and all tests of the project at the end. */
export function addSuite(project: Project, newId: NewId): { project: Project; added: Suite } {
  const added = {
    id: newId(),
    name: freeName(project.suites.length === 0 ? 'Default Suite' : 'Suite', project.suites),
    persistSession: false,
    parallel: false,
    timeout: defaultTimeout,
    tests: project.tests.map(({ id }) => id),
  };
  return { project: { ...project, suites: [...project.suites, added] }, added };
}

/** Gives a suite another name. */
export function renameSuite(project: Project, suiteId: string, name: string): Project {
  return { ...project, suites: renamed(project.suites, suiteId, name) };
}

/** Removes a suite from the project; its tests stay. */
export function removeSuite(project: Project, suiteId: string): Project {
  return { ...project, suites: project.suites.filter(({ id }) => id !== suiteId) };
}

/** Moves a suite by a number of places, at most to the ends of the list. */
export function shiftSuite(project: Project, suiteId: string, places: number): Project {
  const suites = shifted(project.suites, suiteId, places);
  return suites === project.suites ? project : { ...project, suites };
}

/** Sets which tests a suite plays, in which order, and whether they share variables. */
export function changeSuite(
  project: Project,
  suiteId: string,
  change: { tests?: readonly string[]; persistSession?: boolean },
): Project {
  return {
    ...project,
    suites: project.suites.map((suite) =>
      suite.id === suiteId ? { ...suite, ...change, tests: [...(change.tests ?? suite.tests)] } : suite,
    ),
  };
}

/** The tests of a suite in its order; all tests of the project without a suite. Skips tests that no longer exist. */
export function testsOfSuite(project: Project, suite: Suite | undefined): Test[] {
  if (!suite) return project.tests;
  return suite.tests.flatMap((id) => project.tests.find((test) => test.id === id) ?? []);
}

function freeName(wanted: string, items: readonly { name: string }[]): string {
  const names = new Set(items.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; names.has(name); number++) name = `${wanted} ${number}`;
  return name;
}

function renamed<Item extends { id: string; name: string }>(items: readonly Item[], id: string, name: string): Item[] {
  return items.map((item) => (item.id === id ? { ...item, name } : item));
}

function shifted<Item extends { id: string }>(items: Item[], id: string, places: number): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const to = Math.max(0, Math.min(from + places, items.length - 1));
  const moved = items[from];
  return moved === undefined || to === from ? items : items.toSpliced(from, 1).toSpliced(to, 0, moved);
}
