@needs.cpp @needs.editions
Feature: String and bytes fields in editions
  The feature `field_presence` decides whether a field has a presence test.

  Background:
    Given the schema
      """proto
      edition = "2023";
      message Sample {
        string explicit_text = 1;
        string bare_text = 2 [features.field_presence = IMPLICIT];
        bytes explicit_bytes = 3;
        bytes bare_bytes = 4 [features.field_presence = IMPLICIT];
      }
      """
    And the schema file `bare.proto`
      """proto
      edition = "2023";
      option features.field_presence = IMPLICIT;
      message Bare {
        string foo = 1;
        string kept = 2 [features.field_presence = EXPLICIT];
        oneof which { string member = 3; bytes raw = 4; int32 digit = 5; }
        string lax = 6 [features.utf8_validation = NONE];
        message Inner {
          string foo = 1;
          string kept = 2 [features.field_presence = EXPLICIT];
          message Deep { bytes foo = 1; bytes kept = 2 [features.field_presence = EXPLICIT]; }
        }
      }
      message Lax {
        option features.json_format = LEGACY_BEST_EFFORT;
        string foo = 1;
        string kept = 2 [features.field_presence = EXPLICIT];
        bytes raw = 3;
        message Inner { string foo = 1; string kept = 2 [features.field_presence = EXPLICIT]; }
      }
      """

  @cpp.field.string-implicit-edition
  Rule: In an edition, the feature that asks for implicit presence removes the presence test of a string or bytes field

    Background:
      Given the schema file `small.proto`
        """proto
        edition = "2023";
        package small;
        option features.field_presence = IMPLICIT;
        option optimize_for = CODE_SIZE;
        message Bare {
          string foo = 1;
          string kept = 2 [features.field_presence = EXPLICIT];
          bytes raw = 3;
        }
        """

    Scenario: a string has no has_foo
      Given `Sample m`
      Then `m.has_explicit_text()` compiles
      And `m.has_bare_text()` does not compile

    Scenario Outline: <field> has no has_foo
      Given `<message> m`
      Then `m.has_<explicit>()` compiles
      And `m.has_<name>()` does not compile

      Examples:
        | field                                           | message           | explicit       | name       |
        | bytes                                           | Sample            | explicit_bytes | bare_bytes |
        | a string of an implicit file                    | Bare              | kept           | foo        |
        | a string of a message in a message of that file | Bare::Inner       | kept           | foo        |
        | bytes two messages down                         | Bare::Inner::Deep | kept           | foo        |
        | a string with another feature                   | Bare              | kept           | lax        |
        | a string of a message with another feature      | Lax               | kept           | foo        |
        | bytes of a message with another feature         | Lax               | kept           | raw        |
        | a string of a message in such a message         | Lax::Inner        | kept           | foo        |
        | a string of a file of CODE_SIZE                 | small::Bare       | kept           | foo        |
        | bytes of a file of CODE_SIZE                    | small::Bare       | kept           | raw        |

    Scenario Outline: <field> is written unless it is empty
      Given `<message> m`
      When `m.set_<name>("x")`
      Then `m` serializes to the bytes `<bytes>`
      And `m.<name>()` is `"x"s`
      When `m.set_<name>("")`
      Then `m.ByteSizeLong()` is `0`
      And `m.<name>()` is `""s`

      Examples:
        | field                                           | message           | name       | bytes    |
        | a string                                        | Sample            | bare_text  | 12 01 78 |
        | bytes                                           | Sample            | bare_bytes | 22 01 78 |
        | a string of an implicit file                    | Bare              | foo        | 0a 01 78 |
        | a string of a message in a message of that file | Bare::Inner       | foo        | 0a 01 78 |
        | bytes two messages down                         | Bare::Inner::Deep | foo        | 0a 01 78 |
        | a string with another feature                   | Bare              | lax        | 32 01 78 |
        | a string of a message with another feature      | Lax               | foo        | 0a 01 78 |
        | bytes of a message with another feature         | Lax               | raw        | 1a 01 78 |
        | a string of a message in such a message         | Lax::Inner        | foo        | 0a 01 78 |
        | a string of a file of CODE_SIZE                 | small::Bare       | foo        | 0a 01 78 |
        | bytes of a file of CODE_SIZE                    | small::Bare       | raw        | 1a 01 78 |

    Scenario Outline: <field> of explicit presence is written once it is set
      Given `<message> m`
      When `m.set_<name>("")`
      Then `m.has_<name>()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | field                                           | message           | name           | bytes |
        | a string                                        | Sample            | explicit_text  | 0a 00 |
        | bytes                                           | Sample            | explicit_bytes | 1a 00 |
        | a string that says so in an implicit file       | Bare              | kept           | 12 00 |
        | a string that says so in a message in a message | Bare::Inner       | kept           | 12 00 |
        | bytes that say so two messages down             | Bare::Inner::Deep | kept           | 12 00 |
        | a string that says so in a file of CODE_SIZE    | small::Bare       | kept           | 12 00 |

    @cpp.oneof.string
    Scenario Outline: <what> of a oneof has presence, whatever its file says
      Given `Bare m`
      And `m.set_digit(7)`
      When `m.set_<name>("")`
      Then `m.has_<name>()` is `true`
      And `m.which_case()` is `Bare::<constant>`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what           | name   | constant | bytes |
        | a string       | member | kMember  | 1a 00 |
        | a bytes member | raw    | kRaw     | 22 00 |

  @cpp.field.string-implicit-edition @needs.lite
  Rule: In an edition, the feature that asks for implicit presence removes the presence test of a string or bytes field (in lite files)

    Background:
      Given the schema file `light.proto`
        """proto
        edition = "2023";
        package light;
        option features.field_presence = IMPLICIT;
        option optimize_for = LITE_RUNTIME;
        message Bare {
          string foo = 1;
          string kept = 2 [features.field_presence = EXPLICIT];
          bytes raw = 3;
        }
        """

    Scenario Outline: <field> has no has_foo
      Given `light::Bare m`
      Then `m.has_kept()` compiles
      And `m.has_<name>()` does not compile

      Examples:
        | field                   | name |
        | a string of a lite file | foo  |
        | bytes of a lite file    | raw  |

    Scenario Outline: <field> is written unless it is empty
      Given `light::Bare m`
      When `m.set_<name>("x")`
      Then `m` serializes to the bytes `<bytes>`
      And `m.<name>()` is `"x"s`
      When `m.set_<name>("")`
      Then `m.ByteSizeLong()` is `0`
      And `m.<name>()` is `""s`

      Examples:
        | field                   | name | bytes    |
        | a string of a lite file | foo  | 0a 01 78 |
        | bytes of a lite file    | raw  | 1a 01 78 |

    Scenario: a string that says so in a lite file of explicit presence is written once it is set
      Given `light::Bare m`
      When `m.set_kept("")`
      Then `m.has_kept()` is `true`
      And `m` serializes to the bytes `12 00`
