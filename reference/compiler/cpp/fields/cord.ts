// Accessors of a singular bytes field with Cord storage, including oneof members (rules cpp.field.cord*).
import { hasPresenceTest } from '../field-kind';
import { defaultBytes } from '../literals';
import { type FieldModel, INTERNAL, presenceOf } from '../model';
import type { Printer } from '../printer';

export const CORD = '::absl::Cord';
const VIEW = '::absl::string_view';

/** True if the unset field has a default other than the empty Cord. */
export function hasCordDefault(model: FieldModel): boolean {
  return model.storage === 'cord' && defaultBytes(model.field).length > 0;
}

export function cordField(out: Printer, model: FieldModel): void {
  const { name, names, member, presence, field } = model;
  const { test, set, clear } = presenceOf(model);
  const value = `fields_.${member}`;
  const unset = hasCordDefault(model) ? `Defaults_::${member}.Get()` : `${INTERNAL}::empty_cord.Get()`;

  if (presence.kind === 'implicit') {
    out.print`
      const ${CORD}& ${name}() const { return ${value}; }
      void ${names.set}(const ${CORD}& value) { ${value} = value; }
      void ${names.set}(${VIEW} value) { ${value} = value; }
      void ${names.clear}() { ${value}.Clear(); }
    `;
    return;
  }
  if (presence.kind === 'explicit') {
    const shown = hasCordDefault(model) ? `${test} ? ${value} : ${unset}` : value;
    // The document has it for proto3 `optional` and editions only, although proto2 fields have presence too.
    if (hasPresenceTest(field)) out.print`bool ${names.has}() const { return ${test}; }`;
    out.print`
      const ${CORD}& ${name}() const { return ${shown}; }
      void ${names.set}(const ${CORD}& value) {
        ${set};
        ${value} = value;
      }
      void ${names.set}(${VIEW} value) {
        ${set};
        ${value} = value;
      }
      void ${names.clear}() {
        ${clear};
        ${value}.Clear();
      }
    `;
    return;
  }
  out.print`
    bool ${names.has}() const { return ${test}; }
    const ${CORD}& ${name}() const { return ${test} ? *${value} : ${unset}; }
    void ${names.set}(const ${CORD}& value) {
      if (${test}) {
        *${value} = value;
        return;
      }
      // Copied before the other member is destroyed: the value may refer to it.
      ${CORD} copy(value);
      ${clear};
      ${value} = static_cast<${CORD}*>(${INTERNAL}::cord_operations.create());
      ${set};
      ${value}->swap(copy);
    }
    void ${names.set}(${VIEW} value) { ${names.set}(${CORD}(value)); }
    void ${names.clear}() {
      if (${test}) ${clear};
    }
  `;
}
