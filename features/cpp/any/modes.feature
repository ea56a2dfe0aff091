@needs.cpp
Feature: Any and required fields of other files
  A message that lacks a required field is not packed, whatever its file.

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
