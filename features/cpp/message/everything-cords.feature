@needs.cpp @needs.lite @needs.editions @needs.cord @needs.string-view
Feature: Files with Cords and string_views that have everything at once
  Each operation is shown in a file that also has a service, several oneofs and maps, aliases, names in need of change,
  options that do not concern C++, groups, extensions, and fields of all kinds.

  Background:
    Given the schema file `corded_speed_base.proto`
      """proto
      edition = "2023";
      package corded.speed;
      message Far { int32 id = 1; string label = 2; }
      enum FarKind { FAR_NONE = 0; FAR_AWAY = 9; }
      """
    And the schema file `corded_speed.proto`
      """proto
      edition = "2023";
      package corded.speed;
      import public "corded_speed_base.proto";
      import "google/protobuf/any.proto";
      import "google/protobuf/cpp_features.proto";
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
        oneof second { bytes other_cord = 53 [ctype = CORD]; string other_text = 23; Part other_part = 24; Other other = 25 [features.message_encoding = DELIMITED]; bool other_flag = 26; }
        int32 class = 27; bool NoisyName = 28; int32 old = 29 [deprecated = true]; string named = 30 [json_name = "theName"];
        fixed32 far = 20000; uint64 last = 536870911;
        Far imported = 34; FarKind imported_kind = 35; map<int32, Far> imported_by_id = 36;
        Shut shut = 37; repeated Shut shuts = 38;
        int32 bare = 40 [features.field_presence = IMPLICIT]; string bare_text = 41 [features.field_presence = IMPLICIT]; Kind bare_kind = 42 [features.field_presence = IMPLICIT];
        extend Base { Part of_sample = 101; int32 of_sample_number = 102; }
        extensions 1000 to 1999;
        google.protobuf.Any any = 44; repeated google.protobuf.Any anys = 45;
        bytes cord = 50 [ctype = CORD]; bytes cord_preset = 51 [ctype = CORD, default = "xyz"]; string view = 52 [features.(pb.cpp).string_type = VIEW];
      }
      extend Sample {
        int32 x_number = 1000 [default = 7]; string x_text = 1001; Part x_part = 1002; repeated int32 x_numbers = 1003;
        repeated string x_texts = 1004; Kind x_kind = 1005; repeated Part x_parts = 1006;
      }
      message Strict { int32 must = 1 [features.field_presence = LEGACY_REQUIRED]; Strict again = 2; }
      service Store { rpc Get(Sample) returns (Part); rpc Watch(stream Part) returns (stream Sample); }
      """
    And the schema file `corded_size_base.proto`
      """proto
      edition = "2023";
      package corded.size;
      option optimize_for = CODE_SIZE;
      message Far { int32 id = 1; string label = 2; }
      enum FarKind { FAR_NONE = 0; FAR_AWAY = 9; }
      """
    And the schema file `corded_size.proto`
      """proto
      edition = "2023";
      package corded.size;
      import public "corded_size_base.proto";
      import "google/protobuf/any.proto";
      import "google/protobuf/cpp_features.proto";
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
        oneof second { bytes other_cord = 53 [ctype = CORD]; string other_text = 23; Part other_part = 24; Other other = 25 [features.message_encoding = DELIMITED]; bool other_flag = 26; }
        int32 class = 27; bool NoisyName = 28; int32 old = 29 [deprecated = true]; string named = 30 [json_name = "theName"];
        fixed32 far = 20000; uint64 last = 536870911;
        Far imported = 34; FarKind imported_kind = 35; map<int32, Far> imported_by_id = 36;
        Shut shut = 37; repeated Shut shuts = 38;
        int32 bare = 40 [features.field_presence = IMPLICIT]; string bare_text = 41 [features.field_presence = IMPLICIT]; Kind bare_kind = 42 [features.field_presence = IMPLICIT];
        extend Base { Part of_sample = 101; int32 of_sample_number = 102; }
        extensions 1000 to 1999;
        google.protobuf.Any any = 44; repeated google.protobuf.Any anys = 45;
        bytes cord = 50 [ctype = CORD]; bytes cord_preset = 51 [ctype = CORD, default = "xyz"]; string view = 52 [features.(pb.cpp).string_type = VIEW];
      }
      extend Sample {
        int32 x_number = 1000 [default = 7]; string x_text = 1001; Part x_part = 1002; repeated int32 x_numbers = 1003;
        repeated string x_texts = 1004; Kind x_kind = 1005; repeated Part x_parts = 1006;
      }
      message Strict { int32 must = 1 [features.field_presence = LEGACY_REQUIRED]; Strict again = 2; }
      service Store { rpc Get(Sample) returns (Part); rpc Watch(stream Part) returns (stream Sample); }
      """
    And the schema file `corded_lite_base.proto`
      """proto
      edition = "2023";
      package corded.lite;
      option optimize_for = LITE_RUNTIME;
      message Far { int32 id = 1; string label = 2; }
      enum FarKind { FAR_NONE = 0; FAR_AWAY = 9; }
      """
    And the schema file `corded_lite.proto`
      """proto
      edition = "2023";
      package corded.lite;
      import public "corded_lite_base.proto";
      import "google/protobuf/cpp_features.proto";
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
        oneof second { bytes other_cord = 53 [ctype = CORD]; string other_text = 23; Part other_part = 24; Other other = 25 [features.message_encoding = DELIMITED]; bool other_flag = 26; }
        int32 class = 27; bool NoisyName = 28; int32 old = 29 [deprecated = true]; string named = 30 [json_name = "theName"];
        fixed32 far = 20000; uint64 last = 536870911;
        Far imported = 34; FarKind imported_kind = 35; map<int32, Far> imported_by_id = 36;
        Shut shut = 37; repeated Shut shuts = 38;
        int32 bare = 40 [features.field_presence = IMPLICIT]; string bare_text = 41 [features.field_presence = IMPLICIT]; Kind bare_kind = 42 [features.field_presence = IMPLICIT];
        extend Base { Part of_sample = 101; int32 of_sample_number = 102; }
        extensions 1000 to 1999;
        bytes cord = 50 [ctype = CORD]; bytes cord_preset = 51 [ctype = CORD, default = "xyz"]; string view = 52 [features.(pb.cpp).string_type = VIEW];
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

  @cpp.field.cord
  Rule: A singular bytes field that asks for Cord storage is read as a const reference to a Cord (Cords and string_views beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      When `m.set_<field>("abc")`
      Then `m.<field>()` has type `const lib::Cord&`
      And `std::string(m.<field>())` is `"abc"s`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                                                      | package       | field       | bytes             |
        | a Cord, an edition                                        | corded::speed | cord        | 92 03 03 61 62 63 |
        | a Cord, an edition optimized for code size                | corded::size  | cord        | 92 03 03 61 62 63 |
        | a Cord, an edition for the lite runtime                   | corded::lite  | cord        | 92 03 03 61 62 63 |
        | a Cord with a default, an edition                         | corded::speed | cord_preset | 9a 03 03 61 62 63 |
        | a Cord with a default, an edition optimized for code size | corded::size  | cord_preset | 9a 03 03 61 62 63 |
        | a Cord with a default, an edition for the lite runtime    | corded::lite  | cord_preset | 9a 03 03 61 62 63 |
        | a Cord in a oneof, an edition                             | corded::speed | other_cord  | aa 03 03 61 62 63 |
        | a Cord in a oneof, an edition optimized for code size     | corded::size  | other_cord  | aa 03 03 61 62 63 |
        | a Cord in a oneof, an edition for the lite runtime        | corded::lite  | other_cord  | aa 03 03 61 62 63 |

  @cpp.field.cord-set-cord
  Rule: A Cord field can be set from a Cord (Cords and string_views beside everything else)

    @cpp.presence.set
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `Fill(&m)`
      And `lib::Cord value("abc")`
      When `m.set_<field>(value)`
      Then `std::string(m.<field>())` is `"abc"s`
      And `m.has_<field>()` is `true`
      And `std::string(value)` is `"abc"s`

      Examples:
        | what                                                      | package       | field       |
        | a Cord, an edition                                        | corded::speed | cord        |
        | a Cord, an edition optimized for code size                | corded::size  | cord        |
        | a Cord, an edition for the lite runtime                   | corded::lite  | cord        |
        | a Cord with a default, an edition                         | corded::speed | cord_preset |
        | a Cord with a default, an edition optimized for code size | corded::size  | cord_preset |
        | a Cord with a default, an edition for the lite runtime    | corded::lite  | cord_preset |
        | a Cord in a oneof, an edition                             | corded::speed | other_cord  |
        | a Cord in a oneof, an edition optimized for code size     | corded::size  | other_cord  |
        | a Cord in a oneof, an edition for the lite runtime        | corded::lite  | other_cord  |

  @cpp.field.cord-set-view
  Rule: A Cord field can be set from a string_view (Cords and string_views beside everything else)

    @cpp.presence.set
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `Fill(&m)`
      When `m.set_<field>(lib::string_view("a\0bc", 4))`
      Then `std::string(m.<field>())` is `"a\0bc"s`
      And `m.has_<field>()` is `true`

      Examples:
        | what                                                      | package       | field       |
        | a Cord, an edition                                        | corded::speed | cord        |
        | a Cord, an edition optimized for code size                | corded::size  | cord        |
        | a Cord, an edition for the lite runtime                   | corded::lite  | cord        |
        | a Cord with a default, an edition                         | corded::speed | cord_preset |
        | a Cord with a default, an edition optimized for code size | corded::size  | cord_preset |
        | a Cord with a default, an edition for the lite runtime    | corded::lite  | cord_preset |
        | a Cord in a oneof, an edition                             | corded::speed | other_cord  |
        | a Cord in a oneof, an edition optimized for code size     | corded::size  | other_cord  |
        | a Cord in a oneof, an edition for the lite runtime        | corded::lite  | other_cord  |

  @cpp.field.cord-clear
  Rule: A Cord field can be cleared (Cords and string_views beside everything else)

    @cpp.presence.clear
    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_one_number(4)`
      And `m.set_<field>("abc")`
      When `m.clear_<field>()`
      Then `m.has_<field>()` is `false`
      And `std::string(m.<field>())` is `<unset>`
      And `m` serializes to the bytes `90 01 04`

      Examples:
        | what                                                      | package       | field       | unset  |
        | a Cord, an edition                                        | corded::speed | cord        | ""s    |
        | a Cord, an edition optimized for code size                | corded::size  | cord        | ""s    |
        | a Cord, an edition for the lite runtime                   | corded::lite  | cord        | ""s    |
        | a Cord with a default, an edition                         | corded::speed | cord_preset | "xyz"s |
        | a Cord with a default, an edition optimized for code size | corded::size  | cord_preset | "xyz"s |
        | a Cord with a default, an edition for the lite runtime    | corded::lite  | cord_preset | "xyz"s |
        | a Cord in a oneof, an edition                             | corded::speed | other_cord  | ""s    |
        | a Cord in a oneof, an edition optimized for code size     | corded::size  | other_cord  | ""s    |
        | a Cord in a oneof, an edition for the lite runtime        | corded::lite  | other_cord  | ""s    |

  @cpp.field.cord-has
  Rule: A Cord field has a presence test if, and only if, it is `optional` in proto3 or explicit in an edition (Cords and string_views beside everything else)

    @cpp.presence.set
    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.has_<field>()` is `false`
      When `m.set_<field>("")`
      Then `m.has_<field>()` is `true`

      Examples:
        | what                                                      | package       | field       |
        | a Cord, an edition                                        | corded::speed | cord        |
        | a Cord, an edition optimized for code size                | corded::size  | cord        |
        | a Cord, an edition for the lite runtime                   | corded::lite  | cord        |
        | a Cord with a default, an edition                         | corded::speed | cord_preset |
        | a Cord with a default, an edition optimized for code size | corded::size  | cord_preset |
        | a Cord with a default, an edition for the lite runtime    | corded::lite  | cord_preset |
        | a Cord in a oneof, an edition                             | corded::speed | other_cord  |
        | a Cord in a oneof, an edition optimized for code size     | corded::size  | other_cord  |
        | a Cord in a oneof, an edition for the lite runtime        | corded::lite  | other_cord  |

  @cpp.field.cord-unset
  Rule: While unset, a Cord field is empty in proto3, and has its default value in proto2 and in editions (Cords and string_views beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `Fill(&m)`
      Then `std::string(m.<field>())` is `<unset>`

      Examples:
        | what                                                      | package       | field       | unset  |
        | a Cord, an edition                                        | corded::speed | cord        | ""s    |
        | a Cord, an edition optimized for code size                | corded::size  | cord        | ""s    |
        | a Cord, an edition for the lite runtime                   | corded::lite  | cord        | ""s    |
        | a Cord with a default, an edition                         | corded::speed | cord_preset | "xyz"s |
        | a Cord with a default, an edition optimized for code size | corded::size  | cord_preset | "xyz"s |
        | a Cord with a default, an edition for the lite runtime    | corded::lite  | cord_preset | "xyz"s |
        | a Cord in a oneof, an edition                             | corded::speed | other_cord  | ""s    |
        | a Cord in a oneof, an edition optimized for code size     | corded::size  | other_cord  | ""s    |
        | a Cord in a oneof, an edition for the lite runtime        | corded::lite  | other_cord  | ""s    |

  @cpp.field.cord-oneof
  Rule: A bytes member of a oneof may ask for Cord storage (Cords and string_views beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.set_one_text("beside")`
      When `m.set_other_cord("abc")`
      Then `m.second_case()` is `<package>::Sample::kOtherCord`
      And `m.first_case()` is `<package>::Sample::kOneText`
      When `m.set_other_flag(true)`
      Then `m.has_other_cord()` is `false`
      When `m.set_other_cord("xyz")`
      Then `m.has_other_flag()` is `false`
      And `m` serializes to the bytes `9a 01 06 62 65 73 69 64 65 aa 03 03 78 79 7a`

      Examples:
        | what                                                     | package       |
        | beside another oneof, an edition                         | corded::speed |
        | beside another oneof, an edition optimized for code size | corded::size  |
        | beside another oneof, an edition for the lite runtime    | corded::lite  |

  @cpp.field.string-view-api
  Rule: From edition 2023 on, a field whose string type is VIEW is read and set by string_view (Cords and string_views beside everything else)

    @cpp.presence.set @cpp.presence.clear
    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.view()` has type `lib::string_view`
      When `m.set_view(lib::string_view("abc"))`
      Then `std::string(m.view())` is `"abc"s`
      And `m.has_view()` is `true`
      And `m` serializes to the bytes `a2 03 03 61 62 63`
      When `m.clear_view()`
      Then `m.has_view()` is `false`

      Examples:
        | what                                         | package       |
        | a string, an edition                         | corded::speed |
        | a string, an edition optimized for code size | corded::size  |
        | a string, an edition for the lite runtime    | corded::lite  |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (Cords and string_views beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `Fill(&m)`
      And `m.set_cord("abc")`
      And `m.set_view("def")`
      And `m.set_other_cord("ghi")`
      And `<package>::Sample copy(m)`
      And `<package>::Sample assigned`
      And `assigned.set_cord_preset("old")`
      When `assigned = m`
      And `m.Clear()`
      Then `copy` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 92 03 03 61 62 63 a2 03 03 64 65 66 aa 03 03 67 68 69 85 e2 09 05 00 00 00`
      And `assigned` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 92 03 03 61 62 63 a2 03 03 64 65 66 aa 03 03 67 68 69 85 e2 09 05 00 00 00`

      Examples:
        | what                                                     | package       |
        | a message with Cords, an edition                         | corded::speed |
        | a message with Cords, an edition optimized for code size | corded::size  |
        | a message with Cords, an edition for the lite runtime    | corded::lite  |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (Cords and string_views beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `Fill(&m)`
      And `m.set_cord("abc")`
      And `m.set_view("def")`
      And `m.set_other_cord("ghi")`
      When `<package>::Sample moved(std::move(m))`
      Then `moved` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 92 03 03 61 62 63 a2 03 03 64 65 66 aa 03 03 67 68 69 85 e2 09 05 00 00 00`

      Examples:
        | what                                                     | package       |
        | a message with Cords, an edition                         | corded::speed |
        | a message with Cords, an edition optimized for code size | corded::size  |
        | a message with Cords, an edition for the lite runtime    | corded::lite  |

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (Cords and string_views beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `Fill(&m)`
      And `m.set_cord("abc")`
      And `m.set_view("def")`
      And `m.set_other_cord("ghi")`
      And `<package>::Sample other`
      And `other.set_cord_preset("old")`
      When `m.Swap(&other)`
      Then `other` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 92 03 03 61 62 63 a2 03 03 64 65 66 aa 03 03 67 68 69 85 e2 09 05 00 00 00`
      And `m` serializes to the bytes `9a 03 03 6f 6c 64`

      Examples:
        | what                                                     | package       |
        | a message with Cords, an edition                         | corded::speed |
        | a message with Cords, an edition optimized for code size | corded::size  |
        | a message with Cords, an edition for the lite runtime    | corded::lite  |

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (Cords and string_views beside everything else)

    Scenario Outline: <what>
      Given `<package>::Sample m`
      Then `m.ParseFromString(bytes("08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 92 03 03 61 62 63 a2 03 03 64 65 66 aa 03 03 67 68 69 85 e2 09 05 00 00 00"))` is `true`
      And `m` serializes to the bytes `08 f9 ff ff ff ff ff ff ff ff 01 12 03 6f 6e 65 1a 03 74 77 6f 21 00 00 00 00 00 00 f8 bf 28 15 32 02 08 06 3a 08 1a 06 0a 04 64 65 65 70 43 08 08 44 4a 02 09 5a 52 01 13 5a 06 65 6c 65 76 65 6e 62 02 08 0c 6a 0a fd ff ff ff ff ff ff ff ff 01 73 08 0e 74 7a 05 0a 01 6b 10 0f 82 01 06 08 10 12 02 08 01 9a 01 05 66 69 72 73 74 d8 01 1b e0 01 01 f2 01 06 74 68 69 72 74 79 92 03 03 61 62 63 a2 03 03 64 65 66 aa 03 03 67 68 69 85 e2 09 05 00 00 00`
      And `std::string(m.cord())` is `"abc"s`
      And `std::string(m.other_cord())` is `"ghi"s`

      Examples:
        | what                                                     | package       |
        | a message with Cords, an edition                         | corded::speed |
        | a message with Cords, an edition optimized for code size | corded::size  |
        | a message with Cords, an edition for the lite runtime    | corded::lite  |
