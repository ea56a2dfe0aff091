@needs.cpp
Feature: Messages of any width
  A message of few small fields and one of many large ones are copied, swapped and moved in different steps. Whatever the
  number of bytes, each field goes along.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package fast;
      message Ints1 { optional int32 f1 = 1; }
      message Ints2 { optional int32 f1 = 1; optional int32 f2 = 2; }
      message Ints3 { optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; }
      message Ints4 { optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4; }
      message Ints5 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5;
      }
      message Ints6 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6;
      }
      message Ints7 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7;
      }
      message Ints8 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
      }
      message Ints9 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
        optional int32 f9 = 9;
      }
      message Ints10 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
        optional int32 f9 = 9; optional int32 f10 = 10;
      }
      message Ints11 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
        optional int32 f9 = 9; optional int32 f10 = 10; optional int32 f11 = 11;
      }
      message Ints12 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
        optional int32 f9 = 9; optional int32 f10 = 10; optional int32 f11 = 11; optional int32 f12 = 12;
      }
      message Bools1 { optional bool f1 = 1; }
      message Bools2 { optional bool f1 = 1; optional bool f2 = 2; }
      message Bools3 { optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; }
      message Bools4 { optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; }
      message Bools5 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
      }
      message Bools6 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
        optional bool f6 = 6;
      }
      message Bools7 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
        optional bool f6 = 6; optional bool f7 = 7;
      }
      message Bools8 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
        optional bool f6 = 6; optional bool f7 = 7; optional bool f8 = 8;
      }
      message Bools9 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
        optional bool f6 = 6; optional bool f7 = 7; optional bool f8 = 8; optional bool f9 = 9;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Ints1 { optional int32 f1 = 1; }
      message Ints2 { optional int32 f1 = 1; optional int32 f2 = 2; }
      message Ints3 { optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; }
      message Ints4 { optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4; }
      message Ints5 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5;
      }
      message Ints6 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6;
      }
      message Ints7 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7;
      }
      message Ints8 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
      }
      message Ints9 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
        optional int32 f9 = 9;
      }
      message Ints10 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
        optional int32 f9 = 9; optional int32 f10 = 10;
      }
      message Ints11 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
        optional int32 f9 = 9; optional int32 f10 = 10; optional int32 f11 = 11;
      }
      message Ints12 {
        optional int32 f1 = 1; optional int32 f2 = 2; optional int32 f3 = 3; optional int32 f4 = 4;
        optional int32 f5 = 5; optional int32 f6 = 6; optional int32 f7 = 7; optional int32 f8 = 8;
        optional int32 f9 = 9; optional int32 f10 = 10; optional int32 f11 = 11; optional int32 f12 = 12;
      }
      message Bools1 { optional bool f1 = 1; }
      message Bools2 { optional bool f1 = 1; optional bool f2 = 2; }
      message Bools3 { optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; }
      message Bools4 { optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; }
      message Bools5 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
      }
      message Bools6 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
        optional bool f6 = 6;
      }
      message Bools7 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
        optional bool f6 = 6; optional bool f7 = 7;
      }
      message Bools8 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
        optional bool f6 = 6; optional bool f7 = 7; optional bool f8 = 8;
      }
      message Bools9 {
        optional bool f1 = 1; optional bool f2 = 2; optional bool f3 = 3; optional bool f4 = 4; optional bool f5 = 5;
        optional bool f6 = 6; optional bool f7 = 7; optional bool f8 = 8; optional bool f9 = 9;
      }
      """
    # The bytes of a message whose fields, from 1 on, all have one value.
    And the C++
      """cpp
      const auto Filled = [](int count, const std::string& value) {
        std::string filled;
        for (int i = 1; i <= count; ++i) filled += static_cast<char>(8 * i) + value;
        return filled;
      }
      """

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (messages of any width)

    Scenario: fast, Ints1
      Given `fast::Ints1 m`
      And `m.ParseFromString(Filled(1, bytes("81 82 84 08")))`
      When `fast::Ints1 copy(m)`
      And `m.Clear()`
      Then `copy.SerializeAsString()` is `Filled(1, bytes("81 82 84 08"))`
      When `m.ParseFromString(Filled(1, bytes("ff fe fd 07")))`
      And `copy = m`
      And `m.Clear()`
      Then `copy.SerializeAsString()` is `Filled(1, bytes("ff fe fd 07"))`
      When `copy = m`
      Then `copy.SerializeAsString()` is `""`

    Scenario Outline: <mode>, <type>
      Given `<mode>::<type> m`
      And `m.ParseFromString(Filled(<count>, bytes("<value>")))`
      When `<mode>::<type> copy(m)`
      And `m.Clear()`
      Then `copy.SerializeAsString()` is `Filled(<count>, bytes("<value>"))`
      When `m.ParseFromString(Filled(<count>, bytes("<other>")))`
      And `copy = m`
      And `m.Clear()`
      Then `copy.SerializeAsString()` is `Filled(<count>, bytes("<other>"))`
      When `copy = m`
      Then `copy.SerializeAsString()` is `""`

      Examples:
        | mode  | type   | count | value       | other       |
        | fast  | Ints2  | 2     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints3  | 3     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints4  | 4     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints5  | 5     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints6  | 6     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints7  | 7     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints8  | 8     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints9  | 9     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints10 | 10    | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints11 | 11    | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints12 | 12    | 81 82 84 08 | ff fe fd 07 |
        | fast  | Bools1 | 1     | 01          | 00          |
        | fast  | Bools2 | 2     | 01          | 00          |
        | fast  | Bools3 | 3     | 01          | 00          |
        | fast  | Bools4 | 4     | 01          | 00          |
        | fast  | Bools5 | 5     | 01          | 00          |
        | fast  | Bools6 | 6     | 01          | 00          |
        | fast  | Bools7 | 7     | 01          | 00          |
        | fast  | Bools8 | 8     | 01          | 00          |
        | fast  | Bools9 | 9     | 01          | 00          |
        | small | Ints1  | 1     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints2  | 2     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints3  | 3     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints4  | 4     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints5  | 5     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints6  | 6     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints7  | 7     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints8  | 8     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints9  | 9     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints10 | 10    | 81 82 84 08 | ff fe fd 07 |
        | small | Ints11 | 11    | 81 82 84 08 | ff fe fd 07 |
        | small | Ints12 | 12    | 81 82 84 08 | ff fe fd 07 |
        | small | Bools1 | 1     | 01          | 00          |
        | small | Bools2 | 2     | 01          | 00          |
        | small | Bools3 | 3     | 01          | 00          |
        | small | Bools4 | 4     | 01          | 00          |
        | small | Bools5 | 5     | 01          | 00          |
        | small | Bools6 | 6     | 01          | 00          |
        | small | Bools7 | 7     | 01          | 00          |
        | small | Bools8 | 8     | 01          | 00          |
        | small | Bools9 | 9     | 01          | 00          |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (messages of any width)

    Scenario: fast, Ints1
      Given `fast::Ints1 m`
      And `m.ParseFromString(Filled(1, bytes("81 82 84 08")))`
      When `fast::Ints1 moved(std::move(m))`
      Then `moved.SerializeAsString()` is `Filled(1, bytes("81 82 84 08"))`
      When `fast::Ints1 other`
      And `other.ParseFromString(Filled(1, bytes("ff fe fd 07")))`
      And `moved = std::move(other)`
      Then `moved.SerializeAsString()` is `Filled(1, bytes("ff fe fd 07"))`

    Scenario Outline: <mode>, <type>
      Given `<mode>::<type> m`
      And `m.ParseFromString(Filled(<count>, bytes("<value>")))`
      When `<mode>::<type> moved(std::move(m))`
      Then `moved.SerializeAsString()` is `Filled(<count>, bytes("<value>"))`
      When `<mode>::<type> other`
      And `other.ParseFromString(Filled(<count>, bytes("<other>")))`
      And `moved = std::move(other)`
      Then `moved.SerializeAsString()` is `Filled(<count>, bytes("<other>"))`

      Examples:
        | mode  | type   | count | value       | other       |
        | fast  | Ints2  | 2     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints3  | 3     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints4  | 4     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints5  | 5     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints6  | 6     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints7  | 7     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints8  | 8     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints9  | 9     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints10 | 10    | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints11 | 11    | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints12 | 12    | 81 82 84 08 | ff fe fd 07 |
        | fast  | Bools1 | 1     | 01          | 00          |
        | fast  | Bools2 | 2     | 01          | 00          |
        | fast  | Bools3 | 3     | 01          | 00          |
        | fast  | Bools4 | 4     | 01          | 00          |
        | fast  | Bools5 | 5     | 01          | 00          |
        | fast  | Bools6 | 6     | 01          | 00          |
        | fast  | Bools7 | 7     | 01          | 00          |
        | fast  | Bools8 | 8     | 01          | 00          |
        | fast  | Bools9 | 9     | 01          | 00          |
        | small | Ints1  | 1     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints2  | 2     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints3  | 3     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints4  | 4     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints5  | 5     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints6  | 6     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints7  | 7     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints8  | 8     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints9  | 9     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints10 | 10    | 81 82 84 08 | ff fe fd 07 |
        | small | Ints11 | 11    | 81 82 84 08 | ff fe fd 07 |
        | small | Ints12 | 12    | 81 82 84 08 | ff fe fd 07 |
        | small | Bools1 | 1     | 01          | 00          |
        | small | Bools2 | 2     | 01          | 00          |
        | small | Bools3 | 3     | 01          | 00          |
        | small | Bools4 | 4     | 01          | 00          |
        | small | Bools5 | 5     | 01          | 00          |
        | small | Bools6 | 6     | 01          | 00          |
        | small | Bools7 | 7     | 01          | 00          |
        | small | Bools8 | 8     | 01          | 00          |
        | small | Bools9 | 9     | 01          | 00          |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (messages of any width)

    Scenario: fast, Ints1
      Given `fast::Ints1 one`
      And `fast::Ints1 other`
      And `one.ParseFromString(Filled(1, bytes("81 82 84 08")))`
      And `other.ParseFromString(Filled(1, bytes("ff fe fd 07")))`
      When `one.Swap(&other)`
      Then `one.SerializeAsString()` is `Filled(1, bytes("ff fe fd 07"))`
      And `other.SerializeAsString()` is `Filled(1, bytes("81 82 84 08"))`
      When `other.Clear()`
      And `one.Swap(&other)`
      Then `one.SerializeAsString()` is `""`
      And `other.SerializeAsString()` is `Filled(1, bytes("ff fe fd 07"))`

    Scenario Outline: <mode>, <type>
      Given `<mode>::<type> one`
      And `<mode>::<type> other`
      And `one.ParseFromString(Filled(<count>, bytes("<value>")))`
      And `other.ParseFromString(Filled(<count>, bytes("<other>")))`
      When `one.Swap(&other)`
      Then `one.SerializeAsString()` is `Filled(<count>, bytes("<other>"))`
      And `other.SerializeAsString()` is `Filled(<count>, bytes("<value>"))`
      When `other.Clear()`
      And `one.Swap(&other)`
      Then `one.SerializeAsString()` is `""`
      And `other.SerializeAsString()` is `Filled(<count>, bytes("<other>"))`

      Examples:
        | mode  | type   | count | value       | other       |
        | fast  | Ints2  | 2     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints3  | 3     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints4  | 4     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints5  | 5     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints6  | 6     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints7  | 7     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints8  | 8     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints9  | 9     | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints10 | 10    | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints11 | 11    | 81 82 84 08 | ff fe fd 07 |
        | fast  | Ints12 | 12    | 81 82 84 08 | ff fe fd 07 |
        | fast  | Bools1 | 1     | 01          | 00          |
        | fast  | Bools2 | 2     | 01          | 00          |
        | fast  | Bools3 | 3     | 01          | 00          |
        | fast  | Bools4 | 4     | 01          | 00          |
        | fast  | Bools5 | 5     | 01          | 00          |
        | fast  | Bools6 | 6     | 01          | 00          |
        | fast  | Bools7 | 7     | 01          | 00          |
        | fast  | Bools8 | 8     | 01          | 00          |
        | fast  | Bools9 | 9     | 01          | 00          |
        | small | Ints1  | 1     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints2  | 2     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints3  | 3     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints4  | 4     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints5  | 5     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints6  | 6     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints7  | 7     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints8  | 8     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints9  | 9     | 81 82 84 08 | ff fe fd 07 |
        | small | Ints10 | 10    | 81 82 84 08 | ff fe fd 07 |
        | small | Ints11 | 11    | 81 82 84 08 | ff fe fd 07 |
        | small | Ints12 | 12    | 81 82 84 08 | ff fe fd 07 |
        | small | Bools1 | 1     | 01          | 00          |
        | small | Bools2 | 2     | 01          | 00          |
        | small | Bools3 | 3     | 01          | 00          |
        | small | Bools4 | 4     | 01          | 00          |
        | small | Bools5 | 5     | 01          | 00          |
        | small | Bools6 | 6     | 01          | 00          |
        | small | Bools7 | 7     | 01          | 00          |
        | small | Bools8 | 8     | 01          | 00          |
        | small | Bools9 | 9     | 01          | 00          |
