@ide @needs.ide
Feature: Log
  Plugins write entries to the log of the IDE. The user reads them by group.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.log.post
  Rule: `POST /log` adds an entry to the log and then answers true

    Scenario: A message of one word
      When plugin A posts /log with
        | message | started |
      Then the answer to plugin A is `true`
      And the log shows "started" once

    Scenario Outline: A message of <kind>
      When plugin A posts /log with
        | message | <message> |
      Then the answer to plugin A is `true`
      And the log shows "<message>" once

      Examples:
        | kind         | message                             |
        | a sentence   | The basket holds three items.       |
        | many scripts | Größe 16 µm, 価格 ¥300, цена, 🛒       |
        | markup       | <b>bold</b> & <img src=x onerror=1> |
        | braces       | {kind: message, n: [1, 2]}          |

    Scenario Outline: An entry of type <type>
      When plugin A posts /log with
        | type    | <type>        |
        | message | basket looked |
      Then the answer to plugin A is `true`
      And the log shows "basket looked" once

      Examples:
        | type  |
        | error |
        | warn  |

    Scenario: Entries of several calls are all added
      When plugin A posts /log with
        | message | first of three |
      And plugin A posts /log with
        | message | second of three |
      And plugin A posts /log with
        | message | third of three |
      Then the answer to plugin A is `true`
      And the log shows "first of three" once
      And the log shows "second of three" once
      And the log shows "third of three" once

    Scenario: The same message twice
      When plugin A posts /log with
        | message | still waiting |
      And plugin A posts /log with
        | message | still waiting |
      Then the answer to plugin A is `true`
      And the log shows "still waiting" twice

    @ide.playback-log.post @needs.plugin-conventions
    Scenario: An empty message
      When plugin A posts /log with
        | message | |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/log with
        | message | |
      Then the answer to plugin A is `true`

    Scenario: A message of two lines
      When plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items\nand two vouchers"}`
      Then the answer to plugin A is `true`
      And the log shows "counted three items" once
      And the log shows "and two vouchers" once

    Scenario: A long message
      When plugin A sends
        """json
        {
          "uri": "/log",
          "verb": "post",
          "message": "The basket holds three items: a pound of apples, a bunch of grapes, and a pear that nobody has put there. The voucher was taken off the price of the apples, not off the sum, so that the sum is 12 cents too high. That is all."
        }
        """
      Then the answer to plugin A is `true`
      And the log shows "The basket holds three items" once
      And the log shows "12 cents too high. That is all." once

    Scenario: Many entries
      When plugin A posts /log 60 times with
        | message | item {number} counted |
      Then the answer to plugin A is `true`
      And the log shows "item 1 counted" once
      And the log shows "item 30 counted" once
      And the log shows "item 60 counted" once

    Scenario: More than a hundred entries
      When plugin A posts /log 150 times with
        | message | item {number} counted |
      Then the answer to plugin A is `true`
      And the log shows "item 1 counted" once
      And the log shows "item 99 counted" once
      And the log shows "item 101 counted" once
      And the log shows "item 150 counted" once

    @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined @ide.log.links
    Scenario: After more than a hundred entries
      Given plugin A posts /log 130 times with
        | message | item {number} counted |
      When plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin A posts /log with
        | message | see https://shop.example/7 |
      Then the answer to plugin A is `true`
      And the log shows "price is wrong" in red
      And the log shows "price is steep" in orange
      And the log shows "see https://shop.example/7" neither in red nor in orange
      And the entry "see https://shop.example/7" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |

  @ide.log.group
  Rule: Entries of `/log` belong to the group `system`

    @ide.log.filter
    Scenario: An entry of type undefined
      When plugin A sends `{"uri": "/log", "verb": "post", "message": "basket looked"}`
      And the user filters the log by System
      Then the log shows "basket looked" once
      When the user filters the log by Playback
      Then the log does not show "basket looked"

    Scenario: An entry that arrives while a test is played
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A posts /log with
        | message | basket looked |
      And the user filters the log by System
      Then the log shows "basket looked" once
      When the user filters the log by Playback
      Then the log does not show "basket looked"

    Scenario Outline: An entry of type <type>
      When plugin A sends `<message>`
      And the user filters the log by System
      Then the log shows "basket looked" once
      When the user filters the log by Playback
      Then the log does not show "basket looked"

      Examples:
        | type  | message                                                                      |
        | error | {"uri": "/log", "verb": "post", "type": "error", "message": "basket looked"} |
        | warn  | {"uri": "/log", "verb": "post", "type": "warn", "message": "basket looked"}  |

    @ide.log.post
    Scenario: An entry that arrives while the log shows the playback group
      Given the log shows the group Playback
      When plugin A posts /log with
        | message | basket looked |
      Then the answer to plugin A is `true`
      And the log does not show "basket looked"
      When the user filters the log by System
      Then the log shows "basket looked" once

    @ide.playback-log.group
    Scenario Outline: A text that is in both groups, first in <first>
      When plugin A sends `<one>`
      And plugin A sends `<other>`
      And the user filters the log by System
      Then the log shows "basket looked" once
      When the user filters the log by Playback
      Then the log shows "basket looked" once

      Examples:
        | first    | one                                                                     | other                                                                   |
        | Playback | {"uri": "/playback/log", "verb": "post", "message": "basket looked up"} | {"uri": "/log", "verb": "post", "message": "basket looked up"}          |
        | System   | {"uri": "/log", "verb": "post", "message": "basket looked up"}          | {"uri": "/playback/log", "verb": "post", "message": "basket looked up"} |

    Scenario: A message with fields that name the other group
      When plugin A sends `{"uri": "/log", "verb": "post", "message": "basket looked", "group": "playback", "logType": "playback", "log": "/playback/log"}`
      And the user filters the log by System
      Then the log shows "basket looked" once
      When the user filters the log by Playback
      Then the log does not show "basket looked"

    @ide.log.filter
    Scenario: A message that speaks of playback
      When plugin A posts /log with
        | message | [playback] the playback of the test has begun |
      And the user filters the log by System
      Then the log shows "the playback of the test has begun" once
      When the user filters the log by Playback
      Then the log does not show "the playback of the test has begun"

  @ide.log.type-error
  Rule: Entries of the type `error` are shown in red

    Scenario: Red, and only that entry
      When plugin A posts /log with
        | message | price is plain |
      And plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      Then the log shows "price is wrong" in red
      And the log shows "price is plain" neither in red nor in orange

    @needs.dark-colours
    Scenario: With dark colours
      Given the user prefers dark colours
      When plugin A posts /log with
        | message | price is plain |
      And plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      Then the log shows "price is wrong" in red
      And the log shows "price is plain" neither in red nor in orange

    Scenario: A message that speaks of a warning
      When plugin A posts /log with
        | type    | error                           |
        | message | only a warning, for information |
      Then the log shows "only a warning, for information" in red

    @ide.log.type-warn @ide.log.links
    Scenario: A message with a link
      When plugin A posts /log with
        | type    | error                            |
        | message | gone: https://shop.example/items |
      And plugin A posts /log with
        | type    | warn                              |
        | message | late: https://shop.example/prices |
      Then the log shows "gone: https://shop.example/items" in red
      And the entry "gone: https://shop.example/items" has the links
        | text                       | href                       |
        | https://shop.example/items | https://shop.example/items |
      And the log shows "late: https://shop.example/prices" in orange
      And the entry "late: https://shop.example/prices" has the links
        | text                        | href                        |
        | https://shop.example/prices | https://shop.example/prices |

    @ide.log.type-warn
    Scenario: Messages of two lines
      When plugin A sends `{"uri": "/log", "verb": "post", "type": "error", "message": "two prices are wrong\nand one is gone"}`
      And plugin A sends `{"uri": "/log", "verb": "post", "type": "warn", "message": "two prices are late\nand one is steep"}`
      Then the log shows "and one is gone" in red
      And the log shows "and one is steep" in orange

    @ide.log.type-warn @ide.log.type-undefined
    Scenario: Two of each type, one after another
      When plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /log with
        | type    | error         |
        | message | price is gone |
      And plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin A posts /log with
        | type    | warn          |
        | message | price is late |
      And plugin A posts /log with
        | message | price is plain |
      And plugin A posts /log with
        | message | price is fair |
      Then the log shows "price is wrong" in red
      And the log shows "price is gone" in red
      And the log shows "price is steep" in orange
      And the log shows "price is late" in orange
      And the log shows "price is plain" neither in red nor in orange
      And the log shows "price is fair" neither in red nor in orange

    @ide.log.type-warn
    Scenario: Between warnings
      When plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /log with
        | type    | warn          |
        | message | price is late |
      Then the log shows "price is wrong" in red
      And the log shows "price is steep" in orange
      And the log shows "price is late" in orange

  @ide.log.type-warn
  Rule: Entries of the type `warn` are shown in orange

    Scenario: Orange, and only that entry
      When plugin A posts /log with
        | message | price is plain |
      And plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      Then the log shows "price is steep" in orange
      And the log shows "price is plain" neither in red nor in orange

    @needs.dark-colours
    Scenario: With dark colours
      Given the user prefers dark colours
      When plugin A posts /log with
        | message | price is plain |
      And plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      Then the log shows "price is steep" in orange
      And the log shows "price is plain" neither in red nor in orange

    Scenario: A message that speaks of an error
      When plugin A posts /log with
        | type    | warn                            |
        | message | Error: not yet, for information |
      Then the log shows "Error: not yet, for information" in orange

    @ide.log.type-error
    Scenario: After an error
      When plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      Then the log shows "price is steep" in orange
      And the log shows "price is wrong" in red

  @ide.log.type-undefined
  Rule: Entries without a type are shown as information

    Scenario: Shown neither as an error nor as a warning
      When plugin A posts /log with
        | message | price is plain |
      Then the answer to plugin A is `true`
      And the log shows "price is plain" neither in red nor in orange

    Scenario: Also after an error
      When plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /log with
        | message | price is plain |
      Then the log shows "price is plain" neither in red nor in orange
      And the log shows "price is wrong" in red

    @ide.log.post
    Scenario Outline: A message that speaks of <what>
      When plugin A posts /log with
        | message | <message> |
      Then the answer to plugin A is `true`
      And the log shows "<message>" neither in red nor in orange

      Examples:
        | what       | message                                     |
        | an error   | Error: the price of the apples was mistyped |
        | a warning  | WARNING, the basket is nearly full          |
        | a failure  | one of three prices has failed              |
        | its type   | type: error, level: warn, red and orange    |

    Scenario: Between entries of other types
      When plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin A posts /log with
        | message | price is plain |
      And plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /playback/log with
        | message | price was plain |
      Then the log shows "price is plain" neither in red nor in orange
      And the log shows "price was plain" neither in red nor in orange
      And the log shows "price is steep" in orange
      And the log shows "price is wrong" in red

  @ide.log.links
  Rule: Links in the text of an entry can be clicked

    Scenario: A link alone
      When plugin A posts /log with
        | message | https://shop.example/basket |
      Then the entry "https://shop.example/basket" has the links
        | text                        | href                        |
        | https://shop.example/basket | https://shop.example/basket |

    Scenario Outline: A link <place>
      When plugin A posts /log with
        | message | <message> |
      Then the entry "<message>" has the links
        | text   | href   |
        | <link> | <link> |

      Examples:
        | place                     | message                                       | link                                |
        | in a sentence             | Look at https://shop.example/basket for more. | https://shop.example/basket         |
        | before a full stop        | Look at https://shop.example/basket.          | https://shop.example/basket         |
        | without encryption        | Look at http://shop.example/basket now        | http://shop.example/basket          |
        | with a query and fragment | See https://shop.example/b?id=7&n=2#sum there | https://shop.example/b?id=7&n=2#sum |
        | at the beginning          | https://shop.example/basket is empty          | https://shop.example/basket         |
        | with a port               | Look at http://localhost:8080/basket now      | http://localhost:8080/basket        |
        | with capitals in its path | Look at https://shop.example/Basket/7A now    | https://shop.example/Basket/7A      |

    Scenario: Many kinds of addresses
      When plugin A posts /log with
        | message | http://127.0.0.1:8080/7 https://shop.example/a%20b https://shop.example/~ada/prices_of-today;v=2 https://shop.example/?a=b+c&d= https://shop.example/#sum https://shop.example/pears_(old)/7 |
      Then the entry "http://127.0.0.1:8080/7" has the links
        | text                                          | href                                          |
        | http://127.0.0.1:8080/7                       | http://127.0.0.1:8080/7                       |
        | https://shop.example/a%20b                    | https://shop.example/a%20b                    |
        | https://shop.example/~ada/prices_of-today;v=2 | https://shop.example/~ada/prices_of-today;v=2 |
        | https://shop.example/?a=b+c&d=                | https://shop.example/?a=b+c&d=                |
        | https://shop.example/#sum                     | https://shop.example/#sum                     |
        | https://shop.example/pears_(old)/7            | https://shop.example/pears_(old)/7            |

    Scenario: More kinds of addresses
      When plugin A posts /log with
        | message | https://shop.example or https://my-shop.north.example/7 https://shop.example/@ada/7 https://shop.example/#!/sums,2/a*b http://ada@shop.example:8080/7 |
      Then the entry "https://shop.example or" has the links
        | text                                | href                                |
        | https://shop.example                | https://shop.example/               |
        | https://my-shop.north.example/7     | https://my-shop.north.example/7     |
        | https://shop.example/@ada/7         | https://shop.example/@ada/7         |
        | https://shop.example/#!/sums,2/a*b  | https://shop.example/#!/sums,2/a*b  |
        | http://ada@shop.example:8080/7      | http://ada@shop.example:8080/7      |

    @needs.plugin-conventions
    Scenario: Addresses with letters of other scripts
      When plugin A posts /log with
        | message | see https://shop.example/größe/価格?q=цена and https://größe.example/7 |
      Then the entry "see https://shop.example/" has the links
        | text                                   | href                                                                               |
        | https://shop.example/größe/価格?q=цена | https://shop.example/gr%C3%B6%C3%9Fe/%E4%BE%A1%E6%A0%BC?q=%D1%86%D0%B5%D0%BD%D0%B0 |
        | https://größe.example/7                | https://xn--gre-6ka8i.example/7                                                    |

    Scenario: Two links in one message
      When plugin A posts /log with
        | message | from https://shop.example/old to https://shop.example/new |
      Then the entry "from https://shop.example/old to https://shop.example/new" has the links
        | text                     | href                     |
        | https://shop.example/old | https://shop.example/old |
        | https://shop.example/new | https://shop.example/new |

    Scenario: A link in capitals
      When plugin A posts /log with
        | message | Look at HTTPS://SHOP.EXAMPLE/basket first |
      Then the entry "Look at HTTPS://SHOP.EXAMPLE/basket first" has the links
        | text                        | href                        |
        | HTTPS://SHOP.EXAMPLE/basket | https://shop.example/basket |

    Scenario Outline: A link in an entry of type <type>
      When plugin A posts /log with
        | type    | <type>                                    |
        | message | Look at https://shop.example/basket first |
      Then the entry "Look at https://shop.example/basket first" has the links
        | text                        | href                        |
        | https://shop.example/basket | https://shop.example/basket |

      Examples:
        | type  |
        | error |
        | warn  |

    @needs.linked-pages
    Scenario: A click opens the page
      Given the page
        """html
        <p>How to read this message</p>
        """
      When plugin A posts /log with
        | message | More at {page} |
      And the user clicks the link "{page}"
      Then the page opens
      And the window of the IDE is open
      And the log shows "More at" once

    @needs.linked-pages
    Scenario Outline: A click in an entry of type <type> for <operation> opens the page
      Given the page
        """html
        <p>How to read this message</p>
        """
      When plugin A posts <operation> with
        | type    | <type>         |
        | message | More at {page} |
      And the user clicks the link "{page}"
      Then the page opens

      Examples:
        | type  | operation |
        | error | /log      |
        | warn  | /log      |

      @ide.playback-log.post
      Examples:
        | type  | operation     |
        | error | /playback/log |
        | warn  | /playback/log |

    Scenario Outline: <what> is no link
      When plugin A posts /log with
        | message | <message> |
      Then the entry "<message>" has no link

      Examples:
        | what             | message                        |
        | plain text       | The basket holds three items   |
        | a link in markup | <a onclick=alert(1)>basket</a> |

  @ide.log.link-kinds @ide.log.links @needs.plugin-conventions
  Rule: Links to pages and mailboxes can be clicked; nothing else becomes a link

    Scenario: To a mailbox
      When plugin A posts /log with
        | message | Ask mailto:help@shop.example about it |
      Then the entry "Ask mailto:help@shop.example about it" has the links
        | text                     | href                     |
        | mailto:help@shop.example | mailto:help@shop.example |

    Scenario: Without its protocol
      When plugin A posts /log with
        | message | See www.example.org/basket or ask help@example.org about it |
      Then the entry "See www.example.org/basket" has the links
        | text                   | href                           |
        | www.example.org/basket | https://www.example.org/basket |
        | help@example.org       | mailto:help@example.org        |

    Scenario Outline: <what> is no link
      When plugin A posts /log with
        | message | <message> |
      Then the entry "<message>" has no link

      Examples:
        | what                                                    | message                                                                        |
        | a script                                                | javascript:alert(1)                                                            |
        | a file path                                             | saved to /tmp/basket/report                                                    |
        | data                                                    | data:text/html,<b>basket</b>                                                   |
        | a local file                                            | file:///etc/passwd                                                             |
        | another protocol                                        | vbscript:msgbox(1)                                                             |
        | a script in capitals, and protocols that lead elsewhere | JAVASCRIPT:alert(1) ftp://shop.example/7 chrome://settings ws://shop.example/7 |

  @ide.log.filter
  Rule: The user can choose which groups of entries the log shows

    Scenario: From All to All
      Given the log shows the group All
      When plugin A posts /log with
        | message | written to system |
      And plugin A posts /playback/log with
        | message | written to playback |
      And the user filters the log by All
      Then the log shows "written to system"
      And the log shows "written to playback"

    Scenario: Errors and warnings, too
      When plugin A posts /log with
        | type    | error             |
        | message | written to system |
      And plugin A posts /playback/log with
        | type    | warn                |
        | message | written to playback |
      And the user filters the log by Playback
      Then the log does not show "written to system"
      And the log shows "written to playback" once
      When the user filters the log by System
      Then the log shows "written to system" once
      And the log does not show "written to playback"

    @ide.log.group @ide.playback-log.group
    Scenario: Entries of two plugins
      Given plugin B is registered
      When plugin A posts /log with
        | message | counted three items |
      And plugin B posts /playback/log with
        | message | three prices compared |
      And plugin B posts /log with
        | message | nothing got dearer |
      And plugin A posts /playback/log with
        | message | half of it is done |
      And the user filters the log by Playback
      Then the log shows "three prices compared" once
      And the log shows "half of it is done" once
      And the log does not show "counted three items"
      And the log does not show "nothing got dearer"
      When the user filters the log by System
      Then the log shows "counted three items" once
      And the log shows "nothing got dearer" once
      And the log does not show "three prices compared"
      And the log does not show "half of it is done"

    @ide.log.group @ide.playback-log.group
    Scenario: An entry before more than a hundred of the other group
      Given plugin A posts /log with
        | message | counted three items |
      And plugin A posts /playback/log 130 times with
        | message | price {number} compared |
      When the user filters the log by System
      Then the log shows "counted three items" once
      And the log does not show "price 130 compared"
      When the user filters the log by Playback
      Then the log shows "price 1 compared" once
      And the log shows "price 130 compared" once
      And the log does not show "counted three items"

    @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined @ide.log.links
    Scenario: Entries that are hidden and shown again look as before
      Given plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /playback/log with
        | message | see https://shop.example/9 |
      And plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin A posts /log with
        | message | see https://shop.example/7 |
      When the user filters the log by Playback
      Then the log shows "see https://shop.example/9" neither in red nor in orange
      When the user filters the log by System
      Then the log shows "price is wrong" in red
      And the log shows "price is steep" in orange
      And the log shows "see https://shop.example/7" neither in red nor in orange
      When the user filters the log by All
      Then the log shows "price is wrong" in red
      And the log shows "price is steep" in orange
      And the entry "see https://shop.example/7" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |
      And the entry "see https://shop.example/9" has the links
        | text                   | href                   |
        | https://shop.example/9 | https://shop.example/9 |

    @ide.log.clear @needs.plugin-conventions
    Scenario Outline: The user has emptied the log that shows <group>
      Given the log shows the group <group>
      And plugin A posts /log with
        | message | an earlier entry |
      And plugin A posts /playback/log with
        | message | an earlier comparison |
      When the user clears the log
      And plugin A posts /log with
        | message | written to system |
      And plugin A posts /playback/log with
        | message | written to playback |
      Then the answer to plugin A is `true`
      And the log <system> "written to system"
      And the log <playback> "written to playback"

      Examples:
        | group    | system        | playback      |
        | System   | shows         | does not show |
        | Playback | does not show | shows         |

    Scenario Outline: Entries that arrive while the log shows <group>
      Given plugin A posts /log with
        | message | an earlier entry |
      And the log shows the group <group>
      When plugin A posts /log with
        | message | written to system |
      And plugin A posts /playback/log with
        | message | written to playback |
      Then the log <system> "written to system"
      And the log <playback> "written to playback"

      Examples:
        | group    | system        | playback      |
        | All      | shows         | shows         |
        | System   | shows         | does not show |
        | Playback | does not show | shows         |

    Scenario Outline: Errors that arrive while the log shows <group>
      Given the log shows the group <group>
      When plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /playback/log with
        | type    | error           |
        | message | price was wrong |
      Then the log <system> "price is wrong"
      And the log <playback> "price was wrong"

      Examples:
        | group    | system        | playback      |
        | System   | shows         | does not show |
        | Playback | does not show | shows         |

    Scenario Outline: From <before> to <after>
      Given the log shows the group <before>
      When plugin A posts /log with
        | message | written to system |
      And plugin A posts /playback/log with
        | message | written to playback |
      And the user filters the log by <after>
      Then the log <system> "written to system"
      And the log <playback> "written to playback"

      Examples:
        | before   | after    | system        | playback      |
        | All      | System   | shows         | does not show |
        | All      | Playback | does not show | shows         |
        | System   | All      | shows         | shows         |
        | System   | System   | shows         | does not show |
        | System   | Playback | does not show | shows         |
        | Playback | All      | shows         | shows         |
        | Playback | System   | shows         | does not show |
        | Playback | Playback | does not show | shows         |
