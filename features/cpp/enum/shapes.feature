@needs.cpp
Feature: Enums of any shape
  Numbers with gaps, below zero, out of order and far apart: what the functions of an enum say does not depend on how they
  look a number up.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      enum Steps { STEPS_ZERO = 0; STEPS_TWO = 2; STEPS_THREE = 3; STEPS_FOUR = 4; }
      enum Hole { HOLE_ZERO = 0; HOLE_ONE = 1; HOLE_THREE = 3; HOLE_FOUR = 4; HOLE_FIVE = 5; }
      enum Mixed { option allow_alias = true; MIXED_ZERO = 0; MIXED_SEVEN = 7; MIXED_TWO = 2; MIXED_ALSO_TWO = 2;
        MIXED_FIVE = 5; MIXED_ALSO_ZERO = 0; }
      enum Again { option allow_alias = true; AGAIN_ZERO = 0; AGAIN_ONE = 1; AGAIN_THREE = 3; AGAIN_ALSO_THREE = 3; }
      enum Twice { option allow_alias = true; TWICE_ZERO = 0; TWICE_TWO = 2; TWICE_FOUR = 4; TWICE_ALSO_FOUR = 4;
        TWICE_ALSO_TWO = 2; }
      """
    And the schema file `closed.proto`
      """proto
      syntax = "proto2";
      enum Turned { TURNED_TWO = 2; TURNED_ZERO = 0; TURNED_ONE = 1; }
      enum One { ONE_ONE = 1; ONE_TWO = 2; ONE_FOUR = 4; }
      enum Below { BELOW_BELOW_TWO = -2; BELOW_BELOW_THREE = -3; BELOW_ZERO = 0; BELOW_BELOW_FIVE = -5; }
      enum Long { LONG_N1 = 1; LONG_N2 = 2; LONG_N3 = 3; LONG_N4 = 4; LONG_N5 = 5; LONG_N6 = 6; LONG_N7 = 7;
        LONG_N8 = 8; LONG_N9 = 9; LONG_N10 = 10; LONG_N11 = 11; LONG_N12 = 12; LONG_N13 = 13; LONG_N14 = 14;
        LONG_N15 = 15; LONG_N16 = 16; LONG_N17 = 17; LONG_N18 = 18; LONG_N19 = 19; LONG_N20 = 20; LONG_N21 = 21;
        LONG_N22 = 22; LONG_N23 = 23; LONG_N24 = 24; LONG_N25 = 25; LONG_N26 = 26; LONG_N27 = 27; LONG_N28 = 28;
        LONG_N29 = 29; LONG_N30 = 30; LONG_N31 = 31; LONG_N32 = 32; LONG_N34 = 34; LONG_N64 = 64; LONG_N65 = 65;
        LONG_N66 = 66; LONG_N97 = 97; }
      enum Far { FAR_ZERO = 0; FAR_MILLION = 1000000; FAR_BELOW_MILLION = -1000000; FAR_ONE = 1;
        FAR_FAR = 2000000000; }
      enum Apart { APART_FIRST = -2147483648; APART_NEXT = -2147483647; APART_LAST = 2147483647;
        APART_BEFORE = 2147483646; }
      enum Lower { option allow_alias = true; LOWER_ONE = 1; LOWER_ZERO = 0; LOWER_BELOW_TWO = -2; LOWER_ALSO_ONE = 1; }
      """

  @cpp.enum.is-valid
  Rule: `Foo_IsValid` is true for the number of each defined value and false for every other number (any shape)

    Scenario: Steps, -1 to 6
      Given `std::string valid`
      When `for (int i = 0; i < 8; ++i) valid += Steps_IsValid(-1 + i) ? '1' : '0'`
      Then `valid` is `"01011100"s`

    Scenario Outline: <enum>, <numbers>
      Given `std::string valid`
      When `for (int i = 0; i < <count>; ++i) valid += <enum>_IsValid(<first> + i) ? '1' : '0'`
      Then `valid` is `"<valid>"s`

      Examples:
        | enum   | numbers                    | first           | count | valid      |
        | Hole   | -1 to 7                    | -1              | 9     | 011011100  |
        | Mixed  | -1 to 8                    | -1              | 10    | 0101001010 |
        | Again  | -1 to 5                    | -1              | 7     | 0110100    |
        | Twice  | -1 to 6                    | -1              | 8     | 01010100   |
        | Lower  | -4 to 3                    | -4              | 8     | 00101100   |
        | Turned | -1 to 4                    | -1              | 6     | 011100     |
        | One    | -1 to 6                    | -1              | 8     | 00110100   |
        | Below  | -6 to 2                    | -6              | 9     | 010110100  |
        | Long   | -1 to 4                    | -1              | 6     | 001111     |
        | Long   | 30 to 36                   | 30              | 7     | 1110100    |
        | Long   | 62 to 68                   | 62              | 7     | 0011100    |
        | Long   | 95 to 99                   | 95              | 5     | 00100      |
        | Far    | -1 to 3                    | -1              | 5     | 01100      |
        | Far    | -1000001 to -999999        | -1000001        | 3     | 010        |
        | Far    | 999999 to 1000001          | 999999          | 3     | 010        |
        | Far    | 1999999999 to 2000000001   | 1999999999      | 3     | 010        |
        | Apart  | -2147483648 to -2147483645 | -2147483647 - 1 | 4     | 1100       |
        | Apart  | -1 to 1                    | -1              | 3     | 000        |
        | Apart  | 2147483644 to 2147483647   | 2147483644      | 4     | 0011       |

  @cpp.enum.name @cpp.enum.name-unknown @cpp.enum.name-alias
  Rule: `Foo_Name` gives the name of the value that has the number (the first name of several, and none; any shape)

    Scenario: Steps, -1 to 6
      Given `std::string names`
      When `for (int i = 0; i < 8; ++i) names += (i == 0 ? "" : ",") + std::string(Steps_Name(-1 + i))`
      Then `names` is `",STEPS_ZERO,,STEPS_TWO,STEPS_THREE,STEPS_FOUR,,"s`

    Scenario Outline: <enum>, <numbers>
      Given `std::string names`
      When `for (int i = 0; i < <count>; ++i) names += (i == 0 ? "" : ",") + std::string(<enum>_Name(<first> + i))`
      Then `names` is `"<names>"s`

      Examples:
        | enum   | numbers                    | first           | count | names                                                              |
        | Hole   | -1 to 7                    | -1              | 9     | ,HOLE_ZERO,HOLE_ONE,,HOLE_THREE,HOLE_FOUR,HOLE_FIVE,,              |
        | Mixed  | -1 to 8                    | -1              | 10    | ,MIXED_ZERO,,MIXED_TWO,,,MIXED_FIVE,,MIXED_SEVEN,                  |
        | Again  | -1 to 5                    | -1              | 7     | ,AGAIN_ZERO,AGAIN_ONE,,AGAIN_THREE,,                               |
        | Twice  | -1 to 6                    | -1              | 8     | ,TWICE_ZERO,,TWICE_TWO,,TWICE_FOUR,,                               |
        | Lower  | -4 to 3                    | -4              | 8     | ,,LOWER_BELOW_TWO,,LOWER_ZERO,LOWER_ONE,,                          |
        | Turned | -1 to 4                    | -1              | 6     | ,TURNED_ZERO,TURNED_ONE,TURNED_TWO,,                               |
        | One    | -1 to 6                    | -1              | 8     | ,,ONE_ONE,ONE_TWO,,ONE_FOUR,,                                      |
        | Below  | -6 to 2                    | -6              | 9     | ,BELOW_BELOW_FIVE,,BELOW_BELOW_THREE,BELOW_BELOW_TWO,,BELOW_ZERO,, |
        | Long   | -1 to 4                    | -1              | 6     | ,,LONG_N1,LONG_N2,LONG_N3,LONG_N4                                  |
        | Long   | 30 to 36                   | 30              | 7     | LONG_N30,LONG_N31,LONG_N32,,LONG_N34,,                             |
        | Long   | 62 to 68                   | 62              | 7     | ,,LONG_N64,LONG_N65,LONG_N66,,                                     |
        | Long   | 95 to 99                   | 95              | 5     | ,,LONG_N97,,                                                       |
        | Far    | -1 to 3                    | -1              | 5     | ,FAR_ZERO,FAR_ONE,,                                                |
        | Far    | -1000001 to -999999        | -1000001        | 3     | ,FAR_BELOW_MILLION,                                                |
        | Far    | 999999 to 1000001          | 999999          | 3     | ,FAR_MILLION,                                                      |
        | Far    | 1999999999 to 2000000001   | 1999999999      | 3     | ,FAR_FAR,                                                          |
        | Apart  | -2147483648 to -2147483645 | -2147483647 - 1 | 4     | APART_FIRST,APART_NEXT,,                                           |
        | Apart  | -1 to 1                    | -1              | 3     | ,,                                                                 |
        | Apart  | 2147483644 to 2147483647   | 2147483644      | 4     | ,,APART_BEFORE,APART_LAST                                          |

  @cpp.enum.parse
  Rule: `Foo_Parse` takes the name of a value as a string_view, stores the value, and returns true (any shape)

    Scenario: Steps, first
      Given `Steps value = Steps_MIN`
      Then `Steps_Parse("STEPS_ZERO", &value)` is `true`
      And `value` is `static_cast<Steps>(0)`

    Scenario Outline: <enum>, <which>
      Given `<enum> value = <enum>_MIN`
      Then `<enum>_Parse("<name>", &value)` is `true`
      And `value` is `static_cast<<enum>>(<number>)`

      Examples:
        | enum   | which  | name              | number          |
        | Steps  | second | STEPS_TWO         | 2               |
        | Steps  | last   | STEPS_FOUR        | 4               |
        | Hole   | first  | HOLE_ZERO         | 0               |
        | Hole   | second | HOLE_ONE          | 1               |
        | Hole   | last   | HOLE_FIVE         | 5               |
        | Mixed  | first  | MIXED_ZERO        | 0               |
        | Mixed  | second | MIXED_SEVEN       | 7               |
        | Mixed  | last   | MIXED_ALSO_ZERO   | 0               |
        | Turned | first  | TURNED_TWO        | 2               |
        | Turned | second | TURNED_ZERO       | 0               |
        | Turned | last   | TURNED_ONE        | 1               |
        | One    | first  | ONE_ONE           | 1               |
        | One    | second | ONE_TWO           | 2               |
        | One    | last   | ONE_FOUR          | 4               |
        | Below  | first  | BELOW_BELOW_TWO   | -2              |
        | Below  | second | BELOW_BELOW_THREE | -3              |
        | Below  | last   | BELOW_BELOW_FIVE  | -5              |
        | Long   | first  | LONG_N1           | 1               |
        | Long   | second | LONG_N2           | 2               |
        | Long   | last   | LONG_N97          | 97              |
        | Far    | first  | FAR_ZERO          | 0               |
        | Far    | second | FAR_MILLION       | 1000000         |
        | Far    | last   | FAR_FAR           | 2000000000      |
        | Apart  | first  | APART_FIRST       | -2147483647 - 1 |
        | Apart  | second | APART_NEXT        | -2147483647     |
        | Apart  | last   | APART_BEFORE      | 2147483646      |
        | Again  | last   | AGAIN_ALSO_THREE  | 3               |
        | Twice  | last   | TWICE_ALSO_TWO    | 2               |
        | Lower  | last   | LOWER_ALSO_ONE    | 1               |

  @cpp.enum.min @cpp.enum.max
  Rule: `Foo_MIN` is the value with the smallest number (and MAX, of any shape)

    Scenario: Steps, both
      Then `Steps_MIN` is `STEPS_ZERO`
      And `Steps_MAX` is `STEPS_FOUR`

    Scenario Outline: <enum>, both
      Then `<enum>_MIN` is `<min>`
      And `<enum>_MAX` is `<max>`

      Examples:
        | enum   | min               | max         |
        | Hole   | HOLE_ZERO         | HOLE_FIVE   |
        | Mixed  | MIXED_ZERO        | MIXED_SEVEN |
        | Turned | TURNED_ZERO       | TURNED_TWO  |
        | One    | ONE_ONE           | ONE_FOUR    |
        | Below  | BELOW_BELOW_FIVE  | BELOW_ZERO  |
        | Long   | LONG_N1           | LONG_N97    |
        | Far    | FAR_BELOW_MILLION | FAR_FAR     |
        | Apart  | APART_FIRST       | APART_LAST  |

  @cpp.enum.parse @cpp.enum.name
  Rule: `Foo_Parse` takes the name of a value as a string_view, stores the value, and returns true (each name, any shape)

    Scenario: Long, each name
      Given `std::string wrong`
      When the C++
        """cpp
        for (int i = -10; i < 110; ++i) {
          Long value = Long(i == 1 ? 2 : 1);
          if (Long_IsValid(i) && (!Long_Parse(Long_Name(i), &value) || value != i)) wrong += std::to_string(i) + " ";
        }
        """
      Then `wrong` is `""s`

    Scenario Outline: <enum>, each name
      Given `std::string wrong`
      When the C++
        """cpp
        for (int i : {<numbers>}) {
          <enum> value = <enum>(i == <enum>_MIN ? <enum>_MAX : <enum>_MIN);
          if (!<enum>_Parse(<enum>_Name(i), &value) || value != i) wrong += std::to_string(i) + " ";
        }
        """
      Then `wrong` is `""s`

      Examples:
        | enum  | numbers                                              |
        | Steps | 0, 2, 3, 4                                           |
        | Hole  | 0, 1, 3, 4, 5                                        |
        | Mixed | 0, 7, 2, 5                                           |
        | Below | -2, -3, 0, -5                                        |
        | Far   | 0, 1000000, -1000000, 1, 2000000000                  |
        | Apart | -2147483647 - 1, -2147483647, 2147483647, 2147483646 |
