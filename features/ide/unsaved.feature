@ide @needs.ide
Feature: Unsaved changes
  Whatever the user has changed since the project was opened or saved is an unsaved change. The document does not say what a
  window lets its user change: the scenarios that need more than the name of the project are for windows like that of Selenium
  IDE.

  Background:
    Given the IDE is open

  @ide.project.post-unsaved
  Rule: When there are unsaved changes, `POST /project` asks the user before it opens the project (every change)

    Background:
      Given plugin A is registered
      And the user has opened the project "Shop" with the commands
        | test   | command | target | value |
        | Basket | echo    | apples | red   |
        | Basket | echo    | pears  |       |
        | Prices | echo    | cheap  |       |

    Scenario: A change after the project was saved
      Given the user has renamed the project "Shop by the sea"
      And the user saves the project
      And the project has no unsaved changes
      And the user has renamed the project "Shop on the hill"
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      And the project is "Shop on the hill"

    Scenario: A change of a project that a plugin has loaded
      Given plugin A posts /project with the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the project is "Prices"

    @ide.project.post
    Scenario: A plugin loads the project again as it was before the change
      Given plugin A posts /project with the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When plugin A posts /project with the project "Checkout"
      Then the user is asked about the unsaved changes
      And the project is "Checkout in a hurry"
      When the user discards the unsaved changes
      Then the project is "Checkout"
      And the project has no unsaved changes

    @needs.plugin-conventions
    Scenario Outline: The user has <changed>
      Given the user has <changed>
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      And the project is "Shop"
      When the user discards the unsaved changes
      Then the project is "Prices"

      Examples:
        | changed                      |
        | changed the base URL         |
        | renamed a test               |
        | added a test                 |
        | removed a test               |
        | moved a test                 |
        | renamed a suite              |
        | added a suite                |
        | removed a suite              |
        | changed the tests of a suite |
        | changed a command            |
        | changed a target             |
        | changed a value              |
        | changed a comment            |
        | added a command              |
        | removed a command            |
        | moved a command              |
        | switched a command off       |

    @needs.plugin-conventions
    Scenario: The user has played the changed test
      Given the user has changed a value
      And the user plays the test
      And the playback is shown as passed
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes

    @needs.plugin-conventions
    Scenario: The user has played a test, and changed nothing
      Given the user plays the test
      And the playback is shown as passed
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"

    @needs.plugin-conventions
    Scenario: The user has discarded the changes for a new project, and then changed that one
      Given the user has renamed the project "Shop by the sea"
      And the user starts a new project
      And the user discards the unsaved changes
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"
      When the user starts a new project
      Then the project is not "Prices"
      Given the user has renamed the project "Half done"
      When plugin A posts /project with the project "Checkout"
      Then the user is asked about the unsaved changes
      And the project is "Half done"

    @needs.plugin-conventions
    Scenario: The user has undone a change that was saved
      Given the user has changed a target
      And the user saves the project
      And the project has no unsaved changes
      When the user undoes the change
      And plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes

    @needs.plugin-conventions
    Scenario: The user has undone a change that was saved, and made another one
      Given the user has changed a target
      And the user saves the project
      And the project has no unsaved changes
      And the user undoes the change
      And the user has changed a value
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      And the project is "Shop"
      When the user ignores the request
      And the user saves the project
      Then the project has no unsaved changes
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"

    @needs.plugin-conventions
    Scenario: The user has undone one change of two, and then the other
      Given the user has changed a target
      And the user has changed a value
      And the user undoes the change
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When the user ignores the request
      And the user undoes the change
      Then the project has no unsaved changes
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"

    @needs.plugin-conventions
    Scenario: A project was refused after the change
      Given the user has changed a value
      And plugin A sends `{"uri": "/project", "verb": "post", "project": {"name": "Broken"}}`
      And the answer to plugin A is an error
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      And the project is "Shop"

    @needs.plugin-conventions
    Scenario: The plugin that controls the IDE has refused the project that the user saved
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      And plugin A answers the event "saveProject" with `{"error": "no room"}`
      And the user saves the project
      And the log shows "no room" once
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      And the project is "Half done"

    @needs.plugin-conventions
    Scenario: The user has changed the project again while the plugin that controls the IDE received it
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Half done"
      And plugin A does not answer the event "saveProject"
      And the user saves the project
      And plugin A receives the project "Half done"
      And the user has renamed the project "Nearly done"
      When plugin A answers the event "saveProject" with `true`
      Then the log shows "The project was sent to Plugin A" once
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      And the project is "Nearly done"

    @needs.plugin-conventions
    Scenario: A plugin has changed the test
      Given plugin A sends `{"uri": "/record/command", "verb": "post", "payload": {"command": "echo", "target": "plums"}}`
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes

  @ide.close.unsaved-ignore
  Rule: When there are unsaved changes, `POST /close` asks the user, and keeps the window open when the user ignores the request (every change)

    Background:
      Given plugin A controls the IDE
      And the user has opened the project "Shop" with the commands
        | test   | command | target | value |
        | Basket | echo    | apples | red   |
        | Basket | echo    | pears  |       |
        | Prices | echo    | cheap  |       |

    Scenario: The user ignores it twice
      Given the user has renamed the project "Shop by the sea"
      And plugin A posts /close
      And the user ignores the close
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project has unsaved changes

    Scenario: The user dismisses the question
      Given the user has renamed the project "Shop by the sea"
      When plugin A posts /close
      And the user dismisses the question
      Then the window of the IDE is open
      And the project is "Shop by the sea"
      And the project has unsaved changes
      And the IDE is controlled by plugin A

    @needs.plugin-conventions
    Scenario: The user has undone a change that was saved, and keeps the window open
      Given the user has changed a target
      And the user saves the project
      And the project has no unsaved changes
      And the user undoes the change
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project has unsaved changes
      And the selected test has the commands
        | echo apples |
        | echo pears  |
      And the IDE is controlled by plugin A

    @ide.close.unsaved-discard @needs.plugin-conventions
    Scenario Outline: The user has <changed>
      Given the user has <changed>
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project has unsaved changes
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

      Examples:
        | changed                      |
        | changed the base URL         |
        | renamed a test               |
        | added a test                 |
        | removed a test               |
        | moved a test                 |
        | renamed a suite              |
        | added a suite                |
        | removed a suite              |
        | changed the tests of a suite |
        | changed a command            |
        | changed a target             |
        | changed a value              |
        | changed a comment            |
        | added a command              |
        | removed a command            |
        | moved a command              |
        | switched a command off       |

    @ide.close.unsaved-discard @needs.plugin-conventions
    Scenario Outline: The plugin itself has <changed> a command
      Given plugin A sends `<message>`
      And the answer to plugin A is `true`
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project has unsaved changes
      When plugin A posts /close
      And the user discards the unsaved changes
      Then the window of the IDE closes

      Examples:
        | changed  | message                                                                                                                         |
        | inserted | {"uri": "/record/command", "verb": "post", "payload": {"command": "echo", "target": "plums"}}                                   |
        | replaced | {"uri": "/record/command", "verb": "put", "payload": {"id": "command-1", "command": "echo", "target": "plums", "value": "red"}} |
        | removed  | {"uri": "/record/command", "verb": "delete", "payload": {"id": "command-1"}}                                                    |

  @ide.close.unsaved-discard
  Rule: When there are unsaved changes, `POST /close` asks the user, and closes the window when the user discards them (every change)

    Background:
      Given plugin A controls the IDE
      And the user has opened the project "Shop" with the commands
        | test   | command | target | value |
        | Basket | echo    | apples | red   |
        | Basket | echo    | pears  |       |
        | Prices | echo    | cheap  |       |

    Scenario: A change after the project was saved
      Given the user has renamed the project "Shop by the sea"
      And the user saves the project
      And the project has no unsaved changes
      And the user has renamed the project "Shop on the hill"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: The user has undone a change that was saved
      Given the user has changed a target
      And the user saves the project
      And the project has no unsaved changes
      When the user undoes the change
      And plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

    @ide.close.unsaved-ignore @needs.plugin-conventions
    Scenario: The user has changed a test, and selected another one
      Given the user has changed a value
      And the user selects the test "Prices"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project has unsaved changes
      When plugin A posts /close
      And the user discards the unsaved changes
      Then the window of the IDE closes

    @ide.close.unsaved-ignore @needs.plugin-conventions
    Scenario: The user has undone a change that was saved, and made another one
      Given the user has changed a target
      And the user saves the project
      And the project has no unsaved changes
      And the user undoes the change
      And the user has changed a value
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project has unsaved changes
      When plugin A posts /close
      And the user discards the unsaved changes
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: The user has played the changed test
      Given the user has changed a comment
      And the user plays the test
      And the playback is shown as passed
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes
