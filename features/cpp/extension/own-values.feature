@needs.cpp
Feature: Values that an extension takes from its message
  A value that is set or added may be that of an extension of the same message. It is copied as it is, also while the message
  makes room for another extension.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Base { extensions 100 to 199; optional string text = 200; }
      extend Base {
        optional string text1 = 101; optional string text2 = 102; optional bytes blob3 = 103; optional string text4 = 104;
        optional string text5 = 105; optional string text6 = 106; optional string preset = 107 [default = "a default that is too long to be inline"];
        repeated string texts = 110; repeated bytes blobs = 111;
      }
      """
    And `Base m`

  @cpp.extension.set
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (a value of the message itself)

    Scenario: the extension itself
      Given `m.SetExtension(text1, "kept, and too long to be inline")`
      When `m.SetExtension(text1, m.GetExtension(text1))`
      Then `m.GetExtension(text1)` is `"kept, and too long to be inline"s`

    Scenario Outline: <what>
      Given `<arrange>`
      When `<act>`
      Then `<get>` is `<value>`

      Examples:
        | what                            | arrange                                                  | act                                                                                                                                                                                    | get                      | value                                      |
        | the extension itself, short     | m.SetExtension(text1, "short")                           | m.SetExtension(text1, m.GetExtension(text1))                                                                                                                                           | m.GetExtension(text1)    | "short"s                                   |
        | bytes, themselves               | m.SetExtension(blob3, "kept, and too long to be inline") | m.SetExtension(blob3, m.GetExtension(blob3))                                                                                                                                           | m.GetExtension(blob3)    | "kept, and too long to be inline"s         |
        | another extension               | m.SetExtension(text2, "kept, and too long to be inline") | m.SetExtension(text1, m.GetExtension(text2))                                                                                                                                           | m.GetExtension(text1)    | "kept, and too long to be inline"s         |
        | one after the other             | m.SetExtension(text1, "kept, and too long to be inline") | m.SetExtension(text2, m.GetExtension(text1)), m.SetExtension(blob3, m.GetExtension(text2)), m.SetExtension(text4, m.GetExtension(blob3)), m.SetExtension(text5, m.GetExtension(text4)) | m.GetExtension(text5)    | "kept, and too long to be inline"s         |
        | one before the other            | m.SetExtension(text6, "kept, and too long to be inline") | m.SetExtension(text5, m.GetExtension(text6)), m.SetExtension(text4, m.GetExtension(text5)), m.SetExtension(blob3, m.GetExtension(text4)), m.SetExtension(text2, m.GetExtension(blob3)) | m.GetExtension(text2)    | "kept, and too long to be inline"s         |
        | its own default                 | m.ClearExtension(preset)                                 | m.SetExtension(preset, m.GetExtension(preset))                                                                                                                                         | m.GetExtension(preset)   | "a default that is too long to be inline"s |
        | a default, for another          | m.SetExtension(text1, "before")                          | m.SetExtension(text1, m.GetExtension(preset))                                                                                                                                          | m.GetExtension(text1)    | "a default that is too long to be inline"s |
        | a field                         | m.set_text("kept, and too long to be inline")            | m.SetExtension(text1, m.text())                                                                                                                                                        | m.GetExtension(text1)    | "kept, and too long to be inline"s         |
        | a part of itself                | m.SetExtension(text1, "kept, and too long to be inline") | m.SetExtension(text1, m.GetExtension(text1).c_str() + 10)                                                                                                                              | m.GetExtension(text1)    | "too long to be inline"s                   |
        | an element, itself              | m.AddExtension(texts, "kept, and too long to be inline") | m.SetExtension(texts, 0, m.GetExtension(texts, 0))                                                                                                                                     | m.GetExtension(texts, 0) | "kept, and too long to be inline"s         |
        | an element of another extension | m.AddExtension(texts, "kept, and too long to be inline") | m.SetExtension(text1, m.GetExtension(texts, 0))                                                                                                                                        | m.GetExtension(text1)    | "kept, and too long to be inline"s         |

  @cpp.extension.add
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (a value of the message itself)

    Scenario: strings
      Given `m.AddExtension(texts, "kept, and too long to be inline")`
      When `for (int i = 0; i < 40; ++i) m.AddExtension(texts, m.GetExtension(texts, i))`
      Then `m.ExtensionSize(texts)` is `41`
      And `m.GetExtension(texts, 0)` is `"kept, and too long to be inline"s`
      And `m.GetExtension(texts, 40)` is `"kept, and too long to be inline"s`

    Scenario Outline: <what>
      Given `m.AddExtension(<extension>, <value>)`
      When `for (int i = 0; i < 40; ++i) m.AddExtension(<extension>, m.GetExtension(<extension>, i))`
      Then `m.ExtensionSize(<extension>)` is `41`
      And `m.GetExtension(<extension>, 0)` is `<expected>`
      And `m.GetExtension(<extension>, 40)` is `<expected>`

      Examples:
        | what          | extension | value                             | expected                           |
        | short strings | texts     | "short"                           | "short"s                           |
        | bytes         | blobs     | "kept, and too long to be inline" | "kept, and too long to be inline"s |

    Scenario: the first element of a repeated extension from a singular one
      Given `m.SetExtension(text1, "kept, and too long to be inline"), m.SetExtension(text2, "second")`
      When `m.AddExtension(texts, m.GetExtension(text1))`
      And `m.AddExtension(blobs, m.GetExtension(texts, 0))`
      Then `m.GetExtension(texts, 0)` is `"kept, and too long to be inline"s`
      And `m.GetExtension(blobs, 0)` is `"kept, and too long to be inline"s`
      And `m.GetExtension(text1)` is `"kept, and too long to be inline"s`
