@needs.cpp @needs.editions
Feature: Messages of editions in an Any
  An Any holds messages of editions as it holds any.

  Background:
    Given the schema file `edition.proto`
      """proto
      edition = "2023";
      package edition;
      import "google/protobuf/any.proto";
      message Part { int32 id = 1; message Piece { string label = 1; } }
      message Book { string title = 1; Part part = 2 [features.message_encoding = DELIMITED]; google.protobuf.Any any = 3; extensions 100 to 199; message Page { int32 number = 1; } }
      extend Book { int32 extra = 100; }
      """
    And the schema file `least.proto`
      """proto
      edition = "2023";
      package least;
      option optimize_for = CODE_SIZE;
      import "google/protobuf/any.proto";
      message Part { int32 id = 1; message Piece { string label = 1; } }
      message Book { string title = 1; Part part = 2 [features.message_encoding = DELIMITED]; google.protobuf.Any any = 3; extensions 100 to 199; message Page { int32 number = 1; } }
      extend Book { int32 extra = 100; }
      """

  @cpp.any.pack @cpp.any.pack-prefix @cpp.any.unpack @cpp.any.unpack-other-type @cpp.any.unpack-parse-failure @cpp.any.is
  Rule: `PackFrom` stores a message under the built-in type-URL prefix (messages of editions)

    Scenario: an edition
      Given `rt::Any any`
      And `edition::Book book`
      And `edition::Book back`
      And `edition::Part other`
      And `book.set_title("Dune"), book.mutable_part()->set_id(7), book.SetExtension(edition::extra, 9)`
      Then `any.PackFrom(book)` is `true`
      And `any.type_url().substr(any.type_url().rfind('/') + 1)` is `"edition.Book"s`
      And `any.value()` is `book.SerializeAsString()`
      And `any.Is<edition::Book>()` is `true`
      And `any.Is<edition::Book::Page>()` is `false`
      And `any.UnpackTo(&other)` is `false`
      And `any.UnpackTo(&back)` is `true`
      And `back.part().id()` is `7`
      And `back.GetExtension(edition::extra)` is `9`
      When `book.mutable_any()->PackFrom(other, "example.com")`
      Then `book.any().type_url()` is `"example.com/edition.Part"s`
      And `book.any().Is<edition::Part>()` is `true`
      When `any.set_value(bytes("13 08 07"))`
      Then `any.UnpackTo(&back)` is `false`
      When `any.PackFrom(edition::Part::Piece())`
      Then `any.Is<edition::Part::Piece>()` is `true`
      And `any.value()` is `""s`

    Scenario Outline: <what>
      Given `rt::Any any`
      And `<package>::Book book`
      And `<package>::Book back`
      And `<package>::Part other`
      And `book.set_title("Dune"), book.mutable_part()->set_id(7), book.SetExtension(<package>::extra, 9)`
      Then `any.PackFrom(book)` is `true`
      And `any.type_url().substr(any.type_url().rfind('/') + 1)` is `"<package>.Book"s`
      And `any.value()` is `book.SerializeAsString()`
      And `any.Is<<package>::Book>()` is `true`
      And `any.Is<<package>::Book::Page>()` is `false`
      And `any.UnpackTo(&other)` is `false`
      And `any.UnpackTo(&back)` is `true`
      And `back.part().id()` is `7`
      And `back.GetExtension(<package>::extra)` is `9`
      When `book.mutable_any()->PackFrom(other, "example.com")`
      Then `book.any().type_url()` is `"example.com/<package>.Part"s`
      And `book.any().Is<<package>::Part>()` is `true`
      When `any.set_value(bytes("13 08 07"))`
      Then `any.UnpackTo(&back)` is `false`
      When `any.PackFrom(<package>::Part::Piece())`
      Then `any.Is<<package>::Part::Piece>()` is `true`
      And `any.value()` is `""s`

      Examples:
        | what                  | package |
        | an edition, code size | least   |
