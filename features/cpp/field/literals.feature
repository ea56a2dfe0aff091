@needs.cpp
Feature: Literals of a schema
  A default has the value that its literal says, in each form that the schema language has, and so has an enum's value.

  Background:
    Given the header `cmath`
    And the header `limits`
    And the schema
      """proto
      syntax = "proto2";
      message Texts {
        optional string text1 = 1 [default = "\a\b\f\n\r\t\v"];
        optional string text2 = 2 [default = "\\\'\"\?"];
        optional string text3 = 3 [default = 'a"b'];
        optional string text4 = 4 [default = "a'b"];
        optional string text5 = 5 [default = "\1a"];
        optional string text6 = 6 [default = "\18"];
        optional string text7 = 7 [default = "\12"];
        optional string text8 = 8 [default = "\778"];
        optional string text9 = 9 [default = "\0011"];
        optional string text10 = 10 [default = "\1012"];
        optional string text11 = 11 [default = "\x4"];
        optional string text12 = 12 [default = "\x4g"];
        optional string text13 = 13 [default = "\x4" "1"];
        optional string text14 = 14 [default = "\x41"];
        optional string text15 = 15 [default = "\x411"];
        optional string text16 = 16 [default = "\u00e9"];
        optional string text17 = 17 [default = "\u00e99"];
        optional string text18 = 18 [default = "\U0001f600"];
        optional string text19 = 19 [default = "\U0001f6001"];
        optional string text20 = 20 [default = "\u0080"];
        optional string text21 = 21 [default = "\u0800"];
        optional string text22 = 22 [default = "\uffff"];
        optional string text23 = 23 [default = "\U0010ffff"];
        optional string text24 = 24 [default = "\ud83d\ude00"];
        optional string text25 = 25 [default = "grün 中"];
        optional string text26 = 26 [default = "ab" 'cd' "ef"];
        optional string text27 = 27 [default = "??/??="];
        optional string text28 = 28 [default = "*/ // /*"];
        optional string text29 = 29 [default = "%d%s%%"];
        optional string text30 = 30 [default = ")\"x"];
        optional string text31 = 31 [default = "\0007"];
        optional string text32 = 32 [default = "a\0"];
        optional string text33 = 33 [default = "a\\"];
        optional string text34 = 34 [default = "\177"];
        optional string text35 = 35 [default = "\1777"];
        optional string text36 = 36 [default = "\xef\xbb\xbfab"];
        optional string text37 = 37 [default = "\ufeff"];
        optional bytes data1 = 101 [default = "\377"];
        optional bytes data2 = 102 [default = "\xfff"];
        optional bytes data3 = 103 [default = "\xc3"];
        optional bytes data4 = 104 [default = "\0\0\0"];
        optional bytes data5 = 105 [default = "\xAB\xcD"];
        extensions 1000 to 2000;
        oneof which {
          string member1 = 201 [default = "\a\b\f\n\r\t\v"];
          string member6 = 206 [default = "\18"];
          string member8 = 208 [default = "\778"];
          string member9 = 209 [default = "\0011"];
          string member15 = 215 [default = "\x411"];
          string member16 = 216 [default = "\u00e9"];
          string member21 = 221 [default = "\u0800"];
          string member31 = 231 [default = "\0007"];
          string member32 = 232 [default = "a\0"];
          string member35 = 235 [default = "\1777"];
          string member36 = 236 [default = "\xef\xbb\xbfab"];
        }
      }
      extend Texts {
        optional string x_text1 = 1001 [default = "\a\b\f\n\r\t\v"];
        optional string x_text6 = 1006 [default = "\18"];
        optional string x_text8 = 1008 [default = "\778"];
        optional string x_text9 = 1009 [default = "\0011"];
        optional string x_text15 = 1015 [default = "\x411"];
        optional string x_text16 = 1016 [default = "\u00e9"];
        optional string x_text21 = 1021 [default = "\u0800"];
        optional string x_text35 = 1035 [default = "\1777"];
        optional string x_text36 = 1036 [default = "\xef\xbb\xbfab"];
      }
      message Zeros {
        optional double real = 1 [default = -0.0];
        optional float ratio = 2 [default = -0.0];
        optional double positive = 3 [default = 0.0];
        oneof which { double real_member = 5 [default = -0.0]; float ratio_member = 6 [default = -0.0]; }
      }
      message Numbers {
        optional float number1 = 1 [default = 1.17549435e-38];
        optional float number2 = 2 [default = 3.40282347e+38];
        optional float number3 = 3 [default = -3.40282347e+38];
        optional float number4 = 4 [default = 1e-45];
        optional float number5 = 5 [default = 0.123456789];
        optional float number6 = 6 [default = 16777217];
        optional float number7 = 7 [default = 0.333333343];
        optional double number8 = 8 [default = 2.2250738585072014e-308];
        optional double number9 = 9 [default = 1.7976931348623157e+308];
        optional double number10 = 10 [default = 4.9406564584124654e-324];
        optional double number11 = 11 [default = 0.33333333333333331];
        optional double number12 = 12 [default = 1E20];
        optional double number13 = 13 [default = .5];
        optional double number14 = 14 [default = 5.];
        optional double number15 = 15 [default = 18446744073709551615];
        optional double number16 = 16 [default = - 2.5];
        optional int32 number17 = 17 [default = - 5];
        optional uint32 number18 = 18 [default = 0xFfFfFfFf];
        optional int64 number19 = 19 [default = -01000000000000000000000];
        optional int64 number20 = 20 [default = 0x7fffffffffffffff];
        optional sint32 number21 = 21 [default = -2147483648];
        optional sint64 number22 = 22 [default = -9223372036854775808];
        optional fixed32 number23 = 23 [default = 4294967295];
        optional fixed64 number24 = 24 [default = 18446744073709551615];
        optional sfixed32 number25 = 25 [default = -2147483648];
        optional sfixed64 number26 = 26 [default = -9223372036854775808];
        optional uint32 number27 = 27 [default = 2147483648];
        optional uint64 number28 = 28 [default = 4294967296];
        optional uint64 number29 = 29 [default = 9223372036854775808];
        optional sint32 number30 = 30 [default = 2147483647];
        optional sint64 number31 = 31 [default = 9223372036854775807];
        optional sfixed32 number32 = 32 [default = 2147483647];
        optional sfixed64 number33 = 33 [default = 9223372036854775807];
        optional sint64 number34 = 34 [default = -9007199254740993];
        optional sfixed64 number35 = 35 [default = 9007199254740993];
        extensions 1000 to 2000;
        oneof which {
          float member1 = 201 [default = 1.17549435e-38];
          float member4 = 204 [default = 1e-45];
          float member7 = 207 [default = 0.333333343];
          double member8 = 208 [default = 2.2250738585072014e-308];
          double member10 = 210 [default = 4.9406564584124654e-324];
          double member15 = 215 [default = 18446744073709551615];
          int32 member17 = 217 [default = - 5];
          int64 member20 = 220 [default = 0x7fffffffffffffff];
          sint32 member21 = 221 [default = -2147483648];
          fixed64 member24 = 224 [default = 18446744073709551615];
          uint64 member29 = 229 [default = 9223372036854775808];
          float member36 = 236 [default = inf];
          float member37 = 237 [default = -inf];
          double member38 = 238 [default = inf];
          double member39 = 239 [default = -inf];
          float member40 = 240 [default = nan];
          double member41 = 241 [default = nan];
          bool member42 = 242 [default = true];
        }
      }
      extend Numbers {
        optional float x_number1 = 1001 [default = 1.17549435e-38];
        optional float x_number4 = 1004 [default = 1e-45];
        optional float x_number7 = 1007 [default = 0.333333343];
        optional double x_number8 = 1008 [default = 2.2250738585072014e-308];
        optional double x_number10 = 1010 [default = 4.9406564584124654e-324];
        optional double x_number15 = 1015 [default = 18446744073709551615];
        optional int32 x_number17 = 1017 [default = - 5];
        optional int64 x_number20 = 1020 [default = 0x7fffffffffffffff];
        optional sint32 x_number21 = 1021 [default = -2147483648];
        optional fixed64 x_number24 = 1024 [default = 18446744073709551615];
        optional uint64 x_number29 = 1029 [default = 9223372036854775808];
        optional float x_number36 = 1036 [default = inf];
        optional float x_number37 = 1037 [default = -inf];
        optional double x_number38 = 1038 [default = inf];
        optional double x_number39 = 1039 [default = -inf];
        optional float x_number40 = 1040 [default = nan];
        optional double x_number41 = 1041 [default = nan];
        optional bool x_number42 = 1042 [default = true];
      }
      enum Level {
        LEVEL_1 = -2147483648;
        LEVEL_2 = 2147483647;
        LEVEL_3 = 0x1F;
        LEVEL_4 = -0x1f;
        LEVEL_5 = -017;
        LEVEL_6 = - 40;
        LEVEL_7 = 255;
        LEVEL_8 = 65536;
      }
      message Levels {
        optional Level level1 = 1 [default = LEVEL_1];
        optional Level level2 = 2 [default = LEVEL_2];
        optional Level level3 = 3 [default = LEVEL_3];
        optional Level level4 = 4 [default = LEVEL_4];
        optional Level level5 = 5 [default = LEVEL_5];
        optional Level level6 = 6 [default = LEVEL_6];
        optional Level level7 = 7 [default = LEVEL_7];
        optional Level level8 = 8 [default = LEVEL_8];
      }
      """

  @cpp.field.string-get
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit) (literals)

    Scenario: a default with a bell and six other letters
      Given `const Texts m`
      Then `m.text1()` is `bytes("07 08 0c 0a 0d 09 0b")`

    Scenario Outline: a default with <what>
      Given `const Texts m`
      Then `m.<name>()` is `bytes("<bytes>")`

      Examples:
        | what                                                  | name   | bytes                      |
        | escaped punctuation                                   | text2  | 5c 27 22 3f                |
        | a double quote in single quotes                       | text3  | 61 22 62                   |
        | a single quote in double quotes                       | text4  | 61 27 62                   |
        | octal of one digit, before another character          | text5  | 01 61                      |
        | octal of one digit, before a digit that is not octal  | text6  | 01 38                      |
        | octal of two digits                                   | text7  | 0a                         |
        | octal of two digits, before a digit that is not octal | text8  | 3f 38                      |
        | octal of three digits, before a digit                 | text9  | 01 31                      |
        | octal of three digits, before an octal digit          | text10 | 41 32                      |
        | hexadecimal of one digit                              | text11 | 04                         |
        | hexadecimal of one digit, before a letter             | text12 | 04 67                      |
        | hexadecimal of one digit, at the end of its part      | text13 | 04 31                      |
        | hexadecimal of two digits                             | text14 | 41                         |
        | hexadecimal of two digits, before a hexadecimal digit | text15 | 41 31                      |
        | a code point of four digits                           | text16 | c3 a9                      |
        | a code point of four digits, before a digit           | text17 | c3 a9 39                   |
        | a code point of eight digits                          | text18 | f0 9f 98 80                |
        | a code point of eight digits, before a digit          | text19 | f0 9f 98 80 31             |
        | the first code point of two bytes                     | text20 | c2 80                      |
        | the first code point of three bytes                   | text21 | e0 a0 80                   |
        | the last code point of three bytes                    | text22 | ef bf bf                   |
        | the last code point                                   | text23 | f4 8f bf bf                |
        | a pair of surrogates                                  | text24 | f0 9f 98 80                |
        | letters as they are                                   | text25 | 67 72 c3 bc 6e 20 e4 b8 ad |
        | parts in both kinds of quotes                         | text26 | 61 62 63 64 65 66          |
        | a trigraph                                            | text27 | 3f 3f 2f 3f 3f 3d          |
        | what ends a comment                                   | text28 | 2a 2f 20 2f 2f 20 2f 2a    |
        | what printf replaces                                  | text29 | 25 64 25 73 25 25          |
        | what ends a raw string                                | text30 | 29 22 78                   |
        | a zero byte before a digit                            | text31 | 00 37                      |
        | a zero byte at the end                                | text32 | 61 00                      |
        | a backslash at the end                                | text33 | 61 5c                      |
        | a delete character                                    | text34 | 7f                         |
        | a delete character before a digit                     | text35 | 7f 37                      |
        | a byte order mark before letters                      | text36 | ef bb bf 61 62             |
        | a byte order mark alone                               | text37 | ef bb bf                   |
        | the largest octal                                     | data1  | ff                         |
        | the largest hexadecimal, before a hexadecimal digit   | data2  | ff 66                      |
        | half of a character                                   | data3  | c3                         |
        | only zero bytes                                       | data4  | 00 00 00                   |
        | capital hexadecimal digits                            | data5  | ab cd                      |

  @cpp.oneof.string
  Rule: A string or bytes member has a presence test, a getter, five setters, a mutable getter, and functions that clear, hand over and release the string (literals)

    Scenario: a default with a bell and six other letters
      Given `const Texts m`
      Then `m.member1()` is `bytes("07 08 0c 0a 0d 09 0b")`

    Scenario Outline: a default with <what>
      Given `const Texts m`
      Then `m.<name>()` is `bytes("<bytes>")`

      Examples:
        | what                                                  | name     | bytes          |
        | octal of one digit, before a digit that is not octal  | member6  | 01 38          |
        | octal of two digits, before a digit that is not octal | member8  | 3f 38          |
        | octal of three digits, before a digit                 | member9  | 01 31          |
        | hexadecimal of two digits, before a hexadecimal digit | member15 | 41 31          |
        | a code point of four digits                           | member16 | c3 a9          |
        | the first code point of three bytes                   | member21 | e0 a0 80       |
        | a zero byte before a digit                            | member31 | 00 37          |
        | a zero byte at the end                                | member32 | 61 00          |
        | a delete character before a digit                     | member35 | 7f 37          |
        | a byte order mark before letters                      | member36 | ef bb bf 61 62 |

  @cpp.extension.get
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would (literals)

    Scenario: a default with a bell and six other letters
      Given `const Texts m`
      Then `m.GetExtension(x_text1)` is `bytes("07 08 0c 0a 0d 09 0b")`

    Scenario Outline: a default with <what>
      Given `const Texts m`
      Then `m.GetExtension(<name>)` is `bytes("<bytes>")`

      Examples:
        | what                                                  | name     | bytes          |
        | octal of one digit, before a digit that is not octal  | x_text6  | 01 38          |
        | octal of two digits, before a digit that is not octal | x_text8  | 3f 38          |
        | octal of three digits, before a digit                 | x_text9  | 01 31          |
        | hexadecimal of two digits, before a hexadecimal digit | x_text15 | 41 31          |
        | a code point of four digits                           | x_text16 | c3 a9          |
        | the first code point of three bytes                   | x_text21 | e0 a0 80       |
        | a delete character before a digit                     | x_text35 | 7f 37          |
        | a byte order mark before letters                      | x_text36 | ef bb bf 61 62 |

    Scenario: the smallest float that is not subnormal
      Given `const Numbers m`
      Then `m.GetExtension(x_number1)` is `1.17549435e-38f`

    Scenario Outline: <what>
      Given `const Numbers m`
      Then `m.GetExtension(<name>)` is `<value>`

      Examples:
        | what                                      | name       | value                                     |
        | a subnormal float                         | x_number4  | std::numeric_limits<float>::denorm_min()  |
        | a float of a third                        | x_number7  | 0.333333343f                              |
        | the smallest double that is not subnormal | x_number8  | std::numeric_limits<double>::min()        |
        | a subnormal double                        | x_number10 | std::numeric_limits<double>::denorm_min() |
        | a double of the largest uint64            | x_number15 | 18446744073709551616.0                    |
        | an int32 with a sign and a space          | x_number17 | -5                                        |
        | a hexadecimal int64                       | x_number20 | std::numeric_limits<int64_t>::max()       |
        | the smallest sint32                       | x_number21 | std::numeric_limits<int32_t>::min()       |
        | the largest fixed64                       | x_number24 | 18446744073709551615u                     |
        | one more than the largest int64           | x_number29 | 9223372036854775808u                      |
        | float, infinity                           | x_number36 | std::numeric_limits<float>::infinity()    |
        | float, minus infinity                     | x_number37 | -std::numeric_limits<float>::infinity()   |
        | double, infinity                          | x_number38 | std::numeric_limits<double>::infinity()   |
        | double, minus infinity                    | x_number39 | -std::numeric_limits<double>::infinity()  |
        | true                                      | x_number42 | true                                      |

    Scenario: not a number, float and double
      Given `const Numbers m`
      Then `std::isnan(m.GetExtension(x_number40))` is `true`
      And `std::isnan(m.GetExtension(x_number41))` is `true`

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (literals)

    Scenario: a default that is the smallest float that is not subnormal
      Given `Numbers m`
      Then `m.number1()` is `1.17549435e-38f`
      When `m.set_number1(1)`
      And `m.clear_number1()`
      Then `m.number1()` is `1.17549435e-38f`

    Scenario Outline: a default that is <what>
      Given `Numbers m`
      Then `m.<name>()` is `<value>`
      When `m.set_<name>(1)`
      And `m.clear_<name>()`
      Then `m.<name>()` is `<value>`

      Examples:
        | what                                       | name     | value                                     |
        | the largest float                          | number2  | 3.40282347e+38f                           |
        | the smallest float, negative               | number3  | -3.40282347e+38f                          |
        | a subnormal float                          | number4  | std::numeric_limits<float>::denorm_min()  |
        | a float with more digits than it keeps     | number5  | 0.123456789f                              |
        | an integer that a float does not keep      | number6  | 16777216.0f                               |
        | a float of a third                         | number7  | 0.333333343f                              |
        | the smallest double that is not subnormal  | number8  | std::numeric_limits<double>::min()        |
        | the largest double                         | number9  | std::numeric_limits<double>::max()        |
        | a subnormal double                         | number10 | std::numeric_limits<double>::denorm_min() |
        | a double of a third                        | number11 | 1.0 / 3                                   |
        | a double with a large exponent in capitals | number12 | 1e20                                      |
        | a double that begins with its point        | number13 | 0.5                                       |
        | a double that ends with its point          | number14 | 5.0                                       |
        | a double of the largest uint64             | number15 | 18446744073709551616.0                    |
        | a double with a sign and a space           | number16 | -2.5                                      |
        | an int32 with a sign and a space           | number17 | -5                                        |
        | a hexadecimal uint32                       | number18 | 4294967295u                               |
        | an octal int64                             | number19 | std::numeric_limits<int64_t>::min()       |
        | a hexadecimal int64                        | number20 | std::numeric_limits<int64_t>::max()       |
        | the smallest sint32                        | number21 | std::numeric_limits<int32_t>::min()       |
        | the smallest sint64                        | number22 | std::numeric_limits<int64_t>::min()       |
        | the largest fixed32                        | number23 | 4294967295u                               |
        | the largest fixed64                        | number24 | 18446744073709551615u                     |
        | the smallest sfixed32                      | number25 | std::numeric_limits<int32_t>::min()       |
        | the smallest sfixed64                      | number26 | std::numeric_limits<int64_t>::min()       |
        | one more than the largest int32            | number27 | 2147483648u                               |
        | one more than the largest uint32           | number28 | 4294967296u                               |
        | one more than the largest int64            | number29 | 9223372036854775808u                      |
        | the largest sint32                         | number30 | std::numeric_limits<int32_t>::max()       |
        | the largest sint64                         | number31 | std::numeric_limits<int64_t>::max()       |
        | the largest sfixed32                       | number32 | std::numeric_limits<int32_t>::max()       |
        | the largest sfixed64                       | number33 | std::numeric_limits<int64_t>::max()       |
        | a sint64 that no double has                | number34 | -9007199254740993                         |
        | a sfixed64 that no double has              | number35 | 9007199254740993                          |

    Scenario: the sign of a default that is a negative zero, double
      Given `Zeros m`
      Then `std::signbit(m.real())` is `true`
      When `m.set_real(1)`
      And `m.clear_real()`
      Then `std::signbit(m.real())` is `true`
      When `m.set_real(1)`
      And `m.ParseFromString("")`
      Then `std::signbit(m.real())` is `true`

    Scenario Outline: the sign of a default that is <what>
      Given `Zeros m`
      Then `std::signbit(m.<name>())` is `<sign>`
      When `m.set_<name>(1)`
      And `m.clear_<name>()`
      Then `std::signbit(m.<name>())` is `<sign>`
      When `m.set_<name>(1)`
      And `m.ParseFromString("")`
      Then `std::signbit(m.<name>())` is `<sign>`

      Examples:
        | what                   | name     | sign  |
        | a negative zero, float | ratio    | true  |
        | zero                   | positive | false |

  @cpp.oneof.numeric
  Rule: A numeric member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (literals)

    Scenario: a default that is the smallest float that is not subnormal
      Given `const Numbers m`
      Then `m.member1()` is `1.17549435e-38f`

    Scenario Outline: a default that is <what>
      Given `const Numbers m`
      Then `m.<name>()` is `<value>`

      Examples:
        | what                                      | name     | value                                     |
        | a subnormal float                         | member4  | std::numeric_limits<float>::denorm_min()  |
        | a float of a third                        | member7  | 0.333333343f                              |
        | the smallest double that is not subnormal | member8  | std::numeric_limits<double>::min()        |
        | a subnormal double                        | member10 | std::numeric_limits<double>::denorm_min() |
        | a double of the largest uint64            | member15 | 18446744073709551616.0                    |
        | an int32 with a sign and a space          | member17 | -5                                        |
        | a hexadecimal int64                       | member20 | std::numeric_limits<int64_t>::max()       |
        | the smallest sint32                       | member21 | std::numeric_limits<int32_t>::min()       |
        | the largest fixed64                       | member24 | 18446744073709551615u                     |
        | one more than the largest int64           | member29 | 9223372036854775808u                      |
        | float, infinity                           | member36 | std::numeric_limits<float>::infinity()    |
        | float, minus infinity                     | member37 | -std::numeric_limits<float>::infinity()   |
        | double, infinity                          | member38 | std::numeric_limits<double>::infinity()   |
        | double, minus infinity                    | member39 | -std::numeric_limits<double>::infinity()  |
        | true                                      | member42 | true                                      |

    Scenario: a default that is not a number, float and double
      Given `const Numbers m`
      Then `std::isnan(m.member40())` is `true`
      And `std::isnan(m.member41())` is `true`

    Scenario: the sign of a default that is a negative zero, double
      Given `const Zeros m`
      Then `std::signbit(m.real_member())` is `true`

    Scenario Outline: the sign of a default that is a negative zero, <type>
      Given `const Zeros m`
      Then `std::signbit(m.<name>())` is `true`

      Examples:
        | type  | name         |
        | float | ratio_member |

  @cpp.enum.values
  Rule: An enum of the schema becomes a C++ enum with the same names for the same numbers (literals)

    Scenario: a number that is the smallest
      Given `int number = LEVEL_1`
      Then `number` is `-2147483647 - 1`

    Scenario Outline: a number that is <what>
      Given `int number = LEVEL_<index>`
      Then `number` is `<value>`

      Examples:
        | what                 | index | value      |
        | the largest          | 2     | 2147483647 |
        | hexadecimal          | 3     | 31         |
        | negative hexadecimal | 4     | -31        |
        | octal                | 5     | -15        |
        | a sign and a space   | 6     | -40        |
        | a byte               | 7     | 255        |
        | more than two bytes  | 8     | 65536      |

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (literals)

    Scenario: a default that is the smallest
      Given `Levels m`
      Then `m.level1()` is `LEVEL_1`
      When `m.set_level1(LEVEL_3)`
      And `m.clear_level1()`
      Then `m.level1()` is `LEVEL_1`

    Scenario Outline: a default that is <what>
      Given `Levels m`
      Then `m.level<index>()` is `LEVEL_<index>`
      When `m.set_level<index>(LEVEL_3)`
      And `m.clear_level<index>()`
      Then `m.level<index>()` is `LEVEL_<index>`

      Examples:
        | what                 | index |
        | the largest          | 2     |
        | hexadecimal          | 3     |
        | negative hexadecimal | 4     |
        | octal                | 5     |
        | a sign and a space   | 6     |
        | a byte               | 7     |
        | more than two bytes  | 8     |
