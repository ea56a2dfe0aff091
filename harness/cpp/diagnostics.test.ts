import assert from 'node:assert/strict';
import { test } from 'node:test';
import { casesInLinkErrors, compilerErrors, firstError, firstLines, generatorError } from './diagnostics';

const file = 'programs/a/check.cc';

test('an error in a case is found by its line', () => {
  const [error, ...others] = compilerErrors(
    `${file}:12:5: error: no member named 'x' in 'Sample'\n1 error generated.\n`,
    file,
  );
  assert.equal(error?.line, 12);
  assert.equal(error?.headline, "no member named 'x' in 'Sample'");
  assert.deepEqual(error?.templates, []);
  assert.deepEqual(others, []);
});

test('an error in a header gets the line that a note names, and the name of its template', () => {
  const output = [
    `In file included from ${file}:2:`,
    "generated/a.pb.h:13:30: error: no matching member function for call to 'Set'",
    `${file}:40:31: note: in instantiation of function template specialization 'ns::Sample::set_name<lib::string_view>' requested here`,
    '/usr/include/x.h:2:8: note: candidate function not viable',
    '',
  ].join('\n');
  const [error] = compilerErrors(output, file);
  assert.equal(error?.line, 40);
  assert.deepEqual(error?.templates, ['set_name']);
  assert.match(error!.text, /^In file included from/);
});

test('the arguments of the template may contain quotes', () => {
  const output = [
    "generated/a.pb.h:13:24: error: no member named 'SetAllocated' in 'ns::StringTypeTraits'",
    `${file}:40:31: note: in instantiation of function template specialization 'Base::SetAllocatedExtension<ns::StringTypeTraits, (unsigned char)'\\t', false>' requested here`,
    '',
  ].join('\n');
  const [error] = compilerErrors(output, file);
  assert.equal(error?.line, 40);
  assert.deepEqual(error?.templates, ['SetAllocatedExtension']);
});

test('an error that names no line of the file has no line', () => {
  const [error] = compilerErrors('generated/a.pb.h:3:1: fatal error: expected unqualified-id\n', file);
  assert.equal(error?.line, undefined);
});

test('warnings and their notes are not errors', () => {
  const output = `${file}:1:1: warning: unused\n${file}:2:1: note: here\n${file}:3:1: error: bad\n`;
  assert.deepEqual(
    compilerErrors(output, file).map(({ line }) => line),
    [3],
  );
});

test('link errors name the cases with undefined references', () => {
  const output =
    'ld.lld: error: undefined symbol: A::b()\n>>> referenced by x.feature:3\n>>> program.o:(touchstone_case_7())\n>>> program.o:(touchstone_case_12())';
  assert.deepEqual([...casesInLinkErrors(output)], [7, 12]);
});

test('a long text is cut, with the number of lines left out', () => {
  assert.equal(firstLines('a\nb\n', 2), 'a\nb');
  assert.equal(firstLines('a\nb\nc\nd', 2), 'a\nb\n(2 more lines)');
});

test('the first error of a compiler or a linker, without its place', () => {
  assert.equal(firstError('In file included from a.h:1:\na.cc:3:4: error: no x\na.cc:5:4: error: no y\n'), 'no x');
  assert.equal(firstError('a.h:1:10: fatal error: no file\n'), 'no file');
  assert.equal(firstError('ld.lld: error: undefined symbol: A::b()\n>>> program.o\n'), 'undefined symbol: A::b()');
  assert.equal(firstError('killed\n'), undefined);
});

test('the first error of a generator, without its place in the schema', () => {
  const schemas = ['a.proto', 'b.proto', 'any.proto'];
  assert.equal(
    generatorError('a.proto:2:18: "int33" is not defined.\nb.proto: no\n', schemas),
    '"int33" is not defined.',
  );
  assert.equal(generatorError('a.proto:1:1: warning: unused\nschemas/x/b.proto:2:1: no b\n', schemas), 'no b');
  assert.equal(generatorError('--made_out: a.proto: no editions\n', schemas), 'no editions');
  assert.equal(generatorError('made/any.proto: not found\na.proto:2:1: no', schemas), 'made/any.proto: not found');
  assert.equal(generatorError('Segmentation fault\n', schemas), undefined);
});
