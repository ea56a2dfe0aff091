// The contents of the manifest reference. That docs/manifest.md is up to date is checked by `npm run docs -- --check`.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capabilityNames } from '../../harness/subject/capabilities';
import { manifestSchema } from '../../harness/subject/manifest-schema';
import { manifestPage } from './manifest-page';

const page = manifestPage();

test('every key has a row with its meaning, an example and its default', () => {
  for (const key of Object.keys(manifestSchema.shape)) assert.match(page, new RegExp(`^\\| \`${key}\` \\| [A-Z]`, 'm'));
  assert.match(page, /^\| `name` \| A short name .* \*\*Required\.\*\* \| `name: my-generator` \|$/m);
  assert.match(page, /^\| `limits\.memory_mb` \| Memory \(default: 4096\)\. A whole number, 64 to 1048576\. \|/m);
  assert.match(page, /^\| `pkg_config\.lite` \| For programs that use the lite runtime alone\. \|/m);
});

test('the keys of a list have a table of their own', () => {
  assert.match(
    page,
    /^## Keys of `versions:`\n\n\| key \|.*\n.*\n\| `from` \| The first version .*\*\*Required\.\*\* \| `from: "25"` \|$/m,
  );
});

test('every capability has a row', () => {
  for (const name of capabilityNames) assert.match(page, new RegExp(`^\\| \`${name}\` \\| \\S`, 'm'));
  assert.match(page, /^\| `lite` \| .* \| `cpp` \|$/m);
});
