@needs.cpp @needs.editions
Feature: Indexes of every repeated field, in editions
  The first element has index 0, whatever the elements are.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package edition;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; KIND_BELOW = -5; }
      message Part { int32 id = 1; }
      message Sample {
        repeated int32 numbers = 1;
        repeated bool flags = 2;
        repeated double reals = 3;
        repeated Kind kinds = 4;
        repeated string texts = 5;
        repeated bytes blobs = 6;
        repeated Part parts = 7;
        message Box { int32 id = 1; }
        repeated Box box = 8 [features.message_encoding = DELIMITED];
      }
      """

  @cpp.repeated.zero-based @cpp.repeated.numeric @cpp.repeated.string @cpp.repeated.enum @cpp.repeated.message
  Rule: The first element of a repeated field has index 0 (in an edition)

    Scenario: an edition, numbers
      Given `edition::Sample m`
      And `m.add_numbers(5), m.add_numbers(7), m.add_numbers(9)`
      Then `m.numbers(0)` is `5`
      And `m.numbers(1)` is `7`
      And `m.numbers(2)` is `9`
      When `m.set_numbers(1, 8)`
      Then `m.numbers(0)` is `5`
      And `m.numbers(1)` is `8`
      And `m.numbers(2)` is `9`
      And `m.numbers()[1]` is `8`
      When `m.set_numbers(0, 9)`
      And `m.set_numbers(2, 5)`
      Then `m.numbers(0)` is `9`
      And `m.numbers(1)` is `8`
      And `m.numbers(2)` is `5`

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.add_<name>(<one>), m.add_<name>(<two>), m.add_<name>(<three>)`
      Then `m.<name>(0)` is `<one>`
      And `m.<name>(1)` is `<two>`
      And `m.<name>(2)` is `<three>`
      When `m.set_<name>(1, <new>)`
      Then `m.<name>(0)` is `<one>`
      And `m.<name>(1)` is `<new>`
      And `m.<name>(2)` is `<three>`
      And `m.<name>()[1]` is `<new>`
      When `m.set_<name>(0, <three>)`
      And `m.set_<name>(2, <one>)`
      Then `m.<name>(0)` is `<three>`
      And `m.<name>(1)` is `<new>`
      And `m.<name>(2)` is `<one>`

      Examples:
        | what              | package | name  | one                | two                 | three               | new                |
        | an edition, flags | edition | flags | true               | false               | true                | true               |
        | an edition, reals | edition | reals | 0.5                | 1.5                 | 2.5                 | -3.5               |
        | an edition, kinds | edition | kinds | edition::KIND_LEFT | edition::KIND_RIGHT | edition::KIND_BELOW | edition::KIND_NONE |
        | an edition, texts | edition | texts | "one"s             | "two"s              | "three"s            | "new"s             |
        | an edition, blobs | edition | blobs | "one"s             | "two"s              | "three"s            | "new"s             |

    Scenario Outline: <what>
      Given `<package>::Sample m`
      And `m.add_<name>()->set_id(5), m.add_<name>()->set_id(7), m.add_<name>()->set_id(9)`
      Then `m.<name>(0).id()` is `5`
      And `m.<name>(1).id()` is `7`
      And `m.<name>(2).id()` is `9`
      When `m.mutable_<name>(1)->set_id(8)`
      And `m.mutable_<name>(0)->set_id(6)`
      Then `m.<name>(0).id()` is `6`
      And `m.<name>(1).id()` is `8`
      And `m.<name>(2).id()` is `9`
      And `m.<name>()[1].id()` is `8`

      Examples:
        | what              | package | name  |
        | an edition, parts | edition | parts |
        | an edition, box   | edition | box   |

    Scenario Outline: <what>, in place
      Given `<package>::Sample m`
      And `m.add_<name>("one"), m.add_<name>("two"), m.add_<name>("three")`
      When `m.mutable_<name>(1)->append("!")`
      And `m.mutable_<name>(2)->append("?")`
      Then `m.<name>(0)` is `"one"s`
      And `m.<name>(1)` is `"two!"s`
      And `m.<name>(2)` is `"three?"s`

      Examples:
        | what              | package | name  |
        | an edition, texts | edition | texts |
        | an edition, blobs | edition | blobs |

  @cpp.repeated.zero-based @needs.string-view @needs.lite
  Rule: The first element of a repeated field has index 0 (where strings are read as string_view)

    Background:
      Given the schema file `views.proto`
        """proto
        edition = "2023";
        package views;
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = VIEW;
        message Sample { repeated string texts = 1; repeated bytes blobs = 2; }
        """
      And the schema file `small_views.proto`
        """proto
        edition = "2023";
        package small_views;
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = VIEW;
        option optimize_for = CODE_SIZE;
        message Sample { repeated string texts = 1; repeated bytes blobs = 2; }
        """
      And the schema file `light_views.proto`
        """proto
        edition = "2023";
        package light_views;
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = VIEW;
        option optimize_for = LITE_RUNTIME;
        message Sample { repeated string texts = 1; repeated bytes blobs = 2; }
        """

    Scenario: views, texts
      Given `views::Sample m`
      And `m.add_texts("one"), m.add_texts("two"), m.add_texts("three")`
      Then `std::string(m.texts(0))` is `"one"s`
      And `std::string(m.texts(2))` is `"three"s`
      When `m.set_texts(1, "new")`
      Then `std::string(m.texts(0))` is `"one"s`
      And `std::string(m.texts(1))` is `"new"s`
      And `std::string(m.texts(2))` is `"three"s`
      When `m.set_texts(0, "first")`
      And `m.set_texts(2, "last")`
      Then `std::string(m.texts(0))` is `"first"s`
      And `std::string(m.texts(1))` is `"new"s`
      And `std::string(m.texts(2))` is `"last"s`

    Scenario Outline: <what>
      Given `<class> m`
      And `m.add_<name>("one"), m.add_<name>("two"), m.add_<name>("three")`
      Then `std::string(m.<name>(0))` is `"one"s`
      And `std::string(m.<name>(2))` is `"three"s`
      When `m.set_<name>(1, "new")`
      Then `std::string(m.<name>(0))` is `"one"s`
      And `std::string(m.<name>(1))` is `"new"s`
      And `std::string(m.<name>(2))` is `"three"s`
      When `m.set_<name>(0, "first")`
      And `m.set_<name>(2, "last")`
      Then `std::string(m.<name>(0))` is `"first"s`
      And `std::string(m.<name>(1))` is `"new"s`
      And `std::string(m.<name>(2))` is `"last"s`

      Examples:
        | what                    | class               | name  |
        | views, blobs            | views::Sample       | blobs |
        | views, code size, texts | small_views::Sample | texts |
        | views, code size, blobs | small_views::Sample | blobs |
        | views, lite, texts      | light_views::Sample | texts |
        | views, lite, blobs      | light_views::Sample | blobs |
