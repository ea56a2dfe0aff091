@needs.cpp @needs.lite
Feature: Extensions of lite messages
  The lite runtime supports extensions as the full one does. It keeps undeclared extensions as bytes.

  Background:
    Given the lite runtime
    And the schema
      """proto
      syntax = "proto2";
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; }
      message Part { optional int32 id = 1; }
      message Light { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; }
      extend Light {
        optional int32 number = 100;
        optional Kind kind = 101;
        optional string text = 102 [default = "kept"];
        optional Part part = 103;
        repeated int32 numbers = 104;
        repeated string texts = 105;
        repeated Part parts = 106;
        repeated int32 packed = 107 [packed = true];
        repeated group Box = 108 { optional int32 id = 1; }
      }
      """

  @cpp.extension.set
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (lite messages)

    Scenario: of every kind
      Given `Light m`
      And `m.set_before(1)`
      And `m.set_after(2)`
      When `m.SetExtension(number, 7)`
      And `m.SetExtension(kind, KIND_OTHER)`
      And `m.SetExtension(text, "a")`
      And `m.MutableExtension(part)->set_id(3)`
      And `m.AddExtension(numbers, 4)`
      And `m.AddExtension(texts, "b")`
      And `m.AddExtension(parts)->set_id(5)`
      And `m.AddExtension(packed, 6)`
      And `m.AddExtension(box)->set_id(7)`
      And `const std::string singular = bytes("a0 06 07 a8 06 20 b2 06 01 61 ba 06 02 08 03")`
      And `const std::string repeated = bytes("c0 06 04 ca 06 01 62 d2 06 02 08 05 da 06 01 06")`
      And `const std::string group = bytes("e3 06 08 07 e4 06")`
      Then `m.SerializeAsString()` is `bytes("08 01") + singular + repeated + group + bytes("c0 0c 02")`
      And `m.GetExtension(number)` is `7`
      And `m.ExtensionSize(parts)` is `1`

  @cpp.extension.get
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would (lite messages)

    Scenario: of every kind, parsed
      Given `Light m`
      When `m.ParseFromString(bytes("08 01 a0 06 07 a8 06 20 b2 06 01 61 ba 06 02 08 03 c0 06 04 ca 06 01 62 d2 06 02 08 05 da 06 01 06 e3 06 08 07 e4 06"))`
      Then `m.before()` is `1`
      And `m.GetExtension(number)` is `7`
      And `m.GetExtension(kind)` is `KIND_OTHER`
      And `m.GetExtension(text)` is `"a"s`
      And `m.GetExtension(part).id()` is `3`
      And `m.GetExtension(numbers, 0)` is `4`
      And `m.GetExtension(texts, 0)` is `"b"s`
      And `m.GetExtension(parts, 0).id()` is `5`
      And `m.GetExtension(packed, 0)` is `6`
      And `m.GetExtension(box, 0).id()` is `7`

    Scenario: unset
      Given `const Light m`
      Then `m.GetExtension(number)` is `0`
      And `m.GetExtension(kind)` is `KIND_FIRST`
      And `m.GetExtension(text)` is `"kept"s`
      And `m.GetExtension(part).has_id()` is `false`

    Scenario: an undeclared extension
      Given `Light m`
      When `m.ParseFromString(bytes("b8 0c 07 a8 06 63 a0 06 08"))`
      Then `m.GetExtension(number)` is `8`
      And `m.HasExtension(kind)` is `false`
      And `static_cast<const Light&>(m).unknown_fields()` is `bytes("b8 0c 07 a8 06 63")`

    Scenario: the copy of a lite message has its own
      Given `Light m`
      And `m.MutableExtension(part)->set_id(3)`
      When `Light copy(m)`
      And `m.MutableExtension(part)->set_id(4)`
      Then `copy.GetExtension(part).id()` is `3`
