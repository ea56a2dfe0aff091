@needs.cpp
Feature: Messages with many fields
  Each field is by itself, however many a message has and whatever their numbers are: setting, clearing, copying and
  parsing one of them touches no other.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      enum Kind { KIND_FIRST = 31; KIND_LAST = 33; }
      message Part { optional int32 id = 1; }
      message Many {
        optional string s1 = 1; optional Part p2 = 2;
        optional Kind e3 = 3; optional int32 n4 = 4;
        optional string s5 = 5; optional Part p6 = 6;
        optional Kind e7 = 7; optional int32 n8 = 8;
        optional string s9 = 9; optional Part p10 = 10;
        optional Kind e11 = 11; optional int32 n12 = 12;
        optional string s13 = 13; optional Part p14 = 14;
        optional Kind e15 = 15; optional int32 n16 = 16;
        optional string s17 = 17; optional Part p18 = 18;
        optional Kind e19 = 19; optional int32 n20 = 20;
        optional string s21 = 21; optional Part p22 = 22;
        optional Kind e23 = 23; optional int32 n24 = 24;
        optional string s25 = 25; optional Part p26 = 26;
        optional Kind e27 = 27; optional int32 n28 = 28;
        optional string s29 = 29; optional Part p30 = 30;
        optional Kind e31 = 31; optional int32 n32 = 32;
        optional string s33 = 33; optional Part p34 = 34;
        optional Kind e35 = 35; optional int32 n36 = 36;
        optional string s37 = 37; optional Part p38 = 38;
        optional Kind e39 = 39; optional int32 n40 = 40 [default = -7];
        optional string s41 = 41; optional Part p42 = 42;
        optional Kind e43 = 43; optional int32 n44 = 44;
        optional string s45 = 45; optional Part p46 = 46;
        optional Kind e47 = 47; optional int32 n48 = 48;
        optional string s49 = 49; optional Part p50 = 50;
        optional Kind e51 = 51; optional int32 n52 = 52;
        optional string s53 = 53; optional Part p54 = 54;
        optional Kind e55 = 55; optional int32 n56 = 56;
        optional string s57 = 57; optional Part p58 = 58;
        optional Kind e59 = 59; optional int32 n60 = 60;
        optional string s61 = 2047; optional Part p62 = 2048;
        optional Kind e63 = 18999; optional int32 n64 = 20000;
        optional string s65 = 262143; optional Part p66 = 262144;
        optional Kind e67 = 33554431; optional int32 n68 = 33554432;
        optional string s69 = 536870910; optional Part p70 = 536870911;
      }
      message Flags {
        optional bool b1 = 1; optional bool b2 = 2; optional bool b3 = 3; optional bool b4 = 4; optional bool b5 = 5;
        optional bool b6 = 6; optional bool b7 = 7; optional bool b8 = 8; optional bool b9 = 9; optional bool b10 = 10;
        optional bool b11 = 11; optional bool b12 = 12; optional bool b13 = 13; optional bool b14 = 14; optional bool b15 = 15;
        optional bool b16 = 16; optional bool b17 = 17; optional bool b18 = 18; optional bool b19 = 19; optional bool b20 = 20;
        optional bool b21 = 21; optional bool b22 = 22; optional bool b23 = 23; optional bool b24 = 24; optional bool b25 = 25;
        optional bool b26 = 26; optional bool b27 = 27; optional bool b28 = 28; optional bool b29 = 29; optional bool b30 = 30;
        optional bool b31 = 31; optional bool b32 = 32; optional bool b33 = 33; optional bool b34 = 34; optional bool b35 = 35;
        optional bool b36 = 36; optional bool b37 = 37; optional bool b38 = 38; optional bool b39 = 39; optional bool b40 = 40;
        optional bool b41 = 41; optional bool b42 = 42; optional bool b43 = 43; optional bool b44 = 44; optional bool b45 = 45;
        optional bool b46 = 46; optional bool b47 = 47; optional bool b48 = 48; optional bool b49 = 49; optional bool b50 = 50;
        optional bool b51 = 51; optional bool b52 = 52; optional bool b53 = 53; optional bool b54 = 54; optional bool b55 = 55;
        optional bool b56 = 56; optional bool b57 = 57; optional bool b58 = 58; optional bool b59 = 59; optional bool b60 = 60;
        optional bool b61 = 61; optional bool b62 = 62; optional bool b63 = 63; optional bool b64 = 64; optional bool b65 = 65;
        optional bool b66 = 66; optional bool b67 = 67; optional bool b68 = 68; optional bool b69 = 69; optional bool b70 = 70;
      }
      message Choices {
        oneof first { int32 first_number = 1; string first_text = 2; }
        oneof which2 { int32 number2 = 20; string text2 = 21; Part part2 = 2049; }
        oneof which3 { int32 number3 = 30; string text3 = 31; Part part3 = 2050; }
        oneof which4 { int32 number4 = 40; string text4 = 41; Part part4 = 2051; }
        oneof which5 { int32 number5 = 50; string text5 = 51; Part part5 = 2052; }
        oneof which6 { int32 number6 = 60; string text6 = 61; Part part6 = 2053; }
        oneof which7 { int32 number7 = 70; string text7 = 71; Part part7 = 2054; }
        oneof which8 { int32 number8 = 80; string text8 = 81; Part part8 = 2055; }
        oneof which9 { int32 number9 = 90; string text9 = 91; Part part9 = 2056; }
        oneof which10 { int32 number10 = 100; string text10 = 101; Part part10 = 2057; }
        oneof which11 { int32 number11 = 110; string text11 = 111; Part part11 = 2058; }
        oneof last {
          int32 last1 = 1001; int32 last2 = 1002; int32 last3 = 1003; int32 last4 = 1004;
          int32 last5 = 1005; int32 last6 = 1006; int32 last7 = 1007; int32 last8 = 1008;
          int32 last9 = 1009; int32 last10 = 1010; int32 last11 = 1011; int32 last12 = 1012;
          int32 last13 = 1013; int32 last14 = 1014; int32 last15 = 1015; int32 last16 = 1016;
          int32 last17 = 1017; int32 last18 = 1018; int32 last19 = 1019; int32 last20 = 1020;
          int32 last21 = 1021; int32 last22 = 1022; int32 last23 = 1023; int32 last24 = 1024;
          int32 last25 = 1025; int32 last26 = 1026; int32 last27 = 1027; int32 last28 = 1028;
          int32 last29 = 1029; int32 last30 = 1030; int32 last31 = 1031; int32 last32 = 1032;
          int32 last33 = 1033; int32 last34 = 1034; int32 last35 = 1035; int32 last36 = 1036;
          int32 last37 = 1037; int32 last38 = 1038; int32 last39 = 1039; int32 last40 = 1040;
          string last_text = 536870911;
        }
      }
      message Needs {
        required int32 n1 = 1; optional int32 n2 = 2; optional int32 n3 = 3; optional int32 n4 = 4; optional int32 n5 = 5;
        optional int32 n6 = 6; optional int32 n7 = 7; optional int32 n8 = 8; optional int32 n9 = 9; optional int32 n10 = 10;
        optional int32 n11 = 11; optional int32 n12 = 12; optional int32 n13 = 13; optional int32 n14 = 14; optional int32 n15 = 15;
        optional int32 n16 = 16; optional int32 n17 = 17; optional int32 n18 = 18; optional int32 n19 = 19; optional int32 n20 = 20;
        optional int32 n21 = 21; optional int32 n22 = 22; optional int32 n23 = 23; optional int32 n24 = 24; optional int32 n25 = 25;
        optional int32 n26 = 26; optional int32 n27 = 27; optional int32 n28 = 28; optional int32 n29 = 29; optional int32 n30 = 30;
        optional int32 n31 = 31; required int32 n32 = 32; required int32 n33 = 33; optional int32 n34 = 34; optional int32 n35 = 35;
        optional int32 n36 = 36; optional int32 n37 = 37; optional int32 n38 = 38; optional int32 n39 = 39; optional int32 n40 = 40;
        optional int32 n41 = 41; optional int32 n42 = 42; optional int32 n43 = 43; optional int32 n44 = 44; optional int32 n45 = 45;
        optional int32 n46 = 46; optional int32 n47 = 47; optional int32 n48 = 48; optional int32 n49 = 49; optional int32 n50 = 50;
        optional int32 n51 = 51; optional int32 n52 = 52; optional int32 n53 = 53; optional int32 n54 = 54; optional int32 n55 = 55;
        optional int32 n56 = 56; optional int32 n57 = 57; optional int32 n58 = 58; optional int32 n59 = 59; optional int32 n60 = 60;
        optional int32 n61 = 61; optional int32 n62 = 62; optional int32 n63 = 63; required int32 n64 = 64; required int32 n65 = 65;
        optional int32 n66 = 66; optional int32 n67 = 67; optional int32 n68 = 68; optional int32 n69 = 69; required int32 n70 = 70;
      }
      """

  @cpp.presence.set
  Rule: `set_foo` sets an unset field that has explicit presence (many fields)

    @cpp.field.string-set @cpp.field.string-has
    Scenario: the 1st of 70, and no other
      Given `Many m`
      When `m.set_s1("abc")`
      Then `m.has_s1()` is `true`
      And `m.has_s33()` is `false`
      And `m` serializes to the bytes `0a 03 61 62 63`

    Scenario Outline: <what>, and no other
      Given `Many m`
      When `m.set_<name>(<value>)`
      Then `m.has_<name>()` is `true`
      And `m.has_<other>()` is `false`
      And `m` serializes to the bytes `<bytes>`

      @cpp.field.numeric-explicit
      Examples:
        | what           | name | value | other | bytes             |
        | the 4th of 70  | n4   | 7     | n36   | 20 07             |
        | the 16th of 70 | n16  | 7     | n48   | 80 01 07          |
        | the 32nd of 70 | n32  | 7     | n64   | 80 02 07          |
        | the 36th of 70 | n36  | 7     | n4    | a0 02 07          |
        | the 60th of 70 | n60  | 7     | n28   | e0 03 07          |
        | the 64th of 70 | n64  | 7     | n32   | 80 e2 09 07       |
        | the 68th of 70 | n68  | 7     | n36   | 80 80 80 80 01 07 |

      @cpp.field.enum-explicit
      Examples:
        | what           | name | value     | other | bytes          |
        | the 15th of 70 | e15  | KIND_LAST | e47   | 78 21          |
        | the 31st of 70 | e31  | KIND_LAST | e63   | f8 01 21       |
        | the 35th of 70 | e35  | KIND_LAST | e3    | 98 02 21       |
        | the 63rd of 70 | e63  | KIND_LAST | e31   | b8 a3 09 21    |
        | the 67th of 70 | e67  | KIND_LAST | e35   | f8 ff ff 7f 21 |

      @cpp.field.string-set @cpp.field.string-has
      Examples:
        | what           | name | value | other | bytes                      |
        | the 29th of 70 | s29  | "abc" | s61   | ea 01 03 61 62 63          |
        | the 33rd of 70 | s33  | "abc" | s1    | 8a 02 03 61 62 63          |
        | the 37th of 70 | s37  | "abc" | s5    | aa 02 03 61 62 63          |
        | the 61st of 70 | s61  | "abc" | s29   | fa 7f 03 61 62 63          |
        | the 65th of 70 | s65  | "abc" | s33   | fa ff 7f 03 61 62 63       |
        | the 69th of 70 | s69  | "abc" | s37   | f2 ff ff ff 0f 03 61 62 63 |

    @cpp.field.numeric-explicit
    Scenario: flag b8, and no other
      Given `Flags m`
      When `m.set_b8(true)`
      Then `m.has_b8()` is `true`
      And `m.has_b40()` is `false`
      And `m` serializes to the bytes `40 01`

    @cpp.field.numeric-explicit
    Scenario Outline: flag <name>, and no other
      Given `Flags m`
      When `m.set_<name>(true)`
      Then `m.has_<name>()` is `true`
      And `m.has_<other>()` is `false`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | name | other | bytes    |
        | b16  | b48   | 80 01 01 |
        | b17  | b49   | 88 01 01 |
        | b32  | b64   | 80 02 01 |
        | b33  | b1    | 88 02 01 |
        | b64  | b32   | 80 04 01 |
        | b65  | b33   | 88 04 01 |
        | b70  | b38   | b0 04 01 |

  @cpp.presence.mutable
  Rule: `mutable_foo` sets an unset field that has explicit presence (many fields)

    @cpp.field.string-mutable
    Scenario: the 1st of 70, and no other
      Given `Many m`
      When `m.mutable_s1()->assign("abc")`
      Then `m.has_s1()` is `true`
      And `m.has_s33()` is `false`
      And `m` serializes to the bytes `0a 03 61 62 63`

    Scenario Outline: <what>, and no other
      Given `Many m`
      When `<change>`
      Then `m.has_<name>()` is `true`
      And `m.has_<other>()` is `false`
      And `m` serializes to the bytes `<bytes>`

      @cpp.field.string-mutable
      Examples:
        | what           | name | change                         | other | bytes                      |
        | the 29th of 70 | s29  | m.mutable_s29()->assign("abc") | s61   | ea 01 03 61 62 63          |
        | the 33rd of 70 | s33  | m.mutable_s33()->assign("abc") | s1    | 8a 02 03 61 62 63          |
        | the 37th of 70 | s37  | m.mutable_s37()->assign("abc") | s5    | aa 02 03 61 62 63          |
        | the 61st of 70 | s61  | m.mutable_s61()->assign("abc") | s29   | fa 7f 03 61 62 63          |
        | the 65th of 70 | s65  | m.mutable_s65()->assign("abc") | s33   | fa ff 7f 03 61 62 63       |
        | the 69th of 70 | s69  | m.mutable_s69()->assign("abc") | s37   | f2 ff ff ff 0f 03 61 62 63 |

      @cpp.field.message-mutable
      Examples:
        | what           | name | change                     | other | bytes                   |
        | the 30th of 70 | p30  | m.mutable_p30()->set_id(7) | p62   | f2 01 02 08 07          |
        | the 34th of 70 | p34  | m.mutable_p34()->set_id(7) | p2    | 92 02 02 08 07          |
        | the 62nd of 70 | p62  | m.mutable_p62()->set_id(7) | p30   | 82 80 01 02 08 07       |
        | the 66th of 70 | p66  | m.mutable_p66()->set_id(7) | p34   | 82 80 80 01 02 08 07    |
        | the 70th of 70 | p70  | m.mutable_p70()->set_id(7) | p38   | fa ff ff ff 0f 02 08 07 |

  @cpp.presence.clear
  Rule: `clear_foo` unsets a set field that has explicit presence (many fields)

    Background:
      Given the C++
        """cpp
        const std::string everything = bytes("0a 03 61 62 63 12 02 08 07 18 21 20 07 2a 03 61 62 63 32 02 08 07 38 21 40 07 4a 03 61 62 63 "
            "52 02 08 07 58 21 60 07 6a 03 61 62 63 72 02 08 07 78 21 80 01 07 8a 01 03 61 62 63 "
            "92 01 02 08 07 98 01 21 a0 01 07 aa 01 03 61 62 63 b2 01 02 08 07 b8 01 21 c0 01 07 "
            "ca 01 03 61 62 63 d2 01 02 08 07 d8 01 21 e0 01 07 ea 01 03 61 62 63 f2 01 02 08 07 f8 01 21 "
            "80 02 07 8a 02 03 61 62 63 92 02 02 08 07 98 02 21 a0 02 07 aa 02 03 61 62 63 b2 02 02 08 07 "
            "b8 02 21 c0 02 07 ca 02 03 61 62 63 d2 02 02 08 07 d8 02 21 e0 02 07 ea 02 03 61 62 63 "
            "f2 02 02 08 07 f8 02 21 80 03 07 8a 03 03 61 62 63 92 03 02 08 07 98 03 21 a0 03 07 "
            "aa 03 03 61 62 63 b2 03 02 08 07 b8 03 21 c0 03 07 ca 03 03 61 62 63 d2 03 02 08 07 d8 03 21 "
            "e0 03 07 fa 7f 03 61 62 63 82 80 01 02 08 07 b8 a3 09 21 80 e2 09 07 fa ff 7f 03 61 62 63 "
            "82 80 80 01 02 08 07 f8 ff ff 7f 21 80 80 80 80 01 07 f2 ff ff ff 0f 03 61 62 63 "
            "fa ff ff ff 0f 02 08 07")
        """

    @cpp.field.string-clear
    Scenario: the 1st of 70, and no other
      Given `Many m`
      And `m.ParseFromString(everything)`
      When `m.clear_s1()`
      Then `m.has_s1()` is `false`
      And `m.has_s33()` is `true`
      And `m.SerializeAsString().size()` is `everything.size() - 5`
      And `m.MergeFromString(bytes("0a 03 61 62 63")), m.SerializeAsString()` is `everything`

    Scenario Outline: <what>, and no other
      Given `Many m`
      And `m.ParseFromString(everything)`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      And `m.has_<other>()` is `true`
      And `m.SerializeAsString().size()` is `everything.size() - <size>`
      And `m.MergeFromString(bytes("<bytes>")), m.SerializeAsString()` is `everything`

      @cpp.field.numeric-explicit
      Examples:
        | what           | name | other | size | bytes             |
        | the 4th of 70  | n4   | n36   | 2    | 20 07             |
        | the 16th of 70 | n16  | n48   | 3    | 80 01 07          |
        | the 32nd of 70 | n32  | n64   | 3    | 80 02 07          |
        | the 36th of 70 | n36  | n4    | 3    | a0 02 07          |
        | the 60th of 70 | n60  | n28   | 3    | e0 03 07          |
        | the 64th of 70 | n64  | n32   | 4    | 80 e2 09 07       |
        | the 68th of 70 | n68  | n36   | 6    | 80 80 80 80 01 07 |

      @cpp.field.enum-explicit
      Examples:
        | what           | name | other | size | bytes          |
        | the 15th of 70 | e15  | e47   | 2    | 78 21          |
        | the 31st of 70 | e31  | e63   | 3    | f8 01 21       |
        | the 35th of 70 | e35  | e3    | 3    | 98 02 21       |
        | the 63rd of 70 | e63  | e31   | 4    | b8 a3 09 21    |
        | the 67th of 70 | e67  | e35   | 5    | f8 ff ff 7f 21 |

      @cpp.field.string-clear
      Examples:
        | what           | name | other | size | bytes                      |
        | the 29th of 70 | s29  | s61   | 6    | ea 01 03 61 62 63          |
        | the 33rd of 70 | s33  | s1    | 6    | 8a 02 03 61 62 63          |
        | the 37th of 70 | s37  | s5    | 6    | aa 02 03 61 62 63          |
        | the 61st of 70 | s61  | s29   | 6    | fa 7f 03 61 62 63          |
        | the 65th of 70 | s65  | s33   | 7    | fa ff 7f 03 61 62 63       |
        | the 69th of 70 | s69  | s37   | 9    | f2 ff ff ff 0f 03 61 62 63 |

      @cpp.field.message-clear
      Examples:
        | what           | name | other | size | bytes                   |
        | the 30th of 70 | p30  | p62   | 5    | f2 01 02 08 07          |
        | the 34th of 70 | p34  | p2    | 5    | 92 02 02 08 07          |
        | the 62nd of 70 | p62  | p30   | 6    | 82 80 01 02 08 07       |
        | the 66th of 70 | p66  | p34   | 7    | 82 80 80 01 02 08 07    |
        | the 70th of 70 | p70  | p38   | 8    | fa ff ff ff 0f 02 08 07 |

    @cpp.field.string-clear
    Scenario: the 1st of 70, which then has its default
      Given `Many m`
      And `m.ParseFromString(everything)`
      When `m.clear_s1()`
      Then `m.s1()` is `""`

    Scenario Outline: <what>, which then has its default
      Given `Many m`
      And `m.ParseFromString(everything)`
      When `m.clear_<name>()`
      Then `m.<get>` is `<value>`

      @cpp.field.message-clear
      Examples:
        | what           | name | get        | value |
        | the 2nd of 70  | p2   | p2().id()  | 0     |
        | the 34th of 70 | p34  | p34().id() | 0     |
        | the 62nd of 70 | p62  | p62().id() | 0     |
        | the 66th of 70 | p66  | p66().id() | 0     |
        | the 70th of 70 | p70  | p70().id() | 0     |

      @cpp.field.enum-explicit
      Examples:
        | what           | name | get   | value      |
        | the 35th of 70 | e35  | e35() | KIND_FIRST |

      @cpp.field.numeric-explicit
      Examples:
        | what           | name | get   | value |
        | the 36th of 70 | n36  | n36() | 0     |

      @cpp.field.string-clear
      Examples:
        | what           | name | get   | value |
        | the 37th of 70 | s37  | s37() | ""    |
        | the 69th of 70 | s69  | s69() | ""    |

  @cpp.presence.release
  Rule: `release_foo` unsets a set field that has explicit presence (many fields)

    Background:
      Given the C++
        """cpp
        const std::string everything = bytes("0a 03 61 62 63 12 02 08 07 18 21 20 07 2a 03 61 62 63 32 02 08 07 38 21 40 07 4a 03 61 62 63 "
            "52 02 08 07 58 21 60 07 6a 03 61 62 63 72 02 08 07 78 21 80 01 07 8a 01 03 61 62 63 "
            "92 01 02 08 07 98 01 21 a0 01 07 aa 01 03 61 62 63 b2 01 02 08 07 b8 01 21 c0 01 07 "
            "ca 01 03 61 62 63 d2 01 02 08 07 d8 01 21 e0 01 07 ea 01 03 61 62 63 f2 01 02 08 07 f8 01 21 "
            "80 02 07 8a 02 03 61 62 63 92 02 02 08 07 98 02 21 a0 02 07 aa 02 03 61 62 63 b2 02 02 08 07 "
            "b8 02 21 c0 02 07 ca 02 03 61 62 63 d2 02 02 08 07 d8 02 21 e0 02 07 ea 02 03 61 62 63 "
            "f2 02 02 08 07 f8 02 21 80 03 07 8a 03 03 61 62 63 92 03 02 08 07 98 03 21 a0 03 07 "
            "aa 03 03 61 62 63 b2 03 02 08 07 b8 03 21 c0 03 07 ca 03 03 61 62 63 d2 03 02 08 07 d8 03 21 "
            "e0 03 07 fa 7f 03 61 62 63 82 80 01 02 08 07 b8 a3 09 21 80 e2 09 07 fa ff 7f 03 61 62 63 "
            "82 80 80 01 02 08 07 f8 ff ff 7f 21 80 80 80 80 01 07 f2 ff ff ff 0f 03 61 62 63 "
            "fa ff ff ff 0f 02 08 07")
        """

    @cpp.field.string-release
    Scenario: the 1st of 70, and no other
      Given `Many m`
      And `m.ParseFromString(everything)`
      When `std::unique_ptr<std::string> released(m.release_s1())`
      Then `released->substr()` is `"abc"s`
      And `m.has_s1()` is `false`
      And `m.has_s33()` is `true`
      And `m.SerializeAsString().size()` is `everything.size() - 5`

    Scenario Outline: <what>, and no other
      Given `Many m`
      And `m.ParseFromString(everything)`
      When `std::unique_ptr<<type>> released(m.release_<name>())`
      Then `released<get>` is `<value>`
      And `m.has_<name>()` is `false`
      And `m.has_<other>()` is `true`
      And `m.SerializeAsString().size()` is `everything.size() - <size>`

      @cpp.field.string-release
      Examples:
        | what           | type        | name | get        | value  | other | size |
        | the 29th of 70 | std::string | s29  | ->substr() | "abc"s | s61   | 6    |
        | the 33rd of 70 | std::string | s33  | ->substr() | "abc"s | s1    | 6    |
        | the 37th of 70 | std::string | s37  | ->substr() | "abc"s | s5    | 6    |
        | the 61st of 70 | std::string | s61  | ->substr() | "abc"s | s29   | 6    |
        | the 65th of 70 | std::string | s65  | ->substr() | "abc"s | s33   | 7    |
        | the 69th of 70 | std::string | s69  | ->substr() | "abc"s | s37   | 9    |

      @cpp.field.message-release
      Examples:
        | what           | type | name | get    | value | other | size |
        | the 30th of 70 | Part | p30  | ->id() | 7     | p62   | 5    |
        | the 34th of 70 | Part | p34  | ->id() | 7     | p2    | 5    |
        | the 62nd of 70 | Part | p62  | ->id() | 7     | p30   | 6    |
        | the 66th of 70 | Part | p66  | ->id() | 7     | p34   | 7    |
        | the 70th of 70 | Part | p70  | ->id() | 7     | p38   | 8    |

  @cpp.presence.set-allocated
  Rule: `set_allocated_foo` with an object sets an unset field that has explicit presence (many fields)

    @cpp.field.string-set-allocated
    Scenario: the 1st of 70, and no other
      Given `Many m`
      When `m.set_allocated_s1(new std::string("abc"))`
      Then `m.has_s1()` is `true`
      And `m.has_s33()` is `false`
      And `m` serializes to the bytes `0a 03 61 62 63`

    Scenario Outline: <what>, and no other
      Given `Many m`
      When `m.set_allocated_<name>(<object>)`
      Then `m.has_<name>()` is `true`
      And `m.has_<other>()` is `false`
      And `m` serializes to the bytes `<bytes>`

      @cpp.field.string-set-allocated
      Examples:
        | what           | name | object                 | other | bytes                      |
        | the 29th of 70 | s29  | new std::string("abc") | s61   | ea 01 03 61 62 63          |
        | the 33rd of 70 | s33  | new std::string("abc") | s1    | 8a 02 03 61 62 63          |
        | the 37th of 70 | s37  | new std::string("abc") | s5    | aa 02 03 61 62 63          |
        | the 61st of 70 | s61  | new std::string("abc") | s29   | fa 7f 03 61 62 63          |
        | the 65th of 70 | s65  | new std::string("abc") | s33   | fa ff 7f 03 61 62 63       |
        | the 69th of 70 | s69  | new std::string("abc") | s37   | f2 ff ff ff 0f 03 61 62 63 |

      @cpp.field.message-set-allocated
      Examples:
        | what           | name | object   | other | bytes             |
        | the 30th of 70 | p30  | new Part | p62   | f2 01 00          |
        | the 34th of 70 | p34  | new Part | p2    | 92 02 00          |
        | the 62nd of 70 | p62  | new Part | p30   | 82 80 01 00       |
        | the 66th of 70 | p66  | new Part | p34   | 82 80 80 01 00    |
        | the 70th of 70 | p70  | new Part | p38   | fa ff ff ff 0f 00 |

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (many fields, emptied)

    @cpp.presence.set
    Scenario Outline: <what>
      Given `<class> m`
      And `<class> other`
      When `m.set_<name>(<value>)`
      Then `m.has_<name>()` is `true`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `<unset>`
      When `m.set_<name>(<value>)`
      Then `m.has_<name>()` is `true`
      And `m.<name>()` is `<value>`

      @cpp.message.parse-from-string
      Examples:
        | what                              | class | name | value | unset | change                |
        | the 32nd of 70, parsed without it | Many  | n32  | 7     | 0     | m.ParseFromString("") |
        | the 36th of 70, parsed without it | Many  | n36  | 7     | 0     | m.ParseFromString("") |
        | the 40th of 70, parsed without it | Many  | n40  | 7     | -7    | m.ParseFromString("") |
        | the 64th of 70, parsed without it | Many  | n64  | 7     | 0     | m.ParseFromString("") |
        | the 68th of 70, parsed without it | Many  | n68  | 7     | 0     | m.ParseFromString("") |
        | the 32nd bool, parsed without it  | Flags | b32  | true  | false | m.ParseFromString("") |
        | the 33rd bool, parsed without it  | Flags | b33  | true  | false | m.ParseFromString("") |
        | the 64th bool, parsed without it  | Flags | b64  | true  | false | m.ParseFromString("") |
        | the 65th bool, parsed without it  | Flags | b65  | true  | false | m.ParseFromString("") |

      @cpp.message.copy
      Examples:
        | what                                | class | name | value | unset | change    |
        | the 36th of 70, assigned without it | Many  | n36  | 7     | 0     | m = other |
        | the 40th of 70, assigned without it | Many  | n40  | 7     | -7    | m = other |
        | the 1st bool, assigned without it   | Flags | b1   | true  | false | m = other |
        | the 33rd bool, assigned without it  | Flags | b33  | true  | false | m = other |
        | the 65th bool, assigned without it  | Flags | b65  | true  | false | m = other |

      Examples:
        | what                                     | class | name | value | unset | change    |
        | the 36th of 70, cleared with its message | Many  | n36  | 7     | 0     | m.Clear() |
        | the 40th of 70, cleared with its message | Many  | n40  | 7     | -7    | m.Clear() |
        | the 68th of 70, cleared with its message | Many  | n68  | 7     | 0     | m.Clear() |
        | the 33rd bool, cleared with its message  | Flags | b33  | true  | false | m.Clear() |

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (many fields, emptied)

    @cpp.presence.set
    Scenario Outline: <what>
      Given `Many m`
      When `m.set_<name>(KIND_LAST)`
      Then `m.has_<name>()` is `true`
      When `<change>`
      Then `m.has_<name>()` is `false`
      And `m.<name>()` is `KIND_FIRST`

      @cpp.message.parse-from-string
      Examples:
        | what                              | name | change                |
        | the 35th of 70, parsed without it | e35  | m.ParseFromString("") |
        | the 67th of 70, parsed without it | e67  | m.ParseFromString("") |

      Examples:
        | what                                     | name | change    |
        | the 35th of 70, cleared with its message | e35  | m.Clear() |

  @cpp.field.string-has
  Rule: A string or bytes field has a presence test if, and only if, its presence is explicit (many fields, emptied)

    @cpp.presence.set
    Scenario Outline: <what>
      Given `Many m`
      When `m.set_<name>("set, and too long to be inline")`
      Then `m.has_<name>()` is `true`
      When `<change>`
      Then `m.has_<name>()` is `false`

      @cpp.message.parse-from-string
      Examples:
        | what                              | name | change                |
        | the 33rd of 70, parsed without it | s33  | m.ParseFromString("") |
        | the 65th of 70, parsed without it | s65  | m.ParseFromString("") |

      Examples:
        | what                                     | name | change    |
        | the 33rd of 70, cleared with its message | s33  | m.Clear() |

  @cpp.field.message-has
  Rule: A message field has a presence test (many fields, emptied)

    @cpp.presence.mutable
    Scenario Outline: <what>
      Given `Many m`
      When `m.mutable_<name>()->set_id(7)`
      Then `m.has_<name>()` is `true`
      When `<change>`
      Then `m.has_<name>()` is `false`

      @cpp.message.parse-from-string
      Examples:
        | what                              | name | change                |
        | the 34th of 70, parsed without it | p34  | m.ParseFromString("") |
        | the 66th of 70, parsed without it | p66  | m.ParseFromString("") |

      Examples:
        | what                                     | name | change    |
        | the 34th of 70, cleared with its message | p34  | m.Clear() |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (many fields)

    Background:
      Given the C++
        """cpp
        const std::string everything = bytes("0a 03 61 62 63 12 02 08 07 18 21 20 07 2a 03 61 62 63 32 02 08 07 38 21 40 07 4a 03 61 62 63 "
            "52 02 08 07 58 21 60 07 6a 03 61 62 63 72 02 08 07 78 21 80 01 07 8a 01 03 61 62 63 "
            "92 01 02 08 07 98 01 21 a0 01 07 aa 01 03 61 62 63 b2 01 02 08 07 b8 01 21 c0 01 07 "
            "ca 01 03 61 62 63 d2 01 02 08 07 d8 01 21 e0 01 07 ea 01 03 61 62 63 f2 01 02 08 07 f8 01 21 "
            "80 02 07 8a 02 03 61 62 63 92 02 02 08 07 98 02 21 a0 02 07 aa 02 03 61 62 63 b2 02 02 08 07 "
            "b8 02 21 c0 02 07 ca 02 03 61 62 63 d2 02 02 08 07 d8 02 21 e0 02 07 ea 02 03 61 62 63 "
            "f2 02 02 08 07 f8 02 21 80 03 07 8a 03 03 61 62 63 92 03 02 08 07 98 03 21 a0 03 07 "
            "aa 03 03 61 62 63 b2 03 02 08 07 b8 03 21 c0 03 07 ca 03 03 61 62 63 d2 03 02 08 07 d8 03 21 "
            "e0 03 07 fa 7f 03 61 62 63 82 80 01 02 08 07 b8 a3 09 21 80 e2 09 07 fa ff 7f 03 61 62 63 "
            "82 80 80 01 02 08 07 f8 ff ff 7f 21 80 80 80 80 01 07 f2 ff ff ff 0f 03 61 62 63 "
            "fa ff ff ff 0f 02 08 07")
        """

    Scenario: the 1st of 70, alone and after everything
      Given `Many m`
      When `m.ParseFromString(bytes("0a 03 61 62 63"))`
      Then `m.has_s1()` is `true`
      And `m.has_s33()` is `false`
      And `m` serializes to the bytes `0a 03 61 62 63`
      When `m.ParseFromString(everything)`
      Then `m.SerializeAsString()` is `everything`
      When `m.ParseFromString(bytes("0a 03 61 62 63"))`
      Then `m` serializes to the bytes `0a 03 61 62 63`

    Scenario Outline: <what>, alone and after everything
      Given `Many m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.has_<name>()` is `true`
      And `m.has_<other>()` is `false`
      And `m` serializes to the bytes `<bytes>`
      When `m.ParseFromString(everything)`
      Then `m.SerializeAsString()` is `everything`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what           | name | other | bytes                      |
        | the 4th of 70  | n4   | n36   | 20 07                      |
        | the 15th of 70 | e15  | e47   | 78 21                      |
        | the 16th of 70 | n16  | n48   | 80 01 07                   |
        | the 29th of 70 | s29  | s61   | ea 01 03 61 62 63          |
        | the 30th of 70 | p30  | p62   | f2 01 02 08 07             |
        | the 31st of 70 | e31  | e63   | f8 01 21                   |
        | the 32nd of 70 | n32  | n64   | 80 02 07                   |
        | the 33rd of 70 | s33  | s1    | 8a 02 03 61 62 63          |
        | the 34th of 70 | p34  | p2    | 92 02 02 08 07             |
        | the 35th of 70 | e35  | e3    | 98 02 21                   |
        | the 36th of 70 | n36  | n4    | a0 02 07                   |
        | the 37th of 70 | s37  | s5    | aa 02 03 61 62 63          |
        | the 60th of 70 | n60  | n28   | e0 03 07                   |
        | the 61st of 70 | s61  | s29   | fa 7f 03 61 62 63          |
        | the 62nd of 70 | p62  | p30   | 82 80 01 02 08 07          |
        | the 63rd of 70 | e63  | e31   | b8 a3 09 21                |
        | the 64th of 70 | n64  | n32   | 80 e2 09 07                |
        | the 65th of 70 | s65  | s33   | fa ff 7f 03 61 62 63       |
        | the 66th of 70 | p66  | p34   | 82 80 80 01 02 08 07       |
        | the 67th of 70 | e67  | e35   | f8 ff ff 7f 21             |
        | the 68th of 70 | n68  | n36   | 80 80 80 80 01 07          |
        | the 69th of 70 | s69  | s37   | f2 ff ff ff 0f 03 61 62 63 |
        | the 70th of 70 | p70  | p38   | fa ff ff ff 0f 02 08 07    |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (many fields)

    Background:
      Given the C++
        """cpp
        const std::string everything = bytes("0a 03 61 62 63 12 02 08 07 18 21 20 07 2a 03 61 62 63 32 02 08 07 38 21 40 07 4a 03 61 62 63 "
            "52 02 08 07 58 21 60 07 6a 03 61 62 63 72 02 08 07 78 21 80 01 07 8a 01 03 61 62 63 "
            "92 01 02 08 07 98 01 21 a0 01 07 aa 01 03 61 62 63 b2 01 02 08 07 b8 01 21 c0 01 07 "
            "ca 01 03 61 62 63 d2 01 02 08 07 d8 01 21 e0 01 07 ea 01 03 61 62 63 f2 01 02 08 07 f8 01 21 "
            "80 02 07 8a 02 03 61 62 63 92 02 02 08 07 98 02 21 a0 02 07 aa 02 03 61 62 63 b2 02 02 08 07 "
            "b8 02 21 c0 02 07 ca 02 03 61 62 63 d2 02 02 08 07 d8 02 21 e0 02 07 ea 02 03 61 62 63 "
            "f2 02 02 08 07 f8 02 21 80 03 07 8a 03 03 61 62 63 92 03 02 08 07 98 03 21 a0 03 07 "
            "aa 03 03 61 62 63 b2 03 02 08 07 b8 03 21 c0 03 07 ca 03 03 61 62 63 d2 03 02 08 07 d8 03 21 "
            "e0 03 07 fa 7f 03 61 62 63 82 80 01 02 08 07 b8 a3 09 21 80 e2 09 07 fa ff 7f 03 61 62 63 "
            "82 80 80 01 02 08 07 f8 ff ff 7f 21 80 80 80 80 01 07 f2 ff ff ff 0f 03 61 62 63 "
            "fa ff ff ff 0f 02 08 07")
        """

    Scenario: the 1st of 70, alone and over everything
      Given `Many m`
      And `m.ParseFromString(bytes("0a 03 61 62 63"))`
      And `Many other`
      And `other.ParseFromString(everything)`
      When `Many copy(m)`
      And `m = other`
      Then `copy` serializes to the bytes `0a 03 61 62 63`
      And `m.SerializeAsString()` is `everything`
      When `other = copy`
      Then `other` serializes to the bytes `0a 03 61 62 63`
      And `other.has_s33()` is `false`

    Scenario Outline: <what>, alone and over everything
      Given `Many m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `Many other`
      And `other.ParseFromString(everything)`
      When `Many copy(m)`
      And `m = other`
      Then `copy` serializes to the bytes `<bytes>`
      And `m.SerializeAsString()` is `everything`
      When `other = copy`
      Then `other` serializes to the bytes `<bytes>`
      And `other.has_<other>()` is `false`

      Examples:
        | what           | other | bytes                      |
        | the 4th of 70  | n36   | 20 07                      |
        | the 15th of 70 | e47   | 78 21                      |
        | the 16th of 70 | n48   | 80 01 07                   |
        | the 29th of 70 | s61   | ea 01 03 61 62 63          |
        | the 30th of 70 | p62   | f2 01 02 08 07             |
        | the 31st of 70 | e63   | f8 01 21                   |
        | the 32nd of 70 | n64   | 80 02 07                   |
        | the 33rd of 70 | s1    | 8a 02 03 61 62 63          |
        | the 34th of 70 | p2    | 92 02 02 08 07             |
        | the 35th of 70 | e3    | 98 02 21                   |
        | the 36th of 70 | n4    | a0 02 07                   |
        | the 37th of 70 | s5    | aa 02 03 61 62 63          |
        | the 60th of 70 | n28   | e0 03 07                   |
        | the 61st of 70 | s29   | fa 7f 03 61 62 63          |
        | the 62nd of 70 | p30   | 82 80 01 02 08 07          |
        | the 63rd of 70 | e31   | b8 a3 09 21                |
        | the 64th of 70 | n32   | 80 e2 09 07                |
        | the 65th of 70 | s33   | fa ff 7f 03 61 62 63       |
        | the 66th of 70 | p34   | 82 80 80 01 02 08 07       |
        | the 67th of 70 | e35   | f8 ff ff 7f 21             |
        | the 68th of 70 | n36   | 80 80 80 80 01 07          |
        | the 69th of 70 | s37   | f2 ff ff ff 0f 03 61 62 63 |
        | the 70th of 70 | p38   | fa ff ff ff 0f 02 08 07    |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (many fields)

    Background:
      Given the C++
        """cpp
        const std::string everything = bytes("0a 03 61 62 63 12 02 08 07 18 21 20 07 2a 03 61 62 63 32 02 08 07 38 21 40 07 4a 03 61 62 63 "
            "52 02 08 07 58 21 60 07 6a 03 61 62 63 72 02 08 07 78 21 80 01 07 8a 01 03 61 62 63 "
            "92 01 02 08 07 98 01 21 a0 01 07 aa 01 03 61 62 63 b2 01 02 08 07 b8 01 21 c0 01 07 "
            "ca 01 03 61 62 63 d2 01 02 08 07 d8 01 21 e0 01 07 ea 01 03 61 62 63 f2 01 02 08 07 f8 01 21 "
            "80 02 07 8a 02 03 61 62 63 92 02 02 08 07 98 02 21 a0 02 07 aa 02 03 61 62 63 b2 02 02 08 07 "
            "b8 02 21 c0 02 07 ca 02 03 61 62 63 d2 02 02 08 07 d8 02 21 e0 02 07 ea 02 03 61 62 63 "
            "f2 02 02 08 07 f8 02 21 80 03 07 8a 03 03 61 62 63 92 03 02 08 07 98 03 21 a0 03 07 "
            "aa 03 03 61 62 63 b2 03 02 08 07 b8 03 21 c0 03 07 ca 03 03 61 62 63 d2 03 02 08 07 d8 03 21 "
            "e0 03 07 fa 7f 03 61 62 63 82 80 01 02 08 07 b8 a3 09 21 80 e2 09 07 fa ff 7f 03 61 62 63 "
            "82 80 80 01 02 08 07 f8 ff ff 7f 21 80 80 80 80 01 07 f2 ff ff ff 0f 03 61 62 63 "
            "fa ff ff ff 0f 02 08 07")
        """

    Scenario: the 1st of 70, with everything
      Given `Many m`
      And `m.ParseFromString(bytes("0a 03 61 62 63"))`
      And `Many other`
      And `other.ParseFromString(everything)`
      When `m.Swap(&other)`
      Then `m.SerializeAsString()` is `everything`
      And `other` serializes to the bytes `0a 03 61 62 63`
      And `other.has_s33()` is `false`

    Scenario Outline: <what>, with everything
      Given `Many m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `Many other`
      And `other.ParseFromString(everything)`
      When `m.Swap(&other)`
      Then `m.SerializeAsString()` is `everything`
      And `other` serializes to the bytes `<bytes>`
      And `other.has_<other>()` is `false`

      Examples:
        | what           | other | bytes                      |
        | the 4th of 70  | n36   | 20 07                      |
        | the 15th of 70 | e47   | 78 21                      |
        | the 16th of 70 | n48   | 80 01 07                   |
        | the 29th of 70 | s61   | ea 01 03 61 62 63          |
        | the 30th of 70 | p62   | f2 01 02 08 07             |
        | the 31st of 70 | e63   | f8 01 21                   |
        | the 32nd of 70 | n64   | 80 02 07                   |
        | the 33rd of 70 | s1    | 8a 02 03 61 62 63          |
        | the 34th of 70 | p2    | 92 02 02 08 07             |
        | the 35th of 70 | e3    | 98 02 21                   |
        | the 36th of 70 | n4    | a0 02 07                   |
        | the 37th of 70 | s5    | aa 02 03 61 62 63          |
        | the 60th of 70 | n28   | e0 03 07                   |
        | the 61st of 70 | s29   | fa 7f 03 61 62 63          |
        | the 62nd of 70 | p30   | 82 80 01 02 08 07          |
        | the 63rd of 70 | e31   | b8 a3 09 21                |
        | the 64th of 70 | n32   | 80 e2 09 07                |
        | the 65th of 70 | s33   | fa ff 7f 03 61 62 63       |
        | the 66th of 70 | p34   | 82 80 80 01 02 08 07       |
        | the 67th of 70 | e35   | f8 ff ff 7f 21             |
        | the 68th of 70 | n36   | 80 80 80 80 01 07          |
        | the 69th of 70 | s37   | f2 ff ff ff 0f 03 61 62 63 |
        | the 70th of 70 | p38   | fa ff ff ff 0f 02 08 07    |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (many fields)

    Background:
      Given the C++
        """cpp
        const std::string everything = bytes("0a 03 61 62 63 12 02 08 07 18 21 20 07 2a 03 61 62 63 32 02 08 07 38 21 40 07 4a 03 61 62 63 "
            "52 02 08 07 58 21 60 07 6a 03 61 62 63 72 02 08 07 78 21 80 01 07 8a 01 03 61 62 63 "
            "92 01 02 08 07 98 01 21 a0 01 07 aa 01 03 61 62 63 b2 01 02 08 07 b8 01 21 c0 01 07 "
            "ca 01 03 61 62 63 d2 01 02 08 07 d8 01 21 e0 01 07 ea 01 03 61 62 63 f2 01 02 08 07 f8 01 21 "
            "80 02 07 8a 02 03 61 62 63 92 02 02 08 07 98 02 21 a0 02 07 aa 02 03 61 62 63 b2 02 02 08 07 "
            "b8 02 21 c0 02 07 ca 02 03 61 62 63 d2 02 02 08 07 d8 02 21 e0 02 07 ea 02 03 61 62 63 "
            "f2 02 02 08 07 f8 02 21 80 03 07 8a 03 03 61 62 63 92 03 02 08 07 98 03 21 a0 03 07 "
            "aa 03 03 61 62 63 b2 03 02 08 07 b8 03 21 c0 03 07 ca 03 03 61 62 63 d2 03 02 08 07 d8 03 21 "
            "e0 03 07 fa 7f 03 61 62 63 82 80 01 02 08 07 b8 a3 09 21 80 e2 09 07 fa ff 7f 03 61 62 63 "
            "82 80 80 01 02 08 07 f8 ff ff 7f 21 80 80 80 80 01 07 f2 ff ff ff 0f 03 61 62 63 "
            "fa ff ff ff 0f 02 08 07")
        """

    Scenario: the 1st of 70, over everything
      Given `Many m`
      And `m.ParseFromString(bytes("0a 03 61 62 63"))`
      And `Many other`
      And `other.ParseFromString(everything)`
      When `Many moved(std::move(m))`
      And `other = std::move(moved)`
      Then `other` serializes to the bytes `0a 03 61 62 63`
      And `other.has_s33()` is `false`

    Scenario Outline: <what>, over everything
      Given `Many m`
      And `m.ParseFromString(bytes("<bytes>"))`
      And `Many other`
      And `other.ParseFromString(everything)`
      When `Many moved(std::move(m))`
      And `other = std::move(moved)`
      Then `other` serializes to the bytes `<bytes>`
      And `other.has_<other>()` is `false`

      Examples:
        | what           | other | bytes                   |
        | the 31st of 70 | e63   | f8 01 21                |
        | the 32nd of 70 | n64   | 80 02 07                |
        | the 33rd of 70 | s1    | 8a 02 03 61 62 63       |
        | the 36th of 70 | n4    | a0 02 07                |
        | the 64th of 70 | n32   | 80 e2 09 07             |
        | the 65th of 70 | s33   | fa ff 7f 03 61 62 63    |
        | the 66th of 70 | p34   | 82 80 80 01 02 08 07    |
        | the 70th of 70 | p38   | fa ff ff ff 0f 02 08 07 |

  @cpp.oneof.set
  Rule: Setting a member makes it the one that is set, whichever was set before (many oneofs)

    Scenario: the first of twelve, and the other oneofs stay
      Given `Choices m`
      When `m.set_first_text("abc")`
      Then `m.first_case()` is `Choices::kFirstText`
      And `m` serializes to the bytes `12 03 61 62 63`

    Scenario Outline: <what>, and the other oneofs stay
      Given `Choices m`
      When `m.<set>`
      Then `m.<oneof>_case()` is `Choices::<constant>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                   | set                  | oneof   | constant  | bytes                      |
        | the 2nd of twelve      | set_text2("abc")     | which2  | kText2    | aa 01 03 61 62 63          |
        | the 3rd of twelve      | set_text3("abc")     | which3  | kText3    | fa 01 03 61 62 63          |
        | the 4th of twelve      | set_text4("abc")     | which4  | kText4    | ca 02 03 61 62 63          |
        | the 5th of twelve      | set_text5("abc")     | which5  | kText5    | 9a 03 03 61 62 63          |
        | the 6th of twelve      | set_text6("abc")     | which6  | kText6    | ea 03 03 61 62 63          |
        | the 7th of twelve      | set_text7("abc")     | which7  | kText7    | ba 04 03 61 62 63          |
        | the 8th of twelve      | set_text8("abc")     | which8  | kText8    | 8a 05 03 61 62 63          |
        | the 9th of twelve      | set_text9("abc")     | which9  | kText9    | da 05 03 61 62 63          |
        | the 10th of twelve     | set_text10("abc")    | which10 | kText10   | aa 06 03 61 62 63          |
        | the 11th of twelve     | set_text11("abc")    | which11 | kText11   | fa 06 03 61 62 63          |
        | the last of twelve     | set_last_text("abc") | last    | kLastText | fa ff ff ff 0f 03 61 62 63 |
        | the 40th of 41 members | set_last40(7)        | last    | kLast40   | 80 41 07                   |

    Scenario: an object for the 2nd of twelve after a text
      Given `Choices m`
      And `m.set_text2("a text that is too long to be inline")`
      When `m.set_allocated_part2(new Part)`
      Then `m.which2_case()` is `Choices::kPart2`
      And `m` serializes to the bytes `8a 80 01 00`

    Scenario Outline: an object for the <what> of twelve after a text
      Given `Choices m`
      And `m.set_text<number>("a text that is too long to be inline")`
      When `m.set_allocated_part<number>(new Part)`
      Then `m.which<number>_case()` is `Choices::kPart<number>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what | number | bytes       |
        | 3rd  | 3      | 92 80 01 00 |
        | 11th | 11     | d2 80 01 00 |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (many oneofs)

    Scenario: the first of twelve was set
      Given `Choices m`
      And `m.set_first_text("a text that is too long to be inline")`
      When `m.ParseFromString("")`
      Then `m.first_case()` is `Choices::FIRST_NOT_SET`
      And `m.first_text()` is `""`

    Scenario Outline: <what> was set
      Given `Choices m`
      And `m.set_<text>("a text that is too long to be inline")`
      When `m.ParseFromString("")`
      Then `m.<oneof>_case()` is `Choices::<unset>`
      And `m.<text>()` is `""`

      Examples:
        | what               | oneof   | text      | unset           |
        | the 2nd of twelve  | which2  | text2     | WHICH2_NOT_SET  |
        | the 3rd of twelve  | which3  | text3     | WHICH3_NOT_SET  |
        | the 11th of twelve | which11 | text11    | WHICH11_NOT_SET |
        | the last of twelve | last    | last_text | LAST_NOT_SET    |

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (many oneofs)

    Scenario: first, and the other oneofs stay
      Given `Choices m`
      And `m.ParseFromString(bytes("08 07 a0 01 02 f0 01 03 c0 02 04 90 03 05 e0 03 06 b0 04 07 80 05 08 d0 05 09 a0 06 0a f0 06 0b 80 41 07"))`
      When `m.clear_first()`
      Then `m` serializes to the bytes `a0 01 02 f0 01 03 c0 02 04 90 03 05 e0 03 06 b0 04 07 80 05 08 d0 05 09 a0 06 0a f0 06 0b 80 41 07`

    Scenario Outline: <oneof>, and the other oneofs stay
      Given `Choices m`
      And `m.ParseFromString(bytes("08 07 a0 01 02 f0 01 03 c0 02 04 90 03 05 e0 03 06 b0 04 07 80 05 08 d0 05 09 a0 06 0a f0 06 0b 80 41 07"))`
      When `m.clear_<oneof>()`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | oneof   | bytes                                                                                           |
        | which2  | 08 07 f0 01 03 c0 02 04 90 03 05 e0 03 06 b0 04 07 80 05 08 d0 05 09 a0 06 0a f0 06 0b 80 41 07 |
        | which3  | 08 07 a0 01 02 c0 02 04 90 03 05 e0 03 06 b0 04 07 80 05 08 d0 05 09 a0 06 0a f0 06 0b 80 41 07 |
        | which4  | 08 07 a0 01 02 f0 01 03 90 03 05 e0 03 06 b0 04 07 80 05 08 d0 05 09 a0 06 0a f0 06 0b 80 41 07 |
        | which5  | 08 07 a0 01 02 f0 01 03 c0 02 04 e0 03 06 b0 04 07 80 05 08 d0 05 09 a0 06 0a f0 06 0b 80 41 07 |
        | which6  | 08 07 a0 01 02 f0 01 03 c0 02 04 90 03 05 b0 04 07 80 05 08 d0 05 09 a0 06 0a f0 06 0b 80 41 07 |
        | which7  | 08 07 a0 01 02 f0 01 03 c0 02 04 90 03 05 e0 03 06 80 05 08 d0 05 09 a0 06 0a f0 06 0b 80 41 07 |
        | which8  | 08 07 a0 01 02 f0 01 03 c0 02 04 90 03 05 e0 03 06 b0 04 07 d0 05 09 a0 06 0a f0 06 0b 80 41 07 |
        | which9  | 08 07 a0 01 02 f0 01 03 c0 02 04 90 03 05 e0 03 06 b0 04 07 80 05 08 a0 06 0a f0 06 0b 80 41 07 |
        | which10 | 08 07 a0 01 02 f0 01 03 c0 02 04 90 03 05 e0 03 06 b0 04 07 80 05 08 d0 05 09 f0 06 0b 80 41 07 |
        | which11 | 08 07 a0 01 02 f0 01 03 c0 02 04 90 03 05 e0 03 06 b0 04 07 80 05 08 d0 05 09 a0 06 0a 80 41 07 |
        | last    | 08 07 a0 01 02 f0 01 03 c0 02 04 90 03 05 e0 03 06 b0 04 07 80 05 08 d0 05 09 a0 06 0a f0 06 0b |

  @cpp.error.required @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (many fields)

    Scenario: the field 1 of 70
      Given `Needs m`
      Then `m.ParseFromString(bytes("80 02 07 88 02 07 80 04 07 88 04 07 b0 04 07"))` is `false`
      And `m.IsInitialized()` is `false`
      When `m.set_n1(7)`
      Then `m.IsInitialized()` is `true`

    Scenario Outline: the field <missing> of 70
      Given `Needs m`
      Then `m.ParseFromString(bytes("<bytes>"))` is `false`
      And `m.IsInitialized()` is `false`
      When `m.set_n<missing>(7)`
      Then `m.IsInitialized()` is `true`

      Examples:
        | missing | bytes                                     |
        | 32      | 08 07 88 02 07 80 04 07 88 04 07 b0 04 07 |
        | 33      | 08 07 80 02 07 80 04 07 88 04 07 b0 04 07 |
        | 64      | 08 07 80 02 07 88 02 07 88 04 07 b0 04 07 |
        | 65      | 08 07 80 02 07 88 02 07 80 04 07 b0 04 07 |
        | 70      | 08 07 80 02 07 88 02 07 80 04 07 88 04 07 |

  @cpp.error.required @cpp.error.serialize-fails @cpp.message.serialize-to-string @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (many fields, serialized)

    Background:
      Given `Needs m`
      And `m.set_n1(1), m.set_n32(2), m.set_n33(3), m.set_n64(4), m.set_n65(5), m.set_n70(6)`
      And `std::string out`

    Scenario: none of 70 is missing
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("08 01 80 02 02 88 02 03 80 04 04 88 04 05 b0 04 06")`

    Scenario: the field 70 of 70 is missing
      When `m.clear_n70()`
      Then `m.SerializeToString(&out)` is `false`
      And `m.SerializePartialToString(&out)` is `true`
      And `out` is `bytes("08 01 80 02 02 88 02 03 80 04 04 88 04 05")`

    Scenario Outline: <what> of 70 is missing
      When `<clear>`
      Then `m.SerializeToString(&out)` is `false`

      Examples:
        | what                                       | clear                                                           |
        | the field 1                                | m.clear_n1()                                                    |
        | the field 32                               | m.clear_n32()                                                   |
        | the field 33                               | m.clear_n33()                                                   |
        | the field 64                               | m.clear_n64()                                                   |
        | the field 65                               | m.clear_n65()                                                   |
        | the first of each 32                       | m.clear_n1(), m.clear_n33(), m.clear_n65()                      |
        | the last of each 32                        | m.clear_n32(), m.clear_n64()                                    |
        | all but the first, although others are set | m.Clear(), m.set_n1(1), m.set_n2(2), m.set_n34(3), m.set_n66(4) |
