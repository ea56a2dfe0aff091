@needs.cpp @needs.editions
Feature: Messages in editions
  In an edition, features decide how repeated numbers and messages are written.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package plain;
      message Part { int32 id = 1; }
      message Sample {
        Part part = 6;
        Part delimited = 7 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 8;
        repeated int32 expanded = 9 [features.repeated_field_encoding = EXPANDED];
        repeated Part delimited_parts = 10 [features.message_encoding = DELIMITED];
      }
      """
    And the schema file `other.proto`
      """proto
      edition = "2023";
      package other;
      option features.repeated_field_encoding = EXPANDED;
      option features.message_encoding = DELIMITED;
      message Part { int32 id = 1; }
      message Sample {
        Part part = 6 [features.message_encoding = LENGTH_PREFIXED];
        Part delimited = 7;
        repeated int32 expanded = 8;
        repeated int32 numbers = 9 [features.repeated_field_encoding = PACKED];
        repeated Part parts = 10;
        oneof which { Part member = 11; int32 digit = 12; }
        message Inner { Part part = 1; repeated Part plain = 2 [features.message_encoding = LENGTH_PREFIXED]; }
        Inner inner = 13;
        extensions 100 to 199;
      }
      extend Sample {
        Part extra = 100;
        repeated Part extras = 101;
        Part plain_extra = 102 [features.message_encoding = LENGTH_PREFIXED];
        repeated int32 extra_numbers = 103;
        repeated int32 packed_extra_numbers = 104 [features.repeated_field_encoding = PACKED];
      }
      message Scope { extend Sample { Part inside = 110; repeated Part insides = 111; repeated int32 inside_numbers = 112; } }
      """

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (`repeated_field_encoding`)

    Scenario: repeated numbers are packed
      Given `plain::Sample m`
      When `m.add_numbers(5)`
      And `m.add_numbers(6)`
      Then `m` serializes to the bytes `42 02 05 06`

    Scenario Outline: <what>
      Given `<message> m`
      And `m.add_<name>(5)`
      And `m.add_<name>(6)`
      Then `m.SerializePartialAsString()` is `bytes("<written>")`
      And `m.ParsePartialFromString(bytes("<packed>"))` is `true`
      And `m.<name>(1)` is `8`
      And `m.ParsePartialFromString(bytes("<expanded>"))` is `true`
      And `m.<name>(1)` is `10`

      Examples:
        | what                      | message       | name     | written     | packed      | expanded    |
        | packed by default         | plain::Sample | numbers  | 42 02 05 06 | 42 02 07 08 | 40 09 40 0a |
        | expanded by itself        | plain::Sample | expanded | 48 05 48 06 | 4a 02 07 08 | 48 09 48 0a |
        | expanded by its file      | other::Sample | expanded | 40 05 40 06 | 42 02 07 08 | 40 09 40 0a |
        | packed against its file's | other::Sample | numbers  | 4a 02 05 06 | 4a 02 07 08 | 48 09 48 0a |

    Scenario Outline: <what>, an extension
      Given `other::Sample m`
      And `other::Sample copy`
      When `m.AddExtension(other::<name>, 5)`
      And `m.AddExtension(other::<name>, 6)`
      Then `m` serializes to the bytes `<written>`
      And `copy.ParseFromString(bytes("<written>"))` is `true`
      And `copy.GetExtension(other::<name>, 1)` is `6`

      Examples:
        | what                               | name                  | written           |
        | expanded by its file               | extra_numbers         | b8 06 05 b8 06 06 |
        | expanded by its file, in a message | Scope::inside_numbers | 80 07 05 80 07 06 |
        | packed against its file's          | packed_extra_numbers  | c2 06 02 05 06    |

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (`repeated_field_encoding`, each kind of number)

    Background:
      Given the schema file `by_file.proto`
        """proto
        edition = "2023";
        package by_file;
        option features.repeated_field_encoding = EXPANDED;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Apart {
          repeated int32 a_int32 = 1;
          repeated int64 a_int64 = 2;
          repeated uint32 a_uint32 = 3;
          repeated uint64 a_uint64 = 4;
          repeated sint32 a_sint32 = 5;
          repeated sint64 a_sint64 = 6;
          repeated fixed32 a_fixed32 = 7;
          repeated fixed64 a_fixed64 = 8;
          repeated sfixed32 a_sfixed32 = 9;
          repeated sfixed64 a_sfixed64 = 10;
          repeated float a_float = 11;
          repeated double a_double = 12;
          repeated bool a_bool = 13;
          repeated Kind a_kind = 14;
        }
        message Packed {
          repeated int32 a_int32 = 1 [features.repeated_field_encoding = PACKED];
          repeated int64 a_int64 = 2 [features.repeated_field_encoding = PACKED];
          repeated uint32 a_uint32 = 3 [features.repeated_field_encoding = PACKED];
          repeated uint64 a_uint64 = 4 [features.repeated_field_encoding = PACKED];
          repeated sint32 a_sint32 = 5 [features.repeated_field_encoding = PACKED];
          repeated sint64 a_sint64 = 6 [features.repeated_field_encoding = PACKED];
          repeated fixed32 a_fixed32 = 7 [features.repeated_field_encoding = PACKED];
          repeated fixed64 a_fixed64 = 8 [features.repeated_field_encoding = PACKED];
          repeated sfixed32 a_sfixed32 = 9 [features.repeated_field_encoding = PACKED];
          repeated sfixed64 a_sfixed64 = 10 [features.repeated_field_encoding = PACKED];
          repeated float a_float = 11 [features.repeated_field_encoding = PACKED];
          repeated double a_double = 12 [features.repeated_field_encoding = PACKED];
          repeated bool a_bool = 13 [features.repeated_field_encoding = PACKED];
          repeated Kind a_kind = 14 [features.repeated_field_encoding = PACKED];
        }
        """
      And the schema file `by_field.proto`
        """proto
        edition = "2023";
        package by_field;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Apart {
          repeated int32 a_int32 = 1 [features.repeated_field_encoding = EXPANDED];
          repeated int64 a_int64 = 2 [features.repeated_field_encoding = EXPANDED];
          repeated uint32 a_uint32 = 3 [features.repeated_field_encoding = EXPANDED];
          repeated uint64 a_uint64 = 4 [features.repeated_field_encoding = EXPANDED];
          repeated sint32 a_sint32 = 5 [features.repeated_field_encoding = EXPANDED];
          repeated sint64 a_sint64 = 6 [features.repeated_field_encoding = EXPANDED];
          repeated fixed32 a_fixed32 = 7 [features.repeated_field_encoding = EXPANDED];
          repeated fixed64 a_fixed64 = 8 [features.repeated_field_encoding = EXPANDED];
          repeated sfixed32 a_sfixed32 = 9 [features.repeated_field_encoding = EXPANDED];
          repeated sfixed64 a_sfixed64 = 10 [features.repeated_field_encoding = EXPANDED];
          repeated float a_float = 11 [features.repeated_field_encoding = EXPANDED];
          repeated double a_double = 12 [features.repeated_field_encoding = EXPANDED];
          repeated bool a_bool = 13 [features.repeated_field_encoding = EXPANDED];
          repeated Kind a_kind = 14 [features.repeated_field_encoding = EXPANDED];
        }
        message Packed {
          repeated int32 a_int32 = 1;
          repeated int64 a_int64 = 2;
          repeated uint32 a_uint32 = 3;
          repeated uint64 a_uint64 = 4;
          repeated sint32 a_sint32 = 5;
          repeated sint64 a_sint64 = 6;
          repeated fixed32 a_fixed32 = 7;
          repeated fixed64 a_fixed64 = 8;
          repeated sfixed32 a_sfixed32 = 9;
          repeated sfixed64 a_sfixed64 = 10;
          repeated float a_float = 11;
          repeated double a_double = 12;
          repeated bool a_bool = 13;
          repeated Kind a_kind = 14;
        }
        """

    Scenario: int32, by its file, apart and packed
      Given `by_file::Apart apart`
      And `by_file::Packed packed`
      When `apart.ParseFromString(bytes("0a 02 01 02"))`
      And `packed.ParseFromString(bytes("08 01 08 02"))`
      Then `apart` serializes to the bytes `08 01 08 02`
      And `packed` serializes to the bytes `0a 02 01 02`

    Scenario Outline: <what>, apart and packed
      Given `<package>::Apart apart`
      And `<package>::Packed packed`
      And `apart.add_a_<name>(<one>)`
      And `packed.add_a_<name>(<one>)`
      When `apart.add_a_<name>(<other>)`
      And `packed.add_a_<name>(<other>)`
      Then `apart` serializes to the bytes `<apart>`
      And `packed` serializes to the bytes `<packed>`
      And `apart.ParseFromString(bytes("<packed>"))` is `true`
      And `apart` serializes to the bytes `<apart>`
      And `packed.ParseFromString(bytes("<apart>"))` is `true`
      And `packed` serializes to the bytes `<packed>`

      Examples:
        | what                  | package  | name     | one                 | other               | apart                                                 | packed                                                |
        | int64, by its file    | by_file  | int64    | 1                   | 2                   | 10 01 10 02                                           | 12 02 01 02                                           |
        | uint32, by its file   | by_file  | uint32   | 1                   | 2                   | 18 01 18 02                                           | 1a 02 01 02                                           |
        | uint64, by its file   | by_file  | uint64   | 1                   | 2                   | 20 01 20 02                                           | 22 02 01 02                                           |
        | sint32, by its file   | by_file  | sint32   | 1                   | 2                   | 28 02 28 04                                           | 2a 02 02 04                                           |
        | sint64, by its file   | by_file  | sint64   | 1                   | 2                   | 30 02 30 04                                           | 32 02 02 04                                           |
        | fixed32, by its file  | by_file  | fixed32  | 1                   | 2                   | 3d 01 00 00 00 3d 02 00 00 00                         | 3a 08 01 00 00 00 02 00 00 00                         |
        | fixed64, by its file  | by_file  | fixed64  | 1                   | 2                   | 41 01 00 00 00 00 00 00 00 41 02 00 00 00 00 00 00 00 | 42 10 01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 |
        | sfixed32, by its file | by_file  | sfixed32 | 1                   | 2                   | 4d 01 00 00 00 4d 02 00 00 00                         | 4a 08 01 00 00 00 02 00 00 00                         |
        | sfixed64, by its file | by_file  | sfixed64 | 1                   | 2                   | 51 01 00 00 00 00 00 00 00 51 02 00 00 00 00 00 00 00 | 52 10 01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 |
        | float, by its file    | by_file  | float    | 1                   | 2                   | 5d 00 00 80 3f 5d 00 00 00 40                         | 5a 08 00 00 80 3f 00 00 00 40                         |
        | double, by its file   | by_file  | double   | 1                   | 2                   | 61 00 00 00 00 00 00 f0 3f 61 00 00 00 00 00 00 00 40 | 62 10 00 00 00 00 00 00 f0 3f 00 00 00 00 00 00 00 40 |
        | bool, by its file     | by_file  | bool     | true                | false               | 68 01 68 00                                           | 6a 02 01 00                                           |
        | enum, by its file     | by_file  | kind     | by_file::KIND_LEFT  | by_file::KIND_NONE  | 70 15 70 00                                           | 72 02 15 00                                           |
        | int32, by itself      | by_field | int32    | 1                   | 2                   | 08 01 08 02                                           | 0a 02 01 02                                           |
        | int64, by itself      | by_field | int64    | 1                   | 2                   | 10 01 10 02                                           | 12 02 01 02                                           |
        | uint32, by itself     | by_field | uint32   | 1                   | 2                   | 18 01 18 02                                           | 1a 02 01 02                                           |
        | uint64, by itself     | by_field | uint64   | 1                   | 2                   | 20 01 20 02                                           | 22 02 01 02                                           |
        | sint32, by itself     | by_field | sint32   | 1                   | 2                   | 28 02 28 04                                           | 2a 02 02 04                                           |
        | sint64, by itself     | by_field | sint64   | 1                   | 2                   | 30 02 30 04                                           | 32 02 02 04                                           |
        | fixed32, by itself    | by_field | fixed32  | 1                   | 2                   | 3d 01 00 00 00 3d 02 00 00 00                         | 3a 08 01 00 00 00 02 00 00 00                         |
        | fixed64, by itself    | by_field | fixed64  | 1                   | 2                   | 41 01 00 00 00 00 00 00 00 41 02 00 00 00 00 00 00 00 | 42 10 01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 |
        | sfixed32, by itself   | by_field | sfixed32 | 1                   | 2                   | 4d 01 00 00 00 4d 02 00 00 00                         | 4a 08 01 00 00 00 02 00 00 00                         |
        | sfixed64, by itself   | by_field | sfixed64 | 1                   | 2                   | 51 01 00 00 00 00 00 00 00 51 02 00 00 00 00 00 00 00 | 52 10 01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 |
        | float, by itself      | by_field | float    | 1                   | 2                   | 5d 00 00 80 3f 5d 00 00 00 40                         | 5a 08 00 00 80 3f 00 00 00 40                         |
        | double, by itself     | by_field | double   | 1                   | 2                   | 61 00 00 00 00 00 00 f0 3f 61 00 00 00 00 00 00 00 40 | 62 10 00 00 00 00 00 00 f0 3f 00 00 00 00 00 00 00 40 |
        | bool, by itself       | by_field | bool     | true                | false               | 68 01 68 00                                           | 6a 02 01 00                                           |
        | enum, by itself       | by_field | kind     | by_field::KIND_LEFT | by_field::KIND_NONE | 70 15 70 00                                           | 72 02 15 00                                           |

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (`message_encoding`)

    Scenario: a message follows its length
      Given `plain::Sample m`
      When `m.mutable_part()->set_id(7)`
      Then `m` serializes to the bytes `32 02 08 07`

    Scenario Outline: <what>
      Given `<message> m`
      And `m.<mutable>()->set_id(7)`
      When `<message> copy`
      And `copy.ParsePartialFromString(m.SerializePartialAsString())`
      Then `m.SerializePartialAsString()` is `bytes("<written>")`
      And `copy.<get>.id()` is `7`

      Examples:
        | what                          | message       | mutable             | get                | written     |
        | with its length by default    | plain::Sample | mutable_part        | part()             | 32 02 08 07 |
        | delimited by itself           | plain::Sample | mutable_delimited   | delimited()        | 3b 08 07 3c |
        | delimited by itself, repeated | plain::Sample | add_delimited_parts | delimited_parts(0) | 53 08 07 54 |
        | delimited by its file         | other::Sample | mutable_delimited   | delimited()        | 3b 08 07 3c |
        | with its length, by itself    | other::Sample | mutable_part        | part()             | 32 02 08 07 |

    Scenario Outline: in a file of delimited messages, <what>
      Given `other::Sample m`
      And `other::Sample copy`
      When `m.<set>`
      Then `m` serializes to the bytes `<written>`
      And `copy.ParseFromString(bytes("<written>"))` is `true`
      And `copy.<get>` is `7`
      And `copy.unknown_fields().empty()` is `true`

      Examples:
        | what                                  | set                                               | get                                         | written           |
        | repeated                              | add_parts()->set_id(7)                            | parts(0).id()                               | 53 08 07 54       |
        | a member of a oneof                   | mutable_member()->set_id(7)                       | member().id()                               | 5b 08 07 5c       |
        | of a nested message                   | mutable_inner()->mutable_part()->set_id(7)        | inner().part().id()                         | 6b 0b 08 07 0c 6c |
        | of a nested message, with its length  | mutable_inner()->add_plain()->set_id(7)           | inner().plain(0).id()                       | 6b 12 02 08 07 6c |
        | an extension                          | MutableExtension(other::extra)->set_id(7)         | GetExtension(other::extra).id()             | a3 06 08 07 a4 06 |
        | a repeated extension                  | AddExtension(other::extras)->set_id(7)            | GetExtension(other::extras, 0).id()         | ab 06 08 07 ac 06 |
        | an extension, with its length         | MutableExtension(other::plain_extra)->set_id(7)   | GetExtension(other::plain_extra).id()       | b2 06 02 08 07    |
        | an extension within a message         | MutableExtension(other::Scope::inside)->set_id(7) | GetExtension(other::Scope::inside).id()     | f3 06 08 07 f4 06 |
        | a repeated extension within a message | AddExtension(other::Scope::insides)->set_id(7)    | GetExtension(other::Scope::insides, 0).id() | fb 06 08 07 fc 06 |

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (encodings in nested messages, and of what other files declare)

    Background:
      Given the schema file `apart.proto`
        """proto
        edition = "2023";
        package apart;
        option features.repeated_field_encoding = EXPANDED;
        option features.message_encoding = DELIMITED;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { int32 id = 1; }
        message Sample { extensions 100 to 199; }
        """
      And the schema file `near.proto`
        """proto
        edition = "2023";
        package near;
        import "apart.proto";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { int32 id = 1; }
        message Sample {
          apart.Part foreign = 1;
          repeated apart.Part foreigns = 2;
          apart.Part delimited = 3 [features.message_encoding = DELIMITED];
          repeated apart.Kind kinds = 4;
          message Inner {
            Part part = 1 [features.message_encoding = DELIMITED];
            repeated Part parts = 2;
            repeated Part delimited_parts = 3 [features.message_encoding = DELIMITED];
            repeated int32 numbers = 4;
            repeated int32 expanded = 5 [features.repeated_field_encoding = EXPANDED];
          }
          extensions 100 to 199;
        }
        extend apart.Sample {
          apart.Part extra = 100;
          repeated int32 numbers = 101;
          Part delimited = 102 [features.message_encoding = DELIMITED];
          repeated int32 expanded = 103 [features.repeated_field_encoding = EXPANDED];
        }
        message Scope {
          extend apart.Sample {
            Part extra = 110;
            Part delimited = 111 [features.message_encoding = DELIMITED];
            repeated int32 numbers = 112;
            repeated int32 expanded = 113 [features.repeated_field_encoding = EXPANDED];
            repeated Part parts = 114 [features.message_encoding = DELIMITED];
          }
        }
        """
      And the schema file `user.proto`
        """proto
        edition = "2023";
        package user;
        import "near.proto";
        option features.repeated_field_encoding = EXPANDED;
        option features.message_encoding = DELIMITED;
        message Sample {
          near.Part part = 1;
          repeated near.Part parts = 2;
          near.Part plain = 3 [features.message_encoding = LENGTH_PREFIXED];
          repeated near.Kind kinds = 4;
          oneof which { near.Part member = 5; near.Part plain_member = 6 [features.message_encoding = LENGTH_PREFIXED]; }
          Sample self = 7;
          message Inner {
            repeated int32 numbers = 4;
            repeated int32 packed = 5 [features.repeated_field_encoding = PACKED];
          }
        }
        extend near.Sample {
          near.Part extra = 100;
          repeated int32 numbers = 101;
        }
        message Scope {
          extend near.Sample {
            near.Part extra = 110 [features.message_encoding = LENGTH_PREFIXED];
            repeated int32 packed = 112 [features.repeated_field_encoding = PACKED];
          }
        }
        """
      And the schema file `small.proto`
        """proto
        edition = "2023";
        package small;
        option features.repeated_field_encoding = EXPANDED;
        option features.message_encoding = DELIMITED;
        option optimize_for = CODE_SIZE;
        message Part { int32 id = 1; }
        message Sample { Part part = 1; repeated int32 numbers = 2; }
        """

    Scenario: numbers of a nested message, packed and expanded
      Given `near::Sample::Inner m`
      When `m.add_numbers(5)`
      And `m.add_numbers(6)`
      And `m.add_expanded(7)`
      And `m.add_expanded(8)`
      Then `m` serializes to the bytes `22 02 05 06 28 07 28 08`

    Scenario Outline: <what>
      Given `<class> m`
      And `<class> copy`
      When `m.<set>`
      Then `m` serializes to the bytes `<written>`
      And `copy.ParseFromString(bytes("<written>"))` is `true`
      And `copy.<get>` is `<value>`

      Examples:
        | what                                                       | class               | set                                       | get                     | value            | written           |
        | of a type whose file delimits                              | near::Sample        | mutable_foreign()->set_id(7)              | foreign().id()          | 7                | 0a 02 08 07       |
        | of a type whose file delimits, repeated                    | near::Sample        | add_foreigns()->set_id(7)                 | foreigns(0).id()        | 7                | 12 02 08 07       |
        | delimited by itself, of a type of another file             | near::Sample        | mutable_delimited()->set_id(7)            | delimited().id()        | 7                | 1b 08 07 1c       |
        | an enum whose file expands                                 | near::Sample        | add_kinds(apart::KIND_LEFT)               | kinds(0)                | apart::KIND_LEFT | 22 01 15          |
        | nested, delimited by itself                                | near::Sample::Inner | mutable_part()->set_id(7)                 | part().id()             | 7                | 0b 08 07 0c       |
        | nested, with its length                                    | near::Sample::Inner | add_parts()->set_id(7)                    | parts(0).id()           | 7                | 12 02 08 07       |
        | nested, delimited by itself, repeated                      | near::Sample::Inner | add_delimited_parts()->set_id(7)          | delimited_parts(0).id() | 7                | 1b 08 07 1c       |
        | nested, packed                                             | near::Sample::Inner | add_numbers(7)                            | numbers(0)              | 7                | 22 01 07          |
        | nested, expanded by itself                                 | near::Sample::Inner | add_expanded(7)                           | expanded(0)             | 7                | 28 07             |
        | of a type whose file does not delimit, in a file that does | user::Sample        | mutable_part()->set_id(7)                 | part().id()             | 7                | 0b 08 07 0c       |
        | the same, repeated                                         | user::Sample        | add_parts()->set_id(7)                    | parts(0).id()           | 7                | 13 08 07 14       |
        | the same, with its length by itself                        | user::Sample        | mutable_plain()->set_id(7)                | plain().id()            | 7                | 1a 02 08 07       |
        | the same, a member of a oneof                              | user::Sample        | mutable_member()->set_id(7)               | member().id()           | 7                | 2b 08 07 2c       |
        | a member of a oneof, with its length by itself             | user::Sample        | mutable_plain_member()->set_id(7)         | plain_member().id()     | 7                | 32 02 08 07       |
        | of its own type                                            | user::Sample        | mutable_self()->mutable_part()->set_id(7) | self().part().id()      | 7                | 3b 0b 08 07 0c 3c |
        | an enum whose file does not expand, in a file that does    | user::Sample        | add_kinds(near::KIND_LEFT)                | kinds(0)                | near::KIND_LEFT  | 20 15             |
        | nested, expanded by its file                               | user::Sample::Inner | add_numbers(7)                            | numbers(0)              | 7                | 20 07             |
        | nested, packed against its file's                          | user::Sample::Inner | add_packed(7)                             | packed(0)               | 7                | 2a 01 07          |
        | delimited by its file, CODE_SIZE                           | small::Sample       | mutable_part()->set_id(7)                 | part().id()             | 7                | 0b 08 07 0c       |
        | expanded by its file, CODE_SIZE                            | small::Sample       | add_numbers(7)                            | numbers(0)              | 7                | 10 07             |

    Scenario Outline: an extension, <what>
      Given `<class> m`
      And `<class> copy`
      When `m.<set>`
      Then `m` serializes to the bytes `<written>`
      And `copy.ParseFromString(bytes("<written>"))` is `true`
      And `copy.<get>` is `7`

      Examples:
        | what                                                    | class         | set                                                 | get                                       | written           |
        | with its length, of a message whose file delimits       | apart::Sample | MutableExtension(near::extra)->set_id(7)            | GetExtension(near::extra).id()            | a2 06 02 08 07    |
        | packed, of a message whose file expands                 | apart::Sample | AddExtension(near::numbers, 7)                      | GetExtension(near::numbers, 0)            | aa 06 01 07       |
        | delimited by itself                                     | apart::Sample | MutableExtension(near::delimited)->set_id(7)        | GetExtension(near::delimited).id()        | b3 06 08 07 b4 06 |
        | expanded by itself                                      | apart::Sample | AddExtension(near::expanded, 7)                     | GetExtension(near::expanded, 0)           | b8 06 07          |
        | in a message, with its length                           | apart::Sample | MutableExtension(near::Scope::extra)->set_id(7)     | GetExtension(near::Scope::extra).id()     | f2 06 02 08 07    |
        | in a message, delimited by itself                       | apart::Sample | MutableExtension(near::Scope::delimited)->set_id(7) | GetExtension(near::Scope::delimited).id() | fb 06 08 07 fc 06 |
        | in a message, packed                                    | apart::Sample | AddExtension(near::Scope::numbers, 7)               | GetExtension(near::Scope::numbers, 0)     | 82 07 01 07       |
        | in a message, expanded by itself                        | apart::Sample | AddExtension(near::Scope::expanded, 7)              | GetExtension(near::Scope::expanded, 0)    | 88 07 07          |
        | in a message, delimited by itself, repeated             | apart::Sample | AddExtension(near::Scope::parts)->set_id(7)         | GetExtension(near::Scope::parts, 0).id()  | 93 07 08 07 94 07 |
        | delimited by its file, of a message whose file does not | near::Sample  | MutableExtension(user::extra)->set_id(7)            | GetExtension(user::extra).id()            | a3 06 08 07 a4 06 |
        | expanded by its file, of a message whose file packs     | near::Sample  | AddExtension(user::numbers, 7)                      | GetExtension(user::numbers, 0)            | a8 06 07          |
        | in a message, with its length against its file's        | near::Sample  | MutableExtension(user::Scope::extra)->set_id(7)     | GetExtension(user::Scope::extra).id()     | f2 06 02 08 07    |
        | in a message, packed against its file's                 | near::Sample  | AddExtension(user::Scope::packed, 7)                | GetExtension(user::Scope::packed, 0)      | 82 07 01 07       |

  @cpp.message.text-format @needs.protobuf-conventions @needs.descriptors
  Rule: TextFormat prints a message as text, and reads such text (`message_encoding`)

    Background:
      Given the header `google/protobuf/text_format.h`
      And the schema file `text.proto`
        """proto
        edition = "2023";
        package text;
        option features.message_encoding = DELIMITED;
        message Part { int32 id = 1; }
        message Sample {
          message Box { int32 id = 1; }
          Part other_name = 1;
          Part part = 2;
          Box box = 3;
          repeated Part parts = 4;
          Sample sample = 5;
        }
        """

    Scenario: a delimited field, named unlike its type
      Given `text::Sample m`
      And `m.mutable_other_name()->set_id(7)`
      And `std::string text`
      And `rt::TextFormat::PrintToString(m, &text)`
      When `text::Sample read`
      Then `rt::TextFormat::ParseFromString(text, &read)` is `true`
      And `read.other_name().id()` is `7`

    Scenario Outline: a delimited field, <what>
      Given `text::Sample m`
      And `m.<change>(7)`
      And `std::string text`
      And `rt::TextFormat::PrintToString(m, &text)`
      When `text::Sample read`
      Then `rt::TextFormat::ParseFromString(text, &read)` is `true`
      And `read.<get>` is `7`

      Examples:
        | what                                      | change                                         | get                        |
        | repeated                                  | add_parts()->set_id                            | parts(0).id()              |
        | named like a type of the file             | mutable_part()->set_id                         | part().id()                |
        | named like a type beside it               | mutable_box()->set_id                          | box().id()                 |
        | named like its own message, in such a one | mutable_sample()->mutable_other_name()->set_id | sample().other_name().id() |

  @cpp.message.derives @cpp.enum.values @cpp.dialect.enum-open
  Rule: The class of a message derives publicly from the full runtime's `Message` (in edition 2024, with the values and the presence of edition 2023)

    Scenario: presence, encodings, enums
      Given the schema file `newer.proto`
        """proto
        edition = "2024";
        package newer;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        enum Shut { option features.enum_type = CLOSED; SHUT_LEFT = 21; }
        message Part { int32 id = 1; }
        message Sample {
          int32 number = 1;
          Kind kind = 2;
          Shut shut = 3;
          repeated int32 numbers = 4;
          Part part = 5 [features.message_encoding = DELIMITED];
          oneof which { int32 digit = 6; Part piece = 7; }
          int32 implicit = 8 [features.field_presence = IMPLICIT];
        }
        """
      And `newer::Sample m`
      When `m.ParseFromString(bytes("08 00 10 63 18 63 22 02 05 06 2b 08 07 2c 30 00"))`
      Then `m.has_number()` is `true`
      And `static_cast<int>(m.kind())` is `99`
      And `m.has_shut()` is `false`
      And `m.numbers(1)` is `6`
      And `m.part().id()` is `7`
      And `m.which_case()` is `newer::Sample::kDigit`
      And `m.has_implicit()` does not compile
      And `m` serializes to the bytes `08 00 10 63 22 02 05 06 2b 08 07 2c 30 00 18 63`

  @cpp.message.serialize-to-string @cpp.message.parse-from-string @needs.lite
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (encodings of a lite file of an edition)

    Background:
      Given the schema file `light.proto`
        """proto
        edition = "2023";
        package light;
        option features.repeated_field_encoding = EXPANDED;
        option features.message_encoding = DELIMITED;
        option optimize_for = LITE_RUNTIME;
        message Part { int32 id = 1; }
        message Sample { Part part = 1; repeated int32 numbers = 2; }
        """

    Scenario Outline: <what>
      Given `light::Sample m`
      And `light::Sample copy`
      When `m.<set>`
      Then `m` serializes to the bytes `<written>`
      And `copy.ParseFromString(bytes("<written>"))` is `true`
      And `copy.<get>` is `7`

      Examples:
        | what                                | set                       | get         | written     |
        | delimited by its file, LITE_RUNTIME | mutable_part()->set_id(7) | part().id() | 0b 08 07 0c |
        | expanded by its file, LITE_RUNTIME  | add_numbers(7)            | numbers(0)  | 10 07       |
