@needs.cpp @needs.protobuf-names
Feature: Names that the document leaves open
  Programs use protobuf's names also where the document does not mention them.

  @cpp.naming.mangled-values
  Rule: A value of a nested enum is also declared at namespace scope, as `Outer_Enum_VALUE`, whatever its name; the document leaves this name open

    Scenario: Pooling_Method_MAX
      Given the schema
        """proto
        syntax = "proto3";
        message Pooling { enum Method { MAX = 0; AVERAGE = 1; MIN = 2; ARRAYSIZE = 7; IsOdd = 8; } Method method = 1; }
        """
      Then `static_cast<int>(Pooling_Method_MAX)` is `0`
      And `Pooling_Method_MAX` has type `Pooling::Method`
      And `Pooling::Method_MIN` is `Pooling::MAX`
      And `Pooling::Method_MAX` is `Pooling::IsOdd`
      And `Pooling::Method_ARRAYSIZE` is `9`

    Scenario Outline: <name>
      Given the schema
        """proto
        syntax = "proto3";
        message Pooling { enum Method { MAX = 0; AVERAGE = 1; MIN = 2; ARRAYSIZE = 7; IsOdd = 8; } Method method = 1; }
        """
      Then `static_cast<int>(<name>)` is `<number>`
      And `<name>` has type `Pooling::Method`
      And `Pooling::Method_MIN` is `Pooling::MAX`
      And `Pooling::Method_MAX` is `Pooling::IsOdd`
      And `Pooling::Method_ARRAYSIZE` is `9`

      Examples:
        | name                     | number |
        | Pooling_Method_AVERAGE   | 1      |
        | Pooling_Method_MIN       | 2      |
        | Pooling_Method_ARRAYSIZE | 7      |
        | Pooling_Method_IsOdd     | 8      |

    # In a separate schema, so that a subject that confuses these names fails only here.
    Scenario Outline: the name of a limit: <name>
      Given the schema file `own_limits.proto`
        """proto
        syntax = "proto3";
        message Own { enum Kind { KIND_ZERO = 0; Kind_MAX = 1; Kind_MIN = 2; KIND_TOP = 9; KIND_BOTTOM = -9; } }
        """
      Then `static_cast<int>(<name>)` is `<number>`

      Examples:
        | name              | number |
        | Own_Kind_Kind_MAX | 1      |
        | Own_Kind_Kind_MIN | 2      |
        | Own_Kind_KIND_TOP | 9      |

  @cpp.naming.number-constants-alike
  Rule: Of fields that are alike in camel case, the constants of the later ones end in an underscore and the field's number

    Scenario: two fields alike in camel case
      Given the schema file `alike.proto`
        """proto
        syntax = "proto2";
        message Alike { optional int32 foo_bar = 1; optional int32 fooBar = 2; optional int32 foo__bar = 3; }
        """
      Then `Alike::kFooBarFieldNumber` is `1`
      And `Alike::kFooBarFieldNumber_2` is `2`
      And `Alike::kFooBarFieldNumber_3` is `3`

  @cpp.naming.imported-first
  Rule: Names that the header of an imported file declares stay; a value of the importing file with such a name gets another one

    # The header of the imported file is generated before the importing file is known, so its names stay.
    Scenario: a value named like a companion of an imported enum
      Given the schema file `early.proto`
        """proto
        syntax = "proto3";
        package early.late;
        enum Early { EARLY_ZERO = 0; EARLY_ONE = 1; }
        """
      And the schema file `late.proto`
        """proto
        syntax = "proto3";
        package early.late;
        import "early.proto";
        enum Late { LATE_ZERO = 0; Early_MAX = 7; LATE_NINE = 9; }
        message Day { Early early = 1; Late late = 2; }
        """
      And `early::late::Day m`
      When `m.set_early(early::late::Early_MAX)`
      And `m.set_late(early::late::Late(7))`
      Then `m` serializes to the bytes `08 01 10 07`
      And `early::late::Late_Name(7)` is `"Early_MAX"s`
      And `early::late::Late_MAX` is `early::late::LATE_NINE`
