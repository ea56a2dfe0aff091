// What the real compiler makes of schemas.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Reader } from 'protobufjs';
import { realCompiler } from './real-compiler';

/** What the real compiler said and wrote. */
export interface RealCompilation {
  readonly accepted: boolean;
  /** It ended itself, by a failed check of its own: it judged nothing. */
  readonly crashed: boolean;
  /** Its diagnostics, as it printed them. */
  readonly output: string;
  /** FileDescriptorProtos by file name, imports included; empty when refused. */
  readonly descriptors: ReadonlyMap<string, Uint8Array>;
  /** Seconds on the wall, start-up included. */
  readonly seconds: number;
}

/**
 * Runs the real compiler.
 * @param names virtual paths of schemas
 * @param roots the folders in which they and their imports are searched
 * @param sourceInfo with SourceCodeInfo
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
