@needs.cpp @needs.lite
Feature: Groups in a oneof
  A group is a member like a message: whichever member was set before, the same happens.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Sample {
        oneof which {
          int32 number = 1;
          double real = 2;
          bool flag = 3;
          Kind kind = 4;
          string text = 5;
          bytes data = 6;
          Part part = 7;
          group Box = 8 { optional int32 id = 1; optional string label = 2; }
          group Crate = 9 { optional int32 id = 1; }
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Sample {
        oneof which {
          int32 number = 1;
          double real = 2;
          bool flag = 3;
          Kind kind = 4;
          string text = 5;
          bytes data = 6;
          Part part = 7;
          group Box = 8 { optional int32 id = 1; optional string label = 2; }
          group Crate = 9 { optional int32 id = 1; }
        }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Sample {
        oneof which {
          int32 number = 1;
          double real = 2;
          bool flag = 3;
          Kind kind = 4;
          string text = 5;
          bytes data = 6;
          Part part = 7;
          group Box = 8 { optional int32 id = 1; optional string label = 2; }
          group Crate = 9 { optional int32 id = 1; }
        }
      }
      """

  @cpp.oneof.set-allocated-null
  Rule: Handing over a null pointer leaves no member of the oneof set, whichever was set before (a group)

    @cpp.oneof.message
    Scenario: null after a number
      Given `quick::Sample m`
      And `m.set_number(7)`
      When `m.set_allocated_box(nullptr)`
      Then `m.which_case()` is `quick::Sample::WHICH_NOT_SET`
      And `m.has_box()` is `false`
      And `m` serializes to the bytes ``

    @cpp.oneof.message
    Scenario Outline: null after <what>
      Given `<package>::Sample m`
      And `<before>`
      When `m.set_allocated_box(nullptr)`
      Then `m.which_case()` is `<package>::Sample::WHICH_NOT_SET`
      And `m.has_box()` is `false`
      And `m` serializes to the bytes ``

      Examples:
        | what                     | package | before                       |
        | a double                 | quick   | m.set_real(0)                |
        | a bool                   | quick   | m.set_flag(true)             |
        | an enum                  | quick   | m.set_kind(quick::KIND_LEFT) |
        | a string                 | quick   | m.set_text("set")            |
        | bytes                    | quick   | m.set_data("set")            |
        | a message                | quick   | m.mutable_part()->set_id(7)  |
        | another group            | quick   | m.mutable_crate()->set_id(7) |
        | a number, code size      | small   | m.set_number(7)              |
        | a double, code size      | small   | m.set_real(0)                |
        | a bool, code size        | small   | m.set_flag(true)             |
        | an enum, code size       | small   | m.set_kind(small::KIND_LEFT) |
        | a string, code size      | small   | m.set_text("set")            |
        | bytes, code size         | small   | m.set_data("set")            |
        | a message, code size     | small   | m.mutable_part()->set_id(7)  |
        | another group, code size | small   | m.mutable_crate()->set_id(7) |
        | a number, lite           | light   | m.set_number(7)              |
        | a double, lite           | light   | m.set_real(0)                |
        | a bool, lite             | light   | m.set_flag(true)             |
        | an enum, lite            | light   | m.set_kind(light::KIND_LEFT) |
        | a string, lite           | light   | m.set_text("set")            |
        | bytes, lite              | light   | m.set_data("set")            |
        | a message, lite          | light   | m.mutable_part()->set_id(7)  |
        | another group, lite      | light   | m.mutable_crate()->set_id(7) |
        | itself                   | quick   | m.mutable_box()->set_id(7)   |
        | nothing                  | quick   | m.clear_which()              |
        | itself, code size        | small   | m.mutable_box()->set_id(7)   |
        | nothing, code size       | small   | m.clear_which()              |
        | itself, lite             | light   | m.mutable_box()->set_id(7)   |
        | nothing, lite            | light   | m.clear_which()              |

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (a group)

    @cpp.oneof.message
    Scenario: an object after a number
      Given `quick::Sample m`
      And `auto* box = new quick::Sample::Box`
      And `box->set_id(9)`
      And `m.set_number(7)`
      When `m.set_allocated_box(box)`
      Then `m.which_case()` is `quick::Sample::kBox`
      And `m.mutable_box()` is `box`
      And `m` serializes to the bytes `43 08 09 44`

    @cpp.oneof.message
    Scenario Outline: an object after <what>
      Given `<package>::Sample m`
      And `auto* box = new <package>::Sample::Box`
      And `box->set_id(9)`
      And `<before>`
      When `m.set_allocated_box(box)`
      Then `m.which_case()` is `<package>::Sample::kBox`
      And `m.mutable_box()` is `box`
      And `m` serializes to the bytes `43 08 09 44`

      Examples:
        | what                     | package | before                       |
        | a double                 | quick   | m.set_real(0)                |
        | a bool                   | quick   | m.set_flag(true)             |
        | an enum                  | quick   | m.set_kind(quick::KIND_LEFT) |
        | a string                 | quick   | m.set_text("set")            |
        | bytes                    | quick   | m.set_data("set")            |
        | a message                | quick   | m.mutable_part()->set_id(7)  |
        | another group            | quick   | m.mutable_crate()->set_id(7) |
        | a number, code size      | small   | m.set_number(7)              |
        | a double, code size      | small   | m.set_real(0)                |
        | a bool, code size        | small   | m.set_flag(true)             |
        | an enum, code size       | small   | m.set_kind(small::KIND_LEFT) |
        | a string, code size      | small   | m.set_text("set")            |
        | bytes, code size         | small   | m.set_data("set")            |
        | a message, code size     | small   | m.mutable_part()->set_id(7)  |
        | another group, code size | small   | m.mutable_crate()->set_id(7) |
        | a number, lite           | light   | m.set_number(7)              |
        | a double, lite           | light   | m.set_real(0)                |
        | a bool, lite             | light   | m.set_flag(true)             |
        | an enum, lite            | light   | m.set_kind(light::KIND_LEFT) |
        | a string, lite           | light   | m.set_text("set")            |
        | bytes, lite              | light   | m.set_data("set")            |
        | a message, lite          | light   | m.mutable_part()->set_id(7)  |
        | another group, lite      | light   | m.mutable_crate()->set_id(7) |
        | itself                   | quick   | m.mutable_box()->set_id(7)   |
        | nothing                  | quick   | m.clear_which()              |
        | itself, code size        | small   | m.mutable_box()->set_id(7)   |
        | nothing, code size       | small   | m.clear_which()              |
        | itself, lite             | light   | m.mutable_box()->set_id(7)   |
        | nothing, lite            | light   | m.clear_which()              |

  @cpp.oneof.mutable @cpp.oneof.mutable-new
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (a group)

    @cpp.oneof.message
    Scenario: mutable after a number
      Given `quick::Sample m`
      And `m.set_number(7)`
      When `quick::Sample::Box* box = m.mutable_box()`
      Then `m.which_case()` is `quick::Sample::kBox`
      And `box->has_id()` is `false`
      And `box->label()` is `""s`
      And `m` serializes to the bytes `43 44`

    @cpp.oneof.message
    Scenario Outline: mutable after <what>
      Given `<package>::Sample m`
      And `<before>`
      When `<package>::Sample::Box* box = m.mutable_box()`
      Then `m.which_case()` is `<package>::Sample::kBox`
      And `box->has_id()` is `false`
      And `box->label()` is `""s`
      And `m` serializes to the bytes `43 44`

      Examples:
        | what                     | package | before                       |
        | a double                 | quick   | m.set_real(0)                |
        | a bool                   | quick   | m.set_flag(true)             |
        | an enum                  | quick   | m.set_kind(quick::KIND_LEFT) |
        | a string                 | quick   | m.set_text("set")            |
        | bytes                    | quick   | m.set_data("set")            |
        | a message                | quick   | m.mutable_part()->set_id(7)  |
        | another group            | quick   | m.mutable_crate()->set_id(7) |
        | a number, code size      | small   | m.set_number(7)              |
        | a double, code size      | small   | m.set_real(0)                |
        | a bool, code size        | small   | m.set_flag(true)             |
        | an enum, code size       | small   | m.set_kind(small::KIND_LEFT) |
        | a string, code size      | small   | m.set_text("set")            |
        | bytes, code size         | small   | m.set_data("set")            |
        | a message, code size     | small   | m.mutable_part()->set_id(7)  |
        | another group, code size | small   | m.mutable_crate()->set_id(7) |
        | a number, lite           | light   | m.set_number(7)              |
        | a double, lite           | light   | m.set_real(0)                |
        | a bool, lite             | light   | m.set_flag(true)             |
        | an enum, lite            | light   | m.set_kind(light::KIND_LEFT) |
        | a string, lite           | light   | m.set_text("set")            |
        | bytes, lite              | light   | m.set_data("set")            |
        | a message, lite          | light   | m.mutable_part()->set_id(7)  |
        | another group, lite      | light   | m.mutable_crate()->set_id(7) |
        | nothing                  | quick   | m.clear_which()              |
        | nothing, code size       | small   | m.clear_which()              |
        | nothing, lite            | light   | m.clear_which()              |

  @cpp.oneof.release-inactive @cpp.oneof.clear-inactive
  Rule: Releasing a member that is not set returns null and changes nothing (a group)

    @cpp.oneof.message
    Scenario: neither beside a number
      Given `quick::Sample m`
      And `m.set_number(7)`
      When `const std::unique_ptr<quick::Sample::Box> released(m.release_box())`
      Then `released` is null
      And `m.has_number()` is `true`
      And `m` serializes to the bytes `08 07`
      When `m.clear_box()`
      Then `m.has_number()` is `true`
      And `m` serializes to the bytes `08 07`

    @cpp.oneof.message
    Scenario Outline: neither beside <what>
      Given `<package>::Sample m`
      And `<before>`
      When `const std::unique_ptr<<package>::Sample::Box> released(m.release_box())`
      Then `released` is null
      And `m.has_<member>()` is `true`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_box()`
      Then `m.has_<member>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                     | package | before                       | member | bytes                      |
        | a double                 | quick   | m.set_real(0)                | real   | 11 00 00 00 00 00 00 00 00 |
        | a bool                   | quick   | m.set_flag(true)             | flag   | 18 01                      |
        | an enum                  | quick   | m.set_kind(quick::KIND_LEFT) | kind   | 20 15                      |
        | a string                 | quick   | m.set_text("set")            | text   | 2a 03 73 65 74             |
        | bytes                    | quick   | m.set_data("set")            | data   | 32 03 73 65 74             |
        | a message                | quick   | m.mutable_part()->set_id(7)  | part   | 3a 02 08 07                |
        | another group            | quick   | m.mutable_crate()->set_id(7) | crate  | 4b 08 07 4c                |
        | a number, code size      | small   | m.set_number(7)              | number | 08 07                      |
        | a double, code size      | small   | m.set_real(0)                | real   | 11 00 00 00 00 00 00 00 00 |
        | a bool, code size        | small   | m.set_flag(true)             | flag   | 18 01                      |
        | an enum, code size       | small   | m.set_kind(small::KIND_LEFT) | kind   | 20 15                      |
        | a string, code size      | small   | m.set_text("set")            | text   | 2a 03 73 65 74             |
        | bytes, code size         | small   | m.set_data("set")            | data   | 32 03 73 65 74             |
        | a message, code size     | small   | m.mutable_part()->set_id(7)  | part   | 3a 02 08 07                |
        | another group, code size | small   | m.mutable_crate()->set_id(7) | crate  | 4b 08 07 4c                |
        | a number, lite           | light   | m.set_number(7)              | number | 08 07                      |
        | a double, lite           | light   | m.set_real(0)                | real   | 11 00 00 00 00 00 00 00 00 |
        | a bool, lite             | light   | m.set_flag(true)             | flag   | 18 01                      |
        | an enum, lite            | light   | m.set_kind(light::KIND_LEFT) | kind   | 20 15                      |
        | a string, lite           | light   | m.set_text("set")            | text   | 2a 03 73 65 74             |
        | bytes, lite              | light   | m.set_data("set")            | data   | 32 03 73 65 74             |
        | a message, lite          | light   | m.mutable_part()->set_id(7)  | part   | 3a 02 08 07                |
        | another group, lite      | light   | m.mutable_crate()->set_id(7) | crate  | 4b 08 07 4c                |

  @cpp.oneof.set-clears-others
  Rule: Setting a member clears the member that was set before (a group)

    @cpp.oneof.numeric
    Scenario: a number after it
      Given `quick::Sample m`
      And `m.mutable_box()->set_label("set before, and too long to be inline")`
      When `m.set_number(7)`
      Then `m.has_box()` is `false`
      And `m.box().has_label()` is `false`
      And `m` serializes to the bytes `08 07`

    Scenario Outline: <what> after it
      Given `<package>::Sample m`
      And `m.mutable_box()->set_label("set before, and too long to be inline")`
      When `<before>`
      Then `m.has_box()` is `false`
      And `m.box().has_label()` is `false`
      And `m` serializes to the bytes `<bytes>`

      @cpp.oneof.numeric
      Examples:
        | what                | package | before           | bytes                      |
        | a double            | quick   | m.set_real(0)    | 11 00 00 00 00 00 00 00 00 |
        | a bool              | quick   | m.set_flag(true) | 18 01                      |
        | a number, code size | small   | m.set_number(7)  | 08 07                      |
        | a double, code size | small   | m.set_real(0)    | 11 00 00 00 00 00 00 00 00 |
        | a bool, code size   | small   | m.set_flag(true) | 18 01                      |
        | a number, lite      | light   | m.set_number(7)  | 08 07                      |
        | a double, lite      | light   | m.set_real(0)    | 11 00 00 00 00 00 00 00 00 |
        | a bool, lite        | light   | m.set_flag(true) | 18 01                      |

      @cpp.oneof.enum
      Examples:
        | what               | package | before                       | bytes |
        | an enum            | quick   | m.set_kind(quick::KIND_LEFT) | 20 15 |
        | an enum, code size | small   | m.set_kind(small::KIND_LEFT) | 20 15 |
        | an enum, lite      | light   | m.set_kind(light::KIND_LEFT) | 20 15 |

      @cpp.oneof.string
      Examples:
        | what                | package | before            | bytes          |
        | a string            | quick   | m.set_text("set") | 2a 03 73 65 74 |
        | bytes               | quick   | m.set_data("set") | 32 03 73 65 74 |
        | a string, code size | small   | m.set_text("set") | 2a 03 73 65 74 |
        | bytes, code size    | small   | m.set_data("set") | 32 03 73 65 74 |
        | a string, lite      | light   | m.set_text("set") | 2a 03 73 65 74 |
        | bytes, lite         | light   | m.set_data("set") | 32 03 73 65 74 |

      @cpp.oneof.numeric @cpp.oneof.message
      Examples:
        | what                     | package | before                       | bytes       |
        | a message                | quick   | m.mutable_part()->set_id(7)  | 3a 02 08 07 |
        | another group            | quick   | m.mutable_crate()->set_id(7) | 4b 08 07 4c |
        | a message, code size     | small   | m.mutable_part()->set_id(7)  | 3a 02 08 07 |
        | another group, code size | small   | m.mutable_crate()->set_id(7) | 4b 08 07 4c |
        | a message, lite          | light   | m.mutable_part()->set_id(7)  | 3a 02 08 07 |
        | another group, lite      | light   | m.mutable_crate()->set_id(7) | 4b 08 07 4c |

  @cpp.oneof.release-active @cpp.oneof.clear-active
  Rule: Releasing the member that is set gives its object to the caller and leaves no member set (a group)

    @cpp.oneof.message
    Scenario: it is the caller's, speed
      Given `quick::Sample m`
      And `m.mutable_box()->set_id(7)`
      And `const void* box = m.mutable_box()`
      When `std::unique_ptr<quick::Sample::Box> released(m.release_box())`
      Then `static_cast<const void*>(released.get())` is `box`
      And `released->id()` is `7`
      And `m.which_case()` is `quick::Sample::WHICH_NOT_SET`
      And `m.box().has_id()` is `false`
      When `m.set_allocated_box(released.release())`
      And `m.clear_box()`
      Then `m.which_case()` is `quick::Sample::WHICH_NOT_SET`
      And `m.box().has_id()` is `false`
      And `m` serializes to the bytes ``

    @cpp.oneof.message
    Scenario Outline: it is the caller's, <what>
      Given `<package>::Sample m`
      And `m.mutable_box()->set_id(7)`
      And `const void* box = m.mutable_box()`
      When `std::unique_ptr<<package>::Sample::Box> released(m.release_box())`
      Then `static_cast<const void*>(released.get())` is `box`
      And `released->id()` is `7`
      And `m.which_case()` is `<package>::Sample::WHICH_NOT_SET`
      And `m.box().has_id()` is `false`
      When `m.set_allocated_box(released.release())`
      And `m.clear_box()`
      Then `m.which_case()` is `<package>::Sample::WHICH_NOT_SET`
      And `m.box().has_id()` is `false`
      And `m` serializes to the bytes ``

      Examples:
        | what      | package |
        | code size | small   |
        | lite      | light   |

  @cpp.oneof.case-enum @cpp.oneof.case-accessor
  Rule: A oneof has an enum of cases, named in camel case with `Case` at its end, in which each member's constant equals the member's field number (groups)

    Background:
      Given the schema file `words.proto`
        """proto
        syntax = "proto2";
        package words;
        message Sample {
          oneof which {
            int32 number = 1;
            group SmallBox = 4 { optional int32 id = 1; }
            group XYBox2 = 7 { optional int32 id = 1; }
            group Big_Box = 9 { optional int32 id = 1; }
          }
        }
        """

    Scenario Outline: named after the field of a group, <name>
      Given `words::Sample m`
      Then `words::Sample::<constant>` is `words::Sample::WhichCase(<number>)`
      And `words::Sample::<constant>` has type `words::Sample::WhichCase`
      When `m.mutable_<name>()->set_id(3)`
      Then `m.which_case()` is `words::Sample::<constant>`

      Examples:
        | name     | constant  | number |
        | smallbox | kSmallbox | 4      |
        | xybox2   | kXybox2   | 7      |
        | big_box  | kBigBox   | 9      |
