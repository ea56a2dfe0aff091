@needs.descriptors
Feature: Descriptors
  What a program sees of its schema at run time.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      package pkg;
      enum Color { RED = 0; BLUE = 2; }
      message Sample {
        enum Level { LOW = 0; }
        message Part { int32 id = 1; }
        int32 foo = 4;
        optional string name = 5;
        Part part = 6;
        map<string, int32> weights = 7;
      }
      """
    And the header `google/protobuf/descriptor.h`

  @cpp.message.descriptor
  Rule: A message's class gives the descriptor of its type

    Scenario: fields
      Then `pkg::Sample::descriptor()->full_name()` is `"pkg.Sample"`
      And `pkg::Sample::descriptor()->FindFieldByName("foo")->number()` is `4`
