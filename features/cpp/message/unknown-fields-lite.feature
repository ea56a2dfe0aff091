@needs.cpp @needs.lite
Feature: Unknown fields of lite messages
  A lite message keeps unknown fields as the bytes that were parsed.

  Background:
    Given the lite runtime
    And the schema
      """proto
      syntax = "proto2";
      option optimize_for = LITE_RUNTIME;
      message Light { optional int32 number = 1; }
      message Empty {}
      """

  @cpp.message.unknown-fields-lite
  Rule: For a lite message `unknown_fields` gives a reference to a `std::string`

    Scenario: its type
      Given `const Light m`
      Then `m.unknown_fields()` has type `const std::string&`

    Scenario: empty in a new message
      Given `const Light m`
      Then `m.unknown_fields()` is `""`

    Scenario: empty after parsing what the schema knows
      Given `Light m`
      When `m.ParseFromString(bytes("08 05"))`
      Then `m.unknown_fields()` is `""`
      And `m.number()` is `5`

    Scenario: the records as they came
      Given `Light m`
      Then `m.ParseFromString(bytes("a0 38 4d 08 05 ba 38 02 61 62 c3 38 08 03 c4 38"))` is `true`
      And `Hex(m.unknown_fields())` is `"a0384dba38026162c3380803c438"`
      And `m.number()` is `5`
      And `m` serializes to the bytes `08 05 a0 38 4d ba 38 02 61 62 c3 38 08 03 c4 38`

    Scenario: gone after Clear
      Given `Light m`
      When `m.ParseFromString(bytes("a0 38 4d"))`
      And `m.Clear()`
      Then `m.unknown_fields()` is `""`

    Scenario: a copy has its own
      Given `Light m`
      When `m.ParseFromString(bytes("a0 38 4d"))`
      And `Light copy(m)`
      And `m.Clear()`
      Then `Hex(copy.unknown_fields())` is `"a0384d"`

  @cpp.message.mutable-unknown-fields-lite
  Rule: For a lite message `mutable_unknown_fields` gives a pointer to a `std::string`

    Scenario: its type
      Given `Light m`
      Then `m.mutable_unknown_fields()` has type `std::string*`
      And `m.mutable_unknown_fields()` is not null
      And `*m.mutable_unknown_fields()` is `""`

    Scenario: it is what unknown_fields shows
      Given `Light m`
      And `const Light& shown = m`
      When `m.mutable_unknown_fields()->assign(bytes("a0 38 4d"))`
      Then `Hex(shown.unknown_fields())` is `"a0384d"`
      And `m.mutable_unknown_fields()` is `&shown.unknown_fields()`

    Scenario: added bytes are written
      Given `Light m`
      When `m.set_number(5)`
      And `m.mutable_unknown_fields()->append(bytes("a0 38 4d"))`
      Then `m` serializes to the bytes `08 05 a0 38 4d`

    Scenario: added bytes with NULs are written
      Given `Light m`
      When `m.set_number(5)`
      And `m.mutable_unknown_fields()->append(bytes("a0 38 00 a2 38 02 00 61"))`
      Then `m` serializes to the bytes `08 05 a0 38 00 a2 38 02 00 61`

    Scenario: added bytes of a message without fields are written, and copied
      Given `Empty m`
      When `m.mutable_unknown_fields()->append(bytes("a0 38 4d"))`
      Then `m` serializes to the bytes `a0 38 4d`
      When `Empty copy(m)`
      And `m.mutable_unknown_fields()->append(bytes("a0 38 01"))`
      Then `m` serializes to the bytes `a0 38 4d a0 38 01`
      And `copy` serializes to the bytes `a0 38 4d`
      When `copy.mutable_unknown_fields()->clear()`
      Then `copy` serializes to the bytes ``

    Scenario: removed bytes are not written
      Given `Light m`
      When `m.ParseFromString(bytes("a0 38 4d 08 05"))`
      And `m.mutable_unknown_fields()->clear()`
      Then `m` serializes to the bytes `08 05`

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (unknown fields of lite messages)

    Scenario: constructed and assigned
      Given `Light m`
      And `m.ParseFromString(bytes("08 05 a0 38 4d"))`
      When `Light copy(m)`
      And `Light other`
      And `other.ParseFromString(bytes("a0 38 01 a0 38 02"))`
      And `other = m`
      And `m.mutable_unknown_fields()->clear()`
      Then `copy` serializes to the bytes `08 05 a0 38 4d`
      And `other` serializes to the bytes `08 05 a0 38 4d`
      When `copy = Light()`
      Then `copy` serializes to the bytes ``

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (unknown fields of lite messages)

    Scenario: constructed and assigned
      Given `Light m`
      And `m.ParseFromString(bytes("08 05 a0 38 4d"))`
      When `Light moved(std::move(m))`
      And `Light other`
      And `other.ParseFromString(bytes("a0 38 01"))`
      And `other = std::move(moved)`
      Then `other` serializes to the bytes `08 05 a0 38 4d`

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (unknown fields of lite messages)

    Scenario: with none, and back
      Given `Light m`
      And `m.ParseFromString(bytes("08 05 a0 38 4d"))`
      And `Light other`
      When `m.Swap(&other)`
      Then `m` serializes to the bytes ``
      And `other` serializes to the bytes `08 05 a0 38 4d`
      When `m.ParseFromString(bytes("a0 38 01"))`
      And `m.Swap(&other)`
      Then `m` serializes to the bytes `08 05 a0 38 4d`
      And `other` serializes to the bytes `a0 38 01`
