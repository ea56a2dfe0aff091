// The capabilities that a subject may claim, and that a scenario may need (`@needs.NAME`).

import { didYouMean } from '../../support/near-names';
import { UsageError } from '../../support/usage-error';

/** Every capability, with what a subject claims by it. A feature cannot use others. */
export const capabilities = {
  generator: 'a command turns .proto files into .pb.h and .pb.cc files',
  cpp: 'the generated code compiles, links with a runtime, and runs',
  lite: 'code of LITE_RUNTIME schemas compiles, links with a lite runtime alone, and runs',
  release: 'the code can be built with NDEBUG defined, and then behaves like a release build',
  'proto3-optional': 'proto3 schemas may say `optional`',
  editions: 'schemas may say `edition = "2023"`',
  cord: '[ctype = CORD] bytes fields have accessors of the Cord type',
  'string-view': '`features.(pb.cpp).string_type = VIEW` gives string fields accessors of the string_view type',
  flags: 'a message or an enum can be the type of a command-line flag',
  descriptors: 'descriptors, reflection and text format work at run time',
  'insertion-points': 'generator plugins can insert code at the documented points',
  'protobuf-names': 'where the document leaves a C++ name open, the subject uses the name that protobuf uses',
  'name-collisions': 'a name of the schema wins over an equal name that the generator derives for something else',
  'protobuf-conventions': 'where the document of the C++ is silent, compiler and runtime do what protobuf does',
  'counted-memory': 'the memory that a test program allocates can be counted, which takes the sanitizers',
  ide: 'the subject is a test IDE: a browser extension that other extensions can call',
  'plugin-conventions':
    'where the IDE’s document is silent, the IDE answers and sends what plugins for Selenium IDE expect',
} as const;

/** The browsers in which an IDE can be judged. The first one is the default. */
export const browserNames = ['chromium', 'firefox'] as const;

/** A browser in which an IDE can be judged. */
export type BrowserName = (typeof browserNames)[number];

/**
 * What a scenario may need of the browser, and not of the subject: no manifest claims it. What the harness cannot do in
 * some browser is not applicable there.
 */
export const browserCapabilities = {
  'dark-colours': 'the harness can make the user prefer dark colours',
  'linked-pages': 'the harness can look at a page that a link of the IDE’s page opens',
  'paused-loading': 'the harness can hold back the scripts of the IDE’s page while it loads',
} as const;

/** The name of something that a scenario needs of the browser. */
export type BrowserCapability = keyof typeof browserCapabilities;

/** What the harness can do in each browser. */
const abilities: Readonly<Record<BrowserName, ReadonlySet<BrowserCapability>>> = {
  chromium: new Set(['dark-colours', 'linked-pages', 'paused-loading']),
  // Its remote protocol cannot hold back the requests of an extension's page, announces no tab that a link of such a page
  // opens, and has no command for the preferred colours.
  firefox: new Set(),
};

/** The name of a capability. */
export type Capability = keyof typeof capabilities;

/** All capability names, in the order of the documentation. */
export const capabilityNames = Object.keys(capabilities) as [Capability, ...Capability[]];

/** The capability that each capability needs, if any. */
export const prerequisites: Readonly<Partial<Record<Capability, Capability>>> = {
  cpp: 'generator',
  editions: 'generator',
  'insertion-points': 'generator',
  'proto3-optional': 'generator',
  lite: 'cpp',
  release: 'cpp',
  cord: 'cpp',
  'string-view': 'cpp',
  flags: 'cpp',
  'protobuf-names': 'cpp',
  'name-collisions': 'cpp',
  'protobuf-conventions': 'generator',
  'counted-memory': 'cpp',
  descriptors: 'cpp',
  'plugin-conventions': 'ide',
};

const tagPrefix = '@needs.';

/**
 * The capabilities that tags need, each once, in the order of the tags.
 *
 * @param tags names with their `@`, as pickles have them
 * @param place where the tags are, for the error: `features/cpp/oneof/oneof.feature:21`
 * @throws UsageError for an `@needs.` tag that names no capability
 */
export function neededCapabilities(tags: readonly string[], place: string): (Capability | BrowserCapability)[] {
  const needed = new Set<Capability | BrowserCapability>();
  for (const tag of tags) {
    if (!tag.startsWith(tagPrefix)) continue;
    const name = tag.slice(tagPrefix.length);
    if (!isCapability(name) && !isBrowserCapability(name)) {
      const names = [...capabilityNames, ...Object.keys(browserCapabilities)];
      throw new UsageError(
        `${place}: \`${tag}\` names a capability that does not exist.${didYouMean(name, names)}`,
        `The capabilities are: ${names.join(', ')}.`,
      );
    }
    needed.add(name);
  }
  return [...needed];
}

/**
 * The capabilities that a scenario's tags need and that the subject does not claim or its browser does not have. If there
 * are any, the scenario is not applicable.
 *
 * @param tags names with their `@`, as pickles have them
 * @param place where the tags are, for the error
 * @throws UsageError for an `@needs.` tag that names no capability
 */
export function missingCapabilities(
  tags: readonly string[],
  { capabilities: claimed, ide }: JudgedSubject,
  place: string,
): (Capability | BrowserCapability)[] {
  const browser = abilities[ide?.browser ?? browserNames[0]];
  return neededCapabilities(tags, place).filter((name) =>
    isBrowserCapability(name) ? !browser.has(name) : !claimed.has(name),
  );
}

/** What of a subject decides which scenarios are applicable. */
interface JudgedSubject {
  readonly capabilities: ReadonlySet<Capability>;
  readonly ide?: { readonly browser?: BrowserName };
}

/** Whether a word names something that a scenario may need of the browser. */
export function isBrowserCapability(name: string): name is BrowserCapability {
  return Object.hasOwn(browserCapabilities, name);
}

/** Whether a word names a capability. */
export function isCapability(name: string): name is Capability {
  return Object.hasOwn(capabilities, name);
}
