@needs.cpp
Feature: Malformed input
  Input may come from anybody. Valid bytes are accepted, and all others are refused. No input crashes the process or makes
  it allocate much more than the size of the input. An independent reader (protobufjs) decides which bytes are valid.

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (cut and corrupted input)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Numbers {
          int32 a = 1; int64 b = 2; uint32 c = 3; uint64 d = 4; sint32 e = 5; sint64 f = 6; bool g = 7; Kind h = 8;
          fixed32 i = 9; fixed64 j = 10; sfixed32 k = 11; sfixed64 l = 12; float m = 13; double n = 14;
        }
        message Lists {
          repeated int32 varints = 1; repeated fixed32 fours = 2; repeated fixed64 eights = 3; repeated bool flags = 4;
          repeated sint64 expanded = 5 [packed = false]; repeated fixed32 expanded_fours = 6 [packed = false];
          repeated Kind kinds = 7; repeated string texts = 8; repeated bytes blobs = 9; repeated Part parts = 10;
        }
        message Texts { string text = 1; bytes blob = 2; Part part = 3; }
        message Maps { map<string, int32> numbers = 1; map<int32, string> texts = 2; map<bool, Part> parts = 3; map<fixed64, Kind> kinds = 4; }
        """

    Scenario: every prefix of numbers
      Given `Numbers m`
      Then `m` accepts exactly the valid prefixes of the `Numbers`
        """json
        {
          "a": -1, "b": "-7000000000", "c": 4000000000, "d": "18000000000000000000", "e": -300, "f": "-8000000000", "g": true,
          "h": "KIND_BELOW", "i": 4100000000, "j": "18100000000000000000", "k": -9, "l": "-9000000000", "m": -2.5, "n": 1e300
        }
        """

    Scenario: every byte mutation of numbers
      Given `Numbers m`
      Then `m` accepts exactly the valid byte mutations of the `Numbers`
        """json
        { "a": -1, "c": 300, "e": -300, "g": true, "h": "KIND_LEFT", "i": 4100000000, "l": "900", "m": -2.5 }
        """

    Scenario: every prefix of repeated fields
      Given `Lists m`
      Then `m` accepts exactly the valid prefixes of the `Lists`
        """json
        {
          "varints": [1, 300, -1], "fours": [1, 2], "eights": ["1", "2"], "flags": [true, false], "expanded": ["-1", "300"],
          "expanded_fours": [1, 2], "kinds": ["KIND_LEFT", "KIND_BELOW"], "texts": ["a", "", "bc"], "blobs": ["AP8=", ""],
          "parts": [{ "id": 1 }, {}, { "parts": [{ "id": 2 }] }]
        }
        """

    Scenario: every byte mutation of repeated fields
      Given `Lists m`
      Then `m` accepts exactly the valid byte mutations of the `Lists`
        """json
        {
          "varints": [1, 300, -1], "fours": [1, 2], "eights": ["1"], "flags": [true, false], "expanded": ["-1", "300"],
          "expanded_fours": [1], "kinds": ["KIND_LEFT"], "texts": ["a", "bc"], "blobs": ["AP8="], "parts": [{ "id": 1 }, {}]
        }
        """

    Scenario: every prefix of strings and messages
      Given `Texts m`
      Then `m` accepts exactly the valid prefixes of the `Texts`
        """json
        {
          "text": "aä€😀z", "blob": "/wD+",
          "part": { "id": 7, "label": "é", "part": { "id": 8, "part": { "label": "deep" } }, "parts": [{}, { "id": 9 }] }
        }
        """

    Scenario: every byte mutation of strings and messages
      Given `Texts m`
      Then `m` accepts exactly the valid byte mutations of the `Texts`
        """json
        { "text": "aä€😀z", "blob": "/wD+", "part": { "id": 7, "label": "é", "part": { "id": 8 }, "parts": [{ "id": 9 }] } }
        """

    Scenario: every prefix of maps
      Given `Maps m`
      Then `m` accepts exactly the valid prefixes of the `Maps`
        """json
        {
          "numbers": { "one": 1, "": 2 }, "texts": { "-1": "minus", "300": "" }, "parts": { "true": { "id": 7 } },
          "kinds": { "18100000000000000000": "KIND_BELOW" }
        }
        """

    Scenario: every byte mutation of maps
      Given `Maps m`
      Then `m` accepts exactly the valid byte mutations of the `Maps`
        """json
        { "numbers": { "one": 1 }, "texts": { "300": "é" }, "parts": { "true": { "id": 7 } }, "kinds": { "5": "KIND_LEFT" } }
        """

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (cut and corrupted groups and closed enums)

    Background:
      Given the schema file `old.proto`
        """proto
        syntax = "proto2";
        enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_BELOW = -6; }
        message OldPart { optional int32 id = 1; optional string label = 2; optional group Inner = 3 { optional int32 id = 1; } }
        message Groups {
          optional group One = 1 { optional int32 id = 1; optional group Two = 2 { optional string text = 1; } }
          repeated group Many = 3 { optional int32 id = 1; }
          optional OldPart part = 4;
        }
        message Enums { optional OldKind kind = 1; repeated OldKind kinds = 2; repeated OldKind packed = 3 [packed = true]; }
        """

    Scenario: every prefix of groups
      Given `Groups m`
      Then `m` accepts exactly the valid prefixes of the `Groups`
        """json
        {
          "one": { "id": 300, "two": { "text": "inner" } }, "many": [{ "id": 1 }, {}],
          "part": { "id": 7, "label": "l", "inner": { "id": 8 } }
        }
        """

    Scenario: every byte mutation of groups
      Given `Groups m`
      Then `m` accepts exactly the valid byte mutations of the `Groups`
        """json
        { "one": { "id": 300, "two": { "text": "in" } }, "many": [{ "id": 1 }, {}], "part": { "inner": { "id": 8 } } }
        """

    Scenario: every prefix of closed enums
      Given `Enums m`
      Then `m` accepts exactly the valid prefixes of the `Enums`
        """json
        { "kind": "OLD_KIND_BELOW", "kinds": ["OLD_KIND_FIRST", 32, 33], "packed": ["OLD_KIND_OTHER", -6, 99] }
        """

    Scenario: every byte mutation of closed enums
      Given `Enums m`
      Then `m` accepts exactly the valid byte mutations of the `Enums`
        """json
        { "kind": "OLD_KIND_BELOW", "kinds": ["OLD_KIND_FIRST", 32], "packed": ["OLD_KIND_OTHER", -6, 31] }
        """

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (cut and corrupted extensions)

    Background:
      Given the schema file `old.proto`
        """proto
        syntax = "proto2";
        enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_BELOW = -6; }
        message OldPart { optional int32 id = 1; optional string label = 2; optional group Inner = 3 { optional int32 id = 1; } }
        message Open {
          optional int32 before = 1;
          extensions 100 to 199;
          optional string after = 200;
        }
        extend Open {
          optional int32 ext_number = 100;
          optional fixed64 ext_eight = 101;
          optional string ext_text = 102;
          optional OldPart ext_part = 103;
          optional OldKind ext_kind = 104;
          repeated int32 ext_numbers = 105;
          repeated int32 ext_packed = 106 [packed = true];
          repeated fixed32 ext_fours = 107 [packed = true];
          repeated OldPart ext_parts = 108;
          optional group ExtBox = 109 { optional int32 id = 1; }
          repeated OldKind ext_kinds = 110;
        }
        """

    Scenario: every prefix of extensions
      Given `Open m`
      Then `m` accepts exactly the valid prefixes of the `Open`
        """json
        {
          "before": 5, ".ext_number": -1, ".ext_eight": "7", ".ext_text": "abc", ".ext_part": { "id": 7, "inner": { "id": 8 } },
          ".ext_kind": "OLD_KIND_OTHER", ".ext_numbers": [1, 300], ".ext_packed": [1, 300], ".ext_fours": [1, 2],
          ".ext_parts": [{ "id": 1 }, {}], ".ext_kinds": ["OLD_KIND_FIRST", "OLD_KIND_BELOW"], "after": "z"
        }
        """

    Scenario: every byte mutation of extensions
      Given `Open m`
      Then `m` accepts exactly the valid byte mutations of the `Open`
        """json
        {
          "before": 5, ".ext_number": 300, ".ext_text": "abc", ".ext_part": { "id": 7, "inner": { "id": 8 } },
          ".ext_kind": "OLD_KIND_OTHER", ".ext_packed": [1, 300], ".ext_fours": [1], ".ext_parts": [{ "id": 1 }], "after": "z"
        }
        """

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (cut and corrupted unknown fields)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Lists {
          repeated int32 varints = 1; repeated fixed32 fours = 2; repeated fixed64 eights = 3; repeated bool flags = 4;
          repeated sint64 expanded = 5 [packed = false]; repeated fixed32 expanded_fours = 6 [packed = false];
          repeated Kind kinds = 7; repeated string texts = 8; repeated bytes blobs = 9; repeated Part parts = 10;
        }
        message Texts { string text = 1; bytes blob = 2; Part part = 3; }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        message OldPart { optional int32 id = 1; optional string label = 2; optional group Inner = 3 { optional int32 id = 1; } }
        message Groups {
          optional group One = 1 { optional int32 id = 1; optional group Two = 2 { optional string text = 1; } }
          repeated group Many = 3 { optional int32 id = 1; }
          optional OldPart part = 4;
        }
        message Closed { optional int32 far = 1000; }
        """

    Scenario: every prefix of unknown fields
      Given `Closed m`
      Then `m` accepts exactly the valid prefixes of the `Groups`
        """json
        { "one": { "id": 300, "two": { "text": "inner" } }, "many": [{ "id": 1 }, {}], "part": { "id": 7 } }
        """

    Scenario: every byte mutation of unknown fields
      Given `Closed m`
      Then `m`, a `Closed`, accepts exactly the valid byte mutations of the `Groups`
        """json
        { "one": { "id": 300, "two": { "text": "in" } }, "many": [{ "id": 1 }, {}], "part": { "inner": { "id": 8 } } }
        """

    Scenario: every byte mutation of partly unknown messages
      Given `Texts m`
      Then `m`, a `Texts`, accepts exactly the valid byte mutations of the `Lists`
        """json
        { "varints": [97, 300], "fours": [1, 2], "eights": ["1"], "flags": [true], "expanded": ["-1"], "texts": ["a"] }
        """

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (a long message, cut and corrupted)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Sample {
          int32 number = 1; fixed32 four = 2; double eight = 3; string text = 4; bytes blob = 5; Part part = 6;
          repeated int32 varints = 7; repeated fixed32 fours = 8; repeated sint32 expanded = 9 [packed = false];
          repeated string texts = 10; repeated Part parts = 11; Kind kind = 12; map<string, int32> map = 13;
          uint64 large = 14; bool flag = 2047; sint64 far = 100000;
        }
        """

    Scenario: every prefix of a message of 200 bytes
      Given `Sample m`
      Then `m` accepts exactly the valid prefixes of the `Sample`
        """json
        {
          "number": -300, "four": 4100000000, "eight": -2.5, "text": "the text of a sample: äöü€, and the rest of words",
          "blob": "AP/+/QB6", "part": { "id": 7, "label": "part", "part": { "id": 8, "parts": [{ "id": 9 }] } },
          "varints": [1, 300, 70000], "fours": [1, 2], "expanded": [-1, 300], "texts": ["a", "", "bcd"],
          "parts": [{ "id": 1 }, {}, { "label": "é" }], "kind": "KIND_BELOW", "map": { "one": 1, "two": 300 },
          "large": "18000000000000000000", "flag": true, "far": "-9"
        }
        """

    Scenario: every byte mutation of a message of 200 bytes
      Given `Sample m`
      Then `m` accepts exactly the valid byte mutations of the `Sample`
        """json
        {
          "number": -300, "four": 4100000000, "eight": -2.5, "text": "the text of a sample: äöü€, and the rest of words",
          "blob": "AP/+/QB6", "part": { "id": 7, "label": "part", "part": { "id": 8, "parts": [{ "id": 9 }] } },
          "varints": [1, 300, 70000], "fours": [1, 2], "expanded": [-1, 300], "texts": ["a", "", "bcd"],
          "parts": [{ "id": 1 }, {}, { "label": "é" }], "kind": "KIND_BELOW", "map": { "one": 1, "two": 300 },
          "large": "18000000000000000000", "flag": true, "far": "-9"
        }
        """

    Scenario: the size of that message
      Given `Sample m`
      When `m` parses the `Sample`
        """json
        {
          "number": -300, "four": 4100000000, "eight": -2.5, "text": "the text of a sample: äöü€, and the rest of words",
          "blob": "AP/+/QB6", "part": { "id": 7, "label": "part", "part": { "id": 8, "parts": [{ "id": 9 }] } },
          "varints": [1, 300, 70000], "fours": [1, 2], "expanded": [-1, 300], "texts": ["a", "", "bcd"],
          "parts": [{ "id": 1 }, {}, { "label": "é" }], "kind": "KIND_BELOW", "map": { "one": 1, "two": 300 },
          "large": "18000000000000000000", "flag": true, "far": "-9"
        }
        """
      Then `m.SerializeAsString().size()` is `200`

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (groups that are not closed, at any depth)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Maps { map<string, int32> numbers = 1; map<int32, string> texts = 2; map<bool, Part> parts = 3; map<fixed64, Kind> kinds = 4; }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        message Closed { optional int32 far = 1000; }
        message Tree { optional group Branch = 1 { optional Tree tree = 1; } }
        message Deep { extensions 1 to max; }
        extend Deep { optional Deep ext_deep = 1; repeated group ExtBranch = 2 { optional Deep deep = 1; } }
        """

    Scenario: unknown messages are not parsed, however deep they are
      Given `Closed m`
      And `std::string nested`
      And `for (int level = 0; level < 10000; ++level) nested = record(1, std::move(nested))`
      Then `m.ParseFromString(nested)` is `true`
      And `m.SerializeAsString() == nested` is `true`

    Scenario Outline: <count> groups opened and never closed
      Given `Closed m`
      And `Tree tree`
      Then `m.ParseFromString(std::string(<count>, '\x0b'))` is `false`
      And `tree.ParseFromString(std::string(<count>, '\x0b'))` is `false`

      Examples:
        | count   |
        | 1       |
        | 50      |
        | 10000   |
        | 1000000 |

  @cpp.error.nesting @needs.protobuf-conventions
  Rule: Messages and groups are read up to 100 levels deep, and refused below that

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Maps { map<string, int32> numbers = 1; map<int32, string> texts = 2; map<bool, Part> parts = 3; map<fixed64, Kind> kinds = 4; }
        message Choice { oneof which { int32 id = 1; Choice next = 2; } }
        message Node { map<int32, Node> nodes = 1; }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        message Closed { optional int32 far = 1000; }
        message Tree { optional group Branch = 1 { optional Tree tree = 1; } optional Tree below = 2; }
        message Deep { extensions 1 to max; }
        extend Deep { optional Deep ext_deep = 1; repeated group ExtBranch = 2 { optional Deep deep = 1; } }
        """

    Scenario: messages, deeply nested
      Given `Part m`
      And `std::string nested`
      And `for (int level = 0; level < 50; ++level) nested = record(3, std::move(nested))`
      And `const bool fifty = m.ParseFromString(nested)`
      And `for (int level = 50; level < 10000; ++level) nested = record(3, std::move(nested))`
      When `const bool ten_thousand = m.ParseFromString(nested)`
      Then `fifty` is `true`
      And `ten_thousand` is `false`

    Scenario Outline: <what>, deeply nested
      Given `<type> m`
      And `std::string nested`
      And `for (int level = 0; level < 50; ++level) nested = <level>`
      And `const bool fifty = m.ParseFromString(nested)`
      And `for (int level = 50; level < 10000; ++level) nested = <level>`
      When `const bool ten_thousand = m.ParseFromString(nested)`
      Then `fifty` is `true`
      And `ten_thousand` is `false`

      Examples:
        | what                        | type   | level                                                     |
        | messages of repeated fields | Part   | record(4, std::move(nested))                              |
        | groups                      | Tree   | bytes("0b") + record(1, std::move(nested)) + bytes("0c")  |
        | groups that are unknown     | Closed | bytes("0b") + std::move(nested) + bytes("0c")             |
        | groups with other fields    | Closed | bytes("0b 10 07") + std::move(nested) + bytes("1a 00 0c") |
        | extensions                  | Deep   | record(1, std::move(nested))                              |
        | extensions that are groups  | Deep   | bytes("13") + record(1, std::move(nested)) + bytes("14")  |

    Scenario: messages in a map, deeply nested
      Given `Maps m`
      And `std::string nested`
      And `for (int level = 0; level < 10000; ++level) nested = record(3, std::move(nested))`
      Then `m.ParseFromString(record(3, bytes("08 01") + record(2, bytes("08 07"))))` is `true`
      And `m.ParseFromString(record(3, bytes("08 01") + record(2, nested)))` is `false`

    Scenario: messages, 99, 100 and 101 levels
      Given `Part m`
      And `std::string nested = record(3, bytes("08 07"))`
      And `for (int level = 1; level < 99; ++level) nested = record(3, std::move(nested))`
      And `const std::string hundred = record(3, nested)`
      Then `m.ParseFromString(nested)` is `true`
      And `m.SerializeAsString()` is `nested`
      And `m.ParseFromString(hundred)` is `true`
      And `m.SerializeAsString()` is `hundred`
      And `m.ParseFromString(record(3, hundred))` is `false`

    Scenario Outline: <what>, 99, 100 and 101 levels
      Given `<type> m`
      And `std::string nested = <first>`
      And `for (int level = 1; level < 99; level += <step>) nested = <levels>`
      And `const std::string ninety_nine = nested`
      And `const std::string hundred = <outermost>`
      And `nested = hundred`
      And `const std::string hundred_and_one = <outermost>`
      Then `m.ParseFromString(ninety_nine)` is `true`
      And `m.SerializeAsString()` is `ninety_nine`
      And `m.ParseFromString(hundred)` is `true`
      And `m.SerializeAsString()` is `hundred`
      And `m.ParseFromString(hundred_and_one)` is `false`

      Examples:
        | what                        | type   | first          | levels                                                   | step | outermost                          |
        | messages of repeated fields | Part   | bytes("22 00") | record(4, std::move(nested))                             | 1    | record(4, nested)                  |
        | messages of a oneof         | Choice | bytes("12 00") | record(2, std::move(nested))                             | 1    | record(2, nested)                  |
        | groups                      | Tree   | bytes("0b 0c") | bytes("0b") + record(1, std::move(nested)) + bytes("0c") | 2    | record(2, nested)                  |
        | groups that are unknown     | Closed | bytes("0b 0c") | bytes("0b") + std::move(nested) + bytes("0c")            | 1    | bytes("0b") + nested + bytes("0c") |
        | extensions                  | Deep   | bytes("0a 00") | record(1, std::move(nested))                             | 1    | record(1, nested)                  |
        | extensions that are groups  | Deep   | bytes("13 14") | bytes("13") + record(1, std::move(nested)) + bytes("14") | 2    | record(1, nested)                  |

    Scenario: messages in maps, 100 levels of which half are entries
      Given `Node m`
      And `std::string nested`
      And `for (int level = 0; level < 100; level += 2) nested = record(1, bytes("08 01") + record(2, std::move(nested)))`
      Then `m.ParseFromString(nested)` is `true`
      And `m.SerializeAsString()` is `nested`

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (invalid lengths)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Lists {
          repeated int32 varints = 1; repeated fixed32 fours = 2; repeated fixed64 eights = 3; repeated bool flags = 4;
          repeated sint64 expanded = 5 [packed = false]; repeated fixed32 expanded_fours = 6 [packed = false];
          repeated Kind kinds = 7; repeated string texts = 8; repeated bytes blobs = 9; repeated Part parts = 10;
        }
        message Texts { string text = 1; bytes blob = 2; Part part = 3; }
        message Maps { map<string, int32> numbers = 1; map<int32, string> texts = 2; map<bool, Part> parts = 3; map<fixed64, Kind> kinds = 4; }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_BELOW = -6; }
        message OldPart { optional int32 id = 1; optional string label = 2; optional group Inner = 3 { optional int32 id = 1; } }
        message Groups {
          optional group One = 1 { optional int32 id = 1; optional group Two = 2 { optional string text = 1; } }
          repeated group Many = 3 { optional int32 id = 1; }
          optional OldPart part = 4;
        }
        message Enums { optional OldKind kind = 1; repeated OldKind kinds = 2; repeated OldKind packed = 3 [packed = true]; }
        message Open {
          optional int32 before = 1;
          extensions 100 to 199;
          optional string after = 200;
        }
        extend Open {
          optional int32 ext_number = 100;
          optional fixed64 ext_eight = 101;
          optional string ext_text = 102;
          optional OldPart ext_part = 103;
          optional OldKind ext_kind = 104;
          repeated int32 ext_numbers = 105;
          repeated int32 ext_packed = 106 [packed = true];
          repeated fixed32 ext_fours = 107 [packed = true];
          repeated OldPart ext_parts = 108;
          optional group ExtBox = 109 { optional int32 id = 1; }
          repeated OldKind ext_kinds = 110;
        }
        message Closed { optional int32 far = 1000; }
        """

    Scenario: a string with a length beyond the end, up to 2 GiB and more
      Given `Texts m`
      Then `m.ParseFromString(bytes("0a 00"))` is `true`
      And `m.ParseFromString(bytes("0a 08 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("0a ff ff ff ff 07 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("0a 80 80 80 80 08 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("0a ff ff ff ff 0f 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("0a 80 80 80 80 10 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("0a 83 80 80 80 10 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("0a ff ff ff ff ff ff ff ff 7f 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("0a ff ff ff ff ff ff ff ff ff 01 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("0a fd ff ff ff ff ff ff ff ff 01 00 00 00"))` is `false`

    Scenario Outline: <what> with a length beyond the end, up to 2 GiB and more
      Given `<type> m`
      Then `m.ParseFromString(bytes("<tag> 00"))` is `true`
      And `m.ParseFromString(bytes("<tag> 08 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("<tag> ff ff ff ff 07 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("<tag> 80 80 80 80 08 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("<tag> ff ff ff ff 0f 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("<tag> 80 80 80 80 10 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("<tag> 83 80 80 80 10 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("<tag> ff ff ff ff ff ff ff ff 7f 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("<tag> ff ff ff ff ff ff ff ff ff 01 00 00 00"))` is `false`
      And `m.ParseFromString(bytes("<tag> fd ff ff ff ff ff ff ff ff 01 00 00 00"))` is `false`

      Examples:
        | what                       | type   | tag   |
        | bytes                      | Texts  | 12    |
        | a message                  | Texts  | 1a    |
        | a repeated string          | Lists  | 42    |
        | a repeated message         | Lists  | 52    |
        | packed varints             | Lists  | 0a    |
        | packed fixed32             | Lists  | 12    |
        | packed fixed64             | Lists  | 1a    |
        | packed bools               | Lists  | 22    |
        | packed enums               | Lists  | 3a    |
        | packed closed enums        | Enums  | 1a    |
        | numbers packed on the wire | Lists  | 2a    |
        | a map entry                | Maps   | 0a    |
        | an unknown field           | Closed | 0a    |
        | an extension of text       | Open   | b2 06 |
        | a message extension        | Open   | ba 06 |
        | a packed extension         | Open   | d2 06 |

    Scenario Outline: an invalid length in a submessage: <what>
      Given `<type> m`
      Then `m.ParseFromString(bytes("<valid>"))` is `true`
      And `m.ParseFromString(bytes("<invalid>"))` is `false`

      Examples:
        | what                                    | type   | valid                | invalid                 |
        | a string that passes its message        | Texts  | 1a 03 12 01 61       | 1a 03 12 02 61 61       |
        | a message that passes its message       | Texts  | 1a 04 1a 02 08 07    | 1a 03 1a 02 08 07       |
        | a message as long as 2 GiB in another   | Texts  | 1a 02 1a 00          | 1a 06 1a ff ff ff ff 07 |
        | a key that passes its map entry         | Maps   | 0a 03 0a 01 61       | 0a 03 0a 02 61 61       |
        | a value that passes its map entry       | Maps   | 1a 04 12 02 08 07    | 1a 03 12 02 08 07       |
        | a string that passes the end in a group | Groups | 0b 13 0a 01 61 14 0c | 0b 13 0a 04 61 14 0c    |
        | an unknown string in a group            | Closed | 0b 0a 01 61 0c       | 0b 0a 03 61 0c          |

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (overlong tags and varints)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Numbers {
          int32 a = 1; int64 b = 2; uint32 c = 3; uint64 d = 4; sint32 e = 5; sint64 f = 6; bool g = 7; Kind h = 8;
          fixed32 i = 9; fixed64 j = 10; sfixed32 k = 11; sfixed64 l = 12; float m = 13; double n = 14;
        }
        message Lists {
          repeated int32 varints = 1; repeated fixed32 fours = 2; repeated fixed64 eights = 3; repeated bool flags = 4;
          repeated sint64 expanded = 5 [packed = false]; repeated fixed32 expanded_fours = 6 [packed = false];
          repeated Kind kinds = 7; repeated string texts = 8; repeated bytes blobs = 9; repeated Part parts = 10;
        }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_BELOW = -6; }
        message OldPart { optional int32 id = 1; optional string label = 2; optional group Inner = 3 { optional int32 id = 1; } }
        message Enums { optional OldKind kind = 1; repeated OldKind kinds = 2; repeated OldKind packed = 3 [packed = true]; }
        message Open {
          optional int32 before = 1;
          extensions 100 to 199;
          optional string after = 200;
        }
        extend Open {
          optional int32 ext_number = 100;
          optional fixed64 ext_eight = 101;
          optional string ext_text = 102;
          optional OldPart ext_part = 103;
          optional OldKind ext_kind = 104;
          repeated int32 ext_numbers = 105;
          repeated int32 ext_packed = 106 [packed = true];
          repeated fixed32 ext_fours = 107 [packed = true];
          repeated OldPart ext_parts = 108;
          optional group ExtBox = 109 { optional int32 id = 1; }
          repeated OldKind ext_kinds = 110;
        }
        message Closed { optional int32 far = 1000; }
        """

    Scenario: a tag of five bytes
      Given `Closed m`
      Then `m.ParseFromString(bytes("f8 ff ff ff 0f 07"))` is `true`
      And `m.ParseFromString(bytes("f8 ff ff ff 1f 07"))` is `false`

    Scenario Outline: a tag of <bytes> bytes
      Given `Closed m`
      Then `m.ParseFromString(bytes("<valid>"))` is `true`
      And `m.ParseFromString(bytes("<invalid>"))` is `false`

      Examples: the number of a field has 29 bits
        | bytes | valid             | invalid                          |
        | six   | f8 ff ff ff 0f 07 | f8 ff ff ff 8f 01 07             |
        | ten   | f8 ff ff ff 0f 07 | f8 ff ff ff ff ff ff ff ff 01 07 |

    Scenario Outline: a varint of more than ten bytes, <what>
      Given `<type> m`
      Then `m.ParseFromString(bytes("<before> ff ff ff ff ff ff ff ff ff 01 <after>"))` is `true`
      And `m.ParseFromString(bytes("<before> ff ff ff ff ff ff ff ff ff ff 01 <after>"))` is `false`
      And `m.ParseFromString(bytes("<before> 80 80 80 80 80 80 80 80 80 80 00 <after>"))` is `false`

      Examples:
        | what                   | type    | before | after |
        | int32                  | Numbers | 08     |       |
        | int64                  | Numbers | 10     |       |
        | uint32                 | Numbers | 18     |       |
        | uint64                 | Numbers | 20     |       |
        | sint32                 | Numbers | 28     |       |
        | sint64                 | Numbers | 30     |       |
        | bool                   | Numbers | 38     |       |
        | an open enum           | Numbers | 40     |       |
        | before another field   | Numbers | 08     | 10 07 |
        | a closed enum          | Enums   | 08     |       |
        | repeated closed enums  | Enums   | 10     |       |
        | repeated numbers       | Lists   | 28     |       |
        | an unknown field       | Closed  | 08     |       |
        | in an unknown group    | Closed  | 0b 08  | 0c    |
        | an extension           | Open    | a0 06  |       |
        | an extension, repeated | Open    | c8 06  |       |

    Scenario Outline: a packed varint of more than ten bytes, <what>
      Given `<type> m`
      Then `m.ParseFromString(record(<number>, bytes("07 ff ff ff ff ff ff ff ff ff 01 08")))` is `true`
      And `m.ParseFromString(record(<number>, bytes("07 ff ff ff ff ff ff ff ff ff ff 01 08")))` is `false`

      Examples:
        | what         | type  | number |
        | numbers      | Lists | 1      |
        | bools        | Lists | 4      |
        | sint64       | Lists | 5      |
        | open enums   | Lists | 7      |
        | closed enums | Enums | 3      |
        | an extension | Open  | 106    |

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (unexpected wire types)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Numbers {
          int32 a = 1; int64 b = 2; uint32 c = 3; uint64 d = 4; sint32 e = 5; sint64 f = 6; bool g = 7; Kind h = 8;
          fixed32 i = 9; fixed64 j = 10; sfixed32 k = 11; sfixed64 l = 12; float m = 13; double n = 14;
        }
        message Lists {
          repeated int32 varints = 1; repeated fixed32 fours = 2; repeated fixed64 eights = 3; repeated bool flags = 4;
          repeated sint64 expanded = 5 [packed = false]; repeated fixed32 expanded_fours = 6 [packed = false];
          repeated Kind kinds = 7; repeated string texts = 8; repeated bytes blobs = 9; repeated Part parts = 10;
        }
        message Texts { string text = 1; bytes blob = 2; Part part = 3; }
        message Maps { map<string, int32> numbers = 1; map<int32, string> texts = 2; map<bool, Part> parts = 3; map<fixed64, Kind> kinds = 4; }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_BELOW = -6; }
        message OldPart { optional int32 id = 1; optional string label = 2; optional group Inner = 3 { optional int32 id = 1; } }
        message Groups {
          optional group One = 1 { optional int32 id = 1; optional group Two = 2 { optional string text = 1; } }
          repeated group Many = 3 { optional int32 id = 1; }
          optional OldPart part = 4;
        }
        message Open {
          optional int32 before = 1;
          extensions 100 to 199;
          optional string after = 200;
        }
        extend Open {
          optional int32 ext_number = 100;
          optional fixed64 ext_eight = 101;
          optional string ext_text = 102;
          optional OldPart ext_part = 103;
          optional OldKind ext_kind = 104;
          repeated int32 ext_numbers = 105;
          repeated int32 ext_packed = 106 [packed = true];
          repeated fixed32 ext_fours = 107 [packed = true];
          repeated OldPart ext_parts = 108;
          optional group ExtBox = 109 { optional int32 id = 1; }
          repeated OldKind ext_kinds = 110;
        }
        """

    Scenario: a field with another wire type is unknown: int32 with four bytes
      Given `Numbers m`
      When `const bool parsed = m.ParseFromString(bytes("0d 01 02 03 04"))`
      Then `parsed` is `true`
      And `m.a()` is `0`
      And `m` serializes to the bytes `0d 01 02 03 04`

    Scenario Outline: a field with another wire type is unknown: <what>
      Given `<type> m`
      When `const bool parsed = m.ParseFromString(bytes("<bytes>"))`
      Then `parsed` is `true`
      And `m.<query>` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                             | type    | bytes                      | query                    | value |
        | int32 with eight bytes           | Numbers | 09 01 02 03 04 05 06 07 08 | a()                      | 0     |
        | int32 with a length              | Numbers | 0a 01 07                   | a()                      | 0     |
        | int32 as a group                 | Numbers | 0b 08 07 0c                | a()                      | 0     |
        | fixed32 as a varint              | Numbers | 48 07                      | i()                      | 0u    |
        | fixed32 with eight bytes         | Numbers | 49 01 02 03 04 05 06 07 08 | i()                      | 0u    |
        | double with four bytes           | Numbers | 75 01 02 03 04             | n()                      | 0.0   |
        | a string as a varint             | Texts   | 08 07                      | text()                   | ""s   |
        | a string as a group              | Texts   | 0b 08 07 0c                | text()                   | ""s   |
        | bytes with four bytes            | Texts   | 15 01 02 03 04             | blob()                   | ""s   |
        | a message as a varint            | Texts   | 18 07                      | has_part()               | false |
        | a message as a group             | Texts   | 1b 08 07 1c                | has_part()               | false |
        | a group with a length            | Groups  | 0a 02 08 07                | has_one()                | false |
        | a repeated message as a varint   | Lists   | 50 07                      | parts_size()             | 0     |
        | a repeated string as a varint    | Lists   | 40 07                      | texts_size()             | 0     |
        | repeated varints with four bytes | Lists   | 0d 01 02 03 04             | varints_size()           | 0     |
        | repeated fixed32 as varints      | Lists   | 10 07                      | fours_size()             | 0     |
        | a map entry as a varint          | Maps    | 08 07                      | numbers().size()         | 0u    |
        | an extension with four bytes     | Open    | a5 06 01 02 03 04          | HasExtension(ext_number) | false |
        | an extension of text as a varint | Open    | b0 06 07                   | HasExtension(ext_text)   | false |
        | a message extension as a group   | Open    | bb 06 08 07 bc 06          | HasExtension(ext_part)   | false |
        | a group extension with a length  | Open    | ea 06 02 08 07             | HasExtension(extbox)     | false |

  @cpp.error.invalid-utf8 @needs.protobuf-conventions
  Rule: A string that must be UTF-8 and is not makes `ParseFromString` return false

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Lists {
          repeated int32 varints = 1; repeated fixed32 fours = 2; repeated fixed64 eights = 3; repeated bool flags = 4;
          repeated sint64 expanded = 5 [packed = false]; repeated fixed32 expanded_fours = 6 [packed = false];
          repeated Kind kinds = 7; repeated string texts = 8; repeated bytes blobs = 9; repeated Part parts = 10;
        }
        message Texts { string text = 1; bytes blob = 2; Part part = 3; }
        message Maps { map<string, int32> numbers = 1; map<int32, string> texts = 2; map<bool, Part> parts = 3; map<fixed64, Kind> kinds = 4; }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        message Loose { optional string text = 1; }
        """

    Scenario: invalid UTF-8: a byte that only continues
      Given `Texts texts`
      And `Lists lists`
      And `Maps maps`
      And `Part part`
      And `const std::string valid = bytes("61 c3 bf 62")`
      And `const std::string invalid = bytes("61 bf 62")`
      Then `texts.ParseFromString(record(1, valid))` is `true`
      And `texts.ParseFromString(record(1, invalid))` is `false`
      And `lists.ParseFromString(record(8, valid) + record(8, valid))` is `true`
      And `lists.ParseFromString(record(8, valid) + record(8, invalid))` is `false`
      And `part.ParseFromString(record(3, record(2, valid)))` is `true`
      And `part.ParseFromString(record(3, record(2, invalid)))` is `false`
      And `maps.ParseFromString(record(1, record(1, valid)))` is `true`
      And `maps.ParseFromString(record(1, record(1, invalid)))` is `false`
      And `maps.ParseFromString(record(2, record(2, valid)))` is `true`
      And `maps.ParseFromString(record(2, record(2, invalid)))` is `false`

    Scenario Outline: invalid UTF-8: <what>
      Given `Texts texts`
      And `Lists lists`
      And `Maps maps`
      And `Part part`
      And `const std::string valid = bytes("61 <valid> 62")`
      And `const std::string invalid = bytes("61 <invalid> 62")`
      Then `texts.ParseFromString(record(1, valid))` is `true`
      And `texts.ParseFromString(record(1, invalid))` is `false`
      And `lists.ParseFromString(record(8, valid) + record(8, valid))` is `true`
      And `lists.ParseFromString(record(8, valid) + record(8, invalid))` is `false`
      And `part.ParseFromString(record(3, record(2, valid)))` is `true`
      And `part.ParseFromString(record(3, record(2, invalid)))` is `false`
      And `maps.ParseFromString(record(1, record(1, valid)))` is `true`
      And `maps.ParseFromString(record(1, record(1, invalid)))` is `false`
      And `maps.ParseFromString(record(2, record(2, valid)))` is `true`
      And `maps.ParseFromString(record(2, record(2, invalid)))` is `false`

      Examples:
        | what                           | valid       | invalid        |
        | two of them                    | c3 bf       | bf bf          |
        | two bytes, the second missing  | c3 a4       | c3             |
        | three bytes, the third missing | e2 82 ac    | e2 82          |
        | four bytes, the fourth missing | f0 9f 98 80 | f0 9f 98       |
        | two bytes for one, zero        | 00          | c0 80          |
        | two bytes for one, the largest | c2 80       | c1 bf          |
        | three bytes for two            | e0 a0 80    | e0 9f bf       |
        | four bytes for three           | f0 90 80 80 | f0 8f bf bf    |
        | the first surrogate            | ed 9f bf    | ed a0 80       |
        | the last surrogate             | ee 80 80    | ed bf bf       |
        | past the last code point       | f4 8f bf bf | f4 90 80 80    |
        | five bytes                     | f4 8f bf bf | f8 88 80 80 80 |
        | a byte that never occurs       | c3 bf       | ff             |

    Scenario: unchecked strings and bytes fields take any bytes
      Given `Loose loose`
      And `Texts texts`
      Then `loose.ParseFromString(record(1, bytes("61 ff 62")))` is `true`
      And `loose.text()` is `bytes("61 ff 62")`
      And `texts.ParseFromString(record(2, bytes("61 ff 62")))` is `true`
      And `texts.blob()` is `bytes("61 ff 62")`

  @cpp.error.memory @needs.protobuf-conventions @needs.counted-memory
  Rule: Parsing allocates little more than the size of the input

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
        message Part { int32 id = 1; string label = 2; Part part = 3; repeated Part parts = 4; }
        message Lists {
          repeated int32 varints = 1; repeated fixed32 fours = 2; repeated fixed64 eights = 3; repeated bool flags = 4;
          repeated sint64 expanded = 5 [packed = false]; repeated fixed32 expanded_fours = 6 [packed = false];
          repeated Kind kinds = 7; repeated string texts = 8; repeated bytes blobs = 9; repeated Part parts = 10;
        }
        message Texts { string text = 1; bytes blob = 2; Part part = 3; }
        message Maps { map<string, int32> numbers = 1; map<int32, string> texts = 2; map<bool, Part> parts = 3; map<fixed64, Kind> kinds = 4; }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_BELOW = -6; }
        message OldPart { optional int32 id = 1; optional string label = 2; optional group Inner = 3 { optional int32 id = 1; } }
        message Open {
          optional int32 before = 1;
          extensions 100 to 199;
          optional string after = 200;
        }
        extend Open {
          optional int32 ext_number = 100;
          optional fixed64 ext_eight = 101;
          optional string ext_text = 102;
          optional OldPart ext_part = 103;
          optional OldKind ext_kind = 104;
          repeated int32 ext_numbers = 105;
          repeated int32 ext_packed = 106 [packed = true];
          repeated fixed32 ext_fours = 107 [packed = true];
          repeated OldPart ext_parts = 108;
          optional group ExtBox = 109 { optional int32 id = 1; }
          repeated OldKind ext_kinds = 110;
        }
        message Closed { optional int32 far = 1000; }
        """

    Scenario: ten bytes allocate less than 64 kB: a string of 2 GiB - 1
      Given `Texts m`
      And `const std::string ten = bytes("0a ff ff ff ff 07 61 61 61 61")`
      Then `m.ParseFromString(ten)` allocates less than `65536` bytes
      And `ten.size()` is `10`
      And `m.ParseFromString(ten)` is `false`

    Scenario Outline: ten bytes allocate less than 64 kB: <what>
      Given `<type> m`
      And `const std::string ten = bytes("<ten>")`
      Then `m.ParseFromString(ten)` allocates less than `65536` bytes
      And `ten.size()` is `10`
      And `m.ParseFromString(ten)` is `<result>`

      Examples:
        | what                                | type   | ten                           | result |
        | a string of 4 GiB - 1               | Texts  | 0a ff ff ff ff 0f 61 61 61 61 | false  |
        | a string of 100 MB                  | Texts  | 0a 80 c2 d7 2f 61 61 61 61 61 | false  |
        | bytes of 100 MB                     | Texts  | 12 80 c2 d7 2f 61 61 61 61 61 | false  |
        | a message of 100 MB                 | Texts  | 1a 80 c2 d7 2f 08 07 08 07 08 | false  |
        | packed varints of 100 MB            | Lists  | 0a 80 c2 d7 2f 01 02 03 04 05 | false  |
        | packed fixed32 of 100 MB            | Lists  | 12 80 c2 d7 2f 01 02 03 04 05 | false  |
        | packed fixed64 of 2 GiB - 8         | Lists  | 1a f8 ff ff ff 07 01 02 03 04 | false  |
        | packed bools of 100 MB              | Lists  | 22 80 c2 d7 2f 01 00 01 00 01 | false  |
        | a repeated string of 100 MB         | Lists  | 42 80 c2 d7 2f 61 61 61 61 61 | false  |
        | a map entry of 100 MB               | Maps   | 0a 80 c2 d7 2f 0a 01 61 10 01 | false  |
        | a map's key of 100 MB               | Maps   | 0a 08 0a 80 c2 d7 2f 61 61 61 | false  |
        | an unknown field of 100 MB          | Closed | 0a 80 c2 d7 2f 61 61 61 61 61 | false  |
        | unknown groups, ten times opened    | Closed | 0b 0b 0b 0b 0b 0b 0b 0b 0b 0b | false  |
        | a packed extension of 100 MB        | Open   | d2 06 80 c2 d7 2f 01 02 03 04 | false  |
        | an extension of text of 100 MB      | Open   | b2 06 80 c2 d7 2f 61 61 61 61 | false  |
        | five messages                       | Lists  | 52 00 52 00 52 00 52 00 52 00 | true   |
        | five strings                        | Lists  | 42 00 42 00 42 00 42 00 42 00 | true   |
        | messages within each other          | Part   | 1a 08 1a 06 1a 04 1a 02 1a 00 | true   |
        | repeated messages within each other | Part   | 22 08 22 06 22 04 22 02 22 00 | true   |
        | eight numbers                       | Lists  | 0a 08 01 02 03 04 05 06 07 08 | true   |
        | five map entries                    | Maps   | 0a 00 12 00 1a 00 22 00 0a 00 | true   |
        | five unknown fields                 | Closed | 08 01 08 02 08 03 08 04 08 05 | true   |
        | unknown groups                      | Closed | 0b 0b 0b 0b 0b 0c 0c 0c 0c 0c | true   |
        | extensions                          | Open   | a0 06 01 c8 06 02 d2 06 01 03 | true   |

    Scenario Outline: a large input allocates little more than its size: <what>
      Given `<type> m`
      And `std::string large`
      And `for (int i = 0; i < 100000; ++i) large += bytes("<record>")`
      Then `m.ParseFromString(large + bytes("<fault>"))` allocates less than `<times> * large.size()` bytes
      And `m.ParseFromString(large + bytes("<fault>"))` is `false`
      And `m.ParseFromString(large)` is `true`

      Examples: a repeated field doubles its room while it grows; a message in it takes what its class takes
        | what            | type   | record   | fault | times |
        | numbers         | Lists  | 28 01    | 28    | 16    |
        | unknown numbers | Closed | 08 01    | 08    | 64    |
        | bytes           | Texts  | 12 01 61 | 12    | 4     |

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false (the end of a group within a message in it)

    Background:
      Given the schema file `within.proto`
        """proto
        syntax = "proto2";
        message Part { optional int32 id = 1; optional Part part = 2; }
        message Outer {
          optional group Box = 1 {
            optional Part part = 2; repeated Part parts = 3; map<int32, Part> by_number = 4; oneof pick { Part one = 5; }
            extensions 100 to 199;
          }
        }
        extend Outer.Box { optional Part extra = 100; }
        """

    Scenario: in a message
      Given `Outer m`
      Then `m.ParseFromString(bytes("0b 12 02 0c 0c"))` is `false`
      And `m.ParseFromString(bytes("0b 12 02 08 07 0c"))` is `true`

    Scenario Outline: in <what>
      Given `Outer m`
      Then `m.ParseFromString(bytes("<invalid>"))` is `false`
      And `m.ParseFromString(bytes("<valid>"))` is `true`

      Examples:
        | what                   | invalid                       | valid                         |
        | an element             | 0b 1a 02 0c 0c                | 0b 1a 02 08 07 0c             |
        | the value of a map     | 0b 22 06 08 01 12 02 0c 0c 0c | 0b 22 06 08 01 12 02 08 07 0c |
        | a member of a oneof    | 0b 2a 02 0c 0c                | 0b 2a 02 08 07 0c             |
        | an extension           | 0b a2 06 02 0c 0c             | 0b a2 06 02 08 07 0c          |
        | a message in a message | 0b 12 04 12 02 0c 0c 0c       | 0b 12 04 12 02 08 07 0c       |
