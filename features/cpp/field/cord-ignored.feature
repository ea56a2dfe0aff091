@needs.cpp @needs.cord
Feature: Fields that ignore `ctype = CORD`
  A string field, and any repeated field, has its usual accessors with `[ctype = CORD]`.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Sample {
        bytes cord = 1 [ctype = CORD];
        string text = 2 [ctype = CORD];
        repeated string texts = 3 [ctype = CORD];
        repeated bytes blobs = 4 [ctype = CORD];
        oneof pick { string member = 5 [ctype = CORD]; }
      }
      """

  @cpp.field.cord-string-ignored
  Rule: Asking for Cord storage does not change string fields, repeated or not

    Scenario: a singular string beside a field of bytes
      Given `Sample m`
      And `m.set_text("abc")`
      When `m.mutable_text()->append("d")`
      Then `m.cord()` has type `const lib::Cord&`
      And `m.text()` has type `const std::string&`
      And `m.text()` is `"abcd"s`

    Scenario: a member of a oneof beside a field of bytes
      Given `Sample m`
      And `m.set_member("abc")`
      When `m.mutable_member()->append("d")`
      Then `m.cord()` has type `const lib::Cord&`
      And `m.member()` has type `const std::string&`
      And `m.member()` is `"abcd"s`

    Scenario: a repeated string
      Given `Sample m`
      When `m.add_texts("abc")`
      And `m.mutable_texts(0)->append("d")`
      Then `m.texts(0)` has type `const std::string&`
      And `m.texts(0)` is `"abcd"s`
      And `m.texts()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m` serializes to the bytes `1a 04 61 62 63 64`

  @cpp.field.invalid-utf8 @needs.protobuf-conventions
  Rule: A string field is checked for UTF-8 whatever storage it asks for

    Scenario: UTF-8 is checked as in every string
      Given `Sample m`
      Then `m.ParseFromString(bytes("12 02 c3 bc"))` is `true`
      And `m.ParseFromString(bytes("12 01 ff"))` is `false`

  @cpp.field.cord-repeated-ignored
  Rule: Asking for Cord storage does not change repeated bytes fields

    Scenario: read, added, set and changed as strings
      Given `Sample m`
      When `m.add_blobs("abc")`
      And `*m.add_blobs() = "\0\xff"s`
      And `m.mutable_blobs(0)->append("d")`
      Then `m.blobs_size()` is `2`
      And `m.blobs(0)` has type `const std::string&`
      And `m.blobs(0)` is `"abcd"s`
      And `m.blobs(1)` is `"\0\xff"s`
      And `m.blobs()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_blobs()` has type `rt::RepeatedPtrField<std::string>*`
      When `m.set_blobs(1, "x")`
      Then `m` serializes to the bytes `22 04 61 62 63 64 22 01 78`

  @cpp.field.cord-string-ignored @needs.lite
  Rule: Asking for Cord storage does not change string fields, repeated or not (defaults, and other modes)

    Background:
      Given the schema file `speed.proto`
        """proto
        syntax = "proto2";
        package speed;
        message Sample {
          optional bytes cord = 1 [ctype = CORD];
          optional string preset = 2 [ctype = CORD, default = "unset"];
          repeated string texts = 3 [ctype = CORD];
          oneof pick { string member = 5 [ctype = CORD, default = "no member"]; int32 digit = 6; }
        }
        """
      And the schema file `small.proto`
        """proto
        syntax = "proto2";
        package small;
        option optimize_for = CODE_SIZE;
        message Sample {
          optional bytes cord = 1 [ctype = CORD];
          optional string preset = 2 [ctype = CORD, default = "unset"];
          repeated string texts = 3 [ctype = CORD];
          oneof pick { string member = 5 [ctype = CORD, default = "no member"]; int32 digit = 6; }
        }
        """
      And the schema file `light.proto`
        """proto
        syntax = "proto2";
        package light;
        option optimize_for = LITE_RUNTIME;
        message Sample {
          optional bytes cord = 1 [ctype = CORD];
          optional string preset = 2 [ctype = CORD, default = "unset"];
          repeated string texts = 3 [ctype = CORD];
          oneof pick { string member = 5 [ctype = CORD, default = "no member"]; int32 digit = 6; }
        }
        """

    Scenario Outline: <package>
      Given `<package>::Sample m`
      Then `m.cord()` has type `const lib::Cord&`
      And `m.preset()` has type `const std::string&`
      And `m.preset()` is `"unset"s`
      And `m.member()` is `"no member"s`
      And `*m.mutable_preset()` is `""s`
      When `m.set_allocated_preset(new std::string("given"))`
      And `m.add_texts("a")`
      And `m.mutable_texts(0)->append("b")`
      And `m.mutable_member()->append("c")`
      Then `m.has_preset()` is `true`
      And `m.texts(0)` has type `const std::string&`
      And `m.member()` has type `const std::string&`
      And `m` serializes to the bytes `12 05 67 69 76 65 6e 1a 02 61 62 2a 01 63`
      When `delete m.release_preset()`
      And `m.clear_member()`
      Then `m.preset()` is `"unset"s`
      And `m.member()` is `"no member"s`

      Examples:
        | package |
        | speed   |
        | small   |
        | light   |
