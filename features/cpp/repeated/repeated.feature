@needs.cpp
Feature: Repeated numeric, enum and message fields
  Accessors by index, accessors of the whole field, and its container.

  @cpp.repeated.numeric
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Sample {
          repeated int32 int32_values = 1;        repeated int64 int64_values = 2;
          repeated uint32 uint32_values = 3;      repeated uint64 uint64_values = 4;
          repeated sint32 sint32_values = 5;      repeated sint64 sint64_values = 6;
          repeated fixed32 fixed32_values = 7;    repeated fixed64 fixed64_values = 8;
          repeated sfixed32 sfixed32_values = 9;  repeated sfixed64 sfixed64_values = 10;
          repeated float float_values = 11;       repeated double double_values = 12;
          repeated bool bool_values = 13;
        }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        message Old {
          repeated int32 int32_values = 1;        repeated int64 int64_values = 2;
          repeated uint32 uint32_values = 3;      repeated uint64 uint64_values = 4;
          repeated sint32 sint32_values = 5;      repeated sint64 sint64_values = 6;
          repeated fixed32 fixed32_values = 7;    repeated fixed64 fixed64_values = 8;
          repeated sfixed32 sfixed32_values = 9;  repeated sfixed64 sfixed64_values = 10;
          repeated float float_values = 11;       repeated double double_values = 12;
          repeated bool bool_values = 13;
        }
        """

    Scenario: int32 added
      Given `Sample m`
      And `const Sample& view = m`
      When `m.add_int32_values(-7)`
      And `m.add_int32_values(30)`
      And `m.add_int32_values(-2)`
      Then `view.int32_values_size()` is `3`
      And `view.int32_values(0)` is `-7`
      And `view.int32_values(1)` is `30`
      And `view.int32_values(2)` is `-2`
      And `m` serializes as the `Sample`
        """json
        { "int32_values": [-7, 30, -2] }
        """

    Scenario Outline: <scalar> in a new message
      Given `const Sample m`
      Then `m.<scalar>_values_size()` is `0`
      And `m.<scalar>_values().empty()` is `true`

      Examples:
        | scalar   |
        | int32    |
        | int64    |
        | uint32   |
        | uint64   |
        | sint32   |
        | sint64   |
        | fixed32  |
        | fixed64  |
        | sfixed32 |
        | sfixed64 |
        | float    |
        | double   |
        | bool     |

    Scenario Outline: <scalar> added
      Given `Sample m`
      And `const Sample& view = m`
      When `m.add_<scalar>_values(<first>)`
      And `m.add_<scalar>_values(<second>)`
      And `m.add_<scalar>_values(<third>)`
      Then `view.<scalar>_values_size()` is `3`
      And `view.<scalar>_values(0)` is `<first>`
      And `view.<scalar>_values(1)` is `<second>`
      And `view.<scalar>_values(2)` is `<third>`
      And `m` serializes as the `Sample`
        """json
        { "<scalar>_values": [<json>] }
        """

      Examples:
        | scalar   | first                 | second | third      | json                              |
        | int64    | -7000000000           | 30     | -2         | "-7000000000", "30", "-2"         |
        | uint32   | 4000000000u           | 30u    | 2u         | 4000000000, 30, 2                 |
        | uint64   | 18000000000000000000u | 30u    | 2u         | "18000000000000000000", "30", "2" |
        | sint32   | -8                    | 31     | -2         | -8, 31, -2                        |
        | sint64   | -8000000000           | 31     | -2         | "-8000000000", "31", "-2"         |
        | fixed32  | 4100000000u           | 32u    | 2u         | 4100000000, 32, 2                 |
        | fixed64  | 18100000000000000000u | 32u    | 2u         | "18100000000000000000", "32", "2" |
        | sfixed32 | -9                    | 33     | -2         | -9, 33, -2                        |
        | sfixed64 | -9000000000           | 33     | -2         | "-9000000000", "33", "-2"         |
        | float    | -2.5f                 | 0.75f  | 1048576.5f | -2.5, 0.75, 1048576.5             |
        | double   | -0.1                  | 0.75   | 1e300      | -0.1, 0.75, 1e300                 |
        | bool     | true                  | false  | true       | true, false, true                 |

    Scenario Outline: <scalar> set by index
      Given `Sample m`
      And `m.add_<scalar>_values(<first>)`
      And `m.add_<scalar>_values(<first>)`
      And `m.add_<scalar>_values(<third>)`
      When `m.set_<scalar>_values(1, <second>)`
      Then `m.<scalar>_values_size()` is `3`
      And `m.<scalar>_values(0)` is `<first>`
      And `m.<scalar>_values(1)` is `<second>`
      And `m.<scalar>_values(2)` is `<third>`

      Examples:
        | scalar   | first                 | second | third      |
        | int32    | -7                    | 30     | -2         |
        | int64    | -7000000000           | 30     | -2         |
        | uint32   | 4000000000u           | 30u    | 2u         |
        | uint64   | 18000000000000000000u | 30u    | 2u         |
        | sint32   | -8                    | 31     | -2         |
        | sint64   | -8000000000           | 31     | -2         |
        | fixed32  | 4100000000u           | 32u    | 2u         |
        | fixed64  | 18100000000000000000u | 32u    | 2u         |
        | sfixed32 | -9                    | 33     | -2         |
        | sfixed64 | -9000000000           | 33     | -2         |
        | float    | -2.5f                 | 0.75f  | 1048576.5f |
        | double   | -0.1                  | 0.75   | 1e300      |
        | bool     | true                  | false  | true       |

    Scenario Outline: <scalar> cleared
      Given `Sample m`
      And `m.add_<scalar>_values(<first>)`
      And `m.add_<scalar>_values(<second>)`
      When `m.clear_<scalar>_values()`
      Then `m.<scalar>_values_size()` is `0`
      And `m` serializes as the `Sample`
        """json
        {}
        """

      Examples:
        | scalar   | first                 | second |
        | int32    | -7                    | 30     |
        | int64    | -7000000000           | 30     |
        | uint32   | 4000000000u           | 30u    |
        | uint64   | 18000000000000000000u | 30u    |
        | sint32   | -8                    | 31     |
        | sint64   | -8000000000           | 31     |
        | fixed32  | 4100000000u           | 32u    |
        | fixed64  | 18100000000000000000u | 32u    |
        | sfixed32 | -9                    | 33     |
        | sfixed64 | -9000000000           | 33     |
        | float    | -2.5f                 | 0.75f  |
        | double   | -0.1                  | 0.75   |
        | bool     | true                  | false  |

    Scenario Outline: <scalar>, its container
      Given `Sample m`
      And `const Sample& view = m`
      And `m.add_<scalar>_values(<first>)`
      And `m.add_<scalar>_values(<second>)`
      When `*m.mutable_<scalar>_values()->begin() = <third>`
      Then `*view.<scalar>_values().begin()` is `<third>`
      And `*std::next(view.<scalar>_values().begin())` is `<second>`
      And `view.<scalar>_values(0)` is `<third>`
      And `view.<scalar>_values_size()` is `2`

      Examples:
        | scalar   | first                 | second | third      |
        | int32    | -7                    | 30     | -2         |
        | int64    | -7000000000           | 30     | -2         |
        | uint32   | 4000000000u           | 30u    | 2u         |
        | uint64   | 18000000000000000000u | 30u    | 2u         |
        | sint32   | -8                    | 31     | -2         |
        | sint64   | -8000000000           | 31     | -2         |
        | fixed32  | 4100000000u           | 32u    | 2u         |
        | fixed64  | 18100000000000000000u | 32u    | 2u         |
        | sfixed32 | -9                    | 33     | -2         |
        | sfixed64 | -9000000000           | 33     | -2         |
        | float    | -2.5f                 | 0.75f  | 1048576.5f |
        | double   | -0.1                  | 0.75   | 1e300      |
        | bool     | true                  | false  | true       |

    Scenario Outline: <scalar>, parsed
      Given `Sample m`
      When `m` parses the `Sample`
        """json
        { "<scalar>_values": [<json>] }
        """
      Then `m.<scalar>_values_size()` is `3`
      And `m.<scalar>_values(0)` is `<first>`
      And `m.<scalar>_values(1)` is `<second>`
      And `m.<scalar>_values(2)` is `<third>`

      Examples:
        | scalar   | first                 | second | third      | json                              |
        | int32    | -7                    | 30     | -2         | -7, 30, -2                        |
        | int64    | -7000000000           | 30     | -2         | "-7000000000", "30", "-2"         |
        | uint32   | 4000000000u           | 30u    | 2u         | 4000000000, 30, 2                 |
        | uint64   | 18000000000000000000u | 30u    | 2u         | "18000000000000000000", "30", "2" |
        | sint32   | -8                    | 31     | -2         | -8, 31, -2                        |
        | sint64   | -8000000000           | 31     | -2         | "-8000000000", "31", "-2"         |
        | fixed32  | 4100000000u           | 32u    | 2u         | 4100000000, 32, 2                 |
        | fixed64  | 18100000000000000000u | 32u    | 2u         | "18100000000000000000", "32", "2" |
        | sfixed32 | -9                    | 33     | -2         | -9, 33, -2                        |
        | sfixed64 | -9000000000           | 33     | -2         | "-9000000000", "33", "-2"         |
        | float    | -2.5f                 | 0.75f  | 1048576.5f | -2.5, 0.75, 1048576.5             |
        | double   | -0.1                  | 0.75   | 1e300      | -0.1, 0.75, 1e300                 |
        | bool     | true                  | false  | true       | true, false, true                 |

    Scenario Outline: <scalar> in proto2
      Given `Old m`
      And `m` parses the `Old`
        """json
        { "<scalar>_values": [<json>] }
        """
      When `m.add_<scalar>_values(<first>)`
      And `m.set_<scalar>_values(0, <third>)`
      Then `m.<scalar>_values_size()` is `4`
      And `m.<scalar>_values(0)` is `<third>`
      And `m.<scalar>_values(1)` is `<second>`
      And `m.<scalar>_values(2)` is `<third>`
      And `m.<scalar>_values(3)` is `<first>`

      Examples:
        | scalar   | first                 | second | third      | json                              |
        | int32    | -7                    | 30     | -2         | -7, 30, -2                        |
        | int64    | -7000000000           | 30     | -2         | "-7000000000", "30", "-2"         |
        | uint32   | 4000000000u           | 30u    | 2u         | 4000000000, 30, 2                 |
        | uint64   | 18000000000000000000u | 30u    | 2u         | "18000000000000000000", "30", "2" |
        | sint32   | -8                    | 31     | -2         | -8, 31, -2                        |
        | sint64   | -8000000000           | 31     | -2         | "-8000000000", "31", "-2"         |
        | fixed32  | 4100000000u           | 32u    | 2u         | 4100000000, 32, 2                 |
        | fixed64  | 18100000000000000000u | 32u    | 2u         | "18100000000000000000", "32", "2" |
        | sfixed32 | -9                    | 33     | -2         | -9, 33, -2                        |
        | sfixed64 | -9000000000           | 33     | -2         | "-9000000000", "33", "-2"         |
        | float    | -2.5f                 | 0.75f  | 1048576.5f | -2.5, 0.75, 1048576.5             |
        | double   | -0.1                  | 0.75   | 1e300      | -0.1, 0.75, 1e300                 |
        | bool     | true                  | false  | true       | true, false, true                 |

    Scenario Outline: types of <scalar>
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.<scalar>_values_size()` has type `int`
      And `m.set_<scalar>_values(0, <first>)` has type `void`
      And `m.add_<scalar>_values(<first>)` has type `void`
      And `m.clear_<scalar>_values()` has type `void`
      And `view.<scalar>_values()` has type `const rt::RepeatedField<decltype(view.<scalar>_values(0))>&`
      And `m.<scalar>_values()` has type `const rt::RepeatedField<decltype(view.<scalar>_values(0))>&`
      And `m.mutable_<scalar>_values()` has type `rt::RepeatedField<decltype(view.<scalar>_values(0))>*`

      Examples:
        | scalar   | first                 |
        | int32    | -7                    |
        | int64    | -7000000000           |
        | uint32   | 4000000000u           |
        | uint64   | 18000000000000000000u |
        | sint32   | -8                    |
        | sint64   | -8000000000           |
        | fixed32  | 4100000000u           |
        | fixed64  | 18100000000000000000u |
        | sfixed32 | -9                    |
        | sfixed64 | -9000000000           |
        | float    | -2.5f                 |
        | double   | -0.1                  |
        | bool     | true                  |

    Scenario Outline: a <scalar> that is not a number, and a zero with a sign
      Given `Sample m`
      When `m.add_<scalar>_values(<zero>)`
      And `m.add_<scalar>_values(0)`
      And `m.add_<scalar>_values(std::numeric_limits<<scalar>>::quiet_NaN())`
      Then `std::signbit(m.<scalar>_values(0))` is `true`
      And `std::isnan(m.<scalar>_values(2))` is `true`
      When `m.set_<scalar>_values(1, <zero>)`
      And `m.set_<scalar>_values(0, std::numeric_limits<<scalar>>::quiet_NaN())`
      And `m.set_<scalar>_values(2, <zero>)`
      Then `std::isnan(m.<scalar>_values(0))` is `true`
      And `std::signbit(m.<scalar>_values(1))` is `true`
      And `std::signbit(m.<scalar>_values(2))` is `true`

      Examples:
        | scalar | zero  |
        | float  | -0.0f |
        | double | -0.0  |

    Scenario: types that the document names
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.int32_values(0)` has type `int32_t`
      And `view.int32_values()` has type `const rt::RepeatedField<int32_t>&`
      And `m.mutable_int32_values()` has type `rt::RepeatedField<int32_t>*`

    Scenario: many elements
      Given `Sample m`
      When `for (int i = 0; i < 1000; ++i) m.add_int32_values(i * 3)`
      Then `m.int32_values_size()` is `1000`
      And `m.int32_values(0)` is `0`
      And `m.int32_values(999)` is `2997`

    Scenario: changing functions need a mutable message
      Given `Sample m`
      And `const Sample& view = m`
      Then `m.add_int32_values(7)` compiles
      And `view.add_int32_values(7)` does not compile
      And `m.mutable_int32_values()` compiles
      And `view.mutable_int32_values()` does not compile

  @cpp.repeated.enum
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; KIND_BELOW = -5; }
        message Sample {
          repeated Kind bars = 20;
        }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_BELOW = -6; }
        message Old {
          repeated OldKind bars = 20;
          repeated OldKind packed_bars = 22 [packed = true];
        }
        """

    Scenario: in a new message
      Given `const Sample m`
      Then `m.bars_size()` is `0`
      And `m.bars().empty()` is `true`

    Scenario Outline: added in <dialect>
      Given `<message> m`
      And `const <message>& view = m`
      When `m.add_bars(<first>)`
      And `m.add_bars(<second>)`
      And `m.add_bars(<first>)`
      Then `view.bars_size()` is `3`
      And `view.bars(0)` is `<first>`
      And `view.bars(1)` is `<second>`
      And `view.bars(2)` is `<first>`
      And `m` serializes as the `<message>`
        """json
        { "bars": ["<first>", "<second>", "<first>"] }
        """

      Examples:
        | dialect | message | first          | second         |
        | proto3  | Sample  | KIND_RIGHT     | KIND_BELOW     |
        | proto2  | Old     | OLD_KIND_OTHER | OLD_KIND_BELOW |

    Scenario Outline: set by index in <dialect>
      Given `<message> m`
      And `m.add_bars(<first>)`
      And `m.add_bars(<first>)`
      And `m.add_bars(<first>)`
      When `m.set_bars(1, <second>)`
      Then `m.bars_size()` is `3`
      And `m.bars(0)` is `<first>`
      And `m.bars(1)` is `<second>`
      And `m.bars(2)` is `<first>`

      Examples:
        | dialect | message | first          | second         |
        | proto3  | Sample  | KIND_RIGHT     | KIND_BELOW     |
        | proto2  | Old     | OLD_KIND_OTHER | OLD_KIND_BELOW |

    Scenario: cleared
      Given `Sample m`
      And `m.add_bars(KIND_LEFT)`
      When `m.clear_bars()`
      Then `m.bars_size()` is `0`
      And `m` serializes as the `Sample`
        """json
        {}
        """

    Scenario: its container
      Given `Sample m`
      And `const Sample& view = m`
      And `m.add_bars(KIND_LEFT)`
      And `m.add_bars(KIND_BELOW)`
      When `*m.mutable_bars()->begin() = 22`
      Then `view.bars(0)` is `KIND_RIGHT`
      And `*std::next(view.bars().begin())` is `-5`

    Scenario Outline: parsed in <dialect>
      Given `<message> m`
      When `m` parses the `<message>`
        """json
        { "<name>": ["<first>", "<second>"] }
        """
      Then `m.<name>_size()` is `2`
      And `m.<name>(0)` is `<first>`
      And `m.<name>(1)` is `<second>`

      Examples:
        | dialect           | message | name        | first          | second         |
        | proto3            | Sample  | bars        | KIND_RIGHT     | KIND_BELOW     |
        | proto2            | Old     | bars        | OLD_KIND_OTHER | OLD_KIND_BELOW |
        | proto2 and packed | Old     | packed_bars | OLD_KIND_OTHER | OLD_KIND_BELOW |

    Scenario Outline: types in <dialect>
      Given `<message> m`
      And `const <message>& view = m`
      Then `view.bars_size()` has type `int`
      And `view.bars(0)` has type `<type>`
      And `m.set_bars(0, <value>)` has type `void`
      And `m.add_bars(<value>)` has type `void`
      And `m.clear_bars()` has type `void`
      And `view.bars()` has type `const rt::RepeatedField<int>&`
      And `m.mutable_bars()` has type `rt::RepeatedField<int>*`

      Examples:
        | dialect | message | type    | value          |
        | proto3  | Sample  | Kind    | KIND_LEFT      |
        | proto2  | Old     | OldKind | OLD_KIND_OTHER |

    Scenario: only a value of the enum is accepted
      Given `Sample m`
      Then `m.add_bars(KIND_LEFT)` compiles
      And `m.add_bars(21)` does not compile

  @cpp.repeated.message
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Part { int32 id = 1; string label = 2; repeated Part parts = 3; }
        message Sample {
          repeated Part parts = 21;
        }
        """
      And the schema file `old.proto`
        """proto
        syntax = "proto2";
        message OldPart { optional int32 id = 1 [default = 43]; }
        message Old {
          repeated OldPart parts = 21;
        }
        """

    Scenario: in a new message
      Given `const Sample m`
      Then `m.parts_size()` is `0`
      And `m.parts().empty()` is `true`

    Scenario: added
      Given `Sample m`
      And `const Sample& view = m`
      When `m.add_parts()->set_id(7)`
      And `m.add_parts()->set_label("second, and too long to be inline")`
      And `m.add_parts()->add_parts()->set_id(9)`
      Then `view.parts_size()` is `3`
      And `view.parts(0).id()` is `7`
      And `view.parts(1).label()` is `"second, and too long to be inline"s`
      And `view.parts(2).parts(0).id()` is `9`
      And `m` serializes as the `Sample`
        """json
        { "parts": [{ "id": 7 }, { "label": "second, and too long to be inline" }, { "parts": [{ "id": 9 }] }] }
        """

    Scenario: a new element has no field set
      Given `Sample m`
      And `m.add_parts()->set_id(3)`
      When `Part* added = m.add_parts()`
      Then `added->id()` is `0`
      And `added->label()` is `""s`
      And `added->parts_size()` is `0`
      And `m.parts_size()` is `2`
      And `m.parts(0).id()` is `3`

    Scenario: a new element has no field set after a clear
      Given `Sample m`
      And `Part* before = m.add_parts()`
      And `before->set_id(3), before->set_label("set before, and too long to be inline"), before->add_parts()`
      And `m.clear_parts()`
      When `Part* added = m.add_parts()`
      Then `m.parts_size()` is `1`
      And `added->id()` is `0`
      And `added->label()` is `""s`
      And `added->parts_size()` is `0`

    Scenario: a new element of proto2 has no field set
      Given `Old m`
      And `m.add_parts()->set_id(3)`
      And `m.clear_parts()`
      When `OldPart* added = m.add_parts()`
      Then `added->has_id()` is `false`
      And `added->id()` is `43`

    Scenario: a new element is on the wire
      Given `Sample m`
      When `m.add_parts()`
      Then `m` serializes to the bytes `aa 01 00`

    Scenario: changed in place by index
      Given `Sample m`
      And `m.add_parts()->set_id(1)`
      And `m.add_parts()->set_id(2)`
      And `m.add_parts()->set_id(3)`
      When `m.mutable_parts(1)->set_id(7)`
      Then `m.parts_size()` is `3`
      And `m.parts(0).id()` is `1`
      And `m.parts(1).id()` is `7`
      And `m.parts(2).id()` is `3`

    Scenario: cleared
      Given `Sample m`
      And `m.add_parts()->set_label("set before, and too long to be inline")`
      When `m.clear_parts()`
      Then `m.parts_size()` is `0`
      And `m` serializes as the `Sample`
        """json
        {}
        """

    Scenario: its container
      Given `Sample m`
      And `const Sample& view = m`
      And `m.add_parts()->set_id(1)`
      And `m.add_parts()->set_id(2)`
      When `m.mutable_parts()->begin()->set_id(7)`
      Then `view.parts(0).id()` is `7`
      And `view.parts().begin()->id()` is `7`
      And `std::next(view.parts().begin())->id()` is `2`

    Scenario: parsed
      Given `Sample m`
      When `m` parses the `Sample`
        """json
        { "parts": [{ "id": 7 }, {}, { "label": "third", "parts": [{ "id": -9 }] }] }
        """
      Then `m.parts_size()` is `3`
      And `m.parts(0).id()` is `7`
      And `m.parts(1).id()` is `0`
      And `m.parts(2).label()` is `"third"s`
      And `m.parts(2).parts(0).id()` is `-9`

    Scenario: types
      Given `Sample m`
      And `const Sample& view = m`
      Then `view.parts_size()` has type `int`
      And `view.parts(0)` has type `const Part&`
      And `m.parts(0)` has type `const Part&`
      And `m.mutable_parts(0)` has type `Part*`
      And `m.add_parts()` has type `Part*`
      And `m.clear_parts()` has type `void`
      And `view.parts()` has type `const rt::RepeatedPtrField<Part>&`
      And `m.parts()` has type `const rt::RepeatedPtrField<Part>&`
      And `m.mutable_parts()` has type `rt::RepeatedPtrField<Part>*`

    Scenario: changing functions need a mutable message
      Given `Sample m`
      And `const Sample& view = m`
      Then `m.add_parts()` compiles
      And `view.add_parts()` does not compile
      And `m.mutable_parts(0)` compiles
      And `view.mutable_parts(0)` does not compile
      And `m.mutable_parts()` compiles
      And `view.mutable_parts()` does not compile

  @cpp.repeated.clear
  Rule: A cleared repeated field has size zero

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Part { int32 id = 1; string label = 2; repeated Part parts = 3; }
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; KIND_BELOW = -5; }
        message Sample {
          repeated int32 int32_values = 1;
          repeated double double_values = 12;
          repeated bool bool_values = 13;
          repeated Kind bars = 20;
          repeated Part parts = 21;
          repeated string texts = 22;
          repeated bytes blobs = 23;
          int32 other = 24;
        }
        """

    Scenario: numbers
      Given `Sample m`
      And `m.set_other(7)`
      And `m.add_int32_values(3)`
      And `m.add_int32_values(3)`
      And `const int before = m.int32_values_size()`
      When `m.clear_int32_values()`
      Then `before` is `2`
      And `m.int32_values_size()` is `0`
      And `m.int32_values().empty()` is `true`
      And `m` serializes as the `Sample`
        """json
        { "other": 7 }
        """

    Scenario Outline: <kind>
      Given `Sample m`
      And `m.set_other(7)`
      And `<add>`
      And `<add>`
      And `const int before = m.<name>_size()`
      When `m.clear_<name>()`
      Then `before` is `2`
      And `m.<name>_size()` is `0`
      And `m.<name>().empty()` is `true`
      And `m` serializes as the `Sample`
        """json
        { "other": 7 }
        """

      Examples:
        | kind     | name          | add                                                  |
        | booleans | bool_values   | m.add_bool_values(true)                              |
        | doubles  | double_values | m.add_double_values(0.5)                             |
        | enums    | bars          | m.add_bars(KIND_LEFT)                                |
        | messages | parts         | m.add_parts()->set_id(3)                             |
        | strings  | texts         | m.add_texts("set before, and too long to be inline") |
        | bytes    | blobs         | m.add_blobs("set before, and too long to be inline") |

    Scenario Outline: <kind>, empty before
      Given `Sample m`
      When `m.clear_<name>()`
      Then `m.<name>_size()` is `0`

      Examples:
        | kind     | name         |
        | numbers  | int32_values |
        | enums    | bars         |
        | messages | parts        |
        | strings  | texts        |
        | bytes    | blobs        |

    Scenario: elements added afterwards are the only ones
      Given `Sample m`
      And `m.add_int32_values(3), m.add_texts("set before"), m.add_parts()->set_id(3)`
      And `m.clear_int32_values(), m.clear_texts(), m.clear_parts()`
      When `m.add_int32_values(7), m.add_texts("added"), m.add_parts()->set_id(8)`
      Then `m` serializes as the `Sample`
        """json
        { "int32_values": [7], "texts": ["added"], "parts": [{ "id": 8 }] }
        """

    Scenario: the other repeated fields stay
      Given `Sample m`
      And `m.add_int32_values(3), m.add_texts("kept"), m.add_parts()->set_id(3), m.add_bars(KIND_LEFT)`
      When `m.clear_int32_values()`
      Then `m` serializes as the `Sample`
        """json
        { "texts": ["kept"], "parts": [{ "id": 3 }], "bars": ["KIND_LEFT"] }
        """

  @cpp.repeated.containers
  Rule: The containers of repeated fields can be iterated like a standard container, and tell whether they are empty

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Part { int32 id = 1; string label = 2; repeated Part parts = 3; }
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; KIND_BELOW = -5; }
        message Sample {
          repeated int32 int32_values = 1;
          repeated bool bool_values = 13;
          repeated Kind bars = 20;
          repeated Part parts = 21;
          repeated string texts = 22;
        }
        """

    Scenario: numbers tell whether they are empty
      Given `Sample m`
      And `const Sample& view = m`
      And `const bool before = view.int32_values().empty()`
      When `m.add_int32_values(3)`
      Then `before` is `true`
      And `view.int32_values().empty()` is `false`
      And `m.mutable_int32_values()->empty()` is `false`
      And `view.int32_values().size()` is `1`

    Scenario Outline: <kind> tell whether they are empty
      Given `Sample m`
      And `const Sample& view = m`
      And `const bool before = view.<name>().empty()`
      When `<add>`
      Then `before` is `true`
      And `view.<name>().empty()` is `false`
      And `m.mutable_<name>()->empty()` is `false`
      And `view.<name>().size()` is `1`

      Examples:
        | kind     | name        | add                      |
        | booleans | bool_values | m.add_bool_values(false) |
        | enums    | bars        | m.add_bars(KIND_NONE)    |
        | messages | parts       | m.add_parts()            |
        | strings  | texts       | m.add_texts("")          |

    Scenario Outline: <kind> without an element have an empty range
      Given `const Sample m`
      Then `m.<name>().begin() == m.<name>().end()` is `true`
      And `std::distance(m.<name>().cbegin(), m.<name>().cend())` is `0`

      Examples:
        | kind     | name         |
        | numbers  | int32_values |
        | enums    | bars         |
        | messages | parts        |
        | strings  | texts        |

    Scenario Outline: <kind> with one element have a range of one
      Given `Sample m`
      And `const Sample& view = m`
      When `<add>`
      Then `view.<name>().begin() == view.<name>().end()` is `false`
      And `std::distance(view.<name>().begin(), view.<name>().end())` is `1`
      And `std::distance(m.mutable_<name>()->begin(), m.mutable_<name>()->end())` is `1`
      And `std::distance(view.<name>().cbegin(), view.<name>().cend())` is `1`

      Examples:
        | kind     | name         | add                   |
        | numbers  | int32_values | m.add_int32_values(0) |
        | enums    | bars         | m.add_bars(KIND_NONE) |
        | messages | parts        | m.add_parts()         |
        | strings  | texts        | m.add_texts("")       |

    Scenario: numbers in a range-based loop
      Given `Sample m`
      And `m.add_int32_values(5), m.add_int32_values(7), m.add_int32_values(-2)`
      And `std::string seen`
      When `for (int32_t value : m.int32_values()) seen += std::to_string(value) + " "`
      Then `seen` is `"5 7 -2 "s`

    Scenario: strings in a range-based loop
      Given `Sample m`
      And `m.add_texts("one"), m.add_texts("two"), m.add_texts("three")`
      And `std::string seen`
      When `for (const std::string& value : m.texts()) seen += value + " "`
      Then `seen` is `"one two three "s`

    Scenario: messages in a range-based loop that changes them
      Given `Sample m`
      And `m.add_parts()->set_id(5), m.add_parts()->set_id(7)`
      When `for (Part& part : *m.mutable_parts()) part.set_id(part.id() * 10)`
      Then `m.parts(0).id()` is `50`
      And `m.parts(1).id()` is `70`

    Scenario: enums in a range-based loop
      Given `Sample m`
      And `m.add_bars(KIND_BELOW), m.add_bars(KIND_RIGHT)`
      And `int sum = 0`
      When `for (int value : m.bars()) sum += value`
      Then `sum` is `17`

    Scenario Outline: algorithms over <kind>: <algorithm>
      Given `Sample m`
      And `m.add_int32_values(5), m.add_int32_values(-7), m.add_int32_values(2)`
      And `m.add_texts("pear"), m.add_texts("apple"), m.add_texts("fig")`
      When `<statement>`
      Then `<value>` is `<expected>`

      Examples:
        | algorithm | kind    | statement                                                                        | value                            | expected |
        | sort      | numbers | std::sort(m.mutable_int32_values()->begin(), m.mutable_int32_values()->end())    | m.int32_values(0)                | -7       |
        | sort      | strings | std::sort(m.mutable_texts()->begin(), m.mutable_texts()->end())                  | m.texts(0)                       | "apple"s |
        | reverse   | numbers | std::reverse(m.mutable_int32_values()->begin(), m.mutable_int32_values()->end()) | m.int32_values(0)                | 2        |
        | reverse   | strings | std::reverse(m.mutable_texts()->begin(), m.mutable_texts()->end())               | m.texts(0)                       | "fig"s   |
        | find      | numbers | auto found = std::find(m.int32_values().begin(), m.int32_values().end(), -7)     | found - m.int32_values().begin() | 1        |
        | find      | strings | auto found = std::find(m.texts().begin(), m.texts().end(), "fig")                | found - m.texts().begin()        | 2        |
        | count     | numbers | auto counted = std::count(m.int32_values().cbegin(), m.int32_values().cend(), 5) | counted                          | 1        |
        | count     | strings | auto counted = std::count(m.texts().cbegin(), m.texts().cend(), "pear")          | counted                          | 1        |
        | copy      | numbers | std::vector<int32_t> copied(m.int32_values().begin(), m.int32_values().end())    | copied.back()                    | 2        |
        | copy      | strings | std::vector<std::string> copied(m.texts().begin(), m.texts().end())              | copied.back()                    | "fig"s   |

    Scenario: iterators of messages are dereferenced, moved and compared
      Given `Sample m`
      And `m.add_parts()->set_id(5), m.add_parts()->set_id(7), m.add_parts()->set_id(9)`
      And `auto it = m.parts().begin()`
      When `++it`
      Then `it->id()` is `7`
      And `(*it).id()` is `7`
      And `(it + 1)->id()` is `9`
      And `(it - 1)->id()` is `5`
      And `it[1].id()` is `9`
      And `m.parts().end() - it` is `2`
      And `it != m.parts().end()` is `true`
      And `it < m.parts().end()` is `true`

    Scenario: iterators of numbers are dereferenced, moved and compared
      Given `Sample m`
      And `m.add_int32_values(5), m.add_int32_values(7), m.add_int32_values(9)`
      And `auto it = m.int32_values().begin()`
      When `++it`
      Then `*it` is `7`
      And `it[1]` is `9`
      And `*(it - 1)` is `5`
      And `m.int32_values().end() - it` is `2`
      And `it < m.int32_values().end()` is `true`

    Scenario Outline: <of> over <kind>: every comparison and every step
      Given `Sample m`
      And `<add>, <add>, <add>`
      And `<of>& all = *m.mutable_<name>()`
      And `auto first = all.begin()`
      And `auto same = all.begin()`
      And `auto second = all.begin() + 1`
      Then `first == same` is `true`
      And `first == second` is `false`
      And `first != same` is `false`
      And `first != second` is `true`
      And `first < same` is `false`
      And `first < second` is `true`
      And `second < first` is `false`
      And `first <= same` is `true`
      And `first <= second` is `true`
      And `second <= first` is `false`
      And `first > same` is `false`
      And `second > first` is `true`
      And `first > second` is `false`
      And `first >= same` is `true`
      And `second >= first` is `true`
      And `first >= second` is `false`
      And `second - first` is `1`
      And `first - second` is `-1`
      And `all.end() - first` is `3`
      And `1 + first == second` is `true`
      And `second - 1 == first` is `true`
      And `&first[1] == &*second` is `true`
      And `first++ == same` is `true`
      And `first-- == second` is `true`
      And `++first == second` is `true`
      And `--first == same` is `true`
      And `(first += 1) == second` is `true`
      And `(first -= 1) == same` is `true`
      And `first == all.begin()` is `true`

      Examples:
        | kind     | of                                | name         | add                      |
        | numbers  | rt::RepeatedField<int32_t>        | int32_values | m.add_int32_values(3)    |
        | booleans | const rt::RepeatedField<bool>     | bool_values  | m.add_bool_values(false) |
        | messages | rt::RepeatedPtrField<Part>        | parts        | m.add_parts()            |
        | messages | const rt::RepeatedPtrField<Part>  | parts        | m.add_parts()            |
        | strings  | rt::RepeatedPtrField<std::string> | texts        | m.add_texts("abc")       |

    Scenario Outline: an iterator over <kind> becomes a const one
      Given `Sample m`
      And `<add>, <add>`
      When `decltype(m.<name>().begin()) it = m.mutable_<name>()->begin()`
      And `++it`
      Then `&*it == &m.<name>(1)` is `true`
      And `m.<name>().end() - it` is `1`

      Examples:
        | kind     | name  | add                |
        | messages | parts | m.add_parts()      |
        | strings  | texts | m.add_texts("abc") |

    Scenario Outline: an iterator over <kind> is made without a container, and given a place later
      Given `Sample m`
      And `<add>, <add>`
      And `decltype(m.mutable_<name>()->begin()) it{}`
      And `decltype(m.<name>().begin()) other{}`
      When `it = m.mutable_<name>()->begin() + 1`
      And `other = it`
      Then `&*it == &m.<name>(1)` is `true`
      And `&*other == &m.<name>(1)` is `true`
      And `m.<name>().end() - other` is `1`

      Examples:
        | kind     | name  | add           |
        | messages | parts | m.add_parts() |
        | strings  | texts | m.add_texts() |

    Scenario: backwards
      Given `Sample m`
      And `m.add_int32_values(5), m.add_int32_values(7)`
      And `m.add_texts("first"), m.add_texts("last")`
      Then `*m.int32_values().rbegin()` is `7`
      And `*std::next(m.int32_values().rbegin())` is `5`
      And `*m.texts().rbegin()` is `"last"s`
      And `std::next(m.texts().rbegin(), 2) == m.texts().rend()` is `true`

    Scenario Outline: what iterators over <kind> refer to
      Given `Sample m`
      And `const Sample& view = m`
      Then `*view.<name>().begin()` has type `const <type>&`
      And `*m.mutable_<name>()->begin()` has type `<type>&`
      And `*view.<name>().cbegin()` has type `const <type>&`

      Examples:
        | kind     | name         | type        |
        | numbers  | int32_values | int32_t     |
        | enums    | bars         | int         |
        | messages | parts        | Part        |
        | strings  | texts        | std::string |

    Scenario Outline: <kind>, with room for more, from each beginning to each end
      Given `Sample m`
      And `m.mutable_<name>()->Reserve(100)`
      And `<add>, <add>, <add>`
      And `const auto& all = m.<name>()`
      Then `std::distance(all.begin(), all.end())` is `3`
      And `std::distance(all.cbegin(), all.cend())` is `3`
      And `std::distance(all.rbegin(), all.rend())` is `3`
      And `std::distance(m.mutable_<name>()->begin(), m.mutable_<name>()->end())` is `3`
      And `std::distance(m.mutable_<name>()->rbegin(), m.mutable_<name>()->rend())` is `3`
      And `&*all.cbegin() == &all.Get(0)` is `true`
      And `&*std::prev(all.cend()) == &all.Get(2)` is `true`
      And `&*all.rbegin() == &all.Get(2)` is `true`
      And `&*std::prev(all.rend()) == &all.Get(0)` is `true`

      Examples:
        | kind     | name         | add                      |
        | numbers  | int32_values | m.add_int32_values(3)    |
        | booleans | bool_values  | m.add_bool_values(false) |
        | enums    | bars         | m.add_bars(KIND_LEFT)    |
        | messages | parts        | m.add_parts()            |
        | strings  | texts        | m.add_texts("abc")       |

    Scenario Outline: <kind>, after elements were removed, from each beginning to each end
      Given `Sample m`
      And `<add>, <add>, <add>, <add>`
      And `m.clear_<name>()`
      And `<add>, <add>, <add>`
      And `m.mutable_<name>()->RemoveLast()`
      And `const auto& all = m.<name>()`
      Then `std::distance(all.begin(), all.end())` is `2`
      And `std::distance(all.cbegin(), all.cend())` is `2`
      And `std::distance(all.rbegin(), all.rend())` is `2`
      And `std::distance(m.mutable_<name>()->begin(), m.mutable_<name>()->end())` is `2`
      And `std::distance(m.mutable_<name>()->rbegin(), m.mutable_<name>()->rend())` is `2`
      And `&*std::prev(all.cend()) == &all.Get(1)` is `true`
      When `m.clear_<name>()`
      Then `all.empty()` is `true`
      And `all.cbegin() == all.cend()` is `true`

      Examples:
        | kind     | name         | add                      |
        | numbers  | int32_values | m.add_int32_values(3)    |
        | enums    | bars         | m.add_bars(KIND_LEFT)    |
        | messages | parts        | m.add_parts()            |
        | strings  | texts        | m.add_texts("abc")       |

    Scenario Outline: the types that iterators over <kind> declare
      Given `using Fixed = std::iterator_traits<rt::<container>::const_iterator>`
      And `using Changing = std::iterator_traits<rt::<container>::iterator>`
      Then `(std::is_same_v<Fixed::value_type, <type>>)` is `true`
      And `(std::is_same_v<Fixed::reference, const <type>&>)` is `true`
      And `(std::is_same_v<Fixed::pointer, const <type>*>)` is `true`
      And `(std::is_same_v<Fixed::difference_type, ptrdiff_t>)` is `true`
      And `(std::is_same_v<Fixed::iterator_category, std::random_access_iterator_tag>)` is `true`
      And `(std::is_same_v<Changing::value_type, <type>>)` is `true`
      And `(std::is_same_v<Changing::reference, <type>&>)` is `true`
      And `(std::is_same_v<Changing::pointer, <type>*>)` is `true`
      And `(std::is_same_v<Changing::iterator_category, std::random_access_iterator_tag>)` is `true`

      Examples:
        | kind     | container                     | type        |
        | numbers  | RepeatedField<int32_t>        | int32_t     |
        | messages | RepeatedPtrField<Part>        | Part        |
        | strings  | RepeatedPtrField<std::string> | std::string |

  @cpp.repeated.zero-based
  Rule: The first element of a repeated field has index 0

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Part { int32 id = 1; string label = 2; repeated Part parts = 3; }
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; KIND_BELOW = -5; }
        message Sample {
          repeated int32 int32_values = 1;
          repeated Kind bars = 20;
          repeated Part parts = 21;
          repeated string texts = 22;
          repeated bytes blobs = 23;
        }
        """

    Scenario: numbers
      Given `Sample m`
      And `m.add_int32_values(5), m.add_int32_values(7), m.add_int32_values(9)`
      Then `m.int32_values(0)` is `5`
      And `m.int32_values(1)` is `7`
      And `m.int32_values(2)` is `9`

    Scenario Outline: <kind>
      Given `Sample m`
      And `<add>`
      Then `m.<list>(0)<of>` is `<one>`
      And `m.<list>(1)<of>` is `<two>`
      And `m.<list>(2)<of>` is `<three>`

      Examples:
        | kind    | add                                                                   | list  | of | one       | two        | three      |
        | enums   | m.add_bars(KIND_LEFT), m.add_bars(KIND_RIGHT), m.add_bars(KIND_BELOW) | bars  |    | KIND_LEFT | KIND_RIGHT | KIND_BELOW |
        | strings | m.add_texts("one"), m.add_texts("two"), m.add_texts("three")          | texts |    | "one"s    | "two"s     | "three"s   |
        | bytes   | m.add_blobs("one"), m.add_blobs("two"), m.add_blobs("three")          | blobs |    | "one"s    | "two"s     | "three"s   |

      Examples: messages
        | kind     | add                                                                          | list  | of    | one | two | three |
        | messages | m.add_parts()->set_id(5), m.add_parts()->set_id(7), m.add_parts()->set_id(9) | parts | .id() | 5   | 7   | 9     |

    Scenario Outline: <kind>, the first element changed
      Given `Sample m`
      And `<add>`
      When `<change>`
      Then `m.<list>(0)<of>` is `<changed>`
      And `m.<list>(1)<of>` is `<kept>`

      Examples:
        | kind             | add                                           | change                          | list         | of | changed    | kept       |
        | numbers          | m.add_int32_values(5), m.add_int32_values(7)  | m.set_int32_values(0, 9)        | int32_values |    | 9          | 7          |
        | enums            | m.add_bars(KIND_LEFT), m.add_bars(KIND_RIGHT) | m.set_bars(0, KIND_BELOW)       | bars         |    | KIND_BELOW | KIND_RIGHT |
        | strings          | m.add_texts("one"), m.add_texts("two")        | m.set_texts(0, "three")         | texts        |    | "three"s   | "two"s     |
        | strings in place | m.add_texts("one"), m.add_texts("two")        | m.mutable_texts(0)->append("!") | texts        |    | "one!"s    | "two"s     |
        | bytes            | m.add_blobs("one"), m.add_blobs("two")        | m.set_blobs(0, "three")         | blobs        |    | "three"s   | "two"s     |

      Examples: messages
        | kind     | add                                                | change                        | list  | of    | changed | kept |
        | messages | m.add_parts()->set_id(5), m.add_parts()->set_id(7) | m.mutable_parts(0)->set_id(9) | parts | .id() | 9       | 7    |

    Scenario Outline: <kind>, the last element changed
      Given `Sample m`
      And `<add>`
      When `<change>`
      Then `m.<list>(0)<of>` is `<kept>`
      And `m.<list>(1)<of>` is `<changed>`

      Examples:
        | kind    | add                                           | change                    | list         | of | kept      | changed    |
        | numbers | m.add_int32_values(5), m.add_int32_values(7)  | m.set_int32_values(1, 9)  | int32_values |    | 5         | 9          |
        | enums   | m.add_bars(KIND_LEFT), m.add_bars(KIND_RIGHT) | m.set_bars(1, KIND_BELOW) | bars         |    | KIND_LEFT | KIND_BELOW |
        | strings | m.add_texts("one"), m.add_texts("two")        | m.set_texts(1, "three")   | texts        |    | "one"s    | "three"s   |
        | bytes   | m.add_blobs("one"), m.add_blobs("two")        | m.set_blobs(1, "three")   | blobs        |    | "one"s    | "three"s   |

      Examples: messages
        | kind     | add                                                | change                        | list  | of    | kept | changed |
        | messages | m.add_parts()->set_id(5), m.add_parts()->set_id(7) | m.mutable_parts(1)->set_id(9) | parts | .id() | 5    | 9       |
