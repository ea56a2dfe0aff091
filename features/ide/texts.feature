@ide @needs.ide
Feature: Texts as they are
  Plugins pass on texts of pages, of programs and of people. However a text looks, it is the text of an entry, the message of a
  state, or the name of a project, and nothing else.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.log.post @ide.playback-log.post
  Rule: `POST /log` adds an entry to the log and then answers true (texts that look like something else)

    Scenario Outline: A message with <what>
      When plugin A posts /log with
        | message | <message> |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/log with
        | message | compared: <message> |
      Then the answer to plugin A is `true`
      And the log shows "<message>" twice
      And the log shows "compared: <message>" once

      Examples:
        | what                 | message                                    |
        | entities             | 3 &lt; 4 &amp; 5 &gt; 4&nbsp;&#39;         |
        | percent signs        | 100%25 of %s, %d and %20                   |
        | marks of replacing   | $& and $1 cost $$2                         |
        | placeholders         | ${price} of {0} in {{basket}}              |
        | names of members     | __proto__, constructor and toString        |
        | a word of JSON       | undefined is not null                      |
        | a type               | warn                                       |
        | marks of formatting  | *twelve* _apples_ and `pears` # 3          |
        | nothing but JSON     | [12, true, null]                           |
        | digits only          | 271828                                     |
        | another direction    | מחיר 12 ₪ שונה                             |
        | signs of two parts   | 👩‍👩‍👧 pays with 🇨🇭 and é                    |

    Scenario: A long word
      When plugin A posts /log with
        | message | begins-Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-ends |
      Then the answer to plugin A is `true`
      And the log shows "begins-Llanfair" once
      And the log shows "gogogoch-ends" once

  @ide.log.post @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined @ide.playback-log.post
  Rule: `POST /log` adds an entry to the log and then answers true (with the text of the entry before)

    Scenario Outline: A text that was <before>, <again>
      When plugin A sends `<first>`
      And plugin A sends `<second>`
      Then the answer to plugin A is `true`
      And the log shows "price is odd" twice, once <before> and once <now>

      Examples:
        | before  | again                    | now     | first                                                                                | second                                                                               |
        | red     | as a warning             | orange  | {"uri": "/log", "verb": "post", "type": "error", "message": "price is odd"}          | {"uri": "/log", "verb": "post", "type": "warn", "message": "price is odd"}           |
        | orange  | as an error              | red     | {"uri": "/log", "verb": "post", "type": "warn", "message": "price is odd"}           | {"uri": "/log", "verb": "post", "type": "error", "message": "price is odd"}          |
        | red     | as information           | neutral | {"uri": "/log", "verb": "post", "type": "error", "message": "price is odd"}          | {"uri": "/log", "verb": "post", "message": "price is odd"}                           |
        | neutral | as an error              | red     | {"uri": "/log", "verb": "post", "message": "price is odd"}                           | {"uri": "/log", "verb": "post", "type": "error", "message": "price is odd"}          |
        | red     | as a warning of playback | orange  | {"uri": "/log", "verb": "post", "type": "error", "message": "price is odd"}          | {"uri": "/playback/log", "verb": "post", "type": "warn", "message": "price is odd"}  |
        | orange  | as an error of playback  | red     | {"uri": "/playback/log", "verb": "post", "type": "warn", "message": "price is odd"}  | {"uri": "/playback/log", "verb": "post", "type": "error", "message": "price is odd"} |
        | neutral | as information of system | neutral | {"uri": "/playback/log", "verb": "post", "message": "price is odd"}                  | {"uri": "/log", "verb": "post", "message": "price is odd"}                           |

    Scenario: A text of another plugin
      Given plugin B is registered
      When plugin A posts /log with
        | message | price is odd |
      And plugin B posts /log with
        | message | price is odd |
      Then the answer to plugin B is `true`
      And the log shows "price is odd" twice

  @ide.log.links
  Rule: Links in the text of an entry can be clicked (wherever they stand)

    @ide.log.post
    Scenario: At the end of a long text
      When plugin A sends
        """json
        {
          "uri": "/log",
          "verb": "post",
          "message": "The basket holds three items: a pound of apples, a bunch of grapes, and a pear that nobody has put there. The voucher was taken off the price of the apples, not off the sum, so that the sum is 12 cents too high. The basket holds three items: a pound of apples, a bunch of grapes, and a pear that nobody has put there. The voucher was taken off the price of the apples, not off the sum, so that the sum is 12 cents too high. The basket holds three items: a pound of apples, a bunch of grapes, and a pear that nobody has put there. The voucher was taken off the price of the apples, not off the sum, so that the sum is 12 cents too high. The basket holds three items: a pound of apples, a bunch of grapes, and a pear that nobody has put there. The voucher was taken off the price of the apples, not off the sum, so that the sum is 12 cents too high. The basket holds three items: a pound of apples, a bunch of grapes, and a pear that nobody has put there. The voucher was taken off the price of the apples, not off the sum, so that the sum is 12 cents too high. All about it: https://shop.example/sums"
        }
        """
      Then the answer to plugin A is `true`
      And the entry "All about it" has the links
        | text                      | href                      |
        | https://shop.example/sums | https://shop.example/sums |

    Scenario Outline: At the end of a text of <count> sentences
      When plugin A <call> with <count> sentences before "all about it: https://shop.example/sums"
      Then the entry "all about it" has the links
        | text                      | href                      |
        | https://shop.example/sums | https://shop.example/sums |

      @ide.log.post
      Examples:
        | call       | count |
        | posts /log | 150   |

      @ide.playback-log.post
      Examples:
        | call                | count |
        | posts /playback/log | 300   |

    Scenario: On the second line
      When plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items\nsee https://shop.example/7\nand https://shop.example/9"}`
      Then the entry "counted three items" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |
        | https://shop.example/9 | https://shop.example/9 |

    Scenario: Six in one text, one of them twice
      When plugin A posts /log with
        | message | https://shop.example/1 https://shop.example/2 https://shop.example/3 http://prices.example/2 https://shop.example/5 https://shop.example/1 |
      Then the entry "https://shop.example/5" has the links
        | text                    | href                    |
        | https://shop.example/1  | https://shop.example/1  |
        | https://shop.example/2  | https://shop.example/2  |
        | https://shop.example/3  | https://shop.example/3  |
        | http://prices.example/2 | http://prices.example/2 |
        | https://shop.example/5  | https://shop.example/5  |
        | https://shop.example/1  | https://shop.example/1  |

    Scenario: Between marks of punctuation
      When plugin A posts /log with
        | message | the basket (https://shop.example/1), "https://shop.example/2"! and <https://shop.example/3>? [https://shop.example/4]; 'https://shop.example/5': https://shop.example/6... |
      Then the entry "the basket" has the links
        | text                   | href                   |
        | https://shop.example/1 | https://shop.example/1 |
        | https://shop.example/2 | https://shop.example/2 |
        | https://shop.example/3 | https://shop.example/3 |
        | https://shop.example/4 | https://shop.example/4 |
        | https://shop.example/5 | https://shop.example/5 |
        | https://shop.example/6 | https://shop.example/6 |

    Scenario: A long address
      When plugin A posts /log with
        | message | see https://shop.example/prices/of/apples/and/pears/and/plums/from/the/north/and/from/the/south?sort=price&order=ascending&currency=EUR&from=2026-01-01&to=2026-12-31 now |
      Then the entry "sort=price" has the links
        | text                                                                                                                                                                 | href                                                                                                                                                                 |
        | https://shop.example/prices/of/apples/and/pears/and/plums/from/the/north/and/from/the/south?sort=price&order=ascending&currency=EUR&from=2026-01-01&to=2026-12-31 | https://shop.example/prices/of/apples/and/pears/and/plums/from/the/north/and/from/the/south?sort=price&order=ascending&currency=EUR&from=2026-01-01&to=2026-12-31 |

    Scenario: Between texts of other scripts
      When plugin A posts /log with
        | message | Größe von 価格: https://shop.example/7 цена |
      Then the entry "Größe von" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |

    Scenario: The same in entries of two groups, and another one after them
      When plugin A posts /log with
        | message | system sees https://shop.example/7 |
      And plugin A posts /playback/log with
        | message | playback sees https://shop.example/7 |
      And plugin A posts /log with
        | message | later there was https://shop.example/70 |
      Then the entry "system sees" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |
      And the entry "playback sees" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |
      And the entry "later there was" has the links
        | text                    | href                    |
        | https://shop.example/70 | https://shop.example/70 |

  @ide.project.get
  Rule: `GET /project` answers with the id and the name of the open project, both strings (names that look like something else)

    Scenario Outline: A name with <what>
      Given plugin A posts /project with the project "<name>"
      And plugin A is answered without an error
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "<name>"

      Examples:
        | what               | name                              |
        | entities           | 3 &lt; 4 &amp; 5                  |
        | percent signs      | 100%25 of %s, %d and %20          |
        | marks of replacing | $& and $1 cost $$2                |
        | placeholders       | ${price} of {0} in {{basket}}     |
        | a name of a member | __proto__                         |
        | nothing but JSON   | [12, true, null]                  |
        | another direction  | מחיר 12 ₪ שונה                    |
        | signs of two parts | 👩‍👩‍👧 pays with 🇨🇭 and é           |
        | the IDE's own name | Untitled Project                  |

  @ide.command.message
  Rule: The message given with a state is shown to the user where the state can show one (texts that look like something else)

    Scenario Outline: A message with <what>
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
        | message   | <message> |
      Then the answer to plugin A is `true`
      And the command "open" shows the message "<message>"

      Examples:
        | what               | message                            |
        | entities           | 3 &lt; 4 &amp; 5 &gt; 4            |
        | percent signs      | 100%25 of %s, %d and %20           |
        | marks of replacing | $& and $1 cost $$2                 |
        | placeholders       | ${price} of {0} in {{basket}}      |
        | a state            | passed                             |
        | a word of JSON     | null                               |
        | nothing but JSON   | [12, true, null]                   |
        | digits only        | 271828                             |
