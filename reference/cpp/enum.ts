// Enums at namespace scope, and as they appear in the class that they are declared in (rules cpp.enum.*).
import type { EnumDescriptor, EnumValueDescriptor } from '../schema/descriptor';
import { int32Literal } from './literals';
import { INTERNAL, RT } from './model';
import type { Printer } from './printer';
import { indexInFile, registrationOf } from './registration';
import { FileScope, qualified, qualifiedValue } from './scope';

const INT32_MAX = 2147483647;

function limits(type: EnumDescriptor): { smallest: EnumValueDescriptor; largest: EnumValueDescriptor } {
  return {
    smallest: type.values.reduce((a, b) => (b.number < a.number ? b : a)),
    largest: type.values.reduce((a, b) => (b.number > a.number ? b : a)),
  };
}

/** What gives a value's name (rules cpp.enum.name, cpp.dialect.enum-helpers-2024): the text lives as long as the process. */
function nameType(type: EnumDescriptor): string {
  return namesAreViews(type) ? '::absl::string_view' : 'const ::std::string&';
}

/** Do the enum's names come as string_view? From edition 2024 on, unless a feature says otherwise. */
export function namesAreViews(type: EnumDescriptor): boolean {
  return type.features.cpp.enumNameUsesStringView;
}

/** The enum type with its constants, and its functions' declarations; `lite` enums know no descriptor. */
export function enumDeclaration(out: Printer, type: EnumDescriptor, lite: boolean, exported: string): void {
  const scope = FileScope.of(type.file);
  const Foo = scope.type(type);
  const { smallest, largest } = limits(type);

  out.print`enum ${Foo} : int {`;
  out.indent(() => {
    for (const value of type.values) out.print`${scope.enumValue(value)} = ${int32Literal(value.number)},`;
    if (!type.isClosed) {
      // With these in it, a compiler knows that any int may come.
      out.print`${Foo}_INT_MIN_SENTINEL_DO_NOT_USE_ = ${int32Literal(-2147483648)},`;
      out.print`${Foo}_INT_MAX_SENTINEL_DO_NOT_USE_ = ${int32Literal(INT32_MAX)},`;
    }
  });
  out.print`
    };
    extern ${exported}const ${INTERNAL}::EnumTable ${Foo}_table_;
    ${exported}bool ${Foo}_IsValid(int value);
    constexpr ${Foo} ${Foo}_MIN = ${scope.enumValue(smallest)};
    constexpr ${Foo} ${Foo}_MAX = ${scope.enumValue(largest)};
  `;
  if (largest.number !== INT32_MAX) out.print`constexpr int ${Foo}_ARRAYSIZE = ${Foo}_MAX + 1;`;
  out.print`
    ${exported}${nameType(type)} ${Foo}_Name(int value);
    ${exported}bool ${Foo}_Parse(${INTERNAL}::StringArg name, ${Foo}* value);
  `;
  if (lite) return;
  out.print`
    ${exported}const ${RT}::EnumDescriptor* ${Foo}_descriptor();
    ${exported}bool AbslParseFlag(${INTERNAL}::StringArg text, ${Foo}* value, ::std::string* error);
    ${exported}::std::string AbslUnparseFlag(${Foo} value);
  `;
}

/** The enum's table and functions. */
export function enumDefinition(out: Printer, type: EnumDescriptor, lite: boolean): void {
  const Foo = FileScope.of(type.file).type(type);
  const byNumber = [...type.values].sort((a, b) => a.number - b.number);
  // Sorting keeps the order of definition among equals, so that the first of them is the one that names the number.
  const isNaming = (value: EnumValueDescriptor, index: number) => byNumber[index - 1]?.number !== value.number;
  const naming = byNumber.filter(isNaming);
  const aliases = byNumber.filter((value, index) => !isNaming(value, index));

  out.print`static const ${INTERNAL}::EnumLabel ${Foo}_labels_[] = {`;
  out.indent(() => {
    for (const { name, number } of [...naming, ...aliases]) out.print`{"${name}", ${int32Literal(number)}},`;
  });
  out.print`
    };
    static const ::std::string* ${Foo}_names_ = nullptr;
    const ${INTERNAL}::EnumTable ${Foo}_table_ = {${Foo}_labels_, ${naming.length}, ${byNumber.length}, &${Foo}_names_};
    bool ${Foo}_IsValid(int value) { return ${INTERNAL}::EnumIsValid(${Foo}_table_, value); }
    ${nameType(type)} ${Foo}_Name(int value) { return ${INTERNAL}::EnumName(${Foo}_table_, value); }
    bool ${Foo}_Parse(${INTERNAL}::StringArg name, ${Foo}* value) {
      int number;
      if (!${INTERNAL}::EnumParse(${Foo}_table_, name, &number)) return false;
      *value = static_cast<${Foo}>(number);
      return true;
    }
  `;
  if (!lite) {
    out.print`const ${RT}::EnumDescriptor* ${Foo}_descriptor() {`;
    out.print`  return ${INTERNAL}::EnumDescriptorAt(${registrationOf(type.file)}, ${indexInFile(type)});`;
    out.print`
      }
      bool AbslParseFlag(${INTERNAL}::StringArg text, ${Foo}* value, ::std::string* error) {
        int number;
        if (!${INTERNAL}::ParseEnumFlag(${Foo}_table_, text, &number, error)) return false;
        *value = static_cast<${Foo}>(number);
        return true;
      }
      ::std::string AbslUnparseFlag(${Foo} value) { return ${INTERNAL}::UnparseEnumFlag(${Foo}_table_, value); }
    `;
  }
}

/** A nested enum's aliases within its class (rules cpp.enum.nested, cpp.enum.nested-static, cpp.enum.descriptor). */
export function enumAliases(out: Printer, type: EnumDescriptor, lite: boolean): void {
  const scope = FileScope.of(type.file);
  // With its namespace: the class may have members of these names.
  const M_E = qualified(type);
  const E = scope.alias(type);
  const { largest } = limits(type);

  out.print`using ${E} = ${M_E};`;
  for (const value of type.values) {
    out.print`static constexpr ${E} ${scope.alias(value)} = ${qualifiedValue(value)};`;
  }
  out.print`
    static bool ${E}_IsValid(int value) { return ${M_E}_IsValid(value); }
    static constexpr ${E} ${E}_MIN = ${M_E}_MIN;
    static constexpr ${E} ${E}_MAX = ${M_E}_MAX;
  `;
  if (largest.number !== INT32_MAX) out.print`static constexpr int ${E}_ARRAYSIZE = ${M_E}_ARRAYSIZE;`;
  out.print`
    static ${nameType(type)} ${E}_Name(int value) { return ${M_E}_Name(value); }
    static bool ${E}_Parse(${INTERNAL}::StringArg name, ${E}* value) { return ${M_E}_Parse(name, value); }
  `;
  if (!lite) out.print`static const ${RT}::EnumDescriptor* ${E}_descriptor() { return ${M_E}_descriptor(); }`;
}

/** What lets templates tell the generated enums; printed outside the file's namespace. */
export function enumTraits(out: Printer, types: readonly EnumDescriptor[], lite: boolean): void {
  out.print`
    namespace google::protobuf {
  `;
  for (const type of types) {
    const Foo = qualified(type);
    out.print`template <> struct is_proto_enum<${Foo}> : ::std::true_type {};`;
    if (!lite) {
      out.print`template <> inline const EnumDescriptor* GetEnumDescriptor<${Foo}>() { return ${Foo}_descriptor(); }`;
    }
  }
  out.print`
    }  // namespace google::protobuf
  `;
}
