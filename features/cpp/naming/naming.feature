@needs.cpp @needs.proto3-optional
Feature: Names of fields
  The names of accessors and constants follow from the name of the field. A reference that an accessor returns stays valid.

  @cpp.naming.accessors-lowercase
  Rule: Names of accessors consist of lower-case words joined by underscores

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Sample {
          int32 foo_bar = 5;
          optional string first_name = 6;
          repeated int32 line_number = 7;
          Part small_part = 8;
          repeated Part more_part = 9;
          repeated string more_text = 10;
          bytes raw_data = 11;
          oneof which_one { string chosen_text = 12; Part chosen_part = 13; }
          int32 last = 536870911;
        }
        message Part { int32 id = 1; }
        """

    Scenario: a number
      Given `Sample m`
      When `m.set_foo_bar(7)`
      Then `m.foo_bar()` is `7`
      And `m.clear_foo_bar()` compiles

    Scenario: a string
      Given `Sample m`
      And `m.set_first_name("in lower case")`
      When `m.mutable_first_name()->append(" letters")`
      Then `m.has_first_name()` is `true`
      And `m.first_name()` is `"in lower case letters"s`
      And `m.set_allocated_first_name(m.release_first_name())` compiles
      And `m.clear_first_name()` compiles

    Scenario: a message
      Given `Sample m`
      When `m.mutable_small_part()->set_id(7)`
      Then `m.has_small_part()` is `true`
      And `m.small_part().id()` is `7`
      And `m.set_allocated_small_part(m.release_small_part())` compiles
      And `m.clear_small_part()` compiles

    Scenario: a repeated field
      Given `Sample m`
      And `m.add_line_number(7)`
      When `m.set_line_number(0, 8)`
      Then `m.line_number_size()` is `1`
      And `m.line_number(0)` is `8`
      And `m.mutable_line_number()` is not null
      And `m.clear_line_number()` compiles

    Scenario: a oneof
      Given `Sample m`
      When `m.set_chosen_text("this one")`
      Then `m.which_one_case()` is `Sample::kChosenText`
      And `m.clear_which_one()` compiles

    Scenario: other spellings of the name are no accessors
      Given `Sample m`
      Then `m.set_foo_bar(7)` compiles
      And `m.setFooBar(7)` does not compile
      And `m.set_fooBar(7)` does not compile

    # C++ distinguishes these functions by their parameters and by const.
    Scenario: fields named like accessors that take something else
      Given the schema file `overloads.proto`
        """proto
        syntax = "proto2";
        message Overloaded {
          optional int32 i = 1;
          optional int32 set_i = 2;
          optional int32 clear_i = 3;
          optional string s = 4;
          optional int32 mutable_s = 5;
          optional int32 allocated_s = 6;
          repeated int32 r = 7;
          optional int32 add_r = 8;
        }
        """
      And `Overloaded m`
      And `const Overloaded& view = m`
      When `m.set_i(1)`
      And `m.set_set_i(2)`
      And `m.set_clear_i(3)`
      And `m.mutable_s()->assign("4")`
      And `m.set_mutable_s(5)`
      And `m.set_allocated_s(6)`
      And `m.add_r(7)`
      And `m.set_add_r(8)`
      Then `m.i()` is `1`
      And `m.set_i()` is `2`
      And `view.clear_i()` is `3`
      And `m.s()` is `"4"s`
      And `view.mutable_s()` is `5`
      And `m.allocated_s()` is `6`
      And `m.r(0)` is `7`
      And `m.add_r()` is `8`
      When `m.clear_i()`
      And `m.set_allocated_s(new std::string("9"))`
      Then `m.has_i()` is `false`
      And `m.s()` is `"9"s`

  @cpp.naming.number-constant
  Rule: Each field has a constant holding its number, named `k`, the field's name in camel case, `FieldNumber`

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Sample {
          int32 foo_bar = 5;
          optional string first_name = 6;
          repeated int32 line_number = 7;
          Part small_part = 8;
          repeated Part more_part = 9;
          repeated string more_text = 10;
          bytes raw_data = 11;
          oneof which_one { string chosen_text = 12; Part chosen_part = 13; }
          int32 last = 536870911;
        }
        message Part { int32 id = 1; }
        message Cased {
          int32 plain = 11;                int32 two_words = 12;
          int32 a_b_c = 13;                int32 mixedCase = 14;
          int32 AlreadyCamel = 15;         int32 XMLName = 16;
          int32 foo2bar = 17;              int32 with_2_digits = 18;
          int32 x = 19;                    int32 class = 20;
          repeated int32 many_times = 21;
          oneof either { int32 this_one = 22; Part that_one = 23; }
        }
        """

    Scenario: the example of the document
      Then `Sample::kFooBarFieldNumber` is `5`

    Scenario: it is a constant expression
      Given `std::integral_constant<int, Sample::kFooBarFieldNumber> constant`
      Then `constant.value` is `5`

    Scenario Outline: <field>
      Then `<constant>` is `<number>`

      Examples:
        | field                       | constant                        | number    |
        | an optional string          | Sample::kFirstNameFieldNumber   | 6         |
        | a message                   | Sample::kSmallPartFieldNumber   | 8         |
        | a repeated field            | Sample::kMoreTextFieldNumber    | 10        |
        | bytes                       | Sample::kRawDataFieldNumber     | 11        |
        | a member of a oneof         | Sample::kChosenTextFieldNumber  | 12        |
        | the largest number          | Sample::kLastFieldNumber        | 536870911 |
        | a plain word                | Cased::kPlainFieldNumber        | 11        |
        | two words                   | Cased::kTwoWordsFieldNumber     | 12        |
        | single letters              | Cased::kABCFieldNumber          | 13        |
        | mixed case                  | Cased::kMixedCaseFieldNumber    | 14        |
        | camel case                  | Cased::kAlreadyCamelFieldNumber | 15        |
        | several capitals            | Cased::kXMLNameFieldNumber      | 16        |
        | a digit between letters     | Cased::kFoo2BarFieldNumber      | 17        |
        | a digit between underscores | Cased::kWith2DigitsFieldNumber  | 18        |
        | a single letter             | Cased::kXFieldNumber            | 19        |
        | a keyword                   | Cased::kClassFieldNumber        | 20        |
        | two words, repeated         | Cased::kManyTimesFieldNumber    | 21        |
        | a number in a oneof         | Cased::kThisOneFieldNumber      | 22        |
        | a message in a oneof        | Cased::kThatOneFieldNumber      | 23        |

    Scenario: maps and groups
      Given the schema file `kinds.proto`
        """proto
        syntax = "proto2";
        message Kinds {
          map<string, int32> by_name = 31;
          optional group FirstBox = 32 { optional int32 id = 1; }
          repeated group ManyBoxes = 33 { optional int32 id = 1; }
          oneof which { group ChosenBox = 34 { optional int32 id = 1; } }
          repeated int32 packed_numbers = 35 [packed = true];
        }
        """
      Then `Kinds::kByNameFieldNumber` is `31`
      And `Kinds::kFirstboxFieldNumber` is `32`
      And `Kinds::kManyboxesFieldNumber` is `33`
      And `Kinds::kChosenboxFieldNumber` is `34`
      And `Kinds::kPackedNumbersFieldNumber` is `35`

  @cpp.naming.keyword
  Rule: Where a field's name is a C++ keyword, all of its accessors end in an underscore

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Part { int32 id = 1; }
        message Cased {
          int32 class = 20;
          oneof either { int32 this_one = 22; Part that_one = 23; }
        }
        message Keyword {
          optional int32 false = 1;
          optional string class = 2;
          Part namespace = 3;
          repeated int32 delete = 4;
          repeated string new = 5;
          repeated Part template = 6;
          bytes virtual = 7;
          optional Mode switch = 8;
          oneof choice { int32 for = 9; string while = 10; Part this = 11; }
          repeated Mode default = 12;
        }
        message Plain { int32 major = 1; optional string minor = 2; Part sun = 3; oneof kind { int32 override = 4; } }
        enum Mode { MODE_NONE = 0; MODE_ON = 3; }
        """

    Scenario: a number
      Given `Keyword m`
      When `m.set_false_(7)`
      Then `m.has_false_()` is `true`
      And `m.false_()` is `7`
      And `m.clear_false_()` compiles

    Scenario: a string
      Given `Keyword m`
      And `m.set_class_("set")`
      When `m.mutable_class_()->append(" and more")`
      Then `m.has_class_()` is `true`
      And `m.class_()` is `"set and more"s`
      And `m.set_allocated_class_(m.release_class_())` compiles
      And `m.clear_class_()` compiles

    Scenario: a word that is no keyword, without an underscore
      Given `Plain m`
      And `m.set_major(7)`
      And `m.mutable_minor()->append("set")`
      When `m.mutable_sun()->set_id(3)`
      Then `m.major()` is `7`
      And `m.has_minor()` is `true`
      And `m.minor()` is `"set"s`
      And `m.sun().id()` is `3`
      And `m.set_override(4)` compiles

    Scenario: bytes without presence
      Given `Keyword m`
      When `m.set_virtual_("cut\0here"s)`
      Then `m.virtual_()` is `"cut\0here"s`

    Scenario: a message
      Given `Keyword m`
      When `m.mutable_namespace_()->set_id(7)`
      Then `m.has_namespace_()` is `true`
      And `m.namespace_().id()` is `7`
      And `m.set_allocated_namespace_(m.release_namespace_())` compiles
      And `m.clear_namespace_()` compiles

    Scenario: an enum
      Given `Keyword m`
      When `m.set_switch_(MODE_ON)`
      Then `m.has_switch_()` is `true`
      And `m.switch_()` is `MODE_ON`
      And `m.clear_switch_()` compiles

    Scenario: repeated numbers
      Given `Keyword m`
      And `m.add_delete_(7)`
      When `m.set_delete_(0, 8)`
      Then `m.delete_(0)` is `8`
      And `m.delete_().empty()` is `false`
      And `m.mutable_delete_()` is not null
      And `m.clear_delete_()` compiles

    Scenario: repeated strings
      Given `Keyword m`
      And `m.add_new_("set")`
      When `m.mutable_new_(0)->append(" and more")`
      Then `m.new_(0)` is `"set and more"s`
      And `m.set_new_(0, "again")` compiles
      And `m.clear_new_()` compiles

    Scenario: repeated messages
      Given `Keyword m`
      When `m.add_template_()->set_id(7)`
      Then `m.template_(0).id()` is `7`
      And `m.mutable_template_(0)->set_id(8)` compiles
      And `m.clear_template_()` compiles

    Scenario: repeated enums
      Given `Keyword m`
      When `m.add_default_(MODE_ON)`
      Then `m.default_(0)` is `MODE_ON`
      And `m.set_default_(0, MODE_NONE)` compiles
      And `m.clear_default_()` compiles

    Scenario: members of a oneof
      Given `Keyword m`
      And `m.set_for_(7)`
      When `m.set_while_("set")`
      Then `m.has_for_()` is `false`
      And `m.has_while_()` is `true`
      And `m.while_()` is `"set"s`
      And `m.has_this_()` is `false`
      And `m.mutable_this_()->set_id(7)` compiles

    # In a separate schema, so that a subject that forgets these two fails only here.
    Scenario Outline: <keyword>
      Given the schema file `characters.proto`
        """proto
        syntax = "proto3";
        message Character { int32 char16_t = 1; int32 char32_t = 2; }
        """
      And `Character m`
      When `m.set_<keyword>_(7)`
      Then `m.<keyword>_()` is `7`

      Examples:
        | keyword  |
        | char16_t |
        | char32_t |

    # Keywords since C++20, in a schema of their own as well.
    Scenario Outline: <keyword>, since C++20
      Given the schema file `newer.proto`
        """proto
        syntax = "proto3";
        message Newer {
          int32 char8_t = 1; int32 concept = 2; int32 consteval = 3; int32 constinit = 4; int32 co_await = 5; int32 co_return = 6;
          int32 co_yield = 7; int32 requires = 8;
        }
        """
      And `Newer m`
      When `m.set_<keyword>_(7)`
      Then `m.<keyword>_()` is `7`

      Examples:
        | keyword   |
        | char8_t   |
        | concept   |
        | consteval |
        | constinit |
        | co_await  |
        | co_return |
        | co_yield  |
        | requires  |

    Scenario: a name that only contains a keyword gets no underscore
      Given `Cased m`
      When `m.set_this_one(7)`
      Then `m.this_one()` is `7`

  @cpp.naming.keyword
  Rule: Where a field's name is a C++ keyword, all of its accessors end in an underscore (every keyword)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Reserved {
          int32 alignas = 1; int32 alignof = 2; int32 and = 3; int32 and_eq = 4; int32 asm = 5; int32 auto = 6; int32 bitand = 7; int32 bitor = 8;
          int32 bool = 9; int32 break = 10; int32 case = 11; int32 catch = 12; int32 char = 13; int32 class = 14; int32 compl = 15; int32 const = 16;
          int32 constexpr = 17; int32 const_cast = 18; int32 continue = 19; int32 decltype = 20; int32 default = 21; int32 delete = 22; int32 do = 23;
          int32 double = 24; int32 dynamic_cast = 25; int32 else = 26; int32 enum = 27; int32 explicit = 28; int32 export = 29; int32 extern = 30;
          int32 false = 31; int32 float = 32; int32 for = 33; int32 friend = 34; int32 goto = 35; int32 if = 36; int32 inline = 37; int32 int = 38;
          int32 long = 39; int32 mutable = 40; int32 namespace = 41; int32 new = 42; int32 noexcept = 43; int32 not = 44; int32 not_eq = 45;
          int32 nullptr = 46; int32 operator = 47; int32 or = 48; int32 or_eq = 49; int32 private = 50; int32 protected = 51; int32 public = 52;
          int32 register = 53; int32 reinterpret_cast = 54; int32 return = 55; int32 short = 56; int32 signed = 57; int32 sizeof = 58; int32 static = 59;
          int32 static_assert = 60; int32 static_cast = 61; int32 struct = 62; int32 switch = 63; int32 template = 64; int32 this = 65;
          int32 thread_local = 66; int32 throw = 67; int32 true = 68; int32 try = 69; int32 typedef = 70; int32 typeid = 71; int32 typename = 72;
          int32 union = 73; int32 unsigned = 74; int32 using = 75; int32 virtual = 76; int32 void = 77; int32 volatile = 78; int32 wchar_t = 79;
          int32 while = 80; int32 xor = 81; int32 xor_eq = 82;
        }
        """

    Scenario: alignas
      Given `Reserved m`
      When `m.set_alignas_(7)`
      Then `m.alignas_()` is `7`

    Scenario Outline: <keyword>
      Given `Reserved m`
      When `m.set_<keyword>_(7)`
      Then `m.<keyword>_()` is `7`

      Examples:
        | keyword          |
        | alignof          |
        | and              |
        | and_eq           |
        | asm              |
        | auto             |
        | bitand           |
        | bitor            |
        | bool             |
        | break            |
        | case             |
        | catch            |
        | char             |
        | class            |
        | compl            |
        | const            |
        | constexpr        |
        | const_cast       |
        | continue         |
        | decltype         |
        | default          |
        | delete           |
        | do               |
        | double           |
        | dynamic_cast     |
        | else             |
        | enum             |
        | explicit         |
        | export           |
        | extern           |
        | false            |
        | float            |
        | for              |
        | friend           |
        | goto             |
        | if               |
        | inline           |
        | int              |
        | long             |
        | mutable          |
        | namespace        |
        | new              |
        | noexcept         |
        | not              |
        | not_eq           |
        | nullptr          |
        | operator         |
        | or               |
        | or_eq            |
        | private          |
        | protected        |
        | public           |
        | register         |
        | reinterpret_cast |
        | return           |
        | short            |
        | signed           |
        | sizeof           |
        | static           |
        | static_assert    |
        | static_cast      |
        | struct           |
        | switch           |
        | template         |
        | this             |
        | thread_local     |
        | throw            |
        | true             |
        | try              |
        | typedef          |
        | typeid           |
        | typename         |
        | union            |
        | unsigned         |
        | using            |
        | virtual          |
        | void             |
        | volatile         |
        | wchar_t          |
        | while            |
        | xor              |
        | xor_eq           |

  @cpp.naming.upper-case @cpp.naming.accessors-lowercase
  Rule: Capital letters of a field's name are small letters in the names of its accessors

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Part { int32 id = 1; }
        message Upper {
          int32 myFalse = 1;
          optional string FirstName = 2;
          Part ALL_CAPS = 3;
          repeated int32 lineNumber = 4;
          optional bool False = 5;
        }
        """

    Scenario: the example of the document
      Given `Upper m`
      When `m.set_myfalse(7)`
      Then `m.myfalse()` is `7`
      And `m.clear_myfalse()` compiles
      And `m.clear_myFalse()` does not compile

    Scenario: a string in camel case
      Given `Upper m`
      And `m.set_firstname("set")`
      When `m.mutable_firstname()->append(" and more")`
      Then `m.has_firstname()` is `true`
      And `m.firstname()` is `"set and more"s`
      And `m.set_allocated_firstname(m.release_firstname())` compiles

    Scenario: a message in capitals
      Given `Upper m`
      When `m.mutable_all_caps()->set_id(7)`
      Then `m.has_all_caps()` is `true`
      And `m.all_caps().id()` is `7`
      And `m.set_allocated_all_caps(m.release_all_caps())` compiles

    Scenario: a repeated field
      Given `Upper m`
      And `m.add_linenumber(7)`
      When `m.set_linenumber(0, 8)`
      Then `m.linenumber(0)` is `8`
      And `m.linenumber_size()` is `1`

    Scenario: a name that is a keyword once it is in small letters
      Given `Upper m`
      When `m.set_false_(true)`
      Then `m.has_false_()` is `true`
      And `m.false_()` is `true`

  @cpp.naming.reference-stable
  Rule: As long as nothing modifies the message, an accessor that returns a const reference refers to the same object at each call

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        message Sample {
          int32 foo_bar = 5;
          optional string first_name = 6;
          repeated int32 line_number = 7;
          Part small_part = 8;
          repeated Part more_part = 9;
          repeated string more_text = 10;
          bytes raw_data = 11;
          oneof which_one { string chosen_text = 12; Part chosen_part = 13; }
          map<string, string> by_name = 14;
          int32 last = 536870911;
        }
        message Part { int32 id = 1; string label = 2; }
        """

    Scenario: a string
      Given `Sample m`
      And `m.set_first_name("set before")`
      And `const Sample& view = m`
      And `const auto* first = &view.first_name()`
      When `std::string bytes_of_it; view.SerializeToString(&bytes_of_it)`
      And `Sample copy(view)`
      And `(void)view.has_first_name(), (void)view.which_one_case(), (void)view.foo_bar()`
      Then `&view.first_name()` is `first`
      And `&m.first_name()` is `first`

    Scenario Outline: <what>
      Given `Sample m`
      And `<arrange>`
      And `const Sample& view = m`
      And `const auto* first = &view.<accessor>`
      When `std::string bytes_of_it; view.SerializeToString(&bytes_of_it)`
      And `Sample copy(view)`
      And `(void)view.has_first_name(), (void)view.which_one_case(), (void)view.foo_bar()`
      Then `&view.<accessor>` is `first`
      And `&m.<accessor>` is `first`

      Examples:
        | what                                | arrange                            | accessor      |
        | an unset string                     | m.set_foo_bar(7)                   | first_name()  |
        | bytes                               | m.set_raw_data("set before")       | raw_data()    |
        | unset bytes                         | m.set_foo_bar(8)                   | raw_data()    |
        | a message                           | m.mutable_small_part()->set_id(3)  | small_part()  |
        | an unset message                    | m.set_foo_bar(9)                   | small_part()  |
        | an element that is a string         | m.add_more_text("set before")      | more_text(0)  |
        | an element that is a message        | m.add_more_part()->set_id(3)       | more_part(0)  |
        | a container of numbers              | m.add_line_number(3)               | line_number() |
        | a container of strings              | m.add_more_text("set before")      | more_text()   |
        | a container of messages             | m.add_more_part()->set_id(3)       | more_part()   |
        | a string in a oneof                 | m.set_chosen_text("set before")    | chosen_text() |
        | a string that another member hides  | m.mutable_chosen_part()->set_id(3) | chosen_text() |
        | a message in a oneof                | m.mutable_chosen_part()->set_id(3) | chosen_part() |
        | a message that another member hides | m.set_chosen_text("set before")    | chosen_part() |

    Scenario: a string, while another message is read and changed
      Given `Sample m`
      And `Sample other`
      And `m.set_first_name("mine")`
      And `other.set_first_name("the other's")`
      And `const Sample& view = m`
      And `const auto& first = view.first_name()`
      When `const std::string read = static_cast<const Sample&>(other).first_name()`
      And `other.set_first_name("changed")`
      And `(void)other.first_name()`
      Then `first` is `"mine"s`
      And `&view.first_name()` is `&first`
      And `read` is `"the other's"s`

    Scenario Outline: <what>, while another message is read and changed
      Given `Sample m`
      And `Sample other`
      And `m.<mine>`
      And `other.<others>`
      And `const Sample& view = m`
      And `const auto& first = view.<accessor>`
      When `const std::string read(static_cast<const Sample&>(other).<accessor><text>)`
      And `other.<change>`
      And `(void)other.<accessor>`
      Then `first<text>` is `"mine"s`
      And `&view.<accessor>` is `&first`
      And `read` is `"other"s`

      Examples:
        | what                         | mine                                       | others                                      | change                                                         | accessor      | text       |
        | bytes                        | set_raw_data("mine")                       | set_raw_data("other")                       | set_raw_data("changed")                                        | raw_data()    |            |
        | an element that is a string  | add_more_text("mine")                      | add_more_text("other")                      | set_more_text(0, "changed")                                    | more_text(0)  |            |
        | a container of strings       | add_more_text("mine")                      | add_more_text("other")                      | clear_more_text(), other.add_more_text()                       | more_text()   | .Get(0)    |
        | a string in a oneof          | set_chosen_text("mine")                    | set_chosen_text("other")                    | clear_which_one()                                              | chosen_text() |            |
        | a message                    | mutable_small_part()->set_label("mine")    | mutable_small_part()->set_label("other")    | clear_small_part()                                             | small_part()  | .label()   |
        | an element that is a message | add_more_part()->set_label("mine")         | add_more_part()->set_label("other")         | clear_more_part(), other.add_more_part()                       | more_part(0)  | .label()   |
        | a message in a oneof         | mutable_chosen_part()->set_label("mine")   | mutable_chosen_part()->set_label("other")   | set_chosen_text("changed")                                     | chosen_part() | .label()   |
        | a map                        | mutable_by_name()->insert({"key", "mine"}) | mutable_by_name()->insert({"key", "other"}) | clear_by_name(), (*other.mutable_by_name())["key"] = "changed" | by_name()     | .at("key") |

    Scenario: defaults of unset fields, while another message is set and cleared
      Given `const Sample m`
      And `Sample other`
      And `const auto& text = m.first_name()`
      And `const auto& part = m.small_part()`
      And `const auto& chosen = m.chosen_part()`
      When `other.set_first_name("changed"), other.mutable_small_part()->set_label("changed")`
      And `other.mutable_chosen_part()->set_label("changed")`
      And `other.clear_first_name(), other.clear_small_part(), other.clear_chosen_part()`
      Then `text` is `""s`
      And `part.label()` is `""s`
      And `chosen.label()` is `""s`
      And `&m.first_name()` is `&text`
      And `&m.small_part()` is `&part`
      And `&m.chosen_part()` is `&chosen`

  @cpp.naming.keyword @cpp.naming.upper-case @cpp.naming.accessors-lowercase
  Rule: Where a field's name is a C++ keyword, all of its accessors end in an underscore (in capitals, every keyword)

    Background:
      Given the schema file `capitals.proto`
        """proto
        syntax = "proto3";
        message Capitals {
          int32 Alignas = 1; int32 ALIGNOF = 2; int32 And = 3; int32 AND_EQ = 4; int32 Asm = 5; int32 AUTO = 6; int32 Bitand = 7; int32 BITOR = 8;
          int32 Bool = 9; int32 BREAK = 10; int32 Case = 11; int32 CATCH = 12; int32 Char = 13; int32 CLASS = 14; int32 Compl = 15; int32 CONST = 16;
          int32 Constexpr = 17; int32 CONST_CAST = 18; int32 Continue = 19; int32 DECLTYPE = 20; int32 Default = 21; int32 DELETE = 22;
          int32 Do = 23; int32 DOUBLE = 24; int32 Dynamic_cast = 25; int32 ELSE = 26; int32 Enum = 27; int32 EXPLICIT = 28; int32 Export = 29;
          int32 EXTERN = 30; int32 False = 31; int32 FLOAT = 32; int32 For = 33; int32 FRIEND = 34; int32 Goto = 35; int32 IF = 36;
          int32 Inline = 37; int32 INT = 38; int32 Long = 39; int32 MUTABLE = 40; int32 Namespace = 41; int32 NEW = 42; int32 Noexcept = 43;
          int32 NOT = 44; int32 Not_eq = 45; int32 NULLPTR = 46; int32 Operator = 47; int32 OR = 48; int32 Or_eq = 49; int32 PRIVATE = 50;
          int32 Protected = 51; int32 PUBLIC = 52; int32 Register = 53; int32 REINTERPRET_CAST = 54; int32 Return = 55; int32 SHORT = 56;
          int32 Signed = 57; int32 SIZEOF = 58; int32 Static = 59; int32 STATIC_ASSERT = 60; int32 Static_cast = 61; int32 STRUCT = 62;
          int32 Switch = 63; int32 TEMPLATE = 64; int32 This = 65; int32 THREAD_LOCAL = 66; int32 Throw = 67; int32 TRUE = 68; int32 Try = 69;
          int32 TYPEDEF = 70; int32 Typeid = 71; int32 TYPENAME = 72; int32 Union = 73; int32 UNSIGNED = 74; int32 Using = 75; int32 VIRTUAL = 76;
          int32 Void = 77; int32 VOLATILE = 78; int32 Wchar_t = 79; int32 WHILE = 80; int32 Xor = 81; int32 XOR_EQ = 82;
        }
        """

    Scenario: Alignas, a keyword in capitals
      Given `Capitals m`
      When `m.set_alignas_(7)`
      Then `m.alignas_()` is `7`

    Scenario Outline: <field>, a keyword in capitals
      Given `Capitals m`
      When `m.set_<keyword>_(7)`
      Then `m.<keyword>_()` is `7`
      And `m.clear_<keyword>_()` compiles

      Examples:
        | field            | keyword          |
        | ALIGNOF          | alignof          |
        | And              | and              |
        | AND_EQ           | and_eq           |
        | Asm              | asm              |
        | AUTO             | auto             |
        | Bitand           | bitand           |
        | BITOR            | bitor            |
        | Bool             | bool             |
        | BREAK            | break            |
        | Case             | case             |
        | CATCH            | catch            |
        | Char             | char             |
        | CLASS            | class            |
        | Compl            | compl            |
        | CONST            | const            |
        | Constexpr        | constexpr        |
        | CONST_CAST       | const_cast       |
        | Continue         | continue         |
        | DECLTYPE         | decltype         |
        | Default          | default          |
        | DELETE           | delete           |
        | Do               | do               |
        | DOUBLE           | double           |
        | Dynamic_cast     | dynamic_cast     |
        | ELSE             | else             |
        | Enum             | enum             |
        | EXPLICIT         | explicit         |
        | Export           | export           |
        | EXTERN           | extern           |
        | False            | false            |
        | FLOAT            | float            |
        | For              | for              |
        | FRIEND           | friend           |
        | Goto             | goto             |
        | IF               | if               |
        | Inline           | inline           |
        | INT              | int              |
        | Long             | long             |
        | MUTABLE          | mutable          |
        | Namespace        | namespace        |
        | NEW              | new              |
        | Noexcept         | noexcept         |
        | NOT              | not              |
        | Not_eq           | not_eq           |
        | NULLPTR          | nullptr          |
        | Operator         | operator         |
        | OR               | or               |
        | Or_eq            | or_eq            |
        | PRIVATE          | private          |
        | Protected        | protected        |
        | PUBLIC           | public           |
        | Register         | register         |
        | REINTERPRET_CAST | reinterpret_cast |
        | Return           | return           |
        | SHORT            | short            |
        | Signed           | signed           |
        | SIZEOF           | sizeof           |
        | Static           | static           |
        | STATIC_ASSERT    | static_assert    |
        | Static_cast      | static_cast      |
        | STRUCT           | struct           |
        | Switch           | switch           |
        | TEMPLATE         | template         |
        | This             | this             |
        | THREAD_LOCAL     | thread_local     |
        | Throw            | throw            |
        | TRUE             | true             |
        | Try              | try              |
        | TYPEDEF          | typedef          |
        | Typeid           | typeid           |
        | TYPENAME         | typename         |
        | Union            | union            |
        | UNSIGNED         | unsigned         |
        | Using            | using            |
        | VIRTUAL          | virtual          |
        | Void             | void             |
        | VOLATILE         | volatile         |
        | Wchar_t          | wchar_t          |
        | WHILE            | while            |
        | Xor              | xor              |
        | XOR_EQ           | xor_eq           |

    Scenario Outline: <field>, a keyword since C++20 in capitals
      Given the schema file `newer.proto`
        """proto
        syntax = "proto3";
        message Newer {
          int32 Char8_t = 1; int32 CONCEPT = 2; int32 Consteval = 3; int32 CONSTINIT = 4; int32 Co_await = 5; int32 CO_RETURN = 6;
          int32 Co_yield = 7; int32 REQUIRES = 8;
        }
        """
      And `Newer m`
      When `m.set_<keyword>_(7)`
      Then `m.<keyword>_()` is `7`
      And `m.clear_<keyword>_()` compiles

      Examples:
        | field     | keyword   |
        | Char8_t   | char8_t   |
        | CONCEPT   | concept   |
        | Consteval | consteval |
        | CONSTINIT | constinit |
        | Co_await  | co_await  |
        | CO_RETURN | co_return |
        | Co_yield  | co_yield  |
        | REQUIRES  | requires  |

  @cpp.naming.keyword @cpp.naming.upper-case @cpp.naming.accessors-lowercase
  Rule: Where a field's name is a C++ keyword, all of its accessors end in an underscore (in capitals, every kind of field)

    Background:
      Given the schema file `cased.proto`
        """proto
        syntax = "proto3";
        package cased;
        message Part { int32 id = 1; }
        enum Mode { MODE_NONE = 0; MODE_ON = 3; }
        message Keyword {
          optional int32 False = 1;
          optional string CLASS = 2;
          Part nameSpace = 3;
          repeated int32 Delete = 4;
          repeated string NEW = 5;
          repeated Part Template = 6;
          bytes VIRTUAL = 7;
          optional Mode Switch = 8;
          oneof choice { int32 For = 9; string WHILE = 10; Part This = 11; }
          repeated Mode DEFAULT = 12;
          map<int32, string> Union = 13;
        }
        """
      And `cased::Keyword m`

    Scenario: a number in capitals
      When `m.set_false_(7)`
      Then `m.has_false_()` is `true`
      And `m.false_()` is `7`
      And `m.clear_false_()` compiles
      And `cased::Keyword::kFalseFieldNumber` is `1`

    Scenario Outline: <what> in capitals
      When `<set>`
      Then `<get>` is `<value>`
      And `<also>` compiles
      And `m.clear_<name>()` compiles

      Examples:
        | what                   | name       | set                               | get                 | value          | also                                                   |
        | a string               | class_     | m.mutable_class_()->append("set") | m.class_()          | "set"s         | m.set_allocated_class_(m.release_class_())             |
        | bytes without presence | virtual_   | m.set_virtual_("set")             | m.virtual_()        | "set"s         | m.mutable_virtual_()->append("more")                   |
        | a message              | namespace_ | m.mutable_namespace_()->set_id(7) | m.namespace_().id() | 7              | m.set_allocated_namespace_(m.release_namespace_())     |
        | an enum                | switch_    | m.set_switch_(cased::MODE_ON)     | m.switch_()         | cased::MODE_ON | m.has_switch_()                                        |
        | repeated numbers       | delete_    | m.add_delete_(7)                  | m.delete_(0)        | 7              | m.set_delete_(0, 8), m.delete__size()                  |
        | repeated strings       | new_       | m.add_new_("set")                 | m.new_(0)           | "set"s         | m.mutable_new_(0)->append("more"), m.new__size()       |
        | repeated messages      | template_  | m.add_template_()->set_id(7)      | m.template_(0).id() | 7              | m.mutable_template_(0)->set_id(8), m.template__size()  |
        | repeated enums         | default_   | m.add_default_(cased::MODE_ON)    | m.default_(0)       | cased::MODE_ON | m.set_default_(0, cased::MODE_NONE), m.default__size() |
        | a map                  | union_     | (*m.mutable_union_())[7] = "set"  | m.union_().at(7)    | "set"s         | m.union__size()                                        |
        | a number of a oneof    | for_       | m.set_for_(7)                     | m.for_()            | 7              | m.has_for_()                                           |
        | a string of a oneof    | while_     | m.set_while_("set")               | m.while_()          | "set"s         | m.set_allocated_while_(m.release_while_())             |
        | a message of a oneof   | this_      | m.mutable_this_()->set_id(7)      | m.this_().id()      | 7              | m.set_allocated_this_(m.release_this_())               |

  @cpp.naming.keyword @cpp.naming.upper-case @cpp.naming.accessors-lowercase @cpp.naming.number-constant
  Rule: Where a field's name is a C++ keyword, all of its accessors end in an underscore (groups)

    # The name of a group's field is that of its type in small letters.
    Background:
      Given the schema file `boxed.proto`
        """proto
        syntax = "proto2";
        package boxed;
        message Sample {
          optional group Union = 1 { optional int32 Class = 1; }
          repeated group Private = 2 { optional int32 id = 1; }
          oneof choice { group Goto = 3 { optional int32 id = 1; } string Else = 4; }
        }
        """
      And `boxed::Sample m`

    Scenario: a group named like a keyword in small letters
      When `m.mutable_union_()->set_class_(7)`
      Then `m.has_union_()` is `true`
      And `m.union_().has_class_()` is `true`
      And `m.union_()` has type `const boxed::Sample_Union&`
      And `boxed::Sample::kUnionFieldNumber + 0` is `1`
      And `m` serializes to the bytes `0b 08 07 0c`
      When `m.set_allocated_union_(m.release_union_())`
      And `m.mutable_union_()->clear_class_()`
      Then `m` serializes to the bytes `0b 0c`
      When `m.clear_union_()`
      Then `m.has_union_()` is `false`

    Scenario: a repeated group
      When `m.add_private_()->set_id(7)`
      And `m.mutable_private_(0)->set_id(8)`
      Then `m.private__size()` is `1`
      And `m.private_(0).id()` is `8`
      And `m.private_().size()` is `1`
      And `boxed::Sample::kPrivateFieldNumber + 0` is `2`
      When `m.mutable_private_()->Clear()`
      Then `m.private__size()` is `0`
      And `m.clear_private_()` compiles

    Scenario: a group of a oneof
      When `m.mutable_goto_()->set_id(7)`
      Then `m.has_goto_()` is `true`
      And `m.choice_case()` is `boxed::Sample::kGoto`
      When `m.set_else_("text")`
      Then `m.choice_case()` is `boxed::Sample::kElse`
      And `m.has_goto_()` is `false`
      When `m.set_allocated_goto_(new boxed::Sample::Goto)`
      Then `m` serializes to the bytes `1b 1c`
      When `delete m.release_goto_()`
      And `m.clear_goto_()`
      Then `m.choice_case()` is `boxed::Sample::CHOICE_NOT_SET`

  @cpp.naming.keyword @cpp.naming.upper-case @cpp.naming.accessors-lowercase @needs.cord
  Rule: Where a field's name is a C++ keyword, all of its accessors end in an underscore (Cords)

    Background:
      Given the schema file `corded.proto`
        """proto
        syntax = "proto3";
        package corded;
        message Sample {
          optional bytes virtual = 1 [ctype = CORD];
          bytes Delete = 2 [ctype = CORD];
          bytes rawData = 3 [ctype = CORD];
          oneof choice { bytes NEW = 4 [ctype = CORD]; bytes longText = 5 [ctype = CORD]; }
        }
        """
      And `corded::Sample m`

    Scenario: a Cord named like a keyword
      When `m.set_virtual_(lib::Cord("set"))`
      Then `m.has_virtual_()` is `true`
      And `std::string(m.virtual_())` is `"set"s`
      And `corded::Sample::kVirtualFieldNumber + 0` is `1`
      When `m.clear_virtual_()`
      Then `m.has_virtual_()` is `false`

    Scenario Outline: a Cord named <field>
      When `m.set_<name>("set")`
      Then `std::string(m.<name>())` is `"set"s`
      And `corded::Sample::<constant> + 0` is `<number>`
      When `m.clear_<name>()`
      Then `m.<name>().empty()` is `true`

      Examples:
        | field    | name     | constant             | number |
        | Delete   | delete_  | kDeleteFieldNumber   | 2      |
        | rawData  | rawdata  | kRawDataFieldNumber  | 3      |
        | NEW      | new_     | kNEWFieldNumber      | 4      |
        | longText | longtext | kLongTextFieldNumber | 5      |

    Scenario: a Cord in a oneof
      When `m.set_new_("set")`
      Then `m.has_new_()` is `true`
      And `m.choice_case()` is `corded::Sample::kNEW`
      When `m.set_longtext("text")`
      Then `m.has_new_()` is `false`
      And `m.choice_case()` is `corded::Sample::kLongText`

  @cpp.naming.keyword @cpp.naming.upper-case @cpp.naming.accessors-lowercase @needs.editions @needs.string-view
  Rule: Where a field's name is a C++ keyword, all of its accessors end in an underscore (the string_view interface)

    Background:
      Given the schema file `viewed.proto`
        """proto
        edition = "2023";
        package viewed;
        import "google/protobuf/cpp_features.proto";
        option features.(pb.cpp).string_type = VIEW;
        message Sample {
          string virtual = 1;
          string Delete = 2 [features.field_presence = IMPLICIT];
          bytes rawData = 3;
          oneof choice { string NEW = 4; string longText = 5; }
        }
        """
      And `viewed::Sample m`

    Scenario: a string read by string_view, named like a keyword
      When `m.set_virtual_("set")`
      Then `m.has_virtual_()` is `true`
      And `m.virtual_()` has type `lib::string_view`
      And `std::string(m.virtual_())` is `"set"s`
      And `viewed::Sample::kVirtualFieldNumber + 0` is `1`
      When `m.clear_virtual_()`
      Then `m.has_virtual_()` is `false`

    Scenario Outline: a string read by string_view, named <field>
      When `m.set_<name>("set")`
      Then `std::string(m.<name>())` is `"set"s`
      And `viewed::Sample::<constant> + 0` is `<number>`
      When `m.clear_<name>()`
      Then `m.<name>().empty()` is `true`

      Examples:
        | field    | name     | constant             | number |
        | Delete   | delete_  | kDeleteFieldNumber   | 2      |
        | rawData  | rawdata  | kRawDataFieldNumber  | 3      |
        | NEW      | new_     | kNEWFieldNumber      | 4      |
        | longText | longtext | kLongTextFieldNumber | 5      |

  @cpp.naming.reference-stable @needs.cord
  Rule: As long as nothing modifies the message, an accessor that returns a const reference refers to the same object at each call (Cords)

    Background:
      Given the schema file `cords.proto`
        """proto
        syntax = "proto2";
        package cords;
        message Sample {
          optional bytes data = 1 [ctype = CORD];
          optional bytes unset = 2 [ctype = CORD];
          optional bytes preset = 3 [ctype = CORD, default = "a default that is too long to be inline"];
          oneof which { bytes member = 4 [ctype = CORD]; bytes idle = 5 [ctype = CORD]; bytes idle_preset = 6 [ctype = CORD, default = "unset"]; }
        }
        """
      And `cords::Sample m`
      And `m.set_data(std::string(5000, 'x')), m.set_member("set, and too long to be inline")`
      And `const cords::Sample& view = m`

    Scenario: a Cord
      When `const lib::Cord* before = &view.data()`
      And `const std::string written = view.SerializeAsString()`
      And `cords::Sample copy(view)`
      And `(void)std::string(view.data()), (void)view.ByteSizeLong(), (void)view.preset(), copy.clear_data(), copy.clear_which()`
      Then `&view.data()` is `before`
      And `&m.data()` is `before`
      And `view.data().size()` is `5000u`

    Scenario Outline: <what>
      When `const lib::Cord* before = &view.<name>()`
      And `const std::string written = view.SerializeAsString()`
      And `cords::Sample copy(view)`
      And `(void)std::string(view.data()), (void)view.ByteSizeLong(), copy.set_data("other"), copy.set_preset("other"), copy.set_idle("other")`
      Then `&view.<name>()` is `before`
      And `&m.<name>()` is `before`
      And `std::string(view.<name>())` is `"<text>"s`

      Examples:
        | what                                  | name        | text                                    |
        | an unset Cord                         | unset       |                                         |
        | an unset Cord with a default          | preset      | a default that is too long to be inline |
        | a Cord member                         | member      | set, and too long to be inline          |
        | a Cord member that is not set         | idle        |                                         |
        | a Cord member with a default, not set | idle_preset | unset                                   |
