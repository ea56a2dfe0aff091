@ide @needs.ide
Feature: Who is who
  Plugins may bear the same name, change their names, and say in their messages that they are somebody else. Commands may have
  ids that look alike. The IDE keeps them apart.

  Background:
    Given the IDE is open

  @ide.register.post
  Rule: `POST /register` makes a plugin known to the IDE (several plugins)

    Scenario: Two plugins
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}`
      And plugin B sends `{"uri": "/register", "verb": "post", "name": "Price watcher", "version": "0.9.0"}`
      Then plugin B is answered without an error
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      And the log shows "counted three items" once
      And the log shows "nothing got dearer" once

    Scenario: Two plugins at the same time
      When both plugins send `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}` at the same time
      Then plugin A is answered without an error
      And plugin B is answered without an error
      When both plugins send `{"uri": "/log", "verb": "post", "message": "counted three items"}` at the same time
      Then the answer to plugin A is `true`
      And the answer to plugin B is `true`
      And the log shows "counted three items" twice

    Scenario: Two plugins with one name
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}`
      And plugin B sends `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}`
      Then plugin B is answered without an error
      When plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      And the log shows "nothing got dearer" once
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" once

    @needs.plugin-conventions
    Scenario: A plugin that registers again, under another name
      Given plugin A is registered
      And plugin B is registered
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}`
      Then plugin A is answered without an error
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" once
      When plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      And the log shows "nothing got dearer" once

  @ide.register.name @ide.register.post @needs.plugin-conventions
  Rule: The log shows the entries of a plugin under the name that it registered with (several plugins)

    Scenario Outline: A message that says <what>
      Given plugin A is registered
      And plugin B is registered
      When plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items", <claim>}`
      Then the answer to plugin A is `true`
      And the log shows "counted three items" as written by "Plugin A"

      Examples:
        | what           | claim                                     |
        | another name   | "name": "Plugin B"                        |
        | another source | "source": "Plugin B"                      |
        | another sender | "sender": "{the id of plugin B}"          |
        | another plugin | "payload": {"id": "{the id of plugin B}"} |

  @ide.control.request
  Rule: `POST /control`, with the content of a registration, asks for control of the IDE (several plugins)

    Scenario: The user is asked by the name of the request, not by an earlier one
      Given plugin A is registered
      When plugin A sends `{"uri": "/control", "verb": "post", "name": "Price watcher", "version": "0.9.0"}`
      Then the user is asked whether "Price watcher" may connect
      And the IDE is not controlled

  @ide.control.exclusive
  Rule: While one plugin controls the IDE, no other one can use it (several plugins)

    Scenario Outline: A message that says <what>
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      When plugin B sends `{"uri": "/project", "verb": "get", <claim>}`
      Then plugin B is not told the name of the project "Checkout"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"

      Examples:
        | what                       | claim                                                          |
        | the name of the controller | "name": "Plugin A"                                             |
        | the id of the controller   | "id": "{the id of plugin A}", "sender": "{the id of plugin A}" |
        | the controller as sender   | "sender": {"id": "{the id of plugin A}"}                       |
        | the controller within it   | "payload": {"id": "{the id of plugin A}", "sender": "{the id of plugin A}", "name": "Plugin A"} |
        | that the IDE should open   | "openIDEIfClosed": true                                        |

    @ide.close.controller @ide.control.takeover
    Scenario: Messages that say the same when the plugin closes or takes over
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      When plugin B sends `{"uri": "/close", "verb": "post", "name": "Plugin A", "id": "{the id of plugin A}", "sender": {"id": "{the id of plugin A}"}}`
      And plugin B sends `{"uri": "/close", "verb": "post", "payload": {"name": "Plugin A", "id": "{the id of plugin A}", "sender": "{the id of plugin A}"}}`
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"
      And the window of the IDE is open
      When plugin B sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0", "id": "{the id of plugin A}", "sender": "{the id of plugin A}"}`
      Then the user is asked whether "Plugin A" may connect
      When the user accepts the connection
      Then the IDE has restarted
      Given the user has opened the project "Prices"
      When plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Prices"
      When plugin A sends `{"uri": "/project", "verb": "get", "id": "{the id of plugin B}", "sender": {"id": "{the id of plugin B}"}, "payload": {"id": "{the id of plugin B}"}}`
      Then plugin A is not told the name of the project "Prices"
      When plugin B posts /close
      Then the window of the IDE closes

    Scenario: A registration under the name of the controller
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      When plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}`
      And plugin B posts /log with
        | message | from one of us |
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"
      And the log does not show "from one of us"

    @needs.plugin-conventions
    Scenario: After the controller has registered again
      Given plugin A controls the IDE
      And plugin A is registered
      And the user has opened the project "Checkout"
      When plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"
      And the IDE is controlled by plugin A

  @ide.control.restart
  Rule: When the user accepts, the IDE restarts with the caller registered (several plugins)

    Scenario: A plugin that takes over is registered, too
      Given plugin A controls the IDE
      When plugin B takes control of the IDE, which the user allows
      And plugin B posts /log with
        | message | in control |
      Then the answer to plugin B is `true`
      And the log shows "in control" once

    @needs.plugin-conventions
    Scenario: The caller is registered as in its request, not as before
      Given plugin A is registered
      When plugin A sends `{"uri": "/control", "verb": "post", "name": "Price watcher", "version": "0.9.0"}`
      And the user accepts the connection
      And plugin A posts /log with
        | message | nothing got dearer |
      Then the log shows "nothing got dearer" as written by "Price watcher"

  @ide.control.takeover @ide.control.takeover-loses @ide.control.restart
  Rule: When another plugin asks for control and the user accepts, that plugin controls the IDE (a plugin with the same name)

    Scenario: A plugin with the name of the controller is another one
      Given plugin A controls the IDE
      When plugin B sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0"}`
      Then the user is asked whether "Plugin A" may connect
      When the user accepts the connection
      Then the IDE has restarted
      Given the user has opened the project "Checkout"
      When plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Checkout"
      When plugin A gets /project
      Then plugin A is not told the name of the project "Checkout"
      When plugin A posts /close
      Then the window of the IDE is open

  @ide.control.save-override
  Rule: While the IDE is controlled, saving hands the project to the controlling plugin and writes no file (several plugins)

    Scenario: The controller has the name of the former one
      Given plugin A controls the IDE
      And plugin B sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0"}`
      And the user accepts the connection
      And the user has opened the project "Checkout"
      When the user saves the project
      Then plugin B receives the project "Checkout"
      And plugin A receives no project

  @ide.command.current-test @ide.command.message
  Rule: Commands are named by their id in the test case that is being played (several plugins)

    Scenario: Ids that look alike
      Given plugin A is registered
      And plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p", "version": "2.0", "name": "Alike", "url": "https://shop.example/", "suites": [], "urls": [], "plugins": [],
            "tests": [
              {
                "id": "1",
                "name": "Alike",
                "commands": [
                  {"id": "c-1", "comment": "", "command": "pause", "target": "60000", "targets": [], "value": ""},
                  {"id": "c-10", "comment": "", "command": "click", "target": "id=buy", "targets": [], "value": ""},
                  {"id": "C-1", "comment": "two kilos", "command": "echo", "target": "apples", "targets": [], "value": ""},
                  {"id": "c-1.0", "comment": "", "command": "check", "target": "id=gift", "targets": [], "value": ""},
                  {"id": "007", "comment": "", "command": "select", "target": "id=size", "targets": [], "value": "label=S"},
                  {
                    "id": " it's \"7\", the longest id that a program of another shop has ever written down",
                    "comment": "", "command": "uncheck", "target": "id=gift", "targets": [], "value": ""
                  }
                ]
              }
            ]
          }
        }
        """
      And the project is "Alike"
      And the user plays the test
      And the command "pause" is shown as pending
      When plugin A posts /playback/command with
        | commandId | C-1                 |
        | state     | failed              |
        | message   | three prices differ |
      Then the answer to plugin A is `true`
      And the command "echo" is shown as failed
      And the command "echo" shows the message "three prices differ"
      When plugin A posts /playback/command with
        | commandId | c-1.0  |
        | state     | failed |
      Then the command "check" is shown as failed
      When plugin A posts /playback/command with
        | commandId | 7      |
        | state     | failed |
      Then the command "select" is not shown as failed
      When plugin A posts /playback/command with
        | commandId | 007    |
        | state     | failed |
      Then the answer to plugin A is `true`
      And the command "select" is shown as failed
      When plugin A sends
        """json
        {
          "uri": "/playback/command",
          "verb": "post",
          "commandId": " it's \"7\", the longest id that a program of another shop has ever written down",
          "state": "failed"
        }
        """
      Then the answer to plugin A is `true`
      And the command "uncheck" is shown as failed
      When plugin A posts /playback/command with
        | commandId | C-10   |
        | state     | failed |
      Then the command "click" is not shown as failed
      And the command "pause" is not shown as failed

    @needs.plugin-conventions
    Scenario Outline: <what> is the id of no command
      Given plugin A is registered
      And the user has opened the project "Shop" with the commands
        | command | target |
        | pause   | 60000  |
        | click   | id=buy |
      And the user plays the test
      And the command "pause" is shown as pending
      When plugin A posts /playback/command with
        | commandId | <id>   |
        | state     | failed |
      Then the answer to plugin A is not `true`
      And the command "click" is not shown as failed
      When plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "click" is shown as failed

      Examples:
        | what                       | id         |
        | an id in another case      | Command-2  |
        | the beginning of an id     | command-   |
        | an id with more after it   | command-22 |
        | the number of a command    | 2          |
        | the name of a command      | click      |
        | the name of a member       | __proto__  |
