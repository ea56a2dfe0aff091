@needs.cpp @needs.lite
Feature: Maps of each kind of value and of key
  A Map is the same whatever its values and keys are.

  Background:
    Given the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { int32 id = 1; }
      message Sample {
        map<int32, int32> v_int32 = 1; map<int32, int64> v_int64 = 2; map<int32, uint32> v_uint32 = 3; map<int32, uint64> v_uint64 = 4;
        map<int32, sint32> v_sint32 = 5; map<int32, sint64> v_sint64 = 6; map<int32, fixed32> v_fixed32 = 7; map<int32, fixed64> v_fixed64 = 8;
        map<int32, sfixed32> v_sfixed32 = 9; map<int32, sfixed64> v_sfixed64 = 10; map<int32, float> v_float = 11; map<int32, double> v_double = 12;
        map<int32, bool> v_bool = 13; map<int32, string> v_string = 14; map<int32, bytes> v_bytes = 15; map<int32, Kind> v_enum = 16;
        map<int32, string> k_int32 = 30; map<int64, string> k_int64 = 31; map<uint32, string> k_uint32 = 32; map<uint64, string> k_uint64 = 33;
        map<sint32, string> k_sint32 = 34; map<sint64, string> k_sint64 = 35; map<fixed32, string> k_fixed32 = 36; map<fixed64, string> k_fixed64 = 37;
        map<sfixed32, string> k_sfixed32 = 38; map<sfixed64, string> k_sfixed64 = 39; map<bool, string> k_bool = 42; map<string, string> k_string = 43;
      }
      """
    And the schema file `second_light.proto`
      """proto
      syntax = "proto2";
      package second_light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; }
      message Sample {
        map<int32, int32> v_int32 = 1; map<int32, int64> v_int64 = 2; map<int32, uint32> v_uint32 = 3; map<int32, uint64> v_uint64 = 4;
        map<int32, sint32> v_sint32 = 5; map<int32, sint64> v_sint64 = 6; map<int32, fixed32> v_fixed32 = 7; map<int32, fixed64> v_fixed64 = 8;
        map<int32, sfixed32> v_sfixed32 = 9; map<int32, sfixed64> v_sfixed64 = 10; map<int32, float> v_float = 11; map<int32, double> v_double = 12;
        map<int32, bool> v_bool = 13; map<int32, string> v_string = 14; map<int32, bytes> v_bytes = 15; map<int32, Kind> v_enum = 16;
        map<int32, string> k_int32 = 30; map<int64, string> k_int64 = 31; map<uint32, string> k_uint32 = 32; map<uint64, string> k_uint64 = 33;
        map<sint32, string> k_sint32 = 34; map<sint64, string> k_sint64 = 35; map<fixed32, string> k_fixed32 = 36; map<fixed64, string> k_fixed64 = 37;
        map<sfixed32, string> k_sfixed32 = 38; map<sfixed64, string> k_sfixed64 = 39; map<bool, string> k_bool = 42; map<string, string> k_string = 43;
      }
      """
    And the header `map`

  @cpp.map.element-access @cpp.map.lookup @cpp.map.capacity
  Rule: The subscript operator and `at` give the value of a key of a Map (each kind of value)

    Scenario Outline: <what>, as a value, looked up
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_v_<kind>()`
      When `map[1] = <value>`
      And `map[2] = <other>`
      Then `map.size()` is `2u`
      And `map.empty()` is `false`
      And `map.at(1)` is `<value>`
      And `map.at(2)` is `<other>`
      And `map.contains(1)` is `true`
      And `map.count(2)` is `1u`
      And `map.find(2)->second` is `<other>`
      When `map[1] = <zero>`
      Then `m.v_<kind>().at(1)` is `<zero>`
      And `m.v_<kind>().size()` is `2u`

      Examples:
        | what                   | package      | kind     | value                   | other                                  | zero                    |
        | proto3, int32          | third        | int32    | -7                      | 30                                     | 0                       |
        | proto3, int64          | third        | int64    | -5000000000             | 6                                      | int64_t{0}              |
        | proto3, uint32         | third        | uint32   | 4000000000u             | 8u                                     | 0u                      |
        | proto3, uint64         | third        | uint64   | 10000000000000000000u   | 9u                                     | uint64_t{0}             |
        | proto3, sint32         | third        | sint32   | -64                     | 65                                     | 0                       |
        | proto3, sint64         | third        | sint64   | -6000000000             | 7                                      | int64_t{0}              |
        | proto3, fixed32        | third        | fixed32  | 4000000001u             | 3u                                     | 0u                      |
        | proto3, fixed64        | third        | fixed64  | 10000000000000000001u   | 4u                                     | uint64_t{0}             |
        | proto3, sfixed32       | third        | sfixed32 | -8                      | 31                                     | 0                       |
        | proto3, sfixed64       | third        | sfixed64 | -7000000000             | 5                                      | int64_t{0}              |
        | proto3, float          | third        | float    | 1.5f                    | -0.25f                                 | 0.0f                    |
        | proto3, double         | third        | double   | -2.5                    | 1e300                                  | 0.0                     |
        | proto3, bool           | third        | bool     | true                    | false                                  | false                   |
        | proto3, string         | third        | string   | "one"s                  | "two, which is too long to be inline"s | ""s                     |
        | proto3, bytes          | third        | bytes    | "\0\xff"s               | "two"s                                 | ""s                     |
        | proto3, enum           | third        | enum     | third::KIND_LEFT        | third::KIND_RIGHT                      | third::KIND_NONE        |
        | proto2, lite, int32    | second_light | int32    | -7                      | 30                                     | 0                       |
        | proto2, lite, int64    | second_light | int64    | -5000000000             | 6                                      | int64_t{0}              |
        | proto2, lite, uint32   | second_light | uint32   | 4000000000u             | 8u                                     | 0u                      |
        | proto2, lite, uint64   | second_light | uint64   | 10000000000000000000u   | 9u                                     | uint64_t{0}             |
        | proto2, lite, sint32   | second_light | sint32   | -64                     | 65                                     | 0                       |
        | proto2, lite, sint64   | second_light | sint64   | -6000000000             | 7                                      | int64_t{0}              |
        | proto2, lite, fixed32  | second_light | fixed32  | 4000000001u             | 3u                                     | 0u                      |
        | proto2, lite, fixed64  | second_light | fixed64  | 10000000000000000001u   | 4u                                     | uint64_t{0}             |
        | proto2, lite, sfixed32 | second_light | sfixed32 | -8                      | 31                                     | 0                       |
        | proto2, lite, sfixed64 | second_light | sfixed64 | -7000000000             | 5                                      | int64_t{0}              |
        | proto2, lite, float    | second_light | float    | 1.5f                    | -0.25f                                 | 0.0f                    |
        | proto2, lite, double   | second_light | double   | -2.5                    | 1e300                                  | 0.0                     |
        | proto2, lite, bool     | second_light | bool     | true                    | false                                  | false                   |
        | proto2, lite, string   | second_light | string   | "one"s                  | "two, which is too long to be inline"s | ""s                     |
        | proto2, lite, bytes    | second_light | bytes    | "\0\xff"s               | "two"s                                 | ""s                     |
        | proto2, lite, enum     | second_light | enum     | second_light::KIND_LEFT | second_light::KIND_RIGHT               | second_light::KIND_NONE |

  @cpp.map.insert @cpp.map.insert-deep-copy
  Rule: `insert` adds one entry to a Map, or the entries of an iterator range (each kind of value)

    Scenario Outline: <what>, as a value, inserted
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_v_<kind>()`
      When `map[1] = <value>`
      And `std::map<int32_t, <type>> source`
      And `source[1] = <value>, source[2] = <other>`
      Then `map.insert({2, <other>}).second` is `true`
      And `map.insert({2, <zero>}).second` is `false`
      And `map.at(2)` is `<other>`
      When `map.clear()`
      And `map.insert(source.begin(), source.end())`
      And `source[1] = <zero>`
      Then `map.size()` is `2u`
      And `map.at(1)` is `<value>`
      And `map.at(2)` is `<other>`

      Examples:
        | what                   | package      | kind     | type               | value                   | other                                  | zero                    |
        | proto3, int32          | third        | int32    | int32_t            | -7                      | 30                                     | 0                       |
        | proto3, int64          | third        | int64    | int64_t            | -5000000000             | 6                                      | int64_t{0}              |
        | proto3, uint32         | third        | uint32   | uint32_t           | 4000000000u             | 8u                                     | 0u                      |
        | proto3, uint64         | third        | uint64   | uint64_t           | 10000000000000000000u   | 9u                                     | uint64_t{0}             |
        | proto3, sint32         | third        | sint32   | int32_t            | -64                     | 65                                     | 0                       |
        | proto3, sint64         | third        | sint64   | int64_t            | -6000000000             | 7                                      | int64_t{0}              |
        | proto3, fixed32        | third        | fixed32  | uint32_t           | 4000000001u             | 3u                                     | 0u                      |
        | proto3, fixed64        | third        | fixed64  | uint64_t           | 10000000000000000001u   | 4u                                     | uint64_t{0}             |
        | proto3, sfixed32       | third        | sfixed32 | int32_t            | -8                      | 31                                     | 0                       |
        | proto3, sfixed64       | third        | sfixed64 | int64_t            | -7000000000             | 5                                      | int64_t{0}              |
        | proto3, float          | third        | float    | float              | 1.5f                    | -0.25f                                 | 0.0f                    |
        | proto3, double         | third        | double   | double             | -2.5                    | 1e300                                  | 0.0                     |
        | proto3, bool           | third        | bool     | bool               | true                    | false                                  | false                   |
        | proto3, string         | third        | string   | std::string        | "one"s                  | "two, which is too long to be inline"s | ""s                     |
        | proto3, bytes          | third        | bytes    | std::string        | "\0\xff"s               | "two"s                                 | ""s                     |
        | proto3, enum           | third        | enum     | third::Kind        | third::KIND_LEFT        | third::KIND_RIGHT                      | third::KIND_NONE        |
        | proto2, lite, int32    | second_light | int32    | int32_t            | -7                      | 30                                     | 0                       |
        | proto2, lite, int64    | second_light | int64    | int64_t            | -5000000000             | 6                                      | int64_t{0}              |
        | proto2, lite, uint32   | second_light | uint32   | uint32_t           | 4000000000u             | 8u                                     | 0u                      |
        | proto2, lite, uint64   | second_light | uint64   | uint64_t           | 10000000000000000000u   | 9u                                     | uint64_t{0}             |
        | proto2, lite, sint32   | second_light | sint32   | int32_t            | -64                     | 65                                     | 0                       |
        | proto2, lite, sint64   | second_light | sint64   | int64_t            | -6000000000             | 7                                      | int64_t{0}              |
        | proto2, lite, fixed32  | second_light | fixed32  | uint32_t           | 4000000001u             | 3u                                     | 0u                      |
        | proto2, lite, fixed64  | second_light | fixed64  | uint64_t           | 10000000000000000001u   | 4u                                     | uint64_t{0}             |
        | proto2, lite, sfixed32 | second_light | sfixed32 | int32_t            | -8                      | 31                                     | 0                       |
        | proto2, lite, sfixed64 | second_light | sfixed64 | int64_t            | -7000000000             | 5                                      | int64_t{0}              |
        | proto2, lite, float    | second_light | float    | float              | 1.5f                    | -0.25f                                 | 0.0f                    |
        | proto2, lite, double   | second_light | double   | double             | -2.5                    | 1e300                                  | 0.0                     |
        | proto2, lite, bool     | second_light | bool     | bool               | true                    | false                                  | false                   |
        | proto2, lite, string   | second_light | string   | std::string        | "one"s                  | "two, which is too long to be inline"s | ""s                     |
        | proto2, lite, bytes    | second_light | bytes    | std::string        | "\0\xff"s               | "two"s                                 | ""s                     |
        | proto2, lite, enum     | second_light | enum     | second_light::Kind | second_light::KIND_LEFT | second_light::KIND_RIGHT               | second_light::KIND_NONE |

  @cpp.map.erase @cpp.map.clear
  Rule: `erase` removes entries from a Map by key, by iterator, or by iterator range (each kind of value)

    Scenario Outline: <what>, as a value, erased
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_v_<kind>()`
      When `map[1] = <value>`
      And `map[2] = <other>`
      Then `map.erase(1)` is `1u`
      And `map.erase(1)` is `0u`
      And `map.contains(1)` is `false`
      And `map.size()` is `1u`
      And `map.at(2)` is `<other>`
      When `map.erase(map.begin())`
      Then `map.empty()` is `true`
      When `map[1] = <value>, map[2] = <other>`
      And `map.clear()`
      Then `m.v_<kind>().empty()` is `true`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                   | package      | kind     | value                   | other                                  |
        | proto3, int32          | third        | int32    | -7                      | 30                                     |
        | proto3, int64          | third        | int64    | -5000000000             | 6                                      |
        | proto3, uint32         | third        | uint32   | 4000000000u             | 8u                                     |
        | proto3, uint64         | third        | uint64   | 10000000000000000000u   | 9u                                     |
        | proto3, sint32         | third        | sint32   | -64                     | 65                                     |
        | proto3, sint64         | third        | sint64   | -6000000000             | 7                                      |
        | proto3, fixed32        | third        | fixed32  | 4000000001u             | 3u                                     |
        | proto3, fixed64        | third        | fixed64  | 10000000000000000001u   | 4u                                     |
        | proto3, sfixed32       | third        | sfixed32 | -8                      | 31                                     |
        | proto3, sfixed64       | third        | sfixed64 | -7000000000             | 5                                      |
        | proto3, float          | third        | float    | 1.5f                    | -0.25f                                 |
        | proto3, double         | third        | double   | -2.5                    | 1e300                                  |
        | proto3, bool           | third        | bool     | true                    | false                                  |
        | proto3, string         | third        | string   | "one"s                  | "two, which is too long to be inline"s |
        | proto3, bytes          | third        | bytes    | "\0\xff"s               | "two"s                                 |
        | proto3, enum           | third        | enum     | third::KIND_LEFT        | third::KIND_RIGHT                      |
        | proto2, lite, int32    | second_light | int32    | -7                      | 30                                     |
        | proto2, lite, int64    | second_light | int64    | -5000000000             | 6                                      |
        | proto2, lite, uint32   | second_light | uint32   | 4000000000u             | 8u                                     |
        | proto2, lite, uint64   | second_light | uint64   | 10000000000000000000u   | 9u                                     |
        | proto2, lite, sint32   | second_light | sint32   | -64                     | 65                                     |
        | proto2, lite, sint64   | second_light | sint64   | -6000000000             | 7                                      |
        | proto2, lite, fixed32  | second_light | fixed32  | 4000000001u             | 3u                                     |
        | proto2, lite, fixed64  | second_light | fixed64  | 10000000000000000001u   | 4u                                     |
        | proto2, lite, sfixed32 | second_light | sfixed32 | -8                      | 31                                     |
        | proto2, lite, sfixed64 | second_light | sfixed64 | -7000000000             | 5                                      |
        | proto2, lite, float    | second_light | float    | 1.5f                    | -0.25f                                 |
        | proto2, lite, double   | second_light | double   | -2.5                    | 1e300                                  |
        | proto2, lite, bool     | second_light | bool     | true                    | false                                  |
        | proto2, lite, string   | second_light | string   | "one"s                  | "two, which is too long to be inline"s |
        | proto2, lite, bytes    | second_light | bytes    | "\0\xff"s               | "two"s                                 |
        | proto2, lite, enum     | second_light | enum     | second_light::KIND_LEFT | second_light::KIND_RIGHT               |

  @cpp.map.copy
  Rule: Map can be copy-constructed and copy-assigned (each kind of value)

    Scenario Outline: <what>, as a value, copied
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_v_<kind>()`
      When `map[1] = <value>`
      And `auto copy = map`
      And `rt::Map<int32_t, <type>> assigned`
      And `assigned[2] = <other>, assigned = map`
      And `map[1] = <zero>`
      Then `copy.at(1)` is `<value>`
      And `copy.size()` is `1u`
      And `assigned.at(1)` is `<value>`
      And `assigned.size()` is `1u`
      And `map.at(1)` is `<zero>`

      Examples:
        | what                   | package      | kind     | type               | value                   | other                                  | zero                    |
        | proto3, int32          | third        | int32    | int32_t            | -7                      | 30                                     | 0                       |
        | proto3, int64          | third        | int64    | int64_t            | -5000000000             | 6                                      | int64_t{0}              |
        | proto3, uint32         | third        | uint32   | uint32_t           | 4000000000u             | 8u                                     | 0u                      |
        | proto3, uint64         | third        | uint64   | uint64_t           | 10000000000000000000u   | 9u                                     | uint64_t{0}             |
        | proto3, sint32         | third        | sint32   | int32_t            | -64                     | 65                                     | 0                       |
        | proto3, sint64         | third        | sint64   | int64_t            | -6000000000             | 7                                      | int64_t{0}              |
        | proto3, fixed32        | third        | fixed32  | uint32_t           | 4000000001u             | 3u                                     | 0u                      |
        | proto3, fixed64        | third        | fixed64  | uint64_t           | 10000000000000000001u   | 4u                                     | uint64_t{0}             |
        | proto3, sfixed32       | third        | sfixed32 | int32_t            | -8                      | 31                                     | 0                       |
        | proto3, sfixed64       | third        | sfixed64 | int64_t            | -7000000000             | 5                                      | int64_t{0}              |
        | proto3, float          | third        | float    | float              | 1.5f                    | -0.25f                                 | 0.0f                    |
        | proto3, double         | third        | double   | double             | -2.5                    | 1e300                                  | 0.0                     |
        | proto3, bool           | third        | bool     | bool               | true                    | false                                  | false                   |
        | proto3, string         | third        | string   | std::string        | "one"s                  | "two, which is too long to be inline"s | ""s                     |
        | proto3, bytes          | third        | bytes    | std::string        | "\0\xff"s               | "two"s                                 | ""s                     |
        | proto3, enum           | third        | enum     | third::Kind        | third::KIND_LEFT        | third::KIND_RIGHT                      | third::KIND_NONE        |
        | proto2, lite, int32    | second_light | int32    | int32_t            | -7                      | 30                                     | 0                       |
        | proto2, lite, int64    | second_light | int64    | int64_t            | -5000000000             | 6                                      | int64_t{0}              |
        | proto2, lite, uint32   | second_light | uint32   | uint32_t           | 4000000000u             | 8u                                     | 0u                      |
        | proto2, lite, uint64   | second_light | uint64   | uint64_t           | 10000000000000000000u   | 9u                                     | uint64_t{0}             |
        | proto2, lite, sint32   | second_light | sint32   | int32_t            | -64                     | 65                                     | 0                       |
        | proto2, lite, sint64   | second_light | sint64   | int64_t            | -6000000000             | 7                                      | int64_t{0}              |
        | proto2, lite, fixed32  | second_light | fixed32  | uint32_t           | 4000000001u             | 3u                                     | 0u                      |
        | proto2, lite, fixed64  | second_light | fixed64  | uint64_t           | 10000000000000000001u   | 4u                                     | uint64_t{0}             |
        | proto2, lite, sfixed32 | second_light | sfixed32 | int32_t            | -8                      | 31                                     | 0                       |
        | proto2, lite, sfixed64 | second_light | sfixed64 | int64_t            | -7000000000             | 5                                      | int64_t{0}              |
        | proto2, lite, float    | second_light | float    | float              | 1.5f                    | -0.25f                                 | 0.0f                    |
        | proto2, lite, double   | second_light | double   | double             | -2.5                    | 1e300                                  | 0.0                     |
        | proto2, lite, bool     | second_light | bool     | bool               | true                    | false                                  | false                   |
        | proto2, lite, string   | second_light | string   | std::string        | "one"s                  | "two, which is too long to be inline"s | ""s                     |
        | proto2, lite, bytes    | second_light | bytes    | std::string        | "\0\xff"s               | "two"s                                 | ""s                     |
        | proto2, lite, enum     | second_light | enum     | second_light::Kind | second_light::KIND_LEFT | second_light::KIND_RIGHT               | second_light::KIND_NONE |

  @cpp.map.iterators @cpp.map.to-std @cpp.map.from-std
  Rule: Map has mutable and const iterators to its beginning and its end (each kind of value)

    Scenario Outline: <what>, as a value, iterated
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_v_<kind>()`
      When `map[1] = <value>`
      And `map[2] = <other>`
      And `std::map<int32_t, <type>> standard(map.begin(), map.end())`
      And `int found = 0; for (const auto& entry : m.v_<kind>()) found += entry.first == 1 ? 1 : entry.first == 2 ? 10 : 100`
      And `for (auto& entry : map) entry.second = <zero>`
      Then `found` is `11`
      And `standard.size()` is `2u`
      And `standard.at(1)` is `<value>`
      And `standard.at(2)` is `<other>`
      And `map.at(2)` is `<zero>`
      When `rt::Map<int32_t, <type>> back(standard.begin(), standard.end())`
      Then `back.size()` is `2u`
      And `back.at(1)` is `<value>`

      Examples:
        | what                   | package      | kind     | type               | value                   | other                                  | zero                    |
        | proto3, int32          | third        | int32    | int32_t            | -7                      | 30                                     | 0                       |
        | proto3, int64          | third        | int64    | int64_t            | -5000000000             | 6                                      | int64_t{0}              |
        | proto3, uint32         | third        | uint32   | uint32_t           | 4000000000u             | 8u                                     | 0u                      |
        | proto3, uint64         | third        | uint64   | uint64_t           | 10000000000000000000u   | 9u                                     | uint64_t{0}             |
        | proto3, sint32         | third        | sint32   | int32_t            | -64                     | 65                                     | 0                       |
        | proto3, sint64         | third        | sint64   | int64_t            | -6000000000             | 7                                      | int64_t{0}              |
        | proto3, fixed32        | third        | fixed32  | uint32_t           | 4000000001u             | 3u                                     | 0u                      |
        | proto3, fixed64        | third        | fixed64  | uint64_t           | 10000000000000000001u   | 4u                                     | uint64_t{0}             |
        | proto3, sfixed32       | third        | sfixed32 | int32_t            | -8                      | 31                                     | 0                       |
        | proto3, sfixed64       | third        | sfixed64 | int64_t            | -7000000000             | 5                                      | int64_t{0}              |
        | proto3, float          | third        | float    | float              | 1.5f                    | -0.25f                                 | 0.0f                    |
        | proto3, double         | third        | double   | double             | -2.5                    | 1e300                                  | 0.0                     |
        | proto3, bool           | third        | bool     | bool               | true                    | false                                  | false                   |
        | proto3, string         | third        | string   | std::string        | "one"s                  | "two, which is too long to be inline"s | ""s                     |
        | proto3, bytes          | third        | bytes    | std::string        | "\0\xff"s               | "two"s                                 | ""s                     |
        | proto3, enum           | third        | enum     | third::Kind        | third::KIND_LEFT        | third::KIND_RIGHT                      | third::KIND_NONE        |
        | proto2, lite, int32    | second_light | int32    | int32_t            | -7                      | 30                                     | 0                       |
        | proto2, lite, int64    | second_light | int64    | int64_t            | -5000000000             | 6                                      | int64_t{0}              |
        | proto2, lite, uint32   | second_light | uint32   | uint32_t           | 4000000000u             | 8u                                     | 0u                      |
        | proto2, lite, uint64   | second_light | uint64   | uint64_t           | 10000000000000000000u   | 9u                                     | uint64_t{0}             |
        | proto2, lite, sint32   | second_light | sint32   | int32_t            | -64                     | 65                                     | 0                       |
        | proto2, lite, sint64   | second_light | sint64   | int64_t            | -6000000000             | 7                                      | int64_t{0}              |
        | proto2, lite, fixed32  | second_light | fixed32  | uint32_t           | 4000000001u             | 3u                                     | 0u                      |
        | proto2, lite, fixed64  | second_light | fixed64  | uint64_t           | 10000000000000000001u   | 4u                                     | uint64_t{0}             |
        | proto2, lite, sfixed32 | second_light | sfixed32 | int32_t            | -8                      | 31                                     | 0                       |
        | proto2, lite, sfixed64 | second_light | sfixed64 | int64_t            | -7000000000             | 5                                      | int64_t{0}              |
        | proto2, lite, float    | second_light | float    | float              | 1.5f                    | -0.25f                                 | 0.0f                    |
        | proto2, lite, double   | second_light | double   | double             | -2.5                    | 1e300                                  | 0.0                     |
        | proto2, lite, bool     | second_light | bool     | bool               | true                    | false                                  | false                   |
        | proto2, lite, string   | second_light | string   | std::string        | "one"s                  | "two, which is too long to be inline"s | ""s                     |
        | proto2, lite, bytes    | second_light | bytes    | std::string        | "\0\xff"s               | "two"s                                 | ""s                     |
        | proto2, lite, enum     | second_light | enum     | second_light::Kind | second_light::KIND_LEFT | second_light::KIND_RIGHT               | second_light::KIND_NONE |

  @cpp.map.wire @cpp.map.mutable
  Rule: The wire format of a map field is that of a repeated field of entry messages (each kind of value)

    Scenario Outline: <what>, as a value, written and read
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_v_<kind>()`
      When `map[1] = <value>`
      Then `m` serializes to the bytes `<bytes>`
      When `map.clear()`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m.v_<kind>().size()` is `1u`
      And `m.v_<kind>().at(1)` is `<value>`

      Examples:
        | what                   | package      | kind     | value                   | bytes                                        |
        | proto3, int32          | third        | int32    | -7                      | 0a 0d 08 01 10 f9 ff ff ff ff ff ff ff ff 01 |
        | proto3, int64          | third        | int64    | -5000000000             | 12 0d 08 01 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto3, uint32         | third        | uint32   | 4000000000u             | 1a 08 08 01 10 80 d0 ac f3 0e                |
        | proto3, uint64         | third        | uint64   | 10000000000000000000u   | 22 0d 08 01 10 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto3, sint32         | third        | sint32   | -64                     | 2a 04 08 01 10 7f                            |
        | proto3, sint64         | third        | sint64   | -6000000000             | 32 08 08 01 10 ff ef 85 da 2c                |
        | proto3, fixed32        | third        | fixed32  | 4000000001u             | 3a 07 08 01 15 01 28 6b ee                   |
        | proto3, fixed64        | third        | fixed64  | 10000000000000000001u   | 42 0b 08 01 11 01 00 e8 89 04 23 c7 8a       |
        | proto3, sfixed32       | third        | sfixed32 | -8                      | 4a 07 08 01 15 f8 ff ff ff                   |
        | proto3, sfixed64       | third        | sfixed64 | -7000000000             | 52 0b 08 01 11 00 7a c4 5e fe ff ff ff       |
        | proto3, float          | third        | float    | 1.5f                    | 5a 07 08 01 15 00 00 c0 3f                   |
        | proto3, double         | third        | double   | -2.5                    | 62 0b 08 01 11 00 00 00 00 00 00 04 c0       |
        | proto3, bool           | third        | bool     | true                    | 6a 04 08 01 10 01                            |
        | proto3, string         | third        | string   | "one"s                  | 72 07 08 01 12 03 6f 6e 65                   |
        | proto3, bytes          | third        | bytes    | "\0\xff"s               | 7a 06 08 01 12 02 00 ff                      |
        | proto3, enum           | third        | enum     | third::KIND_LEFT        | 82 01 04 08 01 10 15                         |
        | proto2, lite, int32    | second_light | int32    | -7                      | 0a 0d 08 01 10 f9 ff ff ff ff ff ff ff ff 01 |
        | proto2, lite, int64    | second_light | int64    | -5000000000             | 12 0d 08 01 10 80 9c e8 af ed ff ff ff ff 01 |
        | proto2, lite, uint32   | second_light | uint32   | 4000000000u             | 1a 08 08 01 10 80 d0 ac f3 0e                |
        | proto2, lite, uint64   | second_light | uint64   | 10000000000000000000u   | 22 0d 08 01 10 80 80 a0 cf c8 e0 c8 e3 8a 01 |
        | proto2, lite, sint32   | second_light | sint32   | -64                     | 2a 04 08 01 10 7f                            |
        | proto2, lite, sint64   | second_light | sint64   | -6000000000             | 32 08 08 01 10 ff ef 85 da 2c                |
        | proto2, lite, fixed32  | second_light | fixed32  | 4000000001u             | 3a 07 08 01 15 01 28 6b ee                   |
        | proto2, lite, fixed64  | second_light | fixed64  | 10000000000000000001u   | 42 0b 08 01 11 01 00 e8 89 04 23 c7 8a       |
        | proto2, lite, sfixed32 | second_light | sfixed32 | -8                      | 4a 07 08 01 15 f8 ff ff ff                   |
        | proto2, lite, sfixed64 | second_light | sfixed64 | -7000000000             | 52 0b 08 01 11 00 7a c4 5e fe ff ff ff       |
        | proto2, lite, float    | second_light | float    | 1.5f                    | 5a 07 08 01 15 00 00 c0 3f                   |
        | proto2, lite, double   | second_light | double   | -2.5                    | 62 0b 08 01 11 00 00 00 00 00 00 04 c0       |
        | proto2, lite, bool     | second_light | bool     | true                    | 6a 04 08 01 10 01                            |
        | proto2, lite, string   | second_light | string   | "one"s                  | 72 07 08 01 12 03 6f 6e 65                   |
        | proto2, lite, bytes    | second_light | bytes    | "\0\xff"s               | 7a 06 08 01 12 02 00 ff                      |
        | proto2, lite, enum     | second_light | enum     | second_light::KIND_LEFT | 82 01 04 08 01 10 15                         |

  @cpp.map.element-access @cpp.map.lookup @cpp.map.capacity
  Rule: The subscript operator and `at` give the value of a key of a Map (each kind of key)

    Scenario Outline: <what>, as a key, looked up
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_k_<kind>()`
      When `map[<value>] = "first"`
      And `map[<zero>] = "second"`
      Then `map.size()` is `2u`
      And `map.empty()` is `false`
      And `map.at(<value>)` is `"first"`
      And `map.at(<zero>)` is `"second"`
      And `map.contains(<value>)` is `true`
      And `map.count(<zero>)` is `1u`
      And `map.find(<zero>)->second` is `"second"`
      When `map[<value>] = "third"`
      Then `m.k_<kind>().at(<value>)` is `"third"`
      And `m.k_<kind>().size()` is `2u`

      Examples:
        | what                   | package      | kind     | value                 | zero        |
        | proto3, int32          | third        | int32    | -7                    | 0           |
        | proto3, int64          | third        | int64    | -5000000000           | int64_t{0}  |
        | proto3, uint32         | third        | uint32   | 4000000000u           | 0u          |
        | proto3, uint64         | third        | uint64   | 10000000000000000000u | uint64_t{0} |
        | proto3, sint32         | third        | sint32   | -64                   | 0           |
        | proto3, sint64         | third        | sint64   | -6000000000           | int64_t{0}  |
        | proto3, fixed32        | third        | fixed32  | 4000000001u           | 0u          |
        | proto3, fixed64        | third        | fixed64  | 10000000000000000001u | uint64_t{0} |
        | proto3, sfixed32       | third        | sfixed32 | -8                    | 0           |
        | proto3, sfixed64       | third        | sfixed64 | -7000000000           | int64_t{0}  |
        | proto3, bool           | third        | bool     | true                  | false       |
        | proto3, string         | third        | string   | "one"s                | ""s         |
        | proto2, lite, int32    | second_light | int32    | -7                    | 0           |
        | proto2, lite, int64    | second_light | int64    | -5000000000           | int64_t{0}  |
        | proto2, lite, uint32   | second_light | uint32   | 4000000000u           | 0u          |
        | proto2, lite, uint64   | second_light | uint64   | 10000000000000000000u | uint64_t{0} |
        | proto2, lite, sint32   | second_light | sint32   | -64                   | 0           |
        | proto2, lite, sint64   | second_light | sint64   | -6000000000           | int64_t{0}  |
        | proto2, lite, fixed32  | second_light | fixed32  | 4000000001u           | 0u          |
        | proto2, lite, fixed64  | second_light | fixed64  | 10000000000000000001u | uint64_t{0} |
        | proto2, lite, sfixed32 | second_light | sfixed32 | -8                    | 0           |
        | proto2, lite, sfixed64 | second_light | sfixed64 | -7000000000           | int64_t{0}  |
        | proto2, lite, bool     | second_light | bool     | true                  | false       |
        | proto2, lite, string   | second_light | string   | "one"s                | ""s         |

  @cpp.map.insert @cpp.map.insert-deep-copy
  Rule: `insert` adds one entry to a Map, or the entries of an iterator range (each kind of key)

    Scenario Outline: <what>, as a key, inserted
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_k_<kind>()`
      When `map[<value>] = "first"`
      And `std::map<<type>, std::string> source`
      And `source[<value>] = "first", source[<zero>] = "second"`
      Then `map.insert({<zero>, "second"}).second` is `true`
      And `map.insert({<zero>, "third"}).second` is `false`
      And `map.at(<zero>)` is `"second"`
      When `map.clear()`
      And `map.insert(source.begin(), source.end())`
      And `source[<value>] = "third"`
      Then `map.size()` is `2u`
      And `map.at(<value>)` is `"first"`
      And `map.at(<zero>)` is `"second"`

      Examples:
        | what                   | package      | kind     | type        | value                 | zero        |
        | proto3, int32          | third        | int32    | int32_t     | -7                    | 0           |
        | proto3, int64          | third        | int64    | int64_t     | -5000000000           | int64_t{0}  |
        | proto3, uint32         | third        | uint32   | uint32_t    | 4000000000u           | 0u          |
        | proto3, uint64         | third        | uint64   | uint64_t    | 10000000000000000000u | uint64_t{0} |
        | proto3, sint32         | third        | sint32   | int32_t     | -64                   | 0           |
        | proto3, sint64         | third        | sint64   | int64_t     | -6000000000           | int64_t{0}  |
        | proto3, fixed32        | third        | fixed32  | uint32_t    | 4000000001u           | 0u          |
        | proto3, fixed64        | third        | fixed64  | uint64_t    | 10000000000000000001u | uint64_t{0} |
        | proto3, sfixed32       | third        | sfixed32 | int32_t     | -8                    | 0           |
        | proto3, sfixed64       | third        | sfixed64 | int64_t     | -7000000000           | int64_t{0}  |
        | proto3, bool           | third        | bool     | bool        | true                  | false       |
        | proto3, string         | third        | string   | std::string | "one"s                | ""s         |
        | proto2, lite, int32    | second_light | int32    | int32_t     | -7                    | 0           |
        | proto2, lite, int64    | second_light | int64    | int64_t     | -5000000000           | int64_t{0}  |
        | proto2, lite, uint32   | second_light | uint32   | uint32_t    | 4000000000u           | 0u          |
        | proto2, lite, uint64   | second_light | uint64   | uint64_t    | 10000000000000000000u | uint64_t{0} |
        | proto2, lite, sint32   | second_light | sint32   | int32_t     | -64                   | 0           |
        | proto2, lite, sint64   | second_light | sint64   | int64_t     | -6000000000           | int64_t{0}  |
        | proto2, lite, fixed32  | second_light | fixed32  | uint32_t    | 4000000001u           | 0u          |
        | proto2, lite, fixed64  | second_light | fixed64  | uint64_t    | 10000000000000000001u | uint64_t{0} |
        | proto2, lite, sfixed32 | second_light | sfixed32 | int32_t     | -8                    | 0           |
        | proto2, lite, sfixed64 | second_light | sfixed64 | int64_t     | -7000000000           | int64_t{0}  |
        | proto2, lite, bool     | second_light | bool     | bool        | true                  | false       |
        | proto2, lite, string   | second_light | string   | std::string | "one"s                | ""s         |

  @cpp.map.erase @cpp.map.clear
  Rule: `erase` removes entries from a Map by key, by iterator, or by iterator range (each kind of key)

    Scenario Outline: <what>, as a key, erased
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_k_<kind>()`
      When `map[<value>] = "first"`
      And `map[<zero>] = "second"`
      Then `map.erase(<value>)` is `1u`
      And `map.erase(<value>)` is `0u`
      And `map.contains(<value>)` is `false`
      And `map.size()` is `1u`
      And `map.at(<zero>)` is `"second"`
      When `map.erase(map.begin())`
      Then `map.empty()` is `true`
      When `map[<value>] = "first", map[<zero>] = "second"`
      And `map.clear()`
      Then `m.k_<kind>().empty()` is `true`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                   | package      | kind     | value                 | zero        |
        | proto3, int32          | third        | int32    | -7                    | 0           |
        | proto3, int64          | third        | int64    | -5000000000           | int64_t{0}  |
        | proto3, uint32         | third        | uint32   | 4000000000u           | 0u          |
        | proto3, uint64         | third        | uint64   | 10000000000000000000u | uint64_t{0} |
        | proto3, sint32         | third        | sint32   | -64                   | 0           |
        | proto3, sint64         | third        | sint64   | -6000000000           | int64_t{0}  |
        | proto3, fixed32        | third        | fixed32  | 4000000001u           | 0u          |
        | proto3, fixed64        | third        | fixed64  | 10000000000000000001u | uint64_t{0} |
        | proto3, sfixed32       | third        | sfixed32 | -8                    | 0           |
        | proto3, sfixed64       | third        | sfixed64 | -7000000000           | int64_t{0}  |
        | proto3, bool           | third        | bool     | true                  | false       |
        | proto3, string         | third        | string   | "one"s                | ""s         |
        | proto2, lite, int32    | second_light | int32    | -7                    | 0           |
        | proto2, lite, int64    | second_light | int64    | -5000000000           | int64_t{0}  |
        | proto2, lite, uint32   | second_light | uint32   | 4000000000u           | 0u          |
        | proto2, lite, uint64   | second_light | uint64   | 10000000000000000000u | uint64_t{0} |
        | proto2, lite, sint32   | second_light | sint32   | -64                   | 0           |
        | proto2, lite, sint64   | second_light | sint64   | -6000000000           | int64_t{0}  |
        | proto2, lite, fixed32  | second_light | fixed32  | 4000000001u           | 0u          |
        | proto2, lite, fixed64  | second_light | fixed64  | 10000000000000000001u | uint64_t{0} |
        | proto2, lite, sfixed32 | second_light | sfixed32 | -8                    | 0           |
        | proto2, lite, sfixed64 | second_light | sfixed64 | -7000000000           | int64_t{0}  |
        | proto2, lite, bool     | second_light | bool     | true                  | false       |
        | proto2, lite, string   | second_light | string   | "one"s                | ""s         |

  @cpp.map.copy
  Rule: Map can be copy-constructed and copy-assigned (each kind of key)

    Scenario Outline: <what>, as a key, copied
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_k_<kind>()`
      When `map[<value>] = "first"`
      And `auto copy = map`
      And `rt::Map<<type>, std::string> assigned`
      And `assigned[<zero>] = "second", assigned = map`
      And `map[<value>] = "third"`
      Then `copy.at(<value>)` is `"first"`
      And `copy.size()` is `1u`
      And `assigned.at(<value>)` is `"first"`
      And `assigned.size()` is `1u`
      And `map.at(<value>)` is `"third"`

      Examples:
        | what                   | package      | kind     | type        | value                 | zero        |
        | proto3, int32          | third        | int32    | int32_t     | -7                    | 0           |
        | proto3, int64          | third        | int64    | int64_t     | -5000000000           | int64_t{0}  |
        | proto3, uint32         | third        | uint32   | uint32_t    | 4000000000u           | 0u          |
        | proto3, uint64         | third        | uint64   | uint64_t    | 10000000000000000000u | uint64_t{0} |
        | proto3, sint32         | third        | sint32   | int32_t     | -64                   | 0           |
        | proto3, sint64         | third        | sint64   | int64_t     | -6000000000           | int64_t{0}  |
        | proto3, fixed32        | third        | fixed32  | uint32_t    | 4000000001u           | 0u          |
        | proto3, fixed64        | third        | fixed64  | uint64_t    | 10000000000000000001u | uint64_t{0} |
        | proto3, sfixed32       | third        | sfixed32 | int32_t     | -8                    | 0           |
        | proto3, sfixed64       | third        | sfixed64 | int64_t     | -7000000000           | int64_t{0}  |
        | proto3, bool           | third        | bool     | bool        | true                  | false       |
        | proto3, string         | third        | string   | std::string | "one"s                | ""s         |
        | proto2, lite, int32    | second_light | int32    | int32_t     | -7                    | 0           |
        | proto2, lite, int64    | second_light | int64    | int64_t     | -5000000000           | int64_t{0}  |
        | proto2, lite, uint32   | second_light | uint32   | uint32_t    | 4000000000u           | 0u          |
        | proto2, lite, uint64   | second_light | uint64   | uint64_t    | 10000000000000000000u | uint64_t{0} |
        | proto2, lite, sint32   | second_light | sint32   | int32_t     | -64                   | 0           |
        | proto2, lite, sint64   | second_light | sint64   | int64_t     | -6000000000           | int64_t{0}  |
        | proto2, lite, fixed32  | second_light | fixed32  | uint32_t    | 4000000001u           | 0u          |
        | proto2, lite, fixed64  | second_light | fixed64  | uint64_t    | 10000000000000000001u | uint64_t{0} |
        | proto2, lite, sfixed32 | second_light | sfixed32 | int32_t     | -8                    | 0           |
        | proto2, lite, sfixed64 | second_light | sfixed64 | int64_t     | -7000000000           | int64_t{0}  |
        | proto2, lite, bool     | second_light | bool     | bool        | true                  | false       |
        | proto2, lite, string   | second_light | string   | std::string | "one"s                | ""s         |

  @cpp.map.iterators @cpp.map.to-std @cpp.map.from-std
  Rule: Map has mutable and const iterators to its beginning and its end (each kind of key)

    Scenario Outline: <what>, as a key, iterated
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_k_<kind>()`
      When `map[<value>] = "first"`
      And `map[<zero>] = "second"`
      And `std::map<<type>, std::string> standard(map.begin(), map.end())`
      And `int found = 0; for (const auto& entry : m.k_<kind>()) found += entry.first == <value> ? 1 : entry.first == <zero> ? 10 : 100`
      And `for (auto& entry : map) entry.second = "third"`
      Then `found` is `11`
      And `standard.size()` is `2u`
      And `standard.at(<value>)` is `"first"`
      And `standard.at(<zero>)` is `"second"`
      And `map.at(<zero>)` is `"third"`
      When `rt::Map<<type>, std::string> back(standard.begin(), standard.end())`
      Then `back.size()` is `2u`
      And `back.at(<value>)` is `"first"`

      Examples:
        | what                   | package      | kind     | type        | value                 | zero        |
        | proto3, int32          | third        | int32    | int32_t     | -7                    | 0           |
        | proto3, int64          | third        | int64    | int64_t     | -5000000000           | int64_t{0}  |
        | proto3, uint32         | third        | uint32   | uint32_t    | 4000000000u           | 0u          |
        | proto3, uint64         | third        | uint64   | uint64_t    | 10000000000000000000u | uint64_t{0} |
        | proto3, sint32         | third        | sint32   | int32_t     | -64                   | 0           |
        | proto3, sint64         | third        | sint64   | int64_t     | -6000000000           | int64_t{0}  |
        | proto3, fixed32        | third        | fixed32  | uint32_t    | 4000000001u           | 0u          |
        | proto3, fixed64        | third        | fixed64  | uint64_t    | 10000000000000000001u | uint64_t{0} |
        | proto3, sfixed32       | third        | sfixed32 | int32_t     | -8                    | 0           |
        | proto3, sfixed64       | third        | sfixed64 | int64_t     | -7000000000           | int64_t{0}  |
        | proto3, bool           | third        | bool     | bool        | true                  | false       |
        | proto3, string         | third        | string   | std::string | "one"s                | ""s         |
        | proto2, lite, int32    | second_light | int32    | int32_t     | -7                    | 0           |
        | proto2, lite, int64    | second_light | int64    | int64_t     | -5000000000           | int64_t{0}  |
        | proto2, lite, uint32   | second_light | uint32   | uint32_t    | 4000000000u           | 0u          |
        | proto2, lite, uint64   | second_light | uint64   | uint64_t    | 10000000000000000000u | uint64_t{0} |
        | proto2, lite, sint32   | second_light | sint32   | int32_t     | -64                   | 0           |
        | proto2, lite, sint64   | second_light | sint64   | int64_t     | -6000000000           | int64_t{0}  |
        | proto2, lite, fixed32  | second_light | fixed32  | uint32_t    | 4000000001u           | 0u          |
        | proto2, lite, fixed64  | second_light | fixed64  | uint64_t    | 10000000000000000001u | uint64_t{0} |
        | proto2, lite, sfixed32 | second_light | sfixed32 | int32_t     | -8                    | 0           |
        | proto2, lite, sfixed64 | second_light | sfixed64 | int64_t     | -7000000000           | int64_t{0}  |
        | proto2, lite, bool     | second_light | bool     | bool        | true                  | false       |
        | proto2, lite, string   | second_light | string   | std::string | "one"s                | ""s         |

  @cpp.map.wire @cpp.map.mutable
  Rule: The wire format of a map field is that of a repeated field of entry messages (each kind of key)

    Scenario Outline: <what>, as a key, written and read
      Given `<package>::Sample m`
      And `auto& map = *m.mutable_k_<kind>()`
      When `map[<value>] = "first"`
      Then `m` serializes to the bytes `<bytes>`
      When `map.clear()`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m.k_<kind>().size()` is `1u`
      And `m.k_<kind>().at(<value>)` is `"first"`

      Examples:
        | what                   | package      | kind     | value                 | bytes                                                          |
        | proto3, int32          | third        | int32    | -7                    | f2 01 12 08 f9 ff ff ff ff ff ff ff ff 01 12 05 66 69 72 73 74 |
        | proto3, int64          | third        | int64    | -5000000000           | fa 01 12 08 80 9c e8 af ed ff ff ff ff 01 12 05 66 69 72 73 74 |
        | proto3, uint32         | third        | uint32   | 4000000000u           | 82 02 0d 08 80 d0 ac f3 0e 12 05 66 69 72 73 74                |
        | proto3, uint64         | third        | uint64   | 10000000000000000000u | 8a 02 12 08 80 80 a0 cf c8 e0 c8 e3 8a 01 12 05 66 69 72 73 74 |
        | proto3, sint32         | third        | sint32   | -64                   | 92 02 09 08 7f 12 05 66 69 72 73 74                            |
        | proto3, sint64         | third        | sint64   | -6000000000           | 9a 02 0d 08 ff ef 85 da 2c 12 05 66 69 72 73 74                |
        | proto3, fixed32        | third        | fixed32  | 4000000001u           | a2 02 0c 0d 01 28 6b ee 12 05 66 69 72 73 74                   |
        | proto3, fixed64        | third        | fixed64  | 10000000000000000001u | aa 02 10 09 01 00 e8 89 04 23 c7 8a 12 05 66 69 72 73 74       |
        | proto3, sfixed32       | third        | sfixed32 | -8                    | b2 02 0c 0d f8 ff ff ff 12 05 66 69 72 73 74                   |
        | proto3, sfixed64       | third        | sfixed64 | -7000000000           | ba 02 10 09 00 7a c4 5e fe ff ff ff 12 05 66 69 72 73 74       |
        | proto3, bool           | third        | bool     | true                  | d2 02 09 08 01 12 05 66 69 72 73 74                            |
        | proto3, string         | third        | string   | "one"s                | da 02 0c 0a 03 6f 6e 65 12 05 66 69 72 73 74                   |
        | proto2, lite, int32    | second_light | int32    | -7                    | f2 01 12 08 f9 ff ff ff ff ff ff ff ff 01 12 05 66 69 72 73 74 |
        | proto2, lite, int64    | second_light | int64    | -5000000000           | fa 01 12 08 80 9c e8 af ed ff ff ff ff 01 12 05 66 69 72 73 74 |
        | proto2, lite, uint32   | second_light | uint32   | 4000000000u           | 82 02 0d 08 80 d0 ac f3 0e 12 05 66 69 72 73 74                |
        | proto2, lite, uint64   | second_light | uint64   | 10000000000000000000u | 8a 02 12 08 80 80 a0 cf c8 e0 c8 e3 8a 01 12 05 66 69 72 73 74 |
        | proto2, lite, sint32   | second_light | sint32   | -64                   | 92 02 09 08 7f 12 05 66 69 72 73 74                            |
        | proto2, lite, sint64   | second_light | sint64   | -6000000000           | 9a 02 0d 08 ff ef 85 da 2c 12 05 66 69 72 73 74                |
        | proto2, lite, fixed32  | second_light | fixed32  | 4000000001u           | a2 02 0c 0d 01 28 6b ee 12 05 66 69 72 73 74                   |
        | proto2, lite, fixed64  | second_light | fixed64  | 10000000000000000001u | aa 02 10 09 01 00 e8 89 04 23 c7 8a 12 05 66 69 72 73 74       |
        | proto2, lite, sfixed32 | second_light | sfixed32 | -8                    | b2 02 0c 0d f8 ff ff ff 12 05 66 69 72 73 74                   |
        | proto2, lite, sfixed64 | second_light | sfixed64 | -7000000000           | ba 02 10 09 00 7a c4 5e fe ff ff ff 12 05 66 69 72 73 74       |
        | proto2, lite, bool     | second_light | bool     | true                  | d2 02 09 08 01 12 05 66 69 72 73 74                            |
        | proto2, lite, string   | second_light | string   | "one"s                | da 02 0c 0a 03 6f 6e 65 12 05 66 69 72 73 74                   |
