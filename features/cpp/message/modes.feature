@needs.cpp @needs.lite
Feature: Files of other modes
  Enums, nested messages, presence and repeated fields are the same in a file that is optimized for code size or for the
  lite runtime.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        optional int32 number = 1 [default = 5];
        optional string text = 2 [default = "preset"];
        optional bytes blob = 3;
        optional Kind kind = 4 [default = KIND_RIGHT];
        optional Part part = 5;
        optional group Box = 6 { optional int32 id = 1; }
        required bool flag = 7;
      }
      message Lists {
        repeated int32 numbers = 1;
        repeated double doubles = 2 [packed = true];
        repeated string texts = 3;
        repeated bytes blobs = 4;
        repeated Kind kinds = 5;
        repeated Part parts = 6;
        repeated group Box = 7 { optional int32 id = 1; }
      }
      message Foo {
        message Bar { optional int32 id = 1; message Deep { optional int32 id = 1; message Deeper {} } }
        message Empty {}
        optional Bar bar = 1;
        optional Bar.Deep deep = 2;
        repeated group Box = 3 { optional int32 id = 1; message Lid { optional int32 id = 1; } }
      }
      enum Level { option allow_alias = true; LEVEL_ZERO = 0; LEVEL_PEAK = 30; LEVEL_LOW = -7; LEVEL_TOP = 30; }
      enum Below { BELOW_ONE = -1; BELOW_FIVE = -5; BELOW_TWO = -2; }
      message Enums {
        enum Shape { option allow_alias = true; SHAPE_NONE = 0; SHAPE_ROUND = 21; SHAPE_BENT = -4; SHAPE_CIRCLE = 21; }
        optional Shape shape = 1;
        message Inner { enum Grade { GRADE_FINE = 9; GRADE_POOR = 5; } optional Grade grade = 1; }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        optional int32 number = 1 [default = 5];
        optional string text = 2 [default = "preset"];
        optional bytes blob = 3;
        optional Kind kind = 4 [default = KIND_RIGHT];
        optional Part part = 5;
        optional group Box = 6 { optional int32 id = 1; }
        required bool flag = 7;
      }
      message Lists {
        repeated int32 numbers = 1;
        repeated double doubles = 2 [packed = true];
        repeated string texts = 3;
        repeated bytes blobs = 4;
        repeated Kind kinds = 5;
        repeated Part parts = 6;
        repeated group Box = 7 { optional int32 id = 1; }
      }
      message Foo {
        message Bar { optional int32 id = 1; message Deep { optional int32 id = 1; message Deeper {} } }
        message Empty {}
        optional Bar bar = 1;
        optional Bar.Deep deep = 2;
        repeated group Box = 3 { optional int32 id = 1; message Lid { optional int32 id = 1; } }
      }
      enum Level { option allow_alias = true; LEVEL_ZERO = 0; LEVEL_PEAK = 30; LEVEL_LOW = -7; LEVEL_TOP = 30; }
      enum Below { BELOW_ONE = -1; BELOW_FIVE = -5; BELOW_TWO = -2; }
      message Enums {
        enum Shape { option allow_alias = true; SHAPE_NONE = 0; SHAPE_ROUND = 21; SHAPE_BENT = -4; SHAPE_CIRCLE = 21; }
        optional Shape shape = 1;
        message Inner { enum Grade { GRADE_FINE = 9; GRADE_POOR = 5; } optional Grade grade = 1; }
      }
      """

  @cpp.nested.class
  Rule: A message `Bar` declared in the message `Foo` becomes a class named `Foo_Bar` (other modes)

    Scenario Outline: at any depth, <package>
      Given `<package>::Foo_Bar bar`
      And `<package>::Foo_Bar_Deep deep`
      And `<package>::Foo_Bar_Deep_Deeper deeper`
      And `<package>::Foo_Empty empty`
      And `<package>::Foo_Box_Lid lid`
      And `<package>::Foo m`
      When `bar.set_id(7)`
      And `*m.mutable_bar() = bar`
      And `m.add_box()`
      Then `m.bar()` has type `const <package>::Foo_Bar&`
      And `m.deep()` has type `const <package>::Foo_Bar_Deep&`
      And `m.add_box()` has type `<package>::Foo_Box*`
      And `m` serializes to the bytes `0a 02 08 07 1b 1c`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.nested.alias
  Rule: The class `Foo` has a member type `Bar`, which is `Foo_Bar` (other modes)

    Scenario Outline: at any depth, <package>
      Then `<package>::Foo::Bar()` has type `<package>::Foo_Bar`
      And `<package>::Foo::Bar::Deep()` has type `<package>::Foo_Bar_Deep`
      And `<package>::Foo::Bar::Deep::Deeper()` has type `<package>::Foo_Bar_Deep_Deeper`
      And `<package>::Foo::Empty()` has type `<package>::Foo_Empty`
      And `<package>::Foo::Box::Lid()` has type `<package>::Foo_Box_Lid`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.nested.forward-declaration
  Rule: A program can forward-declare a nested message under the name `Foo_Bar` (other modes)

    Scenario Outline: at any depth, <package>
      Given `<package>::Foo_Bar m`
      And `<package>::Foo_Bar_Deep deep`
      When `class <package>::Foo_Bar* declared = &m`
      And `class <package>::Foo_Bar_Deep* declared_deep = &deep`
      And `declared->set_id(7)`
      And `declared_deep->set_id(8)`
      Then `m.id()` is `7`
      And `deep.id()` is `8`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.repeated.numeric @cpp.repeated.clear @cpp.repeated.zero-based
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (other modes)

    Scenario Outline: numbers, <package>
      Given `<package>::Lists m`
      And `const <package>::Lists& view = m`
      When `m.add_numbers(7)`
      And `m.add_numbers(8)`
      And `m.set_numbers(0, -7)`
      And `m.add_doubles(1.5)`
      Then `view.numbers_size()` is `2`
      And `view.numbers(0)` is `-7`
      And `view.numbers(1)` is `8`
      And `view.numbers(1)` has type `int32_t`
      And `view.numbers()` has type `const rt::RepeatedField<int32_t>&`
      And `m.mutable_numbers()` has type `rt::RepeatedField<int32_t>*`
      And `view.doubles()` has type `const rt::RepeatedField<double>&`
      And `&view.numbers()` is `m.mutable_numbers()`
      When `m.clear_numbers()`
      Then `view.numbers_size()` is `0`
      And `view.numbers().empty()` is `true`
      And `view.doubles(0)` is `1.5`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.repeated.string @cpp.repeated.clear
  Rule: A repeated string or bytes field has a size, getters by index, `add_foo` (returns the new empty element), a clear function, and its RepeatedPtrField (other modes)

    Scenario Outline: texts, <package>
      Given `<package>::Lists m`
      And `const <package>::Lists& view = m`
      When `m.add_texts("a")`
      And `*m.add_texts() = "b"`
      And `m.mutable_texts(0)->append("!")`
      Then `view.texts_size()` is `2`
      And `view.texts(0)` is `"a!"s`
      And `view.texts(1)` is `"b"s`
      And `view.texts(1)` has type `const std::string&`
      And `m.mutable_texts(1)` has type `std::string*`
      And `view.texts()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_texts()` has type `rt::RepeatedPtrField<std::string>*`
      When `m.clear_texts()`
      Then `view.texts_size()` is `0`
      And `m.add_texts()->empty()` is `true`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.repeated.string-set-forms @cpp.repeated.string-add-forms
  Rule: An element of a repeated string or bytes field can be set from a string_view, a string, a moved string, a C string, and a character pointer with a size (and added) (other modes)

    Scenario Outline: forms of a value, <package>
      Given `<package>::Lists m`
      And `const std::string given("s\0s", 3)`
      When `m.add_texts(given)`
      And `m.add_texts(std::string("moved"))`
      And `m.add_texts("literal")`
      And `m.add_texts("a\0b", 3)`
      And `m.add_blobs("a\0b", 3)`
      Then `m.texts(0)` is `given`
      And `m.texts(1)` is `"moved"s`
      And `m.texts(2)` is `"literal"s`
      And `m.texts(3)` is `std::string("a\0b", 3)`
      And `m.blobs(0)` is `std::string("a\0b", 3)`
      When `m.set_texts(3, given)`
      And `m.set_texts(2, std::string("moved"))`
      And `m.set_texts(1, "literal")`
      And `m.set_texts(0, "c\0d", 3)`
      And `m.set_blobs(0, "c\0d", 3)`
      Then `m.texts(3)` is `given`
      And `m.texts(2)` is `"moved"s`
      And `m.texts(1)` is `"literal"s`
      And `m.texts(0)` is `std::string("c\0d", 3)`
      And `m.blobs(0)` is `std::string("c\0d", 3)`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.repeated.enum @cpp.repeated.clear
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (other modes)

    Scenario Outline: kinds, <package>
      Given `<package>::Lists m`
      And `const <package>::Lists& view = m`
      When `m.add_kinds(<package>::KIND_LEFT)`
      And `m.add_kinds(<package>::KIND_LEFT)`
      And `m.set_kinds(1, <package>::KIND_RIGHT)`
      Then `view.kinds_size()` is `2`
      And `view.kinds(0)` is `<package>::KIND_LEFT`
      And `view.kinds(1)` is `<package>::KIND_RIGHT`
      And `view.kinds(1)` has type `<package>::Kind`
      And `view.kinds()` has type `const rt::RepeatedField<int>&`
      And `m.mutable_kinds()` has type `rt::RepeatedField<int>*`
      When `m.clear_kinds()`
      Then `view.kinds_size()` is `0`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.repeated.message @cpp.repeated.clear
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (other modes)

    Scenario Outline: parts and groups, <package>
      Given `<package>::Lists m`
      And `const <package>::Lists& view = m`
      When `m.add_parts()->set_label("label")`
      And `m.mutable_parts(0)->set_id(7)`
      And `m.add_box()->set_id(8)`
      Then `view.parts_size()` is `1`
      And `view.parts(0).id()` is `7`
      And `view.parts(0)` has type `const <package>::Part&`
      And `m.mutable_parts(0)` has type `<package>::Part*`
      And `view.parts()` has type `const rt::RepeatedPtrField<<package>::Part>&`
      And `m.mutable_parts()` has type `rt::RepeatedPtrField<<package>::Part>*`
      And `view.box(0)` has type `const <package>::Lists_Box&`
      When `m.clear_parts()`
      And `m.clear_box()`
      Then `view.parts_size()` is `0`
      And `view.box_size()` is `0`
      And `m.add_parts()->has_label()` is `false`
      And `m.add_box()->has_id()` is `false`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.presence.set @cpp.presence.clear
  Rule: `set_foo` sets an unset field that has explicit presence (and `clear_foo` unsets it) (other modes)

    Scenario Outline: every kind, <package>
      Given `<package>::Sample m`
      Then `m.has_number() || m.has_text() || m.has_blob() || m.has_kind() || m.has_flag()` is `false`
      When `m.set_number(5)`
      Then `m.has_number()` is `true`
      And `m.has_text() || m.has_blob() || m.has_kind() || m.has_flag()` is `false`
      When `m.set_text("preset")`
      And `m.set_blob("", 0)`
      And `m.set_kind(<package>::KIND_RIGHT)`
      And `m.set_flag(false)`
      Then `m.has_text() && m.has_blob() && m.has_kind() && m.has_flag()` is `true`
      And `m` serializes to the bytes `08 05 12 06 70 72 65 73 65 74 1a 00 20 16 38 00`
      When `m.clear_number()`
      And `m.clear_blob()`
      And `m.clear_flag()`
      Then `m.has_number() || m.has_blob() || m.has_flag()` is `false`
      And `m.has_text() && m.has_kind()` is `true`
      When `m.clear_text()`
      And `m.clear_kind()`
      Then `m.has_text() || m.has_kind()` is `false`
      And `m.text()` is `"preset"s`
      And `m.kind()` is `<package>::KIND_RIGHT`
      And `m.number()` is `5`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.presence.mutable @cpp.presence.clear
  Rule: `mutable_foo` sets an unset field that has explicit presence (other modes)

    Scenario Outline: strings and messages, <package>
      Given `<package>::Sample m`
      When `m.mutable_text()`
      And `m.mutable_part()`
      And `m.mutable_box()`
      Then `m.has_text() && m.has_part() && m.has_box()` is `true`
      And `m.has_blob()` is `false`
      When `m.clear_part()`
      Then `m.has_part()` is `false`
      And `m.has_box()` is `true`
      When `m.clear_box()`
      Then `m.has_box()` is `false`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.presence.set-allocated @cpp.presence.set-allocated-null @cpp.presence.release
  Rule: `set_allocated_foo` with an object sets an unset field that has explicit presence (and a null pointer and `release_foo` unset it) (other modes)

    Scenario Outline: strings and messages, <package>
      Given `<package>::Sample m`
      When `m.set_allocated_text(new std::string("given"))`
      And `m.set_allocated_blob(new std::string)`
      And `m.set_allocated_part(new <package>::Part)`
      And `m.set_allocated_box(new <package>::Sample_Box)`
      Then `m.has_text() && m.has_blob() && m.has_part() && m.has_box()` is `true`
      And `m.text()` is `"given"s`
      When `m.set_allocated_text(nullptr)`
      And `m.set_allocated_part(nullptr)`
      Then `m.has_text() || m.has_part()` is `false`
      And `m.has_blob() && m.has_box()` is `true`
      When `const std::unique_ptr<std::string> blob(m.release_blob())`
      And `const std::unique_ptr<<package>::Sample_Box> box(m.release_box())`
      Then `m.has_blob() || m.has_box()` is `false`
      And `blob->empty()` is `true`
      And `box->has_id()` is `false`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.enum.values
  Rule: An enum of the schema becomes a C++ enum with the same names for the same numbers (other modes)

    Scenario Outline: values, <package>
      Then `static_cast<int>(<package>::LEVEL_PEAK)` is `30`
      And `static_cast<int>(<package>::LEVEL_TOP)` is `30`
      And `<package>::Level(-7)` is `<package>::LEVEL_LOW`
      And `static_cast<int>(<package>::BELOW_FIVE)` is `-5`
      And `std::is_enum<<package>::Below>::value` is `true`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.enum.is-valid
  Rule: `Foo_IsValid` is true for the number of each defined value and false for every other number (other modes)

    Scenario Outline: valid numbers, <package>
      Given `std::string valid`
      When `for (int i = -8; i < 2; ++i) valid += <package>::Level_IsValid(i) ? '1' : '0'`
      And `for (int i = -6; i < 1; ++i) valid += <package>::Below_IsValid(i) ? '1' : '0'`
      Then `valid` is `"01000000100100110"s`
      And `<package>::Level_IsValid(30)` is `true`
      And `<package>::Level_IsValid(31)` has type `bool`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.enum.name @cpp.enum.name-unknown @cpp.enum.name-alias
  Rule: `Foo_Name` gives the name of the value that has the number (the first name of several, and none) (other modes)

    Scenario Outline: names, <package>
      Then `<package>::Level_Name(-7)` is `"LEVEL_LOW"s`
      And `<package>::Level_Name(<package>::LEVEL_TOP)` is `"LEVEL_PEAK"s`
      And `<package>::Level_Name(1)` is `""s`
      And `<package>::Below_Name(-2)` is `"BELOW_TWO"s`
      And `<package>::Below_Name(0)` is `""s`
      And `<package>::Level_Name(-7)` has type `const std::string&`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.enum.parse @cpp.enum.parse-unknown
  Rule: `Foo_Parse` takes the name of a value as a string_view, stores the value, and returns true (and an unknown name) (other modes)

    Scenario Outline: parsing a name, <package>
      Given `<package>::Level level = <package>::LEVEL_ZERO`
      And `<package>::Below below = <package>::BELOW_ONE`
      Then `<package>::Level_Parse("LEVEL_TOP", &level)` is `true`
      And `level` is `<package>::LEVEL_PEAK`
      And `<package>::Level_Parse("LEVEL", &level)` is `false`
      And `level` is `<package>::LEVEL_PEAK`
      And `<package>::Below_Parse("BELOW_TWO", &below)` is `true`
      And `below` is `<package>::BELOW_TWO`
      And `<package>::Below_Parse("LEVEL_LOW", &below)` is `false`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.enum.min @cpp.enum.max @cpp.enum.array-size
  Rule: `Foo_MIN` is the value with the smallest number (and MAX, and ARRAYSIZE) (other modes)

    Scenario Outline: limits, <package>
      Then `<package>::Level_MIN` is `<package>::LEVEL_LOW`
      And `<package>::Level_MAX` is `<package>::LEVEL_PEAK`
      And `<package>::Level_ARRAYSIZE` is `31`
      And `<package>::Below_MIN` is `<package>::BELOW_FIVE`
      And `<package>::Below_MAX` is `<package>::BELOW_ONE`
      And `<package>::Below_ARRAYSIZE` is `0`
      And `<package>::Level_MIN` has type `const <package>::Level`
      And `<package>::Level_MAX` has type `const <package>::Level`
      And `<package>::Level_ARRAYSIZE` has type `const int`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.enum.nested @cpp.enum.min @cpp.enum.max @cpp.enum.array-size
  Rule: Of an enum declared in a message, the type, the values and the constants MIN, MAX and ARRAYSIZE are members of the message's class (other modes)

    Scenario Outline: an enum in a message, <package>
      Given `<package>::Enums m`
      When `m.set_shape(<package>::Enums::SHAPE_BENT)`
      Then `m.shape()` has type `<package>::Enums::Shape`
      And `static_cast<int>(<package>::Enums::SHAPE_CIRCLE)` is `21`
      And `<package>::Enums::Shape_MIN` is `<package>::Enums::SHAPE_BENT`
      And `<package>::Enums::Shape_MAX` is `<package>::Enums::SHAPE_ROUND`
      And `<package>::Enums::Shape_ARRAYSIZE` is `22`
      And `<package>::Enums::Shape_MIN` has type `const <package>::Enums::Shape`
      And `<package>::Enums::Inner::Grade_MIN` is `<package>::Enums::Inner::GRADE_POOR`
      And `<package>::Enums::Inner::Grade(9)` is `<package>::Enums::Inner::GRADE_FINE`
      And `<package>::Enums::Inner::Grade_ARRAYSIZE` is `10`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.enum.nested-static @cpp.enum.is-valid @cpp.enum.name @cpp.enum.name-alias @cpp.enum.parse
  Rule: Of an enum declared in a message, the functions are static members of the message's class (other modes)

    Scenario Outline: functions of an enum in a message, <package>
      Given `<package>::Enums::Shape shape = <package>::Enums::SHAPE_NONE`
      And `<package>::Enums::Inner::Grade grade = <package>::Enums::Inner::GRADE_FINE`
      Then `<package>::Enums::Shape_IsValid(-4)` is `true`
      And `<package>::Enums::Shape_IsValid(4)` is `false`
      And `<package>::Enums::Shape_Name(<package>::Enums::SHAPE_CIRCLE)` is `"SHAPE_ROUND"s`
      And `<package>::Enums::Shape_Name(-4)` has type `const std::string&`
      And `<package>::Enums::Shape_Parse("SHAPE_CIRCLE", &shape)` is `true`
      And `shape` is `<package>::Enums::SHAPE_ROUND`
      And `<package>::Enums::Inner::Grade_Parse("GRADE_POOR", &grade)` is `true`
      And `grade` is `<package>::Enums::Inner::GRADE_POOR`
      And `<package>::Enums::Inner::Grade_Name(5)` is `"GRADE_POOR"s`
      And `<package>::Enums::Inner::Grade_IsValid(0)` is `false`

      Examples:
        | package |
        | small   |
        | light   |

  @cpp.message.copy @cpp.message.move @cpp.message.swap @cpp.message.default-instance @cpp.message.default-instance-new @cpp.message.parse-from-string @cpp.message.serialize-to-string
  Rule: Copies of a message are deep: changing one message never affects the other (types of functions, other modes)

    Scenario Outline: types of its functions, <class>
      Given `<class> m`
      And `const <class>& view = m`
      Then `std::declval<<class>&>() = std::declval<const <class>&>()` has type `<class>&`
      And `std::declval<<class>&>() = std::declval<<class>>()` has type `<class>&`
      And `m.Swap(&m)` has type `void`
      And `<class>::default_instance()` has type `const <class>&`
      And `<class>::default_instance().New()` has type `<class>*`
      And `m.ParseFromString("")` has type `bool`
      And `view.SerializeToString(static_cast<std::string*>(nullptr))` has type `bool`

      Examples:
        | class           |
        | small::Sample   |
        | small::Foo_Bar  |
        | small::Foo::Box |
        | light::Sample   |
        | light::Foo_Bar  |
        | light::Foo::Box |
