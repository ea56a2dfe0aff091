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
        optional int32 two_words = 10;
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
      """

  @cpp.naming.accessors-lowercase
  Rule: Names of accessors consist of lower-case words joined by underscores (names of any shape)

    Scenario: two underscores
      Given `Numbers m`
      When `m.set_two__words(7)`
      Then `m.has_two__words()` is `true`
      And `m.two__words()` is `7`
      And `m.has_two_words()` is `false`
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
        | one underscore               | two_words | 50 07 |

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

  @cpp.enum.values @cpp.enum.name @cpp.enum.parse
  Rule: An enum of the schema becomes a C++ enum with the same names for the same numbers (names of any shape)

    Background:
      Given the schema file `values.proto`
        """proto
        syntax = "proto2";
        package val__ues.of_;
        enum Ki__nd_ { KIND__ZERO = 0; _KIND_ONE = 1; KIND_TWO_ = 2; k = 3; Kind4 = 4; KIND_5_x = 5; kIND__ = 6; }
        message Hol__der_ { enum In_ { IN__A = 1; _B = 2; c_ = 3; } optional In_ in = 1; }
        """

    Scenario: KIND__ZERO
      Given `val__ues::of_::Ki__nd_ value`
      Then `static_cast<int>(val__ues::of_::KIND__ZERO)` is `0`
      And `val__ues::of_::Ki__nd__Name(0)` is `"KIND__ZERO"`
      And `val__ues::of_::Ki__nd__Parse("KIND__ZERO", &value)` is `true`
      And `value` is `val__ues::of_::KIND__ZERO`

    Scenario Outline: the name <shape>
      Given `val__ues::of_::Ki__nd_ value`
      Then `static_cast<int>(val__ues::of_::<name>)` is `<number>`
      And `val__ues::of_::Ki__nd__Name(<number>)` is `"<name>"`
      And `val__ues::of_::Ki__nd__Parse("<name>", &value)` is `true`
      And `value` is `val__ues::of_::<name>`

      Examples:
        | shape                     | name      | number |
        | with an underscore first  | _KIND_ONE | 1      |
        | with an underscore last   | KIND_TWO_ | 2      |
        | of one small letter       | k         | 3      |
        | with a digit              | Kind4     | 4      |
        | of mixed letters          | KIND_5_x  | 5      |
        | with two underscores last | kIND__    | 6      |

    Scenario: in a message
      Given `val__ues::of_::Hol__der_ m`
      When `m.set_in(val__ues::of_::Hol__der_::IN__A)`
      Then `m.in()` is `val__ues::of_::Hol__der_::IN__A`
      And `static_cast<int>(val__ues::of_::Hol__der_::_B)` is `2`
      And `static_cast<int>(val__ues::of_::Hol__der_::c_)` is `3`
      And `val__ues::of_::Hol__der_::In__Name(m.in())` is `"IN__A"`

  @cpp.nested.class @cpp.nested.alias
  Rule: A message `Bar` declared in the message `Foo` becomes a class named `Foo_Bar` (names of any shape)

    Background:
      Given the schema file `classes.proto`
        """proto
        syntax = "proto2";
        message Out__er { message _First { message Last_ { optional int32 id = 1; } } message lower { optional int32 id = 1; } }
        message Trail_ { message Two__ { optional int32 id = 1; } }
        message top { message b { message c { optional int32 id = 1; } } }
        """

    Scenario: underscores of both
      Given `Trail__Two__ m`
      When `m.set_id(7)`
      Then `m` has type `Trail_::Two__`
      And `m.id()` is `7`

    Scenario Outline: <what>
      Given `<class> m`
      When `m.set_id(7)`
      Then `m` has type `<alias>`
      And `m.id()` is `7`

      Examples:
        | what                          | class                | alias                  |
        | an underscore first, and last | Out__er__First_Last_ | Out__er::_First::Last_ |
        | small letters                 | Out__er_lower        | Out__er::lower         |
        | names of one letter           | top_b_c              | top::b::c              |

  @cpp.extension.identifier @cpp.extension.identifier-nested
  Rule: Each extension has an identifier with the name of the extension field (names of any shape)

    Background:
      Given the schema file `extra.proto`
        """proto
        syntax = "proto2";
        message Open { extensions 100 to 199; }
        extend Open { optional int32 ex__tra = 100; optional string _First = 101; repeated int32 Last_ = 102; }
        message Sc__ope_ { extend Open { optional int32 in__ner = 103; optional int32 INNER__2_ = 104; } }
        """
      And `Open m`

    Scenario: two underscores
      When `m.SetExtension(ex__tra, 7)`
      Then `m.GetExtension(ex__tra)` is `7`
      And `m.HasExtension(ex__tra)` is `true`

    Scenario: an underscore first, with a capital
      When `m.SetExtension(_First, "text")`
      Then `m.GetExtension(_First)` is `"text"s`

    Scenario: an underscore last, with a capital
      When `m.AddExtension(Last_, 7)`
      Then `m.ExtensionSize(Last_)` is `1`

    Scenario: in a message
      When `m.SetExtension(Sc__ope_::in__ner, 7)`
      And `m.SetExtension(Sc__ope_::INNER__2_, 8)`
      Then `m.GetExtension(Sc__ope_::in__ner)` is `7`
      And `m.GetExtension(Sc__ope_::INNER__2_)` is `8`
