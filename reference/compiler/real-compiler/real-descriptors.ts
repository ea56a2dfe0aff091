// Runs the real compiler on schemas.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Reader } from 'protobufjs';
import { realCompiler } from './real-compiler';

/** The result of the real compiler. */
export interface RealCompilation {
  readonly accepted: boolean;
  /** True if it crashed on an internal check: there is no verdict on the schemas. */
  readonly crashed: boolean;
  /** Its diagnostics, as it printed them. */
  readonly output: string;
  /** FileDescriptorProtos by file name, including imports; empty after an error. */
  readonly descriptors: ReadonlyMap<string, Uint8Array>;
  /** Wall-clock seconds, including start-up. */
  readonly seconds: number;
}

/**
 * Runs the real compiler.
 * @param names virtual paths of schemas
 * @param roots the folders to search for schemas and imports
 * @param sourceInfo include SourceCodeInfo
 */
export function compileForReal(
  names: readonly string[],
  roots: readonly string[],
  sourceInfo: boolean,
): RealCompilation {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-corpus-'));
  try {
    const output = path.join(folder, 'set.bin');
    const start = performance.now();
    const { status, signal, stderr, error } = spawnSync(
      realCompiler(),
      [
        ...roots.map((root) => `-I${root}`),
        `--descriptor_set_out=${output}`,
        '--include_imports',
        ...(sourceInfo ? ['--include_source_info'] : []),
        ...names,
      ],
      { encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    const seconds = (performance.now() - start) / 1000;
    if (error !== undefined) throw error;
    const accepted = status === 0;
    const descriptors = accepted ? split(readFileSync(output)) : new Map<string, Uint8Array>();
    return { accepted, crashed: signal !== null, output: stderr, descriptors, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of a serialized FileDescriptorSet by their names. */
export function split(set: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const reader = Reader.create(set);
  while (reader.pos < reader.len) {
    reader.uint32();
    const file = reader.bytes();
    // The name is the first field.
    const inside = Reader.create(file);
    inside.uint32();
    files.set(inside.string(), file);
  }
  return files;
}
