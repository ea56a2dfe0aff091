import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Printer } from './printer';

test('a template loses its own indentation and gets that of the printer', () => {
  const out = new Printer();
  out.print`a {`;
  out.indent(() => {
    out.print`
      if (${'x'}) {
        ${1};
      }
    `;
    out.blank();
    out.directive('#if 1');
  });
  out.print`}`;
  assert.equal(out.toString(), 'a {\n  if (x) {\n    1;\n  }\n\n#if 1\n}\n');
});
