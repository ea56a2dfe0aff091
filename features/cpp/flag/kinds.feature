@needs.cpp @needs.flags
Feature: Flags of types from other files
  A message or enum of a file that is optimized for code size, or of a proto3 file, can be the type of a flag, too.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Size { SIZE_SMALL = 1; SIZE_LARGE = 7; }
      message Order { optional int32 id = 1; optional string name = 2; message Line { optional int32 count = 1; } extensions 100 to 199; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Size { SIZE_NONE = 0; SIZE_LARGE = 7; }
      message Order { int32 id = 1; string name = 2; message Line { int32 count = 1; enum Unit { UNIT_NONE = 0; UNIT_KILO = 3; } } }
      """
    And the program
      """cpp
      #include <cstdio>
      #include "absl/flags/flag.h"
      #include "absl/flags/parse.h"

      ABSL_FLAG(small::Order, small_order, {}, "an order");
      ABSL_FLAG(small::Order::Line, small_line, {}, "a nested message");
      ABSL_FLAG(small::Size, small_size, small::SIZE_SMALL, "a size");
      ABSL_FLAG(third::Order, third_order, {}, "an order");
      ABSL_FLAG(third::Order::Line, third_line, {}, "a nested message");
      ABSL_FLAG(third::Size, third_size, third::SIZE_NONE, "a size");
      ABSL_FLAG(third::Order::Line::Unit, unit, third::Order::Line::UNIT_NONE, "a nested enum");

      int main(int argc, char** argv) {
        absl::ParseCommandLine(argc, argv);
        const small::Order one = absl::GetFlag(FLAGS_small_order);
        const third::Order other = absl::GetFlag(FLAGS_third_order);
        std::printf("%d %s %d %d, ", one.id(), one.name().c_str(), absl::GetFlag(FLAGS_small_line).count(),
                    static_cast<int>(absl::GetFlag(FLAGS_small_size)));
        std::printf("%d %s %d %d %d", other.id(), other.name().c_str(), absl::GetFlag(FLAGS_third_line).count(),
                    static_cast<int>(absl::GetFlag(FLAGS_third_size)), static_cast<int>(absl::GetFlag(FLAGS_unit)));
        return 0;
      }
      """

  @cpp.flag.message @cpp.flag.text
  Rule: A command-line flag can be declared with a message class as its type (code size, and proto3)

    Scenario: code size
      When the program runs with `"--small_order=:text:id: 7 name: 'oak'"`
      Then the program prints `"7 oak 0 1, 0  0 0 0"`

    Scenario Outline: <what>
      When the program runs with `"--<flag>=<value>"`
      Then the program prints `"<printed>"`

      Examples:
        | what              | flag        | value                           | printed             |
        | code size, nested | small_line  | :text:count: 8                  | 0  8 1, 0  0 0 0    |
        | proto3            | third_order | :text:id: 7 name: 'oak'         | 0  0 1, 7 oak 0 0 0 |
        | proto3, nested    | third_line  | :text:count: 8                  | 0  0 1, 0  8 0 0    |
        | base64            | third_order | :text,base64:aWQ6IDc=           | 0  0 1, 7  0 0 0    |
        | a field unknown   | third_order | :text,ignore_unknown:y: 1 id: 7 | 0  0 1, 7  0 0 0    |

  @cpp.flag.text-unknown-fails
  Rule: Without the option `ignore_unknown`, a text-format flag that names an unknown field or extension is rejected (code size, and proto3)

    Scenario: code size
      When the program runs with `"--small_order=:text:missing: 7"`
      Then the program fails with `"Illegal value ':text:missing: 7' specified for flag 'small_order'"`

    Scenario: proto3
      When the program runs with `"--third_order=:text:missing: 7"`
      Then the program fails with `"Illegal value ':text:missing: 7' specified for flag 'third_order'"`

  @cpp.flag.serialized @cpp.flag.serialized-base64
  Rule: With the format `serialized` the content of a message flag is wire format (code size, and proto3)

    Scenario: code size
      When the program runs with `"--small_order=:serialized,base64:CAc="`
      Then the program prints `"7  0 1, 0  0 0 0"`

    Scenario: proto3
      When the program runs with `"--third_order=:serialized,base64:CAc="`
      Then the program prints `"0  0 1, 7  0 0 0"`

  @cpp.flag.enum @cpp.flag.enum-label @cpp.flag.enum-number
  Rule: A command-line flag can be declared with a generated enum as its type (code size, and open enums)

    Scenario: code size, a name
      When the program runs with `"--small_size=SIZE_LARGE"`
      Then the program prints `"0  0 7, 0  0 0 0"`

    Scenario Outline: <what>
      When the program runs with `"--<flag>=<value>"`
      Then the program prints `"<printed>"`

      Examples:
        | what                   | flag       | value      | printed          |
        | code size, a number    | small_size | 7          | 0  0 7, 0  0 0 0 |
        | open, a name           | third_size | SIZE_LARGE | 0  0 1, 0  0 7 0 |
        | open, a number         | third_size | 7          | 0  0 1, 0  0 7 0 |
        | open, nested, a name   | unit       | UNIT_KILO  | 0  0 1, 0  0 0 3 |
        | open, nested, a number | unit       | 3          | 0  0 1, 0  0 0 3 |

  @cpp.flag.enum-invalid-label @cpp.flag.enum-invalid-number
  Rule: An enum flag whose text names no value is rejected (and a number; code size, and open enums)

    Scenario: code size, a name
      When the program runs with `"--small_size=SIZE_HUGE"`
      Then the program fails with `"Illegal value 'SIZE_HUGE' specified for flag 'small_size'"`

    Scenario Outline: <what>
      When the program runs with `"--<flag>=<value>"`
      Then the program fails with `"Illegal value '<value>' specified for flag '<flag>'"`

      Examples:
        | what                            | flag       | value                |
        | code size, a number             | small_size | 3                    |
        | open, a name                    | third_size | SIZE_SMALL           |
        | open, a number                  | third_size | 3                    |
        | open, the largest number        | third_size | 2147483647           |
        | open, the smallest number       | third_size | -2147483648          |
        | open, a sign alone              | third_size | -                    |
        | open, the other sign alone      | third_size | +                    |
        | open, nothing                   | third_size |                      |
        | open, two signs                 | third_size | --7                  |
        | open, a fraction                | third_size | 7.0                  |
        | open, an exponent               | third_size | 7e0                  |
        | open, hexadecimal               | third_size | 0x7                  |
        | open, more than 32 bits         | third_size | 4294967303           |
        | open, more than 64 bits         | third_size | 18446744073709551623 |
        | code size, a sign alone         | small_size | -                    |
        | open, nested, more than 32 bits | unit       | 4294967299           |
        | open, nested, nothing           | unit       |                      |
        | open, nested, a name            | unit       | SIZE_LARGE           |
        | open, nested, a number          | unit       | 7                    |

  @cpp.flag.message @cpp.flag.text @cpp.flag.serialized
  Rule: A command-line flag can be declared with a message class as its type (messages of any shape)

    Background:
      Given the schema file `shapes.proto`
        """proto
        syntax = "proto2";
        message Bare { optional int32 class = 1; optional string NewName = 2; }
        message Nothing {}
        message Holder {
          optional group Box = 1 { optional int32 id = 1; }
          message A { message B { message C { optional int32 id = 1; extensions 100 to 199; } } }
          oneof which { string text = 2; }
          map<int32, A.B.C> places = 3;
        }
        extend Holder.A.B.C { optional int32 extra = 100; }
        """
      And the header `absl/flags/marshalling.h`
      And `std::string error`

    Scenario: without a package, with names in need of change
      Given `Bare m`
      Then `lib::ParseFlag(":text:class: 7 NewName: 'a'", &m, &error)` is `true`
      And `m.class_()` is `7`
      And `m.newname()` is `"a"s`
      And `lib::ParseFlag(lib::UnparseFlag(m), &m, &error)` is `true`
      And `m` serializes to the bytes `08 07 12 01 61`

    Scenario Outline: <what>
      Given `<type> m`
      And `<type> back`
      Then `lib::ParseFlag(":text:<text>", &m, &error)` is `true`
      And `m` serializes to the bytes `<bytes>`
      And `lib::ParseFlag(":serialized:" + m.SerializeAsString(), &back, &error)` is `true`
      And `back` serializes to the bytes `<bytes>`
      And `lib::ParseFlag(lib::UnparseFlag(m), &back, &error)` is `true`
      And `back` serializes to the bytes `<bytes>`

      Examples:
        | what                        | type            | text                             | bytes                   |
        | a message without fields    | Nothing         |                                  |                         |
        | a group                     | Holder::Box     | id: 7                            | 08 07                   |
        | a message three levels down | Holder::A::B::C | id: 7 [extra]: 8                 | 08 07 a0 06 08          |
        | a oneof                     | Holder          | text: ''                         | 12 00                   |
        | a map                       | Holder          | places { key: 1 value { id: 7 }} | 1a 06 08 01 12 02 08 07 |

    Scenario: an extension on the wire is no unknown field
      Given `Holder::A::B::C m`
      Then `lib::ParseFlag(":serialized:" + bytes("a0 06 08 a8 06 09"), &m, &error)` is `true`
      And `m.GetExtension(extra)` is `8`
      And `m.unknown_fields().field_count()` is `1`

  @cpp.flag.text-unknown-fails @cpp.flag.text-ignore-unknown @cpp.flag.text-base64
  Rule: Without the option `ignore_unknown`, a text-format flag that names an unknown field or extension is rejected (after other flags)

    Scenario: after one with the option, and after one that failed
      Given the header `absl/flags/marshalling.h`
      And `std::string error`
      And `small::Order m`
      And `third::Order other`
      Then `lib::ParseFlag(":text,ignore_unknown:gone: 1 id: 7", &m, &error)` is `true`
      And `lib::ParseFlag(":text:gone: 1 id: 7", &m, &error)` is `false`
      And `lib::ParseFlag(":text:[small.gone]: 1 id: 7", &m, &error)` is `false`
      And `lib::ParseFlag(":text:gone: 1 id: 7", &other, &error)` is `false`
      And `lib::ParseFlag(":text,ignore_unknown:gone: 1 id: 7", &other, &error)` is `true`
      And `other` serializes to the bytes `08 07`
      And `lib::ParseFlag(":text,base64:aWQ6IDc=", &m, &error)` is `true`
      And `lib::ParseFlag(":text:aWQ6IDc=", &m, &error)` is `false`
      And `lib::ParseFlag(":text:id: 8", &m, &error)` is `true`
      And `m` serializes to the bytes `08 08`

  @cpp.flag.enum @cpp.flag.enum-label @cpp.flag.enum-number @cpp.flag.enum-invalid-label
  Rule: A command-line flag can be declared with a generated enum as its type (enums and names of any shape)

    Background:
      Given the schema file `labels.proto`
        """proto
        syntax = "proto2";
        package labels;
        enum Word { class = 1; k = 2; _First = 3; last_ = 4; N5 = 5; Two__Words = -6; }
        message A { message B { message C { enum Kind { delete = 7; OTHER = 8; } } } }
        """
      And the header `absl/flags/marshalling.h`
      And `std::string error`

    Scenario: a keyword
      Given `labels::Word word = labels::k`
      Then `lib::ParseFlag("class", &word, &error)` is `true`
      And `static_cast<int>(word)` is `1`
      And `lib::ParseFlag("class_", &word, &error)` is `false`
      And `lib::ParseFlag(lib::UnparseFlag(word), &word, &error)` is `true`
      And `static_cast<int>(word)` is `1`

    Scenario Outline: the label <label>
      Given `<type> value = <other>`
      Then `lib::ParseFlag("<label>", &value, &error)` is `true`
      And `static_cast<int>(value)` is `<number>`
      When `value = <other>`
      Then `lib::ParseFlag("<number>", &value, &error)` is `true`
      And `static_cast<int>(value)` is `<number>`
      And `lib::ParseFlag(" <label>", &value, &error)` is `false`
      And `lib::ParseFlag("<label> ", &value, &error)` is `false`
      And `lib::ParseFlag(lib::UnparseFlag(value), &value, &error)` is `true`
      And `static_cast<int>(value)` is `<number>`

      Examples:
        | label      | type                  | other                  | number |
        | k          | labels::Word          | labels::N5             | 2      |
        | _First     | labels::Word          | labels::N5             | 3      |
        | last_      | labels::Word          | labels::N5             | 4      |
        | N5         | labels::Word          | labels::k              | 5      |
        | Two__Words | labels::Word          | labels::N5             | -6     |
        | delete     | labels::A::B::C::Kind | labels::A::B::C::OTHER | 7      |

  @cpp.flag.enum @cpp.flag.enum-label @cpp.flag.enum-number
  Rule: A command-line flag can be declared with a generated enum as its type (files with nothing but enums)

    Background:
      Given the schema file `alone.proto`
        """proto
        syntax = "proto2";
        package alone;
        enum Size { SIZE_SMALL = 1; SIZE_LARGE = 7; }
        enum Grade { GRADE_LOW = -3; GRADE_ZERO = 0; GRADE_HIGH = 3; }
        """
      And the schema file `open.proto`
        """proto
        syntax = "proto3";
        enum OpenSize { OPEN_SIZE_NONE = 0; OPEN_SIZE_LARGE = 7; }
        """
      And the header `absl/flags/marshalling.h`
      And `std::string error`

    Scenario Outline: in a file without messages, <what>
      Given `<type> value = <other>`
      Then `lib::ParseFlag("<label>", &value, &error)` is `true`
      And `static_cast<int>(value)` is `<number>`
      When `value = <other>`
      Then `lib::ParseFlag("<number>", &value, &error)` is `true`
      And `static_cast<int>(value)` is `<number>`
      And `lib::ParseFlag(lib::UnparseFlag(value), &value, &error)` is `true`
      And `static_cast<int>(value)` is `<number>`

      Examples:
        | what              | type         | other             | label           | number |
        | the first enum    | alone::Size  | alone::SIZE_SMALL | SIZE_LARGE      | 7      |
        | the second enum   | alone::Grade | alone::GRADE_HIGH | GRADE_LOW       | -3     |
        | without a package | OpenSize     | ::OPEN_SIZE_NONE  | OPEN_SIZE_LARGE | 7      |
        | zero              | alone::Grade | alone::GRADE_HIGH | GRADE_ZERO      | 0      |
        | zero, open        | OpenSize     | ::OPEN_SIZE_LARGE | OPEN_SIZE_NONE  | 0      |
