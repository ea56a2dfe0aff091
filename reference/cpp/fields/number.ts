// Accessors of a singular number or bool (rules cpp.field.numeric-*, cpp.oneof.numeric).
import { numericDefault } from '../literals';
import { type FieldModel, numberType, presenceOf } from '../model';
import type { Printer } from '../printer';

export function numberField(out: Printer, model: FieldModel): void {
  const { name, member, presence, field } = model;
  const { test, set, clear } = presenceOf(model);
  const T = numberType(field);
  const value = `fields_.${member}`;
  const unset = numericDefault(field);

  switch (presence.kind) {
    case 'implicit':
      out.print`
        ${T} ${name}() const { return ${value}; }
        void set_${name}(${T} value) { ${value} = value; }
        void clear_${name}() { ${value} = ${unset}; }
      `;
      break;
    case 'explicit':
      out.print`
        bool has_${name}() const { return ${test}; }
        ${T} ${name}() const { return ${value}; }
        void set_${name}(${T} value) {
          ${set};
          ${value} = value;
        }
        void clear_${name}() {
          ${clear};
          ${value} = ${unset};
        }
      `;
      break;
    case 'oneof':
      out.print`
        bool has_${name}() const { return ${test}; }
        ${T} ${name}() const { return ${test} ? ${value} : ${unset}; }
        void set_${name}(${T} value) {
          if (!(${test})) {
            ${clear};
            ${set};
          }
          ${value} = value;
        }
        void clear_${name}() {
          if (${test}) ${clear};
        }
      `;
  }
}
