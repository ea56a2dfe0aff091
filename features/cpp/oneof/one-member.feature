@needs.cpp @needs.lite
Feature: Oneofs with one member
  A oneof may have one member only. It is set, cleared, handed over and released like a member of several.

  Background:
    Given the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message LoneNumber { oneof which { int32 value = 1; } }
      message LoneReal { oneof which { double value = 20; } }
      message LoneFlag { oneof which { bool value = 3000; } }
      message LoneKind { oneof which { Kind value = 1; } }
      message LoneText { oneof which { string value = 1; } }
      message LoneData { oneof which { bytes value = 300000; } }
      message LonePart { oneof which { Part value = 1; } }
      message LoneLater { oneof which { Later value = 1; } }
      message LoneNode { oneof which { LoneNode value = 1; } optional int32 id = 2; }
      message Beside { optional int32 before = 1; oneof first { string one = 2; } oneof second { Part other = 3; } oneof third { int32 another = 4; } }
      message Later { optional int32 id = 1; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; }
      message LoneNumber { oneof which { int32 value = 1; } }
      message LoneReal { oneof which { double value = 20; } }
      message LoneFlag { oneof which { bool value = 3000; } }
      message LoneKind { oneof which { Kind value = 1; } }
      message LoneText { oneof which { string value = 1; } }
      message LoneData { oneof which { bytes value = 300000; } }
      message LonePart { oneof which { Part value = 1; } }
      message LoneLater { oneof which { Later value = 1; } }
      message LoneNode { oneof which { LoneNode value = 1; } int32 id = 2; }
      message Beside { int32 before = 1; oneof first { string one = 2; } oneof second { Part other = 3; } oneof third { int32 another = 4; } }
      message Later { int32 id = 1; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message LoneNumber { oneof which { int32 value = 1; } }
      message LoneReal { oneof which { double value = 20; } }
      message LoneFlag { oneof which { bool value = 3000; } }
      message LoneKind { oneof which { Kind value = 1; } }
      message LoneText { oneof which { string value = 1; } }
      message LoneData { oneof which { bytes value = 300000; } }
      message LonePart { oneof which { Part value = 1; } }
      message LoneLater { oneof which { Later value = 1; } }
      message LoneNode { oneof which { LoneNode value = 1; } optional int32 id = 2; }
      message Beside { optional int32 before = 1; oneof first { string one = 2; } oneof second { Part other = 3; } oneof third { int32 another = 4; } }
      message Later { optional int32 id = 1; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message LoneNumber { oneof which { int32 value = 1; } }
      message LoneReal { oneof which { double value = 20; } }
      message LoneFlag { oneof which { bool value = 3000; } }
      message LoneKind { oneof which { Kind value = 1; } }
      message LoneText { oneof which { string value = 1; } }
      message LoneData { oneof which { bytes value = 300000; } }
      message LonePart { oneof which { Part value = 1; } }
      message LoneLater { oneof which { Later value = 1; } }
      message LoneNode { oneof which { LoneNode value = 1; } optional int32 id = 2; }
      message Beside { optional int32 before = 1; oneof first { string one = 2; } oneof second { Part other = 3; } oneof third { int32 another = 4; } }
      message Later { optional int32 id = 1; }
      """

  @cpp.oneof.set @cpp.oneof.case-accessor @cpp.oneof.case-enum @cpp.oneof.not-set @cpp.oneof.clear-active @cpp.oneof.clear-oneof
  Rule: Setting a member makes it the one that is set, whichever was set before (one member)

    Scenario: one number
      Given `quick::LoneNumber m`
      Then `m.which_case()` is `quick::LoneNumber::WHICH_NOT_SET`
      When `m.set_value(7)`
      Then `m.which_case()` is `quick::LoneNumber::kValue`
      And `m.has_value()` is `true`
      When `m.clear_value()`
      Then `m.which_case()` is `quick::LoneNumber::WHICH_NOT_SET`
      And `m.value()` is `0`

    Scenario Outline: <what>
      Given `<package>::<class> m`
      Then `static_cast<int>(<package>::<class>::kValue)` is `<number>`
      And `static_cast<int>(<package>::<class>::WHICH_NOT_SET)` is `0`
      And `m.which_case()` is `<package>::<class>::WHICH_NOT_SET`
      And `m.has_value()` is `false`
      And `m.value()` is `<zero>`
      When `m.clear_value()`
      Then `m.has_value()` is `false`
      When `m.set_value(<value>)`
      Then `m.which_case()` is `<package>::<class>::kValue`
      And `m.has_value()` is `true`
      And `m.value()` is `<value>`
      When `m.clear_value()`
      Then `m.which_case()` is `<package>::<class>::WHICH_NOT_SET`
      And `m.has_value()` is `false`
      And `m.value()` is `<zero>`
      And `m.SerializeAsString()` is `""s`
      When `m.set_value(<zero>)`
      Then `m.has_value()` is `true`
      When `m.clear_which()`
      Then `m.which_case()` is `<package>::<class>::WHICH_NOT_SET`
      And `m.value()` is `<zero>`

      @cpp.oneof.numeric
      Examples:
        | what              | package | class      | value | zero  | number |
        | proto2, int32     | quick   | LoneNumber | 7     | 0     | 1      |
        | proto2, double    | quick   | LoneReal   | -0.5  | 0.0   | 20     |
        | proto2, bool      | quick   | LoneFlag   | true  | false | 3000   |
        | proto3, int32     | third   | LoneNumber | 7     | 0     | 1      |
        | proto3, double    | third   | LoneReal   | -0.5  | 0.0   | 20     |
        | proto3, bool      | third   | LoneFlag   | true  | false | 3000   |
        | code size, int32  | small   | LoneNumber | 7     | 0     | 1      |
        | code size, double | small   | LoneReal   | -0.5  | 0.0   | 20     |
        | code size, bool   | small   | LoneFlag   | true  | false | 3000   |
        | lite, int32       | light   | LoneNumber | 7     | 0     | 1      |
        | lite, double      | light   | LoneReal   | -0.5  | 0.0   | 20     |
        | lite, bool        | light   | LoneFlag   | true  | false | 3000   |

      @cpp.oneof.enum
      Examples:
        | what            | package | class    | value            | zero             | number |
        | proto2, enum    | quick   | LoneKind | quick::KIND_LEFT | quick::KIND_NONE | 1      |
        | proto3, enum    | third   | LoneKind | third::KIND_LEFT | third::KIND_NONE | 1      |
        | code size, enum | small   | LoneKind | small::KIND_LEFT | small::KIND_NONE | 1      |
        | lite, enum      | light   | LoneKind | light::KIND_LEFT | light::KIND_NONE | 1      |

      @cpp.oneof.string
      Examples:
        | what              | package | class    | value                   | zero | number |
        | proto2, string    | quick   | LoneText | "long, and not inline"s | ""s  | 1      |
        | proto2, bytes     | quick   | LoneData | "cut\0here"s            | ""s  | 300000 |
        | proto3, string    | third   | LoneText | "long, and not inline"s | ""s  | 1      |
        | proto3, bytes     | third   | LoneData | "cut\0here"s            | ""s  | 300000 |
        | code size, string | small   | LoneText | "long, and not inline"s | ""s  | 1      |
        | code size, bytes  | small   | LoneData | "cut\0here"s            | ""s  | 300000 |
        | lite, string      | light   | LoneText | "long, and not inline"s | ""s  | 1      |
        | lite, bytes       | light   | LoneData | "cut\0here"s            | ""s  | 300000 |

  @cpp.oneof.mutable @cpp.oneof.mutable-new @cpp.oneof.set-allocated @cpp.oneof.set-allocated-null @cpp.oneof.release-active @cpp.oneof.release-inactive
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (one member)

    @cpp.oneof.string
    Scenario Outline: <what>, an object
      Given `<package>::<class> m`
      When `m.mutable_value()`
      Then `m.which_case()` is `<package>::<class>::kValue`
      And `m.value()` is `""s`
      When `*m.mutable_value() = "long, and not inline"`
      Then `m.value()` is `"long, and not inline"s`
      When `const std::unique_ptr<std::string> released(m.release_value())`
      Then `*released` is `"long, and not inline"s`
      And `m.which_case()` is `<package>::<class>::WHICH_NOT_SET`
      And `m.value()` is `""s`
      And `m.release_value()` is null
      When `m.set_allocated_value(new std::string("given"))`
      Then `m.which_case()` is `<package>::<class>::kValue`
      And `m.value()` is `"given"s`
      When `m.set_allocated_value(nullptr)`
      Then `m.which_case()` is `<package>::<class>::WHICH_NOT_SET`
      And `m.value()` is `""s`

      Examples:
        | what              | package | class    |
        | proto2, string    | quick   | LoneText |
        | proto2, bytes     | quick   | LoneData |
        | proto3, string    | third   | LoneText |
        | proto3, bytes     | third   | LoneData |
        | code size, string | small   | LoneText |
        | code size, bytes  | small   | LoneData |
        | lite, string      | light   | LoneText |
        | lite, bytes       | light   | LoneData |

    @cpp.oneof.message @cpp.oneof.clear-active @cpp.oneof.clear-oneof @cpp.oneof.case-accessor
    Scenario Outline: <what>, an object
      Given `<package>::<class> m`
      Then `m.value().id()` is `0`
      When `m.mutable_value()`
      Then `m.which_case()` is `<package>::<class>::kValue`
      And `m.value().id()` is `0`
      When `m.mutable_value()->set_id(7)`
      Then `m.value().id()` is `7`
      When `const std::unique_ptr<<package>::<type>> released(m.release_value())`
      Then `released->id()` is `7`
      And `m.which_case()` is `<package>::<class>::WHICH_NOT_SET`
      And `m.value().id()` is `0`
      And `m.release_value()` is null
      When `m.set_allocated_value(new <package>::<type>(*released))`
      Then `m.which_case()` is `<package>::<class>::kValue`
      And `m.value().id()` is `7`
      When `m.set_allocated_value(nullptr)`
      Then `m.which_case()` is `<package>::<class>::WHICH_NOT_SET`
      When `m.mutable_value()->set_id(8)`
      And `m.clear_value()`
      Then `m.which_case()` is `<package>::<class>::WHICH_NOT_SET`
      And `m.has_value()` is `false`
      When `m.mutable_value()->set_id(9)`
      And `m.clear_which()`
      Then `m.has_value()` is `false`
      And `m.value().id()` is `0`

      Examples:
        | what                                | package | class     | type     |
        | proto2, a message                   | quick   | LonePart  | Part     |
        | proto2, a message declared later    | quick   | LoneLater | Later    |
        | proto2, the own type                | quick   | LoneNode  | LoneNode |
        | proto3, a message                   | third   | LonePart  | Part     |
        | proto3, a message declared later    | third   | LoneLater | Later    |
        | proto3, the own type                | third   | LoneNode  | LoneNode |
        | code size, a message                | small   | LonePart  | Part     |
        | code size, a message declared later | small   | LoneLater | Later    |
        | code size, the own type             | small   | LoneNode  | LoneNode |
        | lite, a message                     | light   | LonePart  | Part     |
        | lite, a message declared later      | light   | LoneLater | Later    |
        | lite, the own type                  | light   | LoneNode  | LoneNode |

  @cpp.oneof.clear-inactive @cpp.oneof.set-clears-others @cpp.oneof.clear-oneof
  Rule: Clearing a member that is not set changes nothing (one member of each oneof)

    Scenario Outline: <what>
      Given `<package>::Beside m`
      When `m.clear_one(), m.clear_other(), m.clear_another()`
      Then `m.SerializeAsString()` is `""s`
      When `m.set_one("one")`
      And `m.clear_other(), m.clear_another()`
      Then `m.first_case()` is `<package>::Beside::kOne`
      And `m.second_case()` is `<package>::Beside::SECOND_NOT_SET`
      When `m.mutable_other()->set_id(7)`
      And `m.clear_another()`
      And `m.set_another(8)`
      Then `m.one()` is `"one"s`
      And `m.other().id()` is `7`
      And `m.another()` is `8`
      When `m.clear_second()`
      Then `m.has_one() && m.has_another()` is `true`
      And `m.has_other()` is `false`

      Examples:
        | what                    | package |
        | proto2, three oneofs    | quick   |
        | proto3, three oneofs    | third   |
        | code size, three oneofs | small   |
        | lite, three oneofs      | light   |
