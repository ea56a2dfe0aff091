@ide @needs.ide
Feature: After an interruption
  The browser stops a worker that has nothing to do, and users reload its window. What the document says also holds afterwards.
  The document does not say what a reloaded window still knows, so those scenarios start again there.

  Background:
    Given the IDE is open

  @ide.health.get @ide.register.post @ide.log.post
  Rule: `GET /health` answers a plugin's health check (after an interruption)

    Scenario Outline: After <interruption>
      When <interruption>
      And plugin A gets /health
      Then plugin A is answered without an error
      Given plugin A is registered
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" once

      Examples:
        | interruption                            |
        | the browser stops the worker of the IDE |
        | the user reloads the window of the IDE  |

  @ide.register.post @ide.log.post @ide.log.group @ide.playback-log.post @ide.playback-log.group @ide.project.get @ide.project.post @ide.project.post-unsaved
  Rule: `POST /register` makes a plugin known to the IDE (in the next window)

    Background:
      Given plugin A is registered
      And plugin A posts /log with
        | message | counted two items |
      And plugin A posts /project with the project "Prices"
      And the project is "Prices"
      And the user closes the IDE
      And the user opens the IDE again
      And plugin A is registered

    Scenario: What a plugin writes
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/log with
        | message | three prices compared |
      Then the answer to plugin A is `true`
      When the user filters the log by System
      Then the log shows "counted three items" once
      And the log does not show "three prices compared"
      When the user filters the log by Playback
      Then the log shows "three prices compared" once
      And the log does not show "counted three items"

    Scenario: What a plugin opens
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"
      And the project has no unsaved changes
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"
      Given the user has renamed the project "Prices of today"
      When plugin A posts /project with the project "Checkout"
      Then the user is asked about the unsaved changes
      And the project is "Prices of today"

  @ide.log.group @ide.log.filter @ide.playback-log.group
  Rule: Entries of `/log` belong to the group `system` (after an interruption)

    Scenario Outline: After <interruption>
      When <interruption>
      Given plugin A is registered
      When plugin A posts /log with
        | message | counted three items |
      And plugin A posts /playback/log with
        | message | three prices compared |
      And the user filters the log by System
      Then the log shows "counted three items" once
      And the log does not show "three prices compared"
      When the user filters the log by Playback
      Then the log shows "three prices compared" once
      And the log does not show "counted three items"

      Examples:
        | interruption                            |
        | the browser stops the worker of the IDE |
        | the user reloads the window of the IDE  |

  @ide.log.type-error @ide.log.type-warn @ide.log.type-undefined
  Rule: Entries of the type `error` are shown in red (after an interruption)

    Scenario Outline: After <interruption>
      When <interruption>
      Given plugin A is registered
      When plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin A posts /log with
        | message | price is plain |
      Then the log shows "price is wrong" in red
      And the log shows "price is steep" in orange
      And the log shows "price is plain" neither in red nor in orange

      Examples:
        | interruption                            |
        | the browser stops the worker of the IDE |
        | the user reloads the window of the IDE  |

  @ide.log.links
  Rule: Links in the text of an entry can be clicked (after an interruption)

    Scenario Outline: After <interruption>
      When <interruption>
      Given plugin A is registered
      When plugin A posts /log with
        | message | see https://shop.example/7 |
      Then the entry "see https://shop.example/7" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |

      Examples:
        | interruption                            |
        | the browser stops the worker of the IDE |
        | the user reloads the window of the IDE  |

  @ide.register.post @ide.log.post @ide.playback-log.post
  Rule: `POST /register` makes a plugin known to the IDE (after an interruption)

    Scenario: Its entries are added
      Given plugin A is registered
      And plugin B is registered
      When the browser stops the worker of the IDE
      And plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" once
      When plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      And the log shows "nothing got dearer" once
      When the browser stops the worker of the IDE
      And plugin A posts /playback/log with
        | message | three prices compared |
      Then the answer to plugin A is `true`
      And the log shows "three prices compared" once

    Scenario: Two plugins that wake the worker at the same time
      When the browser stops the worker of the IDE
      And both plugins send `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}` at the same time
      Then plugin A is answered without an error
      And plugin B is answered without an error
      When both plugins send `{"uri": "/log", "verb": "post", "message": "counted three items"}` at the same time
      Then the answer to plugin A is `true`
      And the answer to plugin B is `true`
      And the log shows "counted three items" twice
      When both plugins send `{"uri": "/playback/log", "verb": "post", "message": "three prices compared"}` at the same time
      Then the answer to plugin A is `true`
      And the answer to plugin B is `true`
      And the log shows "three prices compared" twice

  @ide.project.get @ide.project.post @ide.project.post-unsaved
  Rule: `GET /project` answers with the id and the name of the open project, both strings (after an interruption)

    Scenario Outline: After <interruption>
      Given plugin A is registered
      When <interruption>
      And plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"
      And the project has no unsaved changes
      Given the user has renamed the project "Prices of today"
      And plugin A gets /project
      And plugin A remembers the id of the answer
      When <interruption again>
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices of today"
      And the id of the answer to plugin A is the remembered one
      When plugin A posts /project with the project "Checkout"
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the project is "Checkout"

      Examples:
        | interruption                            | interruption again                      |
        | the browser stops the worker of the IDE | the browser stops the worker of the IDE |

      @needs.plugin-conventions
      Examples:
        | interruption                           | interruption again    |
        | the user reloads the window of the IDE | plugin A gets /health |

  @ide.control.request @ide.control.accept @ide.control.restart
  Rule: `POST /control`, with the content of a registration, asks for control of the IDE (after an interruption)

    Scenario Outline: After <interruption>
      Given the user has opened the project "Checkout"
      When <interruption>
      And plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the IDE is controlled by plugin A
      And the project is not "Checkout"
      When plugin A posts /log with
        | message | in control |
      Then the answer to plugin A is `true`
      And the log shows "in control" once

      Examples:
        | interruption                            |
        | the browser stops the worker of the IDE |
        | the user reloads the window of the IDE  |

    Scenario: After the browser has stopped the worker while the user was asked
      Given plugin A posts /control with its registration payload
      And the user is asked whether "Plugin A" may connect
      When the browser stops the worker of the IDE
      And the user accepts the connection
      Then the IDE is controlled by plugin A
      And the IDE has restarted
      When plugin A posts /log with
        | message | in control |
      Then the answer to plugin A is `true`
      And the log shows "in control" once

    @needs.plugin-conventions
    Scenario: After a request that went with the window
      Given plugin A posts /control with its registration payload
      And the user is asked whether "Plugin A" may connect
      When the user reloads the window of the IDE
      And plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user accepts the connection
      Then the IDE is controlled by plugin B

  @ide.control.exclusive @ide.control.save-override
  Rule: While one plugin controls the IDE, no other one can use it (after an interruption)

    Scenario: After the browser has stopped the worker
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      When the browser stops the worker of the IDE
      And plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"
      When the browser stops the worker of the IDE
      And the user saves the project
      Then plugin A receives the project "Checkout"
      And nothing is downloaded
      When plugin A gets /project
      Then plugin A is answered without an error

    @needs.plugin-conventions
    Scenario: After the user has reloaded the window
      Given plugin A controls the IDE
      When the user reloads the window of the IDE
      Then the IDE is controlled by plugin A
      Given the user has opened the project "Checkout"
      When plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"
      When the user saves the project
      Then plugin A receives the project "Checkout"
      And nothing is downloaded

  @ide.control.takeover @ide.control.takeover-loses
  Rule: When another plugin asks for control and the user accepts, that plugin controls the IDE (after an interruption)

    Scenario: After the browser has stopped the worker
      Given plugin A controls the IDE
      When the browser stops the worker of the IDE
      And plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      And the IDE is controlled by plugin A
      When the user accepts the connection
      Then the IDE is controlled by plugin B
      Given the user has opened the project "Checkout"
      When the browser stops the worker of the IDE
      And plugin A gets /project
      Then plugin A is not told the name of the project "Checkout"

    @ide.control.restart
    Scenario: After the browser has stopped the worker while the user was asked
      Given plugin A controls the IDE
      And plugin B posts /control with its registration payload
      And the user is asked whether "Plugin B" may connect
      When the browser stops the worker of the IDE
      And the user accepts the connection
      Then the IDE is controlled by plugin B
      And the IDE has restarted
      Given the user has opened the project "Checkout"
      When plugin A gets /project
      Then plugin A is not told the name of the project "Checkout"

  @ide.close.controller
  Rule: `POST /close` from the controlling plugin closes the window of the IDE (after an interruption)

    Scenario: After the browser has stopped the worker
      Given plugin A controls the IDE
      When the browser stops the worker of the IDE
      And plugin A posts /close
      Then the window of the IDE closes

  @ide.control.user-closes
  Rule: When the user closes a controlled IDE, it is no longer controlled (after an interruption)

    Scenario: After the browser has stopped the worker
      Given plugin A controls the IDE
      When the browser stops the worker of the IDE
      And the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin B gets /project
      Then plugin B is answered without an error

  @ide.close.unsaved-ignore @ide.close.unsaved-discard
  Rule: When there are unsaved changes, `POST /close` asks the user, and keeps the window open when the user ignores the request (after an interruption)

    Scenario: After the browser has stopped the worker
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When the browser stops the worker of the IDE
      And plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project has unsaved changes
      When the browser stops the worker of the IDE
      And plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

    Scenario: After the browser has stopped the worker while the user was asked
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      And plugin A posts /close
      And the user is asked about the unsaved changes
      When the browser stops the worker of the IDE
      And the user ignores the close
      Then the window of the IDE is open
      And the project has unsaved changes
      And the IDE is controlled by plugin A
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the browser stops the worker of the IDE
      And the user discards the unsaved changes
      Then the window of the IDE closes

  @ide.open.request @ide.open.false
  Rule: A request with `openIDEIfClosed` set to true opens an IDE that is installed and closed (after an interruption)

    Scenario: After the browser has stopped the worker
      Given the user closes the IDE
      When the browser stops the worker of the IDE
      And plugin A gets /health
      Then the window of the IDE is closed
      When the browser stops the worker of the IDE
      And plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then plugin A is answered without an error
      And the window of the IDE opens

  @ide.location.found @ide.location.not-found @ide.location.locators
  Rule: `GET /playback/location` answers with an xpath of the element that the locator finds (after an interruption)

    Background:
      Given plugin A is registered
      And the page
        """html
        <h1 data-mark="title">Basket</h1>
        """

    Scenario: The worker has stopped in the middle of a test
      Given the IDE plays a test on the page
      When the browser stops the worker of the IDE
      And plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"
      When the browser stops the worker of the IDE
      And plugin A gets /playback/location with
        | location | css=h2 |
      Then the answer to plugin A is an error

    Scenario: The window was reloaded before the test
      When the user reloads the window of the IDE
      Given plugin A is registered
      And the IDE plays a test on the page
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"
      When plugin A gets /playback/location with
        | location | css=h2 |
      Then the answer to plugin A is an error

  @ide.command.post @ide.command.states @ide.command.message @ide.command.current-test
  Rule: `POST /playback/command` changes the state of a command and then answers true (after an interruption)

    Background:
      Given plugin A is registered
      And the page
        """html
        <h1 data-mark="title">Basket</h1>
        """

    Scenario: The worker has stopped in the middle of a test
      Given the IDE plays a test on the page
      When the browser stops the worker of the IDE
      And plugin A posts /playback/command with
        | commandId | command-1       |
        | state     | failed          |
        | message   | the page is old |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" shows the message "the page is old"
      And the command "pause" is not shown as failed

    @ide.location.found
    Scenario: The window was closed in the middle of another test
      Given the IDE plays a test on the page
      When the user closes the IDE
      And the user opens the IDE again
      Given plugin A is registered
      And the IDE plays a test on the page
      When plugin A posts /playback/command with
        | commandId | command-1       |
        | state     | failed          |
        | message   | the page is old |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" shows the message "the page is old"
      And the command "pause" is not shown as failed
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"

    Scenario: The window was reloaded in the middle of another test
      Given the IDE plays a test on the page
      When the user reloads the window of the IDE
      Given plugin A is registered
      And the IDE plays a test on the page
      When plugin A posts /playback/command with
        | commandId | command-1       |
        | state     | failed          |
        | message   | the page is old |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" shows the message "the page is old"
      And the command "pause" is not shown as failed
