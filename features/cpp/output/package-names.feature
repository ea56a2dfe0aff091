@needs.cpp
Feature: Names of packages
  A part of a package gives its name to a namespace as it is written: capitals, digits and underscores included.

  @cpp.output.package-namespace
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b` (any name)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        package Third;
        message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        """
      And the schema file `delta.proto`
        """proto
        syntax = "proto3";
        package third.DELTA;
        message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        """
      And the schema file `epsilon.proto`
        """proto
        syntax = "proto3";
        package thirdDelta.epsilonZ;
        message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        """
      And the schema file `one.proto`
        """proto
        syntax = "proto3";
        package g;
        message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        """
      And the schema file `version.proto`
        """proto
        syntax = "proto3";
        package third_delta.v1;
        message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        """
      And the schema file `mixed.proto`
        """proto
        syntax = "proto3";
        package g2.d_3.E4f.Named;
        message Named { message Inner { int32 id = 1; } Inner inner = 1; Kind kind = 2; repeated Named more = 3; }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        """

    Scenario: the package Third
      Given `::Third::Named m`
      When `m.mutable_inner()->set_id(7)`
      And `m.add_more()->set_kind(::Third::KIND_ONE)`
      Then `m.inner()` has type `const ::Third::Named_Inner&`
      And `m.more(0).kind()` is `::Third::Kind(1)`
      And `m` serializes to the bytes `0a 02 08 07 1a 02 10 01`

    Scenario Outline: the package <package>
      Given `::<namespace>::Named m`
      When `m.mutable_inner()->set_id(7)`
      And `m.add_more()->set_kind(::<namespace>::KIND_ONE)`
      Then `m.inner()` has type `const ::<namespace>::Named_Inner&`
      And `m.more(0).kind()` is `::<namespace>::Kind(1)`
      And `m` serializes to the bytes `0a 02 08 07 1a 02 10 01`

      Examples:
        | package             | namespace            |
        | third.DELTA         | third::DELTA         |
        | thirdDelta.epsilonZ | thirdDelta::epsilonZ |
        | g                   | g                    |
        | third_delta.v1      | third_delta::v1      |
        | g2.d_3.E4f.Named    | g2::d_3::E4f::Named  |

  @cpp.output.package-namespace
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b` (names of libraries)

    Background:
      Given the schema file `within_absl.proto`
        """proto
        syntax = "proto2";
        package outer.absl;
        import "google/protobuf/any.proto";
        message Named {
          message Inner { optional int32 id = 1; }
          optional Inner inner = 1; optional Kind kind = 2; optional string text = 3 [default = "unset"]; repeated bytes blobs = 4;
          map<string, string> pairs = 5; oneof pick { string word = 6; Inner one = 7; } optional double real = 8 [default = inf];
          optional .google.protobuf.Any any = 9; extensions 100 to 199;
        }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        extend Named { optional string extra = 100; repeated Kind kinds = 101; }
        """
      And the schema file `within_google.proto`
        """proto
        syntax = "proto2";
        package outer.google;
        import "google/protobuf/any.proto";
        message Named {
          message Inner { optional int32 id = 1; }
          optional Inner inner = 1; optional Kind kind = 2; optional string text = 3 [default = "unset"]; repeated bytes blobs = 4;
          map<string, string> pairs = 5; oneof pick { string word = 6; Inner one = 7; } optional double real = 8 [default = inf];
          optional .google.protobuf.Any any = 9; extensions 100 to 199;
        }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        extend Named { optional string extra = 100; repeated Kind kinds = 101; }
        """
      And the schema file `within_runtime.proto`
        """proto
        syntax = "proto2";
        package other.google.protobuf;
        import "google/protobuf/any.proto";
        message Named {
          message Inner { optional int32 id = 1; }
          optional Inner inner = 1; optional Kind kind = 2; optional string text = 3 [default = "unset"]; repeated bytes blobs = 4;
          map<string, string> pairs = 5; oneof pick { string word = 6; Inner one = 7; } optional double real = 8 [default = inf];
          optional .google.protobuf.Any any = 9; extensions 100 to 199;
        }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        extend Named { optional string extra = 100; repeated Kind kinds = 101; }
        """

    Scenario: the package outer.absl
      Given `::outer::absl::Named m`
      When `m.mutable_inner()->set_id(7)`
      And `m.add_blobs("b")`
      And `(*m.mutable_pairs())["c"] = "d"`
      And `m.set_word("e")`
      And `m.SetExtension(::outer::absl::extra, "f")`
      And `m.AddExtension(::outer::absl::kinds, ::outer::absl::KIND_ONE)`
      Then `m.text()` is `"unset"s`
      And `m.real()` is `std::numeric_limits<double>::infinity()`
      And `m` serializes to the bytes `0a 02 08 07 22 01 62 2a 06 0a 01 63 12 01 64 32 01 65 a2 06 01 66 a8 06 01`
      And `::outer::absl::Kind_Name(1)` is `"KIND_ONE"s`

    Scenario Outline: the package <package>
      Given `::<namespace>::Named m`
      When `m.mutable_inner()->set_id(7)`
      And `m.add_blobs("b")`
      And `(*m.mutable_pairs())["c"] = "d"`
      And `m.set_word("e")`
      And `m.SetExtension(::<namespace>::extra, "f")`
      And `m.AddExtension(::<namespace>::kinds, ::<namespace>::KIND_ONE)`
      Then `m.text()` is `"unset"s`
      And `m.real()` is `std::numeric_limits<double>::infinity()`
      And `m` serializes to the bytes `0a 02 08 07 22 01 62 2a 06 0a 01 63 12 01 64 32 01 65 a2 06 01 66 a8 06 01`
      And `::<namespace>::Kind_Name(1)` is `"KIND_ONE"s`

      Examples:
        | package               | namespace               |
        | outer.google          | outer::google           |
        | other.google.protobuf | other::google::protobuf |

  @cpp.output.package-namespace
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b` (the name of the standard library)

    Background:
      Given the schema file `within_std.proto`
        """proto
        syntax = "proto2";
        package outer.std;
        import "google/protobuf/any.proto";
        message Named {
          message Inner { optional int32 id = 1; }
          optional Inner inner = 1; optional Kind kind = 2; optional string text = 3 [default = "unset"]; repeated bytes blobs = 4;
          map<string, string> pairs = 5; oneof pick { string word = 6; Inner one = 7; } optional double real = 8 [default = inf];
          optional .google.protobuf.Any any = 9; extensions 100 to 199;
        }
        enum Kind { KIND_NONE = 0; KIND_ONE = 1; }
        extend Named { optional string extra = 100; repeated Kind kinds = 101; }
        """

    Scenario: the package outer.std
      Given `::outer::std::Named m`
      When `m.mutable_inner()->set_id(7)`
      And `m.add_blobs("b")`
      And `(*m.mutable_pairs())["c"] = "d"`
      And `m.set_word("e")`
      And `m.SetExtension(::outer::std::extra, "f")`
      And `m.AddExtension(::outer::std::kinds, ::outer::std::KIND_ONE)`
      Then `m.text()` is `"unset"s`
      And `m.real()` is `std::numeric_limits<double>::infinity()`
      And `m` serializes to the bytes `0a 02 08 07 22 01 62 2a 06 0a 01 63 12 01 64 32 01 65 a2 06 01 66 a8 06 01`
      And `::outer::std::Kind_Name(1)` is `"KIND_ONE"s`

  @cpp.output.package-namespace @needs.cord
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b` (names of libraries, Cords)

    Background:
      Given the schema file `corded_absl.proto`
        """proto
        syntax = "proto3";
        package corded.absl;
        message Named { bytes plain = 1 [ctype = CORD]; optional bytes chosen = 2 [ctype = CORD]; oneof pick { bytes member = 3 [ctype = CORD]; } }
        """

    Scenario: the package corded.absl
      Given `::corded::absl::Named m`
      When `m.set_plain("a")`
      And `m.set_member("b")`
      Then `m.plain()` has type `const lib::Cord&`
      And `m` serializes to the bytes `0a 01 61 1a 01 62`

  @cpp.output.package-namespace @needs.editions @needs.string-view
  Rule: Everything generated for a file of `package a.b` is in the namespace `a::b` (names of libraries, string_view)

    Background:
      Given the schema file `viewed_absl.proto`
        """proto
        edition = "2023";
        package viewed.absl;
        import "google/protobuf/cpp_features.proto";
        message Named { string text = 1 [features.(pb.cpp).string_type = VIEW]; oneof pick { string word = 2 [features.(pb.cpp).string_type = VIEW]; } }
        """

    Scenario: the package viewed.absl
      Given `::viewed::absl::Named m`
      When `m.set_text("a")`
      And `m.set_word("b")`
      Then `m.text()` has type `lib::string_view`
      And `m` serializes to the bytes `0a 01 61 12 01 62`
