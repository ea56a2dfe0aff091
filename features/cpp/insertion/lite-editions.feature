@needs.cpp @needs.insertion-points @needs.lite @needs.editions
Feature: Insertion points of lite editions
  A file of an edition that is optimized for the lite runtime has the same insertion points.

  Background:
    Given the schema file `lightest.proto`
      """proto
      edition = "2023";
      package lightest;
      option optimize_for = LITE_RUNTIME;
      message Item { int32 id = 1; message Part { int32 weight = 1; } }
      """

  @cpp.insertion.includes @cpp.insertion.namespace-scope @cpp.insertion.global-scope @cpp.insertion.class-scope
  Rule: Header and implementation have the insertion point `includes` among their include directives (and the others; lite editions)

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
        | what             | package  |
        | an edition, lite | lightest |
