// What a subject may claim to be able to do, and what scenarios may ask for with `@needs.NAME`.

import { didYouMean } from '../../support/near-names';
import { UsageError } from '../../support/usage-error';

/** Every capability, with what a subject claims by it. The list is closed: a feature cannot invent one. */
export const capabilities = {
  generator: 'a command turns .proto files into .pb.h and .pb.cc files',
  cpp: 'the generated code compiles and links against a runtime, and runs',
  lite: 'LITE_RUNTIME schemas compile, link against a lite runtime alone, and run',
  release: 'the code can be built with NDEBUG defined, and then behaves as release builds do',
  'proto3-optional': 'proto3 schemas may say `optional`',
  editions: 'schemas may say `edition = "2023"`',
  cord: '[ctype = CORD] bytes fields have accessors of the Cord type',
  'string-view': '`features.(pb.cpp).string_type = VIEW` gives string fields an interface of string_view',
  flags: 'messages and enums can be the type of a command-line flag',
  descriptors: 'descriptors, reflection and text format can be asked for at run time',
  'insertion-points': 'generator plugins can insert code at the documented points',
  'protobuf-names': 'where the document leaves a C++ name open, it is the name that protobuf gives',
  ide: 'a browser extension is a test IDE that other extensions can call',
  'plugin-conventions':
    'where the document of the IDE is silent, it answers and sends what plugins for Selenium IDE expect',
} as const;

/** The name of a capability. */
export type Capability = keyof typeof capabilities;

/** All capability names, in the order in which documentation lists them. */
export const capabilityNames = Object.keys(capabilities) as [Capability, ...Capability[]];

/** What each capability cannot be claimed without. */
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
  descriptors: 'cpp',
  'plugin-conventions': 'ide',
};

const tagPrefix = '@needs.';

/**
 * The capabilities that tags ask for, each once, in the order of the tags.
 *
 * @param tags names with their `@`, as pickles have them
 * @param place where the tags are written (`features/cpp/oneof/oneof.feature:21`), for the error
 * @throws UsageError for an `@needs.` tag that names no capability
 */
export function neededCapabilities(tags: readonly string[], place: string): Capability[] {
  const needed = new Set<Capability>();
  for (const tag of tags) {
    if (!tag.startsWith(tagPrefix)) continue;
    const name = tag.slice(tagPrefix.length);
    if (!isCapability(name)) {
      throw new UsageError(
        `${place}: \`${tag}\` asks for a capability that does not exist.${didYouMean(name, capabilityNames)}`,
        `The capabilities are: ${capabilityNames.join(', ')}.`,
      );
    }
    needed.add(name);
  }
  return [...needed];
}

/**
 * The capabilities that a scenario's tags ask for and the subject does not claim: not empty means not applicable.
 *
 * @param tags names with their `@`, as pickles have them
 * @param subject whose claims are asked; only its `capabilities` are looked at
 * @param place where the tags are written, for the error
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
