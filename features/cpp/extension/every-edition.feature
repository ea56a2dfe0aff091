@needs.cpp @needs.lite @needs.editions
Feature: Extensions of editions, in every mode
  An extension does the same in every dialect and mode.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        int64 x_number = 100 [default = -41];
        string x_text = 101 [default = "unset"];
        bytes x_data = 102;
        Kind x_kind = 103 [default = KIND_LEFT];
        Part x_part = 104;
        bool x_flag = 105;
        repeated int32 x_numbers = 110;
        repeated string x_texts = 111;
        repeated Kind x_kinds = 112;
        repeated Part x_parts = 113;
      }
      message Scope { extend Sample { double x_real = 120; Part x_part = 122; } message Inner { extend Sample { string x_text = 121; } } }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        int64 x_number = 100 [default = -41];
        string x_text = 101 [default = "unset"];
        bytes x_data = 102;
        Kind x_kind = 103 [default = KIND_LEFT];
        Part x_part = 104;
        bool x_flag = 105;
        repeated int32 x_numbers = 110;
        repeated string x_texts = 111;
        repeated Kind x_kinds = 112;
        repeated Part x_parts = 113;
      }
      message Scope { extend Sample { double x_real = 120; Part x_part = 122; } message Inner { extend Sample { string x_text = 121; } } }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        int64 x_number = 100 [default = -41];
        string x_text = 101 [default = "unset"];
        bytes x_data = 102;
        Kind x_kind = 103 [default = KIND_LEFT];
        Part x_part = 104;
        bool x_flag = 105;
        repeated int32 x_numbers = 110;
        repeated string x_texts = 111;
        repeated Kind x_kinds = 112;
        repeated Part x_parts = 113;
      }
      message Scope { extend Sample { double x_real = 120; Part x_part = 122; } message Inner { extend Sample { string x_text = 121; } } }
      """

  @cpp.extension.has @cpp.extension.get @cpp.extension.set @cpp.extension.clear @cpp.extension.identifier @cpp.extension.identifier-nested
  Rule: `HasExtension` tells whether a singular extension is set (editions, in every mode)

    Scenario: an edition, a number
      Given `edition::Sample m`
      Then `m.HasExtension(edition::x_number)` is `false`
      And `m.GetExtension(edition::x_number)` is `-41`
      When `m.SetExtension(edition::x_number, 7)`
      Then `m.HasExtension(edition::x_number)` is `true`
      And `m.GetExtension(edition::x_number)` is `7`
      When `edition::Sample copy`
      Then `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.GetExtension(edition::x_number)` is `7`
      When `m.ClearExtension(edition::x_number)`
      Then `m.HasExtension(edition::x_number)` is `false`
      And `m.GetExtension(edition::x_number)` is `-41`
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
        | what                                             | package  | extension                      | unset               | value                   |
        | an edition, a string                             | edition  | edition::x_text                | "unset"s            | "long, and not inline"s |
        | an edition, bytes                                | edition  | edition::x_data                | ""s                 | "cut\0here"s            |
        | an edition, an enum                              | edition  | edition::x_kind                | edition::KIND_LEFT  | edition::KIND_NONE      |
        | an edition, a bool                               | edition  | edition::x_flag                | false               | true                    |
        | an edition, in a message                         | edition  | edition::Scope::x_real         | 0.0                 | -0.5                    |
        | an edition, in a message of a message            | edition  | edition::Scope::Inner::x_text  | ""s                 | "long, and not inline"s |
        | an edition, code size, a number                  | least    | least::x_number                | -41                 | 7                       |
        | an edition, code size, a string                  | least    | least::x_text                  | "unset"s            | "long, and not inline"s |
        | an edition, code size, bytes                     | least    | least::x_data                  | ""s                 | "cut\0here"s            |
        | an edition, code size, an enum                   | least    | least::x_kind                  | least::KIND_LEFT    | least::KIND_NONE        |
        | an edition, code size, a bool                    | least    | least::x_flag                  | false               | true                    |
        | an edition, code size, in a message              | least    | least::Scope::x_real           | 0.0                 | -0.5                    |
        | an edition, code size, in a message of a message | least    | least::Scope::Inner::x_text    | ""s                 | "long, and not inline"s |
        | an edition, lite, a number                       | lightest | lightest::x_number             | -41                 | 7                       |
        | an edition, lite, a string                       | lightest | lightest::x_text               | "unset"s            | "long, and not inline"s |
        | an edition, lite, bytes                          | lightest | lightest::x_data               | ""s                 | "cut\0here"s            |
        | an edition, lite, an enum                        | lightest | lightest::x_kind               | lightest::KIND_LEFT | lightest::KIND_NONE     |
        | an edition, lite, a bool                         | lightest | lightest::x_flag               | false               | true                    |
        | an edition, lite, in a message                   | lightest | lightest::Scope::x_real        | 0.0                 | -0.5                    |
        | an edition, lite, in a message of a message      | lightest | lightest::Scope::Inner::x_text | ""s                 | "long, and not inline"s |

  @cpp.extension.mutable @cpp.extension.get
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (texts, editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      Then `m.GetExtension(edition::x_text)` is `"unset"s`
      And `*m.MutableExtension(edition::x_text)` is `""s`
      And `m.HasExtension(edition::x_text)` is `true`
      When `m.MutableExtension(edition::x_text)->assign("long, and not inline")`
      And `edition::Sample copy`
      Then `m.GetExtension(edition::x_text)` is `"long, and not inline"s`
      And `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.GetExtension(edition::x_text)` is `"long, and not inline"s`
      When `m.ClearExtension(edition::x_text)`
      Then `m.GetExtension(edition::x_text)` is `"unset"s`
      And `*m.MutableExtension(edition::x_text)` is `""s`

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
        | what                            | package  | extension        | mutable                               | empty | get                              | unset    |
        | an edition, bytes               | edition  | edition::x_data  | *m.MutableExtension(edition::x_data)  | ""s   | m.GetExtension(edition::x_data)  | ""s      |
        | an edition, code size, a string | least    | least::x_text    | *m.MutableExtension(least::x_text)    | ""s   | m.GetExtension(least::x_text)    | "unset"s |
        | an edition, code size, bytes    | least    | least::x_data    | *m.MutableExtension(least::x_data)    | ""s   | m.GetExtension(least::x_data)    | ""s      |
        | an edition, lite, a string      | lightest | lightest::x_text | *m.MutableExtension(lightest::x_text) | ""s   | m.GetExtension(lightest::x_text) | "unset"s |
        | an edition, lite, bytes         | lightest | lightest::x_data | *m.MutableExtension(lightest::x_data) | ""s   | m.GetExtension(lightest::x_data) | ""s      |

  @cpp.extension.mutable @cpp.extension.set-allocated @cpp.extension.release @cpp.extension.message-unset @cpp.extension.identifier-nested
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (editions, in every mode)

    Scenario: an edition, a message
      Given `edition::Sample m`
      And `edition::Part nine`
      And `nine.set_id(9)`
      Then `m.GetExtension(edition::x_part).id()` is `0`
      And `m.MutableExtension(edition::x_part)->id()` is `0`
      And `m.HasExtension(edition::x_part)` is `true`
      When `m.SetAllocatedExtension(edition::x_part, new edition::Part(nine))`
      And `edition::Sample copy`
      Then `m.GetExtension(edition::x_part).id()` is `9`
      And `copy.ParseFromString(m.SerializeAsString())` is `true`
      And `copy.HasExtension(edition::x_part)` is `true`
      When `std::unique_ptr<edition::Part> released(m.ReleaseExtension(edition::x_part))`
      Then `released->id()` is `9`
      And `m.HasExtension(edition::x_part)` is `false`
      And `m.GetExtension(edition::x_part).id()` is `0`
      And `m.ReleaseExtension(edition::x_part)` is null
      When `m.SetAllocatedExtension(edition::x_part, released.release())`
      Then `m.GetExtension(edition::x_part).id()` is `9`
      When `m.SetAllocatedExtension(edition::x_part, nullptr)`
      Then `m.HasExtension(edition::x_part)` is `false`
      And `m.GetExtension(edition::x_part).id()` is `0`

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
        | what                                           | package  | extension               | type           | mutable                                           | empty | made                     | get                                          | unset | released       | value |
        | an edition, a message, in a message            | edition  | edition::Scope::x_part  | edition::Part  | m.MutableExtension(edition::Scope::x_part)->id()  | 0     | new edition::Part(nine)  | m.GetExtension(edition::Scope::x_part).id()  | 0     | released->id() | 9     |
        | an edition, code size, a message               | least    | least::x_part           | least::Part    | m.MutableExtension(least::x_part)->id()           | 0     | new least::Part(nine)    | m.GetExtension(least::x_part).id()           | 0     | released->id() | 9     |
        | an edition, code size, a message, in a message | least    | least::Scope::x_part    | least::Part    | m.MutableExtension(least::Scope::x_part)->id()    | 0     | new least::Part(nine)    | m.GetExtension(least::Scope::x_part).id()    | 0     | released->id() | 9     |
        | an edition, lite, a message                    | lightest | lightest::x_part        | lightest::Part | m.MutableExtension(lightest::x_part)->id()        | 0     | new lightest::Part(nine) | m.GetExtension(lightest::x_part).id()        | 0     | released->id() | 9     |
        | an edition, lite, a message, in a message      | lightest | lightest::Scope::x_part | lightest::Part | m.MutableExtension(lightest::Scope::x_part)->id() | 0     | new lightest::Part(nine) | m.GetExtension(lightest::Scope::x_part).id() | 0     | released->id() | 9     |

  @cpp.extension.add @cpp.extension.size @cpp.extension.get @cpp.extension.set @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (editions, in every mode)

    Scenario: an edition, numbers
      Given `edition::Sample m`
      When `m.AddExtension(edition::x_numbers, -7)`
      And `m.AddExtension(edition::x_numbers, 8)`
      Then `m.ExtensionSize(edition::x_numbers)` is `2`
      And `m.GetExtension(edition::x_numbers, 0)` is `-7`
      And `m.GetExtension(edition::x_numbers, 1)` is `8`
      When `m.SetExtension(edition::x_numbers, 0, 8)`
      Then `m.GetExtension(edition::x_numbers, 0)` is `8`
      When `m.ClearExtension(edition::x_numbers)`
      Then `m.ExtensionSize(edition::x_numbers)` is `0`
      When `m.AddExtension(edition::x_numbers, -7)`
      Then `m.GetExtension(edition::x_numbers, 0)` is `-7`

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
        | what                           | package  | extension           | one                     | other               |
        | an edition, strings            | edition  | edition::x_texts    | "long, and not inline"s | "b"s                |
        | an edition, enums              | edition  | edition::x_kinds    | edition::KIND_LEFT      | edition::KIND_NONE  |
        | an edition, code size, numbers | least    | least::x_numbers    | -7                      | 8                   |
        | an edition, code size, strings | least    | least::x_texts      | "long, and not inline"s | "b"s                |
        | an edition, code size, enums   | least    | least::x_kinds      | least::KIND_LEFT        | least::KIND_NONE    |
        | an edition, lite, numbers      | lightest | lightest::x_numbers | -7                      | 8                   |
        | an edition, lite, strings      | lightest | lightest::x_texts   | "long, and not inline"s | "b"s                |
        | an edition, lite, enums        | lightest | lightest::x_kinds   | lightest::KIND_LEFT     | lightest::KIND_NONE |

  @cpp.extension.add @cpp.extension.size @cpp.extension.mutable @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (messages, editions, in every mode)

    Scenario: an edition, messages
      Given `edition::Sample m`
      When `m.AddExtension(edition::x_parts)->set_label("long, and not inline")`
      And `m.AddExtension(edition::x_parts)->set_id(7)`
      Then `m.ExtensionSize(edition::x_parts)` is `2`
      And `m.GetExtension(edition::x_parts, 0).label()` is `"long, and not inline"s`
      When `m.MutableExtension(edition::x_parts, 0)->set_id(8)`
      Then `m.GetExtension(edition::x_parts, 0).id()` is `8`
      When `m.ClearExtension(edition::x_parts)`
      Then `m.ExtensionSize(edition::x_parts)` is `0`
      And `m.AddExtension(edition::x_parts)->SerializeAsString()` is `""s`

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
        | what                            | package  |
        | an edition, code size, messages | least    |
        | an edition, lite, messages      | lightest |
