import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generatedLines } from './generated-lines';

const file = 'generated/oneof/oneof.pb.h';
const text = Array.from({ length: 10 }, (_, index) => `code ${index + 1}`).join('\n');
const read = (name: string) => (name === file ? text : undefined);

test('the note of a compiler error points at the generated line', () => {
  const output = [
    "programs/oneof/check.cc:12:5: error: 'this' argument has type 'const Sample', but method is not marked const",
    `${file}:6:7: note: 'foo_size' declared here`,
  ].join('\n');
  assert.deepEqual(generatedLines(output, read), {
    file,
    line: 6,
    first: 3,
    lines: ['code 3', 'code 4', 'code 5', 'code 6', 'code 7', 'code 8', 'code 9'],
  });
});

test('the lines that lead to the place of an error are not it', () => {
  const output = `In file included from programs/oneof/check.cc:2:\nIn file included from ${file}:2:\n${file}:1:1: error: x`;
  assert.equal(generatedLines(output, read)?.line, 1);
  assert.deepEqual(generatedLines(output, read)?.lines, ['code 1', 'code 2', 'code 3', 'code 4']);
});

test("a frame of a sanitizer's stack has an absolute path", () => {
  const output = [
    '==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x7',
    '    #0 0x55 in std::string::size() const /usr/include/c++/12/bits/basic_string.h:1072:9',
    `    #1 0x56 in Sample::clear_bar() /tmp/build/mine/${file}:10:3`,
    `    #2 0x57 in touchstone_case_1() /tmp/build/mine/features/a.feature:4`,
  ].join('\n');
  assert.deepEqual(generatedLines(output, read)?.lines, ['code 7', 'code 8', 'code 9', 'code 10']);
});

test('an output that names no generated line, and a line that does not exist', () => {
  assert.equal(generatedLines('programs/oneof/check.cc:12:5: error: x', read), undefined);
  assert.equal(generatedLines(`${file}:11:1: error: x`, read), undefined);
  assert.equal(generatedLines('generated/other.pb.cc:1:1: error: x', read), undefined);
});
