@needs.cpp
Feature: Repeated string and bytes fields
  Elements can be read by index, set and added from every form of a string, and changed in place.

  Background:
    Given the schema
      """proto
      syntax = "proto3";
      message Sample { repeated string texts = 1; repeated bytes blobs = 2; }
      """
    And the schema file `old.proto`
      """proto
      syntax = "proto2";
      message Old { repeated string texts = 1; repeated bytes blobs = 2; }
      """

  @cpp.repeated.string
  Rule: A repeated string or bytes field has a size, getters by index, `add_foo` (returns the new empty element), a clear function, and its RepeatedPtrField

    Scenario: strings read by index
      Given `Sample m`
      And `const Sample& view = m`
      When `m.add_texts("first, and too long to be inline")`
      And `m.add_texts("")`
      And `m.add_texts("cut\0here"s)`
      Then `view.texts_size()` is `3`
      And `view.texts(0)` is `"first, and too long to be inline"s`
      And `view.texts(1)` is `""s`
      And `view.texts(2)` is `"cut\0here"s`

    Scenario Outline: <field> in a new message
      Given `const <message> m`
      Then `m.<name>_size()` is `0`
      And `m.<name>().empty()` is `true`

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario Outline: <field> read by index
      Given `<message> m`
      And `const <message>& view = m`
      When `m.add_<name>("first, and too long to be inline")`
      And `m.add_<name>("")`
      And `m.add_<name>("cut\0here"s)`
      Then `view.<name>_size()` is `3`
      And `view.<name>(0)` is `"first, and too long to be inline"s`
      And `view.<name>(1)` is `""s`
      And `view.<name>(2)` is `"cut\0here"s`

      Examples:
        | field          | message | name  |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario Outline: <field> on the wire, empty ones too
      Given `<message> m`
      And `m.add_<name>("a")`
      And `m.add_<name>("")`
      When `m.add_<name>("b")`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | field          | message | name  | bytes                   |
        | strings        | Sample  | texts | 0a 01 61 0a 00 0a 01 62 |
        | bytes          | Sample  | blobs | 12 01 61 12 00 12 01 62 |
        | proto2 strings | Old     | texts | 0a 01 61 0a 00 0a 01 62 |
        | proto2 bytes   | Old     | blobs | 12 01 61 12 00 12 01 62 |

    Scenario Outline: a new element of <field> is empty and belongs to the message
      Given `<message> m`
      And `m.add_<name>("set before, and too long to be inline")`
      When `std::string* added = m.add_<name>()`
      Then `*added` is `""s`
      And `m.<name>_size()` is `2`
      And `m.<name>(1)` is `""s`
      And `m.<name>(0)` is `"set before, and too long to be inline"s`

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario Outline: a new element of <field> is empty after a clear
      Given `<message> m`
      And `m.add_<name>("set before, and too long to be inline")`
      And `m.clear_<name>()`
      Then `*m.add_<name>()` is `""s`
      And `m.<name>_size()` is `1`

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario Outline: a new element of <field> is written through its pointer
      Given `<message> m`
      When `m.add_<name>()->assign("written, and too long to be inline")`
      Then `m.<name>(0)` is `"written, and too long to be inline"s`

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario Outline: <field> changed in place
      Given `<message> m`
      And `m.add_<name>("first")`
      And `m.add_<name>("second")`
      When `m.mutable_<name>(1)->append(" and more, so that it is long")`
      Then `m.<name>(0)` is `"first"s`
      And `m.<name>(1)` is `"second and more, so that it is long"s`
      And `m.<name>_size()` is `2`

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario Outline: <field> cleared
      Given `<message> m`
      And `m.add_<name>("set before, and too long to be inline")`
      When `m.clear_<name>()`
      Then `m.<name>_size()` is `0`
      And `m` serializes as the `<message>`
        """json
        {}
        """

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario Outline: the container of <field>
      Given `<message> m`
      And `const <message>& view = m`
      And `m.add_<name>("first")`
      And `m.add_<name>("second")`
      When `m.mutable_<name>()->begin()->assign("changed")`
      Then `view.<name>(0)` is `"changed"s`
      And `*view.<name>().begin()` is `"changed"s`
      And `*std::next(view.<name>().begin())` is `"second"s`

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario Outline: parsed into <message>
      Given `<message> m`
      When `m` parses the `<message>`
        """json
        { "texts": ["gr\u00fcn", "", "third, and too long to be inline"], "blobs": ["AP/+", ""] }
        """
      Then `m.texts_size()` is `3`
      And `m.texts(0)` is `"gr\xc3\xbcn"s`
      And `m.texts(1)` is `""s`
      And `m.texts(2)` is `"third, and too long to be inline"s`
      And `m.blobs_size()` is `2`
      And `m.blobs(0)` is `"\x00\xff\xfe"s`
      And `m.blobs(1)` is `""s`

      Examples:
        | message |
        | Sample  |
        | Old     |

    Scenario Outline: types of <field>
      Given `<message> m`
      And `const <message>& view = m`
      Then `view.<name>_size()` has type `int`
      And `view.<name>(0)` has type `const std::string&`
      And `m.<name>(0)` has type `const std::string&`
      And `m.mutable_<name>(0)` has type `std::string*`
      And `m.add_<name>()` has type `std::string*`
      And `m.clear_<name>()` has type `void`
      And `view.<name>()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.<name>()` has type `const rt::RepeatedPtrField<std::string>&`
      And `m.mutable_<name>()` has type `rt::RepeatedPtrField<std::string>*`

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario: changing functions need a mutable message
      Given `Sample m`
      And `const Sample& view = m`
      Then `m.add_texts()` compiles
      And `view.add_texts()` does not compile
      And `m.mutable_texts(0)` compiles
      And `view.mutable_texts(0)` does not compile
      And `m.mutable_texts()` compiles
      And `view.mutable_texts()` does not compile

  @cpp.repeated.string-set-forms
  Rule: An element of a repeated string or bytes field can be set from a string_view, a string, a moved string, a C string, and a character pointer with a size

    Scenario: strings from a string
      Given `Sample m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_texts("first")`
      And `m.add_texts("second")`
      When `m.set_texts(1, kept)`
      Then `m.texts(0)` is `"first"s`
      And `m.texts(1)` is `"kept, and too long to be inline"s`
      And `m.texts_size()` is `2`

    Scenario Outline: strings from <form>
      Given `Sample m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_texts("first")`
      And `m.add_texts("second")`
      When `m.set_texts(1, <argument>)`
      Then `m.texts(0)` is `"first"s`
      And `m.texts(1)` is `<value>`
      And `m.texts_size()` is `2`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty string                  | std::string()                                   | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size of zero                   | "unseen", 0                                     | ""s                                 |

    Scenario Outline: bytes from <form>
      Given `Sample m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_blobs("first")`
      And `m.add_blobs("second")`
      When `m.set_blobs(1, <argument>)`
      Then `m.blobs(0)` is `"first"s`
      And `m.blobs(1)` is `<value>`
      And `m.blobs_size()` is `2`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string                         | kept                                            | "kept, and too long to be inline"s  |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty string                  | std::string()                                   | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size of zero                   | "unseen", 0                                     | ""s                                 |

    Scenario Outline: proto2 strings from <form>
      Given `Old m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_texts("first")`
      And `m.add_texts("second")`
      When `m.set_texts(1, <argument>)`
      Then `m.texts(0)` is `"first"s`
      And `m.texts(1)` is `<value>`
      And `m.texts_size()` is `2`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string                         | kept                                            | "kept, and too long to be inline"s  |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty string                  | std::string()                                   | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size of zero                   | "unseen", 0                                     | ""s                                 |

    Scenario Outline: proto2 bytes from <form>
      Given `Old m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_blobs("first")`
      And `m.add_blobs("second")`
      When `m.set_blobs(1, <argument>)`
      Then `m.blobs(0)` is `"first"s`
      And `m.blobs(1)` is `<value>`
      And `m.blobs_size()` is `2`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string                         | kept                                            | "kept, and too long to be inline"s  |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty string                  | std::string()                                   | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size of zero                   | "unseen", 0                                     | ""s                                 |

    Scenario Outline: <field> keep their value when the source changes
      Given `<message> m`
      And `m.add_<name>("first")`
      And `std::string source = "kept, and too long to be inline"`
      When `m.set_<name>(0, source)`
      Then `source` is `"kept, and too long to be inline"s`
      When `source.assign("changed")`
      Then `m.<name>(0)` is `"kept, and too long to be inline"s`

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario: it returns void
      Given `Sample m`
      Then `m.set_texts(0, "set")` has type `void`
      And `m.set_blobs(0, "set", 3)` has type `void`

  @cpp.repeated.string-add-forms
  Rule: A repeated string or bytes field can be extended by a string_view, a string, a moved string, a C string, and a character pointer with a size

    Scenario: strings from a string
      Given `Sample m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_texts("first")`
      When `m.add_texts(kept)`
      Then `m.texts_size()` is `2`
      And `m.texts(0)` is `"first"s`
      And `m.texts(1)` is `"kept, and too long to be inline"s`

    Scenario Outline: strings from <form>
      Given `Sample m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_texts("first")`
      When `m.add_texts(<argument>)`
      Then `m.texts_size()` is `2`
      And `m.texts(0)` is `"first"s`
      And `m.texts(1)` is `<value>`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty string                  | std::string()                                   | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size of zero                   | "unseen", 0                                     | ""s                                 |

    Scenario Outline: bytes from <form>
      Given `Sample m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_blobs("first")`
      When `m.add_blobs(<argument>)`
      Then `m.blobs_size()` is `2`
      And `m.blobs(0)` is `"first"s`
      And `m.blobs(1)` is `<value>`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string                         | kept                                            | "kept, and too long to be inline"s  |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty string                  | std::string()                                   | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size of zero                   | "unseen", 0                                     | ""s                                 |

    Scenario Outline: proto2 strings from <form>
      Given `Old m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_texts("first")`
      When `m.add_texts(<argument>)`
      Then `m.texts_size()` is `2`
      And `m.texts(0)` is `"first"s`
      And `m.texts(1)` is `<value>`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string                         | kept                                            | "kept, and too long to be inline"s  |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty string                  | std::string()                                   | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size of zero                   | "unseen", 0                                     | ""s                                 |

    Scenario Outline: proto2 bytes from <form>
      Given `Old m`
      And `const std::string kept = "kept, and too long to be inline"`
      And `m.add_blobs("first")`
      When `m.add_blobs(<argument>)`
      Then `m.blobs_size()` is `2`
      And `m.blobs(0)` is `"first"s`
      And `m.blobs(1)` is `<value>`

      Examples:
        | form                             | argument                                        | value                               |
        | string_view                      | lib::string_view("seen, and more", 4)           | "seen"s                             |
        | a string                         | kept                                            | "kept, and too long to be inline"s  |
        | a moved string                   | std::string("moved, and too long to be inline") | "moved, and too long to be inline"s |
        | a C string                       | "plain"                                         | "plain"s                            |
        | a pointer and a size             | "cut\\0here", 8                                 | "cut\\0here"s                       |
        | a size that ends before the text | "seen, and more", 4                             | "seen"s                             |
        | an empty string_view             | lib::string_view()                              | ""s                                 |
        | an empty string                  | std::string()                                   | ""s                                 |
        | an empty C string                | ""                                              | ""s                                 |
        | a size of zero                   | "unseen", 0                                     | ""s                                 |

    Scenario Outline: <field> keep their value when the source changes
      Given `<message> m`
      And `std::string source = "kept, and too long to be inline"`
      When `m.add_<name>(source)`
      Then `source` is `"kept, and too long to be inline"s`
      When `source.assign("changed")`
      Then `m.<name>(0)` is `"kept, and too long to be inline"s`

      Examples:
        | field          | message | name  |
        | strings        | Sample  | texts |
        | bytes          | Sample  | blobs |
        | proto2 strings | Old     | texts |
        | proto2 bytes   | Old     | blobs |

    Scenario: it returns void
      Given `Sample m`
      Then `m.add_texts("added")` has type `void`
      And `m.add_blobs("added", 5)` has type `void`
