@needs.cpp
Feature: Strings and messages in extensions
  String and message extensions can be changed in place, given to the message and released from it.

  @cpp.extension.mutable
  Rule: `MutableExtension`, with an index for a repeated extension, gives a pointer to its string or message

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_FIRST = 31; KIND_OTHER = 32; KIND_BELOW = -6; }
        message Part { optional int32 id = 1; optional string label = 2; extensions 100 to max; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;  optional double double_value = 112;
          optional bool bool_value = 113;
          optional Kind kind = 114;
          optional string text = 115;
          optional bytes blob = 116;
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          optional string text_preset = 135 [default = "hello?"];
          optional bytes blob_preset = 136 [default = "\001\376z"];
          repeated int32 int32_values = 141;
          repeated Kind kinds = 154;
          repeated string texts = 155;
          repeated bytes blobs = 156;
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
        }
        extend Part { optional Part below = 100; repeated int32 marks = 101; }
        message Plain {
          optional string text = 115;
          optional bytes blob = 116;
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          repeated Part parts = 157;
          repeated group Boxes = 158 { optional int32 id = 1; }
        }
        """

    Scenario: text, unset before
      Given `Base m`
      When `std::string* pointer = m.MutableExtension(text)`
      Then `*pointer` is `""s`
      And `m.HasExtension(text)` is `true`
      And `m.GetExtension(text)` is `""s`

    Scenario Outline: <extension>, unset before
      Given `Base m`
      When `std::string* pointer = m.MutableExtension(<extension>)`
      Then `*pointer` is `""s`
      And `m.HasExtension(<extension>)` is `true`
      And `m.GetExtension(<extension>)` is `""s`

      Examples:
        | extension   |
        | blob        |
        | text_preset |
        | blob_preset |

    Scenario Outline: <extension>, set before
      Given `Base m`
      And `m.SetExtension(<extension>, "abc"s)`
      When `m.MutableExtension(<extension>)->append("de")`
      Then `m.GetExtension(<extension>)` is `"abcde"s`
      And `m` serializes as the `Plain`
        """json
        { "<extension>": <json> }
        """

      Examples:
        | extension | json       |
        | text      | "abcde"    |
        | blob      | "YWJjZGU=" |

    Scenario Outline: <extension>, a message, unset before
      Given `Base m`
      When `<type>* pointer = m.MutableExtension(<extension>)`
      Then `m.HasExtension(<extension>)` is `true`
      And `pointer->has_id()` is `false`
      And `m` serializes as the `Plain`
        """json
        { "<extension>": {} }
        """

      Examples:
        | extension | type |
        | part      | Part |
        | box       | Box  |

    Scenario Outline: <extension>, changes through the pointer are in the message
      Given `Base m`
      And `m.MutableExtension(<extension>)->set_id(6)`
      When `m.MutableExtension(<extension>)->set_id(7)`
      Then `m.GetExtension(<extension>).id()` is `7`
      And `m` serializes as the `Plain`
        """json
        { "<extension>": { "id": 7 } }
        """

      Examples:
        | extension |
        | part      |
        | box       |

    Scenario Outline: <extension>, cleared before
      Given `Base m`
      And `m.MutableExtension(<extension>)->set_id(6)`
      And `m.ClearExtension(<extension>)`
      When `m.MutableExtension(<extension>)`
      Then `m.HasExtension(<extension>)` is `true`
      And `m.GetExtension(<extension>).has_id()` is `false`

      Examples:
        | extension |
        | part      |
        | box       |

    Scenario Outline: <extension>, cleared before
      Given `Base m`
      And `m.SetExtension(<extension>, "before")`
      And `m.ClearExtension(<extension>)`
      When `std::string* pointer = m.MutableExtension(<extension>)`
      Then `*pointer` is `""s`
      And `m.HasExtension(<extension>)` is `true`

      Examples:
        | extension   |
        | text        |
        | blob        |
        | text_preset |
        | blob_preset |

    Scenario Outline: <extension>, cleared with its message before
      Given `Base m`
      And `m.SetExtension(<extension>, "before")`
      And `m.Clear()`
      When `std::string* pointer = m.MutableExtension(<extension>)`
      Then `*pointer` is `""s`
      And `m.HasExtension(<extension>)` is `true`

      Examples:
        | extension   |
        | text        |
        | blob        |
        | text_preset |
        | blob_preset |

    Scenario Outline: an element of <extension>
      Given `Base m`
      And `*m.AddExtension(<extension>) = "abc"`
      And `*m.AddExtension(<extension>) = "de"`
      When `m.MutableExtension(<extension>, 1)->append("f")`
      Then `m.GetExtension(<extension>, 0)` is `"abc"s`
      And `m.GetExtension(<extension>, 1)` is `"def"s`

      Examples:
        | extension |
        | texts     |
        | blobs     |

    Scenario Outline: an element of <extension>, a message
      Given `Base m`
      And `m.AddExtension(<extension>)->set_id(5)`
      And `m.AddExtension(<extension>)->set_id(6)`
      When `m.MutableExtension(<extension>, 1)->set_id(7)`
      Then `m.GetExtension(<extension>, 0).id()` is `5`
      And `m` serializes as the `Plain`
        """json
        { "<extension>": [{ "id": 5 }, { "id": 7 }] }
        """

      Examples:
        | extension |
        | parts     |
        | boxes     |

    Scenario: an extension within an extension
      Given `Base m`
      When `m.MutableExtension(part)->MutableExtension(below)->AddExtension(marks, 7)`
      Then `m.GetExtension(part).GetExtension(below).GetExtension(marks, 0)` is `7`
      And `m` serializes to the bytes `aa 07 06 a2 06 03 a8 06 07`

    Scenario Outline: its type, and it needs a mutable message: <extension>
      Given `Base m`
      And `const Base& view = m`
      Then `m.MutableExtension(<extension>)` has type `<type>`
      And `m.MutableExtension(<extension>)` compiles
      And `view.MutableExtension(<extension>)` does not compile

      Examples:
        | extension | type         |
        | text      | std::string* |
        | blob      | std::string* |
        | part      | Part*        |
        | box       | Box*         |
        | texts, 0  | std::string* |
        | parts, 0  | Part*        |
        | boxes, 0  | Boxes*       |

    Scenario Outline: a field of the type has no such accessor: <extension>
      Given `Base m`
      Then `m.MutableExtension(text)` compiles
      And `m.MutableExtension(<extension>)` does not compile

      Examples:
        | extension       |
        | int32_value     |
        | double_value    |
        | bool_value      |
        | kind            |
        | int32_values, 0 |
        | kinds, 0        |

  @cpp.extension.set-allocated
  Rule: `SetAllocatedExtension` makes the message the owner of the object that it is given

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;
          optional string text = 115;
          optional bytes blob = 116;
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          optional string text_preset = 135 [default = "hello?"];
          repeated Part parts = 157;
        }
        message Plain {
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
        }
        """

    Scenario: part, unset before
      Given `Base m`
      And `auto* given = new Part`
      And `given->set_id(7)`
      When `m.SetAllocatedExtension(part, given)`
      Then `m.HasExtension(part)` is `true`
      And `&m.GetExtension(part)` is `given`
      And `m` serializes as the `Plain`
        """json
        { "part": { "id": 7 } }
        """

    Scenario: box, unset before
      Given `Base m`
      And `auto* given = new Box`
      And `given->set_id(7)`
      When `m.SetAllocatedExtension(box, given)`
      Then `m.HasExtension(box)` is `true`
      And `&m.GetExtension(box)` is `given`
      And `m` serializes as the `Plain`
        """json
        { "box": { "id": 7 } }
        """

    Scenario Outline: <extension>, set before
      Given `Base m`
      And `m.MutableExtension(<extension>)->set_id(6)`
      And `auto* given = new <type>`
      And `given->set_id(7)`
      When `m.SetAllocatedExtension(<extension>, given)`
      Then `&m.GetExtension(<extension>)` is `given`
      And `m.GetExtension(<extension>).id()` is `7`

      Examples:
        | extension | type |
        | part      | Part |
        | box       | Box  |

    Scenario Outline: <extension>, a null pointer clears
      Given `Base m`
      And `m.MutableExtension(<extension>)->set_id(6)`
      When `m.SetAllocatedExtension(<extension>, nullptr)`
      Then `m.HasExtension(<extension>)` is `false`
      And `m.GetExtension(<extension>).has_id()` is `false`

      Examples:
        | extension |
        | part      |
        | box       |

    Scenario Outline: <extension>, a null pointer while unset
      Given `Base m`
      When `m.SetAllocatedExtension(<extension>, nullptr)`
      Then `m.HasExtension(<extension>)` is `false`

      Examples:
        | extension |
        | part      |
        | box       |

    Scenario Outline: <extension>, a string
      Given `Base m`
      And `m.SetExtension(<extension>, "set before"s)`
      And `auto* given = new std::string("abc")`
      When `m.SetAllocatedExtension(<extension>, given)`
      Then `m.HasExtension(<extension>)` is `true`
      And `&m.GetExtension(<extension>)` is `given`

      Examples:
        | extension   |
        | text        |
        | blob        |
        | text_preset |

    Scenario: it returns void, and takes only its own type
      Given `Base m`
      Then `m.SetAllocatedExtension(part, new Part)` has type `void`
      And `m.SetAllocatedExtension(part, new Part)` compiles
      And `m.SetAllocatedExtension(part, new Box)` does not compile
      And `m.SetAllocatedExtension(parts, new Part)` does not compile
      And `m.SetAllocatedExtension(int32_value, new int32_t)` does not compile

    Scenario Outline: <extension>, set and then <how> before
      Given `Base m`
      And `m.MutableExtension(<extension>)->set_id(6)`
      And `<unset>`
      And `auto* given = new <type>`
      When `m.SetAllocatedExtension(<extension>, given)`
      Then `m.HasExtension(<extension>)` is `true`
      And `&m.GetExtension(<extension>)` is `given`
      And `m.GetExtension(<extension>).has_id()` is `false`

      Examples:
        | extension | how                      | type | unset                                  |
        | part      | cleared                  | Part | m.ClearExtension(part)                 |
        | part      | cleared with its message | Part | m.Clear()                              |
        | part      | released                 | Part | delete m.ReleaseExtension(part)        |
        | part      | given null               | Part | m.SetAllocatedExtension(part, nullptr) |
        | box       | cleared                  | Box  | m.ClearExtension(box)                  |
        | box       | cleared with its message | Box  | m.Clear()                              |
        | box       | released                 | Box  | delete m.ReleaseExtension(box)         |
        | box       | given null               | Box  | m.SetAllocatedExtension(box, nullptr)  |

    Scenario Outline: <extension>, a text, set and then <how> before
      Given `Base m`
      And `m.SetExtension(<extension>, "set before, and too long to be inline")`
      And `<unset>`
      And `auto* given = new std::string("given")`
      When `m.SetAllocatedExtension(<extension>, given)`
      Then `m.HasExtension(<extension>)` is `true`
      And `&m.GetExtension(<extension>)` is `given`
      And `m.GetExtension(<extension>)` is `"given"s`

      Examples:
        | extension   | how                      | unset                                         |
        | text        | cleared                  | m.ClearExtension(text)                        |
        | text        | cleared with its message | m.Clear()                                     |
        | text        | released                 | delete m.ReleaseExtension(text)               |
        | text        | given null               | m.SetAllocatedExtension(text, nullptr)        |
        | blob        | cleared                  | m.ClearExtension(blob)                        |
        | blob        | cleared with its message | m.Clear()                                     |
        | blob        | released                 | delete m.ReleaseExtension(blob)               |
        | blob        | given null               | m.SetAllocatedExtension(blob, nullptr)        |
        | text_preset | cleared                  | m.ClearExtension(text_preset)                 |
        | text_preset | cleared with its message | m.Clear()                                     |
        | text_preset | released                 | delete m.ReleaseExtension(text_preset)        |
        | text_preset | given null               | m.SetAllocatedExtension(text_preset, nullptr) |

  @cpp.extension.release
  Rule: `ReleaseExtension` gives the object to the caller, who owns it from then on

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        message Part { optional int32 id = 1; optional string label = 2; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional int32 int32_value = 101;
          optional string text = 115;
          optional bytes blob = 116;
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          optional string text_preset = 135 [default = "hello?"];
          repeated Part parts = 157;
        }
        """

    Scenario: part
      Given `Base m`
      And `m.MutableExtension(part)->set_id(7)`
      When `const std::unique_ptr<Part> released(m.ReleaseExtension(part))`
      Then `released->id()` is `7`
      And `m.HasExtension(part)` is `false`
      And `m.GetExtension(part).has_id()` is `false`
      And `m` serializes to the bytes ``

    Scenario: box
      Given `Base m`
      And `m.MutableExtension(box)->set_id(7)`
      When `const std::unique_ptr<Box> released(m.ReleaseExtension(box))`
      Then `released->id()` is `7`
      And `m.HasExtension(box)` is `false`
      And `m.GetExtension(box).has_id()` is `false`
      And `m` serializes to the bytes ``

    Scenario Outline: <extension>, unset before
      Given `Base m`
      Then `m.ReleaseExtension(<extension>)` is null
      And `m.HasExtension(<extension>)` is `false`

      Examples:
        | extension |
        | part      |
        | box       |

    # A cleared extension may still have an object to release. If it does, no field of that object is set.
    Scenario Outline: <extension>, cleared before
      Given `Base m`
      And `m.MutableExtension(<extension>)->set_id(7)`
      And `m.ClearExtension(<extension>)`
      When `const std::unique_ptr<<type>> released(m.ReleaseExtension(<extension>))`
      Then `released == nullptr || !released->has_id()` is `true`
      And `m.HasExtension(<extension>)` is `false`

      Examples:
        | extension | type |
        | part      | Part |
        | box       | Box  |

    Scenario Outline: <extension>, set by SetAllocatedExtension before
      Given `Base m`
      And `auto* given = new <type>`
      And `m.SetAllocatedExtension(<extension>, given)`
      When `const std::unique_ptr<<type>> released(m.ReleaseExtension(<extension>))`
      Then `released.get()` is `given`

      Examples:
        | extension | type |
        | part      | Part |
        | box       | Box  |

    Scenario Outline: <extension>, the result outlives the message
      Given `auto m = std::make_unique<Base>()`
      And `m->MutableExtension(<extension>)->set_id(7)`
      When `const std::unique_ptr<<type>> released(m->ReleaseExtension(<extension>))`
      And `m.reset()`
      Then `released->id()` is `7`

      Examples:
        | extension | type |
        | part      | Part |
        | box       | Box  |

    Scenario: other extensions are unchanged
      Given `Base m`
      And `m.SetExtension(int32_value, 6)`
      And `m.MutableExtension(part)->set_id(7)`
      And `m.MutableExtension(box)->set_id(8)`
      When `delete m.ReleaseExtension(part)`
      Then `m.GetExtension(int32_value)` is `6`
      And `m.HasExtension(part)` is `false`
      And `m.GetExtension(box).id()` is `8`

    Scenario Outline: <extension>, a string
      Given `Base m`
      And `m.SetExtension(<extension>, "abc"s)`
      When `const std::unique_ptr<std::string> released(m.ReleaseExtension(<extension>))`
      Then `*released` is `"abc"s`
      And `m.HasExtension(<extension>)` is `false`
      And `m.GetExtension(<extension>)` is `<unset>`
      And `m.ReleaseExtension(<extension>)` is null

      Examples:
        | extension   | unset     |
        | text        | ""s       |
        | blob        | ""s       |
        | text_preset | "hello?"s |

    Scenario: its type, and it takes only strings and messages
      Given `Base m`
      Then `m.ReleaseExtension(part)` has type `Part*`
      And `delete m.ReleaseExtension(part)` compiles
      And `delete m.ReleaseExtension(parts)` does not compile
      And `delete m.ReleaseExtension(int32_value)` does not compile

  @cpp.extension.message-unset
  Rule: `GetExtension` of a message extension that is unset gives a message with no field set

    Background:
      Given the schema
        """proto
        syntax = "proto2";
        message Part { optional int32 id = 1; optional string label = 2; extensions 100 to max; }
        message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; extensions 1000 to max; }
        extend Base {
          optional Part part = 117;
          optional group Box = 118 { optional int32 id = 1; }
          optional Strict strict = 1000;
        }
        extend Part { optional Part below = 100; repeated int32 marks = 101; }
        message Strict { required int32 needed = 1; }
        """

    Scenario: part
      Given `const Base m`
      Then `m.GetExtension(part).has_id()` is `false`
      And `m.GetExtension(part).id()` is `0`
      And `m.GetExtension(part).SerializeAsString()` is `""s`
      And `m.HasExtension(part)` is `false`

    Scenario: box
      Given `const Base m`
      Then `m.GetExtension(box).has_id()` is `false`
      And `m.GetExtension(box).id()` is `0`
      And `m.GetExtension(box).SerializeAsString()` is `""s`
      And `m.HasExtension(box)` is `false`

    Scenario: a message without required fields set
      Given `const Base m`
      Then `m.GetExtension(strict).has_needed()` is `false`

    Scenario: an unset extension of an unset extension
      Given `const Base m`
      Then `m.GetExtension(part).GetExtension(below).GetExtension(below).has_id()` is `false`

    Scenario: the extension of another message has no effect
      Given `Base m`
      And `Base other`
      When `other.MutableExtension(part)->set_id(7)`
      Then `m.GetExtension(part).has_id()` is `false`
      And `other.GetExtension(part).id()` is `7`

    Scenario: reading leaves it unset
      Given `Base m`
      And `m.GetExtension(part)`
      Then `m.HasExtension(part)` is `false`
      And `m` serializes to the bytes ``
