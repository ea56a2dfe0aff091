// The functions that move and swap messages, and the destructor, generated under `optimize_for = SPEED`. They do what the
// runtime does with the table. See generated_contents.h of the runtime.
import { oneofClear } from './clear';
import { type FieldModel, hasStrings, hasWriter, INTERNAL, type MessageModel } from './model';
import { qualified } from './naming/cpp-names';
import type { Printer } from './printer';

/** Whether the class is moved and swapped as bytes by its own functions. */
export function movesAsBytes(model: MessageModel): boolean {
  return hasWriter(model) && model.stored.every(({ storage }) => storage !== 'cord');
}

/** Prints what moving and Swap() call, of a class that moves as bytes. */
export function messageSwap(out: Printer, { className: Foo }: MessageModel): void {
  out.print`void ${Foo}::InternalSwap(${Foo}* other) { ${INTERNAL}::SwapMessages<sizeof(${Foo})>(*this, *other, table_); }`;
}

/** Prints the destructor. */
export function messageDestructor(out: Printer, model: MessageModel): void {
  const { className: Foo, stored, oneofs, message } = model;
  const cords = stored.some(({ storage }) => storage === 'cord');
  if (!hasWriter(model) || cords || message.extensionRanges.length > 0) {
    out.print`${Foo}::~${Foo}() { DestroyFields(table_); }`;
    return;
  }
  const destroyed = stored.flatMap((field) => destroying(field) ?? []);
  // If it is more than a test, it is not inlined where objects are freed.
  const isLong = destroyed.length + oneofs.length > 0 || hasStrings(model);
  out.print`${isLong ? '[[gnu::noinline]] ' : ''}${Foo}::~${Foo}() {`;
  out.indent(() => {
    out.print`
      if (unknown_ != nullptr) {
        DestroyFields(table_);
        return;
      }
    `;
    for (const statement of destroyed) out.print`${statement};`;
    for (const oneof of oneofs) oneofClear(out, oneof);
    if (hasStrings(model)) out.print`if (fields_.strings.IsUsed()) ${INTERNAL}::DestroyStrings(*this, table_);`;
  });
  out.print`}`;
}

/** The statement that destroys what a field owns; undefined if it owns nothing, or only a string of the pool. */
function destroying(model: FieldModel): string | undefined {
  const { storage, field, member, owner } = model;
  const value = `fields_.${member}`;
  const byTable = `${INTERNAL}::DestroyEntry(*this, table_, Tables_::entries[${owner.entries.indexOf(model)}])`;
  switch (storage) {
    case 'scalar':
    case 'enum':
    case 'string':
      return undefined;
    case 'message':
      return `delete static_cast<${qualified(field.messageType!)}*>(${value})`;
    case 'repeatedMessage':
      return `if (${value}.Capacity() != 0) ${INTERNAL}::DestroyMessages(${value})`;
    case 'repeatedScalar':
    case 'repeatedString':
      return `if (${value}.Capacity() != 0) ${byTable}`;
    default:
      return byTable;
  }
}
