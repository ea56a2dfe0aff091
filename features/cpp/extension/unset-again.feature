@needs.cpp @needs.lite
Feature: Extensions that are not set any more
  However an extension became unset, it is like one that was never set: reading it gives its default, and what it held
  before does not come back, neither when it is released nor when it is set again.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package full;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional string label = 1; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        optional string x_text = 100;
        optional string x_preset = 101 [default = "unset"];
        optional bytes x_data = 102;
        optional Part x_part = 103;
        optional group XBox = 104 { optional string label = 1; }
        optional int32 x_number = 105 [default = -41];
        optional Kind x_kind = 106 [default = KIND_RIGHT];
        optional bool x_flag = 107 [default = true];
        optional double x_real = 108 [default = 2.5];
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
      message Part { optional string label = 1; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        optional string x_text = 100;
        optional string x_preset = 101 [default = "unset"];
        optional bytes x_data = 102;
        optional Part x_part = 103;
        optional group XBox = 104 { optional string label = 1; }
        optional int32 x_number = 105 [default = -41];
        optional Kind x_kind = 106 [default = KIND_RIGHT];
        optional bool x_flag = 107 [default = true];
        optional double x_real = 108 [default = 2.5];
      }
      """

  @cpp.extension.has @cpp.extension.get
  Rule: `HasExtension` tells whether a singular extension is set (however it became unset)

    Scenario: a string, never set
      Given `full::Sample m`
      And `full::Sample other`
      When `static_cast<void>(m)`
      Then `m.HasExtension(full::x_text)` is `false`
      And `m.GetExtension(full::x_text)` is `""s`
      And `m` serializes to the bytes ``

    Scenario Outline: <what>
      Given `<package>Sample m`
      And `<package>Sample other`
      When `<change>`
      Then `m.HasExtension(<package><extension>)` is `false`
      And `<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.extension.clear
      Examples:
        | what                                                 | package | extension | change                                                                                                                                                                                             | get                             | unset    |
        | a string, cleared                                    | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.ClearExtension(full::x_text)                                                                                                         | m.GetExtension(full::x_text)    | ""s      |
        | a string, cleared twice                              | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.ClearExtension(full::x_text), m.ClearExtension(full::x_text)                                                                         | m.GetExtension(full::x_text)    | ""s      |
        | a string, set again and cleared                      | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.ClearExtension(full::x_text), m.SetExtension(full::x_text, "set before, and not inline"), m.ClearExtension(full::x_text)             | m.GetExtension(full::x_text)    | ""s      |
        | a string with a default, cleared                     | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ClearExtension(full::x_preset)                                                                                                     | m.GetExtension(full::x_preset)  | "unset"s |
        | a string with a default, cleared twice               | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ClearExtension(full::x_preset), m.ClearExtension(full::x_preset)                                                                   | m.GetExtension(full::x_preset)  | "unset"s |
        | a string with a default, set again and cleared       | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ClearExtension(full::x_preset), m.SetExtension(full::x_preset, "set before, and not inline"), m.ClearExtension(full::x_preset)     | m.GetExtension(full::x_preset)  | "unset"s |
        | bytes, cleared                                       | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.ClearExtension(full::x_data)                                                                                                         | m.GetExtension(full::x_data)    | ""s      |
        | bytes, cleared twice                                 | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.ClearExtension(full::x_data), m.ClearExtension(full::x_data)                                                                         | m.GetExtension(full::x_data)    | ""s      |
        | bytes, set again and cleared                         | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.ClearExtension(full::x_data), m.SetExtension(full::x_data, "set before, and not inline"), m.ClearExtension(full::x_data)             | m.GetExtension(full::x_data)    | ""s      |
        | a string, cleared, lite                              | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.ClearExtension(light::x_text)                                                                                                       | m.GetExtension(light::x_text)   | ""s      |
        | a string, cleared twice, lite                        | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.ClearExtension(light::x_text), m.ClearExtension(light::x_text)                                                                      | m.GetExtension(light::x_text)   | ""s      |
        | a string, set again and cleared, lite                | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.ClearExtension(light::x_text), m.SetExtension(light::x_text, "set before, and not inline"), m.ClearExtension(light::x_text)         | m.GetExtension(light::x_text)   | ""s      |
        | a string with a default, cleared, lite               | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.ClearExtension(light::x_preset)                                                                                                   | m.GetExtension(light::x_preset) | "unset"s |
        | a string with a default, cleared twice, lite         | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.ClearExtension(light::x_preset), m.ClearExtension(light::x_preset)                                                                | m.GetExtension(light::x_preset) | "unset"s |
        | a string with a default, set again and cleared, lite | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.ClearExtension(light::x_preset), m.SetExtension(light::x_preset, "set before, and not inline"), m.ClearExtension(light::x_preset) | m.GetExtension(light::x_preset) | "unset"s |
        | bytes, cleared, lite                                 | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.ClearExtension(light::x_data)                                                                                                       | m.GetExtension(light::x_data)   | ""s      |
        | bytes, cleared twice, lite                           | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.ClearExtension(light::x_data), m.ClearExtension(light::x_data)                                                                      | m.GetExtension(light::x_data)   | ""s      |
        | bytes, set again and cleared, lite                   | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.ClearExtension(light::x_data), m.SetExtension(light::x_data, "set before, and not inline"), m.ClearExtension(light::x_data)         | m.GetExtension(light::x_data)   | ""s      |

      @cpp.message.parse-from-string
      Examples:
        | what                                             | package | extension | change                                                                               | get                             | unset    |
        | a string, parsed without it                      | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.ParseFromString("")    | m.GetExtension(full::x_text)    | ""s      |
        | a string with a default, parsed without it       | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ParseFromString("")  | m.GetExtension(full::x_preset)  | "unset"s |
        | bytes, parsed without it                         | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.ParseFromString("")    | m.GetExtension(full::x_data)    | ""s      |
        | a string, parsed without it, lite                | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.ParseFromString("")   | m.GetExtension(light::x_text)   | ""s      |
        | a string with a default, parsed without it, lite | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.ParseFromString("") | m.GetExtension(light::x_preset) | "unset"s |
        | bytes, parsed without it, lite                   | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.ParseFromString("")   | m.GetExtension(light::x_data)   | ""s      |

      @cpp.message.copy
      Examples:
        | what                                                            | package | extension | change                                                                                                              | get                             | unset    |
        | a string, assigned without it                                   | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m = other                                               | m.GetExtension(full::x_text)    | ""s      |
        | a string, copied from one that was cleared                      | full::  | x_text    | other.SetExtension(full::x_text, "set before, and not inline"), other.ClearExtension(full::x_text), m = other       | m.GetExtension(full::x_text)    | ""s      |
        | a string with a default, assigned without it                    | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m = other                                             | m.GetExtension(full::x_preset)  | "unset"s |
        | a string with a default, copied from one that was cleared       | full::  | x_preset  | other.SetExtension(full::x_preset, "set before, and not inline"), other.ClearExtension(full::x_preset), m = other   | m.GetExtension(full::x_preset)  | "unset"s |
        | bytes, assigned without it                                      | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m = other                                               | m.GetExtension(full::x_data)    | ""s      |
        | bytes, copied from one that was cleared                         | full::  | x_data    | other.SetExtension(full::x_data, "set before, and not inline"), other.ClearExtension(full::x_data), m = other       | m.GetExtension(full::x_data)    | ""s      |
        | a string, assigned without it, lite                             | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m = other                                              | m.GetExtension(light::x_text)   | ""s      |
        | a string, copied from one that was cleared, lite                | light:: | x_text    | other.SetExtension(light::x_text, "set before, and not inline"), other.ClearExtension(light::x_text), m = other     | m.GetExtension(light::x_text)   | ""s      |
        | a string with a default, assigned without it, lite              | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m = other                                            | m.GetExtension(light::x_preset) | "unset"s |
        | a string with a default, copied from one that was cleared, lite | light:: | x_preset  | other.SetExtension(light::x_preset, "set before, and not inline"), other.ClearExtension(light::x_preset), m = other | m.GetExtension(light::x_preset) | "unset"s |
        | bytes, assigned without it, lite                                | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m = other                                              | m.GetExtension(light::x_data)   | ""s      |
        | bytes, copied from one that was cleared, lite                   | light:: | x_data    | other.SetExtension(light::x_data, "set before, and not inline"), other.ClearExtension(light::x_data), m = other     | m.GetExtension(light::x_data)   | ""s      |

      @cpp.message.swap
      Examples:
        | what                                        | package | extension | change                                                                        | get                             | unset    |
        | a string, swapped away                      | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.Swap(&other)    | m.GetExtension(full::x_text)    | ""s      |
        | a string with a default, swapped away       | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.Swap(&other)  | m.GetExtension(full::x_preset)  | "unset"s |
        | bytes, swapped away                         | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.Swap(&other)    | m.GetExtension(full::x_data)    | ""s      |
        | a string, swapped away, lite                | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.Swap(&other)   | m.GetExtension(light::x_text)   | ""s      |
        | a string with a default, swapped away, lite | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.Swap(&other) | m.GetExtension(light::x_preset) | "unset"s |
        | bytes, swapped away, lite                   | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.Swap(&other)   | m.GetExtension(light::x_data)   | ""s      |

      Examples:
        | what                                                            | package | extension | change                                                                                                                       | get                             | unset    |
        | a string, cleared with its message                              | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.Clear()                                                        | m.GetExtension(full::x_text)    | ""s      |
        | a string, moved away                                            | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), other = std::move(m), m.Clear()                                  | m.GetExtension(full::x_text)    | ""s      |
        | a string, merged from one that was cleared                      | full::  | x_text    | other.SetExtension(full::x_text, "set before, and not inline"), other.ClearExtension(full::x_text), m.MergeFrom(other)       | m.GetExtension(full::x_text)    | ""s      |
        | a string with a default, never set                              | full::  | x_preset  | static_cast<void>(m)                                                                                                         | m.GetExtension(full::x_preset)  | "unset"s |
        | a string with a default, cleared with its message               | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.Clear()                                                      | m.GetExtension(full::x_preset)  | "unset"s |
        | a string with a default, moved away                             | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), other = std::move(m), m.Clear()                                | m.GetExtension(full::x_preset)  | "unset"s |
        | a string with a default, merged from one that was cleared       | full::  | x_preset  | other.SetExtension(full::x_preset, "set before, and not inline"), other.ClearExtension(full::x_preset), m.MergeFrom(other)   | m.GetExtension(full::x_preset)  | "unset"s |
        | bytes, never set                                                | full::  | x_data    | static_cast<void>(m)                                                                                                         | m.GetExtension(full::x_data)    | ""s      |
        | bytes, cleared with its message                                 | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.Clear()                                                        | m.GetExtension(full::x_data)    | ""s      |
        | bytes, moved away                                               | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), other = std::move(m), m.Clear()                                  | m.GetExtension(full::x_data)    | ""s      |
        | bytes, merged from one that was cleared                         | full::  | x_data    | other.SetExtension(full::x_data, "set before, and not inline"), other.ClearExtension(full::x_data), m.MergeFrom(other)       | m.GetExtension(full::x_data)    | ""s      |
        | a string, never set, lite                                       | light:: | x_text    | static_cast<void>(m)                                                                                                         | m.GetExtension(light::x_text)   | ""s      |
        | a string, cleared with its message, lite                        | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.Clear()                                                       | m.GetExtension(light::x_text)   | ""s      |
        | a string, moved away, lite                                      | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), other = std::move(m), m.Clear()                                 | m.GetExtension(light::x_text)   | ""s      |
        | a string, merged from one that was cleared, lite                | light:: | x_text    | other.SetExtension(light::x_text, "set before, and not inline"), other.ClearExtension(light::x_text), m.MergeFrom(other)     | m.GetExtension(light::x_text)   | ""s      |
        | a string with a default, never set, lite                        | light:: | x_preset  | static_cast<void>(m)                                                                                                         | m.GetExtension(light::x_preset) | "unset"s |
        | a string with a default, cleared with its message, lite         | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.Clear()                                                     | m.GetExtension(light::x_preset) | "unset"s |
        | a string with a default, moved away, lite                       | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), other = std::move(m), m.Clear()                               | m.GetExtension(light::x_preset) | "unset"s |
        | a string with a default, merged from one that was cleared, lite | light:: | x_preset  | other.SetExtension(light::x_preset, "set before, and not inline"), other.ClearExtension(light::x_preset), m.MergeFrom(other) | m.GetExtension(light::x_preset) | "unset"s |
        | bytes, never set, lite                                          | light:: | x_data    | static_cast<void>(m)                                                                                                         | m.GetExtension(light::x_data)   | ""s      |
        | bytes, cleared with its message, lite                           | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.Clear()                                                       | m.GetExtension(light::x_data)   | ""s      |
        | bytes, moved away, lite                                         | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), other = std::move(m), m.Clear()                                 | m.GetExtension(light::x_data)   | ""s      |
        | bytes, merged from one that was cleared, lite                   | light:: | x_data    | other.SetExtension(light::x_data, "set before, and not inline"), other.ClearExtension(light::x_data), m.MergeFrom(other)     | m.GetExtension(light::x_data)   | ""s      |

  @cpp.extension.release @cpp.extension.message-unset
  Rule: `ReleaseExtension` gives the object to the caller, who owns it from then on (nothing set, however it became unset)

    Scenario: a message, never set
      Given `full::Sample m`
      And `full::Sample other`
      When `static_cast<void>(m)`
      Then `m.HasExtension(full::x_part)` is `false`
      And `m.GetExtension(full::x_part).label()` is `""s`
      When `auto released = std::unique_ptr<std::remove_pointer_t<decltype(m.ReleaseExtension(full::x_part))>>(m.ReleaseExtension(full::x_part))`
      Then `released == nullptr || released->ByteSizeLong() == 0` is `true`
      And `m.HasExtension(full::x_part)` is `false`
      And `m` serializes to the bytes ``

    Scenario Outline: <what>
      Given `<package>Sample m`
      And `<package>Sample other`
      When `<change>`
      Then `m.HasExtension(<package><extension>)` is `false`
      And `<get>` is `<unset>`
      When `auto released = std::unique_ptr<std::remove_pointer_t<decltype(m.ReleaseExtension(<package><extension>))>>(m.ReleaseExtension(<package><extension>))`
      Then `released == nullptr || released->ByteSizeLong() == 0` is `true`
      And `m.HasExtension(<package><extension>)` is `false`
      And `m` serializes to the bytes ``

      @cpp.extension.clear
      Examples:
        | what                                   | package | extension | change                                                                                                                                                                                                                   | get                                   | unset |
        | a message, cleared                     | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ClearExtension(full::x_part)                                                                                                                | m.GetExtension(full::x_part).label()  | ""s   |
        | a message, cleared twice               | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ClearExtension(full::x_part), m.ClearExtension(full::x_part)                                                                                | m.GetExtension(full::x_part).label()  | ""s   |
        | a message, set again and cleared       | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ClearExtension(full::x_part), m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ClearExtension(full::x_part)     | m.GetExtension(full::x_part).label()  | ""s   |
        | a group, cleared                       | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ClearExtension(full::xbox)                                                                                                                    | m.GetExtension(full::xbox).label()    | ""s   |
        | a group, cleared twice                 | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ClearExtension(full::xbox), m.ClearExtension(full::xbox)                                                                                      | m.GetExtension(full::xbox).label()    | ""s   |
        | a group, set again and cleared         | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ClearExtension(full::xbox), m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ClearExtension(full::xbox)             | m.GetExtension(full::xbox).label()    | ""s   |
        | a message, cleared, lite               | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ClearExtension(light::x_part)                                                                                                              | m.GetExtension(light::x_part).label() | ""s   |
        | a message, cleared twice, lite         | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ClearExtension(light::x_part), m.ClearExtension(light::x_part)                                                                             | m.GetExtension(light::x_part).label() | ""s   |
        | a message, set again and cleared, lite | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ClearExtension(light::x_part), m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ClearExtension(light::x_part) | m.GetExtension(light::x_part).label() | ""s   |
        | a group, cleared, lite                 | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ClearExtension(light::xbox)                                                                                                                  | m.GetExtension(light::xbox).label()   | ""s   |
        | a group, cleared twice, lite           | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ClearExtension(light::xbox), m.ClearExtension(light::xbox)                                                                                   | m.GetExtension(light::xbox).label()   | ""s   |
        | a group, set again and cleared, lite   | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ClearExtension(light::xbox), m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ClearExtension(light::xbox)         | m.GetExtension(light::xbox).label()   | ""s   |

      @cpp.extension.set-allocated
      Examples:
        | what                              | package | extension | change                                                                                                                      | get                                   | unset |
        | a message, given null             | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.SetAllocatedExtension(full::x_part, nullptr)   | m.GetExtension(full::x_part).label()  | ""s   |
        | a message, given null twice       | full::  | x_part    | m.SetAllocatedExtension(full::x_part, nullptr), m.SetAllocatedExtension(full::x_part, nullptr)                              | m.GetExtension(full::x_part).label()  | ""s   |
        | a group, given null               | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.SetAllocatedExtension(full::xbox, nullptr)       | m.GetExtension(full::xbox).label()    | ""s   |
        | a group, given null twice         | full::  | xbox      | m.SetAllocatedExtension(full::xbox, nullptr), m.SetAllocatedExtension(full::xbox, nullptr)                                  | m.GetExtension(full::xbox).label()    | ""s   |
        | a message, given null, lite       | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.SetAllocatedExtension(light::x_part, nullptr) | m.GetExtension(light::x_part).label() | ""s   |
        | a message, given null twice, lite | light:: | x_part    | m.SetAllocatedExtension(light::x_part, nullptr), m.SetAllocatedExtension(light::x_part, nullptr)                            | m.GetExtension(light::x_part).label() | ""s   |
        | a group, given null, lite         | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.SetAllocatedExtension(light::xbox, nullptr)     | m.GetExtension(light::xbox).label()   | ""s   |
        | a group, given null twice, lite   | light:: | xbox      | m.SetAllocatedExtension(light::xbox, nullptr), m.SetAllocatedExtension(light::xbox, nullptr)                                | m.GetExtension(light::xbox).label()   | ""s   |

      @cpp.message.parse-from-string
      Examples:
        | what                               | package | extension | change                                                                                            | get                                   | unset |
        | a message, parsed without it       | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ParseFromString("")  | m.GetExtension(full::x_part).label()  | ""s   |
        | a group, parsed without it         | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ParseFromString("")    | m.GetExtension(full::xbox).label()    | ""s   |
        | a message, parsed without it, lite | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ParseFromString("") | m.GetExtension(light::x_part).label() | ""s   |
        | a group, parsed without it, lite   | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ParseFromString("")   | m.GetExtension(light::xbox).label()   | ""s   |

      @cpp.message.copy
      Examples:
        | what                                              | package | extension | change                                                                                                                         | get                                   | unset |
        | a message, assigned without it                    | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m = other                                           | m.GetExtension(full::x_part).label()  | ""s   |
        | a message, copied from one that was cleared       | full::  | x_part    | other.MutableExtension(full::x_part)->set_label("set before, and not inline"), other.ClearExtension(full::x_part), m = other   | m.GetExtension(full::x_part).label()  | ""s   |
        | a group, assigned without it                      | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m = other                                             | m.GetExtension(full::xbox).label()    | ""s   |
        | a group, copied from one that was cleared         | full::  | xbox      | other.MutableExtension(full::xbox)->set_label("set before, and not inline"), other.ClearExtension(full::xbox), m = other       | m.GetExtension(full::xbox).label()    | ""s   |
        | a message, assigned without it, lite              | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m = other                                          | m.GetExtension(light::x_part).label() | ""s   |
        | a message, copied from one that was cleared, lite | light:: | x_part    | other.MutableExtension(light::x_part)->set_label("set before, and not inline"), other.ClearExtension(light::x_part), m = other | m.GetExtension(light::x_part).label() | ""s   |
        | a group, assigned without it, lite                | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m = other                                            | m.GetExtension(light::xbox).label()   | ""s   |
        | a group, copied from one that was cleared, lite   | light:: | xbox      | other.MutableExtension(light::xbox)->set_label("set before, and not inline"), other.ClearExtension(light::xbox), m = other     | m.GetExtension(light::xbox).label()   | ""s   |

      @cpp.message.swap
      Examples:
        | what                          | package | extension | change                                                                                     | get                                   | unset |
        | a message, swapped away       | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.Swap(&other)  | m.GetExtension(full::x_part).label()  | ""s   |
        | a group, swapped away         | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.Swap(&other)    | m.GetExtension(full::xbox).label()    | ""s   |
        | a message, swapped away, lite | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.Swap(&other) | m.GetExtension(light::x_part).label() | ""s   |
        | a group, swapped away, lite   | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.Swap(&other)   | m.GetExtension(light::xbox).label()   | ""s   |

      Examples:
        | what                                              | package | extension | change                                                                                                                                  | get                                   | unset |
        | a message, released                               | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), delete m.ReleaseExtension(full::x_part)                      | m.GetExtension(full::x_part).label()  | ""s   |
        | a message, cleared with its message               | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.Clear()                                                    | m.GetExtension(full::x_part).label()  | ""s   |
        | a message, moved away                             | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), other = std::move(m), m.Clear()                              | m.GetExtension(full::x_part).label()  | ""s   |
        | a message, merged from one that was cleared       | full::  | x_part    | other.MutableExtension(full::x_part)->set_label("set before, and not inline"), other.ClearExtension(full::x_part), m.MergeFrom(other)   | m.GetExtension(full::x_part).label()  | ""s   |
        | a group, never set                                | full::  | xbox      | static_cast<void>(m)                                                                                                                    | m.GetExtension(full::xbox).label()    | ""s   |
        | a group, released                                 | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), delete m.ReleaseExtension(full::xbox)                          | m.GetExtension(full::xbox).label()    | ""s   |
        | a group, cleared with its message                 | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.Clear()                                                      | m.GetExtension(full::xbox).label()    | ""s   |
        | a group, moved away                               | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), other = std::move(m), m.Clear()                                | m.GetExtension(full::xbox).label()    | ""s   |
        | a group, merged from one that was cleared         | full::  | xbox      | other.MutableExtension(full::xbox)->set_label("set before, and not inline"), other.ClearExtension(full::xbox), m.MergeFrom(other)       | m.GetExtension(full::xbox).label()    | ""s   |
        | a message, never set, lite                        | light:: | x_part    | static_cast<void>(m)                                                                                                                    | m.GetExtension(light::x_part).label() | ""s   |
        | a message, released, lite                         | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), delete m.ReleaseExtension(light::x_part)                    | m.GetExtension(light::x_part).label() | ""s   |
        | a message, cleared with its message, lite         | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.Clear()                                                   | m.GetExtension(light::x_part).label() | ""s   |
        | a message, moved away, lite                       | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), other = std::move(m), m.Clear()                             | m.GetExtension(light::x_part).label() | ""s   |
        | a message, merged from one that was cleared, lite | light:: | x_part    | other.MutableExtension(light::x_part)->set_label("set before, and not inline"), other.ClearExtension(light::x_part), m.MergeFrom(other) | m.GetExtension(light::x_part).label() | ""s   |
        | a group, never set, lite                          | light:: | xbox      | static_cast<void>(m)                                                                                                                    | m.GetExtension(light::xbox).label()   | ""s   |
        | a group, released, lite                           | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), delete m.ReleaseExtension(light::xbox)                        | m.GetExtension(light::xbox).label()   | ""s   |
        | a group, cleared with its message, lite           | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.Clear()                                                     | m.GetExtension(light::xbox).label()   | ""s   |
        | a group, moved away, lite                         | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), other = std::move(m), m.Clear()                               | m.GetExtension(light::xbox).label()   | ""s   |
        | a group, merged from one that was cleared, lite   | light:: | xbox      | other.MutableExtension(light::xbox)->set_label("set before, and not inline"), other.ClearExtension(light::xbox), m.MergeFrom(other)     | m.GetExtension(light::xbox).label()   | ""s   |

  @cpp.extension.mutable
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (which is new, however it became unset)

    Scenario: a string, never set
      Given `full::Sample m`
      And `full::Sample other`
      When `static_cast<void>(m)`
      Then `*m.MutableExtension(full::x_text)` is `""s`
      And `m.HasExtension(full::x_text)` is `true`
      And `m.SerializeAsString().size()` is `3u`

    Scenario Outline: <what>
      Given `<package>Sample m`
      And `<package>Sample other`
      When `<change>`
      Then `<mutable>` is `""s`
      And `m.HasExtension(<package><extension>)` is `true`
      And `m.SerializeAsString().size()` is `<size>u`

      @cpp.extension.clear
      Examples:
        | what                                                 | package | extension | change                                                                                                                                                                                                                   | mutable                                    | size |
        | a string, cleared                                    | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.ClearExtension(full::x_text)                                                                                                                               | *m.MutableExtension(full::x_text)          | 3    |
        | a string, cleared twice                              | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.ClearExtension(full::x_text), m.ClearExtension(full::x_text)                                                                                               | *m.MutableExtension(full::x_text)          | 3    |
        | a string, set again and cleared                      | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.ClearExtension(full::x_text), m.SetExtension(full::x_text, "set before, and not inline"), m.ClearExtension(full::x_text)                                   | *m.MutableExtension(full::x_text)          | 3    |
        | a string with a default, cleared                     | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ClearExtension(full::x_preset)                                                                                                                           | *m.MutableExtension(full::x_preset)        | 3    |
        | a string with a default, cleared twice               | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ClearExtension(full::x_preset), m.ClearExtension(full::x_preset)                                                                                         | *m.MutableExtension(full::x_preset)        | 3    |
        | a string with a default, set again and cleared       | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ClearExtension(full::x_preset), m.SetExtension(full::x_preset, "set before, and not inline"), m.ClearExtension(full::x_preset)                           | *m.MutableExtension(full::x_preset)        | 3    |
        | bytes, cleared                                       | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.ClearExtension(full::x_data)                                                                                                                               | *m.MutableExtension(full::x_data)          | 3    |
        | bytes, cleared twice                                 | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.ClearExtension(full::x_data), m.ClearExtension(full::x_data)                                                                                               | *m.MutableExtension(full::x_data)          | 3    |
        | bytes, set again and cleared                         | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.ClearExtension(full::x_data), m.SetExtension(full::x_data, "set before, and not inline"), m.ClearExtension(full::x_data)                                   | *m.MutableExtension(full::x_data)          | 3    |
        | a message, cleared                                   | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ClearExtension(full::x_part)                                                                                                                | m.MutableExtension(full::x_part)->label()  | 3    |
        | a message, cleared twice                             | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ClearExtension(full::x_part), m.ClearExtension(full::x_part)                                                                                | m.MutableExtension(full::x_part)->label()  | 3    |
        | a message, set again and cleared                     | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ClearExtension(full::x_part), m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ClearExtension(full::x_part)     | m.MutableExtension(full::x_part)->label()  | 3    |
        | a group, cleared                                     | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ClearExtension(full::xbox)                                                                                                                    | m.MutableExtension(full::xbox)->label()    | 4    |
        | a group, cleared twice                               | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ClearExtension(full::xbox), m.ClearExtension(full::xbox)                                                                                      | m.MutableExtension(full::xbox)->label()    | 4    |
        | a group, set again and cleared                       | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ClearExtension(full::xbox), m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ClearExtension(full::xbox)             | m.MutableExtension(full::xbox)->label()    | 4    |
        | a string, cleared, lite                              | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.ClearExtension(light::x_text)                                                                                                                             | *m.MutableExtension(light::x_text)         | 3    |
        | a string, cleared twice, lite                        | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.ClearExtension(light::x_text), m.ClearExtension(light::x_text)                                                                                            | *m.MutableExtension(light::x_text)         | 3    |
        | a string, set again and cleared, lite                | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.ClearExtension(light::x_text), m.SetExtension(light::x_text, "set before, and not inline"), m.ClearExtension(light::x_text)                               | *m.MutableExtension(light::x_text)         | 3    |
        | a string with a default, cleared, lite               | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.ClearExtension(light::x_preset)                                                                                                                         | *m.MutableExtension(light::x_preset)       | 3    |
        | a string with a default, cleared twice, lite         | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.ClearExtension(light::x_preset), m.ClearExtension(light::x_preset)                                                                                      | *m.MutableExtension(light::x_preset)       | 3    |
        | a string with a default, set again and cleared, lite | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.ClearExtension(light::x_preset), m.SetExtension(light::x_preset, "set before, and not inline"), m.ClearExtension(light::x_preset)                       | *m.MutableExtension(light::x_preset)       | 3    |
        | bytes, cleared, lite                                 | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.ClearExtension(light::x_data)                                                                                                                             | *m.MutableExtension(light::x_data)         | 3    |
        | bytes, cleared twice, lite                           | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.ClearExtension(light::x_data), m.ClearExtension(light::x_data)                                                                                            | *m.MutableExtension(light::x_data)         | 3    |
        | bytes, set again and cleared, lite                   | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.ClearExtension(light::x_data), m.SetExtension(light::x_data, "set before, and not inline"), m.ClearExtension(light::x_data)                               | *m.MutableExtension(light::x_data)         | 3    |
        | a message, cleared, lite                             | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ClearExtension(light::x_part)                                                                                                              | m.MutableExtension(light::x_part)->label() | 3    |
        | a message, cleared twice, lite                       | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ClearExtension(light::x_part), m.ClearExtension(light::x_part)                                                                             | m.MutableExtension(light::x_part)->label() | 3    |
        | a message, set again and cleared, lite               | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ClearExtension(light::x_part), m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ClearExtension(light::x_part) | m.MutableExtension(light::x_part)->label() | 3    |
        | a group, cleared, lite                               | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ClearExtension(light::xbox)                                                                                                                  | m.MutableExtension(light::xbox)->label()   | 4    |
        | a group, cleared twice, lite                         | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ClearExtension(light::xbox), m.ClearExtension(light::xbox)                                                                                   | m.MutableExtension(light::xbox)->label()   | 4    |
        | a group, set again and cleared, lite                 | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ClearExtension(light::xbox), m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ClearExtension(light::xbox)         | m.MutableExtension(light::xbox)->label()   | 4    |

      @cpp.message.parse-from-string
      Examples:
        | what                                             | package | extension | change                                                                                            | mutable                                    | size |
        | a string, parsed without it                      | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.ParseFromString("")                 | *m.MutableExtension(full::x_text)          | 3    |
        | a string with a default, parsed without it       | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ParseFromString("")               | *m.MutableExtension(full::x_preset)        | 3    |
        | bytes, parsed without it                         | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.ParseFromString("")                 | *m.MutableExtension(full::x_data)          | 3    |
        | a message, parsed without it                     | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.ParseFromString("")  | m.MutableExtension(full::x_part)->label()  | 3    |
        | a group, parsed without it                       | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.ParseFromString("")    | m.MutableExtension(full::xbox)->label()    | 4    |
        | a string, parsed without it, lite                | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.ParseFromString("")                | *m.MutableExtension(light::x_text)         | 3    |
        | a string with a default, parsed without it, lite | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.ParseFromString("")              | *m.MutableExtension(light::x_preset)       | 3    |
        | bytes, parsed without it, lite                   | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.ParseFromString("")                | *m.MutableExtension(light::x_data)         | 3    |
        | a message, parsed without it, lite               | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.ParseFromString("") | m.MutableExtension(light::x_part)->label() | 3    |
        | a group, parsed without it, lite                 | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.ParseFromString("")   | m.MutableExtension(light::xbox)->label()   | 4    |

      @cpp.message.copy
      Examples:
        | what                                                            | package | extension | change                                                                                                                         | mutable                                    | size |
        | a string, assigned without it                                   | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m = other                                                          | *m.MutableExtension(full::x_text)          | 3    |
        | a string, copied from one that was cleared                      | full::  | x_text    | other.SetExtension(full::x_text, "set before, and not inline"), other.ClearExtension(full::x_text), m = other                  | *m.MutableExtension(full::x_text)          | 3    |
        | a string with a default, assigned without it                    | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m = other                                                        | *m.MutableExtension(full::x_preset)        | 3    |
        | a string with a default, copied from one that was cleared       | full::  | x_preset  | other.SetExtension(full::x_preset, "set before, and not inline"), other.ClearExtension(full::x_preset), m = other              | *m.MutableExtension(full::x_preset)        | 3    |
        | bytes, assigned without it                                      | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m = other                                                          | *m.MutableExtension(full::x_data)          | 3    |
        | bytes, copied from one that was cleared                         | full::  | x_data    | other.SetExtension(full::x_data, "set before, and not inline"), other.ClearExtension(full::x_data), m = other                  | *m.MutableExtension(full::x_data)          | 3    |
        | a message, assigned without it                                  | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m = other                                           | m.MutableExtension(full::x_part)->label()  | 3    |
        | a message, copied from one that was cleared                     | full::  | x_part    | other.MutableExtension(full::x_part)->set_label("set before, and not inline"), other.ClearExtension(full::x_part), m = other   | m.MutableExtension(full::x_part)->label()  | 3    |
        | a group, assigned without it                                    | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m = other                                             | m.MutableExtension(full::xbox)->label()    | 4    |
        | a group, copied from one that was cleared                       | full::  | xbox      | other.MutableExtension(full::xbox)->set_label("set before, and not inline"), other.ClearExtension(full::xbox), m = other       | m.MutableExtension(full::xbox)->label()    | 4    |
        | a string, assigned without it, lite                             | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m = other                                                         | *m.MutableExtension(light::x_text)         | 3    |
        | a string, copied from one that was cleared, lite                | light:: | x_text    | other.SetExtension(light::x_text, "set before, and not inline"), other.ClearExtension(light::x_text), m = other                | *m.MutableExtension(light::x_text)         | 3    |
        | a string with a default, assigned without it, lite              | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m = other                                                       | *m.MutableExtension(light::x_preset)       | 3    |
        | a string with a default, copied from one that was cleared, lite | light:: | x_preset  | other.SetExtension(light::x_preset, "set before, and not inline"), other.ClearExtension(light::x_preset), m = other            | *m.MutableExtension(light::x_preset)       | 3    |
        | bytes, assigned without it, lite                                | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m = other                                                         | *m.MutableExtension(light::x_data)         | 3    |
        | bytes, copied from one that was cleared, lite                   | light:: | x_data    | other.SetExtension(light::x_data, "set before, and not inline"), other.ClearExtension(light::x_data), m = other                | *m.MutableExtension(light::x_data)         | 3    |
        | a message, assigned without it, lite                            | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m = other                                          | m.MutableExtension(light::x_part)->label() | 3    |
        | a message, copied from one that was cleared, lite               | light:: | x_part    | other.MutableExtension(light::x_part)->set_label("set before, and not inline"), other.ClearExtension(light::x_part), m = other | m.MutableExtension(light::x_part)->label() | 3    |
        | a group, assigned without it, lite                              | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m = other                                            | m.MutableExtension(light::xbox)->label()   | 4    |
        | a group, copied from one that was cleared, lite                 | light:: | xbox      | other.MutableExtension(light::xbox)->set_label("set before, and not inline"), other.ClearExtension(light::xbox), m = other     | m.MutableExtension(light::xbox)->label()   | 4    |

      @cpp.message.swap
      Examples:
        | what                                        | package | extension | change                                                                                     | mutable                                    | size |
        | a string, swapped away                      | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.Swap(&other)                 | *m.MutableExtension(full::x_text)          | 3    |
        | a string with a default, swapped away       | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.Swap(&other)               | *m.MutableExtension(full::x_preset)        | 3    |
        | bytes, swapped away                         | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.Swap(&other)                 | *m.MutableExtension(full::x_data)          | 3    |
        | a message, swapped away                     | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.Swap(&other)  | m.MutableExtension(full::x_part)->label()  | 3    |
        | a group, swapped away                       | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.Swap(&other)    | m.MutableExtension(full::xbox)->label()    | 4    |
        | a string, swapped away, lite                | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.Swap(&other)                | *m.MutableExtension(light::x_text)         | 3    |
        | a string with a default, swapped away, lite | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.Swap(&other)              | *m.MutableExtension(light::x_preset)       | 3    |
        | bytes, swapped away, lite                   | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.Swap(&other)                | *m.MutableExtension(light::x_data)         | 3    |
        | a message, swapped away, lite               | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.Swap(&other) | m.MutableExtension(light::x_part)->label() | 3    |
        | a group, swapped away, lite                 | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.Swap(&other)   | m.MutableExtension(light::xbox)->label()   | 4    |

      @cpp.extension.release
      Examples:
        | what                      | package | extension | change                                                                                                               | mutable                                    | size |
        | a message, released       | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), delete m.ReleaseExtension(full::x_part)   | m.MutableExtension(full::x_part)->label()  | 3    |
        | a group, released         | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), delete m.ReleaseExtension(full::xbox)       | m.MutableExtension(full::xbox)->label()    | 4    |
        | a message, released, lite | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), delete m.ReleaseExtension(light::x_part) | m.MutableExtension(light::x_part)->label() | 3    |
        | a group, released, lite   | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), delete m.ReleaseExtension(light::xbox)     | m.MutableExtension(light::xbox)->label()   | 4    |

      @cpp.extension.set-allocated
      Examples:
        | what                              | package | extension | change                                                                                                                      | mutable                                    | size |
        | a message, given null             | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.SetAllocatedExtension(full::x_part, nullptr)   | m.MutableExtension(full::x_part)->label()  | 3    |
        | a message, given null twice       | full::  | x_part    | m.SetAllocatedExtension(full::x_part, nullptr), m.SetAllocatedExtension(full::x_part, nullptr)                              | m.MutableExtension(full::x_part)->label()  | 3    |
        | a group, given null               | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.SetAllocatedExtension(full::xbox, nullptr)       | m.MutableExtension(full::xbox)->label()    | 4    |
        | a group, given null twice         | full::  | xbox      | m.SetAllocatedExtension(full::xbox, nullptr), m.SetAllocatedExtension(full::xbox, nullptr)                                  | m.MutableExtension(full::xbox)->label()    | 4    |
        | a message, given null, lite       | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.SetAllocatedExtension(light::x_part, nullptr) | m.MutableExtension(light::x_part)->label() | 3    |
        | a message, given null twice, lite | light:: | x_part    | m.SetAllocatedExtension(light::x_part, nullptr), m.SetAllocatedExtension(light::x_part, nullptr)                            | m.MutableExtension(light::x_part)->label() | 3    |
        | a group, given null, lite         | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.SetAllocatedExtension(light::xbox, nullptr)     | m.MutableExtension(light::xbox)->label()   | 4    |
        | a group, given null twice, lite   | light:: | xbox      | m.SetAllocatedExtension(light::xbox, nullptr), m.SetAllocatedExtension(light::xbox, nullptr)                                | m.MutableExtension(light::xbox)->label()   | 4    |

      Examples:
        | what                                                            | package | extension | change                                                                                                                                  | mutable                                    | size |
        | a string, cleared with its message                              | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.Clear()                                                                   | *m.MutableExtension(full::x_text)          | 3    |
        | a string, moved away                                            | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), other = std::move(m), m.Clear()                                             | *m.MutableExtension(full::x_text)          | 3    |
        | a string, merged from one that was cleared                      | full::  | x_text    | other.SetExtension(full::x_text, "set before, and not inline"), other.ClearExtension(full::x_text), m.MergeFrom(other)                  | *m.MutableExtension(full::x_text)          | 3    |
        | a string with a default, never set                              | full::  | x_preset  | static_cast<void>(m)                                                                                                                    | *m.MutableExtension(full::x_preset)        | 3    |
        | a string with a default, cleared with its message               | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.Clear()                                                                 | *m.MutableExtension(full::x_preset)        | 3    |
        | a string with a default, moved away                             | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), other = std::move(m), m.Clear()                                           | *m.MutableExtension(full::x_preset)        | 3    |
        | a string with a default, merged from one that was cleared       | full::  | x_preset  | other.SetExtension(full::x_preset, "set before, and not inline"), other.ClearExtension(full::x_preset), m.MergeFrom(other)              | *m.MutableExtension(full::x_preset)        | 3    |
        | bytes, never set                                                | full::  | x_data    | static_cast<void>(m)                                                                                                                    | *m.MutableExtension(full::x_data)          | 3    |
        | bytes, cleared with its message                                 | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.Clear()                                                                   | *m.MutableExtension(full::x_data)          | 3    |
        | bytes, moved away                                               | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), other = std::move(m), m.Clear()                                             | *m.MutableExtension(full::x_data)          | 3    |
        | bytes, merged from one that was cleared                         | full::  | x_data    | other.SetExtension(full::x_data, "set before, and not inline"), other.ClearExtension(full::x_data), m.MergeFrom(other)                  | *m.MutableExtension(full::x_data)          | 3    |
        | a message, never set                                            | full::  | x_part    | static_cast<void>(m)                                                                                                                    | m.MutableExtension(full::x_part)->label()  | 3    |
        | a message, cleared with its message                             | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), m.Clear()                                                    | m.MutableExtension(full::x_part)->label()  | 3    |
        | a message, moved away                                           | full::  | x_part    | m.MutableExtension(full::x_part)->set_label("set before, and not inline"), other = std::move(m), m.Clear()                              | m.MutableExtension(full::x_part)->label()  | 3    |
        | a message, merged from one that was cleared                     | full::  | x_part    | other.MutableExtension(full::x_part)->set_label("set before, and not inline"), other.ClearExtension(full::x_part), m.MergeFrom(other)   | m.MutableExtension(full::x_part)->label()  | 3    |
        | a group, never set                                              | full::  | xbox      | static_cast<void>(m)                                                                                                                    | m.MutableExtension(full::xbox)->label()    | 4    |
        | a group, cleared with its message                               | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), m.Clear()                                                      | m.MutableExtension(full::xbox)->label()    | 4    |
        | a group, moved away                                             | full::  | xbox      | m.MutableExtension(full::xbox)->set_label("set before, and not inline"), other = std::move(m), m.Clear()                                | m.MutableExtension(full::xbox)->label()    | 4    |
        | a group, merged from one that was cleared                       | full::  | xbox      | other.MutableExtension(full::xbox)->set_label("set before, and not inline"), other.ClearExtension(full::xbox), m.MergeFrom(other)       | m.MutableExtension(full::xbox)->label()    | 4    |
        | a string, never set, lite                                       | light:: | x_text    | static_cast<void>(m)                                                                                                                    | *m.MutableExtension(light::x_text)         | 3    |
        | a string, cleared with its message, lite                        | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.Clear()                                                                  | *m.MutableExtension(light::x_text)         | 3    |
        | a string, moved away, lite                                      | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), other = std::move(m), m.Clear()                                            | *m.MutableExtension(light::x_text)         | 3    |
        | a string, merged from one that was cleared, lite                | light:: | x_text    | other.SetExtension(light::x_text, "set before, and not inline"), other.ClearExtension(light::x_text), m.MergeFrom(other)                | *m.MutableExtension(light::x_text)         | 3    |
        | a string with a default, never set, lite                        | light:: | x_preset  | static_cast<void>(m)                                                                                                                    | *m.MutableExtension(light::x_preset)       | 3    |
        | a string with a default, cleared with its message, lite         | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.Clear()                                                                | *m.MutableExtension(light::x_preset)       | 3    |
        | a string with a default, moved away, lite                       | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), other = std::move(m), m.Clear()                                          | *m.MutableExtension(light::x_preset)       | 3    |
        | a string with a default, merged from one that was cleared, lite | light:: | x_preset  | other.SetExtension(light::x_preset, "set before, and not inline"), other.ClearExtension(light::x_preset), m.MergeFrom(other)            | *m.MutableExtension(light::x_preset)       | 3    |
        | bytes, never set, lite                                          | light:: | x_data    | static_cast<void>(m)                                                                                                                    | *m.MutableExtension(light::x_data)         | 3    |
        | bytes, cleared with its message, lite                           | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), m.Clear()                                                                  | *m.MutableExtension(light::x_data)         | 3    |
        | bytes, moved away, lite                                         | light:: | x_data    | m.SetExtension(light::x_data, "set before, and not inline"), other = std::move(m), m.Clear()                                            | *m.MutableExtension(light::x_data)         | 3    |
        | bytes, merged from one that was cleared, lite                   | light:: | x_data    | other.SetExtension(light::x_data, "set before, and not inline"), other.ClearExtension(light::x_data), m.MergeFrom(other)                | *m.MutableExtension(light::x_data)         | 3    |
        | a message, never set, lite                                      | light:: | x_part    | static_cast<void>(m)                                                                                                                    | m.MutableExtension(light::x_part)->label() | 3    |
        | a message, cleared with its message, lite                       | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), m.Clear()                                                   | m.MutableExtension(light::x_part)->label() | 3    |
        | a message, moved away, lite                                     | light:: | x_part    | m.MutableExtension(light::x_part)->set_label("set before, and not inline"), other = std::move(m), m.Clear()                             | m.MutableExtension(light::x_part)->label() | 3    |
        | a message, merged from one that was cleared, lite               | light:: | x_part    | other.MutableExtension(light::x_part)->set_label("set before, and not inline"), other.ClearExtension(light::x_part), m.MergeFrom(other) | m.MutableExtension(light::x_part)->label() | 3    |
        | a group, never set, lite                                        | light:: | xbox      | static_cast<void>(m)                                                                                                                    | m.MutableExtension(light::xbox)->label()   | 4    |
        | a group, cleared with its message, lite                         | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), m.Clear()                                                     | m.MutableExtension(light::xbox)->label()   | 4    |
        | a group, moved away, lite                                       | light:: | xbox      | m.MutableExtension(light::xbox)->set_label("set before, and not inline"), other = std::move(m), m.Clear()                               | m.MutableExtension(light::xbox)->label()   | 4    |
        | a group, merged from one that was cleared, lite                 | light:: | xbox      | other.MutableExtension(light::xbox)->set_label("set before, and not inline"), other.ClearExtension(light::xbox), m.MergeFrom(other)     | m.MutableExtension(light::xbox)->label()   | 4    |

  @cpp.extension.clear @cpp.extension.has @cpp.extension.get
  Rule: `ClearExtension` unsets a singular extension and empties a repeated one (however it became unset)

    Scenario: a number, never set
      Given `full::Sample m`
      And `full::Sample other`
      When `static_cast<void>(m)`
      Then `m.HasExtension(full::x_number)` is `false`
      And `m.GetExtension(full::x_number)` is `-41`
      And `m` serializes to the bytes ``

    Scenario Outline: <what>
      Given `<package>Sample m`
      And `<package>Sample other`
      When `<change>`
      Then `m.HasExtension(<package><extension>)` is `false`
      And `<get>` is `<unset>`
      And `m` serializes to the bytes ``

      @cpp.message.parse-from-string
      Examples:
        | what                              | package | extension | change                                                                 | get                             | unset             |
        | a number, parsed without it       | full::  | x_number  | m.SetExtension(full::x_number, 5), m.ParseFromString("")               | m.GetExtension(full::x_number)  | -41               |
        | an enum, parsed without it        | full::  | x_kind    | m.SetExtension(full::x_kind, full::KIND_LEFT), m.ParseFromString("")   | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | a bool, parsed without it         | full::  | x_flag    | m.SetExtension(full::x_flag, false), m.ParseFromString("")             | m.GetExtension(full::x_flag)    | true              |
        | a double, parsed without it       | full::  | x_real    | m.SetExtension(full::x_real, 0.5), m.ParseFromString("")               | m.GetExtension(full::x_real)    | 2.5               |
        | a number, parsed without it, lite | light:: | x_number  | m.SetExtension(light::x_number, 5), m.ParseFromString("")              | m.GetExtension(light::x_number) | -41               |
        | an enum, parsed without it, lite  | light:: | x_kind    | m.SetExtension(light::x_kind, light::KIND_LEFT), m.ParseFromString("") | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | a bool, parsed without it, lite   | light:: | x_flag    | m.SetExtension(light::x_flag, false), m.ParseFromString("")            | m.GetExtension(light::x_flag)   | true              |
        | a double, parsed without it, lite | light:: | x_real    | m.SetExtension(light::x_real, 0.5), m.ParseFromString("")              | m.GetExtension(light::x_real)   | 2.5               |

      @cpp.message.copy
      Examples:
        | what                                             | package | extension | change                                                                                              | get                             | unset             |
        | a number, assigned without it                    | full::  | x_number  | m.SetExtension(full::x_number, 5), m = other                                                        | m.GetExtension(full::x_number)  | -41               |
        | a number, copied from one that was cleared       | full::  | x_number  | other.SetExtension(full::x_number, 5), other.ClearExtension(full::x_number), m = other              | m.GetExtension(full::x_number)  | -41               |
        | an enum, assigned without it                     | full::  | x_kind    | m.SetExtension(full::x_kind, full::KIND_LEFT), m = other                                            | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | an enum, copied from one that was cleared        | full::  | x_kind    | other.SetExtension(full::x_kind, full::KIND_LEFT), other.ClearExtension(full::x_kind), m = other    | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | a bool, assigned without it                      | full::  | x_flag    | m.SetExtension(full::x_flag, false), m = other                                                      | m.GetExtension(full::x_flag)    | true              |
        | a bool, copied from one that was cleared         | full::  | x_flag    | other.SetExtension(full::x_flag, false), other.ClearExtension(full::x_flag), m = other              | m.GetExtension(full::x_flag)    | true              |
        | a double, assigned without it                    | full::  | x_real    | m.SetExtension(full::x_real, 0.5), m = other                                                        | m.GetExtension(full::x_real)    | 2.5               |
        | a double, copied from one that was cleared       | full::  | x_real    | other.SetExtension(full::x_real, 0.5), other.ClearExtension(full::x_real), m = other                | m.GetExtension(full::x_real)    | 2.5               |
        | a number, assigned without it, lite              | light:: | x_number  | m.SetExtension(light::x_number, 5), m = other                                                       | m.GetExtension(light::x_number) | -41               |
        | a number, copied from one that was cleared, lite | light:: | x_number  | other.SetExtension(light::x_number, 5), other.ClearExtension(light::x_number), m = other            | m.GetExtension(light::x_number) | -41               |
        | an enum, assigned without it, lite               | light:: | x_kind    | m.SetExtension(light::x_kind, light::KIND_LEFT), m = other                                          | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | an enum, copied from one that was cleared, lite  | light:: | x_kind    | other.SetExtension(light::x_kind, light::KIND_LEFT), other.ClearExtension(light::x_kind), m = other | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | a bool, assigned without it, lite                | light:: | x_flag    | m.SetExtension(light::x_flag, false), m = other                                                     | m.GetExtension(light::x_flag)   | true              |
        | a bool, copied from one that was cleared, lite   | light:: | x_flag    | other.SetExtension(light::x_flag, false), other.ClearExtension(light::x_flag), m = other            | m.GetExtension(light::x_flag)   | true              |
        | a double, assigned without it, lite              | light:: | x_real    | m.SetExtension(light::x_real, 0.5), m = other                                                       | m.GetExtension(light::x_real)   | 2.5               |
        | a double, copied from one that was cleared, lite | light:: | x_real    | other.SetExtension(light::x_real, 0.5), other.ClearExtension(light::x_real), m = other              | m.GetExtension(light::x_real)   | 2.5               |

      @cpp.message.swap
      Examples:
        | what                         | package | extension | change                                                          | get                             | unset             |
        | a number, swapped away       | full::  | x_number  | m.SetExtension(full::x_number, 5), m.Swap(&other)               | m.GetExtension(full::x_number)  | -41               |
        | an enum, swapped away        | full::  | x_kind    | m.SetExtension(full::x_kind, full::KIND_LEFT), m.Swap(&other)   | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | a bool, swapped away         | full::  | x_flag    | m.SetExtension(full::x_flag, false), m.Swap(&other)             | m.GetExtension(full::x_flag)    | true              |
        | a double, swapped away       | full::  | x_real    | m.SetExtension(full::x_real, 0.5), m.Swap(&other)               | m.GetExtension(full::x_real)    | 2.5               |
        | a number, swapped away, lite | light:: | x_number  | m.SetExtension(light::x_number, 5), m.Swap(&other)              | m.GetExtension(light::x_number) | -41               |
        | an enum, swapped away, lite  | light:: | x_kind    | m.SetExtension(light::x_kind, light::KIND_LEFT), m.Swap(&other) | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | a bool, swapped away, lite   | light:: | x_flag    | m.SetExtension(light::x_flag, false), m.Swap(&other)            | m.GetExtension(light::x_flag)   | true              |
        | a double, swapped away, lite | light:: | x_real    | m.SetExtension(light::x_real, 0.5), m.Swap(&other)              | m.GetExtension(light::x_real)   | 2.5               |

      Examples:
        | what                                             | package | extension | change                                                                                                                                                             | get                             | unset             |
        | a number, cleared                                | full::  | x_number  | m.SetExtension(full::x_number, 5), m.ClearExtension(full::x_number)                                                                                                | m.GetExtension(full::x_number)  | -41               |
        | a number, cleared twice                          | full::  | x_number  | m.SetExtension(full::x_number, 5), m.ClearExtension(full::x_number), m.ClearExtension(full::x_number)                                                              | m.GetExtension(full::x_number)  | -41               |
        | a number, set again and cleared                  | full::  | x_number  | m.SetExtension(full::x_number, 5), m.ClearExtension(full::x_number), m.SetExtension(full::x_number, 5), m.ClearExtension(full::x_number)                           | m.GetExtension(full::x_number)  | -41               |
        | a number, cleared with its message               | full::  | x_number  | m.SetExtension(full::x_number, 5), m.Clear()                                                                                                                       | m.GetExtension(full::x_number)  | -41               |
        | a number, moved away                             | full::  | x_number  | m.SetExtension(full::x_number, 5), other = std::move(m), m.Clear()                                                                                                 | m.GetExtension(full::x_number)  | -41               |
        | a number, merged from one that was cleared       | full::  | x_number  | other.SetExtension(full::x_number, 5), other.ClearExtension(full::x_number), m.MergeFrom(other)                                                                    | m.GetExtension(full::x_number)  | -41               |
        | an enum, never set                               | full::  | x_kind    | static_cast<void>(m)                                                                                                                                               | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | an enum, cleared                                 | full::  | x_kind    | m.SetExtension(full::x_kind, full::KIND_LEFT), m.ClearExtension(full::x_kind)                                                                                      | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | an enum, cleared twice                           | full::  | x_kind    | m.SetExtension(full::x_kind, full::KIND_LEFT), m.ClearExtension(full::x_kind), m.ClearExtension(full::x_kind)                                                      | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | an enum, set again and cleared                   | full::  | x_kind    | m.SetExtension(full::x_kind, full::KIND_LEFT), m.ClearExtension(full::x_kind), m.SetExtension(full::x_kind, full::KIND_LEFT), m.ClearExtension(full::x_kind)       | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | an enum, cleared with its message                | full::  | x_kind    | m.SetExtension(full::x_kind, full::KIND_LEFT), m.Clear()                                                                                                           | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | an enum, moved away                              | full::  | x_kind    | m.SetExtension(full::x_kind, full::KIND_LEFT), other = std::move(m), m.Clear()                                                                                     | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | an enum, merged from one that was cleared        | full::  | x_kind    | other.SetExtension(full::x_kind, full::KIND_LEFT), other.ClearExtension(full::x_kind), m.MergeFrom(other)                                                          | m.GetExtension(full::x_kind)    | full::KIND_RIGHT  |
        | a bool, never set                                | full::  | x_flag    | static_cast<void>(m)                                                                                                                                               | m.GetExtension(full::x_flag)    | true              |
        | a bool, cleared                                  | full::  | x_flag    | m.SetExtension(full::x_flag, false), m.ClearExtension(full::x_flag)                                                                                                | m.GetExtension(full::x_flag)    | true              |
        | a bool, cleared twice                            | full::  | x_flag    | m.SetExtension(full::x_flag, false), m.ClearExtension(full::x_flag), m.ClearExtension(full::x_flag)                                                                | m.GetExtension(full::x_flag)    | true              |
        | a bool, set again and cleared                    | full::  | x_flag    | m.SetExtension(full::x_flag, false), m.ClearExtension(full::x_flag), m.SetExtension(full::x_flag, false), m.ClearExtension(full::x_flag)                           | m.GetExtension(full::x_flag)    | true              |
        | a bool, cleared with its message                 | full::  | x_flag    | m.SetExtension(full::x_flag, false), m.Clear()                                                                                                                     | m.GetExtension(full::x_flag)    | true              |
        | a bool, moved away                               | full::  | x_flag    | m.SetExtension(full::x_flag, false), other = std::move(m), m.Clear()                                                                                               | m.GetExtension(full::x_flag)    | true              |
        | a bool, merged from one that was cleared         | full::  | x_flag    | other.SetExtension(full::x_flag, false), other.ClearExtension(full::x_flag), m.MergeFrom(other)                                                                    | m.GetExtension(full::x_flag)    | true              |
        | a double, never set                              | full::  | x_real    | static_cast<void>(m)                                                                                                                                               | m.GetExtension(full::x_real)    | 2.5               |
        | a double, cleared                                | full::  | x_real    | m.SetExtension(full::x_real, 0.5), m.ClearExtension(full::x_real)                                                                                                  | m.GetExtension(full::x_real)    | 2.5               |
        | a double, cleared twice                          | full::  | x_real    | m.SetExtension(full::x_real, 0.5), m.ClearExtension(full::x_real), m.ClearExtension(full::x_real)                                                                  | m.GetExtension(full::x_real)    | 2.5               |
        | a double, set again and cleared                  | full::  | x_real    | m.SetExtension(full::x_real, 0.5), m.ClearExtension(full::x_real), m.SetExtension(full::x_real, 0.5), m.ClearExtension(full::x_real)                               | m.GetExtension(full::x_real)    | 2.5               |
        | a double, cleared with its message               | full::  | x_real    | m.SetExtension(full::x_real, 0.5), m.Clear()                                                                                                                       | m.GetExtension(full::x_real)    | 2.5               |
        | a double, moved away                             | full::  | x_real    | m.SetExtension(full::x_real, 0.5), other = std::move(m), m.Clear()                                                                                                 | m.GetExtension(full::x_real)    | 2.5               |
        | a double, merged from one that was cleared       | full::  | x_real    | other.SetExtension(full::x_real, 0.5), other.ClearExtension(full::x_real), m.MergeFrom(other)                                                                      | m.GetExtension(full::x_real)    | 2.5               |
        | a number, never set, lite                        | light:: | x_number  | static_cast<void>(m)                                                                                                                                               | m.GetExtension(light::x_number) | -41               |
        | a number, cleared, lite                          | light:: | x_number  | m.SetExtension(light::x_number, 5), m.ClearExtension(light::x_number)                                                                                              | m.GetExtension(light::x_number) | -41               |
        | a number, cleared twice, lite                    | light:: | x_number  | m.SetExtension(light::x_number, 5), m.ClearExtension(light::x_number), m.ClearExtension(light::x_number)                                                           | m.GetExtension(light::x_number) | -41               |
        | a number, set again and cleared, lite            | light:: | x_number  | m.SetExtension(light::x_number, 5), m.ClearExtension(light::x_number), m.SetExtension(light::x_number, 5), m.ClearExtension(light::x_number)                       | m.GetExtension(light::x_number) | -41               |
        | a number, cleared with its message, lite         | light:: | x_number  | m.SetExtension(light::x_number, 5), m.Clear()                                                                                                                      | m.GetExtension(light::x_number) | -41               |
        | a number, moved away, lite                       | light:: | x_number  | m.SetExtension(light::x_number, 5), other = std::move(m), m.Clear()                                                                                                | m.GetExtension(light::x_number) | -41               |
        | a number, merged from one that was cleared, lite | light:: | x_number  | other.SetExtension(light::x_number, 5), other.ClearExtension(light::x_number), m.MergeFrom(other)                                                                  | m.GetExtension(light::x_number) | -41               |
        | an enum, never set, lite                         | light:: | x_kind    | static_cast<void>(m)                                                                                                                                               | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | an enum, cleared, lite                           | light:: | x_kind    | m.SetExtension(light::x_kind, light::KIND_LEFT), m.ClearExtension(light::x_kind)                                                                                   | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | an enum, cleared twice, lite                     | light:: | x_kind    | m.SetExtension(light::x_kind, light::KIND_LEFT), m.ClearExtension(light::x_kind), m.ClearExtension(light::x_kind)                                                  | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | an enum, set again and cleared, lite             | light:: | x_kind    | m.SetExtension(light::x_kind, light::KIND_LEFT), m.ClearExtension(light::x_kind), m.SetExtension(light::x_kind, light::KIND_LEFT), m.ClearExtension(light::x_kind) | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | an enum, cleared with its message, lite          | light:: | x_kind    | m.SetExtension(light::x_kind, light::KIND_LEFT), m.Clear()                                                                                                         | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | an enum, moved away, lite                        | light:: | x_kind    | m.SetExtension(light::x_kind, light::KIND_LEFT), other = std::move(m), m.Clear()                                                                                   | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | an enum, merged from one that was cleared, lite  | light:: | x_kind    | other.SetExtension(light::x_kind, light::KIND_LEFT), other.ClearExtension(light::x_kind), m.MergeFrom(other)                                                       | m.GetExtension(light::x_kind)   | light::KIND_RIGHT |
        | a bool, never set, lite                          | light:: | x_flag    | static_cast<void>(m)                                                                                                                                               | m.GetExtension(light::x_flag)   | true              |
        | a bool, cleared, lite                            | light:: | x_flag    | m.SetExtension(light::x_flag, false), m.ClearExtension(light::x_flag)                                                                                              | m.GetExtension(light::x_flag)   | true              |
        | a bool, cleared twice, lite                      | light:: | x_flag    | m.SetExtension(light::x_flag, false), m.ClearExtension(light::x_flag), m.ClearExtension(light::x_flag)                                                             | m.GetExtension(light::x_flag)   | true              |
        | a bool, set again and cleared, lite              | light:: | x_flag    | m.SetExtension(light::x_flag, false), m.ClearExtension(light::x_flag), m.SetExtension(light::x_flag, false), m.ClearExtension(light::x_flag)                       | m.GetExtension(light::x_flag)   | true              |
        | a bool, cleared with its message, lite           | light:: | x_flag    | m.SetExtension(light::x_flag, false), m.Clear()                                                                                                                    | m.GetExtension(light::x_flag)   | true              |
        | a bool, moved away, lite                         | light:: | x_flag    | m.SetExtension(light::x_flag, false), other = std::move(m), m.Clear()                                                                                              | m.GetExtension(light::x_flag)   | true              |
        | a bool, merged from one that was cleared, lite   | light:: | x_flag    | other.SetExtension(light::x_flag, false), other.ClearExtension(light::x_flag), m.MergeFrom(other)                                                                  | m.GetExtension(light::x_flag)   | true              |
        | a double, never set, lite                        | light:: | x_real    | static_cast<void>(m)                                                                                                                                               | m.GetExtension(light::x_real)   | 2.5               |
        | a double, cleared, lite                          | light:: | x_real    | m.SetExtension(light::x_real, 0.5), m.ClearExtension(light::x_real)                                                                                                | m.GetExtension(light::x_real)   | 2.5               |
        | a double, cleared twice, lite                    | light:: | x_real    | m.SetExtension(light::x_real, 0.5), m.ClearExtension(light::x_real), m.ClearExtension(light::x_real)                                                               | m.GetExtension(light::x_real)   | 2.5               |
        | a double, set again and cleared, lite            | light:: | x_real    | m.SetExtension(light::x_real, 0.5), m.ClearExtension(light::x_real), m.SetExtension(light::x_real, 0.5), m.ClearExtension(light::x_real)                           | m.GetExtension(light::x_real)   | 2.5               |
        | a double, cleared with its message, lite         | light:: | x_real    | m.SetExtension(light::x_real, 0.5), m.Clear()                                                                                                                      | m.GetExtension(light::x_real)   | 2.5               |
        | a double, moved away, lite                       | light:: | x_real    | m.SetExtension(light::x_real, 0.5), other = std::move(m), m.Clear()                                                                                                | m.GetExtension(light::x_real)   | 2.5               |
        | a double, merged from one that was cleared, lite | light:: | x_real    | other.SetExtension(light::x_real, 0.5), other.ClearExtension(light::x_real), m.MergeFrom(other)                                                                    | m.GetExtension(light::x_real)   | 2.5               |

  @cpp.extension.set
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (again, however it became unset)

    Scenario: a string, cleared
      Given `full::Sample m`
      And `full::Sample other`
      When `m.SetExtension(full::x_text, "set before, and not inline"), m.ClearExtension(full::x_text)`
      And `m.SetExtension(full::x_text, "ab")`
      Then `m.HasExtension(full::x_text)` is `true`
      And `m.GetExtension(full::x_text)` is `"ab"s`
      And `m` serializes to the bytes `a2 06 02 61 62`

    Scenario Outline: <what>
      Given `<package>Sample m`
      And `<package>Sample other`
      When `<change>`
      And `m.SetExtension(<package><extension>, <value>)`
      Then `m.HasExtension(<package><extension>)` is `true`
      And `m.GetExtension(<package><extension>)` is `<get>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                             | package | extension | change                                                                                         | value            | get              | bytes                         |
        | a string, cleared with its message               | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.Clear()                          | "ab"             | "ab"s            | a2 06 02 61 62                |
        | a string, parsed without it                      | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m.ParseFromString("")              | "ab"             | "ab"s            | a2 06 02 61 62                |
        | a string, assigned without it                    | full::  | x_text    | m.SetExtension(full::x_text, "set before, and not inline"), m = other                          | "ab"             | "ab"s            | a2 06 02 61 62                |
        | a string with a default, cleared                 | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ClearExtension(full::x_preset) | "unset"          | "unset"s         | aa 06 05 75 6e 73 65 74       |
        | a string with a default, parsed without it       | full::  | x_preset  | m.SetExtension(full::x_preset, "set before, and not inline"), m.ParseFromString("")            | "unset"          | "unset"s         | aa 06 05 75 6e 73 65 74       |
        | bytes, cleared                                   | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.ClearExtension(full::x_data)     | "ab"             | "ab"s            | b2 06 02 61 62                |
        | bytes, cleared with its message                  | full::  | x_data    | m.SetExtension(full::x_data, "set before, and not inline"), m.Clear()                          | "ab"             | "ab"s            | b2 06 02 61 62                |
        | a number, cleared                                | full::  | x_number  | m.SetExtension(full::x_number, 5), m.ClearExtension(full::x_number)                            | 0                | 0                | c8 06 00                      |
        | a number, cleared with its message               | full::  | x_number  | m.SetExtension(full::x_number, 5), m.Clear()                                                   | 0                | 0                | c8 06 00                      |
        | a number, parsed without it                      | full::  | x_number  | m.SetExtension(full::x_number, 5), m.ParseFromString("")                                       | 0                | 0                | c8 06 00                      |
        | an enum, cleared                                 | full::  | x_kind    | m.SetExtension(full::x_kind, full::KIND_LEFT), m.ClearExtension(full::x_kind)                  | full::KIND_NONE  | full::KIND_NONE  | d0 06 00                      |
        | a bool, cleared                                  | full::  | x_flag    | m.SetExtension(full::x_flag, true), m.ClearExtension(full::x_flag)                             | false            | false            | d8 06 00                      |
        | a double, cleared                                | full::  | x_real    | m.SetExtension(full::x_real, 0.5), m.ClearExtension(full::x_real)                              | 0.0              | 0.0              | e1 06 00 00 00 00 00 00 00 00 |
        | a string, cleared, lite                          | light:: | x_text    | m.SetExtension(light::x_text, "set before, and not inline"), m.ClearExtension(light::x_text)   | "ab"             | "ab"s            | a2 06 02 61 62                |
        | a string with a default, parsed without it, lite | light:: | x_preset  | m.SetExtension(light::x_preset, "set before, and not inline"), m.ParseFromString("")           | "unset"          | "unset"s         | aa 06 05 75 6e 73 65 74       |
        | a number, cleared, lite                          | light:: | x_number  | m.SetExtension(light::x_number, 5), m.ClearExtension(light::x_number)                          | 0                | 0                | c8 06 00                      |
        | an enum, cleared with its message, lite          | light:: | x_kind    | m.SetExtension(light::x_kind, light::KIND_LEFT), m.Clear()                                     | light::KIND_NONE | light::KIND_NONE | d0 06 00                      |
