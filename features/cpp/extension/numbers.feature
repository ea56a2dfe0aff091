@needs.cpp
Feature: Extensions with field numbers of every length
  The number of an extension takes one to five bytes on the wire. Each kind of extension is written and read back at both ends
  of each length, and between them.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Part { optional int32 id = 1; }
      message Listed { extensions 1 to max; }
      message Packed { extensions 1 to max; }
      message Worded { extensions 1 to max; }
      message Single { extensions 1 to max; }
      message Parted { extensions 1 to max; }
      extend Listed {
        repeated int32 l15 = 15; repeated int32 l16 = 16; repeated int32 l2047 = 2047;
        repeated int32 l2048 = 2048; repeated int32 l4095 = 4095; repeated int32 l4096 = 4096;
        repeated int32 l16383 = 16383; repeated int32 l16384 = 16384; repeated int32 l262143 = 262143;
        repeated int32 l262144 = 262144; repeated int32 l33554431 = 33554431;
        repeated int32 l33554432 = 33554432; repeated int32 l536870911 = 536870911;
      }
      extend Packed {
        repeated int32 p15 = 15 [packed = true]; repeated int32 p16 = 16 [packed = true];
        repeated int32 p2047 = 2047 [packed = true]; repeated int32 p2048 = 2048 [packed = true];
        repeated int32 p4095 = 4095 [packed = true]; repeated int32 p4096 = 4096 [packed = true];
        repeated int32 p16383 = 16383 [packed = true]; repeated int32 p16384 = 16384 [packed = true];
        repeated int32 p262143 = 262143 [packed = true]; repeated int32 p262144 = 262144 [packed = true];
        repeated int32 p33554431 = 33554431 [packed = true];
        repeated int32 p33554432 = 33554432 [packed = true];
        repeated int32 p536870911 = 536870911 [packed = true];
      }
      extend Worded {
        repeated string w15 = 15; repeated string w16 = 16; repeated string w2047 = 2047;
        repeated string w2048 = 2048; repeated string w4095 = 4095; repeated string w4096 = 4096;
        repeated string w16383 = 16383; repeated string w16384 = 16384; repeated string w262143 = 262143;
        repeated string w262144 = 262144; repeated string w33554431 = 33554431;
        repeated string w33554432 = 33554432; repeated string w536870911 = 536870911;
      }
      extend Single {
        optional sint32 s15 = 15; optional sint32 s16 = 16; optional sint32 s2047 = 2047;
        optional sint32 s2048 = 2048; optional sint32 s4095 = 4095; optional sint32 s4096 = 4096;
        optional sint32 s16383 = 16383; optional sint32 s16384 = 16384; optional sint32 s262143 = 262143;
        optional sint32 s262144 = 262144; optional sint32 s33554431 = 33554431;
        optional sint32 s33554432 = 33554432; optional sint32 s536870911 = 536870911;
      }
      extend Parted {
        optional Part m15 = 15; optional Part m16 = 16; optional Part m2047 = 2047;
        optional Part m2048 = 2048; optional Part m4095 = 4095; optional Part m4096 = 4096;
        optional Part m16383 = 16383; optional Part m16384 = 16384; optional Part m262143 = 262143;
        optional Part m262144 = 262144; optional Part m33554431 = 33554431;
        optional Part m33554432 = 33554432; optional Part m536870911 = 536870911;
      }
      """

  @cpp.extension.add @cpp.extension.size @cpp.extension.get
  Rule: `AddExtension` appends a given value to a repeated extension, or a new element that it returns (field numbers of every length)

    Scenario: 15
      Given `Listed list`
      And `Packed packed`
      And `Worded words`
      When `list.AddExtension(l15, 7), list.AddExtension(l15, 8)`
      And `packed.AddExtension(p15, 7), packed.AddExtension(p15, 8)`
      And `words.AddExtension(w15, "a"), words.AddExtension(w15, "")`
      Then `list` serializes to the bytes `78 07 78 08`
      And `packed` serializes to the bytes `7a 02 07 08`
      And `words` serializes to the bytes `7a 01 61 7a 00`
      And `list.ByteSizeLong() + packed.ByteSizeLong() + words.ByteSizeLong()` is `list.SerializeAsString().size() + packed.SerializeAsString().size() + words.SerializeAsString().size()`
      When `list.ParseFromString(bytes("78 09 7a 02 0a 0b"))`
      And `packed.ParseFromString(bytes("78 09 7a 02 0a 0b"))`
      And `words.ParseFromString(bytes("7a 01 62"))`
      Then `list.ExtensionSize(l15)` is `3`
      And `list.GetExtension(l15, 2)` is `11`
      And `packed.ExtensionSize(p15)` is `3`
      And `packed.GetExtension(p15, 0)` is `9`
      And `words.ExtensionSize(w15)` is `1`
      And `words.GetExtension(w15, 0)` is `"b"s`

    Scenario Outline: <n>
      Given `Listed list`
      And `Packed packed`
      And `Worded words`
      When `list.AddExtension(l<n>, 7), list.AddExtension(l<n>, 8)`
      And `packed.AddExtension(p<n>, 7), packed.AddExtension(p<n>, 8)`
      And `words.AddExtension(w<n>, "a"), words.AddExtension(w<n>, "")`
      Then `list` serializes to the bytes `<number> 07 <number> 08`
      And `packed` serializes to the bytes `<text> 02 07 08`
      And `words` serializes to the bytes `<text> 01 61 <text> 00`
      And `list.ByteSizeLong() + packed.ByteSizeLong() + words.ByteSizeLong()` is `list.SerializeAsString().size() + packed.SerializeAsString().size() + words.SerializeAsString().size()`
      When `list.ParseFromString(bytes("<number> 09 <text> 02 0a 0b"))`
      And `packed.ParseFromString(bytes("<number> 09 <text> 02 0a 0b"))`
      And `words.ParseFromString(bytes("<text> 01 62"))`
      Then `list.ExtensionSize(l<n>)` is `3`
      And `list.GetExtension(l<n>, 2)` is `11`
      And `packed.ExtensionSize(p<n>)` is `3`
      And `packed.GetExtension(p<n>, 0)` is `9`
      And `words.ExtensionSize(w<n>)` is `1`
      And `words.GetExtension(w<n>, 0)` is `"b"s`

      Examples:
        | n         | number         | text           |
        | 16        | 80 01          | 82 01          |
        | 2047      | f8 7f          | fa 7f          |
        | 2048      | 80 80 01       | 82 80 01       |
        | 4095      | f8 ff 01       | fa ff 01       |
        | 4096      | 80 80 02       | 82 80 02       |
        | 16383     | f8 ff 07       | fa ff 07       |
        | 16384     | 80 80 08       | 82 80 08       |
        | 262143    | f8 ff 7f       | fa ff 7f       |
        | 262144    | 80 80 80 01    | 82 80 80 01    |
        | 33554431  | f8 ff ff 7f    | fa ff ff 7f    |
        | 33554432  | 80 80 80 80 01 | 82 80 80 80 01 |
        | 536870911 | f8 ff ff ff 0f | fa ff ff ff 0f |

  @cpp.extension.set @cpp.extension.get @cpp.extension.mutable @cpp.extension.has
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (field numbers of every length)

    Scenario: 15
      Given `Single single`
      And `Parted parted`
      When `single.SetExtension(s15, -7)`
      And `parted.MutableExtension(m15)->set_id(7)`
      Then `single` serializes to the bytes `78 0d`
      And `parted` serializes to the bytes `7a 02 08 07`
      And `single.ByteSizeLong() + parted.ByteSizeLong()` is `single.SerializeAsString().size() + parted.SerializeAsString().size()`
      When `single.ParseFromString(bytes("78 0f"))`
      And `parted.ParseFromString(bytes("7a 02 08 08"))`
      Then `single.HasExtension(s15)` is `true`
      And `single.GetExtension(s15)` is `-8`
      And `parted.GetExtension(m15).id()` is `8`

    Scenario Outline: <n>
      Given `Single single`
      And `Parted parted`
      When `single.SetExtension(s<n>, -7)`
      And `parted.MutableExtension(m<n>)->set_id(7)`
      Then `single` serializes to the bytes `<number> 0d`
      And `parted` serializes to the bytes `<text> 02 08 07`
      And `single.ByteSizeLong() + parted.ByteSizeLong()` is `single.SerializeAsString().size() + parted.SerializeAsString().size()`
      When `single.ParseFromString(bytes("<number> 0f"))`
      And `parted.ParseFromString(bytes("<text> 02 08 08"))`
      Then `single.HasExtension(s<n>)` is `true`
      And `single.GetExtension(s<n>)` is `-8`
      And `parted.GetExtension(m<n>).id()` is `8`

      Examples:
        | n         | number         | text           |
        | 16        | 80 01          | 82 01          |
        | 2047      | f8 7f          | fa 7f          |
        | 2048      | 80 80 01       | 82 80 01       |
        | 4095      | f8 ff 01       | fa ff 01       |
        | 4096      | 80 80 02       | 82 80 02       |
        | 16383     | f8 ff 07       | fa ff 07       |
        | 16384     | 80 80 08       | 82 80 08       |
        | 262143    | f8 ff 7f       | fa ff 7f       |
        | 262144    | 80 80 80 01    | 82 80 80 01    |
        | 33554431  | f8 ff ff 7f    | fa ff ff 7f    |
        | 33554432  | 80 80 80 80 01 | 82 80 80 80 01 |
        | 536870911 | f8 ff ff ff 0f | fa ff ff ff 0f |

  @cpp.extension.has @cpp.extension.size @cpp.extension.get @cpp.extension.message-unset
  Rule: `HasExtension` tells whether a singular extension is set (beside numbers with the same lower bits)

    Scenario: 16 bits
      Given `Single single`
      And `Parted parted`
      And `Listed list`
      When `single.SetExtension(s33554431, -7)`
      And `parted.MutableExtension(m33554431)->set_id(7)`
      And `list.AddExtension(l33554431, -7)`
      Then `single.HasExtension(s33554431)` is `true`
      And `single.HasExtension(s262143)` is `false`
      And `single.GetExtension(s262143)` is `0`
      And `parted.HasExtension(m262143)` is `false`
      And `parted.GetExtension(m262143).has_id()` is `false`
      And `list.ExtensionSize(l262143)` is `0`

    Scenario Outline: <bits> bits, <set> is set
      Given `Single single`
      And `Parted parted`
      And `Listed list`
      When `single.SetExtension(s<set>, -7)`
      And `parted.MutableExtension(m<set>)->set_id(7)`
      And `list.AddExtension(l<set>, -7)`
      Then `single.HasExtension(s<set>)` is `true`
      And `single.HasExtension(s<unset>)` is `false`
      And `single.GetExtension(s<unset>)` is `0`
      And `parted.HasExtension(m<unset>)` is `false`
      And `parted.GetExtension(m<unset>).has_id()` is `false`
      And `list.ExtensionSize(l<unset>)` is `0`

      Examples:
        | bits | set       | unset    |
        | 8    | 4095      | 2047     |
        | 8    | 2047      | 4095     |
        | 16   | 262143    | 33554431 |
        | 18   | 33554432  | 262144   |
        | 24   | 536870911 | 33554431 |

    Scenario: records of numbers that no extension has
      Given `Single single`
      And `Parted parted`
      When `single.ParseFromString(bytes("f8 80 20 07 f8 ff 5f 07"))`
      And `parted.ParseFromString(bytes("fa 80 20 02 08 07 fa ff 5f 02 08 07"))`
      Then `single.HasExtension(s15)` is `false`
      And `single.HasExtension(s262143)` is `false`
      And `parted.GetExtension(m15).has_id()` is `false`
      And `parted.GetExtension(m262143).has_id()` is `false`
      And `single` serializes to the bytes `f8 80 20 07 f8 ff 5f 07`
