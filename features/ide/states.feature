@ide @needs.ide
Feature: In each state
  A call does what the document says in every state of the IDE, unless the document says otherwise. Each outline goes
  through the states; docs/coverage.md shows which calls are made in which of them. Where a state needs fewer steps than
  others, the remaining ones only look.

  Background:
    Given the IDE is open

  @ide.log.post @ide.log.group @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined @ide.log.links @ide.playback-log.post @ide.playback-log.group @ide.health.get @ide.register.post @ide.project.get @ide.control.request @ide.control.accept @ide.control.restart
  Rule: `POST /log` adds an entry to the log and then answers true (in each state)

    Background:
      Given plugin A is registered
      And plugin B is registered

    Scenario Outline: While or after: <state>
      Given the user has opened the project "Shop" with the commands
        | test   | command    | target | breakpoint |
        | Basket | pause      | 60000  |            |
        | Basket | echo       | apples |            |
        | Prices | echo       | cheap  |            |
        | Late   | echo       | pears  | yes        |
        | Late   | pause      | 60000  |            |
        | Caller | run        | Basket |            |
        | Count  | countItems | apples |            |
      And <first>
      And <second>
      And <third>
      When plugin <one> gets /health
      Then plugin <one> is answered without an error
      When plugin <one> posts /register with its registration payload
      And plugin <one> posts /log with
        | type    | error          |
        | message | price is wrong |
      Then the answer to plugin <one> is `true`
      When plugin <one> posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin <one> posts /log with
        | message | see https://shop.example/7 |
      And plugin <one> posts /playback/log with
        | type    | error         |
        | message | price is gone |
      And plugin <one> posts /playback/log with
        | type    | warn          |
        | message | price is late |
      And plugin <one> posts /playback/log with
        | message | see https://shop.example/9 |
      Then the answer to plugin <one> is `true`
      When plugin <one> gets /project
      Then the answer to plugin <one> is the id and the name of the project "<project>"
      When <last>
      Then the log shows "price is wrong" in red
      And the log shows "price is steep" in orange
      And the log shows "see https://shop.example/7" neither in red nor in orange
      And the entry "see https://shop.example/7" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |
      And the log shows "price is gone" in red
      And the log shows "price is late" in orange
      And the log shows "see https://shop.example/9" neither in red nor in orange
      And the entry "see https://shop.example/9" has the links
        | text                   | href                   |
        | https://shop.example/9 | https://shop.example/9 |
      When the user filters the log by Playback
      Then the log shows "price is gone" in red
      And the log shows "price is late" once
      And the log shows "see https://shop.example/9" once
      And the log does not show "price is wrong"
      When the user filters the log by System
      Then the log shows "price is wrong" once
      And the log shows "price is steep" in orange
      And the log shows "see https://shop.example/7" once
      And the log does not show "price is gone"
      When plugin <other> posts /control with its registration payload
      Then the user is asked whether "Plugin <other>" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the IDE has restarted
      And the IDE is controlled by plugin <other>
      When plugin <one> gets /project
      Then plugin <one> is not told the name of the project "<project>"

      Examples:
        | state                             | one | other | first                                                 | second                                            | third                                       | project   | last                             |
        | the user is asked about a project | A   | B     | the user has renamed the project "Half done"          | plugin B posts /project with the project "Prices" | the user is asked about the unsaved changes | Half done | the user ignores the request     |
        | the user is asked about control   | B   | A     | plugin B posts /control with its registration payload | the user is asked whether "Plugin B" may connect  | plugin B gets /health                       | Shop      | the user declines the connection |
        | the user has declined             | B   | A     | plugin B posts /control with its registration payload | the user declines the connection                  | the IDE is not controlled                   | Shop      | the window of the IDE is open    |
        | the user has kept changes         | B   | A     | the user has renamed the project "Half done"          | plugin B posts /project with the project "Prices" | the user ignores the request                | Half done | the window of the IDE is open    |
        | a test is played                  | A   | B     | the user plays the test "Basket"                      | the command "pause" is shown as pending           | the window of the IDE is open               | Shop      | the window of the IDE is open    |
        | a suite is played                 | B   | A     | the user plays the suite                              | the command "pause" is shown as pending           | the window of the IDE is open               | Shop      | the window of the IDE is open    |
        | a test has failed                 | A   | B     | the user plays the test "Count"                       | the playback is shown as failed                   | the window of the IDE is open               | Shop      | the window of the IDE is open    |
        | the user looks at another test    | B   | A     | the user plays the test "Basket"                      | the command "pause" is shown as pending           | the user selects the test "Prices"          | Shop      | the window of the IDE is open    |
        | the user has saved a change       | A   | B     | the user has renamed the project "Half done"          | the user saves the project                        | the project has no unsaved changes          | Half done | the window of the IDE is open    |
        | the worker was stopped            | B   | A     | the browser stops the worker of the IDE               | the window of the IDE is open                     | the IDE is not controlled                   | Shop      | the window of the IDE is open    |
        | the log shows a group             | A   | B     | the user filters the log by Playback                  | the window of the IDE is open                     | the IDE is not controlled                   | Shop      | the user filters the log by All  |

      @needs.plugin-conventions
      Examples:
        | state                                 | one | other | first                                                                                                                                                    | second                                                                  | third                                     | project   | last                                           |
        | there are unsaved changes             | B   | A     | the user has renamed the project "Half done"                                                                                                             | the project has unsaved changes                                         | the IDE is not controlled                 | Half done | the window of the IDE is open                  |
        | the user reads a message              | A   | B     | plugin B sends `{"uri": "/popup/alert", "verb": "post", "payload": {"message": "Twelve apples."}}`                                                       | the user is shown the message "Twelve apples."                          | plugin B gets /health                     | Shop      | the user presses "OK"                          |
        | a single command is played            | B   | A     | the user plays the first command alone                                                                                                                   | the command "pause" is shown as pending                                 | the window of the IDE is open             | Shop      | the window of the IDE is open                  |
        | a test is played from a later command | A   | B     | the user selects the test "Late"                                                                                                                         | the user plays the test from the command "pause"                        | the command "pause" is shown as pending   | Shop      | the window of the IDE is open                  |
        | a test has called another             | B   | A     | the user plays the test "Caller"                                                                                                                         | the command "run" is shown as pending                                   | the window of the IDE is open             | Shop      | the window of the IDE is open                  |
        | a test has paused                     | A   | B     | the user plays the test "Late"                                                                                                                           | the playback is shown as paused                                         | the window of the IDE is open             | Shop      | the window of the IDE is open                  |
        | another has the same name             | A   | B     | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}`                                                            | the window of the IDE is open                                           | the IDE is not controlled                 | Shop      | the window of the IDE is open                  |
        | a plugin executes a command           | A   | B     | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin B", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin B does not answer the command "countItems"                       | the user plays the test "Count"           | Shop      | the window of the IDE is open                  |
        | a plugin has failed a command         | A   | B     | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin B", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin B answers the command "countItems" with `{"error": "no apples"}` | the user plays the test "Count"           | Shop      | the window of the IDE is open                  |
        | a plugin answers nothing              | A   | B     | plugin B does not answer the event "playbackStarted"                                                                                                     | the user plays the test "Prices"                                        | the window of the IDE is open             | Shop      | the window of the IDE is open                  |
        | the log shows a type                  | B   | A     | the user filters the log by the type Warnings                                                                                                            | the window of the IDE is open                                           | the IDE is not controlled                 | Shop      | the user filters the log by the type All types |
        | the log was emptied                   | A   | B     | plugin A sends `{"uri": "/log", "verb": "post", "message": "counted two items"}`                                                                         | the user clears the log                                                 | the log does not show "counted two items" | Shop      | the window of the IDE is open                  |

  @ide.log.group @ide.log.post @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined @ide.log.links @ide.playback-log.post @ide.playback-log.group @ide.health.get @ide.register.post @ide.project.get
  Rule: Entries of `/log` belong to the group `system` (in each state of control, and in a later window)

    Scenario Outline: While or after: <state>
      Given <first>
      And <second>
      And <third>
      And <fourth>
      When plugin <one> gets /health
      Then plugin <one> is answered without an error
      When plugin <one> posts /register with its registration payload
      And plugin <one> posts /log with
        | type    | error          |
        | message | price is wrong |
      Then the answer to plugin <one> is `true`
      When plugin <one> posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin <one> posts /log with
        | message | see https://shop.example/7 |
      And plugin <one> posts /playback/log with
        | type    | error         |
        | message | price is gone |
      And plugin <one> posts /playback/log with
        | type    | warn          |
        | message | price is late |
      And plugin <one> posts /playback/log with
        | message | see https://shop.example/9 |
      Then the answer to plugin <one> is `true`
      When plugin <one> gets /project
      Then the answer to plugin <one> is the id and the name of the project "Half done"
      When <last>
      Then the log shows "price is wrong" in red
      And the log shows "price is steep" in orange
      And the log shows "see https://shop.example/7" neither in red nor in orange
      And the entry "see https://shop.example/7" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |
      And the log shows "price is gone" in red
      And the log shows "price is late" in orange
      And the log shows "see https://shop.example/9" neither in red nor in orange
      And the entry "see https://shop.example/9" has the links
        | text                   | href                   |
        | https://shop.example/9 | https://shop.example/9 |
      When the user filters the log by Playback
      Then the log shows "price is gone" in red
      And the log shows "price is late" once
      And the log shows "see https://shop.example/9" once
      And the log does not show "price is wrong"
      When the user filters the log by System
      Then the log shows "price is wrong" once
      And the log shows "price is steep" in orange
      And the log shows "see https://shop.example/7" once
      And the log does not show "price is gone"

      Examples:
        | state                             | one | first                     | second                                                | third                                        | fourth                                       | last                          |
        | the user is asked about a close   | A   | plugin A controls the IDE | the user has renamed the project "Half done"          | plugin A posts /close                        | the user is asked about the unsaved changes  | the user ignores the close    |
        | the user has ignored a close      | A   | plugin A controls the IDE | the user has renamed the project "Half done"          | plugin A posts /close                        | the user ignores the close                   | the window of the IDE is open |
        | the user has declined a takeover  | A   | plugin A controls the IDE | plugin B posts /control with its registration payload | the user declines the connection             | the user has renamed the project "Half done" | the window of the IDE is open |
        | it has taken over                 | B   | plugin A controls the IDE | plugin B controls the IDE                             | the user has renamed the project "Half done" | the window of the IDE is open                | the window of the IDE is open |
        | the controller gets what is saved | A   | plugin A controls the IDE | the user has renamed the project "Half done"          | the user saves the project                   | the project has no unsaved changes           | the window of the IDE is open |
        | control has ended                 | A   | plugin A controls the IDE | the user closes the IDE                               | the user opens the IDE again                 | the user has renamed the project "Half done" | the window of the IDE is open |
        | the window was reloaded           | A   | plugin A is registered    | the user reloads the window of the IDE                | the user has renamed the project "Half done" | the window of the IDE is open                | the window of the IDE is open |

  @ide.log.links @ide.log.post @ide.log.group @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined @ide.playback-log.post @ide.playback-log.group @ide.project.post @ide.project.get @ide.command.message @ide.command.post @ide.control.request
  Rule: Links in the text of an entry can be clicked (in each text, and it is shown wherever it is sent)

    Scenario Outline: A text that <is>
      Given plugin A is registered
      And plugin A posts /project with the project "<text>" and the commands
        | command | target |
        | pause   | 60000  |
      And the project is "<text>"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "<text>"
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
        | message   | <text>    |
      Then the answer to plugin A is `true`
      And the command "pause" shows the message "<text>"
      When plugin A posts /log with
        | type    | error    |
        | message | 1 <text> |
      And plugin A posts /log with
        | type    | warn     |
        | message | 2 <text> |
      And plugin A posts /log with
        | message | 3 <text> https://shop.example/7 |
      And plugin A posts /playback/log with
        | type    | error    |
        | message | 4 <text> |
      And plugin A posts /playback/log with
        | type    | warn     |
        | message | 5 <text> |
      And plugin A posts /playback/log with
        | message | 6 <text> https://shop.example/9 |
      Then the answer to plugin A is `true`
      And the log shows "1 <text>" in red
      And the log shows "2 <text>" in orange
      And the log shows "3 <text> https://shop.example/7" neither in red nor in orange
      And the entry "3 <text> https://shop.example/7" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |
      And the log shows "4 <text>" in red
      And the log shows "5 <text>" in orange
      And the log shows "6 <text> https://shop.example/9" neither in red nor in orange
      And the entry "6 <text> https://shop.example/9" has the links
        | text                   | href                   |
        | https://shop.example/9 | https://shop.example/9 |
      When the user filters the log by System
      Then the log shows "1 <text>" once
      And the log shows "3 <text> https://shop.example/7" once
      And the log does not show "4 <text>"
      When the user filters the log by Playback
      Then the log shows "4 <text>" once
      And the log shows "6 <text> https://shop.example/9" once
      And the log does not show "1 <text>"
      When plugin B sends `{"uri": "/control", "verb": "post", "name": "<name>", "version": "1.0.0"}`
      Then the user is asked whether "<name>" may connect

      Examples:
        | is                | text                                                                                                                                                                                                                                       | name                                                      |
        | is long           | Thirty apples, twelve pears, seven plums and three melons were in the basket before the price of pears fell. Thirty apples, twelve pears, seven plums and three melons were in the basket before the price of pears fell. Nobody was told. | Thirty apples, twelve pears, seven plums and three melons |
        | has other scripts | Größe, 価格, قيمة, цена and 🍎                                                                                                                                                                                                                | Größe, 価格, قيمة, цена and 🍎                               |
        | has signs         | <b>3 &lt; 4</b>, $& and 20 % off                                                                                                                                                                                                           | <b>3 &lt; 4</b>, $& and 20 % off                          |

  @ide.project.post @ide.project.post-unsaved @ide.project.get
  Rule: `POST /project` opens the given project as if the user had opened it (in each state)

    Background:
      Given plugin A is registered
      And plugin B is registered

    Scenario Outline: While or after: <state>
      Given the user has opened the project "Shop" with the commands
        | test   | command    | target | breakpoint |
        | Basket | pause      | 60000  |            |
        | Basket | echo       | apples |            |
        | Prices | echo       | cheap  |            |
        | Late   | echo       | pears  | yes        |
        | Late   | pause      | 60000  |            |
        | Caller | run        | Basket |            |
        | Count  | countItems | apples |            |
      And <first>
      And <second>
      And <third>
      When plugin <one> posts /project with the project "Prices"
      Then plugin <one> is answered without an error
      And the project is "Prices"
      And the project has no unsaved changes
      When plugin <other> gets /project
      Then the answer to plugin <other> is the id and the name of the project "Prices"
      When the user has renamed the project "Prices of today"
      And plugin <one> posts /project with the project "Checkout"
      Then the user is asked about the unsaved changes
      And the project is "Prices of today"
      When the user ignores the request
      Then the project is "Prices of today"
      When plugin <one> posts /project with the project "Checkout"
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the project is "Checkout"
      When plugin <one> gets /project
      Then the answer to plugin <one> is the id and the name of the project "Checkout"

      Examples:
        | state                       | one | other | first                                                 | second                           | third                              |
        | the user has declined       | B   | A     | plugin B posts /control with its registration payload | the user declines the connection | the IDE is not controlled          |
        | a test has passed           | B   | A     | the user plays the test "Prices"                      | the playback is shown as passed  | the window of the IDE is open      |
        | it has taken over           | B   | B     | plugin A controls the IDE                             | plugin B controls the IDE        | the window of the IDE is open      |
        | control has ended           | A   | B     | plugin A controls the IDE                             | the user closes the IDE          | the user opens the IDE again       |
        | the user has saved a change | B   | A     | the user has renamed the project "Half done"          | the user saves the project       | the project has no unsaved changes |
        | the log shows a group       | A   | B     | the user filters the log by Playback                  | the window of the IDE is open    | the IDE is not controlled          |

      @needs.plugin-conventions
      Examples:
        | state                          | one | other | first                                                                                                                                                    | second                                                                  | third                              |
        | a test is played               | B   | A     | the user plays the test "Basket"                                                                                                                         | the command "pause" is shown as pending                                 | the window of the IDE is open      |
        | a suite is played              | A   | B     | the user plays the suite                                                                                                                                 | the command "pause" is shown as pending                                 | the window of the IDE is open      |
        | the user looks at another test | B   | A     | the user plays the test "Basket"                                                                                                                         | the command "pause" is shown as pending                                 | the user selects the test "Prices" |
        | a single command is played     | A   | B     | the user plays the first command alone                                                                                                                   | the command "pause" is shown as pending                                 | the window of the IDE is open      |
        | a test has called another      | B   | A     | the user plays the test "Caller"                                                                                                                         | the command "run" is shown as pending                                   | the window of the IDE is open      |
        | a test has paused              | A   | B     | the user plays the test "Late"                                                                                                                           | the playback is shown as paused                                         | the window of the IDE is open      |
        | a plugin executes a command    | B   | A     | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin B", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin B does not answer the command "countItems"                       | the user plays the test "Count"    |
        | a plugin has failed a command  | A   | B     | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin B", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin B answers the command "countItems" with `{"error": "no apples"}` | the user plays the test "Count"    |
        | a plugin answers nothing       | B   | A     | plugin B does not answer the event "playbackStarted"                                                                                                     | the user plays the test "Prices"                                        | the window of the IDE is open      |
        | another has the same name      | B   | A     | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}`                                                            | the window of the IDE is open                                           | the IDE is not controlled          |
