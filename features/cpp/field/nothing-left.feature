@needs.cpp @needs.lite
Feature: Nothing is left of a message that was unset
  After a message was cleared, the next one in its place is empty: no field, extension or unknown field of the old one is left.
  A message that is released, or given to another field, keeps everything that it held.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message All {
        optional int32 number = 1;
        optional string text = 2;
        optional Part part = 3;
        optional group Box = 4 { optional int32 id = 1; }
        oneof which { string name = 5; Part piece = 6; }
        repeated int32 numbers = 8;
        repeated Part parts = 9;
        repeated string texts = 10;
        map<int32, Part> places = 11;
        optional Kind kind = 12;
        extensions 100 to 199;
      }
      extend All { optional string x_text = 100; optional Part x_part = 101; repeated Part x_parts = 102; }
      message Holder {
        optional All one = 1;
        repeated All list = 2;
        oneof which { All member = 3; int32 digit = 4; }
        map<int32, All> by_number = 5;
        extensions 100 to 199;
      }
      extend Holder { optional All x_one = 100; repeated All x_list = 101; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message All {
        optional int32 number = 1;
        optional string text = 2;
        optional Part part = 3;
        optional group Box = 4 { optional int32 id = 1; }
        oneof which { string name = 5; Part piece = 6; }
        repeated int32 numbers = 8;
        repeated Part parts = 9;
        repeated string texts = 10;
        map<int32, Part> places = 11;
        optional Kind kind = 12;
        extensions 100 to 199;
      }
      extend All { optional string x_text = 100; optional Part x_part = 101; repeated Part x_parts = 102; }
      message Holder {
        optional All one = 1;
        repeated All list = 2;
        oneof which { All member = 3; int32 digit = 4; }
        map<int32, All> by_number = 5;
        extensions 100 to 199;
      }
      extend Holder { optional All x_one = 100; repeated All x_list = 101; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message All {
        optional int32 number = 1;
        optional string text = 2;
        optional Part part = 3;
        optional group Box = 4 { optional int32 id = 1; }
        oneof which { string name = 5; Part piece = 6; }
        repeated int32 numbers = 8;
        repeated Part parts = 9;
        repeated string texts = 10;
        map<int32, Part> places = 11;
        optional Kind kind = 12;
        extensions 100 to 199;
      }
      extend All { optional string x_text = 100; optional Part x_part = 101; repeated Part x_parts = 102; }
      message Holder {
        optional All one = 1;
        repeated All list = 2;
        oneof which { All member = 3; int32 digit = 4; }
        map<int32, All> by_number = 5;
        extensions 100 to 199;
      }
      extend Holder { optional All x_one = 100; repeated All x_list = 101; }
      """
    And the C++
      """cpp
      const std::string everything = bytes("08 07 12 04 6c 6f 6e 67 1a 02 08 08 23 08 09 24 2a 03 61 62 63 40 07 40 08 4a 02 08 07 4a 00 52 03 61 62 63 "
          "5a 06 08 07 12 02 08 09 60 15 a2 06 03 61 62 63 aa 06 02 08 07 b2 06 02 08 07 b2 06 00 a0 38 07 a2 38 03 61 62 63")
      """

  @cpp.field.message-mutable @cpp.field.message-clear
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (whatever it held)

    Scenario: a field, cleared
      Given `quick::Holder m`
      And `quick::Holder other`
      And `m.mutable_one()->ParseFromString(everything)`
      And `const std::string before = m.one().SerializeAsString()`
      When `m.clear_one()`
      And `m.mutable_one()`
      Then `before` is `everything`
      And `m.one().SerializeAsString()` is `""s`

    Scenario Outline: a field, <what>
      Given `<package>::Holder m`
      And `<package>::Holder other`
      And `<fill>`
      And `const std::string before = <get>.SerializeAsString()`
      When `<unset>`
      And `<again>`
      Then `before` is `everything`
      And `<get>.SerializeAsString()` is `""s`

      @cpp.message.parse-from-string
      Examples:
        | what                         | package | fill                                         | unset                 | again           | get     |
        | parsed without it            | quick   | m.mutable_one()->ParseFromString(everything) | m.ParseFromString("") | m.mutable_one() | m.one() |
        | parsed without it, code size | small   | m.mutable_one()->ParseFromString(everything) | m.ParseFromString("") | m.mutable_one() | m.one() |
        | parsed without it, lite      | light   | m.mutable_one()->ParseFromString(everything) | m.ParseFromString("") | m.mutable_one() | m.one() |

      @cpp.message.copy
      Examples:
        | what                           | package | fill                                         | unset                              | again           | get     |
        | assigned without it            | quick   | m.mutable_one()->ParseFromString(everything) | m = other                          | m.mutable_one() | m.one() |
        | cleared, and copied            | quick   | m.mutable_one()->ParseFromString(everything) | m.clear_one(), other.mutable_one() | m = other       | m.one() |
        | assigned without it, code size | small   | m.mutable_one()->ParseFromString(everything) | m = other                          | m.mutable_one() | m.one() |
        | cleared, and copied, code size | small   | m.mutable_one()->ParseFromString(everything) | m.clear_one(), other.mutable_one() | m = other       | m.one() |
        | assigned without it, lite      | light   | m.mutable_one()->ParseFromString(everything) | m = other                          | m.mutable_one() | m.one() |
        | cleared, and copied, lite      | light   | m.mutable_one()->ParseFromString(everything) | m.clear_one(), other.mutable_one() | m = other       | m.one() |

      @cpp.message.swap
      Examples:
        | what         | package | fill                                         | unset          | again           | get     |
        | swapped away | quick   | m.mutable_one()->ParseFromString(everything) | m.Swap(&other) | m.mutable_one() | m.one() |

      Examples:
        | what                                | package | fill                                         | unset                              | again                             | get     |
        | cleared with its message            | quick   | m.mutable_one()->ParseFromString(everything) | m.Clear()                          | m.mutable_one()                   | m.one() |
        | given null                          | quick   | m.mutable_one()->ParseFromString(everything) | m.set_allocated_one(nullptr)       | m.mutable_one()                   | m.one() |
        | released                            | quick   | m.mutable_one()->ParseFromString(everything) | delete m.release_one()             | m.mutable_one()                   | m.one() |
        | cleared, and parsed                 | quick   | m.mutable_one()->ParseFromString(everything) | m.clear_one()                      | m.MergeFromString(bytes("0a 00")) | m.one() |
        | cleared, and merged                 | quick   | m.mutable_one()->ParseFromString(everything) | m.clear_one(), other.mutable_one() | m.MergeFrom(other)                | m.one() |
        | cleared, code size                  | small   | m.mutable_one()->ParseFromString(everything) | m.clear_one()                      | m.mutable_one()                   | m.one() |
        | cleared with its message, code size | small   | m.mutable_one()->ParseFromString(everything) | m.Clear()                          | m.mutable_one()                   | m.one() |
        | cleared, and parsed, code size      | small   | m.mutable_one()->ParseFromString(everything) | m.clear_one()                      | m.MergeFromString(bytes("0a 00")) | m.one() |
        | cleared, and merged, code size      | small   | m.mutable_one()->ParseFromString(everything) | m.clear_one(), other.mutable_one() | m.MergeFrom(other)                | m.one() |
        | cleared, lite                       | light   | m.mutable_one()->ParseFromString(everything) | m.clear_one()                      | m.mutable_one()                   | m.one() |
        | cleared with its message, lite      | light   | m.mutable_one()->ParseFromString(everything) | m.Clear()                          | m.mutable_one()                   | m.one() |
        | cleared, and parsed, lite           | light   | m.mutable_one()->ParseFromString(everything) | m.clear_one()                      | m.MergeFromString(bytes("0a 00")) | m.one() |
        | cleared, and merged, lite           | light   | m.mutable_one()->ParseFromString(everything) | m.clear_one(), other.mutable_one() | m.MergeFrom(other)                | m.one() |

  @cpp.field.message-release @cpp.field.message-set-allocated
  Rule: `release_bar` gives the message of a field to the caller and unsets the field (with all that it holds, and so it can be given to another)

    Scenario: the whole message
      Given `quick::Holder m`
      And `quick::Holder other`
      And `m.mutable_one()->ParseFromString(everything)`
      When `std::unique_ptr<quick::All> released(m.release_one())`
      Then `released->SerializeAsString()` is `everything`
      And `m.ByteSizeLong()` is `0`
      When `other.set_allocated_one(released.release())`
      Then `other.one().SerializeAsString()` is `everything`

    Scenario Outline: <what>
      Given `<package>::Holder m`
      And `<package>::Holder other`
      And `<fill>`
      When `std::unique_ptr<<package>::All> released(m.<release>)`
      Then `released->SerializeAsString()` is `everything`
      And `m.ByteSizeLong()` is `0`
      When `other.<give>released.release())`
      Then `<get>.SerializeAsString()` is `everything`

      Examples:
        | what                         | package | fill                                         | release       | give               | get         |
        | the whole message, code size | small   | m.mutable_one()->ParseFromString(everything) | release_one() | set_allocated_one( | other.one() |
        | the whole message, lite      | light   | m.mutable_one()->ParseFromString(everything) | release_one() | set_allocated_one( | other.one() |

  @cpp.repeated.message @cpp.repeated.clear
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (whatever it held)

    Scenario: elements, cleared
      Given `quick::Holder m`
      And `quick::Holder other`
      And `m.add_list()->ParseFromString(everything)`
      And `const std::string before = m.list(0).SerializeAsString()`
      When `m.clear_list()`
      And `m.add_list()`
      Then `before` is `everything`
      And `m.list(0).SerializeAsString()` is `""s`

    Scenario Outline: elements, <what>
      Given `<package>::Holder m`
      And `<package>::Holder other`
      And `<fill>`
      And `const std::string before = <get>.SerializeAsString()`
      When `<unset>`
      And `<again>`
      Then `before` is `everything`
      And `<get>.SerializeAsString()` is `""s`

      @cpp.message.parse-from-string
      Examples:
        | what                         | package | fill                                      | unset                 | again        | get       |
        | parsed without it            | quick   | m.add_list()->ParseFromString(everything) | m.ParseFromString("") | m.add_list() | m.list(0) |
        | parsed without it, code size | small   | m.add_list()->ParseFromString(everything) | m.ParseFromString("") | m.add_list() | m.list(0) |
        | parsed without it, lite      | light   | m.add_list()->ParseFromString(everything) | m.ParseFromString("") | m.add_list() | m.list(0) |

      @cpp.message.copy
      Examples:
        | what                | package | fill                                      | unset     | again        | get       |
        | assigned without it | quick   | m.add_list()->ParseFromString(everything) | m = other | m.add_list() | m.list(0) |

      Examples:
        | what                                | package | fill                                      | unset                            | again                             | get       |
        | cleared with its message            | quick   | m.add_list()->ParseFromString(everything) | m.Clear()                        | m.add_list()                      | m.list(0) |
        | cleared, and parsed                 | quick   | m.add_list()->ParseFromString(everything) | m.clear_list()                   | m.MergeFromString(bytes("12 00")) | m.list(0) |
        | cleared, and merged                 | quick   | m.add_list()->ParseFromString(everything) | m.clear_list(), other.add_list() | m.MergeFrom(other)                | m.list(0) |
        | cleared, code size                  | small   | m.add_list()->ParseFromString(everything) | m.clear_list()                   | m.add_list()                      | m.list(0) |
        | cleared with its message, code size | small   | m.add_list()->ParseFromString(everything) | m.Clear()                        | m.add_list()                      | m.list(0) |
        | cleared, and parsed, code size      | small   | m.add_list()->ParseFromString(everything) | m.clear_list()                   | m.MergeFromString(bytes("12 00")) | m.list(0) |
        | cleared, and merged, code size      | small   | m.add_list()->ParseFromString(everything) | m.clear_list(), other.add_list() | m.MergeFrom(other)                | m.list(0) |
        | cleared, lite                       | light   | m.add_list()->ParseFromString(everything) | m.clear_list()                   | m.add_list()                      | m.list(0) |
        | cleared with its message, lite      | light   | m.add_list()->ParseFromString(everything) | m.Clear()                        | m.add_list()                      | m.list(0) |
        | cleared, and parsed, lite           | light   | m.add_list()->ParseFromString(everything) | m.clear_list()                   | m.MergeFromString(bytes("12 00")) | m.list(0) |
        | cleared, and merged, lite           | light   | m.add_list()->ParseFromString(everything) | m.clear_list(), other.add_list() | m.MergeFrom(other)                | m.list(0) |

  @cpp.map.element-access @cpp.map.erase @cpp.map.clear
  Rule: The subscript operator and `at` give the value of a key of a Map (whatever it held)

    Scenario: a value, erased
      Given `quick::Holder m`
      And `quick::Holder other`
      And `(*m.mutable_by_number())[7].ParseFromString(everything)`
      And `const std::string before = m.by_number().at(7).SerializeAsString()`
      When `m.mutable_by_number()->erase(7)`
      And `(*m.mutable_by_number())[7]`
      Then `before` is `everything`
      And `m.by_number().at(7).SerializeAsString()` is `""s`

    Scenario Outline: a value, <what>
      Given `<package>::Holder m`
      And `<package>::Holder other`
      And `<fill>`
      And `const std::string before = <get>.SerializeAsString()`
      When `<unset>`
      And `<again>`
      Then `before` is `everything`
      And `<get>.SerializeAsString()` is `""s`

      Examples:
        | what                                | package | fill                                                    | unset                           | again                                   | get                 |
        | cleared                             | quick   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.mutable_by_number()->clear()  | (*m.mutable_by_number())[7]             | m.by_number().at(7) |
        | cleared with its message            | quick   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.Clear()                       | (*m.mutable_by_number())[7]             | m.by_number().at(7) |
        | erased, and parsed                  | quick   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.mutable_by_number()->erase(7) | m.MergeFromString(bytes("2a 02 08 07")) | m.by_number().at(7) |
        | erased, code size                   | small   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.mutable_by_number()->erase(7) | (*m.mutable_by_number())[7]             | m.by_number().at(7) |
        | cleared, code size                  | small   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.mutable_by_number()->clear()  | (*m.mutable_by_number())[7]             | m.by_number().at(7) |
        | cleared with its message, code size | small   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.Clear()                       | (*m.mutable_by_number())[7]             | m.by_number().at(7) |
        | erased, and parsed, code size       | small   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.mutable_by_number()->erase(7) | m.MergeFromString(bytes("2a 02 08 07")) | m.by_number().at(7) |
        | erased, lite                        | light   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.mutable_by_number()->erase(7) | (*m.mutable_by_number())[7]             | m.by_number().at(7) |
        | cleared, lite                       | light   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.mutable_by_number()->clear()  | (*m.mutable_by_number())[7]             | m.by_number().at(7) |
        | cleared with its message, lite      | light   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.Clear()                       | (*m.mutable_by_number())[7]             | m.by_number().at(7) |
        | erased, and parsed, lite            | light   | (*m.mutable_by_number())[7].ParseFromString(everything) | m.mutable_by_number()->erase(7) | m.MergeFromString(bytes("2a 02 08 07")) | m.by_number().at(7) |

  @cpp.oneof.mutable-new @cpp.oneof.message
  Rule: A mutable string that was not set is empty, and a mutable message that was not set has no field set (whatever it held)

    Scenario: a member, cleared
      Given `quick::Holder m`
      And `quick::Holder other`
      And `m.mutable_member()->ParseFromString(everything)`
      And `const std::string before = m.member().SerializeAsString()`
      When `m.clear_member()`
      And `m.mutable_member()`
      Then `before` is `everything`
      And `m.member().SerializeAsString()` is `""s`

    Scenario Outline: a member, <what>
      Given `<package>::Holder m`
      And `<package>::Holder other`
      And `<fill>`
      And `const std::string before = <get>.SerializeAsString()`
      When `<unset>`
      And `<again>`
      Then `before` is `everything`
      And `<get>.SerializeAsString()` is `""s`

      Examples:
        | what                                        | package | fill                                            | unset            | again                             | get        |
        | replaced by a number                        | quick   | m.mutable_member()->ParseFromString(everything) | m.set_digit(3)   | m.mutable_member()                | m.member() |
        | cleared with its oneof                      | quick   | m.mutable_member()->ParseFromString(everything) | m.clear_which()  | m.mutable_member()                | m.member() |
        | cleared with its message                    | quick   | m.mutable_member()->ParseFromString(everything) | m.Clear()        | m.mutable_member()                | m.member() |
        | replaced by a number, and parsed            | quick   | m.mutable_member()->ParseFromString(everything) | m.set_digit(3)   | m.MergeFromString(bytes("1a 00")) | m.member() |
        | cleared, code size                          | small   | m.mutable_member()->ParseFromString(everything) | m.clear_member() | m.mutable_member()                | m.member() |
        | replaced by a number, code size             | small   | m.mutable_member()->ParseFromString(everything) | m.set_digit(3)   | m.mutable_member()                | m.member() |
        | cleared with its message, code size         | small   | m.mutable_member()->ParseFromString(everything) | m.Clear()        | m.mutable_member()                | m.member() |
        | replaced by a number, and parsed, code size | small   | m.mutable_member()->ParseFromString(everything) | m.set_digit(3)   | m.MergeFromString(bytes("1a 00")) | m.member() |
        | cleared, lite                               | light   | m.mutable_member()->ParseFromString(everything) | m.clear_member() | m.mutable_member()                | m.member() |
        | replaced by a number, lite                  | light   | m.mutable_member()->ParseFromString(everything) | m.set_digit(3)   | m.mutable_member()                | m.member() |
        | cleared with its message, lite              | light   | m.mutable_member()->ParseFromString(everything) | m.Clear()        | m.mutable_member()                | m.member() |
        | replaced by a number, and parsed, lite      | light   | m.mutable_member()->ParseFromString(everything) | m.set_digit(3)   | m.MergeFromString(bytes("1a 00")) | m.member() |

  @cpp.extension.mutable @cpp.extension.clear @cpp.extension.message-unset
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (whatever it held)

    Scenario: an extension, cleared
      Given `quick::Holder m`
      And `quick::Holder other`
      And `m.MutableExtension(quick::x_one)->ParseFromString(everything)`
      And `const std::string before = m.GetExtension(quick::x_one).SerializeAsString()`
      When `m.ClearExtension(quick::x_one)`
      And `m.MutableExtension(quick::x_one)`
      Then `before` is `everything`
      And `m.GetExtension(quick::x_one).SerializeAsString()` is `""s`

    Scenario Outline: an extension, <what>
      Given `<package>::Holder m`
      And `<package>::Holder other`
      And `<fill>`
      And `const std::string before = <get>.SerializeAsString()`
      When `<unset>`
      And `<again>`
      Then `before` is `everything`
      And `<get>.SerializeAsString()` is `""s`

      @cpp.message.parse-from-string
      Examples:
        | what                         | package | fill                                                          | unset                 | again                            | get                          |
        | parsed without it            | quick   | m.MutableExtension(quick::x_one)->ParseFromString(everything) | m.ParseFromString("") | m.MutableExtension(quick::x_one) | m.GetExtension(quick::x_one) |
        | parsed without it, code size | small   | m.MutableExtension(small::x_one)->ParseFromString(everything) | m.ParseFromString("") | m.MutableExtension(small::x_one) | m.GetExtension(small::x_one) |
        | parsed without it, lite      | light   | m.MutableExtension(light::x_one)->ParseFromString(everything) | m.ParseFromString("") | m.MutableExtension(light::x_one) | m.GetExtension(light::x_one) |

      @cpp.message.copy
      Examples:
        | what                | package | fill                                                          | unset     | again                            | get                          |
        | assigned without it | quick   | m.MutableExtension(quick::x_one)->ParseFromString(everything) | m = other | m.MutableExtension(quick::x_one) | m.GetExtension(quick::x_one) |

      Examples:
        | what                                | package | fill                                                          | unset                                                                | again                                | get                          |
        | cleared with its message            | quick   | m.MutableExtension(quick::x_one)->ParseFromString(everything) | m.Clear()                                                            | m.MutableExtension(quick::x_one)     | m.GetExtension(quick::x_one) |
        | given null                          | quick   | m.MutableExtension(quick::x_one)->ParseFromString(everything) | m.SetAllocatedExtension(quick::x_one, nullptr)                       | m.MutableExtension(quick::x_one)     | m.GetExtension(quick::x_one) |
        | released                            | quick   | m.MutableExtension(quick::x_one)->ParseFromString(everything) | delete m.ReleaseExtension(quick::x_one)                              | m.MutableExtension(quick::x_one)     | m.GetExtension(quick::x_one) |
        | cleared, and read                   | quick   | m.MutableExtension(quick::x_one)->ParseFromString(everything) | m.ClearExtension(quick::x_one)                                       | static_cast<void>(m)                 | m.GetExtension(quick::x_one) |
        | cleared, and parsed                 | quick   | m.MutableExtension(quick::x_one)->ParseFromString(everything) | m.ClearExtension(quick::x_one)                                       | m.MergeFromString(bytes("a2 06 00")) | m.GetExtension(quick::x_one) |
        | cleared, and merged                 | quick   | m.MutableExtension(quick::x_one)->ParseFromString(everything) | m.ClearExtension(quick::x_one), other.MutableExtension(quick::x_one) | m.MergeFrom(other)                   | m.GetExtension(quick::x_one) |
        | cleared, code size                  | small   | m.MutableExtension(small::x_one)->ParseFromString(everything) | m.ClearExtension(small::x_one)                                       | m.MutableExtension(small::x_one)     | m.GetExtension(small::x_one) |
        | cleared with its message, code size | small   | m.MutableExtension(small::x_one)->ParseFromString(everything) | m.Clear()                                                            | m.MutableExtension(small::x_one)     | m.GetExtension(small::x_one) |
        | cleared, and read, code size        | small   | m.MutableExtension(small::x_one)->ParseFromString(everything) | m.ClearExtension(small::x_one)                                       | static_cast<void>(m)                 | m.GetExtension(small::x_one) |
        | cleared, and parsed, code size      | small   | m.MutableExtension(small::x_one)->ParseFromString(everything) | m.ClearExtension(small::x_one)                                       | m.MergeFromString(bytes("a2 06 00")) | m.GetExtension(small::x_one) |
        | cleared, and merged, code size      | small   | m.MutableExtension(small::x_one)->ParseFromString(everything) | m.ClearExtension(small::x_one), other.MutableExtension(small::x_one) | m.MergeFrom(other)                   | m.GetExtension(small::x_one) |
        | cleared, lite                       | light   | m.MutableExtension(light::x_one)->ParseFromString(everything) | m.ClearExtension(light::x_one)                                       | m.MutableExtension(light::x_one)     | m.GetExtension(light::x_one) |
        | cleared with its message, lite      | light   | m.MutableExtension(light::x_one)->ParseFromString(everything) | m.Clear()                                                            | m.MutableExtension(light::x_one)     | m.GetExtension(light::x_one) |
        | cleared, and read, lite             | light   | m.MutableExtension(light::x_one)->ParseFromString(everything) | m.ClearExtension(light::x_one)                                       | static_cast<void>(m)                 | m.GetExtension(light::x_one) |
        | cleared, and parsed, lite           | light   | m.MutableExtension(light::x_one)->ParseFromString(everything) | m.ClearExtension(light::x_one)                                       | m.MergeFromString(bytes("a2 06 00")) | m.GetExtension(light::x_one) |
        | cleared, and merged, lite           | light   | m.MutableExtension(light::x_one)->ParseFromString(everything) | m.ClearExtension(light::x_one), other.MutableExtension(light::x_one) | m.MergeFrom(other)                   | m.GetExtension(light::x_one) |

  @cpp.extension.release @cpp.extension.set-allocated
  Rule: `ReleaseExtension` gives the object to the caller, who owns it from then on (with all that it holds, and so it can be given to another)

    Scenario: the whole extension
      Given `quick::Holder m`
      And `quick::Holder other`
      And `m.MutableExtension(quick::x_one)->ParseFromString(everything)`
      When `std::unique_ptr<quick::All> released(m.ReleaseExtension(quick::x_one))`
      Then `released->SerializeAsString()` is `everything`
      And `m.ByteSizeLong()` is `0`
      When `other.SetAllocatedExtension(quick::x_one, released.release())`
      Then `other.GetExtension(quick::x_one).SerializeAsString()` is `everything`

    Scenario Outline: <what>
      Given `<package>::Holder m`
      And `<package>::Holder other`
      And `<fill>`
      When `std::unique_ptr<<package>::All> released(m.<release>)`
      Then `released->SerializeAsString()` is `everything`
      And `m.ByteSizeLong()` is `0`
      When `other.<give>released.release())`
      Then `<get>.SerializeAsString()` is `everything`

      Examples:
        | what                           | package | fill                                                          | release                        | give                                | get                              |
        | the whole extension, code size | small   | m.MutableExtension(small::x_one)->ParseFromString(everything) | ReleaseExtension(small::x_one) | SetAllocatedExtension(small::x_one, | other.GetExtension(small::x_one) |
        | the whole extension, lite      | light   | m.MutableExtension(light::x_one)->ParseFromString(everything) | ReleaseExtension(light::x_one) | SetAllocatedExtension(light::x_one, | other.GetExtension(light::x_one) |

  @cpp.extension.add @cpp.extension.clear
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (whatever it held)

    Scenario: elements of an extension, cleared
      Given `quick::Holder m`
      And `quick::Holder other`
      And `m.AddExtension(quick::x_list)->ParseFromString(everything)`
      And `const std::string before = m.GetExtension(quick::x_list, 0).SerializeAsString()`
      When `m.ClearExtension(quick::x_list)`
      And `m.AddExtension(quick::x_list)`
      Then `before` is `everything`
      And `m.GetExtension(quick::x_list, 0).SerializeAsString()` is `""s`

    Scenario Outline: elements of an extension, <what>
      Given `<package>::Holder m`
      And `<package>::Holder other`
      And `<fill>`
      And `const std::string before = <get>.SerializeAsString()`
      When `<unset>`
      And `<again>`
      Then `before` is `everything`
      And `<get>.SerializeAsString()` is `""s`

      @cpp.message.parse-from-string
      Examples:
        | what                         | package | fill                                                       | unset                 | again                         | get                              |
        | parsed without it            | quick   | m.AddExtension(quick::x_list)->ParseFromString(everything) | m.ParseFromString("") | m.AddExtension(quick::x_list) | m.GetExtension(quick::x_list, 0) |
        | parsed without it, code size | small   | m.AddExtension(small::x_list)->ParseFromString(everything) | m.ParseFromString("") | m.AddExtension(small::x_list) | m.GetExtension(small::x_list, 0) |
        | parsed without it, lite      | light   | m.AddExtension(light::x_list)->ParseFromString(everything) | m.ParseFromString("") | m.AddExtension(light::x_list) | m.GetExtension(light::x_list, 0) |

      Examples:
        | what                                | package | fill                                                       | unset                                                              | again                                | get                              |
        | cleared with its message            | quick   | m.AddExtension(quick::x_list)->ParseFromString(everything) | m.Clear()                                                          | m.AddExtension(quick::x_list)        | m.GetExtension(quick::x_list, 0) |
        | cleared, and parsed                 | quick   | m.AddExtension(quick::x_list)->ParseFromString(everything) | m.ClearExtension(quick::x_list)                                    | m.MergeFromString(bytes("aa 06 00")) | m.GetExtension(quick::x_list, 0) |
        | cleared, and merged                 | quick   | m.AddExtension(quick::x_list)->ParseFromString(everything) | m.ClearExtension(quick::x_list), other.AddExtension(quick::x_list) | m.MergeFrom(other)                   | m.GetExtension(quick::x_list, 0) |
        | cleared, code size                  | small   | m.AddExtension(small::x_list)->ParseFromString(everything) | m.ClearExtension(small::x_list)                                    | m.AddExtension(small::x_list)        | m.GetExtension(small::x_list, 0) |
        | cleared with its message, code size | small   | m.AddExtension(small::x_list)->ParseFromString(everything) | m.Clear()                                                          | m.AddExtension(small::x_list)        | m.GetExtension(small::x_list, 0) |
        | cleared, and parsed, code size      | small   | m.AddExtension(small::x_list)->ParseFromString(everything) | m.ClearExtension(small::x_list)                                    | m.MergeFromString(bytes("aa 06 00")) | m.GetExtension(small::x_list, 0) |
        | cleared, lite                       | light   | m.AddExtension(light::x_list)->ParseFromString(everything) | m.ClearExtension(light::x_list)                                    | m.AddExtension(light::x_list)        | m.GetExtension(light::x_list, 0) |
        | cleared with its message, lite      | light   | m.AddExtension(light::x_list)->ParseFromString(everything) | m.Clear()                                                          | m.AddExtension(light::x_list)        | m.GetExtension(light::x_list, 0) |
        | cleared, and parsed, lite           | light   | m.AddExtension(light::x_list)->ParseFromString(everything) | m.ClearExtension(light::x_list)                                    | m.MergeFromString(bytes("aa 06 00")) | m.GetExtension(light::x_list, 0) |
