// The extension's manifest: the permissions of the IDE, and why it needs them.

import { iconSizes } from './icon';

import { sandboxPath } from './sandbox/protocol';

/**
 * The public key that fixes the extension's id wherever it is loaded from. The private key was discarded, because a
 * store signs with its own.
 */
const publicKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA8TH+VPuTYmdpO1M9ZH0XvP2kLNYeuRmaxTMQhOWI/GfBieO2xPkajHPISzhxmhdHxoRhbRIqP92dysbmme+zZVgoB/8BEHyNdsFU0TB8ujbccubLp7h7p/pU3yXSmqhilz3BP+QmUzXyVamJFqj+qI4EqzPJjEumLWAV5G9QWW+k6gwf3SbxfLOXGl67WiKtIGBi619+6y9YY9zYTkrdWMI0+ve52CfaIuKieGhGJSfm5Jgo+z7LTwQycrM+1+pTC/+v/km1cP23JNdpDHwazVc0iIKwzrSKumQ4q2P+cO7HERGpdwTpMK1SNabx3iB17qcNrbV/SeWDRrrJBfA98QIDAQAB';

/** What only Firefox reads. The id is fixed there without a key, and the version is the oldest that it is judged in. */
const firefoxSettings = {
  gecko: {
    id: 'test-ide@touchstone.example',
    strict_min_version: '153.0',
    // The store of Firefox asks for it: nothing leaves the browser.
    data_collection_permissions: { required: ['none'] },
  },
};

/**
 * Firefox has no service workers for extensions. It runs the script in a background page, which it also stops when idle.
 */
const background = { service_worker: 'worker.js', scripts: ['worker.js'] };

/** The icon's file in the package, by its size. */
export function iconFile(size: (typeof iconSizes)[number]): string {
  return `icon-${size}.png`;
}

const icons = Object.fromEntries(iconSizes.map((size) => [size, iconFile(size)]));

/** Extension pages load files of the package only, and fetch or post nothing. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  // Only the sandbox: no other page of the package may be framed.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // The browser ensures that no text of a plugin or a project file is parsed as HTML or run as a script.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * The sandbox runs scripts of tests. It has no origin and no extension APIs, and cannot load or send anything.
 */
const sandboxPolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  'worker-src blob:',
].join('; ');

/**
 * The Manifest V3 manifest, the same for Chromium and Firefox, so that both load the same folder. Each ignores what only
 * the other one knows: Firefox the key, the service worker, the sandbox and `externally_connectable`, Chromium the
 * settings for Firefox and the background's scripts.
 *
 * Permissions: `storage` keeps registrations and the controller while the service worker sleeps; `scripting` and the
 * host patterns let the IDE play a test in any page. The hosts are not optional permissions: a test may lead to any
 * page, and a permission prompt in the middle of a run would stop it. `tabs`, `downloads` and `debugger` are not
 * needed.
 */
export const manifest = {
  manifest_version: 3,
  name: 'Touchstone Test IDE',
  version: '0.1.0',
  description: 'Edits and plays browser tests, and offers the documented plugin API to other extensions.',
  key: publicKey,
  minimum_chrome_version: '121',
  browser_specific_settings: firefoxSettings,
  permissions: ['storage', 'scripting'],
  host_permissions: ['http://*/*', 'https://*/*', 'file:///*'],
  background,
  icons,
  action: { default_title: 'Open the Test IDE', default_icon: icons },
  content_security_policy: { extension_pages: contentSecurityPolicy, sandbox: sandboxPolicy },
  sandbox: { pages: [sandboxPath] },
  // Extensions may call; web pages may not, because `matches` is absent. In Firefox it is always so.
  externally_connectable: { ids: ['*'] },
} satisfies chrome.runtime.ManifestV3;
