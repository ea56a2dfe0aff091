// The rules that must have a scenario: `required-rules.yaml` beside the features.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LocatedYaml, shownPath } from '../../support/located-yaml';
import type { Catalogue } from './catalogue';

const schema = z.array(z.string().min(1)).nullable();

/**
 * Reads the required rules: ids, or prefixes of ids that end in `.` or `-`.
 * @returns an empty list if there is no such file
 * @throws UsageError for an entry that selects no rule of the catalogue
 */
export async function loadRequiredRules(features: string, catalogue: Catalogue): Promise<readonly string[]> {
  const file = path.join(features, 'required-rules.yaml');
  if (!existsSync(file)) return [];
  const yaml = await LocatedYaml.read(file, shownPath(file));
  const written = yaml.check(schema, { '': 'Write a list of rules: `- cpp.oneof.`' }) ?? [];
  for (const entry of written) catalogue.select(entry);
  return written;
}
