@needs.cpp @needs.lite
Feature: Fields around the extensions
  A message may have fields with smaller numbers than its extensions, between them, and with larger ones. Each is written once,
  whichever extensions are set.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      enum Kind { KIND_ONE = 1; KIND_TWO = 2; }
      message Part { optional int32 id = 1; }
      message Number {
        optional int32 low = 1; extensions 100 to 199;
        optional int32 middle = 200; extensions 300 to 399;
        optional int32 high = 400;
      }
      extend Number { optional int32 number_first = 150; repeated string number_second = 350; }
      message Real {
        optional double low = 1; extensions 100 to 199;
        optional double middle = 200; extensions 300 to 399;
        optional double high = 400;
      }
      extend Real { optional int32 real_first = 150; repeated string real_second = 350; }
      message Text {
        optional string low = 1; extensions 100 to 199;
        optional string middle = 200; extensions 300 to 399;
        optional string high = 400;
      }
      extend Text { optional int32 text_first = 150; repeated string text_second = 350; }
      message Child {
        optional Part low = 1; extensions 100 to 199;
        optional Part middle = 200; extensions 300 to 399;
        optional Part high = 400;
      }
      extend Child { optional int32 child_first = 150; repeated string child_second = 350; }
      message Numbers {
        repeated int32 low = 1; extensions 100 to 199;
        repeated int32 middle = 200; extensions 300 to 399;
        repeated int32 high = 400;
      }
      extend Numbers { optional int32 numbers_first = 150; repeated string numbers_second = 350; }
      message Packs {
        repeated int32 low = 1 [packed = true]; extensions 100 to 199;
        repeated int32 middle = 200 [packed = true]; extensions 300 to 399;
        repeated int32 high = 400 [packed = true];
      }
      extend Packs { optional int32 packs_first = 150; repeated string packs_second = 350; }
      message Texts {
        repeated string low = 1; extensions 100 to 199;
        repeated string middle = 200; extensions 300 to 399;
        repeated string high = 400;
      }
      extend Texts { optional int32 texts_first = 150; repeated string texts_second = 350; }
      message Children {
        repeated Part low = 1; extensions 100 to 199;
        repeated Part middle = 200; extensions 300 to 399;
        repeated Part high = 400;
      }
      extend Children { optional int32 children_first = 150; repeated string children_second = 350; }
      message Names {
        map<int32, string> low = 1; extensions 100 to 199;
        map<int32, string> middle = 200; extensions 300 to 399;
        map<int32, string> high = 400;
      }
      extend Names { optional int32 names_first = 150; repeated string names_second = 350; }
      message Kinds {
        repeated Kind low = 1; extensions 100 to 199;
        repeated Kind middle = 200; extensions 300 to 399;
        repeated Kind high = 400;
      }
      extend Kinds { optional int32 kinds_first = 150; repeated string kinds_second = 350; }
      message Member {
        oneof which_low { string low = 1; int32 number_low = 2; } extensions 100 to 199;
        oneof which_middle { string middle = 200; int32 number_middle = 201; } extensions 300 to 399;
        oneof which_high { string high = 400; int32 number_high = 401; }
      }
      extend Member { optional int32 member_first = 150; repeated string member_second = 350; }
      message Boxed {
        repeated group Low = 1 { optional int32 id = 1; } extensions 100 to 199;
        repeated group Middle = 200 { optional int32 id = 1; } extensions 300 to 399;
        repeated group High = 400 { optional int32 id = 1; }
      }
      extend Boxed { optional int32 boxed_first = 150; repeated string boxed_second = 350; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_ONE = 1; KIND_TWO = 2; }
      message Part { optional int32 id = 1; }
      message Number {
        optional int32 low = 1; extensions 100 to 199;
        optional int32 middle = 200; extensions 300 to 399;
        optional int32 high = 400;
      }
      extend Number { optional int32 number_first = 150; repeated string number_second = 350; }
      message Real {
        optional double low = 1; extensions 100 to 199;
        optional double middle = 200; extensions 300 to 399;
        optional double high = 400;
      }
      extend Real { optional int32 real_first = 150; repeated string real_second = 350; }
      message Text {
        optional string low = 1; extensions 100 to 199;
        optional string middle = 200; extensions 300 to 399;
        optional string high = 400;
      }
      extend Text { optional int32 text_first = 150; repeated string text_second = 350; }
      message Child {
        optional Part low = 1; extensions 100 to 199;
        optional Part middle = 200; extensions 300 to 399;
        optional Part high = 400;
      }
      extend Child { optional int32 child_first = 150; repeated string child_second = 350; }
      message Numbers {
        repeated int32 low = 1; extensions 100 to 199;
        repeated int32 middle = 200; extensions 300 to 399;
        repeated int32 high = 400;
      }
      extend Numbers { optional int32 numbers_first = 150; repeated string numbers_second = 350; }
      message Packs {
        repeated int32 low = 1 [packed = true]; extensions 100 to 199;
        repeated int32 middle = 200 [packed = true]; extensions 300 to 399;
        repeated int32 high = 400 [packed = true];
      }
      extend Packs { optional int32 packs_first = 150; repeated string packs_second = 350; }
      message Texts {
        repeated string low = 1; extensions 100 to 199;
        repeated string middle = 200; extensions 300 to 399;
        repeated string high = 400;
      }
      extend Texts { optional int32 texts_first = 150; repeated string texts_second = 350; }
      message Children {
        repeated Part low = 1; extensions 100 to 199;
        repeated Part middle = 200; extensions 300 to 399;
        repeated Part high = 400;
      }
      extend Children { optional int32 children_first = 150; repeated string children_second = 350; }
      message Names {
        map<int32, string> low = 1; extensions 100 to 199;
        map<int32, string> middle = 200; extensions 300 to 399;
        map<int32, string> high = 400;
      }
      extend Names { optional int32 names_first = 150; repeated string names_second = 350; }
      message Kinds {
        repeated Kind low = 1; extensions 100 to 199;
        repeated Kind middle = 200; extensions 300 to 399;
        repeated Kind high = 400;
      }
      extend Kinds { optional int32 kinds_first = 150; repeated string kinds_second = 350; }
      message Member {
        oneof which_low { string low = 1; int32 number_low = 2; } extensions 100 to 199;
        oneof which_middle { string middle = 200; int32 number_middle = 201; } extensions 300 to 399;
        oneof which_high { string high = 400; int32 number_high = 401; }
      }
      extend Member { optional int32 member_first = 150; repeated string member_second = 350; }
      message Boxed {
        repeated group Low = 1 { optional int32 id = 1; } extensions 100 to 199;
        repeated group Middle = 200 { optional int32 id = 1; } extensions 300 to 399;
        repeated group High = 400 { optional int32 id = 1; }
      }
      extend Boxed { optional int32 boxed_first = 150; repeated string boxed_second = 350; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_ONE = 1; KIND_TWO = 2; }
      message Part { optional int32 id = 1; }
      message Number {
        optional int32 low = 1; extensions 100 to 199;
        optional int32 middle = 200; extensions 300 to 399;
        optional int32 high = 400;
      }
      extend Number { optional int32 number_first = 150; repeated string number_second = 350; }
      message Real {
        optional double low = 1; extensions 100 to 199;
        optional double middle = 200; extensions 300 to 399;
        optional double high = 400;
      }
      extend Real { optional int32 real_first = 150; repeated string real_second = 350; }
      message Text {
        optional string low = 1; extensions 100 to 199;
        optional string middle = 200; extensions 300 to 399;
        optional string high = 400;
      }
      extend Text { optional int32 text_first = 150; repeated string text_second = 350; }
      message Child {
        optional Part low = 1; extensions 100 to 199;
        optional Part middle = 200; extensions 300 to 399;
        optional Part high = 400;
      }
      extend Child { optional int32 child_first = 150; repeated string child_second = 350; }
      message Numbers {
        repeated int32 low = 1; extensions 100 to 199;
        repeated int32 middle = 200; extensions 300 to 399;
        repeated int32 high = 400;
      }
      extend Numbers { optional int32 numbers_first = 150; repeated string numbers_second = 350; }
      message Packs {
        repeated int32 low = 1 [packed = true]; extensions 100 to 199;
        repeated int32 middle = 200 [packed = true]; extensions 300 to 399;
        repeated int32 high = 400 [packed = true];
      }
      extend Packs { optional int32 packs_first = 150; repeated string packs_second = 350; }
      message Texts {
        repeated string low = 1; extensions 100 to 199;
        repeated string middle = 200; extensions 300 to 399;
        repeated string high = 400;
      }
      extend Texts { optional int32 texts_first = 150; repeated string texts_second = 350; }
      message Children {
        repeated Part low = 1; extensions 100 to 199;
        repeated Part middle = 200; extensions 300 to 399;
        repeated Part high = 400;
      }
      extend Children { optional int32 children_first = 150; repeated string children_second = 350; }
      message Names {
        map<int32, string> low = 1; extensions 100 to 199;
        map<int32, string> middle = 200; extensions 300 to 399;
        map<int32, string> high = 400;
      }
      extend Names { optional int32 names_first = 150; repeated string names_second = 350; }
      message Kinds {
        repeated Kind low = 1; extensions 100 to 199;
        repeated Kind middle = 200; extensions 300 to 399;
        repeated Kind high = 400;
      }
      extend Kinds { optional int32 kinds_first = 150; repeated string kinds_second = 350; }
      message Member {
        oneof which_low { string low = 1; int32 number_low = 2; } extensions 100 to 199;
        oneof which_middle { string middle = 200; int32 number_middle = 201; } extensions 300 to 399;
        oneof which_high { string high = 400; int32 number_high = 401; }
      }
      extend Member { optional int32 member_first = 150; repeated string member_second = 350; }
      message Boxed {
        repeated group Low = 1 { optional int32 id = 1; } extensions 100 to 199;
        repeated group Middle = 200 { optional int32 id = 1; } extensions 300 to 399;
        repeated group High = 400 { optional int32 id = 1; }
      }
      extend Boxed { optional int32 boxed_first = 150; repeated string boxed_second = 350; }
      """

  @cpp.message.serialize-to-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (fields around extensions)

    Scenario: fast, a number
      Given `fast::Number m`
      And `m.set_low(1), m.set_middle(2), m.set_high(3)`
      When `m.SetExtension(fast::number_first, 5)`
      Then `m` serializes to the bytes `08 01 b0 09 05 c0 0c 02 80 19 03`
      When `m.AddExtension(fast::number_second, "x")`
      Then `m` serializes to the bytes `08 01 b0 09 05 c0 0c 02 f2 15 01 78 80 19 03`
      When `m.ClearExtension(fast::number_first)`
      Then `m` serializes to the bytes `08 01 c0 0c 02 f2 15 01 78 80 19 03`

    Scenario Outline: <mode>, <what>
      Given `<mode>::<class> m`
      And `std::string out`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.SerializeToString(&out)` is `true`
      And `Hex(out)` is `Hex(bytes("<bytes>"))`
      When `m.ClearExtension(<mode>::<extension>_first)`
      Then `m` serializes to the bytes `<second>`
      When `m.ClearExtension(<mode>::<extension>_second)`
      Then `m` serializes to the bytes `<none>`

      Examples:
        | mode  | what              | class    | extension | bytes                                                                                                                   | second                                                                                                         | none                                                                                   |
        | fast  | a number, parsed  | Number   | number    | 08 07 b0 09 05 c0 0c 07 f2 15 01 78 f2 15 01 79 80 19 07                                                                | 08 07 c0 0c 07 f2 15 01 78 f2 15 01 79 80 19 07                                                                | 08 07 c0 0c 07 80 19 07                                                                |
        | fast  | a double          | Real     | real      | 09 00 00 00 00 00 00 f0 3f b0 09 05 c1 0c 00 00 00 00 00 00 f0 3f f2 15 01 78 f2 15 01 79 81 19 00 00 00 00 00 00 f0 3f | 09 00 00 00 00 00 00 f0 3f c1 0c 00 00 00 00 00 00 f0 3f f2 15 01 78 f2 15 01 79 81 19 00 00 00 00 00 00 f0 3f | 09 00 00 00 00 00 00 f0 3f c1 0c 00 00 00 00 00 00 f0 3f 81 19 00 00 00 00 00 00 f0 3f |
        | fast  | a string          | Text     | text      | 0a 02 61 62 b0 09 05 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 82 19 02 61 62                                              |
        | fast  | a message         | Child    | child     | 0a 02 08 07 b0 09 05 c2 0c 02 08 07 f2 15 01 78 f2 15 01 79 82 19 02 08 07                                              | 0a 02 08 07 c2 0c 02 08 07 f2 15 01 78 f2 15 01 79 82 19 02 08 07                                              | 0a 02 08 07 c2 0c 02 08 07 82 19 02 08 07                                              |
        | fast  | repeated numbers  | Numbers  | numbers   | 08 07 08 08 b0 09 05 c0 0c 07 c0 0c 08 f2 15 01 78 f2 15 01 79 80 19 07 80 19 08                                        | 08 07 08 08 c0 0c 07 c0 0c 08 f2 15 01 78 f2 15 01 79 80 19 07 80 19 08                                        | 08 07 08 08 c0 0c 07 c0 0c 08 80 19 07 80 19 08                                        |
        | fast  | packed numbers    | Packs    | packs     | 0a 02 07 08 b0 09 05 c2 0c 02 07 08 f2 15 01 78 f2 15 01 79 82 19 02 07 08                                              | 0a 02 07 08 c2 0c 02 07 08 f2 15 01 78 f2 15 01 79 82 19 02 07 08                                              | 0a 02 07 08 c2 0c 02 07 08 82 19 02 07 08                                              |
        | fast  | repeated strings  | Texts    | texts     | 0a 01 61 0a 01 62 b0 09 05 c2 0c 01 61 c2 0c 01 62 f2 15 01 78 f2 15 01 79 82 19 01 61 82 19 01 62                      | 0a 01 61 0a 01 62 c2 0c 01 61 c2 0c 01 62 f2 15 01 78 f2 15 01 79 82 19 01 61 82 19 01 62                      | 0a 01 61 0a 01 62 c2 0c 01 61 c2 0c 01 62 82 19 01 61 82 19 01 62                      |
        | fast  | repeated messages | Children | children  | 0a 02 08 07 0a 00 b0 09 05 c2 0c 02 08 07 c2 0c 00 f2 15 01 78 f2 15 01 79 82 19 02 08 07 82 19 00                      | 0a 02 08 07 0a 00 c2 0c 02 08 07 c2 0c 00 f2 15 01 78 f2 15 01 79 82 19 02 08 07 82 19 00                      | 0a 02 08 07 0a 00 c2 0c 02 08 07 c2 0c 00 82 19 02 08 07 82 19 00                      |
        | fast  | a map             | Names    | names     | 0a 05 08 07 12 01 61 b0 09 05 c2 0c 05 08 07 12 01 61 f2 15 01 78 f2 15 01 79 82 19 05 08 07 12 01 61                   | 0a 05 08 07 12 01 61 c2 0c 05 08 07 12 01 61 f2 15 01 78 f2 15 01 79 82 19 05 08 07 12 01 61                   | 0a 05 08 07 12 01 61 c2 0c 05 08 07 12 01 61 82 19 05 08 07 12 01 61                   |
        | fast  | repeated enums    | Kinds    | kinds     | 08 02 08 01 b0 09 05 c0 0c 02 c0 0c 01 f2 15 01 78 f2 15 01 79 80 19 02 80 19 01                                        | 08 02 08 01 c0 0c 02 c0 0c 01 f2 15 01 78 f2 15 01 79 80 19 02 80 19 01                                        | 08 02 08 01 c0 0c 02 c0 0c 01 80 19 02 80 19 01                                        |
        | fast  | members of oneofs | Member   | member    | 0a 02 61 62 b0 09 05 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 82 19 02 61 62                                              |
        | fast  | groups            | Boxed    | boxed     | 0b 08 07 0c 0b 0c b0 09 05 c3 0c 08 07 c4 0c c3 0c c4 0c f2 15 01 78 f2 15 01 79 83 19 08 07 84 19 83 19 84 19          | 0b 08 07 0c 0b 0c c3 0c 08 07 c4 0c c3 0c c4 0c f2 15 01 78 f2 15 01 79 83 19 08 07 84 19 83 19 84 19          | 0b 08 07 0c 0b 0c c3 0c 08 07 c4 0c c3 0c c4 0c 83 19 08 07 84 19 83 19 84 19          |
        | small | a number          | Number   | number    | 08 07 b0 09 05 c0 0c 07 f2 15 01 78 f2 15 01 79 80 19 07                                                                | 08 07 c0 0c 07 f2 15 01 78 f2 15 01 79 80 19 07                                                                | 08 07 c0 0c 07 80 19 07                                                                |
        | small | a double          | Real     | real      | 09 00 00 00 00 00 00 f0 3f b0 09 05 c1 0c 00 00 00 00 00 00 f0 3f f2 15 01 78 f2 15 01 79 81 19 00 00 00 00 00 00 f0 3f | 09 00 00 00 00 00 00 f0 3f c1 0c 00 00 00 00 00 00 f0 3f f2 15 01 78 f2 15 01 79 81 19 00 00 00 00 00 00 f0 3f | 09 00 00 00 00 00 00 f0 3f c1 0c 00 00 00 00 00 00 f0 3f 81 19 00 00 00 00 00 00 f0 3f |
        | small | a string          | Text     | text      | 0a 02 61 62 b0 09 05 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 82 19 02 61 62                                              |
        | small | a message         | Child    | child     | 0a 02 08 07 b0 09 05 c2 0c 02 08 07 f2 15 01 78 f2 15 01 79 82 19 02 08 07                                              | 0a 02 08 07 c2 0c 02 08 07 f2 15 01 78 f2 15 01 79 82 19 02 08 07                                              | 0a 02 08 07 c2 0c 02 08 07 82 19 02 08 07                                              |
        | small | repeated numbers  | Numbers  | numbers   | 08 07 08 08 b0 09 05 c0 0c 07 c0 0c 08 f2 15 01 78 f2 15 01 79 80 19 07 80 19 08                                        | 08 07 08 08 c0 0c 07 c0 0c 08 f2 15 01 78 f2 15 01 79 80 19 07 80 19 08                                        | 08 07 08 08 c0 0c 07 c0 0c 08 80 19 07 80 19 08                                        |
        | small | packed numbers    | Packs    | packs     | 0a 02 07 08 b0 09 05 c2 0c 02 07 08 f2 15 01 78 f2 15 01 79 82 19 02 07 08                                              | 0a 02 07 08 c2 0c 02 07 08 f2 15 01 78 f2 15 01 79 82 19 02 07 08                                              | 0a 02 07 08 c2 0c 02 07 08 82 19 02 07 08                                              |
        | small | repeated strings  | Texts    | texts     | 0a 01 61 0a 01 62 b0 09 05 c2 0c 01 61 c2 0c 01 62 f2 15 01 78 f2 15 01 79 82 19 01 61 82 19 01 62                      | 0a 01 61 0a 01 62 c2 0c 01 61 c2 0c 01 62 f2 15 01 78 f2 15 01 79 82 19 01 61 82 19 01 62                      | 0a 01 61 0a 01 62 c2 0c 01 61 c2 0c 01 62 82 19 01 61 82 19 01 62                      |
        | small | repeated messages | Children | children  | 0a 02 08 07 0a 00 b0 09 05 c2 0c 02 08 07 c2 0c 00 f2 15 01 78 f2 15 01 79 82 19 02 08 07 82 19 00                      | 0a 02 08 07 0a 00 c2 0c 02 08 07 c2 0c 00 f2 15 01 78 f2 15 01 79 82 19 02 08 07 82 19 00                      | 0a 02 08 07 0a 00 c2 0c 02 08 07 c2 0c 00 82 19 02 08 07 82 19 00                      |
        | small | a map             | Names    | names     | 0a 05 08 07 12 01 61 b0 09 05 c2 0c 05 08 07 12 01 61 f2 15 01 78 f2 15 01 79 82 19 05 08 07 12 01 61                   | 0a 05 08 07 12 01 61 c2 0c 05 08 07 12 01 61 f2 15 01 78 f2 15 01 79 82 19 05 08 07 12 01 61                   | 0a 05 08 07 12 01 61 c2 0c 05 08 07 12 01 61 82 19 05 08 07 12 01 61                   |
        | small | repeated enums    | Kinds    | kinds     | 08 02 08 01 b0 09 05 c0 0c 02 c0 0c 01 f2 15 01 78 f2 15 01 79 80 19 02 80 19 01                                        | 08 02 08 01 c0 0c 02 c0 0c 01 f2 15 01 78 f2 15 01 79 80 19 02 80 19 01                                        | 08 02 08 01 c0 0c 02 c0 0c 01 80 19 02 80 19 01                                        |
        | small | members of oneofs | Member   | member    | 0a 02 61 62 b0 09 05 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 82 19 02 61 62                                              |
        | small | groups            | Boxed    | boxed     | 0b 08 07 0c 0b 0c b0 09 05 c3 0c 08 07 c4 0c c3 0c c4 0c f2 15 01 78 f2 15 01 79 83 19 08 07 84 19 83 19 84 19          | 0b 08 07 0c 0b 0c c3 0c 08 07 c4 0c c3 0c c4 0c f2 15 01 78 f2 15 01 79 83 19 08 07 84 19 83 19 84 19          | 0b 08 07 0c 0b 0c c3 0c 08 07 c4 0c c3 0c c4 0c 83 19 08 07 84 19 83 19 84 19          |
        | light | a number          | Number   | number    | 08 07 b0 09 05 c0 0c 07 f2 15 01 78 f2 15 01 79 80 19 07                                                                | 08 07 c0 0c 07 f2 15 01 78 f2 15 01 79 80 19 07                                                                | 08 07 c0 0c 07 80 19 07                                                                |
        | light | a double          | Real     | real      | 09 00 00 00 00 00 00 f0 3f b0 09 05 c1 0c 00 00 00 00 00 00 f0 3f f2 15 01 78 f2 15 01 79 81 19 00 00 00 00 00 00 f0 3f | 09 00 00 00 00 00 00 f0 3f c1 0c 00 00 00 00 00 00 f0 3f f2 15 01 78 f2 15 01 79 81 19 00 00 00 00 00 00 f0 3f | 09 00 00 00 00 00 00 f0 3f c1 0c 00 00 00 00 00 00 f0 3f 81 19 00 00 00 00 00 00 f0 3f |
        | light | a string          | Text     | text      | 0a 02 61 62 b0 09 05 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 82 19 02 61 62                                              |
        | light | a message         | Child    | child     | 0a 02 08 07 b0 09 05 c2 0c 02 08 07 f2 15 01 78 f2 15 01 79 82 19 02 08 07                                              | 0a 02 08 07 c2 0c 02 08 07 f2 15 01 78 f2 15 01 79 82 19 02 08 07                                              | 0a 02 08 07 c2 0c 02 08 07 82 19 02 08 07                                              |
        | light | repeated numbers  | Numbers  | numbers   | 08 07 08 08 b0 09 05 c0 0c 07 c0 0c 08 f2 15 01 78 f2 15 01 79 80 19 07 80 19 08                                        | 08 07 08 08 c0 0c 07 c0 0c 08 f2 15 01 78 f2 15 01 79 80 19 07 80 19 08                                        | 08 07 08 08 c0 0c 07 c0 0c 08 80 19 07 80 19 08                                        |
        | light | packed numbers    | Packs    | packs     | 0a 02 07 08 b0 09 05 c2 0c 02 07 08 f2 15 01 78 f2 15 01 79 82 19 02 07 08                                              | 0a 02 07 08 c2 0c 02 07 08 f2 15 01 78 f2 15 01 79 82 19 02 07 08                                              | 0a 02 07 08 c2 0c 02 07 08 82 19 02 07 08                                              |
        | light | repeated strings  | Texts    | texts     | 0a 01 61 0a 01 62 b0 09 05 c2 0c 01 61 c2 0c 01 62 f2 15 01 78 f2 15 01 79 82 19 01 61 82 19 01 62                      | 0a 01 61 0a 01 62 c2 0c 01 61 c2 0c 01 62 f2 15 01 78 f2 15 01 79 82 19 01 61 82 19 01 62                      | 0a 01 61 0a 01 62 c2 0c 01 61 c2 0c 01 62 82 19 01 61 82 19 01 62                      |
        | light | repeated messages | Children | children  | 0a 02 08 07 0a 00 b0 09 05 c2 0c 02 08 07 c2 0c 00 f2 15 01 78 f2 15 01 79 82 19 02 08 07 82 19 00                      | 0a 02 08 07 0a 00 c2 0c 02 08 07 c2 0c 00 f2 15 01 78 f2 15 01 79 82 19 02 08 07 82 19 00                      | 0a 02 08 07 0a 00 c2 0c 02 08 07 c2 0c 00 82 19 02 08 07 82 19 00                      |
        | light | a map             | Names    | names     | 0a 05 08 07 12 01 61 b0 09 05 c2 0c 05 08 07 12 01 61 f2 15 01 78 f2 15 01 79 82 19 05 08 07 12 01 61                   | 0a 05 08 07 12 01 61 c2 0c 05 08 07 12 01 61 f2 15 01 78 f2 15 01 79 82 19 05 08 07 12 01 61                   | 0a 05 08 07 12 01 61 c2 0c 05 08 07 12 01 61 82 19 05 08 07 12 01 61                   |
        | light | repeated enums    | Kinds    | kinds     | 08 02 08 01 b0 09 05 c0 0c 02 c0 0c 01 f2 15 01 78 f2 15 01 79 80 19 02 80 19 01                                        | 08 02 08 01 c0 0c 02 c0 0c 01 f2 15 01 78 f2 15 01 79 80 19 02 80 19 01                                        | 08 02 08 01 c0 0c 02 c0 0c 01 80 19 02 80 19 01                                        |
        | light | members of oneofs | Member   | member    | 0a 02 61 62 b0 09 05 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 f2 15 01 78 f2 15 01 79 82 19 02 61 62                                              | 0a 02 61 62 c2 0c 02 61 62 82 19 02 61 62                                              |
        | light | groups            | Boxed    | boxed     | 0b 08 07 0c 0b 0c b0 09 05 c3 0c 08 07 c4 0c c3 0c c4 0c f2 15 01 78 f2 15 01 79 83 19 08 07 84 19 83 19 84 19          | 0b 08 07 0c 0b 0c c3 0c 08 07 c4 0c c3 0c c4 0c f2 15 01 78 f2 15 01 79 83 19 08 07 84 19 83 19 84 19          | 0b 08 07 0c 0b 0c c3 0c 08 07 c4 0c c3 0c c4 0c 83 19 08 07 84 19 83 19 84 19          |

    Scenario Outline: <mode>, only <what>
      Given `<mode>::Numbers m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | mode  | what                                    | bytes                                              |
        | fast  | fields below and the first extension    | 08 07 08 08 b0 09 05                               |
        | fast  | the first extension and fields between  | b0 09 05 c0 0c 07 c0 0c 08                         |
        | fast  | the first extension and fields above    | b0 09 05 80 19 07 80 19 08                         |
        | fast  | fields below and the second extension   | 08 07 08 08 f2 15 01 78 f2 15 01 79                |
        | fast  | fields between and the second extension | c0 0c 07 c0 0c 08 f2 15 01 78 f2 15 01 79          |
        | fast  | the second extension and fields above   | f2 15 01 78 f2 15 01 79 80 19 07 80 19 08          |
        | fast  | both extensions                         | b0 09 05 f2 15 01 78 f2 15 01 79                   |
        | fast  | both extensions and fields above        | b0 09 05 f2 15 01 78 f2 15 01 79 80 19 07 80 19 08 |
        | fast  | both extensions and an unknown field    | b0 09 05 f2 15 01 78 f2 15 01 79 d0 0f 01          |
        | small | fields below and the first extension    | 08 07 08 08 b0 09 05                               |
        | small | the first extension and fields between  | b0 09 05 c0 0c 07 c0 0c 08                         |
        | small | the first extension and fields above    | b0 09 05 80 19 07 80 19 08                         |
        | small | fields below and the second extension   | 08 07 08 08 f2 15 01 78 f2 15 01 79                |
        | small | fields between and the second extension | c0 0c 07 c0 0c 08 f2 15 01 78 f2 15 01 79          |
        | small | the second extension and fields above   | f2 15 01 78 f2 15 01 79 80 19 07 80 19 08          |
        | small | both extensions                         | b0 09 05 f2 15 01 78 f2 15 01 79                   |
        | small | both extensions and fields above        | b0 09 05 f2 15 01 78 f2 15 01 79 80 19 07 80 19 08 |
        | small | both extensions and an unknown field    | b0 09 05 f2 15 01 78 f2 15 01 79 d0 0f 01          |
        | light | fields below and the first extension    | 08 07 08 08 b0 09 05                               |
        | light | the first extension and fields between  | b0 09 05 c0 0c 07 c0 0c 08                         |
        | light | the first extension and fields above    | b0 09 05 80 19 07 80 19 08                         |
        | light | fields below and the second extension   | 08 07 08 08 f2 15 01 78 f2 15 01 79                |
        | light | fields between and the second extension | c0 0c 07 c0 0c 08 f2 15 01 78 f2 15 01 79          |
        | light | the second extension and fields above   | f2 15 01 78 f2 15 01 79 80 19 07 80 19 08          |
        | light | both extensions                         | b0 09 05 f2 15 01 78 f2 15 01 79                   |
        | light | both extensions and fields above        | b0 09 05 f2 15 01 78 f2 15 01 79 80 19 07 80 19 08 |
        | light | both extensions and an unknown field    | b0 09 05 f2 15 01 78 f2 15 01 79 d0 0f 01          |

  @cpp.message.parse-from-string @cpp.extension.get
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (extensions among unknown fields)

    Scenario: fast, after an unknown varint
      Given `fast::Number m`
      When `m.ParseFromString(bytes("a0 38 4d b0 09 07 a0 38 4e f2 15 01 61 a0 38 4f 80 19 03"))`
      Then `m.GetExtension(fast::number_first)` is `7`
      And `m.ExtensionSize(fast::number_second)` is `1`
      And `m.GetExtension(fast::number_second, 0)` is `"a"s`
      And `m.high()` is `3`
      And `m` serializes to the bytes `b0 09 07 f2 15 01 61 80 19 03 a0 38 4d a0 38 4e a0 38 4f`

    Scenario Outline: <what>
      Given `<mode>::Number m`
      When `m.ParseFromString(bytes("<bytes> b0 09 07 <bytes> f2 15 01 61 <bytes> 80 19 03"))`
      Then `m.GetExtension(<mode>::number_first)` is `7`
      And `m.ExtensionSize(<mode>::number_second)` is `1`
      And `m.GetExtension(<mode>::number_second, 0)` is `"a"s`
      And `m.high()` is `3`
      And `m` serializes to the bytes `b0 09 07 f2 15 01 61 80 19 03 <bytes> <bytes> <bytes>`

      Examples:
        | what                                        | mode  | bytes                         |
        | fast, an unknown fixed32                    | fast  | a5 38 01 02 03 04             |
        | fast, an unknown fixed64                    | fast  | a1 38 01 02 03 04 05 06 07 08 |
        | fast, an unknown string                     | fast  | a2 38 02 61 62                |
        | fast, an unknown group                      | fast  | a3 38 08 03 a4 38             |
        | fast, two unknown fields                    | fast  | a0 38 4d a8 38 08             |
        | fast, an unknown field with a small number  | fast  | 10 05                         |
        | small, an unknown varint                    | small | a0 38 4d                      |
        | small, an unknown fixed32                   | small | a5 38 01 02 03 04             |
        | small, an unknown fixed64                   | small | a1 38 01 02 03 04 05 06 07 08 |
        | small, an unknown string                    | small | a2 38 02 61 62                |
        | small, an unknown group                     | small | a3 38 08 03 a4 38             |
        | small, two unknown fields                   | small | a0 38 4d a8 38 08             |
        | small, an unknown field with a small number | small | 10 05                         |
        | light, an unknown varint                    | light | a0 38 4d                      |
        | light, an unknown fixed32                   | light | a5 38 01 02 03 04             |
        | light, an unknown fixed64                   | light | a1 38 01 02 03 04 05 06 07 08 |
        | light, an unknown string                    | light | a2 38 02 61 62                |
        | light, an unknown group                     | light | a3 38 08 03 a4 38             |
        | light, two unknown fields                   | light | a0 38 4d a8 38 08             |
        | light, an unknown field with a small number | light | 10 05                         |
