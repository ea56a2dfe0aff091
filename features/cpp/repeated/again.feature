@needs.cpp
Feature: Repeated fields and extensions that are used again
  A container keeps what it has allocated. Elements that come after a clear, after a removal or after growing have nothing
  of those that were there before.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      enum Kind { KIND_FIRST = 31; KIND_LAST = 33; }
      message Part { optional int32 id = 1; optional string label = 2; }
      message Lists {
        repeated int32 numbers = 1;
        repeated sint64 packed = 2 [packed = true];
        repeated string texts = 3;
        repeated bytes blobs = 4;
        repeated Part parts = 5;
        repeated group Row = 6 { optional int32 id = 1; optional string label = 2; }
        repeated Kind kinds = 7;
        extensions 100 to 199;
      }
      extend Lists {
        repeated int32 x_numbers = 100;
        repeated string x_texts = 101;
        repeated Part x_parts = 102;
        optional string x_text = 103 [default = "preset"];
        optional Part x_part = 104;
        optional int32 x_number = 105 [default = 41];
      }
      """

  @cpp.repeated.numeric
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (used again)

    Scenario: 3 numbers where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.add_numbers(-i)`
      When `m.clear_numbers()`
      Then `m.numbers_size()` is `0`
      When `for (int i = 0; i < 3; ++i) m.add_numbers(i)`
      And `int right = 0`
      And `for (int i = 0; i < 3; ++i) right += m.numbers(i) == i`
      Then `m.numbers_size()` is `3`
      And `right` is `3`

    Scenario Outline: <what> where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.<old>`
      When `m.<clear>`
      Then `m.<size>` is `0`
      When `for (int i = 0; i < <count>; ++i) m.<new>`
      And `int right = 0`
      And `for (int i = 0; i < <count>; ++i) right += m.<same>`
      Then `m.<size>` is `<count>`
      And `right` is `<count>`

      Examples:
        | what        | count | size           | clear           | old             | new            | same            |
        | 9 numbers   | 9     | numbers_size() | clear_numbers() | add_numbers(-i) | add_numbers(i) | numbers(i) == i |
        | 100 numbers | 100   | numbers_size() | clear_numbers() | add_numbers(-i) | add_numbers(i) | numbers(i) == i |
        | 3 packed    | 3     | packed_size()  | clear_packed()  | add_packed(-i)  | add_packed(i)  | packed(i) == i  |
        | 9 packed    | 9     | packed_size()  | clear_packed()  | add_packed(-i)  | add_packed(i)  | packed(i) == i  |
        | 100 packed  | 100   | packed_size()  | clear_packed()  | add_packed(-i)  | add_packed(i)  | packed(i) == i  |

  @cpp.repeated.string
  Rule: A repeated string or bytes field has a size, getters by index, `add_foo` (returns the new empty element), a clear function, and its RepeatedPtrField (used again)

    Scenario: 3 texts where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.add_texts("old, and too long to be inline")`
      When `m.clear_texts()`
      Then `m.texts_size()` is `0`
      When `for (int i = 0; i < 3; ++i) m.add_texts(std::to_string(i))`
      And `int right = 0`
      And `for (int i = 0; i < 3; ++i) right += m.texts(i) == std::to_string(i)`
      Then `m.texts_size()` is `3`
      And `right` is `3`

    Scenario Outline: <what> where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.<old>`
      When `m.<clear>`
      Then `m.<size>` is `0`
      When `for (int i = 0; i < <count>; ++i) m.<new>`
      And `int right = 0`
      And `for (int i = 0; i < <count>; ++i) right += m.<same>`
      Then `m.<size>` is `<count>`
      And `right` is `<count>`

      Examples:
        | what                       | count | size         | clear         | old                                         | new                                    | same                          |
        | 9 texts                    | 9     | texts_size() | clear_texts() | add_texts("old, and too long to be inline") | add_texts(std::to_string(i))           | texts(i) == std::to_string(i) |
        | 100 texts                  | 100   | texts_size() | clear_texts() | add_texts("old, and too long to be inline") | add_texts(std::to_string(i))           | texts(i) == std::to_string(i) |
        | 3 blobs                    | 3     | blobs_size() | clear_blobs() | add_blobs("old, and too long to be inline") | add_blobs(std::to_string(i))           | blobs(i) == std::to_string(i) |
        | 9 blobs                    | 9     | blobs_size() | clear_blobs() | add_blobs("old, and too long to be inline") | add_blobs(std::to_string(i))           | blobs(i) == std::to_string(i) |
        | 100 blobs                  | 100   | blobs_size() | clear_blobs() | add_blobs("old, and too long to be inline") | add_blobs(std::to_string(i))           | blobs(i) == std::to_string(i) |
        | 3 texts through pointers   | 3     | texts_size() | clear_texts() | add_texts("old, and too long to be inline") | add_texts()->append(std::to_string(i)) | texts(i) == std::to_string(i) |
        | 9 texts through pointers   | 9     | texts_size() | clear_texts() | add_texts("old, and too long to be inline") | add_texts()->append(std::to_string(i)) | texts(i) == std::to_string(i) |
        | 100 texts through pointers | 100   | texts_size() | clear_texts() | add_texts("old, and too long to be inline") | add_texts()->append(std::to_string(i)) | texts(i) == std::to_string(i) |

  @cpp.repeated.message
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (used again)

    Scenario: 3 parts where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.add_parts()->set_label("old")`
      When `m.clear_parts()`
      Then `m.parts_size()` is `0`
      When `for (int i = 0; i < 3; ++i) m.add_parts()->set_id(i)`
      And `int right = 0`
      And `for (int i = 0; i < 3; ++i) right += m.parts(i).id() == i && !m.parts(i).has_label()`
      Then `m.parts_size()` is `3`
      And `right` is `3`

    Scenario Outline: <what> where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.<old>`
      When `m.<clear>`
      Then `m.<size>` is `0`
      When `for (int i = 0; i < <count>; ++i) m.<new>`
      And `int right = 0`
      And `for (int i = 0; i < <count>; ++i) right += m.<same>`
      Then `m.<size>` is `<count>`
      And `right` is `<count>`

      Examples:
        | what      | count | size         | clear         | old                           | new                    | same                                          |
        | 9 parts   | 9     | parts_size() | clear_parts() | add_parts()->set_label("old") | add_parts()->set_id(i) | parts(i).id() == i && !m.parts(i).has_label() |
        | 100 parts | 100   | parts_size() | clear_parts() | add_parts()->set_label("old") | add_parts()->set_id(i) | parts(i).id() == i && !m.parts(i).has_label() |
        | 3 row     | 3     | row_size()   | clear_row()   | add_row()->set_label("old")   | add_row()->set_id(i)   | row(i).id() == i && !m.row(i).has_label()     |
        | 9 row     | 9     | row_size()   | clear_row()   | add_row()->set_label("old")   | add_row()->set_id(i)   | row(i).id() == i && !m.row(i).has_label()     |
        | 100 row   | 100   | row_size()   | clear_row()   | add_row()->set_label("old")   | add_row()->set_id(i)   | row(i).id() == i && !m.row(i).has_label()     |

  @cpp.repeated.enum
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (used again)

    Scenario: 3 kinds where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.add_kinds(KIND_LAST)`
      When `m.clear_kinds()`
      Then `m.kinds_size()` is `0`
      When `for (int i = 0; i < 3; ++i) m.add_kinds(i % 2 == 0 ? KIND_FIRST : KIND_LAST)`
      And `int right = 0`
      And `for (int i = 0; i < 3; ++i) right += m.kinds(i) == (i % 2 == 0 ? KIND_FIRST : KIND_LAST)`
      Then `m.kinds_size()` is `3`
      And `right` is `3`

    Scenario Outline: <what> where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.<old>`
      When `m.<clear>`
      Then `m.<size>` is `0`
      When `for (int i = 0; i < <count>; ++i) m.<new>`
      And `int right = 0`
      And `for (int i = 0; i < <count>; ++i) right += m.<same>`
      Then `m.<size>` is `<count>`
      And `right` is `<count>`

      Examples:
        | what      | count | size         | clear         | old                  | new                                            | same                                              |
        | 9 kinds   | 9     | kinds_size() | clear_kinds() | add_kinds(KIND_LAST) | add_kinds(i % 2 == 0 ? KIND_FIRST : KIND_LAST) | kinds(i) == (i % 2 == 0 ? KIND_FIRST : KIND_LAST) |
        | 100 kinds | 100   | kinds_size() | clear_kinds() | add_kinds(KIND_LAST) | add_kinds(i % 2 == 0 ? KIND_FIRST : KIND_LAST) | kinds(i) == (i % 2 == 0 ? KIND_FIRST : KIND_LAST) |

  @cpp.extension.add
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (used again)

    Scenario: 3 x_numbers where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.AddExtension(x_numbers, -i)`
      When `m.ClearExtension(x_numbers)`
      Then `m.ExtensionSize(x_numbers)` is `0`
      When `for (int i = 0; i < 3; ++i) m.AddExtension(x_numbers, i)`
      And `int right = 0`
      And `for (int i = 0; i < 3; ++i) right += m.GetExtension(x_numbers, i) == i`
      Then `m.ExtensionSize(x_numbers)` is `3`
      And `right` is `3`

    Scenario Outline: <what> where five were
      Given `Lists m`
      And `for (int i = 0; i < 5; ++i) m.<old>`
      When `m.<clear>`
      Then `m.<size>` is `0`
      When `for (int i = 0; i < <count>; ++i) m.<new>`
      And `int right = 0`
      And `for (int i = 0; i < <count>; ++i) right += m.<same>`
      Then `m.<size>` is `<count>`
      And `right` is `<count>`

      Examples:
        | what                         | count | size                     | clear                     | old                                                      | new                                              | same                                                                          |
        | 9 x_numbers                  | 9     | ExtensionSize(x_numbers) | ClearExtension(x_numbers) | AddExtension(x_numbers, -i)                              | AddExtension(x_numbers, i)                       | GetExtension(x_numbers, i) == i                                               |
        | 100 x_numbers                | 100   | ExtensionSize(x_numbers) | ClearExtension(x_numbers) | AddExtension(x_numbers, -i)                              | AddExtension(x_numbers, i)                       | GetExtension(x_numbers, i) == i                                               |
        | 3 x_texts                    | 3     | ExtensionSize(x_texts)   | ClearExtension(x_texts)   | AddExtension(x_texts, "old, and too long to be inline"s) | AddExtension(x_texts, std::to_string(i))         | GetExtension(x_texts, i) == std::to_string(i)                                 |
        | 9 x_texts                    | 9     | ExtensionSize(x_texts)   | ClearExtension(x_texts)   | AddExtension(x_texts, "old, and too long to be inline"s) | AddExtension(x_texts, std::to_string(i))         | GetExtension(x_texts, i) == std::to_string(i)                                 |
        | 100 x_texts                  | 100   | ExtensionSize(x_texts)   | ClearExtension(x_texts)   | AddExtension(x_texts, "old, and too long to be inline"s) | AddExtension(x_texts, std::to_string(i))         | GetExtension(x_texts, i) == std::to_string(i)                                 |
        | 3 x_texts through pointers   | 3     | ExtensionSize(x_texts)   | ClearExtension(x_texts)   | AddExtension(x_texts, "old, and too long to be inline"s) | AddExtension(x_texts)->append(std::to_string(i)) | GetExtension(x_texts, i) == std::to_string(i)                                 |
        | 9 x_texts through pointers   | 9     | ExtensionSize(x_texts)   | ClearExtension(x_texts)   | AddExtension(x_texts, "old, and too long to be inline"s) | AddExtension(x_texts)->append(std::to_string(i)) | GetExtension(x_texts, i) == std::to_string(i)                                 |
        | 100 x_texts through pointers | 100   | ExtensionSize(x_texts)   | ClearExtension(x_texts)   | AddExtension(x_texts, "old, and too long to be inline"s) | AddExtension(x_texts)->append(std::to_string(i)) | GetExtension(x_texts, i) == std::to_string(i)                                 |
        | 3 x_parts                    | 3     | ExtensionSize(x_parts)   | ClearExtension(x_parts)   | AddExtension(x_parts)->set_label("old")                  | AddExtension(x_parts)->set_id(i)                 | GetExtension(x_parts, i).id() == i && !m.GetExtension(x_parts, i).has_label() |
        | 9 x_parts                    | 9     | ExtensionSize(x_parts)   | ClearExtension(x_parts)   | AddExtension(x_parts)->set_label("old")                  | AddExtension(x_parts)->set_id(i)                 | GetExtension(x_parts, i).id() == i && !m.GetExtension(x_parts, i).has_label() |
        | 100 x_parts                  | 100   | ExtensionSize(x_parts)   | ClearExtension(x_parts)   | AddExtension(x_parts)->set_label("old")                  | AddExtension(x_parts)->set_id(i)                 | GetExtension(x_parts, i).id() == i && !m.GetExtension(x_parts, i).has_label() |

  @cpp.extension.mutable
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (used again)

    Scenario: x_text, cleared before
      Given `Lists m`
      And `*m.MutableExtension(x_text) = "old"`
      And `m.ClearExtension(x_text)`
      And `const bool before = m.HasExtension(x_text)`
      When `auto* object = m.MutableExtension(x_text)`
      Then `before` is `false`
      And `object->size()` is `0u`
      And `m.HasExtension(x_text)` is `true`

    Scenario Outline: <what>
      Given `Lists m`
      And `<fill>`
      And `<empty>`
      And `const bool before = m.HasExtension(<extension>)`
      When `auto* object = m.MutableExtension(<extension>)`
      Then `before` is `false`
      And `object<seen>` is `<value>`
      And `m.HasExtension(<extension>)` is `true`

      Examples:
        | what                         | extension | fill                                         | empty                                    | seen          | value |
        | x_text, parsed away before   | x_text    | *m.MutableExtension(x_text) = "old"          | m.ParseFromString("")                    | ->size()      | 0u    |
        | x_text, assigned away before | x_text    | *m.MutableExtension(x_text) = "old"          | m = Lists()                              | ->size()      | 0u    |
        | x_text, swapped away before  | x_text    | *m.MutableExtension(x_text) = "old"          | Lists().Swap(&m)                         | ->size()      | 0u    |
        | x_part, cleared before       | x_part    | m.MutableExtension(x_part)->set_label("old") | m.ClearExtension(x_part)                 | ->has_label() | false |
        | x_part, set to null before   | x_part    | m.MutableExtension(x_part)->set_label("old") | m.SetAllocatedExtension(x_part, nullptr) | ->has_label() | false |
        | x_part, parsed away before   | x_part    | m.MutableExtension(x_part)->set_label("old") | m.ParseFromString("")                    | ->has_label() | false |
        | x_part, assigned away before | x_part    | m.MutableExtension(x_part)->set_label("old") | m = Lists()                              | ->has_label() | false |
        | x_part, released before      | x_part    | m.MutableExtension(x_part)->set_label("old") | delete m.ReleaseExtension(x_part)        | ->has_label() | false |
        | x_part, swapped away before  | x_part    | m.MutableExtension(x_part)->set_label("old") | Lists().Swap(&m)                         | ->has_label() | false |

  @cpp.extension.get
  Rule: `GetExtension`, with an index for a repeated extension, gives what the getter of an ordinary field of the type would (used again)

    Scenario: x_text, cleared before
      Given `Lists m`
      And `*m.MutableExtension(x_text) = "old"`
      When `m.ClearExtension(x_text)`
      Then `m.GetExtension(x_text)` is `"preset"s`

    Scenario Outline: <what>
      Given `Lists m`
      And `<fill>`
      When `<empty>`
      Then `m.GetExtension(<extension>)<seen>` is `<value>`

      Examples:
        | what                           | extension | fill                                         | empty                                    | seen     | value     |
        | x_text, parsed away before     | x_text    | *m.MutableExtension(x_text) = "old"          | m.ParseFromString("")                    |          | "preset"s |
        | x_text, assigned away before   | x_text    | *m.MutableExtension(x_text) = "old"          | m = Lists()                              |          | "preset"s |
        | x_text, swapped away before    | x_text    | *m.MutableExtension(x_text) = "old"          | Lists().Swap(&m)                         |          | "preset"s |
        | x_part, cleared before         | x_part    | m.MutableExtension(x_part)->set_label("old") | m.ClearExtension(x_part)                 | .label() | ""s       |
        | x_part, set to null before     | x_part    | m.MutableExtension(x_part)->set_label("old") | m.SetAllocatedExtension(x_part, nullptr) | .label() | ""s       |
        | x_part, parsed away before     | x_part    | m.MutableExtension(x_part)->set_label("old") | m.ParseFromString("")                    | .label() | ""s       |
        | x_part, assigned away before   | x_part    | m.MutableExtension(x_part)->set_label("old") | m = Lists()                              | .label() | ""s       |
        | x_part, released before        | x_part    | m.MutableExtension(x_part)->set_label("old") | delete m.ReleaseExtension(x_part)        | .label() | ""s       |
        | x_part, swapped away before    | x_part    | m.MutableExtension(x_part)->set_label("old") | Lists().Swap(&m)                         | .label() | ""s       |
        | x_number, cleared before       | x_number  | m.SetExtension(x_number, 7)                  | m.ClearExtension(x_number)               |          | 41        |
        | x_number, parsed away before   | x_number  | m.SetExtension(x_number, 7)                  | m.ParseFromString("")                    |          | 41        |
        | x_number, assigned away before | x_number  | m.SetExtension(x_number, 7)                  | m = Lists()                              |          | 41        |
        | x_number, swapped away before  | x_number  | m.SetExtension(x_number, 7)                  | Lists().Swap(&m)                         |          | 41        |

  @cpp.extension.release
  Rule: `ReleaseExtension` gives the object to the caller, who owns it from then on (used again)

    Scenario: x_part, assigned away before
      Given `Lists m`
      And `m.MutableExtension(x_part)->set_label("old")`
      And `m = Lists()`
      When `std::unique_ptr<Part> released(m.ReleaseExtension(x_part))`
      Then `released.get()` is null
      And `m.HasExtension(x_part)` is `false`

    Scenario Outline: <what>
      Given `Lists m`
      And `<fill>`
      And `<empty>`
      When `std::unique_ptr<<type>> released(m.ReleaseExtension(<extension>))`
      Then `released.get()` is null
      And `m.HasExtension(<extension>)` is `false`

      Examples:
        | what                        | extension | type | fill                                         | empty                             |
        | x_part, released before     | x_part    | Part | m.MutableExtension(x_part)->set_label("old") | delete m.ReleaseExtension(x_part) |
        | x_part, swapped away before | x_part    | Part | m.MutableExtension(x_part)->set_label("old") | Lists().Swap(&m)                  |
