@needs.cpp @needs.editions
Feature: Any and required fields of editions
  A message that lacks a required field is not packed, whatever its file.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      import "google/protobuf/any.proto";
      message Needy { int32 needed = 1 [features.field_presence = LEGACY_REQUIRED]; }
      message Large { repeated double numbers = 1; }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      import "google/protobuf/any.proto";
      option optimize_for = CODE_SIZE;
      message Needy { int32 needed = 1 [features.field_presence = LEGACY_REQUIRED]; }
      message Large { repeated double numbers = 1; }
      """

  @cpp.any.required @cpp.any.pack-fails @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither packed nor unpacked (editions)

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
        | what                  | package |
        | an edition            | edition |
        | an edition, code size | least   |
