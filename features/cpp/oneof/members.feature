@needs.cpp
Feature: Accessors of oneof members
  A member of a oneof has the accessors of a field with presence, and returns its default unless it is the member that is
  set.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Sample {
        oneof example_name {
          int32 int32_value = 1;        int64 int64_value = 2;
          uint32 uint32_value = 3;      uint64 uint64_value = 4;
          sint32 sint32_value = 5;      sint64 sint64_value = 6;
          fixed32 fixed32_value = 7;    fixed64 fixed64_value = 8;
          sfixed32 sfixed32_value = 9;  sfixed64 sfixed64_value = 10;
          float float_value = 11;       double double_value = 12;
          bool bool_value = 13;
          string name = 20;             bytes data = 21;
          Kind kind = 22;
          Part part = 23;
        }
      }
      """
    And the schema file `defaults.proto`
      """proto
      syntax = "proto2";
      message OldPart { optional int32 id = 1 [default = 43]; }
      enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_PRESET = 33; }
      message Old {
        oneof example_name {
          int32 int32_value = 1 [default = -41];
          int64 int64_value = 2 [default = -41000000000];
          uint32 uint32_value = 3 [default = 3000000041];
          uint64 uint64_value = 4 [default = 17000000000000000041];
          sint32 sint32_value = 5 [default = -42];
          sint64 sint64_value = 6 [default = -42000000000];
          fixed32 fixed32_value = 7 [default = 3000000042];
          fixed64 fixed64_value = 8 [default = 17000000000000000042];
          sfixed32 sfixed32_value = 9 [default = -43];
          sfixed64 sfixed64_value = 10 [default = -43000000000];
          float float_value = 11 [default = -4.25];
          double double_value = 12 [default = -0.7];
          bool bool_value = 13 [default = true];
          string name = 20 [default = "preset"];
          bytes data = 21 [default = "preset\000bytes"];
          OldKind kind = 22 [default = OLD_KIND_PRESET];
          OldKind first_kind = 23;
          OldPart part = 24;
        }
      }
      """

  @cpp.oneof.numeric
  Rule: A numeric member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function

    Scenario: int32 set
      Given `Sample m`
      And `const Sample& view = m`
      When `m.set_int32_value(-7)`
      Then `view.has_int32_value()` is `true`
      And `view.int32_value()` is `-7`

    Scenario Outline: <scalar> while no member is set
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.has_<scalar>_value()` is `false`
      And `view.<scalar>_value()` is `<zero>`

      Examples:
        | scalar   | zero  |
        | int32    | 0     |
        | int64    | 0     |
        | uint32   | 0u    |
        | uint64   | 0u    |
        | sint32   | 0     |
        | sint64   | 0     |
        | fixed32  | 0u    |
        | fixed64  | 0u    |
        | sfixed32 | 0     |
        | sfixed64 | 0     |
        | float    | 0.0f  |
        | double   | 0.0   |
        | bool     | false |

    Scenario Outline: <scalar> while another member is set
      Given `Sample m`
      And `const Sample& view = m`
      And `m.set_<scalar>_value(<value>)`
      When `m.set_name("another")`
      Then `view.has_<scalar>_value()` is `false`
      And `view.<scalar>_value()` is `<zero>`

      Examples:
        | scalar   | value                 | zero  |
        | int32    | -7                    | 0     |
        | int64    | -7000000000           | 0     |
        | uint32   | 4000000000u           | 0u    |
        | uint64   | 18000000000000000000u | 0u    |
        | sint32   | -7                    | 0     |
        | sint64   | -7000000000           | 0     |
        | fixed32  | 4000000000u           | 0u    |
        | fixed64  | 18000000000000000000u | 0u    |
        | sfixed32 | -7                    | 0     |
        | sfixed64 | -7000000000           | 0     |
        | float    | -2.5f                 | 0.0f  |
        | double   | -0.1                  | 0.0   |
        | bool     | true                  | false |

    Scenario Outline: <scalar> cleared while another member is set
      Given `Sample m`
      And `const Sample& view = m`
      And `m.set_name("another")`
      When `m.clear_<scalar>_value()`
      Then `view.has_<scalar>_value()` is `false`
      And `view.has_name()` is `true`
      And `view.name()` is `"another"s`

      Examples:
        | scalar |
        | int32  |
        | double |
        | bool   |

    Scenario Outline: <scalar> set
      Given `Sample m`
      And `const Sample& view = m`
      When `m.set_<scalar>_value(<value>)`
      Then `view.has_<scalar>_value()` is `true`
      And `view.<scalar>_value()` is `<value>`

      Examples:
        | scalar   | value                 |
        | int64    | -7000000000           |
        | uint32   | 4000000000u           |
        | uint64   | 18000000000000000000u |
        | sint32   | -7                    |
        | sint64   | -7000000000           |
        | fixed32  | 4000000000u           |
        | fixed64  | 18000000000000000000u |
        | sfixed32 | -7                    |
        | sfixed64 | -7000000000           |
        | float    | -2.5f                 |
        | double   | -0.1                  |
        | bool     | true                  |

    Scenario Outline: <scalar> set and cleared
      Given `Sample m`
      And `const Sample& view = m`
      And `m.set_<scalar>_value(<value>)`
      When `m.clear_<scalar>_value()`
      Then `view.has_<scalar>_value()` is `false`
      And `view.<scalar>_value()` is `<zero>`

      Examples:
        | scalar   | value                 | zero  |
        | int32    | -7                    | 0     |
        | int64    | -7000000000           | 0     |
        | uint32   | 4000000000u           | 0u    |
        | uint64   | 18000000000000000000u | 0u    |
        | sint32   | -7                    | 0     |
        | sint64   | -7000000000           | 0     |
        | fixed32  | 4000000000u           | 0u    |
        | fixed64  | 18000000000000000000u | 0u    |
        | sfixed32 | -7                    | 0     |
        | sfixed64 | -7000000000           | 0     |
        | float    | -2.5f                 | 0.0f  |
        | double   | -0.1                  | 0.0   |
        | bool     | true                  | false |

    Scenario Outline: <scalar> with a default in the schema
      Given `Old m`
      And `const Old& view = m`
      When `m.set_name("another")`
      Then `view.has_<scalar>_value()` is `false`
      And `view.<scalar>_value()` is `<default>`

      Examples:
        | scalar   | default               |
        | int32    | -41                   |
        | int64    | -41000000000          |
        | uint32   | 3000000041u           |
        | uint64   | 17000000000000000041u |
        | sint32   | -42                   |
        | sint64   | -42000000000          |
        | fixed32  | 3000000042u           |
        | fixed64  | 17000000000000000042u |
        | sfixed32 | -43                   |
        | sfixed64 | -43000000000          |
        | float    | -4.25f                |
        | double   | -0.7                  |
        | bool     | true                  |

    Scenario: types
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.has_int32_value()` has type `bool`
      And `view.int32_value()` has type `int32_t`
      And `m.set_int32_value(7)` has type `void`
      And `m.clear_int32_value()` has type `void`
      And `view.double_value()` has type `double`
      And `view.bool_value()` has type `bool`

    Scenario: changing functions need a mutable message
      Given `Sample m`
      And `const Sample& view = m`
      Then `m.set_int32_value(7)` compiles
      And `view.set_int32_value(7)` does not compile
      And `m.clear_int32_value()` compiles
      And `view.clear_int32_value()` does not compile

  @cpp.oneof.string
  Rule: A string or bytes member has a presence test, a getter, five setters, a mutable getter, and functions that clear, hand over and release the string

    Scenario: string set from a string
      Given `Sample m`
      And `const std::string kept = "kept, and too long to be inline"`
      When `m.set_name(kept)`
      Then `m.has_name()` is `true`
      And `m.name()` is `"kept, and too long to be inline"s`
      And `m.example_name_case()` is `Sample::kName`

    Scenario Outline: string set from <form>
      Given `Sample m`
      And `const std::string kept = "kept, and too long to be inline"`
      When `m.set_name(<argument>)`
      Then `m.has_name()` is `true`
      And `m.name()` is `<value>`
      And `m.example_name_case()` is `Sample::kName`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |

    Scenario Outline: <member> cleared and released while another member is set
      Given `Sample m`
      And `m.set_int32_value(7)`
      When `m.clear_<member>()`
      Then `m.release_<member>()` is null
      And `m.has_<member>()` is `false`
      And `m.has_int32_value()` is `true`
      And `m.int32_value()` is `7`

      Examples:
        | member |
        | name   |
        | data   |

    Scenario Outline: bytes set from <form>
      Given `Sample m`
      And `const std::string kept = "kept, and too long to be inline"`
      When `m.set_data(<argument>)`
      Then `m.has_data()` is `true`
      And `m.data()` is `<value>`
      And `m.example_name_case()` is `Sample::kData`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string                         | kept                                            | "kept, and too long to be inline"s  |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |

    Scenario Outline: <member> while another member is set
      Given `Sample m`
      And `const Sample& view = m`
      And `m.set_<member>("set before, and too long to be inline")`
      When `m.set_int32_value(7)`
      Then `view.has_<member>()` is `false`
      And `view.<member>()` is `""s`

      Examples:
        | member |
        | name   |
        | data   |

    Scenario Outline: <member> with a default in the schema
      Given `Old m`
      And `const Old& view = m`
      When `m.set_int32_value(7)`
      Then `view.has_<member>()` is `false`
      And `view.<member>()` is `<default>`

      Examples:
        | member | default           |
        | name   | "preset"s         |
        | data   | "preset\\0bytes"s |

    Scenario Outline: <member> changed in place, cleared, set_allocated and released
      Given `Sample m`
      When `m.mutable_<member>()->append("written")`
      Then `m.<member>()` is `"written"s`
      When `m.clear_<member>()`
      Then `m.has_<member>()` is `false`
      When `m.set_allocated_<member>(new std::string("handed over, and too long to be inline"))`
      Then `m.<member>()` is `"handed over, and too long to be inline"s`
      When `std::unique_ptr<std::string> released(m.release_<member>())`
      Then `*released` is `"handed over, and too long to be inline"s`
      And `m.has_<member>()` is `false`

      Examples:
        | member |
        | name   |
        | data   |

    Scenario Outline: types of <member>
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.has_<member>()` has type `bool`
      And `view.<member>()` has type `const std::string&`
      And `m.set_<member>("text")` has type `void`
      And `m.mutable_<member>()` has type `std::string*`
      And `m.clear_<member>()` has type `void`
      And `m.set_allocated_<member>(nullptr)` has type `void`
      And `m.release_<member>()` has type `std::string*`

      Examples:
        | member |
        | name   |
        | data   |

    Scenario: changing functions need a mutable message
      Given `Sample m`
      And `const Sample& view = m`
      Then `m.mutable_name()` compiles
      And `view.mutable_name()` does not compile
      And `m.set_name("text")` compiles
      And `view.set_name("text")` does not compile

  @cpp.oneof.enum
  Rule: An enum member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function

    Scenario: while no member is set
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.has_kind()` is `false`
      And `view.kind()` is `KIND_NONE`

    Scenario: while another member is set
      Given `Sample m`
      And `const Sample& view = m`
      And `m.set_kind(KIND_LEFT)`
      When `m.set_int32_value(7)`
      Then `view.has_kind()` is `false`
      And `view.kind()` is `KIND_NONE`

    Scenario: cleared while another member is set
      Given `Sample m`
      And `const Sample& view = m`
      And `m.set_int32_value(7)`
      When `m.clear_kind()`
      Then `view.has_kind()` is `false`
      And `view.has_int32_value()` is `true`
      And `view.int32_value()` is `7`

    Scenario: set
      Given `Sample m`
      And `const Sample& view = m`
      When `m.set_kind(KIND_RIGHT)`
      Then `view.has_kind()` is `true`
      And `view.kind()` is `KIND_RIGHT`

    Scenario: set and cleared
      Given `Sample m`
      And `const Sample& view = m`
      And `m.set_kind(KIND_RIGHT)`
      When `m.clear_kind()`
      Then `view.has_kind()` is `false`
      And `view.kind()` is `KIND_NONE`

    Scenario: cleared, a number that the enum does not define before
      Given `Sample m`
      When `m.ParseFromString(bytes("b0 01 63"))`
      Then `m.has_kind()` is `true`
      And `static_cast<int>(m.kind())` is `99`
      When `m.clear_kind()`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `KIND_NONE`
      And `m` serializes to the bytes ``

    Scenario: with a default in the schema
      Given `Old m`
      And `const Old& view = m`
      When `m.set_int32_value(7)`
      Then `view.has_kind()` is `false`
      And `view.kind()` is `OLD_KIND_PRESET`

    Scenario: a closed enum without a default starts with its first value
      Given `Old m`
      And `const Old& view = m`
      When `m.set_int32_value(7)`
      Then `view.has_first_kind()` is `false`
      And `view.first_kind()` is `OLD_KIND_FIRST`

    Scenario: types
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.has_kind()` has type `bool`
      And `view.kind()` has type `Kind`
      And `m.set_kind(KIND_LEFT)` has type `void`
      And `m.clear_kind()` has type `void`

    Scenario: a number is no enum value
      Given `Sample m`
      Then `m.set_kind(KIND_LEFT)` compiles
      And `m.set_kind(21)` does not compile

  @cpp.oneof.message
  Rule: A message member has a presence test, a getter (an empty message while unset), a mutable getter, and functions that clear, hand over and release it

    Scenario: while no member is set
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.has_part()` is `false`
      And `view.part()` serializes as the `Part`
        """json
        {}
        """

    Scenario: while another member is set
      Given `Sample m`
      And `const Sample& view = m`
      And `m.mutable_part()->set_id(3)`
      When `m.set_int32_value(7)`
      Then `view.has_part()` is `false`
      And `view.part().id()` is `0`
      And `view.part().label()` is `""s`
      And `view.part()` serializes as the `Part`
        """json
        {}
        """

    Scenario: cleared and released while another member is set
      Given `Sample m`
      And `const Sample& view = m`
      And `m.set_int32_value(7)`
      When `m.clear_part()`
      Then `m.release_part()` is null
      And `view.has_part()` is `false`
      And `view.has_int32_value()` is `true`
      And `view.int32_value()` is `7`

    Scenario: with defaults in the message
      Given `Old m`
      And `const Old& view = m`
      And `m.mutable_part()->set_id(3)`
      When `m.set_int32_value(7)`
      Then `view.part().has_id()` is `false`
      And `view.part().id()` is `43`

    Scenario: changed in place
      Given `Sample m`
      And `const Sample& view = m`
      When `m.mutable_part()->set_id(7)`
      Then `view.has_part()` is `true`
      And `view.part().id()` is `7`

    Scenario: changed in place again
      Given `Sample m`
      And `m.mutable_part()->set_id(7)`
      When `m.mutable_part()->set_label("added")`
      Then `m` serializes as the `Sample`
        """json
        { "part": { "id": 7, "label": "added" } }
        """

    Scenario: cleared, set_allocated and released
      Given `Sample m`
      And `m.mutable_part()->set_id(3)`
      When `m.clear_part()`
      Then `m.has_part()` is `false`
      When `m.set_allocated_part(new Part)`
      Then `m.has_part()` is `true`
      When `std::unique_ptr<Part> released(m.release_part())`
      Then `released.get()` is not null
      And `m.has_part()` is `false`

    Scenario: types
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.has_part()` has type `bool`
      And `view.part()` has type `const Part&`
      And `m.mutable_part()` has type `Part*`
      And `m.clear_part()` has type `void`
      And `m.set_allocated_part(nullptr)` has type `void`
      And `m.release_part()` has type `Part*`

    Scenario: changing functions need a mutable message
      Given `Sample m`
      And `const Sample& view = m`
      Then `m.mutable_part()` compiles
      And `view.mutable_part()` does not compile
