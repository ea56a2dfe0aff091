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
        enum Ki__nd_ { KIND__ZERO = 0; _KIND_ONE = 1; KIND_TWO_ = 2; k = 3; Kind4 = 4; KIND_5_x = 5; kIND__ = 6; class = 7; template = 8; }
        message Hol__der_ { enum In_ { IN__A = 1; _B = 2; c_ = 3; new = 4; } optional In_ in = 1; }
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

    Scenario Outline: a keyword, <name>
      Given `<type> value = <type>(1)`
      Then `<type>_Name(<number>)` is `"<name>"`
      And `<type>_Parse("<name>_", &value)` is `false`
      And `<type>_Parse("<name>", &value)` is `true`
      And `static_cast<int>(value)` is `<number>`

      Examples:
        | name     | type                          | number |
        | class    | val__ues::of_::Ki__nd_        | 7      |
        | template | val__ues::of_::Ki__nd_        | 8      |
        | new      | val__ues::of_::Hol__der_::In_ | 4      |

    Scenario: in a message
      Given `val__ues::of_::Hol__der_ m`
      When `m.set_in(val__ues::of_::Hol__der_::IN__A)`
      Then `m.in()` is `val__ues::of_::Hol__der_::IN__A`
      And `static_cast<int>(val__ues::of_::Hol__der_::_B)` is `2`
      And `static_cast<int>(val__ues::of_::Hol__der_::c_)` is `3`
      And `val__ues::of_::Hol__der_::In__Name(m.in())` is `"IN__A"`

  @cpp.enum.nested @cpp.enum.nested-static
  Rule: Of an enum declared in a message, the type, the values and the constants MIN, MAX and ARRAYSIZE are members of the message's class (and its functions, at any depth)

    Background:
      Given the schema file `depths.proto`
        """proto
        syntax = "proto2";
        package deep;
        message A {
          enum Kind { option allow_alias = true; ONE = 1; ALSO_ONE = 1; }
          message B {
            enum Kind { option allow_alias = true; TWO = 2; ALSO_TWO = 2; }
            message C {
              enum Kind { option allow_alias = true; THREE = 3; ALSO_THREE = 3; }
              message D { enum Kind { option allow_alias = true; FOUR = 4; ALSO_FOUR = 4; } optional Kind kind = 1; }
            }
            message Nothing { enum Kind { option allow_alias = true; FIVE = 5; ALSO_FIVE = 5; } }
          }
        }
        """

    Scenario: three levels
      Given `deep::A::B::C::Kind kind = deep::A::B::C::ALSO_THREE`
      Then `kind` is `deep::A::B::C::THREE`
      And `deep::A::B::C::Kind_MIN` is `deep::A::B::C::THREE`
      And `deep::A::B::C::Kind_MAX` is `deep::A::B::C::THREE`
      And `deep::A::B::C::Kind_ARRAYSIZE` is `4`
      And `deep::A::B::C::Kind_IsValid(3)` is `true`
      And `deep::A::B::C::Kind_IsValid(2)` is `false`
      And `deep::A::B::C::Kind_Name(3)` is `"THREE"`
      And `deep::A::B::C::Kind_Parse("ALSO_THREE", &kind)` is `true`

    Scenario Outline: <depth>
      Given `deep::<scope>Kind kind = deep::<scope>ALSO_<value>`
      Then `kind` is `deep::<scope><value>`
      And `deep::<scope>Kind_MIN` is `deep::<scope><value>`
      And `deep::<scope>Kind_MAX` is `deep::<scope><value>`
      And `deep::<scope>Kind_ARRAYSIZE` is `<size>`
      And `deep::<scope>Kind_IsValid(<size>)` is `false`
      And `deep::<scope>Kind_IsValid(<size> - 1)` is `true`
      And `deep::<scope>Kind_Name(<size> - 1)` is `"<value>"`
      And `deep::<scope>Kind_Parse("ALSO_<value>", &kind)` is `true`
      And `deep::<scope>Kind_Parse("OTHER", &kind)` is `false`

      Examples:
        | depth                               | scope           | value | size |
        | one level                           | A::             | ONE   | 2    |
        | two levels                          | A::B::          | TWO   | 3    |
        | four levels                         | A::B::C::D::    | FOUR  | 5    |
        | three levels, in one without fields | A::B::Nothing:: | FIVE  | 6    |

  @cpp.enum.descriptor @needs.descriptors
  Rule: `Foo_descriptor` returns the description of the enum `Foo` (at any depth)

    Background:
      Given the schema file `depths.proto`
        """proto
        syntax = "proto2";
        package deep;
        enum Kind { ZERO = 0; }
        message A {
          message B {
            message C { enum Kind { THREE = 3; } enum Sort { SORT = 1; } }
            enum Kind { TWO = 2; }
          }
          enum Kind { ONE = 1; }
        }
        message Z { enum Kind { LAST = 9; } }
        """
      And the header `google/protobuf/descriptor.h`

    Scenario: three levels
      Then `deep::A::B::C::Kind_descriptor()->full_name()` is `"deep.A.B.C.Kind"`
      And `deep::A::B::C::Sort_descriptor()->full_name()` is `"deep.A.B.C.Sort"`

    Scenario Outline: <depth>
      Then `deep::<scope>Kind_descriptor()->full_name()` is `"<name>"`

      Examples:
        | depth                 | scope  | name          |
        | no level              |        | deep.Kind     |
        | one level             | A::    | deep.A.Kind   |
        | two levels            | A::B:: | deep.A.B.Kind |
        | in the second message | Z::    | deep.Z.Kind   |
