// Bundles TypeScript with all of its faults. Pure but for reading sources.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { groupedBy } from '../find-faults';
import { rewritten } from '../rewrite';
import { endlessMessage, mostHits, newFaultState } from './fault-state';
import type { NumberedPlace } from './find-faults';
import { stateName } from './operators';

/** An esbuild plugin that loads the sources with their faults. */
export function withFaults(project: string, faults: readonly NumberedPlace[]): Plugin {
  const byFile = groupedBy(faults, ({ place }) => path.join(project, place.file));
  return {
    name: 'faults',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const found = byFile.get(file);
        if (!found) return undefined;
        const contents = rewritten(await readFile(file, 'utf8'), found);
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/**
 * The first line of a bundle with faults: it makes the state that the code asks.
 * @param active code for the number of the active fault
 * @param faults how many there are
 */
export function stateText(active: string, faults: number): string {
  const words = [active, faults, mostHits, JSON.stringify(endlessMessage)];
  return `globalThis.${stateName} ??= (${newFaultState})(${words.join(', ')});`.replace(/\s*\n\s*/g, ' ');
}
