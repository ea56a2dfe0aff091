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
export function neededCapabilities(tags: readonly string[], place: string): Capability[] {
  const needed = new Set<Capability>();
  for (const tag of tags) {
    if (!tag.startsWith(tagPrefix)) continue;
    const name = tag.slice(tagPrefix.length);
    if (!isCapability(name)) {
      throw new UsageError(
        `${place}: \`${tag}\` names a capability that does not exist.${didYouMean(name, capabilityNames)}`,
        `The capabilities are: ${capabilityNames.join(', ')}.`,
      );
    }
    needed.add(name);
  }
  return [...needed];
}

/**
 * The capabilities that a scenario's tags need and the subject does not claim. If there are any, the scenario is not
 * applicable.
 *
 * @param tags names with their `@`, as pickles have them
 * @param place where the tags are, for the error
 * @throws UsageError for an `@needs.` tag that names no capability
 */
export function missingCapabilities(
  tags: readonly string[],
  subject: { readonly capabilities: ReadonlySet<Capability> },
  place: string,
): Capability[] {
  return neededCapabilities(tags, place).filter((name) => !subject.capabilities.has(name));
}

/** Whether a word names a capability. */
export function isCapability(name: string): name is Capability {
  return Object.hasOwn(capabilities, name);
}
