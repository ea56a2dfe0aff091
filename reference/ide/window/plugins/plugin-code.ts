// Code of plugins: the snapshot in a saved project, for runners outside the IDE; and exported files.

import type { Caller } from '../../api/routes';
import { executorOf, type KnownPlugin, type Registrations } from '../../bridge/registrations';
import { isOff } from '../../project/edit-commands';
import { testsOfSuite } from '../../project/edit-tests';
import type { Command, Project, Suite, Test } from '../../project/side-project';
import { failing, type HookName, hookNames, mochaFile, mochaLanguage } from './mocha-export';

/** Sends a message to a plugin. Resolves to its answer; rejects if there is none, or it is an error. */
export type Ask = (plugin: Caller, message: object) => Promise<unknown>;

/** The plugins' code for a project, in the format of Selenium IDE's project files. */
interface Snapshot {
  globalConfig?: { snapshot: string };
  suites: { name: string; persistSession: unknown; snapshot?: { hook: string } }[];
  tests: {
    id: string;
    snapshot: { commands: Record<string, string>; setupHooks: string[]; teardownHooks: string[] };
  }[];
}

/**
 * Asks the plugins that execute commands of a project for the code of those commands (`action: 'emit'`).
 * @returns the project with that code and its dependencies; the same project if no plugin has any
 */
export async function withPluginCode(project: Project, registrations: Registrations, ask: Ask): Promise<Project> {
  const plugins = await emittingPlugins(project, registrations, ask);
  if (plugins.length === 0) return project;
  const snapshot: Snapshot = {
    suites: await Promise.all(project.suites.map((suite) => suiteCode(suite, project, plugins, ask))),
    tests: await Promise.all(project.tests.map((test) => testCode(test, plugins, registrations, ask))),
  };
  const config = await fromEach(plugins, ask, { entity: 'config', project: { name: project.name } });
  const globalConfig = config.map(textOf).join('');
  if (globalConfig !== '') snapshot.globalConfig = { snapshot: globalConfig };
  const known = plugins.flatMap((id) => (registrations[id] ? [{ id, ...registrations[id] }] : []));
  return {
    ...project,
    snapshot,
    plugins: known.map(({ id, name, version }) => ({ id, name, version })),
    dependencies: Object.assign({}, ...known.map(({ dependencies }) => dependencies)),
    jest: { extraGlobals: known.flatMap(({ jest }) => jest?.extraGlobals ?? []) },
  };
}

/** The plugins that execute a command of the project and can emit code for it. */
async function emittingPlugins(project: Project, registrations: Registrations, ask: Ask): Promise<Caller[]> {
  const commands = project.tests.flatMap((test) => test.commands);
  const executors = new Set(commands.flatMap(({ command }) => executorOf(registrations, command) ?? []));
  const asked = [...executors].map(async (plugin) => {
    const answer = await ask(plugin, { action: 'emit', entity: 'project', project }).catch(() => undefined);
    return fieldOf(answer, 'canEmit') === true ? [plugin] : [];
  });
  return (await Promise.all(asked)).flat();
}

async function suiteCode(
  suite: Suite,
  project: Project,
  plugins: readonly Caller[],
  ask: Ask,
): Promise<Snapshot['suites'][number]> {
  const { id, name, persistSession } = suite;
  const tests = testsOfSuite(project, suite);
  const answers = await fromEach(plugins, ask, { entity: 'suite', suite: { id, name, tests } });
  const hooks = { beforeAll: 'beforeAll', before: 'beforeEach', after: 'afterEach', afterAll: 'afterAll' };
  const hook = answers
    .flatMap((answer) =>
      Object.entries(hooks).map(([field, call]) => {
        const code = fieldOf(answer, field);
        return typeof code === 'string' && code !== '' ? `${call}(async () => {${code}});` : '';
      }),
    )
    .join('');
  return { name, persistSession, ...(hook !== '' && { snapshot: { hook } }) };
}

async function testCode(
  test: Test,
  plugins: readonly Caller[],
  registrations: Registrations,
  ask: Ask,
): Promise<Snapshot['tests'][number]> {
  const answers = await fromEach(plugins, ask, { entity: 'test', test });
  const codes = (field: string) =>
    answers.flatMap((answer) => {
      const code = fieldOf(answer, field);
      return typeof code === 'string' && code !== '' ? [code] : [];
    });
  const commands = await Promise.all(
    test.commands.map(async (command): Promise<[string, string][]> => {
      const plugin = isOff(command) ? undefined : executorOf(registrations, command.command);
      if (plugin === undefined || !plugins.includes(plugin)) return [];
      return [[command.id, await commandCode(command, plugin, ask, { action: 'emit' })]];
    }),
  );
  return {
    id: test.id,
    snapshot: {
      commands: Object.fromEntries(commands.flat()),
      setupHooks: codes('setup'),
      teardownHooks: codes('teardown'),
    },
  };
}

/** The code of one command. If the plugin fails to emit it, code that throws the reason. */
async function commandCode(
  { command, target, value }: Command,
  plugin: Caller,
  ask: Ask,
  message: { action: 'emit' } | { action: 'export'; language: string },
): Promise<string> {
  const written = { command, target: inLiteral(target), value: inLiteral(value) };
  try {
    return textOf(await ask(plugin, { ...message, entity: 'command', command: written }));
  } catch (error) {
    return failing(`${command}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Escapes a text for a JavaScript literal with any kind of quotes, where plugins insert it. */
function inLiteral(text: string): string {
  return JSON.stringify(text).slice(1, -1).replace(/['`]/g, '\\$&');
}

/** Sends all plugins the same message. Skips plugins that do not answer. */
async function fromEach(plugins: readonly Caller[], ask: Ask, message: object): Promise<unknown[]> {
  const answers = plugins.map((plugin) => ask(plugin, { action: 'emit', ...message }).catch(() => undefined));
  return await Promise.all(answers);
}

/** The code in an answer: a text, or `{message}`. */
function textOf(answer: unknown): string {
  const text = typeof answer === 'string' ? answer : fieldOf(answer, 'message');
  return typeof text === 'string' ? text : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** An export language. */
export interface ExportLanguage {
  /** The plugin that exports files in it; null if the IDE does, with code of plugins. */
  plugin: Caller | null;
  id: string;
  /** The display name. */
  name: string;
}

/** The languages of all plugins, and the IDE's own if a plugin has code for it. */
export function exportLanguages(registrations: Registrations): ExportLanguage[] {
  const own: ExportLanguage = { plugin: null, id: mochaLanguage, name: 'JavaScript Mocha' };
  const vendors = Object.entries(registrations).flatMap(([plugin, { exports }]) =>
    (exports?.vendor ?? []).flatMap((language) => Object.entries(language).map(([id, name]) => ({ plugin, id, name }))),
  );
  return Object.values(registrations).some(exportsMocha) ? [own, ...vendors] : vendors;
}

function exportsMocha({ exports }: KnownPlugin): boolean {
  return exports?.languages?.includes(mochaLanguage) === true;
}

/** A file to be saved. */
export interface ExportedFile {
  filename: string;
  body: string;
}

/**
 * Exports a test or a suite as JavaScript. Asks the plugins that have registered the language for the code of their
 * commands, and for code around the tests (`action: 'export'`).
 */
export async function exportMocha(
  project: Project,
  part: { test: Test } | { suite: Suite },
  registrations: Registrations,
  ask: Ask,
): Promise<ExportedFile> {
  const { name } = 'test' in part ? part.test : part.suite;
  const tests = 'test' in part ? [part.test] : testsOfSuite(project, part.suite);
  const plugins = Object.keys(registrations).filter((id) => exportsMocha(registrations[id] as KnownPlugin));
  const message = { action: 'export', language: mochaLanguage } as const;
  const options = { name, tests, project };
  const hookLines = async (entity: HookName): Promise<[HookName, string[]]> => {
    const answers = await Promise.all(
      plugins.map((plugin) => ask(plugin, { ...message, entity, options }).catch(() => undefined)),
    );
    return [entity, answers.map(textOf).filter((code) => code !== '')];
  };
  const codes = new Map<string, string>();
  const ofCommand = async (command: Command): Promise<void> => {
    const plugin = executorOf(registrations, command.command);
    if (plugin === undefined || !plugins.includes(plugin)) return;
    codes.set(command.id, await commandCode(command, plugin, ask, message));
  };
  const [hooks] = await Promise.all([
    Promise.all(hookNames.map(hookLines)),
    ...tests.flatMap((test) => test.commands.filter((command) => !isOff(command)).map(ofCommand)),
  ]);
  const code = {
    command: ({ id }: Command) => codes.get(id),
    hooks: Object.fromEntries(hooks) as Record<HookName, string[]>,
  };
  return { filename: `${name}.spec.js`, body: mochaFile(name, tests, project.url, code) };
}

/**
 * Asks a plugin to export a test or a suite in one of its languages (`action: 'export', entity: 'vendor'`).
 * @throws if the plugin does not answer, or its answer is not a file
 */
export async function exportFile(
  { plugin, id }: ExportLanguage & { plugin: Caller },
  project: Project,
  part: { test: Test } | { suite: Suite },
  ask: Ask,
): Promise<ExportedFile> {
  const { url, tests } = project;
  const options =
    'test' in part
      ? { url, tests, project, test: part.test }
      : {
          url,
          tests,
          project,
          suite: { ...part.suite, tests: testsOfSuite(project, part.suite).map(({ name }) => name) },
        };
  const answer = await ask(plugin, { action: 'export', entity: 'vendor', language: id, options });
  const [filename, body] = [fieldOf(answer, 'filename'), fieldOf(answer, 'body')];
  if (typeof filename !== 'string' || filename.trim() === '' || typeof body !== 'string') {
    throw new Error('its answer lacks `filename` or `body`');
  }
  return { filename, body };
}
