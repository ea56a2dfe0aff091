// From names of the schema to names of C++: rules that look at one name only. What depends on its neighbours is in scope.ts.

/**
 * Words that cannot be the name of anything: keywords and alternative tokens up to C++20, and macros that the headers
 * behind generated code, or those that programs usually include, define.
 */
const RESERVED_WORDS = new Set(
  `alignas alignof and and_eq asm assert auto bitand bitor bool break case catch char char8_t char16_t char32_t class
  compl concept const const_cast consteval constexpr constinit continue co_await co_return co_yield decltype default
  delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
  namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires
  return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try
  typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq
  NULL EOF errno stdin stdout stderr major minor makedev linux unix DOMAIN OVERFLOW UNDERFLOW SING PLOSS TLOSS INFINITY NAN
  HUGE_VAL CHAR_MIN CHAR_MAX INT_MIN INT_MAX UINT_MAX LONG_MIN LONG_MAX SHRT_MIN SHRT_MAX BUFSIZ RAND_MAX EXIT_SUCCESS
  EXIT_FAILURE INT8_MIN INT8_MAX INT16_MIN INT16_MAX INT32_MIN INT32_MAX INT64_MIN INT64_MAX UINT8_MAX UINT16_MAX
  UINT32_MAX UINT64_MAX SIZE_MAX TRUE FALSE offsetof NDEBUG`
    .trim()
    .split(/\s+/),
);

/** A name as an identifier: with a trailing underscore where C++ or a macro takes the word (rule cpp.naming.keyword). */
export function identifier(name: string): string {
  return RESERVED_WORDS.has(name) ? `${name}_` : name;
}

/** The name that a field's accessors are built on, before collisions (rules cpp.naming.accessors-lowercase, -upper-case). */
export function accessorName(fieldName: string): string {
  return identifier(fieldName.toLowerCase());
}

/**
 * CamelCase: a capital at the beginning and wherever a lower-case letter follows something that is no letter; capitals
 * stay; what is neither letter nor digit goes. `foo2bar_x` is `Foo2BarX`.
 */
export function camelCase(name: string): string {
  let result = '';
  let capital = true;
  for (const char of name) {
    if (/[a-z]/.test(char)) {
      result += capital ? char.toUpperCase() : char;
      capital = false;
    } else if (/[A-Z]/.test(char)) {
      result += char;
      capital = false;
    } else {
      if (/[0-9]/.test(char)) result += char;
      capital = true;
    }
  }
  return result;
}

/** The namespace of a package, `a::b`; empty for none. Segments that are keywords get an underscore. */
export function namespaceOf(packageName: string): string {
  return packageName === '' ? '' : packageName.split('.').map(identifier).join('::');
}

/** The output file's stem: the schema's name without `.proto` (rule cpp.output.name). */
export function stem(fileName: string): string {
  return fileName.replace(/\.(proto|protodevel)$/, '');
}

/** An identifier for a file, distinct for distinct names: what is neither letter nor digit is escaped by its code. */
export function fileIdentifier(fileName: string): string {
  return [...new TextEncoder().encode(fileName)]
    .map((byte) => {
      const char = String.fromCharCode(byte);
      return /[a-zA-Z0-9]/.test(char) ? char : `_${byte.toString(16)}`;
    })
    .join('');
}
