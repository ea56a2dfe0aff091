@needs.cpp @needs.editions @needs.string-view
Feature: Messages of edition 2024
  What the features of an edition decide is the same in edition 2024 as in edition 2023.

  Background:
    Given the schema
      """proto
      edition = "2024";
      package latest;
      import "google/protobuf/any.proto";
      import "google/protobuf/cpp_features.proto";
      enum Kind { KIND_UNSPECIFIED = 0; KIND_LEFT = 21; }
      enum Shut { option features.enum_type = CLOSED; SHUT_FIRST = 31; SHUT_OTHER = 32; }
      enum Gate { option features.enum_type = CLOSED; GATE_NONE = 0; GATE_LEFT = 21; }
      message Part { int32 id = 1; }
      message Sample {
        int32 number = 1 [default = 41];
        int32 bare_number = 2 [features.field_presence = IMPLICIT];
        Kind kind = 3;
        Kind bare_kind = 4 [features.field_presence = IMPLICIT];
        Shut shut = 5;
        string text = 6 [features.(pb.cpp).string_type = STRING, default = "unset"];
        string bare_text = 7 [features.(pb.cpp).string_type = STRING, features.field_presence = IMPLICIT];
        string view = 8 [features.(pb.cpp).string_type = VIEW, default = "unset"];
        bytes bare_view = 9 [features.(pb.cpp).string_type = VIEW, features.field_presence = IMPLICIT];
        Part part = 10;
        Part box = 11 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 12;
        repeated Kind kinds = 13;
        repeated Shut shuts = 14;
        repeated Part parts = 15;
        map<int32, Kind> kinds_by_number = 16;
        map<int32, Gate> gates_by_number = 17;
        oneof which { Kind member = 18; Shut shut_member = 19; int32 digit = 20; }
        repeated int32 expanded = 21 [features.repeated_field_encoding = EXPANDED];
        google.protobuf.Any any = 22;
        enum Fence { option features.enum_type = CLOSED; FENCE_NONE = 0; FENCE_LEFT = 21; }
        Fence fence = 23;
        extensions 100 to 199;
      }
      extend Sample { int32 extra = 100 [default = 41]; repeated Shut shut_extras = 101; Part part_extra = 102; Kind kind_extra = 103; }
      """
    And the schema file `latest_file.proto`
      """proto
      edition = "2024";
      package latest_file;
      option features.field_presence = IMPLICIT;
      option features.enum_type = CLOSED;
      enum Shut { SHUT_NONE = 0; SHUT_LEFT = 21; }
      enum Kind { option features.enum_type = OPEN; KIND_UNSPECIFIED = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; }
      message Sample {
        int32 number = 1 [features.field_presence = EXPLICIT];
        int32 bare_number = 2;
        Kind bare_kind = 3;
        Shut shut = 4 [features.field_presence = EXPLICIT];
        repeated Shut shuts = 5;
        enum Shape { SHAPE_NONE = 0; SHAPE_LEFT = 21; }
        map<int32, Kind> kinds_by_number = 7;
        Part part = 8;
        string bare_text = 9;
        bytes bare_bytes = 10;
        Shape shape = 11 [features.field_presence = EXPLICIT];
      }
      """

  @cpp.field.numeric-explicit @cpp.field.enum-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (and an enum field; edition 2024)

    Scenario: a number of edition 2024
      Given `latest::Sample m`
      Then `m.has_number()` is `false`
      And `m.number()` is `41`
      When `m.set_number(0)`
      Then `m.has_number()` is `true`
      And `m` serializes to the bytes `08 00`
      When `m.clear_number()`
      Then `m.number()` is `41`

    Scenario: an enum of edition 2024
      Given `latest::Sample m`
      Then `m.has_shut()` is `false`
      And `m.shut()` is `latest::SHUT_FIRST`
      When `m.set_kind(latest::KIND_UNSPECIFIED)`
      And `m.set_shut(latest::SHUT_OTHER)`
      Then `m.has_kind()` is `true`
      And `m` serializes to the bytes `18 00 28 20`
      When `m.clear_shut()`
      Then `m.shut()` is `latest::SHUT_FIRST`

    Scenario: a number of a file of implicit presence, edition 2024
      Given `latest_file::Sample m`
      When `m.set_number(0)`
      Then `m.has_number()` is `true`
      And `m` serializes to the bytes `08 00`

  @cpp.field.numeric-implicit @cpp.field.enum-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (and an enum field; edition 2024)

    Scenario Outline: implicit presence <where>, edition 2024
      Given `<package>::Sample m`
      When `m.set_bare_number(7), m.set_bare_kind(<package>::KIND_LEFT)`
      Then `m.bare_number()` is `7`
      And `m.bare_kind()` is `<package>::KIND_LEFT`
      When `m.clear_bare_number(), m.set_bare_kind(<package>::KIND_UNSPECIFIED)`
      Then `m.bare_number()` is `0`
      And `m.ByteSizeLong()` is `0`
      And `m.has_number()` compiles
      And `m.has_bare_number()` does not compile
      And `m.has_bare_kind()` does not compile

      Examples:
        | where        | package     |
        | of the field | latest      |
        | of the file  | latest_file |

  @cpp.field.string-implicit-edition @cpp.field.string-get @cpp.field.string-has
  Rule: In an edition, the feature that asks for implicit presence removes the presence test of a string or bytes field (edition 2024)

    Scenario: strings of edition 2024
      Given `latest::Sample m`
      Then `m.text()` has type `const std::string&`
      And `m.text()` is `"unset"s`
      When `m.set_text(""), m.set_bare_text("")`
      Then `m.has_text()` is `true`
      And `m` serializes to the bytes `32 00`
      And `m.mutable_bare_text()` has type `std::string*`
      And `m.has_bare_text()` does not compile

    Scenario: strings of a file of implicit presence, edition 2024
      Given `latest_file::Sample m`
      When `m.set_bare_text("seven"), m.set_bare_bytes("seven")`
      And `m.set_bare_text(""), m.set_bare_bytes("")`
      Then `m.ByteSizeLong()` is `0`
      And `m.has_number()` compiles
      And `m.has_bare_text()` does not compile
      And `m.has_bare_bytes()` does not compile

  @cpp.field.string-view-api @cpp.field.string-view-no-mutable
  Rule: From edition 2023 on, a field whose string type is VIEW is read and set by string_view (asked for in edition 2024)

    Scenario: views of edition 2024
      Given `latest::Sample m`
      Then `m.view()` has type `lib::string_view`
      And `m.bare_view()` has type `lib::string_view`
      And `std::string(m.view())` is `"unset"s`
      When `m.set_view(lib::string_view("abcdef", 3))`
      And `m.set_bare_view("")`
      Then `m.has_view()` is `true`
      And `m` serializes to the bytes `42 03 61 62 63`
      And `m.mutable_text()` compiles
      And `m.mutable_view()` does not compile
      And `m.mutable_bare_view()` does not compile
      And `m.has_bare_view()` does not compile

    Scenario: members and elements that say STRING, edition 2024
      Given the schema file `said.proto`
        """proto
        edition = "2024";
        package said;
        import "google/protobuf/cpp_features.proto";
        message Sample {
          oneof which { string member = 1 [features.(pb.cpp).string_type = STRING]; int32 digit = 2; }
          repeated string texts = 3 [features.(pb.cpp).string_type = STRING];
        }
        """
      And `said::Sample m`
      When `m.mutable_member()->append("abc")`
      And `m.add_texts()->append("abc")`
      Then `m.member()` has type `const std::string&`
      And `m.texts(0)` has type `const std::string&`
      And `m` serializes to the bytes `0a 03 61 62 63 1a 03 61 62 63`

    Scenario Outline: in a file of edition 2024 that says STRING, <what>
      Given the schema file `strings.proto`
        """proto
        edition = "2024";
        package strings;
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = STRING;
        message Sample {
          string text = 1;
          bytes data = 2;
          string view = 3 [features.(pb.cpp).string_type = VIEW];
          oneof which { string member = 4; int32 digit = 5; }
          message Inner { string text = 1; string view = 3 [features.(pb.cpp).string_type = VIEW]; }
        }
        """
      And `strings::<class> m`
      When `m.mutable_<name>()->append("abc")`
      Then `m.<name>()` has type `const std::string&`
      And `m.<name>()` is `"abc"s`
      And `m.view()` has type `lib::string_view`
      And `m.mutable_view()` does not compile

      Examples:
        | what                         | class         | name   |
        | a string                     | Sample        | text   |
        | bytes                        | Sample        | data   |
        | a member of a oneof          | Sample        | member |
        | a string of a nested message | Sample::Inner | text   |

  @cpp.field.message-has @cpp.field.message-mutable @cpp.field.message-get @cpp.field.message-clear @cpp.field.message-set-allocated @cpp.field.message-release
  Rule: A message field has a presence test (and its other functions; edition 2024)

    Scenario Outline: <what>, edition 2024
      Given `latest::Sample m`
      Then `m.has_<name>()` is `false`
      And `m.<name>().id()` is `0`
      When `m.mutable_<name>()->set_id(7)`
      Then `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<name>()`
      Then `m.has_<name>()` is `false`
      When `m.set_allocated_<name>(new latest::Part)`
      And `std::unique_ptr<latest::Part> released(m.release_<name>())`
      Then `released.get()` is not null
      And `m.has_<name>()` is `false`

      Examples:
        | what                | name | bytes       |
        | a message           | part | 52 02 08 07 |
        | a delimited message | box  | 5b 08 07 5c |

    Scenario: a message of a file of implicit presence, edition 2024
      Given `latest_file::Sample m`
      When `m.mutable_part()`
      Then `m.has_part()` is `true`
      And `m` serializes to the bytes `42 00`

  @cpp.repeated.numeric @cpp.repeated.enum @cpp.repeated.message
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (and other repeated fields; edition 2024)

    Scenario: elements of edition 2024
      Given `latest::Sample m`
      When `m.add_numbers(7), m.add_numbers(8), m.add_kinds(latest::KIND_LEFT), m.add_shuts(latest::SHUT_OTHER), m.add_parts()->set_id(9), m.add_expanded(5), m.add_expanded(6)`
      Then `m.numbers_size()` is `2`
      And `m.kinds()` has type `const rt::RepeatedField<int>&`
      And `m.parts(0).id()` is `9`
      And `m` serializes to the bytes `62 02 07 08 6a 01 15 72 01 20 7a 02 08 09 a8 01 05 a8 01 06`

  @cpp.dialect.enum-open @cpp.error.enum-open-preserved @cpp.map.unknown-enum-editions-open
  Rule: Enums of proto3 are open, and so are those of editions by default (edition 2024)

    Scenario Outline: open: <what>, edition 2024
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `99`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                      | package     | bytes                | get                              |
        | a field                   | latest      | 18 63                | kind()                           |
        | without presence          | latest      | 20 63                | bare_kind()                      |
        | elements                  | latest      | 6a 02 15 63          | kinds(1)                         |
        | a map's value             | latest      | 82 01 04 08 01 10 63 | kinds_by_number().at(1)          |
        | a member of a oneof       | latest      | 90 01 63             | member()                         |
        | an extension              | latest      | b8 06 63             | GetExtension(latest::kind_extra) |
        | against the file          | latest_file | 18 63                | bare_kind()                      |
        | a map's value, against it | latest_file | 3a 04 08 01 10 63    | kinds_by_number().at(1)          |

  @cpp.dialect.enum-closed-edition @cpp.error.enum-closed-parse @cpp.map.unknown-enum-editions-closed
  Rule: Enums of an edition are closed where the feature for enum types says so (edition 2024)

    Scenario Outline: closed: <what>, edition 2024
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `0`
      And `m.unknown_fields().field_count()` is `1`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                        | package     | bytes                | get                                |
        | a field                     | latest      | 28 63                | has_shut()                         |
        | an element                  | latest      | 70 63                | shuts_size()                       |
        | a map's value               | latest      | 8a 01 04 08 01 10 63 | gates_by_number_size()             |
        | a member of a oneof         | latest      | 98 01 63             | which_case()                       |
        | an element of an extension  | latest      | a8 06 63             | ExtensionSize(latest::shut_extras) |
        | by the file                 | latest_file | 20 63                | has_shut()                         |
        | an element, by the file     | latest_file | 28 63                | shuts_size()                       |
        | in the message              | latest      | b8 01 63             | has_fence()                        |
        | in the message, by the file | latest_file | 58 63                | has_shape()                        |

  @cpp.error.enum-set-abort @cpp.error.enum-oneof-set-abort @cpp.error.enum-repeated-abort
  Rule: In a debug build, setting an enum field to a number that is no value of the enum aborts the process (edition 2024)

    Scenario Outline: <what>, edition 2024
      Given `latest::Sample m`
      And `m.add_shuts(latest::SHUT_FIRST)`
      Then `m.<call>latest::<value>)` does not abort
      And `m.<call>static_cast<latest::<type>>(20))` aborts

      Examples:
        | what              | call             | type | value      |
        | an open enum      | set_kind(        | Kind | KIND_LEFT  |
        | without presence  | set_bare_kind(   | Kind | KIND_LEFT  |
        | a closed enum     | set_shut(        | Shut | SHUT_OTHER |
        | an open member    | set_member(      | Kind | KIND_LEFT  |
        | a closed member   | set_shut_member( | Shut | SHUT_OTHER |
        | a closed element  | set_shuts(0,     | Shut | SHUT_OTHER |
        | one more of these | add_shuts(       | Shut | SHUT_OTHER |

    Scenario: open elements of edition 2024 take every number
      Given `latest::Sample m`
      Then `m.add_kinds(static_cast<latest::Kind>(99))` does not abort

  @cpp.extension.has @cpp.extension.get @cpp.extension.set @cpp.extension.clear @cpp.extension.mutable @cpp.extension.add @cpp.extension.identifier
  Rule: `HasExtension` tells whether a singular extension is set (edition 2024)

    Scenario: extensions of edition 2024
      Given `latest::Sample m`
      Then `m.HasExtension(latest::extra)` is `false`
      And `m.GetExtension(latest::extra)` is `41`
      When `m.SetExtension(latest::extra, 0)`
      And `m.AddExtension(latest::shut_extras, latest::SHUT_OTHER)`
      And `m.MutableExtension(latest::part_extra)->set_id(7)`
      Then `m.HasExtension(latest::extra)` is `true`
      And `m` serializes to the bytes `a0 06 00 aa 06 01 20 b2 06 02 08 07`
      When `m.ClearExtension(latest::extra)`
      Then `m.GetExtension(latest::extra)` is `41`

  @cpp.message.serialize-to-string @cpp.message.parse-from-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (encodings by the file; edition 2024)

    Background:
      Given the schema file `later.proto`
        """proto
        edition = "2024";
        package later;
        option features.repeated_field_encoding = EXPANDED;
        option features.message_encoding = DELIMITED;
        message Part { int32 id = 1; }
        message Sample { Part part = 1; repeated int32 numbers = 2; extensions 100 to 199; }
        extend Sample { Part box = 100; Part plain = 101 [features.message_encoding = LENGTH_PREFIXED]; }
        """

    Scenario: a part, in a file that delimits, edition 2024
      Given `later::Sample m`
      When `m.mutable_part()->set_id(7)`
      Then `m` serializes to the bytes `0b 08 07 0c`

    Scenario Outline: <what>, edition 2024
      Given `later::Sample m`
      And `later::Sample copy`
      When `m.<set>`
      Then `m` serializes to the bytes `<written>`
      And `copy.ParseFromString(bytes("<written>"))` is `true`
      And `copy.<get>` is `7`

      Examples:
        | what                                | set                                       | get                             | written           |
        | a message that its file delimits    | mutable_part()->set_id(7)                 | part().id()                     | 0b 08 07 0c       |
        | numbers that their file expands     | add_numbers(7)                            | numbers(0)                      | 10 07             |
        | an extension that its file delimits | MutableExtension(later::box)->set_id(7)   | GetExtension(later::box).id()   | a3 06 08 07 a4 06 |
        | an extension with its length        | MutableExtension(later::plain)->set_id(7) | GetExtension(later::plain).id() | aa 06 02 08 07    |

  @cpp.error.required @cpp.error.serialize-fails @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither parsed nor serialized (LEGACY_REQUIRED; edition 2024)

    Background:
      Given the schema file `needed.proto`
        """proto
        edition = "2024";
        package needed;
        message Sample { int32 number = 1 [features.field_presence = LEGACY_REQUIRED]; }
        """

    Scenario: a required number, edition 2024
      Given `needed::Sample m`
      And `std::string out`
      Then `m.ParseFromString("")` is `false`
      And `m.SerializeToString(&out)` is `false`
      When `m.set_number(0)`
      Then `m.SerializeToString(&out)` is `true`
      And `out` is `bytes("08 00")`

  @cpp.any.pack @cpp.any.unpack @cpp.any.is
  Rule: `PackFrom` stores a message under the built-in type-URL prefix (messages of edition 2024)

    Scenario: a message of edition 2024
      Given `rt::Any any`
      And `latest::Sample m`
      And `latest::Sample back`
      And `back.set_number(3)`
      And `m.set_bare_number(7), m.mutable_box()->set_id(8)`
      Then `any.PackFrom(m)` is `true`
      And `any.Is<latest::Sample>()` is `true`
      And `any.Is<latest::Part>()` is `false`
      And `any.UnpackTo(&back)` is `true`
      And `back` serializes to the bytes `10 07 5b 08 08 5c`
