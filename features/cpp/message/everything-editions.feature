@needs.cpp @needs.lite @needs.editions
Feature: Files of editions that have everything at once
  Each operation is shown in a file that also has a service, several oneofs and maps, aliases, names in need of change,
  options that do not concern C++, groups, extensions, and fields of all kinds.

  Background:
    Given the schema file `edition_speed_base.proto`
      """proto
      edition = "2023";
      package edition.speed;
      message Far { int32 id = 1; string label = 2; }
      enum FarKind { FAR_NONE = 0; FAR_AWAY = 9; }
      """
    And the schema file `edition_speed.proto`
      """proto
      edition = "2023";
      package edition.speed;
      import public "edition_speed_base.proto";
      import "google/protobuf/any.proto";
      option cc_generic_services = true;
      option java_package = "org.example"; option deprecated = true;
      enum Kind { option allow_alias = true; KIND_NONE = 0; KIND_LEFT = 21; KIND_PORT = 21; KIND_BELOW = -3; }
      enum Alone { ALONE_NONE = 0; ALONE_ONE = 1; ALONE_ELEVEN = 11; }
      enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_TWO = 2; }
      message Empty {}
      message Part { int32 id = 1; string label = 2; }
      message Base { int32 own = 1; extensions 100 to 199; }
      message Sample {
        reserved 90 to 95; reserved gone, away;
        enum Inner { INNER_ZERO = 0; INNER_ONE = 1; INNER_LOW = -1; }
        message Nested { message Deep { string name = 1; } int32 depth = 1; Nested again = 2; Deep deep = 3; }
        message Pair { int32 left = 1; string right = 2; } message Row { int32 id = 1; } message Other { int32 id = 1; }
        int32 number = 1 [default = -41]; string text = 2 [default = "pre"]; bytes data = 3; double real = 4 [default = 2.5];
        Kind kind = 5 [default = KIND_LEFT]; Part part = 6; Nested nested = 7; Inner inner = 33;
        Pair pair = 8 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 9; repeated sint64 packed_numbers = 10; repeated string texts = 11; repeated Part parts = 12; repeated Kind kinds = 13;
        repeated Row row = 14 [features.message_encoding = DELIMITED];
        map<string, int32> by_name = 15; map<int32, Part> by_id = 16; map<bool, Kind> by_flag = 17;
        oneof first { int32 one_number = 18; string one_text = 19; Part one_part = 20; Kind one_kind = 21; bytes one_data = 22; }
        oneof second { string other_text = 23; Part other_part = 24; Other other = 25 [features.message_encoding = DELIMITED]; bool other_flag = 26; }
        int32 class = 27; bool NoisyName = 28; int32 old = 29 [deprecated = true]; string named = 30 [json_name = "theName"];
        fixed32 far = 20000; uint64 last = 536870911;
        Far imported = 34; FarKind imported_kind = 35; map<int32, Far> imported_by_id = 36;
        Shut shut = 37; repeated Shut shuts = 38;
        int32 bare = 40 [features.field_presence = IMPLICIT]; string bare_text = 41 [features.field_presence = IMPLICIT]; Kind bare_kind = 42 [features.field_presence = IMPLICIT];
        extend Base { Part of_sample = 101; int32 of_sample_number = 102; }
        extensions 1000 to 1999;
        google.protobuf.Any any = 44; repeated google.protobuf.Any anys = 45;
      }
      extend Sample {
        int32 x_number = 1000 [default = 7]; string x_text = 1001; Part x_part = 1002; repeated int32 x_numbers = 1003;
        repeated string x_texts = 1004; Kind x_kind = 1005; repeated Part x_parts = 1006;
      }
      message Strict { int32 must = 1 [features.field_presence = LEGACY_REQUIRED]; Strict again = 2; }
      service Store { rpc Get(Sample) returns (Part); rpc Watch(stream Part) returns (stream Sample); }
      """
    And the schema file `edition_size_base.proto`
      """proto
      edition = "2023";
      package edition.size;
      option optimize_for = CODE_SIZE;
      message Far { int32 id = 1; string label = 2; }
      enum FarKind { FAR_NONE = 0; FAR_AWAY = 9; }
      """
    And the schema file `edition_size.proto`
      """proto
      edition = "2023";
      package edition.size;
      import public "edition_size_base.proto";
      import "google/protobuf/any.proto";
      option optimize_for = CODE_SIZE;
      option cc_generic_services = true;
      option java_package = "org.example"; option deprecated = true;
      enum Kind { option allow_alias = true; KIND_NONE = 0; KIND_LEFT = 21; KIND_PORT = 21; KIND_BELOW = -3; }
      enum Alone { ALONE_NONE = 0; ALONE_ONE = 1; ALONE_ELEVEN = 11; }
      enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_TWO = 2; }
      message Empty {}
      message Part { int32 id = 1; string label = 2; }
      message Base { int32 own = 1; extensions 100 to 199; }
      message Sample {
        reserved 90 to 95; reserved gone, away;
        enum Inner { INNER_ZERO = 0; INNER_ONE = 1; INNER_LOW = -1; }
        message Nested { message Deep { string name = 1; } int32 depth = 1; Nested again = 2; Deep deep = 3; }
        message Pair { int32 left = 1; string right = 2; } message Row { int32 id = 1; } message Other { int32 id = 1; }
        int32 number = 1 [default = -41]; string text = 2 [default = "pre"]; bytes data = 3; double real = 4 [default = 2.5];
        Kind kind = 5 [default = KIND_LEFT]; Part part = 6; Nested nested = 7; Inner inner = 33;
        Pair pair = 8 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 9; repeated sint64 packed_numbers = 10; repeated string texts = 11; repeated Part parts = 12; repeated Kind kinds = 13;
        repeated Row row = 14 [features.message_encoding = DELIMITED];
        map<string, int32> by_name = 15; map<int32, Part> by_id = 16; map<bool, Kind> by_flag = 17;
        oneof first { int32 one_number = 18; string one_text = 19; Part one_part = 20; Kind one_kind = 21; bytes one_data = 22; }
        oneof second { string other_text = 23; Part other_part = 24; Other other = 25 [features.message_encoding = DELIMITED]; bool other_flag = 26; }
        int32 class = 27; bool NoisyName = 28; int32 old = 29 [deprecated = true]; string named = 30 [json_name = "theName"];
        fixed32 far = 20000; uint64 last = 536870911;
        Far imported = 34; FarKind imported_kind = 35; map<int32, Far> imported_by_id = 36;
        Shut shut = 37; repeated Shut shuts = 38;
        int32 bare = 40 [features.field_presence = IMPLICIT]; string bare_text = 41 [features.field_presence = IMPLICIT]; Kind bare_kind = 42 [features.field_presence = IMPLICIT];
        extend Base { Part of_sample = 101; int32 of_sample_number = 102; }
        extensions 1000 to 1999;
        google.protobuf.Any any = 44; repeated google.protobuf.Any anys = 45;
      }
      extend Sample {
        int32 x_number = 1000 [default = 7]; string x_text = 1001; Part x_part = 1002; repeated int32 x_numbers = 1003;
        repeated string x_texts = 1004; Kind x_kind = 1005; repeated Part x_parts = 1006;
      }
      message Strict { int32 must = 1 [features.field_presence = LEGACY_REQUIRED]; Strict again = 2; }
      service Store { rpc Get(Sample) returns (Part); rpc Watch(stream Part) returns (stream Sample); }
      """
    And the schema file `edition_lite_base.proto`
      """proto
      edition = "2023";
      package edition.lite;
      option optimize_for = LITE_RUNTIME;
      message Far { int32 id = 1; string label = 2; }
      enum FarKind { FAR_NONE = 0; FAR_AWAY = 9; }
      """
    And the schema file `edition_lite.proto`
      """proto
      edition = "2023";
      package edition.lite;
      import public "edition_lite_base.proto";
      option optimize_for = LITE_RUNTIME;
      option java_package = "org.example"; option deprecated = true;
      enum Kind { option allow_alias = true; KIND_NONE = 0; KIND_LEFT = 21; KIND_PORT = 21; KIND_BELOW = -3; }
      enum Alone { ALONE_NONE = 0; ALONE_ONE = 1; ALONE_ELEVEN = 11; }
      enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_TWO = 2; }
      message Empty {}
      message Part { int32 id = 1; string label = 2; }
      message Base { int32 own = 1; extensions 100 to 199; }
      message Sample {
        reserved 90 to 95; reserved gone, away;
        enum Inner { INNER_ZERO = 0; INNER_ONE = 1; INNER_LOW = -1; }
        message Nested { message Deep { string name = 1; } int32 depth = 1; Nested again = 2; Deep deep = 3; }
        message Pair { int32 left = 1; string right = 2; } message Row { int32 id = 1; } message Other { int32 id = 1; }
        int32 number = 1 [default = -41]; string text = 2 [default = "pre"]; bytes data = 3; double real = 4 [default = 2.5];
        Kind kind = 5 [default = KIND_LEFT]; Part part = 6; Nested nested = 7; Inner inner = 33;
        Pair pair = 8 [features.message_encoding = DELIMITED];
        repeated int32 numbers = 9; repeated sint64 packed_numbers = 10; repeated string texts = 11; repeated Part parts = 12; repeated Kind kinds = 13;
        repeated Row row = 14 [features.message_encoding = DELIMITED];
        map<string, int32> by_name = 15; map<int32, Part> by_id = 16; map<bool, Kind> by_flag = 17;
        oneof first { int32 one_number = 18; string one_text = 19; Part one_part = 20; Kind one_kind = 21; bytes one_data = 22; }
        oneof second { string other_text = 23; Part other_part = 24; Other other = 25 [features.message_encoding = DELIMITED]; bool other_flag = 26; }
        int32 class = 27; bool NoisyName = 28; int32 old = 29 [deprecated = true]; string named = 30 [json_name = "theName"];
        fixed32 far = 20000; uint64 last = 536870911;
        Far imported = 34; FarKind imported_kind = 35; map<int32, Far> imported_by_id = 36;
        Shut shut = 37; repeated Shut shuts = 38;
        int32 bare = 40 [features.field_presence = IMPLICIT]; string bare_text = 41 [features.field_presence = IMPLICIT]; Kind bare_kind = 42 [features.field_presence = IMPLICIT];
        extend Base { Part of_sample = 101; int32 of_sample_number = 102; }
        extensions 1000 to 1999;
      }
      extend Sample {
        int32 x_number = 1000 [default = 7]; string x_text = 1001; Part x_part = 1002; repeated int32 x_numbers = 1003;
        repeated string x_texts = 1004; Kind x_kind = 1005; repeated Part x_parts = 1006;
      }
      message Strict { int32 must = 1 [features.field_presence = LEGACY_REQUIRED]; Strict again = 2; }
      service Store { rpc Get(Sample) returns (Part); rpc Watch(stream Part) returns (stream Sample); }
      """
    And the C++
      """cpp
      auto Fill = [](auto* m) {
        m->set_number(-7);
        m->set_text("one");
        m->set_data("two");
        m->set_real(-1.5);
        m->set_kind(decltype(m->kind())(21));
        m->mutable_part()->set_id(6);
        m->mutable_nested()->mutable_deep()->set_name("deep");
        m->mutable_pair()->set_left(8);
        m->add_numbers(9), m->add_numbers(90);
        m->add_packed_numbers(-10);
        m->add_texts("eleven");
        m->add_parts()->set_id(12);
        m->add_kinds(decltype(m->kind())(-3));
        m->add_row()->set_id(14);
        (*m->mutable_by_name())["k"] = 15;
        (*m->mutable_by_id())[16].set_id(1);
        m->set_one_text("first");
        m->mutable_other_part()->set_id(24);
        m->set_class_(27);
        m->set_noisyname(true);
        m->set_named("thirty");
        m->set_far(5);
      }
      """
    And the C++
      """cpp
      auto Filled = [&](auto m) {
        Fill(&m);
        return m;
      }
      """

  @cpp.field.numeric-explicit
  Rule: A numeric field with explicit presence has `has_foo`, `foo` (the default while unset), `set_foo` and `clear_foo`, in its C++ type (editions, beside everything else)

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.has_<field>()` is `false`
      And `m.<field>()` is `<unset>`
      When `m.set_<field>(<value>)`
      Then `m.has_<field>()` is `true`
      And `m.<field>()` is `<value>`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<field>()`
      Then `m.has_<field>()` is `false`
      And `m.<field>()` is `<unset>`

      Examples:
        | what                                                         | package        | field     | value         | unset       | bytes                            |
        | a number, an edition                                         | edition::speed | number    | -7            | -41         | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | a number, an edition optimized for code size                 | edition::size  | number    | -7            | -41         | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | a number, an edition for the lite runtime                    | edition::lite  | number    | -7            | -41         | 08 f9 ff ff ff ff ff ff ff ff 01 |
        | a keyword, an edition                                        | edition::speed | class_    | 5             | 0           | d8 01 05                         |
        | a keyword, an edition optimized for code size                | edition::size  | class_    | 5             | 0           | d8 01 05                         |
        | a keyword, an edition for the lite runtime                   | edition::lite  | class_    | 5             | 0           | d8 01 05                         |
        | with capitals, an edition                                    | edition::speed | noisyname | true          | false       | e0 01 01                         |
        | with capitals, an edition optimized for code size            | edition::size  | noisyname | true          | false       | e0 01 01                         |
        | with capitals, an edition for the lite runtime               | edition::lite  | noisyname | true          | false       | e0 01 01                         |
        | deprecated, an edition                                       | edition::speed | old       | 3             | 0           | e8 01 03                         |
        | deprecated, an edition optimized for code size               | edition::size  | old       | 3             | 0           | e8 01 03                         |
        | deprecated, an edition for the lite runtime                  | edition::lite  | old       | 3             | 0           | e8 01 03                         |
        | under 20000, an edition                                      | edition::speed | far       | 9u            | 0u          | 85 e2 09 09 00 00 00             |
        | under 20000, an edition optimized for code size              | edition::size  | far       | 9u            | 0u          | 85 e2 09 09 00 00 00             |
        | under 20000, an edition for the lite runtime                 | edition::lite  | far       | 9u            | 0u          | 85 e2 09 09 00 00 00             |
        | under the largest number, an edition                         | edition::speed | last      | uint64_t{300} | uint64_t{0} | f8 ff ff ff 0f ac 02             |
        | under the largest number, an edition optimized for code size | edition::size  | last      | uint64_t{300} | uint64_t{0} | f8 ff ff ff 0f ac 02             |
        | under the largest number, an edition for the lite runtime    | edition::lite  | last      | uint64_t{300} | uint64_t{0} | f8 ff ff ff 0f ac 02             |

  @cpp.field.numeric-implicit
  Rule: A numeric field with implicit presence has `foo` (0 until set and after being cleared), `set_foo` and `clear_foo`, but no `has_foo` (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<field>()` is `<unset>`
      When `m.set_<field>(<value>)`
      Then `m.<field>()` is `<value>`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<field>()`
      Then `m.<field>()` is `<unset>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                         | package        | field | value | unset | bytes                               |
        | a number, an edition                         | edition::speed | bare  | -7    | 0     | c0 02 f9 ff ff ff ff ff ff ff ff 01 |
        | a number, an edition optimized for code size | edition::size  | bare  | -7    | 0     | c0 02 f9 ff ff ff ff ff ff ff ff 01 |
        | a number, an edition for the lite runtime    | edition::lite  | bare  | -7    | 0     | c0 02 f9 ff ff ff ff ff ff ff ff 01 |

  @cpp.field.string-get
  Rule: The getter of a string or bytes field returns a const reference to the value; while unset, to the default (to an empty string if presence is implicit) (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<field>()` is `<unset>`
      When `m.set_<field>("abc")`
      Then `m.<field>()` is `"abc"s`

      Examples:
        | what                                                     | package        | field | unset  |
        | text, an edition                                         | edition::speed | text  | "pre"s |
        | text, an edition optimized for code size                 | edition::size  | text  | "pre"s |
        | text, an edition for the lite runtime                    | edition::lite  | text  | "pre"s |
        | bytes, an edition                                        | edition::speed | data  | ""s    |
        | bytes, an edition optimized for code size                | edition::size  | data  | ""s    |
        | bytes, an edition for the lite runtime                   | edition::lite  | data  | ""s    |
        | another name in JSON, an edition                         | edition::speed | named | ""s    |
        | another name in JSON, an edition optimized for code size | edition::size  | named | ""s    |
        | another name in JSON, an edition for the lite runtime    | edition::lite  | named | ""s    |

  @cpp.field.string-set
  Rule: `set_foo` copies what it is given into a string or bytes field (editions, beside everything else)

    @cpp.presence.set
    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.set_<field>("abc")`
      Then `m.has_<field>()` is `true`
      And `m` serializes to the bytes `<bytes>`
      When `m.set_<field>(std::string("longer than what is kept inside"))`
      Then `m.<field>()` is `"longer than what is kept inside"s`
      When `m.set_<field>("a\0b", 3)`
      Then `m.<field>()` is `"a\0b"s`

      Examples:
        | what                                                     | package        | field | bytes             |
        | text, an edition                                         | edition::speed | text  | 12 03 61 62 63    |
        | text, an edition optimized for code size                 | edition::size  | text  | 12 03 61 62 63    |
        | text, an edition for the lite runtime                    | edition::lite  | text  | 12 03 61 62 63    |
        | bytes, an edition                                        | edition::speed | data  | 1a 03 61 62 63    |
        | bytes, an edition optimized for code size                | edition::size  | data  | 1a 03 61 62 63    |
        | bytes, an edition for the lite runtime                   | edition::lite  | data  | 1a 03 61 62 63    |
        | another name in JSON, an edition                         | edition::speed | named | f2 01 03 61 62 63 |
        | another name in JSON, an edition optimized for code size | edition::size  | named | f2 01 03 61 62 63 |
        | another name in JSON, an edition for the lite runtime    | edition::lite  | named | f2 01 03 61 62 63 |

  @cpp.field.string-mutable
  Rule: `mutable_foo` marks a string or bytes field set; if it was unset, the string is empty, whatever the default (editions, beside everything else)

    @cpp.presence.mutable
    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `*m.mutable_<field>()` is `""s`
      And `m.has_<field>()` is `true`
      When `m.mutable_<field>()->assign("xyz")`
      Then `m.<field>()` is `"xyz"s`

      Examples:
        | what                                                     | package        | field |
        | text, an edition                                         | edition::speed | text  |
        | text, an edition optimized for code size                 | edition::size  | text  |
        | text, an edition for the lite runtime                    | edition::lite  | text  |
        | bytes, an edition                                        | edition::speed | data  |
        | bytes, an edition optimized for code size                | edition::size  | data  |
        | bytes, an edition for the lite runtime                   | edition::lite  | data  |
        | another name in JSON, an edition                         | edition::speed | named |
        | another name in JSON, an edition optimized for code size | edition::size  | named |
        | another name in JSON, an edition for the lite runtime    | edition::lite  | named |

  @cpp.field.string-clear
  Rule: `clear_foo` unsets a string or bytes field (editions, beside everything else)

    @cpp.presence.clear
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_<field>("abc")`
      When `m.clear_<field>()`
      Then `m.has_<field>()` is `false`
      And `m.<field>()` is `<unset>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                                     | package        | field | unset  |
        | text, an edition                                         | edition::speed | text  | "pre"s |
        | text, an edition optimized for code size                 | edition::size  | text  | "pre"s |
        | text, an edition for the lite runtime                    | edition::lite  | text  | "pre"s |
        | bytes, an edition                                        | edition::speed | data  | ""s    |
        | bytes, an edition optimized for code size                | edition::size  | data  | ""s    |
        | bytes, an edition for the lite runtime                   | edition::lite  | data  | ""s    |
        | another name in JSON, an edition                         | edition::speed | named | ""s    |
        | another name in JSON, an edition optimized for code size | edition::size  | named | ""s    |
        | another name in JSON, an edition for the lite runtime    | edition::lite  | named | ""s    |

  @cpp.field.string-set-allocated
  Rule: `set_allocated_foo` gives a string to the message and frees the one that the field held (editions, beside everything else)

    @cpp.presence.set-allocated
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_<field>("a text that lies outside of the object")`
      When `m.set_allocated_<field>(new std::string("given"))`
      Then `m.has_<field>()` is `true`
      And `m.<field>()` is `"given"s`

      Examples:
        | what                                                     | package        | field |
        | text, an edition                                         | edition::speed | text  |
        | text, an edition optimized for code size                 | edition::size  | text  |
        | text, an edition for the lite runtime                    | edition::lite  | text  |
        | bytes, an edition                                        | edition::speed | data  |
        | bytes, an edition optimized for code size                | edition::size  | data  |
        | bytes, an edition for the lite runtime                   | edition::lite  | data  |
        | another name in JSON, an edition                         | edition::speed | named |
        | another name in JSON, an edition optimized for code size | edition::size  | named |
        | another name in JSON, an edition for the lite runtime    | edition::lite  | named |

  @cpp.field.string-set-allocated-null
  Rule: `set_allocated_foo` with a null pointer clears a string or bytes field and frees the string that it held (editions, beside everything else)

    @cpp.presence.set-allocated-null
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_<field>("a text that lies outside of the object")`
      When `m.set_allocated_<field>(nullptr)`
      Then `m.has_<field>()` is `false`
      And `m.<field>()` is `<unset>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                                     | package        | field | unset  |
        | text, an edition                                         | edition::speed | text  | "pre"s |
        | text, an edition optimized for code size                 | edition::size  | text  | "pre"s |
        | text, an edition for the lite runtime                    | edition::lite  | text  | "pre"s |
        | bytes, an edition                                        | edition::speed | data  | ""s    |
        | bytes, an edition optimized for code size                | edition::size  | data  | ""s    |
        | bytes, an edition for the lite runtime                   | edition::lite  | data  | ""s    |
        | another name in JSON, an edition                         | edition::speed | named | ""s    |
        | another name in JSON, an edition optimized for code size | edition::size  | named | ""s    |
        | another name in JSON, an edition for the lite runtime    | edition::lite  | named | ""s    |

  @cpp.field.string-release
  Rule: `release_foo` gives the string of a field to the caller and unsets the field (editions, beside everything else)

    @cpp.presence.release
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_<field>("abc")`
      When `std::unique_ptr<std::string> text(m.release_<field>())`
      Then `*text` is `"abc"s`
      And `m.has_<field>()` is `false`
      And `m.<field>()` is `<unset>`

      Examples:
        | what                                                     | package        | field | unset  |
        | text, an edition                                         | edition::speed | text  | "pre"s |
        | text, an edition optimized for code size                 | edition::size  | text  | "pre"s |
        | text, an edition for the lite runtime                    | edition::lite  | text  | "pre"s |
        | bytes, an edition                                        | edition::speed | data  | ""s    |
        | bytes, an edition optimized for code size                | edition::size  | data  | ""s    |
        | bytes, an edition for the lite runtime                   | edition::lite  | data  | ""s    |
        | another name in JSON, an edition                         | edition::speed | named | ""s    |
        | another name in JSON, an edition optimized for code size | edition::size  | named | ""s    |
        | another name in JSON, an edition for the lite runtime    | edition::lite  | named | ""s    |

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (editions, beside everything else)

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.has_<field>()` is `false`
      And `m.<field>()` is `<package>::<unset>`
      When `m.set_<field>(<package>::<value>)`
      Then `m.has_<field>()` is `true`
      And `m.<field>()` is `<package>::<value>`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<field>()`
      Then `m.has_<field>()` is `false`
      And `m.<field>()` is `<package>::<unset>`

      Examples:
        | what                                                    | package        | field         | value             | unset              | bytes                               |
        | of the file, an edition                                 | edition::speed | kind          | KIND_BELOW        | KIND_LEFT          | 28 fd ff ff ff ff ff ff ff ff 01    |
        | of the file, an edition optimized for code size         | edition::size  | kind          | KIND_BELOW        | KIND_LEFT          | 28 fd ff ff ff ff ff ff ff ff 01    |
        | of the file, an edition for the lite runtime            | edition::lite  | kind          | KIND_BELOW        | KIND_LEFT          | 28 fd ff ff ff ff ff ff ff ff 01    |
        | of the message, an edition                              | edition::speed | inner         | Sample::INNER_LOW | Sample::INNER_ZERO | 88 02 ff ff ff ff ff ff ff ff ff 01 |
        | of the message, an edition optimized for code size      | edition::size  | inner         | Sample::INNER_LOW | Sample::INNER_ZERO | 88 02 ff ff ff ff ff ff ff ff ff 01 |
        | of the message, an edition for the lite runtime         | edition::lite  | inner         | Sample::INNER_LOW | Sample::INNER_ZERO | 88 02 ff ff ff ff ff ff ff ff ff 01 |
        | of another file, an edition                             | edition::speed | imported_kind | FAR_AWAY          | FAR_NONE           | 98 02 09                            |
        | of another file, an edition optimized for code size     | edition::size  | imported_kind | FAR_AWAY          | FAR_NONE           | 98 02 09                            |
        | of another file, an edition for the lite runtime        | edition::lite  | imported_kind | FAR_AWAY          | FAR_NONE           | 98 02 09                            |
        | of the file, closed, an edition                         | edition::speed | shut          | SHUT_TWO          | SHUT_NONE          | a8 02 02                            |
        | of the file, closed, an edition optimized for code size | edition::size  | shut          | SHUT_TWO          | SHUT_NONE          | a8 02 02                            |
        | of the file, closed, an edition for the lite runtime    | edition::lite  | shut          | SHUT_TWO          | SHUT_NONE          | a8 02 02                            |

  @cpp.field.enum-implicit
  Rule: An enum field with implicit presence has `bar` (0 until set and after being cleared), `set_bar` and `clear_bar`, but no `has_bar` (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<field>()` is `<package>::<unset>`
      When `m.set_<field>(<package>::<value>)`
      Then `m.<field>()` is `<package>::<value>`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<field>()`
      Then `m.<field>()` is `<package>::<unset>`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                            | package        | field     | value      | unset     | bytes                               |
        | of the file, an edition                         | edition::speed | bare_kind | KIND_BELOW | KIND_NONE | d0 02 fd ff ff ff ff ff ff ff ff 01 |
        | of the file, an edition optimized for code size | edition::size  | bare_kind | KIND_BELOW | KIND_NONE | d0 02 fd ff ff ff ff ff ff ff ff 01 |
        | of the file, an edition for the lite runtime    | edition::lite  | bare_kind | KIND_BELOW | KIND_NONE | d0 02 fd ff ff ff ff ff ff ff ff 01 |

  @cpp.field.message-has
  Rule: A message field has a presence test (editions, beside everything else)

    @cpp.presence.mutable
    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.has_<field>()` is `false`
      When `m.mutable_<field>()`
      Then `m.has_<field>()` is `true`

      Examples:
        | what                                                          | package        | field    |
        | a message, an edition                                         | edition::speed | part     |
        | a message, an edition optimized for code size                 | edition::size  | part     |
        | a message, an edition for the lite runtime                    | edition::lite  | part     |
        | a nested message, an edition                                  | edition::speed | nested   |
        | a nested message, an edition optimized for code size          | edition::size  | nested   |
        | a nested message, an edition for the lite runtime             | edition::lite  | nested   |
        | a group, an edition                                           | edition::speed | pair     |
        | a group, an edition optimized for code size                   | edition::size  | pair     |
        | a group, an edition for the lite runtime                      | edition::lite  | pair     |
        | a message of another file, an edition                         | edition::speed | imported |
        | a message of another file, an edition optimized for code size | edition::size  | imported |
        | a message of another file, an edition for the lite runtime    | edition::lite  | imported |

  @cpp.field.message-get
  Rule: The getter of a message field returns a const reference to the message, which has no field set while the field is unset (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<field>().SerializeAsString()` is `""s`
      When `m.mutable_<field>()-><set>`
      Then `m.<field>().<test>` is `true`

      Examples:
        | what                                                          | package        | field    | set                           | test                 |
        | a message, an edition                                         | edition::speed | part     | set_id(5)                     | id() == 5            |
        | a message, an edition optimized for code size                 | edition::size  | part     | set_id(5)                     | id() == 5            |
        | a message, an edition for the lite runtime                    | edition::lite  | part     | set_id(5)                     | id() == 5            |
        | a nested message, an edition                                  | edition::speed | nested   | mutable_deep()->set_name("d") | deep().name() == "d" |
        | a nested message, an edition optimized for code size          | edition::size  | nested   | mutable_deep()->set_name("d") | deep().name() == "d" |
        | a nested message, an edition for the lite runtime             | edition::lite  | nested   | mutable_deep()->set_name("d") | deep().name() == "d" |
        | a group, an edition                                           | edition::speed | pair     | set_left(5)                   | left() == 5          |
        | a group, an edition optimized for code size                   | edition::size  | pair     | set_left(5)                   | left() == 5          |
        | a group, an edition for the lite runtime                      | edition::lite  | pair     | set_left(5)                   | left() == 5          |
        | a message of another file, an edition                         | edition::speed | imported | set_id(5)                     | id() == 5            |
        | a message of another file, an edition optimized for code size | edition::size  | imported | set_id(5)                     | id() == 5            |
        | a message of another file, an edition for the lite runtime    | edition::lite  | imported | set_id(5)                     | id() == 5            |

  @cpp.field.message-mutable
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (editions, beside everything else)

    @cpp.presence.mutable
    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.mutable_<field>()-><set>`
      Then `m.has_<field>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                                          | package        | field    | set                           | bytes                |
        | a message, an edition                                         | edition::speed | part     | set_id(5)                     | 32 02 08 05          |
        | a message, an edition optimized for code size                 | edition::size  | part     | set_id(5)                     | 32 02 08 05          |
        | a message, an edition for the lite runtime                    | edition::lite  | part     | set_id(5)                     | 32 02 08 05          |
        | a nested message, an edition                                  | edition::speed | nested   | mutable_deep()->set_name("d") | 3a 05 1a 03 0a 01 64 |
        | a nested message, an edition optimized for code size          | edition::size  | nested   | mutable_deep()->set_name("d") | 3a 05 1a 03 0a 01 64 |
        | a nested message, an edition for the lite runtime             | edition::lite  | nested   | mutable_deep()->set_name("d") | 3a 05 1a 03 0a 01 64 |
        | a group, an edition                                           | edition::speed | pair     | set_left(5)                   | 43 08 05 44          |
        | a group, an edition optimized for code size                   | edition::size  | pair     | set_left(5)                   | 43 08 05 44          |
        | a group, an edition for the lite runtime                      | edition::lite  | pair     | set_left(5)                   | 43 08 05 44          |
        | a message of another file, an edition                         | edition::speed | imported | set_id(5)                     | 92 02 02 08 05       |
        | a message of another file, an edition optimized for code size | edition::size  | imported | set_id(5)                     | 92 02 02 08 05       |
        | a message of another file, an edition for the lite runtime    | edition::lite  | imported | set_id(5)                     | 92 02 02 08 05       |

  @cpp.field.message-clear
  Rule: `clear_bar` unsets a message field (editions, beside everything else)

    @cpp.presence.clear
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.mutable_<field>()-><set>`
      When `m.clear_<field>()`
      Then `m.has_<field>()` is `false`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                                          | package        | field    | set                           |
        | a message, an edition                                         | edition::speed | part     | set_id(5)                     |
        | a message, an edition optimized for code size                 | edition::size  | part     | set_id(5)                     |
        | a message, an edition for the lite runtime                    | edition::lite  | part     | set_id(5)                     |
        | a nested message, an edition                                  | edition::speed | nested   | mutable_deep()->set_name("d") |
        | a nested message, an edition optimized for code size          | edition::size  | nested   | mutable_deep()->set_name("d") |
        | a nested message, an edition for the lite runtime             | edition::lite  | nested   | mutable_deep()->set_name("d") |
        | a group, an edition                                           | edition::speed | pair     | set_left(5)                   |
        | a group, an edition optimized for code size                   | edition::size  | pair     | set_left(5)                   |
        | a group, an edition for the lite runtime                      | edition::lite  | pair     | set_left(5)                   |
        | a message of another file, an edition                         | edition::speed | imported | set_id(5)                     |
        | a message of another file, an edition optimized for code size | edition::size  | imported | set_id(5)                     |
        | a message of another file, an edition for the lite runtime    | edition::lite  | imported | set_id(5)                     |

  @cpp.field.message-set-allocated
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.mutable_<field>()`
      And `auto value = std::make_unique<<package>::<class>>()`
      And `value-><set>`
      When `m.set_allocated_<field>(value.release())`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                                          | package        | field    | class          | set                           | bytes                |
        | a message, an edition                                         | edition::speed | part     | Part           | set_id(5)                     | 32 02 08 05          |
        | a message, an edition optimized for code size                 | edition::size  | part     | Part           | set_id(5)                     | 32 02 08 05          |
        | a message, an edition for the lite runtime                    | edition::lite  | part     | Part           | set_id(5)                     | 32 02 08 05          |
        | a nested message, an edition                                  | edition::speed | nested   | Sample::Nested | mutable_deep()->set_name("d") | 3a 05 1a 03 0a 01 64 |
        | a nested message, an edition optimized for code size          | edition::size  | nested   | Sample::Nested | mutable_deep()->set_name("d") | 3a 05 1a 03 0a 01 64 |
        | a nested message, an edition for the lite runtime             | edition::lite  | nested   | Sample::Nested | mutable_deep()->set_name("d") | 3a 05 1a 03 0a 01 64 |
        | a group, an edition                                           | edition::speed | pair     | Sample::Pair   | set_left(5)                   | 43 08 05 44          |
        | a group, an edition optimized for code size                   | edition::size  | pair     | Sample::Pair   | set_left(5)                   | 43 08 05 44          |
        | a group, an edition for the lite runtime                      | edition::lite  | pair     | Sample::Pair   | set_left(5)                   | 43 08 05 44          |
        | a message of another file, an edition                         | edition::speed | imported | Far            | set_id(5)                     | 92 02 02 08 05       |
        | a message of another file, an edition optimized for code size | edition::size  | imported | Far            | set_id(5)                     | 92 02 02 08 05       |
        | a message of another file, an edition for the lite runtime    | edition::lite  | imported | Far            | set_id(5)                     | 92 02 02 08 05       |

  @cpp.field.message-set-allocated-null
  Rule: `set_allocated_bar` with a null pointer clears a message field and frees the message that it held (editions, beside everything else)

    @cpp.presence.set-allocated-null
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.mutable_<field>()-><set>`
      When `m.set_allocated_<field>(nullptr)`
      Then `m.has_<field>()` is `false`
      And `m.SerializeAsString()` is `""s`

      Examples:
        | what                                                          | package        | field    | set                           |
        | a message, an edition                                         | edition::speed | part     | set_id(5)                     |
        | a message, an edition optimized for code size                 | edition::size  | part     | set_id(5)                     |
        | a message, an edition for the lite runtime                    | edition::lite  | part     | set_id(5)                     |
        | a nested message, an edition                                  | edition::speed | nested   | mutable_deep()->set_name("d") |
        | a nested message, an edition optimized for code size          | edition::size  | nested   | mutable_deep()->set_name("d") |
        | a nested message, an edition for the lite runtime             | edition::lite  | nested   | mutable_deep()->set_name("d") |
        | a group, an edition                                           | edition::speed | pair     | set_left(5)                   |
        | a group, an edition optimized for code size                   | edition::size  | pair     | set_left(5)                   |
        | a group, an edition for the lite runtime                      | edition::lite  | pair     | set_left(5)                   |
        | a message of another file, an edition                         | edition::speed | imported | set_id(5)                     |
        | a message of another file, an edition optimized for code size | edition::size  | imported | set_id(5)                     |
        | a message of another file, an edition for the lite runtime    | edition::lite  | imported | set_id(5)                     |

  @cpp.field.message-release
  Rule: `release_bar` gives the message of a field to the caller and unsets the field (editions, beside everything else)

    @cpp.presence.release
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.mutable_<field>()-><set>`
      When `std::unique_ptr<<package>::<class>> value(m.release_<field>())`
      Then `value-><test>` is `true`
      And `m.has_<field>()` is `false`

      Examples:
        | what                                                          | package        | field    | class          | set                           | test                 |
        | a message, an edition                                         | edition::speed | part     | Part           | set_id(5)                     | id() == 5            |
        | a message, an edition optimized for code size                 | edition::size  | part     | Part           | set_id(5)                     | id() == 5            |
        | a message, an edition for the lite runtime                    | edition::lite  | part     | Part           | set_id(5)                     | id() == 5            |
        | a nested message, an edition                                  | edition::speed | nested   | Sample::Nested | mutable_deep()->set_name("d") | deep().name() == "d" |
        | a nested message, an edition optimized for code size          | edition::size  | nested   | Sample::Nested | mutable_deep()->set_name("d") | deep().name() == "d" |
        | a nested message, an edition for the lite runtime             | edition::lite  | nested   | Sample::Nested | mutable_deep()->set_name("d") | deep().name() == "d" |
        | a group, an edition                                           | edition::speed | pair     | Sample::Pair   | set_left(5)                   | left() == 5          |
        | a group, an edition optimized for code size                   | edition::size  | pair     | Sample::Pair   | set_left(5)                   | left() == 5          |
        | a group, an edition for the lite runtime                      | edition::lite  | pair     | Sample::Pair   | set_left(5)                   | left() == 5          |
        | a message of another file, an edition                         | edition::speed | imported | Far            | set_id(5)                     | id() == 5            |
        | a message of another file, an edition optimized for code size | edition::size  | imported | Far            | set_id(5)                     | id() == 5            |
        | a message of another file, an edition for the lite runtime    | edition::lite  | imported | Far            | set_id(5)                     | id() == 5            |

  @cpp.repeated.numeric
  Rule: A repeated numeric field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.add_<field>(-9), m.add_<field>(3)`
      Then `m.<field>_size()` is `2`
      And `m.<field>(0)` is `-9`
      When `m.set_<field>(1, 4)`
      Then `m.<field>(1)` is `4`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<field>()`
      Then `m.<field>_size()` is `0`

      Examples:
        | what                                               | package        | field          | bytes                                  |
        | numbers, an edition                                | edition::speed | numbers        | 4a 0b f7 ff ff ff ff ff ff ff ff 01 04 |
        | numbers, an edition optimized for code size        | edition::size  | numbers        | 4a 0b f7 ff ff ff ff ff ff ff ff 01 04 |
        | numbers, an edition for the lite runtime           | edition::lite  | numbers        | 4a 0b f7 ff ff ff ff ff ff ff ff 01 04 |
        | packed numbers, an edition                         | edition::speed | packed_numbers | 52 02 11 08                            |
        | packed numbers, an edition optimized for code size | edition::size  | packed_numbers | 52 02 11 08                            |
        | packed numbers, an edition for the lite runtime    | edition::lite  | packed_numbers | 52 02 11 08                            |

  @cpp.repeated.string
  Rule: A repeated string or bytes field has a size, getters by index, `add_foo` (returns the new empty element), a clear function, and its RepeatedPtrField (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `*m.add_texts() = "a"`
      And `m.add_texts("b")`
      Then `m.texts_size()` is `2`
      And `m.texts(1)` is `"b"s`
      When `m.mutable_texts(0)->append("c")`
      Then `m` serializes to the bytes `5a 02 61 63 5a 01 62`
      When `m.clear_texts()`
      Then `m.texts_size()` is `0`

      Examples:
        | what                                        | package        |
        | strings, an edition                         | edition::speed |
        | strings, an edition optimized for code size | edition::size  |
        | strings, an edition for the lite runtime    | edition::lite  |

  @cpp.repeated.enum
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.add_kinds(<package>::KIND_BELOW), m.add_kinds(<package>::KIND_NONE)`
      And `m.set_kinds(1, <package>::KIND_PORT)`
      Then `m.kinds_size()` is `2`
      And `m.kinds(0)` is `<package>::KIND_BELOW`
      And `m.kinds(1)` is `<package>::KIND_LEFT`
      And `m` serializes to the bytes `6a 0b fd ff ff ff ff ff ff ff ff 01 15`
      When `m.clear_kinds()`
      Then `m.kinds_size()` is `0`

      Examples:
        | what                                      | package        |
        | enums, an edition                         | edition::speed |
        | enums, an edition optimized for code size | edition::size  |
        | enums, an edition for the lite runtime    | edition::lite  |

  @cpp.repeated.message
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.add_<field>()`
      And `m.add_<field>()->set_id(3)`
      And `m.mutable_<field>(1)->set_id(4)`
      Then `m.<field>_size()` is `2`
      And `m.<field>(1).id()` is `4`
      And `m` serializes to the bytes `<bytes>`
      When `m.clear_<field>()`
      Then `m.<field>_size()` is `0`

      Examples:
        | what                                         | package        | field | bytes             |
        | messages, an edition                         | edition::speed | parts | 62 00 62 02 08 04 |
        | messages, an edition optimized for code size | edition::size  | parts | 62 00 62 02 08 04 |
        | messages, an edition for the lite runtime    | edition::lite  | parts | 62 00 62 02 08 04 |
        | groups, an edition                           | edition::speed | row   | 73 74 73 08 04 74 |
        | groups, an edition optimized for code size   | edition::size  | row   | 73 74 73 08 04 74 |
        | groups, an edition for the lite runtime      | edition::lite  | row   | 73 74 73 08 04 74 |

  @cpp.map.get
  Rule: The getter of a map field returns a const reference to a Map of the key and value types (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<field>().size()` is `0u`
      When `(*m.mutable_<field>())[<key>] = <value>`
      Then `m.<field>().size()` is `1u`
      And `m.<field>().at(<key>)` is `<value>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                               | package        | field   | key  | value                      | bytes                                           |
        | text to number, an edition                         | edition::speed | by_name | "k"  | 7                          | 7a 05 0a 01 6b 10 07                            |
        | text to number, an edition optimized for code size | edition::size  | by_name | "k"  | 7                          | 7a 05 0a 01 6b 10 07                            |
        | text to number, an edition for the lite runtime    | edition::lite  | by_name | "k"  | 7                          | 7a 05 0a 01 6b 10 07                            |
        | flag to enum, an edition                           | edition::speed | by_flag | true | edition::speed::KIND_BELOW | 8a 01 0d 08 01 10 fd ff ff ff ff ff ff ff ff 01 |
        | flag to enum, an edition optimized for code size   | edition::size  | by_flag | true | edition::size::KIND_BELOW  | 8a 01 0d 08 01 10 fd ff ff ff ff ff ff ff ff 01 |
        | flag to enum, an edition for the lite runtime      | edition::lite  | by_flag | true | edition::lite::KIND_BELOW  | 8a 01 0d 08 01 10 fd ff ff ff ff ff ff ff ff 01 |

  @cpp.map.lookup
  Rule: `contains`, `count` and `find` look up a key in a Map (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `(*m.mutable_<field>())[<key>] = <value>`
      Then `m.<field>().count(<key>)` is `1u`
      And `m.<field>().find(<key>)->second` is `<value>`
      When `m.mutable_<field>()->erase(<key>)`
      Then `m.<field>().count(<key>)` is `0u`
      And `m.<field>().find(<key>) == m.<field>().end()` is `true`

      Examples:
        | what                                               | package        | field   | key  | value                      |
        | text to number, an edition                         | edition::speed | by_name | "k"  | 7                          |
        | text to number, an edition optimized for code size | edition::size  | by_name | "k"  | 7                          |
        | text to number, an edition for the lite runtime    | edition::lite  | by_name | "k"  | 7                          |
        | flag to enum, an edition                           | edition::speed | by_flag | true | edition::speed::KIND_BELOW |
        | flag to enum, an edition optimized for code size   | edition::size  | by_flag | true | edition::size::KIND_BELOW  |
        | flag to enum, an edition for the lite runtime      | edition::lite  | by_flag | true | edition::lite::KIND_BELOW  |

  @cpp.map.insert-deep-copy
  Rule: `insert` copies the value of a Map's entry deeply (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `<package>::Part part`
      And `part.set_label("before")`
      When `m.mutable_by_id()->insert({3, part})`
      And `part.set_label("after")`
      Then `m.by_id().at(3).label()` is `"before"s`

      Examples:
        | what                                         | package        |
        | messages, an edition                         | edition::speed |
        | messages, an edition optimized for code size | edition::size  |
        | messages, an edition for the lite runtime    | edition::lite  |

  @cpp.map.wire
  Rule: The wire format of a map field is that of a repeated field of entry messages (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `(*m.mutable_imported_by_id())[3].set_id(4)`
      And `(*m.mutable_by_id())[5]`
      Then `m` serializes to the bytes `82 01 04 08 05 12 00 a2 02 06 08 03 12 02 08 04`

      Examples:
        | what                                                      | package        |
        | messages of two files, an edition                         | edition::speed |
        | messages of two files, an edition optimized for code size | edition::size  |
        | messages of two files, an edition for the lite runtime    | edition::lite  |

  @cpp.oneof.case-accessor
  Rule: The const function `example_name_case` tells which member of the oneof is set (editions, beside everything else)

    @cpp.oneof.string
    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.<oneof>_case()` is `<package>::Sample::<unset>`
      When `m.<beside>, m.<set>`
      Then `m.<oneof>_case()` is `<package>::Sample::k<case>`
      And `m.<other_case>` is `true`

      @cpp.oneof.numeric
      Examples:
        | what                                                     | package        | oneof  | unset          | beside                   | set                  | case      | other_case                                          |
        | a number, an edition                                     | edition::speed | first  | FIRST_NOT_SET  | set_other_text("beside") | set_one_number(-7)   | OneNumber | second_case() == edition::speed::Sample::kOtherText |
        | a number, an edition optimized for code size             | edition::size  | first  | FIRST_NOT_SET  | set_other_text("beside") | set_one_number(-7)   | OneNumber | second_case() == edition::size::Sample::kOtherText  |
        | a number, an edition for the lite runtime                | edition::lite  | first  | FIRST_NOT_SET  | set_other_text("beside") | set_one_number(-7)   | OneNumber | second_case() == edition::lite::Sample::kOtherText  |
        | a bool of the second, an edition                         | edition::speed | second | SECOND_NOT_SET | set_one_text("beside")   | set_other_flag(true) | OtherFlag | first_case() == edition::speed::Sample::kOneText    |
        | a bool of the second, an edition optimized for code size | edition::size  | second | SECOND_NOT_SET | set_one_text("beside")   | set_other_flag(true) | OtherFlag | first_case() == edition::size::Sample::kOneText     |
        | a bool of the second, an edition for the lite runtime    | edition::lite  | second | SECOND_NOT_SET | set_one_text("beside")   | set_other_flag(true) | OtherFlag | first_case() == edition::lite::Sample::kOneText     |

      Examples:
        | what                                                       | package        | oneof  | unset          | beside                   | set                   | case      | other_case                                          |
        | a string, an edition                                       | edition::speed | first  | FIRST_NOT_SET  | set_other_text("beside") | set_one_text("abc")   | OneText   | second_case() == edition::speed::Sample::kOtherText |
        | a string, an edition optimized for code size               | edition::size  | first  | FIRST_NOT_SET  | set_other_text("beside") | set_one_text("abc")   | OneText   | second_case() == edition::size::Sample::kOtherText  |
        | a string, an edition for the lite runtime                  | edition::lite  | first  | FIRST_NOT_SET  | set_other_text("beside") | set_one_text("abc")   | OneText   | second_case() == edition::lite::Sample::kOtherText  |
        | bytes, an edition                                          | edition::speed | first  | FIRST_NOT_SET  | set_other_text("beside") | set_one_data("xyz")   | OneData   | second_case() == edition::speed::Sample::kOtherText |
        | bytes, an edition optimized for code size                  | edition::size  | first  | FIRST_NOT_SET  | set_other_text("beside") | set_one_data("xyz")   | OneData   | second_case() == edition::size::Sample::kOtherText  |
        | bytes, an edition for the lite runtime                     | edition::lite  | first  | FIRST_NOT_SET  | set_other_text("beside") | set_one_data("xyz")   | OneData   | second_case() == edition::lite::Sample::kOtherText  |
        | a string of the second, an edition                         | edition::speed | second | SECOND_NOT_SET | set_one_text("beside")   | set_other_text("abc") | OtherText | first_case() == edition::speed::Sample::kOneText    |
        | a string of the second, an edition optimized for code size | edition::size  | second | SECOND_NOT_SET | set_one_text("beside")   | set_other_text("abc") | OtherText | first_case() == edition::size::Sample::kOneText     |
        | a string of the second, an edition for the lite runtime    | edition::lite  | second | SECOND_NOT_SET | set_one_text("beside")   | set_other_text("abc") | OtherText | first_case() == edition::lite::Sample::kOneText     |

      @cpp.oneof.message
      Examples:
        | what                                                        | package        | oneof  | unset          | beside                   | set                             | case      | other_case                                          |
        | a message, an edition                                       | edition::speed | first  | FIRST_NOT_SET  | set_other_text("beside") | mutable_one_part()->set_id(5)   | OnePart   | second_case() == edition::speed::Sample::kOtherText |
        | a message, an edition optimized for code size               | edition::size  | first  | FIRST_NOT_SET  | set_other_text("beside") | mutable_one_part()->set_id(5)   | OnePart   | second_case() == edition::size::Sample::kOtherText  |
        | a message, an edition for the lite runtime                  | edition::lite  | first  | FIRST_NOT_SET  | set_other_text("beside") | mutable_one_part()->set_id(5)   | OnePart   | second_case() == edition::lite::Sample::kOtherText  |
        | a message of the second, an edition                         | edition::speed | second | SECOND_NOT_SET | set_one_text("beside")   | mutable_other_part()->set_id(5) | OtherPart | first_case() == edition::speed::Sample::kOneText    |
        | a message of the second, an edition optimized for code size | edition::size  | second | SECOND_NOT_SET | set_one_text("beside")   | mutable_other_part()->set_id(5) | OtherPart | first_case() == edition::size::Sample::kOneText     |
        | a message of the second, an edition for the lite runtime    | edition::lite  | second | SECOND_NOT_SET | set_one_text("beside")   | mutable_other_part()->set_id(5) | OtherPart | first_case() == edition::lite::Sample::kOneText     |
        | a group of the second, an edition                           | edition::speed | second | SECOND_NOT_SET | set_one_text("beside")   | mutable_other()->set_id(5)      | Other     | first_case() == edition::speed::Sample::kOneText    |
        | a group of the second, an edition optimized for code size   | edition::size  | second | SECOND_NOT_SET | set_one_text("beside")   | mutable_other()->set_id(5)      | Other     | first_case() == edition::size::Sample::kOneText     |
        | a group of the second, an edition for the lite runtime      | edition::lite  | second | SECOND_NOT_SET | set_one_text("beside")   | mutable_other()->set_id(5)      | Other     | first_case() == edition::lite::Sample::kOneText     |

      @cpp.oneof.enum
      Examples:
        | what                                        | package        | oneof | unset         | beside                   | set                                      | case    | other_case                                          |
        | an enum, an edition                         | edition::speed | first | FIRST_NOT_SET | set_other_text("beside") | set_one_kind(edition::speed::KIND_BELOW) | OneKind | second_case() == edition::speed::Sample::kOtherText |
        | an enum, an edition optimized for code size | edition::size  | first | FIRST_NOT_SET | set_other_text("beside") | set_one_kind(edition::size::KIND_BELOW)  | OneKind | second_case() == edition::size::Sample::kOtherText  |
        | an enum, an edition for the lite runtime    | edition::lite  | first | FIRST_NOT_SET | set_other_text("beside") | set_one_kind(edition::lite::KIND_BELOW)  | OneKind | second_case() == edition::lite::Sample::kOtherText  |

  @cpp.oneof.set-clears-others
  Rule: Setting a member clears the member that was set before (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<beside>, m.<replace>`
      When `m.<set>`
      Then `m` serializes to the bytes `<both>`

      @cpp.oneof.numeric
      Examples:
        | what                                                     | package        | beside                   | replace             | set                  | both                                                           |
        | a number, an edition                                     | edition::speed | set_other_text("beside") | set_one_text("r")   | set_one_number(-7)   | 90 01 f9 ff ff ff ff ff ff ff ff 01 ba 01 06 62 65 73 69 64 65 |
        | a number, an edition optimized for code size             | edition::size  | set_other_text("beside") | set_one_text("r")   | set_one_number(-7)   | 90 01 f9 ff ff ff ff ff ff ff ff 01 ba 01 06 62 65 73 69 64 65 |
        | a number, an edition for the lite runtime                | edition::lite  | set_other_text("beside") | set_one_text("r")   | set_one_number(-7)   | 90 01 f9 ff ff ff ff ff ff ff ff 01 ba 01 06 62 65 73 69 64 65 |
        | a bool of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_text("r") | set_other_flag(true) | 9a 01 06 62 65 73 69 64 65 d0 01 01                            |
        | a bool of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_text("r") | set_other_flag(true) | 9a 01 06 62 65 73 69 64 65 d0 01 01                            |
        | a bool of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_text("r") | set_other_flag(true) | 9a 01 06 62 65 73 69 64 65 d0 01 01                            |

      @cpp.oneof.string
      Examples:
        | what                                                       | package        | beside                   | replace              | set                   | both                                         |
        | a string, an edition                                       | edition::speed | set_other_text("beside") | set_one_number(1)    | set_one_text("abc")   | 9a 01 03 61 62 63 ba 01 06 62 65 73 69 64 65 |
        | a string, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_number(1)    | set_one_text("abc")   | 9a 01 03 61 62 63 ba 01 06 62 65 73 69 64 65 |
        | a string, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_number(1)    | set_one_text("abc")   | 9a 01 03 61 62 63 ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition                                          | edition::speed | set_other_text("beside") | set_one_number(1)    | set_one_data("xyz")   | b2 01 03 78 79 7a ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition optimized for code size                  | edition::size  | set_other_text("beside") | set_one_number(1)    | set_one_data("xyz")   | b2 01 03 78 79 7a ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition for the lite runtime                     | edition::lite  | set_other_text("beside") | set_one_number(1)    | set_one_data("xyz")   | b2 01 03 78 79 7a ba 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | set_other_text("abc") | 9a 01 06 62 65 73 69 64 65 ba 01 03 61 62 63 |
        | a string of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | set_other_text("abc") | 9a 01 06 62 65 73 69 64 65 ba 01 03 61 62 63 |
        | a string of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | set_other_text("abc") | 9a 01 06 62 65 73 69 64 65 ba 01 03 61 62 63 |

      @cpp.oneof.message
      Examples:
        | what                                                        | package        | beside                   | replace              | set                             | both                                         |
        | a message, an edition                                       | edition::speed | set_other_text("beside") | set_one_number(1)    | mutable_one_part()->set_id(5)   | a2 01 02 08 05 ba 01 06 62 65 73 69 64 65    |
        | a message, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_number(1)    | mutable_one_part()->set_id(5)   | a2 01 02 08 05 ba 01 06 62 65 73 69 64 65    |
        | a message, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_number(1)    | mutable_one_part()->set_id(5)   | a2 01 02 08 05 ba 01 06 62 65 73 69 64 65    |
        | a message of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | mutable_other_part()->set_id(5) | 9a 01 06 62 65 73 69 64 65 c2 01 02 08 05    |
        | a message of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | mutable_other_part()->set_id(5) | 9a 01 06 62 65 73 69 64 65 c2 01 02 08 05    |
        | a message of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | mutable_other_part()->set_id(5) | 9a 01 06 62 65 73 69 64 65 c2 01 02 08 05    |
        | a group of the second, an edition                           | edition::speed | set_one_text("beside")   | set_other_flag(true) | mutable_other()->set_id(5)      | 9a 01 06 62 65 73 69 64 65 cb 01 08 05 cc 01 |
        | a group of the second, an edition optimized for code size   | edition::size  | set_one_text("beside")   | set_other_flag(true) | mutable_other()->set_id(5)      | 9a 01 06 62 65 73 69 64 65 cb 01 08 05 cc 01 |
        | a group of the second, an edition for the lite runtime      | edition::lite  | set_one_text("beside")   | set_other_flag(true) | mutable_other()->set_id(5)      | 9a 01 06 62 65 73 69 64 65 cb 01 08 05 cc 01 |

      @cpp.oneof.enum
      Examples:
        | what                                        | package        | beside                   | replace           | set                                      | both                                                           |
        | an enum, an edition                         | edition::speed | set_other_text("beside") | set_one_number(1) | set_one_kind(edition::speed::KIND_BELOW) | a8 01 fd ff ff ff ff ff ff ff ff 01 ba 01 06 62 65 73 69 64 65 |
        | an enum, an edition optimized for code size | edition::size  | set_other_text("beside") | set_one_number(1) | set_one_kind(edition::size::KIND_BELOW)  | a8 01 fd ff ff ff ff ff ff ff ff 01 ba 01 06 62 65 73 69 64 65 |
        | an enum, an edition for the lite runtime    | edition::lite  | set_other_text("beside") | set_one_number(1) | set_one_kind(edition::lite::KIND_BELOW)  | a8 01 fd ff ff ff ff ff ff ff ff 01 ba 01 06 62 65 73 69 64 65 |

  @cpp.oneof.clear-active
  Rule: Clearing the member that is set frees its value and leaves no member set; its getter gives the default (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<beside>, m.<set>`
      When `m.clear_<name>()`
      Then `m.<oneof>_case()` is `<package>::Sample::<unset>`
      And `m` serializes to the bytes `<rest>`

      @cpp.oneof.numeric
      Examples:
        | what                                                     | package        | beside                   | set                  | name       | oneof  | unset          | rest                       |
        | a number, an edition                                     | edition::speed | set_other_text("beside") | set_one_number(-7)   | one_number | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a number, an edition optimized for code size             | edition::size  | set_other_text("beside") | set_one_number(-7)   | one_number | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a number, an edition for the lite runtime                | edition::lite  | set_other_text("beside") | set_one_number(-7)   | one_number | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a bool of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | other_flag | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a bool of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | other_flag | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a bool of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other_flag | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |

      @cpp.oneof.string
      Examples:
        | what                                                       | package        | beside                   | set                   | name       | oneof  | unset          | rest                       |
        | a string, an edition                                       | edition::speed | set_other_text("beside") | set_one_text("abc")   | one_text   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_text("abc")   | one_text   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_text("abc")   | one_text   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition                                          | edition::speed | set_other_text("beside") | set_one_data("xyz")   | one_data   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition optimized for code size                  | edition::size  | set_other_text("beside") | set_one_data("xyz")   | one_data   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition for the lite runtime                     | edition::lite  | set_other_text("beside") | set_one_data("xyz")   | one_data   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_text("abc") | other_text | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_text("abc") | other_text | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_text("abc") | other_text | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |

      @cpp.oneof.message
      Examples:
        | what                                                        | package        | beside                   | set                             | name       | oneof  | unset          | rest                       |
        | a message, an edition                                       | edition::speed | set_other_text("beside") | mutable_one_part()->set_id(5)   | one_part   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message, an edition optimized for code size               | edition::size  | set_other_text("beside") | mutable_one_part()->set_id(5)   | one_part   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | mutable_one_part()->set_id(5)   | one_part   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition                         | edition::speed | set_one_text("beside")   | mutable_other_part()->set_id(5) | other_part | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | mutable_other_part()->set_id(5) | other_part | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | mutable_other_part()->set_id(5) | other_part | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition                           | edition::speed | set_one_text("beside")   | mutable_other()->set_id(5)      | other      | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition optimized for code size   | edition::size  | set_one_text("beside")   | mutable_other()->set_id(5)      | other      | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition for the lite runtime      | edition::lite  | set_one_text("beside")   | mutable_other()->set_id(5)      | other      | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |

      @cpp.oneof.enum
      Examples:
        | what                                        | package        | beside                   | set                                      | name     | oneof | unset         | rest                       |
        | an enum, an edition                         | edition::speed | set_other_text("beside") | set_one_kind(edition::speed::KIND_BELOW) | one_kind | first | FIRST_NOT_SET | ba 01 06 62 65 73 69 64 65 |
        | an enum, an edition optimized for code size | edition::size  | set_other_text("beside") | set_one_kind(edition::size::KIND_BELOW)  | one_kind | first | FIRST_NOT_SET | ba 01 06 62 65 73 69 64 65 |
        | an enum, an edition for the lite runtime    | edition::lite  | set_other_text("beside") | set_one_kind(edition::lite::KIND_BELOW)  | one_kind | first | FIRST_NOT_SET | ba 01 06 62 65 73 69 64 65 |

  @cpp.oneof.clear-inactive
  Rule: Clearing a member that is not set changes nothing (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<beside>, m.<replace>`
      And `std::string before = m.SerializeAsString()`
      When `m.clear_<name>()`
      Then `m.SerializeAsString()` is `before`
      When `m.Clear()`
      And `m.clear_<name>()`
      Then `m.SerializeAsString()` is `""s`

      @cpp.oneof.numeric
      Examples:
        | what                                                     | package        | beside                   | replace             | name       |
        | a number, an edition                                     | edition::speed | set_other_text("beside") | set_one_text("r")   | one_number |
        | a number, an edition optimized for code size             | edition::size  | set_other_text("beside") | set_one_text("r")   | one_number |
        | a number, an edition for the lite runtime                | edition::lite  | set_other_text("beside") | set_one_text("r")   | one_number |
        | a bool of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_text("r") | other_flag |
        | a bool of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_text("r") | other_flag |
        | a bool of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_text("r") | other_flag |

      @cpp.oneof.string
      Examples:
        | what                                                       | package        | beside                   | replace              | name       |
        | a string, an edition                                       | edition::speed | set_other_text("beside") | set_one_number(1)    | one_text   |
        | a string, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_number(1)    | one_text   |
        | a string, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_number(1)    | one_text   |
        | bytes, an edition                                          | edition::speed | set_other_text("beside") | set_one_number(1)    | one_data   |
        | bytes, an edition optimized for code size                  | edition::size  | set_other_text("beside") | set_one_number(1)    | one_data   |
        | bytes, an edition for the lite runtime                     | edition::lite  | set_other_text("beside") | set_one_number(1)    | one_data   |
        | a string of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | other_text |
        | a string of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | other_text |
        | a string of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other_text |

      @cpp.oneof.message
      Examples:
        | what                                                        | package        | beside                   | replace              | name       |
        | a message, an edition                                       | edition::speed | set_other_text("beside") | set_one_number(1)    | one_part   |
        | a message, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_number(1)    | one_part   |
        | a message, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_number(1)    | one_part   |
        | a message of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | other_part |
        | a message of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | other_part |
        | a message of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other_part |
        | a group of the second, an edition                           | edition::speed | set_one_text("beside")   | set_other_flag(true) | other      |
        | a group of the second, an edition optimized for code size   | edition::size  | set_one_text("beside")   | set_other_flag(true) | other      |
        | a group of the second, an edition for the lite runtime      | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other      |

      @cpp.oneof.enum
      Examples:
        | what                                        | package        | beside                   | replace           | name     |
        | an enum, an edition                         | edition::speed | set_other_text("beside") | set_one_number(1) | one_kind |
        | an enum, an edition optimized for code size | edition::size  | set_other_text("beside") | set_one_number(1) | one_kind |
        | an enum, an edition for the lite runtime    | edition::lite  | set_other_text("beside") | set_one_number(1) | one_kind |

  @cpp.oneof.clear-oneof
  Rule: Clearing the whole oneof frees what the set member holds and leaves no member set (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<beside>, m.<set>`
      When `m.clear_<oneof>()`
      Then `m.<oneof>_case()` is `<package>::Sample::<unset>`
      And `m` serializes to the bytes `<rest>`

      Examples:
        | what                                                        | package        | beside                   | set                                      | oneof  | unset          | rest                       |
        | a number, an edition                                        | edition::speed | set_other_text("beside") | set_one_number(-7)                       | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a number, an edition optimized for code size                | edition::size  | set_other_text("beside") | set_one_number(-7)                       | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a number, an edition for the lite runtime                   | edition::lite  | set_other_text("beside") | set_one_number(-7)                       | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string, an edition                                        | edition::speed | set_other_text("beside") | set_one_text("abc")                      | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string, an edition optimized for code size                | edition::size  | set_other_text("beside") | set_one_text("abc")                      | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string, an edition for the lite runtime                   | edition::lite  | set_other_text("beside") | set_one_text("abc")                      | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message, an edition                                       | edition::speed | set_other_text("beside") | mutable_one_part()->set_id(5)            | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message, an edition optimized for code size               | edition::size  | set_other_text("beside") | mutable_one_part()->set_id(5)            | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | mutable_one_part()->set_id(5)            | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | an enum, an edition                                         | edition::speed | set_other_text("beside") | set_one_kind(edition::speed::KIND_BELOW) | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | an enum, an edition optimized for code size                 | edition::size  | set_other_text("beside") | set_one_kind(edition::size::KIND_BELOW)  | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | an enum, an edition for the lite runtime                    | edition::lite  | set_other_text("beside") | set_one_kind(edition::lite::KIND_BELOW)  | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition                                           | edition::speed | set_other_text("beside") | set_one_data("xyz")                      | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition optimized for code size                   | edition::size  | set_other_text("beside") | set_one_data("xyz")                      | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition for the lite runtime                      | edition::lite  | set_other_text("beside") | set_one_data("xyz")                      | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition                          | edition::speed | set_one_text("beside")   | set_other_text("abc")                    | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition optimized for code size  | edition::size  | set_one_text("beside")   | set_other_text("abc")                    | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition for the lite runtime     | edition::lite  | set_one_text("beside")   | set_other_text("abc")                    | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition                         | edition::speed | set_one_text("beside")   | mutable_other_part()->set_id(5)          | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | mutable_other_part()->set_id(5)          | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | mutable_other_part()->set_id(5)          | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition                           | edition::speed | set_one_text("beside")   | mutable_other()->set_id(5)               | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition optimized for code size   | edition::size  | set_one_text("beside")   | mutable_other()->set_id(5)               | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition for the lite runtime      | edition::lite  | set_one_text("beside")   | mutable_other()->set_id(5)               | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a bool of the second, an edition                            | edition::speed | set_one_text("beside")   | set_other_flag(true)                     | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a bool of the second, an edition optimized for code size    | edition::size  | set_one_text("beside")   | set_other_flag(true)                     | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a bool of the second, an edition for the lite runtime       | edition::lite  | set_one_text("beside")   | set_other_flag(true)                     | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |

  @cpp.oneof.mutable-new
  Rule: A mutable string that was not set is empty, and a mutable message that was not set has no field set (editions, beside everything else)

    @cpp.oneof.string
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<beside>, m.<replace>`
      And `<type>* value = m.mutable_<name>()`
      Then `m.<oneof>_case()` is `<package>::Sample::k<case>`
      And `value->empty()` is `true`
      And `m.<other_case>` is `true`

      Examples:
        | what                                                       | package        | beside                   | replace              | type        | name       | oneof  | case      | other_case                                          |
        | a string, an edition                                       | edition::speed | set_other_text("beside") | set_one_number(1)    | std::string | one_text   | first  | OneText   | second_case() == edition::speed::Sample::kOtherText |
        | a string, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_number(1)    | std::string | one_text   | first  | OneText   | second_case() == edition::size::Sample::kOtherText  |
        | a string, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_number(1)    | std::string | one_text   | first  | OneText   | second_case() == edition::lite::Sample::kOtherText  |
        | bytes, an edition                                          | edition::speed | set_other_text("beside") | set_one_number(1)    | std::string | one_data   | first  | OneData   | second_case() == edition::speed::Sample::kOtherText |
        | bytes, an edition optimized for code size                  | edition::size  | set_other_text("beside") | set_one_number(1)    | std::string | one_data   | first  | OneData   | second_case() == edition::size::Sample::kOtherText  |
        | bytes, an edition for the lite runtime                     | edition::lite  | set_other_text("beside") | set_one_number(1)    | std::string | one_data   | first  | OneData   | second_case() == edition::lite::Sample::kOtherText  |
        | a string of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | std::string | other_text | second | OtherText | first_case() == edition::speed::Sample::kOneText    |
        | a string of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | std::string | other_text | second | OtherText | first_case() == edition::size::Sample::kOneText     |
        | a string of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | std::string | other_text | second | OtherText | first_case() == edition::lite::Sample::kOneText     |

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<beside>, m.<replace>`
      When `m.set_allocated_<name>(new <type>)`
      Then `m.<oneof>_case()` is `<package>::Sample::k<case>`
      And `m.<other_case>` is `true`

      @cpp.oneof.string
      Examples:
        | what                                                       | package        | beside                   | replace              | name       | type        | oneof  | case      | other_case                                          |
        | a string, an edition                                       | edition::speed | set_other_text("beside") | set_one_number(1)    | one_text   | std::string | first  | OneText   | second_case() == edition::speed::Sample::kOtherText |
        | a string, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_number(1)    | one_text   | std::string | first  | OneText   | second_case() == edition::size::Sample::kOtherText  |
        | a string, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_number(1)    | one_text   | std::string | first  | OneText   | second_case() == edition::lite::Sample::kOtherText  |
        | bytes, an edition                                          | edition::speed | set_other_text("beside") | set_one_number(1)    | one_data   | std::string | first  | OneData   | second_case() == edition::speed::Sample::kOtherText |
        | bytes, an edition optimized for code size                  | edition::size  | set_other_text("beside") | set_one_number(1)    | one_data   | std::string | first  | OneData   | second_case() == edition::size::Sample::kOtherText  |
        | bytes, an edition for the lite runtime                     | edition::lite  | set_other_text("beside") | set_one_number(1)    | one_data   | std::string | first  | OneData   | second_case() == edition::lite::Sample::kOtherText  |
        | a string of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | other_text | std::string | second | OtherText | first_case() == edition::speed::Sample::kOneText    |
        | a string of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | other_text | std::string | second | OtherText | first_case() == edition::size::Sample::kOneText     |
        | a string of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other_text | std::string | second | OtherText | first_case() == edition::lite::Sample::kOneText     |

      @cpp.oneof.message
      Examples:
        | what                                                        | package        | beside                   | replace              | name       | type                          | oneof  | case      | other_case                                          |
        | a message, an edition                                       | edition::speed | set_other_text("beside") | set_one_number(1)    | one_part   | edition::speed::Part          | first  | OnePart   | second_case() == edition::speed::Sample::kOtherText |
        | a message, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_number(1)    | one_part   | edition::size::Part           | first  | OnePart   | second_case() == edition::size::Sample::kOtherText  |
        | a message, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_number(1)    | one_part   | edition::lite::Part           | first  | OnePart   | second_case() == edition::lite::Sample::kOtherText  |
        | a message of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | other_part | edition::speed::Part          | second | OtherPart | first_case() == edition::speed::Sample::kOneText    |
        | a message of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | other_part | edition::size::Part           | second | OtherPart | first_case() == edition::size::Sample::kOneText     |
        | a message of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other_part | edition::lite::Part           | second | OtherPart | first_case() == edition::lite::Sample::kOneText     |
        | a group of the second, an edition                           | edition::speed | set_one_text("beside")   | set_other_flag(true) | other      | edition::speed::Sample::Other | second | Other     | first_case() == edition::speed::Sample::kOneText    |
        | a group of the second, an edition optimized for code size   | edition::size  | set_one_text("beside")   | set_other_flag(true) | other      | edition::size::Sample::Other  | second | Other     | first_case() == edition::size::Sample::kOneText     |
        | a group of the second, an edition for the lite runtime      | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other      | edition::lite::Sample::Other  | second | Other     | first_case() == edition::lite::Sample::kOneText     |

  @cpp.oneof.set-allocated-null
  Rule: Handing over a null pointer leaves no member of the oneof set, whichever was set before (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<beside>, m.<set>`
      When `m.set_allocated_<name>(nullptr)`
      Then `m.<oneof>_case()` is `<package>::Sample::<unset>`
      And `m` serializes to the bytes `<rest>`

      @cpp.oneof.string
      Examples:
        | what                                                       | package        | beside                   | set                   | name       | oneof  | unset          | rest                       |
        | a string, an edition                                       | edition::speed | set_other_text("beside") | set_one_text("abc")   | one_text   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_text("abc")   | one_text   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_text("abc")   | one_text   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition                                          | edition::speed | set_other_text("beside") | set_one_data("xyz")   | one_data   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition optimized for code size                  | edition::size  | set_other_text("beside") | set_one_data("xyz")   | one_data   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition for the lite runtime                     | edition::lite  | set_other_text("beside") | set_one_data("xyz")   | one_data   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_text("abc") | other_text | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_text("abc") | other_text | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_text("abc") | other_text | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |

      @cpp.oneof.message
      Examples:
        | what                                                        | package        | beside                   | set                             | name       | oneof  | unset          | rest                       |
        | a message, an edition                                       | edition::speed | set_other_text("beside") | mutable_one_part()->set_id(5)   | one_part   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message, an edition optimized for code size               | edition::size  | set_other_text("beside") | mutable_one_part()->set_id(5)   | one_part   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | mutable_one_part()->set_id(5)   | one_part   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition                         | edition::speed | set_one_text("beside")   | mutable_other_part()->set_id(5) | other_part | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | mutable_other_part()->set_id(5) | other_part | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | mutable_other_part()->set_id(5) | other_part | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition                           | edition::speed | set_one_text("beside")   | mutable_other()->set_id(5)      | other      | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition optimized for code size   | edition::size  | set_one_text("beside")   | mutable_other()->set_id(5)      | other      | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition for the lite runtime      | edition::lite  | set_one_text("beside")   | mutable_other()->set_id(5)      | other      | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |

  @cpp.oneof.release-active
  Rule: Releasing the member that is set gives its object to the caller and leaves no member set (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<beside>, m.<set>`
      When `std::unique_ptr<<type>> value(m.release_<name>())`
      Then `value != nullptr` is `true`
      And `m.<oneof>_case()` is `<package>::Sample::<unset>`
      And `m` serializes to the bytes `<rest>`

      @cpp.oneof.string
      Examples:
        | what                                                       | package        | beside                   | set                   | type        | name       | oneof  | unset          | rest                       |
        | a string, an edition                                       | edition::speed | set_other_text("beside") | set_one_text("abc")   | std::string | one_text   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_text("abc")   | std::string | one_text   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_text("abc")   | std::string | one_text   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition                                          | edition::speed | set_other_text("beside") | set_one_data("xyz")   | std::string | one_data   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition optimized for code size                  | edition::size  | set_other_text("beside") | set_one_data("xyz")   | std::string | one_data   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | bytes, an edition for the lite runtime                     | edition::lite  | set_other_text("beside") | set_one_data("xyz")   | std::string | one_data   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_text("abc") | std::string | other_text | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_text("abc") | std::string | other_text | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a string of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_text("abc") | std::string | other_text | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |

      @cpp.oneof.message
      Examples:
        | what                                                        | package        | beside                   | set                             | type                          | name       | oneof  | unset          | rest                       |
        | a message, an edition                                       | edition::speed | set_other_text("beside") | mutable_one_part()->set_id(5)   | edition::speed::Part          | one_part   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message, an edition optimized for code size               | edition::size  | set_other_text("beside") | mutable_one_part()->set_id(5)   | edition::size::Part           | one_part   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | mutable_one_part()->set_id(5)   | edition::lite::Part           | one_part   | first  | FIRST_NOT_SET  | ba 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition                         | edition::speed | set_one_text("beside")   | mutable_other_part()->set_id(5) | edition::speed::Part          | other_part | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | mutable_other_part()->set_id(5) | edition::size::Part           | other_part | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a message of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | mutable_other_part()->set_id(5) | edition::lite::Part           | other_part | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition                           | edition::speed | set_one_text("beside")   | mutable_other()->set_id(5)      | edition::speed::Sample::Other | other      | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition optimized for code size   | edition::size  | set_one_text("beside")   | mutable_other()->set_id(5)      | edition::size::Sample::Other  | other      | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |
        | a group of the second, an edition for the lite runtime      | edition::lite  | set_one_text("beside")   | mutable_other()->set_id(5)      | edition::lite::Sample::Other  | other      | second | SECOND_NOT_SET | 9a 01 06 62 65 73 69 64 65 |

  @cpp.oneof.release-inactive
  Rule: Releasing a member that is not set returns null and changes nothing (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.<beside>, m.<replace>`
      And `std::string before = m.SerializeAsString()`
      Then `m.release_<name>() == nullptr` is `true`
      And `m.SerializeAsString()` is `before`

      @cpp.oneof.string
      Examples:
        | what                                                       | package        | beside                   | replace              | name       |
        | a string, an edition                                       | edition::speed | set_other_text("beside") | set_one_number(1)    | one_text   |
        | a string, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_number(1)    | one_text   |
        | a string, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_number(1)    | one_text   |
        | bytes, an edition                                          | edition::speed | set_other_text("beside") | set_one_number(1)    | one_data   |
        | bytes, an edition optimized for code size                  | edition::size  | set_other_text("beside") | set_one_number(1)    | one_data   |
        | bytes, an edition for the lite runtime                     | edition::lite  | set_other_text("beside") | set_one_number(1)    | one_data   |
        | a string of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | other_text |
        | a string of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | other_text |
        | a string of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other_text |

      @cpp.oneof.message
      Examples:
        | what                                                        | package        | beside                   | replace              | name       |
        | a message, an edition                                       | edition::speed | set_other_text("beside") | set_one_number(1)    | one_part   |
        | a message, an edition optimized for code size               | edition::size  | set_other_text("beside") | set_one_number(1)    | one_part   |
        | a message, an edition for the lite runtime                  | edition::lite  | set_other_text("beside") | set_one_number(1)    | one_part   |
        | a message of the second, an edition                         | edition::speed | set_one_text("beside")   | set_other_flag(true) | other_part |
        | a message of the second, an edition optimized for code size | edition::size  | set_one_text("beside")   | set_other_flag(true) | other_part |
        | a message of the second, an edition for the lite runtime    | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other_part |
        | a group of the second, an edition                           | edition::speed | set_one_text("beside")   | set_other_flag(true) | other      |
        | a group of the second, an edition optimized for code size   | edition::size  | set_one_text("beside")   | set_other_flag(true) | other      |
        | a group of the second, an edition for the lite runtime      | edition::lite  | set_one_text("beside")   | set_other_flag(true) | other      |

  @cpp.enum.is-valid
  Rule: `Foo_IsValid` is true for the number of each defined value and false for every other number (editions, beside everything else)

    Scenario Outline: <what>
      Then `<package>::<enum>_IsValid(<most>)` is `true`
      And `<package>::<enum>_IsValid(<least>)` is `true`
      And `<package>::<enum>_IsValid(5)` is `false`
      And `<package>::<enum>_IsValid(-2)` is `false`

      Examples:
        | what                                                   | package        | enum          | least | most |
        | of the file, an edition                                | edition::speed | Kind          | -3    | 21   |
        | of the file, an edition optimized for code size        | edition::size  | Kind          | -3    | 21   |
        | of the file, an edition for the lite runtime           | edition::lite  | Kind          | -3    | 21   |
        | of the message, an edition                             | edition::speed | Sample::Inner | -1    | 1    |
        | of the message, an edition optimized for code size     | edition::size  | Sample::Inner | -1    | 1    |
        | of the message, an edition for the lite runtime        | edition::lite  | Sample::Inner | -1    | 1    |
        | that no field uses, an edition                         | edition::speed | Alone         | 0     | 11   |
        | that no field uses, an edition optimized for code size | edition::size  | Alone         | 0     | 11   |
        | that no field uses, an edition for the lite runtime    | edition::lite  | Alone         | 0     | 11   |

  @cpp.enum.name
  Rule: `Foo_Name` gives the name of the value that has the number (editions, beside everything else)

    Scenario Outline: <what>
      Then `<package>::<enum>_Name(<most>)` is `"<name>"s`
      And `<package>::<enum>_Name(<package>::<constant>)` is `"<name>"s`

      Examples:
        | what                                                   | package        | enum          | most | name         | constant          |
        | of the file, an edition                                | edition::speed | Kind          | 21   | KIND_LEFT    | KIND_LEFT         |
        | of the file, an edition optimized for code size        | edition::size  | Kind          | 21   | KIND_LEFT    | KIND_LEFT         |
        | of the file, an edition for the lite runtime           | edition::lite  | Kind          | 21   | KIND_LEFT    | KIND_LEFT         |
        | of the message, an edition                             | edition::speed | Sample::Inner | 1    | INNER_ONE    | Sample::INNER_ONE |
        | of the message, an edition optimized for code size     | edition::size  | Sample::Inner | 1    | INNER_ONE    | Sample::INNER_ONE |
        | of the message, an edition for the lite runtime        | edition::lite  | Sample::Inner | 1    | INNER_ONE    | Sample::INNER_ONE |
        | that no field uses, an edition                         | edition::speed | Alone         | 11   | ALONE_ELEVEN | ALONE_ELEVEN      |
        | that no field uses, an edition optimized for code size | edition::size  | Alone         | 11   | ALONE_ELEVEN | ALONE_ELEVEN      |
        | that no field uses, an edition for the lite runtime    | edition::lite  | Alone         | 11   | ALONE_ELEVEN | ALONE_ELEVEN      |

  @cpp.enum.parse
  Rule: `Foo_Parse` takes the name of a value as a string_view, stores the value, and returns true (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::<enum> value`
      Then `<package>::<enum>_Parse(<text>, &value)` is `true`
      And `value` is `<package>::<constant>`
      And `<package>::<enum>_Parse("NOTHING", &value)` is `false`

      Examples:
        | what                                                   | package        | enum          | text        | constant          |
        | of the file, an edition                                | edition::speed | Kind          | "KIND_PORT" | KIND_LEFT         |
        | of the file, an edition optimized for code size        | edition::size  | Kind          | "KIND_PORT" | KIND_LEFT         |
        | of the file, an edition for the lite runtime           | edition::lite  | Kind          | "KIND_PORT" | KIND_LEFT         |
        | of the message, an edition                             | edition::speed | Sample::Inner | "INNER_LOW" | Sample::INNER_LOW |
        | of the message, an edition optimized for code size     | edition::size  | Sample::Inner | "INNER_LOW" | Sample::INNER_LOW |
        | of the message, an edition for the lite runtime        | edition::lite  | Sample::Inner | "INNER_LOW" | Sample::INNER_LOW |
        | that no field uses, an edition                         | edition::speed | Alone         | "ALONE_ONE" | ALONE_ONE         |
        | that no field uses, an edition optimized for code size | edition::size  | Alone         | "ALONE_ONE" | ALONE_ONE         |
        | that no field uses, an edition for the lite runtime    | edition::lite  | Alone         | "ALONE_ONE" | ALONE_ONE         |

  @cpp.enum.min
  Rule: `Foo_MIN` is the value with the smallest number (editions, beside everything else)

    Scenario Outline: <what>
      Then `<package>::<min>MIN` is `<package>::<constant>`

      Examples:
        | what                                                   | package        | min            | constant          |
        | of the file, an edition                                | edition::speed | Kind_          | KIND_BELOW        |
        | of the file, an edition optimized for code size        | edition::size  | Kind_          | KIND_BELOW        |
        | of the file, an edition for the lite runtime           | edition::lite  | Kind_          | KIND_BELOW        |
        | of the message, an edition                             | edition::speed | Sample::Inner_ | Sample::INNER_LOW |
        | of the message, an edition optimized for code size     | edition::size  | Sample::Inner_ | Sample::INNER_LOW |
        | of the message, an edition for the lite runtime        | edition::lite  | Sample::Inner_ | Sample::INNER_LOW |
        | that no field uses, an edition                         | edition::speed | Alone_         | ALONE_NONE        |
        | that no field uses, an edition optimized for code size | edition::size  | Alone_         | ALONE_NONE        |
        | that no field uses, an edition for the lite runtime    | edition::lite  | Alone_         | ALONE_NONE        |

  @cpp.enum.max
  Rule: `Foo_MAX` is the value with the largest number (editions, beside everything else)

    Scenario Outline: <what>
      Then `<package>::<max>MAX` is `<package>::<constant>`

      Examples:
        | what                                                   | package        | max            | constant          |
        | of the file, an edition                                | edition::speed | Kind_          | KIND_LEFT         |
        | of the file, an edition optimized for code size        | edition::size  | Kind_          | KIND_LEFT         |
        | of the file, an edition for the lite runtime           | edition::lite  | Kind_          | KIND_LEFT         |
        | of the message, an edition                             | edition::speed | Sample::Inner_ | Sample::INNER_ONE |
        | of the message, an edition optimized for code size     | edition::size  | Sample::Inner_ | Sample::INNER_ONE |
        | of the message, an edition for the lite runtime        | edition::lite  | Sample::Inner_ | Sample::INNER_ONE |
        | that no field uses, an edition                         | edition::speed | Alone_         | ALONE_ELEVEN      |
        | that no field uses, an edition optimized for code size | edition::size  | Alone_         | ALONE_ELEVEN      |
        | that no field uses, an edition for the lite runtime    | edition::lite  | Alone_         | ALONE_ELEVEN      |

  @cpp.enum.array-size
  Rule: `Foo_ARRAYSIZE` is one more than the largest number (editions, beside everything else)

    Scenario Outline: <what>
      Then `<package>::<size>ARRAYSIZE` is `<one_more>`

      Examples:
        | what                                                   | package        | size           | one_more |
        | of the file, an edition                                | edition::speed | Kind_          | 22       |
        | of the file, an edition optimized for code size        | edition::size  | Kind_          | 22       |
        | of the file, an edition for the lite runtime           | edition::lite  | Kind_          | 22       |
        | of the message, an edition                             | edition::speed | Sample::Inner_ | 2        |
        | of the message, an edition optimized for code size     | edition::size  | Sample::Inner_ | 2        |
        | of the message, an edition for the lite runtime        | edition::lite  | Sample::Inner_ | 2        |
        | that no field uses, an edition                         | edition::speed | Alone_         | 12       |
        | that no field uses, an edition optimized for code size | edition::size  | Alone_         | 12       |
        | that no field uses, an edition for the lite runtime    | edition::lite  | Alone_         | 12       |

  @cpp.nested.alias
  Rule: The class `Foo` has a member type `Bar`, which is `Foo_Bar` (editions, beside everything else)

    Scenario Outline: <what>
      Then `<package>::Sample::<name>()` has type `<package>::Sample_<name>`

      Examples:
        | what                                                   | package        | name   |
        | a message, an edition                                  | edition::speed | Nested |
        | a message, an edition optimized for code size          | edition::size  | Nested |
        | a message, an edition for the lite runtime             | edition::lite  | Nested |
        | a group, an edition                                    | edition::speed | Pair   |
        | a group, an edition optimized for code size            | edition::size  | Pair   |
        | a group, an edition for the lite runtime               | edition::lite  | Pair   |
        | a repeated group, an edition                           | edition::speed | Row    |
        | a repeated group, an edition optimized for code size   | edition::size  | Row    |
        | a repeated group, an edition for the lite runtime      | edition::lite  | Row    |
        | a group of a oneof, an edition                         | edition::speed | Other  |
        | a group of a oneof, an edition optimized for code size | edition::size  | Other  |
        | a group of a oneof, an edition for the lite runtime    | edition::lite  | Other  |

  @cpp.extension.set
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.GetExtension(<package>::<name>)` is `<unset>`
      When `m.SetExtension(<package>::<name>, <value>)`
      Then `m.GetExtension(<package>::<name>)` is `<value>`
      And `m.HasExtension(<package>::<name>)` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                         | package        | name     | value                      | unset                     | bytes                               |
        | a number, an edition                         | edition::speed | x_number | -7                         | 7                         | c0 3e f9 ff ff ff ff ff ff ff ff 01 |
        | a number, an edition optimized for code size | edition::size  | x_number | -7                         | 7                         | c0 3e f9 ff ff ff ff ff ff ff ff 01 |
        | a number, an edition for the lite runtime    | edition::lite  | x_number | -7                         | 7                         | c0 3e f9 ff ff ff ff ff ff ff ff 01 |
        | a string, an edition                         | edition::speed | x_text   | "abc"s                     | ""s                       | ca 3e 03 61 62 63                   |
        | a string, an edition optimized for code size | edition::size  | x_text   | "abc"s                     | ""s                       | ca 3e 03 61 62 63                   |
        | a string, an edition for the lite runtime    | edition::lite  | x_text   | "abc"s                     | ""s                       | ca 3e 03 61 62 63                   |
        | an enum, an edition                          | edition::speed | x_kind   | edition::speed::KIND_BELOW | edition::speed::KIND_NONE | e8 3e fd ff ff ff ff ff ff ff ff 01 |
        | an enum, an edition optimized for code size  | edition::size  | x_kind   | edition::size::KIND_BELOW  | edition::size::KIND_NONE  | e8 3e fd ff ff ff ff ff ff ff ff 01 |
        | an enum, an edition for the lite runtime     | edition::lite  | x_kind   | edition::lite::KIND_BELOW  | edition::lite::KIND_NONE  | e8 3e fd ff ff ff ff ff ff ff ff 01 |

  @cpp.extension.clear
  Rule: `ClearExtension` unsets a singular extension and empties a repeated one (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `Fill(&m)`
      And `m.SetExtension(<package>::<name>, <value>)`
      When `m.ClearExtension(<package>::<name>)`
      Then `m.HasExtension(<package>::<name>)` is `false`
      And `m.GetExtension(<package>::<name>)` is `<unset>`
      And `m` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00`

      Examples:
        | what                                         | package        | name     | value                      | unset                     |
        | a number, an edition                         | edition::speed | x_number | -7                         | 7                         |
        | a number, an edition optimized for code size | edition::size  | x_number | -7                         | 7                         |
        | a number, an edition for the lite runtime    | edition::lite  | x_number | -7                         | 7                         |
        | a string, an edition                         | edition::speed | x_text   | "abc"s                     | ""s                       |
        | a string, an edition optimized for code size | edition::size  | x_text   | "abc"s                     | ""s                       |
        | a string, an edition for the lite runtime    | edition::lite  | x_text   | "abc"s                     | ""s                       |
        | an enum, an edition                          | edition::speed | x_kind   | edition::speed::KIND_BELOW | edition::speed::KIND_NONE |
        | an enum, an edition optimized for code size  | edition::size  | x_kind   | edition::size::KIND_BELOW  | edition::size::KIND_NONE  |
        | an enum, an edition for the lite runtime     | edition::lite  | x_kind   | edition::lite::KIND_BELOW  | edition::lite::KIND_NONE  |

  @cpp.extension.add
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.AddExtension(<package>::x_numbers, 3), m.AddExtension(<package>::x_numbers, 4)`
      And `m.AddExtension(<package>::x_texts)->append("t")`
      And `m.AddExtension(<package>::x_parts)->set_id(5)`
      Then `m.ExtensionSize(<package>::x_numbers)` is `2`
      And `m` serializes to the bytes `da 3e 02 03 04 e2 3e 01 74 f2 3e 02 08 05`

      Examples:
        | what                                          | package        |
        | each kind, an edition                         | edition::speed |
        | each kind, an edition optimized for code size | edition::size  |
        | each kind, an edition for the lite runtime    | edition::lite  |

  @cpp.extension.mutable
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.MutableExtension(<package>::x_part)->set_id(5)`
      And `m.MutableExtension(<package>::x_text)->append("t")`
      Then `m` serializes to the bytes `ca 3e 01 74 d2 3e 02 08 05`

      Examples:
        | what                                                       | package        |
        | a message and a string, an edition                         | edition::speed |
        | a message and a string, an edition optimized for code size | edition::size  |
        | a message and a string, an edition for the lite runtime    | edition::lite  |

  @cpp.extension.release
  Rule: `ReleaseExtension` gives the object to the caller, who owns it from then on (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.MutableExtension(<package>::x_part)->set_id(5)`
      When `std::unique_ptr<<package>::Part> part(m.ReleaseExtension(<package>::x_part))`
      Then `part->id()` is `5`
      And `m.HasExtension(<package>::x_part)` is `false`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |
        | a message, an edition for the lite runtime    | edition::lite  |

  @cpp.extension.identifier-nested
  Rule: The identifier of an extension declared in a message is a member of that message's class (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Base m`
      When `m.MutableExtension(<package>::Sample::of_sample)->set_id(5)`
      And `m.SetExtension(<package>::Sample::of_sample_number, 6)`
      Then `m` serializes to the bytes `aa 06 02 08 05 b0 06 06`

      Examples:
        | what                                                       | package        |
        | a message and a number, an edition                         | edition::speed |
        | a message and a number, an edition optimized for code size | edition::size  |
        | a message and a number, an edition for the lite runtime    | edition::lite  |

  @cpp.message.default-constructor
  Rule: A message can be constructed without arguments, and destroyed, anywhere (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.SerializeAsString()` is `""s`
      When `Fill(&m)`
      Then `<package>::Sample().SerializeAsString()` is `""s`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |
        | a message, an edition for the lite runtime    | edition::lite  |

  @cpp.message.serialize-to-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (editions, beside everything else)

    Scenario Outline: <what>
      Given `auto m = Filled(<package>::Sample())`
      And `std::string bytes_of = "before"`
      Then `m.SerializeToString(&bytes_of)` is `true`
      And `bytes_of` is `bytes("08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00")`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |
        | a message, an edition for the lite runtime    | edition::lite  |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00"))` is `true`
      And `m` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00`
      And `m.first_case()` is `<package>::Sample::kOneText`
      And `m.second_case()` is `<package>::Sample::kOtherPart`
      And `m.nested().deep().name()` is `"deep"s`
      And `m.by_name().at("k")` is `15`
      And `m.class_()` is `27`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |
        | a message, an edition for the lite runtime    | edition::lite  |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (editions, beside everything else)

    Scenario Outline: <what>
      Given `auto m = Filled(<package>::Sample())`
      And `<package>::Sample copy(m)`
      And `<package>::Sample assigned`
      And `assigned.set_old(1)`
      And `assigned.set_one_number(4)`
      When `assigned = m`
      And `m.Clear()`
      Then `copy` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00`
      And `assigned` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |
        | a message, an edition for the lite runtime    | edition::lite  |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (editions, beside everything else)

    Scenario Outline: <what>
      Given `auto m = Filled(<package>::Sample())`
      When `<package>::Sample moved(std::move(m))`
      Then `moved` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00`
      When `<package>::Sample assigned`
      And `assigned.set_one_number(4)`
      And `assigned = std::move(moved)`
      Then `assigned` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |
        | a message, an edition for the lite runtime    | edition::lite  |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (editions, beside everything else)

    Scenario Outline: <what>
      Given `auto m = Filled(<package>::Sample())`
      And `<package>::Sample other`
      And `other.set_one_number(4)`
      When `m.Swap(&other)`
      Then `other` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00`
      And `m` serializes to the bytes `90 01 04`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |
        | a message, an edition for the lite runtime    | edition::lite  |

  @cpp.message.default-instance
  Rule: The static function `default_instance` always returns the same constant message, equal to a newly constructed one (editions, beside everything else)

    Scenario Outline: <what>
      Given `auto m = Filled(<package>::Sample())`
      Then `<package>::Sample::default_instance().SerializeAsString()` is `""s`
      And `&<package>::Sample::default_instance() == &<package>::Sample::default_instance()` is `true`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |
        | a message, an edition for the lite runtime    | edition::lite  |

  @cpp.message.descriptor @needs.descriptors
  Rule: The static function `descriptor` returns the description of the message's fields and types, which reflection works with (editions, beside everything else)

    Scenario Outline: <what>
      Given the header `google/protobuf/descriptor.h`
      And the header `google/protobuf/service.h`
      And the header `google/protobuf/unknown_field_set.h`
      And `auto* all = <package>::Sample::descriptor()`
      Then `all->full_name()` is `"<name>.Sample"s`
      And `all->oneof_decl(1)->name()` is `"second"s`
      And `all->FindFieldByNumber(30)->json_name()` is `"theName"s`
      And `all->FindFieldByName("NoisyName")->lowercase_name()` is `"noisyname"s`
      And `all->nested_type(0)->nested_type(0)->full_name()` is `"<name>.Sample.Nested.Deep"s`
      And `all->enum_type(0)->value(2)->number()` is `-1`
      And `all->FindFieldByName("by_id")->is_map()` is `true`
      And `all->file()->service(0)->name()` is `"Store"s`

      Examples:
        | what                                          | package        | name          |
        | a message, an edition                         | edition::speed | edition.speed |
        | a message, an edition optimized for code size | edition::size  | edition.size  |

  @cpp.enum.descriptor @needs.descriptors
  Rule: `Foo_descriptor` returns the description of the enum `Foo` (editions, beside everything else)

    Scenario Outline: <what>
      Given the header `google/protobuf/descriptor.h`
      And the header `google/protobuf/service.h`
      And the header `google/protobuf/unknown_field_set.h`
      Then `<package>::Kind_descriptor()->full_name()` is `"<name>.Kind"s`
      And `<package>::Kind_descriptor()->value_count()` is `4`
      And `<package>::Kind_descriptor()->value(2)->name()` is `"KIND_PORT"s`
      And `<package>::Sample::Inner_descriptor()->full_name()` is `"<name>.Sample.Inner"s`
      And `<package>::Alone_descriptor()->value(2)->number()` is `11`

      Examples:
        | what                                      | package        | name          |
        | enums, an edition                         | edition::speed | edition.speed |
        | enums, an edition optimized for code size | edition::size  | edition.size  |

  @cpp.message.debug-string @needs.protobuf-conventions
  Rule: `DebugString` returns the message as readable text (editions, beside everything else)

    Scenario Outline: <what>
      Given `auto m = Filled(<package>::Sample())`
      Then `m.DebugString()` contains `"number: -7\n"`
      And `m.DebugString()` contains `"one_text: \"first\"\n"`
      And `m.DebugString()` contains `"class: 27\nNoisyName: true\nnamed: \"thirty\"\nfar: 5\n"`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |

  @cpp.message.unknown-fields @needs.descriptors
  Rule: `unknown_fields` is const and gives the set of those parsed fields that the schema does not know (editions, beside everything else)

    Scenario Outline: <what>
      Given the header `google/protobuf/descriptor.h`
      And the header `google/protobuf/service.h`
      And the header `google/protobuf/unknown_field_set.h`
      And `<package>::Sample m`
      When `m.ParseFromString(bytes("08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00 f8 05 04"))`
      Then `m.unknown_fields().field_count()` is `1`
      And `m.unknown_fields().field(0).number()` is `95`
      And `m.unknown_fields().field(0).varint()` is `4u`
      And `m` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00 f8 05 04`

      Examples:
        | what                                          | package        |
        | a message, an edition                         | edition::speed |
        | a message, an edition optimized for code size | edition::size  |

  @cpp.message.unknown-fields-lite
  Rule: For a lite message `unknown_fields` gives a reference to a `std::string` (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00 f8 05 04"))`
      Then `m.unknown_fields()` is `bytes("f8 05 04")`

      Examples:
        | what                                       | package       |
        | a message, an edition for the lite runtime | edition::lite |

  @cpp.service.descriptor @needs.descriptors
  Rule: The static function `descriptor` of a service class returns the service's description (editions, beside everything else)

    Scenario Outline: <what>
      Given the header `google/protobuf/descriptor.h`
      And the header `google/protobuf/service.h`
      And the header `google/protobuf/unknown_field_set.h`
      Then `<package>::Store::descriptor()->full_name()` is `"<name>.Store"s`
      And `<package>::Store::descriptor()->method_count()` is `2`
      And `<package>::Store::descriptor()->method(1)->name()` is `"Watch"s`
      And `<package>::Store::descriptor()->method(1)->client_streaming()` is `true`
      And `<package>::Store::descriptor()->method(0)->input_type() == <package>::Sample::descriptor()` is `true`

      Examples:
        | what                                          | package        | name          |
        | a service, an edition                         | edition::speed | edition.speed |
        | a service, an edition optimized for code size | edition::size  | edition.size  |

  @cpp.service.stub @needs.descriptors
  Rule: The stub of the service `Foo` is a class derived from `Foo`, named `Foo_Stub` and `Foo::Stub` (editions, beside everything else)

    Scenario Outline: <what>
      Given the header `google/protobuf/descriptor.h`
      And the header `google/protobuf/service.h`
      And the header `google/protobuf/unknown_field_set.h`
      Then `std::is_base_of<<package>::Store, <package>::Store_Stub>::value` is `true`
      And `std::is_same<<package>::Store::Stub, <package>::Store_Stub>::value` is `true`
      And `std::is_base_of<rt::Service, <package>::Store>::value` is `true`

      Examples:
        | what                                          | package        |
        | a service, an edition                         | edition::speed |
        | a service, an edition optimized for code size | edition::size  |

  @cpp.any.pack
  Rule: `PackFrom` stores a message under the built-in type-URL prefix (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `auto all = Filled(<package>::Sample())`
      When `m.mutable_any()->PackFrom(all)`
      Then `m.any().type_url()` is `"type.googleapis.com/<name>.Sample"s`
      And `m.any().value()` is `bytes("08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 c2 01 02 08 18 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 85 e2 09 05 00 00 00")`

      Examples:
        | what                                          | package        | name          |
        | a message, an edition                         | edition::speed | edition.speed |
        | a message, an edition optimized for code size | edition::size  | edition.size  |

  @cpp.any.unpack
  Rule: `UnpackTo` fills a message of the stored type and returns true (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `<package>::Sample::Nested::Deep deep`
      And `deep.set_name("d")`
      When `m.mutable_any()->PackFrom(deep)`
      And `m.add_anys()->PackFrom(Filled(<package>::Sample()))`
      And `<package>::Sample::Nested::Deep other`
      Then `m.any().UnpackTo(&other)` is `true`
      And `other.name()` is `"d"s`
      And `m.anys(0).UnpackTo(&other)` is `false`

      Examples:
        | what                                                 | package        |
        | a nested message, an edition                         | edition::speed |
        | a nested message, an edition optimized for code size | edition::size  |

  @cpp.any.is
  Rule: `Is<T>` is true if, and only if, the stored message is a `T` (editions, beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.add_anys()->PackFrom(<package>::Sample_Nested())`
      Then `m.anys(0).Is<<package>::Sample::Nested>()` is `true`
      And `m.anys(0).Is<<package>::Sample>()` is `false`
      And `m.anys(0).Is<<package>::Sample::Nested::Deep>()` is `false`

      Examples:
        | what                                                 | package        |
        | a nested message, an edition                         | edition::speed |
        | a nested message, an edition optimized for code size | edition::size  |
