@needs.cpp @needs.lite
Feature: References that stay, in files of proto3
  What a const getter refers to stays where it is while the message is only read.

  Background:
    Given the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; string label = 2; }
      message Sample {
        string text = 1; bytes data = 2; string unset = 3; Part part = 4; Part unset_part = 5;
        oneof which { string name = 6; Part piece = 7; int32 digit = 8; }
        repeated string texts = 9; repeated Part parts = 10; repeated int32 numbers = 11; map<int32, Part> by_number = 12;
      }
      """
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; string label = 2; }
      message Sample {
        string text = 1; bytes data = 2; string unset = 3; Part part = 4; Part unset_part = 5;
        oneof which { string name = 6; Part piece = 7; int32 digit = 8; }
        repeated string texts = 9; repeated Part parts = 10; repeated int32 numbers = 11; map<int32, Part> by_number = 12;
      }
      """
    And the header `algorithm`

  @cpp.naming.reference-stable
  Rule: As long as nothing modifies the message, an accessor that returns a const reference refers to the same object at each call (proto3, other modes)

    Scenario Outline: <what>, every kind
      Given `<package>::Sample m`
      And `m.set_text("a text that is too long to be inline"), m.set_data("short"), m.mutable_part()->set_label("label")`
      And `m.set_name("name"), m.add_texts("first"), m.add_texts("second"), m.add_parts(), m.add_numbers(7), (*m.mutable_by_number())[1].set_id(5)`
      And `const <package>::Sample& view = m`
      And `const void* const before[] = {&view.text(), &view.data(), &view.unset(), &view.part(), &view.unset_part(), &view.name(), &view.piece(), &view.texts(1), &view.parts(0), &view.numbers(), &view.by_number().at(1)}`
      When `view.SerializeAsString(), view.ByteSizeLong()`
      And `<package>::Sample copy(view)`
      And `view.by_number().contains(2), view.texts_size(), view.which_case()`
      And `const void* const after[] = {&view.text(), &view.data(), &view.unset(), &view.part(), &view.unset_part(), &view.name(), &view.piece(), &view.texts(1), &view.parts(0), &view.numbers(), &view.by_number().at(1)}`
      Then `std::equal(std::begin(before), std::end(before), std::begin(after))` is `true`
      And `view.text()` is `"a text that is too long to be inline"s`
      And `view.part().label()` is `"label"s`

      Examples:
        | what              | package     |
        | proto3, code size | third_small |
        | proto3, lite      | third_light |
