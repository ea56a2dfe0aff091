@needs.cpp
Feature: Names of extensions of any shape
  Underscores, digits and capitals of a name stay where they are in its identifier.

  @cpp.extension.identifier @cpp.extension.identifier-nested
  Rule: Each extension has an identifier with the name of its field (names of any shape)

    Background:
      Given the schema file `extra.proto`
        """proto
        syntax = "proto2";
        message Open { extensions 100 to 199; }
        extend Open { optional int32 ex__tra = 100; optional string _First = 101; repeated int32 Last_ = 102; }
        message Sc__ope_ { extend Open { optional int32 in__ner = 103; optional int32 INNER__2_ = 104; } }
        """
      And `Open m`

    Scenario: two underscores
      When `m.SetExtension(ex__tra, 7)`
      Then `m.GetExtension(ex__tra)` is `7`
      And `m.HasExtension(ex__tra)` is `true`

    Scenario: an underscore first, with a capital
      When `m.SetExtension(_First, "text")`
      Then `m.GetExtension(_First)` is `"text"s`

    Scenario: an underscore last, with a capital
      When `m.AddExtension(Last_, 7)`
      Then `m.ExtensionSize(Last_)` is `1`

    Scenario: in a message
      When `m.SetExtension(Sc__ope_::in__ner, 7)`
      And `m.SetExtension(Sc__ope_::INNER__2_, 8)`
      Then `m.GetExtension(Sc__ope_::in__ner)` is `7`
      And `m.GetExtension(Sc__ope_::INNER__2_)` is `8`
