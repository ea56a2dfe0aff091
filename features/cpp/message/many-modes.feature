@needs.cpp @needs.lite
Feature: Messages with many fields, optimized for size
  Classes that are optimized for code size, or for the lite runtime, may do without code of their own for each field. Each
  field is by itself all the same, however many a message has.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; }
      message Many {
        optional int64 n1 = 1; optional int32 d2 = 2 [default = -7]; optional string s3 = 3; optional Part p4 = 4;
        optional int64 n5 = 5; optional int32 d6 = 6 [default = -7]; optional string s7 = 7; optional Part p8 = 8;
        optional int64 n9 = 9; optional int32 d10 = 10 [default = -7]; optional string s11 = 11; optional Part p12 = 12;
        optional int64 n13 = 13; optional int32 d14 = 14 [default = -7]; optional string s15 = 15; optional Part p16 = 16;
        optional int64 n17 = 17; optional int32 d18 = 18 [default = -7]; optional string s19 = 19; optional Part p20 = 20;
        optional int64 n21 = 21; optional int32 d22 = 22 [default = -7]; optional string s23 = 23; optional Part p24 = 24;
        optional int64 n25 = 25; optional int32 d26 = 26 [default = -7]; optional string s27 = 27; optional Part p28 = 28;
        optional int64 n29 = 29; optional int32 d30 = 30 [default = -7]; optional string s31 = 31; optional Part p32 = 32;
        optional int64 n33 = 33; optional int32 d34 = 34 [default = -7]; optional string s35 = 35; optional Part p36 = 36;
        optional int64 n37 = 37; optional int32 d38 = 38 [default = -7]; optional string s39 = 39; optional Part p40 = 40;
        optional int64 n41 = 41; optional int32 d42 = 42 [default = -7]; optional string s43 = 43; optional Part p44 = 44;
        optional int64 n45 = 45; optional int32 d46 = 46 [default = -7]; optional string s47 = 47; optional Part p48 = 48;
        optional int64 n49 = 49; optional int32 d50 = 50 [default = -7]; optional string s51 = 51; optional Part p52 = 52;
        optional int64 n53 = 53; optional int32 d54 = 54 [default = -7]; optional string s55 = 55; optional Part p56 = 56;
        optional int64 n57 = 57; optional int32 d58 = 58 [default = -7]; optional string s59 = 59; optional Part p60 = 60;
        optional int64 n61 = 61; optional int32 d62 = 62 [default = -7]; optional string s63 = 63; optional Part p64 = 64;
        optional int64 n65 = 65; optional int32 d66 = 66 [default = -7]; optional string s67 = 67; optional Part p68 = 68;
        optional int64 n69 = 69; optional int32 d70 = 70 [default = -7]; optional string s71 = 71; optional Part p72 = 72;
      }
      enum Kind { KIND_ONE = 1; KIND_BELOW = -6; }
      message Kinds { repeated Kind kinds = 1; repeated Kind packed = 2 [packed = true]; }
      message First { optional string s1 = 1; optional Part p2 = 2; }
      message Ints1 { optional int32 a = 1; }
      message Ints2 { optional int32 a = 1; optional int32 b = 2; }
      message Ints3 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; }
      message Ints5 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; }
      message Ints6 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; optional int32 f = 6; }
      message Ints7 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; optional int32 f = 6; optional int32 g = 7; }
      message Ints8 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; optional int32 f = 6; optional int32 g = 7; optional int32 h = 8; }
      message Ints9 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; optional int32 f = 6; optional int32 g = 7; optional int32 h = 8; optional int32 i = 9; }
      message Bools1 { optional bool a = 1; }
      message Bools2 { optional bool a = 1; optional bool b = 2; }
      message Bools3 { optional bool a = 1; optional bool b = 2; optional bool c = 3; }
      message Bools7 { optional bool a = 1; optional bool b = 2; optional bool c = 3; optional bool d = 4; optional bool e = 5; optional bool f = 6; optional bool g = 7; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; }
      message Many {
        optional int64 n1 = 1; optional int32 d2 = 2 [default = -7]; optional string s3 = 3; optional Part p4 = 4;
        optional int64 n5 = 5; optional int32 d6 = 6 [default = -7]; optional string s7 = 7; optional Part p8 = 8;
        optional int64 n9 = 9; optional int32 d10 = 10 [default = -7]; optional string s11 = 11; optional Part p12 = 12;
        optional int64 n13 = 13; optional int32 d14 = 14 [default = -7]; optional string s15 = 15; optional Part p16 = 16;
        optional int64 n17 = 17; optional int32 d18 = 18 [default = -7]; optional string s19 = 19; optional Part p20 = 20;
        optional int64 n21 = 21; optional int32 d22 = 22 [default = -7]; optional string s23 = 23; optional Part p24 = 24;
        optional int64 n25 = 25; optional int32 d26 = 26 [default = -7]; optional string s27 = 27; optional Part p28 = 28;
        optional int64 n29 = 29; optional int32 d30 = 30 [default = -7]; optional string s31 = 31; optional Part p32 = 32;
        optional int64 n33 = 33; optional int32 d34 = 34 [default = -7]; optional string s35 = 35; optional Part p36 = 36;
        optional int64 n37 = 37; optional int32 d38 = 38 [default = -7]; optional string s39 = 39; optional Part p40 = 40;
        optional int64 n41 = 41; optional int32 d42 = 42 [default = -7]; optional string s43 = 43; optional Part p44 = 44;
        optional int64 n45 = 45; optional int32 d46 = 46 [default = -7]; optional string s47 = 47; optional Part p48 = 48;
        optional int64 n49 = 49; optional int32 d50 = 50 [default = -7]; optional string s51 = 51; optional Part p52 = 52;
        optional int64 n53 = 53; optional int32 d54 = 54 [default = -7]; optional string s55 = 55; optional Part p56 = 56;
        optional int64 n57 = 57; optional int32 d58 = 58 [default = -7]; optional string s59 = 59; optional Part p60 = 60;
        optional int64 n61 = 61; optional int32 d62 = 62 [default = -7]; optional string s63 = 63; optional Part p64 = 64;
        optional int64 n65 = 65; optional int32 d66 = 66 [default = -7]; optional string s67 = 67; optional Part p68 = 68;
        optional int64 n69 = 69; optional int32 d70 = 70 [default = -7]; optional string s71 = 71; optional Part p72 = 72;
      }
      enum Kind { KIND_ONE = 1; KIND_BELOW = -6; }
      message Kinds { repeated Kind kinds = 1; repeated Kind packed = 2 [packed = true]; }
      message First { optional string s1 = 1; optional Part p2 = 2; }
      message Ints1 { optional int32 a = 1; }
      message Ints2 { optional int32 a = 1; optional int32 b = 2; }
      message Ints3 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; }
      message Ints5 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; }
      message Ints6 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; optional int32 f = 6; }
      message Ints7 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; optional int32 f = 6; optional int32 g = 7; }
      message Ints8 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; optional int32 f = 6; optional int32 g = 7; optional int32 h = 8; }
      message Ints9 { optional int32 a = 1; optional int32 b = 2; optional int32 c = 3; optional int32 d = 4; optional int32 e = 5; optional int32 f = 6; optional int32 g = 7; optional int32 h = 8; optional int32 i = 9; }
      message Bools1 { optional bool a = 1; }
      message Bools2 { optional bool a = 1; optional bool b = 2; }
      message Bools3 { optional bool a = 1; optional bool b = 2; optional bool c = 3; }
      message Bools7 { optional bool a = 1; optional bool b = 2; optional bool c = 3; optional bool d = 4; optional bool e = 5; optional bool f = 6; optional bool g = 7; }
      """

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (many fields, optimized for size)

    Scenario: small, n1
      Given `small::Many m`
      When `m.set_n1(8)`
      And `small::Many copy(m)`
      Then `copy` serializes to the bytes `08 08`

    Scenario Outline: <mode>, <field> by itself
      Given `<mode>::Many m`
      When `<set>`
      And `<mode>::Many copy(m)`
      And `<mode>::Many other`
      And `other.set_n5(5), other.set_s67("before"), other.mutable_p68()->set_id(6)`
      And `other = m`
      And `m.Clear()`
      Then `copy` serializes to the bytes `<bytes>`
      And `copy.has_<field>()` is `true`
      And `other` serializes to the bytes `<bytes>`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | mode  | field | set                        | bytes          |
        | small | n1    | m.set_n1(7)                | 08 07          |
        | small | d2    | m.set_d2(7)                | 10 07          |
        | small | s3    | m.set_s3("x")              | 1a 01 78       |
        | small | p4    | m.mutable_p4()->set_id(7)  | 22 02 08 07    |
        | small | s31   | m.set_s31("x")             | fa 01 01 78    |
        | small | p32   | m.mutable_p32()->set_id(7) | 82 02 02 08 07 |
        | small | n33   | m.set_n33(7)               | 88 02 07       |
        | small | d34   | m.set_d34(7)               | 90 02 07       |
        | small | s63   | m.set_s63("x")             | fa 03 01 78    |
        | small | p64   | m.mutable_p64()->set_id(7) | 82 04 02 08 07 |
        | small | n65   | m.set_n65(7)               | 88 04 07       |
        | small | d66   | m.set_d66(7)               | 90 04 07       |
        | small | n69   | m.set_n69(7)               | a8 04 07       |
        | small | d70   | m.set_d70(7)               | b0 04 07       |
        | small | s71   | m.set_s71("x")             | ba 04 01 78    |
        | small | p72   | m.mutable_p72()->set_id(7) | c2 04 02 08 07 |
        | light | n1    | m.set_n1(7)                | 08 07          |
        | light | d2    | m.set_d2(7)                | 10 07          |
        | light | s3    | m.set_s3("x")              | 1a 01 78       |
        | light | p4    | m.mutable_p4()->set_id(7)  | 22 02 08 07    |
        | light | s31   | m.set_s31("x")             | fa 01 01 78    |
        | light | p32   | m.mutable_p32()->set_id(7) | 82 02 02 08 07 |
        | light | n33   | m.set_n33(7)               | 88 02 07       |
        | light | d34   | m.set_d34(7)               | 90 02 07       |
        | light | s63   | m.set_s63("x")             | fa 03 01 78    |
        | light | p64   | m.mutable_p64()->set_id(7) | 82 04 02 08 07 |
        | light | n65   | m.set_n65(7)               | 88 04 07       |
        | light | d66   | m.set_d66(7)               | 90 04 07       |
        | light | n69   | m.set_n69(7)               | a8 04 07       |
        | light | d70   | m.set_d70(7)               | b0 04 07       |
        | light | s71   | m.set_s71("x")             | ba 04 01 78    |
        | light | p72   | m.mutable_p72()->set_id(7) | c2 04 02 08 07 |

    Scenario Outline: <mode>, a text as the first field
      Given `<mode>::First m`
      When `m.set_s1("abc"), m.mutable_p2()->set_id(7)`
      And `<mode>::First copy(m)`
      And `m.Clear()`
      Then `copy` serializes to the bytes `0a 03 61 62 63 12 02 08 07`
      And `m` serializes to the bytes ``

      Examples:
        | mode  |
        | small |
        | light |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (many fields, optimized for size)

    Scenario: small, n1
      Given `small::Many m`
      And `small::Many other`
      When `m.set_n1(8)`
      And `other.Swap(&m)`
      Then `other` serializes to the bytes `08 08`
      And `m.ByteSizeLong()` is `0u`

    Scenario Outline: <mode>, <field> by itself
      Given `<mode>::Many m`
      And `<mode>::Many other`
      When `<set>`
      And `other.set_d6(5), other.set_s67("other")`
      And `other.Swap(&m)`
      Then `other` serializes to the bytes `<bytes>`
      And `m` serializes to the bytes `30 05 9a 04 05 6f 74 68 65 72`

      Examples:
        | mode  | field | set                        | bytes          |
        | small | n1    | m.set_n1(7)                | 08 07          |
        | small | d2    | m.set_d2(7)                | 10 07          |
        | small | s3    | m.set_s3("x")              | 1a 01 78       |
        | small | p4    | m.mutable_p4()->set_id(7)  | 22 02 08 07    |
        | small | s31   | m.set_s31("x")             | fa 01 01 78    |
        | small | p32   | m.mutable_p32()->set_id(7) | 82 02 02 08 07 |
        | small | n33   | m.set_n33(7)               | 88 02 07       |
        | small | d34   | m.set_d34(7)               | 90 02 07       |
        | small | s63   | m.set_s63("x")             | fa 03 01 78    |
        | small | p64   | m.mutable_p64()->set_id(7) | 82 04 02 08 07 |
        | small | n65   | m.set_n65(7)               | 88 04 07       |
        | small | d66   | m.set_d66(7)               | 90 04 07       |
        | small | n69   | m.set_n69(7)               | a8 04 07       |
        | small | d70   | m.set_d70(7)               | b0 04 07       |
        | small | s71   | m.set_s71("x")             | ba 04 01 78    |
        | small | p72   | m.mutable_p72()->set_id(7) | c2 04 02 08 07 |
        | light | n1    | m.set_n1(7)                | 08 07          |
        | light | d2    | m.set_d2(7)                | 10 07          |
        | light | s3    | m.set_s3("x")              | 1a 01 78       |
        | light | p4    | m.mutable_p4()->set_id(7)  | 22 02 08 07    |
        | light | s31   | m.set_s31("x")             | fa 01 01 78    |
        | light | p32   | m.mutable_p32()->set_id(7) | 82 02 02 08 07 |
        | light | n33   | m.set_n33(7)               | 88 02 07       |
        | light | d34   | m.set_d34(7)               | 90 02 07       |
        | light | s63   | m.set_s63("x")             | fa 03 01 78    |
        | light | p64   | m.mutable_p64()->set_id(7) | 82 04 02 08 07 |
        | light | n65   | m.set_n65(7)               | 88 04 07       |
        | light | d66   | m.set_d66(7)               | 90 04 07       |
        | light | n69   | m.set_n69(7)               | a8 04 07       |
        | light | d70   | m.set_d70(7)               | b0 04 07       |
        | light | s71   | m.set_s71("x")             | ba 04 01 78    |
        | light | p72   | m.mutable_p72()->set_id(7) | c2 04 02 08 07 |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (many fields, optimized for size)

    Background:
      Given the C++
        """cpp
        const auto EveryField = [] {
          std::string all;
          for (unsigned i = 1; i <= 72; ++i) {
            const unsigned tag = i * 8;
            if (i % 4 == 3) all += record(i, "before");
            else if (i % 4 == 0) all += record(i, bytes("08 05"));
            else if (tag < 128) all += {static_cast<char>(tag), '\x05'};
            else all += {static_cast<char>(tag % 128 + 128), static_cast<char>(tag / 128), '\x05'};
          }
          return all;
        }
        """

    Scenario: small, n1
      Given `small::Many m`
      When `m.ParseFromString(EveryField())`
      And `m.ParseFromString(bytes("08 08"))`
      Then `m` serializes to the bytes `08 08`

    Scenario Outline: <mode>, <field> by itself, where every field was set before
      Given `<mode>::Many m`
      When `m.ParseFromString(EveryField())`
      And `const size_t before = m.ByteSizeLong()`
      And `m.ParseFromString(bytes("<bytes>"))`
      Then `before` is `EveryField().size()`
      And `m` serializes to the bytes `<bytes>`
      And `m.d2() + m.d70()` is `<defaults>`

      Examples:
        | mode  | field | bytes          | defaults |
        | small | n1    | 08 07          | -14      |
        | small | d2    | 10 07          | 0        |
        | small | s3    | 1a 01 78       | -14      |
        | small | p4    | 22 02 08 07    | -14      |
        | small | s31   | fa 01 01 78    | -14      |
        | small | p32   | 82 02 02 08 07 | -14      |
        | small | n33   | 88 02 07       | -14      |
        | small | d34   | 90 02 07       | -14      |
        | small | s63   | fa 03 01 78    | -14      |
        | small | p64   | 82 04 02 08 07 | -14      |
        | small | n65   | 88 04 07       | -14      |
        | small | d66   | 90 04 07       | -14      |
        | small | n69   | a8 04 07       | -14      |
        | small | d70   | b0 04 07       | 0        |
        | small | s71   | ba 04 01 78    | -14      |
        | small | p72   | c2 04 02 08 07 | -14      |
        | light | n1    | 08 07          | -14      |
        | light | d2    | 10 07          | 0        |
        | light | s3    | 1a 01 78       | -14      |
        | light | p4    | 22 02 08 07    | -14      |
        | light | s31   | fa 01 01 78    | -14      |
        | light | p32   | 82 02 02 08 07 | -14      |
        | light | n33   | 88 02 07       | -14      |
        | light | d34   | 90 02 07       | -14      |
        | light | s63   | fa 03 01 78    | -14      |
        | light | p64   | 82 04 02 08 07 | -14      |
        | light | n65   | 88 04 07       | -14      |
        | light | d66   | 90 04 07       | -14      |
        | light | n69   | a8 04 07       | -14      |
        | light | d70   | b0 04 07       | 0        |
        | light | s71   | ba 04 01 78    | -14      |
        | light | p72   | c2 04 02 08 07 | -14      |

    Scenario Outline: <mode>, no bytes, where every number of <type> was set before
      Given `<mode>::<type> m`
      When `m.ParseFromString(bytes("<bytes>"))`
      And `m.ParseFromString("")`
      Then `<sum>` is `0`
      And `m.ByteSizeLong()` is `0u`

      Examples:
        | mode  | type   | bytes                                                                                                                                  | sum                                                                   |
        | small | Ints1  | 08 81 82 84 08                                                                                                                         | m.a() + 0                                                             |
        | small | Ints2  | 08 81 82 84 08 10 81 82 84 08                                                                                                          | m.a() + m.b()                                                         |
        | small | Ints3  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08                                                                                           | m.a() + m.b() + m.c()                                                 |
        | small | Ints5  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08                                                             | m.a() + m.b() + m.c() + m.d() + m.e()                                 |
        | small | Ints6  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08 30 81 82 84 08                                              | m.a() + m.b() + m.c() + m.d() + m.e() + m.f()                         |
        | small | Ints7  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08 30 81 82 84 08 38 81 82 84 08                               | m.a() + m.b() + m.c() + m.d() + m.e() + m.f() + m.g()                 |
        | small | Ints8  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08 30 81 82 84 08 38 81 82 84 08 40 81 82 84 08                | m.a() + m.b() + m.c() + m.d() + m.e() + m.f() + m.g() + m.h()         |
        | small | Ints9  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08 30 81 82 84 08 38 81 82 84 08 40 81 82 84 08 48 81 82 84 08 | m.a() + m.b() + m.c() + m.d() + m.e() + m.f() + m.g() + m.h() + m.i() |
        | small | Bools1 | 08 01                                                                                                                                  | m.a() + 0                                                             |
        | small | Bools2 | 08 01 10 01                                                                                                                            | m.a() + m.b()                                                         |
        | small | Bools3 | 08 01 10 01 18 01                                                                                                                      | m.a() + m.b() + m.c()                                                 |
        | small | Bools7 | 08 01 10 01 18 01 20 01 28 01 30 01 38 01                                                                                              | m.a() + m.b() + m.c() + m.d() + m.e() + m.f() + m.g()                 |
        | light | Ints1  | 08 81 82 84 08                                                                                                                         | m.a() + 0                                                             |
        | light | Ints2  | 08 81 82 84 08 10 81 82 84 08                                                                                                          | m.a() + m.b()                                                         |
        | light | Ints3  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08                                                                                           | m.a() + m.b() + m.c()                                                 |
        | light | Ints5  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08                                                             | m.a() + m.b() + m.c() + m.d() + m.e()                                 |
        | light | Ints6  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08 30 81 82 84 08                                              | m.a() + m.b() + m.c() + m.d() + m.e() + m.f()                         |
        | light | Ints7  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08 30 81 82 84 08 38 81 82 84 08                               | m.a() + m.b() + m.c() + m.d() + m.e() + m.f() + m.g()                 |
        | light | Ints8  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08 30 81 82 84 08 38 81 82 84 08 40 81 82 84 08                | m.a() + m.b() + m.c() + m.d() + m.e() + m.f() + m.g() + m.h()         |
        | light | Ints9  | 08 81 82 84 08 10 81 82 84 08 18 81 82 84 08 20 81 82 84 08 28 81 82 84 08 30 81 82 84 08 38 81 82 84 08 40 81 82 84 08 48 81 82 84 08 | m.a() + m.b() + m.c() + m.d() + m.e() + m.f() + m.g() + m.h() + m.i() |
        | light | Bools1 | 08 01                                                                                                                                  | m.a() + 0                                                             |
        | light | Bools2 | 08 01 10 01                                                                                                                            | m.a() + m.b()                                                         |
        | light | Bools3 | 08 01 10 01 18 01                                                                                                                      | m.a() + m.b() + m.c()                                                 |
        | light | Bools7 | 08 01 10 01 18 01 20 01 28 01 30 01 38 01                                                                                              | m.a() + m.b() + m.c() + m.d() + m.e() + m.f() + m.g()                 |

  @cpp.message.size
  Rule: `ByteSizeLong` gives the size of the serialized message (optimized for size)

    Scenario: small, negative enums in lists
      Given `small::Kinds m`
      When `m.add_kinds(small::KIND_BELOW), m.add_packed(small::KIND_BELOW), m.add_packed(small::KIND_ONE)`
      Then `m` serializes to the bytes `08 fa ff ff ff ff ff ff ff ff 01 12 0b fa ff ff ff ff ff ff ff ff 01 01`
      And `m.ByteSizeLong()` is `24u`

    Scenario: light, negative enums in lists
      Given `light::Kinds m`
      When `m.add_kinds(light::KIND_BELOW), m.add_packed(light::KIND_BELOW), m.add_packed(light::KIND_ONE)`
      Then `m` serializes to the bytes `08 fa ff ff ff ff ff ff ff ff 01 12 0b fa ff ff ff ff ff ff ff ff 01 01`
      And `m.ByteSizeLong()` is `24u`
