@needs.cpp @needs.lite
Feature: Repeated fields of proto3 in other modes, and in nested messages
  A repeated field has the same accessors whatever its file is optimized for, and whatever its message is nested in.

  Background:
    Given the schema file `third_small.proto`
      """proto
      syntax = "proto3";
      package third_small;
      option optimize_for = CODE_SIZE;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Lists {
        repeated int32 numbers = 1;
        repeated bool loose = 2 [packed = false];
        repeated double reals = 3;
        repeated string texts = 4;
        repeated bytes blobs = 5;
        repeated Kind kinds = 6;
        repeated Part parts = 7;
      }
      """
    And the schema file `third_light.proto`
      """proto
      syntax = "proto3";
      package third_light;
      option optimize_for = LITE_RUNTIME;
      message Part { int32 id = 1; string label = 2; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Lists {
        repeated int32 numbers = 1;
        repeated bool loose = 2 [packed = false];
        repeated double reals = 3;
        repeated string texts = 4;
        repeated bytes blobs = 5;
        repeated Kind kinds = 6;
        repeated Part parts = 7;
      }
      """
    And the schema file `nested.proto`
      """proto
      syntax = "proto3";
      package nested;
      message Outer {
        message Part { int32 id = 1; string label = 2; }
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Lists {
          repeated int32 numbers = 1;
          repeated bool loose = 2 [packed = false];
          repeated double reals = 3;
          repeated string texts = 4;
          repeated bytes blobs = 5;
          repeated Kind kinds = 6;
          repeated Part parts = 7;
        }
      }
      """
    And the header `numeric`

  @cpp.repeated.numeric @cpp.repeated.clear @cpp.repeated.zero-based
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (proto3, other modes)

    Scenario Outline: <what>, numbers
      Given `<package>::Lists m`
      And `const <package>::Lists& view = m`
      Then `view.numbers_size() + view.loose_size() + view.reals_size()` is `0`
      When `m.add_numbers(-7), m.add_numbers(0), m.add_numbers(300)`
      And `m.set_numbers(0, 8)`
      And `m.add_loose(true), m.add_loose(false)`
      And `m.add_reals(0.5), m.add_reals(1.5), m.set_reals(1, -2.5)`
      Then `view.numbers_size()` is `3`
      And `view.numbers(0)` is `8`
      And `view.numbers(1)` is `0`
      And `view.numbers(2)` is `300`
      And `view.loose_size()` is `2`
      And `view.loose(0)` is `true`
      And `view.loose(1)` is `false`
      And `view.reals(0)` is `0.5`
      And `view.reals(1)` is `-2.5`
      And `view.numbers()` has type `const rt::RepeatedField<int32_t>&`
      And `m.mutable_reals()` has type `rt::RepeatedField<double>*`
      And `m` serializes to the bytes `0a 04 08 00 ac 02 10 01 10 00 1a 10 00 00 00 00 00 00 e0 3f 00 00 00 00 00 00 04 c0`
      When `m.mutable_numbers()->Set(1, 9)`
      And `m.clear_loose(), m.clear_reals()`
      Then `view.numbers(1)` is `9`
      And `view.loose_size() + view.reals_size()` is `0`
      And `m` serializes to the bytes `0a 04 08 09 ac 02`

      Examples:
        | what              | package       |
        | proto3, code size | third_small   |
        | proto3, lite      | third_light   |
        | proto3, nested    | nested::Outer |

  @cpp.repeated.string @cpp.repeated.clear @cpp.repeated.zero-based
  Rule: A repeated string or bytes field has a size, getters by index, `add_foo` (returns the new empty element), a clear function, and its RepeatedPtrField (proto3, other modes)

    Scenario Outline: <what>, texts
      Given `<package>::Lists m`
      And `const <package>::Lists& view = m`
      When `*m.add_texts() = "one"`
      And `m.add_texts()`
      And `m.add_texts("three")`
      And `m.mutable_texts(2)->append("!")`
      And `m.add_blobs("\xff", 1)`
      Then `view.texts_size()` is `3`
      And `view.texts(0)` is `"one"s`
      And `view.texts(1)` is `""s`
      And `view.texts(2)` is `"three!"s`
      And `view.blobs(0)` is `"\xff"s`
      And `view.texts(0)` has type `const std::string&`
      And `m.mutable_texts(0)` has type `std::string*`
      And `m.add_texts()` has type `std::string*`
      And `view.texts()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_texts()` has type `rt::RepeatedPtrField<std::string>*`
      And `m` serializes to the bytes `22 03 6f 6e 65 22 00 22 06 74 68 72 65 65 21 2a 01 ff`
      When `m.clear_texts()`
      Then `view.texts_size()` is `0`
      And `m` serializes to the bytes `2a 01 ff`

      Examples:
        | what              | package       |
        | proto3, code size | third_small   |
        | proto3, lite      | third_light   |
        | proto3, nested    | nested::Outer |

  @cpp.repeated.string-set-forms @cpp.repeated.string-add-forms
  Rule: An element of a repeated string or bytes field can be set from a string_view, a string, a moved string, a C string, and a character pointer with a size (proto3, other modes)

    Scenario Outline: <what>, forms of a value
      Given `<package>::Lists m`
      And `const std::string text = "string"`
      And `std::string moved = "moved, and too long to be inline"`
      When `m.add_texts(text)`
      And `m.add_texts(std::move(moved))`
      And `m.add_texts("pointer")`
      And `m.add_blobs("si\0ze", 4)`
      Then `m.texts(0)` is `"string"s`
      And `m.texts(1)` is `"moved, and too long to be inline"s`
      And `m.texts(2)` is `"pointer"s`
      And `m.blobs(0)` is `"si\0z"s`
      When `moved = "moved again"`
      And `m.set_texts(2, text)`
      And `m.set_texts(1, std::move(moved))`
      And `m.set_texts(0, "pointer")`
      And `m.set_blobs(0, "\0size", 3)`
      Then `m.texts(2)` is `"string"s`
      And `m.texts(1)` is `"moved again"s`
      And `m.texts(0)` is `"pointer"s`
      And `m.blobs(0)` is `"\0si"s`

      Examples:
        | what              | package       |
        | proto3, code size | third_small   |
        | proto3, lite      | third_light   |
        | proto3, nested    | nested::Outer |

  @cpp.repeated.string-add-forms @cpp.repeated.string-set-forms
  Rule: A repeated string or bytes field can be extended by a string_view, a string, a moved string, a C string, and a character pointer with a size (proto3, other modes)

    Scenario Outline: <what>, a string view
      Given `<package>::Lists m`
      When `m.add_texts(lib::string_view("viewed", 4))`
      And `m.add_blobs("blob")`
      And `m.set_blobs(0, lib::string_view("\0size", 3))`
      Then `m.texts(0)` is `"view"s`
      And `m.blobs(0)` is `"\0si"s`

      Examples:
        | what              | package       |
        | proto3, code size | third_small   |
        | proto3, lite      | third_light   |
        | proto3, nested    | nested::Outer |

  @cpp.repeated.enum @cpp.repeated.clear
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (proto3, other modes)

    Scenario Outline: <what>, enums
      Given `<package>::Lists m`
      And `const <package>::Lists& view = m`
      When `m.add_kinds(<package>::KIND_LEFT), m.add_kinds(<package>::KIND_NONE), m.add_kinds(<package>::KIND_LEFT)`
      And `m.set_kinds(2, <package>::KIND_RIGHT)`
      Then `view.kinds_size()` is `3`
      And `view.kinds(0)` is `<package>::KIND_LEFT`
      And `view.kinds(1)` is `<package>::KIND_NONE`
      And `view.kinds(2)` is `<package>::KIND_RIGHT`
      And `view.kinds(0)` has type `<package>::Kind`
      And `view.kinds()` has type `const rt::RepeatedField<int>&`
      And `m.mutable_kinds()` has type `rt::RepeatedField<int>*`
      And `m` serializes to the bytes `32 03 15 00 16`
      When `m.clear_kinds()`
      Then `view.kinds_size()` is `0`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what              | package       |
        | proto3, code size | third_small   |
        | proto3, lite      | third_light   |
        | proto3, nested    | nested::Outer |

  @cpp.repeated.message @cpp.repeated.clear @cpp.repeated.zero-based
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (proto3, other modes)

    Scenario Outline: <what>, messages
      Given `<package>::Lists m`
      And `const <package>::Lists& view = m`
      When `m.add_parts()->set_id(7)`
      And `m.add_parts()->set_label("two")`
      And `m.mutable_parts(0)->set_label("one")`
      Then `view.parts_size()` is `2`
      And `view.parts(0).id()` is `7`
      And `view.parts(0).label()` is `"one"s`
      And `view.parts(1).id()` is `0`
      And `view.parts(1).label()` is `"two"s`
      And `view.parts(0)` has type `const <package>::Part&`
      And `m.mutable_parts(0)` has type `<package>::Part*`
      And `m.add_parts()` has type `<package>::Part*`
      And `view.parts()` has type `const rt::RepeatedPtrField<<package>::Part>&`
      And `m.mutable_parts()` has type `rt::RepeatedPtrField<<package>::Part>*`
      When `m.clear_parts()`
      Then `view.parts_size()` is `0`
      When `m.add_parts()`
      Then `view.parts(0).id()` is `0`
      And `view.parts(0).label()` is `""s`
      And `m` serializes to the bytes `3a 00`

      Examples:
        | what              | package       |
        | proto3, code size | third_small   |
        | proto3, lite      | third_light   |
        | proto3, nested    | nested::Outer |

  @cpp.repeated.containers
  Rule: The containers of repeated fields can be iterated like a standard container, and tell whether they are empty (proto3, other modes)

    Scenario Outline: <what>, containers
      Given `<package>::Lists m`
      Then `m.numbers().empty() && m.texts().empty() && m.kinds().empty() && m.parts().empty()` is `true`
      When `m.add_numbers(1), m.add_numbers(2), m.add_texts("a"), m.add_texts("b"), m.add_kinds(<package>::KIND_LEFT)`
      And `m.add_parts()->set_id(3), m.add_parts()->set_id(4)`
      And `for (int32_t& number : *m.mutable_numbers()) number *= 10`
      And `for (std::string& text : *m.mutable_texts()) text += "!"`
      And `for (<package>::Part& part : *m.mutable_parts()) part.set_label("each")`
      Then `std::accumulate(m.numbers().begin(), m.numbers().end(), 0)` is `30`
      And `std::accumulate(m.texts().begin(), m.texts().end(), std::string())` is `"a!b!"s`
      And `std::count(m.kinds().begin(), m.kinds().end(), 21)` is `1`
      And `m.parts().rbegin()->id()` is `4`
      And `m.parts().begin()->label()` is `"each"s`
      And `m.numbers().empty() || m.texts().empty() || m.kinds().empty() || m.parts().empty()` is `false`

      Examples:
        | what              | package       |
        | proto3, code size | third_small   |
        | proto3, lite      | third_light   |
        | proto3, nested    | nested::Outer |
