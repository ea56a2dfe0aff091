@needs.cpp @needs.proto3-optional @needs.editions
Feature: Every accessor in every dialect
  Each kind of field has the same accessors, with the same types, in proto2, in proto3 and in an edition.

  Background:
    Given the schema file `second.proto`
      """proto
      syntax = "proto2";
      package second;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Sample {
        optional int32 a_int32 = 1;
        optional int64 a_int64 = 2;
        optional uint32 a_uint32 = 3;
        optional uint64 a_uint64 = 4;
        optional float a_float = 5;
        optional double a_double = 6;
        optional bool a_bool = 7;
        optional string text = 8;
        optional bytes data = 9;
        optional Kind kind = 10;
        optional Part part = 11;
        repeated int32 numbers = 12;
        repeated uint64 longs = 13;
        repeated double reals = 14;
        repeated bool truths = 15;
        repeated string texts = 16;
        repeated bytes blobs = 17;
        repeated Kind kinds = 18;
        repeated Part parts = 19;
        oneof which { int32 digit = 21; int64 long_digit = 22; bool truth = 23; double real = 24; string name = 25; bytes raw = 26; Kind mode = 27; Part piece = 28; }
        map<int32, string> words = 31;
        map<string, Part> named = 32;
        map<bool, Kind> modes = 33;
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; }
      message Sample {
        optional int32 a_int32 = 1;
        optional int64 a_int64 = 2;
        optional uint32 a_uint32 = 3;
        optional uint64 a_uint64 = 4;
        optional float a_float = 5;
        optional double a_double = 6;
        optional bool a_bool = 7;
        optional string text = 8;
        optional bytes data = 9;
        optional Kind kind = 10;
        optional Part part = 11;
        repeated int32 numbers = 12;
        repeated uint64 longs = 13;
        repeated double reals = 14;
        repeated bool truths = 15;
        repeated string texts = 16;
        repeated bytes blobs = 17;
        repeated Kind kinds = 18;
        repeated Part parts = 19;
        oneof which { int32 digit = 21; int64 long_digit = 22; bool truth = 23; double real = 24; string name = 25; bytes raw = 26; Kind mode = 27; Part piece = 28; }
        map<int32, string> words = 31;
        map<string, Part> named = 32;
        map<bool, Kind> modes = 33;
      }
      message Bare { int32 a_int32 = 1; double a_double = 2; bool a_bool = 3; string text = 4; bytes data = 5; Kind kind = 6; }
      """
    And the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { int32 id = 1; }
      message Sample {
        int32 a_int32 = 1;
        int64 a_int64 = 2;
        uint32 a_uint32 = 3;
        uint64 a_uint64 = 4;
        float a_float = 5;
        double a_double = 6;
        bool a_bool = 7;
        string text = 8;
        bytes data = 9;
        Kind kind = 10;
        Part part = 11;
        repeated int32 numbers = 12;
        repeated uint64 longs = 13;
        repeated double reals = 14;
        repeated bool truths = 15;
        repeated string texts = 16;
        repeated bytes blobs = 17;
        repeated Kind kinds = 18;
        repeated Part parts = 19;
        oneof which { int32 digit = 21; int64 long_digit = 22; bool truth = 23; double real = 24; string name = 25; bytes raw = 26; Kind mode = 27; Part piece = 28; }
        map<int32, string> words = 31;
        map<string, Part> named = 32;
        map<bool, Kind> modes = 33;
      }
      message Bare { int32 a_int32 = 1 [features.field_presence = IMPLICIT]; double a_double = 2 [features.field_presence = IMPLICIT]; bool a_bool = 3 [features.field_presence = IMPLICIT]; string text = 4 [features.field_presence = IMPLICIT]; bytes data = 5 [features.field_presence = IMPLICIT]; Kind kind = 6 [features.field_presence = IMPLICIT]; }
      """

  @cpp.dialect.same-api
  Rule: Messages have the same interface in proto2, in proto3 and in editions, unless a rule says otherwise (every accessor)

    Scenario: a number, int32, proto2
      Given `second::Sample m`
      And `const second::Sample& read = m`
      Then `read.has_a_int32()` has type `bool`
      And `m.set_a_int32(1)` has type `void`
      And `read.a_int32()` has type `int32_t`
      And `m.clear_a_int32()` has type `void`

    Scenario Outline: a number, <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      Then `read.has_<name>()` has type `bool`
      And `m.set_<name>(1)` has type `void`
      And `read.<name>()` has type `<type>`
      And `m.clear_<name>()` has type `void`

      Examples:
        | what               | package | name     | type     |
        | int32, proto3      | third   | a_int32  | int32_t  |
        | int32, an edition  | edition | a_int32  | int32_t  |
        | int64, proto2      | second  | a_int64  | int64_t  |
        | int64, proto3      | third   | a_int64  | int64_t  |
        | int64, an edition  | edition | a_int64  | int64_t  |
        | uint32, proto2     | second  | a_uint32 | uint32_t |
        | uint32, proto3     | third   | a_uint32 | uint32_t |
        | uint32, an edition | edition | a_uint32 | uint32_t |
        | uint64, proto2     | second  | a_uint64 | uint64_t |
        | uint64, proto3     | third   | a_uint64 | uint64_t |
        | uint64, an edition | edition | a_uint64 | uint64_t |
        | float, proto2      | second  | a_float  | float    |
        | float, proto3      | third   | a_float  | float    |
        | float, an edition  | edition | a_float  | float    |
        | double, proto2     | second  | a_double | double   |
        | double, proto3     | third   | a_double | double   |
        | double, an edition | edition | a_double | double   |
        | bool, proto2       | second  | a_bool   | bool     |
        | bool, proto3       | third   | a_bool   | bool     |
        | bool, an edition   | edition | a_bool   | bool     |

    Scenario Outline: a text, <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      And `std::string text = "set"`
      Then `read.has_<name>()` has type `bool`
      And `m.set_<name>("set")` has type `void`
      And `m.set_<name>("set", 2)` has type `void`
      And `m.set_<name>(text)` has type `void`
      And `m.set_<name>(std::move(text))` has type `void`
      And `m.set_<name>(lib::string_view("set"))` has type `void`
      And `read.<name>()` has type `const std::string&`
      And `m.mutable_<name>()` has type `std::string*`
      And `m.clear_<name>()` has type `void`
      And `m.set_allocated_<name>(&text)` has type `void`
      And `m.release_<name>()` has type `std::string*`

      Examples:
        | what                          | package | name |
        | string, proto2                | second  | text |
        | string, proto3                | third   | text |
        | string, an edition            | edition | text |
        | bytes, proto2                 | second  | data |
        | bytes, proto3                 | third   | data |
        | bytes, an edition             | edition | data |
        | string in a oneof, proto2     | second  | name |
        | string in a oneof, proto3     | third   | name |
        | string in a oneof, an edition | edition | name |
        | bytes in a oneof, proto2      | second  | raw  |
        | bytes in a oneof, proto3      | third   | raw  |
        | bytes in a oneof, an edition  | edition | raw  |

    Scenario Outline: an enum, <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      Then `read.has_<name>()` has type `bool`
      And `read.<name>()` has type `<package>::Kind`
      And `m.set_<name>(<package>::KIND_LEFT)` has type `void`
      And `m.clear_<name>()` has type `void`

      Examples:
        | what                   | package | name |
        | a field, proto2        | second  | kind |
        | a field, proto3        | third   | kind |
        | a field, an edition    | edition | kind |
        | in a oneof, proto2     | second  | mode |
        | in a oneof, proto3     | third   | mode |
        | in a oneof, an edition | edition | mode |

    Scenario Outline: a message, <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      And `<package>::Part part`
      Then `read.has_<name>()` has type `bool`
      And `read.<name>()` has type `const <package>::Part&`
      And `m.mutable_<name>()` has type `<package>::Part*`
      And `m.clear_<name>()` has type `void`
      And `m.set_allocated_<name>(&part)` has type `void`
      And `m.release_<name>()` has type `<package>::Part*`

      Examples:
        | what                   | package | name  |
        | a field, proto2        | second  | part  |
        | a field, proto3        | third   | part  |
        | a field, an edition    | edition | part  |
        | in a oneof, proto2     | second  | piece |
        | in a oneof, proto3     | third   | piece |
        | in a oneof, an edition | edition | piece |

    Scenario Outline: repeated, <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      And `m.add_<name>(1)`
      Then `read.<name>_size()` has type `int`
      And `read.<name>(0)` has type `<type>`
      And `m.set_<name>(0, 1)` has type `void`
      And `m.add_<name>(1)` has type `void`
      And `m.clear_<name>()` has type `void`
      And `read.<name>()` has type `const rt::RepeatedField<<type>>&`
      And `m.mutable_<name>()` has type `rt::RepeatedField<<type>>*`

      Examples:
        | what                         | package | name    | type     |
        | numbers, proto2              | second  | numbers | int32_t  |
        | numbers, proto3              | third   | numbers | int32_t  |
        | numbers, an edition          | edition | numbers | int32_t  |
        | unsigned numbers, proto2     | second  | longs   | uint64_t |
        | unsigned numbers, proto3     | third   | longs   | uint64_t |
        | unsigned numbers, an edition | edition | longs   | uint64_t |
        | fractions, proto2            | second  | reals   | double   |
        | fractions, proto3            | third   | reals   | double   |
        | fractions, an edition        | edition | reals   | double   |
        | bools, proto2                | second  | truths  | bool     |
        | bools, proto3                | third   | truths  | bool     |
        | bools, an edition            | edition | truths  | bool     |

    Scenario Outline: repeated text, <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      And `std::string text = "set"`
      And `m.add_<name>("first")`
      Then `read.<name>_size()` has type `int`
      And `read.<name>(0)` has type `const std::string&`
      And `m.set_<name>(0, "set")` has type `void`
      And `m.set_<name>(0, "set", 2)` has type `void`
      And `m.set_<name>(0, text)` has type `void`
      And `m.set_<name>(0, std::move(text))` has type `void`
      And `m.set_<name>(0, lib::string_view("set"))` has type `void`
      And `m.add_<name>("set")` has type `void`
      And `m.add_<name>("set", 2)` has type `void`
      And `m.add_<name>(text)` has type `void`
      And `m.add_<name>(std::move(text))` has type `void`
      And `m.add_<name>(lib::string_view("set"))` has type `void`
      And `m.add_<name>()` has type `std::string*`
      And `m.mutable_<name>(0)` has type `std::string*`
      And `m.clear_<name>()` has type `void`
      And `read.<name>()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_<name>()` has type `rt::RepeatedPtrField<std::string>*`

      Examples:
        | what                      | package | name  |
        | strings, proto2           | second  | texts |
        | strings, proto3           | third   | texts |
        | strings, an edition       | edition | texts |
        | several bytes, proto2     | second  | blobs |
        | several bytes, proto3     | third   | blobs |
        | several bytes, an edition | edition | blobs |

    Scenario Outline: repeated enums, <dialect>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      And `m.add_kinds(<package>::KIND_LEFT)`
      Then `read.kinds_size()` has type `int`
      And `read.kinds(0)` has type `<package>::Kind`
      And `m.set_kinds(0, <package>::KIND_LEFT)` has type `void`
      And `m.add_kinds(<package>::KIND_LEFT)` has type `void`
      And `m.clear_kinds()` has type `void`
      And `read.kinds()` has type `const rt::RepeatedField<int>&`
      And `m.mutable_kinds()` has type `rt::RepeatedField<int>*`

      Examples:
        | dialect    | package |
        | proto2     | second  |
        | proto3     | third   |
        | an edition | edition |

    Scenario Outline: repeated messages, <dialect>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      And `m.add_parts()->set_id(7)`
      Then `read.parts_size()` has type `int`
      And `read.parts(0)` has type `const <package>::Part&`
      And `m.mutable_parts(0)` has type `<package>::Part*`
      And `m.add_parts()` has type `<package>::Part*`
      And `m.clear_parts()` has type `void`
      And `read.parts()` has type `const rt::RepeatedPtrField<<package>::Part>&`
      And `m.mutable_parts()` has type `rt::RepeatedPtrField<<package>::Part>*`

      Examples:
        | dialect    | package |
        | proto2     | second  |
        | proto3     | third   |
        | an edition | edition |

    Scenario Outline: a member, <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      Then `read.has_<name>()` has type `bool`
      And `m.set_<name>(1)` has type `void`
      And `read.<name>()` has type `<type>`
      And `m.clear_<name>()` has type `void`
      And `read.which_case()` has type `<package>::Sample::WhichCase`
      And `m.clear_which()` has type `void`

      Examples:
        | what                      | package | name       | type    |
        | a number, proto2          | second  | digit      | int32_t |
        | a number, proto3          | third   | digit      | int32_t |
        | a number, an edition      | edition | digit      | int32_t |
        | a long number, proto2     | second  | long_digit | int64_t |
        | a long number, proto3     | third   | long_digit | int64_t |
        | a long number, an edition | edition | long_digit | int64_t |
        | a bool, proto2            | second  | truth      | bool    |
        | a bool, proto3            | third   | truth      | bool    |
        | a bool, an edition        | edition | truth      | bool    |
        | a fraction, proto2        | second  | real       | double  |
        | a fraction, proto3        | third   | real       | double  |
        | a fraction, an edition    | edition | real       | double  |

    Scenario Outline: a map of <what>
      Given `<package>::Sample m`
      And `const <package>::Sample& read = m`
      Then `read.<name>()` has type `const rt::Map<<key>, <value>>&`
      And `m.mutable_<name>()` has type `rt::Map<<key>, <value>>*`
      And `read.<name>_size()` has type `int`
      And `m.clear_<name>()` has type `void`

      Examples:
        | what                 | package | name  | key         | value         |
        | strings, proto2      | second  | words | int32_t     | std::string   |
        | strings, proto3      | third   | words | int32_t     | std::string   |
        | strings, an edition  | edition | words | int32_t     | std::string   |
        | messages, proto2     | second  | named | std::string | second::Part  |
        | messages, proto3     | third   | named | std::string | third::Part   |
        | messages, an edition | edition | named | std::string | edition::Part |
        | enums, proto2        | second  | modes | bool        | second::Kind  |
        | enums, proto3        | third   | modes | bool        | third::Kind   |
        | enums, an edition    | edition | modes | bool        | edition::Kind |

    Scenario Outline: without presence, <what>
      Given `<package>::Bare m`
      And `const <package>::Bare& read = m`
      Then `m.set_<name>(1)` has type `void`
      And `read.<name>()` has type `<type>`
      And `m.clear_<name>()` has type `void`
      And `m.has_<name>()` does not compile

      Examples:
        | what                   | package | name     | type    |
        | a number, proto3       | third   | a_int32  | int32_t |
        | a number, an edition   | edition | a_int32  | int32_t |
        | a fraction, proto3     | third   | a_double | double  |
        | a fraction, an edition | edition | a_double | double  |
        | a bool, proto3         | third   | a_bool   | bool    |
        | a bool, an edition     | edition | a_bool   | bool    |

    Scenario Outline: a text without presence, <what>
      Given `<package>::Bare m`
      And `const <package>::Bare& read = m`
      And `std::string text = "set"`
      Then `m.set_<name>("set")` has type `void`
      And `m.set_<name>("set", 2)` has type `void`
      And `m.set_<name>(text)` has type `void`
      And `m.set_<name>(std::move(text))` has type `void`
      And `m.set_<name>(lib::string_view("set"))` has type `void`
      And `read.<name>()` has type `const std::string&`
      And `m.mutable_<name>()` has type `std::string*`
      And `m.clear_<name>()` has type `void`
      And `m.set_allocated_<name>(&text)` has type `void`
      And `m.release_<name>()` has type `std::string*`
      And `m.has_<name>()` does not compile

      Examples:
        | what                 | package | name |
        | a string, proto3     | third   | text |
        | a string, an edition | edition | text |
        | bytes, proto3        | third   | data |
        | bytes, an edition    | edition | data |

    Scenario Outline: an enum without presence, <dialect>
      Given `<package>::Bare m`
      And `const <package>::Bare& read = m`
      Then `read.kind()` has type `<package>::Kind`
      And `m.set_kind(<package>::KIND_LEFT)` has type `void`
      And `m.clear_kind()` has type `void`
      And `m.has_kind()` does not compile

      Examples:
        | dialect    | package |
        | proto3     | third   |
        | an edition | edition |
