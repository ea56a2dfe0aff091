// An incorrect code generator: the installed protoc with one fault in its output.
//
// usage: node spoiled-protoc.mjs FAULT ARGUMENTS-OF-PROTOC…

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The faults. Each changes the header of one schema: `text` returns the new header. `end` runs after protoc has ended.
 */
const faults = {
  'uncompilable-header': {
    schema: 'nested',
    text: (header) => `${header}\nthis is not C++;\n`,
  },
  hang: {
    schema: 'presence',
    // The background child tests that a process which outlives its parent does not block the run.
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

/** Replaces the first `old` after `start`. @throws Error if either is missing: the fault would not be injected */
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
