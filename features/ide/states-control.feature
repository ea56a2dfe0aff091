@ide @needs.ide
Feature: Under control in each state
  The controlling plugin has the IDE for itself, gets what the user saves, may close the window, and may be replaced, whatever
  else is so in the IDE. docs/coverage.md shows which calls are made in which state.

  Background:
    Given the IDE is open

  @ide.control.exclusive @ide.control.save-override @ide.control.takeover @ide.control.takeover-loses @ide.control.request @ide.control.restart @ide.project.get
  Rule: While one plugin controls the IDE, no other one can use it (in each state)

    Background:
      Given plugin A controls the IDE

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
      And the user has renamed the project "Half done"
      When plugin <other> gets /project
      Then plugin <other> is not told the name of the project "Half done"
      When plugin <other> posts /log with
        | message | from another plugin |
      And plugin <other> posts /playback/log with
        | message | from another test |
      And the user saves the project
      Then plugin <one> has received 1 projects, the last of them "Half done"
      And nothing is downloaded
      And plugin <other> receives no project
      And the log does not show "from another plugin"
      And the log does not show "from another test"
      When plugin <one> gets /project
      Then the answer to plugin <one> is the id and the name of the project "Half done"
      When plugin <other> posts /control with its registration payload
      Then the user is asked whether "Plugin <other>" may connect
      And the IDE is controlled by plugin <one>
      When the user accepts the connection
      Then the IDE is controlled by plugin <other>
      And the IDE has restarted
      When the user has renamed the project "Half made"
      And plugin <one> gets /project
      Then plugin <one> is not told the name of the project "Half made"
      When plugin <one> posts /close
      Then the window of the IDE is open
      And the user is asked nothing

      Examples:
        | state                           | one | other | first                                             | second                                            | third                              |
        | the user has kept changes       | A   | B     | the user has renamed the project "Half of it"     | plugin A posts /project with the project "Prices" | the user ignores the request       |
        | a suite is played               | A   | B     | the user plays the suite                          | the command "pause" is shown as pending           | the window of the IDE is open      |
        | a test has passed               | A   | B     | the user plays the test "Prices"                  | the playback is shown as passed                   | the window of the IDE is open      |
        | the user looks at another test  | A   | B     | the user plays the test "Basket"                  | the command "pause" is shown as pending           | the user selects the test "Prices" |
        | it has taken over               | B   | A     | plugin B controls the IDE                         | the window of the IDE is open                     | the window of the IDE is open      |
        | it has taken control back       | A   | B     | plugin B controls the IDE                         | plugin A controls the IDE                         | the window of the IDE is open      |
        | its control had ended           | A   | B     | the user closes the IDE                           | the user opens the IDE again                      | plugin A controls the IDE          |
        | a plugin has opened the project | A   | B     | plugin A posts /project with the project "Prices" | the project is "Prices"                           | the IDE is controlled by plugin A  |

      @needs.plugin-conventions
      Examples:
        | state                                 | one | other | first                                                                                                                                                    | second                                                                  | third                                   |
        | the window was reloaded               | A   | B     | the user reloads the window of the IDE                                                                                                                   | the IDE is controlled by plugin A                                       | the window of the IDE is open           |
        | a single command is played            | A   | B     | the user plays the first command alone                                                                                                                   | the command "pause" is shown as pending                                 | the window of the IDE is open           |
        | a test is played from a later command | A   | B     | the user selects the test "Late"                                                                                                                         | the user plays the test from the command "pause"                        | the command "pause" is shown as pending |
        | a test has called another             | A   | B     | the user plays the test "Caller"                                                                                                                         | the command "run" is shown as pending                                   | the window of the IDE is open           |
        | a test has paused                     | A   | B     | the user plays the test "Late"                                                                                                                           | the playback is shown as paused                                         | the window of the IDE is open           |
        | a plugin executes a command           | A   | B     | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin A does not answer the command "countItems"                       | the user plays the test "Count"         |
        | a plugin has failed a command         | A   | B     | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin A answers the command "countItems" with `{"error": "no apples"}` | the user plays the test "Count"         |
        | a plugin answers nothing              | A   | B     | plugin A does not answer the event "playbackStarted"                                                                                                     | the user plays the test "Prices"                                        | the window of the IDE is open           |

  @ide.close.unsaved-ignore @ide.close.controller @ide.open.false
  Rule: When there are unsaved changes, `POST /close` asks the user, and keeps the window open when the user ignores the request (in each state)

    Background:
      Given plugin A controls the IDE

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
      And the user has renamed the project "Half done"
      When plugin <one> posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project is "Half done"
      And the project has unsaved changes
      And the IDE is controlled by plugin <one>
      When the user saves the project
      Then the project has no unsaved changes
      When plugin <one> posts /close
      Then the window of the IDE closes
      When plugin <one> gets /project
      Then the window of the IDE is closed

      Examples:
        | state                           | one | first                                                 | second                                            | third                             |
        | the user has kept changes       | A   | the user has renamed the project "Half of it"         | plugin A posts /project with the project "Prices" | the user ignores the request      |
        | the user has declined           | A   | plugin B posts /control with its registration payload | the user declines the connection                  | the IDE is controlled by plugin A |
        | a test is played                | A   | the user plays the test "Basket"                      | the command "pause" is shown as pending           | the window of the IDE is open     |
        | a suite is played               | A   | the user plays the suite                              | the command "pause" is shown as pending           | the window of the IDE is open     |
        | a test has passed               | A   | the user plays the test "Prices"                      | the playback is shown as passed                   | the window of the IDE is open     |
        | it has taken over               | B   | plugin B controls the IDE                             | the window of the IDE is open                     | the window of the IDE is open     |
        | a plugin has opened the project | A   | plugin A posts /project with the project "Prices"     | the project is "Prices"                           | the IDE is controlled by plugin A |

      @needs.plugin-conventions
      Examples:
        | state                         | one | first                                                                                                                                                    | second                                                                  | third                           |
        | the window was reloaded       | A   | the user reloads the window of the IDE                                                                                                                   | the IDE is controlled by plugin A                                       | the window of the IDE is open   |
        | a test has paused             | A   | the user plays the test "Late"                                                                                                                           | the playback is shown as paused                                         | the window of the IDE is open   |
        | a plugin executes a command   | A   | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin A does not answer the command "countItems"                       | the user plays the test "Count" |
        | a plugin has failed a command | A   | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin A answers the command "countItems" with `{"error": "no apples"}` | the user plays the test "Count" |
        | a plugin answers nothing      | A   | plugin A does not answer the event "playbackStarted"                                                                                                     | the user plays the test "Prices"                                        | the window of the IDE is open   |

  @ide.close.unsaved-discard @ide.open.false
  Rule: When there are unsaved changes, `POST /close` asks the user, and closes the window when the user discards them (in each state)

    Background:
      Given plugin A controls the IDE

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
      And the user has renamed the project "Half done"
      When plugin <one> posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes
      And plugin <one> receives no project
      When plugin <other> gets /health
      Then the window of the IDE is closed
      When the user opens the IDE again
      Then the IDE is not controlled
      When plugin <other> gets /project
      Then plugin <other> is answered without an error

      Examples:
        | state                     | one | other | first                                                 | second                                            | third                             |
        | the user has kept changes | A   | B     | the user has renamed the project "Half of it"         | plugin A posts /project with the project "Prices" | the user ignores the request      |
        | the user has declined     | A   | B     | plugin B posts /control with its registration payload | the user declines the connection                  | the IDE is controlled by plugin A |
        | a suite is played         | A   | B     | the user plays the suite                              | the command "pause" is shown as pending           | the window of the IDE is open     |
        | a test has failed         | A   | B     | the user plays the test "Count"                       | the playback is shown as failed                   | the window of the IDE is open     |
        | it has taken over         | B   | A     | plugin B controls the IDE                             | the window of the IDE is open                     | the window of the IDE is open     |

      @needs.plugin-conventions
      Examples:
        | state                       | one | other | first                                                                                                                                                    | second                                            | third                           |
        | the window was reloaded     | A   | B     | the user reloads the window of the IDE                                                                                                                   | the IDE is controlled by plugin A                 | the window of the IDE is open   |
        | a test has paused           | A   | B     | the user plays the test "Late"                                                                                                                           | the playback is shown as paused                   | the window of the IDE is open   |
        | a plugin executes a command | A   | B     | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin A does not answer the command "countItems" | the user plays the test "Count" |
        | a plugin answers nothing    | A   | B     | plugin A does not answer the event "playbackStarted"                                                                                                     | the user plays the test "Prices"                  | the window of the IDE is open   |

  @ide.control.user-closes
  Rule: When the user closes a controlled IDE, it is no longer controlled (in each state)

    Background:
      Given plugin A controls the IDE

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
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin <other> gets /project
      Then plugin <other> is answered without an error

      Examples:
        | state                       | other | first                                                 | second                                            | third                              |
        | the user has kept changes   | B     | the user has renamed the project "Half of it"         | plugin A posts /project with the project "Prices" | the user ignores the request       |
        | the user has declined       | B     | plugin B posts /control with its registration payload | the user declines the connection                  | the IDE is controlled by plugin A  |
        | a suite is played           | B     | the user plays the suite                              | the command "pause" is shown as pending           | the window of the IDE is open      |
        | a test has failed           | B     | the user plays the test "Count"                       | the playback is shown as failed                   | the window of the IDE is open      |
        | it has taken over           | A     | plugin B controls the IDE                             | the window of the IDE is open                     | the window of the IDE is open      |
        | it has taken control back   | B     | plugin B controls the IDE                             | plugin A controls the IDE                         | the window of the IDE is open      |
        | the user has saved a change | B     | the user has renamed the project "Half of it"         | the user saves the project                        | the project has no unsaved changes |

      @needs.plugin-conventions
      Examples:
        | state                         | other | first                                                                                                                                                    | second                                                                  | third                           |
        | a test has paused             | B     | the user plays the test "Late"                                                                                                                           | the playback is shown as paused                                         | the window of the IDE is open   |
        | a plugin executes a command   | B     | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin A does not answer the command "countItems"                       | the user plays the test "Count" |
        | a plugin has failed a command | B     | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}` | plugin A answers the command "countItems" with `{"error": "no apples"}` | the user plays the test "Count" |
        | a plugin answers nothing      | B     | plugin A does not answer the event "playbackStarted"                                                                                                     | the user plays the test "Prices"                                        | the window of the IDE is open   |

  @ide.control.user-closes @ide.control.exclusive
  Rule: When the user closes a controlled IDE, it is no longer controlled (while the user is asked)

    Background:
      Given plugin A controls the IDE

    Scenario Outline: While <state>
      Given the user has renamed the project "Half done"
      And <first>
      And <second>
      When plugin B gets /project
      Then plugin B is not told the name of the project "Half done"
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      And plugin A receives no project
      When plugin B gets /project
      Then plugin B is answered without an error

      Examples:
        | state                             | first                                             | second                                      |
        | the user is asked about a close   | plugin A posts /close                             | the user is asked about the unsaved changes |
        | the user is asked about a project | plugin A posts /project with the project "Prices" | the user is asked about the unsaved changes |

      @needs.plugin-conventions
      Examples:
        | state                    | first                                                                                              | second                                         |
        | the user reads a message | plugin A sends `{"uri": "/popup/alert", "verb": "post", "payload": {"message": "Twelve apples."}}` | the user is shown the message "Twelve apples." |

  @ide.open.request @ide.control.request @ide.control.accept @ide.control.restart @ide.control.exclusive @ide.close.controller @ide.log.post @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined @ide.log.links @ide.log.group @ide.playback-log.post @ide.playback-log.group @ide.project.get @ide.location.found @ide.location.not-found @ide.command.post @ide.command.states @ide.command.message @ide.health.get
  Rule: A request with `openIDEIfClosed` set to true opens an IDE that is installed and closed (and is otherwise like one without it)

    @needs.plugin-conventions
    Scenario: Every call of a plugin, while the IDE is open
      Given the page
        """html
        <h1 data-mark="title">Basket</h1>
        """
      When plugin A sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0", "openIDEIfClosed": true}`
      Then the user is asked whether "Plugin A" may connect
      When the user accepts the connection
      Then the IDE has restarted
      And the IDE is controlled by plugin A
      When plugin A sends `{"uri": "/log", "verb": "post", "type": "error", "message": "price is wrong", "openIDEIfClosed": true}`
      And plugin A sends `{"uri": "/log", "verb": "post", "type": "warn", "message": "price is steep", "openIDEIfClosed": true}`
      And plugin A sends `{"uri": "/log", "verb": "post", "message": "see https://shop.example/7", "openIDEIfClosed": true}`
      And plugin A sends `{"uri": "/playback/log", "verb": "post", "type": "error", "message": "price is gone", "openIDEIfClosed": true}`
      And plugin A sends `{"uri": "/playback/log", "verb": "post", "type": "warn", "message": "price is late", "openIDEIfClosed": true}`
      And plugin A sends `{"uri": "/playback/log", "verb": "post", "message": "see https://shop.example/9", "openIDEIfClosed": true}`
      Then the answer to plugin A is `true`
      And the log shows "price is wrong" in red
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
      When the user filters the log by System
      Then the log shows "price is wrong" once
      And the log shows "price is steep" once
      And the log shows "see https://shop.example/7" once
      And the log does not show "price is gone"
      When the user filters the log by Playback
      Then the log shows "price is gone" once
      And the log shows "price is late" once
      And the log shows "see https://shop.example/9" once
      And the log does not show "price is wrong"
      When the IDE plays a test on the page
      And plugin A sends `{"uri": "/project", "verb": "get", "openIDEIfClosed": true}`
      Then the answer to plugin A is the id and the name of the project "Playing"
      When plugin A sends `{"uri": "/playback/location", "verb": "get", "location": "css=h1", "openIDEIfClosed": true}`
      Then the answer to plugin A is an xpath of the element marked "title"
      When plugin A sends `{"uri": "/playback/location", "verb": "get", "location": "css=h2", "openIDEIfClosed": true}`
      Then the answer to plugin A is an error
      When plugin A sends `{"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "failed", "message": "three prices differ", "openIDEIfClosed": true}`
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" shows the message "three prices differ"
      When plugin B sends `{"uri": "/log", "verb": "post", "message": "from another plugin", "openIDEIfClosed": true}`
      Then the answer to plugin B is an error
      And the log does not show "from another plugin"
      When plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then plugin A is answered without an error
      When plugin A sends `{"uri": "/close", "verb": "post", "openIDEIfClosed": true}`
      Then the window of the IDE closes
