@needs.cpp @needs.lite
Feature: Fields that are not declared in the order of their numbers
  A message may declare its fields in any order, whatever their numbers are: each keeps its own value and presence.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      message Part { optional int32 id = 1; }
      message Shuffled {
        optional int32 number = 9;
        optional string text = 2;
        repeated Part parts = 7;
        optional Part part = 1;
        optional bytes data = 5;
        oneof which { string other = 8; int32 digit = 3; }
        map<int32, string> names = 6;
        optional double real = 4;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; }
      message Shuffled {
        optional int32 number = 9;
        optional string text = 2;
        repeated Part parts = 7;
        optional Part part = 1;
        optional bytes data = 5;
        oneof which { string other = 8; int32 digit = 3; }
        map<int32, string> names = 6;
        optional double real = 4;
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; }
      message Shuffled {
        optional int32 number = 9;
        optional string text = 2;
        repeated Part parts = 7;
        optional Part part = 1;
        optional bytes data = 5;
        oneof which { string other = 8; int32 digit = 3; }
        map<int32, string> names = 6;
        optional double real = 4;
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      message Part { optional int32 id = 1; }
      message Shuffled {
        optional int32 number = 9;
        optional string text = 2;
        repeated Part parts = 7;
        optional Part part = 1;
        optional bytes data = 5;
        oneof which { string other = 8; int32 digit = 3; }
        map<int32, string> names = 6;
        optional double real = 4;
      }
      """
    And the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; }
      message Shuffled {
        optional int32 number = 9;
        optional string text = 2;
        repeated Part parts = 7;
        optional Part part = 1;
        optional bytes data = 5;
        oneof which { string other = 8; int32 digit = 3; }
        map<int32, string> names = 6;
        optional double real = 4;
      }
      """

  @cpp.message.copy @cpp.message.swap
  Rule: Copies of a message are deep: changing one message never affects the other (fields in another order than their numbers)

    Scenario: only text is set, fast
      Given `fast::Shuffled m`
      And `m.set_text("abc")`
      And `fast::Shuffled other`
      And `other.ParseFromString(bytes("0a 02 08 01 12 01 7a 18 01 21 00 00 00 00 00 00 f0 3f 2a 01 7a 32 05 08 01 12 01 7a 3a 00 48 01"))`
      When `fast::Shuffled copy(m)`
      And `other = m`
      And `m.Clear()`
      Then `copy` serializes to the bytes `12 03 61 62 63`
      And `other` serializes to the bytes `12 03 61 62 63`
      And `m` serializes to the bytes ``
      When `copy.Swap(&m)`
      Then `m` serializes to the bytes `12 03 61 62 63`
      And `copy` serializes to the bytes ``

    Scenario Outline: only <field> is set, <mode>
      Given `<mode>::Shuffled m`
      And `m.<set>`
      And `<mode>::Shuffled other`
      And `other.ParseFromString(bytes("0a 02 08 01 12 01 7a 18 01 21 00 00 00 00 00 00 f0 3f 2a 01 7a 32 05 08 01 12 01 7a 3a 00 48 01"))`
      When `<mode>::Shuffled copy(m)`
      And `other = m`
      And `m.Clear()`
      Then `copy` serializes to the bytes `<bytes>`
      And `other` serializes to the bytes `<bytes>`
      And `m` serializes to the bytes ``
      When `copy.Swap(&m)`
      Then `m` serializes to the bytes `<bytes>`
      And `copy` serializes to the bytes ``

      Examples:
        | field  | mode        | set                               | bytes                      |
        | part   | fast        | mutable_part()->set_id(7)         | 0a 02 08 07                |
        | digit  | fast        | set_digit(8)                      | 18 08                      |
        | real   | fast        | set_real(-2.5)                    | 21 00 00 00 00 00 00 04 c0 |
        | data   | fast        | set_data("xy")                    | 2a 02 78 79                |
        | names  | fast        | mutable_names()->insert({7, "a"}) | 32 05 08 07 12 01 61       |
        | parts  | fast        | add_parts()                       | 3a 00                      |
        | other  | fast        | set_other("o")                    | 42 01 6f                   |
        | number | fast        | set_number(9)                     | 48 09                      |
        | part   | small       | mutable_part()->set_id(7)         | 0a 02 08 07                |
        | text   | small       | set_text("abc")                   | 12 03 61 62 63             |
        | digit  | small       | set_digit(8)                      | 18 08                      |
        | real   | small       | set_real(-2.5)                    | 21 00 00 00 00 00 00 04 c0 |
        | data   | small       | set_data("xy")                    | 2a 02 78 79                |
        | names  | small       | mutable_names()->insert({7, "a"}) | 32 05 08 07 12 01 61       |
        | parts  | small       | add_parts()                       | 3a 00                      |
        | other  | small       | set_other("o")                    | 42 01 6f                   |
        | number | small       | set_number(9)                     | 48 09                      |
        | part   | light       | mutable_part()->set_id(7)         | 0a 02 08 07                |
        | text   | light       | set_text("abc")                   | 12 03 61 62 63             |
        | digit  | light       | set_digit(8)                      | 18 08                      |
        | real   | light       | set_real(-2.5)                    | 21 00 00 00 00 00 00 04 c0 |
        | data   | light       | set_data("xy")                    | 2a 02 78 79                |
        | names  | light       | mutable_names()->insert({7, "a"}) | 32 05 08 07 12 01 61       |
        | parts  | light       | add_parts()                       | 3a 00                      |
        | other  | light       | set_other("o")                    | 42 01 6f                   |
        | number | light       | set_number(9)                     | 48 09                      |
        | part   | third       | mutable_part()->set_id(7)         | 0a 02 08 07                |
        | text   | third       | set_text("abc")                   | 12 03 61 62 63             |
        | digit  | third       | set_digit(8)                      | 18 08                      |
        | real   | third       | set_real(-2.5)                    | 21 00 00 00 00 00 00 04 c0 |
        | data   | third       | set_data("xy")                    | 2a 02 78 79                |
        | names  | third       | mutable_names()->insert({7, "a"}) | 32 05 08 07 12 01 61       |
        | parts  | third       | add_parts()                       | 3a 00                      |
        | other  | third       | set_other("o")                    | 42 01 6f                   |
        | number | third       | set_number(9)                     | 48 09                      |
        | part   | third_small | mutable_part()->set_id(7)         | 0a 02 08 07                |
        | text   | third_small | set_text("abc")                   | 12 03 61 62 63             |
        | digit  | third_small | set_digit(8)                      | 18 08                      |
        | real   | third_small | set_real(-2.5)                    | 21 00 00 00 00 00 00 04 c0 |
        | data   | third_small | set_data("xy")                    | 2a 02 78 79                |
        | names  | third_small | mutable_names()->insert({7, "a"}) | 32 05 08 07 12 01 61       |
        | parts  | third_small | add_parts()                       | 3a 00                      |
        | other  | third_small | set_other("o")                    | 42 01 6f                   |
        | number | third_small | set_number(9)                     | 48 09                      |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (fields in another order than their numbers)

    Scenario: text, in a message that had it, fast
      Given `fast::Shuffled m`
      And `m.set_text("abc")`
      Then `m.ParseFromString("")` is `true`
      And `m.text()` is `""s`
      And `m` serializes to the bytes ``
      And `m.ParseFromString(bytes("12 03 61 62 63"))` is `true`
      And `m.text()` is `"abc"s`
      And `m` serializes to the bytes `12 03 61 62 63`

    Scenario Outline: <field>, in a message that had it, <mode>
      Given `<mode>::Shuffled m`
      And `m.<set>`
      Then `m.ParseFromString("")` is `true`
      And `m.<get>` is `<unset>`
      And `m` serializes to the bytes ``
      And `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m.<get>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | field  | mode        | set                               | get             | unset | value  | bytes                      |
        | part   | fast        | mutable_part()->set_id(7)         | part().id()     | 0     | 7      | 0a 02 08 07                |
        | digit  | fast        | set_digit(8)                      | digit()         | 0     | 8      | 18 08                      |
        | real   | fast        | set_real(-2.5)                    | real()          | 0     | -2.5   | 21 00 00 00 00 00 00 04 c0 |
        | data   | fast        | set_data("xy")                    | data()          | ""s   | "xy"s  | 2a 02 78 79                |
        | names  | fast        | mutable_names()->insert({7, "a"}) | names().empty() | true  | false  | 32 05 08 07 12 01 61       |
        | parts  | fast        | add_parts()                       | parts_size()    | 0     | 1      | 3a 00                      |
        | other  | fast        | set_other("o")                    | other()         | ""s   | "o"s   | 42 01 6f                   |
        | number | fast        | set_number(9)                     | number()        | 0     | 9      | 48 09                      |
        | part   | small       | mutable_part()->set_id(7)         | part().id()     | 0     | 7      | 0a 02 08 07                |
        | text   | small       | set_text("abc")                   | text()          | ""s   | "abc"s | 12 03 61 62 63             |
        | digit  | small       | set_digit(8)                      | digit()         | 0     | 8      | 18 08                      |
        | real   | small       | set_real(-2.5)                    | real()          | 0     | -2.5   | 21 00 00 00 00 00 00 04 c0 |
        | data   | small       | set_data("xy")                    | data()          | ""s   | "xy"s  | 2a 02 78 79                |
        | names  | small       | mutable_names()->insert({7, "a"}) | names().empty() | true  | false  | 32 05 08 07 12 01 61       |
        | parts  | small       | add_parts()                       | parts_size()    | 0     | 1      | 3a 00                      |
        | other  | small       | set_other("o")                    | other()         | ""s   | "o"s   | 42 01 6f                   |
        | number | small       | set_number(9)                     | number()        | 0     | 9      | 48 09                      |
        | part   | light       | mutable_part()->set_id(7)         | part().id()     | 0     | 7      | 0a 02 08 07                |
        | text   | light       | set_text("abc")                   | text()          | ""s   | "abc"s | 12 03 61 62 63             |
        | digit  | light       | set_digit(8)                      | digit()         | 0     | 8      | 18 08                      |
        | real   | light       | set_real(-2.5)                    | real()          | 0     | -2.5   | 21 00 00 00 00 00 00 04 c0 |
        | data   | light       | set_data("xy")                    | data()          | ""s   | "xy"s  | 2a 02 78 79                |
        | names  | light       | mutable_names()->insert({7, "a"}) | names().empty() | true  | false  | 32 05 08 07 12 01 61       |
        | parts  | light       | add_parts()                       | parts_size()    | 0     | 1      | 3a 00                      |
        | other  | light       | set_other("o")                    | other()         | ""s   | "o"s   | 42 01 6f                   |
        | number | light       | set_number(9)                     | number()        | 0     | 9      | 48 09                      |
        | part   | third       | mutable_part()->set_id(7)         | part().id()     | 0     | 7      | 0a 02 08 07                |
        | text   | third       | set_text("abc")                   | text()          | ""s   | "abc"s | 12 03 61 62 63             |
        | digit  | third       | set_digit(8)                      | digit()         | 0     | 8      | 18 08                      |
        | real   | third       | set_real(-2.5)                    | real()          | 0     | -2.5   | 21 00 00 00 00 00 00 04 c0 |
        | data   | third       | set_data("xy")                    | data()          | ""s   | "xy"s  | 2a 02 78 79                |
        | names  | third       | mutable_names()->insert({7, "a"}) | names().empty() | true  | false  | 32 05 08 07 12 01 61       |
        | parts  | third       | add_parts()                       | parts_size()    | 0     | 1      | 3a 00                      |
        | other  | third       | set_other("o")                    | other()         | ""s   | "o"s   | 42 01 6f                   |
        | number | third       | set_number(9)                     | number()        | 0     | 9      | 48 09                      |
        | part   | third_small | mutable_part()->set_id(7)         | part().id()     | 0     | 7      | 0a 02 08 07                |
        | text   | third_small | set_text("abc")                   | text()          | ""s   | "abc"s | 12 03 61 62 63             |
        | digit  | third_small | set_digit(8)                      | digit()         | 0     | 8      | 18 08                      |
        | real   | third_small | set_real(-2.5)                    | real()          | 0     | -2.5   | 21 00 00 00 00 00 00 04 c0 |
        | data   | third_small | set_data("xy")                    | data()          | ""s   | "xy"s  | 2a 02 78 79                |
        | names  | third_small | mutable_names()->insert({7, "a"}) | names().empty() | true  | false  | 32 05 08 07 12 01 61       |
        | parts  | third_small | add_parts()                       | parts_size()    | 0     | 1      | 3a 00                      |
        | other  | third_small | set_other("o")                    | other()         | ""s   | "o"s   | 42 01 6f                   |
        | number | third_small | set_number(9)                     | number()        | 0     | 9      | 48 09                      |
