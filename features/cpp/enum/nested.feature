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
        message Inner { enum Grade { GRADE_NONE = 0; GRADE_FINE = 9; GRADE_POOR = 5; } Grade grade = 1; }
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
