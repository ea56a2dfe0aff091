// A code generator that is not to be trusted: the system's protoc, and one thing spoiled in what it writes.
//
// usage: node spoiled-protoc.mjs FAULT ARGUMENTS-OF-PROTOC…

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What is spoiled: of which schema, and how. `text` gets the header and returns another one; `end` is called instead
 * of ending.
 */
const faults = {
  'uncompilable-header': {
    schema: 'nested',
    text: (header) => `${header}\nthis is not C++;\n`,
  },
  hang: {
    schema: 'presence',
    // A child that outlives its parent would hang the run too.
    end: () => spawnSync('sh', ['-c', 'sleep 600 & sleep 600'], { stdio: 'inherit' }),
  },
  leak: {
    schema: 'field_message',
    text: (header) => replaceIn(header, 'inline void Sample::set_allocated_bar(', 'delete _impl_.bar_;', ';'),
  },
  crash: {
    schema: 'field_message',
    text: (header) =>
      replaceIn(
        header,
        'inline ::Part* Sample::release_bar() {',
        '{',
        '{ if (_impl_.bar_ == nullptr) __builtin_trap();',
      ),
  },
};

/** Replaces the first `old` after `start`, which both must be there: a fault that is not put in would prove nothing. */
function replaceIn(text, start, old, by) {
  const begin = text.indexOf(start);
  const at = begin < 0 ? -1 : text.indexOf(old, begin);
  if (at < 0) throw new Error(`protoc writes no \`${start} … ${old}\``);
  return text.slice(0, at) + by + text.slice(at + old.length);
}

const [name, ...words] = process.argv.slice(2);
const fault = faults[name];
if (!fault) throw new Error(`there is no fault \`${name}\``);
const { status } = spawnSync('protoc', words, { stdio: 'inherit' });
const folder = words.find((word) => word.startsWith('--cpp_out='))?.slice('--cpp_out='.length);
const header = path.join(folder ?? '.', `${fault.schema}.pb.h`);
if (status === 0 && existsSync(header)) {
  if (fault.text) writeFileSync(header, fault.text(readFileSync(header, 'utf8')));
  fault.end?.();
}
process.exit(status ?? 1);
