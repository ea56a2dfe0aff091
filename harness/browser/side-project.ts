// Project files, as the IDE's users have them on their computers.

/** One command of a test. */
export interface SideCommand {
  readonly command: string;
  readonly target: string;
  readonly value?: string;
}

/**
 * A project file with one test, in the `.side` format.
 *
 * @param name the project's name
 * @param url the base URL that relative targets of `open` are resolved against
 * @param commands the test's commands, in order; their ids are `command-1`, `command-2`, …
 */
export function sideProject(
  name: string,
  url: string,
  commands: readonly SideCommand[],
): Readonly<Record<string, unknown>> {
  const numbered = commands.map(({ command, target, value = '' }, index) => ({
    id: `command-${index + 1}`,
    comment: '',
    command,
    target,
    targets: [],
    value,
  }));
  return {
    id: 'project-1',
    version: '2.0',
    name,
    url,
    tests: [{ id: 'test-1', name: `${name} test`, commands: numbered }],
    suites: [
      { id: 'suite-1', name: 'Default Suite', persistSession: false, parallel: false, timeout: 300, tests: ['test-1'] },
    ],
    urls: [`${url}/`],
    plugins: [],
  };
}
