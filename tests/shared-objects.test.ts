// Checkouts of one subject at different paths: ccache gives one the objects of the other, but only if the headers that
// were precompiled for them have the same text.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { onlyInWhole } from '../support/test-sample';
import { findTools } from '../support/tools.mjs';
import { conformance, folderOf, temporaryFolder, verdicts } from './command';
import { id, madeUpFeatures, schema } from './made-up';

const ccache = findTools().ccache?.path;

test('another checkout gets the objects of this one, unless its headers differ', {
  skip: ccache === undefined ? 'ccache is not installed' : onlyInWhole.skip,
}, async () => {
  const cache = { CCACHE_DIR: await temporaryFolder() };
  const features = await madeUpFeatures({ fine: `${schema}\nThen \`extra()\` is \`7\`` });
  /** Judges a checkout with this header. @returns the verdict, and how many objects had to be compiled until now */
  const judged = async (header: string): Promise<{ verdict: string | undefined; compiled: number }> => {
    const checkout = await folderOf({
      'mine.yaml': `
name: made-up
cpp:
  generator: [protoc]
  sanitizers: false
  headers: [google/protobuf/message.h, google/protobuf/repeated_field.h, extra.h]
  include: [.]
  sources: { full: [extra.cc] }
  pkg_config: { full: [protobuf], lite: [protobuf-lite] }
capabilities: [generator, cpp]
`,
      'extra.h': header,
      'extra.cc': 'int seven() { return 7; }\n',
    });
    const words = ['--subject', path.join(checkout, 'mine.yaml'), '--features', features];
    const run = await conformance([...words, '--build', path.join(checkout, 'build')], cache);
    const { stdout } = await execa(ccache!, ['--print-stats'], { env: cache });
    return { verdict: verdicts(run)[id('fine')], compiled: Number(/^cache_miss\t(\d+)$/m.exec(stdout)![1]) };
  };
  const seven = 'int seven();\ninline int extra() { return seven(); }\n';
  const first = await judged(seven);
  assert.equal(first.verdict, 'passed');
  assert.ok(first.compiled > 5);
  assert.deepEqual(await judged(seven), first);
  const eight = await judged(seven.replace('return seven', 'return 1 + seven'));
  assert.equal(eight.verdict, 'failed');
  assert.ok(eight.compiled > first.compiled);
});
