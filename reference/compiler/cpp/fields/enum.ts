// Accessors of a singular enum field (rules cpp.field.enum-*, cpp.oneof.enum). The storage is an int, because an open
// enum may have undefined numbers. Debug builds abort on an undefined number (rule cpp.error.enum-set-abort).
import type { EnumValueDescriptor, FieldDescriptor } from '../../schema/model/descriptor';
import { int32Literal } from '../literals';
import { type FieldModel, INTERNAL, isValidFunction, presenceOf, setterPath } from '../model';
import { qualified } from '../naming/cpp-names';
import type { Printer } from '../printer';

/** The default of an enum field as a number. */
export function enumDefault(field: FieldDescriptor): string {
  return int32Literal((field.defaultValue as EnumValueDescriptor | undefined)?.number ?? 0);
}

export function enumField(out: Printer, model: FieldModel): void {
  const { name, names, member, presence, field } = model;
  const { test, set, clear } = presenceOf(model);
  const T = qualified(field.enumType!);
  const value = `fields_.${member}`;
  const unset = enumDefault(field);
  const check = `${INTERNAL}::CheckEnum(${isValidFunction(field.enumType!)}, "${setterPath(model, 'set')}", value)`;

  switch (presence.kind) {
    case 'implicit':
      out.print`
        ${T} ${name}() const { return static_cast<${T}>(${value}); }
        void ${names.set}(${T} value) {
          ${check};
          ${value} = value;
        }
        void ${names.clear}() { ${value} = ${unset}; }
      `;
      break;
    case 'explicit':
      out.print`
        bool ${names.has}() const { return ${test}; }
        ${T} ${name}() const { return static_cast<${T}>(${value}); }
        void ${names.set}(${T} value) {
          ${check};
          ${set};
          ${value} = value;
        }
        void ${names.clear}() {
          ${clear};
          ${value} = ${unset};
        }
      `;
      break;
    case 'oneof':
      out.print`
        bool ${names.has}() const { return ${test}; }
        ${T} ${name}() const { return static_cast<${T}>(${test} ? ${value} : ${unset}); }
        void ${names.set}(${T} value) {
          ${check};
          if (!(${test})) {
            ${clear};
            ${set};
          }
          ${value} = value;
        }
        void ${names.clear}() {
          if (${test}) ${clear};
        }
      `;
  }
}
