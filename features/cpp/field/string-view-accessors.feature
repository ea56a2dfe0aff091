@needs.cpp @needs.lite @needs.editions @needs.string-view
Feature: The whole string_view interface in other modes
  Fields whose string type is VIEW have the same accessors whatever their file is optimized for.

  Background:
    Given the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      import "google/protobuf/cpp_features.proto";
      option features.(pb.cpp).string_type = VIEW;
      option optimize_for = CODE_SIZE;
      message Sample {
        string foo = 1; string preset = 2 [default = "a\0b"]; string bare = 3 [features.field_presence = IMPLICIT]; bytes blob = 4;
        oneof pick { string member = 5; int32 number = 6; }
        repeated string texts = 7;
        string own = 8 [features.(pb.cpp).string_type = STRING];
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      import "google/protobuf/cpp_features.proto";
      option features.(pb.cpp).string_type = VIEW;
      option optimize_for = LITE_RUNTIME;
      message Sample {
        string foo = 1; string preset = 2 [default = "a\0b"]; string bare = 3 [features.field_presence = IMPLICIT]; bytes blob = 4;
        oneof pick { string member = 5; int32 number = 6; }
        repeated string texts = 7;
        string own = 8 [features.(pb.cpp).string_type = STRING];
      }
      """

  @cpp.field.string-view-api @cpp.field.string-view-no-mutable
  Rule: From edition 2023 on, a field whose string type is VIEW is read and set by string_view (editions, other modes)

    Scenario Outline: <what>, accessors
      Given `<package>::Sample m`
      And `std::string moved = "moved, and too long to be inline"`
      Then `m.preset()` has type `lib::string_view`
      And `m.preset()` is `lib::string_view("a\0b", 3)`
      And `m.has_foo() || m.has_blob() || m.has_member()` is `false`
      When `m.set_foo(lib::string_view("viewed", 4))`
      And `m.set_preset(std::move(moved))`
      And `m.set_bare("bare")`
      And `m.set_blob(lib::string_view("\0\xff", 2))`
      And `m.set_member("member")`
      And `m.add_texts(lib::string_view("texts", 4))`
      Then `m.foo()` is `lib::string_view("view")`
      And `m.preset()` is `lib::string_view("moved, and too long to be inline")`
      And `m.bare()` is `lib::string_view("bare")`
      And `m.blob()` is `lib::string_view("\0\xff", 2)`
      And `m.member()` is `lib::string_view("member")`
      And `m.texts(0)` is `lib::string_view("text")`
      And `m.blob()` has type `lib::string_view`
      And `m.texts(0)` has type `lib::string_view`
      And `m.own()` has type `const std::string&`
      And `m.mutable_own()` has type `std::string*`
      And `m.mutable_foo()` does not compile
      And `m.mutable_bare()` does not compile
      And `m.mutable_member()` does not compile
      When `m.clear_foo(), m.clear_preset(), m.clear_blob(), m.set_number(7), m.clear_texts()`
      Then `m.preset()` is `lib::string_view("a\0b", 3)`
      And `m.member()` is `lib::string_view()`
      And `m` serializes to the bytes `1a 04 62 61 72 65 30 07`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
