import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { UsageError } from '../../support/usage-error';
import { refusingMachineFaults } from './machine-faults';

describe('an error that ends a run', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'touchstone-faults-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** The error of a run whose task throws. */
  async function errorOf(thrown: unknown): Promise<unknown> {
    const places = { build: folder, reports: folder };
    return await refusingMachineFaults(places, () => Promise.reject(thrown)).then(
      () => assert.fail('the error is lost'),
      (error: unknown) => error,
    );
  }
  const refusal = (code: string, file?: string): Error =>
    Object.assign(new Error(`${code}: what the system says`), { code, ...(file !== undefined && { path: file }) });

  for (const [code, words] of [
    ['ENOSPC', 'No space left on the device'],
    ['EACCES', 'Permission denied'],
    ['EROFS', 'The file system is read-only'],
    ['EIO', 'The device reports an error'],
    ['EMFILE', 'EMFILE: what the system says'],
  ] as const) {
    test(`${code}: one message with the path`, async () => {
      const error = await errorOf(refusal(code, '/build/x.ninja'));
      assert(error instanceof UsageError);
      assert.match(error.message, new RegExp(`^/build/x\\.ninja: nothing can be judged, .*${words}`));
    });
  }
  test('without a path: the folders that the run writes to', async () => {
    const error = await errorOf(refusal('ENOSPC'));
    assert(error instanceof UsageError && error.message.startsWith(`${folder} or ${tmpdir()}: `), String(error));
  });
  test('as the cause of another error', async () => {
    const error = await errorOf(new Error('the run failed', { cause: refusal('EACCES', '/reports') }));
    assert(error instanceof UsageError && error.message.startsWith('/reports: '), String(error));
  });
  test('a mistake of the user or of the program stays what it is', async () => {
    for (const thrown of [new UsageError('no such subject'), new Error('bug'), refusal('ENOENT', '/x')])
      assert.equal(await errorOf(thrown), thrown);
  });
});
