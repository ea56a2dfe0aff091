@needs.cpp @needs.insertion-points @needs.editions
Feature: Insertion points in every dialect and mode
  A file of an edition, or one that is optimized for code size, has the same insertion points.

  Background:
    Given the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Item { optional int32 id = 1; message Part { optional int32 weight = 1; } }
      """
    And the schema file `smaller.proto`
      """proto
      syntax = "proto3";
      package smaller;
      option optimize_for = CODE_SIZE;
      message Item { int32 id = 1; message Part { int32 weight = 1; } }
      """
    And the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      message Item { int32 id = 1; message Part { int32 weight = 1; } }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      message Item { int32 id = 1; message Part { int32 weight = 1; } }
      """

  @cpp.insertion.includes @cpp.insertion.namespace-scope @cpp.insertion.global-scope @cpp.insertion.class-scope
  Rule: Header and implementation have the insertion point `includes` among their include directives (and the others; other modes, and editions)

    Scenario: proto2, code size
      Given a plugin inserts at `includes` of `small.pb.h`
        """cpp
        #include <array>
        """
      And a plugin inserts at `namespace_scope` of `small.pb.h`
        """cpp
        inline ::std::array<int, 3> Three() { return {{Item().inserted(), Item_Part().id_of_part(), 3}}; }
        int Source();
        """
      And a plugin inserts at `namespace_scope` of `small.pb.cc`
        """cpp
        int Source() { return Item().inserted() + 3; }
        """
      And a plugin inserts at `global_scope` of `small.pb.h`
        """cpp
        inline int GlobalOf_small() { return small::Three()[2] + 2; }
        """
      And a plugin inserts at `class_scope:small.Item` of `small.pb.h`
        """cpp
        int inserted() const { return id() + 1; }
        """
      And a plugin inserts at `class_scope:small.Item.Part` of `small.pb.h`
        """cpp
        int id_of_part() const { return weight() + 2; }
        """
      Then `small::Three()[0]` is `1`
      And `small::Three()[1]` is `2`
      And `small::Source()` is `4`
      And `GlobalOf_small()` is `5`

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
        | what                  | package |
        | proto3, code size     | smaller |
        | an edition            | edition |
        | an edition, code size | least   |
