@needs.cpp @needs.editions
Feature: Enums of editions
  An enum has the same names, constants and functions in a file of an edition, open or closed.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Level { option allow_alias = true; LEVEL_ZERO = 0; LEVEL_PEAK = 30; LEVEL_LOW = -7; LEVEL_TOP = 30; }
      enum Below { option features.enum_type = CLOSED; BELOW_ONE = -1; BELOW_FIVE = -5; BELOW_TWO = -2; }
      message Sample {
        enum Shape { option allow_alias = true; SHAPE_NONE = 0; SHAPE_ROUND = 21; SHAPE_BENT = -4; SHAPE_CIRCLE = 21; }
        Shape shape = 1;
        message Inner { enum Grade { option features.enum_type = CLOSED; GRADE_FINE = 9; GRADE_POOR = 5; } Grade grade = 1; }
      }
      """

  @cpp.enum.values
  Rule: An enum of the schema becomes a C++ enum with the same names for the same numbers (an edition)

    Scenario: edition 2023, values
      Then `static_cast<int>(edition::LEVEL_PEAK)` is `30`
      And `static_cast<int>(edition::LEVEL_TOP)` is `30`
      And `edition::Level(-7)` is `edition::LEVEL_LOW`
      And `static_cast<int>(edition::BELOW_FIVE)` is `-5`
      And `std::is_enum<edition::Below>::value` is `true`

  @cpp.enum.is-valid
  Rule: `Foo_IsValid` is true for the number of each defined value and false for every other number (an edition)

    Scenario: edition 2023, valid numbers
      Given `std::string valid`
      When `for (int i = -8; i < 2; ++i) valid += edition::Level_IsValid(i) ? '1' : '0'`
      And `for (int i = -6; i < 1; ++i) valid += edition::Below_IsValid(i) ? '1' : '0'`
      Then `valid` is `"01000000100100110"s`
      And `edition::Level_IsValid(30)` is `true`
      And `edition::Level_IsValid(31)` has type `bool`

  @cpp.enum.name @cpp.enum.name-unknown @cpp.enum.name-alias
  Rule: `Foo_Name` gives the name of the value that has the number (the first name of several, and none) (an edition)

    Scenario: edition 2023, names
      Then `edition::Level_Name(-7)` is `"LEVEL_LOW"s`
      And `edition::Level_Name(edition::LEVEL_TOP)` is `"LEVEL_PEAK"s`
      And `edition::Level_Name(1)` is `""s`
      And `edition::Below_Name(-2)` is `"BELOW_TWO"s`
      And `edition::Below_Name(0)` is `""s`
      And `edition::Level_Name(-7)` has type `const std::string&`

  @cpp.enum.parse @cpp.enum.parse-unknown
  Rule: `Foo_Parse` takes the name of a value as a string_view, stores the value, and returns true (and an unknown name) (an edition)

    Scenario: edition 2023, parsing a name
      Given `edition::Level level = edition::LEVEL_ZERO`
      And `edition::Below below = edition::BELOW_ONE`
      Then `edition::Level_Parse("LEVEL_TOP", &level)` is `true`
      And `level` is `edition::LEVEL_PEAK`
      And `edition::Level_Parse("LEVEL", &level)` is `false`
      And `level` is `edition::LEVEL_PEAK`
      And `edition::Below_Parse("BELOW_TWO", &below)` is `true`
      And `below` is `edition::BELOW_TWO`
      And `edition::Below_Parse("LEVEL_LOW", &below)` is `false`

  @cpp.enum.min @cpp.enum.max @cpp.enum.array-size
  Rule: `Foo_MIN` is the value with the smallest number (and MAX, and ARRAYSIZE) (an edition)

    Scenario: edition 2023, limits
      Then `edition::Level_MIN` is `edition::LEVEL_LOW`
      And `edition::Level_MAX` is `edition::LEVEL_PEAK`
      And `edition::Level_ARRAYSIZE` is `31`
      And `edition::Below_MIN` is `edition::BELOW_FIVE`
      And `edition::Below_MAX` is `edition::BELOW_ONE`
      And `edition::Below_ARRAYSIZE` is `0`
      And `edition::Level_MIN` has type `const edition::Level`
      And `edition::Level_MAX` has type `const edition::Level`
      And `edition::Level_ARRAYSIZE` has type `const int`

  @cpp.enum.nested @cpp.enum.min @cpp.enum.max @cpp.enum.array-size
  Rule: Of an enum declared in a message, the type, the values and the constants MIN, MAX and ARRAYSIZE are members of the message's class (an edition)

    Scenario: edition 2023, an enum in a message
      Given `edition::Sample m`
      When `m.set_shape(edition::Sample::SHAPE_BENT)`
      Then `m.shape()` has type `edition::Sample::Shape`
      And `static_cast<int>(edition::Sample::SHAPE_CIRCLE)` is `21`
      And `edition::Sample::Shape_MIN` is `edition::Sample::SHAPE_BENT`
      And `edition::Sample::Shape_MAX` is `edition::Sample::SHAPE_ROUND`
      And `edition::Sample::Shape_ARRAYSIZE` is `22`
      And `edition::Sample::Shape_MIN` has type `const edition::Sample::Shape`
      And `edition::Sample::Inner::Grade_MIN` is `edition::Sample::Inner::GRADE_POOR`
      And `edition::Sample::Inner::Grade(9)` is `edition::Sample::Inner::GRADE_FINE`
      And `edition::Sample::Inner::Grade_ARRAYSIZE` is `10`

  @cpp.enum.nested-static @cpp.enum.is-valid @cpp.enum.name @cpp.enum.name-alias @cpp.enum.parse
  Rule: Of an enum declared in a message, the functions are static members of the message's class (an edition)

    Scenario: edition 2023, functions of an enum in a message
      Given `edition::Sample::Shape shape = edition::Sample::SHAPE_NONE`
      And `edition::Sample::Inner::Grade grade = edition::Sample::Inner::GRADE_FINE`
      Then `edition::Sample::Shape_IsValid(-4)` is `true`
      And `edition::Sample::Shape_IsValid(4)` is `false`
      And `edition::Sample::Shape_Name(edition::Sample::SHAPE_CIRCLE)` is `"SHAPE_ROUND"s`
      And `edition::Sample::Shape_Name(-4)` has type `const std::string&`
      And `edition::Sample::Shape_Parse("SHAPE_CIRCLE", &shape)` is `true`
      And `shape` is `edition::Sample::SHAPE_ROUND`
      And `edition::Sample::Inner::Grade_Parse("GRADE_POOR", &grade)` is `true`
      And `grade` is `edition::Sample::Inner::GRADE_POOR`
      And `edition::Sample::Inner::Grade_Name(5)` is `"GRADE_POOR"s`
      And `edition::Sample::Inner::Grade_IsValid(0)` is `false`
