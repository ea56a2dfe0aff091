@needs.cpp
Feature: Enums
  An enum of the schema becomes a C++ enum, with functions and constants about its values.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      enum Level {
        option allow_alias = true;
        LEVEL_UNKNOWN = 0;
        LEVEL_PEAK = 30;
        LEVEL_LOW = -7;
        LEVEL_HIGH = 30;
        LEVEL_BOTTOM = -7;
        LEVEL_MIDDLE = 12;
        LEVEL_ABSENT = 0;
      }
      enum Single { SINGLE_ZERO = 0; }
      enum Wide { WIDE_ZERO = 0; WIDE_TOP = 2147483647; WIDE_ONE = 1; WIDE_BOTTOM = -2147483648; WIDE_LAST = 2; }
      enum Step { option allow_alias = true; STEP_NONE = 0; STEP_ONE = 1; STEP_UP = 1; STEP_TWO = 2; STEP_NOT = 0; }
      enum AlmostWide { ALMOST_WIDE_ZERO = 0; ALMOST_WIDE_TOP = 2147483646; ALMOST_WIDE_ONE = 1; }
      """
    And the schema file `closed.proto`
      """proto
      syntax = "proto2";
      enum Season { SEASON_WINTER = 4; SEASON_SPRING = 17; SEASON_DARK = -2; SEASON_SUMMER = 6; }
      enum Below { BELOW_LITTLE = -3; BELOW_MUCH = -90; BELOW_SOME = -40; }
      enum Rank { RANK_FIRST = 5; RANK_SECOND = 6; RANK_THIRD = 7; }
      enum Depth { DEPTH_THREE = -3; DEPTH_TWO = -2; DEPTH_ONE = -1; }
      enum Sign { SIGN_PLUS = 1; SIGN_ZERO = 0; SIGN_MINUS = -1; }
      enum Turn { option allow_alias = true; TURN_BACK = -1; TURN_LEFT = -2; TURN_WEST = -2; TURN_EAST = 0; TURN_RIGHT = 0; TURN_SOUTH = -1; }
      """

  @cpp.enum.values
  Rule: An enum of the schema becomes a C++ enum with the same names for the same numbers

    Scenario: LEVEL_PEAK
      Given `Level value = LEVEL_PEAK`
      Then `static_cast<int>(value)` is `30`
      And `Level(30)` is `LEVEL_PEAK`

    Scenario Outline: <name>
      Given `<type> value = <name>`
      Then `static_cast<int>(value)` is `<number>`
      And `<type>(<number>)` is `<name>`

      Examples:
        | name            | type       | number                          |
        | LEVEL_UNKNOWN   | Level      | 0                               |
        | LEVEL_LOW       | Level      | -7                              |
        | LEVEL_HIGH      | Level      | 30                              |
        | LEVEL_BOTTOM    | Level      | -7                              |
        | LEVEL_MIDDLE    | Level      | 12                              |
        | LEVEL_ABSENT    | Level      | 0                               |
        | SINGLE_ZERO     | Single     | 0                               |
        | WIDE_TOP        | Wide       | std::numeric_limits<int>::max() |
        | WIDE_BOTTOM     | Wide       | std::numeric_limits<int>::min() |
        | ALMOST_WIDE_TOP | AlmostWide | 2147483646                      |
        | SEASON_WINTER   | Season     | 4                               |
        | SEASON_SPRING   | Season     | 17                              |
        | SEASON_DARK     | Season     | -2                              |
        | SEASON_SUMMER   | Season     | 6                               |

    Scenario: it is an enum type of its own
      Then `std::is_enum<Level>::value` is `true`
      And `std::is_same<Level, Single>::value` is `false`

    Scenario: its values are constant expressions
      Given `std::integral_constant<int, LEVEL_MIDDLE> constant`
      Then `constant.value` is `12`

  @cpp.enum.is-valid
  Rule: `Foo_IsValid` is true for the number of each defined value and false for every other number

    Scenario: Level 0
      Then `Level_IsValid(0)` is `true`

    Scenario Outline: <enum> <number>
      Then `<enum>_IsValid(<number>)` is `<valid>`

      Examples:
        | enum       | number     | valid |
        | Level      | 30         | true  |
        | Level      | -7         | true  |
        | Level      | 12         | true  |
        | Level      | 1          | false |
        | Level      | -1         | false |
        | Level      | -6         | false |
        | Level      | -8         | false |
        | Level      | 11         | false |
        | Level      | 13         | false |
        | Level      | 29         | false |
        | Level      | 31         | false |
        | Level      | 7          | false |
        | Level      | -12        | false |
        | Level      | -30        | false |
        | Single     | 0          | true  |
        | Single     | 1          | false |
        | Single     | -1         | false |
        | Season     | 4          | true  |
        | Season     | 17         | true  |
        | Season     | -2         | true  |
        | Season     | 6          | true  |
        | Season     | 0          | false |
        | Season     | 5          | false |
        | Season     | 18         | false |
        | Below      | -90        | true  |
        | Below      | -40        | true  |
        | Below      | -3         | true  |
        | Below      | 0          | false |
        | Below      | 3          | false |
        | Rank       | 5          | true  |
        | Rank       | 6          | true  |
        | Rank       | 7          | true  |
        | Rank       | 4          | false |
        | Rank       | 8          | false |
        | Rank       | 0          | false |
        | Rank       | 2          | false |
        | Depth      | -3         | true  |
        | Depth      | -1         | true  |
        | Depth      | -4         | false |
        | Depth      | 0          | false |
        | Depth      | 1          | false |
        | Sign       | -1         | true  |
        | Sign       | 0          | true  |
        | Sign       | 1          | true  |
        | Sign       | -2         | false |
        | Sign       | 2          | false |
        | Step       | 0          | true  |
        | Step       | 2          | true  |
        | Step       | -1         | false |
        | Step       | 3          | false |
        | Step       | 4          | false |
        | Step       | 5          | false |
        | Turn       | -2         | true  |
        | Turn       | 0          | true  |
        | Turn       | -3         | false |
        | Turn       | 1          | false |
        | Turn       | 2          | false |
        | Turn       | 3          | false |
        | AlmostWide | 2147483646 | true  |
        | AlmostWide | 2147483647 | false |

    Scenario: the limits of int as values
      Then `Wide_IsValid(std::numeric_limits<int>::max())` is `true`
      And `Wide_IsValid(std::numeric_limits<int>::min())` is `true`
      And `Wide_IsValid(std::numeric_limits<int>::max() - 1)` is `false`
      And `Wide_IsValid(std::numeric_limits<int>::min() + 1)` is `false`

    Scenario: the limits of int without values
      Then `Level_IsValid(std::numeric_limits<int>::max())` is `false`
      And `Level_IsValid(std::numeric_limits<int>::min())` is `false`
      And `Season_IsValid(std::numeric_limits<int>::max())` is `false`
      And `Season_IsValid(std::numeric_limits<int>::min())` is `false`

    Scenario: its type
      Then `Level_IsValid(0)` has type `bool`

  @cpp.enum.name
  Rule: `Foo_Name` gives the name of the value that has the number

    Scenario: LEVEL_MIDDLE
      Then `Level_Name(12)` is `"LEVEL_MIDDLE"s`
      And `Level_Name(LEVEL_MIDDLE)` is `"LEVEL_MIDDLE"s`

    Scenario Outline: <name>
      Then `<enum>_Name(<number>)` is `"<name>"s`
      And `<enum>_Name(<name>)` is `"<name>"s`

      Examples:
        | name            | enum       | number                          |
        | SINGLE_ZERO     | Single     | 0                               |
        | WIDE_ZERO       | Wide       | 0                               |
        | WIDE_TOP        | Wide       | std::numeric_limits<int>::max() |
        | WIDE_ONE        | Wide       | 1                               |
        | WIDE_BOTTOM     | Wide       | std::numeric_limits<int>::min() |
        | ALMOST_WIDE_TOP | AlmostWide | 2147483646                      |
        | SEASON_WINTER   | Season     | 4                               |
        | SEASON_SPRING   | Season     | 17                              |
        | SEASON_DARK     | Season     | -2                              |
        | SEASON_SUMMER   | Season     | 6                               |
        | BELOW_LITTLE    | Below      | -3                              |
        | BELOW_MUCH      | Below      | -90                             |
        | RANK_FIRST      | Rank       | 5                               |
        | RANK_SECOND     | Rank       | 6                               |
        | RANK_THIRD      | Rank       | 7                               |
        | DEPTH_THREE     | Depth      | -3                              |
        | DEPTH_ONE       | Depth      | -1                              |
        | SIGN_MINUS      | Sign       | -1                              |
        | SIGN_ZERO       | Sign       | 0                               |
        | SIGN_PLUS       | Sign       | 1                               |
        | STEP_TWO        | Step       | 2                               |

    Scenario: its type
      Then `Level_Name(12)` has type `const std::string&`

  @cpp.enum.name-unknown
  Rule: `Foo_Name` of a number that no value has is an empty string

    Scenario: Level 1
      Then `Level_Name(1)` is `""s`

    Scenario Outline: <enum> <number>
      Then `<enum>_Name(<number>)` is `""s`

      Examples:
        | enum   | number                          |
        | Level  | -1                              |
        | Level  | 29                              |
        | Level  | 31                              |
        | Level  | -8                              |
        | Level  | 7                               |
        | Level  | -12                             |
        | Level  | -30                             |
        | Level  | std::numeric_limits<int>::max() |
        | Level  | std::numeric_limits<int>::min() |
        | Season | 0                               |
        | Season | 5                               |
        | Season | 18                              |
        | Season | -3                              |
        | Below  | 0                               |
        | Below  | -41                             |
        | Rank   | 0                               |
        | Rank   | 4                               |
        | Rank   | 8                               |
        | Depth  | -4                              |
        | Depth  | 0                               |
        | Sign   | -2                              |
        | Sign   | 2                               |
        | Step   | -1                              |
        | Step   | 3                               |
        | Step   | 4                               |
        | Turn   | -3                              |
        | Turn   | 1                               |
        | Turn   | 3                               |

  @cpp.enum.name-alias
  Rule: Where several values have one number, `Foo_Name` gives the name that the schema defines first

    Scenario: 0
      Then `Level_Name(0)` is `"LEVEL_UNKNOWN"s`

    Scenario Outline: <given>
      Then `Level_Name(<given>)` is `"<name>"s`

      Examples:
        | given         | name          |
        | LEVEL_UNKNOWN | LEVEL_UNKNOWN |
        | LEVEL_ABSENT  | LEVEL_UNKNOWN |
        | 30            | LEVEL_PEAK    |
        | LEVEL_PEAK    | LEVEL_PEAK    |
        | LEVEL_HIGH    | LEVEL_PEAK    |
        | -7            | LEVEL_LOW     |
        | LEVEL_LOW     | LEVEL_LOW     |
        | LEVEL_BOTTOM  | LEVEL_LOW     |

  @cpp.enum.parse
  Rule: `Foo_Parse` takes the name of a value as a string_view, stores the value, and returns true

    Scenario: LEVEL_PEAK
      Given `Level value = LEVEL_MIDDLE`
      Then `Level_Parse("LEVEL_PEAK", &value)` is `true`
      And `value` is `LEVEL_PEAK`

    Scenario Outline: <name>
      Given `<enum> value = <before>`
      Then `<enum>_Parse("<name>", &value)` is `true`
      And `value` is `<name>`

      Examples:
        | name            | enum       | before           |
        | LEVEL_UNKNOWN   | Level      | LEVEL_MIDDLE     |
        | LEVEL_LOW       | Level      | LEVEL_MIDDLE     |
        | LEVEL_HIGH      | Level      | LEVEL_MIDDLE     |
        | LEVEL_BOTTOM    | Level      | LEVEL_MIDDLE     |
        | LEVEL_MIDDLE    | Level      | LEVEL_UNKNOWN    |
        | LEVEL_ABSENT    | Level      | LEVEL_MIDDLE     |
        | WIDE_TOP        | Wide       | WIDE_ZERO        |
        | WIDE_BOTTOM     | Wide       | WIDE_ZERO        |
        | ALMOST_WIDE_TOP | AlmostWide | ALMOST_WIDE_ZERO |
        | SEASON_WINTER   | Season     | SEASON_SUMMER    |
        | SEASON_SPRING   | Season     | SEASON_SUMMER    |
        | SEASON_DARK     | Season     | SEASON_SUMMER    |
        | SEASON_SUMMER   | Season     | SEASON_DARK      |
        | BELOW_MUCH      | Below      | BELOW_LITTLE     |

    Scenario: a string_view into a longer text
      Given `Level value = LEVEL_UNKNOWN`
      Then `Level_Parse(lib::string_view("LEVEL_HIGHER", 10), &value)` is `true`
      And `value` is `LEVEL_HIGH`

    Scenario: a string
      Given `Level value = LEVEL_UNKNOWN`
      And `std::string name = "LEVEL_MIDDLE"`
      Then `Level_Parse(name, &value)` is `true`
      And `value` is `LEVEL_MIDDLE`

    Scenario: its type
      Given `Level value = LEVEL_UNKNOWN`
      Then `Level_Parse("LEVEL_MIDDLE", &value)` has type `bool`

  @cpp.enum.parse-unknown
  Rule: `Foo_Parse` returns false for a text that is not the name of a value

    Scenario: a name cut short
      Given `Level value = LEVEL_MIDDLE`
      Then `Level_Parse("LEVEL_LO", &value)` is `false`
      And `value` is `LEVEL_MIDDLE`
      And `Level_Parse("LEVEL_LOW", &value)` is `true`

    Scenario Outline: <what>
      Given `Level value = LEVEL_MIDDLE`
      Then `Level_Parse(<text>, &value)` is `false`
      And `value` is `LEVEL_MIDDLE`
      And `Level_Parse(<valid>, &value)` is `true`

      Examples:
        | what                      | text               | valid           |
        | nothing                   | ""                 | "LEVEL_LOW"     |
        | small letters             | "level_low"        | "LEVEL_LOW"     |
        | a name and more           | "LEVEL_LOWER"      | "LEVEL_LOW"     |
        | a name without its prefix | "LOW"              | "LEVEL_LOW"     |
        | a name with the enum's    | "Level.LEVEL_LOW"  | "LEVEL_LOW"     |
        | a space in front          | " LEVEL_LOW"       | "LEVEL_LOW"     |
        | a trailing space          | "LEVEL_LOW "       | "LEVEL_LOW"     |
        | a number                  | "-7"               | "LEVEL_LOW"     |
        | a name of another enum    | "SINGLE_ZERO"      | "LEVEL_UNKNOWN" |
        | the name of the enum      | "Level"            | "LEVEL_UNKNOWN" |
        | a name and a NUL          | "LEVEL_LOW\\0"s    | "LEVEL_LOW"s    |
        | a view of nothing         | lib::string_view() | "LEVEL_LOW"     |

  @cpp.enum.min
  Rule: `Foo_MIN` is the value with the smallest number

    Scenario: Level
      Then `Level_MIN` is `LEVEL_LOW`
      And `Level_MIN` has type `const Level`

    Scenario Outline: <enum>
      Then `<enum>_MIN` is `<value>`
      And `<enum>_MIN` has type `const <enum>`

      Examples:
        | enum       | value            |
        | Single     | SINGLE_ZERO      |
        | Wide       | WIDE_BOTTOM      |
        | AlmostWide | ALMOST_WIDE_ZERO |
        | Season     | SEASON_DARK      |
        | Below      | BELOW_MUCH       |
        | Step       | STEP_NONE        |
        | Turn       | TURN_LEFT        |

  @cpp.enum.max
  Rule: `Foo_MAX` is the value with the largest number

    Scenario: Level
      Then `Level_MAX` is `LEVEL_PEAK`
      And `Level_MAX` has type `const Level`

    Scenario Outline: <enum>
      Then `<enum>_MAX` is `<value>`
      And `<enum>_MAX` has type `const <enum>`

      Examples:
        | enum       | value           |
        | Single     | SINGLE_ZERO     |
        | Wide       | WIDE_TOP        |
        | AlmostWide | ALMOST_WIDE_TOP |
        | Season     | SEASON_SPRING   |
        | Below      | BELOW_LITTLE    |
        | Step       | STEP_TWO        |
        | Turn       | TURN_EAST       |

  @cpp.enum.array-size
  Rule: `Foo_ARRAYSIZE` is one more than the largest number

    Scenario: Level
      Then `Level_ARRAYSIZE` is `31`
      And `Level_ARRAYSIZE` has type `const int`

    Scenario Outline: <enum>
      Then `<enum>_ARRAYSIZE` is `<size>`
      And `<enum>_ARRAYSIZE` has type `const int`

      Examples:
        | enum       | size       |
        | Single     | 1          |
        | AlmostWide | 2147483647 |
        | Season     | 18         |
        | Below      | -2         |
        | Step       | 3          |
        | Turn       | 1          |
        | Depth      | 0          |

    Scenario: it can be the size of an array
      Given `int counts[Level_ARRAYSIZE] = {}`
      Then `sizeof(counts) / sizeof(int)` is `31u`
