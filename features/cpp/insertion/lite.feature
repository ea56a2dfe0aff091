@needs.cpp @needs.insertion-points @needs.lite
Feature: Insertion points of proto2 and of lite files
  A file of proto2, or one that is optimized for the lite runtime, has the same insertion points.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      message Item { optional int32 id = 1; message Part { optional int32 weight = 1; } extensions 100 to 199; }
      extend Item { optional string extra = 100 [default = "none"]; }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Item { optional int32 id = 1; message Part { optional int32 weight = 1; } extensions 100 to 199; }
      extend Item { optional string extra = 100 [default = "none"]; }
      """
    And the schema file `lighter.proto`
      """proto
      syntax = "proto3";
      package lighter;
      option optimize_for = LITE_RUNTIME;
      message Item { int32 id = 1; message Part { int32 weight = 1; } }
      """

  @cpp.insertion.includes @cpp.insertion.namespace-scope @cpp.insertion.global-scope @cpp.insertion.class-scope
  Rule: Header and implementation have the insertion point `includes` among their include directives (and the others; proto2, and lite files)

    Scenario Outline: <what>
      Given a plugin inserts at `includes` of `<package>.pb.h`
        """cpp
        #include <array>
        """
      And a plugin inserts at `namespace_scope` of `<package>.pb.h`
        """cpp
        inline ::std::array<int, 3> Three() { return {{Item().inserted(), Item_Part().id_of_part(), 3}}; }
        int Source();
        """
      And a plugin inserts at `namespace_scope` of `<package>.pb.cc`
        """cpp
        int Source() { return Item().inserted() + 3; }
        """
      And a plugin inserts at `global_scope` of `<package>.pb.h`
        """cpp
        inline int GlobalOf_<package>() { return <package>::Three()[2] + 2; }
        """
      And a plugin inserts at `class_scope:<package>.Item` of `<package>.pb.h`
        """cpp
        int inserted() const { return id() + 1; }
        """
      And a plugin inserts at `class_scope:<package>.Item.Part` of `<package>.pb.h`
        """cpp
        int id_of_part() const { return weight() + 2; }
        """
      Then `<package>::Three()[0]` is `1`
      And `<package>::Three()[1]` is `2`
      And `<package>::Source()` is `4`
      And `GlobalOf_<package>()` is `5`

      Examples:
        | what         | package |
        | proto2       | second  |
        | proto2, lite | light   |
        | proto3, lite | lighter |

  @cpp.insertion.namespace-scope
  Rule: Header and implementation have the insertion point `namespace_scope` after everything else in the file's namespace, outside every class (proto2, and lite files)

    Scenario Outline: <what>, after its extensions
      Given a plugin inserts at `namespace_scope` of `<package>.pb.h`
        """cpp
        }
        namespace elsewhere_<package> {
        inline int Inserted() { return 7; }
        int Defined();
        """
      And a plugin inserts at `namespace_scope` of `<package>.pb.cc`
        """cpp
        }
        namespace elsewhere_<package> {
        int Defined() { return 8; }
        """
      And `<package>::Item m`
      When `m.SetExtension(<package>::extra, "set")`
      Then `elsewhere_<package>::Inserted()` is `7`
      And `elsewhere_<package>::Defined()` is `8`
      And `m.GetExtension(<package>::extra)` is `"set"s`
      And `<package>::Item().GetExtension(<package>::extra)` is `"none"s`

      Examples:
        | what         | package |
        | proto2       | second  |
        | proto2, lite | light   |
