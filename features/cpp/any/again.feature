@needs.cpp
Feature: An Any that is used again
  What an Any holds is replaced as a whole, whatever it was and whatever comes.

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
      }
      message Book { optional string title = 1; optional int32 pages = 2; }
      message Shelf { repeated Book books = 1; }
      message Empty {}
      """
    And `shop::Place place`
    And `shop::Book book`
    And `book.set_title("a title that is too long to be inline")`
    And `book.set_pages(412)`
    And the C++
      """cpp
      const auto TypeOf = [](const std::string& url) { return url.substr(url.rfind('/') + 1); }
      """

  @cpp.any.pack
  Rule: `PackFrom` stores a message under the built-in type-URL prefix (in place of other content)

    Scenario: a message without a set field, after a book
      Given `rt::Any any`
      And `any.PackFrom(book)`
      Then `any.PackFrom(shop::Book())` is `true`
      And `TypeOf(any.type_url())` is `"shop.Book"s`
      And `any.value()` is `""s`

    Scenario Outline: <what>, after <before>
      Given `rt::Any any`
      And `<arrange>`
      Then `any.PackFrom(<message>)` is `true`
      And `TypeOf(any.type_url())` is `"<type>"s`
      And `any.value()` is `<value>`
      And `any.Is<<class>>()` is `true`

      Examples:
        | what                     | before                         | arrange                                                  | message       | type                | class       | value                    |
        | a message without fields | a book                         | any.PackFrom(book)                                       | shop::Empty() | shop.Empty          | shop::Empty | ""s                      |
        | an empty shelf           | a book                         | any.PackFrom(book)                                       | shop::Shelf() | shop.Shelf          | shop::Shelf | ""s                      |
        | an empty Any             | a book                         | any.PackFrom(book)                                       | rt::Any()     | google.protobuf.Any | rt::Any     | ""s                      |
        | a message without fields | a shelf, whose name is as long | any.PackFrom(shop::Shelf())                              | shop::Empty() | shop.Empty          | shop::Empty | ""s                      |
        | an empty book            | what was parsed                | any.ParseFromString(bytes("0a 02 2f 78 12 03 01 02 03")) | shop::Book()  | shop.Book           | shop::Book  | ""s                      |
        | an empty book            | what was set by hand           | any.set_type_url("x"), any.set_value("abc")              | shop::Book()  | shop.Book           | shop::Book  | ""s                      |
        | an empty book            | a value alone                  | any.set_value("abc")                                     | shop::Book()  | shop.Book           | shop::Book  | ""s                      |
        | an empty book            | another prefix                 | any.PackFrom(book, "example.com/a-prefix-that-is-long")  | shop::Book()  | shop.Book           | shop::Book  | ""s                      |
        | a book                   | a message without fields       | any.PackFrom(shop::Empty())                              | book          | shop.Book           | shop::Book  | book.SerializeAsString() |
        | a book                   | a book that failed to unpack   | any.PackFrom(book), any.UnpackTo(&place)                 | book          | shop.Book           | shop::Book  | book.SerializeAsString() |
        | a book                   | Clear                          | any.PackFrom(shop::Shelf()), any.Clear()                 | book          | shop.Book           | shop::Book  | book.SerializeAsString() |

    Scenario Outline: an empty message in <place>
      Given `rt::Any& any = *<mutable>`
      And `any.PackFrom(book)`
      When `<mutable again>->PackFrom(shop::Empty())`
      Then `TypeOf(<get>.type_url())` is `"shop.Empty"s`
      And `<get>.value()` is `""s`
      And `<get>.UnpackTo(&book)` is `false`

      Examples:
        | place               | mutable                          | mutable again                      | get                     |
        | a field             | place.mutable_field()            | place.mutable_field()              | place.field()           |
        | a member of a oneof | place.mutable_member()           | place.mutable_member()             | place.member()          |
        | a value of a map    | &(*place.mutable_by_name())["a"] | (&(*place.mutable_by_name())["a"]) | place.by_name().at("a") |
        | an element          | place.add_list()                 | place.mutable_list(0)              | place.list(0)           |

    Scenario: a field that was cleared
      Given `place.mutable_field()->PackFrom(book)`
      And `place.clear_field()`
      When `place.mutable_field()->PackFrom(shop::Empty())`
      Then `place.field().value()` is `""s`
      And `place.field().Is<shop::Empty>()` is `true`

    Scenario: an element that is used again
      Given `place.add_list()->PackFrom(book)`
      And `place.clear_list()`
      When `place.add_list()->PackFrom(shop::Empty())`
      Then `place.list(0).value()` is `""s`
      And `place.list(0).Is<shop::Empty>()` is `true`

    Scenario Outline: the built-in prefix, after <before>
      Given `rt::Any any`
      And `rt::Any fresh`
      And `<arrange>`
      When `fresh.PackFrom(book)`
      Then `any.PackFrom(book)` is `true`
      And `any.type_url()` is `fresh.type_url()`

      Examples:
        | before                     | arrange                                                |
        | another prefix             | any.PackFrom(book, "example.com")                      |
        | a prefix with a path       | any.PackFrom(shop::Shelf(), "https://example.com/a/b") |
        | an empty prefix            | any.PackFrom(shop::Empty(), "")                        |
        | another prefix, and Clear  | any.PackFrom(book, "example.com"), any.Clear()         |
        | a URL that was set by hand | any.set_type_url("example.com/shop.Book")              |
        | what was parsed            | any.ParseFromString(bytes("0a 03 78 2f 79 12 01 01"))  |

    Scenario: the built-in prefix, in a copy of an Any with another one
      Given `rt::Any source`
      And `rt::Any fresh`
      And `source.PackFrom(book, "example.com")`
      When `rt::Any any(source)`
      And `fresh.PackFrom(book)`
      Then `any.PackFrom(book)` is `true`
      And `any.type_url()` is `fresh.type_url()`
      And `source.type_url()` is `"example.com/shop.Book"s`

  @cpp.any.pack-prefix
  Rule: `PackFrom` with a prefix stores a message under that prefix (in place of other content)

    Scenario: an empty message, after a book
      Given `rt::Any any`
      And `any.PackFrom(book, "example.com")`
      Then `any.PackFrom(shop::Empty(), "example.org/a")` is `true`
      And `any.type_url()` is `"example.org/a/shop.Empty"s`
      And `any.value()` is `""s`

    Scenario Outline: <what>
      Given `rt::Any any`
      And `<arrange>`
      Then `any.PackFrom(<message>, "<prefix>")` is `true`
      And `any.type_url()` is `"<url>"s`
      And `any.value()` is `<value>`

      Examples:
        | what                      | arrange                                | message       | prefix           | url                        | value                    |
        | a shorter prefix          | any.PackFrom(book, "example.com/long") | book          | a                | a/shop.Book                | book.SerializeAsString() |
        | a longer prefix           | any.PackFrom(book, "a")                | book          | example.com/long | example.com/long/shop.Book | book.SerializeAsString() |
        | no prefix                 | any.PackFrom(book, "example.com")      | book          |                  | /shop.Book                 | book.SerializeAsString() |
        | after the built-in prefix | any.PackFrom(book)                     | shop::Book()  | a/               | a/shop.Book                | ""s                      |
        | an empty message, by hand | any.set_value("abc")                   | shop::Empty() | a                | a/shop.Empty               | ""s                      |
        | as long a prefix          | any.PackFrom(book, "example.com")      | book          | example.org      | example.org/shop.Book      | book.SerializeAsString() |

  @cpp.any.unpack
  Rule: `UnpackTo` fills a message of the stored type and returns true (in place of what it held)

    Scenario: an empty book into a full one
      Given `rt::Any any`
      And `any.PackFrom(shop::Book())`
      Then `any.UnpackTo(&book)` is `true`
      And `book.has_title()` is `false`
      And `book.has_pages()` is `false`

    Scenario Outline: <what>
      Given `rt::Any any`
      And `shop::Shelf shelf`
      And `shop::Shelf from`
      And `shelf.add_books()->set_title("before"), shelf.add_books()`
      And `<arrange>`
      And `any.PackFrom(from)`
      Then `any.UnpackTo(&shelf)` is `true`
      And `any.UnpackTo(&shelf)` is `true`
      And `shelf.SerializeAsString()` is `from.SerializeAsString()`

      Examples:
        | what           | arrange                                                                            |
        | fewer elements | from.add_books()->set_pages(7)                                                     |
        | more elements  | from.add_books()->set_pages(7), from.add_books(), from.add_books()->set_title("c") |
        | no element     | from.clear_books()                                                                 |

  @cpp.any.is @cpp.any.unpack-other-type
  Rule: `Is<T>` is true if, and only if, the stored message is a `T` (in place of other content)

    Scenario: a shelf packed over a book
      Given `rt::Any any`
      And `any.PackFrom(book)`
      And `const bool before = any.Is<shop::Book>() && any.UnpackTo(&book)`
      When `any.PackFrom(shop::Shelf())`
      Then `before` is `true`
      And `any.Is<shop::Book>()` is `false`
      And `any.UnpackTo(&book)` is `false`
      And `any.Is<shop::Shelf>()` is `true`

    Scenario Outline: <what>, in place of a book
      Given `rt::Any any`
      And `rt::Any other`
      And `other.PackFrom(shop::Shelf())`
      And `any.PackFrom(book)`
      And `const bool before = any.Is<shop::Book>() && any.UnpackTo(&book)`
      When `<change>`
      Then `before` is `true`
      And `any.Is<shop::Book>()` is `false`
      And `any.UnpackTo(&book)` is `false`
      And `any.Is<shop::Shelf>()` is `<shelf>`

      Examples:
        | what                   | change                                         | shelf |
        | nothing                | any.Clear()                                    | false |
        | a copy                 | any = other                                    | true  |
        | what was moved         | any = std::move(other)                         | true  |
        | what was swapped       | any.Swap(&other)                               | true  |
        | what was merged        | any.MergeFrom(other)                           | true  |
        | what was parsed        | any.ParseFromString(other.SerializeAsString()) | true  |
        | packed without prefix  | any.PackFrom(shop::Shelf(), "")                | true  |
        | packed with a prefix   | any.PackFrom(shop::Shelf(), "example.com/a/")  | true  |
        | a URL that was set     | any.set_type_url("example.com/shop.Shelf")     | true  |
        | a URL that was changed | any.mutable_type_url()->assign("a/shop.Shelf") | true  |
        | a URL that was cleared | any.clear_type_url()                           | false |
