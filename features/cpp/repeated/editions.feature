@needs.cpp @needs.lite @needs.editions
Feature: Repeated fields of editions, in every mode
  A repeated field does the same in every dialect and mode.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { repeated int64 numbers = 1; repeated double reals = 2; repeated bool flags = 3; repeated string texts = 4; repeated bytes data = 5; repeated Kind kinds = 6; repeated Part parts = 7; }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { repeated int64 numbers = 1; repeated double reals = 2; repeated bool flags = 3; repeated string texts = 4; repeated bytes data = 5; repeated Kind kinds = 6; repeated Part parts = 7; }
      """
    And the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { repeated int64 numbers = 1; repeated double reals = 2; repeated bool flags = 3; repeated string texts = 4; repeated bytes data = 5; repeated Kind kinds = 6; repeated Part parts = 7; }
      """

  @cpp.repeated.numeric @cpp.repeated.clear @cpp.repeated.zero-based @cpp.repeated.containers
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (editions, in every mode)

    Scenario: an edition, int64
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
      When `m.add_numbers(-5000000000)`
      And `m.add_numbers(7)`
      Then `view.numbers_size()` is `2`
      And `view.numbers(0)` is `-5000000000`
      And `view.numbers(1)` is `7`
      And `view.numbers(0)` has type `int64_t`
      And `view.numbers()` has type `const rt::RepeatedField<int64_t>&`
      And `m.mutable_numbers()` has type `rt::RepeatedField<int64_t>*`
      When `m.set_numbers(0, 7)`
      Then `view.numbers(0)` is `7`
      And `std::distance(view.numbers().begin(), view.numbers().end())` is `2`
      And `view.numbers().empty()` is `false`
      When `m.clear_numbers()`
      Then `view.numbers_size()` is `0`
      And `view.numbers().empty()` is `true`
      And `m.ByteSizeLong()` is `0u`
      When `m.add_numbers(-5000000000)`
      Then `view.numbers(0)` is `-5000000000`
      And `view.numbers_size()` is `1`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      When `m.add_<name>(<one>)`
      And `m.add_<name>(<other>)`
      Then `view.<name>_size()` is `2`
      And `view.<name>(0)` is `<one>`
      And `view.<name>(1)` is `<other>`
      And `view.<name>(0)` has type `<type>`
      And `view.<name>()` has type `const <container>&`
      And `m.mutable_<name>()` has type `<container>*`
      When `m.set_<name>(0, <other>)`
      Then `view.<name>(0)` is `<other>`
      And `std::distance(view.<name>().begin(), view.<name>().end())` is `2`
      And `view.<name>().empty()` is `false`
      When `m.clear_<name>()`
      Then `view.<name>_size()` is `0`
      And `view.<name>().empty()` is `true`
      And `m.ByteSizeLong()` is `0u`
      When `m.add_<name>(<one>)`
      Then `view.<name>(0)` is `<one>`
      And `view.<name>_size()` is `1`

      Examples:
        | what                          | package  | name    | type    | container                  | one         | other |
        | an edition, double            | edition  | reals   | double  | rt::RepeatedField<double>  | -0.1        | 2.5   |
        | an edition, bool              | edition  | flags   | bool    | rt::RepeatedField<bool>    | true        | false |
        | an edition, code size, int64  | least    | numbers | int64_t | rt::RepeatedField<int64_t> | -5000000000 | 7     |
        | an edition, code size, double | least    | reals   | double  | rt::RepeatedField<double>  | -0.1        | 2.5   |
        | an edition, code size, bool   | least    | flags   | bool    | rt::RepeatedField<bool>    | true        | false |
        | an edition, lite, int64       | lightest | numbers | int64_t | rt::RepeatedField<int64_t> | -5000000000 | 7     |
        | an edition, lite, double      | lightest | reals   | double  | rt::RepeatedField<double>  | -0.1        | 2.5   |
        | an edition, lite, bool        | lightest | flags   | bool    | rt::RepeatedField<bool>    | true        | false |

  @cpp.repeated.enum @cpp.repeated.clear
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (editions, in every mode)

    Scenario: an edition, an enum
      Given `edition::Sample m`
      And `const edition::Sample& view = m`
      When `m.add_kinds(edition::KIND_LEFT)`
      And `m.add_kinds(edition::KIND_NONE)`
      Then `view.kinds_size()` is `2`
      And `view.kinds(0)` is `edition::KIND_LEFT`
      And `view.kinds(1)` is `edition::KIND_NONE`
      And `view.kinds(0)` has type `edition::Kind`
      And `view.kinds()` has type `const rt::RepeatedField<int>&`
      And `m.mutable_kinds()` has type `rt::RepeatedField<int>*`
      When `m.set_kinds(0, edition::KIND_NONE)`
      Then `view.kinds(0)` is `edition::KIND_NONE`
      And `std::distance(view.kinds().begin(), view.kinds().end())` is `2`
      And `view.kinds().empty()` is `false`
      When `m.clear_kinds()`
      Then `view.kinds_size()` is `0`
      And `view.kinds().empty()` is `true`
      And `m.ByteSizeLong()` is `0u`
      When `m.add_kinds(edition::KIND_LEFT)`
      Then `view.kinds(0)` is `edition::KIND_LEFT`
      And `view.kinds_size()` is `1`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      When `m.add_<name>(<one>)`
      And `m.add_<name>(<other>)`
      Then `view.<name>_size()` is `2`
      And `view.<name>(0)` is `<one>`
      And `view.<name>(1)` is `<other>`
      And `view.<name>(0)` has type `<type>`
      And `view.<name>()` has type `const <container>&`
      And `m.mutable_<name>()` has type `<container>*`
      When `m.set_<name>(0, <other>)`
      Then `view.<name>(0)` is `<other>`
      And `std::distance(view.<name>().begin(), view.<name>().end())` is `2`
      And `view.<name>().empty()` is `false`
      When `m.clear_<name>()`
      Then `view.<name>_size()` is `0`
      And `view.<name>().empty()` is `true`
      And `m.ByteSizeLong()` is `0u`
      When `m.add_<name>(<one>)`
      Then `view.<name>(0)` is `<one>`
      And `view.<name>_size()` is `1`

      Examples:
        | what                           | package  | name  | type           | container              | one                 | other               |
        | an edition, code size, an enum | least    | kinds | least::Kind    | rt::RepeatedField<int> | least::KIND_LEFT    | least::KIND_NONE    |
        | an edition, lite, an enum      | lightest | kinds | lightest::Kind | rt::RepeatedField<int> | lightest::KIND_LEFT | lightest::KIND_NONE |

  @cpp.repeated.string @cpp.repeated.string-add-forms @cpp.repeated.string-set-forms @cpp.repeated.containers @cpp.repeated.clear
  Rule: A repeated string or bytes field has a size, getters by index, `add_foo` (returns the new empty element), a clear function, and its RepeatedPtrField (editions, in every mode)

    Scenario: an edition, a string
      Given `edition::Sample m`
      And `const std::string text = "cut\0here"s`
      When `m.add_texts(text)`
      And `m.add_texts(lib::string_view(text.data(), 5))`
      And `m.add_texts("literal")`
      And `m.add_texts(text.data(), 6)`
      And `m.add_texts(std::string("moved, and not inline"))`
      And `*m.add_texts() = "new"`
      Then `m.texts_size()` is `6`
      And `m.texts(0)` is `text`
      And `m.texts(1)` is `"cut\0h"s`
      And `m.texts(2)` is `"literal"s`
      And `m.texts(3)` is `"cut\0he"s`
      And `m.texts(4)` is `"moved, and not inline"s`
      And `m.texts(5)` is `"new"s`
      When `m.set_texts(5, text)`
      And `m.set_texts(4, lib::string_view(text.data(), 5))`
      And `m.set_texts(3, "literal")`
      And `m.set_texts(2, text.data(), 6)`
      And `m.set_texts(1, std::string("moved, and not inline"))`
      And `m.mutable_texts(0)->append("!")`
      Then `m.texts(5)` is `text`
      And `m.texts(4)` is `"cut\0h"s`
      And `m.texts(3)` is `"literal"s`
      And `m.texts(2)` is `"cut\0he"s`
      And `m.texts(1)` is `"moved, and not inline"s`
      And `m.texts(0)` is `text + "!"`
      And `m.texts()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_texts()` has type `rt::RepeatedPtrField<std::string>*`
      When `m.clear_texts()`
      Then `m.texts_size()` is `0`
      And `*m.add_texts()` is `""s`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const std::string text = "cut\0here"s`
      When `m.add_<name>(text)`
      And `m.add_<name>(lib::string_view(text.data(), 5))`
      And `m.add_<name>("literal")`
      And `m.add_<name>(text.data(), 6)`
      And `m.add_<name>(std::string("moved, and not inline"))`
      And `*m.add_<name>() = "new"`
      Then `m.<name>_size()` is `6`
      And `m.<name>(0)` is `text`
      And `m.<name>(1)` is `"cut\0h"s`
      And `m.<name>(2)` is `"literal"s`
      And `m.<name>(3)` is `"cut\0he"s`
      And `m.<name>(4)` is `"moved, and not inline"s`
      And `m.<name>(5)` is `"new"s`
      When `m.set_<name>(5, text)`
      And `m.set_<name>(4, lib::string_view(text.data(), 5))`
      And `m.set_<name>(3, "literal")`
      And `m.set_<name>(2, text.data(), 6)`
      And `m.set_<name>(1, std::string("moved, and not inline"))`
      And `m.mutable_<name>(0)->append("!")`
      Then `m.<name>(5)` is `text`
      And `m.<name>(4)` is `"cut\0h"s`
      And `m.<name>(3)` is `"literal"s`
      And `m.<name>(2)` is `"cut\0he"s`
      And `m.<name>(1)` is `"moved, and not inline"s`
      And `m.<name>(0)` is `text + "!"`
      And `m.<name>()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_<name>()` has type `rt::RepeatedPtrField<std::string>*`
      When `m.clear_<name>()`
      Then `m.<name>_size()` is `0`
      And `*m.add_<name>()` is `""s`

      Examples:
        | what                            | package  | name  |
        | an edition, bytes               | edition  | data  |
        | an edition, code size, a string | least    | texts |
        | an edition, code size, bytes    | least    | data  |
        | an edition, lite, a string      | lightest | texts |
        | an edition, lite, bytes         | lightest | data  |

  @cpp.repeated.message @cpp.repeated.clear @cpp.repeated.zero-based @cpp.repeated.containers
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (editions, in every mode)

    Scenario: an edition, a message
      Given `edition::Sample m`
      When `m.add_parts()->set_label("long, and not inline")`
      And `m.add_parts()->set_id(7)`
      Then `m.parts_size()` is `2`
      And `m.parts(0).label()` is `"long, and not inline"s`
      And `m.parts(1).id()` is `7`
      And `m.parts(0)` has type `const edition::Part&`
      And `m.parts()` has type `const rt::RepeatedPtrField<edition::Part>&`
      And `m.mutable_parts()` has type `rt::RepeatedPtrField<edition::Part>*`
      When `m.mutable_parts(0)->set_id(8)`
      Then `m.parts(0).id()` is `8`
      When `m.clear_parts()`
      Then `m.parts_size()` is `0`
      And `m.parts().empty()` is `true`
      And `m.add_parts()->SerializeAsString()` is `""s`
      And `m.parts_size()` is `1`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.add_parts()->set_label("long, and not inline")`
      And `m.add_parts()->set_id(7)`
      Then `m.parts_size()` is `2`
      And `m.parts(0).label()` is `"long, and not inline"s`
      And `m.parts(1).id()` is `7`
      And `m.parts(0)` has type `const <package>::Part&`
      And `m.parts()` has type `const rt::RepeatedPtrField<<package>::Part>&`
      And `m.mutable_parts()` has type `rt::RepeatedPtrField<<package>::Part>*`
      When `m.mutable_parts(0)->set_id(8)`
      Then `m.parts(0).id()` is `8`
      When `m.clear_parts()`
      Then `m.parts_size()` is `0`
      And `m.parts().empty()` is `true`
      And `m.add_parts()->SerializeAsString()` is `""s`
      And `m.parts_size()` is `1`

      Examples:
        | what                             | package  |
        | an edition, code size, a message | least    |
        | an edition, lite, a message      | lightest |
