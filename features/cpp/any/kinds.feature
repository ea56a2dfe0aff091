@needs.cpp
Feature: Any in any place
  An Any is the same object as a field, a member of a oneof, a value of a map, an element or an extension, and it holds
  messages of files of any kind.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      import "google/protobuf/any.proto";
      message Place {
        optional google.protobuf.Any field = 1;
        oneof which { google.protobuf.Any member = 2; int32 number = 3; }
        map<string, google.protobuf.Any> by_name = 4;
        repeated google.protobuf.Any list = 5;
        extensions 100 to 199;
      }
      extend Place { optional google.protobuf.Any extra = 100; }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Book { optional string title = 1; optional Book next = 2; message Page { optional group Line = 3 { optional int32 id = 1; } } extensions 100 to 199; }
      extend Book { optional int32 extra = 100; }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package third.party;
      message Book { string title = 1; Book next = 2; message Page { map<int32, string> lines = 3; } }
      """
    And `shop::Place place`

  @cpp.any.pack @cpp.any.pack-prefix @cpp.any.unpack @cpp.any.is
  Rule: `PackFrom` stores a message under the built-in type-URL prefix (in any place, and unpacked)

    Scenario: a field
      Given `rt::Any& any = *place.mutable_field()`
      And `small::Book book`
      And `third::party::Book other`
      And `other.set_title("before")`
      When `book.set_title("Dune")`
      And `book.SetExtension(small::extra, 7)`
      Then `any.PackFrom(book)` is `true`
      And `place.field().Is<small::Book>()` is `true`
      And `place.field().value()` is `book.SerializeAsString()`
      And `place.field().UnpackTo(&other)` is `false`
      When `small::Book back`
      Then `place.field().UnpackTo(&back)` is `true`
      And `back.GetExtension(small::extra)` is `7`
      When `any.PackFrom(other, "example.com/a")`
      Then `place.field().type_url()` is `"example.com/a/third.party.Book"s`
      And `place.field().Is<small::Book>()` is `false`
      And `place.field().Is<third::party::Book>()` is `true`

    Scenario Outline: <what>
      Given `rt::Any& any = *<mutable>`
      And `small::Book book`
      And `third::party::Book other`
      And `other.set_title("before")`
      When `book.set_title("Dune")`
      And `book.SetExtension(small::extra, 7)`
      Then `any.PackFrom(book)` is `true`
      And `<get>.Is<small::Book>()` is `true`
      And `<get>.value()` is `book.SerializeAsString()`
      And `<get>.UnpackTo(&other)` is `false`
      When `small::Book back`
      Then `<get>.UnpackTo(&back)` is `true`
      And `back.GetExtension(small::extra)` is `7`
      When `any.PackFrom(other, "example.com/a")`
      Then `<get>.type_url()` is `"example.com/a/third.party.Book"s`
      And `<get>.Is<small::Book>()` is `false`
      And `<get>.Is<third::party::Book>()` is `true`

      Examples:
        | what                | mutable                             | get                             |
        | a member of a oneof | place.mutable_member()              | place.member()                  |
        | a value of a map    | &(*place.mutable_by_name())["a"]    | place.by_name().at("a")         |
        | an element          | place.add_list()                    | place.list(0)                   |
        | an extension        | place.MutableExtension(shop::extra) | place.GetExtension(shop::extra) |

  @cpp.any.unpack @cpp.any.unpack-other-type @cpp.any.unpack-parse-failure @cpp.any.is @cpp.any.pack
  Rule: `UnpackTo` fills a message of the stored type and returns true (messages of files of any kind)

    Scenario: code size
      Given `rt::Any any`
      And `small::Book from`
      And `small::Book back`
      And `small::Book::Page wrong`
      And `back.set_title("before")`
      When `from.mutable_next()->set_title("next")`
      And `any.PackFrom(from)`
      Then `any.Is<small::Book>()` is `true`
      And `any.Is<small::Book::Page>()` is `false`
      And `any.UnpackTo(&wrong)` is `false`
      And `any.UnpackTo(&back)` is `true`
      And `back.next().title()` is `"next"s`
      And `back.title()` is `""s`
      When `any.set_value(bytes("12 05 0a"))`
      Then `any.UnpackTo(&back)` is `false`

    Scenario Outline: <what>
      Given `rt::Any any`
      And `<type> from`
      And `<type> back`
      And `<other> wrong`
      When `<set>`
      And `any.PackFrom(from)`
      Then `any.Is<<type>>()` is `true`
      And `any.Is<<other>>()` is `false`
      And `any.UnpackTo(&wrong)` is `false`
      And `any.UnpackTo(&back)` is `true`
      And `<get>` is `<value>`
      When `any.set_value(bytes("<bytes>"))`
      Then `any.UnpackTo(&back)` is `false`

      Examples:
        | what                                   | type                     | other                    | set                                                              | get                                        | value    | bytes             |
        | code size, nested                      | small::Book::Page        | third::party::Book::Page | from.mutable_line()->set_id(7)                                   | back.line().id()                           | 7        | 1b 08 07          |
        | proto3                                 | third::party::Book       | small::Book              | from.mutable_next()->set_title("a")                              | back.next().title()                        | "a"s     | 12 05 0a          |
        | proto3, nested                         | third::party::Book::Page | third::party::Book       | (*from.mutable_lines())[7] = "a"                                 | back.lines().at(7)                         | "a"s     | 1a 05 08 07 12 01 |
        | code size, an extension                | small::Book              | third::party::Book       | from.SetExtension(small::extra, 7)                               | back.GetExtension(small::extra)            | 7        | 12 05 0a          |
        | code size, an unknown field            | small::Book              | third::party::Book       | from.mutable_unknown_fields()->AddVarint(900, 5)                 | back.unknown_fields().field_count()        | 1        | 12 05 0a          |
        | code size, an unknown field of a field | small::Book              | third::party::Book       | from.mutable_next()->mutable_unknown_fields()->AddVarint(900, 5) | back.next().unknown_fields().field_count() | 1        | 12 05 0a          |
        | proto3, an unknown field               | third::party::Book       | small::Book              | from.ParseFromString(bytes("a0 38 05"))                          | Hex(back.SerializeAsString())              | "a03805" | 12 05 0a          |
