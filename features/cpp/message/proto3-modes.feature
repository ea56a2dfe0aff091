@needs.cpp @needs.lite @needs.proto3-optional
Feature: Whole messages of proto3 in other modes
  What is done with a whole message is the same whatever its file is optimized for.

  Background:
    Given the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1; string text = 2; optional double real = 3; bytes data = 4; Part part = 5; Kind kind = 6;
        repeated int32 numbers = 7; repeated string texts = 8; repeated Part parts = 9; map<string, Part> by_name = 10;
        oneof which { string name = 11; Part piece = 12; int32 digit = 13; }
      }
      """
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        int32 number = 1; string text = 2; optional double real = 3; bytes data = 4; Part part = 5; Kind kind = 6;
        repeated int32 numbers = 7; repeated string texts = 8; repeated Part parts = 9; map<string, Part> by_name = 10;
        oneof which { string name = 11; Part piece = 12; int32 digit = 13; }
      }
      """

  @cpp.message.parse-from-string @cpp.message.serialize-to-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (proto3, other modes)

    Scenario Outline: <what>, parsed and serialized
      Given `<package>::Sample m`
      And `std::string out = "before"`
      Then `m.ParseFromString(bytes("08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05"))` is `true`
      And `m.text() + m.data() + m.texts(0) + m.name()` is `"abcd"s`
      And `m.number() + m.part().id() + m.numbers(2) + m.parts(0).id() + m.by_name().at("k").id()` is `31`
      And `m.has_real()` is `true`
      And `m.kind()` is `<package>::KIND_LEFT`
      And `m` serializes to the bytes `08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05")`
      And `m.ParseFromString(bytes("08 09 62 02 08 03"))` is `true`
      And `m.number()` is `9`
      And `m.piece().id()` is `3`
      And `m.has_real() || m.has_part()` is `false`
      And `m` serializes to the bytes `08 09 62 02 08 03`
      And `m.ParseFromString("")` is `true`
      And `m.SerializeToString(&out)` is `true`
      And `out` is `""s`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

  @cpp.message.copy @cpp.message.default-constructor
  Rule: Copies of a message are deep: changing one message never affects the other (proto3, other modes)

    Scenario Outline: <what>, copied
      Given `<package>::Sample m`
      And `m.ParseFromString(bytes("08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05"))`
      When `<package>::Sample copy(m)`
      And `<package>::Sample assigned`
      And `assigned.set_text("before"), assigned.add_numbers(9), assigned.mutable_part()->set_label("before"), assigned.mutable_piece()->set_id(1)`
      And `assigned = m`
      And `m.mutable_part()->set_id(99), m.mutable_parts(0)->set_id(99), m.set_numbers(0, 99), m.set_name("other")`
      And `(*m.mutable_by_name())["k"].set_id(99)`
      Then `copy.text() + copy.data() + copy.texts(0) + copy.name()` is `"abcd"s`
      And `copy.number() + copy.part().id() + copy.numbers(2) + copy.parts(0).id() + copy.by_name().at("k").id()` is `31`
      And `copy.has_real()` is `true`
      And `copy.kind()` is `<package>::KIND_LEFT`
      And `copy` serializes to the bytes `08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05`
      And `assigned.text() + assigned.data() + assigned.texts(0) + assigned.name()` is `"abcd"s`
      And `assigned.number() + assigned.part().id() + assigned.numbers(2) + assigned.parts(0).id() + assigned.by_name().at("k").id()` is `31`
      And `assigned.has_real()` is `true`
      And `assigned.kind()` is `<package>::KIND_LEFT`
      And `assigned` serializes to the bytes `08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05`
      When `assigned = <package>::Sample()`
      Then `assigned.SerializeAsString()` is `""s`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

  @cpp.message.move @cpp.message.swap
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (proto3, other modes)

    Scenario Outline: <what>, moved and swapped
      Given `<package>::Sample m`
      And `<package>::Sample other`
      And `m.ParseFromString(bytes("08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05"))`
      And `other.set_number(9), other.mutable_piece()->set_id(3)`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes `08 09 62 02 08 03`
      And `other.text() + other.data() + other.texts(0) + other.name()` is `"abcd"s`
      And `other.number() + other.part().id() + other.numbers(2) + other.parts(0).id() + other.by_name().at("k").id()` is `31`
      And `other.has_real()` is `true`
      And `other.kind()` is `<package>::KIND_LEFT`
      And `other` serializes to the bytes `08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05`
      When `<package>::Sample moved(std::move(other))`
      Then `moved.text() + moved.data() + moved.texts(0) + moved.name()` is `"abcd"s`
      And `moved.number() + moved.part().id() + moved.numbers(2) + moved.parts(0).id() + moved.by_name().at("k").id()` is `31`
      And `moved.has_real()` is `true`
      And `moved.kind()` is `<package>::KIND_LEFT`
      And `moved` serializes to the bytes `08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05`
      When `m = std::move(moved)`
      Then `m.text() + m.data() + m.texts(0) + m.name()` is `"abcd"s`
      And `m.number() + m.part().id() + m.numbers(2) + m.parts(0).id() + m.by_name().at("k").id()` is `31`
      And `m.has_real()` is `true`
      And `m.kind()` is `<package>::KIND_LEFT`
      And `m` serializes to the bytes `08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

  @cpp.message.clear @cpp.message.size @cpp.message.default-instance @cpp.message.default-instance-new @needs.protobuf-conventions
  Rule: `Clear` leaves a message that equals a new one (proto3, other modes)

    Scenario Outline: <what>, cleared and measured
      Given `<package>::Sample m`
      Then `m.ByteSizeLong()` is `0`
      When `m.ParseFromString(bytes("08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05"))`
      Then `m.ByteSizeLong()` is `bytes("08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05").size()`
      When `m.set_number(300)`
      Then `m.ByteSizeLong()` is `bytes("08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05").size() + 1`
      When `m.Clear()`
      Then `m.ByteSizeLong()` is `0`
      And `m.text() + m.data() + m.name()` is `""s`
      And `m.number() + m.numbers_size() + m.texts_size() + m.parts_size() + static_cast<int>(m.by_name().size())` is `0`
      And `m.has_real() || m.has_part()` is `false`
      And `static_cast<int>(m.which_case())` is `0`
      And `m.SerializeAsString()` is `""s`
      And `<package>::Sample::default_instance().SerializeAsString()` is `""s`
      And `std::unique_ptr<<package>::Sample>(<package>::Sample::default_instance().New())->SerializeAsString()` is `""s`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |

  @cpp.message.merge @needs.protobuf-conventions
  Rule: `MergeFrom` replaces what is singular, merges messages, and appends to what is repeated (proto3, other modes)

    Scenario Outline: <what>, merged
      Given `<package>::Sample m`
      And `<package>::Sample other`
      And `m.ParseFromString(bytes("08 07 12 01 61 19 00 00 00 00 00 00 00 00 22 01 62 2a 02 08 05 30 15 3a 03 01 00 02 42 01 63 4a 02 08 08 52 07 0a 01 6b 12 02 08 09 5a 01 64 a0 38 05"))`
      And `other.ParseFromString(bytes("08 00 12 01 7a 2a 03 12 01 79 3a 01 03 42 01 78 52 07 0a 01 6b 12 02 08 04 62 02 08 03"))`
      When `m.MergeFrom(other)`
      Then `m.number()` is `7`
      And `m.text()` is `"z"s`
      And `m.data()` is `"b"s`
      And `m.part().id()` is `5`
      And `m.part().label()` is `"y"s`
      And `m.numbers_size()` is `4`
      And `m.numbers(3)` is `3`
      And `m.texts(1)` is `"x"s`
      And `m.by_name().at("k").id()` is `4`
      And `m.piece().id()` is `3`
      And `m.name()` is `""s`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |
