@needs.cpp @needs.proto3-optional
Feature: Singular numeric fields
  Accessors of integers, floating-point numbers and booleans, with explicit and with implicit presence.

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Explicit {
          optional int32 int32_value = 1;        optional int64 int64_value = 2;
          optional uint32 uint32_value = 3;      optional uint64 uint64_value = 4;
          optional sint32 sint32_value = 5;      optional sint64 sint64_value = 6;
          optional fixed32 fixed32_value = 7;    optional fixed64 fixed64_value = 8;
          optional sfixed32 sfixed32_value = 9;  optional sfixed64 sfixed64_value = 10;
          optional float float_value = 11;       optional double double_value = 12;
          optional bool bool_value = 13;
        }
        """

    @cpp.presence.set
    Scenario: int32 set
      Given `Explicit m`
      And `const Explicit& view = m`
      When `m.set_int32_value(-7)`
      Then `view.has_int32_value()` is `true`
      And `view.int32_value()` is `-7`

    Scenario Outline: <scalar> in a new message
      Given `const Explicit m`
      Then `m.has_<scalar>_value()` is `false`
      And `m.<scalar>_value()` is `<zero>`

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

    @cpp.presence.set
    Scenario Outline: <scalar> set
      Given `Explicit m`
      And `const Explicit& view = m`
      When `m.set_<scalar>_value(<value>)`
      Then `view.has_<scalar>_value()` is `true`
      And `view.<scalar>_value()` is `<value>`

      Examples:
        | scalar   | value                 |
        | int64    | -7000000000           |
        | uint32   | 4000000000u           |
        | uint64   | 18000000000000000000u |
        | sint32   | -8                    |
        | sint64   | -8000000000           |
        | fixed32  | 4100000000u           |
        | fixed64  | 18100000000000000000u |
        | sfixed32 | -9                    |
        | sfixed64 | -9000000000           |
        | float    | -2.5f                 |
        | double   | -0.1                  |
        | bool     | true                  |

    @cpp.presence.set
    Scenario Outline: <scalar> set to zero
      Given `Explicit m`
      When `m.set_<scalar>_value(<zero>)`
      Then `m.has_<scalar>_value()` is `true`
      And `m.<scalar>_value()` is `<zero>`

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

    @cpp.presence.clear
    Scenario Outline: <scalar> set and cleared
      Given `Explicit m`
      And `m.set_<scalar>_value(<value>)`
      When `m.clear_<scalar>_value()`
      Then `m.has_<scalar>_value()` is `false`
      And `m.<scalar>_value()` is `<zero>`

      Examples:
        | scalar   | value                 | zero  |
        | int32    | -7                    | 0     |
        | int64    | -7000000000           | 0     |
        | uint32   | 4000000000u           | 0u    |
        | uint64   | 18000000000000000000u | 0u    |
        | sint32   | -8                    | 0     |
        | sint64   | -8000000000           | 0     |
        | fixed32  | 4100000000u           | 0u    |
        | fixed64  | 18100000000000000000u | 0u    |
        | sfixed32 | -9                    | 0     |
        | sfixed64 | -9000000000           | 0     |
        | float    | -2.5f                 | 0.0f  |
        | double   | -0.1                  | 0.0   |
        | bool     | true                  | false |

    Scenario Outline: <limit>
      Given `Explicit m`
      When `m.set_<scalar>_value(<value>)`
      Then `m.<scalar>_value()` is `<value>`

      Examples:
        | limit                        | scalar   | value                                     |
        | smallest int32               | int32    | std::numeric_limits<int32_t>::min()       |
        | largest int32                | int32    | std::numeric_limits<int32_t>::max()       |
        | smallest int64               | int64    | std::numeric_limits<int64_t>::min()       |
        | largest int64                | int64    | std::numeric_limits<int64_t>::max()       |
        | largest uint32               | uint32   | std::numeric_limits<uint32_t>::max()      |
        | uint32 with the highest bit  | uint32   | uint32_t(1) << 31                         |
        | largest uint64               | uint64   | std::numeric_limits<uint64_t>::max()      |
        | uint64 with the highest bit  | uint64   | uint64_t(1) << 63                         |
        | smallest sint32              | sint32   | std::numeric_limits<int32_t>::min()       |
        | largest sint32               | sint32   | std::numeric_limits<int32_t>::max()       |
        | smallest sint64              | sint64   | std::numeric_limits<int64_t>::min()       |
        | largest sint64               | sint64   | std::numeric_limits<int64_t>::max()       |
        | largest fixed32              | fixed32  | std::numeric_limits<uint32_t>::max()      |
        | fixed32 with the highest bit | fixed32  | uint32_t(1) << 31                         |
        | largest fixed64              | fixed64  | std::numeric_limits<uint64_t>::max()      |
        | fixed64 with the highest bit | fixed64  | uint64_t(1) << 63                         |
        | smallest sfixed32            | sfixed32 | std::numeric_limits<int32_t>::min()       |
        | largest sfixed32             | sfixed32 | std::numeric_limits<int32_t>::max()       |
        | smallest sfixed64            | sfixed64 | std::numeric_limits<int64_t>::min()       |
        | largest sfixed64             | sfixed64 | std::numeric_limits<int64_t>::max()       |
        | lowest float                 | float    | std::numeric_limits<float>::lowest()      |
        | largest float                | float    | std::numeric_limits<float>::max()         |
        | smallest float above zero    | float    | std::numeric_limits<float>::denorm_min()  |
        | infinite float               | float    | std::numeric_limits<float>::infinity()    |
        | negative infinite float      | float    | -std::numeric_limits<float>::infinity()   |
        | lowest double                | double   | std::numeric_limits<double>::lowest()     |
        | largest double               | double   | std::numeric_limits<double>::max()        |
        | smallest double above zero   | double   | std::numeric_limits<double>::denorm_min() |
        | infinite double              | double   | std::numeric_limits<double>::infinity()   |
        | negative infinite double     | double   | -std::numeric_limits<double>::infinity()  |

    @cpp.presence.set
    Scenario: a double that is not a number
      Given `Explicit m`
      When `m.set_double_value(std::numeric_limits<double>::quiet_NaN())`
      Then `std::isnan(m.double_value())` is `true`
      And `m.has_double_value()` is `true`

    @cpp.presence.set
    Scenario: a zero with a sign
      Given `Explicit m`
      When `m.set_double_value(-0.0)`
      Then `m.has_double_value()` is `true`
      And `std::signbit(m.double_value())` is `true`

    Scenario Outline: parsed <scalar>
      Given `Explicit m`
      When `m` parses the `Explicit`
        """json
        { "<scalar>_value": <json> }
        """
      Then `m.has_<scalar>_value()` is `true`
      And `m.<scalar>_value()` is `<value>`

      Examples:
        | scalar   | json                   | value                 |
        | int32    | -7                     | -7                    |
        | int64    | "-7000000000"          | -7000000000           |
        | uint32   | 4000000000             | 4000000000u           |
        | uint64   | "18000000000000000000" | 18000000000000000000u |
        | sint32   | -8                     | -8                    |
        | sint64   | "-8000000000"          | -8000000000           |
        | fixed32  | 4100000000             | 4100000000u           |
        | fixed64  | "18100000000000000000" | 18100000000000000000u |
        | sfixed32 | -9                     | -9                    |
        | sfixed64 | "-9000000000"          | -9000000000           |
        | float    | -2.5                   | -2.5f                 |
        | double   | -0.1                   | -0.1                  |
        | bool     | true                   | true                  |

    Scenario: types with optional
      Given `Explicit m`
      And `const Explicit& view = m`
      Then `view.has_int32_value()` has type `bool`
      And `view.int32_value()` has type `int32_t`
      And `m.set_int32_value(7)` has type `void`
      And `m.clear_int32_value()` has type `void`
      And `view.float_value()` has type `float`
      And `view.double_value()` has type `double`
      And `view.bool_value()` has type `bool`

    Scenario: changing functions need a mutable message
      Given `Explicit m`
      And `const Explicit& view = m`
      Then `m.set_int32_value(7)` compiles
      And `view.set_int32_value(7)` does not compile
      And `m.clear_int32_value()` compiles
      And `view.clear_int32_value()` does not compile

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (in proto2)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        message Plain {
          optional int32 int32_value = 1;        optional int64 int64_value = 2;
          optional uint32 uint32_value = 3;      optional uint64 uint64_value = 4;
          optional sint32 sint32_value = 5;      optional sint64 sint64_value = 6;
          optional fixed32 fixed32_value = 7;    optional fixed64 fixed64_value = 8;
          optional sfixed32 sfixed32_value = 9;  optional sfixed64 sfixed64_value = 10;
          optional float float_value = 11;       optional double double_value = 12;
          optional bool bool_value = 13;
        }
        message Required {
          required int32 int32_value = 1;        required int64 int64_value = 2;
          required uint32 uint32_value = 3;      required uint64 uint64_value = 4;
          required sint32 sint32_value = 5;      required sint64 sint64_value = 6;
          required fixed32 fixed32_value = 7;    required fixed64 fixed64_value = 8;
          required sfixed32 sfixed32_value = 9;  required sfixed64 sfixed64_value = 10;
          required float float_value = 11;       required double double_value = 12;
          required bool bool_value = 13;
        }
        """

    @cpp.presence.set @cpp.presence.clear
    Scenario: proto2 int32
      Given `Plain m`
      And `const Plain& view = m`
      Then `view.has_int32_value()` is `false`
      And `view.int32_value()` is `0`
      When `m.set_int32_value(-7)`
      Then `view.has_int32_value()` is `true`
      And `view.int32_value()` is `-7`
      When `m.clear_int32_value()`
      Then `view.has_int32_value()` is `false`
      And `view.int32_value()` is `0`

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: proto2 <scalar>
      Given `Plain m`
      And `const Plain& view = m`
      Then `view.has_<scalar>_value()` is `false`
      And `view.<scalar>_value()` is `<zero>`
      When `m.set_<scalar>_value(<value>)`
      Then `view.has_<scalar>_value()` is `true`
      And `view.<scalar>_value()` is `<value>`
      When `m.clear_<scalar>_value()`
      Then `view.has_<scalar>_value()` is `false`
      And `view.<scalar>_value()` is `<zero>`

      Examples:
        | scalar   | value                 | zero  |
        | int64    | -7000000000           | 0     |
        | uint32   | 4000000000u           | 0u    |
        | uint64   | 18000000000000000000u | 0u    |
        | sint32   | -8                    | 0     |
        | sint64   | -8000000000           | 0     |
        | fixed32  | 4100000000u           | 0u    |
        | fixed64  | 18100000000000000000u | 0u    |
        | sfixed32 | -9                    | 0     |
        | sfixed64 | -9000000000           | 0     |
        | float    | -2.5f                 | 0.0f  |
        | double   | -0.1                  | 0.0   |
        | bool     | true                  | false |

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: required <scalar>
      Given `Required m`
      And `const Required& view = m`
      Then `view.has_<scalar>_value()` is `false`
      And `view.<scalar>_value()` is `<zero>`
      When `m.set_<scalar>_value(<value>)`
      Then `view.has_<scalar>_value()` is `true`
      And `view.<scalar>_value()` is `<value>`
      When `m.clear_<scalar>_value()`
      Then `view.has_<scalar>_value()` is `false`

      Examples:
        | scalar   | value                 | zero  |
        | int32    | -7                    | 0     |
        | int64    | -7000000000           | 0     |
        | uint32   | 4000000000u           | 0u    |
        | uint64   | 18000000000000000000u | 0u    |
        | sint32   | -8                    | 0     |
        | sint64   | -8000000000           | 0     |
        | fixed32  | 4100000000u           | 0u    |
        | fixed64  | 18100000000000000000u | 0u    |
        | sfixed32 | -9                    | 0     |
        | sfixed64 | -9000000000           | 0     |
        | float    | -2.5f                 | 0.0f  |
        | double   | -0.1                  | 0.0   |
        | bool     | true                  | false |

    Scenario Outline: types with <presence>
      Given `<message> m`
      And `const <message>& view = m`
      Then `view.has_int32_value()` has type `bool`
      And `view.int32_value()` has type `int32_t`
      And `m.set_int32_value(7)` has type `void`
      And `m.clear_int32_value()` has type `void`
      And `view.float_value()` has type `float`
      And `view.double_value()` has type `double`
      And `view.bool_value()` has type `bool`

      Examples:
        | presence | message  |
        | proto2   | Plain    |
        | required | Required |

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (with a default)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        message Preset {
          optional int32 int32_value = 1 [default = -41];
          optional int64 int64_value = 2 [default = -41000000000];
          optional uint32 uint32_value = 3 [default = 3000000041];
          optional uint64 uint64_value = 4 [default = 17000000000000000041];
          optional sint32 sint32_value = 5 [default = -42];
          optional sint64 sint64_value = 6 [default = -42000000000];
          optional fixed32 fixed32_value = 7 [default = 3000000042];
          optional fixed64 fixed64_value = 8 [default = 17000000000000000042];
          optional sfixed32 sfixed32_value = 9 [default = -43];
          optional sfixed64 sfixed64_value = 10 [default = -43000000000];
          optional float float_value = 11 [default = -4.25];
          optional double double_value = 12 [default = -0.7];
          optional bool bool_value = 13 [default = true];
        }
        """

    Scenario: int32 with a default, in a new message
      Given `const Preset m`
      Then `m.has_int32_value()` is `false`
      And `m.int32_value()` is `-41`

    Scenario Outline: <scalar> with a default, in a new message
      Given `const Preset m`
      Then `m.has_<scalar>_value()` is `false`
      And `m.<scalar>_value()` is `<default>`

      Examples:
        | scalar   | default               |
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

    @cpp.presence.set
    Scenario Outline: <scalar> with a default, set to it
      Given `Preset m`
      When `m.set_<scalar>_value(<default>)`
      Then `m.has_<scalar>_value()` is `true`
      And `m.<scalar>_value()` is `<default>`

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

    @cpp.presence.set
    Scenario Outline: <scalar> with a default, set to zero
      Given `Preset m`
      When `m.set_<scalar>_value(<zero>)`
      Then `m.has_<scalar>_value()` is `true`
      And `m.<scalar>_value()` is `<zero>`

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

    @cpp.presence.clear
    Scenario Outline: <scalar> with a default, set and cleared
      Given `Preset m`
      And `m.set_<scalar>_value(<zero>)`
      When `m.clear_<scalar>_value()`
      Then `m.has_<scalar>_value()` is `false`
      And `m.<scalar>_value()` is `<default>`

      Examples:
        | scalar   | zero  | default               |
        | int32    | 0     | -41                   |
        | int64    | 0     | -41000000000          |
        | uint32   | 0u    | 3000000041u           |
        | uint64   | 0u    | 17000000000000000041u |
        | sint32   | 0     | -42                   |
        | sint64   | 0     | -42000000000          |
        | fixed32  | 0u    | 3000000042u           |
        | fixed64  | 0u    | 17000000000000000042u |
        | sfixed32 | 0     | -43                   |
        | sfixed64 | 0     | -43000000000          |
        | float    | 0.0f  | -4.25f                |
        | double   | 0.0   | -0.7                  |
        | bool     | false | true                  |

    Scenario: types with default
      Given `Preset m`
      And `const Preset& view = m`
      Then `view.has_int32_value()` has type `bool`
      And `view.int32_value()` has type `int32_t`
      And `m.set_int32_value(7)` has type `void`
      And `m.clear_int32_value()` has type `void`
      And `view.float_value()` has type `float`
      And `view.double_value()` has type `double`
      And `view.bool_value()` has type `bool`

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (written defaults)

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        message Written {
          optional int32 smallest_int32 = 1 [default = -2147483648];
          optional int32 largest_int32 = 2 [default = 2147483647];
          optional uint32 largest_uint32 = 3 [default = 4294967295];
          optional int64 smallest_int64 = 4 [default = -9223372036854775808];
          optional int64 largest_int64 = 5 [default = 9223372036854775807];
          optional uint64 largest_uint64 = 6 [default = 18446744073709551615];
          optional int32 hexadecimal = 7 [default = 0x7F];
          optional int32 octal = 8 [default = 0755];
          optional int32 negative_hexadecimal = 9 [default = -0x80];
          optional uint64 large_hexadecimal = 10 [default = 0xFFFFFFFFFFFFFFFF];
          optional double exponent = 11 [default = 1.5e+300];
          optional float small_exponent = 12 [default = -2.5e-30];
          optional double whole = 13 [default = 3];
          optional float infinite = 14 [default = inf];
          optional double negative_infinite = 15 [default = -inf];
          optional double not_a_number = 16 [default = nan];
          optional float not_a_number_either = 17 [default = nan];
          optional bool truth = 18 [default = true];
          optional bool untruth = 19 [default = false];
          optional double exact = 20 [default = 0.1];
          optional int32 zero = 21 [default = 0];
        }
        """

    Scenario: a default that is the smallest int32
      Given `const Written m`
      Then `m.has_smallest_int32()` is `false`
      And `m.smallest_int32()` is `std::numeric_limits<int32_t>::min()`

    Scenario Outline: a default that is <what>
      Given `const Written m`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<value>`

      Examples:
        | what                     | name                 | value                                    |
        | the largest int32        | largest_int32        | std::numeric_limits<int32_t>::max()      |
        | the largest uint32       | largest_uint32       | std::numeric_limits<uint32_t>::max()     |
        | the smallest int64       | smallest_int64       | std::numeric_limits<int64_t>::min()      |
        | the largest int64        | largest_int64        | std::numeric_limits<int64_t>::max()      |
        | the largest uint64       | largest_uint64       | std::numeric_limits<uint64_t>::max()     |
        | hexadecimal              | hexadecimal          | 127                                      |
        | octal                    | octal                | 493                                      |
        | negative and hexadecimal | negative_hexadecimal | -128                                     |
        | large and hexadecimal    | large_hexadecimal    | std::numeric_limits<uint64_t>::max()     |
        | written with an exponent | exponent             | 1.5e+300                                 |
        | tiny                     | small_exponent       | -2.5e-30f                                |
        | a whole double           | whole                | 3.0                                      |
        | infinite                 | infinite             | std::numeric_limits<float>::infinity()   |
        | infinite and negative    | negative_infinite    | -std::numeric_limits<double>::infinity() |
        | true                     | truth                | true                                     |
        | false                    | untruth              | false                                    |
        | a fraction               | exact                | 0.1                                      |
        | zero                     | zero                 | 0                                        |

    Scenario: a default that is not a number
      Given `const Written m`
      Then `std::isnan(m.not_a_number())` is `true`
      And `std::isnan(m.not_a_number_either())` is `true`

  @cpp.field.numeric-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo`

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Explicit {
          optional int32 int32_value = 1;        optional int64 int64_value = 2;
          optional uint32 uint32_value = 3;      optional uint64 uint64_value = 4;
          optional sint32 sint32_value = 5;      optional sint64 sint64_value = 6;
          optional fixed32 fixed32_value = 7;    optional fixed64 fixed64_value = 8;
          optional sfixed32 sfixed32_value = 9;  optional sfixed64 sfixed64_value = 10;
          optional float float_value = 11;       optional double double_value = 12;
          optional bool bool_value = 13;
        }
        message Implicit {
          int32 int32_value = 1;        int64 int64_value = 2;
          uint32 uint32_value = 3;      uint64 uint64_value = 4;
          sint32 sint32_value = 5;      sint64 sint64_value = 6;
          fixed32 fixed32_value = 7;    fixed64 fixed64_value = 8;
          sfixed32 sfixed32_value = 9;  sfixed64 sfixed64_value = 10;
          float float_value = 11;       double double_value = 12;
          bool bool_value = 13;
        }
        """

    Scenario: int32 set
      Given `Implicit m`
      And `const Implicit& view = m`
      When `m.set_int32_value(-7)`
      Then `view.int32_value()` is `-7`

    Scenario Outline: <scalar> in a new message
      Given `const Implicit m`
      Then `m.<scalar>_value()` is `<zero>`

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

    Scenario Outline: <scalar> set
      Given `Implicit m`
      And `const Implicit& view = m`
      When `m.set_<scalar>_value(<value>)`
      Then `view.<scalar>_value()` is `<value>`

      Examples:
        | scalar   | value                 |
        | int64    | -7000000000           |
        | uint32   | 4000000000u           |
        | uint64   | 18000000000000000000u |
        | sint32   | -8                    |
        | sint64   | -8000000000           |
        | fixed32  | 4100000000u           |
        | fixed64  | 18100000000000000000u |
        | sfixed32 | -9                    |
        | sfixed64 | -9000000000           |
        | float    | -2.5f                 |
        | double   | -0.1                  |
        | bool     | true                  |

    Scenario Outline: <scalar> set and cleared
      Given `Implicit m`
      And `m.set_<scalar>_value(<value>)`
      When `m.clear_<scalar>_value()`
      Then `m.<scalar>_value()` is `<zero>`

      Examples:
        | scalar   | value                 | zero  |
        | int32    | -7                    | 0     |
        | int64    | -7000000000           | 0     |
        | uint32   | 4000000000u           | 0u    |
        | uint64   | 18000000000000000000u | 0u    |
        | sint32   | -8                    | 0     |
        | sint64   | -8000000000           | 0     |
        | fixed32  | 4100000000u           | 0u    |
        | fixed64  | 18100000000000000000u | 0u    |
        | sfixed32 | -9                    | 0     |
        | sfixed64 | -9000000000           | 0     |
        | float    | -2.5f                 | 0.0f  |
        | double   | -0.1                  | 0.0   |
        | bool     | true                  | false |

    Scenario Outline: <scalar> set to zero
      Given `Implicit m`
      And `m.set_<scalar>_value(<value>)`
      When `m.set_<scalar>_value(<zero>)`
      Then `m.<scalar>_value()` is `<zero>`

      Examples:
        | scalar   | value                 | zero  |
        | int32    | -7                    | 0     |
        | int64    | -7000000000           | 0     |
        | uint32   | 4000000000u           | 0u    |
        | uint64   | 18000000000000000000u | 0u    |
        | sint32   | -8                    | 0     |
        | sint64   | -8000000000           | 0     |
        | fixed32  | 4100000000u           | 0u    |
        | fixed64  | 18100000000000000000u | 0u    |
        | sfixed32 | -9                    | 0     |
        | sfixed64 | -9000000000           | 0     |
        | float    | -2.5f                 | 0.0f  |
        | double   | -0.1                  | 0.0   |
        | bool     | true                  | false |

    Scenario Outline: <limit>
      Given `Implicit m`
      When `m.set_<scalar>_value(<value>)`
      Then `m.<scalar>_value()` is `<value>`

      Examples:
        | limit                        | scalar   | value                                     |
        | smallest int32               | int32    | std::numeric_limits<int32_t>::min()       |
        | largest int32                | int32    | std::numeric_limits<int32_t>::max()       |
        | smallest int64               | int64    | std::numeric_limits<int64_t>::min()       |
        | largest int64                | int64    | std::numeric_limits<int64_t>::max()       |
        | largest uint32               | uint32   | std::numeric_limits<uint32_t>::max()      |
        | uint32 with the highest bit  | uint32   | uint32_t(1) << 31                         |
        | largest uint64               | uint64   | std::numeric_limits<uint64_t>::max()      |
        | uint64 with the highest bit  | uint64   | uint64_t(1) << 63                         |
        | smallest sint32              | sint32   | std::numeric_limits<int32_t>::min()       |
        | largest sint32               | sint32   | std::numeric_limits<int32_t>::max()       |
        | smallest sint64              | sint64   | std::numeric_limits<int64_t>::min()       |
        | largest sint64               | sint64   | std::numeric_limits<int64_t>::max()       |
        | largest fixed32              | fixed32  | std::numeric_limits<uint32_t>::max()      |
        | fixed32 with the highest bit | fixed32  | uint32_t(1) << 31                         |
        | largest fixed64              | fixed64  | std::numeric_limits<uint64_t>::max()      |
        | fixed64 with the highest bit | fixed64  | uint64_t(1) << 63                         |
        | smallest sfixed32            | sfixed32 | std::numeric_limits<int32_t>::min()       |
        | largest sfixed32             | sfixed32 | std::numeric_limits<int32_t>::max()       |
        | smallest sfixed64            | sfixed64 | std::numeric_limits<int64_t>::min()       |
        | largest sfixed64             | sfixed64 | std::numeric_limits<int64_t>::max()       |
        | lowest float                 | float    | std::numeric_limits<float>::lowest()      |
        | largest float                | float    | std::numeric_limits<float>::max()         |
        | smallest float above zero    | float    | std::numeric_limits<float>::denorm_min()  |
        | infinite float               | float    | std::numeric_limits<float>::infinity()    |
        | negative infinite float      | float    | -std::numeric_limits<float>::infinity()   |
        | lowest double                | double   | std::numeric_limits<double>::lowest()     |
        | largest double               | double   | std::numeric_limits<double>::max()        |
        | smallest double above zero   | double   | std::numeric_limits<double>::denorm_min() |
        | infinite double              | double   | std::numeric_limits<double>::infinity()   |
        | negative infinite double     | double   | -std::numeric_limits<double>::infinity()  |

    Scenario Outline: a <scalar> that is not a number, and a zero with a sign
      Given `Implicit m`
      When `m.set_<scalar>_value(std::numeric_limits<<scalar>>::quiet_NaN())`
      Then `std::isnan(m.<scalar>_value())` is `true`
      When `m.set_<scalar>_value(<zero>)`
      Then `m.<scalar>_value()` is `<zero>`
      And `std::signbit(m.<scalar>_value())` is `true`
      When `m.clear_<scalar>_value()`
      Then `std::signbit(m.<scalar>_value())` is `false`
      When `m.set_<scalar>_value(<zero>)`
      Then `std::signbit(m.<scalar>_value())` is `true`

      Examples:
        | scalar | zero  |
        | float  | -0.0f |
        | double | -0.0  |

    Scenario Outline: <scalar> has no has_foo
      Given `Implicit m`
      And `Explicit twin`
      Then `twin.has_<scalar>_value()` compiles
      And `m.has_<scalar>_value()` does not compile

      Examples:
        | scalar   |
        | int32    |
        | int64    |
        | uint32   |
        | uint64   |
        | sint32   |
        | sint64   |
        | fixed32  |
        | fixed64  |
        | sfixed32 |
        | sfixed64 |
        | float    |
        | double   |
        | bool     |

    Scenario Outline: <scalar> is on the wire only if it is not zero
      Given `Implicit m`
      When `m.set_<scalar>_value(<zero>)`
      Then `m` serializes as the `Implicit`
        """json
        {}
        """
      When `m.set_<scalar>_value(<value>)`
      Then `m` serializes as the `Implicit`
        """json
        { "<scalar>_value": <json> }
        """

      Examples:
        | scalar   | zero  | value                 | json                   |
        | int32    | 0     | -7                    | -7                     |
        | int64    | 0     | -7000000000           | "-7000000000"          |
        | uint32   | 0u    | 4000000000u           | 4000000000             |
        | uint64   | 0u    | 18000000000000000000u | "18000000000000000000" |
        | sint32   | 0     | -8                    | -8                     |
        | sint64   | 0     | -8000000000           | "-8000000000"          |
        | fixed32  | 0u    | 4100000000u           | 4100000000             |
        | fixed64  | 0u    | 18100000000000000000u | "18100000000000000000" |
        | sfixed32 | 0     | -9                    | -9                     |
        | sfixed64 | 0     | -9000000000           | "-9000000000"          |
        | float    | 0.0f  | -2.5f                 | -2.5                   |
        | double   | 0.0   | -0.1                  | -0.1                   |
        | bool     | false | true                  | true                   |

    Scenario: types
      Given `Implicit m`
      And `const Implicit& view = m`
      Then `view.int32_value()` has type `int32_t`
      And `m.set_int32_value(7)` has type `void`
      And `m.clear_int32_value()` has type `void`
      And `view.float_value()` has type `float`
      And `view.double_value()` has type `double`
      And `view.bool_value()` has type `bool`

    Scenario: changing functions need a mutable message
      Given `Implicit m`
      And `const Implicit& view = m`
      Then `m.set_int32_value(7)` compiles
      And `view.set_int32_value(7)` does not compile
      And `m.clear_int32_value()` compiles
      And `view.clear_int32_value()` does not compile

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (names of C++ types)

    Background:
      Given the schema file `type_words.proto`
        """proto
        syntax = "proto2";
        message Typed {
          optional int32 int32_t = 1; optional int64 int64_t = 2; optional uint64 uint64_t = 4;
          optional int32 size_t = 5; optional int32 std = 6;
          optional sfixed32 small = 11; optional sint64 large = 12; optional fixed32 natural = 13; optional fixed64 most = 14;
          optional string text = 15; repeated int32 list = 16; map<int32, string> pairs = 17; optional double real = 18 [default = inf];
          oneof pick { int32 one = 19; bytes blob = 20; }
        }
        """

    @cpp.presence.set
    Scenario: int32_t
      Given `Typed m`
      When `m.set_int32_t(7)`
      And `m.set_small(-7)`
      Then `m.has_int32_t()` is `true`
      And `m.int32_t()` is `7`
      And `m.small()` is `-7`
      And `m` serializes to the bytes `08 07 5d f9 ff ff ff`
      When `m.clear_int32_t()`
      Then `m.int32_t()` is `0`

    @cpp.presence.set
    Scenario Outline: <name>
      Given `Typed m`
      When `m.set_<name>(7)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | name     | value | bytes |
        | int64_t  | 7     | 10 07 |
        | uint64_t | 7u    | 20 07 |
        | size_t   | 7     | 28 07 |
        | std      | 7     | 30 07 |

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (the type of many things that a class keeps)

    # In a schema of its own: a compiler may know the other types, and not this one.
    Background:
      Given the schema file `type_word.proto`
        """proto
        syntax = "proto2";
        message Typed {
          optional uint32 uint32_t = 3; optional fixed32 natural = 13; optional string text = 15; map<int32, string> pairs = 17;
          oneof pick { int32 one = 19; bytes blob = 20; }
        }
        """

    @cpp.presence.set
    Scenario: uint32_t
      Given `Typed m`
      When `m.set_uint32_t(7)`
      Then `m.has_uint32_t()` is `true`
      And `m.uint32_t()` is `7u`
      And `m` serializes to the bytes `18 07`
