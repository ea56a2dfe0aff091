@needs.cpp @needs.editions @needs.string-view
Feature: The string_view interface of string and bytes fields
  In editions, fields whose string type is VIEW are read and set by string_view. They give no access to a std::string.

  Background:
    Given the schema
      """proto
      edition = "2023";
      import "google/protobuf/cpp_features.proto";
      message Sample {
        string foo = 1 [features.(pb.cpp).string_type = VIEW];
        string preset = 2 [features.(pb.cpp).string_type = VIEW, default = "a\0b"];
        string bare = 3 [features.(pb.cpp).string_type = VIEW, features.field_presence = IMPLICIT];
        bytes blob = 4 [features.(pb.cpp).string_type = VIEW];
        oneof pick {
          string member = 5 [features.(pb.cpp).string_type = VIEW];
          string other = 6 [features.(pb.cpp).string_type = VIEW];
          string preset_member = 7 [features.(pb.cpp).string_type = VIEW, default = "unset"];
          int32 number = 8;
        }
        repeated string texts = 9 [features.(pb.cpp).string_type = VIEW];
        repeated bytes blobs = 10 [features.(pb.cpp).string_type = VIEW];
        string plain = 11;
        string said = 12 [features.(pb.cpp).string_type = STRING];
        repeated string plains = 13;
        message Inner { string foo = 1 [features.(pb.cpp).string_type = VIEW]; bytes blob = 2 [features.(pb.cpp).string_type = VIEW]; string plain = 3; }
      }
      """

  @cpp.field.string-view-api
  Rule: From edition 2023 on, a field whose string type is VIEW is read and set by string_view

    Background:
      Given the schema file `viewed.proto`
        """proto
        edition = "2023";
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = VIEW;
        message Viewed {
          string foo = 1;
          string own = 2 [features.(pb.cpp).string_type = STRING];
          string bare = 3 [features.field_presence = IMPLICIT];
        }
        message Lax { option features.json_format = LEGACY_BEST_EFFORT; string foo = 1; bytes raw = 2; }
        """

    Scenario: explicit string shows a string_view
      Given `Sample m`
      And `const Sample& view = m`
      When `m.set_foo(lib::string_view("a text that is too long to be inline"))`
      Then `view.foo()` has type `lib::string_view`
      And `m.foo()` has type `lib::string_view`
      And `std::string(m.foo())` is `"a text that is too long to be inline"s`

    Scenario Outline: <field> shows a string_view
      Given `<message> m`
      And `const <message>& view = m`
      When `m.set_<name>(lib::string_view("a text that is too long to be inline"))`
      Then `view.<name>()` has type `lib::string_view`
      And `m.<name>()` has type `lib::string_view`
      And `std::string(m.<name>())` is `"a text that is too long to be inline"s`

      Examples:
        | field                                                   | message       | name   |
        | string with a default                                   | Sample        | preset |
        | implicit string                                         | Sample        | bare   |
        | bytes                                                   | Sample        | blob   |
        | member of a oneof                                       | Sample        | member |
        | string of a nested message                              | Sample::Inner | foo    |
        | bytes of a nested message                               | Sample::Inner | blob   |
        | string of a VIEW file                                   | Viewed        | foo    |
        | other feature of a VIEW file                            | Viewed        | bare   |
        | string of a message with another feature in a VIEW file | Lax           | foo    |
        | bytes of a message with another feature in a VIEW file  | Lax           | raw    |

    Scenario: string of edition 2024 shows a string_view
      Given the schema file `later.proto`
        """proto
        edition = "2024";
        message Later { string foo = 1; }
        """
      And `Later m`
      And `const Later& view = m`
      When `m.set_foo(lib::string_view("a text that is too long to be inline"))`
      Then `view.foo()` has type `lib::string_view`
      And `m.foo()` has type `lib::string_view`
      And `std::string(m.foo())` is `"a text that is too long to be inline"s`

    Scenario Outline: <field> shows a string
      Given `<message> m`
      When `m.set_<name>("abc")`
      Then `m.<name>()` has type `const std::string&`
      And `m.<name>()` is `"abc"s`

      Examples:
        | field                                     | message       | name  |
        | a string without VIEW                     | Sample        | plain |
        | a string that says STRING                 | Sample        | said  |
        | a string of a nested message without VIEW | Sample::Inner | plain |
        | a string of a VIEW file that says STRING  | Viewed        | own   |

    @cpp.presence.set
    Scenario Outline: <name> set from <form>
      Given `Sample m`
      And `const std::string text = "cut\0here"s`
      When `m.set_<name>(<value>)`
      Then `std::string(m.<name>())` is `<expected>s`
      And `m.has_<name>()` is `true`

      Examples:
        | form                 | name   | value                            | expected    |
        | a string_view        | foo    | lib::string_view(text.data(), 8) | "cut\0here" |
        | a string             | foo    | text                             | "cut\0here" |
        | a string to move     | foo    | std::string(text)                | "cut\0here" |
        | a literal            | foo    | "abc"                            | "abc"       |
        | an empty view        | foo    | lib::string_view()               | ""          |
        | a view of bytes      | blob   | lib::string_view(text.data(), 8) | "cut\0here" |
        | a view of a member   | member | lib::string_view(text.data(), 8) | "cut\0here" |
        | a string of a member | member | text                             | "cut\0here" |

    Scenario Outline: <name> and the string that it was given change apart
      Given `Sample m`
      And `std::string given = "given, and too long to be inline"`
      When `m.set_<name>(given)`
      Then `given` is `"given, and too long to be inline"s`
      When `given.assign("changed")`
      Then `std::string(m.<name>())` is `"given, and too long to be inline"s`
      When `given = "short"`
      And `m.set_<name>(lib::string_view(given))`
      And `given[0] = 'X'`
      Then `std::string(m.<name>())` is `"short"s`

      Examples:
        | name   |
        | foo    |
        | preset |
        | bare   |
        | blob   |
        | member |

    Scenario Outline: while unset, <name> shows <unset>
      Given `Sample m`
      Then `std::string(m.<name>())` is `<unset>s`
      When `m.set_<name>("")`
      Then `std::string(m.<name>())` is `""s`
      When `m.clear_<name>()`
      Then `std::string(m.<name>())` is `<unset>s`
      And `m.ByteSizeLong()` is `0`

      Examples:
        | name          | unset   |
        | foo           | ""      |
        | preset        | "a\0b"  |
        | bare          | ""      |
        | member        | ""      |
        | preset_member | "unset" |

    @cpp.field.string-has @cpp.presence.set
    Scenario: presence is tested where it is explicit
      Given `Sample m`
      Then `m.has_foo()` is `false`
      When `m.set_foo("")`
      Then `m.has_foo()` is `true`
      And `m.has_foo()` compiles
      And `m.has_bare()` does not compile

    Scenario: setting a member of a oneof clears the other
      Given `Sample m`
      And `m.set_member("a text that is too long to be inline")`
      When `m.set_other(std::string(m.member()))`
      Then `m.pick_case()` is `Sample::kOther`
      And `std::string(m.other())` is `"a text that is too long to be inline"s`
      And `m.has_member()` is `false`
      When `m.set_number(7)`
      Then `m.other().empty()` is `true`
      When `m.clear_member()`
      Then `m.pick_case()` is `Sample::kNumber`

    Scenario: the wire format is the same
      Given `Sample m`
      When `m.ParseFromString(bytes("0a 02 61 62  1a 01 63  22 01 ff  2a 01 64  4a 01 65"))`
      Then `std::string(m.foo())` is `"ab"s`
      And `std::string(m.bare())` is `"c"s`
      And `std::string(m.blob())` is `"\xff"s`
      And `std::string(m.member())` is `"d"s`
      And `std::string(m.texts(0))` is `"e"s`
      And `m` serializes to the bytes `0a 02 61 62 1a 01 63 22 01 ff 2a 01 64 4a 01 65`
      And `m.ParseFromString(bytes("0a 01 ff"))` is `false`

  @cpp.field.string-view-more @needs.protobuf-conventions
  Rule: A VIEW field has no functions that hand over or release a string, and repeated ones are read by string_view too (elements)

    Background:
      Given the schema file `viewed.proto`
        """proto
        edition = "2023";
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = VIEW;
        message Viewed {
          string foo = 1;
          string own = 2 [features.(pb.cpp).string_type = STRING];
          string bare = 3 [features.field_presence = IMPLICIT];
        }
        """

    Scenario: elements of texts
      Given `Sample m`
      And `const std::string text = "cut\0here"s`
      When `m.add_texts(lib::string_view("first, and too long to be inline"))`
      And `m.add_texts(text)`
      And `m.add_texts("third")`
      And `m.set_texts(2, lib::string_view("changed"))`
      Then `m.texts_size()` is `3`
      And `m.texts(0)` has type `lib::string_view`
      And `std::string(m.texts(0))` is `"first, and too long to be inline"s`
      And `std::string(m.texts(1))` is `"cut\0here"s`
      And `std::string(m.texts(2))` is `"changed"s`
      When `m.clear_texts()`
      Then `m.texts_size()` is `0`

    Scenario Outline: elements of <name>
      Given `Sample m`
      And `const std::string text = "cut\0here"s`
      When `m.add_<name>(lib::string_view("first, and too long to be inline"))`
      And `m.add_<name>(text)`
      And `m.add_<name>("third")`
      And `m.set_<name>(2, lib::string_view("changed"))`
      Then `m.<name>_size()` is `3`
      And `m.<name>(0)` has type `lib::string_view`
      And `std::string(m.<name>(0))` is `"first, and too long to be inline"s`
      And `std::string(m.<name>(1))` is `"cut\0here"s`
      And `std::string(m.<name>(2))` is `"changed"s`
      When `m.clear_<name>()`
      Then `m.<name>_size()` is `0`

      Examples:
        | name  |
        | blobs |

  @cpp.field.string-view-no-mutable
  Rule: A field with string_view accessors has no mutable getter

    Scenario: for a string
      Given `Sample m`
      Then `m.mutable_plain()` compiles
      And `m.mutable_foo()` does not compile

    Scenario Outline: for a <kind>
      Given `Sample m`
      Then `m.mutable_<plain>(<index>)` compiles
      And `m.mutable_<name>(<index>)` does not compile

      Examples:
        | kind              | plain | name   | index |
        | implicit string   | plain | bare   |       |
        | bytes field       | said  | blob   |       |
        | member of a oneof | plain | member |       |

  @cpp.field.string-view-more @needs.protobuf-conventions
  Rule: A VIEW field has no functions that hand over or release a string, and repeated ones are read by string_view too

    Scenario: there are no set_allocated and release functions
      Given `Sample m`
      Then `delete m.release_plain()` compiles
      And `delete m.release_foo()` does not compile
      And `m.set_allocated_plain(new std::string())` compiles
      And `m.set_allocated_foo(new std::string())` does not compile

    Scenario Outline: for a <kind>
      Given `Sample m`
      Then `m.mutable_<plain>(<index>)` compiles
      And `m.mutable_<name>(<index>)` does not compile

      Examples:
        | kind            | plain  | name  | index |
        | repeated string | plains | texts | 0     |

  @cpp.field.string-view-api @cpp.field.string-view-no-mutable
  Rule: From edition 2023 on, a field whose string type is VIEW is read and set by string_view (set for the whole file)

    Background:
      Given the schema file `whole.proto`
        """proto
        edition = "2023";
        package whole;
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = VIEW;
        message Sample {
          string text = 1;
          bytes data = 2;
          string bare = 3 [features.field_presence = IMPLICIT];
          bytes bare_data = 4 [features.field_presence = IMPLICIT];
          string preset = 5 [default = "unset"];
          bytes preset_data = 6 [default = "\xff"];
          oneof which { string member = 7; bytes blob = 8; }
          string own = 9 [features.(pb.cpp).string_type = STRING];
          bytes own_data = 10 [features.(pb.cpp).string_type = STRING];
          message Inner { string text = 1; bytes data = 2; string own = 3 [features.(pb.cpp).string_type = STRING]; bytes own_data = 4 [features.(pb.cpp).string_type = STRING]; }
          Inner inner = 11;
          oneof owned { string own_member = 12 [features.(pb.cpp).string_type = STRING]; bytes own_blob = 13 [features.(pb.cpp).string_type = STRING]; }
          repeated string own_texts = 14 [features.(pb.cpp).string_type = STRING];
          repeated bytes own_blobs = 15 [features.(pb.cpp).string_type = STRING];
        }
        """

    Scenario: a string of a file of views
      Given `whole::Sample m`
      When `m.set_text(lib::string_view("abcdef", 3))`
      Then `m.text()` has type `lib::string_view`
      And `std::string(m.text())` is `"abc"s`
      And `m.mutable_text()` does not compile
      And `m.mutable_own()` compiles

    Scenario Outline: <what> of a file of views
      Given `whole::Sample<class> m`
      When `m.set_<field>(lib::string_view("abcdef", 3))`
      Then `m.<field>()` has type `lib::string_view`
      And `std::string(m.<field>())` is `"abc"s`
      And `m.mutable_<field>()` does not compile

      Examples:
        | what                         | class   | field       |
        | bytes                        |         | data        |
        | a string without presence    |         | bare        |
        | bytes without presence       |         | bare_data   |
        | a string with a default      |         | preset      |
        | bytes with a default         |         | preset_data |
        | a string in a oneof          |         | member      |
        | bytes in a oneof             |         | blob        |
        | a string of a nested message | ::Inner | text        |
        | bytes of a nested message    | ::Inner | data        |

    Scenario Outline: <what> with the type STRING, in a file of views
      Given `whole::Sample<class> m`
      When `m.mutable_<field>()->append("abc")`
      Then `m.<field>()` has type `const std::string&`
      And `m.<field>()` is `"abc"s`

      Examples:
        | what                         | class   | field      |
        | a string                     |         | own        |
        | bytes                        |         | own_data   |
        | a string in a oneof          |         | own_member |
        | bytes in a oneof             |         | own_blob   |
        | a string of a nested message | ::Inner | own        |
        | bytes of a nested message    | ::Inner | own_data   |

    Scenario Outline: repeated <what> with the type STRING, in a file of views
      Given `whole::Sample m`
      When `m.add_<field>()->append("abc")`
      And `m.mutable_<field>(0)->append("d")`
      Then `m.<field>(0)` has type `const std::string&`
      And `m.<field>(0)` is `"abcd"s`

      Examples:
        | what    | field     |
        | strings | own_texts |
        | bytes   | own_blobs |

  @cpp.field.string-view-api
  Rule: From edition 2023 on, a field whose string type is VIEW is read and set by string_view (its neighbours)

    Background:
      Given the schema file `neighbours.proto`
        """proto
        edition = "2023";
        package beside;
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = VIEW;
        message Part { int32 id = 1; }
        message All {
          int32 number = 1;
          bool flag = 2 [features.field_presence = IMPLICIT];
          string text = 3;
          string preset = 4 [default = "unset"];
          string bare = 5 [features.field_presence = IMPLICIT];
          bytes data = 6;
          bytes bare_data = 7 [features.field_presence = IMPLICIT];
          oneof pick { string member = 8; int32 digit = 9; }
          Part part = 10;
          repeated string texts = 11;
          map<int32, string> names = 12;
          string own = 13 [features.(pb.cpp).string_type = STRING];
          oneof other { Part piece = 14; string name = 15; }
        }
        """
      And the C++
        """cpp
        const std::string full = bytes("08 07 10 01 1a 04 6b 65 70 74 22 04 6b 65 70 74 2a 04 6b 65 70 74 32 04 6b 65 70 74 3a 04 6b 65 70 74 42 04 6b 65 70 74 "
            "52 02 08 05 5a 04 6b 65 70 74 62 08 08 08 12 04 6b 65 70 74 6a 04 6b 65 70 74 72 02 08 04")
        """

    Scenario Outline: <name> changes, and the neighbours stay
      Given `beside::All m`
      And `m.ParseFromString(full)`
      And `const std::string before = m.SerializeAsString()`
      When `m.set_<name>("another one, and too long to be inline")`
      And `m.set_<name>(lib::string_view("kept, and more", 4))`
      Then `before` is `full`
      And `m.SerializeAsString()` is `before`
      When `m.clear_<name>()`
      And `m.set_<name>("kept")`
      Then `m.SerializeAsString()` is `before`

      Examples:
        | name      |
        | text      |
        | preset    |
        | bare      |
        | data      |
        | bare_data |
        | member    |
