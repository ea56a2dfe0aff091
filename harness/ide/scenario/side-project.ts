// Makes project files for scenarios.

/** One command of a test. */
export interface SideCommand {
  readonly command: string;
  readonly target: string;
  readonly value?: string;
  /** Whether a run pauses before it. */
  readonly isBreakpoint?: boolean;
}

/** One test of a project. */
export interface SideTest {
  readonly name: string;
  readonly commands: readonly SideCommand[];
}

/**
 * A project file in the `.side` format, with one suite that contains all its tests. Tests have the ids `test-1`,
 * `test-2`, and so on; commands have the ids `command-1`, `command-2`, and so on, numbered across all tests.
 *
 * @param name the project's name
 * @param url the base URL that relative targets of `open` are resolved against
 */
export function sideProject(name: string, url: string, tests: readonly SideTest[]): Readonly<Record<string, unknown>> {
  let commands = 0;
  const numbered = tests.map((test, index) => ({
    id: `test-${index + 1}`,
    name: test.name,
    commands: test.commands.map(({ command, target, value = '', ...others }) => {
      commands++;
      return { id: `command-${commands}`, comment: '', command, target, targets: [], value, ...others };
    }),
  }));
  const suite = { name: 'Default Suite', persistSession: false, parallel: false, timeout: 300 };
  return {
    id: `project-${name}`,
    version: '2.0',
    name,
    url,
    tests: numbered,
    suites: [{ id: 'suite-1', ...suite, tests: numbered.map(({ id }) => id) }],
    urls: [`${url}/`],
    plugins: [],
  };
}

/** A project that scenarios recognize by its name. It has one test, named after it, which only opens `/basket`. */
export function exampleProject(name: string): Readonly<Record<string, unknown>> {
  const commands = [{ command: 'open', target: '/basket' }];
  return sideProject(name, 'http://127.0.0.1', [{ name: `${name} test`, commands }]);
}
