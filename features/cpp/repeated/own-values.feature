@needs.cpp
Feature: Values that a repeated field takes from itself
  A value that is added or set may be an element of the same field. It is copied as it is, also while the field grows.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Sample { repeated string texts = 1; repeated bytes blobs = 2; }
      """
    And `Sample m`

  @cpp.repeated.string-add-forms
  Rule: A repeated string or bytes field can be extended by a string_view, a string, a moved string, a C string, and a character pointer with a size (own elements)

    Scenario: own strings from a string
      Given `m.add_texts("kept, and too long to be inline")`
      When `for (int i = 0; i < 40; ++i) m.add_texts(m.texts(i))`
      Then `m.texts_size()` is `41`
      And `m.texts(0)` is `"kept, and too long to be inline"s`
      And `m.texts(40)` is `"kept, and too long to be inline"s`

    Scenario Outline: own <what>
      Given `m.add_<field>(<value>)`
      When `for (int i = 0; i < 40; ++i) m.add_<field>(<argument>)`
      Then `m.<field>_size()` is `41`
      And `m.<field>(0)` is `std::string(<value>)`
      And `m.<field>(1)` is `std::string(<value>)`
      And `m.<field>(40)` is `std::string(<value>)`

      Examples:
        | what                              | field | value                             | argument                             |
        | strings from a short string       | texts | "short"                           | m.texts(i)                           |
        | strings from a C string           | texts | "kept, and too long to be inline" | m.texts(i).c_str()                   |
        | strings from a pointer and a size | texts | "kept, and too long to be inline" | m.texts(i).data(), m.texts(i).size() |
        | strings from the first, always    | texts | "kept, and too long to be inline" | m.texts(0)                           |
        | bytes from a string               | blobs | "kept, and too long to be inline" | m.blobs(i)                           |
        | bytes from a C string             | blobs | "kept, and too long to be inline" | m.blobs(i).c_str()                   |
        | bytes from a pointer and a size   | blobs | "kept, and too long to be inline" | m.blobs(i).data(), m.blobs(i).size() |

  @cpp.repeated.string-set-forms
  Rule: An element of a repeated string or bytes field can be set from a string_view, a string, a moved string, a C string, and a character pointer with a size (own elements)

    Background:
      Given `m.add_texts("first, and too long to be inline"), m.add_texts("second")`
      And `m.add_blobs("first, and too long to be inline"), m.add_blobs("second")`

    Scenario: own strings from the element itself
      When `m.set_texts(0, m.texts(0))`
      Then `m.texts(0)` is `"first, and too long to be inline"s`

    Scenario Outline: own <what>
      When `m.set_<field>(<arguments>)`
      Then `m.<field>(0)` is `<first>`
      And `m.<field>(1)` is `<second>`

      Examples:
        | what                                          | field | arguments                   | first                               | second                              |
        | strings from the element itself, a short one  | texts | 1, m.texts(1)               | "first, and too long to be inline"s | "second"s                           |
        | strings from another element                  | texts | 1, m.texts(0)               | "first, and too long to be inline"s | "first, and too long to be inline"s |
        | strings from a part of the element            | texts | 0, m.texts(0).data() + 7, 3 | "and"s                              | "second"s                           |
        | strings from the element itself as a C string | texts | 0, m.texts(0).c_str()       | "first, and too long to be inline"s | "second"s                           |
        | strings from the end of the element           | texts | 0, m.texts(0).c_str() + 11  | "too long to be inline"s            | "second"s                           |
        | bytes from the element itself                 | blobs | 0, m.blobs(0)               | "first, and too long to be inline"s | "second"s                           |
        | bytes from another element                    | blobs | 0, m.blobs(1)               | "second"s                           | "second"s                           |
        | bytes from a part of the element              | blobs | 0, m.blobs(0).data() + 7, 3 | "and"s                              | "second"s                           |
