// The fast paths of the wire format writer: lengths that need more than one byte, and strings.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Reader } from 'protobufjs/minimal';

import { WireWriter } from './wire';

describe('delimited', () => {
  for (const size of [0, 1, 126, 127, 128, 129, 16_383, 16_384, 2_097_151, 2_097_152]) {
    test(`writes the length before a content of ${size} bytes`, () => {
      const content = Uint8Array.from({ length: size }, (_, index) => index % 251);
      const out = new WireWriter();
      out.delimited(3, () => out.raw(content));
      out.unsigned(7);
      const reader = Reader.create(out.finish());
      assert.equal(reader.uint32(), (3 << 3) | 2);
      assert.ok(Buffer.from(reader.bytes()).equals(content));
      assert.equal(reader.uint32(), 7);
      assert.equal(reader.pos, reader.len);
    });
  }

  test('writes a nested message', () => {
    const content = 'x'.repeat(200);
    const out = new WireWriter();
    out.delimited(1, () => out.delimited(2, () => out.string(content)));
    const outer = Reader.create(out.finish());
    outer.uint32();
    const middle = Reader.create(outer.bytes());
    middle.uint32();
    assert.equal(Reader.create(middle.bytes()).string(), content);
  });
});

describe('string', () => {
  for (const text of ['', 'ascii', 'x'.repeat(127), 'x'.repeat(128), 'naïve', `${'x'.repeat(126)}é`, '😀']) {
    test(`writes ${text.length} code units that begin with ${JSON.stringify(text.slice(0, 5))}`, () => {
      const out = new WireWriter();
      out.string(text);
      assert.equal(Reader.create(out.finish()).string(), text);
    });
  }

  test('writes a byte that is not UTF-8 unchanged', () => {
    const out = new WireWriter();
    out.string('a\udcff');
    assert.deepEqual([...out.finish()], [2, 0x61, 0xff]);
  });
});
