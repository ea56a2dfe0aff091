@needs.generator
Feature: Several proto paths and inputs
  Inputs and imports are searched in every proto path, whichever spelling it has and wherever it stands.

  Background:
    Given the file `one/a.proto`
      """proto
      syntax = "proto3";
      import "deep/er/b.proto";
      message A { B b = 1; }
      """
    And the file `two/deep/er/b.proto`
      """proto
      syntax = "proto3";
      import "c.proto";
      message B { C c = 1; }
      """
    And the file `three/c.proto`
      """proto
      syntax = "proto3";
      message C { int32 id = 1; }
      """
    And the folder `out`

  @cpp.output.proto-path
  Rule: `--proto_path=<dir>` adds a directory in which inputs and imports are looked up (several)

    Scenario: an import in a second path, whose import is in a third
      When the generator runs with `--cpp_out=out --proto_path=one --proto_path=two --proto_path=three one/a.proto`
      Then it succeeds
      And these files are written:
        | out/a.pb.cc |
        | out/a.pb.h  |

    Scenario Outline: <what>
      When the generator runs with `--cpp_out=out <paths> <inputs>`
      Then it succeeds
      And these files are written:
        | out/<file>.pb.cc |
        | out/<file>.pb.h  |

      Examples:
        | what                               | paths                                                      | inputs                         | file      |
        | in the reverse order               | --proto_path=three --proto_path=two --proto_path=one       | one/a.proto                    | a         |
        | after the input                    | --proto_path=one --proto_path=two                          | one/a.proto --proto_path=three | a         |
        | an input by name, in the last      | --proto_path=three --proto_path=two --proto_path=one       | a.proto                        | a         |
        | an input by name, in the middle    | --proto_path=one --proto_path=two --proto_path=three       | deep/er/b.proto                | deep/er/b |
        | an input in the last, by its place | --proto_path=one --proto_path=two --proto_path=three       | three/c.proto                  | c         |
        | one that is not needed             | --proto_path=out --proto_path=three                        | three/c.proto                  | c         |
        | with slashes at the end            | --proto_path=one/ --proto_path=two/ --proto_path=three/    | one/a.proto                    | a         |
        | with dots                          | --proto_path=./one --proto_path=./two/. --proto_path=three | one/a.proto                    | a         |
        | the path twice                     | --proto_path=three --proto_path=three                      | three/c.proto                  | c         |

    Scenario Outline: <what>, where an earlier path has `<there>`
      Given the file `four/<there>`
        """proto
        syntax = "proto3";
        message D { int32 id = 1; }
        """
      When the generator runs with `--cpp_out=out <paths> <inputs>`
      Then it succeeds
      And these files are written:
        | out/<file>.pb.cc |
        | out/<file>.pb.h  |

      Examples:
        | what                                   | there           | paths                                                                  | inputs              | file      |
        | an import                              | deep/er/d.proto | --proto_path=four --proto_path=one --proto_path=two --proto_path=three | one/a.proto         | a         |
        | an import, after the path of the input | deep/er/d.proto | --proto_path=one --proto_path=four --proto_path=two --proto_path=three | one/a.proto         | a         |
        | an input by name                       | deep/er/d.proto | --proto_path=four --proto_path=two --proto_path=three                  | deep/er/b.proto     | deep/er/b |
        | an input by its place                  | deep/er/d.proto | --proto_path=four --proto_path=two --proto_path=three                  | two/deep/er/b.proto | deep/er/b |
        | an import                              | deep            | --proto_path=four --proto_path=one --proto_path=two --proto_path=three | one/a.proto         | a         |
        | an input by name                       | deep            | --proto_path=four --proto_path=two --proto_path=three                  | deep/er/b.proto     | deep/er/b |

    Scenario Outline: a path whose name is the beginning of the input's folder, <what>
      Given the file `onetwo/d.proto`
        """proto
        syntax = "proto3";
        message D { int32 id = 1; }
        """
      When the generator runs with `--cpp_out=out <paths> onetwo/d.proto`
      Then it succeeds
      And these files are written:
        | out/d.pb.cc |
        | out/d.pb.h  |

      Examples:
        | what               | paths                                  |
        | before that folder | --proto_path=one --proto_path=onetwo   |
        | after that folder  | --proto_path=onetwo --proto_path=one   |
        | with a slash       | --proto_path=one/ --proto_path=onetwo/ |

    Scenario: a path whose name is the beginning of the input's folder does not hold the input
      Given the file `onetwo/d.proto`
        """proto
        syntax = "proto3";
        message D { int32 id = 1; }
        """
      When the generator runs with `--cpp_out=out --proto_path=one onetwo/d.proto`
      Then it fails
      And no file is written

    Scenario: inputs in each of them
      When the generator runs with `--cpp_out=out --proto_path=one --proto_path=two --proto_path=three one/a.proto two/deep/er/b.proto three/c.proto`
      Then it succeeds
      And these files are written:
        | out/a.pb.cc         |
        | out/a.pb.h          |
        | out/c.pb.cc         |
        | out/c.pb.h          |
        | out/deep/er/b.pb.cc |
        | out/deep/er/b.pb.h  |

    Scenario Outline: without <what>
      When the generator runs with `--cpp_out=out <paths> one/a.proto`
      Then it fails
      And no file is written

      Examples:
        | what                            | paths                                                     |
        | the path of the import          | --proto_path=one --proto_path=three                       |
        | the path of the import's import | --proto_path=one --proto_path=two                         |
        | the path of the input           | --proto_path=two --proto_path=three                       |
        | the import's folder             | --proto_path=one --proto_path=two/deep --proto_path=three |

  @cpp.output.proto-path-short
  Rule: `-I<dir>` is short for `--proto_path=<dir>` (several)

    Scenario: an import in a second path, whose import is in a third
      When the generator runs with `--cpp_out=out -Ione -Itwo -Ithree one/a.proto`
      Then it succeeds
      And these files are written:
        | out/a.pb.cc |
        | out/a.pb.h  |

    Scenario Outline: <what>
      When the generator runs with `--cpp_out=out <paths> <inputs>`
      Then it succeeds
      And these files are written:
        | out/<file>.pb.cc |
        | out/<file>.pb.h  |

      Examples:
        | what                                | paths                                     | inputs              | file      |
        | in the reverse order                | -Ithree -Itwo -Ione                       | one/a.proto         | a         |
        | after the input                     | -Ione -Itwo                               | one/a.proto -Ithree | a         |
        | both spellings, the short one last  | --proto_path=one --proto_path=two -Ithree | one/a.proto         | a         |
        | both spellings, the short one first | -Ione --proto_path=two --proto_path=three | one/a.proto         | a         |
        | both spellings, in turns            | -Ione --proto_path=two -Ithree            | one/a.proto         | a         |
        | an input by name                    | -Ithree -Itwo -Ione                       | deep/er/b.proto     | deep/er/b |
        | with slashes at the end             | -Ione/ -Itwo/ -Ithree/                    | one/a.proto         | a         |
        | with dots                           | -I./one -I./two/. -Ithree                 | one/a.proto         | a         |

    Scenario Outline: <what>, where an earlier path has `<there>`
      Given the file `four/<there>`
        """proto
        syntax = "proto3";
        message D { int32 id = 1; }
        """
      When the generator runs with `--cpp_out=out <paths> <inputs>`
      Then it succeeds
      And these files are written:
        | out/<file>.pb.cc |
        | out/<file>.pb.h  |

      Examples:
        | what                                   | there           | paths                      | inputs              | file      |
        | an import                              | deep/er/d.proto | -Ifour -Ione -Itwo -Ithree | one/a.proto         | a         |
        | an import, after the path of the input | deep/er/d.proto | -Ione -Ifour -Itwo -Ithree | one/a.proto         | a         |
        | an input by name                       | deep/er/d.proto | -Ifour -Itwo -Ithree       | deep/er/b.proto     | deep/er/b |
        | an input by its place                  | deep/er/d.proto | -Ifour -Itwo -Ithree       | two/deep/er/b.proto | deep/er/b |
        | an import                              | deep            | -Ifour -Ione -Itwo -Ithree | one/a.proto         | a         |
        | an input by name                       | deep            | -Ifour -Itwo -Ithree       | deep/er/b.proto     | deep/er/b |

    Scenario Outline: without <what>
      When the generator runs with `--cpp_out=out <paths> one/a.proto`
      Then it fails
      And no file is written

      Examples:
        | what                            | paths         |
        | the path of the import          | -Ione -Ithree |
        | the path of the import's import | -Ione -Itwo   |

  @cpp.output.subdirectories
  Rule: Missing directories below the output directory are created (of several inputs)

    Scenario: two inputs in folders of one name at different depths
      Given the file `one/er/d.proto`
        """proto
        syntax = "proto3";
        message D { int32 id = 1; }
        """
      And the file `one/er/er/er/d.proto`
        """proto
        syntax = "proto3";
        package below;
        message D { int32 id = 1; }
        """
      When the generator runs with `--cpp_out=out -Ione one/er/d.proto one/er/er/er/d.proto`
      Then it succeeds
      And these files are written:
        | out/er/d.pb.cc       |
        | out/er/d.pb.h        |
        | out/er/er/er/d.pb.cc |
        | out/er/er/er/d.pb.h  |

  @cpp.output.directory-must-exist
  Rule: If the output directory or a parent of it is missing, the compiler fails and writes nothing (in any form)

    Scenario: a file stands in its place
      Given the file `taken`
        """proto
        syntax = "proto3";
        """
      When the generator runs with `--cpp_out=taken -Ithree three/c.proto`
      Then it fails
      And no file is written

    Scenario Outline: <what>
      When the generator runs with `--cpp_out=<directory> -Ithree three/c.proto`
      Then it fails
      And no file is written

      Examples:
        | what                      | directory           |
        | with a slash              | missing/            |
        | with a dot                | ./missing           |
        | two below one that exists | out/missing/missing |
        | in capitals               | OUT                 |
        | its beginning             | ou                  |
        | and more                  | out2                |

    Scenario Outline: its twin that exists, <what>
      When the generator runs with `--cpp_out=<directory> -Ithree three/c.proto`
      Then it succeeds
      And these files are written:
        | out/c.pb.cc |
        | out/c.pb.h  |

      Examples:
        | what             | directory |
        | with a slash     | out/      |
        | with a dot       | ./out     |
        | with two slashes | out//     |
