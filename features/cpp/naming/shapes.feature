@needs.cpp
Feature: Names of any shape
  Underscores and digits of a name stay where they are in the names of its accessors.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Part { optional int32 id = 1; }
      message Numbers {
        optional int32 two__words = 1;
        optional int32 _first = 2;
        optional int32 last_ = 3;
        optional int32 a = 4;
        optional int32 b1 = 5;
        optional int32 c_2_d = 6;
        optional int32 e3f = 7;
        optional int32 g___h__i_ = 8;
        optional int32 J__K = 9;
        optional int32 red_words = 10;
      }
      message Kinds {
        optional string te__xt = 1;
        optional Part pa__rt = 2;
        repeated int32 nu__m = 3;
        repeated string tex__ts = 4;
        repeated Part par__ts = 5;
        map<int32, int32> ma__p = 6;
        oneof whi__ch { string tex__t = 7; Part par__t = 8; int32 num__ber = 9; }
      }
      message Words {
        optional int32 message = 1; optional int32 package = 2; optional int32 import = 3; optional int32 option = 4; optional int32 optional = 5;
        optional int32 repeated = 6; optional int32 required = 7; optional int32 syntax = 8; optional int32 edition = 9; optional int32 extend = 10;
        optional int32 extensions = 11; optional int32 reserved = 12; optional int32 service = 13; optional int32 rpc = 14; optional int32 returns = 15;
        optional int32 stream = 16; optional int32 oneof = 17; optional int32 map = 18; optional int32 group = 19; optional int32 to = 20;
        optional int32 max = 21; optional int32 weak = 22; optional int32 string = 23; optional int32 bytes = 24; optional int32 int32 = 25;
        optional int32 final = 26; optional int32 override = 27; optional int32 module = 28;
      }
      """

  @cpp.naming.accessors-lowercase
  Rule: Names of accessors consist of lower-case words joined by underscores (names of any shape)

    Scenario: two underscores
      Given `Numbers m`
      When `m.set_two__words(7)`
      Then `m.has_two__words()` is `true`
      And `m.two__words()` is `7`
      And `m` serializes to the bytes `08 07`
      When `m.clear_two__words()`
      Then `m.has_two__words()` is `false`

    Scenario Outline: <shape>
      Given `Numbers m`
      When `m.set_<accessor>(7)`
      Then `m.has_<accessor>()` is `true`
      And `m.<accessor>()` is `7`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<accessor>()`
      Then `m.has_<accessor>()` is `false`

      Examples:
        | shape                        | accessor  | bytes |
        | underscore first             | _first    | 10 07 |
        | underscore last              | last_     | 18 07 |
        | one letter                   | a         | 20 07 |
        | a letter and a digit         | b1        | 28 07 |
        | a digit alone                | c_2_d     | 30 07 |
        | a digit within               | e3f       | 38 07 |
        | many underscores             | g___h__i_ | 40 07 |
        | two underscores and capitals | j__k      | 48 07 |
        | one underscore               | red_words | 50 07 |

    Scenario: of a string and of a message
      Given `Kinds m`
      When `m.set_te__xt("text")`
      And `m.mutable_pa__rt()->set_id(7)`
      Then `m.has_te__xt() && m.has_pa__rt()` is `true`
      And `m.te__xt()` is `"text"s`
      And `m.pa__rt().id()` is `7`
      When `m.mutable_te__xt()->append("!")`
      And `m.set_allocated_pa__rt(m.release_pa__rt())`
      And `m.set_allocated_te__xt(m.release_te__xt())`
      Then `m.te__xt()` is `"text!"s`
      And `m.pa__rt().id()` is `7`
      When `m.clear_te__xt(), m.clear_pa__rt()`
      Then `m.has_te__xt() || m.has_pa__rt()` is `false`

    Scenario: of repeated fields and of a map
      Given `Kinds m`
      When `m.add_nu__m(7), m.add_nu__m(8), m.set_nu__m(0, 9)`
      And `m.add_tex__ts("text"), m.set_tex__ts(0, "other"), m.mutable_tex__ts(0)->append("!")`
      And `m.add_par__ts()->set_id(7), m.mutable_par__ts(0)->set_id(8)`
      And `(*m.mutable_ma__p())[7] = 8`
      Then `m.nu__m_size()` is `2`
      And `m.nu__m(0)` is `9`
      And `m.mutable_nu__m()->at(1)` is `8`
      And `m.tex__ts(0)` is `"other!"s`
      And `m.par__ts(0).id()` is `8`
      And `m.tex__ts_size() + m.par__ts_size()` is `2`
      And `m.ma__p().at(7)` is `8`
      When `m.clear_nu__m(), m.clear_tex__ts(), m.clear_par__ts(), m.clear_ma__p()`
      Then `m.nu__m().size() + m.tex__ts().size() + m.par__ts().size()` is `0`
      And `m.ma__p().empty()` is `true`

    Scenario: of a oneof and its members
      Given `Kinds m`
      When `m.set_tex__t("text")`
      Then `m.has_tex__t()` is `true`
      When `m.mutable_par__t()->set_id(7)`
      Then `m.has_par__t()` is `true`
      And `m.tex__t()` is `""s`
      When `m.set_num__ber(9)`
      Then `m.num__ber()` is `9`
      And `static_cast<int>(m.whi__ch_case())` is `9`
      When `m.clear_whi__ch()`
      Then `static_cast<int>(m.whi__ch_case())` is `0`
      And `m.has_num__ber()` is `false`

  @cpp.naming.number-constant
  Rule: Each field has a constant holding its number, named `k`, the field's name in camel case, `FieldNumber` (names of any shape)

    Scenario: the shape underscore first
      Then `Numbers::kFirstFieldNumber` is `2`

    Scenario Outline: the shape <shape>
      Then `<class>::<constant>` is `<number>`

      Examples:
        | shape                        | class   | constant          | number |
        | underscore last              | Numbers | kLastFieldNumber  | 3      |
        | one letter                   | Numbers | kAFieldNumber     | 4      |
        | a letter and a digit         | Numbers | kB1FieldNumber    | 5      |
        | a digit alone                | Numbers | kC2DFieldNumber   | 6      |
        | a digit between letters      | Numbers | kE3FFieldNumber   | 7      |
        | many underscores             | Numbers | kGHIFieldNumber   | 8      |
        | capitals and two underscores | Numbers | kJKFieldNumber    | 9      |
        | of a string                  | Kinds   | kTeXtFieldNumber  | 1      |
        | of a message                 | Kinds   | kPaRtFieldNumber  | 2      |
        | of a list of messages        | Kinds   | kParTsFieldNumber | 5      |
        | of a map                     | Kinds   | kMaPFieldNumber   | 6      |
        | of a member of a oneof       | Kinds   | kTexTFieldNumber  | 7      |

  @cpp.naming.accessors-lowercase @cpp.naming.number-constant
  Rule: Names of accessors consist of lower-case words joined by underscores (words of the schema language)

    Scenario: message
      Given `Words m`
      When `m.set_message(7)`
      Then `m.has_message()` is `true`
      And `m.message()` is `7`
      And `Words::kMessageFieldNumber` is `1`
      When `m.clear_message()`
      Then `m.has_message()` is `false`

    Scenario Outline: <word>
      Given `Words m`
      When `m.set_<word>(7)`
      Then `m.has_<word>()` is `true`
      And `m.<word>()` is `7`
      And `Words::<constant>` is `<number>`
      When `m.clear_<word>()`
      Then `m.has_<word>()` is `false`

      Examples:
        | word       | constant               | number |
        | package    | kPackageFieldNumber    | 2      |
        | import     | kImportFieldNumber     | 3      |
        | option     | kOptionFieldNumber     | 4      |
        | optional   | kOptionalFieldNumber   | 5      |
        | repeated   | kRepeatedFieldNumber   | 6      |
        | required   | kRequiredFieldNumber   | 7      |
        | syntax     | kSyntaxFieldNumber     | 8      |
        | edition    | kEditionFieldNumber    | 9      |
        | extend     | kExtendFieldNumber     | 10     |
        | extensions | kExtensionsFieldNumber | 11     |
        | reserved   | kReservedFieldNumber   | 12     |
        | service    | kServiceFieldNumber    | 13     |
        | rpc        | kRpcFieldNumber        | 14     |
        | returns    | kReturnsFieldNumber    | 15     |
        | stream     | kStreamFieldNumber     | 16     |
        | oneof      | kOneofFieldNumber      | 17     |
        | map        | kMapFieldNumber        | 18     |
        | group      | kGroupFieldNumber      | 19     |
        | to         | kToFieldNumber         | 20     |
        | max        | kMaxFieldNumber        | 21     |
        | weak       | kWeakFieldNumber       | 22     |
        | string     | kStringFieldNumber     | 23     |
        | bytes      | kBytesFieldNumber      | 24     |
        | int32      | kInt32FieldNumber      | 25     |
        | final      | kFinalFieldNumber      | 26     |
        | override   | kOverrideFieldNumber   | 27     |
        | module     | kModuleFieldNumber     | 28     |
