@needs.cpp @needs.cord
Feature: Cords and their neighbours
  Setting or clearing a Cord leaves all other fields of the message as they were, whatever their kind.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 1; }
      message Part { int32 id = 1; }
      message Sample {
        bytes blob = 1 [ctype = CORD];
        optional bytes maybe = 2 [ctype = CORD];
        oneof pick { bytes member = 3 [ctype = CORD]; bytes other = 4 [ctype = CORD]; int32 number_member = 5; }
        bytes second = 6 [ctype = CORD];
        optional int32 number = 7;
        bool plain = 8;
        optional string text = 9;
        bytes data = 10;
        optional Kind kind = 11;
        Part part = 12;
        repeated bytes texts = 13;
        map<int32, string> names = 14;
        oneof another { string text_member = 15; Part part_member = 16; }
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      enum OldKind { OLD_KIND_FIRST = 0; OLD_KIND_SECOND = 1; }
      message OldPart { optional int32 id = 1; }
      message Old {
        optional bytes blob = 1 [ctype = CORD];
        optional bytes maybe = 2 [ctype = CORD, default = "preset"];
        oneof pick { bytes member = 3 [ctype = CORD]; bytes other = 4 [ctype = CORD]; int32 number_member = 5; }
        optional bytes second = 6 [ctype = CORD];
        optional int32 number = 7 [default = 41];
        required bool plain = 8;
        optional string text = 9 [default = "preset"];
        optional bytes data = 10;
        optional OldKind kind = 11 [default = OLD_KIND_SECOND];
        optional OldPart part = 12;
        repeated bytes texts = 13;
        map<int32, string> names = 14;
        oneof another { string text_member = 15; OldPart part_member = 16; }
        extensions 100;
      }
      """

  @cpp.field.cord-set-cord
  Rule: A Cord field can be set from a Cord (its neighbours)

    Scenario: of proto3 implicit, and the neighbours stay
      Given `Sample m`
      And `m` parses the `Sample`
        """json
        {
          "blob": "YWE=", "maybe": "YWE=", "member": "YWE=", "second": "a2VwdA==", "number": 7, "plain": true,
          "text": "kept", "data": "a2VwdA==", "kind": 1, "part": { "id": 5 }, "texts": ["a2VwdA=="],
          "names": { "8": "kept" }, "part_member": { "id": 9 }
        }
        """
      And `const std::string before = m.SerializeAsString()`
      When `m.set_blob(lib::Cord("a value that is too long to be inline"))`
      And `m.set_blob(lib::Cord("aa"))`
      Then `m.SerializeAsString()` is `before`

    Scenario Outline: of <field>, and the neighbours stay
      Given `<message> m`
      And `m` parses the `<message>`
        """json
        {
          "blob": "YWE=", "maybe": "YWE=", "member": "YWE=", "second": "a2VwdA==", "number": 7, "plain": true,
          "text": "kept", "data": "a2VwdA==", "kind": 1, "part": { "id": 5 }, "texts": ["a2VwdA=="],
          "names": { "8": "kept" }, "part_member": { "id": 9 }
        }
        """
      And `const std::string before = m.SerializeAsString()`
      When `m.set_<name>(lib::Cord("a value that is too long to be inline"))`
      And `m.set_<name>(lib::Cord("aa"))`
      Then `m.SerializeAsString()` is `before`

      Examples:
        | field           | message | name   |
        | proto3 optional | Sample  | maybe  |
        | proto3 member   | Sample  | member |
        | proto2          | Old     | blob   |
        | proto2 preset   | Old     | maybe  |
        | proto2 member   | Old     | member |

  @cpp.field.cord-set-view
  Rule: A Cord field can be set from a string_view (its neighbours)

    Scenario: of proto3 implicit, and the neighbours stay
      Given `Sample m`
      And `m` parses the `Sample`
        """json
        {
          "blob": "YWE=", "maybe": "YWE=", "member": "YWE=", "second": "a2VwdA==", "number": 7, "plain": true,
          "text": "kept", "data": "a2VwdA==", "kind": 1, "part": { "id": 5 }, "texts": ["a2VwdA=="],
          "names": { "8": "kept" }, "part_member": { "id": 9 }
        }
        """
      And `const std::string before = m.SerializeAsString()`
      When `m.set_blob(lib::string_view("a value that is too long to be inline"))`
      And `m.set_blob(lib::string_view("aa"))`
      Then `m.SerializeAsString()` is `before`

    Scenario Outline: of <field>, and the neighbours stay
      Given `<message> m`
      And `m` parses the `<message>`
        """json
        {
          "blob": "YWE=", "maybe": "YWE=", "member": "YWE=", "second": "a2VwdA==", "number": 7, "plain": true,
          "text": "kept", "data": "a2VwdA==", "kind": 1, "part": { "id": 5 }, "texts": ["a2VwdA=="],
          "names": { "8": "kept" }, "part_member": { "id": 9 }
        }
        """
      And `const std::string before = m.SerializeAsString()`
      When `m.set_<name>(lib::string_view("a value that is too long to be inline"))`
      And `m.set_<name>(lib::string_view("aa"))`
      Then `m.SerializeAsString()` is `before`

      Examples:
        | field           | message | name   |
        | proto3 optional | Sample  | maybe  |
        | proto3 member   | Sample  | member |
        | proto2          | Old     | blob   |
        | proto2 preset   | Old     | maybe  |
        | proto2 member   | Old     | member |

  @cpp.field.cord-clear
  Rule: A Cord field can be cleared (its neighbours)

    Scenario: of proto3 implicit, and the neighbours stay
      Given `Sample m`
      And `m` parses the `Sample`
        """json
        {
          "blob": "YWE=", "maybe": "YWE=", "member": "YWE=", "second": "a2VwdA==", "number": 7, "plain": true,
          "text": "kept", "data": "a2VwdA==", "kind": 1, "part": { "id": 5 }, "texts": ["a2VwdA=="],
          "names": { "8": "kept" }, "part_member": { "id": 9 }
        }
        """
      And `const std::string before = m.SerializeAsString()`
      When `m.clear_blob()`
      And `m.set_blob("aa")`
      Then `m.SerializeAsString()` is `before`

    Scenario Outline: of <field>, and the neighbours stay
      Given `<message> m`
      And `m` parses the `<message>`
        """json
        {
          "blob": "YWE=", "maybe": "YWE=", "member": "YWE=", "second": "a2VwdA==", "number": 7, "plain": true,
          "text": "kept", "data": "a2VwdA==", "kind": 1, "part": { "id": 5 }, "texts": ["a2VwdA=="],
          "names": { "8": "kept" }, "part_member": { "id": 9 }
        }
        """
      And `const std::string before = m.SerializeAsString()`
      When `m.clear_<name>()`
      And `m.set_<name>("aa")`
      Then `m.SerializeAsString()` is `before`

      Examples:
        | field           | message | name   |
        | proto3 optional | Sample  | maybe  |
        | proto3 member   | Sample  | member |
        | proto2          | Old     | blob   |
        | proto2 preset   | Old     | maybe  |
        | proto2 member   | Old     | member |
