// The text of a new manifest. Pure.

import { stringify } from 'yaml';
import type { Capability } from './capabilities';

/** A code generator with a runtime, or alone. */
export interface NewCpp {
  readonly generator: readonly string[];
  /** Packages of pkg-config; absent: the generator is judged without a runtime. */
  readonly packages?: { readonly full: readonly string[]; readonly lite: readonly string[] };
  /** Whether Abseil gives `string_view`; else the standard library does. */
  readonly abseil: boolean;
}

/** Paths are relative to the manifest. */
export interface NewIde {
  readonly extension: string;
  readonly page: string;
  readonly driver?: string;
}

export interface NewManifest {
  readonly name: string;
  readonly cpp?: NewCpp;
  readonly ide?: NewIde;
  readonly capabilities: readonly Capability[];
  /** Capabilities that were tried and do not work. */
  readonly withoutSuccess?: readonly Capability[];
  /** How to list all capabilities. */
  readonly listCapabilities: string;
}

/** The manifest's text, with comments. */
export function manifestText({ name, cpp, ide, capabilities, withoutSuccess = [], ...words }: NewManifest): string {
  const tried = withoutSuccess.length === 0 ? '' : ` Tried, and not working: ${withoutSuccess.join(', ')}.`;
  return [
    '# What Touchstone judges. Paths are relative to this file. All keys: docs/manifest.md.',
    entry('name', name),
    ...(cpp ? ['cpp:', ...cppLines(cpp).map((line) => `  ${line}`)] : []),
    ...(ide ? ['ide:', ...ideLines(ide).map((line) => `  ${line}`)] : []),
    `# Claim what you have; \`${words.listCapabilities}\` explains each.${tried}`,
    entry('capabilities', capabilities),
    '',
  ].join('\n');
}

function cppLines({ generator, packages, abseil }: NewCpp): string[] {
  const lines = ['# Called with --cpp_out=DIR -IDIR FILE…', entry('generator', generator)];
  if (packages === undefined) return lines;
  const view = abseil ? 'absl/strings/string_view.h' : 'string_view';
  const lite = packages.lite.length > 0;
  return [
    ...lines,
    '# The namespaces that rt:: and lib:: in the features stand for.',
    entry('namespaces', { rt: 'google::protobuf', lib: abseil ? 'absl' : 'std' }),
    '# The headers that every test program includes; lite_headers: those that use the lite runtime alone.',
    'headers:',
    ...['google/protobuf/message.h', 'google/protobuf/repeated_field.h', view].map((header) => `  - ${header}`),
    ...(lite
      ? [
          'lite_headers:',
          ...['google/protobuf/message_lite.h', 'google/protobuf/repeated_field.h', view].map((one) => `  - ${one}`),
        ]
      : []),
    '# The libraries, by their names for pkg-config.',
    entry('pkg_config', { full: packages.full, ...(lite && { lite: packages.lite }) }),
  ];
}

function ideLines({ extension, page, driver }: NewIde): string[] {
  return [
    '# The unpacked extension, and the page of its window.',
    entry('extension', extension),
    entry('page', page),
    ...(driver === undefined
      ? ['# A module that finds the controls, if yours have other names: driver: ./driver.mjs']
      : ['# The module that finds the controls.', entry('driver', driver)]),
  ];
}

/** `key: value` on one line. */
function entry(key: string, value: unknown): string {
  const text = stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trimEnd();
  return `${key}: ${text}`;
}
