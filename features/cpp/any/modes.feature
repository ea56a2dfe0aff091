@needs.cpp
Feature: Any and messages of files that are optimized for code size
  A message is packed and unpacked whatever its file is optimized for.

  Background:
    Given the schema file `second_small.proto`
      """proto
      syntax = "proto2";
      package second_small;
      import "google/protobuf/any.proto";
      option optimize_for = CODE_SIZE;
      message Needy { required int32 needed = 1; }
      message Large { repeated double numbers = 1 [packed = true]; }
      """
    And the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      import "google/protobuf/any.proto";
      option optimize_for = CODE_SIZE;
      message Book { string title = 1; Book next = 2; message Page { map<int32, string> lines = 3; } }
      message Other { string title = 1; }
      """

  @cpp.any.required @cpp.any.pack-fails @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither packed nor unpacked (code size)

    Scenario Outline: <what>, a required field is missing
      Given `rt::Any any`
      And `<package>::Needy needy`
      Then `any.PackFrom(needy)` is `false`
      And `any.PackFrom(needy, "types.example.com")` is `false`
      When `needy.set_needed(1)`
      Then `any.PackFrom(needy)` is `true`
      And `any.UnpackTo(&needy)` is `true`
      When `any.set_value("")`
      Then `any.UnpackTo(&needy)` is `false`

      Examples:
        | what              | package      |
        | proto2, code size | second_small |

  @cpp.any.pack @cpp.any.pack-prefix @cpp.any.unpack @cpp.any.unpack-other-type @cpp.any.unpack-parse-failure @cpp.any.is
  Rule: `PackFrom` stores a message under the built-in type-URL prefix (proto3, code size)

    Scenario Outline: <what>, packed and unpacked
      Given `rt::Any any`
      And `<package>::Book book`
      And `<package>::Book other`
      And `<package>::Book_Page page`
      When `book.set_title("oak"), book.mutable_next()->set_title("elm")`
      Then `any.PackFrom(book)` is `true`
      And `any.type_url()` is `"type.googleapis.com/<package>.Book"s`
      And `any.Is<<package>::Book>()` is `true`
      And `any.Is<<package>::Other>()` is `false`
      And `any.UnpackTo(&page)` is `false`
      And `any.UnpackTo(&other)` is `true`
      And `other.title() + other.next().title()` is `"oakelm"s`
      When `(*page.mutable_lines())[7] = "line"`
      Then `any.PackFrom(page, "types.example.com/here")` is `true`
      And `any.type_url()` is `"types.example.com/here/<package>.Book.Page"s`
      And `any.UnpackTo(&other)` is `false`
      And `any.UnpackTo(&page)` is `true`
      And `page.lines().at(7)` is `"line"s`
      When `any.PackFrom(book), any.set_value("\x0a\x05")`
      Then `any.UnpackTo(&other)` is `false`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
