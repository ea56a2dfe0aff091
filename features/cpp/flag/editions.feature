@needs.cpp @needs.flags @needs.editions
Feature: Flags of types of editions
  A message or enum of an edition can be the type of a flag.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Size { SIZE_NONE = 0; SIZE_LARGE = 7; SIZE_BELOW = -3; }
      enum Shut { option features.enum_type = CLOSED; SHUT_SMALL = 1; SHUT_LARGE = 7; }
      message Order { int32 id = 1; string name = 2; Order next = 3 [features.message_encoding = DELIMITED]; Size size = 4; repeated int32 parts = 5; extensions 100 to 199; enum State { STATE_OPEN = 0; STATE_PAID = 5; } }
      extend Order { int32 extra = 100; }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      enum Size { SIZE_NONE = 0; SIZE_LARGE = 7; SIZE_BELOW = -3; }
      enum Shut { option features.enum_type = CLOSED; SHUT_SMALL = 1; SHUT_LARGE = 7; }
      message Order { int32 id = 1; string name = 2; Order next = 3 [features.message_encoding = DELIMITED]; Size size = 4; repeated int32 parts = 5; extensions 100 to 199; enum State { STATE_OPEN = 0; STATE_PAID = 5; } }
      extend Order { int32 extra = 100; }
      """
    And the header `absl/flags/marshalling.h`
    And `std::string error`

  @cpp.flag.message @cpp.flag.text @cpp.flag.serialized @cpp.flag.text-base64 @cpp.flag.serialized-base64 @cpp.flag.text-ignore-unknown @cpp.flag.syntax
  Rule: A command-line flag can be declared with a message class as its type (editions)

    Scenario: an edition, text
      Given `edition::Order order`
      And `order.set_name("before")`
      Then `lib::ParseFlag(":text:id: 7 name: 'oak'", &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("08 07 12 03 6f 61 6b")`
      And `lib::ParseFlag(lib::UnparseFlag(order), &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("08 07 12 03 6f 61 6b")`

    Scenario Outline: <what>
      Given `<package>::Order order`
      And `order.set_name("before")`
      Then `lib::ParseFlag("<value>", &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("<bytes>")`
      And `lib::ParseFlag(lib::UnparseFlag(order), &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("<bytes>")`

      Examples:
        | what                                          | package | value                                                   | bytes                |
        | an edition, a delimited message               | edition | :text:next { id: 7 }                                    | 1b 08 07 1c          |
        | an edition, an open enum by number            | edition | :text:size: 9                                           | 20 09                |
        | an edition, an enum by name                   | edition | :text:size: SIZE_LARGE                                  | 20 07                |
        | an edition, an extension                      | edition | :text:[edition.extra]: 5                                | a0 06 05             |
        | an edition, a list                            | edition | :text:parts: [1, 2]                                     | 2a 02 01 02          |
        | an edition, base64 of text                    | edition | :text,base64:aWQ6IDc=                                   | 08 07                |
        | an edition, serialized                        | edition | :serialized,base64:CAc=                                 | 08 07                |
        | an edition, ignored                           | edition | :text,ignore_unknown:unknown: 1 next { other: 2 } id: 7 | 08 07 1b 1c          |
        | an edition, code size, text                   | least   | :text:id: 7 name: 'oak'                                 | 08 07 12 03 6f 61 6b |
        | an edition, code size, a delimited message    | least   | :text:next { id: 7 }                                    | 1b 08 07 1c          |
        | an edition, code size, an open enum by number | least   | :text:size: 9                                           | 20 09                |
        | an edition, code size, an enum by name        | least   | :text:size: SIZE_LARGE                                  | 20 07                |
        | an edition, code size, an extension           | least   | :text:[least.extra]: 5                                  | a0 06 05             |
        | an edition, code size, a list                 | least   | :text:parts: [1, 2]                                     | 2a 02 01 02          |
        | an edition, code size, base64 of text         | least   | :text,base64:aWQ6IDc=                                   | 08 07                |
        | an edition, code size, serialized             | least   | :serialized,base64:CAc=                                 | 08 07                |
        | an edition, code size, ignored                | least   | :text,ignore_unknown:unknown: 1 next { other: 2 } id: 7 | 08 07 1b 1c          |

  @cpp.flag.text-unknown-fails @cpp.flag.serialized @cpp.flag.serialized-base64 @cpp.flag.syntax
  Rule: Without the option `ignore_unknown`, a text-format flag that names an unknown field or extension is rejected (editions)

    Scenario: an edition, unknown
      Given `edition::Order order`
      Then `lib::ParseFlag(":text:unknown: 1 id: 7", &order, &error)` is `false`
      And `lib::ParseFlag(":text:id: 7", &order, &error)` is `true`

    Scenario Outline: <what>
      Given `<package>::Order order`
      Then `lib::ParseFlag("<value>", &order, &error)` is `false`
      And `lib::ParseFlag(":text:id: 7", &order, &error)` is `true`

      Examples:
        | what                                 | package | value                   |
        | an edition, unknown below            | edition | :text:next { other: 2 } |
        | an edition, no format                | edition | id: 7                   |
        | an edition, no base64                | edition | :serialized,base64:CA*c |
        | an edition, a cut message            | edition | :serialized,base64:CIA= |
        | an edition, code size, unknown       | least   | :text:unknown: 1 id: 7  |
        | an edition, code size, unknown below | least   | :text:next { other: 2 } |
        | an edition, code size, no format     | least   | id: 7                   |
        | an edition, code size, no base64     | least   | :serialized,base64:CA*c |
        | an edition, code size, a cut message | least   | :serialized,base64:CIA= |

  @cpp.flag.enum @cpp.flag.enum-label @cpp.flag.enum-number @cpp.flag.enum-invalid-label @cpp.flag.enum-invalid-number
  Rule: A command-line flag can be declared with a generated enum as its type (editions)

    Scenario: an edition, a name
      Given `auto value = edition::Size()`
      Then `lib::ParseFlag("SIZE_LARGE", &value, &error)` is `true`
      And `static_cast<int>(value)` is `7`

    Scenario Outline: <what>
      Given `auto value = <type>()`
      Then `lib::ParseFlag("<text>", &value, &error)` is `<valid>`
      And `static_cast<int>(value)` is `<number>`

      Examples:
        | what                                                       | type                  | text       | valid | number |
        | an edition, a number                                       | edition::Size         | 7          | true  | 7      |
        | an edition, a negative number                              | edition::Size         | -3         | true  | -3     |
        | an edition, a number of an open enum                       | edition::Size         | 9          | false | 0      |
        | an edition, a wrong name                                   | edition::Size         | SIZE_HUGE  | false | 0      |
        | an edition, a nested name                                  | edition::Order::State | STATE_PAID | true  | 5      |
        | an edition, a nested number                                | edition::Order::State | 5          | true  | 5      |
        | an edition, a closed name                                  | edition::Shut         | SHUT_LARGE | true  | 7      |
        | an edition, a closed number                                | edition::Shut         | 7          | true  | 7      |
        | an edition, a number that a closed enum has not            | edition::Shut         | 3          | false | 0      |
        | an edition, a name of another                              | edition::Shut         | SIZE_LARGE | false | 0      |
        | an edition, code size, a name                              | least::Size           | SIZE_LARGE | true  | 7      |
        | an edition, code size, a number                            | least::Size           | 7          | true  | 7      |
        | an edition, code size, a negative number                   | least::Size           | -3         | true  | -3     |
        | an edition, code size, a number of an open enum            | least::Size           | 9          | false | 0      |
        | an edition, code size, a wrong name                        | least::Size           | SIZE_HUGE  | false | 0      |
        | an edition, code size, a nested name                       | least::Order::State   | STATE_PAID | true  | 5      |
        | an edition, code size, a nested number                     | least::Order::State   | 5          | true  | 5      |
        | an edition, code size, a closed name                       | least::Shut           | SHUT_LARGE | true  | 7      |
        | an edition, code size, a closed number                     | least::Shut           | 7          | true  | 7      |
        | an edition, code size, a number that a closed enum has not | least::Shut           | 3          | false | 0      |
        | an edition, code size, a name of another                   | least::Shut           | SIZE_LARGE | false | 0      |
