@needs.cpp @needs.editions
Feature: Supported editions
  The compiler refuses unknown editions, and presence keywords in an edition.

  @cpp.output.refused-schema @needs.generator @needs.protobuf-conventions
  Rule: A schema of an unknown edition, or with a presence keyword in an edition, is refused

    Scenario: its accepted twin
      Given the file `a.proto`
        """proto
        edition = "2023";
        message M { int32 a = 1; }
        """
      When the generator runs with `--cpp_out=. -I. a.proto`
      Then it succeeds

    Scenario Outline: <what>
      Given the file `a.proto`
        """proto
        <schema>
        """
      When the generator runs with `--cpp_out=. -I. a.proto`
      Then it fails naming `<named>`
      And no file is written

      Examples:
        | what                | schema                                                | named    |
        | an edition of 1999  | edition = "1999"; message M { int32 a = 1; }          | 1999     |
        | a keyword, optional | edition = "2023"; message M { optional int32 a = 1; } | optional |
        | a keyword, required | edition = "2023"; message M { required int32 a = 1; } | required |
