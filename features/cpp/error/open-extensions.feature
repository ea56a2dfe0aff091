@needs.cpp @needs.editions @needs.lite
Feature: Undefined numbers of open enums in extensions
  An extension of an open enum keeps a number that the enum does not define, as a field does.

  Background:
    Given the schema
      """proto
      edition = "2023";
      package quick;
      import "third.proto";
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        Kind one = 100 [default = KIND_LEFT];
        repeated Kind many = 101;
        repeated Kind expanded = 102 [features.repeated_field_encoding = EXPANDED];
        third.Kind far = 104;
        repeated third.Kind far_many = 105;
      }
      message Scope { extend Sample { Kind inner = 103; } }
      """
    And the schema file `small.proto`
      """proto
      edition = "2023";
      package small;
      import "third.proto";
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        Kind one = 100 [default = KIND_LEFT];
        repeated Kind many = 101;
        repeated Kind expanded = 102 [features.repeated_field_encoding = EXPANDED];
        third.Kind far = 104;
        repeated third.Kind far_many = 105;
      }
      message Scope { extend Sample { Kind inner = 103; } }
      """
    And the schema file `light.proto`
      """proto
      edition = "2023";
      package light;
      import "light_third.proto";
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Sample { extensions 100 to 199; }
      extend Sample {
        Kind one = 100 [default = KIND_LEFT];
        repeated Kind many = 101;
        repeated Kind expanded = 102 [features.repeated_field_encoding = EXPANDED];
        light_third.Kind far = 104;
        repeated light_third.Kind far_many = 105;
      }
      message Scope { extend Sample { Kind inner = 103; } }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      """
    And the schema file `light_third.proto`
      """proto
      syntax = "proto3";
      package light_third;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      """

  @cpp.error.enum-open-preserved @cpp.dialect.enum-open
  Rule: A parsed number that is no value of the field's open enum is kept, and the accessors return it (extensions)

    Scenario: an extension
      Given `quick::Sample m`
      When `m.ParseFromString(bytes("a0 06 63"))`
      Then `m.HasExtension(quick::one)` is `true`
      And `static_cast<int>(m.GetExtension(quick::one))` is `99`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `a0 06 63`

    Scenario Outline: <mode>, <what>, the number <number>
      Given `<package>::Sample m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.GetExtension(<package>::<get>))` is `<number>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | mode      | what                         | number | package | get          | bytes                                        |
        | speed     | an extension                 | 99     | quick   | one          | a0 06 63                                     |
        | speed     | an extension                 | 300    | quick   | one          | a0 06 ac 02                                  |
        | speed     | an extension                 | -5     | quick   | one          | a0 06 fb ff ff ff ff ff ff ff ff 01          |
        | speed     | a packed element             | 99     | quick   | many, 1      | aa 06 03 15 63 00                            |
        | speed     | a packed element             | 300    | quick   | many, 1      | aa 06 04 15 ac 02 00                         |
        | speed     | a packed element             | -5     | quick   | many, 1      | aa 06 0c 15 fb ff ff ff ff ff ff ff ff 01 00 |
        | speed     | an element                   | 99     | quick   | expanded, 1  | b0 06 15 b0 06 63                            |
        | speed     | an element                   | 300    | quick   | expanded, 1  | b0 06 15 b0 06 ac 02                         |
        | speed     | an element                   | -5     | quick   | expanded, 1  | b0 06 15 b0 06 fb ff ff ff ff ff ff ff ff 01 |
        | speed     | an extension in a message    | 99     | quick   | Scope::inner | b8 06 63                                     |
        | speed     | an extension in a message    | 300    | quick   | Scope::inner | b8 06 ac 02                                  |
        | speed     | an extension in a message    | -5     | quick   | Scope::inner | b8 06 fb ff ff ff ff ff ff ff ff 01          |
        | speed     | an imported enum             | 99     | quick   | far          | c0 06 63                                     |
        | speed     | an imported enum             | 300    | quick   | far          | c0 06 ac 02                                  |
        | speed     | an imported enum             | -5     | quick   | far          | c0 06 fb ff ff ff ff ff ff ff ff 01          |
        | speed     | elements of an imported enum | 99     | quick   | far_many, 0  | ca 06 02 63 15                               |
        | speed     | elements of an imported enum | 300    | quick   | far_many, 0  | ca 06 03 ac 02 15                            |
        | speed     | elements of an imported enum | -5     | quick   | far_many, 0  | ca 06 0b fb ff ff ff ff ff ff ff ff 01 15    |
        | code size | an extension                 | 99     | small   | one          | a0 06 63                                     |
        | code size | an extension                 | 300    | small   | one          | a0 06 ac 02                                  |
        | code size | an extension                 | -5     | small   | one          | a0 06 fb ff ff ff ff ff ff ff ff 01          |
        | code size | a packed element             | 99     | small   | many, 1      | aa 06 03 15 63 00                            |
        | code size | a packed element             | 300    | small   | many, 1      | aa 06 04 15 ac 02 00                         |
        | code size | a packed element             | -5     | small   | many, 1      | aa 06 0c 15 fb ff ff ff ff ff ff ff ff 01 00 |
        | code size | an element                   | 99     | small   | expanded, 1  | b0 06 15 b0 06 63                            |
        | code size | an element                   | 300    | small   | expanded, 1  | b0 06 15 b0 06 ac 02                         |
        | code size | an element                   | -5     | small   | expanded, 1  | b0 06 15 b0 06 fb ff ff ff ff ff ff ff ff 01 |
        | code size | an extension in a message    | 99     | small   | Scope::inner | b8 06 63                                     |
        | code size | an extension in a message    | 300    | small   | Scope::inner | b8 06 ac 02                                  |
        | code size | an extension in a message    | -5     | small   | Scope::inner | b8 06 fb ff ff ff ff ff ff ff ff 01          |
        | code size | an imported enum             | 99     | small   | far          | c0 06 63                                     |
        | code size | an imported enum             | 300    | small   | far          | c0 06 ac 02                                  |
        | code size | an imported enum             | -5     | small   | far          | c0 06 fb ff ff ff ff ff ff ff ff 01          |
        | code size | elements of an imported enum | 99     | small   | far_many, 0  | ca 06 02 63 15                               |
        | code size | elements of an imported enum | 300    | small   | far_many, 0  | ca 06 03 ac 02 15                            |
        | code size | elements of an imported enum | -5     | small   | far_many, 0  | ca 06 0b fb ff ff ff ff ff ff ff ff 01 15    |
        | lite      | an extension                 | 99     | light   | one          | a0 06 63                                     |
        | lite      | an extension                 | 300    | light   | one          | a0 06 ac 02                                  |
        | lite      | an extension                 | -5     | light   | one          | a0 06 fb ff ff ff ff ff ff ff ff 01          |
        | lite      | a packed element             | 99     | light   | many, 1      | aa 06 03 15 63 00                            |
        | lite      | a packed element             | 300    | light   | many, 1      | aa 06 04 15 ac 02 00                         |
        | lite      | a packed element             | -5     | light   | many, 1      | aa 06 0c 15 fb ff ff ff ff ff ff ff ff 01 00 |
        | lite      | an element                   | 99     | light   | expanded, 1  | b0 06 15 b0 06 63                            |
        | lite      | an element                   | 300    | light   | expanded, 1  | b0 06 15 b0 06 ac 02                         |
        | lite      | an element                   | -5     | light   | expanded, 1  | b0 06 15 b0 06 fb ff ff ff ff ff ff ff ff 01 |
        | lite      | an extension in a message    | 99     | light   | Scope::inner | b8 06 63                                     |
        | lite      | an extension in a message    | 300    | light   | Scope::inner | b8 06 ac 02                                  |
        | lite      | an extension in a message    | -5     | light   | Scope::inner | b8 06 fb ff ff ff ff ff ff ff ff 01          |
        | lite      | an imported enum             | 99     | light   | far          | c0 06 63                                     |
        | lite      | an imported enum             | 300    | light   | far          | c0 06 ac 02                                  |
        | lite      | an imported enum             | -5     | light   | far          | c0 06 fb ff ff ff ff ff ff ff ff 01          |
        | lite      | elements of an imported enum | 99     | light   | far_many, 0  | ca 06 02 63 15                               |
        | lite      | elements of an imported enum | 300    | light   | far_many, 0  | ca 06 03 ac 02 15                            |
        | lite      | elements of an imported enum | -5     | light   | far_many, 0  | ca 06 0b fb ff ff ff ff ff ff ff ff 01 15    |
