@needs.cpp @needs.cord @needs.editions
Feature: Cords of several parts
  A Cord may keep its bytes in several parts, apart in memory. A field takes all of them, wherever and however it is set.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package second;
      message Sample {
        optional bytes foo = 1 [ctype = CORD];
        optional bytes preset = 2 [ctype = CORD, default = "unset"];
        oneof pick { bytes member = 3 [ctype = CORD]; string text = 4; }
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      message Sample {
        bytes foo = 1 [ctype = CORD];
        optional bytes maybe = 2 [ctype = CORD];
        oneof pick { bytes member = 3 [ctype = CORD]; string text = 4; }
      }
      """
    And the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Sample {
        bytes foo = 1 [ctype = CORD];
        bytes bare = 2 [ctype = CORD, features.field_presence = IMPLICIT];
        oneof pick { bytes member = 3 [ctype = CORD]; string text = 4; }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Sample {
        optional bytes foo = 1 [ctype = CORD];
        oneof pick { bytes member = 3 [ctype = CORD]; string text = 4; }
      }
      """
    And the C++
      """cpp
      const auto Parts = [](int count) {
        lib::Cord value;
        for (int i = 0; i < count; ++i) {
          const std::string part(5000, static_cast<char>('a' + i));
          value.Append(lib::Cord(lib::string_view(part)));
        }
        return value;
      };
      """
    And `const lib::Cord value = Parts(7)`
    And `const std::string text(value)`

  @cpp.field.cord-set-cord @cpp.field.cord
  Rule: A Cord field can be set from a Cord (of several parts)

    Scenario: proto2
      Given `second::Sample m`
      When `m.set_foo(value)`
      Then `m.foo().size()` is `35000u`
      And `std::string(m.foo())` is `text`
      And `std::string(value)` is `text`
      When `m.set_foo(Parts(3))`
      Then `std::string(m.foo())` is `text.substr(0, 15000)`
      When `second::Sample other(m)`
      And `m.set_foo(value)`
      Then `std::string(m.foo())` is `text`
      And `std::string(other.foo())` is `text.substr(0, 15000)`
      When `m.set_foo(other.foo())`
      Then `std::string(m.foo())` is `text.substr(0, 15000)`
      When `second::Sample parsed`
      And `const bool read = parsed.ParseFromString(m.SerializeAsString())`
      Then `read` is `true`
      And `std::string(parsed.foo())` is `text.substr(0, 15000)`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.set_<name>(value)`
      Then `m.<name>().size()` is `35000u`
      And `std::string(m.<name>())` is `text`
      And `std::string(value)` is `text`
      When `m.set_<name>(Parts(3))`
      Then `std::string(m.<name>())` is `text.substr(0, 15000)`
      When `<package>::Sample other(m)`
      And `m.set_<name>(value)`
      Then `std::string(m.<name>())` is `text`
      And `std::string(other.<name>())` is `text.substr(0, 15000)`
      When `m.set_<name>(other.<name>())`
      Then `std::string(m.<name>())` is `text.substr(0, 15000)`
      When `<package>::Sample parsed`
      And `const bool read = parsed.ParseFromString(m.SerializeAsString())`
      Then `read` is `true`
      And `std::string(parsed.<name>())` is `text.substr(0, 15000)`

      Examples:
        | what                   | package | name   |
        | proto2, with a default | second  | preset |
        | proto2, a member       | second  | member |
        | proto3                 | third   | foo    |
        | proto3, optional       | third   | maybe  |
        | proto3, a member       | third   | member |
        | an edition             | edition | foo    |
        | an edition, implicit   | edition | bare   |
        | an edition, a member   | edition | member |
        | code size              | small   | foo    |
        | code size, a member    | small   | member |

  @cpp.field.cord-set-view
  Rule: A Cord field can be set from a string_view (after a Cord of several parts)

    Scenario: After several parts, proto2
      Given `second::Sample m`
      When `m.set_foo(value)`
      And `m.set_foo(lib::string_view("a short one"))`
      Then `std::string(m.foo())` is `"a short one"s`
      When `m.set_foo(lib::string_view(text))`
      Then `std::string(m.foo())` is `text`

    Scenario Outline: After several parts, <what>
      Given `<package>::Sample m`
      When `m.set_<name>(value)`
      And `m.set_<name>(lib::string_view("a short one"))`
      Then `std::string(m.<name>())` is `"a short one"s`
      When `m.set_<name>(lib::string_view(text))`
      Then `std::string(m.<name>())` is `text`

      Examples:
        | what                 | package | name   |
        | proto2, a member     | second  | member |
        | proto3               | third   | foo    |
        | proto3, optional     | third   | maybe  |
        | an edition, implicit | edition | bare   |
        | code size            | small   | foo    |

  @cpp.field.cord-clear @cpp.field.cord-unset
  Rule: A Cord field can be cleared (of several parts)

    Scenario: proto2
      Given `second::Sample m`
      When `m.set_foo(value)`
      And `m.clear_foo()`
      Then `std::string(m.foo())` is `""s`
      And `m.ByteSizeLong()` is `0u`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.set_<name>(value)`
      And `m.clear_<name>()`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.ByteSizeLong()` is `0u`
      When `m.set_<name>(value)`
      And `m.Clear()`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | what                   | package | name   | unset   |
        | proto2, with a default | second  | preset | "unset" |
        | proto2, a member       | second  | member | ""      |
        | proto3                 | third   | foo    | ""      |
        | an edition, implicit   | edition | bare   | ""      |
        | code size, a member    | small   | member | ""      |
