// Accessors of a singular message or group (rules cpp.field.message-*, cpp.oneof.message). Declared in the class, defined
// after all classes of the file, because the field's class may come later.
import { type FieldModel, presenceOf } from '../model';
import type { Printer } from '../printer';
import { qualified } from '../scope';

export function messageFieldDeclarations(out: Printer, model: FieldModel): void {
  const { name, field } = model;
  const T = qualified(field.messageType!);
  out.print`
    bool has_${name}() const { return ${presenceOf(model).test}; }
    const ${T}& ${name}() const;
    ${T}* mutable_${name}();
    void clear_${name}();
    void set_allocated_${name}(${T}* value);
    [[nodiscard]] ${T}* release_${name}();
  `;
}

export function messageFieldDefinitions(out: Printer, model: FieldModel): void {
  const { name, member, presence, field } = model;
  const { test, set, clear } = presenceOf(model);
  const T = qualified(field.messageType!);
  const Foo = model.owner.className;
  const value = `fields_.${member}`;

  if (presence.kind === 'oneof') {
    out.print`
      inline const ${T}& ${Foo}::${name}() const {
        return ${test} ? static_cast<const ${T}&>(*${value}) : ${T}::default_instance();
      }
      inline ${T}* ${Foo}::mutable_${name}() {
        if (!(${test})) set_allocated_${name}(new ${T}());
        return static_cast<${T}*>(${value});
      }
      inline void ${Foo}::clear_${name}() {
        if (${test}) ${clear};
      }
      inline void ${Foo}::set_allocated_${name}(${T}* value) {
        ${clear};
        if (value == nullptr) return;
        ${set};
        ${value} = value;
      }
      inline ${T}* ${Foo}::release_${name}() {
        if (!(${test})) return nullptr;
        fields_.cases[${presence.index}] = 0;
        return static_cast<${T}*>(${value});
      }
    `;
    return;
  }
  // An unset field may keep an object, empty, to be used again.
  out.print`
    inline const ${T}& ${Foo}::${name}() const {
      return ${value} != nullptr ? static_cast<const ${T}&>(*${value}) : ${T}::default_instance();
    }
    inline ${T}* ${Foo}::mutable_${name}() {
      ${set};
      if (${value} == nullptr) ${value} = new ${T}();
      return static_cast<${T}*>(${value});
    }
    inline void ${Foo}::clear_${name}() {
      if (${test}) static_cast<${T}*>(${value})->Clear();
      ${clear};
    }
    inline void ${Foo}::set_allocated_${name}(${T}* value) {
      delete static_cast<${T}*>(${value});
      ${value} = value;
      if (value != nullptr) {
        ${set};
      } else {
        ${clear};
      }
    }
    inline ${T}* ${Foo}::release_${name}() {
      if (!(${test})) return nullptr;
      ${clear};
      ${T}* released = static_cast<${T}*>(${value});
      ${value} = nullptr;
      return released;
    }
  `;
}
