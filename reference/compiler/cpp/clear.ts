// Clear(), generated under `optimize_for = SPEED`. It does what the runtime does with the table. See
// generated_contents.h of the runtime.
import { enumDefault } from './fields/enum';
import { numericDefault } from './literals';
import { type FieldModel, INTERNAL, type MessageModel, type OneofModel } from './model';
import { qualified } from './naming/cpp-names';
import { placeOf } from './places';
import type { Printer } from './printer';
import { byWord, ifSet, maskOf } from './set-fields';

/** Prints the definition of Clear(). */
export function messageClear(out: Printer, model: MessageModel): void {
  const { className: Foo, entries, stored, oneofs, zeroed, defaulted } = model;
  out.print`void ${Foo}::Clear() {`;
  out.indent(() => {
    const owners = stored.filter(({ storage }) => storage !== 'scalar' && storage !== 'enum');
    for (const { word, fields } of byWord(entries)) {
      const owning = fields.filter((field) => owners.includes(field));
      if (owning.length === 0) continue;
      out.print`const ::uint32_t has${word} = fields_.hasbits[${word}];`;
      ifSet(out, `has${word}`, owning, clearing);
    }
    const changed = byWord(defaulted).map(({ word, fields }) => `(fields_.hasbits[${word}] & ${maskOf(fields)})`);
    if (changed.length > 0) {
      // The C++ compiler makes blocks of these numbers, which are neighbours.
      out.print`if ((${changed.join(' | ')}) != 0) {`;
      out.indent(() => {
        for (const field of defaulted) out.print`fields_.${field.member} = ${defaultOf(field)};`;
      });
      out.print`}`;
    }
    for (const field of owners) if (field.presence.kind !== 'explicit') out.print`${clearing(field)};`;
    for (const oneof of oneofs) {
      oneofClear(out, oneof);
      out.print`fields_.cases[${oneof.index}] = 0;`;
    }
    if (zeroed.length > 0) out.print`${INTERNAL}::ZeroBytes(&fields_, ${placeOf(zeroed)});`;
    for (let word = 0; word < model.hasbitWords; word++) out.print`fields_.hasbits[${word}] = 0;`;
    if (model.message.extensionRanges.length > 0) out.print`${INTERNAL}::ClearExtensions(*this, table_);`;
    out.print`${INTERNAL}::ClearUnknown(*this, table_);`;
  });
  out.print`}`;
}

/** Prints statements that destroy the active member of a oneof. */
export function oneofClear(out: Printer, { index, fields }: OneofModel): void {
  const owners = fields.filter(({ storage }) => storage !== 'scalar' && storage !== 'enum');
  if (owners.length === 0) return;
  if (owners.some(({ storage }) => storage === 'cord')) {
    out.print`if (fields_.cases[${index}] != 0) ${INTERNAL}::ClearOneof(*this, table_, ${index});`;
    return;
  }
  const strings = owners.filter(({ storage }) => storage === 'string');
  const others = owners.filter(({ storage }) => storage !== 'string');
  out.print`switch (fields_.cases[${index}]) {`;
  out.indent(() => {
    // All strings are at the same place.
    for (const { field } of strings) out.print`case ${field.number}:`;
    if (strings.length > 0) {
      out.print`
          ${INTERNAL}::DestroyMember(unknown_, fields_.${strings[0]!.member});
          break;
      `;
    }
    for (const { field, member } of others) {
      out.print`
        case ${field.number}:
          ${INTERNAL}::DestroyMember(unknown_, static_cast<${qualified(field.messageType!)}*>(fields_.${member}));
          break;
      `;
    }
  });
  out.print`}`;
}

/** The default of a number or an enum, as a literal. */
const defaultOf = ({ storage, field }: FieldModel): string =>
  storage === 'enum' ? enumDefault(field) : numericDefault(field);

/** The expression that clears a field that owns memory and is set, or has no presence. */
function clearing(model: FieldModel): string {
  const { storage, field, member, owner } = model;
  switch (storage) {
    case 'message':
      return `static_cast<${qualified(field.messageType!)}*>(fields_.${member})->Clear()`;
    case 'cord':
    case 'map':
      return `${INTERNAL}::ClearEntry(*this, table_, Tables_::entries[${owner.entries.indexOf(model)}])`;
    default:
      return `fields_.${member}.Clear()`;
  }
}
