@needs.cpp @needs.lite @needs.editions
Feature: Enums in editions, in every place and mode
  In an edition an enum is open or closed wherever it stands: in a map, in an extension, in a delimited message; and in every mode.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_LEFT = 21; SHUT_RIGHT = 22; }
      message Sample {
        Shut shut = 1;
        repeated Shut shuts = 2;
        repeated Shut expanded = 3 [features.repeated_field_encoding = EXPANDED];
        oneof which { Shut member = 4; int32 digit = 5; }
        map<int32, Shut> by_number = 6;
        message Box { Shut shut = 1; Kind kind = 2; }
        Box box = 7 [features.message_encoding = DELIMITED];
        Kind kind = 11;
        repeated Kind kinds = 12;
        repeated Kind expanded_kinds = 13 [features.repeated_field_encoding = EXPANDED];
        oneof open_which { Kind kind_member = 14; int32 open_digit = 15; }
        map<int32, Kind> kinds_by_number = 16;
        Later.Kind later = 17;
        repeated Later.Kind laters = 18;
        Late late = 19;
        extensions 100 to 199;
      }
      enum Late { LATE_NONE = 0; LATE_LEFT = 21; option features.enum_type = CLOSED; }
      message Later { enum Kind { LATER_NONE = 0; LATER_SOME = 9; } }
      extend Sample { Shut extra = 100; repeated Shut extras = 101; Kind kind_extra = 102; repeated Kind kind_extras = 103; }
      """
    And the schema file `tail.proto`
      """proto
      edition = "2023";
      message Sample { Kind kind = 1; repeated Inner.Kind kinds = 2; message Inner { enum Kind { INNER_NONE = 0; INNER_LEFT = 21; } } }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      option features.enum_type = CLOSED;
      package tail;
      """
    And the schema file `small.proto`
      """proto
      edition = "2023";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_LEFT = 21; SHUT_RIGHT = 22; }
      message Sample {
        Shut shut = 1;
        repeated Shut shuts = 2;
        repeated Shut expanded = 3 [features.repeated_field_encoding = EXPANDED];
        oneof which { Shut member = 4; int32 digit = 5; }
        map<int32, Shut> by_number = 6;
        message Box { Shut shut = 1; Kind kind = 2; }
        Box box = 7 [features.message_encoding = DELIMITED];
        Kind kind = 11;
        repeated Kind kinds = 12;
        repeated Kind expanded_kinds = 13 [features.repeated_field_encoding = EXPANDED];
        oneof open_which { Kind kind_member = 14; int32 open_digit = 15; }
        map<int32, Kind> kinds_by_number = 16;
        Later.Kind later = 17;
        repeated Later.Kind laters = 18;
        extensions 100 to 199;
      }
      message Later { enum Kind { LATER_NONE = 0; LATER_SOME = 9; } }
      extend Sample { Shut extra = 100; repeated Shut extras = 101; Kind kind_extra = 102; repeated Kind kind_extras = 103; }
      """
    And the schema file `light.proto`
      """proto
      edition = "2023";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_LEFT = 21; SHUT_RIGHT = 22; }
      message Sample {
        Shut shut = 1;
        repeated Shut shuts = 2;
        repeated Shut expanded = 3 [features.repeated_field_encoding = EXPANDED];
        oneof which { Shut member = 4; int32 digit = 5; }
        map<int32, Shut> by_number = 6;
        message Box { Shut shut = 1; Kind kind = 2; }
        Box box = 7 [features.message_encoding = DELIMITED];
        Kind kind = 11;
        repeated Kind kinds = 12;
        repeated Kind expanded_kinds = 13 [features.repeated_field_encoding = EXPANDED];
        oneof open_which { Kind kind_member = 14; int32 open_digit = 15; }
        map<int32, Kind> kinds_by_number = 16;
        Later.Kind later = 17;
        repeated Later.Kind laters = 18;
        extensions 100 to 199;
      }
      message Later { enum Kind { LATER_NONE = 0; LATER_SOME = 9; } }
      extend Sample { Shut extra = 100; repeated Shut extras = 101; Kind kind_extra = 102; repeated Kind kind_extras = 103; }
      """

  @cpp.dialect.enum-closed-edition @cpp.error.enum-closed-parse
  Rule: Enums of an edition are closed where the feature for enum types says so (each place, in every mode)

    Scenario: closed: speed, a field
      Given `quick::Sample m`
      When `m.ParseFromString(bytes("08 63"))`
      Then `m.has_shut()` is `false`
      And `m` serializes to the bytes `08 63`

    Scenario Outline: closed: <what>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `m.<get>` is `<value>`
      And `m` serializes to the bytes `<written>`

      Examples:
        | what                                          | package | bytes             | get                          | value | written                 |
        | speed, a map's value                          | quick   | 32 04 08 01 10 63 | by_number_size()             | 0     | 32 04 08 01 10 63       |
        | speed, in a delimited message                 | quick   | 3b 08 63 3c       | box().has_shut()             | false | 3b 08 63 3c             |
        | speed, an extension                           | quick   | a0 06 63          | HasExtension(quick::extra)   | false | a0 06 63                |
        | speed, elements of an extension               | quick   | aa 06 03 15 63 16 | ExtensionSize(quick::extras) | 2     | aa 06 02 15 16 a8 06 63 |
        | speed, an option after the values             | quick   | 98 01 63          | has_late()                   | false | 98 01 63                |
        | speed, an option after the messages           | tail    | 08 63             | has_kind()                   | false | 08 63                   |
        | speed, an option after the messages, elements | tail    | 12 03 15 63 15    | kinds_size()                 | 2     | 12 02 15 15 10 63       |
        | code size, a field                            | small   | 08 63             | has_shut()                   | false | 08 63                   |
        | code size, packed elements                    | small   | 12 03 15 63 16    | shuts_size()                 | 2     | 12 02 15 16 10 63       |
        | code size, elements                           | small   | 18 15 18 63       | expanded_size()              | 1     | 18 15 18 63             |
        | code size, a member of a oneof                | small   | 20 63             | has_member()                 | false | 20 63                   |
        | code size, a map's value                      | small   | 32 04 08 01 10 63 | by_number_size()             | 0     | 32 04 08 01 10 63       |
        | code size, in a delimited message             | small   | 3b 08 63 3c       | box().has_shut()             | false | 3b 08 63 3c             |
        | code size, an extension                       | small   | a0 06 63          | HasExtension(small::extra)   | false | a0 06 63                |
        | code size, elements of an extension           | small   | aa 06 03 15 63 16 | ExtensionSize(small::extras) | 2     | aa 06 02 15 16 a8 06 63 |
        | lite, a field                                 | light   | 08 63             | has_shut()                   | false | 08 63                   |
        | lite, packed elements                         | light   | 12 03 15 63 16    | shuts_size()                 | 2     | 12 02 15 16 10 63       |
        | lite, elements                                | light   | 18 15 18 63       | expanded_size()              | 1     | 18 15 18 63             |
        | lite, a member of a oneof                     | light   | 20 63             | has_member()                 | false | 20 63                   |
        | lite, a map's value                           | light   | 32 04 08 01 10 63 | by_number_size()             | 0     | 32 04 08 01 10 63       |
        | lite, in a delimited message                  | light   | 3b 08 63 3c       | box().has_shut()             | false | 3b 08 63 3c             |
        | lite, an extension                            | light   | a0 06 63          | HasExtension(light::extra)   | false | a0 06 63                |
        | lite, elements of an extension                | light   | aa 06 03 15 63 16 | ExtensionSize(light::extras) | 2     | aa 06 02 15 16 a8 06 63 |

  @cpp.dialect.enum-open @cpp.error.enum-open-preserved
  Rule: Enums of proto3 are open, and so are those of editions by default (each place, in every mode)

    Scenario: open: speed, a field
      Given `quick::Sample m`
      When `m.ParseFromString(bytes("58 63"))`
      Then `static_cast<int>(m.kind())` is `99`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `58 63`

    Scenario Outline: open: <what>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.<get>)` is `99`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                             | package | bytes                | get                                 |
        | speed, a map's value                             | quick   | 82 01 04 08 01 10 63 | kinds_by_number().at(1)             |
        | speed, in a delimited message                    | quick   | 3b 10 63 3c          | box().kind()                        |
        | speed, an extension                              | quick   | b0 06 63             | GetExtension(quick::kind_extra)     |
        | speed, elements of an extension                  | quick   | ba 06 02 15 63       | GetExtension(quick::kind_extras, 1) |
        | speed, declared in a later message               | quick   | 88 01 63             | later()                             |
        | speed, elements, declared in a later message     | quick   | 92 01 02 09 63       | laters(1)                           |
        | code size, a field                               | small   | 58 63                | kind()                              |
        | code size, packed elements                       | small   | 62 02 15 63          | kinds(1)                            |
        | code size, elements                              | small   | 68 15 68 63          | expanded_kinds(1)                   |
        | code size, a member of a oneof                   | small   | 70 63                | kind_member()                       |
        | code size, a map's value                         | small   | 82 01 04 08 01 10 63 | kinds_by_number().at(1)             |
        | code size, in a delimited message                | small   | 3b 10 63 3c          | box().kind()                        |
        | code size, an extension                          | small   | b0 06 63             | GetExtension(small::kind_extra)     |
        | code size, elements of an extension              | small   | ba 06 02 15 63       | GetExtension(small::kind_extras, 1) |
        | code size, declared in a later message           | small   | 88 01 63             | later()                             |
        | code size, elements, declared in a later message | small   | 92 01 02 09 63       | laters(1)                           |
        | lite, a field                                    | light   | 58 63                | kind()                              |
        | lite, packed elements                            | light   | 62 02 15 63          | kinds(1)                            |
        | lite, elements                                   | light   | 68 15 68 63          | expanded_kinds(1)                   |
        | lite, a member of a oneof                        | light   | 70 63                | kind_member()                       |
        | lite, a map's value                              | light   | 82 01 04 08 01 10 63 | kinds_by_number().at(1)             |
        | lite, in a delimited message                     | light   | 3b 10 63 3c          | box().kind()                        |
        | lite, an extension                               | light   | b0 06 63             | GetExtension(light::kind_extra)     |
        | lite, elements of an extension                   | light   | ba 06 02 15 63       | GetExtension(light::kind_extras, 1) |
        | lite, declared in a later message                | light   | 88 01 63             | later()                             |
        | lite, elements, declared in a later message      | light   | 92 01 02 09 63       | laters(1)                           |
