@needs.cpp
Feature: Several extensions of a message
  A message may have many extensions set. What happens to one of them leaves the others alone, whether it is the
  first, the last or one between.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Part { optional int32 id = 1; }
      message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; }
      extend Base {
        optional string text1 = 101; optional Part part2 = 102; optional int32 number3 = 103; optional string text4 = 104;
        optional Part part5 = 105; repeated int32 numbers6 = 106; repeated string texts7 = 107; repeated Part parts8 = 108;
        optional Part part9 = 109;
      }
      """
    And the C++
      """cpp
      const auto Full = [] {
        Base m;
        m.SetExtension(text1, "1"), m.MutableExtension(part2)->set_id(2), m.SetExtension(number3, 3), m.SetExtension(text4, "4");
        m.MutableExtension(part5)->set_id(5), m.AddExtension(numbers6, 6), m.AddExtension(texts7, "7");
        m.AddExtension(parts8)->set_id(8), m.MutableExtension(part9)->set_id(9), m.set_before(1), m.set_after(2);
        return m;
      }
      """
    And `Base m = Full()`

  @cpp.extension.release
  Rule: `ReleaseExtension` gives the object to the caller, who owns it from then on (one of several)

    Scenario: the first message
      When `const std::unique_ptr<Part> released(m.ReleaseExtension(part2))`
      Then `released->id()` is `2`
      And `m.HasExtension(part2)` is `false`
      And `m` serializes to the bytes `08 01 aa 06 01 31 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

    Scenario Outline: <what>
      When `delete m.ReleaseExtension(<extension>)`
      Then `m.HasExtension(<extension>)` is `false`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                | extension | bytes                                                                                                                |
        | the first, a string | text1     | 08 01 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02 |
        | a string between    | text4     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02 |
        | a message between   | part5     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02    |
        | the last            | part9     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 c0 0c 02    |

    Scenario: the first of those that are left, where the first was never set
      Given `Base n`
      And `n.MutableExtension(part2)->set_id(2), n.MutableExtension(part5)->set_id(5), n.MutableExtension(part9)->set_id(9)`
      When `delete n.ReleaseExtension(part2)`
      Then `n` serializes to the bytes `ca 06 02 08 05 ea 06 02 08 09`
      When `delete n.ReleaseExtension(part5)`
      Then `n` serializes to the bytes `ea 06 02 08 09`
      When `delete n.ReleaseExtension(part9)`
      Then `n` serializes to the bytes ``

    Scenario: one after another, and set again
      When `delete m.ReleaseExtension(part2), delete m.ReleaseExtension(part5), delete m.ReleaseExtension(part9)`
      Then `m` serializes to the bytes `08 01 aa 06 01 31 b8 06 03 c2 06 01 34 d0 06 06 da 06 01 37 e2 06 02 08 08 c0 0c 02`
      When `m.MutableExtension(part9)->set_id(9), m.MutableExtension(part2)->set_id(2)`
      Then `m` serializes to the bytes `08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

  @cpp.extension.clear
  Rule: `ClearExtension` unsets a singular extension and empties a repeated one (one of several)

    Scenario: the first
      When `m.ClearExtension(text1)`
      Then `m` serializes to the bytes `08 01 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

    Scenario Outline: <extension>
      When `m.ClearExtension(<extension>)`
      Then `m` serializes to the bytes `08 01 <bytes> c0 0c 02`

      Examples:
        | extension | bytes                                                                                                    |
        | part2     | aa 06 01 31 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09       |
        | number3   | aa 06 01 31 b2 06 02 08 02 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 |
        | text4     | aa 06 01 31 b2 06 02 08 02 b8 06 03 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09    |
        | numbers6  | aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 |
        | texts7    | aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 e2 06 02 08 08 ea 06 02 08 09    |
        | parts8    | aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 ea 06 02 08 09       |
        | part9     | aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08       |

  @cpp.extension.set-allocated
  Rule: `SetAllocatedExtension` makes the message the owner of the object that it is given (one of several)

    Scenario: the first message
      When `auto* part = new Part`
      And `part->set_id(7)`
      And `m.SetAllocatedExtension(part2, part)`
      Then `m` serializes to the bytes `08 01 aa 06 01 31 b2 06 02 08 07 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

    Scenario Outline: <extension>, null
      When `m.SetAllocatedExtension(<extension>, nullptr)`
      Then `m.HasExtension(<extension>)` is `false`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | extension | bytes                                                                                                                |
        | text1     | 08 01 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02 |
        | part2     | 08 01 aa 06 01 31 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02    |
        | part5     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02    |
        | part9     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 c0 0c 02    |

    Scenario: where none was set
      Given `Base n`
      When `n.SetAllocatedExtension(part9, new Part), n.SetAllocatedExtension(part2, new Part), n.SetAllocatedExtension(part5, new Part)`
      Then `n` serializes to the bytes `b2 06 00 ca 06 00 ea 06 00`

  @cpp.extension.set @cpp.extension.mutable @cpp.extension.add
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (several, in any order)

    Scenario: from the last to the first
      Given `Base n`
      When `n.MutableExtension(part9)->set_id(9), n.AddExtension(parts8)->set_id(8), n.AddExtension(texts7, "7"), n.AddExtension(numbers6, 6)`
      And `n.MutableExtension(part5)->set_id(5), n.SetExtension(text4, "4"), n.SetExtension(number3, 3)`
      And `n.MutableExtension(part2)->set_id(2), n.SetExtension(text1, "1"), n.set_after(2), n.set_before(1)`
      Then `n.SerializeAsString()` is `m.SerializeAsString()`
      And `n` serializes to the bytes `08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

    Scenario: the middle first, then both ends
      Given `Base n`
      When `n.MutableExtension(part5)->set_id(5), n.SetExtension(text1, "1"), n.MutableExtension(part9)->set_id(9)`
      And `n.SetExtension(number3, 3), n.AddExtension(texts7, "7")`
      Then `n.GetExtension(part5).id()` is `5`
      And `n` serializes to the bytes `aa 06 01 31 b8 06 03 ca 06 02 08 05 da 06 01 37 ea 06 02 08 09`
