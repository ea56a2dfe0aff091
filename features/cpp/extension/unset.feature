@needs.cpp
Feature: Extensions that are unset
  Whichever way an extension was unset, it is not set afterwards, has its default, and a change starts from that default.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Host { optional int32 id = 1; extensions 100 to 199; }
      message Part { optional int32 id = 1; optional string label = 2; }
      enum Kind { KIND_TWO = 2; KIND_ONE = 1; }
      extend Host {
        optional int32 x_number = 100;
        optional sint64 x_preset = 101 [default = -5];
        optional bool x_flag = 102 [default = true];
        optional double x_real = 103;
        optional string x_text = 104;
        optional bytes x_data = 105 [default = "unset"];
        optional Kind x_kind = 106;
        optional Part x_part = 107;
        optional group XBox = 108 { optional int32 id = 1; optional string label = 2; }
      }
      """

  @cpp.extension.has @cpp.extension.get
  Rule: `HasExtension` tells whether a singular extension is set (each way to unset it)

    Scenario: a number after its clear function
      Given `Host m`
      And `Host other`
      And `m.SetExtension(x_number, 7)`
      And `other.ClearExtension(x_number)`
      When `m.ClearExtension(x_number)`
      Then `m.HasExtension(x_number)` is `false`
      And `m.GetExtension(x_number)` is `0`
      And `m` serializes to the bytes ``

    Scenario Outline: <what> after <way>
      Given `Host m`
      And `Host other`
      And `<set>`
      And `<before>`
      When `<unset>`
      Then `<host>.HasExtension(<id>)` is `false`
      And `<host>.GetExtension(<id>)` is `<default>`
      And `<host>` serializes to the bytes ``

      Examples:
        | way                         | what                    | id       | set                                                      | before                               | unset                                            | host  | default  |
        | Clear                       | a number                | x_number | m.SetExtension(x_number, 7)                              | other.ClearExtension(x_number)       | m.Clear()                                        | m     | 0        |
        | parsing nothing             | a number                | x_number | m.SetExtension(x_number, 7)                              | other.ClearExtension(x_number)       | m.ParseFromString("")                            | m     | 0        |
        | an empty message            | a number                | x_number | m.SetExtension(x_number, 7)                              | other.ClearExtension(x_number)       | m = other                                        | m     | 0        |
        | a swap                      | a number                | x_number | m.SetExtension(x_number, 7)                              | other.ClearExtension(x_number)       | m.Swap(&other)                                   | m     | 0        |
        | a copy of what was cleared  | a number                | x_number | m.SetExtension(x_number, 7)                              | other.ClearExtension(x_number)       | m.ClearExtension(x_number), other = m            | other | 0        |
        | a copy over one that is set | a number                | x_number | m.SetExtension(x_number, 7)                              | other.SetExtension(x_number, 8)      | m.ClearExtension(x_number), other = m            | other | 0        |
        | a merge of what was cleared | a number                | x_number | m.SetExtension(x_number, 7)                              | other.ClearExtension(x_number)       | m.ClearExtension(x_number), other.MergeFrom(m)   | other | 0        |
        | a move of what was cleared  | a number                | x_number | m.SetExtension(x_number, 7)                              | other.SetExtension(x_number, 8)      | m.ClearExtension(x_number), other = std::move(m) | other | 0        |
        | its clear function          | a number with a default | x_preset | m.SetExtension(x_preset, 7)                              | other.ClearExtension(x_preset)       | m.ClearExtension(x_preset)                       | m     | -5       |
        | Clear                       | a number with a default | x_preset | m.SetExtension(x_preset, 7)                              | other.ClearExtension(x_preset)       | m.Clear()                                        | m     | -5       |
        | parsing nothing             | a number with a default | x_preset | m.SetExtension(x_preset, 7)                              | other.ClearExtension(x_preset)       | m.ParseFromString("")                            | m     | -5       |
        | an empty message            | a number with a default | x_preset | m.SetExtension(x_preset, 7)                              | other.ClearExtension(x_preset)       | m = other                                        | m     | -5       |
        | a swap                      | a number with a default | x_preset | m.SetExtension(x_preset, 7)                              | other.ClearExtension(x_preset)       | m.Swap(&other)                                   | m     | -5       |
        | a copy of what was cleared  | a number with a default | x_preset | m.SetExtension(x_preset, 7)                              | other.ClearExtension(x_preset)       | m.ClearExtension(x_preset), other = m            | other | -5       |
        | a copy over one that is set | a number with a default | x_preset | m.SetExtension(x_preset, 7)                              | other.SetExtension(x_preset, 8)      | m.ClearExtension(x_preset), other = m            | other | -5       |
        | a merge of what was cleared | a number with a default | x_preset | m.SetExtension(x_preset, 7)                              | other.ClearExtension(x_preset)       | m.ClearExtension(x_preset), other.MergeFrom(m)   | other | -5       |
        | a move of what was cleared  | a number with a default | x_preset | m.SetExtension(x_preset, 7)                              | other.SetExtension(x_preset, 8)      | m.ClearExtension(x_preset), other = std::move(m) | other | -5       |
        | its clear function          | a bool                  | x_flag   | m.SetExtension(x_flag, false)                            | other.ClearExtension(x_flag)         | m.ClearExtension(x_flag)                         | m     | true     |
        | Clear                       | a bool                  | x_flag   | m.SetExtension(x_flag, false)                            | other.ClearExtension(x_flag)         | m.Clear()                                        | m     | true     |
        | parsing nothing             | a bool                  | x_flag   | m.SetExtension(x_flag, false)                            | other.ClearExtension(x_flag)         | m.ParseFromString("")                            | m     | true     |
        | an empty message            | a bool                  | x_flag   | m.SetExtension(x_flag, false)                            | other.ClearExtension(x_flag)         | m = other                                        | m     | true     |
        | a swap                      | a bool                  | x_flag   | m.SetExtension(x_flag, false)                            | other.ClearExtension(x_flag)         | m.Swap(&other)                                   | m     | true     |
        | a copy of what was cleared  | a bool                  | x_flag   | m.SetExtension(x_flag, false)                            | other.ClearExtension(x_flag)         | m.ClearExtension(x_flag), other = m              | other | true     |
        | a copy over one that is set | a bool                  | x_flag   | m.SetExtension(x_flag, false)                            | other.SetExtension(x_flag, false)    | m.ClearExtension(x_flag), other = m              | other | true     |
        | a merge of what was cleared | a bool                  | x_flag   | m.SetExtension(x_flag, false)                            | other.ClearExtension(x_flag)         | m.ClearExtension(x_flag), other.MergeFrom(m)     | other | true     |
        | a move of what was cleared  | a bool                  | x_flag   | m.SetExtension(x_flag, false)                            | other.SetExtension(x_flag, false)    | m.ClearExtension(x_flag), other = std::move(m)   | other | true     |
        | its clear function          | a double                | x_real   | m.SetExtension(x_real, 1.5)                              | other.ClearExtension(x_real)         | m.ClearExtension(x_real)                         | m     | 0.0      |
        | Clear                       | a double                | x_real   | m.SetExtension(x_real, 1.5)                              | other.ClearExtension(x_real)         | m.Clear()                                        | m     | 0.0      |
        | parsing nothing             | a double                | x_real   | m.SetExtension(x_real, 1.5)                              | other.ClearExtension(x_real)         | m.ParseFromString("")                            | m     | 0.0      |
        | an empty message            | a double                | x_real   | m.SetExtension(x_real, 1.5)                              | other.ClearExtension(x_real)         | m = other                                        | m     | 0.0      |
        | a swap                      | a double                | x_real   | m.SetExtension(x_real, 1.5)                              | other.ClearExtension(x_real)         | m.Swap(&other)                                   | m     | 0.0      |
        | a copy of what was cleared  | a double                | x_real   | m.SetExtension(x_real, 1.5)                              | other.ClearExtension(x_real)         | m.ClearExtension(x_real), other = m              | other | 0.0      |
        | a copy over one that is set | a double                | x_real   | m.SetExtension(x_real, 1.5)                              | other.SetExtension(x_real, 2.5)      | m.ClearExtension(x_real), other = m              | other | 0.0      |
        | a merge of what was cleared | a double                | x_real   | m.SetExtension(x_real, 1.5)                              | other.ClearExtension(x_real)         | m.ClearExtension(x_real), other.MergeFrom(m)     | other | 0.0      |
        | a move of what was cleared  | a double                | x_real   | m.SetExtension(x_real, 1.5)                              | other.SetExtension(x_real, 2.5)      | m.ClearExtension(x_real), other = std::move(m)   | other | 0.0      |
        | its clear function          | a string                | x_text   | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)         | m.ClearExtension(x_text)                         | m     | ""s      |
        | Clear                       | a string                | x_text   | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)         | m.Clear()                                        | m     | ""s      |
        | parsing nothing             | a string                | x_text   | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)         | m.ParseFromString("")                            | m     | ""s      |
        | an empty message            | a string                | x_text   | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)         | m = other                                        | m     | ""s      |
        | a swap                      | a string                | x_text   | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)         | m.Swap(&other)                                   | m     | ""s      |
        | a copy of what was cleared  | a string                | x_text   | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)         | m.ClearExtension(x_text), other = m              | other | ""s      |
        | a copy over one that is set | a string                | x_text   | m.SetExtension(x_text, "set, and too long to be inline") | other.SetExtension(x_text, "before") | m.ClearExtension(x_text), other = m              | other | ""s      |
        | a merge of what was cleared | a string                | x_text   | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)         | m.ClearExtension(x_text), other.MergeFrom(m)     | other | ""s      |
        | a move of what was cleared  | a string                | x_text   | m.SetExtension(x_text, "set, and too long to be inline") | other.SetExtension(x_text, "before") | m.ClearExtension(x_text), other = std::move(m)   | other | ""s      |
        | its clear function          | bytes with a default    | x_data   | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)         | m.ClearExtension(x_data)                         | m     | "unset"s |
        | Clear                       | bytes with a default    | x_data   | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)         | m.Clear()                                        | m     | "unset"s |
        | parsing nothing             | bytes with a default    | x_data   | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)         | m.ParseFromString("")                            | m     | "unset"s |
        | an empty message            | bytes with a default    | x_data   | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)         | m = other                                        | m     | "unset"s |
        | a swap                      | bytes with a default    | x_data   | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)         | m.Swap(&other)                                   | m     | "unset"s |
        | a copy of what was cleared  | bytes with a default    | x_data   | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)         | m.ClearExtension(x_data), other = m              | other | "unset"s |
        | a copy over one that is set | bytes with a default    | x_data   | m.SetExtension(x_data, "set")                            | other.SetExtension(x_data, "before") | m.ClearExtension(x_data), other = m              | other | "unset"s |
        | a merge of what was cleared | bytes with a default    | x_data   | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)         | m.ClearExtension(x_data), other.MergeFrom(m)     | other | "unset"s |
        | a move of what was cleared  | bytes with a default    | x_data   | m.SetExtension(x_data, "set")                            | other.SetExtension(x_data, "before") | m.ClearExtension(x_data), other = std::move(m)   | other | "unset"s |
        | its clear function          | an enum                 | x_kind   | m.SetExtension(x_kind, KIND_ONE)                         | other.ClearExtension(x_kind)         | m.ClearExtension(x_kind)                         | m     | KIND_TWO |
        | Clear                       | an enum                 | x_kind   | m.SetExtension(x_kind, KIND_ONE)                         | other.ClearExtension(x_kind)         | m.Clear()                                        | m     | KIND_TWO |
        | parsing nothing             | an enum                 | x_kind   | m.SetExtension(x_kind, KIND_ONE)                         | other.ClearExtension(x_kind)         | m.ParseFromString("")                            | m     | KIND_TWO |
        | an empty message            | an enum                 | x_kind   | m.SetExtension(x_kind, KIND_ONE)                         | other.ClearExtension(x_kind)         | m = other                                        | m     | KIND_TWO |
        | a swap                      | an enum                 | x_kind   | m.SetExtension(x_kind, KIND_ONE)                         | other.ClearExtension(x_kind)         | m.Swap(&other)                                   | m     | KIND_TWO |
        | a copy of what was cleared  | an enum                 | x_kind   | m.SetExtension(x_kind, KIND_ONE)                         | other.ClearExtension(x_kind)         | m.ClearExtension(x_kind), other = m              | other | KIND_TWO |
        | a copy over one that is set | an enum                 | x_kind   | m.SetExtension(x_kind, KIND_ONE)                         | other.SetExtension(x_kind, KIND_TWO) | m.ClearExtension(x_kind), other = m              | other | KIND_TWO |
        | a merge of what was cleared | an enum                 | x_kind   | m.SetExtension(x_kind, KIND_ONE)                         | other.ClearExtension(x_kind)         | m.ClearExtension(x_kind), other.MergeFrom(m)     | other | KIND_TWO |
        | a move of what was cleared  | an enum                 | x_kind   | m.SetExtension(x_kind, KIND_ONE)                         | other.SetExtension(x_kind, KIND_TWO) | m.ClearExtension(x_kind), other = std::move(m)   | other | KIND_TWO |

  @cpp.extension.has @cpp.extension.message-unset
  Rule: `HasExtension` tells whether a singular extension is set (each way to unset a message)

    Scenario: a message after its clear function
      Given `Host m`
      And `Host other`
      And `m.MutableExtension(x_part)->set_id(7)`
      And `other.ClearExtension(x_part)`
      When `m.ClearExtension(x_part)`
      Then `m.HasExtension(x_part)` is `false`
      And `m.GetExtension(x_part).ByteSizeLong()` is `0u`
      And `m` serializes to the bytes ``

    Scenario Outline: <what> after <way>
      Given `Host m`
      And `Host other`
      And `<set>`
      And `<before>`
      When `<unset>`
      Then `<host>.HasExtension(<id>)` is `false`
      And `<host>.GetExtension(<id>).ByteSizeLong()` is `0u`
      And `<host>` serializes to the bytes ``

      Examples:
        | way                         | what      | id     | set                                   | before                                              | unset                                          | host  |
        | Clear                       | a message | x_part | m.MutableExtension(x_part)->set_id(7) | other.ClearExtension(x_part)                        | m.Clear()                                      | m     |
        | parsing nothing             | a message | x_part | m.MutableExtension(x_part)->set_id(7) | other.ClearExtension(x_part)                        | m.ParseFromString("")                          | m     |
        | an empty message            | a message | x_part | m.MutableExtension(x_part)->set_id(7) | other.ClearExtension(x_part)                        | m = other                                      | m     |
        | a swap                      | a message | x_part | m.MutableExtension(x_part)->set_id(7) | other.ClearExtension(x_part)                        | m.Swap(&other)                                 | m     |
        | a copy of what was cleared  | a message | x_part | m.MutableExtension(x_part)->set_id(7) | other.ClearExtension(x_part)                        | m.ClearExtension(x_part), other = m            | other |
        | a copy over one that is set | a message | x_part | m.MutableExtension(x_part)->set_id(7) | other.MutableExtension(x_part)->set_label("before") | m.ClearExtension(x_part), other = m            | other |
        | a merge of what was cleared | a message | x_part | m.MutableExtension(x_part)->set_id(7) | other.ClearExtension(x_part)                        | m.ClearExtension(x_part), other.MergeFrom(m)   | other |
        | a move of what was cleared  | a message | x_part | m.MutableExtension(x_part)->set_id(7) | other.MutableExtension(x_part)->set_label("before") | m.ClearExtension(x_part), other = std::move(m) | other |
        | its clear function          | a group   | xbox   | m.MutableExtension(xbox)->set_id(7)   | other.ClearExtension(xbox)                          | m.ClearExtension(xbox)                         | m     |
        | Clear                       | a group   | xbox   | m.MutableExtension(xbox)->set_id(7)   | other.ClearExtension(xbox)                          | m.Clear()                                      | m     |
        | parsing nothing             | a group   | xbox   | m.MutableExtension(xbox)->set_id(7)   | other.ClearExtension(xbox)                          | m.ParseFromString("")                          | m     |
        | an empty message            | a group   | xbox   | m.MutableExtension(xbox)->set_id(7)   | other.ClearExtension(xbox)                          | m = other                                      | m     |
        | a swap                      | a group   | xbox   | m.MutableExtension(xbox)->set_id(7)   | other.ClearExtension(xbox)                          | m.Swap(&other)                                 | m     |
        | a copy of what was cleared  | a group   | xbox   | m.MutableExtension(xbox)->set_id(7)   | other.ClearExtension(xbox)                          | m.ClearExtension(xbox), other = m              | other |
        | a copy over one that is set | a group   | xbox   | m.MutableExtension(xbox)->set_id(7)   | other.MutableExtension(xbox)->set_label("before")   | m.ClearExtension(xbox), other = m              | other |
        | a merge of what was cleared | a group   | xbox   | m.MutableExtension(xbox)->set_id(7)   | other.ClearExtension(xbox)                          | m.ClearExtension(xbox), other.MergeFrom(m)     | other |
        | a move of what was cleared  | a group   | xbox   | m.MutableExtension(xbox)->set_id(7)   | other.MutableExtension(xbox)->set_label("before")   | m.ClearExtension(xbox), other = std::move(m)   | other |

  @cpp.extension.mutable
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (each way to unset it)

    Scenario: a message after its clear function
      Given `Host m`
      And `Host other`
      And `m.MutableExtension(x_part)->set_id(7)`
      And `other.ClearExtension(x_part)`
      When `m.ClearExtension(x_part)`
      And `Host changed`
      And `changed.MutableExtension(x_part)`
      And `m.MutableExtension(x_part)`
      Then `m.HasExtension(x_part)` is `true`
      And `m.SerializeAsString()` is `changed.SerializeAsString()`

    Scenario Outline: <what> after <way>
      Given `Host m`
      And `Host other`
      And `<set>`
      And `<before>`
      When `<unset>`
      And `Host changed`
      And `changed.MutableExtension(<id>)`
      And `<host>.MutableExtension(<id>)`
      Then `<host>.HasExtension(<id>)` is `true`
      And `<host>.SerializeAsString()` is `changed.SerializeAsString()`

      Examples:
        | way                         | what                 | id     | set                                                      | before                                              | unset                                          | host  |
        | Clear                       | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.ClearExtension(x_part)                        | m.Clear()                                      | m     |
        | parsing nothing             | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.ClearExtension(x_part)                        | m.ParseFromString("")                          | m     |
        | an empty message            | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.ClearExtension(x_part)                        | m = other                                      | m     |
        | a swap                      | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.ClearExtension(x_part)                        | m.Swap(&other)                                 | m     |
        | a copy of what was cleared  | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.ClearExtension(x_part)                        | m.ClearExtension(x_part), other = m            | other |
        | a copy over one that is set | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.MutableExtension(x_part)->set_label("before") | m.ClearExtension(x_part), other = m            | other |
        | a merge of what was cleared | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.ClearExtension(x_part)                        | m.ClearExtension(x_part), other.MergeFrom(m)   | other |
        | a move of what was cleared  | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.MutableExtension(x_part)->set_label("before") | m.ClearExtension(x_part), other = std::move(m) | other |
        | its release                 | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.ClearExtension(x_part)                        | delete m.ReleaseExtension(x_part)              | m     |
        | a null pointer              | a message            | x_part | m.MutableExtension(x_part)->set_id(7)                    | other.ClearExtension(x_part)                        | m.SetAllocatedExtension(x_part, nullptr)       | m     |
        | its clear function          | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.ClearExtension(xbox)                          | m.ClearExtension(xbox)                         | m     |
        | Clear                       | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.ClearExtension(xbox)                          | m.Clear()                                      | m     |
        | parsing nothing             | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.ClearExtension(xbox)                          | m.ParseFromString("")                          | m     |
        | an empty message            | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.ClearExtension(xbox)                          | m = other                                      | m     |
        | a swap                      | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.ClearExtension(xbox)                          | m.Swap(&other)                                 | m     |
        | a copy of what was cleared  | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.ClearExtension(xbox)                          | m.ClearExtension(xbox), other = m              | other |
        | a copy over one that is set | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.MutableExtension(xbox)->set_label("before")   | m.ClearExtension(xbox), other = m              | other |
        | a merge of what was cleared | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.ClearExtension(xbox)                          | m.ClearExtension(xbox), other.MergeFrom(m)     | other |
        | a move of what was cleared  | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.MutableExtension(xbox)->set_label("before")   | m.ClearExtension(xbox), other = std::move(m)   | other |
        | its release                 | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.ClearExtension(xbox)                          | delete m.ReleaseExtension(xbox)                | m     |
        | a null pointer              | a group              | xbox   | m.MutableExtension(xbox)->set_id(7)                      | other.ClearExtension(xbox)                          | m.SetAllocatedExtension(xbox, nullptr)         | m     |
        | its clear function          | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)                        | m.ClearExtension(x_text)                       | m     |
        | Clear                       | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)                        | m.Clear()                                      | m     |
        | parsing nothing             | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)                        | m.ParseFromString("")                          | m     |
        | an empty message            | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)                        | m = other                                      | m     |
        | a swap                      | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)                        | m.Swap(&other)                                 | m     |
        | a copy of what was cleared  | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)                        | m.ClearExtension(x_text), other = m            | other |
        | a copy over one that is set | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.SetExtension(x_text, "before")                | m.ClearExtension(x_text), other = m            | other |
        | a merge of what was cleared | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)                        | m.ClearExtension(x_text), other.MergeFrom(m)   | other |
        | a move of what was cleared  | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.SetExtension(x_text, "before")                | m.ClearExtension(x_text), other = std::move(m) | other |
        | its release                 | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)                        | delete m.ReleaseExtension(x_text)              | m     |
        | a null pointer              | a string             | x_text | m.SetExtension(x_text, "set, and too long to be inline") | other.ClearExtension(x_text)                        | m.SetAllocatedExtension(x_text, nullptr)       | m     |
        | its clear function          | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)                        | m.ClearExtension(x_data)                       | m     |
        | Clear                       | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)                        | m.Clear()                                      | m     |
        | parsing nothing             | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)                        | m.ParseFromString("")                          | m     |
        | an empty message            | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)                        | m = other                                      | m     |
        | a swap                      | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)                        | m.Swap(&other)                                 | m     |
        | a copy of what was cleared  | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)                        | m.ClearExtension(x_data), other = m            | other |
        | a copy over one that is set | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.SetExtension(x_data, "before")                | m.ClearExtension(x_data), other = m            | other |
        | a merge of what was cleared | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)                        | m.ClearExtension(x_data), other.MergeFrom(m)   | other |
        | a move of what was cleared  | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.SetExtension(x_data, "before")                | m.ClearExtension(x_data), other = std::move(m) | other |
        | its release                 | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)                        | delete m.ReleaseExtension(x_data)              | m     |
        | a null pointer              | bytes with a default | x_data | m.SetExtension(x_data, "set")                            | other.ClearExtension(x_data)                        | m.SetAllocatedExtension(x_data, nullptr)       | m     |
