@needs.cpp
Feature: Repeated fields of types from elsewhere, in nested messages
  The type of an element may be declared in an imported file, through a public import, in another message, or later in the file.

  Background:
    Given the schema file `base.proto`
      """proto
      syntax = "proto2";
      package base.parts;
      enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 7; LEVEL_TOP = 8; }
      message Holder {
        enum Tone { TONE_NONE = 0; TONE_LOW = 3; TONE_HIGH = 4; }
        message Piece { optional int32 id = 1; }
      }
      message Part { optional int32 id = 1; }
      message Lists { repeated Level levels = 1; repeated Part parts = 2; repeated int32 numbers = 3; repeated string texts = 4; }
      """
    And the schema file `door.proto`
      """proto
      syntax = "proto2";
      import public "base.proto";
      """
    And the schema file `quick.proto`
      """proto
      syntax = "proto2";
      package quick;
      import "door.proto";
      message Outer {
        message Lists {
          repeated base.parts.Level levels = 1;
          repeated base.parts.Holder.Tone tones = 2 [packed = true];
          repeated Later.Kind kinds = 3000;
          repeated base.parts.Part parts = 4;
          repeated base.parts.Holder.Piece pieces = 5;
          repeated Later.Inner inners = 70000;
          repeated Later laters = 7;
          repeated Lists lists = 8;
          optional int32 id = 9;
        }
      }
      message Later {
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Inner { optional int32 id = 1; }
        optional int32 id = 1;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      import "door.proto";
      message Outer {
        message Lists {
          repeated base.parts.Level levels = 1;
          repeated base.parts.Holder.Tone tones = 2 [packed = true];
          repeated Later.Kind kinds = 3000;
          repeated base.parts.Part parts = 4;
          repeated base.parts.Holder.Piece pieces = 5;
          repeated Later.Inner inners = 70000;
          repeated Later laters = 7;
          repeated Lists lists = 8;
          optional int32 id = 9;
        }
      }
      message Later {
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; KIND_RIGHT = 22; }
        message Inner { optional int32 id = 1; }
        optional int32 id = 1;
      }
      """

  @cpp.repeated.enum @cpp.repeated.clear @cpp.repeated.zero-based @cpp.repeated.containers
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (types from elsewhere)

    Scenario Outline: <what>
      Given `<class> m`
      When `m.add_<name>(<value>)`
      And `m.add_<name>(<value>)`
      And `m.set_<name>(1, <other>)`
      Then `m.<name>_size()` is `2`
      And `m.<name>(0)` is `<value>`
      And `m.<name>(1)` is `<other>`
      And `m.<name>(0)` has type `<type>`
      And `m.<name>()` has type `const rt::RepeatedField<int>&`
      And `m.mutable_<name>()` has type `rt::RepeatedField<int>*`
      And `m` serializes to the bytes `<bytes>`
      When `m.mutable_<name>()->Set(0, <other>)`
      Then `m.<name>(0)` is `<other>`
      And `*m.<name>().begin()` is `static_cast<int>(<other>)`
      When `m.clear_<name>()`
      Then `m.<name>_size()` is `0`
      And `m.<name>().empty()` is `true`

      Examples:
        | what                                      | class               | name   | type                      | value                         | other                          | bytes                   |
        | speed, an imported enum                   | quick::Outer::Lists | levels | base::parts::Level        | base::parts::LEVEL_HIGH       | base::parts::LEVEL_TOP         | 08 07 08 08             |
        | speed, an enum of an imported message     | quick::Outer::Lists | tones  | base::parts::Holder::Tone | base::parts::Holder::TONE_LOW | base::parts::Holder::TONE_HIGH | 12 02 03 04             |
        | speed, an enum of another message         | quick::Outer::Lists | kinds  | quick::Later::Kind        | quick::Later::KIND_LEFT       | quick::Later::KIND_RIGHT       | c0 bb 01 15 c0 bb 01 16 |
        | code size, an imported enum               | small::Outer::Lists | levels | base::parts::Level        | base::parts::LEVEL_HIGH       | base::parts::LEVEL_TOP         | 08 07 08 08             |
        | code size, an enum of an imported message | small::Outer::Lists | tones  | base::parts::Holder::Tone | base::parts::Holder::TONE_LOW | base::parts::Holder::TONE_HIGH | 12 02 03 04             |
        | code size, an enum of another message     | small::Outer::Lists | kinds  | small::Later::Kind        | small::Later::KIND_LEFT       | small::Later::KIND_RIGHT       | c0 bb 01 15 c0 bb 01 16 |
        | an imported class                         | base::parts::Lists  | levels | base::parts::Level        | base::parts::LEVEL_HIGH       | base::parts::LEVEL_TOP         | 08 07 08 08             |

  @cpp.repeated.message @cpp.repeated.clear @cpp.repeated.zero-based @cpp.repeated.containers
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (types from elsewhere)

    Scenario Outline: <what>
      Given `<class> m`
      When `m.add_<name>()->set_id(7)`
      Then `m.add_<name>()->id()` is `0`
      And `m.<name>_size()` is `2`
      When `m.mutable_<name>(1)->set_id(8)`
      Then `m.<name>(0).id()` is `7`
      And `m.<name>(1).id()` is `8`
      And `m.<name>(0)` has type `const <type>&`
      And `m.<name>()` has type `const rt::RepeatedPtrField<<type>>&`
      And `m.mutable_<name>()` has type `rt::RepeatedPtrField<<type>>*`
      And `m` serializes to the bytes `<bytes>`
      When `m.mutable_<name>()->RemoveLast()`
      Then `m.<name>_size()` is `1`
      And `m.<name>().begin()->id()` is `7`
      When `m.add_<name>()`
      And `m.clear_<name>()`
      Then `m.<name>_size()` is `0`
      And `m.<name>().empty()` is `true`
      When `m.add_<name>()`
      Then `m.<name>(0).id()` is `0`

      Examples:
        | what                                        | class               | name   | type                       | bytes                               |
        | speed, an imported message                  | quick::Outer::Lists | parts  | base::parts::Part          | 22 02 08 07 22 02 08 08             |
        | speed, a message of an imported message     | quick::Outer::Lists | pieces | base::parts::Holder::Piece | 2a 02 08 07 2a 02 08 08             |
        | speed, a message of another message         | quick::Outer::Lists | inners | quick::Later::Inner        | 82 97 22 02 08 07 82 97 22 02 08 08 |
        | speed, a message declared later             | quick::Outer::Lists | laters | quick::Later               | 3a 02 08 07 3a 02 08 08             |
        | speed, the own type                         | quick::Outer::Lists | lists  | quick::Outer::Lists        | 42 02 48 07 42 02 48 08             |
        | code size, an imported message              | small::Outer::Lists | parts  | base::parts::Part          | 22 02 08 07 22 02 08 08             |
        | code size, a message of an imported message | small::Outer::Lists | pieces | base::parts::Holder::Piece | 2a 02 08 07 2a 02 08 08             |
        | code size, a message of another message     | small::Outer::Lists | inners | small::Later::Inner        | 82 97 22 02 08 07 82 97 22 02 08 08 |
        | code size, a message declared later         | small::Outer::Lists | laters | small::Later               | 3a 02 08 07 3a 02 08 08             |
        | code size, the own type                     | small::Outer::Lists | lists  | small::Outer::Lists        | 42 02 48 07 42 02 48 08             |
        | an imported class                           | base::parts::Lists  | parts  | base::parts::Part          | 12 02 08 07 12 02 08 08             |
