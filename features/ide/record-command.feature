@ide @needs.ide @needs.plugin-conventions
Feature: Plugins edit the selected test
  A plugin reads, inserts, replaces and removes commands of the test that the user is editing.

  Background:
    Given the IDE is open
    And plugin A is registered
    And the user has opened the project "Shop" with the commands
      | test   | command | target  | value |
      | Basket | open    | /basket |       |
      | Basket | click   | id=buy  |       |
      | Prices | echo    | cheap   |       |

  @ide.record.commands
  Rule: `GET /record/command` answers with the commands of the selected test

    Scenario: As they stand in the project file
      When plugin A sends `{"uri": "/record/command", "verb": "get"}`
      Then the answer to plugin A is
        """json
        {
          "commands": [
            {"id": "command-1", "comment": "", "command": "open", "target": "/basket", "targets": [], "value": ""},
            {"id": "command-2", "comment": "", "command": "click", "target": "id=buy", "targets": [], "value": ""}
          ]
        }
        """

    Scenario: Of the test that the user has selected
      When the user selects the test "Prices"
      And plugin A sends `{"uri": "/record/command", "verb": "get"}`
      Then the answer to plugin A is `{"commands": [{"id": "command-3", "comment": "", "command": "echo", "target": "cheap", "targets": [], "value": ""}]}`

    @ide.record.remove @ide.record.insert
    Scenario: A test whose commands are removed one after the other
      When plugin A sends `{"uri": "/record/command", "verb": "delete", "payload": {"id": "command-1"}}`
      And plugin A sends `{"uri": "/record/command", "verb": "get"}`
      Then the answer to plugin A is `{"commands": [{"id": "command-2", "comment": "", "command": "click", "target": "id=buy", "targets": [], "value": ""}]}`
      When plugin A sends `{"uri": "/record/command", "verb": "delete", "payload": {"id": "command-2"}}`
      Then the answer to plugin A is `true`
      When plugin A sends `{"uri": "/record/command", "verb": "get"}`
      Then the answer to plugin A is `{"commands": []}`
      When plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "echo", "target": "plums"}}`
      Then the answer to plugin A is `true`
      And the selected test has the commands
        | echo | plums |

    Scenario: After the user has moved a command, and switched one off
      When the user has moved a command
      And the user has switched a command off
      And plugin A sends `{"uri": "/record/command", "verb": "get"}`
      Then the answer to plugin A is
        """json
        {
          "commands": [
            {"id": "command-2", "comment": "", "command": "click", "target": "id=buy", "targets": [], "value": ""},
            {"id": "command-1", "comment": "", "command": "//open", "target": "/basket", "targets": [], "value": ""}
          ]
        }
        """

    Scenario: Of the test that the user has selected, while another one is played
      Given the user has opened the project "Market" with the commands
        | test   | command | target |
        | Basket | pause   | 60000  |
        | Prices | echo    | cheap  |
      And the user plays the test "Basket"
      And the command "pause" is shown as pending
      When the user selects the test "Prices"
      And plugin A sends `{"uri": "/record/command", "verb": "get"}`
      Then the answer to plugin A is `{"commands": [{"id": "command-2", "comment": "", "command": "echo", "target": "cheap", "targets": [], "value": ""}]}`

    @ide.record.insert
    Scenario: A project without tests
      When plugin A sends `{"uri": "/project", "verb": "post", "payload": {"project": {"id": "p", "version": "2.0", "name": "Empty", "tests": []}}}`
      And plugin A sends `{"uri": "/record/command", "verb": "get"}`
      Then the answer to plugin A is an error
      When plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "echo"}}`
      Then the answer to plugin A is an error
      And the project has no unsaved changes

    Scenario: An unregistered plugin is refused
      When plugin B sends `{"uri": "/record/command", "verb": "get"}`
      Then the answer to plugin B is an error with the code "NotRegistered"

  @ide.record.insert
  Rule: `POST /record/command` inserts a command into the selected test, at its index or before the selected command

    Scenario: Before the selected command
      When plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "type", "target": "id=name", "value": "Ann"}}`
      Then the answer to plugin A is `true`
      And the selected test has the commands
        | type  | id=name | Ann |
        | open  | /basket |     |
        | click | id=buy  |     |
      And the project has unsaved changes
      When the user undoes the change
      Then the selected test has the commands
        | open  | /basket |  |
        | click | id=buy  |  |
      And the project has no unsaved changes

    Scenario Outline: <where>
      When plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "type", "target": "id=name", "value": "Ann"<index>}}`
      Then the answer to plugin A is `true`
      And the selected test has the commands
        | <first>  | <where1> | <text1> |
        | <second> | <where2> | <text2> |
        | <third>  | <where3> | <text3> |
      And the project has unsaved changes

      Examples:
        | where              | index         | first | where1  | text1 | second | where2  | text2 | third | where3  | text3 |
        | At the first place | , "index": 0  | type  | id=name | Ann   | open   | /basket |       | click | id=buy  |       |
        | At a place         | , "index": 1  | open  | /basket |       | type   | id=name | Ann   | click | id=buy  |       |
        | At the end         | , "index": 2  | open  | /basket |       | click  | id=buy  |       | type  | id=name | Ann   |
        | Far past the end   | , "index": 99 | open  | /basket |       | click  | id=buy  |       | type  | id=name | Ann   |

    Scenario: One after another they stay in their order
      When plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "echo", "target": "one"}}`
      And plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "echo", "target": "two"}}`
      Then the selected test has the commands
        | echo  | one     |  |
        | echo  | two     |  |
        | open  | /basket |  |
        | click | id=buy  |  |

    Scenario: An inserted command that is selected stands after the next one
      When plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "echo", "target": "one", "index": 2, "select": true}}`
      And plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "echo", "target": "two"}}`
      Then the selected test has the commands
        | open  | /basket |  |
        | click | id=buy  |  |
        | echo  | two     |  |
        | echo  | one     |  |

    Scenario: It is played like any other
      When plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "echo", "target": "from a plugin", "index": 0}}`
      And plugin A sends `{"uri": "/record/command", "verb": "delete", "payload": {"id": "command-1"}}`
      And plugin A sends `{"uri": "/record/command", "verb": "delete", "payload": {"id": "command-2"}}`
      And the user plays the test
      Then the playback is shown as passed
      And the log shows "echo: from a plugin" once

    Scenario Outline: <what> is refused
      When plugin A sends `{"uri": "/record/command", "verb": "post", "payload": <payload>}`
      Then the answer to plugin A is an error that mentions "<mention>"
      And the selected test has the commands
        | open  | /basket |  |
        | click | id=buy  |  |
      And the project has no unsaved changes

      Examples:
        | what                | payload                                  | mention |
        | No command          | {"target": "id=name"}                    | command |
        | A number as command | {"command": 7}                           | command |
        | A list as target    | {"command": "click", "target": ["id=a"]} | target  |
        | Half a place        | {"command": "click", "index": 0.5}       | index   |
        | A place before all  | {"command": "click", "index": -1}        | index   |

    Scenario: An unregistered plugin inserts nothing
      When plugin B sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "echo"}}`
      Then the answer to plugin B is an error with the code "NotRegistered"
      And the project has no unsaved changes

  @ide.record.replace
  Rule: `PUT /record/command` replaces the texts of a command of the selected test

    Scenario: All of them
      When plugin A sends
        """json
        {
          "uri": "/record/command",
          "verb": "put",
          "payload": {"id": "command-2", "command": "type", "target": "id=name", "value": "Ann", "targets": [["id=name", "id"]]}
        }
        """
      Then the answer to plugin A is `true`
      And the selected test has the commands
        | open | /basket |     |
        | type | id=name | Ann |
      And the project has unsaved changes
      When plugin A sends `{"uri": "/record/command", "verb": "get"}`
      Then the answer to plugin A is
        """json
        {
          "commands": [
            {"id": "command-1", "comment": "", "command": "open", "target": "/basket", "targets": [], "value": ""},
            {"id": "command-2", "comment": "", "command": "type", "target": "id=name", "targets": [["id=name", "id"]], "value": "Ann"}
          ]
        }
        """

    Scenario: Missing texts become empty
      When plugin A sends `{"uri": "/record/command", "verb": "put", "payload": {"id": "command-1", "command": "close"}}`
      Then the selected test has the commands
        | close |        |  |
        | click | id=buy |  |

    Scenario: The same texts change nothing
      When plugin A sends `{"uri": "/record/command", "verb": "put", "payload": {"id": "command-1", "command": "open", "target": "/basket"}}`
      Then the answer to plugin A is `true`
      And the project has no unsaved changes

    Scenario Outline: <what> is refused
      When plugin A sends `{"uri": "/record/command", "verb": "put", "payload": <payload>}`
      Then the answer to plugin A is an error that mentions "<mention>"
      And the project has no unsaved changes

      Examples:
        | what                       | payload                             | mention   |
        | No id                      | {"command": "click"}                | id        |
        | An id of nothing           | {"id": "command-9"}                 | command-9 |
        | A command of another test  | {"id": "command-3"}                 | command-3 |
        | A text as further locators | {"id": "command-1", "targets": "a"} | targets   |

    Scenario: An unregistered plugin replaces nothing
      When plugin B sends `{"uri": "/record/command", "verb": "put", "payload": {"id": "command-1"}}`
      Then the answer to plugin B is an error with the code "NotRegistered"
      And the project has no unsaved changes

  @ide.record.remove
  Rule: `DELETE /record/command` removes a command of the selected test

    Scenario: By its id
      When plugin A sends `{"uri": "/record/command", "verb": "delete", "payload": {"id": "command-1"}}`
      Then the answer to plugin A is `true`
      And the selected test has the commands
        | click | id=buy |  |
      And the project has unsaved changes
      When plugin A sends `{"uri": "/record/command", "verb": "delete", "payload": {"id": "command-1"}}`
      Then the answer to plugin A is an error that mentions "command-1"

    Scenario Outline: <what> is refused
      When plugin A sends `{"uri": "/record/command", "verb": "delete", "payload": <payload>}`
      Then the answer to plugin A is an error that mentions "<mention>"
      And the project has no unsaved changes

      Examples:
        | what                      | payload             | mention   |
        | No id                     | {}                  | id        |
        | A number as id            | {"id": 1}           | id        |
        | A command of another test | {"id": "command-3"} | command-3 |

    Scenario: An unregistered plugin removes nothing
      When plugin B sends `{"uri": "/record/command", "verb": "delete", "payload": {"id": "command-1"}}`
      Then the answer to plugin B is an error with the code "NotRegistered"
      And the project has no unsaved changes
