@needs.descriptors
Feature: Services by default
  Generic services are deprecated. A schema must ask for them.

  @cpp.service.off-by-default
  Rule: A service generates no class unless its file sets `cc_generic_services` to true

    Scenario: the option is missing
      Given the schema
        """proto
        syntax = "proto2";
        package shop;
        message Request {}
        service Orders { rpc Place(Request) returns (Request); }
        """
      And the header `google/protobuf/service.h`
      Then `sizeof(shop::Request)` compiles
      And `sizeof(shop::Orders)` does not compile
      And `sizeof(shop::Orders_Stub)` does not compile

    Scenario: the option is false
      Given the schema
        """proto
        syntax = "proto2";
        package shop;
        option cc_generic_services = false;
        message Request {}
        service Orders { rpc Place(Request) returns (Request); }
        """
      And the header `google/protobuf/service.h`
      Then `sizeof(shop::Request)` compiles
      And `sizeof(shop::Orders)` does not compile
      And `sizeof(shop::Orders_Stub)` does not compile

    Scenario Outline: the option of <language> is true
      Given the schema
        """proto
        syntax = "proto2";
        package shop;
        option <option> = true;
        message Request {}
        service Orders { rpc Place(Request) returns (Request); }
        """
      And the header `google/protobuf/service.h`
      Then `sizeof(shop::Request)` compiles
      And `sizeof(shop::Orders)` does not compile
      And `sizeof(shop::Orders_Stub)` does not compile

      Examples:
        | language | option                |
        | Java     | java_generic_services |
        | Python   | py_generic_services   |

    Scenario: the option is true
      Given the schema
        """proto
        syntax = "proto2";
        package shop;
        option cc_generic_services = true;
        message Request {}
        service Orders { rpc Place(Request) returns (Request); }
        """
      Then `sizeof(shop::Request)` compiles
      And `sizeof(shop::Orders)` compiles
      And `sizeof(shop::Orders_Stub)` compiles

  @cpp.service.off-by-default
  Rule: A service generates no class unless its file sets `cc_generic_services` to true (the option of another file)

    Background:
      Given the header `google/protobuf/service.h`

    Scenario: of an import
      Given the schema file `asked.proto`
        """proto
        syntax = "proto3";
        package asked;
        option cc_generic_services = true;
        message Request {}
        service Orders { rpc Place(Request) returns (Request); }
        """
      And the schema file `unasked.proto`
        """proto
        syntax = "proto3";
        package unasked;
        import public "asked.proto";
        message Answer {}
        service Orders { rpc Place(asked.Request) returns (Answer); }
        """
      Then `sizeof(asked::Orders)` compiles
      And `sizeof(unasked::Answer)` compiles
      And `sizeof(unasked::Orders)` does not compile
      And `sizeof(unasked::Orders_Stub)` does not compile

    Scenario: of the file that imports it
      Given the schema file `refused.proto`
        """proto
        syntax = "proto2";
        package refused;
        option cc_generic_services = false;
        message Request {}
        service Orders { rpc Place(Request) returns (Request); }
        """
      And the schema file `wanted.proto`
        """proto
        syntax = "proto2";
        package wanted;
        import public "refused.proto";
        option cc_generic_services = true;
        service Orders { rpc Place(refused.Request) returns (refused.Request); }
        """
      Then `sizeof(wanted::Orders)` compiles
      And `sizeof(refused::Request)` compiles
      And `sizeof(refused::Orders)` does not compile
      And `sizeof(refused::Orders_Stub)` does not compile

  @cpp.service.off-by-default
  Rule: A service generates no class unless its file sets `cc_generic_services` to true (in every dialect and mode)

    Scenario Outline: <what>
      Given the schema
        """proto
        <dialect>
        package shop;
        <mode>
        message Request {}
        service Orders { rpc Place(Request) returns (Request); }
        """
      And the header `google/protobuf/service.h`
      Then `sizeof(shop::Request)` compiles
      And `sizeof(shop::Orders)` does not compile
      And `sizeof(shop::Orders_Stub)` does not compile

      Examples:
        | what              | dialect            | mode                             |
        | proto2, code size | syntax = "proto2"; | option optimize_for = CODE_SIZE; |
        | proto3            | syntax = "proto3"; | // Optimized for speed.          |
        | proto3, code size | syntax = "proto3"; | option optimize_for = CODE_SIZE; |

  @cpp.service.off-by-default @needs.editions
  Rule: A service generates no class unless its file sets `cc_generic_services` to true (in editions)

    Scenario Outline: <what>
      Given the schema
        """proto
        <dialect>
        package shop;
        <mode>
        message Request {}
        service Orders { rpc Place(Request) returns (Request); }
        """
      And the header `google/protobuf/service.h`
      Then `sizeof(shop::Request)` compiles
      And `sizeof(shop::Orders)` does not compile
      And `sizeof(shop::Orders_Stub)` does not compile

      Examples:
        | what                  | dialect           | mode                             |
        | an edition            | edition = "2023"; | // Optimized for speed.          |
        | an edition, code size | edition = "2023"; | option optimize_for = CODE_SIZE; |
