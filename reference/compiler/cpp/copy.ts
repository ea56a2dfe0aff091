// The functions that copy a message into an empty one, and into any, generated under `optimize_for = SPEED`. They do
// what the runtime does with the table. See generated_contents.h of the runtime.
import {
  type FieldModel,
  INTERNAL,
  isGeneratedHere,
  isWritten,
  type MessageModel,
  type OneofModel,
  RT,
  scalarSize,
} from './model';
import { qualified } from './naming/cpp-names';
import { placeOf } from './places';
import type { Printer } from './printer';
import { byWord, ifSet } from './set-fields';

/** The declaration of a copy function, without its semicolon. */
export function copySignature(name: string): string {
  return `void ${name}(${RT}::MessageLite& message, const ${RT}::MessageLite& other)`;
}

/** Whether copying is so little that its callers do it themselves: the class has numbers only. */
export function copiesBytes({ fields, message }: MessageModel): boolean {
  const isNumber = ({ storage }: FieldModel): boolean => storage === 'scalar' || storage === 'enum';
  return message.extensionRanges.length === 0 && fields.every(isNumber);
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
    // A call that is the last one saves no registers: that of a submessage, or this one.
    const copyUnknown = `${INTERNAL}::CopyUnknown(message, other, table_);`;
    if (!copiesBytes(model)) out.print`${copyUnknown}`;
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
    for (const oneof of oneofs) oneofCopy(out, oneof);
    if (model.message.extensionRanges.length > 0) out.print`${INTERNAL}::CopyExtensions(message, other, table_);`;
    if (copiesBytes(model)) out.print`${copyUnknown}`;
  });
  out.print`}`;
}

/** Prints CopyFrom(). Copying replaces all numbers, so that a class of numbers only is not cleared first. */
export function messageCopyFrom(out: Printer, model: MessageModel): void {
  const { className: Foo } = model;
  if (!copiesBytes(model)) {
    out.print`void ${Foo}::CopyFrom(const ${Foo}& from) { ${INTERNAL}::CopyContents(*this, from, table_); }`;
    return;
  }
  out.print`
    void ${Foo}::CopyFrom(const ${Foo}& from) {
      if (&from == this) return;
      ${INTERNAL}::ClearUnknown(*this, table_);
      Tables_::Copy(*this, from);
    }
  `;
}

/** Prints MergeFrom(). Merging into a message without a set field is copying; the rest is up to the table. */
export function messageMerge(out: Printer, model: MessageModel): void {
  const { className: Foo, oneofs, zeroed, hasbitWords } = model;
  const words = [
    ...Array.from({ length: hasbitWords }, (_, word) => `fields_.hasbits[${word}]`),
    ...oneofs.map(({ index }) => `fields_.cases[${index}]`),
  ];
  // Numbers of implicit presence can be set without a trace in the hasbits.
  const untracked = zeroed.some(({ presence }) => presence.kind === 'implicit');
  out.print`void ${Foo}::MergeFrom(const ${Foo}& from) {`;
  out.indent(() => {
    const numbers = untracked ? ` && ${INTERNAL}::AreZero(&fields_, ${placeOf(zeroed)})` : '';
    out.print`
      const bool blank = (${words.join(' | ')}) == 0${numbers};
      if (blank && &from != this) {
        Tables_::Copy(*this, from);
      } else {
        InternalMergeFrom(from);
      }
    `;
  });
  out.print`}`;
}

/** Copies the active member of a oneof. */
function oneofCopy(out: Printer, { index, fields }: OneofModel): void {
  const copies = fields.flatMap((field) => {
    const copy = memberCopy(field);
    return copy === undefined ? [] : [{ field, copy }];
  });
  const [one] = fields;
  // All members begin at the same place.
  const place = `offsetof(Fields_, ${one!.member})`;
  if (copies.length < fields.length) {
    const numbers = fields.filter(({ storage }) => storage === 'scalar' || storage === 'enum');
    const size = Math.max(...numbers.map(({ field }) => scalarSize(field)));
    out.print`${INTERNAL}::CopyBytes(&fields_, &from, ${place}, ${size});`;
  }
  if (copies.length > 0) {
    out.print`switch (from.cases[${index}]) {`;
    out.indent(() => {
      for (const { field, copy } of copies) {
        out.print`
          case ${field.field.number}:
            ${copy};
            break;
        `;
      }
    });
    out.print`}`;
  }
  // Last: until then the storage in the copy has no value.
  out.print`fields_.cases[${index}] = from.cases[${index}];`;
}

/** The expression that copies an active member that owns memory; undefined for a number. */
function memberCopy(model: FieldModel): string | undefined {
  const { storage, field, member, owner } = model;
  switch (storage) {
    case 'scalar':
    case 'enum':
      return undefined;
    case 'string':
      return `${INTERNAL}::CopyMemberString(message, fields_.${member}, *from.${member})`;
    case 'message':
      return `${INTERNAL}::CopyMessage<${qualified(field.messageType!)}>(message, fields_.${member} = nullptr, *from.${member})`;
    default:
      return `${INTERNAL}::CopyMemberCord(message, other, table_, entries[${owner.entries.indexOf(model)}])`;
  }
}

/** The expression that copies a field that owns memory and is not empty. */
function copying(model: FieldModel, strings: number): string {
  const { storage, field, member, owner } = model;
  switch (storage) {
    case 'message':
      return `${INTERNAL}::CopyMessage<${qualified(field.messageType!)}>(message, fields_.${member}, *from.${member})`;
    case 'string':
      return `${INTERNAL}::CopyString(fields_.${member}, from.${member}, fields_.strings, ${strings})`;
    case 'repeatedScalar':
      return `${INTERNAL}::CopyNumbers(&fields_.${member}, &from.${member}, ${scalarSize(field)})`;
    case 'repeatedString':
      return `${INTERNAL}::CopyStrings(&fields_.${member}, &from.${member})`;
    case 'repeatedMessage':
      if (isGeneratedHere(model)) return `${INTERNAL}::CopyMessages(fields_.${member}, from.${member})`;
      return `${INTERNAL}::CopyEntry(message, other, table_, entries[${owner.entries.indexOf(model)}])`;
    default:
      return `${INTERNAL}::CopyEntry(message, other, table_, entries[${owner.entries.indexOf(model)}])`;
  }
}
