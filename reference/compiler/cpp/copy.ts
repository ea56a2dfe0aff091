// The function that copies a message into an empty one, generated under `optimize_for = SPEED`. It does what the runtime
// does with the table. See generated_contents.h of the runtime.
import { type FieldModel, INTERNAL, isWritten, type MessageModel, RT } from './model';
import { qualified } from './naming/cpp-names';
import { placeOf } from './places';
import type { Printer } from './printer';
import { byWord, ifSet } from './set-fields';

/** The declaration of a copy function, without its semicolon. */
export function copySignature(name: string): string {
  return `void ${name}(${RT}::MessageLite& message, const ${RT}::MessageLite& other)`;
}

/** Prints the definition of the copy function. */
export function messageCopy(out: Printer, model: MessageModel): void {
  const { className: Foo, entries, stored, oneofs, zeroed, defaulted } = model;
  const strings = stored.filter(({ storage }) => storage === 'string').length;
  const statement = (field: FieldModel): string => copying(field, strings);
  out.print`${copySignature(`${Foo}::Tables_::Copy`)} {`;
  out.indent(() => {
    out.print`
      Fields_& fields_ = static_cast<${Foo}&>(message).fields_;
      const Fields_& from = static_cast<const ${Foo}&>(other).fields_;
    `;
    const owners = stored.filter(({ storage }) => storage !== 'scalar' && storage !== 'enum');
    // Numbers that are not set hold their defaults in both messages.
    const scalars = [...zeroed, ...defaulted];
    if (scalars.length > 0) out.print`${INTERNAL}::CopyBytes(&fields_, &from, ${placeOf(scalars)});`;
    for (let word = 0; word < model.hasbitWords; word++) {
      out.print`fields_.hasbits[${word}] = from.hasbits[${word}];`;
    }
    for (const { word, fields } of byWord(entries)) {
      const owning = fields.filter((field) => owners.includes(field));
      if (owning.length === 0) continue;
      out.print`const ::uint32_t has${word} = from.hasbits[${word}];`;
      ifSet(out, `has${word}`, owning, statement);
    }
    for (const field of owners) {
      if (field.presence.kind === 'explicit') continue;
      const test = field.storage === 'map' ? '' : `if (${isWritten(field, `from.${field.member}`)}) `;
      out.print`${test}${statement(field)};`;
    }
    for (const { index } of oneofs) {
      out.print`if (from.cases[${index}] != 0) ${INTERNAL}::CopyOneof(message, other, table_, ${index});`;
    }
    if (model.message.extensionRanges.length > 0) out.print`${INTERNAL}::CopyExtensions(message, other, table_);`;
    out.print`${INTERNAL}::CopyUnknown(message, other, table_);`;
  });
  out.print`}`;
}

/** The expression that copies a field that owns memory and is not empty. */
function copying(model: FieldModel, strings: number): string {
  const { storage, field, member, owner } = model;
  switch (storage) {
    case 'message':
      return `${INTERNAL}::CopyMessage<${qualified(field.messageType!)}>(message, fields_.${member}, *from.${member})`;
    case 'string':
      return `${INTERNAL}::CopyString(fields_.${member}, from.${member}, fields_.strings, ${strings})`;
    default:
      return `${INTERNAL}::CopyEntry(message, other, table_, entries[${owner.entries.indexOf(model)}])`;
  }
}
