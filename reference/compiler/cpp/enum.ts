// Enums at namespace scope, and their aliases in the enclosing class (rules cpp.enum.*).
import type { EnumDescriptor, EnumValueDescriptor } from '../schema/model/descriptor';
import { int32Literal } from './literals';
import { INTERNAL, RT } from './model';
import { FileScope, qualified, qualifiedName, qualifiedValue } from './naming/cpp-names';
import { hasArraySize } from './naming/derived-names';
import type { Printer } from './printer';
import { indexInFile, registrationOf } from './registration';

const INT32_MAX = 2147483647;

function limits(type: EnumDescriptor): { smallest: EnumValueDescriptor; largest: EnumValueDescriptor } {
  return {
    smallest: type.values.reduce((a, b) => (b.number < a.number ? b : a)),
    largest: type.values.reduce((a, b) => (b.number > a.number ? b : a)),
  };
}

/**
 * The return type of `Foo_Name` (rules cpp.enum.name, cpp.dialect.enum-helpers-2024). The text lives as long as the
 * process.
 */
function nameType(type: EnumDescriptor): string {
  return namesAreViews(type) ? '::absl::string_view' : 'const ::std::string&';
}

/** Whether `Foo_Name` returns a string_view: from edition 2024 on, unless a feature says otherwise. */
export function namesAreViews(type: EnumDescriptor): boolean {
  return type.features.cpp.enumNameUsesStringView;
}

/** Prints the enum type, its constants and the declarations of its functions; `lite` enums have no descriptor. */
export function enumDeclaration(out: Printer, type: EnumDescriptor, lite: boolean, exported: string): void {
  const scope = FileScope.of(type.file);
  const Foo = scope.type(type);
  const names = scope.enumNames(type);
  const { smallest, largest } = limits(type);

  out.print`enum ${Foo} : int {`;
  out.indent(() => {
    // `line`, because an enum may have a hundred thousand values.
    for (const value of type.values) out.line(`${scope.enumValue(value)} = ${int32Literal(value.number)},`);
    if (!type.isClosed) {
      // With these enumerators, the C++ enum can hold any int.
      out.print`${names.minSentinel} = ${int32Literal(-2147483648)},`;
      out.print`${names.maxSentinel} = ${int32Literal(INT32_MAX)},`;
    }
  });
  out.print`
    };
    extern ${exported}const ${INTERNAL}::EnumTable ${names.table};
    ${exported}bool ${names.isValid}(int value);
    constexpr ${Foo} ${names.min} = ${scope.enumValue(smallest)};
    constexpr ${Foo} ${names.max} = ${scope.enumValue(largest)};
  `;
  if (hasArraySize(type)) out.print`constexpr int ${names.arraySize} = ${names.max} + 1;`;
  out.print`
    ${exported}${nameType(type)} ${names.name}(int value);
    ${exported}bool ${names.parse}(${INTERNAL}::StringArg name, ${Foo}* value);
  `;
  if (lite) return;
  out.print`
    ${exported}const ${RT}::EnumDescriptor* ${names.descriptor}();
    ${exported}bool AbslParseFlag(${INTERNAL}::StringArg text, ${Foo}* value, ::std::string* error);
    ${exported}::std::string AbslUnparseFlag(${Foo} value);
  `;
}

const hex = (word: number): string => `0x${word.toString(16)}u`;

/**
 * The bits of EnumTable: see enum_table.h of the runtime.
 * @param numbers the enum's numbers, ascending
 * @returns 32-bit words and how many numbers they cover; none if the numbers have no gaps
 */
function definedBits(numbers: readonly number[]): { words: number[]; count: number } {
  const places = numbers.map((number) => number - numbers[0]!);
  if (places.at(-1) === places.length - 1) return { words: [], count: 0 };
  // A bit for each of at most 32 times as many numbers as the enum defines.
  const covered = places.findLastIndex((place, index) => place < 32 * (index + 1));
  const count = places[covered]! + 1;
  const words = Array.from({ length: Math.ceil(count / 32) }, () => 0);
  for (const place of places.slice(0, covered + 1)) words[Math.floor(place / 32)]! += 2 ** (place % 32);
  return { words, count };
}

/** Prints the enum's table and functions. */
export function enumDefinition(out: Printer, type: EnumDescriptor, lite: boolean): void {
  const scope = FileScope.of(type.file);
  const Foo = scope.type(type);
  const names = scope.enumNames(type);
  const byNumber = [...type.values].sort((a, b) => a.number - b.number);
  // The sort is stable, so the first value declared with a number names it.
  const isNaming = (value: EnumValueDescriptor, index: number) => byNumber[index - 1]?.number !== value.number;
  const naming = byNumber.filter(isNaming);
  const aliases = byNumber.filter((value, index) => !isNaming(value, index));
  const { words, count } = definedBits(naming.map(({ number }) => number));

  const labels = [...naming, ...aliases];
  out.print`static const char ${names.labelText}[] =`;
  out.indent(() => {
    for (const { name } of labels) out.line(`"${name}\\0"${name === labels.at(-1)?.name ? ';' : ''}`);
  });
  out.print`
    static const int ${names.numbers}[] = {${labels.map(({ number }) => int32Literal(number)).join(', ')}};
    static const ::std::string* ${names.nameTable} = nullptr;
  `;
  if (count > 0) out.line(`static const ::uint32_t ${names.bits}[] = {${words.map(hex).join(', ')}};`);
  out.print`
    const ${INTERNAL}::EnumTable ${names.table} = {
      ${names.labelText}, ${names.numbers}, ${naming.length}, ${byNumber.length}, &${names.nameTable}, ${count > 0 ? names.bits : 'nullptr'}, ${count}};
    bool ${names.isValid}(int value) { return ${INTERNAL}::EnumIsValid(${names.table}, value); }
    ${nameType(type)} ${names.name}(int value) { return ${INTERNAL}::EnumName(${names.table}, value); }
    bool ${names.parse}(${INTERNAL}::StringArg name, ${Foo}* value) {
      int number;
      if (!${INTERNAL}::EnumParse(${names.table}, name, &number)) return false;
      *value = static_cast<${Foo}>(number);
      return true;
    }
  `;
  if (!lite) {
    out.print`const ${RT}::EnumDescriptor* ${names.descriptor}() {`;
    out.print`  return ${INTERNAL}::EnumDescriptorAt(${registrationOf(type.file)}, ${indexInFile(type)});`;
    out.print`
      }
      bool AbslParseFlag(${INTERNAL}::StringArg text, ${Foo}* value, ::std::string* error) {
        int number;
        if (!${INTERNAL}::ParseEnumFlag(${names.table}, text, &number, error)) return false;
        *value = static_cast<${Foo}>(number);
        return true;
      }
      ::std::string AbslUnparseFlag(${Foo} value) { return ${INTERNAL}::UnparseEnumFlag(${names.table}, value); }
    `;
  }
}

/** Prints a nested enum's aliases in its class (rules cpp.enum.nested, cpp.enum.nested-static, cpp.enum.descriptor). */
export function enumAliases(out: Printer, type: EnumDescriptor, lite: boolean): void {
  const scope = FileScope.of(type.file);
  const E = scope.alias(type);
  const inside = scope.aliasNames(type);
  const outside = scope.enumNames(type);
  // Qualified, because the class may have members with these names.
  const from = (name: string) => qualifiedName(type.file, name);

  out.print`using ${E} = ${qualified(type)};`;
  for (const value of type.values) {
    out.print`static constexpr ${E} ${scope.alias(value)} = ${qualifiedValue(value)};`;
  }
  out.print`
    static bool ${inside.isValid}(int value) { return ${from(outside.isValid)}(value); }
    static constexpr ${E} ${inside.min} = ${from(outside.min)};
    static constexpr ${E} ${inside.max} = ${from(outside.max)};
  `;
  if (hasArraySize(type)) out.print`static constexpr int ${inside.arraySize} = ${from(outside.arraySize)};`;
  out.print`
    static ${nameType(type)} ${inside.name}(int value) { return ${from(outside.name)}(value); }
    static bool ${inside.parse}(${INTERNAL}::StringArg name, ${E}* value) { return ${from(outside.parse)}(name, value); }
  `;
  if (!lite) {
    out.print`static const ${RT}::EnumDescriptor* ${inside.descriptor}() { return ${from(outside.descriptor)}(); }`;
  }
}

/** Prints the type traits of generated enums, outside the file's namespace. */
export function enumTraits(out: Printer, types: readonly EnumDescriptor[], lite: boolean): void {
  out.print`
    namespace google::protobuf {
  `;
  for (const type of types) {
    const Foo = qualified(type);
    out.print`template <> struct is_proto_enum<${Foo}> : ::std::true_type {};`;
    if (!lite) {
      const descriptor = qualifiedName(type.file, FileScope.of(type.file).enumNames(type).descriptor);
      out.print`template <> inline const EnumDescriptor* GetEnumDescriptor<${Foo}>() { return ${descriptor}(); }`;
    }
  }
  out.print`
    }  // namespace google::protobuf
  `;
}
