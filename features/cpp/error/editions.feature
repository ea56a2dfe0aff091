@needs.cpp @needs.editions
Feature: Failures in editions
  In an edition one feature makes a field required; another one says whether strings must be UTF-8.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package plain;
      message Sample {
        int32 number = 1;
        int32 needed = 3 [features.field_presence = LEGACY_REQUIRED];
        string text = 4;
        oneof which { string name = 16; }
        string unchecked = 19 [features.utf8_validation = NONE];
        repeated string unchecked_texts = 20 [features.utf8_validation = NONE];
      }
      """
    And the schema file `other.proto`
      """proto
      edition = "2023";
      package other;
      option features.utf8_validation = NONE;
      message Sample {
        string unchecked = 3;
        string text = 4 [features.utf8_validation = VERIFY];
      }
      """

  @cpp.error.required @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (LEGACY_REQUIRED)

    Scenario: it cannot be parsed, or written, without it
      Given `plain::Sample m`
      And `std::string out = "untouched"`
      Then `m.ParseFromString(bytes("08 07"))` is `false`
      And `m.IsInitialized()` is `false`
      And `m.SerializeToString(&out)` is `false`
      And `m.ParseFromString(bytes("18 00"))` is `true`
      And `m.IsInitialized()` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("18 00")`

  @cpp.error.invalid-utf8 @needs.protobuf-conventions
  Rule: A string that must be UTF-8 and is not makes `ParseFromString` return false (as `utf8_validation` says)

    Scenario: a string with invalid UTF-8
      Given `plain::Sample m`
      Then `m.ParsePartialFromString(bytes("22 02 c3 28"))` is `false`

    Scenario Outline: <what>
      Given `<message> m`
      Then `m.ParsePartialFromString(bytes("<tag> 02 c3 28"))` is `<result>`
      And `m.ParsePartialFromString(bytes("<tag> 02 c3 a9"))` is `true`

      Examples:
        | what                            | message       | tag   | result |
        | verified by default             | plain::Sample | 22    | false  |
        | verified by default, in a oneof | plain::Sample | 82 01 | false  |
        | not verified, by itself         | plain::Sample | 9a 01 | true   |
        | not verified, repeated          | plain::Sample | a2 01 | true   |
        | not verified, by its file       | other::Sample | 1a    | true   |
        | verified against its file's     | other::Sample | 22    | false  |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (LEGACY_REQUIRED, of each kind)

    Background:
      Given the schema file `required.proto`
        """proto
        edition = "2023";
        import "google/protobuf/cpp_features.proto";
        package kinds;
        enum Kind { NONE = 0; LEFT = 21; }
        enum Shut { option features.enum_type = CLOSED; FIRST = 31; SECOND = 32; }
        message Part { int32 id = 1; }
        message Flag { bool value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Number { double value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Text { string value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Viewed { string value = 1 [features.field_presence = LEGACY_REQUIRED, features.(pb.cpp).string_type = VIEW]; }
        message Data { bytes value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Choice { Kind value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Closed { Shut value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Whole { Part value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Boxed { Part value = 1 [features.field_presence = LEGACY_REQUIRED, features.message_encoding = DELIMITED]; }
        message Outer { message Inner { int32 value = 1 [features.field_presence = LEGACY_REQUIRED]; } }
        """
      And the schema file `implicit.proto`
        """proto
        edition = "2023";
        package implicit;
        option features.field_presence = IMPLICIT;
        enum Kind { NONE = 0; LEFT = 21; }
        message Part { int32 id = 1; }
        message Number { int32 value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Text { string value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Data { bytes value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Choice { Kind value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Whole { Part value = 1 [features.field_presence = LEGACY_REQUIRED]; }
        message Outer { message Inner { int32 value = 1 [features.field_presence = LEGACY_REQUIRED]; } }
        """

    Scenario: a required message, in an edition
      Given `kinds::Whole m`
      And `std::string out`
      Then `m.ParseFromString("")` is `false`
      And `m.SerializeToString(&out)` is `false`
      When `m.mutable_value()`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("0a 00")`
      And `m.ParseFromString(bytes("0a 00"))` is `true`

    Scenario Outline: a required field, <kind>, in an edition
      Given `kinds::<message> m`
      And `std::string out`
      Then `m.ParseFromString("")` is `false`
      And `m.SerializeToString(&out)` is `false`
      When `m.<set>`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("<bytes>")`
      And `m.ParseFromString(bytes("<bytes>"))` is `true`

      Examples:
        | kind                         | message      | set                     | bytes                      |
        | a bool                       | Flag         | set_value(false)        | 08 00                      |
        | a double                     | Number       | set_value(0)            | 09 00 00 00 00 00 00 00 00 |
        | a string                     | Text         | set_value("")           | 0a 00                      |
        | a string_view                | Viewed       | set_value("")           | 0a 00                      |
        | bytes                        | Data         | set_value("")           | 0a 00                      |
        | an open enum                 | Choice       | set_value(kinds::NONE)  | 08 00                      |
        | a closed enum                | Closed       | set_value(kinds::FIRST) | 08 1f                      |
        | a delimited message          | Boxed        | mutable_value()         | 0b 0c                      |
        | a number of a nested message | Outer::Inner | set_value(0)            | 08 00                      |

    Scenario Outline: a required field, <kind>, in a file of implicit presence
      Given `implicit::<message> m`
      And `std::string out`
      Then `m.ParseFromString("")` is `false`
      And `m.SerializeToString(&out)` is `false`
      When `m.<set>`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("<bytes>")`

      Examples:
        | kind                         | message      | set                       | bytes |
        | a number                     | Number       | set_value(0)              | 08 00 |
        | a string                     | Text         | set_value("")             | 0a 00 |
        | bytes                        | Data         | set_value("")             | 0a 00 |
        | an enum                      | Choice       | set_value(implicit::NONE) | 08 00 |
        | a message                    | Whole        | mutable_value()           | 0a 00 |
        | a number of a nested message | Outer::Inner | set_value(0)              | 08 00 |
