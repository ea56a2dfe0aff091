@ide @needs.ide
Feature: Calls after something else
  What the document says of a call does not depend on the calls and actions before it, unless the document says so: each rule
  holds as well after other ones have been used.

  Background:
    Given the IDE is open

  @ide.register.post @ide.log.post @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined @ide.log.links @ide.playback-log.post
  Rule: `POST /register` makes a plugin known to the IDE (and what it writes is added)

    Background:
      Given plugin A is registered

    Scenario Outline: After <event>
      When <step>
      And plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      Then the answer to plugin A is `true`
      When plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin A posts /log with
        | message | see https://shop.example/7 |
      And plugin A posts /playback/log with
        | message | see https://shop.example/9 |
      And plugin A posts /playback/log with
        | type    | error         |
        | message | price is gone |
      And plugin A posts /playback/log with
        | type    | warn          |
        | message | price is late |
      Then the answer to plugin A is `true`
      And the log shows "price is wrong" in red
      And the log shows "price is steep" in orange
      And the log shows "see https://shop.example/7" neither in red nor in orange
      And the entry "see https://shop.example/7" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |
      And the log shows "see https://shop.example/9" neither in red nor in orange
      And the entry "see https://shop.example/9" has the links
        | text                   | href                   |
        | https://shop.example/9 | https://shop.example/9 |
      And the log shows "price is gone" in red
      And the log shows "price is late" in orange

      Examples:
        | event                     | step                                                                                          |
        | a registration of another | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}` |
        | an operation that is none | plugin A sends `{"uri": "/coffee", "verb": "post"}`                                           |
        | a project was opened      | the user has opened the project "Checkout"                                                    |
        | a project was loaded      | plugin A posts /project with the project "Prices"                                             |
        | the project was saved     | the user saves the project                                                                    |
        | another entry             | plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items"}`            |
        | it has taken control      | plugin A takes control of the IDE, which the user allows                                      |

      @needs.plugin-conventions
      Examples:
        | event                         | step                                                                                          |
        | another registration          | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}` |
        | a registration under new name | plugin A sends `{"uri": "/register", "verb": "post", "name": "Checker", "version": "2.0.0"}`  |

    Scenario: After the user has declined another plugin
      When plugin B posts /control with its registration payload
      And the user declines the connection
      And plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/log with
        | message | see https://shop.example/9 |
      Then the answer to plugin A is `true`
      And the log shows "price is wrong" in red
      And the log shows "see https://shop.example/9" neither in red nor in orange

    Scenario: After a test has been played
      Given the page
        """html
        <p>Basket</p>
        """
      And the user has opened the project "Shop" with the commands
        | command | target |
        | open    | {page} |
      And the user plays the test
      And the playback is shown as passed
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/log with
        | type    | warn          |
        | message | price is late |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" once
      And the log shows "price is late" in orange

  @ide.log.group @ide.log.filter @ide.playback-log.group
  Rule: Entries of `/log` belong to the group `system` (and stay there)

    Background:
      Given plugin A is registered

    Scenario Outline: After <event>
      When <step>
      And plugin A posts /log with
        | message | counted three items |
      And plugin A posts /playback/log with
        | message | three prices compared |
      And the user filters the log by System
      Then the log shows "counted three items" once
      And the log does not show "three prices compared"
      When the user filters the log by Playback
      Then the log shows "three prices compared" once
      And the log does not show "counted three items"
      When the user filters the log by All
      Then the log shows "counted three items" once
      And the log shows "three prices compared" once

      Examples:
        | event                | step                                                     |
        | a project was loaded | plugin A posts /project with the project "Prices"        |
        | it has taken control | plugin A takes control of the IDE, which the user allows |

      @needs.plugin-conventions
      Examples:
        | event                | step                                                                                          |
        | another registration | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}` |

    @needs.plugin-conventions
    Scenario Outline: Entries of both groups, while the log shows <group>, and <event> is made
      Given plugin A posts /log with
        | message | counted three items |
      And plugin A posts /playback/log with
        | message | three prices compared |
      And the log shows the group <group>
      When <step>
      And plugin A posts /playback/log with
        | type    | error         |
        | message | price is gone |
      And plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      Then the log <system> "price is wrong"
      And the log <playback> "price is gone"
      And the log <system> "counted three items"
      And the log <playback> "three prices compared"
      When the user filters the log by All
      Then the log shows "counted three items" once
      And the log shows "three prices compared" once
      And the log shows "price is gone" once
      And the log shows "price is wrong" once

      Examples:
        | group    | event        | step                                              | system        | playback      |
        | System   | a project    | plugin A posts /project with the project "Prices" | shows         | does not show |
        | Playback | a change     | the user has renamed the project "Half done"      | does not show | shows         |
        | System   | a run        | the user plays the test                           | shows         | does not show |
        | Playback | a run of all | the user plays the suite                          | does not show | shows         |
        | Playback | a save       | the user saves the project                        | does not show | shows         |

  @ide.project.get @ide.project.post @ide.project.post-unsaved
  Rule: `GET /project` answers with the id and the name of the open project, both strings (after something else)

    Background:
      Given plugin A is registered
      And the user has opened the project "Checkout"

    Scenario Outline: After <event>
      When plugin A gets /project
      And plugin A remembers the id of the answer
      And <step>
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"
      And the id of the answer to plugin A is the remembered one
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"
      And the project has no unsaved changes
      When the user has renamed the project "Prices of today"
      And plugin A posts /project with the project "Checkout"
      Then the user is asked about the unsaved changes
      And the project is "Prices of today"

      Examples:
        | event                     | step                                                                                          |
        | another call of it        | plugin A gets /project                                                                        |
        | an entry                  | plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items"}`            |
        | an operation that is none | plugin A sends `{"uri": "/coffee", "verb": "post"}`                                           |
        | a registration of another | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}` |
        | a call of another         | plugin B gets /project                                                                        |
        | the project was saved     | the user saves the project                                                                    |

      @needs.plugin-conventions
      Examples:
        | event                  | step                                                                |
        | a project that is none | plugin A sends `{"uri": "/project", "verb": "post", "project": []}` |

    Scenario: After the user has kept a change that another plugin wanted to replace
      Given plugin B is registered
      And the user has renamed the project "Checkout in a hurry"
      And plugin B posts /project with the project "Prices"
      And the user is asked about the unsaved changes
      And the user ignores the request
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout in a hurry"
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      And the project is "Checkout in a hurry"
      When the user discards the unsaved changes
      Then the project is "Prices"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"

    Scenario: After a project was loaded and changed and loaded, three times
      Given plugin A posts /project with the project "Prices"
      And the project is "Prices"
      And the user has renamed the project "Prices of today"
      And plugin A posts /project with the project "Checkout"
      And the user discards the unsaved changes
      And the project is "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the project is "Prices"
      And the project has the tests
        | Prices test |
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"

  @ide.command.post @ide.command.states @ide.command.message @ide.command.current-test
  Rule: `POST /playback/command` changes the state of a command and then answers true (from each state to each)

    Background:
      Given plugin A is registered
      And the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page

    Scenario Outline: From <before> to each state
      Given plugin A posts /playback/command with
        | commandId | command-1    |
        | state     | <before>     |
        | message   | the first of |
      And the command "open" is shown as <before>
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | <second>  |
      Then the answer to plugin A is `true`
      And the command "open" is shown as <second>
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | <before>  |
      Then the answer to plugin A is `true`
      And the command "open" is shown as <before>
      When plugin A posts /playback/command with
        | commandId | command-1           |
        | state     | <third>             |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "open" is shown as <third>
      When plugin A posts /playback/command with
        | commandId | command-1         |
        | state     | <before>          |
        | message   | two prices differ |
      Then the answer to plugin A is `true`
      And the command "open" is shown as <before>
      When plugin A posts /playback/command with
        | commandId | command-1       |
        | state     | fatal           |
        | message   | no price at all |
      Then the answer to plugin A is `true`
      And the command "open" is shown as fatal
      And the command "open" shows the message "no price at all"

      Examples:
        | before       | second       | third        |
        | failed       | passed       | pending      |
        | passed       | pending      | undetermined |
        | pending      | undetermined | failed       |
        | undetermined | failed       | passed       |

    Scenario: The same state and message again
      Given plugin A posts /playback/command with
        | commandId | command-1           |
        | state     | failed              |
        | message   | three prices differ |
      And the command "open" is shown as failed
      When plugin A posts /playback/command with
        | commandId | command-1           |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" shows the message "three prices differ"

    Scenario Outline: After <event>
      Given <step>
      When plugin A posts /playback/command with
        | commandId | command-1           |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" shows the message "three prices differ"
      And the command "pause" is not shown as failed

      Examples:
        | event                          | step                                                                                                       |
        | an update of a command of none | plugin A sends `{"uri": "/playback/command", "verb": "post", "commandId": "command-9", "state": "failed"}` |
        | an entry                       | plugin A sends `{"uri": "/playback/log", "verb": "post", "type": "error", "message": "a price is gone"}`   |
        | a locator that finds nothing   | plugin A sends `{"uri": "/playback/location", "verb": "get", "location": "css=h6"}`                        |
        | a registration of another      | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}`              |
        | the project was saved          | the user saves the project                                                                                 |

    @needs.plugin-conventions
    Scenario Outline: A message with the state <state>
      When plugin A posts /playback/command with
        | commandId | command-1           |
        | state     | <state>             |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "open" is shown as <state>
      And the command "open" shows the message "three prices differ"

      Examples:
        | state        |
        | passed       |
        | undetermined |

  @ide.location.found @ide.location.not-found @ide.location.locators
  Rule: `GET /playback/location` answers with an xpath of the element that the locator finds (after something else)

    Background:
      Given plugin A is registered
      And the page
        """html
        <h1 id="title" data-mark="title">Basket</h1>
        <ul><li>Apples</li><li data-mark="pears">Pears</li></ul>
        """
      And the IDE plays a test on the page

    Scenario Outline: After <event>
      Given <step>
      When plugin A gets /playback/location with
        | location | css=li:last-child |
      Then the answer to plugin A is an xpath of the element marked "pears"
      When plugin A gets /playback/location with
        | location | css=li.sold-out |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=#title |
      Then the answer to plugin A is an xpath of the element marked "title"

      Examples:
        | event                   | step                                                                                                       |
        | a selector that is none | plugin A sends `{"uri": "/playback/location", "verb": "get", "location": "css=li[["}`                      |
        | a command has failed    | plugin A sends `{"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "failed"}` |
        | a question of another   | plugin B sends `{"uri": "/playback/location", "verb": "get", "location": "css=#title"}`                    |
        | an entry                | plugin A sends `{"uri": "/playback/log", "verb": "post", "message": "a price is gone"}`                    |
        | the project was saved   | the user saves the project                                                                                 |

    Scenario: An invalid selector finds no element
      When plugin A gets /playback/location with
        | location | css=li[[ |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=li:last-child |
      Then the answer to plugin A is an xpath of the element marked "pears"
