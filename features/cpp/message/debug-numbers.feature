@needs.descriptors
Feature: Numbers in DebugString
  A number is printed so that it reads back as the same number, wherever it is.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Sample {
        optional float light = 1;
        optional double weight = 2;
        repeated float lights = 3;
        repeated double weights = 4 [packed = true];
        map<int32, float> light_by = 5;
        map<int32, double> weight_by = 6;
        oneof which { float light_member = 7; double weight_member = 8; }
        optional int32 i = 9;
        optional int64 j = 10;
        optional uint32 u = 11;
        optional uint64 v = 12;
        optional sint64 s = 13;
        optional sfixed32 f = 14;
        optional fixed64 g = 15;
        optional bool b = 16;
        extensions 100 to 199;
      }
      extend Sample { optional float x_light = 100; optional double x_weight = 101; optional sint32 x_s = 102; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto3";
      package small;
      option optimize_for = CODE_SIZE;
      message Sample { float light = 1; double weight = 2; repeated float lights = 3; }
      """
    # The text after a name and its colon.
    And the C++
      """cpp
      const auto After = [](const std::string& text, const std::string& name) {
        const size_t at = text.find(name + ": ");
        return at == std::string::npos ? std::string("missing") : text.substr(at + name.size() + 2);
      }
      """

  @cpp.message.debug-string
  Rule: `DebugString` returns the message as readable text (numbers)

    Scenario: a float of nine digits
      Given `Sample m`
      When `m.set_light(127.922264f)`
      Then `std::strtof(After(m.DebugString(), "light").c_str(), nullptr)` is `127.922264f`

    Scenario Outline: the float <value>, <place>
      Given `<message> m`
      When `m.<set>`
      Then `std::strtof(After(m.DebugString(), "<name>").c_str(), nullptr)` is `<value>`

      Examples:
        | value           | place                 | message       | set                                          | name         |
        | 127.922264f     | an element            | Sample        | add_lights(127.922264f)                      | lights       |
        | 127.922264f     | a map                 | Sample        | mutable_light_by()->insert({7, 127.922264f}) | value        |
        | 127.922264f     | a member              | Sample        | set_light_member(127.922264f)                | light_member |
        | 127.922264f     | an extension          | Sample        | SetExtension(x_light, 127.922264f)           | x_light]     |
        | 127.922264f     | code size             | small::Sample | set_light(127.922264f)                       | light        |
        | 127.922264f     | code size, an element | small::Sample | add_lights(127.922264f)                      | lights       |
        | 14514.3545f     | a field               | Sample        | set_light(14514.3545f)                       | light        |
        | 14514.3545f     | code size             | small::Sample | set_light(14514.3545f)                       | light        |
        | 0.1f            | a field               | Sample        | set_light(0.1f)                              | light        |
        | 0.1f            | an element            | Sample        | add_lights(0.1f)                             | lights       |
        | 0.1f            | a map                 | Sample        | mutable_light_by()->insert({7, 0.1f})        | value        |
        | 0.1f            | a member              | Sample        | set_light_member(0.1f)                       | light_member |
        | 0.1f            | an extension          | Sample        | SetExtension(x_light, 0.1f)                  | x_light]     |
        | 0.1f            | code size             | small::Sample | set_light(0.1f)                              | light        |
        | 0.1f            | code size, an element | small::Sample | add_lights(0.1f)                             | lights       |
        | 3.14159274f     | a field               | Sample        | set_light(3.14159274f)                       | light        |
        | 3.14159274f     | code size             | small::Sample | set_light(3.14159274f)                       | light        |
        | 1.08761694e+11f | a field               | Sample        | set_light(1.08761694e+11f)                   | light        |
        | 1.08761694e+11f | code size             | small::Sample | set_light(1.08761694e+11f)                   | light        |
        | 1e-45f          | a field               | Sample        | set_light(1e-45f)                            | light        |
        | 1e-45f          | an element            | Sample        | add_lights(1e-45f)                           | lights       |
        | 1e-45f          | a map                 | Sample        | mutable_light_by()->insert({7, 1e-45f})      | value        |
        | 1e-45f          | a member              | Sample        | set_light_member(1e-45f)                     | light_member |
        | 1e-45f          | an extension          | Sample        | SetExtension(x_light, 1e-45f)                | x_light]     |
        | 1e-45f          | code size             | small::Sample | set_light(1e-45f)                            | light        |
        | 1e-45f          | code size, an element | small::Sample | add_lights(1e-45f)                           | lights       |
        | 3.4028235e38f   | a field               | Sample        | set_light(3.4028235e38f)                     | light        |
        | 3.4028235e38f   | code size             | small::Sample | set_light(3.4028235e38f)                     | light        |
        | -1.1754944e-38f | a field               | Sample        | set_light(-1.1754944e-38f)                   | light        |
        | -1.1754944e-38f | code size             | small::Sample | set_light(-1.1754944e-38f)                   | light        |
        | 8388609.0f      | a field               | Sample        | set_light(8388609.0f)                        | light        |
        | 8388609.0f      | code size             | small::Sample | set_light(8388609.0f)                        | light        |
        | -0.3f           | a field               | Sample        | set_light(-0.3f)                             | light        |
        | -0.3f           | code size             | small::Sample | set_light(-0.3f)                             | light        |
        | 1e10f           | a field               | Sample        | set_light(1e10f)                             | light        |
        | 1e10f           | code size             | small::Sample | set_light(1e10f)                             | light        |
        | 100000.0f       | a field               | Sample        | set_light(100000.0f)                         | light        |
        | 100000.0f       | code size             | small::Sample | set_light(100000.0f)                         | light        |

    Scenario Outline: the double <value>, <place>
      Given `<message> m`
      When `m.<set>`
      Then `std::strtod(After(m.DebugString(), "<name>").c_str(), nullptr)` is `<value>`

      Examples:
        | value                    | place        | message       | set                                                  | name          |
        | 0.1                      | a field      | Sample        | set_weight(0.1)                                      | weight        |
        | 0.1                      | an element   | Sample        | add_weights(0.1)                                     | weights       |
        | 0.1                      | a map        | Sample        | mutable_weight_by()->insert({7, 0.1})                | value         |
        | 0.1                      | a member     | Sample        | set_weight_member(0.1)                               | weight_member |
        | 0.1                      | an extension | Sample        | SetExtension(x_weight, 0.1)                          | x_weight]     |
        | 0.1                      | code size    | small::Sample | set_weight(0.1)                                      | weight        |
        | 1.0000000000000002       | a field      | Sample        | set_weight(1.0000000000000002)                       | weight        |
        | 1.0000000000000002       | an element   | Sample        | add_weights(1.0000000000000002)                      | weights       |
        | 1.0000000000000002       | a map        | Sample        | mutable_weight_by()->insert({7, 1.0000000000000002}) | value         |
        | 1.0000000000000002       | a member     | Sample        | set_weight_member(1.0000000000000002)                | weight_member |
        | 1.0000000000000002       | an extension | Sample        | SetExtension(x_weight, 1.0000000000000002)           | x_weight]     |
        | 1.0000000000000002       | code size    | small::Sample | set_weight(1.0000000000000002)                       | weight        |
        | 0.30000000000000004      | a field      | Sample        | set_weight(0.30000000000000004)                      | weight        |
        | 0.30000000000000004      | code size    | small::Sample | set_weight(0.30000000000000004)                      | weight        |
        | 9007199254740993.0       | a field      | Sample        | set_weight(9007199254740993.0)                       | weight        |
        | 9007199254740993.0       | code size    | small::Sample | set_weight(9007199254740993.0)                       | weight        |
        | 123456789012345678.0     | a field      | Sample        | set_weight(123456789012345678.0)                     | weight        |
        | 123456789012345678.0     | code size    | small::Sample | set_weight(123456789012345678.0)                     | weight        |
        | 5e-324                   | a field      | Sample        | set_weight(5e-324)                                   | weight        |
        | 5e-324                   | code size    | small::Sample | set_weight(5e-324)                                   | weight        |
        | 1.7976931348623157e308   | a field      | Sample        | set_weight(1.7976931348623157e308)                   | weight        |
        | 1.7976931348623157e308   | code size    | small::Sample | set_weight(1.7976931348623157e308)                   | weight        |
        | -2.2250738585072014e-308 | a field      | Sample        | set_weight(-2.2250738585072014e-308)                 | weight        |
        | -2.2250738585072014e-308 | code size    | small::Sample | set_weight(-2.2250738585072014e-308)                 | weight        |
        | 1e15                     | a field      | Sample        | set_weight(1e15)                                     | weight        |
        | 1e15                     | code size    | small::Sample | set_weight(1e15)                                     | weight        |
        | 1e22                     | a field      | Sample        | set_weight(1e22)                                     | weight        |
        | 1e22                     | code size    | small::Sample | set_weight(1e22)                                     | weight        |
        | -100000.0                | a field      | Sample        | set_weight(-100000.0)                                | weight        |
        | -100000.0                | code size    | small::Sample | set_weight(-100000.0)                                | weight        |

    Scenario Outline: <what>
      Given `Sample m`
      When `m.<set>`
      Then `m.DebugString()` contains `"<text>"`

      Examples:
        | what                       | set                                                  | text                    |
        | the smallest int32         | set_i(std::numeric_limits<int32_t>::min())           | i: -2147483648          |
        | the smallest int64         | set_j(std::numeric_limits<int64_t>::min())           | j: -9223372036854775808 |
        | the largest int64          | set_j(std::numeric_limits<int64_t>::max())           | j: 9223372036854775807  |
        | the largest uint32         | set_u(4294967295u)                                   | u: 4294967295           |
        | the uint64 that is largest | set_v(18446744073709551615u)                         | v: 18446744073709551615 |
        | the smallest sint64        | set_s(std::numeric_limits<int64_t>::min())           | s: -9223372036854775808 |
        | the smallest sfixed32      | set_f(std::numeric_limits<int32_t>::min())           | f: -2147483648          |
        | the largest fixed64        | set_g(18446744073709551615u)                         | g: 18446744073709551615 |
        | true                       | set_b(true)                                          | b: true                 |
        | zero                       | set_i(0)                                             | i: 0                    |
        | a negative extension       | SetExtension(x_s, -7)                                | [x_s]: -7               |
        | infinity                   | set_light(std::numeric_limits<float>::infinity())    | light: inf              |
        | minus infinity             | set_weight(-std::numeric_limits<double>::infinity()) | weight: -inf            |
        | not a number               | set_weight(std::numeric_limits<double>::quiet_NaN()) | weight: nan             |

  @cpp.message.debug-string
  Rule: `DebugString` returns the message as readable text (numbers that an open enum may hold)

    Background:
      Given the schema file `open.proto`
        """proto
        syntax = "proto3";
        package open;
        enum Kind { NONE = 0; LEFT = 21; BELOW = -3; }
        message Sample {
          Kind kind = 1;
          optional Kind maybe = 2;
          repeated Kind kinds = 3;
          oneof which { Kind member = 4; }
          map<int32, Kind> kind_by = 5;
        }
        """

    Scenario: a negative number without a value
      Given `open::Sample m`
      When `m.ParseFromString(bytes("08 f9 ff ff ff ff ff ff ff ff 01"))`
      Then `m.DebugString()` contains `"kind: -7"`

    Scenario Outline: <what>, of an open enum
      Given `open::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.DebugString()` contains `"<text>"`

      Examples:
        | what                         | bytes                                        | text              |
        | a field, a negative value    | 08 fd ff ff ff ff ff ff ff ff 01             | kind: BELOW       |
        | a field, the smallest number | 08 80 80 80 80 f8 ff ff ff ff 01             | kind: -2147483648 |
        | a field, the largest number  | 08 ff ff ff ff 07                            | kind: 2147483647  |
        | an optional field            | 10 f9 ff ff ff ff ff ff ff ff 01             | maybe: -7         |
        | an element                   | 1a 0a f9 ff ff ff ff ff ff ff ff 01          | kinds: -7         |
        | a member                     | 20 f9 ff ff ff ff ff ff ff ff 01             | member: -7        |
        | a map                        | 2a 0d 08 01 10 f9 ff ff ff ff ff ff ff ff 01 | value: -7         |
