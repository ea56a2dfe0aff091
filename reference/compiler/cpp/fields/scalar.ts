// Accessors of a singular numeric or bool field (rules cpp.field.numeric-*, cpp.oneof.numeric).
import { numericDefault } from '../literals';
import { type FieldModel, presenceOf, scalarType } from '../model';
import type { Printer } from '../printer';

export function scalarField(out: Printer, model: FieldModel): void {
  const { name, names, member, presence, field } = model;
  const { test, set, clear } = presenceOf(model);
  const T = scalarType(field);
  const value = `fields_.${member}`;
  const unset = numericDefault(field);

  switch (presence.kind) {
    case 'implicit':
      out.print`
        ${T} ${name}() const { return ${value}; }
        void ${names.set}(${T} value) { ${value} = value; }
        void ${names.clear}() { ${value} = ${unset}; }
      `;
      break;
    case 'explicit':
      out.print`
        bool ${names.has}() const { return ${test}; }
        ${T} ${name}() const { return ${value}; }
        void ${names.set}(${T} value) {
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
        ${T} ${name}() const { return ${test} ? ${value} : ${unset}; }
        void ${names.set}(${T} value) {
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
