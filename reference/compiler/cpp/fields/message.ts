// Accessors of a singular message or group (rules cpp.field.message-*, cpp.oneof.message). Declared in the class,
// defined after all classes of the file, because the field's class may come later.
import { type FieldModel, presenceOf } from '../model';
import { qualified } from '../naming/cpp-names';
import type { Printer } from '../printer';

export function messageFieldDeclarations(out: Printer, model: FieldModel): void {
  const { name, names, field } = model;
  const T = qualified(field.messageType!);
  out.print`
    bool ${names.has}() const { return ${presenceOf(model).test}; }
    const ${T}& ${name}() const;
    ${T}* ${names.mutable}();
    void ${names.clear}();
    void ${names.setAllocated}(${T}* value);
    void ${names.unsafeArenaSetAllocated}(${T}* value);
    [[nodiscard]] ${T}* ${names.release}();
    [[nodiscard]] ${T}* ${names.unsafeArenaRelease}();
  `;
}

export function messageFieldDefinitions(out: Printer, model: FieldModel): void {
  const { name, names, member, presence, field } = model;
  const { test, set, clear } = presenceOf(model);
  const T = qualified(field.messageType!);
  const Foo = model.owner.className;
  const value = `fields_.${member}`;

  if (presence.kind === 'oneof') {
    out.print`
      inline const ${T}& ${Foo}::${name}() const {
        return ${test} ? static_cast<const ${T}&>(*${value}) : ${T}::default_instance();
      }
      inline ${T}* ${Foo}::${names.mutable}() {
        if (!(${test})) ${names.unsafeArenaSetAllocated}(InternalNewMember<${T}>());
        return static_cast<${T}*>(${value});
      }
      inline void ${Foo}::${names.clear}() {
        if (${test}) ${clear};
      }
      inline void ${Foo}::${names.setAllocated}(${T}* value) {
        ${names.unsafeArenaSetAllocated}(static_cast<${T}*>(InternalReplace(nullptr, value)));
      }
      inline void ${Foo}::${names.unsafeArenaSetAllocated}(${T}* value) {
        ${clear};
        if (value == nullptr) return;
        ${set};
        ${value} = value;
      }
      inline ${T}* ${Foo}::${names.release}() {
        if (!(${test})) return nullptr;
        fields_.cases[${presence.index}] = 0;
        return static_cast<${T}*>(InternalRelease(${value}));
      }
      inline ${T}* ${Foo}::${names.unsafeArenaRelease}() {
        if (!(${test})) return nullptr;
        fields_.cases[${presence.index}] = 0;
        return static_cast<${T}*>(${value});
      }
    `;
    return;
  }
  // An unset field may keep an empty object for reuse.
  out.print`
    inline const ${T}& ${Foo}::${name}() const {
      return ${value} != nullptr ? static_cast<const ${T}&>(*${value}) : ${T}::default_instance();
    }
    inline ${T}* ${Foo}::${names.mutable}() {
      ${set};
      if (${value} == nullptr) ${value} = InternalNewMember<${T}>();
      return static_cast<${T}*>(${value});
    }
    inline void ${Foo}::${names.clear}() {
      if (${test}) static_cast<${T}*>(${value})->Clear();
      ${clear};
    }
    inline void ${Foo}::${names.setAllocated}(${T}* value) {
      ${value} = InternalReplace(${value}, value);
      if (value != nullptr) {
        ${set};
      } else {
        ${clear};
      }
    }
    inline void ${Foo}::${names.unsafeArenaSetAllocated}(${T}* value) {
      ${value} = UnsafeArenaInternalReplace(${value}, value);
      if (value != nullptr) {
        ${set};
      } else {
        ${clear};
      }
    }
    inline ${T}* ${Foo}::${names.release}() {
      if (!(${test})) return nullptr;
      ${clear};
      ${T}* released = static_cast<${T}*>(InternalRelease(${value}));
      ${value} = nullptr;
      return released;
    }
    inline ${T}* ${Foo}::${names.unsafeArenaRelease}() {
      if (!(${test})) return nullptr;
      ${clear};
      ${T}* released = static_cast<${T}*>(${value});
      ${value} = nullptr;
      return released;
    }
  `;
}
