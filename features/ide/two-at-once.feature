@ide @needs.ide
Feature: Two things at once
  A test is played and the user declines a plugin; a window with unsaved changes is loaded again; a plugin executes a
  command and another one registers. What the document says of a call holds then, too.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.control.declined @ide.command.post @ide.command.states @ide.command.message
  Rule: A request for control is answered with true if the user accepts it; if the user declines, with false, and nothing changes (during playback)

    @needs.plugin-conventions
    Scenario Outline: While <state>
      Given the user has opened the project "Shop" with the commands
        | test   | command | target | breakpoint |
        | Basket | pause   | 60000  |            |
        | Basket | echo    | apples |            |
        | Late   | pause   | 1      | yes        |
        | Late   | echo    | pears  |            |
      And <play>
      And <begun>
      When plugin B posts /control with its registration payload
      And the user declines the connection
      Then the answer to plugin B is `false`
      When plugin B posts /control with its registration payload
      And the user dismisses the question
      Then the answer to plugin B is `false`
      When plugin A posts /playback/command with
        | commandId | <echo>              |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "echo" is shown as failed
      And the command "echo" shows the message "three prices differ"
      When plugin B posts /playback/command with
        | commandId | <echo> |
        | state     | passed |
      Then the answer to plugin B is `true`
      And the command "echo" is shown as passed
      And <last>

      Examples:
        | state             | play                             | begun                                   | echo      | last                                    |
        | a test is played  | the user plays the test "Basket" | the command "pause" is shown as pending | command-2 | the command "pause" is shown as pending |
        | a suite is played | the user plays the suite         | the command "pause" is shown as pending | command-2 | the command "pause" is shown as pending |
        | a test has paused | the user plays the test "Late"   | the playback is shown as paused         | command-4 | the playback is shown as paused         |

  @ide.control.declined @ide.control.exclusive @needs.plugin-conventions
  Rule: A request for control is answered with true if the user accepts it; if the user declines, with false, and nothing changes (while a plugin executes a command)

    Scenario: The controller goes on with its command
      Given plugin A sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}`
      And the user accepts the connection
      And the IDE is controlled by plugin A
      And plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
        | countItems | pears  |
      And the user plays the test
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      When plugin B sends `{"uri": "/control", "verb": "post", "name": "Plugin B", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count goods"}]}`
      And the user declines the connection
      And plugin A answers the command "countItems" with `true`
      Then the playback is shown as passed
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
        | countItems | pears  |       |
      And plugin B is asked to execute nothing
      When plugin B gets /project
      Then plugin B is not told the name of the project "Shop"

  @ide.control.declined @ide.project.post-unsaved @ide.log.filter @needs.plugin-conventions
  Rule: A request for control is answered with true if the user accepts it; if the user declines, with false, and nothing changes (with unsaved changes, and entries in the log)

    Scenario: The changes, the entries and the chosen group are as they were
      Given plugin A posts /log with
        | message | counted three items |
      And plugin A posts /playback/log with
        | message | three prices compared |
      And the user has renamed the project "Half done"
      And the log shows the group System
      When plugin B posts /control with its registration payload
      And the user declines the connection
      Then the log shows "counted three items" once
      And the log does not show "three prices compared"
      When the user filters the log by Playback
      Then the log shows "three prices compared" once
      And the project has unsaved changes
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      And the project is "Half done"
      When the user ignores the request
      And the user undoes the change
      Then the project is not "Half done"

  @ide.open.request @ide.control.declined @ide.control.request @needs.plugin-conventions
  Rule: A request with `openIDEIfClosed` set to true opens an IDE that is installed and closed (and the user declines what it asks for)

    Scenario: The IDE stays open, for other plugins too
      Given the user closes the IDE
      When plugin A sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0", "openIDEIfClosed": true}`
      Then the window of the IDE opens
      And the user is asked whether "Plugin A" may connect
      When the user declines the connection
      Then the IDE is not controlled
      And the window of the IDE is open
      When plugin B posts /register with its registration payload
      And plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      And the log shows "nothing got dearer" once
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user accepts the connection
      Then the IDE is controlled by plugin B

  @ide.control.request @ide.control.accept @ide.health.get @ide.register.post @ide.log.post @ide.project.get @ide.project.post @needs.plugin-conventions
  Rule: `POST /control`, with the content of a registration, asks for control of the IDE (in a window that was loaded again and had unsaved changes)

    Background:
      Given the user has renamed the project "Half done"
      And the user reloads the window of the IDE

    Scenario: The user is asked, and accepts
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the IDE is controlled by plugin B
      And the project is not "Half done"

    Scenario: Other calls are answered
      When plugin B gets /health
      Then plugin B is answered without an error
      When plugin B posts /register with its registration payload
      And plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      When plugin B posts /project with the project "Prices"
      Then plugin B is answered without an error
      And the project is "Prices"
      When plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Prices"
      And the log shows "nothing got dearer" once

  @ide.command.post @ide.command.states @ide.command.message
  Rule: `POST /playback/command` changes the state of a command and then answers true (while the user changes the test)

    @ide.command.current-test @needs.plugin-conventions
    Scenario Outline: The user has <changed> after a plugin has set a state
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | echo    | apples |
        | pause   | 60000  |
        | click   | id=buy |
      And the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /playback/command with
        | commandId | command-3           |
        | state     | failed              |
        | message   | three prices differ |
      And the command "click" is shown as failed
      When the user has <changed>
      Then the command "click" is shown as failed
      And the command "click" shows the message "three prices differ"
      When plugin A posts /playback/command with
        | commandId | command-3         |
        | state     | undetermined      |
        | message   | two prices differ |
      Then the answer to plugin A is `true`
      And the command "click" is shown as undetermined
      And the command "pause" is not shown as failed

      Examples:
        | changed                |
        | added a command        |
        | changed a target       |
        | renamed a test         |
        | switched a command off |

    Scenario: A command that neither the IDE nor a plugin has, and a comment
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
                  {"id": "c-1", "comment": "", "command": "pause", "target": "60000", "targets": [], "value": ""},
                  {"id": "c-2", "comment": "", "command": "comparePrices", "target": "apples", "targets": [], "value": ""},
                  {"id": "c-3", "comment": "two kilos", "command": "countCents", "target": "pears", "targets": [], "value": "12"}
                ]
              }
            ]
          }
        }
        """
      And the project is "Prices"
      And the user plays the test
      And the command "pause" is shown as pending
      When plugin A posts /playback/command with
        | commandId | c-2                 |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "comparePrices" is shown as failed
      And the command "comparePrices" shows the message "three prices differ"
      When plugin A posts /playback/command with
        | commandId | c-3               |
        | state     | pending           |
        | message   | two prices differ |
      Then the answer to plugin A is `true`
      And the command "countCents" is shown as pending
      And the command "countCents" shows the message "two prices differ"

  @ide.command.current-test @ide.command.post @needs.plugin-conventions
  Rule: Commands are named by their id in the test case that is being played (and that has called another test)

    Scenario: Commands of both tests
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Caller | run     | Basket |
        | Caller | click   | id=buy |
        | Basket | pause   | 60000  |
        | Basket | type    | id=sum |
      And the user plays the test "Caller"
      And the command "run" is shown as pending
      And the user selects the test "Basket"
      And the command "pause" is shown as pending
      When plugin A posts /playback/command with
        | commandId | command-4           |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "type" is shown as failed
      And the command "type" shows the message "three prices differ"
      When plugin A posts /playback/command with
        | commandId | command-2    |
        | state     | undetermined |
      Then the answer to plugin A is `true`
      When the user selects the test "Caller"
      Then the command "click" is shown as undetermined

  @ide.register.post @needs.plugin-conventions
  Rule: `POST /register` makes a plugin known to the IDE (while another one executes a command)

    Scenario Outline: <what>
      Given plugin A is registered with the commands
        | id         | name        |
        | countItems | count items |
      And plugin A does not answer the command "countItems"
      And <before>
      And the user has opened the project "Shop" with the commands
        | command      | target |
        | countItems   | apples |
        | comparePrice | pears  |
        | countItems   | plums  |
      And the user plays the test
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      When plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin B", "version": "2.0.0", "commands": [{"id": "comparePrice", "name": "compare"}]}`
      Then plugin B is answered without an error
      When plugin A answers the command "countItems" with `true`
      Then plugin B is asked to execute
        | command      | target | value |
        | comparePrice | pears  |       |
      And the command "comparePrice" is shown as passed
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
        | countItems | plums  |       |
      And the playback is shown as passed

      Examples:
        | what                                   | before                 |
        | A plugin that was unknown until then   | plugin B gets /health  |
        | A plugin that had registered otherwise | plugin B is registered |

  @ide.close.unsaved-ignore @ide.close.unsaved-discard @needs.plugin-conventions
  Rule: When there are unsaved changes, `POST /close` asks the user, and keeps the window open when the user ignores the request (sent a second time while the user is asked)

    Scenario Outline: The controller closes again while the user is asked, and the user <reply>
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When plugin A posts /close
      And plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When the user <reply>
      Then <outcome>
      And <last>

      Examples:
        # An IDE may ask about the second request when the first is answered.
        | reply                        | outcome                      | last                            |
        | discards the unsaved changes | the window of the IDE closes | the window of the IDE is closed |
        | ignores the close            | the project is "Half done"   | the window of the IDE is open   |

  @ide.location.frame @ide.location.found @ide.location.not-found @ide.location.kinds @needs.plugin-conventions
  Rule: A locator is resolved in the frame that the running test is in (each kind of locator, in the second of two frames)

    Scenario Outline: <kind>
      Given the page
        """html
        <p id="outer" class="outer">Shop</p><input name="outer"><a href="#outer">Outer</a><h1>Shop</h1>
        <iframe srcdoc="<p id='first' class='first'>Basket</p><input name='first'><a href='#first'>First</a><h2>Basket</h2>"></iframe>
        <iframe srcdoc="<p id='second' class='second' data-mark='text'>Prices</p><input name='second' data-mark='field'><a href='#second' data-mark='link'>Second</a><h3 data-mark='title'>Prices</h3>"></iframe>
        """
      And the user has opened the project "Shop" with the commands
        | command     | target       |
        | open        | {page}       |
        | selectFrame | index=0      |
        | selectFrame | relative=top |
        | selectFrame | index=1      |
        | pause       | 60000        |
      And the user plays the test
      And the command "pause" is shown as pending
      When plugin A gets /playback/location with
        | location | <kind>=<second> |
      Then plugin A is answered without an error
      When plugin A gets /playback/location with
        | location | <kind>=<first> |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | <kind>=<outer> |
      Then the answer to plugin A is an error

      Examples:
        | kind            | second | first | outer |
        | id              | second | first | outer |
        | name            | second | first | outer |
        | className       | second | first | outer |
        | tagName         | h3     | h2    | h1    |
        | linkText        | Second | First | Outer |
        | partialLinkText | eco    | irs   | ute   |
        | xpath           | //h3   | //h2  | //h1  |
