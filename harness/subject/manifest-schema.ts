// The keys of a manifest: what a value must be, what docs/manifest.md says of it, and what to write in place of a wrong one.

import { z } from 'zod';
import type { Advice } from '../../support/located-yaml';
import { browserNames, capabilityNames } from './capabilities';
import { defaultLimits } from './case-limits';
import { installedSchema } from './installed';

/**
 * Where the fields of a plugin's message are. The document lists them with `uri` and `verb` and does not show how they
 * travel: `beside` these two, in an object `payload`, or `both`.
 */
export type FieldPlace = (typeof fieldPlaces)[number];

const fieldPlaces = ['beside', 'payload', 'both'] as const;

const word = z.string().min(1, { error: 'the text is empty' });
const words = z.array(word);
const command = z.array(word).min(1, { error: 'a command needs at least one word' });
const byRuntime = z.strictObject({
  full: words.optional().describe('for programs that use the full runtime'),
  lite: words.optional().describe('for programs that use the lite runtime alone'),
});

const namespaces = z.strictObject({
  rt: word.describe('the namespace of the runtime'),
  lib: word.describe('the namespace of `string_view`, `Cord` and flags'),
});
const cppSchema = z.strictObject({
  generator: command.describe('the generator’s command, called with `--cpp_out=DIR -IDIR FILE…` behind it'),
  generator_limit_seconds: z
    .int()
    .min(1)
    .max(3600)
    .optional()
    .describe('how long one call of the generator may take (default: 30)'),
  namespaces: namespaces
    .optional()
    .describe('what `rt::` and `lib::` in the features stand for (default: `google::protobuf` and `absl`)'),
  headers: words.optional().describe('the headers that every test program includes, as between the angle brackets'),
  lite_headers: words
    .optional()
    .describe('the headers of programs that use the lite runtime alone, in place of `headers`'),
  include: words.optional().describe('include folders'),
  sources: byRuntime.optional().describe('globs of your runtime’s sources, which are compiled with the test programs'),
  libraries: byRuntime.optional().describe('linker arguments'),
  pkg_config: byRuntime.optional().describe('packages whose compiler and linker flags pkg-config gives'),
  installed: installedSchema
    .optional()
    .describe('a library of this machine: `{prefix}` is its folder, and its version selects from `versions`'),
  flags: words.optional().describe('more compiler flags'),
  compiler: word
    .optional()
    .describe('the C++ compiler’s command or path (default: the best clang++ that is installed)'),
  launcher: word
    .optional()
    .describe('a command to run the compiler with (default: ccache, if it is installed); `none`: no command'),
  sanitizers: z
    .boolean()
    .optional()
    .describe(
      'whether cases run under AddressSanitizer, UndefinedBehaviorSanitizer and the leak check (default: true)',
    ),
  precompiled: z
    .enum(['programs', 'all'])
    .optional()
    .describe(
      'what is compiled with the `headers` precompiled: the test programs, or `all` sources, the generated ones too, which is faster but hides an include that they lack (default: `programs`)',
    ),
  limits: z
    .strictObject({
      seconds: z.int().min(1).max(3600).optional().describe(`time (default: ${defaultLimits.seconds})`),
      memory_mb: z.int().min(64).max(1_048_576).optional().describe(`memory (default: ${defaultLimits.memoryMb})`),
      processes: z.int().min(1).max(100_000).optional().describe(`processes (default: ${defaultLimits.processes})`),
      file_mb: z
        .int()
        .min(1)
        .max(1_048_576)
        .optional()
        .describe(`the size of a file that it writes (default: ${defaultLimits.fileMb})`),
    })
    .optional()
    .describe('the limits of one case; a case that exceeds one is red'),
});
const ideSchema = z.strictObject({
  extension: word.describe('the folder of the unpacked extension'),
  page: word.describe('the page of the IDE’s window, relative to the extension'),
  limit_seconds: z
    .int()
    .min(1)
    .max(600)
    .optional()
    .describe('how long the IDE may take to answer or to show something (default: 20)'),
  driver: word
    .optional()
    .describe('the module that finds the IDE’s controls (default: by the ARIA roles and names of the reference)'),
  fields: z
    .enum(fieldPlaces)
    .optional()
    .describe(
      'where plugins put the fields of their messages: `beside` the `uri`, in an object `payload`, or `both` (default: `beside`)',
    ),
  browser: z.enum(browserNames).optional().describe('the browser that it is judged in (default: `chromium`)'),
  open_request: word.optional().describe('the open request’s name in messages (default: `openIDEIfClosed`)'),
});
/** The keys of a manifest. */
export const manifestSchema = z.strictObject({
  extends: word.optional().describe('another manifest, which gives the keys that this one lacks'),
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'a name is made of a-z, 0-9 and `-`' })
    .describe('a short name of a-z, 0-9 and `-`, also used in file names'),
  title: word.optional().describe('the name in reports (default: `name`)'),
  prepare: z.array(command).optional().describe('commands to run, in order, before anything else'),
  cpp: cppSchema.optional().describe('a code generator, and the runtime of its code'),
  ide: ideSchema.optional().describe('a test IDE'),
  capabilities: z.array(z.enum(capabilityNames)).describe('what the subject claims to support'),
  baseline: word.optional().describe('the file with the subject’s known failures'),
  versions: z
    .array(
      z.strictObject({
        from: z
          .string()
          .regex(/^\d+(\.\d+)*$/, { error: 'a version is made of numbers and points' })
          .describe('the first version of `cpp.installed` that the entry is for'),
        capabilities: z
          .array(z.enum(capabilityNames))
          .optional()
          .describe('what these versions support besides `capabilities`'),
        baseline: word.optional().describe('the file with the known failures of these versions'),
      }),
    )
    .min(1, { error: 'the list is empty' })
    .optional()
    .describe('what differs by the version of `cpp.installed`, oldest first; the last entry that is not newer counts'),
});
/** One of several layers: another one may have the keys that this one lacks. */
export const layerSchema = manifestSchema
  .extend({
    cpp: cppSchema.extend({ namespaces: namespaces.partial().optional() }).partial().optional(),
    ide: ideSchema.partial().optional(),
  })
  .partial();

/** A manifest merged with those that it extends; paths and placeholders are not resolved. */
export type ManifestFile = z.infer<typeof manifestSchema>;

/** What to write, by dotted key. */
export const manifestAdvice: Advice = {
  '': 'A manifest needs at least `name: mine`, a `cpp:` or an `ide:` section, and `capabilities: [generator, cpp]`.',
  extends: 'Write the path of one other manifest: `extends: ../subject.yaml`.',
  name: 'Write a short name, such as `name: my-generator`.',
  title: 'Write `title: My generator and runtime`.',
  prepare: 'Write a list of commands, each a list of words: `- ["make", "-s"]`.',
  'cpp.generator': 'Write the command as a list of words: `generator: ["my-protoc"]`.',
  'cpp.generator_limit_seconds': 'Write a whole number of seconds: `generator_limit_seconds: 30`.',
  'cpp.namespaces': 'Write both: `namespaces: { rt: google::protobuf, lib: absl }`.',
  'cpp.headers': 'Write a list: `headers: ["google/protobuf/message.h"]`.',
  'cpp.lite_headers': 'Write a list: `lite_headers: ["google/protobuf/message_lite.h"]`.',
  'cpp.include': 'Write a list of folders: `include: ["../include"]`.',
  'cpp.sources': 'Write lists of globs: `sources: { full: ["../src/**/*.cc"], lite: ["../src/lite/**/*.cc"] }`.',
  'cpp.libraries': 'Write lists of linker arguments: `libraries: { full: ["-labsl_strings"], lite: [] }`.',
  'cpp.pkg_config': 'Write lists of packages: `pkg_config: { full: [protobuf], lite: [protobuf-lite] }`.',
  'cpp.flags': 'Write a list of compiler flags: `flags: ["-DNAME=1"]`.',
  'cpp.compiler': 'Write a command or a path: `compiler: clang++-19`.',
  'cpp.launcher': 'Write a command: `launcher: ccache`, or `launcher: none`.',
  'cpp.installed': 'Write `installed: { package: protobuf, variable: PROTOBUF_PREFIX }`.',
  'cpp.limits':
    'Write the limits of one case: `limits: { seconds: 10, memory_mb: 4096, processes: 64, file_mb: 1024 }`.',
  'cpp.sanitizers': 'Write `sanitizers: true` or `sanitizers: false`.',
  'cpp.precompiled': 'Write `precompiled: programs` or `precompiled: all`.',
  ide: 'Write `ide: { extension: ../dist/ide, page: ide.html }`.',
  'ide.limit_seconds': 'Write a whole number of seconds: `limit_seconds: 20`.',
  'ide.fields': 'Write `fields: beside`, `fields: payload` or `fields: both`.',
  'ide.browser': 'Write `browser: chromium` or `browser: firefox`.',
  'ide.open_request': 'Write the name of the field: `open_request: openSeleniumIDEIfClosed`.',
  capabilities: `Write a list of these: ${capabilityNames.join(', ')}.`,
  baseline: 'Write the file’s path: `baseline: mine.baseline.yaml`.',
  versions: 'Write a list: `- { from: "25", capabilities: [editions], baseline: mine-25.baseline.yaml }`.',
  'versions.from': 'Write the version as text: `from: "25"`.',
};
