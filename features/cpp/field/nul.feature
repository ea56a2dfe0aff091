@needs.cpp
Feature: Values with NULs in singular fields
  A string or bytes value has as many bytes as it is given, NULs too, in each form in which they are known: a
  std::string, one that is moved, or a pointer and a size.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Sample { optional string text = 1; optional bytes blob = 2; optional string preset = 3 [default = "hello?"]; }
      """

  @cpp.field.string-set
  Rule: `set_foo` copies what it is given into a string or bytes field (values with NULs)

    Scenario: text, not set: a NUL inside, a const reference
      Given `Sample m`
      And `static_cast<void>(m)`
      And `const std::string value = std::string("a\0b", 3)`
      When `m.set_text(value)`
      Then `m.text()` is `value`
      And `m.text().size()` is `value.size()`

    Scenario Outline: <what>
      Given `<class> m`
      And `<before>`
      And `const std::string value = <value>`
      When `<call>`
      Then `<get>` is `value`
      And `<get>.size()` is `value.size()`

      Examples:
        | what                                                         | class  | value                                                           | before                                               | call                                     | get        |
        | text, not set: a NUL inside, a moved string                  | Sample | std::string("a\0b", 3)                                          | static_cast<void>(m)                                 | m.set_text(std::string(value))           | m.text()   |
        | text, not set: a NUL inside, a pointer and a size            | Sample | std::string("a\0b", 3)                                          | static_cast<void>(m)                                 | m.set_text(value.data(), value.size())   | m.text()   |
        | text, not set: a NUL first, a const reference                | Sample | std::string("\0ab", 3)                                          | static_cast<void>(m)                                 | m.set_text(value)                        | m.text()   |
        | text, not set: a NUL first, a moved string                   | Sample | std::string("\0ab", 3)                                          | static_cast<void>(m)                                 | m.set_text(std::string(value))           | m.text()   |
        | text, not set: a NUL first, a pointer and a size             | Sample | std::string("\0ab", 3)                                          | static_cast<void>(m)                                 | m.set_text(value.data(), value.size())   | m.text()   |
        | text, not set: NULs alone, a const reference                 | Sample | std::string(2, 0)                                               | static_cast<void>(m)                                 | m.set_text(value)                        | m.text()   |
        | text, not set: NULs alone, a moved string                    | Sample | std::string(2, 0)                                               | static_cast<void>(m)                                 | m.set_text(std::string(value))           | m.text()   |
        | text, not set: NULs alone, a pointer and a size              | Sample | std::string(2, 0)                                               | static_cast<void>(m)                                 | m.set_text(value.data(), value.size())   | m.text()   |
        | text, not set: nothing, a const reference                    | Sample | std::string()                                                   | static_cast<void>(m)                                 | m.set_text(value)                        | m.text()   |
        | text, not set: nothing, a moved string                       | Sample | std::string()                                                   | static_cast<void>(m)                                 | m.set_text(std::string(value))           | m.text()   |
        | text, not set: nothing, a pointer and a size                 | Sample | std::string()                                                   | static_cast<void>(m)                                 | m.set_text(value.data(), value.size())   | m.text()   |
        | text, not set: many bytes, with NULs, a const reference      | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | static_cast<void>(m)                                 | m.set_text(value)                        | m.text()   |
        | text, not set: many bytes, with NULs, a moved string         | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | static_cast<void>(m)                                 | m.set_text(std::string(value))           | m.text()   |
        | text, not set: many bytes, with NULs, a pointer and a size   | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | static_cast<void>(m)                                 | m.set_text(value.data(), value.size())   | m.text()   |
        | text, set: a NUL inside, a const reference                   | Sample | std::string("a\0b", 3)                                          | m.set_text("a text that is too long to be inline")   | m.set_text(value)                        | m.text()   |
        | text, set: a NUL inside, a moved string                      | Sample | std::string("a\0b", 3)                                          | m.set_text("a text that is too long to be inline")   | m.set_text(std::string(value))           | m.text()   |
        | text, set: a NUL inside, a pointer and a size                | Sample | std::string("a\0b", 3)                                          | m.set_text("a text that is too long to be inline")   | m.set_text(value.data(), value.size())   | m.text()   |
        | text, set: a NUL first, a const reference                    | Sample | std::string("\0ab", 3)                                          | m.set_text("a text that is too long to be inline")   | m.set_text(value)                        | m.text()   |
        | text, set: a NUL first, a moved string                       | Sample | std::string("\0ab", 3)                                          | m.set_text("a text that is too long to be inline")   | m.set_text(std::string(value))           | m.text()   |
        | text, set: a NUL first, a pointer and a size                 | Sample | std::string("\0ab", 3)                                          | m.set_text("a text that is too long to be inline")   | m.set_text(value.data(), value.size())   | m.text()   |
        | text, set: NULs alone, a const reference                     | Sample | std::string(2, 0)                                               | m.set_text("a text that is too long to be inline")   | m.set_text(value)                        | m.text()   |
        | text, set: NULs alone, a moved string                        | Sample | std::string(2, 0)                                               | m.set_text("a text that is too long to be inline")   | m.set_text(std::string(value))           | m.text()   |
        | text, set: NULs alone, a pointer and a size                  | Sample | std::string(2, 0)                                               | m.set_text("a text that is too long to be inline")   | m.set_text(value.data(), value.size())   | m.text()   |
        | text, set: nothing, a const reference                        | Sample | std::string()                                                   | m.set_text("a text that is too long to be inline")   | m.set_text(value)                        | m.text()   |
        | text, set: nothing, a moved string                           | Sample | std::string()                                                   | m.set_text("a text that is too long to be inline")   | m.set_text(std::string(value))           | m.text()   |
        | text, set: nothing, a pointer and a size                     | Sample | std::string()                                                   | m.set_text("a text that is too long to be inline")   | m.set_text(value.data(), value.size())   | m.text()   |
        | text, set: many bytes, with NULs, a const reference          | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.set_text("a text that is too long to be inline")   | m.set_text(value)                        | m.text()   |
        | text, set: many bytes, with NULs, a moved string             | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.set_text("a text that is too long to be inline")   | m.set_text(std::string(value))           | m.text()   |
        | text, set: many bytes, with NULs, a pointer and a size       | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.set_text("a text that is too long to be inline")   | m.set_text(value.data(), value.size())   | m.text()   |
        | blob, not set: a NUL inside, a const reference               | Sample | std::string("a\0b", 3)                                          | static_cast<void>(m)                                 | m.set_blob(value)                        | m.blob()   |
        | blob, not set: a NUL inside, a moved string                  | Sample | std::string("a\0b", 3)                                          | static_cast<void>(m)                                 | m.set_blob(std::string(value))           | m.blob()   |
        | blob, not set: a NUL inside, a pointer and a size            | Sample | std::string("a\0b", 3)                                          | static_cast<void>(m)                                 | m.set_blob(value.data(), value.size())   | m.blob()   |
        | blob, not set: a NUL first, a const reference                | Sample | std::string("\0ab", 3)                                          | static_cast<void>(m)                                 | m.set_blob(value)                        | m.blob()   |
        | blob, not set: a NUL first, a moved string                   | Sample | std::string("\0ab", 3)                                          | static_cast<void>(m)                                 | m.set_blob(std::string(value))           | m.blob()   |
        | blob, not set: a NUL first, a pointer and a size             | Sample | std::string("\0ab", 3)                                          | static_cast<void>(m)                                 | m.set_blob(value.data(), value.size())   | m.blob()   |
        | blob, not set: NULs alone, a const reference                 | Sample | std::string(2, 0)                                               | static_cast<void>(m)                                 | m.set_blob(value)                        | m.blob()   |
        | blob, not set: NULs alone, a moved string                    | Sample | std::string(2, 0)                                               | static_cast<void>(m)                                 | m.set_blob(std::string(value))           | m.blob()   |
        | blob, not set: NULs alone, a pointer and a size              | Sample | std::string(2, 0)                                               | static_cast<void>(m)                                 | m.set_blob(value.data(), value.size())   | m.blob()   |
        | blob, not set: nothing, a const reference                    | Sample | std::string()                                                   | static_cast<void>(m)                                 | m.set_blob(value)                        | m.blob()   |
        | blob, not set: nothing, a moved string                       | Sample | std::string()                                                   | static_cast<void>(m)                                 | m.set_blob(std::string(value))           | m.blob()   |
        | blob, not set: nothing, a pointer and a size                 | Sample | std::string()                                                   | static_cast<void>(m)                                 | m.set_blob(value.data(), value.size())   | m.blob()   |
        | blob, not set: many bytes, with NULs, a const reference      | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | static_cast<void>(m)                                 | m.set_blob(value)                        | m.blob()   |
        | blob, not set: many bytes, with NULs, a moved string         | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | static_cast<void>(m)                                 | m.set_blob(std::string(value))           | m.blob()   |
        | blob, not set: many bytes, with NULs, a pointer and a size   | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | static_cast<void>(m)                                 | m.set_blob(value.data(), value.size())   | m.blob()   |
        | blob, set: a NUL inside, a const reference                   | Sample | std::string("a\0b", 3)                                          | m.set_blob("a text that is too long to be inline")   | m.set_blob(value)                        | m.blob()   |
        | blob, set: a NUL inside, a moved string                      | Sample | std::string("a\0b", 3)                                          | m.set_blob("a text that is too long to be inline")   | m.set_blob(std::string(value))           | m.blob()   |
        | blob, set: a NUL inside, a pointer and a size                | Sample | std::string("a\0b", 3)                                          | m.set_blob("a text that is too long to be inline")   | m.set_blob(value.data(), value.size())   | m.blob()   |
        | blob, set: a NUL first, a const reference                    | Sample | std::string("\0ab", 3)                                          | m.set_blob("a text that is too long to be inline")   | m.set_blob(value)                        | m.blob()   |
        | blob, set: a NUL first, a moved string                       | Sample | std::string("\0ab", 3)                                          | m.set_blob("a text that is too long to be inline")   | m.set_blob(std::string(value))           | m.blob()   |
        | blob, set: a NUL first, a pointer and a size                 | Sample | std::string("\0ab", 3)                                          | m.set_blob("a text that is too long to be inline")   | m.set_blob(value.data(), value.size())   | m.blob()   |
        | blob, set: NULs alone, a const reference                     | Sample | std::string(2, 0)                                               | m.set_blob("a text that is too long to be inline")   | m.set_blob(value)                        | m.blob()   |
        | blob, set: NULs alone, a moved string                        | Sample | std::string(2, 0)                                               | m.set_blob("a text that is too long to be inline")   | m.set_blob(std::string(value))           | m.blob()   |
        | blob, set: NULs alone, a pointer and a size                  | Sample | std::string(2, 0)                                               | m.set_blob("a text that is too long to be inline")   | m.set_blob(value.data(), value.size())   | m.blob()   |
        | blob, set: nothing, a const reference                        | Sample | std::string()                                                   | m.set_blob("a text that is too long to be inline")   | m.set_blob(value)                        | m.blob()   |
        | blob, set: nothing, a moved string                           | Sample | std::string()                                                   | m.set_blob("a text that is too long to be inline")   | m.set_blob(std::string(value))           | m.blob()   |
        | blob, set: nothing, a pointer and a size                     | Sample | std::string()                                                   | m.set_blob("a text that is too long to be inline")   | m.set_blob(value.data(), value.size())   | m.blob()   |
        | blob, set: many bytes, with NULs, a const reference          | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.set_blob("a text that is too long to be inline")   | m.set_blob(value)                        | m.blob()   |
        | blob, set: many bytes, with NULs, a moved string             | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.set_blob("a text that is too long to be inline")   | m.set_blob(std::string(value))           | m.blob()   |
        | blob, set: many bytes, with NULs, a pointer and a size       | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.set_blob("a text that is too long to be inline")   | m.set_blob(value.data(), value.size())   | m.blob()   |
        | preset, not set: a NUL inside, a const reference             | Sample | std::string("a\0b", 3)                                          | static_cast<void>(m)                                 | m.set_preset(value)                      | m.preset() |
        | preset, not set: a NUL inside, a moved string                | Sample | std::string("a\0b", 3)                                          | static_cast<void>(m)                                 | m.set_preset(std::string(value))         | m.preset() |
        | preset, not set: a NUL inside, a pointer and a size          | Sample | std::string("a\0b", 3)                                          | static_cast<void>(m)                                 | m.set_preset(value.data(), value.size()) | m.preset() |
        | preset, not set: a NUL first, a const reference              | Sample | std::string("\0ab", 3)                                          | static_cast<void>(m)                                 | m.set_preset(value)                      | m.preset() |
        | preset, not set: a NUL first, a moved string                 | Sample | std::string("\0ab", 3)                                          | static_cast<void>(m)                                 | m.set_preset(std::string(value))         | m.preset() |
        | preset, not set: a NUL first, a pointer and a size           | Sample | std::string("\0ab", 3)                                          | static_cast<void>(m)                                 | m.set_preset(value.data(), value.size()) | m.preset() |
        | preset, not set: NULs alone, a const reference               | Sample | std::string(2, 0)                                               | static_cast<void>(m)                                 | m.set_preset(value)                      | m.preset() |
        | preset, not set: NULs alone, a moved string                  | Sample | std::string(2, 0)                                               | static_cast<void>(m)                                 | m.set_preset(std::string(value))         | m.preset() |
        | preset, not set: NULs alone, a pointer and a size            | Sample | std::string(2, 0)                                               | static_cast<void>(m)                                 | m.set_preset(value.data(), value.size()) | m.preset() |
        | preset, not set: nothing, a const reference                  | Sample | std::string()                                                   | static_cast<void>(m)                                 | m.set_preset(value)                      | m.preset() |
        | preset, not set: nothing, a moved string                     | Sample | std::string()                                                   | static_cast<void>(m)                                 | m.set_preset(std::string(value))         | m.preset() |
        | preset, not set: nothing, a pointer and a size               | Sample | std::string()                                                   | static_cast<void>(m)                                 | m.set_preset(value.data(), value.size()) | m.preset() |
        | preset, not set: many bytes, with NULs, a const reference    | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | static_cast<void>(m)                                 | m.set_preset(value)                      | m.preset() |
        | preset, not set: many bytes, with NULs, a moved string       | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | static_cast<void>(m)                                 | m.set_preset(std::string(value))         | m.preset() |
        | preset, not set: many bytes, with NULs, a pointer and a size | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | static_cast<void>(m)                                 | m.set_preset(value.data(), value.size()) | m.preset() |
        | preset, set: a NUL inside, a const reference                 | Sample | std::string("a\0b", 3)                                          | m.set_preset("a text that is too long to be inline") | m.set_preset(value)                      | m.preset() |
        | preset, set: a NUL inside, a moved string                    | Sample | std::string("a\0b", 3)                                          | m.set_preset("a text that is too long to be inline") | m.set_preset(std::string(value))         | m.preset() |
        | preset, set: a NUL inside, a pointer and a size              | Sample | std::string("a\0b", 3)                                          | m.set_preset("a text that is too long to be inline") | m.set_preset(value.data(), value.size()) | m.preset() |
        | preset, set: a NUL first, a const reference                  | Sample | std::string("\0ab", 3)                                          | m.set_preset("a text that is too long to be inline") | m.set_preset(value)                      | m.preset() |
        | preset, set: a NUL first, a moved string                     | Sample | std::string("\0ab", 3)                                          | m.set_preset("a text that is too long to be inline") | m.set_preset(std::string(value))         | m.preset() |
        | preset, set: a NUL first, a pointer and a size               | Sample | std::string("\0ab", 3)                                          | m.set_preset("a text that is too long to be inline") | m.set_preset(value.data(), value.size()) | m.preset() |
        | preset, set: NULs alone, a const reference                   | Sample | std::string(2, 0)                                               | m.set_preset("a text that is too long to be inline") | m.set_preset(value)                      | m.preset() |
        | preset, set: NULs alone, a moved string                      | Sample | std::string(2, 0)                                               | m.set_preset("a text that is too long to be inline") | m.set_preset(std::string(value))         | m.preset() |
        | preset, set: NULs alone, a pointer and a size                | Sample | std::string(2, 0)                                               | m.set_preset("a text that is too long to be inline") | m.set_preset(value.data(), value.size()) | m.preset() |
        | preset, set: nothing, a const reference                      | Sample | std::string()                                                   | m.set_preset("a text that is too long to be inline") | m.set_preset(value)                      | m.preset() |
        | preset, set: nothing, a moved string                         | Sample | std::string()                                                   | m.set_preset("a text that is too long to be inline") | m.set_preset(std::string(value))         | m.preset() |
        | preset, set: nothing, a pointer and a size                   | Sample | std::string()                                                   | m.set_preset("a text that is too long to be inline") | m.set_preset(value.data(), value.size()) | m.preset() |
        | preset, set: many bytes, with NULs, a const reference        | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.set_preset("a text that is too long to be inline") | m.set_preset(value)                      | m.preset() |
        | preset, set: many bytes, with NULs, a moved string           | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.set_preset("a text that is too long to be inline") | m.set_preset(std::string(value))         | m.preset() |
        | preset, set: many bytes, with NULs, a pointer and a size     | Sample | std::string(50, 'x') + std::string(2, 0) + std::string(50, 'y') | m.set_preset("a text that is too long to be inline") | m.set_preset(value.data(), value.size()) | m.preset() |
