// Accessors of a singular string or bytes field (rules cpp.field.string-*, cpp.oneof.string).
import { defaultBytes } from '../literals';
import { type FieldModel, INTERNAL, presenceOf } from '../model';
import type { Printer } from '../printer';

/** True if the unset field has a default other than the empty string. */
export function hasStringDefault(model: FieldModel): boolean {
  return model.storage === 'string' && defaultBytes(model.field).length > 0;
}

/** The expression for the string that the getter of an unset field returns. */
export function unsetString(model: FieldModel): string {
  return hasStringDefault(model) ? `Defaults_::${model.member}.Get()` : `${INTERNAL}::EmptyString()`;
}

export function stringField(out: Printer, model: FieldModel): void {
  const { name, names, member, presence } = model;
  const { test, set, clear } = presenceOf(model);
  const value = `fields_.${member}`;
  // The document gives the setter of bytes a `void` pointer.
  const character = model.field.type === 'bytes' ? 'void' : 'char';

  if (presence.kind === 'implicit') {
    out.print`
      const ::std::string& ${name}() const { return ${value}.Get(); }
      void ${names.set}(${INTERNAL}::StringArg value) { ${value}.Set(value, fields_.strings); }
      void ${names.set}(const ${character}* value, ::size_t size) { ${value}.Set(static_cast<const char*>(value), size, fields_.strings); }
      ::std::string* ${names.mutable}() { return ${value}.Mutable(fields_.strings); }
      void ${names.clear}() { ${value}.Clear(); }
      void ${names.setAllocated}(::std::string* value) { ${value}.SetAllocated(InternalOwn(value), fields_.strings); }
      [[nodiscard]] ::std::string* ${names.release}() { return ${value}.Release(fields_.strings); }
    `;
    return;
  }
  if (presence.kind === 'explicit') {
    // Without a declared default, the unset field holds the empty string, so the getter need not test the hasbit.
    const shown = hasStringDefault(model) ? `${test} ? ${value}.Get() : ${unsetString(model)}` : `${value}.Get()`;
    out.print`
      bool ${names.has}() const { return ${test}; }
      const ::std::string& ${name}() const { return ${shown}; }
      void ${names.set}(${INTERNAL}::StringArg value) {
        ${set};
        ${value}.Set(value, fields_.strings);
      }
      void ${names.set}(const ${character}* value, ::size_t size) { ${names.set}({static_cast<const char*>(value), size}); }
      ::std::string* ${names.mutable}() {
        ${set};
        return ${value}.Mutable(fields_.strings);
      }
      void ${names.clear}() {
        ${clear};
        ${value}.Clear();
      }
      void ${names.setAllocated}(::std::string* value) {
        if (value != nullptr) {
          ${set};
        } else {
          ${clear};
        }
        ${value}.SetAllocated(InternalOwn(value), fields_.strings);
      }
      [[nodiscard]] ::std::string* ${names.release}() {
        if (!(${test})) return nullptr;
        ${clear};
        return ${value}.Release(fields_.strings);
      }
    `;
    return;
  }
  out.print`
    bool ${names.has}() const { return ${test}; }
    const ::std::string& ${name}() const { return ${test} ? *${value} : ${unsetString(model)}; }
    void ${names.set}(${INTERNAL}::StringArg value) {
      if (${test}) {
        value.AssignTo(${value});
      } else {
        // Copied before the other member is destroyed: the value may refer to it.
        ${names.setAllocated}(value.ToHeap());
      }
    }
    void ${names.set}(const ${character}* value, ::size_t size) { ${names.set}({static_cast<const char*>(value), size}); }
    ::std::string* ${names.mutable}() {
      if (!(${test})) ${names.setAllocated}(new ::std::string());
      return ${value};
    }
    void ${names.clear}() {
      if (${test}) ${clear};
    }
    void ${names.setAllocated}(::std::string* value) {
      ${clear};
      if (value == nullptr) return;
      ${set};
      ${value} = InternalOwn(value);
    }
    [[nodiscard]] ::std::string* ${names.release}() {
      if (!(${test})) return nullptr;
      fields_.cases[${presence.kind === 'oneof' ? presence.index : 0}] = 0;
      return InternalRelease(${value});
    }
  `;
}
