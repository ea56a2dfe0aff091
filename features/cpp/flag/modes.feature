@needs.cpp @needs.flags
Feature: Flags of types of proto3, and of small files
  A message or enum can be the type of a flag in every dialect, and in every mode that has flags.

  Background:
    Given the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Size { SIZE_NONE = 0; SIZE_LARGE = 7; SIZE_BELOW = -3; }
      message Order { int32 id = 1; string name = 2; Order next = 3; Size size = 4; repeated int32 parts = 5; enum State { STATE_OPEN = 0; STATE_PAID = 5; } }
      """
    And the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      enum Size { SIZE_NONE = 0; SIZE_LARGE = 7; SIZE_BELOW = -3; }
      message Order { int32 id = 1; string name = 2; Order next = 3; Size size = 4; repeated int32 parts = 5; enum State { STATE_OPEN = 0; STATE_PAID = 5; } }
      """
    And the schema file `second_small.proto`
      """proto
      syntax = "proto2";
      package second_small;
      option optimize_for = CODE_SIZE;
      enum Size { SIZE_NONE = 0; SIZE_LARGE = 7; SIZE_BELOW = -3; }
      message Order { optional int32 id = 1; optional string name = 2; optional Order next = 3; optional Size size = 4; repeated int32 parts = 5; enum State { STATE_OPEN = 0; STATE_PAID = 5; } }
      """
    And the header `absl/flags/marshalling.h`
    And `std::string error`

  @cpp.flag.message @cpp.flag.text @cpp.flag.serialized @cpp.flag.text-base64 @cpp.flag.serialized-base64 @cpp.flag.text-ignore-unknown @cpp.flag.syntax
  Rule: A command-line flag can be declared with a message class as its type (proto3, and small files, each form)

    Scenario Outline: <what>
      Given `<package>::Order order`
      And `order.set_name("before")`
      Then `lib::ParseFlag("<value>", &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("<bytes>")`
      And `lib::ParseFlag(lib::UnparseFlag(order), &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("<bytes>")`

      Examples:
        | what                                      | package      | value                                                   | bytes                |
        | proto3, text                              | third        | :text:id: 7 name: 'oak'                                 | 08 07 12 03 6f 61 6b |
        | proto3, a message in it                   | third        | :text:next { id: 7 }                                    | 1a 02 08 07          |
        | proto3, an open enum by number            | third        | :text:size: 9                                           | 20 09                |
        | proto3, an enum by name                   | third        | :text:size: SIZE_LARGE                                  | 20 07                |
        | proto3, a list                            | third        | :text:parts: [1, 2]                                     | 2a 02 01 02          |
        | proto3, base64 of text                    | third        | :text,base64:aWQ6IDc=                                   | 08 07                |
        | proto3, serialized                        | third        | :serialized,base64:CAc=                                 | 08 07                |
        | proto3, ignored                           | third        | :text,ignore_unknown:unknown: 1 next { other: 2 } id: 7 | 08 07 1a 00          |
        | proto3, an extension ignored              | third        | :text,ignore_unknown:[third.x]:1 next{[third.x]:2} id:7 | 08 07 1a 00          |
        | proto3, code size, text                   | third_small  | :text:id: 7 name: 'oak'                                 | 08 07 12 03 6f 61 6b |
        | proto3, code size, a message in it        | third_small  | :text:next { id: 7 }                                    | 1a 02 08 07          |
        | proto3, code size, an open enum by number | third_small  | :text:size: 9                                           | 20 09                |
        | proto3, code size, an enum by name        | third_small  | :text:size: SIZE_LARGE                                  | 20 07                |
        | proto3, code size, a list                 | third_small  | :text:parts: [1, 2]                                     | 2a 02 01 02          |
        | proto3, code size, base64 of text         | third_small  | :text,base64:aWQ6IDc=                                   | 08 07                |
        | proto3, code size, serialized             | third_small  | :serialized,base64:CAc=                                 | 08 07                |
        | proto3, code size, ignored                | third_small  | :text,ignore_unknown:unknown: 1 next { other: 2 } id: 7 | 08 07 1a 00          |
        | proto2, code size, text                   | second_small | :text:id: 7 name: 'oak'                                 | 08 07 12 03 6f 61 6b |
        | proto2, code size, a message in it        | second_small | :text:next { id: 7 }                                    | 1a 02 08 07          |
        | proto2, code size, an enum by name        | second_small | :text:size: SIZE_LARGE                                  | 20 07                |
        | proto2, code size, base64 of text         | second_small | :text,base64:aWQ6IDc=                                   | 08 07                |
        | proto2, code size, serialized             | second_small | :serialized,base64:CAc=                                 | 08 07                |
        | proto2, code size, ignored                | second_small | :text,ignore_unknown:unknown: 1 next { other: 2 } id: 7 | 08 07 1a 00          |

  @cpp.flag.text-unknown-fails @cpp.flag.serialized @cpp.flag.serialized-base64 @cpp.flag.syntax
  Rule: Without the option `ignore_unknown`, a text-format flag that names an unknown field or extension is rejected (proto3, and small files)

    Scenario Outline: <what>
      Given `<package>::Order order`
      Then `lib::ParseFlag("<value>", &order, &error)` is `false`
      And `lib::ParseFlag(":text:id: 7", &order, &error)` is `true`

      Examples:
        | what                             | package      | value                   |
        | proto3, unknown                  | third        | :text:unknown: 1 id: 7  |
        | proto3, unknown below            | third        | :text:next { other: 2 } |
        | proto3, an extension             | third        | :text:[third.other]: 1  |
        | proto3, an extension below       | third        | :text:next{[third.x]:2} |
        | proto3, no format                | third        | id: 7                   |
        | proto3, no base64                | third        | :serialized,base64:CA*c |
        | proto3, a cut message            | third        | :serialized,base64:CIA= |
        | proto3, code size, unknown       | third_small  | :text:unknown: 1 id: 7  |
        | proto3, code size, unknown below | third_small  | :text:next { other: 2 } |
        | proto3, code size, an extension  | third_small  | :text:[third.other]: 1  |
        | proto3, code size, no format     | third_small  | id: 7                   |
        | proto3, code size, no base64     | third_small  | :serialized,base64:CA*c |
        | proto3, code size, a cut message | third_small  | :serialized,base64:CIA= |
        | proto2, code size, unknown       | second_small | :text:unknown: 1 id: 7  |
        | proto2, code size, unknown below | second_small | :text:next { other: 2 } |
        | proto2, code size, no format     | second_small | id: 7                   |
        | proto2, code size, no base64     | second_small | :serialized,base64:CA*c |
        | proto2, code size, a cut message | second_small | :serialized,base64:CIA= |

  @cpp.flag.enum @cpp.flag.enum-label @cpp.flag.enum-number @cpp.flag.enum-invalid-label @cpp.flag.enum-invalid-number
  Rule: A command-line flag can be declared with a generated enum as its type (proto3, and small files, each form)

    Scenario Outline: <what>
      Given `auto value = <type>()`
      Then `lib::ParseFlag("<text>", &value, &error)` is `<valid>`
      And `static_cast<int>(value)` is `<number>`

      Examples:
        | what                                        | type                       | text       | valid | number |
        | proto3, a name                              | third::Size                | SIZE_LARGE | true  | 7      |
        | proto3, a negative number                   | third::Size                | -3         | true  | -3     |
        | proto3, a number without a value            | third::Size                | 9          | false | 0      |
        | proto3, a wrong name                        | third::Size                | SIZE_HUGE  | false | 0      |
        | proto3, a nested name                       | third::Order::State        | STATE_PAID | true  | 5      |
        | proto3, a nested number                     | third::Order::State        | 5          | true  | 5      |
        | proto3, code size, a name                   | third_small::Size          | SIZE_LARGE | true  | 7      |
        | proto3, code size, a negative number        | third_small::Size          | -3         | true  | -3     |
        | proto3, code size, a number without a value | third_small::Size          | 9          | false | 0      |
        | proto3, code size, a wrong name             | third_small::Size          | SIZE_HUGE  | false | 0      |
        | proto3, code size, a nested name            | third_small::Order::State  | STATE_PAID | true  | 5      |
        | proto3, code size, a nested number          | third_small::Order::State  | 5          | true  | 5      |
        | proto2, code size, a name                   | second_small::Size         | SIZE_LARGE | true  | 7      |
        | proto2, code size, a negative number        | second_small::Size         | -3         | true  | -3     |
        | proto2, code size, a number without a value | second_small::Size         | 9          | false | 0      |
        | proto2, code size, a wrong name             | second_small::Size         | SIZE_HUGE  | false | 0      |
        | proto2, code size, a nested name            | second_small::Order::State | STATE_PAID | true  | 5      |
        | proto2, code size, a nested number          | second_small::Order::State | 5          | true  | 5      |
