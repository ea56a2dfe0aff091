@needs.cpp @needs.flags
Feature: Flags in text format
  Every form of text format is read, in each place; what is unknown is skipped only with `ignore_unknown`.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      message Order {
        enum State { STATE_OPEN = 0; STATE_PAID = 5; }
        optional int32 id = 1;
        optional string name = 2;
        repeated int32 parts = 3;
        optional Order next = 4;
        optional State state = 5;
        optional bool gift = 6;
        optional double price = 7;
        optional float weight = 8;
        optional uint64 serial = 9;
        optional sint32 shift = 10;
        optional bytes mark = 11;
        map<string, int32> counts = 12;
        oneof which { int32 row = 13; string shelf = 14; }
        optional group Box = 15 { optional int32 width = 1; }
        repeated Order orders = 16;
        repeated string words = 17;
        optional fixed32 f = 18;
        extensions 100 to 199;
      }
      message Line { optional int32 id = 1; extensions 100 to 199; }
      extend Order { optional int32 extra = 100; optional Order other = 101; repeated int32 extras = 102; }
      extend Line { optional int32 of_line = 100; }
      """
    And the header `absl/flags/marshalling.h`
    And `shop::Order order`
    And `std::string error`

  @cpp.flag.text @cpp.flag.message
  Rule: With the format `text` the content of a message flag is text format (of every form)

    Scenario: a decimal number
      Then `lib::ParseFlag(":text:id: 7", &order, &error)` is `true`
      And `order` serializes to the bytes `08 07`

    Scenario Outline: <what>
      Then `lib::ParseFlag(":text:<text>", &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("<bytes>")`

      Examples:
        | what                               | text                                   | bytes                            |
        | nothing                            |                                        |                                  |
        | line ends and spaces only          | \\n  \\n                               |                                  |
        | a comment only                     | # id: 1                                |                                  |
        | a line end first, and last         | \\n id: 7\\n                           | 08 07                            |
        | a hexadecimal number               | id: 0x1F                               | 08 1f                            |
        | an octal number                    | id: 017                                | 08 0f                            |
        | a negative hexadecimal number      | id: -0x10                              | 08 f0 ff ff ff ff ff ff ff ff 01 |
        | a space after the sign             | id: - 7                                | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | the smallest int32                 | id: -2147483648                        | 08 80 80 80 80 f8 ff ff ff ff 01 |
        | the largest uint64                 | serial: 18446744073709551615           | 48 ff ff ff ff ff ff ff ff ff 01 |
        | a zigzag number                    | shift: -3                              | 50 05                            |
        | a fixed number                     | f: 4294967295                          | 95 01 ff ff ff ff                |
        | true                               | gift: true                             | 30 01                            |
        | false                              | gift: false                            | 30 00                            |
        | true as a letter                   | gift: t                                | 30 01                            |
        | false as a letter                  | gift: f                                | 30 00                            |
        | true as a number                   | gift: 1                                | 30 01                            |
        | false as a number                  | gift: 0                                | 30 00                            |
        | true with a capital                | gift: True                             | 30 01                            |
        | a fraction                         | price: 1.5                             | 39 00 00 00 00 00 00 f8 3f       |
        | a whole number for a double        | price: -2                              | 39 00 00 00 00 00 00 00 c0       |
        | an exponent                        | price: 1e3                             | 39 00 00 00 00 00 40 8f 40       |
        | infinity                           | price: inf                             | 39 00 00 00 00 00 00 f0 7f       |
        | minus infinity                     | price: -inf                            | 39 00 00 00 00 00 00 f0 ff       |
        | the long infinity                  | price: infinity                        | 39 00 00 00 00 00 00 f0 7f       |
        | a float with an f                  | weight: 1.5f                           | 45 00 00 c0 3f                   |
        | a float that begins with its point | weight: .5                             | 45 00 00 00 3f                   |
        | adjacent strings                   | name: \\"a\\" 'b' \\"c\\"              | 12 03 61 62 63                   |
        | adjacent strings on two lines      | name: 'a'\\n  'b'                      | 12 02 61 62                      |
        | an empty string                    | name: ''                               | 12 00                            |
        | a quote in the other quotes        | name: \\"it's\\"                       | 12 04 69 74 27 73                |
        | escapes                            | name: '\\\\n\\\\t\\\\'\\\\\\\\'        | 12 04 0a 09 27 5c                |
        | hexadecimal escapes                | name: '\\\\x41\\\\x7a'                 | 12 02 41 7a                      |
        | octal escapes                      | mark: '\\\\0\\\\101\\\\377'            | 5a 03 00 41 ff                   |
        | another script                     | name: 'grün'                           | 12 05 67 72 c3 bc 6e             |
        | a mark of a comment in a string    | name: 'a#b'                            | 12 03 61 23 62                   |
        | an enum by name                    | state: STATE_PAID                      | 28 05                            |
        | an enum by number                  | state: 5                               | 28 05                            |
        | a list of strings                  | words: ['a', 'b']                      | 8a 01 01 61 8a 01 01 62          |
        | a list of messages                 | orders: [{ id: 1 }, { id: 2 }]         | 82 01 02 08 01 82 01 02 08 02    |
        | an empty list                      | parts: []                              |                                  |
        | lists and elements                 | parts: [1] parts: 2 parts: [3, 4]      | 18 01 18 02 18 03 18 04          |
        | a message in angle brackets        | next < id: 1 >                         | 22 02 08 01                      |
        | a message after a colon            | next: { id: 1 }                        | 22 02 08 01                      |
        | an empty message                   | next {}                                | 22 00                            |
        | messages in each other             | next { next { next { id: 1 } } id: 2 } | 22 08 08 02 22 04 22 02 08 01    |
        | fields with semicolons             | id: 1; name: 'a';                      | 08 01 12 01 61                   |
        | fields with commas                 | id: 1, name: 'a'                       | 08 01 12 01 61                   |
        | a comment                          | id: 1 # name: 'no'\\nname: 'a'         | 08 01 12 01 61                   |
        | a comment at its end               | id: 1 # name: 'no'                     | 08 01                            |
        | spaces everywhere                  | id  :  1  name  :  'a'                 | 08 01 12 01 61                   |
        | fields in another order            | name: 'a' id: 1                        | 08 01 12 01 61                   |
        | an entry of a map                  | counts { key: 'a' value: 1 }           | 62 05 0a 01 61 10 01             |
        | an entry with its value first      | counts { value: 1 key: 'a' }           | 62 05 0a 01 61 10 01             |
        | a list of one entry                | counts: [{ key: 'a' value: 1 }]        | 62 05 0a 01 61 10 01             |
        | a group                            | Box { width: 7 }                       | 7b 08 07 7c                      |
        | a member of a oneof                | row: 6                                 | 68 06                            |
        | an extension                       | [shop.extra]: 5                        | a0 06 05                         |
        | a message extension                | [shop.other] { id: 1 }                 | aa 06 02 08 01                   |
        | a repeated extension               | [shop.extras]: [1, 2]                  | b0 06 01 b0 06 02                |
        | an extension in a message          | next { [shop.extra]: 5 }               | 22 03 a0 06 05                   |

    Scenario: not a number
      Then `lib::ParseFlag(":text:price: nan weight: -nan", &order, &error)` is `true`
      And `std::isnan(order.price())` is `true`
      And `std::isnan(order.weight())` is `true`

    Scenario: a value that was there is gone
      Given `order.set_name("before")`
      Then `lib::ParseFlag(":text:id: 7", &order, &error)` is `true`
      And `order` serializes to the bytes `08 07`

    Scenario Outline: refused, <what>
      Then `lib::ParseFlag(":text:<text>", &order, &error)` is `false`
      And `lib::ParseFlag(":text:<twin>", &order, &error)` is `true`

      Examples:
        | what                             | text                            | twin                         |
        | an open string                   | name: 'a                        | name: 'a'                    |
        | a string with a line end         | name: 'a\\nb'                   | name: 'ab'                   |
        | an unknown escape                | name: '\\\\q'                   | name: '\\\\n'                |
        | a bool that is none              | gift: yes                       | gift: true                   |
        | a bool that is two               | gift: 2                         | gift: 1                      |
        | an enum name that is none        | state: STATE_GONE               | state: STATE_PAID            |
        | an enum number that is none      | state: 77                       | state: 5                     |
        | a fraction for a whole number    | id: 1.5                         | id: 1                        |
        | a negative number without a sign | serial: -1                      | serial: 1                    |
        | a number beyond 64 bits          | serial: 18446744073709551616    | serial: 18446744073709551615 |
        | an octal number that is none     | id: 08                          | id: 07                       |
        | a word for a number              | price: much                     | price: inf                   |
        | a value for a message            | next: 7                         | next: {}                     |
        | a message for a value            | id { }                          | next { }                     |
        | no colon before a value          | id 7                            | id: 7                        |
        | other brackets at the end        | next { id: 1 >                  | next { id: 1 }               |
        | a bracket too many               | next { id: 1 } }                | next { id: 1 }               |
        | a list that ends with a comma    | parts: [1, 2,]                  | parts: [1, 2]                |
        | a list for a single field        | id: [1, 2]                      | parts: [1, 2]                |
        | two members of a oneof           | row: 1 shelf: 'a'               | row: 1                       |
        | a message twice                  | next { id: 1 } next { id: 2 }   | next { id: 1 }               |
        | an extension twice               | [shop.extra]: 1 [shop.extra]: 2 | [shop.extra]: 1              |
        | no name                          | 7                               | id: 7                        |
        | two colons                       | id:: 7                          | id: 7                        |

  @cpp.flag.text-ignore-unknown
  Rule: With the option `ignore_unknown`, unknown fields and extensions in a text-format flag are skipped (of every form, in each place)

    Scenario: a number in a message
      Then `lib::ParseFlag(":text,ignore_unknown:next { unknown: 3 id: 7 }", &order, &error)` is `true`
      And `order` serializes to the bytes `22 02 08 07`

    Scenario Outline: <what>
      Then `lib::ParseFlag(":text,ignore_unknown:<text>", &order, &error)` is `true`
      And `order.SerializeAsString()` is `""s`
      And `lib::ParseFlag(":text,ignore_unknown:id: 7 <text> name: 'a'", &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("08 07 12 01 61")`
      And `lib::ParseFlag(":text,ignore_unknown:next { <text> id: 7 }", &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("22 02 08 07")`

      Examples:
        | what                               | text                                                   |
        | nothing                            |                                                        |
        | a number                           | weightless: 3                                          |
        | a hexadecimal number               | unknown: 0x1F                                          |
        | a string                           | unknown: 'a'                                           |
        | strings in a row                   | unknown: \\"a\\" 'b'                                   |
        | a string with escapes              | unknown: 'a\\\\n\\\\x41\\\\\\\\'                       |
        | a negative number                  | unknown: -3                                            |
        | a fraction                         | unknown: -1.5e3                                        |
        | a float with an f                  | unknown: 1.5f                                          |
        | infinity                           | unknown: inf                                           |
        | minus infinity                     | unknown: -inf                                          |
        | minus the long infinity            | unknown: -infinity                                     |
        | not a number                       | unknown: nan                                           |
        | minus not a number                 | unknown: -nan                                          |
        | a name                             | unknown: OAK                                           |
        | true                               | unknown: true                                          |
        | a list of numbers                  | unknown: [1, -2, 3.5]                                  |
        | a list of strings                  | unknown: ['a', 'b' 'c']                                |
        | a list of names                    | unknown: [OAK, ELM]                                    |
        | a list of messages                 | unknown: [{ a: 1 }, < b: 2 >]                          |
        | an empty list                      | unknown: []                                            |
        | an empty message                   | unknown {}                                             |
        | a message with a colon             | unknown: { a: 1 }                                      |
        | a message in brackets of angles    | unknown < a: 1 >                                       |
        | messages in each other             | unknown { a { b { c: 'd' } } e: [1] }                  |
        | known names in an unknown message  | unknown { id: 'text' name: 7 }                         |
        | an extension in an unknown message | unknown { [shop.extra]: 'text' }                       |
        | an Any in an unknown message       | unknown { [type.googleapis.com/shop.Order] { id: 1 } } |
        | separators in an unknown message   | unknown { a: 1; b: 2, c: 3 }                           |
        | a comment in an unknown message    | unknown { a: 1 # }\\n }                                |
        | followed by a semicolon            | unknown: 1;                                            |
        | followed by a comma                | unknown: 1,                                            |
        | the same twice                     | unknown: 1 unknown: 2                                  |
        | an extension                       | [shop.unknown]: 3                                      |
        | an extension with a list           | [shop.unknown]: [1, 2]                                 |
        | a message extension                | [shop.unknown] { a: 1 }                                |
        | an extension of another package    | [far.away.unknown]: 'a'                                |
        | an extension of another message    | [shop.of_line]: 3                                      |

    Scenario Outline: in <place>
      Then `lib::ParseFlag(":text,ignore_unknown:<text>", &order, &error)` is `true`
      And `order.SerializeAsString()` is `bytes("<bytes>")`

      Examples:
        | place                | text                                      | bytes                         |
        | an element           | orders { unknown: 3 id: 7 }               | 82 01 02 08 07                |
        | an element of a list | orders: [{ unknown: 3 id: 7 }, { id: 8 }] | 82 01 02 08 07 82 01 02 08 08 |
        | a group              | Box { unknown: 3 width: 7 }               | 7b 08 07 7c                   |
        | a group's extension  | Box { [shop.unknown]: 3 width: 7 }        | 7b 08 07 7c                   |
        | an extension         | [shop.other] { unknown: 3 id: 7 }         | aa 06 02 08 07                |
        | an entry of a map    | counts { key: 'a' unknown: 3 value: 1 }   | 62 05 0a 01 61 10 01          |
        | three messages below | next { next { next { unknown: [3] } } }   | 22 04 22 02 22 00             |

    Scenario Outline: what is known and wrong is still refused: <what>
      Then `lib::ParseFlag(":text,ignore_unknown:unknown: 1 <text>", &order, &error)` is `false`
      And `lib::ParseFlag(":text,ignore_unknown:unknown: 1 <twin>", &order, &error)` is `true`

      Examples:
        | what                             | text         | twin           |
        | another type                     | id: 'seven'  | id: 7          |
        | an open message                  | next { id: 1 | next { id: 1 } |
        | a field twice                    | id: 1 id: 2  | id: 1          |
        | an unknown field without a value | other:       | other: 1       |
        | an unknown message that is open  | other {      | other {}       |
        | an unknown list that is open     | other: [1    | other: [1]     |

  @cpp.flag.text-unknown-fails
  Rule: Without the option `ignore_unknown`, a text-format flag that names an unknown field or extension is rejected (of every form, in each place)

    Scenario: a number in a message
      Then `lib::ParseFlag(":text:next { unknown: 3 id: 7 }", &order, &error)` is `false`
      And `lib::ParseFlag(":text:next { id: 7 }", &order, &error)` is `true`

    Scenario Outline: <what>
      Then `lib::ParseFlag(":text:<text>", &order, &error)` is `false`
      And `lib::ParseFlag(":text:id: 7 <text> name: 'a'", &order, &error)` is `false`
      And `lib::ParseFlag(":text:next { <text> id: 7 }", &order, &error)` is `false`
      And `lib::ParseFlag(":text:id: 7 name: 'a'", &order, &error)` is `true`

      Examples:
        | what                               | text                                                   |
        | a number                           | weightless: 3                                          |
        | a hexadecimal number               | unknown: 0x1F                                          |
        | a string                           | unknown: 'a'                                           |
        | strings in a row                   | unknown: \\"a\\" 'b'                                   |
        | a string with escapes              | unknown: 'a\\\\n\\\\x41\\\\\\\\'                       |
        | a negative number                  | unknown: -3                                            |
        | a fraction                         | unknown: -1.5e3                                        |
        | a float with an f                  | unknown: 1.5f                                          |
        | infinity                           | unknown: inf                                           |
        | minus infinity                     | unknown: -inf                                          |
        | minus the long infinity            | unknown: -infinity                                     |
        | not a number                       | unknown: nan                                           |
        | minus not a number                 | unknown: -nan                                          |
        | a name                             | unknown: OAK                                           |
        | true                               | unknown: true                                          |
        | a list of numbers                  | unknown: [1, -2, 3.5]                                  |
        | a list of strings                  | unknown: ['a', 'b' 'c']                                |
        | a list of names                    | unknown: [OAK, ELM]                                    |
        | a list of messages                 | unknown: [{ a: 1 }, < b: 2 >]                          |
        | an empty list                      | unknown: []                                            |
        | an empty message                   | unknown {}                                             |
        | a message with a colon             | unknown: { a: 1 }                                      |
        | a message in brackets of angles    | unknown < a: 1 >                                       |
        | messages in each other             | unknown { a { b { c: 'd' } } e: [1] }                  |
        | known names in an unknown message  | unknown { id: 'text' name: 7 }                         |
        | an extension in an unknown message | unknown { [shop.extra]: 'text' }                       |
        | an Any in an unknown message       | unknown { [type.googleapis.com/shop.Order] { id: 1 } } |
        | separators in an unknown message   | unknown { a: 1; b: 2, c: 3 }                           |
        | a comment in an unknown message    | unknown { a: 1 # }\\n }                                |
        | followed by a semicolon            | unknown: 1;                                            |
        | followed by a comma                | unknown: 1,                                            |
        | the same twice                     | unknown: 1 unknown: 2                                  |
        | an extension                       | [shop.unknown]: 3                                      |
        | an extension with a list           | [shop.unknown]: [1, 2]                                 |
        | a message extension                | [shop.unknown] { a: 1 }                                |
        | an extension of another package    | [far.away.unknown]: 'a'                                |
        | an extension of another message    | [shop.of_line]: 3                                      |

    Scenario Outline: in <place>
      Then `lib::ParseFlag(":text:<text>", &order, &error)` is `false`
      And `lib::ParseFlag(":text,ignore_unknown:<text>", &order, &error)` is `true`

      Examples:
        | place                | text                                      |
        | an element           | orders { unknown: 3 id: 7 }               |
        | an element of a list | orders: [{ unknown: 3 id: 7 }, { id: 8 }] |
        | a group              | Box { unknown: 3 width: 7 }               |
        | a group's extension  | Box { [shop.unknown]: 3 width: 7 }        |
        | an extension         | [shop.other] { unknown: 3 id: 7 }         |
        | an entry of a map    | counts { key: 'a' unknown: 3 value: 1 }   |
        | three messages below | next { next { next { unknown: [3] } } }   |

    Scenario Outline: a name that is nearly one: <what>
      Then `lib::ParseFlag(":text:<text>", &order, &error)` is `false`
      And `lib::ParseFlag(":text:<twin>", &order, &error)` is `true`

      Examples:
        | what                             | text               | twin            |
        | a capital                        | Id: 7              | id: 7           |
        | its beginning                    | nam: 'a'           | name: 'a'       |
        | and more                         | ids: 7             | id: 7           |
        | its number                       | 1: 7               | id: 7           |
        | an extension without brackets    | extra: 5           | [shop.extra]: 5 |
        | an extension without its package | [extra]: 5         | [shop.extra]: 5 |
        | a field in brackets              | [id]: 7            | id: 7           |
        | a field with its message         | [shop.Order.id]: 7 | id: 7           |
