@needs.cpp @needs.lite
Feature: Elements set to zero, and to empty
  Zero and the empty string are values like others: an element that is set to them, or added, is there.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { repeated int32 numbers = 1; repeated double reals = 2; repeated bool flags = 3; repeated Kind kinds = 4; repeated string texts = 5; repeated bytes blobs = 6; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { repeated int32 numbers = 1; repeated double reals = 2; repeated bool flags = 3; repeated Kind kinds = 4; repeated string texts = 5; repeated bytes blobs = 6; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { repeated int32 numbers = 1; repeated double reals = 2; repeated bool flags = 3; repeated Kind kinds = 4; repeated string texts = 5; repeated bytes blobs = 6; }
      """

  @cpp.repeated.numeric
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (zero)

    Scenario: zero, a number
      Given `quick::Sample m`
      When `m.add_numbers(7)`
      And `m.set_numbers(0, 0)`
      And `m.add_numbers(0)`
      Then `m.numbers_size()` is `2`
      And `m.numbers(0)` is `0`
      And `m.numbers(1)` is `0`
      And `m` serializes to the bytes `08 00 08 00`

    Scenario Outline: zero, <what>
      Given `<package>::Sample m`
      When `m.add_<name>(<value>)`
      And `m.set_<name>(0, <zero>)`
      And `m.add_<name>(<zero>)`
      Then `m.<name>_size()` is `2`
      And `m.<name>(0)` is `<zero>`
      And `m.<name>(1)` is `<zero>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                | package | name    | value | zero  | bytes                                                 |
        | a double            | quick   | reals   | -0.5  | 0.0   | 11 00 00 00 00 00 00 00 00 11 00 00 00 00 00 00 00 00 |
        | a bool              | quick   | flags   | true  | false | 18 00 18 00                                           |
        | a number, code size | small   | numbers | 7     | 0     | 08 00 08 00                                           |
        | a double, code size | small   | reals   | -0.5  | 0.0   | 11 00 00 00 00 00 00 00 00 11 00 00 00 00 00 00 00 00 |
        | a bool, code size   | small   | flags   | true  | false | 18 00 18 00                                           |
        | a number, lite      | light   | numbers | 7     | 0     | 08 00 08 00                                           |
        | a double, lite      | light   | reals   | -0.5  | 0.0   | 11 00 00 00 00 00 00 00 00 11 00 00 00 00 00 00 00 00 |
        | a bool, lite        | light   | flags   | true  | false | 18 00 18 00                                           |

  @cpp.repeated.enum
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (zero)

    Scenario: zero, speed
      Given `quick::Sample m`
      When `m.add_kinds(quick::KIND_LEFT)`
      And `m.set_kinds(0, quick::KIND_NONE)`
      And `m.add_kinds(quick::KIND_NONE)`
      Then `m.kinds_size()` is `2`
      And `m.kinds(0)` is `quick::KIND_NONE`
      And `m` serializes to the bytes `20 00 20 00`

    Scenario Outline: zero, <what>
      Given `<package>::Sample m`
      When `m.add_kinds(<package>::KIND_LEFT)`
      And `m.set_kinds(0, <package>::KIND_NONE)`
      And `m.add_kinds(<package>::KIND_NONE)`
      Then `m.kinds_size()` is `2`
      And `m.kinds(0)` is `<package>::KIND_NONE`
      And `m` serializes to the bytes `20 00 20 00`

      Examples:
        | what      | package |
        | code size | small   |
        | lite      | light   |

  @cpp.repeated.string-set-forms @cpp.repeated.string-add-forms
  Rule: An element of a repeated string or bytes field can be set from a string_view, a string, a moved string, a C string, and a character pointer with a size (empty)

    Scenario: empty, a string: a C string
      Given `quick::Sample m`
      When `m.add_texts("before, and too long to be inline")`
      And `m.set_texts(0, "")`
      And `m.add_texts("")`
      Then `m.texts_size()` is `2`
      And `m.texts(0)` is `""s`
      And `m.texts(1)` is `""s`
      And `m` serializes to the bytes `2a 00 2a 00`

    Scenario Outline: empty, <what>
      Given `<package>::Sample m`
      When `m.add_<name>("before, and too long to be inline")`
      And `m.set_<name>(0, <value>)`
      And `m.add_<name>(<value>)`
      Then `m.<name>_size()` is `2`
      And `m.<name>(0)` is `""s`
      And `m.<name>(1)` is `""s`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                  | package | name  | value              | bytes       |
        | a string: a string                    | quick   | texts | std::string()      | 2a 00 2a 00 |
        | a string: a string_view               | quick   | texts | lib::string_view() | 2a 00 2a 00 |
        | a string: no bytes of some            | quick   | texts | "some", 0          | 2a 00 2a 00 |
        | bytes: a C string                     | quick   | blobs | ""                 | 32 00 32 00 |
        | bytes: a string                       | quick   | blobs | std::string()      | 32 00 32 00 |
        | bytes: a string_view                  | quick   | blobs | lib::string_view() | 32 00 32 00 |
        | bytes: no bytes of some               | quick   | blobs | "some", 0          | 32 00 32 00 |
        | a string, code size: a C string       | small   | texts | ""                 | 2a 00 2a 00 |
        | a string, code size: no bytes of some | small   | texts | "some", 0          | 2a 00 2a 00 |
        | bytes, code size: a C string          | small   | blobs | ""                 | 32 00 32 00 |
        | bytes, code size: no bytes of some    | small   | blobs | "some", 0          | 32 00 32 00 |
        | a string, lite: a C string            | light   | texts | ""                 | 2a 00 2a 00 |
        | a string, lite: no bytes of some      | light   | texts | "some", 0          | 2a 00 2a 00 |
        | bytes, lite: a C string               | light   | blobs | ""                 | 32 00 32 00 |
        | bytes, lite: no bytes of some         | light   | blobs | "some", 0          | 32 00 32 00 |
