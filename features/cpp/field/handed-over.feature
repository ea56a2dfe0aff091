@needs.cpp @needs.lite
Feature: An object that is handed over
  A message, or the object of a member, that is handed over becomes the value itself; it is not copied.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package quick;
      message Part { optional int32 id = 1; }
      message Sample {
        optional Part part = 4;
        optional group Box = 5 { optional int32 id = 1; }
        oneof which {
          string name = 6;
          string preset_name = 7 [default = "unset"];
          bytes raw = 8;
          Part piece = 9;
          group Crate = 10 { optional int32 id = 1; }
          int32 digit = 11;
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; }
      message Sample {
        optional Part part = 4;
        optional group Box = 5 { optional int32 id = 1; }
        oneof which {
          string name = 6;
          string preset_name = 7 [default = "unset"];
          bytes raw = 8;
          Part piece = 9;
          group Crate = 10 { optional int32 id = 1; }
          int32 digit = 11;
        }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; }
      message Sample {
        optional Part part = 4;
        optional group Box = 5 { optional int32 id = 1; }
        oneof which {
          string name = 6;
          string preset_name = 7 [default = "unset"];
          bytes raw = 8;
          Part piece = 9;
          group Crate = 10 { optional int32 id = 1; }
          int32 digit = 11;
        }
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      message Sample { oneof which { string name = 4; int32 digit = 5; } }
      """

  @cpp.field.message-set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (the message itself)

    Scenario: the message itself: part, unset before
      Given `quick::Sample m`
      And `auto* given = new quick::Part`
      And `given->set_id(7)`
      When `m.set_allocated_part(given)`
      Then `&m.part()` is `given`
      And `m.part().id()` is `7`

    Scenario Outline: the message itself: <what>
      Given `<package>::Sample m`
      And `<arrange>`
      And `auto* given = new <class>`
      And `given->set_id(7)`
      When `m.set_allocated_<name>(given)`
      Then `&m.<name>()` is `given`
      And `m.<name>().id()` is `7`

      Examples:
        | what                            | package | name | class              | arrange                                     |
        | speed, part, set before         | quick   | part | quick::Part        | m.mutable_part()->set_id(3)                 |
        | speed, part, handed over before | quick   | part | quick::Part        | m.set_allocated_part(new quick::Part)       |
        | speed, part, cleared before     | quick   | part | quick::Part        | m.mutable_part()->set_id(3), m.clear_part() |
        | speed, box, unset before        | quick   | box  | quick::Sample::Box | m.clear_box()                               |
        | speed, box, set before          | quick   | box  | quick::Sample::Box | m.mutable_box()->set_id(3)                  |
        | speed, box, handed over before  | quick   | box  | quick::Sample::Box | m.set_allocated_box(new quick::Sample::Box) |
        | speed, box, cleared before      | quick   | box  | quick::Sample::Box | m.mutable_box()->set_id(3), m.clear_box()   |
        | code size, part, set before     | small   | part | small::Part        | m.mutable_part()->set_id(3)                 |
        | code size, part, cleared before | small   | part | small::Part        | m.mutable_part()->set_id(3), m.clear_part() |
        | code size, box, set before      | small   | box  | small::Sample::Box | m.mutable_box()->set_id(3)                  |
        | code size, box, cleared before  | small   | box  | small::Sample::Box | m.mutable_box()->set_id(3), m.clear_box()   |
        | lite, part, set before          | light   | part | light::Part        | m.mutable_part()->set_id(3)                 |
        | lite, part, cleared before      | light   | part | light::Part        | m.mutable_part()->set_id(3), m.clear_part() |
        | lite, box, set before           | light   | box  | light::Sample::Box | m.mutable_box()->set_id(3)                  |
        | lite, box, cleared before       | light   | box  | light::Sample::Box | m.mutable_box()->set_id(3), m.clear_box()   |

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (the object itself)

    @cpp.oneof.string
    Scenario: the object itself: name, after a number
      Given `quick::Sample m`
      And `m.set_digit(3)`
      And `auto* given = new std::string("given, and too long to be inline")`
      When `m.set_allocated_name(given)`
      Then `m.which_case()` is `quick::Sample::kName`
      And `&m.name()` is `given`
      And `m.name()` is `"given, and too long to be inline"s`

    @cpp.oneof.message
    Scenario: the object itself: piece, after a number
      Given `quick::Sample m`
      And `m.set_digit(3)`
      And `auto* given = new quick::Part`
      And `given->set_id(7)`
      When `m.set_allocated_piece(given)`
      Then `m.which_case()` is `quick::Sample::kPiece`
      And `&m.piece()` is `given`
      And `m.piece().id()` is `7`

    @cpp.oneof.string
    Scenario Outline: the string itself: <what>
      Given `<package>::Sample m`
      And `<arrange>`
      And `auto* given = new std::string("given, and too long to be inline")`
      When `m.set_allocated_<name>(given)`
      Then `m.which_case()` is `<package>::Sample::<constant>`
      And `&m.<name>()` is `given`
      And `m.<name>()` is `"given, and too long to be inline"s`

      Examples:
        | what                                              | package | name        | constant    | arrange                                                    |
        | speed, name, after nothing                        | quick   | name        | kName       | m.clear_which()                                            |
        | speed, name, after itself                         | quick   | name        | kName       | m.set_name("set before, and too long to be inline")        |
        | speed, name, after itself, handed over            | quick   | name        | kName       | m.set_allocated_name(new std::string("set before"))        |
        | speed, name, after another string                 | quick   | name        | kName       | m.set_raw("set before, and too long to be inline")         |
        | speed, name, after a message                      | quick   | name        | kName       | m.mutable_piece()->set_id(3)                               |
        | speed, preset_name, after nothing                 | quick   | preset_name | kPresetName | m.clear_which()                                            |
        | speed, preset_name, after a number                | quick   | preset_name | kPresetName | m.set_digit(3)                                             |
        | speed, preset_name, after itself                  | quick   | preset_name | kPresetName | m.set_preset_name("set before, and too long to be inline") |
        | speed, preset_name, after itself, handed over     | quick   | preset_name | kPresetName | m.set_allocated_preset_name(new std::string("set before")) |
        | speed, preset_name, after another string          | quick   | preset_name | kPresetName | m.set_raw("set before, and too long to be inline")         |
        | speed, preset_name, after a message               | quick   | preset_name | kPresetName | m.mutable_piece()->set_id(3)                               |
        | speed, raw, after nothing                         | quick   | raw         | kRaw        | m.clear_which()                                            |
        | speed, raw, after a number                        | quick   | raw         | kRaw        | m.set_digit(3)                                             |
        | speed, raw, after itself                          | quick   | raw         | kRaw        | m.set_raw("set before, and too long to be inline")         |
        | speed, raw, after itself, handed over             | quick   | raw         | kRaw        | m.set_allocated_raw(new std::string("set before"))         |
        | speed, raw, after another string                  | quick   | raw         | kRaw        | m.set_name("set before, and too long to be inline")        |
        | speed, raw, after a message                       | quick   | raw         | kRaw        | m.mutable_piece()->set_id(3)                               |
        | code size, name, after itself                     | small   | name        | kName       | m.set_name("set before, and too long to be inline")        |
        | code size, name, after itself, handed over        | small   | name        | kName       | m.set_allocated_name(new std::string("set before"))        |
        | code size, preset_name, after itself              | small   | preset_name | kPresetName | m.set_preset_name("set before, and too long to be inline") |
        | code size, preset_name, after itself, handed over | small   | preset_name | kPresetName | m.set_allocated_preset_name(new std::string("set before")) |
        | code size, raw, after itself                      | small   | raw         | kRaw        | m.set_raw("set before, and too long to be inline")         |
        | code size, raw, after itself, handed over         | small   | raw         | kRaw        | m.set_allocated_raw(new std::string("set before"))         |
        | lite, name, after itself                          | light   | name        | kName       | m.set_name("set before, and too long to be inline")        |
        | lite, name, after itself, handed over             | light   | name        | kName       | m.set_allocated_name(new std::string("set before"))        |
        | lite, preset_name, after itself                   | light   | preset_name | kPresetName | m.set_preset_name("set before, and too long to be inline") |
        | lite, preset_name, after itself, handed over      | light   | preset_name | kPresetName | m.set_allocated_preset_name(new std::string("set before")) |
        | lite, raw, after itself                           | light   | raw         | kRaw        | m.set_raw("set before, and too long to be inline")         |
        | lite, raw, after itself, handed over              | light   | raw         | kRaw        | m.set_allocated_raw(new std::string("set before"))         |
        | proto3, name, after itself                        | third   | name        | kName       | m.set_name("set before, and too long to be inline")        |
        | proto3, name, after itself, handed over           | third   | name        | kName       | m.set_allocated_name(new std::string("set before"))        |

    @cpp.oneof.message
    Scenario Outline: the message itself: <what>
      Given `<package>::Sample m`
      And `<arrange>`
      And `auto* given = new <class>`
      And `given->set_id(7)`
      When `m.set_allocated_<name>(given)`
      Then `m.which_case()` is `<package>::Sample::<constant>`
      And `&m.<name>()` is `given`
      And `m.<name>().id()` is `7`

      Examples:
        | what                                        | package | name  | constant | class                | arrange                                             |
        | speed, piece, after nothing                 | quick   | piece | kPiece   | quick::Part          | m.clear_which()                                     |
        | speed, piece, after itself                  | quick   | piece | kPiece   | quick::Part          | m.mutable_piece()->set_id(3)                        |
        | speed, piece, after itself, handed over     | quick   | piece | kPiece   | quick::Part          | m.set_allocated_piece(new quick::Part)              |
        | speed, piece, after a string                | quick   | piece | kPiece   | quick::Part          | m.set_name("set before, and too long to be inline") |
        | speed, piece, after another message         | quick   | piece | kPiece   | quick::Part          | m.mutable_crate()->set_id(3)                        |
        | speed, crate, after nothing                 | quick   | crate | kCrate   | quick::Sample::Crate | m.clear_which()                                     |
        | speed, crate, after a number                | quick   | crate | kCrate   | quick::Sample::Crate | m.set_digit(3)                                      |
        | speed, crate, after itself                  | quick   | crate | kCrate   | quick::Sample::Crate | m.mutable_crate()->set_id(3)                        |
        | speed, crate, after itself, handed over     | quick   | crate | kCrate   | quick::Sample::Crate | m.set_allocated_crate(new quick::Sample::Crate)     |
        | speed, crate, after a string                | quick   | crate | kCrate   | quick::Sample::Crate | m.set_name("set before, and too long to be inline") |
        | speed, crate, after another message         | quick   | crate | kCrate   | quick::Sample::Crate | m.mutable_piece()->set_id(3)                        |
        | code size, piece, after itself              | small   | piece | kPiece   | small::Part          | m.mutable_piece()->set_id(3)                        |
        | code size, piece, after itself, handed over | small   | piece | kPiece   | small::Part          | m.set_allocated_piece(new small::Part)              |
        | code size, crate, after itself              | small   | crate | kCrate   | small::Sample::Crate | m.mutable_crate()->set_id(3)                        |
        | code size, crate, after itself, handed over | small   | crate | kCrate   | small::Sample::Crate | m.set_allocated_crate(new small::Sample::Crate)     |
        | lite, piece, after itself                   | light   | piece | kPiece   | light::Part          | m.mutable_piece()->set_id(3)                        |
        | lite, piece, after itself, handed over      | light   | piece | kPiece   | light::Part          | m.set_allocated_piece(new light::Part)              |
        | lite, crate, after itself                   | light   | crate | kCrate   | light::Sample::Crate | m.mutable_crate()->set_id(3)                        |
        | lite, crate, after itself, handed over      | light   | crate | kCrate   | light::Sample::Crate | m.set_allocated_crate(new light::Sample::Crate)     |
