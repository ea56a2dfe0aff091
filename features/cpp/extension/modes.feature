@needs.cpp @needs.lite
Feature: Extensions optimized for size, and of the lite runtime
  An extension does the same in every dialect and mode.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; optional string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        optional int64 x_number = 100 [default = -41];
        optional string x_text = 101 [default = "unset"];
        optional bytes x_data = 102;
        optional Kind x_kind = 103 [default = KIND_LEFT];
        optional Part x_part = 104;
        optional bool x_flag = 105;
        repeated int32 x_numbers = 110;
        repeated string x_texts = 111;
        repeated Kind x_kinds = 112;
        repeated Part x_parts = 113;
      }
      message Scope { extend Sample { optional double x_real = 120; optional Part x_part = 122; optional int32 x_preset = 123 [default = -43]; optional Kind x_preset_kind = 124 [default = KIND_LEFT]; } message Inner { extend Sample { optional string x_text = 121; } } }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; optional string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        optional int64 x_number = 100 [default = -41];
        optional string x_text = 101 [default = "unset"];
        optional bytes x_data = 102;
        optional Kind x_kind = 103 [default = KIND_LEFT];
        optional Part x_part = 104;
        optional bool x_flag = 105;
        repeated int32 x_numbers = 110;
        repeated string x_texts = 111;
        repeated Kind x_kinds = 112;
        repeated Part x_parts = 113;
      }
      message Scope { extend Sample { optional double x_real = 120; optional Part x_part = 122; optional int32 x_preset = 123 [default = -43]; optional Kind x_preset_kind = 124 [default = KIND_LEFT]; } message Inner { extend Sample { optional string x_text = 121; } } }
      """

  @cpp.extension.has @cpp.extension.get @cpp.extension.set @cpp.extension.clear @cpp.extension.identifier @cpp.extension.identifier-nested
  Rule: `HasExtension` tells whether a singular extension is set (other modes)

    Scenario: proto2, code size, a number
      Given `small::Sample m`
      Then `m.HasExtension(small::x_number)` is `false`
      And `m.GetExtension(small::x_number)` is `-41`
      When `m.SetExtension(small::x_number, 7)`
      Then `m.HasExtension(small::x_number)` is `true`
      And `m.GetExtension(small::x_number)` is `7`
      When `small::Sample copy`
      Then `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.GetExtension(small::x_number)` is `7`
      When `m.ClearExtension(small::x_number)`
      Then `m.HasExtension(small::x_number)` is `false`
      And `m.GetExtension(small::x_number)` is `-41`
      And `m.SerializeAsString()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.HasExtension(<extension>)` is `false`
      And `m.GetExtension(<extension>)` is `<unset>`
      When `m.SetExtension(<extension>, <value>)`
      Then `m.HasExtension(<extension>)` is `true`
      And `m.GetExtension(<extension>)` is `<value>`
      When `<package>::Sample copy`
      Then `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.GetExtension(<extension>)` is `<value>`
      When `m.ClearExtension(<extension>)`
      Then `m.HasExtension(<extension>)` is `false`
      And `m.GetExtension(<extension>)` is `<unset>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                         | package | extension                   | unset            | value                   |
        | proto2, code size, a string                  | small   | small::x_text               | "unset"s         | "long, and not inline"s |
        | proto2, code size, bytes                     | small   | small::x_data               | ""s              | "cut\0here"s            |
        | proto2, code size, an enum                   | small   | small::x_kind               | small::KIND_LEFT | small::KIND_NONE        |
        | proto2, code size, a bool                    | small   | small::x_flag               | false            | true                    |
        | proto2, code size, in a message              | small   | small::Scope::x_real        | 0.0              | -0.5                    |
        | proto2, code size, in a message of a message | small   | small::Scope::Inner::x_text | ""s              | "long, and not inline"s |
        | proto2, lite, a number                       | light   | light::x_number             | -41              | 7                       |
        | proto2, lite, a string                       | light   | light::x_text               | "unset"s         | "long, and not inline"s |
        | proto2, lite, bytes                          | light   | light::x_data               | ""s              | "cut\0here"s            |
        | proto2, lite, an enum                        | light   | light::x_kind               | light::KIND_LEFT | light::KIND_NONE        |
        | proto2, lite, a bool                         | light   | light::x_flag               | false            | true                    |
        | proto2, lite, in a message                   | light   | light::Scope::x_real        | 0.0              | -0.5                    |
        | proto2, lite, in a message of a message      | light   | light::Scope::Inner::x_text | ""s              | "long, and not inline"s |

  @cpp.extension.mutable @cpp.extension.get
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (texts, other modes)

    Scenario: proto2, code size, a string
      Given `small::Sample m`
      Then `m.GetExtension(small::x_text)` is `"unset"s`
      And `*m.MutableExtension(small::x_text)` is `""s`
      And `m.HasExtension(small::x_text)` is `true`
      When `m.MutableExtension(small::x_text)->assign("long, and not inline")`
      And `small::Sample copy`
      Then `m.GetExtension(small::x_text)` is `"long, and not inline"s`
      And `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.GetExtension(small::x_text)` is `"long, and not inline"s`
      When `m.ClearExtension(small::x_text)`
      Then `m.GetExtension(small::x_text)` is `"unset"s`
      And `*m.MutableExtension(small::x_text)` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `<get>` is `<unset>`
      And `<mutable>` is `<empty>`
      And `m.HasExtension(<extension>)` is `true`
      When `m.MutableExtension(<extension>)->assign("long, and not inline")`
      And `<package>::Sample copy`
      Then `<get>` is `"long, and not inline"s`
      And `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.GetExtension(<extension>)` is `"long, and not inline"s`
      When `m.ClearExtension(<extension>)`
      Then `<get>` is `<unset>`
      And `<mutable>` is `<empty>`

      Examples:
        | what                     | package | extension     | mutable                            | empty | get                           | unset    |
        | proto2, code size, bytes | small   | small::x_data | *m.MutableExtension(small::x_data) | ""s   | m.GetExtension(small::x_data) | ""s      |
        | proto2, lite, a string   | light   | light::x_text | *m.MutableExtension(light::x_text) | ""s   | m.GetExtension(light::x_text) | "unset"s |
        | proto2, lite, bytes      | light   | light::x_data | *m.MutableExtension(light::x_data) | ""s   | m.GetExtension(light::x_data) | ""s      |

  @cpp.extension.mutable @cpp.extension.set-allocated @cpp.extension.release @cpp.extension.message-unset @cpp.extension.identifier-nested
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (other modes)

    Scenario: proto2, code size, a message
      Given `small::Sample m`
      And `small::Part nine`
      And `nine.set_id(9)`
      Then `m.GetExtension(small::x_part).id()` is `0`
      And `m.MutableExtension(small::x_part)->id()` is `0`
      And `m.HasExtension(small::x_part)` is `true`
      When `m.SetAllocatedExtension(small::x_part, new small::Part(nine))`
      And `small::Sample copy`
      Then `m.GetExtension(small::x_part).id()` is `9`
      And `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.HasExtension(small::x_part)` is `true`
      When `std::unique_ptr<small::Part> released(m.ReleaseExtension(small::x_part))`
      Then `released->id()` is `9`
      And `m.HasExtension(small::x_part)` is `false`
      And `m.GetExtension(small::x_part).id()` is `0`
      And `m.ReleaseExtension(small::x_part)` is null
      When `m.SetAllocatedExtension(small::x_part, released.release())`
      Then `m.GetExtension(small::x_part).id()` is `9`
      When `m.SetAllocatedExtension(small::x_part, nullptr)`
      Then `m.HasExtension(small::x_part)` is `false`
      And `m.GetExtension(small::x_part).id()` is `0`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `<package>::Part nine`
      And `nine.set_id(9)`
      Then `<get>` is `<unset>`
      And `<mutable>` is `<empty>`
      And `m.HasExtension(<extension>)` is `true`
      When `m.SetAllocatedExtension(<extension>, <made>)`
      And `<package>::Sample copy`
      Then `<get>` is `<value>`
      And `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.HasExtension(<extension>)` is `true`
      When `std::unique_ptr<<type>> released(m.ReleaseExtension(<extension>))`
      Then `<released>` is `<value>`
      And `m.HasExtension(<extension>)` is `false`
      And `<get>` is `<unset>`
      And `m.ReleaseExtension(<extension>)` is null
      When `m.SetAllocatedExtension(<extension>, released.release())`
      Then `<get>` is `<value>`
      When `m.SetAllocatedExtension(<extension>, nullptr)`
      Then `m.HasExtension(<extension>)` is `false`
      And `<get>` is `<unset>`

      Examples:
        | what                                       | package | extension            | type        | mutable                                        | empty | made                  | get                                       | unset | released       | value |
        | proto2, code size, a message, in a message | small   | small::Scope::x_part | small::Part | m.MutableExtension(small::Scope::x_part)->id() | 0     | new small::Part(nine) | m.GetExtension(small::Scope::x_part).id() | 0     | released->id() | 9     |
        | proto2, lite, a message                    | light   | light::x_part        | light::Part | m.MutableExtension(light::x_part)->id()        | 0     | new light::Part(nine) | m.GetExtension(light::x_part).id()        | 0     | released->id() | 9     |
        | proto2, lite, a message, in a message      | light   | light::Scope::x_part | light::Part | m.MutableExtension(light::Scope::x_part)->id() | 0     | new light::Part(nine) | m.GetExtension(light::Scope::x_part).id() | 0     | released->id() | 9     |

  @cpp.extension.add @cpp.extension.size @cpp.extension.get @cpp.extension.set @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (other modes)

    Scenario: proto2, code size, numbers
      Given `small::Sample m`
      When `m.AddExtension(small::x_numbers, -7)`
      And `m.AddExtension(small::x_numbers, 8)`
      Then `m.ExtensionSize(small::x_numbers)` is `2`
      And `m.GetExtension(small::x_numbers, 0)` is `-7`
      And `m.GetExtension(small::x_numbers, 1)` is `8`
      When `m.SetExtension(small::x_numbers, 0, 8)`
      Then `m.GetExtension(small::x_numbers, 0)` is `8`
      When `m.ClearExtension(small::x_numbers)`
      Then `m.ExtensionSize(small::x_numbers)` is `0`
      When `m.AddExtension(small::x_numbers, -7)`
      Then `m.GetExtension(small::x_numbers, 0)` is `-7`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.AddExtension(<extension>, <one>)`
      And `m.AddExtension(<extension>, <other>)`
      Then `m.ExtensionSize(<extension>)` is `2`
      And `m.GetExtension(<extension>, 0)` is `<one>`
      And `m.GetExtension(<extension>, 1)` is `<other>`
      When `m.SetExtension(<extension>, 0, <other>)`
      Then `m.GetExtension(<extension>, 0)` is `<other>`
      When `m.ClearExtension(<extension>)`
      Then `m.ExtensionSize(<extension>)` is `0`
      When `m.AddExtension(<extension>, <one>)`
      Then `m.GetExtension(<extension>, 0)` is `<one>`

      Examples:
        | what                       | package | extension        | one                     | other            |
        | proto2, code size, strings | small   | small::x_texts   | "long, and not inline"s | "b"s             |
        | proto2, code size, enums   | small   | small::x_kinds   | small::KIND_LEFT        | small::KIND_NONE |
        | proto2, lite, numbers      | light   | light::x_numbers | -7                      | 8                |
        | proto2, lite, strings      | light   | light::x_texts   | "long, and not inline"s | "b"s             |
        | proto2, lite, enums        | light   | light::x_kinds   | light::KIND_LEFT        | light::KIND_NONE |

  @cpp.extension.add @cpp.extension.size @cpp.extension.mutable @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (messages, other modes)

    Scenario: proto2, code size, messages
      Given `small::Sample m`
      When `m.AddExtension(small::x_parts)->set_label("long, and not inline")`
      And `m.AddExtension(small::x_parts)->set_id(7)`
      Then `m.ExtensionSize(small::x_parts)` is `2`
      And `m.GetExtension(small::x_parts, 0).label()` is `"long, and not inline"s`
      When `m.MutableExtension(small::x_parts, 0)->set_id(8)`
      Then `m.GetExtension(small::x_parts, 0).id()` is `8`
      When `m.ClearExtension(small::x_parts)`
      Then `m.ExtensionSize(small::x_parts)` is `0`
      And `m.AddExtension(small::x_parts)->SerializeAsString()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.AddExtension(<package>::x_parts)->set_label("long, and not inline")`
      And `m.AddExtension(<package>::x_parts)->set_id(7)`
      Then `m.ExtensionSize(<package>::x_parts)` is `2`
      And `m.GetExtension(<package>::x_parts, 0).label()` is `"long, and not inline"s`
      When `m.MutableExtension(<package>::x_parts, 0)->set_id(8)`
      Then `m.GetExtension(<package>::x_parts, 0).id()` is `8`
      When `m.ClearExtension(<package>::x_parts)`
      Then `m.ExtensionSize(<package>::x_parts)` is `0`
      And `m.AddExtension(<package>::x_parts)->SerializeAsString()` is `""s`

      Examples:
        | what                   | package |
        | proto2, lite, messages | light   |

  @cpp.extension.get
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would (with a default, declared in a message, other modes)

    Scenario Outline: <what>, in a message, unset
      Given `const <package>::Sample m`
      Then `m.GetExtension(<package>::Scope::<extension>)` is `<unset>`

      Examples:
        | what                        | package | extension     | unset            |
        | proto2, code size, a number | small   | x_preset      | -43              |
        | proto2, code size, an enum  | small   | x_preset_kind | small::KIND_LEFT |
        | proto2, lite, a number      | light   | x_preset      | -43              |
        | proto2, lite, an enum       | light   | x_preset_kind | light::KIND_LEFT |
