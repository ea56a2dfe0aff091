@needs.cpp @needs.lite
Feature: References that stay, of each kind and in each mode
  What a const getter refers to stays where it is while the message is only read, whatever is read.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "a default that is too long to be inline"];
        optional string unset = 3;
        optional bytes data = 4;
        optional Part part = 5;
        optional Part unset_part = 6;
        optional group Box = 7 { optional int32 id = 1; }
        oneof which { string name = 8; int32 digit = 9; }
        oneof second { Part piece = 10; int32 number = 11; }
        oneof third { string idle = 12 [default = "a default that is too long to be inline"]; Part idle_piece = 13; }
        repeated string texts = 14;
        repeated Part parts = 15;
        repeated int32 numbers = 16;
        map<int32, Part> by_number = 17;
        map<int32, string> words = 18;
        extensions 100 to 199;
      }
      extend Sample { optional string x_text = 100; optional Part x_part = 101; optional string x_preset = 102 [default = "unset"]; repeated Part x_parts = 103; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "a default that is too long to be inline"];
        optional string unset = 3;
        optional bytes data = 4;
        optional Part part = 5;
        optional Part unset_part = 6;
        optional group Box = 7 { optional int32 id = 1; }
        oneof which { string name = 8; int32 digit = 9; }
        oneof second { Part piece = 10; int32 number = 11; }
        oneof third { string idle = 12 [default = "a default that is too long to be inline"]; Part idle_piece = 13; }
        repeated string texts = 14;
        repeated Part parts = 15;
        repeated int32 numbers = 16;
        map<int32, Part> by_number = 17;
        map<int32, string> words = 18;
        extensions 100 to 199;
      }
      extend Sample { optional string x_text = 100; optional Part x_part = 101; optional string x_preset = 102 [default = "unset"]; repeated Part x_parts = 103; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        optional string text = 1;
        optional string preset = 2 [default = "a default that is too long to be inline"];
        optional string unset = 3;
        optional bytes data = 4;
        optional Part part = 5;
        optional Part unset_part = 6;
        optional group Box = 7 { optional int32 id = 1; }
        oneof which { string name = 8; int32 digit = 9; }
        oneof second { Part piece = 10; int32 number = 11; }
        oneof third { string idle = 12 [default = "a default that is too long to be inline"]; Part idle_piece = 13; }
        repeated string texts = 14;
        repeated Part parts = 15;
        repeated int32 numbers = 16;
        map<int32, Part> by_number = 17;
        map<int32, string> words = 18;
        extensions 100 to 199;
      }
      extend Sample { optional string x_text = 100; optional Part x_part = 101; optional string x_preset = 102 [default = "unset"]; repeated Part x_parts = 103; }
      """
    And the C++
      """cpp
      const auto Fill = [](auto& m) {
        m.set_text("long, and not inline"), m.set_data("long, and not inline"), m.mutable_part()->set_id(7), m.mutable_box()->set_id(7);
        m.set_name("long, and not inline"), m.mutable_piece()->set_id(7), m.add_texts("first"), m.add_parts()->set_id(7), m.add_numbers(7);
        (*m.mutable_by_number())[7].set_id(7), (*m.mutable_words())[7] = "long, and not inline";
      }
      """
    And the C++
      """cpp
      const auto Read = [](const auto& m) {
        std::decay_t<decltype(m)> copy(m);
        copy.MergeFrom(m);
        size_t sum = copy.SerializeAsString().size() + m.SerializeAsString().size() + m.ByteSizeLong() + m.IsInitialized();
        sum += m.text().size() + m.preset().size() + m.unset().size() + m.data().size() + m.name().size() + m.idle().size();
        sum += static_cast<size_t>(m.part().id() + m.unset_part().id() + m.box().id() + m.piece().id() + m.idle_piece().id() + m.numbers(0));
        sum += m.texts(0).size() + m.by_number().size() + m.words().size() + m.has_part() + m.has_unset() + m.has_name() + m.unknown_fields().empty();
        for (const auto& entry : m.words()) sum += entry.second.size();
        return sum;
      }
      """

  @cpp.naming.reference-stable
  Rule: As long as nothing modifies the message, an accessor that returns a const reference refers to the same object at each call (of each kind, in each mode)

    Scenario: speed, a string
      Given `quick::Sample m`
      And `const quick::Sample& view = m`
      And `Fill(m)`
      And `m.SetExtension(quick::x_text, "long, and not inline"), m.MutableExtension(quick::x_part)->set_id(7), m.AddExtension(quick::x_parts)`
      When `const void* before = &view.text()`
      And `const size_t sum = Read(view)`
      Then `static_cast<const void*>(&view.text())` is `before`
      And `Read(view)` is `sum`
      And `static_cast<const void*>(&view.text())` is `before`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `Fill(m)`
      And `m.SetExtension(<package>::x_text, "long, and not inline"), m.MutableExtension(<package>::x_part)->set_id(7), m.AddExtension(<package>::x_parts)`
      When `const void* before = &view.<get>`
      And `const size_t sum = Read(view)`
      Then `static_cast<const void*>(&view.<get>)` is `before`
      And `Read(view)` is `sum`
      And `static_cast<const void*>(&view.<get>)` is `before`

      Examples:
        | what                                      | package | get                             |
        | speed, a string with a default            | quick   | preset()                        |
        | speed, an unset string                    | quick   | unset()                         |
        | speed, bytes                              | quick   | data()                          |
        | speed, a message                          | quick   | part()                          |
        | speed, an unset message                   | quick   | unset_part()                    |
        | speed, a group                            | quick   | box()                           |
        | speed, a member                           | quick   | name()                          |
        | speed, a message member                   | quick   | piece()                         |
        | speed, an unset member with a default     | quick   | idle()                          |
        | speed, an unset message member            | quick   | idle_piece()                    |
        | speed, an element                         | quick   | texts(0)                        |
        | speed, a message element                  | quick   | parts(0)                        |
        | speed, a list of strings                  | quick   | texts()                         |
        | speed, a list of messages                 | quick   | parts()                         |
        | speed, a list of numbers                  | quick   | numbers()                       |
        | speed, an element of numbers              | quick   | numbers().Get(0)                |
        | speed, a map                              | quick   | by_number()                     |
        | speed, a value of a map                   | quick   | by_number().at(7)               |
        | speed, a text of a map                    | quick   | words().at(7)                   |
        | speed, an extension                       | quick   | GetExtension(quick::x_text)     |
        | speed, a message extension                | quick   | GetExtension(quick::x_part)     |
        | speed, an unset extension                 | quick   | GetExtension(quick::x_preset)   |
        | speed, an element of an extension         | quick   | GetExtension(quick::x_parts, 0) |
        | speed, unknown fields                     | quick   | unknown_fields()                |
        | code size, a string                       | small   | text()                          |
        | code size, a string with a default        | small   | preset()                        |
        | code size, an unset string                | small   | unset()                         |
        | code size, bytes                          | small   | data()                          |
        | code size, a message                      | small   | part()                          |
        | code size, an unset message               | small   | unset_part()                    |
        | code size, a group                        | small   | box()                           |
        | code size, a member                       | small   | name()                          |
        | code size, a message member               | small   | piece()                         |
        | code size, an unset member with a default | small   | idle()                          |
        | code size, an unset message member        | small   | idle_piece()                    |
        | code size, an element                     | small   | texts(0)                        |
        | code size, a message element              | small   | parts(0)                        |
        | code size, a list of strings              | small   | texts()                         |
        | code size, a list of messages             | small   | parts()                         |
        | code size, a list of numbers              | small   | numbers()                       |
        | code size, an element of numbers          | small   | numbers().Get(0)                |
        | code size, a map                          | small   | by_number()                     |
        | code size, a value of a map               | small   | by_number().at(7)               |
        | code size, a text of a map                | small   | words().at(7)                   |
        | code size, an extension                   | small   | GetExtension(small::x_text)     |
        | code size, a message extension            | small   | GetExtension(small::x_part)     |
        | code size, an unset extension             | small   | GetExtension(small::x_preset)   |
        | code size, an element of an extension     | small   | GetExtension(small::x_parts, 0) |
        | code size, unknown fields                 | small   | unknown_fields()                |
        | lite, a string                            | light   | text()                          |
        | lite, a string with a default             | light   | preset()                        |
        | lite, an unset string                     | light   | unset()                         |
        | lite, bytes                               | light   | data()                          |
        | lite, a message                           | light   | part()                          |
        | lite, an unset message                    | light   | unset_part()                    |
        | lite, a group                             | light   | box()                           |
        | lite, a member                            | light   | name()                          |
        | lite, a message member                    | light   | piece()                         |
        | lite, an unset member with a default      | light   | idle()                          |
        | lite, an unset message member             | light   | idle_piece()                    |
        | lite, an element                          | light   | texts(0)                        |
        | lite, a message element                   | light   | parts(0)                        |
        | lite, a list of strings                   | light   | texts()                         |
        | lite, a list of messages                  | light   | parts()                         |
        | lite, a list of numbers                   | light   | numbers()                       |
        | lite, an element of numbers               | light   | numbers().Get(0)                |
        | lite, a map                               | light   | by_number()                     |
        | lite, a value of a map                    | light   | by_number().at(7)               |
        | lite, a text of a map                     | light   | words().at(7)                   |
        | lite, an extension                        | light   | GetExtension(light::x_text)     |
        | lite, a message extension                 | light   | GetExtension(light::x_part)     |
        | lite, an unset extension                  | light   | GetExtension(light::x_preset)   |
        | lite, an element of an extension          | light   | GetExtension(light::x_parts, 0) |
        | lite, unknown fields                      | light   | unknown_fields()                |

  @cpp.naming.reference-stable
  Rule: As long as nothing modifies the message, an accessor that returns a const reference refers to the same object at each call (in each thread)

    Background:
      Given the header `thread`
      And the C++
        """cpp
        const auto Elsewhere = [](const auto& place) {
          const void* found = nullptr;
          std::thread([&] { found = place(); }).join();
          return found;
        };
        """

    Scenario: in another thread, a string
      Given `quick::Sample m`
      And `const quick::Sample& view = m`
      And `Fill(m)`
      When `const void* before = &view.text()`
      Then `Elsewhere([&] { return static_cast<const void*>(&view.text()); })` is `before`
      And `static_cast<const void*>(&view.text())` is `before`

    Scenario Outline: in another thread, <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& view = m`
      And `Fill(m)`
      When `const void* before = &view.<get>`
      Then `Elsewhere([&] { return static_cast<const void*>(&view.<get>); })` is `before`
      And `static_cast<const void*>(&view.<get>)` is `before`

      Examples:
        | what                                      | package | get                           |
        | speed, a string with a default            | quick   | preset()                      |
        | speed, an unset string                    | quick   | unset()                       |
        | speed, bytes                              | quick   | data()                        |
        | speed, a message                          | quick   | part()                        |
        | speed, an unset message                   | quick   | unset_part()                  |
        | speed, a member                           | quick   | name()                        |
        | speed, an unset member with a default     | quick   | idle()                        |
        | speed, an unset message member            | quick   | idle_piece()                  |
        | speed, an element                         | quick   | texts(0)                      |
        | speed, a list of messages                 | quick   | parts()                       |
        | speed, a map                              | quick   | by_number()                   |
        | speed, an unset extension                 | quick   | GetExtension(quick::x_preset) |
        | speed, an unset message extension         | quick   | GetExtension(quick::x_part)   |
        | speed, unknown fields                     | quick   | unknown_fields()              |
        | code size, a string with a default        | small   | preset()                      |
        | code size, an unset string                | small   | unset()                       |
        | code size, bytes                          | small   | data()                        |
        | code size, a message                      | small   | part()                        |
        | code size, an unset message               | small   | unset_part()                  |
        | code size, a member                       | small   | name()                        |
        | code size, an unset member with a default | small   | idle()                        |
        | code size, an unset message member        | small   | idle_piece()                  |
        | code size, an element                     | small   | texts(0)                      |
        | code size, a list of messages             | small   | parts()                       |
        | code size, a map                          | small   | by_number()                   |
        | code size, an unset extension             | small   | GetExtension(small::x_preset) |
        | code size, an unset message extension     | small   | GetExtension(small::x_part)   |
        | code size, unknown fields                 | small   | unknown_fields()              |
        | lite, a string with a default             | light   | preset()                      |
        | lite, an unset string                     | light   | unset()                       |
        | lite, bytes                               | light   | data()                        |
        | lite, a message                           | light   | part()                        |
        | lite, an unset message                    | light   | unset_part()                  |
        | lite, a member                            | light   | name()                        |
        | lite, an unset member with a default      | light   | idle()                        |
        | lite, an unset message member             | light   | idle_piece()                  |
        | lite, an element                          | light   | texts(0)                      |
        | lite, a list of messages                  | light   | parts()                       |
        | lite, a map                               | light   | by_number()                   |
        | lite, an unset extension                  | light   | GetExtension(light::x_preset) |
        | lite, an unset message extension          | light   | GetExtension(light::x_part)   |
        | lite, unknown fields                      | light   | unknown_fields()              |
