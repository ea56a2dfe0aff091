@needs.cpp
Feature: Defaults that return
  A field that is not set has its default, whichever way it was unset: by itself or with its message.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package fast;
      enum Kind { KIND_THREE = 3; KIND_TWO = 2; KIND_BELOW = -6; KIND_ZERO = 0; }
      message Sample {
        optional int32 int32_value = 1 [default = -7];
        optional int64 int64_value = 2 [default = -8000000000000000000];
        optional uint32 uint32_value = 3 [default = 4000000000];
        optional uint64 uint64_value = 4 [default = 18000000000000000000];
        optional sint32 sint32_value = 5 [default = -70000];
        optional sint64 sint64_value = 6 [default = -9000000000];
        optional fixed32 fixed32_value = 7 [default = 77];
        optional fixed64 fixed64_value = 8 [default = 5000000000];
        optional sfixed32 sfixed32_value = 9 [default = -77];
        optional sfixed64 sfixed64_value = 10 [default = -5000000000];
        optional float float_value = 11 [default = -1.5];
        optional double double_value = 12 [default = 2.5e300];
        optional bool bool_value = 13 [default = true];
        optional Kind kind = 14 [default = KIND_BELOW];
        optional Kind first = 15;
        optional string text = 16 [default = "unset"];
        optional bytes data = 17 [default = "un\000set"];
        optional int32 plain = 18;
        repeated int32 numbers = 19;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_THREE = 3; KIND_TWO = 2; KIND_BELOW = -6; KIND_ZERO = 0; }
      message Sample {
        optional int32 int32_value = 1 [default = -7];
        optional int64 int64_value = 2 [default = -8000000000000000000];
        optional uint32 uint32_value = 3 [default = 4000000000];
        optional uint64 uint64_value = 4 [default = 18000000000000000000];
        optional sint32 sint32_value = 5 [default = -70000];
        optional sint64 sint64_value = 6 [default = -9000000000];
        optional fixed32 fixed32_value = 7 [default = 77];
        optional fixed64 fixed64_value = 8 [default = 5000000000];
        optional sfixed32 sfixed32_value = 9 [default = -77];
        optional sfixed64 sfixed64_value = 10 [default = -5000000000];
        optional float float_value = 11 [default = -1.5];
        optional double double_value = 12 [default = 2.5e300];
        optional bool bool_value = 13 [default = true];
        optional Kind kind = 14 [default = KIND_BELOW];
        optional Kind first = 15;
        optional string text = 16 [default = "unset"];
        optional bytes data = 17 [default = "un\000set"];
        optional int32 plain = 18;
        repeated int32 numbers = 19;
      }
      """

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (the default returns)

    @cpp.presence.clear
    Scenario: fast, int32_value after its clear function
      Given `fast::Sample m`
      And `fast::Sample fresh`
      And `m.set_int32_value(5)`
      When `m.clear_int32_value()`
      Then `m.has_int32_value()` is `false`
      And `m.int32_value()` is `-7`

    Scenario Outline: <mode>, <name> after <way>
      Given `<mode>::Sample m`
      And `<mode>::Sample fresh`
      And `m.set_<name>(<other>)`
      When `<call>`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`

      Examples:
        | mode  | name           | way                | other | default               | call                                 |
        | fast  | int32_value    | Clear              | 5     | -7                    | m.Clear()                            |
        | fast  | int32_value    | no bytes           | 5     | -7                    | m.ParseFromString("")                |
        | fast  | int32_value    | other bytes        | 5     | -7                    | m.ParseFromString(bytes("90 01 07")) |
        | fast  | int32_value    | assignment         | 5     | -7                    | m = fast::Sample()                   |
        | fast  | int32_value    | copying            | 5     | -7                    | m.CopyFrom(fast::Sample())           |
        | fast  | int32_value    | swapping           | 5     | -7                    | m.Swap(&fresh)                       |
        | fast  | int64_value    | its clear function | 5     | -8000000000000000000  | m.clear_int64_value()                |
        | fast  | int64_value    | Clear              | 5     | -8000000000000000000  | m.Clear()                            |
        | fast  | int64_value    | no bytes           | 5     | -8000000000000000000  | m.ParseFromString("")                |
        | fast  | int64_value    | other bytes        | 5     | -8000000000000000000  | m.ParseFromString(bytes("90 01 07")) |
        | fast  | int64_value    | assignment         | 5     | -8000000000000000000  | m = fast::Sample()                   |
        | fast  | int64_value    | copying            | 5     | -8000000000000000000  | m.CopyFrom(fast::Sample())           |
        | fast  | int64_value    | swapping           | 5     | -8000000000000000000  | m.Swap(&fresh)                       |
        | fast  | uint32_value   | its clear function | 5u    | 4000000000u           | m.clear_uint32_value()               |
        | fast  | uint32_value   | Clear              | 5u    | 4000000000u           | m.Clear()                            |
        | fast  | uint32_value   | no bytes           | 5u    | 4000000000u           | m.ParseFromString("")                |
        | fast  | uint32_value   | other bytes        | 5u    | 4000000000u           | m.ParseFromString(bytes("90 01 07")) |
        | fast  | uint32_value   | assignment         | 5u    | 4000000000u           | m = fast::Sample()                   |
        | fast  | uint32_value   | copying            | 5u    | 4000000000u           | m.CopyFrom(fast::Sample())           |
        | fast  | uint32_value   | swapping           | 5u    | 4000000000u           | m.Swap(&fresh)                       |
        | fast  | uint64_value   | its clear function | 5u    | 18000000000000000000u | m.clear_uint64_value()               |
        | fast  | uint64_value   | Clear              | 5u    | 18000000000000000000u | m.Clear()                            |
        | fast  | uint64_value   | no bytes           | 5u    | 18000000000000000000u | m.ParseFromString("")                |
        | fast  | uint64_value   | other bytes        | 5u    | 18000000000000000000u | m.ParseFromString(bytes("90 01 07")) |
        | fast  | uint64_value   | assignment         | 5u    | 18000000000000000000u | m = fast::Sample()                   |
        | fast  | uint64_value   | copying            | 5u    | 18000000000000000000u | m.CopyFrom(fast::Sample())           |
        | fast  | uint64_value   | swapping           | 5u    | 18000000000000000000u | m.Swap(&fresh)                       |
        | fast  | sint32_value   | its clear function | 5     | -70000                | m.clear_sint32_value()               |
        | fast  | sint32_value   | Clear              | 5     | -70000                | m.Clear()                            |
        | fast  | sint32_value   | no bytes           | 5     | -70000                | m.ParseFromString("")                |
        | fast  | sint32_value   | other bytes        | 5     | -70000                | m.ParseFromString(bytes("90 01 07")) |
        | fast  | sint32_value   | assignment         | 5     | -70000                | m = fast::Sample()                   |
        | fast  | sint32_value   | copying            | 5     | -70000                | m.CopyFrom(fast::Sample())           |
        | fast  | sint32_value   | swapping           | 5     | -70000                | m.Swap(&fresh)                       |
        | fast  | sint64_value   | its clear function | 5     | -9000000000           | m.clear_sint64_value()               |
        | fast  | sint64_value   | Clear              | 5     | -9000000000           | m.Clear()                            |
        | fast  | sint64_value   | no bytes           | 5     | -9000000000           | m.ParseFromString("")                |
        | fast  | sint64_value   | other bytes        | 5     | -9000000000           | m.ParseFromString(bytes("90 01 07")) |
        | fast  | sint64_value   | assignment         | 5     | -9000000000           | m = fast::Sample()                   |
        | fast  | sint64_value   | copying            | 5     | -9000000000           | m.CopyFrom(fast::Sample())           |
        | fast  | sint64_value   | swapping           | 5     | -9000000000           | m.Swap(&fresh)                       |
        | fast  | fixed32_value  | its clear function | 5u    | 77u                   | m.clear_fixed32_value()              |
        | fast  | fixed32_value  | Clear              | 5u    | 77u                   | m.Clear()                            |
        | fast  | fixed32_value  | no bytes           | 5u    | 77u                   | m.ParseFromString("")                |
        | fast  | fixed32_value  | other bytes        | 5u    | 77u                   | m.ParseFromString(bytes("90 01 07")) |
        | fast  | fixed32_value  | assignment         | 5u    | 77u                   | m = fast::Sample()                   |
        | fast  | fixed32_value  | copying            | 5u    | 77u                   | m.CopyFrom(fast::Sample())           |
        | fast  | fixed32_value  | swapping           | 5u    | 77u                   | m.Swap(&fresh)                       |
        | fast  | fixed64_value  | its clear function | 5u    | 5000000000u           | m.clear_fixed64_value()              |
        | fast  | fixed64_value  | Clear              | 5u    | 5000000000u           | m.Clear()                            |
        | fast  | fixed64_value  | no bytes           | 5u    | 5000000000u           | m.ParseFromString("")                |
        | fast  | fixed64_value  | other bytes        | 5u    | 5000000000u           | m.ParseFromString(bytes("90 01 07")) |
        | fast  | fixed64_value  | assignment         | 5u    | 5000000000u           | m = fast::Sample()                   |
        | fast  | fixed64_value  | copying            | 5u    | 5000000000u           | m.CopyFrom(fast::Sample())           |
        | fast  | fixed64_value  | swapping           | 5u    | 5000000000u           | m.Swap(&fresh)                       |
        | fast  | sfixed32_value | its clear function | 5     | -77                   | m.clear_sfixed32_value()             |
        | fast  | sfixed32_value | Clear              | 5     | -77                   | m.Clear()                            |
        | fast  | sfixed32_value | no bytes           | 5     | -77                   | m.ParseFromString("")                |
        | fast  | sfixed32_value | other bytes        | 5     | -77                   | m.ParseFromString(bytes("90 01 07")) |
        | fast  | sfixed32_value | assignment         | 5     | -77                   | m = fast::Sample()                   |
        | fast  | sfixed32_value | copying            | 5     | -77                   | m.CopyFrom(fast::Sample())           |
        | fast  | sfixed32_value | swapping           | 5     | -77                   | m.Swap(&fresh)                       |
        | fast  | sfixed64_value | its clear function | 5     | -5000000000           | m.clear_sfixed64_value()             |
        | fast  | sfixed64_value | Clear              | 5     | -5000000000           | m.Clear()                            |
        | fast  | sfixed64_value | no bytes           | 5     | -5000000000           | m.ParseFromString("")                |
        | fast  | sfixed64_value | other bytes        | 5     | -5000000000           | m.ParseFromString(bytes("90 01 07")) |
        | fast  | sfixed64_value | assignment         | 5     | -5000000000           | m = fast::Sample()                   |
        | fast  | sfixed64_value | copying            | 5     | -5000000000           | m.CopyFrom(fast::Sample())           |
        | fast  | sfixed64_value | swapping           | 5     | -5000000000           | m.Swap(&fresh)                       |
        | fast  | float_value    | its clear function | 5.0f  | -1.5f                 | m.clear_float_value()                |
        | fast  | float_value    | Clear              | 5.0f  | -1.5f                 | m.Clear()                            |
        | fast  | float_value    | no bytes           | 5.0f  | -1.5f                 | m.ParseFromString("")                |
        | fast  | float_value    | other bytes        | 5.0f  | -1.5f                 | m.ParseFromString(bytes("90 01 07")) |
        | fast  | float_value    | assignment         | 5.0f  | -1.5f                 | m = fast::Sample()                   |
        | fast  | float_value    | copying            | 5.0f  | -1.5f                 | m.CopyFrom(fast::Sample())           |
        | fast  | float_value    | swapping           | 5.0f  | -1.5f                 | m.Swap(&fresh)                       |
        | fast  | double_value   | its clear function | 5.0   | 2.5e300               | m.clear_double_value()               |
        | fast  | double_value   | Clear              | 5.0   | 2.5e300               | m.Clear()                            |
        | fast  | double_value   | no bytes           | 5.0   | 2.5e300               | m.ParseFromString("")                |
        | fast  | double_value   | other bytes        | 5.0   | 2.5e300               | m.ParseFromString(bytes("90 01 07")) |
        | fast  | double_value   | assignment         | 5.0   | 2.5e300               | m = fast::Sample()                   |
        | fast  | double_value   | copying            | 5.0   | 2.5e300               | m.CopyFrom(fast::Sample())           |
        | fast  | double_value   | swapping           | 5.0   | 2.5e300               | m.Swap(&fresh)                       |
        | fast  | bool_value     | its clear function | false | true                  | m.clear_bool_value()                 |
        | fast  | bool_value     | Clear              | false | true                  | m.Clear()                            |
        | fast  | bool_value     | no bytes           | false | true                  | m.ParseFromString("")                |
        | fast  | bool_value     | other bytes        | false | true                  | m.ParseFromString(bytes("90 01 07")) |
        | fast  | bool_value     | assignment         | false | true                  | m = fast::Sample()                   |
        | fast  | bool_value     | copying            | false | true                  | m.CopyFrom(fast::Sample())           |
        | fast  | bool_value     | swapping           | false | true                  | m.Swap(&fresh)                       |
        | small | int32_value    | Clear              | 5     | -7                    | m.Clear()                            |
        | small | int32_value    | no bytes           | 5     | -7                    | m.ParseFromString("")                |
        | small | int32_value    | other bytes        | 5     | -7                    | m.ParseFromString(bytes("90 01 07")) |
        | small | int32_value    | assignment         | 5     | -7                    | m = small::Sample()                  |
        | small | int32_value    | copying            | 5     | -7                    | m.CopyFrom(small::Sample())          |
        | small | int32_value    | swapping           | 5     | -7                    | m.Swap(&fresh)                       |
        | small | int64_value    | Clear              | 5     | -8000000000000000000  | m.Clear()                            |
        | small | int64_value    | no bytes           | 5     | -8000000000000000000  | m.ParseFromString("")                |
        | small | int64_value    | other bytes        | 5     | -8000000000000000000  | m.ParseFromString(bytes("90 01 07")) |
        | small | int64_value    | assignment         | 5     | -8000000000000000000  | m = small::Sample()                  |
        | small | int64_value    | copying            | 5     | -8000000000000000000  | m.CopyFrom(small::Sample())          |
        | small | int64_value    | swapping           | 5     | -8000000000000000000  | m.Swap(&fresh)                       |
        | small | uint32_value   | Clear              | 5u    | 4000000000u           | m.Clear()                            |
        | small | uint32_value   | no bytes           | 5u    | 4000000000u           | m.ParseFromString("")                |
        | small | uint32_value   | other bytes        | 5u    | 4000000000u           | m.ParseFromString(bytes("90 01 07")) |
        | small | uint32_value   | assignment         | 5u    | 4000000000u           | m = small::Sample()                  |
        | small | uint32_value   | copying            | 5u    | 4000000000u           | m.CopyFrom(small::Sample())          |
        | small | uint32_value   | swapping           | 5u    | 4000000000u           | m.Swap(&fresh)                       |
        | small | uint64_value   | Clear              | 5u    | 18000000000000000000u | m.Clear()                            |
        | small | uint64_value   | no bytes           | 5u    | 18000000000000000000u | m.ParseFromString("")                |
        | small | uint64_value   | other bytes        | 5u    | 18000000000000000000u | m.ParseFromString(bytes("90 01 07")) |
        | small | uint64_value   | assignment         | 5u    | 18000000000000000000u | m = small::Sample()                  |
        | small | uint64_value   | copying            | 5u    | 18000000000000000000u | m.CopyFrom(small::Sample())          |
        | small | uint64_value   | swapping           | 5u    | 18000000000000000000u | m.Swap(&fresh)                       |
        | small | sint32_value   | Clear              | 5     | -70000                | m.Clear()                            |
        | small | sint32_value   | no bytes           | 5     | -70000                | m.ParseFromString("")                |
        | small | sint32_value   | other bytes        | 5     | -70000                | m.ParseFromString(bytes("90 01 07")) |
        | small | sint32_value   | assignment         | 5     | -70000                | m = small::Sample()                  |
        | small | sint32_value   | copying            | 5     | -70000                | m.CopyFrom(small::Sample())          |
        | small | sint32_value   | swapping           | 5     | -70000                | m.Swap(&fresh)                       |
        | small | sint64_value   | Clear              | 5     | -9000000000           | m.Clear()                            |
        | small | sint64_value   | no bytes           | 5     | -9000000000           | m.ParseFromString("")                |
        | small | sint64_value   | other bytes        | 5     | -9000000000           | m.ParseFromString(bytes("90 01 07")) |
        | small | sint64_value   | assignment         | 5     | -9000000000           | m = small::Sample()                  |
        | small | sint64_value   | copying            | 5     | -9000000000           | m.CopyFrom(small::Sample())          |
        | small | sint64_value   | swapping           | 5     | -9000000000           | m.Swap(&fresh)                       |
        | small | fixed32_value  | Clear              | 5u    | 77u                   | m.Clear()                            |
        | small | fixed32_value  | no bytes           | 5u    | 77u                   | m.ParseFromString("")                |
        | small | fixed32_value  | other bytes        | 5u    | 77u                   | m.ParseFromString(bytes("90 01 07")) |
        | small | fixed32_value  | assignment         | 5u    | 77u                   | m = small::Sample()                  |
        | small | fixed32_value  | copying            | 5u    | 77u                   | m.CopyFrom(small::Sample())          |
        | small | fixed32_value  | swapping           | 5u    | 77u                   | m.Swap(&fresh)                       |
        | small | fixed64_value  | Clear              | 5u    | 5000000000u           | m.Clear()                            |
        | small | fixed64_value  | no bytes           | 5u    | 5000000000u           | m.ParseFromString("")                |
        | small | fixed64_value  | other bytes        | 5u    | 5000000000u           | m.ParseFromString(bytes("90 01 07")) |
        | small | fixed64_value  | assignment         | 5u    | 5000000000u           | m = small::Sample()                  |
        | small | fixed64_value  | copying            | 5u    | 5000000000u           | m.CopyFrom(small::Sample())          |
        | small | fixed64_value  | swapping           | 5u    | 5000000000u           | m.Swap(&fresh)                       |
        | small | sfixed32_value | Clear              | 5     | -77                   | m.Clear()                            |
        | small | sfixed32_value | no bytes           | 5     | -77                   | m.ParseFromString("")                |
        | small | sfixed32_value | other bytes        | 5     | -77                   | m.ParseFromString(bytes("90 01 07")) |
        | small | sfixed32_value | assignment         | 5     | -77                   | m = small::Sample()                  |
        | small | sfixed32_value | copying            | 5     | -77                   | m.CopyFrom(small::Sample())          |
        | small | sfixed32_value | swapping           | 5     | -77                   | m.Swap(&fresh)                       |
        | small | sfixed64_value | Clear              | 5     | -5000000000           | m.Clear()                            |
        | small | sfixed64_value | no bytes           | 5     | -5000000000           | m.ParseFromString("")                |
        | small | sfixed64_value | other bytes        | 5     | -5000000000           | m.ParseFromString(bytes("90 01 07")) |
        | small | sfixed64_value | assignment         | 5     | -5000000000           | m = small::Sample()                  |
        | small | sfixed64_value | copying            | 5     | -5000000000           | m.CopyFrom(small::Sample())          |
        | small | sfixed64_value | swapping           | 5     | -5000000000           | m.Swap(&fresh)                       |
        | small | float_value    | Clear              | 5.0f  | -1.5f                 | m.Clear()                            |
        | small | float_value    | no bytes           | 5.0f  | -1.5f                 | m.ParseFromString("")                |
        | small | float_value    | other bytes        | 5.0f  | -1.5f                 | m.ParseFromString(bytes("90 01 07")) |
        | small | float_value    | assignment         | 5.0f  | -1.5f                 | m = small::Sample()                  |
        | small | float_value    | copying            | 5.0f  | -1.5f                 | m.CopyFrom(small::Sample())          |
        | small | float_value    | swapping           | 5.0f  | -1.5f                 | m.Swap(&fresh)                       |
        | small | double_value   | Clear              | 5.0   | 2.5e300               | m.Clear()                            |
        | small | double_value   | no bytes           | 5.0   | 2.5e300               | m.ParseFromString("")                |
        | small | double_value   | other bytes        | 5.0   | 2.5e300               | m.ParseFromString(bytes("90 01 07")) |
        | small | double_value   | assignment         | 5.0   | 2.5e300               | m = small::Sample()                  |
        | small | double_value   | copying            | 5.0   | 2.5e300               | m.CopyFrom(small::Sample())          |
        | small | double_value   | swapping           | 5.0   | 2.5e300               | m.Swap(&fresh)                       |
        | small | bool_value     | Clear              | false | true                  | m.Clear()                            |
        | small | bool_value     | no bytes           | false | true                  | m.ParseFromString("")                |
        | small | bool_value     | other bytes        | false | true                  | m.ParseFromString(bytes("90 01 07")) |
        | small | bool_value     | assignment         | false | true                  | m = small::Sample()                  |
        | small | bool_value     | copying            | false | true                  | m.CopyFrom(small::Sample())          |
        | small | bool_value     | swapping           | false | true                  | m.Swap(&fresh)                       |

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (the default returns)

    @cpp.presence.clear
    Scenario: fast, kind after its clear function
      Given `fast::Sample m`
      And `fast::Sample fresh`
      And `m.set_kind(fast::KIND_TWO)`
      When `m.clear_kind()`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `fast::KIND_BELOW`

    Scenario Outline: <mode>, <name> after <way>
      Given `<mode>::Sample m`
      And `<mode>::Sample fresh`
      And `m.set_<name>(<other>)`
      When `<call>`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`

      Examples:
        | mode  | name  | way                | other           | default           | call                                 |
        | fast  | kind  | Clear              | fast::KIND_TWO  | fast::KIND_BELOW  | m.Clear()                            |
        | fast  | kind  | no bytes           | fast::KIND_TWO  | fast::KIND_BELOW  | m.ParseFromString("")                |
        | fast  | kind  | other bytes        | fast::KIND_TWO  | fast::KIND_BELOW  | m.ParseFromString(bytes("90 01 07")) |
        | fast  | kind  | assignment         | fast::KIND_TWO  | fast::KIND_BELOW  | m = fast::Sample()                   |
        | fast  | kind  | copying            | fast::KIND_TWO  | fast::KIND_BELOW  | m.CopyFrom(fast::Sample())           |
        | fast  | kind  | swapping           | fast::KIND_TWO  | fast::KIND_BELOW  | m.Swap(&fresh)                       |
        | fast  | first | its clear function | fast::KIND_TWO  | fast::KIND_THREE  | m.clear_first()                      |
        | fast  | first | Clear              | fast::KIND_TWO  | fast::KIND_THREE  | m.Clear()                            |
        | fast  | first | no bytes           | fast::KIND_TWO  | fast::KIND_THREE  | m.ParseFromString("")                |
        | fast  | first | other bytes        | fast::KIND_TWO  | fast::KIND_THREE  | m.ParseFromString(bytes("90 01 07")) |
        | fast  | first | assignment         | fast::KIND_TWO  | fast::KIND_THREE  | m = fast::Sample()                   |
        | fast  | first | copying            | fast::KIND_TWO  | fast::KIND_THREE  | m.CopyFrom(fast::Sample())           |
        | fast  | first | swapping           | fast::KIND_TWO  | fast::KIND_THREE  | m.Swap(&fresh)                       |
        | small | kind  | Clear              | small::KIND_TWO | small::KIND_BELOW | m.Clear()                            |
        | small | kind  | no bytes           | small::KIND_TWO | small::KIND_BELOW | m.ParseFromString("")                |
        | small | kind  | other bytes        | small::KIND_TWO | small::KIND_BELOW | m.ParseFromString(bytes("90 01 07")) |
        | small | kind  | assignment         | small::KIND_TWO | small::KIND_BELOW | m = small::Sample()                  |
        | small | kind  | copying            | small::KIND_TWO | small::KIND_BELOW | m.CopyFrom(small::Sample())          |
        | small | kind  | swapping           | small::KIND_TWO | small::KIND_BELOW | m.Swap(&fresh)                       |
        | small | first | Clear              | small::KIND_TWO | small::KIND_THREE | m.Clear()                            |
        | small | first | no bytes           | small::KIND_TWO | small::KIND_THREE | m.ParseFromString("")                |
        | small | first | other bytes        | small::KIND_TWO | small::KIND_THREE | m.ParseFromString(bytes("90 01 07")) |
        | small | first | assignment         | small::KIND_TWO | small::KIND_THREE | m = small::Sample()                  |
        | small | first | copying            | small::KIND_TWO | small::KIND_THREE | m.CopyFrom(small::Sample())          |
        | small | first | swapping           | small::KIND_TWO | small::KIND_THREE | m.Swap(&fresh)                       |

  @cpp.field.string-get
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit) (the default returns)

    @cpp.presence.clear
    Scenario: fast, text after its clear function
      Given `fast::Sample m`
      And `fast::Sample fresh`
      And `m.set_text("given")`
      When `m.clear_text()`
      Then `m.has_text()` is `false`
      And `m.text()` is `"unset"s`

    Scenario Outline: <mode>, <name> after <way>
      Given `<mode>::Sample m`
      And `<mode>::Sample fresh`
      And `m.set_<name>(<other>)`
      When `<call>`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<default>`

      Examples:
        | mode  | name | way                | other   | default                    | call                                 |
        | fast  | text | Clear              | "given" | "unset"s                   | m.Clear()                            |
        | fast  | text | no bytes           | "given" | "unset"s                   | m.ParseFromString("")                |
        | fast  | text | other bytes        | "given" | "unset"s                   | m.ParseFromString(bytes("90 01 07")) |
        | fast  | text | assignment         | "given" | "unset"s                   | m = fast::Sample()                   |
        | fast  | text | copying            | "given" | "unset"s                   | m.CopyFrom(fast::Sample())           |
        | fast  | text | swapping           | "given" | "unset"s                   | m.Swap(&fresh)                       |
        | fast  | data | its clear function | "given" | std::string("un\\0set", 6) | m.clear_data()                       |
        | fast  | data | Clear              | "given" | std::string("un\\0set", 6) | m.Clear()                            |
        | fast  | data | no bytes           | "given" | std::string("un\\0set", 6) | m.ParseFromString("")                |
        | fast  | data | other bytes        | "given" | std::string("un\\0set", 6) | m.ParseFromString(bytes("90 01 07")) |
        | fast  | data | assignment         | "given" | std::string("un\\0set", 6) | m = fast::Sample()                   |
        | fast  | data | copying            | "given" | std::string("un\\0set", 6) | m.CopyFrom(fast::Sample())           |
        | fast  | data | swapping           | "given" | std::string("un\\0set", 6) | m.Swap(&fresh)                       |
        | small | text | Clear              | "given" | "unset"s                   | m.Clear()                            |
        | small | text | no bytes           | "given" | "unset"s                   | m.ParseFromString("")                |
        | small | text | other bytes        | "given" | "unset"s                   | m.ParseFromString(bytes("90 01 07")) |
        | small | text | assignment         | "given" | "unset"s                   | m = small::Sample()                  |
        | small | text | copying            | "given" | "unset"s                   | m.CopyFrom(small::Sample())          |
        | small | text | swapping           | "given" | "unset"s                   | m.Swap(&fresh)                       |
        | small | data | Clear              | "given" | std::string("un\\0set", 6) | m.Clear()                            |
        | small | data | no bytes           | "given" | std::string("un\\0set", 6) | m.ParseFromString("")                |
        | small | data | other bytes        | "given" | std::string("un\\0set", 6) | m.ParseFromString(bytes("90 01 07")) |
        | small | data | assignment         | "given" | std::string("un\\0set", 6) | m = small::Sample()                  |
        | small | data | copying            | "given" | std::string("un\\0set", 6) | m.CopyFrom(small::Sample())          |
        | small | data | swapping           | "given" | std::string("un\\0set", 6) | m.Swap(&fresh)                       |

  @cpp.field.numeric-explicit @cpp.field.enum-explicit @cpp.field.string-get @cpp.field.message-get
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (and fields of other kinds; in groups and in messages of messages)

    Background:
      Given the schema file `held.proto`
        """proto
        syntax = "proto2";
        package held;
        enum Kind { KIND_THREE = 3; KIND_TWO = 2; }
        message Outer {
          optional group Box = 1 {
            optional int32 number = 1 [default = -7]; optional double real = 2 [default = 2.5]; optional bool flag = 3 [default = true]; optional Kind kind = 4 [default = KIND_TWO]; optional Kind first = 5; optional string text = 6 [default = "unset"]; optional bytes data = 7 [default = "un\000set"];
          }
          oneof pick {
            group Crate = 2 {
              optional int32 number = 1 [default = -7]; optional double real = 2 [default = 2.5]; optional bool flag = 3 [default = true]; optional Kind kind = 4 [default = KIND_TWO]; optional Kind first = 5; optional string text = 6 [default = "unset"]; optional bytes data = 7 [default = "un\000set"];
            }
            Inner piece = 3;
          }
          message Inner {
            optional int32 number = 1 [default = -7]; optional double real = 2 [default = 2.5]; optional bool flag = 3 [default = true]; optional Kind kind = 4 [default = KIND_TWO]; optional Kind first = 5; optional string text = 6 [default = "unset"]; optional bytes data = 7 [default = "un\000set"];
          }
          optional Inner inner = 4;
          extensions 100 to 199;
        }
        extend Outer {
          optional group XBox = 100 {
            optional int32 number = 1 [default = -7]; optional double real = 2 [default = 2.5]; optional bool flag = 3 [default = true]; optional Kind kind = 4 [default = KIND_TWO]; optional Kind first = 5; optional string text = 6 [default = "unset"]; optional bytes data = 7 [default = "un\000set"];
          }
        }
        """

    Scenario: in a group
      Given `held::Outer m`
      Then `m.box().number()` is `-7`
      And `m.box().real()` is `2.5`
      And `m.box().flag()` is `true`
      And `m.box().kind()` is `held::KIND_TWO`
      And `m.box().first()` is `held::KIND_THREE`
      And `m.box().text()` is `"unset"s`
      And `m.box().data()` is `"un\0set"s`
      When `auto& inner = *m.mutable_box()`
      Then `inner.has_number() || inner.has_flag() || inner.has_kind() || inner.has_text() || inner.has_data()` is `false`
      And `inner.number()` is `-7`
      And `inner.kind()` is `held::KIND_TWO`
      And `inner.text()` is `"unset"s`
      When `inner.set_number(0), inner.set_real(0), inner.set_flag(false), inner.set_kind(held::KIND_THREE), inner.set_text(""), inner.set_data("")`
      Then `inner.has_number() && inner.has_flag() && inner.has_kind() && inner.has_text() && inner.has_data()` is `true`
      And `inner.number()` is `0`
      And `inner.flag()` is `false`
      And `inner.kind()` is `held::KIND_THREE`
      And `inner.text()` is `""s`
      When `inner.clear_number(), inner.clear_real(), inner.clear_flag(), inner.clear_kind(), inner.clear_text(), inner.clear_data()`
      Then `inner.number()` is `-7`
      And `inner.real()` is `2.5`
      And `inner.flag()` is `true`
      And `inner.kind()` is `held::KIND_TWO`
      And `inner.text()` is `"unset"s`
      And `inner.data()` is `"un\0set"s`
      And `inner.ByteSizeLong()` is `0`

    Scenario Outline: in <what>
      Given `held::Outer m`
      Then `m.<get>.number()` is `-7`
      And `m.<get>.real()` is `2.5`
      And `m.<get>.flag()` is `true`
      And `m.<get>.kind()` is `held::KIND_TWO`
      And `m.<get>.first()` is `held::KIND_THREE`
      And `m.<get>.text()` is `"unset"s`
      And `m.<get>.data()` is `"un\0set"s`
      When `auto& inner = *m.<mutable>`
      Then `inner.has_number() || inner.has_flag() || inner.has_kind() || inner.has_text() || inner.has_data()` is `false`
      And `inner.number()` is `-7`
      And `inner.kind()` is `held::KIND_TWO`
      And `inner.text()` is `"unset"s`
      When `inner.set_number(0), inner.set_real(0), inner.set_flag(false), inner.set_kind(held::KIND_THREE), inner.set_text(""), inner.set_data("")`
      Then `inner.has_number() && inner.has_flag() && inner.has_kind() && inner.has_text() && inner.has_data()` is `true`
      And `inner.number()` is `0`
      And `inner.flag()` is `false`
      And `inner.kind()` is `held::KIND_THREE`
      And `inner.text()` is `""s`
      When `inner.clear_number(), inner.clear_real(), inner.clear_flag(), inner.clear_kind(), inner.clear_text(), inner.clear_data()`
      Then `inner.number()` is `-7`
      And `inner.real()` is `2.5`
      And `inner.flag()` is `true`
      And `inner.kind()` is `held::KIND_TWO`
      And `inner.text()` is `"unset"s`
      And `inner.data()` is `"un\0set"s`
      And `inner.ByteSizeLong()` is `0`

      Examples:
        | what                | get                       | mutable                       |
        | a group of a oneof  | crate()                   | mutable_crate()               |
        | a member of a oneof | piece()                   | mutable_piece()               |
        | a nested message    | inner()                   | mutable_inner()               |
        | an extension        | GetExtension(held::xbox)  | MutableExtension(held::xbox)  |
