@needs.cpp @needs.proto3-optional
Feature: One API in all dialects
  Equal messages in proto2, in proto3 and in an edition have the same class.

  @cpp.dialect.same-api
  Rule: Messages have the same interface in proto2, in proto3 and in editions, unless a rule says otherwise

    Scenario: numbers and enums, proto2
      Given the schema
        """proto
        syntax = "proto2";
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample { optional int32 number = 1; optional Kind kind = 2; }
        """
      And `Sample m`
      And `const Sample& read = m`
      When `m.set_number(7)`
      And `m.set_kind(KIND_LEFT)`
      Then `read.has_number()` has type `bool`
      And `read.number()` has type `int32_t`
      And `m.set_number(7)` has type `void`
      And `m.clear_number()` has type `void`
      And `read.has_kind()` has type `bool`
      And `read.kind()` has type `Kind`
      And `m.set_kind(KIND_LEFT)` has type `void`
      And `m.clear_kind()` has type `void`
      And `read.has_number()` is `true`
      And `read.number()` is `7`
      And `read.kind()` is `KIND_LEFT`
      And `Sample::kNumberFieldNumber + 0` is `1`
      And `Kind_IsValid(21)` is `true`
      And `Kind_MAX + 0` is `21`
      And `Kind_ARRAYSIZE + 0` is `22`
      And `m` serializes to the bytes `08 07 10 15`

    Scenario Outline: numbers and enums, <dialect>
      Given the schema
        """proto
        <head>
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample { <optional> int32 number = 1; <optional> Kind kind = 2; }
        """
      And `Sample m`
      And `const Sample& read = m`
      When `m.set_number(7)`
      And `m.set_kind(KIND_LEFT)`
      Then `read.has_number()` has type `bool`
      And `read.number()` has type `int32_t`
      And `m.set_number(7)` has type `void`
      And `m.clear_number()` has type `void`
      And `read.has_kind()` has type `bool`
      And `read.kind()` has type `Kind`
      And `m.set_kind(KIND_LEFT)` has type `void`
      And `m.clear_kind()` has type `void`
      And `read.has_number()` is `true`
      And `read.number()` is `7`
      And `read.kind()` is `KIND_LEFT`
      And `Sample::kNumberFieldNumber + 0` is `1`
      And `Kind_IsValid(21)` is `true`
      And `Kind_MAX + 0` is `21`
      And `Kind_ARRAYSIZE + 0` is `22`
      And `m` serializes to the bytes `08 07 10 15`

      Examples:
        | dialect | head               | optional |
        | proto3  | syntax = "proto3"; | optional |

      @needs.editions
      Examples:
        | dialect      | head              | optional |
        | edition 2023 | edition = "2023"; |          |
        | edition 2024 | edition = "2024"; |          |

    Scenario Outline: strings and bytes, <dialect>
      Given the schema
        """proto
        <head>
        message Sample { <optional> string text = 1; <optional> bytes data = 2; }
        """
      And `Sample m`
      And `const Sample& read = m`
      When `m.set_text("abc")`
      And `m.mutable_data()->assign("de")`
      Then `read.has_text()` has type `bool`
      And `read.text()` has type `const std::string&`
      And `m.mutable_text()` has type `std::string*`
      And `m.release_text()` has type `std::string*`
      And `m.set_allocated_text(nullptr)` has type `void`
      And `m.clear_text()` has type `void`
      And `read.data()` has type `const std::string&`
      And `m.mutable_data()` has type `std::string*`
      And `read.text()` is `"abc"s`
      And `read.data()` is `"de"s`
      And `m` serializes to the bytes `0a 03 61 62 63 12 02 64 65`

      Examples:
        | dialect | head               | optional |
        | proto2  | syntax = "proto2"; | optional |
        | proto3  | syntax = "proto3"; | optional |

      @needs.editions
      Examples:
        | dialect      | head              | optional |
        | edition 2023 | edition = "2023"; |          |

    Scenario Outline: repeated strings, and strings in a oneof, <dialect>
      Given the schema
        """proto
        <head>
        message Sample {
          repeated string texts = 1;
          repeated bytes blobs = 2;
          oneof which { string name = 3; bytes raw = 4; }
        }
        """
      And `Sample m`
      And `const Sample& read = m`
      When `m.add_texts("abc")`
      And `m.add_blobs()->assign("de")`
      And `m.set_name("f")`
      Then `read.texts_size()` has type `int`
      And `read.texts(0)` has type `const std::string&`
      And `m.mutable_texts(0)` has type `std::string*`
      And `m.add_texts()` has type `std::string*`
      And `m.add_texts("abc")` has type `void`
      And `m.add_texts("abc", 3)` has type `void`
      And `m.set_texts(0, "abc")` has type `void`
      And `read.texts()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_texts()` has type `rt::RepeatedPtrField<std::string>*`
      And `m.mutable_blobs(0)` has type `std::string*`
      And `m.add_blobs()` has type `std::string*`
      And `read.has_name()` has type `bool`
      And `read.name()` has type `const std::string&`
      And `m.mutable_name()` has type `std::string*`
      And `m.release_name()` has type `std::string*`
      And `m.set_allocated_name(nullptr)` has type `void`
      And `m.clear_name()` has type `void`
      And `m.mutable_raw()` has type `std::string*`
      And `m.release_raw()` has type `std::string*`
      And `m` serializes to the bytes `0a 03 61 62 63 12 02 64 65 1a 01 66`

      Examples:
        | dialect | head               |
        | proto2  | syntax = "proto2"; |
        | proto3  | syntax = "proto3"; |

      @needs.editions
      Examples:
        | dialect      | head              |
        | edition 2023 | edition = "2023"; |

    Scenario Outline: messages, nested types and oneofs, <dialect>
      Given the schema
        """proto
        <head>
        message Part { <optional> int32 id = 1; }
        message Sample {
          <optional> Part part = 1;
          message Inner { <optional> bool flag = 1; }
          enum Shape { SHAPE_NONE = 0; SHAPE_ROUND = 3; }
          oneof which { int32 digit = 2; Part piece = 3; Inner inner = 4; }
          <optional> Shape shape = 5;
        }
        """
      And `Sample m`
      And `const Sample& read = m`
      When `m.mutable_part()->set_id(7)`
      And `m.mutable_inner()->set_flag(true)`
      And `m.set_shape(Sample::SHAPE_ROUND)`
      Then `read.has_part()` has type `bool`
      And `read.part()` has type `const Part&`
      And `m.mutable_part()` has type `Part*`
      And `m.release_part()` has type `Part*`
      And `m.set_allocated_part(nullptr)` has type `void`
      And `read.which_case()` has type `Sample::WhichCase`
      And `m.clear_which()` has type `void`
      And `m.mutable_piece()` has type `Part*`
      And `read.inner()` has type `const Sample_Inner&`
      And `read.shape()` has type `Sample_Shape`
      And `read.part().id()` is `7`
      And `read.which_case()` is `Sample::kInner`
      And `read.inner().flag()` is `true`
      And `read.shape()` is `Sample::SHAPE_ROUND`
      And `Sample::Shape_IsValid(3)` is `true`
      And `static_cast<int>(Sample::WHICH_NOT_SET)` is `0`
      And `m` serializes to the bytes `0a 02 08 07 22 02 08 01 28 03`

      Examples:
        | dialect | head               | optional |
        | proto2  | syntax = "proto2"; | optional |
        | proto3  | syntax = "proto3"; | optional |

      @needs.editions
      Examples:
        | dialect      | head              | optional |
        | edition 2023 | edition = "2023"; |          |
        | edition 2024 | edition = "2024"; |          |

    Scenario Outline: repeated and map fields, <dialect>
      Given the schema
        """proto
        <head>
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { <optional> int32 id = 1; }
        message Sample {
          repeated int32 numbers = 1;
          repeated Kind kinds = 2;
          repeated Part parts = 3;
          map<int32, int64> weights = 4;
        }
        """
      And `Sample m`
      And `const Sample& read = m`
      When `m.add_numbers(7)`
      And `m.add_kinds(KIND_LEFT)`
      And `m.add_parts()->set_id(8)`
      And `(*m.mutable_weights())[9] = 10`
      Then `read.numbers()` has type `const rt::RepeatedField<int32_t>&`
      And `m.mutable_numbers()` has type `rt::RepeatedField<int32_t>*`
      And `read.kinds()` has type `const rt::RepeatedField<int>&`
      And `read.kinds(0)` has type `Kind`
      And `read.parts()` has type `const rt::RepeatedPtrField<Part>&`
      And `m.mutable_parts(0)` has type `Part*`
      And `read.weights()` has type `const rt::Map<int32_t, int64_t>&`
      And `m.mutable_weights()` has type `rt::Map<int32_t, int64_t>*`
      And `read.numbers(0)` is `7`
      And `read.kinds(0)` is `KIND_LEFT`
      And `read.parts(0).id()` is `8`
      And `read.weights().at(9)` is `10`
      And `read.parts_size()` is `1`

      Examples:
        | dialect | head               | optional |
        | proto2  | syntax = "proto2"; | optional |
        | proto3  | syntax = "proto3"; | optional |

      @needs.editions
      Examples:
        | dialect      | head              | optional |
        | edition 2023 | edition = "2023"; |          |
        | edition 2024 | edition = "2024"; |          |

    Scenario Outline: the class as a whole, <dialect>
      Given the schema
        """proto
        <head>
        message Sample { <optional> int32 number = 1; }
        """
      And `Sample m`
      And `std::string written`
      When `m.ParseFromString(bytes("08 07 10 08"))`
      And `Sample copy(m)`
      And `Sample moved(std::move(m))`
      And `Sample other`
      And `other.Swap(&moved)`
      And `other.SerializeToString(&written)`
      Then `copy.number()` is `7`
      And `other.number()` is `7`
      And `moved.has_number()` is `false`
      And `written` is `bytes("08 07 10 08")`
      And `Sample::default_instance().number()` is `0`
      And `std::is_base_of_v<rt::Message, Sample>` is `true`
      And `copy.GetTypeName()` is `"Sample"s`

      Examples:
        | dialect | head               | optional |
        | proto2  | syntax = "proto2"; | optional |
        | proto3  | syntax = "proto3"; | optional |

      @needs.editions
      Examples:
        | dialect      | head              | optional |
        | edition 2023 | edition = "2023"; |          |
        | edition 2024 | edition = "2024"; |          |

    Scenario Outline: the functions that every class has, <dialect>
      Given the schema
        """proto
        <head>
        message Sample { <optional> int32 number = 1; }
        """
      And `Sample m`
      And `Sample other`
      And `const Sample& read = m`
      When `m.ParseFromString(bytes("08 07 10 08"))`
      Then `read.unknown_fields()` has type `const rt::UnknownFieldSet&`
      And `m.mutable_unknown_fields()` has type `rt::UnknownFieldSet*`
      And `Sample::default_instance()` has type `const Sample&`
      And `read.New()` has type `Sample*`
      And `m.ParseFromString("")` has type `bool`
      And `read.SerializeToString(static_cast<std::string*>(nullptr))` has type `bool`
      And `read.DebugString()` has type `std::string`
      And `m.Swap(&other)` has type `void`
      And `(m = read)` has type `Sample&`
      And `(m = std::move(other))` has type `Sample&`
      And `read.unknown_fields().field_count()` is `1`
      And `read.unknown_fields().field(0).varint()` is `8u`
      When `m.mutable_unknown_fields()->Clear()`
      Then `m` serializes to the bytes `08 07`

      Examples:
        | dialect | head               | optional |
        | proto2  | syntax = "proto2"; | optional |
        | proto3  | syntax = "proto3"; | optional |

      @needs.editions
      Examples:
        | dialect      | head              | optional |
        | edition 2023 | edition = "2023"; |          |
        | edition 2024 | edition = "2024"; |          |

    Scenario Outline: the functions that every lite class has, <dialect>
      Given the schema
        """proto
        <head>
        option optimize_for = LITE_RUNTIME;
        message Sample { <optional> int32 number = 1; }
        """
      And `Sample m`
      And `Sample other`
      And `const Sample& read = m`
      When `m.ParseFromString(bytes("08 07 10 08"))`
      Then `read.unknown_fields()` has type `const std::string&`
      And `m.mutable_unknown_fields()` has type `std::string*`
      And `Sample::default_instance()` has type `const Sample&`
      And `read.New()` has type `Sample*`
      And `m.ParseFromString("")` has type `bool`
      And `read.SerializeToString(static_cast<std::string*>(nullptr))` has type `bool`
      And `m.Swap(&other)` has type `void`
      And `(m = read)` has type `Sample&`
      And `(m = std::move(other))` has type `Sample&`
      And `read.unknown_fields()` is `bytes("10 08")`

      @needs.lite
      Examples:
        | dialect | head               | optional |
        | proto2  | syntax = "proto2"; | optional |
        | proto3  | syntax = "proto3"; | optional |

      @needs.lite @needs.editions
      Examples:
        | dialect      | head              | optional |
        | edition 2023 | edition = "2023"; |          |
        | edition 2024 | edition = "2024"; |          |

  @cpp.dialect.same-api
  Rule: Messages have the same interface in proto2, in proto3 and in editions, unless a rule says otherwise (however a message is encoded)

    Scenario: with its length, in proto3
      Given the schema
        """proto
        syntax = "proto3";
        message Part { int32 id = 1; }
        message Sample { Part part = 1; repeated Part more = 2; oneof which { Part piece = 3; int32 digit = 4; } }
        """
      And `Sample m`
      And `const Sample& read = m`
      When `m.mutable_part()->set_id(7)`
      And `m.add_more()->set_id(8)`
      And `m.mutable_piece()->set_id(9)`
      Then `read.has_part()` has type `bool`
      And `read.part()` has type `const Part&`
      And `m.mutable_part()` has type `Part*`
      And `m.clear_part()` has type `void`
      And `m.release_part()` has type `Part*`
      And `m.set_allocated_part(nullptr)` has type `void`
      And `read.more_size()` has type `int`
      And `read.more(0)` has type `const Part&`
      And `m.mutable_more(0)` has type `Part*`
      And `m.add_more()` has type `Part*`
      And `m.clear_more()` has type `void`
      And `read.more()` has type `const rt::RepeatedPtrField<Part>&`
      And `m.mutable_more()` has type `rt::RepeatedPtrField<Part>*`
      And `read.has_piece()` has type `bool`
      And `read.piece()` has type `const Part&`
      And `m.mutable_piece()` has type `Part*`
      And `m.clear_piece()` has type `void`
      And `m.release_piece()` has type `Part*`
      And `m.set_allocated_piece(nullptr)` has type `void`
      And `m.which_case()` is `Sample::kPiece`
      And `m.part().id() + m.more(0).id() + m.piece().id()` is `24`
      When `m.set_allocated_part(m.release_part())`
      And `m.set_allocated_piece(m.release_piece())`
      Then `m.part().id() + m.piece().id()` is `16`
      When `m.clear_part(), m.clear_more(), m.clear_piece()`
      Then `m.ByteSizeLong()` is `0`

    Scenario Outline: <encoding>
      Given the schema
        """proto
        <head>
        message Part { <optional> int32 id = 1; }
        message Sample { <fields> }
        """
      And `Sample m`
      And `const Sample& read = m`
      When `m.mutable_part()->set_id(7)`
      And `m.add_more()->set_id(8)`
      And `m.mutable_piece()->set_id(9)`
      Then `read.has_part()` has type `bool`
      And `read.part()` has type `const Part&`
      And `m.mutable_part()` has type `Part*`
      And `m.clear_part()` has type `void`
      And `m.release_part()` has type `Part*`
      And `m.set_allocated_part(nullptr)` has type `void`
      And `read.more_size()` has type `int`
      And `read.more(0)` has type `const Part&`
      And `m.mutable_more(0)` has type `Part*`
      And `m.add_more()` has type `Part*`
      And `m.clear_more()` has type `void`
      And `read.more()` has type `const rt::RepeatedPtrField<Part>&`
      And `m.mutable_more()` has type `rt::RepeatedPtrField<Part>*`
      And `read.has_piece()` has type `bool`
      And `read.piece()` has type `const Part&`
      And `m.mutable_piece()` has type `Part*`
      And `m.clear_piece()` has type `void`
      And `m.release_piece()` has type `Part*`
      And `m.set_allocated_piece(nullptr)` has type `void`
      And `m.which_case()` is `Sample::kPiece`
      And `m.part().id() + m.more(0).id() + m.piece().id()` is `24`
      When `m.set_allocated_part(m.release_part())`
      And `m.set_allocated_piece(m.release_piece())`
      Then `m.part().id() + m.piece().id()` is `16`
      When `m.clear_part(), m.clear_more(), m.clear_piece()`
      Then `m.ByteSizeLong()` is `0`

      Examples:
        | encoding                | head               | optional | fields                                                                                           |
        | with its length, proto2 | syntax = "proto2"; | optional | optional Part part = 1; repeated Part more = 2; oneof which { Part piece = 3; int32 digit = 4; } |

      @needs.editions
      Examples:
        | encoding                          | head                                                            | optional | fields                                                                                                                                                                                                          |
        | with its length, an edition       | edition = "2023";                                               |          | Part part = 1; repeated Part more = 2; oneof which { Part piece = 3; int32 digit = 4; }                                                                                                                         |
        | delimited, an edition             | edition = "2023";                                               |          | Part part = 1 [features.message_encoding = DELIMITED]; repeated Part more = 2 [features.message_encoding = DELIMITED]; oneof which { Part piece = 3 [features.message_encoding = DELIMITED]; int32 digit = 4; } |
        | delimited by the file, an edition | edition = "2023"; option features.message_encoding = DELIMITED; |          | Part part = 1; repeated Part more = 2; oneof which { Part piece = 3; int32 digit = 4; }                                                                                                                         |

    Scenario: as groups, proto2
      Given the schema
        """proto
        syntax = "proto2";
        message Sample {
          optional group Part = 1 { optional int32 id = 1; }
          repeated group More = 2 { optional int32 id = 1; }
          oneof which { group Piece = 3 { optional int32 id = 1; } int32 digit = 4; }
        }
        """
      And `Sample m`
      And `const Sample& read = m`
      When `m.mutable_part()->set_id(7)`
      And `m.add_more()->set_id(8)`
      And `m.mutable_piece()->set_id(9)`
      Then `read.has_part()` has type `bool`
      And `read.part()` has type `const Sample::Part&`
      And `m.mutable_part()` has type `Sample::Part*`
      And `m.clear_part()` has type `void`
      And `m.release_part()` has type `Sample::Part*`
      And `m.set_allocated_part(nullptr)` has type `void`
      And `read.more_size()` has type `int`
      And `read.more(0)` has type `const Sample::More&`
      And `m.mutable_more(0)` has type `Sample::More*`
      And `m.add_more()` has type `Sample::More*`
      And `m.clear_more()` has type `void`
      And `read.more()` has type `const rt::RepeatedPtrField<Sample::More>&`
      And `m.mutable_more()` has type `rt::RepeatedPtrField<Sample::More>*`
      And `read.has_piece()` has type `bool`
      And `read.piece()` has type `const Sample::Piece&`
      And `m.mutable_piece()` has type `Sample::Piece*`
      And `m.clear_piece()` has type `void`
      And `m.release_piece()` has type `Sample::Piece*`
      And `m.set_allocated_piece(nullptr)` has type `void`
      And `m.which_case()` is `Sample::kPiece`
      And `m.part().id() + m.more(0).id() + m.piece().id()` is `24`
      When `m.set_allocated_part(m.release_part())`
      And `m.set_allocated_piece(m.release_piece())`
      Then `m.part().id() + m.piece().id()` is `16`
      When `m.clear_part(), m.clear_more(), m.clear_piece()`
      Then `m.ByteSizeLong()` is `0`
