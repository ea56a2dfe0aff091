// Registers a source file with the full runtime: the descriptor's bytes, and the classes of its messages. See
// file_registration.h of the runtime.

import type { EnumDescriptor, FileDescriptor, MessageDescriptor, ServiceDescriptor } from '../schema/model/descriptor';
import { serialized } from '../schema/serialization/file-descriptor-proto';
import { stringLiteral, stringLiterals } from './literals';
import { INTERNAL } from './model';
import { qualified } from './naming/cpp-names';
import { fileIdentifier } from './naming/names';
import type { Printer } from './printer';

/** The name of the registration. It has a prefix because a file name may begin with a digit. */
function registrationName({ name }: FileDescriptor): string {
  return `file_${fileIdentifier(name)}`;
}

/** The file's registration, for expressions in generated source files. */
export function registrationOf(file: FileDescriptor): string {
  return `${INTERNAL}::files::${registrationName(file)}`;
}

/**
 * The index of a type or service among those of its file, by which the runtime finds its descriptor. A message, or map
 * entry, comes before its nested messages; enums of the file come before nested enums.
 */
export function indexInFile(element: Placed): number {
  const { file } = element;
  let places = placesIn.get(file);
  if (places === undefined) {
    const messages = messagesOf(file.messages);
    const enums = [...file.enums, ...messages.flatMap((message) => message.enums)];
    places = new Map(
      [messages, enums, file.services].flatMap((kind) => kind.map((one, index) => [one, index] as const)),
    );
    placesIn.set(file, places);
  }
  return places.get(element)!;
}

type Placed = MessageDescriptor | EnumDescriptor | ServiceDescriptor;

const placesIn = new WeakMap<FileDescriptor, ReadonlyMap<Placed, number>>();

function messagesOf(messages: readonly MessageDescriptor[]): MessageDescriptor[] {
  return messages.flatMap((message) => [message, ...messagesOf(message.messages)]);
}

/**
 * Prints the declarations of the registrations that the source file refers to, after the includes, outside namespaces.
 */
export function registrationDeclarations(out: Printer, file: FileDescriptor): void {
  out.print`namespace google::protobuf::internal::files {`;
  for (const declared of [...file.dependencies, file]) {
    out.print`extern const FileRegistration ${registrationName(declared)};`;
  }
  out.print`}  // namespace google::protobuf::internal::files`;
}

/**
 * Prints the registration, after all classes, outside namespaces.
 * @param generated the messages that have generated classes.
 */
export function fileRegistration(out: Printer, file: FileDescriptor, generated: ReadonlySet<MessageDescriptor>): void {
  const bytes = serialized(file, 'written');
  const name = registrationName(file);
  const messages = messagesOf(file.messages);
  out.print`namespace google::protobuf::internal::files {`;
  out.blank();
  out.print`
    static const char ${name}_bytes[] =
  `;
  const lines = stringLiterals(bytes, 116);
  out.indent(() => {
    lines.forEach((line, index) => {
      out.line(`  ${line}${index === lines.length - 1 ? ';' : ''}`);
    });
  });
  if (file.dependencies.length > 0) {
    const addresses = file.dependencies.map((dependency) => `&${registrationName(dependency)}`);
    out.print`static const FileRegistration* const ${name}_dependencies[] = {${addresses.join(', ')}};`;
  }
  if (messages.length > 0) {
    out.print`static const MessageTable* const ${name}_messages[] = {`;
    out.indent(() => {
      for (const message of messages) {
        const table = generated.has(message) ? `MessageAccess::Table<${qualified(message)}>()` : 'nullptr';
        out.print`${table},`;
      }
    });
    out.print`};`;
  }
  out.print`
    static FileState ${name}_state;
    const FileRegistration ${name} = {
      ${stringLiteral(new TextEncoder().encode(file.name))},
      ${name}_bytes,
      ${bytes.length},
      ${file.dependencies.length},
      ${messages.length},
      ${file.dependencies.length > 0 ? `${name}_dependencies` : 'nullptr'},
      ${messages.length > 0 ? `${name}_messages` : 'nullptr'},
      &${name}_state,
    };
    static const FileRegistrar ${name}_registrar(${name});

    }  // namespace google::protobuf::internal::files
  `;
}
