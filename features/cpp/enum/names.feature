@needs.cpp
Feature: Names of enums and values of any shape
  Underscores, digits and small letters of a name stay where they are.

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
