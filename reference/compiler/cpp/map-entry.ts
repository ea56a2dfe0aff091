// The class of a map field's entries, for the full runtime: reflection treats a map as a repeated message field. User
// code does not mention the class, so it is in the source file and has no accessors; see map_mirror.h of the runtime.
import { privateMembers } from './message';
import { INTERNAL, type MessageModel, RT } from './model';
import type { Printer } from './printer';
import { messageTable } from './table';

export function mapEntryDefinition(out: Printer, model: MessageModel): void {
  const { className: Foo } = model;
  out.print`class ${Foo} final : public ${RT}::Message {`;
  out.line(' public:');
  out.indent(() => {
    out.print`
      ${Foo}() : fields_{} {}
      ~${Foo}() override { DestroyFields(table_); }
      ${Foo}* New() const override { return new ${Foo}(); }
    `;
  });
  privateMembers(out, model);
  out.print`};`;
  messageTable(out, model);
  out.print`const ${INTERNAL}::MessageTable& ${Foo}::GetMessageTable() const { return table_; }`;
}
