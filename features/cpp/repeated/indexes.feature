@needs.cpp @needs.lite
Feature: Indexes of every repeated field
  The first element has index 0, whatever the elements are.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package second;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; KIND_BELOW = -5; }
      message Part { optional int32 id = 1; }
      message Sample {
        repeated int32 numbers = 1;
        repeated bool flags = 2;
        repeated double reals = 3;
        repeated Kind kinds = 4;
        repeated string texts = 5;
        repeated bytes blobs = 6;
        repeated Part parts = 7;
        repeated group Box = 8 { optional int32 id = 1; }
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
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
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; KIND_BELOW = -5; }
      message Part { optional int32 id = 1; }
      message Sample {
        repeated int32 numbers = 1;
        repeated bool flags = 2;
        repeated double reals = 3;
        repeated Kind kinds = 4;
        repeated string texts = 5;
        repeated bytes blobs = 6;
        repeated Part parts = 7;
        repeated group Box = 8 { optional int32 id = 1; }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; KIND_BELOW = -5; }
      message Part { optional int32 id = 1; }
      message Sample {
        repeated int32 numbers = 1;
        repeated bool flags = 2;
        repeated double reals = 3;
        repeated Kind kinds = 4;
        repeated string texts = 5;
        repeated bytes blobs = 6;
        repeated Part parts = 7;
        repeated group Box = 8 { optional int32 id = 1; }
      }
      """

  @cpp.repeated.zero-based @cpp.repeated.numeric @cpp.repeated.string @cpp.repeated.enum @cpp.repeated.message
  Rule: The first element of a repeated field has index 0 (in every dialect and mode)

    Scenario: proto2, numbers
      Given `second::Sample m`
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
        | what               | package | name    | one               | two                | three              | new               |
        | proto2, flags      | second  | flags   | true              | false              | true               | true              |
        | proto2, reals      | second  | reals   | 0.5               | 1.5                | 2.5                | -3.5              |
        | proto2, kinds      | second  | kinds   | second::KIND_LEFT | second::KIND_RIGHT | second::KIND_BELOW | second::KIND_NONE |
        | proto2, texts      | second  | texts   | "one"s            | "two"s             | "three"s           | "new"s            |
        | proto2, blobs      | second  | blobs   | "one"s            | "two"s             | "three"s           | "new"s            |
        | proto3, numbers    | third   | numbers | 5                 | 7                  | 9                  | 8                 |
        | proto3, flags      | third   | flags   | true              | false              | true               | true              |
        | proto3, reals      | third   | reals   | 0.5               | 1.5                | 2.5                | -3.5              |
        | proto3, kinds      | third   | kinds   | third::KIND_LEFT  | third::KIND_RIGHT  | third::KIND_BELOW  | third::KIND_NONE  |
        | proto3, texts      | third   | texts   | "one"s            | "two"s             | "three"s           | "new"s            |
        | proto3, blobs      | third   | blobs   | "one"s            | "two"s             | "three"s           | "new"s            |
        | code size, numbers | small   | numbers | 5                 | 7                  | 9                  | 8                 |
        | code size, flags   | small   | flags   | true              | false              | true               | true              |
        | code size, reals   | small   | reals   | 0.5               | 1.5                | 2.5                | -3.5              |
        | code size, kinds   | small   | kinds   | small::KIND_LEFT  | small::KIND_RIGHT  | small::KIND_BELOW  | small::KIND_NONE  |
        | code size, texts   | small   | texts   | "one"s            | "two"s             | "three"s           | "new"s            |
        | code size, blobs   | small   | blobs   | "one"s            | "two"s             | "three"s           | "new"s            |
        | lite, numbers      | light   | numbers | 5                 | 7                  | 9                  | 8                 |
        | lite, flags        | light   | flags   | true              | false              | true               | true              |
        | lite, reals        | light   | reals   | 0.5               | 1.5                | 2.5                | -3.5              |
        | lite, kinds        | light   | kinds   | light::KIND_LEFT  | light::KIND_RIGHT  | light::KIND_BELOW  | light::KIND_NONE  |
        | lite, texts        | light   | texts   | "one"s            | "two"s             | "three"s           | "new"s            |
        | lite, blobs        | light   | blobs   | "one"s            | "two"s             | "three"s           | "new"s            |

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
        | what             | package | name  |
        | proto2, parts    | second  | parts |
        | proto2, box      | second  | box   |
        | proto3, parts    | third   | parts |
        | code size, parts | small   | parts |
        | code size, box   | small   | box   |
        | lite, parts      | light   | parts |
        | lite, box        | light   | box   |

    Scenario Outline: <what>, in place
      Given `<package>::Sample m`
      And `m.add_<name>("one"), m.add_<name>("two"), m.add_<name>("three")`
      When `m.mutable_<name>(1)->append("!")`
      And `m.mutable_<name>(2)->append("?")`
      Then `m.<name>(0)` is `"one"s`
      And `m.<name>(1)` is `"two!"s`
      And `m.<name>(2)` is `"three?"s`

      Examples:
        | what             | package | name  |
        | proto2, texts    | second  | texts |
        | proto2, blobs    | second  | blobs |
        | proto3, texts    | third   | texts |
        | proto3, blobs    | third   | blobs |
        | code size, texts | small   | texts |
        | code size, blobs | small   | blobs |
        | lite, texts      | light   | texts |
        | lite, blobs      | light   | blobs |

  @cpp.repeated.zero-based @cpp.extension.get @cpp.extension.set @cpp.extension.mutable
  Rule: The first element of a repeated field has index 0 (of extensions)

    Background:
      Given the schema file `quick_base.proto`
        """proto
        syntax = "proto2";
        package quick_base;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Part { optional int32 id = 1; }
        message Base { extensions 100 to 199; }
        extend Base {
          repeated int32 numbers = 100;
          repeated int32 packed = 101 [packed = true];
          repeated Kind kinds = 102;
          repeated string texts = 103;
          repeated bytes blobs = 104;
          repeated Part parts = 105;
          repeated group Crate = 106 { optional int32 id = 1; }
        }
        """
      And the schema file `small_base.proto`
        """proto
        syntax = "proto2";
        package small_base;
        option optimize_for = CODE_SIZE;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Part { optional int32 id = 1; }
        message Base { extensions 100 to 199; }
        extend Base {
          repeated int32 numbers = 100;
          repeated int32 packed = 101 [packed = true];
          repeated Kind kinds = 102;
          repeated string texts = 103;
          repeated bytes blobs = 104;
          repeated Part parts = 105;
          repeated group Crate = 106 { optional int32 id = 1; }
        }
        """
      And the schema file `light_base.proto`
        """proto
        syntax = "proto2";
        package light_base;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Part { optional int32 id = 1; }
        message Base { extensions 100 to 199; }
        extend Base {
          repeated int32 numbers = 100;
          repeated int32 packed = 101 [packed = true];
          repeated Kind kinds = 102;
          repeated string texts = 103;
          repeated bytes blobs = 104;
          repeated Part parts = 105;
          repeated group Crate = 106 { optional int32 id = 1; }
        }
        """

    Scenario: set in the middle
      Given `quick_base::Base m`
      When `m.AddExtension(quick_base::numbers, 5), m.AddExtension(quick_base::numbers, 7), m.AddExtension(quick_base::numbers, 9)`
      And `m.SetExtension(quick_base::numbers, 1, 8)`
      Then `m.GetExtension(quick_base::numbers, 0)` is `5`
      And `m.GetExtension(quick_base::numbers, 1)` is `8`
      And `m.GetExtension(quick_base::numbers, 2)` is `9`

    Scenario Outline: set and got: <what>
      Given `<package>::Base m`
      And `const auto& id = <package>::<name>`
      When `m.AddExtension(id, <one>), m.AddExtension(id, <two>), m.AddExtension(id, <three>)`
      Then `m.GetExtension(id, 0)` is `<one>`
      And `m.GetExtension(id, 1)` is `<two>`
      And `m.GetExtension(id, 2)` is `<three>`
      When `m.SetExtension(id, 2, <one>), m.SetExtension(id, 0, <three>)`
      Then `m.GetExtension(id, 0)` is `<three>`
      And `m.GetExtension(id, 1)` is `<two>`
      And `m.GetExtension(id, 2)` is `<one>`

      Examples:
        | what                      | package    | name    | one                   | two                   | three                  |
        | packed numbers, speed     | quick_base | packed  | 5                     | 7                     | 9                      |
        | enums, speed              | quick_base | kinds   | quick_base::KIND_LEFT | quick_base::KIND_NONE | quick_base::KIND_RIGHT |
        | strings, speed            | quick_base | texts   | "one"s                | "two"s                | "three"s               |
        | bytes, speed              | quick_base | blobs   | "one"s                | "two"s                | "three"s               |
        | numbers, code size        | small_base | numbers | 5                     | 7                     | 9                      |
        | packed numbers, code size | small_base | packed  | 5                     | 7                     | 9                      |
        | enums, code size          | small_base | kinds   | small_base::KIND_LEFT | small_base::KIND_NONE | small_base::KIND_RIGHT |
        | strings, code size        | small_base | texts   | "one"s                | "two"s                | "three"s               |
        | bytes, code size          | small_base | blobs   | "one"s                | "two"s                | "three"s               |
        | numbers, lite             | light_base | numbers | 5                     | 7                     | 9                      |
        | packed numbers, lite      | light_base | packed  | 5                     | 7                     | 9                      |
        | enums, lite               | light_base | kinds   | light_base::KIND_LEFT | light_base::KIND_NONE | light_base::KIND_RIGHT |
        | strings, lite             | light_base | texts   | "one"s                | "two"s                | "three"s               |
        | bytes, lite               | light_base | blobs   | "one"s                | "two"s                | "three"s               |

    Scenario Outline: changed in place, strings: <what>
      Given `<package>::Base m`
      And `const auto& id = <package>::<name>`
      When `m.AddExtension(id, "one"), m.AddExtension(id, "two"), m.AddExtension(id, "three")`
      And `m.MutableExtension(id, 2)->append("!"), m.MutableExtension(id, 0)->append("?")`
      Then `m.GetExtension(id, 0)` is `"one?"s`
      And `m.GetExtension(id, 1)` is `"two"s`
      And `m.GetExtension(id, 2)` is `"three!"s`

      Examples:
        | what               | package    | name  |
        | strings, speed     | quick_base | texts |
        | bytes, speed       | quick_base | blobs |
        | strings, code size | small_base | texts |
        | bytes, code size   | small_base | blobs |
        | strings, lite      | light_base | texts |
        | bytes, lite        | light_base | blobs |

    Scenario Outline: changed in place, messages: <what>
      Given `<package>::Base m`
      And `const auto& id = <package>::<name>`
      When `m.AddExtension(id)->set_id(5), m.AddExtension(id)->set_id(7), m.AddExtension(id)->set_id(9)`
      And `m.MutableExtension(id, 2)->set_id(99), m.MutableExtension(id, 0)->set_id(55)`
      Then `m.GetExtension(id, 0).id()` is `55`
      And `m.GetExtension(id, 1).id()` is `7`
      And `m.GetExtension(id, 2).id()` is `99`

      Examples:
        | what                | package    | name  |
        | messages, speed     | quick_base | parts |
        | groups, speed       | quick_base | crate |
        | messages, code size | small_base | parts |
        | groups, code size   | small_base | crate |
        | messages, lite      | light_base | parts |
        | groups, lite        | light_base | crate |
