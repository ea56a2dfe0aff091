// Bytes of a schema that are not UTF-8 survive decoding to text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bytesOfText, textOfBytes } from './source-bytes';

test('any bytes survive decoding and encoding', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc
      .array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc1, 0xc3, 0xe0, 0xed, 0xa0, 0xef, 0xf0, 0x90, 0xf4, 0x8f, 0xff))
      .map((all) => Uint8Array.from(all)),
    fc.string({ unit: 'grapheme' }).map((text) => new TextEncoder().encode(text)),
  );
  fc.assert(
    fc.property(bytes, (all) => assert.deepEqual([...bytesOfText(textOfBytes(all))], [...all])),
    { numRuns: 5000, seed: 13 },
  );
});

test('valid UTF-8 is decoded as usual, including surrogate pairs', () => {
  const text = '\ufeffé€😀\u{10fc80}';
  assert.equal(textOfBytes(new TextEncoder().encode(text)), text);
  assert.equal(textOfBytes(Uint8Array.of(0xf0, 0x9f, 0x98, 0x80, 0xff)), '😀\udcff');
});
