@needs.cpp @needs.lite
Feature: What a message holds when it is destroyed
  The destructor frees whatever the message holds, of every kind and in every mode; a program that leaks memory is red.

  Background:
    Given `const std::string text = "long, and not inline"`
    And the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      message Part { optional int32 id = 1; optional string label = 2; optional Part next = 3; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Bare {
        optional string text = 1;
        optional bytes data = 2 [default = "preset"];
        optional Part part = 3;
        optional group Box = 4 { optional string label = 1; }
        repeated int64 numbers = 5;
        repeated string texts = 6;
        repeated Part parts = 7;
        repeated group Row = 8 { optional string label = 1; }
        repeated Kind kinds = 9;
        map<int32, int32> counts = 10;
        map<string, string> words = 11;
        map<int64, Part> places = 12;
        map<string, Kind> sorts = 13;
        oneof which { string name = 14; Part piece = 15; bytes blob = 16; group Crate = 17 { optional string label = 1; } int32 digit = 18; }
        oneof second { string other = 19; Part other_piece = 20; }
      }
      message Sample {
        optional string text = 1;
        optional bytes data = 2 [default = "preset"];
        optional Part part = 3;
        optional group Box = 4 { optional string label = 1; }
        repeated int64 numbers = 5;
        repeated string texts = 6;
        repeated Part parts = 7;
        repeated group Row = 8 { optional string label = 1; }
        repeated Kind kinds = 9;
        map<int32, int32> counts = 10;
        map<string, string> words = 11;
        map<int64, Part> places = 12;
        map<string, Kind> sorts = 13;
        oneof which { string name = 14; Part piece = 15; bytes blob = 16; group Crate = 17 { optional string label = 1; } int32 digit = 18; }
        oneof second { string other = 19; Part other_piece = 20; }
        extensions 100 to 199;
      }
      extend Sample {
        optional string x_text = 100;
        optional Part x_part = 101;
        repeated int64 x_numbers = 102;
        repeated string x_texts = 103;
        repeated Part x_parts = 104;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; optional string label = 2; optional Part next = 3; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional string text = 1;
        optional bytes data = 2 [default = "preset"];
        optional Part part = 3;
        optional group Box = 4 { optional string label = 1; }
        repeated int64 numbers = 5;
        repeated string texts = 6;
        repeated Part parts = 7;
        repeated group Row = 8 { optional string label = 1; }
        repeated Kind kinds = 9;
        map<int32, int32> counts = 10;
        map<string, string> words = 11;
        map<int64, Part> places = 12;
        map<string, Kind> sorts = 13;
        oneof which { string name = 14; Part piece = 15; bytes blob = 16; group Crate = 17 { optional string label = 1; } int32 digit = 18; }
        oneof second { string other = 19; Part other_piece = 20; }
        extensions 100 to 199;
      }
      extend Sample {
        optional string x_text = 100;
        optional Part x_part = 101;
        repeated int64 x_numbers = 102;
        repeated string x_texts = 103;
        repeated Part x_parts = 104;
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; optional string label = 2; optional Part next = 3; }
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample {
        optional string text = 1;
        optional bytes data = 2 [default = "preset"];
        optional Part part = 3;
        optional group Box = 4 { optional string label = 1; }
        repeated int64 numbers = 5;
        repeated string texts = 6;
        repeated Part parts = 7;
        repeated group Row = 8 { optional string label = 1; }
        repeated Kind kinds = 9;
        map<int32, int32> counts = 10;
        map<string, string> words = 11;
        map<int64, Part> places = 12;
        map<string, Kind> sorts = 13;
        oneof which { string name = 14; Part piece = 15; bytes blob = 16; group Crate = 17 { optional string label = 1; } int32 digit = 18; }
        oneof second { string other = 19; Part other_piece = 20; }
        extensions 100 to 199;
      }
      extend Sample {
        optional string x_text = 100;
        optional Part x_part = 101;
        repeated int64 x_numbers = 102;
        repeated string x_texts = 103;
        repeated Part x_parts = 104;
      }
      """

  @cpp.message.default-constructor
  Rule: A message can be constructed without arguments, and destroyed, anywhere (with each kind of content, in each mode)

    Scenario: speed, a string
      Given `auto m = std::make_unique<quick::Sample>()`
      And `m->set_text(text)`
      And `const size_t size = m->SerializeAsString().size()`
      Then `size` is `22u`
      When `m.reset()`
      Then `m.get()` is null

    Scenario Outline: <package>, from empty braces
      Given `<package>::Sample m = {}`
      And `const auto make = []() -> <package>::Sample { return {}; }`
      Then `m.SerializeAsString()` is `""s`
      And `make().SerializeAsString()` is `""s`

      Examples:
        | package |
        | quick   |
        | small   |
        | light   |

    Scenario Outline: <what>
      Given `auto m = std::make_unique<<package>::Sample>()`
      When `<arrange>`
      And `m.reset()`
      Then `m.get()` is null

      Examples:
        | what                                      | package | arrange                                                                                                  |
        | speed, a string given to it               | quick   | m->set_allocated_text(new std::string(text))                                                             |
        | speed, a string replaced by one given     | quick   | m->set_text(text); m->set_allocated_text(new std::string(text))                                          |
        | speed, bytes with a default               | quick   | m->set_data(text)                                                                                        |
        | speed, a message                          | quick   | m->mutable_part()->mutable_next()->set_label(text)                                                       |
        | speed, a message given to it              | quick   | m->set_allocated_part(new quick::Part); m->mutable_part()->set_label(text)                               |
        | speed, a message cleared                  | quick   | m->mutable_part()->set_label(text); m->clear_part()                                                      |
        | speed, a group                            | quick   | m->mutable_box()->set_label(text)                                                                        |
        | speed, numbers                            | quick   | for (int i = 0; i < 100; ++i) m->add_numbers(i)                                                          |
        | speed, strings                            | quick   | m->add_texts(text); m->add_texts(text)                                                                   |
        | speed, strings cleared                    | quick   | m->add_texts(text); m->clear_texts()                                                                     |
        | speed, messages                           | quick   | m->add_parts()->set_label(text); m->add_parts()->mutable_next()->set_label(text)                         |
        | speed, messages cleared                   | quick   | m->add_parts()->set_label(text); m->clear_parts()                                                        |
        | speed, groups                             | quick   | m->add_row()->set_label(text)                                                                            |
        | speed, enums                              | quick   | for (int i = 0; i < 100; ++i) m->add_kinds(quick::KIND_LEFT)                                             |
        | speed, a map of numbers                   | quick   | for (int i = 0; i < 100; ++i) (*m->mutable_counts())[i] = i                                              |
        | speed, a map of strings                   | quick   | (*m->mutable_words())[text] = text                                                                       |
        | speed, a map of messages                  | quick   | (*m->mutable_places())[1].mutable_next()->set_label(text)                                                |
        | speed, a map of enums                     | quick   | (*m->mutable_sorts())[text] = quick::KIND_LEFT                                                           |
        | speed, a map cleared and filled           | quick   | (*m->mutable_words())[text] = text; m->clear_words(); (*m->mutable_words())["a"] = text                  |
        | speed, a string in a oneof                | quick   | m->set_name(text)                                                                                        |
        | speed, bytes in a oneof                   | quick   | m->set_blob(text)                                                                                        |
        | speed, a message in a oneof               | quick   | m->mutable_piece()->set_label(text)                                                                      |
        | speed, a group in a oneof                 | quick   | m->mutable_crate()->set_label(text)                                                                      |
        | speed, members of two oneofs              | quick   | m->set_name(text); m->mutable_other_piece()->set_label(text)                                             |
        | speed, a member replaced                  | quick   | m->set_name(text); m->mutable_piece()->set_label(text); m->set_digit(1)                                  |
        | speed, a string extension                 | quick   | m->SetExtension(quick::x_text, text)                                                                     |
        | speed, a message extension                | quick   | m->MutableExtension(quick::x_part)->set_label(text)                                                      |
        | speed, an extension cleared               | quick   | m->MutableExtension(quick::x_part)->set_label(text); m->ClearExtension(quick::x_part)                    |
        | speed, numbers in an extension            | quick   | for (int i = 0; i < 100; ++i) m->AddExtension(quick::x_numbers, i)                                       |
        | speed, strings in an extension            | quick   | m->AddExtension(quick::x_texts, text)                                                                    |
        | speed, messages in an extension           | quick   | m->AddExtension(quick::x_parts)->set_label(text)                                                         |
        | speed, unknown fields                     | quick   | m->ParseFromString(bytes("a2 38 14") + text + bytes("a0 38 01"))                                         |
        | speed, what was parsed                    | quick   | m->ParseFromString(bytes("0a 14") + text + bytes("72 14") + text + bytes("32 14") + text)                |
        | speed, what was cleared                   | quick   | m->set_text(text); m->add_texts(text); (*m->mutable_words())[text] = text; m->set_name(text); m->Clear() |
        | code size, a string                       | small   | m->set_text(text)                                                                                        |
        | code size, a string given to it           | small   | m->set_allocated_text(new std::string(text))                                                             |
        | code size, a string replaced by one given | small   | m->set_text(text); m->set_allocated_text(new std::string(text))                                          |
        | code size, bytes with a default           | small   | m->set_data(text)                                                                                        |
        | code size, a message                      | small   | m->mutable_part()->mutable_next()->set_label(text)                                                       |
        | code size, a message given to it          | small   | m->set_allocated_part(new small::Part); m->mutable_part()->set_label(text)                               |
        | code size, a message cleared              | small   | m->mutable_part()->set_label(text); m->clear_part()                                                      |
        | code size, a group                        | small   | m->mutable_box()->set_label(text)                                                                        |
        | code size, numbers                        | small   | for (int i = 0; i < 100; ++i) m->add_numbers(i)                                                          |
        | code size, strings                        | small   | m->add_texts(text); m->add_texts(text)                                                                   |
        | code size, strings cleared                | small   | m->add_texts(text); m->clear_texts()                                                                     |
        | code size, messages                       | small   | m->add_parts()->set_label(text); m->add_parts()->mutable_next()->set_label(text)                         |
        | code size, messages cleared               | small   | m->add_parts()->set_label(text); m->clear_parts()                                                        |
        | code size, groups                         | small   | m->add_row()->set_label(text)                                                                            |
        | code size, enums                          | small   | for (int i = 0; i < 100; ++i) m->add_kinds(small::KIND_LEFT)                                             |
        | code size, a map of numbers               | small   | for (int i = 0; i < 100; ++i) (*m->mutable_counts())[i] = i                                              |
        | code size, a map of strings               | small   | (*m->mutable_words())[text] = text                                                                       |
        | code size, a map of messages              | small   | (*m->mutable_places())[1].mutable_next()->set_label(text)                                                |
        | code size, a map of enums                 | small   | (*m->mutable_sorts())[text] = small::KIND_LEFT                                                           |
        | code size, a map cleared and filled       | small   | (*m->mutable_words())[text] = text; m->clear_words(); (*m->mutable_words())["a"] = text                  |
        | code size, a string in a oneof            | small   | m->set_name(text)                                                                                        |
        | code size, bytes in a oneof               | small   | m->set_blob(text)                                                                                        |
        | code size, a message in a oneof           | small   | m->mutable_piece()->set_label(text)                                                                      |
        | code size, a group in a oneof             | small   | m->mutable_crate()->set_label(text)                                                                      |
        | code size, members of two oneofs          | small   | m->set_name(text); m->mutable_other_piece()->set_label(text)                                             |
        | code size, a member replaced              | small   | m->set_name(text); m->mutable_piece()->set_label(text); m->set_digit(1)                                  |
        | code size, a string extension             | small   | m->SetExtension(small::x_text, text)                                                                     |
        | code size, a message extension            | small   | m->MutableExtension(small::x_part)->set_label(text)                                                      |
        | code size, an extension cleared           | small   | m->MutableExtension(small::x_part)->set_label(text); m->ClearExtension(small::x_part)                    |
        | code size, numbers in an extension        | small   | for (int i = 0; i < 100; ++i) m->AddExtension(small::x_numbers, i)                                       |
        | code size, strings in an extension        | small   | m->AddExtension(small::x_texts, text)                                                                    |
        | code size, messages in an extension       | small   | m->AddExtension(small::x_parts)->set_label(text)                                                         |
        | code size, unknown fields                 | small   | m->ParseFromString(bytes("a2 38 14") + text + bytes("a0 38 01"))                                         |
        | code size, what was parsed                | small   | m->ParseFromString(bytes("0a 14") + text + bytes("72 14") + text + bytes("32 14") + text)                |
        | code size, what was cleared               | small   | m->set_text(text); m->add_texts(text); (*m->mutable_words())[text] = text; m->set_name(text); m->Clear() |
        | lite, a string                            | light   | m->set_text(text)                                                                                        |
        | lite, a string given to it                | light   | m->set_allocated_text(new std::string(text))                                                             |
        | lite, a string replaced by one given      | light   | m->set_text(text); m->set_allocated_text(new std::string(text))                                          |
        | lite, bytes with a default                | light   | m->set_data(text)                                                                                        |
        | lite, a message                           | light   | m->mutable_part()->mutable_next()->set_label(text)                                                       |
        | lite, a message given to it               | light   | m->set_allocated_part(new light::Part); m->mutable_part()->set_label(text)                               |
        | lite, a message cleared                   | light   | m->mutable_part()->set_label(text); m->clear_part()                                                      |
        | lite, a group                             | light   | m->mutable_box()->set_label(text)                                                                        |
        | lite, numbers                             | light   | for (int i = 0; i < 100; ++i) m->add_numbers(i)                                                          |
        | lite, strings                             | light   | m->add_texts(text); m->add_texts(text)                                                                   |
        | lite, strings cleared                     | light   | m->add_texts(text); m->clear_texts()                                                                     |
        | lite, messages                            | light   | m->add_parts()->set_label(text); m->add_parts()->mutable_next()->set_label(text)                         |
        | lite, messages cleared                    | light   | m->add_parts()->set_label(text); m->clear_parts()                                                        |
        | lite, groups                              | light   | m->add_row()->set_label(text)                                                                            |
        | lite, enums                               | light   | for (int i = 0; i < 100; ++i) m->add_kinds(light::KIND_LEFT)                                             |
        | lite, a map of numbers                    | light   | for (int i = 0; i < 100; ++i) (*m->mutable_counts())[i] = i                                              |
        | lite, a map of strings                    | light   | (*m->mutable_words())[text] = text                                                                       |
        | lite, a map of messages                   | light   | (*m->mutable_places())[1].mutable_next()->set_label(text)                                                |
        | lite, a map of enums                      | light   | (*m->mutable_sorts())[text] = light::KIND_LEFT                                                           |
        | lite, a map cleared and filled            | light   | (*m->mutable_words())[text] = text; m->clear_words(); (*m->mutable_words())["a"] = text                  |
        | lite, a string in a oneof                 | light   | m->set_name(text)                                                                                        |
        | lite, bytes in a oneof                    | light   | m->set_blob(text)                                                                                        |
        | lite, a message in a oneof                | light   | m->mutable_piece()->set_label(text)                                                                      |
        | lite, a group in a oneof                  | light   | m->mutable_crate()->set_label(text)                                                                      |
        | lite, members of two oneofs               | light   | m->set_name(text); m->mutable_other_piece()->set_label(text)                                             |
        | lite, a member replaced                   | light   | m->set_name(text); m->mutable_piece()->set_label(text); m->set_digit(1)                                  |
        | lite, a string extension                  | light   | m->SetExtension(light::x_text, text)                                                                     |
        | lite, a message extension                 | light   | m->MutableExtension(light::x_part)->set_label(text)                                                      |
        | lite, an extension cleared                | light   | m->MutableExtension(light::x_part)->set_label(text); m->ClearExtension(light::x_part)                    |
        | lite, numbers in an extension             | light   | for (int i = 0; i < 100; ++i) m->AddExtension(light::x_numbers, i)                                       |
        | lite, strings in an extension             | light   | m->AddExtension(light::x_texts, text)                                                                    |
        | lite, messages in an extension            | light   | m->AddExtension(light::x_parts)->set_label(text)                                                         |
        | lite, unknown fields                      | light   | m->ParseFromString(bytes("a2 38 14") + text + bytes("a0 38 01"))                                         |
        | lite, what was parsed                     | light   | m->ParseFromString(bytes("0a 14") + text + bytes("72 14") + text + bytes("32 14") + text)                |
        | lite, what was cleared                    | light   | m->set_text(text); m->add_texts(text); (*m->mutable_words())[text] = text; m->set_name(text); m->Clear() |

    Scenario Outline: <what>, of a class without extensions
      Given `auto m = std::make_unique<quick::Bare>()`
      When `<arrange>`
      And `m.reset()`
      Then `m.get()` is null

      Examples:
        | what                                  | arrange                                                                                                  |
        | speed, a string                       | m->set_text(text)                                                                                        |
        | speed, a string given to it           | m->set_allocated_text(new std::string(text))                                                             |
        | speed, a string replaced by one given | m->set_text(text); m->set_allocated_text(new std::string(text))                                          |
        | speed, bytes with a default           | m->set_data(text)                                                                                        |
        | speed, a message                      | m->mutable_part()->mutable_next()->set_label(text)                                                       |
        | speed, a message given to it          | m->set_allocated_part(new quick::Part); m->mutable_part()->set_label(text)                               |
        | speed, a message cleared              | m->mutable_part()->set_label(text); m->clear_part()                                                      |
        | speed, a group                        | m->mutable_box()->set_label(text)                                                                        |
        | speed, numbers                        | for (int i = 0; i < 100; ++i) m->add_numbers(i)                                                          |
        | speed, strings                        | m->add_texts(text); m->add_texts(text)                                                                   |
        | speed, strings cleared                | m->add_texts(text); m->clear_texts()                                                                     |
        | speed, messages                       | m->add_parts()->set_label(text); m->add_parts()->mutable_next()->set_label(text)                         |
        | speed, messages cleared               | m->add_parts()->set_label(text); m->clear_parts()                                                        |
        | speed, groups                         | m->add_row()->set_label(text)                                                                            |
        | speed, enums                          | for (int i = 0; i < 100; ++i) m->add_kinds(quick::KIND_LEFT)                                             |
        | speed, a map of numbers               | for (int i = 0; i < 100; ++i) (*m->mutable_counts())[i] = i                                              |
        | speed, a map of strings               | (*m->mutable_words())[text] = text                                                                       |
        | speed, a map of messages              | (*m->mutable_places())[1].mutable_next()->set_label(text)                                                |
        | speed, a map of enums                 | (*m->mutable_sorts())[text] = quick::KIND_LEFT                                                           |
        | speed, a map cleared and filled       | (*m->mutable_words())[text] = text; m->clear_words(); (*m->mutable_words())["a"] = text                  |
        | speed, a string in a oneof            | m->set_name(text)                                                                                        |
        | speed, bytes in a oneof               | m->set_blob(text)                                                                                        |
        | speed, a message in a oneof           | m->mutable_piece()->set_label(text)                                                                      |
        | speed, a group in a oneof             | m->mutable_crate()->set_label(text)                                                                      |
        | speed, members of two oneofs          | m->set_name(text); m->mutable_other_piece()->set_label(text)                                             |
        | speed, a member replaced              | m->set_name(text); m->mutable_piece()->set_label(text); m->set_digit(1)                                  |
        | speed, unknown fields                 | m->ParseFromString(bytes("a2 38 14") + text + bytes("a0 38 01"))                                         |
        | speed, what was parsed                | m->ParseFromString(bytes("0a 14") + text + bytes("72 14") + text + bytes("32 14") + text)                |
        | speed, what was cleared               | m->set_text(text); m->add_texts(text); (*m->mutable_words())[text] = text; m->set_name(text); m->Clear() |

    Scenario Outline: <package>, never filled
      Given `<package>::Sample m`
      And `std::unique_ptr<<package>::Sample> other(m.New())`
      Then `m.SerializeAsString()` is `""s`
      And `other->SerializeAsString()` is `""s`
      And `std::is_nothrow_destructible_v<<package>::Sample>` is `true`

      Examples:
        | package |
        | quick   |
        | small   |
        | light   |
