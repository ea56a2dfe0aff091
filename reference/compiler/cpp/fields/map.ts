// Accessors of a map field (rules cpp.map.get, cpp.map.mutable).
import type { FieldDescriptor } from '../../schema/model/descriptor';
import { type FieldModel, INTERNAL, RT, scalarType } from '../model';
import { qualified } from '../naming/cpp-names';
import type { Printer } from '../printer';

/** The fields `key` and `value` of a map field's entry message. */
export function entryFields(field: FieldDescriptor): { key: FieldDescriptor; value: FieldDescriptor } {
  const [key, value] = field.messageType?.fields ?? [];
  if (!field.isMap || key === undefined || value === undefined) throw new Error(`${field.fullName} is not a map field`);
  return { key, value };
}

/** Key and value types as template arguments: `::std::string, ::int32_t`. */
export function mapArguments(field: FieldDescriptor): string {
  const { key, value } = entryFields(field);
  return `${elementType(key)}, ${elementType(value)}`;
}

function elementType(field: FieldDescriptor): string {
  if (field.type === 'string' || field.type === 'bytes') return '::std::string';
  const declared = field.messageType ?? field.enumType;
  return declared === undefined ? scalarType(field) : qualified(declared);
}

/** The declared type of the storage. */
export function mapStorage({ field }: FieldModel): string {
  return `${INTERNAL}::MapField<${mapArguments(field)}>`;
}

export function mapFieldDeclarations(out: Printer, { name, names, member, field }: FieldModel): void {
  const M = `${RT}::Map<${mapArguments(field)}>`;
  out.print`
    int ${names.size}() const { return static_cast<int>(${name}().size()); }
    const ${M}& ${name}() const { return fields_.${member}.Get(); }
    ${M}* ${names.mutable}() { return fields_.${member}.Mutable(); }
    void ${names.clear}();
  `;
}

/** Definitions that destroy values. They follow all classes, because the class of the values may come later. */
export function mapFieldDefinitions(out: Printer, { names, owner }: FieldModel): void {
  out.print`inline void ${owner.className}::${names.clear}() { ${names.mutable}()->clear(); }`;
}
