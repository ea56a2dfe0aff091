// Reads the features: every scenario of the suite with its id.

import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateMessages } from '@cucumber/gherkin';
import { IdGenerator, SourceMediaType } from '@cucumber/messages';
import { globLiteral } from '../../support/glob-literal';
import { reasonOf } from '../../support/located-yaml';
import { UsageError } from '../../support/usage-error';
import type { Catalogue } from './catalogue';
import { type IdentifiedScenario, identify, type PickleInDocument } from './identity';

/**
 * Every scenario of the features of a project, in the order of files and lines.
 *
 * @param projectRoot what locations are relative to
 * @param folder the features' folder, relative to `projectRoot`
 * @throws UsageError for a feature that cannot be read or parsed, and for everything that {@link identify} refuses
 */
export async function readSuite(
  projectRoot: string,
  catalogue: Catalogue,
  folder = 'features',
): Promise<IdentifiedScenario[]> {
  return identify(await readAllFeatures(projectRoot, folder), catalogue);
}

/** The pickles of all features in a folder, in the order of files and lines. @throws UsageError as {@link readFeatures} */
export async function readAllFeatures(projectRoot: string, folder = 'features'): Promise<PickleInDocument[]> {
  const files: string[] = [];
  for await (const file of glob(`${globLiteral(folder)}/**/*.feature`, { cwd: projectRoot })) files.push(file);
  return await readFeatures(projectRoot, files.sort());
}

/**
 * The pickles of some feature files, in the order of files and lines.
 *
 * @param projectRoot what `files` and locations are relative to
 * @throws UsageError that lists every file that cannot be read and every syntax error
 */
export async function readFeatures(projectRoot: string, files: readonly string[]): Promise<PickleInDocument[]> {
  const read = await Promise.allSettled(files.map((file) => readFeature(projectRoot, file)));
  const errors = read.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const unexpected = errors.find((error) => !(error instanceof UsageError));
  if (unexpected !== undefined) throw unexpected;
  if (errors.length > 0) throw UsageError.all(errors as UsageError[]);
  return read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

async function readFeature(projectRoot: string, file: string): Promise<PickleInDocument[]> {
  const absolute = path.resolve(projectRoot, file);
  const uri = path.relative(projectRoot, absolute).split(path.sep).join('/');
  const text = await readFile(absolute, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${uri}: cannot be read: ${reasonOf(error)}.`);
  });
  return parseFeature(text, uri);
}

/**
 * The pickles of one feature's text. Their ids are unique within the feature only.
 * @throws UsageError with `uri:line:column` for every syntax error
 */
export function parseFeature(text: string, uri: string): PickleInDocument[] {
  const envelopes = generateMessages(text, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    includeSource: false,
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.incrementing(),
  });
  const errors = envelopes.flatMap(({ parseError }) => {
    if (parseError === undefined) return [];
    const { line, column } = parseError.source.location ?? { line: 1 };
    const why = parseError.message.replace(/^\(\d+:\d+\):\s*/, '');
    return [new UsageError(`${uri}:${line}:${column ?? 1}: is not Gherkin: ${why}`)];
  });
  if (errors.length > 0) throw UsageError.all(errors);
  const gherkinDocument = envelopes.find((envelope) => envelope.gherkinDocument)?.gherkinDocument;
  if (gherkinDocument === undefined) return [];
  return envelopes.flatMap(({ pickle }) => (pickle === undefined ? [] : [{ pickle, gherkinDocument }]));
}
