import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registration } from '../../api/payloads';
import { type Registrations, withRegistration } from '../../bridge/registrations';
import type { Project } from '../../project/side-project';
import { type Ask, exportFile, exportLanguages, exportMocha, withPluginCode } from './plugin-code';

const line = (id: string, command: string, target = '') => ({
  id,
  comment: '',
  command,
  target,
  targets: [],
  value: '',
});
const project: Project = {
  id: 'p',
  version: '2.0',
  name: 'Shop',
  url: 'https://example.org',
  tests: [
    { id: 't1', name: 'Buy', commands: [line('c1', 'open'), line('c2', 'count', "it's `x`\n"), line('c3', '//count')] },
    { id: 't2', name: 'Look', commands: [line('c4', 'watch')] },
  ],
  suites: [{ id: 's', name: 'All', tests: ['t2', 't1'], persistSession: false }],
  urls: [],
  plugins: [],
};

function registered(plugins: Record<string, Partial<Registration>>): Registrations {
  return Object.entries(plugins).reduce<Registrations>(
    (known, [id, plugin]) => withRegistration(known, id, { name: `Plugin ${id}`, version: '1', ...plugin }),
    {},
  );
}
const commands = (...ids: string[]) => ids.map((id) => ({ id, name: id, type: undefined }));

test('a project without plugin commands is saved unchanged, and no plugin is asked', async () => {
  const ask: Ask = () => assert.fail('no plugin may be asked');
  const registrations = registered({ a: { commands: commands('other') }, b: {} });
  assert.equal(await withPluginCode(project, registrations, ask), project);
});

test('plugins that can emit are asked for the code of their own active commands', async () => {
  const asked: string[] = [];
  const ask: Ask = async (plugin, message) => {
    const { entity, command } = message as { entity: string; command?: { command: string; target: string } };
    asked.push([plugin, entity, command?.command].filter(Boolean).join(' '));
    if (entity === 'project') return { canEmit: plugin === 'a' };
    return command ? `run('${command.target}');` : undefined;
  };
  const saved = await withPluginCode(
    project,
    registered({ a: { commands: commands('count') }, b: { commands: commands('watch') } }),
    ask,
  );
  assert.deepEqual(asked.toSorted(), [
    'a command count',
    'a config',
    'a project',
    'a suite',
    'a test',
    'a test',
    'b project',
  ]);
  const { snapshot, plugins } = saved as Project & { snapshot: { tests: { snapshot: { commands: object } }[] } };
  assert.deepEqual(plugins, [{ id: 'a', name: 'Plugin a', version: '1' }]);
  const codes = snapshot.tests.map((each) => each.snapshot.commands);
  assert.deepEqual(codes, [{ c2: "run('it\\'s \\`x\\`\\n');" }, {}]);
  // The text arrives in the code unchanged.
  assert.equal(
    new Function('run', `let said; ${Object.values(codes[0] ?? {})[0]} return said;`.replace('run(', 'said = run('))(
      (text: string) => text,
    ),
    "it's `x`\n",
  );
});

test('the plugin that registered a language exports its file', async () => {
  const registrations = registered({
    a: { exports: { languages: undefined, vendor: [{ cobol: 'Cobol', ada: 'Ada' }, { algol: 'Algol' }] } },
    b: { exports: { languages: undefined, vendor: undefined } },
    c: {},
  });
  const languages = exportLanguages(registrations);
  assert.deepEqual(languages, [
    { plugin: 'a', id: 'cobol', name: 'Cobol' },
    { plugin: 'a', id: 'ada', name: 'Ada' },
    { plugin: 'a', id: 'algol', name: 'Algol' },
  ]);
  const language = { plugin: 'a', id: 'cobol', name: 'Cobol' };
  const [suite] = project.suites;
  assert(suite);
  const ask: Ask = async (plugin, message) => ({ filename: plugin, body: JSON.stringify(message) });
  const { filename, body } = await exportFile(language, project, { suite }, ask);
  const { options, ...rest } = JSON.parse(body) as { options: { suite: { tests: unknown } } };
  assert.deepEqual([filename, rest], ['a', { action: 'export', entity: 'vendor', language: 'cobol' }]);
  assert.deepEqual(options.suite.tests, ['Look', 'Buy']);
  for (const answer of [undefined, true, { filename: 'a' }, { filename: ' ', body: '' }, { filename: 'a', body: 1 }]) {
    await assert.rejects(
      exportFile(language, project, { suite }, async () => answer),
      /lacks `filename` or `body`/,
    );
  }
});

const languages = ['javascript-mocha'];

test('JavaScript is offered if a plugin has code for it', () => {
  assert.deepEqual(
    exportLanguages(registered({ a: { exports: { languages: ['java-junit'], vendor: undefined } } })),
    [],
  );
  assert.deepEqual(exportLanguages(registered({ a: { exports: { languages, vendor: undefined } } })), [
    { plugin: null, id: 'javascript-mocha', name: 'JavaScript Mocha' },
  ]);
});

test('exported JavaScript combines code of the IDE and of the plugins that registered the language', async () => {
  const registrations = registered({
    a: { commands: commands('count'), exports: { languages, vendor: undefined } },
    b: { commands: commands('watch') },
  });
  const [suite] = project.suites;
  assert(suite);
  const asked: unknown[] = [];
  const ask: Ask = async (plugin, message) => {
    const { entity, ...rest } = message as { entity: string; command?: object; options?: { name: string } };
    asked.push([plugin, entity, rest.command ?? rest.options?.name]);
    if (entity === 'command') return 'count();';
    if (entity === 'beforeEach') return { message: 'prepare();' };
    if (entity === 'afterAll') throw new Error('no');
    return undefined;
  };
  const { filename, body } = await exportMocha(project, { suite }, registrations, ask);
  assert.equal(filename, 'All.spec.js');
  // The file parses as JavaScript.
  new Function('require', 'describe', body);
  assert.ok(
    body.includes('  it("Look", async () => {\n    // watch\n    throw new Error("watch cannot be exported");\n'),
    body,
  );
  assert.ok(body.includes("    // count | it's `x` \n    count();\n    // //count\n"), body);
  assert.match(body, /vars = \{\};\n {4}prepare\(\);\n/);
  assert.ok(!body.includes('after('), body);
  assert.deepEqual(
    asked.filter((each) => String(each).includes('command')),
    [['a', 'command', { command: 'count', target: "it\\'s \\`x\\`\\n", value: '' }]],
  );
  assert.ok(asked.some((each) => JSON.stringify(each) === '["a","dependency","All"]'));
  assert.ok(!JSON.stringify(asked).includes('["b"'));
});
