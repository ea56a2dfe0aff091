// A manifest and the manifests that it extends, as one: which files there are, and what each contributes.

import { statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { LocatedYaml, shownPath, type YamlPath } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';

/** One manifest file. */
export interface ManifestLayer {
  readonly yaml: LocatedYaml;
  /** Its absolute path. */
  readonly file: string;
}

/** A manifest, then what it extends, then what that extends, and so on. */
export type ManifestLayers = readonly [ManifestLayer, ...ManifestLayer[]];

/**
 * Reads a manifest and the manifests that it extends. Their values are not checked.
 *
 * @param file the manifest's absolute path
 * @param projectRoot the meaning of `{project}` in `extends:`
 * @throws UsageError for a file that is missing or is not YAML, and for manifests that extend each other in a circle
 */
export async function readLayers(file: string, projectRoot: string): Promise<ManifestLayers> {
  const layers: [ManifestLayer, ...ManifestLayer[]] = [{ yaml: await LocatedYaml.read(file), file }];
  const seen = [await realpath(file)];
  for (let last = layers[0]; ; ) {
    const written = extendedBy(last.yaml);
    if (written === undefined) return layers;
    const next = path.resolve(path.dirname(last.file), written.replaceAll('{project}', projectRoot));
    if (!statSync(next, { throwIfNoEntry: false })?.isFile()) {
      throw last.yaml.error(['extends'], `there is no file ${next}.`, 'Paths are relative to the manifest.');
    }
    const real = await realpath(next);
    if (seen.includes(real)) {
      const circle = [...layers.slice(seen.indexOf(real)).map((layer) => layer.file), next].map(shownPath).join(' → ');
      throw last.yaml.error(['extends'], `these manifests extend each other in a circle: ${circle}.`);
    }
    seen.push(real);
    last = { yaml: await LocatedYaml.read(next), file: next };
    layers.push(last);
  }
}

/** What `extends:` says. A value of another kind than text is left to the check of the manifest's values. */
function extendedBy({ value }: LocatedYaml): string | undefined {
  return isMapping(value) && typeof value.extends === 'string' && value.extends !== '' ? value.extends : undefined;
}

/** The keys that a subject does not inherit: two subjects of one name would be mixed up in reports. */
const ownKeys: ReadonlySet<string> = new Set(['extends', 'name', 'title']);

/**
 * The values of all layers as one manifest: where several layers have a key, mappings are merged key by key, and of
 * everything else (lists too) the first layer's value is taken. {@link ownKeys} come from the first layer alone.
 */
export function mergedValue([first, ...others]: ManifestLayers): unknown {
  return others.reduce((merged: unknown, { yaml }) => merge(merged, inheritable(yaml.value)), first.yaml.value);
}

function inheritable(value: unknown): unknown {
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !ownKeys.has(key)));
}

function merge(over: unknown, under: unknown): unknown {
  if (over === undefined) return under;
  if (!isMapping(over) || !isMapping(under)) return over;
  const keys = new Set([...Object.keys(over), ...Object.keys(under)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(own(over, key), own(under, key))]));
}

function own(mapping: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The layer that a value of the merged manifest comes from; for a value that no layer has, the first one. */
export function layerOf(layers: ManifestLayers, at: YamlPath): ManifestLayer {
  return layers.find(({ yaml }) => yaml.nodeAt(at) !== undefined) ?? layers[0];
}

/**
 * Where each key of the merged manifest is written, as messages show it: `mine.yaml:3` by `cpp.generator`. A mapping
 * that several layers give belongs to the first of them.
 */
export function keyPlaces(merged: unknown, layers: ManifestLayers): Record<string, string> {
  const places: Record<string, string> = {};
  const visit = (value: unknown, at: readonly string[]): void => {
    if (at.length > 0) {
      const { yaml, file } = layerOf(layers, at);
      places[at.join('.')] = `${shownPath(file)}:${yaml.lineOf(at)}`;
    }
    if (isMapping(value)) for (const [key, inner] of Object.entries(value)) visit(inner, [...at, key]);
  };
  visit(merged, []);
  return places;
}

/** Runs a check of each layer. @throws UsageError with the faults of all of them */
export function checkEach(layers: ManifestLayers, check: (layer: ManifestLayer) => void): void {
  const errors: UsageError[] = [];
  for (const layer of layers) {
    try {
      check(layer);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw UsageError.all(errors);
}
