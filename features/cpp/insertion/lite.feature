@needs.cpp @needs.insertion-points @needs.lite
Feature: Insertion points of proto2 and of lite files
  A file of proto2, or one that is optimized for the lite runtime, has the same insertion points.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      message Item { optional int32 id = 1; message Part { optional int32 weight = 1; } }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      message Item { optional int32 id = 1; message Part { optional int32 weight = 1; } }
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
