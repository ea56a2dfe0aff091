// Whether an IDE can be made fresh while it stays installed, judging by its manifest and its scripts.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Manifest keys that give an extension no state to change in the browser. */
const inertKeys: ReadonlySet<string> = new Set([
  'action',
  'author',
  'background',
  'browser_specific_settings',
  'commands',
  'content_scripts',
  'content_security_policy',
  'cross_origin_embedder_policy',
  'cross_origin_opener_policy',
  'default_locale',
  'description',
  'devtools_page',
  'externally_connectable',
  'homepage_url',
  'host_permissions',
  'icons',
  'incognito',
  'key',
  'manifest_version',
  'minimum_chrome_version',
  'name',
  'offline_enabled',
  'optional_host_permissions',
  'optional_permissions',
  'options_page',
  'options_ui',
  'permissions',
  'sandbox',
  'short_name',
  'storage',
  'update_url',
  'version',
  'version_name',
  'web_accessible_resources',
]);

/**
 * Permissions that give an extension no state in the browser beyond its storage areas and what {@link ./resident-ide}
 * compares. Some allow it to change the user's own data, such as bookmarks; the browser keeps that after an
 * uninstallation too.
 */
const inertPermissions: ReadonlySet<string> = new Set([
  'activeTab',
  'bookmarks',
  'clipboardRead',
  'clipboardWrite',
  'cookies',
  'downloads',
  'history',
  'scripting',
  'sessions',
  'storage',
  'tabGroups',
  'tabs',
  'topSites',
  'unlimitedStorage',
  'webNavigation',
  'webRequest',
]);

/** What a script must not use in an extension that stays installed, and why. */
const revealing: readonly (readonly [RegExp, string])[] = [
  [/onInstalled/, 'may act on its installation (`onInstalled`)'],
  [/pushManager|periodicSync|registration\s*\??\.\s*sync\b/, 'may have the browser wake its worker later'],
  // A worker that counts its pages would also count the hidden page that keeps the extension's process alive.
  [/clients\s*\??\.\s*matchAll/, 'may look at all of its pages (`clients.matchAll`)'],
];

const manifestSchema = z.looseObject({
  manifest_version: z.literal(3),
  background: z.looseObject({ service_worker: z.string() }).optional(),
  permissions: z.array(z.string()).default([]),
  optional_permissions: z.array(z.string()).default([]),
});

/**
 * Why an extension must be reinstalled to be fresh. Whatever is not known to be harmless is an obstacle.
 *
 * @param manifest the content of its manifest.json
 * @param scripts the texts of all scripts and pages in its folder
 * @param declared whether its author says that it need not: then only what makes it impossible is an obstacle
 * @returns the reason, as a sentence about "it"; undefined when the extension can stay installed
 */
export function obstacleToRenewal(manifest: unknown, scripts: readonly string[], declared = false): string | undefined {
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success) return 'its manifest is not one of version 3 with a service worker';
  if (declared) return undefined;
  const key = Object.keys(parsed.data).find((name) => !inertKeys.has(name));
  if (key !== undefined) return `its manifest has \`${key}\``;
  const asked = [...parsed.data.permissions, ...parsed.data.optional_permissions];
  const permission = asked.find((name) => !inertPermissions.has(name));
  if (permission !== undefined) return `it has the permission \`${permission}\``;
  return revealing.find(([words]) => scripts.some((script) => words.test(script)))?.[1];
}

/**
 * {@link obstacleToRenewal} of an unpacked extension.
 *
 * @param extension its folder
 * @param declared whether its author says that it need not be reinstalled
 * @throws file system errors, and SyntaxError for a manifest that is not JSON; the browser explains such a manifest
 * better
 */
export async function obstacleIn(extension: string, declared = false): Promise<string | undefined> {
  const names = await readdir(extension, { recursive: true });
  const scripts = names.filter((name) => /\.(m?js|html?)$/i.test(name));
  const [manifest, ...texts] = await Promise.all(
    ['manifest.json', ...scripts].map((name) => readFile(join(extension, name), 'utf8')),
  );
  return obstacleToRenewal(JSON.parse(manifest!.replace(/^\uFEFF/, '')), texts, declared);
}
