// A made-up code generator: the installed protoc, with one fault in everything that it generates.
//
// usage: node faulty-protoc.mjs FAULT ARGUMENTS-OF-PROTOC…

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The faults: each takes a generated header or source and returns it changed. */
const faults = {
  // The largest number may be the largest int, so it counts with unsigned numbers.
  'array-size': (text) =>
    text.replace(/(constexpr int \w+_ARRAYSIZE =) (\w+_MAX) \+ 1;/g, '$1 static_cast<int>($2 + 2u);'),
  'size-not-const': (text) =>
    text.replace(/^((?:inline )?\s*int (?:[\w:]+::)?(?!_internal_)\w+_size\(\)) const/gm, '$1'),
  'has-renamed': (text) => text.replace(/\bhas_(\w+\(\))/g, 'is_set_$1'),
  'clear-any-member': (text) =>
    text.replace(
      /(void [\w:]+::clear_(\w+)\(\) \{\n) {2}if \(_internal_has_\2\(\)\) \{\n[\s\S]*?\n {4}clear_has_(\w+)\(\);\n {2}\}\n/g,
      '$1  clear_$3();\n',
    ),
  'number-off-by-one': (text) =>
    text.replace(/(\bk\w+FieldNumber = )(\d+),/g, (_, name, number) => `${name}${Number(number) + 1},`),
};

const [name, ...words] = process.argv.slice(2);
const fault = faults[name];
if (!fault) throw new Error(`there is no fault \`${name}\``);
const { status } = spawnSync('protoc', words, { stdio: 'inherit' });
const folder = words.find((word) => word.startsWith('--cpp_out='))?.slice('--cpp_out='.length);
if (status === 0 && folder !== undefined) {
  for (const generated of readdirSync(folder, { recursive: true })) {
    if (!/\.pb\.(h|cc)$/.test(generated)) continue;
    const file = path.join(folder, generated);
    writeFileSync(file, fault(readFileSync(file, 'utf8')));
  }
}
process.exit(status ?? 1);
