@needs.cpp
Feature: Names of oneofs of any shape
  A oneof's name may be a C++ keyword: its constants and accessors are longer, so no underscore is added. Capitals,
  digits and underscores of the name stay in its accessors.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      package names;
      message Sample {
        oneof class { int32 in_class = 1; string class_text = 2; }
        oneof switch { int32 in_switch = 3; string switch_text = 4; }
        oneof false { int32 in_false = 5; string false_text = 6; }
        oneof xor { int32 in_xor = 7; string xor_text = 8; }
        oneof Mixed { int32 in_mixed = 9; string mixed_text = 10; }
        oneof _first { int32 in_first = 11; string first_text = 12; }
        oneof last_ { int32 in_last = 13; string last_text = 14; }
        oneof two__words { int32 in_two = 15; string two_text = 16; }
        oneof with2digits { int32 in_digits = 17; string digits_text = 18; }
        oneof x { int32 in_x = 19; string x_text = 20; }
        oneof lastChoice { int32 in_choice = 21; string choice_text = 22; }
        message Inner { oneof default { int32 in_default = 1; string default_text = 2; } }
      }
      """

  @cpp.oneof.case-enum @cpp.oneof.not-set @cpp.oneof.case-accessor @cpp.oneof.clear-oneof
  Rule: A oneof has an enum of cases, named in camel case with `Case` at its end, in which each member's constant equals the member's field number (names of any shape)

    Scenario: class
      Given `names::Sample m`
      Then `static_cast<int>(names::Sample::CLASS_NOT_SET)` is `0`
      And `names::Sample::CLASS_NOT_SET` has type `names::Sample::ClassCase`
      And `names::Sample::kInClass` has type `names::Sample::ClassCase`
      And `m.class_case()` is `names::Sample::CLASS_NOT_SET`
      When `m.set_in_class(7)`
      Then `m.class_case()` is `names::Sample::kInClass`
      When `m.set_class_text("set")`
      Then `m.class_case()` is `names::Sample::kClassText`
      When `m.clear_class()`
      Then `m.class_case()` is `names::Sample::CLASS_NOT_SET`
      And `m.class_text()` is `""s`

    Scenario Outline: <what>, <name>
      Given `names::<class> m`
      Then `static_cast<int>(names::<class>::<constant>)` is `0`
      And `names::<class>::<constant>` has type `names::<class>::<case>`
      And `names::<class>::<number>` has type `names::<class>::<case>`
      And `m.<name>_case()` is `names::<class>::<constant>`
      When `m.set_in_<part>(7)`
      Then `m.<name>_case()` is `names::<class>::<number>`
      When `m.set_<part>_text("set")`
      Then `m.<name>_case()` is `names::<class>::<text>`
      When `m.clear_<name>()`
      Then `m.<name>_case()` is `names::<class>::<constant>`
      And `m.<part>_text()` is `""s`

      Examples:
        | what                | name        | class         | part    | case            | constant            | number     | text         |
        | a keyword           | switch      | Sample        | switch  | SwitchCase      | SWITCH_NOT_SET      | kInSwitch  | kSwitchText  |
        | a literal           | false       | Sample        | false   | FalseCase       | FALSE_NOT_SET       | kInFalse   | kFalseText   |
        | an operator         | xor         | Sample        | xor     | XorCase         | XOR_NOT_SET         | kInXor     | kXorText     |
        | a capital           | Mixed       | Sample        | mixed   | MixedCase       | MIXED_NOT_SET       | kInMixed   | kMixedText   |
        | an underscore first | _first      | Sample        | first   | FirstCase       | _FIRST_NOT_SET      | kInFirst   | kFirstText   |
        | an underscore last  | last_       | Sample        | last    | LastCase        | LAST__NOT_SET       | kInLast    | kLastText    |
        | two underscores     | two__words  | Sample        | two     | TwoWordsCase    | TWO__WORDS_NOT_SET  | kInTwo     | kTwoText     |
        | a digit             | with2digits | Sample        | digits  | With2DigitsCase | WITH2DIGITS_NOT_SET | kInDigits  | kDigitsText  |
        | camel case          | lastChoice  | Sample        | choice  | LastChoiceCase  | LASTCHOICE_NOT_SET  | kInChoice  | kChoiceText  |
        | one letter          | x           | Sample        | x       | XCase           | X_NOT_SET           | kInX       | kXText       |
        | a keyword, nested   | default     | Sample::Inner | default | DefaultCase     | DEFAULT_NOT_SET     | kInDefault | kDefaultText |

  @cpp.oneof.case-enum @cpp.oneof.case-accessor
  Rule: A oneof has an enum of cases, named in camel case with `Case` at its end, in which each member's constant equals the member's field number (members with names of any shape, and any number)

    Background:
      Given the schema file `members.proto`
        """proto
        syntax = "proto2";
        package members;
        message Sample {
          oneof which {
            int32 myNumber = 1; string class = 3000; bool _lead = 3; double trail_ = 2047; int64 two__words = 2048; bytes x = 70000;
            uint32 with2digits_3 = 536870911; Sample new = 16; string plain_text = 4; group Box = 40 { optional int32 id = 1; }
          }
        }
        """

    Scenario: camel case
      Given `members::Sample m`
      When `m.set_mynumber(7)`
      Then `m.which_case()` is `members::Sample::kMyNumber`
      And `static_cast<int>(members::Sample::kMyNumber)` is `1`
      And `members::Sample::kMyNumber` has type `members::Sample::WhichCase`

    Scenario Outline: <what>
      Given `members::Sample m`
      When `<call>`
      Then `m.which_case()` is `members::Sample::<constant>`
      And `static_cast<int>(members::Sample::<constant>)` is `<number>`
      And `members::Sample::<constant>` has type `members::Sample::WhichCase`

      Examples:
        | what                 | call                    | constant      | number    |
        | a keyword, a string  | m.set_class_("set")     | kClass        | 3000      |
        | a keyword, a message | m.mutable_new_()        | kNew          | 16        |
        | an underscore first  | m.set__lead(true)       | kLead         | 3         |
        | an underscore last   | m.set_trail_(0.5)       | kTrail        | 2047      |
        | two underscores      | m.set_two__words(5)     | kTwoWords     | 2048      |
        | one letter           | m.set_x("set")          | kX            | 70000     |
        | digits               | m.set_with2digits_3(9u) | kWith2Digits3 | 536870911 |
        | two words            | m.set_plain_text("set") | kPlainText    | 4         |
        | a group              | m.mutable_box()         | kBox          | 40        |
