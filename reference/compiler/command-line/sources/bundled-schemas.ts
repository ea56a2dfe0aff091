// The schemas that come with the compiler: google/protobuf/*.proto. The build puts them into the command itself.

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Name -> text; defined by the build. */
declare const TOUCHSTONE_SCHEMAS: Readonly<Record<string, string>> | undefined;

/** @returns the schema of that name, or undefined if the compiler does not include it */
export function bundledSchema(name: string): string | undefined {
  if (typeof TOUCHSTONE_SCHEMAS !== 'undefined')
    return Object.hasOwn(TOUCHSTONE_SCHEMAS, name) ? TOUCHSTONE_SCHEMAS[name] : undefined;
  if (!/^google\/protobuf\/(compiler\/)?[a-z_]+\.proto$/.test(name)) return undefined;
  try {
    return readFileSync(path.join(__dirname, '../../protos', name), 'utf8');
  } catch {
    return undefined;
  }
}
