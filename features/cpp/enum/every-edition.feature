@needs.cpp @needs.lite @needs.editions
Feature: Enums of editions in other modes
  An enum has the same names, constants and functions whatever its file is optimized for.

  Background:
    Given the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      enum Level { option allow_alias = true; LEVEL_ZERO = 0; LEVEL_PEAK = 30; LEVEL_LOW = -7; LEVEL_TOP = 30; }
      enum Alone { ALONE_NONE = 0; }
      enum Step { STEP_NONE = 0; STEP_BELOW = -3; STEP_HIGH = 9; STEP_LATE = 2; }
      message Sample {
        enum Shape { option allow_alias = true; SHAPE_NONE = 0; SHAPE_ROUND = 21; SHAPE_BENT = -4; SHAPE_CIRCLE = 21; }
        Shape shape = 1;
        message Inner { enum Grade { GRADE_NONE = 0; GRADE_FINE = 9; GRADE_POOR = 5; } repeated Grade grades = 1; }
      }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      enum Level { option allow_alias = true; LEVEL_ZERO = 0; LEVEL_PEAK = 30; LEVEL_LOW = -7; LEVEL_TOP = 30; }
      enum Alone { ALONE_NONE = 0; }
      enum Step { STEP_NONE = 0; STEP_BELOW = -3; STEP_HIGH = 9; STEP_LATE = 2; }
      message Sample {
        enum Shape { option allow_alias = true; SHAPE_NONE = 0; SHAPE_ROUND = 21; SHAPE_BENT = -4; SHAPE_CIRCLE = 21; }
        Shape shape = 1;
        message Inner { enum Grade { GRADE_NONE = 0; GRADE_FINE = 9; GRADE_POOR = 5; } repeated Grade grades = 1; }
      }
      """
    And the schema file `latest.proto`
      """proto
      edition = "2024";
      package latest;
      enum Level { option allow_alias = true; LEVEL_ZERO = 0; LEVEL_PEAK = 30; LEVEL_LOW = -7; LEVEL_TOP = 30; }
      enum Alone { ALONE_NONE = 0; }
      enum Step { STEP_NONE = 0; STEP_BELOW = -3; STEP_HIGH = 9; STEP_LATE = 2; }
      message Sample {
        enum Shape { option allow_alias = true; SHAPE_NONE = 0; SHAPE_ROUND = 21; SHAPE_BENT = -4; SHAPE_CIRCLE = 21; }
        Shape shape = 1;
        message Inner { enum Grade { GRADE_NONE = 0; GRADE_FINE = 9; GRADE_POOR = 5; } repeated Grade grades = 1; }
      }
      """

  @cpp.enum.values
  Rule: An enum of the schema becomes a C++ enum with the same names for the same numbers (editions, other modes)

    Scenario Outline: <what>, values
      Then `static_cast<int>(<package>::LEVEL_PEAK)` is `30`
      And `static_cast<int>(<package>::LEVEL_TOP)` is `30`
      And `<package>::Level(-7)` is `<package>::LEVEL_LOW`
      And `static_cast<int>(<package>::ALONE_NONE)` is `0`
      And `std::is_enum<<package>::Level>::value` is `true`
      And `(std::is_same<<package>::Level, <package>::Alone>::value)` is `false`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
        | edition 2024          | latest   |

  @cpp.enum.is-valid
  Rule: `Foo_IsValid` is true for the number of each defined value and false for every other number (editions, other modes)

    Scenario Outline: <what>, valid numbers
      Given `std::string valid`
      When `for (int i = -8; i < 3; ++i) valid += <package>::Level_IsValid(i) ? '1' : '0'`
      Then `valid` is `"01000000100"s`
      And `<package>::Level_IsValid(30)` is `true`
      And `<package>::Level_IsValid(31)` is `false`
      And `<package>::Alone_IsValid(0)` is `true`
      And `<package>::Alone_IsValid(1)` is `false`
      And `<package>::Alone_IsValid(std::numeric_limits<int>::min())` is `false`
      And `<package>::Level_IsValid(30)` has type `bool`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
        | edition 2024          | latest   |

  @cpp.enum.name @cpp.enum.name-unknown @cpp.enum.name-alias
  Rule: `Foo_Name` gives the name of the value that has the number (editions, other modes)

    Scenario Outline: <what>, names
      Then `<package>::Level_Name(-7)` is `"LEVEL_LOW"s`
      And `<package>::Level_Name(<package>::LEVEL_TOP)` is `"LEVEL_PEAK"s`
      And `<package>::Level_Name(<package>::LEVEL_ZERO)` is `"LEVEL_ZERO"s`
      And `<package>::Level_Name(1)` is `""s`
      And `<package>::Level_Name(31)` is `""s`
      And `<package>::Alone_Name(0)` is `"ALONE_NONE"s`
      And `<package>::Alone_Name(-1)` is `""s`
      And `<package>::Level_Name(-7)` has type `const std::string&`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

    Scenario: edition 2024, names
      Then `std::string(latest::Level_Name(-7))` is `"LEVEL_LOW"s`
      And `std::string(latest::Level_Name(30))` is `"LEVEL_PEAK"s`
      And `std::string(latest::Level_Name(latest::LEVEL_ZERO))` is `"LEVEL_ZERO"s`
      And `std::string(latest::Level_Name(1))` is `""s`
      And `std::string(latest::Level_Name(31))` is `""s`
      And `std::string(latest::Alone_Name(0))` is `"ALONE_NONE"s`
      And `std::string(latest::Alone_Name(-1))` is `""s`

  @cpp.enum.parse @cpp.enum.parse-unknown
  Rule: `Foo_Parse` takes the name of a value as a string_view, stores the value, and returns true (editions, other modes)

    Scenario Outline: <what>, parsing a name
      Given `<package>::Level level = <package>::LEVEL_ZERO`
      And `<package>::Alone alone = <package>::ALONE_NONE`
      Then `<package>::Level_Parse("LEVEL_TOP", &level)` is `true`
      And `level` is `<package>::LEVEL_PEAK`
      And `<package>::Level_Parse("LEVEL", &level)` is `false`
      And `<package>::Level_Parse("LEVEL_TOPS", &level)` is `false`
      And `<package>::Level_Parse("", &level)` is `false`
      And `level` is `<package>::LEVEL_PEAK`
      And `<package>::Level_Parse("LEVEL_LOW", &level)` is `true`
      And `level` is `<package>::LEVEL_LOW`
      And `<package>::Alone_Parse("ALONE_NONE", &alone)` is `true`
      And `<package>::Alone_Parse("LEVEL_LOW", &alone)` is `false`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
        | edition 2024          | latest   |

  @cpp.enum.min @cpp.enum.max @cpp.enum.array-size
  Rule: `Foo_MIN` is the value with the smallest number (editions, other modes)

    Scenario Outline: <what>, limits
      Then `<package>::Level_MIN` is `<package>::LEVEL_LOW`
      And `<package>::Level_MAX` is `<package>::LEVEL_PEAK`
      And `<package>::Level_ARRAYSIZE` is `31`
      And `<package>::Alone_MIN` is `<package>::ALONE_NONE`
      And `<package>::Alone_MAX` is `<package>::ALONE_NONE`
      And `<package>::Alone_ARRAYSIZE` is `1`
      And `<package>::Step_MIN` is `<package>::STEP_BELOW`
      And `<package>::Step_MAX` is `<package>::STEP_HIGH`
      And `<package>::Step_ARRAYSIZE` is `10`
      And `<package>::Level_MIN` has type `const <package>::Level`
      And `<package>::Level_MAX` has type `const <package>::Level`
      And `<package>::Level_ARRAYSIZE` has type `const int`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
        | edition 2024          | latest   |

  @cpp.enum.nested
  Rule: Of an enum declared in a message, the type, the values and the constants MIN, MAX and ARRAYSIZE are members of the message's class (editions, other modes)

    Scenario Outline: <what>, an enum in a message
      Given `<package>::Sample m`
      And `<package>::Sample::Inner inner`
      When `m.set_shape(<package>::Sample::SHAPE_BENT)`
      And `inner.add_grades(<package>::Sample::Inner::GRADE_POOR)`
      Then `m.shape()` has type `<package>::Sample::Shape`
      And `m.shape()` is `<package>::Sample::SHAPE_BENT`
      And `inner.grades(0)` has type `<package>::Sample::Inner::Grade`
      And `inner.grades(0)` is `<package>::Sample::Inner::GRADE_POOR`
      And `static_cast<int>(<package>::Sample::SHAPE_CIRCLE)` is `21`
      And `<package>::Sample::Shape_MIN` is `<package>::Sample::SHAPE_BENT`
      And `<package>::Sample::Shape_MAX` is `<package>::Sample::SHAPE_ROUND`
      And `<package>::Sample::Shape_ARRAYSIZE` is `22`
      And `<package>::Sample::Shape_MIN` has type `const <package>::Sample::Shape`
      And `<package>::Sample::Inner::Grade_MAX` is `<package>::Sample::Inner::GRADE_FINE`
      And `<package>::Sample::Inner::Grade_ARRAYSIZE` is `10`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |
        | edition 2024          | latest   |

  @cpp.enum.nested-static
  Rule: Of an enum declared in a message, the functions are static members of the message's class (editions, other modes)

    Scenario Outline: <what>, functions of an enum in a message
      Given `<package>::Sample::Shape shape = <package>::Sample::SHAPE_NONE`
      And `<package>::Sample::Inner::Grade grade = <package>::Sample::Inner::GRADE_NONE`
      Then `<package>::Sample::Shape_IsValid(-4)` is `true`
      And `<package>::Sample::Shape_IsValid(-3)` is `false`
      And `<package>::Sample::Shape_IsValid(4)` is `false`
      And `<package>::Sample::Shape_IsValid(21)` is `true`
      And `<package>::Sample::Shape_Name(<package>::Sample::SHAPE_CIRCLE)` is `"SHAPE_ROUND"s`
      And `<package>::Sample::Shape_Name(4)` is `""s`
      And `<package>::Sample::Shape_Name(-4)` has type `const std::string&`
      And `<package>::Sample::Shape_Parse("SHAPE_CIRCLE", &shape)` is `true`
      And `shape` is `<package>::Sample::SHAPE_ROUND`
      And `<package>::Sample::Shape_Parse("CIRCLE", &shape)` is `false`
      And `<package>::Sample::Inner::Grade_Parse("GRADE_POOR", &grade)` is `true`
      And `grade` is `<package>::Sample::Inner::GRADE_POOR`
      And `<package>::Sample::Inner::Grade_Name(9)` is `"GRADE_FINE"s`
      And `<package>::Sample::Inner::Grade_IsValid(6)` is `false`

      Examples:
        | what                  | package  |
        | an edition, code size | least    |
        | an edition, lite      | lightest |

    Scenario: edition 2024, functions of an enum in a message
      Given `latest::Sample::Shape shape = latest::Sample::SHAPE_NONE`
      And `latest::Sample::Inner::Grade grade = latest::Sample::Inner::GRADE_NONE`
      Then `latest::Sample::Shape_IsValid(-4)` is `true`
      And `latest::Sample::Shape_IsValid(-3)` is `false`
      And `latest::Sample::Shape_IsValid(21)` is `true`
      And `std::string(latest::Sample::Shape_Name(-4))` is `"SHAPE_BENT"s`
      And `std::string(latest::Sample::Shape_Name(21))` is `"SHAPE_ROUND"s`
      And `std::string(latest::Sample::Shape_Name(4))` is `""s`
      And `latest::Sample::Shape_Parse("SHAPE_CIRCLE", &shape)` is `true`
      And `shape` is `latest::Sample::SHAPE_ROUND`
      And `latest::Sample::Shape_Parse("CIRCLE", &shape)` is `false`
      And `latest::Sample::Inner::Grade_Parse("GRADE_POOR", &grade)` is `true`
      And `grade` is `latest::Sample::Inner::GRADE_POOR`
      And `std::string(latest::Sample::Inner::Grade_Name(9))` is `"GRADE_FINE"s`
