@needs.cpp
Feature: Values with NULs in repeated fields
  A string or bytes value has as many bytes as it is given, NULs too, in each form in which they are known: a
  std::string, one that is moved, or a pointer and a size.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Sample { repeated string texts = 1; repeated bytes blobs = 2; }
      """

  @cpp.repeated.string-set-forms
  Rule: An element of a repeated string or bytes field can be set from a string_view, a string, a moved string, a C string, and a character pointer with a size (values with NULs)

    Scenario: texts: a NUL inside, a const reference
      Given `Sample m`
      And `m.add_texts("first"), m.add_texts("second")`
      And `const std::string value = std::string("a\0b", 3)`
      When `m.set_texts(1, value)`
      Then `m.texts(1)` is `value`
      And `m.texts(1).size()` is `value.size()`

    Scenario Outline: <what>
      Given `<class> m`
      And `<before>`
      And `const std::string value = <value>`
      When `<call>`
      Then `<get>` is `value`
      And `<get>.size()` is `value.size()`

      Examples:
        | what                                               | class  | value                                                           | before                                      | call                                       | get        |
        | texts: a NUL inside, a moved string                | Sample | std::string("a\0b", 3)                                          | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, std::string(value))         | m.texts(1) |
        | texts: a NUL inside, a pointer and a size          | Sample | std::string("a\0b", 3)                                          | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, value.data(), value.size()) | m.texts(1) |
        | texts: a NUL first, a const reference              | Sample | std::string("\0ab", 3)                                          | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, value)                      | m.texts(1) |
        | texts: a NUL first, a moved string                 | Sample | std::string("\0ab", 3)                                          | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, std::string(value))         | m.texts(1) |
        | texts: a NUL first, a pointer and a size           | Sample | std::string("\0ab", 3)                                          | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, value.data(), value.size()) | m.texts(1) |
        | texts: NULs alone, a const reference               | Sample | std::string(2, 0)                                               | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, value)                      | m.texts(1) |
        | texts: NULs alone, a moved string                  | Sample | std::string(2, 0)                                               | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, std::string(value))         | m.texts(1) |
        | texts: NULs alone, a pointer and a size            | Sample | std::string(2, 0)                                               | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, value.data(), value.size()) | m.texts(1) |
        | texts: nothing, a const reference                  | Sample | std::string()                                                   | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, value)                      | m.texts(1) |
        | texts: nothing, a moved string                     | Sample | std::string()                                                   | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, std::string(value))         | m.texts(1) |
        | texts: nothing, a pointer and a size               | Sample | std::string()                                                   | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, value.data(), value.size()) | m.texts(1) |
        | texts: many bytes, with NULs, a const reference    | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, value)                      | m.texts(1) |
        | texts: many bytes, with NULs, a moved string       | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, std::string(value))         | m.texts(1) |
        | texts: many bytes, with NULs, a pointer and a size | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_texts("first"), m.add_texts("second") | m.set_texts(1, value.data(), value.size()) | m.texts(1) |
        | blobs: a NUL inside, a const reference             | Sample | std::string("a\0b", 3)                                          | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value)                      | m.blobs(1) |
        | blobs: a NUL inside, a moved string                | Sample | std::string("a\0b", 3)                                          | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, std::string(value))         | m.blobs(1) |
        | blobs: a NUL inside, a pointer and a size          | Sample | std::string("a\0b", 3)                                          | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value.data(), value.size()) | m.blobs(1) |
        | blobs: a NUL first, a const reference              | Sample | std::string("\0ab", 3)                                          | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value)                      | m.blobs(1) |
        | blobs: a NUL first, a moved string                 | Sample | std::string("\0ab", 3)                                          | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, std::string(value))         | m.blobs(1) |
        | blobs: a NUL first, a pointer and a size           | Sample | std::string("\0ab", 3)                                          | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value.data(), value.size()) | m.blobs(1) |
        | blobs: NULs alone, a const reference               | Sample | std::string(2, 0)                                               | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value)                      | m.blobs(1) |
        | blobs: NULs alone, a moved string                  | Sample | std::string(2, 0)                                               | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, std::string(value))         | m.blobs(1) |
        | blobs: NULs alone, a pointer and a size            | Sample | std::string(2, 0)                                               | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value.data(), value.size()) | m.blobs(1) |
        | blobs: nothing, a const reference                  | Sample | std::string()                                                   | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value)                      | m.blobs(1) |
        | blobs: nothing, a moved string                     | Sample | std::string()                                                   | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, std::string(value))         | m.blobs(1) |
        | blobs: nothing, a pointer and a size               | Sample | std::string()                                                   | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value.data(), value.size()) | m.blobs(1) |
        | blobs: many bytes, with NULs, a const reference    | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value)                      | m.blobs(1) |
        | blobs: many bytes, with NULs, a moved string       | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, std::string(value))         | m.blobs(1) |
        | blobs: many bytes, with NULs, a pointer and a size | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_blobs("first"), m.add_blobs("second") | m.set_blobs(1, value.data(), value.size()) | m.blobs(1) |

  @cpp.repeated.string-add-forms
  Rule: A repeated string or bytes field can be extended by a string_view, a string, a moved string, a C string, and a character pointer with a size (values with NULs)

    Scenario: texts: a NUL inside, a const reference
      Given `Sample m`
      And `m.add_texts("first")`
      And `const std::string value = std::string("a\0b", 3)`
      When `m.add_texts(value)`
      Then `m.texts(1)` is `value`
      And `m.texts(1).size()` is `value.size()`

    Scenario Outline: <what>
      Given `<class> m`
      And `<before>`
      And `const std::string value = <value>`
      When `<call>`
      Then `<get>` is `value`
      And `<get>.size()` is `value.size()`

      Examples:
        | what                                               | class  | value                                                           | before               | call                                    | get        |
        | texts: a NUL inside, a moved string                | Sample | std::string("a\0b", 3)                                          | m.add_texts("first") | m.add_texts(std::string(value))         | m.texts(1) |
        | texts: a NUL inside, a pointer and a size          | Sample | std::string("a\0b", 3)                                          | m.add_texts("first") | m.add_texts(value.data(), value.size()) | m.texts(1) |
        | texts: a NUL first, a const reference              | Sample | std::string("\0ab", 3)                                          | m.add_texts("first") | m.add_texts(value)                      | m.texts(1) |
        | texts: a NUL first, a moved string                 | Sample | std::string("\0ab", 3)                                          | m.add_texts("first") | m.add_texts(std::string(value))         | m.texts(1) |
        | texts: a NUL first, a pointer and a size           | Sample | std::string("\0ab", 3)                                          | m.add_texts("first") | m.add_texts(value.data(), value.size()) | m.texts(1) |
        | texts: NULs alone, a const reference               | Sample | std::string(2, 0)                                               | m.add_texts("first") | m.add_texts(value)                      | m.texts(1) |
        | texts: NULs alone, a moved string                  | Sample | std::string(2, 0)                                               | m.add_texts("first") | m.add_texts(std::string(value))         | m.texts(1) |
        | texts: NULs alone, a pointer and a size            | Sample | std::string(2, 0)                                               | m.add_texts("first") | m.add_texts(value.data(), value.size()) | m.texts(1) |
        | texts: nothing, a const reference                  | Sample | std::string()                                                   | m.add_texts("first") | m.add_texts(value)                      | m.texts(1) |
        | texts: nothing, a moved string                     | Sample | std::string()                                                   | m.add_texts("first") | m.add_texts(std::string(value))         | m.texts(1) |
        | texts: nothing, a pointer and a size               | Sample | std::string()                                                   | m.add_texts("first") | m.add_texts(value.data(), value.size()) | m.texts(1) |
        | texts: many bytes, with NULs, a const reference    | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_texts("first") | m.add_texts(value)                      | m.texts(1) |
        | texts: many bytes, with NULs, a moved string       | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_texts("first") | m.add_texts(std::string(value))         | m.texts(1) |
        | texts: many bytes, with NULs, a pointer and a size | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_texts("first") | m.add_texts(value.data(), value.size()) | m.texts(1) |
        | blobs: a NUL inside, a const reference             | Sample | std::string("a\0b", 3)                                          | m.add_blobs("first") | m.add_blobs(value)                      | m.blobs(1) |
        | blobs: a NUL inside, a moved string                | Sample | std::string("a\0b", 3)                                          | m.add_blobs("first") | m.add_blobs(std::string(value))         | m.blobs(1) |
        | blobs: a NUL inside, a pointer and a size          | Sample | std::string("a\0b", 3)                                          | m.add_blobs("first") | m.add_blobs(value.data(), value.size()) | m.blobs(1) |
        | blobs: a NUL first, a const reference              | Sample | std::string("\0ab", 3)                                          | m.add_blobs("first") | m.add_blobs(value)                      | m.blobs(1) |
        | blobs: a NUL first, a moved string                 | Sample | std::string("\0ab", 3)                                          | m.add_blobs("first") | m.add_blobs(std::string(value))         | m.blobs(1) |
        | blobs: a NUL first, a pointer and a size           | Sample | std::string("\0ab", 3)                                          | m.add_blobs("first") | m.add_blobs(value.data(), value.size()) | m.blobs(1) |
        | blobs: NULs alone, a const reference               | Sample | std::string(2, 0)                                               | m.add_blobs("first") | m.add_blobs(value)                      | m.blobs(1) |
        | blobs: NULs alone, a moved string                  | Sample | std::string(2, 0)                                               | m.add_blobs("first") | m.add_blobs(std::string(value))         | m.blobs(1) |
        | blobs: NULs alone, a pointer and a size            | Sample | std::string(2, 0)                                               | m.add_blobs("first") | m.add_blobs(value.data(), value.size()) | m.blobs(1) |
        | blobs: nothing, a const reference                  | Sample | std::string()                                                   | m.add_blobs("first") | m.add_blobs(value)                      | m.blobs(1) |
        | blobs: nothing, a moved string                     | Sample | std::string()                                                   | m.add_blobs("first") | m.add_blobs(std::string(value))         | m.blobs(1) |
        | blobs: nothing, a pointer and a size               | Sample | std::string()                                                   | m.add_blobs("first") | m.add_blobs(value.data(), value.size()) | m.blobs(1) |
        | blobs: many bytes, with NULs, a const reference    | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_blobs("first") | m.add_blobs(value)                      | m.blobs(1) |
        | blobs: many bytes, with NULs, a moved string       | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_blobs("first") | m.add_blobs(std::string(value))         | m.blobs(1) |
        | blobs: many bytes, with NULs, a pointer and a size | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.add_blobs("first") | m.add_blobs(value.data(), value.size()) | m.blobs(1) |
