@ide @needs.ide
Feature: Playback log
  Plugins report the progress and the status of playback in a log group of their own.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.playback-log.post
  Rule: `POST /playback/log` writes to the playback log as `POST /log` writes to the system log

    Scenario: A message of one word
      When plugin A posts /playback/log with
        | message | started |
      Then the answer to plugin A is `true`
      And the log shows "started" once

    Scenario Outline: A message of <kind>
      When plugin A posts /playback/log with
        | message | <message> |
      Then the answer to plugin A is `true`
      And the log shows "<message>" once

      Examples:
        | kind         | message                             |
        | a sentence   | Compared three of twelve prices.    |
        | many scripts | Größe 16 µm, 価格 ¥300, цена, 🛒       |
        | markup       | <b>bold</b> & <img src=x onerror=1> |

    Scenario Outline: An entry of type <type> is <colour>
      When plugin A posts /playback/log with
        | message | three prices compared |
      And plugin A posts /playback/log with
        | type    | <type>         |
        | message | a price is odd |
      Then the answer to plugin A is `true`
      And the log shows "a price is odd" in <colour>
      And the log shows "three prices compared" neither in red nor in orange

      Examples:
        | type  | colour |
        | error | red    |
        | warn  | orange |

    Scenario: A link becomes clickable
      When plugin A posts /playback/log with
        | message | Compared with https://shop.example/prices, all of them. |
      Then the entry "Compared with" has the links
        | text                        | href                        |
        | https://shop.example/prices | https://shop.example/prices |

    @ide.log.links
    Scenario Outline: A link in an entry of type <type>
      When plugin A posts /playback/log with
        | type    | <type>                                                  |
        | message | A price is odd: https://shop.example/prices, as feared. |
      Then the entry "A price is odd" has the links
        | text                        | href                        |
        | https://shop.example/prices | https://shop.example/prices |

      Examples:
        | type  |
        | error |
        | warn  |

    Scenario: Progress of a test that is running
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A posts /playback/log with
        | message | the page has one paragraph |
      Then the answer to plugin A is `true`
      And the log shows "the page has one paragraph" once

    @ide.log.post
    Scenario Outline: An entry of type <type> for <operation> ends no test that is running, and fails no command
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A posts <operation> with
        | type    | <type>         |
        | message | a price is odd |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as pending
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "pause" is shown as pending

      Examples:
        | type  | operation     |
        | error | /playback/log |
        | error | /log          |
        | warn  | /playback/log |

    Scenario: More than a hundred entries
      When plugin A posts /playback/log 130 times with
        | message | price {number} compared |
      Then the answer to plugin A is `true`
      And the log shows "price 1 compared" once
      And the log shows "price 99 compared" once
      And the log shows "price 101 compared" once
      And the log shows "price 130 compared" once

    Scenario: A message of two lines
      When plugin A sends `{"uri": "/playback/log", "verb": "post", "message": "three prices compared\nand nine to go"}`
      Then the answer to plugin A is `true`
      And the log shows "three prices compared" once
      And the log shows "and nine to go" once

    Scenario: The same message twice
      When plugin A posts /playback/log with
        | message | still comparing |
      And plugin A posts /playback/log with
        | message | still comparing |
      Then the answer to plugin A is `true`
      And the log shows "still comparing" twice

    Scenario: After a test has been played
      Given the page
        """html
        <p>Basket</p>
        """
      And the user has opened the project "Shop" with the commands
        | command | target |
        | open    | {page} |
      When the user plays the test
      And the playback is shown as passed
      And plugin A posts /playback/log with
        | message | see https://shop.example/9 |
      Then the answer to plugin A is `true`
      And the entry "see https://shop.example/9" has the links
        | text                   | href                   |
        | https://shop.example/9 | https://shop.example/9 |

  @ide.playback-log.group
  Rule: Entries of `/playback/log` belong to the group `playback`

    Scenario: An entry of type undefined
      When plugin A sends `{"uri": "/playback/log", "verb": "post", "message": "prices compared"}`
      And the user filters the log by Playback
      Then the log shows "prices compared" once
      When the user filters the log by System
      Then the log does not show "prices compared"

    Scenario: An entry that arrives while a test is played
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A posts /playback/log with
        | message | prices compared |
      And the user filters the log by Playback
      Then the log shows "prices compared" once
      When the user filters the log by System
      Then the log does not show "prices compared"

    Scenario Outline: An entry of type <type>
      When plugin A sends `<message>`
      And the user filters the log by Playback
      Then the log shows "prices compared" once
      When the user filters the log by System
      Then the log does not show "prices compared"

      Examples:
        | type  | message                                                                                 |
        | error | {"uri": "/playback/log", "verb": "post", "type": "error", "message": "prices compared"} |
        | warn  | {"uri": "/playback/log", "verb": "post", "type": "warn", "message": "prices compared"}  |

    Scenario: An entry that names another group
      When plugin A sends `{"uri": "/playback/log", "verb": "post", "group": "system", "logGroup": "system", "message": "prices compared"}`
      And the user filters the log by Playback
      Then the log shows "prices compared" once
      When the user filters the log by System
      Then the log does not show "prices compared"

    @ide.log.group
    Scenario Outline: After a test that has <ended>
      Given the user has opened the project "Shop" with the commands
        | command   | target |
        | <command> | 1      |
      And the user plays the test
      And the playback is shown as <ended>
      When plugin A posts /playback/log with
        | message | prices compared |
      And plugin A posts /log with
        | message | items counted |
      And the user filters the log by Playback
      Then the log shows "prices compared" once
      And the log does not show "items counted"
      When the user filters the log by System
      Then the log shows "items counted" once
      And the log does not show "prices compared"

      Examples:
        | ended  | command  |
        | passed | pause    |
        | failed | nonsense |

    @ide.log.group @ide.log.post @ide.playback-log.post @needs.plugin-conventions
    Scenario Outline: While plugins are told of "<event>"
      Given plugin A answers the event "<event>" with `true` right after it has sent
        | {"uri": "/playback/log", "verb": "post", "message": "prices compared"} |
        | {"uri": "/log", "verb": "post", "message": "items counted"}            |
      And the user has opened the project "Shop" with the commands
        | command | target |
        | echo    | apples |
      When the user plays the suite
      And the playback is shown as passed
      And the user filters the log by Playback
      Then the log shows "prices compared" once
      And the log does not show "items counted"
      When the user filters the log by System
      Then the log shows "items counted" once
      And the log does not show "prices compared"

      Examples:
        | event                |
        | suitePlaybackStarted |
        | playbackStarted      |
        | playbackStopped      |

    Scenario: A message that speaks of the system
      When plugin A posts /playback/log with
        | message | [system] the system log has an entry |
      And the user filters the log by Playback
      Then the log shows "the system log has an entry" once
      When the user filters the log by System
      Then the log does not show "the system log has an entry"

    @ide.playback-log.post
    Scenario: An entry that arrives while the log shows the system group
      Given the log shows the group System
      When plugin A posts /playback/log with
        | message | prices compared |
      Then the answer to plugin A is `true`
      And the log does not show "prices compared"
      When the user filters the log by Playback
      Then the log shows "prices compared" once
