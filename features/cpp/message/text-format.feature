@needs.cpp
Feature: Text format
  Text that people can read and write.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package garden;
      enum Kind { KIND_TREE = 1; KIND_HERB = 4; KIND_MOSS = -2; A0_KIND = 29; Z9z_KIND = 30; }
      message Plant {
        optional string name = 1;
        optional int32 height = 2;
        optional Kind kind = 3;
        repeated string names = 4;
        repeated int32 rings = 5;
        optional Leaf leaf = 6;
        repeated Leaf leaves = 7;
        optional group Root = 8 { optional int32 depth = 1; }
        map<string, int32> counts = 9;
        map<int32, Leaf> by_number = 10;
        optional bytes seed = 11;
        optional double weight = 12;  optional float light = 13;
        optional bool alive = 14;     optional uint64 cells = 15;
        oneof place { string bed = 16; Leaf pot = 17; int32 row = 18; }
        repeated Kind kinds = 19;
        optional sint64 warmth = 20;
        optional int32 A = 21;  optional int32 Zz9 = 22;
        reserved "old_name";
        extensions 100 to 199;
      }
      message Leaf { optional string shape = 1; optional Leaf next = 2; }
      message Needy { required int32 needed = 1; required string also = 2; }
      extend Plant {
        optional int32 smell = 100;
        repeated string visitors = 101;
        optional Leaf first_leaf = 102;
      }
      """

  @cpp.message.debug-string
  Rule: `DebugString` returns the message as readable text

    Background:
      Given the schema file `open.proto`
        """proto
        syntax = "proto3";
        package garden;
        import "google/protobuf/any.proto";
        enum Colour { COLOUR_NONE = 0; COLOUR_RED = 3; }
        message Pot { Colour colour = 1; repeated Colour colours = 2; google.protobuf.Any content = 3; int32 size = 4; string label = 5; bytes mark = 6; }
        """
      And the schema file `fence.proto`
        """proto
        syntax = "proto2";
        package garden;
        message Nail { optional int32 size = 1; }
        message Fence {
          optional int32 post = 50;
          repeated string gates = 100;
          extensions 1 to 49, 60 to 90, 200 to max;
        }
        extend Fence {
          optional int32 lowest = 1;        repeated string low = 48;         optional Nail nail_below = 49;
          optional int32 between = 60;      repeated string middle = 75;      optional Nail nail_between = 90;
          optional int32 highest = 536870911; repeated string high = 200;     optional Nail nail_above = 201;
        }
        """

    Scenario: its type
      Given `const garden::Plant m`
      Then `m.DebugString()` has type `std::string`

    Scenario Outline: <what>
      Given `garden::Plant m`
      When `<arrange>`
      Then `m.DebugString()` contains `<text>`

      Examples:
        | what                | arrange                                        | text                          |
        | a string            | m.set_name("oak")                              | "name: \"oak\""               |
        | a number            | m.set_height(-12)                              | "height: -12"                 |
        | the largest uint64  | m.set_cells(18446744073709551615u)             | "cells: 18446744073709551615" |
        | an enum by its name | m.set_kind(garden::KIND_HERB)                  | "kind: KIND_HERB"             |
        | a bool              | m.set_alive(false)                             | "alive: false"                |
        | a double            | m.set_weight(0.1)                              | "weight: 0.1"                 |
        | a message's field   | m.mutable_leaf()->set_shape("round")           | "shape: \"round\""            |
        | a message's name    | m.mutable_leaf()->set_shape("round")           | "leaf {"                      |
        | a group's name      | m.mutable_root()->set_depth(7)                 | "Root {"                      |
        | a group's field     | m.mutable_root()->set_depth(7)                 | "depth: 7"                    |
        | a repeated string   | m.add_names("a"), m.add_names("b")             | "names: \"b\""                |
        | a map's key         | (*m.mutable_counts())["wood"] = 5              | "key: \"wood\""               |
        | a map's value       | (*m.mutable_counts())["wood"] = 5              | "value: 5"                    |
        | a oneof's member    | m.set_row(9)                                   | "row: 9"                      |
        | a quote, escaped    | m.set_name("a\"b")                             | "name: \"a\\\\\"b\""          |
        | bytes, escaped      | m.set_seed("\001\377")                         | "seed: \"\\\\001\\\\377\""    |
        | an unknown field    | m.mutable_unknown_fields()->AddVarint(900, 77) | "900: "                       |
        | an extension        | m.SetExtension(garden::smell, 6)               | "[garden.smell]: 6"           |

    Scenario Outline: a message without fields, <where>
      Given `garden::Plant m`
      When `<arrange>`
      Then `m.DebugString()` contains `"<name> {"`
      And `m.DebugString()` contains `"}"`

      Examples:
        | where              | arrange                                | name                |
        | in a field         | m.mutable_leaf()                       | leaf                |
        | in a list          | m.add_leaves()                         | leaves              |
        | in a group         | m.mutable_root()                       | Root                |
        | in a oneof         | m.mutable_pot()                        | pot                 |
        | in a map           | (*m.mutable_by_number())[3]            | value               |
        | in an extension    | m.MutableExtension(garden::first_leaf) | [garden.first_leaf] |
        | in another message | m.mutable_leaf()->mutable_next()       | next                |

    Scenario: unset fields are not printed
      Given `garden::Plant m`
      When `m.set_name("oak")`
      Then `m.DebugString()` does not contain `"height"`
      And `m.DebugString()` does not contain `"leaf"`

    Scenario: it follows changes
      Given `garden::Plant m`
      When `m.set_name("oak"), m.set_name("elm")`
      Then `m.DebugString()` contains `"elm"`
      And `m.DebugString()` does not contain `"oak"`
      When `m.clear_name()`
      Then `m.DebugString()` does not contain `"name:"`

    Scenario Outline: an extension <where>, <what>
      Given `garden::Fence m`
      When `m.set_post(3), m.add_gates("iron")`
      And `m.<arrange>`
      Then `m.DebugString()` contains `"<text>"`
      And `m.DebugString()` contains `"post: 3"`
      And `m.DebugString()` contains `"gates: \"iron\""`

      Examples:
        | where              | what             | arrange                                             | text                    |
        | below all fields   | a number         | SetExtension(garden::lowest, 6)                     | [garden.lowest]: 6      |
        | below all fields   | repeated strings | AddExtension(garden::low, "a")                      | [garden.low]: \"a\"     |
        | below all fields   | a message        | MutableExtension(garden::nail_below)->set_size(8)   | [garden.nail_below] {   |
        | between two fields | a number         | SetExtension(garden::between, 6)                    | [garden.between]: 6     |
        | between two fields | repeated strings | AddExtension(garden::middle, "a")                   | [garden.middle]: \"a\"  |
        | between two fields | a message        | MutableExtension(garden::nail_between)->set_size(8) | [garden.nail_between] { |
        | above all fields   | a number         | SetExtension(garden::highest, 6)                    | [garden.highest]: 6     |
        | above all fields   | repeated strings | AddExtension(garden::high, "a")                     | [garden.high]: \"a\"    |
        | above all fields   | a message        | MutableExtension(garden::nail_above)->set_size(8)   | [garden.nail_above] {   |

    Scenario: an enum's number that has no name
      Given `garden::Pot m`
      When `m.ParseFromString(bytes("08 2a"))`
      Then `m.DebugString()` contains `"colour: 42"`

  @cpp.message.debug-strings @needs.protobuf-conventions
  Rule: `DebugString` has a line for each field; two other functions print one line, or letters as they are

    Background:
      Given the schema file `open.proto`
        """proto
        syntax = "proto3";
        package garden;
        import "google/protobuf/any.proto";
        enum Colour { COLOUR_NONE = 0; COLOUR_RED = 3; }
        message Pot { Colour colour = 1; repeated Colour colours = 2; google.protobuf.Any content = 3; int32 size = 4; string label = 5; bytes mark = 6; }
        """

    Scenario: each field stands on a line of its own
      Given `garden::Plant m`
      When `m.set_name("oak"), m.set_height(3)`
      And `const std::string text = m.DebugString()`
      Then `text.find("\n", text.find("oak"))` is less than `text.find("height")`

    Scenario: ShortDebugString is one line
      Given `garden::Plant m`
      When `m.set_name("oak"), m.set_height(3), m.mutable_leaf()->set_shape("round")`
      And `const std::string text = m.ShortDebugString()`
      Then `text` does not contain `"\n"`
      And `text` contains `"name: \"oak\""`
      And `text` contains `"shape: \"round\""`

    Scenario: Utf8DebugString keeps letters that DebugString escapes
      Given `garden::Plant m`
      When `m.set_name("\303\266l")`
      Then `m.Utf8DebugString()` contains `"\303\266l"`
      And `m.DebugString()` contains `"\\303\\266l"`

  @cpp.message.text-format @needs.protobuf-conventions @needs.descriptors
  Rule: TextFormat prints a message as text, and reads such text

    Background:
      Given the schema file `open.proto`
        """proto
        syntax = "proto3";
        package garden;
        import "google/protobuf/any.proto";
        enum Colour { COLOUR_NONE = 0; COLOUR_RED = 3; }
        message Pot { Colour colour = 1; repeated Colour colours = 2; google.protobuf.Any content = 3; int32 size = 4; string label = 5; bytes mark = 6; }
        """
      And the schema file `bag.proto`
        """proto
        syntax = "proto2";
        package garden;
        message Bag { option message_set_wire_format = true; extensions 4 to max; }
        message Seed {
          extend Bag { optional Seed in_bag = 2147483646; }
          optional int32 size = 1;
        }
        """
      And the header `google/protobuf/text_format.h`
      And the header `google/protobuf/descriptor.h`
      And the header `google/protobuf/io/tokenizer.h`

    Scenario: printed, numbers
      Given `garden::Plant m`
      And `std::string text`
      When `m.set_height(-12), m.set_cells(18446744073709551615u)`
      Then `rt::TextFormat::PrintToString(m, &text)` is `true`
      And `text` is `"height: -12\ncells: 18446744073709551615\n"`

    Scenario: printed, infinities
      Given `garden::Plant m`
      And `std::string text`
      When `m.set_weight(std::numeric_limits<double>::infinity()), m.set_light(-std::numeric_limits<float>::infinity())`
      Then `rt::TextFormat::PrintToString(m, &text)` is `true`
      And `text` is `"weight: inf\nlight: -inf\n"`

    Scenario: printed, a map, by its keys
      Given `garden::Plant m`
      And `std::string text`
      When `(*m.mutable_counts())["b"] = 1, (*m.mutable_counts())["a"] = 2`
      Then `rt::TextFormat::PrintToString(m, &text)` is `true`
      And `text` is `"counts {\n  key: \"a\"\n  value: 2\n}\ncounts {\n  key: \"b\"\n  value: 1\n}\n"`

    Scenario: printed, extensions
      Given `garden::Plant m`
      And `std::string text`
      When `m.SetExtension(garden::smell, 6), m.AddExtension(garden::visitors, "bee")`
      Then `rt::TextFormat::PrintToString(m, &text)` is `true`
      And `text` is `"[garden.smell]: 6\n[garden.visitors]: \"bee\"\n"`

    Scenario Outline: printed, <what>
      Given `garden::Plant m`
      And `std::string text`
      When `<arrange>`
      Then `rt::TextFormat::PrintToString(m, &text)` is `true`
      And `text` is `<text>`

      Examples:
        | what                | arrange                                              | text                                                                 |
        | nothing             | m.Clear()                                            | ""                                                                   |
        | in order of numbers | m.set_warmth(-9), m.set_name("oak")                  | "name: \"oak\"\\nwarmth: -9\\n"                                      |
        | escapes             | m.set_name("a\"b\\\\c\\n\r\t'\001\177")              | "name: \"a\\\\\"b\\\\\\\\c\\\\n\\\\r\\\\t\\\\'\\\\001\\\\177\"\\n"   |
        | a letter, escaped   | m.set_name("\303\266")                               | "name: \"\\\\303\\\\266\"\\n"                                        |
        | an enum             | m.set_kind(garden::KIND_MOSS)                        | "kind: KIND_MOSS\\n"                                                 |
        | bools               | m.set_alive(true)                                    | "alive: true\\n"                                                     |
        | floating points     | m.set_weight(0.1), m.set_light(16777216.0f)          | "weight: 0.1\\nlight: 16777216\\n"                                   |
        | floats that need it | m.set_weight(1.0 / 3), m.set_light(1.0f / 3)         | "weight: 0.33333333333333331\\nlight: 0.333333343\\n"                |
        | no number           | m.set_weight(std::nan(""))                           | "weight: nan\\n"                                                     |
        | a message           | m.mutable_leaf()->mutable_next()->set_shape("round") | "leaf {\\n  next {\\n    shape: \"round\"\\n  }\\n}\\n"              |
        | repeated messages   | m.add_leaves()->set_shape("a"), m.add_leaves()       | "leaves {\\n  shape: \"a\"\\n}\\nleaves {\\n}\\n"                    |
        | repeated numbers    | m.add_rings(1), m.add_rings(2)                       | "rings: 1\\nrings: 2\\n"                                             |
        | a group             | m.mutable_root()->set_depth(7)                       | "Root {\\n  depth: 7\\n}\\n"                                         |
        | a map with defaults | (*m.mutable_counts())[""]                            | "counts {\\n  key: \"\"\\n  value: 0\\n}\\n"                         |
        | a map of messages   | (*m.mutable_by_number())[3].set_shape("a")           | "by_number {\\n  key: 3\\n  value {\\n    shape: \"a\"\\n  }\\n}\\n" |

      Examples: extensions and unknown fields
        | what                   | arrange                                                         | text                                            |
        | an extension's message | m.MutableExtension(garden::first_leaf)->set_shape("a")          | "[garden.first_leaf] {\\n  shape: \"a\"\\n}\\n" |
        | an unknown number      | m.mutable_unknown_fields()->AddVarint(900, 77)                  | "900: 77\\n"                                    |
        | an unknown fixed32     | m.mutable_unknown_fields()->AddFixed32(900, 42)                 | "900: 0x0000002a\\n"                            |
        | an unknown fixed64     | m.mutable_unknown_fields()->AddFixed64(900, 42)                 | "900: 0x000000000000002a\\n"                    |
        | an unknown text        | m.mutable_unknown_fields()->AddLengthDelimited(900, "late")     | "900: \"late\"\\n"                              |
        | an unknown message     | m.mutable_unknown_fields()->AddLengthDelimited(900, "\010\007") | "900 {\\n  1: 7\\n}\\n"                         |
        | an unknown group       | m.mutable_unknown_fields()->AddGroup(900)->AddVarint(1, 7)      | "900 {\\n  1: 7\\n}\\n"                         |

    Scenario Outline: printed with the option <option>
      Given `garden::Plant m`
      And `rt::TextFormat::Printer printer`
      And `std::string text`
      When `m.set_name("\303\266l"), m.add_rings(1), m.add_rings(2), m.mutable_leaf()->set_shape("a"), m.mutable_unknown_fields()->AddVarint(900, 7)`
      And `printer.<option>`
      Then `printer.PrintToString(m, &text)` is `true`
      And `text` is `<text>`

      Examples:
        | option                              | text                                                                                                        |
        | SetSingleLineMode(true)             | "name: \"\\\\303\\\\266l\" rings: 1 rings: 2 leaf { shape: \"a\" } 900: 7 "                                 |
        | SetUseShortRepeatedPrimitives(true) | "name: \"\\\\303\\\\266l\"\\nrings: [1, 2]\\nleaf {\\n  shape: \"a\"\\n}\\n900: 7\\n"                       |
        | SetUseUtf8StringEscaping(true)      | "name: \"\303\266l\"\\nrings: 1\\nrings: 2\\nleaf {\\n  shape: \"a\"\\n}\\n900: 7\\n"                       |
        | SetInitialIndentLevel(1)            | "  name: \"\\\\303\\\\266l\"\\n  rings: 1\\n  rings: 2\\n  leaf {\\n    shape: \"a\"\\n  }\\n  900: 7\\n"   |
        | SetHideUnknownFields(true)          | "name: \"\\\\303\\\\266l\"\\nrings: 1\\nrings: 2\\nleaf {\\n  shape: \"a\"\\n}\\n"                          |
        | SetUseFieldNumber(true)             | "1: \"\\\\303\\\\266l\"\\n5: 1\\n5: 2\\n6 {\\n  1: \"a\"\\n}\\n900: 7\\n"                                   |
        | SetTruncateStringFieldLongerThan(2) | "name: \"\\\\303\\\\266...<truncated>...\"\\nrings: 1\\nrings: 2\\nleaf {\\n  shape: \"a\"\\n}\\n900: 7\\n" |

    Scenario: one value
      Given `garden::Plant m`
      And `const rt::Descriptor* type = garden::Plant::descriptor()`
      And `std::string text`
      When `m.set_kind(garden::KIND_HERB), m.add_names("a"), m.add_names("b")`
      And `rt::TextFormat::PrintFieldValueToString(m, type->FindFieldByName("kind"), -1, &text)`
      Then `text` is `"KIND_HERB"`
      When `rt::TextFormat::PrintFieldValueToString(m, type->FindFieldByName("names"), 1, &text)`
      Then `text` is `"\"b\""`

    Scenario: what an Any holds, if it is asked for
      Given `garden::Pot m`
      And `garden::Leaf leaf`
      And `rt::TextFormat::Printer printer`
      And `std::string text`
      When `leaf.set_shape("a")`
      And `m.mutable_content()->PackFrom(leaf)`
      And `printer.SetExpandAny(true)`
      And `printer.PrintToString(m, &text)`
      Then `text` is `"content {\n  [type.googleapis.com/garden.Leaf] {\n    shape: \"a\"\n  }\n}\n"`
      When `printer.SetExpandAny(false)`
      And `printer.PrintToString(m, &text)`
      Then `text` is `"content {\n  type_url: \"type.googleapis.com/garden.Leaf\"\n  value: \"\\n\\001a\"\n}\n"`

    Scenario Outline: read, <what>
      Given `garden::Plant m`
      Then `rt::TextFormat::ParseFromString(<text>, &m)` is `true`
      And `<shown>` is `<value>`

      Examples: strings
        | what                                   | text                                                                                | shown    | value                                                                          |
        | a string                               | "name: \"oak\""                                                                     | m.name() | "oak"                                                                          |
        | single quotes                          | "name: 'o\"ak'"                                                                     | m.name() | "o\"ak"                                                                        |
        | strings in a row                       | "name: \"o\" 'a'\\n\"k\""                                                           | m.name() | "oak"                                                                          |
        | escapes                                | "name: \"\\\\a\\\\b\\\\f\\\\n\\\\r\\\\t\\\\v\\\\\\\\\\\\?\\\\'\\\\\"\""             | m.name() | "\a\b\f\\n\r\t\v\\\\?'\""                                                      |
        | octal escapes                          | "name: \"\\\\1\\\\12\\\\1234\""                                                     | m.name() | "\001\012\1234"                                                                |
        | hexadecimal escapes                    | "name: \"\\\\x41\\\\x4g\""                                                          | m.name() | "A\004g"                                                                       |
        | hexadecimal escapes before digits      | "name: \"\\\\x414\\\\x6Fa\\\\x50\""                                                 | m.name() | "A4oaP"                                                                        |
        | code points                            | "name: \"\\\\u00f6\\\\U0001F600\""                                                  | m.name() | "\303\266\360\237\230\200"                                                     |
        | code points at the ends of each length | "name: \"\\\\u007f\\\\u0080\\\\u07ff\\\\u0800\\\\uffff\\\\U00010000\\\\U0010ffff\"" | m.name() | "\177\302\200\337\277\340\240\200\357\277\277\360\220\200\200\364\217\277\277" |

      Examples: numbers, enums and bools
        | what                                  | text                           | shown                       | value                                    |
        | a negative number                     | "height: -12"                  | m.height()                  | -12                                      |
        | a hexadecimal number                  | "height: 0x1F"                 | m.height()                  | 31                                       |
        | each hexadecimal digit                | "cells: 0xfedcba9876543210"    | m.cells()                   | 0xfedcba9876543210u                      |
        | each hexadecimal digit, capital       | "cells: 0XFEDCBA9876543210"    | m.cells()                   | 0xfedcba9876543210u                      |
        | an octal number                       | "height: -017"                 | m.height()                  | -15                                      |
        | the largest uint64                    | "cells: 18446744073709551615"  | m.cells()                   | 18446744073709551615u                    |
        | the smallest int32                    | "height: -2147483648"          | m.height()                  | -2147483647 - 1                          |
        | the smallest int64                    | "warmth: -9223372036854775808" | m.warmth()                  | std::numeric_limits<int64_t>::min()      |
        | the first letters and digits in names | "A: 3 kind: A0_KIND"           | m.a() + m.kind()            | 32                                       |
        | the last letters and digits in names  | "Zz9: 3 kind: Z9z_KIND"        | m.zz9() + m.kind()          | 33                                       |
        | an enum by name                       | "kind: KIND_MOSS"              | m.kind()                    | garden::KIND_MOSS                        |
        | an enum by number                     | "kind: -2"                     | m.kind()                    | garden::KIND_MOSS                        |
        | true                                  | "alive: true"                  | m.alive()                   | true                                     |
        | t                                     | "alive: t"                     | m.alive()                   | true                                     |
        | 1                                     | "alive: 1"                     | m.alive()                   | true                                     |
        | False                                 | "alive: False"                 | m.has_alive() && !m.alive() | true                                     |
        | a double                              | "weight: -1.5e3"               | m.weight()                  | -1500.0                                  |
        | a double without point                | "weight: 12"                   | m.weight()                  | 12.0                                     |
        | a float with f                        | "light: 1.5f"                  | m.light()                   | 1.5f                                     |
        | infinity                              | "weight: -inf"                 | m.weight()                  | -std::numeric_limits<double>::infinity() |
        | the long infinity                     | "light: Infinity"              | m.light()                   | std::numeric_limits<float>::infinity()   |
        | no number                             | "weight: nan"                  | std::isnan(m.weight())      | true                                     |

      Examples: messages, repeated fields and maps
        | what                     | text                                                        | shown                       | value             |
        | a message                | "leaf { shape: \"a\" }"                                     | m.leaf().shape()            | "a"               |
        | a message after a colon  | "leaf: { shape: \"a\" }"                                    | m.leaf().shape()            | "a"               |
        | a message in angles      | "leaf < shape: \"a\" >"                                     | m.leaf().shape()            | "a"               |
        | commas                   | "height: 1, name: \"oak\","                                 | m.name()                    | "oak"             |
        | semicolons               | "height: 1; name: \"oak\";"                                 | m.name()                    | "oak"             |
        | no blanks                | "height:1 name:\"oak\"leaf{shape:\"a\"}"                    | m.leaf().shape()            | "a"               |
        | comments                 | "# all\\nheight: 1 # metre\\n# end"                         | m.height()                  | 1                 |
        | repeated fields          | "rings: 1 rings: 2"                                         | m.rings(1)                  | 2                 |
        | a list                   | "rings: [1, 2, 3]"                                          | m.rings(2)                  | 3                 |
        | an empty list            | "rings: []"                                                 | m.rings_size()              | 0                 |
        | a list of strings        | "names: ['a', 'b' 'c']"                                     | m.names(1)                  | "bc"              |
        | a list of messages       | "leaves: [{ shape: 'a' }, < shape: 'b' >]"                  | m.leaves(1).shape()         | "b"               |
        | a list of enums          | "kinds: [KIND_TREE, 4]"                                     | m.kinds(1)                  | garden::KIND_HERB |
        | a group                  | "Root { depth: 7 }"                                         | m.root().depth()            | 7                 |
        | a map                    | "counts { key: 'a' value: 2 }"                              | m.counts().at("a")          | 2                 |
        | a map, the last of a key | "counts { key: 'a' value: 2 } counts { key: 'a' value: 3 }" | m.counts().at("a")          | 3                 |
        | a map without value      | "counts { key: 'a' }"                                       | m.counts().at("a")          | 0                 |
        | a map of messages        | "by_number { key: 3 value { shape: 'a' } }"                 | m.by_number().at(3).shape() | "a"               |
        | a oneof's member         | "bed: 'north'"                                              | m.bed()                     | "north"           |
        | a reserved name          | "old_name: 3 height: 1"                                     | m.height()                  | 1                 |

      Examples: extensions
        | what                   | text                                 | shown                                      | value |
        | an extension           | "[garden.smell]: 6"                  | m.GetExtension(garden::smell)              | 6     |
        | a list of an extension | "[garden.visitors]: ['bee', 'fly']"  | m.GetExtension(garden::visitors, 1)        | "fly" |
        | an extension's message | "[garden.first_leaf] { shape: 'a' }" | m.GetExtension(garden::first_leaf).shape() | "a"   |

    Scenario Outline: refused, <what>
      Given `garden::Plant m`
      Then `rt::TextFormat::ParseFromString(<text>, &m)` is `false`
      And `rt::TextFormat::ParseFromString(<twin>, &m)` is `true`

      Examples:
        | what                      | text                           | twin                           |
        | a field that is not known | "nome: 'oak'"                  | "name: 'oak'"                  |
        | another type's extension  | "[garden.odour]: 6"            | "[garden.smell]: 6"            |
        | no value                  | "name:"                        | "name: ''"                     |
        | no colon                  | "height 3"                     | "height: 3"                    |
        | a number for a string     | "name: 3"                      | "name: '3'"                    |
        | a string for a number     | "height: '3'"                  | "height: 3"                    |
        | a fraction for an integer | "height: 1.5"                  | "weight: 1.5"                  |
        | an int32 too large        | "height: 2147483648"           | "height: 2147483647"           |
        | an int32 too small        | "height: -2147483649"          | "height: -2147483648"          |
        | an int64 too small        | "warmth: -9223372036854775809" | "warmth: -9223372036854775808" |
        | an int64 too large        | "warmth: 9223372036854775808"  | "warmth: 9223372036854775807"  |
        | a uint64 too large        | "cells: 18446744073709551616"  | "cells: 18446744073709551615"  |
        | a negative uint64         | "cells: -1"                    | "warmth: -1"                   |
        | an octal 8                | "height: 018"                  | "height: 017"                  |
        | a hexadecimal g           | "height: 0x1g"                 | "height: 0x1f"                 |
        | an enum's unknown name    | "kind: KIND_FERN"              | "kind: KIND_HERB"              |
        | an enum's unknown number  | "kind: 9"                      | "kind: 4"                      |
        | a bool of another word    | "alive: yes"                   | "alive: true"                  |
        | a bool of 2               | "alive: 2"                     | "alive: 1"                     |
        | a string that is open     | "name: 'oak"                   | "name: 'oak'"                  |
        | a string over two lines   | "name: 'o\\nak'"               | "name: 'o' \\n 'ak'"           |
        | an unknown escape         | "name: '\\\\q'"                | "name: '\\\\t'"                |
        | a message that is open    | "leaf { shape: 'a'"            | "leaf { shape: 'a' }"          |
        | the wrong bracket         | "leaf { shape: 'a' >"          | "leaf < shape: 'a' >"          |
        | a bracket too many        | "leaf { } }"                   | "leaf { }"                     |
        | a list of a single field  | "height: [1]"                  | "rings: [1]"                   |
        | a list that is open       | "rings: [1, 2"                 | "rings: [1, 2]"                |
        | a comma too many          | "rings: [1, 2,]"               | "rings: [1, 2]"                |
        | a single field twice      | "height: 1 height: 2"          | "rings: 1 rings: 2"            |
        | two members of a oneof    | "row: 1 bed: 'a'"              | "row: 1"                       |
        | a group by its field name | "root { depth: 7 }"            | "Root { depth: 7 }"            |

    Scenario Outline: invalid UTF-8, refused in a string: <what>
      Given `garden::Pot m`
      Then `rt::TextFormat::ParseFromString("label: '<text>'", &m)` is `false`
      And `rt::TextFormat::ParseFromString("label: '<twin>'", &m)` is `true`

      Examples:
        | what                       | text                       | twin                  |
        | a byte in octal            | \\\\300                    | \\\\303\\\\244        |
        | a byte in hexadecimal      | \\\\xc0                    | \\\\xc3\\\\xa4        |
        | a surrogate in bytes       | \\\\355\\\\240\\\\200      | \\\\355\\\\237\\\\277 |
        | a high surrogate           | \\\\ud83d                  | \\\\ud83d\\\\ude00    |
        | a low surrogate            | \\\\ude00                  | \\\\ud83d\\\\ude00    |
        | a high surrogate, a letter | \\\\ud83d\\\\u0041         | \\\\ud83d\\\\ude00    |
        | two high surrogates        | \\\\ud83d\\\\ud83d         | \\\\ud83d\\\\ude00    |
        | a long surrogate           | \\\\U0000d83d              | \\\\U0001f600         |
        | two long surrogates        | \\\\U0000d83d\\\\U0000de00 | \\\\U0001f600         |
        | a long one, a short one    | \\\\U0000d83d\\\\ude00     | \\\\U0001f600         |
        | a short one, a long one    | \\\\ud83d\\\\U0000de00     | \\\\U0001f600         |

    Scenario: a field of bytes takes any
      Given `garden::Pot m`
      Then `rt::TextFormat::ParseFromString("mark: '\\300\\xff'", &m)` is `true`
      And `m.mark()` is `"\300\xff"`

    Scenario: an extension of a message set
      Given `garden::Bag m`
      And `std::string text`
      When `m.MutableExtension(garden::Seed::in_bag)->set_size(3)`
      Then `rt::TextFormat::PrintToString(m, &text)` is `true`
      And `text` is `"[garden.Seed] {\n  size: 3\n}\n"`
      And `rt::TextFormat::ParseFromString("[garden.Seed] { size: 4 }", &m)` is `true`
      And `m.GetExtension(garden::Seed::in_bag).size()` is `4`

    Scenario: the previous content is replaced
      Given `garden::Plant m`
      When `m.set_height(3), m.add_rings(1)`
      Then `rt::TextFormat::ParseFromString("name: 'oak' rings: 2", &m)` is `true`
      And `m.has_height()` is `false`
      And `m.rings_size()` is `1`
      And `m.rings(0)` is `2`

    Scenario: merged, the previous content stays
      Given `garden::Plant m`
      When `m.set_height(3), m.add_rings(1), m.set_name("elm")`
      Then `rt::TextFormat::MergeFromString("name: 'oak' rings: 2", &m)` is `true`
      And `m.height()` is `3`
      And `m.rings_size()` is `2`
      And `m.name()` is `"oak"`

    Scenario: merged, a single field may come twice
      Given `garden::Plant m`
      Then `rt::TextFormat::MergeFromString("height: 1 height: 2", &m)` is `true`
      And `m.height()` is `2`

    Scenario: required fields
      Given `garden::Needy m`
      And `rt::TextFormat::Parser parser`
      Then `rt::TextFormat::ParseFromString("needed: 1", &m)` is `false`
      And `rt::TextFormat::ParseFromString("needed: 1 also: ''", &m)` is `true`
      When `parser.AllowPartialMessage(true)`
      Then `parser.ParseFromString("needed: 2", &m)` is `true`
      And `m.needed()` is `2`

    Scenario Outline: skipped, if it is allowed: <what>
      Given `garden::Plant m`
      And `rt::TextFormat::Parser parser`
      Then `parser.ParseFromString(<text>, &m)` is `false`
      When `parser.<option>(true)`
      Then `parser.ParseFromString(<text>, &m)` is `true`
      And `m.height()` is `1`

      Examples:
        | what                   | option                    | text                                            |
        | an unknown number      | AllowUnknownField         | "nome: 3 height: 1"                             |
        | an unknown string      | AllowUnknownField         | "nome: 'a' \"b\" height: 1"                     |
        | an unknown list        | AllowUnknownField         | "nome: [1, 'a', x] height: 1"                   |
        | an unknown message     | AllowUnknownField         | "nome { a: 1 b { c: 'x' } [d.e]: 3 } height: 1" |
        | an unknown negative    | AllowUnknownField         | "nome: -1.5 height: 1"                          |
        | an unknown extension   | AllowUnknownExtension     | "[garden.odour]: 3 height: 1"                   |
        | an extension's message | AllowUnknownExtension     | "[garden.odour] { a: 1 } height: 1"             |
        | a name in other case   | AllowCaseInsensitiveField | "HEIGHT: 1"                                     |
        | a field by its number  | AllowFieldNumber          | "2: 1"                                          |

    Scenario: an open enum takes every number
      Given `garden::Pot m`
      Then `rt::TextFormat::ParseFromString("colour: 42 colours: [3, -7]", &m)` is `true`
      And `static_cast<int>(m.colour())` is `42`
      And `static_cast<int>(m.colours(1))` is `-7`
      And `rt::TextFormat::ParseFromString("colour: COLOUR_BLUE", &m)` is `false`

    Scenario: what an Any holds
      Given `garden::Pot m`
      And `garden::Leaf leaf`
      Then `rt::TextFormat::ParseFromString("content { [type.googleapis.com/garden.Leaf] { shape: 'a' } } size: 3", &m)` is `true`
      And `m.content().type_url()` is `"type.googleapis.com/garden.Leaf"`
      And `m.content().UnpackTo(&leaf)` is `true`
      And `leaf.shape()` is `"a"`
      And `m.size()` is `3`
      And `rt::TextFormat::ParseFromString("content { [type.googleapis.com/garden.Unknown] { shape: 'a' } }", &m)` is `false`

    Scenario: from and to streams
      Given the header `google/protobuf/io/zero_copy_stream_impl_lite.h`
      And `garden::Plant m`
      And `garden::Plant back`
      And `std::string text`
      When `m.set_name("oak"), m.add_rings(1)`
      And `rt::io::StringOutputStream output(&text)`
      Then `rt::TextFormat::Print(m, &output)` is `true`
      When `text.resize(output.ByteCount())`
      Then `text` is `"name: \"oak\"\nrings: 1\n"`
      When `rt::io::ArrayInputStream input(text.data(), text.size(), 3)`
      Then `rt::TextFormat::Parse(&input, &back)` is `true`
      And `back.name()` is `"oak"`
      When `rt::io::ArrayInputStream again(text.data(), text.size(), 4)`
      Then `rt::TextFormat::Merge(&again, &back)` is `true`
      And `back.rings_size()` is `2`

    Scenario: errors have a place, counted from 0
      Given `garden::Plant m`
      And the C++
        """cpp
        struct Collector : rt::io::ErrorCollector {
          void AddError(int line, int, const std::string&) { seen += std::to_string(line) + ";"; } void RecordError(int line, int, lib::string_view) { seen += std::to_string(line) + ";"; }
          std::string seen;
        }
        """
      And `Collector collector`
      And `rt::TextFormat::Parser parser`
      When `parser.RecordErrorsTo(&collector)`
      Then `parser.ParseFromString("name: 'oak'\n  nome: 3", &m)` is `false`
      And `collector.seen` is `"1;"`

    Scenario: an error names the unknown field
      Given `garden::Plant m`
      And the C++
        """cpp
        struct Collector : rt::io::ErrorCollector {
          void AddError(int, int, const std::string& message) { seen += message; } void RecordError(int, int, lib::string_view message) { seen.append(message.data(), message.size()); }
          std::string seen;
        }
        """
      And `Collector collector`
      And `rt::TextFormat::Parser parser`
      When `parser.RecordErrorsTo(&collector)`
      And `parser.ParseFromString("nome: 3", &m)`
      Then `collector.seen` contains `"garden.Plant"`
      And `collector.seen` contains `"nome"`

    Scenario: messages within messages, as deep as allowed
      Given `garden::Leaf m`
      And `rt::TextFormat::Parser parser`
      When `parser.SetRecursionLimit(2)`
      Then `parser.ParseFromString("next { next { shape: 'a' } }", &m)` is `true`
      And `parser.ParseFromString("next { next { next { } } }", &m)` is `false`

    Scenario: the limit is one of levels, not of messages
      Given `garden::Plant m`
      And `rt::TextFormat::Parser parser`
      And `std::string text`
      When `for (int i = 0; i < 20; ++i) text += "leaves { next { } } box { lid { } } sizes: [1, 2] boxes: [{ }, { }] "`
      And `parser.SetRecursionLimit(4)`
      And `parser.AllowUnknownField(true)`
      Then `parser.ParseFromString(text, &m)` is `true`
      And `parser.ParseFromString("box { lid { box { lid { box { } } } } }", &m)` is `false`

    Scenario Outline: printed and read, it is the same: <what>
      Given `garden::Plant m`
      And `garden::Plant back`
      And `std::string text`
      When `<arrange>`
      And `rt::TextFormat::PrintToString(m, &text)`
      Then `rt::TextFormat::ParseFromString(text, &back)` is `true`
      And `back.SerializeAsString()` is `m.SerializeAsString()`

      Examples:
        | what                 | arrange                                                                                                            |
        | every byte           | for (int i = 0; i < 256; ++i) m.mutable_seed()->push_back(static_cast<char>(i))                                    |
        | a digit after a byte | m.set_seed("\0017\0008"s)                                                                                          |
        | a double             | m.set_weight(0.1 + 0.2)                                                                                            |
        | the smallest double  | m.set_weight(std::numeric_limits<double>::denorm_min())                                                            |
        | the largest double   | m.set_weight(-std::numeric_limits<double>::max())                                                                  |
        | a float              | m.set_light(0.1f + 0.2f)                                                                                           |
        | a float of 9 digits  | m.set_light(13972.1045f)                                                                                           |
        | the smallest float   | m.set_light(std::numeric_limits<float>::denorm_min())                                                              |
        | the largest float    | m.set_light(std::numeric_limits<float>::max())                                                                     |
        | minus zero           | m.set_weight(-0.0)                                                                                                 |
        | limits               | m.set_height(std::numeric_limits<int>::min()), m.set_warmth(std::numeric_limits<int64_t>::min())                   |
        | messages             | m.add_leaves()->mutable_next()->set_shape("a"), m.add_leaves(), m.mutable_root(), m.mutable_pot()                  |
        | extensions           | m.SetExtension(garden::smell, -6), m.AddExtension(garden::visitors, "\\n"), m.MutableExtension(garden::first_leaf) |
