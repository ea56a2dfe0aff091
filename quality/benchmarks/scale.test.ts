import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { loadCatalogue } from '../../harness/verdict/catalogue';
import { identify } from '../../harness/verdict/identity';
import { readAllFeatures } from '../../harness/verdict/suite';
import { copyOf, multiplyFeatures } from './scale';

test('a copy has other names for its scenarios and its schema', () => {
  const feature = [
    '    Scenario Outline: of a <kind>',
    '      Given the schema file `kinds.proto`',
    '        import "map.proto";',
    '        import "other/map.proto";',
    '      Then `file` is `"map.proto"` and `map.pb.h`',
  ].join('\n');
  assert.equal(
    copyOf(feature, 3, 'map'),
    [
      '    Scenario Outline: copy 3, of a <kind>',
      '      Given the schema file `kinds.proto`',
      '        import "copy_3_map.proto";',
      '        import "other/map.proto";',
      '      Then `file` is `"copy_3_map.proto"` and `copy_3_map.pb.h`',
    ].join('\n'),
  );
});

test('a multiplied suite has every scenario as often, each with an id of its own', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'scale-test-'));
  try {
    const scenariosOf = async (times: number) => {
      const features = path.join(folder, String(times));
      await multiplyFeatures(['nested', 'oneof'], features, times);
      return identify(
        await readAllFeatures(folder, String(times)),
        await loadCatalogue(path.join(features, 'catalogue.yaml')),
      );
    };
    const one = await scenariosOf(1);
    assert.ok(one.length > 100);
    // `identify` throws if two have the same id.
    assert.equal((await scenariosOf(3)).length, 3 * one.length);
  } finally {
    await rm(folder, { recursive: true });
  }
});
