@needs.cpp
Feature: Any
  A field of the well-known type Any holds a message of any type: its bytes, and a URL that names its type.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      package shop;
      import "google/protobuf/any.proto";
      message Box { optional google.protobuf.Any content = 1; repeated google.protobuf.Any more = 2; }
      message Book { optional string title = 1; optional int32 pages = 2; message Page { optional int32 number = 1; } }
      message Bookmark { optional string title = 1; }
      message Needy { required int32 needed = 1; optional Needy below = 2; }
      message Empty {}
      """
    And the schema file `short.proto`
      """proto
      syntax = "proto3";
      message A { int32 id = 1; }
      """

  @cpp.any.pack
  Rule: `PackFrom` stores a message under the built-in type-URL prefix

    Background:
      Given the C++
        """cpp
        const auto TypeOf = [](const std::string& url) { return url.substr(url.rfind('/') + 1); }
        """
      And the C++
        """cpp
        const auto PrefixOf = [](const std::string& url) { return url.substr(0, url.rfind('/') + 1); }
        """

    Scenario: the type's URL and the message's bytes
      Given `shop::Box box`
      And `shop::Book book`
      When `book.set_title("Dune"), book.set_pages(412)`
      Then `box.mutable_content()->PackFrom(book)` is `true`
      And `TypeOf(box.content().type_url())` is `"shop.Book"s`
      And `box.content().value()` is `book.SerializeAsString()`
      And `box.has_content()` is `true`

    # The package has a part `google` as well.
    Scenario: in the package com.google.shelf
      Given the schema file `shelf.proto`
        """proto
        syntax = "proto2";
        package com.google.shelf;
        import "google/protobuf/any.proto";
        message Case { optional .google.protobuf.Any content = 1; repeated .google.protobuf.Any more = 2; map<int32, .google.protobuf.Any> by_number = 3; }
        message Item { optional int32 id = 1; }
        """
      And `com::google::shelf::Case m`
      And `com::google::shelf::Item item`
      When `item.set_id(7)`
      Then `m.mutable_content()->PackFrom(item)` is `true`
      And `TypeOf(m.content().type_url())` is `"com.google.shelf.Item"s`
      And `m.content().value()` is `bytes("08 07")`
      And `m.add_more()->PackFrom(item)` is `true`
      And `m.more(0).Is<com::google::shelf::Item>()` is `true`

    Scenario: its type
      Given `rt::Any any`
      And `shop::Book book`
      Then `any.PackFrom(book)` has type `bool`

    Scenario: a nested type
      Given `rt::Any any`
      And `shop::Book::Page page`
      When `page.set_number(7)`
      Then `any.PackFrom(page)` is `true`
      And `TypeOf(any.type_url())` is `"shop.Book.Page"s`
      And `Hex(any.value())` is `"0807"`

    Scenario: a message without any field set
      Given `rt::Any any`
      Then `any.PackFrom(shop::Empty())` is `true`
      And `TypeOf(any.type_url())` is `"shop.Empty"s`
      And `any.value()` is `""`

    Scenario: the previous content is replaced
      Given `rt::Any any`
      And `shop::Book book`
      And `shop::Bookmark bookmark`
      When `book.set_title("Dune"), book.set_pages(412), bookmark.set_title("here")`
      And `any.PackFrom(book)`
      And `any.PackFrom(bookmark)`
      Then `TypeOf(any.type_url())` is `"shop.Bookmark"s`
      And `any.value()` is `bookmark.SerializeAsString()`

    Scenario: through the base class
      Given `rt::Any any`
      And `shop::Book book`
      And `const rt::Message& message = book`
      When `book.set_pages(412)`
      Then `any.PackFrom(message)` is `true`
      And `TypeOf(any.type_url())` is `"shop.Book"s`

    Scenario: an Any within an Any
      Given `rt::Any inner`
      And `rt::Any outer`
      When `inner.PackFrom(shop::Empty())`
      Then `outer.PackFrom(inner)` is `true`
      And `TypeOf(outer.type_url())` is `"google.protobuf.Any"s`
      And `outer.value()` is `inner.SerializeAsString()`

    Scenario: an element of a repeated field
      Given `shop::Box box`
      When `box.add_more()->PackFrom(shop::Empty())`
      And `box.add_more()->PackFrom(shop::Bookmark())`
      Then `box.more_size()` is `2`
      And `TypeOf(box.more(0).type_url())` is `"shop.Empty"s`
      And `TypeOf(box.more(1).type_url())` is `"shop.Bookmark"s`

    Scenario: the packed message is unchanged
      Given `rt::Any any`
      And `shop::Book book`
      When `book.set_title("Dune")`
      And `any.PackFrom(book)`
      And `book.set_title("Emma")`
      And `shop::Book back`
      And `any.UnpackTo(&back)`
      Then `back.title()` is `"Dune"`
      And `book.title()` is `"Emma"`

    Scenario: one prefix for every type
      Given `rt::Any any`
      And `rt::Any other`
      When `any.PackFrom(shop::Book())`
      And `other.PackFrom(shop::Bookmark())`
      Then `PrefixOf(any.type_url())` is `PrefixOf(other.type_url())`
      And `PrefixOf(any.type_url()).empty()` is `false`

    Scenario Outline: one prefix, also for <what>
      Given `rt::Any any`
      And `rt::Any other`
      When `any.PackFrom(shop::Book())`
      And `other.PackFrom(<message>)`
      Then `PrefixOf(other.type_url())` is `PrefixOf(any.type_url())`
      And `TypeOf(other.type_url())` is `"<type>"s`

      Examples:
        | what                     | message            | type                |
        | a nested type            | shop::Book::Page() | shop.Book.Page      |
        | a type without a package | ::A()              | A                   |
        | an Any                   | rt::Any()          | google.protobuf.Any |

  @cpp.any.default-prefix @needs.protobuf-conventions
  Rule: The built-in type-URL prefix is `type.googleapis.com/`

    Scenario: of a message
      Given `rt::Any any`
      When `any.PackFrom(shop::Book())`
      Then `any.type_url()` is `"type.googleapis.com/shop.Book"`

  @cpp.any.pack-prefix
  Rule: `PackFrom` with a prefix stores a message under that prefix

    Scenario: a host
      Given `rt::Any any`
      And `shop::Book book`
      When `book.set_pages(412)`
      Then `any.PackFrom(book, "types.example.com")` is `true`
      And `any.type_url()` is `"types.example.com/shop.Book"`
      And `any.value()` is `book.SerializeAsString()`
      And `any.Is<shop::Book>()` is `true`

    Scenario Outline: <what>
      Given `rt::Any any`
      And `shop::Book book`
      When `book.set_pages(412)`
      Then `any.PackFrom(book, "<prefix>")` is `true`
      And `any.type_url()` is `"<url>"`
      And `any.value()` is `book.SerializeAsString()`
      And `any.Is<shop::Book>()` is `true`

      Examples:
        | what                          | prefix              | url                           |
        | a host with a slash           | types.example.com/  | types.example.com/shop.Book   |
        | a host and a path             | example.com/v1      | example.com/v1/shop.Book      |
        | a host and a path, with slash | example.com/v1/     | example.com/v1/shop.Book      |
        | the default, without slash    | type.googleapis.com | type.googleapis.com/shop.Book |
        | an empty text                 |                     | /shop.Book                    |
        | a slash alone                 | /                   | /shop.Book                    |

    Scenario: a std::string
      Given `rt::Any any`
      And `const std::string prefix = "types.example.com"`
      Then `any.PackFrom(shop::Book(), prefix)` is `true`
      And `any.type_url()` is `"types.example.com/shop.Book"`

    Scenario: a string_view into a longer text
      Given `rt::Any any`
      And `const lib::string_view prefix("types.example.com/more", 17)`
      Then `any.PackFrom(shop::Book(), prefix)` is `true`
      And `any.type_url()` is `"types.example.com/shop.Book"`

    Scenario: the URL that the Any has
      Given `rt::Any any`
      And `any.PackFrom(shop::Book(), "example.com/a-prefix-that-is-too-long-to-be-inline")`
      Then `any.PackFrom(shop::Bookmark(), any.type_url())` is `true`
      And `any.type_url()` is `"example.com/a-prefix-that-is-too-long-to-be-inline/shop.Book/shop.Bookmark"s`

  @cpp.any.pack-fails
  Rule: `PackFrom` returns false when the message cannot be serialized

    Background:
      Given the schema file `large.proto`
        """proto
        syntax = "proto2";
        package shop;
        message Large { repeated double numbers = 1 [packed = true]; }
        """

    # The wire format has no message of 2 GiB or more.
    Scenario: a message of 2 GiB
      Given `rt::Any any`
      And `shop::Large large`
      And `large.mutable_numbers()->Reserve(268435456)`
      And `large.mutable_numbers()->AddNAlreadyReserved(268435456)`
      Then `any.PackFrom(large)` is `false`
      When `large.mutable_numbers()->Truncate(1)`
      Then `any.PackFrom(large)` is `true`

    Scenario: a message of 2 GiB, with a prefix
      Given `rt::Any any`
      And `shop::Large large`
      And `large.mutable_numbers()->Reserve(268435456)`
      And `large.mutable_numbers()->AddNAlreadyReserved(268435456)`
      Then `any.PackFrom(large, "types.example.com")` is `false`
      When `large.mutable_numbers()->Truncate(1)`
      Then `any.PackFrom(large, "types.example.com")` is `true`

  @cpp.any.required @cpp.any.pack-fails @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither packed nor unpacked

    Scenario: a required field is missing
      Given `rt::Any any`
      And `shop::Needy needy`
      Then `any.PackFrom(needy)` is `false`
      When `needy.set_needed(1)`
      Then `any.PackFrom(needy)` is `true`

    Scenario: a required field is missing, with a prefix
      Given `rt::Any any`
      And `shop::Needy needy`
      Then `any.PackFrom(needy, "types.example.com")` is `false`
      When `needy.set_needed(1)`
      Then `any.PackFrom(needy, "types.example.com")` is `true`

    Scenario: a required field is missing in a submessage
      Given `rt::Any any`
      And `shop::Needy needy`
      When `needy.set_needed(1), needy.mutable_below()`
      Then `any.PackFrom(needy)` is `false`
      When `needy.mutable_below()->set_needed(2)`
      Then `any.PackFrom(needy)` is `true`

  @cpp.any.unpack
  Rule: `UnpackTo` fills a message of the stored type and returns true

    Scenario: the packed message
      Given `rt::Any any`
      And `shop::Book book`
      When `book.set_title("Dune"), book.set_pages(412)`
      And `any.PackFrom(book)`
      And `shop::Book back`
      Then `any.UnpackTo(&back)` is `true`
      And `back.title()` is `"Dune"`
      And `back.pages()` is `412`

    Scenario: the previous content of the target is replaced
      Given `rt::Any any`
      And `shop::Book book`
      When `book.set_title("Dune")`
      And `any.PackFrom(book)`
      And `shop::Book back`
      And `back.set_pages(7)`
      Then `any.UnpackTo(&back)` is `true`
      And `back.title()` is `"Dune"`
      And `back.has_pages()` is `false`

    Scenario: of a const Any, into a message through its base class
      Given `rt::Any any`
      And `shop::Book book`
      When `book.set_pages(412)`
      And `any.PackFrom(book)`
      And `const rt::Any& sealed = any`
      And `shop::Book back`
      And `rt::Message* target = &back`
      Then `sealed.UnpackTo(target)` is `true`
      And `back.pages()` is `412`

    Scenario Outline: with the URL <url>
      Given `rt::Any any`
      And `shop::Book back`
      When `any.set_type_url("<url>")`
      And `any.set_value(bytes("10 9c 03"))`
      Then `any.UnpackTo(&back)` is `true`
      And `back.pages()` is `412`

      Examples:
        | url                             |
        | type.googleapis.com/shop.Book   |
        | example.com/shop.Book           |
        | https://example.com/a/shop.Book |
        | /shop.Book                      |

    Scenario: parsed from the wire
      Given `shop::Box box`
      And `shop::Book back`
      When `box.ParseFromString("\x0a\x24\x0a\x1dtype.googleapis.com/shop.Book\x12\x03\x10\x9c\x03")`
      Then `box.content().UnpackTo(&back)` is `true`
      And `back.pages()` is `412`

    Scenario: an empty message
      Given `rt::Any any`
      And `shop::Empty back`
      When `any.PackFrom(shop::Empty())`
      Then `any.UnpackTo(&back)` is `true`

  @cpp.any.unpack-other-type
  Rule: `UnpackTo` returns false for a message of another type

    Scenario: another type
      Given `rt::Any any`
      And `shop::Book book`
      And `shop::Bookmark bookmark`
      When `book.set_title("Dune")`
      And `any.PackFrom(book)`
      Then `any.UnpackTo(&bookmark)` is `false`
      And `any.UnpackTo(&book)` is `true`

    Scenario Outline: the URL <url>
      Given `rt::Any any`
      And `shop::Book back`
      When `any.set_type_url("<url>")`
      Then `any.UnpackTo(&back)` is `false`

      Examples:
        | url                                |
        | type.googleapis.com/shop.Bookmark  |
        | type.googleapis.com/Book           |
        | type.googleapis.com/other.Book     |
        | type.googleapis.com/shop.Book.Page |
        | type.googleapis.com/my.shop.Book   |
        | type.googleapis.com/               |
        | shop.Book                          |

    Scenario: an empty Any
      Given `rt::Any any`
      And `shop::Book back`
      Then `any.UnpackTo(&back)` is `false`

  @cpp.any.unpack-parse-failure
  Rule: `UnpackTo` returns false when the stored bytes cannot be parsed

    Scenario: a cut varint
      Given `rt::Any any`
      And `shop::Book back`
      When `any.set_type_url("type.googleapis.com/shop.Book")`
      And `any.set_value(bytes("10 9c"))`
      Then `any.UnpackTo(&back)` is `false`
      When `any.set_value(bytes("10 9c 03"))`
      Then `any.UnpackTo(&back)` is `true`

    Scenario Outline: <what>
      Given `rt::Any any`
      And `shop::<type> back`
      When `any.set_type_url("type.googleapis.com/shop.<type>")`
      And `any.set_value(bytes("<bytes>"))`
      Then `any.UnpackTo(&back)` is `false`
      When `any.set_value(bytes("<twin>"))`
      Then `any.UnpackTo(&back)` is `true`

      Examples:
        | what       | type | bytes       | twin        |
        | a cut text | Book | 0a 04 44 75 | 0a 02 44 75 |

  @cpp.any.required @cpp.any.unpack-parse-failure @needs.protobuf-conventions
  Rule: A message that lacks a required field is neither packed nor unpacked (unpacked)

    Scenario: a missing required field
      Given `rt::Any any`
      And `shop::Needy back`
      When `any.set_type_url("type.googleapis.com/shop.Needy")`
      And `any.set_value(bytes("12 02 08 01"))`
      Then `any.UnpackTo(&back)` is `false`
      When `any.set_value(bytes("12 02 08 01 08 02"))`
      Then `any.UnpackTo(&back)` is `true`

  @cpp.any.is
  Rule: `Is<T>` is true if, and only if, the stored message is a `T`

    Scenario: of the packed message
      Given `rt::Any any`
      When `any.PackFrom(shop::Book())`
      Then `any.Is<shop::Book>()` is `true`
      And `any.Is<shop::Bookmark>()` is `false`
      And `any.Is<shop::Book::Page>()` is `false`
      And `any.Is<rt::Any>()` is `false`

    Scenario: of a nested type
      Given `rt::Any any`
      When `any.PackFrom(shop::Book::Page())`
      Then `any.Is<shop::Book::Page>()` is `true`
      And `any.Is<shop::Book>()` is `false`

    Scenario: of a type whose name is one letter
      Given `rt::Any any`
      And `::A a`
      When `a.set_id(7)`
      And `any.PackFrom(a)`
      Then `any.Is<::A>()` is `true`
      And `any.Is<shop::Book>()` is `false`

    Scenario: of an empty Any
      Given `const rt::Any any`
      Then `any.Is<shop::Book>()` is `false`
      And `any.Is<shop::Book>()` has type `bool`

    Scenario Outline: of a URL that has <what>
      Given `rt::Any any`
      When `any.set_type_url("<url>")`
      Then `any.Is<shop::Book>()` is `<is>`

      Examples:
        | what               | url                               | is    |
        | the default prefix | type.googleapis.com/shop.Book     | true  |
        | another host       | example.com/shop.Book             | true  |
        | a path             | example.com/a/b/shop.Book         | true  |
        | an empty prefix    | /shop.Book                        | true  |
        | no slash           | shop.Book                         | false |
        | a longer name      | type.googleapis.com/shop.Bookmark | false |
        | another package    | type.googleapis.com/my.shop.Book  | false |
        | no package         | type.googleapis.com/Book          | false |
        | a slash at its end | type.googleapis.com/shop.Book/    | false |

    Scenario: the bytes do not matter
      Given `rt::Any any`
      When `any.set_type_url("type.googleapis.com/shop.Book")`
      And `any.set_value(bytes("10"))`
      Then `any.Is<shop::Book>()` is `true`
