@needs.cpp @needs.cord
Feature: Bytes fields with Cord storage
  A singular bytes field with `[ctype = CORD]` is stored, read and set as a Cord.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Sample {
        bytes foo = 1 [ctype = CORD];
        optional bytes maybe = 2 [ctype = CORD];
        oneof pick {
          bytes member = 3 [ctype = CORD];
          bytes other = 4 [ctype = CORD];
          string text = 5;
          int32 number = 6;
        }
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      message Old {
        optional bytes foo = 1 [ctype = CORD];
        optional bytes preset = 2 [ctype = CORD, default = "a\0b"];
        oneof pick {
          bytes member = 3 [ctype = CORD];
          bytes preset_member = 4 [ctype = CORD, default = "unset"];
          int32 number = 5;
        }
      }
      message Strict { required bytes foo = 1 [ctype = CORD]; }
      """

  @cpp.field.cord
  Rule: A singular bytes field that asks for Cord storage is read as a const reference to a Cord

    Scenario: proto3 implicit parsed and written again
      Given `Sample m`
      When `m.ParseFromString(bytes("0a 03 00 ff 61"))`
      Then `std::string(m.foo())` is `"\x00\xff\x61"s`
      And `m` serializes to the bytes `0a 03 00 ff 61`
      And `m.ByteSizeLong()` is `5`

    Scenario Outline: <field> has the type of a Cord
      Given `<message> m`
      And `const <message>& view = m`
      Then `view.<name>()` has type `const lib::Cord&`
      And `m.<name>()` has type `const lib::Cord&`

      Examples:
        | field           | message | name   |
        | proto3 implicit | Sample  | foo    |
        | proto3 optional | Sample  | maybe  |
        | proto3 member   | Sample  | member |
        | proto2          | Old     | foo    |
        | proto2 preset   | Old     | preset |
        | proto2 member   | Old     | member |
        | required        | Strict  | foo    |

    Scenario Outline: <field> parsed and written again
      Given `<message> m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `std::string(m.<name>())` is `"\x00\xff\x61"s`
      And `m` serializes to the bytes `<bytes>`
      And `m.ByteSizeLong()` is `5`

      Examples:
        | field           | message | name   | bytes          |
        | proto3 optional | Sample  | maybe  | 12 03 00 ff 61 |
        | proto3 member   | Sample  | member | 1a 03 00 ff 61 |
        | proto2          | Old     | foo    | 0a 03 00 ff 61 |
        | proto2 preset   | Old     | preset | 12 03 00 ff 61 |
        | required        | Strict  | foo    | 0a 03 00 ff 61 |

    Scenario: a field that comes twice has its last value
      Given `Sample m`
      When `m.ParseFromString(bytes("0a 03 61 62 63 0a 01 78"))`
      Then `std::string(m.foo())` is `"x"s`

    Scenario Outline: a field that ends too early, <where>, is refused
      Given `Sample m`
      Then `m.ParseFromString(bytes("0a 03 61 62 63"))` is `true`
      And `m.ParseFromString(bytes("<bytes>"))` is `false`

      Examples:
        | where         | bytes       |
        | in its length | 0a          |
        | in its bytes  | 0a 03 61 62 |
        | in a oneof    | 1a 03 61    |

    Scenario: a Cord of many pieces is written whole
      Given `Sample m`
      And `lib::Cord cord`
      And `std::string expected`
      And `for (int i = 0; i < 10000; ++i) expected += std::to_string(i)`
      When `for (size_t i = 0; i < expected.size(); i += 5000) cord.Append(lib::Cord(lib::string_view(expected).substr(i, 5000)))`
      And `m.set_foo(cord)`
      Then `std::string(m.foo())` is `expected`
      And `m.ByteSizeLong()` is `expected.size() + 4`
      And `m.SerializeAsString().substr(4)` is `expected`

    Scenario: a Cord goes with the message that it belongs to
      Given `Sample m`
      And `m.set_foo("value of a Cord that is too long to be inline")`
      And `m.set_member("value of a member that is too long to be inline")`
      When `Sample copy = m`
      And `m.Clear()`
      Then `m.foo().empty()` is `true`
      And `m.pick_case()` is `Sample::PICK_NOT_SET`
      And `std::string(copy.foo())` is `"value of a Cord that is too long to be inline"s`
      And `std::string(copy.member())` is `"value of a member that is too long to be inline"s`
      When `m.Swap(&copy)`
      Then `copy.foo().empty()` is `true`
      And `std::string(m.foo())` is `"value of a Cord that is too long to be inline"s`
      When `Sample moved = std::move(m)`
      Then `std::string(moved.member())` is `"value of a member that is too long to be inline"s`

    Scenario: merging takes what is set
      Given `Sample m`
      And `Sample other`
      And `m.set_foo("mine")`
      And `m.set_maybe("mine")`
      And `m.set_number(7)`
      And `other.set_maybe("")`
      And `other.set_member("other's")`
      When `m.MergeFrom(other)`
      Then `std::string(m.foo())` is `"mine"s`
      And `std::string(m.maybe())` is `""s`
      And `m.has_maybe()` is `true`
      And `std::string(m.member())` is `"other's"s`

    @needs.descriptors
    Scenario Outline: <field> in text format, written and read
      Given the header `google/protobuf/text_format.h`
      And `<message> m`
      And `<message> other`
      And `std::string text`
      When `m.set_<name>("a value that is too long to be inline\0"s)`
      And `rt::TextFormat::PrintToString(m, &text)`
      Then `text` is `"<name>: \"a value that is too long to be inline\\000\"\n"s`
      And `rt::TextFormat::ParseFromString(text, &other)` is `true`
      And `std::string(other.<name>())` is `"a value that is too long to be inline\0"s`

      Examples:
        | field           | message | name   |
        | proto3 implicit | Sample  | foo    |
        | proto3 optional | Sample  | maybe  |
        | proto3 member   | Sample  | member |
        | proto2 preset   | Old     | preset |

    @needs.descriptors
    Scenario Outline: <field> by reflection
      Given the header `google/protobuf/descriptor.h`
      And `<message> m`
      And `<message> other`
      And `const rt::FieldDescriptor* field = <message>::descriptor()->FindFieldByName("<name>")`
      And `const rt::Reflection* reflection = m.GetReflection()`
      Then `reflection->GetString(m, field)` is `<unset>s`
      And `reflection->HasField(m, field)` is `false`
      When `reflection->SetString(&m, field, "set by reflection, and too long to be inline")`
      Then `std::string(m.<name>())` is `"set by reflection, and too long to be inline"s`
      And `reflection->HasField(m, field)` is `true`
      And `reflection->GetString(m, field)` is `"set by reflection, and too long to be inline"s`
      When `reflection->SwapFields(&m, &other, std::vector<const rt::FieldDescriptor*>{field})`
      Then `reflection->HasField(m, field)` is `false`
      And `std::string(other.<name>())` is `"set by reflection, and too long to be inline"s`
      When `reflection->ClearField(&other, field)`
      Then `other.ByteSizeLong()` is `0`
      And `std::string(other.<name>())` is `<unset>s`

      Examples:
        | field           | message | name   | unset  |
        | proto3 implicit | Sample  | foo    | ""     |
        | proto3 optional | Sample  | maybe  | ""     |
        | proto3 member   | Sample  | member | ""     |
        | proto2 preset   | Old     | preset | "a\0b" |

    Scenario: there is no string of it to be changed
      Given `Sample m`
      Then `m.set_foo("abc")` compiles
      And `m.mutable_foo()` does not compile
      And `m.release_foo()` does not compile

  @cpp.field.required @needs.protobuf-conventions
  Rule: A required field that was never set is missed

    Scenario: a required Cord is missed
      Given `Strict m`
      Then `m.IsInitialized()` is `false`
      When `m.set_foo("")`
      Then `m.IsInitialized()` is `true`
      And `m` serializes to the bytes `0a 00`

  @cpp.field.cord-set-cord
  Rule: A Cord field can be set from a Cord

    Scenario: of proto3 implicit
      Given `Sample m`
      And `const lib::Cord value("a value that is too long to be inline")`
      When `m.set_foo("before")`
      And `m.set_foo(value)`
      Then `std::string(m.foo())` is `"a value that is too long to be inline"s`
      And `std::string(value)` is `"a value that is too long to be inline"s`
      And `m.set_foo(value)` has type `void`

    Scenario Outline: of <field>
      Given `<message> m`
      And `const lib::Cord value("a value that is too long to be inline")`
      When `m.set_<name>("before")`
      And `m.set_<name>(value)`
      Then `std::string(m.<name>())` is `"a value that is too long to be inline"s`
      And `std::string(value)` is `"a value that is too long to be inline"s`
      And `m.set_<name>(value)` has type `void`

      Examples:
        | field           | message | name   |
        | proto3 optional | Sample  | maybe  |
        | proto3 member   | Sample  | member |
        | proto2 preset   | Old     | preset |

    Scenario: the caller's Cord and the field change apart
      Given `Sample m`
      And `lib::Cord value("first")`
      When `m.set_foo(value)`
      And `value.Append(" and more")`
      Then `std::string(m.foo())` is `"first"s`
      And `std::string(value)` is `"first and more"s`

    Scenario: a field set from itself and from another
      Given `Sample m`
      And `m.set_foo("a value that is too long to be inline")`
      When `m.set_foo(m.foo())`
      And `m.set_maybe(m.foo())`
      Then `std::string(m.foo())` is `"a value that is too long to be inline"s`
      And `std::string(m.maybe())` is `"a value that is too long to be inline"s`

  @cpp.field.cord-set-view
  Rule: A Cord field can be set from a string_view

    Scenario: of proto3 implicit
      Given `Sample m`
      And `const std::string text = "cut\0here, and longer than what is inline"s`
      When `m.set_foo(lib::Cord("before"))`
      And `m.set_foo(lib::string_view(text.data(), text.size()))`
      Then `std::string(m.foo())` is `text`
      When `m.set_foo(lib::string_view())`
      Then `std::string(m.foo())` is `""s`

    Scenario Outline: of <field>
      Given `<message> m`
      And `const std::string text = "cut\0here, and longer than what is inline"s`
      When `m.set_<name>(lib::Cord("before"))`
      And `m.set_<name>(lib::string_view(text.data(), text.size()))`
      Then `std::string(m.<name>())` is `text`
      When `m.set_<name>(lib::string_view())`
      Then `std::string(m.<name>())` is `""s`

      Examples:
        | field           | message | name   |
        | proto3 optional | Sample  | maybe  |
        | proto3 member   | Sample  | member |
        | proto2 preset   | Old     | preset |

    Scenario: what converts to a string_view
      Given `Sample m`
      When `m.set_foo("a literal")`
      Then `std::string(m.foo())` is `"a literal"s`
      When `m.set_foo("a string\0"s)`
      Then `std::string(m.foo())` is `"a string\0"s`

  @cpp.field.cord-clear
  Rule: A Cord field can be cleared

    Scenario: of proto3 implicit
      Given `Sample m`
      And `m.set_foo("a value that is too long to be inline")`
      When `m.clear_foo()`
      Then `std::string(m.foo())` is `""s`
      And `m.ByteSizeLong()` is `0`

    Scenario Outline: of <field>
      Given `<message> m`
      And `m.set_<name>("a value that is too long to be inline")`
      When `m.clear_<name>()`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.ByteSizeLong()` is `0`

      Examples:
        | field           | message | name          | unset   |
        | proto3 optional | Sample  | maybe         | ""      |
        | proto3 member   | Sample  | member        | ""      |
        | proto2          | Old     | foo           | ""      |
        | proto2 preset   | Old     | preset        | "a\0b"  |
        | preset member   | Old     | preset_member | "unset" |

    Scenario Outline: of <field>, while unset, and twice
      Given `<message> m`
      When `m.clear_<name>()`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.ByteSizeLong()` is `0`
      When `m.set_<name>("")`
      And `m.clear_<name>()`
      And `m.clear_<name>()`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.ByteSizeLong()` is `0`

      Examples:
        | field           | message | name          | unset    |
        | proto3 implicit | Sample  | foo           | ""       |
        | proto3 optional | Sample  | maybe         | ""       |
        | proto3 member   | Sample  | member        | ""       |
        | proto2          | Old     | foo           | ""       |
        | proto2 preset   | Old     | preset        | "a\0b"   |
        | preset member   | Old     | preset_member | "unset"  |

  @cpp.field.cord-has
  Rule: A Cord field has a presence test if, and only if, it is `optional` in proto3 or explicit in an edition

    @cpp.presence.set @cpp.presence.clear
    Scenario: of a proto3 optional field
      Given `Sample m`
      Then `m.has_maybe()` is `false`
      When `m.set_maybe("")`
      Then `m.has_maybe()` is `true`
      And `m` serializes to the bytes `12 00`
      When `m.clear_maybe()`
      Then `m.has_maybe()` is `false`
      And `m.has_maybe()` has type `bool`

    Scenario: not of another proto3 field
      Given `Sample m`
      Then `m.has_maybe()` compiles
      And `m.has_foo()` does not compile

    Scenario: not of a proto2 field, which is written once it is set
      Given `Old m`
      Then `Sample().has_maybe()` compiles
      And `m.has_foo()` does not compile
      And `m.has_preset()` does not compile
      And `Strict().has_foo()` does not compile
      When `m.set_foo("")`
      Then `m` serializes to the bytes `0a 00`
      When `m.clear_foo()`
      Then `m.ByteSizeLong()` is `0`

    Scenario: a proto3 field without presence is written unless it is empty
      Given `Sample m`
      When `m.set_foo("x")`
      Then `m` serializes to the bytes `0a 01 78`
      When `m.set_foo("")`
      Then `m.ByteSizeLong()` is `0`

  @cpp.field.cord-unset
  Rule: While unset, a Cord field is empty in proto3, and has its default value in proto2 and in editions

    Scenario: proto3 implicit
      Given `const Sample m`
      Then `std::string(m.foo())` is `""s`

    Scenario Outline: <field>
      Given `const <message> m`
      Then `std::string(m.<name>())` is `<unset>s`

      Examples:
        | field           | message | name          | unset   |
        | proto3 optional | Sample  | maybe         | ""      |
        | proto3 member   | Sample  | member        | ""      |
        | proto2          | Old     | foo           | ""      |
        | proto2 preset   | Old     | preset        | "a\0b"  |
        | proto2 member   | Old     | member        | ""      |
        | preset member   | Old     | preset_member | "unset" |

    Scenario: a default is shown again once the message is cleared
      Given `Old m`
      And `m.set_preset("")`
      Then `std::string(m.preset())` is `""s`
      When `m.Clear()`
      Then `std::string(m.preset())` is `"a\0b"s`

  @cpp.field.cord-oneof
  Rule: A bytes member of a oneof may ask for Cord storage

    Scenario: it becomes the member that is set
      Given `Sample m`
      And `m.set_text("a text that is too long to be inline")`
      When `m.set_member("abc")`
      Then `m.pick_case()` is `Sample::kMember`
      And `m.has_member()` is `true`
      And `m.has_text()` is `false`
      And `std::string(m.member())` is `"abc"s`
      And `m` serializes to the bytes `1a 03 61 62 63`

    Scenario Outline: it gives way to <other>
      Given `Sample m`
      And `m.set_member("a value that is too long to be inline")`
      When `<statement>`
      Then `m.has_member()` is `false`
      And `m.member().empty()` is `true`

      Examples:
        | other          | statement                         |
        | a number       | m.set_number(7)                   |
        | a text         | m.set_text("abc")                 |
        | another Cord   | m.set_other("abc")                |
        | nothing        | m.clear_pick()                    |
        | its own clear  | m.clear_member()                  |
        | what is parsed | m.ParseFromString(bytes("30 07")) |

    Scenario Outline: it is parsed after <other>
      Given `Sample m`
      When `m.ParseFromString(bytes("<bytes> 1a 03 61 62 63"))`
      Then `m.pick_case()` is `Sample::kMember`
      And `std::string(m.member())` is `"abc"s`
      And `m` serializes to the bytes `1a 03 61 62 63`

      Examples:
        | other        | bytes          |
        | a number     | 30 07          |
        | a text       | 2a 03 78 79 7a |
        | another Cord | 22 03 78 79 7a |
        | itself       | 1a 03 78 79 7a |

    Scenario Outline: it is merged into a message that has <other>
      Given `Sample m`
      And `<statement>`
      And `Sample from`
      And `from.set_member("abc")`
      When `m.MergeFrom(from)`
      Then `m.pick_case()` is `Sample::kMember`
      And `std::string(m.member())` is `"abc"s`
      And `m` serializes to the bytes `1a 03 61 62 63`

      Examples:
        | other        | statement                                      |
        | a number     | m.set_number(7)                                |
        | a text       | m.set_text("a text that is not kept inline")   |
        | another Cord | m.set_other("a value that is not kept inline") |

    Scenario: a member set from the one that it replaces
      Given `Sample m`
      And `m.set_member("a value that is too long to be inline")`
      When `m.set_other(lib::Cord(m.member()))`
      Then `m.pick_case()` is `Sample::kOther`
      And `std::string(m.other())` is `"a value that is too long to be inline"s`
      When `m.set_text(std::string(m.other()))`
      And `m.set_member(std::string(m.text()))`
      Then `std::string(m.member())` is `"a value that is too long to be inline"s`

    Scenario: an empty member is set, and is written
      Given `Sample m`
      When `m.set_member("")`
      Then `m.has_member()` is `true`
      And `m` serializes to the bytes `1a 00`

    Scenario: clearing a member that is not set changes nothing
      Given `Sample m`
      And `m.set_number(7)`
      When `m.clear_member()`
      Then `m.pick_case()` is `Sample::kNumber`
      And `m.number()` is `7`
