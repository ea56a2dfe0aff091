// Accessors of repeated fields (rules cpp.repeated.*): numbers and enums, strings and bytes, messages and groups.
import { type FieldModel, INTERNAL, isValidFunction, RT, scalarType, setterPath } from '../model';
import { qualified } from '../naming/cpp-names';
import type { Printer } from '../printer';

/** The declared type of the storage, which the container accessors return. */
export function containerType({ field, storage }: FieldModel): string {
  if (storage === 'repeatedString') return `${RT}::RepeatedPtrField<::std::string>`;
  if (storage === 'repeatedMessage') return `${RT}::RepeatedPtrField<${qualified(field.messageType!)}>`;
  return `${RT}::RepeatedField<${field.enumType !== undefined ? 'int' : scalarType(field)}>`;
}

/** The expression of the container: a packed field keeps its size beside it. */
function container({ member }: FieldModel): string {
  return `fields_.${member}`;
}

function containerAccessors(out: Printer, model: FieldModel): void {
  const { name, names } = model;
  const Container = containerType(model);
  out.print`
    int ${names.size}() const { return ${container(model)}.size(); }
    const ${Container}& ${name}() const { return ${container(model)}; }
    ${Container}* ${names.mutable}() { return &${container(model)}; }
  `;
}

export function repeatedScalarField(out: Printer, model: FieldModel): void {
  const { name, names, field } = model;
  const values = container(model);
  containerAccessors(out, model);
  if (field.enumType === undefined) {
    const T = scalarType(field);
    out.print`
      ${T} ${name}(int index) const { return ${values}.Get(index); }
      void ${names.set}(int index, ${T} value) { ${values}.Set(index, value); }
      void ${names.add}(${T} value) { ${values}.Add(value); }
      void ${names.clear}() { ${values}.Clear(); }
    `;
    return;
  }
  const T = qualified(field.enumType);
  // The document requires the check for repeated fields of closed enums only.
  const check = (setter: 'set' | 'add') =>
    field.treatsEnumAsClosed
      ? `${INTERNAL}::CheckEnum(${isValidFunction(field.enumType!)}, "${setterPath(model, setter)}", value); `
      : '';
  out.print`
    ${T} ${name}(int index) const { return static_cast<${T}>(${values}.Get(index)); }
    void ${names.set}(int index, ${T} value) { ${check('set')}${values}.Set(index, value); }
    void ${names.add}(${T} value) { ${check('add')}${values}.Add(value); }
    void ${names.clear}() { ${values}.Clear(); }
  `;
}

export function repeatedStringField(out: Printer, model: FieldModel): void {
  const { name, names } = model;
  const values = container(model);
  const character = model.field.type === 'bytes' ? 'void' : 'char';
  const bytes = '{static_cast<const char*>(value), size}';
  containerAccessors(out, model);
  out.print`
    const ::std::string& ${name}(int index) const { return ${values}.Get(index); }
    ::std::string* ${names.mutable}(int index) { return ${values}.Mutable(index); }
    void ${names.set}(int index, ${INTERNAL}::StringArg value) { value.AssignTo(${values}.Mutable(index)); }
    void ${names.set}(int index, const ${character}* value, ::size_t size) { ${names.set}(index, ${bytes}); }
    ::std::string* ${names.add}() { return ${values}.Add(); }
    void ${names.add}(${INTERNAL}::StringArg value) { value.AssignTo(${values}.Add()); }
    void ${names.add}(const ${character}* value, ::size_t size) { ${names.add}(${bytes}); }
    void ${names.clear}() { ${values}.Clear(); }
  `;
}

export function repeatedMessageDeclarations(out: Printer, model: FieldModel): void {
  const { name, names, field } = model;
  const T = qualified(field.messageType!);
  containerAccessors(out, model);
  out.print`
    const ${T}& ${name}(int index) const;
    ${T}* ${names.mutable}(int index);
    ${T}* ${names.add}();
    void ${names.clear}();
  `;
}

export function repeatedMessageDefinitions(out: Printer, model: FieldModel): void {
  const { name, names, field } = model;
  const T = qualified(field.messageType!);
  const Foo = model.owner.className;
  const values = container(model);
  out.print`
    inline const ${T}& ${Foo}::${name}(int index) const { return ${values}.Get(index); }
    inline ${T}* ${Foo}::${names.mutable}(int index) { return ${values}.Mutable(index); }
    inline ${T}* ${Foo}::${names.add}() { return ${values}.Add(); }
    inline void ${Foo}::${names.clear}() { ${values}.Clear(); }
  `;
}
