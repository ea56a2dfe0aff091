import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from './answer';
import { dispatch, mayWait, type Standing } from './dispatch';
import { type Ide, routes } from './routes';

/** A stand-in for the IDE that records its calls. */
function recordingIde(): { ide: Ide; calls: unknown[][] } {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    async (...args: unknown[]): Promise<true> => {
      calls.push([name, ...args]);
      return true;
    };
  const ide: Ide = {
    knows: record('knows'),
    register: record('register'),
    log: record('log'),
    project: record('project'),
    loadProject: record('loadProject'),
    requestControl: record('requestControl'),
    close: record('close'),
    location: record('location'),
    setCommandState: record('setCommandState'),
    setVariable: record('setVariable'),
    playbackTab: record('playbackTab'),
    commands: record('commands'),
    insertCommand: record('insertCommand'),
    replaceCommand: record('replaceCommand'),
    removeCommand: record('removeCommand'),
    exportLocation: record('exportLocation'),
    showPopup: record('showPopup'),
  };
  return { ide, calls };
}

const free: Standing = { controller: null, registered: true };
const plugin = { name: 'Plug', version: '1.0' };

/** A valid message for every endpoint. */
const valid: Record<string, { message: object; call: unknown[] }> = {
  'GET /health': { message: {}, call: ['knows', 'caller'] },
  'POST /register': { message: plugin, call: ['register', 'caller', plugin] },
  'POST /log': { message: { message: 'a' }, call: ['log', 'system', 'caller', { message: 'a' }] },
  'GET /project': { message: {}, call: ['project'] },
  'POST /project': { message: { project: { id: '1' } }, call: ['loadProject', { id: '1' }] },
  'POST /control': { message: plugin, call: ['requestControl', 'caller', plugin] },
  'POST /close': { message: {}, call: ['close', 'caller'] },
  'GET /playback/location': { message: { location: 'css=a' }, call: ['location', 'css=a'] },
  'POST /playback/command': {
    message: { commandId: 'c', state: 'passed' },
    call: ['setCommandState', { commandId: 'c', state: 'passed' }],
  },
  'PUT /playback/var': { message: { name: 'n', contents: 7 }, call: ['setVariable', { name: 'n', contents: 7 }] },
  'GET /record/tab': { message: {}, call: ['playbackTab'] },
  'POST /popup/alert': { message: { message: 'a' }, call: ['showPopup', 'caller', { message: 'a' }] },
  'GET /export/location': {
    message: { location: 'css=a', language: 'java-junit' },
    call: ['exportLocation', { location: 'css=a', language: 'java-junit' }],
  },
  'GET /record/command': { message: {}, call: ['commands'] },
  'POST /record/command': {
    message: { command: 'click', target: 'css=a', index: 0, select: true },
    call: ['insertCommand', { command: 'click', target: 'css=a', value: '', index: 0, select: true }],
  },
  'PUT /record/command': {
    message: { id: 'c', command: 'click', targets: [['id=a', 'id']] },
    call: ['replaceCommand', { id: 'c', command: 'click', target: '', value: '', targets: [['id=a', 'id']] }],
  },
  'DELETE /record/command': { message: { id: 'c' }, call: ['removeCommand', { id: 'c' }] },
  'POST /playback/log': { message: { message: 'a' }, call: ['log', 'playback', 'caller', { message: 'a' }] },
};

const rowsOf = (path: string) => Object.keys(valid).filter((row) => row.endsWith(` ${path}`));

test('every route has a valid message in this file', () => {
  assert.deepEqual(routes.map(({ verb, path }) => `${verb} ${path}`).sort(), Object.keys(valid).sort());
});

for (const [row, { message, call }] of Object.entries(valid)) {
  const [verb = '', uri = ''] = row.split(' ');
  test(`${row} reaches the IDE in both message forms`, async () => {
    for (const form of [{ payload: message }, message]) {
      const { ide, calls } = recordingIde();
      assert.equal(await dispatch({ uri, verb, ...form }, 'caller', free, ide), true);
      assert.equal(calls.length, 1);
      assert.deepEqual(JSON.parse(JSON.stringify(calls[0])), call);
    }
  });

  test(`${row} under another extension's control`, async () => {
    const { ide, calls } = recordingIde();
    const standing: Standing = { controller: { id: 'other', name: 'Other' }, registered: true };
    const answer = await dispatch({ uri, verb, payload: message }, 'caller', standing, ide);
    if (uri === '/health' || uri === '/control') {
      assert.equal(answer, true);
    } else {
      assert.deepEqual(answer, {
        error: 'The IDE is controlled by "Other"',
        errorCode: 'CannotAccessInControlMode',
      });
      assert.deepEqual(calls, []);
    }
  });
}

test('the controller may call routes that are closed to other extensions', async () => {
  const { ide } = recordingIde();
  const standing: Standing = { controller: { id: 'caller', name: 'Plug' }, registered: true };
  assert.equal(await dispatch({ uri: '/project', verb: 'get' }, 'caller', standing, ide), true);
});

test('an unregistered plugin may neither log nor edit', async () => {
  for (const row of ['POST /log', 'POST /playback/log', 'POST /popup/alert', ...rowsOf('/record/command')]) {
    const [verb, uri] = row.split(' ');
    const { ide, calls } = recordingIde();
    const standing = { ...free, registered: false };
    const answer = await dispatch({ uri, verb, payload: valid[row]?.message }, 'caller', standing, ide);
    assert.deepEqual(answer, {
      error: 'The plugin is not registered: POST /register first',
      errorCode: 'NotRegistered',
    });
    assert.deepEqual(calls, []);
  }
});

test('JSON text for a variable is parsed; other text and other values stay unchanged', async () => {
  const tooDeep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const values: [unknown, unknown][] = [
    ['["a","b"]', ['a', 'b']],
    ['{"a":1}', { a: 1 }],
    ['12', 12],
    ['"12"', '12'],
    ['null', null],
    ['12 apples', '12 apples'],
    ['', ''],
    [tooDeep, tooDeep],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [12, 12],
    [null, null],
  ];
  for (const [contents, value] of values) {
    for (const field of ['contents', 'value']) {
      const { ide, calls } = recordingIde();
      await dispatch(
        { uri: '/playback/var', verb: 'put', payload: { name: 'n', [field]: contents } },
        'caller',
        free,
        ide,
      );
      assert.deepEqual(calls, [['setVariable', { name: 'n', contents: value }]]);
    }
  }
});

test('only calls that may wait for the user or a page do not delay later calls', () => {
  const waiting = Object.keys(valid).filter((row) => {
    const [verb, uri] = row.split(' ');
    return mayWait({ uri, verb });
  });
  assert.deepEqual(waiting.sort(), [
    'GET /playback/location',
    'POST /close',
    'POST /control',
    'POST /popup/alert',
    'POST /project',
  ]);
  assert.equal(mayWait('nonsense'), false);
});

test('an unknown path, and a known path with the wrong verb, have no route', async () => {
  const { ide } = recordingIde();
  for (const message of [
    { uri: '/nowhere', verb: 'get' },
    { uri: '/health', verb: 'post' },
    { uri: '/playback/health', verb: 'get' },
  ]) {
    assert.deepEqual(await dispatch(message, 'caller', free, ide), { error: 'No compliant route found' });
  }
});

test('a payload of the wrong shape gives an error that names the field', async () => {
  const { ide, calls } = recordingIde();
  const cases: [object, RegExp][] = [
    [{ uri: '/log', verb: 'post', payload: { message: 5 } }, /POST \/log: `message`/],
    [{ uri: '/log', verb: 'post', payload: { message: 'x', type: 'loud' } }, /`type`/],
    [{ uri: '/register', verb: 'post', payload: { version: '1' } }, /`name`/],
    [{ uri: '/register', verb: 'post', payload: { ...plugin, commands: [{ id: 1 }] } }, /`commands\[0\]\.id`/],
    [{ uri: '/playback/command', verb: 'post', payload: { commandId: 'a', state: 'done' } }, /`state`/],
    [{ uri: '/playback/location', verb: 'get' }, /`location`/],
    [{ uri: '/record/command', verb: 'post' }, /`command`/],
    [{ uri: '/record/command', verb: 'post', payload: { command: 'a', index: 1.5 } }, /`index`/],
    [{ uri: '/record/command', verb: 'put', payload: { id: 'a', targets: [['id=a']] } }, /`targets/],
    [{ uri: '/record/command', verb: 'delete' }, /`id`/],
  ];
  for (const [message, problem] of cases) {
    const answer = await dispatch(message, 'caller', free, ide);
    assert.match((answer as { error: string }).error, problem);
  }
  assert.deepEqual(calls, []);
});

test('the caller is the sender that the browser reports, whatever the message says', async () => {
  const { ide, calls } = recordingIde();
  const message = {
    uri: '/health',
    verb: 'get',
    sender: 'other',
    payload: { sender: { id: 'other' }, caller: 'other' },
  };
  await dispatch(message, 'caller', free, ide);
  assert.deepEqual(calls, [['knows', 'caller']]);
});

test('an endpoint that throws gives an error answer', async () => {
  const { ide } = recordingIde();
  const broken: Ide = { ...ide, project: () => Promise.reject<Answer>(new Error('out of order')) };
  assert.deepEqual(await dispatch({ uri: '/project', verb: 'get' }, 'caller', free, broken), {
    error: 'GET /project could not be answered: Error: out of order',
  });
});

test('oversized values are refused, or truncated where that is harmless', async () => {
  const name = 'x'.repeat(201);
  const tooMuch: [string, object, RegExp][] = [
    ['/register', { ...plugin, name }, /`name`.*200/],
    ['/register', { ...plugin, version: name }, /`version`.*200/],
    ['/register', { ...plugin, commands: [{ id: name, name: 'a' }] }, /`commands\[0\]\.id`.*200/],
    ['/register', { ...plugin, commands: Array(1001).fill(null) }, /^POST \/register: `commands`: [^;]*1000[^;]*$/],
    ['/control', { ...plugin, name }, /`name`.*200/],
  ];
  for (const [uri, message, sentence] of tooMuch) {
    const { ide, calls } = recordingIde();
    const answer = await dispatch({ uri, verb: 'post', ...message }, 'caller', free, ide);
    assert.match(typeof answer === 'object' && 'error' in answer ? answer.error : '', sentence);
    assert.deepEqual(calls, []);
  }
  const { ide, calls } = recordingIde();
  await dispatch({ uri: '/log', verb: 'post', message: 'x'.repeat(1_000_000) }, 'caller', free, ide);
  await dispatch({ uri: '/register', verb: 'post', ...plugin, exports: 'x'.repeat(1_000_000) }, 'caller', free, ide);
  assert.ok(JSON.stringify(calls).length < 12_000);
});
