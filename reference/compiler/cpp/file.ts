// The C++ generator: turns a linked file into a header and a source file.
import type { EnumDescriptor, FileDescriptor, MessageDescriptor, ServiceDescriptor } from '../schema/model/descriptor';
import { anyIncludes } from './any';
import { findUnfitFeature } from './check-features';
import { enumDeclaration, enumDefinition, enumTraits, namesAreViews } from './enum';
import { allExtensions, extensionDeclarations, extensionDefinitions, usesExtensions } from './extensions';
import { mapEntryDefinition } from './map-entry';
import { messageDeclaration, messageDefinition, messageInlineDefinitions } from './message';
import { hasWriter, type MessageModel, modelOf, type Optimization } from './model';
import { FileScope } from './naming/cpp-names';
import type { Warn } from './naming/name-registry';
import { fileIdentifier, stem } from './naming/names';
import { faultOfFileNames } from './naming/schema-file-names';
import { Printer } from './printer';
import { fileRegistration, registrationDeclarations } from './registration';
import { serviceDeclaration, serviceDefinition, servicesOf } from './service';

/** A file to write: its name relative to the output directory, and its text. */
export interface OutputFile {
  readonly name: string;
  readonly content: string;
}

/** A parameter or schema for which no C++ can be generated; the message says why. */
export class GenerateError extends Error {
  override readonly name = 'GenerateError';
}

/**
 * Generates the C++ of one file: a header and a source file (rules cpp.output.two-files, cpp.output.name).
 * @param file the linked schema; the generated code includes the headers of its imports.
 * @param parameters the comma-separated options before the colon in `--cpp_out=parameters:directory`.
 * @param warn receives a warning for each element whose C++ names were changed because of a collision.
 * @throws GenerateError for an unknown parameter, a file name that C++ cannot include, and a C++ feature that does not
 *   fit its element.
 */
export function generateCpp(file: FileDescriptor, parameters: string, warn: Warn = () => {}): OutputFile[] {
  const options = readParameters(parameters);
  const fault = faultOfFileNames(file) ?? findUnfitFeature(file);
  if (fault !== undefined) throw new GenerateError(fault);
  const scope = FileScope.of(file);
  scope.warnings.forEach(warn);
  const messages = allMessages(file.messages);
  const optimization = options.optimization ?? optimizationOf(file);
  const content: FileContent = {
    file,
    namespace: scope.namespace,
    macrosPutAway: scope.macrosPutAway,
    exported: options.exported,
    lite: optimization === 'lite',
    models: messages.map((message) => modelOf(message, optimization)),
    enums: [...file.enums, ...messages.flatMap((message) => message.enums)],
    // Services need descriptors, which lite code does not have; protoc leaves them out too.
    services: optimization === 'lite' ? [] : servicesOf(file),
  };
  return [
    { name: `${stem(file.name)}.pb.h`, content: header(content) },
    { name: `${stem(file.name)}.pb.cc`, content: source(content) },
  ];
}

interface FileContent {
  readonly file: FileDescriptor;
  readonly namespace: string;
  /** Macros with the same names as C++ names of the file. */
  readonly macrosPutAway: readonly string[];
  /** The macro before a class's name that exports it from a shared library, with a trailing space; or empty. */
  readonly exported: string;
  /** True for the lite runtime: the generated code has no descriptors. */
  readonly lite: boolean;
  /** All messages, nested ones included. */
  readonly models: readonly MessageModel[];
  /** All enums, nested ones included. */
  readonly enums: readonly EnumDescriptor[];
  /** The services that get classes. */
  readonly services: readonly ServiceDescriptor[];
}

function readParameters(parameters: string): { optimization?: Optimization; exported: string } {
  let optimization: Optimization | undefined;
  let exported = '';
  for (const parameter of parameters.split(',').filter((p) => p !== '')) {
    const [name, value] = parameter.split('=', 2);
    if (name === 'lite') optimization = 'lite';
    else if (name === 'speed') optimization = 'speed';
    else if (name === 'code_size') optimization = 'codeSize';
    else if (name === 'dllexport_decl' && value) exported = `${value} `;
    else {
      throw new GenerateError(
        `Unknown generator option: ${parameter}. Known options: lite, speed, code_size, dllexport_decl=MACRO.`,
      );
    }
  }
  return optimization === undefined ? { exported } : { optimization, exported };
}

function optimizationOf(file: FileDescriptor): Optimization {
  switch (file.options.optimize_for) {
    case 'LITE_RUNTIME':
      return 'lite';
    case 'CODE_SIZE':
      return 'codeSize';
    default:
      return 'speed';
  }
}

function allMessages(messages: readonly MessageDescriptor[]): MessageDescriptor[] {
  return messages
    .filter((message) => !message.isMapEntry)
    .flatMap((message) => [...allMessages(message.messages), message]);
}

function header(content: FileContent): string {
  const { file, models, enums, services } = content;
  const out = new Printer();
  const guard = `TOUCHSTONE_INCLUDED_${fileIdentifier(stem(file.name))}_2epb_2eh`;
  out.print`
    // Generated by touchstone-protoc. Do not edit.
    // source: ${file.name}

    #ifndef ${guard}
    #define ${guard}
  `;
  out.blank();
  for (const include of runtimeIncludes(content)) out.print`#include <${include}>`;
  for (const dependency of file.dependencies) {
    out.print`#include "${stem(dependency.name)}.pb.h"`;
  }
  out.print`// @@protoc_insertion_point(includes)`;
  out.blank();
  versionCheck(out, file);
  putMacrosAway(out, content);
  out.blank();
  inNamespace(out, content, () => {
    for (const { className } of models) out.print`class ${className};`;
    for (const type of enums) {
      out.blank();
      enumDeclaration(out, type, content.lite, content.exported);
    }
    for (const model of models) {
      out.blank();
      messageDeclaration(out, model, content.exported);
    }
    extensionDeclarations(out, file.extensions, content.exported);
    for (const service of services) {
      out.blank();
      serviceDeclaration(out, service, content.exported);
    }
    out.blank();
    for (const model of models) messageInlineDefinitions(out, model);
    out.print`// @@protoc_insertion_point(namespace_scope)`;
  });
  if (enums.length > 0) {
    out.blank();
    enumTraits(out, enums, content.lite);
  }
  out.print`// @@protoc_insertion_point(global_scope)`;
  bringMacrosBack(out, content);
  out.blank();
  out.print`
    #endif  // ${guard}
  `;
  return out.toString();
}

/** Undefines macros that have the same names as C++ names of the file; `bringMacrosBack` restores them. */
function putMacrosAway(out: Printer, { macrosPutAway }: FileContent): void {
  for (const macro of macrosPutAway) {
    out.print`#pragma push_macro("${macro}")`;
    out.print`#undef ${macro}`;
  }
}

function bringMacrosBack(out: Printer, { macrosPutAway }: FileContent): void {
  for (const macro of macrosPutAway) out.print`#pragma pop_macro("${macro}")`;
}

/** The format version of the generated code; see version.h of the runtime. */
const FORMAT = 1;

/** Prints the check that generated code and runtime have compatible versions; its error says which one to update. */
function versionCheck(out: Printer, file: FileDescriptor): void {
  out.print`
    #if TOUCHSTONE_RUNTIME_FORMAT < ${FORMAT}
    #error "The touchstone runtime is older than this generated code: update the runtime."
    #elif TOUCHSTONE_RUNTIME_OLDEST_FORMAT > ${FORMAT}
    #error "This generated code is older than the touchstone runtime: generate ${stem(file.name)}.pb.h again."
    #endif
  `;
}

/** The headers of the runtime that the generated header needs. */
function runtimeIncludes({ file, models, enums, services, lite }: FileContent): string[] {
  const storages = new Set(models.flatMap((model) => model.fields.map((field) => field.storage)));
  const fields = [...models.flatMap((model) => model.fields.map(({ field }) => field)), ...allExtensions(file)];
  const floats = fields.some(({ type }) => type === 'float' || type === 'double');
  const extensions = usesExtensions(
    file,
    models.map(({ message }) => message),
  );
  return [
    fields.some(({ stringType }) => stringType === 'VIEW') || enums.some(namesAreViews)
      ? 'absl/strings/string_view.h'
      : [],
    floats ? 'limits' : [],
    storages.has('cord') ? 'google/protobuf/internal/cord_field.h' : [],
    storages.has('map') ? 'google/protobuf/internal/map_field.h' : [],
    extensions ? 'google/protobuf/extension_set.h' : [],
    storages.has('string') ? 'google/protobuf/internal/string_field.h' : [],
    models.some(({ base }) => base === 'MessageLite') ? 'google/protobuf/internal/lite_unknown_fields.h' : [],
    models.some(({ base }) => base === 'Message') ? 'google/protobuf/message.h' : 'google/protobuf/message_lite.h',
    [...storages].some((storage) => storage.startsWith('repeated')) ? 'google/protobuf/repeated_field.h' : [],
    services.length > 0 ? 'google/protobuf/service.h' : [],
    enums.length > 0 ? `google/protobuf/generated_enum_${lite ? 'util' : 'reflection'}.h` : [],
    anyIncludes(file),
  ].flat();
}

function source(content: FileContent): string {
  const { file, models, enums, services, lite } = content;
  const out = new Printer();
  out.print`
    // Generated by touchstone-protoc. Do not edit.
    // source: ${file.name}

    #include "${stem(file.name)}.pb.h"

    #include <cstddef>
  `;
  if (models.some(hasWriter)) {
    out.print`
      #include <google/protobuf/internal/generated_contents.h>
      #include <google/protobuf/internal/generated_size.h>
      #include <google/protobuf/internal/generated_writer.h>
    `;
  }
  // Map entry classes store strings as messages do, and the header may not include that type.
  const entries = models.flatMap(({ mapEntries }) => mapEntries);
  if (entries.some((entry) => entry.fields.some(({ storage }) => storage === 'string'))) {
    out.print`#include <google/protobuf/internal/string_field.h>`;
  }
  if (!lite && enums.length > 0) out.print`#include <google/protobuf/internal/enum_flag.h>`;
  if (!lite) out.print`#include <google/protobuf/internal/file_registration.h>`;
  if (services.length > 0) out.print`#include <google/protobuf/internal/generated_service.h>`;
  out.print`
    // @@protoc_insertion_point(includes)
  `;
  out.blank();
  putMacrosAway(out, content);
  if (!lite) {
    registrationDeclarations(out, file);
    out.blank();
  }
  inNamespace(out, content, () => {
    for (const type of enums) {
      enumDefinition(out, type, lite);
      out.blank();
    }
    for (const model of models) {
      for (const entry of model.mapEntries) {
        mapEntryDefinition(out, entry);
        out.blank();
      }
      messageDefinition(out, model);
      out.blank();
    }
    extensionDefinitions(out, file, content.lite);
    for (const service of services) {
      out.blank();
      serviceDefinition(out, service);
    }
    out.print`// @@protoc_insertion_point(namespace_scope)`;
  });
  const generated = new Set([...models, ...entries].map(({ message }) => message));
  if (!lite) {
    out.blank();
    fileRegistration(out, file, generated);
  }
  out.print`// @@protoc_insertion_point(global_scope)`;
  return out.toString();
}

/** Prints `body` in the file's namespace, if it has one (rule cpp.output.package-namespace). */
function inNamespace(out: Printer, { namespace }: FileContent, body: () => void): void {
  if (namespace !== '') {
    out.print`namespace ${namespace} {`;
    out.blank();
  }
  body();
  if (namespace !== '') {
    out.blank();
    out.print`}  // namespace ${namespace}`;
  }
}
