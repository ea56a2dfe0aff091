@needs.generator
Feature: Output files
  The compiler turns each schema file into one header and one implementation, below the directory that the command line
  names.

  Background:
    Given the file `protos/album.proto`
      """proto
      syntax = "proto3";
      message Album { string title = 1; }
      """
    And the file `protos/music/shelf/track.proto`
      """proto
      syntax = "proto3";
      package music.shelf;
      message Track { int32 seconds = 1; }
      """
    And the folder `out`

  @cpp.output.flag
  Rule: `--cpp_out=<dir>` asks for C++ and names the directory that receives it

    Scenario: the named directory receives the files
      When the generator runs with `--cpp_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And these files are written:
        | out/album.pb.cc |
        | out/album.pb.h  |

    Scenario: another directory receives the files
      Given the folder `elsewhere`
      When the generator runs with `--cpp_out=elsewhere -Iprotos protos/album.proto`
      Then it succeeds
      And these files are written:
        | elsewhere/album.pb.cc |
        | elsewhere/album.pb.h  |

    Scenario: a subdirectory receives the files
      Given the folder `build/generated`
      When the generator runs with `--cpp_out=build/generated -Iprotos protos/album.proto`
      Then it succeeds
      And these files are written:
        | build/generated/album.pb.cc |
        | build/generated/album.pb.h  |

    Scenario Outline: the named directory, written <how>
      When the generator runs with `--cpp_out=<directory> -Iprotos protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | out/music/shelf/track.pb.cc |
        | out/music/shelf/track.pb.h  |

      Examples:
        | how             | directory     |
        | with a slash    | out/          |
        | with a dot      | ./out         |
        | with a dot last | out/.         |
        | with two dots   | protos/../out |

    Scenario Outline: a directory whose name <what>
      Given the folder `<directory>`
      When the generator runs with `--cpp_out=<directory> -Iprotos protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | <directory>/music/shelf/track.pb.cc |
        | <directory>/music/shelf/track.pb.h  |

      Examples:
        | what                      | directory  |
        | has an equals sign        | mode=debug |
        | has two equals signs      | a=b=c      |
        | ends in an equals sign    | out=       |
        | has a comma               | lite,more  |
        | is the name of the option | cpp_out    |

    Scenario: the option comes after the input
      When the generator runs with `-Iprotos protos/album.proto --cpp_out=out`
      Then it succeeds
      And these files are written:
        | out/album.pb.cc |
        | out/album.pb.h  |

    Scenario: the directory of the inputs receives the files of all of them
      When the generator runs with `--cpp_out=protos -Iprotos protos/album.proto protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | protos/album.pb.cc             |
        | protos/album.pb.h              |
        | protos/music/shelf/track.pb.cc |
        | protos/music/shelf/track.pb.h  |

    Scenario: the working directory receives the files
      When the generator runs with `--cpp_out=. -Iprotos protos/album.proto`
      Then it succeeds
      And these files are written:
        | album.pb.cc |
        | album.pb.h  |

    Scenario: without the option nothing is generated
      When the generator runs with `-Iprotos protos/album.proto`
      Then no file is written

  @cpp.output.proto-path
  Rule: `--proto_path=<dir>` adds a directory in which inputs and imports are looked up

    Background:
      Given the file `shared/units.proto`
        """proto
        syntax = "proto3";
        message Gram { double value = 1; }
        """
      And the file `protos/recipe.proto`
        """proto
        syntax = "proto3";
        import "units.proto";
        message Recipe { Gram flour = 1; }
        """

    Scenario: an input given by its place on the disk
      When the generator runs with `--cpp_out=out --proto_path=protos protos/album.proto`
      Then it succeeds
      And these files are written:
        | out/album.pb.cc |
        | out/album.pb.h  |

    Scenario: an input given by its name below the path
      When the generator runs with `--cpp_out=out --proto_path=protos music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | out/music/shelf/track.pb.cc |
        | out/music/shelf/track.pb.h  |

    Scenario: an import found in a second path
      When the generator runs with `--cpp_out=out --proto_path=protos --proto_path=shared protos/recipe.proto`
      Then it succeeds
      And these files are written:
        | out/recipe.pb.cc |
        | out/recipe.pb.h  |

    Scenario: an import that no path holds
      When the generator runs with `--cpp_out=out --proto_path=protos protos/recipe.proto`
      Then it fails
      And no file is written

    Scenario: an input that no path holds
      When the generator runs with `--cpp_out=out --proto_path=shared protos/album.proto`
      Then it fails
      And no file is written

  @cpp.output.proto-path-order @needs.protobuf-conventions
  Rule: Of several proto paths that have a file, the one that is named first counts

    Background:
      Given the file `old/units.proto`
        """proto
        syntax = "proto3";
        message Ounce { double value = 1; }
        """
      And the file `new/units.proto`
        """proto
        syntax = "proto3";
        message Gram { double value = 1; }
        """
      And the file `protos/recipe.proto`
        """proto
        syntax = "proto3";
        import "units.proto";
        message Recipe { Gram flour = 1; }
        """

    Scenario: an import that two paths have
      When the generator runs with `--cpp_out=out -Inew -Iold -Iprotos protos/recipe.proto`
      Then it succeeds
      When the generator runs with `--cpp_out=out -Iold -Inew -Iprotos protos/recipe.proto`
      Then it fails

    Scenario: an input that two paths have
      When the generator runs with `--cpp_out=out -Iold -Inew units.proto`
      Then the file `out/units.pb.h` contains `class Ounce`
      When the generator runs with `--cpp_out=out -Inew -Iold units.proto`
      Then the file `out/units.pb.h` contains `class Gram`

    Scenario: an input on the disk that an earlier path hides
      When the generator runs with `--cpp_out=out -Iold -Inew new/units.proto`
      Then it fails
      When the generator runs with `--cpp_out=out -Inew -Iold new/units.proto`
      Then it succeeds

  @cpp.output.failure-names @needs.protobuf-conventions
  Rule: The message of a failure names the input, the import or the directory at fault

    Background:
      Given the file `shared/units.proto`
        """proto
        syntax = "proto3";
        message Gram { double value = 1; }
        """
      And the file `protos/recipe.proto`
        """proto
        syntax = "proto3";
        import "units.proto";
        message Recipe { Gram flour = 1; }
        """

    Scenario: an import that no path holds
      When the generator runs with `--cpp_out=out --proto_path=protos protos/recipe.proto`
      Then it fails naming `units.proto`

    Scenario: an input that no path holds
      When the generator runs with `--cpp_out=out --proto_path=shared protos/album.proto`
      Then it fails naming `album.proto`

    Scenario: a directory that is missing
      When the generator runs with `--cpp_out=missing -Iprotos protos/album.proto`
      Then it fails naming `missing`

  @cpp.output.public-import @needs.protobuf-conventions
  Rule: A file may use what its imports declare, and what they import publicly (looked up by the compiler)

    Background:
      Given the file `protos/units.proto`
        """proto
        syntax = "proto3";
        message Gram { double value = 1; }
        """
      And the file `protos/recipe.proto`
        """proto
        syntax = "proto3";
        import "further.proto";
        message Recipe { Gram flour = 1; }
        """

    Scenario: an import of an import
      Given the file `protos/further.proto`
        """proto
        syntax = "proto3";
        import "units.proto";
        message Further { Gram gram = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/recipe.proto`
      Then it fails
      And no file is written

    Scenario: a public import of an import
      Given the file `protos/further.proto`
        """proto
        syntax = "proto3";
        import public "units.proto";
        message Further { Gram gram = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/recipe.proto`
      Then it succeeds
      And these files are written:
        | out/recipe.pb.cc |
        | out/recipe.pb.h  |

    Scenario: a public import, and an import of it
      Given the file `protos/further.proto`
        """proto
        syntax = "proto3";
        import public "furthest.proto";
        """
      And the file `protos/furthest.proto`
        """proto
        syntax = "proto3";
        import "units.proto";
        message Furthest { Gram gram = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/recipe.proto`
      Then it fails
      And no file is written

    Scenario: a public import of a public import
      Given the file `protos/further.proto`
        """proto
        syntax = "proto3";
        import public "furthest.proto";
        """
      And the file `protos/furthest.proto`
        """proto
        syntax = "proto3";
        import public "units.proto";
        message Furthest { Gram gram = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/recipe.proto`
      Then it succeeds
      And these files are written:
        | out/recipe.pb.cc |
        | out/recipe.pb.h  |

  @cpp.output.proto-path-short
  Rule: `-I<dir>` is short for `--proto_path=<dir>`

    Background:
      Given the file `shared/units.proto`
        """proto
        syntax = "proto3";
        message Gram { double value = 1; }
        """
      And the file `protos/recipe.proto`
        """proto
        syntax = "proto3";
        import "units.proto";
        message Recipe { Gram flour = 1; }
        """

    Scenario: an input below the path
      When the generator runs with `--cpp_out=out -Iprotos protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | out/music/shelf/track.pb.cc |
        | out/music/shelf/track.pb.h  |

    Scenario: an import found in a second path
      When the generator runs with `--cpp_out=out -Iprotos -Ishared protos/recipe.proto`
      Then it succeeds
      And these files are written:
        | out/recipe.pb.cc |
        | out/recipe.pb.h  |

    Scenario: both spellings together
      When the generator runs with `--cpp_out=out -Iprotos --proto_path=shared protos/recipe.proto`
      Then it succeeds
      And these files are written:
        | out/recipe.pb.cc |
        | out/recipe.pb.h  |

    Scenario: an import that no path holds
      When the generator runs with `--cpp_out=out -Iprotos protos/recipe.proto`
      Then it fails
      And no file is written

  @cpp.output.two-files
  Rule: Each input produces one header ending in `.pb.h`, one implementation ending in `.pb.cc`, and no other file

    Scenario: one input with several types
      Given the file `protos/catalogue.proto`
        """proto
        syntax = "proto3";
        message Shelf { message Slot { int32 width = 1; } repeated Slot slots = 1; }
        message Label { string text = 1; }
        enum Colour { COLOUR_NONE = 0; COLOUR_RED = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/catalogue.proto`
      Then it succeeds
      And these files are written:
        | out/catalogue.pb.cc |
        | out/catalogue.pb.h  |

    Scenario: an input without any type
      Given the file `protos/blank.proto`
        """proto
        syntax = "proto3";
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/blank.proto`
      Then it succeeds
      And these files are written:
        | out/blank.pb.cc |
        | out/blank.pb.h  |

    Scenario: two inputs at once
      When the generator runs with `--cpp_out=out -Iprotos protos/album.proto protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | out/album.pb.cc             |
        | out/album.pb.h              |
        | out/music/shelf/track.pb.cc |
        | out/music/shelf/track.pb.h  |

    Scenario: an import is no input
      Given the file `protos/collection.proto`
        """proto
        syntax = "proto3";
        import "album.proto";
        message Collection { repeated Album albums = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/collection.proto`
      Then it succeeds
      And these files are written:
        | out/collection.pb.cc |
        | out/collection.pb.h  |

    Scenario Outline: <what> is no input
      Given the file `protos/between.proto`
        """proto
        syntax = "proto3";
        import public "album.proto";
        """
      And the file `protos/collection.proto`
        """proto
        syntax = "proto3";
        <import>
        message Collection { <type> field = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/collection.proto`
      Then it succeeds
      And these files are written:
        | out/collection.pb.cc |
        | out/collection.pb.h  |

      Examples:
        | what                     | import                              | type                |
        | a public import          | import public "album.proto";        | Album               |
        | an import of an import   | import "between.proto";             | Album               |
        | a well-known type's file | import "google/protobuf/any.proto"; | google.protobuf.Any |

    Scenario Outline: a file with <what>
      Given the file `protos/base.proto`
        """proto
        syntax = "proto2";
        message Base { extensions 100 to 199; }
        """
      And the file `protos/special.proto`
        """proto
        <declares>
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/special.proto`
      Then it succeeds
      And these files are written:
        | out/special.pb.cc |
        | out/special.pb.h  |

      Examples:
        | what              | declares                                                                                                                      |
        | an enum only      | syntax = "proto2"; enum Kind { ONE = 1; }                                                                                     |
        | an extension only | syntax = "proto2"; import "base.proto"; extend Base { optional int32 extra = 100; }                                           |
        | an import only    | syntax = "proto3"; import public "album.proto";                                                                               |
        | a service         | syntax = "proto3"; import "album.proto"; option cc_generic_services = true; service Shop { rpc Sell(Album) returns (Album); } |
        | a service unasked | syntax = "proto3"; import "album.proto"; service Shop { rpc Sell(Album) returns (Album); }                                    |
        | lite messages     | syntax = "proto3"; option optimize_for = LITE_RUNTIME; message Light { map<int32, Light> lights = 1; }                        |
        | small messages    | syntax = "proto2"; option optimize_for = CODE_SIZE; message Small { optional group Box = 1 { optional int32 id = 1; } }       |

      @needs.editions
      Examples:
        | what       | declares                                                                           |
        | an edition | edition = "2023"; package some.way; message New { string text = 1; extensions 7; } |

  @cpp.output.include @needs.protobuf-conventions
  Rule: The implementation includes its header by its path below the proto path

    Scenario: the implementation includes the header
      When the generator runs with `--cpp_out=out -Iprotos protos/music/shelf/track.proto`
      Then the file `out/music/shelf/track.pb.cc` contains `#include "music/shelf/track.pb.h"`
      And the file `out/music/shelf/track.pb.h` contains `class Track`

  @cpp.output.name
  Rule: An output file has the name of its input, with `.pb.h` or `.pb.cc` in place of `.proto`

    Scenario: one.proto
      Given the file `protos/one.proto`
        """proto
        syntax = "proto3";
        message Named { int32 number = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/one.proto`
      Then it succeeds
      And these files are written:
        | out/one.pb.cc |
        | out/one.pb.h  |

    Scenario Outline: <input>
      Given the file `protos/<input>`
        """proto
        syntax = "proto3";
        message Named { int32 number = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/<input>`
      Then it succeeds
      And these files are written:
        | out/<implementation> |
        | out/<header>         |

      Examples:
        | input               | header             | implementation      |
        | v1.beta.proto       | v1.beta.pb.h       | v1.beta.pb.cc       |
        | two.proto.proto     | two.proto.pb.h     | two.proto.pb.cc     |
        | three.pb.h.proto    | three.pb.h.pb.h    | three.pb.h.pb.cc    |
        | four.proto.v2.proto | four.proto.v2.pb.h | four.proto.v2.pb.cc |
        | .proto.proto        | .proto.pb.h        | .proto.pb.cc        |
        | snake_case.proto    | snake_case.pb.h    | snake_case.pb.cc    |
        | kebab-case.proto    | kebab-case.pb.h    | kebab-case.pb.cc    |
        | UpperCase.proto     | UpperCase.pb.h     | UpperCase.pb.cc     |
        | protos.proto        | protos.pb.h        | protos.pb.cc        |
        | box.proto/in.proto  | box.proto/in.pb.h  | box.proto/in.pb.cc  |
        | v1.beta/one.proto   | v1.beta/one.pb.h   | v1.beta/one.pb.cc   |
        | Upper/Two.proto     | Upper/Two.pb.h     | Upper/Two.pb.cc     |

    Scenario: the output directory is named like a schema file
      Given the folder `all.proto`
      When the generator runs with `--cpp_out=all.proto -Iprotos protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | all.proto/music/shelf/track.pb.cc |
        | all.proto/music/shelf/track.pb.h  |

  @cpp.output.prefix
  Rule: In the path of an output file, the output directory takes the place of the proto path

    Scenario: the path is the working directory
      When the generator runs with `--cpp_out=out -I. protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | out/protos/music/shelf/track.pb.cc |
        | out/protos/music/shelf/track.pb.h  |

    Scenario Outline: the path is <what>
      When the generator runs with `--cpp_out=out -I<path> protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | out/<place>track.pb.cc |
        | out/<place>track.pb.h  |

      Examples:
        | what                          | path               | place        |
        | a directory above             | protos             | music/shelf/ |
        | a directory above and a slash | protos/            | music/shelf/ |
        | two directories               | protos/music       | shelf/       |
        | the input's own directory     | protos/music/shelf |              |

    Scenario Outline: the same input, written <how>
      When the generator runs with `--cpp_out=out -I<path> <input>`
      Then it succeeds
      And these files are written:
        | out/music/shelf/track.pb.cc |
        | out/music/shelf/track.pb.h  |

      Examples:
        | how                    | path     | input                            |
        | with a dot             | protos   | ./protos/music/shelf/track.proto |
        | with a dot inside      | protos   | protos/./music/shelf/track.proto |
        | with two slashes       | protos   | protos//music/shelf/track.proto  |
        | with a dot in the path | ./protos | protos/music/shelf/track.proto   |
        | with dots in both      | ./protos | ./protos/music/shelf/track.proto |

    Scenario: inputs below different paths
      Given the file `shared/units.proto`
        """proto
        syntax = "proto3";
        message Gram { double value = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos/music -Ishared protos/music/shelf/track.proto shared/units.proto`
      Then it succeeds
      And these files are written:
        | out/shelf/track.pb.cc |
        | out/shelf/track.pb.h  |
        | out/units.pb.cc       |
        | out/units.pb.h        |

    Scenario: another path is the beginning of the directory's name
      Given the file `proto/units.proto`
        """proto
        syntax = "proto3";
        message Gram { double value = 1; }
        """
      When the generator runs with `--cpp_out=out -Iproto -Iprotos protos/album.proto proto/units.proto`
      Then it succeeds
      And these files are written:
        | out/album.pb.cc |
        | out/album.pb.h  |
        | out/units.pb.cc |
        | out/units.pb.h  |

    Scenario Outline: the name of the path comes again below it, <where>
      Given the file `protos/<place>again.proto`
        """proto
        syntax = "proto3";
        message Again { int32 number = 1; }
        """
      When the generator runs with `--cpp_out=out -Iprotos protos/<place>again.proto`
      Then it succeeds
      And these files are written:
        | out/<place>again.pb.cc |
        | out/<place>again.pb.h  |

      Examples:
        | where        | place                |
        | at once      | protos/              |
        | twice        | protos/protos/       |
        | further down | music/protos/        |
        | and the name | music/protos/out/in/ |

  @cpp.output.subdirectories
  Rule: Missing directories below the output directory are created

    Scenario: none of them exists
      When the generator runs with `--cpp_out=out -Iprotos protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | out/music/shelf/track.pb.cc |
        | out/music/shelf/track.pb.h  |

    Scenario: some of them exist
      Given the folder `out/music`
      When the generator runs with `--cpp_out=out -Iprotos protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | out/music/shelf/track.pb.cc |
        | out/music/shelf/track.pb.h  |

    Scenario: all of them exist
      Given the folder `out/music/shelf`
      When the generator runs with `--cpp_out=out -Iprotos protos/music/shelf/track.proto`
      Then it succeeds
      And these files are written:
        | out/music/shelf/track.pb.cc |
        | out/music/shelf/track.pb.h  |

  @cpp.output.directory-must-exist
  Rule: If the output directory or a parent of it is missing, the compiler fails and writes nothing

    Scenario: missing
      When the generator runs with `--cpp_out=missing -Iprotos protos/album.proto`
      Then it fails
      And no file is written

    Scenario Outline: <directory>
      When the generator runs with `--cpp_out=<directory> -Iprotos protos/album.proto`
      Then it fails
      And no file is written

      Examples:
        | directory      |
        | missing/parent |
        | out/missing    |

    Scenario: it exists
      Given the folder `missing/parent`
      When the generator runs with `--cpp_out=missing/parent -Iprotos protos/album.proto`
      Then it succeeds
      And these files are written:
        | missing/parent/album.pb.cc |
        | missing/parent/album.pb.h  |

    Scenario: one of two directories is missing
      When the generator runs with `--cpp_out=out --cpp_out=missing -Iprotos protos/album.proto`
      Then it fails

    Scenario: nothing is written for any of several inputs
      When the generator runs with `--cpp_out=missing -Iprotos protos/album.proto protos/music/shelf/track.proto`
      Then it fails
      And no file is written
