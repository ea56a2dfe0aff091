@needs.generator
Feature: Dialects that have extensions
  Which schemas can have extension ranges, and can extend a message.

  @cpp.extension.dialects
  Rule: Messages of proto2 and of editions can have extension ranges; in proto3 the compiler refuses them

    Background:
      Given the folder `out`

    Scenario: proto2
      Given the file `protos/old.proto`
        """proto
        syntax = "proto2";
        message Old { extensions 100 to 199; }
        extend Old { optional int32 weight = 100; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/old.proto`
      Then it succeeds
      And the file `out/old.pb.h` contains `weight`

    Scenario: no dialect named
      Given the file `protos/silent.proto`
        """proto
        message Silent { extensions 100 to 199; }
        extend Silent { optional int32 weight = 100; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/silent.proto`
      Then it succeeds

    Scenario: proto3
      Given the file `protos/new.proto`
        """proto
        syntax = "proto3";
        message New { int32 id = 1; extensions 100 to 199; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/new.proto`
      Then it fails
      And no file is written

    Scenario: proto3 without the range
      Given the file `protos/new.proto`
        """proto
        syntax = "proto3";
        message New { int32 id = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/new.proto`
      Then it succeeds

    Scenario: a nested message of proto3
      Given the file `protos/new.proto`
        """proto
        syntax = "proto3";
        message New { message Inner { extensions 100 to max; } }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/new.proto`
      Then it fails
      And no file is written

    Scenario: a proto2 message, extended in proto3
      Given the file `protos/old.proto`
        """proto
        syntax = "proto2";
        message Old { extensions 100 to 199; }
        """
      And the file `protos/new.proto`
        """proto
        syntax = "proto3";
        import "old.proto";
        extend Old { optional int32 weight = 100; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/new.proto`
      Then it fails
      And no file is written

    Scenario Outline: <dialect>, the range of <which>
      Given the file `protos/new.proto`
        """proto
        syntax = "<dialect>";
        message First {}
        <declaration>
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/new.proto`
      Then it <ends>

      Examples:
        | which                               | dialect | declaration                                                         | ends     |
        | the second message                  | proto3  | message New { extensions 100 to 199; }                              | fails    |
        | the second message                  | proto2  | message New { extensions 100 to 199; }                              | succeeds |
        | a message in a message of a message | proto3  | message New { message Inner { message Most { extensions 7; } } }    | fails    |
        | a message in a message of a message | proto2  | message New { message Inner { message Most { extensions 7; } } }    | succeeds |
        | a message of the second message     | proto3  | message New { message Inner {} message Other { extensions 7, 9; } } | fails    |
        | a message of the second message     | proto2  | message New { message Inner {} message Other { extensions 7, 9; } } | succeeds |

    Scenario Outline: <dialect>, a proto2 message extended <where>
      Given the file `protos/old.proto`
        """proto
        syntax = "proto2";
        message Old { extensions 100 to 199; message Inner { extensions 100 to 199; } }
        """
      And the file `protos/new.proto`
        """proto
        syntax = "<dialect>";
        import "old.proto";
        <declaration>
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/new.proto`
      Then it <ends>

      Examples:
        | where                     | dialect | declaration                                                                    | ends     |
        | in a message              | proto3  | message New { extend Old { optional int32 weight = 100; } }                    | fails    |
        | in a message              | proto2  | message New { extend Old { optional int32 weight = 100; } }                    | succeeds |
        | in a message of a message | proto3  | message New { message Inner { extend Old { repeated int32 weights = 100; } } } | fails    |
        | in a message of a message | proto2  | message New { message Inner { extend Old { repeated int32 weights = 100; } } } | succeeds |
        | that is in a message      | proto3  | extend Old.Inner { optional int32 weight = 100; }                              | fails    |
        | that is in a message      | proto2  | extend Old.Inner { optional int32 weight = 100; }                              | succeeds |

    @needs.editions
    Scenario: an edition
      Given the file `protos/edition.proto`
        """proto
        edition = "2023";
        message Edition { extensions 100 to 199; }
        extend Edition { int32 weight = 100; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/edition.proto`
      Then it succeeds
      And the file `out/edition.pb.h` contains `weight`

    @needs.editions
    Scenario Outline: edition <edition>, the range of <which>
      Given the file `protos/edition.proto`
        """proto
        edition = "<edition>";
        message First {}
        <declaration>
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/edition.proto`
      Then it succeeds
      And the file `out/edition.pb.h` contains `weight`

      Examples:
        | edition | which                | declaration                                                                       |
        | 2024    | a message            | message New { extensions 100 to 199; } extend New { int32 weight = 100; }         |
        | 2024    | a message in another | message New { message In { extensions 100; } extend In { string weight = 100; } } |
        | 2023    | a message in another | message New { message In { extensions 100; } extend In { string weight = 100; } } |

    @needs.cpp @needs.editions
    Scenario: an edition's extensions, with its features
      Given the schema file `edition.proto`
        """proto
        edition = "2023";
        package modern;
        message Edition { extensions 100 to 199; }
        enum Level { LEVEL_NONE = 0; LEVEL_HIGH = 5; }
        enum Step { option features.enum_type = CLOSED; STEP_ONE = 1; }
        message Part { int32 id = 1; }
        extend Edition {
          int32 weight = 100;
          Level level = 101;
          Step step = 102;
          repeated int32 packed = 103;
          repeated int32 expanded = 104 [features.repeated_field_encoding = EXPANDED];
          Part delimited = 105 [features.message_encoding = DELIMITED];
          string preset = 106 [default = "kept"];
        }
        """
      And `modern::Edition m`
      When `m.ParseFromString(bytes("a0 06 07 a8 06 63 b0 06 63 ba 06 02 05 06 c0 06 07 cb 06 08 04 cc 06"))`
      Then `m.GetExtension(modern::weight)` is `7`
      And `static_cast<int>(m.GetExtension(modern::level))` is `99`
      And `m.HasExtension(modern::step)` is `false`
      And `m.GetExtension(modern::packed, 1)` is `6`
      And `m.GetExtension(modern::expanded, 0)` is `7`
      And `m.GetExtension(modern::delimited).id()` is `4`
      And `m.GetExtension(modern::preset)` is `"kept"s`
      And `m` serializes to the bytes `a0 06 07 a8 06 63 ba 06 02 05 06 c0 06 07 cb 06 08 04 cc 06 b0 06 63`

    Scenario Outline: a number that <where>
      Given the file `protos/old.proto`
        """proto
        syntax = "proto2";
        message Old { optional int32 id = 1; extensions 100 to 199; }
        extend Old { optional int32 weight = <number>; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/old.proto`
      Then it <ends>

      Examples:
        | where               | number | ends     |
        | is in the range     | 199    | succeeds |
        | is past the range   | 200    | fails    |
        | is before the range | 99     | fails    |
        | is that of a field  | 1      | fails    |
