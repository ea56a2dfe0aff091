@needs.cpp @needs.cord @needs.editions
Feature: Bytes fields with Cord storage in editions
  Presence and defaults follow the edition.

  Background:
    Given the schema
      """proto
      edition = "2023";
      message Sample {
        bytes foo = 1 [ctype = CORD];
        bytes preset = 2 [ctype = CORD, default = "xyz"];
        bytes bare = 3 [ctype = CORD, features.field_presence = IMPLICIT];
        oneof pick { bytes member = 4 [ctype = CORD]; int32 number = 5; }
      }
      """

  @cpp.field.cord @cpp.field.cord-oneof
  Rule: A singular bytes field that asks for Cord storage is read as a const reference to a Cord (in editions)

    Scenario: foo of an edition
      Given `Sample m`
      When `m.set_foo("abc")`
      Then `m.foo()` has type `const lib::Cord&`
      And `std::string(m.foo())` is `"abc"s`
      And `m` serializes to the bytes `0a 03 61 62 63`

    Scenario Outline: <name> of an edition
      Given `Sample m`
      When `m.set_<name>("abc")`
      Then `m.<name>()` has type `const lib::Cord&`
      And `std::string(m.<name>())` is `"abc"s`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | name   | bytes          |
        | preset | 12 03 61 62 63 |
        | bare   | 1a 03 61 62 63 |
        | member | 22 03 61 62 63 |

  @cpp.field.cord @cpp.field.cord-oneof @needs.string-view
  Rule: A singular bytes field that asks for Cord storage is read as a const reference to a Cord (in a file of string_views)

    Background:
      Given the schema file `viewed.proto`
        """proto
        edition = "2023";
        package viewed;
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = VIEW;
        message Sample {
          bytes foo = 1 [ctype = CORD];
          bytes preset = 2 [ctype = CORD, default = "xyz"];
          bytes bare = 3 [ctype = CORD, features.field_presence = IMPLICIT];
          oneof pick { bytes member = 4 [ctype = CORD]; bytes viewed_member = 5; }
          bytes viewed = 6;
        }
        """
      And `viewed::Sample m`

    Scenario: foo of a file of string_views
      When `m.set_foo("abc")`
      Then `m.foo()` has type `const lib::Cord&`
      And `std::string(m.foo())` is `"abc"s`
      And `m` serializes to the bytes `0a 03 61 62 63`

    Scenario Outline: <name> of a file of string_views
      When `m.set_<name>("abc")`
      Then `m.<name>()` has type `const lib::Cord&`
      And `std::string(m.<name>())` is `"abc"s`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | name   | bytes          |
        | preset | 12 03 61 62 63 |
        | bare   | 1a 03 61 62 63 |
        | member | 22 03 61 62 63 |

    Scenario Outline: <name>, which asks for nothing, is viewed
      When `m.set_<name>("abc")`
      Then `m.<name>()` has type `lib::string_view`
      And `m.<name>()` is `"abc"`

      Examples:
        | name          |
        | viewed        |
        | viewed_member |

  @cpp.field.cord-has
  Rule: A Cord field has a presence test if, and only if, it is `optional` in proto3 or explicit in an edition (in editions)

    @cpp.presence.set
    Scenario: of an explicit field of an edition
      Given `Sample m`
      Then `m.has_foo()` is `false`
      When `m.set_foo("")`
      Then `m.has_foo()` is `true`
      And `m` serializes to the bytes `0a 00`

    Scenario: not of an implicit field of an edition
      Given `Sample m`
      Then `m.has_foo()` compiles
      And `m.has_bare()` does not compile

    Scenario: as the file of an edition says, or the field itself
      Given the schema file `bare.proto`
        """proto
        edition = "2023";
        package bare;
        option features.field_presence = IMPLICIT;
        message Sample {
          bytes foo = 1 [ctype = CORD];
          bytes kept = 2 [ctype = CORD, features.field_presence = EXPLICIT];
          message Inner {
            bytes foo = 1 [ctype = CORD];
            bytes kept = 2 [ctype = CORD, features.field_presence = EXPLICIT];
          }
        }
        """
      And `bare::Sample m`
      And `bare::Sample::Inner inner`
      When `m.set_kept("")`
      And `inner.set_kept("")`
      Then `m.has_foo()` does not compile
      And `inner.has_foo()` does not compile
      And `m.has_kept()` is `true`
      And `inner.has_kept()` is `true`
      And `m` serializes to the bytes `12 00`
      And `inner` serializes to the bytes `12 00`

  @cpp.field.cord-unset
  Rule: While unset, a Cord field is empty in proto3, and has its default value in proto2 and in editions (in editions)

    Scenario: empty, or as declared in an edition
      Given `Sample m`
      Then `m.foo().empty()` is `true`
      And `std::string(m.preset())` is `"xyz"s`
      And `m.bare().empty()` is `true`
      When `m.set_preset("")`
      Then `std::string(m.preset())` is `""s`
      When `m.clear_preset()`
      Then `std::string(m.preset())` is `"xyz"s`
