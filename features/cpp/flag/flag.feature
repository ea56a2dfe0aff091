@needs.cpp @needs.flags
Feature: Command-line flags
  A message type or an enum can be the type of a flag. Each scenario runs a program with a command line.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      enum Size { SIZE_SMALL = 1; SIZE_LARGE = 7; SIZE_NEGATIVE = -3; SIZE_LEAST = -2147483648; SIZE_MOST = 2147483647; }
      message Order {
        optional int32 id = 1;
        optional string name = 2;
        repeated int32 parts = 3;
        optional Order next = 4;
        enum State { STATE_OPEN = 0; STATE_PAID = 5; }
        optional State state = 5;
        extensions 100 to 199;
      }
      message Needy { required int32 needed = 1; }
      """
    And the program
      """cpp
      #include <cstdio>
      #include "absl/flags/flag.h"
      #include "absl/flags/parse.h"

      ABSL_FLAG(shop::Order, order, {}, "an order");
      ABSL_FLAG(shop::Needy, needy, {}, "a message with a required field");
      ABSL_FLAG(shop::Size, size, shop::SIZE_SMALL, "a size");
      ABSL_FLAG(shop::Order::State, state, shop::Order::STATE_OPEN, "a nested enum");

      int main(int argc, char** argv) {
        absl::ParseCommandLine(argc, argv);
        const shop::Order order = absl::GetFlag(FLAGS_order);
        std::printf("%d %s %d %d %d", order.id(), order.name().c_str(), order.parts_size(),
                    static_cast<int>(absl::GetFlag(FLAGS_size)), static_cast<int>(absl::GetFlag(FLAGS_state)));
        if (absl::GetFlag(FLAGS_needy).has_needed()) std::printf(" needed");
        if (order.has_next()) std::printf(" next");
        return 0;
      }
      """

  @cpp.flag.message
  Rule: A command-line flag can be declared with a message class as its type

    Scenario: a flag that is not given has its default
      When the program runs
      Then the program prints `"0  0 1 0"`

    Scenario: a flag that is given has what the command line says
      When the program runs with `"--order=:text:id: 7 name: 'oak'"`
      Then the program prints `"7 oak 0 1 0"`

    Scenario: two flags of two types
      When the program runs with `"--order=:text:id: 7", "--needy=:text:needed: 1"`
      Then the program prints `"7  0 1 0 needed"`

    Scenario: the last of two values counts, as a whole
      When the program runs with `"--order=:text:id: 7 parts: 1", "--order=:text:name: 'oak'"`
      Then the program prints `"0 oak 0 1 0"`

    Scenario: the flag's value as text gives the same message again
      Given the header `absl/flags/marshalling.h`
      And `shop::Order order`
      And `shop::Order back`
      And `std::string error`
      When `order.set_id(-7), order.set_name("a\"\n\xff"), order.add_parts(1), order.mutable_next()`
      And `const std::string text = lib::UnparseFlag(order)`
      Then `lib::ParseFlag(text, &back, &error)` is `true`
      And `back.SerializeAsString()` is `order.SerializeAsString()`

    Scenario: with unknown fields too
      Given the header `absl/flags/marshalling.h`
      And `shop::Order order`
      And `shop::Order back`
      And `std::string error`
      When `order.set_id(-7), order.mutable_unknown_fields()->AddVarint(900, 5)`
      And `const std::string text = lib::UnparseFlag(order)`
      Then `lib::ParseFlag(text, &back, &error)` is `true`
      And `back.SerializeAsString()` is `order.SerializeAsString()`

  @cpp.flag.syntax
  Rule: The value of a message flag is written as a colon, the format, its options separated by commas, a colon, and the content

    Scenario: a format
      When the program runs with `"--order=:text:id: 7"`
      Then the program prints `"7  0 1 0"`

    Scenario Outline: <what>
      When the program runs with `"--order=<value>"`
      Then the program prints `"<printed>"`

      Examples:
        | what                   | value                                        | printed     |
        | the other format       | :serialized,base64:CAc=                      | 7  0 1 0    |
        | one option             | :text,ignore_unknown:id: 7 x: 1              | 7  0 1 0    |
        | two options            | :text,base64,ignore_unknown:aWQ6IDcgeDogMQ== | 7  0 1 0    |
        | options in other order | :text,ignore_unknown,base64:aWQ6IDcgeDogMQ== | 7  0 1 0    |
        | an empty text          | :text:                                       | 0  0 1 0    |
        | a colon in the value   | :text:name: 'a:b'                            | 0 a:b 0 1 0 |
        | a comma in the value   | :text:name: 'a,b'                            | 0 a,b 0 1 0 |

    Scenario Outline: refused, <what>
      When the program runs with `"--order=<value>"`
      Then the program fails with `"Illegal value '<value>' specified for flag 'order'"`

      Examples:
        | what                   | value                       |
        | no format              | id: 7                       |
        | no colon at the start  | text:id: 7                  |
        | no second colon        | :text                       |
        | an unknown format      | :json:{}                    |
        | a format in capitals   | :TEXT:id: 7                 |
        | an unknown option      | :text,base32:id: 7          |
        | an option of the other | :serialized,ignore_unknown: |
        | an empty format        | ::id: 7                     |

  @cpp.flag.messages @needs.protobuf-conventions
  Rule: The message of a rejected flag names what is wrong and what would be accepted (formats)

    Scenario: the error lists the known formats
      When the program runs with `"--order=:json:{}"`
      Then the program fails with `"serialized"`

  @cpp.flag.text
  Rule: With the format `text` the content of a message flag is text format

    Scenario: a number
      When the program runs with `"--order=:text:id: -7"`
      Then the program prints `"-7  0 1 0"`

    Scenario Outline: <what>
      When the program runs with `"--order=:text:<text>"`
      Then the program prints `"<printed>"`

      Examples:
        | what          | text                           | printed       |
        | a string      | name: 'oak'                    | 0 oak 0 1 0   |
        | a list        | parts: [1, 2, 3]               | 0  3 1 0      |
        | a message     | next { id: 1 }                 | 0  0 1 0 next |
        | several lines | id: 7\\nname: 'oak'\\nparts: 1 | 7 oak 1 1 0   |

    Scenario Outline: refused, <what>
      When the program runs with `"--order=:text:<text>"`
      Then the program fails with `"specified for flag 'order'"`

      Examples:
        | what               | text           |
        | no value           | id:            |
        | another type       | id: 'seven'    |
        | a number too large | id: 2147483648 |
        | an open message    | next { id: 1   |
        | a field twice      | id: 1 id: 2    |

  @cpp.flag.required @needs.protobuf-conventions
  Rule: A flag whose message lacks a required field is rejected

    Scenario: refused, a required field that is missing
      When the program runs with `"--needy=:text:"`
      Then the program fails with `"specified for flag 'needy'"`
      When the program runs with `"--needy=:text:needed: 1"`
      Then the program prints `"0  0 1 0 needed"`

  @cpp.flag.text-base64
  Rule: With the option `base64` the text-format content of a flag is given base64-encoded

    Scenario: without padding
      When the program runs with `"--order=:text,base64:aWQ6IDc3"`
      Then the program prints `"77  0 1 0"`

    Scenario Outline: <what>
      When the program runs with `"--order=:text,base64:<value>"`
      Then the program prints `"<printed>"`

      Examples:
        | what                      | value                        | printed         |
        | with one sign of padding  | aWQ6IDcgbmFtZTogJ29hayc=     | 7 oak 0 1 0     |
        | with two signs of padding | bmFtZTogJ29ha3knIA==         | 0 oaky 0 1 0    |
        | with plus and slash       | aWQ6IDcgbmFtZTogJ2E+Pj4/Pz8n | 7 a>>>??? 0 1 0 |
        | of nothing                |                              | 0  0 1 0        |

    Scenario Outline: refused, <what>
      When the program runs with `"--order=:text,base64:<value>"`
      Then the program fails with `"specified for flag 'order'"`

      Examples:
        | what                       | value            |
        | the text itself            | id: 7            |
        | a character of none        | aWQ6ID*3         |
        | the alphabet of URLs       | bmFtZTogJz4-Pic= |
        | base64 of what is no text  | ////             |
        | one sign of padding alone  | =                |
        | two signs of padding alone | ==               |

    Scenario: beside the other option, before and after it
      When the program runs with `"--order=:text,base64,ignore_unknown:aWQ6IDc3"`
      Then the program prints `"77  0 1 0"`
      When the program runs with `"--order=:text,ignore_unknown,base64:aWQ6IDc3"`
      Then the program prints `"77  0 1 0"`

    Scenario: without the option it is no base64
      When the program runs with `"--order=:text:aWQ6IDc3"`
      Then the program fails with `"specified for flag 'order'"`

  @cpp.flag.text-ignore-unknown
  Rule: With the option `ignore_unknown`, unknown fields and extensions in a text-format flag are skipped

    Scenario: none
      When the program runs with `"--order=:text,ignore_unknown:id: 7"`
      Then the program prints `"7  0 1 0"`

    Scenario Outline: <what>
      When the program runs with `"--order=:text,ignore_unknown:<text>"`
      Then the program prints `"7  0 1 0"`

      Examples:
        | what                           | text                                   |
        | an unknown number              | weight: 3 id: 7                        |
        | an unknown string              | colour: 'red' id: 7                    |
        | an unknown message             | box { width: 1 kind { a: 'b' } } id: 7 |
        | an unknown list                | sizes: [1, 2] id: 7                    |
        | an unknown empty list          | sizes: [] id: 7                        |
        | an unknown list of messages    | boxes: [{ width: 1 }, { }] id: 7       |
        | an unknown negative number     | weight: -3 id: 7                       |
        | an unknown fraction            | weight: -1.5e3 id: 7                   |
        | an unknown name                | kind: OAK id: 7                        |
        | a message after a colon        | box: { width: -1 } id: 7               |
        | a message in angle brackets    | box < width: 1 > id: 7                 |
        | both                           | box: < width: 1 > id: 7                |
        | an unknown extension           | [shop.unknown]: 3 id: 7                |
        | an unknown message's extension | [shop.unknown] { a: 1 } id: 7          |

    Scenario: in text that is base64
      When the program runs with `"--order=:text,ignore_unknown,base64:aWQ6IDcgeDogMQ=="`
      Then the program prints `"7  0 1 0"`
      When the program runs with `"--order=:text,base64,ignore_unknown:aWQ6IDcgeDogMQ=="`
      Then the program prints `"7  0 1 0"`

    Scenario: invalid text format is still refused
      When the program runs with `"--order=:text,ignore_unknown:weight: 3 id:"`
      Then the program fails with `"specified for flag 'order'"`

  @cpp.flag.text-unknown-fails
  Rule: Without the option `ignore_unknown`, a text-format flag that names an unknown field or extension is rejected

    Scenario: an unknown number
      When the program runs with `"--order=:text:weight: 3 id: 7"`
      Then the program fails with `"Illegal value ':text:weight: 3 id: 7' specified for flag 'order'"`
      When the program runs with `"--order=:text:id: 7"`
      Then the program prints `"7  0 1 0"`

    Scenario Outline: <what>
      When the program runs with `"--order=:text:<text>"`
      Then the program fails with `"Illegal value ':text:<text>' specified for flag 'order'"`
      When the program runs with `"--order=:text:id: 7"`
      Then the program prints `"7  0 1 0"`

      Examples:
        | what                 | text                    |
        | an unknown string    | colour: 'red' id: 7     |
        | an unknown message   | box { width: 1 } id: 7  |
        | an unknown extension | [shop.unknown]: 3 id: 7 |

    Scenario: in text that is base64
      When the program runs with `"--order=:text,base64:aWQ6IDcgeDogMQ=="`
      Then the program fails with `"Illegal value ':text,base64:aWQ6IDcgeDogMQ==' specified for flag 'order'"`
      When the program runs with `"--order=:text,base64:aWQ6IDc3"`
      Then the program prints `"77  0 1 0"`

  @cpp.flag.messages @needs.protobuf-conventions
  Rule: The message of a rejected flag names what is wrong and what would be accepted (fields)

    Scenario: the error names the field
      When the program runs with `"--order=:text:weight: 3"`
      Then the program fails with `"weight"`

  @cpp.flag.serialized
  Rule: With the format `serialized` the content of a message flag is wire format

    Scenario: a message
      When the program runs with `"--order=:serialized:\x08\x07\x12\x03oak\x18\x01"`
      Then the program prints `"7 oak 1 1 0"`

    Scenario: an empty message
      When the program runs with `"--order=:serialized:"`
      Then the program prints `"0  0 1 0"`

    Scenario: an unknown field is no error
      When the program runs with `"--order=:serialized:\x08\x07\xa0\x38\x4d"`
      Then the program prints `"7  0 1 0"`

    Scenario Outline: refused, <what>
      When the program runs with `"--order=:serialized:" + bytes("<bytes>")`
      Then the program fails with `"specified for flag 'order'"`

      Examples:
        | what         | bytes          |
        | a cut varint | 08 80          |
        | a cut string | 12 05 6f 61    |
        | text format  | 69 64 3a 20 37 |

  @cpp.flag.required @needs.protobuf-conventions
  Rule: A flag whose message lacks a required field is rejected (wire format)

    Scenario: refused, a required field that is missing on the wire
      When the program runs with `"--needy=:serialized:"`
      Then the program fails with `"specified for flag 'needy'"`
      When the program runs with `"--needy=:serialized:\x08\x01"`
      Then the program prints `"0  0 1 0 needed"`

  @cpp.flag.serialized-base64
  Rule: With the option `base64` the wire-format content of a flag is given base64-encoded

    Scenario: without padding
      When the program runs with `"--order=:serialized,base64:CAcYARgC"`
      Then the program prints `"7  2 1 0"`

    Scenario Outline: <what>
      When the program runs with `"--order=:serialized,base64:<value>"`
      Then the program prints `"<printed>"`

      Examples:
        | what                      | value        | printed        |
        | with one sign of padding  | CAc=         | 7  0 1 0       |
        | with two signs of padding | CAcSA29haw== | 7 oak 0 1 0    |
        | with a plus               | EgQ+Pj4+     | 0 >>>> 0 1 0   |
        | with a slash              | CP9/         | 16383  0 1 0   |
        | with both                 | EgY+Pj4/Pz8= | 0 >>>??? 0 1 0 |
        | of nothing                |              | 0  0 1 0       |

    Scenario Outline: refused, <what>
      When the program runs with `"--order=:serialized,base64:<value>"`
      Then the program fails with `"specified for flag 'order'"`

      Examples:
        | what                    | value |
        | a character of none     | CA*=  |
        | one character           | C     |
        | a fault after a field   | CAc*  |
        | base64 of a cut message | CIA=  |

  @cpp.flag.enum
  Rule: A command-line flag can be declared with a generated enum as its type

    Scenario: a flag that is not given has its default
      When the program runs
      Then the program prints `"0  0 1 0"`

    Scenario: at the top of a file, and nested
      When the program runs with `"--size=SIZE_LARGE", "--state=STATE_PAID"`
      Then the program prints `"0  0 7 5"`

    Scenario Outline: the flag's value as text, <text>
      Given the header `absl/flags/marshalling.h`
      And `shop::Size back`
      And `std::string error`
      When `const std::string text = lib::UnparseFlag(shop::<text>)`
      Then `lib::ParseFlag(text, &back, &error)` is `true`
      And `back` is `shop::<text>`

      Examples:
        | text          |
        | SIZE_LARGE    |
        | SIZE_NEGATIVE |

  @cpp.flag.enum-label
  Rule: An enum flag can be given as the name of a value

    Scenario: SIZE_SMALL
      When the program runs with `"--size=SIZE_SMALL"`
      Then the program prints `"0  0 1 0"`

    Scenario Outline: <label>
      When the program runs with `"--size=<label>"`
      Then the program prints `"0  0 <number> 0"`

      Examples:
        | label         | number      |
        | SIZE_LARGE    | 7           |
        | SIZE_NEGATIVE | -3          |
        | SIZE_LEAST    | -2147483648 |
        | SIZE_MOST     | 2147483647  |

  @cpp.flag.enum-number
  Rule: An enum flag can be given as a number

    Scenario: 1
      When the program runs with `"--size=1"`
      Then the program prints `"0  0 1 0"`

    Scenario Outline: <number>
      When the program runs with `"--size=<number>"`
      Then the program prints `"0  0 <number> 0"`

      Examples:
        | number      |
        | 7           |
        | -3          |
        | -2147483648 |
        | 2147483647  |

    Scenario: of a nested enum
      When the program runs with `"--state=5"`
      Then the program prints `"0  0 1 5"`

  @cpp.flag.enum-invalid-label
  Rule: An enum flag whose text names no value is rejected

    Scenario: no label
      When the program runs with `"--size=SIZE_HUGE"`
      Then the program fails with `"Illegal value 'SIZE_HUGE' specified for flag 'size'"`

    Scenario Outline: <what>
      When the program runs with `"--size=<label>"`
      Then the program fails with `"Illegal value '<label>' specified for flag 'size'"`

      Examples:
        | what                 | label           |
        | a label in small     | size_large      |
        | a label's beginning  | SIZE_LARG       |
        | a label and more     | SIZE_LARGE,     |
        | another enum's label | STATE_PAID      |
        | with the enum's name | Size.SIZE_LARGE |
        | nothing              |                 |

  @cpp.flag.messages @needs.protobuf-conventions
  Rule: The message of a rejected flag names what is wrong and what would be accepted (labels)

    Scenario: the error names the labels
      When the program runs with `"--size=SIZE_HUGE"`
      Then the program fails with `"SIZE_LARGE"`

  @cpp.flag.enum-invalid-number
  Rule: An enum flag whose number belongs to no value is rejected

    Scenario: 0
      When the program runs with `"--size=0"`
      Then the program fails with `"Illegal value '0' specified for flag 'size'"`

    Scenario Outline: <number>
      When the program runs with `"--size=<number>"`
      Then the program fails with `"Illegal value '<number>' specified for flag 'size'"`

      Examples:
        | number               |
        | 2                    |
        | 3                    |
        | 2147483648           |
        | -2147483649          |
        | 4294967297           |
        | -4294967299          |
        | 99999999999999999999 |
        | 7.0                  |
        | 7x                   |
        | x7                   |
        | 0x7                  |

  @cpp.flag.not-lite @needs.lite
  Rule: Messages and enums of the lite runtime have no support for flags

    Background:
      Given the schema file `light.proto`
        """proto
        syntax = "proto2";
        option optimize_for = LITE_RUNTIME;
        message Light { optional int32 id = 1; enum Shape { SHAPE_ROUND = 3; } message Inner { optional int32 id = 1; } }
        enum LightSize { LIGHT_SIZE_SMALL = 1; }
        """
      And the schema file `nested.proto`
        """proto
        syntax = "proto2";
        message Full { enum Shape { SHAPE_ROUND = 3; } message Inner { optional int32 id = 1; } }
        """

    Scenario: a message
      Given `std::string error`
      Then `Light light; AbslParseFlag(lib::string_view(":text:"), &light, &error)` does not compile
      And `shop::Order order; AbslParseFlag(lib::string_view(":text:"), &order, &error)` compiles
      And `AbslUnparseFlag(Light())` does not compile
      And `AbslUnparseFlag(shop::Order())` compiles

    Scenario: an enum
      Given `std::string error`
      Then `LightSize size; AbslParseFlag(lib::string_view("1"), &size, &error)` does not compile
      And `shop::Size size; AbslParseFlag(lib::string_view("1"), &size, &error)` compiles
      And `AbslUnparseFlag(LIGHT_SIZE_SMALL)` does not compile
      And `AbslUnparseFlag(shop::SIZE_SMALL)` compiles

    Scenario: a nested message
      Given `std::string error`
      Then `Light::Inner inner; AbslParseFlag(lib::string_view(":text:"), &inner, &error)` does not compile
      And `Full::Inner inner; AbslParseFlag(lib::string_view(":text:"), &inner, &error)` compiles
      And `AbslUnparseFlag(Light::Inner())` does not compile
      And `AbslUnparseFlag(Full::Inner())` compiles

    Scenario: a nested enum
      Given `std::string error`
      Then `Light::Shape shape; AbslParseFlag(lib::string_view("3"), &shape, &error)` does not compile
      And `Full::Shape shape; AbslParseFlag(lib::string_view("3"), &shape, &error)` compiles
      And `AbslUnparseFlag(Light::SHAPE_ROUND)` does not compile
      And `AbslUnparseFlag(Full::SHAPE_ROUND)` compiles

    Scenario: a message and an enum of proto3
      Given the schema file `third_light.proto`
        """proto
        syntax = "proto3";
        package third_light;
        option optimize_for = LITE_RUNTIME;
        message Light { int32 id = 1; enum Shape { SHAPE_NONE = 0; } }
        enum Size { SIZE_NONE = 0; }
        """
      And `std::string error`
      Then `third_light::Light light; AbslParseFlag(lib::string_view(":text:"), &light, &error)` does not compile
      And `AbslUnparseFlag(third_light::Light())` does not compile
      And `third_light::Size size; AbslParseFlag(lib::string_view("0"), &size, &error)` does not compile
      And `AbslUnparseFlag(third_light::Light::SHAPE_NONE)` does not compile
      And `sizeof(third_light::Light)` compiles
      And `AbslUnparseFlag(shop::Order())` compiles

    @needs.editions
    Scenario: a message and enums of an edition
      Given the schema file `edition_light.proto`
        """proto
        edition = "2023";
        package edition_light;
        option optimize_for = LITE_RUNTIME;
        message Light { int32 id = 1; enum Shape { option features.enum_type = CLOSED; SHAPE_ROUND = 3; } }
        enum Size { SIZE_NONE = 0; }
        """
      And `std::string error`
      Then `edition_light::Light light; AbslParseFlag(lib::string_view(":text:"), &light, &error)` does not compile
      And `AbslUnparseFlag(edition_light::Light())` does not compile
      And `edition_light::Size size; AbslParseFlag(lib::string_view("0"), &size, &error)` does not compile
      And `AbslUnparseFlag(edition_light::Light::SHAPE_ROUND)` does not compile
      And `sizeof(edition_light::Light)` compiles
      And `AbslUnparseFlag(shop::Order())` compiles

  @cpp.flag.serialized @cpp.flag.serialized-base64 @cpp.flag.text @cpp.flag.text-base64 @cpp.flag.syntax
  Rule: With the format `serialized` the content of a message flag is wire format (values that a program gives, in every format)

    Background:
      Given the header `absl/flags/marshalling.h`
      And `shop::Order back`
      And `std::string error`

    Scenario: a byte that is zero, on the wire
      When `const std::string value = ":serialized:" + bytes("12 03 61 00 62 08 00 18 00")`
      Then `lib::ParseFlag(value, &back, &error)` is `true`
      And `back.name()` is `std::string("a\0b", 3)`
      And `back.has_id()` is `true`
      And `back.parts_size()` is `1`

    Scenario Outline: a byte that is zero, <how>
      Then `lib::ParseFlag("<value>", &back, &error)` is `true`
      And `back.name()` is `std::string("a\0b", 3)`
      And `back.id()` is `7`

      Examples:
        | how                        | value                                     |
        | as base64 of the wire      | :serialized,base64:EgNhAGIIBw==           |
        | as base64 of text          | :text,base64:bmFtZTogJ2FcMDAwYicgaWQ6IDc= |
        | as an octal escape in text | :text:name: 'a\\\\000b' id: 7             |
        | as a hexadecimal one       | :text:name: 'a\\\\x00b' id: 7             |

    Scenario: a colon and a comma in the content, on the wire
      When `const std::string value = ":serialized:" + bytes("12 05 3a 61 2c 3a 62 08 07")`
      Then `lib::ParseFlag(value, &back, &error)` is `true`
      And `back.name()` is `":a,:b"s`
      And `back.id()` is `7`

    Scenario: all bytes, on the wire and as base64 of it
      Given `shop::Order order`
      And `shop::Order again`
      When `for (int i = 0; i < 256; ++i) order.mutable_unknown_fields()->AddFixed32(900 + i, 0x01010101u * static_cast<unsigned>(i))`
      And `const std::string content = order.SerializeAsString()`
      And `std::string encoded`
      And the C++
        """cpp
        for (size_t at = 0; at < content.size(); at += 3) {
          static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
          unsigned bits = 0;
          for (size_t k = 0; k < 3; ++k) {
            bits = bits << 8 | (at + k < content.size() ? static_cast<unsigned char>(content[at + k]) : 0u);
          }
          for (size_t k = 0; k < 4; ++k) encoded += at + k > content.size() ? '=' : digits[bits >> (18 - 6 * k) & 63];
        }
        """
      Then `lib::ParseFlag(":serialized:" + content, &back, &error)` is `true`
      And `back.SerializeAsString()` is `content`
      And `lib::ParseFlag(":serialized,base64:" + encoded, &again, &error)` is `true`
      And `again.SerializeAsString()` is `content`
