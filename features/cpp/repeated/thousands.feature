@needs.cpp
Feature: Thousands of elements
  A list, or a map, grows as long as elements are added. None of them is lost, and each keeps its value.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      enum Kind { KIND_EVEN = 20; KIND_ODD = 21; }
      message Part { optional int32 id = 1; }
      message Long {
        repeated int32 numbers = 1; repeated int64 wides = 2 [packed = true]; repeated double reals = 3;
        repeated bool flags = 4; repeated Kind kinds = 5; repeated string texts = 6; repeated bytes blobs = 7;
        repeated Part parts = 8; map<int32, int64> sums = 9; map<string, string> words = 10;
        extensions 100 to 199;
      }
      extend Long { repeated fixed64 x_numbers = 100; repeated string x_texts = 101; repeated Part x_parts = 102; }
      """
    And the C++
      """cpp
      constexpr int kCount = 20000;
      const auto Text = [](int i) { return "element " + std::to_string(i); };
      const auto Wrong = [](const auto& get, const auto& wanted) {
        int wrong = 0;
        for (int i = 0; i < kCount; ++i) wrong += get(i) != wanted(i) ? 1 : 0;
        return wrong;
      }
      """

  @cpp.repeated.numeric
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (thousands of elements)

    Scenario: thousands: int32
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) m.add_numbers(3 * i - 7)`
      Then `m.numbers_size()` is `20000`
      And `Wrong([&](int i) { return m.numbers(i); }, [](int i) { return 3 * i - 7; })` is `0`

    Scenario Outline: thousands: <what>
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) m.<add>`
      Then `m.<name>_size()` is `20000`
      And `Wrong([&](int i) { return m.<name>(i); }, [](int i) { return <value>; })` is `0`

      Examples:
        | what                     | name  | add                           | value                   |
        | packed int64             | wides | add_wides(5000000000 + i)     | int64_t{5000000000} + i |
        | double                   | reals | add_reals(i / 4.0)            | i / 4.0                 |
        | bool                     | flags | add_flags(i % 3 == 0)         | i % 3 == 0              |
        | double, by its container | reals | mutable_reals()->Add(i / 4.0) | i / 4.0                 |

  @cpp.repeated.enum
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (thousands of elements)

    Scenario: thousands: a closed enum
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) m.add_kinds(i % 2 == 0 ? KIND_EVEN : KIND_ODD)`
      Then `m.kinds_size()` is `20000`
      And `Wrong([&](int i) { return m.kinds(i); }, [](int i) { return i % 2 == 0 ? KIND_EVEN : KIND_ODD; })` is `0`

  @cpp.repeated.string
  Rule: A repeated string or bytes field has a size, getters by index, `add_foo` (returns the new empty element), a clear function, and its RepeatedPtrField (thousands of elements)

    Scenario: thousands: strings
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) *m.add_texts() = Text(i)`
      Then `m.texts_size()` is `20000`
      And `Wrong([&](int i) { return m.texts(i); }, Text)` is `0`

    Scenario Outline: thousands: <what>
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) m.<add>`
      Then `m.blobs_size()` is `20000`
      And `Wrong([&](int i) { return m.blobs(i); }, Text)` is `0`

      Examples:
        | what                      | add                                     |
        | bytes, given              | add_blobs(Text(i))                      |
        | bytes, by their container | mutable_blobs()->Add()->append(Text(i)) |

  @cpp.repeated.message
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (thousands of elements)

    Scenario: thousands: messages
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) m.add_parts()->set_id(i)`
      Then `m.parts_size()` is `20000`
      And `Wrong([&](int i) { return m.parts(i).id(); }, [](int i) { return i; })` is `0`

  @cpp.extension.add
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (thousands of elements)

    Scenario: thousands: fixed64
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) m.AddExtension(x_numbers, 7000000000u + static_cast<unsigned>(i))`
      Then `m.ExtensionSize(x_numbers)` is `20000`
      And `Wrong([&](int i) { return m.GetExtension(x_numbers, i); }, [](int i) { return 7000000000u + static_cast<unsigned>(i); })` is `0`

    Scenario Outline: thousands: <what>
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) <add>`
      Then `m.ExtensionSize(<name>)` is `20000`
      And `Wrong([&](int i) { return m.GetExtension(<name>, i)<get>; }, <value>)` is `0`

      Examples:
        | what     | name    | add                                | get   | value                   |
        | strings  | x_texts | m.AddExtension(x_texts, Text(i))   |       | Text                    |
        | messages | x_parts | m.AddExtension(x_parts)->set_id(i) | .id() | [](int i) { return i; } |

  @cpp.map.element-access
  Rule: The subscript operator and `at` give the value of a key of a Map (thousands of entries)

    Scenario: thousands: integers
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) (*m.mutable_sums())[i] = int64_t{5000000000} + i`
      Then `m.sums().size()` is `20000u`
      And `Wrong([&](int i) { return m.sums().at(i); }, [](int i) { return int64_t{5000000000} + i; })` is `0`

    Scenario: thousands: strings
      Given `Long m`
      When `for (int i = 0; i < kCount; ++i) (*m.mutable_words())[Text(i)] = Text(i + 1)`
      Then `m.words().size()` is `20000u`
      And `Wrong([&](int i) { return m.words().at(Text(i)); }, [&](int i) { return Text(i + 1); })` is `0`

  @cpp.message.parse-from-string @cpp.message.serialize-to-string @cpp.message.copy
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (thousands of elements, as often as they are written and copied)

    Scenario: thousands, written and read: int32
      Given `Long m`
      And `for (int i = 0; i < kCount; ++i) m.add_numbers(3 * i - 7)`
      And `Long read`
      When `read.ParseFromString(m.SerializeAsString())`
      And `Long copy(read)`
      Then `copy.numbers_size()` is `20000`
      And `Wrong([&](int i) { return copy.numbers(i); }, [](int i) { return 3 * i - 7; })` is `0`

    Scenario Outline: thousands, written and read: <what>
      Given `Long m`
      And `for (int i = 0; i < kCount; ++i) m.<add>`
      And `Long read`
      When `read.ParseFromString(m.SerializeAsString())`
      And `Long copy(read)`
      Then `copy.<name>_size()` is `20000`
      And `Wrong([&](int i) { return copy.<name>(i)<get>; }, <value>)` is `0`

      Examples:
        | what         | name  | add                       | get   | value                                         |
        | packed int64 | wides | add_wides(5000000000 + i) |       | [](int i) { return int64_t{5000000000} + i; } |
        | double       | reals | add_reals(i / 4.0)        |       | [](int i) { return i / 4.0; }                 |
        | bool         | flags | add_flags(i % 3 == 0)     |       | [](int i) { return i % 3 == 0; }              |
        | strings      | texts | add_texts(Text(i))        |       | Text                                          |
        | messages     | parts | add_parts()->set_id(i)    | .id() | [](int i) { return i; }                       |
