@needs.cpp
Feature: Enums declared in a message
  The type, the values, the constants and the functions are members of the message's class.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Sample {
        enum Shape {
          option allow_alias = true;
          SHAPE_NONE = 0;
          SHAPE_ROUND = 21;
          SHAPE_BENT = -4;
          SHAPE_CIRCLE = 21;
          SHAPE_FLAT = 3;
        }
        Shape shape = 1;
        message Inner { enum Grade { GRADE_NONE = 0; GRADE_FINE = 9; GRADE_POOR = 5; } Grade grade = 1; message Deep { enum Tone { TONE_NONE = 0; TONE_DARK = 2; } } }
      }
      """

  @cpp.enum.nested
  Rule: Of an enum declared in a message, the type, the values and the constants MIN, MAX and ARRAYSIZE are members of the message's class

    Scenario: type
      Given `Sample::Shape shape = Sample::SHAPE_FLAT`
      Then `std::is_enum<Sample::Shape>::value` is `true`
      And `Sample::Shape(3)` is `shape`

    Scenario Outline: <name>
      Given `<scope>::<type> value = <scope>::<name>`
      Then `static_cast<int>(value)` is `<number>`

      Examples:
        | name         | scope         | type  | number |
        | SHAPE_NONE   | Sample        | Shape | 0      |
        | SHAPE_ROUND  | Sample        | Shape | 21     |
        | SHAPE_BENT   | Sample        | Shape | -4     |
        | SHAPE_CIRCLE | Sample        | Shape | 21     |
        | SHAPE_FLAT   | Sample        | Shape | 3      |
        | GRADE_NONE   | Sample::Inner | Grade | 0      |
        | GRADE_FINE   | Sample::Inner | Grade | 9      |
        | GRADE_POOR   | Sample::Inner | Grade | 5      |

    @cpp.enum.nested-static @cpp.enum.values @cpp.enum.is-valid @cpp.enum.name @cpp.enum.parse @cpp.enum.min @cpp.enum.max
    Scenario Outline: more values, <name>
      Given the schema file `ends.proto`
        """proto
        syntax = "proto2";
        package ends;
        message Outer {
          message Inner {
            enum Only { ONLY = 5; }
            enum Ends { LEAST = -2147483648; MIDDLE = 0; MOST = 2147483647; }
            enum two_Words_ { lower = 1; camelCase = 2; two__words = 3; last_ = 4; v_2 = 6; x = 7; }
            message Deep { message Deepest { enum Tone { TONE_NONE = 0; TONE_LOW = -3; TONE_HIGH = 8; } } }
          }
          enum Many {
            MANY_0 = 0; MANY_1 = 1; MANY_2 = 2; MANY_3 = 3; MANY_4 = 4; MANY_5 = 5; MANY_6 = 6; MANY_7 = 7; MANY_8 = 8; MANY_9 = 9; MANY_10 = 10; MANY_11 = 11; MANY_12 = 12; MANY_13 = 13; MANY_14 = 14; MANY_15 = 15; MANY_16 = 16; MANY_17 = 17; MANY_18 = 18; MANY_19 = 19; MANY_20 = 20; MANY_21 = 21; MANY_22 = 22; MANY_23 = 23; MANY_24 = 24; MANY_25 = 25; MANY_26 = 26; MANY_27 = 27; MANY_28 = 28; MANY_29 = 29; MANY_30 = 30; MANY_31 = 31; MANY_32 = 32; MANY_33 = 33; MANY_34 = 34; MANY_35 = 35; MANY_36 = 36; MANY_37 = 37; MANY_38 = 38; MANY_39 = 39;
          }
        }
        """
      And `<scope>::<type> value = <scope>::<name>`
      Then `static_cast<int>(value)` is `<number>`
      And `<scope>::<type>_MIN` is `<scope>::<least>`
      And `<scope>::<type>_MAX` is `<scope>::<most>`
      And `<scope>::<type>_IsValid(<number>)` is `true`
      And `<scope>::<type>_Name(<number>)` is `"<name>"s`
      And `<scope>::<type>_Parse("<name>", &value)` is `true`
      And `value` is `<scope>::<name>`

      Examples:
        | name       | scope                             | type       | number                          | least    | most      |
        | ONLY       | ends::Outer::Inner                | Only       | 5                               | ONLY     | ONLY      |
        | LEAST      | ends::Outer::Inner                | Ends       | std::numeric_limits<int>::min() | LEAST    | MOST      |
        | MOST       | ends::Outer::Inner                | Ends       | 2147483647                      | LEAST    | MOST      |
        | lower      | ends::Outer::Inner                | two_Words_ | 1                               | lower    | x         |
        | camelCase  | ends::Outer::Inner                | two_Words_ | 2                               | lower    | x         |
        | two__words | ends::Outer::Inner                | two_Words_ | 3                               | lower    | x         |
        | last_      | ends::Outer::Inner                | two_Words_ | 4                               | lower    | x         |
        | v_2        | ends::Outer::Inner                | two_Words_ | 6                               | lower    | x         |
        | x          | ends::Outer::Inner                | two_Words_ | 7                               | lower    | x         |
        | MANY_0     | ends::Outer                       | Many       | 0                               | MANY_0   | MANY_39   |
        | MANY_31    | ends::Outer                       | Many       | 31                              | MANY_0   | MANY_39   |
        | MANY_32    | ends::Outer                       | Many       | 32                              | MANY_0   | MANY_39   |
        | MANY_39    | ends::Outer                       | Many       | 39                              | MANY_0   | MANY_39   |
        | TONE_LOW   | ends::Outer::Inner::Deep::Deepest | Tone       | -3                              | TONE_LOW | TONE_HIGH |
        | TONE_HIGH  | ends::Outer::Inner::Deep::Deepest | Tone       | 8                               | TONE_LOW | TONE_HIGH |

    Scenario: smallest value
      Then `Sample::Shape_MIN` is `Sample::SHAPE_BENT`
      And `Sample::Shape_MIN` has type `const Sample::Shape`
      And `Sample::Inner::Grade_MIN` is `Sample::Inner::GRADE_NONE`

    Scenario: largest value
      Then `Sample::Shape_MAX` is `Sample::SHAPE_ROUND`
      And `Sample::Shape_MAX` has type `const Sample::Shape`
      And `Sample::Inner::Grade_MAX` is `Sample::Inner::GRADE_FINE`

    Scenario: size of an array
      Then `Sample::Shape_ARRAYSIZE` is `22`
      And `Sample::Shape_ARRAYSIZE` has type `const int`
      And `Sample::Inner::Grade_ARRAYSIZE` is `10`

    Scenario: constant expressions
      Given `std::integral_constant<int, Sample::SHAPE_FLAT> value`
      And `int counts[Sample::Shape_ARRAYSIZE] = {}`
      Then `value.value` is `3`
      And `sizeof(counts) / sizeof(int)` is `22u`

    Scenario: a field has the nested type
      Given `Sample m`
      When `m.set_shape(Sample::SHAPE_BENT)`
      Then `m.shape()` has type `Sample::Shape`
      And `m.shape()` is `Sample::SHAPE_BENT`

    Scenario: the names are those of the class, not of the namespace
      Then `(void)Sample::SHAPE_FLAT` compiles
      And `(void)SHAPE_FLAT` does not compile
      And `(void)Sample::Shape()` compiles
      And `(void)Shape()` does not compile

    Scenario: values named MIN and MAX
      Given the schema file `pooling.proto`
        """proto
        syntax = "proto3";
        message Pooling { enum Method { MAX = 0; AVERAGE = 1; MIN = 2; ARRAYSIZE = 7; } Method method = 1; }
        """
      Then `static_cast<int>(Pooling::MAX)` is `0`
      And `static_cast<int>(Pooling::MIN)` is `2`
      And `Pooling::Method_MIN` is `Pooling::MAX`
      And `Pooling::Method_MAX` is `Pooling::ARRAYSIZE`
      And `Pooling::Method_ARRAYSIZE` is `8`

    Scenario: a value of the namespace with a nested enum's mangled name
      Given the schema file `mangled.proto`
        """proto
        syntax = "proto3";
        message Outer { enum Inner { INNER_ZERO = 0; HIGH = 9; } Inner inner = 1; }
        enum Plain { PLAIN_ZERO = 0; Outer_Inner_HIGH = 1; Outer_Inner_MAX = 2; Outer_Inner_IsValid = 3; Outer_Inner_Name = 4; Outer_Inner_Inner_MAX = 5; }
        """
      Then `Outer_Inner_HIGH` is `Plain(1)`
      And `Outer_Inner_MAX` is `Plain(2)`
      And `Outer_Inner_IsValid` is `Plain(3)`
      And `Outer_Inner_Name` is `Plain(4)`
      And `Outer_Inner_Inner_MAX` is `Plain(5)`
      And `static_cast<int>(Outer::HIGH)` is `9`
      And `Outer::Inner_MAX` is `Outer::HIGH`
      And `Outer::Inner_IsValid(9)` is `true`
      And `Outer::Inner_Name(9)` is `"HIGH"s`

  @cpp.enum.nested-static
  Rule: Of an enum declared in a message, the functions are static members of the message's class

    Scenario: Shape_IsValid of 0
      Then `Sample::Shape_IsValid(0)` is `true`

    Scenario Outline: Shape_IsValid of <number>
      Then `Sample::Shape_IsValid(<number>)` is `<valid>`

      Examples:
        | number | valid |
        | 21     | true  |
        | -4     | true  |
        | 3      | true  |
        | 1      | false |
        | 22     | false |
        | -5     | false |

    Scenario: names
      Then `Sample::Shape_Name(3)` is `"SHAPE_FLAT"s`
      And `Sample::Shape_Name(21)` is `"SHAPE_ROUND"s`
      And `Sample::Shape_Name(Sample::SHAPE_CIRCLE)` is `"SHAPE_ROUND"s`
      And `Sample::Shape_Name(4)` is `""s`
      And `Sample::Shape_Name(3)` has type `const std::string&`

    Scenario: parsing a name
      Given `Sample::Shape shape = Sample::SHAPE_NONE`
      Then `Sample::Shape_Parse("SHAPE_BENT", &shape)` is `true`
      And `shape` is `Sample::SHAPE_BENT`
      And `Sample::Shape_Parse("SHAPE_ABSENT", &shape)` is `false`
      And `shape` is `Sample::SHAPE_BENT`

    Scenario: in a message of a message
      Given `Sample::Inner::Grade grade = Sample::Inner::GRADE_NONE`
      Then `Sample::Inner::Grade_Parse("GRADE_POOR", &grade)` is `true`
      And `grade` is `Sample::Inner::GRADE_POOR`
      And `Sample::Inner::Grade_Name(9)` is `"GRADE_FINE"s`
      And `Sample::Inner::Grade_IsValid(9)` is `true`
      And `Sample::Inner::Grade_IsValid(4)` is `false`

    Scenario: through an object
      Given `Sample m`
      Then `m.Shape_IsValid(21)` is `true`
      And `m.Shape_Name(21)` is `"SHAPE_ROUND"s`

    @needs.descriptors
    Scenario Outline: the description, <where>
      Given the header `google/protobuf/descriptor.h`
      Then `<scope>::<type>_descriptor()` has type `const rt::EnumDescriptor*`
      And `<scope>::<type>_descriptor()->full_name()` is `"<scope in the schema>.<type>"`
      And `<scope>::<type>_IsValid(<number>)` is `true`
      And `<scope>::<type>_IsValid(99)` is `false`

      Examples:
        | where        | scope               | scope in the schema | type  | number |
        | one level    | Sample              | Sample              | Shape | 21     |
        | two levels   | Sample::Inner       | Sample.Inner        | Grade | 9      |
        | three levels | Sample::Inner::Deep | Sample.Inner.Deep   | Tone  | 2      |

  @cpp.enum.nested-static @cpp.enum.parse @cpp.enum.parse-unknown @needs.lite
  Rule: Of an enum declared in a message, the functions are static members of the message's class (names of every form)

    Background:
      Given the schema file `small.proto`
        """proto
        syntax = "proto2";
        package small;
        option optimize_for = CODE_SIZE;
        message Sample { enum Shape { SHAPE_ROUND = 21; SHAPE_FLAT = 3; } message Inner { enum Shape { SHAPE_ROUND = 7; SHAPE_FLAT = 4; } } }
        """
      And the schema file `light.proto`
        """proto
        syntax = "proto2";
        package light;
        option optimize_for = LITE_RUNTIME;
        message Sample { enum Shape { SHAPE_ROUND = 21; SHAPE_FLAT = 3; } message Inner { enum Shape { SHAPE_ROUND = 7; SHAPE_FLAT = 4; } } }
        """
      And `const std::string text = "SHAPE_FLATTER"`

    Scenario: a string_view into a longer text
      Given `Sample::Shape shape = Sample::SHAPE_NONE`
      Then `Sample::Shape_Parse(lib::string_view(text.data(), 10), &shape)` is `true`
      And `shape` is `Sample::SHAPE_FLAT`
      And `Sample::Shape_Parse(lib::string_view(text), &shape)` is `false`

    Scenario Outline: <class>, <form>
      Given `<class>::Shape shape = <class>::SHAPE_ROUND`
      Then `<class>::Shape_Parse(<name>, &shape)` is `true`
      And `shape` is `<class>::SHAPE_FLAT`
      And `<class>::Shape_Parse(<other>, &shape)` is `false`
      And `shape` is `<class>::SHAPE_FLAT`

      Examples:
        | class                | form          | name                              | other                            |
        | Sample               | a string      | text.substr(0, 10)                | text                             |
        | Sample               | a C string    | "SHAPE_FLAT"                      | "SHAPE_FLA"                      |
        | Sample               | with a NUL    | text.substr(0, 10)                | std::string("SHAPE_FLAT\\0", 11) |
        | small::Sample        | a string_view | lib::string_view(text.data(), 10) | lib::string_view(text.data(), 9) |
        | small::Sample        | a string      | text.substr(0, 10)                | text                             |
        | small::Sample        | a C string    | "SHAPE_FLAT"                      | "SHAPE_FLA"                      |
        | small::Sample        | with a NUL    | text.substr(0, 10)                | std::string("SHAPE_FLAT\\0", 11) |
        | small::Sample::Inner | a string_view | lib::string_view(text.data(), 10) | lib::string_view(text.data(), 9) |
        | small::Sample::Inner | a string      | text.substr(0, 10)                | text                             |
        | small::Sample::Inner | a C string    | "SHAPE_FLAT"                      | "SHAPE_FLA"                      |
        | small::Sample::Inner | with a NUL    | text.substr(0, 10)                | std::string("SHAPE_FLAT\\0", 11) |
        | light::Sample        | a string_view | lib::string_view(text.data(), 10) | lib::string_view(text.data(), 9) |
        | light::Sample        | a string      | text.substr(0, 10)                | text                             |
        | light::Sample        | a C string    | "SHAPE_FLAT"                      | "SHAPE_FLA"                      |
        | light::Sample        | with a NUL    | text.substr(0, 10)                | std::string("SHAPE_FLAT\\0", 11) |
        | light::Sample::Inner | a string_view | lib::string_view(text.data(), 10) | lib::string_view(text.data(), 9) |
        | light::Sample::Inner | a string      | text.substr(0, 10)                | text                             |
        | light::Sample::Inner | a C string    | "SHAPE_FLAT"                      | "SHAPE_FLA"                      |
        | light::Sample::Inner | with a NUL    | text.substr(0, 10)                | std::string("SHAPE_FLAT\\0", 11) |

  @cpp.enum.array-size @cpp.enum.min @cpp.enum.max
  Rule: `Foo_ARRAYSIZE` is one more than the largest number (and MIN, and MAX; of an enum in a message)

    Background:
      Given the schema file `limits.proto`
        """proto
        syntax = "proto2";
        package limits;
        message Holder {
          enum Gap { GAP_LOW = 3; GAP_HIGH = 40; }
          enum Below { BELOW_FIVE = -5; BELOW_THREE = -3; BELOW_ONE = -1; }
          enum Twice { option allow_alias = true; TWICE_ONE = 1; TWICE_ALSO = 1; TWICE_TWO = 2; TWICE_AGAIN = 2; }
          enum Single { SINGLE = 7; }
          enum Mixed { MIXED_HIGH = 9; MIXED_LOW = -9; MIXED_NONE = 0; }
          enum Almost { ALMOST = 2147483646; ALMOST_LEAST = -2147483648; }
          message Inner { enum Gap { GAP_FAR = 100; GAP_NEAR = -100; } message Deep { enum Gap { GAP_ZERO = 0; GAP_EIGHT = 8; } } }
        }
        """
      And the schema file `small_limits.proto`
        """proto
        syntax = "proto3";
        package small_limits;
        option optimize_for = CODE_SIZE;
        message Holder { enum Gap { GAP_ZERO = 0; GAP_LOW = -3; GAP_HIGH = 40; } }
        """

    Scenario: numbers with a gap
      Then `limits::Holder::Gap_ARRAYSIZE` is `41`
      And `limits::Holder::Gap_ARRAYSIZE` has type `const int`
      And `limits::Holder::Gap_MIN` is `limits::Holder::GAP_LOW`
      And `limits::Holder::Gap_MAX` is `limits::Holder::GAP_HIGH`

    Scenario Outline: <what>
      Then `<class>::<enum>_ARRAYSIZE` is `<size>`
      And `<class>::<enum>_ARRAYSIZE` has type `const int`
      And `<class>::<enum>_MIN` is `<class>::<smallest>`
      And `<class>::<enum>_MIN` has type `const <class>::<enum>`
      And `<class>::<enum>_MAX` is `<class>::<largest>`
      And `<class>::<enum>_MAX` has type `const <class>::<enum>`

      Examples:
        | what                | class                       | enum   | size       | smallest     | largest    |
        | negative numbers    | limits::Holder              | Below  | 0          | BELOW_FIVE   | BELOW_ONE  |
        | aliases             | limits::Holder              | Twice  | 3          | TWICE_ALSO   | TWICE_TWO  |
        | one value           | limits::Holder              | Single | 8          | SINGLE       | SINGLE     |
        | not in order        | limits::Holder              | Mixed  | 10         | MIXED_LOW    | MIXED_HIGH |
        | almost every number | limits::Holder              | Almost | 2147483647 | ALMOST_LEAST | ALMOST     |
        | two levels          | limits::Holder::Inner       | Gap    | 101        | GAP_NEAR     | GAP_FAR    |
        | three levels        | limits::Holder::Inner::Deep | Gap    | 9          | GAP_ZERO     | GAP_EIGHT  |
        | code size, an edge  | small_limits::Holder        | Gap    | 41         | GAP_LOW      | GAP_HIGH   |

  @cpp.enum.is-valid @cpp.enum.name @cpp.enum.name-unknown @cpp.enum.name-alias @cpp.enum.parse
  Rule: `Foo_IsValid` is true for the number of each defined value and false for every other number (and the names; of an enum in a message)

    Background:
      Given the schema file `gaps.proto`
        """proto
        syntax = "proto2";
        package gaps;
        enum Gap { OUTSIDE_LOW = 4; OUTSIDE_HIGH = 41; }
        message Holder {
          enum Gap { option allow_alias = true; GAP_LOW = 3; GAP_ALSO = 3; GAP_HIGH = 40; }
          message Inner { enum Gap { option allow_alias = true; GAP_FAR = 100; GAP_NEAR = -100; GAP_ALSO = -100; } }
        }
        """

    Scenario: numbers with a gap
      Given `gaps::Holder::Gap value = gaps::Holder::GAP_HIGH`
      Then `gaps::Holder::Gap_IsValid(3)` is `true`
      And `gaps::Holder::Gap_IsValid(4)` is `false`
      And `gaps::Holder::Gap_Name(3)` is `"GAP_LOW"`
      And `gaps::Holder::Gap_Name(4)` is `""`
      And `gaps::Holder::Gap_Parse("GAP_ALSO", &value)` is `true`
      And `value` is `gaps::Holder::GAP_LOW`

    Scenario Outline: <number> of <class>
      Then `gaps::<class>::Gap_IsValid(<number>)` is `<valid>`
      And `gaps::<class>::Gap_Name(<number>)` is `"<name>"`

      Examples:
        | number     | class         | valid | name     |
        | 40         | Holder        | true  | GAP_HIGH |
        | 41         | Holder        | false |          |
        | 2          | Holder        | false |          |
        | 0          | Holder        | false |          |
        | -3         | Holder        | false |          |
        | 2147483647 | Holder        | false |          |
        | 100        | Holder::Inner | true  | GAP_FAR  |
        | -100       | Holder::Inner | true  | GAP_NEAR |
        | 3          | Holder::Inner | false |          |
        | -101       | Holder::Inner | false |          |

    Scenario Outline: the name <name> of <class>
      Given `gaps::<class>::Gap value`
      Then `gaps::<class>::Gap_Parse("<name>", &value)` is `true`
      And `value` is `gaps::<class>::Gap(<number>)`

      Examples:
        | name     | class         | number |
        | GAP_LOW  | Holder        | 3      |
        | GAP_HIGH | Holder        | 40     |
        | GAP_FAR  | Holder::Inner | 100    |
        | GAP_ALSO | Holder::Inner | -100   |
        | GAP_NEAR | Holder::Inner | -100   |
