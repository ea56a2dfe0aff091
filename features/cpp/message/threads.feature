@needs.cpp @needs.lite
Feature: The same in each thread
  What belongs to a class, and not to a message, exists once, whichever thread asks first.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Blank {}
      message Sample { optional string text = 1; optional int32 number = 2 [default = 41]; message Inner { optional int32 id = 1; } }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Blank {}
      message Sample { optional string text = 1; optional int32 number = 2 [default = 41]; message Inner { optional int32 id = 1; } }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Blank {}
      message Sample { optional string text = 1; optional int32 number = 2 [default = 41]; message Inner { optional int32 id = 1; } }
      """
    And the header `thread`
    And the C++
      """cpp
      const auto Elsewhere = [](const auto& place) {
        const void* found = nullptr;
        std::thread([&] { found = place(); }).join();
        return found;
      };
      """

  @cpp.message.default-instance
  Rule: The static function `default_instance` always returns the same constant message, equal to a newly constructed one (in each thread)

    Scenario: in another thread, speed
      Given `const void* there = Elsewhere([] { return static_cast<const void*>(&quick::Sample::default_instance()); })`
      Then `static_cast<const void*>(&quick::Sample::default_instance())` is `there`
      And `Elsewhere([] { return static_cast<const void*>(&quick::Sample::default_instance()); })` is `there`

    Scenario Outline: in another thread, <what>
      Given `const void* there = Elsewhere([] { return static_cast<const void*>(&<class>::default_instance()); })`
      Then `static_cast<const void*>(&<class>::default_instance())` is `there`
      And `Elsewhere([] { return static_cast<const void*>(&<class>::default_instance()); })` is `there`

      Examples:
        | what              | class                |
        | speed, no fields  | quick::Blank         |
        | speed, nested     | quick::Sample::Inner |
        | code size         | small::Sample        |
        | code size, nested | small::Sample::Inner |
        | lite              | light::Sample        |
        | lite, no fields   | light::Blank         |
        | lite, nested      | light::Sample::Inner |

  @cpp.message.descriptor @needs.descriptors
  Rule: The static function `descriptor` returns the description of the message's fields and types, which reflection works with (in each thread)

    Background:
      Given the header `google/protobuf/descriptor.h`

    Scenario: in another thread, speed
      Given `const void* there = Elsewhere([] { return static_cast<const void*>(quick::Sample::descriptor()); })`
      Then `static_cast<const void*>(quick::Sample::descriptor())` is `there`
      And `quick::Sample::descriptor()->full_name()` is `"quick.Sample"`

    Scenario Outline: in another thread, <what>
      Given `const void* there = Elsewhere([] { return static_cast<const void*>(<class>::descriptor()); })`
      Then `static_cast<const void*>(<class>::descriptor())` is `there`
      And `<class>::descriptor()->full_name()` is `"<name>"`

      Examples:
        | what              | class                | name               |
        | speed, nested     | quick::Sample::Inner | quick.Sample.Inner |
        | code size         | small::Sample        | small.Sample       |
        | code size, nested | small::Sample::Inner | small.Sample.Inner |
