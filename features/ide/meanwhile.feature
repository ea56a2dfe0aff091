@ide @needs.ide
Feature: While something else is going on
  Plugins do not know what the user is doing. What the document says of a call holds while the IDE asks the user
  something, while the user looks at another test, and while a test is played.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.health.get @ide.register.post
  Rule: `GET /health` answers a plugin's health check (while something else is going on)

    Scenario: The user is asked about unsaved changes
      Given the user has renamed the project "Half done"
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When plugin A gets /health
      Then plugin A is answered without an error
      When plugin B gets /health
      Then plugin B is answered without an error
      When plugin B posts /register with its registration payload
      And plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      When the user ignores the request
      Then the log shows "nothing got dearer" once

    Scenario: The user is asked about unsaved changes that the controller would close
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When plugin A gets /health
      Then plugin A is answered without an error
      When plugin B gets /health
      Then plugin B is answered without an error
      When the user ignores the close
      Then the window of the IDE is open

    Scenario: The user is asked whether another plugin may connect
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When plugin A gets /health
      Then plugin A is answered without an error
      When plugin B gets /health
      Then plugin B is answered without an error
      When plugin B posts /register with its registration payload
      And plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      When the user declines the connection
      Then the log shows "nothing got dearer" once

    Scenario: A test is played
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin B gets /health
      Then plugin B is answered without an error
      When plugin B posts /register with its registration payload
      And plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      And the log shows "nothing got dearer" once

  @ide.log.post @ide.playback-log.post
  Rule: `POST /log` adds an entry to the log and then answers true (while the user is asked)

    Scenario: About unsaved changes
      Given plugin B is registered
      And the user has renamed the project "Half done"
      When plugin B posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/log with
        | message | three prices compared |
      Then the answer to plugin A is `true`
      When plugin B posts /log with
        | message | waiting for an answer |
      Then the answer to plugin B is `true`
      When plugin B posts /playback/log with
        | message | still waiting for it |
      Then the answer to plugin B is `true`
      When the user ignores the request
      Then the log shows "counted three items" once
      And the log shows "three prices compared" once
      And the log shows "waiting for an answer" once
      And the log shows "still waiting for it" once

    Scenario: Whether another plugin may connect
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/log with
        | message | three prices compared |
      Then the answer to plugin A is `true`
      When the user declines the connection
      Then the log shows "counted three items" once
      And the log shows "three prices compared" once

    @needs.plugin-conventions
    Scenario: For a plugin
      Given plugin B is registered
      When plugin B sends `{"uri": "/popup/alert", "verb": "post", "payload": {"message": "Twelve apples."}}`
      Then the user is shown the message "Twelve apples."
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When plugin A posts /playback/log with
        | message | three prices compared |
      Then the answer to plugin A is `true`
      When the user presses "OK"
      Then the log shows "counted three items" once
      And the log shows "three prices compared" once

  @ide.log.group @ide.playback-log.group
  Rule: Entries of `/log` belong to the group `system` (while the user is asked)

    Scenario: Whether a plugin may connect
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /log with
        | message | counted three items |
      And plugin A posts /playback/log with
        | message | three prices compared |
      And the user declines the connection
      And the user filters the log by System
      Then the log shows "counted three items" once
      And the log does not show "three prices compared"
      When the user filters the log by Playback
      Then the log shows "three prices compared" once
      And the log does not show "counted three items"

  @ide.log.type-error @ide.log.type-warn @ide.log.links
  Rule: Entries of the type `error` are shown in red (while the user is asked)

    Scenario: Whether another plugin may connect
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /log with
        | type    | error          |
        | message | price is wrong |
      And plugin A posts /log with
        | type    | warn           |
        | message | price is steep |
      And plugin A posts /log with
        | message | see https://shop.example/7 |
      And the user declines the connection
      Then the log shows "price is wrong" in red
      And the log shows "price is steep" in orange
      And the entry "see https://shop.example/7" has the links
        | text                   | href                   |
        | https://shop.example/7 | https://shop.example/7 |

  @ide.project.get
  Rule: `GET /project` answers with the id and the name of the open project, both strings (while the user is asked)

    Scenario: About unsaved changes
      Given plugin B is registered
      And the user has renamed the project "Half done"
      When plugin B posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Half done"
      When plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Half done"
      When the user discards the unsaved changes
      Then the project is "Prices"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"

    Scenario: Whether another plugin may connect
      Given the user has opened the project "Checkout"
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"

  @ide.project.get @ide.health.get @ide.log.post @ide.log.group @ide.control.request @ide.control.accept @ide.control.restart @needs.plugin-conventions
  Rule: `GET /project` answers with the id and the name of the open project, both strings (while the plugin executes a command)

    Background:
      Given plugin A is registered with the commands
        | id         | name        |
        | countItems | count items |
      And plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      And the user plays the test
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |

    Scenario: It asks for the project, and writes to the log
      When plugin A gets /health
      Then plugin A is answered without an error
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Shop"
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When the user filters the log by Playback
      Then the log does not show "counted three items"
      When the user filters the log by System
      Then the log shows "counted three items" once
      When plugin A answers the command "countItems" with `true`
      Then the playback is shown as passed

    Scenario: It asks for control
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the IDE is controlled by plugin A
      And the IDE has restarted
      When plugin A answers the command "countItems" with `true`
      And plugin A posts /log with
        | message | in control |
      Then the answer to plugin A is `true`
      And the log shows "in control" once
      And the IDE is controlled by plugin A

  @ide.close.controller
  Rule: `POST /close` from the controlling plugin closes the window of the IDE (while the user is asked)

    Scenario: Whether another plugin may connect
      Given plugin A controls the IDE
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /close
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: For the plugin itself
      Given plugin A controls the IDE
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "payload": {"message": "Twelve apples."}}`
      Then the user is shown the message "Twelve apples."
      When plugin A posts /close
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: For the plugin itself, with unsaved changes
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "payload": {"message": "Twelve apples."}}`
      Then the user is shown the message "Twelve apples."
      When plugin A posts /close
      And the user presses "OK"
      Then the user is asked about the unsaved changes
      And the window of the IDE is open

    @ide.close.unsaved-discard @ide.close.unsaved-ignore @needs.plugin-conventions
    Scenario Outline: For the plugin itself, which sends its message while the user is asked about unsaved changes, and <done>
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "payload": {"message": "Twelve apples."}}`
      And the user <done>
      Then <outcome>

      Examples:
        | done                         | outcome                                        |
        | discards the unsaved changes | the window of the IDE closes                   |
        | ignores the close            | the user is shown the message "Twelve apples." |

    @ide.close.unsaved-discard @needs.plugin-conventions
    Scenario: Whether another plugin may connect, before the unsaved changes
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /close
      And the user declines the connection
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

    @ide.close.unsaved-discard
    Scenario: Whether another plugin may connect, once the unsaved changes are discarded
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When plugin B posts /control with its registration payload
      And the user discards the unsaved changes
      Then the window of the IDE closes

  @ide.project.post @ide.project.post-unsaved
  Rule: `POST /project` opens the given project as if the user had opened it (while the user is asked)

    @needs.plugin-conventions
    Scenario: Whether another plugin may connect
      Given the user has opened the project "Checkout"
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      When the user declines the connection
      Then the project is "Prices"
      And the project has no unsaved changes

    @needs.plugin-conventions
    Scenario: Whether another plugin may connect, with unsaved changes
      Given the user has renamed the project "Half done"
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /project with the project "Checkout"
      And the user declines the connection
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the project is "Checkout"

  @ide.command.post @ide.command.states @ide.command.message
  Rule: `POST /playback/command` changes the state of a command and then answers true (while the user does something else)

    Background:
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page

    Scenario: The user has renamed the project
      Given the user has renamed the project "Shop by the sea"
      When plugin A posts /playback/command with
        | commandId | command-1           |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" shows the message "three prices differ"

    Scenario: The user is asked whether another plugin may connect
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /playback/command with
        | commandId | command-1           |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      When plugin B posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin B is `true`
      When the user declines the connection
      Then the command "pause" is shown as failed
      And the command "open" is shown as failed
      And the command "open" shows the message "three prices differ"

  @ide.command.current-test @ide.command.post @ide.command.states @ide.command.message
  Rule: Commands are named by their id in the test case that is being played (while the user looks at another one)

    Background:
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Basket | echo    | apples |
        | Prices | pause   | 60000  |
        | Prices | click   | id=buy |
      And the user plays the test "Prices"
      And the command "pause" is shown as pending
      When the user selects the test "Basket"

    Scenario: A command of the running test
      When plugin A posts /playback/command with
        | commandId | command-3           |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "echo" is not shown as failed
      When the user selects the test "Prices"
      Then the command "click" is shown as failed
      And the command "click" shows the message "three prices differ"
      And the command "pause" is not shown as failed
      When the user selects the test "Basket"
      And the user selects the test "Prices"
      Then the command "click" is shown as failed
      And the command "click" shows the message "three prices differ"

    Scenario: A command of the test that the user looks at
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      Then the command "echo" is not shown as failed

  @ide.location.found @ide.location.not-found
  Rule: `GET /playback/location` answers with an xpath of the element that the locator finds (while the user does something else)

    Background:
      Given the page
        """html
        <h1 id="title" data-mark="title">Basket</h1>
        """
      And the IDE plays a test on the page

    Scenario: The user is asked whether another plugin may connect
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin B gets /playback/location with
        | location | css=#title |
      Then the answer to plugin B is an xpath of the element marked "title"
      When plugin A gets /playback/location with
        | location | css=#title |
      Then the answer to plugin A is an xpath of the element marked "title"
      When plugin A gets /playback/location with
        | location | css=#subtitle |
      Then the answer to plugin A is an error

    @ide.command.post @needs.plugin-conventions
    Scenario: The test has paused
      Given plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p", "version": "2.0", "name": "Prices", "url": "https://shop.example/", "suites": [], "urls": [], "plugins": [],
            "tests": [
              {
                "id": "t-1",
                "name": "Compare",
                "commands": [
                  {"id": "c-1", "comment": "", "command": "echo", "target": "apples", "targets": [], "value": ""},
                  {"id": "c-2", "comment": "", "command": "pause", "target": "1", "targets": [], "value": "", "isBreakpoint": true}
                ]
              }
            ]
          }
        }
        """
      And the project is "Prices"
      And the user plays the test
      And the playback is shown as paused
      When plugin A gets /playback/location with
        | location | css=#title |
      Then the answer to plugin A is an xpath of the element marked "title"
      When plugin B gets /playback/location with
        | location | css=#subtitle |
      Then the answer to plugin B is an error
      When plugin B posts /playback/command with
        | commandId | c-2                 |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin B is `true`
      And the command "pause" is shown as failed
      And the command "pause" shows the message "three prices differ"

    Scenario: The user has renamed the project
      Given the user has renamed the project "Half done"
      When plugin A gets /playback/location with
        | location | css=#title |
      Then the answer to plugin A is an xpath of the element marked "title"

  @ide.project.post-unsaved @ide.close.unsaved-discard @ide.close.unsaved-ignore @ide.control.request @ide.control.accept
  Rule: When there are unsaved changes, `POST /project` asks the user before it opens the project (while the user reads something else)

    @needs.plugin-conventions
    Scenario: The list of keyboard shortcuts, when a plugin opens a project
      Given the user has renamed the project "Half done"
      And the user opens the list of keyboard shortcuts
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the project is "Prices"

    @needs.plugin-conventions
    Scenario: The list of keyboard shortcuts, when the controlling plugin closes the IDE
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      And the user opens the list of keyboard shortcuts
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: The list of keyboard shortcuts, when a plugin asks for control
      Given the user opens the list of keyboard shortcuts
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the IDE is controlled by plugin A

  @ide.control.exclusive @ide.control.accept
  Rule: While one plugin controls the IDE, no other one can use it (while the user is asked)

    Scenario: About the unsaved changes that the controller would close
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Half done"
      When plugin B gets /project
      Then plugin B is not told the name of the project "Half done"
      When plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin B", "version": "1.0.0"}`
      And plugin B posts /log with
        | message | from another plugin |
      And the user ignores the close
      Then the IDE is controlled by plugin A
      And the log does not show "from another plugin"
      And the project is "Half done"

    Scenario: About the unsaved changes that a project of the controller would replace
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When plugin B gets /project
      Then plugin B is not told the name of the project "Half done"
      When the user discards the unsaved changes
      Then the project is "Prices"
      And the IDE is controlled by plugin A
      When plugin B gets /project
      Then plugin B is not told the name of the project "Prices"

    Scenario: Whether another plugin may take over
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"
      When plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin B", "version": "1.0.0"}`
      And plugin B posts /log with
        | message | from another plugin |
      And plugin B posts /project with the project "Prices"
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"
      When the user declines the connection
      Then the IDE is controlled by plugin A
      And the project is "Checkout"
      And the log does not show "from another plugin"

    Scenario: Whether another plugin may take over, during playback
      Given plugin A controls the IDE
      And the page
        """html
        <p data-mark="basket">Basket</p>
        """
      And the IDE plays a test on the page
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin B gets /playback/location with
        | location | css=p |
      Then the answer to plugin B is not an xpath of the element marked "basket"
      When plugin B posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      And the user declines the connection
      Then the command "pause" is shown as failed
      And the command "open" is not shown as failed

  @ide.control.user-closes
  Rule: When the user closes a controlled IDE, it is no longer controlled (while something else is going on)

    Scenario: A test is played
      Given plugin A controls the IDE
      And the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin B gets /project
      Then plugin B is answered without an error

    Scenario: The user has ignored the controller's close
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      And plugin A posts /close
      And the user ignores the close
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin B gets /project
      Then plugin B is answered without an error

  @ide.control.accept @ide.control.restart @ide.control.exclusive
  Rule: An IDE without a controller is controlled once the user accepts the request (while something else is going on)

    @needs.plugin-conventions
    Scenario: There are unsaved changes
      Given plugin A is registered
      And the user has renamed the project "Half done"
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user accepts the connection
      Then the IDE has restarted
      And the IDE is controlled by plugin B
      And the project is not "Half done"
      And the project has no unsaved changes
      When plugin A gets /project
      Then the answer to plugin A is an error

  @ide.control.takeover @ide.control.takeover-loses @ide.control.restart
  Rule: When another plugin asks for control and the user accepts, that plugin controls the IDE (while something else is going on)

    @needs.plugin-conventions
    Scenario: There are unsaved changes
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user accepts the connection
      Then the IDE has restarted
      And the IDE is controlled by plugin B
      And the project is not "Half done"
      And the project has no unsaved changes
      When plugin A gets /project
      Then the answer to plugin A is an error

  @ide.close.controller @needs.plugin-conventions
  Rule: `POST /close` from the controlling plugin closes the window of the IDE (while a test has paused)

    Background:
      Given plugin A controls the IDE
      And plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p", "version": "2.0", "name": "Prices", "url": "https://shop.example/", "suites": [], "urls": [], "plugins": [],
            "tests": [
              {
                "id": "t-1",
                "name": "Compare",
                "commands": [
                  {"id": "c-1", "comment": "", "command": "echo", "target": "apples", "targets": [], "value": ""},
                  {"id": "c-2", "comment": "", "command": "pause", "target": "1", "targets": [], "value": "", "isBreakpoint": true}
                ]
              }
            ]
          }
        }
        """
      And the project is "Prices"
      And the user plays the test
      And the playback is shown as paused

    Scenario: The plugin that controls the IDE closes it
      When plugin A posts /close
      Then the window of the IDE closes

    @ide.control.request @ide.control.accept @ide.control.takeover @ide.control.save-override @ide.playback-log.group
    Scenario: The user saves the project, and another plugin takes over
      When plugin A posts /playback/log with
        | message | three prices compared |
      And the user filters the log by Playback
      Then the log shows "three prices compared" once
      When the user saves the project
      Then plugin A has received 1 projects, the last of them "Prices"
      And nothing is downloaded
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      And the IDE is controlled by plugin A
      When the user accepts the connection
      Then the IDE is controlled by plugin B
      And the IDE has restarted

    @ide.project.get @ide.project.post
    Scenario: A plugin asks for the project, and opens another one
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"
      When plugin A posts /project with the project "Checkout"
      Then plugin A is answered without an error
      And the project is "Checkout"
      And the project has no unsaved changes
