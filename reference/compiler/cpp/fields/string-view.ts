// Accessors of string and bytes fields whose string type is VIEW (rules cpp.field.string-view-api, -no-mutable). They
// are stored like other strings; only their accessors differ.
import { type FieldModel, INTERNAL, presenceOf, RT } from '../model';
import type { Printer } from '../printer';
import { unsetString } from './string';

const VIEW = '::absl::string_view';

export function stringViewField(out: Printer, model: FieldModel): void {
  const { name, names, member, presence } = model;
  const { test, set, clear } = presenceOf(model);
  const value = `fields_.${member}`;

  switch (presence.kind) {
    case 'implicit':
      out.print`
        ${VIEW} ${name}() const { return ${value}.Get(); }
        void ${names.set}(${INTERNAL}::StringArg value) { ${value}.Set(value, fields_.strings); }
        void ${names.clear}() { ${value}.Clear(); }
      `;
      break;
    case 'explicit':
      out.print`
        bool ${names.has}() const { return ${test}; }
        ${VIEW} ${name}() const { return ${test} ? ${value}.Get() : ${unsetString(model)}; }
        void ${names.set}(${INTERNAL}::StringArg value) {
          ${set};
          ${value}.Set(value, fields_.strings);
        }
        void ${names.clear}() {
          ${clear};
          ${value}.Clear();
        }
      `;
      break;
    case 'oneof':
      out.print`
        bool ${names.has}() const { return ${test}; }
        ${VIEW} ${name}() const { return ${test} ? *${value} : ${unsetString(model)}; }
        void ${names.set}(${INTERNAL}::StringArg value) {
          if (${test}) {
            value.AssignTo(${value});
            return;
          }
          // Copied before the other member is destroyed: the value may refer to it.
          ::std::string* made = value.ToHeap();
          ${clear};
          ${set};
          ${value} = InternalOwn(made);
        }
        void ${names.clear}() {
          if (${test}) ${clear};
        }
      `;
  }
}

export function repeatedStringViewField(out: Printer, { name, names, member }: FieldModel): void {
  const Container = `${RT}::RepeatedPtrField<::std::string>`;
  const values = `fields_.${member}`;
  out.print`
    int ${names.size}() const { return ${values}.size(); }
    const ${Container}& ${name}() const { return ${values}; }
    ${Container}* ${names.mutable}() { return &${values}; }
    ${VIEW} ${name}(int index) const { return ${values}.Get(index); }
    void ${names.set}(int index, ${INTERNAL}::StringArg value) { value.AssignTo(${values}.Mutable(index)); }
    void ${names.add}(${INTERNAL}::StringArg value) { value.AssignTo(${values}.Add()); }
    void ${names.clear}() { ${values}.Clear(); }
  `;
}
