@needs.cpp @needs.proto3-optional
Feature: Errors
  Malformed wire data is refused. Numbers without an enum value are handled as the document says for each kind of enum.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Part { int32 id = 1; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_BELOW = -5; }
      message Sample {
        int32 number = 1;
        fixed32 four = 2;
        fixed64 eight = 3;
        bytes data = 4;
        Part part = 5;
        repeated int32 numbers = 6;
        repeated fixed32 fours = 7;
        Kind kind = 8;
        optional Kind chosen = 9;
        repeated Kind kinds = 10;
        oneof which { Kind member = 11; string name = 12; }
        bool flag = 13;
        uint64 large = 14;
      }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      enum OldKind { OLD_KIND_FIRST = 31; OLD_KIND_OTHER = 32; OLD_KIND_BELOW = -6; OLD_KIND_PRESET = 33; }
      message Old {
        optional OldKind kind = 8;
        optional OldKind preset = 9 [default = OLD_KIND_PRESET];
        repeated OldKind kinds = 10;
        oneof which { OldKind member = 11; string name = 12; }
        repeated OldKind packed = 13 [packed = true];
        optional int32 number = 14;
        optional group Box = 15 { optional int32 id = 1; optional OldKind kind = 2; }
        required OldKind needed = 16;
      }
      message OldOuter { optional Old old = 1; repeated Old olds = 2; }
      message Nest { enum Shape { SHAPE_ROUND = 6; SHAPE_FLAT = 4; } optional Shape shape = 1; }
      """

  @cpp.error.parse-invalid @cpp.message.parse-from-string
  Rule: Bytes that are not valid wire format make `ParseFromString` return false

    Scenario: a tag without a value
      Given `Sample m`
      Then `m.ParseFromString(bytes("08"))` is `false`
      And `m.ParseFromString(bytes("08 07"))` is `true`

    Scenario Outline: <fault>
      Given `Sample m`
      Then `m.ParseFromString(bytes("<invalid>"))` is `false`
      And `m.ParseFromString(bytes("<valid>"))` is `true`

      Examples:
        | fault                                    | invalid                             | valid                            |
        | a varint that ends too early             | 08 96                               | 08 96 01                         |
        | a varint of eleven bytes                 | 08 80 80 80 80 80 80 80 80 80 80 01 | 08 80 80 80 80 80 80 80 80 80 01 |
        | a varint without an end                  | 08 ff ff ff ff ff ff ff ff ff ff    | 08 ff ff ff ff ff ff ff ff ff 01 |
        | a tag that ends too early                | 08 07 c0                            | 08 07 c0 3e 05                   |
        | a field number of zero                   | 00 07                               | 08 07                            |
        | a field number of zero with a length     | 02 01 61                            | 22 01 61                         |
        | a tag that is too large                  | f8 ff ff ff ff 01 07                | f8 ff ff ff 0f 07                |
        | four bytes that end too early            | 15 01 02 03                         | 15 01 02 03 04                   |
        | eight bytes that end too early           | 19 01 02 03 04 05 06 07             | 19 01 02 03 04 05 06 07 08       |
        | bytes that end too early                 | 22 03 61 62                         | 22 03 61 62 63                   |
        | a length without bytes                   | 22 01                               | 22 00                            |
        | a length that ends too early             | 22 81                               | 22 81 00 61                      |
        | a length that is negative                | 22 ff ff ff ff ff ff ff ff ff 01    | 22 02 ff ff                      |
        | a length of almost four gibibytes        | 22 f0 ff ff ff 0f                   | 22 01 0f                         |
        | a message that ends too early            | 2a 02 08                            | 2a 02 08 07                      |
        | a message with a fault in it             | 2a 01 08                            | 2a 02 08 07                      |
        | a message whose field passes its end     | 2a 02 08 96 01                      | 2a 03 08 96 01                   |
        | packed numbers that end too early        | 32 02 07                            | 32 02 07 08                      |
        | packed numbers, the last one without end | 32 02 07 96                         | 32 03 07 96 01                   |
        | packed fixed numbers, one cut short      | 3a 05 01 02 03 04 05                | 3a 04 01 02 03 04                |
        | a wire type of six                       | 0e 07                               | 08 07                            |
        | a wire type of seven                     | 0f 07                               | 08 07                            |
        | a group that is not closed               | c3 3e 08 07                         | c3 3e 08 07 c4 3e                |
        | a group closed as another one            | c3 3e 08 07 cc 3e                   | c3 3e 08 07 c4 3e                |
        | a group closed that was never opened     | 08 07 c4 3e                         | 08 07 c3 3e c4 3e                |
        | a fault in an unknown field              | ca 3e 03 61                         | ca 3e 01 61                      |
        | a fault in an unknown group              | c3 3e 08 c4 3e                      | c3 3e 08 01 c4 3e                |
        | a fault after valid fields               | 08 07 22 01 61 15 01                | 08 07 22 01 61 15 01 02 03 04    |

    Scenario Outline: a group that the schema knows, <fault>
      Given `Old m`
      Then `m.ParseFromString(bytes("<invalid>"))` is `false`
      And `m.ParseFromString(bytes("<valid>"))` is `true`

      Examples:
        | fault                  | invalid                 | valid                |
        | not closed             | 80 01 1f 7b 08 07       | 80 01 1f 7b 08 07 7c |
        | closed as another one  | 80 01 1f 7b 08 07 84 01 | 80 01 1f 7b 08 07 7c |
        | its end taken as value | 80 01 1f 7b 08 7c       | 80 01 1f 7b 08 01 7c |

    Scenario Outline: every prefix of a message, valid only if it ends between fields: <length> bytes
      Given `Sample m`
      And `const std::string whole = bytes("08 96 01 15 01 02 03 04 22 02 61 62")`
      Then `m.ParseFromString(whole.substr(0, <length>))` is `<result>`

      Examples:
        | length | result |
        | 0      | true   |
        | 1      | false  |
        | 2      | false  |
        | 3      | true   |
        | 4      | false  |
        | 5      | false  |
        | 7      | false  |
        | 8      | true   |
        | 9      | false  |
        | 10     | false  |
        | 11     | false  |
        | 12     | true   |

    Scenario: a message can be parsed after a failure
      Given `Sample m`
      And `m.ParseFromString(bytes("22 05 61"))`
      When `m.ParseFromString(bytes("08 07"))`
      Then `m.number()` is `7`
      And `m.data()` is `""s`

    Scenario: fields parsed before the fault are freed
      Given `Sample m`
      Then `m.ParseFromString(bytes("2a 02 08 07 62 03 61 62 63 22 03 61 62 63 15 01"))` is `false`

  @cpp.error.enum-set-abort
  Rule: In a debug build, setting an enum field to a number that is no value of the enum aborts the process

    Scenario: closed
      Given `Old m`
      Then `m.set_kind(OLD_KIND_OTHER)` does not abort
      And `m.set_kind(static_cast<OldKind>(99))` aborts

    Scenario Outline: <what>
      Given `<message> m`
      Then `m.set_<name>(<valid>)` does not abort
      And `m.set_<name>(static_cast<<type>>(<number>))` aborts

      Examples:
        | what                         | message | type        | name   | valid             | number |
        | closed, zero without a value | Old     | OldKind     | kind   | OLD_KIND_FIRST    | 0      |
        | closed, negative             | Old     | OldKind     | kind   | OLD_KIND_BELOW    | -5     |
        | closed, with a default       | Old     | OldKind     | preset | OLD_KIND_PRESET   | 34     |
        | closed, required             | Old     | OldKind     | needed | OLD_KIND_FIRST    | 99     |
        | closed, nested               | Nest    | Nest::Shape | shape  | Nest::SHAPE_ROUND | 5      |
        | open                         | Sample  | Kind        | kind   | KIND_LEFT         | 99     |
        | open, negative               | Sample  | Kind        | kind   | KIND_BELOW        | -6     |
        | open, between                | Sample  | Kind        | kind   | KIND_LEFT         | 20     |
        | open, with presence          | Sample  | Kind        | chosen | KIND_NONE         | 99     |

    @needs.release
    Scenario Outline: <what>, in a release build
      Given a release build
      And `Sample m`
      Then `m.set_<name>(static_cast<Kind>(<number>))` does not abort

      Examples:
        | what                | name   | number |
        | open                | kind   | 99     |
        | open, negative      | kind   | -6     |
        | open, with presence | chosen | 99     |

    Scenario Outline: the closed enum of <what>
      Given the schema file `extended.proto`
        """proto
        syntax = "proto2";
        enum Grade { GRADE_FIRST = 31; GRADE_BELOW = -6; }
        message Extended { extensions 100 to 199; }
        extend Extended { optional Grade grade = 100; optional Grade preset = 101 [default = GRADE_BELOW]; }
        message Scope { extend Extended { optional Grade grade = 102; } }
        """
      And `Extended m`
      Then `m.SetExtension(<identifier>, GRADE_BELOW)` does not abort
      And `m.SetExtension(<identifier>, static_cast<Grade>(<number>))` aborts

      Examples:
        | what                        | identifier   | number |
        | an extension                | grade        | 99     |
        | an extension, zero          | grade        | 0      |
        | an extension with a default | preset       | 32     |
        | an extension in a scope     | Scope::grade | -7     |

  @cpp.error.enum-set-abort
  Rule: In a debug build, setting an enum field to a number that is no value of the enum aborts the process (while it is set)

    Scenario: closed, while it is set
      Given `Old m`
      And `m.set_kind(OLD_KIND_BELOW)`
      Then `m.set_kind(OLD_KIND_OTHER)` does not abort
      And `m.set_kind(static_cast<OldKind>(99))` aborts

    Scenario Outline: <what>, while it is set
      Given `<message> m`
      And `m.set_<name>(<value>)`
      Then `m.set_<name>(<valid>)` does not abort
      And `m.set_<name>(static_cast<<type>>(99))` aborts

      Examples:
        | what           | message | name   | type    | value          | valid          |
        | with a default | Old     | preset | OldKind | OLD_KIND_OTHER | OLD_KIND_BELOW |
        | required       | Old     | needed | OldKind | OLD_KIND_OTHER | OLD_KIND_BELOW |
        | open, no test  | Sample  | kind   | Kind    | KIND_LEFT      | KIND_BELOW     |
        | open, with one | Sample  | chosen | Kind    | KIND_LEFT      | KIND_BELOW     |

    Scenario Outline: <what>, which it holds already
      Given `Sample m`
      And `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<name>())` is `<number>`
      And `m.set_<name>(m.<name>())` aborts
      And `m.set_<name>(KIND_LEFT)` does not abort

      Examples:
        | what           | name   | number | bytes                            |
        | open, no test  | kind   | 99     | 40 63                            |
        | open, negative | kind   | -6     | 40 fa ff ff ff ff ff ff ff ff 01 |
        | open, with one | chosen | 99     | 48 63                            |

  @cpp.error.enum-oneof-set-abort
  Rule: In a debug build, setting an enum member of a oneof to a number that is no value of the enum aborts the process

    Scenario: closed
      Given `Old m`
      And `m.set_name("set before")`
      Then `m.set_member(OLD_KIND_OTHER)` does not abort
      And `m.set_member(static_cast<OldKind>(99))` aborts

    Scenario Outline: <what>
      Given `<message> m`
      And `m.set_name("set before")`
      Then `m.set_member(<valid>)` does not abort
      And `m.set_member(static_cast<<type>>(<number>))` aborts

      Examples:
        | what             | message | type    | valid          | number |
        | closed, zero     | Old     | OldKind | OLD_KIND_FIRST | 0      |
        | closed, negative | Old     | OldKind | OLD_KIND_BELOW | -5     |
        | open             | Sample  | Kind    | KIND_LEFT      | 99     |
        | open, negative   | Sample  | Kind    | KIND_BELOW     | -6     |
        | open, between    | Sample  | Kind    | KIND_LEFT      | 20     |

    Scenario: closed, while the member is set
      Given `Old m`
      And `m.set_member(OLD_KIND_OTHER)`
      Then `m.set_member(OLD_KIND_BELOW)` does not abort
      And `m.set_member(static_cast<OldKind>(99))` aborts

    Scenario: open, while the member is set
      Given `Sample m`
      And `m.set_member(KIND_LEFT)`
      Then `m.set_member(KIND_BELOW)` does not abort
      And `m.set_member(static_cast<Kind>(99))` aborts

    Scenario: open, which the member holds already
      Given `Sample m`
      And `m.ParseFromString(bytes("58 63"))`
      Then `static_cast<int>(m.member())` is `99`
      And `m.set_member(m.member())` aborts
      And `m.set_member(KIND_LEFT)` does not abort

    @needs.release
    Scenario: open, in a release build
      Given a release build
      And `Sample m`
      Then `m.set_member(static_cast<Kind>(99))` does not abort

  @cpp.error.enum-repeated-abort
  Rule: In a debug build, setting or adding an element with a number that is no value of its closed enum aborts the process

    Scenario: set
      Given `Old m`
      And `m.add_kinds(OLD_KIND_FIRST)`
      Then `m.set_kinds(0, OLD_KIND_OTHER)` does not abort
      And `m.set_kinds(0, static_cast<OldKind>(99))` aborts

    Scenario Outline: <what>
      Given `Old m`
      And `m.add_<name>(OLD_KIND_FIRST)`
      Then `m.<valid>` does not abort
      And `m.<invalid>` aborts

      Examples:
        | what          | name   | valid                         | invalid                                 |
        | set, zero     | kinds  | set_kinds(0, OLD_KIND_FIRST)  | set_kinds(0, static_cast<OldKind>(0))   |
        | set, negative | kinds  | set_kinds(0, OLD_KIND_BELOW)  | set_kinds(0, static_cast<OldKind>(-5))  |
        | add           | kinds  | add_kinds(OLD_KIND_OTHER)     | add_kinds(static_cast<OldKind>(99))     |
        | add, zero     | kinds  | add_kinds(OLD_KIND_FIRST)     | add_kinds(static_cast<OldKind>(0))      |
        | add, negative | kinds  | add_kinds(OLD_KIND_BELOW)     | add_kinds(static_cast<OldKind>(-5))     |
        | set, packed   | packed | set_packed(0, OLD_KIND_OTHER) | set_packed(0, static_cast<OldKind>(99)) |
        | add, packed   | packed | add_packed(OLD_KIND_OTHER)    | add_packed(static_cast<OldKind>(99))    |

    Scenario: open enums take every number
      Given `Sample m`
      And `m.add_kinds(KIND_LEFT)`
      Then `m.add_kinds(static_cast<Kind>(99))` does not abort
      And `m.set_kinds(0, static_cast<Kind>(99))` does not abort

    Scenario: open enums of a later message take every number
      Given the schema file `later.proto`
        """proto
        syntax = "proto3";
        message Early { repeated Later.Kind kinds = 1; }
        message Later { enum Kind { LATER_NONE = 0; LATER_SOME = 9; } }
        """
      And `Early m`
      And `m.add_kinds(Later::LATER_SOME)`
      Then `m.add_kinds(static_cast<Later::Kind>(99))` does not abort
      And `m.set_kinds(0, static_cast<Later::Kind>(99))` does not abort

    Scenario: open enums keep every number
      Given `Sample m`
      And `m.add_kinds(KIND_LEFT)`
      And `m.add_kinds(KIND_LEFT)`
      When `m.set_kinds(0, static_cast<Kind>(99))`
      And `m.add_kinds(static_cast<Kind>(-98))`
      Then `static_cast<int>(m.kinds(0))` is `99`
      And `m.kinds(1)` is `KIND_LEFT`
      And `static_cast<int>(m.kinds(2))` is `-98`

    Scenario Outline: a repeated extension: <what>
      Given the schema file `extended_list.proto`
        """proto
        syntax = "proto2";
        enum ListGrade { LIST_GRADE_FIRST = 31; LIST_GRADE_BELOW = -6; }
        message ExtendedList { extensions 100 to 199; }
        extend ExtendedList { repeated ListGrade list = 100; repeated ListGrade pack = 101 [packed = true]; }
        """
      And `ExtendedList m`
      And `m.AddExtension(<identifier>, LIST_GRADE_FIRST)`
      Then `m.<call>LIST_GRADE_BELOW)` does not abort
      And `m.<call>static_cast<ListGrade>(<number>))` aborts

      Examples:
        | what        | identifier | call                  | number |
        | set         | list       | SetExtension(list, 0, | 99     |
        | set, zero   | list       | SetExtension(list, 0, | 0      |
        | add         | list       | AddExtension(list,    | 99     |
        | add, zero   | list       | AddExtension(list,    | 0      |
        | set, packed | pack       | SetExtension(pack, 0, | 32     |
        | add, packed | pack       | AddExtension(pack,    | -7     |

  @cpp.error.enum-closed-parse @cpp.dialect.enum-closed-proto2
  Rule: A parsed number that is no value of the field's closed enum becomes an unknown field

    Scenario: singular
      Given `Old m`
      When `m.ParsePartialFromString(bytes("40 63 70 07"))`
      Then `m.has_kind()` is `false`
      And `m.kind()` is `OLD_KIND_FIRST`
      And `m.number()` is `7`
      And `m.SerializePartialAsString()` is `bytes("70 07 40 63")`

    Scenario: singular, its defined twin
      Given `Old m`
      When `m.ParsePartialFromString(bytes("40 20 70 07"))`
      Then `m.has_kind()` is `true`
      And `m.kind()` is `OLD_KIND_OTHER`
      And `m.SerializePartialAsString()` is `bytes("40 20 70 07")`

    Scenario: with a default
      Given `Old m`
      When `m.ParsePartialFromString(bytes("48 63"))`
      Then `m.has_preset()` is `false`
      And `m.preset()` is `OLD_KIND_PRESET`
      And `m.SerializePartialAsString()` is `bytes("48 63")`

    Scenario: after a defined value
      Given `Old m`
      When `m.ParsePartialFromString(bytes("40 20 40 63"))`
      Then `m.kind()` is `OLD_KIND_OTHER`
      And `m.SerializePartialAsString()` is `bytes("40 20 40 63")`

    Scenario: negative
      Given `Old m`
      When `m.ParsePartialFromString(bytes("40 fb ff ff ff ff ff ff ff ff 01"))`
      Then `m.has_kind()` is `false`
      And `m.SerializePartialAsString()` is `bytes("40 fb ff ff ff ff ff ff ff ff 01")`

    Scenario: negative, its defined twin
      Given `Old m`
      When `m.ParsePartialFromString(bytes("40 fa ff ff ff ff ff ff ff ff 01"))`
      Then `m.kind()` is `OLD_KIND_BELOW`

    Scenario: zero without a value
      Given `Old m`
      When `m.ParsePartialFromString(bytes("40 00"))`
      Then `m.has_kind()` is `false`
      And `m.SerializePartialAsString()` is `bytes("40 00")`

    Scenario: repeated
      Given `Old m`
      When `m.ParsePartialFromString(bytes("50 1f 50 63 50 20"))`
      Then `m.kinds_size()` is `2`
      And `m.kinds(0)` is `OLD_KIND_FIRST`
      And `m.kinds(1)` is `OLD_KIND_OTHER`
      And `m.SerializePartialAsString()` is `bytes("50 1f 50 20 50 63")`

    Scenario Outline: repeated and packed on the wire, <field>
      Given `Old m`
      When `m.ParsePartialFromString(bytes("<bytes>"))`
      Then `m.<name>_size()` is `2`
      And `m.<name>(0)` is `OLD_KIND_FIRST`
      And `m.<name>(1)` is `OLD_KIND_OTHER`
      And `m.SerializePartialAsString()` is `bytes("<written>")`

      Examples:
        | field           | name   | bytes          | written           |
        | declared so     | packed | 6a 03 1f 63 20 | 6a 02 1f 20 68 63 |
        | not declared so | kinds  | 52 03 1f 63 20 | 50 1f 50 20 50 63 |

    Scenario: a member of a oneof
      Given `Old m`
      When `m.ParsePartialFromString(bytes("58 63"))`
      Then `m.which_case()` is `Old::WHICH_NOT_SET`
      And `m.has_member()` is `false`
      And `m.SerializePartialAsString()` is `bytes("58 63")`

    Scenario: a member of a oneof after another one
      Given `Old m`
      When `m.ParsePartialFromString(bytes("62 03 61 62 63 58 63"))`
      Then `m.which_case()` is `Old::kName`
      And `m.name()` is `"abc"s`
      And `m.SerializePartialAsString()` is `bytes("62 03 61 62 63 58 63")`

    Scenario: in a message in a message
      Given `OldOuter m`
      When `m.ParsePartialFromString(bytes("0a 04 40 63 70 07"))`
      Then `m.old().has_kind()` is `false`
      And `m.old().number()` is `7`
      And `m.SerializePartialAsString()` is `bytes("0a 04 70 07 40 63")`

    Scenario: in a group
      Given `Old m`
      When `m.ParsePartialFromString(bytes("7b 08 07 10 63 7c"))`
      Then `m.box().id()` is `7`
      And `m.box().has_kind()` is `false`
      And `m.SerializePartialAsString()` is `bytes("7b 08 07 10 63 7c")`

    Scenario: a required field stays unset
      Given `Old m`
      When `m.ParsePartialFromString(bytes("80 01 63"))`
      Then `m.has_needed()` is `false`

  @cpp.error.enum-open-preserved @cpp.dialect.enum-open
  Rule: A parsed number that is no value of the field's open enum is kept, and the accessors return it

    Scenario: singular
      Given `Sample m`
      When `m.ParseFromString(bytes("40 63"))`
      Then `static_cast<int>(m.kind())` is `99`
      And `m` serializes to the bytes `40 63`

    Scenario Outline: <what>
      Given `Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `<number>`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                   | bytes                            | get      | number                          | written                          |
        | singular, negative     | 40 fa ff ff ff ff ff ff ff ff 01 | kind()   | -6                              | 40 fa ff ff ff ff ff ff ff ff 01 |
        | singular, the largest  | 40 ff ff ff ff 07                | kind()   | std::numeric_limits<int>::max() | 40 ff ff ff ff 07                |
        | singular, the smallest | 40 80 80 80 80 f8 ff ff ff ff 01 | kind()   | std::numeric_limits<int>::min() | 40 80 80 80 80 f8 ff ff ff ff 01 |
        | with presence          | 48 63                            | chosen() | 99                              | 48 63                            |
        | repeated               | 50 15 50 63                      | kinds(1) | 99                              | 52 02 15 63                      |
        | repeated and packed    | 52 03 63 15 62                   | kinds(2) | 98                              | 52 03 63 15 62                   |
        | a member of a oneof    | 58 63                            | member() | 99                              | 58 63                            |

    Scenario: presence and case
      Given `Sample m`
      When `m.ParseFromString(bytes("48 63 58 63"))`
      Then `m.has_chosen()` is `true`
      And `m.has_member()` is `true`
      And `m.which_case()` is `Sample::kMember`

    Scenario: copied and swapped
      Given `Sample m`
      And `m.ParseFromString(bytes("40 63 50 62"))`
      When `Sample copy(m)`
      Then `static_cast<int>(copy.kind())` is `99`
      And `static_cast<int>(copy.kinds(0))` is `98`

    Scenario: its name and its validity
      Given `Sample m`
      When `m.ParseFromString(bytes("40 63"))`
      Then `Kind_IsValid(m.kind())` is `false`
      And `Kind_Name(m.kind())` is `""s`

    Scenario: it is not among the unknown fields
      Given `Sample m`
      And `m.ParseFromString(bytes("40 63"))`
      When `m.set_kind(KIND_LEFT)`
      Then `m` serializes to the bytes `40 15`
