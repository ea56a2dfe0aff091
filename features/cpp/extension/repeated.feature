@needs.cpp
Feature: Repeated extensions
  The size of a repeated extension, and functions that add elements. `extension.feature` and `ownership.feature` have the
  accessors of elements.

  @cpp.extension.size
  Rule: `ExtensionSize` tells how many elements a repeated extension has

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          repeated int32 int32_values = 141;        repeated int64 int64_values = 142;
          repeated uint32 uint32_values = 143;      repeated uint64 uint64_values = 144;
          repeated sint32 sint32_values = 145;      repeated sint64 sint64_values = 146;
          repeated fixed32 fixed32_values = 147;    repeated fixed64 fixed64_values = 148;
          repeated sfixed32 sfixed32_values = 149;  repeated sfixed64 sfixed64_values = 150;
          repeated float float_values = 151;        repeated double double_values = 152;
          repeated bool bool_values = 153;
          repeated Kind kinds = 154;
          repeated string texts = 155;
          repeated bytes blobs = 156;
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
          repeated int32 int32_values_packed = 161 [packed = true];        repeated int64 int64_values_packed = 162 [packed = true];
          repeated uint32 uint32_values_packed = 163 [packed = true];      repeated uint64 uint64_values_packed = 164 [packed = true];
          repeated sint32 sint32_values_packed = 165 [packed = true];      repeated sint64 sint64_values_packed = 166 [packed = true];
          repeated fixed32 fixed32_values_packed = 167 [packed = true];    repeated fixed64 fixed64_values_packed = 168 [packed = true];
          repeated sfixed32 sfixed32_values_packed = 169 [packed = true];  repeated sfixed64 sfixed64_values_packed = 170 [packed = true];
          repeated float float_values_packed = 171 [packed = true];        repeated double double_values_packed = 172 [packed = true];
          repeated bool bool_values_packed = 173 [packed = true];
          repeated Kind kinds_packed = 174 [packed = true];
        }
        """

    Scenario: int32_values with elements
      Given `Base m`
      And `const Base& view = m`
      And `m.AddExtension(int32_values, -7)`
      And `m.AddExtension(int32_values, -7)`
      Then `view.ExtensionSize(int32_values)` is `2`

    # More than the levels that messages may be nested: elements are beside each other.
    Scenario Outline: <extension> with 150 elements on the wire
      Given `Base m`
      And the C++
        """cpp
        std::string many;
        for (int i = 0; i < 150; ++i) many += bytes("<record>");
        """
      Then `m.ParseFromString(many)` is `true`
      And `m.ExtensionSize(<extension>)` is `150`

      Examples:
        | extension | record            |
        | parts     | ea 09 02 08 07    |
        | boxes     | f3 09 08 07 f4 09 |

    Scenario Outline: <extension> in a new message
      Given `const Base m`
      Then `m.ExtensionSize(<extension>)` is `0`

      Examples:
        | extension              |
        | int32_values           |
        | int64_values           |
        | uint32_values          |
        | uint64_values          |
        | sint32_values          |
        | sint64_values          |
        | fixed32_values         |
        | fixed64_values         |
        | sfixed32_values        |
        | sfixed64_values        |
        | float_values           |
        | double_values          |
        | bool_values            |
        | kinds                  |
        | texts                  |
        | blobs                  |
        | parts                  |
        | boxes                  |
        | int32_values_packed    |
        | int64_values_packed    |
        | uint32_values_packed   |
        | uint64_values_packed   |
        | sint32_values_packed   |
        | sint64_values_packed   |
        | fixed32_values_packed  |
        | fixed64_values_packed  |
        | sfixed32_values_packed |
        | sfixed64_values_packed |
        | float_values_packed    |
        | double_values_packed   |
        | bool_values_packed     |
        | kinds_packed           |

    Scenario Outline: <extension> with elements
      Given `Base m`
      And `const Base& view = m`
      And `m.AddExtension(<extension>, <value>)`
      And `m.AddExtension(<extension>, <value>)`
      Then `view.ExtensionSize(<extension>)` is `2`

      Examples:
        | extension              | value                 |
        | int64_values           | -7000000000           |
        | uint32_values          | 4000000000u           |
        | uint64_values          | 18000000000000000000u |
        | sint32_values          | -8                    |
        | sint64_values          | -8000000000           |
        | fixed32_values         | 4100000000u           |
        | fixed64_values         | 18100000000000000000u |
        | sfixed32_values        | -9                    |
        | sfixed64_values        | -9000000000           |
        | float_values           | -2.5f                 |
        | double_values          | -0.1                  |
        | bool_values            | true                  |
        | kinds                  | KIND_OTHER            |
        | texts                  | "abc"s                |
        | blobs                  | bytes("ff 00 61")     |
        | int32_values_packed    | -7                    |
        | int64_values_packed    | -7000000000           |
        | uint32_values_packed   | 4000000000u           |
        | uint64_values_packed   | 18000000000000000000u |
        | sint32_values_packed   | -8                    |
        | sint64_values_packed   | -8000000000           |
        | fixed32_values_packed  | 4100000000u           |
        | fixed64_values_packed  | 18100000000000000000u |
        | sfixed32_values_packed | -9                    |
        | sfixed64_values_packed | -9000000000           |
        | float_values_packed    | -2.5f                 |
        | double_values_packed   | -0.1                  |
        | bool_values_packed     | true                  |
        | kinds_packed           | KIND_OTHER            |

    Scenario Outline: <extension>, objects
      Given `Base m`
      When `m.AddExtension(<extension>)`
      And `m.AddExtension(<extension>)`
      Then `m.ExtensionSize(<extension>)` is `2`

      Examples:
        | extension |
        | texts     |
        | blobs     |
        | parts     |
        | boxes     |

    Scenario Outline: parsed, <what>
      Given `Base m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.ExtensionSize(<extension>)` is `<size>`

      Examples:
        | what                                       | bytes                                                    | extension             | size |
        | one by one                                 | e8 08 07 e8 08 08                                        | int32_values          | 2    |
        | packed, though declared otherwise          | ea 08 02 07 08                                           | int32_values          | 2    |
        | both                                       | e8 08 07 ea 08 02 08 09                                  | int32_values          | 3    |
        | packed                                     | 8a 0a 02 07 08                                           | int32_values_packed   | 2    |
        | packed in two records                      | 8a 0a 02 07 08 8a 0a 01 09                               | int32_values_packed   | 3    |
        | one by one, though declared packed         | 88 0a 07 88 0a 08                                        | int32_values_packed   | 2    |
        | packed, and empty                          | 8a 0a 00                                                 | int32_values_packed   | 0    |
        | eight bytes each, packed                   | c2 0a 10 01 02 03 04 05 06 07 08 01 02 03 04 05 06 07 08 | fixed64_values_packed | 2    |
        | strings                                    | da 09 00 da 09 01 61                                     | texts                 | 2    |
        | messages                                   | ea 09 00 ea 09 02 08 07                                  | parts                 | 2    |
        | groups                                     | f3 09 f4 09 f3 09 08 07 f4 09                            | boxes                 | 2    |
        | another extension                          | f0 08 07                                                 | int32_values          | 0    |
        | the wrong wire type                        | ed 08 01 02 03 04                                        | int32_values          | 0    |
        | a closed enum, with a number that it lacks | d0 09 1f d0 09 63 d0 09 20                               | kinds                 | 2    |
        | the same, packed                           | d2 09 03 1f 63 20                                        | kinds                 | 2    |

    Scenario: int32_values, cleared and filled again
      Given `Base m`
      And `m.AddExtension(int32_values, 7), m.AddExtension(int32_values, 8), m.AddExtension(int32_values, 9)`
      When `m.ClearExtension(int32_values)`
      Then `m.ExtensionSize(int32_values)` is `0`
      When `m.AddExtension(int32_values, 5)`
      Then `m.ExtensionSize(int32_values)` is `1`
      And `m.GetExtension(int32_values, 0)` is `5`

    Scenario Outline: <what>, and filled again
      Given `Base m`
      And `Base other`
      And `m.ParseFromString(bytes("<bytes> <bytes> <bytes>"))`
      Then `m.ExtensionSize(<extension>)` is `3`
      When `<unset>`
      Then `m.ExtensionSize(<extension>)` is `0`
      And `m.ByteSizeLong()` is `0`
      When `m.ParseFromString(bytes("<bytes> <bytes>"))`
      Then `m.ExtensionSize(<extension>)` is `2`
      And `m.SerializeAsString()` is `bytes("<bytes> <bytes>")`

      Examples:
        | what                          | extension | bytes             | unset                            |
        | texts unset by ClearExtension | texts     | da 09 01 61       | m.ClearExtension(texts)          |
        | texts unset by Clear          | texts     | da 09 01 61       | m.Clear()                        |
        | texts unset by parsing        | texts     | da 09 01 61       | m.ParseFromString("")            |
        | texts unset by copying        | texts     | da 09 01 61       | m = other                        |
        | texts unset by swapping       | texts     | da 09 01 61       | m.Swap(&other)                   |
        | texts unset by moving         | texts     | da 09 01 61       | other = std::move(m), m = Base() |
        | parts unset by ClearExtension | parts     | ea 09 02 08 07    | m.ClearExtension(parts)          |
        | parts unset by Clear          | parts     | ea 09 02 08 07    | m.Clear()                        |
        | parts unset by parsing        | parts     | ea 09 02 08 07    | m.ParseFromString("")            |
        | parts unset by copying        | parts     | ea 09 02 08 07    | m = other                        |
        | parts unset by swapping       | parts     | ea 09 02 08 07    | m.Swap(&other)                   |
        | parts unset by moving         | parts     | ea 09 02 08 07    | other = std::move(m), m = Base() |
        | boxes unset by ClearExtension | boxes     | f3 09 08 07 f4 09 | m.ClearExtension(boxes)          |
        | boxes unset by Clear          | boxes     | f3 09 08 07 f4 09 | m.Clear()                        |
        | boxes unset by parsing        | boxes     | f3 09 08 07 f4 09 | m.ParseFromString("")            |
        | boxes unset by copying        | boxes     | f3 09 08 07 f4 09 | m = other                        |
        | boxes unset by swapping       | boxes     | f3 09 08 07 f4 09 | m.Swap(&other)                   |
        | boxes unset by moving         | boxes     | f3 09 08 07 f4 09 | other = std::move(m), m = Base() |
        | kinds unset by ClearExtension | kinds     | d0 09 1f          | m.ClearExtension(kinds)          |
        | kinds unset by Clear          | kinds     | d0 09 1f          | m.Clear()                        |
        | kinds unset by parsing        | kinds     | d0 09 1f          | m.ParseFromString("")            |
        | kinds unset by copying        | kinds     | d0 09 1f          | m = other                        |
        | kinds unset by swapping       | kinds     | d0 09 1f          | m.Swap(&other)                   |
        | kinds unset by moving         | kinds     | d0 09 1f          | other = std::move(m), m = Base() |

    Scenario: the sizes of extensions are their own
      Given `Base m`
      When `m.AddExtension(int32_values, 7)`
      Then `m.ExtensionSize(int32_values)` is `1`
      And `m.ExtensionSize(int64_values)` is `0`
      And `m.ExtensionSize(int32_values_packed)` is `0`

  @cpp.extension.add
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;
          optional string text = 115;
          optional Part part = 117;
          repeated int32 int32_values = 141;        repeated int64 int64_values = 142;
          repeated uint32 uint32_values = 143;      repeated uint64 uint64_values = 144;
          repeated sint32 sint32_values = 145;      repeated sint64 sint64_values = 146;
          repeated fixed32 fixed32_values = 147;    repeated fixed64 fixed64_values = 148;
          repeated sfixed32 sfixed32_values = 149;  repeated sfixed64 sfixed64_values = 150;
          repeated float float_values = 151;        repeated double double_values = 152;
          repeated bool bool_values = 153;
          repeated Kind kinds = 154;
          repeated string texts = 155;
          repeated bytes blobs = 156;
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
          repeated int32 int32_values_packed = 161 [packed = true];        repeated int64 int64_values_packed = 162 [packed = true];
          repeated uint32 uint32_values_packed = 163 [packed = true];      repeated uint64 uint64_values_packed = 164 [packed = true];
          repeated sint32 sint32_values_packed = 165 [packed = true];      repeated sint64 sint64_values_packed = 166 [packed = true];
          repeated fixed32 fixed32_values_packed = 167 [packed = true];    repeated fixed64 fixed64_values_packed = 168 [packed = true];
          repeated sfixed32 sfixed32_values_packed = 169 [packed = true];  repeated sfixed64 sfixed64_values_packed = 170 [packed = true];
          repeated float float_values_packed = 171 [packed = true];        repeated double double_values_packed = 172 [packed = true];
          repeated bool bool_values_packed = 173 [packed = true];
          repeated Kind kinds_packed = 174 [packed = true];
        }
        message Plain {
          repeated int32 int32_values = 141;        repeated int64 int64_values = 142;
          repeated uint32 uint32_values = 143;      repeated uint64 uint64_values = 144;
          repeated sint32 sint32_values = 145;      repeated sint64 sint64_values = 146;
          repeated fixed32 fixed32_values = 147;    repeated fixed64 fixed64_values = 148;
          repeated sfixed32 sfixed32_values = 149;  repeated sfixed64 sfixed64_values = 150;
          repeated float float_values = 151;        repeated double double_values = 152;
          repeated bool bool_values = 153;
          repeated Kind kinds = 154;
          repeated string texts = 155;
          repeated bytes blobs = 156;
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
          repeated int32 int32_values_packed = 161 [packed = true];        repeated int64 int64_values_packed = 162 [packed = true];
          repeated uint32 uint32_values_packed = 163 [packed = true];      repeated uint64 uint64_values_packed = 164 [packed = true];
          repeated sint32 sint32_values_packed = 165 [packed = true];      repeated sint64 sint64_values_packed = 166 [packed = true];
          repeated fixed32 fixed32_values_packed = 167 [packed = true];    repeated fixed64 fixed64_values_packed = 168 [packed = true];
          repeated sfixed32 sfixed32_values_packed = 169 [packed = true];  repeated sfixed64 sfixed64_values_packed = 170 [packed = true];
          repeated float float_values_packed = 171 [packed = true];        repeated double double_values_packed = 172 [packed = true];
          repeated bool bool_values_packed = 173 [packed = true];
          repeated Kind kinds_packed = 174 [packed = true];
        }
        """

    Scenario: int32_values
      Given `Base m`
      When `m.AddExtension(int32_values, -7)`
      And `m.AddExtension(int32_values, 30)`
      Then `m.ExtensionSize(int32_values)` is `2`
      And `m.GetExtension(int32_values, 0)` is `-7`
      And `m.GetExtension(int32_values, 1)` is `30`
      And `m` serializes as the `Plain`
        """json
        { "int32_values": [-7, 30] }
        """

    Scenario Outline: <extension>
      Given `Base m`
      When `m.AddExtension(<extension>, <first>)`
      And `m.AddExtension(<extension>, <second>)`
      Then `m.ExtensionSize(<extension>)` is `2`
      And `m.GetExtension(<extension>, 0)` is `<first>`
      And `m.GetExtension(<extension>, 1)` is `<second>`
      And `m` serializes as the `Plain`
        """json
        { "<extension>": [<json>] }
        """

      Examples:
        | extension              | first                 | second      | json                         |
        | int64_values           | -7000000000           | 30          | "-7000000000", "30"          |
        | uint32_values          | 4000000000u           | 30u         | 4000000000, 30               |
        | uint64_values          | 18000000000000000000u | 30u         | "18000000000000000000", "30" |
        | sint32_values          | -8                    | 31          | -8, 31                       |
        | sint64_values          | -8000000000           | 31          | "-8000000000", "31"          |
        | fixed32_values         | 4100000000u           | 32u         | 4100000000, 32               |
        | fixed64_values         | 18100000000000000000u | 32u         | "18100000000000000000", "32" |
        | sfixed32_values        | -9                    | 33          | -9, 33                       |
        | sfixed64_values        | -9000000000           | 33          | "-9000000000", "33"          |
        | float_values           | -2.5f                 | 0.75f       | -2.5, 0.75                   |
        | double_values          | -0.1                  | 0.75        | -0.1, 0.75                   |
        | bool_values            | true                  | false       | true, false                  |
        | kinds                  | KIND_OTHER            | KIND_BELOW  | "KIND_OTHER", "KIND_BELOW"   |
        | texts                  | "abc"s                | "de"s       | "abc", "de"                  |
        | blobs                  | bytes("ff 00 61")     | bytes("00") | "/wBh", "AA=="               |
        | int32_values_packed    | -7                    | 30          | -7, 30                       |
        | int64_values_packed    | -7000000000           | 30          | "-7000000000", "30"          |
        | uint32_values_packed   | 4000000000u           | 30u         | 4000000000, 30               |
        | uint64_values_packed   | 18000000000000000000u | 30u         | "18000000000000000000", "30" |
        | sint32_values_packed   | -8                    | 31          | -8, 31                       |
        | sint64_values_packed   | -8000000000           | 31          | "-8000000000", "31"          |
        | fixed32_values_packed  | 4100000000u           | 32u         | 4100000000, 32               |
        | fixed64_values_packed  | 18100000000000000000u | 32u         | "18100000000000000000", "32" |
        | sfixed32_values_packed | -9                    | 33          | -9, 33                       |
        | sfixed64_values_packed | -9000000000           | 33          | "-9000000000", "33"          |
        | float_values_packed    | -2.5f                 | 0.75f       | -2.5, 0.75                   |
        | double_values_packed   | -0.1                  | 0.75        | -0.1, 0.75                   |
        | bool_values_packed     | true                  | false       | true, false                  |
        | kinds_packed           | KIND_OTHER            | KIND_BELOW  | "KIND_OTHER", "KIND_BELOW"   |

    Scenario Outline: <extension>, as it was declared on the wire
      Given `Base m`
      When `m.AddExtension(<extension>, <first>)`
      And `m.AddExtension(<extension>, <second>)`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | extension             | first      | second     | bytes                               |
        | int32_values          | 7          | 300        | e8 08 07 e8 08 ac 02                |
        | int32_values_packed   | 7          | 300        | 8a 0a 03 07 ac 02                   |
        | fixed32_values        | 7u         | 8u         | 9d 09 07 00 00 00 9d 09 08 00 00 00 |
        | fixed32_values_packed | 7u         | 8u         | ba 0a 08 07 00 00 00 08 00 00 00    |
        | kinds                 | KIND_FIRST | KIND_OTHER | d0 09 1f d0 09 20                   |
        | kinds_packed          | KIND_FIRST | KIND_OTHER | f2 0a 02 1f 20                      |

    Scenario Outline: an element of <extension>
      Given `Base m`
      When `std::string* added = m.AddExtension(<extension>)`
      And `const std::string first = *added`
      And `*added = "abc"`
      Then `first` is `""s`
      And `m.ExtensionSize(<extension>)` is `1`
      And `m.GetExtension(<extension>, 0)` is `"abc"s`

      Examples:
        | extension |
        | texts     |
        | blobs     |

    Scenario Outline: an element of <extension>, a message
      Given `Base m`
      When `<type>* added = m.AddExtension(<extension>)`
      And `const bool first = added->has_id()`
      And `added->set_id(7)`
      Then `first` is `false`
      And `m.ExtensionSize(<extension>)` is `1`
      And `m` serializes as the `Plain`
        """json
        { "<extension>": [{ "id": 7 }] }
        """

      Examples:
        | extension | type  |
        | parts     | Part  |
        | boxes     | Boxes |

    Scenario Outline: <form>
      Given `Base m`
      And `std::string name = "named"`
      When `m.AddExtension(texts, <argument>)`
      Then `m.GetExtension(texts, 0)` is `<value>`

      Examples:
        | form                | argument                      | value    |
        | a std::string       | std::string("abc")            | "abc"s   |
        | a moved std::string | std::move(name)               | "named"s |
        | a const char*       | "abc"                         | "abc"s   |
        | a string_view       | lib::string_view("abcdef", 3) | "abc"s   |

    Scenario Outline: <extension> and the string that was added change apart
      Given `Base m`
      And `std::string given = "given, and too long to be inline"`
      When `m.AddExtension(<extension>, given)`
      And `m.SetExtension(<extension>, 0, given)`
      Then `given` is `"given, and too long to be inline"s`
      When `given.assign("changed")`
      Then `m.GetExtension(<extension>, 0)` is `"given, and too long to be inline"s`

      Examples:
        | extension |
        | texts     |
        | blobs     |

    Scenario: in debug mode an undefined value of a closed enum aborts
      Given `Base m`
      Then `m.AddExtension(kinds, KIND_OTHER)` does not abort
      And `m.AddExtension(kinds, static_cast<Kind>(99))` aborts

    Scenario Outline: a field of the type or label has no such accessor: <wrong>
      Given `Base m`
      Then `m.AddExtension(<right>)` compiles
      And `m.AddExtension(<wrong>)` does not compile

      Examples:
        | right           | wrong          |
        | int32_values, 7 | int32_values   |
        | texts           | kinds          |
        | int32_values, 7 | int32_value, 7 |
        | parts           | part           |
        | texts, ""       | text, ""       |
