@needs.insertion-points
Feature: Insertion points of files with little in them
  Whatever a schema declares, its files have the insertion points that every file has.

  Background:
    Given the file `protos/base.proto`
      """proto
      syntax = "proto2";
      message Base { extensions 100 to 199; }
      """
    And the folder `out`

  @cpp.insertion.includes
  Rule: Header and implementation have the insertion point `includes` among their include directives (whatever the file declares)

    Scenario: an enum only, in the header
      Given the file `protos/album.proto`
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; }
        """
      And the plugin `protoc-gen-mark` inserts at `includes` of `album.pb.h`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And the file `out/album.pb.h` contains `// inserted`
      And the file `out/album.pb.cc` does not contain `// inserted`

    Scenario Outline: <what>
      Given the file `protos/album.proto`
        """proto
        syntax = "<syntax>";
        <declares>
        """
      And the plugin `protoc-gen-mark` inserts at `includes` of `<file>`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And the file `out/<file>` contains `// inserted`
      And the file `out/<other>` does not contain `// inserted`

      Examples:
        | what                                            | file        | other       | syntax | declares                                                                                                 |
        | nothing, in the header                          | album.pb.h  | album.pb.cc | proto3 |                                                                                                          |
        | nothing, in the implementation                  | album.pb.cc | album.pb.h  | proto3 |                                                                                                          |
        | an import only, in the header                   | album.pb.h  | album.pb.cc | proto3 | import "base.proto";                                                                                     |
        | an import only, in the implementation           | album.pb.cc | album.pb.h  | proto3 | import "base.proto";                                                                                     |
        | an enum only, in the implementation             | album.pb.cc | album.pb.h  | proto3 | enum Kind { KIND_NONE = 0; }                                                                             |
        | a message without fields, in the header         | album.pb.h  | album.pb.cc | proto3 | message Album {}                                                                                         |
        | a message without fields, in the implementation | album.pb.cc | album.pb.h  | proto3 | message Album {}                                                                                         |
        | an extension only, in the header                | album.pb.h  | album.pb.cc | proto2 | import "base.proto"; extend Base { optional int32 extra = 100; }                                         |
        | an extension only, in the implementation        | album.pb.cc | album.pb.h  | proto2 | import "base.proto"; extend Base { optional int32 extra = 100; }                                         |
        | a service only, in the header                   | album.pb.h  | album.pb.cc | proto3 | import "base.proto"; option cc_generic_services = true; service Shop { rpc Place(Base) returns (Base); } |
        | a service only, in the implementation           | album.pb.cc | album.pb.h  | proto3 | import "base.proto"; option cc_generic_services = true; service Shop { rpc Place(Base) returns (Base); } |
        | lite messages, in the header                    | album.pb.h  | album.pb.cc | proto3 | option optimize_for = LITE_RUNTIME; message Album { string title = 1; }                                  |
        | lite messages, in the implementation            | album.pb.cc | album.pb.h  | proto3 | option optimize_for = LITE_RUNTIME; message Album { string title = 1; }                                  |

  @cpp.insertion.namespace-scope
  Rule: Header and implementation have the insertion point `namespace_scope` after everything else in the file's namespace, outside every class (whatever the file declares)

    Scenario: an enum only, in the header
      Given the file `protos/album.proto`
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; }
        """
      And the plugin `protoc-gen-mark` inserts at `namespace_scope` of `album.pb.h`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And the file `out/album.pb.h` contains `// inserted`
      And the file `out/album.pb.cc` does not contain `// inserted`

    Scenario Outline: <what>
      Given the file `protos/album.proto`
        """proto
        syntax = "<syntax>";
        <declares>
        """
      And the plugin `protoc-gen-mark` inserts at `namespace_scope` of `<file>`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And the file `out/<file>` contains `// inserted`
      And the file `out/<other>` does not contain `// inserted`

      Examples:
        | what                                            | file        | other       | syntax | declares                                                                                                 |
        | nothing, in the header                          | album.pb.h  | album.pb.cc | proto3 |                                                                                                          |
        | nothing, in the implementation                  | album.pb.cc | album.pb.h  | proto3 |                                                                                                          |
        | an import only, in the header                   | album.pb.h  | album.pb.cc | proto3 | import "base.proto";                                                                                     |
        | an import only, in the implementation           | album.pb.cc | album.pb.h  | proto3 | import "base.proto";                                                                                     |
        | an enum only, in the implementation             | album.pb.cc | album.pb.h  | proto3 | enum Kind { KIND_NONE = 0; }                                                                             |
        | a message without fields, in the header         | album.pb.h  | album.pb.cc | proto3 | message Album {}                                                                                         |
        | a message without fields, in the implementation | album.pb.cc | album.pb.h  | proto3 | message Album {}                                                                                         |
        | an extension only, in the header                | album.pb.h  | album.pb.cc | proto2 | import "base.proto"; extend Base { optional int32 extra = 100; }                                         |
        | an extension only, in the implementation        | album.pb.cc | album.pb.h  | proto2 | import "base.proto"; extend Base { optional int32 extra = 100; }                                         |
        | a service only, in the header                   | album.pb.h  | album.pb.cc | proto3 | import "base.proto"; option cc_generic_services = true; service Shop { rpc Place(Base) returns (Base); } |
        | a service only, in the implementation           | album.pb.cc | album.pb.h  | proto3 | import "base.proto"; option cc_generic_services = true; service Shop { rpc Place(Base) returns (Base); } |
        | lite messages, in the header                    | album.pb.h  | album.pb.cc | proto3 | option optimize_for = LITE_RUNTIME; message Album { string title = 1; }                                  |
        | lite messages, in the implementation            | album.pb.cc | album.pb.h  | proto3 | option optimize_for = LITE_RUNTIME; message Album { string title = 1; }                                  |

  @cpp.insertion.global-scope
  Rule: Header and implementation have the insertion point `global_scope` at their end, outside the file's namespace (whatever the file declares)

    Scenario: an enum only, in the header
      Given the file `protos/album.proto`
        """proto
        syntax = "proto3";
        enum Kind { KIND_NONE = 0; }
        """
      And the plugin `protoc-gen-mark` inserts at `global_scope` of `album.pb.h`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And the file `out/album.pb.h` contains `// inserted`
      And the file `out/album.pb.cc` does not contain `// inserted`

    Scenario Outline: <what>
      Given the file `protos/album.proto`
        """proto
        syntax = "<syntax>";
        <declares>
        """
      And the plugin `protoc-gen-mark` inserts at `global_scope` of `<file>`
        """cpp
        // inserted
        """
      When the generator runs with `--cpp_out=out --plugin=protoc-gen-mark=./protoc-gen-mark --mark_out=out -Iprotos protos/album.proto`
      Then it succeeds
      And the file `out/<file>` contains `// inserted`
      And the file `out/<other>` does not contain `// inserted`

      Examples:
        | what                                            | file        | other       | syntax | declares                                                                                                 |
        | nothing, in the header                          | album.pb.h  | album.pb.cc | proto3 |                                                                                                          |
        | nothing, in the implementation                  | album.pb.cc | album.pb.h  | proto3 |                                                                                                          |
        | an import only, in the header                   | album.pb.h  | album.pb.cc | proto3 | import "base.proto";                                                                                     |
        | an import only, in the implementation           | album.pb.cc | album.pb.h  | proto3 | import "base.proto";                                                                                     |
        | an enum only, in the implementation             | album.pb.cc | album.pb.h  | proto3 | enum Kind { KIND_NONE = 0; }                                                                             |
        | a message without fields, in the header         | album.pb.h  | album.pb.cc | proto3 | message Album {}                                                                                         |
        | a message without fields, in the implementation | album.pb.cc | album.pb.h  | proto3 | message Album {}                                                                                         |
        | an extension only, in the header                | album.pb.h  | album.pb.cc | proto2 | import "base.proto"; extend Base { optional int32 extra = 100; }                                         |
        | an extension only, in the implementation        | album.pb.cc | album.pb.h  | proto2 | import "base.proto"; extend Base { optional int32 extra = 100; }                                         |
        | a service only, in the header                   | album.pb.h  | album.pb.cc | proto3 | import "base.proto"; option cc_generic_services = true; service Shop { rpc Place(Base) returns (Base); } |
        | a service only, in the implementation           | album.pb.cc | album.pb.h  | proto3 | import "base.proto"; option cc_generic_services = true; service Shop { rpc Place(Base) returns (Base); } |
        | lite messages, in the header                    | album.pb.h  | album.pb.cc | proto3 | option optimize_for = LITE_RUNTIME; message Album { string title = 1; }                                  |
        | lite messages, in the implementation            | album.pb.cc | album.pb.h  | proto3 | option optimize_for = LITE_RUNTIME; message Album { string title = 1; }                                  |
